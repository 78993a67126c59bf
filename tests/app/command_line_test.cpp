#include <catch2/catch.hpp>

#include <algorithm>
#include <fstream>

#include "app/core/shipped_dirs.h"
#include "app/played_race.h"
#include "formats/nearest_word.h"
#include "games/frothy/door/core/frothy_opening.h"
#include "play/commands/command_words.h"

using namespace app;
using namespace app::testing;

namespace {

const std::vector<std::string> all_commands = {"play",   "simulate",   "scenario", "validate",
                                               "replay", "screenshot", "bench",    "signature",
                                               "paths",  "merge"};

std::vector<std::string> shipped(formats::ContentKind kind) {
    std::vector<std::string> files;
    for (const auto& file : formats::list_data_files({HIPPODROME_DATA_DIR, ""}, kind))
        files.push_back(file.path);
    return files;
}

}  // namespace

TEST_CASE("The program and every command say how they are used") {
    const TemporaryFolder home;
    const Outcome whole = run({"--help"}, home.path());
    CHECK(whole.code == 0);
    CHECK(whole.err.empty());
    for (const std::string& command : all_commands) {
        CHECK(contains(whole.out, "  " + command + " "));
        INFO(command);
        const Outcome one = run({command, "--help"}, home.path());
        CHECK(one.code == 0);
        CHECK(one.err.empty());
        CHECK(contains(one.out, "hippodrome"));
        CHECK(contains(one.out, command));
    }
    CHECK(contains(run({"--version"}, home.path()).out, "hippodrome 0."));
    CHECK(std::filesystem::is_empty(home.path()));
}

TEST_CASE("The command line says which game is meant, where no file does") {
    const TemporaryFolder home;
    CHECK(run({"--game", "frothy", "signature", "--help"}, home.path()).code == 0);
    CHECK(run({"signature", "--game=frothy", "--help"}, home.path()).code == 0);
    const Outcome outcome = run({"signature", "--game", "chess"}, home.path());
    CHECK(outcome.code == 2);
    CHECK(contains(outcome.err, "--game: found chess, expected frothy"));
    CHECK(run({"signature", "--game"}, home.path()).code == 2);
}

TEST_CASE("Words the program does not know are refused with the nearest it knows") {
    const TemporaryFolder home;
    Outcome outcome = run({"validat"}, home.path());
    CHECK(outcome.code == 2);
    CHECK(contains(outcome.err, "did you mean validate?"));
    outcome = run({"validate", "--jsn", "x"}, home.path());
    CHECK(outcome.code == 2);
    CHECK(contains(outcome.err, "--json"));
    CHECK(run({"validate"}, home.path()).code == 2);
    CHECK(run({"replay"}, home.path()).code == 2);
    CHECK(run({"replay", "a", "b"}, home.path()).code == 2);
    CHECK(run({"paths", "here"}, home.path()).code == 2);
    CHECK(run({"paths", "--user-dir"}, home.path()).code == 2);
    CHECK(run({"--colour"}, home.path()).code == 2);
    CHECK(run({"screenshot", "x"}, home.path()).code == 2);
    CHECK(run({"screenshot", "x", "y.png", "--size", "0x5"}, home.path()).code == 2);
    CHECK(run({"missing.json"}, home.path()).code == 1);
    CHECK(run({"scenario"}, home.path()).code == 2);
}

TEST_CASE("A wrong call is told in one sentence, whatever the command") {
    const TemporaryFolder home;
    for (const std::string& command : all_commands) {
        INFO(command);
        const Outcome outcome = run({command, "--no-such-word"}, home.path());
        CHECK(outcome.code == 2);
        CHECK(outcome.out.empty());
        CHECK(outcome.err.starts_with("hippodrome: "));
        CHECK(std::ranges::count(outcome.err, '\n') == 2);  // and where to read on
    }
    CHECK(run({"simulate", "--races", "many"}, home.path()).code == 2);
}

