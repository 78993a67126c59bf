// What is laid on the table before anybody is asked, and what follows of dice and cubes.
#include <catch2/catch.hpp>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "games/highway_heist/data/codec.h"
#include "games/highway_heist/rules/campaign.h"
#include "games/highway_heist/rules/procedures.h"
#include "highway_heist/any_game.h"
#include "kernel/policy_table.h"

namespace highway_heist {
namespace {

Terms terms_for(Scenario scenario, std::uint8_t members = 2) {
    Terms terms;
    terms.scenario = scenario;
    terms.members = terms.players = members;
    return terms;
}
Heist set_up(const Terms& terms) {
    Heist heist = heist_of(terms);
    Busy policy(1);
    kernel::PolicyTable<HighwayHeist, Busy> table(heist, policy, 1);
    HighwayHeist::step(heist, table);
    return heist;
}
std::set<Space> spaces_of_suvs(const Heist& heist) {
    std::set<Space> spaces;
    for (const Perch suv : all_suvs(heist))
        spaces.insert(heist.vehicles[suv].at);
    return spaces;
}
std::vector<Option> actions_of(const Heist& heist, MemberId member) {
    Options options;
    list_actions(heist, member, options);
    return {options.begin(), options.end()};
}
bool has(const std::vector<Option>& options, const Option& wanted) {
    return std::ranges::find(options, wanted) != options.end();
}
bool has_choice(const std::vector<Option>& options, Choice wanted) {
    return std::ranges::find(options, wanted, &Option::choice) != options.end();
}

// Rounds are ended by what comes after the last turn.
void end_of_round(Heist& heist) {
    Busy policy(1);
    kernel::PolicyTable<HighwayHeist, Busy> table(heist, policy, 1);
    heist.stage = Stage::end_of_round;
    HighwayHeist::step(heist, table);
}

}  // namespace

TEST_CASE("the Road Board lies on the table, twelve spaces long and six lanes wide",
          "[highway_heist][HH-SET-01][HH-O-01]") {
    for (const Space corner : {Space{1, 1}, Space{12, 1}, Space{1, 6}, Space{12, 6}})
        CHECK(is_on_road(corner));
    for (const Space off : {Space{0, 3}, Space{13, 3}, Space{6, 0}, Space{6, 7}})
        CHECK_FALSE(is_on_road(off));
    const Heist heist = set_up(terms_for(Scenario::tank_assault, 4));
    for (MemberId member = 0; member < 4; ++member)
        CHECK(heist.vehicles[member].at.x == start_row);
}

TEST_CASE("no difficulty puts less in the way of the team than the one before it",
          "[highway_heist][HH-O-60][HH-O-70][HH-O-90]") {
    for (const Scenario scenario :
         {Scenario::tank_assault, Scenario::semi_heist, Scenario::chopper_takedown}) {
        for (std::uint8_t members = 2; members <= 4; ++members) {
            Terms terms = terms_for(scenario, members);
            terms.difficulty = Difficulty::easy;
            Heist before = set_up(terms);
            for (const Difficulty harder :
                 {Difficulty::standard, Difficulty::hard, Difficulty::beast}) {
                INFO(int(scenario) << " for " << int(members) << ", level " << int(harder));
                terms.difficulty = harder;
                const Heist heist = set_up(terms);
                CHECK(spaces_of_suvs(heist).size() >= spaces_of_suvs(before).size());
                // On Easy there are two rounds more for a Tank that is tougher by one, for four
                // by two.
                const bool has_more_time =
                    scenario == Scenario::tank_assault && harder == Difficulty::standard;
                CHECK(heist.strength >= before.strength - (has_more_time ? members / 2 : 0));
                CHECK(heist.shells >= before.shells);
                CHECK(heist.radar >= before.radar);
                CHECK(heist.cargo_left >= before.cargo_left);
                before = heist;
            }
        }
    }
}

TEST_CASE("whoever keeps its speed stays in its space, and what nobody drives falls back",
          "[highway_heist][HH-ROAD-01]") {
    Heist heist = set_up(terms_for(Scenario::tank_assault));
    heist.vehicles[0].at = {5, 1};
    heist.vehicles[1].at = {5, 6};
    heist[1].peg = 1;  // on its own roof
    end_of_round(heist);
    CHECK(heist.vehicles[0].at == Space{5, 1});
    CHECK(heist.vehicles[1].at == Space{4, 6});
}

TEST_CASE("five Effort Dice and an Enemy Die lie ready", "[highway_heist][HH-SET-05][HH-D-05]") {
    CHECK(Codec::sides_of(Why::effort) == 6);
    CHECK(Codec::sides_of(Why::enemy_die) == 6);
    std::set<std::string_view> faces;
    for (std::uint8_t face = 0; face < 6; ++face)
        faces.insert(Codec::face_text(Why::enemy_die, face));
    CHECK(faces.size() >= 5);
    const auto counts = [](Effort effort) {
        int count = 0;
        for (std::uint8_t face = 0; face < 6; ++face)
            count += effort_of(face) == effort ? 1 : 0;
        return count;
    };
    CHECK(counts(Effort::success) == 3);
    CHECK(counts(Effort::boost) == 2);
    CHECK(counts(Effort::blank) == 1);
}

TEST_CASE("each Scenario Board is set up by its setup side",
          "[highway_heist][HH-SET-06][HH-SET-10]") {
    SECTION("Tank Assault") {
        const Heist heist = set_up(terms_for(Scenario::tank_assault));
        CHECK(block_of(heist, tank).covers({8, 4}));
        CHECK(spaces_of_suvs(heist) == std::set<Space>{{7, 2}, {8, 2}, {7, 5}, {8, 5}});
        CHECK(heist.strength == heist.full_strength);
        CHECK(std::ranges::count(heist.enemy_pegs, true) == 0);
    }
    SECTION("Semi Heist") {
        const Heist heist = set_up(terms_for(Scenario::semi_heist));
        CHECK(block_of(heist, semi_rear).at == Space{6, 3});
        CHECK(block_of(heist, semi_cab).at == Space{9, 3});
        CHECK(block_of(set_up(terms_for(Scenario::semi_heist, 3)), semi_rear).at == Space{4, 3});
        CHECK(heist.door == Door::closed);
        CHECK(heist.cargo_left == 4);
        CHECK(std::ranges::count(heist.enemy_pegs, true) == 2);
        Terms four = terms_for(Scenario::semi_heist, 4);
        four.difficulty = Difficulty::easy;
        CHECK(std::ranges::count(set_up(four).enemy_pegs, true) == 1);
    }
    SECTION("Chopper Takedown") {
        Terms terms = terms_for(Scenario::chopper_takedown);
        const Heist heist = set_up(terms);
        CHECK(heist.main == Space{9, 3});
        CHECK(heist.radar == 0);
        terms.difficulty = Difficulty::beast;
        CHECK(set_up(terms).radar == 2);
        CHECK(heist.rival == Space{5, 4});
        CHECK(spaces_of_suvs(heist) == std::set<Space>{{7, 2}, {7, 5}});
        CHECK(heist.radar == 0);
        CHECK(heist.hacker < 2);
    }
}

TEST_CASE("how far Cargo is thrown goes by difficulty and number", "[highway_heist][HH-O-74]") {
    struct Reach {
        Difficulty difficulty;
        std::uint8_t members;
        int spaces;
    };
    const auto [difficulty, members, spaces] =
        GENERATE(Reach{Difficulty::easy, 4, 5}, Reach{Difficulty::easy, 2, 3},
                 Reach{Difficulty::standard, 4, 5}, Reach{Difficulty::standard, 3, 3},
                 Reach{Difficulty::hard, 4, 3}, Reach{Difficulty::beast, 4, 3},
                 Reach{Difficulty::beast, 3, 1}, Reach{Difficulty::beast, 2, 1});
    Terms terms = terms_for(Scenario::semi_heist, members);
    terms.difficulty = difficulty;
    Heist heist = set_up(terms);
    heist.door = Door::open;
    heist.cargo_left = 2;
    heist.actions_left = 2;
    heist.main = {6, 3};
    heist[0].peg = semi_rear;
    heist[1].cargo = 0;
    for (int away = 1; away <= 5; ++away) {
        heist.vehicles[heist[1].pv].at = {static_cast<std::int8_t>(heist.main.x - away),
                                          heist.main.y};
        CAPTURE(away);
        CHECK(has(actions_of(heist, 0), {Choice::throw_cargo, 1, {}}) == (away <= spaces));
    }
}

TEST_CASE("what a scenario does not use stays in the box", "[highway_heist][HH-SET-12]") {
    for (std::uint64_t number = 0; number < 36; ++number) {
        const Heist heist = set_up(terms_of(number));
        CHECK(is_there(heist, tank) == is_playing(heist, Scenario::tank_assault));
        CHECK(is_there(heist, semi_rear) == is_playing(heist, Scenario::semi_heist));
        CHECK(is_there(heist, rival_car) == is_playing(heist, Scenario::chopper_takedown));
        for (MemberId member = heist.terms.members; member < most_members; ++member) {
            CHECK_FALSE(heist.vehicles[member].is_on_board);
            CHECK_FALSE(heist[member].has_pv());
        }
    }
}

TEST_CASE("no scenario needs more than three Enemy cubes", "[highway_heist][HH-D-07]") {
    for (std::uint64_t number = 0; number < 36; ++number) {
        Heist heist = heist_of(terms_of(number));
        Busy policy(number);
        kernel::play_out<HighwayHeist>(heist, policy, number);
        const bool has_semi = is_playing(heist, Scenario::semi_heist);
        const bool has_chopper_track = is_playing(heist, Scenario::chopper_takedown);
        // Tracks off their start somewhere in the game belong to the scenario.
        CHECK((has_semi || heist.shells == 0));
        CHECK((has_chopper_track || (heist.radar == 0 && heist.rival_strength == 0)));
        CHECK((!has_semi || (heist.strength == 0 && heist.full_strength == 0)));
    }
}

TEST_CASE("the Hacker aboard changes no Ram, cars stand beneath the Chopper, and the Rival Car is "
          "leapt onto, not hijacked",
          "[highway_heist][HH-FAQ-10][HH-O-91][HH-O-92][HH-O-95]") {
    Heist heist = set_up(terms_for(Scenario::chopper_takedown));
    heist.stage = Stage::turn;
    heist.active = 0;
    heist.actions_left = 2;
    heist.vehicles[0].at = {6, 2};
    const Option ram{Choice::ram, first_suv, {}};
    for (const MemberId hacker : {MemberId{0}, MemberId{1}}) {
        heist.hacker = hacker;
        CHECK(has(actions_of(heist, 0), ram));
        CHECK(has_choice(actions_of(heist, 0), Choice::drive));
    }
    CHECK(is_empty(heist, heist.main));
    heist.vehicles[0].at = heist.main;
    CHECK(occupant(heist, heist.main) == 0);

    heist.vehicles[0].at = {5, 3};
    CHECK(has(actions_of(heist, 0), {Choice::leap, rival_car, {}}));
    heist[0].peg = rival_car;
    heist.hacker = 1;
    CHECK_FALSE(has_choice(actions_of(heist, 0), Choice::hijack));
}

TEST_CASE("in a campaign half of the damage stays, a lost car comes back battered, and a game won "
          "gives a token",
          "[highway_heist][HH-O-150][HH-SET-04]") {
    Heist over = set_up(terms_for(Scenario::tank_assault, 3));
    over.result = Result::won;
    over[0].damage = 5;
    over[1].damage = 1;
    over[2].pv = first_suv;
    over[2].board = Car::hijacked;
    Terms next = terms_for(Scenario::semi_heist, 3);
    begin_with(next, carried_from(over));
    const Heist begun = set_up(next);
    CHECK(begun[0].damage == 2);
    CHECK(begun[1].damage == 0);
    CHECK(begun[2].damage == 3);
    for (MemberId member = 0; member < 3; ++member)
        CHECK(begun[member].boost == 3);
    over.result = Result::lost;
    Terms other = terms_for(Scenario::semi_heist, 3);
    begin_with(other, carried_from(over));
    CHECK(set_up(other)[0].boost == 2);
    // What is nothing of the kind is not taken.
    Terms untouched = next;
    begin_with(untouched, std::vector<int>{9, 9});
    CHECK(untouched == next);
}

}  // namespace highway_heist
