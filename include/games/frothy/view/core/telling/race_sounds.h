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

}  // namespace frothy
