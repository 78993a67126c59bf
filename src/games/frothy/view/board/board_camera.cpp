// What of the board is seen: all of it, or whoever acts and those they fight with.
#include <algorithm>
#include <cmath>
#include <vector>

#include "games/frothy/view/board/board_view_impl.h"

namespace frothy {

namespace {

using stage::Rect;
using stage::Vec2;

constexpr float well_seen = 15.0F;  // pixels to the world unit, at a scale of 1
constexpr float least_gain = 1.3F;  // less is not worth a part of the board
constexpr float most_gain = 2.0F;
constexpr float gain_by_key = 1.6F;    // where all is well seen anyhow
constexpr float near_by = 14.0F;       // world units
constexpr float margin_share = 0.22F;  // of the smaller side of the view

Rect with(Rect box, Vec2 at) {
    const float x = std::min(box.x, at.x);
    const float y = std::min(box.y, at.y);
    return {x, y, std::max(box.right(), at.x) - x, std::max(box.bottom(), at.y) - y};
}

bool holds_all(Rect view, Rect box) {
    return box.x >= view.x && box.y >= view.y && box.right() <= view.right() &&
           box.bottom() <= view.bottom();
}

}  // namespace

float BoardView::Impl::opening_zoom() const {
    if (comfort.board_zoom >= 1.0F) return comfort.board_zoom;
    const float gain = well_seen * scale / whole_zoom();
    return gain < least_gain ? 1.0F : std::min(gain, most_gain);
}

void BoardView::Impl::open_camera() {
    fit_camera();
    if (place.width >= 1.0F && opening_zoom() > 1.0F) close_up();
}

void BoardView::Impl::close_up() {
    fit_camera();
    if (place.width < 1.0F || layout.frame.width <= 0.0F) return;
    const float gain = opening_zoom();
    camera.zoom_about(place.centre(), gain > 1.0F ? gain : gain_by_key);
    sight = Sight::fight;
    show_fight();
}

void BoardView::Impl::reopen_camera() {
    switch (sight) {
    case Sight::whole: fit_camera(); break;
    case Sight::fight: close_up(); break;
    case Sight::moved: camera.set_viewport(place); return;
    }
    camera.settle();
}

void BoardView::Impl::fit_camera() {
    if (place.width < 1.0F || layout.frame.width <= 0.0F) return;
    constexpr float most_zoom_per_scale = 90.0F;  // pixels to the world unit
    camera.set_viewport(place);
    camera.set_zoom_limits(whole_zoom(), std::max(whole_zoom(), most_zoom_per_scale * scale));
    camera.set_bounds(layout.frame);
    camera.fit(layout.frame, 0.0F);
    sight = Sight::whole;
}

// At which all of the board is seen.
float BoardView::Impl::whole_zoom() const {
    return std::min(place.width / layout.frame.width, place.height / layout.frame.height);
}

Vec2 BoardView::Impl::middle_of_vehicles() const {
    std::optional<Rect> box;
    for (int v = 0; v < shown_count; ++v) {
        const ShownVehicle& vehicle = shown[static_cast<std::size_t>(v)];
        if (vehicle.opacity <= 0.0F) continue;
        box = with(box.value_or(Rect{vehicle.at.x, vehicle.at.y, 0.0F, 0.0F}), vehicle.at);
    }
    return box.value_or(layout.frame).centre();
}

// Who acts, where they may go, and the nearest of the others, as far as they have room together.
Rect BoardView::Impl::fight_around(Vec2 who, Vec2 most) const {
    Rect box{who.x, who.y, 0.0F, 0.0F};
    const auto take = [&](Vec2 at) {
        const Rect larger = with(box, at);
        if (larger.width <= most.x && larger.height <= most.y) box = larger;
    };
    for (const LitCell& lit : choices.lit)
        take(layout.centres[lit.cell]);
    std::vector<Vec2> others;
    for (int v = 0; v < shown_count; ++v) {
        const ShownVehicle& other = shown[static_cast<std::size_t>(v)];
        const bool is_near = stage::length(other.at - who) <= near_by;
        if (other.opacity > 0.0F && other.status == VehicleStatus::running && is_near)
            others.push_back(other.at);
    }
    std::ranges::sort(others, {}, [&](Vec2 at) { return stage::length(at - who); });
    for (const Vec2 at : others)
        take(at);
    return box;
}

void BoardView::Impl::show_fight() {
    const Vec2 who = acting.value_or(middle_of_vehicles());
    const Rect seen = camera.target_visible();
    const float margin = margin_share * std::min(seen.width, seen.height);
    const Rect inside = stage::grown(seen, -margin);
    const Rect fight = fight_around(who, {inside.width, inside.height});
    if (!holds_all(inside, fight)) camera.look_at(fight.centre());
}

void BoardView::fit() { impl_->fit_camera(); }

void BoardView::fit_now() {
    impl_->fit_camera();
    impl_->camera.settle();
}

void BoardView::follow(Vec2 world) {
    impl_->acting = world;
    if (impl_->course != nullptr && impl_->sight != Impl::Sight::whole) impl_->show_fight();
}

}  // namespace frothy
