// What happens in the other kinds of race, in one sentence each.
#include <string>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/data/wording/wording_support.h"

namespace frothy {

std::string worded(const RivalNamed& named, const EventTold& told) {
    return say("{0} names {1} as rival.", {told.who, told.names.of(named.other)});
}

std::string worded(const Caught& caught, const EventTold& told) {
    const std::string other = told.names.of(caught.other);
    switch (caught.how) {
    case CatchKind::level: return say("{0} draws level with {1}: caught.", {told.who, other});
    case CatchKind::collision: return say("{0} runs {1} down: caught.", {told.who, other});
    case CatchKind::adjacent: return say("{0} comes up beside {1}: caught.", {told.who, other});
    case CatchKind::destroyed: return say("{0} has brought {1} down.", {told.who, other});
    }
    return say("{0} catches {1}.", {told.who, other});
}

std::string worded(const Scored& scored, const EventTold& told) {
    const auto what_for = [&] {
        switch (scored.what) {
        case ScoreFor::obstacle:
            return by_count(scored.points, "{0} scores 1 point for the obstacle and has {2}.",
                            "{0} scores {1} points for the obstacle and has {2}.");
        case ScoreFor::runner:
            return by_count(scored.points, "{0} scores 1 point for the runner and has {2}.",
                            "{0} scores {1} points for the runner and has {2}.");
        case ScoreFor::damage:
            return by_count(scored.points, "{0} scores 1 point for the damage to {3} and has {2}.",
                            "{0} scores {1} points for the damage to {3} and has {2}.");
        case ScoreFor::place:
            return by_count(scored.points, "{0} scores 1 point for the place and has {2}.",
                            "{0} scores {1} points for the place and has {2}.");
        }
        return mark("{0} scores {1} and has {2}.");
    };
    return say(what_for(), {told.who, scored.points, scored.total, told.names.of(scored.other)});
}

std::string worded(const RunnerSetOut&, const EventTold&) {
    return tr("A runner sets out across the track.");
}

std::string worded(const RunnerMoved&, const EventTold&) { return tr("A runner runs on."); }

std::string worded(const RunnerGone&, const EventTold& told) {
    if (told.event.who == no_vehicle) return tr("A runner reaches the far side.");
    return say("{0} runs a runner over.", {told.who});
}

}  // namespace frothy
