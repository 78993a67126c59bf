#include "games/frothy/view/core/studio/workbench.h"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <map>
#include <optional>
#include <utility>

#include "games/frothy/rules/course/course_check.h"
#include "words/words.h"

namespace frothy {

using hexgrid::Direction;
using hexgrid::Facing;

namespace {

struct Spot {
    Features features;
    std::string look;

    friend bool operator==(const Spot&, const Spot&) = default;
};

bool is_near(Hex hex) {
    return std::abs(hex.q) <= max_coordinate && std::abs(hex.r) <= max_coordinate;
}

Hex hex_at(int q, int r) { return {static_cast<std::int16_t>(q), static_cast<std::int16_t>(r)}; }

// The hexes of a plan by where they are, and the plan of them again.
class Sheet {
public:
    explicit Sheet(CoursePlan& plan) : plan_(plan) {
        for (std::size_t i = 0; i < plan.hexes.size(); ++i) {
            Spot spot{plan.features[i], {}};
            if (spot.features.look < plan.looks.size()) spot.look = plan.looks[spot.features.look];
            spot.features.look = 0;
            spots_.emplace(plan.hexes[i], std::move(spot));
        }
    }
    ~Sheet() { write(); }
    Sheet(const Sheet&) = delete;
    Sheet& operator=(const Sheet&) = delete;

    bool has(Hex hex) const { return spots_.contains(hex); }
    const Spot* find(Hex hex) const {
        const auto found = spots_.find(hex);
        return found == spots_.end() ? nullptr : &found->second;
    }
    Spot& at(Hex hex) { return spots_[hex]; }
    void erase(Hex hex) { spots_.erase(hex); }
    bool has_room() const { return spots_.size() < max_cells; }

private:
    // In order of rows, so that a file of it is drawn.
    void write() {
        std::vector<std::pair<Hex, Spot>> all(spots_.begin(), spots_.end());
        std::ranges::sort(all, {},
                          [](const auto& one) { return std::pair(one.first.r, one.first.q); });
        plan_.hexes.clear();
        plan_.features.clear();
        plan_.looks = {std::string()};
        for (auto& [hex, spot] : all) {
            auto look = std::ranges::find(plan_.looks, spot.look);
            if (look == plan_.looks.end()) look = plan_.looks.insert(look, spot.look);
            spot.features.look = static_cast<std::uint8_t>(look - plan_.looks.begin());
            plan_.hexes.push_back(hex);
            plan_.features.push_back(spot.features);
        }
        const auto is_gone = [&](Hex hex) { return !spots_.contains(hex); };
        std::erase_if(plan_.finish, is_gone);
        std::erase_if(plan_.grid, [&](const GridSpace& space) { return is_gone(space.hex); });
        std::erase_if(plan_.open_edges, [&](const auto& edge) {
            return is_gone(edge.first) ||
                   spots_.contains(hexgrid::neighbour(edge.first, edge.second));
        });
        // Numbers of hexes that are there no more say nothing.
        plan_.place_override.clear();
        plan_.inside_override.clear();
        plan_.length_override.reset();
    }

