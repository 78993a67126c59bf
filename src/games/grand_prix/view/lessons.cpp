// What a coach says in a first race, where it is met for the first time.
#include <array>

#include "games/grand_prix/view/grand_prix_view.h"
#include "games/grand_prix/view/names.h"
#include "words/words.h"

namespace grand_prix {

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
        "gp-tyre", Ask::starting_tyre, mark("Welcome to the circuit"),
        mark("Every turn your car drives what the die shows, and what its tyre adds. SOFT adds 2 "
             "on a dry track, but a 1 locks the wheels: 3 spaces, and a turn is gone. HARD adds "
             "nothing and never locks up. SOFT is the usual choice."),
        "GP-L02"},
    Lesson{"gp-attack", Ask::overtake, mark("A car in the way"),
           mark("You may stay behind it, or roll the Attack Die: three sides lead past, one stops "
                "you here, and two cost both cars a turn while all others gain 6 spaces. The more "
                "spaces you have left, the more it is worth the risk."),
           "GP-L21"},
    Lesson{
        "gp-duty", Ask::pit_entry, mark("The stop you owe"),
        mark("Once, from lap 2 to the last lap but one, everybody must drive through the pits and "
             "pass the box of their own colour. Whoever comes home without a stop is placed behind "
             "all who made one."),
        "GP-L40"},
    Lesson{"gp-box", Ask::box, mark("At your box"),
           mark("Here the stop is made, and another tyre may be fitted: what it adds to your rolls "
                "stands beside it. In the lane itself the die counts as it falls."),
           "GP-L44"},
    Lesson{"gp-card", Ask::reroll, mark("A card that is kept"),
           mark("Each flag on the track turns up a card. Most take effect at once; a few are kept, "
                "and you are asked when they can be used."),
           "GP-L50"},
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
    const bool is_kept_card =
        decision.ask == Ask::reroll || decision.ask == Ask::boost || decision.ask == Ask::lock_up;
    const Ask asked = is_kept_card ? Ask::reroll : decision.ask;
    if (asked != lesson_list[lesson].ask) return false;
    const bool is_too_early = decision.now.car(decision.player).place.lap < 2;
    return asked != Ask::pit_entry || !is_too_early;
}

ui::LessonNote View::lesson_words(std::size_t lesson, const Decision&) {
    const Lesson& its = lesson_list[lesson];
    ui::LessonNote note;
    note.title = tr(its.title);
    note.text = tr(its.text);
    note.rule = its.rule;
    return note;
}

}  // namespace grand_prix
