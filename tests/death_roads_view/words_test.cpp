// What is told of a loss says why it is as large as it is.
#include <catch2/catch.hpp>

#include "games/death_roads/view/road_view.h"
#include "kernel/session.h"

namespace death_roads::words_test {

namespace {

Event loss(int count, Rule rule) {
    Event event;
    event.fact = Fact::condition;
    event.who = 0;
    event.value = static_cast<std::int16_t>(-count);
    event.rule = rule;
    return event;
}

}  // namespace

TEST_CASE("A loss of Condition tells what Thick Skin spared, and where an event goes by places the "
          "place",
          "[words][DR-O-100][DR-E-07][DR-E-08]") {
    Race race;
    race[0].at = {2, 6};
    ui::Seating seating;
    seating.seats = {{"Ada", 0, true}};
    const auto text = [&](const Event& event) {
        return View::event_words(event, race, seating).text;
    };
    Event spared = loss(2, "DR-O-34");
    CHECK(text(spared) == "Ada loses 2 Condition.");
    spared.spared = 1;
    CHECK(text(spared) == "Ada loses 2 Condition: Thick Skin spares 1.");
    spared.value = 0;
    CHECK(text(spared) == "Ada loses nothing: Thick Skin spares 1 Condition.");
    for (const Rule rule : {Rule("DR-E-07"), Rule("DR-E-08")}) {
        const std::string told = text(loss(4, rule));
        CHECK(told.starts_with("Ada loses 4 Condition. Its place counts: "));
        CHECK(told.ends_with("row 6."));
    }
}

}  // namespace death_roads::words_test
