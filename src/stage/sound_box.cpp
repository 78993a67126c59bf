// SDL's own audio and mixer are enough for a dozen voices; SDL2_mixer would load a score of
// libraries before the first frame.
#include "stage/sdl_support.h"
#include "stage/sound.h"

#include <SDL.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace stage {

namespace {

// As the files are written; SDL converts for the device.
constexpr SDL_AudioSpec played_as = [] {
    SDL_AudioSpec spec{};
    spec.freq = 22'050;
    spec.format = AUDIO_S16SYS;
    spec.channels = 1;
    spec.samples = 512;
    return spec;
}();
constexpr std::size_t most_voices = 12;
constexpr Uint32 blink = 70;         // milliseconds
constexpr Uint32 rest_after = 4000;  // milliseconds of silence; a paused device goes on working
constexpr float fade_per_block = 0.03F;

using Samples = std::vector<Uint8>;

struct Voice {
    const Samples* samples = nullptr;
    std::size_t at = 0;  // bytes
    float strength = 0.0F;
};

int mixer_volume(float strength) {
    return static_cast<int>(std::lround(std::clamp(strength, 0.0F, 1.0F) * SDL_MIX_MAXVOLUME));
}

}  // namespace

struct SoundBox::Impl {
    explicit Impl(std::filesystem::path folder) : assets(std::move(folder)) {}
    ~Impl() {
        if (device != 0) SDL_CloseAudioDevice(device);
        if (is_ready) SDL_QuitSubSystem(SDL_INIT_AUDIO);
    }
    Impl(const Impl&) = delete;
    Impl& operator=(const Impl&) = delete;

    bool open();
    const Samples& samples_of(std::string_view name);
    void mix(Uint8* stream, std::size_t length);

    std::filesystem::path assets;
    std::map<std::string, Samples, std::less<>> files;
    std::map<const Samples*, Uint32> last_begun;  // by the clock of SDL
    bool is_ready = false;
    bool is_out = false;  // there is no device to be had
    Uint32 heard_last = 0;
    SDL_AudioDeviceID device = 0;

    // Shared with the device's own thread, under its lock.
    float volume = 1.0F;
    std::array<Voice, most_voices> voices{};
    Voice bed;
    float bed_wanted = 0.0F;
};

bool SoundBox::Impl::open() {
    if (device != 0) return true;
    if (is_out) return false;
    is_ready = is_ready || SDL_InitSubSystem(SDL_INIT_AUDIO) == 0;
    SDL_AudioSpec wanted = played_as;
    wanted.userdata = this;
    wanted.callback = [](void* box, Uint8* stream, int length) {
        static_cast<Impl*>(box)->mix(stream, static_cast<std::size_t>(length));
    };
    // Where none is listed, trying one would only make the libraries below complain.
    const bool has_device = is_ready && SDL_GetNumAudioDevices(0) != 0;
    if (has_device) device = SDL_OpenAudioDevice(nullptr, 0, &wanted, nullptr, 0);
    is_out = device == 0;
    heard_last = SDL_GetTicks();
    if (!is_out) SDL_PauseAudioDevice(device, 0);
    return !is_out;
}

const Samples& SoundBox::Impl::samples_of(std::string_view name) {
    const auto found = files.find(name);
    if (found != files.end()) return found->second;
    Samples& samples = files[std::string(name)];
    const std::filesystem::path file = assets / "sounds" / (std::string(name) + ".wav");
    SDL_AudioSpec spec{};
    Uint8* bytes = nullptr;
    Uint32 length = 0;
    if (SDL_LoadWAV(file.string().c_str(), &spec, &bytes, &length) == nullptr) return samples;
    SDL_AudioCVT conversion{};
    if (SDL_BuildAudioCVT(&conversion, spec.format, spec.channels, spec.freq, played_as.format,
                          played_as.channels, played_as.freq) >= 0) {
        samples.resize(static_cast<std::size_t>(length) *
                       static_cast<std::size_t>(std::max(1, conversion.len_mult)));
        std::copy_n(bytes, length, samples.begin());
        conversion.buf = samples.data();
        conversion.len = static_cast<int>(length);
        const bool is_as_it_is = conversion.needed == 0;
        if (!is_as_it_is) SDL_ConvertAudio(&conversion);
        samples.resize(is_as_it_is ? length : static_cast<std::size_t>(conversion.len_cvt));
    }
    SDL_FreeWAV(bytes);
    return samples;
}

