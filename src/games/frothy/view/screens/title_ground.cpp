// The teams that race across a course, behind the title.
#include "games/frothy/view/screens/title_ground.h"

#include <array>
#include <cmath>
#include <utility>

#include "games/frothy/view/board/board_sprites.h"
#include "games/frothy/view/board/board_still.h"
#include "hexgrid/pixel_layout.h"
#include "words/words.h"

namespace frothy {

namespace {

// Larger than on a board: they come past the reader's nose.
constexpr float nearness = 1.7F;

// The pack, in lengths of a team ahead of its middle and to its left.
constexpr std::array<Vec2, 6> pack = {{{2.5F, 0.25F},
                                       {1.3F, -0.75F},
                                       {0.75F, 0.75F},
                                       {-0.5F, -0.1F},
                                       {-1.8F, 0.75F},
                                       {-2.1F, -0.6F}}};

// Where the course goes from here, by what lies further on; nothing where it does not say.
Vec2 way_on(const Course& course, const BoardLayout& layout, Cell cell) {
    Vec2 way;
    for (int i = 0; i < hexgrid::direction_count; ++i) {
        const hexgrid::Direction direction = hexgrid::direction(i);
        const Cell next = course.neighbour(cell, direction);
        if (next == no_cell || course.crossing(cell, direction) != Crossing::none) continue;
        const auto further = static_cast<float>(course.place(next) - course.place(cell));
        way = way + (layout.centres[next] - layout.centres[cell]) * further;
    }
    return way;
}

// The same over the hexes around, which is smoother.
Vec2 heading_at(const Course& course, const BoardLayout& layout, Cell cell) {
    Vec2 way = way_on(course, layout, cell);
    for (int i = 0; i < hexgrid::direction_count; ++i) {
        const Cell next = course.neighbour(cell, hexgrid::direction(i));
        if (next != no_cell) way = way + way_on(course, layout, next);
    }
    const float length = std::hypot(way.x, way.y);
    return length > 0.1F ? way * (1.0F / length) : Vec2{};
}

Cell cell_under(const StillBoard& board, Vec2 pixel) {
    const Vec2 world = (pixel - board.to.origin) * (1.0F / board.to.zoom);
    return board.course.cell_at(hexgrid::hex_at({world.x, world.y}));
}

void paint_dust(stage::Canvas& canvas, Vec2 at, Vec2 ahead, float zoom) {
    const Vec2 aside{-ahead.y, ahead.x};
    for (int i = 6; i >= 1; --i) {
        const auto step = static_cast<float>(i);
        const Vec2 behind = at - ahead * (zoom * (0.55F + 0.32F * step)) +
                            aside * (zoom * 0.16F * (i % 2 == 0 ? 1.0F : -1.0F));
        canvas.disc(behind, zoom * (0.46F - 0.035F * step),
                    stage::faded(theme::parchment, 0.34F - 0.045F * step));
    }
}

// A pack at the gallop the way the course goes there, larger than life, in a livery each; whoever
// would be off the track is left out.
void paint_parade(const StillBoard& board, const std::vector<std::string>& teams,
                  ui::Palette palette, Vec2 middle_of_pack) {
    const Cell middle = cell_under(board, middle_of_pack);
    if (middle == no_cell) return;
    const Vec2 way = heading_at(board.course, board.layout, middle);
    const float zoom = nearness * board.to.zoom;
    VehicleSprites vehicles(board.canvas, board.sprites);
    for (VehicleId team = 0; team < pack.size() && team < teams.size(); ++team) {
        const Vec2 place = pack[team] * (2.0F * zoom);
        const Vec2 at = middle_of_pack + way * place.x + Vec2{way.y, -way.x} * place.y;
        const Cell cell = cell_under(board, at);
        if (cell == no_cell) continue;
        const Vec2 ahead = heading_at(board.course, board.layout, cell);
        paint_dust(board.canvas, at, ahead, zoom);
        ShownVehicle shown;
        shown.angle = std::atan2(ahead.y, ahead.x);
        shown.opacity = 1.0F;
        vehicles.draw(team, {teams[team], ui::livery_in(palette, team)}, shown, at, zoom);
    }
}

class CourseGround final : public ui::TitleGround {
public:
    CourseGround(Course course, std::vector<std::string> teams, PictureSource pictures)
        : course_(std::move(course)), teams_(std::move(teams)), pictures_(std::move(pictures)) {}

    void paint_board(const ui::TitleEasel& easel) const override {
        paint_course_picture(easel.canvas, easel.sprites, easel.where, course_,
                             CourseName::left_out);
    }
    void paint_pieces(const ui::TitleEasel& easel) const override {
        easel.sprites.set_source(pictures_);  // painted apart from the window, with sprites apart
        const BoardLayout layout = lay_out(course_);
        paint_parade({easel.canvas, easel.sprites, course_, layout,
                      ui::projection_into(layout.frame, easel.where), easel.where},
                     teams_, easel.palette, easel.parade);
    }

private:
    Course course_;
    std::vector<std::string> teams_;
    PictureSource pictures_;
};

}  // namespace

std::shared_ptr<const ui::TitleGround> title_ground(const Course& course,
                                                    std::vector<std::string> teams,
                                                    PictureSource pictures) {
    return std::make_shared<CourseGround>(course, std::move(teams), std::move(pictures));
}

std::string title_motto() {
    return words::tr("Frothy Races: four wheels, eight teams, and the crowd has eaten already");
}

}  // namespace frothy
