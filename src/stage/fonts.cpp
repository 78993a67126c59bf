#include "stage/fonts_impl.h"

#include <cstdlib>
#include <fstream>
#include <mutex>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

namespace stage {

namespace {

namespace fs = std::filesystem;

struct FaceFile {
    std::string_view package;  // folder below the system's fonts
    std::string_view stem;
    Face instead;  // tried when the file is missing; a face that names itself has none
};

constexpr std::array<FaceFile, face_count> face_files{{
    {"quattrocento", "Quattrocento-Regular", Face::text},
    {"vollkorn", "Vollkorn-Regular", Face::fallback},
    {"vollkorn", "Vollkorn-Italic", Face::text},
    {"vollkorn", "Vollkorn-SemiBold", Face::text},
    {"yanone-kaffeesatz", "YanoneKaffeesatz-Regular", Face::fallback},
    {"yanone-kaffeesatz", "YanoneKaffeesatz-Bold", Face::label},
    {"dejavu", "DejaVuSans", Face::fallback},
}};

bool is_file(const fs::path& file) {
    std::error_code ignored;
    return fs::is_regular_file(file, ignored);
}

fs::path in_known_places(const fs::path& assets, const FaceFile& wanted) {
    const std::string stem(wanted.stem);
    for (const char* ending : {".otf", ".ttf"}) {
        if (!assets.empty() && is_file(assets / "fonts" / (stem + ending))) {
            return assets / "fonts" / (stem + ending);
        }
        for (const char* root : {"/usr/share/fonts", "/usr/local/share/fonts"}) {
            for (const char* kind : {"opentype", "truetype", ""}) {
                fs::path file = fs::path(root) / kind / wanted.package / (stem + ending);
                if (is_file(file)) return file;
            }
        }
    }
    return {};
}

// Slow, so only for systems that keep their fonts elsewhere.
fs::path anywhere(const FaceFile& wanted) {
    std::vector<fs::path> roots{"/usr/share/fonts", "/usr/local/share/fonts", "/Library/Fonts",
                                "C:/Windows/Fonts"};
    if (const char* home = std::getenv("HOME"); home != nullptr) {
        roots.push_back(fs::path(home) / ".fonts");
        roots.push_back(fs::path(home) / ".local/share/fonts");
    }
    for (const fs::path& root : roots) {
        std::error_code error;
        auto walk = fs::recursive_directory_iterator(
            root, fs::directory_options::skip_permission_denied, error);
        for (; !error && walk != fs::recursive_directory_iterator(); walk.increment(error))
            if (walk->path().stem() == wanted.stem && is_file(walk->path())) return walk->path();
    }
    return {};
}

// Opening and closing changes what all fonts share; drawing with fonts of one's own does not.
std::mutex& library_lock() {
    static std::mutex lock;
    return lock;
}

std::size_t index_of(Face face) { return static_cast<std::size_t>(face); }

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
    for (std::size_t i = 0; i < face_files.size(); ++i) {
        impl_->files[i] = in_known_places(impl_->assets, face_files[i]);
        if (impl_->files[i].empty()) impl_->files[i] = anywhere(face_files[i]);
    }
    const auto found = impl_->files;
    for (std::size_t i = 0; i < face_files.size(); ++i) {
        std::size_t next = i;
        while (found[next].empty() && index_of(face_files[next].instead) != next)
            next = index_of(face_files[next].instead);
        impl_->files[i] = found[next];
    }
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
