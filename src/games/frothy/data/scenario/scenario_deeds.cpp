#include "games/frothy/data/scenario/scenario_deeds.h"

#include <algorithm>

#include "games/frothy/data/notation/notation.h"
#include "games/frothy/rules/attack_cards.h"
#include "games/frothy/rules/rules.h"
#include "games/frothy/rules/traits.h"

namespace frothy::scenario {

using hexgrid::Direction;

namespace {

Json deferred_json(const Deferred& deferred) {
    if (deferred.kind == Deferred::Kind::nothing) return nullptr;
    return std::string(deferred.kind == Deferred::Kind::slide ? "slide " : "enter ") +
           std::string(name_of(deferred.direction));
}

int turn_of(const Node& node) {
    const std::vector<std::string> words = {"left", "none", "right"};
    return static_cast<int>(node.word_of(words, "a planned turn")) - 1;
}

SameObstacle obstacle_of(const Node& node, const Board& board) {
    SameObstacle obstacle;
    if (node.is_array()) {
        obstacle.hex = hex_of(node);
    } else {
        obstacle.vehicle = vehicle_of(node, board.names);
    }
    return obstacle;
}

std::string why_no_attack(Rule refused, AttackKind kind, const std::string& attacker,
                          const std::string& target) {
    if (refused == Rule("FR-ATK-02")) {
        return target + " is out of reach, expected it next to " + attacker +
               " and in its side arc";
    }
    if (refused == Rule("FR-ATK-05")) {
        return std::string("the attacker holds no ") +
               (kind == AttackKind::personal ? "Whip" : "Reins") + " to start this attack with";
    }
    if (refused == Rule("FR-ATK-16")) return "the target is not running";
    if (refused == Rule("FR-OPT-02")) return "nobody starts an attack in a Friendly Race";
    if (refused == Rule("FR-OPT-01")) return "nobody starts an attack in round 1, with the truce";
    return attacker + " may start no further attack in this phase";
}

}  // namespace

Doing control_roll(const Deed& deed) {
    ControlRoll roll;
    roll.vehicle = deed.vehicle();
    if (const auto cause = deed.node.find("cause")) {
        roll.cause = named_by<ControlCause>(*cause, "a cause");
    }
    if (const auto turn = deed.node.find("turn")) roll.planned_turn = turn_of(*turn);
    if (const auto slide = deed.node.find("slide")) {
        roll.slide_direction = direction_in(*slide);
    }
    if (const auto other = deed.node.find("other")) {
        roll.other = vehicle_of(*other, deed.board.names);
    }
    if (const auto same = deed.node.find("same")) roll.same = obstacle_of(*same, deed.board);
    if (const auto chooser = deed.node.find("side_chooser")) {
        roll.side_chooser = vehicle_of(*chooser, deed.board.names);
    }
    const bool made_unasked = deed.board.unasked_rolls == UnaskedRolls::made;
    return [roll, made_unasked](Race& race, Table& table) -> Json {
        ControlOutcome outcome;
        if (roll.cause != ControlCause::turn) {
            outcome = make_control_roll(race, table, roll);
            resolve_deferred(race, table, outcome.deferred);
        } else if (made_unasked) {
            outcome = roll_for_turn(race, table, roll);
        } else {
            outcome = make_turn(race, table, roll);
        }
        return {{"rolled", outcome.rolled},
                {"failed", outcome.failed},
                {"repeat_slide_dice", outcome.repeat_slide_dice},
                {"deferred", deferred_json(outcome.deferred)}};
    };
}

Doing speed_change(const Deed& deed) {
    const VehicleId v = deed.vehicle();
    std::string way;
    int amount = 0;
    for (const char* key : {"accelerate", "decelerate", "haste", "slow", "gain", "lose"}) {
        if (!deed.node.has(key)) continue;
        if (!way.empty()) deed.node.complain("found both \"" + way + "\" and \"" + key + "\"");
        way = key;
        amount = deed.number(key, 0, most_given);
    }
    if (way.empty()) {
        deed.node.complain(
            "a speed change needs one of accelerate, decelerate, haste, slow (boxes), gain, lose "
            "(ratings)");
    }
    return doing([v, way, amount](Race& race, Table& table) {
        const int before = rating(race, v);
        if (way == "accelerate") change_speed(race, table, v, SpeedDirection::accelerate, amount);
        if (way == "decelerate") change_speed(race, table, v, SpeedDirection::decelerate, amount);
        if (way == "haste") apply_haste(race, table, v, amount);
        if (way == "slow") apply_slow(race, table, v, amount);
        if (way == "gain") gain_ratings(race, table, v, amount, "FR-CHG-08");
        if (way == "lose") lose_ratings(race, table, v, amount, "FR-CHG-07");
        if (rating(race, v) != before && is_safe(race, v)) {
            clear_control_loss(race, table, v, "FR-CLP-06");
        }
    });
}

Doing attack(const Deed& deed) {
    const VehicleId attacker = deed.vehicle();
    const VehicleId target = vehicle_of(deed.node.at("target"), deed.board.names);
    const std::vector<std::string> words = {"personal", "vehicle"};
    const auto kind = static_cast<AttackKind>(deed.node.at("kind").word_of(words, "an attack"));
    const std::string place = deed.node.at("target").place();
    if (attacker == target) bad_content(place, "a vehicle cannot attack itself");
    const VehicleNames names = deed.board.names;
    return [attacker, target, kind, place, names](Race& race, Table& table) -> Json {
        const Rule refused =
            attack_refused_by(race, attacker, target,
                              kind == AttackKind::personal ? OptionKind::attack_personal
                                                           : OptionKind::attack_vehicle);
        if (!refused.is_none()) {
            bad_content(place, why_no_attack(refused, kind, names[attacker], names[target]) + " (" +
                                   refused.text() + ")");
        }
        return {{"failed", resolve_attack(race, table, attacker, target, kind)}};
    };
}

// Into whatever stands in that direction: a vehicle, something solid, or the edge.
Doing collision(const Deed& deed) {
    const VehicleId mover = deed.vehicle();
    const Direction direction = deed.direction();
    const std::string place = deed.node.place();
    return doing([mover, direction, place](Race& race, Table& table) {
        const Cell here = race[mover].cell;
        const Cell to = race.course().neighbour(here, direction);
        const VehicleId other = vehicle_at(race, to);
        if (to == no_cell && race.course().is_open_edge(here, direction)) {
            run_off_open_edge(race, table, mover);
        } else if (other != no_vehicle && race[other].is_running()) {
            resolve_vehicle_collision(race, table, mover, other, direction);
        } else if (to == no_cell || is_solid(race, to)) {
            resolve_solid_collision(race, table, mover, direction);
        } else {
            bad_content(place, "there is nothing to collide with in that direction");
        }
    });
}

Doing damage_roll(const Deed& deed) {
    const VehicleId v = deed.vehicle();
    DamageDue due;
    due.dice = deed.number("dice", 0, most_given);
    due.rule = deed.rule();
    if (const auto icons = deed.node.find("icons")) due.icons = icons->number(0, most_given);
    if (const auto source = deed.node.find("source")) {
        const std::vector<std::string> words = {"collision", "other"};
        due.source = static_cast<DamageSource>(source->word_of(words, "where damage comes from"));
    }
    if (const auto other = deed.node.find("other")) {
        due.other = vehicle_of(*other, deed.board.names);
    }
    return [v, due](Race& race, Table& table) mutable -> Json {
        if (due.other != no_vehicle) due.spiked = find_trait(race, due.other, trait::spiked);
        return {{"points", roll_damage(race, table, v, due)}};
    };
}

Doing gain_level(const Deed& deed) {
    const VehicleId v = deed.vehicle();
    const int level = deed.number("level", 1, most_given);
    const auto& affects = deed.board.setting->licences[v].affects;
    const bool known = std::any_of(affects.begin(), affects.end(),
                                   [&](const Affect& affect) { return affect.at == level; });
    if (!known) deed.node.at("level").complain("the licence has no affect at this level");
    return doing([v, level](Race& race, Table& table) { gain_affects_at(race, table, v, level); });
}

Doing get_past(const Deed& deed) {
    const VehicleId v = deed.vehicle();
    const SameObstacle hit = obstacle_of(deed.node.at("from"), deed.board);
    return doing([v, hit](Race& race, Table& table) { unblock(race, table, v, hit); });
}

}  // namespace frothy::scenario
