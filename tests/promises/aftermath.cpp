#include "promises/aftermath.h"

#include <algorithm>

namespace frothy::promises {

namespace {

constexpr int most_answers_awaited = 40;

}  // namespace

Aftermath::Aftermath(const Session& session, const std::vector<Option>& answers)
    : session_(session) {
    session_.take_happenings();
    const kernel::PlayerId player = session.pending()->player;
    for (const Option& answer : answers) {
        const Decision* decision = session_.pending();
        if (decision == nullptr || decision->player != player) {
            has_gone_through_ = false;
            return;
        }
        const auto found = std::ranges::find(decision->options, answer);
        if (found == decision->options.end()) {
            has_gone_through_ = false;
            return;
        }
        session_.submit(static_cast<std::size_t>(found - decision->options.begin()));
        take_events();
    }
}

std::optional<Event> Aftermath::await_roll(VehicleId v, Why why, std::uint64_t seed) {
    RandomDriver driver(seed);
    for (int answers = 0; answers < most_answers_awaited; ++answers) {
        for (const Event& event : events_) {
            const auto* rolled = event.get_if<Rolled>();
            if (rolled != nullptr && rolled->why == why && event.who == v) return event;
        }
        if (!answer_by_chance(driver)) break;
    }
    return std::nullopt;
}

const Decision* Aftermath::await_question(VehicleId v, Ask ask, std::uint64_t seed) {
    RandomDriver driver(seed);
    for (int answers = 0; answers < most_answers_awaited; ++answers) {
        const Decision* decision = session_.pending();
        if (decision == nullptr) return nullptr;
        if (decision->player == v && decision->ask == ask) return decision;
        if (!answer_by_chance(driver)) return nullptr;
    }
    return nullptr;
}

void Aftermath::take_events() {
    for (const auto& happening : session_.take_happenings()) {
        if (happening.kind == kernel::HappeningKind::event) events_.push_back(happening.event);
    }
}

bool Aftermath::answer_by_chance(RandomDriver& driver) {
    const Decision* decision = session_.pending();
    if (decision == nullptr) return false;
    session_.submit(static_cast<std::size_t>(driver(decision->now, decision->question())));
    take_events();
    return true;
}

}  // namespace frothy::promises
