// The highway at night: what of it never moves.
#include <array>
#include <cmath>
#include <string>

#include "games/highway_heist/view/core/road_shape.h"
#include "games/highway_heist/view/heist_view.h"
#include "stage/core/strewn.h"
#include "stage/theme.h"

namespace highway_heist {

namespace {

using stage::Colour;
using stage::Rect;
using stage::strewn;
using stage::Vec2;

class Road final : public ui::StillPart {
public:
    void paint(const ui::StillEasel& easel) const override {
        city(easel);
        asphalt(easel);
        rails(easel);
        spaces(easel);
    }
    // As spaces are named: rows from the west, lanes from the north.
    void write(const ui::StillEasel& easel) const override {
        const auto number = [&](Vec2 at, int value) {
            easel.canvas.text_centred(
                easel.to(at), std::to_string(value),
                {stage::Face::label, 0.28F * easel.to.zoom, faded(neon::pale, 0.55F)});
        };
        for (int x = 1; x <= road_length; ++x)
            number({static_cast<float>(x), road.bottom() - 0.14F}, x);
        for (int lane = 1; lane <= lanes; ++lane)
            number({road.x - 0.2F, static_cast<float>(lane)}, lane);
    }

private:
    // Dark houses with lit windows, above and below the road.
    static void city(const ui::StillEasel& easel) {
        easel.canvas.fill_rect(easel.where, neon::night);
        constexpr std::array lights = {neon::pink, neon::cyan, neon::amber, Colour::hex(0x8A5BFF)};
        unsigned number = 0;
        for (float x = -14.0F; x < 27.0F; x += 0.7F + 0.9F * strewn(number, 1), ++number) {
            const float wide = 0.5F + 0.8F * strewn(number, 2);
            const float tall = 0.8F + 5.0F * strewn(number, 3);
            for (const bool is_above : {true, false}) {
                const float y = is_above ? road.y - verge - tall : road.bottom() + verge;
                const Rect house{x, y, wide, tall};
                const Colour wall = mix(Colour::hex(0x151228), Colour::hex(0x221B3E),
                                        strewn(number, is_above ? 4 : 5));
                easel.canvas.fill_rect(easel.to(house), wall);
                windows(easel, house, number * 2 + (is_above ? 0 : 1),
                        lights.at(static_cast<std::size_t>(strewn(number, 6) * 3.99F)));
            }
        }
    }
    static void windows(const ui::StillEasel& easel, Rect house, unsigned number, Colour light) {
        unsigned window = number * 97;
        for (float x = house.x + 0.1F; x < house.right() - 0.12F; x += 0.17F) {
            for (float y = house.y + 0.12F; y < house.bottom() - 0.12F; y += 0.22F, ++window) {
                const float lit = strewn(window, 7);
                if (lit < 0.62F) continue;
                const Rect pane = easel.to(Rect{x, y, 0.08F, 0.1F});
                easel.canvas.fill_rect(
                    pane, faded(lit > 0.93F ? light : Colour::hex(0x6A5F92), 0.25F + 0.4F * lit));
            }
        }
    }
    static void asphalt(const ui::StillEasel& easel) {
        const float left = easel.where.x;
        const float wide = easel.where.width;
        const Rect all = easel.to(road);
        const float edge = verge * easel.to.zoom;
        easel.canvas.fill_rect({left, all.y - edge, wide, all.height + 2.0F * edge},
                               Colour::hex(0x121119));
        easel.canvas.fill_rect({left, all.y, wide, all.height}, neon::asphalt);
        // Reflections of the neon, from the edges in.
        easel.canvas.fill_gradient({left, all.y, wide, all.height * 0.28F},
                                   faded(neon::pink, 0.13F), faded(neon::pink, 0.0F));
        easel.canvas.fill_gradient(
            {left, all.bottom() - all.height * 0.28F, wide, all.height * 0.28F},
            faded(neon::cyan, 0.0F), faded(neon::cyan, 0.12F));
        for (unsigned i = 0; i < 900; ++i) {
            const Vec2 at{left + wide * strewn(i, 11), all.y + all.height * strewn(i, 12)};
            const float length = easel.to.zoom * (0.05F + 0.3F * strewn(i, 13));
            easel.canvas.fill_rect({at.x, at.y, length, std::max(1.0F, easel.to.zoom * 0.012F)},
                                   strewn(i, 14) > 0.5F ? Colour{255, 255, 255, 10}
                                                        : Colour{0, 0, 0, 50});
        }
    }
    // Tubes of light along both sides.
    static void rails(const ui::StillEasel& easel) {
        const float left = easel.where.x;
        const float right = easel.where.right();
        const Rect all = easel.to(road);
        const float off = 0.17F * easel.to.zoom;
        const auto tube = [&](float y, Colour colour) {
            for (const float wide : {0.26F, 0.15F, 0.07F}) {
                easel.canvas.line({left, y}, {right, y},
                                  faded(colour, wide > 0.2F   ? 0.12F
                                                : wide > 0.1F ? 0.25F
                                                              : 1.0F),
                                  std::max(1.0F, easel.to.zoom * wide));
            }
            easel.canvas.line({left, y}, {right, y}, faded(neon::pale, 0.8F),
                              std::max(0.8F, easel.to.zoom * 0.02F));
        };
        tube(all.y - off, neon::pink);
        tube(all.bottom() + off, neon::cyan);
    }
    // Corners of spaces, the starting row and the furthest east one.
    static void spaces(const ui::StillEasel& easel) {
        const Colour corner = faded(neon::pale, 0.3F);
        const float arm = 0.09F;
        const float width = std::max(1.0F, easel.to.zoom * 0.02F);
        for (int x = 0; x <= road_length; ++x) {
            for (int y = 0; y <= lanes; ++y) {
                const Vec2 at{road.x + static_cast<float>(x), road.y + static_cast<float>(y)};
                easel.canvas.line(easel.to(at - Vec2{arm, 0.0F}), easel.to(at + Vec2{arm, 0.0F}),
                                  corner, width);
                easel.canvas.line(easel.to(at - Vec2{0.0F, arm}), easel.to(at + Vec2{0.0F, arm}),
                                  corner, width);
            }
        }
        // What is no space any more lies in the dark.
        const Rect all = easel.to(road);
        const float off = verge * easel.to.zoom;
        for (const Rect beyond :
             {Rect{easel.where.x, all.y - off, all.x - easel.where.x, all.height + 2.0F * off},
              Rect{all.right(), all.y - off, easel.where.right() - all.right(),
                   all.height + 2.0F * off}})
            if (beyond.width > 0.0F) easel.canvas.fill_rect(beyond, faded(neon::night, 0.55F));
        const auto row = [&](int x, Colour colour) {
            const Rect its{static_cast<float>(x) - 0.5F, road.y, 1.0F, road.height};
            easel.canvas.fill_rect(easel.to(its), faded(colour, 0.06F));
        };
        row(start_row, neon::green);
        row(road_length, neon::amber);
    }
};

}  // namespace

std::shared_ptr<const ui::StillPart> View::still(const Heist&) {
    static const auto ground = std::make_shared<const Road>();
    return ground;
}
ui::BoardWorld View::world(const Heist&) { return {night_world, 26.0F, 170.0F}; }

}  // namespace highway_heist
