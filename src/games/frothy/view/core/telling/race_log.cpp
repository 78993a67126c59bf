// From happenings to lines: what is said at all, what stands on its own, what belongs to a cause.
#include "games/frothy/view/core/telling/race_log.h"

#include <algorithm>
#include <utility>

#include "games/frothy/rules/queries.h"
#include "games/frothy/rules/traits.h"
#include "games/frothy/view/core/telling/race_log_words.h"
#include "games/frothy/view/core/telling/speed_check_asked.h"

namespace frothy {

namespace {

enum class Weight : std::uint8_t { heading, major, minor, unsaid };

Weight weight_of(const Event& event) {
    switch (event.kind) {
    case EventKind::round_began:
    case EventKind::phase_began: return Weight::heading;
    case EventKind::rolled:       // said by its dice
    case EventKind::boxes_moved:  // shown by the paperclips; speed_changed says what matters
        return Weight::unsaid;
    case EventKind::cards_committed: return event.a + event.b > 0 ? Weight::major : Weight::unsaid;
    case EventKind::damage_rolled:  // the dice show it; that nothing got through is said with them
        return Weight::unsaid;
    case EventKind::line_crossed:  // what counts is a lap
        return event.a > 0 && event.b == 1 ? Weight::major : Weight::minor;
    case EventKind::stamina_changed: return event.a == 0 ? Weight::unsaid : Weight::minor;
    case EventKind::cards_recovered: return event.a == 0 ? Weight::unsaid : Weight::minor;
    case EventKind::speed_changed: return event.a == event.b ? Weight::unsaid : Weight::major;
    case EventKind::turned:
        if (event.a == event.b) return Weight::unsaid;
        return event.c == 0 ? Weight::major : Weight::minor;
    case EventKind::direction_declared:
    case EventKind::dice_kept:
    case EventKind::speed_checked:
    case EventKind::control_cleared:
    case EventKind::control_gained:
    case EventKind::control_removed:
    case EventKind::attack_value:
    case EventKind::die_discarded:
    case EventKind::pair_discarded:
    case EventKind::markers_left:
    case EventKind::runner_set_out:
    case EventKind::runner_moved:
    case EventKind::runner_gone:
    case EventKind::debris_left:
    case EventKind::move_ended:
    case EventKind::slid:
    case EventKind::slid_into_same:
    case EventKind::stamina_effect:
    case EventKind::card_lost: return Weight::minor;
    default: return Weight::major;
    }
}

// What comes after it is of another cause.
bool begins_deed(const Event& event) {
    return is_own_act(event.kind) || event.kind == EventKind::round_began ||
           event.kind == EventKind::phase_began || event.kind == EventKind::wreck_rolled;
}

Misfortune misfortune_of(const Event& event) {
    switch (event.kind) {
    case EventKind::attack_declared: return Misfortune::attacked;
    case EventKind::damage_rolled: return event.b == 0 ? Misfortune::attacked : Misfortune::none;
    case EventKind::control_lost: return Misfortune::shaken;
    case EventKind::entered_hazard: return event.a > 0 ? Misfortune::shaken : Misfortune::none;
    case EventKind::damaged:
    case EventKind::affect_gained:
    case EventKind::card_lost: return Misfortune::hurt;
    case EventKind::collided: return Misfortune::crashed;
    case EventKind::ran_off: return event.a == 1 ? Misfortune::wrecked : Misfortune::crashed;
    case EventKind::wiped_out: return Misfortune::wrecked;
    default: return Misfortune::none;
    }
}

int drift_side(const Race& race, const Event& event) {
    if (static_cast<StepKind>(event.b) != StepKind::drift) return 0;
    const int off = hexgrid::Facing(2 * event.a - race[event.who].facing.number()).number();
    return off < 6 ? 1 : -1;
}

// FR-TRT-17: whether a Flyer goes where others would have met with something.
bool is_flight(const Race& before, const Event& event) {
    const bool enters = event.kind == EventKind::stepped || event.kind == EventKind::slid;
    if (!enters || event.to == no_cell || !has_trait(before, event.who, trait::flyer)) return false;
    return before.course().features(event.to).hazard || fragile_markers(before, event.to) > 0 ||
           is_low_obstacle(before, event.to);
}

}  // namespace

RaceLog::RaceLog(Names names) : names_(std::move(names)) {}

void RaceLog::begin(const Race& start) {
    seen_ = start;
    recap_.begin(start);
    faces_.clear();
    steps_joined_ = 0;
    drift_ = 0;
    tired_reins_ = {};
    shoves_.clear();
    stat_changes_.clear();
    deed_ = 0;
    is_checking_ = false;
    news_ = 0;
}

void RaceLog::take(const Happening& happening, const Journal& journal) {
    recap_.take(happening);
    if (happening.kind == kernel::HappeningKind::event) {
        take_event(happening.event, happening.state);
        mark_slowed(happening.event, journal);
    } else if (happening.kind == kernel::HappeningKind::cast) {
        const auto& entry = journal[happening.entry];
        const auto faces = journal.faces_of(entry);
        faces_.assign(faces.begin(), faces.end());
        why_ = entry.why;
        cast_ = happening.entry;
    }
}

LogLine RaceLog::line_of(VehicleId who, Rule rule, std::string text) const {
    LogLine line;
    line.round = seen_.round;
    line.phase = seen_.phase;
    line.deed = deed_;
    line.who = who;
    line.text = std::move(text);
    line.rule = rule;
    return line;
}

LogLine& RaceLog::add_event(const Event& event, std::string text) {
    LogLine line = line_of(event.who, event.rule, std::move(text));
    const Weight weight = weight_of(event);
    // What comes or goes by itself hangs under nobody else's deed.
    const bool is_by_itself = event.kind == EventKind::control_removed ||
                              event.kind == EventKind::control_cleared ||
                              event.kind == EventKind::stamina_changed;
    line.is_minor = weight == Weight::minor && !(is_by_itself && cause_of(event.who) == nullptr);
    line.is_heading = weight == Weight::heading;
    LogLine& added = add_line(std::move(line));
    if (!added.is_minor) {
        last_kind_ = event.kind;
        steps_joined_ = event.kind == EventKind::stepped ? 1 : 0;
        drift_ = event.kind == EventKind::stepped ? drift_side(seen_, event) : 0;
    }
    return added;
}

void RaceLog::add_minor(VehicleId who, Rule rule, std::string text) {
    LogLine line = line_of(who, rule, std::move(text));
    line.is_minor = true;
    add_line(std::move(line));
}

// On the line that tells it: its own, or that of the roll it came of.
void RaceLog::mark_misfortune(const Event& event) {
    const Misfortune told = misfortune_of(event);
    LogLine* line = latest_major();
    if (told == Misfortune::none || line == nullptr) return;
    const bool is_done_to_another = event.kind == EventKind::attack_declared;
    const auto bit = [](VehicleId v) {
        return v < max_vehicles ? static_cast<std::uint8_t>(1U << v) : std::uint8_t{0};
    };
    if (!is_done_to_another) line->befallen |= bit(event.who);
    if (is_done_to_another || told == Misfortune::crashed) line->befallen |= bit(event.other);
    line->misfortune = std::max(line->misfortune, told);
    line->news = ++news_;
}

// Whether a spin is due to a planned turn, which it may undo: then no event tells of either.
bool spins_turn(const Event& event) {
    const auto has = [&](Icon icon) { return ((event.a >> static_cast<int>(icon)) & 1) != 0; };
    return event.kind == EventKind::control_lost && (has(Icon::left_spin) || has(Icon::right_spin));
}

// A slide leaves the facing as it is.
void RaceLog::note_shove(const Event& event) {
    if (event.kind == EventKind::control_rolled) {
        is_turning_ = static_cast<ControlCause>(event.b) == ControlCause::turn;
    }
    if (is_turning_ && spins_turn(event))
        shoves_.push_back({event.who, false, 0, 0, deed_, ++news_});
    const bool spins = event.kind == EventKind::turned && event.c != 0;
    const bool slides = event.kind == EventKind::slid;
    if ((!spins && !slides) || event.who >= seen_.vehicle_count) return;
    const int facing = seen_[event.who].facing.number();
    Shove shove{event.who, slides, 1, hexgrid::Facing(2 * event.a - facing).number(),
                deed_,     ++news_};
    if (spins) {
        std::erase_if(shoves_, [&](const Shove& one) {
            return one.who == event.who && one.deed == deed_ && !one.is_slide && one.by == 0;
        });
        const int by = hexgrid::Facing(event.b - event.a).number();
        shove.by = by > 6 ? by - hexgrid::facing_count : by;
    }
    shoves_.push_back(shove);
}

void RaceLog::note_toll(const Event& event) {
    StatChange change{
        event.who, StatChange::Of::damage, event.b - event.a, event.b, happenings_, deed_, 0};
    switch (event.kind) {
    case EventKind::damaged: break;
    case EventKind::control_gained: change.of = StatChange::Of::control_loss; break;
    case EventKind::speed_changed:
        if (is_checking_ || event.a == event.b) return;
        change.of = StatChange::Of::speed;
        change.from = event.a;
        break;
    default: return;
    }
    change.news = ++news_;
    stat_changes_.push_back(change);
}

// A Speed Check asks nothing of whoever holds no card and rolled but one pair of dice: it would
// pass unseen (FR-SPD-04, FR-SPD-05).
void RaceLog::mark_slowed(const Event& event, const Journal& journal) {
    LogLine* line = cause_of(event.who);
    const bool is_check = event.kind == EventKind::speed_changed && event.b < event.a &&
                          line != nullptr && !line->faces.empty() && line->why == Why::speed_check;
    if (!is_check || was_asked_in_check(journal, cast_, event.who)) return;
    line->befallen |= static_cast<std::uint8_t>(1U << event.who);
    line->misfortune = std::max(line->misfortune, Misfortune::slowed);
    line->news = ++news_;
}

// A roll is one line with its dice.
void RaceLog::take_roll(const Event& event) {
    if (!faces_.empty()) {
        const DiceFaces printed =
            seen_.setting != nullptr ? seen_.rules().dice_faces : DiceFaces::printed;
        LogLine& line = add_event(event, describe_cast(why_, event.who, faces_, printed, names_));
        line.is_minor = false;
        line.faces = faces_;
        line.why = why_;
        line.printed = printed;
        line.outcome = line.text.size();
        last_kind_ = EventKind::rolled;
        const bool is_tired =
            why_ == Why::speed_check && event.who < max_vehicles && tired_reins_[event.who] > 0;
        if (is_tired) add_minor(event.who, "FR-STA-06", tired_reins(tired_reins_[event.who]));
    }
    faces_.clear();
}

// What came of a roll is said in the line of the roll.
bool RaceLog::append_outcome(const Event& event) {
    LogLine* cause = cause_of(event.who);
    if (cause == nullptr || cause->faces.empty()) return false;
    if (event.kind == EventKind::control_rolled && cause->why == Why::control) {
        // Says for what the dice were rolled, which is told after them.
        cause->text = with_icons(describe(event, seen_, names_), cause->faces);
        cause->outcome = cause->text.size();
        return true;
    }
    const bool fits =
        (event.kind == EventKind::speed_changed && cause->why == Why::speed_check) ||
        (event.kind == EventKind::control_kept && cause->why == Why::control) ||
        (event.kind == EventKind::control_lost && cause->why == Why::control) ||
        (cause->why == Why::damage &&
         (event.kind == EventKind::damaged || event.kind == EventKind::affect_gained ||
          (event.kind == EventKind::damage_rolled && event.b == 0)));
    if (fits) cause->text += " " + describe(event, seen_, names_);
    // FR-EDGE-19
    if (event.kind == EventKind::damage_rolled) got_through_ = event.b;
    if (fits && event.kind == EventKind::damaged) {
        const int surplus = std::exchange(got_through_, 0) - event.a;
        if (surplus > 0) cause->text += " " + past_counting(surplus);
    }
    return fits;
}

bool RaceLog::join_steps(const Event& event) {
    LogLine* cause = cause_of(event.who);
    if (event.kind != EventKind::stepped || cause == nullptr || lines().back().is_minor ||
        last_kind_ != EventKind::stepped) {
        return false;
    }
    ++steps_joined_;
    const int drift = drift_side(seen_, event);
    if (drift != 0 || cause->rule != Rule("FR-DRIFT-01")) drift_ = drift;
    cause->text = joined_steps(names_.of(event.who), steps_joined_, drift_);
    if (static_cast<StepKind>(event.b) == StepKind::drift) cause->rule = event.rule;
    return true;
}

void RaceLog::take_event(const Event& event, const Race& after) {
    const bool flies = is_flight(seen_, event);
    seen_ = after;
    if (event.kind == EventKind::direction_declared && event.who < after.vehicle_count) {
        tired_reins_[event.who] = after[event.who].virtual_reins;
    }
    if (begins_deed(event)) {
        ++deed_;
        is_checking_ = event.kind == EventKind::speed_checked;
    }
    if (event.kind == EventKind::rolled) {
        take_roll(event);
        return;
    }
    if (!join_steps(event) && !append_outcome(event) && weight_of(event) != Weight::unsaid) {
        add_event(event, describe(event, seen_, names_));
    }
    mark_misfortune(event);
    note_shove(event);
    note_toll(event);
    if (flies) add_minor(event.who, trait::flyer, flight(names_.of(event.who)));
    if (is_own_act(event.kind)) note_move(event.who);
}

}  // namespace frothy
