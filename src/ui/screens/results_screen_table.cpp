// The table of the results: who came where, what each column counts, and what was agreed.
#include <algorithm>
#include <cmath>
#include <span>
#include <string>

#include "ui/buttons.h"
#include "ui/letters.h"
#include "ui/panels.h"
#include "ui/pictures.h"
#include "ui/screens/results_parts.h"
#include "ui/screens/results_screen.h"

namespace ui {

namespace {

constexpr float place_width = 46.0F;
constexpr float least_two_halves = 1100.0F;

void cell_text(ImFont* font, const std::string& words, float row) {
    const FontScope scope(font);
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() + (row - ImGui::GetTextLineHeight()) / 2.0F);
    ImGui::TextUnformatted(words.c_str());
}

// Of names and figures, and of places.
ImFont* row_font(const Kit& kit, const Results& results) {
    return is_roomy(kit, results) ? kit.fonts().heading : kit.fonts().label;
}
ImFont* place_font(const Kit& kit, const Results& results) {
    return is_roomy(kit, results) ? kit.fonts().heading : kit.fonts().numbers;
}

float column_width(const Kit& kit, const Results& results, const ResultsColumn& column) {
    float width = text_width(kit.fonts().small, column.title);
    for (const std::string& cell : column.cells)
        width = std::max(width, text_width(row_font(kit, results), cell));
    return std::ceil(width + 6.0F * kit.scale());
}

// What the columns would say of a row, where they have no room beside the names.
std::string told_cells(const Results& results, std::size_t row) {
    std::string told;
    for (const ResultsColumn& column : results.columns) {
        if (!told.empty()) told += "  ·  ";
        told += say("{0}: {1}", {column.title, column.cells[row]});
    }
    return told;
}

// Of the column of places.
float places_width(const Kit& kit, const Results& results) {
    float width = place_width * kit.scale();
    for (const ResultsRow& row : results.rows)
        width = std::max(width, text_width(place_font(kit, results), row.place_text));
    return std::ceil(width);
}

// For names and columns side by side.
float rows_width(const Kit& kit, const Results& results, float side) {
    const float spacing = 2.0F * ImGui::GetStyle().CellPadding.x;
    float name = 0.0F;
    for (const ResultsRow& row : results.rows) {
        name = std::max(name, text_width(row_font(kit, results), kit.seating.seat(row.who).name));
        name = std::max(name, text_width(kit.fonts().small, row.about));
    }
    float needed =
        places_width(kit, results) + side + ImGui::GetStyle().ItemSpacing.x + name + 2.0F * spacing;
    for (const ResultsColumn& column : results.columns)
        needed += column_width(kit, results, column) + spacing;
    return needed;
}

// How the table of the results is laid out.
struct TableLook {
    std::span<const ResultsColumn> beside;  // none where they have no room
    float side = 0.0F;                      // of an emblem
    float places = 0.0F;
    bool is_close = false;
    bool is_roomy = false;
    bool has_columns = false;
};

TableLook table_look(const Kit& kit, const Results& results) {
    TableLook look;
    // Many lines stand closer: everything is seen without scrolling.
    look.is_close = results.rows.size() + results.heads.size() > 6;
    look.is_roomy = is_roomy(kit, results);
    look.side = look.is_close   ? 26.0F * kit.scale()
                : look.is_roomy ? std::floor(room_for_line(kit, results.rows.size()))
                                : 34.0F * kit.scale();
    look.has_columns = rows_width(kit, results, look.side) <= ImGui::GetContentRegionAvail().x;
    if (look.has_columns) look.beside = results.columns;
    look.places = places_width(kit, results);
    return look;
}

void set_up_columns(const Kit& kit, const Results& results, const TableLook& look) {
    ImGui::TableSetupColumn("place", ImGuiTableColumnFlags_WidthFixed, look.places);
    ImGui::TableSetupColumn("who", ImGuiTableColumnFlags_WidthStretch, 1.0F);
    for (const ResultsColumn& column : look.beside) {
        ImGui::TableSetupColumn(column.title.c_str(), ImGuiTableColumnFlags_WidthFixed,
                                column_width(kit, results, column));
    }
}

// The rule of a title that was clicked.
std::string show_titles(const Kit& kit, const TableLook& look) {
    std::string asked;
    if (!look.has_columns) return asked;
    ImGui::TableNextRow();
    ImGui::TableNextColumn();
    ImGui::TableNextColumn();
    for (const ResultsColumn& column : look.beside) {
        ImGui::TableNextColumn();
        ImGui::PushFont(kit.fonts().small);
        ImGui::TextDisabled("%s", column.title.c_str());
        ImGui::PopFont();
        if (column.rule.is_none() || !ImGui::IsItemHovered()) continue;
        ImGui::SetTooltip("%s", column.rule.text().c_str());
        if (ImGui::IsMouseClicked(ImGuiMouseButton_Left)) asked = column.rule.text();
    }
    return asked;
}

void show_head(const Kit& kit, const TableLook& look, const ResultsHead& head) {
    ImGui::TableNextRow();
    ImGui::TableNextColumn();
    ImGui::TableNextColumn();
    ImFont* font = kit.fonts().label;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    // Over the columns beside it: a heading is no cell.
    list.PushClipRectFullScreen();
    draw_text_sized(list, font, font->FontSize, {at.x - look.places, at.y}, packed(theme::brick),
                    head.text);
    list.PopClipRect();
    ImGui::Dummy({1.0F, font->FontSize + 4.0F * kit.scale()});
}

// Who it is: the emblem, at the corner of the portrait where there is one.
void show_face(const Kit& kit, const ResultsRow& row, float side) {
    const Livery& livery = kit.seating.livery(row.who);
    if (row.portrait.empty()) {
        show_emblem(kit, livery, side);
        return;
    }
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    ImGui::Dummy({side, side});
    draw_sprite(kit, list, row.portrait, at, {side, side}, IM_COL32_WHITE);
    const float badge = std::round(side * 0.5F);
    draw_emblem(kit, list, livery, {at.x + side - badge, at.y + side - badge}, badge);
}

void show_row(const Kit& kit, const Results& results, const TableLook& look, std::size_t index) {
    const float s = kit.scale();
    const stage::ImGuiFonts& fonts = kit.fonts();
    const ResultsRow& row = results.rows[index];
    ImFont* const figures = row_font(kit, results);
    ImGui::TableNextRow(ImGuiTableRowFlags_None, look.side + (look.is_roomy ? 14.0F : 4.0F) * s);
    ImGui::TableNextColumn();
    cell_text(place_font(kit, results), row.place_text, look.side);
    ImGui::TableNextColumn();
    show_face(kit, row, look.side);
    ImGui::SameLine();
    // In the middle beside it.
    const bool has_second = !look.is_close && !row.about.empty();
    const float words = figures->FontSize + (has_second ? fonts.small->FontSize : 0.0F);
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() + std::max(0.0F, (look.side - words) / 2.0F));
    ImGui::BeginGroup();
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0.0F, 0.0F});
    ImGui::PushFont(figures);
    ImGui::TextUnformatted(kit.seating.seat(row.who).name.c_str());
    ImGui::PopFont();
    if (look.is_close) ImGui::SameLine(0.0F, 10.0F * s);
    ImGui::PushFont(fonts.small);
    ImGui::TextDisabled("%s", row.about.c_str());
    ImGui::PopFont();
    ImGui::PopStyleVar();
    ImGui::EndGroup();
    if (!look.has_columns) show_muted(fonts.small, told_cells(results, index));
    for (const ResultsColumn& column : look.beside) {
        ImGui::TableNextColumn();
        cell_text(figures, column.cells[index], look.side);
    }
}

