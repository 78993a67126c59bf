// What a player has before them besides the board: a driving licence, a car's log sheet. Its screen
// finds it a place, lets it be scrolled and read large.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "kernel/player.h"
#include "stage/canvas.h"
#include "stage/core/contrast.h"
#include "stage/core/geometry.h"
#include "stage/sprite_store.h"
#include "ui/core/cards.h"
#include "ui/rule_ref.h"

namespace ui {

// What a place on the sheet has to say.
struct SheetNote {
    std::string text;
    RuleRef rule;       // none where no rule is named
    stage::Rect where;  // on the canvas
    int card = -1;      // which of the hand lies there; touched by a click while it is asked for
};

class PlayerSheet {
public:
    virtual ~PlayerSheet() = default;

    // Whose it is.
    virtual kernel::PlayerId owner() const = 0;
    virtual void set_contrast(stage::Contrast contrast) = 0;

    // The width of the units it is laid out in: its letters are 15 to 17 of them tall.
    virtual float units_wide() const = 0;
    // The height in pixels this sheet needs at this width.
    virtual float wanted_height(float width) const = 0;
    // The same of the tallest of the game.
    virtual float tallest_height(float width) const = 0;

    // Laid out anew for a wide room of its own, where it is read large; or for the side again.
    virtual void spread(bool /*is_wide*/) {}

    // Draws into the rectangle on the canvas; what needs less height has its parts further apart.
    virtual void draw(stage::Canvas& canvas, stage::SpriteStore& sprites, stage::Rect where,
                      float scale) = 0;
    // Moves what moves on it; true while something still does.
    virtual bool advance(float seconds) = 0;
    // Whatever has changed by the next time it is drawn is there at once: it was out of sight.
    virtual void jump() = 0;

    // Cards that go from pile to pile. They pass over whatever lies beside the sheet, so whoever
    // shows the sheet draws them over everything.
    virtual const CardFlights& flights() const = 0;
    // The next cards that are played come from there and not from the hand on the sheet.
    virtual void leave_from(std::vector<LaidCard> cards) = 0;

    // What is under a point of the canvas, as drawn last.
    virtual std::optional<SheetNote> hit(stage::Vec2 at) const = 0;
    // The cards of the hand as drawn last, in their order; none where they cannot be touched there.
    virtual std::vector<SheetNote> hand() const { return {}; }
    // Where the part of this rule was drawn last, on the canvas: a row, a track, a pile.
    virtual std::optional<stage::Rect> place_of(const RuleRef& part) const = 0;

    // After the textures were lost or the scale changed.
    virtual void forget_textures() = 0;
};

}  // namespace ui
