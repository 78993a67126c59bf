// What happens, told.
#include <algorithm>
#include <array>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "games/circus_maximus/rules/campaign.h"
#include "games/circus_maximus/rules/ratings.h"
#include "games/circus_maximus/view/circus_view.h"
#include "games/circus_maximus/view/names.h"
#include "ui/plain/told.h"
#include "words/words.h"

namespace circus_maximus {

using words::by_count;
using words::mark;
using words::say;
using words::tr;

namespace {

using ui::Manner;
using Told = ui::Told<Fact>;

// {0} who, {1} the other, {2} how many, {3} where it stands, {4} with what.
constexpr std::array all_told = {
    Told{Fact::prepared, mark("{0} has spent the points {4}."), Manner::minor},
    Told{Fact::recovered, mark("{0} finds his balance again."), Manner::minor},
    Told{Fact::tired, mark("The team of {0} is spent: {2} is all it can do.")},
    Told{Fact::speed_written, mark("{0} has written {2}.")},
    Told{Fact::start_rolled, mark("The standing start takes {2} off."), Manner::minor},
    Told{Fact::speed_cut, mark("The speed of {0} is cut to {2}."), Manner::minor},
    Told{Fact::drawn, mark("The lot falls to {0}, on {3}.")},
    Told{Fact::cut_free, mark("The dead horse is cut free; a speed of {2} is left."),
         Manner::minor},
    Told{Fact::whipped, mark("{0} uses the whip: {2} of endurance become speed."), Manner::minor},
    Told{Fact::braked, mark("{0} brakes by {2}, for as much endurance."), Manner::minor},
    Told{Fact::crossed_back, mark("{0} is pushed back over the line!")},
    Told{Fact::spent, mark("It costs {0} {2} of endurance."), Manner::minor},
    Told{Fact::unharmed, mark("{0} comes to no harm."), Manner::minor},
    Told{Fact::slipped, mark("{0} slides into lane {4}!"), Manner::minor},
    Told{Fact::jostled, mark("{0} is jostled, and fights for balance."), Manner::minor,
         "ui/mark-control"},
    Told{Fact::horse_died, mark("A horse of {0} falls dead in the traces!"), Manner::news,
         "ui/mark-out"},
    Told{Fact::attacked, mark("{0} goes for {1}: {4}."), Manner::major, "ui/mark-attack"},
    Told{Fact::evaded, mark("{0} gets out of the way of {1}."), Manner::minor},
    Told{Fact::not_evaded, mark("{0} does not get away from {1}."), Manner::minor},
    Told{Fact::whip_lost, mark("{1} catches the whip of {0} and keeps hold of it!")},
    Told{Fact::whip_taken, mark("{0} has a whip again."), Manner::minor},
    Told{Fact::dropped_back, mark("{0} drops back a square."), Manner::minor},
    Told{Fact::slowed, mark("{0} will be slower by {2} in the next move."), Manner::minor},
    Told{Fact::driver_died, mark("The driver of {0} is dead!"), Manner::news, "ui/mark-out"},
    Told{Fact::driver_saved, mark("The driver of {0} is safe, and may boast of it."), Manner::news},
    Told{Fact::wheel_held, mark("The wheel of {0} holds."), Manner::minor},
    Told{Fact::flipped, mark("{0} turns over!"), Manner::news, "ui/mark-wreck"},
    Told{Fact::ran_over_wreck, mark("{0} drives over a wreck.")},
    Told{Fact::cut_loose, mark("The driver of {0} cuts himself loose, and stands on his feet."),
         Manner::news},
    Told{Fact::still_dragged, mark("The driver of {0} is dragged along, {2} short of being free.")},
    Told{Fact::led_off, mark("The team of {0} is caught and led off.")},
    Told{Fact::trampled, mark("{0} drives over the driver of {1}!"), Manner::news,
         "ui/mark-collision"},
    Told{Fact::out, mark("{0} is out of the race."), Manner::news, "ui/mark-out"},
    Told{Fact::bet_placed, mark("{0} bets {4} sesterces on {1}.")},
    Told{Fact::race_over, mark("The race is over."), Manner::news, "ui/mark-end"},
};

class Telling {
public:
    Telling(const Event& event, const Race& race, const ui::Seating& seating)
        : event_(event), race_(race), seating_(seating) {}

