// What the steady driver does in one situation or another.
#include <algorithm>
#include <catch2/catch.hpp>

#include "ai/scene.h"
#include "games/frothy/ai/goal.h"
#include "games/frothy/ai/outlook.h"
#include "games/frothy/ai/road_book.h"
#include "games/frothy/rules/standings.h"

namespace frothy {
namespace {

using hexgrid::Facing;
using hexgrid::Hex;
using testing::card_of;
using testing::Scene;
using testing::trait_of;
using testing::Watch;

TEST_CASE("Ramming Speed is for those who gain by it", "[ai][FR-SPC-05]") {
    Scene scene;
    scene.licence().specials = {card_of(special::ramming_speed, CardFace::whip)};
    scene.setting.terms.type = RaceType::toughest;
    Race race = scene.race();
    Scene::set_speed(race, 0, 3);
    Scene::set_speed(race, 1, 1);
    scene.put(race, 1, 4, -5);
    SECTION("a tough one against one that is nearly done") {
        race[1].damage = 8;
        const DrivingMap map(scene.setting);
        Watch watch(race, map);
        move_in_phase(race, watch, 0);
        CHECK(watch.acted());
        CHECK(race[0].involved == 1);
    }
    SECTION("not against one that stands as much") {
        const DrivingMap map(scene.setting);
        Watch watch(race, map);
        move_in_phase(race, watch, 0);
        CHECK_FALSE(watch.acted());
    }
    SECTION("not in a race to the line") {
        scene.setting.terms.type = RaceType::fastest;
        race[1].damage = 8;
        const DrivingMap map(scene.setting);
        Watch watch(race, map);
        move_in_phase(race, watch, 0);
        CHECK_FALSE(watch.acted());
    }
}

TEST_CASE("an Emergency Stop is for a crash that is coming", "[ai][FR-SPC-10]") {
    Scene scene;
    scene.licence().specials = {card_of(special::emergency_stop, CardFace::reins)};
    CoursePlan plan = scene.setting.course.plan();
    const auto wall = [&](int q, int r) {
        const Hex hex{static_cast<std::int16_t>(q), static_cast<std::int16_t>(r)};
        const auto found = std::find(plan.hexes.begin(), plan.hexes.end(), hex);
        REQUIRE(found != plan.hexes.end());
        plan.features[static_cast<std::size_t>(found - plan.hexes.begin())].solid = true;
    };
    SECTION("with a wall across the road") {
        for (int row = 4; row <= 8; ++row)
            wall(6 + row / 2, -row);
        for (int row = 4; row <= 8; ++row)
            wall(5 + row / 2, -row);
        scene.setting.course = Course(plan);
        Race race = scene.race();
        scene.put(race, 0, 6, -5);
        Scene::set_speed(race, 0, 5);
        const DrivingMap map(scene.setting);
        Watch watch(race, map);
        move_in_phase(race, watch, 0);
        CHECK((watch.acted() || watch.took(OptionKind::reins)));
        CHECK(race[0].damage == 0);
    }
    SECTION("not on an open road") {
        Race race = scene.race();
        Scene::set_speed(race, 0, 5);
        const DrivingMap map(scene.setting);
        Watch watch(race, map);
        move_in_phase(race, watch, 0);
        CHECK_FALSE(watch.acted());
    }
}

TEST_CASE("whoever leads by too much plans without accelerating", "[ai][FR-OPT-03]") {
    Scene scene;
    SECTION("held") { scene.setting.rules.opt_grandstanding = 4; }
    SECTION("not agreed") { scene.setting.rules.opt_grandstanding = 0; }
    Race race = scene.race();
    race.phase = 0;
    scene.put(race, 0, 8, -5);
    scene.put(race, 1, 0, -5);
    Scene::set_speed(race, 0, 1);
    const DrivingMap map(scene.setting);
    Watch watch(race, map);
    make_speed_check(race, watch, 0);
    const bool held = scene.setting.rules.opt_grandstanding > 0;
    CHECK(watch.took(OptionKind::whip) == !held);
    CHECK(watch.took(OptionKind::accelerate) == !held);
}

TEST_CASE("whoever stands still sets off again", "[ai][FR-TIP-03]") {
    Scene scene;
    Race race = scene.race();
    race.phase = 0;
    const DrivingMap map(scene.setting);
    Scene::set_speed(race, 0, 0);
    race[0].facing = Facing(9);  // at the outer edge, and away from the course
    scene.put(race, 0, 2, -8);
    race[0].facing = Facing(9);
    Watch watch(race, map);
    make_speed_check(race, watch, 0);
    CHECK(rating(race, 0) > 0);
}

TEST_CASE("champing at the bit needs a card to brake with", "[ai][FR-TRT-05]") {
    Scene scene;
    scene.licence().traits = {trait_of(trait::champing_at_the_bit, 0)};
    Race race = scene.race();
    race.phase = 0;
    Scene::set_speed(race, 0, 6);
    race[0].control_loss = 6;
    race[0].damage = 7;
    const DrivingMap map(scene.setting);
    Watch watch(race, map);
    make_speed_check(race, watch, 0);
    CHECK(watch.took(OptionKind::decelerate));
    CHECK(Outlook(race, map, 0).cards_held_back() > Outlook(race, map, 1).cards_held_back());
}

TEST_CASE("boxes at will are moved as suits the road", "[ai][FR-TRT-07][FR-TRT-12]") {
    Scene scene;
    scene.licence().traits = {trait_of(trait::anchor, 6)};
    Race race = scene.race();
    race.phase = 0;
    Scene::set_speed(race, 0, 3);
    const DrivingMap map(scene.setting);
    Watch watch(race, map);
    make_speed_check(race, watch, 0);
    CHECK(rating(race, 0) >= 2);  // never down to a halt on an open road
}

TEST_CASE("Damage weighs more the less is left", "[ai][FR-DMG-02]") {
    Scene scene;
    scene.setting.licences[1].traits = {trait_of(trait::bsh, 2), trait_of(trait::failsafes, 1)};
    Race race = scene.race();
    const DrivingMap map(scene.setting);
    const int crash_when_whole = Outlook(race, map, 0).crash_cost(4);
    const int turn_when_whole = Outlook(race, map, 0).turn_risk(4);
    CHECK(Outlook(race, map, 1).crash_cost(4) < crash_when_whole);
    CHECK(Outlook(race, map, 1).crash_cost(2) == Outlook(race, map, 1).crash_cost(0));
    CHECK(Outlook(race, map, 1).damage_dice_cost(1, trait::failsafes) == 0);
    CHECK(Outlook(race, map, 0).turn_risk(9) > Outlook(race, map, 0).turn_risk(7));
    race[0].damage = 8;
    CHECK(Outlook(race, map, 0).crash_cost(4) > crash_when_whole);
    CHECK(Outlook(race, map, 0).turn_risk(4) > turn_when_whole);
    scene.setting.terms.type = RaceType::fox_and_hounds;  // the first vehicle is the Fox
    race[0].damage = 0;
    CHECK(Outlook(race, map, 0).crash_cost(4) > crash_when_whole);
}

TEST_CASE("ramming scores where Damage does", "[ai][FR-RACE-09]") {
    Scene scene;
    scene.setting.terms.scoring.scoring = Scoring::used;
    Race race = scene.race();
    Scene::set_speed(race, 0, 4);
    const int usual = ram_prize(race, 0, 1);
    CHECK(usual > 0);
    scene.setting.licences[1].resilience = 2;
    CHECK(ram_prize(race, 0, 1) < usual);
    scene.setting.licences[1].resilience = 1;
    Scene::set_speed(race, 0, 0);
    CHECK(ram_prize(race, 0, 1) == 0);
    Scene::set_speed(race, 0, 4);
    scene.setting.terms.teams = {1, 1};
    CHECK(ram_prize(race, 0, 1) == 0);
    scene.setting.terms.teams = {};
    scene.setting.terms.scoring.damage = 0;
    CHECK(ram_prize(race, 0, 1) == 0);
}

TEST_CASE("traits on both sides tell who gains by an attack", "[ai][FR-TRT-28][FR-TRT-34]") {
    Scene scene;
    scene.licence().traits = {trait_of(trait::tank, 2), trait_of(trait::whiplash, 1)};
    scene.setting.licences[1].traits = {trait_of(trait::flimsy, 1), trait_of(trait::shield, 3)};
    const Race race = scene.race();
    CHECK(attack_edge(race, 0, 1, AttackKind::vehicle) == 3);
    CHECK(attack_edge(race, 0, 1, AttackKind::personal) == -2);
    CHECK(attack_edge(race, 1, 0, AttackKind::vehicle) == 0);
}

TEST_CASE("Lash is not pledged where going faster is worth nothing", "[ai][FR-SPC-03]") {
    Scene scene;
    SpecialCard lash = card_of(special::lash, CardFace::whip);
    lash.n = 3;
    scene.licence().specials = {lash};
    Race race = scene.race();
    race.phase = 0;
    const DrivingMap map(scene.setting);
    SECTION("standing on the grid it helps") { Scene::set_speed(race, 0, 0); }
    SECTION("at the top it would only over-whip") { Scene::set_speed(race, 0, 6); }
    const bool stands = rating(race, 0) == 0;
    Watch watch(race, map);
    make_speed_check(race, watch, 0);
    CHECK((stands || !watch.acted()));
}

TEST_CASE("a careful vehicle with one box left spends its hand on an attack that may wreck it",
          "[ai][FR-ATK-06][FR-DMG-02]") {
    Scene scene;
    Race race = scene.race();
    scene.put(race, 1, 3, -5);
    for (const VehicleId v : {VehicleId{0}, VehicleId{1}}) {
        Scene::set_speed(race, v, 3);
        for (const CardType type : {CardType::whip, CardType::reins, CardType::dual})
            race[v].cards.count(Pile::hand, type) = 0;
        race[v].cards.count(Pile::hand, CardType::reins) = 3;
    }
    const auto answers = [&] {
        const DrivingMap map(scene.setting);
        const SteadyDriver careful(map, Manner::careful);
        Watch watch(race, careful);
        resolve_attack(race, watch, 1, 0, AttackKind::vehicle);
        return watch.times(0, OptionKind::reins);
    };
    SECTION("whole, one of three does") { CHECK(answers() == 1); }
    SECTION("nearly done, all of them go") {
        while (damage_to_spare(race, 0) > 0)
            ++race[0].damage;
        CHECK(answers() == 3);
    }
}

TEST_CASE("a careful vehicle with one box left keeps nothing back that helps a Control roll",
          "[ai][FR-CTRL-06][FR-DMG-02]") {
    Scene scene;
    Race race = scene.race();
    Scene::set_speed(race, 0, 4);
    race[0].control_loss = 3;
    for (const CardType type : {CardType::whip, CardType::reins, CardType::dual})
        race[0].cards.count(Pile::hand, type) = 1;
    const auto cards_played = [&] {
        const DrivingMap map(scene.setting);
        const RoadBook book(race, 0, map);
        Watch watch(race, SteadyDriver(map, Manner::careful, &book));
        ControlRoll roll;
        roll.vehicle = 0;
        roll.planned_turn = -1;
        make_control_roll(race, watch, roll);
        return watch.times(0, OptionKind::whip) + watch.times(0, OptionKind::reins) +
               watch.times(0, OptionKind::dual_as_whip) + watch.times(0, OptionKind::dual_as_reins);
    };
    SECTION("whole, it keeps two") { CHECK(cards_played() <= 1); }
    SECTION("nearly done, it goes below that") {
        while (damage_to_spare(race, 0) > 1)
            ++race[0].damage;
        CHECK(cards_played() >= 2);
    }
}

}  // namespace
}  // namespace frothy
