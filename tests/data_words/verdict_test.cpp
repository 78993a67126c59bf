// Who has won and why, in one sentence with its rule.
#include <catch2/catch.hpp>

#include "games/frothy/data/notation/notation.h"
#include "games/frothy/data/wording/wording.h"
#include "games/frothy/rules/queries.h"
#include "race_fixture.h"

using namespace frothy;
using data_words::Fixture;

namespace {

const Names three{{"Red", "Blue", "Gold"}};

struct Ended : Fixture {
    explicit Ended(RaceType type, EndReason reason) {
        setting.terms.type = type;
        race.moment = Moment::over;
        race.ended = reason;
    }
    RaceVerdict told(std::optional<CatchKind> how = std::nullopt) const {
        return verdict_of(race, how, three);
    }
    void finish(VehicleId v, int place) {
        race[v].status = VehicleStatus::finished;
        race[v].out_order = static_cast<std::uint8_t>(place);
        race.finished_count = static_cast<std::uint8_t>(race.finished_count + 1);
    }
    void wreck(VehicleId v, int event) {
        race[v].status = VehicleStatus::resting_wreck;
        race[v].out_event = static_cast<std::uint16_t>(event);
        race[v].out_progress = progress(race, v);
    }
    void come(VehicleId v, int laps) { race[v].laps = static_cast<std::int16_t>(laps); }
};

void check(const RaceVerdict& outcome, const std::string& text, Rule rule) {
    CHECK(outcome.text == text);
    CHECK(outcome.rule.text() == rule.text());
}

}  // namespace

TEST_CASE("Fastest: home first, or nobody home", "[wording][FR-RACE-01][FR-EDGE-28]") {
    Ended home(RaceType::fastest, EndReason::all_home);
    home.setting.laps = 2;
    home.finish(1, 1);
    home.finish(0, 2);
    check(home.told(), "Blue wins: first across the line after 2 laps.", "FR-RACE-01");
    Ended none(RaceType::fastest, EndReason::nobody_running);
    none.setting.rules.race_nobody_home = NobodyHome::no_winner;
    check(none.told(), "Nobody wins: no vehicle got home.", "FR-EDGE-28");
    none.setting.rules.race_nobody_home = NobodyHome::furthest;
    none.come(2, 1);
    check(none.told(), "Gold wins: nobody got home, and nobody came further.", "FR-EDGE-28");
    Ended last(RaceType::fastest, EndReason::last_running);
    last.wreck(0, 1);
    last.wreck(1, 2);
    check(last.told(), "Gold wins: the last vehicle running.", "FR-EDGE-29");
}

TEST_CASE("Furthest and Toughest: one winner, or several", "[wording][FR-RACE-02][FR-RACE-03]") {
    Ended far(RaceType::furthest, EndReason::time_over);
    far.come(1, 2);
    const int spaces = progress(far.race, 1);  // RULING of FR-RACE-02
    check(far.told(),
          "Blue wins with the greatest distance, " + std::to_string(spaces) + " spaces.",
          "FR-RACE-02");
    Ended tough(RaceType::toughest, EndReason::last_running);
    tough.wreck(0, 1);
    tough.wreck(2, 2);
    check(tough.told(), "Blue wins: the last vehicle that is not destroyed.", "FR-RACE-03");
    tough.wreck(1, 3);
    tough.race[2].out_event = 3;
    tough.race.ended = EndReason::nobody_running;
    check(tough.told(), "Blue and Gold share the win: the last to go, and they went together.",
          "FR-EDGE-31");
    Ended stalled(RaceType::toughest, EndReason::stalled);
    stalled.race[0].damage = 3;
    stalled.race[2].damage = 1;
    check(stalled.told(), "Blue wins with the most Damage to spare, 10.", "FR-EDGE-30");
}

TEST_CASE("A chase: how it was caught, or how it got away",
          "[wording][FR-RACE-04][FR-RACE-05][FR-EDGE-31]") {
    Ended hunt(RaceType::fox_and_hounds, EndReason::caught);
    hunt.setting.terms.fox = 2;
    hunt.race.catcher = 0;
    check(hunt.told(CatchKind::level), "Red wins: it drew level with the Fox (Gold).",
          "FR-RACE-05");
    check(hunt.told(CatchKind::destroyed), "Red wins: it brought the Fox (Gold) down.",
          "FR-RACE-05");
    check(hunt.told(), "Red wins: it caught the Fox (Gold).", "FR-RACE-05");
    hunt.race.catcher = no_vehicle;
    hunt.race.ended = EndReason::rounds_over;
    hunt.race.round = 20;
    check(hunt.told(), "The Fox (Gold) wins: it got away for 20 rounds.", "FR-EDGE-31");
    hunt.race.ended = EndReason::hounds_out;
    check(hunt.told(), "The Fox (Gold) wins: all the Hounds are out.", "FR-EDGE-31");

    Ended two(RaceType::pursuit, EndReason::caught);
    two.race.vehicle_count = 2;
    two.race.catcher = 1;
    check(two.told(CatchKind::collision), "Blue wins: it ran Red down.", "FR-RACE-04");
    two.race.catcher = no_vehicle;
    two.race.ended = EndReason::rounds_over;
    two.race[0].start_progress = static_cast<std::int16_t>(progress(two.race, 0));
    two.race[1].start_progress = static_cast<std::int16_t>(progress(two.race, 1));
    check(two.told(), "Nobody wins: neither gained on the other.", "FR-EDGE-31");
    two.race[1].start_progress = static_cast<std::int16_t>(two.race[1].start_progress - 4);
    check(two.told(), "Blue wins: it gained 4 spaces on Red.", "FR-EDGE-31");
}

