// What happens, told.
#include <array>
#include <cstdlib>

#include "games/death_roads/view/names.h"
#include "games/death_roads/view/road_view.h"
#include "ui/plain/told.h"
#include "words/words.h"

namespace death_roads {

using words::by_count;
using words::mark;
using words::say;
using words::tr;

namespace {

using ui::Manner;
using Told = ui::Told<Fact>;

// {0} who, {1} the other, {2} how many, {3} what, {4} where.
constexpr std::array all_told = {
    Told{Fact::placed, mark("{0} sets out as number {2}.")},
    Told{Fact::drafted, mark("{0} takes {3}.")},
    Told{Fact::round_began, mark("Round {2} begins."), Manner::major, "ui/mark-lap"},
    Told{Fact::discarded, mark("{0} throws {3} away."), Manner::minor},
    Told{Fact::drew_card, mark("It is {3}."), Manner::minor},
    Told{Fact::shuffled, mark("{0} shuffles the Discard into a new Deck."), Manner::minor},
    Told{Fact::event_revealed, mark("Road Event: {3}."), Manner::news, "ui/mark-weather"},
    Told{Fact::event_replaced, mark("{3} may not be the last: another is turned up."),
         Manner::minor},
    Told{Fact::lane_drawn, mark("It will strike lane {2}."), Manner::minor},
    Told{Fact::lane_card_left, mark("There is no lane {2}: that card leaves the game."),
         Manner::minor},
    Told{Fact::stretch_revealed, mark("The Final Stretch: {3}."), Manner::news, "ui/mark-weather"},
    Told{Fact::turn_began, mark("It is {0}'s turn.")},
    Told{Fact::token_shed, mark("{0} sheds a token: {3}."), Manner::minor},
    Told{Fact::declared, mark("{0}, stunned, takes no Actions."), Manner::minor},
    Told{Fact::stunned, mark("{0} shakes the Stun off."), Manner::minor},
    Told{Fact::burned, mark("{0} loses {3} to the fire."), Manner::minor},
    Told{Fact::skid_card, mark("A Skid card: {3}."), Manner::minor},
    Told{Fact::skid_put_aside, mark("{0} puts {3} aside."), Manner::minor},
    Told{Fact::token_taken, mark("{0} takes a token: {3}."), Manner::minor},
    Told{Fact::passed, mark("{0} passes."), Manner::minor},
    Told{Fact::focused, mark("{0} focuses and throws {3} away."), Manner::minor},
    Told{Fact::played, mark("{0} plays {3}.")},
    Told{Fact::blocked, mark("{0} does not get past {1}."), Manner::minor},
    Told{Fact::scraped, mark("{0} scrapes along the Barrier!"), Manner::minor, "ui/mark-collision"},
    Told{Fact::far_ahead, mark("{0} pulls Far Ahead: the road leaves the others behind!"),
         Manner::news, "ui/mark-overtake"},
    Told{Fact::far_behind, mark("{0} falls Far Behind!"), Manner::news, "ui/mark-caught"},
    Told{Fact::hit, mark("{1} hits {0} with {3}!"), Manner::major, "ui/mark-attack"},
    Told{Fact::missed, mark("{3} hits nobody."), Manner::minor},
    Told{Fact::event_resolved, mark("{3} strikes."), Manner::major, "ui/mark-weather"},
    Told{Fact::stretch_resolved, mark("The Final Stretch takes its toll: {3}.")},
    Told{Fact::out, mark("{0} is wrecked, and out of the race!"), Manner::news, "ui/mark-wreck"},
};

class Telling {
public:
    Telling(const Event& event, const Race& race, const ui::Seating& seating)
        : event_(event), race_(race), seating_(seating) {}

