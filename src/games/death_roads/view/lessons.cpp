// What a coach says in a first race, where it is met for the first time.
#include <algorithm>
#include <array>

#include "games/death_roads/view/road_view.h"
#include "words/words.h"

namespace death_roads {

using words::mark;

namespace {

using Lesson = ui::Lesson<View::Decision, Rule>;

const Car& car_of(const View::Decision& decision) { return decision.now[decision.player]; }

constexpr std::array lesson_list = {
    Lesson{"dr-aim",
           [](const View::Decision& decision) { return decision.now.stage != Stage::setup; },
           mark("How to win"),
           mark("Be furthest up the road when the Road Event of the last round is over, or be the "
                "last one rolling. Nobody is safe in front: weapons shoot ahead, and the road "
                "strikes at the end of every round."),
           "DR-O-08", ui::LessonPlace::board},
    // How to answer at all comes before whatever else may be asked.
    Lesson{"dr-step", ui::asks<Ask::step>, mark("Your turn"),
           mark("Choose a card: once to play it; again to pay with it for a Gear or a lane; a "
                "third time for the Action of your Driver, or to focus: to throw it away and wait. "
                "The board shows where everybody ends."),
           "DR-ACT-01", ui::LessonPlace::decision, true},
    Lesson{"dr-car",
           [](const View::Decision& decision) {
               return decision.ask == Ask::step || decision.ask == Ask::second;
           },
           mark("Handling and Condition"),
           mark("Handling is how much you can still do in this round: each Action costs some, and "
                "all of it comes back in the next. Condition is how much your car can still take: "
                "at 0 it is wrecked."),
           "DR-O-21", ui::LessonPlace::sheet},
    Lesson{"dr-handling",
           [](const View::Decision& decision) {
               return decision.ask == Ask::step && car_of(decision).handling <= 3;
           },
           mark("Handling runs out"),
           mark("At least 1 is enough to start any Action. Whoever ends below 1 skids next turn, "
                "with a card for each Gear. To pass in time costs nothing."),
           "DR-ACT-04"},
    Lesson{"dr-second", ui::asks<Ask::second>, mark("One more"),
           mark("A card played and a Driver Action paid: both fit in one turn, if Handling is "
                "left. Turns are worth more than cards: do not hurry."),
           "DR-ACT-01"},
    Lesson{"dr-tokens",
           [](const View::Decision& decision) {
               return std::ranges::any_of(decision.now.cars, [](const Car& car) {
                   return car.is_racing &&
                          car[Status::stun] + car[Status::burn] + car[Status::veer] > 0;
               });
           },
           mark("Tokens"),
           mark("They stay with a car until its next turn begins. Stun then costs 1 Handling, or "
                "the Actions; Burn a card; for Veer a Skid card is turned up, and shoves the car "
                "about."),
           "DR-STAT-01", ui::LessonPlace::board},
    Lesson{"dr-far",
           [](const View::Decision& decision) {
               const auto is_in_front = [](const Car& car) {
                   return car.is_racing && car.at.row == rows;
               };
               return decision.ask == Ask::step &&
                      std::ranges::any_of(decision.now.cars, is_in_front);
           },
           mark("Far Ahead, Far Behind"),
           mark("Whoever drives on from row 7 is Far Ahead: they stay, and all others fall back a "
                "row. Whoever then falls off row 1 is Far Behind, and loses 2 Condition, a Gear "
                "and the rest of the round."),
           "DR-O-38", ui::LessonPlace::board},
    Lesson{"dr-track",
           [](const View::Decision& decision) {
               return decision.ask == Ask::step && decision.now.round > 1;
           },
           mark("Who goes first"),
           mark("The chips at the top are the Initiative Track. Whoever is furthest up the road "
                "has the first turn of a round, and is ahead of those who end beside them."),
           "DR-INIT-01", ui::LessonPlace::board},
    Lesson{"dr-gear",
           [](const View::Decision& decision) {
               return decision.ask == Ask::step && car_of(decision).gear >= 2;
           },
           mark("Gears"),
           mark("Cards are read in the row of your Gear: higher is further, and ties go to the "
                "higher Gear. But a Skid is a card longer, too."),
           "DR-O-24"},
    Lesson{"dr-dirt",
           [](const View::Decision& decision) {
               return decision.ask == Ask::step && is_dirt(decision.now, car_of(decision).at.lane);
           },
           mark("On the dirt"),
           mark("A car on a Dirt lane falls back a row after each of its turns. Beyond it stands "
                "the Barrier."),
           "DR-DIRT-01"},
    Lesson{"dr-discard", ui::asks<Ask::discard>, mark("A new hand"),
           mark("Throw away what will not help: the hand is filled up to five. A weapon wants "
                "somebody where it points."),
           "DR-PREP-03"},
    Lesson{"dr-stun", ui::asks<Ask::stun>, mark("Stunned"),
           mark("Give 1 Handling, or sit this turn out with a Pass or a Focus."), "DR-STUN-01"},
};

}  // namespace

std::span<const Lesson> View::lessons() { return lesson_list; }

}  // namespace death_roads
