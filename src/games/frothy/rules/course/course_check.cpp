#include "games/frothy/rules/course/course_check.h"

#include <algorithm>
#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "games/frothy/rules/course/course_across.h"
#include "games/frothy/rules/course/course_builder.h"

namespace frothy {

namespace {

using hexgrid::Direction;
using hexgrid::Hex;

constexpr int least_lap = 8;

std::string at(std::string_view list, std::size_t index) {
    return std::string(list) + "/" + std::to_string(index);
}

std::string text(Hex hex) {
    return "[" + std::to_string(hex.q) + ", " + std::to_string(hex.r) + "]";
}

bool is_far(Hex hex) { return std::max(std::abs(hex.q), std::abs(hex.r)) > max_coordinate; }

// Faults of the plan by itself, before anything may be derived from it.
class PlanCheck {
public:
    PlanCheck(const CoursePlan& plan, Strictness strictness)
        : plan_(plan), strictness_(strictness) {}

    std::vector<Fault> run() {
        check_hexes();
        const bool has_hexes = is_playable(faults_);
        check_words();
        if (has_hexes) {
            check_features();
            check_grid();
            check_finish();
            check_open_edges();
            check_overrides();
        }
        return std::move(faults_);
    }

private:
    void advise(std::string_view name, std::string place, std::string found, std::string expected,
                std::optional<Hex> hex) {
        faults_.push_back({Severity::advice, std::move(place), std::move(found),
                           std::move(expected), Rule::none(), hex, name});
    }
    void error(std::string place, std::string found, std::string expected, Rule rule = Rule::none(),
               std::optional<Hex> hex = std::nullopt) {
        faults_.push_back(
            {Severity::error, std::move(place), std::move(found), std::move(expected), rule, hex});
    }
    bool is_track(Hex hex) const { return std::ranges::binary_search(sorted_, hex); }
    bool is_race_course() const { return strictness_ == Strictness::race_course; }

    void check_words() {
        if (is_race_course() && plan_.name.empty()) error("name", "no name", "a name");
        if (!is_file_name(plan_.id)) error("id", plan_.id, expected_file_name);
        if (plan_.laps < 1 || plan_.laps > max_laps) {
            error("laps", std::to_string(plan_.laps), "1 to " + std::to_string(max_laps),
                  "FR-RACE-01");
        }
        if (!plan_.circuit && plan_.laps > 1) {
            error("laps", std::to_string(plan_.laps), "1 on an open course", "FR-RACE-01");
        }
    }

    void check_hexes() {
        if (plan_.hexes.empty()) error("hexes", "no hexes", "a track", "FR-SETUP-02");
        if (plan_.hexes.size() > max_cells) {
            error("hexes", std::to_string(plan_.hexes.size()) + " hexes",
                  "at most " + std::to_string(max_cells), "FR-SETUP-02");
            return;
        }
        for (const Hex hex : plan_.hexes) {
            if (!is_far(hex)) continue;
            error("hexes", text(hex), "coordinates within +/- " + std::to_string(max_coordinate),
                  "FR-SETUP-02", hex);
            return;
        }
        if (plan_.features.size() != plan_.hexes.size()) {
            error("features", std::to_string(plan_.features.size()),
                  "one for each of " + std::to_string(plan_.hexes.size()) + " hexes");
        }
        sorted_ = plan_.hexes;
        std::ranges::sort(sorted_);
        const auto twice = std::ranges::adjacent_find(sorted_);
        if (twice != sorted_.end()) {
            error("hexes", text(*twice) + " twice", "each hex once", "FR-SETUP-02", *twice);
        }
    }

