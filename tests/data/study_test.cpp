// What designers are told of their courses and vehicles: all at once, at the line where it stands.
#include <catch2/catch.hpp>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include "formats/data_files.h"
#include "games/frothy/data/course/course_tiled.h"
#include "games/frothy/data/data_files.h"
#include "games/frothy/data/study.h"

using namespace frothy;

namespace {

const std::string game_data = HIPPODROME_DATA_DIR;

// A ring of two rows of sand round an island, its line at the bottom.
std::string ring_course(const std::string& members, const std::string& row = "   ..21F......") {
    return "{\n\"schema\": \"frothy-course/1\", \"id\": \"ring\", \"name\": \"Ring\",\n" + members +
           "\n\"legend\": {\"1\": {\"grid\": 1, \"facing\": 0},\n\"2\": {\"grid\": 2, \"facing\": "
           "0},"
           "\n\"F\": {\"finish\": true}},\n\"rows\": [\n"
           "\"   ...........\",\n"
           "\"   ............\",\n"
           "\"   ..        ..\",\n"
           "\"   ..        ..\",\n"
           "\"   ....F.......\",\n\"" +
           row + "\"\n]}\n";
}

const Finding* found_in(const std::vector<Finding>& findings, const std::string& found) {
    const auto one = std::ranges::find_if(findings, [&](const Finding& finding) {
        return finding.what.found.find(found) != std::string::npos;
    });
    return one == findings.end() ? nullptr : &*one;
}

std::string told_of(const std::vector<Finding>& findings) {
    std::string all;
    for (const Finding& finding : findings)
        all += text_of(finding.what) + " " + finding.name + "\n";
    return all;
}

}  // namespace

TEST_CASE("Lines and columns of the places of a text", "[data][study]") {
    const std::string text =
        "{\n  \"a\": [1, {\"b~/c\": 2}],\n  \"d\": \"x\\\"y\", \"é\": 3, \"f\": 4\n}";
    std::vector<Complaint> complaints = {{"x", "/", "", ""},     {"x", "/a/1/b~0~1c", "", ""},
                                         {"x", "/f", "", ""},    {"x", "/a/1/nowhere/5", "", ""},
                                         {"x", "/d", "", "", 2}, {"x", "no path", "", ""}};
    formats::find_lines(text, complaints);
    const auto at = [&](std::size_t i) {
        return std::pair(complaints[i].line, complaints[i].column);
    };
    CHECK(at(0) == std::pair<std::size_t, std::size_t>(1, 1));
    CHECK(at(1) == std::pair<std::size_t, std::size_t>(2, 21));
    CHECK(at(2) == std::pair<std::size_t, std::size_t>(3, 29));
    CHECK(at(3) == std::pair<std::size_t, std::size_t>(2, 12));
    CHECK(at(4) == std::pair<std::size_t, std::size_t>(3, 10));
    CHECK(at(5) == std::pair<std::size_t, std::size_t>(0, 0));
    for (std::size_t length = 0; length < text.size(); ++length) {
        std::vector<Complaint> cut = {{"x", "/f", "", ""}};
        formats::find_lines(text.substr(0, length), cut);
        CHECK(cut[0].line <= 4);
    }
}

TEST_CASE("Control characters are shown, not obeyed", "[data][study]") {
    CHECK(text_of(Complaint{"a\x1b[2J.json", "/x\n", "\x07", "\x7f"}) ==
          "a\\u001b[2J.json: /x\\u000a: found \\u0007, expected \\u007f");
    const std::string key = "{\"schema\": \"frothy-course/1\", \"\\u001b[31m\": 1}";
    for (const Finding& finding : study_course(key, "x").findings)
        CHECK(text_of(finding.what).find('\x1b') == std::string::npos);
}

TEST_CASE("What is no text is told apart", "[data][study]") {
    const auto kind = [](std::string_view bytes) {
        const auto fault = formats::fault_of_bytes(bytes, "x");
        return fault ? fault->found : std::string();
    };
    using namespace std::string_view_literals;
    CHECK(kind("") == "an empty file");
    CHECK(kind(" \n") == "an empty file, of blanks alone");
    CHECK(kind("\xFF\xFE{\0"sv) == "a text in UTF-16");
    CHECK(kind("\0{\0\n\0}"sv) == "a text in UTF-16");
    CHECK(kind("\x89PNG\r\n\x1a\n\0\0\0\rIHDR"sv) == "a binary file");
    CHECK(kind("{}").empty());
}