// The rule of a title that was clicked.
std::string show_rows(const Kit& kit, const Results& results) {
    std::string asked;
    const TableLook look = table_look(kit, results);
    const auto columns = static_cast<int>(look.beside.size()) + 2;
    ImGui::PushStyleColor(ImGuiCol_TableBorderLight, packed(theme::grid_line));
    if (ImGui::BeginTable("table", columns,
                          ImGuiTableFlags_BordersInnerH | ImGuiTableFlags_SizingStretchProp)) {
        set_up_columns(kit, results, look);
        asked = show_titles(kit, look);
        for (std::size_t i = 0; i < results.rows.size(); ++i) {
            for (const ResultsHead& head : results.heads)
                if (head.row == i) show_head(kit, look, head);
            show_row(kit, results, look, i);
        }
        ImGui::EndTable();
    }
    ImGui::PopStyleColor();
    return asked;
}

// Side by side, each as tall as it needs; the panel then scrolls.
std::string show_halves(const Kit& kit, const Results& results) {
    const float between = 36.0F * kit.scale();
    const float half = std::floor((ImGui::GetContentRegionAvail().x - between) / 2.0F);
    const ImGuiID kept = ImGui::GetID("halves");  // how tall they were in the frame before
    const float tall = ImGui::GetStateStorage()->GetFloat(kept, 1.0F);
    float needed = 0.0F;
    std::string asked;
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0.0F, 0.0F});
    const auto show_half = [&](const char* id, const auto& show) {
        ImGui::BeginChild(id, {half, tall}, false,
                          ImGuiWindowFlags_NavFlattened | ImGuiWindowFlags_NoScrollbar);
        show();
        needed = std::max(needed, ImGui::GetCursorPosY());
        ImGui::EndChild();
    };
    show_half("rows", [&] { asked = show_rows(kit, results); });
    ImGui::SameLine(0.0F, between);
    show_half("more", results.show_more);
    ImGui::PopStyleVar();
    ImGui::GetStateStorage()->SetFloat(kept, std::max(1.0F, needed));
    return asked;
}

