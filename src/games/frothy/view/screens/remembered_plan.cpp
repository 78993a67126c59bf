#include "games/frothy/view/screens/remembered_plan.h"

#include <algorithm>
#include <optional>
#include <string>

#include "games/frothy/data/documents.h"
#include "games/frothy/data/notation/notation.h"
#include "games/frothy/view/core/race_length.h"
#include "play/race_clock.h"

namespace frothy {

using ui::seat_key;

namespace {

// Whatever of a plan is a number, with its range, or one of two ways.
template <class Plan, class Visitor>
void visit(Plan& plan, const Visitor& visitor) {
    auto& terms = plan.terms;
    auto& points = terms.scoring;
    visitor.number("laps", plan.laps, 1, 99);
    visitor.number("rounds", terms.rounds, 0, max_rounds);
    visitor.number("minutes", plan.minutes, 1, play::most_minutes);
    visitor.number("head_start", terms.head_start, 1, 255);
    visitor.number("points.obstacle", points.obstacle, 0, most_points);
    visitor.number("points.runners", points.runners, 0, max_runners);
    visitor.number("points.runner", points.runner, 0, most_points);
    visitor.number("points.damage", points.damage, 0, most_points);
    visitor.number("points.first", points.places[0], 0, most_points);
    visitor.number("points.second", points.places[1], 0, most_points);
    visitor.number("points.third", points.places[2], 0, most_points);
    visitor.flag("points", points.scoring, Scoring::used);
    visitor.flag("fox.turns", plan.fox_play, FoxPlay::in_turns);
    visitor.flag("clock", terms.time_limit, TimeLimit::clock);
}

struct Writer {
    formats::FlatJson& table;

    void number(const char* key, int value, int /*least*/, int /*most*/) const {
        table[key] = std::to_string(value);
    }
    template <class Way>
    void flag(const char* key, Way value, Way on) const {
        table[key] = value == on ? "true" : "false";
    }
};

struct Reader {
    const formats::FlatJson& table;

    template <class Number>
    void number(const char* key, Number& value, int least, int most) const {
        value = static_cast<Number>(formats::number_at(table, key, least, most, value));
    }
    template <class Way>
    void flag(const char* key, Way& value, Way on) const {
        if (formats::flag_at(table, key)) value = on;
    }
};

void read_terms(const formats::FlatJson& table, RaceTerms& terms) {
    if (const std::string* type = formats::text_at(table, "race")) {
        terms.type = value_named<RaceType>(*type).value_or(terms.type);
    }
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
    visit(plan, Writer{table});
    table["course"] = offers.courses[plan.course].id;
    ui::remember_seed(table, plan.seed);
    table["seats"] = std::to_string(plan.seats.size());
    table["grid"] = plan.grid_places == GridPlaces::by_seats ? "seats" : "lot";
    for (std::size_t i = 0; i < plan.seats.size(); ++i) {
        const SeatPlan& seat = plan.seats[i];
        ui::remember_seat(table, i, seat);
        table[seat_key(i, "vehicle")] = offers.licences[seat.licence].id;
        if (plan.terms.has_teams())
            table[seat_key(i, "team")] = std::to_string(plan.terms.teams[i]);
    }
    table["rules"] = plan.rule_set;
    table["race"] = std::string(name_of(plan.terms.type));
    table["fox"] = std::to_string(plan.terms.fox + 1);
    for (const HouseRuleKey& key : house_rule_keys()) {
        const int value = key.get(plan.house_rules);
        if (value == key.get(HouseRules{})) continue;
        table["rule." + std::string(key.key)] =
            key.values.empty() ? std::to_string(value)
                               : std::string(key.values[static_cast<std::size_t>(value)]);
    }
    return table;
}

SetupPlan remembered_plan(const formats::FlatJson& table, const SetupOffers& offers) {
    SetupPlan plan = usual_plan(offers);
    plan.seed = ui::remembered_seed(table);
    const std::string* course = formats::text_at(table, "course");
    if (course == nullptr) return plan;
    visit(plan, Reader{table});
    const auto found = std::ranges::find(offers.courses, *course, &CourseOffer::id);
    if (found == offers.courses.end()) {  // its laps are not those of another one
        plan.laps = usual_laps(offers.courses.front().course);
        plan.terms.head_start = proposed_head_start(offers.courses.front().course);
    } else {
        plan.course = static_cast<std::size_t>(found - offers.courses.begin());
        if (!table.contains("laps")) plan.laps = usual_laps(found->course);
    }
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
    read_terms(table, plan.terms);
    for (const HouseRuleKey& key : house_rule_keys()) {
        const std::string name = "rule." + std::string(key.key);
        const std::string* value = formats::text_at(table, name);
        if (value == nullptr) continue;
        if (key.values.empty()) {
            key.set(plan.house_rules, formats::number_at(table, name, key.least, key.most,
                                                         key.get(plan.house_rules)));
        }
        for (std::size_t k = 0; k < key.values.size(); ++k) {
            if (key.values[k] == *value) key.set(plan.house_rules, static_cast<int>(k));
        }
    }
    fit_to(plan, offers);
    return plan;
}

}  // namespace frothy
