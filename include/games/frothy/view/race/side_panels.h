// What stands beside the board: the log of the race and the standings.
#pragma once

#include <cstdint>
#include <string>

#include "games/frothy/rules/race.h"
#include "games/frothy/view/core/telling/race_log.h"
#include "ui/kit.h"

namespace frothy {

// What a click in a side panel asks for.
struct SidePanelReply {
    Rule open;                       // a rule to show; none mostly
    VehicleId look_at = no_vehicle;  // a vehicle to show on board and sheet
};

// Whether a tab above the log bears its name already.
enum class LogTitle : std::uint8_t { shown, on_tab };

class LogPanel {
public:
    // Keeps to the newest line unless scrolled back, and returns to it for whoever is next. Lines
    // since `viewer`'s last move are lit; none for no_vehicle. What of them concerns a person
    // stands above, and leads to them. Not shown is what came with the last `unseen` happenings.
    SidePanelReply show(const ui::Kit& kit, const RaceLog& log, VehicleId viewer, LogTitle title,
                        stage::Rect where, std::size_t unseen = 0);
    // In the next frame it is read further up (-1) or down (1), by most of what is in sight.
    void roll(int by) { roll_ = by; }

private:
    bool show_recap(const ui::Kit& kit, const RaceLog& log, VehicleId viewer, float room,
                    std::size_t unseen) const;

    std::uint64_t version_ = 0;
    bool is_following_ = true;  // the newest line
    VehicleId viewer_ = no_vehicle;
    float height_ = 0.0F;  // of the lines, as shown last
    int roll_ = 0;
    bool is_longer_ = false;    // than its place, as shown last
    int settle_ = 0;            // frames in which the end is still looked for
    bool shows_fresh_ = false;  // lines since `viewer`'s last move, as shown last
};

class StandingsPanel {
public:
    SidePanelReply show(const ui::Kit& kit, const Race& race, stage::Rect where);
};

// Sheet, log and standings under tabs, where there is no room for all of them.
enum class SideTab : std::uint8_t { sheet, log, standings };
// Which there are: beside a sheet that has its own place there is no tab for it.
enum class SideTabSet : std::uint8_t { with_sheet, without_sheet };

// Draws the tabs; returns the one chosen and the room left under them.
struct SideTabs {
    SideTab tab;
    stage::Rect room;
};
SideTabs show_side_tabs(const ui::Kit& kit, SideTab current, SideTabSet set, stage::Rect where);

}  // namespace frothy
