// Batches of the proving ground: shards, files, who starts where, races kept.
#include <algorithm>
#include <catch2/catch.hpp>
#include <numeric>

#include "games/frothy/data/record/record.h"
#include "lab/oval_trial.h"
#include "play/commands/command_words.h"

namespace play::lab {
namespace {

constexpr BatchOrder sixty{.first = 7, .races = 60, .seed = 42};

Batch read_back(const Batch& batch) {
    auto read = batch_from_json(json_of(batch), "batch.json");
    REQUIRE(read.ok());
    return *std::move(read.value);
}

TEST_CASE("a batch is the same with any number of threads") {
    const Trial trial = frothy::testing::oval_trial(3);
    BatchOrder order = sixty;
    const Sums alone = run_trial(trial, order);
    CHECK(alone.races.races == 60);
    order.jobs = 3;
    CHECK(run_trial(trial, order) == alone);
    order.seed = 43;
    CHECK_FALSE(run_trial(trial, order) == alone);
}

TEST_CASE("shards of a batch, written, read and merged in any order, are one run to the byte") {
    const Trial trial = frothy::testing::oval_trial(3, frothy::DriverKind::random);
    const std::string whole = json_of(run_batch(trial, sixty, {}));
    std::vector<std::pair<std::string, Batch>> parts;
    for (const std::uint64_t number : {4U, 1U, 7U, 2U, 6U, 3U, 5U})
        parts.emplace_back("part", read_back(run_batch(trial, sixty, {number, 7})));
    CHECK(json_of(merged(parts)) == whole);

    std::vector<std::pair<std::string, Batch>> wrong(parts.begin(), parts.end() - 1);
    CHECK_THROWS_AS(merged(wrong), ContentError);  // one is missing
    wrong.push_back(parts.front());
    CHECK_THROWS_AS(merged(wrong), ContentError);  // one is there twice
    wrong.back() = parts.back();
    wrong.back().second.seed = 43;
    CHECK_THROWS_AS(merged(wrong), ContentError);  // one is of another batch
}

TEST_CASE("a file that is no batch is complained of with its place") {
    const std::string good = json_of(run_batch(frothy::testing::oval_trial(2), {.races = 2}, {}));
    const auto fault_in = [&](const std::string& from, const std::string& to) {
        std::string text = good;
        text.replace(text.find(from), from.size(), to);
        const auto read = batch_from_json(text, "batch.json");
        REQUIRE_FALSE(read.ok());
        return read.complaints.front().place;
    };
    CHECK(fault_in("\"rounds\":", "\"rounds\":-") == "/sums/rounds");
    CHECK(fault_in("hippodrome-batch/1", "hippodrome-batch/9") == "/schema");
    CHECK(fault_in("\"grid\":[\"1\",", "\"grid\":[\"1\",\"2\",") == "/sums");
}

TEST_CASE("every vehicle starts equally often from every space, and every win is given out once") {
    const Trial trial = frothy::testing::oval_trial(3);
    std::vector<std::vector<int>> starts(3, std::vector<int>(3));
    for (std::uint64_t race = 0; race < 6; ++race) {
        const auto record = frothy::read_record(trial.record(5, race), "race.json");
        REQUIRE(record.ok());
        for (std::size_t v = 0; v < 3; ++v)
            ++starts[v][record.value->grid_order[v]];
    }
    for (const auto& spaces : starts)
        CHECK(spaces == std::vector<int>{2, 2, 2});

    const Sums sums = run_trial(trial, sixty);
    std::uint64_t wins = 0;
    for (const SeatSums& seat : sums.seats)
        wins += seat.wins.sum;
    CHECK(wins == 60 * whole_win);
    CHECK(std::accumulate(
              sums.places_on_grid.begin(), sums.places_on_grid.end(), std::uint64_t{0},
              [](std::uint64_t sum, const Scores& scores) { return sum + scores.sum; }) == wins);
    for (const Scores& space : sums.places_on_grid)
        CHECK(space.count == 60);
}

TEST_CASE("what is counted of wrecks agrees by cause and by hex") {
    const Trial trial = frothy::testing::oval_trial(4, frothy::DriverKind::random);
    const Sums sums = run_trial(trial, {.races = 20});
    std::vector<std::string> keys;
    for (const Group& group : trial.plan.groups)
        for (const Counter& counter : group.counters)
            keys.push_back(counter.key);
    std::uint64_t wrecked = 0;
    std::uint64_t caused = 0;
    std::uint64_t timed = 0;
    for (const SeatSums& seat : sums.seats) {
        for (std::size_t i = 0; i < keys.size(); ++i) {
            if (keys[i] == "wipe_outs") wrecked += seat.counts[i];
            if (keys[i].starts_with("wreck_")) caused += seat.counts[i];
            if (keys[i].starts_with("wrecked_in_")) timed += seat.counts[i];
        }
    }
    const auto layer = std::ranges::find(trial.plan.layers, "wrecks") - trial.plan.layers.begin();
    const auto& by_hex = sums.hexes[static_cast<std::size_t>(layer)];
    CHECK(wrecked > 0);
    CHECK(caused == wrecked);
    CHECK(timed == wrecked);
    CHECK(std::accumulate(by_hex.begin(), by_hex.end(), std::uint64_t{0}) == wrecked);
}

TEST_CASE("a race that is kept is the very race that was counted") {
    const auto driver = GENERATE(frothy::DriverKind::steady, frothy::DriverKind::ace);
    const Trial trial = frothy::testing::small_trial(2, driver);
    Sums sums(trial.plan);
    trial.run(5, 17, sums);
    const auto record = frothy::read_record(trial.record(5, 17), "race.json");
    REQUIRE(record.ok());
    const Verdict verdict = frothy::verify(*record.value);
    CHECK(verdict.agrees);
    CHECK(kernel::split_mix(verdict.final_hash) == sums.races.signature);
}

TEST_CASE("drivers drive on the proving ground as they do at the table") {
    const auto signature_of = [](frothy::DriverKind driver) {
        const Trial trial = frothy::testing::small_trial(2, driver);
        return run_trial(trial, {.races = 3}).races.signature;
    };
    // Who knows the road drives otherwise than by rules of thumb, and otherwise again with thought.
    const std::uint64_t rookie = signature_of(frothy::DriverKind::rookie);
    const std::uint64_t steady = signature_of(frothy::DriverKind::steady);
    CHECK(steady != rookie);
    CHECK(signature_of(frothy::DriverKind::ace) != steady);

    const Trial trial = frothy::testing::small_trial(2, frothy::DriverKind::ace);
    Sums sums(trial.plan);
    trial.run(5, 3, sums);
    const auto record = frothy::read_record(trial.record(5, 3), "race.json");
    REQUIRE(record.ok());
    CHECK(sums.races.rolls == record.value->journal.rolls());
    CHECK(sums.seats[0].decisions + sums.seats[1].decisions == sums.races.decisions);
    CHECK(sums.races.decisions > 0);
}

}  // namespace
}  // namespace play::lab
