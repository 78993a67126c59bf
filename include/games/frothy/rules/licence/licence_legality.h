// The creation guide (VEH): what a legal licence must satisfy, and what it should. There is no
// points system (FR-VEH-01): a licence without errors may race, and racing it against the basic
// chariot is what tells its worth (`hippodrome simulate`).
#pragma once

#include <array>
#include <vector>

#include "games/frothy/rules/fault.h"
#include "games/frothy/rules/licence/licence.h"

namespace frothy {

inline constexpr int usual_spaces_a_round = 12;  // FR-VEH-05
inline constexpr int usual_spaces_a_phase = 6;   // FR-VEH-06
inline constexpr int least_cards = 4;            // FR-VEH-15
inline constexpr int most_cards = 12;
inline constexpr int least_usual_cards = 6;
inline constexpr int most_usual_cards = 8;
inline constexpr int most_usual_traits = 4;  // FR-VEH-20
inline constexpr int max_traits = 8;         // bits of AffectsInForce::lost_traits
inline constexpr int max_specials = 12;      // FR-VEH-15
inline constexpr int max_spaces_a_phase = 60;
inline constexpr int max_control_dice = 30;
inline constexpr int max_damage = 99;
inline constexpr int max_stamina = 99;

// Errors and advice, in order of their places. `rows` need not be prepared.
std::vector<Fault> find_faults(const Licence& licence);

// FR-VEH-08: what a rating has more than the one below it, from a phase to the end of the round.
// Where it is less, dropping a rating would gain something.
struct SuffixGain {
    int spaces = 0;
    int moving = 0;  // phases in which it moves

    bool holds() const { return spaces >= 0 && moving >= 0; }
};
std::array<SuffixGain, phase_count> suffix_test(const SpeedColumn& below,
                                                const SpeedColumn& column);

inline constexpr int most_usual_specials = 2;      // FR-VEH-17
inline constexpr int powerful_number = 3;          // FR-VEH-17: a # that asks for a discard
inline constexpr int high_damage = 12;             // FR-VEH-12: beside Resilience 2
inline constexpr int low_damage = 6;               // FR-VEH-12: beside blank Resilience
inline constexpr int most_usual_damage_dice = 72;  // from unhurt to wiped out, as high_damage takes

}  // namespace frothy
