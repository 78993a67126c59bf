// The pointer, the keys and the pad on the board: the camera, and where the pointer is.
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/board/board_frame.h"

namespace ui {

namespace {

constexpr float drag_threshold = 5.0F;  // pixels, under which a press is a click
constexpr float wheel_factor = 1.18F;
constexpr float stick_pans = 1.1F;     // of the smaller side of the view, in a second
constexpr float trigger_zooms = 3.0F;  // times, in a second
constexpr float key_pans = 0.12F;      // of the smaller side of the view

}  // namespace

void BoardFrame::take_pad(const stage::InputEvent& event) {
    if (event.kind == stage::InputKind::pad_left) {
        stick_ = {};
        triggers_ = {};
        return;
    }
    switch (event.pad_axis) {
    case stage::PadAxis::right_x: stick_.x = event.amount; break;
    case stage::PadAxis::right_y: stick_.y = event.amount; break;
    case stage::PadAxis::left_trigger: triggers_[0] = event.amount; break;
    case stage::PadAxis::right_trigger: triggers_[1] = event.amount; break;
    default: break;
    }
}

bool BoardFrame::move_by_pad(float seconds) {
    const float zoom = triggers_[1] - triggers_[0];
    const bool pans = stick_.x != 0.0F || stick_.y != 0.0F;
    if (!pans && zoom == 0.0F) return false;
    take_by_hand();
    const float way = stick_pans * std::min(place_.width, place_.height) * seconds;
    if (pans) camera_.pan(stick_ * -way);
    if (zoom != 0.0F) zoom_by(place_.centre(), std::pow(trigger_zooms, zoom * seconds));
    return true;
}

// As far away as it goes the board is whole again, and stays so.
void BoardFrame::zoom_by(stage::Vec2 about, float factor) {
    take_by_hand();
    camera_.zoom_about(about, factor);
    if (camera_.goes_farthest()) fit();
}

void BoardFrame::drag_to(const stage::InputEvent& event) {
    if (!pressed_at_) aimed_from_.reset();
    if (is_dragging_) {
        camera_.pan(event.by);
    } else if (pressed_at_ && stage::length(event.at - *pressed_at_) > drag_threshold * scale_) {
        if (may_aim_) {
            aimed_from_ = pressed_at_;
            return;
        }
        is_dragging_ = true;
        camera_.pan(event.at - *pressed_at_);
    }
    if (!is_dragging_) return;
    take_by_hand();
    camera_.settle();
}

bool BoardFrame::feed(const stage::InputEvent& event) {
    switch (event.kind) {
    case stage::InputKind::mouse_moved:
        pointer_ = place_.contains(event.at) ? std::optional(event.at) : std::nullopt;
        drag_to(event);
        scene_.pointer_moved();
        return is_dragging_;
    case stage::InputKind::mouse_left: pointer_.reset(); return false;
    case stage::InputKind::mouse_pressed:
        if (!place_.contains(event.at)) return false;
        if (event.clicks >= 2 && !scene_.is_answerable(event.at)) {
            fit();
            return true;
        }
        pressed_at_ = event.at;
        aimed_from_.reset();
        may_aim_ = event.button == stage::MouseButton::left && scene_.is_aimed_from(event.at);
        return false;
    case stage::InputKind::mouse_released:
        pressed_at_.reset();
        return std::exchange(is_dragging_, false);
    case stage::InputKind::wheel:
        if (!place_.contains(event.at)) return false;
        zoom_by(event.at, std::pow(wheel_factor, event.by.y));
        return true;
    case stage::InputKind::pad_moved:
    case stage::InputKind::pad_left: take_pad(event); return false;
    case stage::InputKind::key_pressed: return feed_key(event);
    default: return false;
    }
}

bool BoardFrame::feed_key(const stage::InputEvent& event) {
    const float step = key_pans * std::min(place_.width, place_.height);
    const auto pan = [&](stage::Vec2 by) {
        if (event.modifiers.shift) camera_.pan(by);
        return event.modifiers.shift;
    };
    switch (event.key) {
    case stage::Key::plus:
    case stage::Key::pad_plus: zoom_by(place_.centre(), wheel_factor); return true;
    case stage::Key::minus:
    case stage::Key::pad_minus: zoom_by(place_.centre(), 1.0F / wheel_factor); return true;
    case stage::Key::home:
        if (sight_ == Sight::whole) {
            close_up();
        } else {
            fit();
        }
        return true;
    case stage::Key::left: return pan({step, 0.0F});
    case stage::Key::right: return pan({-step, 0.0F});
    case stage::Key::up: return pan({0.0F, step});
    case stage::Key::down: return pan({0.0F, -step});
    default: return false;
    }
}

}  // namespace ui
