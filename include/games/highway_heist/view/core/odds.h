// What a roll may come to before it is made, with each help: counted by the rules themselves.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "games/highway_heist/rules/highway_heist.h"
#include "kernel/decision.h"
#include "kernel/odds.h"
#include "kernel/odds_of_roll.h"
#include "play/luck.h"

namespace highway_heist {

// What the table gives to a roll besides what has been given already.
struct Help {
    int assists = 0;  // Boost tokens of team members, the first in order first
    bool has_boost = false;
    bool has_gadget = false;  // all dice but successes once more

    friend bool operator==(const Help&, const Help&) = default;
};

inline constexpr int most_damage = 4;  // of one deal: MISSILE

struct RollOutcome {
    kernel::Weight works{0, 1};  // of a Skill Roll
    bool is_defense = false;
    // Of a Defense roll, by slots lost of a car that goes on, or else destroyed by it: all of these
    // together are 1.
    std::array<kernel::Weight, most_damage + 1> lost{};
    kernel::Weight destroyed{0, 1};

    bool is_exact = true;  // all of it counted, not sampled
    bool is_rolled() const { return is_defense || seen; }
    bool seen = false;  // a roll was come to
    MemberId roller = no_member;
};

// Of an answer to an action or to a question within a roll.
RollOutcome odds_of(const kernel::Decision<HighwayHeist>& decision, const Option& answer,
                    Help help);
// Of dice that are about to fall.
RollOutcome odds_ahead(const kernel::RollAhead<HighwayHeist>& ahead, Help help);
// How much help there is for the roll that an answer leads to.
Help most_help(const kernel::Decision<HighwayHeist>& decision, const Option& answer);
bool is_roll(const kernel::Decision<HighwayHeist>& decision, const Option& answer);

// How lucky Effort Dice fell; none of what the enemy draws.
std::optional<play::CastLuck> luck_of(Why why, std::span<const std::uint8_t> faces);

}  // namespace highway_heist
