// Dear ImGui on a screen: set-up, fonts, input, drawing. Works the same in a window and in memory.
#pragma once

#include "stage/core/contrast.h"
#include "stage/core/input.h"
#include "stage/core/key_caps.h"
#include "stage/screen.h"

#include <memory>
#include <optional>

struct ImFont;

namespace stage {

// Handles stay the same objects only until the scale changes.
struct ImGuiFonts {
    ImFont* title = nullptr;        // Quattrocento, the name over the door
    ImFont* heading = nullptr;      // Quattrocento
    ImFont* body = nullptr;         // Vollkorn; what is used when nothing else is pushed
    ImFont* body_italic = nullptr;  // Vollkorn
    ImFont* label = nullptr;        // Yanone Kaffeesatz: buttons, names, tight places
    ImFont* small = nullptr;        // Yanone Kaffeesatz: rule IDs, hints
    ImFont* numbers = nullptr;      // Yanone Kaffeesatz, bold: tables and counters
};

class ImGuiFrame {
public:
    static constexpr float least_scale = 0.75F;
    static constexpr float most_scale = 3.0F;

    // The screen must outlive it. The scale is clamped. Only one at a time.
    ImGuiFrame(Screen& screen, float scale);
    ~ImGuiFrame();

    // Between frames only. Fonts are made anew, so the handles change.
    void set_scale(float scale);
    float scale() const;
    const ImGuiFonts& fonts() const;
    // What buttons show for their keys.
    KeyCaps& caps();
    const KeyCaps& caps() const;

    // Of everything in panels.
    void set_contrast(Contrast contrast);

    // Hands over what happened; call for every event, before `begin`.
    void feed(const InputEvent& event);

    // Whether the panels want the mouse for themselves (as of the last frame).
    bool wants_mouse() const;
    // A text is being written: single letters are no commands now.
    bool wants_text() const;
    // Where in the text field that is being written into; nothing where none is.
    struct Writing {
        Vec2 at;  // pixels, of its cursor
        bool has_lines = false;
        bool is_empty = false;
    };
    std::optional<Writing> writing() const;
    // What has been written stays.
    void stop_writing();

    // Whether there is something in this place, as drawn last, that is longer than its room.
    bool can_roll(const Rect& where) const;
    // The right stick rolls nothing but what lies there; nothing for all.
    void roll_within(std::optional<Rect> where);

    // ImGui calls go between the two. `end` draws the panels over the canvas.
    void begin(float seconds);
    void end();

    // True for some frames after input: hover and focus need a second frame to show.
    bool wants_another_frame() const;

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace stage
