#include "games/frothy/view/core/replay/luck_report.h"

#include <algorithm>

#include "games/frothy/rules/queries.h"
#include "games/frothy/rules/traits.h"
#include "games/frothy/view/core/replay/dice_chances.h"
#include "kernel/replay.h"

namespace frothy {

namespace {

// What the Speed Check to come goes by.
struct CheckPlan {
    int whips = 0;
    int reins = 0;
    int tired_reins = 0;  // FR-STA-06
    SpeedDirection direction = SpeedDirection::decelerate;
};

std::optional<LuckKind> kind_of(Why why, VehicleId who, VehicleId attacker) {
    switch (why) {
    case Why::speed_check: return LuckKind::speed;
    case Why::control: return LuckKind::control;
    case Why::attack: return who == attacker ? LuckKind::attack : LuckKind::defence;
    case Why::damage: return LuckKind::damage;
    case Why::number:
    case Why::affect:
    case Why::runner: return std::nullopt;
    }
    return std::nullopt;
}

// With Reins played, and with cards played to slow down, low dice may be just what is wanted.
bool is_luck_by_height(const CheckPlan& plan) {
    const bool is_speeding_up = plan.direction == SpeedDirection::accelerate;
    return is_speeding_up ? plan.reins == 0 : plan.whips + plan.reins == 0;
}

class Judge {
public:
    explicit Judge(const RaceJournal& journal) : journal_(journal) {}

    void visit(std::size_t position, const Race& race, const std::vector<Happening>& since) {
        for (const Happening& happening : since) {
            if (happening.kind == kernel::HappeningKind::event) {
                take(happening.event, happening.state);
            }
        }
        if (position >= journal_.size()) return;
        if (journal_[position].kind != kernel::EntryKind::cast) return;
        // Whose dice they are is told after them.
        cast_ = position;
        before_ = race;
    }

    LuckReport report() {
        for (const SeatLuck& seat : report_.seats) {
            keep_extremes(report_.luckiest, report_.unluckiest, seat.luckiest, seat.unluckiest);
        }
        return std::move(report_);
    }

private:
    using Kept = std::optional<JudgedCast>;

    static void keep_extremes(Kept& luckiest, Kept& unluckiest, const Kept& high, const Kept& low) {
        if (high && (!luckiest || high->as_lucky < luckiest->as_lucky)) luckiest = high;
        if (low && (!unluckiest || low->as_unlucky < unluckiest->as_unlucky)) unluckiest = low;
    }

    void take(const Event& event, const Race& after) {
        if (event.is<AttackDeclared>()) attacker_ = event.who;
        if (event.who >= max_vehicles) return;
        CheckPlan& plan = plans_[event.who];
        event.visit(
            [&](const CardsCommitted& cards) {
                if (cards.what_for != Ask::speed_cards) return;
                plan.whips = cards.whips;
                plan.reins = cards.reins;
            },
            [&](const DirectionDeclared& declared) {
                plan.direction = declared.direction;
                plan.tired_reins = after[event.who].virtual_reins;
            },
            [&](SpeedChecked) { plan = {}; },
            [&](const Rolled& rolled) { take_roll(event, rolled.why); },  //
            [](const auto&) {});
    }

    void take_roll(const Event& event, Why why) {
        const std::optional<LuckKind> kind = kind_of(why, event.who, attacker_);
        if (!cast_ || !kind) return;
        const auto shown = journal_.faces_of(journal_[*cast_]);
        SeatLuck& seat = report_.seats[event.who];
        KindLuck& its = seat.kinds[static_cast<std::size_t>(*kind)];
        its.dice += static_cast<int>(shown.size());
        for (const std::uint8_t face : shown)
            ++its.faces[face];
        const bool is_again = event.rule == Rule("FR-GEN-04") || event.rule == special::survivor;
        if (is_again) return;
        ++its.casts;
        if (static_cast<int>(shown.size()) > most_dice_judged) return;
        JudgedCast cast;
        cast.kind = *kind;
        cast.who = event.who;
        cast.round = before_.round;
        cast.entry = *cast_;
        cast.faces.assign(shown.begin(), shown.end());
        judge(seat, its, std::move(cast));
    }

    Keep keep_of(const JudgedCast& cast) const {
        if (cast.kind != LuckKind::speed) return Keep::any_two;
        const CheckPlan& plan = plans_[cast.who];
        return keep_in_check(before_, cast.who, plan.direction, plan.whips,
                             plan.reins + plan.tired_reins);
    }

    void judge(SeatLuck& seat, KindLuck& its, JudgedCast cast) {
        const auto dice = static_cast<int>(cast.faces.size());
        const DiceFaces printed = before_.rules().dice_faces;
        switch (cast.kind) {
        case LuckKind::control: {
            // What is rolled beyond the dice due may be discarded (FR-CTRL-06, FR-TRT-20).
            const int discards = std::max(0, dice - control_dice(before_, cast.who));
            cast.outcome = dice_staying(count_icons(cast.faces), discards);
            score(seat, its, cast, chances_of_staying(dice, discards), Lucky::low);
            return;
        }
        case LuckKind::damage: {
            const int resists = resilience(before_, cast.who);
            cast.outcome = points_through(cast.faces, resists, printed);
            score(seat, its, cast, chances_of_damage(dice, resists, printed), Lucky::low);
            return;
        }
        case LuckKind::speed:
        case LuckKind::attack:
        case LuckKind::defence: break;
        }
        const CheckPlan& plan = plans_[cast.who];
        const bool is_slowing =
            cast.kind == LuckKind::speed && plan.direction == SpeedDirection::decelerate;
        if (cast.kind == LuckKind::speed && !is_luck_by_height(plan)) return;
        const Keep keep = keep_of(cast);
        cast.outcome = most_kept(count_values(cast.faces, printed), keep);
        score(seat, its, cast, chances_of_kept(dice, keep, printed),
              is_slowing ? Lucky::low : Lucky::high);
    }

    static void score(SeatLuck& seat, KindLuck& its, JudgedCast& cast, const play::Chances& chances,
                      Lucky lucky) {
        cast.lucky = lucky;
        static_cast<play::CastLuck&>(cast) = play::luck_of(cast.outcome, chances, lucky);
        its.add(cast);
        seat.add(cast);
        if (cast.kind != LuckKind::speed || lucky == Lucky::high) {
            its.outcome += cast.outcome;
            its.expected += cast.expected;
        }
        keep_extremes(seat.luckiest, seat.unluckiest, cast, cast);
    }

    const RaceJournal& journal_;
    std::array<CheckPlan, max_vehicles> plans_;
    VehicleId attacker_ = no_vehicle;
    std::optional<std::size_t> cast_;
    Race before_{};  // the latest cast
    LuckReport report_;
};

}  // namespace

LuckReport luck_report(const Race& start, const RaceJournal& journal) {
    Judge judge(journal);
    const kernel::Replay<Frothy> run(
        start, journal,
        [&](std::size_t position, const Race& race, const std::vector<Happening>& since) {
            judge.visit(position, race, since);
        });
    return judge.report();
}

double mean_value(DiceFaces faces) {
    double sum = 0.0;
    for (const Icon icon : all_icons)
        sum += value_of(icon, faces);
    return sum / static_cast<double>(icon_count);
}

int value_sum(const KindLuck& kind, DiceFaces faces) {
    int sum = 0;
    for (std::size_t icon = 0; icon < icon_count; ++icon)
        sum += kind.faces[icon] * value_of(static_cast<Icon>(icon), faces);
    return sum;
}

}  // namespace frothy
