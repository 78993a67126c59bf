#include "games/frothy/view/race/side_panels.h"

#include <algorithm>
#include <vector>

#include "games/frothy/view/kit/dice_and_vehicles.h"
#include "ui/letters.h"
#include "ui/table/side_tabs.h"

namespace frothy {

namespace {

void show_faces(const ui::Kit& kit, const LogLine& line, float left) {
    const float s = kit.scale();
    const float size = 24.0F * s;
    const float room = ImGui::GetContentRegionAvail().x - left;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const int columns = std::max(1, static_cast<int>(room / (size + 4.0F * s)));
    const int count = static_cast<int>(line.faces.size());
    for (int i = 0; i < count; ++i) {
        const auto icon = static_cast<Icon>(line.faces[static_cast<std::size_t>(i)]);
        const float x = at.x + left + static_cast<float>(i % columns) * (size + 4.0F * s);
        const float y = at.y + static_cast<float>(i / columns) * (size + 4.0F * s);
        const bool is_control = line.why == Why::control;
        draw_die(kit, list, {x, y}, size, icon, value_of(icon, line.printed),
                 is_control ? DieFace::icon : DieFace::value, 1.0F);
    }
    const int rows = (count + columns - 1) / columns;
    ImGui::Dummy({1.0F, static_cast<float>(rows) * (size + 4.0F * s)});
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() - ImGui::GetStyle().ItemSpacing.y);
}

}  // namespace

SidePanelReply LogPanel::show(const ui::Kit& kit, const RaceLog& log, VehicleId viewer,
                              LogTitle title, stage::Rect where, std::size_t unseen) {
    ui::LogLook look;
    look.has_title = title == LogTitle::shown;
    look.so_far = ui::tr("The race so far");
    look.nothing = ui::tr("The gates are still closed.");
    look.show_thrown = [&](std::size_t line, float left) {
        if (!log.lines()[line].faces.empty()) show_faces(kit, log.lines()[line], left);
    };
    SidePanelReply reply;
    reply.open = Rule::from_text(panel_.show(kit, log, viewer, look, where, unseen));
    return reply;
}

SideTabs show_side_tabs(const ui::Kit& kit, SideTab current, SideTabSet set, stage::Rect where) {
    std::vector<SideTab> tabs = {SideTab::log, SideTab::standings};
    std::vector<const char*> names = {ui::mark("What happened"), ui::mark("Standings")};
    if (set == SideTabSet::with_sheet) {
        tabs.insert(tabs.begin(), SideTab::sheet);
        names.insert(names.begin(), ui::mark("Licence"));
    }
    const auto now = static_cast<std::size_t>(std::ranges::find(tabs, current) - tabs.begin());
    const ui::SideTabs shown = ui::show_side_tabs(kit, names, now, where);
    return {shown.tab < tabs.size() ? tabs[shown.tab] : current, shown.room};
}

}  // namespace frothy
