// CTRL: the Control roll.
#include <algorithm>

#include "games/frothy/rules/committing.h"
#include "games/frothy/rules/control_dice.h"
#include "games/frothy/rules/control_effects.h"
#include "games/frothy/rules/reroll.h"
#include "games/frothy/rules/rolling.h"
#include "games/frothy/rules/rules.h"
#include "games/frothy/rules/telling.h"
#include "games/frothy/rules/trait_use.h"

namespace frothy {

namespace {

Commitment commit(Race& race, Table& table, const ControlRoll& roll, int due) {
    CommitTerms terms;
    terms.ask = Ask::control_cards;
    terms.about = about_roll(roll, "FR-CTRL-06", due);
    terms.actions = specials_in_hand(race, roll.vehicle, special::control);
    const Commitment cards = commit_cards(race, table, roll.vehicle, terms);
    if (cards.total() > 0) {
        tell(table, roll.vehicle, "FR-CTRL-06",
             CardsCommitted{cards.as_whips(), cards.as_reins(), Ask::control_cards});
    }
    return cards;
}

}  // namespace

ControlOutcome make_control_roll(Race& race, Table& table, const ControlRoll& roll) {
    ControlOutcome outcome;
    const VehicleId v = roll.vehicle;
    const int due = control_dice(race, v);
    if (due <= 0) {  // FR-EDGE-05: not made, a success
        apply_turn(race, table, v, roll.planned_turn, 0);
        return outcome;
    }
    const Commitment cards = commit(race, table, roll, due);
    // Driver and Control: rolled and discarded on top (FR-TRT-20, FR-SPC-11).
    const int on_top = use_edge(race, table, v, trait::driver);
    const int discards = cards.total() + on_top + numbers_of_actions(race, table, v, cards);
    kernel::Faces faces;
    roll_dice(table, v, Why::control, "FR-CTRL-02", due + discards, faces);
    outcome.rolled = true;
    tell(table, v, "FR-CTRL-02", ControlRolled{due + discards, roll.cause, roll.other});
    const DiceOnTable dice{v, &faces, trait::handling};  // FR-CTRL-07, FR-TRT-21
    offer_rerolls(race, table, Why::control, {&dice, 1});

    // FR-DICE-03: Control rolls ignore values.
    IconCounts counts = count_icons({faces.begin(), faces.size()});
    const int slides_rolled = count_of(counts, Icon::slide);
    change_icons(race, table, roll, counts);
    discard_dice(race, table, roll, counts, discards);

    if (std::ranges::all_of(counts, [](int count) { return count == 0; })) {  // FR-CTRL-11
        tell(table, v, "FR-CTRL-11", ControlKept{});
        apply_turn(race, table, v, roll.planned_turn, 0);
        return outcome;
    }
    outcome.failed = true;
    const int slide_icons = race.rules().col_slide_icons == SlideIcons::remaining
                                ? count_of(counts, Icon::slide)
                                : slides_rolled;
    apply_effects(race, table, roll, counts, slide_icons, outcome);
    return outcome;
}

}  // namespace frothy
