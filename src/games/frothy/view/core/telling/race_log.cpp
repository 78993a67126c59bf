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
    using enum Weight;
    if (event.is<RoundBegan, PhaseBegan>()) return heading;
    // Said by its dice, which also show that nothing got through; shown by the paperclips, where a
    // changed Speed is what matters.
    if (event.is<Rolled, DamageRolled, BoxesMoved>()) return unsaid;
    if (event.is<DirectionDeclared, DiceKept, SpeedChecked, ControlCleared, ControlGained,
                 ControlRemoved, AttackValue, DieDiscarded, PairDiscarded, MarkersLeft,
                 RunnerSetOut, RunnerMoved, RunnerGone, DebrisLeft, MoveEnded, Slid, SlidIntoSame,
                 StaminaEffectFelt, CardLost>()) {
        return minor;
    }
    return event.visit(
        [](const CardsCommitted& cards) { return cards.count() > 0 ? major : unsaid; },
        [](const LineCrossed& line) { return line.is_lap() ? major : minor; },
        [](const StaminaChanged& stamina) { return stamina.change == 0 ? unsaid : minor; },
        [](const CardsRecovered& cards) { return cards.to_hand == 0 ? unsaid : minor; },
        [](const SpeedChanged& speed) { return speed.before == speed.now ? unsaid : major; },
        [](const Turned& turned) {
            return turned.before == turned.now ? unsaid : turned.spins ? minor : major;
        },
        [](const auto&) { return major; });
}

// What comes after it is of another cause.
bool begins_deed(const Event& event) {
    return is_own_act(event) || event.is<RoundBegan, PhaseBegan, WreckRolled>();
}

Misfortune misfortune_of(const Event& event) {
    using enum Misfortune;
    return event.visit(
        [](AttackDeclared) { return attacked; },
        [](const DamageRolled& rolled) { return rolled.points == 0 ? attacked : none; },
        [](ControlLost) { return shaken; },
        [](const EnteredHazard& hazard) { return hazard.points > 0 ? shaken : none; },
        [](const OneOf<Damaged, AffectGained, CardLost> auto&) { return hurt; },
        [](Collided) { return crashed; },
        [](const RanOff& off) { return off.is_out ? wrecked : crashed; },
        [](WipedOut) { return wrecked; }, [](const auto&) { return none; });
}

int drift_side(const Race& race, VehicleId who, const Stepped& step) {
    if (step.kind != StepKind::drift) return 0;
    return race[who].facing.turn_to(hexgrid::facing_along(step.direction)) < 0 ? -1 : 1;
}

// FR-TRT-17: whether a Flyer goes where others would have met with something.
bool is_flight(const Race& before, const Event& event) {
    const Cell to = event.to();
    if (!event.is<Stepped, Slid>() || to == no_cell ||
        !has_trait(before, event.who, trait::flyer)) {
        return false;
    }
    return before.course().features(to).hazard || fragile_markers(before, to) > 0 ||
           is_low_obstacle(before, to);
}

}  // namespace

RaceLog::RaceLog(Names names) : names_(std::move(names)) {}

