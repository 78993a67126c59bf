#include <catch2/catch.hpp>
#include <map>

#include "app/table.h"

using namespace app;
using namespace app::testing;

namespace {

play::Environment environment_of(std::map<std::string, std::string> variables) {
    return [variables = std::move(variables)](const char* name) {
        const auto found = variables.find(name);
        return found == variables.end() ? std::string() : found->second;
    };
}

}  // namespace

TEST_CASE("Files lie in the XDG folders") {
    const play::UserDirs dirs =
        play::find_user_dirs({}, environment_of({{"HOME", "/ada"},
                                                 {"XDG_DATA_HOME", "/d"},
                                                 {"XDG_STATE_HOME", "/s"},
                                                 {"XDG_CONFIG_HOME", "/c"}}));
    CHECK(dirs.saves() == "/d/hippodrome/saves");
    CHECK(dirs.tracks() == "/d/hippodrome/tracks");
    CHECK(dirs.vehicles() == "/d/hippodrome/vehicles");
    CHECK(dirs.house_rules() == "/d/hippodrome/house-rules");
    CHECK(dirs.autosave() == "/s/hippodrome/autosave");
    CHECK(dirs.settings_file() == "/c/hippodrome/settings.json");
}

TEST_CASE("Unset and relative XDG folders mean the usual ones") {
    const play::UserDirs dirs =
        play::find_user_dirs({}, environment_of({{"HOME", "/ada"}, {"XDG_DATA_HOME", "relative"}}));
    CHECK(dirs.data == "/ada/.local/share/hippodrome");
    CHECK(dirs.state == "/ada/.local/state/hippodrome");
    CHECK(dirs.config == "/ada/.config/hippodrome");
    CHECK_THROWS(play::find_user_dirs({}, environment_of({})));
}

TEST_CASE("--user-dir overrides all of them") {
    const play::UserDirs dirs =
        play::find_user_dirs("/everything", environment_of({{"XDG_DATA_HOME", "/d"}}));
    CHECK(dirs.saves() == "/everything/saves");
    CHECK(dirs.autosave() == "/everything/autosave");
    CHECK(dirs.settings_file() == "/everything/settings.json");
}

TEST_CASE("paths prints them and makes none") {
    const TemporaryFolder home;
    const Outcome usual = run({"paths"}, home.path());
    CHECK(usual.code == 0);
    CHECK(contains(usual.out, (home.path() / ".local/share/hippodrome/saves").string()));
    const auto other = home.path() / "other";
    for (const auto& words : {std::vector<std::string>{"--user-dir", other.string(), "paths"},
                              std::vector<std::string>{"paths", "--user-dir=" + other.string()}}) {
        const Outcome outcome = run(words, home.path());
        CHECK(outcome.code == 0);
        CHECK(contains(outcome.out, (other / "saves").string()));
        CHECK(contains(outcome.out, (other / "settings.json").string()));
    }
    CHECK(std::filesystem::is_empty(home.path()));
    CHECK(run({"paths"}, {}).code == 1);
}

TEST_CASE("A folder that cannot be made is named") {
    const TemporaryFolder folder;
    const std::string blocker = folder.file("file", "in the way");
    CHECK_THROWS_WITH(play::make_folder(std::filesystem::path(blocker) / "below"),
                      Catch::Contains("file/below"));
    play::make_folder(folder.path() / "a" / "b");
    CHECK(std::filesystem::is_directory(folder.path() / "a" / "b"));
}
