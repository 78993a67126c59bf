#include "games/frothy/view/studio/overlay_painter.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "games/frothy/rules/course/course_across.h"
#include "games/frothy/view/board/board_picture.h"
#include "games/frothy/view/board/board_still.h"
#include "games/frothy/view/core/board/board_layout.h"
#include "hexgrid/pixel_layout.h"

namespace frothy {

namespace {

constexpr float shown_opacity = 0.62F;  // of the strongest shade
constexpr float least_letters = 7.0F;   // pixels: smaller ones are left out

Colour shade_of(Overlay overlay) {
    switch (overlay) {
    case Overlay::width: return theme::red;
    case Overlay::inside: return theme::laurel;
    case Overlay::sections: return theme::terracotta;
    case Overlay::sight: return theme::dual_card;
    case Overlay::traffic: return theme::terracotta;
    case Overlay::crashes:
    case Overlay::fairness: return theme::red;
    default: return theme::faience;
    }
}

std::array<Vec2, 6> corners_at(Vec2 centre, float radius) {
    std::array<Vec2, 6> points{};
    for (std::size_t i = 0; i < points.size(); ++i) {
        const float angle = (30.0F + 60.0F * static_cast<float>(i)) * 3.14159265F / 180.0F;
        points[i] = centre + Vec2{std::cos(angle), std::sin(angle)} * radius;
    }
    return points;
}

// From a place on, so far: a shaft and a head.
void paint_arrow(stage::Canvas& canvas, const ui::Projection& to, Vec2 from, hexgrid::Facing facing,
                 float length, Colour colour) {
    const hexgrid::Point ahead = hexgrid::unit_vector(facing);
    const Vec2 way{static_cast<float>(ahead.x), static_cast<float>(ahead.y)};
    const Vec2 beside{-way.y, way.x};
    const Vec2 neck = from + way * (length - 0.7F);
    const std::vector<Vec2> arrow = {to(from + beside * 0.12F), to(neck + beside * 0.12F),
                                     to(neck + beside * 0.45F), to(from + way * length),
                                     to(neck - beside * 0.45F), to(neck - beside * 0.12F),
                                     to(from - beside * 0.12F)};
    canvas.fill_polygon(std::vector<Vec2>{arrow[0], arrow[1], arrow[5], arrow[6]}, colour);
    canvas.fill_polygon(std::vector<Vec2>{arrow[2], arrow[3], arrow[4]}, colour);
    canvas.outline_polygon(arrow, theme::ink, std::max(1.0F, to.zoom * 0.05F));
}

void paint_way(stage::Canvas& canvas, const Course& course, const ui::Projection& to,
               const std::vector<Cell>& way) {
    std::vector<Vec2> points;
    for (const Cell cell : way)
        points.push_back(to(world_of(course.hex(cell))));
    if (points.size() < 2) return;
    canvas.polyline(points, stage::faded(theme::ink, 0.75F), std::max(3.0F, to.zoom * 0.36F));
    canvas.polyline(points, theme::ivory, std::max(1.5F, to.zoom * 0.2F));
    canvas.disc(points.front(), std::max(3.0F, to.zoom * 0.32F), theme::laurel);
    canvas.disc(points.back(), std::max(3.0F, to.zoom * 0.32F), theme::brick);
}

}  // namespace

void paint_notes(stage::Canvas& canvas, const Course& course, const ui::Projection& to,
                 const OverlayNotes& notes, Overlay overlay, NoteLine line) {
    const Colour shade = shade_of(overlay);
    const float room = to.zoom * 1.5F / static_cast<float>(std::max(line.lines, 1));
    for (std::size_t i = 0; i < notes.cells.size(); ++i) {
        const HexNote& note = notes.cells[i];
        const Vec2 centre = to(world_of(course.hex(static_cast<Cell>(i))));
        if (note.shade >= 0.0F) {
            canvas.fill_polygon(corners_at(centre, to.zoom * 0.97F),
                                stage::faded(shade, shown_opacity * note.shade));
        }
        if (note.text.empty()) continue;
        const auto letters = static_cast<float>(std::max<std::size_t>(note.text.size(), 2));
        const float size = std::min({room * 0.85F, to.zoom * 2.6F / letters, to.zoom * 0.8F});
        if (size < least_letters) continue;
        const float down =
            (static_cast<float>(line.line) - 0.5F * static_cast<float>(line.lines - 1)) * room *
            0.8F;
        const stage::TextLook look{stage::Face::label_bold, size, theme::ink, stage::Align::middle};
        const float width = canvas.measure(note.text, look).x + size * 0.4F;
        const Vec2 at = centre + Vec2{0.0F, down};
        canvas.fill_rounded_rect({at.x - width / 2.0F, at.y - size * 0.52F, width, size * 1.04F},
                                 size * 0.3F, stage::faded(theme::ivory, 0.72F));
        canvas.text_centred(at, note.text, look);
    }
    paint_way(canvas, course, to, notes.way);
}

void paint_fragile(stage::Canvas& canvas, stage::SpriteStore& sprites, const Course& course,
                   const ui::Projection& to) {
    for (int i = 0; i < course.fragile_count(); ++i) {
        const Cell cell = course.fragile_cell(i);
        const int height = std::max(4, static_cast<int>(to.zoom * 1.25F));
        const Vec2 at = to(world_of(course.hex(cell)));
        canvas.sprite(sprites.get(picture_of(sprites, course, cell), height), at);
        const int markers = course.features(cell).fragile;
        if (markers < 2 || to.zoom < 8.0F) continue;
        const float size = std::max(11.0F, to.zoom * 0.52F);
        const Vec2 tab = at + Vec2{0.52F, 0.48F} * to.zoom;
        canvas.disc(tab, size * 0.56F, theme::ink);
        canvas.text_centred(tab, std::to_string(markers),
                            {stage::Face::label_bold, size, theme::ivory});
    }
}

void paint_runner_starts(stage::Canvas& canvas, stage::SpriteStore& sprites, const Course& course,
                         const ui::Projection& to) {
    for (int i = 0; i < course.cell_count(); ++i) {
        const auto cell = static_cast<Cell>(i);
        if (!course.features(cell).runner) continue;
        const Vec2 world = world_of(course.hex(cell));
        if (const auto across = way_across(course, cell)) {
            paint_arrow(canvas, to, world, hexgrid::facing_along(across->direction), 1.9F,
                        theme::ivory);
        }
        const int height = std::max(4, static_cast<int>(to.zoom * 1.4F));
        canvas.sprite(sprites.get("board/runner", height), to(world));
    }
}

void paint_heading(stage::Canvas& canvas, const Course& course, const ui::Projection& to) {
    const CoursePlan& plan = course.plan();
    for (const hexgrid::Hex hex : plan.finish)
        paint_arrow(canvas, to, world_of(hex), plan.finish_heading, 1.5F, theme::gold);
}

void paint_findings(stage::Canvas& canvas, std::span<const Finding> findings,
                    const ui::Projection& to, int chosen) {
    const float radius = std::clamp(to.zoom * 0.62F, 9.0F, 18.0F);
    for (std::size_t i = 0; i < findings.size(); ++i) {
        if (!findings[i].hex) continue;
        // Several of one hex stand side by side.
        int before = 0;
        for (std::size_t j = 0; j < i; ++j)
            before += findings[j].hex == findings[i].hex ? 1 : 0;
        const Vec2 at =
            to(world_of(*findings[i].hex)) + Vec2{static_cast<float>(before) * radius * 1.9F, 0.0F};
        const bool is_error = findings[i].severity == Severity::error;
        if (static_cast<int>(i) == chosen) {
            canvas.circle(at, radius * 1.7F, theme::ivory, 4.0F);
            canvas.circle(at, radius * 1.7F, is_error ? theme::red : theme::faience, 2.0F);
        }
        canvas.disc(at, radius + 2.0F, theme::ivory);
        canvas.disc(at, radius, is_error ? theme::red : theme::faience);
        canvas.text_centred(
            at, std::to_string(i + 1),
            {stage::Face::label_bold, radius * 1.25F, theme::ivory, stage::Align::middle});
    }
}

void paint_studied_course(stage::Canvas& canvas, stage::SpriteStore& sprites, stage::Rect where,
                          const CourseStudy& study, std::span<const Overlay> overlays,
                          const CourseMeasure& measure) {
    const Course course(study.plan);
    paint_course_picture(canvas, sprites, where, course, CourseName::shown);
    const ui::Projection to = ui::projection_into(lay_out(course).frame, where);
    const auto clip = canvas.clip(where);
    paint_runner_starts(canvas, sprites, course, to);
    std::vector<OverlayNotes> notes;
    for (const Overlay overlay : overlays)
        notes.push_back(notes_of(course, overlay, measure));
    const auto has_text = [](const OverlayNotes& each) { return each.way.empty(); };
    NoteLine line{0, static_cast<int>(std::ranges::count_if(notes, has_text))};
    for (std::size_t i = 0; i < notes.size(); ++i) {
        paint_notes(canvas, course, to, notes[i], overlays[i], line);
        if (has_text(notes[i])) ++line.line;
    }
    paint_findings(canvas, study.findings, to, -1);
}

}  // namespace frothy
