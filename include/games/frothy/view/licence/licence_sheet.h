// The Driving Licence of a vehicle as the printed card, with paperclips for its markers (LIC).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "games/frothy/rules/race.h"
#include "games/frothy/view/core/board/card_motion.h"
#include "games/frothy/view/core/workshop/sheet_spot.h"
#include "stage/canvas.h"
#include "stage/core/contrast.h"
#include "stage/sprite_store.h"
#include "ui/core/cards.h"
#include "ui/core/seating.h"
#include "ui/table/player_sheet.h"

namespace frothy {

class SheetPainter;

// `none`: a sheet as it is printed, without a marker on it.
enum class ClipMotion : std::uint8_t { slide, jump, none };

// Where a part of the sheet was drawn.
struct PlacedSpot {
    SheetSpot spot;
    stage::Rect where;
};

using ui::SheetNote;

class LicenceSheet final : public ui::PlayerSheet {
public:
    // The vehicle shown and the race it is in, whose setting must outlive the sheet. Cheap when
    // nothing has changed. A change of vehicle jumps; of values, the clips slide (or jump).
    void set(const Race& race, const ui::Seating& seating, VehicleId vehicle,
             ClipMotion motion = ClipMotion::slide);
    VehicleId owner() const override { return vehicle_; }
    // Cards of its hand that are chosen already, in secret: for its owner's eyes alone.
    void put_aside(const std::vector<CardFaceUp>& cards);

    void set_contrast(stage::Contrast contrast) override;

    // The height over the width that shows everything well; narrower sheets are drawn smaller.
    static constexpr float best_proportion = 1.24F;

    float units_wide() const override;
    float wanted_height(float width) const override;
    float tallest_height(float width) const override;
    void draw(stage::Canvas& canvas, stage::SpriteStore& sprites, stage::Rect where,
              float scale) override;
    bool advance(float seconds) override;
    void jump() override { jump_ = true; }
    const ui::CardFlights& flights() const override { return flights_; }
    void leave_from(std::vector<ui::LaidCard> cards) override { origins_ = std::move(cards); }
    std::optional<SheetNote> hit(stage::Vec2 at) const override;
    std::optional<stage::Rect> place_of(const ui::RuleRef& part) const override;
    // Its parts on the canvas, as drawn last; where one lies on another the later one is meant.
    const std::vector<PlacedSpot>& parts() const { return parts_; }
    void forget_textures() override;

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
    std::vector<PlacedSpot> parts_;

    friend class SheetPainter;
};

}  // namespace frothy
