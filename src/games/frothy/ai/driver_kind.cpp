#include "games/frothy/ai/driver_kind.h"

#include <algorithm>

namespace frothy {

namespace {

enum class Strength : std::uint8_t { random, rookie, steady, ace };

struct Profile {
    DriverKind kind;
    std::string_view name;
    Strength strength;
    Style style;
};

constexpr auto profiles = std::to_array<Profile>({
    {DriverKind::steady, "steady", Strength::steady, {}},
    {DriverKind::random, "random", Strength::random, {}},
    {DriverKind::rookie, "rookie", Strength::rookie, {}},
    {DriverKind::ace, "ace", Strength::ace, {.risk = 150}},
    {DriverKind::steady_bold, "steady-bold", Strength::steady, {.risk = 160}},
    {DriverKind::steady_wary, "steady-wary", Strength::steady, {.risk = 65}},
    {DriverKind::steady_thrifty, "steady-thrifty", Strength::steady, {.thrift = 150}},
    {DriverKind::ace_bold, "ace-bold", Strength::ace, {.risk = 210}},
    {DriverKind::ace_wary, "ace-wary", Strength::ace, {.risk = 110}},
    {DriverKind::ace_fierce, "ace-fierce", Strength::ace, {.risk = 150, .aggression = 200}},
});

const Profile& profile_of(DriverKind kind) {
    return *std::ranges::find(profiles, kind, &Profile::kind);
}

}  // namespace

std::string_view name_of(DriverKind kind) { return profile_of(kind).name; }

std::optional<DriverKind> driver_named(std::string_view name) {
    const auto found = std::ranges::find(profiles, name, &Profile::name);
    return found == profiles.end() ? std::nullopt : std::optional(found->kind);
}

bool knows_the_road(DriverKind kind) { return profile_of(kind).strength >= Strength::steady; }
bool searches(DriverKind kind) { return profile_of(kind).strength == Strength::ace; }
Style style_of(DriverKind kind) { return profile_of(kind).style; }

}  // namespace frothy
