#include "games/frothy/ai/outlook.h"

#include <algorithm>
#include <array>
#include <bit>

#include "games/frothy/ai/goal.h"
#include "games/frothy/rules/queries.h"
#include "games/frothy/rules/standings.h"
#include "games/frothy/rules/traits.h"

namespace frothy {

namespace {

constexpr int share_when_lasting = 3;  // of the course still ahead
constexpr int home_cost = -40 * points_per_hex;
// How much more whoever is careful makes of a risk.
constexpr int careful_of_turns = 3;
constexpr int careful_of_crashes = 5;

}  // namespace

Outlook::Outlook(const Race& race, const DrivingMap& map, VehicleId me, Manner manner,
                 const RoadBook* book, SpeedMemory* memory)
    : race_(race),
      map_(map),
      me_(me),
      manner_(manner),
      book_(book),
      memory_(memory),
      rating_(frothy::rating(race, me)) {
    for (VehicleId v = 0; v < race.vehicle_count; ++v) {
        wrecks_about_ |= race[v].is_wreck();
        occupied_ |= bit_of(race[v].cell);
    }
    sixths_hurt_ = faces_that_hurt(race, me);
    constexpr int whole_vehicle = 1200;  // 109 for the first point of ten
    damage_cost_ = whole_vehicle * stake_in_lasting(race, me) / (damage_to_spare(race, me) + 1);
    rigged_ = number_of(race, me, trait::jerry_rigged);
    cost_of_a_sixth_ = sixths_hurt_ * (damage_cost_ + point_cost);
    more_by_die_ =
        RoadBook::more_by_die(sixths_hurt_, damage_to_spare(race, me), race.licence(me).damage_max);
    is_lasting_ = is_fought_out(race);
    if (!is_hunting(race, me)) return;
    prey_ = prey_of(race, me);
    hunts_the_last_ = is_overdue_duel(race, me);
}

// FR-ATK-02: an attack takes a place beside it.
int Outlook::cost_of_distance(const Pose& spot) const {
    if (prey_ == no_vehicle || race_[prey_].cell == no_cell) return 0;
    const Course& course = race_.course();
    const hexgrid::Hex here = course.hex(spot.cell);
    const hexgrid::Hex there = course.hex(race_[prey_].cell);
    const int apart = hexgrid::distance(here, there);
    const int farthest = hunts_the_last_ ? 12 : 8;
    const int cost_of_a_hex = hunts_the_last_ ? 32 : 16;
    constexpr int worth_of_a_place_beside = 3 * points_per_hex;
    if (apart > 1) return std::min(apart, farthest) * cost_of_a_hex;
    const auto bearing = hexgrid::direction(hexgrid::direction_index(here, there));
    return arc_of(spot.facing, bearing) == Arc::side ? -worth_of_a_place_beside : 0;
}

Pace Outlook::next_pace(int rating, int phase) const {
    const auto& move = race_.licence(me_).speeds[static_cast<std::size_t>(rating)].move;
    for (int i = 0; i < phase_count; ++i) {
        const int spaces = move[static_cast<std::size_t>((phase + i) % phase_count)];
        if (spaces > 0) return {rating, std::min(spaces, DrivingMap::max_spaces)};
    }
    return {rating, 1};
}

Outlook::LapAhead Outlook::lap_at(const Pose& spot) const {
    const int laps = vehicle().laps + (spot.crossed ? 1 : 0);
    constexpr int endless = 100;  // laps, where a number of rounds is agreed
    const int agreed = race_.setting->has_finish_line() ? race_.setting->laps : endless;
    const int to_go = std::max(agreed - laps, 1);
    if (to_go == 1) return {RoadBook::Lap::last, 0};
    return {RoadBook::Lap::earlier, (to_go - 2) * book_->lap_cost()};
}

int Outlook::cost_ahead(const Pose& spot, Pace pace) const {
    if (book_ != nullptr) {
        const LapAhead ahead = lap_at(spot);
        return ahead.more +
               book_->cost({spot.cell, spot.facing, pace.rating}, race_.phase + 1, ahead.lap);
    }
    const int phases = map_.to_go(pace.spaces, spot.cell, spot.facing) -
                       (spot.crossed ? map_.lap(pace.spaces) : 0);
    const int cost = phases * pace.spaces * (points_per_hex / DrivingMap::phase_cost);
    return is_lasting_ ? cost / share_when_lasting : cost;
}

bool Outlook::goes_on_in_round(int rating) const {
    const auto& move = race_.licence(me_).speeds[static_cast<std::size_t>(rating)].move;
    return std::any_of(move.begin() + race_.phase, move.end(),
                       [](int spaces) { return spaces > 0; });
}

// FR-EDGE-25: back over the line.
int Outlook::cost_of_a_lap_lost() const {
    constexpr int usual = 400;
    return book_ == nullptr ? usual : std::max(book_->lap_cost(), usual);
}

int Outlook::cost_in_the_way(const Pose& spot, Pace pace, Traffic traffic) const {
    const auto leads = [&](Traffic among) {
        return leads_on(spot, Side::none, DriftsLeft::one, pace.spaces, among);
    };
    if (wrecks_about_ && !leads(Traffic::wrecks_only)) return crash_cost(rating_);
    if (book_ != nullptr && !has_reins(race_, me_) && goes_on_in_round(pace.rating) &&
        !leads(Traffic::wrecks_only)) {
        return price_of_crash(pace.rating);
    }
    const bool may_be_in_the_way =
        is_careful() && traffic == Traffic::everybody && !leads(Traffic::everybody);
    return may_be_in_the_way ? crash_cost(rating_) / 2 : 0;
}

int Outlook::cost_at_rest(const Pose& spot, Pace pace, Traffic traffic) const {
    return cost_ahead(spot, pace) + cost_in_the_way(spot, pace, traffic);
}

RoadBook::Turns Outlook::costs_of_turning(const Pose& spot, int dice, Pace pace,
                                          Traffic traffic) const {
    const auto turned = [&](int turn) {
        return Pose{spot.cell, spot.facing.turned(turn), spot.crossed};
    };
    if (book_ == nullptr) {
        const int risk = turn_risk(dice);
        return {risk + cost_at_rest(turned(-1), pace, traffic),
                risk + cost_at_rest(turned(1), pace, traffic)};
    }
    const LapAhead ahead = lap_at(spot);
    const RoadBook::Turns turns = book_->costs_of_turns({spot.cell, spot.facing, pace.rating}, dice,
                                                        {race_.phase + 1, ahead.lap, more_by_die_});
    return {turns.left + ahead.more + cost_in_the_way(turned(-1), pace, traffic),
            turns.right + ahead.more + cost_in_the_way(turned(1), pace, traffic)};
}

// About half of the risk is that of Damage, which weighs more on whoever can take less.
int Outlook::turn_risk(int dice) const {
    constexpr std::array<int, 8> risk = {0, 78, 110, 152, 207, 276, 356, 448};
    constexpr int risk_of_one_more = 90;  // too many to steer (FR-TIP-02)
    const int beyond = std::max(dice - 7, 0) * risk_of_one_more;
    const int as_new = risk[static_cast<std::size_t>(std::clamp(dice, 0, 7))] + beyond;
    constexpr int usual_faces = 4;  // that get through, of a vehicle with Resilience 1
    constexpr int usual_cost = 78;  // of its first point of Damage
    const int more = damage_cost() * sixths_hurt_ / usual_faces - usual_cost;
    const int risked = as_new + as_new * std::max(more, 0) / (2 * usual_cost);
    return is_careful() ? careful_of_turns * risked : risked;
}

int Outlook::damage_dice_cost(int dice, Rule spared_by) const {
    dice -= number_of(race_, me_, spared_by);
    if (dice <= 0) return 0;
    return (dice + rigged_) * cost_of_a_sixth_ / static_cast<int>(icon_count);
}

int Outlook::crash_cost(int rating) const {
    return as_weighed(3 * points_per_hex + damage_dice_cost(rating, trait::bsh));
}

int Outlook::as_weighed(int cost) const {
    return is_careful() && book_ == nullptr ? careful_of_crashes * cost : cost;
}

int Outlook::entry_cost(Cell cell, int rating) const {
    if (has_trait(race_, me_, trait::flyer)) return 0;
    int cost = 0;
    const int points = hazard_points(race_, cell, rating);
    if (points > 0) cost += 40 + 25 * points;
    const int dice = fragile_dice(race_, cell, rating);
    if (dice > 0) cost += 20 + damage_dice_cost(dice, trait::bsh);
    return cost - entry_prize(race_, cell);
}

// FR-COL-15 to 21.
Outlook::Blow Outlook::blow_of(Cell into, hexgrid::Direction way, int rating) const {
    const Blow against_a_wall{rating, rating / 2};
    const VehicleId struck = vehicle_at(race_, into);
    if (struck == no_vehicle && into != no_cell)
        return {solid_dice(race_, into, rating), rating / 2};
    if (struck == no_vehicle || !race_[struck].is_running()) return against_a_wall;
    const int its_rating = frothy::rating(race_, struck);
    switch (collision_arc(race_[struck].facing, hexgrid::opposite(way), race_.rules().arcs_sixty)) {
    case Arc::front: return {rating + its_rating, rating / 2};
    case Arc::side: return against_a_wall;
    case Arc::rear: break;
    }
    const int faster = rating - its_rating;
    if (faster <= 0) return {1, std::max(rating - 1, 0)};
    return {faster, rating - half_rounded_up(faster)};
}

int Outlook::cost_of_striking(const Pose& spot, hexgrid::Direction way, int rating,
                              Pace next) const {
    const Cell into = race_.course().neighbour(spot.cell, way);
    const int prize = ram_prize(race_, me_, vehicle_at(race_, into));
    if (book_ == nullptr) return crash_cost(rating) - prize + cost_ahead(spot, next);
    const Blow blow = blow_of(into, way, rating);
    const LapAhead ahead = lap_at(spot);
    return price_of_crash(blow.dice) - prize + ahead.more +
           book_->cost_held_up({spot.cell, spot.facing, blow.rating}, race_.phase + 1, ahead.lap);
}

int Outlook::card_price(int in_hand) const {
    constexpr std::array<int, 7> price = {200, 150, 75, 48, 35, 26, 20};
    const int usual = price[static_cast<std::size_t>(std::clamp(in_hand, 0, 6))];
    return book_ == nullptr ? usual : usual * book_->style().thrift / 100;
}

int Outlook::cards_held_back() const {
    return has_trait(race_, me_, trait::champing_at_the_bit) ? 3 : 2;
}

int Outlook::cards_in_hand() const {
    const Cards& cards = vehicle().cards;
    return cards.count(Pile::hand, CardType::whip) + cards.count(Pile::hand, CardType::reins) +
           cards.count(Pile::hand, CardType::dual) +
           std::popcount(specials_in_hand(race_, me_, CardFace::whip)) +
           std::popcount(specials_in_hand(race_, me_, CardFace::reins));
}

bool Outlook::blocked(Cell cell, Traffic traffic) const {
    if (cell == no_cell || race_.course().is_solid(cell)) return true;
    if ((occupied_ & bit_of(cell)) == 0) return false;
    for (VehicleId v = 0; v < race_.vehicle_count; ++v) {
        if (race_[v].cell != cell || v == me_) continue;
        return traffic == Traffic::everybody || race_[v].is_wreck();
    }
    return false;
}

std::span<const LegalStep> Outlook::steps_at(hexgrid::Facing facing, Side side,
                                             DriftsLeft drifts) const {
    return steps_from(facing, side, drifts != DriftsLeft::none, race_.rules().alt_corner_drift);
}

DriftsLeft Outlook::drifts_after(DriftsLeft drifts, StepKind kind) {
    return kind == StepKind::drift && drifts == DriftsLeft::one ? DriftsLeft::none : drifts;
}

bool Outlook::leads_on(const Pose& spot, Side side, DriftsLeft drifts, int steps,
                       Traffic traffic) const {
    if (steps <= 0) return true;
    for (const LegalStep& step : steps_at(spot.facing, side, drifts)) {
        const Cell to = race_.course().neighbour(spot.cell, step.direction);
        if (blocked(to, traffic)) continue;
        const Side next_side = side_of_step(spot.facing, step.direction);
        const DriftsLeft left = drifts_after(drifts, step.kind);
        if (leads_on({to, spot.facing, false}, next_side, left, steps - 1, traffic)) return true;
    }
    return false;
}

namespace {

// Follows every way of a phase and keeps the best.
class WayFinder {
public:
    WayFinder(const Outlook& outlook, const PhaseStart& start, Endings& endings)
        : outlook_(outlook), start_(start), endings_(endings), course_(outlook.race().course()) {
        best_.cost = 1 << 29;
    }

