#include "stage/core/key_caps.h"

#include <array>
#include <optional>
#include <string_view>
#include <utility>

namespace stage {

namespace {

constexpr std::array<std::string_view, 15> pad_names{
    "A", "B", "X", "Y", "Back", "Guide", "Start", "LS", "RS", "LB", "RB", "↑", "↓", "←", "→"};

std::optional<PadButton> pad_button_of(Key key) {
    switch (key) {
    case Key::enter:
    case Key::space: return PadButton::a;
    case Key::escape:
    case Key::go_back: return PadButton::b;
    case Key::main_choice: return PadButton::x;
    case Key::f1: return PadButton::y;
    case Key::menu: return PadButton::start;
    case Key::undo: return PadButton::back;
    case Key::redo: return PadButton::left_stick;
    case Key::previous_tab: return PadButton::left_shoulder;
    case Key::next_tab: return PadButton::right_shoulder;
    default: return std::nullopt;
    }
}

}  // namespace

std::string name_of(PadButton button) {
    return std::string(pad_names.at(static_cast<std::size_t>(button)));
}

void KeyCaps::note(const InputEvent& event) {
    switch (event.kind) {
    case InputKind::mouse_pressed:
    case InputKind::wheel: device_ = Device::mouse; break;
    case InputKind::key_pressed:
        if (event.pad == no_pad) device_ = Device::keyboard;
        break;
    case InputKind::pad_pressed: device_ = Device::pad; break;
    case InputKind::pad_moved:
        if (event.amount > 0.5F || event.amount < -0.5F) device_ = Device::pad;
        break;
    case InputKind::pad_left:
        if (device_ == Device::pad) device_ = Device::keyboard;
        break;
    default: break;
    }
}

void KeyCaps::set_words(Key key, std::string words) {
    words_.insert_or_assign(key, std::move(words));
}

std::string KeyCaps::on_keyboard(Key key) const {
    const auto found = words_.find(key);
    return found == words_.end() ? name_of(key) : found->second;
}

std::string KeyCaps::of(Key key) const {
    if (key == Key::unknown) return {};
    if (device_ == Device::mouse && mouse_caps_ == MouseCaps::hidden) return {};
    if (device_ != Device::pad) return on_keyboard(key);
    const std::optional<PadButton> button = pad_button_of(key);
    return button ? name_of(*button) : std::string{};
}

bool KeyCaps::is_round(Key key) const {
    const std::optional<PadButton> button = pad_button_of(key);
    return device_ == Device::pad && button && *button <= PadButton::y;
}

}  // namespace stage
