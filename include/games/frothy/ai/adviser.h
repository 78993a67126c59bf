// What a steady driver would do in somebody's place: what is proposed to a person who has no plan
// of their own yet.
#pragma once

#include "games/frothy/ai/driving_map.h"
#include "games/frothy/ai/road_book.h"
#include "games/frothy/ai/style.h"
#include "games/frothy/rules/forecast.h"
#include "games/frothy/rules/frothy.h"
#include "kernel/decision.h"

namespace frothy {

// The answers to the open question in the order in which the rules ask for them: all that stands on
// one sheet (cards with the direction of a Speed Check, dice to discard), a whole move up to its
// first die, else one. An attack is never advised: whoever picks a fight means to. The map is of
// the decision's setting; the book is one of the vehicle that is asked, null where the race needs
// none. What is `begun` stands: it is advised how to go on.
AnswerPlan advice_for(const kernel::Decision<Frothy>& decision, const DrivingMap& map,
                      const RoadBook* book, AnswerPlan begun = {});

// For whom the book is made: somebody who is new to it takes fewer risks than the driver would.
inline constexpr Style adviser_style{.risk = 75};

// Whether getting on counts in a race, so that advice goes by a road book: in all but Toughest.
bool needs_road_book(const RaceTerms& terms);

}  // namespace frothy
