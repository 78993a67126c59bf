// Nobody holds up a race: vehicles nobody would draw get on in every kind of race.
#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdlib>
#include <string>

#include "ai/oval.h"
#include "games/frothy/ai/batch.h"
#include "games/frothy/rules/race_start.h"
#include "support/random_licence.h"
#include "support/shipped.h"

namespace frothy {
namespace {

// The kinds of race take turns.
Setting race_of_strangers(std::uint64_t seed) {
    const auto type = static_cast<RaceType>(seed % race_type_count);
    Setting setting = testing::oval_setting(type == RaceType::pursuit ? 2 : 3);
    setting.course = Course(testing::oval_plan(3, 2, 4));
    conformance::Chance chance(seed);
    for (Licence& licence : setting.licences)
        licence = conformance::random_licence(chance);
    setting.terms.type = type;
    return setting;
}

// Whether a vehicle goes anywhere within three ratings: some licences drawn at random hardly do.
bool gets_going(const Licence& licence) {
    int spaces = 0;
    for (std::size_t rating = 1; rating <= 3; ++rating)
        for (const std::uint8_t due : licence.speeds[rating].move)
            spaces += due;
    return spaces >= 3;
}

struct Stalls {
    std::uint64_t raced = 0;
    std::uint64_t to_the_line = 0;  // races that nobody gets on in any more
    std::uint64_t fought_out = 0;   // Toughest in which nobody comes to harm any more
};

// HIPPODROME_RACES sets another number of races than what takes a few seconds.
Stalls stalls_of(DriverKind driver) {
    const char* given = std::getenv("HIPPODROME_RACES");  // NOLINT(concurrency-mt-unsafe)
    const std::uint64_t races = given == nullptr ? 60 : std::strtoull(given, nullptr, 10);
    Stalls stalls;
    for (std::uint64_t seed = 1; stalls.raced < races; ++seed) {
        const Setting setting = race_of_strangers(seed);
        const bool fit =
            find_race_faults(setting).empty() && std::ranges::all_of(setting.licences, gets_going);
        if (!fit) continue;
        BatchOrder order;
        order.races = 1;
        order.seed = seed;
        order.drivers = all_seats(driver);
        const BatchResult result = run_batch(setting, order);
        ++stalls.raced;
        const bool to_the_line = setting.terms.type != RaceType::toughest;
        (to_the_line ? stalls.to_the_line : stalls.fought_out) += result.stalled;
        if (result.stalled > 0)
            UNSCOPED_INFO("race " << seed << " of kind " << static_cast<int>(setting.terms.type));
    }
    return stalls;
}

// Nearly none: Damage may take away all Speed of a vehicle (FR-PDE-08), and there are such as have
// next to no cards.
TEST_CASE("drivers get on whatever they drive", "[ai][FR-EDGE-30]") {
    for (const DriverKind driver : {DriverKind::steady, DriverKind::rookie}) {
        INFO(name_of(driver));
        const Stalls stalls = stalls_of(driver);
        CHECK(60 * stalls.to_the_line <= stalls.raced);
        CHECK(20 * stalls.fought_out <= stalls.raced);
    }
}

// The Wheezing Duchess moves a space in two phases at Speed 1, and has Reins to hold her before a
// wall in both of them (FR-MOV-13).
TEST_CASE("a rookie gets on in a vehicle that its Reins may hold back", "[ai][FR-EDGE-30]") {
    const auto named = [](const auto& all, const std::string& id) {
        return *std::ranges::find(all, id, [](const auto& one) { return one.id; });
    };
    Setting setting =
        conformance::basic_setting(named(conformance::kept_courses(), "training-loop"), 2);
    setting.licences[0] = named(conformance::kept_licences(), "wheezing-duchess");
    BatchOrder order;
    order.races = 100;
    order.drivers = all_seats(DriverKind::rookie);
    CHECK(run_batch(setting, order).stalled <= 1);
}

}  // namespace
}  // namespace frothy
