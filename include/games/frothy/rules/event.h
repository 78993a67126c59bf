// What Frothy's rules announce: facts, each a small struct, worded in data/wording/wording.h.
#pragma once

#include <concepts>
#include <cstdint>
#include <type_traits>
#include <variant>

#include "games/frothy/rules/licence/licence.h"
#include "games/frothy/rules/race.h"
#include "games/frothy/rules/vocabulary.h"
#include "hexgrid/facing.h"

namespace frothy {

// The round and the Speed Check.
struct RoundBegan {
    Amount round;
};
struct PhaseBegan {
    Amount phase;
};
struct CardsCommitted {
    Amount whips, reins;  // each with duals
    Ask what_for{};

    int count() const { return whips + reins; }
};
struct DirectionDeclared {
    SpeedDirection direction{};
};
struct Rolled {
    Why why{};
    Amount dice;  // their faces are in the cast before it
};
struct DiceKept {
    Amount low, high;
    Why why{};
};
struct SpeedChecked {
    Amount boxes;
    SpeedDirection direction{};
    Amount sum;  // before modifiers
};
struct OverWhipped {
    Amount boxes;  // left over
};
struct SpeedChanged {
    Amount before, now;  // ratings
};
struct BoxesMoved {
    Amount accel, decel;  // boxes within the rating
    Amount rating;
};

// Control.
struct ControlCleared {
    Amount points;
};
struct ControlGained {
    Amount points, total;
};
struct ControlRemoved {
    Amount points, total;
};
struct ControlRolled {
    Amount dice;
    ControlCause cause{};
    VehicleId other = no_vehicle;
};
struct DieDiscarded {
    Icon icon{};
};
struct PairDiscarded {
    IconPair pair{};
};
struct ControlKept {};
struct ControlLost {
    IconSet icons;  // that take effect
};
struct Slid {
    hexgrid::Direction direction{};
    Cell from = no_cell, to = no_cell;
};
struct SlidIntoSame {
    Amount dice;
    VehicleId other = no_vehicle;
};

// Movement.
struct Stepped {
    hexgrid::Direction direction{};
    StepKind kind{};
    Cell from = no_cell, to = no_cell;
};
struct MovementCard {
    CardType counts_as{};  // a Whip or a Reins
    MovementCardKind kind{};
    Amount spaces;  // more or fewer
};
struct Turned {
    hexgrid::Facing before, now;
    bool spins = false;
};
struct Jumped {
    hexgrid::Direction direction{};  // of its first space
    Amount over;                     // spaces passed over
    Cell from = no_cell, to = no_cell;
};
struct EnteredHazard {
    Amount points;
    Cell to = no_cell;
};
struct EnteredFragile {
    Amount dice;
    Cell to = no_cell;
};
struct MarkersLeft {
    Amount markers;
    Cell to = no_cell;
};
struct Collided {
    CollisionKind kind{};
    hexgrid::Direction direction{};
    VehicleId other = no_vehicle;       // or a solid hex, or the edge,
    Cell from = no_cell, to = no_cell;  // run into from here
};
struct MoveEnded {
    Amount spaces_lost;  // by a collision or a failed roll
};
struct TurnedToUnblock {
    hexgrid::Facing before, now;
};
struct StoppedToFace {
    hexgrid::Facing before, now;
};
struct LineCrossed {
    Amount laps;  // completed
    bool forwards = false;

