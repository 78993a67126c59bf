// CTRL: the Control roll.
#include <algorithm>
#include <array>

#include "asking.h"
#include "committing.h"
#include "entering.h"
#include "frothy/rules.h"
#include "rolling.h"
#include "telling.h"
#include "turning.h"

namespace frothy {

namespace {

using hexgrid::Direction;
using IconCounts = std::array<int, icon_count>;

int& count_of(IconCounts& counts, Icon icon) { return counts[static_cast<std::size_t>(icon)]; }

// FR-DICE-03: Control rolls ignore values.
IconCounts count_icons(const kernel::Faces& faces) {
    IconCounts counts{};
    for (const std::uint8_t face : faces)
        ++counts[face];
    return counts;
}

About about_roll(const ControlRoll& roll, Rule rule, int amount) {
    About about;
    about.vehicle = roll.vehicle;
    about.other = roll.other;
    about.rule = rule;
    about.amount = static_cast<std::int16_t>(amount);
    about.cause = roll.cause;
    about.planned_turn = static_cast<std::int8_t>(roll.planned_turn);
    return about;
}

// FR-CTRL-08: up to as many dice as cards committed, in the order of the icons.
void discard_by_choice(Table& table, const ControlRoll& roll, IconCounts& counts, int discards) {
    std::size_t first = 0;
    while (discards > 0) {
        Offer offer;
        std::array<std::uint8_t, kernel::max_dice> left;
        std::size_t dice = 0;
        for (std::size_t icon = 0; icon < icon_count; ++icon) {
            if (icon >= first && counts[icon] > 0) {
                offer.add({OptionKind::discard, static_cast<std::uint8_t>(icon), 0});
            }
            for (int i = 0; i < counts[icon]; ++i)
                left[dice++] = static_cast<std::uint8_t>(icon);
        }
        offer.add(OptionKind::done);
        const Option chosen = offer.ask_about_dice(
            table, roll.vehicle, Ask::discard_die, about_roll(roll, "FR-CTRL-08", discards),
            std::span<const std::uint8_t>(left.data(), dice));
        if (chosen.kind == OptionKind::done) return;
        --counts[chosen.a];
        --discards;
        first = chosen.a;
        tell(table, EventKind::die_discarded, roll.vehicle, "FR-CTRL-08", {.a = chosen.a});
    }
}

// FR-CTRL-09, FR-CTRL-10, FR-DICE-05: compulsory and exhaustive (FR-CLP-03, FR-STA-08).
void discard_pairs(Race& race, Table& table, VehicleId v, IconCounts& counts) {
    const int spins =
        std::min(count_of(counts, Icon::left_spin), count_of(counts, Icon::right_spin));
    for (int i = 0; i < spins; ++i) {
        tell(table, EventKind::pair_discarded, v, "FR-CTRL-09", {.a = 0});
    }
    count_of(counts, Icon::left_spin) -= spins;
    count_of(counts, Icon::right_spin) -= spins;
    gain_control_loss(race, table, v, spins, "FR-CTRL-09");

    const int speeds = std::min(count_of(counts, Icon::slow), count_of(counts, Icon::haste));
    for (int i = 0; i < speeds; ++i) {
        tell(table, EventKind::pair_discarded, v, "FR-CTRL-10", {.a = 1});
    }
    count_of(counts, Icon::slow) -= speeds;
    count_of(counts, Icon::haste) -= speeds;
    if (race.rules().stamina == Stamina::unused) {
        gain_control_loss(race, table, v, speeds, "FR-CTRL-10");
        return;
    }
    Vehicle& vehicle = race[v];
    const int least = race.licence(v).stamina_min;
    const int lost = std::min<int>(speeds, vehicle.stamina - least);
    if (lost <= 0) return;
    vehicle.stamina = static_cast<std::int8_t>(vehicle.stamina - lost);
    tell(table, EventKind::stamina_changed, v, "FR-STA-08", {.a = -lost, .b = vehicle.stamina});
}

// FR-CTRL-12: the icon with most dice; icons tied for most all take effect.
IconCounts effects_of(const IconCounts& counts) {
    const int most = *std::max_element(counts.begin(), counts.end());
    IconCounts effects{};
    for (std::size_t icon = 0; icon < icon_count; ++icon) {
        if (counts[icon] == most) effects[icon] = counts[icon];
    }
    return effects;
}

Direction ask_side(const Race& race, Table& table, VehicleId of, VehicleId chooser) {
    Offer offer;
    offer.add(OptionKind::slide_left);
    offer.add(OptionKind::slide_right);
    About about;
    about.vehicle = of;
    about.rule = "FR-EDGE-10";
    const Option side = offer.ask(table, chooser, Ask::slide_side, about);
    const hexgrid::Facing facing = race[of].facing;
    return side.kind == OptionKind::slide_left ? facing.front_left() : facing.front_right();
}

// Along the vehicle's own heading (FR-EDGE-10, FR-DMG-11).
Direction own_heading(Race& race, Table& table, VehicleId v) {
    Vehicle& vehicle = race[v];
    if (vehicle.facing.is_side()) {
        const bool last_step = race.rules().slide_after_drift == SlideAfterDrift::last_step &&
                               vehicle.drifted_last != 0;
        return last_step ? hexgrid::direction(vehicle.last_step) : vehicle.facing.ahead();
    }
    Direction way = vehicle.last_side == Side::left ? vehicle.facing.front_right()
                                                    : vehicle.facing.front_left();
    if (vehicle.last_side == Side::none) way = ask_side(race, table, v, v);
    return way;
}

bool runs_into_same(const Race& race, const ControlRoll& roll, Direction direction) {
    const Cell here = race[roll.vehicle].cell;
    if (roll.same.hex) {
        return hexgrid::neighbour(race.course().hex(here), direction) == *roll.same.hex;
    }
    const Cell to = race.course().neighbour(here, direction);
    return roll.same.vehicle != no_vehicle && to != no_cell && race[roll.same.vehicle].cell == to;
}

// FR-CTRL-14, FR-CTRL-24: one space, however many Slide icons. What it runs into waits (FR-EDGE-18).
void apply_slide(Race& race, Table& table, const ControlRoll& roll, int icons,
                 ControlOutcome& outcome) {
    const VehicleId v = roll.vehicle;
    const bool along_own_heading = !roll.slide_direction && roll.side_chooser == no_vehicle;
    const Direction direction = roll.slide_direction ? *roll.slide_direction
                                : along_own_heading
                                    ? own_heading(race, table, v)
                                    : ask_side(race, table, roll.side_chooser, roll.side_chooser);
    race[v].not_straight = 1;
    if (runs_into_same(race, roll, direction)) {
        outcome.repeat_slide_dice = icons;  // FR-DMG-14
        return;
    }
    outcome.deferred.vehicle = v;
    outcome.deferred.direction = direction;
    if (along_own_heading) {
        outcome.deferred.heading = static_cast<std::uint8_t>(race[v].facing.number());
    }
    if (what_is_ahead(race, v, direction) != Ahead::open) {
        outcome.deferred.kind = Deferred::Kind::slide;
        return;
    }
    slide_into_open(race, table, outcome.deferred);
    if (race[v].is_running() && has_features(race, race[v].cell)) {
        outcome.deferred.kind = Deferred::Kind::enter;
        outcome.deferred.entered = race[v].cell;
    }
}

// The planned turn with the spins added (FR-CTRL-17, 18); without one, from the heading as it is
// (FR-CTRL-23, FR-DMG-10).
void apply_turn(Race& race, Table& table, VehicleId v, int planned, int spin) {
    const int steps = planned + spin;
    const hexgrid::Facing before = race[v].facing;
    face(race, v, before.turned(steps));
    if (steps == 0) return;
    tell(table, EventKind::turned, v,
         spin == 0  ? Rule("FR-TURN-03")
         : spin < 0 ? Rule("FR-CTRL-17")
                    : Rule("FR-CTRL-18"),
         {.a = before.number(), .b = race[v].facing.number(), .c = spin != 0 ? 1 : 0});
}

// FR-CTRL-22: the order of applying effects (FR-CLP-01, FR-CTRL-20, 21).
void apply_effects(Race& race, Table& table, const ControlRoll& roll, IconCounts effects,
                   int slide_icons, ControlOutcome& outcome) {
    const VehicleId v = roll.vehicle;
    int different = 0;
    int bits = 0;
    for (std::size_t icon = 0; icon < icon_count; ++icon) {
        if (effects[icon] == 0) continue;
        ++different;
        bits |= 1 << icon;
    }
    tell(table, EventKind::control_lost, v, "FR-CTRL-12", {.a = bits});
    gain_control_loss(race, table, v, different, "FR-CTRL-13");

    if (count_of(effects, Icon::damage) >
        0) {  // FR-CTRL-19; no Control roll (FR-CTRL-05, FR-DMG-08)
        roll_damage(race, table, v, count_of(effects, Icon::damage), "FR-CTRL-19");
        if (!race[v].is_running()) return;
    }
    if (count_of(effects, Icon::slide) > 0) {
        apply_slide(race, table, roll, slide_icons, outcome);
        if (!race[v].is_running()) return;
    }
    const int spin = (count_of(effects, Icon::right_spin) > 0 ? 1 : 0) -
                     (count_of(effects, Icon::left_spin) > 0 ? 1 : 0);
    apply_turn(race, table, v, roll.planned_turn, spin);

    const std::uint8_t box_before = race[v].accel_box;
    const int rating_before = rating(race, v);
    if (count_of(effects, Icon::haste) > 0) {
        apply_haste(race, table, v, count_of(effects, Icon::haste));
    }
    if (count_of(effects, Icon::slow) > 0) {
        apply_slow(race, table, v, count_of(effects, Icon::slow));
    }
    const bool changed = box_before != race[v].accel_box && rating(race, v) != rating_before;
    if (changed && is_safe(race, v)) clear_control_loss(race, table, v, "FR-CLP-06");
}

}  // namespace

ControlOutcome make_control_roll(Race& race, Table& table, const ControlRoll& roll) {
    ControlOutcome outcome;
    const VehicleId v = roll.vehicle;
    const int due = control_dice(race, v);
    if (due <= 0) {  // FR-EDGE-05: not made, a success
        apply_turn(race, table, v, roll.planned_turn, 0);
        return outcome;
    }
    CommitTerms terms;
    terms.ask = Ask::control_cards;
    terms.about = about_roll(roll, "FR-CTRL-06", due);
    const Commitment cards = commit_cards(race, table, v, terms);
    if (cards.total() > 0) {
        tell(table, EventKind::cards_committed, v, "FR-CTRL-06",
             {.a = cards.as_whips(),
              .b = cards.as_reins(),
              .c = static_cast<int>(Ask::control_cards)});
    }
    kernel::Faces faces;
    roll_dice(table, v, Why::control, "FR-CTRL-02", due + cards.total(), faces);
    outcome.rolled = true;
    tell(table, EventKind::control_rolled, v, "FR-CTRL-02",
         {.a = due + cards.total(), .b = static_cast<int>(roll.cause), .other = roll.other});

    IconCounts counts = count_icons(faces);
    const int slides_rolled = count_of(counts, Icon::slide);
    discard_by_choice(table, roll, counts, cards.total());
    discard_pairs(race, table, v, counts);

    const int remaining = std::max(0, *std::max_element(counts.begin(), counts.end()));
    if (remaining == 0) {  // FR-CTRL-11
        tell(table, EventKind::control_kept, v, "FR-CTRL-11");
        apply_turn(race, table, v, roll.planned_turn, 0);
        return outcome;
    }
    outcome.failed = true;
    const IconCounts effects = effects_of(counts);
    const int slide_icons = race.rules().col_slide_icons == SlideIcons::remaining
                                ? counts[static_cast<std::size_t>(Icon::slide)]
                                : slides_rolled;
    apply_effects(race, table, roll, effects, slide_icons, outcome);
    return outcome;
}

}  // namespace frothy
