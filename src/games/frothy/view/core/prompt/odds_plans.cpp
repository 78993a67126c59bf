#include "games/frothy/view/core/prompt/odds_plans.h"

#include <algorithm>
#include <optional>

#include "games/frothy/rules/queries.h"
#include "words/words.h"

namespace frothy {

namespace {

constexpr int cards_weighed = 2;  // FR-TIP-02

// What the way to the turn leaves of a hand.
int left_in_hand(const Decision& decision, const AnswerPlan& way, CardType type) {
    const auto is_spent = [type](const Option& one) {
        switch (one.kind) {
        case OptionKind::whip: return type == CardType::whip;
        case OptionKind::reins: return type == CardType::reins;
        case OptionKind::dual_as_whip:
        case OptionKind::dual_as_reins: return type == CardType::dual;
        default: return false;
        }
    };
    const int held = decision.now[decision.player].cards.count(Pile::hand, type);
    return std::max(held - static_cast<int>(std::ranges::count_if(way, is_spent)), 0);
}

// The cards that are advised for the roll at the end of a plan: nothing where the advice is to
// something else.
std::optional<AnswerPlan> advised_cards(const AnswerPlan& plan, const AnswerPlan& advice) {
    const auto [left, rest] = std::ranges::mismatch(plan, advice);
    if (left != plan.end() || rest == advice.end()) return std::nullopt;
    const auto end =
        std::find_if_not(rest, advice.end(), [](const Option& one) { return is_card(one.kind); });
    if (end == advice.end() || end->kind != OptionKind::done) return std::nullopt;
    return AnswerPlan(rest, end);
}

}  // namespace

AnswerPlan cards_to_play(const Decision& decision, const AnswerPlan& way, int most) {
    const auto left = [&](CardType type) { return left_in_hand(decision, way, type); };
    const int reins = std::min(most, left(CardType::reins));
    const int whips = std::min(most - reins, left(CardType::whip));
    const int duals = std::min(most - reins - whips, left(CardType::dual));
    AnswerPlan plan;
    plan.insert(plan.end(), static_cast<std::size_t>(whips), {OptionKind::whip});
    plan.insert(plan.end(), static_cast<std::size_t>(reins), {OptionKind::reins});
    plan.insert(plan.end(), static_cast<std::size_t>(duals), {OptionKind::dual_as_whip});
    return plan;
}

std::vector<TitledPlan> plans_to_weigh(const Decision& decision, const AnswerPlan& plan,
                                       const AnswerPlan& advice) {
    if (plan.empty()) return {};
    const OptionKind last = plan.back().kind;
    const bool is_attack =
        last == OptionKind::attack_personal || last == OptionKind::attack_vehicle;
    if (is_attack) return {{words::tr("Cards as proposed then"), plan}};
    const bool is_turn = last == OptionKind::turn_left || last == OptionKind::turn_right;
    if (decision.ask != Ask::drive || !is_turn || is_safe(decision.now, decision.player)) {
        return {{"", plan}};
    }
    const std::optional<AnswerPlan> advised = advised_cards(plan, advice);
    const bool plays_advised = advised && !advised->empty();
    const AnswerPlan cards =
        plays_advised ? *advised : cards_to_play(decision, plan, cards_weighed);
    TitledPlan bare{cards.empty() ? "" : words::tr("No card"), plan};
    bare.plan.push_back(OptionKind::done);
    bare.is_advised = advised && advised->empty();
    if (cards.empty()) return {bare};
    const auto count = static_cast<int>(cards.size());
    TitledPlan played{words::say(words::by_count(count, "{0} card", "{0} cards"), {count}), plan};
    played.plan.insert(played.plan.end(), cards.begin(), cards.end());
    played.plan.push_back(OptionKind::done);
    played.is_advised = plays_advised;
    return {bare, played};
}

}  // namespace frothy
