// The pointer and keys on the board: the camera, and where the pointer is.
#include <cmath>
#include <utility>

#include "games/frothy/view/board/board_view_impl.h"

namespace frothy {

namespace {

using stage::Vec2;

constexpr float drag_threshold = 5.0F;  // pixels, under which a press is a click
constexpr float wheel_factor = 1.18F;
constexpr float stick_pans = 1.1F;     // of the smaller side of the view, in a second
constexpr float trigger_zooms = 3.0F;  // times, in a second

}  // namespace

void BoardView::Impl::take_pad(const stage::InputEvent& event) {
    if (event.kind == stage::InputKind::pad_left) {
        stick = {};
        triggers = {};
        return;
    }
    switch (event.pad_axis) {
    case stage::PadAxis::right_x: stick.x = event.amount; break;
    case stage::PadAxis::right_y: stick.y = event.amount; break;
    case stage::PadAxis::left_trigger: triggers[0] = event.amount; break;
    case stage::PadAxis::right_trigger: triggers[1] = event.amount; break;
    default: break;
    }
}

bool BoardView::Impl::move_by_pad(float seconds) {
    const float zoom = triggers[1] - triggers[0];
    const bool pans = stick.x != 0.0F || stick.y != 0.0F;
    if (!pans && zoom == 0.0F) return false;
    sight = Sight::moved;
    const float way = stick_pans * std::min(place.width, place.height) * seconds;
    if (pans) camera.pan(stick * -way);
    if (zoom != 0.0F) zoom_by(place.centre(), std::pow(trigger_zooms, zoom * seconds));
    return true;
}

// As far away as it goes the board is whole again, and stays so.
void BoardView::Impl::zoom_by(Vec2 about, float factor) {
    sight = Sight::moved;
    camera.zoom_about(about, factor);
    if (camera.goes_farthest()) fit_camera();
}

bool BoardView::feed(const stage::InputEvent& event) {
    const float pan_step = 0.12F * std::min(impl_->place.width, impl_->place.height);
    switch (event.kind) {
    case stage::InputKind::mouse_moved:
        if (impl_->pressed_at && !impl_->is_dragging &&
            stage::length(event.at - *impl_->pressed_at) > drag_threshold * impl_->scale) {
            impl_->is_dragging = true;
            impl_->camera.pan(event.at - *impl_->pressed_at);
        } else if (impl_->is_dragging) {
            impl_->camera.pan(event.by);
        }
        if (impl_->is_dragging) {
            impl_->sight = Impl::Sight::moved;
            impl_->camera.settle();
        }
        impl_->pointed = no_cell;
        impl_->move_pointer(event.at);
        return impl_->is_dragging;
    case stage::InputKind::mouse_left: impl_->pointer.reset(); return false;
    case stage::InputKind::mouse_pressed:
        if (!impl_->place.contains(event.at)) return false;
        if (event.clicks >= 2 && click(event.at).is_empty()) {
            impl_->fit_camera();
            return true;
        }
        impl_->pressed_at = event.at;
        return false;
    case stage::InputKind::mouse_released: {
        const bool dragged = std::exchange(impl_->is_dragging, false);
        impl_->pressed_at.reset();
        return dragged;
    }
    case stage::InputKind::wheel:
        if (!impl_->place.contains(event.at)) return false;
        impl_->zoom_by(event.at, std::pow(wheel_factor, event.by.y));
        return true;
    case stage::InputKind::pad_moved:
    case stage::InputKind::pad_left: impl_->take_pad(event); return false;
    case stage::InputKind::key_pressed: break;
    default: return false;
    }
    switch (event.key) {
    case stage::Key::plus:
    case stage::Key::pad_plus: impl_->zoom_by(impl_->place.centre(), wheel_factor); return true;
    case stage::Key::minus:
    case stage::Key::pad_minus:
        impl_->zoom_by(impl_->place.centre(), 1.0F / wheel_factor);
        return true;
    case stage::Key::home:
        if (impl_->sight == Impl::Sight::whole) {
            impl_->close_up();
        } else {
            impl_->fit_camera();
        }
        return true;
    case stage::Key::left:
        if (!event.modifiers.shift) return false;
        impl_->camera.pan({pan_step, 0.0F});
        return true;
    case stage::Key::right:
        if (!event.modifiers.shift) return false;
        impl_->camera.pan({-pan_step, 0.0F});
        return true;
    case stage::Key::up:
        if (!event.modifiers.shift) return false;
        impl_->camera.pan({0.0F, pan_step});
        return true;
    case stage::Key::down:
        if (!event.modifiers.shift) return false;
        impl_->camera.pan({0.0F, -pan_step});
        return true;
    default: return false;
    }
}

}  // namespace frothy
