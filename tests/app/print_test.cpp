// `hippodrome print` as it is called.
#include <catch2/catch.hpp>

#include "app/table.h"
#include "packs/png_files.h"

using namespace app;
using namespace app::testing;

namespace {

std::string in(const TemporaryFolder& folder, const std::string& name) {
    return (folder.path() / name).string();
}

std::size_t files_in(const std::filesystem::path& folder) {
    return static_cast<std::size_t>(std::distance(std::filesystem::directory_iterator(folder), {}));
}

}  // namespace

TEST_CASE("Every kind of page is printed") {
    const TemporaryFolder folder;
    const std::vector<std::vector<std::string>> orders = {
        {"licence", "wasps-errand", "old-mossback"},
        {"cards"},
        {"dice"},
        {"tokens"},
        {"track", "circus-parvus"},
        {"poster", "circus-parvus"},
        {"poster", "circus-parvus", "--hex", "1in"},
        {"all", "circus-parvus", "wasps-errand", "--paper", "letter"}};
    for (std::size_t i = 0; i < orders.size(); ++i) {
        std::vector<std::string> words = {"print"};
        words.insert(words.end(), orders[i].begin(), orders[i].end());
        const std::string file = in(folder, std::to_string(i) + ".pdf");
        words.insert(words.end(), {"--out", file});
        const Outcome outcome = run(words, folder.path());
        INFO(outcome.err);
        CHECK(outcome.code == 0);
        CHECK(contains(outcome.out, file + " is written"));
        CHECK(text_of_file(file).starts_with("%PDF-"));
    }
}

TEST_CASE("A vehicle of one's own is printed from its file") {
    const TemporaryFolder folder;
    const std::string vehicle =
        folder.file("mine.json", text_of_file(shipped_data_dir() / "vehicles/late-arrival.json"));
    const Outcome outcome =
        run({"print", "licence", vehicle, "--out", in(folder, "mine.pdf")}, folder.path());
    CHECK(outcome.code == 0);
    CHECK(contains(outcome.out, "1 page"));
}

TEST_CASE("A vehicle is printed with the picture that its pack brings, in its own colours") {
    const TemporaryFolder folder;
    std::filesystem::create_directories(folder.path() / "pack/vehicles");
    std::filesystem::create_directories(folder.path() / "pack/art");
    std::string vehicle = text_of_file(shipped_data_dir() / "vehicles/late-arrival.json");
    const auto print = [&](const std::string& keys, const char* name) {
        std::string text = vehicle;
        text.insert(text.find("\"name\""), keys);
        const std::string file = folder.file("pack/vehicles/late-arrival.json", text);
        const Outcome outcome =
            run({"print", "licence", file, "--out", in(folder, name)}, folder.path());
        INFO(outcome.err);
        CHECK(outcome.code == 0);
        return text_of_file(folder.path() / name);
    };
    const std::string keys = R"("picture": "sledge", "livery": "gold", )";
    CHECK_FALSE(contains(print(keys, "none.svg"), "<image"));
    folder.file("pack/art/sledge.png", png_files::disc(64, 0xC98F1E));
    const std::string pictured = print(keys, "pictured.svg");
    CHECK(contains(pictured, "<image"));
    CHECK(pictured != print(R"("picture": "sledge", "livery": "blue", )", "blue.svg"));
    folder.file("pack/art/sledge.png", "no picture");
    CHECK_FALSE(contains(print(keys, "broken.svg"), "<image"));
}

TEST_CASE("An SVG of several pages is a file for each") {
    const TemporaryFolder folder;
    const std::string file = in(folder, "licences.svg");
    CHECK(run({"print", "licence", "wasps-errand", "old-mossback", "--out", file}, folder.path())
              .code == 0);
    CHECK_FALSE(std::filesystem::exists(file));
    for (const char* name : {"licences-01.svg", "licences-02.svg"}) {
        const std::string text = text_of_file(folder.path() / name);
        CHECK(contains(text, "<svg"));
        CHECK(contains(text, "595.27"));  // points: A4
    }
    CHECK(files_in(folder.path()) == 2);
    CHECK(run({"print", "dice", "--out", in(folder, "dice.svg")}, folder.path()).code == 0);
    CHECK(std::filesystem::exists(folder.path() / "dice.svg"));
}

