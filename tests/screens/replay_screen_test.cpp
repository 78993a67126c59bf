// Looking at recorded races and the list of them, as a desk in memory: every way in, every way on.
#include <catch2/catch.hpp>

#include <fstream>

#include <imgui_internal.h>

#include "games/frothy/data/record/journal_file.h"
#include "play/library.h"
#include "recorded_race.h"
#include "screen_tour.h"
#include "view/critic.h"
#include "view/quads.h"

using shown_desk::Scene;
using namespace screen_tour;
using recorded_race::golden;
using recorded_race::start_with;

namespace {

constexpr Look replay_looks[] = {{1280, 720, 1.0F}, {1920, 1080, 1.0F}, {1280, 720, 1.5F}};

void press(Tour& tour, Key key, stage::Modifiers modifiers) {
    InputEvent event;
    event.kind = InputKind::key_pressed;
    event.key = key;
    event.modifiers = modifiers;
    tour.desk.frame({event}, 1.0F / 60.0F);
    tour.frames(2);
}

void write_words(Tour& tour, const std::string& words) {
    InputEvent event;
    event.kind = InputKind::text;
    event.words = words;
    tour.desk.frame({event}, 1.0F / 60.0F);
    tour.frames(2);
}

// Also of races that are still followed.
std::vector<std::string> journals(const play::UserDirs& dirs) {
    std::vector<std::string> files;
    for (const auto& entry : std::filesystem::directory_iterator(dirs.autosave())) {
        if (entry.path().extension() == ".journal") files.push_back(entry.path().string());
    }
    return files;
}

// Under the board: marks of the timeline, and dice.
int pictures_in_foot() {
    const ImGuiWindow* foot = ImGui::FindWindowByName("replay");
    REQUIRE(foot != nullptr);
    int pictures = 0;
    for (const ImDrawCmd& command : foot->DrawList->CmdBuffer)
        pictures += quads::is_of_fonts(command) ? 0 : 1;
    return pictures;
}

std::filesystem::path save(const play::UserDirs& dirs, const char* name, const char* record) {
    std::filesystem::create_directories(dirs.saves());
    const auto file = dirs.saves() / (std::string(name) + ".json");
    REQUIRE(frothy::save_record(file.string(), golden(record)).empty());
    return file;
}

}  // namespace

TEST_CASE("a replay is steered by keys, shows something at every size, and is left again") {
    const frothy::Record record = golden("circus-parvus");
    for (const Look& look : replay_looks) {
        CAPTURE(look.width, look.height, look.scale);
        const Folder folder("replay");
        Tour tour(look, start_with(folder.path(), look.scale, record));
        tour.frames(3);
        REQUIRE(tour.desk.scene() == Scene::replay);
        const frothy::RaceReplayScene& table = *tour.desk.replay();
        const std::size_t last = table.replay().last();
        REQUIRE(last > 50);
        CHECK(table.stop() == 0);
        CHECK(tour.colours() > 60);
        tour.press(Key::right);
        tour.press(Key::right);
        CHECK(table.stop() == 2);
        tour.press(Key::left);
        CHECK(table.stop() == 1);
        press(tour, Key::right, {.shift = true});
        CHECK(table.stop() == table.replay().rounds()[1].stop);
        press(tour, Key::left, {.shift = true});
        CHECK(table.stop() == 0);
        tour.press(Key::right_bracket);
        CHECK(table.stop() == table.replay().marks().front().stop);
        tour.press(Key::end);
        CHECK(table.stop() == last);
        CHECK(tour.colours() > 60);
        tour.press(Key::right);
        CHECK(table.stop() == last);
        // Played from its end it begins anew.
        tour.press(Key::space);
        CHECK(table.is_playing());
        CHECK(table.stop() < last);
        tour.press(Key::end);
        CHECK_FALSE(table.is_playing());
        tour.press(Key::left_bracket);
        CHECK(table.stop() < last);
        tour.press(Key::home);
        for (int i = 0; i < 5; ++i)
            tour.press(Key::f);
        tour.press(Key::space);
        CHECK(table.is_playing());
        tour.frames(120);
        CHECK(table.stop() > 3);
        tour.press(Key::space);
        CHECK_FALSE(table.is_playing());
        tour.press(Key::escape);
        CHECK(tour.desk.scene() == Scene::title);
        CHECK(tour.desk.replay() == nullptr);
    }
}

