#include "stage/mixer_library.h"

namespace stage {

namespace {

#if HIPPODROME_MIXER_IS_LINKED

constexpr MixerLibrary linked_mixer = {
    Mix_OpenAudioDevice,  Mix_CloseAudio,  Mix_AllocateChannels,   Mix_GroupChannels,
    Mix_GroupAvailable,   Mix_GroupOldest, Mix_LoadWAV_RW,         Mix_FreeChunk,
    Mix_PlayChannelTimed, Mix_HaltChannel, Mix_FadeInChannelTimed, Mix_FadeOutChannel,
    Mix_Playing,          Mix_Volume,      Mix_MasterVolume};

#else

#    if defined(_WIN32)
constexpr const char* mixer_file = "SDL2_mixer.dll";
#    elif defined(__APPLE__)
constexpr const char* mixer_file = "libSDL2_mixer-2.0.0.dylib";
#    else
constexpr const char* mixer_file = "libSDL2_mixer-2.0.so.0";
#    endif

template <class Function>
bool look_up(void* library, const char* name, Function*& function) {
    // As every loader of libraries hands functions out.
    function = reinterpret_cast<Function*>(SDL_LoadFunction(library, name));
    return function != nullptr;
}

std::optional<MixerLibrary> look_up_mixer() {
    void* library = SDL_LoadObject(mixer_file);
    if (library == nullptr) return std::nullopt;
    MixerLibrary mixer;
    const bool is_whole = look_up(library, "Mix_OpenAudioDevice", mixer.open_device) &&
                          look_up(library, "Mix_CloseAudio", mixer.close) &&
                          look_up(library, "Mix_AllocateChannels", mixer.allocate_channels) &&
                          look_up(library, "Mix_GroupChannels", mixer.group_channels) &&
                          look_up(library, "Mix_GroupAvailable", mixer.group_available) &&
                          look_up(library, "Mix_GroupOldest", mixer.group_oldest) &&
                          look_up(library, "Mix_LoadWAV_RW", mixer.load_wav) &&
                          look_up(library, "Mix_FreeChunk", mixer.free_chunk) &&
                          look_up(library, "Mix_PlayChannelTimed", mixer.play) &&
                          look_up(library, "Mix_HaltChannel", mixer.halt) &&
                          look_up(library, "Mix_FadeInChannelTimed", mixer.fade_in) &&
                          look_up(library, "Mix_FadeOutChannel", mixer.fade_out) &&
                          look_up(library, "Mix_Playing", mixer.playing) &&
                          look_up(library, "Mix_Volume", mixer.volume) &&
                          look_up(library, "Mix_MasterVolume", mixer.master_volume);
    if (!is_whole) return std::nullopt;
    return mixer;
}

#endif

}  // namespace

std::optional<MixerLibrary> load_mixer_library() {
#if HIPPODROME_MIXER_IS_LINKED
    return linked_mixer;
#else
    return look_up_mixer();
#endif
}

}  // namespace stage
