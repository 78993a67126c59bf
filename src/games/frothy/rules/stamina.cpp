// STA: the Stamina check.
#include <algorithm>

#include "games/frothy/rules/rules.h"
#include "games/frothy/rules/telling.h"

namespace frothy {

namespace {

// FR-STA-09: with sta.example_nine = both_at_nine the Speed effect at 8 acts at 9, beside the
// Reins effect printed there.
int acts_at(const Licence& licence, const StaminaEffect& effect, ExampleNine reading) {
    if (reading == ExampleNine::shifted || effect.at != 8 ||
        effect.kind != StaminaEffectKind::speed_loss) {
        return effect.at;
    }
    for (const StaminaEffect& other : licence.stamina_effects) {
        if (other.at == 9 && other.kind == StaminaEffectKind::virtual_reins) return 9;
    }
    return effect.at;
}

}  // namespace

void make_stamina_check(Race& race, Table& table, VehicleId v) {
    if (race.rules().stamina != Stamina::used) return;  // FR-STA-01
    Vehicle& vehicle = race[v];
    const Licence& licence = race.licence(v);
    const int change = licence.speeds[static_cast<std::size_t>(rating(race, v))].stamina;
    const int before = vehicle.stamina;
    vehicle.stamina = static_cast<std::int8_t>(
        std::clamp<int>(before + change, licence.stamina_min, licence.stamina_max));  // FR-STA-03
    if (vehicle.stamina != before) {
        tell(table, v, "FR-STA-02", StaminaChanged{vehicle.stamina - before, vehicle.stamina});
    }
    // FR-STA-04: every effect at the current value or above, in full at every check.
    int ratings_lost = 0;
    int damage_dice = 0;
    for (const StaminaEffect& effect : licence.stamina_effects) {
        if (acts_at(licence, effect, race.rules().sta_example_nine) < vehicle.stamina) continue;
        switch (effect.kind) {
        case StaminaEffectKind::speed_loss: ratings_lost += effect.n; break;
        case StaminaEffectKind::damage_dice: damage_dice += effect.n; break;
        case StaminaEffectKind::virtual_reins:
            vehicle.virtual_reins = static_cast<std::uint8_t>(vehicle.virtual_reins + effect.n);
            break;
        }
        tell(table, v, "FR-STA-04", StaminaEffectFelt{effect.at, effect.kind, effect.n});
    }
    // FR-EDGE-44: rating losses with their clearing, then one damage roll.
    const std::uint8_t box = vehicle.accel_box;
    lose_ratings(race, table, v, ratings_lost, "FR-STA-05");
    if (vehicle.accel_box != box && is_safe(race, v)) {
        clear_control_loss(race, table, v, "FR-CLP-06");
    }
    roll_damage(race, table, v, {.dice = damage_dice, .rule = "FR-STA-07"});
}

}  // namespace frothy
