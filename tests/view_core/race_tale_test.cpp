// The story of a race: what is counted in it, and what is said of it.
#include <catch2/catch.hpp>

#include <algorithm>

#include "games/frothy/rules/queries.h"
#include "games/frothy/view/core/replay/race_tale.h"
#include "games/frothy/view/core/replay/replay_marks.h"
#include "view_core/race_support.h"

namespace race_tale_test {

using namespace frothy;
using namespace frothy::testing;

namespace {

JudgedCast cast_of(LuckKind kind, std::vector<std::uint8_t> faces) {
    JudgedCast cast;
    cast.kind = kind;
    cast.who = 0;
    cast.round = 7;
    cast.faces = std::move(faces);
    cast.outcome = 6;
    cast.expected = 11.0 / 3.0;
    cast.as_lucky = 1.0 / 9.0;
    return cast;
}

}  // namespace

TEST_CASE("deeds are counted for who did them and for whom they were done to") {
    int attacks = 0;
    int homes = 0;
    std::vector<Record> records;
    for (const char* name : {"circus-parvus", "via-triumphalis"}) {
        const auto loaded =
            load_record(std::string(HIPPODROME_TESTS_DIR) + "/app/golden/" + name + ".json");
        REQUIRE(loaded.ok());
        records.push_back(*loaded.value);
    }
    for (std::uint64_t seed = 1; seed <= 6; ++seed)
        records.push_back(played(4, seed, to_the_end));
    for (const Record& record : records) {
        const RaceReplay replay(record);
        const RaceTale tale = race_tale(replay);
        const Race end = replay.race_at(replay.last());
        int made = 0;
        int suffered = 0;
        int passed = 0;
        for (VehicleId v = 0; v < end.vehicle_count; ++v) {
            const SeatTale& seat = tale.seats[v];
            CAPTURE(record.course.name, record.seed, static_cast<int>(v));
            made += seat.attacks_made;
            suffered += seat.attacks_suffered;
            passed += seat.passed;
            CHECK(seat.damage == end[v].damage);
            CHECK(seat.control_lost <= seat.control_rolls);
            CHECK(seat.laps == std::max<int>(0, end[v].laps));
            const bool is_home = end[v].status == VehicleStatus::finished;
            CHECK((seat.home_round > 0) == is_home);
            if (is_home) {
                ++homes;
                CHECK(replay.race_at(seat.home_stop)[v].status == VehicleStatus::finished);
                CHECK(replay.race_at(seat.home_stop - 1)[v].is_running());
            }
            if (seat.top_speed > 0) {
                CHECK(rating(replay.race_at(seat.top_speed_stop), v) <= seat.top_speed);
            }
        }
        CHECK(made == suffered);
        attacks += made;
        const auto overtakes = std::ranges::count_if(
            replay.marks(), [](const ReplayMark& mark) { return mark.passed > 0; });
        CHECK(passed >= overtakes);
    }
    CHECK(attacks > 10);
    CHECK(homes > 0);
}

TEST_CASE("chapters are sentences, in order, and lead to where it happened") {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const RaceReplay replay(played(4, seed, to_the_end));
        const std::vector<Chapter> chapters = chapters_of(replay, race_tale(replay));
        REQUIRE_FALSE(chapters.empty());
        CHECK(chapters.size() <= 16);
        std::size_t before = 0;
        for (const Chapter& chapter : chapters) {
            CAPTURE(seed, chapter.text);
            CHECK(chapter.text.back() == '.');
            CHECK(chapter.text.find('{') == std::string::npos);
            if (chapter.stop) CHECK(*chapter.stop <= replay.last());
            if (!chapter.text.starts_with("Round ")) continue;
            CHECK(*chapter.stop >= before);
            before = *chapter.stop;
        }
    }
}

