#include "games/frothy/door/core/lab/race_counts.h"

#include <algorithm>
#include <utility>

#include "games/frothy/rules/licence/catalogue.h"
#include "games/frothy/rules/queries.h"
#include "words/words.h"

namespace frothy {

using play::lab::Counter;
using play::lab::Group;
using words::mark;

namespace {

// The counters every setting has, in the order of the groups below.
enum : std::size_t {
    finishes,
    finish_rounds,
    wipe_outs,
    retirements,
    damage,
    points,
    control_lost,
    attacks,
    attacks_won,
    overtakes,
    wreck_attack,
    wreck_vehicle,
    wreck_wall,
    wreck_wreck,
    wreck_fragile,
    wreck_control,
    wreck_jump,
    wreck_wounds,
    wreck_other,
    wreck_round_1,
    wreck_round_21 = wreck_round_1 + 4,
    crash_vehicle,
    crash_struck,
    crash_wall,
    crash_edge,
    crash_wreck,
    speed_0,
    speed_6 = speed_0 + 6,
    whips,
    reins,
    movement_cards,
    of_licences,  // from here on those that the licences bring with them
};

constexpr int rounds_together = 5;  // of the counters of wrecks

const std::vector<Group>& usual_groups() {
    static const std::vector<Group> groups = {
        {mark("How it goes"),
         Group::Told::a_race,
         {{"finishes", mark("gets home")},
          {"finish_rounds", mark("rounds until then")},
          {"wipe_outs", mark("is wrecked")},
          {"retirements", mark("gives up or is off")},
          {"damage", mark("Damage")},
          {"points", mark("points scored")},
          {"control_lost", mark("loses control")},
          {"attacks", mark("attacks")},
          {"attacks_won", mark("attacks won, either side")},
          {"overtakes", mark("overtakes")}}},
        {mark("Wrecks by cause"),
         Group::Told::a_race,
         {{"wreck_attack", mark("an attack")},
          {"wreck_vehicle", mark("a collision with a vehicle")},
          {"wreck_wall", mark("a wall or the edge")},
          {"wreck_wreck", mark("a wreck")},
          {"wreck_fragile", mark("a fragile obstacle")},
          {"wreck_control", mark("control lost")},
          {"wreck_jump", mark("a jump")},
          {"wreck_wounds", mark("a permanent affect")},
          {"wreck_other", mark("something else")}}},
        {mark("Wrecks by round"),
         Group::Told::a_race,
         {{"wrecked_in_1", mark("rounds 1 to 5")},
          {"wrecked_in_6", mark("rounds 6 to 10")},
          {"wrecked_in_11", mark("rounds 11 to 15")},
          {"wrecked_in_16", mark("rounds 16 to 20")},
          {"wrecked_in_21", mark("later")}}},
        {mark("Crashes by what is hit"),
         Group::Told::a_race,
         {{"crash_vehicle", mark("runs into a vehicle")},
          {"crash_struck", mark("is run into")},
          {"crash_wall", mark("a solid obstacle")},
          {"crash_edge", mark("the edge of the track")},
          {"crash_wreck", mark("a wreck")}}},
        {mark("Phases at each Speed"),
         Group::Told::share,
         {{"speed_0", mark("Speed 0")},
          {"speed_1", mark("Speed 1")},
          {"speed_2", mark("Speed 2")},
          {"speed_3", mark("Speed 3")},
          {"speed_4", mark("Speed 4")},
          {"speed_5", mark("Speed 5")},
          {"speed_6", mark("Speed 6")}}},
        {mark("Cards and traits at work"),
         Group::Told::a_race,
         {{"whips", mark("Whips committed")},
          {"reins", mark("Reins committed")},
          {"movement_cards", mark("cards on the move")}}}};
    return groups;
}

// What licences have of their own, each once: "trait_35", "card_05".
std::vector<std::pair<Rule, Counter>> licence_counters(const Setting& setting) {
    std::vector<std::pair<Rule, Counter>> counters;
    const auto add = [&](Rule rule, std::string_view kind, const std::string& name) {
        const auto is_known = [&](const auto& known) { return known.first == rule; };
        if (rule.is_none() || std::ranges::any_of(counters, is_known)) return;
        std::string number = std::to_string(rule.number());
        if (number.size() < 2) number.insert(0, 1, '0');
        counters.push_back({rule, {std::string(kind) + "_" + number, name}});
    };
    for (const Licence& licence : setting.licences) {
        for (const SpecialCard& card : licence.specials)
            add(card.rule, "card", card.name);
        for (const Trait& trait : licence.traits)
            add(trait.rule, "trait", trait.name);
    }
    std::ranges::sort(counters, {}, &std::pair<Rule, Counter>::first);
    return counters;
}

std::size_t wreck_by(Rule rule, std::size_t crash) {
    const std::string_view area = rule.area();
    if (area == "ATK") return wreck_attack;
    if (area == "CTRL") return wreck_control;
    if (area == "JUMP") return wreck_jump;
    if (area == "PDE") return wreck_wounds;
    if (rule == Rule("FR-COL-11")) return wreck_fragile;
    if (crash == crash_vehicle || crash == crash_struck) return wreck_vehicle;
    if (crash == crash_wall || crash == crash_edge) return wreck_wall;
    return crash == crash_wreck ? wreck_wreck : wreck_other;
}

std::size_t crash_into(CollisionKind kind) {
    switch (kind) {
    case CollisionKind::solid: return crash_wall;
    case CollisionKind::edge: return crash_edge;
    case CollisionKind::wreck: return crash_wreck;
    case CollisionKind::head_on:
    case CollisionKind::t:
    case CollisionKind::rear_end: break;
    }
    return crash_vehicle;
}

std::vector<VehicleId> running_order(const Race& race) {
    const auto order = race_order(race);
    return {order.begin(), order.end()};
}

// The later in the order, the greater.
std::size_t rank_in(const std::vector<VehicleId>& order, VehicleId v) {
    return static_cast<std::size_t>(std::ranges::find(order, v) - order.begin());
}

}  // namespace

std::vector<Group> counted_groups(const Setting& setting) {
    std::vector<Group> groups = usual_groups();
    for (const auto& [rule, counter] : licence_counters(setting))
        groups.back().counters.push_back(counter);
    return groups;
}

std::vector<std::string> counted_layers() {
    return {"visits",    "speed", "crashes",     "damage",    "wrecks",
            "overtakes", "stops", "own crashes", "own wrecks"};
}

std::vector<std::string> watched_kinds() {
    return {mark("first wreck"), mark("closest finish"), mark("longest"),
            mark("most lead changes")};
}

RaceCounter::RaceCounter(const Setting& setting, play::lab::Sums& sums)
    : setting_(setting), sums_(sums) {
    last_harm_.fill(wreck_other);
    for (const auto& [rule, counter] : licence_counters(setting))
        of_licences_.push_back(rule);
}

void RaceCounter::begin(const Race& race) { order_ = running_order(race); }

void RaceCounter::count(VehicleId v, std::size_t counter, std::uint64_t much) {
    sums_.seats[v].counts[counter] += much;
}

void RaceCounter::mark(Layer layer, Cell cell, std::uint64_t much) {
    auto& cells = sums_.hexes[static_cast<std::size_t>(layer)];
    if (cell < cells.size()) cells[cell] += much;
}

void RaceCounter::hear(const Race& race, const Event& event) {
    if (event.is<PhaseBegan>()) return begin_phase(race);
    if (event.who >= race.vehicle_count) return;
    event.visit(
        [&](const Damaged& harm) { hear_damage(race, event, harm.points); },
        [&](const Collided&) { hear_crash(race, event); },
        [&](const ControlLost&) { count(event.who, control_lost); },
        [&](const AttackDeclared&) { count(event.who, attacks); },
        [&](const AttackWon&) { count(event.who, attacks_won); },
        [&](const Scored& scored) {
            if (scored.points > 0)
                count(event.who, points, static_cast<std::uint64_t>(scored.points));
        },
        [&](const Finished&) {
            count(event.who, finishes);
            count(event.who, finish_rounds, race.round);
        },
        [&](const Retired&) { count(event.who, retirements); },
        [&](const RanOff& off) { count(event.who, retirements, off.is_out ? 1 : 0); },
        [&](const WipedOut&) {
            count(event.who, wipe_outs);
            count(event.who, last_harm_[event.who]);
            count(event.who,
                  wreck_round_1 + std::min<std::size_t>(
                                      static_cast<std::size_t>((race.round - 1) / rounds_together),
                                      wreck_round_21 - wreck_round_1));
            mark(Layer::wrecks, race[event.who].cell);
            if (event.who == 0) mark(Layer::own_wrecks, race[event.who].cell);
            if (first_wreck_ == 0) first_wreck_ = race.event_number + 1U;
        },
        [&](const Stepped&) { mark_way(race, event); }, [&](const Slid&) { mark_way(race, event); },
        [&](const Jumped&) { mark_way(race, event); },  //
        [](const auto&) {});
    hear_cards(race, event);
}

void RaceCounter::mark_way(const Race& race, const Event& event) {
    mark(Layer::visits, event.to());
    mark(Layer::speed, event.to(), static_cast<std::uint64_t>(rating(race, event.who)));
}

void RaceCounter::hear_damage(const Race& race, const Event& event, int hurt) {
    const VehicleId v = event.who;
    count(v, damage, static_cast<std::uint64_t>(hurt));
    mark(Layer::damage, race[v].cell, static_cast<std::uint64_t>(hurt));
    last_harm_[v] = wreck_by(event.rule, last_crash_[v]);
}

void RaceCounter::hear_crash(const Race& race, const Event& event) {
    const auto& crash = *event.get_if<Collided>();
    last_crash_[event.who] = crash_into(crash.kind);
    count(event.who, last_crash_[event.who]);
    mark(Layer::crashes, race[event.who].cell);
    if (event.who == 0) mark(Layer::own_crashes, race[event.who].cell);
    if (last_crash_[event.who] != crash_vehicle || crash.other >= race.vehicle_count) return;
    last_crash_[crash.other] = crash_struck;
    count(crash.other, crash_struck);
}

// Each event that a card or trait brings about tells of it once.
void RaceCounter::hear_cards(const Race&, const Event& event) {
    if (const auto* cards = event.get_if<CardsCommitted>()) {
        count(event.who, whips, static_cast<std::uint64_t>(cards->whips));
        count(event.who, reins, static_cast<std::uint64_t>(cards->reins));
    }
    if (event.is<MovementCard>()) count(event.who, movement_cards);
    Rule rule = event.rule;
    if (const auto* played = event.get_if<SpecialPlayed>())
        rule = setting_.licences[event.who].specials[static_cast<std::size_t>(played->place)].rule;
    if (rule.area() != "TRT" && rule.area() != "SPC") return;
    const auto found = std::ranges::find(of_licences_, rule);
    if (found == of_licences_.end()) return;
    count(event.who, of_licences + static_cast<std::size_t>(found - of_licences_.begin()));
}

void RaceCounter::begin_phase(const Race& race) {
    std::vector<VehicleId> order = running_order(race);
    for (const VehicleId v : order) {
        const int speed = rating(race, v);
        count(v, speed_0 + static_cast<std::size_t>(std::clamp(speed, 0, 6)));
        if (speed == 0) mark(Layer::stops, race[v].cell);
        const auto is_passed = [&](VehicleId other) {
            return rank_in(order_, other) < rank_in(order_, v) &&
                   rank_in(order, other) > rank_in(order, v) &&
                   rank_in(order, other) < order.size();
        };
        const auto passed = static_cast<std::uint64_t>(std::ranges::count_if(order, is_passed));
        if (passed == 0) continue;
        count(v, overtakes, passed);
        mark(Layer::overtakes, race[v].cell, passed);
    }
    // Who leads once somebody is home leads nothing.
    const bool is_on = race.finished_count == 0 && !order.empty() && !order_.empty();
    if (is_on && order.front() != order_.front()) ++lead_changes_;
    order_ = std::move(order);
}

void RaceCounter::end(const Race& race, std::vector<std::size_t> starts, std::uint64_t number) {
    play::lab::Ending ending;
    ending.starts = std::move(starts);
    const auto place = places(race);
    ending.places.assign(place.begin(), place.begin() + race.vehicle_count);
    ending.is_winner.resize(race.vehicle_count);
    for (const VehicleId winner : winners(race))
        ending.is_winner[winner] = true;
    play::lab::add_ending(ending, sums_);
    sums_.lead_changes += lead_changes_;
    ++sums_.races.races;
    sums_.races.rounds += race.round;
    sums_.races.stalled += race.ended == EndReason::stalled ? 1 : 0;
    watch_end(race, number);
}

void RaceCounter::watch_end(const Race& race, std::uint64_t number) {
    constexpr std::uint64_t most = 1'000'000;
    const auto add = [&](Watch kind, std::uint64_t rank) {
        play::lab::watch(sums_, static_cast<std::size_t>(kind), {rank, number});
    };
    if (first_wreck_ > 0) add(Watch::first_wreck, first_wreck_);
    add(Watch::longest, most - race.round);
    add(Watch::most_lead_changes, most - lead_changes_);
    if (race.finished_count < 2) return;
    // By how many moves the second came home after the first.
    std::vector<std::uint64_t> homes;
    for (VehicleId v = 0; v < race.vehicle_count; ++v) {
        if (race[v].status == VehicleStatus::finished) homes.push_back(race[v].out_event);
    }
    std::ranges::sort(homes);
    add(Watch::closest_finish, homes[1] - homes[0]);
}

}  // namespace frothy
