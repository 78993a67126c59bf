// Many races between drivers, by number, and what came of them. Sums are whole numbers, so that
// parts of a batch may be added in any order, and any number of threads gives the same.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <type_traits>
#include <utility>
#include <vector>

#include "kernel/dice.h"

namespace play {

struct BatchOrder {
    std::uint64_t first = 0;  // number of the first race, so that a batch can be cut into parts
    std::uint64_t races = 1;
    std::uint64_t seed = 1;
    int jobs = 1;  // threads, 1 to 256
};

// The mixed seed of race number `race` of a batch: its dice. How it starts and what drivers draw
// goes by seeds of their own, which tell nothing about the dice.
constexpr std::uint64_t seed_of_race(std::uint64_t seed, std::uint64_t race) {
    return kernel::split_mix(seed ^ kernel::split_mix(race));
}
constexpr std::uint64_t seed_of_start(std::uint64_t seed_of_race) {
    return kernel::split_mix(seed_of_race ^ 0x6772696420737061U);
}
constexpr std::uint64_t seed_of_drivers(std::uint64_t seed_of_race) {
    return seed_of_race ^ 0x6472697665727321U;
}

// One thread for each core.
int default_jobs();

// Calls run(job, race) for every race of the order, on order.jobs threads: each job is a thread
// of its own, from 0. Throws what `run` has thrown.
void run_races(const BatchOrder& order,
               const std::function<void(std::size_t job, std::uint64_t race)>& run);

// `empty` and what run(race, result) adds to it for every race of the order. A Result adds another
// one to itself.
template <class Result, class Run>
Result run_batch(const BatchOrder& order, const Result& empty, const Run& run) {
    std::vector<Result> results(static_cast<std::size_t>(std::clamp(order.jobs, 1, 256)), empty);
    run_races(order, [&](std::size_t job, std::uint64_t race) { run(race, results[job]); });
    for (std::size_t job = 1; job < results.size(); ++job)
        results[0].add(results[job]);
    return std::move(results[0]);
}

// Adds number by number what is made of std::uint64_t alone.
template <class Tally>
void add_up(Tally& sum, const Tally& more) {
    constexpr std::size_t bytes = sizeof(Tally);
    static_assert(std::has_unique_object_representations_v<Tally>);
    using Numbers = std::array<std::uint64_t, bytes / sizeof(std::uint64_t)>;
    auto numbers = std::bit_cast<Numbers>(sum);
    const auto others = std::bit_cast<Numbers>(more);
    std::ranges::transform(numbers, others, numbers.begin(), std::plus());
    sum = std::bit_cast<Tally>(numbers);
}

template <class Tally>
void add_up(std::vector<Tally>& sums, const std::vector<Tally>& more) {
    sums.resize(std::max(sums.size(), more.size()));
    for (std::size_t i = 0; i < more.size(); ++i)
        add_up(sums[i], more[i]);
}

struct Ratio {
    std::uint64_t sum = 0;
    std::uint64_t count = 0;

    // 0 where nothing was counted.
    double mean() const;
};

// A share and its Wilson 95 % interval, 0 to 1.
struct Share {
    double value = 0;
    double low = 0;
    double high = 0;
};
Share share_of(std::uint64_t hits, std::uint64_t trials);
// The same of a share seen in `trials` trials, above 0.
Share wilson(double share, double trials);

struct RaceSums {
    std::uint64_t races = 0;
    std::uint64_t rounds = 0;
    std::uint64_t decisions = 0;  // with two or more options
    std::uint64_t rolls = 0;
    std::uint64_t stalled = 0;    // races that came to no proper end
    std::uint64_t signature = 0;  // sum of the mixed hashes of all end states

    friend bool operator==(const RaceSums&, const RaceSums&) = default;
};

// Tally: what a game counts for a seat, a struct of std::uint64_t alone.
template <class Tally>
struct BatchResult : RaceSums {
    std::vector<Tally> tallies;  // by seat

    // Adds the races of another part of the same batch.
    void add(const BatchResult& other) {
        add_up<RaceSums>(*this, other);
        add_up(tallies, other.tallies);
    }
    // By seat.
    std::vector<Ratio> per_race(std::uint64_t Tally::*sum) const {
        std::vector<Ratio> ratios;
        for (const Tally& tally : tallies)
            ratios.push_back({tally.*sum, races});
        return ratios;
    }
    std::vector<Ratio> per(std::uint64_t Tally::*count, std::uint64_t Tally::*sum) const {
        std::vector<Ratio> ratios;
        for (const Tally& tally : tallies)
            ratios.push_back({tally.*sum, tally.*count});
        return ratios;
    }

    friend bool operator==(const BatchResult&, const BatchResult&) = default;
};

}  // namespace play