TEST_CASE("the lead is taken once a round at most, and the pass that decides is always told") {
    int changes = 0;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        const RaceReplay replay(played(4, seed, to_the_end));
        const RaceTale tale = race_tale(replay);
        const std::vector<Chapter> chapters = chapters_of(replay, tale);
        std::vector<int> rounds;
        const ReplayMark* last = nullptr;
        for (const ReplayMark& mark : replay.marks()) {
            const bool leads = mark.text.find("takes the lead") != std::string::npos;
            CHECK(leads == (mark.kind == MarkKind::overtake && mark.place == 1));
            if (!leads) continue;
            rounds.push_back(mark.round);
            last = &mark;
        }
        CAPTURE(seed);
        CHECK(static_cast<int>(rounds.size()) == tale.lead_changes);
        CHECK(std::ranges::adjacent_find(rounds) == rounds.end());
        changes += tale.lead_changes;
        if (last == nullptr) continue;
        CHECK(std::ranges::any_of(
            chapters, [&](const Chapter& chapter) { return chapter.text.ends_with(last->text); }));
    }
    CHECK(changes > 4);
}

TEST_CASE("whoever takes the lead has it alone; level with another it is shared") {
    int shared = 0;
    for (std::uint64_t seed = 1; seed <= 24; ++seed) {
        const RaceReplay replay(played(4, seed, to_the_end));
        for (const ReplayMark& mark : replay.marks()) {
            const bool takes = mark.text.find("takes the lead") != std::string::npos;
            const bool shares = mark.text.find("shares the lead") != std::string::npos;
            if (!takes && !shares) continue;
            std::size_t stop = mark.stop;
            while (stop < replay.last() && replay.stops()[stop + 1].round == mark.round)
                ++stop;
            const Race race = replay.race_at(stop);
            int leading = 0;
            for (VehicleId v = 0; v < race.vehicle_count; ++v)
                leading += leads(race, v) ? 1 : 0;
            CAPTURE(seed, mark.text);
            CHECK(leads(race, mark.who));
            CHECK((leading == 1) == takes);
            shared += shares ? 1 : 0;
        }
    }
    CHECK(shared > 0);
}

TEST_CASE("nobody leads alone at the end of a round without having been told to take the lead") {
    int falls = 0;  // to whoever passed nobody
    for (std::uint64_t seed = 1; seed <= 24; ++seed) {
        const RaceReplay replay(played(4, seed, to_the_end));
        VehicleId told = no_vehicle;
        auto mark = replay.marks().begin();
        const auto listen = [&](std::size_t until) {
            for (; mark != replay.marks().end() && mark->stop <= until; ++mark) {
                if (mark->place != 1) continue;
                told = mark->who;
                falls += mark->passed == 0 ? 1 : 0;
            }
        };
        for (std::size_t stop = 0; stop <= replay.last(); ++stop) {
            const bool is_end = stop == replay.last() ||
                                replay.stops()[stop + 1].round != replay.stops()[stop].round;
            if (!is_end) continue;
            // Its last step is seen where the next round asks for the first time.
            const std::size_t seen = std::min(stop + 1, replay.last());
            listen(seen);
            const Race race = replay.race_at(seen);
            VehicleId leader = no_vehicle;
            int leading = 0;
            for (VehicleId v = 0; v < race.vehicle_count; ++v) {
                if (!leads(race, v)) continue;
                leader = v;
                ++leading;
            }
            if (leading != 1) continue;
            CAPTURE(seed, stop, static_cast<int>(leader));
            if (told == no_vehicle) told = leader;  // from the start on
            CHECK(told == leader);
        }
    }
    CHECK(falls > 0);
}

TEST_CASE("nobody passes others in a round after the one in which it got home") {
    int homes = 0;
    for (const char* name : {"circus-parvus", "training-loop", "via-triumphalis"}) {
        const auto loaded =
            load_record(std::string(HIPPODROME_TESTS_DIR) + "/app/golden/" + name + ".json");
        REQUIRE(loaded.ok());
        const RaceReplay replay(*loaded.value);
        const RaceTale tale = race_tale(replay);
        for (const ReplayMark& mark : replay.marks()) {
            if (mark.kind != MarkKind::overtake || tale.seats[mark.who].home_round == 0) continue;
            CAPTURE(name, mark.text, mark.round);
            ++homes;
            CHECK(mark.round <= tale.seats[mark.who].home_round);
        }
    }
    CHECK(homes > 0);
}

