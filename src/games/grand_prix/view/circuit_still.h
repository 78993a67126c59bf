// The ground of the circuit: what of it never moves.
#pragma once

#include <memory>

#include "ui/board/still_painting.h"

namespace grand_prix {

// What the ground goes by.
struct Ground {
    bool is_wet = false;
    bool has_weather_space = true;

    friend bool operator==(const Ground&, const Ground&) = default;
};

std::shared_ptr<const ui::StillPart> circuit_ground(const Ground& ground);

// Where things lie on the infield and beside the road. World units.
inline constexpr stage::Rect card_place{10.72F, 4.56F, 3.62F, 2.56F};
inline constexpr stage::Rect tray_place{2.1F, 4.78F, 5.6F, 0.86F};
inline constexpr stage::Rect deck_place{8.0F, 4.84F, 0.58F, 0.76F};
inline constexpr stage::Rect parc_place{6.25F, 7.6F, 3.5F, 1.2F};

}  // namespace grand_prix
