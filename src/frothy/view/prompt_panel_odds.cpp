#include "frothy/view/prompt_panel_odds.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "frothy/view/panel_parts.h"

namespace frothy::prompt_layout {

namespace theme = stage::theme;
using namespace parts;

namespace {

// At a scale of 1.
constexpr float gauge_width = 5.0F;
constexpr float between = 16.0F;

constexpr const char* more = "...";

// What hardly ever happens is left to the tooltip, unless it would end the race.
bool is_worth_a_place(const ForecastWord& word) {
    return word.part >= 0.005 || word.bearing == Bearing::good || word.bearing == Bearing::grave;
}

struct OddsPlace {
    std::size_t word = 0;
    float x = 0.0F;
    float y = 0.0F;
};

struct OddsFlow {
    std::vector<OddsPlace> places;
    std::optional<ImVec2> ellipsis;  // where not all are told
    float height = 0.0F;
};

float line_height(const PanelKit& kit, const Plan& plan) {
    return outcome_font(kit, plan)->FontSize + 3.0F * plan.scale;
}

float width_of(ImFont* font, const Plan& plan, const ForecastWord& word) {
    return (gauge_width + 5.0F) * plan.scale + text_width(font, word.share + " " + word.text);
}

// Several choices share the box: each says which one it is.
bool names_choices(const PromptModel& model) {
    return has_things(model) &&
           std::ranges::count_if(
               model.choices, [](const PromptChoice& choice) { return !choice.odds.empty(); }) > 1;
}

OddsFlow flow_of_odds(const PanelKit& kit, const Plan& plan, const PromptModel& model,
                      const PromptChoice& choice, float width) {
    OddsFlow flow;
    if (choice.odds.empty()) return flow;
    ImFont* font = outcome_font(kit, plan);
    const float line = line_height(kit, plan);
    const float gap = between * plan.scale;
    const float dots = text_width(font, more);
    const bool is_short = plan.thrift >= Thrift::short_odds;
    const bool is_alone = !has_things(model);  // in place of an explanation
    const int most_lines = is_short ? (is_alone ? 2 : 1) : names_choices(model) ? 2 : 3;
    float x = names_choices(model) ? text_width(font, choice.odds_title) + gap : 0.0F;
    int lines = 1;
    for (std::size_t i = 0; i < choice.odds.size(); ++i) {
        if (!is_worth_a_place(choice.odds[i])) continue;
        const float wanted = width_of(font, plan, choice.odds[i]);
        const float room = lines == most_lines ? width - dots : width;
        if (x > 0.0F && x + wanted > room) {
            if (lines == most_lines) {
                flow.ellipsis = ImVec2{x, static_cast<float>(lines - 1) * line};
                break;
            }
            ++lines;
            x = 0.0F;
        }
        flow.places.push_back({i, x, static_cast<float>(lines - 1) * line});
        x += wanted + gap;
    }
    flow.height = static_cast<float>(lines) * line;
    return flow;
}

stage::Colour colour_of(Bearing bearing) {
    switch (bearing) {
    case Bearing::good: return theme::water;
    case Bearing::neutral: return theme::stone;
    case Bearing::bad: return theme::terracotta;
    case Bearing::grave: return theme::red;
    }
    return theme::stone;
}

std::string whole_story(const PromptChoice& choice) {
    std::string story = choice.label + ": what the dice may bring";
    for (const ForecastWord& word : choice.odds) {
        story += "\n" + word.share + " " + word.text;
        if (!word.rule.is_none()) story += " (" + word.rule.text() + ")";
        story += ". " + word.detail;
    }
    return story + "\n" + choice.odds_method;
}

// Returns the height taken.
float draw_odds(const PanelKit& kit, const Plan& plan, const PromptModel& model,
                const PromptChoice& choice, ImVec2 from, float width) {
    const OddsFlow flow = flow_of_odds(kit, plan, model, choice, width);
    if (flow.places.empty()) return 0.0F;
    const float s = plan.scale;
    ImFont* font = outcome_font(kit, plan);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    if (names_choices(model)) {
        draw_text(list, font, from, packed(theme::sand), choice.odds_title);
    }
    for (const OddsPlace& place : flow.places) {
        const ForecastWord& word = choice.odds[place.word];
        const ImVec2 at{std::round(from.x + place.x), std::round(from.y + place.y)};
        const float tall = font->FontSize - 4.0F * s;
        const ImVec2 foot{at.x + gauge_width * s, at.y + 2.0F * s + tall};
        const float filled =
            word.part > 0 ? std::max(2.0F, std::round(tall * static_cast<float>(word.part))) : 0.0F;
        list.AddRectFilled({at.x, at.y + 2.0F * s}, foot, packed(theme::ivory, 0.22F));
        list.AddRectFilled({at.x, foot.y - filled}, foot, packed(colour_of(word.bearing)));
        const float words = at.x + (gauge_width + 5.0F) * s;
        draw_text(list, font, {words, at.y}, packed(theme::ivory), word.share);
        draw_text(list, font, {words + text_width(font, word.share + " "), at.y},
                  packed(theme::sand), word.text);
    }
    if (flow.ellipsis) {
        draw_text(list, font, {from.x + flow.ellipsis->x, from.y + flow.ellipsis->y},
                  packed(theme::sand), more);
    }
    const ImVec2 to{from.x + width, from.y + flow.height};
    if (ImGui::IsWindowHovered() && ImGui::IsMouseHoveringRect(from, to)) {
        paper_tooltip(kit, whole_story(choice), Rule::none());
    }
    return flow.height;
}

}  // namespace

float odds_height(const PanelKit& kit, const Plan& plan, const PromptModel& model,
                  const PromptChoice& choice, float width) {
    const float height = flow_of_odds(kit, plan, model, choice, width).height;
    return height > 0.0F ? height + 4.0F * plan.scale : 0.0F;
}

float all_odds_height(const PanelKit& kit, const Plan& plan, const PromptModel& model,
                      float width) {
    float height = 0.0F;
    for (const PromptChoice& choice : model.choices)
        height += odds_height(kit, plan, model, choice, width);
    return height;
}

bool replaces_explanation(const Plan& plan, const PromptChoice& choice) {
    return plan.thrift >= Thrift::short_odds && !choice.odds.empty();
}

void show_odds(const PanelKit& kit, const Plan& plan, const PromptModel& model,
               const PromptChoice* told, ImVec2 from, float width) {
    from.y += 2.0F * plan.scale;
    if (!has_things(model)) {
        if (told != nullptr) draw_odds(kit, plan, model, *told, from, width);
        return;
    }
    for (const PromptChoice& choice : model.choices) {
        const float height = draw_odds(kit, plan, model, choice, from, width);
        from.y += height > 0.0F ? height + 4.0F * plan.scale : 0.0F;
    }
}

}  // namespace frothy::prompt_layout
