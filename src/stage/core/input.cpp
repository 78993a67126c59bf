#include "stage/core/input.h"

#include <array>
#include <string_view>

namespace stage {

namespace {

constexpr std::array<std::string_view, key_count> key_names{
    // clang-format off
    "?",
    "A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M",
    "N", "O", "P", "Q", "R", "S", "T", "U", "V", "W", "X", "Y", "Z",
    "0", "1", "2", "3", "4", "5", "6", "7", "8", "9",
    "Num 0", "Num 1", "Num 2", "Num 3", "Num 4", "Num 5", "Num 6", "Num 7", "Num 8", "Num 9",
    "Num Enter", "Num +", "Num −",
    "F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8", "F9", "F10", "F11", "F12",
    "←", "→", "↑", "↓", "Home", "End", "Page Up", "Page Down", "Insert", "Delete", "Backspace",
    "Enter", "Esc", "Tab", "Space", "+", "−", ",", ".", "/", "?",
    "[", "]",
    "", "", "", "", "", "", "", "", "", "", ""
    // clang-format on
};

}  // namespace

std::string name_of(Key key) { return std::string(key_names.at(static_cast<std::size_t>(key))); }

}  // namespace stage