    Way find() {
        follow(start_.spot, start_.last_side, start_.drifts, start_.steps, 0);
        return best_;
    }

    bool may_strike() const {
        return strikes(start_.spot, start_.last_side, start_.drifts, start_.steps);
    }

private:
    bool strikes(const Pose& spot, Side side, DriftsLeft drifts, int steps) const {
        if (steps <= 0) return false;
        return std::ranges::any_of(
            outlook_.steps_at(spot.facing, side, drifts), [&](const LegalStep& step) {
                const Crossing crossing = course_.crossing(spot.cell, step.direction);
                if (crossing == Crossing::forwards && last_lap(spot)) return false;
                const Cell to = course_.neighbour(spot.cell, step.direction);
                return outlook_.blocked(to, start_.traffic) ||
                       strikes(after(spot, to, crossing), side_of_step(spot.facing, step.direction),
                               Outlook::drifts_after(drifts, step.kind), steps - 1);
            });
    }

    static Pose after(const Pose& spot, Cell to, Crossing crossing) {
        const bool crossed =
            crossing == Crossing::none ? spot.crossed : crossing == Crossing::forwards;
        return {to, spot.facing, crossed};
    }

    void follow(Pose spot, Side side, DriftsLeft drifts, int steps, int cost) {
        if (steps <= 0) {
            arrive(spot, cost);
            return;
        }
        for (const LegalStep& step : outlook_.steps_at(spot.facing, side, drifts)) {
            const Crossing crossing = course_.crossing(spot.cell, step.direction);
            if (crossing == Crossing::forwards && last_lap(spot)) {
                keep({spot, home_cost - steps + cost, false, false, true});
                continue;
            }
            const Cell to = course_.neighbour(spot.cell, step.direction);
            if (outlook_.blocked(to, start_.traffic)) {
                const int struck = outlook_.cost_of_striking(spot, step.direction, start_.rating,
                                                             start_.next_pace);
                keep({spot, cost + struck, false, true, false});
                continue;
            }
            const Side next_side = side_of_step(spot.facing, step.direction);
            const bool is_drift = step.kind == StepKind::drift;
            const int added = outlook_.entry_cost(to, start_.rating) +
                              (is_drift ? drift_cost() : 0) +
                              (crossing == Crossing::backwards ? outlook_.cost_of_a_lap_lost() : 0);
            follow(after(spot, to, crossing), next_side, Outlook::drifts_after(drifts, step.kind),
                   steps - 1, cost + added);
        }
    }

