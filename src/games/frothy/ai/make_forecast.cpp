// A forecast: who answers on the way, what counts as an outcome, and how it is tallied.
#include <algorithm>
#include <array>
#include <map>
#include <span>
#include <tuple>
#include <vector>

#include "games/frothy/ai/clean_discard.h"
#include "games/frothy/ai/forecaster.h"
#include "games/frothy/ai/steady_driver.h"
#include "games/frothy/rules/queries.h"

namespace frothy {

namespace {

using kernel::OddsCount;
using kernel::Share;
using kernel::Weight;

struct Fact {
    Prospect outcome = Prospect::control_kept;
    bool is_of_another = false;  // than who decides
    VehicleId who = no_vehicle;
    VehicleId other = no_vehicle;
    std::int16_t amount = 0;
    Rule rule;

    auto key() const { return std::tie(outcome, is_of_another, who, other, amount); }
    friend bool operator<(const Fact& one, const Fact& two) { return one.key() < two.key(); }
    friend bool operator==(const Fact& one, const Fact& two) { return one.key() == two.key(); }
};

// What a course has come to so far.
struct Worst {
    Fate fate = Fate::unharmed;
    CrashBy by = CrashBy::running;
    VehicleId other = no_vehicle;
    std::int16_t amount = 0;
    std::uint8_t speed = 0;
    Rule rule = "FR-CTRL-11";

    auto key() const { return std::tie(fate, speed, amount, other, by); }
    friend bool operator<(const Worst& one, const Worst& two) { return one.key() < two.key(); }
    friend bool operator==(const Worst& one, const Worst& two) { return one.key() == two.key(); }
};

// How far courses are told apart.
enum class Horizon : std::uint8_t {
    first_result,  // of a Control roll or an attack: what comes of it is left open
    all,
};

// Which dice of an own Speed Check are kept.
enum class Keeping : std::uint8_t { as_advised, highest };

// How vehicles run into each other makes no difference to the outlook.
int obstacle_kind(CollisionKind kind) {
    return static_cast<int>(kind <= CollisionKind::rear_end ? CollisionKind::head_on : kind);
}

class Watcher {
public:
    Watcher(const DrivingMap& map, const RoadBook* book, VehicleId me, Horizon horizon,
            const std::atomic<bool>& is_unwanted, Keeping keeping = Keeping::as_advised)
        : driver_(map),
          adviser_(map, Manner::careful, book),
          me_(me),
          horizon_(horizon),
          keeping_(keeping),
          is_unwanted_(&is_unwanted) {}

    const std::map<Fact, Share>& tally() const { return tally_; }
    const std::map<Worst, Share>& fates() const { return fates_; }
    bool has_rolled() const { return has_rolled_; }
    // Dice of others have fallen that are no branches.
    bool has_passed_over_dice() const { return has_passed_over_dice_; }
    // FR-CHG-05: in some course boxes beyond the last counted back.
    bool has_overwhipped() const { return has_overwhipped_; }
    // What every course comes to at least: what befell before the first die was cast.
    Fate settled() const { return settled_; }

    void restart() {
        tally_.clear();
        fates_.clear();
    }
    bool is_wanted() const { return !is_unwanted_->load(std::memory_order_relaxed); }
    void begin() {
        facts_.clear();
        worst_ = {};
        is_sliding_ = false;
        damage_ = {};
        points_ = {};
        has_rolled_control_ = {};
        is_over_ = false;
        checked_speed_ = false;
        has_rolled_here_ = false;
    }

    int answer(const Race& race, const Question& question) {
        // What the next choice about a move brings, whoever moves, is its own affair.
        is_over_ = is_over_ || question.ask == Ask::drive;
        if (is_over_) return 0;
        if (question.player != me_) return driver_(race, question);
        const bool is_check = question.ask == Ask::keep_dice && question.about.rule.area() == "SPD";
        if (keeping_ == Keeping::highest && is_check) return highest_pair(question);
        // A roll that can be kept counts as kept, though its owner may rather spin: the figure says
        // what is in one's hands, and no card makes it less.
        if (question.ask == Ask::discard_die) {
            const int clean = clean_discard(question);
            if (clean >= 0) return clean;
        }
        return question.ask == Ask::control_cards ? cards_for(race, question)
                                                  : adviser_(race, question);
    }

    // Where runners set out is no matter of this choice; nor are the Speed Checks of others.
    bool matters(const Race&, const Roll& roll) {
        if (is_over_ || roll.why == Why::runner) return false;
        if (roll.why == Why::speed_check && roll.about.vehicle != me_) {
            has_passed_over_dice_ = true;
            return false;
        }
        has_rolled_ = true;
        if (!has_rolled_here_) settled_ = worst_.fate;
        has_rolled_here_ = true;
        return true;
    }

