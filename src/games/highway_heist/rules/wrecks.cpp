// Wrecks, what is destroyed, and what Wrecks do to enemies (HH-WRK-01 to 05, HH-DEF-04, 05).
#include <algorithm>
#include <utility>

#include "games/highway_heist/rules/procedures.h"

namespace highway_heist {

namespace {

// The pegs of something that is no more.
struct Thrown {
    Members members;
    bool enemy = false;
};

// They stand beside the board until they are placed.
Thrown take_pegs(Heist& heist, Perch perch) {
    Thrown thrown;
    for (MemberId member = 0; member < heist.terms.members; ++member) {
        if (place_of(heist, member) != perch) continue;
        thrown.members.push_back(member);
        heist[member].peg = beside_board;
    }
    thrown.enemy = heist.enemy_pegs[perch];
    heist.enemy_pegs[perch] = false;
    return thrown;
}

// HH-WRK-02, HH-O-112: the Active PV, another PV, an SUV, any other vehicle.
void move_enemy(Heist& heist, Table& table, const Block& from, Perch was_on) {
    const auto rank = [&](Perch perch) {
        if (perch == heist[heist.active].pv) return 0;
        return is_pv(heist, perch) ? 1 : is_suv(heist, perch) ? 2 : 3;
    };
    int best = 4;
    Perches among;
    for (Perch perch = 0; perch < perches; ++perch) {
        if (!can_take_enemy(heist, perch) || distance(from, block_of(heist, perch)) > 1) continue;
        if (rank(perch) > best) continue;
        if (rank(perch) < best) among.clear();
        best = rank(perch);
        among.push_back(perch);
    }
    if (among.empty())
        return tell(table, {Fact::enemy_lost, no_member, was_on, {}, 0, "HH-WRK-02"});
    put_in_order(heist, among);
    const Perch to =
        choose_perch_as_team(heist, table, Ask::target, {"HH-WRK-02", heist.active, was_on}, among);
    heist.enemy_pegs[to] = true;
    tell(table, {Fact::enemy_moved, no_member, to, {}, 0, "HH-WRK-02"});
}

// HH-WRK-03 to 05: the team says in which order.
void scatter(Heist& heist, Table& table, Thrown thrown, const Block& from, Perch was_on) {
    while (thrown.enemy || !thrown.members.empty()) {
        Options options;
        for (const MemberId member : thrown.members)
            options.push_back({Choice::member, member, {}});
        if (thrown.enemy) options.push_back({Choice::enemy_peg});
        const Option first = choose_as_team(heist, table, Ask::first_peg,
                                            {"HH-WRK-05", heist.active, was_on}, options);
        if (first.choice == Choice::enemy_peg) {
            thrown.enemy = false;
            move_enemy(heist, table, from, was_on);
            continue;
        }
        const auto rest = std::remove(thrown.members.begin(), thrown.members.end(), first.value);
        thrown.members.resize(static_cast<std::size_t>(rest - thrown.members.begin()));
        send_to_nearest(heist, table, first.value, from, was_on, "HH-WRK-03");
    }
}

// Only the Vehicle Board is set aside (HH-DEF-04, HH-DEF-05, HH-FAQ-02,
// HH-PV-03).
void lose_pv(Heist& heist, Table& table, MemberId member) {
    Member& who = heist[member];
    who.pv = no_perch;
    who.board = heist.terms.cars[member];
    who.damage = 0;
    return_cargo(heist, table, member, "HH-FAQ-02");
    // HH-O-123
    if (heist.hacker == member) finish(heist, table, Result::lost, "HH-OBJ-03");
}

enum class After : std::uint8_t { wreck, gone };
void destroy(Heist& heist, Table& table, Perch vehicle, After after, Rule rule) {
    const Block from = block_of(heist, vehicle);
    const MemberId whose = driver_of_pv(heist, vehicle);
    const Thrown thrown = take_pegs(heist, vehicle);
    if (after == After::wreck) {
        heist.vehicles[vehicle].is_wreck = true;
    } else {
        heist.vehicles[vehicle] = {};
    }
    tell(table,
         {after == After::wreck ? Fact::wrecked : Fact::removed, whose, vehicle, from.at, 0, rule});
    if (whose != no_member) lose_pv(heist, table, whose);
    if (!heist.is_over()) scatter(heist, table, thrown, from, vehicle);
}

}  // namespace

// To the Scenario Board.
void return_cargo(Heist& heist, Table& table, MemberId member, Rule rule) {
    const int cargo = std::exchange(heist[member].cargo, std::uint8_t{0});
    if (cargo == 0) return;
    heist.cargo_left = static_cast<std::uint8_t>(heist.cargo_left + cargo);
    tell(table, {Fact::cargo_moved, member, no_perch, {}, static_cast<std::int16_t>(-cargo), rule});
}

void wreck(Heist& heist, Table& table, Perch vehicle, Rule rule) {
    destroy(heist, table, vehicle, After::wreck, rule);
}
// HH-SET-11, HH-O-09
void remove(Heist& heist, Table& table, Perch vehicle, Rule rule) {
    destroy(heist, table, vehicle, After::gone, rule);
}

// HH-O-62, HH-O-71, HH-O-93, HH-D-09, HH-R-12; what is only pushed into the Tank hurts it less
// (HH-VE-01).
void hit(Heist& heist, Table& table, Perch wreck, Perch enemy, Rule rule) {
    remove(heist, table, wreck, rule);
    if (enemy == tank) damage_main(heist, table, rule == Rule("HH-VE-01") ? 1 : 2, "HH-O-62");
    if (enemy == rival_car) damage_rival(heist, table, 2, "HH-O-93");
}

// HH-OBJ-01, HH-OBJ-03, HH-O-123
void damage_main(Heist& heist, Table& table, int damage, Rule rule) {
    if (heist.is_over() || heist.strength <= 0) return;
    heist.strength = static_cast<std::int8_t>(std::max(0, heist.strength - damage));
    tell(table, {Fact::main_hit, no_member, no_perch, heist.main, static_cast<std::int16_t>(damage),
                 rule});
    if (heist.strength == 0 && heist.rival_strength == 0) {
        const bool is_tank = is_playing(heist, Scenario::tank_assault);
        finish(heist, table, Result::won, is_tank ? Rule("HH-OBJ-01") : Rule("HH-OBJ-03"));
    }
}
void damage_rival(Heist& heist, Table& table, int damage, Rule rule) {
    if (heist.is_over() || heist.rival_strength <= 0) return;
    const Block from = block_of(heist, rival_car);
    heist.rival_strength = static_cast<std::int8_t>(std::max(0, heist.rival_strength - damage));
    tell(table,
         {Fact::rival_hit, no_member, rival_car, from.at, static_cast<std::int16_t>(damage), rule});
    if (heist.rival_strength > 0) return;
    if (heist.strength == 0) return finish(heist, table, Result::won, "HH-OBJ-03");
    const Thrown thrown = take_pegs(heist, rival_car);
    tell(table, {Fact::removed, no_member, rival_car, from.at, 0, "HH-O-93"});
    scatter(heist, table, thrown, from, rival_car);
}

// HH-O-117, HH-O-134
void push_wreck(Heist& heist, Table& table, MemberId member, Perch wreck, int steps, Rule rule) {
    if (heist.is_over() || !is_wreck(heist, wreck)) return;
    const Perch enemy = is_playing(heist, Scenario::tank_assault) ? tank : rival_car;
    const Spaces spaces = reachable(heist, heist.vehicles[wreck].at, steps, Passing::round, enemy);
    const Space to = choose_space(heist, table, {rule, member, wreck}, spaces);
    if (occupant(heist, to) == enemy) return hit(heist, table, wreck, enemy, rule);
    heist.vehicles[wreck].at = to;
    tell(table, {Fact::moved, member, wreck, to, 0, rule});
}

void finish(Heist& heist, Table& table, Result result, Rule rule) {
    if (heist.is_over()) return;
    heist.result = result;
    tell(table, {result == Result::won ? Fact::won : Fact::lost, no_member, no_perch, {}, 0, rule});
}

}  // namespace highway_heist
