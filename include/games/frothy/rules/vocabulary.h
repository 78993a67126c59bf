// What Frothy's rules ask, roll and announce: enums and small values, worded in
// data/wording/wording.h.
#pragma once

#include <cstdint>

#include "games/frothy/rules/dice.h"
#include "games/frothy/rules/ids.h"
#include "games/frothy/rules/race.h"
#include "games/frothy/rules/rule.h"
#include "hexgrid/hex.h"
#include "kernel/question.h"

namespace frothy {

// The questions, by what the player does.
enum class Ask : std::uint8_t {
    race_on,          // standing: race on, or give up (FR-EDGE-32)
    speed_cards,      // one card more for the Speed Check, or done (FR-SPD-02)
    speed_direction,  // accelerate or decelerate (FR-SPD-03)
    keep_dice,        // which two dice to keep (FR-SPD-06, FR-ATK-08)
    drive,            // step, turn, play a movement card, attack, or end the move (MOV)
    control_cards,    // one card more for the Control roll, or done (FR-CTRL-06)
    discard_die,      // discard one die more, or done (FR-CTRL-08)
    attack_cards,     // one card more for the attack, or done; secret (FR-ATK-06)
    slide_side,       // the side a corner-facing vehicle slides to (FR-EDGE-10)
    unblock,          // turn 30 degrees to get past, or stay (FR-COL-22)
    face,             // face any way that gets past, at rating 0 (FR-COL-22)
    lose_card,        // which card to lose, from which pile (FR-PDE-15)
    straight_phase,   // standing: remove a Control Loss point, or not (FR-MOV-07)
    wreck_side,       // the first front hex of a corner-facing wreck (FR-EDGE-58)
    use_trait,        // standing: how much of an edge to use (TRT)
    reroll,           // one die more to re-roll, a card for it, or done (FR-GEN-04)
    after_roll,       // a special card after a Control roll, or done (FR-SPC-04, 09, 14)
    cool_icon,        // the icon to discard (FR-SPC-14)
    use_card,         // add the # of a card committed, or not (FR-SPC-03, 08)
    adjust,           // what the cards add or take from the one die (FR-ALT-01)
    move_boxes,       // how many boxes to move without a roll (FR-TRT-07, 12)
    swap_cards,       // one card to swap for one of the other type, or done (FR-TRT-02)
    take_back,        // one card more to take back to hand, or done (FR-TRT-01)
    end_of_round,     // a special card before card recovery, or done (FR-SPC-15)
    name_rival,       // the rival, before the race (FR-TRT-06)
    call_time,        // standing: race on, or the time agreed is over (FR-RACE-02)
    jump_card,        // the card that pays for a jump (FR-JUMP-02)
    sneak,            // attack the vehicle that is moving, or let it go on (FR-TRT-35)
    stop_short,       // how many spaces are not moved (FR-SPC-10)
    starting_speed,   // the rating to start with (FR-OPT-07)
};
inline constexpr int ask_count = 30;

// Whether a question stands on the same sheet as the one its player has answered just before: cards
// one after the other and what they are played for, dice to discard.
constexpr bool is_on_sheet_of(Ask before, Ask next) {
    switch (next) {
    case Ask::speed_direction: return before == Ask::speed_cards;
    case Ask::speed_cards:
    case Ask::control_cards:
    case Ask::attack_cards:
    case Ask::discard_die: return before == next;
    default: return false;
    }
}

enum class OptionKind : std::uint8_t {
    done,
    whip,   // play a plain Whip
    reins,  // play a plain Reins
    dual_as_whip,
    dual_as_reins,
    special,  // a = place on the licence; b = SpecialFace
    accelerate,
    decelerate,
    keep,     // a, b = values of the dice kept, a <= b
    discard,  // a = icon
    step,     // a = direction, b = StepKind
    turn_left,
    turn_right,
    end_move,         // no turn, no further step
    attack_personal,  // a = target
    attack_vehicle,   // a = target
    slide_left,
    slide_right,
    stay,
    face,          // a = facing
    lose,          // a = CardType, b = Pile
    lose_special,  // a = place on the licence, b = Pile
    race_on,
    retire,
    remove_point,
    keep_point,
    amount,         // a = how much
    reroll_value,   // a = value of a die, b = 1 if it is the opponent's
    reroll_icon,    // a = Icon
    reins_as_whip,  // FR-TRT-03
    whip_as_reins,  // FR-TRT-25
    use,
    decline,
    adjust,        // a = how much, b = 0 added, 1 taken away
    swap,          // a = CardType from hand, b = CardType + 3 * Pile it is swapped for
    take,          // a = CardType, b = Pile
    take_special,  // a = place on the licence, b = Pile
    name,          // a = vehicle
    keep_one,      // a = value of the one die kept (FR-ALT-01)
    call_time,
    jump,  // a = direction of its first space, b = spaces passed over (FR-JUMP-02)
};
inline constexpr int option_kind_count = 41;

// How a special card is played.
enum class SpecialFace : std::uint8_t {
    plain,   // as a plain card of its face (FR-VEH-18)
    action,  // for its special action
    other,   // as a plain card that counts as the other type (FR-TRT-03, FR-TRT-25)
};

enum class StepKind : std::uint8_t { straight, drift };

struct Option {
    OptionKind kind = OptionKind::done;
    std::uint8_t a = 0;
    std::uint8_t b = 0;

