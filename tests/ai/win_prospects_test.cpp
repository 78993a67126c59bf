// How likely a vehicle is to win where getting on is not the point.
#include "games/frothy/ai/win_prospects.h"

#include <catch2/catch.hpp>

#include "ai/oval.h"
#include "games/frothy/rules/rules.h"
#include "kernel/session.h"
#include "kernel/view.h"

namespace frothy {
namespace {

Setting setting_about(RaceType type, int vehicles) {
    Setting setting = testing::oval_setting(vehicles);
    setting.terms.type = type;
    return setting;
}

double all_chances(const WinProspects& prospects, const Race& race) {
    double all = 0;
    for (VehicleId v = 0; v < race.vehicle_count; ++v)
        all += prospects.chance_to_win(race, v);
    return all;
}

TEST_CASE("whoever can take more Damage is likelier to be the last", "[ai][FR-RACE-03]") {
    const Setting setting = setting_about(RaceType::toughest, 3);
    const DrivingMap map(setting);
    const Roads roads{&map, {}};
    const WinProspects prospects(roads);
    Race race = set_up_race(setting, {0, 1, 2});
    CHECK(prospects.chance_to_win(race, 0) == Approx(1.0 / 3));
    race[1].damage = 4;
    race[2].control_loss = 5;
    CHECK(prospects.chance_to_win(race, 0) > prospects.chance_to_win(race, 2));
    CHECK(prospects.chance_to_win(race, 2) > prospects.chance_to_win(race, 1));
    CHECK(all_chances(prospects, race) == Approx(1));
    race[1].status = VehicleStatus::resting_wreck;
    CHECK(prospects.chance_to_win(race, 1) == 0);
    CHECK(all_chances(prospects, race) == Approx(1));
}

TEST_CASE("whoever is home first has won, however many come home after", "[ai][FR-EDGE-27]") {
    const Setting setting = setting_about(RaceType::fastest, 3);
    const DrivingMap map(setting);
    const RoadBooks books(setting, all_seats(DriverKind::ace), map);
    const Roads roads = books.roads();
    const WinProspects prospects(roads);
    Race race = set_up_race(setting, {0, 1, 2});
    CHECK(all_chances(prospects, race) == Approx(1));
    const auto send_home = [&](VehicleId v, std::uint8_t order) {
        race[v].status = VehicleStatus::finished;
        race[v].out_order = order;
        race[v].cell = no_cell;
    };
    send_home(2, 1);
    CHECK(prospects.chance_to_win(race, 2) == Approx(1));
    send_home(0, 2);
    CHECK(prospects.chance_to_win(race, 2) == Approx(1));
    CHECK(prospects.chance_to_win(race, 0) == Approx(0).margin(1e-6));
}

TEST_CASE("in a chase it counts who has gained on whom", "[ai][FR-RACE-04]") {
    const Setting setting = setting_about(RaceType::pursuit, 2);
    const DrivingMap map(setting);
    const Roads roads{&map, {}};
    const WinProspects prospects(roads);
    Race race = set_up_race(setting, {0, 1});
    const double at_first = prospects.chance_to_win(race, 0);
    CHECK(all_chances(prospects, race) == Approx(1));
    race[0].damage = 4;
    CHECK(prospects.chance_to_win(race, 0) < at_first);
    race[0].damage = 0;
    race[0].laps += 1;
    CHECK(prospects.chance_to_win(race, 0) > at_first);
}

// The same answer again, and not always the one at a glance.
TEST_CASE("the ace plays its answers on in Toughest", "[ai][FR-RACE-03]") {
    const Setting setting = setting_about(RaceType::toughest, 2);
    const DrivingMap map(setting);
    Drivers drivers(map, all_seats(DriverKind::ace), 1);
    kernel::Session<Frothy> session(set_up_race(setting, {0, 1}), 5);
    int thought_better = 0;
    for (int answers = 0; session.pending() != nullptr && answers < 60; ++answers) {
        const auto view = kernel::view_of(*session.pending(), session.pending()->player);
        const int answer = drivers.answer(view);
        thought_better += answer != drivers(view.now, view.question()) ? 1 : 0;
        CHECK(drivers.answer(view) == answer);
        session.submit(static_cast<std::size_t>(answer));
    }
    CHECK(thought_better > 0);
}

}  // namespace
}  // namespace frothy
