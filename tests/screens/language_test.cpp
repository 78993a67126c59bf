// The window in another language: chosen among the options, at once, and remembered; and a language
// made for tests, longer than English and full of accents, which no screen may cut.
#include <catch2/catch.hpp>
#include <imgui.h>
#include <imgui_internal.h>

#include <fstream>
#include <set>
#include <string>

#include "games/frothy/door/race_library.h"
#include "games/frothy/view/core/seat_names.h"
#include "games/frothy/view/screens/remembered_plan.h"
#include "play/library.h"
#include "screen_tour.h"
#include "screen_walk.h"
#include "support/catalogue.h"
#include "view/critic.h"
#include "view/words_drawn.h"
#include "words/words.h"

using namespace screen_tour;

namespace {

const std::filesystem::path list =
    std::filesystem::path(HIPPODROME_DATA_DIR) / "languages" / "hippodrome.pot";

// The ledger, and beside it one in the pseudo-language.
void write_strange_book(const std::filesystem::path& file) {
    std::ifstream ledger(std::filesystem::path(HIPPODROME_DATA_DIR) / "docs" / "rules" /
                         "frothy-ledger.md");
    std::filesystem::path strange = file;
    std::ofstream english(file);
    std::ofstream translated(strange.replace_extension("xx.md"));
    for (std::string line; std::getline(ledger, line);) {
        english << line << '\n';
        const std::size_t text = line.starts_with("- **FR-") ? line.find("** ") + 3 : 0;
        if (text > 0) {
            translated << line.substr(0, text) << catalogue::strange(line.substr(text)) << '\n';
        } else if (line.starts_with("## ") || line.empty()) {
            translated << line << '\n';
        }
    }
}

shown_desk::ClientStart strange_start(const std::filesystem::path& folder, float scale) {
    catalogue::write(folder, "xx", catalogue::strange_messages(list));
    shown_desk::ClientStart start = start_in(folder, scale);
    start.catalogues = folder;
    start.ledgers = folder;
    write_strange_book(folder / "frothy-ledger.md");
    ui::Settings settings = ui::load_settings(start.user_dirs.settings_file());
    settings.language = "xx";
    ui::save_settings(start.user_dirs.settings_file(), settings);
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

// Words of letters alone that have a vowel of plain English: nobody has translated them. Names of
// keys apart; players of the usual table are called after their colours, in any language.
std::set<std::string> plain_words() {
    const std::set<std::string> names = {"Hippodrome", "Enter", "Space", "Home", "Page", "Shift"};
    std::set<std::string> plain;
    for (const std::string& word : words_drawn::words()) {
        const bool is_word = word.size() > 3 && word.find('?') == std::string::npos;
        const std::size_t first = word.find_first_not_of('[');
        const bool is_name = names.contains(
            word.substr(std::min(first, word.size()), word.find_first_of(".,:~]", first) - first));
        if (is_word && !is_name && word.find_first_of("aeiou") != std::string::npos) {
            plain.insert(word);
        }
    }
    return plain;
}

// Words of the pseudo-language.
std::set<std::string> strange_words() {
    std::set<std::string> strange;
    for (const std::string& word : words_drawn::words()) {
        if (word.starts_with('[') || word.ends_with("~]")) strange.insert(word);
    }
    return strange;
}

std::string listed(const std::set<std::string>& words) {
    std::string text;
    for (const std::string& word : words)
        text += word + ' ';
    return text;
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
    shown_desk::ClientStart start = start_in(folder.path(), 1.0F);
    start.catalogues = folder.path();
    catalogue::write(folder.path(), "xx", {{"Language", "Sprache"}});
    ui::Settings settings = ui::load_settings(start.user_dirs.settings_file());
    settings.language = "en";
    ui::save_settings(start.user_dirs.settings_file(), settings);
    Tour tour({1280, 720, 1.0F}, start);
    tour.press(Key::o);
    // Down the right-hand arrows of the first page; what else is hit changes nothing of this.
    const auto wish = [&] { return ui::load_settings(start.user_dirs.settings_file()).language; };
    for (float y = 100.0F; y < 700.0F && wish() == "en"; y += 14.0F) {
        tour.press(Key::f1);
        click(tour, 640.0F + ui::OptionsPanel::width / 2.0F - 40.0F, y);
    }
    tour.frames(2);
    tour.keep("language");
    CHECK(wish() == "xx");
    CHECK(std::string(words::tr("Language")) == "Sprache");
}

// Whoever changes the language sees nothing of the one before, wherever that is, and back again.
TEST_CASE("what was said before a change of language is said anew", "[language]") {
    const Folder folder("language-live");
    shown_desk::ClientStart start = strange_start(folder.path(), 1.0F);
    Tour tour({1920, 1080, 1.0F}, start);
    const auto at = [&](const std::string& what) {
        INFO(what);
        tour.desk.set_language("xx");
        tour.frames(3);
        CHECK(listed(plain_words()) == "");
        tour.desk.set_language("en");
        tour.frames(3);
        CHECK(listed(strange_words()) == "");
    };
    tour.desk.set_language("en");
    walk_screens(tour, at);

    // Once more through the race that was: its log, its marks and its notes.
    tour.press(Key::w);
    REQUIRE(tour.desk.scene() == shown_desk::Scene::replay);
    at("replay");
    tour.press(Key::end);
    for (const Key page : {Key::f3, Key::f4}) {
        tour.press(page);
        at("replay's end-" + stage::name_of(page));
    }
    tour.press(Key::b);
    at("branch");
    tour.press(Key::escape);
}

TEST_CASE("who has no name of their own is called in the language of the reader", "[language]") {
    const Folder folder("language-names");
    const shown_desk::ClientStart start = strange_start(folder.path(), 1.0F);
    ui::Settings settings = ui::load_settings(start.user_dirs.settings_file());
    const frothy::SetupOffers offers = frothy::read_offers(start.data_dirs, {}, {});
    frothy::SetupPlan plan = frothy::usual_plan(offers);
    plan.seats[1].name = "Ada";
    settings.tables["frothy"] = frothy::table_of(plan, offers);
    ui::save_settings(start.user_dirs.settings_file(), settings);
    Tour tour({1280, 720, 1.0F}, start);
    tour.frames(2);
    tour.press(Key::n);
    tour.press(Key::enter);  // begun in the other language
    REQUIRE(tour.desk.scene() == shown_desk::Scene::race);
    const auto names = [&](const char* code) {
        tour.desk.set_language(code);
        tour.frames(3);
        const frothy::Names called = frothy::names_of(tour.desk.game()->seating());
        CHECK(called.of(1) == "Ada");
        // The sheet on the board's side says so too, once the drivers have answered.
        const auto is_told = [&] {
            return tour.texts.show(called.of(tour.desk.game()->pending()->player));
        };
        for (int i = 0; i < 120 && !is_told(); ++i)
            tour.frames(1);
        CHECK(is_told());
        return called.of(0);
    };
    CHECK(names("xx") == "[R\u00e9d~~]");
    CHECK(names("en") == "Red");
    CHECK(names("xx") == "[R\u00e9d~~]");
    CHECK(tour.desk.game()->record().seats[0].name == "Red");
    tour.press(Key::escape);
    tour.press(Key::l);
    REQUIRE(tour.desk.scene() == shown_desk::Scene::title);
    // What is offered on the title again.
    const auto offered = [&](const char* code, const char* name) {
        tour.desk.set_language(code);
        tour.frames(3);
        const std::set<std::string> words = words_drawn::words();
        CHECK(words.contains(name));
        CHECK(words.contains("Ada,"));
    };
    offered("en", "Red,");
    offered("xx", "[R?d~~],");
}

TEST_CASE("a question keeps its selection, and the log its length, in another language",
          "[language]") {
    const Folder folder("language-race");
    const shown_desk::ClientStart start = strange_start(folder.path(), 1.0F);
    ui::Settings settings = ui::load_settings(start.user_dirs.settings_file());
    settings.comfort.has_commentator = false;  // its remarks come and go
    ui::save_settings(start.user_dirs.settings_file(), settings);
    Tour tour({1920, 1080, 1.0F}, start);
    tour.desk.set_language("en");
    tour.frames(2);
    tour.press(Key::n);
    tour.press(Key::enter);
    for (int i = 0; i < 6; ++i)
        tour.press(Key::enter);
    REQUIRE(tour.desk.scene() == shown_desk::Scene::race);
    const auto look = [&](const std::string& code) {
        tour.desk.set_language(code);
        tour.frames(3);
        const std::set<std::string> words = words_drawn::words();
        CHECK(listed(code == "xx" ? plain_words() : strange_words()) == "");
        return words;
    };
    // Whips may be played at many questions, not at all of them.
    std::set<std::string> before;
    std::set<std::string> with_whip;
    for (int i = 0; i < 20 && with_whip == before; ++i) {
        tour.press(Key::enter);
        tour.frames(120);  // what moves has come to rest
        before = look("en");
        tour.press(Key::w);
        tour.frames(120);  // and its odds are known
        with_whip = look("en");
    }
    CHECK(listed(with_whip) != listed(before));
    look("xx");
    CHECK(listed(look("en")) == listed(with_whip));
}

TEST_CASE("the rules are read in the language of the reader where there is such a book",
          "[language]") {
    const Folder folder("language-rules");
    shown_desk::ClientStart start = strange_start(folder.path(), 1.0F);
    start.ledgers = folder.path();
    const auto write = [&](const char* file, const char* text) {
        std::ofstream(folder.path() / file)
            << "## GEN: general\n\n- **FR-GEN-01** " << text << '\n';
    };
    write("frothy-ledger.md", "Everybody races.");
    write("frothy-ledger.xx.md", "Tous galopent.");
    Tour tour({1280, 720, 1.0F}, start);
    const auto reads = [&](const char* word) { return words_drawn::words().contains(word); };
    tour.press(Key::r);
    CHECK(reads("galopent."));
    CHECK_FALSE(reads("races."));
    tour.desk.set_language("en");
    tour.frames(3);
    CHECK(reads("races."));
    CHECK_FALSE(reads("galopent."));
    tour.desk.set_language("xx");
    tour.frames(3);
    CHECK(reads("galopent."));
}

TEST_CASE("a name of a file ends with a whole letter", "[language]") {
    const Folder folder("language-file");
    const play::UserDirs dirs{folder.path(), folder.path(), folder.path()};
    const auto stem = [&](const std::string& name) {
        return play::free_save_file(dirs, name).stem().string();
    };
    const std::string many(79, 'x');
    CHECK(stem(many + "ab") == many + 'a');
    CHECK(stem(many + "\u00e4b") == many);
    CHECK(stem("x" + many + "\u00e4") == "x" + many);
    CHECK(stem(many + " b") == many);
    CHECK(stem(std::string(78, 'x') + "\u00e4b") == std::string(78, 'x') + "\u00e4");
    CHECK(stem("???") == "race");
}

// Words that English tells apart may be one in another language.
TEST_CASE("buttons with the same words are different buttons", "[language]") {
    const Folder folder("language-same");
    shown_desk::ClientStart start = start_in(folder.path(), 1.0F);
    start.catalogues = folder.path();
    catalogue::Messages same = catalogue::strange_messages(list);
    for (auto& [key, text] : same) {
        if (key.find('{') == std::string::npos && key.find('\0') == std::string::npos) text = "So";
    }
    catalogue::write(folder.path(), "xx", same);
    Tour tour({1280, 720, 1.0F}, start);
    const auto buttons = [&](const char* code) {
        tour.desk.set_language(code);
        tour.frames(2);
        std::set<ImGuiID> met;
        for (int i = 0; i < 16; ++i)
            tour.press(Key::up);
        for (int i = 0; i < 16; ++i) {
            met.insert(ImGui::GetCurrentContext()->NavId);
            tour.press(Key::down);
            met.insert(ImGui::GetCurrentContext()->NavId);
        }
        return met.size();
    };
    const std::size_t title = buttons("en");
    CHECK(title >= 5);
    CHECK(buttons("xx") == title);
    tour.press(Key::n);
    tour.press(Key::enter);
    tour.press(Key::escape);
    const std::size_t menu = buttons("en");
    CHECK(menu >= 8);
    CHECK(buttons("xx") == menu);
}

TEST_CASE("English is spoken again once the window is closed", "[language]") {
    const Folder folder("language-gone");
    { const Tour tour({1280, 720, 1.0F}, strange_start(folder.path(), 1.0F)); }
    CHECK(std::string(words::tr("Language")) == "Language");
}

TEST_CASE("no screen cuts or covers anything in a longer language", "[language][long]") {
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
            CHECK(critic::faults(tour.texts) == "");
        });
    }
}