TEST_CASE("All that is wrong with a course at once, beside a range error too", "[data][study]") {
    const CourseStudy study = study_course(
        ring_course("\"laps\": 200, \"finish_heading\": 0, \"open_edges\": [[99, 0, \"E\"]],"),
        "tracks/ring.json");
    INFO(told_of(study.findings));
    CHECK_FALSE(study.ok());
    CHECK(study.is_drawable());
    const Finding* laps = found_in(study.findings, "200");
    REQUIRE(laps != nullptr);
    CHECK(laps->what.line == 3);
    CHECK(laps->what.column == 9);
    CHECK(found_in(study.findings, "[99, 0] off the track") != nullptr);
    // What only follows from it is not told again.
    CHECK(std::ranges::count(study.findings, "/laps",
                             [](const Finding& finding) { return finding.what.place; }) == 1);
}

TEST_CASE("A grid space that is out of range is told, and nothing that only follows from it",
          "[data][study]") {
    std::string text = ring_course("");
    text.replace(text.find("\"grid\": 2"), 9, "\"grid\": 7");
    const auto errors = [&] {
        std::vector<std::string> all;
        for (const Finding& finding : study_course(text, "tracks/ring.json").findings)
            if (finding.severity == Severity::error) all.push_back(text_of(finding.what));
        return all;
    };
    CHECK(errors() == std::vector<std::string>{"tracks/ring.json:5:15: /legend/2/grid: found 7, "
                                               "expected a whole number from 1 to 6"});
    // A gap that nothing else explains is told at the legend.
    text.replace(text.find("\"grid\": 7"), 9, "\"grid\": 3");
    CHECK(errors() == std::vector<std::string>{
                          "tracks/ring.json:4:11: /legend: found no grid space 2, expected grid "
                          "spaces numbered from 1 without gaps"});
}

TEST_CASE("A hex that cannot be read is no other hex", "[data][study]") {
    const CourseStudy study =
        study_course(ring_course("\"features\": [{\"at\": [[1, 2, 3]], \"hazard\": true}],"),
                     "tracks/ring.json");
    INFO(told_of(study.findings));
    CHECK(std::ranges::count(study.findings, Severity::error, &Finding::severity) == 1);
}

TEST_CASE("Faults are told by row and letter", "[data][study]") {
    // Grid space 1 beyond the line, a letter nobody knows, twice.
    const CourseStudy study = study_course(ring_course("", "   ..2.F1.xx..."), "tracks/ring.json");
    INFO(told_of(study.findings));
    const Finding* letter = found_in(study.findings, "\"x\"");
    REQUIRE(letter != nullptr);
    CHECK(letter->what.place == "/rows/5");
    CHECK(letter->what.line == 13);
    CHECK(letter->what.column == 12);
    CHECK(letter->hex.has_value());
    CHECK(std::ranges::count_if(study.findings, [](const Finding& finding) {
              return finding.what.found.find("\"x\"") != std::string::npos;
          }) == 1);
    const Finding* beyond = found_in(study.findings, "beyond the line");
    REQUIRE(beyond != nullptr);
    CHECK(beyond->severity == Severity::advice);
    CHECK(beyond->what.found == "a grid space beyond the line (row 6, letter 9)");
    CHECK(beyond->what.line == 13);
    CHECK(beyond->what.column == 10);
    CHECK(beyond->hex.has_value());
}

TEST_CASE("A letter of the legend is told of once", "[data][study]") {
    std::string text = ring_course("", "   ..21F..mmm..");
    const std::size_t at = text.find("\"F\":");
    text.insert(at,
                "\"m\": {\"hazard_rating\": 2, \"look\": \"muud\"}, \"u\": {\"hazard\": true},\n");
    const CourseStudy study = study_course(text, "tracks/ring.json");
    INFO(told_of(study.findings));
    CHECK(study.ok());
    CHECK(std::ranges::count(study.findings, "/legend/m",
                             [](const Finding& finding) { return finding.what.place; }) == 2);
    const Finding* rating = found_in(study.findings, "hazard_rating without hazard");
    REQUIRE(rating != nullptr);
    CHECK(rating->name == "number-without-mark");
    CHECK(rating->what.line == 6);
    CHECK(found_in(study.findings, "did you mean \"mud\"") != nullptr);
    const Finding* unused = found_in(study.findings, "not drawn");
    REQUIRE(unused != nullptr);
    CHECK(unused->what.place == "/legend/u");

    // Each may be waived by its name; a waiver of nothing is told.
    const CourseStudy waived = study_course(
        text.replace(text.find("\"legend\""), 0,
                     "\"waive\": [\"unknown-look\", \"number-without-mark\", \"unused-letter\", "
                     "\"narrow\", \"nonsense\"],\n"),
        "tracks/ring.json");
    INFO(told_of(waived.findings));
    CHECK(found_in(waived.findings, "muud") == nullptr);
    CHECK(found_in(waived.findings, "not drawn") == nullptr);
    CHECK(found_in(waived.findings, "hazard_rating") == nullptr);
    CHECK(found_in(waived.findings, "\"nonsense\"") != nullptr);
}

