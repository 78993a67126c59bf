// What the commentator of the hippodrome says of whole races.
#include <catch2/catch.hpp>

#include <algorithm>
#include <set>
#include <string>

#include "games/frothy/view/core/telling/race_log.h"
#include "view_core/view_support.h"

namespace commentator_test {

using namespace frothy;
using namespace frothy::testing;

namespace {

std::vector<std::string> texts_of(const RaceLog& log) {
    std::vector<std::string> texts;
    for (const play::Remark& remark : log.commentary().remarks())
        texts.push_back(remark.text);
    return texts;
}

}  // namespace

TEST_CASE("the commentator has lines for many moments, vehicles and people") {
    std::set<std::string_view> kinds;
    std::set<std::string_view> own;
    std::set<std::string_view> words;
    for (const play::RemarkLine& line : Commentator::lines()) {
        kinds.insert(line.kind);
        if (!line.of.empty()) own.insert(line.of);
        words.insert(line.words);
    }
    CHECK(words.size() == Commentator::lines().size());
    CHECK(words.size() >= 120);
    CHECK(kinds.size() >= 20);
    for (const char* vehicle :
         {"basic-chariot", "harvest-dray", "old-mossback", "second-best-rug", "wasps-errand",
          "wheezing-duchess", "late-arrival", "bolting-haystack", "person", "computer"})
        CHECK(own.contains(vehicle));
}

TEST_CASE("a record told again is commented on with the same words, none of them twice") {
    const Setting setting = oval_setting(4);
    std::size_t said = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        RaceSession session(race_on(setting, seed), seed);
        RandomDriver driver(seed);
        RaceLog log;
        log.rebuild(session);
        session.take_happenings();
        for (int i = 0; i < 3000 && answer_by_chance(session, driver); ++i)
            log.add(session.take_happenings(), session);
        const std::vector<std::string> texts = texts_of(log);
        const std::set<std::string> different(texts.begin(), texts.end());
        CHECK(different.size() == texts.size());
        said += texts.size();
        RaceLog again;
        again.rebuild(session);
        CHECK(texts_of(again) == texts);
    }
    CHECK(said > 100);
}

TEST_CASE("an undone answer takes what was said of it back") {
    const Setting setting = oval_setting(2);
    RaceSession session(race_on(setting, 5), 5);
    RandomDriver driver(5);
    RaceLog log;
    log.rebuild(session);
    session.take_happenings();
    for (int i = 0; i < 300 && answer_by_chance(session, driver); ++i)
        log.add(session.take_happenings(), session);
    const std::size_t before = log.commentary().remarks().size();
    for (int i = 0; i < 200 && session.can_undo(); ++i)
        session.undo();
    log.add(session.take_happenings(), session);
    CHECK(log.commentary().remarks().size() < before);
}

TEST_CASE("events become moments of their own weight") {
    const Setting setting = fast_oval_with({}, {});
    Race race = race_on(setting, 1);
    race.round = 2;
    Commentator commentator;
    const auto take = [&](VehicleId who, auto fact) {
        return commentator.take({who, Rule::none(), fact}, race, race);
    };
    CHECK(take(0, Stepped{}).weight == 0);
    (void)take(0, ControlRolled{5});
    CHECK(take(0, ControlKept{}).kind == "escape");
    (void)take(0, ControlRolled{1});
    CHECK(take(0, ControlKept{}).weight == 0);
    (void)take(1, AttackDeclared{AttackKind::personal, 0});
    const play::TalkingPoint lost = take(0, AttackWon{2, 1});
    CHECK(lost.kind == "attack_lost");
    CHECK(lost.who == 1);
    CHECK(lost.other == 0);
    const play::TalkingPoint wreck = take(0, WipedOut{});
    CHECK(wreck.kind == "wreck_by");
    CHECK(wreck.other == 1);
    CHECK(wreck.weight > lost.weight);
    (void)take(no_vehicle, PhaseBegan{2});
    CHECK(take(0, WipedOut{}).kind == "wreck");
}

TEST_CASE("where the last one left wins, it is told how many there are and who is left",
          "[FR-RACE-03][FR-EDGE-30]") {
    Setting setting = oval_setting(4);
    setting.terms.type = RaceType::toughest;
    Race race = race_on(setting, 1);
    race.round = 2;
    Commentator commentator;
    const auto round = [&] {
        return commentator.take({no_vehicle, Rule::none(), RoundBegan{race.round}}, race, race);
    };
    CHECK(round().weight == 0);
    race[1].status = VehicleStatus::resting_wreck;
    const play::TalkingPoint three = round();
    CHECK(three.kind == "fewer_left");
    CHECK(three.number == 3);
    CHECK(round().weight == 0);
    race[3].status = VehicleStatus::resting_wreck;
    const play::TalkingPoint two = round();
    CHECK(two.kind == "duel");
    CHECK(two.who == 0);
    CHECK(two.other == 2);
    race.stalled_rounds = 3;
    CHECK(round().kind == "quiet");
    CHECK(round().number == 3);
    race.stalled_rounds = 4;
    CHECK(round().weight == 0);
    race[0].status = VehicleStatus::resting_wreck;
    const Event over{no_vehicle, Rule::none(), RaceEnded{}};
    CHECK(commentator.take(over, race, race).kind == "survivor");
    CHECK(commentator.take(over, race, race).who == 2);
    setting.terms.type = RaceType::fastest;
    CHECK(Commentator().take(over, race, race).kind == "over");
}

TEST_CASE("over the line a lead is told as it is, though a step is told before it is counted",
          "[FR-EDGE-25]") {
    const Setting setting = fast_oval_with({}, {});
    Race race = race_on(setting, 1);
    race.round = 2;
    const Course& course = setting.course;
    const auto at_place = [&](int place) {
        Cell cell = 0;
        while (course.place(cell) != place)
            ++cell;
        return cell;
    };
    const auto told = [&](int from, int from_lap, int to) {
        Race before = race;
        before[0].cell = at_place(from);
        before[0].laps = static_cast<std::int16_t>(from_lap);
        Race after = before;
        after[0].cell = at_place(to);
        Commentator commentator;
        return commentator.take({0, Rule::none(), Stepped{}}, before, after).kind;
    };
    const int last = course.length() - 1;
    for (VehicleId v = 1; v < race.vehicle_count; ++v) {
        race[v].cell = at_place(2);
        race[v].laps = 1;
    }
    CHECK(told(0, 1, last) == "");  // carried back over it
    CHECK(told(2, 1, 3) == "");     // already beside them
    CHECK(told(1, 1, 3) == "lead");
    for (VehicleId v = 1; v < race.vehicle_count; ++v) {
        race[v].cell = at_place(last);
        race[v].laps = 0;
    }
    CHECK(told(last - 1, 0, 0) == "lead");  // across it, past them
}

}  // namespace commentator_test
