// Rounds and turns (HH-TURN-01 to 03, HH-EXH-01).
#include <algorithm>
#include <bit>
#include <span>

#include "games/highway_heist/rules/procedures.h"

namespace highway_heist {

namespace {

// HH-O-115: onto any vehicle with a slot.
void come_back(Heist& heist, Table& table, MemberId member) {
    Perches among;
    for (Perch perch = 0; perch < perches; ++perch)
        if (free_slots(heist, perch) > 0) among.push_back(perch);
    if (among.empty()) return;
    put_in_order(heist, among);
    heist[member].peg = choose_perch(heist, table, Ask::perch, {"HH-O-115", member}, among);
    tell(table, {Fact::peg_moved, member, heist[member].peg, {}, 0, "HH-O-115"});
}

// HH-TURN-01
void begin_turn(Heist& heist, Table& table) {
    Options options;
    for (MemberId member = 0; member < heist.terms.members; ++member)
        if (!heist[member].is_exhausted) options.push_back({Choice::member, member, {}});
    heist.active = choose_as_team(heist, table, Ask::next_player, {"HH-TURN-01"}, options).value;
    tell(table, {Fact::turn_began, heist.active, no_perch, {}, heist.round, "HH-TURN-01"});
    heist.actions_left = 2;
    heist.has_free_leap = has_character(heist, heist.active, Character::undercover);  // HH-CH-02
    heist.stage = Stage::turn;
    if (heist[heist.active].peg == beside_board) come_back(heist, table, heist.active);
}

// HH-ACT-08, HH-CH-02, HH-O-135
void spend(Heist& heist, const Option& action) {
    if (action.choice == Choice::take_boost || action.choice == Choice::pass) {
        heist.actions_left = 0;
        heist.has_free_leap = false;
    } else if (action.choice == Choice::leap && heist.has_free_leap) {
        heist.has_free_leap = false;
    } else {
        --heist.actions_left;
    }
}

// HH-TURN-02
void take_action(Heist& heist, Table& table) {
    const MemberId member = heist.active;
    Options options;
    list_actions(heist, member, options);
    const Option action = choose(heist, table, Ask::action, {"HH-TURN-02", member}, options);
    spend(heist, action);
    Event taken;
    taken.fact = Fact::action_taken;
    taken.who = member;
    taken.what = action.value;
    taken.value = static_cast<std::int16_t>(action.choice);
    taken.rule = "HH-TURN-02";
    tell(table, taken);
    act(heist, table, member, action);
    if (heist.actions_left > 0) return;
    Options free;
    if (heist.has_free_leap && !heist.is_over()) list_actions(heist, member, free);
    if (free.size() <= 1) heist.stage = Stage::enemy_die;
}

void end_turn(Heist& heist, Table& table) {
    roll_enemy_die(heist, table);
    heist.has_free_leap = false;
    heist[heist.active].is_exhausted = true;
    const auto team = std::span(heist.team).first(heist.terms.members);
    heist.stage =
        std::ranges::all_of(team, &Member::is_exhausted) ? Stage::end_of_round : Stage::next_player;
}

}  // namespace

// HH-END-01, HH-END-02, HH-END-04: won and lost at once.
void HighwayHeist::step(Heist& heist, Table& table) {
    switch (heist.stage) {
    case Stage::set_up: set_up(heist, table); break;
    case Stage::next_player: begin_turn(heist, table); break;
    case Stage::turn: take_action(heist, table); break;
    case Stage::enemy_die: end_turn(heist, table); break;
    case Stage::end_of_round: end_round(heist, table); break;
    case Stage::over: return;
    }
    if (heist.is_over()) heist.stage = Stage::over;
}

}  // namespace highway_heist
