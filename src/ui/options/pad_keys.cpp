#include "ui/options/pad_keys.h"

#include <algorithm>
#include <utility>

namespace ui {

using stage::InputEvent;
using stage::InputKind;
using stage::Key;
using stage::PadAxis;
using stage::PadButton;

namespace {

constexpr float stick_steps_at = 0.55F;
constexpr float stick_rests_at = 0.35F;
constexpr float first_repeat = 0.40F;  // seconds
constexpr float next_repeat = 0.11F;

bool goes_on(Key key, PadPlace place) {
    constexpr std::array directions = {Key::focus_left, Key::focus_right, Key::focus_up,
                                       Key::focus_down, Key::left,        Key::right,
                                       Key::up,         Key::down};
    if (std::ranges::find(directions, key) != directions.end()) return true;
    return place == PadPlace::letters &&
           (key == Key::backspace || key == Key::previous_tab || key == Key::next_tab);
}

Key key_in_race(PadButton button) {
    switch (button) {
    case PadButton::a: return Key::space;
    case PadButton::b: return Key::go_back;
    case PadButton::x: return Key::main_choice;
    case PadButton::y: return Key::f1;
    case PadButton::up: return Key::focus_up;
    case PadButton::down: return Key::focus_down;
    case PadButton::left: return Key::focus_left;
    case PadButton::right: return Key::focus_right;
    case PadButton::start: return Key::menu;
    case PadButton::back: return Key::undo;
    case PadButton::left_stick: return Key::redo;
    case PadButton::right_stick: return Key::home;
    default: return Key::unknown;
    }
}

Key key_in_panels(PadButton button) {
    switch (button) {
    case PadButton::a: return Key::enter;
    case PadButton::b: return Key::escape;
    case PadButton::x: return Key::main_choice;
    case PadButton::y: return Key::f1;
    case PadButton::start: return Key::menu;
    case PadButton::up: return Key::up;
    case PadButton::down: return Key::down;
    case PadButton::left: return Key::left;
    case PadButton::right: return Key::right;
    default: return Key::unknown;
    }
}

// Its keys are those of panels, and what they leave unused does what letters do.
Key key_in_replay(PadButton button) {
    switch (button) {
    case PadButton::left_stick: return Key::s;
    case PadButton::right_stick: return Key::f;
    default: return key_in_panels(button);
    }
}

Key key_among_letters(PadButton button) {
    switch (button) {
    case PadButton::x: return Key::backspace;
    case PadButton::y: return Key::space;
    case PadButton::start: return Key::menu;
    case PadButton::left_stick: return Key::redo;
    default: return key_in_panels(button);
    }
}

}  // namespace

Key key_of(PadButton button, PadPlace place) {
    switch (button) {
    case PadButton::left_shoulder: return Key::previous_tab;
    case PadButton::right_shoulder: return Key::next_tab;
    default: break;
    }
    switch (place) {
    case PadPlace::race: return key_in_race(button);
    case PadPlace::replay: return key_in_replay(button);
    case PadPlace::letters: return key_among_letters(button);
    case PadPlace::panels: break;
    }
    return key_in_panels(button);
}

void PadKeys::press(Part part, PadPlace place, std::vector<InputEvent>& keys) {
    InputEvent key;
    key.kind = InputKind::key_pressed;
    key.pad = part.pad;
    key.key = key_of(part.button, place);
    if (key.key == Key::unknown) return;
    held_[part] = {key.key, place, first_repeat};
    keys.push_back(key);
}

void PadKeys::release(Part part, std::vector<InputEvent>& keys) {
    const auto found = held_.find(part);
    if (found == held_.end()) return;
    InputEvent key;
    key.kind = InputKind::key_released;
    key.pad = part.pad;
    key.key = found->second.key;
    keys.push_back(key);
    held_.erase(found);
}

void PadKeys::take_stick(const InputEvent& event, PadPlace place, std::vector<InputEvent>& keys) {
    const bool is_across = event.pad_axis == PadAxis::left_x;
    const std::pair<PadButton, float> ways[] = {
        {is_across ? PadButton::left : PadButton::up, -event.amount},
        {is_across ? PadButton::right : PadButton::down, event.amount}};
    for (const auto& [button, amount] : ways) {
        const Part part{event.pad, Source::stick, button};
        const bool is_held = held_.contains(part);
        if (!is_held && amount > stick_steps_at) press(part, place, keys);
        if (is_held && amount < stick_rests_at) release(part, keys);
    }
}

std::vector<InputEvent> PadKeys::take(const InputEvent& event, PadPlace place) {
    std::vector<InputEvent> keys;
    switch (event.kind) {
    case InputKind::pad_pressed:
        press({event.pad, Source::button, event.pad_button}, place, keys);
        break;
    case InputKind::pad_released:
        release({event.pad, Source::button, event.pad_button}, keys);
        break;
    case InputKind::pad_moved:
        if (event.pad_axis == PadAxis::left_x || event.pad_axis == PadAxis::left_y) {
            take_stick(event, place, keys);
        }
        break;
    case InputKind::focus_lost: held_.clear(); break;
    case InputKind::pad_left:
        for (const Source source : {Source::button, Source::stick}) {
            for (int i = 0; i <= static_cast<int>(PadButton::right); ++i)
                release({event.pad, source, static_cast<PadButton>(i)}, keys);
        }
        break;
    default: break;
    }
    return keys;
}

std::vector<InputEvent> PadKeys::advance(float seconds) {
    std::vector<InputEvent> keys;
    for (auto& [part, held] : held_) {
        if (held.place == PadPlace::panels || !goes_on(held.key, held.place)) continue;
        held.until_next -= seconds;
        if (held.until_next > 0.0F) continue;
        held.until_next = next_repeat;
        InputEvent key;
        key.kind = InputKind::key_pressed;
        key.pad = part.pad;
        key.key = held.key;
        key.is_repeat = true;
        keys.push_back(key);
    }
    return keys;
}

bool PadKeys::is_holding() const {
    return std::ranges::any_of(
        held_, [](const auto& entry) { return goes_on(entry.second.key, entry.second.place); });
}

bool PadSeats::may_answer(int pad, std::size_t seat) const {
    if (pad < 0 || seat >= pads.size()) return true;
    const auto number = static_cast<std::uint8_t>(pad + 1);
    if (pads[seat] != 0) return pads[seat] == number;
    return std::ranges::find(pads, number) == pads.end();
}

}  // namespace ui
