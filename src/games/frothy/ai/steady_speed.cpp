// The Speed Check: which rating suits the road ahead, and which cards and dice lead to it.
#include <algorithm>
#include <array>
#include <bit>

#include "games/frothy/ai/goal.h"
#include "games/frothy/ai/speed_hand.h"
#include "games/frothy/ai/speed_worth.h"
#include "games/frothy/ai/steady_parts.h"
#include "games/frothy/rules/dice_queries.h"
#include "games/frothy/rules/queries.h"
#include "games/frothy/rules/rules.h"
#include "games/frothy/rules/speed_queries.h"
#include "games/frothy/rules/traits.h"

namespace frothy {

namespace {

constexpr int a_box_nearer = 20;  // to a higher rating, where that is wanted

struct SpeedPlan {
    SpeedDirection direction = SpeedDirection::decelerate;
    int whips = 0;
    int reins = 0;
    SpeedCardsPlayed played;
};

class SpeedPlanner {
public:
    explicit SpeedPlanner(const Outlook& outlook)
        : outlook_(outlook),
          rows_(outlook.race().licence(outlook.me()).rows),
          vehicle_(outlook.vehicle()),
          hand_(outlook.race(), outlook.me()),
          thoughts_(outlook.memory() == nullptr
                        ? own_
                        : outlook.memory()->of(outlook.race(), outlook.me())) {
        top_ = top_rating(outlook.race(), outlook.me());
        end_ = rows_.last_accel[static_cast<std::size_t>(top_)];
    }

    // The worth of a check that comes to this sum (FR-SPD-12, FR-EDGE-08, FR-EDGE-39).
    int worth(SpeedDirection direction, int sum) const {
        using enum SpeedDirection;
        const int total = sum + modifier(direction);
        const bool accelerates = direction == accelerate;
        const bool reverses = total < 0 && has(accelerates ? trait::cautious : trait::reckless);
        const SpeedDirection way = reverses ? (accelerates ? decelerate : accelerate) : direction;
        const int cap = way == accelerate ? vehicle_.affects.max_accel : vehicle_.affects.max_decel;
        return worth_of_boxes(way, std::min(reverses ? -total : std::max(total, 0), cap));
    }

    const SpeedHand& hand() const { return hand_; }

    // The worth of moving this many boxes.
    int worth_of_boxes(SpeedDirection direction, int boxes) const {
        if (direction == SpeedDirection::accelerate) {
            const int reached = vehicle_.accel_box + boxes;
            if (reached <= end_) return worth_at_accel(reached);
            const int back =
                rows_.decel_of_accel[static_cast<std::size_t>(end_)] - (reached - end_);
            return worth_at_decel(back) - 10;
        }
        return worth_at_decel(vehicle_.decel_box - boxes);
    }

    SpeedPlan best_plan() const {
        const int hand = hand_.size();
        SpeedPlan best;
        int most = -(1 << 29);
        const bool held_back = is_held_back_by_reins();
        const auto consider = [&](SpeedDirection direction, int whips, int reins) {
            const int used = whips + reins;
            const SpeedCardsPlayed played = hand_.played_as(whips, reins);
            if (!played.fits) return;
            int value = expected(direction, whips, reins);
            if (held_back && direction == SpeedDirection::accelerate) {
                constexpr int worth_of_a_reins_less = 400;
                value += reins * worth_of_a_reins_less;
            }
            for (int i = 0; i < used; ++i)
                value -= outlook_.card_price(hand - i);
            if (value <= most) return;
            most = value;
            best = {direction, whips, reins, played};
        };
        using enum SpeedDirection;
        const bool held = is_held_by_grandstanding(outlook_.race(), outlook_.me());  // FR-OPT-03
        const bool champs = has(trait::champing_at_the_bit) && !held;                // FR-TRT-05
        consider(champs ? accelerate : decelerate, 0, 0);
        for (int used = 1; used <= 3; ++used)
            consider(decelerate, 0, used);
        // Whips speed up, Reins slow down: a plain plan has the others only where those are gone.
        const bool is_plain = outlook_.is_careful();
        if (!is_plain || !hand_.played_as(0, 1).fits) consider(decelerate, 1, 0);
        if (held) return best;
        for (int used = 1; used <= 3; ++used)
            consider(accelerate, used, 0);
        if (!is_plain || !hand_.played_as(1, 0).fits) consider(accelerate, 0, 1);
        if (!is_plain) consider(accelerate, 1, 1);
        if (!held_back) return best;
        for (int whips = 0; whips <= 2; ++whips)
            for (int reins = 1; hand_.played_as(whips, reins).fits; ++reins)
                consider(accelerate, whips, reins);
        return best;
    }

private:
    // Whether it stands before a wall and would stay there by the Reins it has to play in its moves
    // (FR-MOV-13). Those that go into the Speed Check hold nothing back.
    bool is_held_back_by_reins() const {
        if (!is_walled_in(outlook_) || !hand_.played_as(0, 1).fits) return false;
        const auto& move = outlook_.race()
                               .licence(outlook_.me())
                               .speeds[static_cast<std::size_t>(std::max(outlook_.rating(), 1))]
                               .move;
        return std::ranges::all_of(move, [](int spaces) { return spaces <= 1; });
    }

