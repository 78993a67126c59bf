// Documents that are wrong, each in its own way: one clear complaint, never a crash.
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "data/schema_documents.h"
#include "games/frothy/data/data_files.h"
#include "games/frothy/data/documents.h"
#include "games/frothy/rules/licence/licence_legality.h"

using namespace frothy;

namespace {

const std::string kept_vehicles = HIPPODROME_KEPT_DATA_DIR "/vehicles/";

struct Case {
    std::string what;
    std::string text;
    std::string place;
    std::string found;  // part of it
};

std::string course(const std::string& members) {
    return R"({"schema": "frothy-course/1", )" + members + "}";
}

// Its line and column where the text itself is at fault.
std::string place_of(const Complaint& complaint) {
    if (complaint.line == 0 || !complaint.place.empty()) return complaint.place;
    return "line " + std::to_string(complaint.line) + ", column " +
           std::to_string(complaint.column);
}

template <class T>
void check(const Loaded<T>& loaded, const Case& hostile) {
    INFO(hostile.what);
    for (const Complaint& complaint : loaded.complaints)
        INFO(text_of(complaint));
    CHECK_FALSE(loaded.ok());
    REQUIRE(loaded.complaints.size() >= 1);
    CAPTURE(text_of(loaded.complaints[0]));
    CHECK(loaded.complaints.size() == 1);
    CHECK(loaded.complaints[0].file == "bad.json");
    CHECK(place_of(loaded.complaints[0]) == hostile.place);
    CHECK(loaded.complaints[0].found.find(hostile.found) != std::string::npos);
    CHECK_FALSE(loaded.complaints[0].expected.empty());
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
    const std::size_t at = text.find(from);
    REQUIRE(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

std::string repeated(const std::string& part, int times) {
    std::string text;
    for (int i = 0; i < times; ++i)
        text += part;
    return text;
}

}  // namespace

TEST_CASE("Hostile texts", "[data][hostile]") {
    const std::vector<Case> cases = {
        {"empty", "", "", "empty"},
        {"blank", " \n\t ", "", "empty"},
        {"no JSON", "hello", "line 1, column 1", "malformed"},
        {"torn", "{\"schema\": \"frothy-cou", "line 1, column 23", "malformed"},
        {"torn on line 3", "{\n\"id\": 1,\n", "line 3, column 1", "malformed"},
        {"a comma too many", "{\"laps\": 1,}", "line 1, column 12", "malformed"},
        {"a comment", "{} // no", "line 1, column 4", "malformed"},
        {"Latin-1", "{\"name\": \"\xE9t\xE9\"}", "line 1, column 12", "malformed"},
        {"UTF-16", std::string("\xFF\xFE{\0}\0", 6), "", "UTF-16"},
        {"UTF-16 without a mark", std::string("{\0}\0", 4), "", "UTF-16"},
        {"nul", std::string("{\0}", 3), "", "binary"},
        {"nested lists", repeated("[", 100000), "line 1, column 65", "too deep"},
        {"nested objects", repeated("{\"a\":", 100000), "line 1, column 321", "too deep"},
        {"balanced nesting", repeated("[", 5000) + repeated("]", 5000), "line 1, column 65",
         "too deep"},
        {"too large", std::string(formats::max_document_bytes + 1, ' '), "", "bytes"},
        {"a key twice", R"({"laps": 1, "laps": 2})", "/laps", "second time"},
        {"a key twice within", R"({"legend": {"m": {}, "m": {}}})", "/legend/m", "second time"},
        {"a list", "[]", "/", "a list"},
        {"null", "null", "/", "null"},
        {"a number", "12", "/", "12"},
    };
    for (const Case& hostile : cases) {
        check(read_course(hostile.text, "bad.json"), hostile);
        check(read_licence(hostile.text, "bad.json"), hostile);
        check(read_house_rules(hostile.text, "bad.json"), hostile);
    }
}

TEST_CASE("A slip in a text says what should stand there", "[data][hostile]") {
    const std::vector<std::pair<std::string, std::string>> slips = {
        {"{\"rows\": [\".\",]}", "one more entry, or no comma before it"},
        {"{\"laps\": 1,\n}", "one more entry, or no comma before it"},
        {"{\"laps\": }", "a text in quotes, a number, true, false, null, a list or an object"},
        {"{\"name\": \"x\n}", "it written out: a line break as \\n"},
        {"{\"name\": \"x", "a quote before the end of the line"},
        {"{\"laps\" 1}", "a colon after the key"},
        {"{laps: 1}", "a key in quotes"},
        {"{\"laps\": 1 \"id\": \"x\"}", "a comma, or }"},
    };
    for (const auto& [text, expected] : slips) {
        INFO(text);
        const auto loaded = read_course(text, "bad.json");
        REQUIRE(loaded.complaints.size() == 1);
        CHECK(loaded.complaints.front().expected == expected);
        CHECK(loaded.complaints.front().line > 0);
    }
}

TEST_CASE("A number out of all range is one fault among all others, where it stands",
          "[data][hostile]") {
    for (const char* number :
         {"1e400", "-1e400", "9e308", "12345678901234567890e999", "1.5E+0999", "1e999999999999"}) {
        INFO(number);
        const std::string text =
            course("\n\"name\": 7,\n\"laps\":  " + std::string(number) + ",\n\"rows\": [\".\"]");
        const auto loaded = read_course(text, "bad.json");
        REQUIRE(loaded.complaints.size() == 2);
        const auto& laps = loaded.complaints.front().place == "/laps" ? loaded.complaints.front()
                                                                      : loaded.complaints.back();
        CHECK(laps.place == "/laps");
        CHECK(laps.line == 3);
        CHECK(laps.column == 10);
        CHECK(laps.found == "a number out of all range");
    }
    // Within a text it is no number.
    CHECK(read_course(course(R"("name": "1e999", "rows": ["."])"), "good.json").ok());
}

TEST_CASE("Hostile courses", "[data][hostile]") {
    const std::vector<Case> cases = {
        {"no schema", "{\"rows\": [\"..\"]}", "/", "no \"schema\""},
        {"another schema", R"({"schema": "frothy-course/2", "rows": [".."]})", "/schema",
         "frothy-course/2"},
        {"a schema that is no text", R"({"schema": 1, "rows": [".."]})", "/schema", "1"},
        {"a misspelt key", course(R"("rows": [".."], "finsh": [])"), "/finsh",
         "did you mean \"finish\""},
        {"no hexes", course(R"("name": "x")"), "/", "no hexes"},
        {"hexes twice", course(R"("rows": ["."], "hexes": [[0, 0]])"), "/", "twice"},
        {"rows of numbers", course(R"("rows": [1])"), "/rows/0", "1"},
        {"rows as a text", course(R"("rows": "...")"), "/rows", "..."},
        {"no rows", course(R"("rows": [])"), "/rows", "a list of 0"},
        {"an unknown letter", course(R"("rows": ["..", "..x."])"), "/rows/1", "letter 3 is \"x\""},
        {"a letter with accents", course(R"("rows": ["é"])"), "/rows/0", "no plain letter"},
        {"a tab", course(R"("rows": [".\t."])"), "/rows/0", "control character"},
        {"a legend of two letters", course(R"("rows": ["."], "legend": {"ab": {}})"), "/legend/ab",
         "ab"},
        {"a legend without rows", course(R"("hexes": [[0, 0]], "legend": {})"), "/legend",
         "without rows"},
        {"an unknown mark", course(R"("rows": ["."], "legend": {"m": {"hasard": true}})"),
         "/legend/m/hasard", "did you mean \"hazard\""},
        {"a mark of another type", course(R"("rows": ["."], "legend": {"m": {"hazard": 1}})"),
         "/legend/m/hazard", "1"},
        {"too many markers", course(R"("rows": ["."], "legend": {"m": {"fragile": 256}})"),
         "/legend/m/fragile", "256"},
        {"a facing alone", course(R"("rows": ["."], "legend": {"m": {"facing": 2}})"), "/legend/m",
         "without a grid"},
        {"a grid space twice",
         course(R"("rows": ["11"], "legend": {"1": {"grid": 1, "facing": 0}})"), "/rows/0",
         "grid space 1 twice"},
        {"a gap in the grid", course(R"("rows": ["2"], "legend": {"2": {"grid": 2, "facing": 0}})"),
         "/legend", "no grid space 1"},
        {"a facing too many", course(R"("rows": ["."], "finish_heading": 12)"), "/finish_heading",
         "12"},
        {"a facing by halves", course(R"("rows": ["."], "finish_heading": 1.5)"), "/finish_heading",
         "1.5"},
        {"a hex far away", course(R"("hexes": [[0, 1001]])"), "/hexes/0/1", "1001"},
        {"a hex beyond all numbers", course(R"("hexes": [[0, 18446744073709551615]])"),
         "/hexes/0/1", "18446744073709551615"},
        {"a hex of three numbers", course(R"("hexes": [[0, 1, 2]])"), "/hexes/0", "a list of 3"},
        {"a hex twice", course(R"("hexes": [[0, 1], [0, 1]])"), "/hexes/1", "twice"},
        {"an origin far away", course(R"("rows": ["..."], "origin": [999, 0])"), "/rows/0",
         "letter 3"},
        {"features off the track",
         course(R"("hexes": [[0, 0]], "features": [{"at": [[5, 5]], "solid": true}])"),
         "/features/0/at/0", "off the track"},
        {"features nowhere", course(R"("hexes": [[0, 0]], "features": [{"solid": true}])"),
         "/features/0", "no \"at\""},
        {"seven grid spaces", course(R"("hexes": [[0, 0]], "grid": [1, 2, 3, 4, 5, 6, 7])"),
         "/grid", "a list of 7"},
        {"laps", course(R"("rows": ["."], "laps": 0)"), "/laps", "0"},
        {"laps as a text", course(R"("rows": ["."], "laps": "two")"), "/laps", "two"},
        {"circuit as a number", course(R"("rows": ["."], "circuit": 0)"), "/circuit", "0"},
        {"an open edge without direction", course(R"("rows": ["."], "open_edges": [[0, 0, "N"]])"),
         "/open_edges/0", "N"},
        {"progress of too few hexes", course(R"("rows": [".."], "progress": [[0, 0, 1]])"),
         "/progress", "a list of 1"},
        {"progress of the same hex",
         course(R"("rows": [".."], "progress": [[0, 0, 1], [0, 0, 2]])"), "/progress/1", "a list"},
        {"a flat band", course(R"("band": {"along": [1, 0], "lane": [2, 0],
            "along_range": [0, 5], "lane_range": [0, 5]})"),
         "/band", "same direction"},
        {"a huge band", course(R"("band": {"along": [1, 0], "lane": [0, 1],
            "along_range": [-1000, 1000], "lane_range": [-1000, 1000]})"),
         "/band", "too large"},
        {"a band too wide", course(R"("band": {"along": [1, 0], "lane": [0, 1],
            "along_range": [-450, 450], "lane_range": [-450, 450]})"),
         "/band", "too many"},
        {"a long name", course("\"rows\": [\".\"], \"name\": \"" + std::string(81, 'x') + "\""),
         "/name", "81"},
        {"a wall of text", course("\"rows\": [\"" + std::string(3000, '.') + "\"]"), "/rows/0",
         "3000"},
    };
    for (const Case& hostile : cases)
        check(read_course(hostile.text, "bad.json"), hostile);
}

