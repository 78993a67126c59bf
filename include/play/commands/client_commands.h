// What the window does for the command line. The program fills the functions in where it was built
// with a window; all else of the command line neither knows nor links SDL.
#pragma once

#include <filesystem>
#include <functional>
#include <iosfwd>
#include <memory>
#include <string>
#include <string_view>

#include "formats/data_files.h"
#include "play/user_dirs.h"

namespace play {

// What a game opens its window with, as the game itself has it.
class Opening {
public:
    virtual ~Opening() = default;

protected:
    Opening() = default;
    Opening(const Opening&) = default;
    Opening& operator=(const Opening&) = default;
};

// What a player is told before anything else.
struct News {
    std::string text;
    bool is_good = false;  // nothing went wrong
};

struct ClientStart {
    UserDirs user_dirs;
    formats::DataDirs data_dirs;             // shipped data and the user's own
    std::filesystem::path assets;            // pictures and fonts
    std::filesystem::path ledgers;           // docs/rules, where the rulebooks lie
    std::filesystem::path catalogues;        // of other languages, for words::Languages
    std::string_view game_id;                // whose opening it is, and which the title shows first
    std::shared_ptr<const Opening> opening;  // null for the title
    std::function<News()> news;              // asked for once the language is known; null for none
    bool has_sound = false;
    // In a window, where a late frame is seen, slow pictures are painted beside the frames.
    bool paints_beside_frames = false;
};

// A picture of what is opened, drawn without a display.
struct ScreenshotOrder {
    ClientStart start;
    std::filesystem::path picture;  // PNG
    int width = 1920;
    int height = 1080;
};

struct FrameFigures {
    double frame_ms = 0;        // a steady frame
    double first_frame_ms = 0;  // from the start of the window to its first frame
};

// Any function may throw std::exception with one sentence for people; int is the exit code.
struct ClientCommands {
    // Becomes the owner of the race it starts with; its journal stays when the table leaves it.
    std::function<int(ClientStart)> open_window;
    std::function<int(const ScreenshotOrder&)> take_screenshot;
    // Of a window of 1920 x 1080 pixels in memory.
    std::function<FrameFigures(const ClientStart&)> measure_frames;
    // What a record of a game tells, in the words of its log. The opening is the game's own. False
    // of a game that has no words for it.
    std::function<bool(std::string_view game_id, const Opening& record, std::ostream& out)>
        tell_record;
};

}  // namespace play
