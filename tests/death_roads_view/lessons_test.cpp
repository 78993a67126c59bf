// What is needed to answer at all is taught first.
#include <catch2/catch.hpp>

#include <optional>
#include <string_view>

#include "games/death_roads/view/road_view.h"
#include "kernel/session.h"
#include "play/lessons.h"

namespace death_roads::lessons_test {

TEST_CASE("how to play a card is taught at the first turn, before a second Action is spoken of",
          "[death_roads][lessons]") {
    kernel::Session<DeathRoads> session(race_of(View::agree(3)), 2);
    while (session.pending()->ask != Ask::step)
        session.submit(0);
    const View::Decision decision = *session.pending();
    const auto lessons = View::lessons();
    play::Lessons taught(ui::lesson_keys<View>());
    const auto due = [&]() -> std::string_view {
        const auto found = taught.due(
            decision.revision, [&](std::size_t one) { return lessons[one].is_due(decision); },
            [&](std::size_t one) { return lessons[one].may_follow; });
        if (!found) return {};
        taught.read_at(*found, decision.revision);
        return lessons[*found].key;
    };
    CHECK(due() == "dr-aim");
    CHECK(due() == "dr-step");
    CHECK(due().empty());  // no more of them at one question
}

}  // namespace death_roads::lessons_test
