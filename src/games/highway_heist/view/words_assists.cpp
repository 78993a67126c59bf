// A roll that others may help with: all of their tokens and the roller's own Boost as one panel.
#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "games/highway_heist/rules/assists.h"
#include "games/highway_heist/rules/procedures.h"
#include "games/highway_heist/view/heist_view.h"
#include "games/highway_heist/view/names.h"
#include "games/highway_heist/view/words_odds.h"
#include "kernel/sheet.h"
#include "words/words.h"

namespace highway_heist {

using play::Bearing;
using words::by_count;
using words::say;
using words::tr;

namespace {

// Who may give tokens to the roll that an Assist is asked for, in the order of the questions
// (HH-O-116), and how many they hold.
struct Giver {
    MemberId who = no_member;
    int tokens = 0;
};
std::vector<Giver> givers_of(const View::Decision& decision) {
    const Heist& heist = decision.now;
    const int members = heist.terms.members;
    const MemberId roller = decision.about.what;
    std::vector<Giver> givers;
    for (int step = (decision.about.who + members - roller) % members; step < members; ++step) {
        const MemberId who = helper_at(heist, roller, step);
        if (heist[who].boost > 0) givers.push_back({who, heist[who].boost});
    }
    return givers;
}
// Those of all but the first.
int tokens_after(const View::Decision& decision) {
    int sum = 0;
    for (const Giver& giver : givers_of(decision))
        if (giver.who != decision.about.who) sum += giver.tokens;
    return sum;
}
// Nobody says it for a computer.
bool offers_boost(const View::Decision& decision, const ui::Seating& seating) {
    const MemberId roller = decision.about.what;
    const kernel::PlayerId owner = owner_of(decision.now.terms, roller);
    if (owner < seating.seats.size() && !seating.seat(owner).is_human) return false;
    return may_promise_boost(decision.now, roller, decision.about.skill);
}

// The cards of the panel: a token each, those of the givers first.
struct Tokens {
    std::vector<Giver> givers;
    std::vector<std::size_t> whose;  // of each card, among the givers
    bool has_own = false;            // the last card is the roller's own

    Tokens(const View::Decision& decision, const ui::Seating& seating)
        : givers(givers_of(decision)), has_own(offers_boost(decision, seating)) {
        for (std::size_t giver = 0; giver < givers.size(); ++giver) {
            const int some = useful_tokens(givers[giver].tokens, decision.about.dice);
            whose.insert(whose.end(), static_cast<std::size_t>(some), giver);
        }
    }
    std::size_t own() const { return whose.size(); }
};

// With the own Boost, if it is promised already.
std::string works_with_more(const Help& more, bool is_promised) {
    if (more.assists > 0 && more.has_boost && !is_promised)
        return tr("with one more token and a Boost");
    if (more.assists > 0) return tr("with one more token");
    return works_with(more);
}

// Of Assists that are answered one after the other.
class HelpedOdds {
public:
    HelpedOdds(const View::Decision& decision, bool is_boosted)
        : decision_(decision), is_boosted_(is_boosted) {}

    // `tokens` are still to come after the first answer.
    ui::PlainOdds words(const Option& first, int tokens) const {
        const RollOutcome plain = odds_of(decision_, first, {tokens, is_boosted_, false});
        if (plain.is_defense) return defense(plain, first, tokens);
        ui::PlainOdds words;
        if (!plain.seen) return words;
        words.push_back(plain_word(plain));
        for (const Help& help : more(first)) {
            Option begun = first;
            int then = tokens;
            if (help.assists > 0) add_token(begun, then);
            const RollOutcome helped =
                odds_of(decision_, begun, {then, help.has_boost, help.has_gadget});
            const bool is_of_use =
                dice_with(decision_.about.dice, first.value + tokens) < most_dice &&
                then <= tokens_after(decision_);
            if ((help.assists > 0 && !is_of_use) || helped.works.ways == 0) continue;
            words.push_back(word_of(helped.works, helped.is_exact,
                                    works_with_more(help, is_boosted_), "HH-BST-01",
                                    Bearing::neutral));
        }
        return words;
    }

private:
    // By whoever is asked first, else by those who come after.
    void add_token(Option& first, int& then) const {
        const Option larger{Choice::number, static_cast<std::uint8_t>(first.value + 1), {}};
        if (std::ranges::find(decision_.options, larger) == decision_.options.end()) {
            ++then;
        } else {
            first = larger;
        }
    }
    std::vector<Help> more(const Option& first) const {
        const Help most = most_help(decision_, first);
        std::vector<Help> all;
        if (most.has_boost && !is_boosted_) all.push_back({0, true, false});
        all.push_back({1, is_boosted_, false});
        if (most.has_boost && !is_boosted_) all.push_back({1, true, false});
        if (most.has_gadget) all.push_back({0, false, true});
        return all;
    }
    ui::PlainOdds defense(const RollOutcome& plain, const Option& first, int tokens) const {
        ui::PlainOdds words = words_of_defense(plain);
        if (is_boosted_ || !most_help(decision_, first).has_boost) return words;
        const RollOutcome helped = odds_of(decision_, first, {tokens, true, false});
        if (helped.lost[0] != plain.lost[0]) words.push_back(undamaged_with_boost(helped));
        return words;
    }