    void arrive(const Pose& spot, int cost) {
        const Endings::Ending& ending = endings_.at(outlook_, start_, spot);
        keep({spot, cost + ending.straight, false, false, false});
        if (!start_.may_turn) return;
        for (const int turn : {-1, 1}) {
            Pose turned = spot;
            turned.facing = spot.facing.turned(turn);
            keep({turned, cost + drift_cost() + ending.turns.by(turn), true, false, false});
        }
    }

    bool last_lap(const Pose& spot) const {
        const int laps = outlook_.vehicle().laps + (spot.crossed ? 1 : 0);
        return outlook_.race().setting->is_home(laps + 1);
    }

    // A phase that is not straight takes no Control Loss point away (FR-MOV-07).
    int drift_cost() const { return outlook_.vehicle().control_loss > 0 ? 16 : 3; }

    void keep(const Way& way) {
        if (way.cost < best_.cost) best_ = way;
    }

    const Outlook& outlook_;
    const PhaseStart& start_;
    Endings& endings_;
    const Course& course_;
    Way best_;
};

}  // namespace

const Endings::Ending& Endings::at(const Outlook& outlook, const PhaseStart& start,
                                   const Pose& spot) {
    for (std::size_t i = 0; i < count_; ++i) {
        if (known_[i].spot == spot) return known_[i];
    }
    if (count_ < room) ++count_;
    Ending& ending = known_[count_ - 1];
    const int apart = outlook.cost_of_distance(spot);
    ending = {spot, apart + outlook.cost_at_rest(spot, start.next_pace, start.traffic), {}};
    if (!start.may_turn) return ending;
    const RoadBook::Turns turns =
        outlook.costs_of_turning(spot, start.control_dice, start.next_pace, start.traffic);
    ending.turns = {apart + turns.left, apart + turns.right};
    return ending;
}

Way best_way(const Outlook& outlook, const PhaseStart& start, Endings& endings) {
    return WayFinder(outlook, start, endings).find();
}

Way best_way(const Outlook& outlook, const PhaseStart& start) {
    Endings endings;
    return best_way(outlook, start, endings);
}

bool may_strike(const Outlook& outlook, const PhaseStart& start) {
    Endings none;
    return WayFinder(outlook, start, none).may_strike();
}

}  // namespace frothy
