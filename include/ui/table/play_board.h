// The board of a game in play, as its screen uses it: where it lies, what a point of it means, and
// what a click there answers. Spaces are tokens of the game's own.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "kernel/player.h"
#include "stage/core/geometry.h"
#include "stage/core/input.h"
#include "ui/board/board_sight.h"
#include "ui/core/comfort.h"
#include "ui/core/note_spot.h"
#include "ui/core/prompt/prompt_model.h"
#include "ui/core/seating.h"
#include "ui/core/token.h"
#include "ui/rule_ref.h"

namespace ui {

// What a click means: answers to be given one after the other, each as long as the next question
// still offers it. With more than one alternative (ways to attack the same target) the player has
// to choose; `answers` is then empty. What costs something is chosen first, and confirmed by the
// main choice or one more click.
struct BoardClick {
    Answers answers;
    Answers alternatives;
    bool is_costly = false;

    bool is_empty() const { return answers.empty() && alternatives.empty(); }
};

// A line of a tooltip about what lies under the pointer.
struct BoardFact {
    std::string text;  // "Mud: 2 Control Loss points at Speed 4."
    RuleRef rule;      // none where no rule needs to be named
};

struct BoardHover {
    BoardFact deed;                   // what a click there does; no text where it does nothing
    std::string title;                // "Mud", "Red"; empty off the board
    std::vector<BoardFact> facts;     // the most pressing first
    bool is_refused = false;          // a step there is refused; the first fact says why
    stage::Rect beside;               // on the screen: the space or piece, for placing a tooltip
    Answers answers;                  // what a click would do, for odds
    Answers alternatives;             // as BoardClick
    std::vector<std::string> odds;    // what a click may bring, one sentence a way
    std::vector<std::string> prices;  // of a click there, or of each alternative; empty for none
    std::vector<ChoiceCard> cards;    // that card, or those to choose it from
};

class PlayBoard {
public:
    virtual ~PlayBoard() = default;

    // 1 at 96 dots an inch; widths of lines, badges and letters follow it.
    virtual void set_scale(float scale) = 0;
    // Of the picture; a change of the zoom shows at once.
    virtual void set_comfort(const Comfort& comfort) = 0;
    virtual void set_seating(Seating seating) = 0;
    // Where it is drawn, all of which it covers.
    virtual void place(stage::Rect where) = 0;
    // Camera and ornaments move on; true while something still moves.
    virtual bool advance(float seconds) = 0;
    // Something has struck it: 0 to 1.
    virtual void shake(float /*strength*/) {}
    // Somebody is asked: what it is about is in sight, and no nearer look goes on.
    virtual void attend() = 0;
    // Wheel, drag, double click and keys for the camera, and the pointer. True if it was meant for
    // the camera and means nothing else. A click without a drag is not: ask click().
    virtual bool feed(const stage::InputEvent& event) = 0;

    // BoardFrame::chosen_sight and look_as.
    virtual std::optional<BoardSight> chosen_sight() const { return std::nullopt; }
    virtual void look_as(const BoardSight& /*sight*/) {}

    // Nothing is to be decided any more: nothing is lit.
    virtual void ask_nothing() = 0;
    // What a click there means; empty if nothing is to be decided there.
    virtual BoardClick click(stage::Vec2 screen) const = 0;
    // The same of a space.
    virtual BoardClick click_space(Token space) const = 0;
    // What is under the pointer now, if it is over the board.
    virtual std::optional<BoardHover> hover() const = 0;
    virtual BoardHover hover_at(stage::Vec2 screen) const = 0;
    // Whose piece is drawn there; nobody for none.
    virtual kernel::PlayerId piece_at(stage::Vec2 screen) const = 0;
    // Lit spaces on which a way can end, nearest first, for walking through them with keys; and
    // the one under the keys' cursor, empty for the pointer's.
    virtual Tokens reachable() const { return {}; }
    virtual void point_at(std::optional<Token> /*space*/) {}
    // Whether a facing is chosen there, and one further to the right, or left by -1; false where
    // there is none.
    virtual bool may_turn_pointed() const { return false; }
    virtual bool turn_pointed(int /*by*/) { return false; }

    // The middle of a space on the screen.
    virtual stage::Vec2 on_screen(Token space) const = 0;
    // How far a piece reaches from its middle. Pixels.
    virtual float piece_radius() const = 0;
    // What a note over the board should leave in sight, as drawn last: pieces, the player's own
    // above all, and where a click answers.
    virtual std::vector<Seen> worth_seeing(kernel::PlayerId own) const = 0;
    // Where on the screen a notice covers nothing that is played on, as far as it is in sight.
    virtual std::vector<stage::Rect> notice_rooms() const { return {}; }

    // From now on painting goes on beside the frames: where the view has changed, the picture of
    // before shows for some frames longer, and the first frames show none.
    virtual void paint_beside_frames() = 0;
    // Whether a painting is still to come: then another frame is worth drawing.
    virtual bool is_painting() const = 0;
    // After InputKind::textures_lost.
    virtual void forget_textures() = 0;
};

}  // namespace ui
