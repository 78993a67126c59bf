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
#include "ui/table/play_board.h"

namespace frothy {

// What lies under a point of the screen.
struct BoardHit {
    hexgrid::Hex hex;                // also off the track
    Cell cell = no_cell;             // no_cell off the track
    VehicleId vehicle = no_vehicle;  // drawn there
    std::optional<Option> arrow;     // of a turn, slide or facing to choose

    friend bool operator==(const BoardHit&, const BoardHit&) = default;
};

using ui::BoardClick;
using ui::BoardFact;
using ui::BoardHover;

// Its spaces are Cells, its answers Options.
class BoardView final : public ui::PlayBoard {
public:
    // Canvas and sprites (of the assets folder) must outlive the view. The setting of the race view
    // that is drawn must outlive it too.
    BoardView(stage::Canvas& canvas, stage::SpriteStore& sprites, ui::Seating seating);
    ~BoardView() override;
    BoardView(const BoardView&) = delete;
    BoardView& operator=(const BoardView&) = delete;

    void set_seating(ui::Seating seating) override;
    void set_scale(float scale) override;
    void set_comfort(const ui::Comfort& comfort) override;

    // What is to be decided; nothing is lit without. The decision is copied.
    void ask(const Decision& decision);
    void ask_nothing() override;
    // The way that is proposed, space by space; it is marked as long as nothing else is pointed at.
    void propose(std::vector<Cell> way);
    // What would be worth knowing the odds of: the path in focus and the arrows that are shown; and
    // what is known by now. Forecasts of another question are passed over.
    std::vector<AnswerPlan> plans() const;
    void set_forecasts(const ForecastBook& book);
    void point_at(std::optional<ui::Token> cell) override;
    ui::Tokens reachable() const override;

    // The first call and changes of size fit the board into it: whole, or as near as Comfort asks.
    void place(stage::Rect where) override;
    stage::Rect where() const;
    bool advance(float seconds) override;
    // Draws inside `where` only.
    void draw(const RaceView& view);

    bool feed(const stage::InputEvent& event) override;

    // The whole board, gliding there; `fit_now` at once.
    void fit();
    void fit_now();
    // Glides so that who acts there is well inside, with those near by and the hexes that are lit;
    // while the whole board shows, from the next time on that it does not.
    void follow(stage::Vec2 world);

    BoardHit hit(stage::Vec2 screen) const;
    BoardClick click(stage::Vec2 screen) const override;
    BoardClick click_space(ui::Token cell) const override;
    std::optional<BoardHover> hover() const override;
    BoardHover hover_at(stage::Vec2 screen) const override;
    VehicleId piece_at(stage::Vec2 screen) const override { return hit(screen).vehicle; }

    // The middle of a cell, or a place of the world, on the screen.
    stage::Vec2 on_screen(ui::Token cell) const override;
    stage::Vec2 on_screen(stage::Vec2 world) const;
    float piece_radius() const override;
    std::vector<ui::Seen> worth_seeing(VehicleId own) const override;

    void paint_beside_frames() override;
    bool is_painting() const override;
    void forget_textures() override;

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace frothy
