// What happens, told.
#include <array>
#include <utility>

#include "games/highway_heist/view/core/stage_time.h"
#include "games/highway_heist/view/heist_view.h"
#include "games/highway_heist/view/names.h"
#include "ui/plain/told.h"
#include "words/words.h"

namespace highway_heist {

using words::by_count;
using words::mark;
using words::say;
using words::tr;

namespace {

using ui::Manner;
using Told = ui::Told<Fact>;

// {0} who, {1} what it is about, {2} how many, {3} where.
constexpr std::array all_told = {
    Told{Fact::hacker_placed, mark("The Hacker rides with {0}.")},
    Told{Fact::turn_began, mark("It is {0}'s turn.")},
    Told{Fact::gadget_used, mark("{0} uses a Gadget: dice are rolled again."), Manner::minor},
    Told{Fact::boosted, mark("{0} spends a Boost token."), Manner::minor},
    Told{Fact::shaken_off, mark("The Enemy Peg on {1} is gone."), Manner::minor},
    Told{Fact::hijacked, mark("{0} is behind the wheel of {1}!"), Manner::news, "ui/mark-attack"},
    Told{Fact::took_boost, mark("{0} takes a Boost token."), Manner::minor},
    Told{Fact::peg_beside, mark("{0} finds no roof, and stands beside the board."), Manner::news},
    Told{Fact::enemy_placed, mark("An Enemy Peg on {1}."), Manner::minor},
    Told{Fact::enemy_moved, mark("The Enemy Peg climbs onto {1}."), Manner::minor},
    Told{Fact::enemy_lost, mark("The Enemy Peg is left behind."), Manner::minor},
    Told{Fact::fired, mark("The Tank fires!"), Manner::news, "ui/mark-attack"},
    Told{Fact::door_opened, mark("The door of the Semi is open."), Manner::news},
    Told{Fact::door_closed, mark("The door of the Semi closes.")},
    Told{Fact::missile, mark("MISSILE! It goes for {0}."), Manner::news, "ui/mark-attack"},
    Told{Fact::radar_cleared, mark("{0} scrambles the Radar: 0."), Manner::minor},
    Told{Fact::round_ended, mark("Round {2} is over; all are ready again.")},
    Told{Fact::won, mark("The team has won!"), Manner::news, "ui/mark-finish"},
    Told{Fact::lost, mark("They got away. The team has lost."), Manner::news, "ui/mark-end"},
};

class Telling {
public:
    Telling(const Event& event, const Heist& heist) : event_(event), heist_(heist) {}

