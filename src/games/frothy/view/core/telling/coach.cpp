// When each lesson is due, and its words.
#include "games/frothy/view/core/telling/coach.h"

#include <algorithm>
#include <array>
#include <vector>

#include "games/frothy/rules/ahead.h"
#include "games/frothy/rules/queries.h"
#include "hexgrid/pixel_layout.h"
#include "words/words.h"

namespace frothy {

using words::by_count;
using words::mark;
using words::say;
using words::tr;

namespace {

constexpr std::array<std::string_view, lesson_count> keys = {
    "welcome",       "speed-cards", "keep-dice", "driving",      "crash",         "wall-ahead",
    "risky-turn",    "odds",        "attack",    "forced",       "control-cards", "discards",
    "attack-cards",  "wreck",       "damage",    "control-loss", "finish",        "safe-turn",
    "movement-card", "corner",      "drift",     "recovery",     "refused",       "undo"};

struct Situation {
    const Decision& decision;

    const Race& race() const { return decision.now; }
    VehicleId vehicle() const { return decision.player; }
    const Vehicle& own() const { return race()[vehicle()]; }
    bool asks(Ask ask) const { return decision.ask == ask; }
    bool offers(auto... kinds) const {
        return std::ranges::any_of(decision.options, [&](const Option& option) {
            return ((option.kind == kinds) || ...);
        });
    }
    bool offers_turn() const { return offers(OptionKind::turn_left, OptionKind::turn_right); }
    // Of the move as a whole: its steps come first.
    bool may_turn() const { return offers_turn() || offers(OptionKind::step); }
    bool offers_step(StepKind kind) const {
        return std::ranges::any_of(decision.options, [&](const Option& option) {
            return option.kind == OptionKind::step && option.b == static_cast<std::uint8_t>(kind);
        });
    }
};

// Whether it comes after another lesson of the same question: a fight that is on offer is explained
// before anybody is drawn into it, and figures as soon as they stand there.
constexpr bool may_follow(Lesson lesson) {
    return lesson == Lesson::attack || lesson == Lesson::odds;
}

constexpr int near_the_line = 10;  // spaces

bool nears_the_finish(const Race& race, VehicleId v) {
    const bool ends_there =
        race.terms().type == RaceType::fastest && race.setting->is_home(race[v].laps + 1);
    if (!ends_there || race[v].cell == no_cell) return false;
    return race.course().length() - race.course().place(race[v].cell) <= near_the_line;
}

// The nearest of the cells that something is true of; no_cell where it is of none.
Cell nearest_cell(const Race& race, VehicleId v, auto is_meant) {
    const Course& course = race.course();
    Cell nearest = no_cell;
    int least = 0;
    for (Cell cell = 0; cell < course.cell_count() && race[v].cell != no_cell; ++cell) {
        const int apart = hexgrid::distance(course.hex(race[v].cell), course.hex(cell));
        if (!is_meant(cell) || (nearest != no_cell && apart >= least)) continue;
        nearest = cell;
        least = apart;
    }
    return nearest;
}

VehicleId any_wreck(const Race& race) {
    for (VehicleId v = 0; v < race.vehicle_count; ++v)
        if (race[v].is_wreck()) return v;
    return no_vehicle;
}

bool is_due(Lesson lesson, const Situation& now) {
    const bool drives = now.asks(Ask::drive);
    const bool checks_speed = now.asks(Ask::speed_cards);
    switch (lesson) {
    case Lesson::welcome: return true;
    case Lesson::speed_cards: return checks_speed;
    case Lesson::keep_dice: return now.asks(Ask::keep_dice) && now.race().phase == 0;
    case Lesson::driving: return drives && now.offers(OptionKind::step);
    case Lesson::crash:
        return drives && now.offers(OptionKind::step) && is_bound_to_crash(now.race());
    case Lesson::wall_ahead:
        return drives && now.offers(OptionKind::end_move) && now.offers_turn() &&
               !has_way_next(now.race(), now.vehicle(), now.own().facing);
    case Lesson::attack:
        return drives && now.offers(OptionKind::attack_personal, OptionKind::attack_vehicle);
    case Lesson::forced:
        return drives && std::ranges::any_of(now.decision.refused, [](const Refusal& refusal) {
                   return refusal.rule == Rule("FR-MOV-13");
               });
    case Lesson::wreck: return any_wreck(now.race()) != no_vehicle;
    case Lesson::damage: return now.own().damage > 0;
    case Lesson::control_loss: return now.own().control_loss > 0;
    case Lesson::finish: return drives && nears_the_finish(now.race(), now.vehicle());
    case Lesson::control_cards: return now.asks(Ask::control_cards);
    case Lesson::discards: return now.asks(Ask::discard_die);
    case Lesson::attack_cards: return now.asks(Ask::attack_cards);
    case Lesson::odds:  // arrows stand there when only the turn is left to choose
        return drives && now.offers_turn() && !is_safe(now.race(), now.vehicle());
    case Lesson::risky_turn:
        return drives && now.may_turn() && !is_safe(now.race(), now.vehicle()) &&
               !is_bound_to_crash(now.race());
    case Lesson::safe_turn: return drives && now.may_turn() && is_safe(now.race(), now.vehicle());
    case Lesson::movement_card: return drives && now.offers(OptionKind::whip, OptionKind::reins);
    case Lesson::corner:
        return drives && now.offers(OptionKind::step) && now.own().facing.is_corner();
    case Lesson::drift: return drives && now.offers_step(StepKind::drift);
    case Lesson::recovery: return checks_speed && now.race().round >= 2;
    case Lesson::refused:  // turns before the last space are struck out in every move
        return drives && std::ranges::any_of(now.decision.refused, [](const Refusal& refusal) {
                   return refusal.rule != Rule("FR-MOV-02");
               });
    case Lesson::undo: return now.race().round >= 2;
    }
    return false;
}

// Whether the places of a circuit follow one another clockwise, by the area they go round.
bool goes_clockwise(const Course& course) {
    std::vector<hexgrid::Point> middles(static_cast<std::size_t>(course.length()));
    std::vector<int> counts(middles.size(), 0);
    for (int i = 0; i < course.cell_count(); ++i) {
        const auto cell = static_cast<Cell>(i);
        const auto place = static_cast<std::size_t>(course.place(cell)) % middles.size();
        const hexgrid::Point at = hexgrid::centre_of(course.hex(cell));
        middles[place].x += at.x;
        middles[place].y += at.y;
        ++counts[place];
    }
    double twice_area = 0.0;  // above 0 clockwise: y grows downwards
    hexgrid::Point before;
    bool is_first = true;
    for (std::size_t lap = 0; lap < 2 * middles.size(); ++lap) {
        const std::size_t i = lap % middles.size();
        if (counts[i] == 0) continue;
        const hexgrid::Point at{middles[i].x / counts[i], middles[i].y / counts[i]};
        if (!is_first) twice_area += before.x * at.y - at.x * before.y;
        is_first = false;
        before = at;
    }
    return twice_area > 0.0;
}

// Which way, and how often round.
std::string way_text(const Race& race) {
    const Course& course = race.course();
    if (!course.is_circuit()) return tr("The race goes along the course once, to the line.");
    const int laps = race.setting->laps;
    const bool counts_laps = race.terms().type == RaceType::fastest;
    if (goes_clockwise(course)) {
        return counts_laps ? say(by_count(laps, "The race goes round clockwise, for {0} lap.",
                                          "The race goes round clockwise, for {0} laps."),
                                 {laps})
                           : tr("The race goes round clockwise.");
    }
    return counts_laps ? say(by_count(laps, "The race goes round anticlockwise, for {0} lap.",
                                      "The race goes round anticlockwise, for {0} laps."),
                             {laps})
                       : tr("The race goes round anticlockwise.");
}

LessonNote words_of(Lesson lesson, const Race& race) {
    const auto number = static_cast<std::size_t>(lesson);
    switch (lesson) {
    case Lesson::welcome:
        return {number, tr("Welcome to the hippodrome"),
                say("{0} {1} The vehicle ringed in gold is yours, and what is gold is yours to "
                    "decide.",
                    {race_type_aim(race.terms().type), way_text(race)}),
                race_type_rule(race.terms().type), LessonPlace::board};
    case Lesson::speed_cards:
        return {number,
                tr("The Speed Check"),
                tr("Every round begins with it: without a card you can only slow down. Each card "
                   "adds a die to choose from, but the wrong kind (Reins to speed up, Whips to "
                   "slow down) may make you keep low dice. The cards marked ready are a proposal: "
                   "the gold button accepts it; choose other cards to change it."),
                Rule("FR-SPD-02"),
                LessonPlace::decision,
                {},
                {},
                mark("Every round begins with it: without a card you can only slow down. Each "
                     "card adds a die to choose from, but the wrong kind (Reins to speed up, "
                     "Whips to slow down) may make you keep low dice. The cards marked ready are "
                     "a proposal: {2} accepts it; choose other cards to change it.")};
    case Lesson::keep_dice:
        return {number, tr("Keep two dice"),
                tr("The sum of the large numbers is how many boxes your marker moves along its row "
                   "on the licence; the column it comes to rest in is your Speed. The small sign "
                   "in a die's corner counts in Control rolls alone."),
                Rule("FR-SPD-11"), LessonPlace::sheet};
    case Lesson::driving:
        return {
            number,
            tr("Driving"),
            tr("The lit column of your licence says how many spaces you move in each of the four "
               "phases. Click a gold hex and your vehicle goes there."),
            Rule("FR-RND-03"),
            LessonPlace::board,
            {},
            {},
            mark("The lit column of your licence says how many spaces you move in each of the "
                 "four phases. Choose a gold hex with {0} or {1}; {2} drives there.")};
    case Lesson::crash:
        return {
            number, tr("No way out"),
            tr("Too fast to stop and no room to turn: you choose what to hit. A wall costs as "
               "many damage dice as your Speed, and halves it. Turn or brake sooner next time."),
            Rule("FR-MOV-14"), LessonPlace::board};
    case Lesson::wall_ahead:
        return {number, tr("Think one move ahead"),
                tr("Facing this way, no path will be clear in your next move at this Speed. You "
                   "turn only at the end of a move: now is the time."),
                Rule("FR-TURN-01"), LessonPlace::board};
    case Lesson::forced:
        return {
            number, tr("Look where you are going"),
            tr("As long as there is a clear path, it must be taken: nobody crashes on purpose. If "
               "only a shorter move is clear, you must play Reins to move one space fewer."),
            Rule("FR-MOV-13"), LessonPlace::board};
    case Lesson::safe_turn:
        return {number, tr("Turning"),
                tr("With the last space moved you may turn once, by 30 degrees. Where the "
                   "licence says Safe under your Speed, nothing can go wrong."),
                Rule("FR-TURN-01"), LessonPlace::board};
    case Lesson::risky_turn:
        return {
            number, tr("Turning at speed"),
            tr("At this Speed a turn takes a Control roll: the dice printed under your Speed, and "
               "one more for each Control Loss point. Whatever no other die cancels makes you "
               "slide, spin, change Speed or take damage. Cards played then help."),
            Rule("FR-TURN-05"), LessonPlace::sheet};
    case Lesson::odds:
        return {number, tr("The figures beside the arrows"),
                tr("Each tells what is likeliest: \"28 % clean\" is a turn without a mishap, "
                   "\"2 cards: 40 %\" the same with two cards played. \"No harm\" is control lost "
                   "without anything coming of it, and a crash is called one."),
                Rule("FR-CTRL-11"), LessonPlace::board};
    case Lesson::control_cards:
        return {
            number, tr("Cards for control"),
            tr("Each card you play, of whatever kind, adds one die and lets you discard one after "
               "the roll."),
            Rule("FR-CTRL-06"), LessonPlace::decision};
    case Lesson::discards:
        return {number, tr("Keeping control"),
                race.rules().stamina == Stamina::unused
                    ? tr("A Left Spin cancels a Right Spin, and a Slow cancels a Haste; each pair "
                         "costs one Control Loss point. Of what is left, the icon on the most "
                         "dice takes effect. Nothing left: you are in control.")
                    : tr("A Left Spin cancels a Right Spin for a Control Loss point, a Slow "
                         "cancels a Haste for a point of Stamina. Of what is left, the icon on the "
                         "most dice takes effect. Nothing left: you are in control."),
                Rule("FR-CTRL-09"), LessonPlace::decision};
    case Lesson::attack:
        return {
            number, tr("Somebody is beside you"),
            tr("Lash out with a Whip and the driver may lose control; sideswipe with Reins and the "
               "vehicle may be damaged. Whoever loses the fight pays, and that may be you."),
            Rule("FR-ATK-05"), LessonPlace::board};
    case Lesson::attack_cards:
        return {number, tr("A fight"),
                tr("Both choose their cards in secret and roll one die and one more for each card. "
                   "The two best count, and the higher sum wins."),
                Rule("FR-ATK-07"), LessonPlace::decision};
    case Lesson::control_loss:
        return {
            number, tr("Control Loss points"),
            tr("Each adds a die to every Control roll. A phase straight ahead sheds one of them, "
               "a Safe Speed sheds them all."),
            Rule("FR-CLP-10"), LessonPlace::sheet};
    case Lesson::damage:
        return {
            number, tr("Damage"),
            tr("What is printed beside the boxes your marker has passed holds for the rest of the "
               "race. In the last box you are wiped out."),
            Rule("FR-DMG-05"), LessonPlace::sheet};
    case Lesson::wreck:
        return {number, tr("Wiped out"),
                tr("Whoever reaches the last Damage box is out. The wreck rolls on, a Speed slower "
                   "every round, and then lies in the way for the rest of the race."),
                Rule("FR-WIPE-01"), LessonPlace::board};
    case Lesson::finish:
        return {number, tr("The finish line"),
                tr("Your race ends with the step across it, and nothing can happen to you beyond. "
                   "In a phase the fastest move first, so they also cross it first."),
                Rule("FR-RACE-01"), LessonPlace::board};
    case Lesson::corner:
        return {number, tr("Facing a corner"),
                tr("Your vehicle points between two hexes: it goes ahead to the left and to the "
                   "right in turn, and you choose which comes first."),
                Rule("FR-MOV-05"), LessonPlace::board};
    case Lesson::recovery:
        return {
            number, tr("Cards come back"),
            tr("What you play lies under Spent for the round and under Recovery for the next, and "
               "then returns to your hand. Keep something for the bend."),
            Rule("FR-CARD-08"), LessonPlace::sheet};
    case Lesson::drift:
        return {number, tr("Drifting"),
                tr("Once a phase you may step into the hex ahead on the left or on the right. It "
                   "is not a turn: your facing stays as it is, and it takes no roll."),
                Rule("FR-DRIFT-01"), LessonPlace::board};
    case Lesson::movement_card:
        return {
            number, tr("One space more, or fewer"),
            tr("Once a phase a Whip takes you one space further, or Reins hold you back by one."),
            Rule("FR-MOV-08"), LessonPlace::decision};
    case Lesson::refused:
        return {number, tr("What you may not do"),
                tr("It is counted under \"Not possible now\": choose that to see each with its "
                   "reason."),
                Rule::none(), LessonPlace::decision};
    case Lesson::undo:
        return {number, tr("Second thoughts"),
                tr("Undo names what it takes back, as far back as the start of the race. Past a "
                   "die roll the table must agree, and the same dice fall again."),
                Rule::none(), LessonPlace::strip};
    }
    return {};
}

// The rows, tracks and piles of the licence that a lesson speaks of.
std::vector<ui::RuleRef> parts_of(Lesson lesson) {
    switch (lesson) {
    case Lesson::keep_dice: return {Rule("FR-CHG-01"), Rule("FR-CHG-02")};
    case Lesson::risky_turn: return {Rule("FR-LIC-03")};
    case Lesson::control_loss: return {Rule("FR-CLP-10")};
    case Lesson::damage: return {Rule("FR-DMG-01")};
    case Lesson::recovery: return {Rule("FR-CARD-06"), Rule("FR-CARD-07")};
    default: return {};
    }
}

// Whom a lesson on the board speaks of; mostly one's own vehicle.
VehicleId subject_of(Lesson lesson, const Decision& decision) {
    if (lesson == Lesson::wreck) return any_wreck(decision.now);
    if (lesson != Lesson::attack) return decision.player;
    const auto attack = std::ranges::find_if(decision.options, [](const Option& option) {
        return option.kind == OptionKind::attack_personal ||
               option.kind == OptionKind::attack_vehicle;
    });
    return attack == decision.options.end() ? decision.player : VehicleId{attack->a};
}

LessonNote note_of(Lesson lesson, const Decision& decision) {
    const Race& race = decision.now;
    const VehicleId v = decision.player;
    LessonNote note = words_of(lesson, race);
    note.parts = parts_of(lesson);
    if (note.place != LessonPlace::board) return note;
    Cell target = race[subject_of(lesson, decision)].cell;
    if (lesson == Lesson::finish) {
        const Cell line =
            nearest_cell(race, v, [&](Cell cell) { return race.course().touches_line(cell); });
        if (line != no_cell) target = line;
    }
    if (target != no_cell) note.target = target;
    return note;
}

}  // namespace

Coach::Coach() : lessons_({keys.begin(), keys.end()}) {}

std::optional<LessonNote> Coach::due(const Decision& decision) const {
    const Situation now{decision};
    const auto lesson = lessons_.due(
        decision.revision, [&](std::size_t one) { return is_due(static_cast<Lesson>(one), now); },
        [](std::size_t one) { return may_follow(static_cast<Lesson>(one)); });
    if (!lesson) return std::nullopt;
    return note_of(static_cast<Lesson>(*lesson), decision);
}

void Coach::taught(std::size_t lesson, const Decision& decision) {
    if (static_cast<Lesson>(lesson) == Lesson::welcome) {
        lessons_.read(lesson);
    } else {
        lessons_.read_at(lesson, decision.revision);
    }
}

}  // namespace frothy
