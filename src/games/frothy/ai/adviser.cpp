#include "games/frothy/ai/adviser.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "games/frothy/ai/steady_driver.h"
#include "kernel/sheet.h"

namespace frothy {

namespace {

// Whether the next question is advised in one with the one before: what stands on one sheet, and
// all of a move with the cards of its turn.
bool is_advised_with(Ask before, Ask next) {
    if (before == Ask::drive) return next == Ask::drive || next == Ask::control_cards;
    return is_on_sheet_of(before, next);
}

// What the driver answers that picks no fight.
Option peaceful_answer(const SteadyDriver& driver, const Race& race, const Question& question) {
    std::vector<Option> peaceful(question.options.begin(), question.options.end());
    std::erase_if(peaceful, [](const Option& option) {
        return option.kind == OptionKind::attack_personal ||
               option.kind == OptionKind::attack_vehicle;
    });
    if (peaceful.empty()) return question.options.front();
    Question left = question;
    left.options = peaceful;
    return peaceful[static_cast<std::size_t>(driver(race, left))];
}

}  // namespace

bool needs_road_book(const RaceTerms& terms) { return terms.type != RaceType::toughest; }

AnswerPlan advice_for(const kernel::Decision<Frothy>& decision, const DrivingMap& map,
                      const RoadBook* book, AnswerPlan begun) {
    const SteadyDriver driver(map, Manner::careful, book);
    AnswerPlan plan = std::move(begun);
    if (plan.empty()) plan = {peaceful_answer(driver, decision.now, decision.question())};
    Ask before = decision.ask;
    while (true) {
        const kernel::Consequence<Frothy> consequence = kernel::consequence_of(decision, plan);
        if (!consequence.asked || consequence.asked->player != decision.player) return plan;
        if (!is_advised_with(before, consequence.asked->ask)) return plan;
        before = consequence.asked->ask;
        plan.push_back(peaceful_answer(driver, consequence.now, consequence.asked->question()));
    }
}

}  // namespace frothy
