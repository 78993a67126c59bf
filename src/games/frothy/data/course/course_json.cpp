#include "games/frothy/data/json_reading.h"

#include <algorithm>
#include <array>
#include <utility>

#include "games/frothy/data/course/course_json_parts.h"
#include "games/frothy/data/notation/notation.h"

namespace frothy {

using hexgrid::Direction;
using hexgrid::Hex;

namespace {

using namespace course_document;

void settle_grid(const Members& members, Reader& reader, Draft& draft) {
    if (members.find("grid") != nullptr) {
        if (!draft.grid.empty()) {
            const Reader::Step step(reader, "grid");
            reader.complain("a grid here and in the legend", "one of the two");
        }
        formats::FieldReader(reader, members).may("grid").list(draft.plan.grid, 0, max_vehicles);
        return;
    }
    const bool is_whole = std::ranges::none_of(reader.complaints(), [](const auto& complaint) {
        return complaint.place.starts_with("/legend/") && complaint.place.ends_with("/grid");
    });
    std::size_t next = 0;
    for (const auto& [number, space] : draft.grid) {
        if (is_whole && number != next) {
            const Reader::Step step(reader, "legend");
            reader.complain("no grid space " + std::to_string(next + 1),
                            "grid spaces numbered from 1 without gaps");
        }
        next = number + 1;
        draft.plan.grid.push_back(space);
    }
}

void read_open_edges(const Json& value, Reader& reader, Draft& draft) {
    std::size_t index = 0;
    for (const Json& entry : reader.list(value, 0, 6 * max_cells)) {
        const Reader::Step step(reader, index++);
        const Json::array_t& parts = reader.list(entry, 3, 3);
        if (parts.size() != 3) continue;
        const std::size_t before = reader.complaint_count();
        const Hex hex = read_hex(Json::array({parts[0], parts[1]}), reader);
        const std::optional<Direction> d =
            parts[2].is_string() ? value_named<Direction>(parts[2].get_ref<const std::string&>())
                                 : std::nullopt;
        if (!d) {
            reader.complain(describe(parts[2]),
                            "one of \"E\", \"SE\", \"SW\", \"W\", \"NW\", \"NE\"");
        }
        if (reader.complaint_count() != before) continue;
        draft.plan.open_edges.emplace_back(hex, *d);
        draft.sources.open_edges.push_back({reader.place()});
    }
}

void read_hexes(const Members& members, Reader& reader, Draft& draft) {
    int given = 0;
    for (const std::string_view key : {"rows", "hexes", "band"}) {
        if (members.find(key) != nullptr) ++given;
    }
    if (given != 1) {
        reader.complain(given == 0 ? "no hexes" : "hexes given twice",
                        "one of \"rows\", \"hexes\" and \"band\"");
        return;
    }
    if (members.find("rows") != nullptr) {
        read_rows(members, reader, draft);
        return;
    }
    for (const std::string_view key : {"legend", "origin"}) {
        if (members.find(key) == nullptr) continue;
        const Reader::Step step(reader, key);
        reader.complain("a " + std::string(key) + " without rows", "\"rows\" beside it");
    }
    const bool is_list = members.find("hexes") != nullptr;
    const std::string_view key = is_list ? "hexes" : "band";
    const Reader::Step step(reader, key);
    if (is_list) {
        read_list(*members.find(key), reader, draft);
    } else {
        read_band(*members.find(key), reader, draft);
    }
}

// Of grid and finish line; what else there is was noted where it was read.
void note_sources(const Members& members, Draft& draft) {
    const CoursePlan& plan = draft.plan;
    const auto listed = [](const char* list, std::size_t index) {
        return Source{"/" + std::string(list) + "/" + std::to_string(index)};
    };
    for (std::size_t i = 0; i < plan.grid.size(); ++i) {
        const auto drawn = draft.sources.hexes.find(plan.grid[i].hex);
        const bool is_listed = members.find("grid") != nullptr;
        draft.sources.grid.push_back(
            is_listed || drawn == draft.sources.hexes.end() ? listed("grid", i) : drawn->second);
    }
    for (std::size_t i = 0; members.find("finish") != nullptr && i < plan.finish.size(); ++i)
        draft.sources.finish.emplace(plan.finish[i], listed("finish", i));
}

void by_row(std::vector<Hex>& hexes) {
    std::ranges::sort(hexes, {}, [](Hex hex) { return std::pair(hex.r, hex.q); });
}

}  // namespace

namespace course_document {

void settle_looks(CoursePlan& plan) {
    std::vector<std::string> looks{std::string()};
    for (Features& features : plan.features) {
        const std::string& look = plan.looks[features.look];
        auto found = std::ranges::find(looks, look);
        if (found == looks.end()) found = looks.insert(looks.end(), look);
        features.look = static_cast<std::uint8_t>(found - looks.begin());
    }
    plan.looks = std::move(looks);
}

void read_draft(const Json& document, Reader& reader, Draft& draft) {
    CoursePlan& plan = draft.plan;
    plan.looks.emplace_back();
    if (document.is_object() && document.contains("schema") &&
        !check_schema(document, reader, course_schema)) {
        return;
    }
    const Members members(reader, document,
                          {"schema",     "id",       "name",   "description", "circuit",
                           "laps",       "rows",     "origin", "legend",      "hexes",
                           "band",       "features", "grid",   "finish",      "finish_heading",
                           "open_edges", "progress", "inside", "length",      "waive"});
    if (!members.is_object()) return;
    plan.id = members.text_or("id", longest_name, {});
    plan.name = members.text_or("name", longest_name, {});
    plan.description = members.text_or("description", longest_text, {});
    plan.circuit = members.flag_or("circuit", true);
    plan.laps = static_cast<std::uint8_t>(members.integer_or("laps", 1, max_laps, 1));
    read_hexes(members, reader, draft);
    const auto read = [&](std::string_view key, const auto& reading) {
        const Json* part = members.find(key);
        if (part == nullptr) return;
        const Reader::Step step(reader, key);
        reading(*part);
    };
    read("features", [&](const Json& value) { read_features(value, reader, draft); });
    settle_grid(members, reader, draft);
    formats::FieldReader fields(reader, members);
    fields.may("finish").list(plan.finish, 0, max_cells,
                              [](const auto& field, Hex& hex) { hex_field(field, hex); });
    plan.finish_heading = hexgrid::Facing(
        static_cast<int>(members.integer_or("finish_heading", 0, hexgrid::facing_count - 1, 0)));
    read("open_edges", [&](const Json& value) { read_open_edges(value, reader, draft); });
    read("progress", [&](const Json& value) {
        plan.place_override = read_values(value, "along", reader, draft);
    });
    read("inside", [&](const Json& value) {
        plan.inside_override = read_values(value, "lane", reader, draft);
    });
    if (members.find("length") != nullptr) {
        plan.length_override =
            static_cast<std::int32_t>(members.integer("length", 1, CoursePlan::most_place));
    }
    fields.may("waive").list(plan.waived, 0, most_waived, [](const auto& field, std::string& name) {
        field.text(name, longest_name);
    });
    if (draft.keeps_sources) note_sources(members, draft);
    by_row(plan.finish);
    settle_looks(plan);
}

}  // namespace course_document

CoursePlan course_from_json(const Json& document, Reader& reader) {
    Draft draft;
    read_draft(document, reader, draft);
    return std::move(draft.plan);
}

Loaded<CoursePlan> read_course(std::string_view text, const std::string& file) {
    return load_document(text, file, [](const Json& document, Reader& reader) {
        if (check_schema(document, reader, course_schema))
            return course_from_json(document, reader);
        return CoursePlan();
    });
}

std::string write_course(const CoursePlan& plan) { return pretty(course_to_json(plan)); }

}  // namespace frothy
