// The mark of the Fox, on the board and in the order of turns (FR-RACE-05).
#pragma once

namespace frothy {

inline constexpr const char* fox_picture = "ui/fox";    // in its own colours
inline constexpr const char* fox_sign = "ui/mark-fox";  // to be tinted

}  // namespace frothy
