// Names in a row, as a sentence tells them.
#pragma once

#include <span>
#include <string>

#include "games/frothy/data/wording/wording.h"

namespace frothy {

// "a", "a and b", "a, b and c".
std::string listing_of(std::span<const std::string> parts);
std::string listing_of(const Names& names, std::span<const VehicleId> vehicles);

}  // namespace frothy
