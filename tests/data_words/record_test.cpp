#include <catch2/catch.hpp>
#include <random>
#include <string>

#include "games/frothy/data/notation/notation.h"
#include "games/frothy/data/record/record.h"
#include "games/frothy/data/record/record_state.h"
#include "played_record.h"

using namespace frothy;
using data_words::play_until;
using data_words::played;
using data_words::read_back;
using data_words::some_record;

namespace {

std::string replaced(std::string text, const std::string& from, const std::string& to) {
    const std::size_t at = text.find(from);
    REQUIRE(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

}  // namespace

TEST_CASE("Entries are words that read back", "[record]") {
    Journal journal;
    for (const char* text : {"0 drive: step E", "5 speed cards: dual as whip (secret)", "reveal",
                             "roll control: slide, left spin, damage", "roll damage: haste",
                             "1 race on: retire (standing 2)", "2 attack cards: done (secret)",
                             "0 drive: attack vehicle 3"}) {
        INFO(text);
        REQUIRE(add_entry(journal, text));
        CHECK(text_of(journal, journal[journal.size() - 1]) == text);
    }
    const std::size_t size = journal.size();
    for (const char* text :
         {"", "drive: step E", "0 drive step E", "0 drive: fly", "9 drive: step E", "roll: slide",
          "roll control: ", "roll control: slide,", "roll control: six", "reveal ",
          "0 race on: ", "1 race on: retire (standing x)", "1 race on: retire (standing 2",
          "x drive: step E", "-1 drive: step E"}) {
        INFO(text);
        CHECK_FALSE(add_entry(journal, text));
    }
    CHECK(journal.size() == size);
}

TEST_CASE("A record read back is the record written", "[record]") {
    const Record record = played(7, 120);
    const Record again = read_back(record);
    CHECK(again.journal == record.journal);
    CHECK(again.seats == record.seats);
    CHECK(again.seed == record.seed);
    CHECK(again.grid_order == record.grid_order);
    CHECK(again.marks == record.marks);
    CHECK(again.last_boundary == record.last_boundary);
    CHECK(again.house_rules == record.house_rules);
    CHECK(again.licences == record.licences);
    CHECK(again.notes == record.notes);
    CHECK(again.laps == record.laps);
    CHECK(write_record(again) == write_record(record));
}

TEST_CASE("A record knows that the grid went to the seats in their order", "[record]") {
    Record record = played(7, 20);
    CHECK(read_back(record).grid_places == GridPlaces::by_lot);
    CHECK(write_record(record).find("grid_places") == std::string::npos);
    record.grid_places = GridPlaces::by_seats;
    CHECK(read_back(record).grid_places == GridPlaces::by_seats);
}

TEST_CASE("A record of house rules and a large seed keeps them", "[record]") {
    Record record = some_record(0xFEDCBA9876543210U);
    for (const HouseRuleKey& key : house_rule_keys()) {
        key.set(record.house_rules, key.values.empty() ? 3 : 1);
    }
    const Record again = read_back(record);
    CHECK(again.house_rules == record.house_rules);
    CHECK(again.seed == record.seed);
}

TEST_CASE("A record keeps the name of its rules, its time and its match",
          "[record][FR-RACE-02][FR-RACE-06]") {
    Record record = some_record(4);
    const std::string old = write_record(record);
    CHECK(old.find("rule_set") == std::string::npos);
    CHECK(old.find("\"time\"") == std::string::npos);
    CHECK(old.find("\"match\"") == std::string::npos);
    const Record before = read_back(record);
    CHECK(before.rule_set.empty());
    CHECK(before.time == play::AgreedTime{});
    CHECK_FALSE(before.match);

    record.rule_set = "A first race";
    record.time = {30, 312};
    record.match = FoxMatch{};
    CHECK(read_back(record).match == record.match);
    record.match->turns.push_back({0, FoxFate::taken, 5, 2});
    record.match->turns.push_back({1, FoxFate::survived, 20, 0});
    const Record again = read_back(record);
    CHECK(again.rule_set == "A first race");
    CHECK(again.time == record.time);
    CHECK(again.match == record.match);
    const std::string text = write_record(record);
    for (const auto& [from, to] : {std::pair{"\"minutes\": 30", "\"minutes\": 0"},
                                   {"\"used\": 312", "\"used\": -1"},
                                   {"\"fox\": 1", "\"fox\": 3"},
                                   {"\"phases\": 2", "\"phases\": 5"}}) {
        INFO(to);
        CHECK_FALSE(read_record(replaced(text, from, to), "test.json").ok());
    }
}

TEST_CASE("A wish may be about one trait", "[record]") {
    const std::optional<Wish> wish = wish_of("0 use trait: amount 1 (about FR-TRT-44)");
    REQUIRE(wish);
    CHECK(wish->rule == Rule("FR-TRT-44"));
    CHECK(text_of(*wish) == "0 use trait: amount 1 (about FR-TRT-44)");
    CHECK_FALSE(wish_of("0 use trait: amount 1 (about nothing)"));
    CHECK_FALSE(wish_of("0 use trait: amount 1 (about FR-TRT-44"));
    CHECK_FALSE(wish_of("0 use trait: amount (about FR-TRT-44)"));
}

TEST_CASE("A race resumed stands where it stood, at every question", "[record]") {
    Record record = some_record(3);
    ResumedGame game = resume(record);
    for (std::size_t entries = 0; entries <= 200; entries += 20) {
        play_until(*game.session, entries);
        update(record, *game.session);
        const Record saved = read_back(record);
        const ResumedGame again = resume(saved);
        REQUIRE(again.session);
        CHECK_FALSE(again.disagreement);
        CHECK(state_hash(again.session->now()) == state_hash(game.session->now()));
        CHECK(again.session->journal() == game.session->journal());
        REQUIRE((again.session->pending() == nullptr) == (game.session->pending() == nullptr));
        if (game.session->pending() == nullptr) break;
        CHECK(again.session->pending()->options == game.session->pending()->options);
    }
}

TEST_CASE("[FR-EDGE-32] A wish that has not come into force is saved and loaded",
          "[record][FR-EDGE-32]") {
    Record record = some_record(11);
    const ResumedGame game = resume(record);
    play_until(*game.session, 20);
    game.session->answer_standing(1, Ask::race_on, {OptionKind::retire});
    const std::size_t entries = game.session->journal().size();
    update(record, *game.session);
    const Record again = read_back(record);
    REQUIRE(again.wishes.size() == 1);
    CHECK(text_of(again.wishes.front()) == "1 race on: retire");
    CHECK(wish_of("1 race on: retire") == again.wishes.front());
    CHECK_FALSE(wish_of("1 race on: retire (standing 0)"));
    CHECK_FALSE(wish_of("reveal"));
    // What was passed when it was spoken is not asked again: the journal stays as it was.
    const ResumedGame resumed = resume(again);
    REQUIRE(resumed.session);
    CHECK(resumed.session->journal().size() == entries);
    CHECK(resumed.session->standing_answers() == again.wishes);
    // Both go on alike, into the round in which it comes into force.
    play_until(*game.session, entries + 80);
    play_until(*resumed.session, entries + 80);
    CHECK(resumed.session->standing_answers().empty());
    CHECK(resumed.session->journal() == game.session->journal());
}

TEST_CASE("A whole race is verified to its last state", "[record]") {
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
        const Record record = played(seed, 100000);
        REQUIRE(record.last_boundary);
        CHECK(record.last_boundary->state.moment == Moment::over);
        const Verdict verdict = verify(read_back(record));
        CHECK(verdict.agrees);
        CHECK(verdict.marks_checked == record.marks.size());
        CHECK(verdict.marks_checked > 2);
        CHECK(verdict.final_hash == state_hash(record.last_boundary->state));
    }
}

TEST_CASE("A record that disagrees is refused at its first differing entry, by name", "[record]") {
    const Record good = played(7, 60);
    std::size_t choice = 40;
    while (good.journal[choice].kind != kernel::EntryKind::choice)
        ++choice;
    Record bad = good;
    bad.journal.truncate(choice);
    const auto& entry = good.journal[choice];
    const auto other = entry.player == 0 ? "1 face: face 3" : "0 face: face 3";
    REQUIRE(add_entry(bad.journal, other));
    const ResumedGame game = resume(bad);
    CHECK_FALSE(game.session);
    REQUIRE(game.disagreement);
    CHECK(game.disagreement->entry == choice);
    const std::string& text = game.disagreement->text;
    INFO(text);
    CHECK(
        text.starts_with("entry " + std::to_string(choice) + ": the record answers `face 3` for "));
    CHECK(text.find("the rules ask ") != std::string::npos);
    CHECK(text.find("`" + std::string(name_of(entry.ask)) + "`") != std::string::npos);
    CHECK_FALSE(verify(bad).agrees);
    CHECK(verify(bad).disagreement->entry == choice);
}

TEST_CASE("Dice that do not belong are named too", "[record]") {
    const Record good = played(7, 30);
    Record bad = good;
    bad.journal.truncate(0);
    REQUIRE(add_entry(bad.journal, "roll damage: slide, haste"));
    const ResumedGame game = resume(bad);
    REQUIRE(game.disagreement);
    CHECK(game.disagreement->text.starts_with("entry 0: the record rolls 2 dice for `damage`"));
}

TEST_CASE("A state that differs is found though every entry fits", "[record]") {
    Record record = played(7, 100);
    REQUIRE(record.marks.size() > 1);
    record.marks[1].hash ^= 1;
    const Verdict verdict = verify(record);
    CHECK_FALSE(verdict.agrees);
    CHECK(verdict.marks_checked == 1);
    const ResumedGame game = resume(record);
    CHECK(game.session);  // the game can go on
    CHECK(game.disagreement);
}

TEST_CASE("A save whose journal no longer fits goes on from its last boundary", "[record]") {
    Record record = played(7, 150);
    REQUIRE(record.last_boundary);
    const Race rest = record.last_boundary->state;
    const std::size_t entries = record.last_boundary->entries;
    Journal spoilt;
    REQUIRE(add_entry(spoilt, "0 face: face 3"));
    for (std::size_t i = 1; i < record.journal.size(); ++i) {
        spoilt.add_copy(record.journal, record.journal[i]);
    }
    record.journal = spoilt;
    CHECK_FALSE(resume(record).session);
    const auto next = from_last_boundary(record);
    REQUIRE(next);
    CHECK(next->earlier.size() == entries);
    CHECK(next->seed != record.seed);
    CHECK(next->notes.size() == record.notes.size() + 1);
    CHECK(next->journal.size() == record.journal.size() - entries);
    const Record again = read_back(*next);
    const ResumedGame game = resume(again);
    REQUIRE(game.session);
    Race boundary = game.session->boundaries().front().state;
    boundary.setting = nullptr;
    CHECK(boundary == rest);
    play_until(*game.session, game.session->journal().size() + 50);
    Record later = again;
    update(later, *game.session);
    CHECK(verify(read_back(later)).agrees);

    record.last_boundary.reset();
    CHECK_FALSE(from_last_boundary(record));
}

TEST_CASE("Every field of a state is written and hashed", "[record][state]") {
    // Bytes the document does not carry must be fillers, which are always 0.
    Race race = played(9, 80).last_boundary->state;
    auto* bytes = reinterpret_cast<unsigned char*>(&race);
    const std::uint64_t hash = state_hash(race);
    const OrderedJson written = race_to_json(race);
    std::size_t unheard = 0;
    for (std::size_t i = sizeof(race.setting); i < sizeof(Race); ++i) {
        bytes[i] ^= 1;
        CHECK(state_hash(race) != hash);
        if (race_to_json(race) == written) ++unheard;
        bytes[i] ^= 1;
    }
    // Of Cards, of Runner, and of Race.
    const std::size_t fillers = max_vehicles + max_runners + 3;
    CHECK(unheard == fillers);
}

TEST_CASE("The terms of a race are in its record, and played again", "[record][FR-RACE-05]") {
    Record record = some_record(3);
    record.terms.type = RaceType::fox_and_hounds;
    record.terms.fox = 2;
    record.terms.head_start = 9;
    record.terms.rounds = 3;
    record.terms.teams = {1, 2, 1};
    ResumedGame game = resume(record);
    play_until(*game.session, 100'000);
    update(record, *game.session);
    REQUIRE(game.session->pending() == nullptr);
    const Record again = read_back(record);
    CHECK(again.terms == record.terms);
    CHECK_FALSE(resume(again).disagreement);
    CHECK(write_record(again) == write_record(record));
}

TEST_CASE("Points and the clock are in a record", "[record][FR-RACE-07]") {
    Record record = some_record(4);
    record.terms.type = RaceType::furthest;
    record.terms.time_limit = TimeLimit::clock;
    record.terms.scoring = {Scoring::used, 3, 2, 4, 0, {7, 0, 0}};
    ResumedGame game = resume(record);
    play_until(*game.session, 400);
    update(record, *game.session);
    const Record again = read_back(record);
    CHECK(again.terms == record.terms);
    CHECK_FALSE(resume(again).disagreement);
}

TEST_CASE("Terms that cannot be raced are refused", "[record][FR-RACE-04]") {
    Record record = some_record(5);
    const std::string text = write_record(record);
    const auto complaint = [&](const std::string& terms) {
        const Loaded<Record> loaded = read_record(
            replaced(text, "\"laps\": 1,", "\"laps\": 1, \"race\": " + terms + ","), "x.json");
        return loaded.ok() ? std::string() : loaded.complaints.front().place;
    };
    CHECK(complaint("{\"type\": \"furthest\"}").empty());
    CHECK(complaint("{\"type\": \"pursuit\"}") == "/race");
    CHECK(complaint("{\"type\": \"fastest\", \"teams\": [1, 2]}") == "/race");
    CHECK(complaint("{\"type\": \"slowest\"}") == "/race/type");
    CHECK(complaint("{\"type\": \"furthest\", \"rounds\": 0}") == "/race/rounds");
    CHECK(complaint("{\"scoring\": {\"runners\": 7}}") == "/race/scoring/runners");
    CHECK(complaint("{\"scoring\": {\"places\": [1, 2, 3, 4]}}") == "/race/scoring/places");
    CHECK(complaint("{\"teams\": [7]}") == "/race/teams/0");
    CHECK(complaint("{\"lapz\": 1}").starts_with("/race"));
    CHECK(complaint("[]") == "/race");
}

TEST_CASE("A state written before the other kinds of race is still read", "[record]") {
    const Record record = played(7, 40);
    std::string text = write_record(record);
    for (const char* field : {"\"catcher\": 255,", "\"catcher\":255,"}) {
        const std::size_t at = text.find(field);
        if (at != std::string::npos) text.erase(at, std::string(field).size());
    }
    REQUIRE(text.find("catcher") == std::string::npos);
    CHECK(read_record(text, "old.json").ok());
}

TEST_CASE("Faulty records are refused with file, place, found and expected", "[record]") {
    const Record record = played(7, 40);
    const std::string good = write_record(record);
    const auto first = [](const std::string& text) {
        const Loaded<Record> loaded = read_record(text, "save.json");
        CHECK_FALSE(loaded.ok());
        REQUIRE_FALSE(loaded.complaints.empty());
        for (const Complaint& complaint : loaded.complaints) {
            CHECK(complaint.file == "save.json");
            CHECK_FALSE(complaint.found.empty());
            CHECK_FALSE(complaint.expected.empty());
        }
        return loaded.complaints.front().place;
    };
    CHECK(first(replaced(good, "\"hippodrome-record/1\"", "\"hippodrome-record/9\"")) == "/schema");
    CHECK(first(replaced(good, "\"frothy\"", "\"ludo\"")) == "/game");
    CHECK(first(replaced(good, "\"roll speed check: ", "\"roll sped check: "))
              .starts_with("/journal/"));
    first("");
    first("{");
    first("[]");
    first("null");
    first("{\"schema\": \"hippodrome-record/1\"}");
    first(good.substr(0, good.size() / 2));
    first(replaced(good, "\"grid_order\": [2, 0, 1]", "\"grid_order\": [2, 2, 1]"));
    first(replaced(good, "\"grid_order\": [2, 0, 1]", "\"grid_order\": [2, 0, 99]"));
    first(replaced(good, "\"house_rules\": ", "\"grid_places\": \"drawn\", \"house_rules\": "));
    first(replaced(good, "\"laps\": 1", "\"laps\": 0"));
    first(replaced(good, "\"vehicle_count\": 3", "\"vehicle_count\": 6"));
    first(replaced(good, "\"accel_box\": ", "\"accel_box\": 6"));
    first(replaced(good, "\"cell\": ", "\"cell\": 9"));
}

TEST_CASE("No damage to a record does worse than being refused", "[record][hostile]") {
    const std::string good = write_record(played(7, 40));
    std::minstd_rand random(12345);
    for (int i = 0; i < 300; ++i) {
        std::string text = good;
        const std::size_t at = random() % text.size();
        switch (i % 3) {
        case 0: text[at] = static_cast<char>(random() % 256); break;
        case 1: text.erase(at, 1 + random() % 40); break;
        default: text.insert(at, text.substr(random() % text.size(), random() % 40)); break;
        }
        const Loaded<Record> loaded = read_record(text, "save.json");
        CHECK(loaded.ok() == loaded.complaints.empty());
        if (loaded.ok()) verify(*loaded.value);
    }
}

TEST_CASE("Names that are no UTF-8 do not spoil a record", "[record]") {
    Record record = some_record(1);
    record.seats[0].name = "\xff\xfe bad";
    CHECK(read_record(write_record(record), "save.json").ok());
}
