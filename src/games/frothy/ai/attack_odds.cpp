#include "games/frothy/ai/attack_odds.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include "games/frothy/rules/dice.h"
#include "games/frothy/rules/queries.h"
#include "games/frothy/rules/standings.h"
#include "games/frothy/rules/traits.h"

namespace frothy {

namespace {

constexpr int most_dice = 8;  // weighed; more hardly differ
constexpr int best_sum = 2 * max_die_value;
constexpr int hundred = 100;
constexpr int price_of_a_card = 6;
constexpr int price_in_racing = 60;
constexpr int least_own_cost = 60;
constexpr int own_cost_of_a_round = 30;  // that is left before the race is stopped
constexpr int least_gain = 200;
constexpr int whole_vehicle = 860;

// How many of the 6^n ways n dice may fall have each sum of the best two (FR-ATK-08).
using Sums = std::array<std::int64_t, best_sum + 1>;

constexpr std::int64_t power(std::int64_t base, int exponent) {
    std::int64_t result = 1;
    for (int i = 0; i < exponent; ++i)
        result *= base;
    return result;
}

constexpr Sums count_sums(int dice, DiceFaces printed) {
    std::array<std::int64_t, max_die_value + 2> up_to{};  // faces below a value
    for (const Icon icon : all_icons) {
        const int value = value_of(icon, printed);
        for (int above = value + 1; above <= max_die_value + 1; ++above)
            ++up_to[static_cast<std::size_t>(above)];
    }
    Sums sums{};
    for (int high = 0; high <= max_die_value; ++high) {
        const auto top = static_cast<std::size_t>(high);
        const std::int64_t faces = up_to[top + 1] - up_to[top];
        if (dice == 1) {
            sums[top] = faces;
            continue;
        }
        for (int low = 0; low < high; ++low) {
            const auto next = static_cast<std::size_t>(low);
            sums[static_cast<std::size_t>(high + low)] +=
                dice * faces * (power(up_to[next + 1], dice - 1) - power(up_to[next], dice - 1));
        }
        sums[static_cast<std::size_t>(2 * high)] += power(up_to[top + 1], dice) -
                                                    power(up_to[top], dice) -
                                                    dice * faces * power(up_to[top], dice - 1);
    }
    return sums;
}

using SumsByDice = std::array<Sums, most_dice + 1>;
constexpr SumsByDice count_sums(DiceFaces printed) {
    SumsByDice sums{};
    for (int dice = 1; dice <= most_dice; ++dice)
        sums[static_cast<std::size_t>(dice)] = count_sums(dice, printed);
    return sums;
}
constexpr SumsByDice printed_sums = count_sums(DiceFaces::printed);
constexpr SumsByDice mirrored_sums = count_sums(DiceFaces::mirrored);

const Sums& sums_of(int dice, DiceFaces printed) {
    return (printed == DiceFaces::printed ? printed_sums
                                          : mirrored_sums)[static_cast<std::size_t>(dice)];
}

// One side: its dice and what its traits add to their sum.
struct Hand {
    int dice = 1;
    int adds = 0;
};

Hand hand_of(const Race& race, VehicleId v, AttackKind kind, bool starts, int cards) {
    const bool personal = kind == AttackKind::personal;
    Hand hand;
    const Rule more = personal ? (starts ? trait::cat_o_nine : trait::shield)
                               : (starts ? trait::tank : trait::armoured);
    hand.dice = std::min(1 + cards + number_of(race, v, more), most_dice);
    if (starts) {
        hand.adds = number_of(race, v, personal ? trait::whiplash : trait::blades);
    } else {
        hand.adds = -number_of(race, v, personal ? trait::thin_skin : trait::flimsy);
    }
    // Cards for it are played along (FR-SPC-01, 02, 06, 07).
    const Rule offence = personal ? special::berserker : special::kamikaze;
    const Rule defence = personal ? special::shield : special::swerve;
    const unsigned held = specials_in_hand(race, v, starts ? offence : defence);
    const auto& specials = race.licence(v).specials;
    for (std::size_t place = 0; place < specials.size(); ++place) {
        if (((held >> place) & 1U) == 0) continue;
        hand.adds += specials[place].n_is_rolled ? 2 : specials[place].n.value_or(1);
        hand.dice = std::min(hand.dice + 1, most_dice);
    }
    return hand;
}

// Damage dice of a Control roll of so many dice without a card, in hundredths (FR-CTRL-09 to 12).
int icon_dice(int dice) {
    constexpr std::array<int, 6> few = {0, 17, 33, 43, 50, 60};
    return dice < 6 ? few[static_cast<std::size_t>(std::max(dice, 0))] : 60 + 9 * (dice - 5);
}

// The time that a Control roll of so many dice takes, in hundredths of a point of Damage; nothing
// where a race is fought out.
int upset_by(const Race& race, int dice) {
    constexpr int of_any = 30;
    constexpr int of_a_die = 20;
    return is_fought_out(race) || dice <= 0 ? 0 : of_any + of_a_die * dice;
}

// What losing an attack by so much does to a vehicle, in hundredths of a point: asked for every way
// the dice may fall, so that the race is looked at once.
class Harm {
public:
    Harm(const Race& race, VehicleId v, VehicleId other, AttackKind kind)
        : race_(race),
          is_struck_(kind == AttackKind::vehicle),
          faces_(faces_that_hurt(race, v)),
          control_dice_(control_dice(race, v)),
          blow_(half_rounded_up(rating(race, other))) {
        for (std::size_t margin = 0; margin < known_.size(); ++margin)
            known_[margin] = work_out(static_cast<int>(margin));
    }

