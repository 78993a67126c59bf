// Games at random: what must hold after every step, whatever was agreed.
#include <catch2/catch.hpp>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <set>
#include <string>
#include <utility>

#include "games/highway_heist/rules/highway_heist.h"
#include "highway_heist/any_game.h"
#include "kernel/policy_table.h"
#include "kernel/session.h"

namespace highway_heist {
namespace {

using Session = kernel::Session<HighwayHeist>;

const char* about_member(const Heist& heist, MemberId id) {
    const Member& who = heist[id];
    const bool is_showman = heist.terms.characters[id] == Character::showman;
    if (who.boost > (is_showman ? 5 : 3)) return "too many Boost tokens";
    if (who.cargo > 2) return "too much Cargo";
    if (who.peg == at_wheel && !who.has_pv()) return "at the wheel of nothing";
    if (who.is_on_foot() && !is_there(heist, who.peg)) return "on top of nothing";
    if (who.has_pv() && !is_there(heist, who.pv)) return "a PV that is not on the road";
    if (who.has_pv() && who.damage >= strength_of(heist, id)) return "a PV beyond its Strength";
    if (!who.has_pv() && (who.damage > 0 || who.cargo > 0)) return "damage without a PV";
    return nullptr;
}

// HH-WRK-01, HH-PEG-04, HH-PEG-05, HH-ROAD-02
const char* about_road(const Heist& heist) {
    std::set<Space> taken;
    int enemy_pegs = 0;
    for (Perch perch = 0; perch < perches; ++perch) {
        if (heist.enemy_pegs[perch]) ++enemy_pegs;
        if (heist.enemy_pegs[perch] && !is_there(heist, perch)) return "an Enemy Peg on nothing";
        if (free_slots(heist, perch) < 0) return "more than two pegs on a vehicle";
        if (!is_there(heist, perch) && !is_wreck(heist, perch)) continue;
        const Block block = block_of(heist, perch);
        for (int dx = 0; dx < block.length; ++dx) {
            for (int dy = 0; dy < block.width; ++dy) {
                const Space space = beyond(block.at, dx, dy);
                if (!is_on_road(space)) return "off the road";
                if (!taken.insert(space).second) return "two on one space";
            }
        }
    }
    return enemy_pegs > enemy_peg_supply ? "too many Enemy Pegs" : nullptr;
}

const char* about_game(const Heist& heist) {
    if (const char* fault = about_road(heist)) return fault;
    int cargo = heist.cargo_left;
    for (MemberId id = 0; id < heist.terms.members; ++id) {
        cargo += heist[id].cargo;
        if (heist.result == Result::lost) break;
        if (const char* fault = about_member(heist, id)) return fault;
    }
    const bool has_cargo = heist.terms.scenario == Scenario::semi_heist;
    if (!heist.is_over() && cargo != (has_cargo ? 2 * heist.terms.members : 0))
        return "Cargo miscounted";
    if (heist.strength < 0 || heist.strength > heist.full_strength)
        return "a Strength that is none";
    if (heist.radar >= 5) return "a missile that did not start";
    const auto cards = [](std::uint16_t set) { return std::popcount(set); };
    const auto shown =
        std::ranges::count_if(heist.enemy_spots, [](std::uint8_t card) { return card != no_card; });
    if (cards(heist.enemy_deck) + cards(heist.enemy_discard) + shown != enemy_cards)
        return "Enemy cards miscounted";
    return nullptr;
}

// HH-D-04
int last_round(const Terms& terms) {
    const auto deck = stunts_in_deck(terms.difficulty);
    return deck[0] + deck[1] + 1 + 2;
}

std::string fault_of_game(Heist& heist, std::uint64_t seed) {
    Busy policy(seed);
    kernel::PolicyTable<HighwayHeist, Busy> table(heist, policy, seed);
    for (int step = 0; step < 2000; ++step) {
        if (HighwayHeist::is_over(heist)) return {};
        HighwayHeist::step(heist, table);
        if (heist.stage == Stage::set_up) return "not set up";
        if (const char* text = about_game(heist))
            return std::string(text) + " in step " + std::to_string(step);
        if (heist.round > last_round(heist.terms)) return "a round after the last";
    }
    return "no end";
}

}  // namespace

TEST_CASE("games at random keep the rules and end",
          "[highway_heist][HH-PEG-03][HH-PEG-04][HH-PEG-05][HH-ROAD-02][HH-BST-07][HH-D-04]"
          "[HH-D-10][HH-CARD-04][HH-CMP-08][HH-DIF-01][HH-DIF-02][HH-DIF-03][HH-DIF-04]") {
    std::set<std::pair<Scenario, Result>> seen;
    for (std::uint64_t seed = 0; seed < 1500; ++seed) {
        Heist heist = heist_of(terms_of(seed));
        const std::string fault = fault_of_game(heist, seed);
        INFO("scenario " << int(heist.terms.scenario) << ", members " << int(heist.terms.members)
                         << ", seed " << seed);
        if (!fault.empty()) FAIL(fault);
        seen.insert({heist.terms.scenario, heist.result});
    }
    CHECK(seen.contains({Scenario::tank_assault, Result::lost}));
    CHECK(seen.contains({Scenario::semi_heist, Result::lost}));
    CHECK(seen.contains({Scenario::chopper_takedown, Result::lost}));
}

TEST_CASE("undo and redo after every answer, and a session plays what full speed plays",
          "[highway_heist][session]") {
    for (std::uint64_t seed = 0; seed < 36; ++seed) {
        INFO("seed " << seed);
        const Heist start = heist_of(terms_of(seed));
        Heist heist = start;
        Busy policy(seed);
        kernel::play_out<HighwayHeist>(heist, policy, seed);

        Busy same_policy(seed);
        Session session(start, seed);
        bool is_same = true;
        while (const auto* decision = session.pending()) {
            const Heist before = session.now();
            session.submit(
                static_cast<std::size_t>(same_policy(decision->now, decision->question())));
            const Heist after = session.now();
            session.undo();
            is_same = is_same && session.now() == before;
            session.redo();
            is_same = is_same && session.now() == after;
        }
        CHECK(is_same);
        CHECK(session.now() == heist);
        CHECK(Session(start, seed, session.journal()).now() == heist);
    }
}

}  // namespace highway_heist
