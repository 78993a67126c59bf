// The whole board, small, while only a part of it is seen.
#include <algorithm>
#include <array>
#include <utility>

#include "stage/theme.h"
#include "ui/board/board_frame.h"

namespace ui {

namespace {

using stage::Rect;
using stage::Vec2;

constexpr float share = 0.24F;       // of the view, at most
constexpr float most_wide = 300.0F;  // pixels at a scale of 1
constexpr float from_edge = 10.0F;

std::array<Rect, 4> corners_of(Rect place, Vec2 size, float gap) {
    const float left = place.x + gap;
    const float right = place.right() - size.x - gap;
    const float top = place.y + gap;
    const float bottom = place.bottom() - size.y - gap;
    return {Rect{left, top, size.x, size.y}, Rect{right, top, size.x, size.y},
            Rect{left, bottom, size.x, size.y}, Rect{right, bottom, size.x, size.y}};
}

// Besides the pieces, which are drawn over it.
bool is_asked_about(const Seen& one) { return one.weight != weight_of_others; }

}  // namespace

void BoardFrame::draw_map(std::span<const MapPiece> pieces, std::span<const Seen> in_sight) {
    const Rect world = world_.frame;
    const Rect seen = camera_.visible();
    const bool sees_all = seen.width >= world.width && seen.height >= world.height;
    if (sees_all || !whole_ || !is_of_now(painted_whole_)) return;
    const float zoom =
        std::min({share * place_.width / world.width, 2.0F * share * place_.height / world.height,
                  most_wide * scale_ / world.width});
    const auto corners =
        corners_of(place_, {world.width * zoom, world.height * zoom}, from_edge * scale_);
    // A board that glides is taken as it comes to rest.
    const Rect in_the_end = camera_.target_visible();
    const auto at_rest = [&](Vec2 at) {
        const Vec2 here = camera_.to_world(at);
        return Vec2{place_.x + (here.x - in_the_end.x) * camera_.target_zoom(),
                    place_.y + (here.y - in_the_end.y) * camera_.target_zoom()};
    };
    const auto covers = [&](std::size_t corner, auto counts) {
        const Rect room = stage::grown(corners.at(corner), camera_.target_zoom());
        return std::ranges::any_of(in_sight, [&](const Seen& one) {
            return counts(one) && room.contains(at_rest(one.at));
        });
    };
    const auto anything = [](const Seen&) { return true; };
    const auto move_off = [&](auto counts) {
        for (std::size_t corner = 0; corner < corners.size(); ++corner) {
            if (covers(corner, counts)) continue;
            map_corner_ = corner;
            return true;
        }
        return false;
    };
    // It stays in its corner as long as it may: whoever looks at it finds it where it was.
    const bool may_move = std::exchange(map_may_move_, false);
    const bool is_new = std::exchange(map_is_new_, false);
    if (is_new || (may_move && covers(map_corner_, is_asked_about))) {
        if (!move_off(anything)) move_off(is_asked_about);
    }
    if (covers(map_corner_, is_asked_about)) return;
    const Rect map = corners[map_corner_];
    const auto on_map = [&](Vec2 at) {
        return Vec2{map.x + (at.x - world.x) * zoom, map.y + (at.y - world.y) * zoom};
    };
    canvas_.fill_rect(stage::grown(map, 2.0F * scale_), stage::theme::night);
    const Vec2 corner = on_map({painted_whole_.world.x, painted_whole_.world.y});
    {
        const auto clip = canvas_.clip(map);
        canvas_.draw_layer(whole_, {corner.x, corner.y, painted_whole_.world.width * zoom,
                                    painted_whole_.world.height * zoom});
        const Vec2 from = on_map({seen.x, seen.y});
        const Vec2 to = on_map({seen.right(), seen.bottom()});
        const std::array<Vec2, 5> outline = {from, Vec2{to.x, from.y}, to, Vec2{from.x, to.y},
                                             from};
        canvas_.polyline(outline, stage::theme::ivory, 1.5F * scale_);
        for (const MapPiece& piece : pieces) {
            canvas_.disc(on_map(piece.at), 4.5F * scale_, stage::theme::ivory);
            canvas_.disc(on_map(piece.at), 3.5F * scale_, piece.colour);
        }
    }
}

}  // namespace ui
