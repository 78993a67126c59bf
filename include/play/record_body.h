// The bodies of play/record.h, for the one .cpp file of a game that instantiates them.
#pragma once

#include <algorithm>
#include <utility>

#include "formats/data_files.h"
#include "formats/json_reader.h"
#include "play/chronicle_json.h"
#include "play/codec.h"
#include "play/entry_body.h"
#include "play/followed_file.h"
#include "play/record.h"

namespace play {

// ---- Documents --------------------------------------------------------------------------------

// Parts that a journal file shares with the record.
template <class C>
struct RecordJson {
    using Wish = typename Records<C>::Wish;

    // Everything of a record but journal, wishes, marks and boundary.
    static OrderedJson header(const Record<C>& record) {
        OrderedJson document;
        write_chronicle(document, C::game, record.rules, record, record);
        C::write_agreement(record, document);
        if (record.start) document["start"] = C::state_to_json(*record.start);
        if (!record.earlier.empty()) document["earlier"] = texts_to_json(record.earlier);
        return document;
    }
    // The same back; complains through the reader. Other members of a record are let pass.
    static Record<C> header_in(const Json& document, formats::Reader& reader) {
        Record<C> record;
        if (!formats::check_schema(document, reader, record_schema)) return record;
        const auto keys = record_keys(C::agreement_keys());
        const formats::Members members(reader, document, keys);
        if (!members.is_object() || !check_game(members, reader, C::game)) return record;
        record.rules = static_cast<int>(members.integer("rules", 1, 1'000'000));
        static_cast<typename C::Agreement&>(record) = C::read_agreement(members, reader);
        read_chronicle(members, reader, C::seat_count(record), record, record);
        if (const Json* start = members.find("start"); start != nullptr && reader.ok()) {
            const formats::Reader::Step step(reader, std::string_view("start"));
            record.start = C::state_from_json(*start, reader, *C::setting_of(record));
        }
        return record;
    }

    static OrderedJson wishes(const std::vector<Wish>& wishes) {
        OrderedJson json = OrderedJson::array();
        for (const Wish& wish : wishes)
            json.push_back(Records<C>::text_of(wish));
        return json;
    }
    static std::vector<Wish> wishes_in(const Json& json, formats::Reader& reader) {
        std::vector<Wish> wishes;
        std::size_t index = 0;
        for (const Json& element : reader.list(json, 0, max_wishes)) {
            const formats::Reader::Step step(reader, index++);
            const auto wish = element.is_string()
                                  ? Records<C>::wish_of(element.get_ref<const std::string&>())
                                  : std::nullopt;
            if (wish) {
                wishes.push_back(*wish);
            } else {
                reader.complain(formats::describe(element), "a wish such as \"0 race on: retire\"");
            }
        }
        return wishes;
    }

    static OrderedJson snapshot(const Snapshot<C>& snapshot) {
        OrderedJson json;
        json["entries"] = snapshot.entries;
        json["race"] = C::state_to_json(snapshot.state);
        return json;
    }
    static Snapshot<C> snapshot_in(const Json& json, formats::Reader& reader,
                                   const typename C::Setting& setting) {
        Snapshot<C> snapshot;
        const formats::Members members(reader, json, {"entries", "race"});
        snapshot.entries = static_cast<std::size_t>(
            members.integer("entries", 0, static_cast<std::int64_t>(max_entries)));
        if (const Json* state = members.need("race")) {
            const formats::Reader::Step step(reader, std::string_view("race"));
            snapshot.state = C::state_from_json(*state, reader, setting);
        }
        return snapshot;
    }

