// Why an answer is proposed: what it has over what else tempts, by how the turn is likely to end.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "games/highway_heist/rules/highway_heist.h"
#include "kernel/decision.h"
#include "ui/core/seating.h"

namespace highway_heist {

// An answer as a driver looks at it.
struct Prospect {
    // One way in which the turn may end, before its Enemy Die, and its part of all of them.
    struct End {
        double part = 0;
        Heist heist;
    };
    Option option;
    std::optional<Option> then;  // the action that is likely to follow in the same turn
    double worth = 0;            // in actions of the team
    std::vector<End> ends;
};

// In a sentence or two what the first has over the best of the others that comes to something else;
// empty where nothing that is known speaks for it. The best is first.
std::vector<std::string> reasons_for(const kernel::Decision<HighwayHeist>& decision,
                                     std::span<const Prospect> prospects,
                                     const ui::Seating& seating);

}  // namespace highway_heist
