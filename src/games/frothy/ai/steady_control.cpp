// Cards for a Control roll, the dice to discard, and cards for attacks.
#include <algorithm>
#include <array>

#include "games/frothy/ai/aftermath.h"
#include "games/frothy/ai/attack_odds.h"
#include "games/frothy/ai/clean_discard.h"
#include "games/frothy/ai/goal.h"
#include "games/frothy/ai/roll_costs.h"
#include "games/frothy/ai/steady_parts.h"
#include "games/frothy/rules/queries.h"
#include "games/frothy/rules/standings.h"
#include "games/frothy/rules/traits.h"

namespace frothy {

namespace {

// The mean cost of the cheapest of this many dice when each alone would take effect.
int mean_of_cheapest(std::array<int, icon_count> sorted, int dice) {
    std::int64_t total = 0;
    std::int64_t all = 1;
    for (int i = 0; i < dice; ++i)
        all *= static_cast<int>(icon_count);
    for (std::size_t rank = 0; rank < icon_count; ++rank) {
        std::int64_t at_least = 1;
        std::int64_t above = 1;
        for (int i = 0; i < dice; ++i) {
            at_least *= static_cast<int>(icon_count - rank);
            above *= static_cast<int>(icon_count - rank) - 1;
        }
        total += (at_least - above) * sorted[rank];
    }
    return static_cast<int>(total / all);
}

// The best edge that somebody has over the driver in an attack of a kind.
int edge_of_others(const Outlook& outlook, AttackKind kind) {
    int most = 0;
    for (VehicleId other = 0; other < outlook.race().vehicle_count; ++other) {
        if (other == outlook.me() || !outlook.race()[other].is_running()) continue;
        most = std::max(most, attack_edge(outlook.race(), other, outlook.me(), kind));
    }
    return most;
}

// How many Reins are to be kept more than Whips. Reins answer Vehicle attacks, Whips Personal ones
// (FR-ATK-06), and whoever cannot answer is attacked.
int reins_to_keep(const Outlook& outlook) {
    constexpr int answers = 4;  // as good as all
    if (!outlook.is_careful()) return 0;
    const int edge = edge_of_others(outlook, AttackKind::vehicle) -
                     edge_of_others(outlook, AttackKind::personal);
    return answers * edge;
}

// The next point or two of Damage put it out of the race.
bool is_nearly_done(const Outlook& outlook) {
    constexpr int few_boxes = 2;
    return damage_to_spare(outlook.race(), outlook.me()) < few_boxes;
}

// Whips keep a vehicle going: Reins are given first unless there are hardly any.
int card_to_give(const Outlook& outlook, const Question& question, int least_whips) {
    const Cards& cards = outlook.vehicle().cards;
    const int whips = cards.count(Pile::hand, CardType::whip);
    const int reins = cards.count(Pile::hand, CardType::reins);
    const int reins_index = find_kind(question, OptionKind::reins);
    const int whip_index = find_kind(question, OptionKind::whip);
    if (whip_index >= 0 && whips + reins_to_keep(outlook) > reins + 1) return whip_index;
    if (reins_index >= 0) return reins_index;
    if (whip_index >= 0 && whips >= least_whips) return whip_index;
    const int dual = find_either(question, OptionKind::dual_as_reins, OptionKind::dual_as_whip);
    if (dual >= 0) return dual;
    const int special = find_plain_special(outlook, question, CardFace::reins);
    const int other = find_plain_special(outlook, question, CardFace::whip);
    if (special >= 0 || other >= 0) return special >= 0 ? special : other;
    return std::max(0, find_kind(question, OptionKind::done));
}

// What Control # in hand brings: its own dice besides the card's (FR-SPC-11).
struct ControlCard {
    int option = -1;
    int dice = 0;
    int last_use = 0;  // what it costs that it cannot be used again
};

ControlCard control_card(const Outlook& outlook, const Question& question) {
    constexpr int usual_roll = 2;
    constexpr int price_of_the_last_use = 30;
    ControlCard found{.option = find_action_of(outlook, question, special::control)};
    if (found.option < 0) return found;
    const auto place = question.options[static_cast<std::size_t>(found.option)].a;
    const SpecialCard& card = outlook.race().licence(outlook.me()).specials[place];
    found.dice = 1 + (card.n_is_rolled ? usual_roll : card.n.value_or(1));
    found.last_use = card.discarded_after ? price_of_the_last_use : 0;
    return found;
}

// A card that pays by all the ways in which the dice may fall, be it with others after it.
int cards_by_the_roll(const Outlook& outlook, const Question& question) {
    const Aftermath aftermath(outlook, question.about.planned_turn);
    const ControlCard control = control_card(outlook, question);
    const int hand = outlook.cards_in_hand();
    const int discards =
        question.about.so_far + number_of(outlook.race(), outlook.me(), trait::driver);
    const RollCosts costs(aftermath, question.about.number,
                          discards + std::max(hand, control.dice));
    const auto gained_by = [&](int dice) {
        return costs.with(discards) - costs.with(discards + dice);
    };
    if (control.option >= 0) {
        const double gained = gained_by(control.dice) - control.last_use;
        if (gained > outlook.card_price(hand) && gained > gained_by(1)) return control.option;
    }
    // A second card for one roll is missed more than the hand that is left would say; by a wreck no
    // card is.
    const int per_cent_of_the_next = is_nearly_done(outlook) ? 100 : 150;
    // Whoever needs cards to brake misses the last ones most.
    constexpr int usually_held_back = 2;
    const int in_hand = hand - (outlook.cards_held_back() - usually_held_back);
    int price = 0;
    for (int more = 1; more <= hand && discards + more <= RollCosts::max_discards; ++more) {
        const bool is_first = question.about.so_far + more == 1;
        price +=
            outlook.card_price(in_hand - more + 1) * (is_first ? 100 : per_cent_of_the_next) / 100;
        if (gained_by(more) > price) return card_to_give(outlook, question, 1);
    }
    return std::max(0, find_kind(question, OptionKind::done));
}

}  // namespace

// FR-TIP-02, FR-TIP-03: a card or two steer a roll; one or two are kept for the Speed Check.
int steady_control_cards(const Outlook& outlook, const Question& question) {
    if (outlook.is_careful() && outlook.book() != nullptr)
        return cards_by_the_roll(outlook, question);
    const int done = std::max(0, find_kind(question, OptionKind::done));
    const int hand = outlook.cards_in_hand();
    const int committed = question.about.so_far;
    if (committed >= 3 || question.about.number > 7) return done;
    const Aftermath aftermath(outlook, question.about.planned_turn);
    std::array<int, icon_count> costs{};
    for (std::size_t icon = 0; icon < icon_count; ++icon) {
        IconCounts one{};
        one[icon] = 1;
        costs[icon] = aftermath.cost(one);
    }
    std::sort(costs.begin(), costs.end());
    const auto gained_by = [&](int dice) {
        return mean_of_cheapest(costs, committed + 1) -
               mean_of_cheapest(costs, committed + 1 + dice);
    };
    const int price = outlook.card_price(hand);
    // Worth it where a plain card is not enough.
    constexpr int most_weighed = 4;
    if (const ControlCard control = control_card(outlook, question); control.option >= 0) {
        const int gained = gained_by(std::min(control.dice, most_weighed)) - control.last_use;
        if (gained > price && gained > gained_by(1)) return control.option;
    }
    constexpr int least_whips = 2;
    return hand > outlook.cards_held_back() && gained_by(1) > price
               ? card_to_give(outlook, question, least_whips)
               : done;
}

int steady_discard(const Outlook& outlook, const Question& question) {
    const int clean = outlook.keeps_control() ? clean_discard(question) : -1;
    if (clean >= 0) return clean;
    const Aftermath aftermath(outlook, question.about.planned_turn);
    std::size_t first = icon_count;
    for (const Option& option : question.options) {
        if (option.kind == OptionKind::discard) first = std::min<std::size_t>(first, option.a);
    }
    const int discards = std::clamp<int>(question.about.number, 1, 3);
    const std::size_t best = aftermath.cheapest(count_icons(question.dice), discards, first).first;
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        const Option& option = question.options[i];
        const bool wanted = best == icon_count
                                ? option.kind == OptionKind::done
                                : option.kind == OptionKind::discard && option.a == best;
        if (wanted) return static_cast<int>(i);
    }
    return 0;
}

