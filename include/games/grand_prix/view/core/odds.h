// What a roll or an answer may bring, found by running the rules on a copy.
#pragma once

#include <optional>
#include <vector>

#include "games/grand_prix/rules/grand_prix.h"
#include "kernel/decision.h"
#include "kernel/odds.h"

namespace grand_prix {

// A car that the safety car sends forward (GP-L31).
struct Boost {
    CarId car = no_car;
    std::uint8_t spaces = 0;
    Place to;
    bool is_home = false;

    friend bool operator==(const Boost&, const Boost&) = default;
};

// One of the ways it may come out, up to the flag card: how the car then stands. From there on it
// attempts nothing, stays out of the lane, keeps its tyre and uses what it has kept.
struct Course {
    kernel::Weight chance;             // those of one roll or answer add up to 1
    std::optional<AttackFace> attack;  // what the overtake comes to: a Fail may be boosted
    Place place;
    int spaces = 0;  // from where it stands now
    bool is_home = false;
    Flag flag = Flag::none;      // a card of this colour follows
    bool misses_turn = false;    // locked up, in a collision, or off to serve a stop
    bool flips_weather = false;  // in the lane
    bool passes_box = false;     // its own, for the first time on this visit
    bool meets_entry = false;    // it might have gone into the lane
    CarId behind = no_car;       // the Defender it plays safe behind
    std::vector<Boost> boosts;   // from the leader backward

    friend bool operator==(const Course&, const Course&) = default;
};

// Mean spaces a turn of one set of tyres, turns missed by locking up among them (section 7).
struct Pace {
    Tyre tyre{};
    double now = 0;
    double after_flip = 0;  // the same where the weather cannot change

    friend bool operator==(const Pace&, const Pace&) = default;
};

struct PitVisit {
    int spaces_lost = 0;  // of the move (GP-L41)
    kernel::Weight flip;  // that the next roll lands on the Weather space

    friend bool operator==(const PitVisit&, const PitVisit&) = default;
};

struct WayToEntry {
    int spaces = 0;    // to PE
    double turns = 0;  // on average, as tyre and weather are now
};

// A car off the track, and when it comes back.
struct Return {
    CarId car = no_car;
    int round = 0;          // of the turn on which it may rejoin
    bool is_clear = false;  // its space, as the cars stand now (GP-L33)

    friend bool operator==(const Return&, const Return&) = default;
};

// What one answer may bring.
struct Prospect {
    std::vector<Course> courses;
    std::optional<Pace> pace;  // of the tyre it puts on

    friend bool operator==(const Prospect&, const Prospect&) = default;
};

struct Odds {
    std::vector<Prospect> answers;  // as they are offered
    std::optional<PitVisit> pit;    // at the pit entry
};

Odds odds_in(const kernel::Decision<GrandPrix>& decision);

// Before dice of the car on turn are thrown, the second of two too: where it comes to stand,
// ordered by how far it goes. Nothing before the race has begun and after it is over.
std::vector<Course> landings(const Race& race);
// In the order of their turns from now on.
std::vector<Return> returns(const Race& race);
// Of a car on the main road; nothing for any other.
std::optional<WayToEntry> way_to_entry(const Race& race, CarId id);
// On which it can still begin a stop that counts, the one it is on among them while the pit entry
// is ahead (GP-X67).
int laps_to_stop(const Race& race, CarId id);
// Of the set it runs on, and of a new set, whatever cards say of its next roll.
Pace pace_of(const Race& race, CarId id);
Pace pace_of_new(const Race& race, CarId id, Tyre tyre);

}  // namespace grand_prix
