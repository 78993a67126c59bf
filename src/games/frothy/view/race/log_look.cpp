// The dice under a line of the log.
#include <algorithm>

#include "games/frothy/rules/queries.h"
#include "games/frothy/view/core/faces.h"
#include "games/frothy/view/race/race_panels.h"
#include "ui/dice.h"
#include "ui/letters.h"

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
        const DiceRead read = is_control ? DiceRead::icons : DiceRead::values;
        draw_die(kit, list, {x, y}, size, die_face(icon, value_of(icon, line.printed), read), 1.0F);
    }
    const int rows = (count + columns - 1) / columns;
    ImGui::Dummy({1.0F, static_cast<float>(rows) * (size + 4.0F * s)});
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() - ImGui::GetStyle().ItemSpacing.y);
}

}  // namespace

ui::LogLook log_look_of(const ui::Kit& kit, const RaceLog& log) {
    ui::LogLook look;
    look.so_far = ui::tr("The race so far");
    look.nothing = ui::tr("The gates are still closed.");
    look.show_thrown = [&kit, &log](std::size_t line, float left) {
        if (!log.lines()[line].faces.empty()) show_faces(kit, log.lines()[line], left);
    };
    return look;
}

}  // namespace frothy
