// Races of random drivers by the thousand, with every invariant at every decision.
#include <catch2/catch.hpp>
#include <cstdlib>
#include <string>
#include <vector>

#include "frothy_conformance/checked_race.h"
#include "play/batch.h"
#include "support/shipped.h"

namespace frothy::conformance {
namespace {

// Courses and vehicles take turns.
std::vector<Setting> settings_to_race_in() {
    std::vector<Setting> settings;
    for (const CoursePlan& plan : shipped_courses()) {
        settings.push_back(basic_setting(plan, 6));
        settings.push_back(basic_setting(plan, 4));
        for (std::size_t v = 0; v < 4; ++v)
            settings.back().licences[v] = shipped_licences()[v + settings.size() % 4];
    }
    return settings;
}

std::uint64_t number_given(const char* name, std::uint64_t usual) {
    const char* given = std::getenv(name);  // NOLINT(concurrency-mt-unsafe)
    return given == nullptr ? usual : std::strtoull(given, nullptr, 10);
}

// What is wrong with a race; empty if nothing is.
std::string complaint_about(const Setting& setting, std::uint64_t race) {
    RandomDriver driver(race);
    const Ending ending = run_checked(setting, driver, Standings::stand, race + 1);
    if (!ending.complaint.empty()) return ending.complaint;
    return ending.race.ended == EndReason::not_over ? "it has not ended" : "";
}

// HIPPODROME_RANDOM_RACES sets another number: `scripts/test --full` a hundred thousand, the preset
// `thorough` ten million. HIPPODROME_FIRST_RANDOM_RACE begins later, for many in parts.
TEST_CASE("random races keep every invariant at every decision", "[conformance][long]") {
    const std::vector<Setting> settings = settings_to_race_in();
    const play::BatchOrder order{.first = number_given("HIPPODROME_FIRST_RANDOM_RACE", 0),
                                 .races = number_given("HIPPODROME_RANDOM_RACES", 20'000),
                                 .jobs = play::default_jobs()};
    std::vector<std::string> complaints(static_cast<std::size_t>(order.jobs));
    play::run_races(order, [&](std::size_t job, std::uint64_t race) {
        if (!complaints[job].empty()) return;
        const Setting& setting = settings[race % settings.size()];
        const std::string complaint = complaint_about(setting, race);
        if (complaint.empty()) return;
        complaints[job] =
            setting.course.plan().id + ", race " + std::to_string(race) + ": " + complaint;
    });
    for (const std::string& complaint : complaints)
        CHECK(complaint == "");
}

}  // namespace
}  // namespace frothy::conformance
