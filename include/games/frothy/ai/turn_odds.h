// What a Control roll of so many dice does, whoever makes it (FR-CTRL-08 to 13): worked out over
// all dice, with discards that spare the worst.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace frothy {

class TurnOdds {
public:
    static constexpr int max_dice = 10;
    static constexpr int max_discards = 3;

    static constexpr int whole = 8192;  // what shares add up to

    // Slid or not, spun by -1 to 1, a rating less (Slow) to one more (Haste).
    static constexpr std::size_t index(bool slid, int spin, int change) {
        return static_cast<std::size_t>(((slid ? 3 : 0) + spin + 1) * 3 + change + 1);
    }
    struct Entry {
        std::array<std::int32_t, 18> shares{};  // by index
        std::int32_t damage_dice = 0;           // the mean, in parts of the whole; as the next
        std::int32_t points = 0;                // Control Loss points, but for those of Damage
    };

    TurnOdds();
    // For 1 to max_dice dice, those to be discarded among them; more count as these.
    const Entry& of(int dice, int discards) const;

private:
    std::array<std::array<Entry, max_discards + 1>, max_dice + 1> entries_;
};

}  // namespace frothy