TEST_CASE("no round is told to have cost whoever went out in it") {
    int out = 0;
    for (std::uint64_t seed = 1; seed <= 24; ++seed) {
        const RaceReplay replay(played(4, seed, to_the_end));
        for (const RoundTale& round : race_tale(replay).by_round) {
            const Race before = replay.race_at(round.stop > 0 ? round.stop - 1 : 0);
            for (VehicleId v = 0; v < before.vehicle_count; ++v) {
                const bool is_out =
                    !before[v].is_running() && before[v].status != VehicleStatus::finished;
                if (!is_out) continue;
                ++out;
                CHECK_FALSE(round.spaces.at(v));
            }
        }
    }
    CHECK(out > 10);
}

TEST_CASE("who led longest is told, and blows that did little where nothing else happened") {
    int told = 0;
    int lesser = 0;
    for (std::uint64_t seed = 1; seed <= 16; ++seed) {
        // Little has happened after so few answers.
        const RaceReplay replay(seed % 2 == 0 ? played(4, seed, to_the_end) : played(2, seed, 120));
        const RaceTale tale = race_tale(replay);
        const std::vector<Chapter> chapters = chapters_of(replay, tale);
        const auto says = [&](const std::string& words) {
            return std::ranges::any_of(chapters, [&](const Chapter& chapter) {
                return chapter.text.find(words) != std::string::npos;
            });
        };
        int most = 0;
        int how_many = 0;
        VehicleId leader = 0;
        for (VehicleId v = 0; v < tale.vehicles; ++v) {
            const int led = tale.seats[v].rounds_led;
            CHECK(led <= tale.rounds);
            const int home = tale.seats[v].home_round;
            if (home > 0) CHECK(tale.rounds <= home);
            how_many = led == most ? how_many + 1 : led > most ? 1 : how_many;
            if (led > most) leader = v;
            most = std::max(most, led);
        }
        CAPTURE(seed);
        const bool is_told = how_many == 1 && most > 1;
        told += is_told ? 1 : 0;
        CHECK(says(replay.names().of(leader) + " leads ") == is_told);
        std::ptrdiff_t moments = 0;
        for (const Chapter& chapter : chapters)
            moments += chapter.text.starts_with("Round ") ? 1 : 0;
        std::ptrdiff_t homes =
            std::ranges::count(replay.marks(), MarkKind::finish, &ReplayMark::kind);
        if (moments - homes >= 5) continue;
        for (const ReplayMark& mark : replay.marks()) {
            if (mark.kind != MarkKind::collision) continue;
            CHECK(says(mark.text));
            lesser += mark.damage < 2 ? 1 : 0;
        }
    }
    CHECK(told > 3);
    CHECK(lesser > 0);
}

TEST_CASE("everybody but the winner is told which round cost most") {
    int told = 0;
    for (const char* name : {"circus-parvus", "via-triumphalis"}) {
        const auto loaded =
            load_record(std::string(HIPPODROME_TESTS_DIR) + "/app/golden/" + name + ".json");
        REQUIRE(loaded.ok());
        const RaceReplay replay(*loaded.value);
        const RaceTale tale = race_tale(replay);
        REQUIRE_FALSE(tale.by_round.empty());
        const Race then = replay.race_at(tale.by_round.back().stop);
        for (VehicleId v = 0; v < then.vehicle_count; ++v) {
            // Rounds add up to the way from the start to where it was when somebody was home.
            int all = 0;
            for (const RoundTale& round : tale.by_round)
                all += round.spaces.at(v).value_or(0);
            if (then[v].is_running()) CHECK(all == progress(then, v) - progress(replay.start(), v));
        }
        const std::vector<Chapter> chapters = chapters_of(replay, tale);
        for (VehicleId v = 0; v < then.vehicle_count; ++v) {
            const std::string costs = " costs " + replay.names().of(v) + " most: ";
            const auto lines = std::ranges::count_if(chapters, [&](const Chapter& chapter) {
                return chapter.text.find(costs) != std::string::npos;
            });
            const bool has_won = replay.race_at(replay.last())[v].out_order == 1;
            CHECK(lines <= (has_won ? 0 : 1));
            told += static_cast<int>(lines);
        }
    }
    CHECK(told > 0);
}

