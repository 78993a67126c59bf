// CTRL: what a failed Control roll does.
#include <algorithm>

#include "games/frothy/rules/asking.h"
#include "games/frothy/rules/control_dice.h"
#include "games/frothy/rules/control_effects.h"
#include "games/frothy/rules/entering.h"
#include "games/frothy/rules/telling.h"
#include "games/frothy/rules/trait_use.h"
#include "games/frothy/rules/turning.h"

namespace frothy {

namespace {

using hexgrid::Direction;

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

// Spinner and Slippery (FR-TRT-23, FR-TRT-24): so much more for the icons left, at most #.
int further(Race& race, Table& table, VehicleId v, Rule flaw, int icons) {
    if (!has_trait(race, v, flaw)) return 0;
    const int counted = race.rules().trt_extra_per_icon == ExtraPerIcon::each ? icons : icons - 1;
    if (counted <= 0) return 0;
    return std::min(counted, number_of_flaw(race, table, v, flaw));
}

// FR-CTRL-14, FR-CTRL-24: one space, however many Slide icons, but for Slippery. What it runs into
// waits (FR-EDGE-18).
void apply_slide(Race& race, Table& table, const ControlRoll& roll, int roll_icons,
                 int repeat_icons, ControlOutcome& outcome) {
    const VehicleId v = roll.vehicle;
    const bool along_own_heading = !roll.slide_direction && roll.side_chooser == no_vehicle;
    const Direction direction = roll.slide_direction ? *roll.slide_direction
                                : along_own_heading
                                    ? own_heading(race, table, v)
                                    : ask_side(race, table, roll.side_chooser, roll.side_chooser);
    race[v].not_straight = 1;
    Deferred slide;
    slide.kind = Deferred::Kind::slide;
    slide.vehicle = v;
    slide.direction = direction;
    slide.same = roll.same;
    slide.repeat_dice = repeat_icons;
    if (along_own_heading) slide.heading = static_cast<std::uint8_t>(race[v].facing.number());
    if (runs_into_same(race, slide) && !has_trait(race, v, trait::flyer)) {
        outcome.repeat_slide_dice = repeat_icons;  // FR-DMG-14
        return;
    }
    slide.further = static_cast<std::uint8_t>(further(race, table, v, trait::slippery, roll_icons));
    slide = slide_on(race, table, slide);
    if (slide.kind == Deferred::Kind::same_again) {  // FR-EDGE-65
        outcome.repeat_slide_dice = repeat_icons;
    } else {
        outcome.deferred = slide;
    }
}

// -1 left, 1 right, more with Spinner.
int spin_of(Race& race, Table& table, VehicleId v, IconCounts& effects) {
    const int left = count_of(effects, Icon::left_spin);
    const int right = count_of(effects, Icon::right_spin);
    if (left == 0 && right == 0) return 0;
    const int steps = 1 + further(race, table, v, trait::spinner, std::max(left, right));
    return left > 0 ? -steps : steps;
}

// FR-ALT-06: Damage as the only outcome, with so many icons.
bool wipes_out_at_once(const Race& race, const IconCounts& effects, int different) {
    const int least = race.rules().alt_instant_wipe_out;
    const int icons = effects[static_cast<std::size_t>(Icon::damage)];
    return least > 0 && different == 1 && icons >= std::max(least, 2);
}

// FR-CTRL-19; no Control roll follows (FR-CTRL-05, FR-DMG-08).
void apply_damage(Race& race, Table& table, const ControlRoll& roll, int icons,
                  ControlOutcome& outcome) {
    if (race.rules().alt_control_damage == ControlDamage::control) {
        gain_control_loss(race, table, roll.vehicle, icons, "FR-ALT-04");
        return;
    }
    outcome.damage_rolled = roll.damage_beside > 0;  // FR-JUMP-06
    roll_damage(race, table, roll.vehicle,
                {.dice = roll.damage_beside, .icons = icons, .rule = "FR-CTRL-19"});
}

// FR-CTRL-22: the order of applying effects (FR-CLP-01, FR-CTRL-20, FR-CTRL-21).
void apply(Race& race, Table& table, const ControlRoll& roll, IconCounts effects, int slide_icons,
           ControlOutcome& outcome) {
    const VehicleId v = roll.vehicle;
    const int rating_before = rating(race, v);
    int different = 0;
    IconSet icons;
    for (std::size_t icon = 0; icon < icon_count; ++icon) {
        if (effects[icon] == 0) continue;
        ++different;
        icons.add(static_cast<Icon>(icon));
    }
    tell(table, v, "FR-CTRL-12", ControlLost{icons});
    gain_control_loss(race, table, v, different, "FR-CTRL-13");

    if (wipes_out_at_once(race, effects, different)) {
        wipe_out(race, table, v, "FR-ALT-06");
        return;
    }
    if (count_of(effects, Icon::damage) > 0) {
        apply_damage(race, table, roll, count_of(effects, Icon::damage), outcome);
        if (!race[v].is_running()) return;
    }
    if (count_of(effects, Icon::slide) > 0) {
        apply_slide(race, table, roll, count_of(effects, Icon::slide), slide_icons, outcome);
        if (!race[v].is_running()) return;
    }
    apply_turn(race, table, v, roll.planned_turn, spin_of(race, table, v, effects));

    if (count_of(effects, Icon::haste) > 0) {
        apply_haste(race, table, v, count_of(effects, Icon::haste));
    }
    if (count_of(effects, Icon::slow) > 0) {
        apply_slow(race, table, v, count_of(effects, Icon::slow));
    }
    // FR-CLP-07: last, also where Maximum Speed lowered the rating and further damage came after
    // it.
    if (rating(race, v) != rating_before && is_safe(race, v)) {
        clear_control_loss(race, table, v, "FR-CLP-06");
    }
}

}  // namespace

// The planned turn with the spins added (FR-CTRL-17, 18); without one, from the heading as it is
// (FR-CTRL-23, FR-DMG-10).
void apply_turn(Race& race, Table& table, VehicleId v, int planned, int spin) {
    const int steps = planned + spin;
    const hexgrid::Facing before = race[v].facing;
    face(race, v, before.turned(steps));
    if (steps == 0) return;
    tell(table, v,
         spin == 0  ? Rule("FR-TURN-03")
         : spin < 0 ? Rule("FR-CTRL-17")
                    : Rule("FR-CTRL-18"),
         Turned{before, race[v].facing, spin != 0});
}

void apply_effects(Race& race, Table& table, const ControlRoll& roll, const IconCounts& counts,
                   int slide_icons, ControlOutcome& outcome) {
    apply(race, table, roll, effects_of(counts), slide_icons, outcome);
}

}  // namespace frothy
