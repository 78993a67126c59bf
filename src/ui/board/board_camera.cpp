// What of the board is seen: all of it, or whoever acts and what is around.
#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "ui/board/board_frame.h"

namespace ui {

namespace {

using stage::Rect;
using stage::Vec2;

constexpr float least_gain = 1.3F;  // less is not worth a part of the board
constexpr float most_gain = 2.0F;
constexpr float gain_by_key = 1.6F;    // where all is well seen anyhow
constexpr float most_shaken = 11.0F;   // pixels at a scale of 1
constexpr float shake_fades = 0.16F;   // seconds until a third is left
constexpr float least_struck = 0.3F;   // of a strike worth a look
constexpr float struck_gain = 0.7F;    // of the zoom, at the hardest strike
constexpr float struck_for = 1.1F;     // seconds
constexpr float margin_share = 0.22F;  // of the smaller side of the view
constexpr float asked_share = 0.1F;    // likewise, around what a question is about

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

float BoardFrame::opening_zoom() const {
    if (comfort_.board_zoom >= 1.0F) return comfort_.board_zoom;
    const float wanted = world_.well_seen * scale_ / whole_zoom();
    const float gain = wanted < least_gain ? 1.0F : std::min(wanted, most_gain);
    return comfort_.board_zoom == zoom_near_action ? std::max(gain, gain_by_key) : gain;
}

void BoardFrame::open_camera() {
    fit();
    if (place_.width >= 1.0F && opening_zoom() > 1.0F) close_up();
}

void BoardFrame::close_up() {
    fit();
    if (place_.width < 1.0F || world_.frame.width <= 0.0F) return;
    const float gain = opening_zoom();
    camera_.zoom_about(place_.centre(), gain > 1.0F ? gain : gain_by_key);
    sight_ = Sight::action;
    show_action();
}

// After a change of size or scale.
void BoardFrame::reopen_camera() {
    switch (sight_) {
    case Sight::whole: fit(); break;
    case Sight::action: close_up(); break;
    case Sight::moved: camera_.set_viewport(place_); return;
    }
    camera_.settle();
}

// At which all of the board is seen.
float BoardFrame::whole_zoom() const {
    return std::min(place_.width / world_.frame.width, place_.height / world_.frame.height);
}

Vec2 BoardFrame::middle_of_pieces() const {
    const std::vector<Vec2> pieces = scene_.pieces();
    if (pieces.empty()) return world_.frame.centre();
    Rect box{pieces.front().x, pieces.front().y, 0.0F, 0.0F};
    for (const Vec2 piece : pieces)
        box = with(box, piece);
    return box.centre();
}

// Who acts and what is asked about, and what is around as far as it has room together.
Rect BoardFrame::action_around(Vec2 who, Vec2 most) const {
    Rect box{who.x, who.y, 0.0F, 0.0F};
    for (const Vec2 at : asked_)
        box = with(box, at);
    for (const Vec2 at : scene_.around(who)) {
        const Rect larger = with(box, at);
        if (larger.width <= most.x && larger.height <= most.y) box = larger;
    }
    return box;
}

// Where what is asked about has no room as near as this.
bool BoardFrame::widen() {
    if (asked_.empty()) return false;
    const Vec2 who = acting_.value_or(middle_of_pieces());
    const Rect box = action_around(who, {});
    const Rect seen = camera_.target_visible();
    const float margin = asked_share * std::min(seen.width, seen.height);
    if (box.width + margin <= seen.width && box.height + margin <= seen.height) return false;
    camera_.fit(stage::grown(box, margin), 0.0F);
    is_wider_ = true;
    return true;
}

void BoardFrame::show_action() {
    if (widen()) return;
    const Vec2 who = acting_.value_or(middle_of_pieces());
    const Rect seen = camera_.target_visible();
    const float margin = margin_share * std::min(seen.width, seen.height);
    const Rect inside = stage::grown(seen, -margin);
    const Rect action = action_around(who, {inside.width, inside.height});
    if (!holds_all(inside, action)) camera_.look_at(action.centre());
}

void BoardFrame::set_scale(float scale) {
    if (scale_ == scale) return;
    scale_ = scale;
    reopen_camera();
}

void BoardFrame::set_comfort(const Comfort& comfort) {
    if (comfort_ == comfort) return;
    const bool is_zoomed = comfort_.board_zoom != comfort.board_zoom;
    comfort_ = comfort;
    if (is_zoomed && is_showing()) {
        open_camera();
        camera_.settle();
    }
}

void BoardFrame::place(Rect where) {
    if (place_ == where) return;
    place_ = where;
    reopen_camera();
    take_sight();
}

std::optional<BoardSight> BoardFrame::chosen_sight() const {
    if (sought_) return sought_;
    if (!is_showing() || place_.width < 1.0F) return std::nullopt;
    const bool opens_near = opening_zoom() > 1.0F;
    switch (sight_) {
    case Sight::whole:
        return opens_near ? std::optional(BoardSight{BoardSight::Of::whole}) : std::nullopt;
    case Sight::action:
        return opens_near ? std::nullopt : std::optional(BoardSight{BoardSight::Of::action});
    case Sight::moved: break;
    }
    return by_hand_.value_or(sight_of_now());
}

void BoardFrame::look_as(const BoardSight& sight) {
    sought_ = sight;
    take_sight();
}

void BoardFrame::take_sight() {
    if (!sought_ || !is_showing() || place_.width < 1.0F) return;
    const BoardSight sight = *std::exchange(sought_, std::nullopt);
    fit();
    if (sight.of == BoardSight::Of::action) close_up();
    if (sight.of == BoardSight::Of::part) {
        camera_.zoom_about(place_.centre(), sight.gain);
        camera_.look_at(sight.middle);
        take_by_hand();
    }
    camera_.settle();
}

bool BoardFrame::advance(float seconds) {
    if (!pressed_at_) aimed_from_.reset();  // where it ended has been asked for
    const bool is_held = move_by_pad(seconds);
    if (comfort_.movement == Movement::reduced) camera_.settle();
    const bool is_shaking = settle_shaking(seconds);
    const bool is_near = look_closer(seconds);
    return camera_.approach(seconds) || is_held || is_shaking || is_near;
}

void BoardFrame::shake(float strength) {
    if (comfort_.movement == Movement::reduced) return;
    shaking_ = std::max(shaking_, std::min(strength, 1.0F));
    const bool is_as_opened = sight_ != Sight::moved && comfort_.board_zoom != 1.0F;
    if (strength < least_struck || !is_as_opened || !acting_ || near_for_ > 0.0F) return;
    near_for_ = struck_for;
    camera_.zoom_about(camera_.to_screen(*acting_), 1.0F + struck_gain * shaking_);
    camera_.look_at(*acting_);
}

// For a moment at what was struck, then back to what was seen; not where a hand has moved it.
bool BoardFrame::look_closer(float seconds) {
    if (near_for_ <= 0.0F) return false;
    near_for_ -= seconds;
    if (near_for_ <= 0.0F) come_home();
    return true;
}

void BoardFrame::come_home() {
    near_for_ = 0.0F;
    if (sight_ == Sight::whole) fit();
    if (sight_ == Sight::action) close_up();
}

void BoardFrame::attend(std::vector<Vec2> asked) {
    asked_ = std::move(asked);
    map_may_move_ = true;
    if (!is_showing()) return;
    const bool was_wider = std::exchange(is_wider_, false);
    if (sight_ == Sight::moved) return look_beyond_hand();
    if (near_for_ > 0.0F || was_wider) return come_home();
    if (sight_ == Sight::action) show_action();
}

// What a hand has moved stays as it is, but where that leaves out what is asked about.
void BoardFrame::look_beyond_hand() {
    if (const auto chosen = std::exchange(by_hand_, std::nullopt)) {
        camera_.zoom_about(place_.centre(), chosen->gain * whole_zoom() / camera_.target_zoom());
        camera_.look_at(chosen->middle);
    }
    if (asked_.empty()) return;
    Rect box{asked_.front().x, asked_.front().y, 0.0F, 0.0F};
    for (const Vec2 at : asked_)
        box = with(box, at);
    const Rect seen = camera_.target_visible();
    const float margin = asked_share * std::min(seen.width, seen.height);
    const Rect inside = stage::grown(seen, -margin / 2.0F);
    if (holds_all(inside, box)) return;
    by_hand_ = sight_of_now();
    if (box.width > inside.width || box.height > inside.height)
        return camera_.fit(stage::grown(box, margin), 0.0F);
    const auto shift = [](float from, float to, float least, float most) {
        return from < least ? from - least : to > most ? to - most : 0.0F;
    };
    camera_.look_at(seen.centre() + Vec2{shift(box.x, box.right(), inside.x, inside.right()),
                                         shift(box.y, box.bottom(), inside.y, inside.bottom())});
}

BoardSight BoardFrame::sight_of_now() const {
    return {BoardSight::Of::part, std::max(1.0F, camera_.target_zoom() / whole_zoom()),
            camera_.target_visible().centre()};
}

void BoardFrame::take_by_hand() {
    sight_ = Sight::moved;
    by_hand_.reset();
}

bool BoardFrame::settle_shaking(float seconds) {
    if (shaking_ <= 0.0F) return false;
    shaken_for_ += seconds;
    shaking_ *= std::exp(-seconds / shake_fades);
    if (shaking_ < 0.03F) shaking_ = 0.0F;
    const float reach = most_shaken * scale_ * shaking_;
    // Two tones out of tune: no pattern is seen.
    shaken_ = {std::round(reach * std::sin(71.0F * shaken_for_)),
               std::round(reach * std::sin(53.0F * shaken_for_ + 1.0F))};
    return true;
}

void BoardFrame::fit() {
    if (place_.width < 1.0F || world_.frame.width <= 0.0F) return;
    camera_.set_viewport(place_);
    camera_.set_zoom_limits(whole_zoom(), std::max(whole_zoom(), world_.most_zoom * scale_));
    camera_.set_bounds(world_.frame);
    camera_.fit(world_.frame, 0.0F);
    sight_ = Sight::whole;
}

void BoardFrame::repaint(std::shared_ptr<const StillPart> still, const BoardWorld& world) {
    repaint(std::move(still));
    if (world_.frame == world.frame) return;
    world_ = world;
    whole_ = {};
    if (sight_ == Sight::whole) {
        fit_now();
        return;
    }
    camera_.set_zoom_limits(whole_zoom(), std::max(whole_zoom(), world_.most_zoom * scale_));
    camera_.set_bounds(world_.frame);
}

void BoardFrame::fit_now() {
    fit();
    camera_.settle();
}

void BoardFrame::follow(Vec2 world) {
    acting_ = world;
    if (is_showing() && sight_ != Sight::whole) show_action();
}

}  // namespace ui
