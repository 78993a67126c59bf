// What a player has chosen to see of a board, as it is kept until a race is taken up again.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "stage/core/geometry.h"

namespace ui {

struct BoardSight {
    enum class Of : std::uint8_t { whole, action, part };

    Of of = Of::whole;
    float gain = 1.0F;        // of a part: times the zoom at which all is seen
    stage::Vec2 middle = {};  // of a part, in world units

    friend bool operator==(const BoardSight&, const BoardSight&) = default;
};

// "part 1.6 12.5 -3.25". What is none is read as none.
std::string text_of(const BoardSight& sight);
std::optional<BoardSight> read_board_sight(std::string_view text);

}  // namespace ui
