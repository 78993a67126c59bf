// Frothy Races as a game of the kernel.
#pragma once

#include "frothy/race.h"
#include "frothy/vocabulary.h"
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
    static Rule rule_of(const About& about) { return about.rule; }
};
static_assert(kernel::Game<Frothy>);

using Table = kernel::Table<Frothy>;
using Question = kernel::Question<Frothy>;
using Refusal = kernel::Refusal<Frothy>;
using Roll = kernel::Roll<Frothy>;

}  // namespace frothy
