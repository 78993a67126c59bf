// A page as it is drawn: in millimetres, from its upper left corner, everything over what is there.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "print/paper.h"
#include "stage/core/colour.h"
#include "stage/core/font_files.h"
#include "stage/core/non_copyable.h"

namespace print {

using stage::Colour;
using stage::Face;

enum class Align { left, middle, right };

struct TextLook {
    Face face = Face::text;
    float size = 9.0F;  // points
    Colour colour = Colour::hex(0x22170F);
    Align align = Align::left;
    std::size_t bold = 0;  // bytes at the front in the bold letters of the text
};

// Of a picture of the assets.
struct PictureLook {
    float angle = 0.0F;  // radians, clockwise about its middle
    float opacity = 1.0F;
    Colour tint{255, 255, 255, 255};  // what white becomes; the rest in proportion
};

// One line or paragraph as it lies on its page.
struct SeenText {
    Rect where;
    float size = 0.0F;  // points
    std::string words;
};

class Sheet : stage::NonCopyable {
public:
    virtual ~Sheet() = default;
    virtual PageSize size() const = 0;

    // --- shapes ---
    virtual void fill(Rect rect, Colour colour) = 0;
    virtual void fill_rounded(Rect rect, float radius, Colour colour) = 0;
    virtual void outline_rounded(Rect rect, float radius, Colour colour, float width) = 0;
    virtual void fill_polygon(std::span<const Vec2> points, Colour colour) = 0;
    virtual void outline_polygon(std::span<const Vec2> points, Colour colour, float width) = 0;
    virtual void line(Vec2 from, Vec2 to, Colour colour, float width) = 0;
    virtual void dashed_line(Vec2 from, Vec2 to, Colour colour, float width, float dash) = 0;
    virtual void disc(Vec2 centre, float radius, Colour colour) = 0;
    virtual void circle(Vec2 centre, float radius, Colour colour, float width) = 0;

    // --- pictures ---
    // Whether there is one of this name below the assets: "cards/whip".
    virtual bool has(const std::string& name) const = 0;
    // As large as the rectangle allows, in its middle. A name without a picture draws nothing.
    virtual void picture(const std::string& name, Rect where, const PictureLook& look) = 0;
    void picture(const std::string& name, Rect where) { picture(name, where, {}); }

    // --- text ---
    virtual float wide(std::string_view words, const TextLook& look) const = 0;
    virtual float height_of(const TextLook& look) const = 0;  // of a line
    // One line; `at` is on its upper edge, at its left, middle or right.
    virtual void text(Vec2 at, std::string_view words, const TextLook& look) = 0;
    // One line in the middle of a rectangle's height, in smaller letters where it is too wide.
    void text_within(Rect room, std::string_view words, TextLook look);
    // Broken into lines; gives their height. Measured with the same width before, it fits.
    virtual float paragraph(Vec2 at, float width, std::string_view words, const TextLook& look) = 0;
    virtual Vec2 paragraph_size(float width, std::string_view words,
                                const TextLook& look) const = 0;
    float paragraph_height(float width, std::string_view words, const TextLook& look) const {
        return paragraph_size(width, words, look).y;
    }
    // Broken into lines in the middle of a rectangle, in smaller letters where they are too many.
    void paragraph_within(Rect room, std::string_view words, TextLook look);

    // --- where it goes ---
    // Until the result dies, nothing outside the rectangle is touched, and no text is noted.
    class [[nodiscard]] Scope : stage::NonCopyable {
    public:
        explicit Scope(Sheet& sheet) : sheet_(sheet) {}
        ~Scope() { sheet_.restore(); }

    private:
        Sheet& sheet_;
    };
    Scope clip(Rect rect);
    // Until the result dies, everything is turned about a point.
    Scope turned(Vec2 about, float radians);

    virtual const std::vector<SeenText>& texts() const = 0;

private:
    // Until `restore`, which ends the last that has begun.
    virtual void begin_clip(Rect rect) = 0;
    virtual void begin_turn(Vec2 about, float radians) = 0;
    virtual void restore() = 0;
};

}  // namespace print