TEST_CASE("dice are thrown in a replay too, and a jump leaves none behind") {
    for (const Look& look : replay_looks) {
        CAPTURE(look.width, look.height, look.scale);
        const Folder folder("replay-dice");
        Tour tour(look, start_with(folder.path(), look.scale, golden("circus-parvus")));
        tour.frames(3);
        const int without = pictures_in_foot();
        int thrown = 0;
        for (int step = 0; step < 12; ++step) {
            const frothy::RaceReplayScene& table = *tour.desk.replay();
            const auto& journal = table.replay().journal();
            const std::size_t from = table.replay().stops()[table.stop()].entries;
            tour.press(Key::right);
            const std::size_t to = table.replay().stops()[table.stop()].entries;
            bool has_cast = false;
            for (std::size_t i = from; i < to; ++i)
                has_cast = has_cast || journal[i].kind == kernel::EntryKind::cast;
            if (!has_cast) continue;
            tour.frames(6);
            CHECK(pictures_in_foot() > without);
            CHECK(critic::faults(tour.texts) == "");
            tour.keep("replay-dice-" + std::to_string(look.width) + '-' + std::to_string(step));
            ++thrown;
        }
        CHECK(thrown > 0);
        tour.press(Key::home);
        CHECK(pictures_in_foot() == without);
    }
}

TEST_CASE("a press on the timeline leads there") {
    const Folder folder("timeline");
    Tour tour(replay_looks[1], start_with(folder.path(), 1.0F, golden("via-triumphalis")));
    tour.frames(3);
    const frothy::RaceReplayScene& table = *tour.desk.replay();
    // Down the whole height of the foot, so that wherever the timeline lies it is struck.
    std::size_t furthest = 0;
    for (float y = 700.0F; y < 1060.0F; y += 6.0F) {
        InputEvent event;
        event.kind = InputKind::mouse_moved;
        event.at = {700.0F, y};
        tour.desk.frame({event}, 1.0F / 60.0F);
        event.kind = InputKind::mouse_pressed;
        tour.desk.frame({event}, 1.0F / 60.0F);
        tour.frames(1);
        furthest = std::max(furthest, table.stop());
        event.kind = InputKind::mouse_released;
        tour.desk.frame({event}, 1.0F / 60.0F);
        if (furthest > 0) break;
    }
    const std::size_t last = table.replay().last();
    CHECK(furthest > last / 4);
    CHECK(furthest < last * 3 / 4);
}

TEST_CASE("a replay shows who was a person then, and so does a branch from there") {
    const Folder folder("seats-then");
    frothy::Record record = golden("circus-parvus");
    const frothy::Journal whole = record.journal;
    record.seats[0].driver = frothy::human;
    record.journal.truncate(whole.size() / 2);
    frothy::change_driver(record, 0, "steady");
    record.journal = whole;
    Tour tour(replay_looks[0], start_with(folder.path(), 1.0F, record));
    tour.frames(2);
    CHECK(tour.desk.replay()->seating().seat(0).is_human);
    tour.press(Key::end);
    CHECK_FALSE(tour.desk.replay()->seating().seat(0).is_human);
    tour.press(Key::home);
    CHECK(tour.desk.replay()->seating().seat(0).is_human);
    tour.press(Key::right);
    tour.press(Key::b);
    tour.press(Key::enter);
    REQUIRE(tour.desk.scene() == Scene::race);
    CHECK(play::is_human(tour.desk.game()->seats()[0]));
}