    ui::PlainLine line() const {
        switch (event_.fact) {
        case Fact::placed:
            return is_suv_placed() ? said(mark("{1} drives up in {3}."), Manner::minor)
                                   : said(mark("{0} starts in {3}."), Manner::minor);
        case Fact::action_taken: return action();
        case Fact::assisted:
            return line(say(by_count(event_.value, "{0} assists with {1} Boost token.",
                                     "{0} assists with {1} Boost tokens."),
                            {name(), int{event_.value}}),
                        Manner::minor);
        case Fact::slammed:
            return line(say("{0} slams {1}!", {what(), car_name(heist_, heist_[event_.who].pv)}),
                        Manner::major, "ui/mark-collision");
        case Fact::rolled:
            return line(say(by_count(event_.value, "{0}: {1} success.", "{0}: {1} successes."),
                            {name(), int{event_.value}}),
                        Manner::minor);
        case Fact::succeeded: return said(mark("It works."), Manner::minor);
        case Fact::failed: return said(mark("{0} fails."), Manner::news);
        case Fact::moved: return moved();
        case Fact::leapt: return leapt();
        case Fact::wrecked:
            return event_.who == no_member
                       ? said(mark("{1} is a Wreck."), Manner::major, "ui/mark-wreck")
                       : said(mark("The car of {0} is a Wreck!"), Manner::news, "ui/mark-wreck");
        case Fact::removed:
            return event_.who == no_member ? said(mark("{1} is gone from the road."), Manner::minor)
                                           : said(how_lost(), Manner::news, "ui/mark-wreck");
        case Fact::damaged: return damaged();
        case Fact::peg_moved:
            return said(event_.rule == Rule("HH-STM-02") ? mark("{0} is caught, and drives again.")
                                                         : mark("{0} lands on {1}."),
                        Manner::minor);
        case Fact::enemy_rolled: return enemy_rolled();
        case Fact::card_activated:
        case Fact::card_revealed: return card();
        case Fact::main_moved: return main_moved();
        case Fact::main_hit:
            return line(say(mark("{0} -{1}: {2} left."),
                            {main_name(), int{event_.value}, int{heist_.strength}}),
                        Manner::news, "ui/mark-attack");
        case Fact::main_repaired: return repaired(main_name(), heist_.strength);
        case Fact::rival_hit:
            return line(say(mark("{0} -{1}: {2} left."),
                            {name_of_rival(), int{event_.value}, int{heist_.rival_strength}}),
                        Manner::news, "ui/mark-attack");
        case Fact::rival_repaired: return repaired(name_of_rival(), heist_.rival_strength);
        case Fact::shot:
            return line(say(by_count(event_.value, "SHOTGUN! {0} shell is left.",
                                     "SHOTGUN! {0} shells are left."),
                            {int{event_.value}}),
                        Manner::news, "ui/mark-attack");
        case Fact::reloaded:
            return line(say(by_count(event_.value, "The guard reloads: {0} shell.",
                                     "The guard reloads: {0} shells."),
                            {int{event_.value}}),
                        Manner::minor);
        case Fact::cargo_moved: return cargo();
        case Fact::pinged:
            return line(say("The Radar stands at {0} of 5.", {int{event_.value}}), Manner::minor);
        case Fact::stunt_drawn:
            return line(say("A new Stunt: {0}.", {name_of(static_cast<Stunt>(event_.value))}),
                        Manner::major);
        case Fact::stunt_left:
            return line(say("The Stunt {0} is over.", {name_of(static_cast<Stunt>(event_.value))}),
                        Manner::minor);
        default: break;
        }
        const Told* told = ui::find_told(all_told, event_.fact);
        if (told == nullptr) return {};
        return said(told->text, told->manner, told->mark);
    }

private:
    std::string name() const { return member_name(heist_.terms, event_.who); }
    std::string what() const { return perch_name(heist_, event_.what); }
    bool is_suv_placed() const { return event_.who == no_member; }
    std::string main_name() const {
        switch (heist_.terms.scenario) {
        case Scenario::tank_assault: return tr("Tank");
        case Scenario::semi_heist: return tr("Semi");
        case Scenario::chopper_takedown: break;
        }
        return tr("Chopper");
    }
    static std::string name_of_rival() { return tr("Rival Car"); }

