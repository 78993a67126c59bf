#include "games/frothy/data/own_pictures.h"

#include <array>
#include <filesystem>
#include <system_error>
#include <utility>

namespace frothy {

namespace fs = std::filesystem;

namespace {

constexpr std::array<std::string_view, 2> sprite_folders = {"vehicles/", "board/"};

fs::path path_from(const std::string& text) { return {std::u8string(text.begin(), text.end())}; }

}  // namespace

std::string pictures_beside(const std::string& file) {
    const fs::path folder = fs::absolute(path_from(file)).parent_path().parent_path();
    const std::u8string text = (folder / formats::picture_folder).generic_u8string();
    return {text.begin(), text.end()};
}

PictureSource own_pictures(const formats::DataDirs& dirs, std::shared_ptr<std::string> beside) {
    return [dirs, beside = std::move(beside)](const std::string& name) {
        for (const std::string_view folder : sprite_folders)
            if (name.starts_with(folder))
                return formats::find_picture(dirs, name.substr(folder.size()), *beside);
        return std::optional<std::string>();
    };
}

HasPicture all_pictures(const formats::DataDirs& dirs, const std::string& beside) {
    return [dirs, beside](const std::string& picture) {
        if (!formats::is_picture_name(picture)) return false;
        std::error_code ignored;
        const fs::path shipped = path_from(dirs.data) / "assets/vehicles" / (picture + ".svg");
        return fs::is_regular_file(shipped, ignored) ||
               formats::find_picture(dirs, picture, beside).has_value();
    };
}

HasPicture own_looks(const formats::DataDirs& dirs, const std::string& beside) {
    return [dirs, beside](const std::string& look) {
        return formats::find_picture(dirs, look, beside).has_value();
    };
}

}  // namespace frothy
