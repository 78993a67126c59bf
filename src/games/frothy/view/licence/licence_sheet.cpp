#include "games/frothy/view/licence/licence_sheet.h"

#include <algorithm>
#include <cmath>

#include "games/frothy/view/licence/licence_sheet_painter.h"
#include "stage/core/easing.h"
#include "stage/theme.h"

namespace frothy {

namespace theme = stage::theme;

namespace {

constexpr float slide_seconds = 0.3F;

bool is_same_card(const CardFaceUp& one, const CardFaceUp& other) {
    if (one.special != plain_card || other.special != plain_card)
        return one.special == other.special;
    return one.type == other.type;
}

bool same_seating(const ui::Seating& one, const ui::Seating& other) {
    if (one.palette != other.palette) return false;
    return std::ranges::equal(one.seats, other.seats,
                              [](const ui::SeatLook& a, const ui::SeatLook& b) {
                                  return a.name == b.name && a.livery == b.livery;
                              });
}

}  // namespace

void LicenceSheet::set(const Race& race, const ui::Seating& seating, VehicleId vehicle,
                       ClipMotion motion) {
    motion_ = motion;
    const bool is_same_sheet = is_set_ && vehicle == vehicle_ && race.setting == race_.setting &&
                               same_seating(seating, seating_);
    if (is_same_sheet && race[vehicle] == race_[vehicle] && race.phase == race_.phase) return;
    if (!is_same_sheet) jump_ = true;
    race_ = race;
    seating_ = seating;
    vehicle_ = vehicle;
    is_set_ = vehicle < race.vehicle_count;
    changed_ = true;
}

void LicenceSheet::put_aside(const std::vector<CardFaceUp>& cards) {
    if (cards == aside_) return;
    aside_ = cards;
    changed_ = true;
}

void LicenceSheet::set_contrast(stage::Contrast contrast) {
    if (contrast == contrast_) return;
    contrast_ = contrast;
    changed_ = true;
}

float LicenceSheet::units_wide() const { return sheet_width; }

float LicenceSheet::wanted_height(float width) const {
    if (!is_set_) return width * best_proportion;
    return std::ceil(sheet_height(race_, vehicle_) * width / sheet_width);
}

float LicenceSheet::tallest_height(float width) const {
    if (!is_set_) return width * best_proportion;
    float tallest = 0.0F;
    for (VehicleId v = 0; v < race_.vehicle_count; ++v)
        tallest = std::max(tallest, sheet_height(race_, v));
    return std::ceil(tallest * width / sheet_width);
}

void LicenceSheet::draw(stage::Canvas& canvas, stage::SpriteStore& sprites, stage::Rect where,
                        float scale) {
    if (!is_set_ || where.width < 8.0F || where.height < 8.0F) return;
    const float least = sheet_height(race_, vehicle_);
    const float units = std::min(where.width / sheet_width, where.height / least);
    const float height = std::max(least, where.height / units);
    const stage::PixelSize size{static_cast<int>(std::ceil(sheet_width * units)),
                                static_cast<int>(std::ceil(height * units))};
    const stage::Rect paper{std::round(where.x + (where.width - sheet_width * units) / 2.0F),
                            std::round(where.y), static_cast<float>(size.width),
                            static_cast<float>(size.height)};
    if (!paper_ || paper_.size() != size || scale != scale_) {
        paper_ = canvas.make_layer(size, stage::LayerKind::opaque);
        changed_ = true;
        jump_ = true;
    }
    scale_ = scale;
    if (changed_) {
        paint(canvas, sprites, paper, units, height);
    } else if (paper != where_) {  // moved as it is
        const auto move = [&](stage::Rect& place) {
            place.x += paper.x - where_.x;
            place.y += paper.y - where_.y;
        };
        for (SheetNote& note : notes_)
            move(note.where);
        for (PlacedSpot& part : parts_)
            move(part.where);
    }
    where_ = paper;
    changed_ = false;
    jump_ = false;
    canvas.shadow(paper, 7.0F * units, 10.0F * units, stage::faded(theme::ink, 0.55F));
    canvas.draw_layer(paper_, paper);
    if (motion_ != ClipMotion::none) draw_clips(canvas, sprites, units);
}

void LicenceSheet::paint(stage::Canvas& canvas, stage::SpriteStore& sprites, stage::Rect paper,
                         float units, float height) {
    std::vector<ui::CardFlight> gone = leaving(units);
    std::vector<ui::CardFlight> in_the_air(flights_.flights().begin(), flights_.flights().end());
    in_the_air.insert(in_the_air.end(), gone.begin(), gone.end());
    SheetPainter painter({canvas, sprites, contrast_}, race_, seating_, vehicle_, units,
                         {in_the_air, aside_});
    {
        const auto scope = canvas.paint_on(paper_);
        // Its round corners show the shadow; a layer without see-through parts is quick to copy.
        canvas.clear(stage::mix(theme::night, theme::ink, 0.55F));
        painter.paint(height);
    }
    place_clips(painter);
    places_ = painter.places();
    land(std::move(gone), paper, units);
    const auto place = [&](stage::Rect& where) {
        where = {paper.x + where.x * units, paper.y + where.y * units, where.width * units,
                 where.height * units};
    };
    notes_ = painter.notes();
    for (SheetNote& note : notes_)
        place(note.where);
    parts_ = painter.parts();
    for (PlacedSpot& part : parts_)
        place(part.where);
}

void LicenceSheet::place_clips(const SheetPainter& painter) {
    clips_.resize(painter.clips().size());
    for (std::size_t i = 0; i < clips_.size(); ++i) {
        Clip& clip = clips_[i];
        const std::optional<stage::Vec2> shown = painter.clips()[i];
        const stage::Vec2 to = shown.value_or(stage::Vec2{});
        if (!shown || !clip.is_placed || jump_ || motion_ != ClipMotion::slide) {
            clip = {to, to, to, 1.0F, shown.has_value()};
        } else if (!(to == clip.to)) {
            clip.from = clip.now;
            clip.to = to;
            clip.progress = 0.0F;
        }
    }
}

void LicenceSheet::draw_clips(stage::Canvas& canvas, stage::SpriteStore& sprites,
                              float units) const {
    for (std::size_t i = 0; i < clips_.size(); ++i) {
        const Clip& clip = clips_[i];
        if (!clip.is_placed) continue;
        const auto which = static_cast<ClipAt>(i);
        const bool is_row = which == ClipAt::accel || which == ClipAt::decel;
        // It holds the edge of its box, so that the number beside it stays readable.
        const stage::Vec2 offset = which == ClipAt::accel   ? stage::Vec2{-3.0F, -6.0F}
                                   : which == ClipAt::decel ? stage::Vec2{5.0F, 5.0F}
                                                            : stage::Vec2{12.0F, -7.0F};
        const float tall = (is_row ? 28.0F : 32.0F) * units;
        const stage::Sprite sprite =
            sprites.get("ui/paperclip", std::max(1, static_cast<int>(std::lround(tall))));
        canvas.sprite(sprite,
                      {where_.x + (clip.now.x + offset.x) * units,
                       where_.y + (clip.now.y + offset.y) * units},
                      {.angle = 0.12F});
    }
}

std::vector<ui::CardFlight> LicenceSheet::leaving(float units) {
    constexpr float one_after_the_other = 0.05F;  // seconds
    const Cards before = std::exchange(shown_cards_, race_[vehicle_].cards);
    std::vector<ui::LaidCard> origins = std::exchange(origins_, {});
    if (jump_ || motion_ != ClipMotion::slide) {
        flights_.clear();
        return {};
    }
    std::vector<ui::CardFlight> flights;
    for (const PileMove& move : moves_between(before, shown_cards_)) {
        ui::CardFlight flight;
        flight.card = move.card;
        flight.to_pile = move.to;
        flight.delay = one_after_the_other * static_cast<float>(flights.size());
        const auto place = std::ranges::find_if(places_, [&](const CardPlace& one) {
            return one.pile == move.from && is_same_card(one.card, move.card);
        });
        if (place == places_.end()) continue;
        flight.card = place->card;
        const stage::Vec2 middle = place->where.centre();
        flight.from = {where_.x + middle.x * units, where_.y + middle.y * units};
        flight.from_height = place->where.height * units;
        places_.erase(place);
        const auto origin = std::ranges::find_if(origins, [&](const ui::LaidCard& one) {
            return is_same_card(one.card.as<CardFaceUp>(), move.card);
        });
        if (move.from == Pile::hand && origin != origins.end()) {
            flight.from = origin->centre;
            flight.from_height = origin->height;
            flight.from_degrees = origin->degrees;
            origins.erase(origin);
        }
        flights.push_back(flight);
    }
    return flights;
}

void LicenceSheet::land(std::vector<ui::CardFlight> leaving, stage::Rect paper, float units) {
    std::vector<CardPlace> free = places_;
    for (ui::CardFlight& flight : leaving) {
        // The last of its kind in the pile is the one that is left out while it is on its way.
        const auto place = std::find_if(free.rbegin(), free.rend(), [&](const CardPlace& one) {
            return one.pile == flight.to_pile &&
                   is_same_card(one.card, flight.card.as<CardFaceUp>());
        });
        if (place == free.rend()) continue;
        const stage::Vec2 middle = place->where.centre();
        flight.to = {paper.x + middle.x * units, paper.y + middle.y * units};
        flight.to_height = place->where.height * units;
        free.erase(std::next(place).base());
        flights_.add(flight);
    }
}

bool LicenceSheet::advance(float seconds) {
    bool moves = flights_.advance(seconds);
    // They lie in their piles from now on.
    if (moves && flights_.empty()) changed_ = true;
    for (Clip& clip : clips_) {
        if (clip.progress >= 1.0F) continue;
        clip.progress = std::min(1.0F, clip.progress + seconds / slide_seconds);
        clip.now = stage::mix(clip.from, clip.to, stage::eased(stage::Ease::in_out, clip.progress));
        moves = moves || clip.progress < 1.0F;
    }
    return moves;
}

std::optional<SheetNote> LicenceSheet::hit(stage::Vec2 at) const {
    const SheetNote* found = nullptr;
    for (const SheetNote& note : notes_) {
        if (!note.where.contains(at)) continue;
        const bool is_smaller = found == nullptr || note.where.width * note.where.height <
                                                        found->where.width * found->where.height;
        if (is_smaller) found = &note;
    }
    if (found == nullptr) return std::nullopt;
    return *found;
}

std::optional<stage::Rect> LicenceSheet::place_of(const ui::RuleRef& part) const {
    const auto note = std::ranges::find(notes_, part, &SheetNote::rule);
    if (part.is_none() || note == notes_.end()) return std::nullopt;
    return note->where;
}

void LicenceSheet::forget_textures() {
    paper_ = {};
    changed_ = true;
}

}  // namespace frothy
