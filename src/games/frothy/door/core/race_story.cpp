#include "games/frothy/door/core/race_story.h"

#include "kernel/replay.h"

namespace frothy {

namespace {

// Not whoever has no way left to get going (FR-EDGE-32), or ran off the course.
bool has_given_up(const Game::Session& session, VehicleId v) {
    for (std::size_t i = 0; i < session.journal().size(); ++i) {
        const auto& entry = session.journal()[i];
        const bool is_choice = entry.kind == kernel::EntryKind::choice && entry.player == v;
        if (is_choice && entry.option.kind == OptionKind::retire) return true;
    }
    return false;
}

}  // namespace

RaceStory story_of(const Game::Session& session) {
    RaceStory story;
    const auto& start = session.boundaries().front().state;
    const auto& journal = session.journal();
    int round = start.round;
    const auto hear = [&](const Game::Happening& happening) {
        if (happening.kind != kernel::HappeningKind::event) return;
        const Event& event = happening.event;
        VehicleStory* who = event.who < max_vehicles ? &story.vehicles[event.who] : nullptr;
        switch (event.kind) {
        case EventKind::round_began: round = event.a; break;
        case EventKind::caught: story.caught = static_cast<CatchKind>(event.a); break;
        case EventKind::scored:
            if (who != nullptr && event.c >= 0 && event.c < score_for_count) {
                who->points[static_cast<std::size_t>(event.c)] += event.a;
            }
            break;
        case EventKind::finished:
        case EventKind::retired:
        case EventKind::wiped_out:
            if (who == nullptr) break;
            who->round_out = round;
            who->gave_up = event.kind == EventKind::retired && has_given_up(session, event.who);
            break;
        case EventKind::ran_off:
            if (who != nullptr && event.a == 1 && who->round_out == 0) who->round_out = round;
            break;
        default: break;
        }
    };
    kernel::retell<Frothy>(start, journal, journal.size(), hear);
    return story;
}

}  // namespace frothy
