// What comes of dice to be discarded or kept, found by running the rules on a copy.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/rules/dice.h"
#include "games/frothy/rules/forecast.h"
#include "games/frothy/rules/speed_queries.h"

namespace frothy {

// What becomes of a Control roll once these dice are discarded (FR-CTRL-09 to 21), as far as no
// further die settles it: damage dice are supposed to do nothing, a # that is rolled is 0.
struct DiscardAhead {
    AnswerPlan answers;  // those the rules will ask for
    int spin_pairs = 0;
    int speed_pairs = 0;
    int points_for_pairs = 0;  // Control Loss points, of either kind
    int stamina_change = 0;
    bool in_control = false;
    IconSet effects;  // icons that take effect
    int damage_dice = 0;
    bool has_number = false;    // a # is rolled for Spinner or Slippery
    bool wipes_out = false;     // FR-ALT-06
    int slides = 0;             // spaces, until it runs into something
    int turn = 0;               // steps of 30 degrees, left below 0
    int points_before = 0;      // Control Loss points
    int points_after = 0;       // without those for damage
    int points_for_damage = 0;  // FR-CLP-02, as far as they are not shed at the end
    bool is_cleared = false;    // at the end: FR-CLP-06, FR-CLP-07
    bool is_open = false;       // what the roll is part of goes on with other dice
    int rating_before = 0;
    int rating_after = 0;
};
// Icons in any order.
DiscardAhead discard_ahead(const Decision& decision, const std::vector<std::uint8_t>& icons);

// What a Speed Check comes to when these dice are kept.
struct KeepAhead {
    bool is_open = false;  // dice or a card of the player decide it yet
    int boxes = 0;
    bool accelerates = false;
    Race after;      // the check
    int beyond = 0;  // of the boxes, which count back (FR-CHG-05)
};
KeepAhead keep_ahead(const Decision& decision, Option pair);
// The value of the check if the lasting damage of the vehicle did not count, but for lost traits.
SpeedValue value_without_damage(const Decision& decision, Option pair);

// The damage dice that the vehicle rolls next when this is answered; 0 where something else comes
// first.
int damage_dice_due(const Decision& decision, Option answer);

// The Attack Value that keeping these dice comes to (FR-ATK-08); none where a die is rolled first.
std::optional<int> attack_value_of(const Decision& decision, Option pair);

}  // namespace frothy
