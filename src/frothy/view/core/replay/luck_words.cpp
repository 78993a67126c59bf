// What is said of the dice of a race.
#include <algorithm>
#include <cmath>

#include "frothy/view/race_tale.h"
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
        return mark("{0} was very unlucky: the same casts go worse in {1} of 100 races.");
    if (below < 0.25) return mark("{0} was unlucky: the same casts go worse in {1} of 100 races.");
    if (below <= 0.75) {
        return mark("{0} had the usual luck: the same casts go worse in {1} of 100 races.");
    }
    if (below <= 0.95) return mark("{0} was lucky: the same casts go worse in {1} of 100 races.");
    return mark("{0} was very lucky: the same casts go worse in {1} of 100 races.");
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

std::string dice_text(const KindLuck& its, LuckKind kind, DiceFaces printed) {
    const std::string expected = tenths(its.expected);
    if (kind == LuckKind::control) {
        return say(
            "Casts: {0}, dice: {1}. Dice that stayed when pairs and discards were gone: {2}, "
            "with {3} expected.",
            {its.casts, its.dice, its.outcome, expected});
    }
    const std::string mean = tenths(value_sum(its, printed) / static_cast<double>(its.dice));
    const char* pattern = mark("Casts: {0}, dice: {1}. {2} a die, with {3} expected. The most that "
                               "might be kept: {4}, with {5} expected.");
    if (kind == LuckKind::damage) {
        pattern = mark("Casts: {0}, dice: {1}. {2} a die, with {3} expected. Damage that got "
                       "through: {4}, with {5} expected.");
    }
    return say(pattern,
               {its.casts, its.dice, mean, tenths(mean_value(printed)), its.outcome, expected});
}

std::string cast_text(const JudgedCast& cast, DiceFaces printed, const Names& names) {
    constexpr Why whys[] = {Why::speed_check, Why::control, Why::attack, Why::attack, Why::damage};
    const Why why = whys[static_cast<std::size_t>(cast.kind)];
    return say("Round {0}: {1}", {static_cast<int>(cast.round),
                                  describe_cast(why, cast.who, cast.faces, printed, names)});
}

std::string outcome_text(const JudgedCast& cast) {
    const char* pattern = mark("At most {0} may be kept of them; {1} was to be expected.");
    if (cast.lucky == Lucky::low) {
        pattern = mark("At most {0} may be kept of them; {1} was to be expected. Without a card it "
                       "can only slow down: the lower, the luckier.");
    }
    if (cast.kind == LuckKind::control) {
        pattern = mark("Dice that stay: {0}; {1} was to be expected. The fewer, the luckier.");
    }
    if (cast.kind == LuckKind::damage) {
        pattern =
            mark("Damage that gets through: {0}; {1} was to be expected. The less, the luckier.");
    }
    return say(pattern, {cast.outcome, tenths(cast.expected)});
}

std::string lucky_text(const JudgedCast& cast) {
    return say("So well or better: {0}.", {one_in(cast.as_lucky)});
}

std::string unlucky_text(const JudgedCast& cast) {
    return say("So badly or worse: {0}.", {one_in(cast.as_unlucky)});
}

std::string luck_verdict(const SeatLuck& luck, const std::string& name) {
    const std::optional<double> below = luck.share_below();
    if (!below) return say("{0} cast too few dice to tell luck from chance.", {name});
    const int of_hundred = std::clamp(static_cast<int>(std::lround(*below * 100.0)), 1, 99);
    return say(verdict_pattern(*below), {name, of_hundred});
}

std::string luck_method(const SeatLuck& luck) {
    return say("Each cast is ranked among all ways in which its dice could fall, counted exactly; "
               "the sum of the ranks of {0} casts is judged by its normal approximation. Dice "
               "rolled again count among the faces alone.",
               {luck.casts});
}

}  // namespace frothy
