// Which moments of a race are worth a word, what is heard of them, and what shakes the board.
#include <algorithm>

#include "games/circus_maximus/view/circus_view.h"
#include "games/circus_maximus/view/names.h"

namespace circus_maximus {

namespace {

using play::TalkingPoint;

TalkingPoint clash(std::string_view kind, std::uint8_t weight) {
    TalkingPoint moment{kind, weight};
    moment.is_clash = true;
    return moment;
}

// The first to begin a lap.
TalkingPoint of_lap(const Event& event, const Race& before) {
    const int laps = before.terms.laps;
    const bool is_first = std::ranges::none_of(
        before.all, [&](const Chariot& chariot) { return chariot.crossings >= event.value; });
    if (!is_first || event.value < 2 || event.value > laps) return {};
    return event.value == laps ? TalkingPoint{"last_lap", 4} : TalkingPoint{"lap", 3};
}

TalkingPoint of_finish(const Event& event, const Race& after) {
    TalkingPoint home = event.value == 1 ? TalkingPoint{"winner", 5} : TalkingPoint{"home", 3};
    home.finish = after.turn + 1;
    home.number = event.value;
    return home;
}

TalkingPoint of_attack(const Event& event) {
    switch (event.choice) {
    case Choice::whip_driver:
    case Choice::whip_horses: return clash("whip", 2);
    default: return clash("attack", 2);
    }
}

TalkingPoint moment(const Event& event, const Race& before, const Race& after) {
    switch (event.fact) {
    case Fact::turn_began: return event.value == 1 ? TalkingPoint{"start", 3} : TalkingPoint{};
    case Fact::crossed: return of_lap(event, before);
    case Fact::finished: return of_finish(event, after);
    case Fact::strained: return {"strain", static_cast<std::uint8_t>(event.value > 2 ? 3 : 1)};
    case Fact::slipped: return {"slip", 2};
    case Fact::scraped: return {"scrape", 2};
    case Fact::jostled: return {"jostle", 3};
    case Fact::attacked: return of_attack(event);
    case Fact::rammed: return clash("ram", 3);
    case Fact::evaded: return {"evaded", 2};
    case Fact::whip_lost: return {"grabbed", 3};
    case Fact::horse_died: return {"horse", 4};
    case Fact::wounded: return {"wound", 2};
    case Fact::flipped: return {"flip", 5};
    case Fact::driver_died: return {"dead", 5};
    case Fact::driver_saved: return {"saved", 4};
    case Fact::trampled: return {"trampled", 5};
    case Fact::ran_over_wreck: return {"wreck", 3};
    case Fact::tired: return {"tired", 1};
    case Fact::still_held: return {"held", 3};
    case Fact::race_over: return {"over", 4};
    default: return {};
    }
}

}  // namespace

play::TalkingPoint View::moment_of(const Event& event, const Race& before, const Race& after) {
    TalkingPoint point = moment(event, before, after);
    point.who = seat_of(after.terms, event.who);
    point.other = seat_of(after.terms, event.other);
    return point;
}

ui::SoundCue View::cue_of(const Event& event) {
    switch (event.fact) {
    case Fact::moved: return {"hooves", 0.3F, 0.02F};
    case Fact::whipped: return {"whip", 0.8F, 0.15F};
    case Fact::attacked:
        return event.choice == Choice::whip_horses || event.choice == Choice::whip_driver
                   ? ui::SoundCue{"whip", 0.9F, 0.3F}
                   : ui::SoundCue{"hooves", 0.7F, 0.3F};
    case Fact::lashed:
    case Fact::whip_lost: return {"whip", 0.7F, 0.25F};
    case Fact::rammed: return {"crunch", 0.8F, 0.6F, 0.4F};
    case Fact::strained: return {"crowd/gasp", 0.4F, 0.4F};
    case Fact::slipped: return {"slide", 0.8F, 0.4F, 0.2F};
    case Fact::scraped: return {"crunch", 0.6F, 0.4F, 0.3F};
    case Fact::jostled: return {"spin", 0.6F, 0.4F, 0.15F};
    case Fact::horse_died: return {"crowd/gasp", 0.7F, 0.8F, 0.5F};
    case Fact::flipped: return {"wreck", 1.0F, 1.0F, 0.9F};
    case Fact::trampled: return {"crunch", 0.9F, 0.9F, 0.6F};
    case Fact::ran_over_wreck: return {"crunch", 0.7F, 0.5F, 0.4F};
    case Fact::evaded: return {"crowd/cheer", 0.35F, 0.4F};
    case Fact::driver_saved: return {"crowd/cheer", 0.8F, 0.8F};
    case Fact::driver_died: return {"crowd/gasp", 0.9F, 0.8F};
    case Fact::crossed: return {{}, 0.0F, 0.3F};
    case Fact::finished: return {"crowd/cheer", event.value == 1 ? 0.9F : 0.6F, 1.0F};
    case Fact::race_over: return {"trumpet", 0.8F, 1.0F};
    default: return {};
    }
}

bool View::is_last_lap(const Race& race) {
    return race.stage != Stage::over && std::ranges::any_of(race.all, [&](const Chariot& c) {
               return c.crossings >= race.terms.laps;
           });
}

}  // namespace circus_maximus
