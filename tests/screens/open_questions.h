// Races that stand at a question: one for every kind of question there is.
#pragma once

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "games/frothy/ai/drivers.h"
#include "games/frothy/data/notation/notation.h"
#include "games/frothy/door/race_library.h"
#include "screen_tour.h"

namespace open_questions {

using frothy::Game;

// Six people with long names on a long course, with vehicles of which one can stop short.
inline frothy::RaceSetup full_race(const shown_desk::ClientStart& start, std::uint64_t seed) {
    const frothy::SetupOffers offers = frothy::read_offers(start.data_dirs, {}, {});
    frothy::SetupPlan plan = frothy::usual_plan(offers);
    const auto course =
        std::ranges::find(offers.courses, "hippodromus-maximus", &frothy::CourseOffer::id);
    plan.course = static_cast<std::size_t>(course - offers.courses.begin());
    while (plan.seats.size() < 6)
        plan.seats.push_back({{"Drusilla the Swift", 0, true}, 0});
    constexpr std::array vehicles{"basic-chariot",   "harvest-dray", "old-mossback",
                                  "second-best-rug", "wasps-errand", "wheezing-duchess"};
    for (std::size_t i = 0; i < plan.seats.size(); ++i) {
        const auto licence =
            std::ranges::find(offers.licences, vehicles[i], &frothy::LicenceOffer::id);
        plan.seats[i].licence = static_cast<std::size_t>(licence - offers.licences.begin());
        plan.seats[i].is_human = true;
    }
    plan.house_rules.stamina = frothy::Stamina::used;
    frothy::fit_to(plan, offers);
    return frothy::setup_of(plan, offers, seed);
}

inline bool is_attack(const frothy::Option& option) {
    return option.kind == frothy::OptionKind::attack_personal ||
           option.kind == frothy::OptionKind::attack_vehicle;
}

// Where chance leads to somebody on the move who may attack in several ways; null for nowhere.
inline std::shared_ptr<Game> amid_rivals(const shown_desk::ClientStart& start) {
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        Game game = Game::start(full_race(start, seed), {});
        frothy::RandomDriver random(seed);
        for (int i = 0; i < 1500 && !game.is_over(); ++i) {
            const auto& pending = *game.pending();
            if (pending.ask == frothy::Ask::drive &&
                std::ranges::count_if(pending.options, is_attack) >= 4) {
                return std::make_shared<Game>(Game::resume(game.record(), {}));
            }
            game.submit(static_cast<std::size_t>(random(pending.now, pending.question())));
        }
    }
    return nullptr;
}

// The same in two teams, with rules to be agreed on, and with edges of those that ask something.
inline frothy::RaceSetup unusual_race(const shown_desk::ClientStart& start, std::uint64_t seed) {
    frothy::RaceSetup setup = full_race(start, seed);
    setup.house_rules.alt_speed_check = frothy::SpeedRoll::one_die;
    setup.house_rules.opt_jumps = frothy::Jumps::on;
    setup.house_rules.opt_start_rating = 3;
    setup.terms.teams = {1, 1, 1, 1, 1, 2};
    for (std::size_t i = 0; i < setup.licences.size(); ++i) {
        frothy::Licence& licence = setup.licences[i];
        licence.traits = {{"FR-TRT-01", "Stamina", 2},
                          {"FR-TRT-02", "Adaptive", 2},
                          {"FR-TRT-06", "Rival", 1},
                          {"FR-TRT-35", "Sneaky", {}},
                          {"FR-TRT-46", "Spiked", 2}};
        if (i % 2 == 1) licence.traits.push_back({"FR-TRT-07", "Tireless", 2});
        licence.specials = {{"FR-SPC-15", "Determination", {}}};
        // What takes away a trait would name one that is gone (FR-PDE-05).
        std::erase_if(licence.affects, [](const frothy::Affect& affect) {
            return affect.kind.rule == frothy::Rule("FR-PDE-05") || !affect.table.empty();
        });
        frothy::prepare(licence);
    }
    return setup;
}

// Whether a race ever stops for it: what stands until somebody speaks up does not.
inline bool is_asked(frothy::Ask ask) {
    return ask != frothy::Ask::race_on && ask != frothy::Ask::straight_phase &&
           ask != frothy::Ask::call_time;
}

// Of those that chance leads to, the one with most to choose from.
class Search {
public:
    explicit Search(std::map<frothy::Ask, frothy::Record> known = {}) : known_(std::move(known)) {}

    void race(const frothy::RaceSetup& setup, std::uint64_t seed) {
        Game game = Game::start(setup, {});
        frothy::RandomDriver random(seed);
        for (int i = 0; i < 1500 && !game.is_over(); ++i) {
            const auto& pending = *game.pending();
            const std::size_t count = pending.options.size() + pending.refused.size();
            if (!known_.contains(pending.ask) && count > options_[pending.ask] + 1) {
                options_[pending.ask] = count;
                found_[pending.ask] = game.record();
            }
            game.submit(static_cast<std::size_t>(random(pending.now, pending.question())));
        }
    }
    std::map<frothy::Ask, frothy::Record> all() const {
        auto all = known_;
        all.insert(found_.begin(), found_.end());
        return all;
    }

private:
    std::map<frothy::Ask, frothy::Record> known_;  // not looked for
    std::map<frothy::Ask, frothy::Record> found_;
    std::map<frothy::Ask, std::size_t> options_;
};

inline const std::map<frothy::Ask, frothy::Record>& all(const shown_desk::ClientStart& start) {
    static const auto found = [&] {
        Search usual;
        for (std::uint64_t seed = 1; seed <= 6; ++seed)
            usual.race(full_race(start, seed), seed);
        constexpr std::size_t asked = frothy::ask_count - 3;  // as is_asked() has it
        Search unusual(usual.all());
        for (std::uint64_t seed = 1; seed <= 20 && unusual.all().size() < asked; ++seed)
            unusual.race(unusual_race(start, seed), seed);
        return unusual.all();
    }();
    return found;
}

inline std::string name_of(frothy::Ask ask) {
    std::string name(frothy::name_of(ask));
    std::ranges::replace(name, ' ', '-');
    return name;
}

}  // namespace open_questions
