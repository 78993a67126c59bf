// The ground of the circuit: what of it never moves.
#pragma once

#include <memory>

#include "ui/board/still_painting.h"

namespace grand_prix {

// What the ground goes by.
struct Ground {
    bool is_wet = false;
    bool has_weather_space = true;
    std::uint8_t boxes = 6;

    friend bool operator==(const Ground&, const Ground&) = default;
};

std::shared_ptr<const ui::StillPart> circuit_ground(const Ground& ground);

// Where things lie on the infield and beside the road. World units.
inline constexpr stage::Rect card_place{10.35F, 4.62F, 4.5F, 2.45F};
inline constexpr stage::Rect tray_place{2.05F, 4.62F, 5.75F, 1.06F};
inline constexpr stage::Rect deck_place{8.1F, 4.62F, 0.8F, 1.06F};
inline constexpr stage::Rect parc_place{5.95F, 7.35F, 4.1F, 1.2F};

}  // namespace grand_prix