    ui::PlainLine line() const {
        switch (event_.fact) {
        case Fact::prepared:
            if (event_.other == no_chariot) break;
            return of_all(tr("All have spent their points: the sheet of each tells how."));
        case Fact::endurance_rolled: return event_.other == no_chariot ? stabled() : all_stabled();
        case Fact::lane_drawn: return event_.other == no_chariot ? in_lane() : all_in_lanes();
        case Fact::drawn:
            // Of the team he has left there is nothing to draw.
            if (race_[event_.who].driver != Driver::on_foot) break;
            return line(say("The driver of {0} runs for it, from {1}.",
                            {name(), place_words(race_[event_.who].on_foot)}),
                        Manner::major);
        case Fact::still_held:
            return line(
                say("{0} cannot cut the dead horse free: {1} short.", {name(), -event_.value}),
                Manner::minor);
        case Fact::crossed: return crossed();
        case Fact::finished: return finished();
        case Fact::moved: return moved();
        case Fact::lashed: return lashed();
        case Fact::spent:
            // Whip and brakes tell it themselves.
            if (event_.rule == Rule("CM-L07") || event_.rule == Rule("CM-L08")) return {};
            break;
        case Fact::strained:
            return line(say(by_count(event_.value, "{0} takes the corner {2} too fast.",
                                     "{0} takes the corner {2} too fast."),
                            {name(), other(), event_.value}),
                        Manner::major, "ui/mark-control");
        case Fact::summed: return line(say(sum_words(), {event_.value}), Manner::minor);
        case Fact::braked:
            // The last of the move: no step tells where it ends.
            if (race_.stage != Stage::draw || race_.move.left > 0) break;
            return line(say("{0} brakes by {1}, for as much endurance, and comes to {2}.",
                            {name(), event_.value, where()}),
                        Manner::minor);
        case Fact::injured:
            return line(say(by_count(event_.value,
                                     mark("The horses of {0} are none the worse for it: the dice "
                                          "come to {3} in all."),
                                     "A horse of {0} is hurt by {2} box: the dice come to {3} in "
                                     "all.",
                                     "A horse of {0} is hurt by {2} boxes: the dice come to {3} in "
                                     "all."),
                            {name(), other(), event_.value, int{event_.total}}),
                        Manner::minor);
        case Fact::wounded:
            return line(say(by_count(event_.value, "The driver of {0} is hurt by {2} hit.",
                                     "The driver of {0} is hurt by {2} hits."),
                            {name(), other(), event_.value}),
                        Manner::minor);
        case Fact::wheel_hurt:
            if (event_.rule == Rule("CM-L37"))
                return line(say("A wheel of {0} is cracked by 1 box more: the dice come to just "
                                "its damage of {1}.",
                                {name(), int{event_.total}}),
                            Manner::minor);
            return line(say(by_count(event_.value,
                                     mark("The wheel of {0} is none the worse for it: the dice "
                                          "come to {3} in all."),
                                     "A wheel of {0} is cracked by {2} box: the dice come to {3} "
                                     "in all.",
                                     "A wheel of {0} is cracked by {2} boxes: the dice come to {3} "
                                     "in all."),
                            {name(), other(), event_.value, int{event_.total}}),
                        Manner::minor);
        case Fact::scraped:
            return line(say(event_.value == 0 ? mark("{0} scrapes along the spina.")
                                              : mark("{0} scrapes along the wall."),
                            {name()}),
                        Manner::minor);
        case Fact::rammed: return rammed();
        case Fact::ran:
            return line(say(by_count(event_.value, "The team of {0} runs {2} square on by itself.",
                                     "The team of {0} runs {2} squares on by itself."),
                            {name(), other(), event_.value}),
                        Manner::major);
        default: break;
        }
        const Told* told = ui::find_told(all_told, event_.fact);
        if (told == nullptr) return {};
        return line(say(told->text, {name(), other(), event_.value, where(), with_what()}),
                    told->manner, told->mark);
    }

private:
    std::string name() const { return name_of(race_, seating_, event_.who); }
    std::string other() const { return name_of(race_, seating_, event_.other); }
    std::string where() const {
        return event_.who < chariots ? place_words(race_[event_.who].car) : std::string();
    }
    std::string with_what() const {
        switch (event_.fact) {
        case Fact::prepared:
            return points_of(
                preparation_of({Choice::prepare, static_cast<std::uint8_t>(event_.value)}));
        case Fact::bet_placed: return money(hundred * event_.value);
        case Fact::slipped: return name_of_lane(race_[event_.who].car.lane);
        case Fact::attacked: return name_of_attack(event_.choice);
        default: return {};
        }
    }
    // How it comes to that.
    const char* sum_words() const {
        if (event_.rule == Rule("CM-L23"))
            return mark("Dice and drivers come to a Lash Factor of {0}.");
        if (event_.rule == Rule("CM-L31")) return mark("Dice and drivers come to {0}.");
        if (event_.rule == Rule("CM-R35")) return mark("Dice, driver and endurance come to {0}.");
        return mark("Dice, driver and excess come to {0}.");
    }
    // By whoever moves, next to somebody: the attack has been told.
    bool is_told_by_attack() const {
        return event_.choice != Choice::ram && event_.who == race_.acting;
    }
    // What befell one in another's move is news to it.
    bool is_suffered() const {
        const bool is_moving =
            race_.stage == Stage::draw && event_.who < chariots && race_.acting < chariots;
        const bool is_own = event_.fact == Fact::evaded || event_.fact == Fact::not_evaded;
        return is_moving && !is_own && race_.move.left > 0 && event_.who != race_.acting;
    }
    ui::PlainLine line(std::string text, Manner manner, std::string_view mark = {}) const {
        ui::PlainLine line{std::move(text), seat_of(race_.terms, event_.who), event_.rule, mark};
        line.other = seat_of(race_.terms, event_.other);
        line.is_minor = manner == Manner::minor;
        line.is_news = manner == Manner::news;
        line.is_suffered = is_suffered();
        return line;
    }

