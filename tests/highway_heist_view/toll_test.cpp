// Whose car was hit since their last answer is told of it.
#include <catch2/catch.hpp>

#include <string>
#include <vector>

#include "games/highway_heist/view/heist_view.h"
#include "games/highway_heist/view/names.h"

namespace highway_heist::toll_test {

TEST_CASE("Strength and cars lost are told to whoever drives them, and to nobody else",
          "[highway_heist][toll]") {
    Heist then = heist_of(View::agree(2));
    const MemberId own = 0;
    then[own].pv = 0;
    const kernel::PlayerId seat = seat_of(then.terms, own);
    Heist now = then;
    const std::vector<Event> since;
    CHECK(View::toll_of(then, now, since, seat).title.empty());
    now[own].damage = static_cast<std::uint8_t>(then[own].damage + 2);
    const ui::PlainToll hit = View::toll_of(then, now, since, seat);
    // By name, whoever looks: it may be a computer's car.
    CHECK(hit.title == member_name(now.terms, own) + "'s car was hit");
    CHECK(hit.standing.find("→") != std::string::npos);
    // While the enemy is at it nothing is told that may still change.
    now.stage = Stage::enemy_die;
    CHECK(View::toll_of(then, now, since, seat).title.empty());
    now.stage = Stage::next_player;
    now[own].pv = no_perch;
    CHECK(View::toll_of(then, now, since, seat).title ==
          member_name(now.terms, own) + " lost a car");
    for (kernel::PlayerId other = 0; other < 2; ++other)
        if (other != seat) CHECK(View::toll_of(then, now, since, other).title.empty());
}

TEST_CASE("What damages a car or takes it away is named, and whose car it is",
          "[highway_heist][toll]") {
    Heist heist = heist_of(View::agree(2));
    heist[0].pv = 0;
    const std::string name = member_name(heist.terms, 0);
    const auto told = [&](Fact fact, Rule rule, Perch what) {
        Event event;
        event.fact = fact;
        event.who = 0;
        event.what = what;
        event.value = 2;
        event.dealt = 2;
        event.rule = rule;
        return View::event_words(event, heist, {});
    };
    const auto says = [](const ui::PlainLine& line, const std::string& words) {
        INFO(line.text);
        CHECK(line.is_suffered);
        CHECK(line.is_cause);
        return line.text.find(words) != std::string::npos;
    };
    CHECK(says(told(Fact::damaged, "HH-EPEG-02", 0), "Enemy Peg"));
    CHECK(says(told(Fact::damaged, "HH-O-64", 0), "Tank"));
    CHECK(says(told(Fact::damaged, "HH-ECT-09", 0), card_name(heist.terms.scenario, 8)));
    CHECK(says(told(Fact::removed, "HH-EOR-03", 0), "A Wreck"));
    CHECK(says(told(Fact::slammed, "HH-ESUV-01", first_suv),
               "slams " + name + "'s " + perch_name(heist, 0)));
    // The slam before it has said so.
    CHECK_FALSE(told(Fact::damaged, "HH-ESUV-01", 0).is_cause);
}

}  // namespace highway_heist::toll_test
