#include "games/frothy/view/core/telling/misfortune.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <functional>
#include <tuple>
#include <utility>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/rules/queries.h"
#include "words/words.h"

namespace frothy {

using words::by_count;
using words::say;
using words::tr;

namespace {

// The attack that a line declares, once it is decided.
const Fight* fight_of(const RaceLog& log, const LogLine& line) {
    const auto fight = std::ranges::find(log.fights(), line.happenings, &Fight::happenings);
    return fight == log.fights().end() ? nullptr : &*fight;
}

// Whether it came of an attack of one's own that one did not win.
bool has_lost_attack(const RaceLog& log, VehicleId player, const LogLine& worst) {
    return std::ranges::any_of(log.fights(), [&](const Fight& fight) {
        return fight.deed == worst.deed && fight.attacker == player && fight.winner != player;
    });
}

std::string title_of(const RaceLog& log, VehicleId player, const LogLine& worst) {
    const bool is_struck = worst.who != player;
    if (worst.misfortune <= Misfortune::hurt && has_lost_attack(log, player, worst))
        return tr("You lost the attack");
    switch (worst.misfortune) {
    case Misfortune::wrecked: return tr("You are out of the race");
    case Misfortune::crashed: return is_struck ? tr("You were hit") : tr("You crashed");
    case Misfortune::hurt: return tr("You took damage");
    case Misfortune::shaken: return tr("You lost control");
    case Misfortune::slowed: return tr("No card to play: the Speed Check slowed you");
    case Misfortune::attacked:
    case Misfortune::none: break;
    }
    return {};
}

// Its first and last value of what the race has taken from a vehicle since the news known; of
// Control Loss the most it came to. Nothing where it took none.
std::optional<std::pair<int, int>> change_since(const RaceLog& log, VehicleId v, StatChange::Of of,
                                                std::uint32_t known) {
    const bool is_lost_control = of == StatChange::Of::control_loss;
    std::optional<std::pair<int, int>> span;
    for (const StatChange& change : log.stat_changes()) {
        if (change.who != v || change.of != of || change.news <= known) continue;
        if (is_lost_control && change.to < change.from) continue;
        if (!span) span.emplace(change.from, change.to);
        span->second = is_lost_control ? std::max(span->second, change.to) : change.to;
    }
    return span;
}

// "3", "1 → 3" of what has come to it, or "1 → 7 → 0" where some of that is gone again.
std::string risen(std::optional<std::pair<int, int>> change, int now) {
    std::string text = std::to_string(now);
    if (!change) return text;
    if (change->second != now) text = std::to_string(change->second) + " → " + text;
    if (change->first != change->second) text = std::to_string(change->first) + " → " + text;
    return text;
}

// How all that has befallen it since then has left the vehicle. Its Speed may have been checked
// since: told is what the misfortune made of it.
std::string standing_of(const Race& race, VehicleId v, Misfortune worst, const RaceLog& log,
                        std::uint32_t known) {
    const Vehicle& vehicle = race[v];
    const auto change = [&](StatChange::Of of) { return change_since(log, v, of, known); };
    std::string damage =
        say("Damage {0} of {1}",
            {risen(change(StatChange::Of::damage), vehicle.damage), race.licence(v).damage_max});
    if (!vehicle.is_running()) return damage;
    std::string left =
        say("{0}  ·  Control Loss {1}",
            {damage, risen(change(StatChange::Of::control_loss), vehicle.control_loss)});
    const auto speed = change(StatChange::Of::speed);
    if (!speed && worst != Misfortune::slowed) return left;
    return say("Speed {0}  ·  {1}", {risen(speed, speed ? speed->second : rating(race, v)), left});
}

// FR-DMG-06: what is printed beside the boxes passed, and stays.
std::string lasting_of(const Race& race, VehicleId v, const RaceLog& log, std::uint32_t known) {
    const auto damage = change_since(log, v, StatChange::Of::damage, known);
    if (!damage || !race[v].is_running()) return {};
    std::vector<std::string> affects;
    for (const Affect& affect : race.licence(v).affects) {
        if (affect.at <= damage->first || affect.at > damage->second) continue;
        affects.push_back(affect_text(affect.kind));
    }
    if (affects.empty()) return {};
    return say("From now on: {0}.", {listing_of(affects)});
}

// What lies straight ahead of a vehicle that was thrown about.
enum class Outlook : std::uint8_t { free, wall, obstacle, backwards };

Outlook outlook_of(const Race& race, VehicleId v) {
    const Course& course = race.course();
    const Vehicle& vehicle = race[v];
    const auto is_blocked = [&](hexgrid::Direction way) {
        const Cell next = course.neighbour(vehicle.cell, way);
        return next == no_cell || course.features(next).solid;
    };
    const hexgrid::Facing facing = vehicle.facing;
    const bool is_side = facing.is_side();
    const std::array ways = {is_side ? facing.ahead() : facing.front_left(),
                             is_side ? facing.ahead() : facing.front_right()};
    const auto leads_off = [&](hexgrid::Direction way) {
        return course.neighbour(vehicle.cell, way) == no_cell;
    };
    if (std::ranges::all_of(ways, leads_off)) return Outlook::wall;
    if (std::ranges::all_of(ways, is_blocked)) return Outlook::obstacle;
    const auto leads_back = [&](hexgrid::Direction way) {
        if (is_blocked(way)) return true;
        const int on = course.place(course.neighbour(vehicle.cell, way)) -
                       course.place(vehicle.cell) + course.length();
        const int by = on % course.length();
        return by > course.length() / 2;
    };
    return std::ranges::all_of(ways, leads_back) ? Outlook::backwards : Outlook::free;
}

std::string slide_words(int spaces, int bearing) {
    if (bearing == 0) {
        return say(by_count(spaces, "You slid 1 space ahead", "You slid {0} spaces ahead"),
                   {spaces});
    }
    if (bearing == 6) {
        return say(by_count(spaces, "You slid 1 space backwards", "You slid {0} spaces backwards"),
                   {spaces});
    }
    return bearing < 6 ? say(by_count(spaces, "You slid 1 space to the right",
                                      "You slid {0} spaces to the right"),
                             {spaces})
                       : say(by_count(spaces, "You slid 1 space to the left",
                                      "You slid {0} spaces to the left"),
                             {spaces});
}

std::string spin_words(int steps) {
    const int degrees = 30 * std::abs(steps);
    return say(steps < 0 ? words::mark("You spun {0}° to the left")
                         : words::mark("You spun {0}° to the right"),
               {degrees});
}

// Where slides and spins have left it, in one clause.
std::string end_of(const Race& race, VehicleId v, const RaceLog& log, std::uint32_t known) {
    int slides = 0;
    int bearing = 0;  // of the first: the others go the same way, mostly
    int spun = 0;
    for (const Shove& shove : log.shoves()) {
        if (shove.who != v || shove.news <= known) continue;
        if (!shove.is_slide) {
            spun += shove.by;  // 0 of one that undid a turn
        } else if (slides++ == 0) {
            bearing = shove.bearing;
        }
    }
    spun %= hexgrid::facing_count;
    if ((slides == 0 && spun == 0) || !race[v].is_running() || race[v].cell == no_cell) return {};
    std::string moved = slides > 0 ? slide_words(slides, bearing) : spin_words(spun);
    const Outlook outlook = outlook_of(race, v);
    if (slides > 0 && spun != 0) {
        moved = say(outlook == Outlook::free ? words::mark("{0} and spun {1}°")
                                             : words::mark("{0}, spun {1}°"),
                    {moved, 30 * std::abs(spun)});
    }
    switch (outlook) {
    case Outlook::wall: return say("{0} and face the wall.", {moved});
    case Outlook::obstacle: return say("{0} and face an obstacle.", {moved});
    case Outlook::backwards: return say("{0} and face backwards.", {moved});
    case Outlook::free: break;
    }
    return say("{0}.", {moved});
}

// That came of a deed, from a line of it on.
int damage_of(const RaceLog& log, VehicleId v, const LogLine& since) {
    int points = 0;
    for (const StatChange& change : log.stat_changes()) {
        const bool is_its = change.who == v && change.deed == since.deed &&
                            change.happenings >= since.happenings &&
                            change.of == StatChange::Of::damage;
        if (is_its) points += change.to - change.from;
    }
    return points;
}

// What came of dice, without the dice: the log has those. Of a Speed Check they are all there is.
LogLine without_dice(LogLine line) {
    const bool is_told_by_dice = line.misfortune == Misfortune::slowed || line.faces.empty();
    if (!is_told_by_dice && line.outcome < line.text.size())
        line.text.erase(0, line.text.find_first_not_of(' ', line.outcome));
    return line;
}

// With what it came to, where it declares an attack.
LogLine with_verdict(LogLine line, const RaceLog& log) {
    const Fight* fight = fight_of(log, line);
    if (fight == nullptr) return line;
    const bool is_targets = fight->winner == fight->target;
    const int winning = is_targets ? fight->target_value : fight->attacker_value;
    const int losing = is_targets ? fight->attacker_value : fight->target_value;
    if (fight->winner == no_vehicle) {
        line.text = say("{0} Both reach {1}, and both lose.", {line.text, winning});
        return line;
    }
    line.text = say(winning == losing ? words::mark("{0} Both reach {2}, and a trait lets {1} win.")
                                      : words::mark("{0} {1} wins by {2} to {3}."),
                    {line.text, log.names().of(fight->winner), winning, losing});
    return line;
}

// Whether it says who or what did it: Damage, and dice that did nothing, are told in figures.
bool tells_cause(const LogLine& line) {
    return line.misfortune != Misfortune::hurt &&
           (line.misfortune != Misfortune::attacked || line.faces.empty());
}

// Of the deed the worst came of: what began it, though it was known before (somebody attacked is
// asked for cards first), then the worst itself and what weighs most, as they came.
std::vector<LogLine> most_telling(const RaceLog& log, VehicleId player, const LogLine& worst,
                                  std::uint32_t known) {
    std::vector<LogLine> told;
    for (const LogLine& line : log.lines()) {
        const bool is_own_attack = line.misfortune == Misfortune::attacked && line.who == player;
        const bool is_of_deed = line.deed == worst.deed && (line.befalls(player) || is_own_attack);
        const bool is_slowed =
            line.news > known && line.befalls(player) && line.misfortune == Misfortune::slowed;
        if ((is_of_deed || is_slowed) && tells_cause(line))
            told.push_back(with_verdict(without_dice(line), log));
    }
    if (told.empty()) return {without_dice(worst)};
    const auto first = std::ranges::find(told, worst.deed, &LogLine::deed);
    const std::size_t began = first == told.end() ? worst.happenings : first->happenings;
    std::ranges::stable_sort(told, std::ranges::greater{}, [&](const LogLine& line) {
        const bool is_worst = line.happenings == worst.happenings;
        return std::tuple(line.happenings == began, is_worst, line.misfortune);
    });
    told.resize(std::min(told.size(), MisfortuneNote::most_lines));
    std::ranges::stable_sort(told, {}, &LogLine::happenings);
    return told;
}

// What came of it that neither lines nor numbers show: a spin that undid the turn, spaces the move
// was cut short by, why Control Loss is down again, and the Damage of the other party.
std::string besides(const Race& race, VehicleId player, const RaceLog& log, const LogLine& worst) {
    std::string text;
    const auto add = [&](const std::string& sentence) {
        text += (text.empty() ? "" : " ") + sentence;
    };
    const auto undid = [&](const Shove& shove) {
        return shove.who == player && shove.deed == worst.deed && !shove.is_slide && shove.by == 0;
    };
    const auto fall_of = [&](StatChange::Of of) {
        int fallen = 0;
        for (const StatChange& change : log.stat_changes()) {
            const bool is_fall = change.who == player && change.deed == worst.deed &&
                                 change.of == of && change.to < change.from;
            if (is_fall) fallen += change.from - change.to;
        }
        return fallen;
    };
    if (race[player].is_running() && std::ranges::any_of(log.shoves(), undid))
        add(tr("The spin undid your turn."));
    const int spaces = fall_of(StatChange::Of::spaces);
    if (spaces > 0 && worst.misfortune < Misfortune::crashed) {  // which ends a move, as all know
        add(say(by_count(spaces, "You lost the last space of your move.",
                         "You lost the last {0} spaces of your move."),
                {spaces}));
    }
    const int shed = fall_of(StatChange::Of::control_loss);
    if (shed > 0) {
        add(say(by_count(shed, "Your Speed became Safe, which shed 1 Control Loss point.",
                         "Your Speed became Safe, which shed {0} Control Loss points."),
                {shed}));
    }
    for (VehicleId v = 0; v < race.vehicle_count; ++v) {
        const int damage = v == player ? 0 : damage_of(log, v, worst);
        if (damage == 0) continue;
        add(say(by_count(damage, "{0} sustained {1} Damage.", "{0} sustained {1} Damage."),
                {log.names().of(v), damage}));
    }
    return text;
}

std::optional<MisfortuneNote> note_since(std::uint32_t known, VehicleId player, const RaceLog& log,
                                         const Race& now) {
    std::vector<LogLine> lines;
    for (const LogLine& line : log.lines())
        if (line.news > known && line.befalls(player)) lines.push_back(line);
    const auto worst = std::ranges::max_element(lines, {}, [&](const LogLine& line) {
        return std::pair(line.misfortune, damage_of(log, player, line));
    });
    if (worst == lines.end() || worst->misfortune <= Misfortune::attacked) return std::nullopt;
    MisfortuneNote note;
    note.who = player;
    note.title = title_of(log, player, *worst);
    note.lines = most_telling(log, player, *worst, known);
    note.end = end_of(now, player, log, known);
    note.besides = besides(now, player, log, *worst);
    note.lasting = lasting_of(now, player, log, known);
    note.standing = standing_of(now, player, worst->misfortune, log, known);
    return note;
}

}  // namespace

std::optional<MisfortuneNote> MisfortuneTeller::tell(VehicleId player, const RaceLog& log,
                                                     const Race& now) {
    if (player >= now.vehicle_count) return std::nullopt;
    return note_since(std::exchange(known_[player], log.news()), player, log, now);
}

std::optional<MisfortuneNote> MisfortuneTeller::tell_of_wreck(VehicleId player, const RaceLog& log,
                                                              const Race& now, const Names& names) {
    if (player >= now.vehicle_count || now[player].is_running()) return std::nullopt;
    auto note = tell(player, log, now);
    const auto is_end = [](const LogLine& line) { return line.misfortune == Misfortune::wrecked; };
    if (!note || std::ranges::none_of(note->lines, is_end)) return std::nullopt;
    note->title = say("{0} is out of the race", {names.of(player)});
    return note;
}

void MisfortuneTeller::rewind(const RaceLog& log) {
    for (std::uint32_t& known : known_)
        known = std::min(known, log.news());
}

}  // namespace frothy
