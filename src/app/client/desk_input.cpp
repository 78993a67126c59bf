// What hands do at the desk: which screen hears it, and as what.
#include <imgui_internal.h>

#include "app/client/desk.h"
#include "words/words.h"

namespace app {

using stage::InputEvent;
using stage::InputKind;
using stage::Key;

// A key as the table of keys has it. Who writes a name means letters.
InputEvent Desk::meant_by(const InputEvent& event) const {
    const bool is_letter = frame_.wants_text() && !event.modifiers.control;
    if (event.kind != InputKind::key_pressed || event.pad != stage::no_pad || is_letter) {
        return event;
    }
    const bool is_race = scenes_.top().pad_place() == ui::PadPlace::race;
    return settings_.keys.translated(event,
                                     is_race ? ui::KeyContext::race : ui::KeyContext::everywhere);
}

bool Desk::take_everywhere(const InputEvent& event) {
    if (event.kind == InputKind::quit) {
        wants_to_quit_ = true;
        return true;
    }
    if (event.kind == InputKind::dropped) {
        if (is_covered() || !scenes_.top().take_file(event.words))
            news_ = words::tr("A pack is dropped on the title, or on the page of packs.");
        return true;
    }
    if (event.kind == InputKind::textures_lost) {
        forget_textures();
        return true;
    }
    if (event.kind != InputKind::key_pressed) return false;
    if (event.key == Key::f11) {
        settings_.is_fullscreen = !settings_.is_fullscreen;
        settings_changed();
        return true;
    }
    if (!event.modifiers.control) return false;
    switch (event.key) {
    case Key::plus:
    case Key::pad_plus: set_scale(ui::stepped_scale(ui::scale_of(settings_), 1)); return true;
    case Key::minus:
    case Key::pad_minus: set_scale(ui::stepped_scale(ui::scale_of(settings_), -1)); return true;
    case Key::digit_0:
    case Key::pad_0: set_scale(0.0F); return true;
    case Key::m:
        settings_.is_muted = !settings_.is_muted;
        settings_changed();
        return true;
    case Key::q: wants_to_quit_ = true; return true;
    default: return false;
    }
}

// Enter presses what the keyboard's cursor stands on. F1 of a pad is its Y: no tab of a panel.
void Desk::take_in_panels(const InputEvent& event) {
    if (event.key == Key::f1 && event.pad != stage::no_pad) return;
    if (event.kind == InputKind::key_pressed && !frame_.wants_text()) {
        const bool is_enter = event.key == Key::enter || event.key == Key::pad_enter;
        if (is_enter && ImGui::GetIO().NavVisible) feed_as(event, Key::space);
    }
    frame_.feed(event);
}

void Desk::feed_as(const InputEvent& event, Key key) {
    InputEvent other = event;
    other.key = key;
    other.modifiers = {};
    frame_.feed(other);
}

// Also what went to another screen, or stood for another key: nothing may stay held down.
void Desk::release_key(const InputEvent& event) {
    if (event.key == Key::enter || event.key == Key::pad_enter) feed_as(event, Key::space);
    frame_.feed(event);
}

ui::PadPlace Desk::pad_place() const {
    return is_on_letters_ ? ui::PadPlace::letters : scenes_.top().pad_place();
}

// Esc would take back what was written, and Enter begins a line where there may be several.
void Desk::take_letter(const InputEvent& key) {
    const auto writing = frame_.writing();
    for (const InputEvent& event : letters_.take(key)) {
        const bool is_enter = event.key == Key::enter;
        const bool ends = event.key == Key::escape || (is_enter && writing && writing->has_lines);
        if (ends) {
            frame_.stop_writing();
        } else {
            frame_.feed(event);
        }
    }
}

// The board stays where it is while something lies over it, or while a panel beside it is rolled.
void Desk::take_stick(const InputEvent& event) {
    ui::Scene& top = scenes_.top();
    const ui::PadPlace place = pad_place();
    InputEvent still = event;
    still.amount = 0.0F;
    if (place != ui::PadPlace::panels && place != ui::PadPlace::letters) {
        const auto panel = top.panel_in_hand();
        const bool is_rolled = panel && frame_.can_roll(*panel);
        frame_.roll_within(panel);
        frame_.feed(is_rolled ? event : still);
        const bool is_up_or_down = event.pad_axis == stage::PadAxis::right_y;
        top.feed(is_rolled && is_up_or_down ? still : event, false);
        return;
    }
    frame_.roll_within({});
    frame_.feed(event);
    for (const auto& scene : scenes_.all())
        scene->let_go(still);
}

void Desk::take(const InputEvent& event) {
    frame_.caps().note(event);
    for (const InputEvent& key : pad_keys_.take(event, pad_place()))
        take_key_or_mouse(key);
    switch (event.kind) {
    case InputKind::pad_pressed:
    case InputKind::pad_released: return;
    case InputKind::pad_moved:
    case InputKind::pad_left: take_stick(event); return;
    default: take_key_or_mouse(event); return;
    }
}

void Desk::take_key_or_mouse(const InputEvent& struck) {
    if (is_on_letters_ && struck.pad != stage::no_pad && struck.kind == InputKind::key_pressed) {
        take_letter(struck);
        return;
    }
    if (options_.waits_for_key() && struck.kind == InputKind::key_pressed) {
        if (options_.take_key(struck, settings_.keys)) settings_changed();
        return;
    }
    const InputEvent event = meant_by(struck);
    if (take_everywhere(event)) return;
    if (event.kind == InputKind::key_released) {
        release_key(event);
        return;
    }
    ui::Scene& top = scenes_.top();
    switch (top.hears(event)) {
    case ui::Hearing::nobody: return;
    case ui::Hearing::plain: frame_.feed(event); return;
    case ui::Hearing::panels: take_in_panels(event); return;
    case ui::Hearing::itself: break;
    }
    const bool is_written = event.kind == InputKind::key_pressed || event.kind == InputKind::text;
    if (!is_written) frame_.feed(event);
    top.feed(event, frame_.wants_mouse());
}

}  // namespace app