    ui::PlainLine said(const char* text, Manner manner, std::string_view mark = {}) const {
        return line(say(text, {name(), what(), int{event_.value}, space_name(event_.at)}), manner,
                    mark);
    }
    ui::PlainLine line(std::string text, Manner manner, std::string_view mark = {}) const {
        ui::PlainLine line{std::move(text), seat_of(heist_.terms, event_.who), event_.rule, mark};
        line.is_minor = manner == Manner::minor;
        line.is_news = manner == Manner::news;
        const bool is_loss = event_.fact == Fact::wrecked || event_.fact == Fact::removed;
        line.is_suffered = event_.fact == Fact::damaged || event_.fact == Fact::slammed ||
                           (is_loss && event_.who != no_member);
        // Of a slam that is who slams.
        const bool is_slam = event_.rule == Rule("HH-ESUV-02") || event_.rule == Rule("HH-O-94") ||
                             event_.rule == Rule("HH-ESUV-01") || event_.rule == Rule("HH-O-29");
        line.is_cause =
            line.is_suffered && (event_.fact != Fact::damaged || (!is_slam && event_.value > 0));
        return line;
    }
    ui::PlainLine action() const {
        switch (static_cast<Choice>(event_.value)) {
        case Choice::drive: return said(mark("{0} drives."), Manner::major);
        case Choice::leap: return said(mark("{0} leaps."), Manner::major);
        case Choice::ram: return said(mark("{0} rams {1}."), Manner::major, "ui/mark-attack");
        case Choice::force: return said(mark("{0} forces {1}."), Manner::major);
        case Choice::shake: return said(mark("{0} shakes."), Manner::major);
        case Choice::brawl: return said(mark("{0} brawls."), Manner::major, "ui/mark-attack");
        case Choice::hijack: return said(mark("{0} reaches for a wheel."), Manner::major);
        case Choice::stunt:
            return line(
                say("{0} tries a Stunt: {1}!", {name(), name_of(static_cast<Stunt>(event_.what))}),
                Manner::news, "ui/mark-attack");
        case Choice::open_door: return said(mark("{0} tugs at the door."), Manner::major);
        case Choice::throw_cargo:
            return line(
                say("{0} throws Cargo to {1}.", {name(), member_name(heist_.terms, event_.what)}),
                Manner::major);
        case Choice::take_the_shot:
            return said(mark("{0} aims at the Chopper."), Manner::major, "ui/mark-attack");
        case Choice::trade_paint:
            return said(mark("{0} leans on the Rival Car."), Manner::major, "ui/mark-attack");
        case Choice::jam_radar: return said(mark("{0} jams the Radar."), Manner::major);
        case Choice::pass: return said(mark("{0} is done."), Manner::major);
        default: return {};
        }
    }
    const char* how_lost() const {
        if (event_.rule == Rule("HH-EOR-03"))
            return mark("A Wreck falls back into {0}'s car and destroys it!");
        if (event_.rule == Rule("HH-EOR-06")) return mark("{0}'s car is left behind for good!");
        if (event_.rule == Rule("HH-O-61"))
            return heist_.terms.scenario == Scenario::tank_assault
                       ? mark("The Tank runs over {0}'s car!")
                       : mark("The Semi runs over {0}'s car!");
        return mark("The car of {0} is destroyed!");
    }
    // Who or what dealt damage; empty where a line before it says so.
    std::string source() const {
        if (event_.rule == Rule("HH-EPEG-02") || event_.rule == Rule("HH-O-26"))
            return tr("Enemy Peg on the roof");
        if (event_.rule == Rule("HH-O-64")) return tr("Fire of the Tank");
        if (event_.rule == Rule("HH-O-98")) return tr("Guns of the Chopper");
        if (event_.rule == Rule("HH-O-97")) return tr("The missile");
        if (event_.rule == Rule("HH-O-61"))
            return heist_.terms.scenario == Scenario::tank_assault ? tr("Shoved by the Tank")
                                                                   : tr("Shoved by the Semi");
        for (std::size_t card = 0; card < enemy_cards; ++card)
            if (enemy_card(heist_, card).rule == event_.rule)
                return card_name(heist_.terms.scenario, card);
        return {};
    }
    ui::PlainLine leapt() const {
        return event_.what == at_wheel ? said(mark("{0} leaps behind the wheel."), Manner::major)
                                       : said(mark("{0} leaps onto {1}."), Manner::major);
    }
    ui::PlainLine moved() const {
        if (event_.rule == Rule("HH-ACT-01"))
            return said(mark("{0} drives to {3}."), Manner::major);
        if (event_.rule == Rule("HH-EOR-03"))
            return said(mark("{1}, a Wreck, falls back to {3}."), Manner::minor);
        return said(mark("{1} comes to {3}."), Manner::minor);
    }
    ui::PlainLine damaged() const {
        const int lost = event_.value;
        const int dealt = event_.dealt;
        if (lost == 0)
            return line(say("{0} takes no damage: Defense takes off all {1}.", {name(), dealt}),
                        Manner::minor);
        const char* text =
            lost == dealt
                ? by_count(lost, "The car of {0} loses {1} slot: Defense takes nothing off.",
                           "The car of {0} loses {1} slots: Defense takes nothing off.")
                : by_count(lost, "The car of {0} loses {1} slot: {2} damage, {3} less by Defense.",
                           "The car of {0} loses {1} slots: {2} damage, {3} less by Defense.");
        const std::string told = say(text, {name(), lost, dealt, dealt - lost});
        const std::string by = source();
        return line(by.empty() ? told : say(mark("{0}: {1}"), {by, told}), Manner::minor,
                    "ui/mark-control");
    }
    ui::PlainLine enemy_rolled() const {
        switch (static_cast<EnemyFace>(event_.value)) {
        case EnemyFace::suv:
        case EnemyFace::second_suv:
            return said(mark("The Enemy Die: SUVs activate."), Manner::news);
        case EnemyFace::peg: return said(mark("The Enemy Die: Enemy Pegs activate."), Manner::news);
        case EnemyFace::card: return said(mark("The Enemy Die: an Enemy card."), Manner::news);
        case EnemyFace::north:
            return said(mark("The Enemy Die: north, and an Enemy card."), Manner::news);
        case EnemyFace::south:
            return said(mark("The Enemy Die: south, and an Enemy card."), Manner::news);
        }
        return {};
    }
    ui::PlainLine card() const {
        const auto number = static_cast<std::size_t>(event_.value);
        const std::string title = card_name(heist_.terms.scenario, number);
        const EnemyCard& its = enemy_card(heist_, number);
        if (event_.fact == Fact::card_activated)
            return line(say("ACTIVATE! {0}: {1}", {title, effect_words(its.activated)}),
                        Manner::news);
        return line(say("{0} is revealed: {1}", {title, reveal_words(its)}), Manner::news);
    }
    ui::PlainLine main_moved() const {
        return line(say("{0} moves to {1}.", {main_name(), space_name(event_.at)}), Manner::minor);
    }
    ui::PlainLine repaired(const std::string& who, int strength) const {
        return line(say("{0} +{1}: {2} left.", {who, int{event_.value}, strength}), Manner::minor);
    }
    ui::PlainLine cargo() const {
        if (event_.value < 0)
            return said(mark("The Cargo of {0} is back on the Semi."), Manner::news);
        return line(say(by_count(event_.value, "{0} has {1} Cargo token more.",
                                 "{0} has {1} Cargo tokens more."),
                        {name(), int{event_.value}}),
                    Manner::news, "ui/mark-lap");
    }

