#include "formats/data_files.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <system_error>
#include <utility>

#include "formats/json_reader.h"

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

fs::path folder_in(const std::string& dir, ContentKind kind, DataOrigin origin) {
    const fs::path below =
        origin == DataOrigin::shipped ? path_of(dir) / kind.shipped_below : path_of(dir);
    return below / kind.folder;
}

void collect(const std::string& dir, ContentKind kind, DataOrigin origin,
             std::map<std::string, DataFile>& files) {
    if (dir.empty()) return;
    std::error_code error;
    std::size_t count = 0;
    for (fs::directory_iterator entry(folder_in(dir, kind, origin), error), end;
         !error && entry != end && count < most_files; entry.increment(error)) {
        std::error_code ignored;
        if (entry->path().extension() != ".json" || !entry->is_regular_file(ignored)) continue;
        DataFile file = describe_file(entry->path(), origin);
        files.insert_or_assign(file.id, std::move(file));
        ++count;
    }
}

}  // namespace

std::vector<DataFile> list_data_files(const DataDirs& dirs, ContentKind kind) {
    std::map<std::string, DataFile> files;
    collect(dirs.data, kind, DataOrigin::shipped, files);
    collect(dirs.user, kind, DataOrigin::user, files);
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
        for (const DataOrigin origin : {DataOrigin::user, DataOrigin::shipped}) {
            const std::string& dir = origin == DataOrigin::user ? dirs.user : dirs.data;
            if (dir.empty()) continue;
            const fs::path path = folder_in(dir, kind, origin) / path_of(name_or_path + ".json");
            if (fs::is_regular_file(path, ignored)) return text_of_path(path);
        }
    }
    if (fs::is_regular_file(path_of(name_or_path), ignored)) return name_or_path;
    return std::nullopt;
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