TEST_CASE("What is there already is replaced only when told so") {
    const TemporaryFolder folder;
    const std::string file = folder.file("dice.pdf", "mine");
    const Outcome refused = run({"print", "dice", "--out", file}, folder.path());
    CHECK(refused.code == 1);
    CHECK(contains(refused.err, "--force"));
    CHECK(text_of_file(file) == "mine");
    CHECK(run({"print", "dice", "--out", file, "--force"}, folder.path()).code == 0);
    CHECK(text_of_file(file).starts_with("%PDF-"));
    // Of several, none is written where one is in the way.
    const std::string other = folder.file("l-02.svg", "mine");
    const Outcome both =
        run({"print", "licence", "wasps-errand", "old-mossback", "--out", in(folder, "l.svg")},
            folder.path());
    CHECK(both.code == 1);
    CHECK(contains(both.err, other));
    CHECK_FALSE(std::filesystem::exists(folder.path() / "l-01.svg"));
}

TEST_CASE("What cannot be printed is refused in one sentence, and nothing is written") {
    const TemporaryFolder folder;
    const std::string broken = folder.file("broken.json", "{\"schema\": \"frothy-licence/1\"}");
    const std::string out = in(folder, "out.pdf");
    struct Case {
        std::vector<std::string> words;
        int code;
        std::string told;
    };
    const std::vector<Case> cases = {
        {{"banner"}, 2, "licence, cards, dice, tokens, track, poster or all"},
        {{"licence"}, 2, "needs a vehicle"},
        {{"track"}, 2, "needs a course"},
        {{"poster"}, 2, "needs a course"},
        {{"all"}, 2, "needs a course"},
        {{"all", "wasps-errand"}, 2, "needs a course"},
        {{"dice", "wasps-errand"}, 2, "takes no vehicle"},
        {{"licence", "no-such"}, 1, "there is no vehicle \"no-such\""},
        {{"licence", "circus-parvus"}, 1, "there is no vehicle"},
        {{"track", "wasps-errand"}, 1, "there is no course"},
        {{"licence", broken}, 1, broken},
        {{"cards", "--paper", "b5"}, 2, "--paper takes one of a4, letter"},
        {{"track", "circus-parvus", "--hex", "3mm"}, 2, "--hex takes a length from 10mm to 100mm"},
        {{"track", "circus-parvus", "--hex", "wide"}, 2, "not \"wide\""},
        {{"poster", "circus-parvus", "--paper", "a3", "--hex", "20mm"}, 2, "not both"},
        {{"cards", "--livery", "mauve"}, 2, "--livery takes one of blue"},
        {{"cards", "--language", "xx"}, 2, "--language takes one of en"},
        {{"cards", "--copies", "0"}, 2, "--copies"}};
    for (const Case& one : cases) {
        std::vector<std::string> words = {"print"};
        words.insert(words.end(), one.words.begin(), one.words.end());
        words.insert(words.end(), {"--out", out});
        const Outcome outcome = run(words, folder.path());
        INFO(one.told << "\n" << outcome.err);
        CHECK(outcome.code == one.code);
        CHECK(contains(outcome.err, one.told));
        CHECK(outcome.out.empty());
        CHECK_FALSE(std::filesystem::exists(out));
    }
    CHECK(run({"print", "dice", "--out", in(folder, "dice.png")}, folder.path()).code == 2);
    CHECK(run({"print", "dice", "--out", broken + "/dice.pdf"}, folder.path()).code == 1);
    CHECK(files_in(folder.path()) == 1);
}
