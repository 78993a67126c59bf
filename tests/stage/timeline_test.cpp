#include "stage/core/timeline.h"

#include <catch2/catch.hpp>

#include <string>
#include <vector>

using namespace stage;

namespace {

struct Diary {
    std::vector<std::string> lines;

    Animation animation(const std::string& name, float seconds) {
        return {seconds, Ease::linear, [this, name] { lines.push_back(name + " begins"); },
                [this, name](float t) { progress = t; },
                [this, name] { lines.push_back(name + " ends"); }};
    }
    float progress = -1.0F;
};

}  // namespace

TEST_CASE("Animations run one after the other, rest of the time carried over", "[timeline]") {
    Timeline timeline;
    Diary diary;
    timeline.play(diary.animation("a", 1.0F));
    timeline.play(diary.animation("b", 1.0F));
    timeline.advance(0.25F);
    CHECK(diary.progress == Approx(0.25));
    timeline.advance(1.0F);
    CHECK(diary.progress == Approx(0.25));
    CHECK(diary.lines == std::vector<std::string>{"a begins", "a ends", "b begins"});
    CHECK_FALSE(timeline.idle());
    timeline.advance(0.75F);
    CHECK(timeline.idle());
    CHECK(diary.progress == 1.0F);
}

TEST_CASE("Animations played together wait for the longest", "[timeline]") {
    Timeline timeline;
    Diary diary;
    timeline.play_together({diary.animation("short", 0.5F), diary.animation("long", 2.0F)});
    timeline.call([&] { diary.lines.emplace_back("called"); });
    timeline.advance(1.0F);
    CHECK(diary.lines == std::vector<std::string>{"short begins", "short ends", "long begins"});
    timeline.advance(1.0F);
    CHECK(diary.lines.back() == "called");
    CHECK(timeline.idle());
}

TEST_CASE("Speed shortens everything, instant ends it", "[timeline]") {
    Timeline timeline;
    Diary diary;
    timeline.set_speed(4.0F);
    timeline.play(diary.animation("a", 2.0F));
    timeline.advance(0.25F);
    CHECK(diary.progress == Approx(0.5));
    timeline.set_speed(Timeline::instant);
    timeline.play(diary.animation("b", 9.0F));
    timeline.advance(0.0F);
    CHECK(timeline.idle());
    CHECK(diary.lines == std::vector<std::string>{"a begins", "a ends", "b begins", "b ends"});
}

TEST_CASE("Skipping makes every call once, in order, also those queued meanwhile", "[timeline]") {
    Timeline timeline;
    Diary diary;
    timeline.play(diary.animation("a", 1.0F));
    timeline.call([&] { timeline.play(diary.animation("late", 1.0F)); });
    timeline.play(diary.animation("b", 1.0F));
    timeline.advance(0.5F);
    timeline.skip_all();
    CHECK(timeline.idle());
    CHECK(diary.lines == std::vector<std::string>{"a begins", "a ends", "b begins", "b ends",
                                                  "late begins", "late ends"});
    CHECK(diary.progress == 1.0F);
}

TEST_CASE("Clearing from within a call leaves nothing behind", "[timeline]") {
    Timeline timeline;
    Diary diary;
    timeline.call([&] {
        timeline.clear();
        timeline.play(diary.animation("new", 1.0F));
    });
    timeline.play(diary.animation("old", 1.0F));
    timeline.advance(0.5F);
    timeline.advance(0.5F);
    timeline.advance(0.5F);
    CHECK(timeline.idle());
    CHECK(diary.lines == std::vector<std::string>{"new begins", "new ends"});
}

TEST_CASE("Every ease starts at 0 and ends at 1", "[timeline]") {
    for (const Ease ease :
         {Ease::linear, Ease::in, Ease::out, Ease::in_out, Ease::overshoot, Ease::bounce}) {
        CHECK(eased(ease, 0.0F) == Approx(0.0).margin(1e-5));
        CHECK(eased(ease, 1.0F) == Approx(1.0));
        CHECK(eased(ease, 7.0F) == Approx(1.0));
    }
}
