// A game as a plain value.
#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "games/highway_heist/rules/terms.h"
#include "kernel/fixed_vector.h"

namespace highway_heist {

// HH-O-01: x 1 (west) to 12 (east), y 1 (north) to 6 (south).
struct Space {
    std::int8_t x = 0;
    std::int8_t y = 0;

    friend constexpr bool operator==(Space, Space) = default;
    // Resolution Order (HH-O-04, HH-RES-01).
    friend constexpr auto operator<=>(Space, Space) = default;
};
inline constexpr int road_length = 12;  // HH-CMP-01, HH-R-01
inline constexpr int lanes = 6;
inline constexpr int start_row = 2;  // HH-O-02
constexpr bool is_on_road(Space space) {
    return space.x >= 1 && space.x <= road_length && space.y >= 1 && space.y <= lanes;
}
constexpr Space beyond(Space space, int dx, int dy) {
    return {static_cast<std::int8_t>(space.x + dx), static_cast<std::int8_t>(space.y + dy)};
}

// Where something stands: its north-western space and its extent.
struct Block {
    Space at;
    std::int8_t length = 1;
    std::int8_t width = 1;

    bool covers(Space space) const {
        return space.x >= at.x && space.x < at.x + length && space.y >= at.y &&
               space.y < at.y + width;
    }
};

// What a peg may stand on: vehicles by their number (those of the players, then the SUVs), what
// belongs to the enemy (HH-CMP-06), the four spaces of the Semi from the rear to the cab.
using Perch = std::uint8_t;
inline constexpr std::size_t vehicle_count = 12;  // HH-CMP-05, HH-CMP-07, HH-R-15
inline constexpr Perch first_suv = 4;
inline constexpr Perch tank = 12;
inline constexpr Perch rival_car = 13;
inline constexpr Perch semi_rear = 14;
inline constexpr Perch semi_cab = 17;
inline constexpr std::size_t perches = 18;
inline constexpr Perch beside_board = 0xFD;  // HH-O-115
inline constexpr Perch at_wheel = 0xFE;      // HH-PEG-01
inline constexpr Perch no_perch = 0xFF;
inline constexpr int enemy_peg_supply = 9;  // HH-CMP-08
constexpr bool is_vehicle(Perch perch) { return perch < vehicle_count; }
constexpr bool is_semi(Perch perch) { return perch >= semi_rear && perch <= semi_cab; }

struct Vehicle {
    bool is_on_board = false;
    bool is_wreck = false;
    Space at;

    friend bool operator==(const Vehicle&, const Vehicle&) = default;
};

struct Member {
    Car board = Car::muscle;  // face up, while it has a PV
    Perch pv = no_perch;      // HH-PV-01
    std::uint8_t damage = 0;
    std::uint8_t boost = 2;  // tokens
    std::uint8_t cargo = 0;
    bool is_exhausted = false;
    Perch peg = at_wheel;

    bool has_pv() const { return pv != no_perch; }
    // HH-PEG-02
    bool is_manned() const { return has_pv() && peg == at_wheel; }
    bool is_on_foot() const { return peg < perches; }

    friend bool operator==(const Member&, const Member&) = default;
};

struct StuntSpot {
    Stunt stunt = Stunt::none;
    std::uint8_t tokens = 0;

    friend bool operator==(const StuntSpot&, const StuntSpot&) = default;
};

using MemberSet = std::uint8_t;  // a bit each
constexpr MemberSet only_member(MemberId id) { return static_cast<MemberSet>(1U << id); }

enum class Stage : std::uint8_t { set_up, next_player, turn, enemy_die, end_of_round, over };
enum class Result : std::uint8_t { none, won, lost };
enum class Door : std::uint8_t { closed, open, open_for_good };
inline constexpr std::uint8_t no_card = 0xFF;

// Tracks of three cubes at most (HH-CMP-10, HH-D-07).
struct Heist {
    Terms terms;
    Stage stage = Stage::set_up;
    Result result = Result::none;
    std::uint8_t round = 1;
    MemberId active = 0;  // in the End of Round who took the last turn
    std::uint8_t actions_left = 0;
    bool has_free_leap = false;  // HH-O-135
    std::array<Member, most_members> team{};
    std::uint8_t gadgets = 0;

    std::array<Vehicle, vehicle_count> vehicles{};
    std::array<bool, perches> enemy_pegs{};

    // In an order nobody knows: a bit each card.
    std::uint16_t enemy_deck = 0;
    std::uint16_t enemy_discard = 0;
    std::array<std::uint8_t, 3> enemy_spots = {no_card, no_card, no_card};  // NEW to ACTIVATE!
    std::uint16_t stunts_seen = 0;      // of the scenario's nine, a bit each
    std::array<StuntSpot, 3> stunts{};  // from west to east (HH-R-02)

