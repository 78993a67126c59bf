// The ledger's register of options, as far as the house rules of this game hold them.
#include <array>

#include "frothy/notation.h"

namespace frothy {
namespace {

template <auto Member>
int get(const HouseRules& rules) {
    return static_cast<int>(rules.*Member);
}
template <auto Member>
void set(HouseRules& rules, int value) {
    using Value = std::remove_reference_t<decltype(rules.*Member)>;
    rules.*Member = static_cast<Value>(value);
}

using Two = std::array<std::string_view, 2>;
using Three = std::array<std::string_view, 3>;

constexpr Two dice_faces = {"printed", "mirrored"};
constexpr Two speed_commit = {"in_order", "simultaneous"};
constexpr Two speed_accel_limit = {"mirrored", "literal"};
constexpr Two speed_limit_tie = {"equal_counts", "strictly_more"};
constexpr Two move_card_cap = {"one_total", "one_each"};
constexpr Two move_fail_midway = {"continue", "end"};
constexpr Two straight_check = {"phase_end", "move_end"};
constexpr Two arcs_sixty = {"side", "fore_aft"};
constexpr Two init_eval = {"phase_start", "dynamic"};
constexpr Two wipe_timing = {"before_phase_1", "round_start"};
constexpr Two wipe_final = {"rest_without_move", "move_then_rest"};
constexpr Two wipe_hits_vehicle = {"collide_and_rest", "rest"};
constexpr Two slide_after_drift = {"facing", "last_step"};
constexpr Three atk_limit = {"unlimited", "one_per_phase", "one_per_target"};
constexpr Two atk_tie_speed = {"opponent", "none"};
constexpr Two col_slide_icons = {"remaining", "rolled"};
constexpr Two col_held_up = {"lasting_blocks", "any_block"};
constexpr Two col_fragile_removal = {"one_per_entry", "one_per_damage"};
constexpr Two sta_virtual_reins = {"full", "limits_only"};
constexpr Two sta_example_nine = {"shifted", "both_at_nine"};
constexpr Two pde_control_point = {"permanent_die", "one_off_point"};
constexpr Two pde_max_speed = {"speed_check", "all_boxes"};
constexpr Two track_open_edge = {"run_off", "out"};
constexpr Two wreck_closed_course = {"cleared", "stays"};
constexpr Two race_end = {"all_placed", "first_home"};
constexpr Two race_nobody_home = {"furthest", "no_winner"};
constexpr Two race_last_running = {"must_finish", "wins"};
constexpr Two stamina = {"unused", "used"};

template <auto Member>
constexpr HouseRuleKey key(std::string_view name, std::string_view rule,
                           std::span<const std::string_view> values) {
    return {name, rule, values, &get<Member>, &set<Member>, 0, 0};
}

using H = HouseRules;

// In the order of the register.
constexpr std::array keys = {
    key<&H::dice_faces>("dice.faces", "FR-DICE-01", dice_faces),
    key<&H::speed_commit>("speed.commit", "FR-SPD-01", speed_commit),
    key<&H::speed_accel_limit>("speed.accel_limit", "FR-SPD-09", speed_accel_limit),
    key<&H::speed_limit_tie>("speed.limit_tie", "FR-SPD-10", speed_limit_tie),
    key<&H::move_card_cap>("move.card_cap", "FR-MOV-10", move_card_cap),
    key<&H::move_fail_midway>("move.fail_midway", "FR-MOV-17", move_fail_midway),
    key<&H::straight_check>("straight.check", "FR-MOV-07", straight_check),
    key<&H::arcs_sixty>("arcs.sixty", "FR-MOV-19", arcs_sixty),
    key<&H::init_eval>("init.eval", "FR-INIT-05", init_eval),
    key<&H::wipe_timing>("wipe.timing", "FR-WIPE-02", wipe_timing),
    key<&H::wipe_final>("wipe.final", "FR-WIPE-02", wipe_final),
    key<&H::wipe_hits_vehicle>("wipe.hits_vehicle", "FR-WIPE-08", wipe_hits_vehicle),
    key<&H::slide_after_drift>("slide.after_drift", "FR-CTRL-14", slide_after_drift),
    key<&H::atk_limit>("atk.limit", "FR-ATK-03", atk_limit),
    key<&H::atk_tie_speed>("atk.tie_speed", "FR-ATK-13", atk_tie_speed),
    key<&H::col_slide_icons>("col.slide_icons", "FR-DMG-14", col_slide_icons),
    key<&H::col_held_up>("col.held_up", "FR-COL-22", col_held_up),
    key<&H::col_fragile_removal>("col.fragile_removal", "FR-COL-13", col_fragile_removal),
    key<&H::sta_virtual_reins>("sta.virtual_reins", "FR-STA-06", sta_virtual_reins),
    key<&H::sta_example_nine>("sta.example_nine", "FR-STA-09", sta_example_nine),
    key<&H::pde_control_point>("pde.control_point", "FR-PDE-17", pde_control_point),
    key<&H::pde_max_speed>("pde.max_speed", "FR-PDE-08", pde_max_speed),
    key<&H::track_open_edge>("track.open_edge", "FR-EDGE-23", track_open_edge),
    key<&H::wreck_closed_course>("wreck.closed_course", "FR-EDGE-24", wreck_closed_course),
    key<&H::race_end>("race.end", "FR-EDGE-27", race_end),
    key<&H::race_nobody_home>("race.nobody_home", "FR-EDGE-28", race_nobody_home),
    key<&H::race_last_running>("race.last_running", "FR-EDGE-29", race_last_running),
    HouseRuleKey{"race.stall_rounds",
                 "FR-EDGE-30",
                 {},
                 &get<&H::race_stall_rounds>,
                 &set<&H::race_stall_rounds>,
                 1,
                 255},
    key<&H::stamina>("stamina", "FR-OPT-08", stamina),
};

}  // namespace

std::span<const HouseRuleKey> house_rule_keys() { return keys; }

}  // namespace frothy
