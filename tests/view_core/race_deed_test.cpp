// Attacks, crashes and ends between others are told over the board long enough to be grasped, and
// nothing else takes longer for it.
#include "games/frothy/view/core/race_deed.h"

#include <catch2/catch.hpp>

#include <vector>

#include "games/frothy/view/core/board/race_view.h"
#include "stage/core/timeline.h"
#include "view_core/view_support.h"

namespace race_deed_test {

using namespace frothy;
using namespace frothy::testing;

namespace {

const Names names{{"Red", "Blue", "White", "", "", ""}};

kernel::Happening<Frothy> happened(VehicleId who, const Event::Fact& fact) {
    kernel::Happening<Frothy> happening;
    happening.event = {who, {}, fact};
    return happening;
}

using Happenings = std::vector<kernel::Happening<Frothy>>;

const Happenings lash = {happened(0, AttackDeclared{AttackKind::personal, 1}),
                         happened(1, AttackValue{6, 0}), happened(0, AttackValue{9, 1}),
                         happened(0, AttackWon{3, 1}), happened(1, ControlGained{3, 3})};

// A race of three in which something has happened, as it is shown.
struct Shown {
    explicit Shown(const Happenings& happenings)
        : setting(oval_setting(3)), race(race_on(setting, 1)), view(race) {
        play(happenings);
    }
    void play(const Happenings& happenings) {
        const Happenings told = as_told(happenings, race);
        view.play(told, {}, race);
    }
    // Seconds until nothing of it moves; `most` where it takes longer.
    float until_idle(float most) {
        constexpr float step = 0.02F;
        float seconds = 0.0F;
        while (!view.idle() && seconds < most) {
            view.advance(step);
            seconds += step;
        }
        return seconds;
    }
    DeedWords words() const { return words_of(*view.deed(), view.race(), names); }

