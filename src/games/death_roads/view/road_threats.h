// What weapons reach, painted over the road: of the car that is pointed at, or of all rivals.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "games/death_roads/view/core/threats.h"
#include "ui/plain/board_art.h"

namespace death_roads {

// Of one state of the race; each car is worked out when it is first asked for.
class ThreatPainter {
public:
    // Under the cars.
    void paint(const ui::BoardEasel& easel, const Race& race) const;
    const std::vector<Threat>& of(const Race& race, PlayerId shooter) const;

private:
    mutable std::array<std::optional<std::vector<Threat>>, most_players> known_;
};

}  // namespace death_roads
