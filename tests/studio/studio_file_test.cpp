// The studio and the files it draws on: saved, left unsaved, changed by others, maps of Tiled.
#include <catch2/catch.hpp>

#include <array>
#include <chrono>
#include <filesystem>
#include <string>

#include "formats/tiled_map.h"
#include "games/frothy/data/course/course_tiled.h"
#include "games/frothy/view/core/studio/studio.h"
#include "studio/studio_desk.h"

using namespace frothy;
using namespace studio_desk;

TEST_CASE("New, save, save as, open", "[studio]") {
    const Desk desk;
    Studio studio = desk.studio();
    CHECK(studio.is_saved());
    studio.bench().paint(std::array{studio.bench().plan().hexes[0]}, with(Brush::mud));
    CHECK(studio.refresh());
    CHECK_FALSE(studio.is_saved());
    CHECK(studio.figures().obstacles == studio.saved_figures().obstacles + 1);
    CHECK(studio.save_as("The Muddy Bowl").empty());
    CHECK(studio.is_saved());
    CHECK(studio.file().filename() == "the-muddy-bowl.json");
    CHECK(studio.bench().plan().name == "The Muddy Bowl");
    CHECK(studio.findings().empty());
    CHECK(load_course(studio.file().string()).ok());
    Studio other = desk.studio();
    CHECK_FALSE(other.save_as("The Muddy Bowl").empty());  // never over another one's
    other.open(studio.file());
    CHECK(write_course(other.bench().plan()) == read(studio.file()));
}

TEST_CASE("What was undone before a course is saved under a name can still be redone", "[studio]") {
    const Desk desk;
    Studio studio = desk.studio();
    studio.bench().paint(std::array{studio.bench().plan().hexes[3]}, with(Brush::boulder));
    studio.bench().paint(std::array{studio.bench().plan().hexes[5]}, with(Brush::mud));
    studio.bench().undo();
    REQUIRE(studio.save_as("Half a Thought").empty());
    CHECK(studio.is_saved());
    REQUIRE(studio.bench().can_redo());
    studio.bench().redo();
    CHECK_FALSE(studio.is_saved());
    CHECK(studio.bench().plan().features[5].hazard);
    CHECK(studio.bench().plan().name == "Half a Thought");
    studio.bench().undo();
    CHECK(studio.is_saved());
}

TEST_CASE("What was not saved is there again", "[studio]") {
    const Desk desk;
    CoursePlan left;
    {
        Studio studio = desk.studio();
        studio.bench().paint(std::array{studio.bench().plan().hexes[3]}, with(Brush::boulder));
        studio.refresh();
        left = studio.bench().plan();
    }
    Studio again = desk.studio();
    REQUIRE(again.take_up_draft());
    CHECK_FALSE(again.is_saved());
    CHECK(write_course(again.bench().plan()) == write_course(left));
    CHECK(again.save_as("Kept").empty());
    CHECK_FALSE(std::filesystem::exists(desk.draft()));
    CHECK_FALSE(desk.studio().take_up_draft());
}

TEST_CASE("A file opened by itself has a draft of its own", "[studio]") {
    const Desk desk;
    const auto text = write_course(kept_course("training-loop"));
    const auto file = desk.write("training-loop.json", text);
    const auto mud_on = [](Studio& studio, std::size_t hex) {
        studio.bench().paint(std::array{studio.bench().plan().hexes[hex]}, with(Brush::mud));
        studio.refresh();
    };
    {
        Studio drawn = desk.studio();
        mud_on(drawn, 3);
    }
    const std::string drawing = read(desk.draft());
    {
        Studio alone = desk.studio();
        alone.open_alone(file);
        CHECK(alone.is_saved());
        mud_on(alone, 5);
    }
    CHECK(read(desk.draft()) == drawing);
    {
        Studio again = desk.studio();
        again.open_alone(file);
        CHECK_FALSE(again.is_saved());
        CHECK(again.file() == file);
        CHECK(again.bench().plan().features[5].hazard);
        again.bench().undo();
        CHECK(write_course(again.bench().plan()) == text);
        again.bench().redo();
        again.refresh();
        CHECK(again.save().empty());
    }
    Studio saved = desk.studio();
    saved.open_alone(file);
    CHECK(saved.is_saved());
    // What another program has written since is worth more.
    mud_on(saved, 7);
    std::filesystem::last_write_time(file, std::filesystem::file_time_type::clock::now() +
                                               std::chrono::hours(1));
    Studio newer = desk.studio();
    newer.open_alone(file);
    CHECK(newer.is_saved());
}

