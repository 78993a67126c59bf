// What becomes of the dice of a Control roll once some are discarded: pairs, icons that take
// effect, Control Loss points (FR-CTRL-09 to 21). A pure function, so that it can be shown while
// dice are being touched.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "frothy/dice.h"
#include "frothy/race.h"

namespace frothy {

using IconTally = std::array<int, icon_count>;

struct ControlOutlook {
    int spin_pairs = 0;          // Left with Right Spin (FR-CTRL-09)
    int speed_pairs = 0;         // Slow with Haste (FR-CTRL-10)
    int stamina_loss = 0;        // where Stamina is used
    int points_for_pairs = 0;    // Control Loss points
    int points_for_effects = 0;  // one for each different effect (FR-CTRL-13)
    bool succeeds = false;       // no die is left (FR-CTRL-11)
    IconTally effects{};         // dice of each icon that takes effect (FR-CTRL-12)
    int spin = 0;                // -1 left, 1 right, 0 none or both
    int damage_dice = 0;         // FR-CTRL-19; each point adds a Control Loss point
    int points_after = 0;        // Control Loss points afterwards, before damage and clearing
    int rating_before = 0;
    int rating_after = 0;  // with Haste and Slow (FR-CTRL-15, 16)

    int points() const { return points_for_pairs + points_for_effects; }
    bool has(Icon icon) const { return effects[static_cast<std::size_t>(icon)] > 0; }
};

// Tallies dice by icon.
IconTally tally_icons(std::span<const std::uint8_t> dice);

// The outlook for vehicle v with these dice left.
ControlOutlook control_outlook(const Race& race, VehicleId v, const IconTally& dice);

}  // namespace frothy
