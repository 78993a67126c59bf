// How colours are seen: how far apart they are, and what a deficiency leaves of them.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>

#include "stage/core/colour.h"

namespace seen {

using Three = std::array<float, 3>;

inline Three linear(stage::Colour c) {
    const auto part = [](std::uint8_t coded) {
        const float value = static_cast<float>(coded) / 255.0F;
        return value <= 0.04045F ? value / 12.92F : std::pow((value + 0.055F) / 1.055F, 2.4F);
    };
    return {part(c.r), part(c.g), part(c.b)};
}

inline Three times(const std::array<Three, 3>& matrix, const Three& v) {
    Three result{};
    for (std::size_t i = 0; i < 3; ++i) {
        for (std::size_t k = 0; k < 3; ++k)
            result[i] += matrix[i][k] * v[k];
    }
    return result;
}

// As WCAG 2 has it: 1 (the same) to 21 (black on white).
inline float contrast_ratio(stage::Colour one, stage::Colour other) {
    const auto luminance = [](stage::Colour colour) {
        const Three c = linear(colour);
        return 0.2126F * c[0] + 0.7152F * c[1] + 0.0722F * c[2];
    };
    const float a = luminance(one);
    const float b = luminance(other);
    return (std::max(a, b) + 0.05F) / (std::min(a, b) + 0.05F);
}

// The three deficiencies of colour vision, complete (Machado, Oliveira and Fernandes 2009).
enum class Eyes : std::uint8_t { usual, protan, deutan, tritan };

inline stage::Colour by(Eyes eyes, stage::Colour colour) {
    constexpr std::array<std::array<Three, 3>, 3> deficiencies = {{
        {{{0.152286F, 1.052583F, -0.204868F},
          {0.114503F, 0.786281F, 0.099216F},
          {-0.003882F, -0.048116F, 1.051998F}}},
        {{{0.367322F, 0.860646F, -0.227968F},
          {0.280085F, 0.672501F, 0.047413F},
          {-0.011820F, 0.042940F, 0.968881F}}},
        {{{1.255528F, -0.076749F, -0.178779F},
          {-0.078411F, 0.930809F, 0.147602F},
          {0.004733F, 0.691367F, 0.303900F}}},
    }};
    if (eyes == Eyes::usual) return colour;
    const Three left = times(deficiencies.at(static_cast<std::size_t>(eyes) - 1), linear(colour));
    const auto coded = [](float part) {
        const float value = std::clamp(part, 0.0F, 1.0F);
        const float gamma =
            value <= 0.0031308F ? value * 12.92F : 1.055F * std::pow(value, 1.0F / 2.4F) - 0.055F;
        return static_cast<std::uint8_t>(std::lround(gamma * 255.0F));
    };
    return {coded(left[0]), coded(left[1]), coded(left[2]), colour.a};
}

// Euclidean in OKLab, times 100: 2 is about the least one can see, black and white are 100 apart.
inline float distance(stage::Colour one, stage::Colour other) {
    constexpr std::array<Three, 3> to_cones = {{{0.4122214708F, 0.5363325363F, 0.0514459929F},
                                                {0.2119034982F, 0.6806995451F, 0.1073969566F},
                                                {0.0883024619F, 0.2817188376F, 0.6299787005F}}};
    constexpr std::array<Three, 3> to_lab = {{{0.2104542553F, 0.7936177850F, -0.0040720468F},
                                              {1.9779984951F, -2.4285922050F, 0.4505937099F},
                                              {0.0259040371F, 0.7827717662F, -0.8086757660F}}};
    const auto oklab = [&](stage::Colour colour) {
        Three cones = times(to_cones, linear(colour));
        for (float& part : cones)
            part = std::cbrt(part);
        return times(to_lab, cones);
    };
    const Three a = oklab(one);
    const Three b = oklab(other);
    return 100.0F * std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

}  // namespace seen
