// What a game paints on the board of a plain game over its still part: its pieces, what lies about,
// and the way a piece takes from one place to another.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "kernel/player.h"
#include "stage/canvas.h"
#include "stage/core/geometry.h"
#include "stage/sprite_store.h"
#include "ui/board/projection.h"
#include "ui/core/board_piece.h"
#include "ui/core/comfort.h"
#include "ui/core/seating.h"
#include "ui/core/token.h"
#include "ui/table/play_board.h"

namespace ui {

// All of it must outlive the call it is given to.
struct BoardEasel {
    stage::Canvas& canvas;
    stage::SpriteStore& sprites;
    const Seating& seating;
    Projection to;
    stage::Rect where;        // pixels of the board
    float radius = 1.0F;      // of a piece, pixels
    float scale = 1.0F;       // 1 at 96 dots an inch
    float seconds = 0.0F;     // since the board was opened; it stands still where motion is reduced
    float liveliness = 1.0F;  // of what moves by it: fades to 0 where nothing else happens
    std::optional<stage::Vec2> pointed = {};  // world, under the pointer
    bool shows_all = false;                   // also what is else shown of what is pointed at
};

// What a choice comes to, painted over the board while it is pointed at; null for nothing.
using PlanPainter = std::function<void(const BoardEasel&)>;

// Of one state of the game: it is made anew for every other one.
class BoardArt {
public:
    virtual ~BoardArt() = default;

    // For which the still part is painted: where it changes, so does that.
    virtual Token ground() const { return {}; }
    virtual void paint_under(const BoardEasel&) const {}
    // As tokens of their liveries.
    virtual void paint_pieces(const BoardEasel& easel, std::span<const BoardPiece> pieces) const;
    virtual void paint_over(const BoardEasel&) const {}
    // Where in the world a notice covers nothing that is played on, the best first; none where it
    // does anywhere.
    virtual std::vector<stage::Rect> notice_rooms() const { return {}; }
    // Where in the world something is to be read that no note over the board should cover.
    virtual std::vector<stage::Rect> signs() const { return {}; }
    // Whether what it paints goes by BoardEasel::seconds.
    virtual bool is_moving() const { return false; }

    // A piece on its way; share is 0 to 1. Straight ahead where the game knows no other way.
    virtual BoardPiece between(const BoardPiece& from, const BoardPiece& to, float share) const;
    // How long that takes at the usual speed.
    virtual float seconds_between(const BoardPiece&, const BoardPiece&) const { return 0.45F; }

    // Its name, where that is not the one of its player.
    virtual std::string title_of(const BoardPiece&) const { return {}; }
    // What is said of a piece, beside its name; and of what lies about in the world, if anything.
    virtual std::vector<BoardFact> facts_of(const BoardPiece&) const { return {}; }
    virtual std::optional<BoardHover> thing_at(stage::Vec2 /*world*/) const { return {}; }
};

}  // namespace ui
