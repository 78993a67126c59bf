#include "games/frothy/view/screens/vehicle_card.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <string>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/rules/queries.h"
#include "games/frothy/view/kit/dice_and_vehicles.h"
#include "ui/buttons.h"
#include "ui/letters.h"
#include "ui/notes.h"
#include "ui/panels.h"
#include "ui/pictures.h"

namespace frothy {

namespace theme = stage::theme;
using namespace ui;

namespace {

int spaces_at(const SpeedColumn& column) {
    return std::accumulate(column.move.begin(), column.move.end(), 0);
}

// One line of the card: what it is, where the book tells of it, and how much of it there is.
struct Figure {
    const char* name;
    Rule rule;
    int (*of)(const Licence& licence);
    bool is_better_less = false;
};

constexpr std::array figures = {
    Figure{mark("Top Speed"), "FR-LIC-01", [](const Licence&) { return rating_count - 1; }},
    Figure{mark("Spaces a round at that"), "FR-LIC-02",
           [](const Licence& licence) { return spaces_at(licence.speeds.back()); }},
    Figure{mark("Control dice at that"), "FR-LIC-03",
           [](const Licence& licence) { return std::max(0, +licence.speeds.back().control); },
           true},
    Figure{mark("Safe up to Speed"), "FR-LIC-03",
           [](const Licence& licence) { return std::max(0, highest_safe(licence)); }},
    Figure{mark("Resilience"), "FR-DMG-04",
           [](const Licence& licence) { return +licence.resilience; }},
    Figure{mark("Damage to wipe-out"), "FR-LIC-05",
           [](const Licence& licence) { return +licence.damage_max; }},
    Figure{mark("Stamina"), "FR-LIC-04",
           [](const Licence& licence) { return +licence.stamina_max; }},
};

// The last one counts only where Stamina is in play.
std::span<const Figure> figures_in_play(Stamina stamina) {
    return std::span(figures).first(figures.size() - (stamina == Stamina::used ? 0 : 1));
}

std::string value_text(const Figure& figure, const Licence& licence) {
    const int value = figure.of(licence);
    return value < 0 ? std::string(tr_in("resilience", "none")) : std::to_string(value);
}

// How long its bar is among all vehicles on offer, 0..1: the better, the longer.
float goodness(const Figure& figure, const Licence& licence, std::span<const LicenceOffer> offers) {
    int most = 1;
    int least = figure.of(licence);
    for (const LicenceOffer& other : offers) {
        most = std::max(most, figure.of(other.licence));
        least = std::min(least, figure.of(other.licence));
    }
    const int value = figure.of(licence);
    const int shown = std::max(0, figure.is_better_less ? most + least - value : value);
    return static_cast<float>(shown) / static_cast<float>(most);
}

float line_height(const ui::Kit& kit) { return kit.frame.fonts().label->FontSize * 1.12F; }

void show_figures(const ui::Kit& kit, const Licence& licence, std::span<const LicenceOffer> offers,
                  Stamina stamina) {
    const float s = kit.scale();
    ImFont* font = kit.frame.fonts().label;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float room = ImGui::GetContentRegionAvail().x;
    const float number = 44.0F * s;
    const float tall = line_height(kit);
    float names = 0.0F;
    for (const Figure& figure : figures)
        names = std::max(names, ui::text_width(font, tr(figure.name)));
    const float most_names = std::max(60.0F * s, room - number - 12.0F * s);
    const float share = std::min(1.0F, most_names / names);
    const float at_bar = std::min(names, most_names) + number + 12.0F * s;
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0.0F, 1.0F * s});
    for (const Figure& figure : figures_in_play(stamina)) {
        const ImVec2 at = ImGui::GetCursorScreenPos();
        ImGui::Dummy({room, tall});
        if (ImGui::IsItemHovered())
            ui::paper_tooltip(kit, kit.rulebook.summary(figure.rule.text()), figure.rule);
        list.AddText(font, font->FontSize * share, at, ui::packed(theme::sand), tr(figure.name));
        const std::string value = value_text(figure, licence);
        const float left = at.x + at_bar - 12.0F * s - number;
        const float wide = std::max(1.0F, ui::text_width(font, value));
        const float value_share = std::min(1.0F, (number - 8.0F * s) / wide);
        list.AddText(font, font->FontSize * value_share, {left + number - wide * value_share, at.y},
                     ui::packed(theme::ivory), value.c_str());
        const float length = room - at_bar;
        if (length < 36.0F * s) continue;
        const float high = std::floor(at.y + tall * 0.36F);
        const float low = std::floor(at.y + tall * 0.70F);
        const float filled = goodness(figure, licence, offers) * length;
        list.AddRectFilled({at.x + at_bar, high}, {at.x + room, low}, ui::packed(theme::ink, 0.45F),
                           2.0F * s);
        list.AddRectFilled({at.x + at_bar, high}, {at.x + at_bar + filled, low},
                           ui::packed(theme::faience), 2.0F * s);
    }
    ImGui::PopStyleVar();
}

