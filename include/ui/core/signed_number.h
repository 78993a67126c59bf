// Numbers that are added or taken away, as they are shown.
#pragma once

#include <cstdlib>
#include <string>

namespace ui {

// "+2", "−1", "0".
inline std::string signed_number(int n) {
    return (n > 0 ? "+" : n < 0 ? "−" : "") + std::to_string(std::abs(n));
}

}  // namespace ui
