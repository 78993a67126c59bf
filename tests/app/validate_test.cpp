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