TEST_CASE("A file changed by another program is taken up", "[studio]") {
    const Desk desk;
    const std::string text = write_course(kept_course("training-loop"));
    const auto file = desk.write("training-loop.json", text);
    Studio studio = desk.studio();
    studio.open(file);
    CHECK(studio.findings().empty());
    CHECK_FALSE(studio.look_for_changes());
    std::string changed = text;
    changed.replace(changed.find("\"laps\": "), 8, "\"laps\": 2");
    desk.write("training-loop.json", changed);
    REQUIRE(studio.look_for_changes());
    CHECK(studio.is_saved());
    CHECK(studio.bench().plan().laps != kept_course("training-loop").laps);

    // A faulty one too, with what is wrong; nothing of unsaved work is lost.
    desk.write("training-loop.json", changed + "}");
    REQUIRE(studio.look_for_changes());
    CHECK(studio.has_errors());
    CHECK(studio.course() == nullptr);
    desk.write("training-loop.json", text);
    REQUIRE(studio.look_for_changes());
    studio.bench().paint(std::array{studio.bench().plan().hexes[0]}, with(Brush::mud));
    studio.refresh();
    desk.write("training-loop.json", changed);
    REQUIRE(studio.look_for_changes());
    CHECK(studio.has_conflict());
    CHECK(studio.bench().plan().features[0].hazard);
}

TEST_CASE("What is no course yet is waited for, and not written over", "[studio]") {
    const Desk desk;
    const std::string text = write_course(kept_course("training-loop"));
    std::string slip = text;
    slip.erase(slip.find(','), 1);
    const auto file = desk.write("training-loop.json", slip);
    Studio studio = desk.studio();
    studio.open(file);
    CHECK_FALSE(studio.is_readable());
    REQUIRE(studio.findings().size() == 1);
    CHECK(studio.findings()[0].what.line > 0);
    CHECK(studio.findings()[0].what.column > 0);
    CHECK_FALSE(studio.save().empty());
    CHECK_FALSE(studio.save_as(file.string()).empty());
    CHECK(read(file) == slip);
    desk.write("training-loop.json", text);
    REQUIRE(studio.look_for_changes());
    CHECK(studio.is_readable());
    CHECK(studio.course() != nullptr);
    CHECK(studio.save().empty());
}