// "3 Whips" beside a small card, for each sort there is.
void show_cards(const ui::Kit& kit, const Licence& licence) {
    const float s = kit.scale();
    ImFont* font = kit.frame.fonts().label;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float tall = std::ceil(34.0F * s);
    const float wide = tall * 0.72F;
    struct Kind {
        const char* picture;
        CardType type;
        int count;
    };
    const std::array kinds = {Kind{"cards/whip", CardType::whip, licence.whips},
                              Kind{"cards/reins", CardType::reins, licence.reins},
                              Kind{"cards/dual", CardType::dual, licence.duals}};
    bool is_first = true;
    for (const Kind& kind : kinds) {
        if (kind.count == 0) continue;
        const std::string words = card_count_text(kind.type, kind.count);
        const float needed = wide + 6.0F * s + ui::text_width(font, words);
        if (!is_first) {
            ImGui::SameLine(0.0F, 16.0F * s);
            if (ImGui::GetContentRegionAvail().x < needed) ImGui::NewLine();
        }
        is_first = false;
        const ImVec2 at = ImGui::GetCursorScreenPos();
        ImGui::Dummy({needed, tall});
        ui::draw_sprite(kit, list, kind.picture, at, {wide, tall},
                        ui::packed({255, 255, 255, 255}));
        list.AddText(font, font->FontSize,
                     {at.x + wide + 6.0F * s, at.y + (tall - font->FontSize) / 2.0F},
                     ui::packed(theme::ivory), words.c_str());
    }
}

// Its name with its rule at the right, and below in a sentence what it does.
bool show_ability(const ui::Kit& kit, const std::string& name, const std::string& meaning,
                  Rule rule, int id) {
    const float s = kit.scale();
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    const float top = ImGui::GetCursorPosY();
    const float right = ImGui::GetCursorPosX() + ImGui::GetContentRegionAvail().x;
    ImGui::PushFont(fonts.label);
    ImGui::TextUnformatted(name.c_str());
    ImGui::PopFont();
    const float under = ImGui::GetCursorPosY();
    ImGui::SetCursorPos({right - ui::rule_button_width(kit), top});
    const bool is_asked = ui::rule_button(kit, rule, id);
    if (ImGui::IsItemHovered()) ui::paper_tooltip(kit, kit.rulebook.summary(rule.text()), rule);
    ImGui::SetCursorPosY(std::max(under - 2.0F * s, top));
    ui::show_muted(fonts.small, meaning);
    return is_asked;
}

}  // namespace

Rule show_vehicle_card(const ui::Kit& kit, const LicenceOffer& offer, const ui::Livery& livery,
                       std::span<const LicenceOffer> offers, Stamina stamina) {
    const float s = kit.scale();
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    const Licence& licence = offer.licence;
    const float height = ImGui::GetWindowHeight();
    const float start = ImGui::GetCursorStartPos().y;
    Rule asked;
    const float mark_side = fonts.heading->FontSize;
    ui::show_emblem(kit, livery, mark_side);
    ImGui::SameLine();
    ui::show_text(fonts.heading, tr(licence.name.c_str()));

    // The picture stands over the figures, as large as the rest leaves it; beside them where that
    // is not much.
    const float room = ImGui::GetContentRegionAvail().x;
    const float left = ImGui::GetCursorPosX();
    const float top = ImGui::GetCursorPosY();
    const auto lines = static_cast<float>(figures_in_play(stamina).size());
    const float tall = std::ceil(lines * (line_height(kit) + 1.0F * s));
    float* rest = ImGui::GetStateStorage()->GetFloatRef(ImGui::GetID(offer.id.c_str()), 0.0F);
    const float spare =
        height - tall - *rest - 2.0F * ImGui::GetStyle().ItemSpacing.y - (top - start);
    const bool is_beside = spare < 0.6F * room && room >= tall + 200.0F * s;
    const float most = is_beside ? room * 0.42F : room * 0.9F;
    const float least = is_beside ? tall : 0.75F * tall;
    const float side = std::clamp(is_beside ? spare + tall : spare, least, std::max(least, most));
    const float indent = is_beside ? 0.0F : std::max(0.0F, (room - side) / 2.0F);
    const ImVec2 corner = ImGui::GetCursorScreenPos();
    draw_vehicle(kit, *ImGui::GetWindowDrawList(), licence, livery, {corner.x + indent, corner.y},
                 std::floor(std::min(side, room)));
    if (is_beside) {
        ImGui::SetCursorPos({left + side + 14.0F * s, top + (side - tall) / 2.0F});
        ImGui::BeginGroup();
        show_figures(kit, licence, offers, stamina);
        ImGui::EndGroup();
        ImGui::SetCursorPos({left, top});
        ImGui::Dummy({1.0F, side});
    } else {
        ImGui::Dummy({1.0F, side});
        show_figures(kit, licence, offers, stamina);
    }
    const float under = ImGui::GetCursorPosY();
    show_cards(kit, licence);
    int id = 0;
    for (const SpecialCard& card : licence.specials) {
        if (show_ability(kit, say("{0} (special card)", {special_text(card)}),
                         special_explanation(card), card.rule, id++))
            asked = card.rule;
    }
    for (const Trait& trait : licence.traits) {
        if (show_ability(kit, trait_text(trait), trait_explanation(trait), trait.rule, id++))
            asked = trait.rule;
    }
    if (licence.traits.empty() && licence.specials.empty()) {
        ui::show_muted(fonts.small, tr("No traits and no special cards: the one to learn with."));
    }
    if (!licence.background.empty()) {
        ui::show_text(fonts.body_italic, tr(licence.background.c_str()));
    }
    *rest = ImGui::GetCursorPosY() - under;
    return asked;
}

std::string vehicle_in_short(const Licence& licence) {
    std::string text = tr(licence.name.c_str());
    for (const Figure& figure : figures_in_play(Stamina::unused))
        text += "\n" + say("{0}: {1}", {tr(figure.name), value_text(figure, licence)});
    std::string able;
    const auto add = [&able](const std::string& what) {
        able += (able.empty() ? "" : " · ") + what;
    };
    for (const SpecialCard& card : licence.specials)
        add(say("{0} (special card)", {special_text(card)}));
    for (const Trait& trait : licence.traits)
        add(trait_text(trait));
    return able.empty() ? text : text + "\n" + able;
}

}  // namespace frothy
