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
    return tr("works");
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
        words.push_back(word_of(plain.works, works_with({}), "HH-ROLL-01", Bearing::good));
        for (const Help& help : helps(answer)) {
            const RollOutcome helped = odds_of(decision_, answer, help);
            words.push_back(word_of(helped.works, works_with(help), "HH-BST-01", Bearing::neutral));
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
        ui::PlainOdds words;
        for (int slots = 0; slots <= most_damage; ++slots) {
            const kernel::Weight weight = plain.lost.at(static_cast<std::size_t>(slots));
            if (weight.ways == 0) continue;
            const std::string text =
                slots == 0 ? std::string(tr("no damage"))
                           : say(by_count(slots, "{0} slot lost", "{0} slots lost"), {slots});
            words.push_back(
                word_of(weight, text, "HH-DEF-02", slots == 0 ? Bearing::good : Bearing::bad));
        }
        if (plain.destroyed.ways > 0)
            words.push_back(
                word_of(plain.destroyed, tr("the car is destroyed"), "HH-DEF-04", Bearing::grave));
        const Help most = most_help(decision_, answer);
        if (most.has_boost) {
            const RollOutcome helped = odds_of(decision_, answer, {0, true, false});
            if (helped.lost[0] == plain.lost[0]) return words;  // HH-CH-03
            words.push_back(word_of(helped.lost[0], tr("no damage with a Boost"), "HH-BST-05",
                                    Bearing::neutral));
        }
        return words;
    }

    const View::Decision& decision_;
};

// Actions that are alike but for whom they are aimed at.
bool is_same_roll(const Option& one, const Option& other) {
    const bool is_aimed = one.choice == Choice::ram || one.choice == Choice::force ||
                          one.choice == Choice::throw_cargo;
    return one.choice == other.choice && (is_aimed || one.value == other.value);
}

}  // namespace

std::vector<ui::PlainOdds> View::odds_of(const Decision& decision, const ui::Seating&) {
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

std::optional<play::CastLuck> View::luck_of(Why why, std::span<const std::uint8_t> faces) {
    return highway_heist::luck_of(why, faces);
}

}  // namespace highway_heist
