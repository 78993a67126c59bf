#include "stage/image.h"

#include "stage/sdl_support.h"

#include <SDL_image.h>

namespace stage {

Colour Image::at(int x, int y) const {
    const auto first = 4U * (static_cast<std::size_t>(y) * static_cast<std::size_t>(size.width) +
                             static_cast<std::size_t>(x));
    return {rgba.at(first), rgba.at(first + 1), rgba.at(first + 2), rgba.at(first + 3)};
}

void save_png(const Image& image, const std::filesystem::path& file) {
    std::vector<std::uint8_t> bytes = image.rgba;  // SDL wants them writable
    const OwnedSurface surface(
        SDL_CreateRGBSurfaceWithFormatFrom(bytes.data(), image.size.width, image.size.height, 32,
                                           image.size.width * 4, SDL_PIXELFORMAT_RGBA32));
    if (surface == nullptr || IMG_SavePNG(surface.get(), file.string().c_str()) != 0) {
        fail_with_sdl("Cannot write the picture " + file.string());
    }
}

}  // namespace stage
