#include "games/highway_heist/data/scenario.h"

#include <algorithm>
#include <charconv>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "games/highway_heist/data/codec.h"
#include "games/highway_heist/data/soundness.h"
#include "games/highway_heist/rules/procedures.h"
#include "play/scenario/game_case.h"
#include "play/scenario/match.h"

namespace highway_heist {

namespace {

using play::scenario::Json;
using play::scenario::Node;
using Action = play::scenario::Action<HighwayHeist>;

std::vector<std::string> texts(std::span<const std::string_view> words) {
    return {words.begin(), words.end()};
}

// What a record has as a list, a case has by name: {"B": ...} for [{}, ...].
Json as_list(const Node& named, std::span<const std::string_view> words) {
    Json list = Json::array();
    named.require_object("each by its name");
    for (const auto& [name, node] : named.members()) {
        node.require_object("what is to be said of it");
        const auto index = play::named<std::size_t>(words, name);
        if (!index || *index >= words.size()) node.refuse("one of the names");
        while (list.size() <= *index)
            list.push_back(Json::object());
        list[*index] = node.json();
    }
    return list;
}
Json by_name(const Json& list, std::span<const std::string_view> words) {
    Json named = Json::object();
    for (std::size_t i = 0; i < words.size(); ++i)
        named[std::string(words[i])] = list[i];
    return named;
}

// Cards and boards have had shorter keys, too: "HH-EC-T01" is HH-ECT-01, "HH-ST-T1" HH-STT-01 and
// "HH-CH-1" HH-CH-01.
Rule rule_named(std::string_view text) {
    const Rule rule = Rule::from_text(text);
    if (!rule.is_none()) return rule;
    std::string id(text);
    const std::size_t dash = id.rfind('-');
    if (dash == std::string::npos || dash + 1 == id.size()) return rule;
    const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
    if (!is_digit(id[dash + 1])) {
        std::swap(id[dash], id[dash + 1]);
        return rule_named(id);
    }
    return id.size() == dash + 2 ? Rule::from_text(id.insert(dash + 1, "0")) : rule;
}

// The Enemy card of an ID, in the deck of the scenario.
const EnemyCard& card_named(const Node& node, Scenario scenario) {
    const Rule rule = rule_named(node.text());
    for (const EnemyCard& card : enemy_decks[static_cast<std::size_t>(scenario)])
        if (card.rule == rule) return card;
    node.refuse("an Enemy card of the scenario, such as \"HH-ECT-01\"");
}

// Where a fault stands: "/cars/0/at", of what is a list to records, is given/cars/one/at.
std::string place_in_case(const std::string& root, std::string_view place) {
    std::string text = root;
    std::span<const std::string_view> words;
    while (place.size() > 1) {
        place.remove_prefix(1);
        const std::string_view part = place.substr(0, place.find('/'));
        std::size_t number = words.size();
        std::from_chars(part.data(), part.data() + part.size(), number);
        text.append("/").append(number < words.size() ? words[number] : part);
        const bool is_first = text.size() == root.size() + 1 + part.size();
        words = {};
        if (is_first && (part == "team" || part == "cars")) words = names::members;
        if (is_first && part == "suvs") words = names::suvs;
        place.remove_prefix(part.size());
    }
    return text;
}
[[noreturn]] void refuse_at(const Node& node, const formats::Complaint& complaint) {
    play::scenario::bad_content(place_in_case(node.place(), complaint.place),
                                "found " + complaint.found + ", expected " + complaint.expected);
}

// What a state has besides, `is` of a vehicle among it, is worked out; where it is given again, it
// is not read.
const std::vector<std::string> state_keys = {
    "terms",         "stage",         "outcome",        "round",       "active", "actions_left",
    "has_free_leap", "gadgets",       "team",           "cars",        "suvs",   "enemy_pegs",
    "enemy_deck",    "enemy_discard", "enemy_spots",    "stunts_seen", "stunts", "main",
    "strength",      "full_strength", "quiet_until",    "door",        "shells", "cargo_left",
    "ducked",        "rival",         "rival_strength", "radar",       "hacker"};

class HeistCase final : public play::scenario::GameCase<HighwayHeist> {
public:
    HeistCase(const play::scenario::Vocabulary& vocabulary, const Node& given);

    const std::vector<std::string>& names() const override { return names_; }
    Heist& state_of() override { return heist_; }
    Action read_deed(const Node& deed) override;

