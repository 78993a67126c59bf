// IDs of the rules ledger (docs/rules/frothy-ledger.md).
#pragma once

#include <array>
#include <string_view>

#include "kernel/ledger_id.h"

namespace frothy {

struct Ledger {
    static constexpr std::string_view prefix = "FR-";
    static constexpr std::string_view separator = "-";
    static constexpr std::array<std::string_view, 29> areas = {
        "GEN",  "SETUP", "LIC",  "RND", "DICE", "SPD", "CHG", "MOV",  "DRIFT", "TURN",
        "INIT", "WIPE",  "JUMP", "CLP", "CTRL", "ATK", "DMG", "COL",  "STA",   "CARD",
        "OPT",  "ALT",   "RACE", "VEH", "SPC",  "PDE", "TRT", "EDGE", "TIP"};
};

using Rule = kernel::LedgerId<Ledger>;

}  // namespace frothy
