// Notes beside what they speak of.
#pragma once

#include <optional>
#include <string>

#include "stage/core/geometry.h"
#include "ui/kit.h"
#include "ui/pictures.h"
#include "ui/rule_ref.h"

namespace ui {

// A paper note over what it speaks of, or under it where there is no room: never on it. Without a
// place it speaks of the item drawn last. What the kit keeps clear it never covers, where there is
// any room beside that.
void paper_tooltip(const Kit& kit, const std::string& text, const RuleRef& rule,
                   std::optional<stage::Rect> about = {});

// What the item drawn last is for, as a paper note while the pointer or the keyboard's cursor is on
// it: also where it cannot be used now.
void show_tip(const Kit& kit, const std::string& words);

// A tooltip over the last item: what it is about and what comes after it stay in sight.
void tip_above(const Kit& kit, const std::string& words);

// A small paper note to the right of a place, or to its left where there is no room, with the rule
// it speaks of and pictures of what it costs; whole within the bounds.
void show_paper_note(const Kit& kit, stage::Rect bounds, const std::string& text,
                     const RuleRef& rule, stage::Rect beside, const Pictures& pictures = {});
// Whether one with these words alone is whole within the bounds, and has lines worth reading.
bool paper_note_fits(const Kit& kit, stage::Rect bounds, const std::string& text);

}  // namespace ui