TEST_CASE("Hostile licences", "[data][hostile]") {
    const std::string good = *formats::read_text_file(kept_vehicles + "basic-chariot.json").value;
    struct Change {
        std::string from;
        std::string to;
        std::string place;
        std::string found;
    };
    const std::vector<Change> changes = {
        {"\"traits\": []", "\"trait\": []", "/trait", "did you mean \"traits\""},
        {"\"resilience\": 1", "\"resilience\": 3", "/resilience", "3"},
        {"\"resilience\": 1", "\"resilience\": \"blank\"", "/resilience", "blank"},
        {"[[1, 1]]", "[[1]]", "/speeds/0/blocks/0", "a list of 1"},
        {"[[1, 1]]", "[]", "/speeds/0/blocks", "a list of 0"},
        {"[[1, 1]]", "[[0, 1]]", "/speeds/0/blocks/0/0", "0"},
        {"\"speed\": 3", "\"speed\": 4", "/speeds/3/speed", "4"},
        {"[0, 0, 0, 0]", "[0, 0, 0]", "/speeds/0/move", "a list of 3"},
        {"[0, 0, 0, 0]", "[0, 0, 0, -1]", "/speeds/0/move/3", "-1"},
        {"\"safe\"", "\"saf\"", "/speeds/0/control", "saf"},
        {"\"safe\"", "99", "/speeds/0/control", "99"},
        {"\"FR-PDE-17\"", "\"PDE-17\"", "/damage/affects/0/id", "PDE-17"},
        {"\"FR-PDE-17\"", "17", "/damage/affects/0/id", "17"},
        {"\"virtual_reins\"", "\"reins\"", "/stamina/effects/0/effect", "reins"},
        {"\"either\"", "\"both\"", "/damage/affects/3/card", "both"},
        {"\"whip\": 3", "\"whip\": 300", "/cards/whip", "300"},
        {"\"special\": []", "\"special\": [{}]", "/cards/special/0", "no \"id\""},
        {"\"special\": []", "\"special\": {}", "/cards/special", "an object"},
        {"\"max\": 10", "\"max\": 1e3", "/damage/max", "1000"},
    };
    for (const Change& change : changes) {
        const std::string text = replaced(good, change.from, change.to);
        INFO(change.to);
        const Loaded<Licence> loaded = read_licence(text, "bad.json");
        CHECK_FALSE(loaded.ok());
        REQUIRE_FALSE(loaded.complaints.empty());
        CHECK(loaded.complaints[0].place == change.place);
        CHECK(loaded.complaints[0].found.find(change.found) != std::string::npos);
        leave_for_schema("licence", SchemaSays::no, text);
    }
}

