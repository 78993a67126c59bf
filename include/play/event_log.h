// Keeping a log of what a game tells: told on, rewound, or retold from a record.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <utility>
#include <vector>

#include "kernel/replay.h"
#include "kernel/session.h"
#include "play/game_log.h"

namespace play {

// `Line` is a LogLine.
template <kernel::Game G, class Line>
class EventLog : public GameLog {
public:
    using State = typename G::State;
    using Happening = kernel::Happening<G>;
    using Journal = kernel::Journal<G>;

    // Everything since the start of a session, for a new or loaded game.
    void rebuild(const kernel::Session<G>& session) {
        rebuild(session.boundaries().front().state, session.journal(), session.journal().size());
    }
    // Everything from a start until the rules want entry `until` of a journal.
    void rebuild(const State& start, const Journal& journal, std::size_t until) {
        rebuild(start, journal, until, {});
    }
    // The same; who else hears it.
    void rebuild(const State& start, const Journal& journal, std::size_t until,
                 const kernel::Hear<G>& besides) {
        lines_.clear();
        last_moves_ = {};
        happenings_ = 0;
        has_begun_ = true;
        ++version_;
        commentary_.begin(remark_lines());
        begin(start);
        kernel::retell<G>(start, journal, until, [&](const Happening& happening) {
            hear(happening, journal);
            if (besides) besides(happening);
        });
        begin_batch({});
    }

    // Adds what happened, in order. When the session was rewound (undo, redo after undo), the rules
    // are run again over its journal, so that the log is what it would be had the undone answers
    // never been given: a game of a thousand entries takes a few milliseconds.
    void add(std::span<const Happening> happenings, const kernel::Session<G>& session) {
        const bool rewound = std::ranges::any_of(happenings, [](const Happening& happening) {
            return happening.kind == kernel::HappeningKind::rewound;
        });
        if (rewound || !has_begun_) {
            rebuild(session);
            return;
        }
        add(happenings, session.journal());
    }
    // The same of a record, which is never rewound.
    void add(std::span<const Happening> happenings, const Journal& journal) {
        if (happenings.empty()) return;
        ++version_;
        begin_batch(happenings);
        for (const Happening& happening : happenings)
            hear(happening, journal);
    }

    bool has_commentator() const override { return !remark_lines().empty(); }
    const std::vector<Line>& lines() const { return lines_; }
    // The lines after the last thing this player did.
    std::span<const Line> since_last_move(kernel::PlayerId player) const {
        return std::span(lines_).subspan(first_since(player));
    }

    std::size_t size() const override { return lines_.size(); }
    const LogLine& line(std::size_t index) const override { return lines_[index]; }
    std::size_t first_since(kernel::PlayerId player) const override {
        const std::size_t from = player < kernel::max_players ? last_moves_[player] : 0;
        return std::min(from, lines_.size());
    }

protected:
    // The game's part: lines are empty at `begin`, and those added while it takes a happening are
    // read by those who have seen it.
    virtual void begin(const State& start) = 0;
    virtual void take(const Happening& happening, const Journal& journal) = 0;
    // These are about to be taken together: as one they are added, and shown one by one.
    virtual void begin_batch(std::span<const Happening> happenings) = 0;
    // What may be said of its moments, all of it valid as long as the log.
    virtual std::span<const RemarkLine> remark_lines() const { return {}; }

    // A moment of what is taken. Of what is not for everybody nothing is said.
    void remark(const TalkingPoint& moment, const Commentary::NameOf& name_of) {
        if (seen_by_ == kernel::everybody) commentary_.take(moment, happenings_, people_, name_of);
    }

    Line& add_line(Line line) {
        line.seen_by = seen_by_;
        line.happenings = happenings_;
        lines_.push_back(std::move(line));
        return lines_.back();
    }
    // To be said anew, with what has followed.
    void take_back_line() { lines_.pop_back(); }
    // The latest line that is not minor; null if there is none.
    Line* latest_major() {
        const auto line = std::find_if(lines_.rbegin(), lines_.rend(),
                                       [](const Line& one) { return !one.is_minor; });
        return line != lines_.rend() ? &*line : nullptr;
    }
    // The same, if it is this player's; null otherwise.
    Line* cause_of(kernel::PlayerId who) {
        Line* line = latest_major();
        return line != nullptr && line->who == who ? line : nullptr;
    }
    void note_move(kernel::PlayerId player) {
        if (player < kernel::max_players) last_moves_[player] = lines_.size();
    }

private:
    void hear(const Happening& happening, const Journal& journal) {
        ++happenings_;
        seen_by_ = happening.seen_by;
        const std::size_t before = lines_.size();
        if (happening.kind == kernel::HappeningKind::cast && seen_by_ == kernel::everybody)
            commentary_.hear_dice(journal.faces_of(journal[happening.entry]));
        take(happening, journal);
        if (happening.kind == kernel::HappeningKind::cast)
            is_by_hand_ = journal[happening.entry].is_by_hand;
        const auto line =
            std::find_if(lines_.begin() + static_cast<std::ptrdiff_t>(before), lines_.end(),
                         [](const Line& added) { return !added.is_heading; });
        if (!is_by_hand_ || line == lines_.end()) return;
        line->text = thrown_by_hand(line->text);
        is_by_hand_ = false;
    }

    std::vector<Line> lines_;
    std::array<std::size_t, kernel::max_players> last_moves_{};  // lines up to the latest act
    kernel::PlayerSet seen_by_ = kernel::everybody;
    bool has_begun_ = false;
    bool is_by_hand_ = false;  // a cast that no line has told of yet
};

// What is summed up for a player since his last move: as it stands, and as it stood when only a
// part of the latest batch had been shown. `Recap` has begin(state) and take(happening).
template <kernel::Game G, class Recap>
class ShownRecap {
public:
    using Happening = kernel::Happening<G>;

    void begin(const typename G::State& start) {
        now_.begin(start);
        begin_batch({});
    }
    void begin_batch(std::span<const Happening> happenings) {
        before_ = now_;
        latest_.assign(happenings.begin(), happenings.end());
    }
    void take(const Happening& happening) { now_.take(happening); }

    // Without the last `unseen` happenings, as far back as the latest batch.
    Recap as_seen(std::size_t unseen) const {
        if (unseen == 0) return now_;
        Recap seen = before_;
        const std::size_t shown = latest_.size() - std::min(unseen, latest_.size());
        for (const Happening& happening : std::span(latest_).first(shown))
            seen.take(happening);
        return seen;
    }

private:
    Recap now_;
    Recap before_;
    std::vector<Happening> latest_;
};

}  // namespace play
