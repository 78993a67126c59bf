#include "games/circus_maximus/data/scenario.h"

#include <algorithm>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "games/circus_maximus/data/codec.h"
#include "games/circus_maximus/rules/procedures.h"
#include "play/scenario/game_case.h"
#include "play/scenario/match.h"

namespace circus_maximus {

namespace {

using play::scenario::Json;
using play::scenario::Node;
using Action = play::scenario::Action<CircusMaximus>;

std::vector<std::string> texts(std::span<const std::string_view> words) {
    return {words.begin(), words.end()};
}

Square read_square(const Node& node) {
    const auto square = Codec::square_named(node.text());
    if (!square) node.refuse("a square such as \"III H7\" or \"I F0\"");
    return *square;
}

// Looked up in the charts, which ask nobody (section 5 of the ledger).
Json looked_up(std::string_view chart, int number, int other) {
    const auto word = [](const auto& words, auto value) {
        return Json(words.at(static_cast<std::size_t>(value)));
    };
    if (chart == "driver hits") return driver_hits(number);
    if (chart == "team") return Json(team_of(other, number));
    if (chart == "endurance") return endurance_of(other, number);
    if (chart == "lash") return word(names::mishaps, lash(other, number));
    if (chart == "strain") return word(names::mishaps, strain(number));
    if (chart == "injury") return horse_injury(number);
    if (chart == "ram car") return word(names::damaged, cars_damaged(number));
    if (chart == "wheel") return wheel_damage(number);
    return word(names::mishaps, wreck_mishap(number));
}

const std::vector<std::string> charts = {"driver hits", "team",    "endurance", "lash", "strain",
                                         "injury",      "ram car", "wheel",     "wreck"};

// What a chart is looked up by: its own dice where it has a row for each, else any total.
struct Range {
    int least = -9, most = 40;
};
Range rolls_of(std::string_view chart) {
    if (chart == "driver hits") return {1, 40};
    if (chart == "team") return {1, 6};
    if (chart == "lash") return {2, 12};
    return {};
}
Range others_of(std::string_view chart) {
    if (chart == "team") return {0, 2};
    return {-20, 20};
}

// What a state has besides is worked out; where it is given again, it is not read.
const std::vector<std::string> given_keys = {
    "advanced", "laps",   "turn",   "stage",     "chariots",    "wrecks", "cup",
    "home",     "won_on", "placed", "modifiers", "team_speeds", "maxima"};

// One thing that the rules do to one chariot, and which one they may do it to.
struct Deed {
    using Rules = void (*)(Race&, Table&, ChariotId);
    using Fits = bool (*)(const Chariot&);

    const char* word;
    Rules rules;
    Fits fits;
    const char* who;
};
bool races(const Chariot& chariot) { return chariot.is_racing(); }
constexpr const char* a_racer = "a chariot that races";
const std::vector<Deed> deeds = {
    {"move", drive, races, a_racer},
    {"walk", walk, [](const Chariot& chariot) { return chariot.driver == Driver::on_foot; },
     "a driver on foot"},
    {"run away", run_away,
     [](const Chariot& chariot) { return chariot.standing == Standing::runaway; },
     "a team that runs away"},
    {"jostle", jostle, races, a_racer},
    {"run over wreck", run_over_wreck, races, a_racer},
    {"wheels",
     [](Race& race, Table& table, ChariotId id) { roll_for_wheels(race, table, id, "CM-L35"); },
     races, a_racer}};

class RaceCase final : public play::scenario::GameCase<CircusMaximus> {
public:
    RaceCase(const play::scenario::Vocabulary& vocabulary, const Node& given)
        : GameCase(vocabulary) {
        given.allow(given_keys);
        race_.terms.players = most_players;
        if (const auto advanced = given.find("advanced")) race_.terms.advanced = advanced->truth();
        if (const auto laps = given.find("laps"))
            race_.terms.laps = static_cast<std::uint8_t>(laps->number(1, most_laps));
        race_.stage = Stage::draw;
        if (const auto stage = given.find("stage"))
            race_.stage = static_cast<Stage>(stage->word_of(texts(names::stages), "a stage"));
        const bool is_before = race_.stage == Stage::preparation;
        race_.turn = is_before ? 0 : 2;
        if (const auto turn = given.find("turn"))
            race_.turn = static_cast<std::uint8_t>(turn->number(0, last_turn));
        if (!is_before) read_chariots(given);
        if (const auto cup = given.find("cup"))
            for (const Node& colour : cup->items("colours"))
                race_.cup |= only(chariot_named(colour));
        read_home(given);
        if (const auto wrecks = given.find("wrecks")) read_wrecks(*wrecks);
    }

