// Committing cards one after the other (SPD, CTRL, ATK).
#pragma once

#include "frothy/frothy.h"

namespace frothy {

// Cards committed to one use, by the way they were played.
struct Commitment {
    int whips = 0;
    int reins = 0;
    int duals_as_whip = 0;
    int duals_as_reins = 0;

    int as_whips() const { return whips + duals_as_whip; }
    int as_reins() const { return reins + duals_as_reins; }
    int total() const { return as_whips() + as_reins(); }

    int& count(OptionKind kind) {
        switch (kind) {
        case OptionKind::whip: return whips;
        case OptionKind::reins: return reins;
        case OptionKind::dual_as_whip: return duals_as_whip;
        default: return duals_as_reins;
        }
    }
};

struct CommitTerms {
    Ask ask = Ask::speed_cards;
    About about;  // `extra` is kept at the number committed so far
    bool whips_allowed = true;
    bool reins_allowed = true;
    int least = 0;  // `done` is refused below this number
    kernel::Secrecy secrecy = kernel::Secrecy::open;
};

// Asks until the player is done, in one canonical order: Whips, Reins, duals as Whip, duals as
// Reins. Open cards go to Spent at once; secret ones stay in hand until spend().
Commitment commit_cards(Race& race, Table& table, VehicleId v, const CommitTerms& terms);
void spend(Race& race, VehicleId v, const Commitment& commitment);

}  // namespace frothy
