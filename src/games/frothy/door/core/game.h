// One Frothy race played at one table, without any screen: seats, questions, undo, autosave.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/frothy/ai/forecaster.h"
#include "games/frothy/data/record/record.h"
#include "games/frothy/rules/forecast.h"
#include "games/frothy/rules/frothy.h"
#include "games/frothy/rules/house_rules.h"
#include "play/playing.h"
#include "play/seat.h"
#include "ui/core/seating.h"

namespace frothy {

using play::human;
using play::Seat;

// What a race is made of: seat n is player and vehicle n, 1 to 6 of them (FR-GEN-01). A lot for the
// grid is drawn with the seed of the dice when the race begins (FR-SETUP-06).

using play::GameError;
using UndoOffer = play::UndoOffer<Codec>;

// One vehicle's line of the results, in order of places.
struct ResultLine {
    VehicleId vehicle = no_vehicle;
    std::uint8_t place = 0;  // 1 for the first; level vehicles share (FR-EDGE-27)
    int laps = 0;            // completed
    VehicleStatus status = VehicleStatus::running;
    int damage = 0;
    int points = 0;    // where points are counted (FR-RACE-10)
    int distance = 0;  // spaces gained since the start
    std::uint8_t team = no_team;
    bool is_winner = false;
};

struct Results {
    std::vector<ResultLine> lines;
    int rounds = 0;
    EndReason reason = EndReason::not_over;  // not_over: standings of now
};

class Game : public play::Playing<Codec> {
public:
    // A new race. `journal` is the autosave file that every answer is appended to; empty for none.
    // Throws GameError with all that is wrong with the setup.
    static Game start(RaceSetup setup, const std::filesystem::path& journal);
    // A race taken up where its record ends (see play::Playing).
    static Game resume(const Record& record, const std::filesystem::path& journal);
    // A race whose older journal no longer agrees with the rules, taken up at the last place of
    // rest that its record holds; it cannot be rewound beyond it.
    static Game resume_from_boundary(const Record& record, const std::filesystem::path& journal);

    Game(Game&&) noexcept;
    Game& operator=(Game&&) noexcept;
    ~Game() override;

    // How the view tells the seats apart.
    ui::Seating seating() const { return ui::seating_of(seats()); }

    // Begins beside what the next answer of a driver, or the next advice, would else wait for; to
    // be called again and again (see GuideCache).
    void make_drivers_ready();
    // For whoever is asked now.
    bool are_drivers_ready() const;
    // What a driver would answer in the place of the person asked, see advice_for; empty
    // when the race is over.
    AnswerPlan advice(AnswerPlan begun = {});
    // What there is to know of the way ahead of whoever is asked; waited for where it is not ready.
    Guides guides();
    bool let_driver_answer() override;

    void set_driver(kernel::PlayerId seat, std::string_view driver) override;
    bool plays_on(kernel::PlayerId seat) const override;
    std::string fate_of(kernel::PlayerId seat) const override;
    std::string usual_name() const override;

    // At the next start of a round (FR-EDGE-32).
    std::string how_one_retires() const override;
    void retire(kernel::PlayerId seat) override;
    void race_on(kernel::PlayerId seat) override;
    bool wants_to_retire(kernel::PlayerId seat) const override;

    // How much of a trait's edge its owner wants to use the next time it acts: at most so much, 0
    // for not at all. It replaces an earlier wish about the trait; `use_all_of` takes it back.
    void use_only(kernel::PlayerId seat, Rule trait, int amount);
    void use_all_of(kernel::PlayerId seat, Rule trait);
    // Empty without such a wish.
    std::optional<int> wanted_of(kernel::PlayerId seat, Rule trait) const;

    Results results() const;
    // The turns of Fox and Hounds so far, this race with them once it is over (FR-RACE-06); empty
    // for a race by itself.
    std::optional<FoxMatch> match() const { return match_after(agreement(), now()); }
    const HouseRules& house_rules() const { return agreement().house_rules; }
    // The name they were agreed under; empty for none.
    const std::string& rule_set() const { return agreement().rule_set; }

private:
    Game(const Record& record, const std::filesystem::path& journal);
    // Whether whoever is asked now is a computer driver, so that its thinking is due.
    bool is_driver_asked() const;
    // Whether what the drivers go by is there.
    bool knows_roads() const;
    void make_drivers();
    std::string name_of(kernel::PlayerId seat) const override;
    std::string choice_words(const kernel::Entry<Frothy>& answer,
                             const Race& before) const override;
    std::string stroke_words(const UndoOffer& offer) const override;

    struct Helpers;
    std::unique_ptr<Helpers> helpers_;
};

// All that is wrong with a setup, one sentence each; empty when it can be raced.
std::vector<std::string> find_faults(const RaceSetup& setup);

}  // namespace frothy
