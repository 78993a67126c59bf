// What is agreed on before the game, and how it ended.
#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "games/highway_heist/rules/campaign.h"
#include "games/highway_heist/view/heist_view.h"
#include "games/highway_heist/view/names.h"
#include "words/words.h"

namespace highway_heist {

using words::by_count;
using words::mark;
using words::say;
using words::tr;

namespace {

// The rows of the set-up; after the last one a character and a car for each member in turn.
enum Row : std::size_t { scenario_row, difficulty_row, members_row, first_member_row };

constexpr std::size_t characters = 6;
constexpr std::size_t cars = 4;

std::string icons_of(const Icons& icons) {
    return say("Speed {0}, Control {1}, Athletics {2}, Defense {3}.",
               {int{icons[0]}, int{icons[1]}, int{icons[2]}, int{icons[3]}});
}

ui::PlainTerm scenario_term(const Terms& agreed) {
    ui::PlainTerm term{"scenario", tr("Scenario"), ui::RuleRef("HH-OBJ-04"), {}};
    for (const auto scenario :
         {Scenario::tank_assault, Scenario::semi_heist, Scenario::chopper_takedown})
        term.values.push_back({name_of(scenario), aim_of(scenario), {}});
    term.chosen = static_cast<std::size_t>(agreed.scenario);
    return term;
}
ui::PlainTerm difficulty_term(const Terms& agreed) {
    ui::PlainTerm term{"difficulty", tr("Difficulty"), ui::RuleRef("HH-DIF-01"), {}};
    for (const auto difficulty :
         {Difficulty::easy, Difficulty::standard, Difficulty::hard, Difficulty::beast}) {
        term.values.push_back(
            {name_of(difficulty), say("{0} rounds at most.", {last_round(difficulty)}), {}});
    }
    term.chosen = static_cast<std::size_t>(agreed.difficulty);
    return term;
}
// Whose so many characters are.
std::string shared_out(std::size_t members, std::size_t players) {
    if (players == 1)
        return tr("All of them for one player; a computer friend added would take half.");
    if (members == players) return tr("One for each player.");
    if (members == 2 * players) return tr("Two for each player.");
    return tr("Two for the first player, one for everybody else.");
}
const char* lasting(std::size_t members) {
    constexpr std::array texts = {mark("A quarter of an hour."), mark("Some twenty minutes."),
                                  mark("Half an hour, if people play all of them.")};
    return tr(texts.at(members - least_members));
}
ui::PlainTerm members_term(const Terms& agreed) {
    ui::PlainTerm term{"members", tr("Characters"), ui::RuleRef("HH-TURN-01"), {}};
    for (std::size_t members = least_members; members <= most_members; ++members) {
        ui::PlainTerm::Value& value = term.values.emplace_back();
        value.label = std::to_string(members);
        if (members < agreed.players) {
            value.trouble = tr("Each player has one at least.");
        } else {
            value.explanation =
                say(mark("{0} {1}"), {shared_out(members, agreed.players), lasting(members)});
        }
    }
    term.chosen = agreed.members - least_members;
    return term;
}
ui::PlainTerm character_term(const Terms& agreed, std::size_t member) {
    const auto number = static_cast<int>(member + 1);
    const bool is_shared = agreed.players > 1 && agreed.players < agreed.members;
    const int player = 1 + owner_of(agreed, static_cast<MemberId>(member));
    ui::PlainTerm term{"character " + std::to_string(number),
                       is_shared ? say("Character {0}: player {1}", {number, player})
                                 : say("Character {0}", {number}),
                       ui::RuleRef("HH-SET-02"),
                       {}};
    for (std::size_t i = 0; i < characters; ++i) {
        const auto character = static_cast<Character>(i);
        term.values.push_back(
            {name_of(character),
             say(mark("{0} {1}"), {icons_of(character_icons.at(i)), power_of(character)}),
             {}});
    }
    term.chosen = static_cast<std::size_t>(agreed.characters.at(member));
    return term;
}
ui::PlainTerm car_term(const Terms& agreed, std::size_t member) {
    ui::PlainTerm term{"car " + std::to_string(member + 1),
                       say("Car {0}", {static_cast<int>(member + 1)}),
                       ui::RuleRef("HH-SET-02"),
                       {}};
    for (std::size_t i = 0; i < cars; ++i) {
        const auto car = static_cast<Car>(i);
        term.values.push_back({name_of(car),
                               say(mark("{0} {1}"), {icons_of(vehicle_boards.at(i).icons),
                                                     power_of(car, agreed.scenario)}),
                               {}});
    }
    term.chosen = static_cast<std::size_t>(agreed.cars.at(member));
    return term;
}

std::string of_wrecks(Scenario scenario) {
    const char* hit = nullptr;
    switch (scenario) {
    case Scenario::tank_assault: hit = mark("Into the Tank it is a hit."); break;
    case Scenario::semi_heist: hit = mark("The Semi takes no harm from it."); break;
    case Scenario::chopper_takedown: hit = mark("Into the Rival Car it is a hit."); break;
    }
    return say(mark("{0} {1}"),
               {tr("What is wrecked falls back four spaces at the end of the round and destroys "
                   "what is in its way."),
                tr(hit)});
}

// Whoever had it takes what is given up for it; what nobody has is taken as it is.
template <class List, class One>
void choose_for(List& list, std::size_t member, One wanted) {
    const auto had = std::ranges::find(list, wanted);
    if (had != list.end()) *had = list.at(member);
    list.at(member) = wanted;
}

}  // namespace

std::string aim_of(Scenario scenario) {
    switch (scenario) {
    case Scenario::tank_assault:
        return tr("Wrecks stop the Tank: ram SUVs in its way, or throw them at it.");
    case Scenario::semi_heist:
        return tr("Throw two Cargo from the Semi into each car, then all drive to the furthest "
                  "east row.");
    case Scenario::chopper_takedown: break;
    }
    return tr("Bring down Chopper and Rival Car, and keep the Hacker's car alive.");
}

Terms View::agree(std::size_t seats) {
    Terms terms;
    terms.difficulty = Difficulty::easy;
    terms.players = static_cast<std::uint8_t>(seats);
    terms.members = most_members;
    // Of two players the first has the Captain and the Enforcer.
    terms.characters = {Character::captain, Character::undercover, Character::enforcer,
                        Character::showman};
    terms.cars = {Car::muscle, Car::racer, Car::drifter, Car::supercar};
    return terms;
}

double View::minutes(const Terms& agreed, std::size_t people) {
    constexpr std::array a_character = {7.3, 6.5, 6.3};  // by scenario
    const double of_people = static_cast<double>(agreed.members * people) / agreed.players;
    return a_character.at(static_cast<std::size_t>(agreed.scenario)) * of_people;
}

std::vector<ui::PlainTerm> View::terms(const Terms& agreed) {
    std::vector<ui::PlainTerm> terms = {scenario_term(agreed), difficulty_term(agreed),
                                        members_term(agreed)};
    for (std::size_t member = 0; member < agreed.members; ++member) {
        terms.push_back(character_term(agreed, member));
        terms.push_back(car_term(agreed, member));
    }
    return terms;
}

void View::set_term(Terms& agreed, std::size_t term, std::size_t value) {
    switch (term) {
    case scenario_row: agreed.scenario = static_cast<Scenario>(value); return;
    case difficulty_row: agreed.difficulty = static_cast<Difficulty>(value); return;
    case members_row:
        agreed.members =
            static_cast<std::uint8_t>(std::max<std::size_t>(value + least_members, agreed.players));
        return;
    default: break;
    }
    const std::size_t member = (term - first_member_row) / 2;
    if (member >= most_members) return;
    if ((term - first_member_row) % 2 == 0)
        return choose_for(agreed.characters, member, static_cast<Character>(value));
    choose_for(agreed.cars, member, static_cast<Car>(value));
}

std::vector<ui::PlainPreset<Terms>> View::presets(const Terms&) {
    // With a coach, whose lessons have room beside two characters alone; with cars that leave it no
    // easier than Easy is.
    Terms first = agree(1);
    first.members = least_members;
    std::swap(first.characters[1], first.characters[2]);
    first.cars = {Car::supercar, Car::drifter, Car::muscle, Car::racer};
    const Terms usual = agree(1);
    Terms semi = usual;
    semi.scenario = Scenario::semi_heist;
    semi.difficulty = Difficulty::standard;
    semi.characters = {Character::undercover, Character::captain, Character::enforcer,
                       Character::showman};
    Terms chopper = usual;
    chopper.scenario = Scenario::chopper_takedown;
    chopper.difficulty = Difficulty::standard;
    std::vector<ui::PlainPreset<Terms>> all = {
        {tr("First heist"), tr("To learn it: on Easy, with the Captain and the Enforcer."), first},
        {name_of(usual.scenario), tr("The first of three, on Easy, with four characters."), usual},
        {name_of(semi.scenario),
         tr("The second, on Standard: special actions and Reactive Stunts come in."), semi},
        {name_of(chopper.scenario),
         tr("The third, on Standard: a passenger to guard, and two enemies."), chopper}};
    all.front().is_to_learn = true;
    return all;
}

// HH-CMP-14
std::vector<std::string> View::how_to_play(const Terms& agreed) {
    return {
        tr("You are one team and win or lose together. Each character has one turn a round, in "
           "whatever order you like: two actions, then the Enemy Die."),
        aim_of(agreed.scenario),
        tr("Drive, Ram, Force and Shake from behind the wheel; Leap from roof to roof, Brawl and "
           "Hijack on foot. Character and car together say how many dice you roll."),
        tr("A green dot is a success. Your own Boost token makes arrows count after the roll; a "
           "team member's token adds two dice before it."),
        tr("Stunts are the way to win: each lies open for three rounds. When the last one leaves, "
           "the enemy has got away."),
        of_wrecks(agreed.scenario),
        tr("Nobody is hurt or out: whoever loses a car stands on the nearest roof, and hijacks "
           "another."),
    };
}

// ---- Seasons ------------------------------------------------------------------------------------

namespace {

constexpr std::string_view carries_over = "campaign";  // a season's options
constexpr std::string_view is_easy = "easy";

}  // namespace

std::vector<ui::SeasonOption> View::season_options() {
    return {{std::string(carries_over), tr("As a campaign"),
             tr("After each game half of the damage of every car is hammered out, and the rest "
                "stays; a car that was lost comes back with 3 slots gone. A game that is won gives "
                "everybody a third Boost token for the next one. It counts 10 points and one for "
                "each round to spare, a lost one none.")},
            {std::string(is_easy), tr("On Easy"), tr("All games on Easy; else on Standard.")}};
}

void View::agree_for_season(Terms& agreed, const play::Season& season,
                            const play::RaceFacts* before) {
    agreed.difficulty = season.has(is_easy) ? Difficulty::easy : Difficulty::standard;
    if (before != nullptr && season.has(carries_over)) begin_with(agreed, before->carried);
}

}  // namespace highway_heist
