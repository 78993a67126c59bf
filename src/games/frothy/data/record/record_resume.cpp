// Records played again: resumed, checked, and continued where the rules have changed.
#include <algorithm>
#include <utility>

#include "games/frothy/data/notation/notation.h"
#include "games/frothy/data/record/record.h"
#include "games/frothy/rules/rules.h"
#include "words/letters.h"

namespace frothy {
namespace {

using Entry = kernel::Entry<Frothy>;

bool deserves_a_mark(const Race& race) {
    return race.moment == Moment::start_of_round || race.moment == Moment::over;
}

std::vector<StateMark> marks_of(const Session& session) {
    std::vector<StateMark> marks;
    for (const Session::Boundary& boundary : session.boundaries()) {
        if (!deserves_a_mark(boundary.state)) continue;
        marks.push_back({boundary.state.round, boundary.entries, state_hash(boundary.state)});
    }
    return marks;
}

std::string name_of_seat(const Record& record, kernel::PlayerId player) {
    if (player < record.seats.size() && !record.seats[player].name.empty()) {
        return record.seats[player].name;
    }
    return "player " + std::to_string(player);
}

// What an entry says, as the half of a sentence.
std::string told(const Record& record, const Entry& entry) {
    switch (entry.kind) {
    case kernel::EntryKind::choice:
        return "answers `" + text_of(entry.option, std::span<const std::string>()) + "` for " +
               name_of_seat(record, entry.player) + "'s `" + std::string(name_of(entry.ask)) + "`";
    case kernel::EntryKind::cast:
        return "rolls " + std::to_string(entry.count) + " dice for `" +
               std::string(name_of(entry.why)) + "`";
    case kernel::EntryKind::reveal: break;
    }
    return "reveals secret answers";
}

// What the rules want instead, found by running them over the entries before.
std::string wanted(const Record& record, const Race& start, std::size_t entry) {
    Journal before = record.journal;
    before.truncate(entry);
    const Session session(start, record.seed, before);
    if (session.journal().size() > entry) {
        const Entry& next = session.journal()[entry];
        return next.kind == kernel::EntryKind::cast
                   ? "roll " + std::to_string(next.count) + " dice for `" +
                         std::string(name_of(next.why)) + "`"
                   : "reveal secret answers";
    }
    if (session.pending() == nullptr) return "say the race is over";
    const auto& pending = *session.pending();
    const std::string asked =
        name_of_seat(record, pending.player) + " for `" + std::string(name_of(pending.ask)) + "`";
    const Entry& recorded = record.journal[entry];
    const bool same_question = recorded.kind == kernel::EntryKind::choice &&
                               recorded.player == pending.player && recorded.ask == pending.ask;
    return same_question ? "do not offer that when they ask " + asked : "ask " + asked;
}

Disagreement part_at(const Record& record, const Race& start, std::size_t entry) {
    Disagreement part;
    part.entry = entry;
    part.text = "entry " + std::to_string(entry) + ": the record " +
                told(record, record.journal[entry]) + ", the rules " + wanted(record, start, entry);
    return part;
}

// The first mark that differs, if any.
std::optional<Disagreement> compare_marks(const Record& record, const Session& session,
                                          std::size_t& checked) {
    const std::vector<StateMark> marks = marks_of(session);
    for (checked = 0; checked < record.marks.size(); ++checked) {
        const StateMark& recorded = record.marks[checked];
        if (std::ranges::find(marks, recorded) != marks.end()) continue;
        return Disagreement{recorded.entries, "entry " + std::to_string(recorded.entries) +
                                                  ": the record's state at round " +
                                                  std::to_string(recorded.round) +
                                                  " is not the one the rules bring about"};
    }
    return std::nullopt;
}

}  // namespace

std::shared_ptr<const Setting> setting_of(const Record& record) {
    auto setting = std::make_shared<Setting>();
    setting->course = Course(record.course);
    setting->licences = record.licences;
    setting->rules = record.house_rules;
    setting->laps = record.laps;
    setting->terms = record.terms;
    return setting;
}

Race start_of(const Record& record, const Setting& setting) {
    if (!record.start) return set_up_race(setting, record.grid_order);
    Race race = *record.start;
    race.setting = &setting;
    return race;
}

void drop_lost_moments(Record& record) {
    const std::size_t end = record.journal.size();
    std::erase_if(record.pinned, [&](const PinnedNote& note) { return note.entries > end; });
    for (DriverChange& change : record.driver_changes)
        change.entries = std::min(change.entries, end);
}

std::vector<Seat> seats_at(const Record& record, std::size_t entries) {
    std::vector<Seat> seats = record.seats;
    for (std::size_t i = record.driver_changes.size(); i-- > 0;) {
        const DriverChange& change = record.driver_changes[i];
        if (change.entries > entries && change.seat < seats.size())
            seats[change.seat].driver = change.before;
    }
    return seats;
}

void change_driver(Record& record, std::size_t seat, const std::string& driver) {
    std::string& now = record.seats.at(seat).driver;
    if (now == driver) return;
    record.driver_changes.push_back({record.journal.size(), static_cast<std::uint8_t>(seat), now});
    if (record.driver_changes.size() > max_driver_changes)
        record.driver_changes.erase(record.driver_changes.begin());
    now = driver;
}

void pin_note(Record& record, std::size_t entries, const std::string& text) {
    std::erase_if(record.pinned,
                  [&](const PinnedNote& note) { return text.empty() && note.entries == entries; });
    if (text.empty() || record.pinned.size() >= max_pinned_notes) return;
    const auto after = std::ranges::upper_bound(record.pinned, entries, {}, &PinnedNote::entries);
    record.pinned.insert(after,
                         {entries, text.substr(0, words::whole_letters(text, longest_note))});
}

Record branch_at(const Record& record, std::size_t entries, BranchPoint from,
                 const std::vector<Seat>& seats) {
    Record branch = record;
    branch.journal.truncate(entries);
    branch.wishes.clear();
    std::erase_if(branch.marks, [&](const StateMark& mark) { return mark.entries > entries; });
    if (branch.last_boundary && branch.last_boundary->entries > entries) {
        branch.last_boundary.reset();
    }
    branch.seats = seats_at(record, entries);
    std::erase_if(branch.driver_changes,
                  [&](const DriverChange& change) { return change.entries > entries; });
    for (std::size_t seat = 0; seat < seats.size() && seat < branch.seats.size(); ++seat)
        change_driver(branch, seat, seats[seat].driver);
    drop_lost_moments(branch);
    from.name.resize(words::whole_letters(from.name, longest_note));
    branch.branch_of = std::move(from);
    return branch;
}

void update(Record& record, const Session& session) {
    record.journal = session.journal();
    record.wishes = session.spoken_up();
    record.marks = marks_of(session);
    record.rules = rules_version;
    drop_lost_moments(record);
    Snapshot snapshot{session.boundaries().back().entries, session.boundary()};
    snapshot.race.setting = nullptr;
    record.last_boundary = snapshot;
}

ResumedGame resume(const Record& record) {
    ResumedGame game;
    game.setting = setting_of(record);
    const Race start = start_of(record, *game.setting);
    try {
        game.session = std::make_unique<Session>(start, record.seed, record.journal);
    } catch (const kernel::JournalMismatch& mismatch) {
        game.disagreement = part_at(record, start, mismatch.entry());
        return game;
    }
    // Only now: standing questions within the journal had been passed when these were spoken.
    for (const Wish& wish : record.wishes)
        game.session->speak_up(wish);
    std::size_t checked = 0;
    game.disagreement = compare_marks(record, *game.session, checked);
    return game;
}

std::optional<Record> from_last_boundary(const Record& record) {
    if (!record.last_boundary) return std::nullopt;
    const Snapshot& boundary = *record.last_boundary;
    Record next = record;
    next.rules = rules_version;
    next.start = boundary.race;
    next.marks.clear();
    std::uint32_t rolls = 0;
    for (std::size_t i = 0; i < std::min(boundary.entries, record.journal.size()); ++i) {
        const Entry& entry = record.journal[i];
        next.earlier.push_back(text_of(record.journal, entry));
        rolls += entry.kind == kernel::EntryKind::cast ? 1 : 0;
    }
    // Rolls are numbered from 0 again, so the seed must not be the same.
    next.seed = kernel::split_mix(record.seed ^ kernel::split_mix(rolls));
    next.notes.push_back("Continued from entry " + std::to_string(boundary.entries) +
                         " of an earlier journal, by rules version " +
                         std::to_string(rules_version) + ".");
    next.last_boundary = Snapshot{0, boundary.race};
    next.journal = record.journal.tail(boundary.entries);
    for (PinnedNote& note : next.pinned)
        note.entries -= std::min(note.entries, boundary.entries);
    for (DriverChange& change : next.driver_changes)
        change.entries -= std::min(change.entries, boundary.entries);
    while (!next.journal.empty()) {
        const ResumedGame attempt = resume(next);
        if (attempt.session) break;
        next.journal.truncate(attempt.disagreement->entry);
    }
    drop_lost_moments(next);
    return next;
}

Verdict verify(const Record& record) {
    Verdict verdict;
    const auto setting = setting_of(record);
    const Race start = start_of(record, *setting);
    try {
        const Session session(start, record.seed, record.journal);
        verdict.final_hash = state_hash(session.now());
        verdict.disagreement = compare_marks(record, session, verdict.marks_checked);
    } catch (const kernel::JournalMismatch& mismatch) {
        verdict.disagreement = part_at(record, start, mismatch.entry());
    }
    verdict.agrees = !verdict.disagreement;
    return verdict;
}

}  // namespace frothy