    // With how near the boxes have come to a Speed that would be better still.
    int worth_at_accel(int box) const {
        const std::uint8_t rating = rows_.accel_rating[static_cast<std::size_t>(box)];
        return worth_at(rating) + worth_of_a_box(rating) * (box - rows_.first_accel[rating]);
    }
    int worth_at_decel(int box) const {
        const int at = std::max(box, 0);
        const std::uint8_t rating = rows_.decel_rating[static_cast<std::size_t>(at)];
        return worth_at(rating) - worth_of_a_box(rating) * (rows_.last_decel[rating] - at);
    }

    // What a rating would be worth for the coming round, in points. Most are never asked for.
    int worth_at(int rating) const {
        if (rating > top_) return 0;
        int& worth = thoughts_.by_rating[static_cast<std::size_t>(rating)];
        if (worth == SpeedThoughts::not_weighed) worth = worth_of(outlook_, rating);
        return worth;
    }
    int worth_of_a_box(int rating) const {
        const bool is_better_faster = rating <= top_ && worth_at(std::min(rating + 1, top_)) >
                                                            worth_at(std::max(rating - 1, 0));
        return is_better_faster ? a_box_nearer : 0;
    }

    bool has(Rule trait) const { return has_trait(outlook_.race(), outlook_.me(), trait); }
    int number(Rule trait) const { return number_of(outlook_.race(), outlook_.me(), trait); }

    // FR-TRT-06, 10, 11, 15, 16, FR-PDE-11, 12.
    int modifier(SpeedDirection direction) const {
        if (direction == SpeedDirection::decelerate) {
            return vehicle_.affects.decel_modifier + number(trait::lazy) - number(trait::reckless);
        }
        const int rival = vehicle_.rival_ahead != 0 ? number(trait::rival) : 0;
        return vehicle_.affects.accel_modifier + rival + number(trait::hyperactive) -
               number(trait::cautious);
    }

    // Tireless and Anchor, which move up to # boxes at will (FR-TRT-07, FR-TRT-12).
    int best_of_boxes(SpeedDirection direction, int most) const {
        int best = worth_of_boxes(direction, 0);
        for (int boxes = 1; boxes <= most; ++boxes)
            best = std::max(best, worth_of_boxes(direction, boxes));
        return best;
    }

    // FR-TRT-08, FR-TRT-13, FR-OPT-04.
    int extra_dice(SpeedDirection direction) const {
        if (direction == SpeedDirection::decelerate) return number(trait::rubber_shoes);
        const bool shamed = is_under_whips_of_shame(outlook_.race(), outlook_.me());
        return number(trait::long_legs) + (shamed ? 1 : 0);
    }

