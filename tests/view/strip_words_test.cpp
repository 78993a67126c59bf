// What the strip over the board says of a vehicle's turn.
#include <catch2/catch.hpp>

#include "games/frothy/view/race/top_strip_words.h"
#include "panel_desk.h"

using namespace frothy;
using namespace panel_desk;

TEST_CASE("In the Speed Check the strip says of nobody that he has moved") {
    const Setting setting = six_setting();
    Session session(set_up_race(setting, {0, 1, 2, 3, 4, 5}), 5);
    int made = 0;
    for (int i = 0; i < 200 && session.pending() != nullptr; ++i) {
        const Race& race = session.pending()->now;
        if (race.moment != Moment::speed_check) break;
        for (VehicleId v = 0; v < race.vehicle_count; ++v) {
            const std::string told = strip::turn_text(race, v, "Ada", false);
            INFO(told);
            CHECK(told.find("move") == std::string::npos);
            CHECK((told.find("has made its Speed Check") != std::string::npos) ==
                  strip::has_moved(race, v));
            made += strip::has_moved(race, v) ? 1 : 0;
        }
        session.submit(session.pending()->options.size() - 1);
    }
    CHECK(made > 0);
}