    CoursePlan& plan_;
    std::map<Hex, Spot> spots_;
};

void clear_line_and_grid(CoursePlan& plan, Hex hex) {
    std::erase(plan.finish, hex);
    std::erase_if(plan.grid, [&](const GridSpace& space) { return space.hex == hex; });
}

// What a brush makes of a hex.
Spot spot_of(const Stroke& stroke) {
    Spot spot{{}, look_of(stroke)};
    Features& features = spot.features;
    switch (stroke.brush) {
    case Brush::mud:
    case Brush::water:
    case Brush::sand:
        features.hazard = true;
        features.hazard_rating = stroke.rating;
        break;
    case Brush::amphora:
        features.fragile = std::max<std::uint8_t>(stroke.markers, 1);
        features.fragile_rating = stroke.rating;
        features.points = stroke.points;
        break;
    case Brush::boulder:
    case Brush::low_wall:
        features.solid = true;
        features.solid_rating = stroke.rating;
        features.jumpable = stroke.brush == Brush::low_wall;
        break;
    default: break;
    }
    return spot;
}

void put_grid(CoursePlan& plan, Hex hex, Facing facing) {
    const auto there = std::ranges::find(plan.grid, hex, &GridSpace::hex);
    if (there != plan.grid.end()) {
        there->facing = Facing((there->facing.number() + 1) % hexgrid::facing_count);
    } else if (plan.grid.size() < max_vehicles) {
        plan.grid.push_back({hex, facing});
    }
}

void turn_edges(CoursePlan& plan, Hex hex, const Sheet& sheet) {
    const auto had =
        std::erase_if(plan.open_edges, [&](const auto& edge) { return edge.first == hex; });
    for (int d = 0; had == 0 && d < hexgrid::direction_count; ++d) {
        const Direction side = hexgrid::direction(d);
        if (!sheet.has(hexgrid::neighbour(hex, side))) plan.open_edges.emplace_back(hex, side);
    }
}

void turn_runners(Features& features) {
    if (!features.solid) features.runner = !features.runner;
}

// Put on a hex of the track, and taken off it again.
bool is_mark(Brush brush) {
    return brush == Brush::finish || brush == Brush::grid || brush == Brush::open ||
           brush == Brush::runner;
}

void put(CoursePlan& plan, Sheet& sheet, Hex hex, const Stroke& stroke) {
    if (!is_near(hex)) return;
    if (stroke.brush == Brush::off) {
        sheet.erase(hex);
        return;
    }
    if (is_mark(stroke.brush) && !sheet.has(hex)) return;
    if (!sheet.has(hex) && !sheet.has_room()) return;
    switch (stroke.brush) {
    case Brush::finish:
        if (std::erase(plan.finish, hex) == 0) plan.finish.push_back(hex);
        break;
    case Brush::grid: put_grid(plan, hex, stroke.facing); break;
    case Brush::open: turn_edges(plan, hex, sheet); break;
    case Brush::runner: turn_runners(sheet.at(hex).features); break;
    default:
        sheet.at(hex) = spot_of(stroke);
        if (sheet.at(hex).features.solid) clear_line_and_grid(plan, hex);
        if (stroke.brush == Brush::track) {
            std::erase_if(plan.grid, [&](const GridSpace& space) { return space.hex == hex; });
        }
    }
}

// Line and grid of a start, instead of those there were.
void put_start(CoursePlan& plan, const LaidPiece& start) {
    const auto is_there = [&](Hex hex) { return std::ranges::count(plan.hexes, hex) > 0; };
    plan.finish_heading = start.begin.heading;
    plan.finish.clear();
    std::ranges::copy_if(start.finish, std::back_inserter(plan.finish), is_there);
    plan.grid.clear();
    for (const Hex hex : start.grid)
        if (is_there(hex)) plan.grid.push_back({hex, start.begin.heading});
}

TrackEnd turned_round(const TrackEnd& end) { return {end.at, end.heading.turned(6), end.width}; }

struct Bounds {
    int least_x = 0;  // of 2q + r
    int most_x = 0;
    int least_r = 0;
    int most_r = 0;
};

int x_of(Hex hex) { return 2 * hex.q + hex.r; }

Bounds bounds_of(const std::vector<Hex>& hexes) {
    Bounds bounds;
    bool is_first = true;
    for (const Hex hex : hexes) {
        const int x = x_of(hex);
        const int r = hex.r;
        bounds = is_first ? Bounds{x, x, r, r}
                          : Bounds{std::min(bounds.least_x, x), std::max(bounds.most_x, x),
                                   std::min(bounds.least_r, r), std::max(bounds.most_r, r)};
        is_first = false;
    }
    return bounds;
}

Hex mirrored(Hex hex, Symmetry symmetry, const Bounds& bounds) {
    int x = x_of(hex);
    int r = hex.r;
    // Hexes lie on every other x of a row, so both sums are even.
    if (symmetry != Symmetry::top_bottom) x = ((bounds.least_x + bounds.most_x) & ~1) - x;
    if (symmetry != Symmetry::left_right) r = ((bounds.least_r + bounds.most_r) & ~1) - r;
    return hex_at((x - r) / 2, r);
}

}  // namespace

std::vector<Hex> flood_from(const CoursePlan& plan, Hex from) {
    CoursePlan copy = plan;
    const Sheet sheet(copy);
    const auto look_of = [&](Hex hex) -> std::optional<Spot> {
        const Spot* spot = sheet.find(hex);
        return spot != nullptr ? std::optional(*spot) : std::nullopt;
    };
    const Bounds bounds = bounds_of(plan.hexes);
    const auto is_within = [&](Hex hex) {
        return hex.r >= bounds.least_r - 1 && hex.r <= bounds.most_r + 1 &&
               x_of(hex) >= bounds.least_x - 2 && x_of(hex) <= bounds.most_x + 2;
    };
    const std::optional<Spot> wanted = look_of(from);
    std::set<Hex> seen{from};
    std::vector<Hex> reached{from};
    for (std::size_t i = 0; i < reached.size() && reached.size() <= max_cells; ++i) {
        for (int d = 0; d < hexgrid::direction_count; ++d) {
            const Hex next = hexgrid::neighbour(reached[i], hexgrid::direction(d));
            if (!is_within(next) || look_of(next) != wanted || !seen.insert(next).second) continue;
            reached.push_back(next);
        }
    }
    return reached;
}

CoursePlan empty_course() {
    CoursePlan plan;
    plan.id = "new-course";
    plan.name = words::tr("New course");
    plan.laps = 2;
    plan.looks = {std::string()};
    return plan;
}

CoursePlan new_course() {
    constexpr int rows = 12;
    constexpr int columns = 26;
    constexpr std::array<int, rows> indents = {4, 3, 2, 1, 0, 0, 0, 0, 1, 2, 3, 4};
    CoursePlan plan = empty_course();
    for (int y = 0; y < rows; ++y) {
        const int indent = indents[static_cast<std::size_t>(y)];
        for (int x = indent; x < columns - indent; ++x) {
            if (y >= 4 && y <= 7 && x >= 6 && x < columns - 6) continue;
            plan.hexes.push_back(hex_at(x - y / 2, y));
        }
        if (y < 8) continue;
        plan.finish.push_back(hex_at(columns / 2 - y / 2, y));
        plan.grid.push_back({hex_at(columns / 2 - 2 - y / 2, y), Facing(0)});
    }
    plan.features.resize(plan.hexes.size());
    return plan;
}

Drawing new_track() {
    constexpr int width = 4;
    const TrackEnd from = end_at(Hex{0, 0}, Facing(0), width);
    const LaidPiece start = lay_piece(Piece::start, from, {});
    Drawing drawing{empty_course(), {}};
    CoursePlan& plan = drawing.plan;
    plan.hexes.assign(start.hexes.begin(), start.hexes.end());
    std::ranges::sort(plan.hexes, {}, [](Hex hex) { return std::pair(hex.r, hex.q); });
    plan.features.resize(plan.hexes.size());
    put_start(plan, start);
    drawing.ends = start.ends;
    drawing.ends.push_back(turned_round(from));
    return drawing;
}

Workbench::Workbench(CoursePlan plan) : Workbench(Drawing{std::move(plan), {}}) {}

Workbench::Workbench(Drawing drawing) : steps_({std::move(drawing), {}}) {}

void Workbench::push(CoursePlan plan) { push(Drawing{std::move(plan), drawing().ends}); }

void Workbench::push(Drawing drawing) {
    if (is_stroking_ && has_stroked_) {
        steps_.replace({std::move(drawing), {}});
        return;
    }
    has_stroked_ = true;
    steps_.now().selection = selection;
    steps_.push({std::move(drawing), {}});
}

std::vector<TrackEnd> Workbench::open_ends() const {
    const std::set<Hex> track(plan().hexes.begin(), plan().hexes.end());
    const auto is_track = [&](Hex hex) { return track.contains(hex); };
    std::vector<TrackEnd> open;
    for (const TrackEnd& end : drawing().ends) {
        const bool is_closed = std::ranges::all_of(row_beyond(end), is_track);
        if (!is_closed && std::ranges::any_of(row_within(end), is_track)) open.push_back(end);
    }
    return open;
}

void Workbench::place(const LaidPiece& piece) {
    Drawing next = drawing();
    std::set<Hex> hexes = piece.hexes;
    next.ends = open_ends();
    std::vector<TrackEnd> left;
    std::vector<TrackEnd> own = piece.ends;
    own.push_back(turned_round(piece.begin));
    for (const TrackEnd& one : own) {
        const auto met = std::ranges::find_if(next.ends, [&](const TrackEnd& other) {
            const auto between = join_of(one, other);
            if (between) hexes.insert(between->begin(), between->end());
            return between.has_value();
        });
        if (met == next.ends.end()) {
            left.push_back(one);
        } else {
            next.ends.erase(met);
        }
    }
    next.ends.insert(next.ends.end(), left.begin(), left.end());
    {
        Sheet sheet(next.plan);
        for (const Hex hex : hexes)
            if (is_near(hex) && sheet.has_room()) sheet.at(hex);
    }
    if (!piece.finish.empty()) put_start(next.plan, piece);
    is_stroking_ = false;
    push(std::move(next));
}

void Workbench::begin_stroke() {
    is_stroking_ = true;
    has_stroked_ = false;
}

void Workbench::end_stroke() { is_stroking_ = false; }

void Workbench::note_saved() {
    end_stroke();  // what comes of it now is not saved
    steps_.note_saved();
}

std::vector<Hex> Workbench::with_mirrored(std::span<const Hex> hexes, Brush brush) const {
    std::vector<Hex> all(hexes.begin(), hexes.end());
    if (symmetry == Symmetry::none || is_mark(brush)) return all;
    // About the track as the stroke found it, or it would wander along.
    const CoursePlan& before =
        (is_stroking_ && has_stroked_ ? steps_.before() : steps_.now()).drawing.plan;
    const Bounds bounds = bounds_of(before.hexes);
    for (const Hex hex : hexes)
        all.push_back(mirrored(hex, symmetry, bounds));
    return all;
}

void Workbench::paint(std::span<const Hex> hexes, const Stroke& stroke) {
    CoursePlan next = plan();
    {
        Sheet sheet(next);
        for (const Hex hex : with_mirrored(hexes, stroke.brush))
            put(next, sheet, hex, stroke);
    }
    push(std::move(next));
}

void Workbench::change(CoursePlan plan) {
    is_stroking_ = false;
    push(std::move(plan));
}

void Workbench::call(const std::string& id, const std::string& name) {
    is_stroking_ = false;
    steps_.amend([&](Step& step) {
        step.drawing.plan.id = id;
        step.drawing.plan.name = name;
    });
}

void Workbench::change(Drawing drawing) {
    is_stroking_ = false;
    push(std::move(drawing));
}

void Workbench::copy() {
    copied_.clear();
    CoursePlan here = plan();
    const Sheet sheet(here);
    for (const Hex hex : selection) {
        const Spot* spot = sheet.find(hex);
        if (spot != nullptr) copied_.push_back({hex, spot->features, spot->look});
    }
}

void Workbench::erase_selected(CoursePlan& plan) const {
    Sheet sheet(plan);
    for (const Hex hex : selection)
        sheet.erase(hex);
}

void Workbench::cut() {
    copy();
    if (copied_.empty()) return;
    CoursePlan next = plan();
    erase_selected(next);
    change(std::move(next));
    selection.clear();
}

void Workbench::paste(Hex at) {
    if (copied_.empty()) return;
    int least_r = copied_.front().at.r;
    for (const Copied& one : copied_)
        least_r = std::min<int>(least_r, one.at.r);
    int least_q = std::numeric_limits<int>::max();
    for (const Copied& one : copied_)
        if (one.at.r == least_r) least_q = std::min<int>(least_q, one.at.q);
    CoursePlan next = plan();
    std::set<Hex> pasted;
    {
        Sheet sheet(next);
        for (const Copied& one : copied_) {
            const Hex hex = hex_at(one.at.q - least_q + at.q, one.at.r - least_r + at.r);
            if (!is_near(hex) || (!sheet.has(hex) && !sheet.has_room())) continue;
            sheet.at(hex) = {one.features, one.look};
            if (one.features.solid) clear_line_and_grid(next, hex);
            pasted.insert(hex);
        }
    }
    change(std::move(next));
    selection = std::move(pasted);
}

void Workbench::move_selection(Hex by) {
    const std::vector<Copied> kept = std::exchange(copied_, {});
    copy();
    CoursePlan next = plan();
    std::vector<GridSpace> grid = next.grid;
    std::vector<Hex> finish = next.finish;
    erase_selected(next);
    std::set<Hex> moved;
    const auto shifted = [&](Hex hex) { return hex_at(hex.q + by.q, hex.r + by.r); };
    {
        Sheet sheet(next);
        for (const Copied& one : copied_) {
            if (!is_near(shifted(one.at))) continue;
            sheet.at(shifted(one.at)) = {one.features, one.look};
            moved.insert(shifted(one.at));
        }
        // Grid and line go along.
        for (GridSpace& space : grid)
            if (selection.contains(space.hex)) space.hex = shifted(space.hex);
        for (Hex& hex : finish)
            if (selection.contains(hex)) hex = shifted(hex);
        next.grid = std::move(grid);
        next.finish = std::move(finish);
    }
    copied_ = kept;
    change(std::move(next));
    selection = std::move(moved);
}

void Workbench::undo() {
    end_stroke();
    if (!can_undo()) return;
    steps_.now().selection = selection;
    steps_.undo();
    selection = steps_.now().selection;
}

void Workbench::redo() {
    end_stroke();
    if (!can_redo()) return;
    steps_.now().selection = selection;
    steps_.redo();
    selection = steps_.now().selection;
}

}  // namespace frothy
