// What happened in a race, as lines a player reads.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/rules/frothy.h"
#include "games/frothy/view/core/telling/commentator.h"
#include "games/frothy/view/core/telling/recap.h"
#include "play/event_log.h"

namespace frothy {

// What is bad news for somebody, from the least to the worst.
// Slowed: by a Speed Check at which the driver had nothing to choose.
enum class Misfortune : std::uint8_t { none, attacked, slowed, shaken, hurt, crashed, wrecked };

struct LogLine : play::LogLine {
    std::uint8_t phase = 0;                    // 1 to 4; 0 outside the phases
    Rule rule;                                 // none() where no rule needs to be named
    std::vector<std::uint8_t> faces;           // dice, as icons; empty without
    Why why = Why::speed_check;                // of the dice
    std::size_t outcome = 0;                   // where in the text what came of the dice begins
    DiceFaces printed = DiceFaces::printed;    // on the dice
    Misfortune misfortune = Misfortune::none;  // the worst that it tells of
    std::uint8_t befallen = 0;                 // whom: a bit for each vehicle
    std::uint32_t news = 0;                    // RaceLog::news() when it was told
    std::uint32_t deed = 0;  // what somebody did it came of, counted from the start

    bool befalls(VehicleId v) const { return ((befallen >> v) & 1) != 0; }

    friend bool operator==(const LogLine&, const LogLine&) = default;
};

// A slide or a spin that came over a vehicle.
struct Shove {
    VehicleId who = no_vehicle;
    bool is_slide = false;
    int by = 0;              // of a slide: 1; of a spin: 30 degree steps, positive to the right,
                             // or 0 where it undid the turn planned
    int bearing = 0;         // of a slide: off the nose, 0..11 clockwise in 30 degree steps
    std::uint32_t deed = 0;  // as of a line
    std::uint32_t news = 0;  // RaceLog::news() when it was told

    friend bool operator==(const Shove&, const Shove&) = default;
};

// What a vehicle's Damage or Control Loss rose by, or how its Speed changed but for Speed Checks;
// Control Loss that is shed as control comes back, and spaces a move was cut short by, as a fall.
struct StatChange {
    enum class Of : std::uint8_t { speed, damage, control_loss, spaces };
    VehicleId who = no_vehicle;
    Of of = Of::damage;
    int from = 0;
    int to = 0;
    std::size_t happenings = 0;  // as of a line
    std::uint32_t deed = 0;      // as of a line
    std::uint32_t news = 0;      // RaceLog::news() when it was told

    friend bool operator==(const StatChange&, const StatChange&) = default;
};

// An attack with its Attack Values, as soon as it is decided.
struct Fight {
    VehicleId attacker = no_vehicle;
    VehicleId target = no_vehicle;
    VehicleId winner = no_vehicle;  // no_vehicle where they were level, and both lose
    int attacker_value = 0;
    int target_value = 0;
    std::size_t happenings = 0;  // as of the line that declares it
    std::uint32_t deed = 0;      // as of a line

    friend bool operator==(const Fight&, const Fight&) = default;
};

class RaceLog final : public play::EventLog<Frothy, LogLine> {
public:
    // An empty log; `names` as the sentences call the vehicles.
    explicit RaceLog(Names names = {});
    const Names& names() const { return names_; }
    // For what is said from now on.
    void set_names(Names names) { names_ = std::move(names); }

    std::string rule_of(std::size_t index) const override { return lines()[index].rule.text(); }
    std::vector<std::string> recap(VehicleId player, std::size_t unseen) const override {
        return recap_.as_seen(unseen).lines(player, names_);
    }
    std::vector<std::string> recap(VehicleId player) const { return recap(player, 0); }
    // In order, since the start.
    const std::vector<Shove>& shoves() const { return shoves_; }
    // In order, since the start.
    const std::vector<StatChange>& stat_changes() const { return stat_changes_; }
    // In order, since the start.
    const std::vector<Fight>& fights() const { return fights_; }
    // Grows with everything bad that is told.
    std::uint32_t news() const { return news_; }

private:
    void begin(const Race& start) override;
    void take(const Happening& happening, const Journal& journal) override;
    void begin_batch(std::span<const Happening> happenings) override {
        recap_.begin_batch(happenings);
    }
    std::span<const play::RemarkLine> remark_lines() const override { return Commentator::lines(); }
    void take_event(const Event& event, const Race& after);
    void take_roll(const Event& event);
    bool join_steps(const Event& event);
    bool append_outcome(const Event& event);
    LogLine line_of(VehicleId who, Rule rule, std::string text) const;
    LogLine& add_event(const Event& event, std::string text);
    // Told by no event: a trait that spares a vehicle something.
    void add_minor(VehicleId who, Rule rule, std::string text);
    void mark_misfortune(const Event& event);
    void note_shove(const Event& event);
    void note_toll(const Event& event);
    void note_fight(const Event& event);
    void mark_slowed(const Event& event, const Journal& journal);

    Names names_;
    play::ShownRecap<Frothy, Recap> recap_;
    Commentator commentator_;
    Race seen_{};                                           // right after the latest happening
    std::array<std::uint8_t, max_vehicles> tired_reins_{};  // of the check declared
    int steps_joined_ = 0;
    int drift_ = 0;                    // of the steps joined: -1 left, 1 right
    std::vector<std::uint8_t> faces_;  // cast; whose they are is told next
    Why why_ = Why::speed_check;
    std::size_t cast_ = 0;  // its entry in the journal
    int got_through_ = 0;   // points of the latest damage roll
    std::vector<Shove> shoves_;
    std::vector<StatChange> stat_changes_;
    std::vector<Fight> fights_;
    Fight fight_;  // the latest declared
    std::uint32_t deed_ = 0;
    bool is_checking_ = false;  // the deed is a Speed Check
    bool is_turning_ = false;   // the latest Control roll was for a turn
    std::uint32_t news_ = 0;
};

}  // namespace frothy
