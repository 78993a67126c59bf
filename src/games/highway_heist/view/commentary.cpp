// Which moments of a chase are worth a word, what is heard of them, and what shakes the board.
#include <algorithm>

#include "games/highway_heist/view/heist_view.h"
#include "games/highway_heist/view/names.h"

namespace highway_heist {

namespace {

using play::TalkingPoint;

TalkingPoint of_action(const Event& event) {
    switch (static_cast<Choice>(event.value)) {
    case Choice::ram: return {"ram", 2};
    case Choice::leap: return {"leap", 2};
    case Choice::stunt: return {"stunt", 3};
    case Choice::brawl: return {"brawl", 2};
    default: return {};
    }
}

TalkingPoint moment(const Event& event, const Heist& before) {
    switch (event.fact) {
    case Fact::turn_began: return {"turn", 1};
    case Fact::action_taken: return of_action(event);
    case Fact::failed: return {"failed", 1};
    case Fact::assisted: return {"assist", 2};
    case Fact::wrecked:
        return event.who == no_member ? TalkingPoint{"wreck", 2} : TalkingPoint{"lost_car", 5};
    case Fact::hijacked: return {"hijack", 4};
    case Fact::damaged: return event.value >= 2 ? TalkingPoint{"hurt", 3} : TalkingPoint{};
    case Fact::slammed: return {"slam", 2};
    case Fact::fired: return {"fired", 3};
    case Fact::shot: return {"shot", 4};
    case Fact::missile: return {"missile", 5};
    case Fact::main_hit: return {"hit", 4};
    case Fact::rival_hit: return {"hit", 3};
    case Fact::cargo_moved: return event.value > 0 ? TalkingPoint{"cargo", 4} : TalkingPoint{};
    case Fact::round_ended: return before.round == 1 ? TalkingPoint{} : TalkingPoint{"round", 2};
    case Fact::won: return {"won", 5};
    case Fact::lost: return {"lost", 5};
    default: return {};
    }
}

}  // namespace

play::TalkingPoint View::moment_of(const Event& event, const Heist& before, const Heist& after) {
    TalkingPoint point = moment(event, before);
    point.who = seat_of(after.terms, event.who);
    // Lines name somebody: nobody's moments go to whoever acts.
    if (point.who == kernel::nobody) point.who = seat_of(after.terms, after.active);
    return point;
}

ui::SoundCue View::cue_of(const Event& event) {
    switch (event.fact) {
    case Fact::moved: return {"engine", 0.3F};
    case Fact::leapt:
    case Fact::peg_moved: return {"card", 0.5F};
    case Fact::wrecked:
        return event.who == no_member ? ui::SoundCue{"crunch", 0.8F, 0.5F, 0.5F}
                                      : ui::SoundCue{"wreck", 1.0F, 1.0F, 0.9F};
    case Fact::removed: return {"crunch", 0.7F, 0.4F, 0.4F};
    case Fact::slammed: return {"crunch", 0.8F, 0.4F, 0.4F};
    case Fact::fired: return {"wreck", 0.8F, 0.5F, 0.6F};
    case Fact::shot: return {"whip", 1.0F, 0.5F, 0.4F};
    case Fact::missile: return {"wreck", 1.0F, 0.9F, 0.8F};
    case Fact::main_hit:
    case Fact::rival_hit: return {"wreck", 0.9F, 0.8F, 0.7F};
    case Fact::main_moved: return {"slide", 0.5F, 0.1F, 0.1F};
    case Fact::hijacked: return {"engine", 0.8F, 0.6F};
    case Fact::card_revealed:
    case Fact::card_activated:
    case Fact::stunt_drawn: return {"card", 0.7F};
    case Fact::door_opened:
    case Fact::door_closed: return {"pottery", 0.5F};
    case Fact::cargo_moved: return {"card", 0.8F, 0.5F};
    case Fact::won: return {"trumpet", 0.9F, 1.0F};
    case Fact::lost: return {"crowd/gasp", 0.9F, 0.9F};
    default: return {};
    }
}

bool View::is_last_lap(const Heist& heist) {
    return !heist.is_over() && std::ranges::any_of(heist.stunts, [](const StuntSpot& spot) {
        return is_level_3(spot.stunt);
    });
}

}  // namespace highway_heist
