// The standings beside the board: places, what counts in this kind of race, teams and runners.
#include <algorithm>
#include <array>
#include <vector>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/rules/queries.h"
#include "games/frothy/rules/standings.h"
#include "games/frothy/view/core/seat_names.h"
#include "games/frothy/view/race/side_panels.h"
#include "ui/letters.h"
#include "ui/panels.h"
#include "ui/pictures.h"

namespace frothy {

namespace theme = stage::theme;
using namespace ui;

namespace {

std::vector<VehicleId> by_place(const Race& race) {
    const auto place = places(race);
    std::vector<VehicleId> order;
    for (VehicleId v = 0; v < race.vehicle_count; ++v)
        order.push_back(v);
    std::ranges::stable_sort(order, {}, [&](VehicleId v) { return place[v]; });
    return order;
}

// What there is to say of a vehicle beside its numbers; never empty.
std::string told_of(const Race& race, VehicleId v, const Names& names) {
    std::string told = status_name(race[v].status);
    if (race[v].is_running() && race.setting->has_finish_line()) {
        const int whole = race.course().length() * race.setting->laps;
        const int driven = std::max(0, static_cast<int>(progress(race, v)));
        told = say(by_count(whole, "{0} of {1} space", "{0} of {1} spaces"), {driven, whole});
    }
    if (const std::string standing = standing_text(race, v, names); !standing.empty()) {
        told = race[v].is_running() ? standing : standing + ", " + told;
    }
    if (race.terms().has_scoring() && race.terms().type == RaceType::furthest) {
        const int gained = distance_gained(race, v);
        told += ", " + say(by_count(gained, "{0} space", "{0} spaces"), {gained});
    }
    const std::uint8_t team = race.terms().teams[v];
    if (team != no_team) told += ", " + say("team {0}", {team});
    return told;
}

int runners_on_track(const Race& race) {
    return static_cast<int>(std::ranges::count_if(
        race.runners, [](const Runner& runner) { return runner.cell != no_cell; }));
}

// Teams and runners, under the vehicles.
void show_more(const ui::Kit& kit, const Race& race) {
    const float s = kit.scale();
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    const auto teams = team_results(race);
    const int runners = runners_on_track(race);
    if (teams.empty() && runners == 0) return;
    ImGui::Separator();
    const FontScope font(fonts.label);
    for (const TeamResult& team : teams)
        ImGui::TextUnformatted(team_text(team, race.terms()).c_str());
    if (runners == 0) return;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float side = 30.0F * s;
    const stage::Sprite sprite = kit.sprites.get("board/runner", static_cast<int>(side));
    if (sprite) {
        ImGui::GetWindowDrawList()->AddImage(sprite.imgui_id(), at, {at.x + side, at.y + side});
    }
    const std::string text =
        say(by_count(runners, "{0} runner on the track", "{0} runners on the track"), {runners});
    draw_text(*ImGui::GetWindowDrawList(), fonts.label,
              {at.x + side + 8.0F * s, at.y + (side - fonts.label->FontSize) / 2.0F},
              packed(theme::ivory), text);
    ImGui::Dummy({1.0F, side});
}

constexpr float row_gap = 2.0F;

// How the rows are laid out.
struct Rows {
    float room = 0.0F;
    bool has_lap = false;
    // From the right: Damage, Speed, lap.
    std::array<std::string, 3> titles;
    std::array<float, 3> ends{};
    float name_left = 0.0F;
    float name_room = 0.0F;
    bool is_wide = false;       // all in one line each, or all in two
    bool has_own_line = false;  // the name, which is long; the numbers stand beside what is told
    bool is_apart = false;      // what is told ends before the numbers, which have the row's middle
    float height = 0.0F;
    float first_line = 0.0F;
    float second_line = 0.0F;
    ImFont* name_font = nullptr;
    std::array<std::string, max_vehicles> told;  // beside the numbers

