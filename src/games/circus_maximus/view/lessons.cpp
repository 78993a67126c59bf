// What a coach says in a first race, where it is met for the first time.
#include <array>

#include "games/circus_maximus/view/circus_view.h"
#include "words/words.h"

namespace circus_maximus {

using words::mark;

namespace {

using Lesson = ui::Lesson<View::Decision, Rule>;

constexpr std::array lesson_list = {
    Lesson{"cm-points", ui::asks<Ask::preparation>, mark("Before the race"),
           mark("Four points make a chariot: a driver who can hold it, a car that hurts others, "
                "a fast team, or one that lasts. At most two go into each; 2-1-1-0 is a good "
                "beginning."),
           "CM-R03"},
    Lesson{"cm-speed", ui::asks<Ask::speed>, mark("A speed in secret"),
           mark("The first home after the last lap wins. Everybody writes a speed; then lots "
                "decide who drives when, and all of it must be driven. The numbers at a corner "
                "say what is safe in each lane: stop just before it, and take it next turn."),
           "CM-R13"},
    Lesson{"cm-whip", ui::asks<Ask::whip>, mark("The whip"),
           mark("A die tells how much endurance becomes speed. On a straight it wins squares; "
                "before a corner it may win you more than is safe."),
           "CM-L06"},
    Lesson{"cm-move", ui::asks<Ask::brake>, mark("Your move"),
           mark("Choose the square where the car is to stop, or drag the team there along the "
                "lanes you want: the steps are filled in. Outward costs nothing, inward one "
                "more, and a nearer square brakes for endurance. It stops where an attack is "
                "offered or a die falls."),
           "CM-X42"},
    Lesson{
        "cm-attack", ui::asks<Ask::move>, mark("On the way"),
        mark("Beside another chariot you may use whip or hub, once from each square, for one "
             "square of movement. A heavy car wounds horses; a light one only annoys them. Driving "
             "on passes the other rivals too, unless you stop beside one."),
        "CM-L17"},
    Lesson{"cm-defence", ui::asks<Ask::defence>, mark("Under attack"),
           mark("Hold and take it, or get away: braking costs 2 endurance, changing lanes some "
                "speed of your next move. Hold, unless a medium or heavy car goes for your "
                "horses."),
           "CM-X15"},
};

}  // namespace

std::span<const Lesson> View::lessons() { return lesson_list; }

}  // namespace circus_maximus
