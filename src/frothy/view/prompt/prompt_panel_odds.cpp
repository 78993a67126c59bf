#include "frothy/view/prompt/prompt_panel_odds.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "frothy/view/kit/panel_parts.h"
#include "frothy/view/prompt/odds_bar.h"

namespace frothy::prompt_layout {

namespace theme = stage::theme;
using namespace parts;

namespace {

// At a scale of 1.
constexpr float gauge_width = 7.0F;
constexpr float between = 16.0F;
constexpr float thin_bar = 7.0F;  // with the room around it

constexpr const char* more = "...";
constexpr double least_marked = 0.03;   // rarer than that nothing is told before the likely
constexpr double alarming = 1.0 / 3.0;  // from then on a crash is told in red

struct OddsPlace {
    std::size_t word = 0;
    float x = 0.0F;
    float y = 0.0F;
};

// Where there is little room the bar is a thin one under the words.
enum class BarForm : std::uint8_t { none, line, thin };

BarForm bar_form(const Plan& plan, const ChoiceOdds& odds) {
    const bool has_parts = std::ranges::any_of(
        odds.words, [](const ForecastWord& word) { return word.of != OddsPart::none; });
    if (!has_parts) return BarForm::none;
    return plan.thrift >= Thrift::short_odds ? BarForm::thin : BarForm::line;
}

// Shortened, what all outcomes begin with is said once.
enum class OddsForm : std::uint8_t { full, shortened };

struct OddsFlow {
    OddsForm form = OddsForm::full;
    std::vector<OddsPlace> places;
    std::optional<ImVec2> ellipsis;  // where not all are told
    float height = 0.0F;
};

float line_height(const PanelKit& kit, const Plan& plan) {
    return outcome_font(kit, plan)->FontSize + 3.0F * plan.scale;
}

// Of the line with the bar, below which the words stand.
float bar_line(const PanelKit& kit, const Plan& plan, bool is_named) {
    return is_named ? line_height(kit, plan)
                    : kit.frame.fonts().small->FontSize + 2.0F * plan.scale;
}

float width_of(ImFont* font, const Plan& plan, const std::string& share, const std::string& text) {
    return (gauge_width + 5.0F) * plan.scale + text_width(font, share + " " + text);
}

// "Speed " of "Speed 1" and "Speed 2": the words with which all of them begin.
std::size_t common_beginning(const ChoiceOdds& odds) {
    const std::string* first = nullptr;
    std::size_t length = 0;
    int told = 0;
    for (const ForecastWord& word : odds.words) {
        if (!is_worth_telling(word)) continue;
        ++told;
        if (first == nullptr) {
            first = &word.text;
            length = first->size();
        }
        std::size_t same = 0;
        while (same < std::min(length, word.text.size()) && word.text[same] == (*first)[same])
            ++same;
        length = same;
    }
    if (told < 2) return 0;
    const std::size_t space = first->rfind(' ', length == 0 ? 0 : length - 1);
    return space == std::string::npos ? 0 : space + 1;
}

std::string told_text(const ChoiceOdds& odds, std::size_t word, OddsForm form, bool is_first) {
    const std::string& text = odds.words[word].text;
    return is_first || form == OddsForm::full ? text : text.substr(common_beginning(odds));
}

// Several ways share the box: each says which one it is.
bool names_ways(const PromptModel& model, const PromptChoice& choice) {
    if (!has_things(model)) return choice.odds.size() > 1;
    // Those of leaving the dice stand beside cards that would change them.
    if (model.kind == PromptKind::reroll_dice && model.choices.size() > 1) return true;
    return std::ranges::count_if(model.choices,
                                 [](const PromptChoice& one) { return !one.odds.empty(); }) > 1;
}

// How each way is told.
struct WayLook {
    int most_lines = 3;
    bool is_named = false;
};

WayLook look_of(const Plan& plan, const PromptModel& model, const PromptChoice& choice) {
    const bool is_named = names_ways(model, choice);
    const bool is_other_hand = choice.rank != ChoiceRank::main && model.kind == PromptKind::cards;
    int lines = is_named ? 2 : 3;
    if (is_named && is_other_hand) lines = 1;
    if (plan.thrift >= Thrift::short_odds) lines = has_things(model) || is_named ? 1 : 2;
    if (plan.thrift == Thrift::no_explanation) lines = 1;
    return {lines + plan.more_odds, is_named};
}

// The words worth telling, what matters most first: what is hoped for or feared, then the likely.
std::vector<std::size_t> words_by_weight(const ChoiceOdds& odds) {
    std::vector<std::size_t> words;
    for (std::size_t i = 0; i < odds.words.size(); ++i) {
        if (is_worth_telling(odds.words[i])) words.push_back(i);
    }
    const auto weight = [&](std::size_t i) {
        const ForecastWord& word = odds.words[i];
        const bool is_marked = word.bearing == Bearing::good || word.bearing == Bearing::grave;
        if (word.is_worst) return -3.0;
        const double beside = word.of == OddsPart::none ? 1.0 : 0.0;
        return beside - word.part - (is_marked && word.part >= least_marked ? 1.0 : 0.0);
    };
    std::ranges::stable_sort(words, {}, weight);
    return words;
}

// In their own order; with dots at the end where they are not all there are.
OddsFlow flow_of_words(const PanelKit& kit, const Plan& plan, const ChoiceOdds& odds,
                       const WayLook& look, float width, OddsForm form,
                       std::vector<std::size_t> words, bool is_whole) {
    std::ranges::sort(words);
    OddsFlow flow;
    flow.form = form;
    ImFont* font = outcome_font(kit, plan);
    const float line = line_height(kit, plan);
    const float gap = between * plan.scale;
    const float dots = is_whole ? 0.0F : text_width(font, more);
    const BarForm form_of_bar = bar_form(plan, odds);
    const float top = form_of_bar == BarForm::line ? bar_line(kit, plan, look.is_named) : 0.0F;
    const float foot = form_of_bar == BarForm::thin ? thin_bar * plan.scale : 0.0F;
    const bool is_beside = look.is_named && form_of_bar != BarForm::line;
    float x = is_beside ? text_width(font, odds.title) + gap : 0.0F;
    int lines = 1;
    for (const std::size_t i : words) {
        const std::string text = told_text(odds, i, form, flow.places.empty());
        const float wanted = width_of(font, plan, odds.words[i].share, text);
        const float room = lines >= look.most_lines ? width - dots : width;
        if (x > 0.0F && x + wanted > room) {
            // Something is told of every way, if in a line more.
            if (lines >= look.most_lines && !flow.places.empty()) {
                flow.ellipsis = ImVec2{x, top + static_cast<float>(lines - 1) * line};
                flow.height = top + static_cast<float>(lines) * line + foot;
                return flow;
            }
            ++lines;
            x = 0.0F;
        }
        flow.places.push_back({i, x, top + static_cast<float>(lines - 1) * line});
        x += wanted + gap;
    }
    flow.height = top + static_cast<float>(lines) * line + foot;
    if (!is_whole) flow.ellipsis = ImVec2{x, top + static_cast<float>(lines - 1) * line};
    return flow;
}

OddsFlow flow_in_form(const PanelKit& kit, const Plan& plan, const ChoiceOdds& odds,
                      const WayLook& look, float width, OddsForm form) {
    std::vector<std::size_t> words = words_by_weight(odds);
    const std::size_t all = words.size();
    // What matters least goes where there is no room for all.
    while (true) {
        OddsFlow flow =
            flow_of_words(kit, plan, odds, look, width, form, words, words.size() == all);
        if (flow.places.size() == words.size() || words.size() <= 1) return flow;
        words.pop_back();
    }
}

OddsFlow flow_of_odds(const PanelKit& kit, const Plan& plan, const ChoiceOdds& odds,
                      const WayLook& look, float width) {
    OddsFlow full = flow_in_form(kit, plan, odds, look, width, OddsForm::full);
    if (!full.ellipsis) return full;
    return flow_in_form(kit, plan, odds, look, width, OddsForm::shortened);
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

std::string whole_story(const PromptChoice& choice, const ChoiceOdds& odds) {
    std::string story = odds.title == choice.label
                            ? say("{0}: what the dice may bring", {choice.label})
                            : say("{0}, {1}: what the dice may bring", {choice.label, odds.title});
    for (const ForecastWord& word : odds.words) {
        story += "\n" + word.share + " " + word.text;
        if (!word.rule.is_none()) story += " (" + word.rule.text() + ")";
        story += ". " + word.detail;
    }
    return story + "\n" + odds.method;
}

bool is_alarming(const ForecastWord& word) {
    const bool is_grave = word.of == OddsPart::crash || word.of == OddsPart::out;
    return is_grave && word.part >= alarming;
}

void draw_word(const PanelKit& kit, const Plan& plan, const ForecastWord& word,
               stage::Colour colour, const std::string& text, ImVec2 at) {
    const float s = plan.scale;
    ImFont* font = outcome_font(kit, plan);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float tall = font->FontSize - 4.0F * s;
    const ImVec2 foot{at.x + gauge_width * s, at.y + 2.0F * s + tall};
    const float words = at.x + (gauge_width + 5.0F) * s;
    if (is_alarming(word)) {
        const float right = words + text_width(font, word.share + " " + text);
        list.AddRectFilled({at.x - 4.0F * s, at.y}, {right + 4.0F * s, at.y + font->FontSize},
                           packed(theme::red), 4.0F * s);
    }
    if (word.of != OddsPart::none) {
        list.AddRectFilled({at.x, at.y + 2.0F * s}, foot, packed(colour), 2.0F * s);
        list.AddRect({at.x, at.y + 2.0F * s}, foot, packed(theme::ivory, 0.5F), 2.0F * s);
    } else {
        const float part = static_cast<float>(word.part);
        const float filled = part > 0 ? std::max(2.0F, std::round(tall * part)) : 0.0F;
        const float right = at.x + 4.0F * s;
        list.AddRectFilled({at.x, at.y + 2.0F * s}, {right, foot.y}, packed(theme::ivory, 0.22F));
        list.AddRectFilled({at.x, foot.y - filled}, {right, foot.y},
                           packed(colour_of(word.bearing)));
    }
    draw_text(list, font, {words, at.y}, packed(theme::ivory), word.share);
    draw_text(list, font, {words + text_width(font, word.share + " "), at.y},
              packed(is_alarming(word) ? theme::ivory : theme::sand), text);
}

// The bar beside the title of its way, and how exact it is at its end.
void draw_bar(const PanelKit& kit, const Plan& plan, const ChoiceOdds& odds, const WayLook& look,
              const std::vector<BarPart>& bar, ImVec2 from, float width) {
    const float s = plan.scale;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    ImFont* small = kit.frame.fonts().small;
    const float line = bar_line(kit, plan, look.is_named);
    const float gap = 8.0F * s;
    float left = from.x;
    if (look.is_named) left += text_width(outcome_font(kit, plan), odds.title) + gap;
    float right = from.x + width;
    const float exactness = text_width(small, odds.exactness);
    if (right - exactness - gap - left > 90.0F * s) {
        right -= exactness;
        draw_text(list, small, {right, from.y + (line - small->FontSize) / 2.0F},
                  packed(theme::stone), odds.exactness);
        right -= gap;
    }
    const float tall = std::min(11.0F * s, line - 4.0F * s);
    draw_odds_bar(list, bar,
                  {std::round(left) + 1.0F, std::round(from.y + (line - tall) / 2.0F),
                   std::max(8.0F, std::floor(right - left) - 2.0F), std::round(tall)});
}

// Each way of going through with a choice under the other. Returns the height taken.
float draw_odds(const PanelKit& kit, const Plan& plan, const PromptModel& model,
                const PromptChoice& choice, ImVec2 from, float width) {
    const WayLook look = look_of(plan, model, choice);
    ImFont* font = outcome_font(kit, plan);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float top = from.y;
    for (const ChoiceOdds& odds : choice.odds) {
        const OddsFlow flow = flow_of_odds(kit, plan, odds, look, width);
        const std::vector<BarPart> bar = bar_of(odds.words);
        if (look.is_named) draw_text(list, font, from, packed(theme::sand), odds.title);
        const BarForm form = bar_form(plan, odds);
        if (form == BarForm::line) draw_bar(kit, plan, odds, look, bar, from, width);
        if (form == BarForm::thin) {
            const float y = from.y + flow.height - (thin_bar - 1.0F) * plan.scale;
            draw_odds_bar(list, bar,
                          {from.x + 1.0F, std::round(y), std::max(8.0F, width - 2.0F),
                           std::max(2.0F, std::round((thin_bar - 3.0F) * plan.scale))});
        }
        for (const OddsPlace& place : flow.places) {
            draw_word(kit, plan, odds.words[place.word], colour_of_word(bar, place.word),
                      told_text(odds, place.word, flow.form, &place == &flow.places.front()),
                      {std::round(from.x + place.x), std::round(from.y + place.y)});
        }
        if (flow.ellipsis) {
            draw_text(list, font, {from.x + flow.ellipsis->x, from.y + flow.ellipsis->y},
                      packed(theme::sand), more);
        }
        const ImVec2 to{from.x + width, from.y + flow.height};
        if (plan.tells_notes && ImGui::IsWindowHovered() && ImGui::IsMouseHoveringRect(from, to)) {
            paper_tooltip(kit, whole_story(choice, odds), Rule::none());
        }
        from.y += flow.height + 2.0F * plan.scale;
    }
    return from.y - top;
}

}  // namespace

float odds_height(const PanelKit& kit, const Plan& plan, const PromptModel& model,
                  const PromptChoice& choice, float width) {
    const WayLook look = look_of(plan, model, choice);
    float height = 0.0F;
    for (const ChoiceOdds& odds : choice.odds)
        height += flow_of_odds(kit, plan, odds, look, width).height + 2.0F * plan.scale;
    return height;
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

bool replaces_name(const Plan& plan, const PromptChoice& choice) {
    return plan.thrift == Thrift::no_explanation && !choice.odds.empty();
}

void show_odds(const PanelKit& kit, const Plan& plan, const PromptModel& model,
               const PromptChoice* told, ImVec2 from, float width) {
    from.y += plan.scale;
    if (!has_things(model)) {
        if (told != nullptr) draw_odds(kit, plan, model, *told, from, width);
        return;
    }
    for (const PromptChoice& choice : model.choices)
        from.y += draw_odds(kit, plan, model, choice, from, width);
}

}  // namespace frothy::prompt_layout
