// What traits and special cards ask: dice to roll again, icons to change, cards to fetch back.
#include <algorithm>
#include <cstdlib>

#include "games/frothy/ai/aftermath.h"
#include "games/frothy/ai/steady_parts.h"
#include "games/frothy/rules/traits.h"

namespace frothy {

namespace {

int done_or_first(const Question& question) {
    return std::max(0, find_kind(question, OptionKind::done));
}

Rule rule_of_special(const Outlook& outlook, int place) {
    const auto& specials = outlook.race().licence(outlook.me()).specials;
    const auto index = static_cast<std::size_t>(place);
    return index < specials.size() ? specials[index].rule : Rule::none();
}

// ---- Dice to roll again -----------------------------------------------------------------------

constexpr int worth_a_card = 70;  // what Lucky or Survivor should spare at least

// What is to be gained by rolling one die again, by its value or icon; 0 for what had better stay.
using Gains = std::array<int, icon_count>;

// Discards are still to come, of as many dice as were rolled on top of those due (FR-CTRL-06).
Gains control_gains(const Outlook& outlook, const Question& question) {
    const Aftermath aftermath(outlook, question.about.planned_turn);
    IconCounts counts = count_icons(question.dice);
    constexpr int most_discards = 3;
    const int due = std::max(control_dice(outlook.race(), outlook.me()), 1);
    const int discards = std::clamp(static_cast<int>(question.dice.size()) - due, 0, most_discards);
    const int now = aftermath.cheapest(counts, discards).cost;
    Gains gains{};
    for (std::size_t icon = 0; icon < icon_count; ++icon) {
        if (counts[icon] == 0) continue;
        --counts[icon];
        int sum = 0;
        for (std::size_t other = 0; other < icon_count; ++other) {
            ++counts[other];
            sum += aftermath.cheapest(counts, discards).cost;
            --counts[other];
        }
        ++counts[icon];
        gains[icon] = std::max(0, now - sum / static_cast<int>(icon_count));
    }
    return gains;
}

// Accelerating or decelerating, low dice go if more boxes are worth more, high ones otherwise.
Gains speed_gains(const Outlook& outlook, const Question& question) {
    const DiceFaces printed = outlook.race().rules().dice_faces;
    int high = 0;
    int second = 0;
    for (const std::uint8_t die : question.dice) {
        const int value = value_of(static_cast<Icon>(die), printed);
        second = std::max(second, std::min(value, high));
        high = std::max(high, value);
    }
    const SpeedOutlook speed = speed_outlook(outlook);
    const int now = speed.of(high + second);
    const int more = speed.of(high + second + 1) - now;
    const int fewer = speed.of(high + second - 1) - now;
    Gains gains{};
    if (more > 0 && more >= fewer) {
        gains[0] = more;
        gains[1] = more / 2;
    } else if (fewer > 0) {
        gains[3] = fewer;
        gains[2] = fewer / 2;
    }
    return gains;
}

Gains damage_gains(const Outlook& outlook) {
    Gains gains{};
    const int resists = resilience(outlook.race(), outlook.me());
    for (int value = 0; value <= max_die_value; ++value) {
        if (value > resists) gains[static_cast<std::size_t>(value)] = outlook.damage_cost() / 2;
    }
    return gains;
}

bool is_attack(const Question& question) { return question.about.other != no_vehicle; }

Gains gains_of(const Outlook& outlook, const Question& question, bool is_control) {
    if (is_control) return control_gains(outlook, question);
    if (is_attack(question)) return {30, 20, 0, 0, 0, 0};
    return outlook.race().moment == Moment::speed_check ? speed_gains(outlook, question)
                                                        : damage_gains(outlook);
}

// Dice come in rising order and may not be gone back to, so the first that is worth it is named.
int steady_reroll(const Outlook& outlook, const Question& question) {
    // With cards alone on offer the question does not say what was rolled.
    const int offered = find_either(question, OptionKind::reroll_icon, OptionKind::reroll_value);
    const bool is_control = offered >= 0 ? find_kind(question, OptionKind::reroll_icon) >= 0
                                         : outlook.vehicle().heading_before_turn != no_facing;
    const Gains gains = gains_of(outlook, question, is_control);
    constexpr int least_gain = 8;
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        const Option& option = question.options[i];
        const bool is_die =
            option.kind == OptionKind::reroll_icon || option.kind == OptionKind::reroll_value;
        if (!is_die || option.a >= icon_count) continue;
        const bool theirs = option.kind == OptionKind::reroll_value && option.b != 0;
        if (theirs ? option.a >= 3 : gains[option.a] >= least_gain) return static_cast<int>(i);
    }
    const int action = find_action(question);
    if (action < 0) return done_or_first(question);
    int spared = 0;
    const DiceFaces printed = outlook.race().rules().dice_faces;
    for (const std::uint8_t face : question.dice) {
        const auto key = is_control
                             ? static_cast<std::size_t>(face)
                             : static_cast<std::size_t>(value_of(static_cast<Icon>(face), printed));
        spared += gains[key];
    }
    return spared >= worth_a_card ? action : done_or_first(question);
}

// ---- Numbers, cards and a rival ---------------------------------------------------------------

// Each option's boxes, weighed for the round ahead.
template <class Boxes>
int best_boxes(const Outlook& outlook, const Question& question, Boxes boxes) {
    const SpeedOutlook speed = speed_outlook(outlook);
    int best = 0;
    int most = -(1 << 30);
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        const int worth = speed.of(boxes(question.options[i]));
        if (worth <= most) continue;
        most = worth;
        best = static_cast<int>(i);
    }
    return best;
}

