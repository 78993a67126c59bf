#include "games/circus_maximus/ai/habits.h"

#include <algorithm>
#include <limits>
#include <optional>

#include "games/circus_maximus/ai/ace.h"
#include "games/circus_maximus/ai/plainly.h"
#include "games/circus_maximus/ai/prospects.h"
#include "games/circus_maximus/ai/trial.h"
#include "games/circus_maximus/rules/procedures.h"

namespace circus_maximus {

namespace {

using Question = kernel::Question<CircusMaximus>;

class Habitual {
public:
    Habitual(const Habits& habits, const Race& race, const Question& question)
        : habits_(habits),
          race_(race),
          question_(question),
          id_(question.about.who),
          own_(race[question.about.who]) {}

    std::size_t answer() const {
        switch (question_.ask) {
        case Ask::preparation: return index_of(preparing(habits_.points));
        case Ask::speed: return best_speed();
        case Ask::lash: return best_of([&](const Option& option) { return worth_of_lash(option); });
        case Ask::whip:
        case Ask::brake: return best_of([&](const Option& option) { return worth_of(option); });
        case Ask::move: return next_step();
        case Ask::defence:
            return habits_.looks_ahead ? weighed_answer(race_, question_) : 0;  // holds
        case Ask::bet: return index_of({Choice::back_chariot, favourite()});
        case Ask::stake: return std::min<std::size_t>(habits_.stake, question_.options.size()) - 1;
        default: return plain_answer(race_, question_);
        }
    }

private:
    std::size_t index_of(Option option) const {
        const auto found = std::ranges::find(question_.options, option);
        return found == question_.options.end()
                   ? 0
                   : static_cast<std::size_t>(found - question_.options.begin());
    }

    template <class Worth>
    std::size_t best_of(const Worth& worth) const {
        std::size_t best = 0;
        double most = -std::numeric_limits<double>::infinity();
        for (std::size_t i = 0; i < question_.options.size(); ++i) {
            const double its = worth(question_.options[i]);
            // A hair's breadth decides nothing: the first one stands.
            if (its <= most + 1e-9) continue;
            most = its;
            best = i;
        }
        return best;
    }

    double worth_of(const Trial& trial) const {
        const Chariot& then = trial.after[id_];
        const int over = std::max(0, trial.excess - driver_modifier(own_));
        if (!habits_.looks_ahead)
            return -laps_left(trial.after, id_) * lap_squares(0) - over * over;
        return -turns_left(trial.after, id_) - risk_of_wheels(trial) -
               habits_.caution * over * over + habits_.thrift * then.endurance;
    }
    // In turns: what rolls for damaged wheels may cost (CM-L35, CM-L36).
    double risk_of_wheels(const Trial& trial) const {
        constexpr double of_flip = 8;
        constexpr int fast = 14;
        const bool is_rolled = trial.after[id_].turn_speed >= fast || trial.excess > 0;
        return is_rolled ? of_flip * chance_to_flip(own_) : 0;
    }
    // Of an answer that the move can be gone on with from.
    double worth_of(const Option& option) const {
        return worth_of(try_out(race_, id_, option,
                                [&](Race& race, Table& table) { go_on(race, question_, table); }));
    }

    std::size_t best_speed() const {
        // All it can, to be free of a dead horse: what that takes is in doubt.
        if (own_.is_held) return question_.options.size() - 1;
        const Race race = alone(race_, id_);
        return best_of([&](const Option& option) {
            // Nobody stands still of his own will, whatever lies ahead.
            if (option.value == 0) return -std::numeric_limits<double>::max();
            return worth_of(try_out(race, id_, {Choice::spare}, [&](Race& copy, Table& table) {
                copy[id_].written = option.value;
                drive(copy, table, id_);
            }));
        });
    }
    // As if it was its speed from the outset.
    double worth_of_lash(const Option& option) const {
        return worth_of(try_out(race_, id_, {Choice::number, 0}, [&](Race& copy, Table& table) {
            copy.move.left = copy.move.speed =
                static_cast<std::uint8_t>(copy.move.speed + option.value);
            Question rest = question_;
            rest.ask = Ask::brake;
            go_on(copy, rest, table);
        }));
    }

    // --- Square by square ----------------------------------------------------------------------

    std::size_t next_step() const {
        const std::size_t step = best_of([&](const Option& option) {
            return is_attack(option.choice) ? -std::numeric_limits<double>::infinity()
                                            : worth_of(option);
        });
        return best_attack(step).value_or(step);
    }

    // The one that pays best, if it pays better than to drive on.
    std::optional<std::size_t> best_attack(std::size_t step) const {
        std::optional<std::size_t> best;
        double most = 0;
        for (std::size_t i = 0; i < question_.options.size(); ++i) {
            const Option& option = question_.options[i];
            if (!habits_.attacks || !is_attack(option.choice)) continue;
            if (owner_of(race_.terms, option.value) == question_.player) continue;
            if (most == 0)
                most = weighed_chance(race_, question_, question_.options[step]) - habits_.spite;
            const double chance = weighed_chance(race_, question_, option);
            if (chance <= most) continue;
            most = chance;
            best = i;
        }
        return best;
    }

    // Whoever has most to win with, by what can be seen before the start; his own if that is hardly
    // worse.
    ChariotId favourite() const {
        constexpr double hardly = 0.5;  // turns
        ChariotId best = id_;
        for (ChariotId id = 0; id < chariots; ++id)
            if (turns_left(race_, id) < turns_left(race_, best)) best = id;
        return turns_left(race_, id_) - turns_left(race_, best) < hardly ? id_ : best;
    }

    const Habits& habits_;
    const Race& race_;
    const Question& question_;
    ChariotId id_;
    const Chariot& own_;
};

}  // namespace

std::size_t habitual_answer(const Habits& habits, const Race& race, const Question& question) {
    return Habitual(habits, race, question).answer();
}

}  // namespace circus_maximus
