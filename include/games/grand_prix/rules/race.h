// A race as a plain value.
#pragma once

#include <array>
#include <cstdint>

#include "games/grand_prix/rules/circuit.h"
#include "games/grand_prix/rules/terms.h"
#include "kernel/player.h"

namespace grand_prix {

using CarId = kernel::PlayerId;
inline constexpr CarId no_car = kernel::nobody;

enum class Tyre : std::uint8_t { soft, hard, wet };
enum class Weather : std::uint8_t { dry, wet };

enum class Standing : std::uint8_t {
    racing,
    missing,  // off the track, with a turn to miss (GP-X12)
    waiting,  // off the track, to rejoin once its space is clear (GP-L33)
    home,     // lifted off the board (GP-X70)
};

// The ±n that wait for next rolls, one a roll, oldest first (GP-X32).
class Changes {
public:
    static constexpr std::size_t most = 24;  // never reached: each car turns up one card a turn

    bool empty() const { return size_ == 0; }
    int size() const { return size_; }
    int operator[](std::size_t index) const { return changes_[index]; }
    int next() const { return empty() ? 0 : changes_[0]; }
    void add(int change) {
        if (size_ < most) changes_[size_++] = static_cast<std::int8_t>(change);
    }
    void use() {
        if (empty()) return;
        for (std::size_t i = 1; i < size_; ++i)
            changes_[i - 1] = changes_[i];
        changes_[--size_] = 0;
    }
    friend bool operator==(const Changes&, const Changes&) = default;

private:
    std::array<std::int8_t, most> changes_{};
    std::uint8_t size_ = 0;
};

// Where a car stands on the road.
struct Place {
    bool in_lane = false;
    std::uint8_t space = 1;  // main 1 to 32; in the lane 0 (PE) to 12
    std::uint8_t lap = 0;    // 0 on the grid, before the line is first crossed (GP-X04)

    friend bool operator==(const Place&, const Place&) = default;
};

struct Car {
    Tyre tyre = Tyre::soft;
    Standing standing = Standing::racing;
    Place place;

    // Stops.
    std::uint8_t entered_on = 0;  // lap on which it entered the lane last (GP-X18)
    bool box_passed = false;      // on this visit
    bool stop_counts = false;     // one made on laps 2 to n - 1 (GP-L40)
    std::uint8_t stops = 0;       // visits on which the box was passed
    std::uint8_t tyre_changes = 0;
    std::uint8_t set_since = 1;  // first lap of the set it runs on (GP-X76)
    std::uint8_t compounds = 0;  // a bit for each Tyre a total was reckoned with (GP-X75)

    // Cards.
    Changes changes;
    bool has_cap = false;      // next total at most 3, in a Sprint 6 (GP-X25)
    bool no_positive = false;  // GP-X53
    bool drying_line = false;
    bool rolls_twice = false;        // GP-X49
    bool no_overtaking = false;      // to the end of its next turn (GP-X54)
    bool is_warned = false;          // card 14
    std::uint8_t blankets = 0;       // lock-ups that take it off no track
    std::uint8_t boosts = 0;         // a Fail becomes a Pass
    std::uint8_t rerolls = 0;        // of one movement die
    kernel::PlayerSet may_pass = 0;  // cars it passes once without the die (GP-X59)

    friend bool operator==(const Car&, const Car&) = default;
};

// The move under way.
struct Move {
    std::uint8_t left = 0;  // spaces
    std::uint8_t moved = 0;
    bool entry_refused = false;  // GP-X60
    bool locks_up = false;       // it leaves the track at the end (GP-X11)
    // Of a car that rolls twice, between its throws (GP-X49): that there is a first, and its faces.
    bool has_first = false;
    std::array<std::uint8_t, 2> first{};

    friend bool operator==(const Move&, const Move&) = default;
};

using Card = std::uint8_t;                    // 0 to 19: card 1 to 20
inline constexpr std::size_t deck_size = 20;  // GP-X03

// Nobody knows its order until it has been gone through once; it is never shuffled again, since
// used cards go under it (GP-L50).
struct Deck {
    std::array<Card, deck_size> used{};  // in the order in which they were turned up
    std::uint16_t draws = 0;

    std::size_t known() const { return std::min<std::size_t>(draws, deck_size); }
    friend bool operator==(const Deck&, const Deck&) = default;
};

enum class Stage : std::uint8_t { tyres, grid, race, over };

struct Race {
    Terms terms;
    Stage stage = Stage::tyres;
    std::uint8_t tyres_chosen = 0;                           // by so many cars
    std::uint8_t qualified = 0;                              // so many have driven their lap
    std::array<std::uint8_t, most_cars> qualifying_rolls{};  // by car
    std::array<CarId, most_cars> order{};                    // of turns: the grid (GP-X04)
    std::uint8_t turn = 0;                                   // place in `order` of whoever moves
    std::uint16_t round = 0;                                 // 0 before the start
    CarId acting = no_car;                                   // whose dice are cast

    Weather weather = Weather::dry;
    bool was_wet = false;
    CarId last_six = no_car;        // of the latest ordinary movement roll (GP-X79)
    kernel::PlayerSet caution = 0;  // who keeps everybody from overtaking: card 2 (GP-X54)
    Deck deck;
    Move move;
    std::array<Car, most_cars> cars{};
    std::array<CarId, most_cars> home{};  // in the order in which they crossed the line
    std::uint8_t homes = 0;

    Car& car(CarId id) { return cars[id]; }
    const Car& car(CarId id) const { return cars[id]; }
    CarId on_turn() const { return order[turn]; }
    bool is_home(CarId id) const { return cars[id].standing == Standing::home; }
    // On the main track, neither off it nor home (GP-X44).
    bool is_on_track(CarId id) const {
        return cars[id].standing == Standing::racing && !cars[id].place.in_lane;
    }

    friend bool operator==(const Race&, const Race&) = default;
};

Race race_of(const Terms& terms);

}  // namespace grand_prix
