// The still part of a board: what of it is painted when, and what is shown until it is there.
#include "ui/board/board_frame.h"

#include <cmath>
#include <utility>

#include "stage/theme.h"

namespace ui {

namespace {

constexpr float still_margin = 0.25F;  // of the view, painted around it while zoomed in

bool holds(stage::Rect world, stage::Rect part) {
    constexpr float slack = 0.01F;  // world units: far less than a pixel
    return part.x >= world.x - slack && part.y >= world.y - slack &&
           part.right() <= world.right() + slack && part.bottom() <= world.bottom() + slack;
}

}  // namespace

BoardFrame::BoardFrame(stage::Canvas& canvas, stage::SpriteStore& sprites, BoardScene& scene)
    : canvas_(canvas), sprites_(sprites), scene_(scene) {}

void BoardFrame::show(std::shared_ptr<const StillPart> still, const BoardWorld& world) {
    still_part_ = std::move(still);
    world_ = world;
    map_is_new_ = true;
    forget_textures();
    open_camera();
    camera_.settle();
    take_sight();
}

Projection BoardFrame::projection() const {
    return {camera_.zoom(), camera_.to_screen(stage::Vec2{0.0F, 0.0F}) + shaken_};
}

// The view and some ground around it, so that a little panning needs no painting.
stage::Rect BoardFrame::world_to_paint() const {
    const stage::Rect seen = camera_.target_visible();
    if (sight_ == Sight::whole) return seen;
    const float x = seen.width * still_margin;
    const float y = seen.height * still_margin;
    return {seen.x - x, seen.y - y, seen.width + 2.0F * x, seen.height + 2.0F * y};
}

bool BoardFrame::is_whole(const StillOrder& order) const {
    return holds(order.world, world_.frame);
}

bool BoardFrame::is_of_now(const StillOrder& order) const {
    return order.board == still_part_ && order.contrast == comfort_.contrast;
}

void BoardFrame::paint_layer() {
    if (coming_ && coming_->order().board != still_part_) coming_.reset();
    if (whole_ && !is_of_now(painted_whole_)) whole_ = {};
    const bool waits = paints_ == PaintedWhen::on_demand || (!still_ && has_shown_);
    if (coming_ && (coming_->is_done() || waits)) take_painting();
    const bool is_usable = still_ && is_of_now(painted_);
    const bool fits =
        is_usable && holds(painted_.world, camera_.visible()) && painted_.zoom == camera_.zoom();
    if (fits) {
        // A board that opens close up has shown no more than that.
        const bool has_whole = whole_ || is_whole(painted_);
        if (!has_whole && !coming_ && !waits) order_painting(world_.frame, whole_zoom());
        return;
    }
    // While the camera glides the old painting is shown larger or smaller: painting takes longer
    // than a frame. Where it goes to is painted meanwhile if nothing shows that yet.
    const bool glides = !camera_.is_still();
    if (is_usable && glides && (waits || holds(painted_.world, camera_.target_visible()))) return;
    if (!coming_) order_painting(world_to_paint(), camera_.target_zoom());
    // Beside the frames the old one serves for another moment.
    if (waits) take_painting();
}

void BoardFrame::order_painting(stage::Rect world, float zoom) {
    coming_ =
        std::make_unique<StillPainting>(StillOrder{still_part_, world, zoom, comfort_.contrast},
                                        canvas_.fonts(), sprites_.folder(), paints_);
}

void BoardFrame::take_painting() {
    const StillOrder order = coming_->order();
    if (is_whole(order)) {
        whole_ = {};
    } else if (still_ && is_whole(painted_) && is_of_now(painted_)) {
        whole_ = std::move(still_);
        painted_whole_ = painted_;
    }
    const bool is_for_later = is_whole(order) && order.zoom != camera_.target_zoom() && still_;
    if (!is_for_later && order.zoom != painted_.zoom) sprites_.trim();  // other sizes from now on
    stage::Layer& place_of_it = is_for_later ? whole_ : still_;
    place_of_it = {};
    place_of_it = coming_->hang(canvas_);
    (is_for_later ? painted_whole_ : painted_) = order;
    has_shown_ = true;
    coming_.reset();
}

bool BoardFrame::draw_still() {
    if (!is_showing() || place_.width < 1.0F) {
        canvas_.fill_rect(place_, stage::theme::night);
        return false;
    }
    paint_layer();
    const auto clip = canvas_.clip(place_);
    const bool is_shaken = shaken_.x != 0.0F || shaken_.y != 0.0F;
    const bool is_covered = still_ && holds(painted_.world, camera_.visible()) && !is_shaken;
    if (!is_covered) {
        canvas_.fill_rect(place_, stage::theme::night);
        canvas_.draw_layer(whole_, camera_.to_screen(painted_whole_.world));
    }
    if (!still_) return false;
    if (painted_.zoom == camera_.zoom()) {
        // Whole pixels, so that it is copied and not resampled.
        const stage::Vec2 corner =
            camera_.to_screen(stage::Vec2{painted_.world.x, painted_.world.y}) + shaken_;
        canvas_.draw_layer(still_, {std::round(corner.x), std::round(corner.y),
                                    static_cast<float>(still_.size().width),
                                    static_cast<float>(still_.size().height)});
    } else {
        canvas_.draw_layer(still_, camera_.to_screen(painted_.world));
    }
    return true;
}

void BoardFrame::forget_textures() {
    still_ = {};
    whole_ = {};
}

}  // namespace ui
