// What is told of a roll and of the enemy before it comes: by the ledger's own table and cases.
#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

#include "games/highway_heist/view/core/odds.h"
#include "games/highway_heist/view/core/outlook.h"
#include "games/highway_heist/view/heist_view.h"
#include "games/highway_heist/view/names.h"
#include "highway_heist_view/positions.h"
#include "kernel/session.h"
#include "ui/plain/plain_prompt.h"

namespace highway_heist {
namespace {

// Whatever comes first is advised.
struct Advised : View {
    static std::span<const std::string_view> drivers() {
        static constexpr std::array<std::string_view, 1> all = {"first"};
        return all;
    }
    static std::size_t answer(std::string_view, const Heist&,
                              const kernel::Question<HighwayHeist>&) {
        return 0;
    }
};

}  // namespace

TEST_CASE("Odds of a Ram are those of the table, plain and with each help [HH-O-10] [HH-BST-01] "
          "[HH-BST-02]",
          "[odds]") {
    kernel::Session<HighwayHeist> session(beside_suv(), 3);
    const auto& decision = *session.pending();
    REQUIRE(decision.ask == Ask::action);
    const Option ram{Choice::ram, first_suv, {}};
    REQUIRE(std::ranges::find(decision.options, ram) != decision.options.end());
    // Four dice, three needed.
    CHECK(part_of(odds_of(decision, ram, {}).works) == Approx(5.0 / 16.0));
    CHECK(part_of(odds_of(decision, ram, {0, true, false}).works) == Approx(1125.0 / 1296.0));
    // Five with an Assist.
    CHECK(part_of(odds_of(decision, ram, {1, false, false}).works) == Approx(16.0 / 32.0));
    const auto odds = View::odds_of(decision, {});
    const auto at = static_cast<std::size_t>(std::ranges::find(decision.options, ram) -
                                             decision.options.begin());
    REQUIRE(odds.at(at).size() == 4);
    CHECK(odds.at(at)[0].percent == 31);
    CHECK(odds.at(at)[1].percent == 87);
    CHECK(odds.at(at)[2].percent == 50);
    CHECK(odds.at(at)[3].percent == 96);
}

TEST_CASE("An Assist that adds no die is not told of, and what cannot work is said to fail "
          "[HH-ROLL-04] [HH-ROLL-01]",
          "[odds]") {
    Heist heist = beside_suv();
    heist.terms.characters[0] = Character::captain;
    heist.terms.characters[1] = Character::showman;
    const Option ram{Choice::ram, first_suv, {}};
    const auto words_of = [&](const Heist& now) {
        kernel::Session<HighwayHeist> session(now, 3);
        const auto& options = session.pending()->options;
        const auto at = std::ranges::find(options, ram) - options.begin();
        return View::odds_of(*session.pending(), {}).at(static_cast<std::size_t>(at));
    };
    // Five dice: plain, and with a Boost.
    REQUIRE(words_of(heist).size() == 2);
    CHECK(words_of(heist)[0].percent == 50);
    // Two in a Hijacked SUV: not plain, and not with a Boost.
    heist = beside_suv();
    heist.terms.characters[0] = Character::tech;
    heist[0].board = Car::hijacked;
    REQUIRE(words_of(heist).size() >= 2);
    CHECK(words_of(heist)[0].text == "failure");
    CHECK(words_of(heist)[0].percent == 100);
    CHECK(words_of(heist)[1].text == "with an Assist");
}

TEST_CASE("Assists of all helpers are one panel, answered by any of them [HH-BST-02] [HH-BST-03] "
          "[HH-O-116] [HH-T-07]",
          "[odds]") {
    Heist heist = beside_suv();
    heist.terms.members = heist.terms.players = 3;
    heist.vehicles[2] = {true, false, {1, 3}};
    heist[2].pv = 2;
    heist[2].board = Car::racer;
    kernel::Session<HighwayHeist> session(heist, 3);
    const Option ram{Choice::ram, first_suv, {}};
    const auto& options = session.pending()->options;
    session.submit(static_cast<std::size_t>(std::ranges::find(options, ram) - options.begin()));
    const auto& decision = *session.pending();
    REQUIRE(decision.ask == Ask::assist);
    for (kernel::PlayerId player = 0; player < 3; ++player)
        CHECK(decision.is_asked(player));
    // Four dice: one token of each helper is of use, and one of both.
    const ui::PlainHand hand = View::hand_of(decision, {});
    REQUIRE(hand.cards.size() == 3);  // the last is the roller's own, for a Boost
    const auto tells = [](const ui::PlainRow& row, const std::string& share) {
        return row.explanation.find(share) != std::string::npos;
    };
    const ui::PlainRow alone = hand.confirm({});
    CHECK(alone.answers.as<Option>() ==
          std::vector<Option>{{Choice::number, 0, {}}, {Choice::number, 0, {}}});
    for (const char* share : {"31 % success", "87 % with a Boost", "50 % with one more token",
                              "96 % with one more token and a Boost"})
        CHECK(tells(alone, share));
    const ui::PlainRow of_second = hand.confirm({1});
    CHECK(of_second.answers.as<Option>() ==
          std::vector<Option>{{Choice::number, 0, {}}, {Choice::number, 1, {}}});
    CHECK(tells(of_second, "50 % success"));
    const ui::PlainRow of_first = hand.confirm({0});
    CHECK(of_first.answers.as<Option>() == std::vector<Option>{{Choice::number, 1, {}}});
    CHECK_FALSE(tells(of_first, "more"));  // five dice already
    // The roller answers for both.
    session.submit(0, 0);
    REQUIRE(session.pending()->ask == Ask::assist);
    session.submit(1, 0);
    REQUIRE(session.pending() != nullptr);
    CHECK(session.pending()->ask != Ask::assist);
    CHECK(session.pending()->now[2].boost == 1);
}

TEST_CASE("Whether a Boost works is told under the answer it is of [HH-BST-01]", "[odds]") {
    Heist heist = beside_suv();
    heist.terms.players = heist.terms.members = 2;
    kernel::Session<HighwayHeist> session(heist, 3);
    const auto choose = [&](const Option& wanted) {
        const auto& options = session.pending()->options;
        const auto found = std::ranges::find(options, wanted);
        REQUIRE(found != options.end());
        session.submit(static_cast<std::size_t>(found - options.begin()));
    };
    choose({Choice::ram, first_suv, {}});
    while (session.pending()->ask == Ask::assist)
        choose({Choice::number, 0, {}});
    REQUIRE(session.pending()->ask == Ask::boost);
    ui::Touched touched;
    const ui::PromptModel model = ui::PlainPrompt<Advised>(*session.pending(), {}).make(touched);
    REQUIRE(model.choices.size() == 2);
    for (const ui::PromptChoice& choice : model.choices) {
        REQUIRE(choice.odds.size() == 1);
        CHECK(choice.odds.front().title == choice.label);
    }
}

TEST_CASE("Successes beside the question of a Boost are those that the rules count [HH-VE-04] "
          "[HH-BST-01]",
          "[odds]") {
    View::Decision decision;
    decision.ask = Ask::boost;
    decision.now = beside_suv();
    decision.now.terms.cars[0] = decision.now[0].board = Car::supercar;
    decision.about = {"HH-ACT-04", 0, first_suv, Skill::control, 3};
    decision.dice = {0, 3, 3};
    decision.options = {{Choice::no}, {Choice::yes}};
    const auto says = [&](const std::string& text) {
        return View::question_words(decision, {}).explanation.find(text) != std::string::npos;
    };
    CHECK(says("Successes: 2, with a Boost 4;"));  // Mint Condition
    decision.now[0].damage = 2;
    CHECK(says("Successes: 1, with a Boost 3;"));
}

TEST_CASE("A team's question bears the shield of a person who answers it, never a computer's "
          "[HH-O-120]",
          "[team]") {
    ui::Seating seating;
    seating.seats = {{"Blue", 1, false}, {"Ada", 0, true}};
    kernel::Session<HighwayHeist> session(heist_of(View::agree(2)), 5);
    while (session.pending() != nullptr && session.pending()->team == 0)
        session.submit(0);
    REQUIRE(session.pending() != nullptr);
    ui::Touched touched;
    CHECK(ui::PlainPrompt<Advised>(*session.pending(), seating).make(touched).player == 1);
    seating.seats[0].is_human = true;
    CHECK(ui::PlainPrompt<Advised>(*session.pending(), seating).make(touched).player ==
          session.pending()->player);
}

TEST_CASE("A Drive has no odds, and its spaces are clicked at once [HH-ACT-01]", "[odds]") {
    kernel::Session<HighwayHeist> session(on_the_road(), 3);
    const auto& decision = *session.pending();
    const Option drive{Choice::drive};
    CHECK_FALSE(is_roll(decision, drive));
    const auto lit = View::lit(decision);
    const auto clicked = std::ranges::find_if(lit, [](const ui::LitSpace& space) {
        return space.answers.size() == 2 && space.answers.back().as<Option>().at == Space{6, 1};
    });
    REQUIRE(clicked != lit.end());
    CHECK(clicked->answers.front().as<Option>() == drive);
    // Speed 4 (HH-T-12): five spaces ahead is too far.
    CHECK(std::ranges::none_of(lit, [](const ui::LitSpace& space) {
        return space.answers.size() == 2 && space.answers.back().as<Option>().at == Space{9, 1};
    }));
}

TEST_CASE("What is done to a thing is clicked before a Leap onto it [HH-O-101] [HH-O-100]",
          "[odds]") {
    Heist heist = on_the_road();
    heist.terms.scenario = Scenario::chopper_takedown;
    heist.terms.members = heist.terms.players = 2;
    heist.main = {9, 3};
    heist.rival = {5, 2};
    heist.strength = heist.full_strength = heist.rival_strength = 8;
    heist.hacker = 1;
    const auto clicked = [](const Heist& now, Space at) {
        kernel::Session<HighwayHeist> session(now, 3);
        const auto lit = View::lit(*session.pending());
        const auto found = std::ranges::find_if(lit, [&](const ui::LitSpace& space) {
            return space.at.x == static_cast<float>(at.x) && space.at.y == static_cast<float>(at.y);
        });
        REQUIRE(found != lit.end());
        return found->answers.front().as<Option>().choice;
    };
    CHECK(clicked(heist, heist.rival) == Choice::trade_paint);
    heist.rival = {7, 3};  // out of reach of paint, not of a Leap
    heist.terms.characters[0] = Character::undercover;
    CHECK(clicked(heist, heist.rival) == Choice::leap);
    // On foot on it, beneath the Chopper.
    heist[0].peg = rival_car;
    heist.main = {8, 3};
    CHECK(clicked(heist, heist.main) == Choice::take_the_shot);
}

TEST_CASE("Nothing is foretold before all stand on the road [HH-SET-03]", "[outlook]") {
    Terms terms = View::agree(2);
    terms.scenario = Scenario::chopper_takedown;
    kernel::Session<HighwayHeist> session(heist_of(terms), 3);
    while (session.pending()->ask == Ask::lane) {
        CHECK(slams_to_come(session.now()).empty());
        CHECK(drifts_to_come(session.now()).empty());
        CHECK(spaces_under_fire(session.now()).empty());
        CHECK(chances_of_harm(session.now())[0].ways == 0);
        session.submit(0);
    }
    CHECK(session.pending()->ask == Ask::hacker);
    session.submit(0);
    CHECK_FALSE(spaces_under_fire(session.now()).empty());
}

TEST_CASE("SUVs that would slam are foretold [HH-ESUV-02]", "[outlook]") {
    CHECK(slams_to_come(on_the_road()).empty());
    const auto slams = slams_to_come(beside_suv());
    REQUIRE(slams.size() == 1);
    CHECK(slams[0].attacker == first_suv);
    CHECK(slams[0].victim == 0);
}

TEST_CASE("The Tank's fire reaches two and three spaces [HH-O-64] [HH-STT-06]", "[outlook]") {
    Heist heist = on_the_road();
    const auto under_fire = spaces_under_fire(heist);
    const auto is_hit = [&](Space space) {
        return std::ranges::find(under_fire, space) != under_fire.end();
    };
    CHECK_FALSE(is_hit({6, 3}));
    CHECK(is_hit({5, 3}));
    CHECK(is_hit({4, 3}));
    CHECK_FALSE(is_hit({3, 3}));
    heist.quiet_until = heist.round;
    CHECK(spaces_under_fire(heist).empty());
}

TEST_CASE("Wrecks are foretold to the Tank or off the road [HH-EOR-03] [HH-O-62]", "[outlook]") {
    Heist heist = on_the_road();
    heist.vehicles[first_suv] = {true, true, {12, 3}};
    heist.vehicles[first_suv + 1] = {true, true, {3, 5}};
    heist.vehicles[first_suv + 2] = {true, true, {9, 1}};
    const auto drifts = drifts_to_come(heist);
    const auto drift_of = [&](int suv) {
        return *std::ranges::find(drifts, static_cast<Perch>(first_suv + suv), &Drift::what);
    };
    CHECK(drift_of(0).hits == tank);
    CHECK(drift_of(1).leaves);
    CHECK(drift_of(1).hits == no_perch);
    CHECK(drift_of(2).to == Space{5, 1});
    CHECK_FALSE(drift_of(2).leaves);
}

TEST_CASE("The chance that the Tank is still in a Wreck's lane is counted over the dice to come "
          "[HH-O-11] [HH-O-61] [HH-O-62]",
          "[outlook]") {
    Heist heist = on_the_road();
    heist.terms.members = heist.terms.players = 2;
    heist.enemy_deck &= static_cast<std::uint16_t>(~(1U << 7U));  // but Hard Turn, which turns it
    heist.vehicles[first_suv] = {true, true, {12, 3}};
    heist.vehicles[first_suv + 1] = {true, true, {12, 2}};
    heist.vehicles[first_suv + 2] = {true, true, {12, 6}};
    const auto chance = [&](int suv) {
        return part_of(
            chance_into_tank(heist, tank_lanes(heist), static_cast<Perch>(first_suv + suv)));
    };
    // Two dice: a sixth each north and south. Lanes 3 and 4 now.
    const auto lanes_now = tank_lanes(heist);
    CHECK(part_of(lanes_now[0]) == Approx(1.0 / 36));
    CHECK(part_of(lanes_now[1]) == Approx((1 + 8) / 36.0));
    CHECK(part_of(lanes_now[2]) == Approx((8 + 18) / 36.0));
    CHECK(part_of(lanes_now[3]) == Approx((18 + 8) / 36.0));
    CHECK(part_of(lanes_now[5]) == Approx(1.0 / 36));
    CHECK(chance(0) == Approx(26.0 / 36));
    CHECK(chance(1) == Approx(9.0 / 36));
    CHECK(chance(2) == Approx(1.0 / 36));
    // One die left; no die left.
    heist[1].is_exhausted = true;
    CHECK(chance(0) == Approx(5.0 / 6));
    CHECK(chance(1) == Approx(1.0 / 6));
    CHECK(chance(2) == 0);
    heist[0].is_exhausted = true;
    heist.stage = Stage::end_of_round;
    CHECK(chance(0) == 1);
    CHECK(chance(1) == 0);
}

TEST_CASE("What turns the Tank by card counts, what a Wreck cannot reach does not [HH-ECT-08] "
          "[HH-EOR-03]",
          "[outlook]") {
    Heist heist = on_the_road();
    heist.terms.members = heist.terms.players = 2;
    heist[1].is_exhausted = true;
    // Hard Turn activates with the next card, north towards the Showman in lane 1.
    heist.enemy_deck = 1U << 11U;
    heist.enemy_spots = {no_card, 7, no_card};
    const auto lanes_now = tank_lanes(heist);
    CHECK(part_of(lanes_now[4]) == 0);                // by no face
    CHECK(part_of(lanes_now[0]) == Approx(1.0 / 6));  // the die north and the card
    CHECK(part_of(lanes_now[3]) == Approx(4.0 / 6));  // no card, or south and back
    // An SUV beside or behind the Tank meets it never; ahead of it as a Wreck, four spaces off.
    heist.vehicles[first_suv] = {true, false, {6, 3}};
    heist.vehicles[first_suv + 1] = {true, false, {12, 4}};
    CHECK(part_of(chance_into_tank(heist, lanes_now, first_suv)) == 0);
    CHECK(part_of(chance_into_tank(heist, lanes_now, first_suv + 1)) == Approx(4.0 / 6));
}

TEST_CASE("How likely a car is dealt damage is counted over the die and its cards [HH-O-11]",
          "[outlook]") {
    Heist heist = beside_suv();
    // No card but Tail Guard is left, and none is about to activate.
    heist.enemy_deck = 1U << 4U;
    const auto harm = chances_of_harm(heist);
    CHECK(part_of(harm[0]) == Approx(2.0 / 6.0));
    CHECK(harm[1].ways == 0);
}

}  // namespace highway_heist
