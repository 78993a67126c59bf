// Sounds without ears: SDL's dummy device takes them.
#include <catch2/catch.hpp>
#include <cstdlib>
#include <filesystem>
#include <string_view>

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
    box.play_bed("crowd", 0.0F);
    box.play("dice", 0.0F);
    CHECK_FALSE(box.is_open());
    box.set_volume(0.0F);
    box.play("dice", 1.0F);
    CHECK_FALSE(box.is_open());
    box.set_volume(0.5F);
    box.play("no such sound", 1.0F);
    box.play("dice", 1.0F);
    CHECK(box.is_open());
}
