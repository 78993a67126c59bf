// IDs of the ledger (docs/rules/circus-maximus-ledger.md).
#pragma once

#include <array>
#include <string_view>

#include "kernel/ledger_id.h"

namespace circus_maximus {

struct Ledger {
    static constexpr std::string_view prefix = "CM-";
    // T: worked cases, which only tests cite.
    static constexpr std::array<std::string_view, 4> areas = {"L", "R", "X", "T"};
    static constexpr std::string_view separator = "";
};
using Rule = kernel::LedgerId<Ledger>;

}  // namespace circus_maximus
