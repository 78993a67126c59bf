// Folders and zip archives read as one: what is sound comes out as it went in, all else is refused
// by one complaint that names the entry.
#include <catch2/catch.hpp>

#include <filesystem>
#include <sys/stat.h>

#include "app/table.h"
#include "formats/bundle.h"
#include "packs/zip_files.h"

using app::testing::TemporaryFolder;
using formats::Bundle;
using formats::read_zip;
using zip_files::Entry;
using zip_files::written;
using zip_files::zipped;

namespace {

namespace fs = std::filesystem;

const std::string text_of_tracks = std::string(300, '.') + "\n{\"a\": 1}\n";

struct Hostile {
    std::string what;
    std::string bytes;
    std::string place;
    std::string found;  // part of it
};

void check(const formats::Loaded<Bundle>& loaded, const Hostile& hostile) {
    INFO(hostile.what);
    INFO(formats::text_of(loaded.complaints));
    CHECK_FALSE(loaded.ok());
    REQUIRE(loaded.complaints.size() == 1);
    CHECK(loaded.complaints[0].file == "bad.zip");
    CHECK(loaded.complaints[0].place == hostile.place);
    CHECK(loaded.complaints[0].found.find(hostile.found) != std::string::npos);
    CHECK_FALSE(loaded.complaints[0].expected.empty());
}

Entry entry_with(std::string name, const std::string& text, void (*change)(Entry&)) {
    Entry entry(std::move(name), text);
    change(entry);
    return entry;
}
std::string zip_with(std::string name, void (*change)(Entry&)) {
    return written({entry_with(std::move(name), text_of_tracks, change)});
}

}  // namespace

TEST_CASE("A zip archive is read by name, whoever wrote it", "[packs]") {
    const Bundle expected = {{"pack.json", "{}"}, {"tracks/a.json", text_of_tracks}};
    const zip_files::Files files = {{"tracks/a.json", text_of_tracks}, {"pack.json", "{}"}};
    CHECK(read_zip(zipped(files), "a.zip").value == expected);
    CHECK(read_zip(written({Entry("tracks/a.json", text_of_tracks), Entry("pack.json")}), "a.zip")
              .value == expected);
    // Packed as the folder it is, with entries for folders.
    std::vector<Entry> inside = {Entry("mine/", ""), Entry("mine/tracks/", ""),
                                 Entry("mine/tracks/a.json", text_of_tracks),
                                 Entry("mine/pack.json")};
    inside[0].unix_mode = inside[1].unix_mode = 0040755;
    inside[2].unix_mode = 0100644;
    CHECK(read_zip(written(inside), "a.zip").value == expected);
}

TEST_CASE("Names that lead elsewhere, or are two on some machines, are refused", "[packs]") {
    const std::vector<Hostile> names = {
        {"upwards", "../up.json", "", "upwards"},
        {"upwards within", "tracks/../../up.json", "", "upwards"},
        {"from the root", "/etc/passwd", "", "from the root"},
        {"backslashes", "..\\up.json", "", "a backslash"},
        {"a drive", "C:/up.json", "", "a drive letter"},
        {"nothing between", "tracks//a.json", "", "an empty step"},
        {"here", "./a.json", "", "an empty step"},
        {"hidden", "tracks/.a.json", "", "hidden"},
        {"of a Mac", "__MACOSX/a.json", "", "other signs"},
        {"a control character", "tracks/\x1b[2J.json", "", "other signs"},
        {"no ASCII", "tracks/\xC3\xA4.json", "", "other signs"},
        {"no UTF-8", "tracks/\xFF.json", "", "other signs"},
        {"a colon", "tracks/a:b.json", "", "other signs"},
        {"long", std::string(100, 'a') + ".json", "", "a name of 105 bytes"},
        {"without a name", "", "", "without a name"},
    };
    for (const Hostile& each : names) {
        Hostile hostile = each;
        hostile.bytes = written({Entry(each.bytes)});
        hostile.place = each.bytes;
        check(read_zip(hostile.bytes, "bad.zip"), hostile);
    }
    check(read_zip(written({Entry("tracks/a.json"), Entry("tracks/A.json")}), "bad.zip"),
          {"capitals alone", "", "tracks/A.json", "\"tracks/a.json\" besides"});
    check(read_zip(written({Entry("tracks/a.json"), Entry("tracks/a.json")}), "bad.zip"),
          {"twice", "", "tracks/a.json", "a second entry of that name"});
    check(read_zip(written({Entry("pack.json"), Entry("a/b/c.json")}), "bad.zip"),
          {"deep", "", "a/b/c.json", "2 folders deep"});
}

