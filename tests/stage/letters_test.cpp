// The letters of the panels' fonts: every text of every language can be written in each of them.
#include "stage/imgui_frame.h"
#include "stage/screen.h"

#include <catch2/catch.hpp>

#include <imgui.h>
#include <imgui_internal.h>

#include <filesystem>
#include <fstream>
#include <set>
#include <string>

using namespace stage;

namespace {

const std::filesystem::path home = HIPPODROME_DATA_DIR;

// All but comments, where translators may write what they like.
std::set<unsigned> letters_of(const std::filesystem::path& catalogue) {
    std::set<unsigned> letters;
    std::ifstream in(catalogue);
    for (std::string line; std::getline(in, line);) {
        if (line.starts_with("#")) continue;
        const char* at = line.data();
        const char* end = at + line.size();
        while (at < end) {
            unsigned letter = 0;
            at += ImTextCharFromUtf8(&letter, at, end);
            letters.insert(letter);
        }
    }
    return letters;
}

}  // namespace

TEST_CASE("Every font of the panels holds what the languages are written with", "[fonts]") {
    OffscreenWindow window({100, 100}, home / "assets");
    const ImGuiFrame frame(window, 1.0F);
    std::set<unsigned> letters;
    int catalogues = 0;
    for (const auto& file : std::filesystem::directory_iterator(home / "languages")) {
        if (file.path().extension() != ".po" && file.path().extension() != ".pot") continue;
        letters.merge(letters_of(file.path()));
        ++catalogues;
    }
    CHECK(catalogues >= 2);
    CHECK(letters.contains(0x201E));
    // And what other languages quote, part and leave out with.
    for (const unsigned mark :
         {0x2013U, 0x2014U, 0x2018U, 0x2019U, 0x201AU, 0x201CU, 0x201DU, 0x2026U, 0x00ABU, 0x00BBU})
        letters.insert(mark);
    const ImGuiFonts& fonts = frame.fonts();
    int index = 0;
    for (const ImFont* font : {fonts.title, fonts.heading, fonts.body, fonts.body_italic,
                               fonts.label, fonts.small, fonts.numbers}) {
        REQUIRE(font != nullptr);
        for (const unsigned letter : letters) {
            CAPTURE(index, letter);
            CHECK(font->FindGlyphNoFallback(static_cast<ImWchar>(letter)) != nullptr);
        }
        ++index;
    }
}
