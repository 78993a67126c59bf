// Road Maintenance, Stunt Card Maintenance and the end of the game (HH-EOR-01 to HH-END-04).
#include <algorithm>
#include <bit>
#include <span>

#include "games/highway_heist/rules/procedures.h"

namespace highway_heist {

namespace {

// HH-EOR-03, HH-EOR-04, HH-O-127: space by space, through what is there.
void drift(Heist& heist, Table& table, Perch one) {
    for (int step = 0; step < 4 && !heist.is_over(); ++step) {
        const Space to = beyond(heist.vehicles[one].at, -1, 0);
        if (!is_on_road(to)) return remove(heist, table, one, "HH-EOR-04");
        const Perch there = occupant(heist, to);
        if (there != no_perch && !is_vehicle(there))
            return hit(heist, table, one, there, "HH-EOR-03");
        if (there != no_perch) remove(heist, table, there, "HH-EOR-03");
        heist.vehicles[one].at = to;
    }
    tell(table, {Fact::moved, no_member, one, heist.vehicles[one].at, 0, "HH-EOR-03"});
}

// HH-EOR-05, HH-EOR-06, HH-O-128
void fall_back(Heist& heist, Table& table, Perch one) {
    const Space to = beyond(heist.vehicles[one].at, -1, 0);
    if (!is_on_road(to)) return remove(heist, table, one, "HH-EOR-06");
    if (!is_empty(heist, to)) return;
    heist.vehicles[one].at = to;
    tell(table, {Fact::moved, no_member, one, to, 0, "HH-EOR-05"});
}

bool is_unmanned(const Heist& heist, Perch perch) {
    const MemberId member = driver_of_pv(heist, perch);
    return is_abandoned(heist, perch) || (member != no_member && !heist[member].is_manned());
}

// HH-OBJ-02, HH-O-77
void judge_semi(Heist& heist, Table& table) {
    const auto team = std::span(heist.team).first(heist.terms.members);
    if (std::ranges::none_of(team, &Member::has_pv))
        return finish(heist, table, Result::lost, "HH-OBJ-02");
    const bool is_home = std::ranges::all_of(team, [&](const Member& who) {
        return who.has_pv() && who.cargo == 2 && !heist.enemy_pegs[who.pv] &&
               heist.vehicles[who.pv].at.x == road_length;
    });
    if (is_home) finish(heist, table, Result::won, "HH-OBJ-02");
}

}  // namespace

// HH-EOR-02
void maintain_road(Heist& heist, Table& table) {
    Perches order;
    for (Perch perch = 0; perch < vehicle_count; ++perch)
        if (is_wreck(heist, perch) || is_unmanned(heist, perch)) order.push_back(perch);
    put_in_order(heist, order);
    for (const Perch one : order) {
        if (heist.is_over()) return;
        if (is_wreck(heist, one)) {
            drift(heist, table, one);
        } else if (is_unmanned(heist, one)) {
            fall_back(heist, table, one);
        }
    }
}

// HH-SET-08, HH-SET-09, HH-EOR-08, HH-O-143: of Level 1 first, then of Level 2;
// those taken out are among what is not seen.
void draw_stunt(Heist& heist, Table& table) {
    const auto in_deck = stunts_in_deck(heist.terms.difficulty);
    const int drawn = std::popcount(heist.stunts_seen);
    if (drawn > in_deck[0] + in_deck[1]) return;
    std::uint8_t card = stunts_each - 1;
    if (drawn < in_deck[0] + in_deck[1]) {
        const unsigned level = drawn < in_deck[0] ? 0x0FU : 0xF0U;
        card = draw(heist, table, Why::stunt_card, "HH-EOR-08",
                    static_cast<std::uint16_t>(level & ~heist.stunts_seen), stunts_each);
    }
    heist.stunts_seen = static_cast<std::uint16_t>(heist.stunts_seen | 1U << card);
    const auto first = static_cast<std::size_t>(heist.terms.scenario) * stunts_each;
    const auto stunt = static_cast<Stunt>(first + card);
    heist.stunts[2] = {stunt, card_of(stunt).tokens};
    tell(table, {Fact::stunt_drawn,
                 no_member,
                 no_perch,
                 {},
                 static_cast<std::int16_t>(stunt),
                 "HH-EOR-08"});
}

// HH-EOR-07, HH-STN-06, HH-END-03, HH-D-04
void maintain_stunts(Heist& heist, Table& table) {
    const Stunt leaving = heist.stunts[0].stunt;
    heist.stunts = {heist.stunts[1], heist.stunts[2], StuntSpot{}};
    if (leaving != Stunt::none)
        tell(table, {Fact::stunt_left,
                     no_member,
                     no_perch,
                     {},
                     static_cast<std::int16_t>(leaving),
                     "HH-EOR-07"});
    if (is_level_3(leaving)) return finish(heist, table, Result::lost, "HH-END-03");
    draw_stunt(heist, table);
}

// HH-EXH-01, HH-EOR-01
void end_round(Heist& heist, Table& table) {
    maintain_road(heist, table);
    if (is_playing(heist, Scenario::semi_heist) && !heist.is_over()) judge_semi(heist, table);
    if (!heist.is_over()) maintain_stunts(heist, table);
    if (heist.is_over()) return;
    tell(table, {Fact::round_ended, no_member, no_perch, {}, heist.round, "HH-EOR-01"});
    ++heist.round;
    heist.ducked = 0;
    for (Member& who : heist.team)
        who.is_exhausted = false;
    heist.stage = Stage::next_player;
}

}  // namespace highway_heist