void show_story(const Kit& kit, const Results& results) {
    if (results.story.empty()) return;
    show_text(kit.fonts().heading, tr("How it went"));
    for (const std::string& line : results.story)
        show_text(kit.fonts().label, line);
}

}  // namespace

float ResultsScreen::table_width(const Kit& kit, const Results& results) {
    constexpr float least = 600.0F;
    constexpr float air = 90.0F;  // between names and figures
    const float s = kit.scale();
    return std::max(least * s, rows_width(kit, results, 34.0F * s) + air * s +
                                   2.0F * ImGui::GetStyle().WindowPadding.x);
}

std::string ResultsScreen::show_table(const Kit& kit, const Results& results, stage::Rect where) {
    const stage::ImGuiFonts& fonts = kit.fonts();
    // Its height is not known before it was drawn once, and a bar would make it narrower.
    const bool is_measured = table_height_ > 0.0F;
    const ScreenPanel panel("results", where, PanelLook::paper,
                            is_measured ? ImGuiWindowFlags_None : ImGuiWindowFlags_NoScrollbar);
    show_muted(fonts.body_italic, results.about);
    std::string asked;
    if (results.show_more && !has_podium(results) &&
        where.width >= least_two_halves * kit.scale()) {
        asked = show_halves(kit, results);
    } else {
        asked = show_rows(kit, results);
        if (results.show_more) results.show_more();
    }
    show_story(kit, results);
    const std::string saved =
        results.saved_as.empty() ? std::string() : say("Saved: {0}", {results.saved_as});
    bool owes_saved = !saved.empty();
    if (!results.agreed.empty()) {
        const KeyButton button{.label = results.agreed,
                               .key = stage::Key::h,
                               .role = ButtonRole::paper,
                               .size = {0.0F, std::ceil(36.0F * kit.scale())},
                               .icon = "ui/book"};
        if (key_button(kit, button)) agreed_open_ = true;
        // Beside the button it makes nothing scroll that did not before.
        const float between = 12.0F * kit.scale();
        const float room = ImGui::GetItemRectMin().x + ImGui::GetContentRegionAvail().x -
                           ImGui::GetItemRectMax().x - between;
        if (owes_saved && text_width(fonts.small, saved) <= room) {
            ImGui::SameLine(0.0F, between);
            const float below = (button.size.y - fonts.small->FontSize) / 2.0F;
            ImGui::SetCursorPosY(ImGui::GetCursorPosY() + below);
            show_muted(fonts.small, saved);
            owes_saved = false;
        }
    }
    if (!results.hint.empty()) {
        ImGui::Separator();
        show_text(fonts.heading, results.hint_title);
        show_text(fonts.label, results.hint);
    }
    if (owes_saved) show_muted(fonts.small, saved);
    if (!results.save_trouble.empty()) show_text(fonts.label, results.save_trouble);
    roll_by_keys(kit);
    // Whole pixels: less than one too few would be a bar.
    table_height_ = std::ceil(ImGui::GetCursorPosY() + ImGui::GetStyle().WindowPadding.y) + 1.0F;
    return asked;
}

}  // namespace ui
