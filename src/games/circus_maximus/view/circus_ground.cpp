#include "games/circus_maximus/view/circus_ground.h"

#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "games/circus_maximus/data/names.h"
#include "games/circus_maximus/view/track_shape.h"
#include "stage/core/strewn.h"
#include "stage/theme.h"

namespace circus_maximus {

namespace {

namespace theme = stage::theme;
using stage::Colour;
using stage::strewn;
using stage::Vec2;

constexpr float wall = 0.42F;         // how thick
constexpr float row = 0.5F;           // of the stands
constexpr int rows = 12;              // painted, as far as the window shows
constexpr Vec2 in_sight{0.6F, 1.9F};  // of the stands, in the whole picture
constexpr float bare = 0.26F;         // from the spina to the sand of lane I
constexpr float bend_step = 0.04F;    // of a section, from point to point

constexpr Colour marble = Colour::hex(0xEDE4D2);
constexpr Colour marble_shade = Colour::hex(0xCDBFA6);
constexpr Colour marble_vein = Colour::hex(0xB7A88E);
constexpr Colour sand_light = Colour::hex(0xE9D3A4);
constexpr Colour sand_dark = Colour::hex(0xDFC591);
constexpr Colour groove = Colour::hex(0xA9864F);
constexpr Colour porphyry = Colour::hex(0x7A2F3A);

class Painter {
public:
    explicit Painter(const ui::StillEasel& easel)
        : easel_(easel), canvas_(easel.canvas), to_(easel.to) {}

    void paint() const {
        stands();
        canvas_.fill_polygon(ring(outer_radius + wall), marble_vein);
        canvas_.fill_polygon(ring(outer_radius + wall - 0.07F), marble);
        canvas_.fill_polygon(ring(outer_radius + 0.1F), marble_shade);
        lanes_of_sand();
        start_area();
        squares();
        grains();
        finish_line();
        safe_speeds();
        numbers();
        spina();
    }

private:
    float px(float world) const { return world * to_.zoom; }
    float hair(float world, float least) const { return std::max(least, px(world)); }

    // So far from the axis of the spina, all round.
    std::vector<Vec2> ring(float out) const {
        const float lane = (out - inner_radius) / lane_width - 0.5F;
        std::vector<Vec2> points;
        for (float turn = 0.0F; turn < 4.0F;) {
            points.push_back(to_(point_of({lane, turn})));
            const bool is_bend = static_cast<int>(turn) % 2 == 1;
            turn = is_bend ? turn + bend_step : std::floor(turn) + 1.0F;
        }
        return points;
    }
    // A line across lanes.
    void across(float from_lane, float to_lane, float turn, Colour colour, float width) const {
        canvas_.line(to_(point_of({from_lane - 0.5F, turn})), to_(point_of({to_lane + 0.5F, turn})),
                     colour, width);
    }
    void put(const std::string& name, Vec2 at, float tall) const {
        const int height = std::max(4, static_cast<int>(std::lround(px(tall))));
        canvas_.sprite(easel_.sprites.get(name, height), to_(at));
    }
    void write(const std::string& text, Vec2 at, float tall, Colour colour,
               stage::Face face = stage::Face::label) const {
        canvas_.text_centred(to_(at), text, {face, px(tall), colour, stage::Align::middle});
    }

    void stands() const;
    void crowd(int bench, float out) const;
    void lanes_of_sand() const;
    void start_area() const;
    void squares() const;
    void grains() const;
    void finish_line() const;
    void safe_speeds() const;
    void numbers() const;
    void spina() const;
    void turning_posts(float side) const;

