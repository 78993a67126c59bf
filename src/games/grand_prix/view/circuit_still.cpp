#include "games/grand_prix/view/circuit_painter.h"
#include "games/grand_prix/view/names.h"

namespace grand_prix {

namespace theme = stage::theme;
using stage::Colour;
using stage::mix;
using stage::Vec2;

// Mown in stripes, as far as the window shows.
void CircuitPainter::grass() const {
    canvas_.fill_rect(easel_.where, paints_.grass);
    constexpr float stripe = 1.15F;
    const float first = (easel_.where.x - to_.origin.x) / to_.zoom;
    const float past = (easel_.where.right() - to_.origin.x) / to_.zoom;
    const float slant = easel_.where.height * 0.25F;
    for (float x = std::floor(first / (2.0F * stripe) - 1.0F) * 2.0F * stripe; x < past + 4.0F;
         x += 2.0F * stripe) {
        const float left = to_.origin.x + px(x);
        const std::array<Vec2, 4> band = {Vec2{left, easel_.where.y},
                                          Vec2{left + px(stripe), easel_.where.y},
                                          Vec2{left + px(stripe) - slant, easel_.where.bottom()},
                                          Vec2{left - slant, easel_.where.bottom()}};
        canvas_.fill_polygon(band, paints_.mown);
    }
}

// Gravel outside of every bend, and kerbs along it.
void CircuitPainter::verges() const {
    for (float space = 0.5F; space < 32.5F; space += 0.5F) {
        const float bend = way().bend(space + 0.25F);
        if (std::abs(bend) < 0.25F) continue;
        const float out = bend > 0.0F ? -1.0F : 1.0F;
        canvas_.polyline(road_line(space - 0.3F, space + 0.8F, out * 0.62F), paints_.gravel,
                         px(1.0F));
    }
    for (float space = 0.5F; space < 32.5F; space += 0.5F) {
        const float bend = way().bend(space + 0.25F);
        if (std::abs(bend) < 0.25F) continue;
        const float out = bend > 0.0F ? -1.0F : 1.0F;
        for (unsigned i = 0; i < 14; ++i) {
            const auto grain = static_cast<unsigned>(space * 2.0F) * 16U + i;
            const RoadSpot spot = way().on_road(space - 0.2F + strewn(grain, 1));
            const Vec2 at = spot.aside(out * (0.7F + 0.38F * strewn(grain, 2)));
            canvas_.disc(to_(at), std::max(0.6F, px(0.022F)),
                         faded(theme::mud, 0.35F + 0.4F * strewn(grain, 3)));
        }
    }
    canvas_.polyline(ring(0.0F), faded(theme::ink, 0.28F), px(2.0F * Circuit::half_road + 0.24F));
    tyre_walls();
    kerbs();
}

// Behind the gravel of the bends that lead round the infield.
void CircuitPainter::tyre_walls() const {
    constexpr float apart = 0.075F;  // spaces
    int tyres = 0;
    for (float space = 0.5F; space < 32.5F; space += apart, ++tyres) {
        if (way().bend(space) < 0.5F) continue;
        const Vec2 at = to_(way().on_road(space).aside(-1.16F));
        const Colour rubber = tyres / 6 % 2 == 0 ? Colour::hex(0x3A3230) : Colour::hex(0xB4402F);
        canvas_.disc(at + Vec2{px(0.02F), px(0.03F)}, px(0.095F), faded(theme::ink, 0.4F));
        canvas_.disc(at, px(0.09F), ground_.is_wet ? darker(rubber, 0.2F) : rubber);
        canvas_.disc(at, px(0.04F), faded(theme::ink, 0.7F));
    }
}

void CircuitPainter::kerbs() const {
    constexpr float block = 0.2F;  // spaces
    const float wide = 2.0F * Circuit::half_road + 0.17F;
    canvas_.polyline(ring(0.0F), mix(paints_.edge, paints_.asphalt, 0.35F),
                     px(2.0F * Circuit::half_road + 0.07F));
    int blocks = 0;
    for (float space = 0.5F; space < 32.5F - block / 2.0F; space += block, ++blocks) {
        if (std::abs(way().bend(space + block / 2.0F)) < 0.22F) continue;
        const Colour colour = blocks % 2 == 0 ? Colour::hex(0xC23A2C) : paints_.edge;
        for (const float side : {-1.0F, 1.0F}) {
            const float middle = side * wide * 0.5F;
            canvas_.polyline(road_line(space, space + block, middle - side * 0.04F), colour,
                             px(0.17F));
        }
    }
}

void CircuitPainter::roads() const {
    const float wide = 2.0F * Circuit::half_road;
    // The lane first: it runs out under the edge of the road.
    const auto lane = lane_line(-0.95F, 12.98F, 0.0F);
    canvas_.polyline(lane, faded(theme::ink, 0.25F), px(2.0F * Circuit::half_lane + 0.16F));
    canvas_.polyline(lane, mix(paints_.edge, paints_.lane, 0.25F),
                     px(2.0F * Circuit::half_lane + 0.07F));
    canvas_.polyline(lane, paints_.lane, px(2.0F * Circuit::half_lane));
    canvas_.polyline(ring(0.0F), paints_.asphalt, px(wide));
    // Worn darker where everybody drives.
    canvas_.polyline(ring(0.0F), faded(theme::ink, ground_.is_wet ? 0.10F : 0.07F),
                     px(wide * 0.52F));
    for (unsigned i = 0; i < 220; ++i) {
        const RoadSpot spot = way().on_road(32.0F * strewn(i, 7));
        const Vec2 at = spot.aside((strewn(i, 8) - 0.5F) * wide * 0.92F);
        const bool is_light = strewn(i, 9) > 0.5F;
        canvas_.disc(to_(at), std::max(0.5F, px(0.016F)),
                     is_light ? Colour{255, 244, 220, 34} : Colour{0, 0, 0, 40});
    }
}

// On a wet road, with the sky in them.
void CircuitPainter::puddles() const {
    if (!ground_.is_wet) return;
    const Colour sky = Colour::hex(0x8FA9B8);
    const float half = Circuit::half_road;
    canvas_.polyline(ring(half * 0.45F), faded(sky, 0.13F), px(0.16F));
    canvas_.polyline(ring(-half * 0.4F), faded(sky, 0.10F), px(0.22F));
    for (unsigned i = 0; i < 26; ++i) {
        const bool on_road = i < 17;
        const RoadSpot spot =
            on_road ? way().on_road(32.0F * (static_cast<float>(i) + 0.6F * strewn(i, 31)) / 17.0F)
                    : way().on_lane(12.0F * strewn(i, 31));
        const float side = strewn(i, 32) > 0.5F ? 1.0F : -1.0F;
        const Vec2 at = spot.aside(side * half * (0.35F + 0.35F * strewn(i, 33)));
        const float reach = 0.12F + 0.15F * strewn(i, 34);
        std::vector<Vec2> rim;
        std::vector<Vec2> shine;
        constexpr unsigned points = 28;
        for (unsigned k = 0; k < points; ++k) {
            const float angle = 6.2831853F * static_cast<float>(k) / points;
            const float far = reach * (0.9F + 0.2F * std::sin(2.0F * angle + 6.0F * strewn(i, 35)) +
                                       0.1F * std::sin(3.0F * angle + 6.0F * strewn(i, 36)));
            const Vec2 out = spot.ahead * (std::cos(angle) * far * 1.7F) +
                             spot.right() * (std::sin(angle) * far * 0.62F);
            rim.push_back(to_(at + out));
            shine.push_back(to_(at + out * 0.6F - Vec2{0.0F, 0.03F}));
        }
        canvas_.fill_polygon(rim, faded(sky, 0.55F));
        canvas_.fill_polygon(shine, faded(Colour::hex(0xD8E6EA), 0.45F));
    }
}

// Where a space ends, its number, and the slots of the grid.
void CircuitPainter::spaces() const {
    const float half = Circuit::half_road;
    for (int space = 1; space <= lap_length; ++space) {
        const RoadSpot end = way().on_road(static_cast<float>(space) + 0.5F);
        if (space != lap_length)
            canvas_.line(to_(end.aside(-half)), to_(end.aside(half)), faded(paints_.edge, 0.42F),
                         std::max(1.0F, px(0.028F)));
        const RoadSpot spot = way().on_road(static_cast<float>(space));
        if (space > lap_length - static_cast<int>(most_cars)) {  // GP-X04: pole is 32
            const Vec2 nose = spot.at + spot.ahead * 0.46F;
            const Vec2 across = spot.right() * 0.34F;
            const Vec2 back = spot.ahead * -0.22F;
            const std::array<Vec2, 4> bracket = {to_(nose - across + back), to_(nose - across),
                                                 to_(nose + across), to_(nose + across + back)};
            canvas_.polyline(bracket, paints_.edge, std::max(1.2F, px(0.045F)));
        }
    }
}

// The colour on the road, and the marshal who waves it: a tick, a point, a stripe tell them apart.
void CircuitPainter::flags() const {
    for (int space = 1; space <= lap_length; ++space) {
        const Flag flag = flag_of(space);
        if (flag == Flag::none) continue;
        const Colour colour = Colour::hex(colour_of(flag));
        const float half = Circuit::half_road;
        const auto mid = static_cast<float>(space);
        const auto lines = [&](float from, float past, Colour painted) {
            const auto edge = [&](float aside) {
                return road_line(mid - 0.48F, mid + 0.48F, aside);
            };
            canvas_.fill_polygon(band(edge(from), edge(past)), painted);
        };
        lines(-half, half, faded(colour, 0.42F));
        lines(-half, -half + 0.11F, colour);
        lines(half - 0.11F, half, colour);
        const RoadSpot spot = way().on_road(mid);
        const char* name = flag == Flag::green    ? "racing/flag-green"
                           : flag == Flag::yellow ? "racing/flag-yellow"
                                                  : "racing/flag-blue";
        // Inside of the road, but where the lane or cards lie there.
        const bool is_inside = space != 30 && space != 14 && space != 17;
        put(name, spot.aside((is_inside ? 1.0F : -1.0F) * (half + 0.38F)), 0.62F);
    }
}

void CircuitPainter::numbers() const {
    if (!has_numbers()) return;
    for (int space = 1; space <= lap_length; ++space) {
        const RoadSpot spot = way().on_road(static_cast<float>(space));
        const Vec2 at = spot.at - spot.ahead * (way().space_length() * 0.27F) -
                        spot.right() * (Circuit::half_road * 0.6F);
        const float tall = std::max(0.34F, 14.0F / to_.zoom);
        number(at + Vec2{0.025F, 0.03F}, space, tall, faded(theme::ink, 0.6F));
        number(at, space, tall, paints_.edge);
    }
}

// A small picture of it all is clearer without any.
bool CircuitPainter::has_numbers() const {
    constexpr float least_zoom = 24.0F;
    return to_.zoom >= least_zoom;
}

// How far aside of a spot of the lane the main road is behind, so much more than its edge.
float CircuitPainter::beside_road(const RoadSpot& spot, float least, float most,
                                  float beyond) const {
    constexpr float step = 0.02F;
    float aside = least;
    while (aside < most && way().to_road(spot.aside(aside)) < Circuit::half_road + beyond)
        aside += step;
    return std::min(aside, most);
}

void CircuitPainter::lane_spaces() const {
    const float half = Circuit::half_lane;
    for (int space = entry_space; space <= lane_length; ++space) {
        const auto mid = static_cast<float>(space);
        if (space == weather_space && ground_.has_weather_space) {
            canvas_.fill_polygon(band(lane_line(mid - 0.48F, mid + 0.48F, -half),
                                      lane_line(mid - 0.48F, mid + 0.48F, half)),
                                 faded(Colour::hex(0x4FA3C4), 0.6F));
        }
        for (const float edge : {mid - 0.5F, mid + 0.5F}) {
            // Where the lane runs out the border ends at the road.
            const RoadSpot end = way().on_lane(edge);
            const float begins = beside_road(end, -half, half);
            canvas_.line(to_(end.aside(begins)), to_(end.aside(half)), faded(paints_.edge, 0.45F),
                         std::max(1.0F, px(0.026F)));
        }
        if (!has_numbers()) continue;
        const RoadSpot spot = way().on_lane(mid);
        const float number = beside_road(spot, -half * 0.62F, half * 0.5F, 0.16F);
        const std::string words = space == entry_space ? "PE" : "P" + std::to_string(space);
        canvas_.text_centred(to_(spot.aside(number)), words,
                             {stage::Face::label, std::max(px(0.26F), 11.0F),
                              faded(paints_.edge, 0.95F), stage::Align::middle});
    }
    if (ground_.has_weather_space)
        put("racing/weather", way().on_lane(weather_space).aside(half * 0.3F), 0.52F);
}

void CircuitPainter::chequers(const RoadSpot& spot, float half) const {
    constexpr float deep = 0.11F;
    const int columns = static_cast<int>(std::lround(2.0F * half / deep));
    const float wide = 2.0F * half / static_cast<float>(columns);
    for (int row = 0; row < 3; ++row) {
        for (int column = 0; column < columns; ++column) {
            const float from = static_cast<float>(column) * wide - half;
            slab(spot, deep * (static_cast<float>(row) - 1.5F), deep, from, from + wide,
                 (row + column) % 2 == 0 ? theme::ink : theme::ivory);
        }
    }
}

// Over both roads, with a gantry's posts beside the main one.
void CircuitPainter::line() const {
    chequers(way().on_road(0.5F), Circuit::half_road);
    const RoadSpot lane = way().on_lane(static_cast<float>(lane_before_line) + 0.5F);
    chequers(lane, Circuit::half_lane);
    const RoadSpot spot = way().on_road(0.5F);
    for (const float side : {-1.0F, 1.0F}) {
        const Vec2 post = to_(spot.aside(side * (Circuit::half_road + 0.14F)));
        canvas_.disc(post, px(0.13F), theme::ink);
        canvas_.disc(post, px(0.09F), theme::brick);
        canvas_.disc(post - Vec2{px(0.02F), px(0.03F)}, px(0.035F), theme::terracotta);
    }
}

namespace {

class CircuitGround final : public ui::StillPart {
public:
    explicit CircuitGround(const Ground& ground) : ground_(ground) {}
    void paint(const ui::StillEasel& easel) const override {
        CircuitPainter(easel, ground_).paint();
    }

private:
    Ground ground_;
};

}  // namespace

std::shared_ptr<const ui::StillPart> circuit_ground(const Ground& ground) {
    return std::make_shared<CircuitGround>(ground);
}

}  // namespace grand_prix
