// The table of the results: who came home, what each column counts, and what was agreed.
#include <algorithm>
#include <cmath>
#include <span>
#include <string>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/view/core/seat_names.h"
#include "games/frothy/view/screens/agreed_rules.h"
#include "games/frothy/view/screens/results_screen.h"
#include "ui/buttons.h"
#include "ui/letters.h"
#include "ui/panels.h"
#include "ui/pictures.h"

namespace frothy {

using namespace ui;
namespace theme = stage::theme;
using stage::theme::ButtonRole;

namespace {

constexpr float place_width = 46.0F;

// Where all rounds agreed were raced, the terms have said how many.
std::string rounds_text(const ResultsState& state) {
    if (state.race.ended == EndReason::rounds_over) return {};
    return say(by_count(state.rounds, "Over in {0} round.", "Over in {0} rounds."),
               {state.rounds}) +
           " ";
}

void cell_text(ImFont* font, const std::string& words, float row) {
    ImGui::PushFont(font);
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() + (row - ImGui::GetTextLineHeight()) / 2.0F);
    ImGui::TextUnformatted(words.c_str());
    ImGui::PopFont();
}

float column_width(const ui::Kit& kit, const ResultColumn& column) {
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    float width = ui::text_width(fonts.small, column.title);
    for (const std::string& cell : column.cells)
        width = std::max(width, ui::text_width(fonts.label, cell));
    return std::ceil(width + 6.0F * kit.scale());
}

// What the columns would say of a row, where they have no room beside the names.
std::string told_cells(const ResultsState& state, std::size_t row) {
    std::string told;
    for (const ResultColumn& column : state.columns) {
        if (!told.empty()) told += "  ·  ";
        told += say("{0}: {1}", {column.title, column.cells[row]});
    }
    return told;
}

// Of the column of places.
float places_width(const ui::Kit& kit, const ResultsState& state) {
    float width = place_width * kit.scale();
    for (const ResultRow& row : state.rows)
        width = std::max(width, ui::text_width(kit.frame.fonts().numbers, ordinal(row.place)));
    return std::ceil(width);
}

// Whether names and columns stand side by side within this width.
bool columns_fit(const ui::Kit& kit, const ResultsState& state, float side, float width) {
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    const float spacing = 2.0F * ImGui::GetStyle().CellPadding.x;
    float name = 0.0F;
    for (const ResultRow& row : state.rows) {
        name = std::max(name, ui::text_width(fonts.label, kit.seating.seat(row.vehicle).name));
        name = std::max(name, ui::text_width(fonts.small, row.vehicle_name));
    }
    float needed =
        places_width(kit, state) + side + ImGui::GetStyle().ItemSpacing.x + name + 2.0F * spacing;
    for (const ResultColumn& column : state.columns)
        needed += column_width(kit, column) + spacing;
    return needed <= width;
}

// One turn of a match a line, best first; who is still to be the Fox last (FR-RACE-06).
void show_match(const ui::Kit& kit, const ResultsState& state) {
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    const FoxMatch& match = *state.match;
    const auto places = match.places();
    show_text(fonts.heading,
              tr(state.has_next_turn() ? mark("The match so far") : mark("The match")));
    for (std::uint8_t place = 1; place <= max_vehicles; ++place) {
        for (std::size_t i = 0; i < places.size(); ++i) {
            if (places[i] != place) continue;
            show_text(fonts.label,
                      say("{0}: {1}",
                          {ordinal(place), fox_turn_text(match.turns[i], names_of(kit.seating))}));
        }
    }
    for (VehicleId v = match.next_fox(); v < state.race.vehicle_count; ++v)
        show_muted(fonts.label, say("{0} is still to be the Fox.", {kit.seating.seat(v).name}));
}

// How the table of the results is laid out.
struct TableLook {
    std::span<const ResultColumn> beside;  // none where they have no room
    float side = 0.0F;                     // of an emblem
    float places = 0.0F;
    bool is_close = false;
    bool has_columns = false;
};

TableLook table_look(const ui::Kit& kit, const ResultsState& state) {
    TableLook look;
    // Many lines stand closer: everything is seen without scrolling.
    look.is_close = state.rows.size() + state.teams.size() > 6;
    look.side = (look.is_close ? 26.0F : 34.0F) * kit.scale();
    look.has_columns = columns_fit(kit, state, look.side, ImGui::GetContentRegionAvail().x);
    if (look.has_columns) look.beside = state.columns;
    look.places = places_width(kit, state);
    return look;
}

void set_up_columns(const ui::Kit& kit, const TableLook& look) {
    ImGui::TableSetupColumn("place", ImGuiTableColumnFlags_WidthFixed, look.places);
    ImGui::TableSetupColumn("who", ImGuiTableColumnFlags_WidthStretch, 1.0F);
    for (const ResultColumn& column : look.beside) {
        ImGui::TableSetupColumn(column.title.c_str(), ImGuiTableColumnFlags_WidthFixed,
                                column_width(kit, column));
    }
}

// The rule of a title that was clicked.
Rule show_titles(const ui::Kit& kit, const TableLook& look) {
    Rule asked;
    if (!look.has_columns) return asked;
    ImGui::TableNextRow();
    ImGui::TableNextColumn();
    ImGui::TableNextColumn();
    for (const ResultColumn& column : look.beside) {
        ImGui::TableNextColumn();
        ImGui::PushFont(kit.frame.fonts().small);
        ImGui::TextDisabled("%s", column.title.c_str());
        ImGui::PopFont();
        if (column.rule.is_none() || !ImGui::IsItemHovered()) continue;
        ImGui::SetTooltip("%s", column.rule.text().c_str());
        if (ImGui::IsMouseClicked(ImGuiMouseButton_Left)) asked = column.rule;
    }
    return asked;
}

void show_team_head(const ui::Kit& kit, const TableLook& look, const TeamHead& head) {
    ImGui::TableNextRow();
    ImGui::TableNextColumn();
    ImGui::TableNextColumn();
    ImGui::PushFont(kit.frame.fonts().label);
    // Over the columns beside it: a heading is no cell.
    ImGui::GetWindowDrawList()->PushClipRectFullScreen();
    ImGui::GetWindowDrawList()->AddText(
        {ImGui::GetCursorScreenPos().x - look.places, ImGui::GetCursorScreenPos().y},
        packed(theme::brick), head.text.c_str());
    ImGui::GetWindowDrawList()->PopClipRect();
    ImGui::Dummy({1.0F, ImGui::GetTextLineHeight() + 4.0F * kit.scale()});
    ImGui::PopFont();
}

void show_row(const ui::Kit& kit, const ResultsState& state, const TableLook& look,
              std::size_t index) {
    const float s = kit.scale();
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    const ResultRow& row = state.rows[index];
    ImGui::TableNextRow(ImGuiTableRowFlags_None, look.side + 4.0F * s);
    ImGui::TableNextColumn();
    cell_text(fonts.numbers, ordinal(row.place), look.side);
    ImGui::TableNextColumn();
    show_emblem(kit, kit.seating.livery(row.vehicle), look.side);
    ImGui::SameLine();
    ImGui::BeginGroup();
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0.0F, 0.0F});
    ImGui::PushFont(fonts.label);
    ImGui::TextUnformatted(kit.seating.seat(row.vehicle).name.c_str());
    ImGui::PopFont();
    if (look.is_close) ImGui::SameLine(0.0F, 10.0F * s);
    ImGui::PushFont(fonts.small);
    ImGui::TextDisabled("%s", row.vehicle_name.c_str());
    ImGui::PopFont();
    ImGui::PopStyleVar();
    ImGui::EndGroup();
    if (!look.has_columns) show_muted(fonts.small, told_cells(state, index));
    for (const ResultColumn& column : look.beside) {
        ImGui::TableNextColumn();
        cell_text(fonts.label, column.cells[index], look.side);
    }
}

