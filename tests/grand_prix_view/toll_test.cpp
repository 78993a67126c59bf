// What others have done to a car since its driver was last told.
#include <catch2/catch.hpp>

#include <map>
#include <string>
#include <vector>

#include "games/grand_prix/view/grand_prix_view.h"
#include "grand_prix_view/driven.h"
#include "kernel/random_policy.h"
#include "kernel/session.h"
#include "ui/plain/plain_log.h"

namespace grand_prix::toll_test {

namespace {

Race two_cars() {
    Race race = race_of({.cars = 2});
    race.stage = Stage::race;
    race.car(0).place = {false, 20, 2};
    race.car(1).place = {false, 15, 2};
    return race;
}

Event event_of(Fact fact, CarId who, int value = 0, CarId other = no_car) {
    Event event;
    event.fact = fact;
    event.who = who;
    event.value = static_cast<std::int16_t>(value);
    event.other = other;
    return event;
}

ui::PlainToll toll_of(const std::vector<Event>& since, CarId car) {
    return View::toll_of(two_cars(), two_cars(), since, car);
}

}  // namespace

TEST_CASE("who is run into is told so, who ran into them is not", "[grand_prix][toll]") {
    Event off = event_of(Fact::went_off, 0);
    off.rule = "GP-L30";
    CHECK(toll_of({off}, 0).title == "You were run off the track");
    CHECK(toll_of({off}, 0).standing == "A turn is missed");
    CHECK(toll_of({event_of(Fact::collided, 0, 0, 1), off}, 0).title.empty());
    CHECK(toll_of({event_of(Fact::collided, 1, 0, 0), off}, 0).title ==
          "You were run off the track");
    CHECK(toll_of({off}, 1).title.empty());
    // Nor is a lock-up the doing of others.
    off.rule = "GP-L12";
    CHECK(toll_of({off}, 0).title.empty());
}

TEST_CASE("what cards of others take from rolls is told, what one's own do is not",
          "[grand_prix][toll]") {
    std::vector<Event> since = {event_of(Fact::next_roll, 0, -1)};
    CHECK(toll_of(since, 0).title == "You were held up");
    CHECK(toll_of(since, 0).standing == "−1 on a roll");
    CHECK(toll_of(since, 1).title.empty());
    since.push_back(event_of(Fact::card_drawn, 0));
    since.push_back(event_of(Fact::next_roll, 0, -2));
    CHECK(toll_of(since, 0).standing == "−1 on a roll");
    since.push_back(event_of(Fact::card_drawn, 1));
    since.push_back(event_of(Fact::next_roll, 0, -1));
    since.push_back(event_of(Fact::capped, 0));
    CHECK(toll_of(since, 0).standing == "−2 on 2 rolls · A total of at most 3");
    // Nor is what helps.
    CHECK(toll_of({event_of(Fact::next_roll, 0, 1)}, 0).title.empty());
    CHECK(toll_of({event_of(Fact::safety_car, 0, 6)}, 0).title.empty());
    Race race = two_cars();
    race.acting = 1;
    ui::Seating seating;
    seating.seats.resize(2);
    CHECK(View::event_words(event_of(Fact::next_roll, 0, 1), race, seating).is_welcome);
    CHECK_FALSE(View::event_words(event_of(Fact::next_roll, 0, -1), race, seating).is_welcome);
    CHECK(View::event_words(event_of(Fact::safety_car, 0, 6), race, seating).is_welcome);
}

TEST_CASE("ground is lost where places are swapped for the worse", "[grand_prix][toll]") {
    Race after = two_cars();
    std::swap(after.car(0).place, after.car(1).place);
    const std::vector<Event> since = {event_of(Fact::swapped, 1, 5, 0)};
    const ui::PlainToll toll = View::toll_of(two_cars(), after, since, 0);
    CHECK(toll.title == "You were put back");
    CHECK(toll.standing == "5 spaces back");
    CHECK(View::toll_of(after, two_cars(), since, 0).title.empty());
    // The line that tells it, before it is done, says whom it befell.
    ui::Seating seating;
    seating.seats.resize(2);
    const ui::PlainLine line = View::event_words(since.front(), two_cars(), seating);
    CHECK(line.is_suffered);
    CHECK(line.who == 0);
    CHECK_FALSE(
        View::event_words(event_of(Fact::swapped, 0, 5, 1), two_cars(), seating).is_suffered);
}

TEST_CASE("who was run into is told at the next question, and whatever is told has its cause",
          "[grand_prix][toll]") {
    std::map<std::string, int> told;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        kernel::Session<GrandPrix> session(race_of({}), seed);
        kernel::RandomPolicy chance(seed);
        ui::Seating seating;
        seating.seats = {{"Ada", 0, true}, {"Ben", 1, true}, {"Cid", 2, true}, {"Dan", 3, true}};
        ui::PlainLog<Driven> log(seating);
        log.rebuild(session);
        log.settle();
        kernel::PlayerSet crashed = 0;  // by others
        while (session.pending() != nullptr) {
            const auto happenings = session.take_happenings();
            for (const auto& one : happenings)
                if (one.kind == kernel::HappeningKind::event && one.event.fact == Fact::collided)
                    crashed |= kernel::only(one.event.other);
            log.add(happenings, session);
            const auto decision = *session.pending();
            const kernel::PlayerId seat = decision.player;
            ui::PlainToll toll;
            if (const auto& befallen = log.befallen(seat); befallen.then)
                toll = View::toll_of(*befallen.then, decision.now, befallen.since, seat);
            INFO(toll.title << ": " << toll.standing);
            if (!toll.title.empty()) CHECK_FALSE(log.causes_of(seat).empty());
            CHECK(toll.title.empty() == toll.standing.empty());
            CHECK((toll.title == "You were run off the track") == kernel::includes(crashed, seat));
            ++told[toll.title];
            crashed = kernel::without(crashed, seat);
            log.note_told(seat);
            session.submit(static_cast<std::size_t>(chance(decision.now, decision.question())));
        }
    }
    CHECK(told["You were run off the track"] > 0);
    CHECK(told["You were put back"] > 0);
    CHECK(told["You were held up"] > 0);
}

}  // namespace grand_prix::toll_test
