// A course measured for its designer: steady drivers in the same vehicle, as many as its grid has
// spaces for, up to four.
#pragma once

#include <cstdint>

#include "games/frothy/rules/licence/licence.h"
#include "games/frothy/view/core/studio/course_overlays.h"
#include "play/lab/batch.h"

namespace frothy {

inline constexpr std::uint64_t measured_races = 240;

// Throws GameError where the course cannot be raced on.
play::lab::Trial measuring_trial(const CoursePlan& plan, const Licence& vehicle);
CourseMeasure measure_of(const play::lab::Batch& batch);

// Whether a space of the grid wins its share: below or above it where the whole interval lies on
// that side, and far from it beyond half and one and a half times of it.
enum class Fairness : std::uint8_t { far_below, below, fair, above, far_above };
Fairness fairness_of(const play::Share& wins, double share);
const char* name_of(Fairness fairness);

}  // namespace frothy
