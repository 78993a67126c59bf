// Races at random: what must hold after every step, whatever was agreed.
#include <catch2/catch.hpp>

#include <cstdint>
#include <string>

#include "games/death_roads/rules/death_roads.h"
#include "games/death_roads/rules/procedures.h"
#include "kernel/policy_table.h"
#include "kernel/session.h"
#include "kernel/view.h"
#include "support/same_race.h"

namespace death_roads {
namespace {

// Acts more often than it passes, so that hands run out, cars skid and guns go off.
class Wild {
public:
    explicit Wild(std::uint64_t seed) : chance_(seed) {}

    int operator()(const Race&, const kernel::Question<DeathRoads>& question) {
        const auto size = static_cast<std::uint32_t>(question.options.size());
        if (question.ask == Ask::discard && chance_.number(3) > 0) return 0;
        return static_cast<int>(chance_.number(size));
    }

private:
    kernel::Chance chance_;
};

Terms terms_of(std::uint64_t number) {
    Terms terms;
    terms.players = static_cast<std::uint8_t>(least_players + number % 3);
    constexpr std::array<std::uint8_t, 3> lengths = {short_race, usual_race, long_race};
    terms.rounds = lengths[number / 3 % 3];
    terms.is_drafted = number / 9 % 2 == 0;
    terms.builds = first_builds;
    return terms;
}

const char* about_car(const Race& race, PlayerId id) {
    const Car& car = race[id];
    if (!car.is_racing) return car.condition == 0 ? nullptr : "out with Condition left";
    if (race.stage == Stage::setup) return nullptr;
    if (car.condition == 0 || car.condition > car.vehicle().condition) return "a Condition";
    if (car.gear < 1 || car.gear > top_gear) return "a Gear that is none";
    if (car.handling < least_handling || car.handling > car.most_handling())
        return "Handling off the track";
    if (!is_open(race, car.at.lane) || car.at.row < 1 || car.at.row > rows) return "off the road";
    if (who_is_on(race, car.at) != id) return "two on one space";
    if (car.hand.size() + car.deck.size() + car.discard.size() != 16) return "not sixteen cards";
    return nullptr;
}

const char* about_race(const Race& race) {
    for (PlayerId id = 0; id < race.terms.players; ++id)
        if (const char* text = about_car(race, id)) return text;
    if (asphalt_left(race) < least_asphalt) return "fewer than two asphalt lanes";
    if ((race.lanes_left & 3) != 3) return "Lane card 1 or 2 has left the game";
    if (race.round > race.terms.rounds) return "a round after the last";
    if (race.moments != 0 || race.turn != Turn{}) return "something is still under way";
    if (race.out_ranked != race.out_count) return "somebody without rank";
    if (placing(race).size() != race.terms.players) return "not all are placed";
    const bool is_won = racing_count(race) < 2 && race.stage != Stage::over;
    return is_won ? "the race goes on with one" : nullptr;
}

// What a viewer holds possible looks the same to him (DR-ACT-07).
bool is_hidden_well(const Race& race, PlayerId viewer, std::uint64_t seed) {
    const Race view = kernel::view_of<DeathRoads>(race, viewer);
    for (PlayerId id = 0; id < race.terms.players; ++id)
        if (id != viewer && view[id].hand.unknown() != race[id].hand.size()) return false;
    Race dealt = view;
    kernel::Chance chance(seed);
    DeathRoads::redeal(dealt, view, viewer, chance);
    return about_race(dealt) == nullptr && kernel::view_of<DeathRoads>(dealt, viewer) == view;
}

struct Tally {
    int races = 0, out = 0, skids = 0, hits = 0, doubled = 0, jammed = 0, closed = 0;
};

std::string fault_of_race(const Terms& terms, std::uint64_t seed, Tally& tally) {
    Race race = race_of(terms);
    Wild policy(seed);
    kernel::PolicyTable<DeathRoads, Wild> table(race, policy, seed);
    std::uint64_t told = 0;
    for (int step = 0; step < 1000; ++step) {
        if (DeathRoads::is_over(race)) {
            ++tally.races;
            tally.out += race.out_count;
            tally.closed += race.closed[0] + race.closed[1];
            return {};
        }
        DeathRoads::step(race, table);
        for (; told < table.events().total(); ++told) {
            const Fact fact = table.events().at(told).fact;
            tally.skids += fact == Fact::skidded ? 1 : 0;
            tally.hits += fact == Fact::hit ? 1 : 0;
        }
        tally.doubled += race.doubled[0] && race.stage == Stage::resolve ? 1 : 0;
        tally.jammed += race.jammed[0] && race.stage == Stage::resolve ? 1 : 0;
        if (const char* text = about_race(race)) return text + (" in step " + std::to_string(step));
        if (!is_hidden_well(race, static_cast<PlayerId>(step % 3), seed))
            return "a hand seen in step " + std::to_string(step);
    }
    return "no end";
}

}  // namespace

TEST_CASE("races at random keep the rules, their hands and end",
          "[death_roads][DR-FLOW-01][DR-FLOW-02][DR-ACT-07][DR-O-02][DR-O-03][DR-O-09][DR-O-60]"
          "[DR-O-61][DR-O-07][DR-O-106][DR-O-107][DR-RACE-04][DR-D-02]") {
    Tally tally;
    for (std::uint64_t seed = 0; seed < 3600; ++seed) {
        const Terms terms = terms_of(seed);
        const std::string fault = fault_of_race(terms, seed, tally);
        INFO("players " << int(terms.players) << ", seed " << seed);
        if (!fault.empty()) FAIL(fault);
    }
    CHECK(tally.races == 3600);
    // Nothing that a race may bring is left out.
    CHECK(tally.out > 100);
    CHECK(tally.skids > 1000);
    CHECK(tally.hits > 1000);
    CHECK(tally.doubled > 10);
    CHECK(tally.jammed > 10);
    CHECK(tally.closed > 100);
}

TEST_CASE("undo and redo after every answer, and a session plays what full speed plays",
          "[death_roads][session]") {
    for (std::uint64_t seed = 0; seed < 54; ++seed) {
        const Terms terms = terms_of(seed);
        INFO("seed " << seed);
        support::check_session_plays_the_same<DeathRoads, Wild>(race_of(terms), seed);
    }
}

TEST_CASE("only what can be raced may be agreed on", "[death_roads][DR-O-06][DR-R-05]") {
    Terms terms;
    CHECK(is_legal(terms));
    terms.is_drafted = false;
    CHECK_FALSE(is_legal(terms));
    terms.builds = first_builds;
    CHECK(is_legal(terms));
    terms.players = 4;
    CHECK(is_legal(terms));
    terms.builds[3].driver = terms.builds[0].driver;
    CHECK_FALSE(is_legal(terms));
    terms.players = 3;
    CHECK(is_legal(terms));
    terms.rounds = 6;
    CHECK_FALSE(is_legal(terms));
}

}  // namespace death_roads
