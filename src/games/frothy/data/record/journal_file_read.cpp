// Reading the autosave back, torn or whole.
#include <algorithm>
#include <fstream>
#include <iterator>

#include "games/frothy/data/record/journal_file.h"
#include "games/frothy/data/record/record_json.h"

namespace frothy {
namespace {

constexpr std::size_t max_file_bytes = 512U * 1024 * 1024;

class JournalReader {
public:
    JournalReader(std::string_view text, const std::string& file) : text_(text), file_(file) {}

    FoundJournal read() {
        drop_zeros();
        while (!text_.empty() && found_.record.complaints.empty())
            read_line();
        if (found_.record.complaints.empty()) {
            if (line_number_ == 0 || !has_header_) {
                complain("", "an empty file", "a record");
            } else {
                finish();
            }
        }
        return std::move(found_);
    }

private:
    void complain(std::string place, std::string found, std::string expected) {
        found_.record.complaints.push_back(
            {file_, std::move(place), std::move(found), std::move(expected)});
    }
    void complain_here(const std::string& found, const std::string& expected) {
        complain("line " + std::to_string(line_number_), found, expected);
    }

    // A file system may leave zeros where the last write should have been.
    void drop_zeros() {
        const std::size_t last = text_.find_last_not_of('\0');
        const std::size_t size = last == std::string_view::npos ? 0 : last + 1;
        if (size < text_.size()) found_.notice = torn_notice;
        text_ = text_.substr(0, size);
    }

    void read_line() {
        const std::size_t end = text_.find('\n');
        const bool is_last = end == std::string_view::npos;
        const std::string_view line = text_.substr(0, end);
        text_.remove_prefix(is_last ? text_.size() : end + 1);
        ++line_number_;

        Reader reader(file_);
        const std::optional<Json> json = parse_document(line, reader);
        if (!json) {
            if (is_last && has_header_) {
                found_.notice = torn_notice;
                return;
            }
            const auto complaints = reader.take_complaints();
            complain_here(complaints.empty() ? "a damaged line" : complaints.front().found,
                          "one JSON value on each line");
        } else if (!has_header_) {
            read_header(*json);
        } else {
            read_change(*json, is_last);
        }
    }

    void read_header(const Json& json) {
        Reader reader(file_);
        record_ = header_from_json(json, reader);
        has_header_ = true;
        for (Complaint complaint : reader.take_complaints()) {
            complaint.place = "line 1" + (complaint.place.empty() ? "" : ": " + complaint.place);
            found_.record.complaints.push_back(complaint);
        }
        if (found_.record.complaints.empty()) setting_ = setting_of(record_);
    }

    void read_change(const Json& json, bool is_last) {
        if (json.is_string()) {
            const auto& text = json.get_ref<const std::string&>();
            if (record_.journal.size() < max_entries && add_entry(record_.journal, text)) return;
            complain_here(describe(json), "an entry of the journal");
        } else if (json.is_object() && json.size() == 1 && json.contains("undo")) {
            undo(json["undo"]);
        } else if (json.is_object() && json.size() == 1 && json.contains("boundary")) {
            read_boundary(json["boundary"]);
        } else if (json.is_object() && json.size() == 1 && json.contains("wishes")) {
            read_wishes(json["wishes"]);
        } else if (json.is_object() && json.size() == 1 && json.contains("time_used")) {
            read_time(json["time_used"]);
        } else if (is_last) {
            found_.notice = torn_notice;
        } else {
            complain_here(describe(json), "an entry, an undo, wishes, a time or a boundary");
        }
    }

    void undo(const Json& count) {
        const bool fits =
            count.is_number_unsigned() && count.get<std::uint64_t>() <= record_.journal.size();
        if (!fits) {
            complain_here("undo of " + describe(count), "at most the " +
                                                            std::to_string(record_.journal.size()) +
                                                            " entries there are");
            return;
        }
        record_.journal.truncate(record_.journal.size() - count.get<std::size_t>());
        std::erase_if(boundaries_, [&](const Snapshot& boundary) {
            return boundary.entries > record_.journal.size();
        });
        drop_lost_moments(record_);
    }

    // Always all of them as they then stood.
    void read_wishes(const Json& json) {
        Reader reader(file_);
        record_.wishes = wishes_from_json(json, reader);
        const auto complaints = reader.take_complaints();
        if (!complaints.empty()) {
            complain_here(complaints.front().found, complaints.front().expected);
        }
    }

    void read_time(const Json& json) {
        if (json.is_number_unsigned() && json.get<std::uint64_t>() <= play::most_seconds) {
            record_.time.used = json.get<std::uint32_t>();
        } else {
            complain_here("a time of " + describe(json), "seconds of the race");
        }
    }

    void read_boundary(const Json& json) {
        Reader reader(file_);
        const Snapshot snapshot = snapshot_from_json(json, reader, *setting_);
        const auto complaints = reader.take_complaints();
        if (!complaints.empty()) {
            complain_here(complaints.front().found, complaints.front().expected);
        } else if (snapshot.entries > record_.journal.size()) {
            complain_here("a state beyond the journal", "states of what was played");
        } else {
            boundaries_.push_back(snapshot);
        }
    }

    void finish() {
        for (const Snapshot& boundary : boundaries_) {
            const Moment moment = boundary.race.moment;
            if (moment != Moment::start_of_round && moment != Moment::over) continue;
            record_.marks.push_back(
                {boundary.race.round, boundary.entries, state_hash(boundary.race)});
        }
        if (!boundaries_.empty()) record_.last_boundary = boundaries_.back();
        found_.record.value = std::move(record_);
    }

    static constexpr const char* torn_notice =
        "The last line of the saved race was torn and has been left out; all before it is there.";

    std::string_view text_;
    std::string file_;
    FoundJournal found_;
    Record record_;
    std::shared_ptr<const Setting> setting_;
    std::vector<Snapshot> boundaries_;
    std::size_t line_number_ = 0;
    bool has_header_ = false;
};

}  // namespace

FoundJournal read_journal_text(std::string_view text, const std::string& file) {
    return JournalReader(text, file).read();
}

FoundJournal read_journal_file(const std::string& path) {
    FoundJournal found;
    std::ifstream file(path, std::ios::binary | std::ios::ate);
    const auto size = file ? static_cast<std::streamoff>(file.tellg()) : -1;
    if (size < 0) {
        found.record.complaints.push_back({path, "", "no readable file", "a saved race"});
        return found;
    }
    if (static_cast<std::uint64_t>(size) > max_file_bytes) {
        found.record.complaints.push_back(
            {path, "", std::to_string(size) + " bytes", "a saved race, far smaller"});
        return found;
    }
    file.seekg(0);
    const std::string text((std::istreambuf_iterator<char>(file)),
                           std::istreambuf_iterator<char>());
    return read_journal_text(text, path);
}

}  // namespace frothy
