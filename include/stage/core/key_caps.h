// What stands on a button beside its label: the key of the device that was used last.
#pragma once

#include "stage/core/input.h"

#include <cstdint>
#include <map>
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

    // Something else is struck for this key, as "Ctrl+K"; empty when nothing is.
    void set_words(Key key, std::string words);
    void reset_words() { words_.clear(); }

    // Empty where nothing is to be shown.
    std::string of(Key key) const;
    // What a keyboard shows, whatever is in hand: buttons keep this room, so that they stay as
    // wide.
    std::string on_keyboard(Key key) const;
    // The buttons under the thumb are round.
    bool is_round(Key key) const;

private:
    Device device_ = Device::keyboard;
    MouseCaps mouse_caps_ = MouseCaps::hidden;
    std::map<Key, std::string> words_;  // where they are not those of the key
};

// "A", "LB", "Start"; as on an Xbox pad.
std::string name_of(PadButton button);

}  // namespace stage