TEST_CASE("Options take their values in either way, the last one counts, flags take none") {
    const TemporaryFolder home;
    const std::string three = run({"simulate", "--races", "3", "--json"}, home.path()).out;
    CHECK(contains(three, "\"races\":3,"));
    CHECK(run({"simulate", "--races=9", "--json", "--races=3"}, home.path()).out == three);
    const std::vector<std::vector<std::string>> wrong = {{"simulate", "--races"},
                                                         {"simulate", "--races="},
                                                         {"simulate", "--course", ""},
                                                         {"simulate", "--seed", "-5"},
                                                         {"simulate", "--seed", "0x10"},
                                                         {"simulate", "--json=yes"},
                                                         {"--user-dir=", "paths"},
                                                         {"--course"},
                                                         {"--course", "circus-parvus", "simulate"},
                                                         {"race.json", "validate", "x.json"},
                                                         {"replay", "--verify", "--window", "x"},
                                                         {""}};
    for (const auto& words : wrong) {
        INFO(words.front() << " ... " << words.back());
        const Outcome outcome = run(words, home.path());
        CHECK(outcome.code == 2);
        CHECK(outcome.out.empty());
        CHECK(std::ranges::count(outcome.err, '\n') == 2);
    }
    CHECK(contains(run({"simulate", "--races"}, home.path()).err, "--races needs a value"));
    CHECK(contains(run({"validate"}, home.path()).err, "FILE is required"));
    CHECK(contains(run({"validate", "a", "--json=1"}, home.path()).err, "--json takes no value"));
}

TEST_CASE("Behind -- there are files alone") {
    const TemporaryFolder home;
    const Outcome outcome = run({"validate", "a", "--", "-x", "--json"}, home.path());
    CHECK(outcome.code == 1);
    CHECK(contains(outcome.out, "-x: 1 error"));
    CHECK(contains(outcome.out, "--json: 1 error"));
}

TEST_CASE("A rule case is told in words, with its dice and the rules") {
    const TemporaryFolder home;
    const std::string file = HIPPODROME_TESTS_DIR "/scenarios/rules/chains/turn.json";
    const Outcome told = run({"scenario", "--tell", file}, home.path());
    CHECK(told.code == 0);
    CHECK(told.err.empty());
    CHECK(told.out == text_of_file(HIPPODROME_TESTS_DIR "/scenarios/rules/chains/turn.txt"));
    CHECK(run({"scenario", "--tell", "--json", file}, home.path()).code == 2);
    const std::string faulty = (home.path() / "faulty.json").string();
    std::ofstream(faulty) << "{\"given\": 4}";
    const Outcome bad = run({"scenario", "--tell", faulty}, home.path());
    CHECK(bad.code == 1);
    CHECK(contains(bad.err, "given"));
}

TEST_CASE("A file of another kind is refused in one line") {
    const TemporaryFolder home;
    const std::string course = shipped(frothy::course_files).front();
    const std::string vehicle = shipped(frothy::licence_files).front();
    const std::string bare = home.file("bare.json", "{\"given\": {}, \"do\": \"maintenance\"}");
    const std::vector<std::vector<std::string>> calls = {
        {"replay", course},
        {"replay", bare},
        {"simulate", "--races", "1", "--course", vehicle},
        {"simulate", "--races", "1", "--vehicles", course + "," + course},
        {"simulate", "--races", "1", "--rules", vehicle}};
    for (const auto& words : calls) {
        INFO(words[0] << " " << words.back());
        const Outcome outcome = run(words, home.path());
        CHECK(outcome.code == 1);
        CHECK(std::ranges::count(outcome.err, '\n') == 1);
        CHECK(contains(outcome.err, "schema"));
    }
    const Outcome known = run({"validate", bare}, home.path());
    CHECK(known.code == 0);
    CHECK(contains(known.out, "scenario"));
}

