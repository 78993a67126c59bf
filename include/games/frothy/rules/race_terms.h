// What a race is about, as agreed before it: its kind, how long it lasts, what scores, who races
// with whom (RACE).
#pragma once

#include <array>
#include <cstdint>

#include "games/frothy/rules/ids.h"

namespace frothy {

enum class RaceType : std::uint8_t {
    fastest,         // FR-RACE-01
    furthest,        // FR-RACE-02
    toughest,        // FR-RACE-03
    pursuit,         // FR-RACE-04
    fox_and_hounds,  // FR-RACE-05
};
inline constexpr int race_type_count = 5;

// Furthest may also end when the time agreed is over. The engine knows no clock: whoever measures
// the time says so at the end of a round (Ask::call_time).
enum class TimeLimit : std::uint8_t { none, clock };

enum class Scoring : std::uint8_t { unused, used };

inline constexpr int max_rounds = 999;
inline constexpr int furthest_rounds = 20;  // unless agreed; the book names no number
inline constexpr int pursuit_rounds = 30;   // FR-EDGE-31
inline constexpr int fox_rounds = 20;       // FR-EDGE-31
inline constexpr int usual_head_start = 6;  // FR-RACE-06
inline constexpr int max_runners = 6;
inline constexpr int most_points = 99;  // for one thing
inline constexpr int scored_places = 3;

// What scores, and how much; 0 leaves a thing out (FR-RACE-07 to 10).
struct ScoringTerms {
    Scoring scoring = Scoring::unused;
    std::uint8_t obstacle = 2;  // a fragile obstacle, unless its hex says otherwise
    std::uint8_t runners = 0;   // on the track at a time, 0 to max_runners
    std::uint8_t runner = 3;    // 3, or 4 for nimble ones
    std::uint8_t damage = 2;    // each point of Damage inflicted
    std::array<std::uint8_t, scored_places> places = {5, 3, 1};

    friend bool operator==(const ScoringTerms&, const ScoringTerms&) = default;
};

inline constexpr std::uint8_t no_team = 0;

// Whether points may be counted in races of this kind (FR-EDGE-31).
constexpr bool may_score(RaceType type) {
    return type == RaceType::fastest || type == RaceType::furthest;
}

struct RaceTerms {
    RaceType type = RaceType::fastest;
    TimeLimit time_limit = TimeLimit::none;  // of Furthest
    VehicleId fox = 0;                       // of Fox and Hounds
    std::uint8_t head_start = usual_head_start;
    std::uint16_t rounds = 0;  // 1 to max_rounds; 0 for the usual number, see rounds_of
    ScoringTerms scoring;      // over Fastest or Furthest (FR-EDGE-31)
    // FR-RACE-11: the team of each vehicle, 1 to 6; no_team for everybody if nobody has one.
    std::array<std::uint8_t, max_vehicles> teams{};

    bool has_scoring() const { return scoring.scoring == Scoring::used; }
    bool has_teams() const {
        for (const std::uint8_t team : teams) {
            if (team != no_team) return true;
        }
        return false;
    }
    friend bool operator==(const RaceTerms&, const RaceTerms&) = default;
};

// The same terms for another kind of race: what that has no use for, and the number of rounds, is
// as usual again (FR-EDGE-31, FR-EDGE-35).
RaceTerms terms_of_kind(RaceTerms terms, RaceType type);

// The round after which the race is over at the latest; 0 where none is agreed (FR-EDGE-35).
constexpr int rounds_of(const RaceTerms& terms) {
    if (terms.type == RaceType::fastest || terms.type == RaceType::toughest) return 0;
    if (terms.rounds > 0) return terms.rounds;
    switch (terms.type) {
    case RaceType::pursuit: return pursuit_rounds;
    case RaceType::fox_and_hounds: return fox_rounds;
    default: return furthest_rounds;
    }
}

}  // namespace frothy
