#include "stage/mixer_library.h"
#include "stage/sdl_support.h"
#include "stage/sound.h"

#include <SDL.h>
#include <SDL_mixer.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <future>
#include <map>
#include <optional>
#include <string>
#include <utility>

namespace stage {

namespace {

// As the files are written; the device is converted to.
constexpr int sound_rate = 22'050;
constexpr int sound_block = 512;  // samples
constexpr int most_voices = 12;
constexpr int bed_channel = most_voices;  // behind those of the voices
constexpr std::array<int, 2> music_channels = {most_voices + 1, most_voices + 2};  // in turn
constexpr int music_fade = 900;                                                    // milliseconds
constexpr int voice_group = 1;
constexpr Uint32 blink = 70;          // milliseconds
constexpr Uint32 rest_after = 4000;   // milliseconds of silence; a paused device goes on working
constexpr Uint32 longest_wait = 500;  // milliseconds: a sound that comes later tells nothing
constexpr float bed_swell = 1.3F;     // a second
constexpr int bed_fade = 750;         // milliseconds

int mixer_volume(float strength) {
    return static_cast<int>(std::lround(std::clamp(strength, 0.0F, 1.0F) * MIX_MAX_VOLUME));
}

}  // namespace

struct SoundBox::Impl {
    struct Sound {
        Mix_Chunk* chunk = nullptr;  // null without a file
        std::optional<Uint32> begun_last;
    };
    // Asked for before there was a mixer.
    struct Owed {
        std::string name;
        float strength = 0.0F;
        Uint32 since = 0;
    };

    explicit Impl(std::filesystem::path folder) : assets(std::move(folder)) {}
    ~Impl() {
        if (music_loading.valid()) music_chunks[1 - music_at] = take_loaded();
        close();
        for (Mix_Chunk* chunk : music_chunks)
            if (chunk != nullptr) mixer->free_chunk(chunk);
        for (const auto& [name, sound] : sounds)
            if (sound.chunk != nullptr) mixer->free_chunk(sound.chunk);
        if (is_ready) SDL_QuitSubSystem(SDL_INIT_AUDIO);
    }

    bool has_mixer();
    bool open();
    void close();
    void pay_owed();
    void begin(const std::string& name, float strength);
    float volume_of(std::string_view name) const {
        return name.starts_with("crowd/") ? volumes.crowd : volumes.effects;
    }
    void tend_music();
    // The other channel's is freed for it.
    Mix_Chunk* take_loaded();
    void begin_music(Mix_Chunk* chunk);
    void end_music();
    bool wants_music() const { return !music_wanted.empty() && volumes.music * volumes.all > 0.0F; }
    bool is_music_alone() const;
    Sound& sound_of(const std::string& name);