TEST_CASE("Cases lie beside the courses and vehicles they name, or come through a pipe") {
    const TemporaryFolder home;
    const std::string data = shipped_data_dir().string();
    const std::filesystem::path folder = home.path() / "cases";
    std::filesystem::create_directories(folder);
    std::filesystem::copy(data + "/tracks/circus-parvus.json", folder / "ring.json");
    std::filesystem::copy(data + "/vehicles/old-mossback.json", folder / "beast.json");
    const std::string one = "{\n\"given\": {\"course\": \"ring.json\", \"vehicles\": "
                            "[{\"name\": \"red\", \"licence\": \"beast.json\"}]},\n"
                            "\"do\": \"maintenance\"}";
    std::ofstream(folder / "case.json") << one;
    const Outcome of_folder = run({"scenario", folder.string()}, home.path());
    CHECK(of_folder.code == 0);
    CHECK(contains(of_folder.out, "1 passed, 0 failed"));

    const std::string case_of_many_lines =
        "{\"name\": \"x\", \"given\": {},\n\"do\": \"maintenance\"}\n";
    const std::string case_of_one_line = "{\"given\": {}, \"do\": \"maintenance\"}\n";
    for (const std::string& input :
         {"\n" + case_of_many_lines, "[" + case_of_many_lines + "]", case_of_one_line}) {
        INFO(input);
        CHECK(contains(run({"scenario", "-"}, home.path(), input).out, "1 passed, 0 failed"));
    }
    CHECK(contains(run({"scenario", "-"}, home.path(), case_of_one_line + case_of_one_line).out,
                   "2 passed, 0 failed"));

    std::filesystem::create_directories(home.path() / "tracks");
    std::filesystem::copy(data + "/tracks/circus-parvus.json", home.path() / "tracks/mine.json");
    const std::string named =
        home.file("named.json", "{\"given\": {\"course\": \"mine\"}, \"do\": \"maintenance\"}");
    CHECK(run({"scenario", "--user-dir", home.path().string(), named}, home.path()).code == 0);
}

TEST_CASE("Without a window the program says so in one sentence") {
    const TemporaryFolder home;
    const std::vector<std::vector<std::string>> calls = {
        {}, {"play"}, {"screenshot", "a", "b.png"}};
    for (const auto& words : calls) {
        const Outcome outcome = run(words, home.path());
        CHECK(outcome.code == 1);
        CHECK(outcome.out.empty());
        CHECK(contains(outcome.err, "no window"));
        CHECK(std::count(outcome.err.begin(), outcome.err.end(), '\n') == 1);
    }
}

TEST_CASE("A window is opened on what the file holds") {
    const TemporaryFolder home;
    FrothyOpening got;
    std::filesystem::path ledgers;
    play::ClientCommands client;
    client.open_window = [&](const play::ClientStart& start) {
        CHECK(start.game_id == "frothy");
        got = dynamic_cast<const FrothyOpening&>(*start.opening);
        ledgers = start.ledgers;
        return 0;
    };
    const auto open = [&](const std::vector<std::string>& words) {
        std::istringstream in;
        std::ostringstream out;
        std::ostringstream err;
        return run_command_line(words, {in, out, err}, client, [&](const char* name) {
            return std::string(name) == "HOME" ? home.path().string() : std::string();
        });
    };
    CHECK(open({}) == 0);
    CHECK(got.scene == ClientScene::title);
    CHECK(std::filesystem::exists(ledgers / "frothy-ledger.md"));
    const std::string course = shipped(frothy::course_files).front();
    CHECK(open({course}) == 0);
    CHECK(got.scene == ClientScene::studio);
    CHECK(got.course == course);
    CHECK(open({"--course", course}) == 0);
    CHECK(got.scene == ClientScene::new_race);
    // A faulty course too: there one sees what is wrong.
    const std::string faulty =
        home.file("faulty.json", "{\"schema\": \"frothy-course/1\", \"rows\": [\"..\"]}");
    CHECK(open({faulty}) == 0);
    CHECK(got.scene == ClientScene::studio);
    CHECK(got.course == faulty);
    const std::string vehicle = shipped(frothy::licence_files).front();
    CHECK(open({"play", vehicle}) == 0);
    CHECK(got.scene == ClientScene::workshop);
    CHECK(got.vehicle == vehicle);
    // One that may not race too, and one whose sheet cannot be drawn as it says.
    std::string licence = text_of_file(vehicle);
    const std::size_t still = licence.find("[0, 0, 0, 0]");
    REQUIRE(still != std::string::npos);
    licence.replace(still, 12, "[1, 0, 0, 0]");
    CHECK(open({home.file("moves-at-0.json", licence)}) == 0);
    CHECK(got.scene == ClientScene::workshop);
    const std::size_t block = licence.find("\"blocks\": [[");
    REQUIRE(block != std::string::npos);
    licence.insert(block + 12, "[3, 3], ");
    CHECK(open({home.file("no-sheet.json", licence)}) == 0);
    CHECK(got.scene == ClientScene::workshop);
    // With a slip in its JSON it is shown where, and waited for: by the schema it names, by its
    // folder, else as a course. Nobody edits a record.
    licence.erase(licence.rfind('}'));
    CHECK(open({home.file("slip.json", licence)}) == 0);
    CHECK(got.scene == ClientScene::workshop);
    CHECK(open({home.file("slip.json", "{\"schema\": \"frothy-course/1\", \"rows\": ")}) == 0);
    CHECK(got.scene == ClientScene::studio);
    std::filesystem::create_directories(home.path() / "vehicles");
    CHECK(open({home.file("vehicles/new.json", "")}) == 0);
    CHECK(got.scene == ClientScene::workshop);
    CHECK(open({home.file("bad.json", "{]")}) == 0);
    CHECK(got.scene == ClientScene::studio);
    CHECK(open({home.file("record.json", "{\"schema\": \"frothy-race/1\", ")}) == 1);
    CHECK(open({home.file("picture.png", "{]")}) == 1);
    const frothy::Record record = played(41, 60);
    CHECK(open({saved(home, record)}) == 0);
    REQUIRE(got.game);
    CHECK(got.scene == ClientScene::race);
    CHECK(got.game->record().journal == record.journal);
    CHECK(open({home.path().string()}) == 1);

    // Any exception of the window is one message.
    client.open_window = [](const play::ClientStart&) -> int {
        throw std::runtime_error("No display.");
    };
    CHECK(open({}) == 1);
}

