// The board of the studio, and what hands do on it.
#include "games/frothy/view/studio/studio_screen.h"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "games/frothy/view/board/board_still.h"
#include "games/frothy/view/core/board/board_layout.h"
#include "games/frothy/view/studio/overlay_painter.h"
#include "hexgrid/pixel_layout.h"

namespace frothy {

using hexgrid::Hex;
using stage::InputEvent;
using stage::InputKind;
using stage::Key;

namespace {

constexpr float drawing_room = 3.5F;  // world units around the track, for what is still to come

std::vector<Vec2> hex_corners(Hex hex, const ui::Projection& to) {
    std::vector<Vec2> points;
    for (const hexgrid::Point corner : hexgrid::corners_of(hex))
        points.push_back(to(Vec2{static_cast<float>(corner.x), static_cast<float>(corner.y)}));
    return points;
}

}  // namespace

// Holds the course that it paints, for paintings of another one go on beside the frames.
class StudioBoard final : public ui::StillPart {
public:
    explicit StudioBoard(std::shared_ptr<const Course> course)
        : course_(std::move(course)), board_(*course_) {}

    Rect world() const { return stage::grown(board_.layout().frame, drawing_room); }
    void paint(const ui::StillEasel& easel) const override { board_.paint(easel); }
    void write(const ui::StillEasel& easel) const override { board_.write(easel); }

private:
    std::shared_ptr<const Course> course_;
    CourseBoard board_;
};

StudioScreen::StudioScreen(stage::Canvas& canvas, stage::SpriteStore& sprites)
    : canvas_(canvas), sprites_(sprites), frame_(canvas, sprites, *this) {}

StudioScreen::~StudioScreen() = default;

void StudioScreen::forget_textures() { frame_.forget_textures(); }

void StudioScreen::take_course(const Studio& studio) {
    if (course_ == studio.course()) return;
    course_ = studio.course();
    notes_.clear();
    touched_.clear();
    if (!course_) return;
    auto board = std::make_shared<StudioBoard>(course_);
    ui::BoardWorld world;
    world.frame = board->world();
    if (frame_.is_showing()) {
        frame_.repaint(std::move(board), world);
    } else {
        frame_.show(std::move(board), world);
    }
}

Hex StudioScreen::hex_at(Vec2 screen) const {
    const Vec2 world = frame_.camera().to_world(screen);
    return hexgrid::hex_at({world.x, world.y});
}

void StudioScreen::draw_board(const Studio& studio) {
    if (!course_ || !frame_.draw_still()) return;
    const auto clip = canvas_.clip(frame_.where());
    const ui::Projection to = frame_.projection();
    paint_fragile(canvas_, sprites_, *course_, to);
    NoteLine line{0, 0};
    for (std::size_t i = 0; i < overlay_count; ++i)
        if (shown_[i] && static_cast<Overlay>(i) != Overlay::line) ++line.lines;
    for (std::size_t i = 0; i < overlay_count; ++i) {
        const auto overlay = static_cast<Overlay>(i);
        if (!shown_[i]) continue;
        auto known = notes_.find(overlay);
        if (known == notes_.end())
            known = notes_.emplace(overlay, notes_of(*course_, overlay)).first;
        paint_notes(canvas_, *course_, to, known->second, overlay, line);
        if (overlay != Overlay::line) ++line.line;
    }
    paint_findings(canvas_, studio.findings(), to, chosen_);
    draw_hand(studio, to);
}

// What is selected, what the stroke has touched so far, and the hex under the pointer.
void StudioScreen::draw_hand(const Studio& studio, const ui::Projection& to) {
    for (const Hex hex : studio.bench().selection)
        canvas_.fill_polygon(hex_corners(hex, to), stage::faded(theme::faience, 0.45F));
    for (const Hex hex : touched_)
        canvas_.fill_polygon(hex_corners(hex, to), stage::faded(theme::gold, 0.45F));
    if (!pointed_) return;
    if (tool_ == StudioTool::line && pressed_) {
        for (const Hex hex : line_between(*pressed_, *pointed_))
            canvas_.fill_polygon(hex_corners(hex, to), stage::faded(theme::gold, 0.35F));
    }
    if (tool_ == StudioTool::select && pressed_) {
        const Vec2 from = to(world_of(*pressed_));
        const Vec2 at = to(world_of(*pointed_));
        canvas_.outline_polygon(std::vector<Vec2>{from, {at.x, from.y}, at, {from.x, at.y}},
                                theme::ivory, 2.0F);
    }
    canvas_.outline_polygon(hex_corners(*pointed_, to), theme::gold,
                            std::max(2.0F, to.zoom * 0.1F));
}

// --- The mouse -----------------------------------------------------------------------------------

void StudioScreen::press(Studio& studio, Hex hex) {
    Workbench& bench = studio.bench();
    pressed_ = hex;
    touched_.clear();
    switch (tool_) {
    case StudioTool::brush:
        bench.begin_stroke();
        drag(studio, hex);
        break;
    case StudioTool::fill: bench.paint(flood_from(bench.plan(), hex), stroke_); break;
    case StudioTool::line:
    case StudioTool::select: break;
    }
}

void StudioScreen::drag(Studio& studio, Hex hex) {
    if (tool_ != StudioTool::brush || !pressed_) return;
    // However fast the hand was: all hexes since the last one, each once in a stroke.
    const Hex from = touched_.empty() ? hex : touched_.back();
    for (const Hex one : line_between(from, hex)) {
        if (std::ranges::find(touched_, one) != touched_.end()) continue;
        touched_.push_back(one);
        studio.bench().paint(std::array{one}, stroke_);
    }
}

void StudioScreen::release(Studio& studio) {
    if (!pressed_) return;
    Workbench& bench = studio.bench();
    const Hex from = *std::exchange(pressed_, std::nullopt);
    const Hex to = pointed_.value_or(from);
    switch (tool_) {
    case StudioTool::brush: bench.end_stroke(); break;
    case StudioTool::line: bench.paint(line_between(from, to), stroke_); break;
    case StudioTool::select: {
        if (bench.selection.contains(from)) {  // taken along
            const Hex by{static_cast<std::int16_t>(to.q - from.q),
                         static_cast<std::int16_t>(to.r - from.r)};
            if (by != Hex{}) bench.move_selection(by);
            break;
        }
        const Vec2 a = world_of(from);
        const Vec2 b = world_of(to);
        bench.selection.clear();
        for (const Hex hex : bench.plan().hexes) {
            const Vec2 at = world_of(hex);
            const bool is_in =
                at.x >= std::min(a.x, b.x) - 0.1F && at.x <= std::max(a.x, b.x) + 0.1F &&
                at.y >= std::min(a.y, b.y) - 0.1F && at.y <= std::max(a.y, b.y) + 0.1F;
            if (is_in) bench.selection.insert(hex);
        }
        break;
    }
    case StudioTool::fill: break;
    }
    touched_.clear();
}

// --- Keys ----------------------------------------------------------------------------------------

bool StudioScreen::hears(const InputEvent& event) const {
    if (sheet_ != Sheet::none) return false;
    switch (event.kind) {
    case InputKind::mouse_moved:
    case InputKind::mouse_pressed:
    case InputKind::mouse_released:
    case InputKind::wheel:
    case InputKind::mouse_left: return true;
    case InputKind::key_pressed: {
        if (ImGui::GetIO().WantTextInput) return false;
        const bool is_of_board = event.key == Key::home || event.key == Key::plus ||
                                 event.key == Key::minus || event.key == Key::undo ||
                                 event.key == Key::redo || event.key == Key::del;
        const bool is_digit = event.key >= Key::digit_0 && event.key <= Key::digit_9;
        return event.modifiers.control || event.modifiers.shift || is_of_board || is_digit;
    }
    default: return false;
    }
}

void StudioScreen::feed(const InputEvent& event, Studio& studio, bool is_over_panel) {
    if (event.kind == InputKind::key_pressed) {
        if (!feed_key(event, studio)) frame_.feed(event);
        return;
    }
    const bool is_inside = frame_.where().contains(event.at);
    // What lies over the board is known from the first frame on that the pointer is there.
    const bool is_on_board = is_inside && !(is_over_panel && frames_inside_ > 0);
    if (event.kind == InputKind::mouse_moved) {
        is_inside_ = is_inside;
        if (!is_inside) frames_inside_ = 0;
        pointed_ = is_on_board ? std::optional(hex_at(event.at)) : std::nullopt;
        if (pointed_ && pressed_) drag(studio, *pointed_);
    }
    if (event.kind == InputKind::mouse_left) pointed_.reset();
    const bool is_left = event.button == stage::MouseButton::left;
    if (event.kind == InputKind::mouse_pressed && is_left) {
        if (is_on_board) press(studio, hex_at(event.at));
        return;
    }
    if (event.kind == InputKind::mouse_released && is_left) {
        release(studio);
        return;
    }
    if (is_on_board || event.kind != InputKind::mouse_pressed) frame_.feed(event);
}

bool StudioScreen::feed_key(const InputEvent& event, Studio& studio) {
    Workbench& bench = studio.bench();
    if (event.modifiers.control) return feed_shortcut(event, studio);
    switch (event.key) {
    case Key::undo: bench.undo(); return true;
    case Key::redo: bench.redo(); return true;
    case Key::del:
        if (!bench.selection.empty()) {
            Stroke off;
            off.brush = Brush::off;
            const std::vector<Hex> all(bench.selection.begin(), bench.selection.end());
            bench.paint(all, off);
            bench.selection.clear();
        }
        return true;
    default: break;
    }
    if (event.key < Key::digit_0 || event.key > Key::digit_9 || event.modifiers.shift) return false;
    const int digit = static_cast<int>(event.key) - static_cast<int>(Key::digit_0);
    stroke_.brush = static_cast<Brush>((digit + 9) % 10);
    return true;
}

bool StudioScreen::feed_shortcut(const InputEvent& event, Studio& studio) {
    Workbench& bench = studio.bench();
    switch (event.key) {
    case Key::z:
        if (event.modifiers.shift) {
            bench.redo();
        } else {
            bench.undo();
        }
        return true;
    case Key::y: bench.redo(); return true;
    case Key::c: bench.copy(); return true;
    case Key::x: bench.cut(); return true;
    case Key::v:
        if (pointed_) bench.paste(*pointed_);
        return true;
    case Key::a:
        bench.selection = {bench.plan().hexes.begin(), bench.plan().hexes.end()};
        tool_ = StudioTool::select;
        return true;
    case Key::s:
        if (studio.file().empty() || event.modifiers.shift) {
            ask(Sheet::save_as, studio);
        } else {
            struck_ = {StudioCommand::save, {}};
        }
        return true;
    case Key::o: ask(Sheet::open, studio); return true;
    case Key::n: ask(Sheet::fresh, studio); return true;
    default: return false;
    }
}

}  // namespace frothy