    int expected(SpeedDirection direction, int whips, int reins) const {
        const bool accelerates = direction == SpeedDirection::accelerate;
        const int at_will = number(accelerates ? trait::tireless : trait::anchor);
        if (at_will > 0) return best_of_boxes(direction, at_will);
        const HouseRules& rules = outlook_.race().rules();
        if (rules.alt_speed_check == SpeedRoll::one_die) {
            return expected_of_one_die(direction, whips, reins);
        }
        const int tired = vehicle_.virtual_reins;  // FR-STA-06
        const int dice = rules.sta_virtual_reins == VirtualReins::full ? tired : 0;
        const int cast =
            std::min<int>(2 + whips + reins + dice + extra_dice(direction), CheckOdds::max_cast);
        const Keep keep =
            keep_in_check(outlook_.race(), outlook_.me(), direction, whips, reins + tired);
        const SpeedThoughts::BestOfSums& best_of = best_of_sums(direction);
        std::int64_t total = 0;
        std::int64_t weights = 0;
        for (const auto& chance : outlook_.map().check_odds().chances(cast, keep)) {
            total += static_cast<std::int64_t>(best_of[chance.sums]) * chance.weight;
            weights += chance.weight;
        }
        return static_cast<int>(total / weights);
    }

    // Worked out once for all plans.
    const SpeedThoughts::BestOfSums& best_of_sums(SpeedDirection direction) const {
        auto& known = thoughts_.by_sums[static_cast<std::size_t>(direction)];
        if (known) return *known;
        SpeedThoughts::BestOfSums& best_of = known.emplace();
        best_of[0] = -(1 << 29);
        // Those with this as their highest follow those without it.
        for (unsigned sum = 0, first = 1; first < best_of.size(); ++sum, first *= 2) {
            const int worth_of_sum = worth(direction, static_cast<int>(sum));
            for (unsigned others = 0; others < first; ++others)
                best_of[first + others] = std::max(best_of[others], worth_of_sum);
        }
        return best_of;
    }

    // FR-ALT-01: the best of what the die and the cards can come to. Further dice are left aside.
    int expected_of_one_die(SpeedDirection direction, int whips, int reins) const {
        const HouseRules& rules = outlook_.race().rules();
        const bool free = rules.alt_speed_cards == SpeedCards::free;
        const int most = free ? whips + reins : whips;
        const int least = free ? whips + reins : reins;
        const int tired = vehicle_.virtual_reins;
        const int by_team = direction == SpeedDirection::accelerate ? -tired : tired;
        int total = 0;
        for (std::size_t icon = 0; icon < icon_count; ++icon) {
            const int die = value_of(static_cast<Icon>(icon), rules.dice_faces) + by_team;
            int best = worth(direction, die - least);
            for (int added = 1 - least; added <= most; ++added)
                best = std::max(best, worth(direction, die + added));
            total += best;
        }
        return total / static_cast<int>(icon_count);
    }

    const Outlook& outlook_;
    const BoxRows& rows_;
    const Vehicle& vehicle_;
    SpeedHand hand_;
    SpeedThoughts own_;  // where there is no memory
    SpeedThoughts& thoughts_;
    int top_ = 0;
    int end_ = 0;
};

// Lash goes with an acceleration, Whoah! with a deceleration for which Reins are played anyway.
// Neither is played where going further that way is worth nothing.
int action_for(const Outlook& outlook, const Question& question, const SpeedPlan& plan,
               const SpeedPlanner& planner) {
    const int action = find_action(question);
    if (action < 0 || plan.whips + plan.reins == 0) return -1;
    const std::uint8_t place = question.options[static_cast<std::size_t>(action)].a;
    const auto& specials = outlook.race().licence(outlook.me()).specials;
    if (place >= specials.size()) return -1;
    const Rule wanted =
        plan.direction == SpeedDirection::accelerate ? special::lash : special::whoah;
    if (specials[place].rule != wanted) return -1;
    constexpr int usual_sum = 4;
    const int adds = specials[place].n_is_rolled ? 2 : specials[place].n.value_or(1);
    const bool helps =
        planner.worth(plan.direction, usual_sum + adds) > planner.worth(plan.direction, usual_sum);
    return helps ? action : -1;
}

int find_plain_at(const Question& question, int place) {
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        const Option& option = question.options[i];
        if (option.kind == OptionKind::special && option.a == place &&
            option.b == static_cast<std::uint8_t>(SpecialFace::plain)) {
            return static_cast<int>(i);
        }
    }
    return -1;
}

// The next card of the plan, in the order in which cards are asked for.
int next_card(const Outlook& outlook, const Question& question, const SpeedPlan& plan,
              const SpeedPlanner& planner) {
    const SpeedCardsPlayed& played = plan.played;
    struct Kind {
        OptionKind kind;
        int count;
    };
    const std::array<Kind, 5> kinds = {{{OptionKind::whip, played.whips},
                                        {OptionKind::reins, played.reins},
                                        {OptionKind::dual_as_whip, played.duals_as_whip},
                                        {OptionKind::dual_as_reins, played.duals_as_reins},
                                        {OptionKind::reins_as_whip, played.reins_as_whip}}};
    int number = question.about.so_far;
    for (const auto& [kind, count] : kinds) {
        if (number < count) {
            const int index = find_kind(question, kind);
            if (index >= 0) return index;
            break;
        }
        number -= count;
    }
    if (number >= 0 && number < played.special_whips + played.special_reins) {
        const int index = find_plain_at(question, planner.hand().place_of(played, number));
        if (index >= 0) return index;
    }
    const int action = action_for(outlook, question, plan, planner);
    return action >= 0 ? action : std::max(0, find_kind(question, OptionKind::done));
}

int best_pair(const SpeedPlanner& planner, const Question& question, SpeedDirection direction) {
    int best = 0;
    int most = -(1 << 30);
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        const int worth = planner.worth(direction, question.options[i].a + question.options[i].b);
        if (worth <= most) continue;
        most = worth;
        best = static_cast<int>(i);
    }
    return best;
}

