// Committing cards one after the other (SPD, CTRL, ATK).
#pragma once

#include "games/frothy/rules/frothy.h"

namespace frothy {

// Cards committed to one use, by the way they were played.
struct Commitment {
    int whips = 0;
    int reins = 0;
    int duals_as_whip = 0;
    int duals_as_reins = 0;
    int reins_as_whip = 0;   // FR-TRT-03
    int whips_as_reins = 0;  // FR-TRT-25
    // Special cards, one bit each by place on the licence, and how many count as which type.
    std::uint16_t plain = 0;
    std::uint16_t actions = 0;
    int special_whips = 0;
    int special_reins = 0;

    int as_whips() const { return whips + duals_as_whip + reins_as_whip + special_whips; }
    int as_reins() const { return reins + duals_as_reins + whips_as_reins + special_reins; }
    int total() const { return as_whips() + as_reins(); }
    std::uint16_t specials() const { return plain | actions; }
};

// Whether cards of one type may be played as the other (FR-TRT-03, FR-TRT-25).
enum class CrossPlay : std::uint8_t { none, reins_as_whip, whip_as_reins };
// When the action of a special card takes place: with the others, or decided after the roll
// (FR-SPC-03, FR-SPC-08).
enum class ActionTime : std::uint8_t { at_once, after_roll };

struct CommitTerms {
    Ask ask = Ask::speed_cards;
    About about;  // `so_far` is kept at the number committed
    bool whips_allowed = true;
    bool reins_allowed = true;
    int least = 0;                                  // `done` is refused below this number
    kernel::PlayerSet seen_by = kernel::everybody;  // the answers
    CrossPlay cross = CrossPlay::none;
    // Special cards whose action may be committed here, by place; one of the first kind closes the
    // second kind, and the reverse.
    std::uint16_t actions = 0;
    std::uint16_t other_actions = 0;
    ActionTime action_time = ActionTime::at_once;
};

// Of the card itself, however it is played.
CardType type_of(OptionKind kind);

// Asks until the player is done, in one canonical order: Whips, Reins, duals as Whip, duals as
// Reins, cards played as the other type, special cards by their place. Open cards go to Spent at
// once; secret ones stay in hand until spend().
Commitment commit_cards(Race& race, Table& table, VehicleId v, const CommitTerms& terms);
void spend(Race& race, Table& table, VehicleId v, const Commitment& commitment,
           ActionTime action_time);

// The #s of the special cards committed for their action, together.
int numbers_of_actions(Race& race, Table& table, VehicleId v, const Commitment& commitment);

}  // namespace frothy
