// The bodies of play/autosave.h, for the one .cpp file of a game that instantiates
// `template class play::Autosave<C>;`.
#pragma once

#include <system_error>

#include "formats/data_files.h"
#include "play/autosave.h"

namespace play {

template <class C>
Autosave<C> Autosave<C>::begin(const std::filesystem::path& file, const Record<C>& record,
                               const Session& session) {
    Autosave autosave;
    autosave.path_ = file;
    if (!file.empty()) autosave.open(record, session);
    return autosave;
}

template <class C>
void Autosave<C>::open(const Record<C>& record, const Session& session) {
    journal_.reset();  // its claim to the file would stand in the way of the new one
    Record<C> whole = record;
    update(whole, session);
    journal_ = std::make_unique<JournalFile<C>>(path_.string(), whole);
    trouble_ = journal_->error();
}

template <class C>
void Autosave<C>::write(const Record<C>& record, const Session& session) {
    if (path_.empty()) return;
    if (!journal_) {
        open(record, session);
        std::error_code ignored;
        std::filesystem::remove(finished_name(path_), ignored);
    } else if (!journal_->follow(session)) {
        trouble_ = journal_->error();
    }
}

template <class C>
void Autosave<C>::note_time(std::uint32_t used) {
    if (journal_ && !journal_->note_time(used)) trouble_ = journal_->error();
}

template <class C>
void Autosave<C>::rewrite(const Record<C>& record, const Session& session) {
    if (journal_) open(record, session);
}

template <class C>
void Autosave<C>::finish(const Record<C>& whole) {
    if (!journal_) return;
    trouble_ = save_record(finished_name(path_).string(), whole);
    if (!trouble_.empty()) return;  // the journal still has it all
    journal_.reset();
    std::error_code ignored;
    std::filesystem::remove(path_, ignored);
    drop_old_finished(path_.parent_path());
}

template <class C>
std::string Autosave<C>::keep_notes(const Record<C>& record, const Session& session) {
    if (journal_) {
        open(record, session);
        return trouble_;
    }
    if (path_.empty()) return {};
    Record<C> whole = record;
    update(whole, session);
    return save_record(finished_name(path_).string(), whole);
}

template <class C>
void Autosave<C>::discard(const std::filesystem::path& file) {
    if (is_followed(file.string())) return;
    const FoundJournal<C> found = Records<C>::load_journal(file.string());
    if (!found.record.ok()) {
        formats::put_aside(file);
        return;
    }
    if (!found.record.value->journal.empty()) {
        if (!save_record(finished_name(file).string(), *found.record.value).empty()) return;
        drop_old_finished(file.parent_path());
    }
    std::error_code ignored;
    std::filesystem::remove(file, ignored);
}

}  // namespace play
