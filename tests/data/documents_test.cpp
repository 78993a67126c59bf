// Every file we ship loads, is legal and reads back as it was written.
#include <catch2/catch.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "data/schema_documents.h"
#include "games/frothy/data/data_files.h"
#include "games/frothy/data/json_reading.h"
#include "games/frothy/data/notation/notation.h"
#include "games/frothy/data/record/journal_file.h"
#include "games/frothy/rules/course/course_check.h"
#include "games/frothy/rules/licence/licence_legality.h"
#include "play/followed_file.h"
#include "play/season/season.h"

using namespace frothy;

namespace {

const std::string root = HIPPODROME_DATA_DIR;
const std::string kept_data = HIPPODROME_KEPT_DATA_DIR;

template <class T>
void show(const Loaded<T>& loaded) {
    for (const Complaint& complaint : loaded.complaints)
        UNSCOPED_INFO(text_of(complaint));
    CHECK(loaded.ok());
}

bool same(const CoursePlan& a, const CoursePlan& b) {
    return a.id == b.id && a.name == b.name && a.description == b.description &&
           a.circuit == b.circuit && a.laps == b.laps && a.hexes == b.hexes &&
           a.features == b.features && a.looks == b.looks && a.grid == b.grid &&
           a.finish == b.finish && a.finish_heading == b.finish_heading &&
           a.open_edges == b.open_edges && a.place_override == b.place_override &&
           a.inside_override == b.inside_override && a.length_override == b.length_override;
}

}  // namespace

TEST_CASE("Every course of tracks/ can be raced on", "[data][course]") {
    const std::vector<formats::DataFile> files = formats::list_data_files({root, {}}, course_files);
    CHECK(files.size() >= 4);
    for (const formats::DataFile& file : files) {
        INFO(file.path);
        CHECK(file.is_readable);
        const Loaded<CoursePlan> loaded = load_course(file.path);
        show(loaded);
        if (!loaded.ok()) continue;
        CHECK(loaded.value->id == file.id);
        CHECK(loaded.value->name == file.name);
        for (const Fault& fault : find_faults(*loaded.value, Strictness::race_course)) {
            FAIL_CHECK(text_of(fault));
        }
        const std::string text = write_course(*loaded.value);
        const Loaded<CoursePlan> again = read_course(text, "again");
        show(again);
        REQUIRE(again.ok());
        CHECK(same(*loaded.value, *again.value));
        CHECK(write_course(*again.value) == text);
        leave_for_schema("course", SchemaSays::yes, text);
        CHECK(formats::schema_of(text) == course_schema);
    }
}

TEST_CASE("FR-INIT-03 our courses' progress rises step by step along the way",
          "[data][course][FR-INIT-03]") {
    for (const formats::DataFile& file : formats::list_data_files({root, {}}, course_files)) {
        INFO(file.path);
        const Course course(*load_course(file.path).value);
        const int least = file.id == "gorge-of-regrets" ? 3 : 4;  // it is narrow on purpose
        for (const int abreast : widths(course))
            CHECK(abreast >= least);
        for (int i = 0; i < course.cell_count(); ++i) {
            const auto cell = static_cast<Cell>(i);
            for (int d = 0; d < hexgrid::direction_count; ++d) {
                const Cell to = course.neighbour(cell, hexgrid::direction(d));
                if (to == no_cell) continue;
                int step = course.place(to) - course.place(cell);
                const Crossing crossing = course.crossing(cell, hexgrid::direction(d));
                if (course.is_circuit() && crossing == Crossing::forwards) step += course.length();
                if (course.is_circuit() && crossing == Crossing::backwards) step -= course.length();
                INFO(course.hex(cell).q << ", " << course.hex(cell).r << " direction " << d);
                CHECK(std::abs(step) <= 3);
            }
        }
    }
}

TEST_CASE("Every licence of vehicles/ is legal", "[data][licence][FR-VEH-02]") {
    const std::vector<formats::DataFile> files =
        formats::list_data_files({root, {}}, licence_files);
    CHECK(files.size() >= 6);
    for (const formats::DataFile& file : files) {
        INFO(file.path);
        const Loaded<Licence> loaded = load_licence(file.path);
        show(loaded);
        if (!loaded.ok()) continue;
        CHECK(loaded.value->id == file.id);
        for (const Fault& fault : find_faults(*loaded.value))
            FAIL_CHECK(text_of(fault));
        const std::string text = write_licence(*loaded.value);
        CHECK(read_licence(text, "again").value == loaded.value);
        leave_for_schema("licence", SchemaSays::yes, text);
    }
}

