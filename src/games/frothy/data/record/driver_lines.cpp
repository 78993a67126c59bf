#include "games/frothy/data/record/driver_lines.h"

#include <nlohmann/json.hpp>

#include "formats/json_fwd.h"
#include "games/frothy/data/notation/notation.h"
#include "games/frothy/data/record/codec.h"
#include "games/frothy/rules/queries.h"
#include "games/frothy/rules/standings.h"

namespace frothy {

namespace {

using formats::OrderedJson;

void put_vehicle(OrderedJson& json, const char* key, VehicleId v) {
    if (v != no_vehicle) json[key] = v;
}

OrderedJson about_to_json(const Question& question) {
    OrderedJson json = OrderedJson::object();
    const About& about = question.about;
    put_vehicle(json, "vehicle", about.vehicle);
    put_vehicle(json, "other", about.other);
    json["rule"] = about.rule.text();
    json["number"] = static_cast<int>(about.number);
    json["so_far"] = static_cast<int>(about.so_far);
    if (about.cell != no_cell) json["cell"] = about.cell;
    switch (question.ask) {
    case Ask::attack_cards:
        json["attack"] = about.attack == AttackKind::vehicle ? "vehicle" : "personal";
        break;
    case Ask::keep_dice:
        json["direction"] =
            about.direction == SpeedDirection::accelerate ? "accelerate" : "decelerate";
        break;
    case Ask::control_cards:
    case Ask::discard_die:
    case Ask::after_roll:
        json["cause"] = name_of(about.cause);
        json["turn"] = about.planned_turn;
        break;
    default: break;
    }
    return json;
}

// How the race stands, in few words and in full.
void put_race(OrderedJson& line, const Race& race) {
    OrderedJson vehicles = OrderedJson::array();
    const auto placed = places(race);
    for (VehicleId v = 0; v < race.vehicle_count; ++v) {
        OrderedJson vehicle;
        vehicle["place"] = placed[v];
        vehicle["spaces"] = distance_gained(race, v);
        vehicle["speed"] = race[v].is_running() ? rating(race, v) : 0;
        vehicle["damage_to_spare"] = damage_to_spare(race, v);
        vehicle["status"] = name_of(race[v].status);
        vehicles.push_back(vehicle);
    }
    line["vehicles"] = vehicles;
    line["state"] = Codec::state_to_json(race);
}

}  // namespace

std::string race_line(const Agreement& agreement, VehicleId you, std::uint32_t seed) {
    OrderedJson race = OrderedJson::object();
    Codec::write_agreement(agreement, race);
    OrderedJson hexes = OrderedJson::array();
    const auto setting = setting_of(agreement);
    for (int cell = 0; cell < setting->course.cell_count(); ++cell) {
        const hexgrid::Hex hex = setting->course.hex(static_cast<Cell>(cell));
        hexes.push_back({hex.q, hex.r});
    }
    OrderedJson line;
    line["race"] = race;
    line["hexes"] = hexes;
    line["you"] = you;
    line["seed"] = seed;
    return line.dump();
}

std::string ask_line(const kernel::Decision<Frothy>& view) {
    OrderedJson line;
    line["ask"] = Codec::name_of(view.ask);
    line["about"] = about_to_json(view.question());
    line["dice"] = view.dice;
    line["options"] = option_texts(view);
    put_race(line, view.now);
    return line.dump();
}

std::string tried_line(const Race& race) {
    OrderedJson line;
    line["over"] = Frothy::is_over(race);
    put_race(line, race);
    return line.dump();
}

std::vector<std::string> option_texts(const kernel::Decision<Frothy>& view) {
    std::vector<std::string> texts;
    for (const Option& option : view.options)
        texts.push_back(Codec::text_of(option));
    return texts;
}

}  // namespace frothy
