// The still part of a case: its course, licences and house rules, read once and shared.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "games/frothy/data/scenario/scenario_words.h"
#include "games/frothy/rules/setting.h"

namespace frothy::scenario {

// The vehicles of a case by name; the name's place is the VehicleId, and the number of the player.
using VehicleNames = std::vector<std::string>;

inline constexpr int most_byte = 255;  // of the numbers a race keeps in a byte

VehicleId vehicle_of(const Node& node, const VehicleNames& names);
std::string name_of_vehicle(VehicleId v, const VehicleNames& names);
// [q, r] and the cell it names.
hexgrid::Hex hex_of(const Node& node);
Cell cell_of(const Node& node, const Course& course);
// The hex of an entry of a list, which may be the hex alone.
inline Node hex_node(const Node& entry) { return entry.is_object() ? entry.at("hex") : entry; }
// Refuses a list of hexes that has one of them twice.
void refuse_twice(const Node& list);

// Keeps what it has read. The keys are the documents' own words, so nothing is ever stale but a
// file that changes while the process runs.
class Library {
public:
    // The setting of a case: `course`, `house_rules`, `laps`, `licence` and `override` of the
    // vehicles, and the features of hexes.
    std::shared_ptr<const Setting> setting_for(const Node& given, const Places& places);

private:
    using Folders = std::initializer_list<std::string_view>;  // of the data folders

    const Json& document(const std::string& id_or_path, Folders folders, const Places& places,
                         const std::string& place);
    void agree_on(const Node& given, const Places& places, Setting& setting);
    CoursePlan course_plan(const Node& given, const Places& places);
    Licence licence(const Node& vehicle, const Places& places);

    std::map<std::string, Json> documents_;
    std::map<std::string, Licence> licences_;
    std::map<std::string, std::shared_ptr<const Setting>> settings_;
};

}  // namespace frothy::scenario
