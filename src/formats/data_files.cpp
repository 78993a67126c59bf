#include "formats/data_files.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <system_error>
#include <utility>

#include "formats/json_reader.h"
#include "formats/pack_folders.h"

namespace formats {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t most_files = 2000;  // of one folder

fs::path path_of(const std::string& text) {
    return fs::path(std::u8string(text.begin(), text.end()));
}

std::string text_of_path(const fs::path& path) {
    const std::u8string text = path.generic_u8string();
    return {text.begin(), text.end()};
}

DataFile describe_file(const fs::path& path, DataOrigin origin) {
    DataFile file;
    file.id = text_of_path(path.stem());
    file.name = file.id;
    file.path = text_of_path(path);
    file.origin = origin;
    file.is_readable = false;
    const Loaded<std::string> text = read_text_file(file.path);
    if (!text.ok()) return file;
    Reader reader(file.path);
    const std::optional<Json> document = parse_document(*text.value, reader);
    if (!document || !document->is_object()) return file;
    const auto name = document->find("name");
    if (name == document->end() || !name->is_string()) return file;
    file.name = name->get<std::string>();
    file.is_readable = true;
    return file;
}

struct Place {
    fs::path folder;
    DataOrigin origin = DataOrigin::user;
};

// Where files of a kind lie; a file hides those of the same stem in later places.
std::vector<Place> places_of(const DataDirs& dirs, ContentKind kind) {
    std::vector<Place> places;
    if (!dirs.user.empty()) places.push_back({path_of(dirs.user) / kind.folder, DataOrigin::user});
    if (!dirs.data.empty()) {
        places.push_back(
            {path_of(dirs.data) / kind.shipped_below / kind.folder, DataOrigin::shipped});
    }
    if (!dirs.user.empty()) {
        for (const fs::path& pack : installed_pack_folders(path_of(dirs.user) / packs_folder))
            places.push_back({pack / kind.folder, DataOrigin::user});
    }
    return places;
}

void collect(const Place& place, std::map<std::string, DataFile>& files) {
    std::error_code error;
    std::size_t count = 0;
    for (fs::directory_iterator entry(place.folder, error), end;
         !error && entry != end && count < most_files; entry.increment(error)) {
        std::error_code ignored;
        if (entry->path().extension() != ".json" || !entry->is_regular_file(ignored)) continue;
        ++count;
        if (files.contains(text_of_path(entry->path().stem()))) continue;
        DataFile file = describe_file(entry->path(), place.origin);
        files.emplace(file.id, std::move(file));
    }
}

}  // namespace

std::vector<DataFile> list_data_files(const DataDirs& dirs, ContentKind kind) {
    std::map<std::string, DataFile> files;
    for (const Place& place : places_of(dirs, kind))
        collect(place, files);
    std::vector<DataFile> list;
    for (auto& [id, file] : files)
        list.push_back(std::move(file));
    std::ranges::stable_sort(list, {}, &DataFile::name);
    return list;
}

std::optional<std::string> find_data_file(const DataDirs& dirs, ContentKind kind,
                                          const std::string& name_or_path) {
    std::error_code ignored;
    if (name_or_path.empty()) return std::nullopt;
    const bool is_stem = name_or_path.find_first_of("/\\") == std::string::npos;
    if (is_stem) {
        for (const Place& place : places_of(dirs, kind)) {
            const fs::path path = place.folder / path_of(name_or_path + ".json");
            if (fs::is_regular_file(path, ignored)) return text_of_path(path);
        }
    }
    if (fs::is_regular_file(path_of(name_or_path), ignored)) return name_or_path;
    return std::nullopt;
}

fs::path put_aside(const fs::path& file) {
    std::error_code error;
    fs::path aside = file;
    aside += ".broken";
    for (int number = 2; fs::exists(aside, error); ++number) {
        aside = file;
        aside += ".broken-" + std::to_string(number);
    }
    fs::rename(file, aside, error);
    return error ? fs::path() : aside;
}

Loaded<std::string> read_text_file(const std::string& path) {
    const auto refuse = [&](std::string found, std::string expected) {
        return Loaded<std::string>{std::nullopt,
                                   {{path, {}, std::move(found), std::move(expected)}}};
    };
    std::error_code error;
    const fs::file_status status = fs::status(path_of(path), error);
    if (!fs::exists(status)) return refuse("no such file", "a file");
    if (fs::is_directory(status)) return refuse("a folder", "a file");
    std::ifstream stream(path_of(path), std::ios::binary);
    if (!stream) return refuse("a file that cannot be opened", "a readable file");
    std::string text;
    std::string chunk(64 * 1024, '\0');
    while (stream && text.size() <= max_document_bytes) {
        stream.read(chunk.data(), static_cast<std::streamsize>(chunk.size()));
        text.append(chunk, 0, static_cast<std::size_t>(stream.gcount()));
    }
    if (stream.bad()) return refuse("a file that cannot be read", "a readable file");
    if (text.size() > max_document_bytes) {
        return refuse("more than " + std::to_string(max_document_bytes) + " bytes",
                      "a file no larger");
    }
    return {std::move(text), {}};
}

}  // namespace formats
