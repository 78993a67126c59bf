// What a race sounds like: a sound for what is heard, and how far it lifts the crowd off its seats.
#pragma once

#include <string_view>

#include "games/frothy/rules/frothy.h"

namespace frothy {

// `sound` is the name of a file below assets/sounds; empty for silence.
struct SoundCue {
    std::string_view sound;
    float strength = 0.0F;  // 0 to 1
    float thrill = 0.0F;    // 0 to 1, of the crowd

    bool is_silent() const { return sound.empty() && thrill <= 0.0F; }
};

SoundCue cue_of(const Event& event);
// Of dice thrown: the more of them, the louder.
SoundCue cue_of_dice(std::size_t count);

// How loud the crowd murmurs, 0 to 1: up with what happens, calm again within seconds.
class Crowd {
public:
    void hear(const SoundCue& cue);
    void advance(float seconds);
    float loudness() const;

private:
    float thrill_ = 0.0F;
};

}  // namespace frothy
