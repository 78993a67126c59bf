// Keys that are bound anew: what clashes, what is swapped, what a struck key then means.
#include <catch2/catch.hpp>

#include <set>

#include "games/frothy/data/record/journal_file.h"
#include "play/followed_file.h"
#include "screen_tour.h"
#include "ui/options/key_bindings.h"

using shown_desk::Scene;
using stage::InputEvent;
using stage::InputKind;
using stage::Key;
using ui::Chord;
using ui::KeyBindings;
using ui::KeyContext;
using namespace screen_tour;

namespace {

std::size_t action(std::string_view id) {
    const auto actions = ui::key_actions();
    for (std::size_t i = 0; i < actions.size(); ++i) {
        if (actions[i].id == id) return i;
    }
    FAIL("no action " << id);
    return 0;
}

Chord plain(Key key) { return {key, false, false}; }

InputEvent struck(Key key, stage::Modifiers modifiers = {}) {
    InputEvent event;
    event.kind = InputKind::key_pressed;
    event.key = key;
    event.modifiers = modifiers;
    return event;
}

Key meaning(const KeyBindings& keys, Key key, KeyContext where = KeyContext::race) {
    return keys.translated(struck(key), where).key;
}

}  // namespace

TEST_CASE("the table of keys names every action once and gives no key to two", "[keys]") {
    const KeyBindings keys;
    std::set<std::string_view> ids;
    const auto actions = ui::key_actions();
    for (std::size_t i = 0; i < actions.size(); ++i) {
        INFO(actions[i].id);
        CHECK(ids.insert(actions[i].id).second);
        CHECK_FALSE(actions[i].name.empty());
        CHECK_FALSE(keys.holder(i, actions[i].usual).has_value());
        const auto back = ui::chord_named(ui::text_of(actions[i].usual));
        REQUIRE(back.has_value());
        CHECK(*back == actions[i].usual);
    }
}

TEST_CASE("a key that another action has is refused, and may be swapped", "[keys]") {
    KeyBindings keys;
    const std::size_t whip = action("race.whip");
    const std::size_t reins = action("race.reins");
    CHECK(keys.holder(whip, plain(Key::r)) == reins);
    CHECK_FALSE(keys.holder(whip, plain(Key::w)).has_value());  // its own
    CHECK_FALSE(keys.holder(whip, plain(Key::t)).has_value());
    // What is heard everywhere is heard in the race too, both ways.
    CHECK(keys.holder(whip, plain(Key::f11)) == action("full-screen"));
    CHECK(keys.holder(action("full-screen"), plain(Key::w)) == whip);
    keys.swap_with_holder(whip, plain(Key::r));
    CHECK(keys.chord_of(whip) == plain(Key::r));
    CHECK(keys.chord_of(reins) == plain(Key::w));
    CHECK(meaning(keys, Key::r) == Key::w);
    CHECK(meaning(keys, Key::w) == Key::r);
    keys.reset(whip);
    CHECK(keys.is_usual());
}

TEST_CASE("a key that is struck means what it is bound to, and its old meaning goes where it came",
          "[keys]") {
    KeyBindings keys;
    keys.bind(action("race.whip"), plain(Key::t));
    CHECK(meaning(keys, Key::t) == Key::w);
    CHECK(meaning(keys, Key::w) == Key::t);  // a question's own letter T is not lost
    CHECK(meaning(keys, Key::r) == Key::r);
    CHECK(meaning(keys, Key::t, KeyContext::everywhere) == Key::t);  // menus are as they were
    keys.bind(action("race.undo"), plain(Key::u));
    const InputEvent undo = keys.translated(struck(Key::u), KeyContext::race);
    CHECK(undo.key == Key::z);
    CHECK(undo.modifiers.control);
    CHECK(keys.translated(struck(Key::z, {.control = true}), KeyContext::race).key == Key::u);
    // Shift that only makes the sign does not matter.
    keys.bind(action("race.nearer"), plain(Key::n));
    CHECK(keys.translated(struck(Key::n, {.shift = true}), KeyContext::race).key == Key::plus);
    InputEvent from_pad = struck(Key::t);
    from_pad.pad = 0;
    CHECK(keys.translated(from_pad, KeyContext::race).key == Key::t);
}

