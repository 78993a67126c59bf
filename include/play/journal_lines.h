// Reading the lines of a journal file, torn or whole.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "formats/complaint.h"
#include "formats/json_fwd.h"

namespace play {

// What the lines of a file are told to. Each complains through the reader.
class JournalLines {
public:
    virtual ~JournalLines() = default;
    // The first line.
    virtual void read_head(const formats::Json& json, formats::Reader& reader) = 0;

    virtual std::size_t entries() const = 0;
    // False if the text is no entry.
    virtual bool add_entry(const std::string& text) = 0;
    // At most as many as there are.
    virtual void undo(std::size_t entries) = 0;
    virtual void read_wishes(const formats::Json& json, formats::Reader& reader) = 0;
    virtual void read_boundary(const formats::Json& json, formats::Reader& reader) = 0;
    virtual void use_time(std::uint32_t seconds) = 0;
};

struct ReadLines {
    std::vector<formats::Complaint> complaints;
    std::string notice;  // for the player: what was dropped; empty if nothing was
};
// Up to the first line that is damaged.
ReadLines read_lines(std::string_view text, const std::string& file, JournalLines& lines);

// The whole file; complains of one that cannot be read or is far too large.
formats::Loaded<std::string> read_journal_file(const std::string& path);

}  // namespace play