TEST_CASE("Well-formed licences that are not legal", "[data][licence]") {
    const std::string good = *formats::read_text_file(kept_vehicles + "second-best-rug.json").value;
    struct Change {
        std::string from;
        std::string to;
        std::string place;
        Severity severity;
    };
    const Severity error = Severity::error;
    const Severity advice = Severity::advice;
    const std::vector<Change> changes = {
        {"[[1, 1], [1, 1]]", "[[2, 2]]", "speeds/2/blocks/0", error},              // FR-CHG-03
        {"[0, 0, 0, 0]", "[0, 0, 0, 1]", "speeds/0/move/3", error},                // FR-VEH-02
        {"[3, 3, 2, 2]", "[7, 3, 2, 2]", "speeds/6/move/0", advice},               // FR-VEH-06
        {"[3, 3, 2, 2]", "[6, 5, 2, 2]", "speeds/6/move", advice},                 // FR-VEH-05
        {"[3, 3, 2, 2]", "[5, 3, 2, 1]", "speeds/6/move", advice},                 // FR-VEH-08
        {"\"control\": 3,", "\"control\": 9,", "speeds/5/control", advice},        // FR-VEH-09
        {"\"control\": 3,", "\"control\": \"safe\",", "speeds/4/control", error},  // FR-LIC-03
        {"\"stamina\": -4", "\"stamina\": 4", "speeds/6/stamina", advice},         // FR-VEH-10
        {"\"max\": 14", "\"max\": 15", "damage/affects", error},                   // FR-VEH-14
        {"{\"at\": 9", "{\"at\": 3", "damage/affects/3/at", error},                // FR-LIC-05
        {"\"name\": \"-1 Safe Speed\"", "\"name\": \"Safe\"", "damage/affects/3/name", error},
        {"\"FR-PDE-10\"", "\"FR-PDE-18\"", "damage/affects/3/id", error},
        {"\"-1 Safe Speed\", \"n\": 1", "\"-1 Safe Speed\", \"n\": \"roll\"", "damage/affects/3/n",
         error},
        {"\"name\": \"Slow\"", "\"name\": \"Slow\", \"n\": 1", "damage/affects/4/table/1/n", error},
        {"\"trait\": \"Flyer\"", "\"trait\": \"Leap\"", "damage/affects/4/table/0/trait", error},
        {"\"value\": 3", "\"value\": 2", "damage/affects/4/table/3/value", error},
        {"\"dice\": 1", "\"dice\": 2", "damage/affects/4/table", error},  // FR-PDE-09
        {"\"at\": 9, \"effect\"", "\"at\": 19, \"effect\"", "stamina/effects/0/at", error},
        {"\"dual\": 2", "\"dual\": 9", "cards", error},  // FR-VEH-15
        {"\"dual\": 2", "\"dual\": 1", "cards", advice},
        {"\"name\": \"Cool\", \"n\": null", "\"name\": \"Cool\", \"n\": 2", "cards/special/0/n",
         error},
        {"\"name\": \"Evasive\", \"n\": 1", "\"name\": \"Evasive\", \"n\": null", "traits/1/n",
         error},
        {"\"FR-TRT-24\", \"name\": \"Slippery\"", "\"FR-TRT-32\", \"name\": \"Evasive\"",
         "traits/2", error},  // FR-VEH-20
    };
    for (const Change& change : changes) {
        INFO(change.to);
        const Loaded<Licence> loaded = read_licence(replaced(good, change.from, change.to), "x");
        REQUIRE(loaded.ok());
        const std::vector<Fault> faults = find_faults(*loaded.value);
        for (const Fault& fault : faults)
            UNSCOPED_INFO(text_of(fault));
        bool found = false;
        for (const Fault& fault : faults) {
            found = found || (fault.place == change.place && fault.severity == change.severity);
        }
        CHECK(found);
        CHECK(is_playable(faults) == (change.severity == Severity::advice));
    }
}

