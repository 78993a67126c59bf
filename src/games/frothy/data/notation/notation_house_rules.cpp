// The ledger's register of options, as far as the house rules of this game hold them.
#include <array>

#include "games/frothy/data/notation/notation.h"

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
constexpr Two alt_speed_check = {"keep_two", "one_die"};
constexpr Two alt_speed_cards = {"free", "whip_plus_reins_minus"};
constexpr Two alt_control_pairs = {"cards_first", "pairs_first"};
constexpr Three alt_control_damage = {"roll", "ignored", "control"};
constexpr Two alt_deliberate_collisions = {"forbidden", "allowed"};
constexpr Two alt_corner_drift = {"none", "once"};
constexpr Three alt_drifts = {"one", "control_roll", "free"};
constexpr Two race_catch = {"level_or_collide", "adjacent"};
constexpr Two spc_brake = {"haste_to_slow", "literal"};
constexpr Two trt_fixed_needs_card = {"yes", "no"};
constexpr Two trt_extra_per_icon = {"each", "beyond_first"};
constexpr Two trt_unlucky = {"vehicle", "both"};
constexpr Two opt_first_round_truce = {"off", "on"};
constexpr Two opt_friendly_race = {"off", "on"};
constexpr Two opt_jumps = {"off", "on"};
constexpr Two opt_ratings = {"used", "unused"};

template <auto Member>
constexpr HouseRuleKey key(std::string_view name, std::string_view rule,
                           std::span<const std::string_view> values) {
    return {name, rule, values, &get<Member>, &set<Member>, 0, 0};
}

template <auto Member>
constexpr HouseRuleKey number(std::string_view name, std::string_view rule, int least, int most) {
    return {name, rule, {}, &get<Member>, &set<Member>, least, most};
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
    number<&H::race_stall_rounds>("race.stall_rounds", "FR-EDGE-30", 1, 255),
    key<&H::stamina>("stamina", "FR-OPT-08", stamina),
    key<&H::alt_speed_check>("alt.speed_check", "FR-ALT-01", alt_speed_check),
    key<&H::alt_speed_cards>("alt.speed_cards", "FR-ALT-01", alt_speed_cards),
    key<&H::alt_control_pairs>("alt.control_pairs", "FR-ALT-02", alt_control_pairs),
    key<&H::alt_control_damage>("alt.control_damage", "FR-ALT-03", alt_control_damage),
    key<&H::alt_deliberate_collisions>("alt.deliberate_collisions", "FR-ALT-05",
                                       alt_deliberate_collisions),
    key<&H::alt_corner_drift>("alt.corner_drift", "FR-ALT-07", alt_corner_drift),
    key<&H::alt_drifts>("alt.drifts", "FR-ALT-08", alt_drifts),
    key<&H::race_catch>("race.catch", "FR-RACE-06", race_catch),
    key<&H::spc_brake>("spc.brake", "FR-SPC-09", spc_brake),
    key<&H::trt_fixed_needs_card>("trt.fixed_needs_card", "FR-TRT-07", trt_fixed_needs_card),
    key<&H::trt_extra_per_icon>("trt.extra_per_icon", "FR-TRT-23", trt_extra_per_icon),
    key<&H::trt_unlucky>("trt.unlucky", "FR-TRT-33", trt_unlucky),
    key<&H::opt_first_round_truce>("opt.first_round_truce", "FR-OPT-01", opt_first_round_truce),
    key<&H::opt_friendly_race>("opt.friendly_race", "FR-OPT-02", opt_friendly_race),
    key<&H::opt_jumps>("opt.jumps", "FR-OPT-09", opt_jumps),
    key<&H::opt_ratings>("opt.ratings", "FR-OPT-10", opt_ratings),
    number<&H::opt_grandstanding>("opt.grandstanding", "FR-OPT-03", 0, 99),
    number<&H::opt_whips_of_shame>("opt.whips_of_shame", "FR-OPT-04", 0, 99),
    number<&H::opt_start_rating>("opt.start_rating", "FR-OPT-05", 0, 6),
    number<&H::opt_start_spaces>("opt.start_spaces", "FR-OPT-06", 0, 24),
    number<&H::alt_instant_wipe_out>("alt.instant_wipe_out", "FR-ALT-06", 0, 30),
};

}  // namespace

std::span<const HouseRuleKey> house_rule_keys() { return keys; }

}  // namespace frothy
