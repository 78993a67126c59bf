// What happens, told.
#include <utility>

#include "games/grand_prix/rules/ranking.h"
#include "games/grand_prix/rules/totals.h"
#include "games/grand_prix/view/grand_prix_view.h"
#include "games/grand_prix/view/names.h"
#include "ui/core/signed_number.h"
#include "words/words.h"

namespace grand_prix {

using words::by_count;
using words::say;
using words::tr;

namespace {

class Telling {
public:
    Telling(const Event& event, const Race& race, const ui::Seating& seating)
        : event_(event),
          race_(race),
          seating_(seating),
          name_(name_of(seating, event.who)),
          other_(name_of(seating, event.other)) {}

    ui::PlainLine line() const {
        switch (event_.fact) {
        case Fact::tyre_chosen:
        case Fact::grid_rolled:
        case Fact::rolled_off:
        case Fact::hot_lap:
        case Fact::qualified:
        case Fact::grid_place: return before_the_start();
        case Fact::passed_box:
        case Fact::tyre_changed:
        case Fact::serving_stop:
        case Fact::weather_changed:
        case Fact::entered_lane:
        case Fact::left_lane: return in_the_pits();
        case Fact::attempted:
        case Fact::passed:
        case Fact::failed:
        case Fact::boosted:
        case Fact::passed_freely:
        case Fact::dropped_back:
        case Fact::stopped_behind:
        case Fact::collided:
        case Fact::safety_car: return among_cars();
        case Fact::lap_begun:
        case Fact::came_home:
        case Fact::race_over: return at_the_line();
        default: return is_of_card() ? of_a_card() : of_a_turn();
        }
    }

private:
    bool is_of_card() const { return event_.fact >= Fact::card_drawn; }

    ui::PlainLine major(std::string text, std::string_view mark = {}) const {
        ui::PlainLine line{std::move(text), event_.who, event_.rule, mark};
        line.other = event_.other;
        return line;
    }
    ui::PlainLine minor(std::string text) const {
        ui::PlainLine line = major(std::move(text));
        line.is_minor = true;
        return line;
    }
    ui::PlainLine news(std::string text, std::string_view mark) const {
        ui::PlainLine line = major(std::move(text), mark);
        line.is_news = true;
        return line;
    }
    // What befell a car in somebody else's turn is news to it.
    ui::PlainLine befell(ui::PlainLine line) const {
        line.is_suffered = event_.who != race_.acting;
        return line;
    }
    ui::PlainLine helped(ui::PlainLine line) const {
        line = befell(std::move(line));
        line.is_welcome = true;
        return line;
    }
    std::string spaces(const char* text) const { return say(text, {event_.value, name_}); }

    ui::PlainLine before_the_start() const;
    ui::PlainLine of_a_turn() const;
    CarId stands_behind() const;
    ui::PlainLine moved() const;
    ui::PlainLine among_cars() const;
    ui::PlainLine in_the_pits() const;
    ui::PlainLine of_a_card() const;
    ui::PlainLine gained(const char* all, const char* part) const;
    ui::PlainLine moved_up() const;
    std::string about_nothing() const;
    std::string who_it_means() const;
    ui::PlainLine card_drawn() const;
    ui::PlainLine swapped() const;
    ui::PlainLine next_roll() const {
        return minor(say("{0} has {1} on a roll to come.",
                         {who_it_means(), ui::signed_number(event_.value)}));
    }
    ui::PlainLine at_the_line() const;

