#include "games/frothy/view/screens/guide_pages.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <string>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/rules/rules.h"
#include "games/frothy/rules/setting.h"
#include "games/frothy/view/board/board_picture.h"
#include "games/frothy/view/board/board_sprites.h"
#include "games/frothy/view/core/board/board_layout.h"
#include "games/frothy/view/core/faces.h"
#include "games/frothy/view/licence/licence_sheet.h"
#include "hexgrid/pixel_layout.h"
#include "stage/theme.h"
#include "ui/board/projection.h"
#include "ui/panels.h"
#include "words/words.h"

namespace frothy {

namespace theme = stage::theme;
using stage::Rect;
using stage::Vec2;
using words::tr;

namespace {

constexpr VehicleId first = 0;
constexpr VehicleId second = 1;

// A race on the grid, to be looked at.
struct Scenery {
    Setting setting;
    Race race;
    std::vector<std::string> teams;
    BoardLayout layout;
};

using Shared = std::shared_ptr<const Scenery>;

// What a picture is painted with: the board so many times larger than whole, about a cell.
struct Easel {
    stage::Canvas& canvas;
    stage::SpriteStore& sprites;
    Rect where;
    ui::Projection to;

    float unit() const { return to.zoom; }
};

Easel paint_board(stage::Canvas& canvas, stage::SpriteStore& sprites, Rect where,
                  const Scenery& scenery, float larger, std::optional<Cell> about) {
    const Course& course = scenery.race.course();
    ui::paint_mosaic(canvas, where, 1.0F);
    Rect board{where.x - where.width * (larger - 1.0F) / 2.0F,
               where.y - where.height * (larger - 1.0F) / 2.0F, where.width * larger,
               where.height * larger};
    if (about) {
        const Vec2 at =
            ui::projection_into(scenery.layout.frame, board)(scenery.layout.centres[*about]);
        board.x += where.centre().x - at.x;
        board.y += where.centre().y - at.y;
    }
    // Close up it would be cut.
    const CourseName name = about ? CourseName::left_out : CourseName::shown;
    paint_course_picture(canvas, sprites, board, course, name);
    return {canvas, sprites, where, ui::projection_into(scenery.layout.frame, board)};
}

Vec2 at_cell(const Easel& easel, const Scenery& scenery, Cell cell) {
    return easel.to(scenery.layout.centres[cell]);
}

void paint_arrow(stage::Canvas& canvas, Vec2 from, Vec2 to, float thick, stage::Colour colour) {
    const Vec2 way = to - from;
    const float length = std::max(1.0F, std::hypot(way.x, way.y));
    const Vec2 ahead = way * (1.0F / length);
    const Vec2 aside{-ahead.y, ahead.x};
    const Vec2 neck = to - ahead * (2.2F * thick);
    canvas.line(from, neck, colour, thick);
    const std::array<Vec2, 3> head = {to, neck + aside * (1.5F * thick),
                                      neck - aside * (1.5F * thick)};
    canvas.fill_polygon(head, colour);
}

void paint_vehicle(const Easel& easel, const Scenery& scenery, VehicleId v, Vec2 at, float angle,
                   float larger) {
    VehicleSprites vehicles(easel.canvas, easel.sprites);
    ShownVehicle shown;
    shown.angle = angle;
    shown.opacity = 1.0F;
    vehicles.draw(v, {scenery.teams[v], ui::livery_in(ui::Palette::usual, (v + 3U) % 6U)}, shown,
                  at, easel.unit() * larger);
}

// The middle of all cells that are so far along the course.
Vec2 middle_of_place(const Easel& easel, const Scenery& scenery, int place) {
    const Course& course = scenery.race.course();
    Vec2 sum;
    int count = 0;
    for (int i = 0; i < course.cell_count(); ++i) {
        const auto cell = static_cast<Cell>(i);
        if (course.place(cell) != place % course.length()) continue;
        sum = sum + at_cell(easel, scenery, cell);
        ++count;
    }
    return count == 0 ? easel.where.centre() : sum * (1.0F / static_cast<float>(count));
}

float angle_ahead(const Scenery& scenery, VehicleId v) {
    return static_cast<float>(hexgrid::radians(scenery.race[v].facing));
}

// The way round, and who has just left the grid, one ahead of the other.
void paint_race(stage::Canvas& canvas, stage::SpriteStore& sprites, Rect where,
                const Scenery& scenery) {
    constexpr int arrows = 7;
    constexpr int long_arrow = 3;  // places
    const Easel easel = paint_board(canvas, sprites, where, scenery, 1.0F, std::nullopt);
    const int length = scenery.race.course().length();
    for (int i = 1; i < arrows; ++i) {
        const int place = i * length / arrows;
        paint_arrow(canvas, middle_of_place(easel, scenery, place),
                    middle_of_place(easel, scenery, place + long_arrow), easel.unit() * 0.5F,
                    theme::terracotta);
    }
    for (VehicleId v = 0; v < scenery.race.vehicle_count; ++v) {
        const Vehicle& vehicle = scenery.race[v];
        const hexgrid::Facing facing = vehicle.facing;
        Cell cell = vehicle.cell;
        for (int space = 0; space < v + 2; ++space) {
            const Cell next = scenery.race.course().neighbour(
                cell, facing.is_side() ? facing.ahead() : facing.front_left());
            if (next == no_cell) break;
            cell = next;
        }
        paint_vehicle(easel, scenery, v, at_cell(easel, scenery, cell), angle_ahead(scenery, v),
                      1.5F);
    }
}

void paint_licence(stage::Canvas& canvas, stage::SpriteStore& sprites, Rect where,
                   const Scenery& scenery) {
    ui::paint_mosaic(canvas, where, 1.0F);
    ui::Seating seating;
    for (VehicleId v = 0; v < scenery.race.vehicle_count; ++v)
        seating.seats.push_back({tr("You"), static_cast<std::uint8_t>((v + 3) % 6), true});
    LicenceSheet sheet;
    sheet.set(scenery.race, seating, first, ClipMotion::jump);
    const Rect inside = stage::grown(where, -0.03F * where.width);
    const float wide =
        std::min(inside.width, inside.height * inside.width / sheet.wanted_height(inside.width));
    sheet.draw(canvas, sprites, stage::in_middle(inside, {wide, sheet.wanted_height(wide)}), 1.0F);
}

void paint_die(stage::Canvas& canvas, stage::SpriteStore& sprites, Vec2 centre, float side,
               const std::string& value, const std::string& sign) {
    canvas.sprite(sprites.get("dice/die", static_cast<int>(side)), centre);
    if (value.empty()) {
        canvas.sprite(sprites.get(sign, static_cast<int>(side * 0.62F)), centre);
        return;
    }
    canvas.text_centred(
        centre - Vec2{side * 0.04F, side * 0.02F}, value,
        {stage::Face::title, side * 0.68F, theme::umber, stage::Align::middle, 0.0F});
    stage::SpriteLook faint;
    faint.opacity = 0.6F;
    canvas.sprite(sprites.get(sign, static_cast<int>(side * 0.26F)),
                  centre + Vec2{side * 0.29F, -side * 0.29F}, faint);
}

// Two cards, four dice of which two are kept, and the boxes that the marker moves.
void paint_check(stage::Canvas& canvas, stage::SpriteStore& sprites, Rect where) {
    ui::paint_mosaic(canvas, where, 1.0F);
    const float unit = std::min(where.width / 11.0F, where.height / 8.5F);
    const Vec2 middle = where.centre();
    const auto at = [&](float x, float y) { return middle + Vec2{x * unit, y * unit}; };
    for (const float x : {-1.3F, 1.3F}) {
        canvas.sprite(sprites.get("cards/whip", static_cast<int>(unit * 2.9F)), at(x, -2.5F));
        canvas.text_centred(
            at(x, -3.55F), card_name(CardType::whip),
            {stage::Face::label_bold, unit * 0.42F, theme::ivory, stage::Align::middle, 0.0F});
    }
    constexpr std::array dice = {Icon::haste, Icon::left_spin, Icon::slow, Icon::slide};
    constexpr std::size_t kept = 2;  // the first ones
    const auto value = [&](std::size_t i) { return value_of(dice.at(i), DiceFaces::printed); };
    const float side = unit * 1.7F;
    for (std::size_t i = 0; i < dice.size(); ++i) {
        const Vec2 centre = at(2.2F * (static_cast<float>(i) - 1.5F), 0.6F);
        if (i < kept) {
            const Rect frame{centre.x - side * 0.58F, centre.y - side * 0.58F, side * 1.16F,
                             side * 1.16F};
            canvas.fill_rounded_rect(frame, side * 0.2F, theme::gold);
        }
        paint_die(canvas, sprites, centre, side, std::to_string(value(i)), die_picture(dice.at(i)));
    }
    constexpr int boxes = 8;
    const float box = unit * 1.05F;
    for (int i = 0; i < boxes; ++i) {
        const Vec2 centre = at(1.2F * (static_cast<float>(i) - 3.5F), 3.1F);
        const Rect rect{centre.x - box / 2.0F, centre.y - box * 0.35F, box, box * 0.7F};
        canvas.fill_rounded_rect(rect, box * 0.12F, i == 5 ? theme::gold : theme::ivory);
        canvas.outline_rounded_rect(rect, box * 0.12F, theme::umber, std::max(1.0F, box * 0.05F));
    }
    paint_arrow(canvas, at(-4.2F, 2.3F), at(1.8F, 2.3F), unit * 0.22F, theme::gold);
    const std::string sum = std::to_string(value(0)) + " + " + std::to_string(value(1)) + " = " +
                            std::to_string(value(0) + value(1));
    canvas.text_centred(
        at(-1.2F, 1.95F), sum,
        {stage::Face::title, unit * 0.62F, theme::parchment, stage::Align::middle, 0.0F});
}

// A path of three spaces, with its numbers, and the drift beside it.
void paint_driving(stage::Canvas& canvas, stage::SpriteStore& sprites, Rect where,
                   const Scenery& scenery) {
    const Race& race = scenery.race;
    const Easel easel = paint_board(canvas, sprites, where, scenery, 3.2F, race[first].cell);
    const hexgrid::Facing facing = race[first].facing;
    Cell cell = race[first].cell;
    const Vec2 start = at_cell(easel, scenery, cell);
    Vec2 before = start;
    for (int space = 1; space <= 3; ++space) {
        const Cell next =
            race.course().neighbour(cell, facing.is_side() ? facing.ahead() : facing.front_left());
        if (next == no_cell) break;
        cell = next;
        const Vec2 at = at_cell(easel, scenery, cell);
        canvas.line(before, at, theme::gold, easel.unit() * 0.2F);
        canvas.disc(at, easel.unit() * 0.42F, theme::gold);
        canvas.circle(at, easel.unit() * 0.42F, theme::umber, 2.0F);
        canvas.text_centred(
            at, std::to_string(space),
            {stage::Face::title, easel.unit() * 0.6F, theme::ink, stage::Align::middle, 0.0F});
        before = at;
    }
    for (const hexgrid::Direction side : {facing.front_left(), facing.front_right()}) {
        const Cell drift = race.course().neighbour(race[first].cell, side);
        if (drift == no_cell) continue;
        const Vec2 to = at_cell(easel, scenery, drift);
        paint_arrow(canvas, start + (to - start) * 0.5F, to, easel.unit() * 0.16F, theme::faience);
    }
    for (VehicleId v = 0; v < race.vehicle_count; ++v)
        paint_vehicle(easel, scenery, v, at_cell(easel, scenery, race[v].cell),
                      angle_ahead(scenery, v), 1.0F);
}

// The signs of a Control roll with their names, under a vehicle that may turn.
void paint_turning(stage::Canvas& canvas, stage::SpriteStore& sprites, Rect where,
                   const Scenery& scenery) {
    const Rect upper{where.x, where.y, where.width, std::floor(where.height * 0.46F)};
    {
        const auto clip = canvas.clip(upper);
        const Easel easel =
            paint_board(canvas, sprites, upper, scenery, 4.5F, scenery.race[first].cell);
        const Vec2 at = at_cell(easel, scenery, scenery.race[first].cell);
        const float straight = angle_ahead(scenery, first);
        for (const float by : {-0.5236F, 0.5236F}) {
            const Vec2 way{std::cos(straight + by), std::sin(straight + by)};
            paint_arrow(canvas, at + way * (easel.unit() * 1.2F), at + way * (easel.unit() * 2.9F),
                        easel.unit() * 0.26F, theme::terracotta);
        }
        paint_vehicle(easel, scenery, first, at, straight, 1.1F);
    }
    const Rect lower{where.x, upper.bottom(), where.width, where.bottom() - upper.bottom()};
    ui::paint_mosaic(canvas, lower, 1.0F);
    constexpr std::array icons = {Icon::left_spin, Icon::right_spin, Icon::slow,
                                  Icon::haste,     Icon::slide,      Icon::damage};
    constexpr std::array pictures = {"dice/left-spin", "dice/right-spin", "dice/slow",
                                     "dice/haste",     "dice/slide",      "dice/damage"};
    const float wide = lower.width / 3.0F;
    const float tall = lower.height / 2.0F;
    const float side = std::min(wide * 0.5F, tall * 0.58F);
    for (std::size_t i = 0; i < icons.size(); ++i) {
        const Vec2 centre{lower.x + wide * (static_cast<float>(i % 3) + 0.5F),
                          lower.y + tall * (static_cast<float>(i / 3) + 0.42F)};
        paint_die(canvas, sprites, centre, side, {}, pictures.at(i));
        canvas.text_centred(centre + Vec2{0.0F, side * 0.68F}, icon_name(icons.at(i)),
                            {stage::Face::label, std::min(side * 0.28F, 26.0F), theme::parchment,
                             stage::Align::middle, 0.0F});
    }
}

// Two side by side with a blow between them, and a wreck that lies in the way.
void paint_fights(stage::Canvas& canvas, stage::SpriteStore& sprites, Rect where,
                  const Scenery& scenery) {
    const Race& race = scenery.race;
    const Easel easel = paint_board(canvas, sprites, where, scenery, 4.0F, race[first].cell);
    const float angle = angle_ahead(scenery, first);
    const Vec2 ahead{std::cos(angle), std::sin(angle)};
    const Vec2 aside{-ahead.y, ahead.x};
    const Vec2 middle = where.centre() - ahead * (easel.unit() * 1.6F);
    for (const auto& [v, side] : {std::pair{first, -1.0F}, std::pair{second, 1.0F}})
        paint_vehicle(easel, scenery, v, middle + aside * (side * 0.95F * easel.unit()), angle,
                      1.2F);
    canvas.sprite(sprites.get("board/damage-star", static_cast<int>(easel.unit() * 1.1F)), middle);
    stage::SpriteLook turned;
    turned.angle = angle + 0.7F;
    canvas.sprite(
        sprites.get("vehicles/basic-chariot-wreck", static_cast<int>(easel.unit() * 1.9F)),
        middle + ahead * (easel.unit() * 3.4F), turned);
}

Shared scenery_of(const SetupOffers& offers) {
    auto scenery = std::make_shared<Scenery>();
    scenery->setting.course = offers.courses.front().course;
    const std::size_t seats = std::min<std::size_t>(3, scenery->setting.course.plan().grid.size());
    std::array<std::uint8_t, max_vehicles> order{};
    for (std::size_t i = 0; i < seats; ++i) {
        const LicenceOffer& offer = offers.licences[i % offers.licences.size()];
        scenery->setting.licences.push_back(offer.licence);
        prepare(scenery->setting.licences.back());
        scenery->teams.push_back(picture_name(offer.licence));
        order.at(i) = static_cast<std::uint8_t>(i);
    }
    scenery->race = set_up_race(scenery->setting, order);
    constexpr std::size_t speed = 3;  // so that all columns have something to say
    Vehicle& own = scenery->race[first];
    const BoxRows& rows = scenery->setting.licences.front().rows;
    own.accel_box = rows.first_accel[speed];
    own.decel_box = rows.first_decel[speed];
    scenery->layout = lay_out(scenery->setting.course);
    return scenery;
}

}  // namespace

std::vector<ui::GuidePage> guide_pages(const SetupOffers& offers) {
    const Shared scenery = scenery_of(offers);
    using Painter = void (*)(stage::Canvas&, stage::SpriteStore&, Rect, const Scenery&);
    const auto by = [&scenery](Painter paint) {
        return [scenery, paint](stage::Canvas& canvas, stage::SpriteStore& sprites, Rect where) {
            paint(canvas, sprites, where, *scenery);
        };
    };
    return {
        {tr("The race"),
         {tr("Everybody drives a vehicle round the hippodrome, the way the arrows point. Whoever "
             "is first across the line after the laps agreed has won."),
          tr("A race is a string of rounds. In each you first settle how fast you are, then "
             "everybody moves in four short phases, the fastest first."),
          tr("There is a wall all round. Keep it in mind.")},
         by(paint_race)},
        {tr("Your licence"),
         {tr("The licence is the sheet of your vehicle. Each column at the top is a Speed. Read "
             "down your own: so many spaces you move in each of the four phases."),
          tr("The last line says how many dice it takes to turn at that Speed. Where it says Safe, "
             "turn as you please."),
          tr("Below are the boxes for Control Loss, which makes turning harder, and for Damage. In "
             "the last Damage box you are out.")},
         by(paint_licence)},
        {tr("The Speed Check"),
         {tr("A round begins with cards, if you like: a Whip to go faster, Reins to slow down. You "
             "roll two dice, and one more for each card."),
          tr("Keep two of the dice. Their sum says how many boxes your marker moves along the "
             "licence. Where it comes to rest is your new Speed."),
          tr("Only the large numbers count here. The small sign in the corner of a die counts when "
             "you turn too fast.")},
         [](stage::Canvas& canvas, stage::SpriteStore& sprites, Rect where) {
             paint_check(canvas, sprites, where);
         }},
        {tr("Driving"),
         {tr("Move straight ahead, all the spaces that your Speed gives you in this phase. Once a "
             "phase you may drift one space to the left or to the right without turning."),
          tr("A Whip takes you one space further, Reins hold you back by one."),
          tr("As long as a clear path is there you must take it. Nobody crashes on purpose, and "
             "yet everybody does.")},
         by(paint_driving)},
        {tr("Turning"),
         {tr("With the last space moved you may turn a little to the left or to the right. At a "
             "Safe Speed that is all."),
          tr("Faster, you roll the dice your licence asks for. Every card you play adds a die and "
             "lets you take one away."),
          tr("A left and a right spin cancel each other, and so do slow and haste; each pair costs "
             "a point of Control Loss. Of what is left, the sign on the most dice happens to you. "
             "Nothing left? Well driven.")},
         by(paint_turning)},
        {tr("Fights, walls and wrecks"),
         {tr("Beside a rival you may lash out at the driver or ram the vehicle. Both roll, the "
             "higher sum wins, and the loser pays for it."),
          tr("A wall or the side of a vehicle hurts by as many dice as you are fast. Head-on both "
             "Speeds count, from behind only the difference. What Damage does is printed on your "
             "licence. In the last box you are wrecked, and lie in everybody's way."),
          tr("Cards that were played come back after a while. Now choose a vehicle, and good "
             "luck!")},
         by(paint_fights)}};
}

}  // namespace frothy