TEST_CASE("caps show the keys as they are bound", "[keys]") {
    KeyBindings keys;
    keys.bind(action("race.whip"), plain(Key::t));
    stage::KeyCaps caps;
    keys.name_keys(caps);
    CHECK(caps.of(Key::w) == "T");
    CHECK(caps.of(Key::t) == "W");
    CHECK(caps.of(Key::r) == "R");
    keys.reset_all();
    keys.name_keys(caps);
    CHECK(caps.of(Key::w) == "W");
}

TEST_CASE("bound keys are kept; what a file says wrongly is passed over", "[keys]") {
    KeyBindings keys;
    keys.bind(action("race.whip"), plain(Key::t));
    keys.bind(action("quit"), {Key::f4, true, true});
    KeyBindings back;
    back.read(keys.texts());
    CHECK(back == keys);
    back.read({{"race.whip", "Ctrl+"}, {"nothing", "T"}, {"race.reins", ""}});
    CHECK(back.is_usual());
    back.read({{"race.whip", "R"}});  // Reins has it
    CHECK(back.is_usual());
    back.read({{"race.whip", "T"}, {"race.reins", "T"}});
    for (std::size_t i = 0; i < ui::key_actions().size(); ++i)
        CHECK_FALSE(back.holder(i, back.chord_of(i)).has_value());
}

TEST_CASE("all preferences are read back as written, and survive nonsense", "[keys]") {
    const Folder folder("comfort");
    const auto file = folder.path() / "settings.json";
    ui::Settings settings;
    settings.comfort = {ui::Palette::protan, stage::Contrast::high, ui::Movement::reduced, 1.5F};
    settings.mouse_caps = stage::MouseCaps::shown;
    settings.language = "pt_BR";
    settings.keys.bind(action("race.whip"), plain(Key::t));
    settings.pad_seats.pads[2] = 3;
    ui::save_settings(file, settings);
    const ui::Settings back = ui::load_settings(file);
    CHECK(back.comfort == settings.comfort);
    CHECK(back.language == "pt_BR");
    CHECK(back.mouse_caps == settings.mouse_caps);
    CHECK(back.keys == settings.keys);
    CHECK(back.pad_seats == settings.pad_seats);
    REQUIRE(play::replace_file(
                file.string(),
                "{\"palette\": \"loud\", \"contrast\": 7, \"board-zoom\": \"nan\", "
                "\"movement\": true, \"pad.seat.1\": 99, \"key.race.whip\": \"Hyper+W\", "
                "\"unknown\": 1, \"pace\": \"fast\"}")
                .empty());
    const ui::Settings odd = ui::load_settings(file);
    CHECK(odd.comfort == ui::Comfort{});
    CHECK(odd.keys.is_usual());
    CHECK(odd.pad_seats == ui::PadSeats{});
    CHECK(odd.pace == ui::Pace::fast);
}

TEST_CASE("a key is bound on the options' page, and plays in the race", "[keys]") {
    const Folder folder("rebind");
    const shown_desk::ClientStart start = start_in(folder.path(), 1.0F);
    ui::Settings settings = ui::load_settings(start.user_dirs.settings_file());
    settings.keys.bind(action("race.menu"), plain(Key::m));
    ui::save_settings(start.user_dirs.settings_file(), settings);
    Tour tour({1280, 720, 1.0F}, start);
    tour.press(Key::o);
    tour.press(Key::f4);
    tour.keep("options-keys");
    tour.press(Key::escape);
    tour.press(Key::n);
    tour.press(Key::enter);
    REQUIRE(tour.desk.scene() == Scene::race);
    tour.frames(3);
    tour.press(Key::m);  // the menu
    tour.press(Key::l);  // and away
    CHECK(tour.desk.scene() == Scene::title);
}
