// IDs of the ledger (docs/rules/grand-prix-ledger.md).
#pragma once

#include <array>
#include <string_view>

#include "kernel/ledger_id.h"

namespace grand_prix {

struct Ledger {
    static constexpr std::string_view prefix = "GP-";
    // T: worked cases, which only tests cite.
    static constexpr std::array<std::string_view, 4> areas = {"L", "X", "O", "T"};
    static constexpr std::string_view separator = "";
};
using Rule = kernel::LedgerId<Ledger>;

}  // namespace grand_prix
