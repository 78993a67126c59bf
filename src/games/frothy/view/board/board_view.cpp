// The board: what lies under a point of it, and the order in which things are painted.
#include "games/frothy/view/board/board_view.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "games/frothy/view/board/board_view_impl.h"
#include "games/frothy/view/board/board_words.h"
#include "games/frothy/view/core/seat_names.h"
#include "games/frothy/view/kit/dice_and_vehicles.h"
#include "hexgrid/pixel_layout.h"
#include "stage/easel.h"
#include "stage/theme.h"

namespace frothy {

namespace {

using stage::Rect;
using stage::Vec2;

constexpr float still_effect = 0.4F;  // how far an effect has come that does not move
constexpr float near_by = 14.0F;      // world units

}  // namespace

void BoardView::Impl::take_course(const Course& its_course) {
    if (course == &its_course) return;
    course = &its_course;
    still = std::make_shared<CourseBoard>(its_course);
    ui::BoardWorld world;
    world.frame = layout().frame;
    frame.show(still, world);
}

bool BoardView::Impl::is_answerable(Vec2 screen) const { return !click(screen).is_empty(); }

void BoardView::Impl::pointer_moved() {
    pointed = no_cell;
    follow_pointer();
}

std::vector<Vec2> BoardView::Impl::pieces() const {
    std::vector<Vec2> places;
    for (int v = 0; v < shown_count; ++v) {
        const ShownVehicle& vehicle = shown[static_cast<std::size_t>(v)];
        if (vehicle.opacity > 0.0F) places.push_back(vehicle.at);
    }
    return places;
}

// Where one may go, then the nearest of the others.
std::vector<Vec2> BoardView::Impl::around(Vec2 who) const {
    std::vector<Vec2> places;
    for (const LitCell& lit : choices.lit)
        places.push_back(layout().centres[lit.cell]);
    const auto lit = static_cast<std::ptrdiff_t>(places.size());
    for (int v = 0; v < shown_count; ++v) {
        const ShownVehicle& other = shown[static_cast<std::size_t>(v)];
        const bool is_near = stage::length(other.at - who) <= near_by;
        if (other.opacity > 0.0F && other.status == VehicleStatus::running && is_near)
            places.push_back(other.at);
    }
    std::ranges::sort(places.begin() + lit, places.end(), {},
                      [&](Vec2 at) { return stage::length(at - who); });
    return places;
}

void BoardView::Impl::draw_markers(const RaceView& view, const ui::Projection& to) {
    const Rect near = stage::grown(frame.where(), to.zoom * 1.5F);
    for (const ShownMarkers& markers : view.markers()) {
        const Vec2 at = to(layout().centres[markers.cell]);
        if (!near.contains(at)) continue;
        const bool is_debris = course->features(markers.cell).fragile == 0;
        const std::string name = is_debris
                                     ? (markers.cell % 2 == 0 ? "board/debris" : "board/debris-2")
                                     : picture_of(sprites, *course, markers.cell);
        const int height = std::max(6, static_cast<int>(std::lround(to.zoom * 1.3F)));
        if (markers.count > 0) canvas.sprite(sprites.get(name, height), at);
        for (int i = 0; i < markers.runners; ++i) {
            const int tall = std::max(8, static_cast<int>(std::lround(to.zoom * 1.5F)));
            const float aside =
                0.4F * (static_cast<float>(i) - 0.5F * static_cast<float>(markers.runners - 1));
            canvas.sprite(sprites.get("board/runner", tall), at + Vec2{aside, 0.0F} * to.zoom);
        }
        if (markers.count < 2 || to.zoom < 8.0F) continue;
        const float size = std::max(11.0F, to.zoom * 0.52F);
        const Vec2 tab = at + Vec2{0.52F, 0.48F} * to.zoom;
        canvas.disc(tab, size * 0.56F, stage::theme::ink);
        stage::TextLook text{stage::Face::label_bold, size, stage::theme::ivory};
        canvas.text_centred(tab, std::to_string(markers.count), text);
    }
}

std::vector<PlacedArrow> BoardView::Impl::arrows() const {
    if (!decision || choices.vehicle >= shown_count || is_moving) return {};
    const ui::Projection to = projection();
    if (!choices.arrows.empty()) {
        return place_arrows(choices.arrows, to(shown[choices.vehicle].at), to.zoom,
                            ArrowPlace::vehicle, others());
    }
    const LitCell* end = choices.lit_at(pointed != no_cell ? pointed : anchor);
    if (!choices.may_turn_at_end || end == nullptr || !end->is_end) return {};
    // Cut short by an obstacle or by the finish line, a path leaves nothing to turn for.
    if (end->steps != decision->about.number) return {};
    return place_arrows(turn_arrows(race[choices.vehicle].facing), to(layout().centres[end->cell]),
                        to.zoom, ArrowPlace::path_end, {});
}

std::vector<Vec2> BoardView::Impl::others() const {
    std::vector<Vec2> others;
    const ui::Projection to = projection();
    for (int v = 0; v < shown_count; ++v) {
        const ShownVehicle& one = shown[static_cast<std::size_t>(v)];
        if (v != choices.vehicle && one.opacity > 0.0F) others.push_back(to(one.at));
    }
    return others;
}

int BoardView::Impl::arrow_at(Vec2 screen) const {
    // The middle of another lit hex means that hex, even where a small board puts an arrow on it.
    if (course != nullptr && choices.arrows.empty()) {
        const Vec2 world = frame.camera().to_world(screen);
        const Cell cell = course->cell_at(hexgrid::hex_at({world.x, world.y}));
        const Cell end = pointed != no_cell ? pointed : anchor;
        if (cell != end && choices.lit_at(cell) != nullptr &&
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

Cell BoardView::Impl::cell_under_pointer() const {
    if (pointed != no_cell) return pointed;
    const std::optional<Vec2> pointer = frame.pointer();
    if (!pointer || course == nullptr) return no_cell;
    if (arrow_at(*pointer) >= 0) return anchor;
    const Vec2 world = frame.camera().to_world(*pointer);
    return course->cell_at(hexgrid::hex_at({world.x, world.y}));
}

void BoardView::Impl::follow_pointer() {
    const std::optional<Vec2> pointer = frame.pointer();
    if (!pointer || course == nullptr || arrow_at(*pointer) >= 0) return;
    const Vec2 world = frame.camera().to_world(*pointer);
    const Cell cell = course->cell_at(hexgrid::hex_at({world.x, world.y}));
    const LitCell* lit = choices.lit_at(cell);
    if (lit != nullptr && lit->is_end) {
        anchor = cell;
    } else if (anchor != no_cell && stage::length(layout().centres[anchor] - world) > 3.2F) {
        anchor = no_cell;  // far enough away to be meant no more
    }
}

void BoardView::Impl::draw_over(const RaceView& view, const ui::Projection& to) {
    const Race& now = view.race();
    const LitLook look{layout(), to, choices, cell_under_pointer(), proposed};
    std::vector<ShownEffect> effects = view.effects();
    if (frame.comfort().movement == ui::Movement::reduced) {
        for (ShownEffect& effect : effects)
            effect.progress = still_effect;
    }
    paint_effects(canvas, sprites, to, effects, EffectDepth::ground);
    if (decision && !is_moving) paint_lit(canvas, look, now);
    draw_markers(view, to);
    if (decision && !is_moving) paint_lit_numbers(canvas, look, now);
    if (decision && !is_moving && decision->player < now.vehicle_count &&
        view.vehicles()[decision->player].opacity > 0.0F) {
        paint_ring(canvas, to(view.vehicles()[decision->player].at), to.zoom);
    }
    // Wrecks lie under those who still race; who is in focus passes over the others.
    const CameraMotion motion =
        frame.camera().is_still() ? CameraMotion::still : CameraMotion::gliding;
    const auto draw_vehicle = [&](VehicleId v) {
        if (v >= seating.seats.size()) return;
        const ShownVehicle& team = view.vehicles()[v];
        vehicles.draw(v, {now.licence(v).id, seating.livery(v)}, team, to(team.at), to.zoom,
                      motion);
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
    if (decision && !is_moving) {
        paint_targets(canvas, look, view);
        paint_crashes(canvas, look);
        paint_arrows(canvas, arrows(), frame.pointer() ? arrow_at(*frame.pointer()) : -1);
        draw_odds();
    }
    paint_effects(canvas, sprites, to, effects, EffectDepth::air);
    // Who decides has the board to themselves.
    if (view.deed() != nullptr && (!decision || is_moving)) draw_deed(view, to);
}

BoardView::BoardView(stage::Canvas& canvas, stage::SpriteStore& sprites, ui::Seating seating)
    : impl_(std::make_unique<Impl>(canvas, sprites, std::move(seating))) {}
BoardView::~BoardView() = default;

void BoardView::set_seating(ui::Seating seating) {
    impl_->seating = std::move(seating);
    impl_->vehicles.forget();
}

void BoardView::set_scale(float scale) { impl_->frame.set_scale(scale); }

void BoardView::set_comfort(const ui::Comfort& comfort) { impl_->frame.set_comfort(comfort); }

void BoardView::ask(const Decision& decision) {
    impl_->decision = decision;
    impl_->choices = choices_of(decision);
    impl_->proposed.clear();
    impl_->anchor = no_cell;
    impl_->pointed = no_cell;
    impl_->follow_pointer();
}

void BoardView::ask_nothing() {
    impl_->decision.reset();
    impl_->choices = {};
    impl_->proposed.clear();
    impl_->anchor = no_cell;
    impl_->pointed = no_cell;
}

void BoardView::propose(std::vector<Cell> way) { impl_->proposed = std::move(way); }

void BoardView::point_at(std::optional<ui::Token> cell) {
    impl_->pointed = cell ? cell->as<Cell>() : no_cell;
}

ui::Tokens BoardView::reachable() const {
    ui::Tokens cells;
    for (const LitCell& lit : impl_->choices.lit)
        if (lit.is_end) cells.emplace_back(lit.cell);
    return cells;
}

void BoardView::place(Rect where) { impl_->frame.place(where); }

Rect BoardView::where() const { return impl_->frame.where(); }

bool BoardView::advance(float seconds) { return impl_->frame.advance(seconds); }

bool BoardView::feed(const stage::InputEvent& event) { return impl_->frame.feed(event); }

void BoardView::fit() { impl_->frame.fit(); }

void BoardView::fit_now() { impl_->frame.fit_now(); }

void BoardView::follow(Vec2 world) { impl_->frame.follow(world); }

void BoardView::draw(const RaceView& view) {
    if (view.race().setting == nullptr || where().width < 1.0F) {
        impl_->canvas.fill_rect(where(), stage::theme::night);
        return;
    }
    impl_->shown = view.vehicles();
    impl_->shown_count = view.race().vehicle_count;
    impl_->take_course(view.race().course());
    impl_->race = view.race();
    impl_->is_moving = !view.idle();
    if (!impl_->frame.draw_still()) return;
    const auto clip = impl_->canvas.clip(where());
    impl_->draw_over(view, impl_->projection());
}

void BoardView::paint_beside_frames() { impl_->frame.paint_beside_frames(); }

bool BoardView::is_painting() const { return impl_->frame.is_painting(); }

BoardHit BoardView::Impl::hit(Vec2 screen) const {
    BoardHit result;
    if (course == nullptr) return result;
    const Vec2 world = frame.camera().to_world(screen);
    result.hex = hexgrid::hex_at({world.x, world.y});
    if (!frame.where().contains(screen)) return result;
    result.cell = course->cell_at(result.hex);
    float nearest = 0.8F;
    for (int v = 0; v < shown_count; ++v) {
        const ShownVehicle& vehicle = shown[static_cast<std::size_t>(v)];
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

BoardClick BoardView::Impl::click_cell(Cell cell) const {
    BoardClick result;
    const LitCell* lit = choices.lit_at(cell);
    if (lit != nullptr) result.answers = choices.path_to(*lit).options;
    return result;
}

BoardClick BoardView::Impl::click(Vec2 screen) const {
    BoardClick result;
    if (!decision || is_moving) return result;
    const BoardHit hit = this->hit(screen);
    if (hit.arrow) {
        result.answers = plan_of(*hit.arrow);
        return result;
    }
    for (const Option& attack : choices.attacks)
        if (attack.a == hit.vehicle) result.alternatives.emplace_back(attack);
    if (result.alternatives.size() == 1) {
        result.answers = std::exchange(result.alternatives, {});
    }
    if (!result.is_empty()) return result;
    return click_cell(hit.cell);
}

BoardHit BoardView::hit(Vec2 screen) const { return impl_->hit(screen); }
BoardClick BoardView::click(Vec2 screen) const { return impl_->click(screen); }
BoardClick BoardView::click_space(ui::Token cell) const {
    return impl_->click_cell(cell.as<Cell>());
}

BoardHover BoardView::hover_at(Vec2 screen) const {
    BoardHover hover;
    const BoardHit hit = this->hit(screen);
    if (hit.cell == no_cell && hit.vehicle == no_vehicle) return hover;
    const Names names = names_of(impl_->seating);
    const Vec2 centre =
        hit.vehicle != no_vehicle ? on_screen(impl_->shown[hit.vehicle].at) : on_screen(hit.cell);
    const float half = impl_->frame.camera().zoom();
    hover.beside = {centre.x - half, centre.y - half, 2.0F * half, 2.0F * half};
    BoardClick meant = click(screen);
    hover.alternatives = std::move(meant.alternatives);
    hover.answers = std::move(meant.answers);
    hover.odds = impl_->odds_of(hover.answers.as<Option>());
    impl_->add_prices(hover);
    if (impl_->decision) {
        describe_click(*impl_->decision, impl_->choices, names, hover);
        for (const RefusedCell& refused : impl_->choices.refused) {
            if (refused.cell != hit.cell) continue;
            hover.is_refused = true;
            hover.facts.push_back(
                {refusal_reason(refused.refusal, *impl_->decision, names), refused.refusal.rule});
        }
        for (const Refusal& refusal : impl_->choices.refused_attacks) {
            if (hit.vehicle == no_vehicle || refusal.option.a != hit.vehicle) continue;
            hover.facts.push_back({refusal_reason(refusal, *impl_->decision, names), refusal.rule});
        }
    }
    if (hit.vehicle != no_vehicle) describe_vehicle(impl_->race, hit.vehicle, names, hover);
    if (hit.cell != no_cell) {
        describe_cell(impl_->race, hit.cell, impl_->choices.vehicle, hover);
    }
    return hover;
}

std::optional<BoardHover> BoardView::hover() const {
    const ui::BoardFrame& frame = impl_->frame;
    if (!frame.pointer() || frame.is_dragging() || impl_->course == nullptr) return std::nullopt;
    return hover_at(*frame.pointer());
}

Vec2 BoardView::on_screen(ui::Token cell) const {
    return on_screen(impl_->layout().centres[cell.as<Cell>()]);
}
Vec2 BoardView::on_screen(Vec2 world) const { return impl_->frame.camera().to_screen(world); }

float BoardView::piece_radius() const {
    constexpr float around = 0.9F;  // world units
    return on_screen(Vec2{around, 0.0F}).x - on_screen(Vec2{0.0F, 0.0F}).x;
}

std::vector<ui::Seen> BoardView::worth_seeing(VehicleId own) const {
    constexpr float others = 3.0F;
    constexpr float around = 2.6F;  // world units: where a vehicle's arrows and their odds stand
    constexpr float slant = 0.7F * around;
    std::vector<ui::Seen> seen;
    for (int i = 0; i < impl_->shown_count; ++i) {
        const auto v = VehicleId(i);
        if (impl_->race[v].cell == no_cell) continue;
        seen.push_back({on_screen(impl_->shown[v].at), v == own ? ui::weight_of_own : others});
    }
    if (own < impl_->shown_count && impl_->race[own].cell != no_cell) {
        for (const Vec2 off : {Vec2{around, 0.0F},
                               {-around, 0.0F},
                               {0.0F, around},
                               {0.0F, -around},
                               {slant, slant},
                               {slant, -slant},
                               {-slant, slant},
                               {-slant, -slant}})
            seen.push_back({on_screen(impl_->shown[own].at + off), others});
    }
    for (const ui::Token cell : reachable())
        seen.push_back({on_screen(cell)});
    return seen;
}

void BoardView::forget_textures() {
    impl_->frame.forget_textures();
    impl_->vehicles.forget();
}

}  // namespace frothy
