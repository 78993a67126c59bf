// How much a race asks of the people who play it, by what the prompts and the board of the window
// offer.
#include <catch2/catch.hpp>

#include <nlohmann/json.hpp>
#include <numeric>

#include "app/table.h"
#include "games/frothy/door/core/commands/race_order.h"
#include "games/frothy/door/core/commands/race_pace.h"

namespace app::testing {
namespace {

using frothy::BatchOrder;
using play::PaceSums;
using ui::Asking;

PaceSums pace_on(const std::string& course, int laps, Asking asking = Asking::what_matters,
                 BatchOrder order = {{.races = 12, .seed = 7, .jobs = 2}}) {
    frothy::SettingOrder wanted;
    wanted.course = course;
    wanted.laps = laps;
    wanted.vehicles = frothy::vehicles_named("4");
    return frothy::pace_of(load_setting(wanted, {HIPPODROME_DATA_DIR, {}}), order, asking);
}

double mean(std::uint64_t sum, const PaceSums& pace) { return play::Ratio{sum, pace.races}.mean(); }

}  // namespace

TEST_CASE("A race asks no more of people than an evening holds", "[pace][long]") {
    const PaceSums two_laps = pace_on("circus-parvus", 2);
    CHECK(mean(two_laps.decisions(), two_laps) <= 350);
    const PaceSums usual = pace_on("circus-parvus", 1);
    CHECK(mean(usual.decisions(), usual) <= 220);
    CHECK(usual.minutes_a_race() < 30);
    // The first race, with a coach and drivers on all other seats.
    const PaceSums first = pace_on("training-loop", 1);
    for (const std::uint64_t seat : first.seats)
        CHECK(mean(seat, first) <= 45);
}

TEST_CASE("Four people with a chariot each are done with the circus in about forty minutes",
          "[pace][circus_maximus][long]") {
    const TemporaryFolder home;
    const Outcome outcome = run({"simulate", "--game", "circus-maximus", "--players", "8",
                                 "--people", "4", "--pace", "--races", "12", "--json"},
                                home.path());
    REQUIRE(outcome.code == 0);
    const auto pace = nlohmann::json::parse(outcome.out);
    CHECK(pace.at("minutes_per_race").get<double>() < 43);
    CHECK(pace.at("minutes_per_race").get<double>() > 25);
}

TEST_CASE("Three people are done with a road race in about a quarter of an hour",
          "[pace][death_roads][long]") {
    const TemporaryFolder home;
    const auto minutes = [&](std::vector<std::string> more) {
        std::vector<std::string> words = {"simulate", "--game", "death-roads", "--pace",
                                          "--races",  "10",     "--json"};
        words.insert(words.end(), more.begin(), more.end());
        const Outcome outcome = run(words, home.path());
        REQUIRE(outcome.code == 0);
        return nlohmann::json::parse(outcome.out).at("minutes_per_race").get<double>();
    };
    CHECK(minutes({}) < 18);                            // five rounds, with a draft
    CHECK(minutes({"--rounds", "4", "--dealt"}) < 13);  // as a first race is
}

TEST_CASE("Four people race a Grand Prix in 18 to 25 minutes, dice and all", "[pace][grand_prix]") {
    const TemporaryFolder home;
    const auto minutes = [&](std::vector<std::string> more) {
        std::vector<std::string> words = {"simulate", "--game", "grand-prix", "--pace",
                                          "--races",  "20",     "--json"};
        words.insert(words.end(), more.begin(), more.end());
        const Outcome outcome = run(words, home.path());
        REQUIRE(outcome.code == 0);
        return nlohmann::json::parse(outcome.out).at("minutes_per_race").get<double>();
    };
    const double usual = minutes({});
    CHECK(usual >= 17.5);
    CHECK(usual <= 25);
    CHECK(minutes({"--mode", "sprint", "--cars", "2"}) < 8);
}

TEST_CASE("A heist as it is offered takes 25 to 40 minutes, with what is watched",
          "[pace][highway_heist][long]") {
    const TemporaryFolder home;
    const auto pace_of = [&](std::vector<std::string> more) {
        std::vector<std::string> words = {"simulate", "--game", "highway-heist", "--pace",
                                          "--json"};
        words.insert(words.end(), more.begin(), more.end());
        const Outcome outcome = run(words, home.path());
        REQUIRE(outcome.code == 0);
        return nlohmann::json::parse(outcome.out);
    };
    const auto minutes = [&](const std::string& scenario, const std::string& difficulty,
                             const std::string& races) {
        const auto pace =
            pace_of({"--scenario", scenario, "--difficulty", difficulty, "--races", races});
        CHECK(pace.at("watched_minutes_per_race").get<double>() > 1);
        return pace.at("minutes_per_race").get<double>();
    };
    for (const double it :
         {minutes("tank-assault", "easy", "8"), minutes("tank-assault", "standard", "8"),
          minutes("semi-heist", "easy", "8"), minutes("semi-heist", "standard", "8")}) {
        CHECK(it >= 25);
        CHECK(it <= 40);
    }
    // A little less, so that it takes more games to tell.
    const double chopper = minutes("chopper-takedown", "standard", "60");
    CHECK(chopper >= 24);
    CHECK(chopper <= 40);
}

TEST_CASE("Whose turns the computer takes is watched, not asked", "[pace][highway_heist]") {
    const TemporaryFolder home;
    const auto pace_of = [&](const std::string& people) {
        const Outcome outcome =
            run({"simulate", "--game", "highway-heist", "--players", "2", "--characters", "2",
                 "--drivers", "rookie", "--people", people, "--pace", "--races", "3", "--json"},
                home.path());
        REQUIRE(outcome.code == 0);
        return nlohmann::json::parse(outcome.out);
    };
    const auto both = pace_of("2");
    const auto one = pace_of("1");
    for (const std::string key : {"decisions_per_race", "throws_per_race", "minutes_per_race"})
        CHECK(one.at(key).get<double>() < both.at(key).get<double>());
    const std::string watched = "watched_minutes_per_race";
    CHECK(one.at(watched).get<double>() > both.at(watched).get<double>());
}

TEST_CASE("The pace of a race adds up, and is the same for any number of threads", "[pace]") {
    BatchOrder order{{.races = 4, .seed = 3, .jobs = 1}};
    const PaceSums alone = pace_on("circus-parvus", 1, Asking::what_matters, order);
    CHECK(alone.races == 4);
    CHECK(alone.seats.size() == 4);
    std::uint64_t all = 0;
    for (const auto& [kind, count] : alone.kinds)
        all += count;
    CHECK(all == alone.decisions());
    CHECK(alone.after_winner > 0);
    CHECK(alone.after_winner < alone.decisions());
    order.jobs = 3;
    CHECK(pace_on("circus-parvus", 1, Asking::what_matters, order) == alone);
}

TEST_CASE("Who wants to be asked everything is asked more, who wants to race on less", "[pace]") {
    const BatchOrder order{{.races = 3, .seed = 5, .jobs = 2}};
    const auto asked = [&](Asking asking) {
        return pace_on("circus-parvus", 1, asking, order).decisions();
    };
    CHECK(asked(Asking::everything) > asked(Asking::what_matters));
    CHECK(asked(Asking::race_on) < asked(Asking::what_matters));
}

TEST_CASE("simulate --pace tells it of every game", "[pace][long]") {
    const TemporaryFolder home;
    const std::string frothy =
        run({"simulate", "--pace", "--races", "2", "--laps", "1"}, home.path()).out;
    CHECK(contains(frothy, "minutes a race at 8 seconds a decision"));
    CHECK(contains(frothy, "keep dice"));
    for (const std::string game :
         {"frothy", "grand-prix", "circus-maximus", "death-roads", "highway-heist", "snails"}) {
        INFO(game);
        const std::vector<std::string> words = {"simulate", "--game", game,    "--pace",
                                                "--races",  "2",      "--json"};
        const Outcome outcome = run(words, home.path());
        CHECK(outcome.code == 0);
        CHECK(contains(outcome.out, "\"minutes_per_race\":"));
        CHECK(contains(outcome.out, "\"kinds\":[{\"kind\":"));
        CHECK(run(words, home.path()).out == outcome.out);
    }
}

}  // namespace app::testing
