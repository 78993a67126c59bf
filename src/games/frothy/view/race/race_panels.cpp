// Beside the board: standings, teams and runners, and the dice under a line of the log.
#include "games/frothy/view/race/race_panels.h"

#include <algorithm>
#include <vector>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/rules/queries.h"
#include "games/frothy/rules/standings.h"
#include "games/frothy/view/core/faces.h"
#include "games/frothy/view/core/seat_names.h"
#include "ui/dice.h"
#include "ui/letters.h"

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
        const int driven = progress(race, v);
        told =
            driven < 0
                ? say(by_count(-driven, "{0} space before the line", "{0} spaces before the line"),
                      {-driven})
                : say(by_count(whole, "{0} of {1} space", "{0} of {1} spaces"), {driven, whole});
    }
    if (const std::string standing = standing_text(race, v, names); !standing.empty()) {
        told = race[v].is_running() ? standing : standing + ", " + told;
    }
    if (race.terms().has_scoring() && race.terms().type == RaceType::furthest)
        told += ", " + distance_text(race, v);
    const std::uint8_t team = race.terms().teams[v];
    if (team != no_team) told += ", " + say("team {0}", {team});
    return told;
}

int runners_on_track(const Race& race) {
    return static_cast<int>(std::ranges::count_if(
        race.runners, [](const Runner& runner) { return runner.cell != no_cell; }));
}

ui::StandingsRow row_of(const Race& race, VehicleId v, int place, const Names& names) {
    const Vehicle& vehicle = race[v];
    ui::StandingsRow row;
    row.who = v;
    // Nobody is ahead of anybody before the line.
    const bool is_before_line =
        vehicle.is_running() && race.setting->has_finish_line() && progress(race, v) <= 0;
    row.place = is_before_line ? "–" : std::to_string(place);
    row.told = told_of(race, v, names);
    row.is_out = !vehicle.is_running() && vehicle.status != VehicleStatus::finished;
    row.values = {
        std::to_string(vehicle.damage) + "/" + std::to_string(race.licence(v).damage_max), {}, {}};
    if (!vehicle.is_running()) return row;
    const int lap = std::clamp(vehicle.laps + 1, 1, int{race.setting->laps});
    row.values[1] = std::to_string(rating(race, v));
    row.values[2] = std::to_string(lap) + "/" + std::to_string(race.setting->laps);
    return row;
}

// The dice under a line of the log.
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

std::vector<std::string> aims_of(const Race& race, const Names& names) {
    const RaceTerms& terms = race.terms();
    if (terms.type != RaceType::fox_and_hounds) return {race_type_aim(terms.type)};
    const int rounds = rounds_of(terms);
    return {say(by_count(rounds, "{1} is the Fox, and wins by racing on for {0} round.",
                         "{1} is the Fox, and wins by racing on for {0} rounds."),
                {rounds, names.of(terms.fox)}),
            tr(race.rules().race_catch == Catching::adjacent
                   ? mark("All others are Hounds: whichever first comes up beside the Fox, or "
                          "wrecks it, wins.")
                   : mark("All others are Hounds: whichever first draws level with the Fox, runs "
                          "into it or wrecks it, wins."))};
}

ui::Standings standings_of(const Race& race, const Names& names) {
    ui::Standings standings;
    standings.note = race_type_name(race.terms().type);
    standings.columns = {{tr_in("column heading", "Damage"), 62.0F},
                         {tr_in("column heading", "Speed"), 50.0F}};
    if (race.setting->has_finish_line()) {
        standings.columns.push_back({tr_in("column heading", "Lap"), 50.0F, 300.0F});
    }
    const auto place = places(race);
    for (const VehicleId v : by_place(race))
        standings.rows.push_back(row_of(race, v, place[v], names));
    return standings;
}

namespace {

void show_aims(const ui::Kit& kit, const Race& race) {
    if (race.terms().type == RaceType::fastest) return;
    for (const std::string& aim : aims_of(race, names_of(kit.seating)))
        show_muted(kit.frame.fonts().small, aim);
}

void show_teams_and_runners(const ui::Kit& kit, const Race& race) {
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

void show_under_standings(const ui::Kit& kit, const Race& race) {
    show_aims(kit, race);
    show_teams_and_runners(kit, race);
}

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
