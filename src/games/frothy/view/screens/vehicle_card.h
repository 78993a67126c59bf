// A vehicle on a card for whoever is to choose one: its picture, its figures, what it can do.
#pragma once

#include <span>

#include "games/frothy/rules/house_rules.h"
#include "games/frothy/view/screens/setup_screen.h"
#include "ui/kit.h"

namespace frothy {

// In the flow of a panel, as wide as there is room. `offers` are those it is compared with: the
// bars show the share of the best of them. The rule asked for by its button, or none.
Rule show_vehicle_card(const ui::Kit& kit, const LicenceOffer& offer, const ui::Livery& livery,
                       std::span<const LicenceOffer> offers, Stamina stamina);

// Its figures in few lines, for a note where the card has no room.
std::string vehicle_in_short(const Licence& licence);

}  // namespace frothy
