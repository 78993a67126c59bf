// What a coach says in a first race, where it is met for the first time.
#include <array>

#include "games/grand_prix/view/grand_prix_view.h"
#include "games/grand_prix/view/names.h"
#include "words/words.h"

namespace grand_prix {

using words::mark;

namespace {

using Lesson = ui::Lesson<View::Decision, Rule>;

bool owes_a_stop(const View::Decision& decision) {
    return decision.ask == Ask::pit_entry && decision.now.car(decision.player).place.lap >= 2;
}
bool may_use_card(const View::Decision& decision) {
    return decision.ask == Ask::reroll || decision.ask == Ask::boost ||
           decision.ask == Ask::lock_up;
}

constexpr std::array lesson_list = {
    Lesson{
        "gp-tyre", ui::asks<Ask::starting_tyre>, mark("Welcome to the circuit"),
        mark("First over the line after the last lap wins. Each turn your car drives what the die "
             "shows and what its tyre adds: SOFT 2, but a 1 on a dry track locks the wheels and "
             "costs a turn; HARD nothing. Whoever stops on a flag turns up a card: green helps, "
             "yellow hurts, blue moves others too."),
        "GP-L02"},
    Lesson{"gp-attack", ui::asks<Ask::overtake>, mark("A car in the way"),
           mark("You may stay behind it, or roll the Attack Die: three sides lead past, one stops "
                "you here, and two cost both cars a turn while all others gain 6 spaces. The more "
                "spaces you have left, the more it is worth the risk."),
           "GP-L21"},
    Lesson{
        "gp-duty", owes_a_stop, mark("The stop you owe"),
        mark("Once, from lap 2 to the last lap but one, everybody must drive through the pits and "
             "pass the box of their own colour. Whoever comes home without a stop is placed behind "
             "all who made one."),
        "GP-L40"},
    Lesson{
        "gp-box", ui::asks<Ask::box>, mark("At your box"),
        mark("Here the stop is made, and another tyre may be fitted: what each adds to your rolls "
             "stands in the question. In the lane itself the die counts as it falls."),
        "GP-L44"},
    Lesson{"gp-card", may_use_card, mark("A card that is kept"),
           mark("Each flag on the track turns up a card. Most take effect at once; a few are kept, "
                "and you are asked when they can be used."),
           "GP-L50"},
};

}  // namespace

std::span<const Lesson> View::lessons() { return lesson_list; }

}  // namespace grand_prix
