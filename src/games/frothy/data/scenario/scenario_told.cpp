#include "games/frothy/data/scenario/scenario_told.h"

#include <cctype>
#include <ostream>
#include <vector>

#include "games/frothy/data/wording/wording_support.h"
#include "games/frothy/rules/queries.h"

namespace frothy::scenario {
namespace {

std::string hex_text(const Course& course, Cell cell) {
    const hexgrid::Hex hex = course.hex(cell);
    return say("({0}, {1})", {hex.q, hex.r});
}

std::string hand_text(const Race& race, VehicleId v) {
    const Cards& cards = race[v].cards;
    std::vector<std::string> parts;
    for (const CardType type : {CardType::whip, CardType::reins, CardType::dual}) {
        const int count = cards.count(Pile::hand, type);
        if (count > 0) parts.push_back(card_count_text(type, count));
    }
    const auto& specials = race.licence(v).specials;
    for (std::size_t i = 0; i < specials.size(); ++i) {
        const unsigned held = cards.special[static_cast<std::size_t>(Pile::hand)];
        if (((held >> i) & 1U) != 0) parts.push_back(special_text(specials[i]));
    }
    return parts.empty() ? "no cards in hand" : "in hand " + listing_of(parts);
}

std::string resilience_text(int resilience) {
    return resilience == blank_resilience ? "blank Resilience"
                                          : say("Resilience {0}", {resilience});
}

// What stands on the licence that a reader cannot know from the name of the vehicle.
std::string licence_text(const Race& race, VehicleId v) {
    const Licence& licence = race.licence(v);
    std::vector<std::string> traits;
    for (const Trait& trait : licence.traits)
        traits.push_back(trait_text(trait));
    std::string text = traits.empty() ? "no traits" : listing_of(traits);
    for (const Affect& affect : licence.affects)
        text += say("; at Damage {0}: {1}", {affect.at, affect_text(affect.kind)});
    return text;
}

std::string place_text(const Race& race, VehicleId v) {
    const Vehicle& vehicle = race[v];
    if (vehicle.cell == no_cell) return status_name(vehicle.status);
    const std::string where = say(
        "at {0} facing {1}", {hex_text(race.course(), vehicle.cell), facing_word(vehicle.facing)});
    return vehicle.is_running() ? where : status_name(vehicle.status) + " " + where;
}

std::string sheet_text(const Race& race, VehicleId v) {
    const Vehicle& vehicle = race[v];
    return say("Speed {0} (acceleration box {1}, deceleration box {2}), Damage {3} of {4}, "
               "Control Loss {5}",
               {rating(race, v), accel_box_in_rating(race, v), decel_box_in_rating(race, v),
                vehicle.damage, race.licence(v).damage_max, vehicle.control_loss});
}

// "hazards at (4, 0)", empty if there are none.
template <class Holds>
void add_features(const Race& race, const char* what, const Holds& holds,
                  std::vector<std::string>& parts) {
    const Course& course = race.course();
    std::vector<std::string> hexes;
    for (int number = 0; number < course.cell_count(); ++number) {
        const auto cell = static_cast<Cell>(number);
        if (holds(cell)) hexes.push_back(hex_text(course, cell));
    }
    if (!hexes.empty()) parts.push_back(say("{0} at {1}", {what, listing_of(hexes)}));
}

}  // namespace

Names with_capitals(const VehicleNames& names) {
    Names called;
    for (std::size_t v = 0; v < names.size(); ++v) {
        std::string name = names[v];
        if (!name.empty()) name[0] = static_cast<char>(std::toupper(name[0]));
        called.vehicles[v] = name;
    }
    return called;
}

void tell_start(std::ostream& out, const Race& race, const Names& names) {
    out << '\n';
    for (VehicleId v = 0; v < race.vehicle_count; ++v) {
        out << "  " << names.of(v) << ", " << race.licence(v).name << ", " << place_text(race, v)
            << ": " << sheet_text(race, v) << ", " << resilience_text(resilience(race, v)) << ", "
            << hand_text(race, v) << ".\n      On the licence " << licence_text(race, v) << ".\n";
    }
    const Course& course = race.course();
    std::vector<std::string> parts;
    add_features(
        race, "hazard", [&](Cell cell) { return course.features(cell).hazard; }, parts);
    add_features(
        race, "fragile obstacle", [&](Cell cell) { return fragile_markers(race, cell) > 0; },
        parts);
    add_features(
        race, "solid obstacle", [&](Cell cell) { return course.is_solid(cell); }, parts);
    for (const std::string& part : parts)
        out << "  There is a " << part << ".\n";
}

void tell_end(std::ostream& out, const Race& race, const Names& names) {
    out << "\nIn the end\n";
    for (VehicleId v = 0; v < race.vehicle_count; ++v) {
        out << "  " << names.of(v) << ", " << place_text(race, v) << ": " << sheet_text(race, v)
            << ", " << hand_text(race, v) << ".\n";
    }
}

}  // namespace frothy::scenario
