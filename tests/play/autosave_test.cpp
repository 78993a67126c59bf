// The files of races in progress and of those that are over, of a game with hidden hands.
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <string>

#include "caravan_codec.h"
#include "folder.h"

namespace caravan {

using play::testing::Folder;
using play::testing::text_in;

namespace {

// Plays with undo, following with the file.
std::string followed(const Folder& folder, const Record& record, Session& session,
                     std::size_t most) {
    play::JournalFile<Codec> file(folder.file("race.journal").string(), record);
    REQUIRE(file.is_open());
    for (std::size_t entries = 5; entries <= most; entries += 5) {
        play_until(session, entries);
        REQUIRE(file.follow(session));
        if (entries % 15 != 0) continue;
        session.undo();
        session.undo();
        REQUIRE(file.follow(session));
    }
    return text_in(file.path());
}

}  // namespace

TEST_CASE("A race on trial is told by its name, and is a race left like any other",
          "[journal_file]") {
    const Folder folder;
    const play::UserDirs dirs = [&] {
        play::UserDirs all;
        all.data = all.state = all.config = folder.file("user");
        return all;
    }();
    const auto usual = play::new_journal_file(dirs, "circus-parvus");
    const auto trial = play::new_trial_file(dirs, "circus-parvus");
    CHECK_FALSE(play::is_trial(usual));
    CHECK(play::is_trial(trial));
    CHECK(play::is_trial(play::finished_name(trial)));
    CHECK(trial.parent_path() == usual.parent_path());
    CHECK(trial.extension() == usual.extension());
    // One after the other within a second.
    std::filesystem::create_directories(dirs.autosave());
    std::ofstream(trial.string()) << "{}";
    CHECK(play::new_trial_file(dirs, "circus-parvus") != trial);
}

TEST_CASE("A journal of hidden hands is read back as far as it was written, torn at any byte",
          "[journal_file]") {
    const Folder folder;
    const Record record = some_record(3, 4);
    const Resumed game = play::resume(record);
    const std::string text = followed(folder, record, *game.session, 45);
    const std::size_t head = text.find('\n') + 1;
    Journal before;
    for (std::size_t end = head; end <= text.size(); ++end) {
        const auto found = Records::read_journal(text.substr(0, end), "race.journal");
        REQUIRE(found.record.ok());
        const bool is_whole = text[end - 1] == '\n';
        if (is_whole) CHECK(found.notice.empty());
        const Record& read = *found.record.value;
        if (!found.notice.empty()) CHECK(read.journal == before);
        before = read.journal;
        if (!is_whole) continue;
        CHECK(play::verify(read).agrees);
    }
    CHECK(before == game.session->journal());
    for (std::size_t end = 0; end < head - 1; ++end)
        CHECK_FALSE(Records::read_journal(text.substr(0, end), "race.journal").record.ok());
}

TEST_CASE("An autosave is kept up, put away when the race is over, and taken back", "[autosave]") {
    const Folder folder;
    play::UserDirs dirs;
    dirs.state = folder.file("state");
    const auto file = play::new_journal_file(dirs, "The long way");
    CHECK(file.filename().string().ends_with("-he-long-way.journal"));
    const Record record = some_record(2, 6);
    const Resumed game = play::resume(record);
    Session& session = *game.session;
    auto autosave = play::Autosave<Codec>::begin(file, record, session);
    CHECK(autosave.trouble().empty());
    CHECK(play::unfinished_files(dirs).empty());  // it is being played
    play_until(session, 30);
    autosave.write(record, session);
    CHECK(play::game_of_file(file) == "caravan");
    autosave = {};
    REQUIRE(play::unfinished_files(dirs) == std::vector{file});

    const auto found = Records::load_journal(file.string());
    REQUIRE(found.record.ok());
    CHECK(found.record.value->journal == session.journal());
    const Resumed again = play::resume(*found.record.value);
    REQUIRE(again.session);
    autosave = play::Autosave<Codec>::begin(file, *found.record.value, *again.session);
    play_until(*again.session, 100'000);
    REQUIRE(again.session->is_over());
    Record whole = *found.record.value;
    play::update(whole, *again.session);
    autosave.finish(whole);
    CHECK(play::unfinished_files(dirs).empty());
    REQUIRE(play::find_finished(dirs) == std::vector{play::finished_name(file)});
    CHECK(play::game_of_file(play::finished_name(file)) == "caravan");
    const auto kept = Records::load(play::finished_name(file).string());
    REQUIRE(kept.ok());
    CHECK(play::verify(*kept.value).agrees);

    again.session->undo();
    autosave.write(whole, *again.session);
    CHECK(play::find_finished(dirs).empty());
    autosave = {};
    CHECK(play::unfinished_files(dirs).size() == 1);
    play::Autosave<Codec>::discard(file);
    CHECK(play::unfinished_files(dirs).empty());
    CHECK(play::find_finished(dirs).size() == 1);
}

TEST_CASE("An autosave that cannot be read is out of the way when it is put aside, and kept",
          "[autosave]") {
    const Folder folder;
    const auto file = folder.file("torn.journal");
    for (const char* name : {"torn.journal.broken", "torn.journal.broken-2"}) {
        CHECK(play::replace_file(file.string(), "no journal\n").empty());
        play::Autosave<Codec>::discard(file);
        CHECK_FALSE(std::filesystem::exists(file));
        CHECK(std::filesystem::exists(folder.file(name)));
    }
}

TEST_CASE("A file that names no game is of none", "[autosave]") {
    const Folder folder;
    const auto written = [&](const char* text) {
        CHECK(play::replace_file(folder.file("some.json").string(), text).empty());
        return play::game_of_file(folder.file("some.json"));
    };
    CHECK(written("{\"schema\":\"x\",\"game\":\"frothy\",\"rules\":1}\n\"reveal\"\n") == "frothy");
    CHECK(written("{\"schema\":\"x\",\"game\":\"frothy\",\"ru") == "frothy");
    CHECK(written("{\"course\":{\"game\":\"inner\"}, \"game\":\"outer\"}") == "outer");
    CHECK(written("{\"course\":{\"game\":\"inner\"}}").empty());
    CHECK(written("{\"game\":7}").empty());
    CHECK(written("[\"game\",\"frothy\"]").empty());
    CHECK(written("").empty());
    CHECK(play::game_of_file(folder.file("none")).empty());
}

}  // namespace caravan