    void check_features() {
        std::size_t fragile = 0;
        for (std::size_t i = 0; i < plan_.features.size(); ++i) {
            const Features& features = plan_.features[i];
            if (features.fragile > 0) ++fragile;
            if (features.solid && (features.fragile > 0 || features.hazard || features.runner)) {
                error(at("features", i), "a solid obstacle with something else in its hex",
                      "a solid obstacle alone: nothing enters its hex", "FR-COL-14",
                      plan_.hexes[i]);
            }
            if (is_race_course()) advise_on_marks(features, at("features", i), plan_.hexes[i]);
            if (features.look != 0 && features.look >= plan_.looks.size()) {
                error(at("features", i), "look " + std::to_string(features.look),
                      "one of " + std::to_string(plan_.looks.size()) + " looks", Rule::none(),
                      plan_.hexes[i]);
            }
        }
        if (fragile > max_fragile_cells) {
            error("features", std::to_string(fragile) + " hexes with fragile obstacles",
                  "at most " + std::to_string(max_fragile_cells), "FR-COL-04");
        }
    }

    // Numbers of what is not there: a slip, for no rule reads them.
    void advise_on_marks(const Features& features, const std::string& place, Hex hex) {
        const auto look_at = [&](const char* number, bool is_said, const char* mark,
                                 bool is_there) {
            if (!is_said || is_there) return;
            advise("number-without-mark", place, std::string(number) + " without " + mark,
                   std::string("\"") + mark + "\" beside it", hex);
        };
        const bool is_fragile = features.fragile > 0;
        look_at("hazard_rating", features.hazard_rating != 0, "hazard", features.hazard);
        look_at("fragile_rating", features.fragile_rating != 0, "fragile", is_fragile);
        look_at("points", features.points != 0, "fragile", is_fragile);
        look_at("solid_rating", features.solid_rating != 0, "solid", features.solid);
        look_at("jumpable", features.jumpable, "solid", features.solid);
    }

    void check_grid() {
        const std::size_t spaces = plan_.grid.size();
        const std::size_t least = is_race_course() ? least_grid_spaces : 0;
        if (spaces < least || spaces > max_vehicles) {
            error("grid", std::to_string(spaces) + " grid spaces",
                  std::to_string(least) + " to " + std::to_string(max_vehicles), "FR-SETUP-06");
        }
        for (std::size_t i = 0; i < spaces; ++i) {
            const Hex hex = plan_.grid[i].hex;
            if (!is_track(hex)) {
                error(at("grid", i), text(hex) + " off the track", "a hex of the track",
                      "FR-SETUP-06", hex);
                continue;
            }
            const auto index = std::ranges::find(plan_.hexes, hex) - plan_.hexes.begin();
            const Features& features = plan_.features[static_cast<std::size_t>(index)];
            if (features.solid || features.fragile > 0) {
                error(at("grid", i), "an obstacle at " + text(hex), "a free hex", "FR-SETUP-06",
                      hex);
            }
            for (std::size_t j = 0; j < i; ++j) {
                if (plan_.grid[j].hex != hex) continue;
                error(at("grid", i), text(hex) + " as in grid space " + std::to_string(j + 1),
                      "separate spaces", "FR-SETUP-06", hex);
            }
        }
    }

    void check_finish() {
        if (plan_.finish.empty() && is_race_course()) {
            error("finish", "no finish line", "the first hexes beyond the line", "FR-RACE-01");
        }
        std::set<Hex> seen;
        for (std::size_t i = 0; i < plan_.finish.size(); ++i) {
            const Hex hex = plan_.finish[i];
            if (!is_track(hex)) {
                error(at("finish", i), text(hex) + " off the track", "a hex of the track",
                      "FR-RACE-01", hex);
            }
            if (!seen.insert(hex).second) {
                error(at("finish", i), text(hex) + " twice", "each hex once", Rule::none(), hex);
            }
        }
    }

    void check_open_edges() {
        for (std::size_t i = 0; i < plan_.open_edges.size(); ++i) {
            const auto& [hex, d] = plan_.open_edges[i];
            if (!is_track(hex)) {
                error(at("open_edges", i), text(hex) + " off the track", "a hex of the track",
                      "FR-EDGE-23", hex);
            } else if (is_track(hexgrid::neighbour(hex, d))) {
                error(at("open_edges", i), "a side between two hexes of the track",
                      "a side at the edge of the track", "FR-EDGE-23", hex);
            }
        }
    }

