// CTRL: what happens to Control dice before they take effect.
#include "games/frothy/rules/control_dice.h"

#include <algorithm>
#include <numeric>

#include "games/frothy/rules/asking.h"
#include "games/frothy/rules/telling.h"
#include "games/frothy/rules/trait_use.h"

namespace frothy {

namespace {

// The dice as they lie, by icon.
std::array<std::uint8_t, kernel::max_dice> spread(const IconCounts& counts, std::size_t& dice) {
    std::array<std::uint8_t, kernel::max_dice> left;  // NOLINT: filled as far as `dice` says
    dice = 0;
    for (std::size_t icon = 0; icon < icon_count; ++icon) {
        for (int i = 0; i < counts[icon] && dice < left.size(); ++i)
            left[dice++] = static_cast<std::uint8_t>(icon);
    }
    return left;
}

// FR-CTRL-08: up to as many dice as cards, Driver and Control allow, in the order of the icons.
void discard_by_choice(Table& table, const ControlRoll& roll, IconCounts& counts, int discards) {
    std::size_t first = 0;
    while (discards > 0) {
        Offer offer;
        for (std::size_t icon = first; icon < icon_count; ++icon) {
            if (counts[icon] > 0) {
                offer.add({OptionKind::discard, icon});
            }
        }
        offer.add(OptionKind::done);
        std::size_t dice = 0;
        const auto left = spread(counts, dice);
        const Option chosen = offer.ask_about_dice(table, roll.vehicle, Ask::discard_die,
                                                   about_roll(roll, "FR-CTRL-08", discards),
                                                   std::span(left.data(), dice));
        if (chosen.kind == OptionKind::done) return;
        --counts[chosen.a];
        --discards;
        first = chosen.a;
        tell(table, roll.vehicle, "FR-CTRL-08", DieDiscarded{static_cast<Icon>(chosen.a)});
    }
}

// FR-CTRL-09, FR-CTRL-10, FR-DICE-05: compulsory and exhaustive (FR-CLP-03, FR-STA-08).
void discard_pairs(Race& race, Table& table, VehicleId v, IconCounts& counts) {
    const bool forms = race[v].affects.icons == IconShift::none;  // FR-PDE-14
    const Pairs pairs = strike_pairs(counts, forms ? SpeedPairs::form : SpeedPairs::do_not_form);
    for (int i = 0; i < pairs.spins; ++i) {
        tell(table, v, "FR-CTRL-09", PairDiscarded{IconPair::spins});
    }
    gain_control_loss(race, table, v, pairs.spins, "FR-CTRL-09");

    for (int i = 0; i < pairs.speeds; ++i) {
        tell(table, v, "FR-CTRL-10", PairDiscarded{IconPair::slow_and_haste});
    }
    if (race.rules().stamina == Stamina::unused) {
        gain_control_loss(race, table, v, pairs.speeds, "FR-CTRL-10");
        return;
    }
    Vehicle& vehicle = race[v];
    const int least = race.licence(v).stamina_min;
    const int lost = std::min<int>(pairs.speeds, vehicle.stamina - least);
    if (lost <= 0) return;
    vehicle.stamina = static_cast<std::int8_t>(vehicle.stamina - lost);
    tell(table, v, "FR-STA-08", StaminaChanged{-lost, vehicle.stamina});
}

// Up to so many dice of one icon become another.
void turn_icons(Table& table, VehicleId v, Rule rule, IconCounts& counts, Icon from, Icon to,
                int most) {
    const int changed = std::min(count_of(counts, from), most);
    if (changed <= 0) return;
    count_of(counts, from) -= changed;
    count_of(counts, to) += changed;
    tell(table, v, rule, IconsChanged{changed, from, to});
}

// FR-PDE-13, FR-PDE-14.
void shift_by_affects(const Race& race, Table& table, VehicleId v, IconCounts& counts) {
    constexpr int all = kernel::max_dice;
    switch (race[v].affects.icons) {
    case IconShift::none: break;
    case IconShift::haste:
        turn_icons(table, v, "FR-PDE-13", counts, Icon::slow, Icon::haste, all);
        break;
    case IconShift::slow:
        turn_icons(table, v, "FR-PDE-14", counts, Icon::haste, Icon::slow, all);
        break;
    }
}

// FR-SPC-04, FR-SPC-09: up to # icons where the card has a number, all of them otherwise.
void play_icon_card(Race& race, Table& table, VehicleId v, int place, IconCounts& counts) {
    const SpecialCard& card = race.licence(v).specials[static_cast<std::size_t>(place)];
    const bool brakes =
        card.rule == special::brake && race.rules().spc_brake == BrakeCard::haste_to_slow;
    const Icon from = brakes ? Icon::haste : Icon::slow;
    const Icon to = brakes ? Icon::slow : Icon::haste;
    const bool numbered = card.n_is_rolled || card.n.has_value();
    int most = numbered ? number_of_card(race, table, v, place) : count_of(counts, from);
    most = std::min(most, count_of(counts, from));
    if (numbered && most > 1) {
        Offer offer;
        for (int amount = most; amount >= 1; --amount)
            offer.add({OptionKind::amount, amount});
        About about;
        about.vehicle = v;
        about.rule = card.rule;
        about.number = most;
        most = offer.ask_standing(table, v, Ask::use_trait, about).a;
    }
    turn_icons(table, v, card.rule, counts, from, to, most);
}

// FR-SPC-14: one icon and every die that shows it.
void play_cool(Table& table, const ControlRoll& roll, IconCounts& counts) {
    Offer offer;
    for (std::size_t icon = 0; icon < icon_count; ++icon) {
        if (counts[icon] > 0) offer.add({OptionKind::discard, icon});
    }
    if (offer.empty()) return;
    std::size_t dice = 0;
    const auto left = spread(counts, dice);
    const Option chosen =
        offer.ask_about_dice(table, roll.vehicle, Ask::cool_icon,
                             about_roll(roll, special::cool, 1), std::span(left.data(), dice));
    tell(table, roll.vehicle, special::cool,
         IconsRemoved{counts[chosen.a], static_cast<Icon>(chosen.a)});
    counts[chosen.a] = 0;
}

// Cards in hand that act after the roll and have something to act on.
std::uint16_t cards_for_now(const Race& race, VehicleId v, IconCounts& counts) {
    if (race[v].cards.special[static_cast<std::size_t>(Pile::hand)] == 0) return 0;
    unsigned cards = specials_in_hand(race, v, special::cool);
    if (count_of(counts, Icon::slow) > 0) cards |= specials_in_hand(race, v, special::yah);
    const bool literal = race.rules().spc_brake == BrakeCard::literal;
    if (count_of(counts, literal ? Icon::slow : Icon::haste) > 0) {
        cards |= specials_in_hand(race, v, special::brake);
    }
    return static_cast<std::uint16_t>(cards);
}

// After the roll and the re-rolls, before any discard; each adds neither die nor discard.
void play_cards_after_roll(Race& race, Table& table, const ControlRoll& roll, IconCounts& counts) {
    const VehicleId v = roll.vehicle;
    while (const std::uint16_t cards = cards_for_now(race, v, counts)) {
        Offer offer;
        for (std::uint8_t place = 0; cards >> place != 0; ++place) {
            if (((cards >> place) & 1) == 0) continue;
            offer.add({OptionKind::special, place, SpecialFace::action});
        }
        offer.add(OptionKind::done);
        std::size_t dice = 0;
        const auto left = spread(counts, dice);
        if (dice == 0) return;
        const Option chosen = offer.ask_about_dice(
            table, v, Ask::after_roll, about_roll(roll, "FR-CARD-09", static_cast<int>(dice)),
            std::span(left.data(), dice));
        if (chosen.kind == OptionKind::done) return;
        play_special(race, table, v, chosen.a, SpecialUse::action);
        if (race.licence(v).specials[chosen.a].rule == special::cool) {
            play_cool(table, roll, counts);
        } else {
            play_icon_card(race, table, v, chosen.a, counts);
        }
    }
}

}  // namespace

int dice_staying(IconCounts counts, int discards) {
    strike_pairs(counts);
    return std::max(0, std::accumulate(counts.begin(), counts.end(), 0) - discards);
}

About about_roll(const ControlRoll& roll, Rule rule, int amount) {
    About about;
    about.vehicle = roll.vehicle;
    about.other = roll.other;
    about.rule = rule;
    about.number = amount;
    about.cause = roll.cause;
    about.planned_turn = static_cast<std::int8_t>(roll.planned_turn);
    return about;
}

void change_icons(Race& race, Table& table, const ControlRoll& roll, IconCounts& counts) {
    shift_by_affects(race, table, roll.vehicle, counts);
    play_cards_after_roll(race, table, roll, counts);
    // FR-ALT-03: blanks.
    const int damage = count_of(counts, Icon::damage);
    if (damage == 0 || race.rules().alt_control_damage != ControlDamage::ignored) return;
    count_of(counts, Icon::damage) = 0;
    tell(table, roll.vehicle, "FR-ALT-03", IconsRemoved{damage, Icon::damage});
}

void discard_dice(Race& race, Table& table, const ControlRoll& roll, IconCounts& counts,
                  int discards) {
    const bool pairs_first = race.rules().alt_control_pairs == ControlPairs::pairs_first;
    if (pairs_first) discard_pairs(race, table, roll.vehicle, counts);
    discard_by_choice(table, roll, counts, discards);
    if (!pairs_first) discard_pairs(race, table, roll.vehicle, counts);
}

}  // namespace frothy