TEST_CASE("Points and teams come before all else", "[wording][FR-RACE-10][FR-RACE-11]") {
    Ended scored(RaceType::furthest, EndReason::rounds_over);
    scored.setting.terms.scoring.scoring = Scoring::used;
    scored.race[2].points = 7;
    check(scored.told(), "Gold wins with 7 points, the most.", "FR-RACE-10");
    scored.race[1].points = 7;
    scored.come(1, 1);
    check(scored.told(), "Blue wins with 7 points and the better place.", "FR-EDGE-31");
    scored.setting.terms.teams = {1, 2, 1};
    scored.race[0].points = 1;
    check(scored.told(), "Team 1 (Red and Gold) wins with 8 points in all.", "FR-RACE-11");
    Ended placed(RaceType::fastest, EndReason::all_home);
    placed.setting.terms.teams = {1, 2, 1};
    placed.finish(0, 1);
    placed.finish(2, 2);
    placed.finish(1, 3);
    check(placed.told(), "Team 1 (Red and Gold) wins with the best average place, 1.5.",
          "FR-RACE-11");
    const auto teams = team_results(placed.race);
    REQUIRE(teams.size() == 2);
    CHECK(team_text(teams[1], placed.race.terms()) == "Team 2: 2nd, average place 3");
    Ended level(RaceType::fastest, EndReason::all_home);
    level.setting.terms.teams = {1, 2, 2};
    level.finish(1, 1);
    level.finish(0, 2);
    level.finish(2, 3);
    check(level.told(),
          "Team 2 (Blue and Gold) wins: level with an average place of 2, it has the better single "
          "place.",
          "FR-RACE-11");
}

TEST_CASE("Every end of every kind of race is a sentence with its rule", "[wording]") {
    for (int type = 0; type < race_type_count; ++type) {
        for (int reason = 1; reason < end_reason_count; ++reason) {
            for (int out = 0; out < 8; ++out) {
                for (int how = -1; how < catch_kind_count; ++how) {
                    Ended end(static_cast<RaceType>(type), static_cast<EndReason>(reason));
                    if (type == static_cast<int>(RaceType::pursuit)) end.race.vehicle_count = 2;
                    for (VehicleId v = 0; v < end.race.vehicle_count; ++v) {
                        if (((out >> v) & 1) != 0) end.wreck(v, v + 1);
                    }
                    std::optional<CatchKind> kind;
                    if (how >= 0) kind = static_cast<CatchKind>(how);
                    if (how >= 0) end.race.catcher = 1;
                    const RaceVerdict outcome = end.told(kind);
                    INFO(outcome.text << " " << type << " " << reason << " " << out);
                    CHECK(outcome.text.ends_with("."));
                    CHECK(outcome.text.find_first_of("{}#_") == std::string::npos);
                    CHECK_FALSE(outcome.rule.is_none());
                }
            }
        }
    }
}

TEST_CASE("A turn as the Fox and the points of an agreement are sentences",
          "[wording][FR-RACE-06][houserules]") {
    CHECK(fox_turn_text({1, FoxFate::taken, 5, 2}, three) ==
          "Blue was taken after 5 rounds and 2 phases.");
    CHECK(fox_turn_text({0, FoxFate::taken, 1, 0}, three) == "Red was taken after 1 round.");
    CHECK(fox_turn_text({2, FoxFate::survived, 20, 0}, three) == "Gold got away for 20 rounds.");
    CHECK(agreed_points(HouseRules{}).empty());
    HouseRules rules;
    for (const HouseRuleKey& key : house_rule_keys())
        key.set(rules, key.values.empty() ? 3 : 1);
    const std::vector<AgreedPoint> points = agreed_points(rules);
    CHECK(points.size() == house_rule_keys().size());
    for (const AgreedPoint& point : points) {
        INFO(point.text);
        CHECK(point.text.ends_with("."));
        CHECK(point.text.find(" by: ") == std::string::npos);
        CHECK_FALSE(point.rule.is_none());
        CHECK(point.usual.starts_with("In the book: "));
    }
    HouseRules jumps;
    jumps.opt_jumps = Jumps::on;
    REQUIRE(agreed_points(jumps).size() == 1);
    CHECK(agreed_points(jumps).front().text == "Jumps: Allowed.");
    CHECK(agreed_points(jumps).front().rule == Rule("FR-OPT-09"));
}
