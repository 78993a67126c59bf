#include "games/frothy/data/scenario/scenario_setting.h"

#include <algorithm>
#include <fstream>
#include <sstream>

#include "games/frothy/data/notation/notation.h"
#include "games/frothy/data/scenario/scenario_documents.h"

namespace frothy::scenario {
namespace {

constexpr std::size_t most_kept = 512;  // settings, licences and documents kept at once
constexpr int longest_way = 1000;       // hex coordinates

std::string slurp(const std::filesystem::path& file, const std::string& place) {
    std::ifstream stream(file, std::ios::binary);
    if (!stream) bad_content(place, "cannot read the file " + file.string());
    std::ostringstream text;
    text << stream.rdbuf();
    return text.str();
}

// Lists are replaced, objects merged; `speeds` may be given by rating: {"5": {"control": 4}}.
void lay_over(Json& document, const Node& changes) {
    for (const auto& [key, change] : changes.members()) {
        Json& old = document[key];
        const bool by_index = old.is_array() && change.is_object();
        if (by_index) {
            for (const auto& [index, element] : change.members()) {
                const bool digits = !index.empty() && index.size() < 3 &&
                                    std::all_of(index.begin(), index.end(),
                                                [](char c) { return c >= '0' && c <= '9'; });
                if (!digits || static_cast<std::size_t>(std::stoi(index)) >= old.size()) {
                    element.complain("found \"" + index + "\", expected a place in a list of " +
                                     std::to_string(old.size()) + ", counted from 0");
                }
                Json& target = old[static_cast<std::size_t>(std::stoi(index))];
                if (element.is_object() && target.is_object()) {
                    lay_over(target, element);
                } else {
                    target = element.json();
                }
            }
        } else if (old.is_object() && change.is_object()) {
            lay_over(old, change);
        } else {
            old = change.json();
        }
    }
}

// The features a case adds to the hexes of its course.
void add_features(const Node& given, CoursePlan& plan) {
    const auto features_at = [&](const Node& node) -> Features& {
        const auto found = std::find(plan.hexes.begin(), plan.hexes.end(), hex_of(hex_node(node)));
        if (found == plan.hexes.end()) hex_node(node).complain("this hex is not on the course");
        return plan.features[static_cast<std::size_t>(found - plan.hexes.begin())];
    };
    // Each entry of a list, with the features of its hex.
    const auto read_all = [&](const char* key, std::string_view what,
                              std::initializer_list<std::string_view> keys, const auto& read) {
        const auto list = given.find(key);
        if (!list) return;
        for (const Node& node : list->items(what)) {
            if (node.is_object()) node.allow(keys);
            read(node, features_at(node));
        }
    };
    const auto read_rating = [](const Node& node, std::int8_t& rating) {
        constexpr int most_rating = 20;
        if (const auto said = node.find("rating")) {
            rating = static_cast<std::int8_t>(said->number(-most_rating, most_rating));
        }
    };
    read_all("hazards", "a list of hazards", {"hex", "rating"},
             [&](const Node& node, Features& features) {
                 features.hazard = true;
                 read_rating(node, features.hazard_rating);
             });
    read_all("solid", "a list of solid obstacles", {"hex", "rating", "jumpable"},
             [&](const Node& node, Features& features) {
                 features.solid = true;
                 if (const auto low = node.find("jumpable")) features.jumpable = low->truth();
                 read_rating(node, features.solid_rating);
             });
    if (const auto fragile = given.find("fragile")) refuse_twice(*fragile);
    read_all("fragile", "a list of fragile obstacles", {"hex", "markers", "rating", "points"},
             [&](const Node& node, Features& features) {
                 if (features.fragile == 0) {
                     const auto markers = node.find("markers");
                     const int count = markers ? markers->number(0, most_byte) : 1;
                     features.fragile = static_cast<std::uint8_t>(std::max(1, count));
                 }
                 read_rating(node, features.fragile_rating);
                 if (const auto points = node.find("points")) {
                     features.points = static_cast<std::uint8_t>(points->number(0, most_points));
                 }
             });
    for (const char* list : {"hazards", "solid", "fragile"}) {
        read_all(list, "a list of hexes", {"hex", "rating", "jumpable", "markers", "points"},
                 [](const Node& node, const Features& features) {
                     if (features.solid && (features.hazard || features.fragile > 0)) {
                         node.complain("a solid obstacle stands alone on its hex");
                     }
                 });
    }
}

// Everything of `given` that makes the setting, as the key it is kept under.
std::string key_of(const Node& given, const Places& places) {
    Json key = Json::array();
    key.push_back(places.folder.string());
    for (const auto* part :
         {"course", "house_rules", "laps", "race", "hazards", "solid", "fragile"}) {
        const auto found = given.find(part);
        key.push_back(found ? found->json() : Json());
    }
    if (const auto vehicles = given.find("vehicles")) {
        for (const Node& vehicle : vehicles->items("a list of vehicles")) {
            const auto licence = vehicle.find("licence");
            const auto changes = vehicle.find("override");
            key.push_back(vehicle.has("name") ? vehicle.at("name").json() : Json());
            key.push_back(licence ? licence->json() : Json());
            key.push_back(changes ? changes->json() : Json());
        }
    }
    return key.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace

VehicleId vehicle_of(const Node& node, const VehicleNames& names) {
    return static_cast<VehicleId>(node.word_of(names, "the name of a vehicle"));
}

std::string name_of_vehicle(VehicleId v, const VehicleNames& names) {
    return v < names.size() ? names[v] : std::string("nobody");
}

hexgrid::Hex hex_of(const Node& node) {
    if (!node.is_array() || node.json().size() != 2) node.refuse("a hex as [q, r]");
    const auto parts = node.items("a hex as [q, r]");
    return {static_cast<std::int16_t>(parts[0].number(-longest_way, longest_way)),
            static_cast<std::int16_t>(parts[1].number(-longest_way, longest_way))};
}

Cell cell_of(const Node& node, const Course& course) {
    const Cell cell = course.cell_at(hex_of(node));
    if (cell == no_cell)
        node.complain("found " + node.json().dump() + ", which is not on the course");
    return cell;
}

// One entry a hex: of two it would be unclear whether their markers add up.
void refuse_twice(const Node& list) {
    std::vector<hexgrid::Hex> hexes;
    for (const Node& node : list.items("a list of hexes")) {
        const hexgrid::Hex hex = hex_of(hex_node(node));
        if (std::find(hexes.begin(), hexes.end(), hex) != hexes.end()) {
            node.complain("this hex is in the list a second time; write its \"markers\"");
        }
        hexes.push_back(hex);
    }
}

const Json& Library::document(const std::string& id_or_path, Folders folders, const Places& places,
                              const std::string& place) {
    const bool is_file = id_or_path.ends_with(".json");
    const bool is_path = is_file || id_or_path.find('/') != std::string::npos;
    const std::string key =
        places.folder.string() + "|" + std::string(*folders.begin()) + "|" + id_or_path;
    const auto kept = documents_.find(key);
    if (kept != documents_.end()) return kept->second;

    std::vector<std::filesystem::path> candidates;
    if (is_path) {
        candidates.push_back(places.folder / id_or_path);
        for (const auto& dir : places.data_dirs)
            candidates.push_back(dir / id_or_path);
    }
    for (const auto& dir : places.data_dirs) {
        if (is_path && !is_file) break;
        for (const std::string_view folder : folders) {
            candidates.push_back(dir / folder / (id_or_path + (is_file ? "" : ".json")));
        }
    }
    for (const auto& candidate : candidates) {
        std::error_code error;
        if (!std::filesystem::is_regular_file(candidate, error)) continue;
        try {
            return documents_[key] = parse_strictly(slurp(candidate, place));
        } catch (const Problem& problem) {
            documents_.erase(key);
            bad_content(place, candidate.string() + ": " + problem.message);
        }
    }
    std::string looked;
    for (const auto& candidate : candidates)
        looked += " " + candidate.string();
    bad_content(place, "there is no \"" + id_or_path + "\"; looked for:" + looked);
}

CoursePlan Library::course_plan(const Node& given, const Places& places) {
    const auto course = given.find("course");
    if (!course) return plain_field();
    if (course->is_text()) {
        const Json& found = document(course->text(), {"tracks"}, places, course->place());
        return read_course(found, course->place());
    }
    course->require_object("a course document, or the id or path of one");
    return read_course(course->json(), course->place());
}

// House rules by key, or a whole set of them, which may agree on laps too.
void Library::agree_on(const Node& given, const Places& places, Setting& setting) {
    const auto said = given.find("house_rules");
    if (!said) return;
    const Node whole = said->is_text()
                           ? Node(document(said->text(), {"assets/house-rules", "house-rules"},
                                           places, said->place()),
                                  said->place())
                           : *said;
    whole.require_object("house rules by key, such as {\"speed.commit\": \"simultaneous\"}");
    const NamedHouseRules set = read_house_rules(whole.json(), whole.place());
    setting.rules = set.rules;
    if (set.laps && !given.has("laps")) setting.laps = *set.laps;
}

Licence Library::licence(const Node& vehicle, const Places& places) {
    const auto named = vehicle.find("licence");
    const auto changes = vehicle.find("override");
    Json key = {named ? named->json() : Json(), changes ? changes->json() : Json(),
                places.folder.string()};
    const std::string text = key.dump(-1, ' ', false, Json::error_handler_t::replace);
    const auto kept = licences_.find(text);
    if (kept != licences_.end()) return kept->second;

    const std::string place = named ? named->place() : vehicle.place();
    Json changed;
    if (named && named->is_object()) {
        changed = named->json();
    } else {
        changed = document(named ? named->text() : "basic-chariot", {"vehicles"}, places, place);
    }
    if (changes) {
        changes->require_object("fields of the licence to override");
        lay_over(changed, *changes);
    }
    Licence licence = read_licence(changed, changes ? changes->place() : place);
    if (licences_.size() >= most_kept) licences_.clear();
    return licences_[text] = std::move(licence);
}

std::shared_ptr<const Setting> Library::setting_for(const Node& given, const Places& places) {
    const std::string key = key_of(given, places);
    const auto kept = settings_.find(key);
    if (kept != settings_.end()) return kept->second;

    auto setting = std::make_shared<Setting>();
    CoursePlan plan = course_plan(given, places);
    add_features(given, plan);
    setting->laps = plan.laps;
    if (const auto laps = given.find("laps")) {
        setting->laps = static_cast<std::uint8_t>(laps->number(1, 99));
    }
    agree_on(given, places, *setting);
    if (const auto vehicles = given.find("vehicles")) {
        for (const Node& vehicle : vehicles->items("a list of vehicles")) {
            vehicle.require_object("a vehicle");
            setting->licences.push_back(licence(vehicle, places));
        }
    }
    if (const auto race = given.find("race")) {
        std::vector<std::string> names;
        if (const auto vehicles = given.find("vehicles")) {
            for (const Node& vehicle : vehicles->items("a list of vehicles"))
                names.push_back(vehicle.at("name").text());
        }
        setting->terms = read_race_terms(*race, names);
    }
    setting->course = Course(std::move(plan));
    if (settings_.size() >= most_kept) settings_.clear();
    return settings_[key] = std::move(setting);
}

}  // namespace frothy::scenario
