// Courses, vehicles, house rules and maps of Tiled.
#include <zlib.h>

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "formats/data_files.h"
#include "formats/tiled_map.h"
#include "fuzz/loader.h"
#include "games/frothy/data/course/course_tiled.h"
#include "games/frothy/data/documents.h"
#include "games/frothy/rules/course/course_check.h"
#include "games/frothy/rules/licence/licence_legality.h"

namespace fuzz {
namespace {

const std::string file = "fuzz.json";

// Whatever is not read is complained of; whatever is read can be written and read again.
template <class T>
void check(const formats::Loaded<T>& loaded, std::string (*write)(const T&),
           formats::Loaded<T> (*read)(std::string_view, const std::string&)) {
    promise(loaded.ok() || !loaded.complaints.empty(), "refused without a complaint");
    for (const formats::Complaint& complaint : loaded.complaints)
        promise(!formats::text_of(complaint).empty(), "a complaint without words");
    if (!loaded.ok()) return;
    const std::string written = write(*loaded.value);
    const formats::Loaded<T> again = read(written, file);
    promise(again.ok(), "what was written is refused");
    promise(write(*again.value) == written, "written otherwise the second time");
}

void load_course(std::string_view text) {
    const auto loaded = frothy::read_course(text, file);
    check(loaded, frothy::write_course, frothy::read_course);
    if (!loaded.ok()) return;
    for (const frothy::Fault& fault :
         frothy::find_faults(*loaded.value, frothy::Strictness::race_course))
        promise(!formats::text_of(frothy::complaint_of(fault, file)).empty(), "a fault unsaid");
}

void load_licence(std::string_view text) {
    const auto loaded = frothy::read_licence(text, file);
    check(loaded, frothy::write_licence, frothy::read_licence);
    if (!loaded.ok()) return;
    for (const frothy::Fault& fault : frothy::find_faults(*loaded.value))
        promise(!formats::text_of(frothy::complaint_of(fault, file)).empty(), "a fault unsaid");
}

void load_house_rules(std::string_view text) {
    check(frothy::read_house_rules(text, file), frothy::write_house_rules,
          frothy::read_house_rules);
}

// Tilesets of a map are no part of the text; each is the map itself, which is none.
void load_map(std::string_view text) {
    const auto open = [&](const std::string&) {
        formats::Loaded<std::string> tileset;
        tileset.value = std::string(text);
        return tileset;
    };
    const auto loaded = frothy::read_tiled_course(text, file, open);
    promise(loaded.ok() || !loaded.complaints.empty(), "refused without a complaint");
    if (!loaded.ok()) return;
    const std::string written = frothy::write_tiled_course(*loaded.value);
    promise(frothy::read_tiled_course(written, file, open).ok(), "what was written is refused");
}

std::string base64_of(std::string_view bytes) {
    constexpr std::string_view digits =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string text;
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        std::uint32_t three = 0;
        for (std::size_t k = 0; k < 3; ++k)
            three = three << 8U | (i + k < bytes.size() ? static_cast<std::uint8_t>(bytes[i + k])
                                                        : std::uint8_t{0});
        for (std::size_t k = 0; k < 4; ++k)
            text += i + k > bytes.size() ? '=' : digits[three >> (18U - 6U * k) & 63U];
    }
    return text;
}

// The same map with its cells as bytes, packed by zlib.
std::string packed(const std::string& map) {
    auto document = nlohmann::ordered_json::parse(map);
    for (auto& layer : document["layers"]) {
        if (!layer.contains("data")) continue;
        std::string bytes;
        for (const auto cell : layer["data"].get<std::vector<std::uint32_t>>())
            for (unsigned shift = 0; shift < 32; shift += 8)
                bytes += static_cast<char>(cell >> shift & 255U);
        uLongf size = compressBound(bytes.size());
        std::string small(size, '\0');
        compress(reinterpret_cast<Bytef*>(small.data()), &size,
                 reinterpret_cast<const Bytef*>(bytes.data()), bytes.size());
        layer["data"] = base64_of({small.data(), size});
        layer["encoding"] = "base64";
        layer["compression"] = "zlib";
    }
    return document.dump();
}

// Those that are quickly read; small ones have all there is to a large one.
std::vector<std::string> maps() {
    constexpr std::size_t longest = 30'000;  // bytes
    std::vector<std::string> texts;
    for (const std::string& text : texts_below("tracks", ".json")) {
        const auto course = frothy::read_course(text, file);
        if (!course.ok()) continue;
        const std::string map = frothy::write_tiled_course(*course.value);
        if (map.size() > longest) continue;
        texts.push_back(map);
        texts.push_back(packed(map));
    }
    return texts;
}

}  // namespace

std::vector<std::string> texts_below(const char* folder, std::string_view ending) {
    std::vector<std::string> texts;
    const std::filesystem::path root = std::filesystem::path(HIPPODROME_DATA_DIR) / folder;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(root)) {
        if (!entry.is_regular_file() || !entry.path().string().ends_with(ending)) continue;
        const auto text = formats::read_text_file(entry.path().string());
        if (text.ok()) texts.push_back(*text.value);
    }
    std::ranges::sort(texts);  // folders are listed in another order elsewhere
    return texts;
}

std::vector<Loader> document_loaders() {
    return {{"course", load_course, [] { return texts_below("tracks", ".json"); }},
            {"licence", load_licence, [] { return texts_below("vehicles", ".json"); }},
            {"house-rules", load_house_rules,
             [] { return texts_below("assets/house-rules", ".json"); }},
            {"tiled-map", load_map, maps}};
}

}  // namespace fuzz
