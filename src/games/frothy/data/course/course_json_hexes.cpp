// The hexes of a course document: drawn as rows, listed, or given as a band.
#include <algorithm>
#include <array>
#include <utility>

#include "games/frothy/data/course/course_json_parts.h"

namespace frothy::course_document {

using hexgrid::Hex;

namespace {

constexpr std::int64_t most_band = 1'000'000;

Hex hex_of(std::int64_t q, std::int64_t r) {
    return {static_cast<std::int16_t>(q), static_cast<std::int16_t>(r)};
}

bool is_near(std::int64_t q, std::int64_t r) {
    return q >= -max_coordinate && q <= max_coordinate && r >= -max_coordinate &&
           r <= max_coordinate;
}

std::map<char, Marks> read_legend(const Members& members, Reader& reader) {
    std::map<char, Marks> legend;
    legend['.'] = {};
    const Json* document = members.find("legend");
    if (document == nullptr) return legend;
    const Reader::Step step(reader, "legend");
    if (!document->is_object()) {
        reader.complain(describe(*document), "an object of letters");
        return legend;
    }
    for (const auto& [letter, value] : document->items()) {
        const Reader::Step inner(reader, letter);
        if (letter.size() != 1 || letter[0] <= ' ' || letter[0] > '~') {
            reader.complain("\"" + letter + "\"", "one printable letter, not a space");
            continue;
        }
        formats::read_object(value, reader, legend[letter[0]]);
    }
    return legend;
}

}  // namespace

std::string legend_place(char letter) {
    const std::string key = letter == '~' ? "~0" : letter == '/' ? "~1" : std::string(1, letter);
    return "/legend/" + key;
}

Hex read_hex(const Json& value, Reader& reader) {
    std::array<std::int64_t, 2> parts{};
    std::size_t index = 0;
    for (const Json& part : reader.list(value, 2, 2)) {
        const Reader::Step step(reader, index);
        parts[index++] = reader.integer(part, -max_coordinate, max_coordinate, 0);
    }
    return hex_of(parts[0], parts[1]);
}

void Draft::add(Hex hex, Reader& reader) {
    if (!index.emplace(hex, plan.hexes.size()).second) {
        reader.complain("[" + std::to_string(hex.q) + ", " + std::to_string(hex.r) + "] twice",
                        "each hex once");
        return;
    }
    plan.hexes.push_back(hex);
    plan.features.emplace_back();
    if (keeps_sources) sources.hexes.emplace(hex, Source{reader.place()});
}

Features* Draft::features_at(Hex hex, Reader& reader) {
    const auto found = index.find(hex);
    if (found != index.end()) return &plan.features[found->second];
    reader.complain("[" + std::to_string(hex.q) + ", " + std::to_string(hex.r) + "] off the track",
                    "a hex of the track");
    return nullptr;
}

std::uint8_t Draft::look_named(const std::string& look, Reader& reader) {
    constexpr std::size_t most_looks = 255;
    const auto found = std::ranges::find(plan.looks, look);
    if (found != plan.looks.end()) {
        return static_cast<std::uint8_t>(found - plan.looks.begin());
    }
    if (plan.looks.size() >= most_looks) {
        reader.complain("one look too many", "at most " + std::to_string(most_looks) + " looks");
        return 0;
    }
    plan.looks.push_back(look);
    return static_cast<std::uint8_t>(plan.looks.size() - 1);
}

void Draft::apply(Hex hex, const Marks& marks, Reader& reader) {
    Features* features = features_at(hex, reader);
    if (features == nullptr) return;
    *features = marks.features;
    features->look = look_named(marks.look, reader);
    if (marks.finish) plan.finish.push_back(hex);
    if (!marks.grid) return;
    if (!grid.emplace(*marks.grid, GridSpace{hex, marks.facing}).second) {
        reader.complain("grid space " + std::to_string(*marks.grid + 1) + " twice",
                        "each grid space in one hex");
    }
}

void read_rows(const Members& members, Reader& reader, Draft& draft) {
    Hex origin;
    if (const Json* document = members.find("origin")) {
        const Reader::Step step(reader, "origin");
        origin = read_hex(*document, reader);
    }
    const std::map<char, Marks> legend = read_legend(members, reader);
    std::string used = ".";
    std::string unknown;
    draft.sources.is_drawn = true;
    const Reader::Step step(reader, "rows");
    const Json* rows = members.find("rows");
    std::int64_t y = 0;
    for (const Json& row : reader.list(*rows, 1, most_rows)) {
        const Reader::Step inner(reader, static_cast<std::size_t>(y));
        const std::string text = reader.text(row, most_rows);
        std::int64_t x = 0;
        for (const char letter : text) {
            // The rest of a letter beyond ASCII.
            if ((static_cast<unsigned char>(letter) & 0xC0U) == 0x80U) continue;
            const std::int64_t q = origin.q + x - y / 2;
            const std::int64_t r = origin.r + y;
            ++x;
            if (letter == ' ') continue;
            const auto marks = legend.find(letter);
            const bool is_plain = letter > ' ' && letter <= '~';
            if (marks == legend.end()) {
                // Once for each letter, however often it is drawn.
                const char seen = is_plain ? letter : '\x7f';
                if (unknown.find(seen) == std::string::npos) {
                    reader.complain_of_letter(static_cast<std::size_t>(x),
                                              "letter " + std::to_string(x) + " is " +
                                                  (is_plain ? std::string("\"") + letter + "\""
                                                            : std::string("no plain letter")),
                                              "a letter of the legend, \".\" or a space");
                    unknown += seen;
                }
            }
            if (!is_near(q, r)) {
                reader.complain("letter " + std::to_string(x) + " at [" + std::to_string(q) + ", " +
                                    std::to_string(r) + "]",
                                "coordinates within +/- " + std::to_string(max_coordinate));
                break;
            }
            const Hex hex = hex_of(q, r);
            draft.add(hex, reader);
            if (draft.keeps_sources) {
                draft.sources.hexes[hex].letter = static_cast<std::size_t>(x);
                if (letter != '.') draft.sources.marks[hex] = {legend_place(letter)};
            }
            if (marks == legend.end()) continue;
            if (used.find(letter) == std::string::npos) used += letter;
            draft.apply(hex, marks->second, reader);
        }
        ++y;
    }
    for (const auto& [letter, marks] : legend)
        if (used.find(letter) == std::string::npos) draft.sources.unused_letters += letter;
}

void read_list(const Json& hexes, Reader& reader, Draft& draft) {
    std::size_t index = 0;
    for (const Json& value : reader.list(hexes, 1, max_cells)) {
        const Reader::Step step(reader, index++);
        const std::size_t before = reader.complaint_count();
        const Hex hex = read_hex(value, reader);
        if (reader.complaint_count() == before) draft.add(hex, reader);
    }
}

void read_band(const Json& document, Reader& reader, Draft& draft) {
    const std::size_t before = reader.complaint_count();
    Band band;
    formats::read_object(document, reader, band);
    const auto [a, b] = band.along;
    const auto [c, d] = band.lane;
    const auto [along, lanes] = std::pair(band.along_range, band.lane_range);
    if (reader.complaint_count() != before) return;
    const std::int64_t determinant = a * d - b * c;
    if (determinant == 0) {
        reader.complain("a lane in the same direction as along", "two different directions");
        return;
    }
    if (along[0] > along[1] || lanes[0] > lanes[1] ||
        (along[1] - along[0] + 1) * (lanes[1] - lanes[0] + 1) > most_band) {
        reader.complain("a range that is empty or too large", "[least, most]");
        return;
    }
    struct Spot {
        Hex hex;
        std::int64_t along;
        std::int64_t lane;
    };
    std::vector<Spot> spots;
    for (std::int64_t p = along[0]; p <= along[1]; ++p) {
        for (std::int64_t lane = lanes[0]; lane <= lanes[1]; ++lane) {
            const std::int64_t q = p * d - b * lane;
            const std::int64_t r = a * lane - c * p;
            if (q % determinant != 0 || r % determinant != 0) continue;
            if (!is_near(q / determinant, r / determinant)) continue;
            spots.push_back({hex_of(q / determinant, r / determinant), p, lane});
            if (spots.size() > max_cells) {
                reader.complain("too many hexes", "at most " + std::to_string(max_cells));
                return;
            }
        }
    }
    std::ranges::sort(spots, {},
                      [](const Spot& spot) { return std::pair(spot.hex.r, spot.hex.q); });
    for (const Spot& spot : spots) {
        draft.add(spot.hex, reader);
        draft.plan.place_override.push_back(static_cast<std::int32_t>(spot.along));
        draft.plan.inside_override.push_back(static_cast<std::int32_t>(spot.lane));
    }
}

void read_features(const Json& features, Reader& reader, Draft& draft) {
    std::size_t index = 0;
    for (const Json& entry : reader.list(features, 0, max_cells)) {
        const Reader::Step step(reader, index++);
        MarkedHexes marked;
        formats::read_object(entry, reader, marked);
        const Reader::Step inner(reader, "at");
        for (std::size_t number = 0; number < marked.at.size(); ++number) {
            if (reader.has_complained_of(std::to_string(number))) continue;
            const Reader::Step innermost(reader, number);
            draft.apply(marked.at[number], marked.marks, reader);
            if (draft.keeps_sources) draft.sources.marks[marked.at[number]] = {reader.place()};
        }
    }
}

std::vector<std::int32_t> read_values(const Json& value, std::string_view word, Reader& reader,
                                      const Draft& draft) {
    const std::vector<Hex>& hexes = draft.plan.hexes;
    std::vector<std::int32_t> values(hexes.size());
    if (value.is_object()) {
        Formula formula{.word = word};
        formats::read_object(value, reader, formula);
        const auto [a, b] = formula.factors;
        const auto [offset, per] = std::pair(formula.offset, formula.per);
        for (std::size_t i = 0; i < hexes.size(); ++i) {
            const std::int64_t sum = a * hexes[i].q + b * hexes[i].r + offset;
            values[i] = static_cast<std::int32_t>(sum / per - (sum % per < 0 ? 1 : 0));
        }
        return values;
    }
    std::vector<bool> given(hexes.size());
    std::size_t index = 0;
    for (const Json& entry : reader.list(value, hexes.size(), hexes.size())) {
        const Reader::Step step(reader, index++);
        std::array<std::int64_t, 3> parts{};
        std::size_t part = 0;
        for (const Json& number : reader.list(entry, 3, 3)) {
            const Reader::Step inner(reader, part);
            const std::int64_t most = part < 2 ? max_coordinate : most_value;
            parts[part++] = reader.integer(number, -most, most, 0);
        }
        const auto found = draft.index.find(hex_of(parts[0], parts[1]));
        if (found == draft.index.end() || given[found->second]) {
            reader.complain(describe(entry), "[q, r, number], each hex of the track once");
            continue;
        }
        given[found->second] = true;
        values[found->second] = static_cast<std::int32_t>(parts[2]);
    }
    return values;
}

}  // namespace frothy::course_document
