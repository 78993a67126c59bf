// Cards for a Control roll, the dice to discard, and cards for attacks.
#include <algorithm>
#include <array>

#include "games/frothy/ai/aftermath.h"
#include "games/frothy/ai/attack_odds.h"
#include "games/frothy/ai/clean_discard.h"
#include "games/frothy/ai/goal.h"
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

// Whether one card more for a Control roll pays, be it with others after it.
bool pays_by_the_book(const Outlook& outlook, const Question& question) {
    const int committed = question.about.so_far;
    const int hand = outlook.cards_in_hand();
    const auto cost = [&](int cards) {
        return outlook.cost_of_roll(question.about.planned_turn, question.about.number, cards);
    };
    const int bare = cost(committed);
    int price = 0;
    for (int more = 1; more <= hand && committed + more <= TurnOdds::max_discards; ++more) {
        price += outlook.card_price(hand - more + 1);
        if (bare - cost(committed + more) > price) return true;
    }
    return false;
}

}  // namespace

// FR-TIP-02, FR-TIP-03: a card or two steer a roll; one or two are kept for the Speed Check.
int steady_control_cards(const Outlook& outlook, const Question& question) {
    const int done = std::max(0, find_kind(question, OptionKind::done));
    const int hand = outlook.cards_in_hand();
    const int committed = question.about.so_far;
    // A careful one keeps no cards back for their own sake, and nothing at all when nearly done.
    const bool weighs_all = outlook.is_careful() && outlook.book() != nullptr;
    const bool fights_for_life = weighs_all && is_nearly_done(outlook);
    if (committed >= 3 || (question.about.number > 7 && !fights_for_life)) return done;
    const Race& race = outlook.race();
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
    // Control # brings its own dice besides (FR-SPC-11): worth it where a plain card is not enough.
    constexpr int most_weighed = 4;
    constexpr int price_of_the_last_use = 30;
    const int control = find_action_of(outlook, question, special::control);
    if (control >= 0) {
        const auto place = question.options[static_cast<std::size_t>(control)].a;
        const SpecialCard& card = race.licence(outlook.me()).specials[place];
        const int number = card.n_is_rolled ? 2 : card.n.value_or(1);
        const int dice = std::min(1 + number, most_weighed);
        const int last_use = card.discarded_after ? price_of_the_last_use : 0;
        if (gained_by(dice) > price + last_use && gained_by(dice) > gained_by(1) + last_use) {
            return control;
        }
    }
    // The book knows the road, not who stands on it.
    const bool pays = weighs_all ? gained_by(1) > price || pays_by_the_book(outlook, question)
                                 : hand > outlook.cards_held_back() && gained_by(1) > price;
    if (!pays) return done;
    const Cards& cards = race[outlook.me()].cards;
    const int whips = cards.count(Pile::hand, CardType::whip);
    const int reins = cards.count(Pile::hand, CardType::reins);
    // Whips keep a vehicle going: Reins are given first unless there are hardly any.
    const int reins_index = find_kind(question, OptionKind::reins);
    const int whip_index = find_kind(question, OptionKind::whip);
    if (whip_index >= 0 && whips + reins_to_keep(outlook) > reins + 1) return whip_index;
    if (reins_index >= 0) return reins_index;
    if (whip_index >= 0 && (whips > 1 || fights_for_life)) return whip_index;
    const int dual = find_either(question, OptionKind::dual_as_reins, OptionKind::dual_as_whip);
    if (dual >= 0) return dual;
    const int special = find_plain_special(outlook, question, CardFace::reins);
    const int other = find_plain_special(outlook, question, CardFace::whip);
    return special >= 0 ? special : other >= 0 ? other : done;
}

int steady_discard(const Outlook& outlook, const Question& question) {
    // No spin on purpose, however well it would do.
    const int clean = outlook.is_careful() ? clean_discard(question) : -1;
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