TEST_CASE("played on from the middle it is a race of its own that knows where it came from") {
    const Folder folder("branch");
    const frothy::Record record = golden("circus-parvus");
    const shown_desk::ClientStart start = start_with(folder.path(), 1.0F, record);
    Tour tour(replay_looks[0], start);
    tour.frames(2);
    for (int i = 0; i < 3; ++i)
        tour.press(Key::page_down);
    const std::size_t entries =
        tour.desk.replay()->replay().stops()[tour.desk.replay()->stop()].entries;
    tour.press(Key::b);
    CHECK(tour.colours() > 40);
    bool is_swapped = false;
    SECTION("as it was, with one key") { tour.press(Key::enter); }
    SECTION("with fresh dice") {
        tour.press(Key::f);
        tour.press(Key::enter);
    }
    SECTION("with others at the seats") {
        is_swapped = true;
        tour.press(Key::digit_2);
        tour.press(Key::enter);
    }
    SECTION("or not at all") {
        tour.press(Key::escape);
        CHECK(tour.desk.scene() == Scene::replay);
        return;
    }
    REQUIRE(tour.desk.scene() == Scene::race);
    REQUIRE(tour.desk.game() != nullptr);
    const frothy::Record branch = tour.desk.game()->record();
    CHECK(branch.branch_of == frothy::BranchPoint{4, {}, {}});
    CHECK(play::plain_name(branch.course.name, branch.branch_of) ==
          "From round 4 of Circus Parvus");
    // What an older program wrote down in its words is not said anew.
    CHECK(play::plain_name(branch.course.name, {0, {}, "Runde 4 von Circus Parvus"}) ==
          "From Runde 4 von Circus Parvus");
    CHECK(tour.desk.game()->usual_name() == "From round 4 of Circus Parvus, round 4");
    REQUIRE(branch.seats.size() == record.seats.size());
    for (std::size_t i = 0; i < record.seats.size(); ++i) {
        const bool is_person = play::is_human(record.seats[i]) != (is_swapped && i == 1);
        CHECK(play::is_human(branch.seats[i]) == is_person);
        CHECK(branch.seats[i].name == record.seats[i].name);
    }
    REQUIRE(branch.journal.size() >= entries);
    for (std::size_t i = 0; i < entries; ++i) {
        CHECK(frothy::text_of(branch.journal, branch.journal[i]) ==
              frothy::text_of(record.journal, record.journal[i]));
    }
    CHECK(journals(start.user_dirs).size() == 1);
}

TEST_CASE("one looks back on a running race and comes back to it") {
    const Folder folder("look-back");
    const shown_desk::ClientStart start = start_in(folder.path(), 1.0F);
    Tour tour(replay_looks[0], start);
    tour.press(Key::n);
    tour.press(Key::enter);
    REQUIRE(tour.desk.scene() == Scene::race);
    for (int i = 0; i < 12; ++i)
        tour.press(Key::enter);
    tour.press(Key::escape);  // a driver may have answered meanwhile
    tour.press(Key::b);
    REQUIRE(tour.desk.scene() == Scene::replay);
    const std::size_t entries = tour.desk.game()->session().journal().size();
    REQUIRE(entries > 3);
    tour.press(Key::end);
    CHECK(tour.desk.replay()->replay().journal().size() <= entries);
    CHECK(tour.colours() > 60);
    tour.press(Key::n);
    write_words(tour, "Here we are");
    tour.press(Key::enter);
    tour.press(Key::escape);
    REQUIRE(tour.desk.scene() == Scene::race);
    CHECK(tour.desk.game()->session().journal().size() >= entries);
    const frothy::Record record = tour.desk.game()->record();
    REQUIRE(record.pinned.size() == 1);
    CHECK(record.pinned[0].text == "Here we are");
    const auto saved = journals(start.user_dirs);
    REQUIRE(saved.size() == 1);
    const auto journal = frothy::read_journal_file(saved.front());
    REQUIRE(journal.record.ok());
    CHECK(journal.record.value->pinned == record.pinned);
}

