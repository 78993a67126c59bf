// What this game's cases are read and judged with, by the names used throughout the folder.
#pragma once

#include "games/frothy/data/notation/notation.h"
#include "games/frothy/rules/frothy.h"
#include "play/scenario/game_case.h"
#include "play/scenario/match.h"
#include "play/scenario/node.h"
#include "play/scenario/vocabulary.h"

namespace frothy::scenario {

using play::scenario::Ambiguity;
using play::scenario::bad_content;
using play::scenario::did_you_mean;
using play::scenario::expect_part;
using play::scenario::fail;
using play::scenario::Json;
using play::scenario::listed;
using play::scenario::member_of;
using play::scenario::Node;
using play::scenario::parse_strictly;
using play::scenario::Places;
using play::scenario::Problem;
using play::scenario::ResultOrder;
using play::scenario::Words;

using Action = play::scenario::Action<Frothy>;
using Doing = play::scenario::Doing<Frothy>;

template <class Rules>
Doing doing(Rules rules) {
    return play::scenario::doing<Frothy>(rules);
}

// The words of an enumeration.
template <class E>
std::vector<std::string> words_of() {
    const auto names = names_of(E{});
    return {names.begin(), names.end()};
}

// The value a text names; `what` it is, for messages.
template <class E>
E named_by(const Node& node, std::string_view what) {
    return static_cast<E>(node.word_of(words_of<E>(), what));
}
inline hexgrid::Direction direction_in(const Node& node) {
    return named_by<hexgrid::Direction>(node, "a direction");
}

}  // namespace frothy::scenario
