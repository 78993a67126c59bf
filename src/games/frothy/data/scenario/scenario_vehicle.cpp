#include "games/frothy/data/scenario/scenario_vehicle.h"

#include <algorithm>

#include "games/frothy/data/notation/notation.h"
#include "games/frothy/data/scenario/scenario_given.h"
#include "games/frothy/rules/rules.h"
#include "kernel/sheet.h"

namespace frothy::scenario {
namespace {

// Affects that do something once, when the level is reached, and leave nothing in force.
bool acts_once(Rule rule) {
    return rule == Rule("FR-PDE-03") || rule == Rule("FR-PDE-09") || rule == Rule("FR-PDE-15") ||
           rule == Rule("FR-PDE-16");
}

// The affects a damage value brings with it. They change the licence's own numbers, so nobody is
// asked and nothing is rolled.
void apply_levels_reached(Race& race, VehicleId v, int damage, const std::string& place) {
    const auto reached = [v, damage](Race& copy, Table& table) {
        for (const Affect& affect : copy.licence(v).affects) {
            if (affect.at > damage || acts_once(affect.kind.rule)) continue;
            gain_affect(copy, table, v, affect.kind);
        }
    };
    const auto upshot =
        kernel::upshot_of_rules<Frothy>(race, v, {}, kernel::AnswerOrder::given, reached);
    if (upshot.due)
        bad_content(place, "this damage needs a roll: give `affects` as they are in force");
    race = upshot.now;
}

constexpr int most_small = 127;

// The line drawn of each affect of the licence, in their order; 0 for none.
void read_drawn(const Node& node, const Licence& licence, AffectsInForce& affects) {
    const auto lines = node.items("a list of lines, one for each affect");
    if (lines.size() > std::min(affects.drawn.size(), licence.affects.size())) {
        node.complain("more lines than affects");
    }
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const int last = static_cast<int>(licence.affects[i].table.size());
        affects.drawn[i] = static_cast<std::uint8_t>(lines[i].number(0, last));
    }
}

void read_affects(const Node& node, const Licence& licence, AffectsInForce& affects) {
    node.require_object("affects in force");
    node.allow({"control_dice", "accel_modifier", "decel_modifier", "resilience_loss", "safe_loss",
                "top_rating", "max_accel", "max_decel", "control_per_round", "damage_per_round",
                "lost_traits", "icons", "rolled_control_per_round", "rolled_damage_per_round",
                "drawn"});
    affects = {};
    const auto small = [&](std::string_view key, std::int8_t& value) {
        if (const auto found = node.find(key)) {
            value = static_cast<std::int8_t>(found->number(-most_small, most_small));
        }
    };
    const auto byte = [&](std::string_view key, std::uint8_t& value, int most) {
        const auto found = node.find(key);
        if (found && !found->is_null()) {
            value = static_cast<std::uint8_t>(found->number(0, most));
        }
    };
    small("control_dice", affects.control_dice);
    small("accel_modifier", affects.accel_modifier);
    small("decel_modifier", affects.decel_modifier);
    small("resilience_loss", affects.resilience_loss);
    byte("safe_loss", affects.safe_loss, rating_count);
    byte("top_rating", affects.top_rating, rating_count - 1);
    byte("max_accel", affects.max_accel, most_byte);
    byte("max_decel", affects.max_decel, most_byte);
    byte("control_per_round", affects.control_per_round, most_byte);
    byte("damage_per_round", affects.damage_per_round, most_byte);
    byte("rolled_control_per_round", affects.rolled_control_per_round, most_byte);
    byte("rolled_damage_per_round", affects.rolled_damage_per_round, most_byte);
    if (const auto drawn = node.find("drawn")) read_drawn(*drawn, licence, affects);
    if (const auto icons = node.find("icons")) {
        const std::vector<std::string> words = {"none", "haste", "slow"};
        affects.icons = static_cast<IconShift>(icons->word_of(words, "a change of icons"));
    }
    if (const auto lost = node.find("lost_traits")) {
        std::vector<std::string> traits;
        for (const Trait& trait : licence.traits)
            traits.push_back(trait.name);
        for (const Node& trait : lost->items("a list of traits")) {
            affects.lost_traits = static_cast<std::uint8_t>(
                affects.lost_traits | (1U << trait.word_of(traits, "a trait of this vehicle")));
        }
    }
}

void read_pile(const Node& node, Pile pile, const Licence& licence, Cards& cards) {
    node.require_object("cards by kind, such as {\"whip\": 2, \"reins\": 1}");
    node.allow({"whip", "reins", "dual", "special"});
    for (int type = 0; type < card_type_count; ++type) {
        const CardType card = static_cast<CardType>(type);
        if (const auto found = node.find(name_of(card))) {
            cards.count(pile, card) = static_cast<std::uint8_t>(found->number(0, 99));
        }
    }
    if (const auto special = node.find("special")) {
        const int last = static_cast<int>(licence.specials.size()) - 1;
        for (const Node& place : special->items("a list of places on the licence")) {
            if (last < 0) place.complain("this licence has no special cards");
            cards.special[static_cast<std::size_t>(pile)] = static_cast<std::uint16_t>(
                cards.special[static_cast<std::size_t>(pile)] | (1U << place.number(0, last)));
        }
    }
}

// A pile that is left out is empty, so that a hand says all there is in it.
void read_cards(const Node& node, const Licence& licence, Cards& cards) {
    node.require_object("cards by pile");
    node.allow({"hand", "spent", "recovery"});
    cards = {};
    for (int i = 0; i < pile_count; ++i) {
        const Pile pile = static_cast<Pile>(i);
        if (const auto found = node.find(name_of(pile))) {
            read_pile(*found, pile, licence, cards);
        }
    }
}

std::uint8_t direction_or_none(const Node& node) {
    if (node.is_null()) return no_direction;
    return static_cast<std::uint8_t>(direction_in(node));
}

void read_phase_flags(const Node& node, Vehicle& vehicle) {
    const auto flag = [&](std::string_view key, std::uint8_t& value) {
        if (const auto found = node.find(key)) value = found->truth() ? 1 : 0;
    };
    if (const auto moved = node.find("spaces_moved")) {
        vehicle.spaces_moved = static_cast<std::uint8_t>(moved->number(0, most_byte));
    }
    if (const auto step = node.find("last_step")) vehicle.last_step = direction_or_none(*step);
    const auto read_side = [&](std::string_view key, Side& side) {
        const std::vector<std::string> words = {"none", "left", "right"};
        if (const auto found = node.find(key)) {
            side = static_cast<Side>(found->word_of(words, "a side"));
        }
    };
    read_side("last_side", vehicle.last_side);
    read_side("side_before_turn", vehicle.side_before_turn);
    if (const auto heading = node.find("heading_before_turn")) {
        vehicle.heading_before_turn =
            heading->is_null()
                ? no_facing
                : static_cast<std::uint8_t>(heading->number(0, hexgrid::facing_count - 1));
    }
    flag("not_straight", vehicle.not_straight);
    flag("involved", vehicle.involved);
    flag("moved", vehicle.moved_in_phase);
    flag("drifted_last", vehicle.drifted_last);
    flag("wrecked_this_round", vehicle.wrecked_this_round);
}

void read_counts(const Node& node, Vehicle& vehicle) {
    constexpr int far = 1'000'000;
    if (const auto laps = node.find("laps")) {
        vehicle.laps = static_cast<std::int16_t>(laps->number(-99, 99));
    }
    if (const auto order = node.find("out_order")) {
        vehicle.out_order = static_cast<std::uint8_t>(order->number(0, max_vehicles));
    }
    if (const auto event = node.find("out_event")) {
        vehicle.out_event = static_cast<std::uint16_t>(event->number(0, 65535));
    } else {  // one after the other, unless it is said that they went together (FR-EDGE-20)
        vehicle.out_event = vehicle.out_order;
    }
    if (const auto progress = node.find("out_progress")) {
        vehicle.out_progress = progress->number(-far, far);
    }
    if (const auto points = node.find("points")) {
        vehicle.points = static_cast<std::uint16_t>(points->number(0, 65535));
    }
    if (const auto rest = node.find("rest_order")) {
        vehicle.rest_order = static_cast<std::uint8_t>(rest->number(0, max_vehicles));
    }
}

void read_status(const Node& node, const Licence& licence, Vehicle& vehicle) {
    if (const auto status = node.find("status")) {
        constexpr int statuses = static_cast<int>(VehicleStatus::gone) + 1;
        vehicle.status = value_named<VehicleStatus>(*status, statuses, "a status");
    } else if (vehicle.damage >= licence.damage_max) {
        bad_content(node.place_of("damage"),
                    "damage " + std::to_string(vehicle.damage) +
                        " is this vehicle's maximum: give its `status` as a wreck");
    }
}

// The numbers of the licence sheet.
void read_sheet(const Node& node, Race& race, VehicleId v) {
    Vehicle& vehicle = race[v];
    const Licence& licence = race.licence(v);
    if (const auto damage = node.find("damage")) {
        vehicle.damage = static_cast<std::uint8_t>(damage->number(0, licence.damage_max));
        if (!node.has("affects")) {
            apply_levels_reached(race, v, vehicle.damage, damage->place());
        }
    }
    vehicle.affects_applied = static_cast<std::uint8_t>(
        std::count_if(licence.affects.begin(), licence.affects.end(),
                      [&](const Affect& affect) { return affect.at <= vehicle.damage; }));
    if (const auto applied = node.find("affects_applied")) {
        vehicle.affects_applied =
            static_cast<std::uint8_t>(applied->number(0, static_cast<int>(licence.affects.size())));
    }
    if (const auto affects = node.find("affects")) {
        read_affects(*affects, licence, vehicle.affects);
    }
    const auto marker = node.has("marker") ? node.find("marker") : node.find("speed");
    if (marker) {
        const Marker boxes = marker_of(*marker, licence);
        const int speed = licence.rows.accel_rating[static_cast<std::size_t>(boxes.accel_box)];
        if (const auto said = node.find("speed"); said && said->json() != Json(speed)) {
            said->refuse("a rating, the " + std::to_string(speed) + " of the marker");
        }
        vehicle.accel_box = static_cast<std::uint8_t>(boxes.accel_box);
        vehicle.decel_box = static_cast<std::uint8_t>(boxes.decel_box);
    }
    vehicle.control_loss = licence.control_min;
    if (const auto points = node.find("control_loss")) {
        vehicle.control_loss = static_cast<std::uint16_t>(points->number(0, 999));
    }
    if (const auto stamina = node.find("stamina")) {
        vehicle.stamina =
            static_cast<std::int8_t>(stamina->number(licence.stamina_min, licence.stamina_max));
    }
    if (const auto reins = node.find("virtual_reins")) {
        vehicle.virtual_reins = static_cast<std::uint8_t>(reins->number(0, 99));
    }
    if (const auto cards = node.find("cards")) read_cards(*cards, licence, vehicle.cards);
}

bool is_taken(const Race& race, Cell cell, int placed) {
    for (int i = 0; i < placed; ++i) {
        if (race.vehicles[static_cast<std::size_t>(i)].cell == cell) return true;
    }
    return race.course().is_solid(cell);
}

// Where a vehicle stands that the case does not place: on the grid, else on any free hex.
void place_somewhere(Race& race, VehicleId v) {
    const Course& course = race.course();
    const auto& grid = course.plan().grid;
    if (v < grid.size() && !is_taken(race, course.cell_at(grid[v].hex), v)) {
        race[v].cell = course.cell_at(grid[v].hex);
        race[v].facing = grid[v].facing;
        return;
    }
    race[v].facing = course.plan().finish_heading;
    for (int cell = 0; cell < course.cell_count(); ++cell) {
        if (is_taken(race, static_cast<Cell>(cell), v)) continue;
        race[v].cell = static_cast<Cell>(cell);
        return;
    }
}

void read_position(const Node& node, Race& race, VehicleId v) {
    Vehicle& vehicle = race[v];
    if (const auto hex = node.find("hex")) {
        vehicle.cell = hex->is_null() ? no_cell : cell_of(*hex, race.course());
        if (vehicle.cell != no_cell && is_taken(race, vehicle.cell, v)) {
            hex->complain("another vehicle or a solid obstacle is on " + hex->json().dump());
        }
        vehicle.facing = race.course().plan().finish_heading;
    } else {
        place_somewhere(race, v);
    }
    if (const auto facing = node.find("facing")) {
        vehicle.facing = hexgrid::Facing(facing->number(0, hexgrid::facing_count - 1));
    }
    vehicle.laps = static_cast<std::int16_t>(
        vehicle.cell == no_cell ? 0 : race.course().starting_laps(vehicle.cell));
}

}  // namespace