    std::string text_of(const Option& option) const override { return Codec::text_of(option); }
    Option read_option(const Node& node) const override {
        const auto option = Codec::option_named(
            node.is_number() ? std::to_string(node.number(0, 0xFF)) : node.text());
        if (!option) node.refuse("an answer, such as \"ram suv A\", \"5,3\" or 2");
        return *option;
    }
    std::string rule_text(const Rule& rule) const override { return rule.text(); }
    Json about_json(const About& about) const override {
        Json json = {{"skill", names::skills.at(static_cast<std::size_t>(about.skill))},
                     {"need", about.need}};
        if (about.what != no_perch) json["what"] = Codec::name_of(about.what);
        return json;
    }
    Json event_json(const Event& event) const override {
        Json json = {{"event", names::facts.at(static_cast<std::size_t>(event.fact))},
                     {"rule", event.rule.text()},
                     {"value", event.value}};
        if (event.who != no_member) json["of"] = name_of(event.who);
        if (event.fact == Fact::action_taken) {
            const auto choice = static_cast<Choice>(event.value);
            const std::string action = Codec::text_of(Option{choice, event.what, {}});
            const std::string_view word = names::choices[static_cast<std::size_t>(choice)];
            json["action"] = action;
            if (action.size() > word.size()) json["what"] = action.substr(word.size() + 1);
        } else if (event.what != no_perch) {
            json["what"] = Codec::name_of(event.what);
        }
        if (event.at != Space{}) json["at"] = Codec::text_of(event.at);
        if (event.dealt > 0) json["dealt"] = event.dealt;
        return json;
    }
    std::string roller(const kernel::Roll<HighwayHeist>& roll) const override {
        return name_of(roll.about.who);
    }
    std::uint8_t read_face(std::string_view roll, const Node& die) const override {
        const auto why = Codec::why_named(roll);
        std::vector<std::string> faces;
        for (std::uint8_t face = 0; why && face < Codec::sides_of(*why); ++face)
            faces.emplace_back(Codec::face_text(*why, face));
        // A card may be a number.
        const Json word = die.is_number() ? Json(die.json().dump()) : die.json();
        return static_cast<std::uint8_t>(
            Node(word, die.place()).word_of(faces, "a face of that die"));
    }
    Json face_json(std::string_view roll, std::uint8_t face) const override {
        const auto why = Codec::why_named(roll);
        return why ? Json(Codec::face_text(*why, face)) : Json(face);
    }

    Json state() const override;
    void expect_state(const Node& expected) const override;
    std::string what_is_broken() const override {
        const char* fault = fault_in(heist_);
        return fault != nullptr ? fault : "";
    }

private:
    void set_plain_figures();
    void read_state(const Node& given);
    static void take_fault(formats::Reader& reader, const Node& node) {
        for (const formats::Complaint& complaint : reader.take_complaints())
            refuse_at(node, complaint);
    }
    MemberId member_named(const Node& node) const {
        return static_cast<MemberId>(node.word_of(names_, "a player: \"one\" to \"four\""));
    }

