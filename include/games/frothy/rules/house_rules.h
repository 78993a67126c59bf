// The table's agreements: the ledger's register of options, each at its default unless changed,
// and the optional rules in use (FR-SETUP-09).
#pragma once

#include <cstdint>

namespace frothy {

enum class DiceFaces : std::uint8_t { printed, mirrored };                           // FR-DICE-01
enum class SpeedCommit : std::uint8_t { in_order, simultaneous };                    // FR-SPD-01
enum class AccelLimit : std::uint8_t { mirrored, literal };                          // FR-SPD-09
enum class LimitTie : std::uint8_t { equal_counts, strictly_more };                  // FR-SPD-10
enum class CardCap : std::uint8_t { one_total, one_each };                           // FR-MOV-10
enum class FailMidway : std::uint8_t { continue_, end };                             // FR-MOV-17
enum class StraightCheck : std::uint8_t { phase_end, move_end };                     // FR-MOV-07
enum class ArcsSixty : std::uint8_t { side, fore_aft };                              // FR-MOV-19
enum class InitEval : std::uint8_t { phase_start, dynamic };                         // FR-INIT-05
enum class WipeTiming : std::uint8_t { before_phase_1, round_start };                // FR-WIPE-02
enum class WipeFinal : std::uint8_t { rest_without_move, move_then_rest };           // FR-WIPE-02
enum class WipeHits : std::uint8_t { collide_and_rest, rest };                       // FR-WIPE-08
enum class SlideAfterDrift : std::uint8_t { facing, last_step };                     // FR-CTRL-14
enum class AttackLimit : std::uint8_t { unlimited, one_per_phase, one_per_target };  // FR-ATK-03
enum class TieSpeed : std::uint8_t { opponent, none };                               // FR-ATK-13
enum class SlideIcons : std::uint8_t { remaining, rolled };                          // FR-DMG-14
enum class HeldUp : std::uint8_t { lasting_blocks, any_block };                      // FR-COL-22
enum class FragileRemoval : std::uint8_t { one_per_entry, one_per_damage };          // FR-COL-13
enum class VirtualReins : std::uint8_t { full, limits_only };                        // FR-STA-06
enum class ExampleNine : std::uint8_t { shifted, both_at_nine };                     // FR-STA-09
enum class ControlPoint : std::uint8_t { permanent_die, one_off_point };             // FR-PDE-17
enum class MaxSpeed : std::uint8_t { speed_check, all_boxes };                       // FR-PDE-08
enum class OpenEdge : std::uint8_t { run_off, out };                                 // FR-EDGE-23
enum class ClosedCourse : std::uint8_t { cleared, stays };                           // FR-EDGE-24
enum class RaceEnd : std::uint8_t { all_placed, first_home };                        // FR-EDGE-27
enum class NobodyHome : std::uint8_t { furthest, no_winner };                        // FR-EDGE-28
enum class LastRunning : std::uint8_t { must_finish, wins };                         // FR-EDGE-29
enum class Stamina : std::uint8_t { unused, used };                                  // FR-OPT-08
enum class SpeedRoll : std::uint8_t { keep_two, one_die };                           // FR-ALT-01
enum class SpeedCards : std::uint8_t { free, whip_plus_reins_minus };                // FR-ALT-01
enum class ControlPairs : std::uint8_t { cards_first, pairs_first };                 // FR-ALT-02
enum class ControlDamage : std::uint8_t { roll, ignored, control };                  // FR-ALT-03
enum class Deliberate : std::uint8_t { forbidden, allowed };                         // FR-ALT-05
enum class CornerDrift : std::uint8_t { none, once };                                // FR-ALT-07
enum class Drifts : std::uint8_t { one, control_roll, free };                        // FR-ALT-08
enum class Catching : std::uint8_t { level_or_collide, adjacent };                   // FR-RACE-06
enum class BrakeCard : std::uint8_t { haste_to_slow, literal };                      // FR-SPC-09
enum class FixedNeedsCard : std::uint8_t { yes, no };                                // FR-TRT-07
enum class ExtraPerIcon : std::uint8_t { each, beyond_first };                       // FR-TRT-23
enum class UnluckyCharm : std::uint8_t { vehicle, both };                            // FR-TRT-33
enum class Truce : std::uint8_t { off, on };                                         // FR-OPT-01
enum class FriendlyRace : std::uint8_t { off, on };                                  // FR-OPT-02
enum class Jumps : std::uint8_t { off, on };                                         // FR-OPT-09
enum class FeatureRatings : std::uint8_t { used, unused };                           // FR-OPT-10

struct HouseRules {
    DiceFaces dice_faces = DiceFaces::printed;
    SpeedCommit speed_commit = SpeedCommit::in_order;
    AccelLimit speed_accel_limit = AccelLimit::mirrored;
    LimitTie speed_limit_tie = LimitTie::equal_counts;
    CardCap move_card_cap = CardCap::one_total;
    FailMidway move_fail_midway = FailMidway::continue_;
    StraightCheck straight_check = StraightCheck::phase_end;
    ArcsSixty arcs_sixty = ArcsSixty::side;
    InitEval init_eval = InitEval::phase_start;
    WipeTiming wipe_timing = WipeTiming::before_phase_1;
    WipeFinal wipe_final = WipeFinal::rest_without_move;
    WipeHits wipe_hits_vehicle = WipeHits::collide_and_rest;
    SlideAfterDrift slide_after_drift = SlideAfterDrift::facing;
    AttackLimit atk_limit = AttackLimit::unlimited;
    TieSpeed atk_tie_speed = TieSpeed::opponent;
    SlideIcons col_slide_icons = SlideIcons::remaining;
    HeldUp col_held_up = HeldUp::lasting_blocks;
    FragileRemoval col_fragile_removal = FragileRemoval::one_per_entry;
    VirtualReins sta_virtual_reins = VirtualReins::full;
    ExampleNine sta_example_nine = ExampleNine::shifted;
    ControlPoint pde_control_point = ControlPoint::permanent_die;
    MaxSpeed pde_max_speed = MaxSpeed::speed_check;
    OpenEdge track_open_edge = OpenEdge::run_off;
    ClosedCourse wreck_closed_course = ClosedCourse::cleared;
    RaceEnd race_end = RaceEnd::all_placed;
    NobodyHome race_nobody_home = NobodyHome::furthest;
    LastRunning race_last_running = LastRunning::must_finish;
    std::uint8_t race_stall_rounds = 10;  // FR-EDGE-30, 1 to 255
    Stamina stamina = Stamina::unused;
    SpeedRoll alt_speed_check = SpeedRoll::keep_two;
    SpeedCards alt_speed_cards = SpeedCards::free;
    ControlPairs alt_control_pairs = ControlPairs::cards_first;
    ControlDamage alt_control_damage = ControlDamage::roll;
    Deliberate alt_deliberate_collisions = Deliberate::forbidden;
    CornerDrift alt_corner_drift = CornerDrift::none;
    Drifts alt_drifts = Drifts::one;
    Catching race_catch = Catching::level_or_collide;
    BrakeCard spc_brake = BrakeCard::haste_to_slow;
    FixedNeedsCard trt_fixed_needs_card = FixedNeedsCard::yes;
    ExtraPerIcon trt_extra_per_icon = ExtraPerIcon::each;
    UnluckyCharm trt_unlucky = UnluckyCharm::vehicle;
    Truce opt_first_round_truce = Truce::off;
    FriendlyRace opt_friendly_race = FriendlyRace::off;
    Jumps opt_jumps = Jumps::off;
    FeatureRatings opt_ratings = FeatureRatings::used;
    std::uint8_t opt_grandstanding = 0;     // FR-OPT-03, spaces ahead, 4 suggested; 0 not agreed
    std::uint8_t opt_whips_of_shame = 0;    // FR-OPT-04, spaces behind, 4 suggested; 0 not agreed
    std::uint8_t opt_start_rating = 0;      // FR-OPT-05, 3 suggested; 0 a standing start
    std::uint8_t opt_start_spaces = 0;      // FR-OPT-06, 6 suggested; 0 a standing start
    std::uint8_t alt_instant_wipe_out = 0;  // FR-ALT-06, Damage icons, at least 2; 0 not agreed

    friend bool operator==(const HouseRules&, const HouseRules&) = default;
};

}  // namespace frothy
