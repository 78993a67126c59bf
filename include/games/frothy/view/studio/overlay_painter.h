// What is laid over a course: notes on its hexes, a way, and numbered marks of what is wrong.
#pragma once

#include <span>
#include <vector>

#include "games/frothy/data/study.h"
#include "games/frothy/rules/course/course.h"
#include "games/frothy/view/core/studio/course_overlays.h"
#include "stage/canvas.h"
#include "stage/sprite_store.h"
#include "ui/board/projection.h"

namespace frothy {

// `line` of `lines` notes that share each hex, from the top.
struct NoteLine {
    int line = 0;
    int lines = 1;
};
void paint_notes(stage::Canvas& canvas, const Course& course, const ui::Projection& to,
                 const OverlayNotes& notes, Overlay overlay, NoteLine line);
// Fragile obstacles, which are no part of the still board.
void paint_fragile(stage::Canvas& canvas, stage::SpriteStore& sprites, const Course& course,
                   const ui::Projection& to);
// Where runners set out, and which way (FR-RACE-08).
void paint_runner_starts(stage::Canvas& canvas, stage::SpriteStore& sprites, const Course& course,
                         const ui::Projection& to);
// The way the line is crossed, beyond it.
void paint_heading(stage::Canvas& canvas, const Course& course, const ui::Projection& to);
// The number of each finding, from 1, on its hex; `chosen` is ringed, -1 for none.
void paint_findings(stage::Canvas& canvas, std::span<const Finding> findings,
                    const ui::Projection& to, int chosen);

// All of it with these overlays, as large as the rectangle allows, whatever is wrong with it.
void paint_studied_course(stage::Canvas& canvas, stage::SpriteStore& sprites, stage::Rect where,
                          const CourseStudy& study, std::span<const Overlay> overlays,
                          const CourseMeasure& measure);

}  // namespace frothy
