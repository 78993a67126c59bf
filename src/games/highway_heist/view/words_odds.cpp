// What an answer may bring, plain and with each help, in words and shares (HH-O-10).
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "games/highway_heist/view/core/odds.h"
#include "games/highway_heist/view/heist_view.h"
#include "games/highway_heist/view/names.h"
#include "words/words.h"

namespace highway_heist {

using play::Bearing;
using words::by_count;
using words::mark;
using words::say;
using words::tr;

namespace {

play::OddsWord word_of(kernel::Weight weight, std::string text, const char* rule, Bearing bearing) {
    const double part = static_cast<double>(weight.ways) / static_cast<double>(weight.of);
    play::OddsWord word;
    word.share = play::text_of_share(part, true, 0);
    word.text = word.brief = std::move(text);
    word.rule = rule;
    word.bearing = bearing;
    word.part = part;
    word.percent = play::whole_percent(part);
    word.is_exact = true;
    return word;
}

std::string works_with(const Help& help) {
    if (help.assists > 0 && help.has_boost) return tr("with Assist and Boost");
    if (help.assists > 0) return tr("with an Assist");
    if (help.has_boost) return tr("with a Boost");
    if (help.has_gadget) return tr("with a Gadget");
    return tr("success");
}

// The same where a few tokens are to be given already.
std::string works_with_more(const Help& more) {
    if (more.assists > 0 && more.has_boost) return tr("with one more token and a Boost");
    if (more.assists > 0) return tr("with one more token");
    return works_with(more);
}

constexpr int most_dice_rolled = 5;  // HH-ROLL-04

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
        const auto who = static_cast<MemberId>((roller + step) % members);
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
// How many of the tokens can be of use to so many dice (HH-BST-02).
int useful(int tokens, int dice) { return std::min(tokens, (most_dice_rolled - dice + 1) / 2); }

// What a Defense roll leaves, the least damage first; the first of it names whose it is.
ui::PlainOdds words_of_defense(const RollOutcome& outcome, const std::string& whose = {}) {
    ui::PlainOdds words;
    const auto add = [&](kernel::Weight weight, std::string text, const char* rule,
                         Bearing bearing) {
        if (weight.ways == 0) return;
        if (words.empty() && !whose.empty()) text = say("{0} for {1}", {text, whose});
        words.push_back(word_of(weight, std::move(text), rule, bearing));
    };
    add(outcome.lost[0], tr("no damage"), "HH-DEF-02", Bearing::good);
    for (int slots = 1; slots <= most_damage; ++slots)
        add(outcome.lost.at(static_cast<std::size_t>(slots)),
            say(by_count(slots, "{0} slot lost", "{0} slots lost"), {slots}), "HH-DEF-02",
            Bearing::bad);
    add(outcome.destroyed, tr("the car is destroyed"), "HH-DEF-04", Bearing::grave);
    play::share_out(words);
    return words;
}
play::OddsWord undamaged_with_boost(const RollOutcome& helped) {
    return word_of(helped.lost[0], tr("no damage with a Boost"), "HH-BST-05", Bearing::neutral);
}
play::OddsWord plain_word(kernel::Weight works) {
    if (works.ways == 0) return word_of({1, 1}, tr("failure"), "HH-ROLL-01", Bearing::bad);
    return word_of(works, works_with({}), "HH-ROLL-01", Bearing::good);
}

class Foretelling {
public:
    explicit Foretelling(const View::Decision& decision) : decision_(decision) {}

    ui::PlainOdds of(const Option& answer) const {
        ui::PlainOdds words;
        if (!is_roll(decision_, answer)) return words;
        const RollOutcome plain = odds_of(decision_, answer, {});
        if (plain.is_defense) return defense(plain, answer);
        if (!plain.seen) return words;
        words.push_back(plain_word(plain.works));
        bool is_assist_of_use = true;
        for (const Help& help : helps(answer)) {
            if (help.assists > 0 && !is_assist_of_use) continue;
            const RollOutcome helped = odds_of(decision_, answer, help);
            // With five dice already an Assist changes nothing.
            if (help.assists > 0 && helped.works == plain.works) is_assist_of_use = false;
            if (help.assists > 0 && !is_assist_of_use) continue;
            if (helped.works.ways == 0) continue;
            words.push_back(word_of(helped.works, works_with(help), "HH-BST-01", Bearing::neutral));
        }
        return words;
    }

