#include "stage/open_outside.h"

#include <SDL.h>

namespace stage {

std::string open_outside(const std::filesystem::path& file) {
    const std::string address = "file://" + std::filesystem::absolute(file).string();
    return SDL_OpenURL(address.c_str()) == 0 ? std::string() : std::string(SDL_GetError());
}

}  // namespace stage
