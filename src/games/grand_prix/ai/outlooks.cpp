// Every answer played on to the end of the turn, from the decision itself: so any question can be
// weighed, also one in the middle of what only the turn under way knows.
#include <algorithm>
#include <cmath>
#include <span>
#include <tuple>
#include <utility>

#include "games/grand_prix/ai/ace.h"
#include "games/grand_prix/ai/drivers.h"
#include "games/grand_prix/ai/prospects.h"
#include "games/grand_prix/ai/steady.h"
#include "games/grand_prix/rules/ranking.h"

namespace grand_prix {

namespace {

using Decision = kernel::Decision<GrandPrix>;

// Before the start all cars stand on the line, whoever will be on pole.
Race at_the_line(Race race) {
    if (race.stage == Stage::race || race.stage == Stage::over) return race;
    for (CarId id = 0; id < race.terms.cars; ++id)
        race.car(id).place = {false, lap_length, 0};
    return race;
}

bool is_owed(const Race& race, CarId id, Tyre tyre, std::optional<Tyre> fits) {
    return owes_compound(race, id, tyre) && race.car(id).tyre != tyre && fits != tyre;
}

class Courses {
public:
    Courses(const Prospects& prospects, CarId me, Option first)
        : prospects_(prospects), me_(me), enters_(first.choice == Choice::enter) {}

    void restart() { outlook_ = {}; }
    bool is_wanted() const { return true; }
    void begin() { end_ = {}; }
    int answer(const Race& race, const kernel::Question<GrandPrix>& question) {
        return static_cast<int>(habitual_answer(steady_habits, race, question));
    }
    bool matters(const Race&, const kernel::Roll<GrandPrix>&) const { return true; }
    void hear(const Race&, const Event& event) {
        if (event.who != me_) return;
        if (event.fact == Fact::passed || event.fact == Fact::passed_freely)
            end_.passed |= kernel::only(event.other);
        if (event.fact == Fact::card_drawn) end_.flag = static_cast<Flag>(event.value);
    }
    void end(const Race& race, kernel::Weight weight) {
        const Race seen = at_the_line(race);
        const Place& place = seen.car(me_).place;
        if (enters_ && place.in_lane) outlook_.fits = prospects_.next_set(seen, me_);
        end_.part = static_cast<double>(weight.ways) / static_cast<double>(weight.of);
        end_.race = race;
        end_.turns = prospects_.turns_home(seen, me_);
        const bool is_stopping =
            place.in_lane && stop_counts_on(seen.terms, seen.car(me_).entered_on);
        end_.owes_stop = owes_stop(seen, me_) && !is_stopping;
        end_.owes_tyre = is_owed(seen, me_, Tyre::soft, outlook_.fits) ||
                         is_owed(seen, me_, Tyre::hard, outlook_.fits);
        end_.is_too_late = prospects_.is_too_late(seen, me_);
        outlook_.worth += prospects_.chance_to_win(seen, me_) * end_.part;
        outlook_.ends.push_back(end_);
    }

    Outlook outlook() && { return std::move(outlook_); }

private:
    const Prospects& prospects_;
    CarId me_;
    bool enters_;
    Outlook outlook_;
    Outlook::End end_;
};

// The better, the less. Sums of the same in another order may differ in their last digits.
auto rank_of(const Outlook& outlook) {
    double owed = 0;
    double turns = 0;
    for (const Outlook::End& end : outlook.ends) {
        owed += end.owes_tyre ? end.part : 0;
        turns += end.turns * end.part;
    }
    const auto rounded = [](double number) { return std::llround(number * 1e6); };
    return std::tuple(-rounded(outlook.worth), rounded(owed), rounded(turns));
}

}  // namespace

std::vector<Outlook> outlooks_of(const Decision& decision) {
    const Prospects prospects(decision.now.terms);
    std::vector<Outlook> all;
    for (const Option& option : decision.options) {
        Courses courses(prospects, decision.player, option);
        kernel::odds(decision, std::span(&option, 1), decision.player, courses, limits_of_turn);
        Outlook& outlook = all.emplace_back(std::move(courses).outlook());
        outlook.option = all.size() - 1;
    }
    std::ranges::stable_sort(all, {}, rank_of);
    return all;
}

}  // namespace grand_prix
