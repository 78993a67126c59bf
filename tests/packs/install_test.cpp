// Packs as players meet them: installed, listed, raced with, replaced, taken away; and refused
// without a trace.
#include <catch2/catch.hpp>

#include <algorithm>
#include <filesystem>
#include <map>

#include "app/table.h"
#include "formats/data_files.h"
#include "formats/picture.h"
#include "games/frothy/data/own_pictures.h"
#include "games/frothy/data/study.h"
#include "packs/png_files.h"
#include "packs/zip_files.h"
#include "play/packs/pack.h"
#include "play/season/season.h"

using namespace app::testing;

namespace {

namespace fs = std::filesystem;
using zip_files::Files;

std::string shipped(const char* file) { return text_of_file(app::shipped_data_dir() / file); }

std::string pack_json(std::int64_t version) {
    play::Pack pack;
    pack.id = "dusty-roads";
    pack.name = "Dusty Roads";
    pack.version = version;
    pack.about = "A mile of sand, and who drives on it.";
    pack.author = "Änne";
    pack.licence = "CC0-1.0";
    return play::write_pack(pack);
}

std::string season_json() {
    play::Season season;
    season.game = "frothy";
    season.name = "Three Dusty Days";
    season.points = {3, 1};
    for (const char* name : {"Anna", "Bruno"})
        season.seats.emplace_back().name = name;
    for (std::uint64_t race = 1; race <= play::least_season_races; ++race)
        season.races.push_back({"dusty-mile/fastest", race, {}, {}});
    return play::write_season(season);
}

// The example that the documentation tells of: one of everything.
Files dusty_roads(std::int64_t version) {
    return {{"pack.json", pack_json(version)},
            {"README.md", "Three files and a season.\n"},
            {"tracks/dusty-mile.json", shipped("tracks/training-loop.json")},
            {"vehicles/sand-sledge.json", shipped("vehicles/old-mossback.json")},
            {"house-rules/sandy.json", shipped("assets/house-rules/full-gallop.json")},
            {"seasons/dusty-days.json", season_json()}};
}

Files with(Files files, const std::string& name, const std::string& bytes) {
    for (auto& [its_name, its_bytes] : files) {
        if (its_name != name) continue;
        its_bytes = bytes;
        return files;
    }
    files.emplace_back(name, bytes);
    return files;
}

void write_folder(const fs::path& folder, const Files& files) {
    for (const auto& [name, bytes] : files) {
        fs::create_directories((folder / name).parent_path());
        std::ofstream(folder / name, std::ios::binary) << bytes;
    }
}

// Every file below a folder, and every folder, with its contents.
std::map<std::string, std::string> tree_of(const fs::path& folder) {
    std::map<std::string, std::string> tree;
    if (!fs::exists(folder)) return tree;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        const std::string name = entry.path().lexically_relative(folder).generic_string();
        tree[name] = entry.is_regular_file() ? text_of_file(entry.path()) : "a folder";
    }
    return tree;
}

// A player's folder, and packs beside it.
struct Home {
    fs::path user() const { return folder.path() / "user"; }
    Outcome hippodrome(std::vector<std::string> words) const {
        words.insert(words.begin(), {"--user-dir", user().string()});
        return run(words, folder.path());
    }
    std::string pack(const Files& files) const {
        return folder.file("pack.zip", zip_files::zipped(files));
    }
    formats::DataDirs dirs() const { return {app::shipped_data_dir().string(), user().string()}; }

    TemporaryFolder folder;
};

std::vector<std::string> ids_of(const Home& home, formats::ContentKind kind) {
    std::vector<std::string> ids;
    for (const formats::DataFile& file : formats::list_data_files(home.dirs(), kind))
        ids.push_back(file.id);
    return ids;
}
bool has(const std::vector<std::string>& ids, const std::string& id) {
    return std::ranges::find(ids, id) != ids.end();
}

void check_refused(const Home& home, const std::string& path, const std::string& said) {
    const auto before = tree_of(home.user());
    const Outcome outcome = home.hippodrome({"install", path});
    INFO(outcome.err);
    CHECK(outcome.code == 1);
    CHECK(contains(outcome.err, "was not installed, and nothing was changed"));
    CHECK(contains(outcome.err, said));
    CHECK(outcome.out.empty());
    CHECK(tree_of(home.user()) == before);
}

}  // namespace

