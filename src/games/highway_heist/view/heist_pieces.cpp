#include "games/highway_heist/view/heist_pieces.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "games/highway_heist/view/core/road_shape.h"
#include "games/highway_heist/view/heist_view.h"
#include "games/highway_heist/view/names.h"
#include "stage/theme.h"

namespace highway_heist {

namespace {

namespace theme = stage::theme;
using stage::Colour;
using stage::Rect;
using stage::Vec2;

constexpr float half_turn = 3.1416F;

}  // namespace

// SUVs drive up from behind, pegs leap in an arc.
ui::BoardPiece piece_between(const ui::BoardPiece& from, const ui::BoardPiece& to, float share) {
    if (share >= 1.0F) return to;
    const auto begin = from.look.as<PieceLook>();
    const auto end = to.look.as<PieceLook>();
    if (!end.is(PieceLook::shown)) return share < 0.5F ? from : to;
    ui::BoardPiece piece = to;
    if (!begin.is(PieceLook::shown)) {
        const float back = (1.0F - share) * (1.0F - share);
        piece.at = to.at - Vec2{4.0F * back, 0.0F};
        return piece;
    }
    piece.at = stage::mix(from.at, to.at, share);
    piece.heading = from.heading + (to.heading - from.heading) * share;
    const float lift = std::sin(half_turn * share);
    if (end.kind == PieceKind::peg && stage::length(to.at - from.at) > 0.4F) {
        piece.at.y -= 0.5F * lift;
        piece.size = to.size * (1.0F + 0.7F * lift);
    }
    if (end.is(PieceLook::wrecked) && !begin.is(PieceLook::wrecked))
        piece.size = to.size * (1.0F + 0.35F * lift);
    return piece;
}

// ---- Painting -----------------------------------------------------------------------------------

namespace {

class PiecePainter {
public:
    PiecePainter(const ui::BoardEasel& easel, const ui::BoardPiece& piece)
        : easel_(easel), piece_(piece), look_(piece.look.as<PieceLook>()) {}

