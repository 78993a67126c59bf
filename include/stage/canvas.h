// Immediate drawing in pixels onto a window, an image in memory, or a layer.
// Shapes have exact anti-aliased edges. Everything is drawn over what is there, in order.
#pragma once

#include "stage/core/colour.h"
#include "stage/core/geometry.h"
#include "stage/core/non_copyable.h"
#include "stage/fonts.h"
#include "stage/image.h"

#include <memory>
#include <span>
#include <string_view>
#include <vector>

struct SDL_Renderer;
struct SDL_Texture;

namespace stage {

class Easel;

// A texture held by somebody else (a sprite store, a layer). Empty draws nothing.
struct Sprite {
    SDL_Texture* texture = nullptr;
    PixelSize size;

    explicit operator bool() const { return texture != nullptr; }

    // For ImGui::Image and ImDrawList::AddImage.
    void* imgui_id() const { return texture; }
};

struct SpriteLook {
    float scale = 1.0F;
    float angle = 0.0F;  // radians, clockwise
    Colour tint{255, 255, 255, 255};
    float opacity = 1.0F;
};

// A see-through layer starts as nothing. Before shapes are drawn on one, clear it with their colour
// at alpha 0, or their smooth edges turn dark.
enum class LayerKind { opaque, see_through };

// A picture that is drawn rarely and shown often. May be lost with its window's graphics device
// (InputKind::textures_lost): then draw it anew.
class Layer {
public:
    Layer() = default;
    Sprite sprite() const;
    PixelSize size() const;
    explicit operator bool() const { return texture_ != nullptr; }

private:
    friend class Canvas;
    std::shared_ptr<SDL_Texture> texture_;
    PixelSize size_;
};

enum class Align { left, middle, right };

struct TextLook {
    Face face = Face::label;
    float size = 18.0F;  // pixels from line to line, roughly
    Colour colour{0, 0, 0, 255};
    Align align = Align::left;
    float angle = 0.0F;  // radians about `at`
};

class TextWitness;

class Canvas {
public:
    // Both must outlive the canvas.
    Canvas(SDL_Renderer* renderer, Fonts& fonts);
    ~Canvas();

    // Of what is painted on now.
    PixelSize size() const;

    // --- shapes ---
    void clear(Colour colour);
    // The same where something will cover all of this rectangle: its middle is left as it is.
    void clear_around(Rect covered, Colour colour);
    void fill_rect(Rect rect, Colour colour);
    void fill_gradient(Rect rect, Colour top, Colour bottom);
    void fill_polygon(std::span<const Vec2> points, Colour colour);
    // Several outlines at once: an outline inside another one cuts a hole.
    void fill_outlines(std::span<const std::vector<Vec2>> outlines, Colour colour);
    void outline_polygon(std::span<const Vec2> points, Colour colour, float width);
    void polyline(std::span<const Vec2> points, Colour colour, float width);
    void line(Vec2 from, Vec2 to, Colour colour, float width);
    void dashed_line(Vec2 from, Vec2 to, Colour colour, float width, float dash);
    void disc(Vec2 centre, float radius, Colour colour);
    // `width` lies half inside, half outside the radius.
    void circle(Vec2 centre, float radius, Colour colour, float width);
    void fill_rounded_rect(Rect rect, float radius, Colour colour);
    // Wholly inside the rectangle.
    void outline_rounded_rect(Rect rect, float radius, Colour colour, float width);
    // The blurred shadow a rounded rectangle throws; `blur` pixels outwards. The middle, which what
    // throws it covers, is left out.
    void shadow(Rect rect, float radius, float blur, Colour colour);

    // --- pictures ---
    void sprite(const Sprite& sprite, Vec2 centre, const SpriteLook& look = {});
    void image(const Sprite& sprite, Rect where);
    Layer make_layer(PixelSize size, LayerKind kind);
    void draw_layer(const Layer& layer, Rect where, float opacity = 1.0F);
    // A texture from pixels, kept as long as the result lives.
    Layer make_picture(const Image& image);
    // The same of what was painted on an easel, opaque.
    Layer make_picture(Easel& easel);

    // --- text: one line, `at` is on the upper edge ---
    void text(Vec2 at, std::string_view words, const TextLook& look);
    // Centred in height as well.
    void text_centred(Vec2 centre, std::string_view words, TextLook look);
    Vec2 measure(std::string_view words, const TextLook& look);
    // Is told of all text from now on; null, as is usual, for nobody. It must live as long.
    void set_witness(TextWitness* witness);

    // --- where it goes ---
    // Until the result dies, everything is drawn on the layer. Canvas and layer must live on.
    class [[nodiscard]] LayerScope : NonCopyable {
    public:
        ~LayerScope();

    private:
        friend class Canvas;
        LayerScope(Canvas& canvas, SDL_Texture* target);
        Canvas& canvas_;
        SDL_Texture* before_;
    };
    LayerScope paint_on(const Layer& layer);

    // Until the result dies, nothing outside `rect` (and the clips before it) is touched.
    class [[nodiscard]] ClipScope : NonCopyable {
    public:
        ~ClipScope();

    private:
        friend class Canvas;
        ClipScope(Canvas& canvas, Rect rect);
        Canvas& canvas_;
        Rect before_;
        bool was_clipped_;
    };
    ClipScope clip(Rect rect);

    // Frees text and shadow textures that were not used since the last call; once a second is fine.
    void trim();
    // After the device was lost or the interface scale changed.
    void forget_textures();

    SDL_Renderer* renderer() const;
    const Fonts& fonts() const;

    // For the inside of this room.
    struct Impl;
    Impl& impl() { return *impl_; }

private:
    std::unique_ptr<Impl> impl_;
};

}  // namespace stage
