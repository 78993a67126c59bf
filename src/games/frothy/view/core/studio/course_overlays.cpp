#include "games/frothy/view/core/studio/course_overlays.h"

#include <algorithm>
#include <cmath>
#include <queue>
#include <tuple>

#include "games/frothy/rules/course/course_check.h"
#include "hexgrid/pixel_layout.h"
#include "words/words.h"

namespace frothy {

namespace {

constexpr int reach = 2;          // places before and behind, for the way the course goes
constexpr float bent = 0.30F;     // radians over twice as many places: more is a bend
constexpr int least_section = 3;  // places; shorter ones belong to what comes before
constexpr float full_circle = 6.2831853F;
constexpr int step_cost = 10;
constexpr int turn_cost = 4;  // so that of two ways equally long the calmer one is drawn

struct Middle {
    float x = 0.0F;
    float y = 0.0F;
    int count = 0;
};

class Places {
public:
    explicit Places(const Course& course)
        : is_round_(course.is_circuit()), middles_(static_cast<std::size_t>(count_of(course))) {
        for (int i = 0; i < course.cell_count(); ++i) {
            const auto cell = static_cast<Cell>(i);
            const int place = course.place(cell);
            if (place < 0 || place >= count()) continue;
            const hexgrid::Point at = hexgrid::centre_of(course.hex(cell));
            Middle& middle = middles_[static_cast<std::size_t>(place)];
            middle.x += static_cast<float>(at.x);
            middle.y += static_cast<float>(at.y);
            ++middle.count;
        }
        for (Middle& middle : middles_) {
            middle.x /= static_cast<float>(std::max(middle.count, 1));
            middle.y /= static_cast<float>(std::max(middle.count, 1));
        }
    }
    int count() const { return static_cast<int>(middles_.size()); }
    bool are_sound() const {
        return count() > 4 * reach &&
               std::ranges::all_of(middles_, [](const Middle& middle) { return middle.count > 0; });
    }
    // How far the course turns about a place, in radians; to the right is positive.
    float turn(int place) const {
        const float turn = heading(place + reach) - heading(place - reach);
        return std::remainder(turn, full_circle);
    }

private:
    // Some more than the length may be found on an open course; far more are a slip of the pen.
    static int count_of(const Course& course) { return std::clamp(course.length(), 0, max_cells); }
    const Middle& at(int place) const {
        const int n = count();
        const int index = is_round_ ? ((place % n) + n) % n : std::clamp(place, 0, n - 1);
        return middles_[static_cast<std::size_t>(index)];
    }
    float heading(int place) const {
        const Middle& from = at(place - reach);
        const Middle& to = at(place + reach);
        return std::atan2(to.y - from.y, to.x - from.x);
    }

    bool is_round_;
    std::vector<Middle> middles_;
};

float share(int value, int most) {
    return most > 0 ? static_cast<float>(value) / static_cast<float>(most) : 0.0F;
}

// The number of the section of each place.
std::vector<int> section_by_place(const std::vector<Section>& sections, int places) {
    std::vector<int> by_place(static_cast<std::size_t>(std::max(places, 0)), -1);
    for (std::size_t i = 0; i < sections.size(); ++i)
        for (int place = sections[i].first; place <= sections[i].last; ++place)
            by_place[static_cast<std::size_t>(place)] = static_cast<int>(i);
    return by_place;
}

// Spaces from each place to where the next bend begins; 0 within one, -1 where none comes.
std::vector<int> sights_of(const Course& course) {
    const std::vector<Section> sections = sections_of(course);
    const int places = sections.empty() ? 0 : sections.back().last + 1;
    const std::vector<int> by_place = section_by_place(sections, places);
    std::vector<int> sights(static_cast<std::size_t>(places), -1);
    const auto is_bend = [&](int place) {
        const int section = by_place[static_cast<std::size_t>(place)];
        return section >= 0 && sections[static_cast<std::size_t>(section)].bend != Bend::straight;
    };
    for (int place = 0; place < places; ++place) {
        for (int ahead = 0; ahead < places; ++ahead) {
            if (!course.is_circuit() && place + ahead >= places) break;
            if (!is_bend((place + ahead) % places)) continue;
            sights[static_cast<std::size_t>(place)] = ahead;
            break;
        }
    }
    return sights;
}

// A way from the line round to it, or from the first grid space of an open course.
class WayFinder {
public:
    explicit WayFinder(const Course& course)
        : course_(course), from_(static_cast<std::size_t>(course.cell_count()) * 6, none) {}

