// The journal of a race of Frothy in progress (play/journal_file.h, play/autosave.h).
#pragma once

#include <string>
#include <string_view>

#include "games/frothy/data/record/record.h"
#include "play/autosave.h"
#include "play/journal_file.h"

namespace frothy {

using FoundJournal = play::FoundJournal<Codec>;
using JournalFile = play::JournalFile<Codec>;
using Autosave = play::Autosave<Codec>;

inline FoundJournal read_journal_text(std::string_view text, const std::string& file) {
    return Records::read_journal(text, file);
}
inline FoundJournal read_journal_file(const std::string& path) {
    return Records::load_journal(path);
}

}  // namespace frothy
