// The JSON Schemas are made of what the readers themselves go by, and of what only a template can
// say (schemas/*.template.json). scripts/schemas writes them.
#include <catch2/catch.hpp>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <sstream>

#include "data/schema_fields.h"
#include "games/frothy/data/course/course_json_parts.h"
#include "games/frothy/data/licence/licence_fields.h"
#include "games/frothy/data/record/state_fields.h"
#include "games/frothy/data/scenario/scenario.h"
#include "games/frothy/data/terms/terms_fields.h"
#include "games/frothy/data/wording/wording.h"
#include "games/frothy/rules/dice_queries.h"
#include "play/chronicle.h"
#include "play/packs/pack_body.h"
#include "play/scenario/vocabulary.h"
#include "play/season/season.h"

namespace frothy {

// The notations that a type has of its own, as read_value reads them.

OrderedJson rule_shape() {
    std::string areas;
    for (const std::string_view area : Ledger::areas)
        areas += (areas.empty() ? "" : "|") + std::string(area);
    const std::string number = "([0-9]{2}|1[0-9]{2}|2[0-4][0-9]|25[0-5])";
    return {{"type", "string"}, {"pattern", "^FR-(" + areas + ")-" + number + "$"}};
}
OrderedJson shape_of(const Rule&) { return schemas::ref("rule"); }
OrderedJson shape_of(const PrintedNumber&) { return schemas::ref("number"); }
OrderedJson shape_of(const PrintedControl&) {
    return schemas::any_of({{{"const", "safe"}}, schemas::whole_number(0, max_control_dice)});
}
OrderedJson shape_of(const PrintedRating& rating) {
    return schemas::whole_number(rating.place, rating.place);
}
OrderedJson shape_of(const PrintedResilience&) {
    return schemas::any_of({schemas::null(), schemas::whole_number(0, 2)});
}
OrderedJson shape_of(const PictureName&) {
    return {{"type", "string"},
            {"maxLength", formats::longest_picture_name},
            {"pattern", formats::picture_name_pattern}};
}
OrderedJson shape_of(const ScoringTerms& scoring) {
    return schemas::any_of({{{"type", "boolean"}}, schemas::schema_of(scoring)});
}
OrderedJson shape_of(const HouseRules&) {
    OrderedJson schema = {{"type", "object"}, {"additionalProperties", false}};
    for (const HouseRuleKey& key : house_rule_keys()) {
        OrderedJson rule = {{"description", house_rule_title(key)}};
        rule.update(key.values.empty() ? schemas::whole_number(key.least, key.most)
                                       : schemas::one_of(key.values));
        schema["properties"][std::string(key.key)] = std::move(rule);
    }
    return schema;
}

namespace schemas {
namespace {

using Parts = std::map<std::string, OrderedJson>;

std::string text_of_file(const std::filesystem::path& file) {
    std::ostringstream text;
    text << std::ifstream(file, std::ios::binary).rdbuf();
    return text.str();
}

// "@name" is filled in with a part, {"@": "name"} with the members of one.
OrderedJson filled(const OrderedJson& pattern, const Parts& parts) {
    if (pattern.is_string() && pattern.get<std::string>().starts_with('@')) {
        return parts.at(pattern.get<std::string>().substr(1));
    }
    if (!pattern.is_structured()) return pattern;
    OrderedJson whole = pattern.is_array() ? OrderedJson::array() : OrderedJson::object();
    for (const auto& [key, value] : pattern.items()) {
        if (pattern.is_array()) {
            whole.push_back(filled(value, parts));
        } else if (key == "@") {
            whole.update(parts.at(value.get<std::string>()));
        } else {
            whole[key] = filled(value, parts);
        }
    }
    return whole;
}

OrderedJson from_template(const std::string& name, const Parts& parts) {
    const std::string file = HIPPODROME_TESTS_DIR "/data/schemas/" + name + ".template.json";
    return filled(OrderedJson::parse(text_of_file(file)), parts);
}

// Tells of every property what <name>.descriptions.json says of it: by its path of keys, or of so
// much of the path's end as is told of.
class Describer {
public:
    explicit Describer(const std::string& name)
        : sentences_(OrderedJson::parse(
              text_of_file(HIPPODROME_TESTS_DIR "/data/schemas/" + name + ".descriptions.json"))) {}

