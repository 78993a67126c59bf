// Zip archives, by libzip.
#include <zip.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

#include "formats/bundle.h"
#include "formats/bundle_reading.h"

namespace formats {

namespace {

constexpr const char* expected_zip = "a whole zip archive";

struct Discard {
    void operator()(zip_t* archive) const { zip_discard(archive); }
};
struct Close {
    void operator()(zip_file_t* file) const { zip_fclose(file); }
};
using Archive = std::unique_ptr<zip_t, Discard>;

// Does not own the bytes. On failure `why` says it in libzip's words.
Archive open_archive(std::string_view bytes, int flags, std::string& why) {
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t* source = zip_source_buffer_create(bytes.data(), bytes.size(), 0, &error);
    Archive archive(source == nullptr ? nullptr
                                      : zip_open_from_source(source, ZIP_RDONLY | flags, &error));
    if (archive == nullptr) {
        why = zip_error_strerror(&error);
        if (source != nullptr) zip_source_free(source);
    }
    zip_error_fini(&error);
    return archive;
}

// Whether the archive was packed where files have a kind, and this is neither file nor folder.
bool is_special(zip_t* archive, zip_uint64_t index) {
    constexpr zip_uint32_t kind_of_unix = 0170000;
    constexpr zip_uint32_t plain_file = 0100000;
    constexpr zip_uint32_t folder = 0040000;
    zip_uint8_t system = 0;
    zip_uint32_t attributes = 0;
    if (zip_file_get_external_attributes(archive, index, 0, &system, &attributes) != 0) return true;
    const zip_uint32_t kind = attributes >> 16U & kind_of_unix;
    return kind != 0 && kind != plain_file && kind != folder;
}

struct Entry {
    zip_uint64_t index = 0;
    std::string name;
    std::size_t size = 0;  // as it says itself
};

// What it says of itself; nothing of a folder, or of what is complained of.
std::optional<Entry> look_at(zip_t* archive, zip_uint64_t index, BundleReading& reading) {
    zip_stat_t about;
    zip_stat_init(&about);
    constexpr zip_uint64_t needed = ZIP_STAT_NAME | ZIP_STAT_SIZE | ZIP_STAT_COMP_SIZE |
                                    ZIP_STAT_COMP_METHOD | ZIP_STAT_ENCRYPTION_METHOD;
    if (zip_stat_index(archive, index, ZIP_FL_ENC_RAW, &about) != 0 ||
        (about.valid & needed) != needed) {
        reading.complain("entry " + std::to_string(index + 1), "nothing that can be read",
                         expected_zip);
        return std::nullopt;
    }
    std::string name = about.name;
    const bool is_folder = name.ends_with('/');
    if (is_folder) name.pop_back();
    if (!reading.take_name(name)) return std::nullopt;
    const auto refuse = [&](std::string found, std::string expected) {
        reading.complain(name, std::move(found), std::move(expected));
        return std::nullopt;
    };
    if (is_special(archive, index))
        return refuse("a symbolic link or the like", "files and folders alone");
    if (about.encryption_method != ZIP_EM_NONE)
        return refuse("an encrypted entry", "one that anybody can read");
    if (is_folder) {
        if (about.size != 0) return refuse("a folder with contents of its own", "a folder");
        return std::nullopt;
    }
    if (about.comp_method != ZIP_CM_STORE && about.comp_method != ZIP_CM_DEFLATE) {
        return refuse("packed by method " + std::to_string(about.comp_method),
                      "deflated or stored");
    }
    if (!reading.count_bytes(name, about.size)) return std::nullopt;
    const zip_uint64_t packed = std::max<zip_uint64_t>(about.comp_size, 1);
    if (about.size > free_bundle_bytes && about.size / packed > most_bundle_ratio) {
        return refuse(std::to_string(about.size) + " bytes packed into " +
                          std::to_string(about.comp_size),
                      "no less than a hundredth");
    }
    return Entry{index, std::move(name), static_cast<std::size_t>(about.size)};
}

// No more of it is unpacked than one byte beyond the size it says itself.
void unpack(zip_t* archive, const Entry& entry, BundleReading& reading) {
    const std::unique_ptr<zip_file_t, Close> file(zip_fopen_index(archive, entry.index, 0));
    if (file == nullptr) {
        reading.complain(
            entry.name, "nothing that can be unpacked (" + std::string(zip_strerror(archive)) + ")",
            expected_zip);
        return;
    }
    std::string bytes(entry.size + 1, '\0');
    std::size_t got = 0;
    while (got < bytes.size()) {
        const zip_int64_t read = zip_fread(file.get(), &bytes[got], bytes.size() - got);
        if (read < 0) {
            reading.complain(
                entry.name, "damaged contents (" + std::string(zip_file_strerror(file.get())) + ")",
                expected_zip);
            return;
        }
        if (read == 0) break;
        got += static_cast<std::size_t>(read);
    }
    if (got != entry.size) {
        reading.complain(entry.name,
                         (got > entry.size ? "more bytes than the " : "fewer bytes than the ") +
                             std::to_string(entry.size) + " it says it has",
                         expected_zip);
        return;
    }
    bytes.resize(got);
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
    const Archive archive = open_archive(bytes, 0, why);
    if (archive == nullptr) {
        reading.complain("", "no zip archive that can be read (" + why + ")", expected_zip);
        return reading.take();
    }
    std::vector<Entry> entries;
    const zip_int64_t count = zip_get_num_entries(archive.get(), 0);
    for (zip_int64_t i = 0; i < count && reading.count_entry(); ++i) {
        auto entry = look_at(archive.get(), static_cast<zip_uint64_t>(i), reading);
        if (entry) entries.push_back(*std::move(entry));
    }
    // What entries say of themselves is in an archive twice. Asked last, for it names no entry.
    if (reading.ok() && open_archive(bytes, ZIP_CHECKCONS, why) == nullptr)
        reading.complain("", "an archive that contradicts itself (" + why + ")", expected_zip);
    for (const Entry& entry : entries)
        if (reading.ok()) unpack(archive.get(), entry, reading);
    return reading.take();
}

}  // namespace formats
