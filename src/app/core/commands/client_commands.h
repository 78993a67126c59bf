// What the window does for the command line. The program fills the functions in where it was built
// with a window; all else of the command line neither knows nor links SDL.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "app/core/game.h"
#include "games/frothy/data/data_files.h"
#include "play/user_dirs.h"

namespace app {

// How the window opens: on the title, on a new race, or in a race that was saved.
enum class ClientScene : std::uint8_t {
    title,
    new_race,  // the set-up screen, with `course` or `vehicle` chosen if given
    race,      // straight into `game`, or to its podium
    board,     // into `game`, also where it is over
    replay,    // looking at `record`
};

struct ClientStart {
    play::UserDirs user_dirs;
    formats::DataDirs data_dirs;       // shipped data and the user's own
    std::filesystem::path assets;      // pictures and fonts
    std::filesystem::path rulebook;    // docs/rules/frothy-ledger.md
    std::filesystem::path catalogues;  // of other languages, for words::Languages
    ClientScene scene = ClientScene::title;
    std::string course;                    // id or path; empty for the first
    std::string vehicle;                   // id or path; empty for the basic chariot
    frothy::RaceTerms terms;               // of a new race
    std::shared_ptr<Game> game;            // of ClientScene::race, else null
    std::optional<frothy::Record> record;  // of ClientScene::replay
    bool has_sound = false;
    // In a window, where a late frame is seen, slow pictures are painted beside the frames.
    bool paints_beside_frames = false;
};

// A picture of a course, or of a race as it stands, drawn without a display.
struct ScreenshotOrder {
    ClientStart start;
    std::filesystem::path picture;  // PNG
    int width = 1920;
    int height = 1080;
};

struct FrameFigures {
    double frame_ms = 0;        // a steady frame of a race
    double first_frame_ms = 0;  // from the start of the window to its first frame
};

// Any function may throw std::exception with one sentence for people; int is the exit code.
struct ClientCommands {
    // Becomes the owner of the race it starts with; its journal stays when the table leaves it.
    std::function<int(ClientStart)> open_window;
    std::function<int(const ScreenshotOrder&)> take_screenshot;
    std::function<FrameFigures()> measure_frames;
};

}  // namespace app
