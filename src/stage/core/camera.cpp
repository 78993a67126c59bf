#include "stage/core/camera.h"

#include <algorithm>
#include <cmath>

namespace stage {

namespace {
// After this many seconds half the way to the target is done.
constexpr float quick = 0.055F;
constexpr float calm = 0.13F;
}  // namespace

void Camera::set_viewport(Rect screen) { viewport_ = screen; }

void Camera::set_zoom_limits(float least, float most) {
    least_zoom_ = least;
    most_zoom_ = std::max(least, most);
    keep_target_inside();
}

void Camera::set_bounds(Rect world) {
    bounds_ = world;
    keep_target_inside();
}

void Camera::fit(Rect world, float margin) {
    const float room_x = std::max(1.0F, viewport_.width - 2.0F * margin);
    const float room_y = std::max(1.0F, viewport_.height - 2.0F * margin);
    const float span_x = world.width / room_x;
    const float span_y = world.height / room_y;
    target_.centre = world.centre();
    target_.span = std::max({span_x, span_y, 1e-6F});
    half_life_ = quick;
    keep_target_inside();
}

void Camera::zoom_about(Vec2 screen, float factor) {
    const Vec2 from_middle = screen - viewport_.centre();
    const Vec2 anchor = target_.centre + from_middle * target_.span;
    target_.span = std::clamp(target_.span / factor, 1.0F / most_zoom_, 1.0F / least_zoom_);
    target_.centre = anchor - from_middle * target_.span;
    half_life_ = quick;
    keep_target_inside();
}

void Camera::pan(Vec2 screen_delta) {
    target_.centre = target_.centre - screen_delta * target_.span;
    half_life_ = quick;
    keep_target_inside();
}

void Camera::look_at(Vec2 world) {
    target_.centre = world;
    half_life_ = calm;
    keep_target_inside();
}

void Camera::settle() { now_ = target_; }

bool Camera::approach(float seconds) {
    if (is_still()) return false;
    const float share = 1.0F - std::exp2(-std::max(0.0F, seconds) / half_life_);
    now_.centre = mix(now_.centre, target_.centre, share);
    now_.span += (target_.span - now_.span) * share;
    const float left = length(target_.centre - now_.centre) / target_.span;
    const float stretch = std::abs(now_.span / target_.span - 1.0F);
    if (left < 0.25F && stretch < 0.0005F) settle();
    return !is_still();
}

Vec2 Camera::to_screen(Vec2 world) const {
    return (world - now_.centre) / now_.span + viewport_.centre();
}

Vec2 Camera::to_world(Vec2 screen) const {
    return (screen - viewport_.centre()) * now_.span + now_.centre;
}

Rect Camera::to_screen(Rect world) const {
    const Vec2 corner = to_screen(Vec2{world.x, world.y});
    return {corner.x, corner.y, world.width / now_.span, world.height / now_.span};
}

bool Camera::goes_farthest() const { return target_.span * least_zoom_ > 0.999F; }

Rect Camera::seen_in(const View& view) const {
    const Vec2 size{viewport_.width * view.span, viewport_.height * view.span};
    const Vec2 corner = view.centre - size * 0.5F;
    return {corner.x, corner.y, size.x, size.y};
}

void Camera::keep_target_inside() {
    target_.span = std::clamp(target_.span, 1.0F / most_zoom_, 1.0F / least_zoom_);
    if (bounds_.width <= 0.0F || bounds_.height <= 0.0F) return;
    const Rect seen = seen_in(target_);
    const auto kept = [](float centre, float view, float from, float to) {
        const float reach = view * 0.5F;
        return from + reach < to - reach ? std::clamp(centre, from + reach, to - reach)
                                         : (from + to) / 2.0F;
    };
    target_.centre.x = kept(target_.centre.x, seen.width, bounds_.x, bounds_.right());
    target_.centre.y = kept(target_.centre.y, seen.height, bounds_.y, bounds_.bottom());
}

}  // namespace stage
