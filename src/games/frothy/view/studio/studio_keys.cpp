// What keys and a pad do on the board of the studio.
#include <imgui.h>

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <optional>
#include <vector>

#include "games/frothy/rules/course/course_check.h"
#include "games/frothy/view/core/board/board_layout.h"
#include "games/frothy/view/studio/studio_screen.h"
#include "hexgrid/pixel_layout.h"
#include "ui/buttons.h"

namespace frothy {

using hexgrid::Hex;
using stage::InputEvent;
using stage::InputKind;
using stage::Key;

stage::Key key_of(StudioTool tool) {
    switch (tool) {
    case StudioTool::pieces: return Key::p;
    case StudioTool::brush: return Key::b;
    case StudioTool::shape: return Key::s;
    case StudioTool::fill: return Key::f;
    case StudioTool::select: return Key::v;
    }
    return Key::unknown;
}

namespace {

std::optional<StudioTool> tool_of(Key key) {
    for (int i = 0; i < studio_tool_count; ++i)
        if (key_of(static_cast<StudioTool>(i)) == key) return static_cast<StudioTool>(i);
    return std::nullopt;
}

}  // namespace

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
        if (event.key == Key::tab || (is_on_board_ && hears_on_board(event))) return true;
        if (!is_on_board_ && leads_to_board(event)) return true;
        return event.modifiers.control || event.modifiers.shift || is_of_board || is_digit;
    }
    case InputKind::pad_moved: return is_on_board_;
    default: return false;
    }
}

// A pad's Y goes to and fro, and its B leaves the panel before it leaves the studio.
bool StudioScreen::leads_to_board(const InputEvent& event) {
    if (event.pad == stage::no_pad || ui::is_list_open()) return false;
    return event.key == Key::f1 || event.key == Key::escape;
}

