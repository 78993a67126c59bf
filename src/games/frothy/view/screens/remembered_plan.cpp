#include "games/frothy/view/screens/remembered_plan.h"

#include <array>
#include <charconv>
#include <optional>
#include <string>

#include "games/frothy/data/documents.h"
#include "games/frothy/data/notation/notation.h"
#include "play/race_clock.h"

namespace frothy {

using ui::seat_key;

namespace {

// The number that whoever set up the table wants chance to come from; none mostly.
std::optional<std::uint64_t> seed_of(const formats::FlatJson& table) {
    const std::string* text = formats::text_at(table, "seed");
    if (text == nullptr) return std::nullopt;
    std::uint64_t seed = 0;
    const auto read = std::from_chars(text->data(), text->data() + text->size(), seed);
    if (read.ec != std::errc{} || read.ptr != text->data() + text->size()) return std::nullopt;
    return seed;
}

// What scores, by its key.
struct PointsKey {
    const char* name;
    int most;
    std::uint8_t& (*in)(ScoringTerms& scoring);

    int of(ScoringTerms scoring) const { return in(scoring); }
};
using Points = ScoringTerms;
constexpr std::array<PointsKey, 7> points_keys = {{
    {"points.obstacle", most_points, [](Points& p) -> std::uint8_t& { return p.obstacle; }},
    {"points.runners", max_runners, [](Points& p) -> std::uint8_t& { return p.runners; }},
    {"points.runner", most_points, [](Points& p) -> std::uint8_t& { return p.runner; }},
    {"points.damage", most_points, [](Points& p) -> std::uint8_t& { return p.damage; }},
    {"points.first", most_points, [](Points& p) -> std::uint8_t& { return p.places[0]; }},
    {"points.second", most_points, [](Points& p) -> std::uint8_t& { return p.places[1]; }},
    {"points.third", most_points, [](Points& p) -> std::uint8_t& { return p.places[2]; }},
}};

void remember_terms(formats::FlatJson& table, const SetupPlan& plan) {
    const RaceTerms& terms = plan.terms;
    table["race"] = std::string(name_of(terms.type));
    table["rounds"] = std::to_string(terms.rounds);
    table["points"] = terms.has_scoring() ? "true" : "false";
    table["fox"] = std::to_string(terms.fox + 1);
    table["fox.turns"] = plan.fox_play == FoxPlay::in_turns ? "true" : "false";
    table["head_start"] = std::to_string(terms.head_start);
    table["clock"] = terms.time_limit == TimeLimit::clock ? "true" : "false";
    table["minutes"] = std::to_string(plan.minutes);
    for (const PointsKey& key : points_keys)
        table[key.name] = std::to_string(key.of(terms.scoring));
    for (std::size_t i = 0; i < plan.seats.size(); ++i) {
        if (terms.has_teams()) table[seat_key(i, "team")] = std::to_string(terms.teams[i]);
    }
}

void read_terms(const formats::FlatJson& table, SetupPlan& plan) {
    RaceTerms& terms = plan.terms;
    if (const std::string* type = formats::text_at(table, "race")) {
        terms.type = value_named<RaceType>(*type).value_or(terms.type);
    }
    terms.rounds =
        static_cast<std::uint16_t>(formats::number_at(table, "rounds", 0, max_rounds, 0));
    if (formats::flag_at(table, "points")) terms.scoring.scoring = Scoring::used;
    for (const PointsKey& key : points_keys) {
        std::uint8_t& value = key.in(terms.scoring);
        value = static_cast<std::uint8_t>(formats::number_at(table, key.name, 0, key.most, value));
    }
    if (formats::flag_at(table, "clock")) terms.time_limit = TimeLimit::clock;
    plan.minutes = formats::number_at(table, "minutes", 1, play::most_minutes, plan.minutes);
    if (formats::flag_at(table, "fox.turns")) plan.fox_play = FoxPlay::in_turns;
    terms.head_start = static_cast<std::uint8_t>(
        formats::number_at(table, "head_start", 1, 255, usual_head_start));
    const int most = static_cast<int>(max_vehicles);
    terms.fox = static_cast<VehicleId>(formats::number_at(table, "fox", 1, most, 1) - 1);
    for (std::size_t i = 0; i < terms.teams.size(); ++i) {
        terms.teams[i] = static_cast<std::uint8_t>(
            formats::number_at(table, seat_key(i, "team"), 0, most, no_team));
    }
}

}  // namespace

formats::FlatJson table_of(const SetupPlan& plan, const SetupOffers& offers) {
    formats::FlatJson table;
    table["course"] = offers.courses[plan.course].id;
    table["laps"] = std::to_string(plan.laps);
    if (plan.seed) table["seed"] = std::to_string(*plan.seed);
    table["seats"] = std::to_string(plan.seats.size());
    table["grid"] = plan.grid_places == GridPlaces::by_seats ? "seats" : "lot";
    for (std::size_t i = 0; i < plan.seats.size(); ++i) {
        const SeatPlan& seat = plan.seats[i];
        ui::remember_seat(table, i, seat);
        table[seat_key(i, "vehicle")] = offers.licences[seat.licence].id;
    }
    table["rules"] = plan.rule_set;
    remember_terms(table, plan);
    for (const HouseRuleKey& key : house_rule_keys()) {
        const int value = key.get(plan.rules);
        if (value == key.get(HouseRules{})) continue;
        table["rule." + std::string(key.key)] =
            key.values.empty() ? std::to_string(value)
                               : std::string(key.values[static_cast<std::size_t>(value)]);
    }
    return table;
}

SetupPlan remembered_plan(const formats::FlatJson& table, const SetupOffers& offers) {
    SetupPlan plan = usual_plan(offers);
    plan.seed = seed_of(table);
    const std::string* course = formats::text_at(table, "course");
    if (course == nullptr) return plan;
    for (std::size_t i = 0; i < offers.courses.size(); ++i) {
        if (offers.courses[i].id == *course) plan.course = i;
    }
    plan.laps =
        formats::number_at(table, "laps", 1, 99, offers.courses[plan.course].course.plan().laps);
    if (const std::string* grid = formats::text_at(table, "grid");
        grid != nullptr && *grid == "seats") {
        plan.grid_places = GridPlaces::by_seats;
    }
    const int seats = formats::number_at(table, "seats", 2, 6, 0);
    if (seats > 0) plan.seats.clear();
    for (int i = 0; i < seats; ++i) {
        const auto at = static_cast<std::size_t>(i);
        SeatPlan seat;
        static_cast<ui::SeatChoice&>(seat) = ui::remembered_seat(table, at);
        const std::string* vehicle = formats::text_at(table, seat_key(at, "vehicle"));
        for (std::size_t k = 0; vehicle != nullptr && k < offers.licences.size(); ++k) {
            if (offers.licences[k].id == *vehicle) seat.licence = k;
        }
        plan.seats.push_back(seat);
    }
    if (const std::string* set = formats::text_at(table, "rules")) plan.rule_set = *set;
    read_terms(table, plan);
    for (const HouseRuleKey& key : house_rule_keys()) {
        const std::string name = "rule." + std::string(key.key);
        const std::string* value = formats::text_at(table, name);
        if (value == nullptr) continue;
        if (key.values.empty()) {
            key.set(plan.rules,
                    formats::number_at(table, name, key.least, key.most, key.get(plan.rules)));
        }
        for (std::size_t k = 0; k < key.values.size(); ++k) {
            if (key.values[k] == *value) key.set(plan.rules, static_cast<int>(k));
        }
    }
    fit_to(plan, offers);
    return plan;
}

}  // namespace frothy
