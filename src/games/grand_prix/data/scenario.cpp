#include "games/grand_prix/data/scenario.h"

#include <algorithm>
#include <array>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "games/grand_prix/data/codec.h"
#include "games/grand_prix/data/names.h"
#include "games/grand_prix/data/scenario_words.h"
#include "games/grand_prix/rules/ranking.h"
#include "play/scenario/game_case.h"
#include "play/scenario/match.h"

namespace grand_prix {

namespace {

using play::scenario::Json;
using play::scenario::Node;
using namespace std::string_view_literals;

static_assert(names::facts.size() == static_cast<std::size_t>(Fact::race_over) + 1);
static_assert(names::reasons.size() == static_cast<std::size_t>(Because::is_elsewhere) + 1);

// What a car has or has not.
constexpr std::array<std::pair<std::string_view, bool Car::*>, 8> marks = {
    {{"cap", &Car::has_cap},
     {"no positive", &Car::no_positive},
     {"drying line", &Car::drying_line},
     {"rolls twice", &Car::rolls_twice},
     {"no overtaking", &Car::no_overtaking},
     {"warning", &Car::is_warned},
     {"stop", &Car::stop_counts},
     {"box passed", &Car::box_passed}}};
// What it counts.
constexpr std::array<std::pair<std::string_view, std::uint8_t Car::*>, 7> counts = {
    {{"blankets", &Car::blankets},
     {"boosts", &Car::boosts},
     {"re-rolls", &Car::rerolls},
     {"stops", &Car::stops},
     {"tyre_changes", &Car::tyre_changes},
     {"entered_on", &Car::entered_on},
     {"set_since", &Car::set_since}}};
// What the table agrees on besides.
constexpr std::array<std::pair<std::string_view, bool Terms::*>, 5> options = {
    {{"dynamic weather", &Terms::dynamic_weather},
     {"two compounds", &Terms::two_compounds},
     {"tyre wear", &Terms::tyre_wear},
     {"finish round", &Terms::finish_round},
     {"dry race", &Terms::dry_race}}};

// The last three are worked out; where they are given again, they are not read.
const std::vector<std::string> state_keys = {
    "terms",    "cars",    "order",      "turn", "round",   "stage",          "weather",  "was_wet",
    "last_six", "caution", "used_cards", "home", "ranking", "classification", "distances"};

// The lap on which a car in the lane has entered it (GP-X18).
std::uint8_t lap_of_entry(const Place& place) {
    if (!place.in_lane) return 0;
    return static_cast<std::uint8_t>(
        std::max(0, place.lap - (place.space > lane_before_line ? 1 : 0)));
}

// The last lap before the line is first crossed (GP-X04).
Place grid_place(const Race& race, CarId id) {
    const auto slot = std::ranges::find(race.order, id) - race.order.begin();
    return {false, static_cast<std::uint8_t>(lap_length - slot), 0};
}

Terms read_terms(const Node& node) {
    node.allow({"mode", "laps", "grid", "placing", "options"});
    Terms terms;
    read_word(node, "mode", names::modes, terms.mode);
    read_word(node, "grid", names::grids, terms.grid);
    read_word(node, "placing", names::placings, terms.placing);
    read_flags(node, "options", options, terms);
    if (const auto laps = node.find("laps"))
        terms.laps = static_cast<std::uint8_t>(laps->number(1, most_laps));
    const Rule against = contradiction_in(terms);
    if (!against.is_none()) node.refuse("terms that " + against.text() + " allows together");
    return terms;
}

class RaceCase final : public play::scenario::GameCase<GrandPrix> {
public:
    RaceCase(const play::scenario::Vocabulary& vocabulary, const Node& given)
        : GameCase(vocabulary) {
        given.allow(state_keys);
        const auto cars = given.at("cars").items("cars");
        read_names(given.at("cars"), cars);
        if (const auto terms = given.find("terms")) race_.terms = read_terms(*terms);
        race_.terms.cars = static_cast<std::uint8_t>(names_.size());
        race_.stage = Stage::race;
        read_word(given, "stage", names::stages, race_.stage);
        race_.round = race_.stage < Stage::race ? 0 : 1;
        read_order(given);
        for (std::size_t i = 0; i < cars.size(); ++i)
            read_car(cars[i], static_cast<CarId>(i));
        read_cards(given);
        read_rest(given);
    }

    const std::vector<std::string>& names() const override { return names_; }
    Race& state_of() override { return race_; }
    play::scenario::Action<GrandPrix> read_deed(const Node& deed) override;

