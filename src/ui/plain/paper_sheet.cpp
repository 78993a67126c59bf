#include "ui/plain/paper_sheet.h"

#include <algorithm>
#include <cmath>

#include "stage/theme.h"

namespace ui {

float PaperSheet::wanted_height(float width) const {
    return std::ceil(units_tall() * width / units_wide());
}

void PaperSheet::draw(stage::Canvas& canvas, stage::SpriteStore& sprites, stage::Rect where,
                      float) {
    if (where.width < 8.0F || where.height < 8.0F) return;
    const float unit = std::min(where.width / units_wide(), where.height / units_tall());
    const stage::PixelSize size{static_cast<int>(std::ceil(units_wide() * unit)),
                                static_cast<int>(std::ceil(units_tall() * unit))};
    if (!paper_ || paper_.size() != size) {
        paper_ = canvas.make_layer(size, stage::LayerKind::opaque);
        is_stale_ = true;
    }
    if (is_stale_) {
        const auto scope = canvas.paint_on(paper_);
        canvas.clear(stage::mix(stage::theme::night, stage::theme::ink, 0.55F));
        notes_ = paint({canvas, sprites, unit});
    }
    is_stale_ = false;
    where_ = {std::round(where.x + (where.width - static_cast<float>(size.width)) / 2.0F),
              std::round(where.y), static_cast<float>(size.width), static_cast<float>(size.height)};
    canvas.draw_layer(paper_, where_);
}

stage::Rect PaperSheet::on_canvas(stage::Rect units) const {
    const float unit = where_.width / units_wide();
    return {where_.x + units.x * unit, where_.y + units.y * unit, units.width * unit,
            units.height * unit};
}

std::optional<SheetNote> PaperSheet::hit(stage::Vec2 at) const {
    for (SheetNote note : notes_) {
        note.where = on_canvas(note.where);
        if (note.where.contains(at)) return note;
    }
    return std::nullopt;
}

std::vector<SheetNote> PaperSheet::hand() const {
    std::vector<SheetNote> hand;
    for (SheetNote note : notes_) {
        if (note.card < 0) continue;
        note.where = on_canvas(note.where);
        hand.push_back(std::move(note));
    }
    return hand;
}

std::optional<stage::Rect> PaperSheet::place_of(const RuleRef& part) const {
    for (const SheetNote& note : notes_)
        if (note.rule == part) return on_canvas(note.where);
    return std::nullopt;
}

}  // namespace ui