// Towards as many Whips as Reins in hand.
int steady_swap(const Outlook& outlook, const Question& question) {
    const Cards& cards = outlook.vehicle().cards;
    const int whips = cards.count(Pile::hand, CardType::whip);
    const int reins = cards.count(Pile::hand, CardType::reins);
    if (std::abs(whips - reins) < 2) return done_or_first(question);
    const CardType given = whips > reins ? CardType::whip : CardType::reins;
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        const Option& option = question.options[i];
        if (option.kind == OptionKind::swap && static_cast<CardType>(option.a) == given) {
            return static_cast<int>(i);
        }
    }
    return done_or_first(question);
}

// Special cards first, then dual ones, then the type held least.
int steady_take(const Outlook& outlook, const Question& question) {
    const Cards& cards = outlook.vehicle().cards;
    int best = 0;
    int least = 1 << 29;
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        const Option& option = question.options[i];
        int held = -2;
        if (option.kind == OptionKind::take) {
            const auto type = static_cast<CardType>(option.a);
            held = type == CardType::dual ? -1 : cards.count(Pile::hand, type);
        }
        if (held >= least) continue;
        least = held;
        best = static_cast<int>(i);
    }
    return best;
}

// Whoever is furthest ahead is ahead of us longest.
int steady_rival(const Outlook& outlook, const Question& question) {
    int best = 0;
    int furthest = -(1 << 30);
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        const VehicleId other = question.options[i].a;
        if (other >= outlook.race().vehicle_count) continue;
        const int here = progress(outlook.race(), other);
        if (here <= furthest) continue;
        furthest = here;
        best = static_cast<int>(i);
    }
    return best;
}

}  // namespace

int find_action_of(const Outlook& outlook, const Question& question, Rule card) {
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        const Option& option = question.options[i];
        if (option.kind == OptionKind::special &&
            option.b == static_cast<std::uint8_t>(SpecialFace::action) &&
            rule_of_special(outlook, option.a) == card) {
            return static_cast<int>(i);
        }
    }
    return -1;
}

int find_plain_special(const Outlook& outlook, const Question& question, CardFace face) {
    const auto& specials = outlook.race().licence(outlook.me()).specials;
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        const Option& option = question.options[i];
        if (option.kind == OptionKind::special &&
            option.b == static_cast<std::uint8_t>(SpecialFace::plain) &&
            option.a < specials.size() && specials[option.a].face == face) {
            return static_cast<int>(i);
        }
    }
    return -1;
}

int steady_cards(const Outlook& outlook, const Question& question) {
    switch (question.ask) {
    case Ask::reroll: return steady_reroll(outlook, question);
    case Ask::adjust:
        return best_boxes(outlook, question, [&](Option option) {
            return question.about.number + (option.b == 0 ? option.a : -option.a);
        });
    case Ask::move_boxes:
        return best_boxes(outlook, question, [](Option option) { return option.a; });
    case Ask::swap_cards: return steady_swap(outlook, question);
    case Ask::take_back: return steady_take(outlook, question);
    case Ask::end_of_round: {
        constexpr int worth_it = 2;  // cards in Spent
        const int card = find_action(question);
        return question.about.number >= worth_it && card >= 0 ? card : done_or_first(question);
    }
    case Ask::name_rival: return steady_rival(outlook, question);
    case Ask::use_trait:  // in full, but not on a friend
        return question.about.other == no_vehicle ? 0
                                                  : static_cast<int>(question.options.size()) - 1;
    default: return 0;
    }
}

}  // namespace frothy
