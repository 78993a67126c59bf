// The window in another language: chosen among the options, at once, and remembered; and a language
// made for tests, longer than English and full of accents, which no screen may cut.
#include <catch2/catch.hpp>

#include <set>
#include <string>

#include "critic.h"
#include "frothy/wording.h"
#include "screen_tour.h"
#include "screen_walk.h"
#include "support/catalogue.h"
#include "words/words.h"
#include "words_drawn.h"

using namespace screen_tour;

namespace {

const std::filesystem::path list =
    std::filesystem::path(HIPPODROME_DATA_DIR) / "languages" / "hippodrome.pot";

app::ClientStart strange_start(const std::filesystem::path& folder, float scale) {
    catalogue::write(folder, "xx", catalogue::strange_messages(list));
    app::ClientStart start = start_in(folder, scale);
    start.catalogues = folder;
    app::Settings settings = app::load_settings(start.user_dirs.settings_file());
    settings.language = "xx";
    app::save_settings(start.user_dirs.settings_file(), settings);
    return start;
}

void click(Tour& tour, float x, float y) {
    InputEvent event;
    event.at = {x, y};
    for (const InputKind kind :
         {InputKind::mouse_moved, InputKind::mouse_pressed, InputKind::mouse_released}) {
        event.kind = kind;
        tour.desk.frame({event}, 1.0F / 60.0F);
    }
    tour.frames(1);
}

// Words of letters alone that have a vowel of plain English: nobody has translated them.
std::set<std::string> plain_words() {
    std::set<std::string> plain;
    for (const std::string& word : words_drawn::words()) {
        const bool is_word = word.size() > 3 && word.find('?') == std::string::npos;
        if (is_word && word.find_first_of("aeiou") != std::string::npos) plain.insert(word);
    }
    return plain;
}

}  // namespace

TEST_CASE("the pseudo-language has every message of the list", "[language]") {
    const catalogue::Messages messages = catalogue::strange_messages(list);
    CHECK(messages.size() > 400);
    CHECK(messages.at("Play a Whip") == "[Pl\u00e1y \u00e1 Wh\u00edp~~~~~]");
    for (const auto& [key, text] : messages) {
        INFO(key);
        CHECK(text.size() > key.substr(key.find('\004') + 1).size());
        for (char digit = '0'; digit <= '9'; ++digit) {
            const std::string place = std::string("{") + digit + '}';
            CHECK((key.find(place) == std::string::npos) ==
                  (text.find(place) == std::string::npos));
        }
    }
}

TEST_CASE("a language is chosen among the options, at once and for good", "[language]") {
    const Folder folder("language");
    app::ClientStart start = start_in(folder.path(), 1.0F);
    start.catalogues = folder.path();
    catalogue::write(folder.path(), "xx", {{"Language", "Sprache"}});
    app::Settings settings = app::load_settings(start.user_dirs.settings_file());
    settings.language = "en";
    app::save_settings(start.user_dirs.settings_file(), settings);
    Tour tour({1280, 720, 1.0F}, start);
    tour.press(Key::o);
    // Down the right-hand arrows of the rows; what else is hit changes nothing of this.
    const auto wish = [&] { return app::load_settings(start.user_dirs.settings_file()).language; };
    for (float y = 100.0F; y < 700.0F && wish() == "en"; y += 14.0F) {
        tour.press(Key::f3);
        click(tour, 640.0F + app::OptionsPanel::width / 2.0F - 40.0F, y);
    }
    tour.frames(2);
    tour.keep("language");
    CHECK(wish() == "xx");
    CHECK(std::string(words::tr("Language")) == "Sprache");
}

TEST_CASE("what was said before a change of language is said anew", "[language]") {
    const Folder folder("language-live");
    Tour tour({1280, 720, 1.0F}, strange_start(folder.path(), 1.0F));
    CHECK(std::string(words::tr("Language")).starts_with("[L"));
    CHECK(frothy::card_name(frothy::CardType::whip).starts_with("[Wh"));
}

TEST_CASE("English is spoken again once the window is closed", "[language]") {
    const Folder folder("language-gone");
    { const Tour tour({1280, 720, 1.0F}, strange_start(folder.path(), 1.0F)); }
    CHECK(std::string(words::tr("Language")) == "Language");
}

TEST_CASE("no screen cuts or covers anything in a longer language", "[.strange]") {
    constexpr Look looks[] = {
        {1280, 720, 1.0F}, {1280, 720, 2.0F}, {1920, 1080, 1.0F}, {900, 1200, 1.0F}};
    for (const Look& look : looks) {
        const Folder folder("language-layout");
        Tour tour(look, strange_start(folder.path(), look.scale));
        const std::string size = std::to_string(look.width) + 'x' + std::to_string(look.height) +
                                 '-' + std::to_string(static_cast<int>(look.scale * 100.0F));
        walk_screens(tour, [&](const std::string& what) {
            tour.frames(3);
            tour.keep("strange-" + what + '-' + size);
            INFO(what << " at " << size);
            CHECK(critic::faults() == "");
        });
    }
}

// Names of players and of keys apart; what is left is a literal that nobody has marked.
TEST_CASE("what is read on the screens came through the catalogue", "[.strange]") {
    const std::set<std::string> names = {"Hippodrome", "Enter", "Space", "Home", "Page", "Shift"};
    const Folder folder("language-plain");
    Tour tour({1920, 1080, 1.0F}, strange_start(folder.path(), 1.0F));
    walk_screens(tour, [&](const std::string& what) {
        tour.frames(3);
        std::string plain;
        for (const std::string& word : plain_words()) {
            if (!names.contains(word)) plain += word + ' ';
        }
        INFO(what);
        CHECK(plain == "");
    });
}
