#include "games/frothy/ai/steady_driver.h"

#include "games/frothy/ai/steady_parts.h"

namespace frothy {

namespace {

// The two dice with the highest sum win attacks.
int highest_pair(const Question& question) {
    int best = 0;
    int most = -1;
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        const Option& option = question.options[i];
        if (option.a + option.b <= most) continue;
        most = option.a + option.b;
        best = static_cast<int>(i);
    }
    return best;
}

int best_slide(const Outlook& outlook, const Question& question) {
    const Race& race = outlook.race();
    const VehicleId slid =
        question.about.vehicle < race.vehicle_count ? question.about.vehicle : outlook.me();
    const Vehicle& vehicle = race[slid];
    const Pace pace = outlook.next_pace(outlook.rating(), race.phase);
    int best = 0;
    int best_cost = 1 << 29;
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        const hexgrid::Direction way = question.options[i].kind == OptionKind::slide_right
                                           ? vehicle.facing.front_right()
                                           : vehicle.facing.front_left();
        const Cell to = race.course().neighbour(vehicle.cell, way);
        int cost = outlook.blocked(to, Traffic::everybody)
                       ? outlook.crash_cost(outlook.rating())
                       : outlook.cost_ahead({to, vehicle.facing, false}, pace) +
                             outlook.entry_cost(to, outlook.rating()) -
                             outlook.cost_ahead({vehicle.cell, vehicle.facing, false}, pace);
        if (slid != outlook.me()) cost = -cost;  // FR-TIP-07
        if (cost >= best_cost) continue;
        best_cost = cost;
        best = static_cast<int>(i);
    }
    return best;
}

// FR-COL-22: the facing from which the course goes on best.
int best_facing(const Outlook& outlook, const Question& question) {
    const Vehicle& vehicle = outlook.vehicle();
    const int phase = outlook.race().phase;
    const Pace pace =
        question.ask == Ask::face ? Pace{0, 1} : outlook.next_pace(outlook.rating(), phase);
    int best = 0;
    int best_cost = 1 << 29;
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        const Option& option = question.options[i];
        hexgrid::Facing facing = vehicle.facing;
        if (option.kind == OptionKind::turn_left) facing = facing.turned(-1);
        if (option.kind == OptionKind::turn_right) facing = facing.turned(1);
        if (option.kind == OptionKind::face) facing = hexgrid::Facing(option.a);
        int cost = outlook.cost_at_rest({vehicle.cell, facing, false}, pace);
        // Staying held up costs another collision.
        if (option.kind == OptionKind::stay) cost += outlook.crash_cost(outlook.rating());
        if (cost >= best_cost) continue;
        best_cost = cost;
        best = static_cast<int>(i);
    }
    return best;
}

// The type held most, from where it is of least use.
int least_missed_card(const Outlook& outlook, const Question& question) {
    constexpr std::array<int, pile_count> pile_worth = {2, 0, 1};
    const Cards& cards = outlook.vehicle().cards;
    int best = 0;
    int best_worth = 1 << 29;
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        const Option& option = question.options[i];
        int worth = 100 + pile_worth[option.b % pile_count];
        if (option.kind == OptionKind::lose && option.a < card_type_count) {
            int held = 0;
            for (const Pile pile : {Pile::hand, Pile::spent, Pile::recovery}) {
                held += cards.count(pile, static_cast<CardType>(option.a));
            }
            const bool dual = static_cast<CardType>(option.a) == CardType::dual;
            worth = 40 - 4 * held + (dual ? 20 : 0) + pile_worth[option.b % pile_count];
        }
        if (worth >= best_worth) continue;
        best_worth = worth;
        best = static_cast<int>(i);
    }
    return best;
}

}  // namespace

int SteadyDriver::operator()(const Race& race, const Question& question) const {
    if (question.options.size() < 2 || question.player >= race.vehicle_count) return 0;
    if (race[question.player].cell == no_cell) return 0;
    const Outlook outlook(race, *map_, question.player, manner_, book_, memory_);
    switch (question.ask) {
    case Ask::speed_cards:
    case Ask::speed_direction: return steady_speed(outlook, question);
    case Ask::keep_dice:
        return question.about.rule.area() == "ATK" ? highest_pair(question)
                                                   : steady_speed(outlook, question);
    case Ask::use_card: return steady_pledge(outlook, question);
    case Ask::drive: return steady_drive(outlook, question);
    case Ask::control_cards: return steady_control_cards(outlook, question);
    case Ask::discard_die: return steady_discard(outlook, question);
    case Ask::attack_cards: return steady_attack_cards(outlook, question);
    case Ask::slide_side: return best_slide(outlook, question);
    case Ask::unblock:
    case Ask::face: return best_facing(outlook, question);
    case Ask::lose_card: return least_missed_card(outlook, question);
    case Ask::use_trait:
    case Ask::reroll:
    case Ask::adjust:
    case Ask::move_boxes:
    case Ask::swap_cards:
    case Ask::take_back:
    case Ask::end_of_round:
    case Ask::name_rival: return steady_cards(outlook, question);
    case Ask::after_roll: return steady_after_roll(outlook, question);
    case Ask::cool_icon: return steady_cool(outlook, question);
    case Ask::race_on:
    case Ask::straight_phase:
    case Ask::wreck_side:
    case Ask::starting_speed:
    case Ask::call_time: return 0;
    case Ask::stop_short: return steady_stop(outlook, question);
    case Ask::jump_card: return steady_jump_card(outlook, question);
    case Ask::sneak: return steady_sneak(outlook, question);
    }
    return 0;
}

}  // namespace frothy
