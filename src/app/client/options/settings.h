// What a player prefers, and the table of last time; kept in the user's settings file.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

#include "app/client/options/key_bindings.h"
#include "app/client/options/pad_keys.h"
#include "formats/flat_json.h"
#include "games/frothy/view/screens/setup_screen.h"
#include "ui/core/comfort.h"

namespace app {

enum class Pace : std::uint8_t { normal, fast, instant };

// Of animations, as a RaceView takes it.
float speed_of(Pace pace);
// Seconds a driver seems to think.
float thinking_time(Pace pace);

struct Settings {
    std::string language;  // as gettext codes it; empty for the system's
    float scale = 1.0F;    // of the interface, 0.75 to 3, times that of the display
    Pace pace = Pace::normal;
    bool is_fullscreen = false;
    stage::PixelSize window{};  // as it was left, in units of the desktop; {}: as it suits
    int volume = 60;            // per cent; 0 is silence
    bool is_muted = false;
    bool has_coach = false;  // lessons at the table
    std::string taught;      // which have been read, as frothy::Coach says it
    PadSeats pad_seats;
    ui::Comfort comfort;
    stage::MouseCaps mouse_caps = stage::MouseCaps::hidden;
    KeyBindings keys;
    formats::FlatJson table;  // the race set up last, by keys that begin with "table."
    bool is_broken = false;   // the file could not be read to its end: put_aside() keeps it
};

// 0 to 1.
float loudness_of(const Settings& settings);

// A file without a folder stands for nobody's: it is neither read nor written.
// Defaults where there is no file or it cannot be read.
Settings load_settings(const std::filesystem::path& file);
// Renames a settings file that is broken, so that nothing of it is lost when what could be read is
// saved. Its new name; empty where that cannot be done.
std::filesystem::path put_aside(const std::filesystem::path& file);
// Creates the folder. Trouble is passed over: a player can race without settings.
void save_settings(const std::filesystem::path& file, const Settings& settings);

void remember(Settings& settings, const frothy::SetupPlan& plan, const frothy::SetupOffers& offers);
// The race of last time as far as it is still offered, or the usual one.
frothy::SetupPlan remembered_plan(const Settings& settings, const frothy::SetupOffers& offers);

}  // namespace app
