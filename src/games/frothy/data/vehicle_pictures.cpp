#include "games/frothy/data/vehicle_pictures.h"

#include <filesystem>
#include <system_error>
#include <utility>

namespace frothy {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view sprite_folder = "vehicles/";

fs::path path_from(const std::string& text) { return {std::u8string(text.begin(), text.end())}; }

}  // namespace

std::string pictures_beside(const std::string& licence_file) {
    const fs::path folder = fs::absolute(path_from(licence_file)).parent_path().parent_path();
    const std::u8string text = (folder / formats::picture_folder).generic_u8string();
    return {text.begin(), text.end()};
}

PictureSource own_pictures(const formats::DataDirs& dirs, std::shared_ptr<std::string> beside) {
    return [dirs, beside = std::move(beside)](const std::string& name) {
        if (!name.starts_with(sprite_folder)) return std::optional<std::string>();
        return formats::find_picture(dirs, name.substr(sprite_folder.size()), *beside);
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

}  // namespace frothy