TEST_CASE("the races are listed with their pictures, watched, renamed and removed") {
    for (const Look& look : replay_looks) {
        CAPTURE(look.width, look.height, look.scale);
        const Folder folder("saves");
        const shown_desk::ClientStart start = start_in(folder.path(), look.scale);
        const play::UserDirs& dirs = start.user_dirs;
        const auto file = save(dirs, "the-great-crash", "circus-parvus");
        std::ofstream(dirs.saves() / "broken.json") << "{";
        std::filesystem::last_write_time(file, std::filesystem::file_time_type::clock::now() +
                                                   std::chrono::hours(1));
        Tour tour(look, start);
        tour.frames(2);
        tour.press(Key::l);
        REQUIRE(tour.desk.scene() == Scene::saves);
        tour.frames(4);
        CHECK(tour.colours() > 60);
        tour.press(Key::r);
        CHECK(tour.colours() > 20);
        write_words(tour, " again");
        tour.press(Key::enter);
        CHECK_FALSE(std::filesystem::exists(file));
        tour.frames(4);
        tour.press(Key::w);
        REQUIRE(tour.desk.scene() == Scene::replay);
        tour.press(Key::n);
        write_words(tour, "Off they go");
        tour.press(Key::enter);
        tour.press(Key::escape);
        REQUIRE(tour.desk.scene() == Scene::saves);
        int kept = 0;
        for (const auto& entry : std::filesystem::directory_iterator(dirs.saves())) {
            if (entry.path().filename() == "broken.json") continue;
            ++kept;
            const auto loaded = frothy::load_record(entry.path().string());
            REQUIRE(loaded.ok());
            REQUIRE(loaded.value->pinned.size() == 1);
            CHECK(loaded.value->pinned[0].text == "Off they go");
        }
        CHECK(kept == 1);
        tour.press(Key::del);
        tour.press(Key::escape);  // kept
        tour.press(Key::del);
        tour.press(Key::d);
        tour.frames(3);
        int left = 0;
        for (const auto& entry : std::filesystem::directory_iterator(dirs.saves())) {
            CHECK(entry.path().filename() == "broken.json");
            ++left;
        }
        CHECK(left == 1);
        tour.press(Key::escape);
        CHECK(tour.desk.scene() == Scene::title);
    }
}

TEST_CASE("races that are over are kept of late, the oldest dropped") {
    const Folder folder("lately");
    const play::UserDirs dirs{folder.path(), folder.path(), folder.path()};
    const frothy::Record record = golden("training-loop");
    for (std::size_t i = 0; i < play::finished_kept + 3; ++i) {
        const auto journal = play::new_journal_file(dirs, "training-loop");
        const frothy::Game game = frothy::Game::resume(record, journal);
        CHECK(game.is_over());
        CHECK_FALSE(std::filesystem::exists(journal));
    }
    const auto files = play::find_finished(dirs);
    CHECK(files.size() == play::finished_kept);
    const auto loaded = frothy::load_record(files.front().string());
    REQUIRE(loaded.ok());
    CHECK(loaded.value->journal == record.journal);

    const auto journal = play::new_journal_file(dirs, "training-loop");
    {
        const frothy::Game left = frothy::Game::resume(
            frothy::branch_at(record, 20, {2, "a race", {}}, record.seats), journal);
        CHECK(std::filesystem::exists(journal));
    }
    play::Autosave<frothy::Codec>::discard(journal);
    CHECK_FALSE(std::filesystem::exists(journal));
    const auto after = play::find_finished(dirs);
    CHECK(after.size() == play::finished_kept);
    CHECK(frothy::load_record(after.front().string()).value->branch_of.name == "a race");
}
