#include "games/highway_heist/view/core/outlook.h"

#include <algorithm>

#include "games/highway_heist/rules/procedures.h"

namespace highway_heist {

namespace {

// One course, whatever the dice in it.
class Listener {
public:
    const std::vector<Event>& told() const { return told_; }
    void restart() { told_.clear(); }
    bool is_wanted() const { return true; }
    void begin() { told_.clear(); }
    int answer(const Heist&, const kernel::Question<HighwayHeist>&) { return 0; }
    bool matters(const Heist&, const kernel::Roll<HighwayHeist>&) const { return false; }
    void hear(const Heist&, const Event& event) { told_.push_back(event); }
    void end(const Heist&, kernel::Weight) {}

private:
    std::vector<Event> told_;
};

template <class Rules>
std::vector<Event> told_by(const Heist& heist, const Rules& rules) {
    Listener listener;
    kernel::odds_of_rules<HighwayHeist>(heist, rules, listener, {.courses = 2, .samples = 1});
    return listener.told();
}

// Who is dealt damage, over the faces of the Enemy Die and the cards it may draw.
class Victims {
public:
    std::array<kernel::Weight, most_members> chances() const {
        std::array<kernel::Weight, most_members> all{};
        for (std::size_t member = 0; member < all.size(); ++member)
            all.at(member) = shares_.at(member).sum();
        return all;
    }
    void restart() { shares_ = {}; }
    bool is_wanted() const { return true; }
    void begin() { is_hit_ = {}; }
    int answer(const Heist&, const kernel::Question<HighwayHeist>&) { return 0; }
    bool matters(const Heist&, const kernel::Roll<HighwayHeist>& roll) const {
        return roll.why != Why::effort;
    }
    void hear(const Heist&, const Event& event) {
        if (event.fact == Fact::damaged && event.who < most_members) is_hit_.at(event.who) = true;
    }
    void end(const Heist&, kernel::Weight weight) {
        for (std::size_t member = 0; member < most_members; ++member)
            if (is_hit_.at(member)) shares_.at(member).add(weight);
    }

private:
    std::array<kernel::Share, most_members> shares_{};
    std::array<bool, most_members> is_hit_{};
};

// Before all stand on the road, and when all is over, nothing is to come.
bool is_going_on(const Heist& heist) {
    return heist.stage != Stage::set_up && heist.stage != Stage::over && !heist.is_over();
}

// No car falls apart before all has been seen.
Heist unhurt(Heist heist) {
    for (Member& who : heist.team)
        who.damage = 0;
    return heist;
}

}  // namespace

std::vector<Slam> slams_to_come(const Heist& heist) {
    std::vector<Slam> slams;
    if (!is_going_on(heist)) return slams;
    const auto rules = [](Heist& copy, Table& table) { activate_suvs(copy, table, "HH-ESUV-01"); };
    for (const Event& event : told_by(unhurt(heist), rules))
        if (event.fact == Fact::slammed) slams.push_back({event.what, event.who});
    return slams;
}

std::vector<Drift> drifts_to_come(const Heist& heist) {
    std::vector<Drift> drifts;
    if (!is_going_on(heist)) return drifts;
    const auto drift_of = [&](Perch what) -> Drift& {
        const auto found = std::ranges::find(drifts, what, &Drift::what);
        if (found != drifts.end()) return *found;
        const Space at = heist.vehicles[what].at;
        return drifts.emplace_back(Drift{what, at, at});
    };
    const auto told = told_by(heist, [](Heist& copy, Table& table) { maintain_road(copy, table); });
    for (std::size_t i = 0; i < told.size(); ++i) {
        const Event& event = told[i];
        if (!is_vehicle(event.what)) continue;
        if (event.fact == Fact::moved) {
            drift_of(event.what).to = event.at;
        } else if (event.fact == Fact::removed && is_wreck(heist, event.what)) {
            Drift& drift = drift_of(event.what);
            drift.to = event.at;
            drift.leaves = true;
            if (event.rule != Rule("HH-EOR-03")) continue;
            const Space into = beyond(event.at, -1, 0);
            drift.hits = occupant(heist, into);
        }
    }
    return drifts;
}

// Asked of the rules space by space, with a car of the first who has one.
std::vector<Space> spaces_under_fire(const Heist& heist) {
    std::vector<Space> spaces;
    if (!is_going_on(heist) || is_playing(heist, Scenario::semi_heist)) return spaces;
    const Effect effect =
        is_playing(heist, Scenario::tank_assault) ? Effect::tank_fires : Effect::guns;
    const auto fires = [effect](Heist& copy, Table& table) {
        carry_out(copy, table, effect, "HH-O-64");
    };
    Heist trial = unhurt(heist);
    for (Member& who : trial.team)
        who.pv = no_perch;
    trial.hacker = no_member;
    trial[0].pv = 0;
    trial[0].board = Car::muscle;
    trial.vehicles[0] = {true, false, {1, 1}};
    for (std::int8_t x = 1; x <= road_length; ++x) {
        for (std::int8_t y = 1; y <= lanes; ++y) {
            trial.vehicles[0].at = {x, y};
            const auto told = told_by(trial, fires);
            if (std::ranges::find(told, Fact::damaged, &Event::fact) != told.end())
                spaces.push_back({x, y});
        }
    }
    return spaces;
}

std::array<kernel::Weight, most_members> chances_of_harm(const Heist& heist) {
    Victims victims;
    if (!is_going_on(heist)) return victims.chances();
    kernel::odds_of_rules<HighwayHeist>(
        unhurt(heist), [](Heist& copy, Table& table) { roll_enemy_die(copy, table); }, victims,
        {.courses = 200, .samples = 200});
    return victims.chances();
}

}  // namespace highway_heist
