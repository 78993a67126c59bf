// What the commentator of the circuit says.
#include <catch2/catch.hpp>

#include <map>
#include <set>
#include <string_view>
#include <utility>

#include "games/grand_prix/view/grand_prix_view.h"

namespace grand_prix {

namespace {

Race on_the_road() {
    Race race = race_of({});
    race.stage = Stage::race;
    race.round = 4;
    for (CarId id = 0; id < race.terms.cars; ++id)
        race.car(id).place = {false, static_cast<std::uint8_t>(20 - 3 * id), 2};
    return race;
}

Event event_of(Fact fact, CarId who, CarId other, std::int16_t value) {
    Event event;
    event.fact = fact;
    event.who = who;
    event.other = other;
    event.value = value;
    return event;
}

}  // namespace

TEST_CASE("the circuit's commentator has lines for many moments") {
    std::set<std::string_view> words;
    std::set<std::string_view> kinds;
    for (const play::RemarkLine& line : View::remark_lines()) {
        words.insert(line.words);
        kinds.insert(line.kind);
    }
    CHECK(words.size() == View::remark_lines().size());
    CHECK(words.size() >= 50);
    CHECK(kinds.size() >= 20);
}

TEST_CASE("the commonest moments have lines for several races") {
    std::map<std::pair<std::string_view, std::string_view>, int> lines;
    for (const play::RemarkLine& line : View::remark_lines())
        ++lines[{line.kind, line.of}];
    for (const char* kind : {"pole", "start", "off", "pit", "lap", "last_lap", "winner"}) {
        INFO(kind);
        CHECK(lines[{kind, {}}] >= 5);
    }
    // What is said of them alone comes first.
    CHECK(lines[{"off", "soft"}] >= 5);
}

TEST_CASE("a pass for the lead is more than a pass") {
    const Race before = on_the_road();
    Race after = before;
    std::swap(after.car(0).place, after.car(1).place);
    const Event pass = event_of(Fact::passed, 1, 0, 0);
    CHECK(View::moment_of(pass, before, after).kind == "lead");
    CHECK(View::moment_of(pass, before, after).weight > 2);
    Race behind = before;
    std::swap(behind.car(2).place, behind.car(3).place);
    CHECK(View::moment_of(event_of(Fact::passed, 3, 2, 0), before, behind).kind == "pass");
}

TEST_CASE("the last lap is announced once, by whoever begins it first") {
    Race before = on_the_road();
    const auto laps = static_cast<std::int16_t>(before.terms.laps);
    CHECK(View::moment_of(event_of(Fact::lap_begun, 0, no_car, laps), before, before).kind ==
          "last_lap");
    before.car(1).place.lap = before.terms.laps;
    CHECK(View::moment_of(event_of(Fact::lap_begun, 0, no_car, laps), before, before).weight == 0);
}

TEST_CASE("rain and tyres have lines of their own") {
    const Race race = on_the_road();
    const auto rain = static_cast<std::int16_t>(Weather::wet);
    CHECK(View::moment_of(event_of(Fact::weather_changed, no_car, no_car, rain), race, race).of ==
          "wet");
    CHECK(View::moment_of(event_of(Fact::went_off, 2, no_car, 0), race, race).of == "soft");
}

}  // namespace grand_prix
