// Zip archives for tests: sound ones as libzip writes them, others byte by byte.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include <zip.h>
#include <zlib.h>

namespace zip_files {

using Files = std::vector<std::pair<std::string, std::string>>;  // names and contents

// As libzip writes it.
inline std::string zipped(const Files& files) {
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t* target = zip_source_buffer_create(nullptr, 0, 0, &error);
    zip_t* archive = zip_open_from_source(target, ZIP_CREATE | ZIP_TRUNCATE, &error);
    if (archive == nullptr) throw std::runtime_error(zip_error_strerror(&error));
    zip_source_keep(target);
    for (const auto& [name, bytes] : files) {
        zip_source_t* source = zip_source_buffer(archive, bytes.data(), bytes.size(), 0);
        if (zip_file_add(archive, name.c_str(), source, ZIP_FL_ENC_UTF_8) < 0)
            throw std::runtime_error(zip_strerror(archive));
    }
    if (zip_close(archive) != 0) throw std::runtime_error(zip_strerror(archive));
    zip_stat_t about;
    zip_source_stat(target, &about);
    std::string bytes(about.size, '\0');
    zip_source_open(target);
    zip_source_read(target, bytes.data(), bytes.size());
    zip_source_close(target);
    zip_source_free(target);
    return bytes;
}

inline std::string deflated(const std::string& text) {
    z_stream stream{};
    deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY);
    std::string source = text;
    std::string packed(deflateBound(&stream, source.size()), '\0');
    stream.next_in = reinterpret_cast<Bytef*>(source.data());
    stream.avail_in = static_cast<uInt>(source.size());
    stream.next_out = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    deflate(&stream, Z_FINISH);
    packed.resize(stream.total_out);
    deflateEnd(&stream);
    return packed;
}

// An entry that says of itself whatever it is told to say.
struct Entry {
    explicit Entry(std::string its_name, const std::string& text = "{}")
        : name(std::move(its_name)),
          packed(deflated(text)),
          size(static_cast<std::uint32_t>(text.size())),
          checksum(static_cast<std::uint32_t>(crc32(0, reinterpret_cast<const Bytef*>(text.data()),
                                                    static_cast<uInt>(text.size())))),
          packed_size(static_cast<std::uint32_t>(packed.size())),
          local_size(size) {}

    std::string name;
    std::string packed;
    std::uint32_t size;
    std::uint32_t checksum;
    std::uint32_t packed_size;
    std::uint32_t local_size;  // what the header before the contents says
    std::uint16_t flags = 0;
    std::uint16_t method = 8;     // deflated
    std::uint32_t unix_mode = 0;  // 0120777: a symbolic link
};

// APPNOTE.TXT of PKWARE, 4.3.7, 4.3.12 and 4.3.16.
inline std::string written(const std::vector<Entry>& entries) {
    std::string bytes;
    std::string directory;
    const auto put = [](std::string& to, std::uint32_t value, int count) {
        for (int i = 0; i < count; ++i)
            to += static_cast<char>(value >> (8 * i) & 0xFFU);
    };
    const auto put_common = [&](std::string& to, const Entry& entry, std::uint32_t size) {
        put(to, 20, 2);  // version needed
        put(to, entry.flags, 2);
        put(to, entry.method, 2);
        put(to, 0x5A210000, 4);  // a day in 2025
        put(to, entry.checksum, 4);
        put(to, entry.packed_size, 4);
        put(to, size, 4);
        put(to, static_cast<std::uint32_t>(entry.name.size()), 2);
        put(to, 0, 2);  // no extra fields
    };
    for (const Entry& entry : entries) {
        const auto at = static_cast<std::uint32_t>(bytes.size());
        bytes += "PK\x03\x04";
        put_common(bytes, entry, entry.local_size);
        bytes += entry.name + entry.packed;
        directory += "PK\x01\x02";
        put(directory, 3U << 8U | 20U, 2);  // made on Unix
        put_common(directory, entry, entry.size);
        put(directory, 0, 2);  // no comment
        put(directory, 0, 4);
        put(directory, entry.unix_mode << 16U, 4);
        put(directory, at, 4);
        directory += entry.name;
    }
    const auto start = static_cast<std::uint32_t>(bytes.size());
    bytes += directory + "PK\x05\x06";
    put(bytes, 0, 4);
    put(bytes, static_cast<std::uint32_t>(entries.size()), 2);
    put(bytes, static_cast<std::uint32_t>(entries.size()), 2);
    put(bytes, static_cast<std::uint32_t>(directory.size()), 4);
    put(bytes, start, 4);
    put(bytes, 0, 2);
    return bytes;
}

}  // namespace zip_files
