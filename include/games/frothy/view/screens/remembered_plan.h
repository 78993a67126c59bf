// The race set up last, as a player's settings keep it.
#pragma once

#include "formats/flat_json.h"
#include "games/frothy/view/screens/setup_screen.h"

namespace frothy {

formats::FlatJson table_of(const SetupPlan& plan, const SetupOffers& offers);
// The race of last time as far as it is still offered, or the usual one.
SetupPlan remembered_plan(const formats::FlatJson& table, const SetupOffers& offers);

}  // namespace frothy