    const std::vector<std::string>& names() const override { return names_; }
    Race& state_of() override { return race_; }
    Action read_deed(const Node& deed) override;

    std::string text_of(const Option& option) const override { return Codec::text_of(option); }
    Option read_option(const Node& node) const override {
        const auto option = Codec::option_named(
            node.is_number() ? std::to_string(node.number(0, 0xFF)) : node.text());
        if (!option) node.refuse("an answer, such as \"outward\", 12 or \"ram car blue\"");
        return *option;
    }
    std::string rule_text(const Rule& rule) const override { return rule.text(); }
    Json about_json(const About& about) const override {
        Json json = Json::object();
        if (about.other != no_chariot) json["other"] = name_of(about.other);
        return json;
    }
    Json event_json(const Event& event) const override {
        Json json = {{"event", names::facts.at(static_cast<std::size_t>(event.fact))},
                     {"rule", event.rule.text()},
                     {"value", event.value}};
        if (event.who != no_chariot) json["of"] = name_of(event.who);
        if (event.other != no_chariot) json["other"] = name_of(event.other);
        if (event.choice != Choice::number)
            json["choice"] = names::choices.at(static_cast<std::size_t>(event.choice));
        if (event.total != 0) json["total"] = event.total;
        return json;
    }
    std::string roller(const kernel::Roll<CircusMaximus>& roll) const override {
        return name_of(roll.about.who);
    }
    std::uint8_t read_face(std::string_view roll, const Node& die) const override {
        const auto why = Codec::why_named(roll);
        if (why == Why::lane) return word_of(die, names::lanes, "a lane");
        if (why == Why::draw) return word_of(die, names::colours, "a colour");
        return static_cast<std::uint8_t>(die.number(1, 6) - 1);
    }
    Json face_json(std::string_view roll, std::uint8_t face) const override {
        const auto why = Codec::why_named(roll);
        if (why == Why::lane || why == Why::draw) return Codec::face_text(*why, face);
        return face + 1;
    }

    // The cup is nobody's.
    std::string whose(const Node& line) const override {
        return line.has("of") ? Case::whose(line) : "nobody";
    }

    Json state() const override;
    void expect_state(const Node& expected) const override;

private:
    static std::uint8_t word_of(const Node& node, std::span<const std::string_view> words,
                                std::string_view what) {
        return static_cast<std::uint8_t>(node.word_of(texts(words), what));
    }
    void read_chariots(const Node& given);
    void read_home(const Node& given);
    void read_wrecks(const Node& list);
    Action with_one(const Node& deed, const char* word, Deed::Fits fits, const char* who,
                    const play::scenario::Doing<CircusMaximus>& run);
    Action read_attack(const Node& deed);
    ChariotId chariot_named(const Node& node) const {
        return static_cast<ChariotId>(node.word_of(names_, "the colour of a chariot"));
    }
    Json chariot_json(ChariotId id) const { return Json(json_of(race_[id])); }

