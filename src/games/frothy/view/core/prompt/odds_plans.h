// Which ways of going through with a choice are worth weighing against each other.
#pragma once

#include <string>
#include <vector>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/rules/forecast.h"

namespace frothy {

struct TitledPlan {
    std::string title;  // "No card"; empty where there is only one way
    AnswerPlan plan;
    bool is_advised = false;  // what is advised goes on so
};

// Up to so many plain cards for a Control roll at the end of a way, in the order in which they are
// asked for: Whips are kept for Speed Checks.
AnswerPlan cards_to_play(const Decision& decision, const AnswerPlan& way, int most);

// A turn that takes a Control roll: without a card, and with those advised or else two, if there
// are any. An attack: with the cards that will lie ready. Everything else as it is.
std::vector<TitledPlan> plans_to_weigh(const Decision& decision, const AnswerPlan& plan,
                                       const AnswerPlan& advice = {});

}  // namespace frothy