void SoundBox::Impl::mix(Uint8* stream, std::size_t length) {
    std::fill_n(stream, length, Uint8{0});
    const auto add = [&](Uint8* to, const Voice& voice, std::size_t bytes) {
        SDL_MixAudioFormat(to, voice.samples->data() + voice.at, played_as.format,
                           static_cast<Uint32>(bytes), mixer_volume(voice.strength * volume));
    };
    for (Voice& voice : voices) {
        if (voice.samples == nullptr) continue;
        const std::size_t bytes = std::min(length, voice.samples->size() - voice.at);
        add(stream, voice, bytes);
        voice.at += bytes;
        if (voice.at >= voice.samples->size()) voice.samples = nullptr;
    }
    if (bed.samples == nullptr) return;
    bed.strength += std::clamp(bed_wanted - bed.strength, -fade_per_block, fade_per_block);
    std::size_t done = 0;
    while (done < length) {
        const std::size_t bytes = std::min(length - done, bed.samples->size() - bed.at);
        add(stream + done, bed, bytes);
        done += bytes;
        bed.at = (bed.at + bytes) % bed.samples->size();
    }
    if (bed.strength <= 0.0F && bed_wanted <= 0.0F) bed.samples = nullptr;
}

SoundBox::SoundBox(std::filesystem::path assets)
    : impl_(std::make_unique<Impl>(std::move(assets))) {}
SoundBox::~SoundBox() = default;

void SoundBox::set_volume(float volume) {
    Impl& me = *impl_;
    if (me.device != 0) SDL_LockAudioDevice(me.device);
    me.volume = std::clamp(volume, 0.0F, 1.0F);
    if (me.volume <= 0.0F) {
        me.voices.fill({});
        me.bed = {};
    }
    if (me.device != 0) SDL_UnlockAudioDevice(me.device);
}

void SoundBox::play(std::string_view name, float strength) {
    Impl& me = *impl_;
    if (me.volume <= 0.0F || strength <= 0.0F || !me.open()) return;
    const Samples& samples = me.samples_of(name);
    if (samples.empty()) return;
    const Uint32 now = SDL_GetTicks();
    const auto [begun, is_first] = me.last_begun.try_emplace(&samples, now);
    if (!is_first && now - begun->second < blink) return;
    begun->second = now;
    SDL_LockAudioDevice(me.device);
    // With every voice taken, the one that has been heard longest gives way.
    const auto voice = std::ranges::max_element(me.voices, {}, [](const Voice& taken) {
        return taken.samples == nullptr ? SIZE_MAX : taken.at;
    });
    *voice = {&samples, 0, strength};
    SDL_UnlockAudioDevice(me.device);
}

void SoundBox::play_bed(std::string_view name, float strength) {
    Impl& me = *impl_;
    const bool is_wanted = strength > 0.0F;
    if (me.device == 0 && !is_wanted) return;
    if (me.volume <= 0.0F || !me.open()) return;
    const Samples& samples = me.samples_of(name);
    if (samples.empty()) return;
    SDL_LockAudioDevice(me.device);
    me.bed_wanted = strength;
    if (is_wanted && me.bed.samples != &samples) me.bed = {&samples, 0, 0.0F};
    SDL_UnlockAudioDevice(me.device);
}

bool SoundBox::is_open() {
    Impl& me = *impl_;
    if (me.device == 0) return false;
    SDL_LockAudioDevice(me.device);
    const bool is_heard =
        me.bed.samples != nullptr ||
        std::ranges::any_of(me.voices, [](const Voice& v) { return v.samples != nullptr; });
    SDL_UnlockAudioDevice(me.device);
    if (is_heard) me.heard_last = SDL_GetTicks();
    if (SDL_GetTicks() - me.heard_last < rest_after) return true;
    SDL_CloseAudioDevice(std::exchange(me.device, 0));
    return false;
}

}  // namespace stage
