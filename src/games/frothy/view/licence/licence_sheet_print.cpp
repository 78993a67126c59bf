// What is printed on every licence before a number is written on it: paper, frame, band, portrait.
#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <string>
#include <vector>

#include "games/frothy/view/board/board_picture.h"
#include "games/frothy/view/licence/licence_sheet_painter.h"

namespace frothy {

using namespace sheet;

namespace {

constexpr float frame_inset = 8.0F;
constexpr float notch = 8.0F;  // the frame's corners are hollow quarter circles
constexpr float trim_height = 6.0F;

std::array<std::vector<Vec2>, 4> hollow_corners(Rect rect, float radius) {
    constexpr int steps = 6;
    const std::array<Vec2, 4> corners = {Vec2{rect.x, rect.y}, Vec2{rect.right(), rect.y},
                                         Vec2{rect.right(), rect.bottom()},
                                         Vec2{rect.x, rect.bottom()}};
    constexpr float quarter = std::numbers::pi_v<float> / 2.0F;
    std::array<std::vector<Vec2>, 4> arcs;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        for (int step = 0; step <= steps; ++step) {
            const float turns = static_cast<float>(i + 1) - static_cast<float>(step) / steps;
            arcs[i].push_back(corners[i] +
                              Vec2{std::cos(quarter * turns), std::sin(quarter * turns)} * radius);
        }
    }
    return arcs;
}

}  // namespace

void SheetPainter::paper(float height) {
    const Rect whole{0.0F, 0.0F, sheet_width, height};
    fill(whole, 7.0F, theme::ivory);
    fill(stage::grown(whole, -5.0F), 5.0F, theme::parchment);
    if (v_ < seating_.seats.size()) {  // the stable's emblem as a watermark
        constexpr float mark = 210.0F;
        stage::SpriteLook look;
        look.tint = theme::umber;
        look.opacity = 0.05F;
        canvas_.sprite(sprites_.get(std::string(seating_.livery(v_).emblem),
                                    static_cast<int>(std::lround(mark * k_))),
                       Vec2{sheet_width * 0.5F, height - 0.72F * mark} * k_, look);
    }
    const auto frame = [&](float inset, Colour colour, float width) {
        const Rect rect = scaled(stage::grown(whole, -inset));
        const float hollow = notch * k_;
        const float thick = std::max(1.0F, std::round(width * k_));
        // Straight sides on whole pixels are cheap; only the corners are curves.
        for (const float y : {rect.y, rect.bottom()}) {
            canvas_.fill_rect({std::round(rect.x + hollow), std::round(y - thick / 2.0F),
                               std::round(rect.width - 2.0F * hollow), thick},
                              ground(colour));
        }
        for (const float x : {rect.x, rect.right()}) {
            canvas_.fill_rect({std::round(x - thick / 2.0F), std::round(rect.y + hollow), thick,
                               std::round(rect.height - 2.0F * hollow)},
                              ground(colour));
        }
        for (const std::vector<Vec2>& corner : hollow_corners(rect, hollow))
            canvas_.polyline(corner, ink(colour), thick);
    };
    frame(frame_inset, theme::grid_line, 1.3F);
    frame(frame_inset + 3.0F, stage::faded(theme::brick, 0.35F), 0.7F);
    for (const float x : {frame_inset, sheet_width - frame_inset}) {
        canvas_.disc(Vec2{x, height - frame_inset} * k_, 2.6F * k_,
                     ink(stage::faded(theme::brick, 0.7F)));
    }
}

void SheetPainter::band(Colour colour, Colour letters) {
    const Rect rect{8.0F, 8.0F, sheet_width - 16.0F, header_height - 8.0F};
    fill(rect, 4.0F, colour);
    const Rect inner{11.0F, 11.0F, sheet_width - 22.0F, header_height - 14.0F};
    if (v_ < seating_.seats.size()) {  // the stable's trim along its foot
        const std::string emblem(seating_.livery(v_).emblem);
        const std::string trim = "emblems/trim-" + emblem.substr(emblem.find('/') + 1);
        const int pixels = std::max(3, static_cast<int>(std::lround(trim_height * k_)));
        const stage::Sprite tile = sprites_.get(trim, pixels);
        const auto clip = canvas_.clip(scaled(stage::grown(inner, -1.0F)));
        stage::SpriteLook look;
        look.tint = letters;
        look.opacity = 0.30F;
        const float y = std::round((inner.bottom() - 1.0F) * k_ - static_cast<float>(pixels) / 2);
        const auto step = static_cast<float>(tile.size.width);
        for (float x = inner.x * k_ + step / 2; step > 0 && x < inner.right() * k_ + step;
             x += step) {
            canvas_.sprite(tile, {x, y}, look);
        }
    }
    outline(inner, 3.0F, stage::faded(letters, 0.45F), 1.0F);
}

void SheetPainter::portrait(Rect where) {
    const std::string name = vehicle_sprite_name(sprites_, picture_name(race_.licence(v_)));
    fill(stage::grown(where, 1.5F), 3.5F, theme::ink);
    fill(where, 2.5F, theme::light_sand);
    const int pixels = std::max(8, static_cast<int>(std::lround((where.height - 2.0F) * k_)));
    const Vec2 centre = where.centre() * k_;
    canvas_.sprite(sprites_.get(name, pixels), centre);
    if (v_ >= seating_.seats.size()) return;
    stage::SpriteLook look;
    look.tint = Colour::hex(seating_.livery(v_).colour);
    canvas_.sprite(sprites_.get(name + "-livery", pixels), centre, look);
}

}  // namespace frothy
