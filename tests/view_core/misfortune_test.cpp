// Whoever was hit, hurt or wrecked is told so before the next question, once: who did it, then what
// it came to.
#include "games/frothy/view/core/telling/misfortune.h"

#include <catch2/catch.hpp>

#include <array>
#include <string>
#include <vector>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/rules/queries.h"
#include "view_core/view_support.h"

namespace misfortune_test {

using namespace frothy;
using frothy::testing::answer_by_chance;
using frothy::testing::as_told;
using frothy::testing::oval_setting;
using frothy::testing::race_on;
using frothy::testing::RaceSession;

namespace {

const Names names{{"Red", "Black", "White", "Blue", "", ""}};

// What has come over somebody, as events tell it, since that vehicle's last question.
struct Told {
    int crashes = 0;
    int damage = 0;
    int control_lost = 0;
    bool is_out = false;
};

// A race at its begin, with who tells of it.
struct TalkedOf {
    TalkedOf(const Setting& setting, std::uint64_t seed)
        : session(race_on(setting, seed), seed), driver(seed) {
        log.rebuild(session);
        session.take_happenings();
        teller.begin(log);
    }
    RaceSession session;
    RandomDriver driver;
    RaceLog log{names};
    MisfortuneTeller teller;
};

// Plays races by chance; `look` sees each question, what befell its player since the one before,
// and the note.
template <class Look>
void play_races(std::uint64_t races, Look look) {
    const Setting setting = oval_setting(4);
    for (std::uint64_t seed = 1; seed <= races; ++seed) {
        auto [session, driver, log, teller] = TalkedOf(setting, seed);
        std::array<Told, max_vehicles> befell{};
        for (int i = 0; i < 3000 && session.pending() != nullptr; ++i) {
            const Decision decision = *session.pending();
            look(decision, std::exchange(befell[decision.player], {}),
                 teller.tell(decision.player, log, decision.now));
            answer_by_chance(session, driver);
            const auto happenings = session.take_happenings();
            for (const auto& one : happenings) {
                if (one.kind != kernel::HappeningKind::event) continue;
                const Event& event = one.event;
                if (event.who >= setting.licences.size()) continue;
                Told& its = befell[event.who];
                if (const auto* crash = event.get_if<Collided>()) {
                    ++its.crashes;
                    if (crash->other < setting.licences.size()) ++befell[crash->other].crashes;
                }
                if (const auto* damage = event.get_if<Damaged>()) its.damage += damage->points;
                if (event.is<ControlLost>()) ++its.control_lost;
            }
            log.add(happenings, session);
        }
    }
}

kernel::Happening<Frothy> happened(VehicleId who, const Event::Fact& fact) {
    kernel::Happening<Frothy> happening;
    happening.event = {who, "FR-COL-17", fact};
    return happening;
}

// The note to Red of what has happened, which leaves Red as the last of it says.
std::optional<MisfortuneNote> note_of(const std::vector<kernel::Happening<Frothy>>& happenings) {
    const Setting setting = oval_setting(3);
    Race now = race_on(setting, 1);
    RaceLog log(names);
    log.rebuild(now, {}, 0);
    MisfortuneTeller teller;
    teller.begin(log);
    log.add(as_told(happenings, now), {});
    return teller.tell(0, log, now);
}

}  // namespace

TEST_CASE("The note tells the misfortune it is titled after, whatever smaller ones came later",
          "[misfortune][FR-COL-17][FR-DMG-02]") {
    const auto note = note_of({
        happened(0, Damaged{3, 3}),  // before, in a fight
        happened(0, Stepped{}),
        happened(0, Collided{CollisionKind::edge}),
        happened(0, Damaged{4, 7}),
        happened(0, ControlGained{4, 9}),
        happened(no_vehicle, RoundBegan{2}),
        happened(0, Damaged{1, 8}),
        happened(0, ControlLost{testing::only(Icon::haste)}),
    });
    REQUIRE(note);
    CHECK(note->title == "You crashed");
    REQUIRE(note->lines.size() == 1);
    CHECK(note->lines[0].text == "Red crashes into the edge of the track.");
    CHECK(note->standing.find("Damage 0 → 8 of 10") != std::string::npos);
    CHECK(note->standing.find("Control Loss 5 → 9") != std::string::npos);
}

TEST_CASE("Whoever took damage is told what stays of it", "[misfortune][FR-DMG-06]") {
    const auto note = note_of({
        happened(0, Stepped{}),
        happened(0, Collided{CollisionKind::edge}),
        happened(0, Damaged{4, 4}),
    });
    REQUIRE(note);
    const Setting setting = oval_setting(3);
    const Race race = race_on(setting, 1);
    CHECK(note->lasting.starts_with("From now on: "));
    int printed = 0;
    for (const Affect& affect : race.licence(0).affects) {
        const bool is_reached = affect.at <= 4;
        printed += is_reached ? 1 : 0;
        CHECK((note->lasting.find(affect_text(affect.kind)) != std::string::npos) == is_reached);
    }
    CHECK(printed > 0);
    const auto without = note_of({happened(0, ControlLost{testing::only(Icon::slide)})});
    REQUIRE(without);
    CHECK(without->lasting.empty());
}

TEST_CASE("Who attacked is told first, though whoever was attacked knew of it when asked for cards",
          "[misfortune][FR-ATK-09]") {
    const Setting setting = oval_setting(3);
    Race now = race_on(setting, 1);
    RaceLog log(names);
    log.rebuild(now, {}, 0);
    MisfortuneTeller teller;
    teller.begin(log);
    log.add(as_told({happened(1, AttackDeclared{AttackKind::vehicle, 0})}, now), {});
    CHECK_FALSE(teller.tell(0, log, now));
    log.add(as_told({happened(0, AttackValue{3, 1}), happened(1, AttackValue{8, 1}),
                     happened(1, AttackWon{5, 0}), happened(0, Damaged{5, 5}),
                     happened(0, ControlLost{testing::only(Icon::slow)})},
                    now),
            {});
    const auto note = teller.tell(0, log, now);
    REQUIRE(note);
    CHECK(note->title == "You took damage");
    REQUIRE(note->lines.size() == 2);
    CHECK(note->lines[0].text == "Black sideswipes Red. Black wins by 8 to 3.");
    CHECK(note->lines[1].text == "Red loses control: Slow.");
    CHECK(note->standing.starts_with("Damage 0 → 5 of 10"));
}

TEST_CASE("Whoever lost an attack of one's own is told so, by how much, and what it cost",
          "[misfortune][FR-ATK-09][FR-TURN-07]") {
    const auto note = note_of({
        happened(0, AttackDeclared{AttackKind::vehicle, 2}),
        happened(2, AttackValue{6, 1}),
        happened(0, AttackValue{4, 1}),
        happened(2, AttackWon{2, 0}),
        happened(0, Damaged{1, 1}),
        happened(0, ControlGained{6, 7}),
        happened(0, ControlLost{testing::only(Icon::slow)}),
        happened(0, SpeedChanged{3, 2}),
        happened(0, ControlCleared{7}),
        happened(0, MoveEnded{1}),
    });
    REQUIRE(note);
    CHECK(note->title == "You lost the attack");
    REQUIRE(note->lines.size() == 2);
    CHECK(note->lines[0].text == "Red sideswipes White. White wins by 6 to 4.");
    CHECK(note->lines[1].text == "Red loses control: Slow.");
    CHECK(note->besides ==
          "You lost the last space of your move. Your Speed became Safe, which shed 7 Control Loss "
          "points.");
    CHECK(note->standing.find("Control Loss 1 → 7 → 0") != std::string::npos);
    const auto level = note_of({
        happened(0, AttackDeclared{AttackKind::personal, 2}),
        happened(2, AttackValue{5, 1}),
        happened(0, AttackValue{5, 1}),
        happened(0, AttackTied{5, 2}),
        happened(0, ControlGained{5, 5}),
        happened(0, ControlLost{testing::only(Icon::slow)}),
    });
    REQUIRE(level);
    CHECK(level->title == "You lost the attack");
    CHECK(level->lines[0].text == "Red lashes out at White. Both reach 5, and both lose.");
}

TEST_CASE("Whoever won an attack and lost control later did not lose it",
          "[misfortune][FR-ATK-09]") {
    const auto note = note_of({
        happened(0, AttackDeclared{AttackKind::vehicle, 2}),
        happened(2, AttackValue{3, 1}),
        happened(0, AttackValue{4, 1}),
        happened(0, AttackWon{1, 2}),
        happened(2, Damaged{1, 1}),
        happened(0, ControlLost{testing::only(Icon::slow)}),
    });
    REQUIRE(note);
    CHECK(note->title == "You lost control");
}

TEST_CASE("A slide and a spin are one clause", "[misfortune][FR-CTRL-14][FR-CTRL-17]") {
    const auto note = note_of({
        happened(0, ControlLost{testing::only(Icon::slide)}),
        happened(0, Slid{hexgrid::direction(0)}),
        happened(0, Turned{hexgrid::Facing(0), hexgrid::Facing(2), true}),
    });
    REQUIRE(note);
    CHECK((note->end.find(" and spun 60°.") != std::string::npos ||
           note->end.find(", spun 60° and face") != std::string::npos));
    CHECK(note->end.find(", spun 60°.") == std::string::npos);
}

TEST_CASE("Of two crashes the note tells the one that hurt more", "[misfortune][FR-DMG-02]") {
    const auto note = note_of({
        happened(0, Stepped{}),
        happened(0, Collided{CollisionKind::edge}),
        happened(0, Damaged{1, 1}),
        happened(1, Stepped{}),
        happened(1, Collided{CollisionKind::t, hexgrid::direction(0), 0}),
        happened(0, Damaged{5, 6}),
    });
    REQUIRE(note);
    CHECK(note->title == "You were hit");
    REQUIRE(note->lines.size() == 1);
    CHECK(note->lines[0].text == "Black crashes into the side of Red.");
}

TEST_CASE("The note tells the Speed the misfortune left, not that of the Speed Check after it",
          "[misfortune][FR-CTRL-15]") {
    const auto note = note_of({
        happened(0, ControlLost{testing::only(Icon::haste)}),
        happened(0, SpeedChanged{2, 3}),
        happened(no_vehicle, RoundBegan{2}),
        happened(0, SpeedChecked{2, SpeedDirection::accelerate, 0}),
        happened(0, SpeedChanged{3, 5}),
    });
    REQUIRE(note);
    CHECK(note->title == "You lost control");
    CHECK(note->standing.find("Speed 2 → 3  ") == 0);
    const auto without = note_of({
        happened(0, ControlLost{testing::only(Icon::slide)}),
        happened(0, SpeedChecked{2, SpeedDirection::accelerate, 0}),
        happened(0, SpeedChanged{2, 4}),
    });
    REQUIRE(without);
    CHECK(without->standing.find("Speed") == std::string::npos);
}

TEST_CASE("The note tells what the other party of a crash suffered", "[misfortune][FR-COL-20]") {
    const auto note = note_of({
        happened(0, Stepped{}),
        happened(0, Collided{CollisionKind::t, hexgrid::direction(0), 2}),
        happened(2, Damaged{5, 5}),
        happened(0, Damaged{1, 1}),
        happened(0, SpeedChanged{5, 2}),
        happened(1, Stepped{}),
        happened(2, Damaged{1, 6}),
    });
    REQUIRE(note);
    CHECK(note->besides == "White sustained 5 Damage.");
    CHECK(note->standing.find("Speed 5 → 2  ") == 0);
}

TEST_CASE("What the other party had suffered before is no part of the crash",
          "[misfortune][FR-ATK-09][FR-COL-20]") {
    const auto note = note_of({
        happened(2, AttackDeclared{AttackKind::personal, 0}),
        happened(0, AttackWon{1, 2}),
        happened(2, Damaged{1, 1}),
        happened(0, Collided{CollisionKind::t, hexgrid::direction(0), 2}),
        happened(2, Damaged{1, 2}),
        happened(0, Damaged{3, 3}),
    });
    REQUIRE(note);
    CHECK(note->title == "You crashed");
    CHECK(note->besides == "White sustained 1 Damage.");
}

TEST_CASE("A spin that undoes the turn is told", "[misfortune][FR-CTRL-17][FR-CTRL-18]") {
    const auto lost = happened(0, ControlLost{testing::only(Icon::right_spin)});
    const auto rolls = [](ControlCause cause) { return happened(0, ControlRolled{3, cause}); };
    const auto spins = happened(0, Turned{hexgrid::Facing(0), hexgrid::Facing(2), true});
    CHECK(note_of({rolls(ControlCause::turn), lost})->besides == "The spin undid your turn.");
    CHECK(note_of({rolls(ControlCause::turn), lost, spins})->besides.empty());
    CHECK(note_of({rolls(ControlCause::collision), lost})->besides.empty());
}

TEST_CASE("What went wrong is told at the next question of whom it befell, and only then",
          "[misfortune][FR-COL-17][FR-DMG-02][FR-CTRL-12]") {
    int told = 0;
    play_races(6, [&](const Decision& decision, const Told& befell, const auto& note) {
        const bool is_news = befell.crashes > 0 || befell.damage > 0 || befell.control_lost > 0;
        INFO(ask_title(decision, names));
        if (is_news) REQUIRE(note);
        if (!note) return;
        ++told;
        CHECK(note->who == decision.player);
        CHECK_FALSE(note->title.empty());
        REQUIRE_FALSE(note->lines.empty());
        CHECK(note->lines.size() <= MisfortuneNote::most_lines);
        CHECK_FALSE(note->lines.front().rule.is_none());
        if (!decision.now[decision.player].is_running()) {
            CHECK(note->title == "You are out of the race");
        } else if (befell.crashes > 0) {
            CHECK((note->title == "You crashed" || note->title == "You were hit"));
        } else if (befell.damage > 0) {
            CHECK((note->title == "You took damage" || note->title == "You lost the attack"));
        }
        CHECK(note->standing.find(" " + std::to_string(decision.now[decision.player].damage) +
                                  " of 10") != std::string::npos);
    });
    CHECK(told > 40);
}

TEST_CASE("A roll that went wrong is told by what it did, in a few words",
          "[misfortune][FR-CTRL-12]") {
    int rolls = 0;
    play_races(6, [&](const Decision&, const Told&, const auto& note) {
        if (!note) return;
        std::size_t letters = note->end.size() + note->besides.size() + note->lasting.size();
        for (const LogLine& line : note->lines) {
            INFO(line.text);
            if (line.misfortune == Misfortune::slowed) continue;
            letters += line.text.size();
            if (line.misfortune == Misfortune::wrecked) continue;  // "the wreck rolls on"
            CHECK(line.text.find(" rolls ") == std::string::npos);
            if (line.why != Why::control || line.faces.empty()) continue;
            ++rolls;
            CHECK(line.text.find("loses control") != std::string::npos);
        }
        CHECK(letters < 400);
    });
    CHECK(rolls > 10);
}

TEST_CASE("Who is wrecked and asked nothing more is told by name, once",
          "[misfortune][FR-WIPE-01]") {
    const Setting setting = oval_setting(4);
    int wrecks = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        auto [session, driver, log, teller] = TalkedOf(setting, seed);
        std::array<int, max_vehicles> times{};
        for (int i = 0; i < 3000 && session.pending() != nullptr; ++i) {
            answer_by_chance(session, driver);
            log.add(session.take_happenings(), session);
            for (VehicleId v = 0; v < 4; ++v) {
                const auto note = teller.tell_of_wreck(v, log, session.now(), names);
                if (!note) continue;
                ++times[v];
                CHECK(session.now()[v].is_wreck());
                CHECK(note->title == names.of(v) + " is out of the race");
            }
        }
        for (VehicleId v = 0; v < 4; ++v) {
            CHECK(times[v] == (session.now()[v].is_wreck() ? 1 : 0));
            wrecks += times[v];
        }
    }
    CHECK(wrecks > 3);
}

