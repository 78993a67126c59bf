// The bodies of play/journal_file.h and of reading such a file, for the one .cpp file of a game
// that instantiates `template class play::JournalFile<C>;`.
#pragma once

#include <algorithm>
#include <memory>
#include <utility>

#include "play/journal_file.h"
#include "play/journal_lines.h"
#include "play/record_body.h"

namespace play {

inline std::string line_of(const OrderedJson& json) { return json.dump() + "\n"; }

template <class G>
bool is_same_entry(const kernel::Journal<G>& a, const kernel::Journal<G>& b, std::size_t index) {
    if (!(a[index] == b[index])) return false;
    return a[index].kind != kernel::EntryKind::cast ||
           std::ranges::equal(a.faces_of(a[index]), b.faces_of(b[index]));
}

template <class C>
JournalFile<C>::JournalFile(const std::string& path, const Record<C>& record)
    : used_(record.time.used) {
    std::string text = line_of(RecordJson<C>::header(record));
    text += lines_to(record.journal);
    text += line_to(record.wishes);
    if (record.last_boundary) text += line_for(*record.last_boundary);
    file_.emplace(path, text);
}

// Lines that bring the written journal to this one.
template <class C>
std::string JournalFile<C>::lines_to(const Journal& journal) {
    const std::size_t both = std::min(written_.size(), journal.size());
    // From the front: after an undo and other answers the ends may be alike again.
    std::size_t common = 0;
    while (common < both && is_same_entry(written_, journal, common))
        ++common;
    std::string lines;
    if (common < written_.size()) {
        OrderedJson undo;
        undo["undo"] = written_.size() - common;
        lines += line_of(undo);
        written_.truncate(common);
        std::erase_if(boundaries_, [&](std::size_t entries) { return entries > common; });
    }
    for (std::size_t i = common; i < journal.size(); ++i) {
        lines += line_of(Records<C>::text_of(journal, journal[i]));
        written_.add_copy(journal, journal[i]);
    }
    return lines;
}

// After the entries: a wish that came into force is among them and no longer wished.
template <class C>
std::string JournalFile<C>::line_to(const std::vector<Wish>& wishes) {
    if (wishes_ == wishes) return {};
    wishes_ = wishes;
    OrderedJson json;
    json["wishes"] = RecordJson<C>::wishes(wishes);
    return line_of(json);
}

template <class C>
std::string JournalFile<C>::line_for(const Snapshot<C>& snapshot) {
    boundaries_.push_back(snapshot.entries);
    OrderedJson json;
    json["boundary"] = RecordJson<C>::snapshot(snapshot);
    return line_of(json);
}

template <class C>
bool JournalFile<C>::follow(const Session& session) {
    if (!is_open()) return false;
    std::string lines = lines_to(session.journal());
    lines += line_to(session.standing_answers());
    const bool is_first = boundaries_.empty();
    const std::size_t latest = is_first ? 0 : boundaries_.back();
    for (const auto& boundary : session.boundaries()) {
        const bool is_new = is_first || boundary.entries > latest;
        if (!is_new || !C::is_marked(boundary.state)) continue;
        Snapshot<C> snapshot{boundary.entries, boundary.state};
        C::bind(snapshot.state, nullptr);
        lines += line_for(snapshot);
    }
    return file_->append(lines);
}

template <class C>
bool JournalFile<C>::note_time(std::uint32_t used) {
    if (!is_open()) return false;
    if (used == used_) return true;
    used_ = used;
    OrderedJson json;
    json["time_used"] = used;
    return file_->append(line_of(json));
}

// ---- Read back --------------------------------------------------------------------------------

// A record as its lines bring it about.
template <class C>
class RecordLines final : public JournalLines {
public:
    void read_head(const Json& json, formats::Reader& reader) override {
        record_ = RecordJson<C>::header_in(json, reader);
        if (reader.ok()) setting_ = C::setting_of(record_);
    }
    std::size_t entries() const override { return record_.journal.size(); }
    bool add_entry(const std::string& text) override {
        return Records<C>::add_entry(record_.journal, text);
    }
    void undo(std::size_t entries) override {
        record_.journal.truncate(record_.journal.size() - entries);
        std::erase_if(boundaries_, [&](const Snapshot<C>& boundary) {
            return boundary.entries > record_.journal.size();
        });
        drop_lost_moments(record_);
    }
    // Always all of them as they then stood.
    void read_wishes(const Json& json, formats::Reader& reader) override {
        record_.wishes = RecordJson<C>::wishes_in(json, reader);
    }
    void read_boundary(const Json& json, formats::Reader& reader) override {
        const Snapshot<C> snapshot = RecordJson<C>::snapshot_in(json, reader, *setting_);
        if (!reader.ok()) return;
        if (snapshot.entries > record_.journal.size()) {
            reader.complain("a state beyond the journal", "states of what was played");
        } else {
            boundaries_.push_back(snapshot);
        }
    }
    void use_time(std::uint32_t seconds) override { record_.time.used = seconds; }

    Record<C> take() {
        for (const Snapshot<C>& boundary : boundaries_) {
            if (!C::is_marked(boundary.state)) continue;
            record_.marks.push_back(
                {C::round_of(boundary.state), boundary.entries, C::state_hash(boundary.state)});
        }
        if (!boundaries_.empty()) record_.last_boundary = boundaries_.back();
        return std::move(record_);
    }

private:
    Record<C> record_;
    std::shared_ptr<const typename C::Setting> setting_;
    std::vector<Snapshot<C>> boundaries_;
};

template <class C>
FoundJournal<C> Records<C>::read_journal(std::string_view text, const std::string& file) {
    RecordLines<C> lines;
    ReadLines read = read_lines(text, file, lines);
    FoundJournal<C> found;
    found.notice = std::move(read.notice);
    found.record.complaints = std::move(read.complaints);
    if (found.record.complaints.empty()) found.record.value = lines.take();
    return found;
}

template <class C>
FoundJournal<C> Records<C>::load_journal(const std::string& path) {
    const formats::Loaded<std::string> text = read_journal_file(path);
    if (text.ok()) return read_journal(*text.value, path);
    return {{std::nullopt, text.complaints}, {}};
}

}  // namespace play
