// Odds of answers: they come to exactly one, and what is counted agrees with casts.
#include <catch2/catch.hpp>
#include <cmath>
#include <set>

#include "games/frothy/data/record/record.h"
#include "games/frothy/door/core/lab/question_odds.h"
#include "lab/oval_trial.h"

namespace frothy {
namespace {

// Questions with dice before them, some way into races of random drivers.
std::vector<kernel::Decision<Frothy>> situations(const std::vector<Setting>& settings) {
    std::vector<kernel::Decision<Frothy>> found;
    for (const Setting& setting : settings) {
        const std::array<std::uint8_t, max_vehicles> grid = {0, 1};
        Session session(set_up_race(setting, grid), 7 + found.size());
        kernel::RandomPolicy driver(found.size());
        std::set<Ask> seen;
        for (int answers = 0; session.pending() != nullptr && answers < 120; ++answers) {
            const auto& decision = *session.pending();
            if (answers > 20 && seen.insert(decision.ask).second) found.push_back(decision);
            session.submit(static_cast<std::size_t>(driver(decision.now, decision.question())));
        }
    }
    return found;
}

TEST_CASE("odds of random situations come to exactly one and agree with casts") {
    std::vector<Setting> settings(3, *testing::small_oval(2));
    for (std::size_t i = 0; i < settings.size(); ++i) {
        Licence& licence = settings[i].licences.front();
        licence.whips = static_cast<std::uint8_t>(1 + i);
        licence.resilience = static_cast<std::int8_t>(i % 3);
        prepare(licence);
    }
    int exact = 0;
    const auto decisions = situations(settings);
    REQUIRE(decisions.size() >= 18);
    for (const auto& decision : decisions) {
        const Names names;
        constexpr std::uint32_t samples = 400;
        const auto counted = odds_of(decision, names, {.courses = 1500, .samples = samples});
        const auto cast = odds_of(decision, names, {.courses = 1, .samples = samples, .seed = 3});
        CHECK(play::lab::adds_up(counted));
        CHECK(play::lab::adds_up(cast));
        for (std::size_t i = 0; i < counted.answers.size(); ++i) {
            for (const auto& figure : counted.answers[i].outcomes) {
                if (!figure.is_exact) continue;
                const auto part_of = [](const auto& one) {
                    return static_cast<double>(one.weight.ways) /
                           static_cast<double>(one.weight.of);
                };
                double found = 0;
                for (const auto& other : cast.answers[i].outcomes)
                    if (other.words == figure.words) found += part_of(other);
                const double part = part_of(figure);
                const double error = std::sqrt(part * (1 - part) / samples);
                INFO(counted.answers[i].answer << ": " << figure.words);
                CHECK(std::abs(found - part) <= 5 * error + 1e-9);
                ++exact;
            }
        }
    }
    CHECK(exact > 50);
}

}  // namespace
}  // namespace frothy
