// IDs of the ledger (docs/rules/highway-heist-ledger.md).
#pragma once

#include <array>
#include <string_view>

#include "kernel/ledger_id.h"

namespace highway_heist {

struct Ledger {
    static constexpr std::string_view prefix = "HH-";
    // ECS to ECC: Enemy cards; STS to STC: Stunts; T: worked cases, which only tests cite.
    static constexpr std::array<std::string_view, 42> areas = {
        "CMP",  "SET",  "DIF", "ROAD", "ADJ", "PEG", "PV",   "SUV", "MEV", "WRK", "SKL",
        "ROLL", "DEF",  "BST", "PWR",  "EXH", "RES", "TURN", "ACT", "STN", "DIE", "ESUV",
        "EPEG", "CARD", "EOR", "END",  "OBJ", "FAQ", "D",    "R",   "CH",  "VE",  "O",
        "ECS",  "ECT",  "ECM", "ECC",  "STS", "STT", "STM",  "STC", "T"};
    static constexpr std::string_view separator = "-";
};
using Rule = kernel::LedgerId<Ledger>;

}  // namespace highway_heist
