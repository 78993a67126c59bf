// A page drawn by cairo.
#pragma once

#include <string>
#include <vector>

#include <cairo.h>

#include "print/cairo/art.h"
#include "print/sheet.h"

namespace print {

inline constexpr double points_per_mm = 72.0 / 25.4;

class CairoSheet : public Sheet {
public:
    // One unit of `cairo` is a millimetre.
    CairoSheet(Art& art, cairo_t* cairo, PageSize size) : art_(art), cairo_(cairo), size_(size) {}

    PageSize size() const override { return size_; }
    void fill(Rect rect, Colour colour) override;
    void fill_rounded(Rect rect, float radius, Colour colour) override;
    void outline_rounded(Rect rect, float radius, Colour colour, float width) override;
    void fill_polygon(std::span<const Vec2> points, Colour colour) override;
    void outline_polygon(std::span<const Vec2> points, Colour colour, float width) override;
    void line(Vec2 from, Vec2 to, Colour colour, float width) override;
    void dashed_line(Vec2 from, Vec2 to, Colour colour, float width, float dash) override;
    void disc(Vec2 centre, float radius, Colour colour) override;
    void circle(Vec2 centre, float radius, Colour colour, float width) override;
    bool has(const std::string& name) const override { return art_.has(name); }
    void picture(const std::string& name, Rect where, const PictureLook& look) override;
    float wide(std::string_view words, const TextLook& look) const override;
    float height_of(const TextLook& look) const override;
    void text(Vec2 at, std::string_view words, const TextLook& look) override;
    float paragraph(Vec2 at, float width, std::string_view words, const TextLook& look) override;
    Vec2 paragraph_size(float width, std::string_view words, const TextLook& look) const override;
    const std::vector<SeenText>& texts() const override { return texts_; }

private:
    void begin_clip(Rect rect) override;
    void begin_turn(Vec2 about, float radians) override;
    void restore() override;
    void use(Colour colour) const;
    void show(PangoLayout* layout, Vec2 at, Colour colour);
    void see(Rect where, std::string_view words, float size);

    Art& art_;
    cairo_t* cairo_;
    PageSize size_;
    std::vector<SeenText> texts_;
    bool is_clipped_ = false;
    std::vector<bool> was_clipped_;  // before each that has begun
};

}  // namespace print
