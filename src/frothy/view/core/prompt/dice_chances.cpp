#include "frothy/view/dice_chances.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <functional>

#include "frothy/dice.h"
#include "frothy/ids.h"

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

// How many dice are left of two icons that cancel each other.
std::vector<double> left_of_pairs(int dice) {
    std::vector<double> parts(static_cast<std::size_t>(dice) + 1, 0.0);
    for (int first = 0; first <= dice; ++first)
        parts[static_cast<std::size_t>(std::abs(2 * first - dice))] += binomial(dice, first, 0.5);
    return parts;
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

int most_kept(std::vector<int> values, Keep keep) {
    std::ranges::sort(values);
    const int lowest = values.front();
    const int highest = values.back();
    if (values.size() == 1) return lowest;
    switch (keep) {
    case Keep::any_two: return highest + values[values.size() - 2];
    case Keep::one_lowest: return lowest + highest;
    case Keep::two_lowest: return lowest + values[1];
    case Keep::any_one: return highest;
    }
    return 0;
}

Chances chances_of_kept(int dice, Keep keep, DiceFaces faces) {
    const auto with = faces_with(faces);
    std::vector<double> parts(2 * max_die_value + 1, 0.0);
    std::vector<int> values;
    // One value after the other: so many of the dice that are left show it.
    const std::function<void(int, int, double)> count = [&](int value, int left, double part) {
        if (value == max_die_value) {
            const double chance = with[max_die_value] / sides;
            values.insert(values.end(), static_cast<std::size_t>(left), value);
            parts[static_cast<std::size_t>(most_kept(values, keep))] +=
                part * std::pow(chance, left);
            values.resize(values.size() - static_cast<std::size_t>(left));
            return;
        }
        const double chance = with[static_cast<std::size_t>(value)] / sides;
        const std::size_t before = values.size();
        for (int some = 0; some <= left; ++some) {
            count(value + 1, left - some, part * choose(left, some) * std::pow(chance, some));
            values.push_back(value);
        }
        values.resize(before);
    };
    count(0, dice, 1.0);
    return Chances(std::move(parts));
}

Chances chances_of_damage(int dice, int resilience, DiceFaces faces) {
    const auto with = faces_with(faces);
    int through = 0;
    for (int value = 0; value <= max_die_value; ++value) {
        if (value > resilience) through += with[static_cast<std::size_t>(value)];
    }
    std::vector<double> parts;
    for (int points = 0; points <= dice; ++points)
        parts.push_back(binomial(dice, points, through / sides));
    return Chances(std::move(parts));
}

Chances chances_of_staying(int dice, int discards) {
    // Spins, Slow and Haste, and the two icons without a counterpart: two faces of six each.
    std::vector<double> parts(static_cast<std::size_t>(dice) + 1, 0.0);
    for (int spins = 0; spins <= dice; ++spins) {
        const std::vector<double> of_spins = left_of_pairs(spins);
        for (int paces = 0; spins + paces <= dice; ++paces) {
            const int others = dice - spins - paces;
            const double part =
                choose(dice, spins) * choose(dice - spins, paces) * std::pow(1.0 / 3.0, dice);
            const std::vector<double> of_paces = left_of_pairs(paces);
            for (int a = 0; a <= spins; ++a) {
                for (int b = 0; b <= paces; ++b) {
                    const int staying = std::max(0, a + b + others - discards);
                    parts[static_cast<std::size_t>(staying)] +=
                        part * of_spins[static_cast<std::size_t>(a)] *
                        of_paces[static_cast<std::size_t>(b)];
                }
            }
        }
    }
    return Chances(std::move(parts));
}

}  // namespace frothy
