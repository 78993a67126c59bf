// What flies about over the board for a moment: furrows, curls, splinters, stars, numbers.
#include <algorithm>
#include <cmath>
#include <string>

#include "games/frothy/view/board/board_lit.h"
#include "ui/board/debris.h"
#include "ui/core/signed_number.h"
#include "words/words.h"

namespace frothy {

namespace {

using words::say;

constexpr int few_pieces = 5;                // of a crash
constexpr int many_pieces = 14;              // of a wreck
constexpr float number_half_height = 10.0F;  // pixels: numbers stay clear of the vehicle

struct Brush {
    stage::Canvas& canvas;
    stage::SpriteStore& sprites;
    const ui::Projection& to;

    // Sprites are taken at one size per zoom and scaled, so that nothing is rasterised in motion.
    void put(const char* name, Vec2 at, float size, float scale, float angle, float opacity) {
        stage::SpriteLook look;
        look.scale = scale;
        look.angle = angle;
        look.opacity = std::clamp(opacity, 0.0F, 1.0F);
        const int height = std::max(6, static_cast<int>(std::lround(size * to.zoom)));
        canvas.sprite(sprites.get(name, height), at, look);
    }

    void number(Vec2 at, const std::string& words, Colour colour, float opacity) {
        const float size = std::max(14.0F, to.zoom * 0.85F);
        stage::TextLook text{stage::Face::label_bold, size, faded(colour, opacity)};
        const Vec2 extent = canvas.measure(words, text);
        const stage::Rect plate{at.x - extent.x / 2.0F - size * 0.3F, at.y - size * 0.55F,
                                extent.x + size * 0.6F, size * 1.1F};
        canvas.fill_rounded_rect(plate, size * 0.3F, faded(theme::ink, 0.82F * opacity));
        canvas.text_centred(at, words, text);
    }
};

bool is_on_ground(EffectKind kind) {
    return kind == EffectKind::furrow || kind == EffectKind::curl || kind == EffectKind::dust;
}

void paint_on_ground(Brush& brush, const ShownEffect& effect) {
    const float rest = 1.0F - effect.progress;
    const Vec2 at = brush.to(effect.at);
    switch (effect.kind) {
    case EffectKind::furrow:
        brush.put("board/furrow", brush.to(mix(effect.from, effect.at, 0.5F)), 1.8F, 1.0F,
                  effect.angle, 0.9F * rest);
        break;
    case EffectKind::curl:
        brush.put("board/spin-curl", at, 2.2F, 0.7F + 0.5F * effect.progress,
                  static_cast<float>(effect.amount) * 4.0F * effect.progress, rest);
        break;
    default:
        brush.put("board/dust", at, 2.2F, 0.6F + 0.7F * effect.progress, 0.0F, 0.8F * rest);
        break;
    }
}

void throw_debris(Brush& brush, const ShownEffect& effect, int pieces, float reach) {
    constexpr float size = 0.9F;
    ui::paint_debris(brush.canvas, brush.sprites, brush.to,
                     {effect.at, effect.angle, effect.progress, pieces, reach, size});
}

void paint_in_air(Brush& brush, const ShownEffect& effect) {
    const float rest = std::min(1.0F, 2.5F * (1.0F - effect.progress));
    const Vec2 at = brush.to(effect.at);
    const Vec2 above =
        at - Vec2{0.0F, (1.1F + 0.7F * effect.progress) * brush.to.zoom + number_half_height};
    switch (effect.kind) {
    case EffectKind::splinters:
        brush.put("board/splinter-burst", at, 2.0F, 0.5F + 0.7F * effect.progress, effect.angle,
                  rest);
        throw_debris(brush, effect, few_pieces, 1.6F);
        break;
    case EffectKind::wipe_out:
        brush.put("board/splinter-burst", at, 3.2F, 0.4F + 0.8F * effect.progress, 0.5F, rest);
        throw_debris(brush, effect, many_pieces, 3.4F);
        break;
    case EffectKind::damage_star:
        brush.put("board/damage-star", at, 1.9F, 0.8F + 0.2F * effect.progress, 0.0F, rest);
        brush.number(above, ui::signed_number(effect.amount), Colour::hex(0xFF9C86), rest);
        break;
    case EffectKind::speed_pop:
        brush.number(above, say("Speed {0}", {effect.amount}), theme::ivory, rest);
        break;
    case EffectKind::control_pop:
        brush.number(above, say("{0} Control Loss", {ui::signed_number(effect.amount)}),
                     theme::parchment, rest);
        break;
    case EffectKind::stamina_pop:
        brush.number(above, say("{0} Stamina", {ui::signed_number(effect.amount)}),
                     Colour::hex(0xA9D8DE), rest);
        break;
    case EffectKind::whip: {
        const Vec2 from = brush.to(effect.from);
        const Vec2 tip = mix(from, at, std::min(1.0F, effect.progress * 3.0F));
        const Vec2 bend = mix(from, tip, 0.5F) + Vec2{at.y - from.y, from.x - at.x} * 0.25F;
        std::vector<Vec2> lash;
        for (int i = 0; i <= 10; ++i) {
            const float t = static_cast<float>(i) / 10.0F;
            lash.push_back(mix(mix(from, bend, t), mix(bend, tip, t), t));
        }
        brush.canvas.polyline(lash, faded(theme::ink, rest), brush.to.zoom * 0.13F);
        break;
    }
    case EffectKind::laurel:
        brush.put("board/laurel", above, 2.0F, 0.9F + 0.2F * effect.progress, 0.0F, rest);
        brush.number(above, std::to_string(effect.amount), theme::ivory, rest);
        break;
    default: break;
    }
}

}  // namespace

void paint_effects(stage::Canvas& canvas, stage::SpriteStore& sprites, const ui::Projection& to,
                   std::span<const ShownEffect> effects, EffectDepth depth) {
    Brush brush{canvas, sprites, to};
    for (const ShownEffect& effect : effects) {
        if (is_on_ground(effect.kind) != (depth == EffectDepth::ground)) continue;
        if (is_on_ground(effect.kind)) {
            paint_on_ground(brush, effect);
        } else {
            paint_in_air(brush, effect);
        }
    }
}

}  // namespace frothy
