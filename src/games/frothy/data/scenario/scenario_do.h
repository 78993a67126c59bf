// What a case does: the rules and queries it names, one after the other.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "games/frothy/data/scenario/scenario_given.h"
#include "games/frothy/rules/frothy.h"

namespace frothy::scenario {

// In which lists of a result the order says something.
enum class ResultOrder { matters, free };

// One thing to do, read and ready. It returns what it found out, or null.
struct Action {
    std::string place;
    ResultOrder order = ResultOrder::matters;
    std::function<Json(Race&, Table&)> run;
};

// A text, an object, or a list of both.
std::vector<Action> read_actions(const Node& node, const Board& board);

// {"query": "...", ...}
Action read_query(const Node& node, const Board& board);

}  // namespace frothy::scenario