    static void read_journal(const Json& json, formats::Reader& reader, Record<C>& record) {
        std::size_t index = 0;
        for (const Json& element : reader.list(json, 0, max_entries)) {
            const formats::Reader::Step step(reader, index++);
            const bool is_entry =
                element.is_string() &&
                Records<C>::add_entry(record.journal, element.get_ref<const std::string&>());
            if (is_entry) continue;
            reader.complain(formats::describe(element),
                            "an entry such as \"0 drive: step E\", \"roll control: slide\" or "
                            "\"reveal\"");
            return;
        }
    }
};

template <class C>
std::string Records<C>::write(const Record<C>& record) {
    OrderedJson json = RecordJson<C>::header(record);
    OrderedJson entries = OrderedJson::array();
    for (std::size_t i = 0; i < record.journal.size(); ++i)
        entries.push_back(text_of(record.journal, record.journal[i]));
    json["journal"] = entries;
    if (!record.wishes.empty()) json["wishes"] = RecordJson<C>::wishes(record.wishes);
    json["marks"] = marks_to_json(record.marks);
    if (record.last_boundary)
        json["last_boundary"] = RecordJson<C>::snapshot(*record.last_boundary);
    return formats::pretty(json);
}

template <class C>
formats::Loaded<Record<C>> Records<C>::read(std::string_view text, const std::string& file) {
    formats::Loaded<Record<C>> loaded;
    formats::Reader reader(file);
    const std::optional<Json> document = formats::parse_document(text, reader);
    if (document) {
        Record<C> record = RecordJson<C>::header_in(*document, reader);
        const auto at = [&](const char* key, auto read) {
            if (!document->is_object()) return false;
            const auto member = document->find(key);
            if (member == document->end()) return false;
            const formats::Reader::Step step(reader, std::string_view(key));
            read(*member);
            return true;
        };
        const bool has_journal = at("journal", [&](const Json& json) {
            RecordJson<C>::read_journal(json, reader, record);
        });
        if (!has_journal && reader.ok())
            reader.complain("no \"journal\"", "the entries of the race");
        at("wishes",
           [&](const Json& json) { record.wishes = RecordJson<C>::wishes_in(json, reader); });
        at("marks", [&](const Json& json) { record.marks = marks_from_json(json, reader); });
        at("last_boundary", [&](const Json& json) {
            if (!reader.ok()) return;
            record.last_boundary = RecordJson<C>::snapshot_in(json, reader, *C::setting_of(record));
            if (record.last_boundary->entries > record.journal.size()) {
                reader.complain("more entries than the journal holds",
                                "a resting point within the journal");
            }
        });
        // A note on a moment that is not there hurts nobody.
        drop_lost_moments(record);
        if (reader.ok()) loaded.value = std::move(record);
    }
    loaded.complaints = reader.take_complaints();
    return loaded;
}

template <class C>
formats::Loaded<Record<C>> Records<C>::load(const std::string& path) {
    const formats::Loaded<std::string> text = formats::read_text_file(path);
    if (!text.ok()) return {std::nullopt, text.complaints};
    return read(*text.value, path);
}

template <class C>
std::string Records<C>::save(const std::string& path, const Record<C>& record) {
    return replace_file(path, write(record));
}

// ---- Played again -----------------------------------------------------------------------------

template <class C>
struct PlayedAgain {
    using Game = typename C::Game;
    using State = typename Game::State;
    using Session = kernel::Session<Game>;
    using Entry = kernel::Entry<Game>;

    static std::vector<StateMark> marks_of(const Session& session) {
        std::vector<StateMark> marks;
        for (const auto& boundary : session.boundaries()) {
            if (!C::is_marked(boundary.state)) continue;
            marks.push_back(
                {C::round_of(boundary.state), boundary.entries, C::state_hash(boundary.state)});
        }
        return marks;
    }

    static std::string quoted(std::string_view words) { return "`" + std::string(words) + "`"; }
    static std::string dice_of(const Entry& cast) {
        return std::to_string(cast.count) + " dice for " + quoted(C::name_of(cast.why));
    }

    // What an entry says, as the half of a sentence.
    static std::string told(const Record<C>& record, const Entry& entry) {
        switch (entry.kind) {
        case kernel::EntryKind::choice:
            return "answers " + quoted(C::text_of(entry.option)) + " for " +
                   name_of_seat(record.seats, entry.player) + "'s " + quoted(C::name_of(entry.ask));
        case kernel::EntryKind::cast: return "rolls " + dice_of(entry);
        case kernel::EntryKind::reveal: break;
        }
        return "reveals secret answers";
    }

    // What the rules want instead, found by running them over the entries before.
    static std::string wanted(const Record<C>& record, const State& start, std::size_t entry) {
        kernel::Journal<Game> before = record.journal;
        before.truncate(entry);
        const Session session(start, record.seed, before);
        if (session.journal().size() > entry) {
            const Entry& next = session.journal()[entry];
            return next.kind == kernel::EntryKind::cast ? "roll " + dice_of(next)
                                                        : "reveal secret answers";
        }
        if (session.pending() == nullptr) return "say the race is over";
        const auto& pending = *session.pending();
        const std::string asked =
            name_of_seat(record.seats, pending.player) + " for " + quoted(C::name_of(pending.ask));
        const Entry& recorded = record.journal[entry];
        const bool same_question = recorded.kind == kernel::EntryKind::choice &&
                                   pending.is_asked(recorded.player) && recorded.ask == pending.ask;
        return same_question ? "do not offer that when they ask " + asked : "ask " + asked;
    }

