// The first race in its window: how one comes to it, what is told on the way, and what comes next.
#include <catch2/catch.hpp>

#include "laid_cards.h"
#include "pad_hands.h"
#include "view/quads.h"
#include "view/windows_shown.h"
#include "view/words_drawn.h"

using shown_desk::Scene;
using namespace screen_tour;
using pad_hands::answers;
using windows_shown::window_named;

namespace {

bool is_within(const ImGuiWindow& window, const Look& look) {
    return window.Pos.x >= 0.0F && window.Pos.y >= 0.0F &&
           window.Pos.x + window.Size.x <= static_cast<float>(look.width) &&
           window.Pos.y + window.Size.y <= static_cast<float>(look.height);
}

// Whether letters that lie over all windows lie on this one.
bool is_written_over(const ImGuiWindow& window) {
    const ImDrawList& list = *ImGui::GetForegroundDrawList();
    bool is_it = false;
    for (const ImDrawCmd& command : list.CmdBuffer) {
        if (!quads::is_of_fonts(command)) continue;
        quads::each_letter(
            list, command,
            [&](const ImDrawVert& low, const ImDrawVert& high) {
                const ImRect letter(low.pos, high.pos);
                is_it = is_it || window.Rect().Overlaps(letter);
            },
            [] {});
    }
    return is_it;
}

}  // namespace

TEST_CASE("Enter leads a newcomer through the coached race to what comes next") {
    for (const Look& look : {Look{1280, 720, 1.0F}, {1280, 720, 2.0F}, {900, 1200, 1.0F}}) {
        CAPTURE(look.width, look.height, look.scale);
        const Folder folder("newcomer");
        const shown_desk::ClientStart start = start_in(folder.path(), look.scale);
        {
            Tour tour(look, start);
            tour.frames(2);
            tour.press(Key::enter);
            REQUIRE(tour.desk.scene() == Scene::race);
            int lessons = 0;
            for (int i = 0; i < 900 && tour.desk.scene() == Scene::race; ++i) {
                for (const char* name : {"lesson", "misfortune"}) {
                    const ImGuiWindow* note = window_named(name);
                    if (note == nullptr) continue;
                    CHECK(is_within(*note, look));
                    lessons += name[0] == 'l' ? 1 : 0;
                }
                tour.press(Key::enter);
                tour.frames(2);
            }
            CHECK(lessons >= 10);
            REQUIRE(tour.desk.scene() == Scene::results);
            tour.frames(90);
            tour.keep("first-podium-" + std::to_string(look.width));
            CHECK(words_drawn::words().contains("friends"));
            // Whoever strikes Enter once more, or twice, means nothing of this.
            tour.press(Key::enter);
            tour.press(Key::enter);
            CHECK(tour.desk.scene() == Scene::results);
            tour.press(Key::n);
            CHECK(tour.desk.scene() == Scene::setup);  // a race with friends
        }
        Tour again(look, start);
        again.frames(2);
        again.press(Key::enter);
        CHECK(again.desk.scene() == Scene::setup);  // no longer the coach
    }
}

TEST_CASE("What went wrong stands on a note until it is read or the next answer") {
    const Look look{1280, 720, 1.0F};
    const Folder folder("misfortune");
    Tour tour(look, pad_hands::table_of_two(folder.path(), "training-loop"));
    tour.frames(2);
    tour.press(Key::n);
    tour.press(Key::enter);
    REQUIRE(tour.desk.scene() == Scene::race);
    int read = 0;
    int answered = 0;
    for (int i = 0; i < 400 && read + answered < 6 && tour.desk.scene() == Scene::race; ++i) {
        if (const ImGuiWindow* note = window_named("misfortune")) {
            CHECK(is_within(*note, look));
            CHECK_FALSE(is_written_over(*note));
            tour.keep("misfortune-" + std::to_string(i));
            const std::size_t before = answers(tour);
            if (i % 2 == 0) {
                tour.press(Key::l);
                CHECK(answers(tour) == before);
                CHECK(window_named("misfortune") == nullptr);
                ++read;
            } else {
                ++answered;
            }
        }
        // As fast as it goes, straight on.
        laid_cards::lay_all(tour, frothy::CardType::whip, Key::w);
        tour.press(Key::up);
        tour.press(Key::e);
        tour.press(Key::enter);
        tour.frames(2);
    }
    CHECK(read > 0);
    CHECK(answered > 0);
}

TEST_CASE("A lesson about the licence frames the part it speaks of and stands near it", "[long]") {
    for (const Look& look : {Look{1280, 720, 1.0F}, {1366, 768, 1.0F}, {1920, 1080, 1.0F}}) {
        CAPTURE(look.width, look.height);
        const Folder folder("level-lessons");
        const shown_desk::ClientStart start = start_in(folder.path(), look.scale);
        ui::Settings settings = ui::load_settings(start.user_dirs.settings_file());
        settings.tables["frothy"]["seed"] = "17";  // one that comes by more than one of them
        ui::save_settings(start.user_dirs.settings_file(), settings);
        Tour tour(look, start);
        tour.frames(2);
        tour.press(Key::enter);
        REQUIRE(tour.desk.scene() == Scene::race);
        int framed = 0;
        int shown = 0;
        for (int i = 0; i < 900 && tour.desk.scene() == Scene::race; ++i) {
            if (const ImGuiWindow* note = window_named("lesson")) {
                tour.frames(12);
                tour.keep("lesson-" + std::to_string(look.width) + "-" + std::to_string(++shown));
                // Over the sheet nothing is drawn in front but the frame.
                const auto beyond = static_cast<float>(look.width) * 0.72F;
                float least = 1.0e6F;
                float most = 0.0F;
                for (const ImDrawVert& vertex : ImGui::GetForegroundDrawList()->VtxBuffer) {
                    if (vertex.pos.x < beyond) continue;
                    least = std::min(least, vertex.pos.y);
                    most = std::max(most, vertex.pos.y);
                }
                if (most > 0.0F && note->Pos.x + note->Size.x < beyond) {
                    ++framed;
                    const float level = (least + most) / 2.0F;
                    const float slack = 0.16F * static_cast<float>(look.height);
                    CHECK(level > note->Pos.y - slack);
                    CHECK(level < note->Pos.y + note->Size.y + slack);
                    CHECK(most - least < 0.3F * static_cast<float>(look.height));
                }
            }
            tour.press(Key::enter);
            tour.frames(2);
        }
        CHECK(framed >= 2);
    }
}
