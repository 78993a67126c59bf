// Frothy Races as a game of the kernel.
#pragma once

#include "games/frothy/rules/event.h"
#include "games/frothy/rules/race.h"
#include "games/frothy/rules/vocabulary.h"
#include "kernel/game.h"
#include "kernel/question.h"
#include "kernel/table.h"

namespace frothy {

struct Frothy {
    using State = Race;
    using Ask = frothy::Ask;
    using Option = frothy::Option;
    using About = frothy::About;
    using Why = frothy::Why;
    using Event = frothy::Event;
    using Rule = frothy::Rule;

    // Runs the rules from one place of rest to the next (round.cpp).
    static void step(Race& race, kernel::Table<Frothy>& table);
    static bool is_over(const Race& race) { return race.moment == Moment::over; }
    // FR-RACE-08: where a runner sets out is read off its dice in order; no other roll is.
    static constexpr bool reads_in_order(const kernel::Roll<Frothy>& roll) {
        return roll.why == Why::runner;
    }
    static Rule rule_of(const About& about) { return about.rule; }
};
static_assert(kernel::Game<Frothy>);

using Table = kernel::Table<Frothy>;
using Question = kernel::Question<Frothy>;
using Refusal = kernel::Refusal<Frothy>;
using Roll = kernel::Roll<Frothy>;

}  // namespace frothy
