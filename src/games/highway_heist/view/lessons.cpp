// What a coach says in a first game, where it is met for the first time.
#include <array>

#include "games/highway_heist/view/core/odds.h"
#include "games/highway_heist/view/heist_view.h"
#include "words/words.h"

namespace highway_heist {

using words::mark;
using words::tr;

namespace {

struct Lesson {
    std::string_view key;
    Ask ask;
    const char* title;
    const char* text;
    Rule rule;
};

constexpr std::array lesson_list = {
    Lesson{
        "hh-lane", Ask::lane, mark("One team"),
        mark("You all play together, against the table. Start where an SUV is soon in reach, and "
             "near each other: whoever is near can help."),
        "HH-SET-03"},
    Lesson{"hh-next", Ask::next_player, mark("Who is next?"),
           mark("Each of you has one turn a round, in any order. Whoever is pressed by SUVs, or "
                "can set something up for the others, goes first."),
           "HH-TURN-01"},
    Lesson{"hh-action", Ask::action, mark("Two actions"),
           mark("Drive beside an SUV and Ram it: Wrecks in front of the Tank are what stops it. "
                "Every roll tells its chance, plain and with each help."),
           "HH-TURN-02"},
    Lesson{"hh-assist", Ask::assist, mark("Assist"),
           mark("Before the roll a team member may give tokens: two more dice for each. After it "
                "the roller's own token makes arrows count."),
           "HH-BST-02"},
    Lesson{"hh-boost", Ask::boost, mark("Boost"),
           mark("One token makes all arrows of this roll successes. Worth it where it turns a "
                "failure round; tokens come back with Stunts."),
           "HH-BST-01"},
    Lesson{"hh-wreck", Ask::destination, mark("Wrecks"),
           mark("At the end of the round each Wreck falls back four spaces. Into the Tank it is 2 "
                "damage; a car of yours in its way is destroyed. Point at it to see its way."),
           "HH-EOR-03"},
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
    return decision.ask == lesson_list.at(lesson).ask;
}

ui::LessonNote View::lesson_words(std::size_t lesson, const Decision&) {
    const Lesson& its = lesson_list.at(lesson);
    ui::LessonNote note;
    note.title = tr(its.title);
    note.text = tr(its.text);
    note.rule = its.rule;
    note.place = ui::LessonPlace::aside;
    return note;
}

}  // namespace highway_heist
