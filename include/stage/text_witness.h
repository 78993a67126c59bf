// What can be read on a canvas, for whoever checks that nothing of it is cut or covered.
#pragma once

#include <string_view>

#include "stage/core/geometry.h"

namespace stage {

// One line of text as it is drawn, level unless it has an angle.
struct SeenText {
    const void* surface = nullptr;  // a layer's; null for the window
    PixelSize size;                 // of the surface
    Rect where;                     // on it
    Rect clip;                      // nothing outside it is seen
    float angle = 0.0F;             // radians
    std::string_view words;
};

class TextWitness {
public:
    virtual ~TextWitness() = default;
    // A surface is painted from the start.
    virtual void begin(const void* surface) = 0;
    virtual void see(const SeenText& text) = 0;
};

}  // namespace stage
