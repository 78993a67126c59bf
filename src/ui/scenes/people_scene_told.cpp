// What is told of a person and of a computer rival.
#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "play/luck.h"
#include "play/odds_words.h"
#include "ui/core/palette.h"
#include "ui/letters.h"
#include "ui/pictures.h"
#include "ui/scenes/people_parts.h"
#include "ui/scenes/people_scene.h"

namespace ui {

namespace {

// A number over its words.
void show_figure(const Kit& kit, const std::string& figure, const char* words, float width) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const stage::ImGuiFonts& fonts = kit.fonts();
    const float tall = fonts.heading->FontSize + fonts.small->FontSize + 16.0F * kit.scale();
    fill_rect(list, {at.x, at.y, width, tall}, packed(theme::ink, 0.25F), 4.0F * kit.scale());
    draw_text_centred(list, fonts.heading,
                      {at.x + width / 2.0F, at.y + fonts.heading->FontSize * 0.6F},
                      packed(theme::parchment), figure);
    draw_text_fitted(list, fonts.small,
                     {at.x + width / 2.0F, at.y + tall - fonts.small->FontSize * 0.8F},
                     packed(theme::sand), words, width - 8.0F * kit.scale());
    ImGui::Dummy({width, tall});
}

struct Figure {
    std::string number;
    const char* words;
};

void show_figures(const Kit& kit, const std::vector<Figure>& figures) {
    const float gap = 8.0F * kit.scale();
    const float room = ImGui::GetContentRegionAvail().x;
    const auto across = std::max(1, static_cast<int>((room + gap) / (104.0F * kit.scale() + gap)));
    const float width =
        std::floor((room - gap * static_cast<float>(across - 1)) / static_cast<float>(across));
    for (std::size_t i = 0; i < figures.size(); ++i) {
        if (i % static_cast<std::size_t>(across) != 0) ImGui::SameLine(0.0F, gap);
        show_figure(kit, figures[i].number, figures[i].words, width);
    }
}

}  // namespace

void PeopleScene::show_head(const Kit& kit, const play::Profile& profile) const {
    const float s = kit.scale();
    const float side = 110.0F * s;
    const float top = ImGui::GetCursorPosY();
    const float left = ImGui::GetCursorPosX();
    const play::Rival* rival = profile.is_person ? nullptr : play::rival_named(cast_, profile.name);
    if (rival != nullptr) {
        show_sprite(kit, rival->portrait, side, {1.0F, 1.0F, 1.0F, 1.0F});
    } else {
        show_emblem(kit, livery_in(kit.seating.palette, profile.livery), side);
    }
    ImGui::SetCursorPos({left + side + 16.0F * s, top});
    ImGui::BeginGroup();
    show_text(kit.fonts().title, shown_name(profile));
    if (rival != nullptr) {
        show_text(kit.fonts().body_italic, tr(rival->about.c_str()));
        show_muted(kit.fonts().small, tr(rival->temper.c_str()));
    } else if (!profile.is_person) {
        show_muted(kit.fonts().small, tr("Driven by the computer"));
    }
    const auto earned = std::ranges::count_if(
        teller_.feats, [&](const play::Feat& feat) { return profile.has(feat); });
    if (profile.is_person && !teller_.feats.empty()) {
        show_muted(kit.fonts().small,
                   say("{0} of {1} achievements",
                       {static_cast<int>(earned), static_cast<int>(teller_.feats.size())}));
    }
    ImGui::EndGroup();
    ImGui::SetCursorPos({left, std::max(ImGui::GetCursorPosY(), top + side + 8.0F * s)});
    ImGui::Dummy({1.0F, 1.0F});
}

void PeopleScene::show_rivals(const Kit& kit, const play::Profile& profile) const {
    if (profile.rivals.empty()) return;
    show_text(kit.fonts().heading, tr_in("people", "Rivals"));
    constexpr std::size_t most = 6;
    for (std::size_t i = 0; i < std::min(most, profile.rivals.size()); ++i) {
        const play::Rivalry& rival = profile.rivals[i];
        std::string line = say("{0}: ahead {1}, behind {2}",
                               {people::name_by_colour(rival.name), rival.ahead, rival.behind});
        if (rival.wrecked > 0 || rival.wrecked_by > 0) {
            line = say("{0}; wrecked them {1}, wrecked by them {2}",
                       {line, rival.wrecked, rival.wrecked_by});
        }
        show_text(kit.fonts().body, line);
    }
}

void PeopleScene::show_rides(const Kit& kit, const play::Profile& profile) const {
    if (!profile.rides.empty()) show_text(kit.fonts().heading, tr_in("people", "Vehicles"));
    for (const play::RideTally& ride : profile.rides) {
        show_text(kit.fonts().body,
                  say("{0}: {1} raced, {2} won", {tr(ride.ride.c_str()), ride.races, ride.wins}));
    }
    if (!profile.bests.empty()) show_text(kit.fonts().heading, tr("Best races"));
    for (const play::BestRace& best : profile.bests)
        show_best(kit, best, false);
}

