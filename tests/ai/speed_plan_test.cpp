// What the steady driver reckons with before a Speed Check and around it.
#include <array>

#include "ai/scene.h"
#include "games/frothy/ai/goal.h"
#include "games/frothy/ai/outlook.h"
#include "games/frothy/ai/speed_worth.h"
#include "games/frothy/rules/dice_queries.h"
#include "games/frothy/rules/speed_queries.h"
#include "kernel/policy_table.h"

namespace frothy {
namespace {

using testing::card_of;
using testing::Scene;
using testing::trait_of;
using testing::Watch;

void empty_hand(Race& race, VehicleId v) {
    for (const CardType type : {CardType::whip, CardType::reins, CardType::dual})
        race[v].cards.count(Pile::hand, type) = 0;
}

TEST_CASE("the plain face of a special card gets a vehicle going", "[ai][FR-VEH-18]") {
    Scene scene;
    scene.licence().specials = {card_of(special::ramming_speed, CardFace::whip)};
    Race race = scene.race();
    race.phase = 0;
    empty_hand(race, 0);
    Scene::set_speed(race, 0, 0);
    const DrivingMap map(scene.setting);
    Watch watch(race, map);
    make_speed_check(race, watch, 0);
    CHECK(watch.took(OptionKind::special));
    CHECK_FALSE(watch.acted());
    CHECK(rating(race, 0) > 0);
}

TEST_CASE("with Encouragement Reins do as Whips", "[ai][FR-TRT-03]") {
    Scene scene;
    scene.licence().traits = {trait_of(trait::encouragement, 0)};
    Race race = scene.race();
    race.phase = 0;
    empty_hand(race, 0);
    race[0].cards.count(Pile::hand, CardType::reins) = 3;
    Scene::set_speed(race, 0, 0);
    const DrivingMap map(scene.setting);
    Watch watch(race, map);
    make_speed_check(race, watch, 0);
    CHECK(watch.took(OptionKind::reins_as_whip));
}

TEST_CASE("Reins of a tired team bind the dice kept", "[ai][FR-STA-06][FR-SPD-09][FR-SPD-10]") {
    Scene scene;
    const Race race = scene.race();
    using enum SpeedDirection;
    CHECK(keep_in_check(race, 0, accelerate, 1, 0) == Keep::any_two);
    CHECK(keep_in_check(race, 0, accelerate, 1, 1) == Keep::one_lowest);
    CHECK(keep_in_check(race, 0, accelerate, 1, 2) == Keep::two_lowest);
    CHECK(keep_in_check(race, 0, decelerate, 0, 1) == Keep::any_two);
    CHECK(keep_in_check(race, 0, decelerate, 1, 1) == Keep::one_lowest);
    CHECK(keep_in_check(race, 0, decelerate, 2, 1) == Keep::two_lowest);
}

// Two Whips among four virtual Reins still keep the two lowest dice: the second is not worth it.
TEST_CASE("no second Whip is wasted on a tired team", "[ai][FR-STA-06]") {
    Scene scene;
    scene.setting.rules.stamina = Stamina::used;
    Race race = scene.race();
    race.phase = 0;
    empty_hand(race, 0);
    race[0].cards.count(Pile::hand, CardType::whip) = 2;
    Scene::set_speed(race, 0, 2);
    const DrivingMap map(scene.setting);
    const auto whips_played = [&](int tired) {
        Race now = race;
        now[0].virtual_reins = static_cast<std::uint8_t>(tired);
        Watch watch(now, map);
        make_speed_check(now, watch, 0);
        return now[0].cards.count(Pile::spent, CardType::whip);
    };
    CHECK(whips_played(4) < whips_played(0));
}

// Both pairs reach Speed 1, the higher one its last box: the next Speed is nearer from there.
TEST_CASE("of dice that reach the same Speed those are kept that come nearer to a better one",
          "[ai][FR-CHG-01][FR-SPD-06]") {
    Scene scene;
    Race race = scene.race();
    race.phase = 0;
    Scene::set_speed(race, 0, 0);
    const BoxRows& rows = race.licence(0).rows;
    REQUIRE(rows.accel_rating[1] == 1);
    REQUIRE(rows.accel_rating[2] == 1);
    const DrivingMap map(scene.setting);
    const std::array<Option, 2> pairs = {{{OptionKind::keep, 0, 1}, {OptionKind::keep, 0, 2}}};
    Question question;
    question.player = 0;
    question.ask = Ask::keep_dice;
    question.about.direction = SpeedDirection::accelerate;
    question.options = pairs;
    CHECK(SteadyDriver(map)(race, question) == 1);
}

TEST_CASE("the last of all rolls one die more", "[ai][FR-OPT-04]") {
    Scene scene;
    scene.setting.rules.opt_whips_of_shame = 4;
    Race race = scene.race();
    const auto put_behind_line = [&](int q) {
        scene.put(race, 0, q, -5);
        race[0].laps = -1;
    };
    put_behind_line(6);  // four behind
    CHECK(is_under_whips_of_shame(race, 0));
    CHECK_FALSE(is_under_whips_of_shame(race, 1));
    put_behind_line(7);
    CHECK_FALSE(is_under_whips_of_shame(race, 0));
    put_behind_line(6);
    scene.setting.rules.opt_whips_of_shame = 0;
    CHECK_FALSE(is_under_whips_of_shame(race, 0));
}

// Every die shows 2: four boxes, and three of Lash besides.
TEST_CASE("the # of a Lash is declined where it would over-whip", "[ai][FR-SPC-03][FR-EDGE-53]") {
    Scene scene;
    SpecialCard lash = card_of(special::lash, CardFace::whip);
    lash.n = 3;
    scene.licence().specials = {lash};
    Race race = scene.race();
    const DrivingMap map(scene.setting);
    const SteadyDriver driver(map);
    const std::array<Option, 2> options = {{{OptionKind::use, 0, 0}, {OptionKind::decline, 0, 0}}};
    Question question;
    question.player = 0;
    question.ask = Ask::use_card;
    question.options = options;
    question.about.card = 0;
    question.about.so_far = 4;
    Scene::set_speed(race, 0, 0);
    CHECK(driver(race, question) == 0);
    Scene::set_speed(race, 0, 5);
    CHECK(driver(race, question) == 1);
}

TEST_CASE("spikes spare a friend", "[ai][FR-TRT-46][FR-RACE-11]") {
    Scene scene;
    const DrivingMap map(scene.setting);
    const SteadyDriver driver(map);
    const Race race = scene.race();
    const std::array<Option, 3> options = {
        {{OptionKind::amount, 2, 0}, {OptionKind::amount, 1, 0}, {OptionKind::amount, 0, 0}}};
    Question question;
    question.player = 0;
    question.ask = Ask::use_trait;
    question.options = options;
    question.about.rule = trait::spiked;
    CHECK(driver(race, question) == 0);
    question.about.other = 1;
    CHECK(driver(race, question) == 2);
}

TEST_CASE("the way to the prey goes round if it stands", "[ai][FR-RACE-03]") {
    Scene scene;
    scene.setting.terms.type = RaceType::toughest;
    Race race = scene.race();
    const int round = race.course().length();
    Scene::set_speed(race, 0, 3);
    Scene::set_speed(race, 1, 3);
    CHECK(spaces_to(race, 0, 1) == 8);
    CHECK(spaces_to(race, 1, 0) == -8);
    Scene::set_speed(race, 0, 0);
    CHECK(spaces_to(race, 1, 0) == round - 8);
}

TEST_CASE("whoever moves first is out of the way by then", "[ai][FR-INIT-02][FR-INIT-03]") {
    Scene scene;
    scene.setting = testing::oval_setting(4);
    Race race = scene.race();
    race.phase = 0;
    Scene::set_speed(race, 0, 2);
    const auto worth_behind = [&](int speed) {
        scene.put(race, 1, 3, -5);  // all hexes ahead of it
        scene.put(race, 2, 3, -6);
        scene.put(race, 3, 2, -4);
        for (VehicleId v = 1; v < 4; ++v)
            Scene::set_speed(race, v, speed);
        const DrivingMap map(scene.setting);
        const RoadBook book(race, 0, map);
        return worth_of(Outlook(race, map, 0, Manner::racing, &book), 3);
    };
    const int behind_the_faster = worth_behind(4);
    CHECK(worth_behind(3) == behind_the_faster);  // as fast, and in front
    CHECK(worth_behind(2) < behind_the_faster);
    CHECK(worth_behind(0) < behind_the_faster);
}

TEST_CASE("a memory changes no answer, whichever race is thought of between", "[ai]") {
    Scene scene;
    scene.licence().traits = {trait_of(trait::encouragement, 0)};
    const DrivingMap map(scene.setting);
    const RoadBook book(scene.race(), 0, map);
    SpeedMemory memory;
    const SteadyDriver plain(map, Manner::racing, &book);
    const SteadyDriver remembering(map, Manner::racing, &book, &memory);
    std::array<Race, 2> races = {scene.race(), scene.race()};
    int checks = 0;
    auto policy = [&](const Race& race, const Question& question) {
        const int answer = plain(race, question);
        CHECK(remembering(race, question) == answer);
        checks += question.ask == Ask::speed_cards ? 1 : 0;
        return answer;
    };
    for (int step = 0; step < 400; ++step) {
        Race& race = races[static_cast<std::size_t>(step % 2)];
        const auto dice = static_cast<std::uint64_t>(step);
        kernel::PolicyTable<Frothy, decltype(policy)> table(race, policy, dice);
        if (!Frothy::is_over(race)) Frothy::step(race, table);
    }
    CHECK(checks > 10);
}

}  // namespace
}  // namespace frothy
