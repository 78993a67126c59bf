#include "games/frothy/view/core/replay/race_replay.h"

#include <utility>

#include "games/frothy/view/core/replay/replay_marks.h"
#include "games/frothy/view/core/seat_names.h"
#include "ui/core/seating.h"
#include "words/words.h"

namespace frothy {

RaceTeller::RaceTeller(const Record& record)
    : setting_(setting_of(record)),
      names_(names_of(ui::seating_of(record.seats))),
      start_(start_of(record, *setting_)) {
    last_places_.fill(no_cell);
}

RaceTeller::~RaceTeller() = default;
RaceTeller::RaceTeller(RaceTeller&&) noexcept = default;

// Every step on the board is a deed.
bool RaceTeller::goes_on(const Entry& entry, const Entry&) { return entry.ask != Ask::drive; }

void RaceTeller::begin_marks() { finder_ = std::make_unique<MarkFinder>(start_, names_); }

void RaceTeller::pass(const Race& race) {
    for (VehicleId v = 0; v < race.vehicle_count; ++v) {
        if (race[v].cell != no_cell) last_places_[v] = race[v].cell;
    }
}

void RaceTeller::visit(std::size_t stop, const Race& race, const std::vector<Happening>& since) {
    finder_->visit(stop, race, since);
}

std::vector<ReplayMark> RaceTeller::take_marks() {
    std::vector<ReplayMark> marks = finder_->take();
    finder_.reset();
    return marks;
}

ReplayMark RaceTeller::mark_of(const PinnedNote& note, std::size_t stop, int round) {
    ReplayMark mark;
    mark.kind = MarkKind::note;
    mark.stop = stop;
    mark.round = round;
    mark.text = note.text;
    return mark;
}

// Who comes home has passed others before.
int RaceTeller::weight_of(const ReplayMark& mark) {
    const bool is_end = mark.kind == MarkKind::finish || mark.kind == MarkKind::end;
    return (is_end ? 100 : 0) + static_cast<int>(mark.kind);
}

bool RaceTeller::outweighs(const ReplayMark& mark) {
    return mark.kind == MarkKind::wreck || mark.kind == MarkKind::collision;
}

play::MarkLook RaceTeller::look_of(const ReplayMark& mark) {
    switch (mark.kind) {
    case MarkKind::control: return {"ui/mark-control", 0};
    case MarkKind::collision: return {"ui/mark-collision", 1};
    case MarkKind::attack: return {"ui/mark-attack", 2};
    case MarkKind::overtake: return {"ui/mark-overtake", 3};
    case MarkKind::lap: return {"ui/mark-lap", 4};
    case MarkKind::out: return {"ui/mark-out", 5};
    case MarkKind::caught: return {"ui/mark-caught", 6};
    case MarkKind::wreck: return {"ui/mark-wreck", 7};
    case MarkKind::finish: return {"ui/mark-finish", 8};
    case MarkKind::end: return {"ui/mark-end", 9};
    case MarkKind::note: return {"ui/mark-note", 10};
    }
    return {};
}

std::string RaceTeller::heading_of(const ReplayMark& mark) {
    return words::say("Round {0}, {1}", {mark.round, mark_name(mark.kind)});
}

std::string RaceTeller::choice_words(const Entry& entry, const Race& race) const {
    return describe_choice(entry.player, entry.ask, entry.option, race, names_);
}

std::string RaceTeller::words_of_chance() { return words::tr("the dice fall"); }

std::string RaceTeller::with_round(const std::string& deed, int round) {
    return words::say("{0}. Round {1} begins", {deed, round});
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