    static Disagreement part_at(const Record<C>& record, const State& start, std::size_t entry) {
        Disagreement part;
        part.entry = entry;
        part.text = "entry " + std::to_string(entry) + ": the record " +
                    told(record, record.journal[entry]) + ", the rules " +
                    wanted(record, start, entry);
        return part;
    }

    // The first mark that differs, if any.
    static std::optional<Disagreement> compare_marks(const Record<C>& record,
                                                     const Session& session, std::size_t& checked) {
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
};

template <class C>
auto Records<C>::start_of(const Record<C>& record, const typename C::Setting& setting) -> State {
    if (!record.start) return C::first_state(record, setting);
    State state = *record.start;
    C::bind(state, &setting);
    return state;
}

template <class C>
void Records<C>::update(Record<C>& record, const Session& session) {
    record.journal = session.journal();
    record.wishes = session.standing_answers();
    record.marks = PlayedAgain<C>::marks_of(session);
    record.rules = C::rules_version;
    drop_lost_moments(record);
    Snapshot<C> snapshot{session.boundaries().back().entries, session.boundary()};
    C::bind(snapshot.state, nullptr);
    record.last_boundary = snapshot;
}

template <class C>
ResumedGame<C> Records<C>::resume(const Record<C>& record) {
    ResumedGame<C> game;
    game.setting = C::setting_of(record);
    const State start = start_of(record, *game.setting);
    try {
        game.session =
            std::make_unique<Session>(start, record.seed, record.journal, throwers_of(record));
    } catch (const kernel::JournalMismatch& mismatch) {
        game.disagreement = PlayedAgain<C>::part_at(record, start, mismatch.entry());
        return game;
    }
    // Only now: standing questions within the journal had been passed when these were spoken.
    for (const Wish& wish : record.wishes)
        game.session->answer_standing(wish);
    std::size_t checked = 0;
    game.disagreement = PlayedAgain<C>::compare_marks(record, *game.session, checked);
    return game;
}

template <class C>
std::optional<Record<C>> Records<C>::from_last_boundary(const Record<C>& record) {
    if (!record.last_boundary) return std::nullopt;
    const Snapshot<C>& boundary = *record.last_boundary;
    Record<C> next = record;
    next.rules = C::rules_version;
    next.start = boundary.state;
    next.marks.clear();
    std::uint32_t rolls = 0;
    for (std::size_t i = 0; i < std::min(boundary.entries, record.journal.size()); ++i) {
        const auto& entry = record.journal[i];
        next.earlier.push_back(text_of(record.journal, entry));
        rolls += entry.kind == kernel::EntryKind::cast ? 1 : 0;
    }
    // Rolls are numbered from 0 again, so the seed must not be the same.
    next.seed = kernel::split_mix(record.seed ^ kernel::split_mix(rolls));
    next.notes.push_back("Continued from entry " + std::to_string(boundary.entries) +
                         " of an earlier journal, by rules version " +
                         std::to_string(C::rules_version) + ".");
    next.last_boundary = Snapshot<C>{0, boundary.state};
    next.journal = record.journal.tail(boundary.entries);
    move_moments_back(next, boundary.entries);
    while (!next.journal.empty()) {
        const ResumedGame<C> attempt = resume(next);
        if (attempt.session) break;
        next.journal.truncate(attempt.disagreement->entry);
    }
    drop_lost_moments(next);
    return next;
}

template <class C>
Record<C> Records<C>::branch_at(const Record<C>& record, std::size_t entries, BranchPoint from,
                                const std::vector<Seat>& seats) {
    Record<C> branch = record;
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
    branch.branch_of = shortened(std::move(from));
    return branch;
}

template <class C>
Verdict Records<C>::verify(const Record<C>& record) {
    Verdict verdict;
    const auto setting = C::setting_of(record);
    const State start = start_of(record, *setting);
    try {
        const Session session(start, record.seed, record.journal, throwers_of(record));
        verdict.final_hash = C::state_hash(session.now());
        verdict.disagreement =
            PlayedAgain<C>::compare_marks(record, session, verdict.marks_checked);
    } catch (const kernel::JournalMismatch& mismatch) {
        verdict.disagreement = PlayedAgain<C>::part_at(record, start, mismatch.entry());
    }
    verdict.agrees = !verdict.disagreement;
    return verdict;
}

}  // namespace play
