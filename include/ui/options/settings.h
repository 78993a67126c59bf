// What a player prefers, and the tables of last time; kept in the user's settings file.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>

#include "formats/flat_json.h"
#include "stage/core/geometry.h"
#include "stage/core/key_caps.h"
#include "stage/sound.h"
#include "ui/core/asking.h"
#include "ui/core/comfort.h"
#include "ui/options/key_bindings.h"
#include "ui/options/pad_keys.h"

namespace ui {

enum class Pace : std::uint8_t { normal, fast, instant };

// Of animations, as a RaceView takes it.
float speed_of(Pace pace);
// Seconds a driver seems to think.
float thinking_time(Pace pace);

struct Settings {
    std::string language;  // as gettext codes it; empty for the system's
    // Of the interface, 0.75 to 3, times that of the display; 0 where nobody has chosen one.
    float scale = 0.0F;
    float suited_scale = 1.0F;  // in the same measure; of the screen, not kept
    Pace pace = Pace::normal;
    bool is_fullscreen = false;
    stage::PixelSize window{};  // as it was left, in units of the desktop; {}: as it suits
    int volume = 60;            // per cent; 0 is silence
    int music_volume = 50;      // of these, per cent of that
    int crowd_volume = 100;
    int effects_volume = 100;
    bool is_muted = false;
    bool has_coach = false;  // lessons at the table
    std::string taught;      // which have been read, in the words of the game
    // What of the board was chosen to be seen, and in which race: its journal's name and text_of a
    // BoardSight. Of the latest race alone.
    std::string sight_of;
    std::string sight;
    // Races that were left with dice in a hand, by their journals' names: the entry of that throw,
    // which the rules are past already.
    std::map<std::string, std::size_t> hands;
    bool has_own_dice = false;  // people throw dice at the table and tell what they show
    PadSeats pad_seats;
    AskingSeats asking;
    bool has_curtain = true;  // before what is secret, where others could see it
    Comfort comfort;
    stage::MouseCaps mouse_caps = stage::MouseCaps::hidden;
    KeyBindings keys;
    // The race set up last, by game. Older programs knew one game alone and gave no name.
    std::map<std::string, formats::FlatJson> tables;
    // Of this game; empty where none was set up yet.
    const formats::FlatJson& table(const std::string& game) const;
    bool is_broken = false;  // the file could not be read to its end: formats::put_aside() keeps it
};

// As chosen, or as it suits the screen.
float scale_of(const Settings& settings);
stage::Volumes volumes_of(const Settings& settings);

// A file without a folder stands for nobody's: it is neither read nor written.
// Defaults where there is no file or it cannot be read.
Settings load_settings(const std::filesystem::path& file);
// Creates the folder. Trouble is passed over: a player can race without settings.
void save_settings(const std::filesystem::path& file, const Settings& settings);

}  // namespace ui
