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

    friend bool operator==(const HouseRules&, const HouseRules&) = default;
};

}  // namespace frothy
