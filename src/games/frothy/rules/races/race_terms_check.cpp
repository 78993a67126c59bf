// RACE: what of the terms of a race cannot be raced.
#include <algorithm>

#include "games/frothy/rules/race_start.h"

namespace frothy {

namespace {

class TermsCheck {
public:
    explicit TermsCheck(const Setting& setting)
        : setting_(setting),
          terms_(setting.terms),
          vehicles_(static_cast<int>(setting.licences.size())) {}

    std::vector<Fault> run() {
        check_type();
        check_length();
        check_fox();
        check_scoring();
        check_teams();
        if (faults_.empty()) check_room();
        return std::move(faults_);
    }

private:
    void add(std::string place, std::string found, std::string expected, Rule rule) {
        faults_.push_back({Severity::error, std::move(place), std::move(found), std::move(expected),
                           rule, std::nullopt});
    }

    void check_type() {
        const RaceType type = terms_.type;
        const bool on_circuit = type == RaceType::toughest || type == RaceType::pursuit ||
                                type == RaceType::fox_and_hounds;
        const Rule rule = type == RaceType::toughest  ? Rule("FR-RACE-03")
                          : type == RaceType::pursuit ? Rule("FR-RACE-04")
                                                      : Rule("FR-RACE-05");
        if (on_circuit && !setting_.course.is_circuit()) {
            add("type", "an open course", "a circuit", rule);
        }
        if (type == RaceType::pursuit && vehicles_ != 2) {
            add("type", std::to_string(vehicles_) + (vehicles_ == 1 ? " vehicle" : " vehicles"),
                "exactly two", rule);
        } else if (on_circuit && vehicles_ < 2) {
            add("type", std::to_string(vehicles_) + " vehicle", "two or more", rule);
        }
    }

    void check_length() {
        const bool has_rounds =
            terms_.type != RaceType::fastest && terms_.type != RaceType::toughest;
        if (setting_.laps > 1 && !setting_.course.is_circuit()) {
            add("laps", std::to_string(setting_.laps), "1 on an open course", "FR-RACE-01");
        }
        if (terms_.rounds > max_rounds) {
            add("rounds", std::to_string(terms_.rounds), "1 to 999", "FR-EDGE-35");
        } else if (!has_rounds && terms_.rounds > 0) {
            add("rounds", std::to_string(terms_.rounds),
                "no number: only Furthest, Pursuit and Fox and Hounds have one", "FR-EDGE-35");
        }
        if (terms_.time_limit == TimeLimit::clock && terms_.type != RaceType::furthest) {
            add("by_clock", "a time", "none: only Furthest is raced by the clock", "FR-RACE-02");
        }
    }

    void check_fox() {
        if (terms_.type != RaceType::fox_and_hounds) return;
        if (terms_.fox >= vehicles_) {
            add("fox", "vehicle " + std::to_string(terms_.fox + 1),
                "one of the " + std::to_string(vehicles_), "FR-RACE-05");
        }
        const int most = most_head_start(setting_.course);
        if (terms_.head_start < 1 || terms_.head_start > most) {
            add("head_start", std::to_string(terms_.head_start),
                "1 to " + std::to_string(most) + ", half of this circuit", "FR-RACE-06");
        }
    }

    void check_scoring() {
        if (!terms_.has_scoring()) return;
        if (!may_score(terms_.type)) {
            add("scoring", "points", "none: Scoring is played over Fastest or Furthest",
                "FR-EDGE-31");
        }
        const ScoringTerms& scoring = terms_.scoring;
        const auto check = [&](const char* place, int value, int most, Rule rule) {
            if (value <= most) return;
            add(std::string("scoring/") + place, std::to_string(value),
                "0 to " + std::to_string(most), rule);
        };
        check("obstacle", scoring.obstacle, most_points, "FR-RACE-07");
        check("runners", scoring.runners, max_runners, "FR-RACE-08");
        check("runner", scoring.runner, most_points, "FR-RACE-08");
        check("damage", scoring.damage, most_points, "FR-RACE-09");
        for (const std::uint8_t points : scoring.places)
            check("places", points, most_points, "FR-RACE-10");
    }

    void check_teams() {
        if (!terms_.has_teams()) return;
        bool differ = false;
        for (std::size_t v = 0; v < terms_.teams.size(); ++v) {
            const std::uint8_t team = terms_.teams[v];
            const bool races = static_cast<int>(v) < vehicles_;
            if (races == (team == no_team) || team > max_vehicles) {
                add("teams/" + std::to_string(v), "team " + std::to_string(team),
                    races ? "a team of 1 to 6 for every vehicle" : "no team without a vehicle",
                    "FR-RACE-11");
            }
            differ = differ || (races && team != terms_.teams[0]);
        }
        if (!differ && vehicles_ > 1) {
            add("teams", "a single team", "two or more", "FR-RACE-11");
        }
    }

    // FR-SETUP-06 where the grid is used; elsewhere enough room round the circuit.
    void check_room() {
        const std::size_t spaces = start_spaces(setting_).size();
        const bool has_fox = terms_.type == RaceType::fox_and_hounds;
        const std::size_t grid = setting_.course.plan().grid.size();
        if (starts_from_grid(terms_.type) &&
            grid + (has_fox ? 1 : 0) < static_cast<std::size_t>(vehicles_)) {
            add("type", std::to_string(grid) + " grid spaces",
                "enough for " + std::to_string(vehicles_) + " vehicles", "FR-SETUP-06");
        } else if (has_fox && spaces == grid) {
            add("head_start", "no free hex there", "room for the Fox", "FR-RACE-05");
        } else if (spaces < static_cast<std::size_t>(vehicles_)) {
            add("type", "room for " + std::to_string(spaces) + " vehicles round the circuit",
                "enough for " + std::to_string(vehicles_),
                terms_.type == RaceType::pursuit ? Rule("FR-RACE-04") : Rule("FR-RACE-03"));
        }
    }

    const Setting& setting_;
    const RaceTerms& terms_;
    int vehicles_;
    std::vector<Fault> faults_;
};

}  // namespace

RaceTerms terms_of_kind(RaceTerms terms, RaceType type) {
    terms.type = type;
    terms.rounds = 0;
    if (type != RaceType::furthest) terms.time_limit = TimeLimit::none;
    if (!may_score(type)) terms.scoring.scoring = Scoring::unused;
    return terms;
}

int most_head_start(const Course& course) { return std::max(1, course.length() / 2); }

std::vector<Fault> find_race_faults(const Setting& setting) { return TermsCheck(setting).run(); }

}  // namespace frothy
