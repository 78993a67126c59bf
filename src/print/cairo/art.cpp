#include "print/cairo/art.h"

#include <algorithm>
#include <cctype>
#include <cstring>
#include <fstream>
#include <iterator>
#include <system_error>

// The first of the two has what the other needs.
#include <fontconfig/fontconfig.h>

#include <fontconfig/fcfreetype.h>
#include <pango/pangofc-fontmap.h>

namespace print {

namespace {

namespace fs = std::filesystem;

constexpr double mm_per_point = 25.4 / 72.0;

struct DropConfig {
    void operator()(FcConfig* config) const { FcConfigDestroy(config); }
};
struct DropPattern {
    void operator()(FcPattern* pattern) const { FcPatternDestroy(pattern); }
};

PangoFontDescription* description_of(const fs::path& file) {
    int faces = 0;
    const std::unique_ptr<FcPattern, DropPattern> pattern(
        FcFreeTypeQuery(reinterpret_cast<const FcChar8*>(file.c_str()), 0, nullptr, &faces));
    return pattern ? pango_fc_font_description_from_pattern(pattern.get(), FALSE)
                   : pango_font_description_new();
}

int digit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    const int letter = std::tolower(static_cast<unsigned char>(c));
    return letter >= 'a' && letter <= 'f' ? letter - 'a' + 10 : -1;
}

std::string two_digits(int channel) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    const auto value = static_cast<std::size_t>(channel);
    return {digits[value / 16], digits[value % 16]};
}

// Every colour #RGB or #RRGGBB times the tint: exact in every kind of file, as no blending is.
std::string tinted(const std::string& svg, Colour tint) {
    const std::array<int, 3> factors = {tint.r, tint.g, tint.b};
    std::string text;
    for (std::size_t i = 0; i < svg.size(); ++i) {
        text += svg[i];
        if (svg[i] != '#') continue;
        std::size_t length = 0;
        while (i + 1 + length < svg.size() && length < 7 && digit(svg[i + 1 + length]) >= 0)
            ++length;
        if (length != 3 && length != 6) continue;
        for (std::size_t channel = 0; channel < 3; ++channel) {
            const std::size_t at = i + 1 + channel * (length / 3);
            const int value =
                length == 3 ? 17 * digit(svg[at]) : 16 * digit(svg[at]) + digit(svg[at + 1]);
            text += two_digits((value * factors[channel] + 127) / 255);
        }
        i += length;
    }
    return text;
}

std::uint32_t key_of(Colour tint) {
    return static_cast<std::uint32_t>(tint.r) << 16U | static_cast<std::uint32_t>(tint.g) << 8U |
           tint.b;
}

// What white becomes, and the rest in proportion.
Surface tinted_pixels(cairo_surface_t& surface, Colour tint) {
    const int wide = cairo_image_surface_get_width(&surface);
    const int high = cairo_image_surface_get_height(&surface);
    Surface made(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, wide, high));
    const Cairo cairo(cairo_create(made.get()));
    cairo_set_source_surface(cairo.get(), &surface, 0.0, 0.0);
    cairo_paint(cairo.get());
    cairo_surface_flush(made.get());
    const int stride = cairo_image_surface_get_stride(made.get());
    unsigned char* bytes = cairo_image_surface_get_data(made.get());
    for (int y = 0; bytes != nullptr && y < high; ++y) {
        for (int x = 0; x < wide; ++x) {
            std::uint32_t pixel = 0;
            unsigned char* at = bytes + y * stride + x * 4;
            std::memcpy(&pixel, at, sizeof pixel);
            const auto part = [&](unsigned shift, unsigned factor) {
                return ((pixel >> shift & 0xFFU) * factor + 127) / 255 << shift;
            };
            pixel = (pixel & 0xFF000000U) | part(16, tint.r) | part(8, tint.g) | part(0, tint.b);
            std::memcpy(at, &pixel, sizeof pixel);
        }
    }
    cairo_surface_mark_dirty(made.get());
    return made;
}

}  // namespace

