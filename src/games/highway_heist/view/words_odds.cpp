// What an answer may bring, plain and with each help, in words and shares (HH-O-10).
#include "games/highway_heist/view/words_odds.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "games/highway_heist/view/heist_view.h"
#include "games/highway_heist/view/names.h"
#include "words/words.h"

namespace highway_heist {

using play::Bearing;
using words::by_count;
using words::mark;
using words::say;
using words::tr;

play::OddsWord word_of(kernel::Weight weight, bool is_exact, std::string text, const char* rule,
                       Bearing bearing) {
    const double part = static_cast<double>(weight.ways) / static_cast<double>(weight.of);
    play::OddsWord word;
    word.share = is_exact ? play::text_of_share(part, true, 0) : play::text_of_estimate(part);
    word.text = word.brief = std::move(text);
    word.rule = rule;
    word.bearing = bearing;
    word.part = part;
    word.percent = play::whole_percent(part);
    word.is_exact = is_exact;
    return word;
}

std::string works_with(const Help& help) {
    if (help.assists > 0 && help.has_boost) return tr("with Assist and Boost");
    if (help.assists > 0) return tr("with an Assist");
    if (help.has_boost) return tr("with a Boost");
    if (help.has_gadget) return tr("with a Gadget");
    return tr("success");
}

ui::PlainOdds words_of_defense(const RollOutcome& outcome, const std::string& whose) {
    ui::PlainOdds words;
    const auto add = [&](kernel::Weight weight, std::string text, const char* rule,
                         Bearing bearing) {
        if (weight.ways == 0) return;
        if (words.empty() && !whose.empty()) text = say("{0} for {1}", {text, whose});
        words.push_back(word_of(weight, outcome.is_exact, std::move(text), rule, bearing));
    };
    add(outcome.lost[0], tr("no damage"), "HH-DEF-02", Bearing::good);
    for (int slots = 1; slots <= most_damage; ++slots)
        add(outcome.lost.at(static_cast<std::size_t>(slots)),
            say(by_count(slots, "{0} slot lost", "{0} slots lost"), {slots}), "HH-DEF-02",
            Bearing::bad);
    add(outcome.destroyed, tr("the car is destroyed"), "HH-DEF-04", Bearing::grave);
    play::share_out(words);
    for (play::OddsWord& word : words)
        if (!word.is_exact) word.share = play::text_of_estimate(word.part);
    return words;
}
play::OddsWord undamaged_with_boost(const RollOutcome& helped) {
    return word_of(helped.lost[0], helped.is_exact, tr("no damage with a Boost"), "HH-BST-05",
                   Bearing::neutral);
}
play::OddsWord plain_word(const RollOutcome& plain) {
    if (plain.works.ways == 0)
        return word_of({1, 1}, plain.is_exact, tr("failure"), "HH-ROLL-01", Bearing::bad);
    return word_of(plain.works, plain.is_exact, works_with({}), "HH-ROLL-01", Bearing::good);
}

namespace {

class Foretelling {
public:
    explicit Foretelling(const View::Decision& decision) : decision_(decision) {}

    ui::PlainOdds of(const Option& answer) const {
        ui::PlainOdds words;
        if (!is_roll(decision_, answer)) return words;
        const RollOutcome plain = odds_of(decision_, answer, {});
        if (plain.is_defense) return defense(plain, answer);
        if (!plain.seen) return words;
        words.push_back(plain_word(plain));
        bool is_assist_of_use = true;
        for (const Help& help : helps(answer)) {
            if (help.assists > 0 && !is_assist_of_use) continue;
            const RollOutcome helped = odds_of(decision_, answer, help);
            // With five dice already an Assist changes nothing.
            if (help.assists > 0 && helped.works == plain.works) is_assist_of_use = false;
            if (help.assists > 0 && !is_assist_of_use) continue;
            if (helped.works.ways == 0) continue;
            words.push_back(word_of(helped.works, helped.is_exact, works_with(help), "HH-BST-01",
                                    Bearing::neutral));
        }
        return words;
    }

private:
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
    ui::PlainOdds defense(const RollOutcome& plain, const Option& answer) const {
        ui::PlainOdds words = words_of_defense(plain);
        const Help most = most_help(decision_, answer);
        if (most.has_boost) {
            const RollOutcome helped = odds_of(decision_, answer, {0, true, false});
            if (helped.lost[0] == plain.lost[0]) return words;  // HH-CH-03
            words.push_back(undamaged_with_boost(helped));
        }
        return words;
    }

    const View::Decision& decision_;
};

}  // namespace

ui::PlainOdds odds_words(const View::Decision& decision, const Option& answer) {
    return Foretelling(decision).of(answer);
}

namespace {

// HH-DIE-02
ui::PlainOdds words_of_enemy_die(const Heist& heist) {
    ui::PlainOdds words;
    for (const EnemyDeed deed : {EnemyDeed::suvs, EnemyDeed::pegs, EnemyDeed::card}) {
        const kernel::Weight share{static_cast<std::uint64_t>(faces_with(deed)), enemy_faces};
        words.push_back(
            word_of(share, true, brief_deed(heist, deed), "HH-DIE-02", Bearing::neutral));
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
        plain.is_defense ? words_of_defense(plain, whose) : ui::PlainOdds{plain_word(plain)};
    if (plain.roller == no_member || ahead.now[plain.roller].boost == 0) return words;
    const RollOutcome helped = odds_ahead(ahead, {0, true, false});
    if (plain.is_defense) {
        if (helped.lost[0] != plain.lost[0]) words.push_back(undamaged_with_boost(helped));
    } else if (helped.works != plain.works) {
        words.push_back(word_of(helped.works, helped.is_exact, works_with({0, true, false}),
                                "HH-BST-01", Bearing::neutral));
    }
    return words;
}

std::optional<play::CastLuck> View::luck_of(Why why, std::span<const std::uint8_t> faces) {
    return highway_heist::luck_of(why, faces);
}

}  // namespace highway_heist
