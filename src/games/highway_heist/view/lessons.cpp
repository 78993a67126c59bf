// What a coach says in a first game, where it is met for the first time.
#include <algorithm>
#include <array>

#include "games/highway_heist/view/core/odds.h"
#include "games/highway_heist/view/heist_view.h"
#include "words/words.h"

namespace highway_heist {

using words::mark;

namespace {

using Lesson = ui::Lesson<View::Decision, Rule>;

template <Scenario scenario>
bool asks_for_action(const View::Decision& decision) {
    return decision.ask == Ask::action && is_playing(decision.now, scenario);
}

template <Scenario scenario>
bool has_wreck(const View::Decision& decision) {
    return is_playing(decision.now, scenario) &&
           std::ranges::any_of(decision.now.vehicles, [](const Vehicle& vehicle) {
               return vehicle.is_on_board && vehicle.is_wreck;
           });
}

constexpr std::array lesson_list = {
    Lesson{
        "hh-lane", ui::asks<Ask::lane>, mark("One team"),
        mark("You all play together, against the table. Start where an SUV is soon in reach, and "
             "near each other: whoever is near can help."),
        "HH-SET-03", ui::LessonPlace::aside},
    Lesson{"hh-next", ui::asks<Ask::next_player>, mark("Who is next?"),
           mark("Each of you has one turn a round, in any order. Whoever is pressed by SUVs, or "
                "can set something up for the others, goes first."),
           "HH-TURN-01", ui::LessonPlace::aside},
    // What the actions are for, in each scenario where it is met first.
    Lesson{"hh-action", asks_for_action<Scenario::tank_assault>, mark("Two actions"),
           mark("Drive beside an SUV and Ram it: Wrecks in front of the Tank are what stops it. "
                "Every roll tells its chance, plain and with each help."),
           "HH-TURN-02", ui::LessonPlace::aside},
    Lesson{"hh-action-semi", asks_for_action<Scenario::semi_heist>, mark("Two actions"),
           mark("Leap onto the rear of the Semi, open the door and throw Cargo to your cars within "
                "three spaces. Every roll tells its chance, plain and with each help."),
           "HH-O-74", ui::LessonPlace::aside},
    Lesson{"hh-action-chopper", asks_for_action<Scenario::chopper_takedown>, mark("Two actions"),
           mark("On foot near the Chopper take the shot; behind the wheel beside the Rival Car "
                "trade paint. Every roll tells its chance, plain and with each help."),
           "HH-O-100", ui::LessonPlace::aside},
    Lesson{"hh-assist", ui::asks<Ask::assist>, mark("Assist"),
           mark("Before the roll a team member may give tokens: two more dice for each. After it "
                "the roller's own token makes arrows count."),
           "HH-BST-02", ui::LessonPlace::aside},
    Lesson{"hh-boost", ui::asks<Ask::boost>, mark("Boost"),
           mark("One token makes all arrows of this roll successes. Worth it where it turns a "
                "failure round; tokens come back with Stunts."),
           "HH-BST-01", ui::LessonPlace::aside},
    Lesson{"hh-wreck", has_wreck<Scenario::tank_assault>, mark("Wrecks"),
           mark("At the end of the round each Wreck falls back four spaces. Into the Tank it is 2 "
                "damage; a car of yours in its way is destroyed. Point at it to see its way."),
           "HH-EOR-03", ui::LessonPlace::aside},
    Lesson{"hh-wreck-semi", has_wreck<Scenario::semi_heist>, mark("Wrecks"),
           mark("At the end of the round each Wreck falls back four spaces. A car of yours in its "
                "way is destroyed, and the Semi takes no harm. Point at it to see its way."),
           "HH-EOR-03", ui::LessonPlace::aside},
    Lesson{"hh-wreck-chopper", has_wreck<Scenario::chopper_takedown>, mark("Wrecks"),
           mark("At the end of the round each Wreck falls back four spaces. Into the Rival Car it "
                "is 2 damage; a car of yours in its way is destroyed. Point at it to see its way."),
           "HH-EOR-03", ui::LessonPlace::aside},
};

}  // namespace

std::span<const Lesson> View::lessons() { return lesson_list; }

}  // namespace highway_heist
