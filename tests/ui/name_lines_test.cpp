// Names somebody chose: in as few lines as leave their letters large.
#include <catch2/catch.hpp>

#include "ui/core/name_lines.h"

using namespace ui;

namespace {

constexpr float size = 30.0F;

// Every letter is half as wide as it is tall.
NameLines in(stage::Vec2 room, const std::string& name) {
    return lines_of_name(name, room, size, [](const std::string& text) {
        return 0.5F * size * static_cast<float>(text.size());
    });
}

}  // namespace

TEST_CASE("a name that fits stays in one line as large as asked for") {
    const NameLines name = in({200.0F, 100.0F}, "Ada");
    CHECK(name.lines == std::vector<std::string>{"Ada"});
    CHECK(name.size == size);
    CHECK(in({200.0F, 100.0F}, "").lines.size() == 1);
}

TEST_CASE("a long name breaks between its words rather than be tiny") {
    const NameLines name = in({200.0F, 100.0F}, "Maximiliana of the Seven Hills");
    CHECK(name.lines == std::vector<std::string>{"Maximiliana of", "the Seven Hills"});
    CHECK(name.size > 0.8F * size);
    CHECK(name.size * name_leading * 2.0F <= 100.0F);
    // Where there is no room for more lines it is one line again.
    CHECK(in({200.0F, 16.0F}, "Maximiliana of the Seven Hills").lines.size() == 1);
    // And one word is never torn.
    const NameLines word = in({200.0F, 100.0F}, "Maximilianissima-the-Great");
    CHECK(word.lines.size() == 1);
    CHECK(word.size == Approx(200.0F / (0.5F * 26.0F)));
}
