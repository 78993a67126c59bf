// Why the gold choice is proposed, in words.
#include <catch2/catch.hpp>

#include <algorithm>
#include <string>
#include <vector>

#include "games/highway_heist/ai/drivers.h"
#include "games/highway_heist/door/reasons.h"
#include "games/highway_heist/view/heist_view.h"
#include "highway_heist_view/positions.h"
#include "kernel/session.h"

namespace highway_heist::reasons_test {

namespace {

// Behind the Tank, the Captain in turn with both actions.
Heist on_the_road(Scenario scenario) {
    Terms terms = View::agree(2);
    terms.scenario = scenario;
    terms.members = 2;
    terms.characters = {Character::captain, Character::ghost, Character::showman,
                        Character::enforcer};
    terms.cars = {Car::muscle, Car::racer, Car::drifter, Car::supercar};
    Heist heist = highway_heist::on_the_road(terms);
    if (scenario == Scenario::chopper_takedown) heist.hacker = 1;
    return heist;
}

View::Decision asked_in(const Heist& heist) {
    kernel::Session<HighwayHeist> session(heist, 3);
    return *session.pending();
}

// Where the turn is sure to end so.
Outlook sure(std::size_t option, const Heist& end, double worth) {
    return {option, worth, {}, {{1, end}}};
}

std::string all(const std::vector<std::string>& reasons) {
    std::string text;
    for (const std::string& reason : reasons)
        text += reason + ' ';
    return text;
}
// Of these answers.
const std::vector<Option> answers = {{Choice::drive}, {Choice::take_boost}, {Choice::pass}};
constexpr std::size_t drive = 0;
constexpr std::size_t take_boost = 1;
constexpr std::size_t pass = 2;
std::string why_of(const Heist& heist, const std::vector<Outlook>& outlooks) {
    View::Decision decision = asked_in(heist);
    decision.options = answers;
    return all(reasons_for(decision, outlooks, {}));
}
// As the usual driver weighs it.
std::string why_in(const Heist& heist) {
    const View::Decision decision = asked_in(heist);
    return all(reasons_for(decision, outlooks_of(decision), {}));
}

bool says(const std::string& text, const char* words) {
    return text.find(words) != std::string::npos;
}

}  // namespace

TEST_CASE("a Wreck that is going to hit the Tank is the reason for it, its share in it counted",
          "[highway_heist][why]") {
    Heist heist = on_the_road(Scenario::tank_assault);
    heist[1].is_exhausted = true;  // one Enemy Die is left to move the Tank
    Heist end = heist;
    end.stage = Stage::enemy_die;
    Heist missed = end;
    end.vehicles[first_suv] = {true, true, {12, 3}};
    missed.vehicles[first_suv] = {true, true, {6, 3}};
    const std::string why = why_of(heist, {sure(drive, end, 1), sure(take_boost, missed, 0)});
    INFO(why);
    // Two of Strength, but for one face of six and the cards that turn the Tank.
    CHECK(says(why, "cost the Tank about 1."));
    CHECK(says(why, "\"Take a Boost token\" 0."));
    CHECK_FALSE(says(why, "though"));
}

TEST_CASE("who ends beside SUVs is told what the Enemy Die may do there", "[highway_heist][why]") {
    Heist heist = on_the_road(Scenario::semi_heist);
    heist.main = {6, 5};
    heist.vehicles[first_suv] = {true, false, {3, 1}};
    heist.vehicles[0].at = {4, 1};
    Heist away = heist;
    away.stage = Stage::enemy_die;
    Heist beside = away;
    away.vehicles[0].at = {11, 2};  // the rear of the Semi at distance 5, not 4
    std::string why = why_of(heist, {sure(drive, away, 1), sure(take_boost, beside, 0)});
    INFO(why);
    CHECK(says(why, "Chance that the next Enemy Die damages your car: 0 %"));
    CHECK(says(why, "where Cargo is thrown: 5 spaces away instead of 4"));
    // The other way round it is what it costs.
    beside[0].boost = 5;
    why = why_of(heist, {sure(take_boost, beside, 1), sure(drive, away, 0)});
    INFO(why);
    CHECK(says(why, "more Boost tokens than with \"Drive\": 7 instead of 4"));
    CHECK(says(why, "damages your car more often, though"));
}

TEST_CASE("figures of dice that were not all counted are given as estimates",
          "[highway_heist][why]") {
    Heist heist = on_the_road(Scenario::semi_heist);
    heist.main = {6, 5};
    heist.vehicles[first_suv] = {true, false, {3, 1}};
    heist.vehicles[0].at = {4, 1};
    Heist away = heist;
    away.stage = Stage::enemy_die;
    Heist beside = away;
    away.vehicles[0].at = {11, 2};
    std::vector<Outlook> outlooks = {sure(drive, away, 1), sure(take_boost, beside, 0)};
    const std::string counted = why_of(heist, outlooks);
    CHECK_FALSE(says(counted, "about"));
    for (Outlook& outlook : outlooks)
        outlook.is_sampled = true;
    const std::string sampled = why_of(heist, outlooks);
    INFO(sampled);
    CHECK(says(sampled, "damages your car: < 1 %, after \"Take a Boost token\" about "));
    CHECK(says(sampled, "thrown: about 5 spaces away instead of about 4"));
}

TEST_CASE("the usual driver notes which of its outlooks leave dice uncounted",
          "[highway_heist][why]") {
    int counted = 0;
    int sampled = 0;
    for (const Scenario scenario :
         {Scenario::tank_assault, Scenario::semi_heist, Scenario::chopper_takedown}) {
        Terms terms = View::agree(3);
        terms.scenario = scenario;
        terms.characters[0] = Character::tech;
        kernel::Session<HighwayHeist> session(heist_of(terms), 3);
        for (int asked = 0; asked < 150 && session.pending(); ++asked) {
            const View::Decision decision = *session.pending();
            for (const Outlook& outlook : outlooks_of(decision))
                ++(outlook.is_sampled ? sampled : counted);
            session.submit(answer_of(drivers[0], decision.now, decision.question()));
        }
    }
    INFO(sampled << " of " << counted + sampled);
    CHECK(counted > 0);
    CHECK(sampled > 0);
}

TEST_CASE("to get ahead of the Tank is a reason, to get further ahead is none",
          "[highway_heist][why]") {
    const Heist heist = on_the_road(Scenario::tank_assault);
    Heist behind = heist;
    behind.stage = Stage::enemy_die;
    behind.vehicles[0].at = {4, 1};
    Heist ahead = behind;
    ahead.vehicles[0].at = {9, 1};
    Heist far_ahead = behind;
    far_ahead.vehicles[0].at = {12, 1};
    const std::string why = why_of(heist, {sure(drive, ahead, 1), sure(take_boost, behind, 0)});
    INFO(why);
    CHECK(says(why, "Rows you are behind its front then: 0; with \"Take a Boost token\": 5."));
    CHECK_FALSE(says(why_of(heist, {sure(drive, far_ahead, 1), sure(take_boost, ahead, 0)}),
                     "behind its front"));
}

TEST_CASE("what is known of both and speaks for the other one is no reason: the guess is",
          "[highway_heist][why]") {
    const Heist heist = on_the_road(Scenario::chopper_takedown);
    Heist end = heist;
    end.stage = Stage::enemy_die;
    Heist richer = end;
    richer[0].boost = 5;
    const std::string why = why_of(heist, {sure(drive, end, -20.5), sure(take_boost, richer, -23)});
    INFO(why);
    CHECK(says(why, "The driver reckons"));
    // Nobody can do anything with its figures.
    CHECK(std::ranges::none_of(why, [](char letter) { return letter >= '0' && letter <= '9'; }));
    CHECK_FALSE(says(why, "Boost tokens"));
}

TEST_CASE("what comes to the same gives no reason", "[highway_heist][why]") {
    const Heist heist = on_the_road(Scenario::tank_assault);
    Heist end = heist;
    end.stage = Stage::enemy_die;
    CHECK(why_of(heist, {sure(drive, end, 1), sure(take_boost, end, 0)}).empty());
    CHECK(why_of(heist, {sure(drive, end, 1)}).empty());
    CHECK(why_of(heist, {}).empty());
    // What differs is told against the next that tempts.
    Heist poorer = end;
    poorer[0].boost = 0;
    const std::string why =
        why_of(heist, {sure(drive, end, 1), sure(take_boost, end, 0), sure(pass, poorer, 0)});
    INFO(why);
    CHECK(says(why, "than with \"End the turn\": 4 instead of 2"));
}

TEST_CASE("a driver's own reasons tell what the turn is for", "[highway_heist][why]") {
    SECTION("the last Strength of the Chopper") {
        Heist heist = on_the_road(Scenario::chopper_takedown);
        heist.rival_strength = 0;
        heist.strength = 1;
        heist.main = {4, 1};
        heist[0].peg = 0;
        const std::string why = why_in(heist);
        INFO(why);
        CHECK(says(why, "Chance to win the game at once"));
    }
    SECTION("Cargo to who waits for it") {
        Heist heist = on_the_road(Scenario::semi_heist);
        heist.main = {6, 5};
        heist.cargo_left = 4;
        heist.door = Door::open;
        heist[0].peg = semi_rear;
        heist.vehicles[1].at = {5, 5};
        const std::string why = why_in(heist);
        INFO(why);
        CHECK(says(why, "more Cargo onto your cars"));
        CHECK_FALSE(says(why, "door"));
    }
}

}  // namespace highway_heist::reasons_test
