// How a race is likely to end, from how it stands.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include "games/grand_prix/rules/race.h"

namespace grand_prix {

// What the cheapest plan of stops and tyres costs, worked out once for all that a race asks of its
// drivers: from the pit entry of each lap on, on each tyre as worn as it may be, in either weather.
// As if the weather stayed as it is.
class Prospects {
public:
    explicit Prospects(const Terms& terms);

    // Turns that a car alone on the road needs to come home; many where what it owes is lost.
    double turns_home(const Race& race, CarId id) const;
    // Whether it is too late to make good what it owes.
    bool is_too_late(const Race& race, CarId id) const;
    // Of a car on its way to its box: the set that is best fitted there; none where it keeps its
    // own.
    std::optional<Tyre> next_set(const Race& race, CarId id) const;
    // An estimate of the chance that a car wins, 0 to 1; what has happened once the race is over.
    double chance_to_win(const Race& race, CarId id) const;

private:
    static constexpr int worn_out = 3;  // laps after which a set wears no more (GP-O02)

    // What a car is on and has done when it comes to the pit entry.
    struct Plan {
        Tyre tyre = Tyre::soft;
        int age = 0;               // laps driven on the set
        bool has_changed = false;  // the next change costs a turn (GP-X77)
        bool has_stopped = false;
        unsigned compounds = 0;  // GP-X75
    };
    static std::size_t index_of(const Plan& plan);
    Plan plan_of(const Race& race, const Car& car) const;
    double pace(Weather weather, Tyre tyre, int age) const;
    bool asks_for_compounds(const Race& race) const;
    double owed_at_end(Weather weather, const Plan& plan) const;
    double with_stop(Weather weather, int lap, const Plan& plan) const;
    // From where the lane joins the road, after it was entered on that lap.
    double from_exit(Weather weather, int lap, Plan plan, bool is_changed, Tyre tyre) const;
    // The best of what a box offers: a set and the turns home, or none where the old one is kept.
    struct Fitted {
        std::optional<Tyre> set;
        double turns = 0;
    };
    Fitted after_box(Weather weather, int lap, const Plan& plan) const;
    Plan plan_in_lane(const Race& race, const Car& car) const;
    double from_entry(Weather weather, int lap, const Plan& plan) const;
    void work_out(Weather weather);

    Terms terms_;
    std::array<std::array<std::array<double, worn_out + 1>, 3>, 2> paces_{};
    // By weather, then by lap.
    std::array<std::vector<std::vector<double>>, 2> turns_;
};

}  // namespace grand_prix