    std::vector<Cell> find() {
        begin();
        while (!open_.empty()) {
            const auto [cost, state, before] = open_.top();
            open_.pop();
            if (from_[index(state)] != none) continue;
            from_[index(state)] = before;
            if (is_end(state)) return way_to(state);
            go_on(cost, state);
        }
        return {};
    }

private:
    static constexpr int none = -2;
    static constexpr int start = -1;
    using Step = std::tuple<int, int, int>;  // cost, state, state before

    static std::size_t index(int state) { return static_cast<std::size_t>(state); }
    static Cell cell_of(int state) { return static_cast<Cell>(state / 6); }

    void begin() {
        for (int i = 0; i < course_.cell_count(); ++i) {
            const auto cell = static_cast<Cell>(i);
            for (int d = 0; d < hexgrid::direction_count; ++d) {
                if (course_.crossing(cell, hexgrid::direction(d)) != Crossing::forwards) continue;
                const Cell to = course_.neighbour(cell, hexgrid::direction(d));
                if (course_.is_circuit() && !course_.is_solid(to))
                    open_.emplace(0, to * 6 + d, start);
            }
        }
        const auto& grid = course_.plan().grid;
        if (course_.is_circuit() || grid.empty()) return;
        const Cell cell = course_.cell_at(grid.front().hex);
        for (int d = 0; cell != no_cell && d < hexgrid::direction_count; ++d)
            open_.emplace(0, cell * 6 + d, start);
    }
    bool is_end(int state) const {
        for (int d = 0; d < hexgrid::direction_count; ++d) {
            const Crossing crossing = course_.crossing(cell_of(state), hexgrid::direction(d));
            if (crossing == Crossing::forwards) return true;
        }
        return false;
    }
    void go_on(int cost, int state) {
        for (const int turn : {0, 1, 5, 2, 4}) {
            const int d = (state + turn) % 6;
            const Cell to = course_.neighbour(cell_of(state), hexgrid::direction(d));
            if (to == no_cell || course_.is_solid(to)) continue;
            if (course_.crossing(cell_of(state), hexgrid::direction(d)) != Crossing::none) continue;
            const int turned = turn == 0 ? 0 : turn == 1 || turn == 5 ? turn_cost : 3 * turn_cost;
            open_.emplace(cost + step_cost + turned, to * 6 + d, state);
        }
    }
    std::vector<Cell> way_to(int state) const {
        std::vector<Cell> way;
        for (; state >= 0; state = from_[index(state)])
            way.push_back(cell_of(state));
        std::ranges::reverse(way);
        return way;
    }

