// Characters, vehicles, Enemy cards and Stunts, as they are printed (sections CH, VE, EC, ST).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/highway_heist/rules/rule.h"

namespace highway_heist {

// HH-CMP-02
enum class Scenario : std::uint8_t { tank_assault, semi_heist, chopper_takedown };
enum class Skill : std::uint8_t { speed, control, athletics, defense };  // HH-SKL-01
enum class Character : std::uint8_t { captain, undercover, enforcer, showman, ghost, tech };
// The last one is the back of all Vehicle Boards.
enum class Car : std::uint8_t { muscle, drifter, racer, supercar, hijacked };

using Icons = std::array<std::uint8_t, 4>;  // by Skill

// HH-CMP-03, HH-CH-01 to 06, HH-D-02, HH-D-03, HH-R-05, HH-R-06
inline constexpr std::array<Icons, 6> character_icons = {
    {{3, 2, 2, 1}, {2, 2, 3, 1}, {2, 3, 1, 2}, {2, 2, 2, 2}, {2, 3, 2, 1}, {1, 2, 3, 2}}};

struct VehicleBoard {
    Icons icons;
    std::uint8_t strength;  // slots
};
// HH-CMP-04, HH-VE-01, HH-VE-02, HH-VE-03, HH-VE-04, HH-VE-05, HH-FAQ-09, HH-R-07
inline constexpr std::array<VehicleBoard, 5> vehicle_boards = {{{{2, 1, 0, 2}, 7},
                                                                {{2, 2, 0, 1}, 6},
                                                                {{2, 2, 0, 1}, 6},
                                                                {{2, 1, 0, 1}, 6},
                                                                {{1, 1, 0, 0}, 4}}};

// What Enemy cards do. In sections O, ECT, ECM and ECC.
enum class Effect : std::uint8_t {
    none,
    trouble_ahead,
    blockers,
    tail,
    box_in,
    boarders,
    grapple,
    beatdown,
    sweepers,
    rush,
    suvs_activate,
    pegs_activate,
    hit_front_3,  // each PV with an SUV directly in front of it
    hit_front_2,
    hit_behind_2,
    hit_boxed_in,  // each PV adjacent to two or more SUVs
    // Tank Assault
    tank_fires,
    clear_wrecks,
    peg_on_tank,
    repair_tank,
    escort_tank,
    hit_beside_tank,
    close_on_tank,
    part_from_tank,
    turn_to_nearest,
    turn_to_active,
    // Semi Heist
    shotgun,
    peg_on_rear,
    close_door,
    sweep_rear,
    semi_north,
    semi_south,
    pegs_on_semi,
    semi_pegs_activate,
    trouble_for_active,
    block_active,
    tail_active,
    box_in_active,
    reload,
    peg_thieves,
    steal_cargo,
    // Chopper Takedown
    ping,
    ping_locked,
    guns,
    hunt,
    pursuit,
    peg_on_rival,
    repair_rival,
    low_pass,
    repair_chopper,
    closing_net,
};

// HH-CMP-11, HH-ECS-01, HH-ECS-02, HH-ECS-03
struct EnemyCard {
    std::array<Effect, 3> reveal;
    Effect activated;
    Rule rule;
};
inline constexpr std::size_t enemy_cards = 12;
inline constexpr std::array<std::array<EnemyCard, enemy_cards>, 3> enemy_decks = {{
    {{{{Effect::trouble_ahead, Effect::tank_fires}, Effect::hit_front_3, "HH-ECT-01"},
      {{Effect::sweepers, Effect::tank_fires, Effect::beatdown}, Effect::clear_wrecks, "HH-ECT-02"},
      {{Effect::peg_on_tank, Effect::tank_fires, Effect::blockers},
       Effect::repair_tank,
       "HH-ECT-03"},
      {{Effect::boarders, Effect::tank_fires}, Effect::pegs_activate, "HH-ECT-04"},
      {{Effect::tail}, Effect::hit_behind_2, "HH-ECT-05"},
      {{Effect::escort_tank, Effect::tank_fires}, Effect::hit_beside_tank, "HH-ECT-06"},
      {{Effect::trouble_ahead, Effect::close_on_tank}, Effect::part_from_tank, "HH-ECT-07"},
      {{Effect::turn_to_nearest, Effect::tank_fires}, Effect::turn_to_active, "HH-ECT-08"},
      {{Effect::box_in, Effect::tank_fires}, Effect::hit_boxed_in, "HH-ECT-09"},
      {{Effect::grapple}, Effect::beatdown, "HH-ECT-10"},
      {{Effect::rush, Effect::tank_fires}, Effect::suvs_activate, "HH-ECT-11"},
      {{Effect::tank_fires}, Effect::tank_fires, "HH-ECT-12"}}},
    {{{{Effect::shotgun, Effect::peg_on_rear}, Effect::close_door, "HH-ECM-01"},
      {{Effect::close_door, Effect::trouble_for_active}, Effect::sweep_rear, "HH-ECM-02"},
      {{Effect::semi_north, Effect::shotgun}, Effect::semi_south, "HH-ECM-03"},
      {{Effect::pegs_on_semi}, Effect::semi_pegs_activate, "HH-ECM-04"},
      {{Effect::trouble_for_active, Effect::shotgun}, Effect::hit_front_3, "HH-ECM-05"},
      {{Effect::tail_active, Effect::beatdown}, Effect::hit_behind_2, "HH-ECM-06"},
      {{Effect::boarders, Effect::shotgun}, Effect::pegs_activate, "HH-ECM-07"},
      {{Effect::reload, Effect::block_active}, Effect::shotgun, "HH-ECM-08"},
      {{Effect::peg_thieves}, Effect::steal_cargo, "HH-ECM-09"},
      {{Effect::block_active}, Effect::hit_front_2, "HH-ECM-10"},
      {{Effect::box_in_active, Effect::shotgun}, Effect::hit_boxed_in, "HH-ECM-11"},
      {{Effect::rush, Effect::beatdown}, Effect::suvs_activate, "HH-ECM-12"}}},
    {{{{Effect::ping, Effect::trouble_ahead}, Effect::ping, "HH-ECC-01"},
      {{Effect::guns}, Effect::guns, "HH-ECC-02"},
      {{Effect::hunt, Effect::ping}, Effect::ping_locked, "HH-ECC-03"},
      {{Effect::pursuit, Effect::blockers}, Effect::pursuit, "HH-ECC-04"},
      {{Effect::boarders, Effect::ping}, Effect::pegs_activate, "HH-ECC-05"},
      {{Effect::trouble_ahead, Effect::hunt}, Effect::hit_front_3, "HH-ECC-06"},
      {{Effect::peg_on_rival, Effect::pursuit}, Effect::repair_rival, "HH-ECC-07"},
      {{Effect::tail, Effect::ping}, Effect::hit_behind_2, "HH-ECC-08"},
      {{Effect::hunt, Effect::guns}, Effect::low_pass, "HH-ECC-09"},
      {{Effect::repair_chopper, Effect::ping}, Effect::repair_chopper, "HH-ECC-10"},
      {{Effect::box_in, Effect::pursuit}, Effect::hit_boxed_in, "HH-ECC-11"},
      {{Effect::closing_net, Effect::hunt}, Effect::suvs_activate, "HH-ECC-12"}}},
}};

enum class Stunt : std::uint8_t {
    chain_reaction,
    side_scrape,
    roof_rider,
    brake_slide,
    sacrifice_fly,
    hatch_job,
    double_down,
    drag_line,
    track_breaker,
    human_catapult,
    getaway_catch,
    pinball,
    clear_the_roof,
    airmail,
    duck_and_cover,
    wrecking_ball,
    blow_the_door_open,
    slingshot,
    scramble,
    brake_trap,
    sandwich,
    hand_off,
    ramp_shot,
    tandem_shot,
    tow_line,
    head_on,
    overload,
    none = 0xFF,
};

// HH-CMP-12, HH-STS-01, HH-STS-02, HH-STS-03, HH-STS-04, HH-STS-05, HH-STS-06, HH-STS-07
struct StuntCard {
    Skill skill;
    std::uint8_t need;
    std::uint8_t tokens;  // Boost symbols; none on Level 3 (HH-STN-05)
    Rule rule;
};
inline constexpr std::size_t stunts_each = 9;  // of a scenario: four of Levels 1 and 2, one of 3
inline constexpr std::array<StuntCard, 3 * stunts_each> stunt_cards = {{
    {Skill::speed, 3, 2, "HH-STT-01"},     {Skill::control, 3, 2, "HH-STT-02"},
    {Skill::athletics, 2, 2, "HH-STT-03"}, {Skill::control, 3, 1, "HH-STT-04"},
    {Skill::speed, 3, 1, "HH-STT-05"},     {Skill::athletics, 3, 1, "HH-STT-06"},
    {Skill::speed, 4, 1, "HH-STT-07"},     {Skill::control, 3, 2, "HH-STT-08"},
    {Skill::speed, 4, 0, "HH-STT-09"},     {Skill::control, 3, 2, "HH-STM-01"},
    {Skill::control, 3, 2, "HH-STM-02"},   {Skill::speed, 3, 2, "HH-STM-03"},
    {Skill::athletics, 3, 1, "HH-STM-04"}, {Skill::control, 3, 1, "HH-STM-05"},
    {Skill::athletics, 2, 1, "HH-STM-06"}, {Skill::speed, 3, 2, "HH-STM-07"},
    {Skill::athletics, 3, 1, "HH-STM-08"}, {Skill::speed, 3, 0, "HH-STM-09"},
    {Skill::control, 3, 2, "HH-STC-01"},   {Skill::control, 3, 1, "HH-STC-02"},
    {Skill::speed, 3, 1, "HH-STC-03"},     {Skill::athletics, 2, 2, "HH-STC-04"},
    {Skill::speed, 3, 1, "HH-STC-05"},     {Skill::speed, 3, 1, "HH-STC-06"},
    {Skill::athletics, 3, 2, "HH-STC-07"}, {Skill::control, 3, 1, "HH-STC-08"},
    {Skill::control, 3, 0, "HH-STC-09"},
}};
constexpr const StuntCard& card_of(Stunt stunt) {
    return stunt_cards[static_cast<std::size_t>(stunt)];
}
constexpr bool is_level_3(Stunt stunt) {
    return stunt != Stunt::none && static_cast<std::size_t>(stunt) % stunts_each == stunts_each - 1;
}

// HH-O-10: three success faces, two boost, one blank.
enum class Effort : std::uint8_t { success, boost, blank };
constexpr Effort effort_of(std::uint8_t face) {
    return face < 3 ? Effort::success : face < 5 ? Effort::boost : Effort::blank;
}
// HH-O-11, HH-DIE-02, HH-D-05
enum class EnemyFace : std::uint8_t { suv, second_suv, peg, card, north, south };
inline constexpr int enemy_faces = 6;
// What a face sets going; north and south move the main enemy before a card (HH-CARD-05).
enum class EnemyDeed : std::uint8_t { suvs, pegs, card };
constexpr EnemyDeed deed_of(EnemyFace face) {
    return face < EnemyFace::peg    ? EnemyDeed::suvs
           : face == EnemyFace::peg ? EnemyDeed::pegs
                                    : EnemyDeed::card;
}
constexpr int faces_with(EnemyDeed deed) {
    int faces = 0;
    for (int face = 0; face < enemy_faces; ++face)
        faces += deed_of(static_cast<EnemyFace>(face)) == deed ? 1 : 0;
    return faces;
}

}  // namespace highway_heist
