// What befell a driver since their last answer.
#include <algorithm>
#include <string>

#include "games/death_roads/view/names.h"
#include "games/death_roads/view/road_view.h"
#include "words/words.h"

namespace death_roads {

using words::mark;
using words::say;
using words::tr;

namespace {

class Toll {
public:
    Toll(const Race& then, const Race& now, const std::vector<Event>& since, PlayerId id)
        : before_(then[id]), after_(now[id]), then_(then), now_(now), since_(since), id_(id) {}

    // What weighs most; nothing where nothing has become worse.
    std::string title() const {
        if (!after_.is_racing) return tr("You are out of the race");
        if (has(Fact::far_behind)) return tr("You fell Far Behind");
        if (has(Fact::skidded)) return tr("You skidded");
        if (has(Fact::veered)) return tr("You veered");
        if (after_.condition < before_.condition) return tr("You took damage");
        if (has(Fact::bashed) || has(Fact::hit)) return tr("You were hit");
        if (after_.at.row < before_.at.row) return tr("You were left behind");
        return before_.at == after_.at ? std::string() : std::string(tr("You were moved"));
    }
    std::string standing() const {
        std::string text;
        const auto add = [&](const std::string& more) {
            text = text.empty() ? more : say(mark("{0} · {1}"), {text, more});
        };
        if (after_.condition != before_.condition)
            add(say("Condition {0} → {1} of {2}", {int(before_.condition), int(after_.condition),
                                                   int(after_.vehicle().condition)}));
        if (after_.gear != before_.gear)
            add(say("Gear {0} → {1}", {int(before_.gear), int(after_.gear)}));
        const bool has_handling = !before_.is_aside && !after_.is_aside;
        if (has_handling && then_.round == now_.round && after_.handling != before_.handling)
            add(say("Handling {0} → {1}",
                    {std::max<int>(0, before_.handling), std::max<int>(0, after_.handling)}));
        if (after_.is_racing && !(after_.at == before_.at))
            add(say("From {0} to {1}", {place_of(then_, before_.at), place_of(now_, after_.at)}));
        if (text.empty()) text = tr("No more came of it.");
        return text;
    }
    // What the tokens do that it has taken.
    std::string lasting() const {
        std::string text;
        const auto add = [&](Status status, const char* what) {
            if (after_[status] <= before_[status]) return;
            const std::string one = say(mark("{0}: {1}"), {name_of(status), std::string(what)});
            text = text.empty() ? say("In your next turn: {0}", {one})
                                : say(mark("{0}; {1}"), {text, one});
        };
        add(Status::stun, tr("1 Handling lost, or no Actions"));
        add(Status::burn, tr("a card is lost"));
        add(Status::veer, tr("a Skid card is turned up"));
        return text.empty() ? text : say(mark("{0}."), {text});
    }

private:
    bool has(Fact fact) const {
        return std::ranges::any_of(
            since_, [&](const Event& event) { return event.fact == fact && event.who == id_; });
    }

    const Car& before_;
    const Car& after_;
    const Race& then_;
    const Race& now_;
    const std::vector<Event>& since_;
    PlayerId id_;
};

}  // namespace

ui::PlainToll View::toll_of(const Race& then, const Race& now, const std::vector<Event>& since,
                            PlayerId id) {
    const Toll toll(then, now, since, id);
    return {toll.title(), toll.standing(), toll.lasting(), !now[id].is_racing};
}

}  // namespace death_roads
