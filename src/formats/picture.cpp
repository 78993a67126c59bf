#include "formats/picture.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <set>
#include <system_error>
#include <utility>

#include <png.h>

#include "formats/pack_folders.h"

namespace formats {

namespace fs = std::filesystem;

namespace {

constexpr const char* expected_picture = "a picture as PNG";

// libpng's own, which gives back what it has taken.
class Image {
public:
    Image() { image_.version = PNG_IMAGE_VERSION; }
    Image(const Image&) = delete;
    Image& operator=(const Image&) = delete;
    ~Image() { png_image_free(&image_); }

    png_image* get() { return &image_; }
    png_image* operator->() { return &image_; }

private:
    png_image image_{};
};

// Of pixels with eight bits for each colour and for transparency.
std::string packed_again(png_image image, const std::vector<png_byte>& pixels) {
    image.flags = PNG_IMAGE_FLAG_FAST;
    png_alloc_size_t size = PNG_IMAGE_PNG_SIZE_MAX(image);
    std::string bytes(size, '\0');
    if (png_image_write_to_memory(&image, bytes.data(), &size, 0, pixels.data(), 0, nullptr) == 0)
        return {};
    bytes.resize(size);
    return bytes;
}

fs::path folder_path(const std::string& text) { return {std::u8string(text.begin(), text.end())}; }

// Where they lie: the player's own first.
std::vector<fs::path> folders_of(const DataDirs& dirs, const std::string& beside) {
    std::vector<fs::path> folders;
    if (!dirs.user.empty()) {
        const fs::path user = folder_path(dirs.user);
        folders.push_back(user / picture_folder);
        for (const fs::path& pack : installed_pack_folders(user / packs_folder))
            folders.push_back(pack / picture_folder);
    }
    if (!beside.empty()) folders.push_back(folder_path(beside));
    return folders;
}

// No more than is allowed and one byte, which is too many.
std::string bytes_of_picture(const fs::path& file) {
    std::ifstream stream(file, std::ios::binary);
    std::string bytes(most_picture_bytes + 1, '\0');
    stream.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    bytes.resize(static_cast<std::size_t>(std::max<std::streamsize>(0, stream.gcount())));
    return bytes;
}

}  // namespace

bool is_picture_name(std::string_view name) {
    const auto is_small = [](char letter) {
        return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9');
    };
    return !name.empty() && name.size() <= longest_picture_name && is_small(name.front()) &&
           std::ranges::all_of(name,
                               [&](char letter) { return is_small(letter) || letter == '-'; });
}

Loaded<std::string> read_picture(std::string_view bytes, const std::string& file) {
    const auto refuse = [&](std::string found, std::string expected) {
        return Loaded<std::string>{std::nullopt,
                                   {{file, "", std::move(found), std::move(expected)}}};
    };
    if (bytes.size() > most_picture_bytes) {
        return refuse("a picture of " + std::to_string(bytes.size()) + " bytes",
                      "at most " + std::to_string(most_picture_bytes));
    }
    if (bytes.empty()) return refuse("an empty file", expected_picture);
    Image image;
    const auto why = [&] {
        return std::string("a picture that cannot be read (") + image->message + ")";
    };
    if (png_image_begin_read_from_memory(image.get(), bytes.data(), bytes.size()) == 0)
        return refuse(why(), expected_picture);
    const auto is_side = [](png_uint_32 side) {
        return side >= least_picture_side && side <= most_picture_side;
    };
    if (!is_side(image->width) || image->width != image->height) {
        return refuse(std::to_string(image->width) + " by " + std::to_string(image->height) +
                          " pixels",
                      "a square of " + std::to_string(least_picture_side) + " to " +
                          std::to_string(most_picture_side) + " pixels");
    }
    image->format = PNG_FORMAT_RGBA;
    std::vector<png_byte> pixels(PNG_IMAGE_SIZE(*image.get()));
    if (png_image_finish_read(image.get(), nullptr, pixels.data(), 0, nullptr) == 0)
        return refuse(why(), expected_picture);
    std::string sound = packed_again(*image.get(), pixels);
    if (sound.empty()) return refuse("a picture that cannot be packed", expected_picture);
    return {std::move(sound), {}};
}

std::optional<std::string> find_picture(const DataDirs& dirs, std::string_view name,
                                        const std::string& beside) {
    if (!is_picture_name(name)) return std::nullopt;
    for (const fs::path& folder : folders_of(dirs, beside)) {
        const fs::path file = folder / (std::string(name) + std::string(picture_ending));
        std::error_code ignored;
        if (!fs::is_regular_file(file, ignored)) continue;
        return read_picture(bytes_of_picture(file), file.string()).value;
    }
    return std::nullopt;
}

std::vector<std::string> list_pictures(const DataDirs& dirs, const std::string& beside) {
    std::set<std::string> names;
    for (const fs::path& folder : folders_of(dirs, beside)) {
        std::error_code error;
        for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
             entry.increment(error)) {
            const std::string name = entry->path().stem().string();
            if (entry->path().extension() == picture_ending && is_picture_name(name))
                names.insert(name);
        }
    }
    const auto goes_with_another = [&](const std::string& name) {
        return std::ranges::any_of(
            std::array{cloth_of_picture, wreck_of_picture}, [&](std::string_view ending) {
                return name.ends_with(ending) &&
                       names.contains(name.substr(0, name.size() - ending.size()));
            });
    };
    std::vector<std::string> list;
    std::ranges::remove_copy_if(names, std::back_inserter(list), goes_with_another);
    return list;
}

}  // namespace formats
