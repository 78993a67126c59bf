// Reading a journal as the rules ask for its entries, one after the other.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>

#include "kernel/dice.h"
#include "kernel/journal.h"
#include "kernel/question.h"

namespace kernel {

// Each function throws JournalMismatch where the journal holds something else at `at`, which must
// be one of its entries. None of them moves on.

// Whether the entry is an answer to this question, by one of those it is asked of.
template <class G>
bool answers(const Entry<G>& entry, const Question<G>& question) {
    return entry.kind == EntryKind::choice && entry.ask == question.ask &&
           question.is_asked(entry.player);
}

// The index of the recorded answer among those offered.
template <class G>
int read_choice(const Journal<G>& journal, std::size_t at, const Question<G>& question) {
    const Entry<G>& entry = journal[at];
    if (!answers(entry, question)) {
        throw JournalMismatch(at, "the rules ask another question here");
    }
    const auto found = std::find(question.options.begin(), question.options.end(), entry.option);
    if (found == question.options.end()) {
        throw JournalMismatch(at, "the recorded answer is not offered here");
    }
    return static_cast<int>(found - question.options.begin());
}

// Whether the entry answers this standing question, the `ordinal`th of its step.
template <class G>
bool answers_standing(const Entry<G>& entry, const Question<G>& question, std::uint16_t ordinal) {
    return entry.standing == Standing::standing && entry.ordinal == ordinal &&
           answers(entry, question);
}

template <class G>
void read_cast(const Journal<G>& journal, std::size_t at, const Roll<G>& roll, Faces& faces) {
    const Entry<G>& entry = journal[at];
    if (entry.kind != EntryKind::cast || entry.why != roll.why || entry.count != roll.count ||
        entry.sides != roll.sides) {
        throw JournalMismatch(at, "the rules roll " + std::to_string(roll.count) + " dice here");
    }
    faces.resize(entry.count);
    const auto recorded = journal.faces_of(entry);
    for (std::size_t i = 0; i < recorded.size(); ++i) {
        if (!roll.allows(recorded[i])) throw JournalMismatch(at, "no die falls like this here");
        faces[i] = recorded[i];
    }
}

template <class G>
void read_reveal(const Journal<G>& journal, std::size_t at) {
    if (journal[at].kind != EntryKind::reveal) {
        throw JournalMismatch(at, "the rules reveal secret answers here");
    }
}

}  // namespace kernel
