// German as it is shipped: words that English keeps apart stay apart.
#include <catch2/catch.hpp>

#include <filesystem>
#include <regex>
#include <string>

#include "support/catalogue.h"
#include "words/language.h"
#include "words/words.h"

namespace {

const std::filesystem::path catalogues =
    std::filesystem::path(HIPPODROME_KEPT_DATA_DIR) / "languages";
const std::filesystem::path messages =
    std::filesystem::path(HIPPODROME_DATA_DIR) / "languages" / "hippodrome.pot";

// Looks at every message with its translation; at none where the catalogue was not built.
template <class Look>
int look_at_german(Look look) {
    const words::Languages german(catalogues, "de");
    int seen = 0;
    for (const auto& [key, ignored] : catalogue::strange_messages(messages)) {
        const std::size_t context = key.find('\004');
        const std::size_t plural = key.find('\0');
        if (german.spoken() != "de" || context != std::string::npos) continue;
        const std::string one = key.substr(0, plural);
        ++seen;
        if (plural == std::string::npos) {
            look(one, words::tr(one.c_str()));
        } else {
            const std::string more = key.substr(plural + 1);
            look(one, words::by_count(1, one.c_str(), more.c_str()));
            look(more, words::by_count(2, one.c_str(), more.c_str()));
        }
    }
    return seen;
}

}  // namespace

TEST_CASE("What spins in English is flung about in German, and does not turn",
          "[wording][german]") {
    const std::regex spins("\\b(spin|spins|spun)\\b");
    const std::regex turns("\\b[Gg]?e?dreh(t|en|st)?\\b");
    int spinning = 0;
    const int seen = look_at_german([&](const std::string& english, const std::string& german) {
        if (!std::regex_search(english, spins)) return;
        INFO(english);
        CHECK_FALSE(std::regex_search(german, turns));
        ++spinning;
    });
    if (seen > 0) CHECK(spinning > 8);
}

TEST_CASE("Damage is counted in points in German", "[wording][german]") {
    const std::regex counted("\\{[0-9]\\} Damage");
    const std::regex uncountable("\\{[0-9]\\} Schaden\\b");
    int counts = 0;
    const int seen = look_at_german([&](const std::string& english, const std::string& german) {
        if (!std::regex_search(english, counted)) return;
        INFO(english);
        CHECK_FALSE(std::regex_search(german, uncountable));
        ++counts;
    });
    if (seen > 0) CHECK(counts > 5);
}