    const View::Decision& decision_;
    bool is_boosted_;
};

ui::PlainCard token_card(std::size_t number, const std::string& name) {
    ui::PlainCard card;
    card.face = {ui::Token(number), {"heist/token"}, name, true};
    card.name = say("Boost token of {0}", {name});
    card.explanation = tr("An Assist: two more dice, to five at most.");
    card.uses = {{words::tr_in("card", "give"), {1}}};
    card.rule = ui::RuleRef("HH-BST-02");
    return card;
}
ui::PlainCard own_card(std::size_t number, const std::string& name) {
    ui::PlainCard card = token_card(number, name);
    card.explanation = tr("Spent after the roll if arrows are what it lacks. Not touched, you are "
                          "asked then.");
    card.uses = {{words::tr_in("card", "Boost"), {1}}};
    card.rule = ui::RuleRef("HH-BST-01");
    return card;
}

std::string roll_words(int dice, int given, bool is_boosted) {
    const std::string roll = say(by_count(dice, "Roll {0} die", "Roll {0} dice"), {dice});
    std::string label =
        given == 0
            ? roll
            : say(by_count(given, "{1}: {0} token given", "{1}: {0} tokens given"), {given, roll});
    return is_boosted ? say("{0}, Boost ready", {label}) : label;
}

// All dice show boost symbols.
struct AllBoosts {
    std::optional<int> answer(const kernel::Question<HighwayHeist>&) { return std::nullopt; }
    bool cast(const kernel::Roll<HighwayHeist>& roll, kernel::Faces& faces) {
        if (roll.why != Why::effort) return false;
        constexpr std::uint8_t boost_face = 3;
        static_assert(effort_of(boost_face) == Effort::boost);
        faces.resize(roll.count);
        for (std::size_t i = 0; i < faces.size(); ++i)
            faces[i] = boost_face;
        return true;
    }
};

}  // namespace

// Those that are touched are given, all with one answer.
ui::PlainHand View::hand_of(const Decision& decision, const ui::Seating& seating) {
    ui::PlainHand hand;
    if (decision.ask != Ask::assist) return hand;
    hand.names_uses = false;  // each has one: a word under it tells that it is given
    const Tokens tokens(decision, seating);
    const Terms& terms = decision.now.terms;
    for (const std::size_t giver : tokens.whose)
        hand.cards.push_back(
            token_card(hand.cards.size(), member_name(terms, tokens.givers[giver].who)));
    if (tokens.has_own)
        hand.cards.push_back(own_card(hand.cards.size(), member_name(terms, decision.about.what)));
    hand.confirm = [decision, tokens](const std::vector<std::size_t>& touched) {
        ui::PlainRow row;
        int dice = decision.about.dice;
        int given = 0;
        for (std::size_t giver = 0; giver < tokens.givers.size(); ++giver) {
            if (useful_tokens(tokens.givers[giver].tokens, dice) <= 0) continue;
            const auto wanted = std::ranges::count_if(touched, [&](std::size_t card) {
                return card < tokens.own() && tokens.whose[card] == giver;
            });
            const int some = useful_tokens(static_cast<int>(wanted), dice);
            row.answers.push_back(Option{Choice::number, static_cast<std::uint8_t>(some), {}});
            given += some;
            dice = dice_with(dice, some);
        }
        const bool is_boosted =
            tokens.has_own && std::ranges::find(touched, tokens.own()) != touched.end();
        row.label = roll_words(dice, given, is_boosted);
        const auto first = row.answers.front().as<Option>();
        row.explanation =
            play::odds_sentence(HelpedOdds(decision, is_boosted).words(first, given - first.value));
        if (is_boosted) row.answers.push_back(Option{Choice::yes});
        return row;
    };
    return hand;
}

std::vector<std::size_t> View::ready_cards(const Decision& decision, const ui::Seating& seating,
                                           const Adviser& advise) {
    if (decision.ask != Ask::assist) return {};
    const Tokens tokens(decision, seating);
    std::array<int, most_members> given{};
    std::vector<Option> answers;
    std::optional<Decision> there = decision;
    while (there && there->ask == Ask::assist) {
        const Option advised = there->options[advise(*there)];
        given.at(there->about.who) = advised.value;
        answers.push_back(advised);
        there = kernel::decision_after(*there, std::span(&advised, 1));
    }
    std::vector<std::size_t> ready;
    for (std::size_t card = 0; card < tokens.own(); ++card)
        if (given.at(tokens.givers[tokens.whose[card]].who)-- > 0) ready.push_back(card);
    // What a Defense roll lacks is known by its dice alone.
    if (!tokens.has_own || decision.about.skill == Skill::defense) return ready;
    AllBoosts boosts;
    const auto then = kernel::consequence_of(decision, answers, kernel::AnswerOrder::given, boosts);
    if (!then.asked || then.asked->ask != Ask::boost) return ready;
    Decision boost = decision;
    static_cast<kernel::FrozenQuestion<HighwayHeist>&>(boost) = *then.asked;
    boost.now = then.now;
    if (boost.options[advise(boost)].choice == Choice::yes) ready.push_back(tokens.own());
    return ready;
}

// A Boost that was promised is that of the very next roll.
bool View::is_meant(const Decision& first, const Decision& now, std::size_t casts) {
    return first.ask != Ask::assist || casts == 0 || (casts == 1 && now.ask == Ask::boost);
}

}  // namespace highway_heist
