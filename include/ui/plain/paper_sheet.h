// A sheet of paper before a player of a plain game: painted anew where something on it has changed.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ui/core/seating.h"
#include "ui/table/player_sheet.h"

namespace ui {

// In pixels from the corner of the paper; a unit of the sheet is `unit` of them.
struct SheetEasel {
    stage::Canvas& canvas;
    stage::SpriteStore& sprites;
    float unit = 1.0F;

    stage::Rect operator()(stage::Rect units) const {
        return {units.x * unit, units.y * unit, units.width * unit, units.height * unit};
    }
    stage::Vec2 operator()(stage::Vec2 units) const { return units * unit; }
};

class PaperSheet : public PlayerSheet {
public:
    kernel::PlayerId owner() const override { return owner_; }
    void set_contrast(stage::Contrast) override { is_stale_ = true; }
    float wanted_height(float width) const override;
    float tallest_height(float width) const override { return wanted_height(width); }
    void draw(stage::Canvas& canvas, stage::SpriteStore& sprites, stage::Rect where,
              float scale) override;
    bool advance(float) override { return false; }
    void jump() override {}
    const CardFlights& flights() const override { return flights_; }
    void leave_from(std::vector<LaidCard>) override {}
    std::optional<SheetNote> hit(stage::Vec2 at) const override;
    std::vector<SheetNote> hand() const override;
    std::optional<stage::Rect> place_of(const RuleRef& part) const override;
    void forget_textures() override { paper_ = {}; }

protected:
    void turn_to(kernel::PlayerId owner) {
        owner_ = owner;
        is_stale_ = true;
    }

private:
    virtual float units_tall() const = 0;
    // Notes of what is where, in units.
    virtual std::vector<SheetNote> paint(const SheetEasel& easel) const = 0;
    stage::Rect on_canvas(stage::Rect units) const;

    kernel::PlayerId owner_ = kernel::nobody;
    bool is_stale_ = true;
    stage::Layer paper_;
    stage::Rect where_;
    std::vector<SheetNote> notes_;  // in units
    CardFlights flights_;
};

// Of a game's own state.
template <class State>
class PlainSheet : public PaperSheet {
public:
    explicit PlainSheet(const State& state) : state_(state) {}

    void set(const State& state, const Seating& seating, kernel::PlayerId owner) {
        if (owner == this->owner() && seating == seating_ && state == state_) return;
        state_ = state;
        seating_ = seating;
        turn_to(owner);
    }

protected:
    const State& state() const { return state_; }
    const Seating& seating() const { return seating_; }

private:
    State state_;
    Seating seating_;
};

}  // namespace ui
