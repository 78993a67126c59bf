// Reasons in a line that has room for some of their words.
#include <catch2/catch.hpp>

#include <string>

#include "ui/core/prompt/reasons.h"

TEST_CASE("A reason too long for its line ends with a whole sentence", "[ui]") {
    const std::string told = "Wrecks hit it from ahead. Rows left: about 2.5. (With a ram.)";
    const auto within = [&](std::size_t most) {
        return ui::sentences_that_fit(
            told, [most](const std::string& part) { return part.size() <= most; });
    };
    CHECK(within(told.size()) == told);
    CHECK(within(told.size() - 1) == "Wrecks hit it from ahead. Rows left: about 2.5.");
    CHECK(within(40) == "Wrecks hit it from ahead.");
    CHECK(within(3) == "Wrecks hit it from ahead.");
    CHECK(ui::sentences_that_fit("", [](const std::string&) { return false; }).empty());
}