TEST_CASE("A pack comes out of a zip archive or a folder, and is found by name", "[packs]") {
    const bool is_zip = GENERATE(true, false);
    const bool is_opened = GENERATE(true, false);
    const Home home;
    const Files files = dusty_roads(1);
    std::string path = home.pack(files);
    if (!is_zip) {
        path = (home.folder.path() / "mine").string();
        write_folder(path, files);
    }
    CHECK(home.hippodrome({"packs"}).out == "no packs\n");
    const Outcome outcome =
        home.hippodrome(is_opened ? std::vector{path} : std::vector{std::string("install"), path});
    INFO(outcome.err);
    REQUIRE(outcome.code == 0);
    CHECK(outcome.out == "Installed dusty-roads: Dusty Roads, version 1, by Änne (CC0-1.0), "
                         "4 files.\n");
    CHECK(home.hippodrome({"packs"}).out ==
          "dusty-roads: Dusty Roads, version 1, by Änne (CC0-1.0)\n"
          "  A mile of sand, and who drives on it.\n"
          "  house-rules/sandy.json\n  seasons/dusty-days.json\n"
          "  tracks/dusty-mile.json\n  vehicles/sand-sledge.json\n");
    CHECK(has(ids_of(home, frothy::course_files), "dusty-mile"));
    CHECK(has(ids_of(home, frothy::licence_files), "sand-sledge"));
    CHECK(has(ids_of(home, frothy::house_rule_files), "sandy"));
    CHECK(home.hippodrome({"simulate", "--course", "dusty-mile", "--vehicles",
                           "sand-sledge,basic-chariot", "--rules", "sandy", "--races", "1"})
              .code == 0);
    // As it was packed, and nothing besides.
    for (const auto& [name, bytes] : files)
        CHECK(text_of_file(home.user() / "packs" / "dusty-roads" / name) == bytes);
    CHECK(tree_of(home.user() / "packs").size() == files.size() + 5);
}

TEST_CASE("A later version replaces an earlier one, and none goes back", "[packs]") {
    const Home home;
    REQUIRE(home.hippodrome({"install", home.pack(dusty_roads(2))}).code == 0);
    CHECK(contains(home.hippodrome({"install", home.pack(dusty_roads(2))}).out,
                   "it replaces version 2"));
    Files third = dusty_roads(3);
    std::erase_if(third, [](const auto& file) { return file.first.starts_with("vehicles/"); });
    const Outcome outcome = home.hippodrome({"install", home.pack(third)});
    CHECK(contains(outcome.out, "version 3"));
    CHECK(contains(outcome.out, "it replaces version 2"));
    CHECK_FALSE(has(ids_of(home, frothy::licence_files), "sand-sledge"));
    CHECK(has(ids_of(home, frothy::course_files), "dusty-mile"));
    check_refused(home, home.pack(dusty_roads(2)), "/version: found 2, expected 3");
}

TEST_CASE("A pack that is taken away is gone, but its season is the player's", "[packs]") {
    const Home home;
    REQUIRE(home.hippodrome({"install", home.pack(dusty_roads(1))}).code == 0);
    const fs::path season = home.user() / "seasons" / "dusty-days.json";
    CHECK(text_of_file(season) == season_json());
    // Raced on in the meantime.
    std::ofstream(season) << "mine";
    CHECK(contains(home.hippodrome({"install", home.pack(dusty_roads(2))}).out,
                   "your own seasons/dusty-days.json is there already"));
    CHECK(text_of_file(season) == "mine");

    CHECK(home.hippodrome({"packs", "--remove", "dusty-road"}).code == 1);
    CHECK(home.hippodrome({"packs", "--remove", "../seasons"}).code == 1);
    CHECK(home.hippodrome({"packs", "--remove", "dusty-roads"}).code == 0);
    CHECK(home.hippodrome({"packs"}).out == "no packs\n");
    CHECK_FALSE(has(ids_of(home, frothy::course_files), "dusty-mile"));
    CHECK(tree_of(home.user() / "packs").empty());
    CHECK(text_of_file(season) == "mine");
}

