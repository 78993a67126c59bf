// Games of all kinds, by number, and drivers that play them by chance.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "games/highway_heist/rules/highway_heist.h"
#include "kernel/dice.h"

namespace highway_heist {

// Every scenario, difficulty, number of people and of characters; characters and vehicles as dealt
// by the number.
inline Terms terms_of(std::uint64_t number) {
    Terms terms;
    terms.scenario = static_cast<Scenario>(number % 3);
    terms.difficulty = static_cast<Difficulty>(number / 3 % 4);
    terms.members = static_cast<std::uint8_t>(least_members + number / 12 % 3);
    terms.players = static_cast<std::uint8_t>(1 + number / 36 % terms.members);
    kernel::Chance chance(number);
    std::array<Character, 6> characters = {Character::captain,  Character::undercover,
                                           Character::enforcer, Character::showman,
                                           Character::ghost,    Character::tech};
    for (std::size_t i = 0; i < terms.characters.size(); ++i) {
        std::swap(characters[i], characters[i + chance.number(6 - i)]);
        terms.characters[i] = characters[i];
        std::swap(terms.cars[i], terms.cars[i + chance.number(4 - i)]);
    }
    return terms;
}

// Drives, leaps and passes seldom, so that all else comes up; takes what helps it half the time.
class Busy {
public:
    explicit Busy(std::uint64_t seed) : chance_(seed) {}

    int operator()(const Heist&, const kernel::Question<HighwayHeist>& question) {
        const auto size = static_cast<std::uint32_t>(question.options.size());
        const auto index = chance_.number(size);
        if (question.ask != Ask::action) return static_cast<int>(index);
        const Choice choice = question.options[index].choice;
        const bool is_dull = choice == Choice::drive || choice == Choice::leap ||
                             choice == Choice::pass || choice == Choice::take_boost;
        return static_cast<int>(is_dull ? chance_.number(size) : index);
    }

private:
    kernel::Chance chance_;
};

}  // namespace highway_heist
