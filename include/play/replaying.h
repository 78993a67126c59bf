// A recorded game to be looked at: where one may stop in it, what was done and what happened at
// each stop, in words of the game. Answers that belong together (card after card) are one deed.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "kernel/replay.h"
#include "play/timeline.h"
#include "words/words.h"

namespace play {

// The first answer that nobody may know yet, or the size of the journal.
template <class G>
std::size_t first_secret(const kernel::Journal<G>& journal) {
    std::size_t first = journal.size();
    for (std::size_t i = journal.size(); i-- > 0;) {
        const kernel::Entry<G>& entry = journal[i];
        if (entry.kind == kernel::EntryKind::reveal) break;
        const bool is_secret = entry.kind == kernel::EntryKind::choice && kernel::is_secret(entry);
        if (is_secret) first = i;
    }
    return first;
}

// A Teller says what a game's deeds and marks are. It is made of a record, and lives as long as the
// replay:
//
//   Game; Mark (a TimelineMark)
//   start()                       where the journal begins
//   lanes(), round_of(state)
//   goes_on(entry, before)        whether an answer belongs to the deed of the entry before it
//   begin_marks(), pass(state), visit(stop, state, since), take_marks()
//                                 once, while the rules run over the journal: `pass` at each of its
//                                 positions, `visit` at each stop with what happened since the last
//   mark_of(note, stop, round), is_note(mark)
//   weight_of(mark)               of marks of one stop the least comes first
//   outweighs(mark)               whether it is told beside the deed that led to it
//   look_of(mark), heading_of(mark), round_words()
//   name_of(player), choice_words(entry, state), moment_words(state)
//   is_news(entry)                whether an answer is worth telling beside others
//   words_of_chance()             of a deed in which nobody chose: "the dice fall"
//   with_round(deed, round)       "Green turns left. Round 4 begins"
//   take_words(teller)            after a change of language: as another one of the same record
//
// One whose game is watched from throw to throw as well says besides
//
//   rests_before(cast)            whether one stops before these dice
//   roller_of(state)              who throws them
//   words_of(told, journal)       what came of them where nobody chose; empty: words_of_chance
//
// and where more is to be seen on its own, of what comes of an answer or of dice
//
//   rests_before(happening), rests_after(happening)
//   words_of_way(state)           what is said where nothing was told between two stops
template <class Teller>
class Replaying : public RecordedGame {
public:
    using Game = typename Teller::Game;
    using State = typename Game::State;
    using Mark = typename Teller::Mark;
    using Happenings = std::vector<kernel::Happening<Game>>;

    // What nobody may know yet is left out: a replay ends before the first answer that is still
    // secret. Where the rules part from the journal, it ends too (`mismatch`).
    Replaying(Teller teller, kernel::Journal<Game> journal, const std::vector<PinnedNote>& notes)
        : teller_(std::move(teller)) {
        const std::size_t secret = first_secret(journal);
        keeps_a_secret_ = secret < journal.size();
        journal.truncate(secret);
        run(std::move(journal));
        set_notes(notes);
    }

    const kernel::Journal<Game>& journal() const { return replay_->journal(); }
    const State& start() const { return teller_.start(); }

    State at(std::size_t stop) const {
        const Happenings there = told_at(stop);
        return there.empty() ? replay_->at(stops_[stop].entries) : there.back().state;
    }
    // What happened after one stop until a later one, in order.
    Happenings told(std::size_t from, std::size_t to) const {
        const TimelineStop& here = stops_[from];
        Happenings happenings = replay_->told(here.entries, stops_[to].entries);
        const Happenings there = told_at(to);
        happenings.insert(happenings.end(), there.begin(), there.end());
        happenings.erase(happenings.begin(),
                         happenings.begin() + static_cast<std::ptrdiff_t>(here.told));
        return happenings;
    }
    // What has been told at a stop since the rules wanted its next entry (TimelineStop::told).
    Happenings told_at(std::size_t stop) const {
        const TimelineStop& here = stops_[stop];
        if (here.told == 0) return {};
        Happenings happenings = replay_->told(here.entries, here.entries + 1);
        happenings.resize(here.told);
        return happenings;
    }
    // Everything that happened until a stop, in order.
    void retell(std::size_t stop, const kernel::Hear<Game>& hear) const {
        kernel::retell<Game>(start(), journal(), stops_[stop].entries, hear);
        for (const kernel::Happening<Game>& happening : told_at(stop))
            hear(happening);
    }

