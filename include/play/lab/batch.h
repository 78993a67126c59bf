// The proving ground: many races of any game between drivers, and all that is counted of them.
//
// A game says what it races and what it counts (Plan) and runs one race by its number (Trial). The
// rest is here: threads, shards, intervals, tables, files. All sums are whole numbers, so that the
// parts of a batch give the same bytes in whatever order they are added.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "formats/complaint.h"
#include "play/batch.h"
#include "play/lab/stats.h"

namespace play::lab {

// Who races. Several seats may have the same.
struct Entrant {
    std::string name;  // in tables
    std::string id;    // in files: "basic-chariot"
    std::string driver;

    friend bool operator==(const Entrant&, const Entrant&) = default;
};

// What is counted by seat, in groups: each group is a table of its own.
struct Counter {
    std::string key;  // in files, unlike any other: "wreck_attack"
    std::string words;

    friend bool operator==(const Counter&, const Counter&) = default;
};
struct Group {
    enum class Told : std::uint8_t { a_race, share };  // so many a race, or of the whole group
    std::string words;                                 // "Wrecks by cause"
    Told told = Told::a_race;
    std::vector<Counter> counters;

    friend bool operator==(const Group&, const Group&) = default;
};

struct Fact {
    std::string key;  // "course"
    std::string value;

    friend bool operator==(const Fact&, const Fact&) = default;
};

// What is raced and counted; equal plans may be added up.
struct Plan {
    std::string game;   // "frothy"
    std::string title;  // "Circus Parvus, 2 laps"
    std::vector<Fact> facts;
    std::vector<Entrant> seats;
    std::vector<Group> groups;
    std::vector<std::string> layers;        // what is counted by hex: "visits"
    std::vector<std::array<int, 2>> hexes;  // q and r of each cell; empty for no layers
    // Of each place on the grid, as people number it; none where all win together.
    std::vector<std::string> places;
    std::vector<std::string> watched_kinds;  // which races are worth watching: "closest finish"

    std::size_t counter_count() const;
    friend bool operator==(const Plan&, const Plan&) = default;
};

struct SeatSums {
    Scores wins;                        // in parts of whole_win
    Scores places;                      // 1 for the first; those who share one have the same
    std::uint64_t decisions = 0;        // with two or more options
    std::vector<std::uint64_t> counts;  // over all groups, in order

    friend bool operator==(const SeatSums&, const SeatSums&) = default;
};

// A race worth watching: the lower its rank, the more so.
struct Watched {
    std::uint64_t rank = 0;
    std::uint64_t race = 0;

    friend auto operator<=>(const Watched&, const Watched&) = default;
};
inline constexpr std::size_t most_watched = 8;  // of each kind

struct Sums {
    RaceSums races;
    std::uint64_t lead_changes = 0;
    std::vector<SeatSums> seats;
    std::vector<Scores> places_on_grid;             // wins, by where they started
    std::vector<std::vector<std::uint64_t>> hexes;  // by layer and cell
    std::vector<std::vector<Watched>> watched;      // by kind, the best first

    explicit Sums(const Plan& plan);
    void add(const Sums& more);
    friend bool operator==(const Sums&, const Sums&) = default;
};

// How a race has ended, added to the sums by seat. `starts` is the place of each on the grid, empty
// where all are alike.
struct Ending {
    std::vector<bool> is_winner;
    std::vector<std::size_t> places;  // from 1
    std::vector<std::size_t> starts;
};
void add_ending(const Ending& ending, Sums& sums);
void watch(Sums& sums, std::size_t kind, Watched race);

// What a counter of a group has come to for a seat; the key must be one of the plan.
std::uint64_t counted(const Plan& plan, const SeatSums& seat, std::string_view key);
const std::vector<std::uint64_t>& layer_of(const Plan& plan, const Sums& sums,
                                           std::string_view layer);

struct Trial {
    Plan plan;
    // Runs race `number` of the batch with this seed, and adds it.
    std::function<void(std::uint64_t seed, std::uint64_t number, Sums& sums)> run;
    // The same race as a document that the game opens; empty where it has none.
    std::function<std::string(std::uint64_t seed, std::uint64_t number)> record;
};
Sums run_trial(const Trial& trial, const BatchOrder& order);

// Part `number` (from 1) of `of`, cut so that all parts together are the whole.
struct Shard {
    std::uint64_t number = 1;
    std::uint64_t of = 1;

    friend bool operator==(const Shard&, const Shard&) = default;
};
BatchOrder part_of(const BatchOrder& order, Shard shard);

// What was run and what came of it.
struct Batch {
    std::uint64_t seed = 1;
    std::uint64_t first = 0;
    std::uint64_t races = 0;  // of the whole
    Shard shard;
    Plan plan;
    Sums sums{plan};
};
Batch run_batch(const Trial& trial, const BatchOrder& order, Shard shard);

// All shards of one batch, as if it had been run at once. Throws ContentError naming the file
// whose races are missing, twice there or of another batch.
Batch merged(std::vector<std::pair<std::string, Batch>> parts);

// docs/proving-ground.md.
std::string json_of(const Batch& batch);
formats::Loaded<Batch> batch_from_json(std::string_view text, const std::string& file);

}  // namespace play::lab