    std::string text_of(const Option& option) const override {
        if (option.choice == Choice::rival) return "rival " + name_of(option.value);
        return Codec::text_of(option);
    }
    Option read_option(const Node& node) const override;
    std::string rule_text(const Rule& rule) const override { return rule.text(); }
    Json about_json(const About& about) const override {
        Json json = Json::object();
        if (about.other != no_car) json["other"] = name_of(about.other);
        return json;
    }
    Json event_json(const Event& event) const override;
    std::string roller(const kernel::Roll<GrandPrix>& roll) const override {
        return name_of(roll.about.who);
    }
    std::uint8_t read_face(std::string_view roll, const Node& die) const override {
        const auto why = Codec::why_named(roll);
        if (why == Why::attack)
            return static_cast<std::uint8_t>(
                die.word_of(texts(names::attack_faces), "a face of the Attack Die"));
        const int most = why == Why::flag_card ? static_cast<int>(deck_size) : 6;
        return static_cast<std::uint8_t>(die.number(1, most) - 1);
    }
    Json face_json(std::string_view roll, std::uint8_t face) const override {
        if (Codec::why_named(roll) == Why::attack) return names::attack_faces.at(face);
        return face + 1;
    }

    Json state() const override;
    void expect_state(const Node& expected) const override;

private:
    void read_names(const Node& list, const std::vector<Node>& cars);
    void read_order(const Node& given);
    void read_car(const Node& node, CarId id);
    void read_cards(const Node& given);
    void read_rest(const Node& given);

    CarId car_named(const Node& node) const {
        return static_cast<CarId>(node.word_of(names_, "a car"));
    }
    kernel::PlayerSet cars_in(const Node& list) const {
        kernel::PlayerSet cars = 0;
        for (const Node& item : list.items("cars"))
            cars |= kernel::only(car_named(item));
        return cars;
    }
    Json names_of(kernel::PlayerSet cars) const {
        Json list = Json::array();
        for (CarId id = 0; id < race_.terms.cars; ++id)
            if (kernel::includes(cars, id)) list.push_back(name_of(id));
        return list;
    }
    template <class Range>
    Json names_in_row(const Range& cars) const {
        Json list = Json::array();
        for (const CarId id : cars)
            list.push_back(name_of(id));
        return list;
    }
    Json car_json(CarId id) const;