    void hear(const Race& race, const Event& event) {
        if (is_over_) return;
        hear_of_me(race, event);
        event.visit(
            [&](SpeedChecked) { checked_speed_ = checked_speed_ || event.who == me_; },
            [&](OverWhipped) { has_overwhipped_ = has_overwhipped_ || event.who == me_; },
            [&](AttackWon) { hear_result(Prospect::attack_won, event); },
            [&](AttackTied) { hear_result(Prospect::attack_tied, event); },
            [&](ControlKept) {
                if (!has_rolled_control_[event.who]) hear_result(Prospect::control_kept, event);
                has_rolled_control_[event.who] = true;
            },
            [&](const ControlLost& lost) { hear_control_lost(event, lost.icons); },
            [&](const Collided& crash) {
                add(Prospect::collides, event, obstacle_kind(crash.kind));
            },
            [&](const ControlGained& gained) {
                points_[event.who] = static_cast<std::int16_t>(points_[event.who] + gained.points);
            },
            [&](const Damaged& damage) {
                damage_[event.who] = static_cast<std::int16_t>(damage_[event.who] + damage.points);
            },
            [&](const RanOff& off) { add(Prospect::leaves_track, event, off.is_out ? 1 : 0); },
            [&](WipedOut) { add(Prospect::wiped_out, event, 0); },  //
            [](const auto&) {});
    }

    void end(const Race& race, Weight weight) {
        if (horizon_ == Horizon::all) {
            for (VehicleId v = 0; v < race.vehicle_count; ++v) {
                if (damage_[v] > 0) put(Prospect::damaged, v, damage_[v], "FR-DMG-02");
                if (points_[v] > 0) put(Prospect::control_points, v, points_[v], "FR-CLP-01");
            }
            if (checked_speed_) put(Prospect::speed, me_, rating(race, me_), "FR-SPD-11");
        }
        fates_[worst_].add(weight);
        for (const Fact& fact : facts_)
            tally_[fact].add(weight);
    }

private:
    static int highest_pair(const Question& question) {
        const auto highest = std::ranges::max_element(
            question.options, {}, [](const Option& pair) { return pair.a + pair.b; });
        return static_cast<int>(highest - question.options.begin());
    }
    // The first crash names what was hit; what is worse than a crash outdoes it.
    void come_to(Worst worst) {
        if (worst.fate > worst_.fate) worst_ = worst;
    }
    void come_to(Fate fate, Rule rule, int amount = 0) {
        come_to({fate, CrashBy::running, no_vehicle, static_cast<std::int16_t>(amount), 0, rule});
    }
    void hear_of_me(const Race& race, const Event& event) {
        const auto* crash = event.get_if<Collided>();
        if (crash != nullptr && (event.who == me_ || crash->other == me_)) {
            const bool is_struck = event.who != me_;
            const CrashBy by = is_struck     ? CrashBy::being_struck
                               : is_sliding_ ? CrashBy::sliding
                                             : CrashBy::running;
            come_to({Fate::crashes, by, is_struck ? event.who : crash->other,
                     static_cast<std::int16_t>(obstacle_kind(crash->kind)),
                     static_cast<std::uint8_t>(rating(race, me_)), event.rule});
        }
        if (event.who != me_) return;
        event.visit(
            [&](const Damaged& damage) {
                if (damage.points > 0) come_to(Fate::damaged, "FR-DMG-02");
            },
            [&](RanOff) { come_to(Fate::leaves_track, event.rule); },
            [&](WipedOut) { come_to(Fate::wiped_out, event.rule); },
            [&](const ControlLost& lost) { hear_own_loss(lost.icons); },  //
            [](const auto&) {});
    }
    void hear_own_loss(IconSet icons) {
        is_sliding_ = is_sliding_ || icons.has(Icon::slide);
        come_to(Fate::shaken, "FR-CTRL-11");
        if (icons.has(Icon::slow)) come_to(Fate::changes_pace, "FR-CTRL-16", -1);
        if (icons.has(Icon::haste)) come_to(Fate::changes_pace, "FR-CTRL-15", 1);
        if (icons.has(Icon::slide)) come_to(Fate::slides, "FR-CTRL-14");
        if (icons.has(Icon::left_spin)) come_to(Fate::spins, "FR-CTRL-17");
        if (icons.has(Icon::right_spin)) come_to(Fate::spins, "FR-CTRL-18");
    }
    void hear_result(Prospect outcome, const Event& event) {
        add(outcome, event, 0);
        if (horizon_ == Horizon::first_result) is_over_ = true;
    }
    void hear_control_lost(const Event& event, IconSet icons) {
        if (has_rolled_control_[event.who]) return add(Prospect::loses_control, event, 0);
        has_rolled_control_[event.who] = true;
        if (icons.has(Icon::slide)) put(Prospect::slides, event.who, 0, "FR-CTRL-14");
        if (icons.has(Icon::left_spin)) put(Prospect::spins, event.who, -1, "FR-CTRL-17");
        if (icons.has(Icon::right_spin)) put(Prospect::spins, event.who, 1, "FR-CTRL-18");
        if (icons.has(Icon::haste)) put(Prospect::hastens, event.who, 0, "FR-CTRL-15");
        if (icons.has(Icon::slow)) put(Prospect::slows, event.who, 0, "FR-CTRL-16");
        if (icons.has(Icon::damage)) put(Prospect::icon_damage, event.who, 0, "FR-CTRL-19");
        hear_result(Prospect::control_lost, event);
    }
    void add(Prospect outcome, const Event& event, int amount) {
        put({outcome, event.who != me_, event.who, event.other(), static_cast<std::int16_t>(amount),
             event.rule});
    }
    void put(Prospect outcome, VehicleId who, int amount, Rule rule) {
        put({outcome, who != me_, who, no_vehicle, static_cast<std::int16_t>(amount), rule});
    }
    // Each outcome counts once in a course.
    void put(const Fact& fact) {
        for (const Fact& known : facts_) {
            if (known.key() == fact.key()) return;
        }
        facts_.push_back(fact);
    }

