// One Frothy race played at one table, without any screen: seats, questions, undo, autosave.
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "games/frothy/ai/forecaster.h"
#include "games/frothy/data/record/record.h"
#include "games/frothy/rules/course/course.h"
#include "games/frothy/rules/forecast.h"
#include "games/frothy/rules/frothy.h"
#include "games/frothy/rules/house_rules.h"
#include "games/frothy/rules/licence/licence.h"
#include "games/frothy/rules/setting.h"
#include "kernel/session.h"
#include "play/seat.h"
#include "ui/core/seating.h"

namespace app {

using play::human;
using play::Seat;

// What a race is made of: seat n is player and vehicle n, 1 to 6 of them (FR-GEN-01). A lot for the
// grid is drawn with the seed of the dice when the race begins (FR-SETUP-06).
using frothy::RaceSetup;

// A race that cannot be started, taken up again, or written down: one sentence for people.
class GameError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

// What "undo" would take back: what a person answered last, which is all that was answered at one
// stroke; answers of computer seats and rolls after it go with it.
struct UndoOffer {
    std::size_t entry = 0;  // of the journal: the first choice, which is open again afterwards
    std::size_t last = 0;   // the last choice of that stroke
    kernel::PlayerId whose = kernel::nobody;
    frothy::Ask ask{};  // of the first choice
    frothy::Option option{};
    kernel::UndoCost cost = kernel::UndoCost::free;
    bool needs_consent = false;  // past a die or a revealed secret: ask the table first
};

// One vehicle's line of the results, in order of places.
struct ResultLine {
    frothy::VehicleId vehicle = frothy::no_vehicle;
    std::uint8_t place = 0;  // 1 for the first; level vehicles share (FR-EDGE-27)
    int laps = 0;            // completed
    frothy::VehicleStatus status = frothy::VehicleStatus::running;
    int damage = 0;
    int points = 0;    // where points are counted (FR-RACE-10)
    int distance = 0;  // spaces gained since the start
    std::uint8_t team = frothy::no_team;
    bool is_winner = false;
};

struct Results {
    std::vector<ResultLine> lines;
    int rounds = 0;
    frothy::EndReason reason = frothy::EndReason::not_over;  // not_over: standings of now
};

class Game {
public:
    using Session = kernel::Session<frothy::Frothy>;
    using Decision = kernel::Decision<frothy::Frothy>;
    using Happening = kernel::Happening<frothy::Frothy>;

    // A new race. `journal` is the autosave file that every answer is appended to; empty for none.
    // Throws GameError with all that is wrong with the setup.
    static Game start(RaceSetup setup, const std::filesystem::path& journal);
    // A race taken up where its record ends; also one that is over. A record that disagrees with
    // the rules throws GameError naming the first differing entry. A file `journal` that already
    // is this record's own is continued, any other is begun anew; GameError if another Game, of
    // whatever program, is writing it.
    static Game resume(const frothy::Record& record, const std::filesystem::path& journal);
    // A race whose older journal no longer agrees with the rules, taken up at the last place of
    // rest that its record holds; it cannot be rewound beyond it.
    static Game resume_from_boundary(const frothy::Record& record,
                                     const std::filesystem::path& journal);

    Game(Game&&) noexcept;
    Game& operator=(Game&&) noexcept;
    ~Game();

    // The open question; null when the race is over. Valid until the next change.
    const Decision* pending() const;
    bool is_over() const { return pending() == nullptr; }
    const frothy::Race& now() const;
    const Session& session() const;
    const frothy::Setting& setting() const;  // its address is stable, also when the game is moved
    std::span<const Seat> seats() const;
    std::uint64_t seed() const;
    // How the view tells the seats apart.
    ui::Seating seating() const;

    // Whether the open question is for a person (false when the race is over).
    bool human_decides() const;

