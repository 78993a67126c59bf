// Looking at a recorded race: every way to a stop shows the same, and marks stand where they
// belong.
#include <catch2/catch.hpp>

#include <algorithm>
#include <map>
#include <set>

#include "games/frothy/rules/queries.h"
#include "games/frothy/view/core/replay/race_replay.h"
#include "games/frothy/view/core/replay/race_tale.h"
#include "games/frothy/view/core/telling/race_log.h"
#include "view_core/race_support.h"

namespace race_replay_test {

using namespace frothy;
using namespace frothy::testing;

namespace {

// Races of drivers, to the end.
constexpr const char* raced[] = {"circus-parvus", "training-loop", "via-triumphalis"};

Record golden(const std::string& name) {
    auto loaded = load_record(std::string(HIPPODROME_TESTS_DIR) + "/app/golden/" + name + ".json");
    REQUIRE(loaded.ok());
    return std::move(*loaded.value);
}

bool same(const std::vector<Happening>& a, const std::vector<Happening>& b) {
    const auto told = [](const Happening& one) {
        return std::pair(describe(one.event, one.state, {}), one.event.rule);
    };
    return std::ranges::equal(a, b, [&](const Happening& one, const Happening& other) {
        return one.kind == other.kind && told(one) == told(other) && one.entry == other.entry &&
               one.state == other.state;
    });
}

// States of two settings that say the same.
bool same(Race a, Race b) {
    a.setting = nullptr;
    b.setting = nullptr;
    return a == b;
}

}  // namespace

TEST_CASE("a jump to any stop is where stepping leads, in state, happenings and log") {
    for (const std::uint64_t seed : {1U, 2U, 5U}) {
        const Record record = played(3, seed, seed == 2 ? 150 : to_the_end);
        const RaceReplay replay(record);
        REQUIRE(replay.mismatch().empty());
        REQUIRE(replay.last() > 20);
        RaceLog stepped(replay.names());
        stepped.rebuild(replay.start(), replay.journal(), replay.stops()[0].entries);
        std::vector<Happening> told = all_told(replay, 0);
        for (std::size_t stop = 1; stop <= replay.last(); ++stop) {
            CAPTURE(seed, stop);
            const std::vector<Happening> more = replay.told(stop - 1, stop);
            told.insert(told.end(), more.begin(), more.end());
            const Race now = replay.race_at(stop);
            stepped.add(more, replay.journal());
            Record until = record;
            until.journal.truncate(replay.stops()[stop].entries);
            const ResumedGame game =
                resume(branch_at(until, until.journal.size(), {}, until.seats));
            REQUIRE(game.session);
            REQUIRE(same(game.session->now(), now));
            if (stop % 7 != 0) continue;
            RaceLog jumped(replay.names());
            jumped.rebuild(replay.start(), replay.journal(), replay.stops()[stop].entries);
            REQUIRE(jumped.lines() == stepped.lines());
        }
        CHECK(same(told, all_told(replay, replay.last())));
    }
}

TEST_CASE("every stop says in words what led to it") {
    const RaceReplay replay(played(3, 4, to_the_end));
    CHECK(replay.deed_at(0) == "The start");
    std::set<std::string> words;
    int crashes = 0;
    for (std::size_t stop = 1; stop <= replay.last(); ++stop) {
        const std::string deed = replay.deed_at(stop);
        const VehicleId who = replay.stops()[stop].who;
        CAPTURE(stop, deed);
        REQUIRE(who < 3);
        CHECK(deed.starts_with(replay.names().of(who) + " "));
        CHECK(deed.back() != '.');
        const bool begins = replay.stops()[stop].round > replay.stops()[stop - 1].round;
        std::string news = deed;
        const auto crash = std::ranges::find_if(replay.marks(), [&](const ReplayMark& mark) {
            return mark.stop == stop &&
                   (mark.kind == MarkKind::collision || mark.kind == MarkKind::wreck);
        });
        if (crash != replay.marks().end()) {
            ++crashes;
            news += ". " + crash->text.substr(0, crash->text.size() - 1);
        }
        if (begins) news += ". Round " + std::to_string(replay.stops()[stop].round) + " begins";
        CHECK(replay.news_at(stop) == news);
        CHECK(replay.words_at(stop).ends_with(": " + news));
        words.insert(deed);
    }
    CHECK(words.size() > 20);
    CHECK(crashes > 0);
    CHECK(replay.words_at(1).starts_with("Round 1"));
}

TEST_CASE("laps, wrecks, attacks, collisions and the end are marked where they happen") {
    std::map<MarkKind, int> seen;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        const RaceReplay replay(played(4, seed, to_the_end));
        std::map<MarkKind, int> expected;
        std::map<MarkKind, int> found;
        for (std::size_t stop = 1; stop <= replay.last(); ++stop) {
            for (const Happening& happening : replay.told(stop - 1, stop)) {
                if (happening.kind != kernel::HappeningKind::event) continue;
                const Event& event = happening.event;
                if (event.is<Finished>()) ++expected[MarkKind::finish];
                if (event.is<WipedOut>()) ++expected[MarkKind::wreck];
                const bool is_fought = event.is<AttackWon, AttackTied>();
                if (is_fought) ++expected[MarkKind::attack];
                if (event.is<ControlLost>()) ++expected[MarkKind::control];
                if (event.is<Collided>()) ++expected[MarkKind::collision];
                if (event.is<RaceEnded>()) ++expected[MarkKind::end];
            }
        }
        std::size_t before = 0;
        std::size_t home = 0;  // the latest stop at which somebody came home
        for (const ReplayMark& mark : replay.marks()) {
            CAPTURE(seed, mark.text, mark.stop);
            CHECK(mark.stop >= before);
            if (mark.kind == MarkKind::finish) home = mark.stop;
            if (mark.kind == MarkKind::overtake) CHECK(mark.stop != home);
            CHECK(mark.text.back() == '.');
            before = mark.stop;
            ++found[mark.kind];
            ++seen[mark.kind];
            const Race then = replay.race_at(mark.stop - 1);
            const Race now = replay.race_at(mark.stop);
            if (mark.kind == MarkKind::wreck) {
                CHECK(then[mark.who].is_running());
                CHECK_FALSE(now[mark.who].is_running());
            }
            if (mark.kind == MarkKind::lap) CHECK(now[mark.who].laps > then[mark.who].laps);
            if (mark.kind == MarkKind::end) CHECK(mark.stop == replay.last());
        }
        for (const auto& [kind, count] : expected)
            CHECK(found[kind] == count);
    }
    CHECK(seen[MarkKind::wreck] > 0);
    CHECK(seen[MarkKind::attack] > 0);
    CHECK(seen[MarkKind::collision] > 0);
    CHECK(seen[MarkKind::control] > 0);
}