    // "Green turns left, plays a Whip"; at the start what the game is waiting for.
    std::string deed_at(std::size_t stop) const;
    std::string moment_at(std::size_t stop) const override {
        return teller_.moment_words(at(stop));
    }
    std::string news_at(std::size_t stop) const override;
    std::string words_at(std::size_t stop) const override {
        // The deed was done at the moment before it.
        const std::size_t before = stop == 0 ? 0 : stop - 1;
        return words::say("{0}: {1}", {teller_.moment_words(at(before)), news_at(stop)});
    }

    // In order of stops, then of weight.
    const std::vector<Mark>& marks() const { return marks_; }
    std::vector<std::string> notes_at(std::size_t stop) const override;
    void set_notes(const std::vector<PinnedNote>& notes) override;

    const std::string& mismatch() const override { return replay_->mismatch(); }
    bool keeps_a_secret() const override { return keeps_a_secret_; }
    bool is_over() const override { return is_over_; }

    std::size_t lanes() const override { return teller_.lanes(); }
    std::size_t mark_count() const override { return marks_.size(); }
    const TimelineMark& mark(std::size_t index) const override { return marks_[index]; }
    MarkLook look_of(std::size_t index) const override { return teller_.look_of(marks_[index]); }
    std::string heading_of(std::size_t index) const override {
        return teller_.heading_of(marks_[index]);
    }
    RoundWords round_words() const override { return teller_.round_words(); }

protected:
    const Teller& teller() const { return teller_; }
    // After a change of language: names and marks as another replay of the same record says them.
    void take_words(const Replaying& again) {
        teller_.take_words(again.teller_);
        marks_ = again.marks_;
    }

private:
    using Entry = kernel::Entry<Game>;

    static constexpr std::size_t most_answers_told = 3;  // of one deed
    static constexpr bool rests_before_casts = requires(const Teller& teller, const Entry& entry) {
        teller.rests_before(entry);
    };

    bool rests_before(const Entry& entry) const {
        if constexpr (rests_before_casts)
            return entry.kind == kernel::EntryKind::cast && teller_.rests_before(entry);
        return false;
    }
    static constexpr bool rests_within =
        requires(const Teller& teller, const kernel::Happening<Game>& happening) {
        teller.rests_before(happening);
        teller.rests_after(happening);
    };
    // Whether one stops when so many of these have been told, before what leads to `then`.
    bool rests_at(const Happenings& since, std::size_t told, const State& then) const {
        if constexpr (rests_within) {
            const auto& latest = since[told - 1];
            if (told == since.size()) return teller_.rests_after(latest) && !(latest.state == then);
            return teller_.rests_after(latest) || teller_.rests_before(since[told]);
        }
        return false;
    }
    std::string words_of_chance(std::size_t stop) const;
    std::vector<std::size_t> positions_in(const kernel::Journal<Game>& journal) const;
    kernel::PlayerId deed_of(const kernel::Journal<Game>& journal, const TimelineStop& stop,
                             const State& state) const;
    void run(kernel::Journal<Game> journal);