    // Answers the open question. Throws GameError for an index that is not offered.
    void submit(std::size_t option);
    // Answers consecutive questions of the player now asked, each with the next option given.
    // Stops as soon as an answer is not offered, somebody else is asked, or the race is over;
    // returns how many were taken.
    std::size_t submit_all(std::span<const frothy::Option> answers);
    // Answers an open question that leaves nothing to be decided. It is nobody's answer to undo:
    // undo takes it back with what a person answered before it, as long as the race is open.
    void submit_unasked(frothy::Option option);
    // Begins beside what the next answer of a driver, or the next advice, would else wait for; to
    // be called again and again (see GuideCache).
    void make_drivers_ready();
    // For whoever is asked now.
    bool are_drivers_ready() const;
    // What a driver would answer in the place of the person asked, see frothy::advice_for; empty
    // when the race is over.
    frothy::AnswerPlan advice();
    // What there is to know of the way ahead of whoever is asked; waited for where it is not ready.
    frothy::Guides guides();
    // Answers one question of a computer seat. False when a person decides or the race is over.
    bool let_driver_answer();

    // A person or another driver takes the seat over. Throws GameError for an unknown driver.
    void set_driver(kernel::PlayerId seat, std::string_view driver);

    // The player gives up at the next start of a round (FR-EDGE-32); `race_on` takes it back.
    // Wishes are in the journal's file as soon as they are spoken, and in records.
    void retire(kernel::PlayerId seat);
    void race_on(kernel::PlayerId seat);
    bool wants_to_retire(kernel::PlayerId seat) const;
    // A wish about any standing question, kept until it comes up.
    void speak_up(kernel::PlayerId seat, frothy::Ask ask, frothy::Option option);

    // How much of a trait's edge its owner wants to use the next time it acts: at most so much, 0
    // for not at all. It replaces an earlier wish about the trait; `use_all_of` takes it back.
    void use_only(kernel::PlayerId seat, frothy::Rule trait, int amount);
    void use_all_of(kernel::PlayerId seat, frothy::Rule trait);
    // Empty without such a wish.
    std::optional<int> wanted_of(kernel::PlayerId seat, frothy::Rule trait) const;

    // Real seconds have passed while the race was open before people. When the time agreed is over,
    // time is called, and the race ends with the round (FR-RACE-02). Nothing without a clock.
    void pass_time(double seconds);
    // Seconds of the time agreed; empty where no clock is kept.
    std::optional<int> time_left() const;

    // What has happened since the last call, each thing once. A roll's faces are in
    // session().journal() at its entry.
    std::vector<Happening> take_happenings();

    // Empty when no person has chosen anything yet.
    std::optional<UndoOffer> undo_offer() const;
    bool can_undo() const { return undo_offer().has_value(); }
    // Takes the offer; nothing without one. The same dice fall again. Never asks for consent.
    void undo();
    bool can_redo() const;
    // Makes again what the last undo took back, up to the next question of a person.
    void redo();

    Results results() const;
    // The turns of Fox and Hounds so far, this race with them once it is over (FR-RACE-06); empty
    // for a race by itself.
    std::optional<frothy::FoxMatch> match() const;
    // Keeps a race that is over among the finished ones and no longer offers it. Races do so
    // themselves at their end, but for a turn of a match that goes on (FR-RACE-06).
    void put_away();
    const frothy::HouseRules& house_rules() const { return setting().rules; }
    const std::string& rule_set() const;  // the name they were agreed under; empty for none

    // Pins these notes to moments of the race, in place of those there were. What went wrong in
    // writing them down; empty if nothing did.
    std::string set_notes(std::vector<frothy::PinnedNote> notes);
    // Where it left another race; empty mostly.
    const frothy::BranchPoint& branch_of() const;

    // The whole race as it stands, ready to be written with frothy::write_record.
    frothy::Record record() const;

    // What went wrong with the autosave, if anything (disk full ...): the race goes on without.
    const std::string& autosave_trouble() const;

private:
    struct Parts;
    explicit Game(std::unique_ptr<Parts> parts);
    void take(std::size_t option);
    void answered();
    void wished();
    void note_time();
    void call_time();

    std::unique_ptr<Parts> parts_;
};

// All that is wrong with a setup, one sentence each; empty when it can be raced.
std::vector<std::string> find_faults(const RaceSetup& setup);

}  // namespace app
