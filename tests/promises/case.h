// One choice of a prompt, and what came of it.
#pragma once

#include <cstdint>
#include <map>
#include <string>

#include "games/frothy/view/core/prompt/prompt.h"
#include "games/frothy/view/core/prompt/prompt_support.h"
#include "promises/aftermath.h"

namespace frothy::promises {

// How often each kind of promise was held, and with which traits on the sheet.
using Tally = std::map<std::string, int>;

// One choice of a prompt, and what came of it.
struct Case {
    const PromptModel& model;
    const PromptChoice& choice;
    const Decision& decision;
    Aftermath& after;
    std::uint64_t seed;
    Tally& tally;

    VehicleId vehicle() const { return subject_of(decision); }
    void hold(const std::string& what) const { ++tally[what]; }
};

// Whether what was told of the dice, and of what they do, came true.
void check_speed_check(const Case& one);
void check_control_cards(const Case& one);
void check_attack_cards(const Case& one);
void check_keep(const Case& one);
void check_discards(const Case& one);
void check_reroll(const Case& one);
void check_step(const Case& one);

}  // namespace frothy::promises