namespace {

// Where the exchange itself is weighed.
int cards_wanted(const Outlook& outlook, const Question& question, bool attacks) {
    const VehicleId me = outlook.me();
    const VehicleId other = question.about.other;
    if (other >= outlook.race().vehicle_count) return 1;
    const AttackKind kind = question.about.attack;
    const int aggression = outlook.aggression();
    return attacks ? plan_of_attack(outlook.race(), me, other, kind, aggression).cards
                   : plan_of_defence(outlook.race(), other, me, kind, aggression).cards;
}

}  // namespace

// The attacker throws in a second card where one is not sure to do; the target answers with one,
// or two if it can spare them, and a careful one that is nearly done with all that are worth it.
int steady_attack_cards(const Outlook& outlook, const Question& question) {
    const Race& race = outlook.race();
    const int done = find_kind(question, OptionKind::done);
    int card = find_either(question, OptionKind::whip, OptionKind::reins);
    if (card < 0) card = find_either(question, OptionKind::dual_as_whip, OptionKind::dual_as_reins);
    if (card < 0) card = find_plain_special(outlook, question, CardFace::whip);
    if (card < 0) card = find_plain_special(outlook, question, CardFace::reins);
    if (card < 0) return std::max(done, 0);
    if (done < 0) return card;
    const int committed = question.about.so_far;
    const int left = outlook.cards_in_hand() - committed;
    const bool attacks = attacker_now(race) == outlook.me();
    const bool weighed = race.terms().type == RaceType::toughest || outlook.weighs_attacks();
    const bool fights_for_life = outlook.is_careful() && !attacks && is_nearly_done(outlook);
    const int usual = attacks ? 2 : (left >= 5 ? 2 : 1);
    const int worth_it =
        weighed || fights_for_life ? cards_wanted(outlook, question, attacks) : usual;
    const int wanted = weighed ? worth_it : std::max(usual, worth_it);
    const int kept = weighed || fights_for_life ? 0 : (attacks ? 3 : 1);
    if (committed < wanted && left > kept) return card;
    const int action = find_action(question);
    return action >= 0 ? action : done;
}

}  // namespace frothy
