// What is said of the dice of a race.
#include <algorithm>
#include <cmath>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/view/core/replay/race_tale.h"
#include "words/words.h"

namespace frothy {

using words::mark;
using words::say;
using words::tr;
using words::tr_in;

namespace {

constexpr double rarest_told = 1e-6;

// In words, by the part of all races in which the same casts go worse.
const char* verdict_pattern(double below) {
    if (below < 0.05)
        return mark("{0} was very unlucky: the same rolls go worse in {1} of 100 races.");
    if (below < 0.25) return mark("{0} was unlucky: the same rolls go worse in {1} of 100 races.");
    if (below <= 0.75) {
        return mark("{0} had the usual luck: the same rolls go worse in {1} of 100 races.");
    }
    if (below <= 0.95) return mark("{0} was lucky: the same rolls go worse in {1} of 100 races.");
    return mark("{0} was very lucky: the same rolls go worse in {1} of 100 races.");
}

}  // namespace

std::string luck_kind_name(LuckKind kind) {
    switch (kind) {
    case LuckKind::speed: return tr("Speed Checks");
    case LuckKind::control: return tr("Control rolls");
    case LuckKind::attack: return tr_in("dice of", "Attacks");
    case LuckKind::defence: return tr_in("dice of", "Defences");
    case LuckKind::damage: return tr_in("dice of", "Damage rolls");
    }
    return {};
}

std::string tenths(double number) {
    const auto rounded = static_cast<int>(std::lround(number * 10.0));
    return std::to_string(rounded / 10) + tr_in("decimal point", ".") +
           std::to_string(std::abs(rounded % 10));
}

std::string one_in(double chance) {
    if (chance < rarest_told) return tr("less than 1 in a million");
    return say("1 in {0}", {static_cast<int>(std::lround(1.0 / chance))});
}

namespace {

int of_hundred(double share) {
    return std::clamp(static_cast<int>(std::lround(share * 100.0)), 1, 99);
}

std::string counted_text(const KindLuck& its, LuckKind kind, DiceFaces printed) {
    const std::string expected = tenths(its.expected);
    if (kind == LuckKind::control) {
        return say(
            "Rolls: {0}, dice: {1}. Dice left after pairs and discards: {2}, with {3} expected.",
            {its.casts, its.dice, its.outcome, expected});
    }
    const std::string mean = tenths(value_sum(its, printed) / static_cast<double>(its.dice));
    const char* pattern = mark("Rolls: {0}, dice: {1}. {2} a die, with {3} expected. The most that "
                               "could be kept: {4}, with {5} expected.");
    if (kind == LuckKind::speed) {
        pattern = its.expected > 0.0
                      ? mark("Rolls: {0}, dice: {1}. {2} a die, with {3} expected. The most that "
                             "could be kept to speed up: {4}, with {5} expected.")
                      : mark("Rolls: {0}, dice: {1}. {2} a die, with {3} expected.");
    }
    if (kind == LuckKind::damage) {
        pattern = mark("Rolls: {0}, dice: {1}. {2} a die, with {3} expected. Damage that got "
                       "through: {4}, with {5} expected.");
    }
    return say(pattern,
               {its.casts, its.dice, mean, tenths(mean_value(printed)), its.outcome, expected});
}

// The kinds that went furthest the way the whole did.
std::string chief_kinds(const SeatLuck& luck, bool is_lucky) {
    const auto gain = [&](std::size_t kind) {
        const KindLuck& its = luck.kinds[kind];
        return is_lucky ? its.balance() : -its.balance();
    };
    double most = 0.0;
    for (std::size_t kind = 0; kind < luck_kind_count; ++kind)
        most = std::max(most, gain(kind));
    std::vector<std::string> kinds;
    for (std::size_t kind = 0; kind < luck_kind_count; ++kind) {
        const bool is_chief = gain(kind) > 0.0 && gain(kind) >= most / 2.0;
        if (is_chief) kinds.push_back(luck_kind_name(static_cast<LuckKind>(kind)));
    }
    return listing_of(kinds);
}

}  // namespace

std::string dice_text(const KindLuck& its, LuckKind kind, DiceFaces printed) {
    std::string counted = counted_text(its, kind, printed);
    const std::optional<double> below = its.share_below();
    if (!below) return counted;
    return say("{0} The same rolls go worse in {1} of 100 races.", {counted, of_hundred(*below)});
}

std::string cast_text(const JudgedCast& cast, DiceFaces printed, const Names& names) {
    constexpr Why whys[] = {Why::speed_check, Why::control, Why::attack, Why::attack, Why::damage};
    const Why why = whys[static_cast<std::size_t>(cast.kind)];
    return say("Round {0}: {1}", {static_cast<int>(cast.round),
                                  describe_cast(why, cast.who, cast.faces, printed, names)});
}

std::string outcome_text(const JudgedCast& cast) {
    const char* pattern = mark("What is kept comes to {0} at most; {1} was expected.");
    if (cast.lucky == Lucky::low) {
        pattern = mark("What is kept comes to {0} at most; {1} was expected. Without a card it "
                       "can only slow down: the lower, the luckier.");
    }
    if (cast.kind == LuckKind::control) {
        pattern = mark("Dice left: {0}; {1} expected. The fewer, the luckier.");
    }
    if (cast.kind == LuckKind::damage) {
        pattern = mark("Damage that gets through: {0}; {1} expected. The less, the luckier.");
    }
    return say(pattern, {cast.outcome, tenths(cast.expected)});
}

std::string lucky_text(const JudgedCast& cast) {
    return say("As well or better: {0}.", {one_in(cast.as_lucky)});
}

std::string unlucky_text(const JudgedCast& cast) {
    return say("As badly or worse: {0}.", {one_in(cast.as_unlucky)});
}

std::string luck_verdict(const SeatLuck& luck, const std::string& name) {
    const std::optional<double> below = luck.share_below();
    if (!below) return say("{0} rolled too few dice to speak of luck.", {name});
    const std::string verdict = say(verdict_pattern(*below), {name, of_hundred(*below)});
    const bool is_usual = *below >= 0.25 && *below <= 0.75;
    const std::string chief = is_usual ? "" : chief_kinds(luck, *below > 0.75);
    return chief.empty() ? verdict : say("{0} Above all: {1}.", {verdict, chief});
}

std::string luck_method(const SeatLuck& luck) {
    return say(
        "Each roll is ranked among all the ways its dice could fall, counted exactly; the sum of "
        "the ranks of {0} rolls is compared with what fair dice give. Dice rolled again count "
        "only among the faces, and so do Speed Checks with cards that slow down.",
        {luck.judged});
}

}  // namespace frothy
