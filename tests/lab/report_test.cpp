// Reports on vehicles: whom they race against, and what they may claim.
#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <sstream>
#include <string>

#include "games/frothy/door/core/lab/reports.h"
#include "support/shipped.h"
#include "words/language.h"

namespace frothy {
namespace {

play::lab::ReportTeller raced_against(const std::vector<std::string>& rivals,
                                      const std::string& drivers = "rookie") {
    std::istringstream in;
    std::ostringstream out;
    const play::CommandContext context{
        {in, out, out}, "frothy", HIPPODROME_KEPT_DATA_DIR, {}, {}, {}};
    ArenaOrder order;
    order.course = "training-loop";
    order.laps = 1;
    order.drivers = drivers;
    order.rivals = rivals;
    order.batch = {.first = 0, .races = 2, .seed = 1, .jobs = 1};
    return vehicle_report(conformance::shipped_licence("basic-chariot"), order, context, {});
}
play::lab::Report report_against(const std::vector<std::string>& rivals) {
    return raced_against(rivals)();
}

const play::lab::ReportSection& section(const play::lab::Report& report, const char* heading) {
    const auto found =
        std::ranges::find_if(report.sections, [&](const play::lab::ReportSection& each) {
            return each.heading.find(heading) != std::string::npos;
        });
    REQUIRE(found != report.sections.end());
    return *found;
}

bool names(const std::string& text, const char* words) {
    return text.find(words) != std::string::npos;
}

}  // namespace

TEST_CASE("a report on a vehicle races against as many as it is asked to, and says so") {
    const play::lab::Report report = report_against({"basic-chariot", "basic-chariot"});
    CHECK(names(report.method, "against 2 basic chariots"));
    CHECK(names(section(report, "In short").points.front(), "against 2 basic chariots"));
    const auto& tables = section(report, "Wins by course").tables;
    REQUIRE(tables.size() == 1);
    CHECK(tables.front().headings.front() == "Against 2");
    // Among three vehicles alike a third is even.
    REQUIRE(tables.front().reference.has_value());
    CHECK(*tables.front().reference == Approx(1.0 / 3.0));
    CHECK(names(section(report, "What its parts").paragraphs.front(), "against 2 basic chariots"));
    CHECK(names(section(report, "against 2").heading, "On "));
}

TEST_CASE("a report on a vehicle names rivals of another kind") {
    const play::lab::Report report = report_against({"wasps-errand"});
    const std::string rival = conformance::shipped_licence("wasps-errand").name;
    CHECK(names(report.method, rival.c_str()));
    CHECK_FALSE(names(report.method, "basic chariot"));
}

TEST_CASE("a report on a vehicle says who drives it and who drives its rivals") {
    const std::vector<std::string> rivals(2, "basic-chariot");
    CHECK(names(raced_against(rivals)().method, "(drivers: rookie)"));
    CHECK(names(raced_against(rivals, "steady,rookie,rookie")().method,
                "(drivers: steady against rookie)"));
    CHECK(names(raced_against(rivals, "steady,rookie,steady")().method,
                "(drivers: steady against rookie, steady)"));
}

TEST_CASE("a report on a vehicle meets one, three and five where nobody is named") {
    const auto tables = section(report_against({}), "Wins by course").tables;
    REQUIRE(tables.size() == 3);
    CHECK(tables[0].headings.front() == "Against 1");
    CHECK(tables[1].headings.front() == "Against 3");
    CHECK(tables[2].headings.front() == "Against 5");
}

TEST_CASE("the best course and the worst are told only where they differ beyond chance") {
    const CourseWins often{"The Long Oval", {0.70, 0.64, 0.75}};
    const CourseWins seldom{"Circus Parvus", {0.40, 0.34, 0.46}};
    const CourseWins between{"Training Loop", {0.62, 0.57, 0.68}};
    const std::array apart = {between, seldom, often};
    CHECK(best_and_worst(apart) ==
          "Does best on The Long Oval (70 %) and worst on Circus Parvus (40 %).");
    const std::array near = {often, between};
    CHECK(best_and_worst(near).empty());
    CHECK(best_and_worst(std::array{often}).empty());
    CHECK(best_and_worst({}).empty());
}

TEST_CASE("a report of one course says nothing of a best and a worst one") {
    const play::lab::Report report = report_against({"basic-chariot"});
    const std::vector<std::string>& points = section(report, "In short").points;
    REQUIRE_FALSE(points.empty());
    for (const std::string& point : points) {
        CHECK_FALSE(names(point, "best on"));
        CHECK_FALSE(names(point, "Over all courses"));
    }
}

TEST_CASE("a report raced for once is told in the language that is spoken") {
    const play::lab::ReportTeller raced = raced_against({"basic-chariot"});
    const auto headings = [&raced] {
        std::vector<std::string> told;
        for (const play::lab::ReportSection& each : raced().sections)
            told.push_back(each.heading);
        return told;
    };
    const std::vector<std::string> english = headings();
    std::vector<std::string> german;
    {
        const words::Languages spoken(std::string(HIPPODROME_KEPT_DATA_DIR) + "/languages", "de");
        REQUIRE(spoken.spoken() == "de");
        german = headings();
        CHECK(names(raced().method, "gegen einen einfachen Streitwagen"));
    }
    REQUIRE(english.size() == german.size());
    for (std::size_t i = 0; i < english.size(); ++i)
        CHECK(english[i] != german[i]);
    CHECK(headings() == english);
}

}  // namespace frothy
