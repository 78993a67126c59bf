// What hands do at the desk: which screen hears it, and as what.
#include <imgui_internal.h>

#include "app/client/desk.h"
#include "app/client/options/options_panel.h"

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
    return settings_.keys.translated(event, pad_place() == PadPlace::race ? KeyContext::race
                                                                          : KeyContext::everywhere);
}

bool Desk::take_everywhere(const InputEvent& event) {
    if (event.kind == InputKind::quit) {
        wants_to_quit_ = true;
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
    case Key::pad_plus: set_scale(stepped_scale(settings_.scale, 1)); return true;
    case Key::minus:
    case Key::pad_minus: set_scale(stepped_scale(settings_.scale, -1)); return true;
    case Key::digit_0:
    case Key::pad_0: set_scale(1.0F); return true;
    case Key::m:
        settings_.is_muted = !settings_.is_muted;
        settings_changed();
        return true;
    case Key::q: wants_to_quit_ = true; return true;
    default: return false;
    }
}

// Enter presses what the keyboard's cursor stands on.
void Desk::take_in_panels(const InputEvent& event) {
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

PadPlace Desk::pad_place() const {
    if (scene_ == Scene::race && table_ && !table_->is_covered()) return PadPlace::race;
    if (scene_ == Scene::replay && replay_ && !replay_->is_covered()) return PadPlace::replay;
    return PadPlace::panels;
}

void Desk::take(const InputEvent& event) {
    frame_.caps().note(event);
    const PadPlace place = pad_place();
    for (const InputEvent& key : pad_keys_.take(event, place))
        take_key_or_mouse(key);
    switch (event.kind) {
    case InputKind::pad_pressed:
    case InputKind::pad_released: return;
    case InputKind::pad_moved:
    case InputKind::pad_left:
        if (place == PadPlace::race) {
            table_->feed(event, false);
            return;
        }
        if (place == PadPlace::replay) {
            replay_->feed(event, false);
            return;
        }
        frame_.feed(event);
        if (table_) {
            // The board stays where it is while something lies over it.
            InputEvent still = event;
            still.amount = 0.0F;
            table_->feed(still, false);
        }
        return;
    default: take_key_or_mouse(event); return;
    }
}

void Desk::take_key_or_mouse(const InputEvent& struck) {
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
    // Whoever hurries through the last moves must not hurry past the podium.
    const bool is_hasty = scene_ == Scene::results && podium_for_ < podium_pause &&
                          event.kind == InputKind::key_pressed &&
                          (event.key == Key::enter || event.key == Key::space);
    if (is_hasty) return;
    if (scene_ == Scene::replay && replay_) {
        take_in_replay(event);
        return;
    }
    if (scene_ != Scene::race || !table_) {
        take_in_panels(event);
        return;
    }
    const bool is_key_press = event.kind == InputKind::key_pressed;
    if (table_->is_covered()) {
        if (event.pad != stage::no_pad && !table_->may_open_curtain(event.pad)) return;
        const bool is_menu = table_->is_menu_open() && !rules_.is_open();
        if (is_menu || event.pad != stage::no_pad) {
            take_in_panels(event);
        } else {
            frame_.feed(event);
        }
        return;
    }
    if (!is_key_press && event.kind != InputKind::text) frame_.feed(event);
    table_->feed(event, frame_.wants_mouse());
}

}  // namespace app