Art::Art(const Fonts& files, fs::path assets, Pictures more)
    : assets_(std::move(assets)), more_(std::move(more)) {
    // The house's fonts and no others, so that pages are the same on every machine.
    const std::unique_ptr<FcConfig, DropConfig> config(FcConfigCreate());
    for (const fs::path& file : files)
        FcConfigAppFontAddFile(config.get(), reinterpret_cast<const FcChar8*>(file.c_str()));
    map_.reset(pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT));
    pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map_.get()), config.get());
    context_.reset(pango_font_map_create_context(map_.get()));
    pango_context_set_round_glyph_positions(context_.get(), FALSE);
    cairo_font_options_t* options = cairo_font_options_create();
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    pango_cairo_context_set_font_options(context_.get(), options);
    cairo_font_options_destroy(options);
    for (std::size_t i = 0; i < files.size(); ++i)
        fonts_[i].reset(description_of(files[i]));
}
Art::~Art() = default;

Layout Art::lay_out(std::string_view words, const TextLook& look, float width) const {
    Layout layout(pango_layout_new(context_.get()));
    const std::unique_ptr<PangoFontDescription, FreeFont> font(
        pango_font_description_copy(fonts_[stage::index_of(look.face)].get()));
    pango_font_description_set_absolute_size(
        font.get(), static_cast<double>(look.size) * mm_per_point / letter_unit * PANGO_SCALE);
    pango_layout_set_font_description(layout.get(), font.get());
    if (look.bold > 0) {
        const std::unique_ptr<PangoFontDescription, FreeFont> bold(
            pango_font_description_copy(fonts_[stage::index_of(Face::text_bold)].get()));
        pango_font_description_set_absolute_size(bold.get(),
                                                 pango_font_description_get_size(font.get()));
        PangoAttribute* front = pango_attr_font_desc_new(bold.get());
        front->start_index = 0;
        front->end_index = static_cast<guint>(look.bold);
        PangoAttrList* list = pango_attr_list_new();
        pango_attr_list_insert(list, front);
        pango_layout_set_attributes(layout.get(), list);
        pango_attr_list_unref(list);
    }
    pango_layout_set_text(layout.get(), words.data(), static_cast<int>(words.size()));
    if (width >= 0.0F) {
        pango_layout_set_width(layout.get(), static_cast<int>(width / letter_unit * PANGO_SCALE));
        pango_layout_set_wrap(layout.get(), PANGO_WRAP_WORD);
        pango_layout_set_alignment(layout.get(), look.align == Align::left    ? PANGO_ALIGN_LEFT
                                                 : look.align == Align::right ? PANGO_ALIGN_RIGHT
                                                                              : PANGO_ALIGN_CENTER);
    }
    return layout;
}

fs::path Art::file_of(const std::string& name) const { return assets_ / (name + ".svg"); }

bool Art::has(const std::string& name) {
    std::error_code ignored;
    return fs::is_regular_file(file_of(name), ignored) || !more(name).empty();
}

const std::string& Art::more(const std::string& name) {
    const auto [place, is_new] = files_.try_emplace(name);
    if (is_new && more_) place->second = more_(name).value_or(std::string());
    return place->second;
}

cairo_surface_t* Art::pixels(const std::string& name, Colour tint) {
    const std::string& file = more(name);
    if (file.empty()) return nullptr;
    const auto [place, is_new] = pixels_.try_emplace({name, key_of(tint)});
    if (!is_new) return place->second.get();
    std::string_view rest = file;
    const auto read = [](void* from, unsigned char* to, unsigned count) {
        auto& left = *static_cast<std::string_view*>(from);
        if (left.size() < count) return CAIRO_STATUS_READ_ERROR;
        std::memcpy(to, left.data(), count);
        left.remove_prefix(count);
        return CAIRO_STATUS_SUCCESS;
    };
    Surface surface(cairo_image_surface_create_from_png_stream(read, &rest));
    if (cairo_surface_status(surface.get()) != CAIRO_STATUS_SUCCESS) return nullptr;
    place->second = tinted_pixels(*surface, tint);
    return place->second.get();
}

RsvgHandle* Art::picture(const std::string& name, Colour tint) {
    const auto [place, is_new] = pictures_.try_emplace({name, key_of(tint)});
    if (!is_new) return place->second.get();
    std::ifstream in(file_of(name), std::ios::binary);
    const std::string svg = tinted({std::istreambuf_iterator<char>(in), {}}, tint);
    if (svg.empty()) return nullptr;
    place->second.reset(rsvg_handle_new_from_data(reinterpret_cast<const guint8*>(svg.data()),
                                                  svg.size(), nullptr));
    return place->second.get();
}

}  // namespace print