    ui::PlainLine line() const {
        const int value = event_.value;
        switch (event_.fact) {
        case Fact::moved:
        case Fact::pushed:
            return line(say(event_.fact == Fact::moved ? mark("{0} drives to {1}.")
                                                       : mark("{0} is shoved to {1}."),
                            {name(), where()}),
                        Manner::minor);
        case Fact::scrolled: return line(say("{0} falls back a row.", {name()}), Manner::minor);
        // The strip shows all of the track.
        case Fact::initiative:
            if (value > 1) return {};
            return line(say("{0} leads on the Initiative Track.", {name()}), Manner::minor);
        case Fact::drew:
            return line(say(by_count(value, "{0} draws {1} card.", "{0} draws {1} cards."),
                            {name(), value}),
                        Manner::minor);
        case Fact::skidded:
            return line(
                say(by_count(value, "{0} is below 1 Handling and skids: {1} card is laid out!",
                             "{0} is below 1 Handling and skids: {1} cards are laid out!"),
                    {name(), value}),
                Manner::news, "ui/mark-control");
        case Fact::veered:
            return line(
                say(by_count(value, "{0} veers: {1} Skid card.", "{0} veers: {1} Skid cards."),
                    {name(), value}),
                Manner::major, "ui/mark-control");
        case Fact::bashed:
            return line(event_.other == nobody
                            ? say("{0} is bashed, strength {1}.", {name(), value})
                            : say("{1} bashes {0}, strength {2}.", {name(), other(), value}),
                        Manner::minor, "ui/mark-collision");
        case Fact::condition: return condition();
        case Fact::handling:
            return line(say(value > 0   ? mark("{0} regains {1} Handling.")
                            : is_paid() ? mark("{0} pays {1} Handling.")
                                        : mark("{0} loses {1} Handling."),
                            {name(), std::abs(value)}),
                        Manner::minor);
        case Fact::gear: return line(say("{0} is in Gear {1}.", {name(), value}), Manner::minor);
        case Fact::lane_closed:
            return line(value == 0 ? tr("The road narrows on the left.")
                                   : tr("The road narrows on the right."),
                        Manner::news);
        case Fact::acted: return acted();
        case Fact::race_over:
            return line(event_.who == nobody ? std::string(tr("The race is over."))
                                             : say("{0} wins the race!", {name()}),
                        Manner::news, "ui/mark-finish");
        default: break;
        }
        const Told* told = ui::find_told(all_told, event_.fact);
        if (told == nullptr) return {};
        return line(say(told->text, {name(), other(), value, what(), where()}), told->manner,
                    told->mark);
    }

private:
    std::string name() const { return name_of(seating_, event_.who); }
    std::string other() const { return name_of(seating_, event_.other); }
    std::string where() const {
        return event_.who < most_players ? place_of(race_, race_[event_.who].at) : std::string();
    }
    std::string what() const {
        const auto value = static_cast<std::uint8_t>(event_.value);
        switch (event_.fact) {
        case Fact::drafted:
            return event_.choice == Choice::vehicle  ? name_of_vehicle(value)
                   : event_.choice == Choice::driver ? name_of_driver(value)
                                                     : name_of_pair(value);
        case Fact::discarded:
        case Fact::drew_card:
        case Fact::burned:
        case Fact::focused:
        case Fact::played:
        case Fact::hit:
        case Fact::missed: return card_name(static_cast<Card>(value));
        case Fact::event_revealed:
        case Fact::event_replaced:
        case Fact::event_resolved: return name_of_event(value);
        case Fact::stretch_revealed:
        case Fact::stretch_resolved: return name_of_stretch(value);
        case Fact::token_shed:
        case Fact::token_taken: return name_of(static_cast<Status>(value));
        case Fact::skid_card:
        case Fact::skid_put_aside: return name_of_skid(value);
        default: return {};
        }
    }
    // Some Road Events strike by where a car is.
    bool is_by_place() const {
        return event_.rule == Rule("DR-E-07") || event_.rule == Rule("DR-E-08");
    }
    ui::PlainLine condition() const {
        const bool is_all_spared = event_.value == 0 && event_.spared > 0;
        const char* text = is_all_spared       ? mark("{0} loses nothing: Thick Skin spares {2} "
                                                            "Condition.")
                           : event_.value >= 0 ? mark("{0} regains {1} Condition.")
                           : event_.spared > 0 ? mark("{0} loses {1} Condition: Thick Skin spares "
                                                      "{2}.")
                           : is_by_place() ? mark("{0} loses {1} Condition. Its place counts: {3}.")
                                           : mark("{0} loses {1} Condition.");
        return line(say(text, {name(), std::abs(event_.value), int{event_.spared}, where()}),
                    Manner::minor);
    }
    ui::PlainLine acted() const {
        const std::string card = card_name(static_cast<Card>(event_.value));
        switch (event_.choice) {
        case Choice::shift:
            return line(say("{0} pays with {1} and shifts.", {name(), card}), Manner::major);
        case Choice::change_lane:
            return line(say("{0} pays with {1} and changes lanes.", {name(), card}), Manner::major);
        default:
            return line(say("{0} pays with {1} and uses {2}.",
                            {name(), card, name_of_action(race_[event_.who].build.driver)}),
                        Manner::major);
        }
    }
    // For a card or a Driver Action.
    bool is_paid() const {
        return event_.rule == Rule("DR-CARD-02") || event_.rule == Rule("DR-DRV-03");
    }
    // What befell one in another's turn, or at the end of the round, is news to it; and so is what
    // Skid cards and tokens do.
    bool is_suffered() const {
        switch (event_.fact) {
        case Fact::skidded:
        case Fact::veered: return true;
        case Fact::token_taken: return is_of_others() || !race_.turn.has_driven;
        case Fact::bashed:
        case Fact::hit:
        case Fact::moved:
        case Fact::pushed:
        case Fact::condition:
        case Fact::handling:
        case Fact::gear:
        case Fact::scrolled:
        case Fact::far_behind:
        case Fact::scraped:
        case Fact::out: return is_of_others() || is_sliding();
        default: return false;
        }
    }
    bool is_of_others() const { return event_.who != race_.turn.who; }
    // Not of its own choice, as in a Controlled Slide.
    bool is_sliding() const { return !race_.skids.empty() && !race_.turn.has_driven; }
    // Of the rest the numbers tell.
    bool is_cause() const {
        switch (event_.fact) {
        case Fact::skidded:
        case Fact::veered:
        case Fact::bashed:
        case Fact::hit:
        case Fact::far_behind:
        case Fact::scraped: return true;
        default: return false;
        }
    }
    ui::PlainLine line(std::string text, Manner manner, std::string_view mark = {}) const {
        ui::PlainLine line{std::move(text), event_.who, event_.rule, mark};
        line.other = event_.other;
        line.is_minor = manner == Manner::minor;
        line.is_news = manner == Manner::news;
        line.is_suffered = is_suffered();
        line.is_cause = is_cause();
        return line;
    }

    const Event& event_;
    const Race& race_;
    const ui::Seating& seating_;
};

}  // namespace

ui::PlainLine View::event_words(const Event& event, const Race& race, const ui::Seating& seating) {
    return Telling(event, race, seating).line();
}

}  // namespace death_roads
