// The ledger's register of options, as far as the house rules of this game hold them.
#include <algorithm>
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

// Words as the argument of a template, where they last.
template <std::size_t N>
struct Word {
    consteval Word(const char (&word)[N]) { std::copy_n(word, N, text); }  // NOLINT: implicit
    char text[N];
};
template <Word... Each>
constexpr std::array<std::string_view, sizeof...(Each)> words = {Each.text...};

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
    key<&H::dice_faces>("dice.faces", "FR-DICE-01", words<"printed", "mirrored">),
    key<&H::speed_commit>("speed.commit", "FR-SPD-01", words<"in_order", "simultaneous">),
    key<&H::speed_accel_limit>("speed.accel_limit", "FR-SPD-09", words<"mirrored", "literal">),
    key<&H::speed_limit_tie>("speed.limit_tie", "FR-SPD-10",
                             words<"equal_counts", "strictly_more">),
    key<&H::move_card_cap>("move.card_cap", "FR-MOV-10", words<"one_total", "one_each">),
    key<&H::move_fail_midway>("move.fail_midway", "FR-MOV-17", words<"continue", "end">),
    key<&H::straight_check>("straight.check", "FR-MOV-07", words<"phase_end", "move_end">),
    key<&H::arcs_sixty>("arcs.sixty", "FR-MOV-19", words<"side", "fore_aft">),
    key<&H::init_eval>("init.eval", "FR-INIT-05", words<"phase_start", "dynamic">),
    key<&H::wipe_timing>("wipe.timing", "FR-WIPE-02", words<"before_phase_1", "round_start">),
    key<&H::wipe_final>("wipe.final", "FR-WIPE-02", words<"rest_without_move", "move_then_rest">),
    key<&H::wipe_hits_vehicle>("wipe.hits_vehicle", "FR-WIPE-08",
                               words<"collide_and_rest", "rest">),
    key<&H::slide_after_drift>("slide.after_drift", "FR-CTRL-14", words<"facing", "last_step">),
    key<&H::atk_limit>("atk.limit", "FR-ATK-03",
                       words<"unlimited", "one_per_phase", "one_per_target">),
    key<&H::atk_tie_speed>("atk.tie_speed", "FR-ATK-13", words<"opponent", "none">),
    key<&H::col_slide_icons>("col.slide_icons", "FR-DMG-14", words<"remaining", "rolled">),
    key<&H::col_held_up>("col.held_up", "FR-COL-22", words<"lasting_blocks", "any_block">),
    key<&H::col_fragile_removal>("col.fragile_removal", "FR-COL-13",
                                 words<"one_per_entry", "one_per_damage">),
    key<&H::sta_virtual_reins>("sta.virtual_reins", "FR-STA-06", words<"full", "limits_only">),
    key<&H::sta_example_nine>("sta.example_nine", "FR-STA-09", words<"shifted", "both_at_nine">),
    key<&H::pde_control_point>("pde.control_point", "FR-PDE-17",
                               words<"permanent_die", "one_off_point">),
    key<&H::pde_max_speed>("pde.max_speed", "FR-PDE-08", words<"speed_check", "all_boxes">),
    key<&H::track_open_edge>("track.open_edge", "FR-EDGE-23", words<"run_off", "out">),
    key<&H::wreck_closed_course>("wreck.closed_course", "FR-EDGE-24", words<"cleared", "stays">),
    key<&H::race_end>("race.end", "FR-EDGE-27", words<"all_placed", "first_home">),
    key<&H::race_nobody_home>("race.nobody_home", "FR-EDGE-28", words<"furthest", "no_winner">),
    key<&H::race_last_running>("race.last_running", "FR-EDGE-29", words<"must_finish", "wins">),
    number<&H::race_stall_rounds>("race.stall_rounds", "FR-EDGE-30", 1, 255),
    key<&H::stamina>("stamina", "FR-OPT-08", words<"unused", "used">),
    key<&H::alt_speed_check>("alt.speed_check", "FR-ALT-01", words<"keep_two", "one_die">),
    key<&H::alt_speed_cards>("alt.speed_cards", "FR-ALT-01",
                             words<"free", "whip_plus_reins_minus">),
    key<&H::alt_control_pairs>("alt.control_pairs", "FR-ALT-02",
                               words<"cards_first", "pairs_first">),
    key<&H::alt_control_damage>("alt.control_damage", "FR-ALT-03",
                                words<"roll", "ignored", "control">),
    key<&H::alt_deliberate_collisions>("alt.deliberate_collisions", "FR-ALT-05",
                                       words<"forbidden", "allowed">),
    key<&H::alt_corner_drift>("alt.corner_drift", "FR-ALT-07", words<"none", "once">),
    key<&H::alt_drifts>("alt.drifts", "FR-ALT-08", words<"one", "control_roll", "free">),
    key<&H::race_catch>("race.catch", "FR-RACE-06", words<"level_or_collide", "adjacent">),
    key<&H::spc_brake>("spc.brake", "FR-SPC-09", words<"haste_to_slow", "literal">),
    key<&H::trt_fixed_needs_card>("trt.fixed_needs_card", "FR-TRT-07", words<"yes", "no">),
    key<&H::trt_extra_per_icon>("trt.extra_per_icon", "FR-TRT-23", words<"each", "beyond_first">),
    key<&H::trt_unlucky>("trt.unlucky", "FR-TRT-33", words<"vehicle", "both">),
    key<&H::opt_first_round_truce>("opt.first_round_truce", "FR-OPT-01", words<"off", "on">),
    key<&H::opt_friendly_race>("opt.friendly_race", "FR-OPT-02", words<"off", "on">),
    key<&H::opt_jumps>("opt.jumps", "FR-OPT-09", words<"off", "on">),
    key<&H::opt_ratings>("opt.ratings", "FR-OPT-10", words<"used", "unused">),
    number<&H::opt_grandstanding>("opt.grandstanding", "FR-OPT-03", 0, 99),
    number<&H::opt_whips_of_shame>("opt.whips_of_shame", "FR-OPT-04", 0, 99),
    number<&H::opt_start_rating>("opt.start_rating", "FR-OPT-05", 0, 6),
    number<&H::opt_start_spaces>("opt.start_spaces", "FR-OPT-06", 0, 24),
    number<&H::alt_instant_wipe_out>("alt.instant_wipe_out", "FR-ALT-06", 0, 30),
};

}  // namespace

std::span<const HouseRuleKey> house_rule_keys() { return keys; }

}  // namespace frothy