    friend constexpr bool operator==(Option, Option) = default;
};

// Why dice are rolled.
enum class Why : std::uint8_t {
    speed_check,
    control,
    attack,
    damage,
    number,  // a # that is rolled (FR-DICE-06)
    affect,  // of a random affect (FR-PDE-09)
    runner,  // icons say where a runner sets out (FR-RACE-08)
};
inline constexpr int why_count = 7;

// Why a vehicle makes a Control roll, which also settles where it slides (FR-EDGE-10).
enum class ControlCause : std::uint8_t {
    turn,
    personal_attack,
    vehicle_attack,
    collision,
    solid,
    hazard,
    fragile,
    struck_by_wreck,
    jump,         // FR-JUMP-04
    extra_drift,  // FR-ALT-08
};
inline constexpr int control_cause_count = 10;

// What a question or roll is about. Fields a question has no use for keep their defaults.
struct About {
    VehicleId vehicle = no_vehicle;  // whom it concerns
    VehicleId other = no_vehicle;    // attacker, target, or the other party of a collision
    Rule rule;                       // by which it is asked or rolled
    Rule allowed_by;          // the trait that allows a re-roll; none by a card, or elsewhere
    std::int16_t amount = 0;  // dice to be rolled, discards left, spaces left ...
    std::int16_t extra = 0;  // cards committed so far, the planned turn, 1 of dice kept for a Speed
                             // Check that accelerates ...
    Cell cell = no_cell;
    ControlCause cause = ControlCause::turn;  // of a Control roll
    std::int8_t planned_turn = 0;             // of a Control roll: -1 left, 1 right