    Setting setting;
    Race race;
    RaceView view;
};

}  // namespace

TEST_CASE("An attack says who struck whom, the values, and what came of it", "[deed][FR-ATK-09]") {
    Shown shown(lash);
    shown.view.advance(0.1F);
    REQUIRE(shown.view.deed() != nullptr);
    CHECK(shown.words().title == "Red lashes out at Blue");
    CHECK(shown.words().outcome.empty());
    CHECK(shown.view.deed()->from == vehicle_at_rest(shown.race, 0).at);
    CHECK(shown.view.deed()->at == vehicle_at_rest(shown.race, 1).at);
    shown.view.advance(1.0F);
    CHECK(shown.words().title == "Red lashes out at Blue: 9 against 6");
    CHECK(shown.words().outcome == "Blue: +3 Control Loss");
}

TEST_CASE("What came of an attack stays for about a second at the normal pace, and scales") {
    Shown shown(lash);
    const float normal = shown.until_idle(10.0F);
    CHECK(normal > 1.2F);
    CHECK(normal < 2.5F);
    CHECK(shown.view.deed() != nullptr);  // and is seen a little longer
    Shown fast(lash);
    fast.view.set_speed(3.0F);
    CHECK(fast.until_idle(10.0F) == Approx(normal / 3.0F).margin(0.05F));
    Shown instant(lash);
    instant.view.set_speed(stage::Timeline::instant);
    instant.view.advance(0.02F);
    CHECK(instant.view.idle());
    CHECK(instant.view.deed() == nullptr);
}

TEST_CASE("A click ends the telling at once, and an undo takes it back") {
    Shown shown(lash);
    shown.view.advance(0.1F);
    shown.view.skip();
    CHECK(shown.view.idle());
    CHECK(shown.view.deed() == nullptr);
    shown.play(lash);
    shown.view.advance(0.1F);
    REQUIRE(shown.view.deed() != nullptr);
    shown.view.snap_to(shown.race);
    CHECK(shown.view.deed() == nullptr);
}

TEST_CASE("The deed fades by itself") {
    Shown shown(lash);
    shown.until_idle(10.0F);
    REQUIRE(shown.view.deed() != nullptr);
    CHECK(shown.view.advance(0.1F));
    shown.view.advance(3.0F);
    CHECK(shown.view.deed() == nullptr);
    CHECK_FALSE(shown.view.advance(0.1F));
}

TEST_CASE("A crash tells what it cost; dice that do nothing are said to") {
    Shown crash({happened(0, Collided{CollisionKind::edge, hexgrid::direction(0)}),
                 happened(0, DamageRolled{3, 2}), happened(0, Damaged{2, 2})});
    CHECK(crash.until_idle(10.0F) > 1.2F);
    CHECK(crash.words().title == "Red crashes into the edge of the track");
    CHECK(crash.words().outcome == "+2 Damage");
    Shown lucky({happened(0, Collided{CollisionKind::rear_end, hexgrid::direction(0), 1}),
                 happened(1, DamageRolled{1, 0})});
    lucky.until_idle(10.0F);
    CHECK(lucky.words().title == "Red runs into the back of Blue");
    CHECK(lucky.words().outcome == "Blue: no Damage");
}

TEST_CASE("A lost Control roll and a card are named without any waiting", "[FR-CTRL-12]") {
    const Happenings lost = {happened(0, ControlLost{only(Icon::slide)})};
    Shown shown(lost);
    shown.view.advance(0.0F);
    CHECK(shown.view.idle());
    REQUIRE(shown.view.deed() != nullptr);
    CHECK(shown.words().title == "Red loses control: Slide");
    CHECK(shown.words().outcome.empty());
    Shown card({happened(2, MovementCard{CardType::whip, MovementCardKind::plain, 1})});
    card.view.advance(0.0F);
    CHECK(card.view.idle());
    REQUIRE(card.view.deed() != nullptr);
    CHECK(card.words().title == "White plays a Whip and moves one space more");
}

TEST_CASE("What happens after the next step is no part of the deed") {
    Happenings later = lash;
    later.push_back(happened(0, Stepped{.to = 5}));
    later.push_back(happened(1, ControlGained{1, 4}));
    Shown shown(later);
    shown.until_idle(10.0F);
    REQUIRE(shown.view.deed() != nullptr);
    CHECK(shown.words().outcome == "Blue: +3 Control Loss");
}

TEST_CASE("Who gets home or is wiped out is news, also when the motion is skipped",
          "[FR-RACE-01][FR-WIPE-01]") {
    Shown shown(
        {happened(no_vehicle, RoundBegan{12}), happened(1, Finished{1}), happened(2, WipedOut{0})});
    CHECK(shown.view.take_news().empty());  // not before it is seen
    shown.view.skip();
    const std::vector<RaceNews> news = shown.view.take_news();
    REQUIRE(news.size() == 2);
    CHECK(news_of(news[0].event, news[0].round, 3, names) == "Blue is home: 1st of 3, round 12.");
    CHECK(news_of(news[1].event, news[1].round, 3, names) == "White is wiped out in round 12.");
    CHECK(shown.view.take_news().empty());
}

TEST_CASE("Where a deed touches others, each is named", "[deed]") {
    Shown shown({happened(1, SpecialPlayed{0, SpecialUse::action}),
                 happened(1, ControlGained{2, 2}), happened(0, ControlGained{3, 3})});
    shown.view.advance(1.0F);
    REQUIRE(shown.view.deed() != nullptr);
    CHECK(shown.words().outcome == "Red: +3 Control Loss  \xC2\xB7  Blue: +2 Control Loss");
}

TEST_CASE("Looked at from the middle of a crash, what follows is still the crash's", "[deed]") {
    const Setting setting = oval_setting(3);
    Race race = race_on(setting, 1);
    RaceView view(race);
    const Happenings before = {happened(0, Collided{CollisionKind::t, hexgrid::direction(0), 1}),
                               happened(0, Damaged{1, 1})};
    const Happenings led_here = as_told(before, race);
    view.snap_to(race);
    for (const auto& happening : led_here)
        view.take_up(happening);
    CHECK(view.deed() == nullptr);
    const Happenings later = as_told(
        {happened(1, SpecialPlayed{0, SpecialUse::action}), happened(1, ControlGained{2, 2})},
        race);
    view.play(later, {}, race);
    view.advance(0.5F);
    REQUIRE(view.deed() != nullptr);
    const DeedWords words = words_of(*view.deed(), race, names);
    CHECK(words.title == "Red crashes into the side of Blue");
    CHECK(words.outcome == "Red: +1 Damage  \xC2\xB7  Blue: +2 Control Loss");
}

}  // namespace race_deed_test
