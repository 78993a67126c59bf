#include "print/sheet.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "print/sheet_impl.h"

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

void show(Sheet::Impl& sheet, PangoLayout* layout, Vec2 at, Colour colour) {
    sheet.use(colour);
    cairo_save(sheet.cairo);
    cairo_translate(sheet.cairo, at.x, at.y);
    cairo_scale(sheet.cairo, letter_unit, letter_unit);
    pango_cairo_show_layout(sheet.cairo, layout);
    cairo_restore(sheet.cairo);
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

void see(Sheet::Impl& sheet, Rect where, std::string_view words, float size) {
    if (sheet.is_clipped || words.empty()) return;
    sheet.texts.push_back({on_page(sheet.cairo, where), size, std::string(words)});
}

}  // namespace

Sheet::Sheet(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Sheet::~Sheet() = default;

PageSize Sheet::size() const { return impl_->size; }
const std::vector<SeenText>& Sheet::texts() const { return impl_->texts; }

void Sheet::fill(Rect rect, Colour colour) {
    impl_->use(colour);
    cairo_rectangle(impl_->cairo, rect.x, rect.y, rect.width, rect.height);
    cairo_fill(impl_->cairo);
}

void Sheet::fill_rounded(Rect rect, float radius, Colour colour) {
    impl_->use(colour);
    trace(impl_->cairo, rect, radius);
    cairo_fill(impl_->cairo);
}

void Sheet::outline_rounded(Rect rect, float radius, Colour colour, float width) {
    impl_->use(colour);
    trace(impl_->cairo, stage::grown(rect, -width / 2.0F), radius - width / 2.0F);
    cairo_set_line_width(impl_->cairo, width);
    cairo_stroke(impl_->cairo);
}

void Sheet::fill_polygon(std::span<const Vec2> points, Colour colour) {
    impl_->use(colour);
    trace(impl_->cairo, points);
    cairo_fill(impl_->cairo);
}

void Sheet::outline_polygon(std::span<const Vec2> points, Colour colour, float width) {
    impl_->use(colour);
    trace(impl_->cairo, points);
    cairo_set_line_width(impl_->cairo, width);
    cairo_set_line_join(impl_->cairo, CAIRO_LINE_JOIN_ROUND);
    cairo_stroke(impl_->cairo);
}

void Sheet::line(Vec2 from, Vec2 to, Colour colour, float width) {
    impl_->use(colour);
    cairo_move_to(impl_->cairo, from.x, from.y);
    cairo_line_to(impl_->cairo, to.x, to.y);
    cairo_set_line_width(impl_->cairo, width);
    cairo_stroke(impl_->cairo);
}

void Sheet::dashed_line(Vec2 from, Vec2 to, Colour colour, float width, float dash) {
    const std::array<double, 1> dashes = {dash};
    cairo_set_dash(impl_->cairo, dashes.data(), 1, 0.0);
    line(from, to, colour, width);
    cairo_set_dash(impl_->cairo, nullptr, 0, 0.0);
}

void Sheet::disc(Vec2 centre, float radius, Colour colour) {
    impl_->use(colour);
    cairo_new_path(impl_->cairo);
    cairo_arc(impl_->cairo, centre.x, centre.y, radius, 0.0, 2.0 * std::numbers::pi);
    cairo_fill(impl_->cairo);
}

void Sheet::circle(Vec2 centre, float radius, Colour colour, float width) {
    impl_->use(colour);
    cairo_new_path(impl_->cairo);
    cairo_arc(impl_->cairo, centre.x, centre.y, radius, 0.0, 2.0 * std::numbers::pi);
    cairo_set_line_width(impl_->cairo, width);
    cairo_stroke(impl_->cairo);
}

bool Sheet::has(const std::string& name) const { return impl_->art.has(name); }

void Sheet::picture(const std::string& name, Rect where, const PictureLook& look) {
    RsvgHandle* picture = impl_->art.picture(name, look.tint);
    cairo_surface_t* pixels = picture == nullptr ? impl_->art.pixels(name, look.tint) : nullptr;
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
    cairo_t* cairo = impl_->cairo;
    const double scale =
        std::min(where.width / static_cast<double>(wide), where.height / static_cast<double>(high));
    cairo_save(cairo);
    cairo_translate(cairo, where.centre().x, where.centre().y);
    cairo_rotate(cairo, look.angle);
    cairo_scale(cairo, scale, scale);
    cairo_translate(cairo, -wide / 2.0, -high / 2.0);
    if (look.opacity < 1.0F) cairo_push_group(cairo);
    if (picture != nullptr) {
        rsvg_handle_render_cairo(picture, cairo);
    } else {
        cairo_set_source_surface(cairo, pixels, 0.0, 0.0);
        cairo_paint(cairo);
    }
    if (look.opacity < 1.0F) {
        cairo_pop_group_to_source(cairo);
        cairo_paint_with_alpha(cairo, look.opacity);
    }
    cairo_restore(cairo);
}

float Sheet::wide(std::string_view words, const TextLook& look) const {
    return size_of(impl_->art.lay_out(words, look, -1.0F).get()).x;
}

float Sheet::height_of(const TextLook& look) const {
    return size_of(impl_->art.lay_out("x", look, -1.0F).get()).y;
}

void Sheet::text(Vec2 at, std::string_view words, const TextLook& look) {
    const Layout layout = impl_->art.lay_out(words, look, -1.0F);
    const Vec2 size = size_of(layout.get());
    at.x += shift_of(look.align, size.x);
    show(*impl_, layout.get(), at, look.colour);
    see(*impl_, {at.x, at.y, size.x, size.y}, words, look.size);
}

void Sheet::text_within(Rect room, std::string_view words, TextLook look) {
    const float needed = wide(words, look);
    if (needed > room.width) look.size *= room.width / needed;
    const float x = look.align == Align::left    ? room.x
                    : look.align == Align::right ? room.right()
                                                 : room.centre().x;
    text({x, room.centre().y - height_of(look) / 2.0F}, words, look);
}

float Sheet::paragraph(Vec2 at, float width, std::string_view words, const TextLook& look) {
    const Layout layout = impl_->art.lay_out(words, look, width);
    const Vec2 size = size_of(layout.get());
    show(*impl_, layout.get(), at, look.colour);
    see(*impl_, {at.x, at.y, std::max(width, size.x), size.y}, words, look.size);
    return size.y;
}

float Sheet::paragraph_height(float width, std::string_view words, const TextLook& look) const {
    return size_of(impl_->art.lay_out(words, look, width).get()).y;
}

void Sheet::paragraph_within(Rect room, std::string_view words, TextLook look) {
    constexpr float step = 0.95F;
    constexpr float least = 3.0F;  // points
    const auto fits = [&] {
        const Vec2 size = size_of(impl_->art.lay_out(words, look, room.width).get());
        return size.x <= room.width && size.y <= room.height;
    };
    while (look.size > least && !fits())
        look.size *= step;
    const float height = paragraph_height(room.width, words, look);
    paragraph({room.x, room.centre().y - height / 2.0F}, room.width, words, look);
}

Sheet::Scope::Scope(Sheet& sheet, Rect clip)
    : sheet_(sheet), was_clipped_(sheet.impl_->is_clipped) {
    cairo_t* cairo = sheet.impl_->cairo;
    cairo_save(cairo);
    cairo_rectangle(cairo, clip.x, clip.y, clip.width, clip.height);
    cairo_clip(cairo);
    sheet.impl_->is_clipped = true;
}

Sheet::Scope::Scope(Sheet& sheet, Vec2 about, float radians)
    : sheet_(sheet), was_clipped_(sheet.impl_->is_clipped) {
    cairo_t* cairo = sheet.impl_->cairo;
    cairo_save(cairo);
    cairo_translate(cairo, about.x, about.y);
    cairo_rotate(cairo, radians);
    cairo_translate(cairo, -about.x, -about.y);
}

Sheet::Scope::~Scope() {
    cairo_restore(sheet_.impl_->cairo);
    sheet_.impl_->is_clipped = was_clipped_;
}

Sheet::Scope Sheet::clip(Rect rect) { return {*this, rect}; }
Sheet::Scope Sheet::turned(Vec2 about, float radians) { return {*this, about, radians}; }

}  // namespace print
