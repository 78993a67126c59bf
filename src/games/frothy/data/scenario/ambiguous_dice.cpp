#include "games/frothy/data/scenario/ambiguous_dice.h"

#include "games/frothy/rules/dice.h"

namespace frothy::scenario {
namespace {

DiceFaces faces_of(const Json& document) {
    const Json::json_pointer key("/given/house_rules/dice.faces");
    return document.contains(key) && document.at(key) == "mirrored" ? DiceFaces::mirrored
                                                                    : DiceFaces::printed;
}

bool has_ambiguous_dice(const Json& line) {
    if (!line.is_object()) return false;
    const auto roll = line.find("roll");
    if (roll != line.end()) return roll->is_string() && is_read_by_icon(roll->get<std::string>());
    const auto query = line.find("query");
    return query != line.end() && *query == "discards";
}

void find_in_line(const Json& line, const Json::json_pointer& where, DiceFaces faces,
                  std::vector<Ambiguity>& found) {
    if (!has_ambiguous_dice(line)) return;
    const auto dice = line.find("dice");
    if (dice == line.end() || !dice->is_array()) return;
    for (std::size_t i = 0; i < dice->size(); ++i) {
        const Json& die = (*dice)[i];
        if (!die.is_number_integer()) continue;
        Ambiguity shared;
        for (std::size_t icon = 0; icon < icon_count; ++icon) {
            const std::string_view name = name_of(static_cast<Icon>(icon));
            if (value_of(static_cast<Icon>(icon), faces) != die) continue;
            shared.text += (shared.meanings.empty() ? die.dump() + " may be \"" : " or \"") +
                           std::string(name) + '"';
            shared.meanings.emplace_back(name);
        }
        if (shared.meanings.size() < 2) continue;
        shared.where = where / "dice" / i;
        shared.cure = "name the icon";
        found.push_back(std::move(shared));
    }
}

// The lines below a key: a list of them, or one.
void find_below(const Json& document, const char* key, DiceFaces faces,
                std::vector<Ambiguity>& found) {
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

bool is_read_by_icon(std::string_view roll) {
    return roll == name_of(Why::control) || roll == name_of(Why::runner);
}

std::vector<Ambiguity> ambiguous_dice(const Json& document) {
    std::vector<Ambiguity> found;
    if (!document.is_object()) return found;
    const DiceFaces faces = faces_of(document);
    find_below(document, "do", faces, found);
    find_below(document, "script", faces, found);
    return found;
}

}  // namespace frothy::scenario
