#include "games/grand_prix/ai/ace.h"

#include <algorithm>
#include <utility>

#include "games/grand_prix/ai/prospects.h"
#include "games/grand_prix/ai/steady.h"

namespace grand_prix {

namespace {

// How good one answer is, over all that may follow to the end of the turn.
class Weighing {
public:
    Weighing(const Prospects& prospects, CarId me, std::size_t answer)
        : prospects_(prospects), me_(me), answer_(answer) {}

    double worth() const { return worth_; }

    void restart() { worth_ = 0; }
    bool is_wanted() const { return true; }
    void begin() { has_answered_ = false; }
    int answer(const Race& race, const kernel::Question<GrandPrix>& question) {
        const bool is_first = !std::exchange(has_answered_, true);
        return static_cast<int>(is_first ? answer_
                                         : habitual_answer(steady_habits, race, question));
    }
    bool matters(const Race&, const kernel::Roll<GrandPrix>&) const { return true; }
    void hear(const Race&, const Event&) {}
    void end(const Race& race, kernel::Weight weight) {
        worth_ += prospects_.chance_to_win(race, me_) * static_cast<double>(weight.ways) /
                  static_cast<double>(weight.of);
    }

private:
    const Prospects& prospects_;
    CarId me_;
    std::size_t answer_;
    bool has_answered_ = false;
    double worth_ = 0;
};

}  // namespace

std::size_t weighed_answer(const Race& race, const kernel::Question<GrandPrix>& question) {
    const Prospects prospects(race.terms);
    std::size_t best = 0;
    double most = -1;
    for (std::size_t answer = 0; answer < question.options.size(); ++answer) {
        Weighing weighing(prospects, question.player, answer);
        const auto rules = [&](Race& copy, Table& table) { go_on(copy, question, table); };
        kernel::odds_of_rules<GrandPrix>(race, rules, weighing, limits_of_turn);
        if (weighing.worth() <= most) continue;
        most = weighing.worth();
        best = answer;
    }
    return best;
}

// The lap on which it entered is the last one of the old set (GP-X76).
std::size_t planned_tyre(const Race& race, const kernel::Question<GrandPrix>& question) {
    const Prospects prospects(race.terms);
    const auto turns_on = [&](const Option& option) {
        Race fitted = race;
        Car& car = fitted.car(question.player);
        const bool is_start = question.ask == Ask::starting_tyre;
        if (is_start) car.place = {false, lap_length, 0};
        car.box_passed = !is_start;
        if (option.choice == Choice::keep) return prospects.turns_home(fitted, question.player);
        car.tyre = tyre_of(option.choice);
        if (is_start) return prospects.turns_home(fitted, question.player);
        car.set_since = static_cast<std::uint8_t>(car.entered_on + 1);
        const bool costs_turn = race.terms.tyre_wear && car.tyre_changes > 0;
        ++car.tyre_changes;
        return prospects.turns_home(fitted, question.player) + (costs_turn ? 1 : 0);
    };
    const auto best = std::ranges::min_element(question.options, {}, turns_on);
    return static_cast<std::size_t>(best - question.options.begin());
}

}  // namespace grand_prix
