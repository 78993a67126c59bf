// The board: the course and the race on it, seen through a camera; what may be clicked there.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/rules/forecast.h"
#include "games/frothy/view/core/board/card_motion.h"
#include "games/frothy/view/core/board/race_view.h"
#include "stage/canvas.h"
#include "stage/core/input.h"
#include "stage/sprite_store.h"
#include "ui/core/seating.h"

namespace frothy {

// What lies under a point of the screen.
struct BoardHit {
    hexgrid::Hex hex;                // also off the track
    Cell cell = no_cell;             // no_cell off the track
    VehicleId vehicle = no_vehicle;  // drawn there
    std::optional<Option> arrow;     // of a turn, slide or facing to choose

    friend bool operator==(const BoardHit&, const BoardHit&) = default;
};

// What a click means: answers to be given one after the other, each as long as the next question
// still offers it. With more than one alternative (ways to attack the same target) the player has
// to choose; `answers` is then empty.
struct BoardClick {
    std::vector<Option> answers;
    std::vector<Option> alternatives;

    bool is_empty() const { return answers.empty() && alternatives.empty(); }
};

// Lines of a tooltip about what lies under the pointer.
struct BoardFact {
    std::string text;  // "Mud: 2 Control Loss points at Speed 4."
    Rule rule;         // none() where no rule needs to be named
};
struct BoardHover {
    BoardFact deed;                // what a click there does; no text where it does nothing
    std::string title;             // "Mud", "Red"; empty off the track
    std::vector<BoardFact> facts;  // the most pressing first
    bool is_refused = false;       // a step there is refused; the first fact says why
    stage::Rect beside;            // on the screen: the hex or vehicle, for placing a tooltip
    VehicleId vehicle = no_vehicle;
    Cell cell = no_cell;
    std::vector<Option> answers;    // what a click would do, for odds
    std::vector<Option> attacks;    // ways to attack the vehicle there
    std::vector<std::string> odds;  // what a click may bring, one sentence a way
    std::vector<std::string>
        prices;                     // of a click there, or of each of these attacks; empty for none
    std::vector<CardFaceUp> cards;  // that card, or those to choose it from
};

class BoardView {
public:
    // Canvas and sprites (of the assets folder) must outlive the view. The setting of the race view
    // that is drawn must outlive it too.
    BoardView(stage::Canvas& canvas, stage::SpriteStore& sprites, ui::Seating seating);
    ~BoardView();
    BoardView(const BoardView&) = delete;
    BoardView& operator=(const BoardView&) = delete;

    void set_seating(ui::Seating seating);
    // 1 at 96 dots an inch; widths of lines, badges and letters follow it.
    void set_scale(float scale);
    // Of the picture; a change of the zoom shows at once.
    void set_comfort(const ui::Comfort& comfort);

    // What is to be decided; nothing is lit without. The decision is copied.
    void ask(const Decision& decision);
    void ask_nothing();
    // The way that is proposed, space by space; it is marked as long as nothing else is pointed at.
    void propose(std::vector<Cell> way);
    // What would be worth knowing the odds of: the path in focus and the arrows that are shown; and
    // what is known by now. Forecasts of another question are passed over.
    std::vector<AnswerPlan> plans() const;
    void set_forecasts(const ForecastBook& book);
    // Keyboard: the step of the lit path under the keys' cursor; no_cell for the pointer's.
    void point_at(Cell cell);
    // Lit hexes a path can end on, nearest first, for walking through them with keys.
    std::vector<Cell> reachable() const;

    // Where it is drawn, all of which it covers; the first call and changes of size fit the board
    // into it: whole, or as near as Comfort asks.
    void place(stage::Rect where);
    stage::Rect where() const;
    // Camera and ornaments move on; true while something still moves.
    bool advance(float seconds);
    // Draws inside `where` only.
    void draw(const RaceView& view);

    // Wheel, drag, double click and keys for the camera, and the pointer. True if it was meant for
    // the board's camera and means nothing else. A click without a drag is not: ask click().
    bool feed(const stage::InputEvent& event);

    // The whole board, gliding there; `fit_now` at once.
    void fit();
    void fit_now();
    // Glides so that who acts there is well inside, with those near by and the hexes that are lit;
    // while the whole board shows, from the next time on that it does not.
    void follow(stage::Vec2 world);

    BoardHit hit(stage::Vec2 screen) const;
    // What a click there means; empty if nothing is to be decided there.
    BoardClick click(stage::Vec2 screen) const;
    // The answers that end the lit path on this cell; empty if none does.
    BoardClick click_cell(Cell cell) const;
    // What is under the pointer now, if it is over the board.
    std::optional<BoardHover> hover() const;
    BoardHover hover_at(stage::Vec2 screen) const;

    // The middle of a cell, or a place of the world, on the screen.
    stage::Vec2 on_screen(Cell cell) const;
    stage::Vec2 on_screen(stage::Vec2 world) const;

    // From now on painting goes on beside the frames: where the view has changed, the picture of
    // before shows for some frames longer, and the first frames show none.
    void paint_beside_frames();
    // Whether a painting is still to come: then another frame is worth drawing.
    bool is_painting() const;

    // After InputKind::textures_lost.
    void forget_textures();

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace frothy
