// Recorded races told in the very words they were told in before. After a change of wording that
// is meant, renew a text with: hippodrome replay tests/app/golden/NAME.json > NAME.txt
#include <catch2/catch.hpp>

#include "app/table.h"

using namespace app;
using namespace app::testing;

TEST_CASE("Recorded races are told as ever, and still agree with the rules") {
    const TemporaryFolder home;
    const std::filesystem::path folder = HIPPODROME_TESTS_DIR "/app/golden";
    std::size_t told = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (entry.path().extension() != ".json") continue;
        INFO(entry.path().string());
        const Outcome outcome = run({"replay", entry.path().string()}, home.path());
        CHECK(outcome.code == 0);
        CHECK(outcome.err.empty());
        std::filesystem::path text = entry.path();
        CHECK(outcome.out == text_of_file(text.replace_extension(".txt")));
        CHECK(run({"replay", "--verify", entry.path().string()}, home.path()).code == 0);
        ++told;
    }
    CHECK(told > 0);
}
