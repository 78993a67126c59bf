// The program itself, as a shell sees it.
#include <sys/wait.h>

#include <catch2/catch.hpp>

#include "app/table.h"
#include "play/user_dirs.h"

using namespace app;
using namespace app::testing;

namespace {

// Runs the program in `folder`; out and err are kept there.
Outcome run_binary(const std::string& words, const TemporaryFolder& folder) {
    const std::string binary = play::environment_variable("HIPPODROME_BINARY");
    const auto out = folder.path() / "out";
    const auto err = folder.path() / "err";
    const std::string command = "cd '" + folder.path().string() +
                                "' && env -u DISPLAY -u "
                                "WAYLAND_DISPLAY -u SDL_VIDEODRIVER HOME='" +
                                folder.path().string() + "' timeout 60 '" + binary + "' " + words +
                                " >'" + out.string() + "' 2>'" + err.string() + "' </dev/null";
    const int status = std::system(command.c_str());  // NOLINT: the test is about the shell
    REQUIRE(WIFEXITED(status));
    return {WEXITSTATUS(status), text_of_file(out), text_of_file(err)};
}

bool is_built() { return !play::environment_variable("HIPPODROME_BINARY").empty(); }

}  // namespace

TEST_CASE("The program keeps its exit codes and its streams apart") {
    if (!is_built()) return;
    const TemporaryFolder folder;
    Outcome outcome = run_binary("--help", folder);
    CHECK(outcome.code == 0);
    CHECK_FALSE(outcome.out.empty());
    CHECK(outcome.err.empty());
    outcome = run_binary("--version", folder);
    CHECK(outcome.code == 0);
    CHECK(outcome.out == version_text() + "\n");
    outcome = run_binary("nonsense", folder);
    CHECK(outcome.code == 2);
    CHECK(outcome.out.empty());
    CHECK_FALSE(outcome.err.empty());
    outcome = run_binary("validate nowhere.json", folder);
    CHECK(outcome.code == 1);
    outcome = run_binary("validate --jason x", folder);
    CHECK(outcome.code == 2);
    CHECK(contains(outcome.err, "--json"));
}

TEST_CASE("The program survives files that are not there, not files and not text") {
    if (!is_built()) return;
    const TemporaryFolder folder;
    for (const char* words : {"/dev/null", "/", "replay /dev/zero", "validate /proc/self/mem",
                              "validate ''", "''", "replay .", "scenario /dev/null"}) {
        INFO(words);
        const int code = run_binary(words, folder).code;
        CHECK((code == 1 || code == 2));
    }
}

TEST_CASE("Without a display the program says one sentence and exits 1") {
    if (!is_built()) return;
    const TemporaryFolder folder;
    const Outcome outcome = run_binary("", folder);
    CHECK(outcome.code == 1);
    CHECK(outcome.out.empty());
    CHECK(std::count(outcome.err.begin(), outcome.err.end(), '\n') == 1);
}

TEST_CASE("Nothing is ever written into the working directory") {
    if (!is_built()) return;
    const TemporaryFolder folder;
    run_binary("paths", folder);
    run_binary("validate x", folder);
    run_binary("simulate --races 3 --vehicles 2", folder);
    std::size_t files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder.path())) {
        static_cast<void>(entry);
        ++files;
    }
    CHECK(files == 2);  // what this test itself keeps: out and err
}
