// The standings beside the board: places, what counts in this kind of race, teams and runners.
#include <algorithm>
#include <array>
#include <vector>

#include "frothy/queries.h"
#include "frothy/standings.h"
#include "frothy/view/kit/panel_parts.h"
#include "frothy/view/side_panels.h"
#include "frothy/wording.h"

namespace frothy {

namespace theme = stage::theme;
using namespace parts;

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
void show_more(const PanelKit& kit, const Race& race) {
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

}  // namespace

SidePanelReply StandingsPanel::show(const PanelKit& kit, const Race& race, stage::Rect where) {
    SidePanelReply reply;
    const float s = kit.scale();
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    const Panel panel("standings panel", where, Panel::Look::dark, 18.0F * s, 10.0F * s);
    draw_panel_edge(kit, where);
    const std::string kind = race_type_name(race.terms().type);
    heading(kit, tr("Standings"), kind.c_str());
    const auto place = places(race);
    const std::vector<VehicleId> order = by_place(race);
    const Names names = kit.seating.names();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float room = ImGui::GetContentRegionAvail().x;
    const bool has_lap = room >= 330.0F * s && race.setting->has_finish_line();
    // Columns from the right: Damage, Speed, lap.
    const std::array<std::string, 3> titles = {tr_in("column heading", "Damage"),
                                               tr_in("column heading", "Speed"),
                                               tr_in("column heading", "Lap")};
    const float damage = std::max(74.0F * s, text_width(fonts.small, titles[0]) + 12.0F * s);
    const float speed = std::max(64.0F * s, text_width(fonts.small, titles[1]) + 12.0F * s);
    const std::array<float, 3> ends = {room, room - damage, room - damage - speed};
    const float name_left = 58.0F * s;
    const float name_room = ends[has_lap ? 2 : 1] - 40.0F * s - name_left;
    // All in one line each, or all in two.
    const bool is_wide = std::ranges::all_of(order, [&](VehicleId v) {
        return text_width(fonts.label, kit.seating.seat(v).name) + 14.0F * s +
                   text_width(fonts.small, told_of(race, v, names)) <=
               name_room;
    });
    // A long name has its line for itself, and the numbers stand beside what is told.
    const bool has_own_line = std::ranges::any_of(order, [&](VehicleId v) {
        return text_width(fonts.label, kit.seating.seat(v).name) > name_room;
    });
    const float row = (is_wide ? 36.0F : has_own_line ? 54.0F : 48.0F) * s;
    const float second_line = (has_own_line ? 39.0F : 34.0F) * s;
    {
        const ImVec2 at = ImGui::GetCursorScreenPos();
        for (std::size_t i = 0; i < (has_lap ? 3U : 2U); ++i) {
            draw_text(list, fonts.small,
                      {at.x + ends[i] - text_width(fonts.small, titles[i]), at.y},
                      packed(theme::stone), titles[i]);
        }
        ImGui::Dummy({1.0F, fonts.small->FontSize});
        ImGui::SetCursorPosY(ImGui::GetCursorPosY() - ImGui::GetStyle().ItemSpacing.y);
    }
    for (const VehicleId v : order) {
        const Vehicle& vehicle = race[v];
        const ImVec2 cursor = ImGui::GetCursorPos();
        ImGui::PushID(v);
        if (ImGui::InvisibleButton("##row", {room, row})) reply.look_at = v;
        ImGui::PopID();
        const ImVec2 at = ImGui::GetItemRectMin();
        const float middle = at.y + row / 2.0F;
        if (ImGui::IsItemHovered()) {
            list.AddRectFilled(at, ImGui::GetItemRectMax(), packed(theme::ivory, 0.07F), 6.0F * s);
        }
        const bool is_out =
            vehicle.status != VehicleStatus::running && vehicle.status != VehicleStatus::finished;
        const stage::Colour ink = is_out ? theme::stone : theme::ivory;
        const auto right_aligned = [&](std::size_t i, const std::string& text) {
            draw_text(list, fonts.label,
                      {at.x + ends[i] - text_width(fonts.label, text),
                       (is_wide        ? middle
                        : has_own_line ? at.y + second_line
                                       : at.y + 15.0F * s) -
                           fonts.label->FontSize / 2.0F},
                      packed(ink), text);
        };
        draw_text(list, fonts.numbers, {at.x, middle - fonts.numbers->FontSize / 2.0F}, packed(ink),
                  std::to_string(place[v]));
        draw_badge(kit, list, {at.x + 36.0F * s, middle}, 13.0F * s, v);
        const std::string& name = kit.seating.seat(v).name;
        const std::string told = told_of(race, v, names);
        const float name_width = text_width(fonts.label, name);
        const float name_size =
            fonts.label->FontSize *
            std::min(1.0F, (has_own_line ? room - name_left : name_room) / name_width);
        const float line = is_wide ? middle : at.y + 15.0F * s;
        list.AddText(fonts.label, name_size, {at.x + name_left, line - name_size / 2.0F},
                     packed(ink), name.c_str());
        if (is_wide) {
            draw_text(
                list, fonts.small,
                {at.x + name_left + name_width + 14.0F * s, middle - fonts.small->FontSize / 2.0F},
                packed(theme::sand), told);
        } else {
            // Under the name it may go on below the columns, unless they stand there.
            const float wide = std::max(1.0F, text_width(fonts.small, told));
            const float below = has_own_line ? name_room : room - name_left;
            const float size = fonts.small->FontSize * std::min(1.0F, below / wide);
            list.AddText(fonts.small, size, {at.x + name_left, at.y + second_line - size / 2.0F},
                         packed(theme::sand), told.c_str());
        }
        const int lap = std::clamp(vehicle.laps + 1, 1, int{race.setting->laps});
        if (vehicle.is_running()) {
            if (has_lap)
                right_aligned(2, std::to_string(lap) + "/" + std::to_string(race.setting->laps));
            right_aligned(1, std::to_string(rating(race, v)));
        }
        right_aligned(0, std::to_string(vehicle.damage) + "/" +
                             std::to_string(race.licence(v).damage_max));
        ImGui::SetCursorPos({cursor.x, cursor.y + row + 1.0F * s});
    }
    show_more(kit, race);
    return reply;
}

}  // namespace frothy