    std::vector<std::string> names_;
    Race race_ = race_of({});
};

void RaceCase::read_names(const Node& list, const std::vector<Node>& cars) {
    for (const Node& car : cars) {
        const Node name = car.at("name");
        const bool is_taken = std::ranges::find(names_, name.text()) != names_.end();
        if (is_taken || !play::scenario::is_plain_name(name.text())) name.refuse("a new name");
        names_.push_back(name.text());
    }
    if (names_.size() < least_cars || names_.size() > most_cars) list.refuse("1 to 6 cars");
}

void RaceCase::read_order(const Node& given) {
    const auto order = given.find("order");
    if (!order) return;
    kernel::PlayerSet seen = 0;
    std::size_t slot = 0;
    for (const Node& item : order->items("all cars")) {
        const CarId id = car_named(item);
        if (kernel::includes(seen, id)) item.refuse("each car once");
        seen |= kernel::only(id);
        race_.order[slot++] = id;
    }
    if (slot != names_.size()) order->refuse("all cars");
}

void RaceCase::read_car(const Node& node, CarId id) {
    std::vector<std::string> keys = first_of(counts);
    for (const char* key :
         {"name", "tyre", "at", "lap", "standing", "marks", "compounds", "changes", "may_pass"})
        keys.emplace_back(key);
    node.allow(keys);
    Car& car = race_.car(id);
    read_word(node, "tyre", names::tyres, car.tyre);
    read_word(node, "standing", names::standings, car.standing);
    const auto at = node.find("at");
    if (at) {
        read_space(*at, car.place);
        car.place.lap = 1;
    } else {
        car.place = grid_place(race_, id);
    }
    if (const auto lap = node.find("lap"))
        car.place.lap = static_cast<std::uint8_t>(lap->number(0, race_.terms.laps + 1));
    car.entered_on = lap_of_entry(car.place);
    car.box_passed = car.place.in_lane && car.place.space >= box_of(id);
    read_flags(node, "marks", marks, car);
    for (const auto& [word, member] : counts)
        if (const auto count = node.find(word))
            car.*member = static_cast<std::uint8_t>(count->number(0, 0xFF));
    if (const auto compounds = node.find("compounds")) {
        for (const Node& item : compounds->items("tyres"))
            car.compounds |=
                static_cast<std::uint8_t>(1U << item.word_of(texts(names::tyres), "a tyre"));
    }
    if (const auto changes = node.find("changes")) {
        for (const Node& item : changes->items("changes, the oldest first"))
            car.changes.add(item.number(-2, 1));
    }
    if (const auto others = node.find("may_pass")) car.may_pass = cars_in(*others);
    for (CarId other = 0; other < id; ++other) {
        const bool is_taken = race_.is_on_track(id) && race_.is_on_track(other) &&
                              race_.car(other).place.space == car.place.space;
        if (is_taken) node.refuse("a car on a space of its own (GP-L18)");
    }
}

void RaceCase::read_cards(const Node& given) {
    const auto used = given.find("used_cards");
    if (!used) return;
    for (const Node& item : used->items("cards by number, in the order of their use")) {
        const auto card = static_cast<Card>(item.number(1, deck_size) - 1);
        const auto known = std::span(race_.deck.used).first(race_.deck.draws);
        if (std::ranges::find(known, card) != known.end()) item.refuse("each card once");
        race_.deck.used[race_.deck.draws++] = card;
    }
}

void RaceCase::read_rest(const Node& given) {
    read_word(given, "weather", names::weathers, race_.weather);
    race_.was_wet = race_.weather == Weather::wet;
    if (const auto wet = given.find("was_wet")) race_.was_wet = wet->truth();
    if (const auto six = given.find("last_six"))
        race_.last_six = six->json() == name_of(no_car) ? no_car : car_named(*six);
    if (const auto caution = given.find("caution")) race_.caution = cars_in(*caution);
    if (const auto round = given.find("round"))
        race_.round = static_cast<std::uint16_t>(round->number(0, 999));
    if (const auto turn = given.find("turn")) {
        const auto found = std::ranges::find(race_.order, car_named(*turn));
        race_.turn = static_cast<std::uint8_t>(found - race_.order.begin());
    }
    for (CarId id = 0; id < race_.terms.cars; ++id)
        if (race_.is_home(id)) race_.home[race_.homes++] = id;
    if (race_.is_home(race_.on_turn()) && race_.stage == Stage::race) {
        given.refuse("the turn of a car that races");
    }
    if (const auto home = given.find("home")) {
        const kernel::PlayerSet listed = cars_in(*home);
        const auto items = home->items("cars in the order in which they came home");
        for (CarId id = 0; id < race_.terms.cars; ++id)
            if (kernel::includes(listed, id) != race_.is_home(id))
                home->refuse("all that are home");
        for (std::size_t i = 0; i < items.size(); ++i)
            race_.home[i] = car_named(items[i]);
    }
}

// Each is some steps of the race, which must have come so far.
play::scenario::Action<GrandPrix> RaceCase::read_deed(const Node& deed) {
    constexpr std::array deeds = {"tyre"sv, "qualifying"sv, "grid"sv, "turn"sv};
    constexpr std::array stages = {Stage::tyres, Stage::grid, Stage::grid, Stage::race};
    deed.allow(texts(deeds));
    for (std::size_t i = 0; i < deeds.size(); ++i) {
        const auto count = deed.find(deeds[i]);
        if (!count) continue;
        const auto run = play::scenario::steps<GrandPrix>(*count);
        return {{}, [run, wanted = stages[i], place = deed.place()](Race& race, Table& table) {
                    if (race.stage != wanted && !GrandPrix::is_over(race))
                        play::scenario::bad_content(place, "the race is not there, or past it");
                    return run(race, table);
                }};
    }
    deed.refuse("a thing to do");
}

Option RaceCase::read_option(const Node& node) const {
    const std::string text = node.text();
    constexpr std::string_view rival = "rival ";
    if (text.starts_with(rival)) {
        const auto found = std::ranges::find(names_, text.substr(rival.size()));
        if (found == names_.end()) node.refuse("\"rival\" and the name of a car");
        return {Choice::rival, static_cast<std::uint8_t>(found - names_.begin())};
    }
    const auto option = Codec::option_named(text);
    if (!option) node.refuse("an answer, such as \"attempt\" or \"re-roll 0\"");
    return *option;
}

Json RaceCase::event_json(const Event& event) const {
    Json json = {{"event", word_json(names::facts, event.fact)}, {"rule", event.rule.text()}};
    if (event.who != no_car) json["of"] = name_of(event.who);
    if (event.other != no_car) json["other"] = name_of(event.other);
    if (event.due > 0) json["due"] = event.due;
    if (event.because != Because::plain) json["because"] = word_json(names::reasons, event.because);
    switch (event.fact) {
    case Fact::card_drawn:
        json["card"] = event.card + 1;
        json["flag"] = word_json(names::flags, event.value);
        break;
    case Fact::weather_changed: json["weather"] = word_json(names::weathers, event.value); break;
    case Fact::tyre_chosen:
    case Fact::tyre_changed: json["tyre"] = word_json(names::tyres, event.tyre); break;
    case Fact::total: json["tyre"] = word_json(names::tyres, event.tyre); [[fallthrough]];
    default: json["value"] = event.value;
    }
    return json;
}

Json RaceCase::car_json(CarId id) const {
    const Car& car = race_.car(id);
    Json json = {{"name", name_of(id)},
                 {"tyre", word_json(names::tyres, car.tyre)},
                 {"at", space_json(car.place)},
                 {"lap", car.place.lap},
                 {"standing", word_json(names::standings, car.standing)},
                 {"marks", flags_json(marks, car)},
                 {"compounds", Json::array()},
                 {"changes", Json::array()},
                 {"may_pass", names_of(car.may_pass)}};
    for (const auto& [word, member] : counts)
        json[std::string(word)] = car.*member;
    for (std::size_t tyre = 0; tyre < names::tyres.size(); ++tyre)
        if ((car.compounds & (1U << tyre)) != 0) json["compounds"].push_back(names::tyres[tyre]);
    for (int i = 0; i < car.changes.size(); ++i)
        json["changes"].push_back(car.changes[static_cast<std::size_t>(i)]);
    return json;
}

Json RaceCase::state() const {
    const Terms& terms = race_.terms;
    Json json = {{"terms",
                  {{"mode", word_json(names::modes, terms.mode)},
                   {"laps", terms.laps},
                   {"grid", word_json(names::grids, terms.grid)},
                   {"placing", word_json(names::placings, terms.placing)},
                   {"options", flags_json(options, terms)}}},
                 {"cars", Json::array()},
                 {"order", names_in_row(std::span(race_.order).first(terms.cars))},
                 {"turn", name_of(race_.on_turn())},
                 {"round", race_.round},
                 {"stage", word_json(names::stages, race_.stage)},
                 {"weather", word_json(names::weathers, race_.weather)},
                 {"was_wet", race_.was_wet},
                 {"last_six", name_of(race_.last_six)},
                 {"caution", names_of(race_.caution)},
                 {"used_cards", Json::array()},
                 {"home", names_in_row(std::span(race_.home).first(race_.homes))},
                 {"ranking", names_in_row(ranking(race_))},
                 {"classification", names_in_row(classification(race_))}};
    for (CarId id = 0; id < terms.cars; ++id) {
        json["cars"].push_back(car_json(id));
        json["distances"][names_[id]] = distance(race_.car(id).place);
    }
    for (std::size_t i = 0; i < race_.deck.known(); ++i)
        json["used_cards"].push_back(race_.deck.used[i] + 1);
    return json;
}

// Whether the box has been passed is expected where it is said alone: no rule speaks of a mark.
Json as_far_as_expected(Json car, const Json& expected) {
    const auto is_box = [](const Json& mark) { return mark == "box passed"; };
    const Json marks =
        expected.is_object() ? expected.value("marks", Json::array()) : Json::array();
    if (marks.is_array() && std::ranges::any_of(marks, is_box)) return car;
    std::erase_if(car["marks"].get_ref<Json::array_t&>(), is_box);
    return car;
}

// Cars may be expected by their names, each in part.
void RaceCase::expect_state(const Node& expected) const {
    Json actual = state();
    for (const auto& [key, value] : expected.members()) {
        if (key == "cars" && value.is_object()) {
            value.allow(names_);
            for (const auto& [name, car] : value.members()) {
                const Json found = as_far_as_expected(car_json(player_named(name)), car.json());
                play::scenario::expect_part(car, found, name);
            }
        } else if (key == "cars" && value.is_array() && value.json().size() == names_.size()) {
            for (std::size_t id = 0; id < names_.size(); ++id) {
                Json& car = actual["cars"][id];
                car = as_far_as_expected(std::move(car), value.json()[id]);
            }
            play::scenario::expect_part(value, actual["cars"], key);
        } else if (actual.contains(key)) {
            play::scenario::expect_part(value, actual.at(key), key);
        }
    }
}

class RaceVocabulary final : public play::scenario::Vocabulary {
public:
    const play::scenario::Words& words() const override { return words_; }
    bool is_rule(std::string_view text) const override { return !Rule::from_text(text).is_none(); }
    std::unique_ptr<play::scenario::Case> set_up(const Node& given, const play::scenario::Places&,
                                                 std::size_t) override {
        return std::make_unique<RaceCase>(*this, given);
    }

private:
    static play::scenario::Words make_words() {
        play::scenario::Words words{
            std::string(Codec::game),
            "GP-L27",
            "the name of a car",
            "a list of values from 1 to 6, faces of the Attack Die or cards by number",
            texts(names::asks),
            texts(names::whys),
            {"other"},
            state_keys,
            {}};
        for (const std::string_view fact : names::facts)
            words.events.push_back({std::string(fact),
                                    {"event", "of", "other", "value", "due", "tyre", "card", "flag",
                                     "weather", "because", "rule"}});
        return words;
    }

    play::scenario::Words words_ = make_words();
};

}  // namespace

play::ScenarioGame scenario_game() { return std::make_shared<RaceVocabulary>(); }

}  // namespace grand_prix
