#include "formats/picture.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <set>
#include <system_error>
#include <utility>

#include <zlib.h>

#include "formats/pack_folders.h"

namespace formats {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view signature("\x89PNG\r\n\x1a\n", 8);
constexpr const char* expected_picture = "a picture as PNG";

struct Header {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    unsigned depth = 0;
    unsigned colour = 0;  // 0 greys, 2 colours, 3 a palette, 4 and 6 with transparency
    bool is_interlaced = false;

    std::size_t bits() const {
        constexpr std::array<unsigned, 7> channels = {1, 0, 3, 1, 2, 0, 4};
        return std::size_t{channels[colour]} * depth;
    }
};

std::uint32_t four_bytes_at(std::string_view bytes, std::size_t at) {
    std::uint32_t number = 0;
    for (std::size_t i = 0; i < 4; ++i)
        number = number << 8U | static_cast<unsigned char>(bytes[at + i]);
    return number;
}

// PNG has these alone.
bool is_depth_of(unsigned colour, unsigned depth) {
    switch (colour) {
    case 0: return depth == 1 || depth == 2 || depth == 4 || depth == 8 || depth == 16;
    case 3: return depth == 1 || depth == 2 || depth == 4 || depth == 8;
    case 2:
    case 4:
    case 6: return depth == 8 || depth == 16;
    default: return false;
    }
}

std::size_t bytes_of_rows(const Header& header, std::size_t width, std::size_t height) {
    if (width == 0 || height == 0) return 0;
    return height * (1 + (width * header.bits() + 7) / 8);
}

// What is packed into it: rows with a byte in front of each, in one go or in the seven of Adam7.
std::size_t unpacked_bytes(const Header& header) {
    if (!header.is_interlaced) return bytes_of_rows(header, header.width, header.height);
    struct Pass {
        std::size_t x, y, across, down;
    };
    constexpr std::array<Pass, 7> passes = {{{0, 0, 8, 8},
                                             {4, 0, 8, 8},
                                             {0, 4, 4, 8},
                                             {2, 0, 4, 4},
                                             {0, 2, 2, 4},
                                             {1, 0, 2, 2},
                                             {0, 1, 1, 2}}};
    std::size_t bytes = 0;
    for (const Pass& pass : passes) {
        const std::size_t wide = (header.width + pass.across - 1 - pass.x) / pass.across;
        const std::size_t high = (header.height + pass.down - 1 - pass.y) / pass.down;
        bytes += bytes_of_rows(header, wide, high);
    }
    return bytes;
}

// Whether it unpacks to exactly so many bytes; never to more.
bool unpacks_to(std::string_view packed, std::size_t bytes) {
    z_stream stream{};
    if (inflateInit(&stream) != Z_OK) return false;
    std::string source(packed);
    stream.next_in = reinterpret_cast<Bytef*>(source.data());
    stream.avail_in = static_cast<uInt>(source.size());
    std::array<Bytef, 16 * 1024> room{};
    int state = Z_OK;
    while (state == Z_OK && stream.total_out <= bytes) {
        stream.next_out = room.data();
        stream.avail_out = static_cast<uInt>(room.size());
        state = inflate(&stream, Z_NO_FLUSH);
    }
    const bool is_whole = state == Z_STREAM_END && stream.total_out == bytes;
    inflateEnd(&stream);
    return is_whole;
}

// Reads part by part. The first thing wrong is all that is said.
class Look {
public:
    Look(std::string_view bytes, std::string file) : bytes_(bytes), file_(std::move(file)) {}

