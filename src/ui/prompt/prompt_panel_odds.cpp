#include "ui/prompt/prompt_panel_parts.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/letters.h"
#include "ui/notes.h"
#include "ui/prompt/odds_bar.h"

namespace ui::prompt_layout {

namespace {

// At a scale of 1.
constexpr float gauge_width = 7.0F;
constexpr float after_gauge = 5.0F;
constexpr float between = 16.0F;
constexpr float between_ways = 24.0F;
constexpr float thin_bar = 7.0F;  // with the room around it
constexpr float least_bar = 90.0F;
constexpr float least_way = 150.0F;

constexpr double alarming = 1.0 / 3.0;  // from then on a crash is told in red

struct WordPlace {
    std::size_t word = 0;
    float x = 0.0F;
    float y = 0.0F;
    float share = 0.0F;  // room for the figure, which stands at its right end
    float wrap = 0.0F;   // of the text
};

// Where there is little room the bar is a thin one under the words.
enum class BarForm : std::uint8_t { none, line, thin };

// A way as it is to be drawn, from its upper left corner.
struct WayLayout {
    ImVec2 at;
    float width = 0.0F;
    float height = 0.0F;
    BarForm bar = BarForm::none;
    bool is_bar_beside_title = false;
    std::vector<WordPlace> words;
};

struct OddsLayout {
    std::vector<WayLayout> ways;
    float height = 0.0F;
};

float outcome_line_height(const Kit& kit, const Plan& plan) {
    return outcome_font(kit, plan)->FontSize + 3.0F * plan.scale;
}

BarForm bar_form(const Plan& plan, const ChoiceOdds& odds) {
    const bool has_parts = std::ranges::any_of(
        odds.words, [](const play::OddsWord& word) { return word.of != play::OddsShade::none; });
    if (!has_parts) return BarForm::none;
    return plan.density >= Density::short_odds ? BarForm::thin : BarForm::line;
}

bool is_alarming(const play::OddsWord& word) {
    return play::is_grave(word) && word.part >= alarming;
}

// As there is room for them.
const std::vector<play::OddsWord>& words_of(const Plan& plan, const ChoiceOdds& odds) {
    return plan.density >= Density::short_odds ? odds.brief : odds.words;
}

// Of what stands beside the choice proposed, in little room, only what is hoped for or feared: the
// bar and the tooltip have the rest.
std::vector<std::size_t> told_words(const Plan& plan, const OddsWay& way) {
    const std::vector<play::OddsWord>& known = words_of(plan, *way.odds);
    const bool is_brief = plan.density >= Density::short_odds && way.is_aside;
    std::vector<std::size_t> words;
    for (std::size_t i = 0; i < known.size(); ++i) {
        const play::OddsWord& word = known[i];
        const bool is_marked = word.is_worst || word.bearing == play::Bearing::good ||
                               word.bearing == play::Bearing::grave;
        if (is_worth_telling(word) && (!is_brief || is_marked)) words.push_back(i);
    }
    return words;
}

struct Widths {
    float share = 0.0F;  // the widest figure
    float text = 0.0F;
    float gauge = 0.0F;

