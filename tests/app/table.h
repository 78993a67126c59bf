// Races and command lines for the tests of the application.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

#include "ai/oval.h"
#include "app/core/commands/command_line.h"
#include "app/core/shipped_dirs.h"
#include "games/frothy/ai/drivers.h"
#include "games/frothy/data/data_files.h"
#include "games/frothy/door/core/game.h"
#include "play/autosave.h"
#include "play/record_files.h"

// What is tested here is the program with Frothy's door.
namespace app {
using namespace frothy;
}

namespace app::testing {

// A folder of its own, removed with all that is in it.
class TemporaryFolder {
public:
    TemporaryFolder() {
        std::string pattern =
            (std::filesystem::temp_directory_path() / "hippodrome-test-XXXXXX").string();
        path_ = ::mkdtemp(pattern.data());
    }
    ~TemporaryFolder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    const std::filesystem::path& path() const { return path_; }
    std::string file(const std::string& name, const std::string& text) const {
        const std::filesystem::path file = path_ / name;
        std::ofstream(file, std::ios::binary) << text;
        return file.string();
    }

private:
    std::filesystem::path path_;
};

inline std::string text_of_file(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

// One lap of a small oval; the drivers by seat, "human" for a person.
inline RaceSetup small_race(const std::vector<std::string>& drivers, std::uint64_t seed) {
    const auto chariot =
        frothy::load_licence((shipped_data_dir() / "vehicles" / "basic-chariot.json").string());
    RaceSetup setup;
    setup.course = frothy::testing::oval_plan(6, 3, 6);
    for (std::size_t i = 0; i < drivers.size(); ++i) {
        setup.licences.push_back(chariot.value.value());
        Seat seat;
        seat.livery = static_cast<std::uint8_t>(i);
        seat.name = ui::liveries[i].name;
        seat.driver = drivers[i];
        setup.seats.push_back(seat);
    }
    setup.laps = 1;
    setup.seed = seed;
    return setup;
}

// Answers for whoever is asked: persons at random, computers by themselves.
class Players {
public:
    explicit Players(std::uint64_t seed) : random_(seed) {}

    void answer(Game& game) {
        if (game.let_driver_answer()) return;
        const auto* pending = game.pending();
        game.submit(static_cast<std::size_t>(random_(pending->now, pending->question())));
    }
    // Until the race is over or this many answers were given.
    void play(Game& game, std::size_t answers) {
        for (std::size_t i = 0; i < answers && !game.is_over(); ++i)
            answer(game);
    }
    void play_to_the_end(Game& game) { play(game, 1'000'000); }

private:
    frothy::RandomDriver random_;
};

// A race as it is offered again.
struct UnfinishedRace {
    std::filesystem::path file;
    std::string course;
    std::vector<std::string> players;
    std::string trouble;
};

inline std::vector<UnfinishedRace> find_unfinished(const play::UserDirs& dirs) {
    std::vector<UnfinishedRace> races;
    for (const std::filesystem::path& file : play::unfinished_files(dirs)) {
        UnfinishedRace& race = races.emplace_back();
        race.file = file;
        const auto record = play::record_of_file<frothy::Codec>(file, race.trouble);
        if (!record) continue;
        race.course = record->course.name;
        for (const play::Seat& seat : record->seats)
            race.players.push_back(ui::name_of(seat));
    }
    return races;
}

struct Outcome {
    int code = 0;
    std::string out;
    std::string err;
};

// A command line without a window, on the shipped data, with a home in `home`.
inline Outcome run(const std::vector<std::string>& words, const std::filesystem::path& home,
                   const std::string& input = {}) {
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream err;
    const play::Environment environment = [&](const char* name) {
        return std::string(name) == "HOME" ? home.string() : std::string();
    };
    const int code = run_command_line(words, {in, out, err}, {}, environment);
    return {code, out.str(), err.str()};
}

inline bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

}  // namespace app::testing
