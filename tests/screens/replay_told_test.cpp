// What a replay tells beside its board: deeds over it, who is home, and the keys of the device in
// hand under the buttons, at every size without scrolling.
#include <catch2/catch.hpp>

#include "pad_hands.h"
#include "recorded_race.h"
#include "view/windows_shown.h"
#include "view/words_drawn.h"

using namespace screen_tour;
using recorded_race::golden;
using recorded_race::start_with;
using windows_shown::window_named;

namespace {

// The moment before the first mark of this kind.
void go_before(Tour& tour, frothy::MarkKind kind) {
    const auto& marks = tour.desk.replay()->replay().marks();
    const auto mark = std::ranges::find(marks, kind, &frothy::ReplayMark::kind);
    REQUIRE(mark != marks.end());
    for (int i = 0; i < 200 && tour.desk.replay()->stop() < mark->stop; ++i)
        tour.press(Key::right_bracket);
    while (tour.desk.replay()->stop() >= mark->stop)
        tour.press(Key::left);
}

// Until it has been seen, or the deed is over.
bool shows_within(Tour& tour, int frames, const std::function<bool()>& is_shown) {
    for (int i = 0; i < frames; ++i) {
        tour.frames(1);
        if (is_shown()) return true;
    }
    return false;
}

}  // namespace

TEST_CASE("a crash is named on the board with what it cost, and a step back ends the telling",
          "[deed]") {
    const Folder folder("told");
    Tour tour({1280, 720, 1.0F}, start_with(folder.path(), 1.0F, golden("training-loop")));
    tour.frames(3);
    go_before(tour, frothy::MarkKind::collision);
    const auto is_told = [&](const std::string& words) {
        return std::ranges::any_of(tour.texts.on_window(), [&](const auto& text) {
            return text.words.find(words) != std::string::npos;
        });
    };
    CHECK_FALSE(is_told("runs into the back of"));
    tour.press(Key::right);
    CHECK(shows_within(tour, 240, [&] { return is_told("runs into the back of"); }));
    CHECK(shows_within(tour, 240, [&] { return is_told("+1 Damage"); }));
    tour.keep("told-crash");
    tour.press(Key::left);
    CHECK_FALSE(is_told("runs into the back of"));
}

TEST_CASE("who gets home is told over the board for a few seconds", "[FR-RACE-01]") {
    const Folder folder("home");
    Tour tour({1280, 720, 1.0F}, start_with(folder.path(), 1.0F, golden("circus-parvus")));
    tour.frames(3);
    go_before(tour, frothy::MarkKind::finish);
    tour.press(Key::right);
    const auto is_home = [] { return words_drawn::words().contains("home:"); };
    CHECK(shows_within(tour, 240, is_home));
    tour.frames(360);
    CHECK_FALSE(is_home());
}

TEST_CASE("the replay's buttons show the keys of the device in hand, and nothing scrolls") {
    frothy::Record record = golden("circus-parvus");
    for (const Look& look : {Look{1280, 720, 1.0F},
                             {1280, 720, 2.0F},
                             {1920, 1080, 2.0F},
                             {900, 1200, 2.0F},
                             {1366, 768, 1.5F}}) {
        CAPTURE(look.width, look.height, look.scale);
        const Folder folder("keys");
        Tour tour(look, start_with(folder.path(), look.scale, record));
        tour.frames(3);
        tour.press(Key::right);
        CHECK(words_drawn::words().contains("PgDn"));
        const ImGuiWindow* bar = window_named("replay");
        REQUIRE(bar != nullptr);
        CHECK(bar->ScrollMax.y <= 2.0F);
        CHECK_FALSE(bar->ScrollbarY);
        pad_hands::press(tour, stage::PadButton::right);
        tour.frames(2);
        CHECK(words_drawn::words().contains("RB"));
        CHECK_FALSE(words_drawn::words().contains("PgDn"));
        InputEvent click;
        click.kind = InputKind::mouse_pressed;
        click.at = {2.0F, 2.0F};
        tour.desk.frame({click}, 1.0F / 60.0F);
        tour.frames(2);
        CHECK_FALSE(words_drawn::words().contains("RB"));
        CHECK_FALSE(words_drawn::words().contains("PgDn"));
    }
}
