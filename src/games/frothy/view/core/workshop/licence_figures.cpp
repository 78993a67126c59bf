#include "games/frothy/view/core/workshop/licence_figures.h"

#include <algorithm>
#include <map>
#include <span>
#include <utility>

#include "games/frothy/rules/rules.h"
#include "games/frothy/view/core/replay/dice_chances.h"
#include "games/frothy/view/core/studio/workbench.h"
#include "kernel/odds.h"

namespace frothy {

namespace {

constexpr VehicleId measured = 0;

using Marker = std::pair<int, int>;  // boxes of the two rows
using Spread = std::map<Marker, double>;

Marker marker_of(const Race& race) { return {race[measured].accel_box, race[measured].decel_box}; }

// Drives one way as hard as one card allows, and notes where the marker comes to stand.
class HardDriver {
public:
    explicit HardDriver(SpeedDirection way) : way_(way) {}

    const Spread& spread() const { return spread_; }

    void restart() { spread_.clear(); }
    static bool is_wanted() { return true; }
    void begin() { has_played_ = false; }
    int answer(const Race&, const Question& question) {
        const std::span<const Option> options = question.options;
        switch (question.ask) {
        case Ask::speed_cards: {
            const int card = has_played_ ? -1 : card_among(options);
            has_played_ = true;
            return card >= 0 ? card : place_of(options, OptionKind::done);
        }
        case Ask::speed_direction:
            return place_of(options, way_ == SpeedDirection::accelerate ? OptionKind::accelerate
                                                                        : OptionKind::decelerate);
        case Ask::keep_dice: return most(options);
        default: return 0;
        }
    }
    // Damage of over-whipping moves no marker.
    static bool matters(const Race&, const kernel::Roll<Frothy>& roll) {
        return roll.why == Why::speed_check || roll.why == Why::number;
    }
    static void hear(const Race&, const Event&) {}
    void end(const Race& race, kernel::Weight weight) {
        spread_[marker_of(race)] +=
            static_cast<double>(weight.ways) / static_cast<double>(weight.of);
    }

private:
    // -1 where none of them is.
    static int find(std::span<const Option> options, OptionKind kind) {
        const auto found = std::ranges::find(options, kind, &Option::kind);
        return found == options.end() ? -1 : static_cast<int>(found - options.begin());
    }
    static int place_of(std::span<const Option> options, OptionKind kind) {
        return std::max(0, find(options, kind));
    }
    int card_among(std::span<const Option> options) const {
        const bool is_faster = way_ == SpeedDirection::accelerate;
        const int plain = find(options, is_faster ? OptionKind::whip : OptionKind::reins);
        if (plain >= 0) return plain;
        return find(options, is_faster ? OptionKind::dual_as_whip : OptionKind::dual_as_reins);
    }
    static int most(std::span<const Option> options) {
        const auto sum = [](const Option& option) { return option.a + option.b; };
        return static_cast<int>(std::ranges::max_element(options, {}, sum) - options.begin());
    }

    SpeedDirection way_;
    bool has_played_ = false;
    Spread spread_;
};

class Measuring {
public:
    explicit Measuring(const Licence& licence)
        : setting_{.course = Course(new_course()),
                   .licences = {licence},
                   .rules = {},
                   .laps = 1,
                   .terms = {}},
          standing_(set_up_race(setting_, {})) {}

    DrivingFigures figures() {
        DrivingFigures figures;
        const Licence& licence = setting_.licences.front();
        figures.speeding_up = curve(SpeedDirection::accelerate, 0, 0);
        figures.braking = curve(SpeedDirection::decelerate, licence.rows.last_accel.back(),
                                licence.rows.last_decel.back());
        for (std::size_t r = 0; r < rating_count; ++r) {
            put(licence.rows.first_accel[r], licence.rows.first_decel[r]);
            for (int phase = 1; phase <= phase_count; ++phase)
                figures.spaces[r] += spaces_due(race_, measured, phase);
            for (std::size_t cards = 0; cards < shown_cards; ++cards)
                figures.turning[r][cards] = chance_of_turning(static_cast<int>(cards));
        }
        return figures;
    }

private:
    void put(int accel, int decel) {
        race_ = standing_;
        set_marker(race_, measured, accel, decel);
    }

    // FR-CTRL-06: each card adds a die and the right to discard one.
    double chance_of_turning(int cards) const {
        if (is_safe(race_, measured)) return 1.0;
        const int dice = control_dice(race_, measured) + cards;
        if (dice == 0) return 1.0;
        return chances_of_staying(std::min(dice, most_dice_judged), cards).front();
    }

    // Where one Speed Check leads to from there.
    const Spread& after_check(SpeedDirection way, Marker from) {
        auto known = known_.find(from);
        if (known != known_.end()) return known->second;
        put(from.first, from.second);
        HardDriver driver(way);
        const auto check = [](Race& race, Table& table) {
            make_speed_check(race, table, measured);
        };
        kernel::odds_of_rules<Frothy>(race_, check, driver, kernel::OddsLimits{});
        return known_.emplace(from, driver.spread()).first->second;
    }

    int rating_at(Marker marker) {
        put(marker.first, marker.second);
        return rating(race_, measured);
    }

    // Whoever whips on at the top over-whips (FR-CHG-05), so what counts is what was reached.
    std::array<double, shown_rounds + 1> curve(SpeedDirection way, int accel, int decel) {
        known_.clear();
        std::array<double, shown_rounds + 1> speeds{};
        const Marker first{accel, decel};
        std::map<std::pair<Marker, int>, double> now = {{{first, rating_at(first)}, 1.0}};
        for (std::size_t round = 0; round < speeds.size(); ++round) {
            std::map<std::pair<Marker, int>, double> next;
            for (const auto& [at, chance] : now) {
                speeds[round] += chance * at.second;
                for (const auto& [to, part] : after_check(way, at.first)) {
                    const int there = rating_at(to);
                    const bool is_faster = way == SpeedDirection::accelerate;
                    const int reached =
                        is_faster ? std::max(at.second, there) : std::min(at.second, there);
                    next[{to, reached}] += chance * part;
                }
            }
            now = std::move(next);
        }
        return speeds;
    }

    Setting setting_;
    Race standing_;
    Race race_;
    std::map<Marker, Spread> known_;
};

}  // namespace

DrivingFigures driving_figures(const Licence& licence) { return Measuring(licence).figures(); }

}  // namespace frothy
