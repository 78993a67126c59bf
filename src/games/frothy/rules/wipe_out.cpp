// WIPE: wipe-outs, rolling wrecks, and what is left of them.
#include <algorithm>
#include <bit>
#include <limits>

#include "games/frothy/rules/asking.h"
#include "games/frothy/rules/races/race_kinds.h"
#include "games/frothy/rules/rules.h"
#include "games/frothy/rules/telling.h"
#include "games/frothy/rules/unblock.h"

namespace frothy {

namespace {

using hexgrid::Direction;
using hexgrid::Facing;

void rest(Race& race, Table& table, VehicleId v, Rule rule) {
    Vehicle& wreck = race[v];
    wreck.status = VehicleStatus::resting_wreck;
    wreck.rest_order = ++race.rest_count;
    tell(table, v, rule, WreckRested{wreck.cell});
}

// FR-WIPE-04: what does not fit any more after a great many wrecks joins the last heap.
void leave_debris(Race& race, Table& table, VehicleId v, Cell cell, Rule rule) {
    int heap = 0;
    while (heap < race.debris_count && race.debris[static_cast<std::size_t>(heap)].cell != cell) {
        ++heap;
    }
    if (heap == max_debris) return;
    Debris& debris = race.debris[static_cast<std::size_t>(heap)];
    if (heap == race.debris_count) {
        ++race.debris_count;
        debris = {cell, 0};
    }
    ++debris.markers;
    tell(table, v, rule, DebrisLeft{fragile_markers(race, cell), cell});
}

// FR-WIPE-03, FR-EDGE-58.
Direction roll_direction(Race& race, Table& table, VehicleId v) {
    Vehicle& wreck = race[v];
    const Facing heading(wreck.heading_before_turn);
    if (heading.is_side()) return heading.ahead();
    if (wreck.last_side == Side::none) {
        Offer offer;
        offer.add(OptionKind::slide_left);
        offer.add(OptionKind::slide_right);
        About about;
        about.vehicle = v;
        about.rule = "FR-EDGE-58";
        const Option side = offer.ask(table, v, Ask::wreck_side, about);
        wreck.last_side = side.kind == OptionKind::slide_left ? Side::right : Side::left;
    }
    wreck.last_side = wreck.last_side == Side::left ? Side::right : Side::left;
    return wreck.last_side == Side::left ? heading.front_left() : heading.front_right();
}

void roll_on(Race& race, Table& table, VehicleId v) {
    Vehicle& wreck = race[v];
    const Direction direction = roll_direction(race, table, v);
    const Cell from = wreck.cell;
    const Cell to = race.course().neighbour(from, direction);
    if (to == no_cell && race.course().is_open_edge(from, direction)) {  // FR-EDGE-21
        wreck.status = VehicleStatus::gone;
        wreck.cell = no_cell;
        tell(table, v, "FR-EDGE-21", WreckRolled{.from = from});
        leave_debris(race, table, v, from, "FR-WIPE-04");
        return;
    }
    if (to == no_cell || is_solid(race, to)) {  // FR-WIPE-06, FR-EDGE-21
        rest(race, table, v, "FR-WIPE-06");
        return;
    }
    const VehicleId there = vehicle_at(race, to);
    if (there != no_vehicle) {  // FR-WIPE-08
        if (race.rules().wipe_hits_vehicle == WipeHits::collide_and_rest) {
            collide_with_rolling_wreck(race, table, v, there, direction);
        }
        if (wreck.status == VehicleStatus::rolling_wreck) rest(race, table, v, "FR-WIPE-08");
        return;
    }
    wreck.cell = to;
    tell(table, v, "FR-WIPE-02", WreckRolled{from, to});
    leave_debris(race, table, v, from, "FR-WIPE-04");
}

bool has_line(const Course& course) { return !course.plan().finish.empty(); }

// Hexes from which the line can still be reached, walking the course backwards from it. Vehicles
// and rolling wrecks are not counted.
class WayHome {
public:
    explicit WayHome(const Race& race) : course_(race.course()) {
        for (int i = 0; i < course_.cell_count(); ++i) {
            const Cell cell = static_cast<Cell>(i);
            marks_[cell] = course_.is_solid(cell) ? Mark::blocked : Mark::unknown;
        }
        for (VehicleId v = 0; v < race.vehicle_count; ++v) {
            if (race[v].status == VehicleStatus::resting_wreck) {
                marks_[race[v].cell] = Mark::blocked;
            }
        }
        for (int i = 0; i < course_.cell_count(); ++i)
            start_from(static_cast<Cell>(i));
        if (!has_line(course_) && !course_.is_circuit()) start_from_far_end();
        for (std::size_t next = 0; next < queue_.size(); ++next)
            spread_from(queue_[next]);
    }

