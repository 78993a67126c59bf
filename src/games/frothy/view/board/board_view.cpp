// The board: what lies under a point of it, and the order in which things are painted.
#include "games/frothy/view/board/board_view.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "games/frothy/view/board/board_lit.h"
#include "games/frothy/view/board/board_still.h"
#include "games/frothy/view/board/board_words.h"
#include "games/frothy/view/core/fox.h"
#include "games/frothy/view/core/seat_names.h"
#include "games/frothy/view/kit/dice_and_vehicles.h"
#include "hexgrid/pixel_layout.h"
#include "stage/easel.h"

namespace frothy {

namespace {

constexpr float still_effect = 0.4F;  // how far an effect has come that does not move
constexpr float near_by = 14.0F;      // world units

// Over whatever else stands about it: who is hunted is found at a glance (FR-RACE-05).
void paint_fox(stage::Canvas& canvas, stage::SpriteStore& sprites, const RaceView& view,
               const ui::Projection& to) {
    const Race& race = view.race();
    const VehicleId fox = race.terms().fox;
    if (race.terms().type != RaceType::fox_and_hounds || fox >= race.vehicle_count) return;
    const ShownVehicle& shown = view.vehicles()[fox];
    if (shown.opacity <= 0.0F || shown.status != VehicleStatus::running) return;
    const float side = std::max(20.0F, to.zoom * 0.95F);
    const Vec2 at = to(shown.at) + Vec2{0.72F, -0.82F} * to.zoom;
    canvas.disc(at, side * 0.64F, stage::faded(theme::ink, shown.opacity));
    canvas.disc(at, side * 0.58F, stage::faded(theme::ivory, shown.opacity));
    stage::SpriteLook look;
    look.opacity = shown.opacity;
    canvas.sprite(sprites.get(fox_picture, static_cast<int>(std::lround(side * 0.86F))), at, look);
}

}  // namespace

const BoardLayout& BoardView::layout() const { return still_->layout(); }

const Decision* BoardView::open_question() const {
    return decision_ && !is_moving_ ? &*decision_ : nullptr;
}

Cell BoardView::cell_at(Vec2 screen) const {
    const Vec2 world = frame_.camera().to_world(screen);
    return course_->cell_at(hexgrid::hex_at({world.x, world.y}));
}

void BoardView::take_course(const Course& course) {
    if (course_ == &course) return;
    course_ = &course;
    still_ = std::make_shared<CourseBoard>(course);
    ui::BoardWorld world;
    world.frame = layout().frame;
    frame_.show(still_, world);
}

void BoardView::pointer_moved() {
    point_at({});
    if (!is_aiming_facing()) follow_pointer();
}

std::vector<Vec2> BoardView::pieces() const {
    std::vector<Vec2> places;
    for (int v = 0; v < shown_count_; ++v) {
        const ShownVehicle& vehicle = shown_[static_cast<std::size_t>(v)];
        if (vehicle.opacity > 0.0F) places.push_back(vehicle.at);
    }
    return places;
}

// Where one may go, then the nearest of the others.
std::vector<Vec2> BoardView::around(Vec2 who) const {
    std::vector<Vec2> places;
    for (const LitCell& lit : choices_.lit)
        places.push_back(layout().centres[lit.cell]);
    const auto lit = static_cast<std::ptrdiff_t>(places.size());
    for (int v = 0; v < shown_count_; ++v) {
        const ShownVehicle& other = shown_[static_cast<std::size_t>(v)];
        const bool is_near = stage::length(other.at - who) <= near_by;
        if (other.opacity > 0.0F && other.status == VehicleStatus::running && is_near)
            places.push_back(other.at);
    }
    std::ranges::sort(places.begin() + lit, places.end(), {},
                      [&](Vec2 at) { return stage::length(at - who); });
    return places;
}

void BoardView::draw_markers(const RaceView& view, const ui::Projection& to) {
    const Rect near = stage::grown(frame_.where(), to.zoom * 1.5F);
    for (const ShownMarkers& markers : view.markers()) {
        const Vec2 at = to(layout().centres[markers.cell]);
        if (!near.contains(at)) continue;
        const bool is_debris = course_->features(markers.cell).fragile == 0;
        const std::string name = is_debris
                                     ? (markers.cell % 2 == 0 ? "board/debris" : "board/debris-2")
                                     : picture_of(sprites_, *course_, markers.cell);
        const int height = std::max(6, static_cast<int>(std::lround(to.zoom * 1.3F)));
        if (markers.count > 0) canvas_.sprite(sprites_.get(name, height), at);
        for (int i = 0; i < markers.runners; ++i) {
            const int tall = std::max(8, static_cast<int>(std::lround(to.zoom * 1.5F)));
            const float aside =
                0.4F * (static_cast<float>(i) - 0.5F * static_cast<float>(markers.runners - 1));
            canvas_.sprite(sprites_.get("board/runner", tall), at + Vec2{aside, 0.0F} * to.zoom);
        }
        if (markers.count < 2 || to.zoom < 8.0F) continue;
        const float size = std::max(11.0F, to.zoom * 0.52F);
        const Vec2 tab = at + Vec2{0.52F, 0.48F} * to.zoom;
        canvas_.disc(tab, size * 0.56F, theme::ink);
        stage::TextLook text{stage::Face::label_bold, size, theme::ivory};
        canvas_.text_centred(tab, std::to_string(markers.count), text);
    }
}

std::vector<PlacedArrow> BoardView::arrows() const {
    if (open_question() == nullptr || choices_.vehicle >= shown_count_) return {};
    const ui::Projection to = projection();
    if (!choices_.arrows.empty()) {
        return place_arrows(choices_.arrows, to(shown_[choices_.vehicle].at), to.zoom,
                            ArrowPlace::vehicle, others());
    }
    const LitCell* end = turning_end();
    if (end == nullptr) return {};
    auto placed = place_arrows(turn_arrows(race_[choices_.vehicle].facing),
                               to(layout().centres[end->cell]), to.zoom, ArrowPlace::path_end, {});
    const AnswerPlan move = pointed_end_ ? AnswerPlan{*pointed_end_} : move_to(*end);
    for (PlacedArrow& arrow : placed)
        arrow.is_quiet = std::ranges::find(move, arrow.arrow.option) == move.end();
    return placed;
}

const LitCell* BoardView::turning_end() const {
    const Cell proposed = proposed_.empty() ? no_cell : proposed_.back();
    const LitCell* end = choices_.lit_at(pointed_ != no_cell  ? pointed_
                                         : anchor_ != no_cell ? anchor_
                                                              : proposed);
    return end != nullptr && choices_.is_whole(*end) ? end : nullptr;
}

std::vector<Vec2> BoardView::others() const {
    std::vector<Vec2> others;
    const ui::Projection to = projection();
    for (int v = 0; v < shown_count_; ++v) {
        const ShownVehicle& one = shown_[static_cast<std::size_t>(v)];
        if (v != choices_.vehicle && one.opacity > 0.0F) others.push_back(to(one.at));
    }
    return others;
}

int BoardView::arrow_at(Vec2 screen) const {
    // The middle of another lit hex means that hex, even where a small board puts an arrow on it.
    if (course_ != nullptr && choices_.arrows.empty()) {
        const Vec2 world = frame_.camera().to_world(screen);
        const Cell cell = cell_at(screen);
        const LitCell* end = turning_end();
        if (end != nullptr && cell != end->cell && choices_.lit_at(cell) != nullptr &&
            stage::length(layout().centres[cell] - world) < 0.45F) {
            return -1;
        }
    }
    const auto placed = arrows();
    for (std::size_t i = 0; i < placed.size(); ++i) {
        if (stage::length(screen - placed[i].at) <= placed[i].radius * 1.15F) {
            return static_cast<int>(i);
        }
    }
    return -1;
}

Cell BoardView::cell_under_pointer() const {
    if (pointed_ != no_cell) return pointed_;
    const std::optional<Vec2> pointer = frame_.pointer();
    if (!pointer || course_ == nullptr) return no_cell;
    if (!is_aiming_facing() && arrow_at(*pointer) < 0) return cell_at(*pointer);
    const LitCell* end = turning_end();
    return end == nullptr ? no_cell : end->cell;
}

void BoardView::follow_pointer() {
    const std::optional<Vec2> pointer = frame_.pointer();
    if (!pointer || course_ == nullptr || arrow_at(*pointer) >= 0) return;
    const Vec2 world = frame_.camera().to_world(*pointer);
    const Cell cell = cell_at(*pointer);
    const LitCell* lit = choices_.lit_at(cell);
    if (lit != nullptr && lit->is_end) {
        anchor_ = cell;
    } else if (anchor_ != no_cell && stage::length(layout().centres[anchor_] - world) > 3.2F) {
        anchor_ = no_cell;  // far enough away to be meant no more
    }
}

void BoardView::draw_over(const RaceView& view, const ui::Projection& to) {
    const Race& now = view.race();
    const LitLook look{layout(), to, choices_, cell_under_pointer(), proposed_};
    std::vector<ShownEffect> effects = view.effects();
    if (frame_.comfort().movement == ui::Movement::reduced) {
        for (ShownEffect& effect : effects)
            effect.progress = still_effect;
    }
    paint_effects(canvas_, sprites_, to, effects, EffectDepth::ground);
    const Decision* question = open_question();
    if (question != nullptr) paint_lit(canvas_, look, now);
    draw_markers(view, to);
    if (question != nullptr) paint_lit_numbers(canvas_, look, now);
    if (question != nullptr && question->player < now.vehicle_count &&
        view.vehicles()[question->player].opacity > 0.0F) {
        paint_ring(canvas_, to(view.vehicles()[question->player].at), to.zoom);
    }
    // No name, figure or deed may be hidden by it.
    draw_map();
    // Wrecks lie under those who still race; who is in focus passes over the others.
    const CameraMotion motion =
        frame_.camera().is_still() ? CameraMotion::still : CameraMotion::gliding;
    const auto draw_vehicle = [&](VehicleId v) {
        if (v >= seating_.seats.size()) return;
        const ShownVehicle& team = view.vehicles()[v];
        vehicles_.draw(v, {picture_name(now.licence(v)), seating_.livery(v)}, team, to(team.at),
                       to.zoom, motion);
    };
    const auto is_wreck = [&](VehicleId v) {
        return view.vehicles()[v].status != VehicleStatus::running;
    };
    for (VehicleId v = 0; v < now.vehicle_count; ++v)
        if (is_wreck(v)) draw_vehicle(v);
    for (VehicleId v = 0; v < now.vehicle_count; ++v)
        if (!is_wreck(v) && v != view.in_focus()) draw_vehicle(v);
    if (view.in_focus() < now.vehicle_count && !is_wreck(view.in_focus())) {
        draw_vehicle(view.in_focus());
    }
    paint_fox(canvas_, sprites_, view, to);
    if (question != nullptr) {
        paint_targets(canvas_, look, view);
        paint_crashes(canvas_, look);
        draw_arrows();
        draw_odds();
    }
    paint_effects(canvas_, sprites_, to, effects, EffectDepth::air);
    // Who decides has the board to themselves.
    if (view.deed() != nullptr && question == nullptr) draw_deed(view, to);
}

BoardView::BoardView(stage::Canvas& canvas, stage::SpriteStore& sprites, ui::Seating seating)
    : canvas_(canvas),
      sprites_(sprites),
      seating_(std::move(seating)),
      vehicles_(canvas, sprites),
      frame_(canvas, sprites, *this) {}
BoardView::~BoardView() = default;

void BoardView::set_seating(ui::Seating seating) {
    seating_ = std::move(seating);
    vehicles_.forget();
}

void BoardView::propose(std::vector<Cell> way, AnswerPlan answers) {
    proposed_ = std::move(way);
    proposal_ = std::move(answers);
    moves_.clear();
}

void BoardView::ask(const Decision& decision, Complete complete) {
    ask_nothing();
    decision_ = decision;
    complete_ = std::move(complete);
    choices_ = choices_of(decision);
    follow_pointer();
}

void BoardView::begin(AnswerPlan added, const Decision& begun) {
    added_ = std::move(added);
    choices_ = choices_of(begun);
    propose({}, {});
    anchor_ = no_cell;
    point_at({});
    follow_pointer();
}

void BoardView::ask_nothing() {
    decision_.reset();
    choices_ = {};
    complete_ = {};
    added_.clear();
    propose({}, {});
    anchor_ = no_cell;
    point_at({});
}

void BoardView::point_at(std::optional<ui::Token> cell) {
    pointed_ = cell ? cell->as<Cell>() : no_cell;
    pointed_end_.reset();
}

ui::Tokens BoardView::reachable() const {
    ui::Tokens cells;
    for (const LitCell& lit : choices_.lit)
        if (lit.is_end) cells.emplace_back(lit.cell);
    return cells;
}

void BoardView::draw(const RaceView& view) {
    if (view.race().setting == nullptr || where().width < 1.0F) {
        canvas_.fill_rect(where(), theme::night);
        return;
    }
    shown_ = view.vehicles();
    shown_count_ = view.race().vehicle_count;
    take_course(view.race().course());
    race_ = view.race();
    is_moving_ = !view.idle();
    if (!frame_.draw_still()) return;
    const auto clip = canvas_.clip(where());
    draw_over(view, projection());
}

void BoardView::draw_map() {
    std::vector<ui::BoardFrame::MapPiece> pieces;
    for (VehicleId v = 0; v < shown_count_ && v < seating_.seats.size(); ++v) {
        if (shown_[v].opacity > 0.0F && shown_[v].status == VehicleStatus::running)
            pieces.push_back({shown_[v].at, Colour::hex(seating_.livery(v).colour)});
    }
    frame_.draw_map(pieces, worth_seeing(decision_ ? decision_->player : no_vehicle));
}

BoardHit BoardView::hit(Vec2 screen) const {
    BoardHit result;
    if (course_ == nullptr) return result;
    const Vec2 world = frame_.camera().to_world(screen);
    result.hex = hexgrid::hex_at({world.x, world.y});
    if (!frame_.where().contains(screen)) return result;
    result.cell = course_->cell_at(result.hex);
    float nearest = 0.8F;
    for (int v = 0; v < shown_count_; ++v) {
        const ShownVehicle& vehicle = shown_[static_cast<std::size_t>(v)];
        const float distance = stage::length(vehicle.at - world);
        if (vehicle.opacity <= 0.0F || distance >= nearest) continue;
        nearest = distance;
        result.vehicle = static_cast<VehicleId>(v);
    }
    const int arrow = arrow_at(screen);
    if (arrow >= 0) {
        result.arrow = arrows()[static_cast<std::size_t>(arrow)].arrow.option;
    }
    return result;
}

BoardClick BoardView::click_space(ui::Token cell) const {
    BoardClick result;
    const LitCell* lit = choices_.lit_at(cell.as<Cell>());
    if (lit == nullptr) return result;
    const bool is_turned = pointed_end_ && lit->cell == pointed_;
    result.answers = is_turned ? plan_of(*pointed_end_) : move_to(*lit);
    return result;
}

BoardClick BoardView::click(Vec2 screen) const {
    BoardClick result;
    if (open_question() == nullptr) return result;
    if (is_aiming_facing()) {
        const int arrow = arrow_aimed_at(screen);
        if (arrow >= 0) {
            result.answers = plan_of(arrows()[static_cast<std::size_t>(arrow)].arrow.option);
            return result;
        }
        // Hardly moved at all it is a click.
        const Vec2 from = *frame_.aimed_from();
        return cell_at(screen) == cell_at(from) ? click_space(cell_at(from)) : result;
    }
    if (frame_.aimed_from()) return click_space(cell_at(screen));
    const BoardHit hit = this->hit(screen);
    if (hit.arrow) {
        result.answers = plan_of(*hit.arrow);
        return result;
    }
    for (const Option& attack : choices_.attacks)
        if (attack.a == hit.vehicle) result.alternatives.emplace_back(attack);
    if (result.alternatives.size() == 1) {
        result.answers = std::exchange(result.alternatives, {});
        result.answers.insert(result.answers.begin(), added_.begin(), added_.end());
    } else if (!result.alternatives.empty() && !added_.empty()) {
        result.alternatives.clear();
        result.answers.assign(added_.begin(), added_.end());  // then it is asked how
    }
    if (!result.is_empty()) return result;
    return click_space(hit.cell);
}

BoardHover BoardView::hover_at(Vec2 screen) const {
    BoardHover hover;
    // A facing is told of the space where it was taken hold of.
    const BoardHit hit = this->hit(is_aiming_facing() ? *frame_.aimed_from() : screen);
    if (hit.cell == no_cell && hit.vehicle == no_vehicle) return hover;
    const Names names = names_of(seating_);
    const Vec2 centre =
        hit.vehicle != no_vehicle ? on_screen(shown_[hit.vehicle].at) : on_screen(hit.cell);
    const float half = frame_.camera().zoom();
    hover.beside = {centre.x - half, centre.y - half, 2.0F * half, 2.0F * half};
    BoardClick meant = click(screen);
    hover.alternatives = std::move(meant.alternatives);
    hover.answers = std::move(meant.answers);
    hover.odds = odds_of(hover.answers.as<Option>());
    add_prices(hover);
    if (decision_) {
        describe_click(*decision_, choices_, names, hover);
        for (const RefusedCell& refused : choices_.refused) {
            if (refused.cell != hit.cell) continue;
            hover.is_refused = true;
            hover.facts.push_back(
                {refusal_reason(refused.refusal, *decision_, names), refused.refusal.rule});
        }
        for (const Refusal& refusal : choices_.refused_attacks) {
            if (hit.vehicle == no_vehicle || refusal.option.a != hit.vehicle) continue;
            hover.facts.push_back({refusal_reason(refusal, *decision_, names), refusal.rule});
        }
    }
    if (hit.vehicle != no_vehicle) describe_vehicle(race_, hit.vehicle, names, hover);
    if (hit.cell != no_cell) {
        describe_cell(race_, hit.cell, choices_.vehicle, hover);
    }
    return hover;
}

std::optional<BoardHover> BoardView::hover() const {
    if (!frame_.pointer() || frame_.is_dragging() || course_ == nullptr) return std::nullopt;
    return hover_at(*frame_.pointer());
}

Vec2 BoardView::on_screen(ui::Token cell) const {
    return on_screen(layout().centres[cell.as<Cell>()]);
}
float BoardView::piece_radius() const {
    constexpr float around = 0.9F;  // world units
    return on_screen(Vec2{around, 0.0F}).x - on_screen(Vec2{0.0F, 0.0F}).x;
}

std::vector<ui::Seen> BoardView::worth_seeing(VehicleId own) const {
    constexpr float around = 2.6F;  // world units: where a vehicle's arrows and their odds stand
    constexpr float slant = 0.7F * around;
    std::vector<ui::Seen> seen;
    for (int i = 0; i < shown_count_; ++i) {
        const auto v = VehicleId(i);
        if (race_[v].cell == no_cell) continue;
        seen.push_back(
            {on_screen(shown_[v].at), v == own ? ui::weight_of_own : ui::weight_of_others});
    }
    if (own < shown_count_ && race_[own].cell != no_cell) {
        for (const Vec2 off : {Vec2{around, 0.0F},
                               {-around, 0.0F},
                               {0.0F, around},
                               {0.0F, -around},
                               {slant, slant},
                               {slant, -slant},
                               {-slant, slant},
                               {-slant, -slant}})
            seen.push_back({on_screen(shown_[own].at + off), ui::weight_of_others});
    }
    if (open_question() == nullptr) return seen;
    const ui::Projection to = projection();
    const auto see_arrows = [&](std::span<const ChoiceArrow> arrows, Vec2 centre, ArrowPlace at) {
        for (const PlacedArrow& arrow : place_arrows(arrows, centre, to.zoom, at, {}))
            seen.push_back({arrow.at, ui::weight_of_choice});
    };
    if (!choices_.arrows.empty() && choices_.vehicle < shown_count_)
        see_arrows(choices_.arrows, to(shown_[choices_.vehicle].at), ArrowPlace::vehicle);
    for (const LitCell& lit : choices_.lit) {
        const Vec2 centre = to(layout().centres[lit.cell]);
        if (lit.is_end) seen.push_back({centre, ui::weight_of_choice});
        // The facings at its end show where it is pointed at.
        if (!choices_.arrows.empty() || !choices_.is_whole(lit)) continue;
        see_arrows(turn_arrows(race_[choices_.vehicle].facing), centre, ArrowPlace::path_end);
    }
    return seen;
}

void BoardView::forget_textures() {
    frame_.forget_textures();
    vehicles_.forget();
}

}  // namespace frothy