TEST_CASE("A pack hides nothing, and the player's own files hide a pack's", "[packs]") {
    const Home home;
    const std::string course = shipped("tracks/training-loop.json");
    check_refused(home, home.pack(with(dusty_roads(1), "tracks/circus-parvus.json", course)),
                  "tracks/circus-parvus.json: found a file that the game itself has");
    check_refused(home,
                  home.pack(with(dusty_roads(1), "house-rules/full-gallop.json",
                                 shipped("assets/house-rules/full-gallop.json"))),
                  "house-rules/full-gallop.json: found a file that the game itself has");
    fs::create_directories(home.user() / "tracks");
    std::ofstream(home.user() / "tracks" / "dusty-mile.json")
        << shipped("tracks/the-long-oval.json");
    const Outcome outcome = home.hippodrome({"install", home.pack(dusty_roads(1))});
    CHECK(outcome.code == 0);
    CHECK(contains(outcome.out, "your own tracks/dusty-mile.json is raced instead"));
    CHECK(formats::find_data_file(home.dirs(), frothy::course_files, "dusty-mile") ==
          (home.user() / "tracks" / "dusty-mile.json").string());

    std::string other = pack_json(1);
    other.replace(other.find("dusty-roads"), 11, "other-roads");
    check_refused(home, home.pack(with(dusty_roads(1), "pack.json", other)),
                  "tracks/dusty-mile.json: found a file that the pack \"dusty-roads\" has");
}

