#include "play/journal_lines.h"

#include <fstream>
#include <ios>
#include <iterator>
#include <optional>
#include <utility>

#include "formats/json_reader.h"
#include "play/chronicle.h"
#include "play/race_clock.h"

namespace play {
namespace {

using formats::Json;
using formats::Reader;

constexpr std::size_t max_file_bytes = 512U * 1024 * 1024;
constexpr const char* torn_notice =
    "The last line of the saved race was torn and has been left out; all before it is there.";

class LineReader {
public:
    LineReader(std::string_view text, const std::string& file, JournalLines& lines)
        : text_(text), file_(file), lines_(lines) {}

    ReadLines read() {
        drop_zeros();
        while (!text_.empty() && read_.complaints.empty())
            read_line();
        if (read_.complaints.empty() && !has_head_) complain("", "an empty file", "a record");
        return std::move(read_);
    }

private:
    void complain(std::string place, std::string found, std::string expected) {
        read_.complaints.push_back(
            {file_, std::move(place), std::move(found), std::move(expected)});
    }
    void complain_here(const std::string& found, const std::string& expected) {
        complain("line " + std::to_string(line_number_), found, expected);
    }

    // A file system may leave zeros where the last write should have been.
    void drop_zeros() {
        const std::size_t last = text_.find_last_not_of('\0');
        const std::size_t size = last == std::string_view::npos ? 0 : last + 1;
        if (size < text_.size()) read_.notice = torn_notice;
        text_ = text_.substr(0, size);
    }

    void read_line() {
        const std::size_t end = text_.find('\n');
        const bool is_last = end == std::string_view::npos;
        const std::string_view line = text_.substr(0, end);
        text_.remove_prefix(is_last ? text_.size() : end + 1);
        ++line_number_;

        Reader reader(file_);
        const std::optional<Json> json = formats::parse_document(line, reader);
        if (!json) {
            if (is_last && has_head_) {
                read_.notice = torn_notice;
                return;
            }
            const auto complaints = reader.take_complaints();
            complain_here(complaints.empty() ? "a damaged line" : complaints.front().found,
                          "one JSON value on each line");
        } else if (!has_head_) {
            read_head(*json);
        } else {
            read_change(*json, is_last);
        }
    }

    void read_head(const Json& json) {
        Reader reader(file_);
        lines_.read_head(json, reader);
        has_head_ = true;
        for (formats::Complaint complaint : reader.take_complaints()) {
            complaint.place = "line 1" + (complaint.place.empty() ? "" : ": " + complaint.place);
            read_.complaints.push_back(complaint);
        }
    }

    void read_change(const Json& json, bool is_last) {
        const auto is_only = [&](const char* key) {
            return json.is_object() && json.size() == 1 && json.contains(key);
        };
        Reader reader(file_);
        if (json.is_string()) {
            const auto& text = json.get_ref<const std::string&>();
            if (lines_.entries() < max_entries && lines_.add_entry(text)) return;
            complain_here(formats::describe(json), "an entry of the journal");
        } else if (is_only("undo")) {
            undo(json["undo"]);
        } else if (is_only("boundary")) {
            lines_.read_boundary(json["boundary"], reader);
        } else if (is_only("wishes")) {
            lines_.read_wishes(json["wishes"], reader);
        } else if (is_only("time_used")) {
            read_time(json["time_used"]);
        } else if (is_last) {
            read_.notice = torn_notice;
        } else {
            complain_here(formats::describe(json),
                          "an entry, an undo, wishes, a time or a boundary");
        }
        const auto complaints = reader.take_complaints();
        if (!complaints.empty())
            complain_here(complaints.front().found, complaints.front().expected);
    }

    void undo(const Json& count) {
        const std::size_t most = lines_.entries();
        if (count.is_number_unsigned() && count.get<std::uint64_t>() <= most) {
            lines_.undo(count.get<std::size_t>());
        } else {
            complain_here("undo of " + formats::describe(count),
                          "at most the " + std::to_string(most) + " entries there are");
        }
    }

    void read_time(const Json& json) {
        if (json.is_number_unsigned() && json.get<std::uint64_t>() <= most_seconds) {
            lines_.use_time(json.get<std::uint32_t>());
        } else {
            complain_here("a time of " + formats::describe(json), "seconds of the race");
        }
    }

    std::string_view text_;
    std::string file_;
    JournalLines& lines_;
    ReadLines read_;
    std::size_t line_number_ = 0;
    bool has_head_ = false;
};

}  // namespace

ReadLines read_lines(std::string_view text, const std::string& file, JournalLines& lines) {
    return LineReader(text, file, lines).read();
}

formats::Loaded<std::string> read_journal_file(const std::string& path) {
    std::ifstream file(path, std::ios::binary | std::ios::ate);
    const auto size = file ? static_cast<std::streamoff>(file.tellg()) : -1;
    if (size < 0) return {std::nullopt, {{path, "", "no readable file", "a saved race"}}};
    if (static_cast<std::uint64_t>(size) > max_file_bytes) {
        return {std::nullopt,
                {{path, "", std::to_string(size) + " bytes", "a saved race, far smaller"}}};
    }
    file.seekg(0);
    return {std::string((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>()),
            {}};
}

}  // namespace play
