// What people do, as plain values. Positions are pixels of the canvas.
#pragma once

#include "stage/core/geometry.h"

#include <string>

namespace stage {

enum class Key {
    unknown,
    // clang-format off
    a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y, z,
    digit_0, digit_1, digit_2, digit_3, digit_4, digit_5, digit_6, digit_7, digit_8, digit_9,
    pad_0, pad_1, pad_2, pad_3, pad_4, pad_5, pad_6, pad_7, pad_8, pad_9, pad_enter,
    pad_plus, pad_minus,
    f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12,
    left, right, up, down, home, end, page_up, page_down, insert, del, backspace,
    enter, escape, tab, space, plus, minus, comma, period, slash, question, left_bracket,
    right_bracket,
    // On no keyboard: what a pad's buttons mean beside these.
    main_choice, go_back, menu, undo, redo, previous_tab, next_tab,
    focus_left, focus_right, focus_up, focus_down
    // clang-format on
};
constexpr int key_count = static_cast<int>(Key::focus_down) + 1;

struct Modifiers {
    bool shift = false;
    bool control = false;
    bool alt = false;

    friend constexpr bool operator==(Modifiers, Modifiers) = default;
};

enum class MouseButton { left, middle, right, back, forward };

enum class PadButton {
    // As on an Xbox pad: a is the lower one.
    // clang-format off
    a, b, x, y, back, guide, start, left_stick, right_stick, left_shoulder, right_shoulder,
    up, down, left, right
    // clang-format on
};

enum class PadAxis { left_x, left_y, right_x, right_y, left_trigger, right_trigger };

enum class InputKind {
    quit,
    mouse_moved,
    mouse_pressed,
    mouse_released,
    wheel,  // `by`: notches, up and right are positive
    key_pressed,
    key_released,
    text,  // `words`: UTF-8
    pad_pressed,
    pad_released,
    pad_moved,  // `amount`: -1..1, triggers 0..1
    resized,    // the canvas has a new size
    exposed,    // the picture must be shown again
    focus_gained,
    focus_lost,
    mouse_left,     // the pointer went outside the window
    textures_lost,  // draw layers anew, clear sprite stores
    pad_came,       // `pad` can be played with from now on
    pad_left,       // and from now on no more: nothing of it is held down
    dropped,        // `words`: the path of a file or folder, from a file manager
};

constexpr int no_pad = -1;

struct InputEvent {
    InputKind kind = InputKind::quit;
    Vec2 at;  // mouse events
    Vec2 by;  // mouse_moved: by how much
    MouseButton button = MouseButton::left;
    int clicks = 1;  // 2 for the second press of a double click
    Key key = Key::unknown;
    Modifiers modifiers;
    bool is_repeat = false;
    PadButton pad_button = PadButton::a;
    PadAxis pad_axis = PadAxis::left_x;
    float amount = 0.0F;
    int pad = no_pad;  // pad events, and keys that stand for them: 0 is the first pad
    std::string words;
};

// How a key is named on a button: "Enter", "K", "F1", "←". Empty for what is on no keyboard.
std::string name_of(Key key);

}  // namespace stage
