// The facing at the end of a move: its arrows, dragged with the pointer or turned by keys.
#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <utility>

#include "games/frothy/view/board/board_lit.h"
#include "games/frothy/view/board/board_view.h"

namespace frothy {

namespace {

constexpr float aim_starts = 0.6F;                           // world units: else it is a click
constexpr float aim_misses = std::numbers::pi_v<float> / 2;  // radians: no arrow is meant

// Between where it points and where it stands: both are aimed at.
float aim_of(const ChoiceArrow& arrow) { return (arrow.angle + arrow.stands) / 2.0F; }

}  // namespace

bool BoardView::is_own_vehicle(Vec2 screen) const {
    return choices_.vehicle < shown_count_ &&
           stage::length(screen - on_screen(shown_[choices_.vehicle].at)) <=
               vehicle_radius * frame_.camera().zoom();
}

bool BoardView::is_aimed_from(Vec2 screen) const {
    if (open_question() == nullptr) return false;
    if (arrow_at(screen) >= 0) return true;
    if (is_own_vehicle(screen)) return !choices_.arrows.empty() || !choices_.lit.empty();
    const LitCell* end = choices_.arrows.empty() ? turning_end() : nullptr;
    return end != nullptr && cell_at(screen) == end->cell;
}

bool BoardView::is_aiming_facing() const {
    const std::optional<Vec2> from = frame_.aimed_from();
    return from && open_question() != nullptr &&
           (!choices_.arrows.empty() || !is_own_vehicle(*from));
}

Vec2 BoardView::middle_of_arrows() const {
    const LitCell* end = choices_.arrows.empty() ? turning_end() : nullptr;
    return end != nullptr ? on_screen(end->cell) : on_screen(shown_[choices_.vehicle].at);
}

int BoardView::arrow_aimed_at(Vec2 screen) const {
    const Vec2 way = screen - middle_of_arrows();
    if (stage::length(way) < aim_starts * frame_.camera().zoom()) return -1;
    const float angle = std::atan2(way.y, way.x);
    const std::vector<PlacedArrow> placed = arrows();
    const auto off = [angle](const PlacedArrow& one) {
        return std::abs(
            std::remainder(angle - aim_of(one.arrow), 2.0F * std::numbers::pi_v<float>));
    };
    const auto nearest = std::ranges::min_element(placed, {}, off);
    if (nearest == placed.end() || off(*nearest) > aim_misses) return -1;
    return static_cast<int>(nearest - placed.begin());
}

void BoardView::draw_arrows() const {
    const std::optional<Vec2> pointer = frame_.pointer();
    const bool is_aiming = is_aiming_facing();
    const std::vector<PlacedArrow> placed = arrows();
    const int meant = !pointer ? -1 : is_aiming ? arrow_aimed_at(*pointer) : arrow_at(*pointer);
    paint_arrows(canvas_, placed, meant);
    if (!is_aiming || meant < 0) return;
    // What is dragged shows, large, how the vehicle will stand.
    PlacedArrow held = placed[static_cast<std::size_t>(meant)];
    held.at = middle_of_arrows();
    held.radius = std::max(held.radius, frame_.camera().zoom() * 0.8F);
    paint_arrows(canvas_, std::array{held}, 0);
}

bool BoardView::may_turn_pointed() const { return pointed_ != no_cell && turning_end() != nullptr; }

bool BoardView::turn_pointed(int by) {
    if (!may_turn_pointed()) return false;
    const std::vector<PlacedArrow> placed = arrows();
    const auto now = std::ranges::find(placed, false, &PlacedArrow::is_quiet);
    // Where nothing is proposed, straight on stands in the middle.
    const auto at = now == placed.end() ? 1 : static_cast<int>(now - placed.begin());
    const int next = std::clamp(at + by, 0, static_cast<int>(placed.size()) - 1);
    pointed_end_ = placed[static_cast<std::size_t>(next)].arrow.option;
    return true;
}

}  // namespace frothy
