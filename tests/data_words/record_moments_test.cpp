// What a record knows of moments: notes, who drove when, and where a branch left its race.
#include <catch2/catch.hpp>
#include <string>

#include "games/frothy/data/record/record.h"
#include "played_record.h"

using namespace frothy;
using data_words::play_until;
using data_words::played;
using data_words::read_back;
using data_words::some_record;

TEST_CASE("Notes stand at their moments and go with them", "[record][notes]") {
    Record record = played(7, 120);
    pin_note(record, 60, "What a turn! \xC3\xA9");
    pin_note(record, 0, "Off they go.");
    pin_note(record, 60, "Twice as good");
    pin_note(record, record.journal.size(), "Here it rests.");
    REQUIRE(record.pinned.size() == 4);
    CHECK(record.pinned[0] == PinnedNote{0, "Off they go."});
    CHECK(record.pinned[1] == PinnedNote{60, "What a turn! \xC3\xA9"});
    CHECK(record.pinned[2] == PinnedNote{60, "Twice as good"});
    CHECK(read_back(record).pinned == record.pinned);
    CHECK(write_record(read_back(record)) == write_record(record));

    const Record shorter = branch_at(record, 60, {}, record.seats);
    CHECK(shorter.pinned.size() == 3);
    const std::optional<Record> later = from_last_boundary(record);
    REQUIRE(later);
    for (const PinnedNote& note : later->pinned)
        CHECK(note.entries <= later->journal.size());

    pin_note(record, 60, "");
    CHECK(record.pinned.size() == 2);
    pin_note(record, 1, std::string(10'000, 'x'));
    CHECK(read_back(record).pinned == record.pinned);
    pin_note(record, record.journal.size() + 1, "Of a race that went on");
    CHECK(read_back(record).pinned.size() == 3);
}

TEST_CASE("A branch of a record of old keeps the words it was named in", "[record][branch]") {
    Record record = played(7, 40);
    record.branch_of.worded = "Runde 5 von Circus Parvus";
    const std::string text = write_record(record);
    CHECK(text.find("\"branch_of\": \"Runde 5 von Circus Parvus\"") != std::string::npos);
    CHECK(read_back(record).branch_of == record.branch_of);
    CHECK(write_record(read_back(record)) == text);
}

TEST_CASE("A record tells who drove at any moment of it", "[record]") {
    Record record = played(7, 160);
    const std::vector<Seat> first = record.seats;
    const Journal whole = record.journal;
    CHECK(seats_at(record, 0) == first);  // of records that do not tell
    record.journal.truncate(40);
    change_driver(record, 0, first[0].driver);  // no change
    CHECK(record.driver_changes.empty());
    change_driver(record, 0, "steady");
    record.journal = whole;
    record.journal.truncate(90);
    change_driver(record, 0, "random");
    change_driver(record, 1, "steady");
    record.journal = whole;
    const auto driver = [](const Record& of, std::size_t entries, std::size_t seat) {
        return seats_at(of, entries).at(seat).driver;
    };
    const auto check = [&](const Record& of) {
        CHECK(driver(of, 39, 0) == first[0].driver);
        CHECK(driver(of, 40, 0) == "steady");
        CHECK(driver(of, 89, 0) == "steady");
        CHECK(driver(of, 90, 0) == "random");
        CHECK(driver(of, 89, 1) == first[1].driver);
        CHECK(driver(of, 90, 1) == "steady");
        CHECK(seats_at(of, of.journal.size()) == of.seats);
    };
    check(record);
    check(read_back(record));
    CHECK(write_record(read_back(record)) == write_record(record));

    // A branch from between has the drivers of then, but for those that are changed for it.
    std::vector<Seat> seats = seats_at(record, 60);
    seats[1].driver = "random";
    const Record branch = branch_at(record, 60, {}, seats);
    CHECK(branch.seats == seats);
    CHECK(driver(branch, 39, 0) == first[0].driver);
    CHECK(driver(branch, 59, 1) == first[1].driver);
    CHECK(driver(branch, 60, 1) == "random");

    // What is undone takes the change along: whoever took over drives from there.
    Record shorter = record;
    shorter.journal.truncate(70);
    drop_lost_moments(shorter);
    CHECK(driver(shorter, 69, 0) == "steady");
    CHECK(driver(shorter, 70, 0) == "random");
}

TEST_CASE("A branch keeps the past it shares and may go another way", "[record][branch]") {
    const Record record = played(7, 160);
    std::size_t choice = 90;  // at a question, as the replay offers it
    while (record.journal[choice].kind != kernel::EntryKind::choice)
        ++choice;
    const Record branch = branch_at(record, choice, {4, "Last week", {}}, record.seats);
    CHECK(branch.branch_of == BranchPoint{4, "Last week", {}});
    CHECK(branch.journal.size() == choice);
    const Record again = read_back(branch);
    CHECK(again.branch_of == branch.branch_of);
    CHECK(verify(again).agrees);

    // The same answers bring the same dice: undo and branches never roll again.
    ResumedGame same = resume(branch);
    ResumedGame other = resume(branch);
    play_until(*same.session, record.journal.size());
    const std::size_t shared = std::min(same.session->journal().size(), record.journal.size());
    REQUIRE(shared > 120);
    for (std::size_t i = 0; i < shared; ++i)
        CHECK(same.session->journal()[i] == record.journal[i]);

    Record anew = branch;
    anew.seed ^= 0x1234;
    ResumedGame fresh = resume(anew);
    REQUIRE(fresh.session);
    CHECK_FALSE(fresh.disagreement);
    CHECK(state_hash(fresh.session->now()) == state_hash(other.session->now()));
}
