// The inside of the board view, shared by its painting and its input.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "games/frothy/view/board/board_lit.h"
#include "games/frothy/view/board/board_sprites.h"
#include "games/frothy/view/board/board_still.h"
#include "games/frothy/view/board/board_view.h"
#include "ui/board/board_frame.h"

namespace frothy {

struct BoardView::Impl final : ui::BoardScene {
    Impl(stage::Canvas& its_canvas, stage::SpriteStore& its_sprites, ui::Seating its_seating)
        : canvas(its_canvas),
          sprites(its_sprites),
          seating(std::move(its_seating)),
          vehicles(its_canvas, its_sprites),
          frame(its_canvas, its_sprites, *this) {}

    bool is_answerable(stage::Vec2 screen) const override;
    void pointer_moved() override;
    std::vector<stage::Vec2> pieces() const override;
    std::vector<stage::Vec2> around(stage::Vec2 who) const override;

    void take_course(const Course& its_course);
    const BoardLayout& layout() const { return still->layout(); }
    ui::Projection projection() const { return frame.projection(); }
    BoardHit hit(stage::Vec2 screen) const;
    BoardClick click(stage::Vec2 screen) const;
    BoardClick click_cell(Cell cell) const;
    void draw_markers(const RaceView& view, const ui::Projection& to);
    void draw_over(const RaceView& view, const ui::Projection& to);
    void draw_deed(const RaceView& view, const ui::Projection& to) const;
    std::vector<PlacedArrow> arrows() const;
    // Where all but who decides stand on the screen.
    std::vector<stage::Vec2> others() const;
    int arrow_at(stage::Vec2 screen) const;
    Cell cell_under_pointer() const;
    // The answers of an arrow, with the path that leads to it.
    AnswerPlan plan_of(Option arrow) const;
    std::vector<stage::Rect> to_be_seen() const;
    void draw_odds() const;
    void add_prices(BoardHover& hover) const;
    std::vector<std::string> odds_of(const AnswerPlan& plan) const;
    void follow_pointer();

    stage::Canvas& canvas;
    stage::SpriteStore& sprites;
    ui::Seating seating;
    VehicleSprites vehicles;
    ui::BoardFrame frame;
    const Course* course = nullptr;
    std::shared_ptr<const CourseBoard> still;

    std::optional<Decision> decision;
    BoardChoices choices;
    std::vector<Cell> proposed;  // the way of the main choice
    ForecastBook forecasts;
    Cell pointed = no_cell;  // by keys
    Cell anchor = no_cell;   // the last end of a path under the pointer: turn arrows stand there

    // As last drawn, for hit tests.
    std::array<ShownVehicle, max_vehicles> shown{};
    int shown_count = 0;
    Race race{};
    bool is_moving = false;
};

}  // namespace frothy