TEST_CASE("A file is taken up whichever way an editor writes it", "[studio]") {
    namespace fs = std::filesystem;
    const Desk desk;
    const std::string text = write_course(kept_course("training-loop"));
    const auto with_laps = [&](const char* laps) {
        std::string other = text;
        return other.replace(other.find("\"laps\": ") + 8, 1, laps);
    };
    const auto file = desk.write("training-loop.json", text);
    Studio studio = desk.studio();
    studio.open(file);
    const auto laps = [&] { return static_cast<int>(studio.bench().plan().laps); };

    // Beside it and renamed, with the old one put aside, as vim does.
    fs::rename(file, file.string() + "~");
    CHECK_FALSE(studio.look_for_changes());
    CHECK(studio.course() != nullptr);
    fs::rename(desk.write("4913", with_laps("4")), file);
    REQUIRE(studio.look_for_changes());
    CHECK(laps() == 4);

    // In place, as long as before, and at once after the last time.
    desk.write("training-loop.json", with_laps("5"));
    REQUIRE(studio.look_for_changes());
    CHECK(laps() == 5);

    // Emptied, half written, whole: what is half there is not shown.
    const std::string whole = with_laps("6");
    desk.write("training-loop.json", "");
    CHECK_FALSE(studio.look_for_changes());
    desk.write("training-loop.json", whole.substr(0, whole.size() / 2));
    CHECK_FALSE(studio.look_for_changes());
    CHECK(laps() == 5);
    desk.write("training-loop.json", whole);
    REQUIRE(studio.look_for_changes());
    CHECK(laps() == 6);

    // What stays half is a fault like others, and is gone with it.
    desk.write("training-loop.json", whole.substr(0, whole.size() / 2));
    CHECK_FALSE(studio.look_for_changes());
    REQUIRE(studio.look_for_changes());
    CHECK(studio.has_errors());
    CHECK_FALSE(studio.look_for_changes());
    desk.write("training-loop.json", whole);
    REQUIRE(studio.look_for_changes());
    CHECK_FALSE(studio.has_errors());

    // Deleted and there again, as it was and otherwise.
    fs::remove(file);
    CHECK_FALSE(studio.look_for_changes());
    CHECK(laps() == 6);
    desk.write("training-loop.json", whole);
    CHECK_FALSE(studio.look_for_changes());
    fs::remove(file);
    desk.write("training-loop.json", with_laps("7"));
    REQUIRE(studio.look_for_changes());
    CHECK(laps() == 7);

    // What was put aside for unsaved work is taken up once that is undone.
    studio.bench().paint(std::array{studio.bench().plan().hexes[0]}, with(Brush::mud));
    desk.write("training-loop.json", with_laps("8"));
    REQUIRE(studio.look_for_changes());
    CHECK(studio.has_conflict());
    CHECK(laps() == 7);
    studio.bench().undo();
    REQUIRE(studio.look_for_changes());
    CHECK_FALSE(studio.has_conflict());
    CHECK(laps() == 8);
}

TEST_CASE("A map of Tiled is opened, drawn on and saved as one", "[studio]") {
    const Desk desk;
    CoursePlan plan = kept_course("training-loop");
    const auto file = desk.write("training-loop.tmj", write_tiled_course(plan));
    Studio studio = desk.studio();
    studio.open(file);
    CHECK(studio.is_map());
    CHECK(studio.findings().empty());
    CHECK(studio.bench().plan().hexes.size() == plan.hexes.size());
    studio.bench().paint(std::array{studio.bench().plan().hexes[0]}, with(Brush::mud));
    studio.refresh();
    CHECK(studio.save().empty());
    CHECK(formats::tiled::is_map(read(file)));
    const CourseStudy again = study_course(read(file), file.string());
    CHECK(again.ok());
    CHECK(again.plan.features[0].hazard);

    // Under a plain name it becomes a course, and a course is written as a map beside.
    CHECK(studio.save_as("Looped").empty());
    CHECK_FALSE(studio.is_map());
    CHECK(load_course(studio.file().string()).ok());
    std::filesystem::path written;
    CHECK(studio.export_map(written).empty());
    CHECK(written.filename() == "looped.tmj");
    CHECK(study_course(read(written), written.string()).ok());
    CHECK(studio.file().extension() == ".json");
    CHECK(studio.save_as((desk.draft().parent_path() / "other.tmj").string()).empty());
    CHECK(studio.is_map());
}

TEST_CASE("A map with decoration is not written over", "[studio]") {
    const Desk desk;
    std::string map = write_tiled_course(kept_course("training-loop"));
    const std::string layer = R"("layers": [)";
    const auto at = map.find(layer);
    REQUIRE(at != std::string::npos);
    map.insert(at + layer.size(),
               R"({"type": "objectgroup", "name": "trees", "objects": []},)"
               R"({"type": "tilelayer", "name": "grass", "class": "decoration", "width": 1,)"
               R"( "height": 1, "data": [0]},)");
    const auto file = desk.write("training-loop.tmj", map);
    Studio studio = desk.studio();
    studio.open(file);
    REQUIRE(studio.is_map());
    REQUIRE_FALSE(studio.has_errors());
    studio.bench().paint(std::array{studio.bench().plan().hexes[0]}, with(Brush::mud));
    CHECK_FALSE(studio.save().empty());
    CHECK(read(file) == map);
    CHECK(studio.save_as("Without trees").empty());
}