bool StudioScreen::hears_on_board(const InputEvent& event) const {
    switch (event.key) {
    case Key::left:
    case Key::right:
    case Key::up:
    case Key::down:
    case Key::enter:
    case Key::pad_enter:
    case Key::space:
    case Key::previous_tab:
    case Key::next_tab: return true;
    case Key::escape: return pressed_.has_value();
    case Key::main_choice:
    case Key::f1: return event.pad != stage::no_pad;
    case Key::s:
    case Key::f:
    case Key::l: return true;
    default: return tool_of(event.key).has_value();
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
    if (event.kind == InputKind::mouse_pressed) is_on_board_ = is_on_board;
    if (event.kind == InputKind::mouse_pressed && is_left) {
        if (is_on_board && frame_.is_showing()) press(studio, hex_at(event.at));
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
    if (event.key == Key::tab || (!is_on_board_ && leads_to_board(event))) {
        is_on_board_ = !is_on_board_;
        wants_panel_ = !is_on_board_;
        if (is_on_board_) ImGui::SetWindowFocus(nullptr);  // no cursor is seen in the panel
        return true;
    }
    if (is_on_board_ && !event.modifiers.shift && feed_on_board(event, studio)) return true;
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
    const int nth = (digit + 9) % 10;
    if (tool_ == StudioTool::pieces) {
        hand_.choose(static_cast<Piece>(nth));
    } else {
        stroke_.brush = static_cast<Brush>(nth);
    }
    return true;
}

// --- The cursor of keys and pad ------------------------------------------------------------------

bool StudioScreen::feed_on_board(const InputEvent& event, Studio& studio) {
    if (const auto tool = tool_of(event.key); tool && event.pad == stage::no_pad) {
        let_go_of_stroke(studio);
        choose_tool(*tool, studio);
        return true;
    }
    switch (event.key) {
    case Key::left:
    case Key::right:
    case Key::up:
    case Key::down:
        if (!bring_cursor(studio)) move_cursor(event.key);
        break;
    case Key::enter:
    case Key::pad_enter:
    case Key::space:
        if (!event.is_repeat && !bring_cursor(studio)) strike(studio);
        break;
    case Key::previous_tab: choose_next(-1); break;
    case Key::next_tab: choose_next(1); break;
    case Key::escape: let_go_of_stroke(studio); break;
    case Key::l: choose_next_look(studio.bench().plan(), 1); break;
    // On a pad alone: letters mean nothing else here.
    case Key::main_choice: studio.bench().undo(); break;
    case Key::f1:
        is_on_board_ = false;
        wants_panel_ = true;
        break;
    case Key::s:
        if (tool_ == StudioTool::pieces) {
            hand_.is_mirrored = !hand_.is_mirrored;
        } else {
            choose_next_look(studio.bench().plan(), -1);
        }
        break;
    case Key::f:
        if (tool_ == StudioTool::pieces) {
            hand_.turn(studio.bench());
        } else {
            choose_next_look(studio.bench().plan(), 1);
        }
        break;
    default: return false;
    }
    return true;
}

// It comes up where a piece may be put, or else in the middle of what is seen. False where it is
// up already.
bool StudioScreen::bring_cursor(const Studio& studio) {
    if (pointed_) return false;
    std::optional<Hex> place;
    if (tool_ == StudioTool::pieces) place = hand_.first_place(studio.bench());
    show_cursor(place.value_or(hex_at(frame_.where().centre())));
    return true;
}

// From hex to hex; up and down the rows zigzag, so that one comes back the same way.
void StudioScreen::move_cursor(Key way) {
    Hex hex = *pointed_;
    const bool is_odd = (hex.r & 1) != 0;
    const auto go = [&](hexgrid::Direction direction) { hex = hexgrid::neighbour(hex, direction); };
    switch (way) {
    case Key::left: go(hexgrid::Direction::west); break;
    case Key::right: go(hexgrid::Direction::east); break;
    case Key::up:
        go(is_odd ? hexgrid::Direction::north_west : hexgrid::Direction::north_east);
        break;
    default: go(is_odd ? hexgrid::Direction::south_west : hexgrid::Direction::south_east); break;
    }
    show_cursor(hex);
}

// The board goes along where it leaves what is seen.
void StudioScreen::show_cursor(Hex hex) {
    constexpr int most = max_coordinate;
    if (std::abs(hex.q) > most || std::abs(hex.r) > most) return;
    pointed_ = hex;
    const stage::Vec2 world = world_of(hex);
    const float margin = -2.0F * frame_.camera().zoom();
    if (!stage::grown(frame_.where(), margin).contains(frame_.camera().to_screen(world)))
        frame_.follow(world);
}

// What a click does; a shape and a selection begin with one and end with the next.
void StudioScreen::strike(Studio& studio) {
    if (tool_ == StudioTool::pieces) {
        if (const auto next = hand_.lay(studio.bench(), *pointed_)) show_cursor(*next);
        return;
    }
    const bool takes_two = tool_ == StudioTool::shape || tool_ == StudioTool::select;
    if (pressed_ || !takes_two) {
        if (!pressed_) press(studio, *pointed_);
        release(studio);
    } else {
        press(studio, *pointed_);
    }
}

void StudioScreen::let_go_of_stroke(Studio& studio) {
    pressed_.reset();
    touched_.clear();
    studio.bench().end_stroke();
}

// The next piece, or the next brush.
void StudioScreen::choose_next(int by) {
    const auto after = [by](auto now, std::size_t count) {
        const auto all = static_cast<int>(count);
        return static_cast<decltype(now)>((static_cast<int>(now) + by + all) % all);
    };
    if (tool_ == StudioTool::pieces) {
        hand_.choose(after(hand_.piece, piece_count));
    } else {
        stroke_.brush = after(stroke_.brush, brush_count);
    }
}

void StudioScreen::choose_next_look(const CoursePlan& plan, int by) {
    const std::vector<std::string> looks = looks_for(stroke_.brush, plan, brought_looks_);
    if (looks.empty() || tool_ == StudioTool::pieces) return;
    const auto count = static_cast<std::ptrdiff_t>(looks.size());
    const auto now = std::ranges::find(looks, look_of(stroke_)) - looks.begin();
    choose_look(stroke_, looks[static_cast<std::size_t>((now + by + count) % count)]);
}

// Whoever has chosen one goes on with it on the board. Pieces are put to something: where nothing
// has been drawn yet, to a start.
void StudioScreen::choose_tool(StudioTool tool, const Studio& studio) {
    tool_ = tool;
    is_on_board_ = true;
    const bool is_first = studio.is_untouched() && studio.bench().open_ends().empty();
    if (tool == StudioTool::pieces && is_first) struck_ = {StudioCommand::fresh_pieces, {}};
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
