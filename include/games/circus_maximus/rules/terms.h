// What the table agrees on before the race.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "kernel/player.h"

namespace circus_maximus {

inline constexpr std::size_t chariots = 8;  // always (CM-R01)
inline constexpr std::size_t least_players = 2;
inline constexpr std::size_t most_players = 8;

struct Terms {
    std::uint8_t players = 4;  // the house not counted
    bool advanced = false;     // wrecks, runaways, drivers dragged and on foot (CM-R39)
    std::uint8_t laps = 3;     // CM-R02; 1 for a short race
    // Of a first race (section 10): everybody sets out with the same points, and is not asked how
    // to answer an attack.
    bool is_ready_made = false;
    bool defends_by_itself = false;
    // Of a campaign (CM-X26): a purse and bets, and what each colour's driver has earned by now.
    bool is_campaign = false;
    std::array<std::uint8_t, chariots> merits{};  // its marks

    friend bool operator==(const Terms&, const Terms&) = default;
};

// The one that ends the last lap; the first one begins lap 1 (CM-X04).
constexpr int last_crossing(const Terms& terms) { return terms.laps + 1; }
inline constexpr std::uint8_t most_laps = 3;

// CM-X27: how many chariots each player drives, and whether the house drives those left over, as
// one more player.
constexpr std::size_t chariots_each(const Terms& terms) { return chariots / terms.players; }
constexpr bool house_drives(const Terms& terms) { return chariots % terms.players != 0; }
constexpr std::size_t seats_of(const Terms& terms) {
    return terms.players + (house_drives(terms) ? 1U : 0U);
}
// Whose a chariot is: dealt in turn from the first colour on.
constexpr kernel::PlayerId owner_of(const Terms& terms, std::size_t chariot) {
    const bool is_dealt = chariot < chariots_each(terms) * terms.players;
    return static_cast<kernel::PlayerId>(is_dealt ? chariot % terms.players : terms.players);
}

}  // namespace circus_maximus
