#include "ui/prompt/prompt_panel_layout.h"

#include <algorithm>
#include <cmath>

#include "ui/buttons.h"
#include "ui/key_cap.h"
#include "ui/letters.h"
#include "ui/panels.h"
#include "ui/prompt/prompt_panel_parts.h"

namespace ui::prompt_layout {

bool is_tight(const Plan& plan) { return plan.is_column && plan.density >= Density::short_note; }

bool has_uses_in_title(const Plan& plan) { return plan.has_uses && is_tight(plan); }

bool hides_title(const Plan& plan, const PromptModel& model) {
    return has_uses_in_title(plan) && std::ranges::any_of(model.cards, [](const PromptCard& card) {
               return card.is_used() && card.shows_uses();
           });
}

bool drops_note(const Plan& plan, const PromptModel& model) {
    return plan.is_column && plan.density >= Density::no_note && !model.has_things() &&
           !model.tells_aside();
}

std::vector<std::size_t> hand_of(const PromptModel& model) {
    std::vector<std::size_t> hand;
    for (std::size_t i = 0; i < model.choices.size(); ++i) {
        // A card that is played stands on its button; of piles to choose from none is left out.
        const PromptChoice& choice = model.choices[i];
        const bool is_main = static_cast<int>(i) == model.main;
        if (choice.is_card && !(is_main && choice.cards.front().is_held)) hand.push_back(i);
    }
    return hand;
}

ImFont* choice_font(const Kit& kit, const Plan& plan) {
    return plan.letters == Letters::small ? kit.fonts().small : kit.fonts().label;
}

ImFont* outcome_font(const Kit& kit, const Plan& plan) { return choice_font(kit, plan); }
ImFont* explanation_font(const Kit& kit, const Plan& plan) { return choice_font(kit, plan); }

ImFont* main_font(const Kit& kit, const Plan& plan) {
    return plan.letters == Letters::small ? kit.fonts().label : kit.fonts().numbers;
}

// A very long one is a little smaller; in a column that is full it is of small letters.
TitleFace title_face(const Kit& kit, const Plan& plan, const std::string& title) {
    constexpr float least_share = 0.72F;
    const float least_share_in_column = is_tight(plan) ? 0.7F : 0.85F;
    constexpr float narrow = 700.0F;
    constexpr float share_where_narrow = 0.82F;
    const stage::ImGuiFonts& fonts = kit.fonts();
    const float room = plan.inner - badge_room(plan);
    const auto share_of = [&](ImFont* font, float usual) {
        return std::min(usual, room / std::max(1.0F, text_width(font, title)));
    };
    const auto in_one_line = [](ImFont* font, float share) {
        return TitleFace{font, std::floor(font->FontSize * share), 0.0F};
    };
    if (!plan.is_column) {
        const bool is_narrow = plan.inner < narrow * kit.scale();
        const float share = share_of(fonts.heading, is_narrow ? share_where_narrow : 1.0F);
        if (share >= least_share) return in_one_line(fonts.heading, share);
        return {fonts.label, fonts.label->FontSize, room};
    }
    const bool is_full = plan.density >= Density::no_explanation;
    for (ImFont* font : {fonts.label, is_full ? fonts.small : fonts.label}) {
        const float share = share_of(font, 1.0F);
        if (share >= least_share_in_column) return in_one_line(font, share);
    }
    ImFont* font = is_full ? fonts.small : fonts.label;
    return {font, font->FontSize, room};
}

float title_height(const Kit& kit, const Plan& plan, const std::string& title) {
    const TitleFace face = title_face(kit, plan, title);
    return face.wrap == 0.0F ? face.size : text_height(face.font, title, face.wrap);
}

namespace {

// By the window alone: what stands at the edges keeps its place from question to question.
bool is_roomy(const Plan& plan) { return plan.inner >= 1000.0F * plan.unit; }

}  // namespace

float edges_height(const Plan& plan) {
    return plan.is_column ? 26.0F * plan.scale : (is_roomy(plan) ? 24.0F : 19.0F) * plan.unit;
}

float badge_room(const Plan& plan) { return plan.is_column ? 0.0F : 56.0F * plan.scale; }

std::string explanation_of(const Plan& plan, const PromptModel& model) {
    if (plan.density >= Density::no_explanation) return {};
    const std::size_t end = model.explanation.find(". ");
    const bool is_cut = plan.density >= Density::first_sentence && end != std::string::npos;
    return is_cut ? model.explanation.substr(0, end + 1) : model.explanation;
}

std::string untold_explanation(const Plan& plan, const PromptModel& model) {
    const std::size_t told = explanation_of(plan, model).size();
    const std::size_t from = model.explanation.find_first_not_of(' ', told);
    return from == std::string::npos ? std::string() : model.explanation.substr(from);
}

float head_height(const Kit& kit, const Plan& plan, const PromptModel& model) {
    const float room = plan.inner - badge_room(plan);
    const float title = title_height(kit, plan, model.title);
    const std::string explanation = explanation_of(plan, model);
    if (explanation.empty()) return title + 12.0F * plan.scale;
    return title + 4.0F * plan.scale + text_height(explanation_font(kit, plan), explanation, room) +
           12.0F * plan.scale;
}

namespace {

constexpr float card_proportion = 1.4F;
constexpr float caption_room = 20.0F;

CardFan fan_of(float scale, float card_width, float most_pitch, std::size_t cards, float width) {
    CardFan fan;
    fan.scale = scale;
    fan.size = {card_width * scale, card_width * card_proportion * scale};
    fan.height = fan.size.y + fan_room * scale;
    const float count = static_cast<float>(std::max<std::size_t>(1, cards));
    const float room = width - fan.size.x - 2.0F * fan_edge * scale;
    fan.pitch = std::min(most_pitch * scale, count > 1.0F ? room / (count - 1.0F) : room);
    return fan;
}

// Held in a hand, one lies over the other; where there is room, no more than its edge.
constexpr float shown_of_card = 0.94F;

// At a scale of 1: in a column a hand that is touched card by card is as wide as that, and a
// smaller hand has the same cards.
float card_width(const Plan& plan, std::size_t cards, float s) {
    constexpr float usual_hand = 5.0F;
    constexpr float least = 46.0F;
    constexpr float narrow = 56.0F;
    const float roomy = plan.has_uses ? 84.0F : 72.0F;
    const float count = std::max(usual_hand, static_cast<float>(cards));
    const float fitting =
        (plan.things / s - 2.0F * fan_edge) / (1.0F + (count - 1.0F) * shown_of_card);
    if (has_uses_in_title(plan)) return std::clamp(fitting, least, 62.0F);
    if (is_tight(plan)) return least;
    if (plan.widest_card > 0.0F) return std::clamp(fitting, narrow, plan.widest_card);
    return plan.inner < 700.0F * s ? narrow : roomy;
}

}  // namespace

CardFan card_fan(const Kit& kit, const Plan& plan, std::size_t cards) {
    // Beside the box there is room for them; over it they give way.
    const float s = plan.is_stacked || plan.is_column ? plan.scale : kit.scale();
    const float wide = card_width(plan, cards, s);
    CardFan fan = fan_of(s, wide, wide * shown_of_card, cards, plan.things);
    fan.has_words = !is_tight(plan);
    if (plan.has_uses) fan.uses = uses_room * std::max(s, 0.85F * plan.unit);
    if (!fan.has_words || plan.has_uses) fan.height -= caption_room * fan.scale;
    if (!has_uses_in_title(plan)) fan.height += fan.uses;
    return fan;
}

namespace {

// Of a card among the choices, at a scale of 1.
float choice_card_width(const Plan& plan) {
    const bool is_scarce = plan.density >= Density::no_explanation;
    if (is_tight(plan)) return 30.0F;
    if (plan.is_column) return is_scarce ? 44.0F : 48.0F;
    if (plan.hand_at == HandPlace::row) return 56.0F;
    if (plan.hand_at == HandPlace::beside_box) return is_scarce ? 44.0F : 56.0F;
    return is_scarce ? 60.0F : 72.0F;
}

float choice_pitch(const Plan& plan, float card_width) {
    const float words = is_tight(plan) ? 62.0F : choice_card_room;
    return std::max(card_width * 1.08F, words);
}

}  // namespace

CardFan choice_fan(const Kit& kit, const Plan& plan, std::size_t cards) {
    const float wide = choice_card_width(plan);
    // The key and the number of the last one reach beyond it where it is narrower.
    const float beyond = std::max(0.0F, keyed_card - wide) * kit.scale();
    CardFan fan = fan_of(kit.scale(), wide, choice_pitch(plan, wide), cards, plan.hand - beyond);
    fan.has_words = plan.hand_at == HandPlace::beside_box ? plan.density < Density::no_explanation
                                                          : !is_tight(plan);
    if (!fan.has_words) fan.height -= caption_room * fan.scale;
    return fan;
}

float hand_beside(const Kit& kit, const Plan& plan) {
    const bool is_beside =
        plan.hand_at == HandPlace::beside_all || plan.hand_at == HandPlace::beside_box;
    return is_beside ? plan.hand + 16.0F * kit.scale() : 0.0F;
}

float choice_fan_width(const Kit& kit, const Plan& plan, std::size_t cards) {
    const float wide = choice_card_width(plan);
    const auto more = static_cast<float>(cards - 1);
    return (more * choice_pitch(plan, wide) + std::max(wide, choice_card_room) + 2.0F * fan_edge) *
           kit.scale();
}

namespace {

// Beside the main one.
std::ptrdiff_t count_buttons(const PromptModel& model) {
    const auto cards = static_cast<std::ptrdiff_t>(hand_of(model).size());
    return static_cast<std::ptrdiff_t>(model.choices.size()) - cards - (model.main >= 0 ? 1 : 0);
}

// Where the box is done without, whether the words can be read in two lines of that width.
bool breaks_well(const Kit& kit, const Plan& plan, const std::string& words, stage::Key key,
                 float width) {
    constexpr float least_share = 0.9F;  // of the size of the letters
    if (plan.density < Density::no_note) return false;
    ImFont* font = kit.fonts().small;
    const float room = width - 20.0F * kit.scale() - key_cap_room(kit, key, CapForm::sign);
    return longest_word(font, words) <= room &&
           least_share * text_height(font, words, room) <= button_height * plan.scale;
}

// Of a note of one line.
float least_line(const Kit& kit, const Plan& plan) {
    return outcome_font(kit, plan)->FontSize + 8.0F * plan.scale;
}

// The narrowest that its words may be in two lines, in letters of the usual size.
float broken_width(const Kit& kit, const PromptModel& model) {
    ImFont* font = kit.fonts().small;
    const std::string label = fold_label(model);
    float least = text_width(font, label);
    for (std::size_t at = label.find(' '); at != std::string::npos; at = label.find(' ', at + 1)) {
        least = std::min(least, std::max(text_width(font, label.substr(0, at)),
                                         text_width(font, label.substr(at + 1))));
    }
    return std::ceil(least) + 2.0F;
}

// The same with all of it, in letters for this height.
float broken_fold_width(const Kit& kit, const Plan& plan, const PromptModel& model, float height) {
    const float share = std::min(1.0F, height / 2.0F / kit.fonts().small->FontSize);
    return std::ceil(broken_width(kit, model) * share) + fold_edges(kit, plan);
}

}  // namespace

bool shows_prices(const Plan& plan) { return !is_tight(plan); }

Flow flow_of(const Kit& kit, const Plan& plan, const PromptModel& model, float width) {
    const float s = plan.scale;
    Flow flow;
    std::vector<float> rows;  // how far each is filled
    // Two in a line where that saves some and both can still be read.
    constexpr float least_letters = 0.82F;  // of their size
    const bool is_scarce = is_tight(plan) && count_buttons(model) > 1;
    const float half = std::floor((width - gap * s) / 2.0F);
    const auto place = [&](bool is_fold, std::size_t index, float wanted, float words,
                           bool may_break) {
        const float squeezed = wanted - (1.0F - least_letters) * words;
        const bool is_paired = is_scarce && (may_break || squeezed <= half);
        wanted = std::min(wanted, is_paired ? half : width);
        // Where the room is shortest a small one goes up to where it still fits.
        const std::size_t first = shows_prices(plan) && !rows.empty() ? rows.size() - 1 : 0;
        const auto row = std::find_if(rows.begin() + static_cast<std::ptrdiff_t>(first), rows.end(),
                                      [&](float filled) { return filled + wanted <= width; });
        const auto line = static_cast<std::size_t>(row - rows.begin());
        if (row == rows.end()) rows.push_back(0.0F);
        const float y = static_cast<float>(line) * (button_height + gap) * s;
        flow.places.push_back({is_fold, index, rows[line], y, wanted, 0});
        rows[line] += wanted + gap * s;
    };
    // Before the answers: what each of them leads to changes those, and stays where it is itself.
    const auto used = std::ranges::find_if(model.cards, &PromptCard::is_used);
    if (model.has_cards_aside && used != model.cards.end() && used->shows_uses()) {
        for (std::size_t use = 1; use <= used->uses.size(); ++use) {
            const std::string& word = used->uses[use - 1].word;
            place(false, static_cast<std::size_t>(used - model.cards.begin()),
                  key_button_width(kit, word, stage::Key::unknown, choice_font(kit, plan)),
                  text_width(kit.fonts().small, word), false);
            flow.places.back().use = use;
        }
    }
    for (std::size_t i = 0; i < model.choices.size(); ++i) {
        const PromptChoice& choice = model.choices[i];
        const bool is_main = static_cast<int>(i) == model.main && !choice.keeps_place;
        if (is_main || choice.is_card) continue;
        const stage::Key key =
            choice.own_key() == stage::Key::unknown ? stage::Key::enter : choice.own_key();
        const float price =
            shows_prices(plan) ? pictures_room(kit, pictures_of(kit, choice).count) : 0.0F;
        place(false, i, key_button_width(kit, choice.label, key, choice_font(kit, plan)) + price,
              text_width(kit.fonts().small, choice.label),
              breaks_well(kit, plan, choice.label, key, half - price));
    }
    if (model.folds_refused() && plan.fold == 0.0F) {
        // Where room is short its words break in two, to stand beside a button.
        const float wanted = fold_width(kit, plan, model);
        const float least = is_tight(plan)
                                ? broken_fold_width(kit, plan, model, button_height * plan.scale)
                                : wanted;
        const auto row =
            std::ranges::find_if(rows, [&](float filled) { return filled + least <= width; });
        const float left = row == rows.end() || !is_tight(plan) ? width : width - *row;
        place(true, 0, std::min(wanted, left), 0.0F, false);
    }
    const auto lines = static_cast<float>(rows.size());
    flow.height = rows.empty() ? 0.0F : (lines * (button_height + gap) - gap) * s;
    return flow;
}

float things_height(const Kit& kit, const Plan& plan, const PromptModel& model) {
    if (model.holds_cards()) return card_fan(kit, plan, model.cards.size()).height;
    if (!model.dice.empty()) {
        const DiceGrid grid = dice_grid(kit, plan, model);
        return static_cast<float>(grid.rows) * grid.row_height;
    }
    return flow_of(kit, plan, model, plan.things).height;
}

float fold_edges(const Kit& kit, const Plan& plan) {
    return 16.0F * plan.scale + key_cap_room(kit, stage::Key::x);
}

float fold_letters(const Kit& kit, const PromptModel& model, ImVec2 room) {
    const float usual = kit.fonts().small->FontSize;
    return std::floor(std::min({usual, room.y / 2.0F, usual * room.x / broken_width(kit, model)}));
}

std::string fold_label(const PromptModel& model) {
    return say("Not possible now ({0})", {static_cast<int>(model.refused.size())});
}

float fold_width(const Kit& kit, const Plan& plan, const PromptModel& model) {
    return text_width(kit.fonts().small, fold_label(model)) + fold_edges(kit, plan);
}

float fold_beside_note(const Kit& kit, const Plan& plan, const PromptModel& model) {
    if (!is_tight(plan) || !model.folds_refused() || drops_note(plan, model)) return 0.0F;
    const Flow flow = flow_of(kit, plan, model, plan.inner);
    const auto fold = std::ranges::find_if(flow.places, &FlowPlace::is_fold);
    const bool is_beside_button = std::ranges::any_of(flow.places, [&](const FlowPlace& one) {
        return !one.is_fold && fold != flow.places.end() && one.y == fold->y;
    });
    if (is_beside_button || flow.places.size() == 1) return 0.0F;
    // As low as the note may be.
    return broken_fold_width(kit, plan, model, least_line(kit, plan));
}

// What is refused for the same reason is told in one line.
std::vector<OutcomeLine> refused_lines(const PromptModel& model) {
    struct Reason {
        std::string labels;
        const PromptRefusal* refusal;
    };
    std::vector<Reason> reasons;
    for (const PromptRefusal& refusal : model.refused) {
        const auto same = std::ranges::find_if(reasons, [&](const Reason& known) {
            return known.refusal->reason == refusal.reason && known.refusal->rule == refusal.rule;
        });
        if (same == reasons.end()) {
            reasons.push_back({refusal.label, &refusal});
        } else {
            same->labels = say("{0}, {1}", {same->labels, refusal.label});
        }
    }
    std::vector<OutcomeLine> lines;
    for (const Reason& known : reasons) {
        lines.push_back(
            {say("{0}: {1}", {known.labels, known.refusal->reason}), known.refusal->rule});
    }
    return lines;
}

float actions_height(const Kit& kit, const Plan& plan, const PromptModel& model) {
    const float s = plan.scale;
    // The place of the main button is kept where there is none, so that nothing else comes under a
    // pointer that rests there.
    const float flow = model.has_things() ? flow_of(kit, plan, model, plan.actions).height : 0.0F;
    return main_height(plan) + (gap + button_height) * s + (flow > 0.0F ? flow + gap * s : 0.0F);
}

float between_parts(const Plan& plan) { return (is_tight(plan) ? 6.0F : 10.0F) * plan.scale; }

float main_height(const Plan& plan) {
    constexpr float two_lines = 38.0F;  // of small letters in their own size
    if (plan.is_column) return std::max(50.0F * plan.scale, two_lines * plan.unit);
    return (is_roomy(plan) ? 56.0F : two_lines) * plan.unit;
}

float foot_height(const Plan& plan) { return main_height(plan); }

float body_height(const Kit& kit, const Plan& plan, const PromptModel& model) {
    const float between = between_parts(plan);
    const std::size_t cards = hand_of(model).size();
    const float hand = cards == 0 ? 0.0F : choice_fan(kit, plan, cards).height;
    const float things = things_height(kit, plan, model);
    const float outcome = least_note_height(kit, plan, model);
    const float row = plan.hand_at == HandPlace::row ? hand + between : 0.0F;
    if (plan.is_column) {
        const float flow =
            model.has_things() ? flow_of(kit, plan, model, plan.actions).height : 0.0F;
        return row + things + between + (flow > 0.0F ? flow + between : 0.0F) + outcome + between +
               foot_height(plan);
    }
    if (!model.has_things()) {
        float low = std::max(outcome, actions_height(kit, plan, model));
        if (plan.hand_at == HandPlace::beside_box) low = std::max(low, hand);
        const float all = row + things + between + low;
        return plan.hand_at == HandPlace::beside_all ? std::max(hand, all) : all;
    }
    const float left = plan.is_stacked ? things + outcome + between : std::max(things, outcome);
    return std::max(left, actions_height(kit, plan, model));
}

float whole_height(const Kit& kit, const Plan& plan, const PromptModel& model) {
    return edges_height(plan) + head_height(kit, plan, model) + body_height(kit, plan, model);
}

}  // namespace ui::prompt_layout
