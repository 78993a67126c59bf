// The computer drivers, by name: how strong they are, and how they like to race.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "games/frothy/ai/style.h"

namespace frothy {

enum class DriverKind : std::uint8_t {
    steady,  // knows the course by heart, and finishes its races
    random,  // any option, each as likely as the others
    rookie,  // looks one round ahead, by rules of thumb
    ace,     // knows the course as `steady` does, and plays its answers on by the rules
    steady_bold,
    steady_wary,
    steady_thrifty,
    ace_bold,
    ace_wary,
    ace_fierce,
};

// The plain ones, and those with a style of their own.
inline constexpr std::array<DriverKind, 4> driver_kinds = {DriverKind::steady, DriverKind::random,
                                                           DriverKind::rookie, DriverKind::ace};
inline constexpr std::array<DriverKind, 6> styled_kinds = {
    DriverKind::steady_bold, DriverKind::steady_wary, DriverKind::steady_thrifty,
    DriverKind::ace_bold,    DriverKind::ace_wary,    DriverKind::ace_fierce};

std::string_view name_of(DriverKind kind);
// nullopt for a name no driver has.
std::optional<DriverKind> driver_named(std::string_view name);

// Whether it goes by a road book where getting on is what a race is about.
bool knows_the_road(DriverKind kind);
// Whether it plays answers on by the rules.
bool searches(DriverKind kind);
Style style_of(DriverKind kind);

}  // namespace frothy
