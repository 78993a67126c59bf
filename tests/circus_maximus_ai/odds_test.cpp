// The odds of answers, against the charts of the ledger.
#include "games/circus_maximus/view/core/odds.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <optional>
#include <vector>

#include "games/circus_maximus/view/core/luck.h"
#include "kernel/session.h"

namespace circus_maximus {
namespace {

using Session = kernel::Session<CircusMaximus>;
using kernel::Weight;

// Red and white, of 18 team speed and driver 0, medium cars; the others are out.
Race two_on(Square red, Square white) {
    Race race = race_of({.players = 8});
    race.turn = 5;
    for (Chariot& chariot : race.all) {
        chariot.standing = Standing::out;
        chariot.points.chariot = 1;
        chariot.team = team_of(1, 4);
        chariot.hits = chariot.full_hits = 7;
        chariot.endurance = 30;
        chariot.crossings = 1;
        chariot.has_whip = false;
    }
    race[0].standing = race[1].standing = Standing::racing;
    race[0].car = red;
    race[1].car = white;
    return race;
}

void check_chance(Weight chance, std::uint64_t ways, std::uint64_t of) {
    INFO(chance.ways << " of " << chance.of);
    CHECK(chance.ways * of == ways * chance.of);
}

Weight chance_of(const Prospect& prospect, ChariotId who, Fact fact, int value) {
    for (const Chance& chance : prospect.chances)
        if (chance.who == who && chance.fact == fact && chance.value == value) return chance.weight;
    return {0, 1};
}

std::size_t index_of(const kernel::Decision<CircusMaximus>& decision, Option option) {
    const auto found = std::ranges::find(decision.options, option);
    REQUIRE(found != decision.options.end());
    return static_cast<std::size_t>(found - decision.options.begin());
}

// Red moves with 5 MF and no brakes.
Session moving(Race race) {
    race.stage = Stage::draw;
    race.cup = only(0);
    race[0].written = 5;
    race[1].has_moved = true;
    Session session(race, 1);
    REQUIRE(session.pending()->ask == Ask::brake);
    session.submit(0);
    REQUIRE(session.pending()->ask == Ask::move);
    return session;
}

}  // namespace

TEST_CASE("each speed tells where it leads and what the corner does to it",
          "[circus_maximus][odds][CM-L04][CM-L05][CM-X01]") {
    Race race = two_on(square_of(0, Section::home, 36), square_of(7, Section::back, 1));
    race.stage = Stage::notation;
    const Session session(race, 1);
    const auto all = outlook(*session.pending());
    REQUIRE(all.size() == 19);
    CHECK(all[8].chance_of(0, Fact::strained).ways == 0);
    check_chance(chance_of(all[9], 0, Fact::strained, 1), 1, 1);
    check_chance(chance_of(all[9], 0, Fact::spent, 1), 1, 1);
    check_chance(all[9].chance_of(0, Fact::jostled), 10, 216);
    check_chance(all[9].chance_of(0, Fact::injured), 4, 216);
    CHECK(all[9].chance_of(0, Fact::flipped).ways == 0);
    check_chance(all[12].chance_of(0, Fact::flipped), 10, 216);
    check_chance(chance_of(all[12], 0, Fact::strained, 4), 1, 1);
}

TEST_CASE("on the first turn the start die is counted in", "[circus_maximus][odds][CM-X29]") {
    Race race = two_on(square_of(0, Section::home, 1), square_of(7, Section::home, 4));
    race.stage = Stage::notation;
    race.turn = 1;
    race[0].crossings = 0;
    const Session session(race, 1);
    const auto all = outlook(*session.pending());
    // Six squares lead over the line: ten, less a die of 4 at most.
    check_chance(all[10].chance_of(0, Fact::crossed), 4, 6);
}

TEST_CASE("an attack tells what it does if the other holds", "[circus_maximus][odds][CM-L25]") {
    const Session session =
        moving(two_on(square_of(2, Section::back, 11), square_of(3, Section::back, 10)));
    const auto* decision = session.pending();
    const auto all = outlook(*decision);
    const Prospect& ram = all[index_of(*decision, {Choice::ram_horses, 1})];
    check_chance(chance_of(ram, 1, Fact::injured, 0), 3, 36);
    check_chance(chance_of(ram, 1, Fact::injured, 4), 6, 36);
    CHECK(ram.chance_of(0, Fact::injured).ways == 0);
}

TEST_CASE("a defence tells what it costs and how likely it is to come off",
          "[circus_maximus][odds][CM-R34]") {
    Session session =
        moving(two_on(square_of(2, Section::back, 11), square_of(3, Section::back, 10)));
    session.submit(index_of(*session.pending(), {Choice::ram_horses, 1}));
    const auto* decision = session.pending();
    REQUIRE(decision->ask == Ask::defence);
    const auto all = outlook(*decision);
    const Prospect& back = all[index_of(*decision, {Choice::back})];
    check_chance(back.chance_of(1, Fact::evaded), 721, 1296);
    check_chance(chance_of(back, 1, Fact::spent, 2), 1, 1);
    check_chance(all[0].chance_of(1, Fact::injured), 1, 1);
}

TEST_CASE("the leader is as far away as one's own lane is long", "[circus_maximus][odds]") {
    const Race race = two_on(square_of(0, Section::back, 30), square_of(7, Section::back, 10));
    CHECK(behind_leader(race, 0) == 0);
    CHECK(behind_leader(race, 1) == 20);
    Race lapped = race;
    lapped[0].crossings = 2;
    CHECK(behind_leader(lapped, 1) == 20 + lap_squares(7));
}

TEST_CASE("dice are lucky for whose they are", "[circus_maximus][luck]") {
    const std::array<std::uint8_t, 3> high = {5, 5, 5};
    CHECK(luck_of(Why::strain, high)->rank < 0.5);
    CHECK(luck_of(Why::ram_car, high)->rank > 0.5);
    CHECK_FALSE(luck_of(Why::injury, std::span(high).first(2)));
}

// Of chariots that are all alike and have crossed the line once.
Race second_turn(Stage stage) {
    Race race = race_of({});
    race.stage = stage;
    race.turn = 2;
    race.all.fill({});
    for (Chariot& chariot : race.all) {
        chariot.team = {5, 5, 5, 5};
        chariot.hits = chariot.full_hits = 8;
        chariot.endurance = 6;
        chariot.crossings = 1;
    }
    return race;
}

TEST_CASE("endurance lasts as many turns as the corners leave of it [section 10]") {
    Race race = second_turn(Stage::notation);
    race[0].car = square_of(4, Section::home, 20);
    // 16 squares to the first corner, where 17 is safe: at 17 it never strains.
    CHECK(endurance_at(race, 0, 17).fate == Fate::home);
    // At 20 it comes into the corner three too fast, and begins the next turn in it.
    CHECK(endurance_at(race, 0, 20) == Lasting{Fate::spent, 2});
    race[0].endurance = 3;
    CHECK(endurance_at(race, 0, 20) == Lasting{Fate::spent, 1});
    // In lane I it comes into the corner twelve too fast, and no middling dice hold it.
    race[0].endurance = 40;
    race[0].car = square_of(0, Section::home, 20);
    CHECK(endurance_at(race, 0, 20) == Lasting{Fate::over, 1});
}

namespace {

// Of the first dice thrown for that; dice before them show a two each, and what is asked is
// answered by whichever of `answers` is offered, else by the first option.
Prospect before_dice(const Race& race, Why why, const std::vector<Option>& answers = {}) {
    Session session(race, 1, kernel::everybody);
    while (session.awaited() == nullptr || session.awaited()->roll.why != why) {
        if (const auto* thrown = session.awaited()) {
            session.throw_by_hand(std::vector<std::uint8_t>(thrown->roll.count, 1));
            continue;
        }
        const auto* decision = session.pending();
        REQUIRE(decision != nullptr);
        const auto meant = std::ranges::find_first_of(decision->options, answers);
        session.submit(meant == decision->options.end()
                           ? 0
                           : static_cast<std::size_t>(meant - decision->options.begin()));
    }
    return outlook_of_roll({why, session.boundary(),
                            session.journal().tail(session.boundaries().back().entries),
                            session.awaited()->now});
}

// Red is drawn, at that written speed.
Race drawn(Square red, Square white, std::uint8_t written) {
    Race race = two_on(red, white);
    race.stage = Stage::draw;
    race.cup = only(0);
    race[0].written = written;
    race[1].has_moved = true;
    return race;
}

// Red is drawn with white beside it, further out.
Race side_by_side() {
    return drawn(square_of(2, Section::back, 10), square_of(3, Section::back, 10), 3);
}

}  // namespace

TEST_CASE("before dice fall it is told what they may bring [CM-L05] [CM-L15] [CM-L37]") {
    const Square far = square_of(7, Section::back, 1);
    // Eight too fast: 3D6 + 8 come to 20 with 12 or more, which is 81 of 216.
    const Race fast = drawn(square_of(0, Section::home, 36), far, 16);
    check_chance(before_dice(fast, Why::strain).chance_of(0, Fact::flipped), 81, 216);

    // A wheel with four boxes of damage: 2 and 3 turn it over. With three on the left one, 2 first.
    Race cracked = drawn(square_of(0, Section::home, 10), far, 14);
    cracked[0].wheels = {0, 4};
    check_chance(before_dice(cracked, Why::flip).chance_of(0, Fact::flipped), 3, 36);
    cracked[0].wheels = {3, 4};
    check_chance(before_dice(cracked, Why::flip).chance_of(0, Fact::flipped), 36 + 35 * 3, 1296);

    // A die for each of three horses, and four written: 3 and 4 of 216 ways are enough.
    Race held = drawn(square_of(0, Section::home, 10), far, 4);
    held[0].is_held = true;
    held[0].dead_horses = 1;
    held[0].team[0] = 0;
    check_chance(before_dice(held, Why::cut_free).chance_of(0, Fact::cut_free), 4, 216);

    Race first = two_on(square_of(0, Section::home, 1), far);
    first.stage = Stage::notation;
    first.turn = 1;
    CHECK(before_dice(first, Why::start).chances.empty());
}

TEST_CASE("before the whip falls it is told what the gain does in the corner [CM-L07]") {
    Race race = drawn(square_of(0, Section::home, 36), square_of(7, Section::back, 1), 6);
    race[0].has_whip = true;
    // 8 is safe: three and more are too fast.
    const Prospect prospect = before_dice(race, Why::whip, {{Choice::whip}});
    check_chance(prospect.chance_of(0, Fact::strained), 4, 6);
}

TEST_CASE(
    "before the dice of an attack it is told what becomes of both [CM-L20] [CM-L24] [CM-L25]") {
    const Race race = side_by_side();
    const Option ram_car{Choice::ram_car, 1};
    // 146 of 1 296 ways are level, and half of the others are higher. With all that may follow that
    // is too much to be counted one by one.
    const kernel::Weight evaded =
        before_dice(race, Why::evasion, {{Choice::outward}, ram_car}).chance_of(1, Fact::evaded);
    CHECK(static_cast<double>(evaded.ways) / static_cast<double>(evaded.of) ==
          Approx(721.0 / 1296).margin(0.03));
    // 7 to 9 damage both; what was thrown before is known.
    const Prospect cars = before_dice(race, Why::ram_car, {ram_car});
    CHECK(cars.chance_of(1, Fact::wheel_hurt).ways > 0);
    CHECK(cars.chance_of(0, Fact::wheel_hurt).ways > 0);
    CHECK(cars.chance_of(0, Fact::rammed).ways == 0);

    Race behind = race;
    behind[1].car = square_of(3, Section::back, 9);
    // 2 and 3 do nothing.
    const Prospect blow = before_dice(behind, Why::injury, {{Choice::ram_horses, 1}});
    check_chance(chance_of(blow, 1, Fact::injured, 0), 3, 36);
    CHECK(blow.chance_of(1, Fact::horse_died).ways == 0);

    behind[0].has_whip = true;
    const Prospect whip = before_dice(behind, Why::contest, {{Choice::whip_horses, 1}});
    check_chance(chance_of(whip, 1, Fact::lashed, 0), 21, 36);
    check_chance(chance_of(whip, 1, Fact::lashed, 5), 1, 36);

    Race beside = race;
    beside[0].has_whip = true;
    // Both have thrown four: a Lash Factor of 0.
    const Prospect lash = before_dice(beside, Why::lash, {{Choice::whip_driver, 1}});
    check_chance(lash.chance_of(0, Fact::whip_lost), 3, 36);
    check_chance(lash.chance_of(1, Fact::dropped_back), 15, 36);
    check_chance(lash.chance_of(1, Fact::slowed), 6, 36);
    check_chance(lash.chance_of(1, Fact::wounded), 1, 36);
}

TEST_CASE("before the dice of a runaway it is told what becomes of its driver [CM-R36] [CM-X23]") {
    Race race = second_turn(Stage::upkeep);
    race[0].standing = Standing::runaway;
    race[0].driver = Driver::dragged;
    race[0].hits = 5;
    race[0].car = square_of(0, Section::home, 20);
    for (ChariotId id = 1; id < chariots; ++id)
        race[id].car = square_of(id, Section::back, 20);
    // At most five with two dice is 10 of 36.
    check_chance(before_dice(race, Why::driver_free).chance_of(0, Fact::cut_loose), 10, 36);
    // Ran six: six or more with two dice, which is 26 of 36, and it is led off.
    race[0].driver = Driver::on_foot;
    race[0].distance = 6;
    check_chance(before_dice(race, Why::runaway).chance_of(0, Fact::led_off), 26, 36);
    // Of the next one nothing yet.
    race[1].standing = Standing::runaway;
    race[1].driver = Driver::on_foot;
    race[1].distance = 1;
    race[1].car = square_of(1, Section::home, 10);
    CHECK(before_dice(race, Why::runaway).chance_of(1, Fact::led_off).ways == 0);
}

}  // namespace circus_maximus
