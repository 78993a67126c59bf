// The set-up of the three scenarios (HH-SET-01 to 12, HH-O-60, HH-O-70, HH-O-90).
#include <algorithm>
#include <array>
#include <bit>
#include <span>

#include "games/highway_heist/rules/procedures.h"

namespace highway_heist {

namespace {

void place_suvs(Heist& heist, std::span<const Space> spaces) {
    Perch suv = first_suv;
    for (const Space space : spaces)
        heist.vehicles[suv++] = {true, false, space};
}

// By the number of members: 2, 3 or 4.
using ByMembers = std::array<std::int8_t, 3>;
using ByDifficulty = std::array<ByMembers, 4>;
std::int8_t by_both(const Heist& heist, const ByDifficulty& numbers) {
    const ByMembers& by_number = numbers[static_cast<std::size_t>(heist.terms.difficulty)];
    return by_number[heist.terms.members - least_members];
}

// HH-O-60, HH-R-04
void set_up_tank(Heist& heist) {
    constexpr ByDifficulty strengths = {{{18, 23, 26}, {17, 22, 24}, {18, 23, 26}, {19, 23, 27}}};
    constexpr std::array<Space, 4> suvs = {{{7, 2}, {8, 2}, {7, 5}, {8, 5}}};
    heist.main = {7, 3};
    heist.strength = heist.full_strength = by_both(heist, strengths);
    place_suvs(heist, suvs);
}
// HH-O-70, HH-D-10
void set_up_semi(Heist& heist) {
    constexpr ByDifficulty shells = {{{2, 2, 0}, {2, 2, 0}, {3, 3, 0}, {3, 3, 3}}};
    constexpr ByDifficulty escort = {{{3, 0, 2}, {4, 4, 3}, {6, 6, 3}, {8, 6, 5}}};
    constexpr ByDifficulty rears = {{{6, 4, 6}, {6, 4, 6}, {6, 6, 6}, {7, 7, 6}}};
    constexpr std::array<Space, 8> suvs = {
        {{5, 2}, {5, 4}, {10, 2}, {10, 4}, {4, 3}, {12, 3}, {8, 2}, {8, 4}}};
    heist.main = {by_both(heist, rears), 3};
    heist.shells = static_cast<std::uint8_t>(by_both(heist, shells));
    heist.cargo_left = static_cast<std::uint8_t>(2 * heist.terms.members);
    const auto some = static_cast<std::size_t>(by_both(heist, escort));
    place_suvs(heist, std::span(suvs).first(some));
    const bool is_four_on_easy =
        heist.terms.difficulty == Difficulty::easy && heist.terms.members == most_members;
    for (std::size_t suv = 0; suv < std::min<std::size_t>(some, is_four_on_easy ? 1 : 2); ++suv)
        heist.enemy_pegs[first_suv + suv] = true;
}
// HH-O-90
void set_up_chopper(Heist& heist) {
    constexpr ByDifficulty strengths = {{{7, 8, 8}, {8, 9, 10}, {10, 12, 12}, {12, 14, 14}}};
    constexpr ByDifficulty radar = {{{0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {2, 0, 0}}};
    constexpr std::array<Space, 2> suvs = {{{7, 2}, {7, 5}}};
    heist.main = {9, 3};
    heist.rival = {5, 4};
    heist.radar = static_cast<std::uint8_t>(by_both(heist, radar));
    heist.strength = heist.full_strength = heist.rival_strength = by_both(heist, strengths);
    place_suvs(heist, suvs);
}

// HH-SET-03
void place_member(Heist& heist, Table& table, MemberId member) {
    Options options;
    for (std::uint8_t lane = 1; lane <= lanes; ++lane)
        if (is_empty(heist, {start_row, static_cast<std::int8_t>(lane)}))
            options.push_back({Choice::number, lane, {}});
    const auto lane = static_cast<std::int8_t>(
        choose(heist, table, Ask::lane, {"HH-SET-03", member}, options).value);
    heist.vehicles[member] = {true, false, {start_row, lane}};
    heist[member].pv = member;
    tell(table, {Fact::placed, member, member, {start_row, lane}, 0, "HH-SET-03"});
}

// HH-O-90
void place_hacker(Heist& heist, Table& table) {
    Options options;
    for (MemberId member = 0; member < heist.terms.members; ++member)
        options.push_back({Choice::member, member, {}});
    heist.hacker = choose_as_team(heist, table, Ask::hacker, {"HH-O-90"}, options).value;
    tell(table, {Fact::hacker_placed, heist.hacker, no_perch, {}, 0, "HH-O-90"});
}

}  // namespace

// HH-SET-01, HH-SET-02, HH-SET-04, HH-SET-05, HH-SET-06, HH-SET-07, HH-SET-10, HH-SET-11,
// HH-SET-12, HH-OBJ-04, HH-CMP-13
void lay_out(Heist& heist) {
    const Terms& terms = heist.terms;
    for (MemberId member = 0; member < terms.members; ++member) {
        heist[member].board = terms.cars[member];
        heist[member].damage = terms.damage[member];
        heist[member].boost = terms.boost[member];
        if (terms.characters[member] == Character::tech) heist.gadgets = 3;
    }
    switch (terms.scenario) {
    case Scenario::tank_assault: set_up_tank(heist); break;
    case Scenario::semi_heist: set_up_semi(heist); break;
    case Scenario::chopper_takedown: set_up_chopper(heist); break;
    }
    heist.enemy_deck = (1U << enemy_cards) - 1;
}

void set_up(Heist& heist, Table& table) {
    lay_out(heist);
    for (MemberId member = 0; member < heist.terms.members; ++member)
        place_member(heist, table, member);
    if (is_playing(heist, Scenario::chopper_takedown)) place_hacker(heist, table);
    draw_stunt(heist, table);
    heist.stage = Stage::next_player;
}

}  // namespace highway_heist
