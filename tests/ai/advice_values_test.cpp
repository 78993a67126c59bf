// What is weighed for advice: harm to a hurt vehicle, what is run into, and cards that do for
// others.
#include <algorithm>
#include <vector>

#include "ai/scene.h"
#include "games/frothy/ai/outlook.h"
#include "games/frothy/ai/road_book.h"
#include "games/frothy/rules/queries.h"

namespace frothy {
namespace {

using hexgrid::Direction;
using hexgrid::Facing;
using testing::Scene;
using testing::trait_of;
using testing::Watch;
using Lap = RoadBook::Lap;

TEST_CASE("a turn costs a hurt vehicle more, the more dice are cast", "[ai][FR-DMG-02]") {
    Scene scene;
    const Race race = scene.race();
    const DrivingMap map(scene.setting);
    const RoadBook book(race, 0, map);
    const int max = race.licence(0).damage_max;
    const int faces = 4;
    CHECK(RoadBook::more_by_die(faces, max, max) == 0);
    CHECK(RoadBook::more_by_die(faces, 1, max) > RoadBook::more_by_die(faces, 3, max));
    const RoadBook::Rest rest{race[0].cell, race[0].facing, 4};
    const auto more_when_hurt = [&](int dice) {
        const int hurt = RoadBook::more_by_die(faces, 2, max);
        return book.costs_of_turns(rest, dice, {2, Lap::earlier, hurt}).right -
               book.costs_of_turns(rest, dice, {2, Lap::earlier}).right;
    };
    CHECK(more_when_hurt(2) > 0);
    CHECK(more_when_hurt(6) > more_when_hurt(2));
    CHECK(book.price_of_crash(5, 100) - book.price_of_crash(5, 0) == 500);
    CHECK(book.price_of_crash(9, 0) > book.price_of_crash(5, 0));
}

// There is no number of Control dice from which on more of them make no difference.
TEST_CASE("every die more costs more, however many there are", "[ai][FR-TIP-02][FR-CLP-10]") {
    Scene scene;
    const Race race = scene.race();
    const DrivingMap map(scene.setting);
    const RoadBook book(race, 0, map);
    const RoadBook::Rest rest{race[0].cell, race[0].facing, 4};
    int before = 0;
    for (const int dice : {4, 8, 12, 16, 22, 28}) {
        const int cost = book.costs_of_turns(rest, dice, {2, Lap::earlier}).right;
        INFO(dice << " dice");
        CHECK(cost > before + 30);
        before = cost;
    }
}

TEST_CASE("of what can be run into, the blow to come is weighed",
          "[ai][FR-COL-18][FR-COL-19][FR-COL-20][FR-COL-21]") {
    Scene scene;
    Race race = scene.race();
    const DrivingMap map(scene.setting);
    const RoadBook book(race, 0, map);
    Scene::set_speed(race, 0, 5);
    Scene::set_speed(race, 1, 4);
    scene.put(race, 1, 3, -5);
    const Direction ahead = race[0].facing.ahead();
    REQUIRE(race.course().neighbour(race[0].cell, ahead) == race[1].cell);
    const auto cost = [&](int facing) {
        race[1].facing = Facing(facing);
        const Outlook outlook(race, map, 0, Manner::careful, &book);
        const Pose here{race[0].cell, race[0].facing, false};
        return outlook.cost_of_striking(here, ahead, 5, outlook.next_pace(5, race.phase));
    };
    const int rear_end = cost(0);
    const int broadside = cost(3);
    const int head_on = cost(6);
    CHECK(rear_end < broadside);
    CHECK(broadside < head_on);
}

TEST_CASE("dice added to every damage roll are weighed in a crash, but for none left",
          "[ai][FR-TRT-44][FR-TRT-47][FR-EDGE-06]") {
    const auto price = [](int dice, std::vector<Trait> traits) {
        Scene scene;
        scene.setting.licences[0].traits = std::move(traits);
        prepare(scene.setting.licences[0]);
        const Race race = scene.race();
        const DrivingMap map(scene.setting);
        return RoadBook(race, 0, map).price_of_crash(dice, 0);
    };
    const Trait rigged = trait_of(trait::jerry_rigged, 2);
    const Trait spared = trait_of(trait::bsh, 3);
    CHECK(price(4, {rigged}) == price(6, {}));
    CHECK(price(4, {spared}) == price(1, {}));
    CHECK(price(4, {rigged, spared}) == price(3, {}));
    CHECK(price(3, {rigged, spared}) == price(0, {}));
}

bool leads_on(const Course& course, Cell from, Facing facing) {
    return std::ranges::any_of(steps_from(facing, Side::none, true, CornerDrift::none),
                               [&](const LegalStep& step) {
                                   const Cell to = course.neighbour(from, step.direction);
                                   return to != no_cell && !course.is_solid(to);
                               });
}

// What would face any way after a stop is not to be had where a turn by one leads past.
TEST_CASE("whoever is held up turns where that leads past the wall", "[ai][FR-COL-22]") {
    Scene scene;
    Race race = scene.race();
    const DrivingMap map(scene.setting);
    const RoadBook book(race, 0, map);
    const SteadyDriver driver(map, Manner::careful, &book);
    const Course& course = race.course();
    Scene::set_speed(race, 0, 1);
    int held_up = 0;
    for (Cell cell = 0; cell < static_cast<Cell>(course.cell_count()); ++cell) {
        if (course.is_solid(cell) || vehicle_at(race, cell) != no_vehicle) continue;
        for (int f = 0; f < hexgrid::facing_count; ++f) {
            const Facing facing(f);
            if (leads_on(course, cell, facing)) continue;
            std::vector<Option> options;
            if (leads_on(course, cell, facing.turned(-1)))
                options.push_back({OptionKind::turn_left});
            if (leads_on(course, cell, facing.turned(1)))
                options.push_back({OptionKind::turn_right});
            if (options.empty()) continue;
            options.push_back({OptionKind::stay});
            Race now = race;
            now[0].cell = cell;
            now[0].facing = facing;
            Question question;
            question.player = 0;
            question.ask = Ask::unblock;
            question.options = options;
            const int answer = driver(now, question);
            INFO("cell " << cell << ", facing " << f);
            CHECK(options[static_cast<std::size_t>(answer)].kind != OptionKind::stay);
            ++held_up;
        }
    }
    CHECK(held_up > 20);
}

// Without a card it must decelerate: to a stand, in the open (FR-SPD-04).
TEST_CASE("who holds Reins alone accelerates by them rather than come to a stand",
          "[ai][FR-SPD-03][FR-SPD-10]") {
    Scene scene;
    Race race = scene.race();
    race.phase = 0;
    for (const CardType type : {CardType::whip, CardType::dual})
        race[0].cards.count(Pile::hand, type) = 0;
    race[0].cards.count(Pile::hand, CardType::reins) = 3;
    const DrivingMap map(scene.setting);
    const RoadBook book(race, 0, map);
    for (const int speed : {0, 1}) {
        Race now = race;
        Scene::set_speed(now, 0, speed);
        Watch watch(now, SteadyDriver(map, Manner::careful, &book));
        make_speed_check(now, watch, 0);
        INFO("Speed " << speed);
        CHECK(watch.took(OptionKind::reins));
        CHECK(rating(now, 0) > 0);
    }
    // With a Whip in hand it is the Whip that speeds up.
    race[0].cards.count(Pile::hand, CardType::whip) = 2;
    Scene::set_speed(race, 0, 0);
    Watch watch(race, SteadyDriver(map, Manner::careful, &book));
    make_speed_check(race, watch, 0);
    CHECK(watch.took(OptionKind::whip));
    CHECK_FALSE(watch.took(OptionKind::reins));
}

}  // namespace
}  // namespace frothy
