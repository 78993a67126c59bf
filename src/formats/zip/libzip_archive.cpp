#include <zip.h>

#include <memory>

#include "formats/zip/archive.h"

namespace formats {

namespace {

struct Discard {
    void operator()(zip_t* archive) const { zip_discard(archive); }
};
struct Close {
    void operator()(zip_file_t* file) const { zip_fclose(file); }
};
using Handle = std::unique_ptr<zip_t, Discard>;

// Whether the archive was packed where files have a kind, and this is neither file nor folder.
bool is_special(zip_t* archive, zip_uint64_t number) {
    constexpr zip_uint32_t kind_of_unix = 0170000;
    constexpr zip_uint32_t plain_file = 0100000;
    constexpr zip_uint32_t folder = 0040000;
    zip_uint8_t system = 0;
    zip_uint32_t attributes = 0;
    if (zip_file_get_external_attributes(archive, number, 0, &system, &attributes) != 0)
        return true;
    const zip_uint32_t kind = attributes >> 16U & kind_of_unix;
    return kind != 0 && kind != plain_file && kind != folder;
}

class LibzipArchive : public Archive {
public:
    explicit LibzipArchive(Handle archive) : archive_(std::move(archive)) {}

    std::uint64_t entries() const override {
        return static_cast<std::uint64_t>(zip_get_num_entries(archive_.get(), 0));
    }

    std::optional<ArchiveEntry> entry(std::uint64_t number) const override {
        zip_stat_t about;
        zip_stat_init(&about);
        constexpr zip_uint64_t needed = ZIP_STAT_NAME | ZIP_STAT_SIZE | ZIP_STAT_COMP_SIZE |
                                        ZIP_STAT_COMP_METHOD | ZIP_STAT_ENCRYPTION_METHOD;
        if (zip_stat_index(archive_.get(), number, ZIP_FL_ENC_RAW, &about) != 0 ||
            (about.valid & needed) != needed) {
            return std::nullopt;
        }
        const bool is_readable =
            about.comp_method == ZIP_CM_STORE || about.comp_method == ZIP_CM_DEFLATE;
        return ArchiveEntry{about.name,
                            about.size,
                            about.comp_size,
                            about.comp_method,
                            is_readable,
                            about.encryption_method != ZIP_EM_NONE,
                            is_special(archive_.get(), number)};
    }

    std::optional<std::size_t> unpack(std::uint64_t number, std::string& bytes,
                                      std::string& why) const override {
        const std::unique_ptr<zip_file_t, Close> file(zip_fopen_index(archive_.get(), number, 0));
        if (file == nullptr) {
            why = zip_strerror(archive_.get());
            return std::nullopt;
        }
        std::size_t got = 0;
        while (got < bytes.size()) {
            const zip_int64_t read = zip_fread(file.get(), &bytes[got], bytes.size() - got);
            if (read < 0) {
                why = zip_file_strerror(file.get());
                return std::nullopt;
            }
            if (read == 0) break;
            got += static_cast<std::size_t>(read);
        }
        return got;
    }

private:
    Handle archive_;
};

}  // namespace

}  // namespace formats

extern "C" formats::Archive* hippodrome_open_archive(std::string_view bytes, bool strictly,
                                                     std::string& why) {
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t* source = zip_source_buffer_create(bytes.data(), bytes.size(), 0, &error);
    const int flags = ZIP_RDONLY | (strictly ? ZIP_CHECKCONS : 0);
    formats::Handle archive(source == nullptr ? nullptr
                                              : zip_open_from_source(source, flags, &error));
    if (archive == nullptr) {
        why = zip_error_strerror(&error);
        if (source != nullptr) zip_source_free(source);
    }
    zip_error_fini(&error);
    return archive == nullptr ? nullptr : new formats::LibzipArchive(std::move(archive));
}
