#include "games/death_roads/data/scenario.h"

#include <algorithm>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "games/death_roads/data/scenario_case.h"
#include "play/scenario/match.h"

namespace death_roads {

namespace {

using play::scenario::Json;
using play::scenario::Node;

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

std::vector<std::string_view> faces_of(std::string_view roll) {
    std::vector<std::string_view> faces;
    const auto why = Codec::why_named(roll);
    for (std::uint8_t face = 0; why && face < Codec::sides_of(*why); ++face)
        faces.push_back(Codec::face_text(*why, face));
    return faces;
}

// One of the words; none where what is told has none.
std::uint8_t word_or_none(const Node& node, std::span<const std::string_view> words,
                          std::string_view what) {
    return node.json() == "none" ? none : word_of(node, words, what);
}
Json word_or_none(std::uint8_t value, std::span<const std::string_view> words) {
    return value == none ? Json("none") : Json(words[value]);
}

// A row of the tables, which cases may be about as well as about a rule, or the one worked case
// whose number has a letter.
bool is_row(std::string_view text) {
    const auto is_in = [&](const auto& table) {
        return std::ranges::any_of(table, [&](const auto& row) { return row.key == text; });
    };
    return text == "DR-T-07b" || is_in(vehicle_cards) || is_in(vehicles) || is_in(drivers) ||
           is_in(skid_cards) || is_in(road_events) || is_in(final_stretches);
}

}  // namespace

const std::vector<std::string>& RoadCase::state_keys() {
    static const std::vector<std::string> keys = {
        "players",    "rounds",     "drafted", "stage",   "round",         "closed", "order",
        "next",       "event",      "unseen",  "doubled", "doubles_next",  "jammed", "jams_next",
        "event_lane", "lane_cards", "out",     "cars",    "final_stretch", "placed", "asphalt"};
    return keys;
}

RoadCase::RoadCase(const play::scenario::Vocabulary& vocabulary, const Node& given)
    : GameCase(vocabulary) {
    given.allow(state_keys());
    race_ = race_of(read_terms(given));
    players_.assign(names_.begin(), names_.begin() + race_.terms.players);
    read_stage(given);
    read_road(given);
    read_event(given);
    if (race_.stage != Stage::setup) {
        read_cars(given.at("cars"));
    } else if (const auto cars = given.find("cars"); cars && !race_.terms.is_drafted) {
        read_builds(*cars);
    }
    if (const auto out = given.find("out")) read_out(*out);
    if (const auto order = given.find("order")) read_order(*order);
    if (const auto next = given.find("next")) read_next(*next);
}

// ---- Spelling ---------------------------------------------------------------------------------

Option RoadCase::read_option(const Node& node) const {
    const auto option = Codec::option_named(node.text());
    if (!option) node.refuse("an answer, such as \"pass\" or \"play swerve left\"");
    return *option;
}

Json RoadCase::event_json(const Event& event) const {
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

// A lane or a seat may be a number.
std::uint8_t RoadCase::read_face(std::string_view roll, const Node& die) const {
    const Json word = die.is_number() ? Json(die.json().dump()) : die.json();
    return word_of(Node(word, die.place()), faces_of(roll), "what is drawn");
}

Json RoadCase::face_json(std::string_view roll, std::uint8_t face) const {
    return faces_of(roll)[face];
}

// ---- What is given ----------------------------------------------------------------------------

Terms RoadCase::read_terms(const Node& given) {
    Terms terms;
    if (const auto players = given.find("players"))
        terms.players = static_cast<std::uint8_t>(players->number(least_players, most_players));
    if (const auto rounds = given.find("rounds"))
        terms.rounds = static_cast<std::uint8_t>(rounds->number(short_race, long_race));
    terms.builds = first_builds;
    if (const auto drafted = given.find("drafted")) terms.is_drafted = drafted->truth();
    if (!is_legal(terms)) given.at("rounds").refuse("4, 5 or 7");
    return terms;
}

// Each round is begun by its preparation.
void RoadCase::read_stage(const Node& given) {
    race_.stage = Stage::race;
    if (const auto stage = given.find("stage"))
        race_.stage = word_of<Stage>(*stage, names::stages, "a stage");
    const bool is_before = race_.stage == Stage::setup || race_.stage == Stage::preparation;
    race_.round = race_.stage == Stage::setup ? 0 : 2;
    if (const auto round = given.find("round"))
        race_.round = static_cast<std::uint8_t>(
            round->number(is_before ? 0 : 1, race_.terms.rounds - (is_before ? 1 : 0)));
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
        for (const Node& card : cards->items("numbers of lanes")) {
            const unsigned lane = 1U << (card.number(1, static_cast<int>(lane_cards)) - 1);
            if ((race_.lanes_left & lane) != 0) card.refuse("each number once");
            race_.lanes_left = static_cast<std::uint8_t>(race_.lanes_left | lane);
        }
        // DR-O-107
        if ((race_.lanes_left & 3U) != 3U) cards->refuse("1 and 2 among the Lane cards");
    }
}

void RoadCase::read_event(const Node& given) {
    if (const auto event = given.find("event")) {
        race_.event = word_or_none(*event, names::road_events(), "a Road Event");
        if (race_.event != none) race_.unseen.remove(race_.event);
    }
    if (const auto unseen = given.find("unseen")) {
        read_bag(*unseen, names::road_events(), road_events.size(), race_.unseen);
        for (std::size_t i = 0; i < road_events.size(); ++i) {
            const auto event = static_cast<Card>(i);
            if (race_.unseen.count(event) + (race_.event == event ? 1 : 0) > 1)
                unseen->refuse("each Road Event once");
        }
    }
    if (const auto lane = given.find("event_lane"))
        race_.event_lane = static_cast<std::int8_t>(lane->number(-1, most_players + 2));
    const auto read_flag = [&](const char* key, bool& value) {
        if (const auto node = given.find(key)) value = node->truth();
    };
    read_flag("doubled", race_.doubled[0]);
    read_flag("doubles_next", race_.doubled[1]);
    read_flag("jammed", race_.jammed[0]);
    read_flag("jams_next", race_.jammed[1]);
    if (const auto stretch = given.find("final_stretch"))
        race_.final_stretch = word_or_none(*stretch, names::final_stretches(), "a Final Stretch");
}

// Those that are not given never raced.
// What all have agreed on before the set-up.
void RoadCase::read_builds(const Node& cars) {
    cars.require_object("cars by the names of their drivers");
    cars.allow(players_);
    for (const auto& [name, node] : cars.members()) {
        Build& build = race_.terms.builds[player_named(name)];
        read_build(node, build);
        race_[player_named(name)].build = build;
    }
    if (!is_legal(race_.terms)) cars.refuse("each Vehicle, Driver and pair once");
}

void RoadCase::read_cars(const Node& given) {
    given.require_object("cars by the names of their drivers");
    given.allow(players_);
    if (given.members().empty()) given.refuse("a car at least");
    for (Car& car : race_.cars) {
        car = {};
        car.is_racing = false;
    }
    for (const auto& [name, node] : given.members()) {
        Car car;
        read_car(node, car);
        const bool has_room =
            is_open(race_, car.at.lane) && car.at.row >= 1 && who_is_on(race_, car.at) == nobody;
        if (car.is_racing && !has_room)
            node.at("at").refuse("a space of its own on the road (DR-O-03)");
        race_[player_named(name)] = car;
    }
}

std::vector<PlayerId> RoadCase::players_in(const Node& list) const {
    std::vector<PlayerId> players;
    for (const Node& name : list.items("names")) {
        const PlayerId id = player_at(name);
        if (std::ranges::find(players, id) != players.end()) name.refuse("each once");
        players.push_back(id);
    }
    return players;
}

void RoadCase::read_out(const Node& out) {
    for (const PlayerId id : players_in(out)) {
        if (race_[id].is_racing) out.refuse("those who are not in the race any more");
        race_.out[race_.out_count++] = id;
    }
    race_.out_ranked = race_.out_count;
}

// Those that are not named follow.
void RoadCase::read_order(const Node& order) {
    std::vector<PlayerId> players = players_in(order);
    for (PlayerId id = 0; id < most_players; ++id)
        if (std::ranges::find(players, id) == players.end()) players.push_back(id);
    std::ranges::copy(players, race_.order.begin());
}

// A name, or a place on the track.
void RoadCase::read_next(const Node& next) {
    const auto place = next.is_number()
                           ? next.number(0, race_.terms.players - 1)
                           : std::ranges::find(race_.order, player_at(next)) - race_.order.begin();
    race_.next = static_cast<std::uint8_t>(place);
}

// ---- What is told -----------------------------------------------------------------------------

Json RoadCase::state() const {
    const auto out = std::span(race_.out).first(race_.out_count);
    Json json = {{"players", race_.terms.players},
                 {"rounds", race_.terms.rounds},
                 {"drafted", race_.terms.is_drafted},
                 {"stage", names::stages.at(static_cast<std::size_t>(race_.stage))},
                 {"round", race_.round},
                 {"closed", race_.closed},
                 {"order", names_of(racing(race_))},
                 {"next", next_in_race()},
                 {"event", word_or_none(race_.event, names::road_events())},
                 {"event_lane", race_.event_lane},
                 {"unseen", bag_json(race_.unseen, names::road_events())},
                 {"doubled", race_.doubled[0]},
                 {"doubles_next", race_.doubled[1]},
                 {"jammed", race_.jammed[0]},
                 {"jams_next", race_.jammed[1]},
                 {"final_stretch", word_or_none(race_.final_stretch, names::final_stretches())},
                 {"lane_cards", Json::array()},
                 {"out", names_of(out)},
                 {"cars", Json::object()},
                 {"placed", names_of(placing(race_))},
                 {"asphalt", asphalt_left(race_)}};
    for (int number = 1; number <= static_cast<int>(lane_cards); ++number)
        if ((race_.lanes_left >> (number - 1) & 1) != 0) json["lane_cards"].push_back(number);
    for (PlayerId id = 0; id < race_.terms.players; ++id) {
        const bool was_given = race_[id].is_racing || race_[id].build.vehicle != none;
        if (was_given) json["cars"][names_[id]] = car_json(race_[id]);
    }
    return json;
}

// The first from there on whose Handling token is on the track (DR-RACE-03), or who is in the race
// at least; a place on the track where nobody is.
Json RoadCase::next_in_race() const {
    for (const bool may_lie_aside : {false, true}) {
        for (std::size_t i = 0; i < race_.terms.players; ++i) {
            const PlayerId id = race_.order[(race_.next + i) % race_.terms.players];
            if (race_[id].is_racing && (may_lie_aside || !race_[id].is_aside)) return name_of(id);
        }
    }
    return race_.next;
}

// Each in part. Sets of cards may stand in any order, and `next` may be a place on the track.
void RoadCase::expect_state(const Node& expected) const {
    Json actual = state();
    for (const auto& [key, value] : expected.members()) {
        if (!actual.contains(key)) continue;
        if (key == "next" && value.is_number()) actual[key] = race_.next;
        if (key == "lane_cards" || key == "unseen")
            actual[key] = play::scenario::in_order_of(value.json(), std::move(actual[key]));
        if (key == "cars" && value.is_object()) {
            value.allow(players_);
            for (const auto& [name, car] : value.members())
                actual[key][name] = car_json(race_[player_named(name)], car.json());
        }
        play::scenario::expect_part(value, actual.at(key), key);
    }
}

namespace {

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
    // What is thrown away before drawing (DR-PREP-03).
    bool is_gathered(std::string_view ask) const override {
        return ask == names::asks[static_cast<std::size_t>(Ask::discard)];
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
                                    RoadCase::state_keys(),
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
