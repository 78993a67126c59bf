// What may be done in a case of Death Roads.
#include <algorithm>
#include <string>

#include "games/death_roads/data/scenario_case.h"
#include "games/death_roads/rules/procedures.h"

namespace death_roads {

namespace {

using play::scenario::Json;
using play::scenario::Node;
using Action = play::scenario::Action<DeathRoads>;

template <class Rules>
Action made(Rules rules) {
    return {{}, play::scenario::doing<DeathRoads>(rules)};
}

// Looked at when it is done: what was done before may have changed it.
void need(bool is_there, const std::string& place, const std::string& found,
          const std::string& expected) {
    if (!is_there) play::scenario::bad_content(place, "found " + found + ", expected " + expected);
}
void need_event(const Race& race, const std::string& place) {
    need(race.event != none, place, "none", "an Event that is given");
}
// One that may be the last (DR-EVT-06).
void need_unseen(const Race& race, const std::string& place) {
    bool has_one = false;
    for (std::size_t i = 0; i < road_events.size(); ++i)
        has_one = has_one || (race.unseen.has(static_cast<Card>(i)) && !road_events[i].has_relay);
    need(has_one, place, "none", "a Road Event without the Relay icon among the unseen");
}

// What is done to a car, or by it.
template <class Rules>
Action of_car(const Node& car, PlayerId id, Rules rules) {
    return made([=, place = car.place()](Race& race, Table& table) {
        need(race[id].is_racing, place, "one that is out", "a car that is in the race");
        rules(race, table, id);
    });
}
// In a turn, which nobody has whose Handling token lies aside (DR-RACE-03).
template <class Rules>
Action of_turn(const Node& car, PlayerId id, Rules rules) {
    return of_car(car, id, [=, place = car.place()](Race& race, Table& table, PlayerId who) {
        need(!race[who].is_aside, place, "one that lies aside",
             "a Handling token on the track (DR-RACE-03)");
        rules(race, table, who);
    });
}

bool is_offered(const Race& race, PlayerId id, const Option& what) {
    Options options;
    offer_cards(race, id, options);
    offer_driver_actions(race, id, options);
    return std::ranges::find(options, what) != options.end();
}

// So many places of rest.
Action steps(const Node& count) {
    const int wanted = count.is_null() ? 1 : count.number(0, 1000);
    return made([wanted, place = count.place()](Race& race, Table& table) {
        for (int i = 0; i < wanted && !DeathRoads::is_over(race); ++i) {
            if (race.stage == Stage::resolve) need_event(race, place);
            if (race.stage == Stage::reveal) need_unseen(race, place);
            DeathRoads::step(race, table);
        }
    });
}

}  // namespace

// What happens to cars on the road.
Action RoadCase::read_movement(const Node& deed) const {
    const auto way = [&] { return word_of<Way>(deed.at("way"), names::ways, "a way"); };
    if (const auto car = deed.find("move")) {
        deed.allow({"move", "way", "steps"});
        const auto count = deed.find("steps");
        const int wanted = count ? count->number(1, rows) : 1;
        return of_car(*car, racer_at(*car),
                      [wanted, to = way()](Race& race, Table& table, PlayerId id) {
                          move(race, table, id, to, wanted);
                      });
    }
    if (const auto car = deed.find("bash")) {
        deed.allow({"bash", "by", "way", "strength"});
        const PlayerId by = racer_at(deed.at("by"));
        if (by == racer_at(*car)) deed.at("by").refuse("another car");
        const int strength = deed.at("strength").number(1, 9);
        return of_car(*car, racer_at(*car),
                      [by, strength, to = way()](Race& race, Table& table, PlayerId id) {
                          bash(race, table, id, by, to, strength);
                      });
    }
    if (const auto car = deed.find("lose handling")) {
        deed.allow({"lose handling", "count"});
        const int count = deed.at("count").number(1, 9);
        return of_car(*car, racer_at(*car), [count](Race& race, Table& table, PlayerId id) {
            lose_handling(race, table, id, count, "DR-O-22");
        });
    }
    if (const auto car = deed.find("draw")) {
        deed.allow({"draw", "count"});
        const int count = deed.at("count").number(1, 16);
        return of_car(*car, racer_at(*car), [count](Race& race, Table& table, PlayerId id) {
            draw_cards(race, table, id, count, "DR-ACT-06");
        });
    }
    if (const auto car = deed.find("skid card")) {
        deed.allow({"skid card", "card"});
        const auto card = word_of<std::size_t>(deed.at("card"), names::skid_cards(), "a Skid card");
        return of_car(*car, racer_at(*car), [card](Race& race, Table& table, PlayerId id) {
            carry_out(race, table, id, skid_cards[card].effects);
        });
    }
    deed.refuse("a thing to do");
}

// One Action, as in a turn (DR-ACT-03).
Action RoadCase::read_act(const Node& deed) const {
    deed.allow({"act", "how"});
    const Option what = read_option(deed.at("how"));
    return of_turn(deed.at("act"), racer_at(deed.at("act")),
                   [what, how = '"' + deed.at("how").text() + '"',
                    place = deed.at("how").place()](Race& race, Table& table, PlayerId id) {
                       need(race[id].handling >= 1, place,
                            "Handling " + std::to_string(race[id].handling),
                            "1 Handling at least (DR-ACT-03)");
                       need(is_offered(race, id, what), place, how,
                            "an Action with a card in hand, and its side or line");
                       act(race, table, id, what);
                       race.turn = {};
                   });
}

// Phases, turns and Actions.
Action RoadCase::read_round(const Node& deed) const {
    const std::string place = deed.place();
    const auto alone = [&](const char* key) {
        auto node = deed.find(key);
        if (node) deed.allow({key});
        return node;
    };
    if (deed.has("act")) return read_act(deed);
    if (const auto count = alone("step")) return steps(*count);
    if (const auto car = alone("turn")) return of_turn(*car, racer_at(*car), take_turn);
    if (const auto car = alone("skid")) return of_turn(*car, racer_at(*car), skid);
    if (const auto car = alone("prepare")) return of_car(*car, racer_at(*car), prepare);
    if (const auto end = alone("close lane")) {
        const int side = word_of<int>(*end, names::ends, "left or right");
        return made([side](Race& race, Table& table) { close_lane(race, table, side); });
    }
    if (alone("initiative")) return made(order_by_initiative);
    if (alone("reveal")) {
        return made([place](Race& race, Table& table) {
            need_unseen(race, place);
            reveal_event(race, table);
        });
    }
    if (alone("resolve")) {
        return made([place](Race& race, Table& table) {
            need_event(race, place);
            resolve_events(race, table);
        });
    }
    if (alone("event")) {
        return made([place](Race& race, Table& table) {
            need_event(race, place);
            carry_out_event(race, table);
        });
    }
    if (alone("final stretch")) {
        return made([place](Race& race, Table& table) {
            need(race.final_stretch != none, place, "none", "a Final Stretch that is given");
            carry_out_final_stretch(race, table);
        });
    }
    return read_movement(deed);
}

// Once the race is over nothing further is carried out (DR-O-78).
Action RoadCase::read_deed(const Node& deed) {
    Action action = read_round(deed);
    action.run = [run = std::move(action.run)](Race& race, Table& table) -> Json {
        return DeathRoads::is_over(race) ? Json() : run(race, table);
    };
    return action;
}

}  // namespace death_roads