    const Event& event_;
    const Race& race_;
    const ui::Seating& seating_;
    std::string name_;
    std::string other_;
};

ui::PlainLine Telling::before_the_start() const {
    switch (event_.fact) {
    case Fact::tyre_chosen: return major(say("{0} starts on {1}.", {name_, name_of(event_.tyre)}));
    case Fact::grid_rolled:
        return minor(say("{0} rolls a {1} for the grid.", {name_, event_.value}));
    case Fact::rolled_off:
        return minor(say("{0} rolls a {1} to break the tie.", {name_, event_.value}));
    case Fact::hot_lap:
        if (event_.rule != Rule("GP-L07")) return {};
        return minor(say("{0} rolls a 1 and locks up: one roll more is counted.", {name_}));
    case Fact::qualified:
        return major(say(by_count(event_.value, "{0} laps the circuit in {1} roll.",
                                  "{0} laps the circuit in {1} rolls."),
                         {name_, event_.value}));
    default:
        return event_.value == 1 ? major(say("{0} is on pole!", {name_}), "ui/mark-lap")
                                 : major(say("{0} starts from place {1}.", {name_, event_.value}));
    }
}

ui::PlainLine Telling::of_a_turn() const {
    switch (event_.fact) {
    case Fact::turn_missed: return major(say("{0} can only watch this turn.", {name_}));
    case Fact::rejoined: return major(say("{0} is back on the track.", {name_}));
    case Fact::still_waiting:
        return major(say("{0} cannot rejoin: {1} stands in the way.", {name_, other_}));
    case Fact::rolled_lower:
        return minor(say("The lower of two rolls counts: {0}.", {event_.value}));
    case Fact::rerolled: return minor(say("Rolled again, it comes to {0}.", {event_.value}));
    case Fact::locked_up: {
        ui::PlainLine line = major(say("{0} rolls a 1 and locks up!", {name_}), "ui/mark-control");
        return line;
    }
    case Fact::moved: return moved();
    case Fact::stayed: {
        const CarId ahead = stands_behind();
        return major(ahead == no_car
                         ? say("{0} does not move an inch.", {name_})
                         : say("{0} stays behind {1}.", {name_, name_of(seating_, ahead)}));
    }
    case Fact::went_off:
        return befell(minor(say("{0} is off the track and misses a turn.", {name_})));
    case Fact::lock_up_ignored:
        return major(say("Tyre Blankets: {0} stays on the track.", {name_}));
    default: return {};  // rolls and totals are seen in the moves they lead to
    }
}

// Whoever stands on the next space; on the last one of the lane, where that joins the road.
CarId Telling::stands_behind() const {
    const Place& place = race_.car(event_.who).place;
    if (!place.in_lane) return car_on(race_, place.space % lap_length + 1);
    return place.space == lane_length ? car_on(race_, pit_joins) : no_car;
}

ui::PlainLine Telling::moved() const {
    const Place& place = race_.car(event_.who).place;
    if (place.in_lane) {
        return place.space == entry_space
                   ? ui::PlainLine{}
                   : major(say("{0} rolls along the pit lane to P{1}.", {name_, place.space}));
    }
    const CarId ahead = stands_behind();
    std::string text = ahead == no_car
                           ? say(by_count(event_.value, "{1} drives {0} space, to {2}.",
                                          "{1} drives {0} spaces, to {2}."),
                                 {event_.value, name_, place.space})
                           : say(by_count(event_.value, "{1} drives {0} space, to {2}, behind {3}.",
                                          "{1} drives {0} spaces, to {2}, behind {3}."),
                                 {event_.value, name_, place.space, name_of(seating_, ahead)});
    // Else the lock-up that made it, told already, would stand for itself.
    return race_.move.locks_up ? minor(std::move(text)) : major(std::move(text));
}

ui::PlainLine Telling::among_cars() const {
    switch (event_.fact) {
    case Fact::attempted: return major(say("{0} attacks {1}.", {name_, other_}));
    case Fact::passed: return major(say("{0} is past {1}!", {name_, other_}), "ui/mark-overtake");
    case Fact::failed: return minor(say("{0} shuts the door.", {other_}));
    case Fact::boosted: return minor(say("Overtake Boost: {0} finds a gap after all.", {name_}));
    case Fact::passed_freely:
        return major(say("{0} drives past {1}, who has to wave it through.", {name_, other_}),
                     "ui/mark-overtake");
    case Fact::dropped_back:
        return befell(minor(spaces(
            by_count(event_.value, "{1} falls back {0} space.", "{1} falls back {0} spaces."))));
    case Fact::stopped_behind: return {};  // seen in how its move ends
    case Fact::collided:
        return news(say("{0} runs into {1}: both are off the track!", {name_, other_}),
                    "ui/mark-collision");
    default:
        return gained(by_count(event_.value, "Safety car: {1} gains {0} space.",
                               "Safety car: {1} gains {0} spaces."),
                      words::mark("Safety car: {1} gains {0} of {2} spaces: {3} is in the way."));
    }
}

ui::PlainLine Telling::in_the_pits() const {
    switch (event_.fact) {
    case Fact::entered_lane: return major(say("{0} dives into the pits.", {name_}), "ui/mark-pit");
    case Fact::left_lane: return minor(say("{0} comes out of the pits.", {name_}));
    case Fact::passed_box:
        return event_.value != 0 ? minor(say("{0} has made a stop that counts.", {name_}))
                                 : minor(say("{0} stops, and it does not count.", {name_}));
    case Fact::tyre_changed: return minor(say("{0} is on {1} now.", {name_, name_of(event_.tyre)}));
    case Fact::serving_stop: return minor(say("{0} stands in the box for a turn.", {name_}));
    default: {
        const bool is_wet = event_.value == static_cast<int>(Weather::wet);
        return news(is_wet ? tr("Rain! Wet for everybody from the next roll on.")
                           : tr("It dries up: a dry track from the next roll on."),
                    "ui/mark-weather");
    }
    }
}

ui::PlainLine Telling::card_drawn() const {
    const std::string card = title_of(event_.card);
    switch (static_cast<Flag>(event_.value)) {
    case Flag::green: return major(say("Green flag for {0}: {1}.", {name_, card}));
    case Flag::yellow: return major(say("Yellow flag for {0}: {1}.", {name_, card}));
    default: return major(say("Blue flag for {0}: {1}.", {name_, card}));
    }
}

// It is told before they do. Whoever is further ahead suffers it.
ui::PlainLine Telling::swapped() const {
    ui::PlainLine line = major(say("{0} and {1} change places!", {name_, other_}));
    if (gap(race_, event_.who, event_.other) != event_.value) return line;
    std::swap(line.who, line.other);
    line.is_suffered = line.is_cause = true;
    return line;
}

// As far as others let it: on the space after where it has come to stands one (GP-X31).
ui::PlainLine Telling::gained(const char* all, const char* part) const {
    const int due = event_.due;
    if (event_.value >= due) return helped(minor(spaces(all)));
    const std::string ahead = name_of(seating_, stands_behind());
    return helped(minor(say(part, {event_.value, name_, due, ahead})));
}

ui::PlainLine Telling::moved_up() const {
    if (event_.value == 0) {
        const CarId ahead = stands_behind();
        return minor(ahead == no_car ? say("{0} cannot move up.", {name_})
                                     : say("{0} cannot move up: {1} is in the way.",
                                           {name_, name_of(seating_, ahead)}));
    }
    return gained(by_count(event_.value, "{1} moves up {0} space.", "{1} moves up {0} spaces."),
                  words::mark("{1} moves up {0} of {2} spaces: {3} is in the way."));
}

// Whoever is meant by its place on the road, as it is not seen to be: round the lap (GP-X33).
std::string Telling::who_it_means() const {
    const CarId drawer = race_.acting;
    const bool is_ahead = event_.because == Because::is_ahead;
    if ((!is_ahead && event_.because != Because::is_behind) || drawer == no_car) return name_;
    const int spaces = is_ahead ? gap(race_, drawer, event_.who) : gap(race_, event_.who, drawer);
    if (spaces <= lap_length / 2) return name_;
    return say(is_ahead ? words::mark("{0}, the next car ahead round the lap,")
                        : words::mark("{0}, the next car behind round the lap,"),
               {name_});
}

// What of the card did not apply.
std::string Telling::about_nothing() const {
    switch (event_.because) {
    case Because::other_tyre:
        return say("Nothing comes of it: {0} is on {1}.",
                   {name_, name_of(race_.car(event_.who).tyre)});
    case Because::tyre_adds_nothing:
        return say("Nothing comes of it: {1} adds nothing to the rolls of {0}.",
                   {name_, name_of(race_.car(event_.who).tyre)});
    case Because::no_tyre_loses:
        return tr("Nothing comes of it: no car on the track loses anything by its tyre.");
    case Because::stop_made: return say("Nothing comes of it: {0} has made its stop.", {name_});
    case Because::leads: return say("Nothing comes of it: {0} leads.", {name_});
    case Because::nobody_near_ahead:
        return say("Nothing comes of it: no car is close enough ahead of {0}.", {name_});
    case Because::nobody_near_behind:
        return say("Nothing comes of it: no car is close enough behind {0}.", {name_});
    case Because::nobody_far_back:
        return tr("Nothing comes of it: no car on the track is that far behind the leader.");
    case Because::nobody_else: return tr("Nothing comes of it: no other car is on the track.");
    case Because::is_close:
        return say("Nothing comes of it: {0} is right behind {1} already.",
                   {other_, name_of(seating_, car_ahead(race_, event_.other))});
    case Because::all_close:
        return tr("Nothing comes of it: they are right behind one another already.");
    case Because::is_elsewhere:
        return say(race_.car(event_.other).place.in_lane
                       ? words::mark("Nothing comes of it: it is meant for {0}, in the pits.")
                       : words::mark("Nothing comes of it: it is meant for {0}, off the track."),
                   {other_});
    case Because::plain:
    case Because::is_ahead:
    case Because::is_behind: break;
    }
    return tr("Nothing comes of it.");
}

ui::PlainLine Telling::of_a_card() const {
    switch (event_.fact) {
    case Fact::card_drawn: return card_drawn();
    case Fact::card_rolled: return minor(say("The die for the card shows a {0}.", {event_.value}));
    case Fact::advanced: return moved_up();
    case Fact::swapped: return swapped();
    case Fact::next_roll: return event_.value > 0 ? helped(next_roll()) : befell(next_roll());
    case Fact::capped: return befell(minor(say("{0} is held back on the next roll.", {name_})));
    case Fact::no_positive:
        return befell(minor(say("{0} gets nothing added to the next roll.", {name_})));
    case Fact::drying_line:
        return helped(minor(say("{0} finds a dry line: nothing is taken off the next roll for the "
                                "tyre.",
                                {name_})));
    case Fact::rolls_twice:
        return minor(say("{0} rolls twice next time; the lower counts.", {name_}));
    case Fact::overtaking_banned:
        return befell(minor(say("{0} may not overtake next turn.", {name_})));
    case Fact::caution:
        return major(say("Nobody may overtake until {0} has had another turn.", {name_}));
    case Fact::may_pass: return helped(minor(say("{0} may drive past {1} once.", {name_, other_})));
    case Fact::kept_blankets: return minor(say("{0} keeps it for the next lock-up.", {name_}));
    case Fact::kept_boost:
        return helped(minor(say("{0} keeps an Overtake Boost.", {who_it_means()})));
    case Fact::kept_reroll: return minor(say("{0} keeps it for a roll that is worth it.", {name_}));
    case Fact::warned:
        return event_.value > 1 ? major(say("A second warning for {0}!", {name_}))
                                : minor(say("A warning for {0}.", {name_}));
    case Fact::warning_dropped: return minor(say("{0} has no warning any more.", {name_}));
    default: return minor(about_nothing());
    }
}

ui::PlainLine Telling::at_the_line() const {
    switch (event_.fact) {
    case Fact::lap_begun:
        if (event_.value == 1) return {};
        if (event_.value == race_.terms.laps)
            return minor(say("{0} begins the last lap!", {name_}));
        return minor(say("{0} begins lap {1}.", {name_, event_.value}));
    case Fact::came_home:
        return news(event_.value == 1 ? say("{0} takes the flag!", {name_})
                                      : say("{0} is home.", {name_}),
                    "ui/mark-finish");
    default: return news(say("{0} wins the race!", {name_}), "ui/mark-end");
    }
}

}  // namespace

// Between a roll and the move that it leads to, a card and what it does.
std::optional<std::string> View::words_at_rest(const Event& event, const Race& race) {
    switch (event.fact) {
    case Fact::total:
        return say(by_count(event.value, "{0} space on {1}", "{0} spaces on {1}"),
                   {event.value, name_of(event.tyre)});
    case Fact::rolled: {  // in the lane it counts as it falls (GP-L42)
        const Place& place = race.car(event.who).place;
        const bool stays = place.in_lane && event.value <= left_in_lane(place.space);
        return stays ? std::optional<std::string>(std::in_place) : std::nullopt;
    }
    case Fact::locked_up:
    case Fact::card_drawn: return std::string();
    default: return std::nullopt;
    }
}

ui::PlainLine View::event_words(const Event& event, const Race& race, const ui::Seating& seating) {
    return Telling(event, race, seating).line();
}

}  // namespace grand_prix