    void paint() const {
        switch (look_.kind) {
        case PieceKind::vehicle: return vehicle();
        case PieceKind::rival:
            headlights(0.5F);
            part("rival", {}, 0.52F);
            enemy_peg({-0.17F, -0.04F});
            return;
        case PieceKind::tank:
            headlights(1.0F);
            part("tank", {}, 1.86F);
            if (look_.is(PieceLook::enemy_peg)) enemy_peg({-0.24F, -0.04F});
            return;
        case PieceKind::semi: return semi();
        case PieceKind::peg: return peg();
        case PieceKind::chopper: return chopper();
        }
    }

private:
    float px(float world) const { return world * easel_.to.zoom; }
    Vec2 at(Vec2 off) const { return easel_.to(piece_.at + off); }
    void part(const std::string& name, Vec2 off, float tall, Colour tint = {255, 255, 255, 255},
              float angle = 0.0F) const {
        // Small turned pictures lose their fine lines: they are painted large and then made small.
        const float fineness = easel_.to.zoom < 70.0F ? 2.0F : 1.0F;
        stage::SpriteLook look;
        look.angle = piece_.heading + angle;
        look.scale = 1.0F / fineness;
        look.opacity = static_cast<float>(tint.a) / 255.0F;
        look.tint = tint;
        look.tint.a = 255;
        const int height = std::max(4, static_cast<int>(std::lround(px(tall) * fineness)));
        easel_.canvas.sprite(easel_.sprites.get("heist/" + name, height), at(off), look);
    }
    Colour livery() const {
        return piece_.who < easel_.seating.seats.size()
                   ? Colour::hex(easel_.seating.livery(piece_.who).colour)
                   : Colour::hex(0x6A6A74);
    }
    // Two cones of light ahead.
    void headlights(float reach) const {
        for (const float side : {-0.14F, 0.14F}) {
            const Vec2 lamp{0.42F * (reach > 0.8F ? 2.2F : 1.0F),
                            side * (reach > 0.8F ? 3.0F : 1.0F)};
            const std::array<Vec2, 4> cone = {
                at(lamp + Vec2{0.0F, -0.03F}), at(lamp + Vec2{0.62F, -0.16F}),
                at(lamp + Vec2{0.62F, 0.16F}), at(lamp + Vec2{0.0F, 0.03F})};
            easel_.canvas.fill_polygon(cone, Colour{255, 244, 190, 26});
        }
    }
    void enemy_peg(Vec2 off) const {
        const Vec2 where = at(off);
        const float radius = px(0.125F);
        easel_.canvas.disc(where + Vec2{px(0.03F), px(0.05F)}, radius, faded(theme::ink, 0.6F));
        easel_.canvas.disc(where, radius, Colour::hex(0x121216));
        easel_.canvas.circle(where, radius, neon::red, std::max(1.0F, px(0.03F)));
        const float arm = 0.5F * radius;
        easel_.canvas.line(where - Vec2{arm, arm}, where + Vec2{arm, arm}, neon::red,
                           std::max(1.2F, px(0.035F)));
        easel_.canvas.line(where + Vec2{-arm, arm}, where + Vec2{arm, -arm}, neon::red,
                           std::max(1.2F, px(0.035F)));
    }
    void vehicle() const {
        if (look_.is(PieceLook::wrecked)) {
            part("wreck", {}, 0.54F * (piece_.size / 1.1F));
            return;
        }
        const bool is_team = look_.full > 0;
        const float tall = 0.54F;
        if (is_team) underlight();
        if (!is_team || look_.is(PieceLook::manned)) headlights(0.5F);
        constexpr std::array<const char*, 4> models = {"muscle", "drifter", "racer", "supercar"};
        if (look_.car < models.size()) {
            const std::string model = models.at(look_.car);
            part(model, {}, tall);
            part(model + "-livery", {}, tall, livery());
            part(model + "-top", {}, tall);
        } else {
            part("suv", {}, tall);
            if (is_team) part("suv-livery", {}, tall, livery());
        }
        if (look_.id >= first_suv) letter();
        if (look_.is(PieceLook::enemy_peg)) enemy_peg({-0.17F, -0.04F});
        if (is_team) pips();
        for (int i = 0; i < look_.cargo; ++i)
            crate({-0.36F + 0.2F * static_cast<float>(i), -0.36F});
        if (look_.is(PieceLook::hacker)) hacker();
    }
    // A glow in the livery beneath; of whoever is at it a bright one.
    void underlight() const {
        const bool is_active = look_.is(PieceLook::active);
        for (const float grown : {0.1F, 0.05F}) {
            const Rect glow =
                easel_.to(Rect{piece_.at.x - 0.49F - 0.2F * grown, piece_.at.y - 0.28F - grown,
                               0.98F + 0.4F * grown, 0.56F + 2.0F * grown});
            easel_.canvas.fill_rounded_rect(glow, px(0.16F),
                                            faded(lighter(livery(), 0.25F), 0.33F));
        }
        if (!is_active) return;
        const Rect edge = easel_.to(Rect{piece_.at.x - 0.5F, piece_.at.y - 0.42F, 1.0F, 0.84F});
        easel_.canvas.outline_rounded_rect(edge, px(0.14F), neon::pale, std::max(1.5F, px(0.04F)));
    }
    void letter() const {
        const std::string text(1, static_cast<char>('A' + look_.id - first_suv));
        easel_.canvas.text_centred(
            at({0.3F, 0.0F}), text,
            {stage::Face::label, std::max(9.0F, px(0.27F)), neon::pale, stage::Align::middle});
    }
    // Slots that are left, and those that are lost.
    void pips() const {
        const float pitch = 0.115F;
        const float left = -0.5F * pitch * static_cast<float>(look_.full - 1);
        for (int i = 0; i < look_.full; ++i) {
            const Vec2 where = at({left + pitch * static_cast<float>(i), 0.385F});
            const bool is_left = i < look_.left;
            const Colour colour = look_.left <= 2 ? neon::red : neon::green;
            easel_.canvas.disc(where, std::max(1.8F, px(0.05F)), Colour{0, 0, 0, 190});
            easel_.canvas.disc(where, std::max(1.3F, px(0.036F)),
                               is_left ? colour : Colour::hex(0x4A4656));
        }
    }
    void crate(Vec2 off) const {
        const Rect box = easel_.to(Rect{piece_.at.x + off.x, piece_.at.y + off.y, 0.17F, 0.17F});
        easel_.canvas.fill_rounded_rect(box, px(0.02F), neon::amber);
        easel_.canvas.outline_rounded_rect(box, px(0.02F), theme::ink, std::max(1.0F, px(0.02F)));
    }
    void hacker() const {
        const Vec2 where = at({0.36F, -0.33F});
        easel_.canvas.disc(where, px(0.13F), Colour::hex(0x1B1030));
        easel_.canvas.circle(where, px(0.13F), neon::pink, std::max(1.0F, px(0.03F)));
        easel_.canvas.text_centred(
            where, "@", {stage::Face::label, px(0.22F), neon::pink, stage::Align::middle});
    }
    void semi() const {
        part("semi", {}, 0.96F);
        if (look_.is(PieceLook::open_door)) part("semi-door", {-1.97F, 0.0F}, 0.6F);
        for (int space = 0; space < 4; ++space) {
            const float x = static_cast<float>(space) - 1.5F;
            easel_.canvas.circle(at({x - 0.17F, -0.04F}), px(0.1F), Colour{0, 0, 0, 120},
                                 std::max(1.0F, px(0.02F)));
            easel_.canvas.circle(at({x + 0.17F, -0.04F}), px(0.1F), Colour{0, 0, 0, 120},
                                 std::max(1.0F, px(0.02F)));
            if ((look_.cargo >> space & 1) != 0) enemy_peg({x - 0.17F, -0.04F});
        }
    }
    void peg() const {
        const bool drives = look_.is(PieceLook::manned);
        const Vec2 where = at({});
        const float radius = px(drives ? 0.115F : 0.15F) * (piece_.size / 0.4F);
        const float lift = std::max(0.0F, piece_.size / 0.4F - 1.0F);
        easel_.canvas.disc(where + Vec2{px(0.03F), px(0.05F + 0.5F * lift)}, radius,
                           faded(theme::ink, 0.6F));
        easel_.canvas.disc(where, radius, look_.is(PieceLook::active) ? neon::pale : theme::ink);
        easel_.canvas.disc(where, radius * 0.86F, livery());
        const ui::Livery& its = easel_.seating.livery(piece_.who);
        const std::string name = name_of(static_cast<Character>(look_.character));
        easel_.canvas.text_centred(
            where, name.substr(0, 1),
            {stage::Face::label, radius * 1.6F, Colour::hex(its.ink), stage::Align::middle});
    }
    void chopper() const {
        const Vec2 shadow = at({0.1F, 0.2F});
        for (const float radius : {0.42F, 0.3F})
            easel_.canvas.disc(shadow, px(radius), Colour{0, 0, 0, 70});
        const float hover = -0.34F + 0.03F * std::sin(2.0F * easel_.seconds) * easel_.liveliness;
        part("chopper", {0.0F, hover}, 0.86F);
        part("rotor", {-0.02F, hover}, 1.2F, {255, 255, 255, 200}, 9.0F * easel_.seconds);
    }

    const ui::BoardEasel& easel_;
    const ui::BoardPiece& piece_;
    PieceLook look_;
};

}  // namespace

void paint_piece(const ui::BoardEasel& easel, const ui::BoardPiece& piece) {
    if (!piece.look.as<PieceLook>().is(PieceLook::shown)) return;
    PiecePainter(easel, piece).paint();
}

std::vector<ui::BoardPiece> View::pieces(const Heist& heist) { return heist_pieces(heist); }

}  // namespace highway_heist
