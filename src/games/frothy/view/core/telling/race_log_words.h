// The few sentences of the log that join several facts.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/rules/dice.h"

namespace frothy {

// "Red moves 3 spaces."; `drift` is 0, or the sentence's side: -1 left, 1 right.
std::string joined_steps(const std::string& who, int spaces, int drift);
// What a Flyer does where others would have met with something (FR-TRT-17).
std::string flight(const std::string& who);
// "Red rolls 2 Control dice for the turn." with the icons that fell put in before the full stop.
std::string with_icons(std::string sentence, std::span<const std::uint8_t> faces);

// FR-STA-06, as counted in a Speed Check.
std::string tired_reins(int count);
// Points of Damage beyond what wrecks a vehicle.
std::string past_counting(int points);

}  // namespace frothy
