#include "play/chronicle.h"

#include <algorithm>

#include "words/letters.h"

namespace play {

std::vector<Seat> seats_at(std::vector<Seat> seats, const std::vector<DriverChange>& changes,
                           std::size_t entries) {
    for (std::size_t i = changes.size(); i-- > 0;) {
        const DriverChange& change = changes[i];
        if (change.entries > entries && change.seat < seats.size())
            seats[change.seat].driver = change.before;
    }
    return seats;
}

void change_driver(std::vector<Seat>& seats, std::vector<DriverChange>& changes,
                   std::size_t entries, std::size_t seat, const std::string& driver) {
    std::string& now = seats.at(seat).driver;
    if (now == driver) return;
    changes.push_back({entries, static_cast<std::uint8_t>(seat), now});
    if (changes.size() > max_driver_changes) changes.erase(changes.begin());
    now = driver;
}

void drop_moments_after(Chronicle& chronicle, std::size_t entries) {
    std::erase_if(chronicle.pinned, [&](const PinnedNote& note) { return note.entries > entries; });
    for (DriverChange& change : chronicle.driver_changes)
        change.entries = std::min(change.entries, entries);
}

void move_moments_back(Chronicle& chronicle, std::size_t entries) {
    for (PinnedNote& note : chronicle.pinned)
        note.entries -= std::min(note.entries, entries);
    for (DriverChange& change : chronicle.driver_changes)
        change.entries -= std::min(change.entries, entries);
}

void pin_note(Chronicle& chronicle, std::size_t entries, const std::string& text) {
    std::vector<PinnedNote>& pinned = chronicle.pinned;
    std::erase_if(pinned,
                  [&](const PinnedNote& note) { return text.empty() && note.entries == entries; });
    if (text.empty() || pinned.size() >= max_pinned_notes) return;
    const auto after = std::ranges::upper_bound(pinned, entries, {}, &PinnedNote::entries);
    pinned.insert(after, {entries, text.substr(0, words::whole_letters(text, longest_note))});
}

BranchPoint shortened(BranchPoint branch) {
    branch.name.resize(words::whole_letters(branch.name, longest_note));
    return branch;
}

kernel::PlayerSet throwers_of(const Sitting& sitting) {
    kernel::PlayerSet throwers = 0;
    for (std::size_t seat = 0; sitting.has_own_dice && seat < sitting.seats.size(); ++seat)
        if (is_human(sitting.seats[seat]))
            throwers |= kernel::only(static_cast<kernel::PlayerId>(seat));
    return throwers;
}

std::string name_of_seat(const std::vector<Seat>& seats, std::size_t player) {
    if (player < seats.size() && !seats[player].name.empty()) return seats[player].name;
    return "player " + std::to_string(player);
}

}  // namespace play
