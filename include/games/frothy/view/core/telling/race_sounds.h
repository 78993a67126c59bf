// What a race sounds like: a sound for what is heard, and how far it lifts the crowd off its seats.
#pragma once

#include <cstddef>

#include "games/frothy/rules/frothy.h"
#include "ui/core/motion.h"

namespace frothy {

using ui::SoundCue;

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
