// What is heard of a race: a cue for what happens, in its turn; silence for what only the rules
// know.
#include "frothy/sample_facts.h"
#include "games/frothy/view/core/telling/race_sounds.h"
#include "ui/core/crowd.h"

#include <catch2/catch.hpp>

#include <filesystem>

#include "games/frothy/view/core/board/race_view.h"
#include "view_core/view_support.h"

namespace race_sounds_test {

using namespace frothy;

namespace {

Event event_of(const Event::Fact& fact) { return {0, {}, fact}; }

}  // namespace

TEST_CASE("the crowd rises with danger and calms down again") {
    ui::Crowd crowd;
    CHECK(crowd.loudness() == 0.0F);  // nobody is there yet
    crowd.hear(cue_of_dice(1));
    crowd.advance(60.0F);
    const float before = crowd.loudness();
    CHECK(before > 0.0F);
    crowd.hear(cue_of(event_of(Collided{})));
    const float shaken = crowd.loudness();
    CHECK(shaken > before);
    crowd.hear(cue_of(event_of(WipedOut{})));
    CHECK(crowd.loudness() > shaken);
    CHECK(crowd.loudness() <= 1.0F);
    crowd.advance(60.0F);
    CHECK(crowd.loudness() == Approx(before).margin(0.01));
}

TEST_CASE("what nobody sees is not heard") {
    CHECK(cue_of(event_of(BoxesMoved{})).is_silent());
    CHECK(cue_of(event_of(PhaseBegan{})).is_silent());
    CHECK(cue_of(event_of(CardsCommitted{})).is_silent());  // no card
    CHECK(cue_of(event_of(LineCrossed{})).is_silent());     // on the way to the start
    CHECK(cue_of_dice(8).strength > cue_of_dice(1).strength);
}

TEST_CASE("every sound that a race can ask for is there") {
    const std::filesystem::path folder =
        std::filesystem::path(HIPPODROME_TESTS_DIR).parent_path() / "assets";
    for (const int a : {0, 1, 2}) {
        for (const Event::Fact& fact : frothy::testing::sample_facts(a, 0, 0)) {
            const SoundCue cue = cue_of(event_of(fact));
            CHECK(cue.strength >= 0.0F);
            CHECK(cue.strength <= 1.0F);
            CHECK(cue.thrill <= 1.0F);
            if (cue.sound.empty()) continue;
            INFO(cue.sound);
            CHECK(std::filesystem::exists(folder / "sounds" / (std::string(cue.sound) + ".wav")));
        }
    }
    CHECK(std::filesystem::exists(folder / "sounds" / "crowd" / "murmur.wav"));
    CHECK(std::filesystem::exists(folder / "sounds" / "dice.wav"));
}

TEST_CASE("cues come with their animation, and after a skip only the loudest") {
    const Setting setting = frothy::testing::oval_setting(2);
    Race race = frothy::testing::race_on(setting, 1);
    RaceView view(race);
    kernel::Journal<Frothy> journal;
    std::vector<Happening> happenings(2);
    for (Happening& happening : happenings)
        happening.kind = kernel::HappeningKind::event;
    happenings[0].event = event_of(Damaged{1, 1});
    happenings[1].event = event_of(WipedOut{});
    happenings = frothy::testing::as_told(happenings, race);
    view.play(happenings, journal, race);
    CHECK(view.take_cues().empty());
    view.advance(0.01F);
    const auto first = view.take_cues();
    REQUIRE(first.size() == 1);
    CHECK(first.front().sound == "crowd/gasp");
    view.skip();
    view.take_cues();
    view.play(happenings, journal, race);
    view.skip();
    const auto loudest = view.take_cues();
    REQUIRE(loudest.size() == 1);
    CHECK(loudest.front().sound == "wreck");
}

}  // namespace race_sounds_test
