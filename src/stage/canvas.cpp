#include "stage/canvas.h"

#include "stage/canvas_impl.h"
#include "stage/easel.h"
#include "stage/ink.h"
#include "stage/text_witness.h"

#include <cmath>
#include <numbers>

namespace stage {

namespace {

double degrees(float radians) { return static_cast<double>(radians) * 180.0 / std::numbers::pi; }

void set_texture_look(SDL_Texture* texture, Colour tint, float opacity) {
    SDL_SetTextureColorMod(texture, tint.r, tint.g, tint.b);
    SDL_SetTextureAlphaMod(texture, faded(tint, opacity).a);
}

int text_pixels(const TextLook& look) {
    return std::max(1, static_cast<int>(std::lround(look.size)));
}

}  // namespace

Sprite Layer::sprite() const { return {texture_.get(), size_}; }

PixelSize Layer::size() const { return size_; }

Canvas::Canvas(SDL_Renderer* renderer, Fonts& fonts)
    : impl_(std::make_unique<Impl>(renderer, fonts)) {}

Canvas::~Canvas() = default;

PixelSize Canvas::size() const {
    SDL_Rect area{};
    SDL_RenderGetViewport(impl_->renderer, &area);
    return {area.w, area.h};
}

SDL_Renderer* Canvas::renderer() const { return impl_->renderer; }

const Fonts& Canvas::fonts() const { return impl_->fonts; }

void Canvas::sprite(const Sprite& sprite, Vec2 centre, const SpriteLook& look) {
    if (!sprite || look.opacity <= 0.0F || impl_->is_lost()) return;
    const float width = static_cast<float>(sprite.size.width) * look.scale;
    const float height = static_cast<float>(sprite.size.height) * look.scale;
    SDL_FRect where{centre.x - width / 2.0F, centre.y - height / 2.0F, width, height};
    set_texture_look(sprite.texture, look.tint, look.opacity);
    if (look.angle == 0.0F) {
        if (look.scale == 1.0F) {
            where.x = std::round(where.x);
            where.y = std::round(where.y);
        }
        SDL_RenderCopyF(impl_->renderer, sprite.texture, nullptr, &where);
    } else {
        SDL_RenderCopyExF(impl_->renderer, sprite.texture, nullptr, &where, degrees(look.angle),
                          nullptr, SDL_FLIP_NONE);
    }
}

void Canvas::image(const Sprite& sprite, Rect where) {
    if (sprite && !impl_->is_lost()) {
        const SDL_FRect area = to_sdl(where);
        set_texture_look(sprite.texture, {255, 255, 255, 255}, 1.0F);
        SDL_RenderCopyF(impl_->renderer, sprite.texture, nullptr, &area);
    }
}

Layer Canvas::make_layer(PixelSize size, LayerKind kind) {
    // The format of the window makes showing the layer a plain copy of memory.
    const bool like_window = kind == LayerKind::opaque && is_in_memory(impl_->renderer);
    SDL_Texture* texture = SDL_CreateTexture(
        impl_->renderer, like_window ? SDL_PIXELFORMAT_RGB888 : SDL_PIXELFORMAT_ARGB8888,
        SDL_TEXTUREACCESS_TARGET, std::max(1, size.width), std::max(1, size.height));
    if (texture == nullptr) fail_with_sdl("Cannot make a layer to draw on");
    SDL_SetTextureBlendMode(texture,
                            kind == LayerKind::opaque ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
    // Pictures are made smaller smoothly; whole boards must be quick while they glide.
    if (kind == LayerKind::see_through) SDL_SetTextureScaleMode(texture, SDL_ScaleModeLinear);
    Layer layer;
    layer.texture_ = std::shared_ptr<SDL_Texture>(texture, DestroySdl{});
    layer.size_ = size;
    const LayerScope scope = paint_on(layer);
    clear({0, 0, 0, static_cast<std::uint8_t>(kind == LayerKind::opaque ? 255 : 0)});
    return layer;
}

namespace {

// In memory what is enlarged is first enlarged as a whole, which takes long where most of it lies
// outside: this draws the whole pixels of it that are seen at all. Their place is rounded outwards,
// for in memory it loses its fractions, and a line at the far edge would be left as it was.
void draw_seen_part(SDL_Renderer* renderer, SDL_Texture* picture, PixelSize size, Rect where) {
    const float across = where.width / static_cast<float>(size.width);
    const float down = where.height / static_cast<float>(size.height);
    SDL_Rect sight{};
    SDL_RenderGetViewport(renderer, &sight);
    sight.x = sight.y = 0;
    if (SDL_RenderIsClipEnabled(renderer) == SDL_TRUE) SDL_RenderGetClipRect(renderer, &sight);
    const auto whole_below = [](float value) { return static_cast<int>(std::floor(value)); };
    const auto whole_above = [](float value) { return static_cast<int>(std::ceil(value)); };
    const auto first = [&](int seen_from, float start, float scale) {
        return whole_below((static_cast<float>(seen_from) - start) / scale);
    };
    const auto count = [&](int seen, float scale) {
        return whole_above(static_cast<float>(seen) / scale) + 1;
    };
    const SDL_Rect seen{first(sight.x, where.x, across), first(sight.y, where.y, down),
                        count(sight.w, across), count(sight.h, down)};
    const SDL_Rect all{0, 0, size.width, size.height};
    SDL_Rect from{};
    if (SDL_IntersectRect(&seen, &all, &from) == SDL_FALSE) return;
    const int x = whole_below(where.x + static_cast<float>(from.x) * across);
    const int y = whole_below(where.y + static_cast<float>(from.y) * down);
    const int right = whole_above(where.x + static_cast<float>(from.x + from.w) * across);
    const int bottom = whole_above(where.y + static_cast<float>(from.y + from.h) * down);
    const SDL_Rect to{x, y, right - x, bottom - y};
    SDL_RenderCopy(renderer, picture, &from, &to);
}

}  // namespace

void Canvas::draw_layer(const Layer& layer, Rect where, float opacity) {
    if (!layer || impl_->is_lost()) return;
    SDL_Texture* texture = layer.texture_.get();
    SDL_BlendMode before = SDL_BLENDMODE_NONE;
    SDL_GetTextureBlendMode(texture, &before);
    if (opacity < 1.0F) SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND);
    set_texture_look(texture, {255, 255, 255, 255}, opacity);
    const PixelSize size = layer.size();
    const bool is_enlarged = where.width > static_cast<float>(size.width) ||
                             where.height > static_cast<float>(size.height);
    if (is_enlarged && is_in_memory(impl_->renderer)) {
        draw_seen_part(impl_->renderer, texture, size, where);
    } else {
        const SDL_FRect area = to_sdl(where);
        SDL_RenderCopyF(impl_->renderer, texture, nullptr, &area);
    }
    SDL_SetTextureBlendMode(texture, before);
}

namespace {

struct Pixels {
    const void* first;
    int pitch;  // bytes a row
    Uint32 format;
};

std::shared_ptr<SDL_Texture> texture_of(SDL_Renderer* renderer, PixelSize size,
                                        const Pixels& pixels, SDL_BlendMode blending) {
    SDL_Texture* texture = SDL_CreateTexture(renderer, pixels.format, SDL_TEXTUREACCESS_STATIC,
                                             std::max(1, size.width), std::max(1, size.height));
    if (texture == nullptr) fail_with_sdl("Cannot make a texture");
    SDL_UpdateTexture(texture, nullptr, pixels.first, pixels.pitch);
    SDL_SetTextureBlendMode(texture, blending);
    return {texture, DestroySdl{}};
}

}  // namespace

Layer Canvas::make_picture(const Image& image) {
    Layer layer;
    layer.size_ = image.size;
    layer.texture_ = texture_of(impl_->renderer, layer.size_,
                                {image.rgba.data(), image.size.width * 4, SDL_PIXELFORMAT_RGBA32},
                                SDL_BLENDMODE_BLEND);
    return layer;
}

Layer Canvas::make_picture(Easel& easel) {
    SDL_RenderFlush(easel.canvas().renderer());
    const SDL_Surface& painted = *easel.surface_;
    Layer layer;
    layer.size_ = {painted.w, painted.h};
    layer.texture_ =
        texture_of(impl_->renderer, layer.size_,
                   {painted.pixels, painted.pitch, painted.format->format}, SDL_BLENDMODE_NONE);
    return layer;
}

void Canvas::text(Vec2 at, std::string_view words, const TextLook& look) {
    const TextCache::Line line = impl_->texts.line(look.face, text_pixels(look), words);
    if (line.texture == nullptr || look.colour.a == 0) return;
    const auto width = static_cast<float>(line.size.width);
    const auto height = static_cast<float>(line.size.height);
    const float shift = look.align == Align::left     ? 0.0F
                        : look.align == Align::middle ? width / 2.0F
                                                      : width;
    // Whole pixels keep the letters as the rasteriser made them.
    const SDL_FRect where{std::round(at.x - shift), std::round(at.y), width, height};
    if (impl_->witness != nullptr) {
        SDL_Rect clip{0, 0, size().width, size().height};
        if (SDL_RenderIsClipEnabled(impl_->renderer) == SDL_TRUE) {
            SDL_RenderGetClipRect(impl_->renderer, &clip);
        }
        impl_->witness->see({SDL_GetRenderTarget(impl_->renderer),
                             size(),
                             {where.x, where.y, width, height},
                             {static_cast<float>(clip.x), static_cast<float>(clip.y),
                              static_cast<float>(clip.w), static_cast<float>(clip.h)},
                             look.angle,
                             words});
    }
    if (impl_->is_lost()) return;
    if (look.angle == 0.0F) {
        InkStamp(impl_->memory, impl_->renderer, line.texture)
            .stamp({0, 0, line.size.width, line.size.height},
                   {static_cast<int>(where.x), static_cast<int>(where.y)}, look.colour);
    } else {
        set_texture_look(line.texture, look.colour, 1.0F);
        const SDL_FPoint pivot{shift, height / 2.0F};
        const SDL_FRect level{at.x - shift, at.y - height / 2.0F, width, height};
        SDL_RenderCopyExF(impl_->renderer, line.texture, nullptr, &level, degrees(look.angle),
                          &pivot, SDL_FLIP_NONE);
    }
}

void Canvas::text_centred(Vec2 centre, std::string_view words, TextLook look) {
    look.align = Align::middle;
    if (look.angle != 0.0F) {
        text(centre, words, look);
        return;
    }
    text({centre.x, centre.y - measure(words, look).y / 2.0F}, words, look);
}

Vec2 Canvas::measure(std::string_view words, const TextLook& look) {
    const PixelSize size = impl_->texts.measure(look.face, text_pixels(look), words);
    return {static_cast<float>(size.width), static_cast<float>(size.height)};
}

void Canvas::set_witness(TextWitness* witness) { impl_->witness = witness; }

Canvas::LayerScope::LayerScope(Canvas& canvas, SDL_Texture* target)
    : canvas_(canvas), before_(SDL_GetRenderTarget(canvas.renderer())) {
    std::optional<SDL_Rect> clip;
    if (SDL_RenderIsClipEnabled(canvas_.renderer()) == SDL_TRUE)
        SDL_RenderGetClipRect(canvas_.renderer(), &clip.emplace());
    if (SDL_SetRenderTarget(canvas_.renderer(), target) != 0) {
        fail_with_sdl("Cannot draw on a layer");
    }
    canvas_.impl_->clips.push_back(clip);
    if (canvas_.impl_->witness != nullptr) canvas_.impl_->witness->begin(target);
}

Canvas::LayerScope::~LayerScope() {
    SDL_SetRenderTarget(canvas_.renderer(), before_);
    const std::optional<SDL_Rect>& clip = canvas_.impl_->clips.back();
    SDL_RenderSetClipRect(canvas_.renderer(), clip ? &*clip : nullptr);
    canvas_.impl_->clips.pop_back();
}

Canvas::LayerScope Canvas::paint_on(const Layer& layer) { return {*this, layer.texture_.get()}; }

Canvas::ClipScope::ClipScope(Canvas& canvas, Rect rect)
    : canvas_(canvas), was_clipped_(SDL_RenderIsClipEnabled(canvas.renderer()) == SDL_TRUE) {
    SDL_Rect before{};
    SDL_RenderGetClipRect(canvas_.renderer(), &before);
    before_ = {static_cast<float>(before.x), static_cast<float>(before.y),
               static_cast<float>(before.w), static_cast<float>(before.h)};
    SDL_Rect now = to_sdl_pixels(rect);
    if (was_clipped_) SDL_IntersectRect(&now, &before, &now);
    SDL_RenderSetClipRect(canvas_.renderer(), &now);
}

Canvas::ClipScope::~ClipScope() {
    const SDL_Rect before = to_sdl_pixels(before_);
    SDL_RenderSetClipRect(canvas_.renderer(), was_clipped_ ? &before : nullptr);
}

Canvas::ClipScope Canvas::clip(Rect rect) { return {*this, rect}; }

void Canvas::trim() {
    impl_->texts.trim();
    std::erase_if(impl_->shadow_tiles, [](const auto& entry) { return !entry.second.used; });
    for (auto& entry : impl_->shadow_tiles)
        entry.second.used = false;
}

void Canvas::forget_textures() {
    impl_->texts.clear();
    impl_->shadow_tiles.clear();
}

}  // namespace stage
