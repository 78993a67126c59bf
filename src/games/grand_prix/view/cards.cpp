#include "games/grand_prix/view/cards.h"

#include <array>

#include "words/words.h"

namespace grand_prix {

using words::mark;

namespace {

// Green, yellow, blue; in the order of the deck.
constexpr std::array<std::array<const char*, 3>, deck_size> texts = {{
    {mark("Advance 3."), mark("−1 to your next roll."),
     mark("The car behind, if within 12, closes up to you.")},
    {mark("If the car ahead is within 6, advance to its tail; else advance 2."),
     mark("Nobody may overtake until your next turn ends."),
     mark("If the car behind is within 6, swap places with it.")},
    {mark("Roll a die and advance half of it, rounded up."), mark("Your next total is at most 3."),
     mark("Each car 12 or more spaces behind the leader advances 3.")},
    {mark("Keep: ignore the missed turn of one lock-up."), mark("On SOFT: −2 to your next roll."),
     mark("On HARD: advance 4. On another tyre the last car advances 2.")},
    {mark("Advance 1."), mark("Roll a die: 1 or 2 is a puncture, miss your next turn."),
     mark("The car ahead: −1 to its next roll.")},
    {mark("Keep: where one attack fails, you get past after all."),
     mark("You may not overtake on your next turn."),
     mark("The car behind keeps: where one attack fails, it gets past after all.")},
    {mark("Keep: roll one movement die again."),
     mark("Roll your next movement twice and use the lower."),
     mark("Choose a rival: both of you advance 2.")},
    {mark("Advance 4 if your stop is made, else 2."),
     mark("If your stop is not made: −2 to your next roll."),
     mark("Cars in the pit lane move 3 along it, not past P12. If none can, the last car advances "
          "3.")},
    {mark("Advance 2."), mark("Cars within 12 behind you may not overtake on their next turn."),
     mark("The last car advances 4.")},
    {mark("Advance 2."), mark("Every driver's next total is at most 3."),
     mark("The leader: −1 to the next roll.")},
    {mark("Advance 1."),
     mark("From the second to the last, each closes up by at most 4 to the car ahead."),
     mark("The last car closes up by at most 6.")},
    {mark("Roll a die: even, advance 3; odd, advance 1."),
     mark("Roll a die: odd, −2 to your next roll."),
     mark("The second car closes up by at most 6.")},
    {mark("Advance 2."), mark("−1 to your next roll."),
     mark("The car behind, if within 12, may pass you once without the die.")},
    {mark("Discard your warning, or advance 2."),
     mark("Take a warning. A second: miss your next turn and discard both."),
     mark("The car behind: +1 to its next roll.")},
    {mark("If your tyre modifier is negative, it is 0 on your next roll; else advance 2."),
     mark("If your tyre modifier is positive: −1 to your next roll."),
     mark("Every car with a negative modifier advances 4.")},
    {mark("Roll a die and advance that."), mark("No positive modifier on your next roll."),
     mark("The leader: no positive modifier on the next roll.")},
    {mark("Advance 3."), mark("−1 to your next roll."),
     mark("−1 to your next roll if you lead, else +1.")},
    {mark("+1 on each of your next two rolls."), mark("−1 on each of your next two rolls."),
     mark("The leader, if not you: −1 to the next roll.")},
    {mark("Advance 2, or 4 if you are last."), mark("−2 to your next roll if you lead, else −1."),
     mark("All but the leader advance 1.")},
    {mark("Advance 4."), mark("Roll a die: 1 to 3, miss your next turn."),
     mark("If the car ahead is within 6, roll a die: 4 to 6, swap places with it.")},
}};
constexpr Card perfect_apex = 2;
constexpr Card virtual_safety_car = 9;

}  // namespace

std::string card_text(Card card, Flag flag, Mode mode) {
    if (flag == Flag::none || card >= deck_size) return {};
    if (mode == Mode::sprint && flag == Flag::yellow) {  // GP-X25
        if (card == perfect_apex) return words::tr("Your next total is at most 6.");
        if (card == virtual_safety_car) return words::tr("Every driver's next total is at most 6.");
    }
    return words::tr(texts[card][static_cast<std::size_t>(flag) - 1]);
}

}  // namespace grand_prix
