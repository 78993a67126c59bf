// What a case does: the rules and queries it names, one after the other.
#pragma once

#include <string>

#include "games/frothy/data/scenario/scenario_events.h"
#include "games/frothy/data/scenario/scenario_given.h"

namespace frothy::scenario {

// One thing to do, read and ready: an object.
Action read_action(const Node& node, const Board& board);

// {"query": "...", ...}
Action read_query(const Node& node, const Board& board);

// A thing to do as it is written: the verb, what stands beside it, and the other keys.
struct Deed {
    const Node& node;
    const Board& board;
    std::string verb;
    Rule usual_rule;  // by which it is done where the case names none

    Node subject() const { return node.at(verb); }
    VehicleId vehicle() const { return vehicle_of(subject(), board.names); }
    int number(std::string_view key, int least, int most) const {
        return node.at(key).number(least, most);
    }
    hexgrid::Direction direction() const { return direction_in(node.at("direction")); }
    Rule rule() const {
        const auto found = node.find("rule");
        return found ? rule_of(*found) : usual_rule;
    }
    int phase(const Node& number) const { return number.number(1, phase_count); }
};

inline constexpr int most_given = 999;

using DeedReader = Doing (*)(const Deed&);

Doing control_roll(const Deed& deed);
Doing speed_change(const Deed& deed);
Doing attack(const Deed& deed);
Doing collision(const Deed& deed);
Doing damage_roll(const Deed& deed);
Doing gain_level(const Deed& deed);
Doing get_past(const Deed& deed);

}  // namespace frothy::scenario
