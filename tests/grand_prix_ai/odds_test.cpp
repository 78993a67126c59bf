// The odds of rolls and answers, against the figures of the ledger.
#include "games/grand_prix/view/core/odds.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <optional>

#include "games/grand_prix/ai/drivers.h"
#include "kernel/session.h"

namespace grand_prix {
namespace {

using Session = kernel::Session<GrandPrix>;
using Decision = kernel::Decision<GrandPrix>;
using kernel::Weight;

// On lap 2, cars on these main spaces in the order of their turns.
Race race_with(std::vector<int> spaces, Terms terms = {}) {
    terms.cars = static_cast<std::uint8_t>(spaces.size());
    Race race = race_of(terms);
    race.stage = Stage::race;
    race.round = 9;
    for (CarId id = 0; id < spaces.size(); ++id)
        race.car(id).place = {false, static_cast<std::uint8_t>(spaces[id]), 2};
    return race;
}

// The question of the first car as it comes up with so many spaces of its move left.
Decision asked(const Race& race, Ask ask, int left) {
    for (std::uint64_t seed = 0; seed < 500; ++seed) {
        const Session session(race, seed);
        const Decision* decision = session.pending();
        const bool fits = decision != nullptr && decision->ask == ask && decision->player == 0 &&
                          decision->boundary == race && decision->now.move.left == left;
        if (fits) return *decision;
    }
    FAIL("the question never comes up");
    throw std::logic_error("unreachable");
}

const Course& of_face(const Prospect& prospect, AttackFace face) {
    const auto found = std::ranges::find(prospect.courses, std::optional(face), &Course::attack);
    REQUIRE(found != prospect.courses.end());
    return *found;
}

bool is_whole(const std::vector<Course>& courses) {
    kernel::Share share;
    for (const Course& course : courses)
        share.add(course.chance);
    return share.is_certain();
}

void check_chance(Weight chance, std::uint64_t ways, std::uint64_t of) {
    CHECK(chance.ways * of == ways * chance.of);
}

}  // namespace

TEST_CASE("before a roll each landing space has its chance and its flag",
          "[grand_prix][odds][GP-L11][GP-L12]") {
    const auto all = landings(race_with({1, 20}));
    REQUIRE(all.size() == 6);
    const std::array<Flag, 6> flags = {Flag::none, Flag::none, Flag::green,
                                       Flag::none, Flag::none, Flag::yellow};
    for (std::size_t face = 0; face < 6; ++face) {
        CHECK(all[face].place == Place{false, static_cast<std::uint8_t>(4 + face), 2});
        CHECK(all[face].spaces == 3 + static_cast<int>(face));
        CHECK(all[face].flag == flags[face]);
        CHECK(all[face].misses_turn == (face == 0));
        check_chance(all[face].chance, 1, 6);
    }
}

TEST_CASE("landings tell who is in the way, what the weather leaves, and the way into the lane",
          "[grand_prix][odds]") {
    auto held = landings(race_with({1, 6}));
    REQUIRE(held.size() == 3);  // the lock-up, behind the other, and there by the count itself
    CHECK(held[1].behind == 1);
    check_chance(held[1].chance, 4, 6);
    CHECK(held[2].behind == no_car);
    CHECK(held[2].place == held[1].place);

    Race wet = race_with({1, 20});
    wet.weather = Weather::wet;
    const auto slow = landings(wet);
    check_chance(slow[0].chance, 1, 3);  // 1 and 2 on SOFT: no move, no lock-up
    CHECK(slow[0].spaces == 0);
    CHECK_FALSE(slow[0].misses_turn);

    const auto entry = landings(race_with({23, 10}));
    for (const Course& course : entry)
        CHECK(course.meets_entry == (course.place.space > pit_branch));

    Race last_lap = race_with({29, 10});
    last_lap.car(0).place.lap = usual_laps;
    CHECK(landings(last_lap).back().is_home);
    CHECK(landings(race_of({})).empty());
}

TEST_CASE("in the lane spaces are those of the lane, and on from its end those of the road",
          "[grand_prix][odds][GP-X43]") {
    Race race = race_with({1, 20});
    race.car(0).tyre = Tyre::hard;
    race.car(0).place = {true, entry_space, 2};
    race.car(0).entered_on = 2;
    const auto along = landings(race);  // P1 ranks as the entry does, and is not the entry
    REQUIRE(along.size() == 6);
    for (int face = 1; face <= 6; ++face)
        CHECK(along[static_cast<std::size_t>(face - 1)].spaces == face);
    race.car(0).place.space = 10;
    race.car(0).place.lap = 3;
    race.car(0).box_passed = true;
    const auto out = landings(race);
    CHECK(out.back().place == Place{false, 8, 3});
    CHECK(out.back().spaces == 6);
}

TEST_CASE("an overtake: what Pass, Fail and Explosion bring",
          "[grand_prix][odds][GP-T11][GP-T12][GP-X10]") {
    const Decision decision = asked(race_with({10, 13, 20, 24}), Ask::overtake, 3);
    const Odds odds = odds_in(decision);
    REQUIRE(odds.answers.size() == 2);  // attempt, safe
    const Prospect& attempt = odds.answers[0];
    REQUIRE(attempt.courses.size() == 3);
    CHECK(is_whole(attempt.courses));

    const Course& pass = of_face(attempt, AttackFace::pass);
    check_chance(pass.chance, 3, 6);
    CHECK(pass.place.space == 15);
    CHECK(pass.spaces == 3);
    CHECK(pass.boosts.empty());

    const Course& fail = of_face(attempt, AttackFace::fail);
    check_chance(fail.chance, 1, 6);
    CHECK(fail.place.space == 12);
    CHECK(fail.behind == 1);
    CHECK_FALSE(fail.misses_turn);

    const Course& explosion = of_face(attempt, AttackFace::explosion);
    check_chance(explosion.chance, 2, 6);
    CHECK(explosion.place.space == 12);
    CHECK(explosion.misses_turn);
    REQUIRE(explosion.boosts.size() == 2);
    CHECK(explosion.boosts[0] == Boost{3, 6, {false, 30, 2}, false});
    CHECK(explosion.boosts[1] == Boost{2, 6, {false, 26, 2}, false});

    REQUIRE(odds.answers[1].courses.size() == 1);
    CHECK(odds.answers[1].courses[0].place.space == 12);
    CHECK(odds.answers[1].courses[0].spaces == 0);
}

TEST_CASE("a boosted car that the safety car brings home", "[grand_prix][odds][GP-X16]") {
    Race race = race_with({10, 13, 29});
    race.car(2).place.lap = usual_laps;
    const Odds odds = odds_in(asked(race, Ask::overtake, 3));
    const Course& explosion = of_face(odds.answers[0], AttackFace::explosion);
    REQUIRE(explosion.boosts.size() == 1);
    CHECK(explosion.boosts[0].is_home);
    CHECK(explosion.boosts[0].spaces == 4);
}

TEST_CASE("at the pit entry: what the stop costs, and the weather it may turn",
          "[grand_prix][odds][GP-T19][GP-T21][GP-L41][GP-L47]") {
    Race race = race_with({24, 10});
    const PitVisit visit = odds_in(asked(race, Ask::pit_entry, 4)).pit.value();
    CHECK(visit.spaces_lost == 3);
    check_chance(visit.flip, 1, 6);

    race.terms.dry_race = true;
    check_chance(odds_in(asked(race, Ask::pit_entry, 4)).pit->flip, 0, 1);
    // A car that locks up on its way in throws once it is back.
    const Race locked = race_with({25, 10});
    check_chance(odds_in(asked(locked, Ask::pit_entry, 1)).pit->flip, 1, 6);
}

TEST_CASE("laps on which a stop can be begun that counts", "[grand_prix][odds][GP-L40][GP-X67]") {
    Race race = race_with({24, 28});
    CHECK(laps_to_stop(race, 0) == 6);  // 2 to 7
    CHECK(laps_to_stop(race, 1) == 5);  // the entry of this lap lies behind it
    race.car(0).place.lap = 7;
    CHECK(laps_to_stop(race, 0) == 1);
    race.car(0).place.lap = usual_laps;
    CHECK(laps_to_stop(race, 0) == 0);
    race.car(0).place = {true, 3, 3};  // in the lane, and past the line
    race.car(0).entered_on = 2;
    CHECK(laps_to_stop(race, 0) == 5);
    race.car(1).place = {false, 28, 0};  // on the grid
    CHECK(laps_to_stop(race, 1) == 6);
}

TEST_CASE("of two throws the second is foretold once the first has fallen",
          "[grand_prix][odds][GP-X49]") {
    Race race = race_with({1, 20});
    race.car(0).rolls_twice = true;
    const auto both = landings(race);
    CHECK(is_whole(both));
    check_chance(both.front().chance, 11, 36);  // one of them shows a 1
    race.move.has_first = true;
    race.move.first = {3, 0};
    const auto second = landings(race);
    REQUIRE(second.size() == 4);
    CHECK(second.back().spaces == 6);
    check_chance(second.back().chance, 3, 6);

    race.terms.mode = Mode::sprint;  // 4 and 1: a lock-up, if that stays the lower
    const auto pairs = landings(race);
    CHECK(is_whole(pairs));
    CHECK(pairs.back().spaces == 9);
    CHECK(pairs.back().misses_turn);
}

TEST_CASE("tyres: mean spaces a turn, as it is and after a flip",
          "[grand_prix][odds][GP-L11][GP-L15][GP-L61][GP-O02]") {
    Race race = race_with({1, 10});
    const auto check = [&](Tyre tyre, double now, double after_flip) {
        const Pace pace = pace_of_new(race, 0, tyre);
        CHECK(pace.tyre == tyre);
        CHECK(pace.now == Approx(now).margin(0.005));
        CHECK(pace.after_flip == Approx(after_flip).margin(0.005));
    };
    check(Tyre::soft, 4.71, 1.67);
    check(Tyre::hard, 3.50, 1.67);
    check(Tyre::wet, 1.67, 5.50);
    race.weather = Weather::wet;
    check(Tyre::wet, 5.50, 1.67);
    race.weather = Weather::dry;
    race.terms.dry_race = true;
    check(Tyre::soft, 4.71, 4.71);
    race.terms = {.cars = 2, .mode = Mode::sprint};
    check(Tyre::soft, 8.43, 8.43);
    check(Tyre::hard, 7.00, 7.00);

    race.terms = {.cars = 2, .tyre_wear = true};  // its second lap on the set
    CHECK(pace_of(race, 0).now == Approx(27.0 / 7));
    CHECK(pace_of_new(race, 0, Tyre::soft).now == Approx(33.0 / 7));
    race.car(0).has_cap = true;
    CHECK(pace_of(race, 0).now == Approx(27.0 / 7));
}

TEST_CASE("each tyre on offer has its pace, at the start and at the box", "[grand_prix][odds]") {
    const Session session(race_of({}), 1);
    const Odds start = odds_in(*session.pending());
    REQUIRE(start.answers.size() == 2);
    CHECK(start.answers[0].pace->now == Approx(33.0 / 7));
    CHECK(start.answers[1].pace->now == Approx(3.5));
    CHECK(start.answers[0].courses.empty());

    Race race = race_with({1, 10});
    race.car(0).place = {true, 1, 2};
    race.car(0).entered_on = 2;
    race.weather = Weather::wet;
    const Decision decision = asked(race, Ask::box, 3);
    const Odds box = odds_in(decision);
    REQUIRE(box.answers.size() == decision.options.size());
    for (std::size_t i = 0; i < box.answers.size(); ++i) {
        const bool is_wet = decision.options[i].choice == Choice::wet;
        CHECK(box.answers[i].pace->now == Approx(is_wet ? 5.5 : 10.0 / 6));
        CHECK(box.answers[i].courses.front().place.in_lane);
    }
}

TEST_CASE("cars off the track: the turn of their return, and whether their space is clear",
          "[grand_prix][odds][GP-L32][GP-L33][GP-T16]") {
    Race race = race_with({5, 13, 13, 24});
    race.turn = 2;
    race.car(1).standing = Standing::waiting;
    race.car(3).standing = Standing::missing;
    const auto all = returns(race);
    REQUIRE(all.size() == 2);
    CHECK(all[0] == Return{3, 10, true});
    CHECK(all[1] == Return{1, 10, false});
    race.car(2).place.space = 14;
    race.car(3).standing = Standing::waiting;
    CHECK(returns(race)[0] == Return{3, 9, true});
    CHECK(returns(race)[1] == Return{1, 10, true});
}

TEST_CASE("the way to the pit entry in spaces and mean turns", "[grand_prix][odds]") {
    Race race = race_with({10, 28, 20});
    CHECK(way_to_entry(race, 0)->spaces == 18);
    CHECK(way_to_entry(race, 0)->turns == Approx(18 * 7.0 / 33));
    CHECK(way_to_entry(race, 1)->spaces == 32);
    race.car(1).place.lap = usual_laps;
    CHECK_FALSE(way_to_entry(race, 1));
    race.car(2).place = {true, 3, 2};
    CHECK_FALSE(way_to_entry(race, 2));
}

TEST_CASE("the odds of every question add up", "[grand_prix][odds]") {
    int asked_of = 0;
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        Terms terms;
        terms.cars = static_cast<std::uint8_t>(2 + seed % 5);
        terms.laps = 4;
        terms.tyre_wear = seed % 2 == 0;
        terms.dynamic_weather = seed % 3 == 0;
        if (seed % 5 == 0) terms = {.cars = 4, .laps = 3, .mode = Mode::sprint};
        Session session(race_of(terms), seed);
        while (const Decision* pending = session.pending()) {
            const Decision decision = *pending;
            const Odds odds = odds_in(decision);
            REQUIRE(odds.answers.size() == decision.options.size());
            const std::size_t answer =
                seed % 4 == 0 ? 0 : answer_of("steady", decision.now, decision.question());
            const auto& courses = odds.answers[answer].courses;
            CHECK(courses.empty() == (decision.ask == Ask::starting_tyre));
            if (!courses.empty()) CHECK(is_whole(courses));
            ++asked_of;
            session.submit(answer);
        }
    }
    CHECK(asked_of > 500);
}

}  // namespace grand_prix
