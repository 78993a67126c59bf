// What is heard of a game.
#pragma once

#include <string_view>

namespace ui {

// `sound` is the name of a file below assets/sounds; empty for silence.
struct SoundCue {
    std::string_view sound;
    float strength = 0.0F;  // 0 to 1
    float thrill = 0.0F;    // 0 to 1: how far it lifts an audience off its seats

    bool is_silent() const { return sound.empty() && thrill <= 0.0F; }
};

}  // namespace ui
