// What stands beside the board: the log of the race and the standings.
#pragma once

#include <cstdint>

#include "games/frothy/rules/race.h"
#include "games/frothy/view/core/telling/race_log.h"
#include "ui/kit.h"
#include "ui/table/log_panel.h"

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
    // As ui::LogPanel.
    SidePanelReply show(const ui::Kit& kit, const RaceLog& log, VehicleId viewer, LogTitle title,
                        stage::Rect where, std::size_t unseen = 0);
    void roll(int by) { panel_.roll(by); }

private:
    ui::LogPanel panel_;
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