TEST_CASE("Every fault of a pack is named with its file and place, and nothing is changed",
          "[packs]") {
    const bool is_there = GENERATE(false, true);
    const Home home;
    if (is_there) REQUIRE(home.hippodrome({"install", home.pack(dusty_roads(1))}).code == 0);
    struct Case {
        std::string name;
        std::string bytes;
        std::string said;
    };
    const std::string track = "tracks/dusty-mile.json";
    const std::string course = R"({"schema": "frothy-course/1", "id": "dusty-mile", )";
    const auto replaced = [](std::string text, const std::string& from, const std::string& to) {
        return text.replace(text.find(from), from.size(), to);
    };
    const std::vector<Case> cases = {
        {track, "", track + ": found an empty file"},
        {track, std::string("{\"a\0\": 1}", 9), track + ": found a binary file"},
        {track, course, track + ":1:"},
        {track, course + R"("laps": NaN})", "malformed JSON"},
        {track, course + R"("laps": 1e999, "name": "x", "rows": ["."]})", track},
        {track, std::string(100'000, '['), track + ":"},
        {track, replaced(shipped("tracks/training-loop.json"), "course/1", "course/2"),
         "frothy-course/2"},
        {track, shipped("vehicles/basic-chariot.json"), "the kind \"vehicle\""},
        {track, course + R"("name": 7})", track + ":1:"},
        {"vehicles/sand-sledge.json", "[]", "vehicles/sand-sledge.json"},
        {"house-rules/sandy.json", R"({"schema": "frothy-house-rules/1", "rules": {"x": 1}})",
         "house-rules/sandy.json:1:"},
        {"seasons/dusty-days.json",
         replaced(season_json(), "\"seed\": 1", "\"journal\": \"a.journal\", \"seed\": 1"),
         "/races/0: found a race begun or over"},
        {"pack.json", "{}", "pack.json"},
        {"pack.json", replaced(pack_json(1), "pack/1", "pack/2"), "hippodrome-pack/2"},
        {"pack.json", replaced(pack_json(1), "\"dusty-roads\"", "\"../up\""),
         "pack.json:3:9: /id: found \"../up\""},
        {"pack.json", replaced(pack_json(1), "\"dusty-roads\"", "\"\""), "/id"},
        {"pack.json", replaced(pack_json(1), "\"version\": 1", "\"version\": 0"), "/version"},
        {"pack.json", replaced(pack_json(1), "\"version\": 1", "\"version\": [1]"), "/version"},
        {"tracks/more.zip", zip_files::zipped({{"a.json", "{}"}}), "an archive within the pack"},
        {"tracks/more.json", zip_files::zipped({{"a.json", "{}"}}), "an archive within the pack"},
        {"tracks/oval.txt", "an oval", "a file of another kind"},
        {"art/horse.svg", "<svg/>", "art/horse.svg: found a file that is called otherwise"},
        {"art/Horse.png", png_files::disc(64, 0), "called otherwise"},
        {"art/horse.png", "<svg/>", "art/horse.png: found a picture that cannot be read"},
        {"art/horse.png", png_files::disc(64, 0).substr(0, 90), "a picture that cannot be read"},
        {"art/horse.png",
         png_files::signature + png_files::header(60'000, 60'000) +
             png_files::part("IDAT", "rows") + png_files::part("IEND", ""),
         "60000 by 60000 pixels"},
        {"art/horse.json", "{}", "called otherwise"},
        {"scripts/run.json", "{}", "a folder that no pack has"},
        {"run.sh", "#!/bin/sh\n", "a file that no pack has"},
        {"README.md", "\xFF\xFEh\0", "README.md: found"},
        {"tracks/../../up.json", "{}", "a path that leads upwards"},
    };
    for (const Case& each : cases) {
        INFO(each.name << ", " << each.said);
        const std::string path = home.pack(with(dusty_roads(2), each.name, each.bytes));
        check_refused(home, path, each.said);
        const Outcome checked = home.hippodrome({"validate", path});
        CHECK(checked.code == 1);
        CHECK(contains(checked.out, each.said));
    }
    check_refused(home, home.pack(with(dusty_roads(2), "art/boulder.png", png_files::disc(64, 0))),
                  "art/boulder.png");
    check_refused(home,
                  home.pack(with(dusty_roads(2), "art/basic-chariot.png", png_files::disc(64, 0))),
                  "a file that the game itself has");
    // All of them at once.
    Files files = with(dusty_roads(2), track, "{}");
    files = with(files, "vehicles/sand-sledge.json", "{}");
    check_refused(home, home.pack(files), "/vehicles/sand-sledge.json: found");
    check_refused(home, home.pack(files), "/tracks/dusty-mile.json: found");
}

TEST_CASE("A pack brings pictures that its vehicles are drawn by", "[packs]") {
    const Home home;
    std::string sledge = shipped("vehicles/old-mossback.json");
    sledge.insert(sledge.find("\"name\""), "\"picture\": \"sand-sledge\", \"livery\": \"gold\", ");
    Files files = with(dusty_roads(1), "vehicles/sand-sledge.json", sledge);
    const std::string missing = home.pack(files);
    CHECK(contains(home.hippodrome({"validate", missing}).out, "no errors"));
    const std::string picture = png_files::disc(64, 0xC98F1E);
    files = with(files, "art/sand-sledge.png", picture);
    const std::string path = home.pack(files);
    CHECK_FALSE(formats::find_picture(home.dirs(), "sand-sledge"));
    REQUIRE(home.hippodrome({"install", path}).code == 0);
    CHECK(formats::find_picture(home.dirs(), "sand-sledge") ==
          formats::read_picture(picture, "sand-sledge.png").value);
    CHECK(contains(home.hippodrome({"packs"}).out, "art/sand-sledge.png"));
    REQUIRE(home.hippodrome({"packs", "--remove", "dusty-roads"}).code == 0);
    CHECK_FALSE(formats::find_picture(home.dirs(), "sand-sledge"));
}

TEST_CASE("A pack brings pictures that lie on the hexes of its courses", "[packs][studio]") {
    const Home home;
    std::string mile = shipped("tracks/training-loop.json");
    const std::string own = R"("features": [{"at": [[5, 2]], "solid": true, "look": "hay-cart"}],)";
    mile.insert(mile.find("\"rows\""), own);
    const std::string id = "\"training-loop\"";
    mile.replace(mile.find(id), id.size(), "\"dusty-mile\"");
    const frothy::HasPicture has_look = frothy::own_looks(home.dirs(), {});
    const auto misses_look = [&] {
        const frothy::CourseStudy study = frothy::study_course(mile, "dusty-mile.json", has_look);
        CHECK(study.ok());
        return std::ranges::any_of(study.findings, [](const frothy::Finding& finding) {
            return finding.name == "unknown-look";
        });
    };
    CHECK(misses_look());
    Files files = with(dusty_roads(1), "tracks/dusty-mile.json", mile);
    files = with(files, "art/hay-cart.png", png_files::disc(64, 0xC98F1E));
    const auto source = frothy::own_pictures(home.dirs(), std::make_shared<std::string>());
    CHECK_FALSE(source("board/hay-cart"));
    REQUIRE(home.hippodrome({"install", home.pack(files)}).code == 0);
    CHECK(source("board/hay-cart").has_value());
    CHECK_FALSE(source("ui/hay-cart"));
    CHECK_FALSE(misses_look());
}

TEST_CASE("A pack is checked without being installed", "[packs]") {
    const Home home;
    const std::string path = home.pack(dusty_roads(1));
    const Outcome outcome = home.hippodrome({"validate", path});
    INFO(outcome.out << outcome.err);
    CHECK(outcome.code == 0);
    CHECK(outcome.out == path + ": pack, no errors\n");
    CHECK(tree_of(home.user()).empty());
    write_folder(home.folder.path() / "mine", dusty_roads(1));
    CHECK(home.hippodrome({"validate", (home.folder.path() / "mine").string()}).code == 0);
    // Whatever game is named.
    CHECK(home.hippodrome({"--game", "snails", "validate", path}).code == 0);
    CHECK(home.hippodrome({"--game", "snails", path}).code == 0);
}

TEST_CASE("A pack that is opened tells in the window how it went", "[packs]") {
    const Home home;
    play::News told;
    bool has_display = true;
    play::ClientCommands client;
    client.open_window = [&](play::ClientStart start) {
        if (!has_display) throw std::runtime_error("no display");
        CHECK(start.user_dirs.data == home.user());
        CHECK(start.opening == nullptr);
        told = start.news();
        return 0;
    };
    const auto open = [&](const std::string& path) {
        std::istringstream in;
        std::ostringstream out;
        std::ostringstream err;
        return app::run_command_line({"--user-dir", home.user().string(), path}, {in, out, err},
                                     client, play::environment_variable);
    };
    CHECK(open(home.pack(with(dusty_roads(1), "run.sh", "rm -rf"))) == 1);
    CHECK_FALSE(told.is_good);
    CHECK(contains(told.text,
                   "was not installed, and nothing was changed. pack.zip: run.sh: found a "
                   "file that no pack has"));
    CHECK(open(home.pack(dusty_roads(1))) == 0);
    CHECK(told.is_good);
    CHECK(told.text ==
          "The pack Dusty Roads is installed. What it brings is offered beside all else.");
    has_display = false;
    CHECK(open(home.pack(dusty_roads(2))) == 0);
    CHECK(contains(home.hippodrome({"packs"}).out, "version 2"));
}

TEST_CASE("A pack that somebody has damaged is listed with what is wrong", "[packs]") {
    const Home home;
    REQUIRE(home.hippodrome({"install", home.pack(dusty_roads(1))}).code == 0);
    std::ofstream(home.user() / "packs" / "dusty-roads" / "pack.json") << "{\"schema\": 7}";
    const Outcome outcome = home.hippodrome({"packs"});
    CHECK(outcome.code == 1);
    CHECK(contains(outcome.out, "dusty-roads: "));
    CHECK(contains(outcome.out, "/schema: found 7"));
    CHECK(home.hippodrome({"install", home.pack(dusty_roads(1))}).code == 0);
    CHECK(home.hippodrome({"packs"}).code == 0);
}

TEST_CASE("What is no pack at all is refused", "[packs]") {
    const Home home;
    check_refused(home, (home.folder.path() / "none.zip").string(), "no such file");
    check_refused(home, home.folder.file("cut.zip", "PK\x03\x04"), "no zip archive");
    check_refused(home, home.pack({{"tracks/a.json", "{}"}}), "no pack.json");
    check_refused(home, home.pack({{"pack.json", pack_json(1)}}), "nothing to race");
    check_refused(home, (app::shipped_data_dir() / "tracks").string(), "no pack.json");
    CHECK(home.hippodrome({"install"}).code == 2);
    CHECK(home.hippodrome({"packs", "--nonsense"}).code == 2);
    CHECK(home.hippodrome({"packs", "--remove"}).code == 2);
    // Opened, it is refused in the same words.
    CHECK(contains(home.hippodrome({home.folder.file("cut.zip", "PK")}).err, "was not installed"));
}

TEST_CASE("A version put aside by a program that was stopped comes back", "[packs]") {
    const Home home;
    REQUIRE(home.hippodrome({"install", home.pack(dusty_roads(1))}).code == 0);
    const auto before = tree_of(home.user());
    const fs::path packs = home.user() / "packs";
    fs::rename(packs / "dusty-roads", packs / ".aside-dusty-roads");
    CHECK(contains(home.hippodrome({"packs"}).out, "version 1"));
    CHECK(tree_of(home.user()) == before);
    // Where the new one has taken its place, the old one goes.
    fs::copy(packs / "dusty-roads", packs / ".aside-dusty-roads", fs::copy_options::recursive);
    CHECK(home.hippodrome({"packs"}).code == 0);
    CHECK(tree_of(home.user()) == before);
}

TEST_CASE("A season is refused whose courses or vehicles there are none of", "[packs]") {
    const Home home;
    const auto with = [](const std::string& from, const std::string& to) {
        Files files = dusty_roads(1);
        for (auto& [name, bytes] : files) {
            if (name != "seasons/dusty-days.json") continue;
            const std::size_t at = bytes.find(from);
            REQUIRE(at != std::string::npos);
            bytes.replace(at, from.size(), to);
        }
        return files;
    };
    check_refused(home, home.pack(with("dusty-mile/", "nowhere/")),
                  "/races/0/event: found no course \"nowhere\"");
    check_refused(home, home.pack(with("dusty-mile/", "../tracks/dusty-mile/")),
                  "found no course \"../tracks/dusty-mile\"");
    check_refused(home, home.pack(with("/fastest", "/slowest")),
                  "/races/0/event: found \"dusty-mile/slowest\"");
}