    const std::vector<std::string> names_ = texts(names::colours);
    Race race_ = race_of({});
};

// Those that are not given are out of the race.
void RaceCase::read_chariots(const Node& given) {
    for (Chariot& chariot : race_.all)
        chariot.standing = Standing::out;
    const auto all = given.find("chariots");
    if (!all) return;
    all->require_object("chariots by their colours");
    all->allow(names_);
    for (const auto& [name, node] : all->members()) {
        Chariot& chariot = race_[player_named(name)];
        chariot = {};
        chariot.team = {5, 4, 4, 5};
        chariot.endurance = 30;
        chariot.hits = 8;
        formats::Reader reader({});
        read_chariot(node.json(), reader, chariot);
        for (const formats::Complaint& complaint : reader.take_complaints()) {
            play::scenario::bad_content(node.place() + complaint.place, "found " + complaint.found +
                                                                            ", expected " +
                                                                            complaint.expected);
        }
        if (!node.has("full_hits")) chariot.full_hits = std::max<std::uint8_t>(8, chariot.hits);
        if (!node.has("dead_horses"))
            chariot.dead_horses = static_cast<std::uint8_t>(std::ranges::count(chariot.team, 0));
    }
    for (ChariotId id = 0; id < chariots; ++id) {
        const Chariot& chariot = race_[id];
        const auto is_taken = [&](Square square) { return who_is_on(race_, square) != id; };
        if (!chariot.is_on_track()) continue;
        if (is_taken(chariot.team_square()) || (chariot.has_car() && is_taken(chariot.car)))
            all->refuse("two squares of its own for each chariot (CM-X03)");
    }
}

// In the order of their colours, and on this turn, where nothing is said.
void RaceCase::read_home(const Node& given) {
    const auto is_home = [&](ChariotId id) { return race_[id].standing == Standing::finished; };
    for (ChariotId id = 0; id < chariots; ++id)
        if (is_home(id)) race_.home[race_.homes++] = id;
    if (const auto home = given.find("home")) {
        std::vector<ChariotId> order;
        for (const Node& colour : home->items("colours, in the order in which they came home"))
            order.push_back(chariot_named(colour));
        if (!std::is_permutation(order.begin(), order.end(), race_.home.begin(),
                                 race_.home.begin() + race_.homes))
            home->refuse("all that have finished, each once");
        std::ranges::copy(order, race_.home.begin());
    }
    race_.won_on = race_.homes > 0 ? race_.turn : std::uint8_t{0};
    if (const auto turn = given.find("won_on"))
        race_.won_on = static_cast<std::uint8_t>(turn->number(0, race_.turn));
}

void RaceCase::read_wrecks(const Node& list) {
    const std::vector<Node> squares = list.items("squares");
    if (squares.size() > chariots) list.refuse("one of each chariot at most");
    for (const Node& square : squares)
        race_.wrecks[race_.wreck_count++] = read_square(square);
}

// Judged when its turn has come: what is done before may change it.
Action RaceCase::with_one(const Node& deed, const char* word, Deed::Fits fits, const char* who,
                          const play::scenario::Doing<CircusMaximus>& run) {
    const Node name = deed.at(word);
    const ChariotId id = chariot_named(name);
    return {{}, [=, this, place = name.place()](Race& race, Table& table) {
                if (!fits(race[id]))
                    play::scenario::bad_content(place,
                                                "found " + name_of(id) + ", expected " + who);
                return run(race, table);
            }};
}

Action RaceCase::read_deed(const Node& deed) {
    using play::scenario::doing;
    if (const auto count = deed.find("turn")) {
        deed.allow({"turn"});
        return {{}, play::scenario::steps<CircusMaximus>(*count)};
    }
    for (const Deed& one : deeds) {
        if (!deed.has(one.word)) continue;
        deed.allow({one.word});
        const ChariotId id = chariot_named(deed.at(one.word));
        return with_one(deed, one.word, one.fits, one.who,
                        doing<CircusMaximus>([rules = one.rules, id](Race& race, Table& table) {
                            rules(race, table, id);
                        }));
    }
    if (deed.has("corner")) {
        deed.allow({"corner", "speed"});
        const ChariotId id = chariot_named(deed.at("corner"));
        const int speed = deed.at("speed").number(0, 0xFF);
        const auto fits = [](const Chariot& chariot) {
            return chariot.is_racing() && is_corner(chariot.car);
        };
        return with_one(deed, "corner", fits, "a chariot in a corner",
                        doing<CircusMaximus>([=](Race& race, Table& table) {
                            check_corner(race, table, id, speed);
                        }));
    }
    if (deed.has("injure")) {
        deed.allow({"injure", "horse", "boxes"});
        const ChariotId id = chariot_named(deed.at("injure"));
        const int horse = deed.at("horse").number(1, horses) - 1;
        const int boxes = deed.at("boxes").number(0, wheel_boxes);
        return with_one(deed, "injure", races, a_racer,
                        doing<CircusMaximus>([=](Race& race, Table& table) {
                            injure(race, table, id, horse, {boxes});
                        }));
    }
    if (deed.has("wound")) {
        deed.allow({"wound", "hits"});
        const ChariotId id = chariot_named(deed.at("wound"));
        const int hits = deed.at("hits").number(1, wheel_boxes);
        return with_one(
            deed, "wound", races, a_racer,
            doing<CircusMaximus>([=](Race& race, Table& table) { wound(race, table, id, hits); }));
    }
    if (deed.has("slip")) {
        deed.allow({"slip", "side", "lanes"});
        const ChariotId id = chariot_named(deed.at("slip"));
        const auto side = static_cast<Side>(word_of(deed.at("side"), names::sides, "a side"));
        const int count = deed.find("lanes") ? deed.at("lanes").number(1, 2) : 1;
        return with_one(deed, "slip", races, a_racer,
                        doing<CircusMaximus>(
                            [=](Race& race, Table& table) { slip(race, table, id, side, count); }));
    }
    if (deed.has("attack")) return read_attack(deed);
    if (deed.has("chart")) {
        deed.allow({"chart", "roll", "by"});
        const std::string chart = charts[deed.at("chart").word_of(charts, "a chart")];
        const Range rolls = rolls_of(chart);
        const Range others = others_of(chart);
        const int number = deed.at("roll").number(rolls.least, rolls.most);
        const int other = deed.find("by") ? deed.at("by").number(others.least, others.most) : 0;
        return {{}, [=](Race&, Table&) { return looked_up(chart, number, other); }};
    }
    for (const bool is_change : {true, false}) {
        const char* word = is_change ? "lane change" : "sideslip";
        if (!deed.has(word)) continue;
        deed.allow({word, "side"});
        const Square from = read_square(deed.at(word));
        const auto side = static_cast<Side>(word_of(deed.at("side"), names::sides, "a side"));
        return {{}, [=](Race&, Table&) {
                    const auto to = is_change ? lane_change(from, side) : sideslip(from, side);
                    return to ? Json(Codec::text_of(*to)) : Json("none");
                }};
    }
    deed.refuse("a thing to do");
}

// Wherever the two stand: how it comes out is the case, not whether it may be made.
Action RaceCase::read_attack(const Node& deed) {
    deed.allow({"attack", "how"});
    const ChariotId id = chariot_named(deed.at("attack"));
    const Node how = deed.at("how");
    const Option what = read_option(how);
    if (!is_attack(what.choice) || what.value == id)
        how.refuse("an attack, such as \"ram car blue\"");
    return with_one(deed, "attack", races, a_racer,
                    [=, this, place = how.place()](Race& race, Table& table) -> Json {
                        if (!race[what.value].is_racing())
                            play::scenario::bad_content(place, "found " + name_of(what.value) +
                                                                   ", expected " + a_racer);
                        race.move.left = 1;
                        attack(race, table, id, what);
                        race.move = {};
                        return nullptr;
                    });
}

Json RaceCase::state() const {
    Json json = Json(Codec::state_to_json(race_));
    json.erase("acting");
    json["advanced"] = race_.terms.advanced;
    json["laps"] = race_.terms.laps;
    json["cup"] = Json::array();
    json["chariots"] = Json::object();
    for (ChariotId id = 0; id < chariots; ++id) {
        json["chariots"][names_[id]] = chariot_json(id);
        json["modifiers"][names_[id]] = driver_modifier(race_[id]);
        json["team_speeds"][names_[id]] = team_speed(race_[id]);
        json["maxima"][names_[id]] = maximum(race_[id]);
        if ((race_.cup & only(id)) != 0) json["cup"].push_back(names_[id]);
    }
    json["home"] = Json::array();
    for (std::size_t i = 0; i < race_.homes; ++i)
        json["home"].push_back(names_[race_.home[i]]);
    json["placed"] = Json::array();
    for (const ChariotId id : classification(race_))
        json["placed"].push_back(names_[id]);
    return json;
}

// Each in part.
void RaceCase::expect_state(const Node& expected) const {
    const Json actual = state();
    for (const auto& [key, value] : expected.members())
        if (actual.contains(key)) play::scenario::expect_part(value, actual.at(key), key);
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
        play::scenario::Words words{std::string(Codec::game),
                                    "CM-L27",
                                    "the colour of a chariot",
                                    "a list of values from 1 to 6, lanes or colours",
                                    texts(names::asks),
                                    texts(names::whys),
                                    {"other"},
                                    given_keys,
                                    {}};
        for (const std::string_view fact : names::facts)
            words.events.push_back(
                {std::string(fact), {"event", "of", "other", "value", "choice", "rule", "total"}});
        return words;
    }

    play::scenario::Words words_ = make_words();
};

}  // namespace

play::ScenarioGame scenario_game() { return std::make_shared<RaceVocabulary>(); }

}  // namespace circus_maximus
