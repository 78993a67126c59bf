// `validate` and wrong usage, as whoever makes courses and vehicles meets them.
#include <catch2/catch.hpp>

#include <string>

#include "app/table.h"

using namespace app;
using namespace app::testing;

TEST_CASE("A wrong option points to the help of its own command") {
    const TemporaryFolder home;
    for (const char* command : {"validate", "screenshot", "simulate", "report"}) {
        for (const char* wrong : {"--nonsense", "--size="}) {
            INFO(command << " " << wrong);
            const Outcome outcome = run({command, wrong}, home.path());
            CHECK(outcome.code == 2);
            CHECK(contains(outcome.err, std::string("hippodrome ") + command + " --help"));
        }
    }
}

TEST_CASE("Faults are told at their line and column, what is wrong before what is only odd") {
    const TemporaryFolder home;
    const std::string file =
        home.file("odd.json",
                  "{\"schema\": \"frothy-course/1\", \"id\": \"other\", \"name\": \"Odd\",\n"
                  " \"laps\": 500, \"circuit\": false,\n \"legend\": {\"u\": {\"hazard\": true}},\n"
                  " \"rows\": [\"....\", \"..q.\"]}\n");
    const Outcome outcome = run({"validate", file}, home.path());
    INFO(outcome.out);
    CHECK(outcome.code == 1);
    CHECK(contains(outcome.out, file + ":2:10: /laps: found 500"));
    CHECK(contains(outcome.out, file + ":4:22: /rows/1: found letter 3 is \"q\""));
    CHECK(contains(outcome.out, "no finish line"));
    CHECK(contains(outcome.out, "waive \"unused-letter\""));
    CHECK(contains(outcome.out, "waive \"id-unlike-file\""));
    const Outcome json = run({"validate", "--json", file}, home.path());
    CHECK(contains(json.out, "\"line\": 4, \"column\": 22"));
}

TEST_CASE("Empty files, UTF-16 and binary files are told apart by validate") {
    const TemporaryFolder home;
    CHECK(contains(run({"validate", home.file("a.json", "")}, home.path()).out, "an empty file"));
    const std::string wide("\xFF\xFE{\0}\0", 6);
    CHECK(contains(run({"validate", home.file("b.json", wide)}, home.path()).out, "UTF-16"));
    const std::string picture("\x89PNG\0\0\x01", 7);
    CHECK(contains(run({"validate", home.file("c.json", picture)}, home.path()).out, "binary"));
}

TEST_CASE("What could not be read hides nothing that is wrong elsewhere") {
    const TemporaryFolder home;
    const std::string file = home.file(
        "much.json",
        "{\"schema\": \"frothy-course/1\", \"id\": \"much\", \"name\": \"Much\", \"circuit\": "
        "false,\n"
        " \"legend\": {\"1\": {\"grid\": 1, \"facing\": 0}, \"2\": {\"grid\": 2, \"facing\": 0},\n"
        "  \"F\": {\"finish\": true}, \"m\": {\"hazard\": true, \"hazard_rating\": 99},\n"
        "  \"x\": {\"points\": 3}},\n"
        " \"rows\": [\"1.............F\", \"2...m.\u00e4..x....F\"],\n"
        " \"open_edges\": [[0, 0, \"N\"], [1, 0, \"E\"], [40, 0, \"E\"]]}\n");
    const Outcome outcome = run({"validate", file}, home.path());
    INFO(outcome.out);
    CHECK(contains(outcome.out, "/legend/m/hazard_rating: found 99"));
    CHECK(contains(outcome.out, ":4:8: /legend/x: found points without fragile"));
    CHECK(contains(outcome.out, ":5:37: /rows/1: found letter 7 is no plain letter"));
    CHECK(contains(outcome.out, "/open_edges/0: found \"N\""));
    CHECK(contains(outcome.out, "/open_edges/1: found a side between two hexes"));
    CHECK(contains(outcome.out, "/open_edges/2: found [40, 0] off the track"));
    // The letter beyond ASCII is one letter: the line stays whole.
    CHECK_FALSE(contains(outcome.out, "/finish"));
}

TEST_CASE("A key given twice, a folder and a schema misspelt are told as such") {
    const TemporaryFolder home;
    const auto told = [&](const std::string& file) {
        return run({"validate", file}, home.path()).out;
    };
    const std::string begin = "{\"schema\": \"frothy-course/1\",\n ";
    CHECK(contains(told(home.file("a.json", begin + "\"laps\": 1,\n \"laps\": 2}")),
                   "a.json:3:10: /laps: found the same key a second time"));
    CHECK(contains(
        told(home.file("c.json", "{\"schema\": \"frothy-corse/1\"}")),
        "c.json:1:12: /schema: found \"frothy-corse/1\" (did you mean \"frothy-course/1\"?)"));
    CHECK(contains(told(home.path().string()), "found a folder without pack.json"));
}