    friend bool operator==(const About&, const About&) = default;
};

enum class CollisionKind : std::uint8_t { head_on, t, rear_end, solid, edge, wreck };

enum class CatchKind : std::uint8_t { level, collision, adjacent, destroyed };
inline constexpr int catch_kind_count = 4;

// FR-RACE-07 to 10.
enum class ScoreFor : std::uint8_t { obstacle, runner, damage, place };
inline constexpr int score_for_count = 4;

// Facts, each with the rule that caused it. The comment names who, other and a, b, c; `from` and
// `to` are cells.
enum class EventKind : std::uint8_t {
    round_began,         // a = round
    phase_began,         // a = phase
    cards_committed,     // a = Whips, b = Reins (each with duals), c = Ask
    direction_declared,  // a = 1 accelerate, 0 decelerate
    rolled,              // a = Why, b = number of dice; the faces are in the cast before it
    dice_kept,           // a, b = values; c = Why
    speed_checked,  // a = final value, b = 1 accelerate, 0 decelerate, c = sum before modifiers
    over_whipped,   // a = boxes left over
    speed_changed,  // a = old rating, b = new rating
    boxes_moved,    // a = accel box within its rating, b = decel box within its rating, c = rating
    control_cleared,  // a = points cleared
    control_gained,   // a = points, b = total
    control_removed,  // a = points, b = total
    stepped,          // from, to, a = direction, b = StepKind
    movement_card,    // a = 0 Whip, 1 Reins; b = 0 plain, 1 dual, 2 special card, 3 Reins as Whip;
                      // c = spaces more or fewer
    turned,           // a = old facing, b = new facing; c = 1 if by a spin
    attack_declared,  // other = target, a = 0 personal, 1 vehicle
    attack_value,     // a = value, b = cards
    attack_won,       // other = loser, a = difference
    attack_tied,      // other, a = the value
    damage_rolled,    // a = dice, b = points sustained
    damaged,          // a = points, b = total
    affect_gained,    // a = level, b = index of the affect on the licence
    control_rolled,   // a = dice, b = ControlCause
    die_discarded,    // a = Icon
    pair_discarded,   // a = 0 Left/Right Spin, 1 Slow/Haste
    control_kept,     // the roll succeeded
    control_lost,     // a = icons that take effect, one bit each
    slid,             // from, to, a = direction
    slid_into_same,   // other, a = dice
    entered_hazard,   // to, a = points
    entered_fragile,  // to, a = dice
    markers_left,     // to, a = fragile markers left
    collided,         // other (a vehicle) or to (a solid hex), a = CollisionKind, b = direction
    move_ended,       // by a collision or failed roll: a = spaces lost
    turn_to_unblock,  // a = old facing, b = new facing
    stopped_to_face,  // a = old facing, b = new facing
    wiped_out,        // a = rating it rolls on with
    wreck_rolled,     // from, to
    wreck_rested,     // to
    wreck_cleared,    // to: became debris (FR-EDGE-24)
    debris_left,      // to, a = markers
    ran_off,          // a = 1 if out of the race (FR-EDGE-23)
    stamina_changed,  // a = change, b = total
    stamina_effect,   // a = value it is printed at, b = StaminaEffectKind, c = n
    cards_recovered,  // a = cards back in hand, b = cards moved to Recovery
    card_lost,        // a = CardType, b = Pile
    line_crossed,     // a = laps completed, b = 1 forwards, 0 backwards
    finished,         // a = place
    retired,
    race_ended,       // a = EndReason
    trait_used,       // rule = the trait, a = its number as used, b = what its owner left unused
    special_played,   // rule = the card, a = place on the licence, b = 0 plain, 1 its special
                      // action, 2 committed for it; c = 1 if it leaves the race
    rerolled,         // a = dice, c = Why
    icons_changed,    // rule = card or affect, a = dice, b = Icon before, c = Icon now
    icons_removed,    // rule, a = dice, b = Icon
    trait_lost,       // a = place on the licence
    affect_drawn,     // a = index of the affect on the licence, b = value, c = line of its table
    rival_named,      // other = the rival
    cards_swapped,    // a = CardType given, b = CardType taken, c = Pile
    cards_taken,      // rule, a = cards back in hand
    tie_broken,       // rule, other = loser
    special_lost,     // a = place on the licence, b = Pile
    caught,           // who caught other; a = CatchKind (FR-RACE-04 to 06)
    scored,           // a = points, b = total, c = ScoreFor; other = whom it was inflicted on; to
    runner_set_out,   // to, a = direction
    runner_moved,     // from, to, a = direction
    runner_gone,      // from; who ran it over, or nobody: across
    started_rolling,  // a = rating (FR-OPT-05)
    jumped,           // from, to, a = direction of its first space, b = spaces passed over
};
inline constexpr int event_kind_count = 70;

struct Event {
    EventKind kind = EventKind::round_began;
    VehicleId who = no_vehicle;
    VehicleId other = no_vehicle;
    std::uint8_t filler = 0;
    Rule rule;
    std::int16_t a = 0;
    std::int16_t b = 0;
    std::int16_t c = 0;
    Cell from = no_cell;
    Cell to = no_cell;

    friend bool operator==(const Event&, const Event&) = default;
};
static_assert(sizeof(Event) == 16);

}  // namespace frothy
