// Writing a course document, drawn as rows where the order of its hexes allows.
#include <algorithm>
#include <tuple>
#include <utility>

#include "games/frothy/data/course/course_json_parts.h"
#include "games/frothy/data/json_reading.h"
#include "games/frothy/data/notation/notation.h"

namespace frothy {

using hexgrid::Hex;

namespace {

using namespace course_document;

std::string look_of(const CoursePlan& plan, const Features& features) {
    return features.look < plan.looks.size() ? plan.looks[features.look] : std::string();
}

OrderedJson hex_json(Hex hex) { return OrderedJson::array({hex.q, hex.r}); }

bool is_by_row(const std::vector<Hex>& hexes) {
    return std::ranges::is_sorted(hexes, {}, [](Hex hex) { return std::pair(hex.r, hex.q); });
}

// A letter that says what it stands for where there is one, else the next free one.
char letter_for(const Marks& marks, const std::string& taken) {
    std::string wishes;
    if (marks.grid) wishes += static_cast<char>('1' + static_cast<int>(*marks.grid));
    if (marks.finish) wishes += 'F';
    if (!marks.look.empty()) wishes += marks.look.front();
    if (marks.features.hazard) wishes += 'h';
    if (marks.features.fragile > 0) wishes += 'o';
    if (marks.features.solid) wishes += '#';
    wishes += "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ+*=%&@!?$<>^~:;0123456789";
    for (const char wish : wishes) {
        if (wish > ' ' && wish <= '~' && taken.find(wish) == std::string::npos) return wish;
    }
    return ' ';
}

// The rows with their legend; nothing if there are not letters enough.
bool put_rows(const CoursePlan& plan, OrderedJson& document) {
    if (plan.hexes.empty() || !is_by_row(plan.hexes)) return false;
    const std::vector<Marks> marks = marks_of(plan);
    const int first_row = plan.hexes.front().r;
    const auto column = [&](Hex hex) { return hex.q + (hex.r - first_row) / 2; };
    const int first_column = column(*std::ranges::min_element(plan.hexes, {}, column));
    std::vector<std::string> rows(static_cast<std::size_t>(plan.hexes.back().r - first_row) + 1);
    std::vector<std::pair<OrderedJson, char>> letters{{OrderedJson::object(), '.'}};
    std::string taken = ".";
    for (std::size_t i = 0; i < plan.hexes.size(); ++i) {
        const OrderedJson entry = formats::object_json(marks[i]);
        auto known = std::ranges::find(letters, entry, &std::pair<OrderedJson, char>::first);
        if (known == letters.end()) {
            const char letter = letter_for(marks[i], taken);
            if (letter == ' ') return false;
            taken += letter;
            known = letters.emplace(letters.end(), entry, letter);
        }
        const Hex hex = plan.hexes[i];
        std::string& row = rows[static_cast<std::size_t>(hex.r - first_row)];
        row.resize(static_cast<std::size_t>(column(hex) - first_column), ' ');
        row += known->second;
    }
    document["origin"] = OrderedJson::array({first_column, first_row});
    document["legend"] = OrderedJson::object();
    for (const auto& [entry, letter] : letters) {
        document["legend"][std::string(1, letter)] = entry;
    }
    document["rows"] = rows;
    return true;
}

void put_lists(const CoursePlan& plan, OrderedJson& document) {
    document["hexes"] = OrderedJson::array();
    for (const Hex hex : plan.hexes)
        document["hexes"].push_back(hex_json(hex));
    std::vector<std::pair<OrderedJson, OrderedJson>> groups;
    for (std::size_t i = 0; i < plan.hexes.size(); ++i) {
        Marks marks;
        marks.features = plan.features[i];
        marks.look = look_of(plan, plan.features[i]);
        OrderedJson entry = formats::object_json(marks);
        if (entry.empty()) continue;
        auto group = std::ranges::find(groups, entry, &std::pair<OrderedJson, OrderedJson>::first);
        if (group == groups.end()) {
            group = groups.emplace(groups.end(), std::move(entry), OrderedJson::array());
        }
        group->second.push_back(hex_json(plan.hexes[i]));
    }
    document["features"] = OrderedJson::array();
    for (auto& [entry, hexes] : groups) {
        OrderedJson features;
        features["at"] = std::move(hexes);
        features.update(entry);
        document["features"].push_back(std::move(features));
    }
    document["grid"] = OrderedJson::array();
    for (const GridSpace& space : plan.grid) {
        document["grid"].push_back(formats::object_json(space));
    }
    document["finish"] = OrderedJson::array();
    for (const Hex hex : plan.finish)
        document["finish"].push_back(hex_json(hex));
}

void put_values(const CoursePlan& plan, const std::vector<std::int32_t>& values,
                const std::string& key, OrderedJson& document) {
    if (values.size() != plan.hexes.size()) return;
    for (std::size_t i = 0; i < values.size(); ++i) {
        document[key].push_back(OrderedJson::array({plan.hexes[i].q, plan.hexes[i].r, values[i]}));
    }
}

}  // namespace

namespace course_document {

std::vector<Marks> marks_of(const CoursePlan& plan) {
    std::map<Hex, std::size_t> index;
    std::vector<Marks> marks(plan.hexes.size());
    for (std::size_t i = 0; i < plan.hexes.size(); ++i) {
        index[plan.hexes[i]] = i;
        marks[i].features = plan.features[i];
        marks[i].look = look_of(plan, plan.features[i]);
    }
    for (const Hex hex : plan.finish) {
        if (index.contains(hex)) marks[index[hex]].finish = true;
    }
    for (std::size_t number = 0; number < plan.grid.size(); ++number) {
        if (!index.contains(plan.grid[number].hex)) continue;
        Marks& mark = marks[index[plan.grid[number].hex]];
        mark.grid = number;
        mark.facing = plan.grid[number].facing;
    }
    return marks;
}

}  // namespace course_document

OrderedJson course_to_json(const CoursePlan& plan) {
    OrderedJson document;
    document["schema"] = course_schema;
    document["id"] = plan.id;
    document["name"] = plan.name;
    if (!plan.description.empty()) document["description"] = plan.description;
    document["circuit"] = plan.circuit;
    document["laps"] = plan.laps;
    document["finish_heading"] = plan.finish_heading.number();
    if (!put_rows(plan, document)) put_lists(plan, document);
    for (const auto& [hex, d] : plan.open_edges) {
        document["open_edges"].push_back(OrderedJson::array({hex.q, hex.r, name_of(d)}));
    }
    put_values(plan, plan.place_override, "progress", document);
    put_values(plan, plan.inside_override, "inside", document);
    if (plan.length_override) document["length"] = *plan.length_override;
    if (!plan.waived.empty()) document["waive"] = plan.waived;
    return document;
}

}  // namespace frothy
