// Drivers of one's own: programs asked line by line, and what is said of those that fail.
#include "play/lab/own_driver.h"

#include <unistd.h>

#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <string>

#include "games/frothy/data/record/record.h"
#include "games/frothy/rules/rules.h"
#include "kernel/view.h"
#include "lab/oval_trial.h"
#include "play/commands/command_words.h"

namespace play::lab {
namespace {

// A program of the shell, gone with the test.
class Script {
public:
    explicit Script(const std::string& body) {
        static int number = 0;
        path_ = std::filesystem::temp_directory_path() /
                ("hippodrome-driver-" + std::to_string(getpid()) + "-" + std::to_string(++number));
        std::ofstream(path_) << "#!/bin/sh\n" << body;
        std::filesystem::permissions(path_, std::filesystem::perms::owner_all);
    }
    ~Script() { std::filesystem::remove(path_); }
    Script(const Script&) = delete;
    Script& operator=(const Script&) = delete;

    std::string path() const { return path_.string(); }

private:
    std::filesystem::path path_;
};

// Answers hello, and then every question with these commands.
std::string asked(const std::string& commands) {
    return "read hello\necho '{\"ready\":true}'\nwhile read -r line; do\ncase \"$line\" in\n"
           "'{\"ask\"'*) " +
           commands + " ;;\nesac\ndone\n";
}

const std::string takes_the_first = asked(R"(echo '{"choose":0}')");

Trial trial_with(const std::string& path, DriverLimits limits = {}) {
    const auto setting = std::make_shared<const frothy::Setting>(frothy::testing::oval_setting(2));
    return frothy::trial_of(setting, frothy::crew_of(path + ",steady", 2, limits));
}

std::string fault_of(const std::string& body, DriverLimits limits = {}) {
    const Script script(body);
    try {
        run_trial(trial_with(script.path(), limits), {.races = 3, .jobs = 2});
    } catch (const ContentError& error) {
        std::string message = error.what();
        CHECK(message.starts_with("driver " + script.path() + " "));
        return message.substr(std::string("driver  ").size() + script.path().size());
    }
    return "no fault";
}

TEST_CASE("a program drives the same with any number of threads, and its races are kept") {
    const Script script(takes_the_first);
    const Trial trial = trial_with(script.path());
    CHECK(trial.plan.seats[0].driver == std::filesystem::path(script.path()).filename().string());
    CHECK(trial.plan.seats[1].driver == "steady");
    const Sums alone = run_trial(trial, {.races = 3});
    CHECK(run_trial(trial, {.races = 3, .jobs = 3}) == alone);
    CHECK(alone.seats[0].decisions > 0);

    Sums sums(trial.plan);
    trial.run(5, 1, sums);
    const auto record = frothy::read_record(trial.record(5, 1), "race.json");
    REQUIRE(record.ok());
    const frothy::Verdict verdict = frothy::verify(*record.value);
    CHECK(verdict.agrees);
    CHECK(kernel::split_mix(verdict.final_hash) == sums.races.signature);
}

TEST_CASE("a program tries options out before it chooses one, by index or in words") {
    // Of what was tried it must have been told.
    const Script trying(asked(
        R"(echo '{"try":0,"dice":7}'; read -r line; case "$line" in '{"over":'*) ;; *) exit 9 ;; esac; echo '{"choose":0}')"));
    const Script plain(takes_the_first);
    // The first option as it stands in the line.
    const Script words(
        asked(R"(first=${line#*'"options":["'}; echo "{\"choose\":\"${first%%'"'*}\"}")"));
    const Sums sums = run_trial(trial_with(plain.path()), {.races = 2});
    CHECK(run_trial(trial_with(trying.path()), {.races = 2}) == sums);
    CHECK(run_trial(trial_with(words.path()), {.races = 2}) == sums);
}

TEST_CASE("what is tried out is a round by the same dice for the same number") {
    const auto setting = std::make_shared<const frothy::Setting>(frothy::testing::oval_setting(2));
    const frothy::DrivingMap map(*setting);
    const frothy::DriverSeats seats = frothy::all_seats(frothy::DriverKind::steady);
    const frothy::RoadBooks books(*setting, seats, map);
    const frothy::Drivers drivers(books.roads(), seats, 1);
    const frothy::Race start = frothy::set_up_race(*setting, {0, 1});
    const frothy::Session session(start, 3);
    REQUIRE(session.pending() != nullptr);
    const auto view = kernel::view_of(*session.pending(), session.pending()->player);
    CHECK(drivers.tried(view, 0, 1) == drivers.tried(view, 0, 1));
    bool differs = false;
    for (std::uint64_t dice = 2; dice < 8; ++dice) {
        const frothy::Race after = drivers.tried(view, 0, dice);
        CHECK(after.round == start.round + 1);
        differs = differs || !(after == drivers.tried(view, 0, 1));
    }
    CHECK(differs);
    CHECK(session.pending()->now == view.now);
}

TEST_CASE("whatever a program does wrong is said in one message") {
    const DriverLimits short_ones{.seconds = 1, .nodes = 2};
    CHECK(fault_of("exit 3\n") == "has ended with exit code 3, after 0 answers");
    CHECK(fault_of("read hello\necho nonsense\n") ==
          "answers hello with \"nonsense\", expected {\"ready\": true}, after 0 answers");
    CHECK(fault_of(asked("exit 0")) == "has ended with exit code 0, after 0 answers");
    CHECK(fault_of(asked("kill -9 $$")) == "was ended by signal 9, after 0 answers");
    CHECK(fault_of(asked("echo '[1]'")) ==
          "says \"[1]\", expected {\"choose\": OPTION} or {\"try\": OPTION}, after 0 answers");
    CHECK(fault_of(asked(R"(echo '{"choose":99}')")) ==
          "chooses \"{\"choose\":99}\", which is not offered, after 0 answers");
    CHECK(fault_of(asked(R"(echo '{"choose":-1}')")) ==
          "chooses \"{\"choose\":-1}\", which is not offered, after 0 answers");
    CHECK(fault_of(asked("sleep 60"), short_ones) == "has not answered in time, after 0 answers");
    CHECK(fault_of(asked(R"(echo '{"try":0}'; read -r a; echo '{"try":0}'; read -r b; )"
                         R"(echo '{"try":0}'; read -r c; echo '{"choose":0}')"),
                   short_ones) ==
          "tries out more than 2 courses of events for an answer, after 0 answers");
    CHECK(fault_of(asked("head -c 200000 /dev/zero 2>/dev/null")) ==
          "has written a line of more than 65536 bytes, after 0 answers");
    CHECK_THROWS_AS(run_trial(trial_with("/nowhere/driver"), {.races = 1}), ContentError);
}

TEST_CASE("drivers and programs are named one for all or one for each") {
    const frothy::Crew crew = frothy::crew_of("./mine,ace", 2, {});
    CHECK(crew.has_own());
    CHECK(crew.name_of(0) == "mine");
    CHECK(crew.name_of(1) == "ace");
    const frothy::Crew alike = frothy::crew_of("./mine", 3, {});
    CHECK(alike.own[0] != nullptr);
    CHECK(alike.own[2] == alike.own[0]);
    CHECK(alike.own[3] == nullptr);
    CHECK_THROWS_AS(frothy::crew_of("./mine,./yours", 3, {}), UsageError);
    CHECK_THROWS_AS(frothy::crew_of("mine", 1, {}), UsageError);
}

}  // namespace
}  // namespace play::lab