    Teller teller_;
    std::vector<Mark> marks_;
    std::optional<kernel::Replay<Game>> replay_;
    bool keeps_a_secret_ = false;
    bool is_over_ = false;
};

// Positions of the journal. Dice and others' answers part deeds.
template <class Teller>
std::vector<std::size_t> Replaying<Teller>::positions_in(
    const kernel::Journal<Game>& journal) const {
    const auto is_asked = [](const Entry& entry) {
        return entry.kind == kernel::EntryKind::choice && entry.standing == kernel::Standing::asked;
    };
    const auto goes_on = [&](const Entry& entry, const Entry& before) {
        return is_asked(before) && before.player == entry.player && teller_.goes_on(entry, before);
    };
    std::vector<std::size_t> positions = {0};
    for (std::size_t i = 1; i < journal.size(); ++i) {
        const bool is_deed = is_asked(journal[i]) && !goes_on(journal[i], journal[i - 1]);
        if (is_deed || rests_before(journal[i])) positions.push_back(i);
    }
    if (!journal.empty()) positions.push_back(journal.size());
    return positions;
}

// Who chose after the latest stop, or else threw.
template <class Teller>
kernel::PlayerId Replaying<Teller>::deed_of(const kernel::Journal<Game>& journal,
                                            const TimelineStop& stop, const State& state) const {
    if (stops_.empty()) return kernel::nobody;
    for (std::size_t i = stops_.back().taken(); i < stop.taken(); ++i)
        if (journal[i].kind == kernel::EntryKind::choice) return journal[i].player;
    if constexpr (rests_before_casts) return teller_.roller_of(state);
    return kernel::nobody;
}

template <class Teller>
void Replaying<Teller>::run(kernel::Journal<Game> journal) {
    teller_.begin_marks();
    const std::vector<std::size_t> positions = positions_in(journal);
    std::size_t reached = 0;
    Happenings since;  // the latest stop
    const auto stop_at = [&](TimelineStop stop, const State& state) {
        stop.round = teller_.round_of(state);
        stop.who = deed_of(journal, stop, since.empty() ? state : since.back().state);
        if (rounds_.empty() || rounds_.back().round != stop.round)
            rounds_.push_back({stop.round, stops_.size()});
        teller_.visit(stops_.size(), state, since);
        stops_.push_back(stop);
        since.clear();
        is_over_ = Game::is_over(state);
    };
    const auto visit = [&](std::size_t position, const State& state, const Happenings& more) {
        teller_.pass(state);
        for (std::size_t told = 1; told <= more.size(); ++told) {
            since.push_back(more[told - 1]);
            if (position > 0 && rests_at(more, told, state))
                stop_at({position - 1, told}, since.back().state);
        }
        if (reached >= positions.size() || positions[reached] != position) return;
        stop_at({position}, state);
        ++reached;
    };
    replay_.emplace(teller_.start(), journal, visit);
    // A replay that ends early ends with what came of its last deed.
    if (stops_.back().entries < replay_->size()) {
        TimelineStop end = stops_.back();
        end.entries = replay_->size();
        end.told = 0;
        stops_.push_back(end);
    }
    marks_ = teller_.take_marks();
}

template <class Teller>
std::string Replaying<Teller>::words_of_chance(std::size_t stop) const {
    std::string words;
    if constexpr (rests_before_casts) words = teller_.words_of(told(stop - 1, stop), journal());
    if constexpr (rests_within)
        if (words.empty()) words = teller_.words_of_way(at(stop));
    return words.empty() ? teller_.words_of_chance() : words;
}

template <class Teller>
std::string Replaying<Teller>::deed_at(std::size_t stop) const {
    if (stop == 0) return words::tr("The start");
    std::string text;
    std::string otherwise;
    std::string latest;
    kernel::PlayerId named = kernel::nobody;
    std::size_t told = 0;
    for (std::size_t i = stops_[stop - 1].taken(); i < stops_[stop].taken(); ++i) {
        const Entry& entry = journal()[i];
        if (entry.kind != kernel::EntryKind::choice) continue;
        const std::string words = teller_.choice_words(entry, replay_->at(i));
        if (otherwise.empty()) otherwise = words;
        if (!teller_.is_news(entry) || words == latest || told == most_answers_told) continue;
        latest = words;
        const std::string name = teller_.name_of(entry.player) + " ";
        const bool is_same_player = named == entry.player && words.starts_with(name);
        named = entry.player;
        if (told > 0) text += ", ";
        text += is_same_player ? words.substr(name.size()) : words;
        ++told;
    }
    if (!text.empty()) return text;
    return otherwise.empty() ? words_of_chance(stop) : otherwise;
}

template <class Teller>
std::string Replaying<Teller>::news_at(std::size_t stop) const {
    std::string deed = deed_at(stop);
    // What came of it weighs more than the step that led to it.
    const auto fate = std::ranges::find_if(
        marks_, [&](const Mark& mark) { return mark.stop == stop && teller_.outweighs(mark); });
    if (fate != marks_.end()) {
        std::string sentence = fate->text;
        if (sentence.ends_with('.')) sentence.pop_back();
        const bool is_told = sentence == deed || sentence == deed + '!';
        if (!is_told) deed = words::say("{0}. {1}", {deed, sentence});
    }
    const bool begins_round = stop > 0 && stops_[stop].round > stops_[stop - 1].round;
    if (!begins_round) return deed;
    if (deed.ends_with('!')) deed.pop_back();  // a sentence follows
    return teller_.with_round(deed, stops_[stop].round);
}

template <class Teller>
std::vector<std::string> Replaying<Teller>::notes_at(std::size_t stop) const {
    std::vector<std::string> texts;
    for (const Mark& mark : marks_)
        if (mark.stop == stop && teller_.is_note(mark)) texts.push_back(mark.text);
    return texts;
}

template <class Teller>
void Replaying<Teller>::set_notes(const std::vector<PinnedNote>& notes) {
    std::erase_if(marks_, [&](const Mark& mark) { return teller_.is_note(mark); });
    for (const PinnedNote& note : notes) {
        const std::size_t stop = stop_at(note.entries);
        marks_.push_back(teller_.mark_of(note, stop, stops_[stop].round));
    }
    std::ranges::stable_sort(marks_, {}, [&](const Mark& mark) {
        return std::pair(mark.stop, teller_.weight_of(mark));
    });
}

}  // namespace play
