#include "games/frothy/view/board/board_picture.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <vector>

#include "games/frothy/view/board/board_still.h"
#include "stage/theme.h"

namespace frothy {

namespace {

constexpr float least_token = 9.0F;  // pixels from its middle: its number can be read

// The livery's own shape, so that nobody has to go by the colour where the picture is shown small:
// a disc, or a polygon, of whose corners every other one may lie further in.
struct Shape {
    int corners = 0;
    float turned = 0.0F;  // of a full turn
    float inner = 1.0F;
    float larger = 1.15F;
};
constexpr std::array<Shape, ui::liveries.size()> shapes = {
    {{}, {4, 0.125F}, {16, 0.0F, 0.76F}, {3, -0.25F, 1.0F, 1.5F}, {4}, {6, 0.25F}}};

void fill_shape(stage::Canvas& canvas, stage::Vec2 at, float radius, const Shape& shape,
                stage::Colour colour) {
    if (shape.corners == 0) {
        canvas.disc(at, radius, colour);
        return;
    }
    std::vector<stage::Vec2> points;
    constexpr float whole = 2.0F * std::numbers::pi_v<float>;
    for (int i = 0; i < shape.corners; ++i) {
        const float angle =
            whole * (shape.turned + static_cast<float>(i) / static_cast<float>(shape.corners));
        const float reach = radius * shape.larger * (i % 2 == 1 ? shape.inner : 1.0F);
        points.push_back(at + stage::Vec2{std::cos(angle), std::sin(angle)} * reach);
    }
    canvas.fill_polygon(points, colour);
}

// Those that would hide one another make room, each as little as may be.
void part_tokens(std::vector<stage::Vec2>& at, float distance) {
    constexpr int most_pushes = 24;
    for (int push = 0; push < most_pushes; ++push) {
        bool is_parted = true;
        for (std::size_t a = 0; a < at.size(); ++a) {
            for (std::size_t b = a + 1; b < at.size(); ++b) {
                const stage::Vec2 way = at[b] - at[a];
                const float apart = std::hypot(way.x, way.y);
                if (apart >= distance) continue;
                is_parted = false;
                const stage::Vec2 along =
                    apart > 0.0F ? way * (1.0F / apart) : stage::Vec2{1.0F, 0.0F};
                const stage::Vec2 half = along * ((distance - apart) / 2.0F + 0.1F);
                at[a] = at[a] - half;
                at[b] = at[b] + half;
            }
        }
        if (is_parted) return;
    }
}

void paint_token(stage::Canvas& canvas, stage::Vec2 at, float radius, std::size_t number,
                 const ui::Livery& livery, bool is_wreck) {
    namespace theme = stage::theme;
    const Shape& shape = shapes[number % shapes.size()];
    fill_shape(canvas, at, radius + 2.0F, shape, theme::ink);
    fill_shape(canvas, at, radius + 0.8F, shape, theme::ivory);
    fill_shape(canvas, at, radius - 0.6F, shape, stage::Colour::hex(livery.colour));
    if (is_wreck) {
        const float arm = radius * 0.8F;
        const stage::Colour ink = stage::Colour::hex(livery.ink);
        canvas.line(at - stage::Vec2{arm, arm}, at + stage::Vec2{arm, arm}, ink, 2.0F);
        canvas.line(at - stage::Vec2{arm, -arm}, at + stage::Vec2{arm, -arm}, ink, 2.0F);
        return;
    }
    const stage::TextLook look{stage::Face::label, radius * 1.3F, stage::Colour::hex(livery.ink)};
    canvas.text_centred(at, livery.numeral, look);
}

}  // namespace

void paint_course_picture(stage::Canvas& canvas, stage::SpriteStore& sprites, stage::Rect where,
                          const Course& course, CourseName name) {
    const BoardLayout layout = lay_out(course);
    const ui::Projection to = ui::projection_into(layout.frame, where);
    paint_still({canvas, sprites, course, layout, to, where, name});
    const auto clip = canvas.clip(where);
    for (int i = 0; i < course.fragile_count(); ++i) {
        const Cell cell = course.fragile_cell(i);
        const int height = std::max(4, static_cast<int>(to.zoom * 1.25F));
        canvas.sprite(sprites.get(picture_of(sprites, course, cell), height),
                      to(layout.centres[cell]));
    }
}

void paint_race_picture(stage::Canvas& canvas, stage::SpriteStore& sprites, stage::Rect where,
                        const Race& race, std::span<const Cell> places,
                        const ui::Seating& seating) {
    paint_course_picture(canvas, sprites, where, race.course(), CourseName::left_out);
    const BoardLayout layout = lay_out(race.course());
    const ui::Projection to = ui::projection_into(layout.frame, where);
    const float radius = std::max(least_token, to.zoom * 0.8F);
    std::vector<stage::Vec2> at;
    std::vector<VehicleId> shown;
    for (VehicleId v = 0; v < race.vehicle_count && v < seating.seats.size(); ++v) {
        if (places[v] == no_cell) continue;
        at.push_back(to(layout.centres[places[v]]));
        shown.push_back(v);
    }
    part_tokens(at, 2.0F * (radius + 2.0F));
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const VehicleId v = shown[i];
        paint_token(canvas, at[i], radius, seating.seats[v].livery, seating.livery(v),
                    race[v].is_wreck());
    }
}

}  // namespace frothy
