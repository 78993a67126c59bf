#include "games/frothy/view/core/studio/drawing_text.h"

#include <cmath>
#include <utility>

#include "formats/json_reader.h"

namespace frothy {

using formats::Json;

namespace {

constexpr double farthest = 10'000.0;  // of an end, in sides of a hex
constexpr std::size_t most_ends = 256;

bool is_whole(const Json& value, int least, int most) {
    return value.is_number_integer() && value >= least && value <= most;
}

bool is_near(const Json& value) {
    return value.is_number() && std::abs(value.get<double>()) <= farthest;
}

// [x, y, heading, width]
std::optional<TrackEnd> end_of(const Json& value) {
    constexpr int last = hexgrid::facing_count - 1;
    const bool is_end = value.is_array() && value.size() == 4 && is_near(value[0]) &&
                        is_near(value[1]) && is_whole(value[2], 0, last) &&
                        is_whole(value[3], least_piece_width, most_piece_width);
    if (!is_end) return std::nullopt;
    TrackEnd end;
    end.at = {value[0].get<double>(), value[1].get<double>()};
    end.heading = hexgrid::Facing(value[2].get<int>());
    end.width = value[3].get<int>();
    return end;
}

}  // namespace

std::string write_drawing(const Drawing& drawing) {
    Json ends = Json::array();
    for (const TrackEnd& end : drawing.ends)
        ends.push_back({end.at.x, end.at.y, end.heading.number(), end.width});
    return "{\n\"ends\": " + ends.dump() + ",\n\"course\": " + write_course(drawing.plan) + "}\n";
}

Drawing read_drawing(std::string_view text) {
    formats::Reader reader{std::string()};
    const std::optional<Json> document = formats::parse_document(text, reader);
    const bool has_ends = document && document->is_object() && document->contains("course");
    if (!has_ends) return {study_course(text, {}).plan, {}};
    Drawing drawing{study_course((*document)["course"].dump(), {}).plan, {}};
    const auto ends = document->find("ends");
    if (ends == document->end() || !ends->is_array()) return drawing;
    for (const Json& value : *ends) {
        const std::optional<TrackEnd> end = end_of(value);
        if (end && drawing.ends.size() < most_ends) drawing.ends.push_back(*end);
    }
    return drawing;
}

}  // namespace frothy
