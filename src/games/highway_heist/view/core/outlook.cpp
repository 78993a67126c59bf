#include "games/highway_heist/view/core/outlook.h"

#include <algorithm>
#include <bit>
#include <utility>

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

// ---- Where the Tank will be ---------------------------------------------------------------------

bool turns_tank(Effect effect) {
    return effect == Effect::turn_to_nearest || effect == Effect::turn_to_active;
}

// What its next lanes hang on, besides where the cars are: how many cards are to be drawn, and in
// which pile or spot those lie that turn it.
struct TankWay {
    std::int8_t lane = 0;
    int in_deck = 0;
    int in_discard = 0;
    std::vector<std::size_t> turning;

    friend bool operator==(const TankWay&, const TankWay&) = default;
};
TankWay way_of_tank(const Heist& heist) {
    TankWay way{
        heist.main.y, std::popcount(heist.enemy_deck), std::popcount(heist.enemy_discard), {}};
    for (std::size_t card = 0; card < enemy_cards; ++card) {
        const EnemyCard& printed = enemy_decks.at(0).at(card);
        if (!turns_tank(printed.activated) && std::ranges::none_of(printed.reveal, turns_tank))
            continue;
        const auto spot = std::ranges::find(heist.enemy_spots, card);
        const bool is_in_deck = (heist.enemy_deck >> card & 1U) != 0;
        way.turning.push_back(spot != heist.enemy_spots.end()
                                  ? static_cast<std::size_t>(spot - heist.enemy_spots.begin())
                                  : heist.enemy_spots.size() + (is_in_deck ? 1 : 0));
    }
    return way;
}

// Games after some Enemy Dice; those in which the Tank has the same ways on are one.
class TankWays {
public:
    struct Way {
        Heist heist;
        kernel::Share share;
    };

    std::vector<Way> ways;

    // What comes next comes of one that has this part of all.
    void of(kernel::Weight part) { part_ = part; }
    void restart() {}
    bool is_wanted() const { return true; }
    void begin() {}
    int answer(const Heist&, const kernel::Question<HighwayHeist>&) { return 0; }
    bool matters(const Heist&, const kernel::Roll<HighwayHeist>& roll) const {
        return roll.why != Why::effort;
    }
    void hear(const Heist&, const Event&) {}
    void end(const Heist& heist, kernel::Weight weight) {
        const TankWay way = way_of_tank(heist);
        auto found = std::ranges::find_if(
            ways, [&](const Way& one) { return way_of_tank(one.heist) == way; });
        if (found == ways.end()) found = ways.insert(found, {heist, {}});
        found->share.add({part_.ways * weight.ways, part_.of * weight.of});
    }

private:
    kernel::Weight part_{};
};

// Before all stand on the road, and when all is over, nothing is to come.
bool is_going_on(const Heist& heist) {
    return heist.stage != Stage::set_up && heist.stage != Stage::over && !heist.is_over();
}

constexpr std::int8_t unbroken = 100;  // Strength of a Tank that is asked where it goes

// No car falls apart before all has been seen.
Heist unhurt(Heist heist) {
    for (Member& who : heist.team)
        who.damage = 0;
    return heist;
}

// Whose Enemy Die is still to come: first of whoever is in turn.
std::vector<MemberId> dice_to_come(const Heist& heist) {
    std::vector<MemberId> whose;
    const bool is_in_turn = heist.stage == Stage::turn || heist.stage == Stage::enemy_die;
    if (is_in_turn) whose.push_back(heist.active);
    for (MemberId member = 0; member < heist.terms.members; ++member)
        if (!heist[member].is_exhausted && !(is_in_turn && member == heist.active))
            whose.push_back(member);
    return whose;
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

LaneChances tank_lanes(const Heist& heist) {
    LaneChances chances;
    chances.fill({0, 1});
    if (!is_going_on(heist) || !is_playing(heist, Scenario::tank_assault)) return chances;
    std::vector<TankWays::Way> now = {{heist, {}}};
    now.front().share.add({1, 1});
    for (const MemberId member : dice_to_come(heist)) {
        TankWays next;
        for (const TankWays::Way& way : now) {
            Heist begun = unhurt(way.heist);
            begun.active = member;
            begun.strength = begun.full_strength = unbroken;
            next.of(way.share.sum());
            kernel::odds_of_rules<HighwayHeist>(
                begun, [](Heist& copy, Table& table) { roll_enemy_die(copy, table); }, next,
                {.courses = 200, .samples = 1});
        }
        now = std::move(next.ways);
    }
    std::array<kernel::Share, lanes> shares{};
    for (const TankWays::Way& way : now)
        for (std::int8_t lane = 1; lane <= lanes; ++lane)
            if (block_of(way.heist, tank).covers({way.heist.main.x, lane}))
                shares.at(static_cast<std::size_t>(lane - 1)).add(way.share.sum());
    std::ranges::transform(shares, chances.begin(), &kernel::Share::sum);
    return chances;
}

kernel::Weight chance_into_tank(const Heist& heist, const LaneChances& chances, Perch vehicle) {
    if (!is_going_on(heist) || !is_playing(heist, Scenario::tank_assault)) return {0, 1};
    // Whether it comes so far is asked of the rules, with the Tank in its lane and nothing there.
    Heist trial = heist;
    const Space at = trial.vehicles[vehicle].at;
    trial.vehicles[vehicle].is_wreck = true;
    trial.main.y = std::min<std::int8_t>(at.y, lanes - 1);
    for (Perch other = 0; other < vehicle_count; ++other)
        if (other != vehicle && block_of(trial, tank).covers(trial.vehicles[other].at)) {
            if (const MemberId whose = driver_of_pv(trial, other); whose != no_member)
                trial[whose].pv = no_perch;
            trial.vehicles[other].is_on_board = false;
        }
    const auto drifts = drifts_to_come(trial);
    const auto own = std::ranges::find(drifts, vehicle, &Drift::what);
    if (own == drifts.end() || own->hits != tank) return {0, 1};
    return chances.at(static_cast<std::size_t>(at.y - 1));
}

double strength_by_wrecks(const Heist& heist, const LaneChances& chances) {
    double sum = 0;
    Heist unbreakable = unhurt(heist);
    unbreakable.strength = unbreakable.full_strength = unbroken;
    for (Perch wreck = 0; wreck < vehicle_count; ++wreck) {
        if (!is_wreck(heist, wreck)) continue;
        const kernel::Weight chance = chance_into_tank(heist, chances, wreck);
        if (chance.ways == 0) continue;
        const auto rules = [wreck](Heist& copy, Table& table) {
            hit(copy, table, wreck, tank, "HH-EOR-03");
        };
        for (const Event& event : told_by(unbreakable, rules))
            if (event.fact == Fact::main_hit)
                sum +=
                    event.value * static_cast<double>(chance.ways) / static_cast<double>(chance.of);
    }
    return sum;
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