// The direction of the Speed Check under way: without a card there was no choice, and Whips speed
// up as Reins slow down.
SpeedDirection direction_of(const Outlook& outlook, const SpeedPlan& plan) {
    const Cards& cards = outlook.vehicle().cards;
    const int whips = cards.count(Pile::spent, CardType::whip);
    const int reins = cards.count(Pile::spent, CardType::reins);
    if (whips != reins)
        return whips > reins ? SpeedDirection::accelerate : SpeedDirection::decelerate;
    const bool committed = whips > 0 || cards.count(Pile::spent, CardType::dual) > 0 ||
                           cards.special[static_cast<std::size_t>(Pile::spent)] != 0;
    if (committed) return plan.direction;
    const bool champs = has_trait(outlook.race(), outlook.me(), trait::champing_at_the_bit) &&
                        !is_held_by_grandstanding(outlook.race(), outlook.me());
    return champs ? SpeedDirection::accelerate : SpeedDirection::decelerate;
}

}  // namespace

int steady_speed(const Outlook& outlook, const Question& question) {
    const SpeedPlanner planner(outlook);
    if (question.ask == Ask::keep_dice)
        return best_pair(planner, question, question.about.direction);
    const SpeedPlan plan = planner.best_plan();
    if (question.ask == Ask::speed_cards) return next_card(outlook, question, plan, planner);
    const int index =
        find_kind(question, plan.direction == SpeedDirection::accelerate ? OptionKind::accelerate
                                                                         : OptionKind::decelerate);
    return std::max(index, 0);
}

// Lash # or Whoah! # (FR-EDGE-53): all of it, or nothing where going further is worth less.
int steady_pledge(const Outlook& outlook, const Question& question) {
    const auto& specials = outlook.race().licence(outlook.me()).specials;
    if (question.about.card >= specials.size()) return 0;
    const SpecialCard& card = specials[question.about.card];
    const SpeedDirection direction =
        card.rule == special::lash ? SpeedDirection::accelerate : SpeedDirection::decelerate;
    const int adds = card.n_is_rolled ? 2 : card.n.value_or(1);
    const int sum = question.about.so_far;
    const SpeedPlanner planner(outlook);
    const bool helps = planner.worth(direction, sum + adds) >= planner.worth(direction, sum);
    return std::max(find_kind(question, helps ? OptionKind::use : OptionKind::decline), 0);
}

SpeedOutlook speed_outlook(const Outlook& outlook) {
    const SpeedPlanner planner(outlook);
    const SpeedDirection direction = direction_of(outlook, planner.best_plan());
    SpeedOutlook result;
    result.accelerates = direction == SpeedDirection::accelerate;
    for (int boxes = 0; boxes <= most_boxes_weighed; ++boxes) {
        result.worth[static_cast<std::size_t>(boxes)] = planner.worth_of_boxes(direction, boxes);
    }
    return result;
}

}  // namespace frothy
