// Sounds without ears: SDL's dummy device takes them.
#include <catch2/catch.hpp>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <string_view>
#include <thread>

#include "stage/sound.h"

using stage::SoundBox;

namespace {

const std::filesystem::path shipped_assets = std::filesystem::path(HIPPODROME_DATA_DIR) / "assets";

bool has_dummy_device() {
    const char* driver = std::getenv("SDL_AUDIODRIVER");  // NOLINT(concurrency-mt-unsafe)
    return driver != nullptr && std::string_view(driver) == "dummy";
}

}  // namespace

TEST_CASE("A device is opened by the first sound, and by none that is silent", "[sound]") {
    if (!has_dummy_device()) return;
    SoundBox box(shipped_assets);
    CHECK_FALSE(box.is_open());
    box.play_bed("crowd/murmur", 0.0F);
    box.play("dice", 0.0F);
    CHECK_FALSE(box.is_open());
    box.set_volumes({0.0F, 1.0F, 1.0F, 1.0F});
    box.play("dice", 1.0F);
    box.play_music("title");
    CHECK_FALSE(box.is_open());
    box.set_volumes({0.5F, 0.0F, 0.0F, 1.0F});
    box.play("crowd/gasp", 1.0F);
    box.play_bed("crowd/murmur", 1.0F);
    CHECK_FALSE(box.is_open());
    box.play("no such sound", 1.0F);
    box.play("dice", 1.0F);
    CHECK(box.is_open());
}

TEST_CASE("Every piece of music is there, and a piece that plays alone asks for nothing",
          "[sound]") {
    if (!has_dummy_device()) return;
    for (const char* piece : {"title", "race", "last-lap", "podium"}) {
        INFO(piece);
        CHECK(std::filesystem::exists(shipped_assets / "music" / (std::string(piece) + ".wav")));
        SoundBox box(shipped_assets);
        box.play_music(piece);
        bool has_waited = false;
        for (int i = 0; i < 2000 && box.is_open(); ++i) {
            has_waited = true;
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        }
        CHECK(has_waited);  // while it was loaded
        CHECK_FALSE(box.is_open());
        box.play_music({});
        CHECK(box.is_open());  // to be closed
    }
}
