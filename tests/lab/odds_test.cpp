// Odds of answers: they come to exactly one, and what is counted agrees with casts.
#include <unistd.h>

#include <catch2/catch.hpp>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <set>
#include <string>
#include <vector>

#include "games/frothy/data/record/record.h"
#include "games/frothy/door/core/lab/question_odds.h"
#include "lab/oval_trial.h"
#include "play/commands/command_words.h"

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

// A case in a file of its own, gone with the test.
class CaseFile {
public:
    explicit CaseFile(const std::string& text)
        : path_(std::filesystem::temp_directory_path() /
                ("hippodrome-case-" + std::to_string(getpid()) + ".json")) {
        std::ofstream(path_) << text;
    }
    ~CaseFile() { std::filesystem::remove(path_); }
    CaseFile(const CaseFile&) = delete;
    CaseFile& operator=(const CaseFile&) = delete;

    std::string path() const { return path_.string(); }

private:
    std::filesystem::path path_;
};

// Two vehicles on the plain, Red about to check its Speed or to move.
std::string case_of(const std::string& moment, const std::string& deed, const std::string& more) {
    return R"({"given": {)" + moment +
           R"(, "order": ["red", "blue"], "next": "red", "vehicles": [
               {"name": "red", "hex": [0, 0], "facing": 0, "marker": "S3 A1/D1"},
               {"name": "blue", "hex": [0, 3], "facing": 0, "marker": "S3 A1/D1"}]},
               "do": )" +
           deed + more + "}";
}

TEST_CASE("the odds of a rule case are those of the question at which its step stops") {
    const std::vector<std::filesystem::path> dirs{HIPPODROME_DATA_DIR};
    const kernel::OddsLimits limits{.courses = 1500, .samples = 200};
    const CaseFile check(case_of(R"("moment": "speed check")", R"("step")", ""));
    const auto odds = odds_of_scenario(check.path(), dirs, limits);
    CHECK(odds.question == "speed cards");
    CHECK(odds.player == "red");
    CHECK(odds.entries == 0);
    CHECK(odds.answers.size() > 1);
    CHECK(play::lab::adds_up(odds));

    // After a line of the script it is the next question.
    const CaseFile later(
        case_of(R"("moment": "speed check")", R"("step")",
                R"(, "script": [{"ask": "speed cards", "of": "red", "answer": "whip"}])"));
    CHECK(odds_of_scenario(later.path(), dirs, limits).entries >= 1);

    const auto fault_of = [&](const std::string& text) {
        const CaseFile file(text);
        try {
            odds_of_scenario(file.path(), dirs, limits);
        } catch (const play::ContentError& error) {
            return std::string(error.what()).substr(file.path().size());
        }
        return std::string();
    };
    CHECK(fault_of(case_of(R"("moment": "movement", "phase": 1)", R"({"control roll": "red"})",
                           "")) == ": does not stop at a question within \"do\": \"step\"");
    CHECK(fault_of(case_of(R"("moment": "maintenance")", R"({"maintenance": null})",
                           R"(, "seed": 1)")) == ": no question is open at its end");
    CHECK(fault_of("[]") == ": found several cases, expected one");
    CHECK_FALSE(fault_of(R"({"given": {}, "do": "dance"})").empty());
}

}  // namespace
}  // namespace frothy
