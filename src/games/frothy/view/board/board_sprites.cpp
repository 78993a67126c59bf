#include "games/frothy/view/board/board_sprites.h"

#include <algorithm>
#include <cmath>

#include "games/frothy/view/board/board_picture.h"
#include "games/frothy/view/board/board_still.h"
#include "ui/pictures.h"

namespace frothy {

namespace {

constexpr float sprite_share = 1.86F;  // of a hex's inner circle of 1.73: teams fill their hex
constexpr float plain_below = 15.0F;   // pixels to the unit, under which a nose is painted too
constexpr float emblem_from = 24.0F;   // and from which there is room for the emblem
constexpr int fine_below = 80;  // pixels of a picture, under which it is painted twice as large
constexpr float badge_share = 0.40F;  // of a unit; from `badge_stays` on the badge grows slower
constexpr float badge_stays = 22.0F;  // and leaves the car and its driver to be seen
constexpr float near_badge_share = 0.24F;

float badge_radius(float zoom) {
    const float far_off = badge_share * std::min(zoom, badge_stays);
    return std::max({6.0F, far_off, near_badge_share * zoom});
}

Vec2 turned(Vec2 v, float angle) {
    const float c = std::cos(angle);
    const float s = std::sin(angle);
    return {v.x * c - v.y * s, v.x * s + v.y * c};
}

}  // namespace

const stage::Layer& VehicleSprites::painted(VehicleId v, const TeamLook& look, bool is_wreck,
                                            int size, float angle, CameraMotion camera) {
    Painted& painted = painted_[v];
    const bool is_near_enough =
        camera == CameraMotion::gliding && size < 2 * painted.size && painted.size < 2 * size;
    if (painted.layer && (painted.size == size || is_near_enough) && painted.angle == angle &&
        painted.is_wreck == is_wreck && painted.picture == look.picture &&
        painted.livery == &look.livery) {
        return painted.layer;
    }
    const float reach = std::max(0.8F, static_cast<float>(size) / 72.0F);
    // Room for the square in any direction, and for the outline.
    const int side = 2 * static_cast<int>(std::ceil(0.71F * static_cast<float>(size) + reach + 1));
    fit(painted.layer, side);
    painted.size = size;
    painted.angle = angle;
    painted.is_wreck = is_wreck;
    painted.picture = look.picture;
    painted.livery = &look.livery;
    // Turned pictures lose their fine lines: small ones are turned large and then made small.
    const int fineness = size < fine_below ? 2 : 1;
    const float reach_there = reach * static_cast<float>(fineness);
    paint_team(painted, fineness * side, fineness * size, reach_there);
    const auto length = static_cast<float>(side);
    if (fineness == 1) {
        turn(team_, painted.layer, angle);
        return painted.layer;
    }
    fit(turned_, fineness * side);
    turn(team_, turned_, angle);
    const auto scope = canvas_.paint_on(painted.layer);
    canvas_.clear({theme::ink.r, theme::ink.g, theme::ink.b, 0});
    canvas_.draw_layer(turned_, {0.0F, 0.0F, length, length});
    return painted.layer;
}

void VehicleSprites::fit(stage::Layer& layer, int side) {
    if (layer && layer.size().width == side) return;
    layer = canvas_.make_layer({side, side}, stage::LayerKind::see_through);
}

void VehicleSprites::turn(const stage::Layer& from, const stage::Layer& to, float angle) {
    const auto scope = canvas_.paint_on(to);
    canvas_.clear({theme::ink.r, theme::ink.g, theme::ink.b, 0});
    const float half = static_cast<float>(to.size().width) / 2.0F;
    stage::SpriteLook look;
    look.angle = angle;
    canvas_.sprite(from.sprite(), {half, half}, look);
}

// Facing east: turned once it is whole.
void VehicleSprites::paint_team(const Painted& team, int side, int size, float reach) {
    const std::string whole = vehicle_sprite_name(sprites_, team.picture);
    const std::string shown = team.is_wreck ? wreck_sprite_name(sprites_, team.picture) : whole;
    fit(team_, side);
    const auto scope = canvas_.paint_on(team_);
    canvas_.clear({theme::ink.r, theme::ink.g, theme::ink.b, 0});
    const float half = static_cast<float>(side) / 2.0F;
    const Vec2 middle{half, half};
    const auto body = sprites_.get(shown, size);
    // The outline is the silhouette in ink, shifted to all sides.
    stage::SpriteLook look;
    look.tint = theme::ink;
    for (int i = 0; i < 8; ++i) {
        canvas_.sprite(body, middle + turned({reach, 0.0F}, 0.785398F * static_cast<float>(i)),
                       look);
    }
    // A wreck that nobody has drawn is what it was, charred.
    look.tint = team.is_wreck && shown == whole ? theme::umber : Colour{255, 255, 255, 255};
    canvas_.sprite(body, middle, look);
    if (team.is_wreck) return;
    look.tint = Colour::hex(team.livery->colour);
    canvas_.sprite(sprites_.get(whole + "-livery", size), middle, look);
}

void VehicleSprites::draw_badge(const ui::Livery& livery, const ShownVehicle& shown, Vec2 at,
                                float zoom) {
    const float radius = badge_radius(zoom);
    const Colour colour = Colour::hex(livery.colour);
    const float o = shown.opacity;
    canvas_.disc(at, radius + std::max(1.0F, zoom * 0.05F), faded(theme::ink, o));
    canvas_.disc(at, radius, faded(theme::ivory, o));
    canvas_.disc(at, radius - std::max(1.0F, zoom * 0.06F), faded(colour, o));
    const Colour on_it = faded(Colour::hex(livery.ink), o);
    if (zoom >= emblem_from) {
        stage::SpriteLook look;
        look.tint = on_it;
        look.opacity = o;
        canvas_.sprite(
            sprites_.get(std::string(livery.emblem), static_cast<int>(std::lround(radius * 1.5F))),
            at, look);
        const Vec2 tab = at + Vec2{radius * 0.95F, radius * 0.95F};
        const float small = std::max(6.0F, radius * 0.62F);
        canvas_.disc(tab, small + 1.0F, faded(theme::ink, o));
        canvas_.disc(tab, small, faded(theme::ivory, o));
        stage::TextLook text{stage::Face::label_bold, small * 1.5F, faded(theme::ink, o)};
        canvas_.text_centred(tab, livery.numeral, text);
        return;
    }
    stage::TextLook text{stage::Face::label_bold, radius * 1.55F, on_it};
    canvas_.text_centred(at, livery.numeral, text);
}

void VehicleSprites::draw(VehicleId v, const TeamLook& team, const ShownVehicle& shown, Vec2 at,
                          float zoom, CameraMotion camera) {
    if (shown.opacity <= 0.0F) return;
    const bool is_wreck = shown.status == VehicleStatus::rolling_wreck ||
                          shown.status == VehicleStatus::resting_wreck;
    const int size = std::max(10, static_cast<int>(std::lround(zoom * sprite_share)));
    const stage::Layer& layer = painted(v, team, is_wreck, size, shown.angle, camera);
    stage::SpriteLook look;
    look.scale = shown.scale * static_cast<float>(size) / static_cast<float>(painted_[v].size);
    stage::SpriteLook shade = look;
    shade.tint = theme::ink;
    shade.opacity = 0.32F * shown.opacity;
    canvas_.sprite(layer.sprite(), at + Vec2{0.09F, 0.13F} * zoom, shade);
    look.opacity = shown.opacity;
    canvas_.sprite(layer.sprite(), at, look);
    if (zoom < plain_below && !is_wreck) {
        const auto nose = [&](float along, float across) {
            return at + turned(Vec2{along, across} * zoom, shown.angle);
        };
        const std::array<Vec2, 3> dark = {nose(1.18F, 0.0F), nose(0.52F, 0.56F),
                                          nose(0.52F, -0.56F)};
        const std::array<Vec2, 3> bright = {nose(1.02F, 0.0F), nose(0.62F, 0.34F),
                                            nose(0.62F, -0.34F)};
        canvas_.fill_polygon(dark, faded(theme::ink, shown.opacity));
        canvas_.fill_polygon(bright, faded(theme::ivory, shown.opacity));
    }
    // On the car, which is behind the team; a small one hangs at its tail.
    const float behind = std::clamp(0.98F * zoom - badge_radius(zoom), 0.38F * zoom, 0.68F * zoom);
    if (!is_wreck) draw_badge(team.livery, shown, at - turned({behind, 0.0F}, shown.angle), zoom);
}

void VehicleSprites::forget() {
    painted_ = {};
    team_ = {};
    turned_ = {};
}

}  // namespace frothy
