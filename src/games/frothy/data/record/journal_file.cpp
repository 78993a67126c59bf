// Writing the autosave.
#include "games/frothy/data/record/journal_file.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "games/frothy/data/record/record_json.h"
#include "play/followed_file.h"

namespace frothy {
namespace {

std::string line_of(const OrderedJson& json) { return json.dump() + "\n"; }

bool is_same_entry(const Journal& a, const Journal& b, std::size_t index) {
    if (!(a[index] == b[index])) return false;
    if (a[index].kind != kernel::EntryKind::cast) return true;
    const auto left = a.faces_of(a[index]);
    const auto right = b.faces_of(b[index]);
    return std::equal(left.begin(), left.end(), right.begin(), right.end());
}

}  // namespace

struct JournalFile::Body {
    std::optional<play::FollowedFile> file;
    Journal written;
    std::vector<Wish> wishes;
    std::uint32_t used = 0;               // seconds of the time agreed
    std::vector<std::size_t> boundaries;  // entries before each state written

    // Lines that bring the written journal to this one.
    std::string lines_to(const Journal& journal) {
        std::size_t common = std::min(written.size(), journal.size());
        // From the front: after an undo and other answers the ends may be alike again.
        std::size_t first = 0;
        while (first < common && is_same_entry(written, journal, first))
            ++first;
        common = first;
        std::string lines;
        if (common < written.size()) {
            OrderedJson undo;
            undo["undo"] = written.size() - common;
            lines += line_of(undo);
            written.truncate(common);
            std::erase_if(boundaries, [&](std::size_t entries) { return entries > common; });
        }
        for (std::size_t i = common; i < journal.size(); ++i) {
            lines += line_of(text_of(journal, journal[i]));
            written.add_copy(journal, journal[i]);
        }
        return lines;
    }
    // After the entries: a wish that came into force is among them and no longer wished.
    std::string line_to(const std::vector<Wish>& wished) {
        if (wishes == wished) return {};
        wishes = wished;
        OrderedJson json;
        json["wishes"] = wishes_to_json(wishes);
        return line_of(json);
    }
    std::string line_for(const Snapshot& snapshot) {
        boundaries.push_back(snapshot.entries);
        OrderedJson json;
        json["boundary"] = snapshot_to_json(snapshot);
        return line_of(json);
    }
};

JournalFile::JournalFile(const std::string& path, const Record& record)
    : body_(std::make_unique<Body>()) {
    body_->used = record.time.used;
    std::string text = line_of(header_to_json(record));
    text += body_->lines_to(record.journal);
    text += body_->line_to(record.wishes);
    if (record.last_boundary) text += body_->line_for(*record.last_boundary);
    body_->file.emplace(path, text);
}
JournalFile::~JournalFile() = default;

bool JournalFile::is_open() const { return body_->file->is_open(); }
const std::string& JournalFile::error() const { return body_->file->error(); }
const std::string& JournalFile::path() const { return body_->file->path(); }

bool JournalFile::follow(const Session& session) {
    if (!is_open()) return false;
    std::string lines = body_->lines_to(session.journal());
    lines += body_->line_to(session.spoken_up());
    const std::size_t latest = body_->boundaries.empty() ? 0 : body_->boundaries.back();
    for (const Session::Boundary& boundary : session.boundaries()) {
        const bool is_new = body_->boundaries.empty() || boundary.entries > latest;
        const bool is_round = boundary.state.moment == Moment::start_of_round ||
                              boundary.state.moment == Moment::over;
        if (!is_new || !is_round) continue;
        Snapshot snapshot{boundary.entries, boundary.state};
        snapshot.race.setting = nullptr;
        lines += body_->line_for(snapshot);
    }
    return body_->file->append(lines);
}

bool JournalFile::note_time(std::uint32_t used) {
    if (!is_open()) return false;
    if (used == body_->used) return true;
    body_->used = used;
    OrderedJson json;
    json["time_used"] = used;
    return body_->file->append(line_of(json));
}

}  // namespace frothy
