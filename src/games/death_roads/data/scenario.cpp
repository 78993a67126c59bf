#include "games/death_roads/data/scenario.h"

#include <algorithm>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "games/death_roads/data/codec.h"
#include "games/death_roads/rules/procedures.h"
#include "play/scenario/game_case.h"
#include "play/scenario/match.h"

namespace death_roads {

namespace {

using play::scenario::Json;
using play::scenario::Node;
using Action = play::scenario::Action<DeathRoads>;

std::vector<std::string> texts(std::span<const std::string_view> words) {
    return {words.begin(), words.end()};
}

template <class T = std::uint8_t>
T word_of(const Node& node, std::span<const std::string_view> words, std::string_view what) {
    return static_cast<T>(node.word_of(texts(words), what));
}

// The words for the value of a fact, where it is no number.
std::span<const std::string_view> value_words(Fact fact) {
    switch (fact) {
    case Fact::discarded:
    case Fact::drew_card:
    case Fact::burned:
    case Fact::focused:
    case Fact::played:
    case Fact::acted:
    case Fact::hit:
    case Fact::missed: return names::cards();
    case Fact::event_revealed:
    case Fact::event_replaced:
    case Fact::event_resolved: return names::road_events();
    case Fact::stretch_revealed:
    case Fact::stretch_resolved: return names::final_stretches();
    case Fact::skid_card:
    case Fact::skid_put_aside: return names::skid_cards();
    case Fact::token_shed:
    case Fact::token_taken: return names::statuses;
    case Fact::moved:
    case Fact::pushed: return names::ways;
    default: return {};
    }
}

// A key of a row of the tables, which cases may be about as well as about a rule.
bool is_row(std::string_view text) {
    const auto is_in = [&](const auto& table) {
        return std::ranges::any_of(table, [&](const auto& row) { return row.key == text; });
    };
    return is_in(vehicle_cards) || is_in(vehicles) || is_in(drivers) || is_in(skid_cards) ||
           is_in(road_events) || is_in(final_stretches);
}

class RoadCase final : public play::scenario::GameCase<DeathRoads> {
public:
    RoadCase(const play::scenario::Vocabulary& vocabulary, const Node& given)
        : GameCase(vocabulary) {
        given.allow({"players", "rounds", "round", "stage", "closed", "order", "next", "event",
                     "event_lane", "doubled", "jammed", "doubles_next", "jams_next",
                     "final_stretch", "lane_cards", "cars", "drafted"});
        race_ = race_of(read_terms(given));
        race_.stage = Stage::race;
        race_.round = 2;
        if (const auto round = given.find("round"))
            race_.round = static_cast<std::uint8_t>(round->number(0, long_race));
        if (const auto stage = given.find("stage"))
            race_.stage = word_of<Stage>(*stage, names::stages, "a stage");
        read_road(given);
        read_event(given);
        if (race_.stage != Stage::setup) read_cars(given.at("cars"));
        if (const auto order = given.find("order")) read_order(*order);
        if (const auto next = given.find("next")) race_.next = place_of(player_at(*next));
    }

    const std::vector<std::string>& names() const override { return names_; }
    Race& state_of() override { return race_; }
    Action read_deed(const Node& deed) override;

    std::string text_of(const Option& option) const override { return Codec::text_of(option); }
    Option read_option(const Node& node) const override {
        const auto option = Codec::option_named(node.text());
        if (!option) node.refuse("an answer, such as \"pass\" or \"play swerve left\"");
        return *option;
    }
    std::string rule_text(const Rule& rule) const override { return rule.text(); }
    Json event_json(const Event& event) const override {
        const auto words = value_words(event.fact);
        Json json = {{"event", names::facts.at(static_cast<std::size_t>(event.fact))},
                     {"rule", event.rule.text()}};
        if (words.empty()) {
            json["value"] = event.value;
        } else {
            json["value"] = words[static_cast<std::size_t>(event.value)];
        }
        if (event.who != nobody) json["of"] = name_of(event.who);
        if (event.other != nobody) json["other"] = name_of(event.other);
        if (event.spared > 0) json["spared"] = event.spared;
        return json;
    }
    std::string roller(const kernel::Roll<DeathRoads>& roll) const override {
        return name_of(roll.about.who);
    }
    std::uint8_t read_face(std::string_view roll, const Node& die) const override {
        return word_of(die, faces_of(roll), "what is drawn");
    }
    Json face_json(std::string_view roll, std::uint8_t face) const override {
        return faces_of(roll)[face];
    }
    // The order before the race is nobody's.
    std::string whose(const Node& line) const override {
        return line.has("of") ? Case::whose(line) : "nobody";
    }

