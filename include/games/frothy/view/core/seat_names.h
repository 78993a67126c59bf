// The vehicles' names, as told in sentences: those of the seats.
#pragma once

#include <string>
#include <string_view>

#include "games/frothy/data/wording/wording.h"
#include "ui/core/seating.h"

namespace frothy {

Names names_of(const ui::Seating& seating);
// Who drives a seat that no person has: "Ace"; the usual one goes by no other name than "Computer".
std::string title_of_driver(std::string_view driver);

}  // namespace frothy
