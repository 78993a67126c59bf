// What a pack says of itself: pack.json, hippodrome-pack/1 (docs/formats/packs.md).
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "formats/complaint.h"

namespace play {

inline constexpr std::string_view pack_schema = "hippodrome-pack/1";
inline constexpr std::string_view pack_file = "pack.json";
inline constexpr std::size_t longest_pack_id = 40;                           // bytes
inline constexpr std::string_view pack_id_pattern = "^[a-z0-9][a-z0-9-]*$";  // as schemas write it
inline constexpr std::size_t longest_pack_text = 500;                        // bytes
inline constexpr std::int64_t most_pack_version = 999'999;

struct Pack {
    std::string id;            // the name of its folder, once it is installed
    std::string name;          // for people
    std::int64_t version = 1;  // the later one replaces the earlier
    std::string about;
    std::string author;
    std::string licence;  // by what right it is passed on: "CC0-1.0"

    friend bool operator==(const Pack&, const Pack&) = default;
};

// Whether a pack may be called so: small letters, figures and dashes.
bool is_pack_id(std::string_view id);

formats::Loaded<Pack> read_pack(std::string_view text, const std::string& file);
std::string write_pack(const Pack& pack);
// Whether a file says it is such a document.
bool is_pack_file(const std::string& file);
// With lines and columns in its complaints.
formats::Loaded<Pack> load_pack(const std::string& path);

}  // namespace play