    void describe(OrderedJson& schema, const std::string& path) {
        if (schema.is_array()) {
            for (OrderedJson& each : schema)
                describe(each, path);
        }
        if (!schema.is_object()) return;
        for (auto& [key, value] : schema.items()) {
            if (key != "properties") {
                if (key != "prefixItems" && value.is_structured()) describe(value, path);
                continue;
            }
            for (auto& [property, its] : value.items()) {
                const std::string here = path.empty() ? property : path + "/" + property;
                const bool is_told = its.is_object() && its.contains("description");
                const std::string sentence = sentence_of(here, is_told);
                if (!sentence.empty()) its["description"] = sentence;
                describe(its, here);
            }
        }
    }
    std::vector<std::string> untold;

private:
    // Empty where nothing but the reader tells of it.
    std::string sentence_of(const std::string& path, bool is_told) {
        for (std::string end = path;;) {
            if (sentences_.contains(end)) return sentences_[end].get<std::string>();
            const std::size_t slash = end.find('/');
            if (slash == std::string::npos) break;
            end.erase(0, slash + 1);
        }
        if (!is_told) untold.push_back(path);
        return {};
    }

    OrderedJson sentences_;
};

OrderedJson described(const std::string& name, OrderedJson schema) {
    Describer describer(name);
    describer.describe(schema, {});
    for (const std::string& path : describer.untold)
        FAIL_CHECK(name << ".descriptions.json says nothing of " << path);
    return schema;
}

OrderedJson with_title(const char* title, OrderedJson object) {
    OrderedJson schema = {{"$schema", "https://json-schema.org/draft/2020-12/schema"},
                          {"title", title}};
    schema.update(object);
    return schema;
}

OrderedJson hex_schema() {
    return {{"description", "[q, r]"},
            {"type", "array"},
            {"minItems", 2},
            {"maxItems", 2},
            {"items", whole_number(-max_coordinate, max_coordinate)}};
}
OrderedJson facing_schema() { return whole_number(0, hexgrid::facing_count - 1); }
OrderedJson text_schema(std::size_t longest) {
    return {{"type", "string"}, {"maxLength", longest}};
}
template <class E>
OrderedJson words() {
    return one_of(names_of(E{}))["enum"];
}

// As is_file_name has it: where a file lies is not its id's to say.
constexpr const char* file_name_pattern =
    R"(^([^./\\:\u0000-\u001f\u007f][^/\\:\u0000-\u001f\u007f]*)?$)";

void let_id_name_a_file(OrderedJson& schema) {
    schema["properties"]["id"]["pattern"] = file_name_pattern;
}

OrderedJson licence_schema_document() {
    OrderedJson schema =
        with_title("frothy-licence/1: a Driving Licence for Frothy Races", schema_of(Licence()));
    schema["$defs"] = {
        {"rule", rule_shape()},
        {"number",
         {{"description", "null where the entry has none, \"roll\" where it is rolled at each use"},
          {"anyOf", {null(), {{"const", "roll"}}, whole_number(-most_number, most_number)}}}}};
    let_id_name_a_file(schema);
    return described("licence", std::move(schema));
}

OrderedJson house_rules_schema_document() {
    return described(
        "house-rules",
        with_title("frothy-house-rules/1: the agreements of a table, each default first",
                   schema_of(NamedHouseRules())));
}

OrderedJson course_schema_document() {
    using namespace course_document;
    OrderedJson schema =
        from_template("course", {{"name", text_schema(longest_name)},
                                 {"text", text_schema(longest_text)},
                                 {"laps", whole_number(1, max_laps)},
                                 {"most_rows", most_rows},
                                 {"max_cells", max_cells},
                                 {"max_vehicles", max_vehicles},
                                 {"marks", schema_of(Marks())},
                                 {"features", schema_of(MarkedHexes())},
                                 {"band", schema_of(Band())},
                                 {"along", schema_of(Formula{.word = "along"})},
                                 {"lane", schema_of(Formula{.word = "lane"})},
                                 {"grid", schema_of(GridSpace())},
                                 {"facing", facing_schema()},
                                 {"directions", words<hexgrid::Direction>()},
                                 {"length", whole_number(1, CoursePlan::most_place)},
                                 {"coordinate", whole_number(-max_coordinate, max_coordinate)},
                                 {"most_waived", most_waived},
                                 {"hex", hex_schema()}});
    let_id_name_a_file(schema);
    return described("course", std::move(schema));
}

// In scenarios vehicles go by their names.
OrderedJson race_fields() {
    OrderedJson fields = schema_of(RaceTerms())["properties"];
    const OrderedJson team = whole_number(0, max_vehicles);
    fields["fox"] = ref("name");
    fields["teams"] =
        any_of({{{"type", "object"}, {"additionalProperties", team}}, fields["teams"]});
    return fields;
}

OrderedJson vehicle_fields() {
    Licence licence;  // of which nothing is known yet
    licence.stamina_min = -max_stamina;
    licence.stamina_max = max_stamina;
    Vehicle vehicle;
    ObjectSchema object;
    list_fields(object, vehicle, licence);
    return std::move(object).schema()["properties"];
}

OrderedJson scenario_schema_document() {
    const play::ScenarioGame game = scenario_game();
    const play::scenario::Words& said = game->words();
    OrderedJson events = OrderedJson::array();
    for (const play::scenario::EventWords& event : said.events)
        events.push_back(event.name);
    return from_template(
        "scenario", {{"state", schema_of(Race())["properties"]},
                     {"vehicle", vehicle_fields()},
                     {"affects", schema_of(AffectsInForce())["properties"]},
                     {"move", schema_of(MoveInProgress())["properties"]},
                     {"race", race_fields()},
                     {"race_types", words<RaceType>()},
                     {"house_rules", shape_of(HouseRules())},
                     {"laps", whole_number(1, max_laps)},
                     {"points", whole_number(0, most_points)},
                     {"max_vehicles", max_vehicles},
                     {"max_runners", max_runners},
                     {"asks", said.asks},
                     {"rolls", said.rolls},
                     {"events", events},
                     {"icons", words<Icon>()},
                     {"max_die_value", max_die_value},
                     {"rule", rule_shape()},
                     {"hex", hex_schema()},
                     {"facing", facing_schema()},
                     {"directions", words<hexgrid::Direction>()},
                     {"rating", whole_number(0, rating_count - 1)},
                     {"obstacle_rating",
                      whole_number(-course_document::most_rating, course_document::most_rating)},
                     {"statuses", words<VehicleStatus>()},
                     {"phase", whole_number(0, phase_count)},
                     {"moments", words<Moment>()},
                     {"ends", words<EndReason>()}});
}

OrderedJson season_schema_document() {
    const auto players = static_cast<std::int64_t>(kernel::max_players);
    const auto races = static_cast<std::int64_t>(play::most_season_races);
    return described("season",
                     from_template("season", {{"word", text_schema(formats::longest_name)},
                                              {"name", text_schema(play::longest_season_name)},
                                              {"seat_name", text_schema(play::longest_seat_name)},
                                              {"text", text_schema(play::max_text)},
                                              {"longest_text", play::max_text},
                                              {"points", whole_number(0, play::most_season_points)},
                                              {"seed", whole_number(0, play::most_season_seed)},
                                              {"livery", whole_number(0, 255)},
                                              {"after", whole_number(1, races)},
                                              {"seat", whole_number(0, players - 1)},
                                              {"max_players", players},
                                              {"least_races", play::least_season_races},
                                              {"most_races", play::most_season_races},
                                              {"most_options", play::most_season_options}}));
}

OrderedJson pack_schema_document() {
    OrderedJson schema =
        with_title("hippodrome-pack/1: what a pack says of itself", schema_of(play::Pack()));
    schema["properties"]["id"]["pattern"] = play::pack_id_pattern;
    return described("pack", std::move(schema));
}

}  // namespace
}  // namespace schemas

TEST_CASE("an id that the schemas let pass is the name of a file", "[schemas]") {
    const std::regex pattern(schemas::file_name_pattern);
    for (const char* id : {"", "a", "circus-parvus", "a b", "Ä", "..", ".a", "a.b", "../a", "a/b",
                           "a\\b", "c:a", "a:", "a\x07", "\x7f", "a\n"}) {
        CAPTURE(id);
        CHECK(std::regex_match(id, pattern) == is_file_name(id));
    }
}

TEST_CASE("the JSON Schemas are up to date", "[schemas]") {
    const std::filesystem::path root = std::filesystem::path(HIPPODROME_TESTS_DIR).parent_path();
    const bool writes = std::getenv("HIPPODROME_RENEW_SCHEMAS") != nullptr;
    const auto check = [&](const char* file, const OrderedJson& schema) {
        if (writes) std::ofstream(root / file, std::ios::binary) << formats::pretty(schema);
        INFO(file << " is out of date: run scripts/schemas");
        CHECK(schemas::text_of_file(root / file) == formats::pretty(schema));
    };
    check("vehicles/schema/frothy-licence-1.schema.json", schemas::licence_schema_document());
    check("tracks/schema/frothy-course-1.schema.json", schemas::course_schema_document());
    check("docs/formats/frothy-house-rules-1.schema.json", schemas::house_rules_schema_document());
    check("tests/scenarios/schema/scenario-1.schema.json", schemas::scenario_schema_document());
    check("docs/formats/hippodrome-season-1.schema.json", schemas::season_schema_document());
    check("docs/formats/hippodrome-pack-1.schema.json", schemas::pack_schema_document());
}

}  // namespace frothy