void PeopleScene::show_best(const Kit& kit, const play::BestRace& best, bool has_name) const {
    std::string race = tr(best.course.c_str());
    if (!best.kind.empty()) race = say("{0}, {1}", {race, best.kind});
    if (best.laps > 0) {
        race =
            say("{0}, {1}", {race, say(by_count(best.laps, "{0} lap", "{0} laps"), {best.laps})});
    }
    show_text(kit.fonts().body, say(teller_.rounds.home(best.rounds), {race, best.rounds}));
    std::string who = has_name ? people::name_by_colour(best.name) : std::string();
    if (!best.ride.empty()) {
        const std::string ride = tr(best.ride.c_str());
        who = who.empty() ? ride : say("{0}, {1}", {who, ride});
    }
    if (!who.empty()) show_muted(kit.fonts().small, who);
}

// A card each: earned ones with their joke, the others by their title.
void PeopleScene::show_feats(const Kit& kit, const play::Profile& profile) const {
    if (teller_.feats.empty() || !profile.is_person) return;
    const float s = kit.scale();
    const float gap = 8.0F * s;
    show_text(kit.fonts().heading, tr("Achievements"));
    const float room = ImGui::GetContentRegionAvail().x;
    const auto across = std::max(1, static_cast<int>((room + gap) / (250.0F * s + gap)));
    const float width =
        std::floor((room - gap * static_cast<float>(across - 1)) / static_cast<float>(across));
    const stage::ImGuiFonts& fonts = kit.fonts();
    const float pad = 8.0F * s;
    const float icon = 30.0F * s;
    const float wrap = width - 3.0F * pad - icon;
    // It says what the feat is, also to whoever has yet to do it.
    const auto joke_of = [&](const play::Feat& feat) -> std::string {
        if (profile.has(feat) || feat.needed < 2) return tr(feat.joke);
        const auto found = profile.feats.find(std::string(feat.key));
        const int done = found == profile.feats.end() ? 0 : found->second;
        return say("{0} of {1}. {2}", {done, feat.needed, tr(feat.joke)});
    };
    float tall = icon;
    for (const play::Feat& feat : teller_.feats)
        tall = std::max(tall, text_height(fonts.label, tr(feat.title), wrap) +
                                  text_height(fonts.small, joke_of(feat), wrap));
    std::vector<const play::Feat*> sorted;
    for (const bool is_earned : {true, false})
        for (const play::Feat& feat : teller_.feats)
            if (profile.has(feat) == is_earned) sorted.push_back(&feat);
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        if (i % static_cast<std::size_t>(across) != 0) ImGui::SameLine(0.0F, gap);
        const play::Feat& feat = *sorted[i];
        const bool is_earned = profile.has(feat);
        const ImVec2 at = ImGui::GetCursorScreenPos();
        ImDrawList& list = *ImGui::GetWindowDrawList();
        fill_rect(list, {at.x, at.y, width, tall + 2.0F * pad},
                  is_earned ? packed(theme::parchment) : packed(theme::ink, 0.25F), 4.0F * s);
        draw_sprite(kit, list, "ui/crown", {at.x + pad, at.y + pad}, {icon, icon},
                    is_earned ? packed(theme::terracotta) : packed(theme::sand, 0.35F));
        const float left = at.x + 2.0F * pad + icon;
        draw_text(list, fonts.label, {left, at.y + pad},
                  is_earned ? packed(theme::ink) : packed(theme::sand, 0.8F), tr(feat.title), wrap);
        draw_text(
            list, fonts.small, {left, at.y + pad + text_height(fonts.label, tr(feat.title), wrap)},
            is_earned ? packed(theme::umber) : packed(theme::sand, 0.6F), joke_of(feat), wrap);
        ImGui::Dummy({width, tall + 2.0F * pad});
    }
}

void PeopleScene::show_profile(const Kit& kit, const play::Profile& profile) const {
    show_head(kit, profile);
    std::vector<Figure> figures = {
        {std::to_string(profile.races), tr_in("figure", "Races")},
        {std::to_string(profile.wins), tr_in("figure", "Wins")},
        {std::to_string(profile.podiums), tr_in("figure", "Podiums")},
        {std::to_string(profile.seasons_won), tr_in("figure", "Seasons won")},
        {std::to_string(profile.wrecks_caused), tr_in("figure", "Wrecked others")},
        {std::to_string(profile.wrecks_suffered), tr_in("figure", "Was wrecked")}};
    if (profile.luck) {
        figures.push_back({say("{0} %", {play::whole_percent(*profile.luck)}),
                           tr_in("figure", "Luck (50 is fair)")});
    }
    show_figures(kit, figures);
    if (profile.podiums > 0) show_muted(kit.fonts().small, people::what_podiums_are());
    ImGui::Dummy({1.0F, 4.0F * kit.scale()});
    show_feats(kit, profile);
    show_rivals(kit, profile);
    show_rides(kit, profile);
}

}  // namespace ui
