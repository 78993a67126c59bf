// Recorded races on an oval, played by chance.
#pragma once

#include <vector>

#include "games/frothy/data/record/record.h"
#include "games/frothy/view/core/replay/race_replay.h"
#include "view_core/view_support.h"

namespace frothy::testing {

inline constexpr int to_the_end = 100'000;

inline Record record_of(const Setting& setting, std::uint64_t seed) {
    Record record;
    record.course = setting.course.plan();
    record.licences = setting.licences;
    record.laps = setting.laps;
    record.seed = seed;
    const char* names[] = {"Red", "Black", "Green", "Blue", "White", "Gold"};
    for (std::size_t i = 0; i < setting.licences.size(); ++i)
        record.seats.push_back({names[i], static_cast<std::uint8_t>(i), 0, "human"});
    const auto spaces = static_cast<int>(record.course.grid.size());
    record.grid_order = random_grid_order(seed, static_cast<int>(record.seats.size()), spaces);
    return record;
}

// At most so many answers.
inline Record played(int vehicles, std::uint64_t seed, int answers) {
    Record record = record_of(oval_setting(vehicles), seed);
    const ResumedGame game = resume(record);
    RandomDriver driver(seed);
    for (int i = 0; i < answers && answer_by_chance(*game.session, driver); ++i) {
    }
    update(record, *game.session);
    return record;
}

inline std::vector<Happening> all_told(const RaceReplay& replay, std::size_t stop) {
    std::vector<Happening> told;
    replay.retell(stop, [&](const Happening& happening) { told.push_back(happening); });
    return told;
}

}  // namespace frothy::testing
