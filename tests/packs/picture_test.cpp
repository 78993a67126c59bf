// Pictures of players and packs: what is sound, what is refused, where they are found.
#include <catch2/catch.hpp>

#include <filesystem>
#include <fstream>
#include <random>

#include "formats/picture.h"
#include "packs/png_files.h"

using namespace formats;
using namespace png_files;

namespace {

std::string refusal(const std::string& bytes) {
    const auto read = read_picture(bytes, "sledge.png");
    if (read.ok()) return "";
    CHECK(read.complaints.size() == 1);
    return text_of(read.complaints);
}

}  // namespace

TEST_CASE("A sound picture is read, without what nothing is drawn by", "[packs][picture]") {
    const std::string disc = png_files::disc(64, 0xB3261E);
    const auto read = read_picture(disc, "sledge.png");
    REQUIRE(read.ok());
    CHECK(read_picture(*read.value, "again.png").value == read.value);
    std::string wordy = disc;
    wordy.insert(wordy.size() - 12, part("tEXt", "Comment\0by hand"));
    CHECK(read_picture(wordy, "sledge.png").value == read.value);
    CHECK(read_picture(png_files::disc(64, 0x2B4C8C), "sledge.png").value != read.value);
    for (const std::uint32_t side : {least_picture_side, most_picture_side})
        CHECK(read_picture(png_files::disc(side, 0x2B4C8C), "sledge.png").ok());
}

TEST_CASE("What is no sound picture is refused by one error", "[packs][picture]") {
    const std::string disc = png_files::disc(64, 0xB3261E);
    const std::string rows = packed(std::string(64 * 257, '\0'));
    const auto whole = [&](const std::string& head, const std::string& content) {
        return signature + head + part("IDAT", content) + part("IEND", "");
    };
    CHECK(refusal(whole(header(64, 64), rows)).empty());
    struct Case {
        std::string bytes;
        std::string said;
    };
    std::string summed = disc;
    summed[40] ^= 1;
    const char* unread = "cannot be read";
    const std::vector<Case> cases = {
        {"", "an empty file"},
        {"GIF89a", unread},
        {"\xFF\xD8\xFF\xE0", unread},
        {"<svg/>", unread},
        {signature, unread},
        {disc.substr(0, 60), unread},
        {summed, "CRC"},
        {whole(header(100'000, 100'000), rows), "100000 by 100000 pixels"},
        {whole(header(0xFFFFFFFF, 0xFFFFFFFF), rows), unread},
        {whole(header(0, 0), rows), unread},
        {whole(header(64, 65), rows), "a square of 32 to 1024 pixels"},
        {whole(header(16, 16), rows), "16 by 16 pixels"},
        {whole(header(64, 64, 3), rows), unread},
        {whole(header(64, 64, 8, 5), rows), unread},
        {whole(header(64, 64, 8, 3), packed(std::string(64 * 65, '\0'))), unread},
        {whole(header(64, 64), packed(std::string(63 * 257, '\0'))), unread},
        {whole(header(64, 64), "rows"), unread},
        {whole(header(64, 64) + header(64, 64), rows), unread},
        {signature + part("IDAT", rows) + part("IEND", ""), unread},
        {signature + header(64, 64) + part("IEND", ""), unread},
        {whole(header(64, 64) + part("EVIL", ""), rows), unread},
        {std::string(most_picture_bytes + 1, '\0'), "at most"},
    };
    // More than there are pixels for is not unpacked.
    CHECK(refusal(whole(header(64, 64), packed(std::string(900'000'000 / 64, '\0')))).empty());
    for (const Case& each : cases) {
        INFO(each.said);
        CHECK(refusal(each.bytes).find(each.said) != std::string::npos);
    }
}

TEST_CASE("Pictures are found by name: the player's own, then those of packs", "[packs][picture]") {
    namespace fs = std::filesystem;
    const fs::path user = fs::temp_directory_path() /
                          ("hippodrome-pictures-" + std::to_string(std::random_device{}()));
    const auto write = [&](const char* name, const std::string& bytes) {
        fs::create_directories((user / name).parent_path());
        std::ofstream(user / name, std::ios::binary) << bytes;
    };
    const std::string red = *read_picture(disc(32, 0xB3261E), "red.png").value;
    const std::string blue = *read_picture(disc(32, 0x2B4C8C), "blue.png").value;
    write("packs/dusty/art/sledge.png", blue);
    write("packs/dusty/art/sledge-livery.png", blue);
    write("packs/dusty/art/cart.png", "no picture");
    write("beside/art/dray.png", red);
    const DataDirs dirs{"/nowhere", user.string()};
    CHECK(find_picture(dirs, "sledge") == blue);
    write("art/sledge.png", red);
    CHECK(find_picture(dirs, "sledge") == red);
    CHECK_FALSE(find_picture(dirs, "cart"));
    CHECK_FALSE(find_picture(dirs, "dray"));
    CHECK(find_picture(dirs, "dray", (user / "beside/art").string()) == red);
    for (const char* name : {"", "../packs/dusty/art/sledge", "Sledge", "-sledge", "a/b", "."})
        CHECK_FALSE(find_picture(dirs, name));
    CHECK(list_pictures(dirs) == std::vector<std::string>{"cart", "sledge"});
    fs::remove_all(user);
}
