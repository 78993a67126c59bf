// Packs in a window: dropped on it, listed, taken away; and refused with a word about it.
#include <catch2/catch.hpp>

#include <fstream>

#include "play/packs/pack_shelf.h"
#include "screen_tour.h"
#include "view/critic.h"
#include "view/words_drawn.h"

using namespace screen_tour;

namespace {

bool reads(const char* word) { return words_drawn::words().contains(word); }

void drop(Tour& tour, const std::filesystem::path& path) {
    InputEvent event;
    event.kind = InputKind::dropped;
    event.words = path.string();
    tour.desk.frame({event}, 1.0F / 60.0F);
    tour.frames(3);
}

std::filesystem::path pack_in(const Folder& folder, const char* id) {
    const std::filesystem::path pack = folder.path() / "made" / id;
    std::filesystem::create_directories(pack / "tracks");
    std::filesystem::copy_file(app::shipped_data_dir() / "tracks/training-loop.json",
                               pack / "tracks" / "dusty-mile.json");
    play::Pack said;
    said.id = id;
    said.name = "Dusty Roads";
    std::ofstream(pack / "pack.json") << play::write_pack(said);
    return pack;
}

}  // namespace

TEST_CASE("a pack is dropped on the title, listed, and taken away after a question", "[packs]") {
    const Folder folder("packs");
    auto start = start_in(folder.path(), 1.0F);
    start.data_dirs.user = folder.path().string();
    Tour tour({1280, 720, 1.0F}, start);
    tour.frames(2);
    CHECK(reads("Packs"));  // on the title, for whoever has none yet
    drop(tour, pack_in(folder, "dusty-roads"));
    tour.keep("packs");
    CHECK(reads("Dusty"));
    CHECK(reads("dusty-mile"));
    CHECK(critic::faults(tour.texts) == "");
    REQUIRE(play::installed_packs(start.user_dirs).size() == 1);
    tour.press(Key::escape);
    CHECK(reads("Packs"));  // on the title now
    tour.press(Key::k);
    tour.frames(2);
    tour.press(Key::down);
    tour.press(Key::up);
    tour.press(Key::enter);
    tour.keep("packs-asked");
    tour.press(Key::escape);
    CHECK(play::installed_packs(start.user_dirs).size() == 1);
    tour.press(Key::enter);
    CHECK(play::installed_packs(start.user_dirs).size() == 1);
    tour.press(Key::d);
    CHECK(play::installed_packs(start.user_dirs).empty());
    tour.press(Key::escape);
    CHECK(reads("Packs"));
}

TEST_CASE("a pack is installed by the path that is written", "[packs]") {
    const Folder folder("packs");
    const auto start = start_in(folder.path(), 1.0F);
    Tour tour({1280, 720, 1.0F}, start);
    tour.frames(2);
    drop(tour, folder.path() / "nowhere");
    CHECK(reads("nowhere:"));  // found no such file
    CHECK(critic::faults(tour.texts) == "");
    const auto write = [&](const std::string& path) {
        for (const InputKind kind : {InputKind::mouse_moved, InputKind::mouse_pressed,
                                     InputKind::mouse_released, InputKind::text}) {
            InputEvent event;
            event.kind = kind;
            event.at = {500.0F, 664.0F};
            event.words = kind == InputKind::text ? path : "";
            tour.desk.frame({event}, 1.0F / 60.0F);
            tour.frames(2);
        }
        tour.press(Key::enter);
    };
    write(pack_in(folder, "dusty-roads").string());
    CHECK(reads("dusty-mile"));
    CHECK(critic::faults(tour.texts) == "");
    CHECK(play::installed_packs(start.user_dirs).size() == 1);
}

TEST_CASE("what is no pack, or is dropped elsewhere, changes nothing", "[packs]") {
    const Folder folder("packs");
    Tour tour({1280, 720, 1.0F}, start_in(folder.path(), 1.0F));
    tour.frames(2);
    drop(tour, app::shipped_data_dir() / "tracks/training-loop.json");
    CHECK(reads("not"));  // installed
    CHECK(critic::faults(tour.texts) == "");
    tour.press(Key::escape);
    tour.press(Key::t);
    tour.frames(3);
    drop(tour, pack_in(folder, "dusty-roads"));
    CHECK(reads("dropped"));
    CHECK(play::installed_packs({folder.path(), folder.path(), folder.path()}).empty());
}
