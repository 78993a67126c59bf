#include "games/grand_prix/view/circuit_still.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "games/grand_prix/view/circuit_road.h"
#include "stage/theme.h"

namespace grand_prix {

namespace {

namespace theme = stage::theme;
using stage::Colour;
using stage::mix;
using stage::Vec2;

constexpr float line_step = 0.125F;  // spaces from point to point of a line along the road

// A steady number from 0 to 1 for whatever is strewn about.
float strewn(unsigned number, unsigned what) {
    unsigned mixed = number * 2654435761U ^ (what + 1U) * 2246822519U;
    mixed ^= mixed >> 15U;
    mixed *= 2246822519U;
    mixed ^= mixed >> 13U;
    return static_cast<float>(mixed % 4096U) / 4095.0F;
}

struct Paints {
    Colour grass, mown, gravel, asphalt, lane, edge;
};
constexpr Paints dry_paints = {Colour::hex(0x7C9350), Colour::hex(0x859C58), Colour::hex(0xD3BC8A),
                               Colour::hex(0x5E5751), Colour::hex(0x6B645D), theme::ivory};
constexpr Paints wet_paints = {Colour::hex(0x546F47), Colour::hex(0x5B764D), Colour::hex(0xA8946B),
                               Colour::hex(0x343A42), Colour::hex(0x3F464E), Colour::hex(0xD3D8D6)};

class Painter {
public:
    Painter(const ui::StillEasel& easel, const Ground& ground)
        : easel_(easel),
          canvas_(easel.canvas),
          to_(easel.to),
          ground_(ground),
          paints_(ground.is_wet ? wet_paints : dry_paints) {}

    void paint() const {
        grass();
        verges();
        stands();
        roads();
        puddles();
        spaces();
        flags();
        numbers();
        lane_spaces();
        line();
        garages();
        parc_ferme();
        trees();
    }

private:
    const Circuit& way() const { return Circuit::get(); }
    float px(float world) const { return world * to_.zoom; }

    std::vector<Vec2> road_line(float from, float past, float aside) const {
        std::vector<Vec2> points;
        const int steps = std::max(1, static_cast<int>(std::ceil((past - from) / line_step)));
        for (int i = 0; i <= steps; ++i) {
            const float share = static_cast<float>(i) / static_cast<float>(steps);
            points.push_back(to_(way().on_road(from + (past - from) * share).aside(aside)));
        }
        return points;
    }
    std::vector<Vec2> ring(float aside) const { return road_line(0.5F, 33.0F, aside); }
    std::vector<Vec2> lane_line(float from, float past, float aside) const {
        std::vector<Vec2> points;
        const int steps = std::max(1, static_cast<int>(std::ceil((past - from) / line_step)));
        for (int i = 0; i <= steps; ++i) {
            const float share = static_cast<float>(i) / static_cast<float>(steps);
            points.push_back(to_(way().on_lane(from + (past - from) * share).aside(aside)));
        }
        return points;
    }
    // Between two lines along a road, with square ends.
    static std::vector<Vec2> band(std::vector<Vec2> one, const std::vector<Vec2>& other) {
        one.insert(one.end(), other.rbegin(), other.rend());
        return one;
    }
    void put(const std::string& name, Vec2 at, float tall, float angle = 0.0F) const {
        stage::SpriteLook look;
        look.angle = angle;
        if (ground_.is_wet) look.tint = {205, 214, 220, 255};
        const int height = std::max(4, static_cast<int>(std::lround(px(tall))));
        canvas_.sprite(easel_.sprites.get(name, height), to_(at), look);
    }
    void slab(const RoadSpot& spot, float along, float deep, float from, float past,
              Colour colour) const {
        const Vec2 at = spot.at + spot.ahead * along;
        const std::array<Vec2, 4> corners = {
            to_(at + spot.right() * from), to_(at + spot.ahead * deep + spot.right() * from),
            to_(at + spot.ahead * deep + spot.right() * past), to_(at + spot.right() * past)};
        canvas_.fill_polygon(corners, colour);
    }
    void number(Vec2 at, int number, float tall, Colour colour) const {
        canvas_.text_centred(to_(at), std::to_string(number),
                             {stage::Face::label, px(tall), colour, stage::Align::middle});
    }