    int by(int margin) const {
        const auto index = static_cast<std::size_t>(margin);
        return index < known_.size() ? known_[index] : work_out(margin);
    }

private:
    int work_out(int margin) const {
        constexpr int sides = static_cast<int>(icon_count);
        if (is_struck_) {
            const int points = (margin + blow_) * faces_ * hundred / sides;
            const int rolled = control_dice_ + points / hundred;
            return points + icon_dice(points / hundred) * faces_ / sides +
                   (points > 0 ? upset_by(race_, rolled) : 0);
        }
        if (margin <= 0) return 0;
        const int rolled = control_dice_ + margin;
        return icon_dice(rolled) * faces_ / sides + upset_by(race_, rolled);
    }

    const Race& race_;
    bool is_struck_;
    int faces_;
    int control_dice_;
    int blow_;
    std::array<int, best_sum + 4> known_;
};

int cost_of_a_point(const Race& race, VehicleId v) {
    return whole_vehicle / (damage_to_spare(race, v) + 1);
}

// Whoever does not stand best loses by waiting (FR-EDGE-30): the less time there is, the less there
// is to lose.
int cost_to_oneself(const Race& race, VehicleId me) {
    const int most = least_own_cost + own_cost_of_a_round * rounds_to_stall(race);
    return std::min(cost_of_a_point(race, me), most);
}

// In a race to the line harm done to one of several rivals is shared with all the others.
int worth_in_racing(const Race& race, VehicleId me, VehicleId other, int dealt, int taken,
                    int aggression) {
    int rivals = 0;
    for (VehicleId v = 0; v < race.vehicle_count; ++v)
        rivals += v != me && race[v].is_running() ? 1 : 0;
    const int gain = cost_of_a_point(race, other) * aggression / (hundred * std::max(rivals, 1));
    constexpr int caution = 2;  // harm to oneself is never shared
    return (dealt * gain - caution * taken * cost_of_a_point(race, me)) / hundred;
}

// Destroying the others is what the race is about, so a point of theirs never counts for little.
int worth_of(const Race& race, VehicleId me, VehicleId other, int dealt, int taken,
             int aggression) {
    if (!is_fought_out(race)) {
        return worth_in_racing(race, me, other, dealt, taken, aggression);
    }
    const int gain = std::max(cost_of_a_point(race, other), least_gain);
    const int own_cost = cost_to_oneself(race, me);
    return (dealt * gain - taken * own_cost) / hundred;
}

int cards_for(const Race& race, VehicleId v, AttackKind kind, bool starts) {
    const CardType type = kind == AttackKind::personal ? CardType::whip : CardType::reins;
    const bool snaps =
        starts && kind == AttackKind::vehicle && has_trait(race, v, trait::snapper);  // FR-TRT-25
    return playable(race, v, type) + (snaps ? playable(race, v, CardType::whip) : 0);
}

constexpr int usual_cards = 2;

// The number of cards that is worth most, each of them having its price.
template <class Worth>
AttackPlan best_of(const Race& race, int fewest, int most, const Worth& worth_with) {
    AttackPlan best{0, -(1 << 20)};
    const int price = is_fought_out(race) ? price_of_a_card : price_in_racing;
    for (int cards = fewest; cards <= most; ++cards) {
        const int worth = worth_with(cards) - cards * price;
        if (worth > best.worth) best = {cards, worth};
    }
    return best;
}

// An attack about to be made, whatever cards go into it.
class Attack {
public:
    Attack(const Race& race, VehicleId attacker, VehicleId target, AttackKind kind)
        : race_(race),
          attacker_(attacker),
          target_(target),
          kind_(kind),
          to_target_(race, target, attacker, kind),
          to_attacker_(race, attacker, target, kind) {}

