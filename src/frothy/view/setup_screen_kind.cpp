// What the race is about: its kind, rounds, points, the Fox, teams; and why it cannot be held.
#include <algorithm>
#include <array>

#include "frothy/race_start.h"
#include "frothy/view/screen_kit.h"
#include "frothy/view/setup_screen.h"
#include "frothy/wording.h"

namespace frothy {

using namespace screens;
namespace theme = stage::theme;
using stage::theme::ButtonRole;

namespace {

bool may_score(RaceType type) { return type == RaceType::fastest || type == RaceType::furthest; }

// What the new kind has no use for goes (FR-EDGE-31, FR-EDGE-35).
void choose_type(RaceTerms& terms, RaceType type) {
    terms.type = type;
    terms.rounds = 0;
    if (type != RaceType::furthest) terms.time_limit = TimeLimit::none;
    if (!may_score(type)) terms.scoring.scoring = Scoring::unused;
}

void label(const PanelKit& kit, const std::string& words) {
    ImGui::PushFont(kit.frame.fonts().label);
    ImGui::TextUnformatted(words.c_str());
    ImGui::PopFont();
}

std::string name_at(const SetupPlan& plan, std::size_t seat) {
    const SeatPlan& who = plan.seats[seat];
    return who.name.empty() ? std::string(liveries[who.livery].name) : who.name;
}

void show_types(const PanelKit& kit, RaceTerms& terms) {
    const float s = kit.scale();
    const float gap = 8.0F * s;
    const float room = ImGui::GetContentRegionAvail().x;
    const int columns = room > 520.0F * s ? 3 : 2;
    const float width =
        std::floor((room - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns));
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {gap, gap});
    for (int i = 0; i < race_type_count; ++i) {
        const auto type = static_cast<RaceType>(i);
        if (i % columns != 0) ImGui::SameLine();
        const std::string name = race_type_name(type);
        if (key_button(kit, {.label = name,
                             .size = {width, std::ceil(44.0F * s)},
                             .is_lit = terms.type == type})) {
            choose_type(terms, type);
        }
    }
    ImGui::PopStyleVar();
}

bool show_switch(const PanelKit& kit, const std::string& words, bool is_on) {
    return key_button(kit, {.label = words,
                            .role = is_on ? ButtonRole::paper : ButtonRole::plain,
                            .size = {ImGui::GetContentRegionAvail().x, 0.0F},
                            .icon = is_on ? "ui/check" : "ui/cross"});
}

void show_teams(const PanelKit& kit, SetupPlan& plan) {
    const float s = kit.scale();
    RaceTerms& terms = plan.terms;
    if (show_switch(kit, terms.has_teams() ? "Teams: in play" : "Teams: everybody alone",
                    terms.has_teams())) {
        const bool had_teams = terms.has_teams();
        terms.teams.fill(no_team);
        for (std::size_t i = 0; !had_teams && i < plan.seats.size(); ++i)
            terms.teams[i] = static_cast<std::uint8_t>(1 + i % 2);
    }
    if (!terms.has_teams()) return;
    for (std::size_t i = 0; i < plan.seats.size(); ++i) {
        ImGui::PushID(static_cast<int>(i));
        const int moved =
            stepper(kit, "team", "Team " + std::to_string(terms.teams[i]), 170.0F * s);
        terms.teams[i] = static_cast<std::uint8_t>(
            std::clamp(terms.teams[i] + moved, 1, static_cast<int>(max_vehicles)));
        ImGui::SameLine();
        label(kit, name_at(plan, i));
        ImGui::PopID();
    }
}

}  // namespace

std::string race_trouble(const SetupPlan& plan, const SetupOffers& offers) {
    Setting setting;
    setting.course = offers.courses[plan.course].course;
    for (const SeatPlan& seat : plan.seats)
        setting.licences.push_back(offers.licences[seat.licence].licence);
    setting.terms = plan.terms;
    for (const Fault& fault : find_race_faults(setting)) {
        if (fault.severity != Severity::error) continue;
        std::string text = race_type_name(plan.terms.type) + " cannot be raced here: there is " +
                           fault.found + ", it needs " + fault.expected;
        if (!fault.rule.is_none()) text += " (" + fault.rule.text() + ")";
        return text + ".";
    }
    return {};
}

void SetupScreen::show_kind(const PanelKit& kit, const SetupOffers& offers, SetupPlan& plan) {
    const float s = kit.scale();
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    RaceTerms& terms = plan.terms;
    ImGui::Dummy({0.0F, 2.0F * s});
    show_types(kit, terms);
    show_text(fonts.body, race_type_aim(terms.type));
    if (const std::string trouble = race_trouble(plan, offers); !trouble.empty()) {
        ImGui::PushStyleColor(ImGuiCol_Text, imgui_colour(theme::sand));
        show_text(fonts.label, trouble);
        ImGui::PopStyleColor();
    }
    ImGui::Separator();
    if (const int rounds = rounds_of(terms); rounds > 0) {
        const std::string words = std::to_string(rounds) + (rounds == 1 ? " round" : " rounds");
        const int moved = stepper(kit, "rounds", words, 220.0F * s);
        if (moved != 0) {
            terms.rounds = static_cast<std::uint16_t>(std::clamp(rounds + moved, 1, max_rounds));
        }
    }
    if (terms.type == RaceType::fox_and_hounds) {
        const auto count = static_cast<int>(plan.seats.size());
        const std::string words =
            "The Fox: " + name_at(plan, std::min<std::size_t>(terms.fox, plan.seats.size() - 1));
        const int moved = stepper(kit, "fox", words,
                                  std::min(360.0F * s, 0.9F * ImGui::GetContentRegionAvail().x));
        terms.fox = static_cast<VehicleId>((terms.fox + moved + count) % count);
    }
    if (may_score(terms.type) &&
        show_switch(kit, terms.has_scoring() ? "Points: counted" : "Points: not counted",
                    terms.has_scoring())) {
        terms.scoring.scoring = terms.has_scoring() ? Scoring::unused : Scoring::used;
    }
    show_teams(kit, plan);
}

}  // namespace frothy
