// What a coach says in a first race, where it is met for the first time.
#include <array>

#include "games/death_roads/view/road_view.h"
#include "words/words.h"

namespace death_roads {

using words::mark;
using words::tr;

namespace {

struct Lesson {
    std::string_view key;
    bool (*is_due)(const View::Decision& decision);
    const char* title;
    const char* text;
    Rule rule;
};

template <Ask asked>
bool asks(const View::Decision& decision) {
    return decision.ask == asked;
}
const Car& car_of(const View::Decision& decision) { return decision.now[decision.player]; }

constexpr std::array lesson_list = {
    Lesson{"dr-step", asks<Ask::step>, mark("Your turn"),
           mark("Touch a card: once to play it; again to pay with it for a Gear or a lane; a third "
                "time for the Action of your Driver, or a Focus. The board shows where everybody "
                "ends."),
           "DR-ACT-01"},
    Lesson{"dr-handling",
           [](const View::Decision& decision) {
               return decision.ask == Ask::step && car_of(decision).handling <= 3;
           },
           mark("Handling runs out"),
           mark("At least 1 is enough to start any Action. Whoever ends below 1 skids next turn, "
                "with a card for each Gear. To pass in time costs nothing."),
           "DR-ACT-04"},
    Lesson{"dr-second", asks<Ask::second>, mark("One more"),
           mark("A card played and a Driver Action paid: both fit in one turn, if Handling is "
                "left. Turns are worth more than cards: do not hurry."),
           "DR-ACT-01"},
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
    Lesson{"dr-discard", asks<Ask::discard>, mark("A new hand"),
           mark("Throw away what will not help: the hand is filled up to five. A weapon wants "
                "somebody where it points."),
           "DR-PREP-03"},
    Lesson{"dr-stun", asks<Ask::stun>, mark("Stunned"),
           mark("Give 1 Handling, or sit this turn out with a Pass or a Focus."), "DR-STUN-01"},
};

constexpr auto lesson_keys = [] {
    std::array<std::string_view, lesson_list.size()> keys{};
    for (std::size_t i = 0; i < keys.size(); ++i)
        keys[i] = lesson_list[i].key;
    return keys;
}();

}  // namespace

std::span<const std::string_view> View::lessons() { return lesson_keys; }

bool View::is_due(std::size_t lesson, const Decision& decision) {
    return lesson_list.at(lesson).is_due(decision);
}

ui::LessonNote View::lesson_words(std::size_t lesson, const Decision&) {
    const Lesson& its = lesson_list.at(lesson);
    ui::LessonNote note;
    note.title = tr(its.title);
    note.text = tr(its.text);
    note.rule = its.rule;
    return note;
}

}  // namespace death_roads
