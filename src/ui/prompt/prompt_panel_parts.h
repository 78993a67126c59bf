// The parts of the decision panel as they are drawn: at the cursor of the window, which stands
// below them afterwards. A touch becomes the reply. Pixels.
#pragma once

#include <span>
#include <vector>

#include "ui/core/prompt/prompt.h"
#include "ui/key_cap.h"
#include "ui/kit.h"
#include "ui/pictures.h"
#include "ui/prompt/prompt_panel_layout.h"

namespace ui::prompt_layout {

// ---- The buttons: the gold one, those beside it, and "Why?" ------------------------------------

// The key that a choice shows: Enter where it acts, else its own; of a pad what it is pressed with.
struct CapShown {
    stage::Key key = stage::Key::unknown;
    CapForm form = CapForm::name;
};
CapShown cap_of(const Kit& kit, const PromptModel& model, std::size_t choice);

// In the place of a choice: the pointer is on the line that stands for what is refused.
inline constexpr int told_refused = -2;

// The quiet line that stands for all that is refused; the note tells them with their reasons. True
// when it is clicked.
bool show_fold(const Kit& kit, const Plan& plan, const PromptModel& model, ImVec2 size, int& told);
// Of what a choice costs, or of the side of a die that it tells of. Valid as long as the choice is.
Pictures pictures_of(const Kit& kit, const PromptChoice& choice);
// Draws the buttons beside the main one. `told` becomes the choice under the pointer.
void show_flow(const Kit& kit, const Plan& plan, Prompt& prompt, float width, PromptReply& reply,
               int& told);
// Those beside dice or cards, "Why?" and the main button in a column of their own. The main one
// stands at its foot, so that it is at the same place whatever is asked.
void show_actions(const Kit& kit, const Plan& plan, Prompt& prompt, float height,
                  PromptReply& reply, int& told);
// In a column: the main button and "Why?" in one line at the foot of the panel.
void show_foot(const Kit& kit, const Plan& plan, Prompt& prompt, PromptReply& reply, int& told);

// Choices above and below what is seen.
struct OutOfSight {
    int above = 0;
    int below = 0;

    bool any() const { return above + below > 0; }
};

// Of the buttons of the window that is being drawn; the first of them stands at `top` of it.
OutOfSight out_of_sight(const Kit& kit, const Plan& plan, const PromptModel& model, float top);

// The height of the line, which is kept free wherever something scrolls.
float more_height(const Kit& kit, const Plan& plan);
// At the cursor: how many more there are, and the key that goes to them. How far a click on it
// scrolls, in pages; usually 0.
float show_more(const Kit& kit, const Plan& plan, const OutOfSight& hidden);

// ---- What is touched: dice and cards -----------------------------------------------------------

// Dice on their way from where they came to rest; `brought` is 0 there, 1 where they are touched.
struct DiceOnTheWay {
    std::span<const LaidDie> laid;
    float brought = 1.0F;
};

// `pointed` becomes the die under the pointer.
void show_dice(const Kit& kit, const Plan& plan, Prompt& prompt, const DiceOnTheWay& way,
               PromptReply& reply, int& pointed);
// Tells where each card lies.
void show_cards(const Kit& kit, const Plan& plan, Prompt& prompt, std::vector<LaidCard>& laid,
                PromptReply& reply);
// The choices that are cards; `told` becomes the one under the pointer.
void show_hand(const Kit& kit, const Plan& plan, Prompt& prompt, std::vector<LaidCard>& laid,
               PromptReply& reply, int& told);

// A tooltip about something of the panel, over the panel, so that it hides no part of the question.
void tell_over_panel(const Kit& kit, const std::string& text, const RuleRef& rule,
                     const stage::Rect& about);

// Scrolls to the item drawn last where it is not wholly in sight: the focus went there.
void keep_in_sight();

// ---- The note: what a choice leads to in a few short facts, or all that is refused -------------

// What the note needs to show everything, whichever choice is pointed at.
float note_height(const Kit& kit, const Plan& plan, const PromptModel& model);
// What the rest of the explanation takes below that.
float untold_height(const Kit& kit, const Plan& plan, const PromptModel& model);
// What it must have at least: where it gets less than it needs, it scrolls.
float least_note_height(const Kit& kit, const Plan& plan, const PromptModel& model);

// What is pointed at; null for none.
struct PointedAt {
    const PromptChoice* choice = nullptr;
    const PromptDie* die = nullptr;
};
// As tall as that.
void show_note(const Kit& kit, const Plan& plan, const PromptModel& model, PointedAt told,
               float height, PromptReply& reply);

// ---- The odds in the note: a bar, and a gauge with a few words for each outcome worth telling ---

// One way of going through with a choice.
struct OddsWay {
    const ChoiceOdds* odds = nullptr;
    bool is_named = false;  // it stands beside others
    bool is_aside = false;  // cards are laid, and this is without them
};

// Those of `told`, or where there are things to touch those of every choice.
std::vector<OddsWay> ways_to_tell(const PromptModel& model, const PromptChoice* told);
std::vector<OddsWay> ways_of(const PromptDie& die);

// Side by side where there is width for it, else one under the other.
float odds_height(const Kit& kit, const Plan& plan, std::span<const OddsWay> ways, float width);
// Pointed at, a word tells how it is counted, the bar what its parts are, all else what is
// likeliest.
void draw_odds(const Kit& kit, const Plan& plan, std::span<const OddsWay> ways, ImVec2 from,
               float width);

// In little room the odds of a choice stand in place of its explanation, in less of its name too.
bool replaces_explanation(const Plan& plan, const PromptChoice& choice);
bool replaces_name(const Plan& plan, const PromptChoice& choice);

}  // namespace ui::prompt_layout