TEST_CASE("Every shipped file is valid") {
    const TemporaryFolder home;
    std::vector<std::string> words = {"validate"};
    for (const auto kind : {frothy::course_files, frothy::licence_files}) {
        const auto files = shipped(kind);
        CHECK_FALSE(files.empty());
        words.insert(words.end(), files.begin(), files.end());
    }
    const Outcome outcome = run(words, home.path());
    INFO(outcome.out);
    CHECK(outcome.code == 0);
    CHECK_FALSE(contains(outcome.out, "error:"));
}

TEST_CASE("Errors name file, place, found and expected") {
    const TemporaryFolder home;
    std::string text = text_of_file(shipped_data_dir() / "vehicles" / "basic-chariot.json");
    const std::string wanted = "frothy-licence/1";
    const std::size_t schema = text.find(wanted);
    REQUIRE(schema != std::string::npos);
    const std::string broken =
        home.file("broken.json", "{\"schema\": \"frothy-licence/1\", \"name\": 7, \"speeds\": []}");
    Outcome outcome = run({"validate", broken}, home.path());
    CHECK(outcome.code == 1);
    CHECK(contains(outcome.out, broken));
    CHECK(contains(outcome.out, "/name"));
    CHECK(contains(outcome.out, "found"));
    CHECK(contains(outcome.out, "expected"));
    text.replace(schema, wanted.size(), "frothy-licence/9");
    const std::string future = home.file("future.json", text);
    outcome = run({"validate", "--json", broken, future}, home.path());
    CHECK(outcome.code == 1);
    CHECK(contains(outcome.out, "\"ok\": false"));
    CHECK(contains(outcome.out, "frothy-licence/9"));
    CHECK(outcome.err.empty());
}

TEST_CASE("A slip of the pen is shown where it is, whatever the document") {
    const TemporaryFolder home;
    for (const char* schema : {"frothy-course/1", "frothy-licence/1", "frothy-scenario/1"}) {
        const std::string file = home.file(
            "slip.json", "{\n  \"schema\": \"" + std::string(schema) + "\"\n  \"id\": \"x\"\n}\n");
        const Outcome outcome = run({"validate", file}, home.path());
        CHECK(outcome.code == 1);
        CHECK(contains(outcome.out,
                       file +
                           ":3:6: found malformed JSON: a text in quotes, expected a comma, or }"));
    }
    const Outcome outcome = run({"validate", home.file("other.json", "{}")}, home.path());
    CHECK(contains(outcome.out, "no document of this game"));
}

