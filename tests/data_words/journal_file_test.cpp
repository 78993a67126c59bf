#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <unistd.h>

#include "games/frothy/data/record/journal_file.h"
#include "play/followed_file.h"
#include "race_fixture.h"

using namespace frothy;
using data_words::play_until;
using data_words::some_record;

namespace {

// A folder of its own that disappears with the test.
class Folder {
public:
    Folder()
        : path_(std::filesystem::temp_directory_path() /
                ("hippodrome-journal-" + std::to_string(::getpid()))) {
        std::filesystem::create_directories(path_);
    }
    ~Folder() { std::filesystem::remove_all(path_); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    std::string file(const std::string& name) const { return (path_ / name).string(); }

private:
    std::filesystem::path path_;
};

std::string text_in(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

std::size_t last_line_start(const std::string& text) {
    return text.rfind('\n', text.size() - 2) + 1;
}

// Plays with undo, following with the file.
std::string autosaved(const Folder& folder, const Record& record, Session& session) {
    JournalFile file(folder.file("autosave"), record);
    REQUIRE(file.is_open());
    for (std::size_t entries = 10; entries <= 120; entries += 10) {
        play_until(session, entries);
        REQUIRE(file.follow(session));
        if (entries % 30 != 0) continue;
        session.undo();
        session.undo();
        REQUIRE(file.follow(session));
    }
    return text_in(file.path());
}

}  // namespace

TEST_CASE("An autosave brings the race back with nothing lost", "[journal_file]") {
    const Folder folder;
    const Record record = some_record(17);
    const ResumedGame game = resume(record);
    JournalFile file(folder.file("deep/autosave"), record);
    REQUIRE(file.is_open());
    for (std::size_t entries = 1; entries <= 120; entries += 7) {
        play_until(*game.session, entries);
        if (entries % 2 == 0 && game.session->can_undo()) game.session->undo();
        REQUIRE(file.follow(*game.session));
        // As after kill -9: nothing is closed, the file is read as it lies there.
        const FoundJournal found = read_journal_file(file.path());
        for (const Complaint& complaint : found.record.complaints)
            FAIL(text_of(complaint));
        REQUIRE(found.record.ok());
        CHECK(found.notice.empty());
        CHECK(found.record.value->journal == game.session->journal());
        const ResumedGame again = resume(*found.record.value);
        REQUIRE(again.session);
        CHECK_FALSE(again.disagreement);
        CHECK(state_hash(again.session->now()) == state_hash(game.session->now()));
    }
}

TEST_CASE("An autosave taken up again goes on in a fresh file", "[journal_file]") {
    const Folder folder;
    const Record record = some_record(17);
    const ResumedGame game = resume(record);
    autosaved(folder, record, *game.session);
    const FoundJournal found = read_journal_file(folder.file("autosave"));
    REQUIRE(found.record.ok());
    const ResumedGame again = resume(*found.record.value);
    REQUIRE(again.session);
    JournalFile file(folder.file("autosave"), *found.record.value);
    play_until(*again.session, again.session->journal().size() + 40);
    REQUIRE(file.follow(*again.session));
    const FoundJournal later = read_journal_file(file.path());
    REQUIRE(later.record.ok());
    CHECK(later.record.value->journal == again.session->journal());
    CHECK(verify(*later.record.value).agrees);
}

TEST_CASE("A torn last line is dropped with a notice, wherever it was torn", "[journal_file]") {
    const Folder folder;
    const Record record = some_record(17);
    const ResumedGame game = resume(record);
    const std::string text = autosaved(folder, record, *game.session);
    const std::size_t start = last_line_start(text);
    const std::size_t step = (text.size() - start) / 12 + 1;
    for (std::size_t end = start + 1; end + 1 < text.size(); end += step) {
        const FoundJournal found = read_journal_text(text.substr(0, end), "autosave");
        REQUIRE(found.record.ok());
        CHECK_FALSE(found.notice.empty());
    }
    const FoundJournal whole = read_journal_text(text, "autosave");
    REQUIRE(whole.record.ok());
    CHECK(whole.notice.empty());
    const FoundJournal zeros = read_journal_text(text + std::string(64, '\0'), "autosave");
    REQUIRE(zeros.record.ok());
    CHECK_FALSE(zeros.notice.empty());
    CHECK(zeros.record.value->journal == whole.record.value->journal);
}

TEST_CASE("Other damage is refused with the number of its line", "[journal_file]") {
    const Folder folder;
    const Record record = some_record(17);
    const ResumedGame game = resume(record);
    const std::string text = autosaved(folder, record, *game.session);
    const std::size_t second = text.find('\n') + 1;
    const auto place = [&](const std::string& damaged) {
        const FoundJournal found = read_journal_text(damaged, "autosave");
        CHECK_FALSE(found.record.ok());
        REQUIRE_FALSE(found.record.complaints.empty());
        CHECK(found.record.complaints.front().file == "autosave");
        return found.record.complaints.front().place;
    };
    CHECK(place(std::string(text).insert(second, "\"0 drive: fly\"\n")) == "line 2");
    CHECK(place(std::string(text).insert(second, "{\"undo\":9}\n")) == "line 2");
    CHECK(place(std::string(text).insert(second, "{\"undo\":-1}\n")) == "line 2");
    CHECK(place(std::string(text).insert(second, "{\n")) == "line 2");
    CHECK(place(std::string(text).insert(second, "{\"wishes\":1}\n")) == "line 2");
    CHECK(place(std::string(text).insert(second, "{\"wishes\":[\"0 race on: fly\"]}\n")) ==
          "line 2");
    CHECK(place(std::string(text).insert(second, "17\n")) == "line 2");
    CHECK(place(text.substr(1)) == "line 1");
    CHECK(place(text.substr(0, second / 2)) == "line 1");
    place("");
    CHECK(read_journal_file(folder.file("none")).record.complaints.size() == 1);
}

TEST_CASE("A file put in place is the old one or the new one", "[journal_file]") {
    const Folder folder;
    const std::string path = folder.file("saves/race.json");
    CHECK(play::replace_file(path, "first").empty());
    CHECK(text_in(path) == "first");
    CHECK(play::replace_file(path, "second").empty());
    CHECK(text_in(path) == "second");
    CHECK_FALSE(std::filesystem::exists(path + ".new"));
    CHECK_FALSE(play::replace_file("/proc/no/such/place", "x").empty());
    std::filesystem::create_directories(folder.file("taken/inside"));
    CHECK_FALSE(play::replace_file(folder.file("taken"), "x").empty());
    CHECK_FALSE(std::filesystem::exists(folder.file("taken.new")));
}

TEST_CASE("An autosave that cannot be written says so and does no harm", "[journal_file]") {
    const Record record = some_record(17);
    const ResumedGame game = resume(record);
    JournalFile file("/proc/no/such/place", record);
    CHECK_FALSE(file.is_open());
    CHECK_FALSE(file.error().empty());
    CHECK_FALSE(file.follow(*game.session));
}

TEST_CASE("Records are saved and loaded as files", "[journal_file][record]") {
    const Folder folder;
    const Record record = some_record(5);
    CHECK(save_record(folder.file("race.json"), record).empty());
    const Loaded<Record> loaded = load_record(folder.file("race.json"));
    REQUIRE(loaded.ok());
    CHECK(write_record(*loaded.value) == write_record(record));
    CHECK_FALSE(load_record(folder.file("none.json")).ok());
}

TEST_CASE("The time used is noted in the file", "[journal_file][FR-RACE-02]") {
    const Folder folder;
    Record record = some_record(5);
    record.time = {10, 7};
    ResumedGame game = resume(record);
    {
        JournalFile file(folder.file("autosave"), record);
        REQUIRE(file.note_time(7));
        const std::string before = text_in(file.path());
        CHECK(before.find("time_used") == std::string::npos);
        play_until(*game.session, 10);
        REQUIRE(file.follow(*game.session));
        REQUIRE(file.note_time(12));
        REQUIRE(file.note_time(15));
    }
    const FoundJournal found = read_journal_file(folder.file("autosave"));
    REQUIRE(found.record.ok());
    CHECK(found.record.value->time == play::AgreedTime{10, 15});
    CHECK(found.record.value->journal == game.session->journal());
    const std::string text = text_in(folder.file("autosave"));
    CHECK_FALSE(read_journal_text(text + "{\"time_used\":-1}\n\"reveal\"\n", "f").record.ok());
}