    // Of Assists that are answered one after the other; `tokens` are still to come after the first.
    ui::PlainOdds of_assists(const Option& first, int tokens) const {
        const RollOutcome plain = odds_of(decision_, first, {tokens, false, false});
        if (plain.is_defense) return defense(plain, first, tokens);
        ui::PlainOdds words;
        if (!plain.seen) return words;
        words.push_back(plain_word(plain.works));
        const Help most = most_help(decision_, first);
        std::vector<Help> more = {{1, false, false}};
        if (most.has_boost) more.insert(more.begin(), {0, true, false});
        if (most.has_boost) more.push_back({1, true, false});
        if (most.has_gadget) more.push_back({0, false, true});
        for (const Help& help : more) {
            Option begun = first;
            int then = tokens;
            if (help.assists > 0) add_token(begun, then);
            const RollOutcome helped =
                odds_of(decision_, begun, {then, help.has_boost, help.has_gadget});
            const bool is_of_use = dice_with(first.value + tokens) < most_dice_rolled &&
                                   then <= tokens_after(decision_);
            if ((help.assists > 0 && !is_of_use) || helped.works.ways == 0) continue;
            words.push_back(
                word_of(helped.works, works_with_more(help), "HH-BST-01", Bearing::neutral));
        }
        return words;
    }

private:
    int dice_with(int tokens) const {
        return std::min(most_dice_rolled, decision_.about.dice + 2 * tokens);
    }
    // By whoever is asked first, else by those who come after.
    void add_token(Option& first, int& then) const {
        const Option larger{Choice::number, static_cast<std::uint8_t>(first.value + 1), {}};
        if (std::ranges::find(decision_.options, larger) == decision_.options.end()) {
            ++then;
        } else {
            first = larger;
        }
    }
    std::vector<Help> helps(const Option& answer) const {
        const Help most = most_help(decision_, answer);
        std::vector<Help> all;
        const int assists = std::min(1, most.assists);
        if (most.has_boost) all.push_back({0, true, false});
        if (assists > 0) all.push_back({assists, false, false});
        if (assists > 0 && most.has_boost) all.push_back({assists, true, false});
        if (most.has_gadget) all.push_back({0, false, true});
        return all;
    }
    ui::PlainOdds defense(const RollOutcome& plain, const Option& answer, int tokens = 0) const {
        ui::PlainOdds words = words_of_defense(plain);
        const Help most = most_help(decision_, answer);
        if (most.has_boost) {
            const RollOutcome helped = odds_of(decision_, answer, {tokens, true, false});
            if (helped.lost[0] == plain.lost[0]) return words;  // HH-CH-03
            words.push_back(undamaged_with_boost(helped));
        }
        return words;
    }

