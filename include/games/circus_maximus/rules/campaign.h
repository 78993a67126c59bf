// Six races for money (CM-R43, CM-X26, CM-X43): bets before each, and what a race comes to.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/circus_maximus/rules/race.h"
#include "kernel/player.h"

namespace circus_maximus {

inline constexpr std::size_t campaign_races = 6;
inline constexpr int hundred = 100;    // bets are in hundreds of sesterces
inline constexpr int most_stake = 10;  // hundreds
inline constexpr int marks_to_rise = 6;

// A driver's modifier by his points of the preparation and the marks he has earned (CM-R43).
std::uint8_t modifier_of(int points, int marks);

// What a race that is over came to for a player, in sesterces.
struct Account {
    int purse = 0;
    int stake = 0;
    int winnings = 0;  // from the pool
    int repairs = 0;

    int total() const { return purse - stake + winnings - repairs; }
};
Account account_of(const Race& race, kernel::PlayerId player);

// Of each colour's driver, with which the next race begins; 0 for who takes a dead one's place.
std::array<std::uint8_t, chariots> marks_after(const Race& race);

}  // namespace circus_maximus