TEST_CASE("Entries that are no plain files, or lie, are refused", "[packs]") {
    const std::string name = "tracks/a.json";
    std::vector<Hostile> cases = {
        {"a symbolic link", zip_with(name, [](Entry& entry) { entry.unix_mode = 0120777; }), name,
         "symbolic link"},
        {"a device", zip_with(name, [](Entry& entry) { entry.unix_mode = 0020666; }), name,
         "symbolic link or the like"},
        {"encrypted", zip_with(name, [](Entry& entry) { entry.flags = 1; }), name, "encrypted"},
        {"another method", zip_with(name, [](Entry& entry) { entry.method = 12; }), name,
         "method 12"},
        {"says less", zip_with(name, [](Entry& entry) { entry.size = entry.local_size = 10; }),
         name, ""},
        {"says more", zip_with(name, [](Entry& entry) { entry.size = entry.local_size = 9000; }),
         name, ""},
        {"says two things", zip_with(name, [](Entry& entry) { entry.local_size = 10; }), "",
         "contradicts itself"},
        {"another checksum", zip_with(name, [](Entry& entry) { entry.checksum ^= 1U; }), name, ""},
        {"says it is huge",
         zip_with(name, [](Entry& entry) { entry.size = entry.local_size = 0xFFFFFFF0; }), name,
         "bytes"},
        {"a folder with contents", written({Entry("tracks/", "{}")}), "tracks",
         "contents of its own"},
        {"a bomb", zipped({{name, std::string(3 << 20, ' ')}}), name, "bytes packed into"},
        {"a large file", zipped({{name, std::string(5 << 20, ' ')}}), name, "5242880 bytes"},
    };
    for (const Hostile& hostile : cases)
        check(read_zip(hostile.bytes, "bad.zip"), hostile);
}

