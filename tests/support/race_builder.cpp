#include "support/race_builder.h"

#include <stdexcept>

#include "games/frothy/data/data_files.h"
#include "games/frothy/rules/rules.h"

namespace support {

using namespace frothy;

namespace {

int digits_after(std::string_view text, char letter, int otherwise) {
    const std::size_t at = text.find(letter);
    if (at == std::string_view::npos) return otherwise;
    int value = 0;
    for (std::size_t i = at + 1; i < text.size() && text[i] >= '0' && text[i] <= '9'; ++i) {
        value = value * 10 + (text[i] - '0');
    }
    return value;
}

}  // namespace

Licence basic_chariot() {
    const auto loaded =
        load_licence(std::string(HIPPODROME_DATA_DIR) + "/vehicles/basic-chariot.json");
    if (!loaded.ok()) throw std::runtime_error("vehicles/basic-chariot.json cannot be read");
    Licence licence = *loaded.value;
    prepare(licence);
    return licence;
}

CoursePlan plain_field() {
    constexpr int radius = 16;
    CoursePlan plan;
    plan.circuit = false;
    for (int r = -radius; r <= radius; ++r) {
        for (int q = -radius; q <= radius; ++q) {
            const hexgrid::Hex hex{static_cast<std::int16_t>(q), static_cast<std::int16_t>(r)};
            if (hexgrid::distance(hex, {0, 0}) > radius) continue;
            plan.hexes.push_back(hex);
            plan.place_override.push_back(2 * radius + (2 * q + r + 2 * radius) / 2);
            plan.inside_override.push_back(r + radius);
        }
    }
    plan.features.resize(plan.hexes.size());
    plan.length_override = 6 * radius;
    return plan;
}

RaceBuilder::RaceBuilder() : setting_(std::make_unique<Setting>()) {
    setting_->licences.reserve(max_vehicles);
    race_.setting = setting_.get();
    course(plain_field());
}

RaceBuilder& RaceBuilder::course(CoursePlan plan) {
    setting_->course = Course(std::move(plan));
    for (int i = 0; i < setting_->course.fragile_count(); ++i) {
        race_.fragile[static_cast<std::size_t>(i)] =
            setting_->course.features(setting_->course.fragile_cell(i)).fragile;
    }
    return *this;
}

RaceBuilder& RaceBuilder::laps(int laps) {
    setting_->laps = static_cast<std::uint8_t>(laps);
    return *this;
}

RaceBuilder& RaceBuilder::add(hexgrid::Hex hex, int facing, std::string_view marker) {
    const Cell cell = setting_->course.cell_at(hex);
    if (cell == no_cell) throw std::runtime_error("the hex is not on the course");
    setting_->licences.push_back(basic_chariot());
    const Licence& made = setting_->licences.back();
    const VehicleId v = race_.vehicle_count++;
    race_[v] = fresh_vehicle(made);
    race_[v].cell = cell;
    race_[v].facing = hexgrid::Facing(facing);
    const auto speed = static_cast<std::size_t>(digits_after(marker, 'S', 0));
    race_[v].accel_box = static_cast<std::uint8_t>(made.rows.first_accel.at(speed) +
                                                   digits_after(marker, 'A', 1) - 1);
    race_[v].decel_box = static_cast<std::uint8_t>(made.rows.first_decel.at(speed) +
                                                   digits_after(marker, 'D', 1) - 1);
    race_[v].laps = static_cast<std::int16_t>(setting_->course.starting_laps(cell));
    race_[v].best_progress = progress(race_, v);
    return *this;
}

Race RaceBuilder::race() const { return race_; }

}  // namespace support
