// What a player is told when it is that player's turn again.
#include <array>
#include <catch2/catch.hpp>
#include <span>

#include "games/frothy/view/core/telling/race_log.h"
#include "games/frothy/view/core/telling/recap.h"
#include "view_core/view_support.h"

namespace recap_test {

using namespace frothy;
using namespace frothy::testing;

namespace {

Names three() {
    Names names;
    names.vehicles[0] = "Red";
    names.vehicles[1] = "Black";
    names.vehicles[2] = "Green";
    return names;
}

// The event, made by hand, and the race it leaves.
void tell(Recap& recap, Race& race, const Event& event) {
    happen_to(race, event);
    kernel::Happening<Frothy> happening;
    happening.event = event;
    happening.state = race;
    recap.take(happening);
}

using Lines = std::vector<std::string>;

}  // namespace

TEST_CASE("attacks, damage and wrecks since the last move are summed up, one's own are not") {
    const Setting setting = oval_setting(3);
    Race race = race_on(setting, 1);
    Recap recap;
    recap.begin(race);
    CHECK(recap.lines(0, three()).empty());
    tell(recap, race, Event{1, {}, AttackDeclared{AttackKind::vehicle, 0}});
    // Nothing is known yet: the attack is being fought out.
    CHECK(recap.lines(0, three()).empty());
    CHECK(recap.lines(2, three()).empty());
    tell(recap, race, Event{0, {}, Damaged{2, 2}});
    CHECK(recap.lines(0, three()) == Lines{"Black attacked you; your Damage rose from 0 to 2."});
    // The attacker is hurt in its own move.
    tell(recap, race, Event{1, {}, Damaged{1, 1}});
    CHECK(recap.lines(1, three()).empty());
    tell(recap, race, Event{1, {}, WipedOut{3}});
    CHECK(recap.lines(0, three()) ==
          Lines{"Black attacked you; your Damage rose from 0 to 2.", "Black was wrecked."});
    CHECK(recap.lines(2, three()) == Lines{"Black was wrecked."});
    CHECK(recap.lines(1, three()).empty());
    // Red moves: what it was told is over, also when the phase is.
    tell(recap, race, Event{0, {}, DirectionDeclared{SpeedDirection::accelerate}});
    CHECK(recap.lines(0, three()).empty());
    tell(recap, race, Event{no_vehicle, {}, PhaseBegan{2}});
    CHECK(recap.lines(0, three()).empty());
    CHECK(recap.lines(2, three()) == Lines{"Black was wrecked."});
}

TEST_CASE("an attack that did no harm is told when the move it came in is over") {
    const Setting setting = oval_setting(3);
    Race race = race_on(setting, 1);
    Recap recap;
    recap.begin(race);
    tell(recap, race, Event{1, {}, AttackDeclared{AttackKind::vehicle, 0}});
    CHECK(recap.lines(0, three()).empty());
    tell(recap, race, Event{2, {}, DirectionDeclared{SpeedDirection::accelerate}});
    CHECK(recap.lines(0, three()) == Lines{"Black attacked you and did no harm."});
    tell(recap, race, Event{2, {}, Collided{CollisionKind::t, hexgrid::direction(0), 0}});
    CHECK(recap.lines(0, three()).empty());
    tell(recap, race, Event{no_vehicle, {}, PhaseBegan{2}});
    CHECK(recap.lines(0, three()) == Lines{"Black attacked you and did no harm."});
}

TEST_CASE("whoever passes is named, with the place that is left") {
    const Setting setting = oval_setting(3);
    Race race = race_on(setting, 1);
    for (VehicleId v = 0; v < 3; ++v)
        race[v].laps = static_cast<std::int16_t>(v == 0 ? 2 : 1);
    Recap recap;
    recap.begin(race);
    tell(recap, race, Event{2, {}, LineCrossed{3, true}});
    tell(recap, race, Event{no_vehicle, {}, PhaseBegan{2}});
    CHECK(recap.lines(0, three()) == Lines{"Green passed you; you are 2nd now."});
    tell(recap, race, Event{1, {}, LineCrossed{3, true}});
    tell(recap, race, Event{no_vehicle, {}, PhaseBegan{3}});
    CHECK(recap.lines(0, three()) == Lines{"Black and Green passed you; you are 3rd now."});
    tell(recap, race, Event{2, {}, Finished{1}});
    CHECK(recap.lines(0, three()) ==
          Lines{"Black passed you; you are 3rd now.", "Green got home."});
}

TEST_CASE("drawing ahead and being drawn level with is no overtaking") {
    const Setting setting = oval_setting(3);
    Race race = race_on(setting, 1);
    race[0].laps = race[2].laps = 1;
    race[2].cell = race[0].cell;
    Recap recap;
    recap.begin(race);
    const auto goes_round = [&](VehicleId v, int laps) {
        tell(recap, race, Event{v, {}, DirectionDeclared{}});
        tell(recap, race, Event{v, {}, LineCrossed{laps, true}});
    };
    for (int phase = 2; phase <= 4; ++phase) {
        goes_round(2, phase);
        CHECK(recap.lines(0, three()).empty());  // the phase lasts
        goes_round(0, phase);
        tell(recap, race, Event{no_vehicle, {}, PhaseBegan{phase}});
        CHECK(recap.lines(0, three()).empty());
        CHECK(recap.lines(2, three()).empty());
    }
    // Red is ahead at the end of a phase, and behind at the end of the next.
    goes_round(0, 5);
    tell(recap, race, Event{no_vehicle, {}, PhaseBegan{2}});
    goes_round(2, 6);
    CHECK(recap.lines(0, three()).empty());
    tell(recap, race, Event{no_vehicle, {}, PhaseBegan{3}});
    CHECK(recap.lines(0, three()) == Lines{"Green passed you; you are 2nd now."});
}

TEST_CASE("where the last one rolling wins nobody is said to have passed", "[FR-RACE-03]") {
    Setting setting = oval_setting(3);
    setting.terms.type = RaceType::toughest;
    Race race = race_on(setting, 1);
    race[0].laps = 2;
    race[2].laps = 1;
    Recap recap;
    recap.begin(race);
    tell(recap, race, Event{2, {}, LineCrossed{3, true}});
    tell(recap, race, Event{no_vehicle, {}, PhaseBegan{2}});
    CHECK(recap.lines(0, three()).empty());
}

TEST_CASE("a recap is short at any moment of a race") {
    int told = 0;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        const Setting setting = oval_setting(4);
        RaceSession session(race_on(setting, seed), seed);
        RandomDriver driver(seed);
        RaceLog log(three());
        log.rebuild(session);
        for (int i = 0; i < 600 && answer_by_chance(session, driver); ++i) {
            log.add(session.take_happenings(), session);
            for (VehicleId v = 0; v < 4; ++v) {
                const Lines lines = log.recap(v);
                CHECK(lines.size() <= Recap::most_lines);
                told += static_cast<int>(lines.size());
                for (const std::string& line : lines)
                    CHECK(line.back() == '.');
            }
        }
    }
    CHECK(told > 50);
}

