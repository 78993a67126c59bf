// What happens in the other kinds of race, in one sentence each.
#include <string>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/data/wording/wording_support.h"

namespace frothy {
namespace {

std::string caught(const std::string& who, const std::string& other, CatchKind kind) {
    switch (kind) {
    case CatchKind::level: return say("{0} draws level with {1}: caught.", {who, other});
    case CatchKind::collision: return say("{0} runs {1} down: caught.", {who, other});
    case CatchKind::adjacent: return say("{0} comes up beside {1}: caught.", {who, other});
    case CatchKind::destroyed: return say("{0} has brought {1} down.", {who, other});
    }
    return say("{0} catches {1}.", {who, other});
}

std::string scored(const std::string& who, const std::string& other, const Event& event) {
    const int points = event.a;
    const int total = event.b;
    switch (static_cast<ScoreFor>(event.c)) {
    case ScoreFor::obstacle:
        return say(by_count(points, "{0} scores 1 point for the obstacle and has {2}.",
                            "{0} scores {1} points for the obstacle and has {2}."),
                   {who, points, total});
    case ScoreFor::runner:
        return say(by_count(points, "{0} scores 1 point for the runner and has {2}.",
                            "{0} scores {1} points for the runner and has {2}."),
                   {who, points, total});
    case ScoreFor::damage:
        return say(by_count(points, "{0} scores 1 point for the damage to {3} and has {2}.",
                            "{0} scores {1} points for the damage to {3} and has {2}."),
                   {who, points, total, other});
    case ScoreFor::place:
        return say(by_count(points, "{0} scores 1 point for the place and has {2}.",
                            "{0} scores {1} points for the place and has {2}."),
                   {who, points, total});
    }
    return say("{0} scores {1} and has {2}.", {who, points, total});
}

std::string runner_gone(const Event& event, const std::string& who) {
    if (event.who == no_vehicle) return tr("A runner reaches the far side.");
    return say("{0} runs a runner over.", {who});
}

}  // namespace

std::string describe_race_kind_event(const Event& event, const Names& names) {
    const std::string who = names.of(event.who);
    const std::string other = names.of(event.other);
    switch (event.kind) {
    case EventKind::caught: return caught(who, other, static_cast<CatchKind>(event.a));
    case EventKind::scored: return scored(who, other, event);
    case EventKind::runner_set_out: return tr("A runner sets out across the track.");
    case EventKind::runner_moved: return tr("A runner runs on.");
    case EventKind::runner_gone: return runner_gone(event, who);
    default: return {};
    }
}

}  // namespace frothy