    ui::PlainLine stabled() const;
    ui::PlainLine all_stabled() const;
    ui::PlainLine in_lane() const;
    ui::PlainLine all_in_lanes() const;
    ui::PlainLine of_all(std::string text) const;
    ui::PlainLine crossed() const;
    ui::PlainLine finished() const;
    ui::PlainLine moved() const;
    ui::PlainLine lashed() const;
    ui::PlainLine rammed() const;

    const Event& event_;
    const Race& race_;
    const ui::Seating& seating_;
};

// The last of its three dice: what all of them came to. Of several in a row what they lie between.
ui::PlainLine Telling::stabled() const {
    const Chariot& chariot = race_[event_.who];
    return line(say("{0}: the driver can take {1} hits; team speed {2}, endurance {3}.",
                    {name(), chariot.full_hits, team_speed(chariot), event_.value}),
                Manner::major);
}

ui::PlainLine Telling::all_stabled() const {
    struct Range {
        int least = std::numeric_limits<int>::max();
        int most = 0;
        void add(int value) {
            least = std::min(least, value);
            most = std::max(most, value);
        }
        std::string words() const {
            return least == most ? std::to_string(least) : say(mark("{0}–{1}"), {least, most});
        }
    };
    Range hits;
    Range speed;
    Range endurance;
    int count = 0;
    for (const Chariot& chariot : race_.all) {
        if (chariot.endurance <= 0) continue;
        ++count;
        hits.add(chariot.full_hits);
        speed.add(team_speed(chariot));
        endurance.add(chariot.endurance);
    }
    return of_all(say("{0} chariots are ready: drivers can take {1} hits; team speed {2}, "
                      "endurance {3}.",
                      {count, hits.words(), speed.words(), endurance.words()}));
}

ui::PlainLine Telling::in_lane() const {
    return line(say("{0} draws lane {1}.", {name(), name_of_lane(event_.value)}), Manner::major);
}

// They are drawn one by one, the first chariot first.
ui::PlainLine Telling::all_in_lanes() const {
    std::vector<ChariotId> drawn;
    for (ChariotId id = 0; id <= event_.who; ++id)
        drawn.push_back(id);
    std::ranges::sort(drawn, {}, [&](ChariotId id) { return race_[id].car.lane; });
    std::string names;
    for (const ChariotId id : drawn)
        names += (names.empty() ? "" : ", ") + name_of(race_, seating_, id);
    return of_all(say("The lots give the lanes, from the inside out: {0}.", {names}));
}

ui::PlainLine Telling::of_all(std::string text) const {
    ui::PlainLine told = line(std::move(text), Manner::major);
    told.who = told.other = kernel::nobody;
    return told;
}

ui::PlainLine Telling::crossed() const {
    if (event_.value == last_crossing(race_.terms)) return {};
    if (event_.value == 1) return line(say("{0} crosses the line.", {name()}), Manner::minor);
    if (event_.value == race_.terms.laps)
        return line(say("{0} is in the last lap!", {name()}), Manner::news, "ui/mark-lap");
    return line(say("{0} begins lap {1}.", {name(), event_.value}), Manner::major, "ui/mark-lap");
}

ui::PlainLine Telling::finished() const {
    return line(event_.value == 1 ? say("{0} wins the race!", {name()})
                                  : say("{0} is home, as number {1}.", {name(), event_.value}),
                Manner::news, "ui/mark-finish");
}

// Where the move ends; what leads there is seen on the board. Who is home has left the track.
ui::PlainLine Telling::moved() const {
    if (event_.value > 0 || race_[event_.who].standing == Standing::finished) return {};
    return line(say("{0} comes to {1}.", {name(), where()}), Manner::minor);
}

ui::PlainLine Telling::lashed() const {
    if (event_.value == 0)
        return line(say("The horses of {0} hardly feel it.", {name()}), Manner::minor);
    return line(say("The horses of {0} bolt: {1} faster in the next move.", {name(), event_.value}),
                Manner::minor);
}

ui::PlainLine Telling::rammed() const {
    // It has slid with its own team against a car (CM-X39).
    if (event_.other == event_.who)
        return line(say("The horses of {0} run into the hub beside them!", {name()}), Manner::major,
                    "ui/mark-collision");
    const bool has_car = event_.choice == Choice::ram_car;
    const bool is_behind = event_.choice == Choice::ram;
    return line(say(is_behind ? mark("{0} runs into the back of {1}!")
                    : has_car ? mark("{0} drives the hub into the wheel of {1}.")
                              : mark("{0} drives the hub into the horses of {1}."),
                    {name(), other()}),
                is_told_by_attack() ? Manner::minor : Manner::major, "ui/mark-collision");
}

}  // namespace

ui::PlainLine View::event_words(const Event& event, const Race& race, const ui::Seating& seating) {
    return Telling(event, race, seating).line();
}

// Each square braked off is a choice of its own (CM-X42); what all chariots are made of is told in
// one line.
std::optional<Event> View::joined(const Event& told, const Event& event) {
    const bool is_before_start = event.fact == Fact::prepared ||
                                 event.fact == Fact::endurance_rolled ||
                                 event.fact == Fact::lane_drawn;
    if (is_before_start && told.fact == event.fact) {
        Event all = event;
        all.other = told.who;
        return all;
    }
    if (event.fact != Fact::braked || told.fact != event.fact || told.who != event.who) return {};
    Event sum = event;
    sum.value = static_cast<std::int16_t>(told.value + event.value);
    return sum;
}

}  // namespace circus_maximus
