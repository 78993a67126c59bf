// Paints a Driving Licence in its own units: the sheet is 520 wide whatever its size on screen.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "games/frothy/view/core/workshop/sheet_spot.h"
#include "games/frothy/view/licence/licence_sheet.h"
#include "stage/theme.h"
#include "words/words.h"

namespace frothy {

inline constexpr float sheet_width = 520.0F;

namespace sheet {

namespace theme = stage::theme;
using stage::Align;
using stage::Colour;
using stage::Face;
using stage::Rect;
using stage::Vec2;
using words::by_count;
using words::mark;
using words::say;
using words::tr;
using words::tr_in;

// In sheet units.
inline constexpr float margin = 16.0F;
inline constexpr float header_height = 52.0F;
inline constexpr float table_left = 104.0F;
inline constexpr float column = (sheet_width - margin - table_left) / 7.0F;
inline constexpr float line = 25.0F;
inline constexpr float track_line = 24.0F;

inline bool uses_stamina(const Race& race) { return race.rules().stamina == Stamina::used; }
inline int table_rows(const Race& race) { return 8 + (uses_stamina(race) ? 1 : 0); }
inline float table_height(const Race& race) {
    return 10.0F + line * static_cast<float>(table_rows(race));
}

inline int half(int count) { return (count + 1) / 2; }

}  // namespace sheet

// The markers that paperclips show.
enum class ClipAt : std::size_t { accel, decel, control, tens, damage, stamina };
// Where each clip belongs; some licences have no place for one.
using SheetClips = std::array<std::optional<stage::Vec2>, 6>;

// The height of a licence's sheet in its own units.
float sheet_height(const Race& race, VehicleId v);

// Cards that do not lie in their pile as the others do.
struct CardsApart {
    std::span<const ui::CardFlight> in_the_air;
    std::span<const CardFaceUp> aside;  // of the hand, chosen in secret
};

// What it is painted on.
struct SheetEasel {
    stage::Canvas& canvas;
    stage::SpriteStore& sprites;
    stage::Contrast contrast;
};

class SheetPainter {
public:
    SheetPainter(const SheetEasel& easel, const Race& race, const ui::Seating& seating, VehicleId v,
                 float units, const CardsApart& apart)
        : canvas_(easel.canvas),
          sprites_(easel.sprites),
          contrast_(easel.contrast),
          race_(race),
          seating_(seating),
          v_(v),
          k_(units),
          apart_(apart) {}

    // Paints all but the clips and the cards that are on their way. A sheet taller than it need be
    // (see sheet_height) has more air between its parts.
    void paint(float height);
    // Of all cards, those on their way as well.
    const std::vector<LicenceSheet::CardPlace>& places() const { return places_; }

    const SheetClips& clips() const { return clips_; }
    // Its parts by place, in sheet units.
    const std::vector<PlacedSpot>& parts() const { return parts_; }
    // Notes by place, in sheet units.
    const std::vector<SheetNote>& notes() const { return notes_; }

private:
    void paper(float height);
    void band(stage::Colour colour, stage::Colour letters);
    void portrait(stage::Rect where);
    void header();
    void speed_table(float top);
    void row_names(float top);
    void speed_column(float top, int r);  // of a rating
    void row_notes(float top);
    void box_rows(float top, int rating, float left, float width);
    void control_track(float top);
    void damage_track(float top, float height);
    void stamina_track(float top, float height);
    void traits(float top);
    void cards(float top);
    void pile(Pile pile, stage::Rect where);

    stage::Rect scaled(stage::Rect rect) const {
        return {rect.x * k_, rect.y * k_, rect.width * k_, rect.height * k_};
    }
    // In high contrast grounds become lighter and ink darker; pictures stay as they are.
    stage::Colour ground(stage::Colour colour) const { return stage::toned(colour, contrast_); }
    stage::Colour ink(stage::Colour colour) const { return stage::inked(colour, contrast_); }
    void fill(stage::Rect rect, float radius, stage::Colour colour) {
        canvas_.fill_rounded_rect(scaled(rect), radius * k_, ground(colour));
    }
    void outline(stage::Rect rect, float radius, stage::Colour colour, float width) {
        canvas_.outline_rounded_rect(scaled(rect), radius * k_, ink(colour),
                                     std::max(1.0F, width * k_));
    }
    // From left to right.
    void rule(float left, float right, float y, stage::Colour colour, float width) {
        canvas_.line({left * k_, y * k_}, {right * k_, y * k_}, ink(colour),
                     std::max(1.0F, width * k_));
    }
    void words(float x, float y, const std::string& text, float size, stage::Colour colour,
               stage::Align align = stage::Align::left, stage::Face face = stage::Face::label);
    // A bold one, smaller where there is less room than it wants; returns the width it took.
    float heading(float x, float y, float room, const std::string& text, float size,
                  stage::Colour colour);
    // Fits into the width: smaller, or in two lines about the middle.
    void fitted(float x, float middle, float width, const std::string& text, float size,
                stage::Colour colour);
    // With a wash over its ground, which keeps its colour in any contrast.
    void box(stage::Rect rect, stage::Colour edge, stage::Colour inside,
             stage::Colour wash = {0, 0, 0, 0});
    void note(stage::Rect where, std::string text, Rule rule);
    template <class Index = int>
    void part(stage::Rect where, SheetPart which, Index a = {}, Index b = {}) {
        parts_.push_back(
            {{which, static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b)}, where});
    }
    void clip(ClipAt which, stage::Vec2 at) { clips_[static_cast<std::size_t>(which)] = at; }
    float wide(const std::string& text, float size, stage::Face face = stage::Face::label) {
        return canvas_.measure(text, {face, size * k_}).x / k_;
    }
    // A numbered box of a track, the inked ones washed in its colour.
    stage::Rect track_box(float x, float y, int number, stage::Colour colour, float wash);

    stage::Canvas& canvas_;
    stage::SpriteStore& sprites_;
    stage::Contrast contrast_;
    const Race& race_;
    const ui::Seating& seating_;
    VehicleId v_;
    float k_;
    CardsApart apart_;
    std::vector<LicenceSheet::CardPlace> places_;
    SheetClips clips_;
    std::vector<SheetNote> notes_;
    std::vector<PlacedSpot> parts_;
};

}  // namespace frothy
