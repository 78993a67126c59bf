// What a commentator has ready: {0} is who it is about.
#include "games/highway_heist/view/heist_view.h"
#include "words/words.h"

namespace highway_heist {

namespace {

using words::mark;

constexpr play::RemarkLine all_lines[] = {
    {"turn", mark("{0} has the wheel, and the rest of you have opinions.")},
    {"turn", mark("Over to {0}. Seat belts, if there are any.")},
    {"turn", mark("{0} next. The insurance has hung up.")},
    {"ram", mark("{0} knocks. Nobody opens, so {0} comes in.")},
    {"ram", mark("Sheet metal meets sheet metal. {0} introduces them.")},
    {"ram", mark("{0} parks, in somebody else.")},
    {"leap", mark("{0} gets out. At this speed.")},
    {"leap", mark("{0} changes cars the quick way.")},
    {"leap", mark("Mind the gap, {0}. It is doing a hundred and forty.")},
    {"stunt", mark("Do not try this at home, says {0}, and tries it here.")},
    {"stunt", mark("{0} has seen this done once. In slow motion.")},
    {"stunt", mark("Physics looks away while {0} goes to work.")},
    {"brawl", mark("{0} discusses roof rights.")},
    {"brawl", mark("Fists on the roof rack: {0} is at it again.")},
    {"failed", mark("Close, {0}. In another county.")},
    {"failed", mark("That was the plan, {0}? That was the plan.")},
    {"assist", mark("{0} lends a hand. That is what teams are for.")},
    {"assist", mark("Help from {0}, and no invoice.")},
    {"wreck", mark("One fewer in the mirror.")},
    {"wreck", mark("That SUV is now a speed bump.")},
    {"wreck", mark("Four wheels up. The tow truck is very far away.")},
    {"lost_car", mark("{0} liked that car. It was a good car.")},
    {"lost_car", mark("{0} travels without a vehicle now. It saves fuel.")},
    {"hijack", mark("{0} has a new car. The old owner was against it.")},
    {"hijack", mark("Keys were in it, says {0}.")},
    {"hurt", mark("That will not polish out, {0}.")},
    {"hurt", mark("{0} loses a door and some dignity.")},
    {"slam", mark("An SUV leans on {0}. It is not a friendly lean.")},
    {"slam", mark("{0} is hugged by two tons of SUV.")},
    {"fired", mark("The Tank clears its throat.")},
    {"fired", mark("Somebody brought a cannon to a traffic jam.")},
    {"shot", mark("Everybody off! The driver has a permit, one hopes.")},
    {"shot", mark("Buckshot. The roof is suddenly roomy.")},
    {"missile", mark("A missile. For a laptop. Some people hate updates.")},
    {"missile", mark("{0} sees a light in the mirror. It is getting larger.")},
    {"hit", mark("That one went in! Somebody inside is swearing.")},
    {"hit", mark("A hit! {0} may paint it on the door.")},
    {"hit", mark("It smokes. Things that smoke stop, in the end.")},
    {"cargo", mark("Special delivery for {0}, no signature needed.")},
    {"cargo", mark("{0} catches it. The eggs were not so lucky.")},
    {"round", mark("Wrecks fall behind, and the clock does not.")},
    {"round", mark("Another mile of this road, and less of the cars.")},
    {"won", mark("Done! Pull over, breathe, and do not wave at the police.")},
    {"won", mark("They did it. Statistically, somebody had to.")},
    {"lost", mark("Gone. The rear lights were pretty, though.")},
    {"lost", mark("And that is why one takes the train.")},
};

}  // namespace

std::span<const play::RemarkLine> View::remark_lines() { return all_lines; }

}  // namespace highway_heist
