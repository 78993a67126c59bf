// The computer drivers, by name.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace frothy {

enum class DriverKind : std::uint8_t {
    steady,  // keeps to the course, brakes for bends, finishes its races
    random,  // any option, each as likely as the others
};

inline constexpr std::array<DriverKind, 2> driver_kinds = {DriverKind::steady, DriverKind::random};

std::string_view name_of(DriverKind kind);
// nullopt for a name no driver has.
std::optional<DriverKind> driver_named(std::string_view name);

}  // namespace frothy
