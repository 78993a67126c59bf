// Races that are kept with the tests, opened as replays.
#pragma once

#include <catch2/catch.hpp>
#include <filesystem>
#include <string>

#include "games/frothy/data/record/record.h"
#include "screen_tour.h"

namespace recorded_race {

inline frothy::Record golden(const std::string& name) {
    const auto loaded =
        frothy::load_record(std::string(HIPPODROME_TESTS_DIR) + "/app/golden/" + name + ".json");
    REQUIRE(loaded.ok());
    return *loaded.value;
}

inline shown_desk::ClientStart start_with(const std::filesystem::path& folder, float scale,
                                          const frothy::Record& record) {
    shown_desk::ClientStart start = screen_tour::start_in(folder, scale);
    start.scene = frothy::ClientScene::replay;
    start.record = record;
    return start;
}

}  // namespace recorded_race
