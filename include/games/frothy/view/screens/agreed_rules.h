// The house rules a race is held by: their name, and each point in which they differ from the book.
#pragma once

#include <string>

#include "games/frothy/rules/house_rules.h"
#include "games/frothy/rules/rule.h"
#include "ui/kit.h"

namespace frothy {

// "House rules: A first race", "House rules: as in the book".
std::string agreed_rules_title(const HouseRules& rules, const std::string& set_name);
// Into the panel that is open. Returns the rule that was asked for, usually none.
Rule show_agreed_rules(const ui::Kit& kit, const HouseRules& rules, const std::string& set_name);

}  // namespace frothy
