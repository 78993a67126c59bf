// What the proving ground counts of a race of Frothy.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "games/frothy/ai/drivers.h"
#include "games/frothy/rules/frothy.h"
#include "play/lab/batch.h"

namespace frothy {

// Which races are worth watching.
enum class Watch : std::uint8_t { first_wreck, closest_finish, longest, most_lead_changes };

// Groups, layers and hexes of a plan for races of this setting.
std::vector<play::lab::Group> counted_groups(const Setting& setting);
std::vector<std::string> counted_layers();
std::vector<std::string> watched_kinds();

// Listens to one race and adds what it hears to the sums of a plan with these groups.
class RaceCounter {
public:
    RaceCounter(const Setting& setting, play::lab::Sums& sums);

    void begin(const Race& race);
    void hear(const Race& race, const Event& event);
    // Where each vehicle started, and the number of the race in its batch.
    void end(const Race& race, std::vector<std::size_t> starts, std::uint64_t number);

private:
    enum class Layer : std::uint8_t {
        visits,
        speed,
        crashes,
        damage,
        wrecks,
        overtakes,
        stops,
        own_crashes,
        own_wrecks,
    };

    void count(VehicleId v, std::size_t counter, std::uint64_t much = 1);
    void mark(Layer layer, Cell cell, std::uint64_t much = 1);
    void mark_way(const Race& race, const Event& event);
    void begin_phase(const Race& race);
    void hear_damage(const Race& race, const Event& event, int points);
    void hear_crash(const Race& race, const Event& event);
    void hear_cards(const Race& race, const Event& event);
    void watch_end(const Race& race, std::uint64_t number);

    const Setting& setting_;
    play::lab::Sums& sums_;
    std::vector<Rule> of_licences_;  // in the order of their counters
    std::vector<VehicleId> order_;   // of the race, when a phase began last
    std::array<std::size_t, max_vehicles> last_crash_{};
    std::array<std::size_t, max_vehicles> last_harm_{};
    std::uint64_t lead_changes_ = 0;
    std::uint64_t first_wreck_ = 0;
};

}  // namespace frothy
