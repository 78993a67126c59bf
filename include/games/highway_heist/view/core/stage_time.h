// How long the window shows what happens, at the usual speed.
#pragma once

#include "games/highway_heist/rules/highway_heist.h"
#include "kernel/journal_table.h"

namespace highway_heist {

// What strikes and what is to be read stays so long at least.
float seconds_of(const Event& event);
// From what was shown before; `is_thrown`: dice fall in it.
float seconds_seen(const Heist& before, const kernel::Happening<HighwayHeist>& seen,
                   bool is_thrown);
// Of a computer friend, before each answer.
float seconds_of_thought();

}  // namespace highway_heist
