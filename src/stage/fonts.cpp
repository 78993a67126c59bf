#include "stage/fonts_impl.h"

#include <fstream>
#include <mutex>
#include <vector>

namespace stage {

namespace {

namespace fs = std::filesystem;

// Opening and closing changes what all fonts share; drawing with fonts of one's own does not.
std::mutex& library_lock() {
    static std::mutex lock;
    return lock;
}

}  // namespace

std::span<const char> FontFiles::read(const fs::path& file) {
    if (file.empty()) return {};
    const std::lock_guard lock(lock_);
    const auto [place, is_new] = files_.try_emplace(file);
    std::vector<char>& bytes = place->second;
    if (is_new) {
        std::ifstream in(file, std::ios::binary | std::ios::ate);
        if (in) {
            bytes.resize(static_cast<std::size_t>(in.tellg()));
            in.seekg(0);
            in.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
            if (!in) bytes.clear();
        }
    }
    return bytes;
}

Fonts::Impl::~Impl() {
    const std::lock_guard lock(library_lock());
    opened.clear();
    if (library_ready) TTF_Quit();
}

TTF_Font* Fonts::Impl::open(Face face, int pixels) {
    const auto [place, is_new] = opened.try_emplace({face, pixels});
    const std::span<const char> bytes =
        is_new && pixels >= 1 ? contents->read(files[index_of(face)]) : std::span<const char>{};
    if (bytes.empty()) return place->second.get();
    const std::lock_guard lock(library_lock());
    if (!library_ready) library_ready = TTF_Init() == 0;
    if (library_ready) {
        // From memory: the library looks up every letter by itself, in many small pieces.
        SDL_RWops* file = SDL_RWFromConstMem(bytes.data(), static_cast<int>(bytes.size()));
        place->second.reset(TTF_OpenFontRW(file, 1, pixels));
        if (place->second != nullptr) {
            TTF_SetFontHinting(place->second.get(), TTF_HINTING_LIGHT_SUBPIXEL);
        }
    }
    return place->second.get();
}

Fonts::Fonts(std::filesystem::path assets) : impl_(std::make_unique<Impl>()) {
    impl_->assets = std::move(assets);
    impl_->files = find_font_files(impl_->assets);
}

Fonts::Fonts(const Fonts& other) : impl_(std::make_unique<Impl>()) {
    impl_->assets = other.impl_->assets;
    impl_->files = other.impl_->files;
    impl_->contents = other.impl_->contents;
}

Fonts::~Fonts() = default;

const std::filesystem::path& Fonts::file(Face face) const { return impl_->files[index_of(face)]; }

std::span<const char> Fonts::contents(Face face) const { return impl_->contents->read(file(face)); }

}  // namespace stage
