// The decision as a panel: one sentence, dice or cards to touch, what follows, one gold button.
#pragma once

#include <imgui.h>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "stage/clock.h"
#include "ui/core/cards.h"
#include "ui/core/comfort.h"
#include "ui/core/dice.h"
#include "ui/core/prompt/prompt.h"
#include "ui/dice.h"
#include "ui/kit.h"

namespace ui {

namespace prompt_layout {
struct Plan;
struct OutOfSight;
}  // namespace prompt_layout

// What is shown while nobody at this window decides.
struct Waiting {
    std::string sentence;                   // "Black is thinking."
    kernel::PlayerId who = kernel::nobody;  // of whom it is told; the rest is empty for nobody
    std::string standing;                   // how they stand, in one line
    // What they play with, in a square; null for their emblem.
    std::function<void(ImDrawList& list, ImVec2 corner, float side)> picture;
    std::string face;                // of the driver, below assets; empty for none
    std::optional<ThrownDice> dice;  // that lie on the table
    std::string stake;               // what hangs on them; may be empty
    bool may_hurry = false;          // what moves can be seen at its end at once
    bool leads_to_end = false;       // all that is left can: only drivers play on
};

class PromptPanel {
public:
    // Whether it can be shown there without scrolling.
    bool fits(const Kit& kit, const PromptModel& model, stage::Rect where) const;

    // Draws it and takes clicks. Shrinks to fit `where`, and scrolls rather than cut anything; the
    // main button stays in sight.
    PromptReply show(const Kit& kit, Prompt& prompt, stage::Rect where);

    // In its place while somebody else is thinking or something moves. Whether it is to hurry.
    bool show_waiting(const Kit& kit, const Waiting& waiting, stage::Rect where);

    // Moves on what goes from one place in the panel to another; true while something moves.
    bool advance(float seconds);
    // The cards that are laid to be played, or that these answers play, as they were drawn last.
    std::vector<LaidCard> played(const PromptModel& model, const Answers& answers = {}) const;
    // The choice that was pointed at last and is told of; -1 for none.
    int told(const Prompt& prompt) const { return told_of_ == prompt.revision() ? told_ : -1; }
    // Reduced: things are where they belong at once.
    void set_movement(Movement movement) { movement_ = movement; }

private:
    void tell_waiting(const Kit& kit, const Waiting& waiting, stage::Rect where);
    PromptReply show_parts(const Kit& given, Prompt& prompt, stage::Rect where);
    // All but the title and the main button, where these stay in their place.
    struct Middle {
        stage::Vec2 at;
        stage::Vec2 size;
        float head = 0.0F;
        bool scrolls = false;
        bool showed_refused = false;  // in the frame before
        bool showed_why = false;
    };
    void show_middle(const Kit& kit, const prompt_layout::Plan& plan, Prompt& prompt,
                     const PromptModel& model, const Middle& middle, stage::Rect where,
                     PromptReply& reply, int told, prompt_layout::OutOfSight& hidden);
    std::optional<std::size_t> fitting(const Kit& kit, const Prompt& prompt, stage::Vec2 place);
    bool is_pointed_anew(const PromptModel& model, int told, int die);
    int keep_told(const Prompt& prompt, int told, stage::Rect where);

    // The choice last pointed at: it stays told while the pointer is in the panel, so that what the
    // box says of it can be pointed at.
    int told_ = -1;
    std::uint64_t told_of_ = 0;  // revision of its question
    bool showed_refused_ = false;
    bool showed_why_ = false;
    std::pair<int, int> pointed_{-1, -1};  // choice and die, in the frame before
    float scroll_by_ = 0.0F;               // pages, in the next frame
    stage::Rect note_;                     // as it was drawn last
    // How much the question is squeezed to fit: nothing that is touched changes it, but for what
    // unfolds. What becomes known before anything is touched does: it may come at any time.
    struct Fitted {
        std::uint64_t revision = 0;
        int tellings = 0;
        bool is_unfolded = false;
        stage::Vec2 place;
        float scale = 0.0F;
        bool has_cards_aside = false;
        std::size_t rung = 0;
    };
    Fitted fitted_;
    bool is_from_top_ = false;  // what scrolls of a new question is read from its beginning
    // Where the pointer was when the question came up.
    bool is_pointer_moved(std::uint64_t revision);
    stage::Vec2 rested_at_{-1.0F, -1.0F};
    std::uint64_t rested_for_ = 0;
    double came_at_ = 0.0;  // when it did, by the clock
    // What the main button meant when something was last clicked, what was, and when: the second
    // click of two in a row is not meant for what has come under the pointer in between.
    struct Meaning {
        kernel::PlayerId player = kernel::nobody;
        Token ask;
        Token main;
        Token clicked;

        friend bool operator==(const Meaning&, const Meaning&) = default;
    };
    static Meaning meaning_of(const PromptModel& model);
    // Dice that were seen to be thrown go from where they came to rest to where they are touched.
    void bring_dice(const PromptModel& model);
    std::vector<LaidDie> laid_;
    bool are_laid_ = false;        // since the last question
    std::vector<LaidCard> cards_;  // as they were drawn last
    float brought_ = 1.0F;         // 0 where they lay, 1 where they belong
    Movement movement_ = Movement::full;
    Meaning answered_;
    double answered_at_ = -1.0;  // seconds of the clock
    stage::Clock clock_;
};

}  // namespace ui
