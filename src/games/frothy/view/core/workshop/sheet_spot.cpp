#include "games/frothy/view/core/workshop/sheet_spot.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string>

namespace frothy {

namespace {

using Part = SheetPart;
using Line = std::vector<SheetSpot>;

std::uint8_t byte(std::size_t number) { return static_cast<std::uint8_t>(number); }

// "speeds", "3", "move", "2".
std::vector<std::string_view> steps_of(std::string_view place) {
    std::vector<std::string_view> steps;
    while (!place.empty()) {
        if (place.front() == '/') place.remove_prefix(1);
        const std::size_t slash = std::min(place.find('/'), place.size());
        steps.push_back(place.substr(0, slash));
        place.remove_prefix(slash);
    }
    return steps;
}

// Of a list so long, as one of its places; nothing where it is none.
std::optional<std::uint8_t> place_in(const std::vector<std::string_view>& steps, std::size_t step,
                                     std::size_t size) {
    if (step >= steps.size()) return std::nullopt;
    std::size_t number = 0;
    const std::string_view text = steps[step];
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    if (read.ec != std::errc() || number >= size) return std::nullopt;
    return byte(number);
}

SheetSpot spot_of_speed(const Licence& licence, const std::vector<std::string_view>& steps) {
    const auto rating_here = place_in(steps, 1, licence.speeds.size());
    if (!rating_here) return {Part::rating, 0, 0};
    const std::uint8_t r = *rating_here;
    const std::string_view what = steps.size() > 2 ? steps[2] : std::string_view();
    if (what == "blocks") {
        const auto at = place_in(steps, 3, licence.speeds[r].blocks.size());
        return {Part::block, r, at.value_or(std::uint8_t{0})};
    }
    if (what == "move") {
        const auto at = place_in(steps, 3, phase_count);
        return at ? SheetSpot{Part::move, r, *at} : SheetSpot{Part::rating, r, 0};
    }
    if (what == "control") return {Part::control, r, 0};
    if (what == "stamina") return {Part::stamina_change, r, 0};
    return {Part::rating, r, 0};
}

SheetSpot spot_of_damage(const Licence& licence, const std::vector<std::string_view>& steps) {
    const auto at = place_in(steps, 2, licence.affects.size());
    if (!at) return {Part::damage, 0, 0};
    const bool is_table = steps.size() > 3 && steps[3] == "table";
    const auto line = place_in(steps, 4, licence.affects[*at].table.size());
    return is_table && line ? SheetSpot{Part::random_line, *at, *line}
                            : SheetSpot{Part::affect, *at, 0};
}

}  // namespace

SheetSpot spot_of_place(const Licence& licence, std::string_view place) {
    const std::vector<std::string_view> steps = steps_of(place);
    if (steps.empty()) return {};
    const std::string_view first = steps.front();
    const std::string_view second = steps.size() > 1 ? steps[1] : std::string_view();
    if (first == "speeds") return spot_of_speed(licence, steps);
    if (first == "damage") return spot_of_damage(licence, steps);
    if (first == "resilience") return {Part::resilience, 0, 0};
    if (first == "control") return {Part::least_control, 0, 0};
    if (first == "name" || first == "id") return {Part::name, 0, 0};
    if (first == "picture" || first == "livery") return {Part::picture, 0, 0};
    if (first == "kind") return {Part::kind, 0, 0};
    if (first == "background") return {Part::story, 0, 0};
    if (first == "stamina") {
        if (const auto at = place_in(steps, 2, licence.stamina_effects.size());
            second == "effects" && at) {
            return {Part::stamina_effect, *at, 0};
        }
        return {second == "min" ? Part::least_stamina : Part::most_stamina, 0, 0};
    }
    if (first == "cards") {
        if (const auto at = place_in(steps, 2, licence.specials.size()); second == "special" && at)
            return {Part::special, *at, 0};
        return {second == "reins"  ? Part::reins
                : second == "dual" ? Part::duals
                                   : Part::whips,
                0, 0};
    }
    if (first == "traits") {
        if (const auto at = place_in(steps, 1, licence.traits.size())) return {Part::trait, *at, 0};
        return licence.traits.empty() ? SheetSpot{} : SheetSpot{Part::trait, 0, 0};
    }
    return {};
}

std::vector<Line> lines_of(const Licence& licence) {
    std::vector<Line> lines = {
        {{Part::picture, 0, 0}, {Part::name, 0, 0}, {Part::kind, 0, 0}, {Part::story, 0, 0}}};
    const auto row = [&](SheetPart part, std::size_t b) {
        Line line;
        for (std::size_t r = 0; r < licence.speeds.size(); ++r)
            line.push_back({part, byte(r), byte(b)});
        lines.push_back(line);
    };
    row(Part::rating, 0);
    Line blocks;
    for (std::size_t r = 0; r < licence.speeds.size(); ++r) {
        for (std::size_t i = 0; i < licence.speeds[r].blocks.size(); ++i)
            blocks.push_back({Part::block, byte(r), byte(i)});
    }
    lines.push_back(blocks);
    for (std::size_t phase = 0; phase < phase_count; ++phase)
        row(Part::move, phase);
    row(Part::control, 0);
    row(Part::stamina_change, 0);
    lines.push_back({{Part::least_control, 0, 0}});
    lines.push_back({{Part::damage, 0, 0},
                     {Part::resilience, 0, 0},
                     {Part::most_stamina, 0, 0},
                     {Part::least_stamina, 0, 0}});
    const std::size_t deepest = std::max(licence.affects.size(), licence.stamina_effects.size());
    for (std::size_t i = 0; i < deepest; ++i) {
        Line line;
        if (i < licence.affects.size()) {
            line.push_back({Part::affect, byte(i), 0});
            for (std::size_t at = 0; at < licence.affects[i].table.size(); ++at)
                line.push_back({Part::random_line, byte(i), byte(at)});
        }
        if (i < licence.stamina_effects.size()) line.push_back({Part::stamina_effect, byte(i), 0});
        lines.push_back(line);
    }
    Line traits;
    for (std::size_t i = 0; i < licence.traits.size(); ++i)
        traits.push_back({Part::trait, byte(i), 0});
    if (!traits.empty()) lines.push_back(traits);
    Line cards = {{Part::whips, 0, 0}, {Part::reins, 0, 0}, {Part::duals, 0, 0}};
    for (std::size_t i = 0; i < licence.specials.size(); ++i)
        cards.push_back({Part::special, byte(i), 0});
    lines.push_back(cards);
    return lines;
}

SheetSpot neighbour_of(const Licence& licence, SheetSpot spot, int right, int down) {
    const std::vector<Line> lines = lines_of(licence);
    for (std::size_t y = 0; y < lines.size(); ++y) {
        const auto at = std::ranges::find(lines[y], spot);
        if (at == lines[y].end()) continue;
        const auto x = at - lines[y].begin();
        const auto on = static_cast<std::ptrdiff_t>(y) + down;
        if (on < 0 || on >= static_cast<std::ptrdiff_t>(lines.size())) return spot;
        const Line& there = lines[static_cast<std::size_t>(on)];
        const auto most = static_cast<std::ptrdiff_t>(there.size()) - 1;
        if (down == 0) return there[static_cast<std::size_t>(std::clamp(x + right, {}, most))];
        // A line of the table is left and entered at the same Speed.
        const bool both_by_speed = there.size() >= rating_count && lines[y].size() >= rating_count;
        const auto same = std::ranges::find(there, spot.a, &SheetSpot::a);
        if (both_by_speed && same != there.end()) return *same;
        return there[static_cast<std::size_t>(std::min(x, most))];
    }
    return {Part::name, 0, 0};
}

bool has_spot(const Licence& licence, SheetSpot spot) {
    return std::ranges::any_of(lines_of(licence), [&](const Line& line) {
        return std::ranges::find(line, spot) != line.end();
    });
}

Rule rule_of(const Licence& licence, SheetSpot spot) {
    switch (spot.part) {
    case Part::rating: return "FR-LIC-01";
    case Part::block: return "FR-CHG-03";
    case Part::move: return "FR-LIC-02";
    case Part::control: return "FR-LIC-03";
    case Part::stamina_change: return "FR-LIC-04";
    case Part::least_control: return "FR-VEH-11";
    case Part::resilience: return "FR-DMG-04";
    case Part::damage: return "FR-LIC-05";
    case Part::affect: return licence.affects[spot.a].kind.rule;
    case Part::random_line: return licence.affects[spot.a].table[spot.b].affect.rule;
    case Part::most_stamina:
    case Part::least_stamina: return "FR-LIC-07";
    case Part::stamina_effect: return "FR-STA-04";
    case Part::whips:
    case Part::reins: return "FR-VEH-15";
    case Part::duals: return "FR-VEH-16";
    case Part::special: return licence.specials[spot.a].rule;
    case Part::trait: return licence.traits[spot.a].rule;
    case Part::nothing:
    case Part::name:
    case Part::picture:
    case Part::kind:
    case Part::story: break;
    }
    return Rule::none();
}

}  // namespace frothy
