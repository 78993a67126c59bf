#include "stage/core/contrast.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace stage {

namespace {

using Three = std::array<float, 3>;

float to_linear(std::uint8_t part) {
    const float value = static_cast<float>(part) / 255.0F;
    return value <= 0.04045F ? value / 12.92F : std::pow((value + 0.055F) / 1.055F, 2.4F);
}

std::uint8_t from_linear(float part) {
    const float value = std::clamp(part, 0.0F, 1.0F);
    const float coded =
        value <= 0.0031308F ? value * 12.92F : 1.055F * std::pow(value, 1.0F / 2.4F) - 0.055F;
    return static_cast<std::uint8_t>(std::lround(coded * 255.0F));
}

Three linear(Colour c) { return {to_linear(c.r), to_linear(c.g), to_linear(c.b)}; }

Colour coded(const Three& c, std::uint8_t alpha) {
    return {from_linear(c[0]), from_linear(c[1]), from_linear(c[2]), alpha};
}

Three times(const std::array<Three, 3>& matrix, const Three& v) {
    Three result{};
    for (std::size_t i = 0; i < 3; ++i) {
        for (std::size_t k = 0; k < 3; ++k)
            result[i] += matrix[i][k] * v[k];
    }
    return result;
}

// Björn Ottosson's OKLab: lightness, green-red, blue-yellow.
constexpr std::array<Three, 3> to_cones = {{{0.4122214708F, 0.5363325363F, 0.0514459929F},
                                            {0.2119034982F, 0.6806995451F, 0.1073969566F},
                                            {0.0883024619F, 0.2817188376F, 0.6299787005F}}};
constexpr std::array<Three, 3> to_lab = {{{0.2104542553F, 0.7936177850F, -0.0040720468F},
                                          {1.9779984951F, -2.4285922050F, 0.4505937099F},
                                          {0.0259040371F, 0.7827717662F, -0.8086757660F}}};
constexpr std::array<Three, 3> from_lab = {{{1.0F, 0.3963377774F, 0.2158037573F},
                                            {1.0F, -0.1055613458F, -0.0638541728F},
                                            {1.0F, -0.0894841775F, -1.2914855480F}}};
constexpr std::array<Three, 3> from_cones = {{{4.0767416621F, -3.3077115913F, 0.2309699292F},
                                              {-1.2684380046F, 2.6097574011F, -0.3413193965F},
                                              {-0.0041960863F, -0.7034186147F, 1.7076147010F}}};

Three oklab(Colour colour) {
    Three cones = times(to_cones, linear(colour));
    for (float& part : cones)
        part = std::cbrt(part);
    return times(to_lab, cones);
}

Colour from_oklab(const Three& lab, std::uint8_t alpha) {
    Three cones = times(from_lab, lab);
    for (float& part : cones)
        part = part * part * part;
    return coded(times(from_cones, cones), alpha);
}

// The browns and sands of the house have less colour than this, what tells things apart has more.
constexpr float pale = 0.080F;
constexpr float bright = 0.105F;
constexpr float cold = 0.02F;        // towards blue
constexpr float dark_below = 0.46F;  // lightness
constexpr float light_above = 0.66F;

float pulled_apart(float lightness) {
    if (lightness <= dark_below) return lightness * 0.42F;
    if (lightness >= light_above) return 1.0F - (1.0F - lightness) * 0.35F;
    const float low = dark_below * 0.42F;
    const float high = 1.0F - (1.0F - light_above) * 0.35F;
    return low + (high - low) * (lightness - dark_below) / (light_above - dark_below);
}

}  // namespace

Colour toned(Colour colour, Contrast contrast) {
    if (contrast == Contrast::usual || colour.a == 0) return colour;
    const Three lab = oklab(colour);
    const float chroma = std::hypot(lab[1], lab[2]);
    // Cold colours are nobody's ground: they tell things apart.
    const float warm = 1.0F - std::clamp(-lab[2] / cold, 0.0F, 1.0F);
    const float share = warm * (1.0F - std::clamp((chroma - pale) / (bright - pale), 0.0F, 1.0F));
    if (share <= 0.0F) return colour;
    const float lightness = lab[0] + (pulled_apart(lab[0]) - lab[0]) * share;
    const float fade = 1.0F - 0.5F * share;
    return from_oklab({lightness, lab[1] * fade, lab[2] * fade}, colour.a);
}

Colour inked(Colour colour, Contrast contrast) {
    constexpr float nearly_white = 0.86F;
    constexpr float bright_share = 0.78F;  // of the lightness
    constexpr float pale_share = 0.5F;
    if (contrast == Contrast::usual || colour.a == 0) return colour;
    const Three lab = oklab(colour);
    if (lab[0] >= nearly_white) return toned(colour, contrast);
    const float chroma = std::hypot(lab[1], lab[2]);
    const float share = std::clamp((chroma - pale) / (bright - pale), 0.0F, 1.0F);
    const float less = pale_share + (bright_share - pale_share) * share;
    return from_oklab({lab[0] * less, lab[1] * less, lab[2] * less}, colour.a);
}

}  // namespace stage
