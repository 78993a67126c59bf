// Odds of answers: they come to exactly one, and what is counted agrees with casts.
#include <unistd.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "games/frothy/data/record/record.h"
#include "games/frothy/door/core/lab/question_odds.h"
#include "games/frothy/rules/race_start.h"
#include "lab/oval_trial.h"
#include "play/commands/command_words.h"
#include "support/random_licence.h"

namespace frothy {
namespace {

// A race of two vehicles nobody would draw, under house rules nobody would agree on; the kinds of
// race take turns.
Setting random_race(std::uint64_t seed) {
    Setting setting = *testing::small_oval(2);
    conformance::Chance chance(seed);
    for (Licence& licence : setting.licences)
        licence = conformance::random_licence(chance);
    setting.rules = conformance::random_house_rules(chance);
    setting.terms.type = static_cast<RaceType>(seed % race_type_count);
    return setting;
}

// Questions with dice before them, some way into a race of random drivers: one of each kind.
std::vector<kernel::Decision<Frothy>> situations_of(const Setting& setting, std::uint64_t seed) {
    const std::array<std::uint8_t, max_vehicles> grid = {0, 1};
    Session session(set_up_race(setting, grid), seed);
    kernel::RandomPolicy driver(seed);
    std::vector<kernel::Decision<Frothy>> found;
    std::set<Ask> seen;
    for (int answers = 0; session.pending() != nullptr && answers < 120; ++answers) {
        const auto& decision = *session.pending();
        if (answers > 20 && seen.insert(decision.ask).second) found.push_back(decision);
        session.submit(static_cast<std::size_t>(driver(decision.now, decision.question())));
    }
    return found;
}

double part_of(const play::lab::OddsFigure& figure) {
    return static_cast<double>(figure.weight.ways) / static_cast<double>(figure.weight.of);
}

// Five standard errors, and five casts, which is as far as what is rare may go astray.
bool agrees(double part, double found, std::uint32_t casts) {
    const double error = std::sqrt(part * (1 - part) / casts);
    return std::abs(found - part) <= 5 * error + 5.0 / casts;
}

// The figures that were counted, next to the same ones by casts; how many there are.
int compare_to_casts(const std::vector<play::lab::OddsFigure>& counted,
                     const std::vector<play::lab::OddsFigure>& cast, std::uint32_t casts) {
    int exact = 0;
    for (const auto& figure : counted) {
        if (!figure.is_exact) continue;
        double found = 0;
        for (const auto& other : cast)
            if (other.what == figure.what && other.words == figure.words) found += part_of(other);
        INFO(figure.what << ", " << figure.words << ": " << part_of(figure) << ", by casts "
                         << found);
        CHECK(agrees(part_of(figure), found, casts));
        ++exact;
    }
    return exact;
}

std::uint32_t number_from(const char* name, std::uint32_t usual) {
    const char* given = std::getenv(name);  // NOLINT(concurrency-mt-unsafe)
    return given == nullptr ? usual : static_cast<std::uint32_t>(std::strtoul(given, nullptr, 10));
}

bool is_exact_anywhere(const play::lab::AnswerOdds& odds) {
    const auto is_exact = [](const play::lab::OddsFigure& figure) { return figure.is_exact; };
    return std::ranges::any_of(odds.outcomes, is_exact) ||
           std::ranges::any_of(odds.fates, is_exact);
}

// A question and what of its odds was counted.
struct Counted {
    kernel::Decision<Frothy> decision;
    std::vector<play::lab::AnswerOdds> answers;
};

// Those answers alone of whose odds anything was counted: the others have nothing to agree with.
Counted counted_part(kernel::Decision<Frothy> decision, const play::lab::QuestionOdds& odds) {
    Counted part{decision, {}};
    part.decision.options = {};
    for (std::size_t i = 0; i < odds.answers.size(); ++i) {
        if (!is_exact_anywhere(odds.answers[i])) continue;
        part.decision.options.push_back(decision.options[i]);
        part.answers.push_back(odds.answers[i]);
    }
    return part;
}

// HIPPODROME_SITUATIONS and HIPPODROME_CASTS set other numbers than what takes seconds;
// HIPPODROME_FIRST_SITUATION passes over those before it, for many in parts.
TEST_CASE("odds of random situations come to exactly one and agree with casts") {
    const std::uint32_t wanted = number_from("HIPPODROME_SITUATIONS", 30);
    const std::uint32_t casts = number_from("HIPPODROME_CASTS", 300);
    const std::uint32_t first = number_from("HIPPODROME_FIRST_SITUATION", 0);
    int exact = 0;
    std::uint32_t seen = 0;
    for (std::uint64_t seed = 1; seen < first + wanted; ++seed) {
        const Setting setting = random_race(seed);
        if (!find_race_faults(setting).empty()) continue;
        for (const auto& decision : situations_of(setting, seed)) {
            if (seen == first + wanted) break;
            if (seen++ < first) continue;
            const Names names;
            const auto odds = odds_of(decision, names, {.courses = 1500, .samples = 300});
            INFO("race " << seed << ", " << odds.question);
            CHECK(play::lab::adds_up(odds));
            const Counted counted = counted_part(decision, odds);
            if (counted.answers.empty()) continue;
            const auto cast =
                odds_of(counted.decision, names, {.courses = 1, .samples = casts, .seed = 3});
            CHECK(play::lab::adds_up(cast));
            for (std::size_t i = 0; i < counted.answers.size(); ++i) {
                const auto& [was, is] = std::tie(counted.answers[i], cast.answers[i]);
                INFO(was.answer);
                exact += compare_to_casts(was.outcomes, is.outcomes, casts);
                exact += compare_to_casts(was.fates, is.fates, casts);
            }
        }
    }
    CHECK(exact > static_cast<int>(wanted));
}

// In this race the advice for the dice of a Speed Check hangs on how fast the other vehicle, which
// checks its Speed before, has become.
TEST_CASE("odds that hang on the dice of others, which are not counted, are not called exact") {
    const Setting setting = random_race(36);
    constexpr std::uint32_t casts = 20'000;
    int speeds = 0;
    for (const auto& decision : situations_of(setting, 36)) {
        if (decision.ask != Ask::speed_cards && decision.ask != Ask::speed_direction) continue;
        const auto odds = odds_of(decision, Names(), {.courses = 1500, .samples = casts});
        const auto cast = odds_of(decision, Names(), {.courses = 1, .samples = casts, .seed = 3});
        for (std::size_t i = 0; i < odds.answers.size(); ++i) {
            compare_to_casts(odds.answers[i].outcomes, cast.answers[i].outcomes, casts);
            for (const auto& figure : odds.answers[i].outcomes)
                speeds += figure.what.starts_with("speed") && !figure.is_exact ? 1 : 0;
        }
    }
    CHECK(speeds > 0);
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
    const std::vector<std::filesystem::path> dirs{HIPPODROME_KEPT_DATA_DIR};
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
    const std::string one = case_of(R"("moment": "maintenance")", R"({"maintenance": null})", "");
    CHECK(fault_of("[" + one + ", " + one + "]") == ": found several cases, expected one");
    CHECK(fault_of("[]") == ": found an empty list, expected scenarios");
    CHECK_FALSE(fault_of(R"({"given": {}, "do": "dance"})").empty());
}

}  // namespace
}  // namespace frothy
