// The Driving Licence of a vehicle as the printed card, with paperclips for its markers (LIC).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "games/frothy/rules/race.h"
#include "games/frothy/view/core/board/card_motion.h"
#include "stage/canvas.h"
#include "stage/core/contrast.h"
#include "stage/sprite_store.h"
#include "ui/core/cards.h"
#include "ui/core/seating.h"

namespace frothy {

class SheetPainter;

enum class ClipMotion : std::uint8_t { slide, jump };

// What a place on the sheet has to say.
struct SheetNote {
    std::string text;
    Rule rule;          // none where no rule is named
    stage::Rect where;  // on the canvas
};

class LicenceSheet {
public:
    // The vehicle shown and the race it is in, whose setting must outlive the sheet. Cheap when
    // nothing has changed. A change of vehicle jumps; of values, the clips slide (or jump).
    void set(const Race& race, const ui::Seating& seating, VehicleId vehicle,
             ClipMotion motion = ClipMotion::slide);
    VehicleId vehicle() const { return vehicle_; }
    // Cards of its hand that are chosen already, in secret: for its owner's eyes alone.
    void put_aside(const std::vector<CardFaceUp>& cards);

    void set_contrast(stage::Contrast contrast);

    // The height over the width that shows everything well; narrower sheets are drawn smaller.
    static constexpr float best_proportion = 1.24F;

    // The height in pixels this licence needs at this width.
    float wanted_height(float width) const;

    // The same of the tallest licence in the race.
    float tallest_height(float width) const;

    // Draws into the rectangle on the canvas, from a layer kept until something changes; a licence
    // that needs less height than that has its parts further apart.
    void draw(stage::Canvas& canvas, stage::SpriteStore& sprites, stage::Rect where, float scale);

    // Moves clips and cards; true while one still moves.
    bool advance(float seconds);
    // Whatever has changed by the next time it is drawn is there at once: it was out of sight.
    void jump() { jump_ = true; }

    // Cards that go from pile to pile. They pass over whatever lies beside the sheet, so whoever
    // shows the sheet draws them over everything.
    const ui::CardFlights& flights() const { return flights_; }
    // The next cards that are played come from there and not from the hand on the sheet.
    void leave_from(std::vector<ui::LaidCard> cards) { origins_ = std::move(cards); }

    // What is under a point of the canvas, as drawn last.
    std::optional<SheetNote> hit(stage::Vec2 at) const;

    // Where the part of this rule was drawn last, on the canvas: a row, a track, a pile.
    std::optional<stage::Rect> place_of(Rule part) const;

    // After the textures were lost or the scale changed.
    void forget_textures();

private:
    struct Clip {
        stage::Vec2 from;
        stage::Vec2 now;
        stage::Vec2 to;
        float progress = 1.0F;
        bool is_placed = false;
    };

    Race race_;
    ui::Seating seating_;
    bool is_set_ = false;
    VehicleId vehicle_ = no_vehicle;
    ClipMotion motion_ = ClipMotion::slide;
    stage::Contrast contrast_ = stage::Contrast::usual;
    bool changed_ = true;
    bool jump_ = true;
    stage::Rect where_;
    float scale_ = 0.0F;
    stage::Layer paper_;
    // A card as it lies on the sheet, in its units.
    struct CardPlace {
        CardFaceUp card;
        Pile pile = Pile::hand;
        stage::Rect where;
    };
    // The sheet anew, `height` high; `units` are pixels.
    void paint(stage::Canvas& canvas, stage::SpriteStore& sprites, stage::Rect paper, float units,
               float height);
    void place_clips(const SheetPainter& painter);
    void draw_clips(stage::Canvas& canvas, stage::SpriteStore& sprites, float units) const;
    // Cards that have left their piles since the sheet was drawn; where they land is found out when
    // it is drawn anew.
    std::vector<ui::CardFlight> leaving(float units);
    void land(std::vector<ui::CardFlight> leaving, stage::Rect paper, float units);

    Cards shown_cards_;
    std::vector<CardPlace> places_;
    std::vector<CardFaceUp> aside_;
    std::vector<ui::LaidCard> origins_;
    ui::CardFlights flights_;
    std::vector<Clip> clips_;
    std::vector<SheetNote> notes_;

    friend class SheetPainter;
};

}  // namespace frothy