    Json state() const override;
    void expect_state(const Node& expected) const override;

private:
    static std::vector<std::string_view> faces_of(std::string_view roll) {
        std::vector<std::string_view> faces;
        const auto why = Codec::why_named(roll);
        for (std::uint8_t face = 0; why && face < Codec::sides_of(*why); ++face)
            faces.push_back(Codec::face_text(*why, face));
        return faces;
    }

    static Terms read_terms(const Node& given);
    void read_road(const Node& given);
    void read_event(const Node& given);
    void read_cars(const Node& given);
    void read_order(const Node& order);
    PlayerId player_at(const Node& node) const {
        return static_cast<PlayerId>(node.word_of(names_, "A, B, C or D"));
    }
    // Who does something must be on the road.
    PlayerId racer_at(const Node& node) const {
        const PlayerId id = player_at(node);
        if (!race_[id].is_racing) node.refuse("a car that is given");
        return id;
    }
    std::uint8_t place_of(PlayerId id) const {
        return static_cast<std::uint8_t>(std::ranges::find(race_.order, id) - race_.order.begin());
    }
    std::vector<std::string> names_of(const Players& players) const {
        std::vector<std::string> all;
        for (const PlayerId id : players)
            all.push_back(name_of(id));
        return all;
    }
    Action read_movement(const Node& deed);
    Action read_round(const Node& deed);

