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
        if (const auto* began = event.get_if<RoundBegan>()) round = began->round;
        if (const auto* caught = event.get_if<Caught>()) story.caught = caught->how;
        if (who == nullptr) return;
        event.visit(
            [&](const Scored& scored) {
                who->points[static_cast<std::size_t>(scored.what)] += scored.points;
            },
            [&](const OneOf<Finished, Retired, WipedOut> auto&) {
                who->round_out = round;
                who->gave_up = event.is<Retired>() && has_given_up(session, event.who);
            },
            [&](const RanOff& off) {
                if (off.is_out && who->round_out == 0) who->round_out = round;
            },
            [](const auto&) {});
    };
    kernel::retell<Frothy>(start, journal, journal.size(), hear);
    return story;
}

}  // namespace frothy
