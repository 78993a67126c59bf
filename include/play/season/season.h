// A season: some races of one game between the same people, as a document (hippodrome-season/1,
// docs/formats/season.md). It names the records of its races; who came where is worked out from
// those, so that a record is the only truth about its race.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "formats/complaint.h"
#include "play/people/race_facts.h"
#include "play/seat.h"

namespace play {

inline constexpr std::string_view season_schema = "hippodrome-season/1";
inline constexpr std::size_t least_season_races = 3;
inline constexpr std::size_t most_season_races = 7;
inline constexpr std::size_t longest_season_name = 60;  // bytes
inline constexpr std::size_t most_season_options = 16;
inline constexpr std::int64_t most_season_points = 999;                  // for a place
inline constexpr std::int64_t most_season_seed = 9'007'199'254'740'992;  // of every JSON number

struct SeasonSeat : Seat {
    std::string ride;  // what it races, as the game calls it; empty where all race the same

    friend bool operator==(const SeasonSeat&, const SeasonSeat&) = default;
};

struct SeasonRace {
    std::string event;       // what is raced, as the game calls it
    std::uint64_t seed = 0;  // of its dice
    std::string journal;     // the autosave it was begun in; empty before
    std::string record;      // beside the season's file; empty until it is over

    friend bool operator==(const SeasonRace&, const SeasonRace&) = default;
};

// What a seat was given between two races.
struct SeasonUpgrade {
    std::size_t after = 1;  // so many races
    std::size_t seat = 0;
    std::string upgrade;  // as the game calls it; empty for none, by choice

    friend bool operator==(const SeasonUpgrade&, const SeasonUpgrade&) = default;
};

struct Season {
    std::string game;
    std::string name;
    std::vector<int> points;           // by place
    std::vector<std::string> options;  // agreed on, as the game calls them
    std::vector<SeasonSeat> seats;
    std::vector<SeasonRace> races;  // the records come first
    std::vector<SeasonUpgrade> upgrades;

    // How many of its races are over.
    std::size_t raced() const;
    bool is_over() const { return raced() == races.size(); }
    bool has(std::string_view option) const;
    // Whether somebody chose, or passed, after so many races.
    bool is_upgraded(std::size_t after) const;

    friend bool operator==(const Season&, const Season&) = default;
};

// By place; whoever gets home last still has one.
inline constexpr int usual_points[] = {10, 7, 5, 3, 2, 1};

formats::Loaded<Season> read_season(std::string_view text, const std::string& file);
std::string write_season(const Season& season);

struct SeasonStanding {
    std::size_t seat = 0;
    int place = 0;  // level ones share
    int points = 0;
    int wins = 0;
    std::vector<int> by_race;  // points
};
// First by points, then by wins, then by second places and so on; the order of seats among those
// who are level. `races` are those over, in their order.
std::vector<SeasonStanding> standings_of(const Season& season, std::span<const RaceFacts> races);
// The seats that share the last place; at the end whoever did worst of them in the latest race.
std::vector<std::size_t> last_of(std::span<const SeasonStanding> table);

}  // namespace play
