#include "games/frothy/view/core/prompt/dice_ahead.h"

#include <algorithm>

#include "games/frothy/rules/queries.h"
#include "games/frothy/view/core/prompt/prompt_support.h"
#include "kernel/sheet.h"

namespace frothy {

namespace {

using kernel::AnswerOrder;

// Goes on through what belongs to the effects of a failed Control roll. Dice show no harm.
class EffectsWatch {
public:
    explicit EffectsWatch(const Decision& decision) : vehicle_(subject_of(decision)) {}

    int damage_dice() const { return damage_dice_; }
    bool has_number() const { return has_number_; }

    std::optional<int> answer(const Question& question) const {
        const bool is_own = question.ask == Ask::slide_side && question.about.vehicle == vehicle_;
        return is_own ? std::optional(0) : std::nullopt;
    }
    bool cast(const Roll& roll, kernel::Faces& faces) {
        if (roll.about.vehicle != vehicle_) return false;
        const bool is_damage = roll.why == Why::damage && roll.about.rule == "FR-CTRL-19";
        if (!is_damage && roll.why != Why::number) return false;
        if (is_damage && damage_dice_ > 0) return false;
        if (is_damage) damage_dice_ = roll.count;
        has_number_ = has_number_ || !is_damage;
        faces.resize(roll.count);
        for (std::size_t i = 0; i < faces.size(); ++i)
            faces[i] = static_cast<std::uint8_t>(Icon::slide);
        return true;
    }

private:
    VehicleId vehicle_;
    int damage_dice_ = 0;
    bool has_number_ = false;
};

// Whether the roll and its effects are over with this.
bool is_beyond_roll(const Event& event) {
    return event.is<RoundBegan, PhaseBegan, Stepped, Jumped, Collided, MoveEnded, AttackDeclared,
                    ControlRolled, ControlRemoved, Finished, RaceEnded>();
}

void note(const Event& event, DiscardAhead& ahead) {
    event.visit(
        [&](const PairDiscarded& discarded) {
            ++(discarded.pair == IconPair::spins ? ahead.spin_pairs : ahead.speed_pairs);
        },
        [&](const StaminaChanged& stamina) { ahead.stamina_change += stamina.change; },
        [&](ControlKept) { ahead.in_control = true; },
        [&](const ControlLost& lost) { ahead.effects = lost.icons; },
        [&](const ControlGained& gained) {
            if (event.rule == "FR-CLP-02") {
                ahead.points_for_damage += gained.points;
                return;
            }
            ahead.points_after += gained.points;
            if (event.rule == "FR-CTRL-09" || event.rule == "FR-CTRL-10")
                ahead.points_for_pairs += gained.points;
        },
        [&](const ControlCleared& cleared) {
            ahead.points_after -= cleared.points - ahead.points_for_damage;
            ahead.points_for_damage = 0;
            ahead.is_cleared = true;
        },
        [&](WipedOut) { ahead.wipes_out = event.rule == "FR-ALT-06"; },
        [&](Slid) { ++ahead.slides; },
        [&](const Turned& turned) { ahead.turn = turned.before.turn_to(turned.now); },
        [&](const SpeedChanged& speed) { ahead.rating_after = speed.now; },  //
        [](const auto&) {});
}

}  // namespace

DiscardAhead discard_ahead(const Decision& decision, const std::vector<std::uint8_t>& icons) {
    std::vector<Option> sheet;
    for (const std::uint8_t icon : icons)
        sheet.push_back({OptionKind::discard, icon});
    sheet.push_back(OptionKind::done);
    EffectsWatch watch(decision);
    const auto consequence = kernel::consequence_of(decision, sheet, AnswerOrder::offered, watch);
    const VehicleId v = subject_of(decision);
    DiscardAhead ahead;
    ahead.answers = consequence.taken;
    ahead.rating_before = ahead.rating_after = rating(decision.now, v);
    ahead.points_before = ahead.points_after = decision.now[v].control_loss;
    const auto end = std::ranges::find_if(consequence.told, is_beyond_roll);
    std::for_each(consequence.told.begin(), end, [&](const Event& event) {
        if (event.who == v) note(event, ahead);
    });
    ahead.is_open = end == consequence.told.end() && consequence.due.has_value();
    ahead.damage_dice = watch.damage_dice();
    ahead.has_number = watch.has_number();
    return ahead;
}

KeepAhead keep_ahead(const Decision& decision, Option pair) {
    const auto consequence = kernel::consequence_of(decision, std::span(&pair, 1));
    const VehicleId v = subject_of(decision);
    KeepAhead ahead{true, 0, false, decision.now};
    for (const Event& event : consequence.told) {
        if (event.who != v) continue;
        if (const auto* checked = event.get_if<SpeedChecked>()) {
            if (!ahead.is_open) break;  // of the next round
            ahead = {false, checked->boxes, checked->direction == SpeedDirection::accelerate,
                     consequence.now};
        }
        if (const auto* over = event.get_if<OverWhipped>()) ahead.beyond = over->boxes;
    }
    return ahead;
}

SpeedValue value_without_damage(const Decision& decision, Option pair) {
    const VehicleId v = subject_of(decision);
    Race unhurt = decision.now;
    unhurt[v].affects = {};
    unhurt[v].affects.lost_traits = decision.now[v].affects.lost_traits;
    SpeedValue value{pair.a + pair.b, decision.about.direction, pair.a + pair.b};
    kernel::consequence_of_rules<Frothy>(
        unhurt, decision.player, {}, AnswerOrder::given, [&](Race& race, Table& table) {
            value = settle_speed(race, table, v, decision.about.direction, pair.a + pair.b, 0);
        });
    return value;
}

int damage_dice_due(const Decision& decision, Option answer) {
    const auto consequence = kernel::consequence_of(decision, std::span(&answer, 1));
    const bool is_it = consequence.due && consequence.due->why == Why::damage &&
                       consequence.due->about.vehicle == subject_of(decision);
    return is_it ? consequence.due->count : 0;
}

std::optional<int> attack_value_of(const Decision& decision, Option pair) {
    const auto consequence = kernel::consequence_of(decision, std::span(&pair, 1));
    for (const Event& event : consequence.told) {
        const auto* attack = event.get_if<AttackValue>();
        if (attack != nullptr && event.who == subject_of(decision)) return attack->value;
    }
    return std::nullopt;
}

}  // namespace frothy
