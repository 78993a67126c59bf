// The log as lines, with undo.
#include <catch2/catch.hpp>

#include <algorithm>

#include "games/frothy/rules/traits.h"
#include "games/frothy/view/core/telling/race_log.h"
#include "view_core/view_support.h"

namespace race_log_test {

using namespace frothy;
using namespace frothy::testing;

namespace {

Names two_names() {
    Names names;
    names.vehicles = {"Red", "Black", "", "", "", ""};
    return names;
}

RaceLog log_of_chance(const Setting& setting, std::uint64_t seed) {
    RaceSession session(race_on(setting, seed), seed);
    RandomDriver driver(seed);
    RaceLog log(two_names());
    log.rebuild(session);
    session.take_happenings();
    for (int i = 0; i < 400 && answer_by_chance(session, driver); ++i)
        log.add(session.take_happenings(), session);
    return log;
}

}  // namespace

TEST_CASE("every line says something and minor lines have a cause") {
    const Setting setting = oval_setting(2);
    const RaceLog log = log_of_chance(setting, 2);
    REQUIRE(log.lines().size() > 20);
    for (const LogLine& line : log.lines()) {
        CHECK_FALSE(line.text.empty());
        CHECK(line.text.back() == '.');
        CHECK(line.round >= 1);
        CHECK(line.phase <= phase_count);
        CHECK_FALSE(line.rule.is_none());
    }
    CHECK_FALSE(log.lines().front().is_minor);
    CHECK(log.lines().front().is_heading);
}

TEST_CASE("what comes off by itself is no part of another's deed", "[FR-CLP-05]") {
    const Setting setting = oval_setting(2);
    int apart = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const RaceLog log = log_of_chance(setting, seed);
        VehicleId cause = no_vehicle;  // whose the latest line is that is not minor
        for (const LogLine& line : log.lines()) {
            const VehicleId before = cause;
            if (!line.is_minor) cause = line.who;
            if (line.rule != Rule("FR-CLP-05")) continue;
            CHECK(line.who == cause);
            apart += before != line.who ? 1 : 0;
        }
    }
    CHECK(apart > 0);
}

TEST_CASE("a Flyer is told of where others would have met with something", "[FR-TRT-17]") {
    Setting setting = oval_setting(2);
    CoursePlan plan = setting.course.plan();
    for (Features& features : plan.features)
        features.hazard = true;
    setting.course = Course(plan);
    setting.licences[0].traits.push_back({trait::flyer, "Flyer", {}, false});
    prepare(setting.licences[0]);
    RaceSession session(race_on(setting, 2), 2);
    RandomDriver driver(2);
    RaceLog log(two_names());
    log.rebuild(session);
    session.take_happenings();
    for (int i = 0; i < 200 && answer_by_chance(session, driver); ++i)
        log.add(session.take_happenings(), session);
    const auto is_flight = [](const LogLine& line) { return line.rule == trait::flyer; };
    CHECK(std::ranges::count_if(log.lines(), is_flight) > 3);
    for (const LogLine& line : log.lines()) {
        if (!is_flight(line)) continue;
        CHECK(line.who == 0);
        CHECK(line.is_minor);
        CHECK(line.text == "Red flies over what lies there.");
    }
}

TEST_CASE("built step by step or at once, the log is the same") {
    const Setting setting = oval_setting(3);
    RaceSession session(race_on(setting, 4), 4);
    RandomDriver driver(4);
    RaceLog log;
    log.add(session.take_happenings(), session);
    for (int i = 0; i < 300 && answer_by_chance(session, driver); ++i)
        log.add(session.take_happenings(), session);
    RaceLog again;
    again.rebuild(session);
    REQUIRE(log.lines().size() == again.lines().size());
    for (std::size_t i = 0; i < log.lines().size(); ++i) {
        INFO(i << ": " << log.lines()[i].text << " | " << again.lines()[i].text);
        REQUIRE(log.lines()[i] == again.lines()[i]);
    }
}

TEST_CASE("after an undo the log is what it was before") {
    const Setting setting = oval_setting(2);
    RaceSession session(race_on(setting, 9), 9);
    RandomDriver driver(9);
    RaceLog log;
    log.add(session.take_happenings(), session);
    for (int i = 0; i < 60 && answer_by_chance(session, driver); ++i)
        log.add(session.take_happenings(), session);
    const auto before = log.lines();
    answer_by_chance(session, driver);
    log.add(session.take_happenings(), session);
    session.undo();
    log.add(session.take_happenings(), session);
    CHECK(log.lines() == before);
    session.redo();
    log.add(session.take_happenings(), session);
    session.undo();
    log.add(session.take_happenings(), session);
    CHECK(log.lines() == before);
}

TEST_CASE("the recap begins after a player's own last act") {
    const Setting setting = oval_setting(2);
    RaceSession session(race_on(setting, 6), 6);
    RandomDriver driver(6);
    RaceLog log(two_names());
    log.add(session.take_happenings(), session);
    for (int i = 0; i < 120 && answer_by_chance(session, driver); ++i)
        log.add(session.take_happenings(), session);
    const auto recap = log.since_last_move(0);
    CHECK(recap.size() < log.lines().size());
    for (const LogLine& line : recap)
        CHECK_FALSE((line.who == 0 && line.text.find("moves") != std::string::npos));
}

TEST_CASE("Damage beyond what wrecks a vehicle is said to count no more", "[FR-EDGE-19]") {
    int told = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const Setting setting = oval_setting(2);
        RaceSession session(race_on(setting, seed), seed);
        RandomDriver driver(seed);
        RaceLog log(two_names());
        log.rebuild(session);
        int surplus = 0;
        int rolled = 0;
        session.take_happenings();
        for (int i = 0; i < 2000 && answer_by_chance(session, driver); ++i) {
            const auto happenings = session.take_happenings();
            for (const auto& one : happenings) {
                if (one.kind != kernel::HappeningKind::event) continue;
                if (const auto* dice = one.event.get_if<DamageRolled>()) rolled = dice->points;
                const auto* damage = one.event.get_if<Damaged>();
                if (damage == nullptr) continue;
                if (rolled > damage->points) ++surplus;
                rolled = 0;
            }
            log.add(happenings, session);
        }
        const auto said = std::ranges::count_if(log.lines(), [](const LogLine& line) {
            return line.text.find("no longer count") != std::string::npos;
        });
        CHECK(said == surplus);
        told += surplus;
    }
    CHECK(told > 1);
}

}  // namespace race_log_test
