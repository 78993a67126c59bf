// The faces of the house and the files they come from: assets first, then the system's fonts.
#pragma once

#include <array>
#include <cstddef>
#include <filesystem>

namespace stage {

enum class Face { title, text, text_italic, text_bold, label, label_bold, fallback };
constexpr int face_count = 7;

constexpr std::size_t index_of(Face face) { return static_cast<std::size_t>(face); }

// The file of each face. One that is nowhere to be found is replaced by the next best, in the end
// by an empty path. `assets` is the folder that has `fonts/` in it; may be empty.
std::array<std::filesystem::path, face_count> find_font_files(const std::filesystem::path& assets);

}  // namespace stage
