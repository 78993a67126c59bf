// Records of a game with hidden hands, decks and teams.
#include <catch2/catch.hpp>
#include <string>

#include "caravan_codec.h"

namespace caravan {
namespace {

Record played(int players, std::uint64_t seed, std::size_t entries) {
    Record record = some_record(players, seed);
    const Resumed game = play::resume(record);
    play_until(*game.session, entries);
    play::update(record, *game.session);
    return record;
}

Record read_back(const Record& record) {
    const auto loaded = Records::read(Records::write(record), "caravan.json");
    for (const formats::Complaint& complaint : loaded.complaints)
        FAIL_CHECK(formats::text_of(complaint));
    REQUIRE(loaded.ok());
    return *loaded.value;
}

}  // namespace

TEST_CASE("Words tell who has seen an answer and a card", "[record]") {
    Journal journal;
    for (const char* text :
         {"0 card: 3 (secret)", "1 stray: 1", "2 card: 0 (seen by 0 3)", "1 card: 5 (seen by 0)",
          "0 piece: 4 (seen by nobody)", "roll draw: camel (seen by 2)", "roll stray: three",
          "roll look: wind (seen by 0 1)", "roll stray: three (by hand)",
          "roll look: wind (seen by 0 1) (by hand)", "roll draw: snail (seen by nobody)", "reveal",
          "1 stray: 0 (seen by 0 1) (standing 3)"}) {
        INFO(text);
        REQUIRE(Records::add_entry(journal, text));
        CHECK(Records::text_of(journal, journal[journal.size() - 1]) == text);
    }
    CHECK(journal[0].seen_by == only(0));
    CHECK(journal[2].seen_by == (only(0) | only(3)));
    CHECK(journal[4].seen_by == 0);
    CHECK(journal[5].sides == kinds);
    CHECK(journal[6].sides == 3);
    CHECK(journal.rolls() == 6);
    const std::size_t size = journal.size();
    for (const char* text :
         {"0 card: 3 (seen by)", "0 card: 3 (seen by )", "0 card: 3 (seen by 8)",
          "0 card: 3 (seen by 0,1)", "0 card: 3 (seen by 0", "8 card: 3", "roll draw: one",
          "roll stray: camel", "roll draw: camel (secret)", "roll look: ", "0 card: 3 (hidden)"}) {
        INFO(text);
        CHECK_FALSE(Records::add_entry(journal, text));
    }
    CHECK(journal.size() == size);
}

TEST_CASE("A card race is written, read and taken up again", "[record]") {
    bool was_team_mate = false;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const int players = 2 + static_cast<int>(seed % 3);
        for (std::size_t entries = 0; entries < 400; entries += 17) {
            const Record record = played(players, seed, entries);
            const Record again = read_back(record);
            CHECK(again.players == players);
            CHECK(again.journal == record.journal);
            CHECK(again.marks == record.marks);
            CHECK(again.last_boundary == record.last_boundary);
            CHECK(Records::write(again) == Records::write(record));
            CHECK(play::verify(again).agrees);
            const Resumed game = play::resume(again);
            REQUIRE(game.session);
            CHECK_FALSE(game.disagreement);
            CHECK(game.session->journal() == record.journal);
            for (std::size_t i = 0; i < record.journal.size(); ++i) {
                const auto& entry = record.journal[i];
                was_team_mate |= entry.kind == kernel::EntryKind::choice &&
                                 entry.ask == Ask::stray && entry.player > 1;
            }
        }
    }
    CHECK(was_team_mate);
}

TEST_CASE("A player sees no more in a record read back than before", "[record]") {
    const Record record = played(3, 9, 60);
    const Record again = read_back(record);
    for (PlayerId viewer = 0; viewer < 3; ++viewer)
        CHECK(again.journal.seen_by(viewer) == record.journal.seen_by(viewer));
    CHECK(again.journal.seen_by(kernel::nobody) == record.journal.seen_by(kernel::nobody));
    CHECK_FALSE(again.journal.seen_by(0) == again.journal.seen_by(1));
}

TEST_CASE("Undo brings the same cards again, in a race taken up too", "[record]") {
    const Record record = played(3, 5, 80);
    const Resumed game = play::resume(read_back(record));
    Session& session = *game.session;
    const Journal whole = session.journal();
    while (session.can_undo())
        session.undo();
    while (session.can_redo())
        session.redo();
    CHECK(session.journal() == whole);
}

TEST_CASE("A branch of a card race goes on from where it was cut", "[record]") {
    Record record = played(4, 3, 90);
    play::pin_note(record, 12, "What a hand!");
    play::pin_note(record, 80, "And now?");
    std::size_t cut = 40;
    while (record.journal[cut].kind != kernel::EntryKind::choice)
        ++cut;
    std::vector<play::Seat> seats = record.seats;
    seats[2].driver = "steady";
    const Record branch = read_back(play::branch_at(record, cut, {2, "Last week", {}}, seats));
    CHECK(branch.pinned.size() == 1);
    CHECK(branch.branch_of == play::BranchPoint{2, "Last week", {}});
    CHECK(play::seats_at(branch, cut - 1) == record.seats);
    CHECK(branch.seats == seats);
    const Resumed game = play::resume(branch);
    REQUIRE(game.session);
    CHECK(game.session->journal().size() == cut);
    play_until(*game.session, 90);
    CHECK(game.session->journal() == record.journal);
}

TEST_CASE("A card race goes on from its last place of rest", "[record]") {
    Record record = played(3, 7, 100);
    REQUIRE(record.last_boundary);
    Journal spoilt;
    REQUIRE(Records::add_entry(spoilt, "0 piece: 0"));
    for (std::size_t i = 1; i < record.journal.size(); ++i)
        spoilt.add_copy(record.journal, record.journal[i]);
    record.journal = spoilt;
    const Resumed broken = play::resume(record);
    REQUIRE(broken.disagreement);
    CHECK(broken.disagreement->text ==
          "entry 0: the record answers `0` for P0's `piece`, the rules roll 1 dice for `draw`");
    const auto next = play::from_last_boundary(record);
    REQUIRE(next);
    const Record again = read_back(*next);
    CHECK(again.earlier.size() == record.last_boundary->entries);
    const Resumed game = play::resume(again);
    REQUIRE(game.session);
    CHECK(game.session->boundaries().front().state == record.last_boundary->state);
    play_until(*game.session, 1000);
    CHECK(game.session->is_over());
}

TEST_CASE("The record of another game is named as such", "[record]") {
    std::string text = Records::write(some_record(2, 1));
    text.replace(text.find("caravan"), 7, "frothy?");
    const auto loaded = Records::read(text, "other.json");
    REQUIRE(loaded.complaints.size() == 1);
    CHECK(formats::text_of(loaded.complaints.front()) ==
          "other.json: /game: found another game, expected \"caravan\"");
}

}  // namespace caravan