TEST_CASE("an overtake is marked where it happened, if it held until the end of the round") {
    int overtakes = 0;
    std::vector<Record> records;
    for (const char* name : raced)
        records.push_back(golden(name));
    for (std::uint64_t seed = 1; seed <= 8; ++seed)
        records.push_back(played(4, seed, to_the_end));
    for (const Record& record : records) {
        const RaceReplay replay(record);
        for (const ReplayMark& mark : replay.marks()) {
            if (mark.kind != MarkKind::overtake || mark.passed == 0) continue;
            ++overtakes;
            const Race then = replay.race_at(mark.stop - 1);
            const Race now = replay.race_at(mark.stop);
            const auto next = replay.next_round(mark.stop);
            const std::size_t round_end = next ? *next - 1 : replay.last();
            const Race end = replay.race_at(round_end);
            int passed = 0;
            for (VehicleId other = 0; other < now.vehicle_count; ++other) {
                const std::string name = replay.names().of(other);
                if (other == mark.who || mark.text.find(name) == std::string::npos) continue;
                CAPTURE(record.course.name, record.seed, mark.text, mark.stop);
                ++passed;
                CHECK(progress(then, mark.who) <= progress(then, other));
                const bool is_home = now[mark.who].status == VehicleStatus::finished;
                CHECK((is_home || progress(now, mark.who) > progress(now, other)));
                if (end[mark.who].is_running() && end[other].is_running()) {
                    CHECK(progress(end, mark.who) > progress(end, other));
                }
            }
            CHECK(passed > 0);
        }
    }
    CHECK(overtakes > 10);
}

TEST_CASE("who has left the track was last somewhere on it") {
    int left = 0;
    for (const char* name : raced) {
        const RaceReplay replay(golden(name));
        const Race end = replay.race_at(replay.last());
        for (VehicleId v = 0; v < end.vehicle_count; ++v) {
            const Cell place = replay.last_places()[v];
            REQUIRE(place != no_cell);
            if (end[v].cell != no_cell) {
                CHECK(place == end[v].cell);
                continue;
            }
            ++left;
        }
    }
    CHECK(left > 0);
}

