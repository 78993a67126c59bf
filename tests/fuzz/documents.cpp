// Courses, vehicles, house rules and maps of Tiled.
#include <algorithm>
#include <filesystem>

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

std::vector<std::string> maps() {
    std::vector<std::string> texts;
    for (const std::string& text : texts_below("tracks", ".json")) {
        const auto course = frothy::read_course(text, file);
        if (course.ok()) texts.push_back(frothy::write_tiled_course(*course.value));
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