TEST_CASE("The # of an affect that is left out", "[data][licence]") {
    const std::string good = *formats::read_text_file(kept_vehicles + "second-best-rug.json").value;
    const std::string one = "\"-1 Safe Speed\"";  // FR-PDE-10: the 1 is in the name
    const Loaded<Licence> named = read_licence(replaced(good, one + ", \"n\": 1", one), "x");
    REQUIRE(named.ok());
    CHECK(named.value->affects[3].kind.n == 1);
    CHECK(is_playable(find_faults(*named.value)));
    const std::string top = "\"Maximum Speed #\"";  // FR-PDE-08: 0 would be a number
    const Loaded<Licence> missing = read_licence(replaced(good, top + ", \"n\": 4", top), "x");
    REQUIRE_FALSE(missing.ok());
    CHECK(missing.complaints[0].place == "/damage/affects/4/table/3/n");
    const Loaded<Licence> zero =
        read_licence(replaced(good, top + ", \"n\": 4", top + ", \"n\": 0"), "x");
    REQUIRE(zero.ok());
    const Loaded<Licence> again = read_licence(write_licence(*zero.value), "again");
    REQUIRE(again.ok());
    CHECK(again.value->affects == zero.value->affects);
}

TEST_CASE("Hostile house rules", "[data][hostile]") {
    const auto rules = [](const std::string& members) {
        return R"({"schema": "frothy-house-rules/1", "name": "x", "rules": )" + members + "}";
    };
    const std::vector<Case> cases = {
        {"an unknown key", rules(R"({"dice.face": "mirrored"})"), "/rules/dice.face",
         "did you mean \"dice.faces\""},
        {"an unknown value", rules(R"({"dice.faces": "mirored"})"), "/rules/dice.faces",
         "did you mean \"mirrored\""},
        {"a number for a word", rules(R"({"dice.faces": 1})"), "/rules/dice.faces", "1"},
        {"a word for a number", rules(R"({"race.stall_rounds": "ten"})"),
         "/rules/race.stall_rounds", "ten"},
        {"no rounds", rules(R"({"race.stall_rounds": 0})"), "/rules/race.stall_rounds", "0"},
        {"a list", rules("[]"), "/rules", "a list"},
        {"no rules", R"({"schema": "frothy-house-rules/1", "name": "x"})", "/", "no \"rules\""},
    };
    for (const Case& hostile : cases) {
        check(read_house_rules(hostile.text, "bad.json"), hostile);
        leave_for_schema("house-rules", SchemaSays::no, hostile.text);
    }
}

TEST_CASE("Complaints stop before they fill the screen", "[data][hostile]") {
    std::string hexes = "[0, 0]";
    for (int i = 0; i < 5000; ++i)
        hexes += ", [0, 0]";
    const Loaded<CoursePlan> loaded = read_course(course("\"hexes\": [" + hexes + "]"), "x");
    CHECK(loaded.complaints.size() == formats::max_complaints);
}