TEST_CASE("from mark to mark and from round to round") {
    const RaceReplay replay(played(4, 3, to_the_end));
    std::set<std::size_t> marked;
    for (const ReplayMark& mark : replay.marks())
        marked.insert(mark.stop);
    std::set<std::size_t> reached;
    for (auto stop = replay.next_mark(0); stop; stop = replay.next_mark(*stop))
        reached.insert(*stop);
    CHECK(reached == marked);
    std::set<std::size_t> back;
    for (auto stop = replay.mark_before(replay.last() + 1); stop; stop = replay.mark_before(*stop))
        back.insert(*stop);
    CHECK(back == marked);
    int round = 1;
    for (auto stop = replay.next_round(0); stop; stop = replay.next_round(*stop)) {
        // A round in which nobody has to decide anything has no stop.
        CHECK(replay.stops()[*stop].round > round);
        CHECK(replay.stops()[*stop - 1].round == round);
        round = replay.stops()[*stop].round;
        CHECK(replay.round_before(*stop + 1) == stop);
    }
    CHECK(round > 3);
    CHECK_FALSE(replay.round_before(0));
}

TEST_CASE("notes are marks at their moments") {
    Record record = played(3, 6, 120);
    pin_note(record, 40, "What a turn!");
    RaceReplay replay(record);
    const auto note = std::ranges::find(replay.marks(), MarkKind::note, &ReplayMark::kind);
    REQUIRE(note != replay.marks().end());
    CHECK(note->text == "What a turn!");
    CHECK(replay.stops()[note->stop].entries <= 40);
    CHECK(note->stop == replay.stop_at(40));
    const std::size_t marks = replay.marks().size();
    replay.set_notes({});
    CHECK(replay.marks().size() == marks - 1);
}

TEST_CASE("an answer that is still secret is left out of a replay") {
    int secrets = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        Record record = record_of(oval_setting(4), seed);
        const ResumedGame game = resume(record);
        RandomDriver driver(seed);
        while (answer_by_chance(*game.session, driver)) {
            const RaceJournal& journal = game.session->journal();
            const auto& latest = journal[journal.size() - 1];
            const bool is_secret =
                latest.kind == kernel::EntryKind::choice && kernel::is_secret(latest);
            if (!is_secret) continue;
            ++secrets;
            update(record, *game.session);
            const RaceReplay replay(record);
            CHECK(replay.keeps_a_secret());
            REQUIRE(replay.journal().size() < journal.size());
            CHECK(kernel::is_secret(record.journal[replay.journal().size()]));
            bool is_open = true;
            for (std::size_t i = 0; i < replay.journal().size(); ++i) {
                const auto& entry = replay.journal()[i];
                if (entry.kind == kernel::EntryKind::reveal) is_open = true;
                if (entry.kind != kernel::EntryKind::choice) continue;
                if (kernel::is_secret(entry)) is_open = false;
            }
            CHECK(is_open);
            if (secrets % 10 == 0) break;
        }
    }
    CHECK(secrets > 0);
}

TEST_CASE("a race that has not begun, and one the rules disagree with, can be looked at") {
    const RaceReplay unbegun(record_of(oval_setting(2), 1));
    CHECK(unbegun.last() == 0);
    CHECK(unbegun.marks().empty());
    CHECK_FALSE(unbegun.words_at(0).empty());

    Record record = played(2, 8, 60);
    REQUIRE(add_entry(record.journal, "reveal"));
    const RaceReplay replay(record);
    CHECK_FALSE(replay.mismatch().empty());
    CHECK(replay.last() > 5);
    CHECK(replay.stops().back().entries == replay.journal().size());
}

TEST_CASE("a mark is of the round it happened in, as the results tell it", "[FR-EDGE-32]") {
    Record record = record_of(oval_setting(3), 5);
    const ResumedGame game = resume(record);
    RandomDriver driver(5);
    const auto race_until = [&](int round) {
        while (game.session->now().round < round && answer_by_chance(*game.session, driver)) {
        }
    };
    race_until(2);
    // Gives up in round 2, which counts from the start of the next.
    game.session->answer_standing(1, Ask::race_on, {OptionKind::retire});
    race_until(4);
    update(record, *game.session);
    const RaceReplay replay(record);
    const auto out = std::ranges::find(replay.marks(), MarkKind::out, &ReplayMark::kind);
    REQUIRE(out != replay.marks().end());
    CHECK(out->who == 1);
    CHECK(out->round == 3);
    const auto chapters = chapters_of(replay, race_tale(replay));
    CHECK(std::ranges::any_of(chapters, [](const Chapter& chapter) {
        return chapter.text == "Round 3: Black retires from the race.";
    }));
    for (const ReplayMark& mark : replay.marks()) {
        int round = 0;
        for (const Happening& happening : all_told(replay, mark.stop)) {
            const auto* began = happening.event.get_if<RoundBegan>();
            const bool is_told = happening.kind == kernel::HappeningKind::event;
            if (is_told && began != nullptr) round = began->round;
        }
        INFO(mark.text);
        CHECK(mark.round <= round);
        CHECK(mark.round + 1 >= round);
    }
}

}  // namespace race_replay_test