    const Event& event_;
    const Heist& heist_;
};

}  // namespace

ui::PlainLine View::event_words(const Event& event, const Heist& heist, const ui::Seating&) {
    ui::PlainLine line = Telling(event, heist).line();
    line.text = as_sentence(std::move(line.text));
    return line;
}

std::optional<Event> View::joined(const Event& told, const Event& event) {
    if (told.fact != Fact::action_taken || told.who != event.who) return {};
    const auto action = static_cast<Choice>(told.value);
    const bool is_driven = event.fact == Fact::moved && event.rule == Rule("HH-ACT-01");
    if (action == Choice::drive && is_driven) return event;
    if (action == Choice::leap && event.fact == Fact::leapt) return event;
    return {};
}

float View::seconds_of(const Event& event) { return highway_heist::seconds_of(event); }

bool View::stays_in_sight(const Event& event) {
    switch (event.fact) {
    case Fact::turn_began:
    case Fact::action_taken:
    case Fact::slammed:
    case Fact::wrecked:
    case Fact::removed:
    case Fact::fired:
    case Fact::missile:
    case Fact::shot:
    case Fact::main_hit:
    case Fact::rival_hit:
    case Fact::enemy_rolled:
    case Fact::round_ended: return true;
    default: return false;
    }
}

}  // namespace highway_heist
