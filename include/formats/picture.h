// Pictures that anybody may have made: PNG files, read by libpng within limits.
//
// Vehicles are drawn from above, facing right, in a square (docs/formats/licence.md).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/complaint.h"
#include "formats/data_files.h"

namespace formats {

inline constexpr std::size_t most_picture_bytes = 1024 * 1024;
inline constexpr std::uint32_t least_picture_side = 32;  // pixels
inline constexpr std::uint32_t most_picture_side = 1024;
inline constexpr std::size_t longest_picture_name = 40;                           // bytes
inline constexpr std::string_view picture_name_pattern = "^[a-z0-9][a-z0-9-]*$";  // of schemas
inline constexpr std::string_view picture_folder = "art";
inline constexpr std::string_view picture_ending = ".png";

// Whether a picture may be called so: small letters, figures and dashes, no dash first.
bool is_picture_name(std::string_view name);

// The picture made anew of its pixels, so that nothing is in the file but what draws it. What is
// wrong otherwise.
Loaded<std::string> read_picture(std::string_view bytes, const std::string& file);

// A player's own pictures and those of packs, by name: art/<name>.png.
//
// Nothing if there is none of the name, or none that is sound. `beside` is one more folder to look
// into, after all others.
std::optional<std::string> find_picture(const DataDirs& dirs, std::string_view name,
                                        const std::string& beside = {});
// Their names, without what goes with another picture ("sledge-livery", "sledge-wreck").
std::vector<std::string> list_pictures(const DataDirs& dirs, const std::string& beside = {});

// What a picture may have beside it: its cloth in greys, and what is left after a wreck.
inline constexpr std::string_view cloth_of_picture = "-livery";
inline constexpr std::string_view wreck_of_picture = "-wreck";

}  // namespace formats
