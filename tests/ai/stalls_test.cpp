// Nobody holds up a race: vehicles nobody would draw get on in every kind of race.
#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdlib>

#include "ai/oval.h"
#include "games/frothy/ai/batch.h"
#include "games/frothy/rules/race_start.h"
#include "support/random_licence.h"

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

// Hardly any: some of these vehicles have next to no cards. HIPPODROME_RACES sets another number
// than what takes a few seconds.
TEST_CASE("steady drivers hardly ever stall whatever they drive", "[ai][FR-EDGE-30]") {
    const char* given = std::getenv("HIPPODROME_RACES");  // NOLINT(concurrency-mt-unsafe)
    const std::uint64_t races = given == nullptr ? 60 : std::strtoull(given, nullptr, 10);
    std::uint64_t raced = 0;
    std::uint64_t stalled = 0;
    for (std::uint64_t seed = 1; raced < races; ++seed) {
        const Setting setting = race_of_strangers(seed);
        const bool fit =
            find_race_faults(setting).empty() && std::ranges::all_of(setting.licences, gets_going);
        if (!fit) continue;
        BatchOrder order;
        order.races = 1;
        order.seed = seed;
        const BatchResult result = run_batch(setting, order);
        ++raced;
        stalled += result.stalled;
        if (result.stalled > 0)
            UNSCOPED_INFO("race " << seed << " of kind " << static_cast<int>(setting.terms.type));
    }
    CHECK(15 * stalled <= raced);
}

}  // namespace
}  // namespace frothy