TEST_CASE("A length other than the measured one", "[data][study][FR-EDGE-25]") {
    const CourseStudy shorter = study_course(ring_course("\"length\": 5,"), "ring.json");
    const Finding* error = found_in(shorter.findings, "5");
    INFO(told_of(shorter.findings));
    CHECK_FALSE(shorter.ok());
    REQUIRE(error != nullptr);
    CHECK(error->what.place == "/length");
    const CourseStudy longer = study_course(ring_course("\"length\": 500,"), "ring.json");
    INFO(told_of(longer.findings));
    CHECK(longer.ok());
    CHECK(found_in(longer.findings, "500") != nullptr);
}

TEST_CASE("An id unlike its file, and one that is no file's name", "[data][study]") {
    const Finding* unlike = nullptr;
    const CourseStudy other = study_course(ring_course(""), "tracks/another.json");
    unlike = found_in(other.findings, "\"ring\"");
    REQUIRE(unlike != nullptr);
    CHECK(unlike->name == "id-unlike-file");
    for (const char* id : {"../../etc/passwd", "a\\\\b", ".hidden", "c:x"}) {
        std::string text = ring_course("");
        text.replace(text.find("\"ring\""), 6, "\"" + std::string(id) + "\"");
        CHECK_FALSE(study_course(text, "ring.json").ok());
    }
}

TEST_CASE("Licences that spoil a race are advised against", "[data][study]") {
    const auto text = formats::read_text_file(game_data + "/vehicles/basic-chariot.json");
    REQUIRE(text.ok());
    const Loaded<Licence> basic = read_licence(*text.value, "basic-chariot.json");
    REQUIRE(basic.ok());
    const auto names = [](const Licence& licence) {
        std::vector<std::string> found;
        for (const Finding& finding :
             study_licence(write_licence(licence), "basic-chariot.json").findings)
            found.push_back(finding.name);
        return found;
    };
    const auto has = [](const std::vector<std::string>& all, const char* name) {
        return std::ranges::find(all, name) != all.end();
    };
    CHECK(names(*basic.value).empty());
    Licence still = *basic.value;
    for (SpeedColumn& column : still.speeds)
        column.move = {};
    CHECK(has(names(still), "never-moves"));
    Licence tame = *basic.value;
    for (SpeedColumn& column : tame.speeds)
        column.control = safe;
    CHECK(has(names(tame), "always-safe"));
    tame.waived = {"always-safe"};
    CHECK_FALSE(has(names(tame), "always-safe"));
    Licence tough = *basic.value;
    tough.damage_max = 90;
    tough.affects.back().at = 90;
    CHECK(has(names(tough), "hardly-hurt"));
}

TEST_CASE("What is game_data needs no advice, and its looks have pictures", "[data][study]") {
    for (const formats::DataFile& file : formats::list_data_files({game_data, {}}, course_files)) {
        const auto text = formats::read_text_file(file.path);
        REQUIRE(text.ok());
        const CourseStudy study = study_course(*text.value, file.path);
        INFO(told_of(study.findings));
        CHECK(study.findings.empty());
        // As it is written again.
        CHECK(study_plan(study.plan).empty());
    }
    for (const std::string_view look : pictured_looks) {
        CHECK(std::filesystem::exists(game_data + "/assets/board/" + std::string(look) + ".svg"));
    }
}

TEST_CASE("What one Speed of a licence has wrong is told beside what cannot be read of another") {
    std::string text =
        write_licence(*load_licence(game_data + "/vehicles/basic-chariot.json").value);
    const auto replace = [&](const std::string& from, const std::string& to) {
        REQUIRE(text.find(from) != std::string::npos);
        text.replace(text.find(from), from.size(), to);
    };
    replace("[2, 1]", "[2, 3]");  // FR-CHG-03
    replace("\"speed\": 6", "\"speed\": \"six\"");
    std::vector<std::string> errors;
    for (const Finding& finding : study_licence(text, "basic-chariot.json").findings)
        if (finding.severity == Severity::error) errors.push_back(finding.what.place);
    REQUIRE(errors.size() == 2);
    CHECK(errors[0] == "/speeds/6/speed");
    CHECK(errors[1] == "/speeds/1/blocks/0");
}

