#include "games/frothy/view/core/prompt/odds_plans.h"

#include <algorithm>

#include "games/frothy/rules/queries.h"
#include "words/words.h"

namespace frothy {

namespace {

constexpr int cards_weighed = 2;  // FR-TIP-02

// Two plain cards in the order in which they are asked for: Whips are kept for Speed Checks.
AnswerPlan cards_to_play(const Cards& cards) {
    const int reins = std::min<int>(cards_weighed, cards.count(Pile::hand, CardType::reins));
    const int whips = std::min<int>(cards_weighed - reins, cards.count(Pile::hand, CardType::whip));
    const int duals =
        std::min<int>(cards_weighed - reins - whips, cards.count(Pile::hand, CardType::dual));
    AnswerPlan plan;
    plan.insert(plan.end(), static_cast<std::size_t>(whips), {OptionKind::whip});
    plan.insert(plan.end(), static_cast<std::size_t>(reins), {OptionKind::reins});
    plan.insert(plan.end(), static_cast<std::size_t>(duals), {OptionKind::dual_as_whip});
    return plan;
}

}  // namespace

std::vector<TitledPlan> plans_to_weigh(const Decision& decision, const AnswerPlan& plan) {
    if (plan.empty()) return {};
    const OptionKind last = plan.back().kind;
    const bool is_attack =
        last == OptionKind::attack_personal || last == OptionKind::attack_vehicle;
    if (is_attack) return {{words::tr("Cards as proposed then"), plan}};
    const bool is_turn = last == OptionKind::turn_left || last == OptionKind::turn_right;
    if (decision.ask != Ask::drive || !is_turn || is_safe(decision.now, decision.player)) {
        return {{"", plan}};
    }
    const AnswerPlan cards = cards_to_play(decision.now[decision.player].cards);
    TitledPlan bare{cards.empty() ? "" : words::tr("No card"), plan};
    bare.plan.push_back(OptionKind::done);
    if (cards.empty()) return {bare};
    const auto count = static_cast<int>(cards.size());
    TitledPlan played{words::say(words::by_count(count, "{0} card", "{0} cards"), {count}), plan};
    played.plan.insert(played.plan.end(), cards.begin(), cards.end());
    played.plan.push_back(OptionKind::done);
    return {bare, played};
}

}  // namespace frothy
