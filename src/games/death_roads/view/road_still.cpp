// The desert and the road in it: what does not move.
#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "games/death_roads/view/road_shape.h"
#include "games/death_roads/view/road_view.h"
#include "stage/core/strewn.h"
#include "stage/theme.h"
#include "words/words.h"

namespace death_roads {

namespace {

namespace theme = stage::theme;
using Ink = stage::Colour;
using stage::Rect;
using stage::strewn;
using stage::Vec2;

constexpr Ink far_sand = Ink::hex(0xC77B45);
constexpr Ink near_sand = Ink::hex(0xD9A066);
constexpr Ink asphalt = Ink::hex(0x4C443F);
constexpr Ink worn_asphalt = Ink::hex(0x57504A);
constexpr Ink dirt = Ink::hex(0x9A6B42);
constexpr Ink rust = Ink::hex(0x8C4A28);

class RoadStill final : public ui::StillPart {
public:
    explicit RoadStill(const Race& race)
        : lanes_(lanes_of(race)),
          left_(left_dirt(race)),
          right_(right_dirt(race)),
          wide_(road_wide(race)) {}

    void paint(const ui::StillEasel& easel) const override {
        desert(easel);
        // It goes on beyond the picture.
        for (int lane = 0; lane < lanes_; ++lane)
            paint_lane(easel, lane);
        cracks(easel);
        lines_across(easel);
    }
    void write(const ui::StillEasel& easel) const override {
        for (int lane = left_ + 1; lane < right_; ++lane) {
            const Vec2 at = easel.to(Vec2{left_of(lane) + lane_wide / 2.0F, -0.33F});
            easel.canvas.text_centred(at, std::to_string(lane - left_),
                                      {stage::Face::label_bold, 0.42F * easel.to.zoom, theme::sand,
                                       stage::Align::middle});
        }
        // Rows, on the dirt.
        for (int row = 1; row <= rows; ++row) {
            const Vec2 at{left_of(left_) + 0.16F,
                          row_tall * (static_cast<float>(rows - row) + 0.5F)};
            easel.canvas.text_centred(easel.to(at), std::to_string(row),
                                      {stage::Face::label_bold, 0.3F * easel.to.zoom,
                                       faded(theme::sand, 0.8F), stage::Align::middle});
        }
    }

private:
    Rect strip(const ui::StillEasel& easel, float from, float to) const {
        const float left = easel.to(Vec2{from, 0.0F}).x;
        const float right = easel.to(Vec2{to, 0.0F}).x;
        return {left, easel.where.y, right - left, easel.where.height};
    }
    void desert(const ui::StillEasel& easel) const {
        easel.canvas.fill_gradient(easel.where, far_sand, near_sand);
        const float zoom = easel.to.zoom;
        for (unsigned i = 0; i < 260; ++i) {
            const float x = -12.0F + strewn(i, 1) * (wide_ + 24.0F);
            const float y = -4.0F + strewn(i, 2) * 16.0F;
            const float wide = 0.1F + 0.5F * strewn(i, 3);
            const Ink grain =
                strewn(i, 4) < 0.5F ? faded(rust, 0.25F) : faded(theme::light_sand, 0.3F);
            const Vec2 at = easel.to(Vec2{x, y});
            easel.canvas.line(at, at + Vec2{wide * zoom, 0.0F}, grain,
                              std::max(1.0F, 0.03F * zoom));
        }
        static constexpr std::array<const char*, 4> things = {"roads/cactus", "roads/rock",
                                                              "roads/cactus", "roads/skull"};
        for (unsigned i = 0; i < 26; ++i) {
            const bool is_left = i % 2 == 0;
            const float away = 0.9F + strewn(i, 5) * 7.0F;
            const float x = is_left ? -away : wide_ + away;
            const float y = -1.5F + strewn(i, 6) * 10.5F;
            const float tall = 0.45F + 0.5F * strewn(i, 7);
            const Vec2 at = easel.to(Vec2{x, y});
            easel.canvas.disc(at + Vec2{0.12F * zoom, tall * 0.4F * zoom}, tall * 0.3F * zoom,
                              faded(theme::ink, 0.18F));
            easel.canvas.sprite(
                easel.sprites.get(things.at(i % things.size()),
                                  std::max(6, static_cast<int>(std::lround(tall * zoom)))),
                at);
        }
    }
    void paint_lane(const ui::StillEasel& easel, int lane) const {
        const Rect where = strip(easel, left_of(lane), left_of(lane + 1));
        if (lane < left_ || lane > right_) return closed(easel, lane);
        const bool is_dirt = lane == left_ || lane == right_;
        easel.canvas.fill_rect(where, is_dirt         ? dirt
                                      : lane % 2 == 0 ? asphalt
                                                      : mix(asphalt, worn_asphalt, 0.7F));
        if (!is_dirt) return;
        const float zoom = easel.to.zoom;
        for (unsigned i = 0; i < 70; ++i) {
            const auto seed = static_cast<unsigned>(lane) * 97U + i;
            const Vec2 at = easel.to(Vec2{left_of(lane) + 0.1F + strewn(seed, 8) * 1.25F,
                                          -2.0F + strewn(seed, 9) * 11.0F});
            easel.canvas.disc(at, (0.02F + 0.05F * strewn(seed, 10)) * zoom,
                              strewn(seed, 11) < 0.5F ? darker(dirt, 0.22F) : lighter(dirt, 0.2F));
        }
    }
    // Under its Overlay: rubble and a warning.
    void closed(const ui::StillEasel& easel, int lane) const {
        const Rect where = strip(easel, left_of(lane), left_of(lane + 1));
        easel.canvas.fill_rect(where, Ink::hex(0x6B4430));
        const float zoom = easel.to.zoom;
        for (int i = -3; i < 12; ++i) {
            const float y = static_cast<float>(i);
            const std::array<Vec2, 4> stripe = {easel.to(Vec2{left_of(lane), y + 0.5F}),
                                                easel.to(Vec2{left_of(lane + 1), y}),
                                                easel.to(Vec2{left_of(lane + 1), y + 0.25F}),
                                                easel.to(Vec2{left_of(lane), y + 0.75F})};
            easel.canvas.fill_polygon(stripe, faded(theme::ink, 0.35F));
        }
        for (int row = 0; row < 4; ++row) {
            const Vec2 at = easel.to(
                Vec2{left_of(lane) + lane_wide / 2.0F, 0.8F + 1.9F * static_cast<float>(row)});
            easel.canvas.sprite(
                easel.sprites.get("roads/rock", std::max(6, static_cast<int>(0.8F * zoom))), at);
        }
    }
    void cracks(const ui::StillEasel& easel) const {
        const float zoom = easel.to.zoom;
        for (unsigned i = 0; i < 34; ++i) {
            const float reach = static_cast<float>(right_ - left_ - 1) * lane_wide;
            std::vector<Vec2> crack;
            Vec2 at{left_of(left_ + 1) + strewn(i, 12) * reach, -1.0F + strewn(i, 13) * 9.0F};
            for (unsigned part = 0; part < 4; ++part) {
                crack.push_back(easel.to(at));
                at = at + Vec2{(strewn(i * 5 + part, 14) - 0.5F) * 0.4F,
                               strewn(i * 5 + part, 15) * 0.22F};
                at.x = std::clamp(at.x, left_of(left_ + 1), left_of(right_));
            }
            easel.canvas.polyline(crack, faded(theme::ink, 0.35F), std::max(1.0F, 0.02F * zoom));
        }
    }
    // Far Ahead green in front, Far Behind red at the back (DR-O-01).
    void lines_across(const ui::StillEasel& easel) const {
        const float wide = std::max(2.0F, 0.09F * easel.to.zoom);
        const float left = left_of(left_);
        const float right = left_of(right_ + 1);
        easel.canvas.line(easel.to(Vec2{left, -0.05F}), easel.to(Vec2{right, -0.05F}),
                          Ink::hex(0x6E9A4A), wide);
        easel.canvas.line(easel.to(Vec2{left, road_tall + 0.05F}),
                          easel.to(Vec2{right, road_tall + 0.05F}), theme::red, wide);
        for (int row = 1; row < rows; ++row) {
            const float y = row_tall * static_cast<float>(row);
            for (int lane = left_; lane <= right_; ++lane)
                easel.canvas.line(easel.to(Vec2{left_of(lane) + 0.55F, y}),
                                  easel.to(Vec2{left_of(lane + 1) - 0.55F, y}),
                                  faded(theme::sand, 0.22F), std::max(1.0F, wide * 0.25F));
        }
    }

    int lanes_;
    int left_;
    int right_;
    float wide_;
};

}  // namespace

std::shared_ptr<const ui::StillPart> View::still(const Race& race) {
    return std::make_shared<RoadStill>(race);
}

ui::BoardWorld View::world(const Race& race) {
    return {{-beside, -above, road_wide(race) + 2.0F * beside, road_tall + above + below},
            26.0F,
            150.0F};
}

}  // namespace death_roads
