#include "games/frothy/data/scenario/scenario_given.h"

#include <algorithm>

#include "games/frothy/data/notation/notation.h"
#include "games/frothy/data/scenario/scenario_fields.h"
#include "games/frothy/rules/rules.h"

namespace frothy::scenario {
namespace {

VehicleNames read_names(const Node& given) {
    VehicleNames names;
    const auto vehicles = given.find("vehicles");
    if (!vehicles) return names;
    for (const Node& vehicle : vehicles->items("a list of vehicles")) {
        vehicle.require_object("a vehicle");
        const Node name = vehicle.at("name");
        const std::string text = name.text();
        if (!play::scenario::is_plain_name(text)) name.refuse("a name of 1 to 40 characters");
        if (std::find(names.begin(), names.end(), text) != names.end()) {
            name.complain("two vehicles are called \"" + text + "\"");
        }
        names.push_back(text);
    }
    if (names.size() > max_vehicles) vehicles->refuse("at most 6 vehicles");
    return names;
}

void read_markers(const Node& given, Race& race) {
    const Course& course = race.course();
    for (int i = 0; i < course.fragile_count(); ++i) {
        race.fragile[static_cast<std::size_t>(i)] = course.features(course.fragile_cell(i)).fragile;
    }
    if (const auto fragile = given.find("fragile")) {
        for (const Node& node : fragile->items("a list of fragile obstacles")) {
            const auto markers = node.find("markers");
            if (!markers) continue;
            const Cell cell = cell_of(node.at("hex"), course);
            race.fragile[static_cast<std::size_t>(course.fragile_index(cell))] =
                static_cast<std::uint8_t>(markers->number(0, most_byte));
        }
    }
    if (const auto debris = given.find("debris")) {
        refuse_twice(*debris);
        for (const Node& node : debris->items("a list of debris")) {
            if (node.is_object()) node.allow({"hex", "markers"});
            if (race.debris_count >= max_debris) node.complain("more debris than a race can hold");
            const auto markers = node.find("markers");
            race.debris[race.debris_count++] = {
                cell_of(hex_node(node), course),
                static_cast<std::uint16_t>(markers ? markers->number(0, 999) : 1)};
        }
    }
}

// FR-TRT-06: the vehicles have their names by now.
void read_rivals(const Node& vehicles, Race& race, const VehicleNames& names) {
    VehicleId v = 0;
    for (const Node& node : vehicles.items("a list of vehicles")) {
        const VehicleId here = v++;
        Vehicle& vehicle = race[here];
        const auto rival = node.find("rival");
        if (rival && !rival->is_null()) vehicle.rival = vehicle_of(*rival, names);
        if (const auto ahead = node.find("rival_ahead")) {
            vehicle.rival_ahead = ahead->truth() ? 1 : 0;
        } else if (vehicle.rival != no_vehicle) {  // FR-TRT-06, as a start of the round would find
            const bool is_ahead = race[vehicle.rival].is_running() &&
                                  progress(race, vehicle.rival) > progress(race, here);
            vehicle.rival_ahead = is_ahead ? 1 : 0;
        }
    }
}

void read_runners(const Node& given, Race& race) {
    const auto runners = given.find("runners");
    if (!runners) return;
    if (race.terms().scoring.runners == 0 && !runners->items("a list of runners").empty()) {
        runners->complain("no runners are agreed: give the race \"scoring\": {\"runners\": 1}");
    }
    std::size_t slot = 0;
    for (const Node& node : runners->items("a list of runners")) {
        node.allow({"hex", "direction"});
        if (slot == race.runners.size()) node.complain("more runners than a race can hold");
        race.runners[slot].cell = cell_of(node.at("hex"), race.course());
        race.runners[slot++].direction =
            static_cast<std::uint8_t>(direction_in(node.at("direction")));
    }
}

void read_move(const Node& node, Race& race, const VehicleNames& names) {
    if (node.is_null()) return;
    node.require_object("the move in progress");
    node.allow(keys_of<MoveInProgress>({}));
    MoveInProgress& move = race.move;
    move.vehicle = vehicle_of(node.at("vehicle"), names);
    list_fields(NodeFields(node), move);
    if (const auto targets = node.find("targets")) {
        for (const Node& target : targets->items("a list of vehicles")) {
            move.targets =
                static_cast<std::uint8_t>(move.targets | (1U << vehicle_of(target, names)));
        }
    }
}

void read_order(const Node& given, Race& race, const VehicleNames& names) {
    if (const auto order = given.find("order")) {
        for (const Node& node : order->items("a list of vehicles in their order")) {
            if (race.order_count >= race.vehicle_count) node.complain("more names than vehicles");
            race.order[race.order_count++] = vehicle_of(node, names);
        }
    }
    if (const auto next = given.find("next")) {
        if (next->is_text()) {
            const VehicleId v = vehicle_of(*next, names);
            const auto end = race.order.begin() + race.order_count;
            const auto found = std::find(race.order.begin(), end, v);
            if (found == end) next->complain("this vehicle is not in `order`");
            race.next = static_cast<std::uint8_t>(found - race.order.begin());
        } else {
            race.next = static_cast<std::uint8_t>(next->number(0, race.order_count));
        }
    }
}

void read_clock(const Node& given, Race& race) {
    if (const auto phase = given.find("phase")) {
        race.phase = static_cast<std::uint8_t>(phase->number(0, phase_count));
        race.moment = race.phase == 0 ? Moment::start_of_round : Moment::movement;
    }
    if (const auto moment = given.find("moment")) {
        race.moment = named_by<Moment>(*moment, "a moment");
    }
    if (const auto events = given.find("event_number")) {
        race.event_number = static_cast<std::uint16_t>(events->number(0, 65535));
    } else {
        for (std::size_t i = 0; i < race.vehicle_count; ++i)
            race.event_number = std::max(race.event_number, race.vehicles[i].out_event);
    }
    if (const auto ended = given.find("ended")) {
        race.ended = named_by<EndReason>(*ended, "how the race ended");
    }
}

// Who is home has come home, and what lies at rest has come to rest, as they are listed where
// their order is not said: FR-EDGE-24 and FR-EDGE-27 need one.
void number_the_rest(Race& race) {
    for (std::size_t i = 0; i < race.vehicle_count; ++i) {
        Vehicle& vehicle = race.vehicles[i];
        if (vehicle.status == VehicleStatus::finished && vehicle.out_order == 0) {
            vehicle.out_order = ++race.out_count;
            if (vehicle.out_event == 0) vehicle.out_event = vehicle.out_order;
        }
        if (vehicle.status == VehicleStatus::resting_wreck && vehicle.rest_order == 0) {
            vehicle.rest_order = ++race.rest_count;
        }
    }
}

// How many are home, out and at rest follows from the vehicles unless it is said.
void count_vehicles(const Node& given, Race& race) {
    for (std::size_t i = 0; i < race.vehicle_count; ++i) {
        const Vehicle& vehicle = race.vehicles[i];
        if (vehicle.status == VehicleStatus::finished) ++race.finished_count;
        if (!vehicle.is_running()) {
            race.out_count = std::max(race.out_count, vehicle.out_order);
        }
        race.rest_count = std::max(race.rest_count, vehicle.rest_order);
    }
    number_the_rest(race);
    list_fields(NodeFields(given), race);
}

}  // namespace

Board set_up_board(const Node& given, Library& library, const Places& places) {
    given.require_object("what is given");
    given.allow(keys_of<Race>({"course", "house_rules", "laps", "hazards", "solid", "race"}));
    Board board;
    board.names = read_names(given);
    board.setting = library.setting_for(given, places);
    Race& race = board.race;
    race.setting = board.setting.get();
    race.vehicle_count = static_cast<std::uint8_t>(board.names.size());
    read_markers(given, race);
    if (const auto vehicles = given.find("vehicles")) {
        VehicleId v = 0;
        for (const Node& node : vehicles->items("a list of vehicles")) {
            read_vehicle(node, race, v++);
        }
        read_rivals(*vehicles, race, board.names);
    }
    count_vehicles(given, race);
    read_clock(given, race);
    read_order(given, race, board.names);
    if (const auto move = given.find("move")) read_move(*move, race, board.names);
    read_runners(given, race);
    if (const auto catcher = given.find("catcher"); catcher && !catcher->is_null()) {
        race.catcher = vehicle_of(*catcher, board.names);
    }
    const std::string broken = find_broken_invariant(race);
    if (!broken.empty()) bad_content(given.place(), "this cannot be: " + broken);
    return board;
}

}  // namespace frothy::scenario