    std::size_t columns() const { return has_lap ? 3 : 2; }
};

Rows rows_of(const ui::Kit& kit, const Race& race, const std::vector<VehicleId>& order) {
    const float s = kit.scale();
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    const Names names = names_of(kit.seating);
    Rows rows;
    for (const VehicleId v : order)
        rows.told.at(v) = told_of(race, v, names);
    rows.room = ImGui::GetContentRegionAvail().x;
    rows.has_lap = rows.room >= 300.0F * s && race.setting->has_finish_line();
    rows.titles = {tr_in("column heading", "Damage"), tr_in("column heading", "Speed"),
                   tr_in("column heading", "Lap")};
    const float damage = std::max(62.0F * s, text_width(fonts.small, rows.titles[0]) + 12.0F * s);
    const float speed = std::max(50.0F * s, text_width(fonts.small, rows.titles[1]) + 12.0F * s);
    rows.ends = {rows.room, rows.room - damage, rows.room - damage - speed};
    rows.name_left = 58.0F * s;
    rows.name_room = rows.ends[rows.columns() - 1] - 36.0F * s - rows.name_left;
    rows.is_wide = std::ranges::all_of(order, [&](VehicleId v) {
        return text_width(fonts.label, kit.seating.seat(v).name) + 14.0F * s +
                   text_width(fonts.small, rows.told.at(v)) <=
               rows.name_room;
    });
    rows.has_own_line = std::ranges::any_of(order, [&](VehicleId v) {
        return text_width(fonts.label, kit.seating.seat(v).name) > rows.name_room;
    });
    rows.is_apart = !rows.has_own_line && std::ranges::all_of(order, [&](VehicleId v) {
        return text_width(fonts.small, rows.told.at(v)) <= rows.name_room;
    });
    // All in sight where that can be.
    const float titles = fonts.small->FontSize;
    const float each = (ImGui::GetContentRegionAvail().y - titles) /
                       static_cast<float>(std::max<std::size_t>(1, order.size()));
    rows.height = rows.is_wide ? 36.0F * s : std::clamp(each - row_gap * s, 35.0F * s, 52.0F * s);
    rows.name_font = rows.is_wide || rows.height >= 40.0F * s ? fonts.label : fonts.small;
    rows.first_line = 0.29F * rows.height;
    rows.second_line = 0.73F * rows.height;
    return rows;
}

void show_titles(const ui::Kit& kit, const Rows& rows) {
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    for (std::size_t i = 0; i < rows.columns(); ++i) {
        draw_text(*ImGui::GetWindowDrawList(), fonts.small,
                  {at.x + rows.ends[i] - text_width(fonts.small, rows.titles[i]), at.y},
                  packed(theme::stone), rows.titles[i]);
    }
    ImGui::Dummy({1.0F, fonts.small->FontSize});
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() - ImGui::GetStyle().ItemSpacing.y);
}

void draw_name(const ui::Kit& kit, const Rows& rows, VehicleId v, ImVec2 at, stage::Colour ink) {
    const float s = kit.scale();
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float middle = at.y + rows.height / 2.0F;
    const std::string& name = kit.seating.seat(v).name;
    const std::string& told = rows.told.at(v);
    ImFont* font = rows.name_font;
    const float width = text_width(font, name);
    const float room = rows.has_own_line ? rows.room - rows.name_left : rows.name_room;
    const float size = font->FontSize * std::min(1.0F, room / width);
    const float line = rows.is_wide ? middle : at.y + rows.first_line;
    list.AddText(font, size, {at.x + rows.name_left, line - size / 2.0F}, packed(ink),
                 name.c_str());
    if (rows.is_wide) {
        draw_text(
            list, fonts.small,
            {at.x + rows.name_left + width + 14.0F * s, middle - fonts.small->FontSize / 2.0F},
            packed(theme::sand), told);
        return;
    }
    // Under the name it may go on below the columns, unless they stand there.
    const float wide = std::max(1.0F, text_width(fonts.small, told));
    const float below = rows.has_own_line ? rows.name_room : rows.room - rows.name_left;
    const float letters = fonts.small->FontSize * std::min(1.0F, below / wide);
    list.AddText(fonts.small, letters,
                 {at.x + rows.name_left, at.y + rows.second_line - letters / 2.0F},
                 packed(theme::sand), told.c_str());
}

void draw_numbers(const ui::Kit& kit, const Race& race, const Rows& rows, VehicleId v, ImVec2 at,
                  stage::Colour ink) {
    const Vehicle& vehicle = race[v];
    ImFont* font = kit.frame.fonts().label;
    const float line = rows.is_wide        ? at.y + rows.height / 2.0F
                       : rows.has_own_line ? at.y + rows.second_line
                       : rows.is_apart     ? at.y + rows.height / 2.0F
                                           : at.y + rows.first_line;
    const auto right_aligned = [&](std::size_t i, const std::string& text) {
        draw_text(*ImGui::GetWindowDrawList(), font,
                  {at.x + rows.ends[i] - text_width(font, text), line - font->FontSize / 2.0F},
                  packed(ink), text);
    };
    const int lap = std::clamp(vehicle.laps + 1, 1, int{race.setting->laps});
    if (vehicle.is_running()) {
        if (rows.has_lap)
            right_aligned(2, std::to_string(lap) + "/" + std::to_string(race.setting->laps));
        right_aligned(1, std::to_string(rating(race, v)));
    }
    right_aligned(0, std::to_string(vehicle.damage) + "/" +
                         std::to_string(race.licence(v).damage_max));
}

// Whether the row was clicked.
bool show_row(const ui::Kit& kit, const Race& race, const Rows& rows, VehicleId v, int place) {
    const float s = kit.scale();
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImVec2 cursor = ImGui::GetCursorPos();
    ImGui::PushID(v);
    const bool is_clicked = ImGui::InvisibleButton("##row", {rows.room, rows.height});
    ImGui::PopID();
    const ImVec2 at = ImGui::GetItemRectMin();
    const float middle = at.y + rows.height / 2.0F;
    if (ImGui::IsItemHovered()) {
        list.AddRectFilled(at, ImGui::GetItemRectMax(), packed(theme::ivory, 0.07F), 6.0F * s);
    }
    const VehicleStatus status = race[v].status;
    const bool is_out = status != VehicleStatus::running && status != VehicleStatus::finished;
    const stage::Colour ink = is_out ? theme::stone : theme::ivory;
    draw_text(list, fonts.numbers, {at.x, middle - fonts.numbers->FontSize / 2.0F}, packed(ink),
              std::to_string(place));
    draw_badge(kit, list, {at.x + 36.0F * s, middle}, 13.0F * s, v);
    draw_name(kit, rows, v, at, ink);
    draw_numbers(kit, race, rows, v, at, ink);
    // From one row to the next.
    const float under = at.y + rows.height + row_gap * s / 2.0F;
    list.AddLine({at.x, under}, {at.x + rows.room, under}, packed(theme::mud, 0.3F));
    ImGui::SetCursorPos({cursor.x, cursor.y + rows.height + row_gap * s});
    return is_clicked;
}

}  // namespace

SidePanelReply StandingsPanel::show(const ui::Kit& kit, const Race& race, stage::Rect where) {
    SidePanelReply reply;
    const float s = kit.scale();
    const Panel panel("standings panel", where, Panel::Look::dark, 18.0F * s, 10.0F * s);
    draw_panel_edge(kit, where);
    const std::string kind = race_type_name(race.terms().type);
    heading(kit, tr("Standings"), kind.c_str());
    // The titles of the columns stand right under it.
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() - ImGui::GetStyle().ItemSpacing.y - 4.0F * s);
    const auto place = places(race);
    const std::vector<VehicleId> order = by_place(race);
    const Rows rows = rows_of(kit, race, order);
    show_titles(kit, rows);
    for (const VehicleId v : order)
        if (show_row(kit, race, rows, v, place[v])) reply.look_at = v;
    show_more(kit, race);
    return reply;
}

}  // namespace frothy
