// Records in files, whichever of the two kinds they are: a record that was saved, or an autosave.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "formats/complaint.h"
#include "play/followed_file.h"
#include "play/journal_file.h"
#include "play/record.h"
#include "words/words.h"

namespace play {

// Whether a file is an autosave: by its suffix, or by its text, of which the first line alone is a
// record.
bool is_autosave(const std::string& path);
bool is_autosave_text(std::string_view text);

// Chance from outside the game: it only picks the seed. Short enough to be told to somebody.
std::uint64_t drawn_seed();

// A record, or an autosave read as one; `notice` says what was dropped of it.
template <class C>
formats::Loaded<Record<C>> load_any_record(const std::string& path, std::string& notice) {
    if (!is_autosave(path)) return Records<C>::load(path);
    FoundJournal<C> found = Records<C>::load_journal(path);
    notice = std::move(found.notice);
    return std::move(found.record);
}

// The same for lists: empty with `trouble` set to one sentence where it cannot be read.
template <class C>
std::optional<Record<C>> record_of_file(const std::filesystem::path& file, std::string& trouble) {
    std::string notice;
    auto loaded = load_any_record<C>(file.string(), notice);
    if (loaded.ok()) return std::move(loaded.value);
    trouble = loaded.complaints.empty() ? words::tr("It cannot be read.")
                                        : formats::text_of(loaded.complaints.front());
    return std::nullopt;
}

// Writes the notes into the file a game is in. Empty on success, else what went wrong.
template <class C>
std::string keep_notes_in(const std::filesystem::path& file, const std::vector<PinnedNote>& notes) {
    std::string trouble;
    auto record = record_of_file<C>(file, trouble);
    if (!record) return trouble;
    record->pinned = notes;
    if (!is_autosave(file.string())) return Records<C>::save(file.string(), *record);
    if (is_followed(file.string())) {
        return words::tr("This race is being played in another window.");
    }
    return JournalFile<C>(file.string(), *record).error();
}

}  // namespace play
