#include "games/frothy/data/scenario/scenario_readings.h"

#include "games/frothy/rules/dice.h"

namespace frothy::scenario {
namespace {

DiceFaces faces_of(const Json& document) {
    const Json::json_pointer key("/given/house_rules/dice.faces");
    return document.contains(key) && document.at(key) == "mirrored" ? DiceFaces::mirrored
                                                                    : DiceFaces::printed;
}

bool is_read_by_icon(const Json& line) {
    if (!line.is_object()) return false;
    const auto roll = line.find("roll");
    if (roll != line.end()) return *roll == "control" || *roll == "runner";
    const auto query = line.find("query");
    return query != line.end() && *query == "discards";
}

void find_in_line(const Json& line, const Json::json_pointer& where, DiceFaces faces,
                  std::vector<SharedValue>& found) {
    if (!is_read_by_icon(line)) return;
    const auto dice = line.find("dice");
    if (dice == line.end() || !dice->is_array()) return;
    for (std::size_t i = 0; i < dice->size(); ++i) {
        if (!(*dice)[i].is_number_integer()) continue;
        SharedValue shared;
        for (std::size_t icon = 0; icon < icon_count; ++icon) {
            if (value_of(static_cast<Icon>(icon), faces) == (*dice)[i]) {
                shared.icons.emplace_back(name_of(static_cast<Icon>(icon)));
            }
        }
        if (shared.icons.size() < 2) continue;
        shared.where = where / "dice" / i;
        shared.value = (*dice)[i].get<int>();
        found.push_back(std::move(shared));
    }
}

// The lines below a key: a list of them, or one.
void find_below(const Json& document, const char* key, DiceFaces faces,
                std::vector<SharedValue>& found) {
    const auto lines = document.find(key);
    if (lines == document.end()) return;
    const Json::json_pointer where = Json::json_pointer() / key;
    if (!lines->is_array()) {
        find_in_line(*lines, where, faces, found);
        return;
    }
    for (std::size_t i = 0; i < lines->size(); ++i)
        find_in_line((*lines)[i], where / i, faces, found);
}

}  // namespace

std::string SharedValue::place() const {
    const std::string text = where.to_string();
    return text.empty() ? text : text.substr(1);
}

std::string SharedValue::text() const {
    std::string text = std::to_string(value) + " may be ";
    for (std::size_t i = 0; i < icons.size(); ++i)
        text += (i == 0 ? "\"" : " or \"") + icons[i] + '"';
    return text;
}

std::vector<SharedValue> find_shared_values(const Json& document) {
    std::vector<SharedValue> found;
    if (!document.is_object()) return found;
    const DiceFaces faces = faces_of(document);
    find_below(document, "do", faces, found);
    find_below(document, "script", faces, found);
    return found;
}

std::vector<Json> readings_of(const Json& document, const std::vector<SharedValue>& shared) {
    std::vector<Json> readings = {document};
    for (const SharedValue& value : shared)
        readings.front()[value.where] = value.icons.front();
    if (shared.size() > most_shared) return readings;
    for (const SharedValue& value : shared) {
        const std::size_t before = readings.size();
        for (std::size_t icon = 1; icon < value.icons.size(); ++icon) {
            for (std::size_t i = 0; i < before; ++i) {
                Json other = readings[i];
                other[value.where] = value.icons[icon];
                readings.push_back(std::move(other));
            }
        }
    }
    return readings;
}

std::vector<Reading> other_readings(const Json& document, std::size_t fitting_forced) {
    constexpr std::size_t most_read_otherwise = 16;
    const std::size_t fitting = std::min(fitting_forced, most_read_otherwise);
    std::vector<Reading> readings;
    if (fitting > 0) readings.push_back({.forced = Reading::Forced::none});
    for (std::size_t but = 0; fitting > 1 && but < fitting; ++but)
        readings.push_back({.forced = Reading::Forced::all_but_one, .but = but});
    const auto deeds = document.find("do");
    if (deeds != document.end() && deeds->dump().find("control roll") != std::string::npos) {
        readings.push_back({.unasked_rolls = UnaskedRolls::made});
    }
    return readings;
}

}  // namespace frothy::scenario
