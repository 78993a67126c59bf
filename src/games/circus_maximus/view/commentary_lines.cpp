// What the commentator of the circus has ready. Translations need not keep to the words: the joke
// is what counts.
#include "games/circus_maximus/view/circus_view.h"
#include "words/words.h"

namespace circus_maximus {

namespace {

using words::mark;

constexpr play::RemarkLine all_lines[] = {
    {"start", mark("The napkin falls! Eight chariots, one first corner.")},
    {"start", mark("And they are off. The surgeon rolls up his sleeves.")},
    {"start", mark("Thirty-two horses, and not one of them asked to come.")},
    {"lap", mark("One egg comes down. {0} leads, and looks back to be sure.")},
    {"lap", mark("The dolphins nod to {0}. They nod to anybody in front.")},
    {"lap", mark("{0} first past the judges, who pretend to have been looking.")},
    {"last_lap", mark("The last egg! {0} leads, and the betting stands are praying.")},
    {"last_lap", mark("Last lap. {0} in front; the sausage sellers stop selling.")},
    {"winner", mark("{0} wins! Half the stands have always said so.")},
    {"winner", mark("A palm for {0}, and an apple for each horse that is left.")},
    {"winner", mark("{0}! Somewhere a senator tears up a tablet.")},
    {"home", mark("{0} is home too. The applause is polite.")},
    {"home", mark("{0} arrives. The palm has left.")},
    {"photo_finish", mark("{0} and {1} in one turn! The judges send out for more wine.")},
    {"photo_finish", mark("A nose between {1} and {0}, and there were eight to choose from.")},
    {"strain", mark("{0} takes the corner on one wheel. The other is waving.")},
    {"strain", mark("That number was printed there for a reason, {0}.")},
    {"strain", mark("{0} leans in. So does everybody in row one.")},
    {"strain", mark("{0} in too fast. The horses have noticed; the driver is about to.")},
    {"slip", mark("{0} drifts wide, admiring the architecture.")},
    {"slip", mark("{0} changes lanes without having meant to.")},
    {"scrape", mark("{0} plasters the wall, and the other way round.")},
    {"jostle", mark("{0} dances on the axle. It is not in the programme.")},
    {"jostle", mark("A wobble from {0}! It is the Gaius in all of us.")},
    {"attack", mark("{0} has a word with {1}. It is a short one.")},
    {"attack", mark("{0} leans on {1}, as one neighbour on another.")},
    {"ram", mark("{0} introduces {1} to bronze.")},
    {"ram", mark("Hub against spokes: {0} enquires after the wheel of {1}.")},
    {"ram", mark("{0} wants that lane. {1} is in it, for now.")},
    {"whip", mark("{0} mistakes {1} for a horse.")},
    {"whip", mark("The whip of {0} tickles {1}. Nobody laughs.")},
    {"evaded", mark("{0} is elsewhere. {1} hits the air, hard.")},
    {"evaded", mark("Neatly done, {0}! {1} bows to an empty lane.")},
    {"grabbed", mark("{1} now owns the whip of {0}. Finders, keepers.")},
    {"grabbed", mark("Tug of war! {0} lets go, {1} sits with a whip.")},
    {"rivalry", mark("{0} and {1} again. Their mothers do not speak either.")},
    {"rivalry", mark("{0} against {1}, third act. Bring olives.")},
    {"horse", mark("A horse down for {0}. The others pretend not to look.")},
    {"horse", mark("{0} is short of a horse, and long of a problem.")},
    {"wound", mark("{0} bleeds a little. The crowd is all for it.")},
    {"flip", mark("{0} is over! Wheels to the gods!")},
    {"flip", mark("Down goes {0}. That is a naufragium, as they say in the cheap seats.")},
    {"flip", mark("{0} tries the car the other way up. It does not run so well.")},
    {"dead", mark("{0} will not need the prize money. A moment of silence. It is over.")},
    {"saved", mark("{0} reaches safety on his own two feet. Rare, in this trade.")},
    {"trampled", mark("{0} drives over {1}. Not even an excuse me.")},
    {"wreck", mark("{0} takes the short way, through somebody's axle.")},
    {"tired", mark("The horses of {0} would like to know how much further.")},
    {"held", mark("{0} stands and saws. The others wave.")},
    {"over", mark("That was it! Mind the puddles on the way out.")},
    {"over", mark("Over. Sand will be swept, wine will be poured, stories will grow.")},
};

}  // namespace

std::span<const play::RemarkLine> View::remark_lines() { return all_lines; }

}  // namespace circus_maximus
