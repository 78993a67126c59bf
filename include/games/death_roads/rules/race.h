// A race as a plain value.
#pragma once

#include <array>
#include <cstdint>

#include "games/death_roads/rules/tables.h"
#include "games/death_roads/rules/terms.h"
#include "kernel/fixed_vector.h"
#include "kernel/player.h"

namespace death_roads {

using kernel::nobody;
using kernel::PlayerId;

inline constexpr int rows = 7;  // 1 next to the Far Behind line (DR-O-01)
inline constexpr int start_row = 3;
inline constexpr int top_gear = 3;            // DR-O-24
inline constexpr int least_handling = -2;     // O3; O1 is 0 (DR-O-21)
inline constexpr int least_asphalt = 2;       // DR-O-10
inline constexpr std::size_t lane_cards = 5;  // DR-O-07

// A physical lane, 0 for the left Dirt lane of the start, and a row.
struct Space {
    std::int8_t lane = 0;
    std::int8_t row = 0;

    friend bool operator==(const Space&, const Space&) = default;
};

struct Car {
    Build build;
    bool is_racing = true;
    Space at;
    std::uint8_t gear = 1;
    std::uint8_t condition = 0;
    std::int8_t handling = 0;
    bool is_aside = true;                  // its Handling token lies beside the track
    bool was_far_behind = false;           // this round (DR-O-40, DR-O-104)
    bool was_thick_skinned = false;        // the same
    std::array<std::uint8_t, 3> tokens{};  // by Status
    Cards hand;
    Deck deck;
    Cards discard;

    std::uint8_t& operator[](Status status) { return tokens[static_cast<std::size_t>(status)]; }
    std::uint8_t operator[](Status status) const {
        return tokens[static_cast<std::size_t>(status)];
    }
    bool is_driven_by(Driver driver) const {
        return build.driver == static_cast<std::uint8_t>(driver);
    }
    const VehicleText& vehicle() const { return vehicles.at(build.vehicle); }
    int most_handling() const {  // with Light Touch (DR-DRV-04)
        return vehicle().handling + (is_driven_by(Driver::kite) ? 1 : 0);
    }

    friend bool operator==(const Car&, const Car&) = default;
};

enum class Stage : std::uint8_t { setup, preparation, reveal, race, resolve, over };

// The turn under way.
struct Turn {
    PlayerId who = nobody;
    bool has_declared = false;  // that no Actions will be played (DR-STUN-01)
    bool has_played = false;    // a Card Action
    bool has_driven = false;    // a Driver Action
    std::uint8_t card = none;   // in play (DR-O-87)

    friend bool operator==(const Turn&, const Turn&) = default;
};

struct Race {
    Terms terms;
    Stage stage = Stage::setup;
    std::uint8_t round = 0;
    std::array<std::uint8_t, 2> closed{};  // lanes, left and right (DR-OVL-01)

    // The Initiative Track; who is out of the race keeps his place behind all others.
    std::array<PlayerId, most_players> order{};
    std::uint8_t next = 0;  // whose turn it is, a place on the track
    Turn turn;

    RoadEvents unseen;                  // Event Track and stock, in nobody's order
    std::uint8_t event = none;          // the current one
    std::int8_t event_lane = -1;        // where its token lies: a physical lane (DR-O-11)
    std::array<bool, 2> doubled{};      // Double Trouble: of this event, of the next
    std::array<bool, 2> jammed{};       // Signal Jam: the same
    std::uint8_t final_stretch = none;  // once it is turned up
    std::uint8_t lanes_left = 0x1F;     // Lane cards, a bit each

    Skids skids;                  // the Skid deck, while some is drawn from
    std::uint8_t skids_laid = 0;  // face down

    std::array<PlayerId, most_players> out{};  // in the order in which they were eliminated
    std::uint8_t out_count = 0;
    std::uint8_t out_ranked = 0;  // those whose rank is settled
    std::uint8_t moments = 0;     // one within another (DR-O-77)

    std::array<Car, most_players> cars{};

    Car& operator[](PlayerId id) { return cars[id]; }
    const Car& operator[](PlayerId id) const { return cars[id]; }

    friend bool operator==(const Race&, const Race&) = default;
};

// Before its set-up. The terms must be legal.
Race race_of(const Terms& terms);

// ---- The road (DR-O-01, DR-O-10) --------------------------------------------------------------

inline int left_dirt(const Race& race) { return race.closed[0]; }
inline int right_dirt(const Race& race) { return asphalt_lanes(race.terms) + 1 - race.closed[1]; }
inline int asphalt_left(const Race& race) { return right_dirt(race) - left_dirt(race) - 1; }
inline bool is_open(const Race& race, int lane) {
    return lane >= left_dirt(race) && lane <= right_dirt(race);
}
inline bool is_dirt(const Race& race, int lane) {
    return lane == left_dirt(race) || lane == right_dirt(race);
}
// The physical lane of an asphalt lane, 1 for the leftmost (DR-EVT-03).
inline int lane_numbered(const Race& race, int number) { return left_dirt(race) + number; }
inline bool is_lane_numbered(const Race& race, int number) {
    return number >= 1 && number <= asphalt_left(race);
}
// Forward is to the east, from coast to coast (DR-R-04).
Space neighbour(Space space, Way way);
// `nobody` where the space is free.
PlayerId who_is_on(const Race& race, Space space);

// ---- The order --------------------------------------------------------------------------------

using Players = kernel::FixedVector<PlayerId, most_players>;

int racing_count(const Race& race);
// Those still in the race, in Initiative order.
Players racing(const Race& race);
// The same, as the Initiative Phase would order them now (DR-INIT-01, DR-INIT-02,
// DR-INIT-03).
Players by_position(const Race& race);
// As the race would end now, the first first: then those who are out, the last of them first
// (DR-O-08).
Players placing(const Race& race);

}  // namespace death_roads