    bool leads_home(Cell cell) const { return marks_[cell] == Mark::reached; }
    // Whether no hex but the blocked ones is cut off.
    bool leads_home_from_everywhere() const {
        for (int i = 0; i < course_.cell_count(); ++i) {
            if (marks_[static_cast<std::size_t>(i)] == Mark::unknown) return false;
        }
        return true;
    }
    // Whether somebody who crosses the line can come round to it again.
    bool leads_round() const {
        if (!has_line(course_)) return !course_.is_circuit();
        for (std::size_t i = 0; i < line_size_; ++i) {
            for (int d = 0; d < hexgrid::direction_count; ++d) {
                const Direction direction = hexgrid::direction(d);
                if (course_.crossing(queue_[i], direction) == Crossing::forwards &&
                    leads_home(course_.neighbour(queue_[i], direction))) {
                    return true;
                }
            }
        }
        return false;
    }

private:
    enum class Mark : std::uint8_t { unknown, blocked, reached };

    void reach(Cell cell) {
        marks_[cell] = Mark::reached;
        queue_.push_back(cell);
    }
    // The last hexes before the line.
    void start_from(Cell cell) {
        if (marks_[cell] != Mark::unknown || !course_.touches_line(cell)) return;
        for (int d = 0; d < hexgrid::direction_count; ++d) {
            const Direction direction = hexgrid::direction(d);
            if (course_.crossing(cell, direction) == Crossing::forwards &&
                marks_[course_.neighbour(cell, direction)] != Mark::blocked) {
                reach(cell);
                line_size_ = queue_.size();
                return;
            }
        }
    }
    // A course in the open, without a line, leads to its last hexes.
    void start_from_far_end() {
        int last = std::numeric_limits<int>::min();
        for (int i = 0; i < course_.cell_count(); ++i)
            last = std::max(last, course_.place(static_cast<Cell>(i)));
        for (int i = 0; i < course_.cell_count(); ++i) {
            const Cell cell = static_cast<Cell>(i);
            if (course_.place(cell) == last && marks_[cell] == Mark::unknown) reach(cell);
        }
    }
    void spread_from(Cell cell) {
        for (int d = 0; d < hexgrid::direction_count; ++d) {
            const Direction direction = hexgrid::direction(d);
            const Cell to = course_.neighbour(cell, direction);
            if (to != no_cell && marks_[to] == Mark::unknown &&
                course_.crossing(cell, direction) == Crossing::none) {
                reach(to);
            }
        }
    }