TEST_CASE("What an undo takes back is told anew when it happens again", "[misfortune]") {
    const Setting setting = oval_setting(4);
    auto [session, driver, log, teller] = TalkedOf(setting, 3);
    int again = 0;
    for (int i = 0; i < 600 && session.pending() != nullptr; ++i) {
        const std::uint32_t before = log.news();
        for (VehicleId v = 0; v < 4; ++v)
            (void)teller.tell(v, log, session.now());
        answer_by_chance(session, driver);
        log.add(session.take_happenings(), session);
        if (session.pending() == nullptr || log.news() == before) continue;
        const Decision decision = *session.pending();
        const auto first = teller.tell(decision.player, log, decision.now);
        session.undo();
        log.add(session.take_happenings(), session);
        teller.rewind(log);
        session.redo();
        log.add(session.take_happenings(), session);
        const auto second = teller.tell(decision.player, log, session.now());
        if (!first) continue;
        REQUIRE(second);
        CHECK(second->title == first->title);
        ++again;
    }
    CHECK(again > 3);
}

TEST_CASE("The note says in one clause where slides and spins have left the vehicle",
          "[misfortune][FR-CTRL-12]") {
    int clauses = 0;
    int walls = 0;
    const Setting setting = oval_setting(4);
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        auto [session, driver, log, teller] = TalkedOf(setting, seed);
        std::array<int, max_vehicles> slides{};
        std::array<int, max_vehicles> spun{};  // 30 degree steps
        for (int i = 0; i < 3000 && session.pending() != nullptr; ++i) {
            const Decision decision = *session.pending();
            const VehicleId v = decision.player;
            const auto note = teller.tell(v, log, decision.now);
            const int slid = std::exchange(slides[v], 0);
            const bool has_spun = std::exchange(spun[v], 0) % 12 != 0;
            if (note && decision.now[v].is_running()) {
                INFO(note->end);
                CHECK(note->end.empty() == (slid == 0 && !has_spun));
                CHECK((slid == 0) == (note->end.find("slid") == std::string::npos));
                CHECK(note->end.size() < 64);
                if (slid > 1) CHECK(note->end.find(std::to_string(slid)) != std::string::npos);
                clauses += note->end.empty() ? 0 : 1;
                const bool is_wall = note->end.find("wall") != std::string::npos;
                walls += is_wall ? 1 : 0;
                const auto facing = decision.now[v].facing;
                if (is_wall && facing.is_side()) {
                    const Cell next =
                        decision.now.course().neighbour(decision.now[v].cell, facing.ahead());
                    CHECK((next == no_cell || decision.now.course().features(next).solid));
                }
            }
            answer_by_chance(session, driver);
            const auto happenings = session.take_happenings();
            for (const auto& one : happenings) {
                if (one.kind != kernel::HappeningKind::event) continue;
                const Event& event = one.event;
                if (event.is<Slid>()) ++slides[event.who];
                if (const auto* turned = event.get_if<Turned>(); turned && turned->spins)
                    spun[event.who] += turned->now.number() - turned->before.number();
            }
            log.add(happenings, session);
        }
    }
    CHECK(clauses > 20);
    CHECK(walls > 0);
}

}  // namespace misfortune_test
