// What is asked, what the answers are, and how things stand.
#include <algorithm>
#include <array>
#include <initializer_list>
#include <string>

#include "games/death_roads/rules/procedures.h"
#include "games/death_roads/view/names.h"
#include "games/death_roads/view/road_view.h"
#include "games/death_roads/view/words_odds.h"
#include "words/words.h"

namespace death_roads {

using words::by_count;
using words::mark;
using words::say;
using words::tr;

std::string View::title() { return tr("Death Roads"); }
std::string View::motto() { return tr("Death Roads: first across, or last one rolling"); }

std::string View::driver_title(std::string_view driver) {
    if (driver == "steady") return words::tr_in("driver", "Steady");
    if (driver == "rookie") return words::tr_in("driver", "Rookie");
    if (driver == "ace") return words::tr_in("driver", "Ace");
    if (driver == "shooter") return words::tr_in("driver", "Shooter");
    if (driver == "racer") return words::tr_in("driver", "Racer");
    if (driver == "basher") return words::tr_in("driver", "Basher");
    if (driver == "survivor") return words::tr_in("driver", "Survivor");
    return std::string(driver);
}

std::string View::driver_about(std::string_view driver) {
    if (driver == "racer") return tr("Drives as Steady does, and would rather be ahead.");
    if (driver == "shooter") return tr("Drives as Steady does, and would rather shoot.");
    if (driver == "basher") return tr("Drives as Steady does, and would rather Bash.");
    if (driver == "survivor") return tr("Drives as Steady does, and would rather stay whole.");
    return ui::about_driver(driver);
}

// ---- Questions ----------------------------------------------------------------------------------

namespace {

std::string about_car(const Race& race, PlayerId id) {
    const Car& car = race[id];
    return say("Gear {0}, Handling {1}, Condition {2}.",
               {int(car.gear), std::max(0, int(car.handling)), int(car.condition)});
}

ui::PlainQuestion step_question(const Race& race, PlayerId id, const std::string& name) {
    ui::PlainQuestion said;
    if (race[id].hand.empty()) {
        said.title = say("{0}: nothing is left to play", {name});
    } else if (race.turn.has_declared) {
        said.title = say("{0}, stunned: pass or focus?", {name});
    } else {
        said.title = say("{0}: choose a card", {name});
        said.explanation = say(
            "Played, it does what its row of Gear {0} says; else it pays for a Gear, a lane, your "
            "driver's Action or Focus. Handling {1} is left.",
            {int(race[id].gear), std::max(0, int(race[id].handling))});
    }
    return said;
}

}  // namespace

ui::PlainQuestion View::question_words(const Decision& decision, const ui::Seating& seating) {
    const Race& race = decision.now;
    const PlayerId id = decision.about.who;
    const std::string name = name_of(seating, id);
    switch (decision.ask) {
    case Ask::vehicle:
        return {say("{0}: which car?", {name}), tr("Each has ten cards of its own.")};
    case Ask::driver:
        return {say("{0}: which driver?", {name}), tr("An Action of their own, and a skill.")};
    case Ask::front:
        return {say("{0}: what goes on the hood?", {name}), tr("Two cards that shoot forward.")};
    case Ask::middle:
        return {say("{0}: what goes on the roof?", {name}), tr("Two cards that hit sideways.")};
    case Ask::back:
        return {say("{0}: what goes on the tail?", {name}), tr("Two cards that shoot back.")};
    case Ask::discard:
        return {say("{0}: throw cards away?", {name}),
                tr("Choose what is to go; the hand is then filled up. All see what is thrown.")};
    case Ask::status: return {say("{0}: which token first?", {name}), about_car(race, id)};
    case Ask::stun: return {say("{0} is stunned", {name}), about_car(race, id)};
    case Ask::burn:
        return {say("{0} is on fire: which card burns?", {name}), tr("It goes to the Discard.")};
    case Ask::step: return step_question(race, id, name);
    case Ask::second:
        return {say("{0}: another Action, or enough?", {name}),
                race.turn.has_played ? tr("A Driver Action is left: choose what pays.")
                                     : tr("A Card Action is left: choose the card.")};
    case Ask::slide_master:
        return {say("{0} may put the Skid card aside", {name}),
                tr("The next one then must be taken.")};
    }
    return {};
}

namespace {

std::string deck_words(const VehicleText& vehicle) {
    std::string text;
    for (std::size_t i = 0; i < vehicle.deck.size(); ++i) {
        const Card card = card_of(vehicle.deck.at(i));
        if (i > 0 && card == card_of(vehicle.deck.at(i - 1))) continue;
        const auto count = std::ranges::count(vehicle.deck, vehicle.deck.at(i));
        const std::string name = card_name(card);
        text +=
            (text.empty() ? "" : ", ") + (count > 1 ? name + " ×" + std::to_string(count) : name);
    }
    return text;
}

ui::PlainOption vehicle_option(std::uint8_t index) {
    const VehicleText& vehicle = vehicles.at(index);
    return {name_of_vehicle(index),
            say(mark("{0} {1}"),
                {fit_of_vehicle(index),
                 say("Condition {0}, Handling {1}. {2}.",
                     {int(vehicle.condition), int(vehicle.handling), deck_words(vehicle)})})};
}

ui::PlainOption driver_option(std::uint8_t index) {
    const DriverText& driver = drivers.at(index);
    return {name_of_driver(index),
            say(mark("{0} {1} {2}"),
                {bio_of_driver(index), fit_of_driver(index),
                 say("{0} ({1} Handling): {2}. {3}: {4}",
                     {name_of_action(index), int(driver.cost), effects_of(driver.effects),
                      name_of_skill(index), about_skill(index)})})};
}

ui::PlainOption pair_option(std::uint8_t pair) {
    std::string about = fit_of_pair(pair);
    for (const std::size_t which : {0U, 1U}) {
        const Card card = weapon_card(pair, which);
        const std::string one = say(mark("{0}: {1}"), {short_name(card), about_card(card, 1)});
        about = say(mark("{0} {1}"), {about, one});
    }
    return {name_of_pair(pair), about};
}

// Arrows as on the cards: several uses of one stand side by side.
std::string with_side(const std::string& name, std::uint8_t side) {
    switch (static_cast<Side>(side)) {
    case Side::left: return name + " ←";
    case Side::right: return name + " →";
    default: return name;
    }
}

// Where the pattern of an alternative lies, seen from the car.
std::string line_label(const Option& option) {
    constexpr std::array<const char*, 9> arrows = {"↙", "↓", "↘", "←", "", "→", "↖", "↑", "↗"};
    const WeaponText& weapon = weapon_of(option.card);
    if (weapon.alternatives.size() == 0) return short_name(option.card);
    const Line& line = option.value == 0 ? weapon.lines[0] : weapon.alternatives[option.value - 1U];
    const Offset last = *(line.end() - 1);
    const auto sign = [](int value) { return value < 0 ? 0 : value > 0 ? 2 : 1; };
    const int arrow = 3 * sign(last.rows) + sign(last.lanes);
    return short_name(option.card) + " " + arrows.at(static_cast<std::size_t>(arrow));
}

std::string option_label(const Option& option, const Race& race, PlayerId id) {
    const std::string card = option.card == none ? std::string() : card_name(option.card);
    switch (option.choice) {
    case Choice::play:
        return is_weapon(option.card) ? line_label(option) : with_side(card, option.value);
    case Choice::pass: return tr("Pass");
    case Choice::done: return tr("Enough");
    case Choice::focus: return tr("Focus");
    case Choice::shift: return std::string(tr("Gear")) + (option.value == 0 ? " ↑" : " ↓");
    case Choice::change_lane: return with_side(tr("Lane"), option.value);
    case Choice::own_action: return with_side(name_of_action(race[id].build.driver), option.value);
    case Choice::discard: return say("Burn {0}", {card});
    case Choice::status: return name_of(static_cast<Status>(option.value));
    case Choice::lose: return tr("Lose 1 Handling");
    case Choice::declare: return tr("No Actions this turn");
    case Choice::keep: return tr("Take it");
    case Choice::replace: return tr("The next one");
    default: return {};
    }
}

// What it costs, beside where it leads.
std::string price_of(const Option& option, const Race& race, PlayerId id) {
    const Car& car = race[id];
    switch (option.choice) {
    case Choice::play: return say("Costs {0} Handling.", {cost_of(option.card)});
    case Choice::shift:
    case Choice::change_lane: return say("Costs 1 Handling and {0}.", {card_name(option.card)});
    case Choice::own_action:
        return say("Costs {0} Handling and {1}.",
                   {int(drivers.at(car.build.driver).cost), card_name(option.card)});
    case Choice::pass: return tr("Nothing more this round: no Skid either.");
    case Choice::focus:
        return say("{0} is thrown away; nothing else happens.", {card_name(option.card)});
    case Choice::done: return tr("The turn ends.");
    case Choice::status:
        switch (static_cast<Status>(option.value)) {
        case Status::stun: return tr("It costs 1 Handling, or the Actions of this turn.");
        case Status::burn: return tr("A card of the hand is lost to it.");
        case Status::veer:
            return say(by_count(car[Status::veer], "{0} Skid card is turned up.",
                                "{0} Skid cards are turned up."),
                       {int(car[Status::veer])});
        }
        return {};
    case Choice::lose: return tr("The Actions remain.");
    case Choice::declare: return tr("Pass or Focus is all that is left; Handling is kept.");
    default: return {};
    }
}

}  // namespace

// ---- Keys ---------------------------------------------------------------------------------------

namespace {

constexpr std::size_t most_cards = 6;  // in a hand (DR-O-79)

// What of a card is shown together: see hand_of.
int use_of(Choice choice) {
    switch (choice) {
    case Choice::play: return 1;
    case Choice::shift:
    case Choice::change_lane: return 2;
    case Choice::own_action:
    case Choice::focus: return 3;
    default: return 0;
    }
}

// The cards have the first digits. What may be done with the one that is touched has those after
// the last card there could be, and the way out the last: they stay as the hand shrinks.
stage::Key key_of(const Option& option, const View::Decision& decision) {
    if (decision.ask != Ask::step && decision.ask != Ask::second) return stage::Key::unknown;
    if (option.choice == Choice::pass || option.choice == Choice::done) return stage::Key::digit_0;
    std::size_t place = most_cards;
    for (const Option& other : decision.options) {
        if (other == option) break;
        if (other.card == option.card && use_of(other.choice) == use_of(option.choice)) ++place;
    }
    constexpr std::size_t digits = 9;
    return ui::key_of_thing(place < digits ? place : place + 1);  // past 0
}

}  // namespace

ui::PlainOption View::action_words(const Option& option, const Race& race, PlayerId id) {
    return {option_label(option, race, id), price_of(option, race, id)};
}

ui::PlainOption View::option_words(const Option& option, const Decision& decision,
                                   const ui::Seating& seating) {
    const Race& race = decision.now;
    const PlayerId id = decision.about.who;
    switch (option.choice) {
    case Choice::vehicle: return vehicle_option(option.value);
    case Choice::driver: return driver_option(option.value);
    case Choice::pair: return pair_option(option.value);
    default: break;
    }
    ui::PlainOption said = action_words(option, race, id);
    said.key = key_of(option, decision);
    if (decision.ask == Ask::step || decision.ask == Ask::second) {
        const std::string leads =
            forecast_words(forecast(decision, option), race, id, option, seating);
        if (!leads.empty()) said.explanation = say(mark("{0} {1}"), {said.explanation, leads});
    }
    return said;
}

// Cards that one option each is about are touched and lead to what may be done with them.
ui::PlainHand View::hand_of(const Decision& decision, const ui::Seating&) {
    ui::PlainHand hand;
    const Car& car = decision.now[decision.player];
    const bool is_action = decision.ask == Ask::step || decision.ask == Ask::second;
    if (!is_action && decision.ask != Ask::discard && decision.ask != Ask::burn) return hand;
    std::vector<Card> held;
    for (Card card = 0; card < card_kinds; ++card)
        held.insert(held.end(), static_cast<std::size_t>(car.hand.count(card)), card);
    const auto options_for = [&](Card card, std::initializer_list<Choice> choices) {
        std::vector<std::size_t> found;
        for (const Choice choice : choices)
            for (std::size_t i = 0; i < decision.options.size(); ++i)
                if (decision.options[i].card == card && decision.options[i].choice == choice)
                    found.push_back(i);
        return found;
    };
    for (const Card card : held) {
        ui::PlainCard one{card_face(card), card_name(card), about_card(card, car.gear), {}, {}};
        one.rule = is_weapon(card) ? ui::RuleRef("DR-WPN-01") : ui::RuleRef("DR-CARD-02");
        const auto add_use = [&](const char* word, std::initializer_list<Choice> choices) {
            if (auto its = options_for(card, choices); !its.empty())
                one.uses.push_back({word, std::move(its)});
        };
        add_use(words::tr_in("card", "play"), {Choice::play});
        add_use(words::tr_in("card", "gear, lane"), {Choice::shift, Choice::change_lane});
        add_use(words::tr_in("card", "driver, focus"), {Choice::own_action, Choice::focus});
        add_use(decision.ask == Ask::burn ? words::tr_in("card", "burn")
                                          : words::tr_in("card", "throw"),
                {Choice::discard});
        hand.cards.push_back(std::move(one));
    }
    if (decision.ask != Ask::discard) return hand;
    hand.confirm = [held](const std::vector<std::size_t>& touched) {
        ui::PlainRow row;
        for (const std::size_t card : touched)
            row.answers.push_back(Option{Choice::discard, held[card]});
        const int count = static_cast<int>(touched.size());
        if (touched.size() < held.size()) row.answers.push_back(Option{Choice::done});
        row.label = count == 0 ? std::string(tr("Keep them all"))
                               : say(by_count(count, "Throw {0} card", "Throw {0} cards"), {count});
        row.explanation = tr("Then the hand is filled up.");
        return row;
    };
    return hand;
}

std::string View::choice_words(const Option& option, const std::string& name, const Race& race) {
    // Short, as they stand on a button.
    const std::string card = option.card == none ? std::string() : short_name(option.card);
    switch (option.choice) {
    case Choice::vehicle: return say("{0} takes {1}", {name, name_of_vehicle(option.value)});
    case Choice::driver: return say("{0} takes {1}", {name, name_of_driver(option.value)});
    case Choice::pair: return say("{0} takes {1}", {name, name_of_pair(option.value)});
    case Choice::done:
        return race.stage == Stage::preparation ? say("{0} sorts the hand", {name})
                                                : say("{0} has enough", {name});
    case Choice::discard: return say("{0} throws {1} away", {name, card});
    case Choice::status: return say("{0} takes a token off", {name});
    case Choice::lose: return say("{0} loses Handling", {name});
    case Choice::declare: return say("{0} takes no Actions", {name});
    case Choice::pass: return say("{0} passes", {name});
    case Choice::focus: return say("{0} focuses", {name});
    case Choice::play: return say("{0} plays {1}", {name, card});
    case Choice::shift: return say("{0} shifts", {name});
    case Choice::change_lane: return say("{0} changes lanes", {name});
    case Choice::own_action: return say("{0} takes a Driver Action", {name});
    case Choice::keep: return say("{0} takes the Skid card", {name});
    case Choice::replace: return say("{0} waits for the next one", {name});
    }
    return {};
}

// ---- How it stands ------------------------------------------------------------------------------

int View::place_of(const Race& race, PlayerId seat) {
    const Players placed = placing(race);
    return 1 + static_cast<int>(std::find(placed.begin(), placed.end(), seat) - placed.begin());
}

std::string View::standing_of(const Race& race, PlayerId seat) {
    const Car& car = race[seat];
    if (!car.is_racing) return tr("out of the race");
    if (race.stage == Stage::setup)
        return car.build.vehicle == none ? std::string(tr("at the garage"))
                                         : name_of_vehicle(car.build.vehicle);
    return say(mark("{0}: {1}"),
               {name_of_vehicle(car.build.vehicle), death_roads::place_of(race, car.at)});
}

PlayerId View::roller_of(const Race& race) {
    if (race.turn.who != nobody) return race.turn.who;
    const Players left = racing(race);
    return left.empty() ? nobody : left[0];
}

ui::StripCaption View::caption(const Race& race) {
    ui::StripCaption caption;
    if (race.round == 0) {
        caption.round = tr("At the garage");
        return caption;
    }
    caption.round = say("Round {0} of {1}", {int(race.round), int(race.terms.rounds)});
    caption.round_note =
        tr("Whoever is furthest up the road after the last Road Event wins, or whoever is the last "
           "one rolling.");
    caption.round_rule = ui::RuleRef("DR-O-08");
    const std::string cards = tr("Preparation");
    const std::string driving = tr("Race");
    const std::string event = tr("Road Event");
    caption.phases = {cards, driving, event};
    switch (race.stage) {
    case Stage::race: caption.phase = driving; break;
    case Stage::reveal:
    case Stage::resolve: caption.phase = event; break;
    case Stage::over: break;
    default: caption.phase = cards; break;
    }
    if (race.event == none) return caption;
    caption.phase_note =
        say(mark("{0}: {1}"), {name_of_event(race.event), about_event(race.event)});
    caption.phase_rule = ui::RuleRef("DR-RES-02");
    return caption;
}

ui::StripButton View::foretelling(bool is_shown) {
    ui::StripButton button;
    button.label = is_shown ? tr("Hide threats") : tr("Show threats");
    button.hint = tr("What the weapons of the others reach, as far as they are not on a Discard.");
    button.room_for = tr("Show threats");
    return button;
}

std::vector<PlayerId> View::order_of(const Race& race, std::size_t seats) {
    std::vector<PlayerId> order;
    for (std::size_t place = 0; place < seats; ++place)
        order.push_back(race.order.at(place));
    return order;
}

std::vector<ui::StandingsColumn> View::columns(const Race&) {
    return {
        {tr("Condition"), 76.0F, 0.0F}, {tr("Handling"), 72.0F, 0.0F}, {tr("Gear"), 44.0F, 0.0F}};
}

std::vector<std::string> View::values_of(const Race& race, PlayerId seat) {
    const Car& car = race[seat];
    if (!car.is_racing || race.stage == Stage::setup) return {"", "", ""};
    return {std::to_string(car.condition),
            car.is_aside ? "–" : std::to_string(std::max<int>(0, car.handling)),
            std::to_string(car.gear)};
}

}  // namespace death_roads