    void check_overrides() {
        const auto expect_all = [&](std::string_view name, std::size_t size) {
            if (size == 0 || size == plan_.hexes.size()) return;
            error(std::string(name), std::to_string(size) + " hexes",
                  "none or all " + std::to_string(plan_.hexes.size()), "FR-INIT-03");
        };
        expect_all("progress", plan_.place_override.size());
        expect_all("inside", plan_.inside_override.size());
        constexpr std::int32_t most = CoursePlan::most_place;
        const auto expect_within = [&](std::string_view name, const auto& values, Rule rule) {
            const auto far = std::ranges::find_if(
                values, [](std::int32_t value) { return std::abs(value) > most; });
            if (far == values.end() || values.size() != plan_.hexes.size()) return;
            const auto index = static_cast<std::size_t>(far - values.begin());
            error(std::string(name), std::to_string(*far) + " at " + text(plan_.hexes[index]),
                  "-" + std::to_string(most) + " to " + std::to_string(most), rule,
                  plan_.hexes[index]);
        };
        expect_within("progress", plan_.place_override, "FR-INIT-03");
        expect_within("inside", plan_.inside_override, "FR-INIT-04");
        if (plan_.length_override &&
            (*plan_.length_override < 1 || *plan_.length_override > most)) {
            error("length", std::to_string(*plan_.length_override), "1 to " + std::to_string(most),
                  "FR-EDGE-25");
        }
    }

    const CoursePlan& plan_;
    Strictness strictness_;
    std::vector<Hex> sorted_;
    std::vector<Fault> faults_;
};

// Faults that show only once the course is laid out.
class CourseCheck {
public:
    explicit CourseCheck(const CoursePlan& plan) : course_(plan) {}

    std::vector<Fault> run() {
        check_connected();
        // What is off the track has been told before.
        const auto& finish = course_.plan().finish;
        const auto is_track = [&](Hex hex) { return course_.cell_at(hex) != no_cell; };
        const bool has_line = !finish.empty() && std::ranges::all_of(finish, is_track);
        if (has_line) check_line();
        if (has_line && is_playable(faults_)) check_ways();
        if (course_.plan().length_override) check_length();
        if (left_.empty() || !is_playable(faults_)) return std::move(faults_);
        check_facings();
        check_grid_side();
        check_runners();
        check_width();
        return std::move(faults_);
    }

private:
    void add(Severity severity, std::string place, std::string found, std::string expected,
             Rule rule, std::optional<Hex> hex) {
        faults_.push_back(
            {severity, std::move(place), std::move(found), std::move(expected), rule, hex});
    }

    void check_connected() {
        std::vector<bool> seen(static_cast<std::size_t>(course_.cell_count()));
        std::vector<Cell> reached{0};
        seen[0] = true;
        for (std::size_t i = 0; i < reached.size(); ++i) {
            for (int d = 0; d < hexgrid::direction_count; ++d) {
                const Cell to = course_.neighbour(reached[i], hexgrid::direction(d));
                if (to == no_cell || seen[to]) continue;
                seen[to] = true;
                reached.push_back(to);
            }
        }
        const auto lost = std::ranges::find(seen, false);
        if (lost == seen.end()) return;
        const Hex hex = course_.hex(static_cast<Cell>(lost - seen.begin()));
        add(Severity::error, "hexes", text(hex) + " cut off from " + text(course_.hex(0)),
            "one connected track", "FR-SETUP-02", hex);
    }

    int signed_crossing(Cell from, Direction d) const {
        switch (course_.crossing(from, d)) {
        case Crossing::forwards: return 1;
        case Crossing::backwards: return -1;
        case Crossing::none: break;
        }
        return 0;
    }

    // Round a corner where three hexes meet, crossings must cancel out: otherwise the line ends
    // there, and one could drive round its end.
    void check_line() {
        for (int i = 0; i < course_.cell_count(); ++i) {
            const auto cell = static_cast<Cell>(i);
            for (const Direction d : {Direction::east, Direction::south_east}) {
                const Direction next = hexgrid::direction(hexgrid::index_of(d) + 1);
                const Cell second = course_.neighbour(cell, d);
                const Cell third = course_.neighbour(cell, next);
                if (second == no_cell || third == no_cell) continue;
                const int sum =
                    signed_crossing(cell, d) +
                    signed_crossing(second, hexgrid::direction(hexgrid::index_of(d) + 2)) -
                    signed_crossing(cell, next);
                if (sum == 0) continue;
                add(Severity::error, "finish", "a line that ends on the track",
                    "a line across the whole width", "FR-EDGE-25", course_.hex(cell));
                return;
            }
        }
    }

