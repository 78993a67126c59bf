#include "stage/core/font_files.h"

#include <cstdlib>
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

}  // namespace

std::array<fs::path, face_count> find_font_files(const fs::path& assets) {
    std::array<fs::path, face_count> found;
    for (std::size_t i = 0; i < face_files.size(); ++i) {
        found[i] = in_known_places(assets, face_files[i]);
        if (found[i].empty()) found[i] = anywhere(face_files[i]);
    }
    auto files = found;
    for (std::size_t i = 0; i < face_files.size(); ++i) {
        std::size_t next = i;
        while (found[next].empty() && index_of(face_files[next].instead) != next)
            next = index_of(face_files[next].instead);
        files[i] = found[next];
    }
    return files;
}

}  // namespace stage