TEST_CASE("Hostile files never crash and are always refused") {
    const TemporaryFolder home;
    const std::vector<std::string> texts = {
        "",
        "\n",
        "null",
        "[]",
        "{}",
        "[[[[[[",
        std::string(100'000, '['),
        std::string(100'000, '{'),
        std::string("\0\0\0\0", 4),
        "\xff\xfe\x00",
        "{\"schema\": 5}",
        "{\"schema\": \"frothy-course/1\"}",
        "{\"schema\": \"frothy-course/1\", \"laps\": 1e999}",
        "{\"schema\": \"frothy-licence/1\", \"speeds\": [null]}",
        "{\"schema\": \"frothy-house-rules/1\", \"rules\": {\"dice.faces\": 3}}",
        "{\"schema\": \"hippodrome-record/1\"}",
        "{\"schema\": \"hippodrome-record/1\", \"journal\": [\"x\"]}",
        "{\"schema\": \"frothy-scenario/1\", \"given\": 4}",
        "{\"schema\": \"hippodrome-record/1\"}\n{\"undo\": 99}\n",
    };
    for (const std::string& text : texts) {
        for (const char* name : {"x.json", "x.journal", "x.jsonl"}) {
            const std::string file = home.file(name, text);
            INFO(name << ": " << text.substr(0, 60));
            const Outcome outcome = run({"validate", file}, home.path());
            CHECK((outcome.code == 0 || outcome.code == 1));
            if (std::string(name) != "x.jsonl" && text != "[]") CHECK(outcome.code == 1);
            CHECK(run({"replay", file}, home.path()).code == 1);
            CHECK(run({"replay", "--verify", file}, home.path()).code == 1);
        }
    }
    CHECK(run({"validate", home.path().string()}, home.path()).code == 1);
    CHECK(run({"replay", (home.path() / "nowhere").string()}, home.path()).code == 1);
}

TEST_CASE("The nearest word is found, and none for what is far off") {
    const std::vector<std::string_view> words = {"--json", "--quiet", "--size"};
    CHECK(formats::nearest_word("--jsno", words) == "--json");
    CHECK(formats::nearest_word("--siz", words) == "--size");
    CHECK(formats::nearest_word("--wholly-different", words).empty());
    CHECK(formats::nearest_word(std::string(100'000, 'x'), words).empty());
}

TEST_CASE("A folder of one's own that is none is refused before anything else") {
    const TemporaryFolder home;
    const std::string file = home.file("file", "in the way");
    for (const std::string& dir : {file, file + "/below"}) {
        const Outcome outcome = run({"--user-dir", dir}, home.path());
        CHECK(outcome.code == 1);
        CHECK(contains(outcome.err, file + " is not a folder"));
    }
    CHECK(run({"--user-dir", (home.path() / "new").string(), "paths"}, home.path()).code == 0);
}

TEST_CASE("What is asked for and is not there is told with what there is") {
    const TemporaryFolder home;
    Outcome outcome = run({"play", "--laps", "3"}, home.path());
    CHECK(outcome.code == 2);
    CHECK(contains(outcome.err, "--laps"));
    CHECK_FALSE(contains(outcome.err, "did you mean"));
    CHECK(contains(run({"play", "--rase", "3"}, home.path()).err, "did you mean --race?"));
    CHECK(contains(run({"simulate", "--teams", "x"}, home.path()).err, "from 1 to 6"));
    CHECK(run({"simulate", "--teams", "0,1,1,2"}, home.path()).code == 2);
    outcome = run({"simulate", "--course", "nope"}, home.path());
    CHECK(outcome.code == 1);
    CHECK(contains(outcome.err, "training-loop"));
    outcome = run({"screenshot", "nope", "out.png"}, home.path());
    CHECK(outcome.code == 1);
    const std::string nowhere = (home.path() / "nope" / "nope.json").string();
    outcome = run({"simulate", "--course", nowhere}, home.path());
    CHECK(outcome.code == 1);
    CHECK(contains(outcome.err, "there is no file " + nowhere));
}
