// The arena: what of it never moves.
#pragma once

#include <memory>

#include "stage/core/geometry.h"
#include "ui/board/still_painting.h"

namespace circus_maximus {

// The track with its wall, and the first rows of the stands.
stage::Rect arena();
std::shared_ptr<const ui::StillPart> circus_ground();

// Where the counters of laps stand on the spina. World units.
inline constexpr stage::Vec2 eggs_place{-10.5F, 0.0F};
inline constexpr stage::Vec2 dolphins_place{10.5F, 0.0F};

}  // namespace circus_maximus