    Space main;  // of the Tank's block, the Semi's rear, the Chopper
    std::int8_t strength = 0;
    std::int8_t full_strength = 0;
    std::uint8_t quiet_until = 0;  // round: no Tank Fires!, the Chopper towed (HH-O-133)
    Door door = Door::closed;
    std::uint8_t shells = 0;
    std::uint8_t cargo_left = 0;
    MemberSet ducked = 0;  // who tried Duck and Cover this round (HH-O-122)
    Space rival;
    std::int8_t rival_strength = 0;
    std::uint8_t radar = 0;
    MemberId hacker = no_member;  // on whose Vehicle Board

    Member& operator[](MemberId id) { return team[id]; }
    const Member& operator[](MemberId id) const { return team[id]; }
    bool is_over() const { return result != Result::none; }

    friend bool operator==(const Heist&, const Heist&) = default;
};

// Before the set-up.
Heist heist_of(const Terms& terms);

// ---- Where everything is (road.cpp) -------------------------------------------------------------

using Spaces = kernel::FixedVector<Space, 80>;
using Perches = kernel::FixedVector<Perch, 32>;
using Members = kernel::FixedVector<MemberId, most_members>;

inline bool is_playing(const Heist& heist, Scenario scenario) {
    return heist.terms.scenario == scenario;
}
bool has_chopper(const Heist& heist);  // not out (HH-O-132)
bool has_rival(const Heist& heist);
// Whether pegs could stand there: on the road and no Wreck (HH-PEG-03, HH-O-139, HH-MEV-01,
// HH-O-91).
inline bool is_there(const Heist& heist, Perch perch) {
    if (is_vehicle(perch))
        return heist.vehicles[perch].is_on_board && !heist.vehicles[perch].is_wreck;
    if (perch == tank) return is_playing(heist, Scenario::tank_assault);
    if (perch == rival_car) return has_rival(heist);
    return is_semi(perch) && is_playing(heist, Scenario::semi_heist);
}
// Of a perch that is there, or a Wreck.
inline Block block_of(const Heist& heist, Perch perch) {
    if (is_vehicle(perch)) return {heist.vehicles[perch].at};
    if (perch == tank) return {heist.main, 2, 2};
    if (perch == rival_car) return {heist.rival};
    return {beyond(heist.main, perch - semi_rear, 0)};
}
// HH-O-03, HH-O-126: king's moves between the nearest spaces.
inline int distance(const Block& one, const Block& other) {
    const auto gap = [](int from, int length, int other_from, int other_length) {
        return std::max(
            {0, other_from - (from + length - 1), from - (other_from + other_length - 1)});
    };
    return std::max(gap(one.at.x, one.length, other.at.x, other.length),
                    gap(one.at.y, one.width, other.at.y, other.width));
}
inline int distance(const Heist& heist, Perch one, Perch other) {
    return distance(block_of(heist, one), block_of(heist, other));
}
bool is_adjacent(const Heist& heist, Perch one, Perch other);
// What stands on a space, Wrecks among them; no_perch if nothing does.
Perch occupant(const Heist& heist, Space space);
bool is_empty(const Heist& heist, Space space);

MemberId driver_of_pv(const Heist& heist, Perch vehicle);  // whose PV it is
bool is_pv(const Heist& heist, Perch perch);
bool is_suv(const Heist& heist, Perch perch);
bool is_wreck(const Heist& heist, Perch perch);
bool is_abandoned(const Heist& heist, Perch perch);
// Where a member's peg is; no_perch beside the board.
Perch place_of(const Heist& heist, MemberId member);

int free_slots(const Heist& heist, Perch perch);
bool can_take_enemy(const Heist& heist, Perch perch);

// In Resolution Order.
void put_in_order(const Heist& heist, Perches& list);
Perches all_suvs(const Heist& heist);
Perches all_pvs(const Heist& heist);
Perches adjacent_suvs(const Heist& heist, Perch to);

// Up to so many steps from there through empty spaces (HH-O-117), the space itself first. `passes`:
// over what stands in the way. `into` may be ended on, but not passed.
enum class Passing : std::uint8_t { round, over };
Spaces reachable(const Heist& heist, Space from, int steps, Passing passing, Perch into);

// HH-SKL-01 to 03, HH-DEF-03: icons that count, not more than five only when dice are rolled.
int rating(const Heist& heist, MemberId member, Skill skill);
bool has_character(const Heist& heist, MemberId member, Character character);
bool has_car(const Heist& heist, MemberId member, Car car);  // its power works (HH-O-136)
int strength_of(const Heist& heist, MemberId member);        // slots of the Vehicle Board

}  // namespace highway_heist
