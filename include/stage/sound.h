// Sounds from WAV files. Opened when the first of them is heard; without an audio device, or with a
// volume of 0, everything here is silence and nothing is complained about.
#pragma once

#include <filesystem>
#include <memory>
#include <string_view>

namespace stage {

class SoundBox {
public:
    // Files are <assets>/sounds/<name>.wav: read when first played, kept afterwards.
    explicit SoundBox(std::filesystem::path assets);
    ~SoundBox();

    // 0 to 1, of all that is played from now on and of what is being played.
    void set_volume(float volume);
    // Once, over whatever else is to be heard. `strength` 0 to 1. A name without a file is silence;
    // the same sound again within a blink is passed over.
    void play(std::string_view name, float strength);
    // A loop that runs under everything, brought to this strength within about a second; 0 ends it.
    void play_bed(std::string_view name, float strength);

    // Whether the device is in use. Call now and then while it is: when all has been silent for
    // some seconds it is closed, and takes no time.
    bool is_open();

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace stage
