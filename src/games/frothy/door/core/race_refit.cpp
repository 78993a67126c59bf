#include "games/frothy/door/core/race_refit.h"

#include <algorithm>
#include <utility>

#include "games/frothy/rules/course/course_check.h"
#include "games/frothy/rules/rules.h"

namespace frothy {

namespace {

// What stood in hexes that are gone is gone with them.
void move_over(Race& race, const Course& from, const Course& to) {
    const auto moved = [&](Cell cell) {
        return cell == no_cell ? no_cell : to.cell_at(from.hex(cell));
    };
    for (VehicleId v = 0; v < race.vehicle_count; ++v)
        race[v].cell = moved(race[v].cell);
    for (Runner& runner : race.runners) {
        runner.cell = moved(runner.cell);
        if (runner.cell == no_cell) runner = {};
    }
    std::array<Debris, max_debris> debris{};
    std::uint8_t count = 0;
    for (std::size_t i = 0; i < race.debris_count; ++i) {
        const Cell cell = moved(race.debris[i].cell);
        if (cell != no_cell) debris[count++] = {cell, race.debris[i].markers};
    }
    race.debris = debris;
    race.debris_count = count;
    std::array<std::uint8_t, max_fragile_cells> fragile{};
    for (int i = 0; i < to.fragile_count(); ++i) {
        const Cell cell = to.fragile_cell(i);
        const Cell before = from.cell_at(to.hex(cell));
        const int known = before == no_cell ? -1 : from.fragile_index(before);
        fragile[static_cast<std::size_t>(i)] =
            known < 0 ? to.features(cell).fragile : race.fragile[static_cast<std::size_t>(known)];
    }
    race.fragile = fragile;
}

}  // namespace

std::optional<Record> on_changed_course(const Game& game, const CoursePlan& course) {
    const Course& before = game.setting().course;
    const bool fits = is_playable(find_faults(course, Strictness::race_course)) &&
                      course.circuit == before.is_circuit() &&
                      course.grid.size() >= game.seats().size();
    if (!fits || game.is_over()) return std::nullopt;
    Record record = game.record();
    if (!record.last_boundary) return std::nullopt;
    record.course = course;
    const std::shared_ptr<const Setting> setting = Codec::setting_of(record);
    Race& race = record.last_boundary->state;
    move_over(race, before, setting->course);
    race.setting = setting.get();
    if (!find_broken_invariant(race).empty()) return std::nullopt;
    // Places are counted on this course from now on.
    for (VehicleId v = 0; v < race.vehicle_count; ++v)
        if (race[v].is_running()) race[v].best_progress = progress(race, v);
    race.setting = nullptr;
    // Answers since then name hexes of the other course.
    record.journal.truncate(record.last_boundary->entries);
    return from_last_boundary(record);
}

}  // namespace frothy
