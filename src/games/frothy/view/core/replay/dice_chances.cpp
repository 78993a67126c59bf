#include "games/frothy/view/core/replay/dice_chances.h"

#include <array>
#include <cmath>
#include <functional>

#include "games/frothy/rules/dice.h"
#include "games/frothy/rules/ids.h"
#include "kernel/odds.h"

namespace frothy {

namespace {

constexpr double sides = static_cast<double>(icon_count);

// How many faces of a die show each value.
std::array<int, max_die_value + 1> faces_with(DiceFaces faces) {
    std::array<int, max_die_value + 1> with{};
    for (std::size_t icon = 0; icon < icon_count; ++icon)
        ++with[static_cast<std::size_t>(value_of(static_cast<Icon>(icon), faces))];
    return with;
}

double choose(int all, int some) {
    double ways = 1.0;
    for (int i = 1; i <= some; ++i)
        ways = ways * (all - some + i) / i;
    return ways;
}

// So many of so many, each with this chance.
double binomial(int all, int some, double chance) {
    return choose(all, some) * std::pow(chance, some) * std::pow(1.0 - chance, all - some);
}

}  // namespace

double Chances::of(int number) const {
    const auto at = static_cast<std::size_t>(number);
    return number < 0 || at >= parts_.size() ? 0.0 : parts_[at];
}

double Chances::below(int number) const {
    double sum = 0.0;
    for (int i = 0; i < number; ++i)
        sum += of(i);
    return sum;
}

double Chances::above(int number) const {
    double sum = 0.0;
    for (int i = static_cast<int>(parts_.size()) - 1; i > number; --i)
        sum += of(i);
    return sum;
}

double Chances::mean() const {
    double sum = 0.0;
    for (std::size_t i = 0; i < parts_.size(); ++i)
        sum += static_cast<double>(i) * parts_[i];
    return sum;
}

double Chances::rank_variance() const {
    double sum = 0.0;
    double before = 0.0;
    for (const double part : parts_) {
        const double off = before + part / 2.0 - 0.5;
        sum += part * off * off;
        before += part;
    }
    return sum;
}

Chances chances_of_kept(int dice, Keep keep, DiceFaces faces) {
    const auto with = faces_with(faces);
    std::vector<double> parts(2 * max_die_value + 1, 0.0);
    ValueCounts values{};
    // One value after the other: so many of the dice that are left show it.
    const std::function<void(int, int, double)> count = [&](int value, int left, double part) {
        const auto place = static_cast<std::size_t>(value);
        const double chance = with[place] / sides;
        const int least = value == max_die_value ? left : 0;
        for (int some = least; some <= left; ++some) {
            values[place] = some;
            const double here = part * choose(left, some) * std::pow(chance, some);
            if (value == max_die_value) {
                parts[static_cast<std::size_t>(most_kept(values, keep))] += here;
            } else {
                count(value + 1, left - some, here);
            }
        }
    };
    count(0, dice, 1.0);
    return Chances(std::move(parts));
}

Chances chances_of_damage(int dice, int resilience, DiceFaces faces) {
    int through = 0;
    for (std::uint8_t icon = 0; icon < icon_count; ++icon)
        through += points_through({&icon, 1}, resilience, faces);
    std::vector<double> parts;
    for (int points = 0; points <= dice; ++points)
        parts.push_back(binomial(dice, points, through / sides));
    return Chances(std::move(parts));
}

Chances chances_of_staying(int dice, int discards) {
    std::vector<double> parts(static_cast<std::size_t>(dice) + 1, 0.0);
    const auto count = static_cast<std::size_t>(dice);
    kernel::FallingDice falling(count, icon_count, kernel::DiceOrder::does_not_matter);
    do {
        const int staying = dice_staying(count_icons(falling.faces()), discards);
        parts[static_cast<std::size_t>(staying)] +=
            static_cast<double>(falling.orders()) / std::pow(sides, dice);
    } while (falling.next());
    return Chances(std::move(parts));
}

}  // namespace frothy
