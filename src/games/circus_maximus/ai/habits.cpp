#include "games/circus_maximus/ai/habits.h"

#include <algorithm>
#include <limits>
#include <optional>

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
        case Ask::defence: return defence();
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
        if (!habits_.looks_ahead) return -laps_left(then) * lap_squares(0) - over * over;
        return -turns_left(then) - habits_.caution * over * over + habits_.thrift * then.endurance;
    }
    // Of an answer that the move can be gone on with from.
    double worth_of(const Option& option) const {
        return worth_of(try_out(race_, id_, option,
                                [&](Race& race, Table& table) { go_on(race, question_, table); }));
    }

    // The others are elsewhere by the time it is drawn.
    Race alone() const {
        Race race = race_;
        for (ChariotId id = 0; id < chariots; ++id)
            if (id != id_) race[id].standing = Standing::out;
        return race;
    }
    std::size_t best_speed() const {
        // All it can, to be free of a dead horse: what that takes is in doubt.
        if (own_.is_held) return question_.options.size() - 1;
        const Race race = alone();
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
        if (const auto attack = best_attack()) return *attack;
        return best_of([&](const Option& option) {
            return is_attack(option.choice) ? -std::numeric_limits<double>::infinity()
                                            : worth_of(option);
        });
    }

    bool is_worth_attacking(const Option& option) const {
        const Chariot& other = race_[option.value];
        if (owner_of(race_.terms, option.value) == question_.player) return false;
        if (turns_left(other) > turns_left(own_) + habits_.attacks_from) return false;
        const int better = driver_modifier(own_) - driver_modifier(other);
        switch (option.choice) {
        case Choice::ram_horses: return true;
        case Choice::ram_car:
            return habits_.attacks_drivers && better > 0 && own_.weight() >= other.weight();
        case Choice::whip_driver: return habits_.attacks_drivers && better > 0;
        default: return false;
        }
    }
    // On who is best placed; horses first.
    std::optional<std::size_t> best_attack() const {
        std::optional<std::size_t> best;
        double least = std::numeric_limits<double>::infinity();
        for (std::size_t i = 0; i < question_.options.size(); ++i) {
            const Option& option = question_.options[i];
            if (!is_attack(option.choice) || !is_worth_attacking(option)) continue;
            const double left =
                turns_left(race_[option.value]) - (option.choice == Choice::ram_horses ? 100 : 0);
            if (left >= least) continue;
            least = left;
            best = i;
        }
        return best;
    }

    // Out of the way of horses rammed by a car that is no light one.
    std::size_t defence() const {
        const bool is_grave = question_.about.attack == Choice::ram_horses &&
                              race_[question_.about.other].weight() != Weight::light;
        if (!is_grave || !habits_.looks_ahead) return 0;
        return index_of({Choice::outward});
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
