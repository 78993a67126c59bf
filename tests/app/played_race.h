// A race as a record and as a file, for the tests of the command line.
#pragma once

#include <catch2/catch.hpp>

#include <string>

#include "app/table.h"
#include "games/frothy/data/record/record.h"

namespace app::testing {

// Driven so far, at most.
inline frothy::Record played(std::uint64_t seed, std::size_t answers) {
    Game game = Game::start(small_race({"steady", "random", "steady"}, seed), {});
    Players players(seed);
    players.play(game, answers);
    return game.record();
}

inline std::string saved(const TemporaryFolder& folder, const frothy::Record& record) {
    const std::string path = (folder.path() / "race.json").string();
    REQUIRE(frothy::save_record(path, record).empty());
    return path;
}

}  // namespace app::testing