    const std::vector<std::string> names_{"A", "B", "C", "D"};
    Race race_;
};

Terms RoadCase::read_terms(const Node& given) {
    Terms terms;
    if (const auto players = given.find("players"))
        terms.players = static_cast<std::uint8_t>(players->number(least_players, most_players));
    if (const auto rounds = given.find("rounds"))
        terms.rounds = static_cast<std::uint8_t>(rounds->number(short_race, long_race));
    terms.builds = first_builds;
    if (const auto drafted = given.find("drafted")) terms.is_drafted = drafted->truth();
    if (!is_legal(terms)) given.refuse("a race of 4, 5 or 7 rounds");
    return terms;
}

void RoadCase::read_road(const Node& given) {
    if (const auto closed = given.find("closed")) {
        const auto sides = closed->items("lanes closed left and right");
        if (sides.size() != 2) closed->refuse("two numbers");
        for (std::size_t side = 0; side < 2; ++side)
            race_.closed[side] = static_cast<std::uint8_t>(sides[side].number(0, most_players));
        if (asphalt_left(race_) < least_asphalt) closed->refuse("two asphalt lanes left");
    }
    if (const auto cards = given.find("lane_cards")) {
        race_.lanes_left = 0;
        for (const Node& card : cards->items("numbers of lanes"))
            race_.lanes_left =
                static_cast<std::uint8_t>(race_.lanes_left | 1U << (card.number(1, 5) - 1));
        // DR-O-107
        if ((race_.lanes_left & 3U) != 3U) cards->refuse("1 and 2 among the Lane cards");
    }
}

void RoadCase::read_event(const Node& given) {
    if (const auto event = given.find("event")) {
        race_.event = word_of(*event, names::road_events(), "a Road Event");
        race_.unseen.remove(race_.event);
    }
    if (const auto lane = given.find("event_lane"))
        race_.event_lane = static_cast<std::int8_t>(lane->number(0, most_players + 2));
    const auto flag = [&](const char* key, bool& value) {
        if (const auto node = given.find(key)) value = node->truth();
    };
    flag("doubled", race_.doubled[0]);
    flag("doubles_next", race_.doubled[1]);
    flag("jammed", race_.jammed[0]);
    flag("jams_next", race_.jammed[1]);
    if (const auto stretch = given.find("final_stretch"))
        race_.final_stretch = word_of(*stretch, names::final_stretches(), "a Final Stretch");
}

// Those that are not given never raced; a Hound of Dusty's, with nothing in hand, unless said.
void RoadCase::read_cars(const Node& given) {
    given.require_object("cars by the names of their drivers");
    given.allow(names_);
    if (given.members().empty()) given.refuse("a car at least");
    for (Car& car : race_.cars)
        car.is_racing = false;
    for (const auto& [name, node] : given.members()) {
        Car& car = race_[player_named(name)];
        car = {};
        car.build = {static_cast<std::uint8_t>(Vehicle::hound),
                     static_cast<std::uint8_t>(Driver::dusty),
                     {0, 0, 0}};
        car.is_aside = false;
        formats::Reader reader(node.place());
        read_car(node.json(), reader, car);
        for (const formats::Complaint& complaint : reader.take_complaints())
            node.complain(formats::text_of(complaint));
        if (!node.has("condition")) car.condition = car.vehicle().condition;
        if (!node.has("handling")) car.handling = static_cast<std::int8_t>(car.most_handling());
    }
    for (PlayerId id = 0; id < race_.terms.players; ++id) {
        const Space at = race_[id].at;
        const bool has_room = is_open(race_, at.lane) && at.row >= 1 && at.row <= rows;
        if (race_[id].is_racing && (!has_room || who_is_on(race_, at) != id))
            given.refuse("a space of its own on the road for each car (DR-O-03)");
    }
}

// Those that are not named follow.
void RoadCase::read_order(const Node& order) {
    std::vector<PlayerId> players;
    for (const Node& name : order.items("names"))
        players.push_back(player_at(name));
    for (PlayerId id = 0; id < most_players; ++id)
        if (std::ranges::find(players, id) == players.end()) players.push_back(id);
    if (players.size() != most_players) order.refuse("each once");
    std::ranges::copy(players, race_.order.begin());
}

template <class Rules>
Action made(Rules rules) {
    return {{}, play::scenario::doing<DeathRoads>(rules)};
}

// An Event, which an earlier deed may have turned up.
void need_event(const Node& deed, const Race& race) {
    if (race.event == none) deed.refuse("an Event that is given");
}
template <class Rules>
auto with_event(const Node& deed, Rules rules) {
    return [=](Race& race, Table& table) {
        need_event(deed, race);
        rules(race, table);
    };
}

bool is_action(Choice choice) {
    return choice == Choice::play || choice == Choice::shift || choice == Choice::change_lane ||
           choice == Choice::own_action;
}

// What happens to cars on the road.
Action RoadCase::read_movement(const Node& deed) {
    const auto way = [&] { return word_of<Way>(deed.at("way"), names::ways, "a way"); };
    if (deed.has("move")) {
        const PlayerId id = racer_at(deed.at("move"));
        const int steps = deed.find("steps") ? deed.at("steps").number(1, rows) : 1;
        return made(
            [=, to = way()](Race& race, Table& table) { move(race, table, id, to, steps); });
    }
    if (deed.has("bash")) {
        const PlayerId id = racer_at(deed.at("bash"));
        const PlayerId by = racer_at(deed.at("by"));
        const int strength = deed.at("strength").number(1, 9);
        return made(
            [=, to = way()](Race& race, Table& table) { bash(race, table, id, by, to, strength); });
    }
    if (deed.has("lose handling")) {
        const PlayerId id = racer_at(deed.at("lose handling"));
        const int count = deed.at("count").number(1, 9);
        return made(
            [=](Race& race, Table& table) { lose_handling(race, table, id, count, "DR-O-22"); });
    }
    if (deed.has("draw")) {
        const PlayerId id = racer_at(deed.at("draw"));
        const int count = deed.at("count").number(1, 16);
        return made(
            [=](Race& race, Table& table) { draw_cards(race, table, id, count, "DR-ACT-06"); });
    }
    if (deed.has("skid card")) {
        const PlayerId id = racer_at(deed.at("skid card"));
        const auto card = word_of<std::size_t>(deed.at("card"), names::skid_cards(), "a Skid card");
        return made([=](Race& race, Table& table) {
            carry_out(race, table, id, skid_cards[card].effects);
        });
    }
    deed.refuse("a thing to do");
}

// Phases, turns and Actions.
Action RoadCase::read_round(const Node& deed) {
    if (const auto count = deed.find("step")) {
        return {{}, [=, run = play::scenario::steps<DeathRoads>(*count)](Race& race, Table& table) {
                    if (race.stage == Stage::resolve) need_event(deed, race);
                    return run(race, table);
                }};
    }
    if (deed.has("turn")) {
        const PlayerId id = racer_at(deed.at("turn"));
        return made([=](Race& race, Table& table) { take_turn(race, table, id); });
    }
    if (deed.has("act")) {
        const PlayerId id = racer_at(deed.at("act"));
        const Option what = read_option(deed.at("how"));
        const bool has_card = what.card != none && race_[id].hand.has(what.card);
        if (!is_action(what.choice) || !has_card)
            deed.at("how").refuse("an Action with a card in hand");
        return made([=](Race& race, Table& table) {
            act(race, table, id, what);
            race.turn = {};
        });
    }
    if (deed.has("prepare")) {
        const PlayerId id = racer_at(deed.at("prepare"));
        return made([=](Race& race, Table& table) { prepare(race, table, id); });
    }
    if (deed.has("skid")) {
        const PlayerId id = racer_at(deed.at("skid"));
        return made([=](Race& race, Table& table) { skid(race, table, id); });
    }
    if (deed.has("close lane")) {
        const int side = word_of<int>(deed.at("close lane"), names::ends, "left or right");
        return made([=](Race& race, Table& table) { close_lane(race, table, side); });
    }
    if (deed.has("initiative")) return made(order_by_initiative);
    if (deed.has("reveal")) return made(reveal_event);
    if (deed.has("resolve")) return made(with_event(deed, resolve_events));
    if (deed.has("event")) return made(with_event(deed, carry_out_event));
    if (deed.has("final stretch")) {
        return made([=](Race& race, Table& table) {
            if (race.final_stretch == none) deed.refuse("a Final Stretch that is given");
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

Json RoadCase::state() const {
    Json json = Json(Codec::state_to_json(race_));
    json["cars"] = Json::object();
    for (PlayerId id = 0; id < race_.terms.players; ++id) {
        Json car = Json(json_of(race_[id]));
        car["hand_size"] = race_[id].hand.size();
        car["deck_size"] = race_[id].deck.size();
        json["cars"][names_[id]] = car;
    }
    json["order"] = names_of(racing(race_));
    json["placed"] = names_of(placing(race_));
    json["asphalt"] = asphalt_left(race_);
    json["doubles_next"] = race_.doubled[1];
    json["jams_next"] = race_.jammed[1];
    json["lane_cards"] = Json::array();
    for (int number = 1; number <= static_cast<int>(lane_cards); ++number)
        if ((race_.lanes_left >> (number - 1) & 1) != 0) json["lane_cards"].push_back(number);
    return json;
}

// Each in part.
void RoadCase::expect_state(const Node& expected) const {
    const Json actual = state();
    for (const auto& [key, value] : expected.members())
        if (actual.contains(key)) play::scenario::expect_part(value, actual.at(key), key);
}

class RoadVocabulary final : public play::scenario::Vocabulary {
public:
    const play::scenario::Words& words() const override { return words_; }
    bool is_rule(std::string_view text) const override {
        return !Rule::from_text(text).is_none() || is_row(text);
    }
    std::unique_ptr<play::scenario::Case> set_up(const Node& given, const play::scenario::Places&,
                                                 std::size_t) override {
        return std::make_unique<RoadCase>(*this, given);
    }

private:
    static play::scenario::Words make_words() {
        play::scenario::Words words{std::string(Codec::game),
                                    "DR-SKID-04",
                                    "A, B, C or D",
                                    "a list of names of cards, lanes or seats",
                                    texts(names::asks),
                                    texts(names::whys),
                                    {},
                                    {"stage", "round", "closed", "order", "next", "event",
                                     "event_lane", "final_stretch", "lane_cards", "cars", "placed",
                                     "asphalt", "doubles_next", "jams_next"},
                                    {}};
        for (const std::string_view fact : names::facts)
            words.events.push_back(
                {std::string(fact), {"event", "of", "other", "value", "rule", "spared"}});
        return words;
    }

    play::scenario::Words words_ = make_words();
};

}  // namespace

play::ScenarioGame scenario_game() { return std::make_shared<RoadVocabulary>(); }

}  // namespace death_roads