    std::filesystem::path assets;
    std::future<std::optional<MixerLibrary>> loading;
    std::optional<MixerLibrary> mixer;
    std::map<std::string, Sound> sounds;
    std::optional<Owed> owed;  // the last one
    bool is_ready = false;
    bool is_out = false;  // there is no device to be had
    bool is_open = false;
    Uint32 heard_last = 0;  // by the clock of SDL
    Volumes volumes;
    const Mix_Chunk* bed = nullptr;
    float bed_strength = 0.0F;
    Uint32 bed_set = 0;
    std::string music_wanted;
    std::string music;  // that is heard, or was looked for in vain; empty for none
    std::future<Mix_Chunk*> music_loading;
    std::string loading_name;
    std::array<Mix_Chunk*, music_channels.size()> music_chunks{};
    std::size_t music_at = 0;  // of the channels: the one heard
};

// Begins to load it when asked first.
bool SoundBox::Impl::has_mixer() {
    if (mixer) return true;
    if (!loading.valid()) loading = std::async(std::launch::async, load_mixer_library);
    if (loading.wait_for(std::chrono::seconds(0)) != std::future_status::ready) return false;
    mixer = loading.get();
    is_out = !mixer;
    return mixer.has_value();
}

bool SoundBox::Impl::open() {
    if (is_open) return true;
    if (is_out) return false;
    is_ready = is_ready || SDL_InitSubSystem(SDL_INIT_AUDIO) == 0;
    // Where none is listed, trying one would only make the libraries below complain.
    is_out = !is_ready || SDL_GetNumAudioDevices(0) == 0;
    if (is_out || !has_mixer()) return false;
    is_out = mixer->open_device(sound_rate, AUDIO_S16SYS, 1, sound_block, nullptr, 0) != 0;
    if (is_out) return false;
    mixer->allocate_channels(music_channels.back() + 1);
    mixer->group_channels(0, most_voices - 1, voice_group);
    mixer->master_volume(mixer_volume(volumes.all));
    heard_last = SDL_GetTicks();
    is_open = true;
    pay_owed();
    return true;
}

void SoundBox::Impl::close() {
    if (std::exchange(is_open, false)) mixer->close();
    bed = nullptr;
    music.clear();
}

void SoundBox::Impl::pay_owed() {
    if (owed && SDL_GetTicks() - owed->since < longest_wait) begin(owed->name, owed->strength);
    owed.reset();
}

SoundBox::Impl::Sound& SoundBox::Impl::sound_of(const std::string& name) {
    const auto [found, is_new] = sounds.try_emplace(name);
    if (is_new) {
        const std::filesystem::path file = assets / "sounds" / (name + ".wav");
        if (SDL_RWops* source = SDL_RWFromFile(file.string().c_str(), "rb")) {
            found->second.chunk = mixer->load_wav(source, 1);
        }
    }
    return found->second;
}

void SoundBox::Impl::begin(const std::string& name, float strength) {
    Sound& sound = sound_of(name);
    if (sound.chunk == nullptr) return;
    const Uint32 now = SDL_GetTicks();
    if (sound.begun_last && now - *sound.begun_last < blink) return;
    sound.begun_last = now;
    // With every voice taken, the one that has been heard longest gives way.
    const int free = mixer->group_available(voice_group);
    const int channel = free >= 0 ? free : mixer->group_oldest(voice_group);
    mixer->volume(channel, mixer_volume(strength * volume_of(name)));
    mixer->play(channel, sound.chunk, 0, -1);
}

// --- Music -------------------------------------------------------------------------------------

void SoundBox::Impl::end_music() {
    if (is_open) mixer->fade_out(music_channels[music_at], music_fade);
    music.clear();
}

Mix_Chunk* SoundBox::Impl::take_loaded() {
    Mix_Chunk* chunk = music_loading.get();
    mixer->halt(music_channels[1 - music_at]);
    if (Mix_Chunk* before = std::exchange(music_chunks[1 - music_at], nullptr))
        mixer->free_chunk(before);
    return chunk;
}

// The piece before fades meanwhile.
void SoundBox::Impl::begin_music(Mix_Chunk* chunk) {
    end_music();
    music_at = 1 - music_at;
    const int channel = music_channels[music_at];
    music_chunks[music_at] = chunk;
    if (chunk == nullptr) return;
    mixer->volume(channel, mixer_volume(volumes.music));
    mixer->fade_in(channel, chunk, -1, music_fade, -1);
}

// Unpacking a piece takes longer than a frame.
void SoundBox::Impl::tend_music() {
    if (!wants_music()) {
        if (!music.empty()) end_music();
        return;
    }
    if (music == music_wanted || !open()) return;
    heard_last = SDL_GetTicks();
    if (!music_loading.valid()) {
        loading_name = music_wanted;
        const std::string file = (assets / "music" / (loading_name + ".wav")).string();
        music_loading = std::async(std::launch::async, [load = mixer->load_wav, file] {
            SDL_RWops* source = SDL_RWFromFile(file.c_str(), "rb");
            return source == nullptr ? nullptr : load(source, 1);
        });
    }
    if (music_loading.wait_for(std::chrono::seconds(0)) != std::future_status::ready) return;
    Mix_Chunk* chunk = take_loaded();
    if (loading_name != music_wanted) {  // by now another one
        if (chunk != nullptr) mixer->free_chunk(chunk);
        return;
    }
    begin_music(chunk);
    music = music_wanted;
}

// Nobody need look after it: it goes on by itself.
bool SoundBox::Impl::is_music_alone() const {
    int playing = 0;
    for (const int channel : music_channels)
        playing += mixer->playing(channel);
    return !music.empty() && music == music_wanted && playing == mixer->playing(-1);
}

SoundBox::SoundBox(std::filesystem::path assets)
    : impl_(std::make_unique<Impl>(std::move(assets))) {}
SoundBox::~SoundBox() = default;

void SoundBox::set_volumes(const Volumes& volumes) {
    Impl& me = *impl_;
    if (me.volumes == volumes) return;
    me.volumes = volumes;
    if (volumes.all <= 0.0F) me.owed.reset();
    if (me.is_open) {
        me.mixer->master_volume(mixer_volume(volumes.all));
        me.mixer->volume(music_channels[me.music_at], mixer_volume(volumes.music));
        if (volumes.all <= 0.0F) {
            me.mixer->halt(-1);
            me.bed = nullptr;
        }
    }
    me.tend_music();
}

void SoundBox::play_music(std::string_view name) {
    Impl& me = *impl_;
    if (me.music_wanted != name) me.music_wanted = name;
    me.tend_music();
}

void SoundBox::play(std::string_view name, float strength) {
    Impl& me = *impl_;
    if (me.volumes.all * me.volume_of(name) <= 0.0F || strength <= 0.0F) return;
    if (me.open()) {
        me.begin(std::string(name), strength);
    } else if (!me.is_out) {
        me.owed = {std::string(name), strength, SDL_GetTicks()};
    }
}

void SoundBox::play_bed(std::string_view name, float strength) {
    Impl& me = *impl_;
    strength *= me.volume_of(name);
    const bool is_wanted = strength > 0.0F;
    if (!is_wanted && me.bed == nullptr) return;
    if (me.volumes.all <= 0.0F || !me.open()) return;
    const MixerLibrary& mixer = *me.mixer;
    if (!is_wanted) {
        mixer.fade_out(bed_channel, bed_fade);
        me.bed = nullptr;
        return;
    }
    Mix_Chunk* chunk = me.sound_of(std::string(name)).chunk;
    if (chunk == nullptr) return;
    const Uint32 now = SDL_GetTicks();
    if (me.bed != chunk) {
        // One that is still fading goes on from there.
        const int heard = mixer.playing(bed_channel) != 0 ? mixer.volume(bed_channel, -1) : 0;
        mixer.halt(bed_channel);
        me.bed_strength = static_cast<float>(heard) / MIX_MAX_VOLUME;
        mixer.volume(bed_channel, heard);
        mixer.play(bed_channel, chunk, -1, -1);  // over and over
        me.bed = chunk;
        me.bed_set = now;
    }
    const float most = bed_swell * static_cast<float>(now - std::exchange(me.bed_set, now)) / 1000;
    me.bed_strength += std::clamp(strength - me.bed_strength, -most, most);
    mixer.volume(bed_channel, mixer_volume(me.bed_strength));
}

bool SoundBox::is_open() {
    Impl& me = *impl_;
    me.tend_music();
    const bool is_owed = me.owed || me.wants_music();
    if (is_owed && !me.open()) return !me.is_out;
    if (!me.is_open) return false;
    if (me.mixer->playing(-1) > 0) me.heard_last = SDL_GetTicks();
    if (me.is_music_alone() && me.mixer->playing(-1) > 0) return false;
    if (SDL_GetTicks() - me.heard_last < rest_after) return true;
    me.close();
    return false;
}

}  // namespace stage
