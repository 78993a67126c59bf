#include "games/frothy/view/core/replay/race_replay.h"
#include "games/frothy/view/core/seat_names.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "games/frothy/view/core/replay/replay_marks.h"
#include "ui/core/seating.h"
#include "words/words.h"

namespace frothy {

namespace {

using Entry = kernel::Entry<Frothy>;

constexpr std::size_t most_answers_told = 3;  // of one deed

bool is_asked(const Entry& entry) {
    return entry.kind == kernel::EntryKind::choice && entry.standing == kernel::Standing::asked;
}

// Whether an answer goes on with the deed of the entry before it: dice and others' answers part
// deeds, and every step on the board is one.
bool goes_on(const RaceJournal& journal, std::size_t at) {
    const Entry& entry = journal[at];
    const Entry& before = journal[at - 1];
    return is_asked(before) && before.player == entry.player && entry.ask != Ask::drive;
}

// The first answer that nobody may know yet, or the size of the journal.
std::size_t first_secret(const RaceJournal& journal) {
    std::size_t first = journal.size();
    for (std::size_t i = journal.size(); i-- > 0;) {
        const Entry& entry = journal[i];
        if (entry.kind == kernel::EntryKind::reveal) break;
        const bool is_secret = entry.kind == kernel::EntryKind::choice && kernel::is_secret(entry);
        if (is_secret) first = i;
    }
    return first;
}

std::string without_stop(std::string sentence) {
    if (sentence.ends_with('.')) sentence.pop_back();
    return sentence;
}

// Who comes home has passed others before.
void sort_marks(std::vector<ReplayMark>& marks) {
    std::ranges::stable_sort(marks, {}, [](const ReplayMark& mark) {
        const bool is_end = mark.kind == MarkKind::finish || mark.kind == MarkKind::end;
        return std::tuple(mark.stop, is_end, mark.kind);
    });
}

}  // namespace

RaceReplay::RaceReplay(const Record& record)
    : setting_(setting_of(record)), names_(names_of(ui::seating_of(record.seats))) {
    start_ = start_of(record, *setting_);
    RaceJournal journal = record.journal;
    const std::size_t secret = first_secret(journal);
    keeps_a_secret_ = secret < journal.size();
    journal.truncate(secret);
    find_stops(journal);

    MarkFinder finder(start_, names_);
    last_places_.fill(no_cell);
    std::size_t reached = 0;
    std::vector<Happening> since;
    const auto visit = [&](std::size_t position, const Race& race,
                           const std::vector<Happening>& more) {
        since.insert(since.end(), more.begin(), more.end());
        for (VehicleId v = 0; v < race.vehicle_count; ++v) {
            if (race[v].cell != no_cell) last_places_[v] = race[v].cell;
        }
        if (reached >= stops_.size() || stops_[reached].entries != position) return;
        stops_[reached].round = race.round;
        if (rounds_.empty() || rounds_.back().round != race.round) {
            rounds_.push_back({race.round, reached});
        }
        finder.visit(reached, race, since);
        since.clear();
        is_over_ = race.moment == Moment::over;
        ++reached;
    };
    replay_ = std::make_unique<kernel::Replay<Frothy>>(start_, std::move(journal), visit);
    // A replay that ends early ends with what came of its last deed.
    while (stops_.size() > 1 && stops_.back().entries > replay_->size())
        stops_.pop_back();
    if (stops_.back().entries < replay_->size()) {
        ReplayStop end = stops_.back();
        end.entries = replay_->size();
        stops_.push_back(end);
    }
    marks_ = finder.take();
    std::erase_if(marks_, [&](const ReplayMark& mark) { return mark.stop > last(); });
    set_notes(record.pinned);
}

void RaceReplay::find_stops(const RaceJournal& journal) {
    stops_.push_back({});
    for (std::size_t i = 0; i < journal.size(); ++i) {
        const bool begins = is_asked(journal[i]) && i > 0 && !goes_on(journal, i);
        if (begins) stops_.push_back({i, 1, no_vehicle});
    }
    if (!journal.empty()) stops_.push_back({journal.size(), 1, no_vehicle});
    for (std::size_t stop = 1; stop < stops_.size(); ++stop) {
        for (std::size_t i = stops_[stop - 1].entries; i < stops_[stop].entries; ++i) {
            if (journal[i].kind != kernel::EntryKind::choice) continue;
            stops_[stop].who = journal[i].player;
            break;
        }
    }
}

Race RaceReplay::race_at(std::size_t stop) const { return replay_->at(stops_[stop].entries); }

std::vector<Happening> RaceReplay::told(std::size_t from, std::size_t to) const {
    return replay_->told(stops_[from].entries, stops_[to].entries);
}

void RaceReplay::retell(std::size_t stop, kernel::Hear<Frothy> hear) const {
    kernel::retell<Frothy>(start_, journal(), stops_[stop].entries, std::move(hear));
}

std::string RaceReplay::deed_at(std::size_t stop) const {
    if (stop == 0) return words::tr("The start");
    const std::size_t from = stops_[stop - 1].entries;
    std::string text;
    std::string otherwise;
    std::string latest;
    std::size_t told = 0;
    for (std::size_t i = from; i < stops_[stop].entries; ++i) {
        const Entry& entry = journal()[i];
        if (entry.kind != kernel::EntryKind::choice) continue;
        const std::string words =
            describe_choice(entry.player, entry.ask, entry.option, replay_->at(i), names_);
        if (otherwise.empty()) otherwise = words;
        // "Done" is worth telling only where nothing else was done.
        const bool is_news = entry.option.kind != OptionKind::done && words != latest;
        if (!is_news || told == most_answers_told) continue;
        latest = words;
        const std::string name = names_.of(entry.player) + " ";
        const bool is_same_player = told > 0 && words.starts_with(name);
        if (told > 0) text += ", ";
        text += is_same_player ? words.substr(name.size()) : words;
        ++told;
    }
    if (!text.empty()) return text;
    return otherwise.empty() ? words::tr("the dice fall") : otherwise;
}

std::string RaceReplay::news_at(std::size_t stop) const {
    std::string deed = deed_at(stop);
    // What came of it weighs more than the step that led to it.
    const auto crash = std::ranges::find_if(marks_, [&](const ReplayMark& mark) {
        return mark.stop == stop &&
               (mark.kind == MarkKind::wreck || mark.kind == MarkKind::collision);
    });
    if (crash != marks_.end()) deed = words::say("{0}. {1}", {deed, without_stop(crash->text)});
    const bool begins_round = stop > 0 && stops_[stop].round > stops_[stop - 1].round;
    return begins_round ? words::say("{0}. Round {1} begins", {deed, stops_[stop].round}) : deed;
}

std::string RaceReplay::words_at(std::size_t stop) const {
    // The deed was done at the moment before it.
    const Race race = race_at(stop == 0 ? 0 : stop - 1);
    return words::say("{0}: {1}", {moment_name(race), news_at(stop)});
}

void RaceReplay::words_changed(const Record& record) {
    RaceReplay again(record);
    names_ = std::move(again.names_);
    marks_ = std::move(again.marks_);
}

void RaceReplay::set_notes(const std::vector<PinnedNote>& notes) {
    std::erase_if(marks_, [](const ReplayMark& mark) { return mark.kind == MarkKind::note; });
    for (const PinnedNote& note : notes) {
        const std::size_t stop = stop_at(note.entries);
        marks_.push_back({MarkKind::note, no_vehicle, stop, note.text, Rule::none(), 0, 0,
                          stops_[stop].round, 0});
    }
    sort_marks(marks_);
}

std::size_t RaceReplay::stop_at(std::size_t entries) const {
    const auto after = std::ranges::upper_bound(stops_, entries, {}, &ReplayStop::entries);
    return static_cast<std::size_t>(after - stops_.begin()) - 1;
}

std::optional<std::size_t> RaceReplay::next_mark(std::size_t stop) const {
    const auto mark = std::ranges::upper_bound(marks_, stop, {}, &ReplayMark::stop);
    if (mark == marks_.end()) return std::nullopt;
    return mark->stop;
}

std::optional<std::size_t> RaceReplay::mark_before(std::size_t stop) const {
    const auto mark = std::ranges::lower_bound(marks_, stop, {}, &ReplayMark::stop);
    if (mark == marks_.begin()) return std::nullopt;
    return std::prev(mark)->stop;
}

std::optional<std::size_t> RaceReplay::next_round(std::size_t stop) const {
    const auto round = std::ranges::upper_bound(rounds_, stop, {}, &ReplayRound::stop);
    if (round == rounds_.end()) return std::nullopt;
    return round->stop;
}

std::optional<std::size_t> RaceReplay::round_before(std::size_t stop) const {
    const auto round = std::ranges::lower_bound(rounds_, stop, {}, &ReplayRound::stop);
    if (round == rounds_.begin()) return std::nullopt;
    return std::prev(round)->stop;
}

std::string mark_name(MarkKind kind) {
    switch (kind) {
    case MarkKind::note: return words::tr_in("mark", "a note");
    case MarkKind::finish: return words::tr_in("mark", "home");
    case MarkKind::wreck: return words::tr_in("mark", "a wreck");
    case MarkKind::caught: return words::tr_in("mark", "caught");
    case MarkKind::out: return words::tr_in("mark", "out");
    case MarkKind::lap: return words::tr_in("mark", "a lap");
    case MarkKind::overtake: return words::tr_in("mark", "a place gained");
    case MarkKind::attack: return words::tr_in("mark", "an attack");
    case MarkKind::collision: return words::tr_in("mark", "a collision");
    case MarkKind::control: return words::tr_in("mark", "control lost");
    case MarkKind::end: return words::tr_in("mark", "the end");
    }
    return {};
}

}  // namespace frothy