TEST_CASE("Limits of a whole archive", "[packs]") {
    std::vector<Entry> many(formats::most_bundle_entries + 1, Entry("a"));
    for (std::size_t i = 0; i < many.size(); ++i)
        many[i].name = "tracks/" + std::to_string(i) + ".json";
    check(read_zip(written(many), "bad.zip"), {"many", "", "", "more than 400 files"});
    many.pop_back();
    CHECK(read_zip(written(many), "a.zip").ok());

    // Each fits, all together do not. They say so without being unpacked.
    std::vector<Entry> large(9, Entry("a"));
    for (std::size_t i = 0; i < large.size(); ++i) {
        large[i].name = "tracks/" + std::to_string(i) + ".json";
        large[i].packed.assign(50'000, ' ');
        large[i].packed_size = 50'000;
        large[i].size = large[i].local_size = 4'000'000;
    }
    check(read_zip(written(large), "bad.zip"), {"large", "", "tracks/8.json", "bytes in all"});

    const TemporaryFolder home;
    const std::string huge = home.file("bad.zip", "PK\x03\x04");
    fs::resize_file(huge, formats::most_archive_bytes + 1);
    CHECK(formats::load_bundle(huge).complaints.at(0).found.find("16777217 bytes") !=
          std::string::npos);
}

TEST_CASE("An archive that is cut off anywhere is refused", "[packs]") {
    const std::string whole = zipped({{"tracks/a.json", text_of_tracks}, {"pack.json", "{}"}});
    for (std::size_t size = 0; size < whole.size(); ++size) {
        INFO(size << " of " << whole.size());
        const auto loaded = read_zip(std::string_view(whole).substr(0, size), "cut.zip");
        CHECK_FALSE(loaded.ok());
        CHECK(loaded.complaints.size() == 1);
    }
}

TEST_CASE("An archive with any byte changed is refused, or holds what it held", "[packs]") {
    const zip_files::Files files = {{"tracks/a.json", text_of_tracks}, {"pack.json", "{}"}};
    const std::string whole = zipped(files);
    const auto sound = read_zip(whole, "whole.zip");
    REQUIRE(sound.ok());
    int refused = 0;
    for (std::size_t i = 0; i < whole.size(); ++i) {
        for (const char mask : {'\x01', '\x80'}) {
            std::string changed = whole;
            changed[i] = static_cast<char>(changed[i] ^ mask);
            const auto loaded = read_zip(changed, "changed.zip");
            INFO("byte " << i);
            CHECK(loaded.ok() == loaded.complaints.empty());
            if (loaded.ok()) CHECK(*loaded.value == *sound.value);
            refused += loaded.ok() ? 0 : 1;
        }
    }
    CHECK(refused > static_cast<int>(whole.size()));  // the others are dates and the like
}

TEST_CASE("What is no archive at all is refused", "[packs]") {
    for (const std::string& bytes :
         {std::string(), std::string("PK\x03\x04"), std::string("{\"schema\": 1}"),
          std::string(4096, '\0'), std::string("\x1F\x8B\x08 a gzip")})
        check(read_zip(bytes, "bad.zip"), {bytes.substr(0, 8), "", "", "no zip archive"});
}

TEST_CASE("Links, pipes and what lies deep in a folder are refused", "[packs]") {
    const TemporaryFolder home;
    const fs::path folder = home.path() / "mine";
    fs::create_directories(folder / "tracks");
    std::ofstream(folder / "pack.json") << "{}";
    std::ofstream(folder / "tracks" / "a.json") << text_of_tracks;
    const auto found = [&] {
        const auto loaded = formats::load_bundle(folder.string());
        return loaded.ok() ? "nothing"
                           : loaded.complaints.at(0).place + ": " + loaded.complaints.at(0).found;
    };
    CHECK(found() == "nothing");
    CHECK(formats::load_bundle(folder.string()).value->size() == 2);

    const fs::path odd = folder / "tracks" / "odd.json";
    fs::create_symlink(folder / "pack.json", odd);
    CHECK(found() == "tracks/odd.json: a symbolic link");
    fs::remove(odd);
    fs::create_directory_symlink(folder, odd);  // and round in a circle
    CHECK(found() == "tracks/odd.json: a symbolic link");
    fs::remove(odd);
    REQUIRE(::mkfifo(odd.c_str(), 0600) == 0);
    CHECK(found() == "tracks/odd.json: neither a file nor a folder");
    fs::remove(odd);
    std::ofstream(odd) << ' ';
    fs::resize_file(odd, formats::most_bundle_file_bytes + 1);
    CHECK(found() == "tracks/odd.json: 4194305 bytes");
    fs::remove(odd);
    std::ofstream(folder / "tracks" / "A.json") << "{}";
    CHECK(found().find("besides") != std::string::npos);
    fs::remove(folder / "tracks" / "A.json");
    fs::create_directories(folder / "tracks" / "deep");
    std::ofstream(folder / "tracks" / "deep" / "b.json") << "{}";
    CHECK(found() == "tracks/deep/b.json: a file 2 folders deep");
    fs::create_directories(folder / "tracks" / "deep" / "deeper" / "deepest");
    CHECK(found() == "tracks/deep/deeper: a folder too deep");
    fs::remove_all(folder / "tracks" / "deep");
    // Said once, whatever is in it.
    fs::create_directories(folder / ".git" / "hooks");
    std::ofstream(folder / ".git" / "config") << ' ';
    CHECK(found() == ".git: a hidden file or folder");
    CHECK(formats::load_bundle(folder.string()).complaints.size() == 1);
}
