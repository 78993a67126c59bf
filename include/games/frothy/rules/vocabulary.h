// What Frothy's rules ask and roll, and the kinds of things they speak of: enums and small values,
// worded in data/wording/wording.h. What they announce is in event.h.
#pragma once

#include <concepts>
#include <cstdint>

#include "games/frothy/rules/dice.h"
#include "games/frothy/rules/ids.h"
#include "games/frothy/rules/race.h"
#include "games/frothy/rules/rule.h"
#include "hexgrid/hex.h"
#include "kernel/question.h"

namespace frothy {

// A whole number of a question, a roll or a fact: -32,768 to 32,767.
struct Amount {
    std::int16_t value = 0;

    constexpr Amount() = default;
    template <std::integral Whole>
    constexpr Amount(Whole number) : value(static_cast<std::int16_t>(number)) {}
    constexpr operator int() const { return value; }
};

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
enum class SpeedDirection : std::uint8_t { accelerate, decelerate };
enum class AttackKind : std::uint8_t { personal, vehicle };

// Aligned so that it is written and read as a whole, as the engine does at every question.
struct alignas(4) Option {
    OptionKind kind = OptionKind::done;
    std::uint8_t a = 0;
    std::uint8_t b = 0;
    std::uint8_t filler = 0;  // no padding: the window keeps and compares answers as bytes

    constexpr Option() = default;
    // Of numbers from 0 to 255 and enumerators.
    template <class A = int, class B = int>
    constexpr Option(OptionKind one, A first = {}, B second = {})  // NOLINT: implicit on purpose
        : kind(one), a(static_cast<std::uint8_t>(first)), b(static_cast<std::uint8_t>(second)) {}

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
    Rule allowed_by;  // the trait that allows a re-roll; none by a card, or elsewhere
    Amount number;    // dice to be rolled, discards, spaces, boxes or cards left; what a die shows
    Amount so_far;    // cards committed, or what the dice and cards before have come to
    AttackKind attack = AttackKind::personal;               // that cards are played for
    SpeedDirection direction = SpeedDirection::decelerate;  // that dice are kept for
    std::uint8_t card = 0;                                  // its place on the licence
    ControlCause cause = ControlCause::turn;                // of a Control roll
    std::int8_t planned_turn = 0;                           // of a Control roll: -1 left, 1 right
    Cell cell = no_cell;

    friend bool operator==(const About&, const About&) = default;
};

enum class CollisionKind : std::uint8_t { head_on, t, rear_end, solid, edge, wreck };

enum class CatchKind : std::uint8_t { level, collision, adjacent, destroyed };
inline constexpr int catch_kind_count = 4;

// FR-CTRL-09, FR-CTRL-10: what cancels each other in a Control roll.
enum class IconPair : std::uint8_t { spins, slow_and_haste };

// How a movement card was come by.
enum class MovementCardKind : std::uint8_t { plain, dual, special, other_type };

enum class SpecialUse : std::uint8_t {
    plain,
    action,
    pledge,  // committed for an action that is decided later (FR-EDGE-53)
};

// FR-RACE-07 to 10.
enum class ScoreFor : std::uint8_t { obstacle, runner, damage, place };
inline constexpr int score_for_count = 4;

}  // namespace frothy
