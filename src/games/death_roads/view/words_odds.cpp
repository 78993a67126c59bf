#include "games/death_roads/view/words_odds.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "games/death_roads/view/names.h"
#include "games/death_roads/view/road_view.h"
#include "ui/core/signed_number.h"
#include "words/words.h"

namespace death_roads {

using play::Bearing;
using words::by_count;
using words::mark;
using words::say;
using words::tr;

namespace {

void add(std::string& text, const std::string& more) {
    if (!more.empty()) text = text.empty() ? more : say(mark("{0}; {1}"), {text, more});
}

// As a sentence begins, in letters that both languages begin these with.
std::string begun_large(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z')
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

// What has become of a car.
std::string change_of(const Car& before, const Car& after, const Race& then) {
    if (before.is_racing && !after.is_racing) return tr("out of the race");
    std::string text;
    if (after.condition != before.condition)
        add(text, say("{0} Condition", {ui::signed_number(after.condition - before.condition)}));
    if (after.gear != before.gear) add(text, say("Gear {0}", {int(after.gear)}));
    for (const Status status : {Status::stun, Status::burn, Status::veer})
        if (after[status] > before[status])
            add(text, say(mark("{0} {1}"), {after[status] - before[status], name_of(status)}));
    if (!(after.at == before.at)) add(text, say("to {0}", {place_of(then, after.at)}));
    if (after.was_far_behind && !before.was_far_behind) add(text, tr("Far Behind"));
    return text;
}

// What the Road Event makes of it, struck now; empty where it is not known.
std::string struck(const Race& race, PlayerId id) {
    const auto after = after_event(race);
    return after ? change_of(race[id], (*after)[id], *after) : std::string();
}
// Where an answer changes that.
std::string event_words(const Race& before, const Race& then, PlayerId id) {
    const std::string was = struck(before, id);
    const std::string is = struck(then, id);
    if (is == was) return {};
    const std::string event = name_of_event(then.event);
    return is.empty() ? say("{0} will then pass it by", {event})
                      : say("{0}, as all stand: {1}", {event, is});
}

bool is_deed(const Option& option) {
    return option.choice == Choice::play || option.choice == Choice::shift ||
           option.choice == Choice::change_lane || option.choice == Choice::own_action;
}

// Whether it drives into whoever stands there.
bool is_to_bash(const Option& option, const Car& car) {
    const bool is_row = option.choice == Choice::play && !is_weapon(option.card);
    if (!is_row && option.choice != Choice::own_action) return false;
    const Effects& effects =
        is_row ? vehicle_cards[option.card].rows.at(static_cast<std::size_t>(car.gear - 1))
               : drivers.at(car.build.driver).effects;
    return std::ranges::any_of(effects,
                               [](const Effect& effect) { return effect.deed == Deed::bash; });
}

bool is_told(const Forecast& forecast, Fact fact, PlayerId who) {
    return std::ranges::any_of(
        forecast.told, [&](const Event& event) { return event.fact == fact && event.who == who; });
}

play::OddsWord word(double part, std::string text, const char* rule, Bearing bearing) {
    play::OddsWord word;
    word.share = play::text_of_share(part, true, 0);
    word.brief = text;
    word.text = std::move(text);
    word.rule = rule;
    word.bearing = bearing;
    word.part = part;
    word.percent = play::whole_percent(part);
    word.is_exact = true;
    return word;
}

ui::PlainOdds words_of(const SkidChances& chances) {
    ui::PlainOdds words;
    const auto add_word = [&](double part, const char* text, const char* rule, Bearing bearing) {
        if (part > 0.0) words.push_back(word(part, text, rule, bearing));
    };
    add_word(chances.out, tr("is out"), "DR-O-20", Bearing::grave);
    add_word(chances.far_behind, tr("falls Far Behind"), "DR-O-39", Bearing::grave);
    add_word(chances.red_lane, tr("slides onto the lane of the event"), "DR-EVT-08", Bearing::bad);
    add_word(chances.barrier, tr("scrapes the Barrier"), "DR-O-37", Bearing::bad);
    add_word(chances.harm, tr("loses Condition in the Skid"), "DR-SKID-06", Bearing::bad);
    return words;
}

}  // namespace

std::string forecast_words(const Forecast& forecast, const Race& before, PlayerId id,
                           const Option& option, const ui::Seating& seating) {
    std::string text = change_of(before[id], forecast.then[id], forecast.then);
    if (is_told(forecast, Fact::far_ahead, id)) add(text, tr("Far Ahead: all others fall back"));
    if (is_told(forecast, Fact::missed, id)) add(text, tr("hits nobody"));
    const bool bashes = std::ranges::any_of(
        forecast.told, [](const Event& event) { return event.fact == Fact::bashed; });
    if (is_to_bash(option, before[id]) && !bashes && !forecast.stops_at_draw)
        add(text, tr("nobody is there to be bashed"));
    for (PlayerId other = 0; other < before.terms.players; ++other) {
        if (other == id) continue;
        const std::string its = change_of(before[other], forecast.then[other], forecast.then);
        if (!its.empty()) add(text, say(mark("{0}: {1}"), {name_of(seating, other), its}));
    }
    if (text.empty() && is_deed(option) && !forecast.stops_at_draw)
        text = tr("nothing else changes");
    const Car& car = forecast.then[id];
    if (car.is_racing && !car.is_aside) {
        if (car.handling < 1) {
            add(text, say(by_count(car.gear, "then a Skid of {0} card", "then a Skid of {0} cards"),
                          {int(car.gear)}));
        } else if (car.handling != before[id].handling) {
            add(text, say("Handling {0} is left", {int(car.handling)}));
        }
    }
    if (forecast.stops_at_draw == Why::skid) add(text, tr("then a Skid card is turned up"));
    if (!forecast.stops_at_draw) add(text, event_words(before, forecast.then, id));
    return text.empty() ? text : begun_large(say(mark("{0}."), {text}));
}

// Of the Skid that an Action leads to, and of Skid cards that an answer turns up: all else is
// certain, and told in words.
std::vector<ui::PlainOdds> View::odds_of(const Decision& decision, const ui::Seating&) {
    std::vector<ui::PlainOdds> odds;
    const bool is_action = decision.ask == Ask::step || decision.ask == Ask::second;
    if (!is_action && decision.ask != Ask::status) return odds;
    const PlayerId id = decision.player;
    std::vector<std::pair<Race, ui::PlainOdds>> known;
    for (const Option& option : decision.options) {
        ui::PlainOdds& its = odds.emplace_back();
        if (option.choice == Choice::pass || option.choice == Choice::focus) continue;
        if (option.choice == Choice::status) {
            if (static_cast<Status>(option.value) != Status::veer) continue;
            const int cards = decision.now[id][Status::veer];
            if (const auto chances = slide_chances(decision.now, id, cards))
                its = words_of(*chances);
            continue;
        }
        Forecast leads = forecast(decision, option);
        Race& then = leads.then;
        if (leads.stops_at_draw == Why::skid) {
            if (const auto chances = slide_chances(then, id, 1)) its = words_of(*chances);
            continue;
        }
        if (then[id].is_aside || then[id].handling >= 1) continue;
        // Other cards that lead to the same place are no other Skid.
        for (PlayerId each = 0; each < then.terms.players; ++each) {
            then[each].hand = {};
            then[each].deck = {};
            then[each].discard = {};
        }
        then.turn = {};
        const auto same = std::ranges::find(known, then, &std::pair<Race, ui::PlainOdds>::first);
        if (same != known.end()) {
            its = same->second;
            continue;
        }
        if (const auto chances = skid_chances(then, id)) its = words_of(*chances);
        known.emplace_back(then, its);
    }
    return odds;
}

}  // namespace death_roads