    const View::Decision& decision_;
};

// HH-DIE-02
ui::PlainOdds words_of_enemy_die(const Heist& heist) {
    ui::PlainOdds words;
    for (const EnemyDeed deed : {EnemyDeed::suvs, EnemyDeed::pegs, EnemyDeed::card}) {
        const kernel::Weight share{static_cast<std::uint64_t>(faces_with(deed)), enemy_faces};
        words.push_back(word_of(share, brief_deed(heist, deed), "HH-DIE-02", Bearing::neutral));
        words.back().detail = as_sentence(deed_words(heist, deed)) + '.';
    }
    return words;
}

// Actions that are alike but for whom they are aimed at.
bool is_same_roll(const Option& one, const Option& other) {
    const bool is_aimed = one.choice == Choice::ram || one.choice == Choice::force ||
                          one.choice == Choice::throw_cargo;
    return one.choice == other.choice && (is_aimed || one.value == other.value);
}

}  // namespace

// A card for each token; those that are touched are given, all with one answer.
ui::PlainHand View::hand_of(const Decision& decision, const ui::Seating&) {
    ui::PlainHand hand;
    if (decision.ask != Ask::assist) return hand;
    const std::vector<Giver> givers = givers_of(decision);
    std::vector<std::size_t> whose;  // of each card, among the givers
    for (std::size_t giver = 0; giver < givers.size(); ++giver) {
        const std::string name = member_name(decision.now.terms, givers[giver].who);
        for (int token = 0; token < useful(givers[giver].tokens, decision.about.dice); ++token) {
            ui::PlainCard& card = hand.cards.emplace_back();
            card.face = {ui::Token(whose.size()), {"heist/token"}, name, true};
            card.name = say("Boost token of {0}", {name});
            card.explanation = tr("An Assist: two more dice, to five at most.");
            card.uses = {{words::tr_in("card", "give"), {1}}};
            card.rule = ui::RuleRef("HH-BST-02");
            whose.push_back(giver);
        }
    }
    hand.confirm = [decision, givers, whose](const std::vector<std::size_t>& touched) {
        ui::PlainRow row;
        int dice = decision.about.dice;
        int given = 0;
        for (std::size_t giver = 0; giver < givers.size(); ++giver) {
            if (useful(givers[giver].tokens, dice) <= 0) continue;
            const auto wanted = std::ranges::count_if(
                touched, [&](std::size_t card) { return whose[card] == giver; });
            const int tokens = useful(static_cast<int>(wanted), dice);
            row.answers.push_back(Option{Choice::number, static_cast<std::uint8_t>(tokens), {}});
            given += tokens;
            dice = std::min(most_dice_rolled, dice + 2 * tokens);
        }
        const std::string roll = say(by_count(dice, "Roll {0} die", "Roll {0} dice"), {dice});
        row.label = given == 0
                        ? roll
                        : say(by_count(given, "{1}: {0} token given", "{1}: {0} tokens given"),
                              {given, roll});
        const auto first = row.answers.front().as<Option>();
        row.explanation =
            play::odds_sentence(Foretelling(decision).of_assists(first, given - first.value));
        return row;
    };
    return hand;
}

std::vector<ui::PlainOdds> View::odds_of(const Decision& decision, const ui::Seating&) {
    if (decision.ask == Ask::assist) return {};
    const Foretelling telling(decision);
    std::vector<ui::PlainOdds> odds;
    for (std::size_t i = 0; i < decision.options.size(); ++i) {
        const Option& option = decision.options[i];
        const auto before = std::span(decision.options).first(i);
        const auto same = std::ranges::find_if(
            before, [&](const Option& one) { return is_same_roll(one, option); });
        if (decision.ask == Ask::action && same != before.end()) {
            odds.push_back(odds[static_cast<std::size_t>(same - before.begin())]);
        } else {
            odds.push_back(telling.of(option));
        }
    }
    return odds;
}

// Of the dice in hand: a Defense roll comes without a question before it.
ui::PlainOdds View::odds_of_roll(const kernel::RollAhead<HighwayHeist>& ahead, const ui::Seating&) {
    if (ahead.why == Why::enemy_die) return words_of_enemy_die(ahead.now);
    if (ahead.why != Why::effort) return {};
    const RollOutcome plain = odds_ahead(ahead, {});
    if (!plain.is_rolled()) return {};
    const std::string whose =
        plain.roller == no_member ? std::string() : member_name(ahead.now.terms, plain.roller);
    ui::PlainOdds words =
        plain.is_defense ? words_of_defense(plain, whose) : ui::PlainOdds{plain_word(plain.works)};
    if (plain.roller == no_member || ahead.now[plain.roller].boost == 0) return words;
    const RollOutcome helped = odds_ahead(ahead, {0, true, false});
    if (plain.is_defense) {
        if (helped.lost[0] != plain.lost[0]) words.push_back(undamaged_with_boost(helped));
    } else if (helped.works != plain.works) {
        words.push_back(
            word_of(helped.works, works_with({0, true, false}), "HH-BST-01", Bearing::neutral));
    }
    return words;
}

std::optional<play::CastLuck> View::luck_of(Why why, std::span<const std::uint8_t> faces) {
    return highway_heist::luck_of(why, faces);
}

}  // namespace highway_heist
