// A course as a still picture: previews, the track studio, `screenshot COURSE OUT.png`.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "games/frothy/rules/course/course.h"
#include "games/frothy/rules/race.h"
#include "stage/canvas.h"
#include "stage/core/geometry.h"
#include "stage/sprite_store.h"
#include "ui/core/seating.h"

namespace frothy {

// The course's name on the green: left out where something else stands before the picture.
enum class CourseName : std::uint8_t { shown, left_out };

// The whole board with its ground, walls, ornaments, start grid and obstacles, as large as the
// rectangle allows. Slow (tens of milliseconds at full size): keep it in a layer.
void paint_course_picture(stage::Canvas& canvas, stage::SpriteStore& sprites, stage::Rect where,
                          const Course& course, CourseName name);

// The same with a race on it: vehicles as discs of their liveries at these places (by VehicleId;
// no_cell: not shown), never too small to be seen; wrecks crossed out.
void paint_race_picture(stage::Canvas& canvas, stage::SpriteStore& sprites, stage::Rect where,
                        const Race& race, std::span<const Cell> places, const ui::Seating& seating);

// The sprite of a picture (picture_name of a licence), the basic chariot's where there is none.
// Its cloth, to be tinted in the livery, is of the same name with "-livery", if it has one.
std::string vehicle_sprite_name(stage::SpriteStore& sprites, std::string_view picture);
// The same after a wreck: where nobody has drawn that, the vehicle itself.
std::string wreck_sprite_name(stage::SpriteStore& sprites, std::string_view picture);

}  // namespace frothy
