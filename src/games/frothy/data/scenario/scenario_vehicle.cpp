
#include <algorithm>

#include "games/frothy/data/notation/notation.h"
#include "games/frothy/data/scenario/scenario_fields.h"
#include "games/frothy/data/scenario/scenario_given.h"
#include "games/frothy/rules/licence/catalogue.h"
#include "games/frothy/rules/rules.h"
#include "kernel/sheet.h"

namespace frothy::scenario {
namespace {

bool acts_once(Rule affect) {
    const CatalogueEntry* entry = find_entry(affect);
    return entry != nullptr && entry->acts == CatalogueEntry::Acts::once;
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
    const auto consequence =
        kernel::consequence_of_rules<Frothy>(race, v, {}, kernel::AnswerOrder::given, reached);
    if (consequence.due)
        bad_content(place, "this damage needs a roll: give `affects` as they are in force");
    race = consequence.now;
}

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
    node.allow(keys_of<AffectsInForce>({}));
    affects = {};
    list_fields(NodeFields(node), affects);
    if (const auto drawn = node.find("drawn")) read_drawn(*drawn, licence, affects);
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

void read_plain_fields(const Node& node, Vehicle& vehicle, const Licence& licence) {
    list_fields(NodeFields(node), vehicle, licence);
    NodeFields(node).may("moved").flag(vehicle.moved_in_phase);
    if (const auto step = node.find("last_step")) vehicle.last_step = direction_or_none(*step);
    // FR-EDGE-20: one after the other, unless they went together.
    if (!node.has("out_event")) vehicle.out_event = vehicle.out_order;
}

void read_status(const Node& node, const Licence& licence, Vehicle& vehicle) {
    if (const auto status = node.find("status")) {
        vehicle.status = named_by<VehicleStatus>(*status, "a status");
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
    node.allow(keys_of<Vehicle>({"override"}));
    race[v] = fresh_vehicle(race.licence(v));
    read_position(node, race, v);
    read_sheet(node, race, v);
    read_status(node, race.licence(v), race[v]);
    const bool on_track = race[v].is_running() || race[v].is_wreck();
    if (!on_track && !node.has("hex")) race[v].cell = no_cell;
    if (race[v].is_wreck()) {  // its heading (FR-WIPE-03)
        race[v].heading_before_turn = static_cast<std::uint8_t>(race[v].facing.number());
    }
    read_plain_fields(node, race[v], race.licence(v));
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