    float all() const { return gauge + share + text; }
};

Widths widths_of(const Kit& kit, const Plan& plan, const ChoiceOdds& odds,
                 const std::vector<std::size_t>& words) {
    ImFont* font = outcome_font(kit, plan);
    Widths widths;
    widths.gauge = (gauge_width + after_gauge) * plan.scale;
    for (const std::size_t i : words) {
        widths.share =
            std::max(widths.share, text_width(font, words_of(plan, odds)[i].share + " "));
        widths.text = std::max(widths.text, text_width(font, words_of(plan, odds)[i].text));
    }
    return widths;
}

// In as many columns as there is width for, read row by row.
float lay_in_columns(const Kit& kit, const Plan& plan, const ChoiceOdds& odds,
                     const std::vector<std::size_t>& words, float width, float top,
                     WayLayout& way) {
    ImFont* font = outcome_font(kit, plan);
    const Widths widths = widths_of(kit, plan, odds, words);
    const float gap = between * plan.scale;
    const float line = outcome_line_height(kit, plan);
    const int count = static_cast<int>(words.size());
    const int most =
        std::clamp(static_cast<int>((width + gap) / (widths.all() + gap)), 1, std::max(1, count));
    const int rows = (count + most - 1) / most;
    const float wrap =
        std::max(40.0F, std::min(widths.text + 1.0F, width - widths.gauge - widths.share));
    const int columns = (count + rows - 1) / rows;
    float y = top;
    float tall = 0.0F;
    for (int i = 0; i < count; ++i) {
        if (i % columns == 0) y += std::exchange(tall, line);
        const std::size_t word = words[static_cast<std::size_t>(i)];
        const float x = static_cast<float>(i % columns) * (widths.all() + gap);
        way.words.push_back({word, x, y, widths.share, wrap});
        tall = std::max(tall, text_height(font, words_of(plan, odds)[word].text, wrap) +
                                  3.0F * plan.scale);
    }
    way.height = y + tall;
    return way.height;
}

// One after the other, in as few lines as will do.
float lay_in_lines(const Kit& kit, const Plan& plan, const ChoiceOdds& odds,
                   const std::vector<std::size_t>& words, float width, ImVec2 from,
                   WayLayout& way) {
    ImFont* font = outcome_font(kit, plan);
    const float gauge = (gauge_width + after_gauge) * plan.scale;
    const float gap = between * plan.scale;
    float x = from.x;
    float y = from.y;
    float tall = outcome_line_height(kit, plan);
    for (const std::size_t i : words) {
        const float share = text_width(font, words_of(plan, odds)[i].share + " ");
        const float wanted = gauge + share + text_width(font, words_of(plan, odds)[i].text);
        if (x > 0.0F && x + wanted > width) {
            x = 0.0F;
            y += tall;
            tall = outcome_line_height(kit, plan);
        }
        const float wrap = std::max(40.0F, std::min(wanted, width - x) - gauge - share + 1.0F);
        way.words.push_back({i, x, y, share, wrap});
        tall = std::max(tall,
                        text_height(font, words_of(plan, odds)[i].text, wrap) + 3.0F * plan.scale);
        x += wanted + gap;
    }
    return y + tall;
}

WayLayout lay_way(const Kit& kit, const Plan& plan, const OddsWay& way, ImVec2 at, float width) {
    WayLayout layout;
    layout.at = at;
    layout.width = width;
    layout.bar = bar_form(plan, *way.odds);
    const float s = plan.scale;
    ImFont* font = outcome_font(kit, plan);
    const float title = way.is_named ? text_width(font, way.odds->title) : 0.0F;
    const std::vector<std::size_t> words = told_words(plan, way);
    if (layout.bar != BarForm::line) {
        const float x = way.is_named ? title + between * s : 0.0F;
        const float foot = layout.bar == BarForm::thin ? thin_bar * s : 0.0F;
        layout.height = lay_in_lines(kit, plan, *way.odds, words, width, {x, 0.0F}, layout) + foot;
        return layout;
    }
    layout.is_bar_beside_title = !way.is_named || title + 8.0F * s + least_bar * s <= width;
    float top = way.is_named ? text_height(font, way.odds->title, width) + 3.0F * s : 0.0F;
    if (!way.is_named || !layout.is_bar_beside_title) top += kit.fonts().small->FontSize + 2.0F * s;
    layout.height = lay_in_columns(kit, plan, *way.odds, words, width, top, layout);
    return layout;
}

// What a way needs so that no word of it breaks.
float natural_width(const Kit& kit, const Plan& plan, const OddsWay& way) {
    const Widths widths = widths_of(kit, plan, *way.odds, told_words(plan, way));
    return std::max({least_way * plan.scale, widths.all() + 2.0F,
                     text_width(outcome_font(kit, plan), way.odds->title)});
}

// So far beside each other, or for 0 one under the other.
OddsLayout lay_ways(const Kit& kit, const Plan& plan, std::span<const OddsWay> ways, float width,
                    float pitch) {
    OddsLayout layout;
    ImVec2 at{0.0F, 0.0F};
    for (const OddsWay& way : ways) {
        layout.ways.push_back(lay_way(kit, plan, way, at, width));
        const float height = layout.ways.back().height + 2.0F * plan.scale;
        layout.height = std::max(layout.height, at.y + height);
        at.x += pitch;
        at.y += pitch > 0.0F ? 0.0F : height;
    }
    return layout;
}

OddsLayout lay_odds(const Kit& kit, const Plan& plan, std::span<const OddsWay> ways, float width) {
    const float gap = between_ways * plan.scale;
    const auto count = static_cast<float>(ways.size());
    const float share = (width - (count - 1.0F) * gap) / std::max(1.0F, count);
    const bool is_beside = ways.size() > 1 && plan.density < Density::short_odds &&
                           std::ranges::all_of(ways, [&](const OddsWay& way) {
                               return bar_form(plan, *way.odds) == BarForm::line &&
                                      natural_width(kit, plan, way) <= share;
                           });
    if (is_beside) return lay_ways(kit, plan, ways, share, share + gap);
    OddsLayout under = lay_ways(kit, plan, ways, width, 0.0F);
    if (!plan.packs_odds || share < least_way * plan.scale) return under;
    OddsLayout beside = lay_ways(kit, plan, ways, share, share + gap);
    return beside.height < under.height ? beside : under;
}

stage::Colour colour_of(play::Bearing bearing) {
    switch (bearing) {
    case play::Bearing::good: return theme::water;
    case play::Bearing::neutral: return theme::stone;
    case play::Bearing::bad: return theme::terracotta;
    case play::Bearing::grave: return theme::red;
    }
    return theme::stone;
}

// Its chances in short: the first of them, and a few lines more.
std::string short_story(const OddsWay& way) {
    constexpr std::size_t most_more = 4;
    const ChoiceOdds& odds = *way.odds;
    std::string story;
    std::size_t lines = 0;
    for (const play::OddsWord& word : odds.words) {
        if (!is_worth_telling(word)) continue;
        const std::string line = word.share + " " + word.text;
        if (lines == 0) {
            story = odds.title.empty() ? line : say("{0}: {1}", {odds.title, line});
        } else if (lines <= most_more) {
            story += "\n" + line;
        }
        ++lines;
    }
    return odds.exactness.empty() ? story : story + "\n" + odds.exactness;
}

// How one of them is counted.
std::string word_story(const play::OddsWord& word) {
    const std::string told = word.share + " " + word.text;
    return word.detail.empty() ? told : told + "\n" + word.detail;
}

void draw_word(const Kit& kit, const Plan& plan, const play::OddsWord& word, PartLook look,
               const WordPlace& place, ImVec2 at) {
    const float s = plan.scale;
    ImFont* font = outcome_font(kit, plan);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float tall = font->FontSize - 4.0F * s;
    const stage::Rect gauge{at.x, at.y + 2.0F * s, gauge_width * s, tall};
    const float words = at.x + (gauge_width + after_gauge) * s;
    const float text = words + place.share;
    if (is_alarming(word)) {
        const float right = text + std::min(place.wrap, text_width(font, word.text));
        const float high = text_height(font, word.text, place.wrap);
        list.AddRectFilled({at.x - 4.0F * s, at.y}, {right + 4.0F * s, at.y + high},
                           packed(theme::red), 4.0F * s);
    }
    if (word.of != play::OddsShade::none) {
        draw_part(list, look, gauge);
        outline_rect(list, gauge, packed(theme::ivory, 0.5F), 2.0F * s);
    } else {
        const float part = static_cast<float>(word.part);
        const float filled = part > 0 ? std::max(2.0F, std::round(tall * part)) : 0.0F;
        fill_rect(list, {gauge.x, gauge.y, 4.0F * s, tall}, packed(theme::ivory, 0.22F));
        fill_rect(list, {gauge.x, gauge.bottom() - filled, 4.0F * s, filled},
                  packed(colour_of(word.bearing)));
    }
    draw_text(list, font, {text - text_width(font, word.share + " "), at.y}, packed(theme::ivory),
              word.share);
    draw_text(list, font, {text, at.y}, packed(is_alarming(word) ? theme::ivory : theme::sand),
              word.text, place.wrap);
}

// The bar beside the title of its way or under it, and how exact it is at its end. Tells its place.
stage::Rect draw_bar(const Kit& kit, const Plan& plan, const OddsWay& way, const WayLayout& layout,
                     const std::vector<BarPart>& bar, ImVec2 from) {
    const float s = plan.scale;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    ImFont* font = outcome_font(kit, plan);
    ImFont* small = kit.fonts().small;
    float line = small->FontSize + 2.0F * s;
    const float gap = 8.0F * s;
    float left = from.x;
    if (way.is_named && layout.is_bar_beside_title) {
        line = outcome_line_height(kit, plan);
        left += text_width(font, way.odds->title) + gap;
    } else if (way.is_named) {
        from.y += text_height(font, way.odds->title, layout.width) + 3.0F * s;
    }
    float right = from.x + layout.width;
    const float exactness = text_width(small, way.odds->exactness);
    if (right - exactness - gap - left > least_bar * s * 0.6F) {
        right -= exactness;
        draw_text(list, small, {right, from.y + (line - small->FontSize) / 2.0F},
                  packed(theme::stone), way.odds->exactness);
        right -= gap;
    }
    const float tall = std::min(11.0F * s, line - 4.0F * s);
    const stage::Rect where{std::round(left) + 1.0F, std::round(from.y + (line - tall) / 2.0F),
                            std::max(8.0F, std::floor(right - left) - 2.0F), std::round(tall)};
    draw_odds_bar(list, bar, where);
    return where;
}

// The thin one under the words.
stage::Rect draw_thin_bar(const Plan& plan, const WayLayout& layout,
                          const std::vector<BarPart>& bar, ImVec2 from) {
    const float y = from.y + layout.height - (thin_bar - 1.0F) * plan.scale;
    const stage::Rect where{from.x + 1.0F, std::round(y), std::max(8.0F, layout.width - 2.0F),
                            std::max(2.0F, std::round((thin_bar - 3.0F) * plan.scale))};
    draw_odds_bar(*ImGui::GetWindowDrawList(), bar, where);
    return where;
}

// What the pointer rests on, in a few lines.
void tell_way(const Kit& kit, const Plan& plan, const OddsWay& way, const WayLayout& layout,
              const stage::Rect& bar, ImVec2 from) {
    const stage::Rect all{from.x, from.y, layout.width, layout.height};
    if (!plan.tells_notes || !ImGui::IsWindowHovered() || !is_pointed_at(all)) return;
    // The bar, and how exact it is beside it.
    const stage::Rect reckoned{bar.x, bar.y, from.x + layout.width - bar.x, bar.height};
    if (!way.odds->method.empty() && is_pointed_at(stage::grown(reckoned, 3.0F)))
        return tell_over_panel(kit, way.odds->method, RuleRef(), all);
    const float line = outcome_line_height(kit, plan);
    const float gauge = (gauge_width + after_gauge) * plan.scale;
    for (const WordPlace& place : layout.words) {
        const play::OddsWord& word = words_of(plan, *way.odds)[place.word];
        const stage::Rect where{from.x + place.x, from.y + place.y,
                                gauge + place.share + place.wrap, line};
        if (is_pointed_at(where))
            return tell_over_panel(kit, word_story(word), RuleRef(word.rule), all);
    }
    tell_over_panel(kit, short_story(way), RuleRef(), all);
}

void draw_way(const Kit& kit, const Plan& plan, const OddsWay& way, const WayLayout& layout,
              ImVec2 from) {
    const ChoiceOdds& odds = *way.odds;
    const std::vector<BarPart> bar = bar_of(words_of(plan, odds));
    if (way.is_named) {
        draw_text(*ImGui::GetWindowDrawList(), outcome_font(kit, plan), from, packed(theme::sand),
                  odds.title, layout.width);
    }
    stage::Rect bar_at;
    if (layout.bar == BarForm::line) bar_at = draw_bar(kit, plan, way, layout, bar, from);
    if (layout.bar == BarForm::thin) bar_at = draw_thin_bar(plan, layout, bar, from);
    for (const WordPlace& place : layout.words) {
        draw_word(kit, plan, words_of(plan, odds)[place.word], look_of_word(bar, place.word), place,
                  {std::round(from.x + place.x), std::round(from.y + place.y)});
    }
    tell_way(kit, plan, way, layout, bar_at, from);
}

}  // namespace

std::vector<OddsWay> ways_to_tell(const PromptModel& model, const PromptChoice* told) {
    std::vector<OddsWay> ways;
    const auto add = [&](const PromptChoice& choice) {
        for (const ChoiceOdds& odds : choice.odds) {
            ways.push_back({&odds});
            ways.back().is_aside = choice.leaves_touched;
        }
    };
    if (model.has_things()) {
        for (const PromptChoice& choice : model.choices)
            add(choice);
    } else if (told != nullptr) {
        add(*told);
    }
    for (OddsWay& way : ways)
        way.is_named = ways.size() > 1 || model.names_odds;
    return ways;
}

std::vector<OddsWay> ways_of(const PromptDie& die) {
    std::vector<OddsWay> ways;
    for (const ChoiceOdds& odds : die.odds)
        ways.push_back({&odds});
    return ways;
}

float odds_height(const Kit& kit, const Plan& plan, std::span<const OddsWay> ways, float width) {
    return lay_odds(kit, plan, ways, width).height;
}

void draw_odds(const Kit& kit, const Plan& plan, std::span<const OddsWay> ways, ImVec2 from,
               float width) {
    const OddsLayout layout = lay_odds(kit, plan, ways, width);
    for (std::size_t i = 0; i < ways.size(); ++i) {
        const WayLayout& way = layout.ways[i];
        draw_way(kit, plan, ways[i], way, {from.x + way.at.x, from.y + way.at.y});
    }
}

namespace {

// The cards beside the box are taller than both.
bool has_room_for_both(const Plan& plan) {
    return plan.has_uses && !plan.is_stacked && !plan.is_column;
}

}  // namespace

bool replaces_explanation(const Plan& plan, const PromptChoice& choice) {
    return plan.density >= Density::short_odds && !has_room_for_both(plan) && !choice.odds.empty();
}

bool replaces_name(const Plan& plan, const PromptChoice& choice) {
    return plan.density >= Density::no_explanation && !has_room_for_both(plan) &&
           !choice.odds.empty();
}

}  // namespace ui::prompt_layout
