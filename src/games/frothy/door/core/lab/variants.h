// A licence with one thing changed: what a sweep tries, and what a report takes away.
#pragma once

#include <string>
#include <vector>

#include "games/frothy/rules/licence/licence.h"

namespace frothy {

struct LicenceVariant {
    std::string group;  // "Traits", in the language spoken
    std::string name;   // "Anchor 1", likewise
    Licence licence;    // prepared, without errors
};

// Each trait and special card of the ledger added, each card, box, rating and die more and fewer.
// What the rules do not allow is left out.
std::vector<LicenceVariant> variants_of(const Licence& licence);
// Each trait, special card and permanent affect taken away.
std::vector<LicenceVariant> knock_outs_of(const Licence& licence);

}  // namespace frothy
