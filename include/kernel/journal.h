// Every answer and every roll since the start of a game, in order.
//
// State at a place of rest plus the entries since it is the whole truth about a game in progress:
// the rules are run again over the entries to get back to any moment.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

#include "kernel/dice.h"
#include "kernel/question.h"

namespace kernel {

enum class EntryKind : std::uint8_t { choice, cast, reveal };

template <class G>
struct Entry {
    EntryKind kind = EntryKind::choice;
    PlayerSet seen_by = everybody;  // a choice until it is revealed, a cast for good
    // choice
    PlayerId player = nobody;  // who answered
    typename G::Ask ask{};
    typename G::Option option{};
    Standing standing = Standing::asked;
    std::uint16_t ordinal = 0;  // of a standing answer: how many standing questions came before it
    // cast
    typename G::Why why{};
    std::uint16_t count = 0;
    std::uint8_t sides = 0;
    bool is_by_hand = false;  // dice of wood: their faces were told by whoever threw them
    std::uint32_t first_face = 0;
    std::uint32_t roll_number = 0;  // rolls before this entry

    friend bool operator==(const Entry&, const Entry&) = default;
};

// The rules asked for something else than the journal holds.
class JournalMismatch : public std::runtime_error {
public:
    JournalMismatch(std::size_t entry, const std::string& what)
        : std::runtime_error(what), entry_(entry) {}
    // Number of the first entry that disagrees, counted from 0.
    std::size_t entry() const { return entry_; }

private:
    std::size_t entry_;
};

template <class G>
class Journal {
public:
    std::size_t size() const { return entries_.size(); }
    bool empty() const { return entries_.empty(); }
    const Entry<G>& operator[](std::size_t index) const { return entries_[index]; }

    // Rolls made so far: the number of the next roll.
    std::uint32_t rolls() const { return rolls_; }

    std::span<const std::uint8_t> faces_of(const Entry<G>& entry) const {
        return std::span(faces_).subspan(entry.first_face, entry.count);
    }

    void add_choice(const Question<G>& question, typename G::Option option,
                    std::uint16_t ordinal = 0) {
        add_choice_of(question.player, question, option, ordinal);
    }
    // Answered by one of those who are asked.
    void add_choice_of(PlayerId player, const Question<G>& question, typename G::Option option,
                       std::uint16_t ordinal = 0) {
        Entry<G> entry;
        entry.player = player;
        entry.ask = question.ask;
        entry.option = option;
        entry.seen_by = question.seen_by;
        entry.standing = question.standing;
        entry.ordinal = ordinal;
        entry.roll_number = rolls_;
        entries_.push_back(entry);
    }
    void add_cast(const Roll<G>& roll, std::span<const std::uint8_t> faces,
                  bool is_by_hand = false) {
        Entry<G> entry;
        entry.is_by_hand = is_by_hand;
        entry.kind = EntryKind::cast;
        entry.seen_by = roll.seen_by;
        entry.why = roll.why;
        entry.count = static_cast<std::uint16_t>(faces.size());
        entry.sides = roll.sides;
        entry.first_face = static_cast<std::uint32_t>(faces_.size());
        entry.roll_number = rolls_++;
        faces_.insert(faces_.end(), faces.begin(), faces.end());
        entries_.push_back(entry);
    }
    void add_reveal() {
        Entry<G> entry;
        entry.kind = EntryKind::reveal;
        entry.roll_number = rolls_;
        entries_.push_back(entry);
    }
    // Copies an entry of another journal, faces included.
    void add_copy(const Journal& other, const Entry<G>& source) {
        Entry<G> entry = source;
        entry.roll_number = rolls_;
        if (entry.kind == EntryKind::cast) {
            const auto faces = other.faces_of(source);
            entry.first_face = static_cast<std::uint32_t>(faces_.size());
            faces_.insert(faces_.end(), faces.begin(), faces.end());
            ++rolls_;
        }
        entries_.push_back(entry);
    }

    // Entries before this one are answers known to all. 0 if nothing was revealed.
    std::size_t revealed_before() const {
        for (std::size_t i = entries_.size(); i-- > 0;) {
            if (entries_[i].kind == EntryKind::reveal) return i;
        }
        return 0;
    }
    // Whether the viewer has not seen the answer or the faces of an entry.
    bool is_hidden(std::size_t index, PlayerId viewer, std::size_t revealed_before) const {
        const Entry<G>& entry = entries_[index];
        if (includes(entry.seen_by, viewer)) return false;
        if (entry.kind != EntryKind::choice) return true;
        return index >= revealed_before && (viewer == nobody || entry.player != viewer);
    }
    // What the viewer has seen; not even the number of the other entries.
    Journal seen_by(PlayerId viewer) const {
        Journal result;
        const std::size_t revealed = revealed_before();
        for (std::size_t i = 0; i < entries_.size(); ++i) {
            if (!is_hidden(i, viewer, revealed)) result.add_copy(*this, entries_[i]);
        }
        return result;
    }

    // The entries from this one on, faces included, as a journal of their own.
    Journal tail(std::size_t first) const {
        Journal result;
        if (first >= entries_.size()) return result;
        const std::uint32_t rolls_before = entries_[first].roll_number;
        const std::size_t faces_before = faces_before_entry(first);
        result.entries_.assign(entries_.begin() + static_cast<std::ptrdiff_t>(first),
                               entries_.end());
        result.faces_.assign(faces_.begin() + static_cast<std::ptrdiff_t>(faces_before),
                             faces_.end());
        for (Entry<G>& entry : result.entries_) {
            entry.roll_number -= rolls_before;
            if (entry.kind == EntryKind::cast)
                entry.first_face -= static_cast<std::uint32_t>(faces_before);
        }
        result.rolls_ = rolls_ - rolls_before;
        return result;
    }

    // Keeps the first `count` entries.
    void truncate(std::size_t count) {
        if (count >= entries_.size()) return;
        rolls_ = entries_[count].roll_number;
        faces_.resize(faces_before_entry(count));
        entries_.resize(count);
    }

    friend bool operator==(const Journal&, const Journal&) = default;

private:
    std::size_t faces_before_entry(std::size_t entry) const {
        for (std::size_t i = entry; i-- > 0;) {
            if (entries_[i].kind == EntryKind::cast)
                return entries_[i].first_face + entries_[i].count;
        }
        return 0;
    }

    std::vector<Entry<G>> entries_;
    std::vector<std::uint8_t> faces_;
    std::uint32_t rolls_ = 0;
};

}  // namespace kernel
