// A course drawn on a page, as the window shows it, as large as one likes.
#pragma once

#include <vector>

#include "games/frothy/view/core/board/board_ground.h"
#include "print/sheet.h"

namespace frothy {

// From the world of a course to a page.
struct CourseScale {
    float mm = 1.0F;  // a world unit: from the middle of a hex to a corner
    stage::Vec2 origin;

    stage::Vec2 operator()(stage::Vec2 world) const { return origin + world * mm; }
    stage::Rect operator()(stage::Rect world) const {
        const stage::Vec2 corner = (*this)(stage::Vec2{world.x, world.y});
        return {corner.x, corner.y, world.width * mm, world.height * mm};
    }
};

// What has to be seen of a course: its hexes with the walls around.
stage::Rect seen_of(const BoardLayout& layout);

enum class CourseNumbers : std::uint8_t { left_out, shown };

// Hexes outside `where` are left out; the course and the layout must outlive it.
class CoursePainter {
public:
    CoursePainter(print::Sheet& sheet, const Course& course, const BoardLayout& layout,
                  CourseScale to, stage::Rect where)
        : sheet_(sheet), course_(course), layout_(layout), to_(to), where_(where) {}

    void paint(CourseNumbers numbers);

private:
    void walls();
    void wall(const Outline& outline);
    void trim(const Outline& hole);
    void stroke(const Outline& outline, stage::Colour colour, float width);
    void green();
    void hexes();
    void line_and_grid(CourseNumbers numbers);
    void slabs(const LineEdge& edge);
    void things();
    void put(const std::string& name, stage::Vec2 world, float tall, float angle);
    std::vector<Cell> seen() const;
    std::vector<stage::Vec2> on_page(const std::vector<stage::Vec2>& world) const;

    print::Sheet& sheet_;
    const Course& course_;
    const BoardLayout& layout_;
    CourseScale to_;
    stage::Rect where_;
};

}  // namespace frothy
