// A folder to draw in without a window, and what tests of the studio draw with.
#pragma once

#include <catch2/catch.hpp>

#include <filesystem>
#include <fstream>
#include <random>
#include <string>

#include "formats/data_files.h"
#include "games/frothy/data/data_files.h"
#include "games/frothy/view/core/studio/studio.h"

namespace studio_desk {

using namespace frothy;

class Desk {
public:
    Desk()
        : path_(std::filesystem::temp_directory_path() /
                ("hippodrome-studio-test-" + std::to_string(std::random_device{}()))) {
        std::filesystem::remove_all(path_);
        std::filesystem::create_directories(path_);
    }
    ~Desk() { std::filesystem::remove_all(path_); }
    Desk(const Desk&) = delete;
    Desk& operator=(const Desk&) = delete;

    Studio studio() const { return {path_ / "tracks", path_ / "state" / "draft.json"}; }
    std::filesystem::path draft() const { return path_ / "state" / "draft.json"; }
    std::filesystem::path write(const char* name, const std::string& text) const {
        std::ofstream(path_ / name, std::ios::binary) << text;
        return path_ / name;
    }

private:
    std::filesystem::path path_;
};

inline std::string read(const std::filesystem::path& file) {
    const auto text = formats::read_text_file(file.string());
    return text.ok() ? *text.value : std::string();
}

inline CoursePlan kept_course(const char* name) {
    const auto plan =
        load_course(std::string(HIPPODROME_KEPT_DATA_DIR) + "/tracks/" + name + ".json");
    REQUIRE(plan.ok());
    return *plan.value;
}

inline Stroke with(Brush brush) {
    Stroke stroke;
    stroke.brush = brush;
    return stroke;
}

}  // namespace studio_desk
