// What a zip archive holds, as libzip reads it. A library of its own, since libzip needs others
// that nothing else does; loaded when there is first an archive, and this is its door.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace formats {

struct ArchiveEntry {
    std::string name;          // a folder's ends with a slash
    std::uint64_t size = 0;    // as it says itself
    std::uint64_t packed = 0;  // in the archive
    int method = 0;            // of packing, by the numbers of the format
    bool is_readable = true;   // stored or deflated
    bool is_encrypted = false;
    bool is_special = false;  // neither a file nor a folder where it was packed
};

class Archive {
public:
    Archive() = default;
    Archive(const Archive&) = delete;
    Archive& operator=(const Archive&) = delete;
    virtual ~Archive() = default;

    virtual std::uint64_t entries() const = 0;
    // Nothing where it cannot be read.
    virtual std::optional<ArchiveEntry> entry(std::uint64_t number) const = 0;
    // Fills `bytes` from the front and gives how many there are, at most as many as it has room
    // for. Nothing, and why, where it cannot be unpacked or is damaged.
    virtual std::optional<std::size_t> unpack(std::uint64_t number, std::string& bytes,
                                              std::string& why) const = 0;
};

}  // namespace formats

// Reads from `bytes`, which outlive it. Null, and why in libzip's words, where they are no archive;
// `strictly`, where one contradicts itself too. The caller's to delete.
extern "C" formats::Archive* hippodrome_open_archive(std::string_view bytes, bool strictly,
                                                     std::string& why);
