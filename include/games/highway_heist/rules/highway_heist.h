// Highway Heist: a team chases a tank, a semi truck or a helicopter down the highway.
#pragma once

#include <cstdint>

#include "games/highway_heist/rules/heist.h"
#include "games/highway_heist/rules/rule.h"
#include "kernel/game.h"
#include "kernel/table.h"

namespace highway_heist {

enum class Ask : std::uint8_t {
    lane,         // HH-SET-03
    hacker,       // whose PV she begins in (HH-O-90)
    next_player,  // HH-TURN-01
    action,       // HH-TURN-02
    assist,       // tokens (HH-BST-02)
    gadget,       // whether the Tech gives one (HH-CH-06)
    dice,         // which to roll again
    boost,        // HH-BST-01
    destination,  // of what moves, the own PV or another
    follow,       // into the space a Forced vehicle left
    target,       // whom or what a Stunt or an enemy takes
    perch,        // where a peg goes
    first_peg,    // HH-WRK-04, HH-WRK-05
    duck,         // HH-STM-06
};

enum class Why : std::uint8_t {
    effort,      // HH-ROLL-01
    enemy_die,   // HH-DIE-01
    enemy_card,  // one of the deck
    stunt_card,
};

enum class Choice : std::uint8_t {
    drive,
    leap,  // `value`: a perch, at_wheel for the own wheel
    ram,   // `value`: a vehicle
    force,
    shake,
    brawl,
    hijack,
    stunt,  // `value`
    take_boost,
    open_door,
    throw_cargo,  // `value`: a member
    take_the_shot,
    trade_paint,
    jam_radar,
    relocate_hacker,  // `value`: a member
    pass,
    yes,
    no,
    number,  // `value`: tokens, a lane
    member,  // `value`
    perch,   // `value`
    enemy_peg,
    space,  // `at`
    dice,   // `value`: a bit each
};

struct Option {
    Choice choice = Choice::pass;
    std::uint8_t value = 0;
    Space at{};

    friend bool operator==(const Option&, const Option&) = default;
};

struct About {
    Rule rule;
    MemberId who = no_member;
    Perch what = no_perch;  // what moves, attacks or is thrown off
    Skill skill = Skill::speed;
    std::uint8_t need = 0;     // successes, or the damage to be reduced
    std::uint8_t dice = 0;     // of an Assist: in hand so far
    Perch against = no_perch;  // of an Assist or Gadget: what the roll itself is about
    Space at{};                // of what follows: where to

    friend bool operator==(const About&, const About&) = default;
};

enum class Fact : std::uint8_t {
    placed,  // what; at
    hacker_placed,
    turn_began,
    action_taken,  // value: a Choice; what: the option's value
    assisted,      // value: tokens
    gadget_used,
    boosted,
    rolled,  // value: successes
    succeeded,
    failed,
    moved,       // what; at
    leapt,       // what
    wrecked,     // what
    removed,     // what
    shaken_off,  // the Enemy Peg; what: from where
    hijacked,    // what
    took_boost,
    damaged,     // value: after Defense
    peg_moved,   // of a member; what
    peg_beside,  // HH-O-115
    enemy_placed,
    enemy_moved,  // its peg; what: where to
    enemy_lost,
    enemy_rolled,    // value: the face
    slammed,         // what
    card_activated,  // value
    card_revealed,   // value
    main_moved,      // at
    main_hit,        // value
    main_repaired,   // value
    rival_hit,
    rival_repaired,
    fired,
    shot,  // shells left
    reloaded,
    door_opened,
    door_closed,
    cargo_moved,  // value
    pinged,       // value: Radar
    missile,
    radar_cleared,
    stunt_drawn,  // value
    stunt_left,   // value
    round_ended,  // value
    won,
    lost,
};

struct Event {
    Fact fact{};
    MemberId who = no_member;
    Perch what = no_perch;
    Space at{};
    std::int16_t value = 0;
    Rule rule;
    std::uint8_t dealt = 0;  // of damage, before Defense took its part off

    friend bool operator==(const Event&, const Event&) = default;
};

struct HighwayHeist {
    using State = Heist;
    using Ask = highway_heist::Ask;
    using Option = highway_heist::Option;
    using About = highway_heist::About;
    using Why = highway_heist::Why;
    using Event = highway_heist::Event;
    using Rule = highway_heist::Rule;

    static bool is_over(const Heist& heist) { return heist.stage == Stage::over; }
    static Rule rule_of(const About& about) { return about.rule; }
    // The set-up, who is next, one action, the Enemy Die, or the End of Round.
    static void step(Heist& heist, kernel::Table<HighwayHeist>& table);
};

using Table = kernel::Table<HighwayHeist>;

}  // namespace highway_heist
