// The state of a race in the words of `given`, and `expect` held against it.
#include <algorithm>
#include <charconv>

#include "games/frothy/data/notation/notation.h"
#include "games/frothy/data/scenario/scenario_events.h"
#include "games/frothy/data/scenario/scenario_fields.h"
#include "games/frothy/data/scenario/scenario_given.h"
#include "games/frothy/rules/queries.h"

namespace frothy::scenario {
namespace {

Json name_or_null(VehicleId v, const VehicleNames& names) {
    return v == no_vehicle ? Json() : Json(name_of_vehicle(v, names));
}

Json affects_json(const AffectsInForce& affects, const Licence& licence) {
    Json lost = Json::array();
    for (std::size_t i = 0; i < licence.traits.size(); ++i) {
        if ((affects.lost_traits >> i) & 1) lost.push_back(licence.traits[i].name);
    }
    Json drawn = Json::array();
    for (std::size_t i = 0; i < std::min(affects.drawn.size(), licence.affects.size()); ++i)
        drawn.push_back(affects.drawn[i]);
    Json json = fields_json(affects);
    json.update({{"drawn", drawn}, {"lost_traits", lost}});
    return json;
}

Json cards_json(const Cards& cards) {
    Json json = Json::object();
    for (int i = 0; i < pile_count; ++i) {
        const Pile pile = static_cast<Pile>(i);
        Json& content = json[std::string(name_of(pile))];
        for (int type = 0; type < card_type_count; ++type) {
            const CardType card = static_cast<CardType>(type);
            content[std::string(name_of(card))] = cards.count(pile, card);
        }
        Json special = Json::array();
        for (int place = 0; place < 16; ++place) {
            if ((cards.special[static_cast<std::size_t>(i)] >> place) & 1) special.push_back(place);
        }
        content["special"] = special;
    }
    return json;
}

Json vehicle_json(const Race& race, VehicleId v, const VehicleNames& names) {
    const Vehicle& vehicle = race[v];
    Json json = fields_json(vehicle, race.licence(v));
    json.update({{"name", names[v]},
                 {"licence", race.licence(v).id},
                 {"hex", hex_json(vehicle.cell, race.course())},
                 {"facing", vehicle.facing.number()},
                 {"speed", rating(race, v)},
                 {"marker", marker_text(race, v)},
                 {"damage", vehicle.damage},
                 {"affects", affects_json(vehicle.affects, race.licence(v))},
                 {"cards", cards_json(vehicle.cards)},
                 {"status", std::string(name_of(vehicle.status))},
                 {"moved", vehicle.moved_in_phase != 0},
                 {"affects_applied", vehicle.affects_applied},
                 {"best_progress", vehicle.best_progress},
                 {"rival", name_or_null(vehicle.rival, names)},
                 {"rival_ahead", vehicle.rival_ahead != 0},
                 {"start_progress", vehicle.start_progress}});
    if (vehicle.last_step != no_direction) {
        json["last_step"] = std::string(name_of(hexgrid::direction(vehicle.last_step)));
    }
    return json;
}

Json move_json(const MoveInProgress& move, const VehicleNames& names) {
    if (move.vehicle == no_vehicle) return nullptr;
    Json targets = Json::array();
    for (std::size_t i = 0; i < names.size(); ++i) {
        if ((move.targets >> i) & 1) targets.push_back(names[i]);
    }
    Json json = fields_json(move);
    json.update({{"vehicle", name_of_vehicle(move.vehicle, names)}, {"targets", targets}});
    return json;
}

Json fragile_json(const Race& race) {
    Json list = Json::array();
    const Course& course = race.course();
    for (int i = 0; i < course.fragile_count(); ++i) {
        list.push_back({{"hex", hex_json(course.fragile_cell(i), course)},
                        {"markers", race.fragile[static_cast<std::size_t>(i)]}});
    }
    return list;
}

Json debris_json(const Race& race) {
    Json list = Json::array();
    for (std::size_t i = 0; i < race.debris_count; ++i) {
        list.push_back({{"hex", hex_json(race.debris[i].cell, race.course())},
                        {"markers", race.debris[i].markers}});
    }
    return list;
}

Json runners_json(const Race& race) {
    Json list = Json::array();
    for (const Runner& runner : race.runners) {
        if (runner.cell == no_cell) continue;
        list.push_back({{"hex", hex_json(runner.cell, race.course())},
                        {"direction", std::string(name_of(hexgrid::direction(runner.direction)))}});
    }
    return list;
}

int number_after(std::string_view text, std::size_t& at) {
    int value = -1;
    const char* end = text.data() + text.size();
    const auto [stopped, error] =
        std::from_chars(text.data() + std::min(at, text.size()), end, value);
    if (error != std::errc{} || value > max_boxes) return -1;
    at = static_cast<std::size_t>(stopped - text.data());
    return value;
}

struct WrittenMarker {
    int speed = -1;
    int accel = 1;
    int decel = 1;
    bool boxes = false;
};

// "S5 A1/D1" or "S5".
WrittenMarker parse_marker(const Node& node) {
    const std::string text = node.text();
    const std::string expected = "a marker such as \"S5 A1/D1\", or \"S5\"";
    WrittenMarker marker;
    std::size_t at = 1;
    if (!text.starts_with("S")) node.refuse(expected);
    marker.speed = number_after(text, at);
    if (marker.speed < 0 || marker.speed >= rating_count) node.refuse(expected);
    if (at == text.size()) return marker;
    if (text.compare(at, 2, " A") != 0) node.refuse(expected);
    at += 2;
    marker.accel = number_after(text, at);
    if (marker.accel < 1 || text.compare(at, 2, "/D") != 0) node.refuse(expected);
    at += 2;
    marker.decel = number_after(text, at);
    if (marker.decel < 1 || at != text.size()) node.refuse(expected);
    marker.boxes = true;
    return marker;
}

std::string matching_boxes(const Licence& licence, std::size_t speed) {
    std::string text;
    int accel = 0;
    int decel = 0;
    for (const Block& block : licence.speeds[speed].blocks) {
        for (int a = 1; a <= block.accel; ++a) {
            for (int d = 1; d <= block.decel; ++d) {
                text += (text.empty() ? "A" : ", A") + std::to_string(accel + a) + "/D" +
                        std::to_string(decel + d);
            }
        }
        accel += block.accel;
        decel += block.decel;
    }
    return text;
}

bool match(const BoxRows& rows, int accel, int decel) {
    const auto a = static_cast<std::size_t>(accel);
    const auto d = static_cast<std::size_t>(decel);
    return rows.decel_of_accel[a] == decel || rows.accel_of_decel[d] == accel;
}

Marker boxes_at(const Node& node, const Licence& licence, int speed, int accel, int decel) {
    const BoxRows& rows = licence.rows;
    const auto s = static_cast<std::size_t>(speed);
    const Marker marker{rows.first_accel[s] + accel - 1, rows.first_decel[s] + decel - 1};
    if (marker.accel_box > rows.last_accel[s] || marker.decel_box > rows.last_decel[s] ||
        !match(rows, marker.accel_box, marker.decel_box)) {
        node.complain("found A" + std::to_string(accel) + "/D" + std::to_string(decel) +
                      ", expected boxes that match at Speed " + std::to_string(speed) + ": " +
                      matching_boxes(licence, s));
    }
    return marker;
}

}  // namespace

Marker marker_of(const Node& node, const Licence& licence) {
    if (node.is_number()) return boxes_at(node, licence, node.number(0, rating_count - 1), 1, 1);
    if (node.is_object()) {
        node.allow({"speed", "accel", "decel"});
        return boxes_at(node, licence, node.at("speed").number(0, rating_count - 1),
                        node.at("accel").number(1, max_boxes),
                        node.at("decel").number(1, max_boxes));
    }
    if (node.is_array()) {
        const auto boxes = node.items("two boxes");
        if (boxes.size() != 2) node.refuse("two boxes as [accel, decel], counted from 1");
        const BoxRows& rows = licence.rows;
        const Marker marker{boxes[0].number(1, rows.accel_count) - 1,
                            boxes[1].number(1, rows.decel_count) - 1};
        if (!match(rows, marker.accel_box, marker.decel_box)) node.refuse("boxes that match");
        return marker;
    }
    const WrittenMarker written = parse_marker(node);
    return boxes_at(node, licence, written.speed, written.accel, written.decel);
}

std::string marker_text(const Race& race, VehicleId v) {
    return "S" + std::to_string(rating(race, v)) + " A" +
           std::to_string(accel_box_in_rating(race, v)) + "/D" +
           std::to_string(decel_box_in_rating(race, v));
}

Json state_json(const Race& race, const VehicleNames& names) {
    Json order = Json::array();
    for (std::size_t i = 0; i < race.order_count; ++i) {
        order.push_back(name_of_vehicle(race.order[i], names));
    }
    Json vehicles = Json::array();
    for (VehicleId v = 0; v < race.vehicle_count; ++v) {
        vehicles.push_back(vehicle_json(race, v, names));
    }
    Json json = fields_json(race);
    json.update({{"phase", race.phase},
                 {"moment", std::string(name_of(race.moment))},
                 {"order", order},
                 {"next", race.next},
                 {"move", move_json(race.move, names)},
                 {"vehicles", vehicles},
                 {"fragile", fragile_json(race)},
                 {"debris", debris_json(race)},
                 {"runners", runners_json(race)},
                 {"catcher", name_or_null(race.catcher, names)},
                 {"event_number", race.event_number},
                 {"ended", std::string(name_of(race.ended))}});
    return json;
}

std::vector<std::string> state_keys() { return keys_of<Race>({}); }

namespace {

void expect_vehicle(const Node& expected, const Race& race, VehicleId v,
                    const VehicleNames& names) {
    const Json actual = vehicle_json(race, v, names);
    const std::string who = names[v] + "'s ";
    for (const auto& [key, value] : expected.members()) {
        if (key == "marker" && value.is_object()) {
            const Json boxes = {{"speed", rating(race, v)},
                                {"accel", accel_box_in_rating(race, v)},
                                {"decel", decel_box_in_rating(race, v)}};
            expect_part(value, boxes, who + key);
            continue;
        }
        if (key == "marker") {
            const bool boxes = value.is_array() || (value.is_text() && parse_marker(value).boxes);
            const Marker marker = marker_of(value, race.licence(v));
            const bool same =
                boxes
                    ? marker.accel_box == race[v].accel_box && marker.decel_box == race[v].decel_box
                    : race.licence(v)
                              .rows.accel_rating[static_cast<std::size_t>(marker.accel_box)] ==
                          rating(race, v);
            if (!same) {
                fail(value.place(), who + "marker is " + marker_text(race, v) + ", expected " +
                                        value.json().dump());
            }
            continue;
        }
        expect_part(value, member_of(actual, key, value), who + key);
    }
}

// The hexes with markers on them, sorted: their order says nothing, nor does one with none left.
Json markers_by_hex(const Json& list) {
    Json sorted = Json::array();
    for (const Json& entry : list) {
        const Json whole = entry.is_object() ? entry : Json({{"hex", entry}});
        const int markers = whole.value("markers", 1);
        if (markers > 0) sorted.push_back({{"hex", whole.at("hex")}, {"markers", markers}});
    }
    std::sort(sorted.begin(), sorted.end());
    return sorted;
}

void expect_markers(const Node& expected, const Json& actual, const std::string& what) {
    refuse_twice(expected);
    for (const Node& entry : expected.items("a list of hexes with markers")) {
        if (!entry.is_object()) continue;
        entry.allow({"hex", "markers"});
        if (const auto markers = entry.find("markers")) markers->number(0, 999);
    }
    const Json found = markers_by_hex(actual);
    const Json wanted = markers_by_hex(expected.json());
    if (found != wanted) {
        fail(expected.place(), what + " is " + found.dump() + ", expected " + wanted.dump());
    }
}

}  // namespace

void expect_state(const Node& expected, const Race& race, const VehicleNames& names) {
    const Json actual = state_json(race, names);
    for (const auto& [key, value] : expected.members()) {
        if (key == "fragile" || key == "debris") {
            expect_markers(value, actual.at(key), key);
            continue;
        }
        if (key != "vehicles") {
            if (actual.contains(key)) expect_part(value, actual.at(key), key);
            continue;
        }
        if (value.is_object()) {
            for (const auto& [name, vehicle] : value.members()) {
                const Json text = name;
                const VehicleId v = vehicle_of(Node(text, vehicle.place()), names);
                vehicle.require_object("what is expected of a vehicle");
                expect_vehicle(vehicle, race, v, names);
            }
        } else {
            for (const Node& vehicle : value.items("vehicles by name, or a list of them")) {
                expect_vehicle(vehicle, race, vehicle_of(vehicle.at("name"), names), names);
            }
        }
    }
}

}  // namespace frothy::scenario
