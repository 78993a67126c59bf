// Which moments of a race are worth a word, what the commentator has ready, and what is heard.
// Translations need not keep to the words: the joke is what counts.
#include "games/death_roads/view/road_view.h"
#include "words/words.h"

namespace death_roads {

namespace {

using play::TalkingPoint;
using words::mark;

constexpr play::RemarkLine all_lines[] = {
    {"start", mark("West coast behind us, east coast in front, and no speed limit in between.")},
    {"start",
     mark("Engines, please. And would whoever brought the mortar keep it down until noon.")},
    {"ahead", mark("{0} is so far ahead that the road has to be fetched.")},
    {"ahead", mark("{0} shows the others what a tail light looks like.")},
    {"ahead", mark("{0} has run out of map. We print some more.")},
    {"behind", mark("{0} is now racing yesterday.")},
    {"behind", mark("The vultures take down the number of {0}.")},
    {"behind", mark("{0} drops off the back of the world, and waves.")},
    {"hit", mark("{1} sends {0} a message. It was not a letter.")},
    {"hit", mark("{0} needs a new door. And what the door was on.")},
    {"hit", mark("{1} fires; {0} collects.")},
    {"hit", mark("That was the paintwork of {0}. It was nearly paid for.")},
    {"bash", mark("{1} and {0} exchange insurance details at speed.")},
    {"bash", mark("{0} makes room for {1}. Nobody had asked nicely.")},
    {"bash", mark("Metal on metal: {1} leans on {0}.")},
    {"skid", mark("{0} has asked the car for more than it had. The car answers sideways.")},
    {"skid", mark("{0} writes a name on the road, in rubber.")},
    {"skid", mark("Out of Handling, out of road: {0} is a passenger now.")},
    {"scrape", mark("{0} checks whether the Barrier is still there. It is.")},
    {"scrape", mark("A little off the side for {0}, please.")},
    {"event", mark("Something on the road ahead. There always is.")},
    {"event", mark("The road department apologises. It does not, in fact.")},
    {"stretch", mark("The Final Stretch! From here on even the road takes sides.")},
    {"narrow", mark("The road narrows. The drivers do not.")},
    {"missed", mark("{0} shoots the desert. The desert had it coming.")},
    {"missed", mark("{0} fires at where somebody would have been.")},
    {"burn", mark("{0} is well done on one side.")},
    {"out", mark("{0} is scrap. Bids are taken in the pit.")},
    {"out", mark("That was {0}. The wheel still rolls; it may yet place.")},
    {"rivalry", mark("{0} and {1} again. They should get a room, or a bigger road.")},
    {"rivalry", mark("It is personal by now between {0} and {1}.")},
    {"winner", mark("{0} wins! The sea is that way; mind the brakes.")},
    {"winner", mark("{0} takes it, and what is left of the others may follow.")},
    {"winner", mark("{0}! The trophy is made of whoever came last.")},
};

TalkingPoint clash(std::string_view kind, std::uint8_t weight) {
    TalkingPoint moment{kind, weight};
    moment.is_clash = true;
    return moment;
}

TalkingPoint moment(const Event& event) {
    switch (event.fact) {
    case Fact::round_began: return event.value == 1 ? TalkingPoint{"start", 3} : TalkingPoint{};
    case Fact::far_ahead: return {"ahead", 3};
    case Fact::far_behind: return {"behind", 4};
    case Fact::hit: return clash("hit", 3);
    case Fact::bashed:
        return event.other == nobody ? TalkingPoint{} : clash("bash", event.value > 1 ? 3 : 2);
    case Fact::skidded: return {"skid", static_cast<std::uint8_t>(event.value > 1 ? 3 : 2)};
    case Fact::scraped: return {"scrape", 2};
    case Fact::event_revealed: return {"event", 1};
    case Fact::stretch_revealed: return {"stretch", 4};
    case Fact::lane_closed: return {"narrow", 3};
    case Fact::missed: return {"missed", 2};
    case Fact::burned: return {"burn", 2};
    case Fact::out: return {"out", 5};
    case Fact::race_over: return {"winner", 5};
    default: return {};
    }
}

}  // namespace

std::span<const play::RemarkLine> View::remark_lines() { return all_lines; }

play::TalkingPoint View::moment_of(const Event& event, const Race&, const Race&) {
    TalkingPoint point = moment(event);
    point.who = event.who;
    point.other = event.other;
    return point;
}

ui::SoundCue View::cue_of(const Event& event) {
    switch (event.fact) {
    case Fact::moved: return {"engine", 0.35F, 0.03F};
    case Fact::drew:
    case Fact::discarded:
    case Fact::played: return {"card", 0.6F};
    case Fact::skid_card: return {"slide", 0.6F, 0.3F};
    case Fact::skidded: return {"spin", 0.8F, 0.5F, 0.1F};
    case Fact::bashed: return {"crunch", 0.6F, 0.4F, 0.15F * static_cast<float>(event.value)};
    case Fact::scraped: return {"crunch", 0.5F, 0.3F, 0.2F};
    case Fact::hit: return {"crunch", 0.9F, 0.7F, 0.5F};
    case Fact::missed: return {"whip", 0.6F, 0.2F};
    case Fact::far_ahead: return {"crowd/cheer", 0.7F, 0.7F};
    case Fact::far_behind: return {"crowd/gasp", 0.7F, 0.7F, 0.3F};
    case Fact::event_revealed:
    case Fact::stretch_revealed: return {"trumpet", 0.4F, 0.3F};
    case Fact::event_resolved: return {"crowd/gasp", 0.4F, 0.4F};
    case Fact::out: return {"wreck", 1.0F, 1.0F, 0.9F};
    case Fact::race_over: return {"trumpet", 0.8F, 1.0F};
    default: return {};
    }
}

bool View::is_last_lap(const Race& race) {
    return race.stage != Stage::over && race.round == race.terms.rounds;
}

}  // namespace death_roads
