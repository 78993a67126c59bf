#include "games/death_roads/data/scenario_car.h"

#include <array>
#include <utility>

#include "games/death_roads/data/names.h"
#include "play/scenario/match.h"

namespace death_roads {

namespace {

using play::scenario::Json;
using play::scenario::Node;

constexpr int most_tokens = 99;
constexpr std::size_t most_cards = 24;  // of all kinds, so that a question can offer them all

constexpr std::array<std::pair<const char*, bool Car::*>, 4> flags = {
    {{"racing", &Car::is_racing},
     {"aside", &Car::is_aside},
     {"far_behind", &Car::was_far_behind},
     {"thick_skinned", &Car::was_thick_skinned}}};

// The sizes are told alone; where they are given again, they are not read.
const std::vector<std::string> keys = {
    "vehicle",  "driver", "pairs",      "racing",        "at",       "gear", "condition",
    "handling", "aside",  "far_behind", "thick_skinned", "stun",     "burn", "veer",
    "hand",     "deck",   "discard",    "hand_size",     "deck_size"};

void read_parts(const Node& node, Build& build) {
    if (const auto vehicle = node.find("vehicle"))
        build.vehicle = word_of(*vehicle, names::vehicles(), "a Vehicle");
    if (const auto driver = node.find("driver"))
        build.driver = word_of(*driver, names::drivers, "a Driver");
    const auto pairs = node.find("pairs");
    if (!pairs) return;
    const auto items = pairs->items("numbers of the front, the middle and the back pair");
    if (items.size() != places) pairs->refuse("three numbers");
    for (std::size_t place = 0; place < places; ++place)
        build.pairs[place] = static_cast<std::uint8_t>(items[place].number(0, pairs_each - 1));
}

void read_space(const Node& node, Space& at) {
    const auto items = node.items("a lane and a row");
    if (items.size() != 2) node.refuse("a lane and a row");
    at.lane = static_cast<std::int8_t>(items[0].number(0, most_players + 2));
    at.row = static_cast<std::int8_t>(items[1].number(0, rows));
}

void read_figures(const Node& node, Car& car) {
    car.condition = car.vehicle().condition;
    car.handling = static_cast<std::int8_t>(car.most_handling());
    if (const auto gear = node.find("gear"))
        car.gear = static_cast<std::uint8_t>(gear->number(1, top_gear));
    if (const auto condition = node.find("condition"))
        car.condition = static_cast<std::uint8_t>(
            condition->number(car.is_racing ? 1 : 0, car.vehicle().condition));
    if (const auto handling = node.find("handling"))
        car.handling =
            static_cast<std::int8_t>(handling->number(least_handling, car.most_handling()));
    for (std::size_t status = 0; status < names::statuses.size(); ++status)
        if (const auto tokens = node.find(names::statuses[status]))
            car.tokens[status] = static_cast<std::uint8_t>(tokens->number(0, most_tokens));
}

// They may be others than its sixteen (DR-O-61), and some more.
void read_cards(const Node& node, Car& car) {
    const auto read = [&](const char* key) {
        Cards cards;
        if (const auto list = node.find(key)) read_bag(*list, names::cards(), most_cards, cards);
        return cards;
    };
    car.hand = read("hand");
    car.discard = read("discard");
    Cards deck = read("deck");
    car.deck.shuffle_in(deck);
    const int all = car.hand.size() + car.discard.size() + car.deck.size();
    if (all > static_cast<int>(most_cards)) node.refuse("24 cards at most");
}

}  // namespace

void read_build(const Node& node, Build& build) {
    node.allow(keys);
    read_parts(node, build);
}

void read_car(const Node& node, Car& car) {
    car = {};
    car.build = {static_cast<std::uint8_t>(Vehicle::hound),
                 static_cast<std::uint8_t>(Driver::dusty),
                 {0, 0, 0}};
    read_build(node, car.build);
    car.is_aside = false;
    for (const auto& [word, flag] : flags)
        if (const auto value = node.find(word)) car.*flag = value->truth();
    if (car.is_racing || node.has("at")) read_space(node.at("at"), car.at);
    read_figures(node, car);
    read_cards(node, car);
}

Json car_json(const Car& car) {
    Json json = {{"at", {car.at.lane, car.at.row}},
                 {"gear", car.gear},
                 {"condition", car.condition},
                 {"handling", car.handling},
                 {"hand", bag_json(car.hand, names::cards())},
                 {"deck", bag_json(car.deck.unordered(), names::cards())},
                 {"discard", bag_json(car.discard, names::cards())},
                 {"hand_size", car.hand.size()},
                 {"deck_size", car.deck.size()}};
    for (const auto& [word, flag] : flags)
        json[word] = car.*flag;
    for (std::size_t status = 0; status < names::statuses.size(); ++status)
        json[std::string(names::statuses[status])] = car.tokens[status];
    if (car.build.vehicle != none) json["vehicle"] = names::vehicles()[car.build.vehicle];
    if (car.build.driver != none) json["driver"] = names::drivers.at(car.build.driver);
    if (car.build.pairs.back() != none) json["pairs"] = car.build.pairs;
    return json;
}

Json car_json(const Car& car, const Json& expected) {
    Json json = car_json(car);
    for (const char* key : {"hand", "deck", "discard"})
        if (expected.is_object() && expected.contains(key))
            json[key] = play::scenario::in_order_of(expected[key], std::move(json[key]));
    return json;
}

}  // namespace death_roads
