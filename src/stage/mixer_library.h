// SDL2_mixer, loaded at run time: it brings a score of libraries along, and neither a window nor a
// command should wait for them before there is anything to hear.
#pragma once

#include <SDL.h>
#include <SDL_mixer.h>

#include <optional>

namespace stage {

// Its functions, without the prefix.
struct MixerLibrary {
    decltype(&Mix_OpenAudioDevice) open_device = nullptr;
    decltype(&Mix_CloseAudio) close = nullptr;
    decltype(&Mix_AllocateChannels) allocate_channels = nullptr;
    decltype(&Mix_GroupChannels) group_channels = nullptr;
    decltype(&Mix_GroupAvailable) group_available = nullptr;
    decltype(&Mix_GroupOldest) group_oldest = nullptr;
    decltype(&Mix_LoadWAV_RW) load_wav = nullptr;
    decltype(&Mix_FreeChunk) free_chunk = nullptr;
    decltype(&Mix_PlayChannelTimed) play = nullptr;
    decltype(&Mix_HaltChannel) halt = nullptr;
    decltype(&Mix_FadeInChannelTimed) fade_in = nullptr;
    decltype(&Mix_FadeOutChannel) fade_out = nullptr;
    decltype(&Mix_Playing) playing = nullptr;
    decltype(&Mix_Volume) volume = nullptr;
    decltype(&Mix_MasterVolume) master_volume = nullptr;
};

// Empty where there is none, or one too old. It takes some frames, so it is made on a thread of its
// own; what is loaded stays until the program ends.
std::optional<MixerLibrary> load_mixer_library();

}  // namespace stage