TEST_CASE("What a licence has wrong is told beside a maximum out of range", "[study][FR-LIC-05]") {
    std::string text =
        write_licence(*load_licence(game_data + "/vehicles/wasps-errand.json").value);
    const auto replace = [&](const std::string& from, const std::string& to) {
        REQUIRE(text.find(from) != std::string::npos);
        text.replace(text.find(from), from.size(), to);
    };
    replace("\"max\": 9", "\"max\": 900");
    replace("\"at\": 4", "\"at\": 1");  // after one at 3
    replace("\"whip\": 4", "\"whip\": \"four\"");
    replace("FR-SPC-03", "FR-SPC-99");
    std::vector<std::string> errors;
    for (const Finding& finding : study_licence(text, "wasps-errand.json").findings)
        if (finding.severity == Severity::error) errors.push_back(finding.what.place);
    CHECK(errors == std::vector<std::string>{"/damage/max", "/cards/whip", "/damage/affects/2/at",
                                             "/cards/special/0/id"});
}

TEST_CASE("What waives is a text, or told of once", "[study]") {
    std::string text =
        write_licence(*load_licence(game_data + "/vehicles/basic-chariot.json").value);
    text.insert(text.find("\"speeds\""), "\"waive\": [5], ");
    const auto findings = study_licence(text, "basic-chariot.json").findings;
    CHECK(std::ranges::count(findings, "/waive/0",
                             [](const Finding& finding) { return finding.what.place; }) == 1);
}

TEST_CASE("Speeds out of order are told once, and what they have wrong where they stand",
          "[study][FR-LIC-01]") {
    Licence licence = *load_licence(game_data + "/vehicles/basic-chariot.json").value;
    licence.speeds[6].blocks = {{2, 3}};  // FR-CHG-03
    std::string text = write_licence(licence);
    const auto rename = [&](const char* from, const char* to) {
        REQUIRE(text.find(from) != std::string::npos);
        text.replace(text.find(from), std::string_view(from).size(), to);
    };
    rename("\"speed\": 6", "\"speed\": x");
    rename("\"speed\": 5", "\"speed\": 6");
    rename("\"speed\": x", "\"speed\": 5");
    const LicenceStudy study = study_licence(text, "basic-chariot.json");
    CHECK(study.licence.speeds[5] == licence.speeds[6]);
    CHECK(study.licence.speeds[6] == licence.speeds[5]);
    std::vector<std::string> errors;
    for (const Finding& finding : study.findings)
        if (finding.severity == Severity::error)
            errors.push_back(finding.what.place + ", " + finding.part);
    CHECK(errors == std::vector<std::string>{"/speeds/5/speed, /speeds/6/speed",
                                             "/speeds/6/speed, /speeds/5/speed",
                                             "/speeds/6/blocks/0, speeds/5/blocks/0"});
}

TEST_CASE("A map of Tiled is told what its course is told, by column and row", "[study]") {
    const CourseStudy good = study_course(ring_course("", "   ..2.F1.xx..."), "tracks/ring.json");
    CoursePlan plan = good.plan;
    REQUIRE(plan.hexes.size() > 3);
    plan.id = "ring";
    // A boulder in a hex with mud.
    plan.features[3].solid = true;
    plan.features[3].hazard = true;
    const CourseStudy course = study_course(write_course(plan), "tracks/ring.json");
    const CourseStudy map = study_course(write_tiled_course(plan), "tracks/ring.tmj");
    CHECK(map.is_map);
    CHECK(map.plan.hexes.size() == plan.hexes.size());
    const auto errors = [](const CourseStudy& study) {
        return std::ranges::count(study.findings, Severity::error, &Finding::severity);
    };
    CHECK(errors(course) > 0);
    CHECK(errors(map) == errors(course));
    const auto solid = std::ranges::find_if(map.findings, [](const Finding& finding) {
        return finding.what.found.find("column ") != std::string::npos;
    });
    REQUIRE(solid != map.findings.end());
    CHECK(solid->what.place == "/layers");
    CHECK(solid->what.line > 0);
}

TEST_CASE("A map of Tiled with a faulty property is shown, with what is wrong with it", "[study]") {
    CoursePlan plan = study_course(ring_course(""), "tracks/ring.json").plan;
    plan.id = "ring";
    plan.features[3].solid = true;
    plan.features[3].hazard = true;
    std::string text = write_tiled_course(plan);
    const std::size_t laps = text.find("\"laps\"");
    if (laps != std::string::npos) text.replace(laps, 6, "\"lapz\"");
    const CourseStudy map = study_course(text, "tracks/ring.tmj");
    INFO(told_of(map.findings));
    REQUIRE(laps != std::string::npos);
    CHECK(map.is_readable);
    CHECK(map.is_drawable());
    CHECK(found_in(map.findings, "an unknown key") != nullptr);
    CHECK(found_in(map.findings, "a solid obstacle with something else") != nullptr);
}
