// Whatever hands do to mouse, keys, pads and the window: nothing falls over, nothing gets stuck.
// HIPPODROME_FUZZ_EVENTS says how many events a seed has, HIPPODROME_FUZZ_SEED where to begin.
#include <catch2/catch.hpp>

#include <cstdlib>
#include <random>

#include "play/library.h"
#include "recorded_race.h"
#include "screen_tour.h"
#include "support/catalogue.h"
#include "support/repetitions.h"

using shown_desk::Scene;
using stage::MouseButton;
using stage::PadAxis;
using stage::PadButton;
using namespace screen_tour;

namespace {

constexpr stage::PixelSize largest{1600, 1100};

int wanted(const char* name, int usual) {
    const char* text = std::getenv(name);
    return text == nullptr ? usual : std::atoi(text);
}

class Hands {
public:
    explicit Hands(unsigned seed) : random_(seed) {}

    int below(int count) { return std::uniform_int_distribution<int>(0, count - 1)(random_); }

    InputEvent event() {
        InputEvent event;
        const int what = below(100);
        if (what < 25) {
            mouse(event);
        } else if (what < 60) {
            key(event);
        } else if (what < 90) {
            pad(event);
        } else {
            constexpr InputKind rare[] = {InputKind::exposed,       InputKind::focus_gained,
                                          InputKind::focus_lost,    InputKind::mouse_left,
                                          InputKind::textures_lost, InputKind::pad_came,
                                          InputKind::pad_left,      InputKind::text};
            event.kind = rare[below(8)];
            event.pad = below(3);
            event.words = below(2) == 0 ? "é" : "no-such-file.json";
        }
        return event;
    }

private:
    void mouse(InputEvent& event) {
        constexpr InputKind kinds[] = {InputKind::mouse_moved, InputKind::mouse_moved,
                                       InputKind::mouse_pressed, InputKind::mouse_released,
                                       InputKind::wheel};
        event.kind = kinds[below(5)];
        const stage::Vec2 before = at_;
        if (below(3) == 0) {
            at_ = {static_cast<float>(below(largest.width)),
                   static_cast<float>(below(largest.height))};
        }
        event.at = at_;
        event.by = event.kind == InputKind::wheel
                       ? stage::Vec2{0.0F, static_cast<float>(below(7) - 3)}
                       : at_ - before;
        event.button = below(5) == 0 ? static_cast<MouseButton>(below(5)) : MouseButton::left;
        event.clicks = 1 + below(2);
    }
    void key(InputEvent& event) {
        constexpr Key usual[] = {Key::enter, Key::space, Key::left, Key::right,
                                 Key::up,    Key::down,  Key::tab,  Key::escape};
        event.kind = below(3) == 0 ? InputKind::key_released : InputKind::key_pressed;
        event.key = below(2) == 0 ? usual[below(8)] : static_cast<Key>(below(stage::key_count));
        event.modifiers = {below(8) == 0, below(10) == 0, below(40) == 0};
        event.is_repeat = below(6) == 0;
    }
    void pad(InputEvent& event) {
        event.pad = below(3);
        if (below(4) == 0) {
            event.kind = InputKind::pad_moved;
            event.pad_axis = static_cast<PadAxis>(below(6));
            event.amount = static_cast<float>(below(201) - 100) / 100.0F;
            return;
        }
        event.kind = below(2) == 0 ? InputKind::pad_pressed : InputKind::pad_released;
        event.pad_button = static_cast<PadButton>(below(static_cast<int>(PadButton::right) + 1));
    }