    void grass() const;
    void verges() const;
    void kerbs() const;
    void roads() const;
    void puddles() const;
    void spaces() const;
    void flags() const;
    void numbers() const;
    void lane_spaces() const;
    void line() const;
    void chequers(const RoadSpot& spot, float half) const;
    void garages() const;
    void stands() const;
    void parc_ferme() const;
    void trees() const;

    const ui::StillEasel& easel_;
    stage::Canvas& canvas_;
    const ui::Projection& to_;
    const Ground& ground_;
    const Paints& paints_;
};

// Mown in stripes, as far as the window shows.
void Painter::grass() const {
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
void Painter::verges() const {
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
    kerbs();
}

void Painter::kerbs() const {
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

void Painter::roads() const {
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
void Painter::puddles() const {
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
void Painter::spaces() const {
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
            const float wide = std::max(1.2F, px(0.045F));
            canvas_.line(to_(nose - across), to_(nose + across), paints_.edge, wide);
            canvas_.line(to_(nose - across), to_(nose - across + back), paints_.edge, wide);
            canvas_.line(to_(nose + across), to_(nose + across + back), paints_.edge, wide);
        }
    }
}

// The colour on the road, and the marshal who waves it: a tick, a point, a stripe tell them apart.
void Painter::flags() const {
    for (int space = 1; space <= lap_length; ++space) {
        const Flag flag = flag_of(space);
        if (flag == Flag::none) continue;
        const Colour colour = flag == Flag::green    ? Colour::hex(0x58A848)
                              : flag == Flag::yellow ? Colour::hex(0xEDC12F)
                                                     : Colour::hex(0x3C7FC8);
        const float half = Circuit::half_road;
        const auto mid = static_cast<float>(space);
        const auto lines = [&](float from, float past, Colour painted) {
            canvas_.fill_polygon(band(road_line(mid - 0.48F, mid + 0.48F, from),
                                      road_line(mid - 0.48F, mid + 0.48F, past)),
                                 painted);
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

void Painter::numbers() const {
    for (int space = 1; space <= lap_length; ++space) {
        const RoadSpot spot = way().on_road(static_cast<float>(space));
        const Vec2 at = spot.at - spot.ahead * (way().space_length() * 0.27F) -
                        spot.right() * (Circuit::half_road * 0.6F);
        const float tall = std::max(0.34F, 14.0F / to_.zoom);
        number(at + Vec2{0.025F, 0.03F}, space, tall, faded(theme::ink, 0.6F));
        number(at, space, tall, paints_.edge);
    }
}

void Painter::lane_spaces() const {
    const float half = Circuit::half_lane;
    for (int space = entry_space; space <= lane_length; ++space) {
        const auto mid = static_cast<float>(space);
        if (space == weather_space && ground_.has_weather_space) {
            canvas_.fill_polygon(band(lane_line(mid - 0.48F, mid + 0.48F, -half),
                                      lane_line(mid - 0.48F, mid + 0.48F, half)),
                                 faded(Colour::hex(0x4FA3C4), 0.6F));
        }
        for (const float edge : {mid - 0.5F, mid + 0.5F}) {
            const RoadSpot end = way().on_lane(edge);
            canvas_.line(to_(end.aside(-half)), to_(end.aside(half)), faded(paints_.edge, 0.45F),
                         std::max(1.0F, px(0.026F)));
        }
        const RoadSpot spot = way().on_lane(mid);
        const std::string words = space == entry_space ? "PE" : "P" + std::to_string(space);
        canvas_.text_centred(to_(spot.aside(-half * 0.62F)), words,
                             {stage::Face::label, std::max(px(0.26F), 11.0F),
                              faded(paints_.edge, 0.95F), stage::Align::middle});
    }
    if (ground_.has_weather_space)
        put("racing/weather", way().on_lane(weather_space).aside(half * 0.3F), 0.52F);
}

void Painter::chequers(const RoadSpot& spot, float half) const {
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
void Painter::line() const {
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

// Their doors are painted in the colours of the cars by the art over it.
void Painter::garages() const {
    // The wall between road and lane.
    const float y = way().on_road(32.0F).aside(Circuit::half_road + 0.16F).y;
    canvas_.fill_rounded_rect(to_(stage::Rect{4.6F, y - 0.06F, 7.4F, 0.14F}), px(0.06F),
                              theme::umber);
    canvas_.fill_rounded_rect(to_(stage::Rect{4.6F, y - 0.06F, 7.4F, 0.08F}), px(0.04F),
                              theme::parchment);
    const RoadSpot first = way().on_lane(static_cast<float>(first_box) - 0.5F);
    const RoadSpot last =
        way().on_lane(static_cast<float>(first_box) + static_cast<float>(most_cars) - 0.5F);
    const float top = first.aside(Circuit::half_lane).y + 0.02F;
    const stage::Rect roof{first.at.x - 0.06F, top, last.at.x - first.at.x + 0.12F,
                           Circuit::garage_depth};
    canvas_.fill_rounded_rect(to_(stage::moved(roof, {0.05F, 0.1F})), px(0.08F),
                              faded(theme::ink, 0.35F));
    canvas_.fill_rounded_rect(to_(roof), px(0.07F), theme::umber);
    canvas_.fill_rect(to_(stage::Rect{roof.x, roof.bottom() - 0.12F, roof.width, 0.12F}),
                      theme::deep_umber);
}

// Rows of people under awnings, seen from above.
void Painter::stands() const {
    constexpr std::array<Colour, 7> clothes = {
        theme::brick,     theme::faience,        theme::gold,     theme::ivory,
        theme::whip_card, Colour::hex(0xC77F4A), theme::dual_card};
    for (const stage::Rect stand :
         {stage::Rect{4.6F, -0.02F, 4.1F, 0.72F}, stage::Rect{9.7F, -0.02F, 4.1F, 0.72F}}) {
        canvas_.fill_rounded_rect(to_(stage::moved(stand, {0.05F, 0.09F})), px(0.06F),
                                  faded(theme::ink, 0.35F));
        canvas_.fill_rounded_rect(to_(stand), px(0.05F), theme::deep_umber);
        constexpr int rows = 3;
        const float pitch = 0.155F;
        for (int row = 0; row < rows; ++row) {
            const float y = stand.bottom() - 0.13F - static_cast<float>(row) * 0.19F;
            canvas_.fill_rect(
                to_(stage::Rect{stand.x + 0.06F, y - 0.02F, stand.width - 0.12F, 0.11F}),
                theme::umber);
            const int seats = static_cast<int>((stand.width - 0.2F) / pitch);
            for (int seat = 0; seat < seats; ++seat) {
                const auto who = static_cast<unsigned>(row * 97 + seat * 13) +
                                 static_cast<unsigned>(stand.x * 31.0F);
                if (strewn(who, 51) < 0.1F) continue;
                const Vec2 at{stand.x + 0.14F + static_cast<float>(seat) * pitch +
                                  0.05F * strewn(who, 52),
                              y - 0.02F * strewn(who, 53)};
                const Colour shirt = clothes.at(static_cast<std::size_t>(strewn(who, 54) * 6.99F));
                canvas_.disc(to_(at + Vec2{0.0F, 0.02F}), px(0.068F),
                             ground_.is_wet ? darker(shirt, 0.2F) : shirt);
                canvas_.disc(to_(at - Vec2{0.0F, 0.02F}), px(0.036F),
                             strewn(who, 55) > 0.4F ? Colour::hex(0xE3B98C)
                                                    : Colour::hex(0x8A5A34));
            }
        }
        // The awning, striped.
        const stage::Rect awning{stand.x - 0.04F, stand.y - 0.04F, stand.width + 0.08F, 0.3F};
        const int stripes = 14;
        const float wide = awning.width / static_cast<float>(stripes);
        for (int i = 0; i < stripes; ++i) {
            const stage::Rect strip{awning.x + static_cast<float>(i) * wide, awning.y, wide,
                                    awning.height};
            canvas_.fill_rect(to_(strip), i % 2 == 0 ? theme::brick : theme::parchment);
        }
        canvas_.fill_rect(to_(stage::Rect{awning.x, awning.bottom() - 0.05F, awning.width, 0.05F}),
                          faded(theme::ink, 0.3F));
    }
}

// Where cars that are home stand, in the order in which they came.
void Painter::parc_ferme() const {
    canvas_.fill_rounded_rect(to_(parc_place), px(0.12F), mix(paints_.lane, paints_.gravel, 0.35F));
    canvas_.outline_rounded_rect(to_(parc_place), px(0.12F), faded(theme::ink, 0.5F), px(0.05F));
    constexpr int squares = 26;
    const float wide = parc_place.width / static_cast<float>(squares);
    for (int i = 0; i < squares; ++i) {
        canvas_.fill_rect(to_(stage::Rect{parc_place.x + static_cast<float>(i) * wide,
                                          parc_place.bottom() - 0.16F, wide, 0.08F}),
                          i % 2 == 0 ? theme::ink : theme::ivory);
        canvas_.fill_rect(to_(stage::Rect{parc_place.x + static_cast<float>(i) * wide,
                                          parc_place.bottom() - 0.08F, wide, 0.08F}),
                          i % 2 == 1 ? theme::ink : theme::ivory);
    }
}

void Painter::trees() const {
    constexpr std::array<Vec2, 27> places = {
        {{0.25F, 0.3F}, {0.95F, 0.35F}, {1.75F, 0.3F},   {2.6F, 0.45F},  {3.5F, 0.35F},
         {14.6F, 0.4F}, {15.4F, 0.3F},  {16.3F, 0.35F},  {17.3F, 0.3F},  {18.2F, 0.4F},
         {18.5F, 1.3F}, {18.6F, 7.1F},  {17.9F, 6.9F},   {17.0F, 6.75F}, {17.6F, 7.8F},
         {18.4F, 8.4F}, {17.1F, 8.6F},  {16.75F, 7.75F}, {2.35F, 6.1F},  {3.1F, 6.25F},
         {4.0F, 6.6F},  {4.5F, 6.15F},  {-0.3F, 3.9F},   {-0.4F, 6.2F},  {0.1F, 8.75F},
         {5.9F, 8.8F},  {10.2F, 8.8F}}};
    for (unsigned i = 0; i < places.size(); ++i) {
        const bool is_red = strewn(i, 61) > 0.78F;
        put(is_red ? "racing/tree-autumn" : "racing/tree", places.at(i),
            0.62F + 0.3F * strewn(i, 62), 0.0F);
    }
    // A wood around it, where the window is larger than the board.
    for (unsigned i = 0; i < 260; ++i) {
        const Vec2 at{-16.0F + 50.0F * strewn(i, 63), -10.0F + 29.0F * strewn(i, 64)};
        if (stage::grown(Circuit::frame, 0.45F).contains(at)) continue;
        put(strewn(i, 65) > 0.8F ? "racing/tree-autumn" : "racing/tree", at,
            0.7F + 0.4F * strewn(i, 66), 0.0F);
    }
}

class CircuitGround final : public ui::StillPart {
public:
    explicit CircuitGround(const Ground& ground) : ground_(ground) {}
    void paint(const ui::StillEasel& easel) const override { Painter(easel, ground_).paint(); }

private:
    Ground ground_;
};

}  // namespace

std::shared_ptr<const ui::StillPart> circuit_ground(const Ground& ground) {
    return std::make_shared<CircuitGround>(ground);
}

}  // namespace grand_prix
