#include "ui/table/standings.h"

#include <algorithm>

#include "ui/letters.h"
#include "ui/panels.h"
#include "ui/pictures.h"

namespace ui {

namespace {

constexpr float row_gap = 2.0F;

// How the rows are laid out.
struct StandingsRows {
    float room = 0.0F;
    std::vector<float> ends;  // of the columns shown
    float name_left = 0.0F;
    float name_room = 0.0F;
    bool is_wide = false;       // all in one line each, or all in two
    bool has_own_line = false;  // the name, which is long; the numbers stand beside what is told
    bool is_apart = false;      // what is told ends before the numbers, which have the row's middle
    bool has_three = false;     // lines: the name, the numbers, and what is told
    float height = 0.0F;
    float first_line = 0.0F;
    float number_line = 0.0F;
    float told_line = 0.0F;
    ImFont* name_font = nullptr;
};

float widest_number(const Kit& kit, const Standings& standings, std::size_t column) {
    float width = 0.0F;
    for (const StandingsRow& row : standings.rows)
        if (column < row.values.size())
            width = std::max(width, text_width(kit.fonts().label, row.values[column]));
    return width;
}

StandingsRows rows_of(const Kit& kit, const Standings& standings) {
    const float s = kit.scale();
    const stage::ImGuiFonts& fonts = kit.fonts();
    StandingsRows rows;
    rows.room = ImGui::GetContentRegionAvail().x;
    float end = rows.room;
    float numbers = end;  // where they begin
    for (std::size_t i = 0; i < standings.columns.size(); ++i) {
        if (rows.room < standings.columns[i].least_panel * s) break;
        rows.ends.push_back(end);
        const float number = widest_number(kit, standings, i);
        numbers = end - std::max(36.0F * s, number + 12.0F * s);
        end -= std::max({standings.columns[i].least_width * s, number + 16.0F * s,
                         text_width(fonts.small, standings.columns[i].title) + 12.0F * s});
    }
    rows.name_left = 58.0F * s;
    rows.name_room = std::max(0.0F, numbers - rows.name_left);
    const auto name_of_row = [&](const StandingsRow& row) {
        return text_width(fonts.label, kit.seating.seat(row.who).name);
    };
    rows.is_wide = std::ranges::all_of(standings.rows, [&](const StandingsRow& row) {
        return name_of_row(row) + 14.0F * s + text_width(fonts.small, row.told) <= rows.name_room;
    });
    rows.has_own_line = std::ranges::any_of(
        standings.rows, [&](const StandingsRow& row) { return name_of_row(row) > rows.name_room; });
    const bool is_told_beside = std::ranges::all_of(standings.rows, [&](const StandingsRow& row) {
        return text_width(fonts.small, row.told) <= rows.name_room;
    });
    rows.is_apart = !rows.has_own_line && is_told_beside;
    // All in sight where that can be.
    const float titles = fonts.small->FontSize;
    const float each = (ImGui::GetContentRegionAvail().y - titles) /
                       static_cast<float>(std::max<std::size_t>(1, standings.rows.size()));
    constexpr float all_three = 76.0F;
    rows.has_three = rows.has_own_line && !is_told_beside && each >= all_three * s;
    rows.height = rows.is_wide     ? 36.0F * s
                  : rows.has_three ? all_three * s
                                   : std::clamp(each - row_gap * s, 35.0F * s, 52.0F * s);
    // Two lines must not touch.
    const float lines = fonts.label->FontSize + fonts.small->FontSize;
    rows.name_font = rows.is_wide || rows.height >= lines ? fonts.label : fonts.small;
    rows.first_line = (rows.has_three ? 0.2F : 0.29F) * rows.height;
    rows.number_line = (rows.has_three ? 0.51F : 0.73F) * rows.height;
    rows.told_line = (rows.has_three ? 0.81F : 0.73F) * rows.height;
    return rows;
}

void show_titles(const Kit& kit, const Standings& standings, const StandingsRows& rows) {
    const stage::ImGuiFonts& fonts = kit.fonts();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    for (std::size_t i = 0; i < rows.ends.size(); ++i) {
        const std::string& title = standings.columns[i].title;
        draw_text(*ImGui::GetWindowDrawList(), fonts.small,
                  {at.x + rows.ends[i] - text_width(fonts.small, title), at.y},
                  packed(theme::stone), title);
    }
    ImGui::Dummy({1.0F, fonts.small->FontSize});
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() - ImGui::GetStyle().ItemSpacing.y);
}

void draw_name(const Kit& kit, const StandingsRows& rows, const StandingsRow& row, ImVec2 at,
               stage::Colour ink) {
    const stage::ImGuiFonts& fonts = kit.fonts();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float middle = at.y + rows.height / 2.0F;
    const std::string& name = kit.seating.seat(row.who).name;
    const std::string& told = row.told;
    ImFont* font = rows.name_font;
    const float width = text_width(font, name);
    const float room = rows.has_own_line ? rows.room - rows.name_left : rows.name_room;
    const float size = size_to_fit(font, name, room);
    const float line = rows.is_wide ? middle : at.y + rows.first_line;
    draw_text_sized(list, font, size, {at.x + rows.name_left, line - size / 2.0F}, packed(ink),
                    name);
    if (rows.is_wide) {
        draw_text(list, fonts.small,
                  {at.x + rows.name_left + width + 14.0F * kit.scale(),
                   middle - fonts.small->FontSize / 2.0F},
                  packed(theme::sand), told);
        return;
    }
    // Under the name it may go on below the columns, unless they stand there.
    const bool is_beside = rows.has_own_line && !rows.has_three;
    const float below = is_beside ? rows.name_room : rows.room - rows.name_left;
    const float letters = size_to_fit(fonts.small, told, below);
    draw_text_sized(list, fonts.small, letters,
                    {at.x + rows.name_left, at.y + rows.told_line - letters / 2.0F},
                    packed(theme::sand), told);
}

void draw_numbers(const Kit& kit, const StandingsRows& rows, const StandingsRow& row, ImVec2 at,
                  stage::Colour ink) {
    const bool is_above_told = !rows.is_wide && !rows.has_own_line && !rows.is_apart;
    ImFont* font = is_above_told ? rows.name_font : kit.fonts().label;
    const float line = rows.is_wide        ? at.y + rows.height / 2.0F
                       : rows.has_own_line ? at.y + rows.number_line
                       : rows.is_apart     ? at.y + rows.height / 2.0F
                                           : at.y + rows.first_line;
    for (std::size_t i = 0; i < rows.ends.size() && i < row.values.size(); ++i) {
        const std::string& text = row.values[i];
        draw_text(*ImGui::GetWindowDrawList(), font,
                  {at.x + rows.ends[i] - text_width(font, text), line - font->FontSize / 2.0F},
                  packed(ink), text);
    }
}

// Whether the row was clicked.
bool show_row(const Kit& kit, const StandingsRows& rows, const StandingsRow& row) {
    const float s = kit.scale();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImVec2 cursor = ImGui::GetCursorPos();
    ImGui::PushID(row.who);
    const bool is_clicked = ImGui::InvisibleButton("##row", {rows.room, rows.height});
    ImGui::PopID();
    const ImVec2 at = ImGui::GetItemRectMin();
    const float middle = at.y + rows.height / 2.0F;
    if (ImGui::IsItemHovered()) fill_rect(list, item_rect(), packed(theme::ivory, 0.07F), 6.0F * s);
    const stage::Colour ink = row.is_out ? theme::stone : theme::ivory;
    draw_text(list, kit.fonts().numbers, {at.x, middle - kit.fonts().numbers->FontSize / 2.0F},
              packed(ink), row.place);
    draw_badge(kit, list, {at.x + 36.0F * s, middle}, 13.0F * s, row.who);
    draw_name(kit, rows, row, at, ink);
    draw_numbers(kit, rows, row, at, ink);
    // From one row to the next.
    const float under = at.y + rows.height + row_gap * s / 2.0F;
    list.AddLine({at.x, under}, {at.x + rows.room, under}, packed(theme::mud, 0.3F));
    ImGui::SetCursorPos({cursor.x, cursor.y + rows.height + row_gap * s});
    return is_clicked;
}

}  // namespace

std::optional<kernel::PlayerId> show_standings(const Kit& kit, const Standings& standings,
                                               stage::Rect where,
                                               const std::function<void()>& show_more) {
    std::optional<kernel::PlayerId> clicked;
    const float s = kit.scale();
    const Panel panel("standings panel", where, Panel::Look::dark, 18.0F * s, 10.0F * s);
    draw_panel_edge(kit, where);
    heading(kit, tr("Standings"), standings.note.c_str());
    // The titles of the columns stand right under it.
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() - ImGui::GetStyle().ItemSpacing.y - 4.0F * s);
    const StandingsRows rows = rows_of(kit, standings);
    show_titles(kit, standings, rows);
    for (const StandingsRow& row : standings.rows)
        if (show_row(kit, rows, row)) clicked = row.who;
    if (show_more) show_more();
    return clicked;
}

}  // namespace ui
