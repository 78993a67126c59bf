#include "games/grand_prix/ai/ace.h"

#include <utility>

#include "games/grand_prix/ai/prospects.h"
#include "games/grand_prix/ai/steady.h"
#include "kernel/odds.h"

namespace grand_prix {

namespace {

constexpr kernel::OddsLimits limits = {.courses = 2'000, .samples = 200};

// How good one answer is, over all that may follow to the end of the turn.
class Weighing {
public:
    Weighing(CarId me, std::size_t answer) : me_(me), answer_(answer) {}

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
        worth_ += chance_to_win(race, me_) * static_cast<double>(weight.ways) /
                  static_cast<double>(weight.of);
    }

private:
    CarId me_;
    std::size_t answer_;
    bool has_answered_ = false;
    double worth_ = 0;
};

}  // namespace

std::size_t weighed_answer(const Race& race, const kernel::Question<GrandPrix>& question) {
    std::size_t best = 0;
    double most = -1;
    for (std::size_t answer = 0; answer < question.options.size(); ++answer) {
        Weighing weighing(question.player, answer);
        const auto rules = [&](Race& copy, Table& table) { go_on(copy, question, table); };
        kernel::odds_of_rules<GrandPrix>(race, rules, weighing, limits);
        if (weighing.worth() <= most) continue;
        most = weighing.worth();
        best = answer;
    }
    return best;
}

}  // namespace grand_prix