    void check_ways() {
        const std::vector<bool> all(static_cast<std::size_t>(course_.cell_count()), true);
        std::vector<bool> free = all;
        std::vector<Seed> before;
        std::vector<Seed> beyond;
        for (int i = 0; i < course_.cell_count(); ++i) {
            const auto cell = static_cast<Cell>(i);
            free[cell] = !course_.is_solid(cell);
            for (int d = 0; d < hexgrid::direction_count; ++d) {
                if (signed_crossing(cell, hexgrid::direction(d)) != 1) continue;
                const Cell to = course_.neighbour(cell, hexgrid::direction(d));
                if (!free[cell] || course_.is_solid(to)) continue;
                before.push_back({cell, 1});
                beyond.push_back({to, 0});
            }
        }
        if (before.empty()) {
            add(Severity::error, "finish", "a line nothing can cross",
                "a line with track behind it, seen along finish_heading", "FR-EDGE-25",
                course_.plan().finish.front());
            return;
        }
        left_ = walk(course_, before, free);
        const auto& grid = course_.plan().grid;
        for (std::size_t i = 0; i < grid.size(); ++i) {
            const Cell cell = course_.cell_at(grid[i].hex);
            if (cell == no_cell || course_.is_solid(cell) || left_[cell] != unreached) continue;
            add(Severity::error, at("grid", i), "no way from here to the finish line",
                "a way along the course", "FR-EDGE-25", grid[i].hex);
        }
        if (!course_.is_circuit()) return;
        int shortest = unreached;
        for (const Seed seed : beyond) {
            const int steps = left_[seed.cell];
            if (steps != unreached && (shortest == unreached || steps < shortest)) {
                shortest = steps;
            }
        }
        if (shortest != unreached && shortest >= least_lap) return;
        add(Severity::error, "circuit",
            shortest == unreached ? "no way round" : std::to_string(shortest) + " spaces a lap",
            "a lap of at least " + std::to_string(least_lap) + " spaces", "FR-EDGE-25",
            std::nullopt);
    }

    void check_facings() {
        const auto& grid = course_.plan().grid;
        for (std::size_t i = 0; i < grid.size(); ++i) {
            const hexgrid::Facing facing = grid[i].facing;
            const Cell cell = course_.cell_at(grid[i].hex);
            if (cell == no_cell || course_.is_solid(cell)) continue;
            if (leads_on(cell, facing.is_side() ? facing.ahead() : facing.front_left()) ||
                leads_on(cell, facing.is_side() ? facing.ahead() : facing.front_right())) {
                continue;
            }
            add(Severity::error, at("grid", i),
                "facing " + std::to_string(facing.number()) + ", which does not lead on",
                "a facing along the course", "FR-SETUP-06", grid[i].hex);
        }
    }

    bool leads_on(Cell cell, Direction d) const {
        const Cell to = course_.neighbour(cell, d);
        if (to == no_cell || course_.is_solid(to)) return false;
        if (course_.crossing(cell, d) == Crossing::forwards) return true;
        if (course_.crossing(cell, d) == Crossing::backwards) return false;
        return course_.place(to) > course_.place(cell) ||
               (left_[to] != unreached && left_[to] < left_[cell]);
    }

    // A lap shorter than its places would be crossed before one is round; a longer one never ends.
    void check_length() {
        const CoursePlan& plan = course_.plan();
        int most = 0;
        for (int i = 0; i < course_.cell_count(); ++i)
            most = std::max(most, course_.place(static_cast<Cell>(i)));
        const int measured = most + (plan.circuit ? 1 : 0);
        if (*plan.length_override == measured) return;
        const bool is_short = *plan.length_override < measured;
        faults_.push_back({is_short ? Severity::error : Severity::advice, "length",
                           std::to_string(*plan.length_override),
                           std::to_string(measured) + ", as the course is measured", "FR-EDGE-25",
                           std::nullopt, is_short ? "" : "long-length"});
    }

