// Where the parts of the decision panel go: the same for measuring and for drawing. Pixels.
#pragma once

#include <imgui.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "ui/core/prompt/prompt.h"
#include "ui/kit.h"

namespace ui::prompt_layout {

// At a scale of 1.
inline constexpr float button_height = 40.0F;
inline constexpr float gap = 9.0F;
// Above and below the cards: they rise and sink, and a word stands below each.
inline constexpr float fan_room = 34.0F;
// Left and right of them: the outermost are tilted.
inline constexpr float fan_edge = 6.0F;
// What a key and a number of cards at the foot of a card need side by side.
inline constexpr float keyed_card = 48.0F;
// For the odds of a die, under it.
inline constexpr float bar_below = 6.0F;
// For the uses of a card that is touched.
inline constexpr float uses_room = 30.0F;
// For a card among the choices, with the words below it.
inline constexpr float choice_card_room = 68.0F;

// What many things in little room cost, one after the other: the bars over the odds; size and names
// of dice; all but the first sentence of the explanation, then that, which the box tells last; all
// but the icons of the dice, and the IDs of rules; size and words of cards, and what of the note
// does not fit in sight, which then scrolls; in a column of buttons the note itself, which is then
// told beside the panel.
enum class Density : std::uint8_t {
    none,
    short_odds,
    small_dice,
    first_sentence,
    no_explanation,
    tiny_dice,
    short_note,
    no_note,
};

// By the size of the panel's place alone, so that nothing that is asked or touched changes them;
// small ones in a large place only where there is no other way.
enum class Letters : std::uint8_t { large, small };

// Where cards among the choices stand: left of all but the title; in a row of their own; or, where
// neither leaves room for the buttons, beside the box.
enum class HandPlace : std::uint8_t { none, beside_all, row, beside_box };

struct Plan {
    float scale = 1.0F;  // of this panel: smaller than the window's where room is scarce
    float unit = 1.0F;   // of the window
    Letters letters = Letters::large;
    bool is_crowded = false;    // cards may lie one on the other
    bool has_uses = false;      // what a card that is touched may be put to is shown
    float widest_card = 0.0F;   // in a column they take its width, up to that at a scale of 1
    bool scrolls_note = false;  // a long one, where neither small cards nor short words do
    HandPlace hand_at = HandPlace::none;
    float hand = 0.0F;            // width of those cards
    float inner = 0.0F;           // width inside bar and padding
    float actions = 0.0F;         // the column with the main button
    float outcome = 0.0F;         // the box with what follows
    float things = 0.0F;          // dice, cards or buttons
    float fold = 0.0F;            // what stands for the refused beside the box; 0 among the buttons
    bool names_rules = true;      // beside each line of the box
    bool is_stacked = false;      // the outcome stands under the things
    bool is_column = false;       // no room beside them: the main button stands at the foot
    bool tells_notes = true;      // what the pointer rests on; not before it is moved there
    bool has_large_note = false;  // its title in large letters, where there is room
    bool packs_odds = false;      // ways in short beside each other, where that is lower
    float tall = 0.0F;            // room for the dice in height; 0 while it is not known
    Density density = Density::none;
};

struct DiceGrid {
    float size = 0.0F;  // of a die
    float pitch = 0.0F;
    int columns = 1;
    int rows = 1;
    float row_height = 0.0F;
    float line = 0.0F;      // of what stands under a die
    bool has_names = true;  // under each die; else only beside the pointer
};

struct CardFan {
    float scale = 1.0F;
    ImVec2 size;
    float pitch = 0.0F;
    float height = 0.0F;  // with what stands above and below
    float uses = 0.0F;    // the height of a row of uses; 0 without
    bool has_words = true;
};

// The buttons beside the main one, in lines that fit, and the uses of a card that lies aside.
struct FlowPlace {
    bool is_fold = false;   // the line that stands for what is refused
    std::size_t index = 0;  // into the model's choices; of a use into its cards
    float x = 0.0F;
    float y = 0.0F;
    float width = 0.0F;
    std::size_t use = 0;  // of a card that is touched beside the panel, from 1; else 0
};
struct Flow {
    std::vector<FlowPlace> places;
    float height = 0.0F;
};

// A column where nothing is as large as it likes to be.
bool is_tight(const Plan& plan);
// The uses of a card that is touched stand in the place of the title, not below the cards.
bool has_uses_in_title(const Plan& plan);
bool hides_title(const Plan& plan, const PromptModel& model);
// In a column of buttons that leaves no room for the note.
bool drops_note(const Plan& plan, const PromptModel& model);
// Choices that are cards, the main one aside: places among the choices.
std::vector<std::size_t> hand_of(const PromptModel& model);

// Ways to fit a place, from the most generous on: each shrinks all but the letters a little more,
// or does without something. A place of this size begins at the first.
struct Rung {
    Letters letters = Letters::large;
    Density density = Density::none;
    float shrink = 1.0F;
    float widest_card = 0.0F;
    bool scrolls_note = false;
};
std::size_t first_rung(const Kit& kit, stage::Vec2 room);
// The first from there on at which all of it is in sight; none where it has to scroll.
std::optional<std::size_t> rung_to_fit(const Kit& kit, const PromptModel& model, stage::Vec2 room,
                                       std::size_t from);
// The same for one question whatever is touched: what any of that needs is found out at once.
std::size_t rung_of_question(const Kit& kit, const Prompt& prompt, stage::Vec2 room);
Letters letters_on(std::size_t rung);
Plan plan_on(const Kit& kit, const PromptModel& model, stage::Vec2 room, std::size_t rung);
// For what scrolls beside a bar of that width: all is told, and only beside what stays where it is.
Plan plan_to_scroll(const Kit& kit, const PromptModel& model, float width, float bar);
ImFont* outcome_font(const Kit& kit, const Plan& plan);
ImFont* explanation_font(const Kit& kit, const Plan& plan);
ImFont* choice_font(const Kit& kit, const Plan& plan);
ImFont* main_font(const Kit& kit, const Plan& plan);
struct TitleFace {
    ImFont* font = nullptr;
    float size = 0.0F;  // pixels
    float wrap = 0.0F;  // 0 in one line
};
TitleFace title_face(const Kit& kit, const Plan& plan, const std::string& title);
float title_height(const Kit& kit, const Plan& plan, const std::string& title);
DiceGrid dice_grid(const Kit& kit, const Plan& plan, const PromptModel& model);
// A hand to commit from, and the cards among the choices; these keep their size wherever they can.
CardFan card_fan(const Kit& kit, const Plan& plan, std::size_t cards);
CardFan choice_fan(const Kit& kit, const Plan& plan, std::size_t cards);
// The width it takes beside something, with the room up to that; 0 where it stands in a row.
float hand_beside(const Kit& kit, const Plan& plan);
// The width they like to have.
float choice_fan_width(const Kit& kit, const Plan& plan, std::size_t cards);
Flow flow_of(const Kit& kit, const Plan& plan, const PromptModel& model, float width);
// Cards that a choice costs stand on its button, but where every word is short of room.
bool shows_prices(const Plan& plan);

// What the line of the refused says, and each of them with its reason.
std::string fold_label(const PromptModel& model);
// Its padding with the key; the size of its letters where it breaks in two lines.
float fold_edges(const Kit& kit, const Plan& plan);
float fold_letters(const Kit& kit, const PromptModel& model, ImVec2 room);
// What it takes to stand beside the note.
float fold_width(const Kit& kit, const Plan& plan, const PromptModel& model);
// The width it takes beside the note, in a column that has no room for it beside a button; usually
// 0.
float fold_beside_note(const Kit& kit, const Plan& plan, const PromptModel& model);
std::vector<OutcomeLine> refused_lines(const PromptModel& model);

// Padding above and below the contents.
float edges_height(const Plan& plan);
// Room left of the title for the badge of whoever decides.
float badge_room(const Plan& plan);
// As much of it as there is room for; empty for none.
std::string explanation_of(const Plan& plan, const PromptModel& model);
// The rest of it, for the box to tell.
std::string untold_explanation(const Plan& plan, const PromptModel& model);
float head_height(const Kit& kit, const Plan& plan, const PromptModel& model);
float things_height(const Kit& kit, const Plan& plan, const PromptModel& model);
// Of the gold button: the same for every question beside which it stands.
float main_height(const Plan& plan);
float actions_height(const Kit& kit, const Plan& plan, const PromptModel& model);
float body_height(const Kit& kit, const Plan& plan, const PromptModel& model);
// From one part to the next below it.
float between_parts(const Plan& plan);
// Of the line with the main button in a column.
float foot_height(const Plan& plan);
float whole_height(const Kit& kit, const Plan& plan, const PromptModel& model);

}  // namespace ui::prompt_layout
