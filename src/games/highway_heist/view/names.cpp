#include "games/highway_heist/view/names.h"

#include <array>

#include "words/words.h"

namespace highway_heist {

using words::mark;
using words::say;
using words::tr;

namespace {

template <class List, class E>
const char* at(const List& list, E which) {
    return list.at(static_cast<std::size_t>(which));
}

constexpr std::array scenario_names = {mark("Tank Assault"), mark("Semi Heist"),
                                       mark("Chopper Takedown")};
constexpr std::array difficulty_names = {mark("Easy"), mark("Standard"), mark("Hard"),
                                         mark("Beast")};
constexpr std::array character_names = {mark("Captain"), mark("Undercover"), mark("Enforcer"),
                                        mark("Showman"), mark("Ghost"),      mark("Tech")};
constexpr std::array car_names = {mark("American Muscle"), mark("Street Drifter"),
                                  mark("Import Racer"), mark("Exotic Supercar"),
                                  mark("Hijacked SUV")};
constexpr std::array skill_names = {mark("Speed"), mark("Control"), mark("Athletics"),
                                    mark("Defense")};
constexpr std::array character_powers = {
    mark("Follow Through: after a Ram drives on up to two spaces."),
    mark("Mid-Air: the first Leap of a turn is free."),
    mark("Brace: arrows count as successes in Defense rolls."),
    mark("Deep Pockets: holds five Boost tokens."),
    mark("Slip Through: drives through what is in the way."),
    mark("Gadgets: three times a game anybody's dice are rolled again.")};
constexpr std::array car_powers = {
    mark("Bulldoze: pushes a rammed Wreck up to two spaces."),
    mark("Loose Tail: a Shake needs one success."), mark("Nitrous: drives two spaces further."),
    mark("Mint Condition: +1 success in Speed and Control while at most one slot is lost."),
    mark("No power.")};

struct StuntWords {
    const char* name;
    const char* condition;
    const char* reward;
};
constexpr std::array<StuntWords, 3 * stunts_each> stunt_words = {{
    {mark("Chain Reaction"), mark("Behind the wheel, in one line with two or more SUVs."),
     mark("The furthest SUV is a Wreck and flies up to two spaces; into the Tank: 2 damage.")},
    {mark("Side Scrape"), mark("Behind the wheel, directly beside the Tank."),
     mark("The Tank takes 1.")},
    {mark("Roof Rider"), mark("On an SUV without an Enemy Peg."),
     mark("Steer it up to three spaces, then step over.")},
    {mark("Brake Slide"), mark("Behind the wheel, an SUV directly behind."),
     mark("It is a Wreck and slides up to two spaces, into the Tank too.")},
    {mark("Sacrifice Fly"), mark("Behind the wheel, directly in front of the Tank."),
     mark("The Tank takes 4; your car is gone, you jump.")},
    {mark("Hatch Job"), mark("On the Tank, without an Enemy Peg there."),
     mark("The Tank takes 2 and does not fire until the end of the next round.")},
    {mark("Double Down"), mark("Behind the wheel, two or more SUVs adjacent."),
     mark("Two of them are Wrecks.")},
    {mark("Drag Line"), mark("Behind the wheel, a Wreck adjacent."),
     mark("Drag it up to four spaces, into the Tank too.")},
    {mark("Track Breaker"),
     mark("Behind the wheel in front of the Tank, another driver directly beside it."),
     mark("The Tank takes 4.")},
    {mark("Human Catapult"),
     mark("Behind the wheel, an Enemy Peg on your roof and another within three spaces."),
     mark("Both Enemy Pegs are gone.")},
    {mark("Getaway Catch"),
     mark("Behind the wheel, beside a Semi space with a team member whose car is on the road."),
     mark("They are back behind their own wheel.")},
    {mark("Pinball"), mark("Behind the wheel, an SUV adjacent that is adjacent to another."),
     mark("Both are Wrecks.")},
    {mark("Clear the Roof"), mark("On a Semi space with an Enemy Peg."),
     mark("All Enemy Pegs on the Semi are gone.")},
    {mark("Airmail"),
     mark("The door is open; you drive directly in front of the Semi, another directly behind."),
     mark("The one behind gets a Cargo token.")},
    {mark("Duck and Cover"), mark("On the Semi when SHOTGUN! goes off. It costs no action."),
     mark("You are not thrown off.")},
    {mark("Wrecking Ball"), mark("Behind the wheel, a Wreck adjacent."),
     mark("It goes up to three spaces and clears whatever it hits.")},
    {mark("Blow the Door Open"), mark("On the rear space of the Semi."),
     mark("The door is open for good.")},
    {mark("Slingshot"), mark("Behind the wheel with two Cargo and no Enemy Peg on the roof."),
     mark("Straight to the furthest east row; SUVs adjacent there are Wrecks.")},
    {mark("Scramble"), mark("Behind the wheel, with the Hacker aboard."), mark("The Radar is 0.")},
    {mark("Brake Trap"), mark("Behind the wheel, the Rival Car directly behind."),
     mark("The Rival Car takes 2.")},
    {mark("Sandwich"), mark("Behind the wheel, an SUV adjacent to you and to the Rival Car."),
     mark("The SUV is gone; the Rival Car takes 2.")},
    {mark("Hand-Off"),
     mark("On the roof of the Hacker's car, another team car within three spaces."),
     mark("The Hacker changes into that car.")},
    {mark("Ramp Shot"),
     mark("Behind the wheel, a Wreck directly in front, the Chopper within two spaces of it."),
     mark("Over the Wreck; the Chopper takes 2.")},
    {mark("Tandem Shot"), mark("As Ramp Shot, with a team member on your roof."),
     mark("Over the Wreck; the Chopper takes 4.")},
    {mark("Tow Line"), mark("On a roof within one space of the Chopper."),
     mark("The Chopper takes 2 and stays until the end of the next round.")},
    {mark("Head-On"), mark("Behind the wheel, the Rival Car directly in front."),
     mark("The Rival Car takes 4, your car is dealt 3.")},
    {mark("Overload"),
     mark("Behind the wheel with the Hacker and no Enemy Peg, within three spaces of the Chopper "
          "or beside the Rival Car."),
     mark("That enemy takes 4.")},
}};
const StuntWords& words_of(Stunt stunt) { return stunt_words.at(static_cast<std::size_t>(stunt)); }

constexpr std::array<std::array<const char*, enemy_cards>, 3> card_names = {{
    {{mark("Brake Job"), mark("Cleanup Crew"), mark("Tank Repairs"), mark("Boarding Party"),
      mark("Tail Guard"), mark("Escort"), mark("Convoy"), mark("Hard Turn"), mark("Boxed In"),
      mark("Roof Crew"), mark("Pedal Down"), mark("Cannon Drill")}},
    {{mark("Shotgun Guard"), mark("Door Duty"), mark("Jackknife"), mark("Roof Crew"),
      mark("Escort"), mark("Tailgaters"), mark("Boarding Party"), mark("Reload"),
      mark("Cargo Thieves"), mark("Roadblock"), mark("Sideswipe"), mark("All Units")}},
    {{mark("Radar Sweep"), mark("Strafing Run"), mark("Lock On"), mark("Pursuit"),
      mark("Boarding Party"), mark("Ambush"), mark("Bodyguard"), mark("Tailgaters"),
      mark("Low Pass"), mark("Field Repairs"), mark("Boxed In"), mark("Closing Net")}},
}};

// By Effect.
constexpr std::array effect_texts = {
    "",
    mark("An SUV two spaces ahead of each car."),
    mark("An SUV directly in front of each car."),
    mark("An SUV directly behind each car."),
    mark("An SUV beside each car."),
    mark("An Enemy Peg on each SUV."),
    mark("An Enemy Peg on the SUV nearest to each car."),
    mark("Cars with an Enemy Peg are dealt 2 damage."),
    mark("SUVs move towards the nearest Wreck."),
    mark("SUVs move a space east."),
    mark("All SUVs activate."),
    mark("All Enemy Pegs activate."),
    mark("Cars with an SUV right in front are dealt 3 damage."),
    mark("Cars with an SUV right in front are dealt 2 damage."),
    mark("Cars with an SUV right behind are dealt 2 damage."),
    mark("Cars beside two or more SUVs are dealt 3 damage."),
    mark("The Tank fires: 2 damage to cars two or three spaces away."),
    mark("Wrecks beside an SUV are cleared away."),
    mark("An Enemy Peg on the Tank."),
    mark("With an Enemy Peg on the Tank it regains 2."),
    mark("An SUV on either side of the Tank."),
    mark("Cars beside the Tank are dealt 2 damage."),
    mark("SUVs close on the Tank."),
    mark("SUVs in front of the Tank pull ahead."),
    mark("The Tank turns towards the nearest car."),
    mark("The Tank turns towards the active car."),
    mark("SHOTGUN!"),
    mark("An Enemy Peg on the Semi's rear."),
    mark("The door closes."),
    mark("Whoever is on the Semi's rear is thrown off."),
    mark("The Semi moves a lane north."),
    mark("The Semi moves a lane south."),
    mark("An Enemy Peg beside everybody on the Semi."),
    mark("Enemy Pegs on the Semi activate."),
    mark("An SUV two spaces ahead of the active car."),
    mark("An SUV directly in front of the active car."),
    mark("An SUV directly behind the active car."),
    mark("An SUV beside the active car."),
    mark("One more shell."),
    mark("An Enemy Peg on the SUV nearest to each loaded car."),
    mark("Cars with an Enemy Peg lose their Cargo."),
    mark("Ping!"),
    mark("With the Chopper within two spaces of the Hacker: Ping twice."),
    mark("Guns: cars within a space of the Chopper are dealt 2 damage."),
    mark("The Chopper hunts the Hacker."),
    mark("The Rival Car attacks."),
    mark("An Enemy Peg on the Rival Car."),
    mark("With an Enemy Peg on it the Rival Car regains 2."),
    mark("Whoever stands near the Chopper is thrown off."),
    mark("The Chopper regains 1."),
    mark("SUVs close on the Hacker."),
};
static_assert(effect_texts.size() == static_cast<std::size_t>(Effect::closing_net) + 1);

}  // namespace

std::string name_of(Scenario scenario) { return tr(at(scenario_names, scenario)); }
std::string name_of(Difficulty difficulty) { return tr(at(difficulty_names, difficulty)); }
std::string name_of(Character character) { return tr(at(character_names, character)); }
std::string name_of(Car car) { return tr(at(car_names, car)); }
std::string name_of(Skill skill) { return tr(at(skill_names, skill)); }
std::string name_of(Stunt stunt) { return tr(words_of(stunt).name); }
std::string condition_of(Stunt stunt) { return tr(words_of(stunt).condition); }
std::string reward_of(Stunt stunt) { return tr(words_of(stunt).reward); }
std::string roll_of(Stunt stunt) {
    const StuntCard& card = card_of(stunt);
    return say(mark("{0} {1}"), {name_of(card.skill), int{card.need}});
}
std::string power_of(Character character) { return tr(at(character_powers, character)); }
// HH-VE-01: where there is what a Wreck may be pushed into.
std::string power_of(Car car, Scenario scenario) {
    if (car == Car::muscle && scenario == Scenario::tank_assault)
        return tr("Bulldoze: pushes a rammed Wreck up to two spaces; into the Tank: 1 damage.");
    if (car == Car::muscle && scenario == Scenario::chopper_takedown)
        return tr(
            "Bulldoze: pushes a rammed Wreck up to two spaces; into the Rival Car: 2 damage.");
    return tr(at(car_powers, car));
}

std::string member_name(const Terms& terms, MemberId member) {
    return member < most_members ? name_of(terms.characters.at(member)) : std::string();
}
std::string played_name(const Heist& heist, const ui::Seating& seating, MemberId member) {
    const kernel::PlayerId seat = seat_of(heist.terms, member);
    std::string character = member_name(heist.terms, member);
    if (seat >= seating.seats.size() || heist.terms.players == 1) return character;
    return say(mark("{0} ({1})"), {character, seating.seat(seat).name});
}

std::string perch_name(const Heist& heist, Perch perch) {
    if (perch < first_suv) return name_of(heist.terms.cars.at(perch));
    if (is_vehicle(perch))
        return say("SUV {0}", {std::string(1, static_cast<char>('A' + perch - first_suv))});
    switch (perch) {
    case tank: return tr("the Tank");
    case rival_car: return tr("the Rival Car");
    case semi_rear: return tr("the rear of the Semi");
    case semi_rear + 1: return tr("the second space of the Semi");
    case semi_rear + 2: return tr("the third space of the Semi");
    case semi_cab: return tr("the cab of the Semi");
    case at_wheel: return tr("behind the wheel");
    default: break;
    }
    return {};
}

std::string car_name(const Heist& heist, Perch perch) {
    const MemberId driver = driver_of_pv(heist, perch);
    if (driver == no_member) return perch_name(heist, perch);
    return say("{0}'s {1}", {member_name(heist.terms, driver), perch_name(heist, perch)});
}

std::string space_name(Space space) {
    return say("row {0}, lane {1}", {int{space.x}, int{space.y}});
}

std::string where_stands(const Heist& heist, MemberId member) {
    const Member& who = heist[member];
    if (who.is_manned())
        return say("behind the wheel of {0}, {1}",
                   {perch_name(heist, who.pv), space_name(heist.vehicles[who.pv].at)});
    if (who.is_on_foot())
        return say("on top of {0}, {1}",
                   {perch_name(heist, who.peg), space_name(block_of(heist, who.peg).at)});
    return tr("beside the board");
}

std::string card_name(Scenario scenario, std::size_t card) {
    return tr(card_names.at(static_cast<std::size_t>(scenario)).at(card));
}
std::string effect_words(Effect effect) {
    return effect == Effect::none ? std::string() : std::string(tr(at(effect_texts, effect)));
}
std::string reveal_words(const EnemyCard& card) {
    std::string all;
    for (const Effect effect : card.reveal) {
        if (effect == Effect::none) continue;
        all += (all.empty() ? "" : " ") + effect_words(effect);
    }
    return all;
}

const EnemyCard& enemy_card(const Heist& heist, std::size_t card) {
    return enemy_decks.at(static_cast<std::size_t>(heist.terms.scenario)).at(card);
}

}  // namespace highway_heist
