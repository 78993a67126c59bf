// Races drawn at random: vehicles nobody would draw, under house rules nobody would agree on.
#pragma once

#include <cstdint>

#include "games/frothy/rules/setting.h"

namespace frothy::conformance {

// A shipped course, random licences, house rules and terms. The kinds of race take turns with the
// seeds; Pursuit is for two.
Setting random_setting(std::uint64_t seed);

}  // namespace frothy::conformance