TEST_CASE("a recap tells nothing that has not been shown yet") {
    const Setting setting = oval_setting(4);
    int changed = 0;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        RaceSession session(race_on(setting, seed), seed);
        RandomDriver driver(seed);
        RaceLog log(three());
        RaceLog as_shown(three());
        log.rebuild(session);
        as_shown.rebuild(session);
        session.take_happenings();
        for (int i = 0; i < 300 && answer_by_chance(session, driver); ++i) {
            std::array<Lines, 4> before;
            for (VehicleId v = 0; v < 4; ++v)
                before.at(v) = log.recap(v);
            const auto told = session.take_happenings();
            log.add(told, session);
            for (VehicleId v = 0; v < 4; ++v) {
                REQUIRE(log.recap(v, told.size()) == before.at(v));
                changed += log.recap(v) == before.at(v) ? 0 : 1;
            }
            // One after the other they come to be known.
            for (std::size_t shown = 0; shown < told.size(); ++shown) {
                as_shown.add(std::span(told).subspan(shown, 1), session);
                for (VehicleId v = 0; v < 4; ++v)
                    REQUIRE(log.recap(v, told.size() - shown - 1) == as_shown.recap(v));
            }
        }
    }
    CHECK(changed > 50);
}

TEST_CASE("of Control Loss that an attack gave it is told what was shed since and what is left") {
    const Setting setting = oval_setting(3);
    Race race = race_on(setting, 1);
    Recap recap;
    recap.begin(race);
    tell(recap, race, Event{1, {}, AttackDeclared{AttackKind::personal, 0}});
    tell(recap, race, Event{0, {}, ControlGained{4, 4}});
    CHECK(recap.lines(0, three()) ==
          Lines{"Black attacked you; your Control Loss rose from 0 to 4."});
    race[0].control_loss = 0;
    tell(recap, race, Event{0, {}, ControlCleared{4}});
    CHECK(recap.lines(0, three()) ==
          Lines{"Black attacked you: Control Loss up by 4, 4 shed since, 0 left."});
}

}  // namespace recap_test
