#include "games/frothy/door/core/unasked.h"

#include <algorithm>

#include "games/frothy/rules/queries.h"
#include "games/frothy/view/core/prompt/dice_ahead.h"
#include "games/frothy/view/core/prompt/prompt.h"
#include "kernel/settled.h"

namespace frothy {

namespace {

// A phase without a space of one's own, in which no card is wanted.
bool rests(const Game::Decision& decision, const AnswerPlan& advice) {
    return is_empty_phase(decision) && advice.front().kind == OptionKind::end_move;
}

// Speed, the way and fights are what a race is about.
bool is_aside(Ask ask) {
    switch (ask) {
    case Ask::keep_dice:
    case Ask::control_cards:
    case Ask::discard_die:
    case Ask::reroll:
    case Ask::after_roll:
    case Ask::cool_icon:
    case Ask::use_card:
    case Ask::adjust:
    case Ask::lose_card:
    case Ask::swap_cards:
    case Ask::take_back:
    case Ask::end_of_round:
    case Ask::slide_side:
    case Ask::wreck_side:
    case Ask::unblock:
    case Ask::face: return true;
    default: return false;
    }
}

}  // namespace

std::optional<int> speed_of_all_pairs(const Game::Decision& decision) {
    if (decision.ask != Ask::keep_dice || decision.about.rule.area() == "ATK") return std::nullopt;
    const auto speed_after = [&](Option pair) {
        const KeepAhead ahead = keep_ahead(decision, pair);
        return ahead.is_open ? -1 : rating(ahead.after, decision.player);
    };
    const int speed = speed_after(decision.options.front());
    const bool is_same = std::ranges::all_of(
        decision.options, [&](Option pair) { return speed_after(pair) == speed; });
    return is_same && speed >= 0 ? std::optional(speed) : std::nullopt;
}

bool somebody_is_home(const Race& race) {
    return std::ranges::any_of(race.vehicles, [](const Vehicle& vehicle) {
        return vehicle.status == VehicleStatus::finished;
    });
}

bool is_settled_for(const Race& race, VehicleId v) {
    if (somebody_is_home(race)) return true;
    if (!race.setting->has_finish_line()) return false;
    const std::int32_t far = race.course().length() / 2;
    int ahead = 0;
    for (VehicleId other = 0; other < race.vehicle_count; ++other) {
        if (other == v || !race[other].is_running()) continue;
        if (progress(race, other) - progress(race, v) < far) return false;
        ++ahead;
    }
    return ahead > 0;
}

bool comes_to_the_same(const Game::Decision& decision, ui::Asking asking) {
    return asking != ui::Asking::everything && kernel::is_settled(decision);
}

bool goes_without_saying(const Game::Decision& decision, const AnswerPlan& advice,
                         ui::Asking asking) {
    if (asking == ui::Asking::everything || advice.empty()) return false;
    if (asking == ui::Asking::race_on && is_aside(decision.ask)) return true;
    return rests(decision, advice) || speed_of_all_pairs(decision).has_value();
}

}  // namespace frothy