    std::mt19937 random_;
    stage::Vec2 at_;
};

void let_go(Tour& tour) {
    InputEvent away;
    away.kind = InputKind::focus_lost;
    tour.desk.frame({away}, 1.0F / 60.0F);
    tour.frames(2);
}

// From wherever one is, Escape and the menu lead to the title in a few steps.
bool comes_home(Tour& tour) {
    for (int i = 0; i < 40; ++i) {
        for (int k = 0; k < 4; ++k) {
            if (tour.desk.scene() == Scene::title) return true;
            if (tour.desk.scene() == Scene::race || tour.desk.scene() == Scene::elsewhere)
                tour.press(Key::l);
            tour.press(Key::escape);
            tour.frames(2);
        }
        if (tour.desk.scene() == Scene::title) return true;
        tour.open_curtain();
        tour.frames(20);
    }
    return false;
}

// Until so many events are done or somebody quits. Seldom, and never by chance alone, the window
// changes its size and the reader the language.
void let_loose(Tour& tour, Hands& hands, int events) {
    constexpr Key ways_on[] = {Key::n, Key::n, Key::f, Key::r, Key::o, Key::l};
    constexpr const char* languages[] = {"en", "xx", ""};
    int done = 0;
    while (done < events && !tour.desk.wants_to_quit()) {
        std::vector<InputEvent> burst;
        for (int i = hands.below(6); i >= 0; --i, ++done)
            burst.push_back(hands.event());
        if (hands.below(60) == 0) {
            tour.window.resize({320 + hands.below(1280), 240 + hands.below(860)});
            burst.push_back({});
            burst.back().kind = InputKind::resized;
        }
        if (hands.below(90) == 0) tour.desk.set_language(languages[hands.below(3)]);
        // Whoever quits has had enough; here nobody may.
        std::erase_if(burst, [](const InputEvent& event) {
            return event.key == Key::q || event.kind == InputKind::quit;
        });
        tour.window.set_watched(done % 4 == 0);
        REQUIRE_NOTHROW(tour.desk.frame(burst, 1.0F / 60.0F));
        tour.window.present();
        // From the title everything else must come again, and from the podium its story.
        if (tour.desk.scene() == Scene::title && hands.below(20) == 0) {
            tour.press(ways_on[hands.below(6)]);
        }
        if (tour.desk.scene() == Scene::results && hands.below(12) == 0) tour.press(Key::d);
    }
}

shown_desk::ClientStart strange_start(const std::filesystem::path& folder) {
    shown_desk::ClientStart start = start_in(folder, 1.0F);
    start.catalogues = folder;
    catalogue::write(folder, "xx",
                     catalogue::strange_messages(std::filesystem::path(HIPPODROME_DATA_DIR) /
                                                 "languages" / "hippodrome.pot"));
    return start;
}

void check_all_is_well(Tour& tour) {
    if (tour.desk.wants_to_quit()) return;
    let_go(tour);
    CHECK(comes_home(tour));
    for (int i = 0; i < 4; ++i)
        tour.press(Key::escape);  // what lies open upon the title
    tour.press(Key::n);
    // A new race, of whichever game the title shows.
    CHECK((tour.desk.scene() == Scene::setup || tour.desk.scene() == Scene::elsewhere));
}

}  // namespace

TEST_CASE("random hands do no harm", "[fuzz]") {
    const int events = wanted("HIPPODROME_FUZZ_EVENTS", support::repetitions(1500));
    const int first = wanted("HIPPODROME_FUZZ_SEED", 1);
    for (int seed = first; seed < first + 2; ++seed) {
        CAPTURE(seed);
        const Folder folder("fuzz");
        shown_desk::ClientStart start = strange_start(folder.path());
        if (seed % 2 == 0) start.scene = frothy::ClientScene::new_race;
        Tour tour({largest.width, largest.height, 1.0F}, start);
        tour.window.resize({1000, 640});
        Hands hands(static_cast<unsigned>(seed));
        let_loose(tour, hands, events);
        check_all_is_well(tour);
    }
}

// Where chance alone seldom leads: the podium and its story, a replay, a race with a coach, the
// options, the rules and the list of races.
TEST_CASE("random hands do no harm to what comes after a race and beside it", "[fuzz]") {
    const int events = wanted("HIPPODROME_FUZZ_EVENTS", support::repetitions(1500)) / 2;
    const int seed = wanted("HIPPODROME_FUZZ_SEED", 1);
    const frothy::Record record = recorded_race::golden("training-loop");
    enum class Begin { podium, story, replay, replay_story, coach, options, rules, races };
    for (const Begin begin : {Begin::podium, Begin::story, Begin::replay, Begin::replay_story,
                              Begin::coach, Begin::options, Begin::rules, Begin::races}) {
        CAPTURE(static_cast<int>(begin), seed);
        const Folder folder("fuzz-after");
        shown_desk::ClientStart start = strange_start(folder.path());
        if (begin == Begin::podium || begin == Begin::story) {
            start.scene = frothy::ClientScene::race;
            start.game = std::make_shared<frothy::Game>(frothy::Game::resume(record, {}));
        } else if (begin == Begin::replay || begin == Begin::replay_story) {
            start.scene = frothy::ClientScene::replay;
            start.record = record;
        } else if (begin == Begin::races) {
            play::save_game(frothy::Game::resume(record, {}), start.user_dirs, "A race");
        }
        Tour tour({largest.width, largest.height, 1.0F}, start);
        tour.window.resize({1000, 640});
        tour.frames(2);
        switch (begin) {
        case Begin::story:
        case Begin::replay_story: tour.press(Key::d); break;
        case Begin::coach: tour.press(Key::f); break;
        case Begin::options: tour.press(Key::o); break;
        case Begin::rules: tour.press(Key::r); break;
        case Begin::races: tour.press(Key::l); break;
        case Begin::podium:
        case Begin::replay: break;
        }
        Hands hands(static_cast<unsigned>(seed));
        let_loose(tour, hands, events);
        check_all_is_well(tour);
    }
}
