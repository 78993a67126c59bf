// What the strip over the board says of a vehicle's turn.
#include <catch2/catch.hpp>

#include "games/frothy/view/race/race_panels.h"
#include "panel_desk.h"

using namespace frothy;
using namespace panel_desk;

TEST_CASE("In the Speed Check the strip says of nobody that he has moved") {
    const Setting setting = six_setting();
    Session session(set_up_race(setting, {0, 1, 2, 3, 4, 5}), 5);
    ui::Seating seating;
    for (std::uint8_t seat = 0; seat < setting.licences.size(); ++seat)
        seating.seats.push_back({"Ada", seat, true});
    int made = 0;
    for (int i = 0; i < 200 && session.pending() != nullptr; ++i) {
        const Race& race = session.pending()->now;
        if (race.moment != Moment::speed_check) break;
        for (const ui::StripChip& chip : strip_chips_of(race, seating, no_vehicle)) {
            const std::string told = chip.note.substr(0, chip.note.find('\n'));
            INFO(told);
            CHECK(told.find("move") == std::string::npos);
            CHECK((told.find("has made its Speed Check") != std::string::npos) == chip.is_done);
            made += chip.is_done ? 1 : 0;
        }
        session.submit(session.pending()->options.size() - 1);
    }
    CHECK(made > 0);
}
