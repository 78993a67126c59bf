#include "games/grand_prix/view/core/odds.h"

#include <algorithm>
#include <array>
#include <span>
#include <tuple>
#include <utility>

#include "games/grand_prix/rules/ranking.h"
#include "games/grand_prix/rules/totals.h"
#include "kernel/sheet.h"

namespace grand_prix {

namespace {

// What it answers on the way, the first of these that is offered.
constexpr std::array<Choice, 9> plainly = {Choice::free_pass, Choice::safe,   Choice::stay_out,
                                           Choice::use,       Choice::ignore, Choice::keep,
                                           Choice::discard,   Choice::rival,  Choice::soft};

std::size_t plain_answer(std::span<const Option> options) {
    for (const Choice choice : plainly) {
        const auto found = std::ranges::find(options, choice, &Option::choice);
        if (found != options.end()) return static_cast<std::size_t>(found - options.begin());
    }
    return 0;
}

auto order_of(const Course& course) {
    return std::tuple(course.spaces, course.attack.value_or(AttackFace::pass), course.flag,
                      course.misses_turn, course.flips_weather, course.passes_box, course.behind);
}

// Along the roads it drives: spaces of the lane that rank alike are not one space (GP-X43).
int steps_of_road(const Place& from, const Place& to) {
    if (!from.in_lane) return distance(to) - distance(from);
    if (to.in_lane) return to.space - from.space;
    Place joined{false, pit_joins, from.lap};
    if (from.space <= lane_before_line) ++joined.lap;
    return lane_length + 1 - from.space + distance(to) - distance(joined);
}

// Follows one car through the rest of its turn, up to the flag card.
class Follower {
public:
    Follower(const Race& from, CarId me) : me_(me), from_(from.car(me).place) {}

    std::vector<Course> courses() && {
        for (std::size_t i = 0; i < courses_.size(); ++i)
            courses_[i].chance = shares_[i].sum();
        std::ranges::sort(courses_, [](const Course& one, const Course& other) {
            return order_of(one) < order_of(other);
        });
        return std::move(courses_);
    }

    void restart() {
        courses_.clear();
        shares_.clear();
    }
    bool is_wanted() const { return true; }
    void begin() {
        course_ = {};
        is_told_ = false;
    }
    int answer(const Race&, const kernel::Question<GrandPrix>& question) {
        if (question.ask == Ask::pit_entry) course_.meets_entry = true;
        return static_cast<int>(plain_answer(question.options));
    }
    // The card and what it says are no matter of the odds.
    bool matters(const Race& race, const kernel::Roll<GrandPrix>& roll) {
        if (roll.why == Why::flag_card) turn_up(race);
        return !is_told_;
    }
    void hear(const Race&, const Event& event) {
        if (is_told_) return;
        switch (event.fact) {
        case Fact::passed:
            if (!course_.attack) course_.attack = AttackFace::pass;
            break;
        case Fact::failed: course_.attack = AttackFace::fail; break;
        case Fact::boosted: course_.attack = AttackFace::pass; break;  // card 6
        case Fact::collided: course_.attack = AttackFace::explosion; break;
        case Fact::weather_changed: course_.flips_weather = true; break;
        case Fact::passed_box: course_.passes_box = event.who == me_; break;
        case Fact::stopped_behind: course_.behind = event.other; break;
        case Fact::safety_car:
            course_.boosts.push_back({event.who, static_cast<std::uint8_t>(event.value), {}});
            break;
        default: break;
        }
    }
    void end(const Race& race, kernel::Weight weight) {
        if (!is_told_) {
            stand(race);
            course_.misses_turn = race.car(me_).standing == Standing::missing;
        }
        const auto known = std::ranges::find(courses_, course_);
        const auto index = static_cast<std::size_t>(known - courses_.begin());
        if (known == courses_.end()) {
            courses_.push_back(course_);
            shares_.emplace_back();
        }
        shares_[index].add(weight);
    }

private:
    void turn_up(const Race& race) {
        if (std::exchange(is_told_, true)) return;
        stand(race);
        course_.flag = flag_of(course_.place.space);
        course_.misses_turn = race.move.locks_up && race.car(me_).blankets == 0;
    }
    void stand(const Race& race) {
        const Car& car = race.car(me_);
        course_.place = car.place;
        course_.spaces = steps_of_road(from_, car.place);
        course_.is_home = car.standing == Standing::home;
        for (Boost& boost : course_.boosts) {
            boost.to = race.car(boost.car).place;
            boost.is_home = race.is_home(boost.car);
        }
    }

