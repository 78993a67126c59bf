// What the strip over the board says of a vehicle's turn.
#include <algorithm>
#include <catch2/catch.hpp>
#include <string>

#include "games/frothy/rules/queries.h"
#include "games/frothy/view/core/seat_names.h"
#include "games/frothy/view/race/race_panels.h"
#include "panel_desk.h"
#include "quads.h"
#include "ui/panels.h"
#include "ui/table/top_strip.h"
#include "words_drawn.h"

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

TEST_CASE("Every space of a race is told in the standings, those before the line as well") {
    const Setting setting = six_setting();
    Session session(set_up_race(setting, {0, 1, 2, 3, 4, 5}), 5);
    Race race = session.now();
    int before_the_line = 0;
    for (const ui::StandingsRow& row : standings_of(race, {}).rows) {
        const int left = -progress(race, static_cast<VehicleId>(row.who));
        INFO(row.told << ", " << left);
        if (left <= 0) continue;
        ++before_the_line;
        CHECK(row.told.starts_with(std::to_string(left) + " space"));
        CHECK(row.told.find("before the line") != std::string::npos);
    }
    CHECK(before_the_line > 0);
    race[0].laps = 1;
    const auto rows = standings_of(race, {}).rows;
    const auto first = std::ranges::find(rows, VehicleId{0}, &ui::StandingsRow::who);
    REQUIRE(first != rows.end());
    CHECK(first->told.starts_with(std::to_string(progress(race, 0)) + " of "));
}

namespace {

// The faintest letters of a strip, and the strongest.
std::pair<int, int> letters_of_strip(bool is_covered) {
    Desk table(looks[1]);
    ui::StripState state;
    state.undo = "Red drifts left";  // nothing to redo
    ui::TopStrip strip;
    table.picture([&] {
        const ui::CoveredScope covered(is_covered);
        strip.show(table.kit(), state, {0.0F, 0.0F, 1920.0F, 56.0F});
    });
    std::pair<int, int> found{255, 0};
    const ImDrawData* data = ImGui::GetDrawData();
    for (int l = 0; l < data->CmdListsCount; ++l) {
        const ImDrawList& list = *data->CmdLists[l];
        for (const ImDrawCmd& command : list.CmdBuffer) {
            if (!quads::is_of_fonts(command)) continue;
            const auto see = [&](const ImDrawVert& corner, const ImDrawVert&) {
                const auto alpha = static_cast<int>(corner.col >> IM_COL32_A_SHIFT);
                found = {std::min(found.first, alpha), std::max(found.second, alpha)};
            };
            quads::each_letter(list, command, see, [] {});
        }
    }
    return found;
}

}  // namespace

TEST_CASE("What cannot be used now is faint on the strip, also under an open window") {
    const auto open = letters_of_strip(false);
    CHECK(open.first < open.second);
    CHECK(letters_of_strip(true) == open);
}

TEST_CASE("The strip shows a Speed with its sign, and whoever is home apart from who moves") {
    const Setting setting = six_setting();
    Race race = set_up_race(setting, {0, 1, 2, 3, 4, 5});
    race[2].status = VehicleStatus::finished;
    race[2].cell = no_cell;
    ui::Seating seating;
    for (std::uint8_t seat = 0; seat < setting.licences.size(); ++seat)
        seating.seats.push_back({"Ada", seat, true});
    const auto chips = strip_chips_of(race, seating, no_vehicle);
    REQUIRE(chips.size() == 6);
    for (const ui::StripChip& chip : chips) {
        CHECK(chip.is_apart == (chip.who == 2));
        CHECK(chip.sign == (chip.who == 2 ? "ui/mark-finish" : "ui/speed"));
    }
    CHECK(chips.back().who == 2);
}

TEST_CASE("What is taken back is told in smaller letters, in two lines, and never cut", "[undo]") {
    Desk table(looks[0]);
    ui::StripState state;
    state.caption = ui::StripCaption{};
    state.caption->round = "Round 1 of 4";
    ui::TopStrip strip;
    const auto is_told = [&](const char* undo, const char* last) {
        state.undo = undo;
        table.picture([&] { strip.show(table.kit(), state, {0.0F, 0.0F, 1280.0F, 56.0F}); });
        return words_drawn::words().contains(last);
    };
    CHECK(is_told("Blue plays Swerve", "Swerve"));
    CHECK(is_told("Blue takes Exhaust Torch", "Torch"));
    CHECK(is_told("Blue takes an Action of the Driver", "Driver"));
    // What has no room at all is not begun.
    CHECK_FALSE(is_told("Blue takes an Action of the Driver that is far too long to be told on a "
                        "button, however small its letters are",
                        "Action"));
    CHECK(words_drawn::words().contains("Undo"));
}

TEST_CASE("The Fox has its own mark in the order of turns, and each side is told its aim",
          "[FR-RACE-05]") {
    Setting setting = six_setting();
    setting.terms = terms_of_kind(setting.terms, RaceType::fox_and_hounds);
    setting.terms.fox = 2;
    const Race race = set_up_race(setting, {0, 1, 2, 3, 4, 5});
    ui::Seating seating;
    for (std::uint8_t seat = 0; seat < setting.licences.size(); ++seat)
        seating.seats.push_back({seat == 2 ? "Reynard" : "Ada", seat, true});
    for (const ui::StripChip& chip : strip_chips_of(race, seating, no_vehicle)) {
        const bool is_fox = chip.who == 2;
        CHECK(chip.sign == (is_fox ? "ui/mark-fox" : "ui/speed"));
        CHECK((chip.said.find("Fox") != std::string::npos) == is_fox);
        CHECK((chip.note.find("Reynard is the Fox") != std::string::npos) == is_fox);
        CHECK((chip.note.find("Hounds") != std::string::npos) == !is_fox);
    }
    // How a Hound catches it is as the table has agreed.
    const Names names = names_of(seating);
    CHECK(aims_of(race, names).back().find("draws level") != std::string::npos);
    setting.rules.race_catch = Catching::adjacent;
    CHECK(aims_of(race, names).back().find("beside") != std::string::npos);
    // Who is no Fox in another kind of race has no mark of it.
    setting.terms = terms_of_kind(setting.terms, RaceType::fastest);
    for (const ui::StripChip& chip : strip_chips_of(race, seating, no_vehicle))
        CHECK(chip.sign == "ui/speed");
}
