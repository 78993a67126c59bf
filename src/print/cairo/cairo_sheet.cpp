#include "print/cairo/cairo_sheet.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace print {

namespace {

void trace(cairo_t* cairo, Rect rect, float radius) {
    constexpr double quarter = std::numbers::pi / 2.0;
    const double r = std::min({radius, rect.width / 2.0F, rect.height / 2.0F});
    const std::array<Vec2, 4> corners = {Vec2{rect.right(), rect.y},
                                         {rect.right(), rect.bottom()},
                                         {rect.x, rect.bottom()},
                                         {rect.x, rect.y}};
    cairo_new_path(cairo);
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const double inwards_x = i < 2 ? -r : r;
        const double inwards_y = i == 0 || i == 3 ? r : -r;
        const double from = quarter * (static_cast<double>(i) - 1.0);
        cairo_arc(cairo, corners[i].x + inwards_x, corners[i].y + inwards_y, r, from,
                  from + quarter);
    }
    cairo_close_path(cairo);
}

void trace(cairo_t* cairo, std::span<const Vec2> points) {
    cairo_new_path(cairo);
    for (const Vec2 point : points)
        cairo_line_to(cairo, point.x, point.y);
    cairo_close_path(cairo);
}

// Width and height in millimetres of what was laid out.
Vec2 size_of(PangoLayout* layout) {
    PangoRectangle logical;
    pango_layout_get_extents(layout, nullptr, &logical);
    constexpr double unit = letter_unit / PANGO_SCALE;
    return {static_cast<float>(logical.width * unit), static_cast<float>(logical.height * unit)};
}

float shift_of(Align align, float width) {
    return align == Align::left ? 0.0F : align == Align::right ? -width : -width / 2.0F;
}

// Where a rectangle lies on the page, whichever way it was turned.
Rect on_page(cairo_t* cairo, Rect rect) {
    Vec2 least{1.0e6F, 1.0e6F};
    Vec2 most{-1.0e6F, -1.0e6F};
    for (const Vec2 corner : {Vec2{rect.x, rect.y}, Vec2{rect.right(), rect.y},
                              Vec2{rect.x, rect.bottom()}, Vec2{rect.right(), rect.bottom()}}) {
        double x = corner.x;
        double y = corner.y;
        cairo_user_to_device(cairo, &x, &y);
        const Vec2 there{static_cast<float>(x / points_per_mm),
                         static_cast<float>(y / points_per_mm)};
        least = {std::min(least.x, there.x), std::min(least.y, there.y)};
        most = {std::max(most.x, there.x), std::max(most.y, there.y)};
    }
    return {least.x, least.y, most.x - least.x, most.y - least.y};
}

}  // namespace

void CairoSheet::use(Colour colour) const {
    cairo_set_source_rgba(cairo_, colour.r / 255.0, colour.g / 255.0, colour.b / 255.0,
                          colour.a / 255.0);
}

void CairoSheet::show(PangoLayout* layout, Vec2 at, Colour colour) {
    use(colour);
    cairo_save(cairo_);
    cairo_translate(cairo_, at.x, at.y);
    cairo_scale(cairo_, letter_unit, letter_unit);
    pango_cairo_show_layout(cairo_, layout);
    cairo_restore(cairo_);
}

void CairoSheet::see(Rect where, std::string_view words, float size) {
    if (is_clipped_ || words.empty()) return;
    texts_.push_back({on_page(cairo_, where), size, std::string(words)});
}

void CairoSheet::fill(Rect rect, Colour colour) {
    use(colour);
    cairo_rectangle(cairo_, rect.x, rect.y, rect.width, rect.height);
    cairo_fill(cairo_);
}

void CairoSheet::fill_rounded(Rect rect, float radius, Colour colour) {
    use(colour);
    trace(cairo_, rect, radius);
    cairo_fill(cairo_);
}

void CairoSheet::outline_rounded(Rect rect, float radius, Colour colour, float width) {
    use(colour);
    trace(cairo_, stage::grown(rect, -width / 2.0F), radius - width / 2.0F);
    cairo_set_line_width(cairo_, width);
    cairo_stroke(cairo_);
}

void CairoSheet::fill_polygon(std::span<const Vec2> points, Colour colour) {
    use(colour);
    trace(cairo_, points);
    cairo_fill(cairo_);
}

void CairoSheet::outline_polygon(std::span<const Vec2> points, Colour colour, float width) {
    use(colour);
    trace(cairo_, points);
    cairo_set_line_width(cairo_, width);
    cairo_set_line_join(cairo_, CAIRO_LINE_JOIN_ROUND);
    cairo_stroke(cairo_);
}