    Loaded<std::string> read() {
        if (bytes_.size() > most_picture_bytes) {
            return refuse("a picture of " + std::to_string(bytes_.size()) + " bytes",
                          "at most " + std::to_string(most_picture_bytes));
        }
        if (!bytes_.starts_with(signature)) {
            return refuse(bytes_.empty() ? "an empty file" : "a file of another kind",
                          expected_picture);
        }
        sound_ = signature;
        at_ = signature.size();
        while (fault_.empty() && !has_end_)
            take_part();
        if (fault_.empty() && packed_.empty()) fault_ = "no picture in it";
        if (fault_.empty() && header_.colour == 3 && !has_palette_) fault_ = "no colours in it";
        if (fault_.empty() && !unpacks_to(packed_, unpacked_bytes(header_)))
            fault_ = "rows that are damaged, missing or too many";
        if (!fault_.empty()) return refuse(fault_, expected_);
        return {std::move(sound_), {}};
    }

private:
    Loaded<std::string> refuse(std::string found, std::string expected) const {
        return {std::nullopt, {{file_, "", std::move(found), std::move(expected)}}};
    }

    void take_part() {
        constexpr std::size_t around = 12;  // its length, name and sum
        if (bytes_.size() - at_ < around) {
            fault_ = "a picture that is cut off";
            return;
        }
        const std::size_t length = four_bytes_at(bytes_, at_);
        if (length > bytes_.size() - at_ - around) {
            fault_ = "a picture that is cut off";
            return;
        }
        const std::string_view part = bytes_.substr(at_, length + around);
        const std::string_view name = part.substr(4, 4);
        const auto sum = crc32(0, reinterpret_cast<const Bytef*>(part.data() + 4),
                               static_cast<uInt>(length + 4));
        if (sum != four_bytes_at(part, length + 8)) {
            fault_ = "a damaged picture: a part of it has another checksum";
            return;
        }
        at_ += part.size();
        if (header_.width == 0 && name != "IHDR") {
            fault_ = "a picture without its size";
        } else if (take(name, part.substr(8, length)) && fault_.empty()) {
            sound_ += part;
        }
    }

    // Whether a decoder needs it.
    bool take(std::string_view name, std::string_view content) {
        if (name == "IHDR") {
            take_header(content);
            return true;
        }
        if (name == "PLTE") {
            constexpr std::size_t most_colours = 256;
            if (content.size() % 3 != 0 || content.empty() || content.size() > 3 * most_colours)
                fault_ = "colours that are none";
            return !std::exchange(has_palette_, true);
        }
        if (name == "IDAT") packed_ += content;
        if (name == "IEND") has_end_ = true;
        const bool is_optional = (static_cast<unsigned char>(name[0]) & 0x20U) != 0;
        if (!is_optional && name != "IDAT" && name != "IEND") fault_ = "a part that PNG has not";
        return !is_optional || name == "tRNS";
    }

    void take_header(std::string_view content) {
        constexpr std::size_t header_bytes = 13;
        if (header_.width != 0 || content.size() != header_bytes) {
            fault_ = "a picture with two sizes, or none";
            return;
        }
        header_.width = four_bytes_at(content, 0);
        header_.height = four_bytes_at(content, 4);
        header_.depth = static_cast<unsigned char>(content[8]);
        header_.colour = static_cast<unsigned char>(content[9]);
        header_.is_interlaced = content[12] != 0;
        const auto is_side = [](std::uint32_t side) {
            return side >= least_picture_side && side <= most_picture_side;
        };
        if (!is_side(header_.width) || header_.width != header_.height) {
            fault_ =
                std::to_string(header_.width) + " by " + std::to_string(header_.height) + " pixels";
            expected_ = "a square of " + std::to_string(least_picture_side) + " to " +
                        std::to_string(most_picture_side) + " pixels";
        } else if (!is_depth_of(header_.colour, header_.depth) || content[10] != 0 ||
                   content[11] != 0 || static_cast<unsigned char>(content[12]) > 1) {
            fault_ = "pixels of a kind that PNG has not";
        }
    }

    std::string_view bytes_;
    std::string file_;
    std::size_t at_ = 0;
    Header header_;
    std::string packed_;
    std::string sound_;
    std::string fault_;
    std::string expected_ = expected_picture;
    bool has_palette_ = false;
    bool has_end_ = false;
};

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
    return Look(bytes, file).read();
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
