// What is told of a Defense roll before it falls: of that roll alone, and as the rules play it.
#include <catch2/catch.hpp>

#include <algorithm>
#include <array>

#include "games/highway_heist/rules/procedures.h"
#include "games/highway_heist/view/core/odds.h"
#include "games/highway_heist/view/heist_view.h"
#include "games/highway_heist/view/names.h"
#include "highway_heist_view/positions.h"
#include "kernel/policy_table.h"
#include "kernel/session.h"

namespace highway_heist {
namespace {

// The Showman's car between three SUVs that will slam it one after the other; nobody to Assist.
Heist between_suvs(int damage) {
    Heist heist = beside_suv();
    heist.terms.members = heist.terms.players = 2;
    heist.vehicles[first_suv + 1] = {true, false, {3, 1}};
    heist.vehicles[first_suv + 2] = {true, false, {4, 2}};
    heist[0].damage = static_cast<std::uint8_t>(damage);
    heist[1].boost = 0;
    heist.stage = Stage::enemy_die;
    return heist;
}

struct Refusing {
    int operator()(const Heist&, const kernel::Question<HighwayHeist>&) const { return 0; }
};

// How often a slam leaves the car with so many slots less, and how often without it, by the rules.
RollOutcome played_often(const Heist& from, int times) {
    RollOutcome often;
    std::array<int, most_damage + 1> lost{};
    int destroyed = 0;
    for (int game = 0; game < times; ++game) {
        Heist heist = from;
        Refusing refusing;
        kernel::PolicyTable<HighwayHeist, Refusing> table(heist, refusing,
                                                          static_cast<std::uint64_t>(game));
        deal_damage(heist, table, 0, 3, "HH-ESUV-02");
        if (heist[0].has_pv()) {
            ++lost.at(static_cast<std::size_t>(heist[0].damage - from[0].damage));
        } else {
            ++destroyed;
        }
    }
    const auto share = [&](int count) {
        return kernel::Weight{static_cast<std::uint64_t>(count), static_cast<std::uint64_t>(times)};
    };
    std::ranges::transform(lost, often.lost.begin(), share);
    often.destroyed = share(destroyed);
    return often;
}

}  // namespace

TEST_CASE("Dice in hand tell what a Defense roll may leave, and with a Boost [HH-DEF-02] "
          "[HH-BST-05]",
          "[odds]") {
    Heist heist = beside_suv();
    heist.terms.members = heist.terms.players = 2;
    heist[1].boost = 0;  // nobody to Assist
    heist.stage = Stage::enemy_die;
    kernel::Roll<HighwayHeist> of_enemy;
    of_enemy.why = Why::enemy_die;
    kernel::Journal<HighwayHeist> die;
    die.add_cast(of_enemy, std::array<std::uint8_t, 1>{0});
    // A Showman's and a Street Drifter's Defense: three dice, and a slam of 3.
    const kernel::RollAhead<HighwayHeist> ahead{Why::effort, heist, die, heist};
    const RollOutcome plain = odds_ahead(ahead, {});
    REQUIRE(plain.is_defense);
    CHECK(plain.roller == 0);
    for (int lost = 0; lost <= 3; ++lost)
        CHECK(part_of(plain.lost.at(static_cast<std::size_t>(lost))) ==
              Approx((lost == 0 || lost == 3 ? 1 : 3) / 8.0));
    const auto words = View::odds_of_roll(ahead, {});
    REQUIRE(words.size() == 5);
    CHECK(words.back().percent == 58);
    // HH-DIE-02: of the Enemy Die, how many of its six faces each is.
    const ui::PlainOdds enemy = View::odds_of_roll({Why::enemy_die, heist, {}, heist}, {});
    REQUIRE(enemy.size() == 3);
    CHECK(enemy[0].part == Approx(2.0 / 6.0));
    CHECK(enemy[1].part == Approx(1.0 / 6.0));
    CHECK(enemy[2].part == Approx(3.0 / 6.0));
    // What is at stake: who would be slammed.
    const std::string victim = member_name(heist.terms, 0);
    CHECK(enemy[0].text.find(victim) != std::string::npos);
    CHECK(enemy[0].detail.find(perch_name(heist, first_suv)) != std::string::npos);
}

TEST_CASE("What a Defense roll leaves is of that roll alone: parts make one whole and are what the "
          "rules play, whoever slams next [HH-DEF-02] [HH-DEF-04] [HH-ESUV-02]",
          "[odds]") {
    kernel::Roll<HighwayHeist> of_enemy;
    of_enemy.why = Why::enemy_die;
    kernel::Journal<HighwayHeist> die;
    die.add_cast(of_enemy, std::array<std::uint8_t, 1>{0});
    for (int damage = 0; damage < 6; ++damage) {
        INFO(damage << " of 6 slots gone");
        const Heist heist = between_suvs(damage);
        const RollOutcome odds = odds_ahead({Why::effort, heist, die, heist}, {});
        REQUIRE(odds.is_defense);
        const RollOutcome often = played_often(heist, 2000);
        double whole = part_of(odds.destroyed);
        CHECK(part_of(odds.destroyed) == Approx(part_of(often.destroyed)).margin(0.03));
        for (std::size_t slots = 0; slots < odds.lost.size(); ++slots) {
            whole += part_of(odds.lost.at(slots));
            CHECK(part_of(odds.lost.at(slots)) ==
                  Approx(part_of(often.lost.at(slots))).margin(0.03));
        }
        CHECK(whole == Approx(1));
        // As told: a hundred, without what a Boost would do.
        int percent = 0;
        for (const play::OddsWord& word : View::odds_of_roll({Why::effort, heist, die, heist}, {}))
            if (word.bearing != play::Bearing::neutral) percent += word.percent;
        CHECK(percent == 100);
    }
}

TEST_CASE("A car that can take the damage is not said to be destroyed by a later slam [HH-DEF-04] "
          "[HH-BST-05]",
          "[odds]") {
    int asked = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        kernel::Session<HighwayHeist> session(between_suvs(0), seed);
        for (; session.pending() != nullptr && session.pending()->now.round == 1;
             session.submit(0)) {
            const auto& decision = *session.pending();
            if (decision.ask != Ask::boost || decision.about.skill != Skill::defense) continue;
            const int left = 6 - decision.now[decision.about.who].damage;
            for (const Option& answer : decision.options) {
                const RollOutcome odds = odds_of(decision, answer, {});
                const auto certain = std::ranges::find_if(
                    odds.lost, [](kernel::Weight part) { return part.ways == part.of; });
                const bool is_gone = odds.destroyed.ways == odds.destroyed.of;
                // Its dice lie on the table: one thing comes of each answer.
                CHECK(is_gone != (certain != odds.lost.end()));
                if (left > decision.about.need) CHECK_FALSE(is_gone);
            }
            ++asked;
        }
    }
    CHECK(asked > 10);
}

}  // namespace highway_heist