void read_vehicle(const Node& node, Race& race, VehicleId v) {
    node.allow({"name",
                "licence",
                "override",
                "hex",
                "facing",
                "marker",
                "speed",
                "control_loss",
                "damage",
                "affects",
                "stamina",
                "virtual_reins",
                "cards",
                "laps",
                "status",
                "spaces_moved",
                "last_step",
                "last_side",
                "not_straight",
                "involved",
                "moved",
                "drifted_last",
                "heading_before_turn",
                "side_before_turn",
                "out_order",
                "out_event",
                "out_progress",
                "rest_order",
                "best_progress",
                "affects_applied",
                "wrecked_this_round",
                "rival",
                "rival_ahead",
                "points",
                "start_progress"});
    race[v] = fresh_vehicle(race.licence(v));
    read_position(node, race, v);
    read_sheet(node, race, v);
    read_status(node, race.licence(v), race[v]);
    const bool on_track = race[v].is_running() || race[v].is_wreck();
    if (!on_track && !node.has("hex")) race[v].cell = no_cell;
    if (race[v].is_wreck()) {  // its heading (FR-WIPE-03)
        race[v].heading_before_turn = static_cast<std::uint8_t>(race[v].facing.number());
    }
    read_phase_flags(node, race[v]);
    read_counts(node, race[v]);
    if (race[v].is_running() && race[v].cell == no_cell) {
        bad_content(node.place_of("hex"), "a running vehicle needs a hex on the course");
    }
    if (!race[v].is_running() && !node.has("out_progress")) {  // FR-EDGE-21: what it had
        const bool has_place = on_track && race[v].cell != no_cell;
        const int place = has_place ? race.course().place(race[v].cell) : 0;
        race[v].out_progress = race[v].laps * race.course().length() + place;
    }
    if (const auto best = node.find("best_progress")) {
        race[v].best_progress = best->number(-1'000'000, 1'000'000);
    } else if (race[v].cell != no_cell) {
        race[v].best_progress = progress(race, v);
    }
    if (const auto start = node.find("start_progress")) {
        race[v].start_progress = static_cast<std::int16_t>(start->number(-32000, 32000));
    } else if (race[v].cell != no_cell) {
        race[v].start_progress = static_cast<std::int16_t>(progress(race, v));
    }
}

}  // namespace frothy::scenario
