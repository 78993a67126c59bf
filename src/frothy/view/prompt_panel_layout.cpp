#include "frothy/view/prompt_panel_layout.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "frothy/view/key_cap.h"
#include "frothy/view/panel_parts.h"
#include "frothy/view/prompt_panel_odds.h"

namespace frothy::prompt_layout {

using parts::key_button_width;
using parts::text_height;
using parts::text_width;

bool has_things(const PromptModel& model) { return !model.cards.empty() || !model.dice.empty(); }

namespace {

constexpr std::array shrinks = {1.0F, 0.94F, 0.88F, 0.82F, 0.76F, 0.70F};
constexpr float least_for_odds = 0.82F;
constexpr float scrolled_shrink = 0.88F;

float natural_width(const Plan& plan, const PromptModel& model) {
    const float s = plan.scale;
    // Cards may lie one on the other where room is scarce.
    const float card = plan.is_tight ? 50.0F : 82.0F;
    if (!model.cards.empty()) return static_cast<float>(model.cards.size()) * card * s;
    const std::size_t dice = model.dice.size();
    if (plan.thrift < Thrift::small_dice) {
        // Beside cards that would change them they leave room for what those do.
        const bool leaves_room =
            model.kind == PromptKind::reroll_dice || model.kind == PromptKind::after_roll;
        return static_cast<float>(dice) * (leaves_room ? 72.0F : 88.0F) * s;
    }
    return static_cast<float>(dice > 6 ? (dice + 1) / 2 : dice) * 50.0F * s;  // in two lines
}

Plan plan_at(const PanelKit& kit, const PromptModel& model, float width, float shrink,
             Thrift thrift) {
    Plan plan;
    plan.thrift = thrift;
    plan.scale = kit.scale() * shrink;
    plan.is_tight = shrink < 0.9F;
    const float s = plan.scale;
    plan.inner = std::max(120.0F, width - 46.0F * kit.scale());
    // Shrinking keeps the arrangement: it depends on the window's scale alone.
    const bool is_wide = plan.inner >= 460.0F * kit.scale();
    plan.names_rules = (is_wide || !plan.is_tight) && thrift != Thrift::tiny_dice;
    plan.is_column = !is_wide;
    plan.actions = is_wide ? std::clamp(plan.inner * 0.28F, 170.0F * s, 330.0F * s) : plan.inner;
    const float rest = is_wide ? plan.inner - plan.actions - 16.0F * s : plan.inner;
    plan.things = rest;
    if (!has_things(model)) {  // the box stands under the buttons, beside the main one
        plan.things = plan.inner;
        plan.outcome = is_wide ? rest : plan.actions;
        plan.is_stacked = is_wide;
        return plan;
    }
    plan.is_stacked = plan.is_column || rest < 540.0F * kit.scale();
    plan.outcome = rest;
    if (plan.is_stacked) return plan;
    // Cards and dice take what they like to have, the box the rest, within reason.
    const float least = (rest > 800.0F * s ? 350.0F : 270.0F) * s;
    const float most_things = std::max(rest * 0.5F, rest - least - 16.0F * s);
    plan.things =
        std::clamp(natural_width(plan, model), std::min(rest * 0.36F, most_things), most_things);
    plan.outcome = std::min(rest - plan.things - 16.0F * s, 520.0F * kit.scale());
    return plan;
}

}  // namespace

namespace {

Plan largest_that_fits(const PanelKit& kit, const PromptModel& model, float width, float height) {
    constexpr int most_more_odds = 8;  // lines
    const auto fits = [&](const Plan& one) {
        return whole_height(kit, one, model) <= height + 0.5F;
    };
    const bool has_odds = std::ranges::any_of(
        model.choices, [](const PromptChoice& choice) { return !choice.odds.empty(); });
    // A little smaller rather than odds cut short.
    for (const float shrink : shrinks) {
        if (!has_odds || shrink < least_for_odds) break;
        Plan plan = plan_at(kit, model, width, shrink, Thrift::none);
        plan.more_odds = most_more_odds;
        if (fits(plan)) return plan;
    }
    for (const Thrift thrift : {Thrift::none, Thrift::short_odds, Thrift::small_dice,
                                Thrift::no_explanation, Thrift::tiny_dice}) {
        const bool is_of_dice = thrift == Thrift::small_dice || thrift == Thrift::tiny_dice;
        if (thrift == Thrift::short_odds && !has_odds) continue;
        if (is_of_dice && model.dice.empty()) continue;
        for (const float shrink : shrinks) {
            Plan plan = plan_at(kit, model, width, shrink, thrift);
            if (!fits(plan)) continue;
            while (has_odds && plan.more_odds < most_more_odds) {
                ++plan.more_odds;
                if (fits(plan)) continue;
                --plan.more_odds;
                break;
            }
            return plan;
        }
    }
    // It scrolls: all is told, and only beside what stays where it is.
    Plan plan = plan_at(kit, model, width, scrolled_shrink, Thrift::no_explanation);
    plan.more_odds = most_more_odds;
    plan.outcome = std::min(plan.outcome, plan.inner - plan.actions - 16.0F * plan.scale);
    if (!has_things(model) && !plan.is_column) plan.things = plan.outcome;
    if (plan.is_column) plan.outcome = plan.inner;
    return plan;
}

}  // namespace

Plan plan_to_fit(const PanelKit& kit, const PromptModel& model, float width, float height) {
    Plan plan = largest_that_fits(kit, model, width, height);
    const float left = height - whole_height(kit, plan, model);
    if (model.dice.empty() || left < -0.5F) return plan;  // it scrolls
    // Beside the box dice may be as tall as all there is; over it, as tall as what it leaves.
    const bool is_over = plan.is_stacked || plan.is_column;
    plan.tall = is_over ? left + things_height(kit, plan, model)
                        : height - edges_height(plan) - head_height(kit, plan, model);
    return plan;
}

ImFont* choice_font(const PanelKit& kit, const Plan& plan) {
    return plan.is_tight ? kit.frame.fonts().small : kit.frame.fonts().label;
}

ImFont* outcome_font(const PanelKit& kit, const Plan& plan) {
    return plan.is_tight || plan.outcome < 340.0F * plan.scale ? kit.frame.fonts().small
                                                               : kit.frame.fonts().label;
}

// The largest face in which the words are one line; else a small one.
ImFont* explanation_font(const PanelKit& kit, const Plan& plan, const std::string& words) {
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    const float room = plan.inner - badge_room(plan);
    if (!plan.is_tight && text_width(fonts.body, words) <= room) return fonts.body;
    if (text_width(fonts.label, words) <= room) return fonts.label;
    return plan.is_tight || plan.inner < 700.0F * plan.scale ? fonts.small : fonts.label;
}

TitleFace title_face(const PanelKit& kit, const Plan& plan, const std::string& title) {
    constexpr float least_share = 0.72F;
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    const float room = plan.inner - badge_room(plan);
    const float share = std::min(1.0F, room / std::max(1.0F, text_width(fonts.heading, title)));
    if (share >= least_share)
        return {fonts.heading, std::floor(fonts.heading->FontSize * share), 0.0F};
    const auto whole = [&](ImFont* font) { return TitleFace{font, font->FontSize, room}; };
    if (text_width(fonts.body, title) <= room) return whole(fonts.body);
    const bool is_scarce = plan.thrift == Thrift::tiny_dice;
    return whole(is_scarce && text_width(fonts.label, title) > room ? fonts.small : fonts.label);
}

float title_height(const PanelKit& kit, const Plan& plan, const std::string& title) {
    const TitleFace face = title_face(kit, plan, title);
    return face.wrap == 0.0F ? face.size : text_height(face.font, title, face.wrap);
}

float edges_height(const Plan& plan) { return 26.0F * plan.scale; }

float badge_room(const Plan& plan) {
    return plan.inner >= 460.0F * plan.scale ? 56.0F * plan.scale : 0.0F;
}

float head_height(const PanelKit& kit, const Plan& plan, const PromptModel& model) {
    const float room = plan.inner - badge_room(plan);
    const float title = title_height(kit, plan, model.title);
    if (plan.thrift >= Thrift::no_explanation) return title + 12.0F * plan.scale;
    return title + 4.0F * plan.scale +
           text_height(explanation_font(kit, plan, model.explanation), model.explanation, room) +
           12.0F * plan.scale;
}

CardFan card_fan(const Plan& plan, std::size_t cards) {
    CardFan fan;
    const float s = plan.scale;
    fan.size =
        plan.inner < 700.0F * s ? ImVec2{56.0F * s, 78.4F * s} : ImVec2{72.0F * s, 100.8F * s};
    const float count = static_cast<float>(std::max<std::size_t>(1, cards));
    const float room = plan.things - fan.size.x - 2.0F * fan_edge * s;
    // Held in a hand, one lies over the other; where there is room, no more than its edge.
    fan.pitch = std::min(fan.size.x * 0.94F, count > 1.0F ? room / (count - 1.0F) : room);
    return fan;
}

Flow flow_of(const PanelKit& kit, const Plan& plan, const PromptModel& model, float width) {
    const float s = plan.scale;
    Flow flow;
    float x = 0.0F;
    float y = 0.0F;
    const auto place = [&](bool is_fold, std::size_t index, float wanted) {
        wanted = std::min(wanted, width);
        if (x > 0.0F && x + wanted > width) {
            x = 0.0F;
            y += (button_height + gap) * s;
        }
        flow.places.push_back({is_fold, index, x, y, wanted});
        x += wanted + gap * s;
    };
    for (std::size_t i = 0; i < model.choices.size(); ++i) {
        const PromptChoice& choice = model.choices[i];
        if (static_cast<int>(i) == model.main) continue;
        place(false, i,
              key_button_width(kit, choice.label, choice.first_key(), choice_font(kit, plan)));
    }
    if (model.folds_refused()) {
        const float words = text_width(kit.frame.fonts().small, fold_label(model));
        place(true, 0, words + 16.0F * s + key_cap_room(kit, stage::Key::x));
    }
    flow.height = flow.places.empty() ? 0.0F : y + button_height * s;
    return flow;
}

float things_height(const PanelKit& kit, const Plan& plan, const PromptModel& model) {
    if (!model.cards.empty()) {
        return card_fan(plan, model.cards.size()).size.y + fan_room * plan.scale;
    }
    if (!model.dice.empty()) {
        const DiceGrid grid = dice_grid(kit, plan, model);
        return static_cast<float>(grid.rows) * grid.row_height;
    }
    return flow_of(kit, plan, model, plan.things).height;
}

float outcome_height(const PanelKit& kit, const Plan& plan, const PromptModel& model) {
    const float s = plan.scale;
    if (plan.outcome <= 0.0F) return 0.0F;
    ImFont* font = outcome_font(kit, plan);
    const float wrap = plan.outcome - 24.0F * s;
    const auto lines_height = [&](const std::vector<OutcomeLine>& lines, bool names_rules) {
        float height = 0.0F;
        for (const OutcomeLine& line : lines) {
            float room = wrap;
            if (names_rules && !line.rule.is_none()) {
                room -= text_width(kit.frame.fonts().small, line.rule.text()) + 10.0F * s;
            }
            height += text_height(font, line.text, room) + 3.0F * s;
        }
        return height;
    };
    if (model.shows_refused) {
        return 20.0F * s + font->FontSize + lines_height(refused_lines(model), true);
    }
    if (!has_things(model)) {  // the longest explanation, so that the box keeps its size
        float most = 2.0F * font->FontSize;
        for (const PromptChoice& choice : model.choices) {
            float height = odds_height(kit, plan, model, choice, wrap);
            if (!replaces_name(plan, choice)) height += text_height(font, choice.label, wrap);
            if (!replaces_explanation(plan, choice)) {
                height += lines_height({{choice.explanation, choice.rule}}, plan.names_rules);
            }
            most = std::max(most, height);
        }
        return most + 24.0F * s;
    }
    const float title = model.outcome_title.empty()
                            ? 0.0F
                            : text_height(font, model.outcome_title, wrap) + 3.0F * s;
    return 17.0F * s + title + lines_height(model.outcome, plan.names_rules) +
           all_odds_height(kit, plan, model, wrap);
}

std::string fold_label(const PromptModel& model) {
    return words::say("Not possible now ({0})", {static_cast<int>(model.refused.size())});
}

std::vector<OutcomeLine> refused_lines(const PromptModel& model) {
    std::vector<OutcomeLine> lines;
    for (const PromptRefusal& refusal : model.refused)
        lines.push_back({words::say("{0}: {1}", {refusal.label, refusal.reason}), refusal.rule});
    return lines;
}

float actions_height(const PanelKit& kit, const Plan& plan, const PromptModel& model) {
    const float s = plan.scale;
    // The place of the main button is kept where there is none, so that nothing else comes under a
    // pointer that rests there.
    const float flow = has_things(model) ? flow_of(kit, plan, model, plan.actions).height : 0.0F;
    return (main_height + gap + button_height) * s + (flow > 0.0F ? flow + gap * s : 0.0F);
}

float foot_height(const Plan& plan) { return main_height * plan.scale; }

float body_height(const PanelKit& kit, const Plan& plan, const PromptModel& model) {
    const float s = plan.scale;
    const float between = 10.0F * s;
    const float things = things_height(kit, plan, model);
    const float outcome = outcome_height(kit, plan, model);
    if (plan.is_column) {
        const float flow =
            has_things(model) ? flow_of(kit, plan, model, plan.actions).height : 0.0F;
        return things + between + (flow > 0.0F ? flow + between : 0.0F) + outcome + between +
               foot_height(plan);
    }
    if (!has_things(model)) {
        return things + between + std::max(outcome, actions_height(kit, plan, model));
    }
    const float left = plan.is_stacked ? things + outcome + between : std::max(things, outcome);
    return std::max(left, actions_height(kit, plan, model));
}

float whole_height(const PanelKit& kit, const Plan& plan, const PromptModel& model) {
    return edges_height(plan) + head_height(kit, plan, model) + body_height(kit, plan, model);
}

}  // namespace frothy::prompt_layout
