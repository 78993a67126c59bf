// IDs of the ledger (docs/rules/death-roads-ledger.md).
#pragma once

#include <array>
#include <string_view>

#include "kernel/ledger_id.h"

namespace death_roads {

struct Ledger {
    static constexpr std::string_view prefix = "DR-";
    // T: worked cases, which only tests cite. E: Road Events. Rows of other
    // tables (DR-C-Y-THR) have keys of their own.
    static constexpr auto areas = std::to_array<std::string_view>(
        {"FLOW", "INIT", "PREP", "EVT",  "OVL", "RACE", "STAT", "STUN", "BURN",
         "VEER", "STEP", "SKID", "PASS", "FOC", "ACT",  "CARD", "WPN",  "DRV",
         "DIRT", "RES",  "D",    "R",    "O",   "T",    "E"});
    static constexpr std::string_view separator = "-";
};
using Rule = kernel::LedgerId<Ledger>;

}  // namespace death_roads