    const Course& course_;
    std::array<Mark, max_cells> marks_;
    kernel::FixedVector<Cell, max_cells> queue_;
    std::size_t line_size_ = 0;
};

bool everybody_gets_home(const Race& race, const WayHome& way) {
    for (VehicleId v = 0; v < race.vehicle_count; ++v) {
        if (!race[v].is_running()) continue;
        if (!way.leads_home(race[v].cell)) return false;
        if (!race.setting->is_home(race[v].laps + 1) && !way.leads_round()) return false;
    }
    return true;
}

void take_away(Race& race, VehicleId wreck) {
    race[wreck].status = VehicleStatus::gone;
    race[wreck].cell = no_cell;
}

// The wreck that came to rest last among those in the way (FR-EDGE-24): one of the fewest without
// which everybody gets home. Nobody if the course is closed by more than wrecks.
VehicleId wreck_in_the_way(const Race& race) {
    kernel::FixedVector<VehicleId, max_vehicles> wrecks;
    for (VehicleId v = 0; v < race.vehicle_count; ++v) {
        if (race[v].status == VehicleStatus::resting_wreck) wrecks.push_back(v);
    }
    const auto later_of = [&](VehicleId a, VehicleId b) {
        return a == no_vehicle || race[b].rest_order > race[a].rest_order ? b : a;
    };
    for (int fewest = 1; fewest <= static_cast<int>(wrecks.size()); ++fewest) {
        VehicleId last = no_vehicle;
        for (unsigned chosen = 1; chosen < 1U << wrecks.size(); ++chosen) {
            if (std::popcount(chosen) != fewest) continue;
            Race without = race;
            VehicleId last_chosen = no_vehicle;
            for (std::size_t i = 0; i < wrecks.size(); ++i) {
                if ((chosen >> i & 1U) == 0) continue;
                take_away(without, wrecks[i]);
                last_chosen = later_of(last_chosen, wrecks[i]);
            }
            if (later_of(last, last_chosen) == last) continue;
            if (everybody_gets_home(without, WayHome(without))) last = last_chosen;
        }
        if (last != no_vehicle) return last;
    }
    return no_vehicle;
}

}  // namespace

void wipe_out(Race& race, Table& table, VehicleId v, Rule rule) {
    Vehicle& vehicle = race[v];
    if (!vehicle.is_running()) return;
    vehicle.out_progress = progress(race, v);
    vehicle.out_event = race.event_number;
    vehicle.out_order = ++race.out_count;
    vehicle.status = VehicleStatus::rolling_wreck;
    vehicle.wrecked_this_round = 1;
    if (vehicle.heading_before_turn == no_facing) {
        vehicle.heading_before_turn = static_cast<std::uint8_t>(vehicle.facing.number());
    } else if (vehicle.heading_before_turn != vehicle.facing.number()) {
        vehicle.last_side = vehicle.side_before_turn;  // goes on on the heading before the turn
    }
    if (race.move.vehicle == v) race.move.ended = 1;
    tell(table, v, rule, WipedOut{rating(race, v)});
    note_wipe_out(race, table, v);
    rest_if_stopped(race, table, v);  // FR-WIPE-07
}

void rest_if_stopped(Race& race, Table& table, VehicleId v) {
    if (race[v].status == VehicleStatus::rolling_wreck && rating(race, v) == 0) {
        rest(race, table, v, "FR-WIPE-06");
    }
}

void move_wreck(Race& race, Table& table, VehicleId v) {
    lose_ratings(race, table, v, 1, "FR-WIPE-02");
    const bool stopped = rating(race, v) == 0;
    if (stopped && race.rules().wipe_final == WipeFinal::rest_without_move) {
        rest(race, table, v, "FR-WIPE-06");
        return;
    }
    roll_on(race, table, v);
    rest_if_stopped(race, table, v);
}

// FR-WIPE-05: several wrecks move by the INIT keys.
void move_wrecks(Race& race, Table& table) {
    kernel::FixedVector<VehicleId, max_vehicles> order;
    for (VehicleId v = 0; v < race.vehicle_count; ++v) {
        if (race[v].status != VehicleStatus::rolling_wreck || race[v].wrecked_this_round != 0) {
            continue;
        }
        order.push_back(v);
        const auto goes_first = [&](VehicleId a, VehicleId b) {
            return rating(race, a) != rating(race, b) ? rating(race, a) > rating(race, b)
                                                      : is_ahead(race, a, b);
        };
        for (std::size_t i = order.size() - 1; i > 0 && goes_first(order[i], order[i - 1]); --i) {
            const VehicleId later = order[i - 1];
            order[i - 1] = order[i];
            order[i] = later;
        }
    }
    for (const VehicleId v : order) {
        if (race[v].status == VehicleStatus::rolling_wreck) move_wreck(race, table, v);
    }
}

// Whether a wreck could cut nothing off when it came to rest: the neighbours of its hex that were
// free then lie in one unbroken arc, so they still reach one another round it. Beside the line,
// and where there is none, nothing is taken for granted.
bool cuts_nothing_off(const Race& race, VehicleId wreck) {
    const Course& course = race.course();
    const Cell cell = race[wreck].cell;
    if (course.touches_line(cell) || !has_line(course)) return false;
    int arcs = 0;
    bool free_before = false;
    bool first_free = false;
    for (int d = 0; d < hexgrid::direction_count; ++d) {
        const Cell beside = course.neighbour(cell, hexgrid::direction(d));
        if (beside != no_cell && course.touches_line(beside)) return false;
        const VehicleId there = vehicle_at(race, beside);
        const bool wrecked = there != no_vehicle &&
                             race[there].status == VehicleStatus::resting_wreck &&
                             race[there].rest_order < race[wreck].rest_order;
        const bool free = beside != no_cell && !course.is_solid(beside) && !wrecked;
        if (free && !free_before) ++arcs;
        if (d == 0) first_free = free;
        free_before = free;
    }
    if (first_free && free_before) --arcs;
    return arcs <= 1;
}

// Passes over wrecks that came to rest where they close nothing, on a course known to be open.
void check_rests_nearby(Race& race) {
    bool went_on = true;
    while (went_on && race.rests_checked < race.rest_count) {
        went_on = false;
        for (VehicleId v = 0; v < race.vehicle_count; ++v) {
            if (race[v].status == VehicleStatus::resting_wreck &&
                race[v].rest_order == race.rests_checked + 1 && cuts_nothing_off(race, v)) {
                ++race.rests_checked;
                went_on = true;
            }
        }
    }
}

// FR-EDGE-24. A course open from everywhere stays open until another wreck comes to rest.
void clear_closed_course(Race& race, Table& table) {
    if (race.rules().wreck_closed_course == ClosedCourse::stays || !is_anybody_running(race)) {
        return;
    }
    check_rests_nearby(race);
    if (race.rests_checked == race.rest_count) return;
    for (;;) {
        const WayHome way(race);
        if (everybody_gets_home(race, way)) {
            const bool open = way.leads_home_from_everywhere() &&
                              (!race.course().is_circuit() || way.leads_round());
            if (open) race.rests_checked = race.rest_count;
            return;
        }
        const VehicleId wreck = wreck_in_the_way(race);
        if (wreck == no_vehicle) return;
        const Cell cell = race[wreck].cell;
        take_away(race, wreck);
        tell(table, wreck, "FR-EDGE-24", WreckCleared{cell});
        leave_debris(race, table, wreck, cell, "FR-EDGE-24");
    }
}

}  // namespace frothy
