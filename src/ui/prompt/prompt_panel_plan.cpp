// How the decision panel comes to fit its place.
#include <algorithm>
#include <array>

#include "ui/prompt/prompt_panel_parts.h"

namespace ui::prompt_layout {

namespace {

constexpr std::array shrinks = {1.0F, 0.94F, 0.88F, 0.82F, 0.76F, 0.70F};
constexpr float wide_card = 84.0F;
constexpr float middling_card = 70.0F;
constexpr float crowded_shrink = 0.9F;
constexpr float scrolled_shrink = 0.88F;

// Smaller things rather than smaller letters, and small letters rather than no explanation; and
// small cards or short words rather than that odds must be scrolled to.
struct Step {
    Letters letters;
    Density density;
    float widest_card = 0.0F;
    bool scrolls_note = false;
};
constexpr std::array steps = {
    Step{Letters::large, Density::none},
    Step{Letters::large, Density::short_odds},
    Step{Letters::small, Density::none, wide_card},
    Step{Letters::small, Density::none, middling_card},
    Step{Letters::small, Density::none},
    Step{Letters::small, Density::short_odds},
    Step{Letters::small, Density::none, middling_card, true},
    Step{Letters::small, Density::small_dice},
    Step{Letters::small, Density::first_sentence},
    Step{Letters::small, Density::no_explanation},
    Step{Letters::small, Density::tiny_dice},
    Step{Letters::small, Density::short_note},
    Step{Letters::small, Density::no_note},
};

constexpr auto make_ladder() {
    std::array<Rung, steps.size() * shrinks.size()> ladder{};
    std::size_t next = 0;
    for (const Step& step : steps) {
        for (const float shrink : shrinks)
            ladder[next++] = {step.letters, step.density, shrink, step.widest_card,
                              step.scrolls_note};
    }
    return ladder;
}

constexpr auto ladder = make_ladder();

constexpr std::size_t first_small() {
    std::size_t rung = 0;
    while (ladder[rung].letters != Letters::small)
        ++rung;
    return rung;
}

float natural_width(const Plan& plan, const PromptModel& model) {
    constexpr float readable = 66.0F;  // of a card of which the next one leaves so much to see
    if (plan.has_uses) return static_cast<float>(model.cards.size()) * readable * plan.unit;
    const float s = plan.scale;
    const float card = plan.is_crowded ? 50.0F : 76.0F;
    if (!model.cards.empty()) return static_cast<float>(model.cards.size()) * card * s;
    const std::size_t dice = model.dice.size();
    if (plan.density < Density::small_dice) {
        // Beside cards that would change them they leave room for what those do.
        return static_cast<float>(dice) * (model.has_long_notes ? 72.0F : 88.0F) * s;
    }
    return static_cast<float>(dice > 6 ? (dice + 1) / 2 : dice) * 50.0F * s;  // in two lines
}

float inner_width(const Kit& kit, float width) {
    return std::max(120.0F, width - 46.0F * kit.scale());
}

bool is_wide(const Kit& kit, float inner) { return inner >= 460.0F * kit.scale(); }

// Cards among the choices take what they like to have, but leave room for the buttons.
void place_hand(const Kit& kit, const PromptModel& model, Plan& plan) {
    constexpr float least_beside_all = 700.0F;  // of the whole width
    constexpr std::size_t few_buttons = 4;
    const std::vector<std::size_t> hand = hand_of(model);
    plan.things = plan.inner;
    if (hand.empty()) return;
    const bool is_narrow = plan.inner < least_beside_all * kit.scale();
    std::size_t others = model.choices.size() - hand.size() + (model.folds_refused() ? 1 : 0);
    if (model.main >= 0) --others;
    if (plan.is_column || (is_narrow && others == 0)) {
        plan.hand_at = HandPlace::row;
        plan.hand = plan.inner;
        return;
    }
    // Small ones beside the box, as the last resort, leave the buttons the whole width.
    const bool is_beside_box = is_narrow || plan.density >= Density::short_note;
    plan.hand_at = is_beside_box ? HandPlace::beside_box : HandPlace::beside_all;
    const float share = others > few_buttons ? 0.4F : others > 0 ? 0.5F : 0.6F;
    plan.hand =
        std::min((plan.inner - plan.actions) * share, choice_fan_width(kit, plan, hand.size()));
    if (!is_beside_box) plan.things -= hand_beside(kit, plan);
    plan.outcome -= hand_beside(kit, plan);
}

// Beside a bar that scrolls there is so much less room, which the main button does not give up.
Plan plan_at(const Kit& kit, const PromptModel& model, float width, const Rung& rung, float bar) {
    Plan plan;
    plan.density = rung.density;
    plan.letters = rung.letters;
    plan.scale = kit.scale() * rung.shrink;
    plan.unit = kit.scale();
    plan.is_crowded = rung.shrink < crowded_shrink || rung.density >= Density::short_odds;
    plan.has_uses = std::ranges::any_of(model.cards, &PromptCard::names_uses);
    plan.widest_card = rung.widest_card;
    plan.scrolls_note = rung.scrolls_note;
    const float s = plan.scale;
    const float whole = inner_width(kit, width);
    plan.inner = std::max(120.0F, whole - bar);
    // Shrinking keeps the arrangement: it depends on the window's scale alone.
    const bool has_width = is_wide(kit, plan.inner);
    plan.names_rules = model.shows_why && has_width && rung.density < Density::tiny_dice;
    plan.is_column = !has_width;
    // The main button keeps its place and size from question to question.
    const float u = plan.unit;
    plan.actions = has_width ? std::clamp(whole * 0.28F, 170.0F * u, 330.0F * u) : plan.inner;
    const float rest = has_width ? plan.inner - plan.actions - 16.0F * s : plan.inner;
    plan.things = rest;
    const bool has_note = !drops_note(plan, model);
    plan.fold = fold_beside_note(kit, plan, model);
    if (!model.has_things()) {  // the box stands under the buttons, beside the main one
        plan.outcome = has_width ? rest : plan.actions;
        plan.outcome -= plan.fold;
        place_hand(kit, model, plan);
        if (!has_note) plan.outcome = 0.0F;
        plan.is_stacked = has_width;
        return plan;
    }
    const float beside = plan.letters == Letters::large ? 700.0F : 540.0F;
    plan.is_stacked = plan.is_column || rest < beside * kit.scale();
    plan.outcome = rest - plan.fold;
    if (plan.is_stacked) return plan;
    // Cards and dice take what they like to have, the box the rest, within reason.
    const float usual = rest > 800.0F * s ? 350.0F : 270.0F;
    const float least = plan.has_uses ? 236.0F * plan.unit : usual * s;
    const float most_things = std::max(rest * 0.5F, rest - least - 16.0F * s);
    plan.things =
        std::clamp(natural_width(plan, model), std::min(rest * 0.32F, most_things), most_things);
    plan.outcome = std::min(rest - plan.things - 16.0F * s, 640.0F * kit.scale());
    return plan;
}

bool fits(const Kit& kit, const Plan& plan, const PromptModel& model, float height) {
    return whole_height(kit, plan, model) <= height + 0.5F;
}

}  // namespace

std::size_t first_rung(const Kit& kit, stage::Vec2 room) {
    constexpr float least_width = 700.0F;
    constexpr float least_height = 266.0F;
    const bool is_large = inner_width(kit, room.x) >= least_width * kit.scale() &&
                          room.y >= least_height * kit.scale();
    return is_large ? 0 : first_small();
}

std::optional<std::size_t> rung_to_fit(const Kit& kit, const PromptModel& model, stage::Vec2 room,
                                       std::size_t from) {
    for (std::size_t rung = from; rung < ladder.size(); ++rung) {
        const Plan plan = plan_at(kit, model, room.x, ladder[rung], 0.0F);
        const bool is_of_use =
            ladder[rung].widest_card == 0.0F || (plan.is_column && plan.has_uses);
        if (is_of_use && fits(kit, plan, model, room.y)) return rung;
    }
    return std::nullopt;
}

std::size_t rung_of_question(const Kit& kit, const Prompt& prompt, stage::Vec2 room) {
    constexpr std::size_t most_touches = 8;
    const PromptModel& model = prompt.model();
    std::size_t rung = first_rung(kit, room);
    Prompt touched = prompt;
    const std::size_t items = std::min(model.cards.size() + model.dice.size(), most_touches);
    for (std::size_t i = 0; i <= items; ++i) {
        rung = rung_to_fit(kit, touched.model(), room, rung).value_or(rung);
        if (model.cards.empty()) {
            touched.toggle_die(i);
            continue;
        }
        touched.toggle_card(i);
        const bool has_more = i < model.cards.size() && model.cards[i].shows_uses();
        for (std::size_t use = 2; has_more && use <= model.cards[i].uses.size(); ++use) {
            rung = rung_to_fit(kit, touched.model(), room, rung).value_or(rung);
            touched.toggle_card(i);
        }
    }
    return rung;
}

Letters letters_on(std::size_t rung) { return ladder.at(rung).letters; }

Plan plan_on(const Kit& kit, const PromptModel& model, stage::Vec2 room, std::size_t rung) {
    Plan plan = plan_at(kit, model, room.x, ladder.at(rung), 0.0F);
    plan.has_large_note = plan.letters == Letters::large;
    plan.has_large_note = plan.has_large_note && fits(kit, plan, model, room.y);
    if (model.dice.empty()) return plan;
    // Beside the box dice may be as tall as all there is; over it, as tall as what it leaves.
    const float note = note_height(kit, plan, model) - least_note_height(kit, plan, model);
    const float left = std::max(0.0F, room.y - whole_height(kit, plan, model) - note);
    const bool is_over = plan.is_stacked || plan.is_column;
    plan.tall = is_over ? left + things_height(kit, plan, model)
                        : room.y - edges_height(plan) - head_height(kit, plan, model);
    return plan;
}

Plan plan_to_scroll(const Kit& kit, const PromptModel& model, float width, float bar) {
    Plan plan =
        plan_at(kit, model, width, {Letters::small, Density::no_explanation, scrolled_shrink}, bar);
    if (plan.is_column && !model.has_things()) {  // as many buttons in sight as can be
        plan = plan_at(kit, model, width, ladder.back(), bar);
        if (!drops_note(plan, model)) plan.outcome = plan.inner;
        return plan;
    }
    if (plan.is_column) {
        // All but the note in sight.
        if (plan.has_uses) plan = plan_at(kit, model, width, ladder.back(), bar);
        plan.outcome = plan.inner;
        return plan;
    }
    const float beside = plan.inner - plan.actions - 16.0F * plan.scale;
    if (model.has_things()) {
        plan.outcome = std::min(plan.outcome, beside);
        return plan;
    }
    if (plan.hand_at == HandPlace::beside_box) plan.hand_at = HandPlace::row;
    plan.outcome = beside - hand_beside(kit, plan);
    plan.things = plan.hand_at == HandPlace::beside_all ? plan.outcome : beside;
    if (plan.hand_at == HandPlace::row) plan.hand = beside;
    return plan;
}

}  // namespace ui::prompt_layout
