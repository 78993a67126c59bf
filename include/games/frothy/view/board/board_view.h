// The board: the course and the race on it, seen through a camera; what may be clicked there.
#pragma once

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/rules/forecast.h"
#include "games/frothy/view/board/board_sprites.h"
#include "games/frothy/view/core/board/board_layout_choices.h"
#include "games/frothy/view/core/board/race_view.h"
#include "games/frothy/view/core/prompt/prompt.h"
#include "stage/canvas.h"
#include "stage/core/input.h"
#include "stage/sprite_store.h"
#include "ui/board/board_frame.h"
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

class CourseBoard;
struct BoardLayout;
struct PlacedArrow;

using ui::BoardClick;
using ui::BoardFact;
using ui::BoardHover;

// Its spaces are Cells, its answers Options.
class BoardView final : public ui::PlayBoard, private ui::BoardScene {
public:
    // Canvas and sprites (of the assets folder) must outlive the view. The setting of the race view
    // that is drawn must outlive it too.
    BoardView(stage::Canvas& canvas, stage::SpriteStore& sprites, ui::Seating seating);
    ~BoardView() override;
    BoardView(const BoardView&) = delete;
    BoardView& operator=(const BoardView&) = delete;

    void set_seating(ui::Seating seating) override;
    void set_scale(float scale) override { frame_.set_scale(scale); }
    void set_comfort(const ui::Comfort& comfort) override { frame_.set_comfort(comfort); }

    // What is to be decided; nothing is lit without. The decision is copied. A click on the end of
    // a path answers to the end of the move where `complete` is given.
    void ask(const Decision& decision, Complete complete = {});
    // The cards that a move goes with, and the question as they leave it.
    void begin(AnswerPlan added, const Decision& begun);
    void ask_nothing() override;
    // The way that is proposed, space by space, and its answers; it is marked as long as nothing
    // else is pointed at.
    void propose(std::vector<Cell> way, AnswerPlan answers);
    // What would be worth knowing the odds of: the path in focus and the arrows that are shown; and
    // what is known by now. Forecasts of another question are passed over.
    std::vector<AnswerPlan> plans() const;
    void set_forecasts(const ForecastBook& book) { forecasts_ = book; }
    void point_at(std::optional<ui::Token> cell) override;
    bool may_turn_pointed() const override;
    bool turn_pointed(int by) override;
    ui::Tokens reachable() const override;

    // The first call and changes of size fit the board into it: whole, or as near as Comfort asks.
    void place(stage::Rect where) override { frame_.place(where); }
    stage::Rect where() const { return frame_.where(); }
    bool advance(float seconds) override { return frame_.advance(seconds); }
    void shake(float strength) override { frame_.shake(strength); }
    void attend() override { frame_.attend({}); }
    // Draws inside `where` only.
    void draw(const RaceView& view);

    bool feed(const stage::InputEvent& event) override { return frame_.feed(event); }
    std::optional<ui::BoardSight> chosen_sight() const override { return frame_.chosen_sight(); }
    void look_as(const ui::BoardSight& sight) override { frame_.look_as(sight); }
    // Glides so that who acts there is well inside, with those near by and the hexes that are lit;
    // while the whole board shows, from the next time on that it does not.
    void follow(stage::Vec2 world) { frame_.follow(world); }

    BoardHit hit(stage::Vec2 screen) const;
    BoardClick click(stage::Vec2 screen) const override;
    BoardClick click_space(ui::Token cell) const override;
    std::optional<BoardHover> hover() const override;
    BoardHover hover_at(stage::Vec2 screen) const override;
    VehicleId piece_at(stage::Vec2 screen) const override { return hit(screen).vehicle; }

    // The middle of a cell, or a place of the world, on the screen.
    stage::Vec2 on_screen(ui::Token cell) const override;
    stage::Vec2 on_screen(stage::Vec2 world) const { return frame_.camera().to_screen(world); }
    float piece_radius() const override;
    std::vector<ui::Seen> worth_seeing(VehicleId own) const override;

    void paint_beside_frames() override { frame_.paint_beside_frames(); }
    bool is_painting() const override { return frame_.is_painting(); }
    void forget_textures() override;

private:
    bool is_answerable(stage::Vec2 screen) const override { return !click(screen).is_empty(); }
    // From the end of a way, or from an arrow or the vehicle where arrows stand, a drag chooses a
    // facing; the vehicle itself may be taken to a space.
    bool is_aimed_from(stage::Vec2 screen) const override;
    void pointer_moved() override;
    std::vector<stage::Vec2> pieces() const override;
    std::vector<stage::Vec2> around(stage::Vec2 who) const override;

    void take_course(const Course& course);
    const BoardLayout& layout() const;
    ui::Projection projection() const { return frame_.projection(); }
    // Null while nothing is to be decided, or something moves.
    const Decision* open_question() const;
    Cell cell_at(stage::Vec2 screen) const;
    void draw_map();
    void draw_markers(const RaceView& view, const ui::Projection& to);
    void draw_over(const RaceView& view, const ui::Projection& to);
    void draw_deed(const RaceView& view, const ui::Projection& to) const;
    std::vector<PlacedArrow> arrows() const;
    // Where all but who decides stand on the screen.
    std::vector<stage::Vec2> others() const;
    int arrow_at(stage::Vec2 screen) const;
    bool is_own_vehicle(stage::Vec2 screen) const;
    // While a facing is dragged, and which arrow is meant then: -1 for none.
    bool is_aiming_facing() const;
    int arrow_aimed_at(stage::Vec2 screen) const;
    // Where the arrows stand around. Pixels.
    stage::Vec2 middle_of_arrows() const;
    void draw_arrows() const;
    Cell cell_under_pointer() const;
    // Where arrows of turns stand: at the end of the path that is pointed at, or proposed. Null
    // where there is none.
    const LitCell* turning_end() const;
    bool plays_untouched_card(const AnswerPlan& plan) const;
    // The path to a lit cell, and a whole move that ends there as it is proposed.
    AnswerPlan path_of(const LitCell& lit) const;
    const AnswerPlan& move_to(const LitCell& lit) const;
    // The answers of an arrow, with the path that leads to it.
    AnswerPlan plan_of(Option arrow) const;
    std::vector<stage::Rect> to_be_seen() const;
    void draw_odds() const;
    void add_prices(BoardHover& hover) const;
    std::vector<std::string> odds_of(const AnswerPlan& plan) const;
    void follow_pointer();

    stage::Canvas& canvas_;
    stage::SpriteStore& sprites_;
    ui::Seating seating_;
    VehicleSprites vehicles_;
    ui::BoardFrame frame_;
    const Course* course_ = nullptr;
    std::shared_ptr<const CourseBoard> still_;

    std::optional<Decision> decision_;
    BoardChoices choices_;
    Complete complete_;
    AnswerPlan added_;                          // cards that all answers go with
    std::vector<Cell> proposed_;                // the way of the main choice
    AnswerPlan proposal_;                       // and its answers
    mutable std::map<Cell, AnswerPlan> moves_;  // by where they end, as far as they were wanted
    ForecastBook forecasts_;
    Cell pointed_ = no_cell;             // by keys
    std::optional<Option> pointed_end_;  // the facing chosen there
    Cell anchor_ = no_cell;  // the last end of a path under the pointer: turn arrows stand there

    // As last drawn, for hit tests.
    std::array<ShownVehicle, max_vehicles> shown_{};
    int shown_count_ = 0;
    Race race_{};
    bool is_moving_ = false;
};

}  // namespace frothy
