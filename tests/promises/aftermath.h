// What really comes of answers: the game played on, on a copy.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "games/frothy/ai/drivers.h"
#include "games/frothy/rules/frothy.h"
#include "kernel/session.h"

namespace frothy::promises {

using Session = kernel::Session<Frothy>;
using Decision = kernel::Decision<Frothy>;

// What is told until a question is open again, and that question.
class Aftermath {
public:
    // Gives the answers in their order; each must be asked for when it comes (has_gone_through).
    Aftermath(const Session& session, const std::vector<Option>& answers);

    bool has_gone_through() const { return has_gone_through_; }
    const std::vector<Event>& events() const { return events_; }
    const Session& session() const { return session_; }

    // Plays on by chance until this has been told of the vehicle, or this has been asked of it;
    // none where nothing of the kind comes for long.
    std::optional<Event> await_roll(VehicleId v, Why why, std::uint64_t seed);
    const Decision* await_question(VehicleId v, Ask ask, std::uint64_t seed);

    template <class Fact>
    std::optional<Fact> first(VehicleId who) const {
        for (const Event& event : events_)
            if (event.who == who && event.is<Fact>()) return *event.get_if<Fact>();
        return std::nullopt;
    }
    template <class Fact>
    int count(VehicleId who) const {
        return static_cast<int>(std::ranges::count_if(
            events_, [&](const Event& event) { return event.who == who && event.is<Fact>(); }));
    }

private:
    void take_events();
    bool answer_by_chance(RandomDriver& driver);

    Session session_;
    bool has_gone_through_ = true;
    std::vector<Event> events_;
};

}  // namespace frothy::promises
