// ATK: attacks.
#include <algorithm>
#include <array>
#include <cstdlib>

#include "games/frothy/rules/asking.h"
#include "games/frothy/rules/attack_cards.h"
#include "games/frothy/rules/committing.h"
#include "games/frothy/rules/keeping.h"
#include "games/frothy/rules/races/race_kinds.h"
#include "games/frothy/rules/reroll.h"
#include "games/frothy/rules/rolling.h"
#include "games/frothy/rules/rules.h"
#include "games/frothy/rules/telling.h"
#include "games/frothy/rules/trait_use.h"

namespace frothy {

namespace {

struct Attack {
    VehicleId attacker;
    VehicleId target;
    AttackKind kind;

    bool is_personal() const { return kind == AttackKind::personal; }
    bool is_attacker(VehicleId v) const { return v == attacker; }
};

// What traits and cards may do for one side of an attack (TRT, SPC); none where there is nothing.
struct SideTerms {
    Rule more_dice;
    Rule reroll;
    Rule adds;      // to the Attack Value
    Rule takes;     // from the Attack Value, always in full
    Rule card;      // special card whose action adds to the Attack Value
    Rule wins_tie;  // FR-EDGE-61
    Rule loses_tie;
};

SideTerms side_of(const Race& race, const Attack& attack, VehicleId v) {
    SideTerms side;
    const bool starts = attack.is_attacker(v);
    side.more_dice = attack_dice_trait(attack.is_personal(), starts);
    if (attack.is_personal()) {
        side.reroll = starts ? trait::frenzied : trait::guarded;
        side.adds = starts ? trait::whiplash : Rule::none();
        side.takes = starts ? Rule::none() : trait::thin_skin;
        side.card = starts ? special::berserker : special::shield;
        side.wins_tie = trait::lady_luck;
        side.loses_tie = trait::ill_fate;
    } else {
        side.reroll = starts ? trait::persistent : trait::evasive;
        side.adds = starts ? trait::blades : Rule::none();
        side.takes = starts ? Rule::none() : trait::flimsy;
        side.card = starts ? special::kamikaze : special::swerve;
        side.wins_tie = trait::fortune_smiles;
        side.loses_tie = trait::unlucky_charm;
    }
    // trt.unlucky = both: Unlucky Charm in Personal attacks, too (FR-TRT-33).
    if (attack.is_personal() && race.rules().trt_unlucky == UnluckyCharm::both &&
        !has_trait(race, v, trait::ill_fate)) {
        side.loses_tie = trait::unlucky_charm;
    }
    return side;
}

About about_attack(const Attack& attack, VehicleId v, Rule rule) {
    About about;
    about.vehicle = v;
    about.other = v == attack.attacker ? attack.target : attack.attacker;
    about.rule = rule;
    about.attack = attack.kind;
    return about;
}

// FR-ATK-05, 06, FR-EDGE-04: cards of one type, the attacker at least one.
Commitment commit(Race& race, Table& table, const Attack& attack, VehicleId v) {
    const bool starts = attack.is_attacker(v);
    CommitTerms terms;
    terms.ask = Ask::attack_cards;
    terms.about = about_attack(attack, v, "FR-ATK-06");
    terms.whips_allowed = attack.is_personal();
    terms.reins_allowed = !attack.is_personal();
    terms.least = starts ? 1 : 0;
    terms.seen_by = kernel::only(v);
    terms.actions = specials_in_hand(race, v, side_of(race, attack, v).card);
    if (starts && !attack.is_personal() && has_trait(race, v, trait::snapper)) {
        terms.cross = CrossPlay::whip_as_reins;  // FR-TRT-25
    }
    return commit_cards(race, table, v, terms);
}

void announce_cards(Race& race, Table& table, VehicleId v, const Commitment& cards) {
    spend(race, table, v, cards, ActionTime::at_once);  // FR-ATK-10
    tell(table, v, "FR-ATK-06",
         CardsCommitted{cards.as_whips(), cards.as_reins(), Ask::attack_cards});
}

// One side from its cards to its Attack Value.
struct Hand {
    VehicleId v = no_vehicle;
    SideTerms side;
    Commitment cards;
    int bonus = 0;
    kernel::Faces faces;
};

// FR-ATK-07.
void roll(Race& race, Table& table, Hand& hand) {
    const int dice =
        1 + hand.cards.total() +
        (hand.side.more_dice.is_none() ? 0 : use_edge(race, table, hand.v, hand.side.more_dice));
    roll_dice(table, hand.v, Why::attack, "FR-ATK-07", dice, hand.faces);
}

// FR-ATK-08.
int attack_value(Race& race, Table& table, const Attack& attack, const Hand& hand) {
    const VehicleId v = hand.v;
    const int kept = keep_two(table, v, hand.faces, race.rules().dice_faces, {},
                              about_attack(attack, v, "FR-ATK-08"), Why::attack);
    const int adds = hand.side.adds.is_none() ? 0 : use_edge(race, table, v, hand.side.adds);
    const int takes =
        hand.side.takes.is_none() ? 0 : number_of_flaw(race, table, v, hand.side.takes);
    const int value = std::max(0, kept + hand.bonus + adds - takes);
    tell(table, v, "FR-ATK-08", AttackValue{value, hand.cards.total()});
    return value;
}

// FR-EDGE-61: one side's claims and the other's concessions against the reverse. Positive if the
// attacker wins the tie, negative if the target does.
int break_tie(const Race& race, const Hand& attacker, const Hand& target) {
    const auto has = [&](const Hand& hand, Rule trait) {
        return has_trait(race, hand.v, trait) ? 1 : 0;
    };
    return has(attacker, attacker.side.wins_tie) + has(target, target.side.loses_tie) -
           has(target, target.side.wins_tie) - has(attacker, attacker.side.loses_tie);
}

// The trait that decided a tie, for the story.
Rule tie_breaker(const Race& race, const Hand& winner, const Hand& loser) {
    return has_trait(race, winner.v, winner.side.wins_tie) ? winner.side.wins_tie
                                                           : loser.side.loses_tie;
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
    if (attack.is_personal()) {
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
    if (attack.is_personal()) {
        gain_control_loss(race, table, loser, amount, "FR-ATK-12");
        return amount > 0;
    }
    const int dice = amount + half_rounded_up(opposing_speed);
    return roll_damage(race, table, loser, {.dice = dice, .rule = "FR-ATK-11"}) > 0 &&
           race[loser].is_running();
}

}  // namespace

bool resolve_attack(Race& race, Table& table, VehicleId attacker, VehicleId target,
                    AttackKind kind) {
    const Attack attack{attacker, target, kind};
    ++race.event_number;
    race[attacker].involved = 1;
    race[target].involved = 1;
    tell(table, attacker, "FR-ATK-05", AttackDeclared{kind, target});

    // FR-EDGE-01: the attacked player is asked first, both in secret.
    Hand defence;
    defence.v = target;
    defence.side = side_of(race, attack, target);
    Hand offence;
    offence.v = attacker;
    offence.side = side_of(race, attack, attacker);
    defence.cards = commit(race, table, attack, target);
    offence.cards = commit(race, table, attack, attacker);
    table.reveal();
    announce_cards(race, table, target, defence.cards);
    announce_cards(race, table, attacker, offence.cards);
    // FR-SPC-01, 02, 06, 07.
    defence.bonus = numbers_of_actions(race, table, target, defence.cards);
    offence.bonus = numbers_of_actions(race, table, attacker, offence.cards);

    roll(race, table, defence);
    roll(race, table, offence);
    const std::array<DiceOnTable, 2> dice = {
        DiceOnTable{target, &defence.faces, defence.side.reroll},
        DiceOnTable{attacker, &offence.faces, offence.side.reroll}};
    offer_rerolls(race, table, Why::attack, dice);
    const int target_value = attack_value(race, table, attack, defence);
    const int attacker_value = attack_value(race, table, attack, offence);
    const int tie = attacker_value == target_value ? break_tie(race, offence, defence) : 0;

    const int attacker_speed = rating(race, attacker);
    const int target_speed = rating(race, target);
    bool target_rolls = false;
    bool attacker_rolls = false;
    if (attacker_value == target_value && tie == 0) {  // FR-ATK-09, FR-ATK-13
        tell(table, attacker, "FR-ATK-13", AttackTied{attacker_value, target});
        const bool none = race.rules().atk_tie_speed == TieSpeed::none;
        if (!race.terms().has_scoring()) lay_blame(race, attacker, target);  // FR-RACE-09: not won
        target_rolls = pay(race, table, attack, target, attacker_value, none ? 0 : attacker_speed);
        attacker_rolls =
            pay(race, table, attack, attacker, attacker_value, none ? 0 : target_speed);
    } else {
        const bool won = attacker_value > target_value || tie > 0;
        const VehicleId winner = won ? attacker : target;
        const VehicleId loser = won ? target : attacker;
        int difference = std::abs(attacker_value - target_value);
        if (tie != 0) {  // FR-TRT-27, 33, 36, 42
            difference = 1;
            tell(table, winner,
                 won ? tie_breaker(race, offence, defence) : tie_breaker(race, defence, offence),
                 TieBroken{.other = loser});
        }
        tell(table, winner, "FR-ATK-09", AttackWon{difference, loser});
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

bool is_of_use_to(const Question& question, kernel::PlayerId player) {
    return player != question.player &&
           (question.ask != Ask::attack_cards || player == question.about.other);
}

bool is_last_in_secret(const Race& race, const Question& question) {
    return question.ask == Ask::attack_cards && attacker_now(race) == question.player;
}

}  // namespace frothy
