#include "games/circus_maximus/ai/habits.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <optional>
#include <utility>

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
        // All it can, to be free of a dead horse: what that takes is in doubt.
        case Ask::speed:
            if (own_.is_held) return question_.options.size() - 1;
            [[fallthrough]];
        case Ask::lash:
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

    // The answer first.
    std::vector<Outlook> outlooks() const {
        switch (question_.ask) {
        case Ask::speed: return own_.is_held ? std::vector<Outlook>() : outlooks_from(answer());
        case Ask::lash:
        case Ask::whip:
        case Ask::brake: return outlooks_from(answer());
        case Ask::move: return outlooks_of_step();
        case Ask::defence: return outlooks_of_defence();
        default: return {};
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
    double worth_of(const Option& option) const {
        // Nobody stands still of his own will, whatever lies ahead.
        if (question_.ask == Ask::speed && option.value == 0)
            return -std::numeric_limits<double>::max();
        return worth_of(tried(option));
    }
    // To the end of the move.
    Trial tried(const Option& option) const {
        switch (question_.ask) {
        case Ask::speed:
            return try_out(alone(race_, id_), id_, {Choice::spare}, [&](Race& copy, Table& table) {
                copy[id_].written = option.value;
                drive(copy, table, id_);
            });
        // As if it was its speed from the outset.
        case Ask::lash:
            return try_out(race_, id_, {Choice::number, 0}, [&](Race& copy, Table& table) {
                copy.move.left = copy.move.speed =
                    static_cast<std::uint8_t>(copy.move.speed + option.value);
                Question rest = question_;
                rest.ask = Ask::brake;
                go_on(copy, rest, table);
            });
        default:
            return try_out(race_, id_, option,
                           [&](Race& copy, Table& table) { go_on(copy, question_, table); });
        }
    }

    // --- Square by square ----------------------------------------------------------------------

    std::size_t next_step() const {
        const std::size_t step = best_step();
        return best_attack(step).value_or(step);
    }
    std::size_t best_step() const {
        return best_of([&](const Option& option) {
            return is_attack(option.choice) ? -std::numeric_limits<double>::infinity()
                                            : worth_of(option);
        });
    }

    // The one that pays best, if it pays better than to drive on.
    std::optional<std::size_t> best_attack(std::size_t step) const {
        const auto best = most_promising_attack();
        if (!best) return std::nullopt;
        const double chance = weighed_chance(race_, question_, question_.options[step]);
        return best->chance > chance - habits_.spite ? std::optional(best->option) : std::nullopt;
    }
    struct Promise {
        std::size_t option = 0;
        double chance = 0;
    };
    std::optional<Promise> most_promising_attack() const {
        std::optional<Promise> best;
        for (std::size_t i = 0; i < question_.options.size(); ++i) {
            const Option& option = question_.options[i];
            if (!habits_.attacks || !is_attack(option.choice)) continue;
            if (owner_of(race_.terms, option.value) == question_.player) continue;
            const double chance = weighed_chance(race_, question_, option);
            if (!best || chance > best->chance) best = Promise{i, chance};
        }
        return best;
    }

    // --- What is told of it --------------------------------------------------------------------

    Outlook outlook_of(std::size_t option) const {
        const Trial trial = tried(question_.options[option]);
        Outlook outlook;
        outlook.option = option;
        outlook.worth = worth_of(question_.options[option]);
        outlook.end = Outlook::End{trial.after, squares_left(trial.after, id_), trial.excess,
                                   turns_left(trial.after, id_)};
        return outlook;
    }
    double chance_after(std::size_t option) const {
        return weighed_chance(race_, question_, question_.options[option]);
    }
    // The others that are no attacks after it, the best first.
    std::vector<Outlook> outlooks_from(std::size_t first) const {
        std::vector<Outlook> all = {outlook_of(first)};
        for (std::size_t i = 0; i < question_.options.size(); ++i)
            if (i != first && !is_attack(question_.options[i].choice)) all.push_back(outlook_of(i));
        std::stable_sort(all.begin() + 1, all.end(), [](const Outlook& one, const Outlook& other) {
            return one.worth > other.worth;
        });
        return all;
    }
    // A step and an attack go by the chance to win, steps among each other by turns.
    std::vector<Outlook> outlooks_of_step() const {
        const std::size_t step = best_step();
        const auto attack = most_promising_attack();
        std::vector<Outlook> all = outlooks_from(step);
        if (!attack) return all;
        all.front().chance = chance_after(step);
        const Outlook attacking{attack->option, attack->chance, {}, attack->chance};
        const bool is_attack_better = best_attack(step).has_value();
        if (is_attack_better) all.resize(1);
        all.insert(is_attack_better ? all.begin() : all.begin() + 1, attacking);
        return all;
    }
    std::vector<Outlook> outlooks_of_defence() const {
        std::vector<Outlook> all;
        for (std::size_t i = 0; i < question_.options.size(); ++i) {
            Outlook& outlook = all.emplace_back();
            outlook.option = i;
            outlook.worth = chance_after(i);
            outlook.chance = outlook.worth;
        }
        const std::size_t first = answer();
        std::ranges::stable_sort(all, std::greater(), [&](const Outlook& one) {
            return std::pair(one.option == first, one.worth);
        });
        return all;
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

std::vector<Outlook> habitual_outlooks(const Habits& habits, const Race& race,
                                       const Question& question) {
    return Habitual(habits, race, question).outlooks();
}

}  // namespace circus_maximus
