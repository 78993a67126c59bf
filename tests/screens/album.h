// The kept pictures of a group of screens, tests/view/pictures/<look>/<group>-<what>.png, beside
// what the screens show now. With HIPPODROME_RENEW_PICTURES set what deviates is kept anew, and
// what no screen is left of is removed; scripts/pictures does so.
#pragma once

#include <SDL_image.h>

#include <array>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include "kept_pictures.h"

namespace kept_pictures {

inline std::filesystem::path album_folder() {
    return std::filesystem::path(HIPPODROME_TESTS_DIR) / "view" / "pictures";
}

struct SurfaceDeleter {
    void operator()(SDL_Surface* surface) const { SDL_FreeSurface(surface); }
};
using Surface = std::unique_ptr<SDL_Surface, SurfaceDeleter>;

inline Image load(const std::filesystem::path& file) {
    const Surface read(IMG_Load(file.string().c_str()));
    const Surface plain(read ? SDL_ConvertSurfaceFormat(read.get(), SDL_PIXELFORMAT_RGBA32, 0)
                             : nullptr);
    if (!plain) throw std::runtime_error("cannot read " + file.string());
    Image image{{plain->w, plain->h}, {}};
    const auto row = 4U * static_cast<std::size_t>(plain->w);
    image.rgba.resize(row * static_cast<std::size_t>(plain->h));
    SDL_ConvertPixels(plain->w, plain->h, plain->format->format, plain->pixels, plain->pitch,
                      SDL_PIXELFORMAT_RGBA32, image.rgba.data(), static_cast<int>(row));
    return image;
}

// Without the fourth channel, which says nothing here.
inline void save(const Image& image, const std::filesystem::path& file) {
    std::filesystem::create_directories(file.parent_path());
    const Surface plain(SDL_CreateRGBSurfaceWithFormat(0, image.size.width, image.size.height, 24,
                                                       SDL_PIXELFORMAT_RGB24));
    if (!plain ||
        SDL_ConvertPixels(image.size.width, image.size.height, SDL_PIXELFORMAT_RGBA32,
                          image.rgba.data(), image.size.width * 4, SDL_PIXELFORMAT_RGB24,
                          plain->pixels, plain->pitch) != 0 ||
        IMG_SavePNG(plain.get(), file.string().c_str()) != 0) {
        throw std::runtime_error("cannot write " + file.string());
    }
}

class Album {
public:
    explicit Album(std::string group) : group_(std::move(group)) {}

    // What is wrong with this picture of this screen, and in a moment still; empty if nothing.
    template <class InAMoment>
    std::string judge(const Image& snapshot, const InAMoment& in_a_moment, const std::string& look,
                      const std::string& what) {
        const std::string name = group_ + '-' + what;
        const std::filesystem::path file = album_folder() / look / (name + ".png");
        if (!seen_.insert(file).second) return name + " is there twice at " + look;
        Image now = reduced(snapshot);
        if (!std::filesystem::exists(file)) {
            if (!renews()) return file.string() + " is missing: run scripts/pictures";
            save(coarse(now), file);
            return {};
        }
        const Image kept = load(file);
        Difference difference = compare(kept, now);
        const auto complain = [&] {
            return complaint(name + " at " + look, difference, pixels_of_cell(snapshot.size));
        };
        std::string wrong = complain();
        const int looks = renews() ? 1 : 10;  // on a busy machine a thread may take seconds
        for (int i = 0; i < looks && !wrong.empty(); ++i) {
            now = reduced(in_a_moment());
            difference = compare(kept, now);
            wrong = complain();
        }
        if (!wrong.empty() && renews()) {
            save(coarse(now), file);
            return {};
        }
        if (!wrong.empty()) show(name + '-' + look, kept, now, difference);
        return wrong;
    }

    // Pictures that no screen was compared with, of the looks that screens were seen in.
    std::string left_over() const {
        std::set<std::filesystem::path> looks;
        for (const std::filesystem::path& file : seen_)
            looks.insert(file.parent_path());
        std::string names;
        for (const std::filesystem::path& file : pictures_of(group_)) {
            if (looks.contains(file.parent_path()) && !seen_.contains(file)) names += dismiss(file);
        }
        return names;
    }

    // Pictures of looks or groups that there are no more.
    static std::string strangers(const std::set<std::string>& looks,
                                 const std::set<std::string>& groups) {
        std::string names;
        for (const std::filesystem::path& file : pictures_of("")) {
            const std::string name = file.stem().string();
            const bool is_known = file.extension() == ".png" &&
                                  looks.contains(file.parent_path().filename().string()) &&
                                  groups.contains(name.substr(0, name.find('-')));
            if (!is_known) names += dismiss(file);
        }
        return names;
    }

private:
    static bool renews() { return std::getenv("HIPPODROME_RENEW_PICTURES") != nullptr; }

    // Of a group, or of all with "".
    static std::vector<std::filesystem::path> pictures_of(const std::string& group) {
        std::vector<std::filesystem::path> found;
        std::error_code none;
        for (const auto& entry :
             std::filesystem::recursive_directory_iterator(album_folder(), none)) {
            const std::string name = entry.path().filename().string();
            if (!entry.is_directory() && (group.empty() || name.starts_with(group + '-')))
                found.push_back(entry.path());
        }
        return found;
    }

    static std::string dismiss(const std::filesystem::path& file) {
        if (!renews()) return file.string() + " is of no screen: run scripts/pictures\n";
        std::filesystem::remove(file);
        return {};
    }

    static void show(const std::string& name, const Image& kept, const Image& now,
                     const Difference& difference) {
        const char* folder = std::getenv("HIPPODROME_PICTURES");
        if (folder == nullptr) return;
        const std::filesystem::path base = std::filesystem::path(folder) / name;
        save(kept, base.string() + "-expected.png");
        save(now, base.string() + "-actual.png");
        if (!difference.is_other_size) save(difference.marked, base.string() + "-difference.png");
    }

    std::string group_;
    std::set<std::filesystem::path> seen_;
};

}  // namespace kept_pictures