TEST_CASE("who does most of something is named, also with others") {
    const RaceReplay replay(played(3, 1, 10));
    RaceTale tale;
    tale.vehicles = 3;
    tale.seats[0].top_speed = 4;
    tale.seats[2].top_speed = 4;
    tale.seats[1].damage = 3;
    tale.seats[2].passed = 1;
    for (SeatTale& seat : tale.seats)
        seat.drifts = 2;
    tale.lead_changes = 5;
    tale.seats[0].home_round = 9;
    tale.seats[0].home_phase = 2;
    tale.seats[1].home_round = 9;
    tale.seats[1].home_phase = 3;
    std::vector<std::string> said;
    for (const Chapter& chapter : chapters_of(replay, tale))
        said.push_back(chapter.text);
    const auto has = [&](const char* text) { return std::ranges::count(said, text) == 1; };
    CHECK(has("Red and Green are the fastest of all: Speed 4."));
    CHECK(has("Black suffers the most Damage: 3 in all."));
    CHECK(has("The lead changes hands 5 times."));
    CHECK(has("A close finish: Red is home a single phase before Black."));
    // Nobody attacks, passing once is not passing most, and all drift alike.
    for (const char* word : {"attack", "passes the most", "drift"}) {
        CHECK(std::ranges::none_of(
            said, [&](const std::string& text) { return text.find(word) != std::string::npos; }));
    }
}

TEST_CASE("the story tells the hardest blows, and what each wreck came of",
          "[FR-ATK-09][FR-COL-18][FR-WIPE-01]") {
    int blows = 0;
    int attacks = 0;
    int caused = 0;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        const RaceReplay replay(played(4, seed, to_the_end));
        const std::vector<Chapter> chapters = chapters_of(replay, race_tale(replay));
        const ReplayMark* hardest = nullptr;
        bool has_attack = false;
        int damage = 0;
        for (const ReplayMark& mark : replay.marks()) {
            const bool is_blow = mark.kind == MarkKind::attack || mark.kind == MarkKind::collision;
            CHECK((is_blow || mark.damage == 0));
            damage += mark.damage;
            const bool is_wreck = std::ranges::any_of(replay.marks(), [&](const auto& other) {
                return other.kind == MarkKind::wreck && other.stop == mark.stop;
            });
            if (mark.kind == MarkKind::wreck) {
                const bool has_cause = mark.text.find("crashes") != std::string::npos ||
                                       mark.text.find("runs into") != std::string::npos ||
                                       mark.text.find("crash head-on") != std::string::npos;
                caused += has_cause ? 1 : 0;
            }
            if (!is_blow || is_wreck) continue;
            has_attack = has_attack || mark.kind == MarkKind::attack;
            if (hardest == nullptr || mark.damage > hardest->damage) hardest = &mark;
        }
        CAPTURE(seed);
        const Race end = replay.race_at(replay.last());
        int suffered = 0;
        for (VehicleId v = 0; v < 4; ++v)
            suffered += end[v].damage;
        CHECK(damage <= suffered);
        const auto tells = [&](const std::string& text) {
            return std::ranges::any_of(chapters, [&](const Chapter& chapter) {
                return chapter.text.find(text) != std::string::npos;
            });
        };
        if (hardest != nullptr && hardest->damage >= 2) {
            ++blows;
            CHECK(tells(hardest->text + " " + std::to_string(hardest->damage) + " Damage in all."));
        }
        if (has_attack) {
            ++attacks;
            CHECK((tells("lashes out at") || tells("sideswipes")));
        }
    }
    CHECK(blows > 3);
    CHECK(attacks > 3);
    CHECK(caused > 2);
}