TEST_CASE("the words of a licence in use keep apart in a longer language", "[language][long]") {
    for (const Look& look : {Look{1280, 720, 1.0F}, Look{1920, 1080, 1.0F}}) {
        CAPTURE(look.width);
        const Folder folder("language-licence");
        shown_desk::ClientStart start = strange_start(folder.path(), look.scale);
        const frothy::SetupOffers offers = frothy::read_offers(start.data_dirs, {}, {});
        frothy::SetupPlan plan = frothy::usual_plan(offers);
        for (std::size_t i = 0; i < plan.seats.size(); ++i) {
            plan.seats[i].is_human = false;
            plan.seats[i].licence = i % offers.licences.size();
        }
        start.scene = frothy::ClientScene::race;
        start.game = std::make_shared<frothy::Game>(
            frothy::Game::start(frothy::setup_of(plan, offers, 7), {}));
        Tour tour(look, start);
        for (int i = 0; i < 60 && !start.game->is_over(); ++i) {
            tour.desk.frame({}, 0.05F);
            tour.window.present();
            if (i == 50) tour.keep("strange-licence-" + std::to_string(look.width));
            CHECK(tour.texts.take_faults() == "");
        }
    }
}

TEST_CASE("what is read on the screens came through the catalogue", "[language]") {
    const Folder folder("language-plain");
    Tour tour({1920, 1080, 1.0F}, strange_start(folder.path(), 1.0F));
    walk_screens(tour, [&](const std::string& what) {
        tour.frames(3);
        INFO(what);
        CHECK(listed(plain_words()) == "");
    });
}
