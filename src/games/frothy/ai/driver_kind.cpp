#include "games/frothy/ai/driver_kind.h"

namespace frothy {

std::string_view name_of(DriverKind kind) {
    return kind == DriverKind::steady ? "steady" : "random";
}

std::optional<DriverKind> driver_named(std::string_view name) {
    for (const DriverKind kind : driver_kinds) {
        if (name_of(kind) == name) return kind;
    }
    return std::nullopt;
}

}  // namespace frothy