TEST_CASE("FR-LIC-01 the basic chariot's rows of boxes", "[data][licence][FR-LIC-01]") {
    const Licence basic = *load_licence(root + "/vehicles/basic-chariot.json").value;
    const BoxRows& rows = basic.rows;
    CHECK(rows.accel_count == 13);
    CHECK(rows.decel_count == 11);
    // S0: A 0, D 0. S1: A 1-2, D 1. S2: A 3-5, D 2-4. S3: A 6-7, D 5-6. S4: A 8-9, D 7.
    CHECK(rows.first_accel[2] == 3);
    CHECK(rows.last_accel[2] == 5);
    CHECK(rows.first_decel[2] == 2);
    CHECK(rows.last_decel[2] == 4);
    CHECK(rows.decel_of_accel[3] == 3);  // FR-CHG-03: right-most match
    CHECK(rows.accel_of_decel[4] == 4);  // FR-CHG-04: left-most match
    CHECK(rows.decel_of_accel[12] == 10);
    CHECK(rows.accel_rating[12] == 6);
    CHECK(rows.decel_rating[0] == 0);
}

TEST_CASE("House rules read back, and only differences are written", "[data][house-rules]") {
    NamedHouseRules named;
    named.name = "Tuesday";
    CHECK(Json::parse(write_house_rules(named))["rules"].empty());
    for (const HouseRuleKey& key : house_rule_keys()) {
        key.set(named.rules,
                key.values.empty() ? key.most : static_cast<int>(key.values.size()) - 1);
    }
    const std::string text = write_house_rules(named);
    CHECK(Json::parse(text)["rules"].size() == house_rule_keys().size());
    const Loaded<NamedHouseRules> again = read_house_rules(text, "again");
    show(again);
    CHECK(again.value == named);
    leave_for_schema("house-rules", SchemaSays::yes, text);
}

TEST_CASE("A # that is rolled reads back, of affects, cards and traits",
          "[data][licence][FR-DICE-06]") {
    const Loaded<Licence> loaded = load_licence(kept_data + "/vehicles/wasps-errand.json");
    show(loaded);
    REQUIRE(loaded.ok());
    Licence licence = *loaded.value;
    REQUIRE_FALSE(licence.specials.empty());
    REQUIRE_FALSE(licence.traits.empty());
    licence.affects[0].kind.n = 0;
    licence.affects[0].kind.n_is_rolled = true;
    licence.specials[0].n.reset();
    licence.specials[0].n_is_rolled = true;
    licence.traits[0].n.reset();
    licence.traits[0].n_is_rolled = true;
    const std::string text = write_licence(licence);
    const Loaded<Licence> again = read_licence(text, "again");
    show(again);
    REQUIRE(again.ok());
    CHECK(again.value->affects == licence.affects);
    CHECK(again.value->specials == licence.specials);
    CHECK(again.value->traits == licence.traits);
    CHECK(is_playable(find_faults(*again.value)));
    leave_for_schema("licence", SchemaSays::yes, text);
}

// Their 1 is part of the name and may be left out, so that whatever else stands there is written.
TEST_CASE("A # that may not be as it is reads back, for its fault to be told",
          "[data][licence][FR-PDE-10][FR-PDE-15]") {
    const Loaded<Licence> loaded = load_licence(kept_data + "/vehicles/basic-chariot.json");
    REQUIRE(loaded.ok());
    Licence licence = *loaded.value;
    for (const Rule rule : {Rule("FR-PDE-10"), Rule("FR-PDE-15")}) {
        const auto found = std::ranges::find(licence.affects, rule,
                                             [](const Affect& one) { return one.kind.rule; });
        REQUIRE(found != licence.affects.end());
        found->kind.n = 0;
    }
    licence.affects[0].kind = {};
    licence.affects[0].kind.n = 2;
    const Loaded<Licence> again = read_licence(write_licence(licence), "again");
    REQUIRE(again.ok());
    CHECK(again.value->affects == licence.affects);
    CHECK_FALSE(is_playable(find_faults(*again.value)));
}

