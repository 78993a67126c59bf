// Zip archives as bundles.
#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

#include "formats/bundle.h"
#include "formats/bundle_reading.h"
#include "formats/zip/archive.h"

#if HIPPODROME_LATE_LIBRARIES
#    include "formats/late_library.h"
#endif

namespace formats {

namespace {

constexpr const char* expected_zip = "a whole zip archive";

std::unique_ptr<Archive> open_archive(std::string_view bytes, bool strictly, std::string& why) {
#if HIPPODROME_LATE_LIBRARIES
    static const auto open = reinterpret_cast<decltype(&hippodrome_open_archive)>(
        late_function(HIPPODROME_ARCHIVES_FILE, "hippodrome_open_archive"));
#else
    constexpr auto* open = hippodrome_open_archive;
#endif
    return std::unique_ptr<Archive>(open(bytes, strictly, why));
}

struct Entry {
    std::uint64_t number = 0;
    std::string name;
    std::size_t size = 0;  // as it says itself
};

// What it says of itself; nothing of a folder, or of what is complained of.
std::optional<Entry> look_at(const Archive& archive, std::uint64_t number, BundleReading& reading) {
    auto about = archive.entry(number);
    if (!about) {
        reading.complain("entry " + std::to_string(number + 1), "nothing that can be read",
                         expected_zip);
        return std::nullopt;
    }
    std::string name = std::move(about->name);
    const bool is_folder = name.ends_with('/');
    if (is_folder) name.pop_back();
    if (!reading.take_name(name)) return std::nullopt;
    const auto refuse = [&](std::string found, std::string expected) {
        reading.complain(name, std::move(found), std::move(expected));
        return std::nullopt;
    };
    if (about->is_special) return refuse("a symbolic link or the like", "files and folders alone");
    if (about->is_encrypted) return refuse("an encrypted entry", "one that anybody can read");
    if (is_folder) {
        if (about->size != 0) return refuse("a folder with contents of its own", "a folder");
        return std::nullopt;
    }
    if (!about->is_readable)
        return refuse("packed by method " + std::to_string(about->method), "deflated or stored");
    if (!reading.count_bytes(name, about->size)) return std::nullopt;
    const std::uint64_t packed = std::max<std::uint64_t>(about->packed, 1);
    if (about->size > free_bundle_bytes && about->size / packed > most_bundle_ratio) {
        return refuse(std::to_string(about->size) + " bytes packed into " +
                          std::to_string(about->packed),
                      "no less than a hundredth");
    }
    return Entry{number, std::move(name), static_cast<std::size_t>(about->size)};
}

// No more of it is unpacked than one byte beyond the size it says itself.
void unpack(const Archive& archive, const Entry& entry, BundleReading& reading) {
    std::string bytes(entry.size + 1, '\0');
    std::string why;
    const auto got = archive.unpack(entry.number, bytes, why);
    if (!got) {
        reading.complain(entry.name, "damaged contents (" + why + ")", expected_zip);
        return;
    }
    if (*got != entry.size) {
        reading.complain(entry.name,
                         (*got > entry.size ? "more bytes than the " : "fewer bytes than the ") +
                             std::to_string(entry.size) + " it says it has",
                         expected_zip);
        return;
    }
    bytes.resize(*got);
    reading.add(entry.name, std::move(bytes));
}

}  // namespace

Loaded<Bundle> read_zip(std::string_view bytes, const std::string& file) {
    BundleReading reading(file);
    // libzip takes an empty file for an archive of nothing, and looks for one within other files.
    if (!looks_like_zip(bytes)) {
        reading.complain("", "no zip archive", expected_zip);
        return reading.take();
    }
    std::string why;
    const auto archive = open_archive(bytes, false, why);
    if (archive == nullptr) {
        reading.complain("", "no zip archive that can be read (" + why + ")", expected_zip);
        return reading.take();
    }
    std::vector<Entry> entries;
    const std::uint64_t count = archive->entries();
    for (std::uint64_t i = 0; i < count && reading.count_entry(); ++i) {
        auto entry = look_at(*archive, i, reading);
        if (entry) entries.push_back(*std::move(entry));
    }
    // What entries say of themselves is in an archive twice. Asked last, for it names no entry.
    if (reading.ok() && open_archive(bytes, true, why) == nullptr)
        reading.complain("", "an archive that contradicts itself (" + why + ")", expected_zip);
    for (const Entry& entry : entries)
        if (reading.ok()) unpack(*archive, entry, reading);
    return reading.take();
}

}  // namespace formats