    struct CardsKnown {
        Race race{};
        About about;
        int answer = 0;
    };

    // As they will be proposed. Courses differ little before they are asked for.
    int cards_for(const Race& race, const Question& question) {
        constexpr std::size_t room = 32;
        for (const CardsKnown& known : cards_known_) {
            if (known.about == question.about && known.race == race) return known.answer;
        }
        const int answer = adviser_(race, question);
        if (cards_known_.size() < room) cards_known_.push_back({race, question.about, answer});
        return answer;
    }

    SteadyDriver driver_;
    SteadyDriver adviser_;
    VehicleId me_;
    Horizon horizon_;
    Keeping keeping_;
    const std::atomic<bool>* is_unwanted_;
    std::vector<CardsKnown> cards_known_;
    std::map<Fact, Share> tally_;
    std::map<Worst, Share> fates_;
    Worst worst_;
    bool is_sliding_ = false;
    std::vector<Fact> facts_;
    std::array<std::int16_t, max_vehicles> damage_{};
    std::array<std::int16_t, max_vehicles> points_{};
    Fate settled_ = Fate::unharmed;
    bool has_rolled_ = false;
    bool has_passed_over_dice_ = false;
    bool has_overwhipped_ = false;
    bool has_rolled_here_ = false;  // in this course
    std::array<bool, max_vehicles> has_rolled_control_{};
    bool is_over_ = false;
    bool checked_speed_ = false;
};

ForecastLine line_of(const Fact& fact, const Share& share, bool is_exact) {
    ForecastLine line;
    line.outcome = fact.outcome;
    line.who = fact.who;
    line.other = fact.other;
    line.amount = fact.amount;
    line.rule = fact.rule;
    line.is_exact = is_exact;
    line.ways = share.sum().ways;
    line.of = share.sum().of;
    return line;
}

bool is_attack(Prospect outcome) {
    return outcome == Prospect::attack_won || outcome == Prospect::attack_tied;
}

// Whether every course comes to the same first result: that of one attack, or of one vehicle's
// Control roll. Otherwise what is first in one course comes later in another.
bool is_of_one_roll(const std::map<Fact, Share>& tally) {
    Share results;
    const Fact* first = nullptr;
    for (const auto& [fact, share] : tally) {
        const bool is_control =
            fact.outcome == Prospect::control_kept || fact.outcome == Prospect::control_lost;
        if (!is_control && !is_attack(fact.outcome)) continue;
        if (first == nullptr) first = &fact;
        const bool is_same =
            is_attack(fact.outcome) ? is_attack(first->outcome) : fact.who == first->who;
        if (!is_same) return false;
        results.add(share.sum());
    }
    return results.is_certain();
}

std::vector<ForecastFate> fates_of(const std::map<Worst, Share>& tally, bool is_exact) {
    std::vector<ForecastFate> fates;
    for (const auto& [worst, share] : tally) {
        const Weight sum = share.sum();
        fates.push_back({worst.fate, worst.by, worst.other, worst.amount, worst.speed, worst.rule,
                         is_exact, sum.ways, sum.of});
    }
    return fates;
}

// Where nothing can go wrong once control is kept, the exact share of that stands for the sampled
// one, and the samples share the rest.
void settle_unharmed(std::vector<ForecastFate>& fates, Weight sampled_kept, Weight kept) {
    constexpr std::uint64_t most = std::uint64_t{1} << 40U;
    if (fates.empty() || fates.front().fate != Fate::unharmed || kept.of > most) return;
    ForecastFate& unharmed = fates.front();
    if (unharmed.ways * sampled_kept.of != sampled_kept.ways * unharmed.of) return;
    const std::uint64_t samples_left = unharmed.of - unharmed.ways;
    if (samples_left == 0 || kept.ways == kept.of) return;
    for (ForecastFate& fate : fates) {
        if (&fate == &unharmed) continue;
        const std::uint64_t samples = fate.ways * (unharmed.of / fate.of);
        fate.ways = samples * (kept.of - kept.ways);
        fate.of = samples_left * kept.of;
    }
    unharmed.is_exact = true;
    unharmed.ways = kept.ways;
    unharmed.of = kept.of;
}

// Speed Checks of others are no branches of a count: in each of its courses their dice fall by
// chance. What is decided here may depend on them all the same, as on how fast somebody ahead is by
// then: with other dice of theirs it comes to something else.
template <class Count>
bool hangs_on_others(const Watcher& counted, const Count& count, const kernel::OddsLimits& limits) {
    if (!counted.has_passed_over_dice()) return false;
    constexpr std::uint64_t other_dice = 0x0dd6;
    Watcher again = counted;
    const OddsCount other = count(again, {limits.courses, 0, limits.seed ^ other_dice});
    return other.is_exact && (again.tally() != counted.tally() || again.fates() != counted.fates());
}

}  // namespace

Forecast make_forecast(const kernel::Decision<Frothy>& decision, std::span<const Option> answers,
                       const DrivingMap& map, const RoadBook* book,
                       const kernel::OddsLimits& limits, const std::atomic<bool>& is_unwanted) {
    Forecast forecast;
    forecast.decides = decision.player;
    const auto count = [&](Watcher& watcher, const kernel::OddsLimits& within) {
        return kernel::odds(decision, answers, decision.player, watcher, within);
    };
    Watcher everything(map, book, decision.player, Horizon::all, is_unwanted);
    OddsCount all = count(everything, limits);
    if (all.is_exact && hangs_on_others(everything, count, limits))
        all = count(everything, {0, limits.samples, limits.seed});
    if (!all.is_complete) return forecast;
    forecast.courses = all.courses;
    std::map<Fact, ForecastLine> lines;
    std::vector<ForecastFate> fates = fates_of(everything.fates(), all.is_exact);
    // A crash that comes before any die is no matter of chance.
    for (ForecastFate& fate : fates) {
        const bool is_settled = everything.settled() >= Fate::crashes && fate.ways == fate.of;
        fate.is_exact = fate.is_exact || is_settled;
    }
    for (const auto& [fact, share] : everything.tally())
        lines[fact] = line_of(fact, share, all.is_exact);

    if (!all.is_exact) {
        // What follows has too many ways, but the first result itself may well be counted.
        Watcher first(map, book, decision.player, Horizon::first_result, is_unwanted);
        const OddsCount direct = count(first, {limits.courses, 0, limits.seed});
        const bool is_first = direct.is_exact && is_of_one_roll(first.tally());
        for (const auto& [fact, share] : first.tally()) {
            const bool is_settled = is_first && fact.outcome <= Prospect::icon_damage;
            const bool is_sure = direct.is_exact && share.is_certain();
            const bool is_kept = fact.outcome == Prospect::control_kept && !fact.is_of_another;
            const auto sampled = everything.tally().find(fact);
            if (is_settled && is_kept && sampled != everything.tally().end()) {
                settle_unharmed(fates, sampled->second.sum(), share.sum());
            }
            if (is_settled || is_sure) lines[fact] = line_of(fact, share, true);
        }
    }
    // Without a die the answer does what it says; of dice that lie there it is told.
    const bool tells_dice = decision.ask == Ask::reroll || decision.ask == Ask::after_roll ||
                            decision.ask == Ask::cool_icon || decision.ask == Ask::discard_die;
    if (!everything.has_rolled() && !tells_dice) return forecast;
    for (const auto& [fact, line] : lines)
        forecast.lines.push_back(line);
    if (!forecast.lines.empty()) forecast.fates = std::move(fates);
    if (answers.back().kind != OptionKind::accelerate) return forecast;
    Watcher highest(map, book, decision.player, Horizon::all, is_unwanted, Keeping::highest);
    const OddsCount kept = count(highest, limits);
    if (!kept.is_complete) {
        Forecast unwanted;
        unwanted.decides = decision.player;
        return unwanted;
    }
    // Then the highest dice need not lead furthest.
    if (highest.has_overwhipped()) return forecast;
    for (const auto& [fact, share] : highest.tally()) {
        const bool is_own_speed = fact.outcome == Prospect::speed && fact.who == decision.player;
        if (is_own_speed) forecast.speeds_of_highest.push_back(line_of(fact, share, kept.is_exact));
    }
    return forecast;
}

}  // namespace frothy