    // On a circuit laps begin behind the line; who starts beyond it is ahead by what lies between.
    void check_grid_side() {
        const auto& grid = course_.plan().grid;
        for (std::size_t i = 0; i < grid.size() && course_.is_circuit(); ++i) {
            const Cell cell = course_.cell_at(grid[i].hex);
            if (cell == no_cell || course_.starting_laps(cell) < 0) continue;
            faults_.push_back({Severity::advice, at("grid", i), "a grid space beyond the line",
                               "grid spaces behind the line", "FR-SETUP-06", grid[i].hex,
                               "grid-beyond-line"});
        }
    }

    // Nobody would ever set out there.
    void check_runners() {
        for (int i = 0; i < course_.cell_count(); ++i) {
            const auto cell = static_cast<Cell>(i);
            if (!course_.features(cell).runner || course_.is_solid(cell)) continue;
            if (way_across(course_, cell)) continue;
            faults_.push_back({Severity::advice, at("features", static_cast<std::size_t>(i)),
                               "a start of runners with no straight way across the track",
                               "a hex at the side of the track, with a free way across",
                               "FR-RACE-08", course_.hex(cell), "runner-nowhere"});
        }
    }

    // FR-SETUP-03
    void check_width() {
        const std::vector<int> abreast = widths(course_);
        const int wanted = static_cast<int>(course_.plan().grid.size());
        std::size_t narrow = 0;
        std::size_t narrowest = 0;
        for (std::size_t place = 0; place < abreast.size(); ++place) {
            if (abreast[place] == 0) continue;
            if (abreast[place] < wanted) ++narrow;
            if (abreast[place] < abreast[narrowest]) narrowest = place;
        }
        if (100 * narrow <= static_cast<std::size_t>(narrow_share_percent) * abreast.size()) return;
        std::optional<Hex> hex;
        for (int i = 0; i < course_.cell_count() && !hex; ++i) {
            const auto cell = static_cast<Cell>(i);
            if (course_.place(cell) == static_cast<int>(narrowest)) hex = course_.hex(cell);
        }
        faults_.push_back(
            {Severity::advice, "hexes",
             std::to_string(abreast[narrowest]) + " hexes abreast at " + text(hex.value_or(Hex{})) +
                 ", and " + std::to_string(narrow) + " of " + std::to_string(abreast.size()) +
                 " places too narrow",
             "room for " + std::to_string(wanted) + " vehicles abreast nearly everywhere",
             "FR-SETUP-03", hex, "narrow"});
    }

    Course course_;
    std::vector<std::int32_t> left_;
    std::vector<Fault> faults_;
};

}  // namespace

std::vector<int> widths(const Course& course) {
    if (course.length() < 1 || course.length() > max_cells) return {};
    std::vector<int> abreast(static_cast<std::size_t>(course.length()));
    for (int i = 0; i < course.cell_count(); ++i) {
        const auto cell = static_cast<Cell>(i);
        const int place = course.place(cell);
        if (course.is_solid(cell) || place < 0 || place >= course.length()) continue;
        ++abreast[static_cast<std::size_t>(place)];
    }
    return abreast;
}

std::vector<Fault> find_faults(const CoursePlan& plan, Strictness strictness) {
    std::vector<Fault> faults = PlanCheck(plan, strictness).run();
    // Without sound hexes and numbers nothing can be laid out.
    const auto is_in_the_way = [](const Fault& fault) {
        return fault.severity == Severity::error &&
               (fault.place == "hexes" || fault.place == "features" || fault.place == "progress" ||
                fault.place == "inside");
    };
    if (strictness == Strictness::fixture || std::ranges::any_of(faults, is_in_the_way)) {
        return faults;
    }
    for (Fault& fault : CourseCheck(plan).run())
        faults.push_back(std::move(fault));
    return faults;
}

}  // namespace frothy