// The rule of a title that was clicked.
Rule show_rows(const ui::Kit& kit, const ResultsState& state) {
    Rule asked;
    const TableLook look = table_look(kit, state);
    const auto columns = static_cast<int>(look.beside.size()) + 2;
    ImGui::PushStyleColor(ImGuiCol_TableBorderLight, imgui_colour(theme::grid_line));
    if (ImGui::BeginTable("table", columns,
                          ImGuiTableFlags_BordersInnerH | ImGuiTableFlags_SizingStretchProp)) {
        set_up_columns(kit, look);
        asked = show_titles(kit, look);
        for (std::size_t i = 0; i < state.rows.size(); ++i) {
            for (const TeamHead& head : state.teams)
                if (head.row == i) show_team_head(kit, look, head);
            show_row(kit, state, look, i);
        }
        ImGui::EndTable();
    }
    ImGui::PopStyleColor();
    return asked;
}

}  // namespace

Rule ResultsScreen::show_table(const ui::Kit& kit, const ResultsState& state, stage::Rect where) {
    const float s = kit.scale();
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    const ScreenPanel panel("results", where, PanelLook::paper);
    show_muted(fonts.body_italic,
               say("{0}, {1}.", {tr(state.race.course().plan().name.c_str()),
                                 terms_text(state.race.terms(), names_of(kit.seating))}) +
                   " " + rounds_text(state) + state.reason);
    const Rule asked = show_rows(kit, state);
    if (state.match) show_match(kit, state);
    const std::string rules = agreed_rules_title(state.race.rules(), state.rule_set);
    const KeyButton button{.label = rules,
                           .key = stage::Key::h,
                           .role = ButtonRole::paper,
                           .size = {0.0F, std::ceil(36.0F * s)},
                           .icon = "ui/book"};
    if (key_button(kit, button)) agreed_open_ = true;
    if (state.is_first_race) {
        ImGui::Separator();
        show_text(fonts.heading, tr("What next?"));
        show_text(fonts.label,
                  tr("A race with friends: up to six at one table, people or drivers, each with a "
                     "vehicle that has tricks of its own, on a course of your choice. Or another "
                     "kind of race: for distance, to the last one rolling, a chase, a fox hunt."));
    }
    if (!state.saved_as.empty()) show_muted(fonts.small, say("Saved: {0}", {state.saved_as}));
    if (!state.save_trouble.empty()) show_text(fonts.label, state.save_trouble);
    roll_by_keys(kit);
    table_height_ = ImGui::GetCursorPosY() + ImGui::GetStyle().WindowPadding.y;
    return asked;
}

}  // namespace frothy