    std::vector<std::string> names_;
    Heist heist_;
};

// As the scenario is set up, without SUVs, Enemy Pegs and Cargo aboard, in the first player's turn
// of round 2.
HeistCase::HeistCase(const play::scenario::Vocabulary& vocabulary, const Node& given)
    : GameCase(vocabulary) {
    given.require_object("what is given of the game");
    given.allow(state_keys);
    Terms terms;
    if (const auto node = given.find("terms")) {
        formats::Reader reader(node->place());
        read_terms(node->json(), reader, terms);
        take_fault(reader, *node);
    }
    terms.players = terms.members;
    names_ = texts(std::span(names::members).first(terms.members));
    heist_ = heist_of(terms);
    if (const auto stage = given.find("stage"); stage && stage->text() == "set up") return;
    lay_out(heist_);
    heist_.vehicles = {};
    heist_.enemy_pegs = {};
    set_plain_figures();
    heist_.stage = Stage::turn;
    heist_.round = 2;
    heist_.actions_left = 2;
    read_state(given);
}

// The same at any difficulty, so that cases do not hang on what was tuned.
void HeistCase::set_plain_figures() {
    const Scenario scenario = heist_.terms.scenario;
    if (scenario == Scenario::semi_heist) {
        heist_.shells = 3;
        heist_.main = {6, 3};
    }
    heist_.radar = 0;
    if (scenario == Scenario::tank_assault) heist_.strength = heist_.full_strength = 12;
    if (scenario == Scenario::chopper_takedown)
        heist_.strength = heist_.full_strength = heist_.rival_strength = 6;
    for (Member& who : heist_.team) {
        heist_.cargo_left = static_cast<std::uint8_t>(heist_.cargo_left + who.cargo);
        who.cargo = 0;
    }
}

void HeistCase::read_state(const Node& given) {
    Json json = given.json();
    json.erase("terms");
    const auto members = std::span<const std::string_view>(names::members).first(names_.size());
    for (const auto& [key, words] :
         {std::pair{"team", members}, std::pair{"cars", members},
          std::pair{"suvs", std::span<const std::string_view>(names::suvs)}})
        if (const auto node = given.find(key)) json[key] = as_list(*node, words);
    for (const char* key : {"cars", "suvs"})
        if (json.contains(key))
            for (Json& vehicle : json[key])
                vehicle.erase("is");
    // A vehicle that is said to be no Wreck is none.
    const auto is_whole = [](const Json& vehicle) {
        return vehicle.contains("at") && vehicle.value("wreck", Json(false)) == false;
    };
    Json& team = json["team"];
    if (!team.is_array()) team = Json::array();
    int carried = 0;
    for (std::size_t i = 0; i < names_.size(); ++i) {
        if (team.size() <= i) team.push_back(Json::object());
        // Who has said nothing else sits in the vehicle dealt, if that is on the road.
        const bool has_car =
            json.contains("cars") && json["cars"].size() > i && is_whole(json["cars"][i]);
        if (!team[i].contains("pv")) team[i]["pv"] = has_car ? names::perches[i] : "none";
        if (!team[i].contains("peg")) team[i]["peg"] = team[i]["pv"] != "none" ? "wheel" : "beside";
        const auto cargo = team[i].find("cargo");
        // Whatever is out of range is refused further down.
        if (cargo != team[i].end() && cargo->is_number_integer() && *cargo >= 0 && *cargo <= 255)
            carried += cargo->get<int>();
    }
    // What is shown was drawn, what is carried was thrown.
    if (const auto spots = given.find("stunts")) {
        unsigned seen = 0;
        for (const Node& spot : spots->items("three Stunt spots")) {
            const auto stunt = spot.find("stunt");
            const auto card =
                stunt ? play::named<std::size_t>(names::stunts, stunt->text()) : std::nullopt;
            if (card && *card < stunt_cards.size()) seen |= 1U << (*card % stunts_each);
        }
        if (!given.has("stunts_seen")) json["stunts_seen"] = seen;
    }
    if (!given.has("cargo_left")) json["cargo_left"] = heist_.cargo_left - carried;
    if (const auto spots = given.find("enemy_spots")) {
        for (const Node& spot : spots->items("three cards, 0 for none")) {
            const int card = spot.number(0, enemy_cards);
            if (card > 0)
                heist_.enemy_deck =
                    static_cast<std::uint16_t>(heist_.enemy_deck & ~(1U << (card - 1)));
        }
    }
    formats::Reader reader(given.place());
    read_heist(json, reader, heist_);
    take_fault(reader, given);
    // What is left was there at the start.
    if (!given.has("full_strength"))
        heist_.full_strength =
            std::max({heist_.full_strength, heist_.strength, heist_.rival_strength});
    if (const auto pegs = given.find("enemy_pegs")) {
        const auto wanted = static_cast<std::ptrdiff_t>(pegs->json().size());
        if (std::ranges::count(heist_.enemy_pegs, true) != wanted)
            pegs->refuse("places on top of something, each once");
    }
    if (heist_.stage == Stage::over && !heist_.is_over())
        given.complain("the key \"outcome\" is missing, of a game that is over");
    if (const char* fault = fault_in(heist_)) given.complain(std::string("no game has ") + fault);
}

Action HeistCase::read_deed(const Node& deed) {
    using play::scenario::doing;
    const auto plain = [](auto rules) { return Action{{}, doing<HighwayHeist>(rules)}; };
    const auto alone = [&](const char* key) {
        auto node = deed.find(key);
        if (node) deed.allow({key});
        return node;
    };
    if (const auto count = alone("step")) return {{}, play::scenario::steps<HighwayHeist>(*count)};
    if (alone("maintain road")) return plain(maintain_road);
    if (alone("maintain stunts")) return plain(maintain_stunts);
    if (alone("enemy card")) return plain(play_enemy_card);
    if (const auto node = alone("reveal")) {
        const EnemyCard& card = card_named(*node, heist_.terms.scenario);
        return plain([card](Heist& heist, Table& table) {
            for (const Effect effect : card.reveal)
                if (!heist.is_over()) carry_out(heist, table, effect, card.rule);
        });
    }
    if (const auto node = alone("activate")) {
        const EnemyCard& card = card_named(*node, heist_.terms.scenario);
        return plain([card](Heist& heist, Table& table) {
            carry_out(heist, table, card.activated, card.rule);
        });
    }
    if (const auto node = deed.find("damage")) {
        deed.allow({"damage", "by"});
        const MemberId member = member_named(*node);
        const int damage = deed.at("by").number(1, 9);
        return plain([=](Heist& heist, Table& table) {
            deal_damage(heist, table, member, damage, "HH-DEF-02");
        });
    }
    if (const auto node = alone("wreck")) {
        const auto vehicle = Codec::perch_named(node->text());
        if (!vehicle || !is_vehicle(*vehicle)) node->refuse("a vehicle of a player or an SUV");
        return plain([=, place = node->place(), found = node->text()](Heist& heist, Table& table) {
            if (!is_there(heist, *vehicle))
                play::scenario::bad_content(place, "found " + found + ", expected one on the road");
            wreck(heist, table, *vehicle, "HH-WRK-01");
        });
    }
    if (const auto node = alone("move main")) {
        const int dy = node->word_of({{"north", "south"}}, "north or south") == 0 ? -1 : 1;
        return plain(
            [dy](Heist& heist, Table& table) { move_main(heist, table, 0, dy, "HH-CARD-05"); });
    }
    if (const auto node = alone("ratings")) {
        const MemberId member = member_named(*node);
        return {{}, [member](Heist& heist, Table&) {
                    Json ratings = Json::array();
                    for (std::size_t skill = 0; skill < names::skills.size(); ++skill)
                        ratings.push_back(rating(heist, member, static_cast<Skill>(skill)));
                    return ratings;
                }};
    }
    deed.refuse("a thing to do");
}

Json HeistCase::state() const {
    Json json = Json(Codec::state_to_json(heist_));
    formats::OrderedJson agreed;
    Codec::write_agreement(heist_.terms, agreed);
    json["terms"] = Json(agreed)["terms"];
    const auto members = std::span<const std::string_view>(names::members).first(names_.size());
    json["team"] = by_name(json["team"], members);
    json["cars"] = by_name(json["cars"], members);
    json["suvs"] = by_name(json["suvs"], names::suvs);
    for (Perch perch = 0; perch < vehicle_count; ++perch) {
        const bool is_car = perch < first_suv;
        if (is_car && perch >= names_.size()) continue;
        const std::string name(is_car ? names::members[perch] : names::suvs[perch - first_suv]);
        Json& vehicle = json[is_car ? "cars" : "suvs"][name];
        vehicle["wreck"] = is_wreck(heist_, perch);
        vehicle["is"] = is_wreck(heist_, perch)       ? "wreck"
                        : is_suv(heist_, perch)       ? "suv"
                        : is_pv(heist_, perch)        ? "pv"
                        : is_abandoned(heist_, perch) ? "abandoned"
                                                      : "gone";
    }
    return json;
}

// Each in part.
void HeistCase::expect_state(const Node& expected) const {
    Json actual = state();
    if (const auto pegs = expected.find("enemy_pegs"))
        actual["enemy_pegs"] = play::scenario::in_order_of(pegs->json(), actual["enemy_pegs"]);
    for (const auto& [key, value] : expected.members())
        if (actual.contains(key)) play::scenario::expect_part(value, actual.at(key), key);
}

class HeistVocabulary final : public play::scenario::Vocabulary {
public:
    const play::scenario::Words& words() const override { return words_; }
    bool is_rule(std::string_view text) const override { return !rule_named(text).is_none(); }
    std::unique_ptr<play::scenario::Case> set_up(const Node& given, const play::scenario::Places&,
                                                 std::size_t) override {
        return std::make_unique<HeistCase>(*this, given);
    }

private:
    static play::scenario::Words make_words() {
        play::scenario::Words words{
            std::string(Codec::game),  "HH-ACT-03",        "a player: \"one\" to \"four\"",
            "a list of faces",         texts(names::asks), texts(names::whys),
            {"skill", "need", "what"}, state_keys,         {}};
        for (const std::string_view fact : names::facts)
            words.events.push_back(
                {std::string(fact),
                 {"event", "of", "action", "what", "at", "value", "rule", "dealt"}});
        return words;
    }

    play::scenario::Words words_ = make_words();
};

}  // namespace

play::ScenarioGame scenario_game() { return std::make_shared<HeistVocabulary>(); }

}  // namespace highway_heist
