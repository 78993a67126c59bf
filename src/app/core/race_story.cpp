#include "app/core/race_story.h"

namespace app {

using namespace frothy;

RaceStory story_of(const Game::Session& session) {
    RaceStory story;
    const auto& start = session.boundaries().front().state;
    Game::Session again(start, session.seed(), session.journal());
    int round = start.round;
    for (const Game::Happening& happening : again.take_happenings()) {
        if (happening.kind != kernel::HappeningKind::event) continue;
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
            if (who != nullptr) who->round_out = round;
            break;
        case EventKind::ran_off:
            if (who != nullptr && event.a == 1 && who->round_out == 0) who->round_out = round;
            break;
        default: break;
        }
    }
    return story;
}

}  // namespace app
