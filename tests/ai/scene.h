// A situation on the oval, and a table that notes what the steady driver does in it.
#pragma once

#include <algorithm>
#include <catch2/catch.hpp>
#include <cstddef>
#include <utility>
#include <vector>

#include "ai/oval.h"
#include "games/frothy/ai/steady_driver.h"
#include "games/frothy/rules/rules.h"
#include "games/frothy/rules/traits.h"

namespace frothy::testing {

using hexgrid::Facing;
using hexgrid::Hex;

// Answers by the steady driver and keeps what it took; every die shows the same icon.
class Watch final : public Table {
public:
    Watch(const Race& race, const DrivingMap& map) : Watch(race, SteadyDriver(map)) {}
    Watch(const Race& race, const SteadyDriver& driver) : race_(race), driver_(driver) {}

    bool took(OptionKind kind) const {
        return std::any_of(taken_.begin(), taken_.end(),
                           [&](const Option& option) { return option.kind == kind; });
    }
    // How often the driver of a vehicle took what is of that kind.
    std::ptrdiff_t times(VehicleId v, OptionKind kind) const {
        return std::count(of_.begin(), of_.end(), std::pair{v, kind});
    }
    // A special card for its action.
    bool acted() const {
        return std::any_of(taken_.begin(), taken_.end(), [](const Option& option) {
            return option.kind == OptionKind::special &&
                   option.b == static_cast<std::uint8_t>(SpecialFace::action);
        });
    }

protected:
    int answer(const Question& question) override {
        const int index = driver_(race_, question);
        REQUIRE(index >= 0);
        REQUIRE(static_cast<std::size_t>(index) < question.options.size());
        taken_.push_back(question.options[static_cast<std::size_t>(index)]);
        of_.emplace_back(question.player, taken_.back().kind);
        return index;
    }
    void cast(const Roll& roll, kernel::Faces& faces) override {
        faces.resize(roll.count);
        for (std::size_t i = 0; i < faces.size(); ++i)
            faces[i] = static_cast<std::uint8_t>(Icon::left_spin);
    }
    void announce(const Event&) override {}

private:
    const Race& race_;
    SteadyDriver driver_;
    std::vector<Option> taken_;
    std::vector<std::pair<VehicleId, OptionKind>> of_;
};

inline Trait trait_of(Rule rule, int n) {
    Trait trait;
    trait.rule = rule;
    trait.name = rule.text();
    trait.n = static_cast<std::int8_t>(n);
    return trait;
}

inline SpecialCard card_of(Rule rule, CardFace face) {
    SpecialCard card;
    card.rule = rule;
    card.name = rule.text();
    card.face = face;
    return card;
}

// On the upper straight of the oval, heading along it.
struct Scene {
    Setting setting = oval_setting(2);

    Licence& licence() { return setting.licences[0]; }
    Race race() {
        for (Licence& each : setting.licences)
            prepare(each);
        Race race = set_up_race(setting, {0, 1});
        race.round = 3;
        race.phase = 1;
        put(race, 0, 2, -5);
        put(race, 1, 10, -5);
        return race;
    }
    void put(Race& race, VehicleId v, int q, int r) const {
        const Hex hex{static_cast<std::int16_t>(q), static_cast<std::int16_t>(r)};
        race[v].cell = setting.course.cell_at(hex);
        REQUIRE(race[v].cell != no_cell);
        race[v].facing = Facing(0);
        race[v].laps = 0;
    }
    static void set_speed(Race& race, VehicleId v, int rating) {
        const BoxRows& rows = race.licence(v).rows;
        const auto index = static_cast<std::size_t>(rating);
        race[v].accel_box = rows.first_accel[index];
        race[v].decel_box = rows.decel_of_accel[race[v].accel_box];
    }
};

}  // namespace frothy::testing