TEST_CASE("where the last one rolling wins nobody passes and nobody leads", "[FR-RACE-03]") {
    int passes = 0;  // in the same races for the first place
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        const RaceReplay usual(played(3, seed, 400));
        passes += static_cast<int>(
            std::ranges::count(usual.marks(), MarkKind::overtake, &ReplayMark::kind));
        Record record = record_of(oval_setting(3), seed);
        record.terms.type = RaceType::toughest;
        const ResumedGame game = resume(record);
        RandomDriver driver(seed);
        for (int i = 0; i < 400 && answer_by_chance(*game.session, driver); ++i) {
        }
        update(record, *game.session);
        const RaceReplay replay(record);
        CHECK(std::ranges::count(replay.marks(), MarkKind::overtake, &ReplayMark::kind) == 0);
        const RaceTale tale = race_tale(replay);
        CHECK(tale.lead_changes == 0);
        for (const Chapter& chapter : chapters_of(replay, tale))
            CHECK(chapter.text.find("passes") == std::string::npos);
    }
    CHECK(passes > 0);
}

TEST_CASE("dice in words") {
    Names names;
    names.vehicles[0] = "Red";
    const auto haste = static_cast<std::uint8_t>(Icon::haste);
    const JudgedCast cast = cast_of(LuckKind::speed, {haste, haste});
    CHECK(cast_text(cast, DiceFaces::printed, names) ==
          "Round 7: Red rolls 3 and 3 for the Speed Check.");
    CHECK(outcome_text(cast) == "What is kept comes to 6 at most; 3.7 was expected.");
    JudgedCast slowing = cast;
    slowing.lucky = Lucky::low;
    CHECK(outcome_text(slowing) == "What is kept comes to 6 at most; 3.7 was expected. Without a "
                                   "card it can only slow down: the lower, the luckier.");
    CHECK(lucky_text(cast) == "As well or better: 1 in 9.");
    CHECK(cast_text(cast_of(LuckKind::control, {haste}), DiceFaces::printed, names) ==
          "Round 7: Red rolls Haste in the Control roll.");
    CHECK(tenths(2.0) == "2.0");
    CHECK(tenths(11.0 / 6.0) == "1.8");
    CHECK(tenths(0.96) == "1.0");
    CHECK(one_in(1.0 / 81.0) == "1 in 81");
    CHECK(one_in(1e-9) == "less than 1 in a million");

    SeatLuck luck;
    luck.judged = 3;
    CHECK(luck_verdict(luck, "Red") == "Red rolled too few dice to speak of luck.");
    luck.judged = 12;
    luck.rank_sum = 7.0;
    luck.rank_variance = 1.0;
    CHECK(luck_verdict(luck, "Red") ==
          "Red was lucky: the same rolls go worse in 84 of 100 races.");
    luck.rank_sum = 6.0;
    CHECK(luck_verdict(luck, "Red") ==
          "Red had the usual luck: the same rolls go worse in 50 of 100 races.");
}

TEST_CASE("the verdict on a seat's luck names what it comes of, and each kind has its own") {
    SeatLuck luck;
    luck.judged = 12;
    luck.rank_variance = 1.0;
    luck.rank_sum = 7.0;
    KindLuck& speed = luck.kinds[static_cast<std::size_t>(LuckKind::speed)];
    speed.casts = 6;
    speed.judged = 5;
    speed.dice = 12;
    speed.rank_sum = 4.5;
    speed.rank_variance = 0.4;
    KindLuck& control = luck.kinds[static_cast<std::size_t>(LuckKind::control)];
    control.casts = control.judged = 5;
    control.dice = 35;
    control.rank_sum = 1.5;
    control.rank_variance = 0.4;
    CHECK(luck_verdict(luck, "Red") ==
          "Red was lucky: the same rolls go worse in 84 of 100 races. Above all: Speed Checks.");
    // One standard deviation is 0.63: 1.58 of them below.
    CHECK(dice_text(control, LuckKind::control, DiceFaces::printed)
              .ends_with("The same rolls go worse in 6 of 100 races."));
    luck.rank_sum = 5.0;
    CHECK(luck_verdict(luck, "Red") ==
          "Red was unlucky: the same rolls go worse in 16 of 100 races. Above all: Control rolls.");
    // None of them to speed up: nothing is said of what might be kept.
    CHECK(dice_text(speed, LuckKind::speed, DiceFaces::printed).find("kept") == std::string::npos);
    control.judged = KindLuck::fewest_judged - 1;
    CHECK(dice_text(control, LuckKind::control, DiceFaces::printed).find("races") ==
          std::string::npos);
}

}  // namespace race_tale_test