    CarId me_;
    Place from_;
    std::vector<Course> courses_;  // their chances are in `shares_`
    std::vector<kernel::Share> shares_;
    Course course_;
    bool is_told_ = false;
};

std::vector<Course> courses_of(const kernel::Decision<GrandPrix>& decision, Option answer) {
    Follower follower(decision.now, decision.player);
    kernel::odds(decision, std::span<const Option>(&answer, 1), decision.player, follower, {});
    return std::move(follower).courses();
}

std::vector<Course> courses_of_turn(const Race& race) {
    Follower follower(race, race.on_turn());
    const auto rules = race.move.has_first ? throw_again : GrandPrix::step;
    kernel::odds_of_rules<GrandPrix>(race, rules, follower, {});
    return std::move(follower).courses();
}

double spaces_a_turn(const Race& race, const Car& car) {
    const Average average = average_of(race, car);
    return static_cast<double>(average.spaces) / average.turns;
}

Pace pace_of(Race race, const Car& car) {
    Pace pace;
    pace.tyre = car.tyre;
    pace.now = spaces_a_turn(race, car);
    if (has_weather(race.terms) || race.terms.dynamic_weather) {
        race.weather = race.weather == Weather::dry ? Weather::wet : Weather::dry;
    }
    pace.after_flip = spaces_a_turn(race, car);
    return pace;
}

// Whether the roll that follows the entry turns the weather: the turn of that car, run at once.
kernel::Weight chance_to_flip(Race entered, CarId id) {
    const auto slot = std::ranges::find(entered.order, id) - entered.order.begin();
    entered.turn = static_cast<std::uint8_t>(slot);
    entered.car(id).standing = Standing::racing;
    kernel::Share flips;
    for (const Course& course : courses_of_turn(entered))
        if (course.flips_weather) flips.add(course.chance);
    return flips.sum();
}

PitVisit visit_of(const kernel::Decision<GrandPrix>& decision) {
    const Move& before = decision.now.move;
    const Option enter{Choice::enter};
    const Race entered = kernel::consequence_of(decision, std::span(&enter, 1)).now;
    return {before.left - (entered.move.moved - before.moved),
            chance_to_flip(entered, decision.player)};
}

Prospect prospect_of(const kernel::Decision<GrandPrix>& decision, Option answer) {
    Prospect prospect;
    if (decision.ask != Ask::starting_tyre) prospect.courses = courses_of(decision, answer);
    const bool is_of_tyres = decision.ask == Ask::starting_tyre || decision.ask == Ask::box;
    if (!is_of_tyres) return prospect;
    prospect.pace = answer.choice == Choice::keep
                        ? pace_of(decision.now, decision.player)
                        : pace_of_new(decision.now, decision.player, tyre_of(answer.choice));
    return prospect;
}

}  // namespace

Odds odds_in(const kernel::Decision<GrandPrix>& decision) {
    Odds odds;
    for (const Option& answer : decision.options)
        odds.answers.push_back(prospect_of(decision, answer));
    if (decision.ask == Ask::pit_entry) odds.pit = visit_of(decision);
    return odds;
}

std::vector<Course> landings(const Race& race) {
    return race.stage == Stage::race ? courses_of_turn(race) : std::vector<Course>{};
}

std::vector<Return> returns(const Race& race) {
    std::vector<Return> all;
    if (race.stage != Stage::race) return all;
    for (std::size_t i = 0; i < race.terms.cars; ++i) {
        const std::size_t slot = (race.turn + i) % race.terms.cars;
        const Car& car = race.car(race.order[slot]);
        const bool misses = car.standing == Standing::missing;
        if (!misses && car.standing != Standing::waiting) continue;
        const int round = race.round + (slot < race.turn ? 1 : 0) + (misses ? 1 : 0);
        const bool is_clear = car.place.in_lane || car_on(race, car.place.space) == no_car;
        all.push_back({race.order[slot], round, is_clear});
    }
    std::ranges::stable_sort(all, {}, &Return::round);
    return all;
}

std::optional<WayToEntry> way_to_entry(const Race& race, CarId id) {
    const Car& car = race.car(id);
    const bool is_past_last = car.place.lap == race.terms.laps && car.place.space > pit_branch;
    if (race.stage != Stage::race || !race.is_on_track(id) || is_past_last) return std::nullopt;
    const int spaces = steps_between(car.place.space, pit_branch + 1);
    const double turns = spaces / spaces_a_turn(race, without_marks(car));
    return WayToEntry{spaces, std::max(1.0, turns)};
}

int laps_to_stop(const Race& race, CarId id) {
    const Car& car = race.car(id);
    const Place& place = car.place;
    const int next =
        place.in_lane ? car.entered_on + 1 : place.lap + (place.space > pit_branch ? 1 : 0);
    return std::max(0, race.terms.laps - std::max(2, next));
}

Pace pace_of(const Race& race, CarId id) { return pace_of(race, without_marks(race.car(id))); }

Pace pace_of_new(const Race& race, CarId id, Tyre tyre) {
    Car car = without_marks(race.car(id));
    car.tyre = tyre;
    car.set_since = static_cast<std::uint8_t>(car.place.lap + 1);  // not driven a lap yet
    return pace_of(race, car);
}

}  // namespace grand_prix
