// Sounds and music from WAV files. Opened when the first of them is heard; without an audio device,
// or with a volume of 0, everything here is silence and nothing is complained about.
#pragma once

#include <filesystem>
#include <memory>
#include <string_view>

namespace stage {

// 0 to 1 each; `all` is of everything.
struct Volumes {
    float all = 1.0F;
    float music = 1.0F;
    float crowd = 1.0F;    // of sounds that lie in the folder `crowd`
    float effects = 1.0F;  // of all others

    friend bool operator==(const Volumes&, const Volumes&) = default;
};

class SoundBox {
public:
    // Files are <assets>/sounds/<name>.wav: read when first played, kept afterwards; and
    // <assets>/music/<name>.wav, of which no more is kept than is heard.
    explicit SoundBox(std::filesystem::path assets);
    ~SoundBox();

    // Of all that is played from now on, and of music and everything together at once.
    void set_volumes(const Volumes& volumes);
    // Once, over whatever else is to be heard. `strength` 0 to 1. A name without a file is silence;
    // the same sound again within a blink is passed over.
    void play(std::string_view name, float strength);
    // A loop that runs under everything, brought to this strength within about a second; 0 ends it.
    void play_bed(std::string_view name, float strength);

    // A piece over and over, until another takes its place within a second; empty ends it.
    void play_music(std::string_view name);

    // Whether there is something to do here. Call now and then while there is: when all has been
    // silent for some seconds the device is closed, and takes no time.
    bool is_open();

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace stage
