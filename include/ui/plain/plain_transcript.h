// The record of a plain game in words on paper: what `hippodrome replay` prints of it.
#pragma once

#include <algorithm>
#include <cstddef>
#include <ostream>
#include <string>
#include <vector>

#include "kernel/replay.h"
#include "play/commands/record_opening.h"
#include "play/record_files.h"
#include "play/replaying.h"
#include "ui/core/seating.h"
#include "ui/plain/plain_log.h"
#include "ui/plain/plain_view.h"

namespace ui {

// A heading for each round, every entry of the journal with its number, and beneath it what came of
// it, with rule IDs. Of a game that goes on it tells what everybody has seen, and ends before the
// first answer that is still secret, as a replay does; of one that is over nothing is a secret.
template <PlainView V>
class PlainTranscript {
public:
    using Codec = typename V::Codec;
    using Game = typename Codec::Game;
    using State = typename Game::State;

    PlainTranscript(const play::Record<Codec>& record, std::ostream& out)
        : record_(record), seating_(seating_of(record.seats)), teller_(record), out_(out) {}

    void tell() {
        tell_title();
        kernel::Journal<Game> journal = record_.journal;
        journal.truncate(play::first_secret(journal));
        const kernel::Replay<Game> whole(teller_.start(), journal);
        is_over_ = Game::is_over(whole.at(whole.size()));
        State before = teller_.start();
        const kernel::Replay<Game> replay(
            teller_.start(), journal,
            [&](std::size_t position, const State& state, const Happenings& since) {
                if (position > 0) tell_entry(journal, position - 1, before, since);
                for (const auto& happening : since)
                    if (happening.kind == kernel::HappeningKind::event) tell_event(happening);
                before = state;
            });
        if (!replay.mismatch().empty()) return;
        if (is_over_)
            tell_end(before);
        else
            out_ << "\nThe record ends here; the race goes on.\n";
    }

private:
    using Happenings = std::vector<kernel::Happening<Game>>;

    static constexpr std::size_t margin = 8;

    void tell_title() {
        out_ << V::title() << ", seed " << record_.seed << '\n';
        for (const PlainTerm& term : V::terms(record_))
            out_ << "  " << term.label << ": " << term.values[term.chosen].label << '\n';
        for (std::size_t seat = 0; seat < record_.seats.size(); ++seat) {
            out_ << "  " << seating_.seat(seat).name << " (" << seating_.livery(seat).name << ", "
                 << record_.seats[seat].driver << ")\n";
        }
        if (!record_.earlier.empty()) {
            out_ << record_.earlier.size()
                 << " earlier entries were played under older rules and are not told here.\n";
        }
        for (const std::string& note : record_.notes)
            out_ << note << '\n';
    }
    void tell_entry(const kernel::Journal<Game>& journal, std::size_t number, const State& before,
                    const Happenings& since) {
        const kernel::Entry<Game>& entry = journal[number];
        std::string words = "The secret answers are revealed";
        if (entry.kind == kernel::EntryKind::choice) {
            words = teller_.choice_words(entry, before);
        } else if (entry.kind == kernel::EntryKind::cast) {
            const auto cast = std::ranges::find(since, kernel::HappeningKind::cast,
                                                &kernel::Happening<Game>::kind);
            const bool is_open = cast != since.end() && is_told(cast->seen_by);
            words =
                is_open ? teller_.words_of_cast(*cast, journal) : "A draw that not everybody sees";
            if (entry.is_by_hand) words = play::thrown_by_hand(words);
        }
        const std::string shown = std::to_string(number + 1);
        begin_round(Codec::round_of(before));
        out_ << std::string(margin - 2 - std::min(margin - 2, shown.size()), ' ') << shown << "  "
             << words << '\n';
    }
    void tell_event(const kernel::Happening<Game>& happening) {
        if (!is_told(happening.seen_by)) return;
        const State& seen = happening.state;
        const PlainLine line =
            is_over_ ? V::event_words(happening.event, seen, seating_)
                     : V::event_words(happening.event, public_part<Game>(seen), seating_);
        if (line.text.empty()) return;
        begin_round(Codec::round_of(happening.state));
        out_ << std::string(margin + 2, ' ') << line.text;
        if (const std::string rule = line.rule.text(); !rule.empty()) out_ << "  [" << rule << ']';
        out_ << '\n';
    }
    bool is_told(kernel::PlayerSet seen_by) const {
        return is_over_ || seen_by == kernel::everybody;
    }
    void begin_round(int round) {
        if (round <= round_) return;
        round_ = round;
        out_ << '\n' << words::say(V::round_words.number, {round}) << '\n';
    }
    void tell_end(const State& state) {
        std::vector<kernel::PlayerId> seats;
        for (std::size_t seat = 0; seat < record_.seats.size(); ++seat)
            seats.push_back(static_cast<kernel::PlayerId>(seat));
        std::ranges::stable_sort(seats, {},
                                 [&](kernel::PlayerId seat) { return V::place_of(state, seat); });
        out_ << '\n';
        for (const kernel::PlayerId seat : seats) {
            out_ << "  " << V::place_of(state, seat) << ".  " << seating_.seat(seat).name << ", "
                 << V::standing_of(state, seat) << '\n';
        }
    }

    const play::Record<Codec>& record_;
    Seating seating_;
    PlainTeller<V> teller_;
    std::ostream& out_;
    int round_ = 0;
    bool is_over_ = false;
};

// Of a play::RecordOpening of the game.
template <PlainView V>
void tell_opening(const play::Opening& opening, std::ostream& out) {
    const auto& wanted = dynamic_cast<const play::RecordOpening<typename V::Codec>&>(opening);
    if (wanted.record) PlainTranscript<V>(*wanted.record, out).tell();
}

}  // namespace ui
