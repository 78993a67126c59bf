#include "games/frothy/door/core/season.h"

#include <algorithm>

#include "games/frothy/data/notation/notation.h"
#include "games/frothy/rules/licence/licence_legality.h"
#include "games/frothy/rules/rules.h"
#include "kernel/policy_table.h"

namespace frothy {

namespace {

constexpr int short_rounds = 8;

bool is_legal(const Licence& licence) {
    return std::ranges::none_of(
        find_faults(licence), [](const Fault& fault) { return fault.severity == Severity::error; });
}

}  // namespace

std::string key_of(const SeasonHeat& heat) {
    return heat.course + '/' + std::string(name_of(heat.type));
}

std::optional<SeasonHeat> heat_of(std::string_view key) {
    const std::size_t slash = key.rfind('/');
    if (slash == std::string_view::npos) return std::nullopt;
    const auto type = value_named<RaceType>(key.substr(slash + 1));
    if (!type) return std::nullopt;
    return SeasonHeat{std::string(key.substr(0, slash)), *type};
}

void set_terms(TableRules& rules, RaceType type) {
    rules.terms = terms_of_kind(RaceTerms{}, type);
    rules.laps = 1;
    if (rounds_of(rules.terms) > 0) rules.terms.rounds = short_rounds;
}

int damage_carried(const Licence& licence, int damage) {
    return std::clamp(damage - repaired, 0, licence.damage_max / 2);
}

std::vector<std::string_view> upgrades_of(const Licence& licence) {
    constexpr auto all = std::to_array<std::string_view>({"whip", "reins", "box"});
    std::vector<std::string_view> legal;
    for (const std::string_view key : all) {
        Licence better = licence;
        upgrade(better, key);
        if (is_legal(better)) legal.push_back(key);
    }
    return legal;
}

void upgrade(Licence& licence, std::string_view key) {
    if (key == "whip") ++licence.whips;
    if (key == "reins") ++licence.reins;
    if (key != "box") return;
    // The wipe-out is what the last box brings.
    ++licence.damage_max;
    if (!licence.affects.empty()) licence.affects.back().at = licence.damage_max;
}

void upgrade_for(Licence& licence, const play::Season& season, std::size_t seat, std::size_t race) {
    for (const play::SeasonUpgrade& given : season.upgrades)
        if (given.seat == seat && given.after <= race) upgrade(licence, given.upgrade);
}

Race worn_start(const RaceSetup& setup, const std::vector<int>& damage) {
    const auto setting = setting_of(setup);
    Race race = Codec::first_state(setup, *setting);
    Codec::bind(race, setting.get());
    // Whatever there is to choose is chosen in the workshop.
    const auto first = [](const Race&, const kernel::Question<Frothy>&) { return 0; };
    kernel::PolicyTable<Frothy, decltype(first)> table(race, first, setup.seed);
    for (VehicleId v = 0; v < race.vehicle_count; ++v) {
        const int points = damage_carried(race.licence(v), damage[v]);
        if (points > 0) sustain_damage(race, table, v, points, "FR-DMG-05");
        race[v].control_loss = race.licence(v).control_min;  // FR-VEH-11
    }
    Codec::bind(race, nullptr);
    return race;
}

}  // namespace frothy