    bool is_lap() const { return forwards && laps > 0; }
};
struct StartedRolling {
    Amount rating;  // FR-OPT-05
};

// Attacks and damage.
struct AttackDeclared {
    AttackKind kind{};
    VehicleId other = no_vehicle;  // the target
};
struct AttackValue {
    Amount value, cards;
};
struct AttackWon {
    Amount difference;
    VehicleId other = no_vehicle;  // the loser
};
struct AttackTied {
    Amount value;
    VehicleId other = no_vehicle;
};
struct TieBroken {
    VehicleId other = no_vehicle;  // the loser
};
struct DamageRolled {
    Amount dice, points;
};
struct Damaged {
    Amount points, total;
};
struct AffectGained {
    Amount level;
    Amount affect;  // its index on the licence
};
struct AffectDrawn {
    Amount affect;  // its index on the licence
    Amount value;
    Amount line;  // of its table
};
struct CardLost {
    CardType type{};
    Pile pile{};
};
struct TraitLost {
    Amount place;  // on the licence
};
struct SpecialLost {
    Amount place;  // on the licence
    Pile pile{};
};

// Wrecks, and what is over.
struct WipedOut {
    Amount rating;  // it rolls on with
};
struct WreckRolled {
    Cell from = no_cell, to = no_cell;
};
struct WreckRested {
    Cell to = no_cell;
};
struct WreckCleared {
    Cell to = no_cell;  // became debris (FR-EDGE-24)
};
struct DebrisLeft {
    Amount markers;
    Cell to = no_cell;
};
struct RanOff {
    bool is_out = false;  // of the race (FR-EDGE-23)
};
struct Finished {
    Amount place;
};
struct Retired {};
struct RaceEnded {
    EndReason reason{};
};

// Cards, Stamina, traits and special cards. The rule is the trait or the card where one does it.
struct StaminaChanged {
    Amount change, total;
};
struct StaminaEffectFelt {
    Amount at;  // the value it is printed at
    StaminaEffectKind kind{};
    Amount n;
};
struct CardsRecovered {
    Amount to_hand, to_recovery;
};
struct TraitUsed {
    Amount number;  // as used
    Amount unused;  // by its owner
};
struct SpecialPlayed {
    Amount place;  // on the licence
    SpecialUse use{};
    bool leaves = false;  // the race
};
struct Rerolled {
    Amount dice;
    Why why{};
};
struct IconsChanged {
    Amount dice;
    Icon before{}, now{};
};
struct IconsRemoved {
    Amount dice;
    Icon icon{};
};
struct CardsSwapped {
    CardType given{}, taken{};
    Pile pile{};
};
struct CardsTaken {
    Amount cards;  // back in hand
};

// The other kinds of race.
struct RivalNamed {
    VehicleId other = no_vehicle;
};
struct Caught {
    CatchKind how{};  // FR-RACE-04 to 06
    VehicleId other = no_vehicle;
};
struct Scored {
    Amount points, total = 0;
    ScoreFor what{};
    VehicleId other = no_vehicle;  // whom it was inflicted on
    Cell to = no_cell;
};
struct RunnerSetOut {
    hexgrid::Direction direction{};
    Cell to = no_cell;
};
struct RunnerMoved {
    hexgrid::Direction direction{};
    Cell from = no_cell, to = no_cell;
};
struct RunnerGone {
    Cell from = no_cell;  // run over by `who`, or across
};

// For a function that takes several facts.
template <class Fact, class... Facts>
concept OneOf = (std::same_as<Fact, Facts> || ...);

// A fact with whom it is about and the rule that caused it. `other` is a second vehicle, `from` and
// `to` are hexes.
struct Event {
    using Fact =
        std::variant<RoundBegan, PhaseBegan, CardsCommitted, DirectionDeclared, Rolled, DiceKept,
                     SpeedChecked, OverWhipped, SpeedChanged, BoxesMoved, ControlCleared,
                     ControlGained, ControlRemoved, ControlRolled, DieDiscarded, PairDiscarded,
                     ControlKept, ControlLost, Slid, SlidIntoSame, Stepped, MovementCard, Turned,
                     Jumped, EnteredHazard, EnteredFragile, MarkersLeft, Collided, MoveEnded,
                     TurnedToUnblock, StoppedToFace, LineCrossed, StartedRolling, AttackDeclared,
                     AttackValue, AttackWon, AttackTied, TieBroken, DamageRolled, Damaged,
                     AffectGained, AffectDrawn, CardLost, TraitLost, SpecialLost, WipedOut,
                     WreckRolled, WreckRested, WreckCleared, DebrisLeft, RanOff, Finished, Retired,
                     RaceEnded, StaminaChanged, StaminaEffectFelt, CardsRecovered, TraitUsed,
                     SpecialPlayed, Rerolled, IconsChanged, IconsRemoved, CardsSwapped, CardsTaken,
                     RivalNamed, Caught, Scored, RunnerSetOut, RunnerMoved, RunnerGone>;

    VehicleId who = no_vehicle;
    Rule rule;
    Fact fact;

    template <class... Facts>
    bool is() const {
        return (std::holds_alternative<Facts>(fact) || ...);
    }
    // Null if it is another fact.
    template <class One>
    const One* get_if() const {
        return std::get_if<One>(&fact);
    }
    // Calls the one of these functions that takes the fact.
    template <class... Functions>
    decltype(auto) visit(Functions... functions) const {
        struct Overloads : Functions... {
            using Functions::operator()...;
        };
        return std::visit(Overloads{functions...}, fact);
    }
    // Of any fact that has one.
    VehicleId other() const;
    Cell to() const;
};
static_assert(sizeof(Event) <= 16 && std::is_trivially_copyable_v<Event>);

}  // namespace frothy
