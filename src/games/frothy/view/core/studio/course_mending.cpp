#include "games/frothy/view/core/studio/course_mending.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <string_view>
#include <utility>
#include <vector>

#include "formats/nearest_word.h"
#include "games/frothy/rules/course/course_check.h"
#include "games/frothy/view/core/studio/course_mending_track.h"

namespace frothy {

using hexgrid::Facing;
using hexgrid::Hex;

namespace {

// "grid/2" in two.
struct Part {
    std::string_view list;
    std::optional<std::size_t> index;
};

Part part_in(std::string_view part) {
    const std::size_t slash = part.find('/');
    if (slash == std::string_view::npos) return {part, std::nullopt};
    std::size_t index = 0;
    for (const char digit : part.substr(slash + 1)) {
        if (digit < '0' || digit > '9') return {part.substr(0, slash), std::nullopt};
        index = 10 * index + static_cast<std::size_t>(digit - '0');
    }
    return {part.substr(0, slash), index};
}

Features* features_of(CoursePlan& plan, Hex hex) {
    const auto found = std::ranges::find(plan.hexes, hex);
    if (found == plan.hexes.end()) return nullptr;
    return &plan.features[static_cast<std::size_t>(found - plan.hexes.begin())];
}

// Numbers of what is not there.
void drop_idle_numbers(Features& features) {
    if (!features.hazard) features.hazard_rating = 0;
    if (features.fragile == 0) features.fragile_rating = 0;
    if (features.fragile == 0) features.points = 0;
    if (!features.solid) features.solid_rating = 0;
    if (!features.solid) features.jumpable = false;
}

void drop_hexes(CoursePlan& plan, const std::vector<Hex>& gone) {
    const auto is_gone = [&](Hex hex) { return std::ranges::count(gone, hex) > 0; };
    std::size_t kept = 0;
    for (std::size_t i = 0; i < plan.hexes.size(); ++i) {
        if (is_gone(plan.hexes[i])) continue;
        plan.hexes[kept] = plan.hexes[i];
        plan.features[kept++] = plan.features[i];
    }
    plan.hexes.resize(kept);
    plan.features.resize(kept);
    std::erase_if(plan.finish, is_gone);
    std::erase_if(plan.grid, [&](const GridSpace& space) { return is_gone(space.hex); });
    std::erase_if(plan.open_edges, [&](const auto& edge) { return is_gone(edge.first); });
    plan.place_override.clear();
    plan.inside_override.clear();
}

// Parts of the track that hang together.
std::vector<std::vector<Hex>> parts_of(const CoursePlan& plan) {
    std::map<Hex, bool> seen;
    for (const Hex hex : plan.hexes)
        seen.emplace(hex, false);
    std::vector<std::vector<Hex>> parts;
    for (const Hex first : plan.hexes) {
        if (std::exchange(seen[first], true)) continue;
        std::vector<Hex> part{first};
        for (std::size_t i = 0; i < part.size(); ++i) {
            for (int d = 0; d < hexgrid::direction_count; ++d) {
                const auto next = seen.find(hexgrid::neighbour(part[i], hexgrid::direction(d)));
                if (next == seen.end() || std::exchange(next->second, true)) continue;
                part.push_back(next->first);
            }
        }
        parts.push_back(std::move(part));
    }
    return parts;
}

// All but the largest part.
void keep_largest(CoursePlan& plan) {
    std::vector<std::vector<Hex>> parts = parts_of(plan);
    if (parts.size() < 2) return;
    parts.erase(std::ranges::max_element(parts, {}, &std::vector<Hex>::size));
    for (const std::vector<Hex>& part : parts)
        drop_hexes(plan, part);
}

bool has_fault(const CoursePlan& plan, const std::string& part) {
    return std::ranges::any_of(find_faults(plan, Strictness::race_course),
                               [&](const Fault& fault) { return fault.place == part; });
}

// The facing nearest to that in which the line is crossed that leads on.
void turn_along(CoursePlan& plan, std::size_t index, const std::string& part) {
    const int first = plan.finish_heading.number();
    for (const int by : {0, 1, 11, 2, 10, 3, 9, 4, 8, 5, 7, 6}) {
        plan.grid[index].facing = Facing((first + by) % hexgrid::facing_count);
        if (!has_fault(plan, part)) return;
    }
}

void mend_grid(CoursePlan& plan, std::size_t index, const std::string& part) {
    if (index >= plan.grid.size()) return;
    const Hex hex = plan.grid[index].hex;
    Features* features = features_of(plan, hex);
    const auto is_there = [&](const GridSpace& space) { return space.hex == hex; };
    const bool is_second =
        std::ranges::find_if(plan.grid, is_there) != plan.grid.begin() + static_cast<int>(index);
    if (features == nullptr || is_second) {
        plan.grid.erase(plan.grid.begin() + static_cast<int>(index));
    } else if (features->solid || features->fragile > 0) {
        *features = {};
    } else {
        turn_along(plan, index, part);
    }
}

void mend_look(CoursePlan& plan, Hex hex) {
    Features* features = features_of(plan, hex);
    if (features == nullptr || features->look >= plan.looks.size()) return;
    const std::vector<std::string> known(pictured_looks.begin(), pictured_looks.end());
    // All hexes of that look at once.
    plan.looks[features->look] = formats::nearest_word(plan.looks[features->look], known);
}

void mend_finish(CoursePlan& plan) {
    std::ranges::sort(plan.finish);
    plan.finish.erase(std::unique(plan.finish.begin(), plan.finish.end()), plan.finish.end());
    std::erase_if(plan.finish, [&](Hex hex) { return std::ranges::count(plan.hexes, hex) == 0; });
    if (has_fault(plan, "finish")) draw_line_across(plan);
}

void mend(CoursePlan& plan, const Finding& finding, const std::string& stem) {
    const Part part = part_in(finding.part);
    if (part.list == "length") plan.length_override.reset();
    if (part.list == "laps")
        plan.laps = plan.circuit ? std::clamp<std::uint8_t>(plan.laps, 1, 99) : 1;
    if (part.list == "id" && !stem.empty()) plan.id = stem;
    if (part.list == "hexes" && finding.severity == Severity::error) keep_largest(plan);
    if (finding.name == "narrow") widen(plan);
    if (part.list == "finish") mend_finish(plan);
    if (part.list == "waive" && part.index && *part.index < plan.waived.size())
        plan.waived.erase(plan.waived.begin() + static_cast<int>(*part.index));
    if (part.list == "open_edges" && part.index && *part.index < plan.open_edges.size())
        plan.open_edges.erase(plan.open_edges.begin() + static_cast<int>(*part.index));
    if (part.list == "grid" && part.index && finding.name.empty())
        mend_grid(plan, *part.index, finding.part);
    if (finding.name == "grid-beyond-line" && part.index) {
        bring_behind_line(plan, *part.index);
        if (has_fault(plan, finding.part)) turn_along(plan, *part.index, finding.part);
    }
    if (part.list != "features" || !finding.hex) return;
    if (finding.name == "unknown-look") return mend_look(plan, *finding.hex);
    Features* features = features_of(plan, *finding.hex);
    if (features == nullptr) return;
    if (finding.name == "number-without-mark") {
        for (Features& each : plan.features)
            drop_idle_numbers(each);
    } else if (finding.name == "runner-nowhere") {
        features->runner = false;
    } else if (features->solid) {
        features->runner = false;
        features->hazard = false;
        features->fragile = 0;
        drop_idle_numbers(*features);
    }
}

bool is_told(const std::vector<Finding>& findings, const Finding& finding) {
    return std::ranges::any_of(findings, [&](const Finding& other) {
        const bool is_there = other.hex == finding.hex || finding.name == "narrow";
        return other.part == finding.part && other.name == finding.name && is_there;
    });
}

std::ptrdiff_t errors_among(const std::vector<Finding>& findings) {
    return std::ranges::count(findings, Severity::error, &Finding::severity);
}

}  // namespace

std::optional<CoursePlan> mended(const CoursePlan& plan, const Finding& finding,
                                 const std::string& stem) {
    CoursePlan better = plan;
    mend(better, finding, stem);
    const bool is_same = write_course(better) == write_course(plan);
    if (is_same) return std::nullopt;
    const std::vector<Finding> left = study_plan(better);
    if (finding.part != "waive" && is_told(left, finding)) return std::nullopt;
    if (errors_among(left) > errors_among(study_plan(plan))) return std::nullopt;
    return better;
}

}  // namespace frothy
