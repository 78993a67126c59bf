// The charts of section 5 of the ledger. Rolls and sums are what the dice show, with what is added.
#pragma once

#include <array>
#include <cstdint>

namespace circus_maximus {

inline constexpr int horses = 4;
using Team = std::array<std::uint8_t, horses>;  // boxes of each horse

int driver_hits(int roll);               // 5.1 (CM-R05): a die and the driver's modifier
Team team_of(int points, int roll);      // 5.2 (CM-R07, CM-R10, CM-R11)
int endurance_of(int points, int roll);  // 5.3 (CM-R08, CM-X48)

// What charts call for (CM-R24).
enum class Mishap : std::uint8_t {
    none,
    slip,         // S
    slip_twice,   // SS
    jostle,       // J
    left_horse,   // LH
    right_horse,  // RH
    flip,         // F
    grab,         // G: the whip is grabbed
    brake,        // B
    slow,         // M
    wound,        // W
    two_wounds,
    three_wounds,
    wheel,  // a random one
};

Mishap lash(int lash_factor, int roll);  // 5.4 (CM-L24, CM-R41)
Mishap strain(int total);                // 5.5 (CM-R22, CM-R23)
int horse_injury(int roll);              // 5.6 (CM-L25, CM-R40): boxes

enum class Damaged : std::uint8_t { attacker, both, neither, defender };
Damaged cars_damaged(int total);  // 5.7 (CM-L31, CM-R40)
int wheel_damage(int roll);       // 5.8 (CM-L32, CM-R40): boxes
Mishap wreck_mishap(int total);   // 5.9 (CM-R35)

}  // namespace circus_maximus
