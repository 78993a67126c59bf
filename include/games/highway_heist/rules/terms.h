// What the table agrees on before the game.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/highway_heist/rules/tables.h"
#include "kernel/player.h"

namespace highway_heist {

using MemberId = std::uint8_t;  // of the team: a character with board, vehicle and peg
inline constexpr MemberId no_member = 0xFF;
inline constexpr std::size_t most_members = 4;
inline constexpr std::size_t least_members = 2;

enum class Difficulty : std::uint8_t { easy, standard, hard, beast };

struct Terms {
    Scenario scenario = Scenario::tank_assault;
    Difficulty difficulty = Difficulty::standard;
    std::uint8_t players = 2;  // people
    std::uint8_t members = 2;  // characters; who is fewer than these plays several
    // Of each member; no two have the same.
    std::array<Character, most_members> characters = {Character::captain, Character::enforcer,
                                                      Character::undercover, Character::showman};
    std::array<Car, most_members> cars = {Car::muscle, Car::drifter, Car::racer, Car::supercar};
    // Of each member, with what it begins: damage of its car, Boost tokens (HH-SET-04, HH-O-150).
    std::array<std::uint8_t, most_members> damage{};
    std::array<std::uint8_t, most_members> boost = {2, 2, 2, 2};

    friend bool operator==(const Terms&, const Terms&) = default;
};

// Whose a member is: dealt in turn from the first on.
constexpr kernel::PlayerId owner_of(const Terms& terms, MemberId member) {
    return static_cast<kernel::PlayerId>(member % terms.players);
}
// Nobody's where it is not of the team.
constexpr kernel::PlayerId seat_of(const Terms& terms, MemberId member) {
    return member < terms.members ? owner_of(terms, member) : kernel::nobody;
}

// How many Stunt cards of Levels 1 and 2 are in the deck (HH-DIF-01, HH-DIF-02,
// HH-DIF-03, HH-DIF-04, HH-R-14).
constexpr std::array<int, 2> stunts_in_deck(Difficulty difficulty) {
    constexpr std::array<std::array<int, 2>, 4> decks = {{{4, 4}, {3, 3}, {2, 3}, {2, 2}}};
    return decks[static_cast<std::size_t>(difficulty)];
}

// What a throw of Cargo needs (HH-O-74).
constexpr int throw_need(Difficulty difficulty) { return difficulty >= Difficulty::hard ? 2 : 1; }

// How far it reaches (HH-O-74).
constexpr int throw_reach(Difficulty difficulty, std::uint8_t members) {
    if (members == most_members) return difficulty <= Difficulty::standard ? 5 : 3;
    return difficulty == Difficulty::beast ? 1 : 3;
}

// Whether no Enemy card closes the door once it is open (HH-O-73).
constexpr bool keeps_open(Difficulty difficulty, std::uint8_t members) {
    return difficulty <= Difficulty::standard && members == most_members;
}

// In whose End of Round the Level 3 card leaves (HH-D-04).
constexpr int last_round(Difficulty difficulty) {
    const auto deck = stunts_in_deck(difficulty);
    return deck[0] + deck[1] + 1 + 2;
}

}  // namespace highway_heist
