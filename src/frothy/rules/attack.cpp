// ATK: attacks.
#include <algorithm>

#include "asking.h"
#include "committing.h"
#include "frothy/rules.h"
#include "keeping.h"
#include "race_kinds.h"
#include "rolling.h"
#include "telling.h"

namespace frothy {

namespace {

struct Attack {
    VehicleId attacker;
    VehicleId target;
    AttackKind kind;
};

About about_attack(const Attack& attack, VehicleId v, Rule rule) {
    About about;
    about.vehicle = v;
    about.other = v == attack.attacker ? attack.target : attack.attacker;
    about.rule = rule;
    about.amount = attack.kind == AttackKind::personal ? 0 : 1;
    return about;
}

// FR-ATK-05, 06, FR-EDGE-04: cards of one type, the attacker at least one.
Commitment commit(Race& race, Table& table, const Attack& attack, VehicleId v) {
    CommitTerms terms;
    terms.ask = Ask::attack_cards;
    terms.about = about_attack(attack, v, "FR-ATK-06");
    terms.whips_allowed = attack.kind == AttackKind::personal;
    terms.reins_allowed = attack.kind == AttackKind::vehicle;
    terms.least = v == attack.attacker ? 1 : 0;
    terms.secrecy = kernel::Secrecy::secret;
    return commit_cards(race, table, v, terms);
}

void announce_cards(Race& race, Table& table, VehicleId v, const Commitment& cards) {
    spend(race, v, cards);  // FR-ATK-10
    tell(table, EventKind::cards_committed, v, "FR-ATK-06",
         {.a = cards.as_whips(), .b = cards.as_reins(), .c = static_cast<int>(Ask::attack_cards)});
}

// FR-ATK-08.
int attack_value(const Race& race, Table& table, const Attack& attack, VehicleId v,
                 const kernel::Faces& faces, int cards) {
    const int value = keep_two(table, v, faces, race.rules().dice_faces, {},
                               about_attack(attack, v, "FR-ATK-08"), Why::attack);
    tell(table, EventKind::attack_value, v, "FR-ATK-08", {.a = value, .b = cards});
    return value;
}

// FR-DMG-12, FR-EDGE-10: the attacker's latest step, or straight ahead if it made none.
void aim_slide(const Race& race, const Attack& attack, ControlRoll& roll) {
    const Vehicle& attacker = race[attack.attacker];
    if (attacker.last_step != no_direction) {
        roll.slide_direction = hexgrid::direction(attacker.last_step);
    } else if (attacker.facing.is_side()) {
        roll.slide_direction = attacker.facing.ahead();
    } else {
        roll.side_chooser = attack.attacker;  // FR-EDGE-57
    }
}

ControlOutcome roll_for_control(Race& race, Table& table, const Attack& attack, VehicleId v) {
    ControlRoll roll;
    roll.vehicle = v;
    roll.other = v == attack.attacker ? attack.target : attack.attacker;
    if (attack.kind == AttackKind::personal) {
        roll.cause = ControlCause::personal_attack;
    } else {
        roll.cause = ControlCause::vehicle_attack;
        aim_slide(race, attack, roll);
    }
    return make_control_roll(race, table, roll);
}

// What losing costs: damage dice or Control Loss points (FR-ATK-11, FR-ATK-12). Returns whether a
// Control roll follows (FR-ATK-14, FR-CTRL-04, FR-DMG-07).
bool pay(Race& race, Table& table, const Attack& attack, VehicleId loser, int amount,
         int opposing_speed) {
    if (attack.kind == AttackKind::personal) {
        gain_control_loss(race, table, loser, amount, "FR-ATK-12");
        return amount > 0;
    }
    const int dice = amount + half_rounded_up(opposing_speed);
    return roll_damage(race, table, loser, dice, "FR-ATK-11") > 0 && race[loser].is_running();
}

}  // namespace

bool resolve_attack(Race& race, Table& table, VehicleId attacker, VehicleId target,
                    AttackKind kind) {
    const Attack attack{attacker, target, kind};
    ++race.event_number;
    race[attacker].involved = 1;
    race[target].involved = 1;
    tell(table, EventKind::attack_declared, attacker, "FR-ATK-05",
         {.a = kind == AttackKind::personal ? 0 : 1, .other = target});

    // FR-EDGE-01: the attacked player is asked first, both in secret.
    const Commitment defence = commit(race, table, attack, target);
    const Commitment offence = commit(race, table, attack, attacker);
    table.reveal();
    announce_cards(race, table, target, defence);
    announce_cards(race, table, attacker, offence);

    kernel::Faces target_faces;
    roll_dice(table, target, Why::attack, "FR-ATK-07", 1 + defence.total(), target_faces);
    kernel::Faces attacker_faces;
    roll_dice(table, attacker, Why::attack, "FR-ATK-07", 1 + offence.total(), attacker_faces);
    const int target_value =
        attack_value(race, table, attack, target, target_faces, defence.total());
    const int attacker_value =
        attack_value(race, table, attack, attacker, attacker_faces, offence.total());

    const int attacker_speed = rating(race, attacker);
    const int target_speed = rating(race, target);
    bool target_rolls = false;
    bool attacker_rolls = false;
    if (attacker_value == target_value) {  // FR-ATK-09, FR-ATK-13
        tell(table, EventKind::attack_tied, attacker, "FR-ATK-13",
             {.a = attacker_value, .other = target});
        const bool none = race.rules().atk_tie_speed == TieSpeed::none;
        if (!race.terms().has_scoring()) lay_blame(race, attacker, target);  // FR-RACE-09: not won
        target_rolls = pay(race, table, attack, target, attacker_value, none ? 0 : attacker_speed);
        attacker_rolls =
            pay(race, table, attack, attacker, attacker_value, none ? 0 : target_speed);
    } else {
        const bool won = attacker_value > target_value;
        const int difference = std::abs(attacker_value - target_value);
        const VehicleId winner = won ? attacker : target;
        const VehicleId loser = won ? target : attacker;
        tell(table, EventKind::attack_won, winner, "FR-ATK-09", {.a = difference, .other = loser});
        lay_blame(race, winner, loser);
        const bool rolls =
            pay(race, table, attack, loser, difference, won ? attacker_speed : target_speed);
        target_rolls = won && rolls;
        attacker_rolls = !won && rolls;
    }

    ControlOutcome of_target;
    ControlOutcome of_attacker;
    if (target_rolls) of_target = roll_for_control(race, table, attack, target);
    if (attacker_rolls) of_attacker = roll_for_control(race, table, attack, attacker);
    race.blame = {};
    // FR-EDGE-18, FR-EDGE-40: what the slides ran into, the target's first.
    resolve_deferred(race, table, of_target.deferred);
    resolve_deferred(race, table, of_attacker.deferred);
    return of_attacker.failed;
}

}  // namespace frothy