    const ui::StillEasel& easel_;
    stage::Canvas& canvas_;
    const ui::Projection& to_;
};

// Benches of marble, from the outermost in, and who sits there.
void Painter::stands() const {
    canvas_.fill_rect(easel_.where, Colour::hex(0x6B4A38));
    for (int bench = rows; bench >= 0; --bench) {
        const float out = outer_radius + wall + row * static_cast<float>(bench + 1);
        const bool is_aisle = bench % 5 == 4;
        canvas_.fill_polygon(ring(out), is_aisle ? Colour::hex(0x9C6A4C) : marble_vein);
        canvas_.fill_polygon(ring(out - 0.12F),
                             is_aisle ? Colour::hex(0xB07C59)
                                      : mix(marble, marble_shade, bench % 2 == 0 ? 0.35F : 0.6F));
        if (!is_aisle) crowd(bench, out - 0.5F * row);
    }
}

void Painter::crowd(int bench, float out) const {
    constexpr std::array cloaks = {
        Colour::hex(0xF5EFE2), Colour::hex(0xE6D7BC), Colour::hex(0xB5532E), Colour::hex(0x8E3B22),
        Colour::hex(0x4F6B3C), Colour::hex(0x2C6B82), Colour::hex(0xD9B45A), Colour::hex(0x6A3763)};
    const float lane = (out - inner_radius) / lane_width - 0.5F;
    const float bend = out * 3.14159F;
    const std::array<float, 4> lengths = {2.0F * half_straight, bend, 2.0F * half_straight, bend};
    unsigned seat = static_cast<unsigned>(bench) * 1024U;
    for (int section = 0; section < 4; ++section) {
        const float pitch = 0.4F / lengths.at(static_cast<std::size_t>(section));
        for (float share = 0.5F * pitch; share < 1.0F; share += pitch, ++seat) {
            if (strewn(seat, 1) < 0.16F) continue;
            const float turn =
                static_cast<float>(section) + share + (strewn(seat, 2) - 0.5F) * pitch * 0.5F;
            const Vec2 at = to_(point_of({lane, turn}));
            if (!easel_.where.contains(at)) continue;
            const auto cloak = static_cast<std::size_t>(strewn(seat, 3) * 7.99F);
            canvas_.disc(at + Vec2{0.0F, px(0.05F)}, px(0.16F), cloaks.at(cloak));
            canvas_.disc(at - Vec2{0.0F, px(0.05F)}, px(0.085F), Colour::hex(0x9A6A48));
        }
    }
}

void Painter::lanes_of_sand() const {
    for (int lane = lanes; lane-- > 0;) {
        const float out = inner_radius + lane_width * static_cast<float>(lane + 1);
        canvas_.fill_polygon(ring(out), lane % 2 == 0 ? sand_light : sand_dark);
    }
}

// H1 to H6, in grey.
void Painter::start_area() const {
    const float past =
        static_cast<float>(circus_maximus::start_area) / static_cast<float>(straight);
    const std::array<Vec2, 4> area = {to_(point_of({-0.5F, 0.0F})), to_(point_of({-0.5F, past})),
                                      to_(point_of({lanes - 0.5F, past})),
                                      to_(point_of({lanes - 0.5F, 0.0F}))};
    canvas_.fill_polygon(area, Colour{112, 110, 112, 120});
}

void Painter::squares() const {
    const Colour thin = faded(groove, 0.75F);
    for (int lane = 1; lane < lanes; ++lane)
        canvas_.outline_polygon(ring(inner_radius + lane_width * static_cast<float>(lane)), groove,
                                hair(0.05F, 1.0F));
    for (int lane = 0; lane < lanes; ++lane) {
        const auto at = static_cast<float>(lane);
        for (int section = 0; section < 4; ++section) {
            const int count = section % 2 == 1 ? corner_squares(lane) : straight;
            for (int i = 0; i < count; ++i) {
                const float turn =
                    static_cast<float>(section) + static_cast<float>(i) / static_cast<float>(count);
                across(at, at, turn, thin, hair(0.035F, 0.8F));
            }
        }
    }
    // Where corners begin and end.
    for (int section = 0; section < 4; ++section)
        across(0.0F, lanes - 1.0F, static_cast<float>(section), porphyry, hair(0.08F, 1.5F));
}

// Hoof prints, ruts and pebbles.
void Painter::grains() const {
    for (unsigned i = 0; i < 2600; ++i) {
        const LapSpot spot{strewn(i, 11) * lanes - 0.5F, strewn(i, 12) * 4.0F};
        const bool is_light = strewn(i, 13) > 0.5F;
        canvas_.disc(to_(point_of(spot)), std::max(0.5F, px(0.03F + 0.03F * strewn(i, 14))),
                     is_light ? Colour{255, 246, 222, 90} : Colour{120, 84, 40, 60});
    }
}

// Chalk, in two rows.
void Painter::finish_line() const {
    const float turn =
        static_cast<float>(circus_maximus::start_area) / static_cast<float>(straight);
    const Vec2 middle = point_of({0.0F, turn});
    constexpr float block = lane_width / 4.0F;
    const float top = inner_radius;
    for (int i = 0; i < 4 * lanes; ++i) {
        for (int column = 0; column < 2; ++column) {
            const stage::Rect square{middle.x + (static_cast<float>(column) - 1.0F) * 0.2F,
                                     top + block * static_cast<float>(i), 0.2F, block};
            canvas_.fill_rect(to_(square), (i + column) % 2 == 0 ? theme::ivory : theme::brick);
        }
    }
}

// On the first and the last square of each corner.
void Painter::safe_speeds() const {
    for (int lane = 0; lane < lanes; ++lane) {
        for (const Section corner : {Section::first_corner, Section::second_corner}) {
            for (const int number : {0, corner_squares(lane) - 1}) {
                const Vec2 at = middle_of(square_of(lane, corner, number));
                canvas_.disc(to_(at), px(0.43F), faded(theme::ivory, 0.85F));
                canvas_.circle(to_(at), px(0.43F), porphyry, hair(0.05F, 1.0F));
                write(std::to_string(safe_speed(lane)), at, 0.74F, porphyry, stage::Face::title);
            }
        }
    }
}

// Lanes at the start, and every sixth square along the wall.
void Painter::numbers() const {
    for (int lane = 0; lane < lanes; ++lane) {
        write(std::string(names::lanes.at(static_cast<std::size_t>(lane))),
              middle_of(square_of(lane, Section::home, 6)) - Vec2{0.1F, 0.0F}, 0.5F,
              faded(theme::ink, 0.6F), stage::Face::title);
    }
    for (int section = 0; section < 4; ++section) {
        const bool is_bend = section % 2 == 1;
        for (int number = is_bend ? 0 : 6; number <= (is_bend ? 24 : straight); number += 6) {
            const auto part = static_cast<Section>(section);
            LapSpot spot = spot_of(square_of(lanes - 1, part, number));
            spot.lane += 0.5F + (wall * 0.62F) / lane_width;
            write(std::string(names::sections.at(static_cast<std::size_t>(section))) +
                      std::to_string(number),
                  point_of(spot), 0.36F, porphyry);
        }
    }
}

// Three cones where one turns round.
void Painter::turning_posts(float side) const {
    const float x = side * (half_straight + 0.2F);
    for (int post = -1; post <= 1; ++post) {
        const Vec2 at{x + (post == 0 ? side * 0.42F : 0.0F), 0.62F * static_cast<float>(post)};
        canvas_.disc(to_(at + Vec2{0.06F, 0.08F}), px(0.36F), faded(theme::ink, 0.4F));
        canvas_.disc(to_(at), px(0.34F), Colour::hex(0xB88A2E));
        canvas_.disc(to_(at), px(0.24F), Colour::hex(0xD9B14C));
        canvas_.disc(to_(at - Vec2{0.03F, 0.04F}), px(0.11F), Colour::hex(0xF6E4A6));
    }
}

// Marble round a basin, with what the emperors have brought home.
void Painter::spina() const {
    canvas_.fill_polygon(ring(inner_radius), groove);
    canvas_.fill_polygon(ring(inner_radius - 0.06F), marble_shade);
    canvas_.fill_polygon(ring(inner_radius - bare), marble);
    canvas_.outline_polygon(ring(inner_radius - bare), marble_vein, hair(0.06F, 1.0F));
    for (const float x : {-7.4F, 1.6F}) {
        const stage::Rect basin{x, -0.85F, 5.8F, 1.7F};
        const stage::Rect edge = to_(basin);
        canvas_.fill_rounded_rect(edge, px(0.3F), marble_vein);
        const stage::Rect water = to_(stage::Rect{basin.x + 0.14F, basin.y + 0.14F,
                                                  basin.width - 0.28F, basin.height - 0.28F});
        canvas_.fill_rounded_rect(water, px(0.22F), Colour::hex(0x4E8C98));
        for (unsigned wave = 0; wave < 5; ++wave) {
            const float left =
                basin.x + 0.4F +
                strewn(wave + static_cast<unsigned>(x + 40.0F), 21) * (basin.width - 1.4F);
            const float y = basin.y + 0.35F + 0.22F * static_cast<float>(wave);
            canvas_.line(to_(Vec2{left, y}), to_(Vec2{left + 0.6F, y}), Colour{220, 240, 240, 130},
                         hair(0.04F, 0.8F));
        }
    }
    turning_posts(1.0F);
    turning_posts(-1.0F);
    put("board/obelisk", {0.0F, -0.3F}, 3.4F);
    put("board/statue", {-16.3F, -0.2F}, 1.9F);
    put("board/statue", {16.3F, -0.2F}, 1.9F);
}

class Ground final : public ui::StillPart {
public:
    void paint(const ui::StillEasel& easel) const override { Painter(easel).paint(); }
};

}  // namespace

stage::Rect arena() {
    const float x = half_straight + outer_radius + wall + in_sight.x;
    const float y = outer_radius + wall + in_sight.y;
    return {-x, -y, 2.0F * x, 2.0F * y};
}

std::shared_ptr<const ui::StillPart> circus_ground() {
    static const auto ground = std::make_shared<const Ground>();
    return ground;
}

}  // namespace circus_maximus
