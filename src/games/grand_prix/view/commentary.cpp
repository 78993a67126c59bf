// Which moments of a Grand Prix are worth a word.
#include "games/grand_prix/rules/ranking.h"
#include "games/grand_prix/view/grand_prix_view.h"

namespace grand_prix {

namespace {

using play::TalkingPoint;

std::string_view tag_of(Tyre tyre) {
    switch (tyre) {
    case Tyre::soft: return "soft";
    case Tyre::hard: return "hard";
    case Tyre::wet: return "wet";
    }
    return {};
}

bool is_first_in_lap(const Race& before, CarId who, int lap) {
    for (CarId id = 0; id < before.terms.cars; ++id)
        if (id != who && (before.is_home(id) || before.car(id).place.lap >= lap)) return false;
    return true;
}

TalkingPoint with_number(TalkingPoint moment, int number) {
    moment.number = number;
    return moment;
}

TalkingPoint at_the_line(const Event& event, const Race& before, const Race& after) {
    if (event.fact == Fact::race_over) return {"over", 4};
    if (event.fact == Fact::came_home) {
        TalkingPoint home = event.value == 1 ? TalkingPoint{"winner", 5} : TalkingPoint{"home", 3};
        home.finish = after.round + 1;
        return with_number(home, event.value);
    }
    if (event.value < 2 || !is_first_in_lap(before, event.who, event.value)) return {};
    return with_number(event.value == after.terms.laps ? TalkingPoint{"last_lap", 4}
                                                       : TalkingPoint{"lap", 3},
                       event.value);
}

TalkingPoint of_passing(const Event& event, const Race& before, const Race& after) {
    TalkingPoint pass =
        event.fact == Fact::passed ? TalkingPoint{"pass", 2} : TalkingPoint{"free_pass", 2};
    if (leader(before) == event.other && leader(after) == event.who) pass = {"lead", 3};
    pass.is_clash = event.fact == Fact::passed;
    return pass;
}

TalkingPoint among_cars(const Event& event, const Race& before, const Race& after) {
    switch (event.fact) {
    case Fact::passed:
    case Fact::passed_freely: return of_passing(event, before, after);
    case Fact::failed: {
        TalkingPoint fail{"fail", 2};
        fail.is_clash = true;
        return fail;
    }
    case Fact::boosted: return {"boost", 3};
    case Fact::collided: {
        TalkingPoint collision{"collision", 5};
        collision.is_clash = true;
        return collision;
    }
    case Fact::dropped_back: return with_number({"drop_back", 1}, event.value);
    case Fact::advanced: return with_number({"push", 1}, event.value);
    case Fact::swapped: return {"swap", 3};
    case Fact::safety_car: return {"safety_car", 3};
    default: return {};
    }
}

TalkingPoint of_turns(const Event& event) {
    switch (event.fact) {
    case Fact::grid_place: return {"pole", static_cast<std::uint8_t>(event.value == 1 ? 3 : 0)};
    case Fact::turn_missed: return {"miss_turn", 1};
    case Fact::stayed: return {"stay", 1};
    case Fact::went_off: return {"off", 4};
    case Fact::lock_up_ignored: return {"saved", 3};
    case Fact::entered_lane: return {"pit", 2};
    case Fact::tyre_changed: return {"tyres", 2};
    case Fact::weather_changed: return {"weather", 4};
    case Fact::caution: return {"caution", 2};
    default: return {};
    }
}

}  // namespace

ui::SoundCue View::cue_of(const Event& event) {
    switch (event.fact) {
    case Fact::moved: return {"engine", 0.5F, 0.02F};
    case Fact::attempted: return {"engine", 0.7F, 0.25F};
    case Fact::passed: return {"crowd/cheer", 0.5F, 0.5F};
    case Fact::failed: return {"crowd/gasp", 0.35F, 0.2F};
    case Fact::collided: return {"wreck", 0.9F, 1.0F, 0.9F};
    case Fact::went_off: return {"slide", 0.9F, 0.6F, 0.2F};
    case Fact::locked_up: return {"slide", 0.7F, 0.4F, 0.15F};
    case Fact::card_drawn: return {"card", 0.6F, 0.05F};
    case Fact::swapped: return {"crowd/gasp", 0.5F, 0.4F};
    case Fact::weather_changed: return {"crowd/gasp", 0.5F, 0.3F};
    case Fact::lap_begun: return {{}, 0.0F, 0.3F};
    case Fact::came_home: return {"crowd/cheer", event.value == 1 ? 0.9F : 0.6F, 1.0F};
    case Fact::race_over: return {"trumpet", 0.8F, 1.0F};
    default: return {};
    }
}

bool View::is_last_lap(const Race& race) {
    for (CarId id = 0; id < race.terms.cars; ++id)
        if (race.stage == Stage::race && race.car(id).place.lap >= race.terms.laps) return true;
    return false;
}

play::TalkingPoint View::moment_of(const Event& event, const Race& before, const Race& after) {
    TalkingPoint moment;
    switch (event.fact) {
    case Fact::lap_begun:
    case Fact::came_home:
    case Fact::race_over: moment = at_the_line(event, before, after); break;
    case Fact::round_began:
        if (event.value == 1) moment = with_number({"start", 3}, after.terms.cars);
        break;
    default: moment = among_cars(event, before, after);
    }
    if (moment.weight == 0) moment = of_turns(event);
    moment.who = event.who;
    moment.other = event.other;
    const bool is_of_weather = event.fact == Fact::weather_changed;
    if (is_of_weather) {
        moment.of = event.value == static_cast<int>(Weather::wet) ? "wet" : "dry";
    } else if (event.who < after.terms.cars) {
        moment.of = tag_of(after.car(event.who).tyre);
    }
    return moment;
}

}  // namespace grand_prix