void CairoSheet::line(Vec2 from, Vec2 to, Colour colour, float width) {
    use(colour);
    cairo_move_to(cairo_, from.x, from.y);
    cairo_line_to(cairo_, to.x, to.y);
    cairo_set_line_width(cairo_, width);
    cairo_stroke(cairo_);
}

void CairoSheet::dashed_line(Vec2 from, Vec2 to, Colour colour, float width, float dash) {
    const std::array<double, 1> dashes = {dash};
    cairo_set_dash(cairo_, dashes.data(), 1, 0.0);
    line(from, to, colour, width);
    cairo_set_dash(cairo_, nullptr, 0, 0.0);
}

void CairoSheet::disc(Vec2 centre, float radius, Colour colour) {
    use(colour);
    cairo_new_path(cairo_);
    cairo_arc(cairo_, centre.x, centre.y, radius, 0.0, 2.0 * std::numbers::pi);
    cairo_fill(cairo_);
}

void CairoSheet::circle(Vec2 centre, float radius, Colour colour, float width) {
    use(colour);
    cairo_new_path(cairo_);
    cairo_arc(cairo_, centre.x, centre.y, radius, 0.0, 2.0 * std::numbers::pi);
    cairo_set_line_width(cairo_, width);
    cairo_stroke(cairo_);
}

void CairoSheet::picture(const std::string& name, Rect where, const PictureLook& look) {
    RsvgHandle* picture = art_.picture(name, look.tint);
    cairo_surface_t* pixels = picture == nullptr ? art_.pixels(name, look.tint) : nullptr;
    int wide = 0;
    int high = 0;
    if (picture != nullptr) {
        RsvgDimensionData units{};
        rsvg_handle_get_dimensions(picture, &units);
        wide = units.width;
        high = units.height;
    } else if (pixels != nullptr) {
        wide = cairo_image_surface_get_width(pixels);
        high = cairo_image_surface_get_height(pixels);
    }
    if (wide <= 0 || high <= 0) return;
    const double scale =
        std::min(where.width / static_cast<double>(wide), where.height / static_cast<double>(high));
    cairo_save(cairo_);
    cairo_translate(cairo_, where.centre().x, where.centre().y);
    cairo_rotate(cairo_, look.angle);
    cairo_scale(cairo_, scale, scale);
    cairo_translate(cairo_, -wide / 2.0, -high / 2.0);
    if (look.opacity < 1.0F) cairo_push_group(cairo_);
    if (picture != nullptr) {
        rsvg_handle_render_cairo(picture, cairo_);
    } else {
        cairo_set_source_surface(cairo_, pixels, 0.0, 0.0);
        cairo_paint(cairo_);
    }
    if (look.opacity < 1.0F) {
        cairo_pop_group_to_source(cairo_);
        cairo_paint_with_alpha(cairo_, look.opacity);
    }
    cairo_restore(cairo_);
}

float CairoSheet::wide(std::string_view words, const TextLook& look) const {
    return size_of(art_.lay_out(words, look, -1.0F).get()).x;
}

float CairoSheet::height_of(const TextLook& look) const {
    return size_of(art_.lay_out("x", look, -1.0F).get()).y;
}

void CairoSheet::text(Vec2 at, std::string_view words, const TextLook& look) {
    const Layout layout = art_.lay_out(words, look, -1.0F);
    const Vec2 size = size_of(layout.get());
    at.x += shift_of(look.align, size.x);
    show(layout.get(), at, look.colour);
    see({at.x, at.y, size.x, size.y}, words, look.size);
}

float CairoSheet::paragraph(Vec2 at, float width, std::string_view words, const TextLook& look) {
    const Layout layout = art_.lay_out(words, look, width);
    const Vec2 size = size_of(layout.get());
    show(layout.get(), at, look.colour);
    see({at.x, at.y, std::max(width, size.x), size.y}, words, look.size);
    return size.y;
}

Vec2 CairoSheet::paragraph_size(float width, std::string_view words, const TextLook& look) const {
    return size_of(art_.lay_out(words, look, width).get());
}

void CairoSheet::begin_clip(Rect rect) {
    cairo_save(cairo_);
    cairo_rectangle(cairo_, rect.x, rect.y, rect.width, rect.height);
    cairo_clip(cairo_);
    was_clipped_.push_back(is_clipped_);
    is_clipped_ = true;
}

void CairoSheet::begin_turn(Vec2 about, float radians) {
    cairo_save(cairo_);
    cairo_translate(cairo_, about.x, about.y);
    cairo_rotate(cairo_, radians);
    cairo_translate(cairo_, -about.x, -about.y);
    was_clipped_.push_back(is_clipped_);
}

void CairoSheet::restore() {
    cairo_restore(cairo_);
    is_clipped_ = was_clipped_.back();
    was_clipped_.pop_back();
}

}  // namespace print
