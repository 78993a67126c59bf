// What a page draws with.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include <cairo.h>

#include "print/art.h"

namespace print {

inline constexpr double points_per_mm = 72.0 / 25.4;

struct Sheet::Impl {
    Art& art;
    cairo_t* cairo;  // one unit is a millimetre
    PageSize size;
    std::vector<SeenText> texts;
    bool is_clipped = false;

    void use(Colour colour) const {
        cairo_set_source_rgba(cairo, colour.r / 255.0, colour.g / 255.0, colour.b / 255.0,
                              colour.a / 255.0);
    }
};

}  // namespace print
