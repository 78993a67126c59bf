// Letters by Pango and pictures by librsvg, read once for all pages.
#pragma once

#include <array>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

// The old way to draw is the only one that all versions of librsvg in use have.
#define RSVG_DISABLE_DEPRECATION_WARNINGS
#include <librsvg/rsvg.h>
#include <pango/pangocairo.h>

#include "print/document.h"

namespace print {

struct Unref {
    void operator()(void* object) const { g_object_unref(object); }
};
struct FreeFont {
    void operator()(PangoFontDescription* font) const { pango_font_description_free(font); }
};
struct DropCairo {
    void operator()(cairo_t* cairo) const { cairo_destroy(cairo); }
    void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
};
using Cairo = std::unique_ptr<cairo_t, DropCairo>;
using Surface = std::unique_ptr<cairo_surface_t, DropCairo>;
using Layout = std::unique_ptr<PangoLayout, Unref>;
using Picture = std::unique_ptr<RsvgHandle, Unref>;

// Letters are laid out in hundredths of a millimetre, so that rounding cannot be seen.
inline constexpr double letter_unit = 0.01;

class Art : stage::NonCopyable {
public:
    using Fonts = std::array<std::filesystem::path, stage::face_count>;
    Art(const Fonts& files, std::filesystem::path assets, Pictures more);
    ~Art();

    // Lines no wider than `width` millimetres; below 0 one line.
    Layout lay_out(std::string_view words, const TextLook& look, float width) const;

    bool has(const std::string& name);
    // Null where there is none.
    RsvgHandle* picture(const std::string& name, Colour tint);
    // The same for those of pixels.
    cairo_surface_t* pixels(const std::string& name, Colour tint);

private:
    std::filesystem::path file_of(const std::string& name) const;

    std::filesystem::path assets_;
    std::unique_ptr<PangoFontMap, Unref> map_;
    std::unique_ptr<PangoContext, Unref> context_;
    std::array<std::unique_ptr<PangoFontDescription, FreeFont>, stage::face_count> fonts_;
    std::map<std::pair<std::string, std::uint32_t>, Picture> pictures_;
    const std::string& more(const std::string& name);

    Pictures more_;
    std::map<std::string, std::string> files_;  // of pixels; empty: none
    std::map<std::pair<std::string, std::uint32_t>, Surface> pixels_;
};

}  // namespace print