    const Course& course_;
    std::vector<int> from_;
    std::priority_queue<Step, std::vector<Step>, std::greater<>> open_;
};

std::string number(int value) { return std::to_string(value); }

// A note of every cell, by its place along the course.
template <class Note>
void note_by_place(const Course& course, std::size_t places, OverlayNotes& notes, Note note) {
    for (int i = 0; i < course.cell_count(); ++i) {
        const auto cell = static_cast<Cell>(i);
        const int place = course.place(cell);
        if (place < 0 || static_cast<std::size_t>(place) >= places) continue;
        notes.cells[cell] = note(static_cast<std::size_t>(place));
    }
}

void note_sections(const Course& course, OverlayNotes& notes) {
    const std::vector<Section> sections = sections_of(course);
    if (sections.empty()) return;
    const std::vector<int> by_place = section_by_place(sections, sections.back().last + 1);
    note_by_place(course, by_place.size(), notes, [&](std::size_t place) {
        const auto index = static_cast<std::size_t>(by_place[place]);
        const Section& section = sections[index];
        const char* sign = section.bend == Bend::left    ? "L"
                           : section.bend == Bend::right ? "R"
                                                         : "";
        const float shade = section.bend == Bend::straight ? 0.1F
                            : section.bend == Bend::left   ? 0.6F
                                                           : 1.0F;
        return HexNote{number(static_cast<int>(index) + 1) + sign, shade};
    });
}

// So many in a number of races, the most of them in the strongest shade.
void note_heat(const std::vector<std::uint64_t>& counts, std::uint64_t races, std::uint64_t per,
               OverlayNotes& notes) {
    if (races == 0 || counts.size() != notes.cells.size()) return;
    const std::uint64_t most = std::max<std::uint64_t>(std::ranges::max(counts), 1);
    for (std::size_t i = 0; i < counts.size(); ++i) {
        if (counts[i] == 0) continue;
        const std::uint64_t tenths = (10 * per * counts[i] + races / 2) / races;
        const auto whole = static_cast<int>(tenths / 10);
        std::string text = number(whole);
        if (tenths < 100) text += "." + number(static_cast<int>(tenths % 10));
        // By the root, so that little heat is seen, too.
        const double heat = std::sqrt(static_cast<double>(counts[i]) / static_cast<double>(most));
        notes.cells[i] = {tenths > 0 ? std::move(text) : std::string(), static_cast<float>(heat)};
    }
}

// Strong where a space wins far more or far less than its share.
void note_fairness(const Course& course, const CourseMeasure& measure, OverlayNotes& notes) {
    const auto& grid = course.plan().grid;
    const double fair = 1.0 / static_cast<double>(std::max<std::size_t>(measure.wins.size(), 1));
    for (std::size_t i = 0; i < std::min(measure.wins.size(), grid.size()); ++i) {
        const Cell cell = course.cell_at(grid[i].hex);
        if (cell == no_cell) continue;
        const double off = std::abs(measure.wins[i] - fair) / (0.5 * fair);
        const auto percent = static_cast<int>(std::lround(100 * measure.wins[i]));
        notes.cells[cell] = {number(percent) + " %", static_cast<float>(std::min(1.0, off))};
    }
}

void note_rows(const Course& course, OverlayNotes& notes) {
    const auto& hexes = course.plan().hexes;
    if (hexes.empty()) return;
    const int first = std::ranges::min_element(hexes, {}, &hexgrid::Hex::r)->r;
    const auto column = [&](hexgrid::Hex hex) { return hex.q + (hex.r - first) / 2; };
    int least = column(hexes.front());
    for (const hexgrid::Hex hex : hexes)
        least = std::min(least, column(hex));
    for (std::size_t i = 0; i < hexes.size(); ++i) {
        const int row = hexes[i].r - first + 1;
        notes.cells[i] = {number(row) + ":" + number(column(hexes[i]) - least + 1), -1.0F};
    }
}

}  // namespace

std::optional<Overlay> overlay_named(std::string_view name) {
    const auto found = std::ranges::find(overlay_names, name);
    if (found == overlay_names.end()) return std::nullopt;
    return static_cast<Overlay>(found - overlay_names.begin());
}

std::string title_of(Overlay overlay) {
    using words::tr;
    switch (overlay) {
    case Overlay::coordinates: return tr("Coordinates");
    case Overlay::rows: return tr("Rows");
    case Overlay::progress: return words::tr_in("overlay", "Places");
    case Overlay::sections: return tr("Sections");
    case Overlay::inside: return tr("Inside");
    case Overlay::width: return tr("Width");
    case Overlay::sight: return tr("Sight");
    case Overlay::line: return tr("Racing line");
    case Overlay::traffic: return tr("Traffic");
    case Overlay::crashes: return tr("Crashes");
    case Overlay::fairness: return tr("Fairness");
    }
    return {};
}

std::vector<Section> sections_of(const Course& course) {
    const Places places(course);
    if (!places.are_sound()) return {};
    std::vector<Section> sections;
    for (int place = 0; place < places.count(); ++place) {
        const float turn = places.turn(place);
        const Bend bend = turn > bent ? Bend::right : turn < -bent ? Bend::left : Bend::straight;
        if (sections.empty() || sections.back().bend != bend) {
            const bool is_scrap = !sections.empty() &&
                                  sections.back().last - sections.back().first + 1 < least_section;
            if (is_scrap && sections.size() > 1 && sections[sections.size() - 2].bend == bend) {
                sections.pop_back();
            } else {
                sections.push_back({place, place, bend});
                continue;
            }
        }
        sections.back().last = place;
    }
    return sections;
}

OverlayNotes notes_of(const Course& course, Overlay overlay, const CourseMeasure& measure) {
    OverlayNotes notes;
    notes.cells.resize(static_cast<std::size_t>(course.cell_count()));
    switch (overlay) {
    case Overlay::coordinates:
        for (int i = 0; i < course.cell_count(); ++i) {
            const hexgrid::Hex hex = course.hex(static_cast<Cell>(i));
            notes.cells[static_cast<std::size_t>(i)].text = number(hex.q) + "," + number(hex.r);
        }
        break;
    case Overlay::rows: note_rows(course, notes); break;
    case Overlay::progress:
        for (int i = 0; i < course.cell_count(); ++i) {
            const int place = course.place(static_cast<Cell>(i));
            notes.cells[static_cast<std::size_t>(i)] = {
                number(place), 0.8F * std::clamp(share(place, course.length()), 0.0F, 1.0F)};
        }
        break;
    case Overlay::sections: note_sections(course, notes); break;
    case Overlay::inside:
        for (int i = 0; i < course.cell_count(); ++i) {
            const int rank = course.inside(static_cast<Cell>(i));
            notes.cells[static_cast<std::size_t>(i)] = {
                number(rank), rank == 0 ? 1.0F : std::max(0.0F, 0.5F - 0.1F * share(rank, 1))};
        }
        break;
    case Overlay::width: {
        const std::vector<int> abreast = widths(course);
        const int wanted = std::max(1, static_cast<int>(course.plan().grid.size()));
        note_by_place(course, abreast.size(), notes, [&](std::size_t place) {
            const int lacking = std::max(0, wanted - abreast[place]);
            return HexNote{number(abreast[place]), std::min(1.0F, share(lacking, wanted) * 1.5F)};
        });
        break;
    }
    case Overlay::sight: {
        const std::vector<int> sights = sights_of(course);
        note_by_place(course, sights.size(), notes, [&](std::size_t place) {
            const int sight = sights[place];
            return sight < 0
                       ? HexNote{}
                       : HexNote{number(sight), std::max(0.0F, 1.0F - 0.1F * share(sight, 1))};
        });
        break;
    }
    case Overlay::line: notes.way = WayFinder(course).find(); break;
    case Overlay::traffic: note_heat(measure.visits, measure.races, 1, notes); break;
    case Overlay::crashes: note_heat(measure.crashes, measure.races, 100, notes); break;
    case Overlay::fairness: note_fairness(course, measure, notes); break;
    }
    return notes;
}

CourseFigures figures_of(const Course& course) {
    CourseFigures figures;
    figures.hexes = course.cell_count();
    figures.length = course.length();
    bool is_first = true;
    for (const int abreast : widths(course)) {
        if (abreast == 0) continue;
        figures.narrowest = is_first ? abreast : std::min(figures.narrowest, abreast);
        figures.widest = std::max(figures.widest, abreast);
        is_first = false;
    }
    for (const Section& section : sections_of(course)) {
        const int spaces = section.last - section.first + 1;
        if (section.bend != Bend::straight) ++figures.bends;
        if (section.bend == Bend::straight)
            figures.longest_straight = std::max(figures.longest_straight, spaces);
    }
    for (const Features& features : course.plan().features)
        if (features.hazard || features.solid || features.fragile > 0) ++figures.obstacles;
    return figures;
}

}  // namespace frothy
