// A race from a few lines, for C++ tests of rules.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "games/frothy/rules/race.h"
#include "games/frothy/rules/setting.h"

namespace support {

// RaceBuilder builder;
// builder.add({0, 0}, 0, "S5 A1/D1").add({1, 0}, 3, "S1");
// frothy::Race race = builder.race();
//
// On a plain field of hexes within 16 of [0, 0] unless a course is given first. The builder must
// outlive the races it makes.
class RaceBuilder {
public:
    RaceBuilder();

    RaceBuilder& course(frothy::CoursePlan plan);
    frothy::HouseRules& rules() { return setting_->rules; }
    RaceBuilder& laps(int laps);
    // The next vehicle, a basic chariot, its marker written as "S5 A1/D1" or "S5".
    RaceBuilder& add(hexgrid::Hex hex, int facing, std::string_view marker);
    // The licence of the vehicle added last.
    frothy::Licence& licence() { return setting_->licences.back(); }
    // The state of the vehicle added last.
    frothy::Vehicle& vehicle() { return race_.vehicles[race_.vehicle_count - 1U]; }

    frothy::Race race() const;
    const frothy::Setting& setting() const { return *setting_; }

private:
    std::unique_ptr<frothy::Setting> setting_;
    frothy::Race race_;
};

// The licence of vehicles/basic-chariot.json, prepared.
frothy::Licence basic_chariot();
// All hexes within 16 of [0, 0]; place grows to the east, the inside is to the north, no line.
frothy::CoursePlan plain_field();

}  // namespace support