    Exchange with(int cards, int answers) const {
        const Hand mine = hand_of(race_, attacker_, kind_, true, cards);
        const Hand theirs = hand_of(race_, target_, kind_, false, answers);
        const DiceFaces printed = race_.rules().dice_faces;
        const Sums& my_sums = sums_of(mine.dice, printed);
        const Sums& their_sums = sums_of(theirs.dice, printed);
        std::int64_t dealt = 0;
        std::int64_t taken = 0;
        for (int a = 0; a <= best_sum; ++a) {
            for (int d = 0; d <= best_sum; ++d) {
                const std::int64_t ways =
                    my_sums[static_cast<std::size_t>(a)] * their_sums[static_cast<std::size_t>(d)];
                if (ways == 0) continue;
                const int attack = a + mine.adds;
                const int defence = std::max(d + theirs.adds, 0);
                const bool tied = attack == defence;  // FR-ATK-13
                if (attack >= defence)
                    dealt += ways * to_target_.by(tied ? attack : attack - defence);
                if (defence >= attack)
                    taken += ways * to_attacker_.by(tied ? attack : defence - attack);
            }
        }
        const std::int64_t all = power(icon_count, mine.dice) * power(icon_count, theirs.dice);
        return {static_cast<int>(dealt / all), static_cast<int>(taken / all)};
    }

private:
    const Race& race_;
    VehicleId attacker_;
    VehicleId target_;
    AttackKind kind_;
    Harm to_target_;
    Harm to_attacker_;
};

}  // namespace

Exchange expected_exchange(const Race& race, VehicleId attacker, VehicleId target, AttackKind kind,
                           int cards, int answers) {
    return Attack(race, attacker, target, kind).with(cards, answers);
}

AttackPlan plan_of_attack(const Race& race, VehicleId attacker, VehicleId target, AttackKind kind,
                          int aggression) {
    const int held = cards_for(race, attacker, kind, true);
    const int answers = std::min(cards_for(race, target, kind, false), usual_cards);
    const Attack attack(race, attacker, target, kind);
    return best_of(race, 1, held, [&](int cards) {
        const Exchange exchange = attack.with(cards, answers);
        return worth_of(race, attacker, target, exchange.dealt, exchange.taken, aggression);
    });
}

AttackPlan plan_of_defence(const Race& race, VehicleId attacker, VehicleId target, AttackKind kind,
                           int aggression) {
    const int held = cards_for(race, target, kind, false);
    const int cards = std::clamp(cards_for(race, attacker, kind, true), 1, usual_cards);
    const Attack attack(race, attacker, target, kind);
    return best_of(race, 0, held, [&](int answers) {
        const Exchange exchange = attack.with(cards, answers);
        return worth_of(race, target, attacker, exchange.taken, exchange.dealt, aggression);
    });
}

}  // namespace frothy