TEST_CASE("The name of an affect, card or trait may be left out or be worded as in the ledger",
          "[data][licence]") {
    const Licence dray = *load_licence(kept_data + "/vehicles/harvest-dray.json").value;
    nlohmann::json document = nlohmann::json::parse(write_licence(dray));
    const auto read = [&document] { return read_licence(document.dump(), "said"); };
    const nlohmann::json affects = document["damage"]["affects"];
    for (auto& affect : document["damage"]["affects"]) {
        affect.erase("name");
        for (const Trait& trait : dray.traits) {
            if (affect.value("trait", "") == trait.name) affect["trait"] = trait.rule.text();
        }
    }
    for (auto& trait : document["traits"])
        trait.erase("name");
    for (auto& card : document["cards"]["special"])
        card.erase("name");
    document["$schema"] = "schema/frothy-licence-1.schema.json";
    document.erase("control");
    REQUIRE(read().ok());
    CHECK(*read().value == dray);
    leave_for_schema("licence", SchemaSays::yes, document.dump());

    document["damage"]["affects"] = affects;
    document["traits"] = {{{"id", "FR-TRT-44"}, {"name", "BSH #"}, {"n", 1}}};
    document["damage"]["affects"][0] = {
        {"at", 1}, {"id", "FR-PDE-05"}, {"name", "Lose a named trait"}, {"trait", "b.s.h."}};
    for (std::size_t i = affects.size() - 1; i-- > 1;)
        document["damage"]["affects"].erase(i);
    const Loaded<Licence> worded = read();
    REQUIRE(worded.ok());
    CHECK(worded.value->affects[0].kind.name == "Lose \"Named\" Trait");
    CHECK(worded.value->affects[0].kind.trait == "B.S.H.");
    const auto is_error = [](const Fault& fault) { return fault.severity == Severity::error; };
    CHECK(std::ranges::none_of(find_faults(*worded.value), is_error));

    document["traits"][0]["name"] = "Spiked";
    document["damage"]["affects"][0]["trait"] = "Spiked";
    const std::vector<Fault> faults = find_faults(*read().value);
    const auto refused = std::ranges::find_if(faults, is_error);
    REQUIRE(refused != faults.end());
    CHECK(refused->place == "traits/0/name");
}

TEST_CASE("Every shipped set of house rules says what it is about", "[data][house-rules]") {
    const std::vector<formats::DataFile> files =
        formats::list_data_files({root, {}}, house_rule_files);
    CHECK(files.size() >= 3);
    for (const formats::DataFile& file : files) {
        INFO(file.path);
        const Loaded<NamedHouseRules> loaded = load_house_rules(file.path);
        show(loaded);
        if (!loaded.ok()) continue;
        CHECK_FALSE(loaded.value->about.empty());
        CHECK(read_house_rules(write_house_rules(*loaded.value), "again").value == loaded.value);
        CHECK(formats::find_data_file({root, {}}, house_rule_files, file.id) == file.path);
    }
    const auto first = formats::find_data_file({root, {}}, house_rule_files, "first-race");
    REQUIRE(first);
    const NamedHouseRules bare = *load_house_rules(*first).value;
    CHECK(bare.laps == 1);  // no Stamina, no jumps, one lap
    CHECK(bare.rules == HouseRules{});
    const auto usual = formats::find_data_file({root, {}}, house_rule_files, "recommended");
    REQUIRE(usual);
    const HouseRules rules = load_house_rules(*usual).value->rules;
    CHECK(rules.opt_first_round_truce == Truce::on);
    CHECK(rules.opt_grandstanding == 4);
    CHECK(rules.opt_whips_of_shame == 4);
}

TEST_CASE("A course in any order of hexes keeps it", "[data][course]") {
    CoursePlan plan = *load_course(root + "/tracks/training-loop.json").value;
    std::swap(plan.hexes[3], plan.hexes[40]);
    std::swap(plan.features[3], plan.features[40]);
    plan.features[7].fragile = 3;
    plan.open_edges.emplace_back(plan.hexes[0], hexgrid::Direction::north_west);
    plan.length_override = 31;
    for (std::size_t i = 0; i < plan.hexes.size(); ++i) {
        plan.place_override.push_back(static_cast<std::int32_t>(i) - 5);
    }
    const std::string text = write_course(plan);
    const Loaded<CoursePlan> again = read_course(text, "again");
    show(again);
    REQUIRE(again.ok());
    CHECK(same(plan, *again.value));
    leave_for_schema("course", SchemaSays::yes, text);
}