void RaceLog::begin(const Race& start) {
    seen_ = start;
    recap_.begin(start);
    commentator_ = {};
    faces_.clear();
    steps_joined_ = 0;
    drift_ = 0;
    tired_reins_ = {};
    shoves_.clear();
    stat_changes_.clear();
    fights_.clear();
    fight_ = {};
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
    const bool is_by_itself = event.is<ControlRemoved, ControlCleared, StaminaChanged>();
    line.is_minor = weight == Weight::minor && !(is_by_itself && cause_of(event.who) == nullptr);
    line.is_heading = weight == Weight::heading;
    LogLine& added = add_line(std::move(line));
    if (!added.is_minor) {
        const auto* step = event.get_if<Stepped>();
        steps_joined_ = step != nullptr ? 1 : 0;
        drift_ = step != nullptr ? drift_side(seen_, event.who, *step) : 0;
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
    const bool is_done_to_another = event.is<AttackDeclared>();
    const auto bit = [](VehicleId v) {
        return v < max_vehicles ? static_cast<std::uint8_t>(1U << v) : std::uint8_t{0};
    };
    if (!is_done_to_another) line->befallen |= bit(event.who);
    if (is_done_to_another || told == Misfortune::crashed) line->befallen |= bit(event.other());
    line->misfortune = std::max(line->misfortune, told);
    line->news = ++news_;
}

// Whether a spin is due to a planned turn, which it may undo: then no event tells of either.
bool spins_turn(const Event& event) {
    const auto* lost = event.get_if<ControlLost>();
    return lost != nullptr &&
           (lost->icons.has(Icon::left_spin) || lost->icons.has(Icon::right_spin));
}

// A slide leaves the facing as it is.
void RaceLog::note_shove(const Event& event) {
    if (const auto* rolled = event.get_if<ControlRolled>())
        is_turning_ = rolled->cause == ControlCause::turn;
    if (is_turning_ && spins_turn(event))
        shoves_.push_back({event.who, false, 0, 0, deed_, ++news_});
    const auto* turned = event.get_if<Turned>();
    const auto* slid = event.get_if<Slid>();
    const bool spins = turned != nullptr && turned->spins;
    if ((!spins && slid == nullptr) || event.who >= seen_.vehicle_count) return;
    Shove shove{event.who, slid != nullptr, 1, 0, deed_, ++news_};
    if (slid != nullptr) {
        const int ahead = seen_[event.who].facing.number();
        shove.bearing = hexgrid::Facing(2 * hexgrid::index_of(slid->direction) - ahead).number();
    } else {
        std::erase_if(shoves_, [&](const Shove& one) {
            return one.who == event.who && one.deed == deed_ && !one.is_slide && one.by == 0;
        });
        shove.by = turned->before.turn_to(turned->now);
    }
    shoves_.push_back(shove);
}

void RaceLog::note_toll(const Event& event) {
    const auto note = [&](StatChange::Of of, int from, int to) {
        stat_changes_.push_back({event.who, of, from, to, happenings_, deed_, ++news_});
    };
    event.visit(
        [&](const Damaged& damage) {
            note(StatChange::Of::damage, damage.total - damage.points, damage.total);
        },
        [&](const ControlGained& gained) {
            note(StatChange::Of::control_loss, gained.total - gained.points, gained.total);
        },
        [&](const ControlCleared& cleared) {
            const int left = event.who < seen_.vehicle_count ? seen_[event.who].control_loss : 0;
            note(StatChange::Of::control_loss, left + cleared.points, left);
        },
        [&](const MoveEnded& ended) {
            if (ended.spaces_lost > 0) note(StatChange::Of::spaces, ended.spaces_lost, 0);
        },
        [&](const SpeedChanged& speed) {
            if (!is_checking_ && speed.before != speed.now)
                note(StatChange::Of::speed, speed.before, speed.now);
        },
        [](const auto&) {});
}

// FR-ATK-08, FR-ATK-09
void RaceLog::note_fight(const Event& event) {
    const auto decided = [&](VehicleId winner) {
        fight_.winner = winner;
        fights_.push_back(fight_);
    };
    event.visit(
        [&](const AttackDeclared& attack) {
            fight_ = {event.who, attack.other, no_vehicle, 0, 0, happenings_, deed_};
        },
        [&](const AttackValue& attack) {
            (event.who == fight_.attacker ? fight_.attacker_value : fight_.target_value) =
                attack.value;
        },
        [&](AttackWon) { decided(event.who); }, [&](AttackTied) { decided(no_vehicle); },
        [](const auto&) {});
}

// A Speed Check asks nothing of whoever holds no card and rolled but one pair of dice: it would
// pass unseen (FR-SPD-04, FR-SPD-05).
void RaceLog::mark_slowed(const Event& event, const Journal& journal) {
    LogLine* line = cause_of(event.who);
    const auto* speed = event.get_if<SpeedChanged>();
    const bool is_check = speed != nullptr && speed->now < speed->before && line != nullptr &&
                          !line->faces.empty() && line->why == Why::speed_check;
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
    if (event.is<ControlRolled>() && cause->why == Why::control) {
        // Says for what the dice were rolled, which is told after them.
        cause->text = with_icons(describe(event, seen_, names_), cause->faces);
        cause->outcome = cause->text.size();
        return true;
    }
    const auto* rolled = event.get_if<DamageRolled>();
    const bool did_nothing = rolled != nullptr && rolled->points == 0;
    const bool fits =
        (event.is<SpeedChanged>() && cause->why == Why::speed_check) ||
        (event.is<ControlKept, ControlLost>() && cause->why == Why::control) ||
        (cause->why == Why::damage && (event.is<Damaged, AffectGained>() || did_nothing));
    if (fits) cause->text += " " + describe(event, seen_, names_);
    // FR-EDGE-19
    if (rolled != nullptr) got_through_ = rolled->points;
    if (const auto* damage = event.get_if<Damaged>(); fits && damage != nullptr) {
        const int surplus = std::exchange(got_through_, 0) - damage->points;
        if (surplus > 0) cause->text += " " + past_counting(surplus);
    }
    return fits;
}

bool RaceLog::join_steps(const Event& event) {
    LogLine* cause = cause_of(event.who);
    const auto* step = event.get_if<Stepped>();
    if (step == nullptr || cause == nullptr || lines().back().is_minor || steps_joined_ == 0)
        return false;
    ++steps_joined_;
    const int drift = drift_side(seen_, event.who, *step);
    if (drift != 0 || cause->rule != Rule("FR-DRIFT-01")) drift_ = drift;
    cause->text = joined_steps(names_.of(event.who), steps_joined_, drift_);
    if (step->kind == StepKind::drift) cause->rule = event.rule;
    return true;
}

void RaceLog::take_event(const Event& event, const Race& after) {
    const bool flies = is_flight(seen_, event);
    remark(commentator_.take(event, seen_, after), [this](VehicleId v) { return names_.of(v); });
    seen_ = after;
    if (event.is<DirectionDeclared>() && event.who < after.vehicle_count) {
        tired_reins_[event.who] = after[event.who].virtual_reins;
    }
    if (begins_deed(event)) {
        ++deed_;
        is_checking_ = event.is<SpeedChecked>();
    }
    if (event.is<Rolled>()) {
        take_roll(event);
        return;
    }
    if (!join_steps(event) && !append_outcome(event) && weight_of(event) != Weight::unsaid) {
        add_event(event, describe(event, seen_, names_));
    }
    mark_misfortune(event);
    note_shove(event);
    note_toll(event);
    note_fight(event);
    if (flies) add_minor(event.who, trait::flyer, flight(names_.of(event.who)));
    if (is_own_act(event)) note_move(event.who);
}

}  // namespace frothy
