// The inside of the board view, shared by its painting and its input.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "games/frothy/view/board/board_lit.h"
#include "games/frothy/view/board/board_painting.h"
#include "games/frothy/view/board/board_sprites.h"
#include "games/frothy/view/board/board_view.h"
#include "stage/core/camera.h"

namespace frothy {

struct BoardView::Impl {
    Impl(stage::Canvas& its_canvas, stage::SpriteStore& its_sprites, ui::Seating its_seating)
        : canvas(its_canvas),
          sprites(its_sprites),
          seating(std::move(its_seating)),
          vehicles(its_canvas, its_sprites) {}

    void take_course(const Course& its_course);
    void fit_camera();
    void open_camera();
    void close_up();
    // After a change of size or scale.
    void reopen_camera();
    float opening_zoom() const;
    stage::Vec2 middle_of_vehicles() const;
    stage::Rect fight_around(stage::Vec2 who, stage::Vec2 most) const;
    void show_fight();
    float whole_zoom() const;
    Projection projection() const;
    stage::Rect world_to_paint() const;
    bool covers(stage::Rect seen) const;
    void paint_layer();
    void order_painting(stage::Rect world, float zoom);
    void take_painting();
    bool is_whole(const BoardOrder& order) const;
    void draw_markers(const RaceView& view, const Projection& to);
    void draw_over(const RaceView& view, const Projection& to);
    void draw_deed(const RaceView& view, const Projection& to) const;
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
    void move_pointer(stage::Vec2 at);
    void take_pad(const stage::InputEvent& event);
    bool move_by_pad(float seconds);
    void zoom_by(stage::Vec2 about, float factor);

    stage::Canvas& canvas;
    stage::SpriteStore& sprites;
    ui::Seating seating;
    VehicleSprites vehicles;
    const Course* course = nullptr;
    BoardLayout layout;
    stage::Camera camera;
    stage::Rect place;
    float scale = 1.0F;
    ui::Comfort comfort;
    // What shows, and goes along with changes of size: all of the board, the part where one fights,
    // or wherever a player has moved it to, which stays.
    enum class Sight : std::uint8_t { whole, fight, moved };
    Sight sight = Sight::whole;
    std::optional<stage::Vec2> acting;  // where who acts stands

    stage::Layer still;
    BoardOrder painted;  // what the layer shows
    stage::Layer whole;  // all of the board, seen where a nearer layer does not reach
    BoardOrder painted_whole;
    bool has_shown = false;  // any layer, so far
    PaintedWhen paints = PaintedWhen::on_demand;
    std::unique_ptr<BoardPainting> coming;

    std::optional<Decision> decision;
    BoardChoices choices;
    std::vector<Cell> proposed;  // the way of the main choice
    ForecastBook forecasts;
    Cell pointed = no_cell;  // by keys
    Cell anchor = no_cell;   // the last end of a path under the pointer: turn arrows stand there
    std::optional<stage::Vec2> pointer;
    std::optional<stage::Vec2> pressed_at;
    bool is_dragging = false;
    stage::Vec2 stick;                // of a pad, the right one: -1..1 each way
    std::array<float, 2> triggers{};  // left: away, right: nearer; 0..1

    // As last drawn, for hit tests.
    std::array<ShownVehicle, max_vehicles> shown{};
    int shown_count = 0;
    Race race{};
    bool is_moving = false;
};

}  // namespace frothy