TEST_CASE("Rows and axial coordinates", "[data][course]") {
    const Loaded<CoursePlan> loaded = read_course(R"({"schema": "frothy-course/1",
        "origin": [5, -2], "legend": {"m": {"hazard": true, "hazard_rating": 2, "look": "mud"},
        "1": {"grid": 1, "facing": 11}, "F": {"finish": true}},
        "rows": ["..m", " 1F", ".. .", "  ."]})",
                                                  "rows");
    show(loaded);
    REQUIRE(loaded.ok());
    const CoursePlan& plan = *loaded.value;
    const std::vector<hexgrid::Hex> expected = {{5, -2}, {6, -2}, {7, -2}, {6, -1}, {7, -1},
                                                {4, 0},  {5, 0},  {7, 0},  {6, 1}};
    CHECK(plan.hexes == expected);
    CHECK(plan.features[2].hazard);
    CHECK(plan.features[2].hazard_rating == 2);
    CHECK(plan.looks == std::vector<std::string>{"", "mud"});
    CHECK(plan.features[2].look == 1);
    REQUIRE(plan.grid.size() == 1);
    CHECK(plan.grid[0] == GridSpace{{6, -1}, hexgrid::Facing(11)});
    CHECK(plan.finish == std::vector<hexgrid::Hex>{{7, -1}});
}

TEST_CASE("A player's own file hides a shipped one", "[data][files]") {
    namespace fs = std::filesystem;
    const fs::path user = fs::temp_directory_path() / "hippodrome-data-files-test";
    fs::remove_all(user);
    const std::string mine = (user / "tracks" / "circus-parvus.json").string();
    CoursePlan plan = *load_course(root + "/tracks/circus-parvus.json").value;
    plan.name = "AAA";
    CHECK(play::replace_file(mine, write_course(plan)).empty());
    CHECK(play::replace_file((user / "tracks" / "torn.json").string(), "{\"name\": ").empty());
    const formats::DataDirs dirs{root, user.string()};
    const std::vector<formats::DataFile> files = formats::list_data_files(dirs, course_files);
    CHECK(files.front().name == "AAA");
    CHECK(files.front().origin == formats::DataOrigin::user);
    CHECK(files.size() == formats::list_data_files({root, {}}, course_files).size() + 1);
    CHECK_FALSE(files.back().is_readable);
    CHECK(formats::find_data_file(dirs, course_files, "circus-parvus") == mine);
    CHECK(formats::find_data_file(dirs, licence_files, "basic-chariot").has_value());
    CHECK(formats::find_data_file(dirs, course_files, mine) == mine);
    CHECK_FALSE(formats::find_data_file(dirs, course_files, "nowhere").has_value());
    CHECK(load_course("/no/such/file.json").complaints.size() == 1);
    CHECK(load_course(user.string()).complaints.size() == 1);
    fs::remove_all(user);
}

TEST_CASE("A season reads back as it was written", "[data][season]") {
    const std::string file = HIPPODROME_TESTS_DIR "/data/seasons/the-dry-season.json";
    std::ostringstream shipped;
    shipped << std::ifstream(file, std::ios::binary).rdbuf();
    const auto season = play::read_season(shipped.str(), file);
    show(season);
    REQUIRE(season.ok());
    play::Season over = *season.value;
    over.races.front().record = "race-1.json";
    for (const play::Season& written : {*season.value, over}) {
        const std::string text = play::write_season(written);
        const auto again = play::read_season(text, "again");
        show(again);
        REQUIRE(again.ok());
        CHECK(*again.value == written);
        leave_for_schema("season", SchemaSays::yes, text);
    }
    const auto refused = [&](const play::Season& wrong) {
        const std::string text = play::write_season(wrong);
        CHECK_FALSE(play::read_season(text, "wrong").ok());
        leave_for_schema("season", SchemaSays::no, text);
    };
    play::Season wrong = over;
    wrong.races.front().record = "../race-1.json";
    refused(wrong);
    wrong = over;
    wrong.races.pop_back();
    refused(wrong);
    wrong = over;
    wrong.points.clear();
    refused(wrong);
}
