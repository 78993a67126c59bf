#include "games/circus_maximus/ai/ace.h"

#include <algorithm>
#include <utility>

#include "games/circus_maximus/ai/plainly.h"
#include "games/circus_maximus/ai/prospects.h"
#include "games/circus_maximus/rules/procedures.h"
#include "kernel/odds.h"

namespace circus_maximus {

namespace {

constexpr kernel::OddsLimits limits = {.courses = 400, .samples = 60};

using Question = kernel::Question<CircusMaximus>;

// What one answer is worth, over all dice that may follow it.
template <class Worth>
class Weighing {
public:
    Weighing(Option first, const Worth& worth) : first_(first), worth_of_(worth) {}

    double worth() const { return worth_; }

    void restart() { worth_ = 0; }
    bool is_wanted() const { return true; }
    void begin() { has_answered_ = false; }
    int answer(const Race& race, const Question& question) {
        if (!std::exchange(has_answered_, true)) {
            const auto found = std::ranges::find(question.options, first_);
            if (found != question.options.end())
                return static_cast<int>(found - question.options.begin());
        }
        return static_cast<int>(plain_answer(race, question));
    }
    bool matters(const Race&, const kernel::Roll<CircusMaximus>&) const { return true; }
    void hear(const Race&, const Event&) {}
    void end(const Race& race, kernel::Weight weight) {
        worth_ +=
            worth_of_(race) * static_cast<double>(weight.ways) / static_cast<double>(weight.of);
    }

private:
    Option first_;
    const Worth& worth_of_;
    double worth_ = 0;
    bool has_answered_ = false;
};

// What `rules_of(option)` comes to, and how much `worth_of` the race is then.
template <class RulesOf, class Worth>
std::size_t best_of(const Race& race, const Question& question, const RulesOf& rules_of,
                    const Worth& worth_of) {
    std::size_t best = 0;
    double most = -1e9;
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        const Option option = question.options[i];
        Weighing<Worth> weighing(option, worth_of);
        kernel::odds_of_rules<CircusMaximus>(race, rules_of(option), weighing, limits);
        // A hair's breadth decides nothing: the first one stands.
        if (weighing.worth() <= most + 1e-9) continue;
        most = weighing.worth();
        best = i;
    }
    return best;
}

std::size_t best_speed(const Race& race, const Question& question) {
    const ChariotId id = question.about.who;
    const auto rules_of = [id](Option option) {
        return [id, option](Race& copy, Table& table) {
            copy[id].written = option.value;
            drive(copy, table, id);
        };
    };
    return best_of(alone(race, id), question, rules_of,
                   [id](const Race& then) { return -turns_left(then, id); });
}

// The attack that is to be answered, made once more.
void attack_again(Race& race, const About& about, Table& table) {
    ++race.move.left;
    if (about.attack == Choice::ram) return ram_ahead(race, table, about.other, about.who);
    attack(race, table, about.other, {about.attack, about.who});
}

// From the question on, to where what is asked about is over.
void go_on_from(Race& race, const Question& question, Table& table) {
    if (question.ask == Ask::defence) return attack_again(race, question.about, table);
    go_on(race, question, table);
}

}  // namespace

bool can_weigh(Ask ask) { return can_go_on(ask) || ask == Ask::speed || ask == Ask::defence; }

double weighed_chance(const Race& race, const Question& question, Option option) {
    const auto worth_of = [&](const Race& then) { return chance_to_win(then, question.player); };
    Weighing weighing(option, worth_of);
    const auto rules = [&](Race& copy, Table& table) { go_on_from(copy, question, table); };
    kernel::odds_of_rules<CircusMaximus>(race, rules, weighing, limits);
    return weighing.worth();
}

std::size_t weighed_answer(const Race& race, const Question& question) {
    if (question.ask == Ask::speed) return best_speed(race, question);
    const auto rules_of = [&](Option) {
        return [&](Race& copy, Table& table) { go_on_from(copy, question, table); };
    };
    return best_of(race, question, rules_of,
                   [&](const Race& then) { return chance_to_win(then, question.player); });
}

}  // namespace circus_maximus
