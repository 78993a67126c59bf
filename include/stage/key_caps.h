// What stands on a button beside its label: the key of the device that was used last.
#pragma once

#include "stage/input.h"

#include <array>
#include <cstdint>
#include <string>

namespace stage {

enum class Device : std::uint8_t { mouse, keyboard, pad };

// Whether buttons name their keys also while the mouse is in hand.
enum class MouseCaps : std::uint8_t { hidden, shown };

class KeyCaps {
public:
    // Takes note of the device. A mouse that is only pushed aside has not been used.
    void note(const InputEvent& event);
    Device device() const { return device_; }
    void set_mouse_caps(MouseCaps caps) { mouse_caps_ = caps; }

    // Another key than its own stands for this one; Key::unknown when none does.
    void set_key(Key key, Key struck);
    void reset_keys();

    // Empty where nothing is to be shown.
    std::string of(Key key) const;
    // What a keyboard shows, whatever is in hand: buttons keep this room, so that they stay as wide.
    std::string on_keyboard(Key key) const;
    // The buttons under the thumb are round.
    bool is_round(Key key) const;

private:
    Device device_ = Device::keyboard;
    MouseCaps mouse_caps_ = MouseCaps::hidden;
    std::array<Key, static_cast<std::size_t>(key_count)> struck_{};  // unknown: its own
    std::array<bool, static_cast<std::size_t>(key_count)> is_moved_{};
};

// "A", "LB", "Start"; as on an Xbox pad.
std::string name_of(PadButton button);

}  // namespace stage
