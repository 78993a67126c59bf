#include "formats/bundle.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <system_error>
#include <utility>

#include "formats/bundle_reading.h"

namespace formats {

namespace fs = std::filesystem;

namespace {

constexpr const char* expected_names =
    "a name of letters A to Z, figures, \"-\", \"_\" and \".\", below one folder at most";

bool is_letter_or_figure(char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
           (letter >= '0' && letter <= '9');
}

std::string in_small_letters(std::string_view name) {
    std::string small(name);
    for (char& letter : small)
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    return small;
}

std::vector<std::string_view> parts_of(std::string_view name) {
    std::vector<std::string_view> parts;
    for (std::size_t slash = name.find('/'); slash != std::string_view::npos;
         slash = name.find('/')) {
        parts.push_back(name.substr(0, slash));
        name.remove_prefix(slash + 1);
    }
    parts.push_back(name);
    return parts;
}

// Empty if there is none.
std::string fault_of_name(std::string_view name) {
    if (name.empty()) return "an entry without a name";
    if (name.size() > longest_bundle_name) {
        return "a name of " + std::to_string(name.size()) + " bytes, more than " +
               std::to_string(longest_bundle_name);
    }
    if (name.front() == '/') return "a path from the root";
    if (name.find('\\') != std::string_view::npos) return "a backslash in a name";
    if (name.size() > 1 && name[1] == ':') return "a drive letter";
    for (const std::string_view part : parts_of(name)) {
        if (part == "..") return "a path that leads upwards";
        if (part.empty() || part == ".") return "a path with an empty step";
        if (part.front() == '.') return "a hidden file or folder";
        const bool is_plain = std::ranges::all_of(part, [](char letter) {
            return is_letter_or_figure(letter) || letter == '-' || letter == '_' || letter == '.';
        });
        if (!is_plain || !is_letter_or_figure(part.front())) return "a name with other signs";
    }
    return {};
}

// Of a file of known size; empty if it cannot be read, or has another size by now.
std::optional<std::string> bytes_of(const fs::path& path, std::size_t size) {
    std::ifstream stream(path, std::ios::binary);
    std::string bytes(size + 1, '\0');
    stream.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    if (stream.bad() || static_cast<std::size_t>(stream.gcount()) != size) return std::nullopt;
    bytes.resize(size);
    return bytes;
}

void read_file(const fs::directory_entry& entry, const std::string& name, BundleReading& reading) {
    std::error_code error;
    const std::uintmax_t size = entry.file_size(error);
    if (error) {
        reading.complain(name, "a file that cannot be read", "a readable file");
        return;
    }
    if (!reading.count_bytes(name, size)) return;
    auto bytes = bytes_of(entry.path(), static_cast<std::size_t>(size));
    if (!bytes) {
        reading.complain(name, "a file that cannot be read", "a readable file");
        return;
    }
    reading.add(name, *std::move(bytes));
}

// Whether it is a folder to be looked into.
bool read_entry(const fs::directory_entry& entry, int depth, const std::string& name,
                BundleReading& reading) {
    std::error_code error;
    const fs::file_status status = entry.symlink_status(error);
    if (!reading.take_name(name)) return false;
    if (fs::is_symlink(status)) {
        reading.complain(name, "a symbolic link", "files and folders alone");
    } else if (fs::is_directory(status)) {
        // One more than in the end, for the one that may hold everything.
        if (depth < static_cast<int>(deepest_bundle_name)) return true;
        reading.complain(name, "a folder too deep", "one folder at most");
    } else if (fs::is_regular_file(status)) {
        read_file(entry, name, reading);
    } else {
        reading.complain(name, "neither a file nor a folder", "files and folders alone");
    }
    return false;
}

Loaded<Bundle> load_folder(const std::string& path) {
    BundleReading reading(path);
    std::error_code error;
    const fs::path root(path);
    fs::recursive_directory_iterator entry(root, error);
    for (const fs::recursive_directory_iterator end; !error && entry != end;
         entry.increment(error)) {
        if (!reading.count_entry()) break;
        const std::string name = entry->path().lexically_relative(root).generic_string();
        if (!read_entry(*entry, entry.depth(), name, reading)) entry.disable_recursion_pending();
    }
    if (error) reading.complain("", "a folder that cannot be read", "a readable folder");
    return reading.take();
}

}  // namespace

void BundleReading::complain(std::string entry, std::string found, std::string expected) {
    if (complaints_.size() >= max_complaints) return;
    complaints_.push_back({file_, std::move(entry), std::move(found), std::move(expected)});
}

bool BundleReading::take_name(std::string_view name) {
    if (const std::string fault = fault_of_name(name); !fault.empty()) {
        complain(std::string(name.substr(0, 2 * longest_bundle_name)), fault, expected_names);
        return false;
    }
    const auto [known, is_new] = names_.emplace(in_small_letters(name), name);
    if (is_new) return true;
    const bool is_same = known->second == name;
    complain(std::string(name),
             is_same ? "a second entry of that name" : "\"" + known->second + "\" besides",
             is_same ? "each name once" : "names that differ in more than capitals");
    return false;
}

bool BundleReading::count_entry() {
    if (++entries_ <= most_bundle_entries) return true;
    complain("", "more than " + std::to_string(most_bundle_entries) + " files and folders",
             "no more");
    return false;
}

bool BundleReading::count_bytes(std::string_view name, std::uint64_t bytes) {
    if (bytes > most_bundle_file_bytes) {
        complain(std::string(name), std::to_string(bytes) + " bytes",
                 "at most " + std::to_string(most_bundle_file_bytes));
        return false;
    }
    if (bytes_ > most_bundle_bytes) return false;  // said already
    bytes_ += bytes;
    if (bytes_ <= most_bundle_bytes) return true;
    complain(std::string(name),
             "more than " + std::to_string(most_bundle_bytes) + " bytes in all, up to here",
             "no more");
    return false;
}

void BundleReading::add(std::string name, std::string bytes) {
    files_.push_back({std::move(name), std::move(bytes)});
}

void BundleReading::lift_only_folder() {
    if (names_.empty()) return;
    const std::string& first = names_.begin()->second;
    const std::string folder = first.substr(0, first.find('/')) + "/";
    const bool holds_all = std::ranges::all_of(
        files_, [&](const BundleFile& file) { return file.name.starts_with(folder); });
    if (!holds_all) return;
    for (BundleFile& file : files_)
        file.name.erase(0, folder.size());
}

void BundleReading::check_depth() {
    for (const BundleFile& file : files_) {
        const std::size_t depth = parts_of(file.name).size();
        if (depth <= deepest_bundle_name) continue;
        complain(file.name, "a file " + std::to_string(depth - 1) + " folders deep",
                 "one folder at most");
    }
}

Loaded<Bundle> BundleReading::take() {
    if (ok()) lift_only_folder();
    check_depth();
    std::ranges::sort(files_, {}, &BundleFile::name);
    if (!ok()) return {std::nullopt, std::move(complaints_)};
    return {std::move(files_), {}};
}

bool looks_like_zip(std::string_view bytes) {
    // With entries, and without any.
    return bytes.starts_with("PK\x03\x04") || bytes.starts_with("PK\x05\x06");
}

Loaded<Bundle> load_bundle(const std::string& path) {
    const auto refuse = [&](std::string found) {
        return Loaded<Bundle>{std::nullopt,
                              {{path, "", std::move(found), "a folder or a zip archive"}}};
    };
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (fs::is_directory(status)) return load_folder(path);
    if (!fs::exists(status)) return refuse("no such file");
    if (!fs::is_regular_file(status)) return refuse("neither a file nor a folder");
    const std::uintmax_t size = fs::file_size(path, error);
    if (error) return refuse("a file that cannot be read");
    if (size > most_archive_bytes) {
        return refuse("a file of " + std::to_string(size) + " bytes, more than " +
                      std::to_string(most_archive_bytes));
    }
    const auto bytes = bytes_of(path, static_cast<std::size_t>(size));
    if (!bytes) return refuse("a file that cannot be read");
    return read_zip(*bytes, path);
}

}  // namespace formats
