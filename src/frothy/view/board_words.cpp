#include "frothy/view/board_words.h"

#include <algorithm>
#include <string>

#include "frothy/queries.h"

namespace frothy {

namespace {

std::string counted(int count, const std::string& one, const std::string& many) {
    return std::to_string(count) + " " + (count == 1 ? one : many);
}

// "loose-sand" as "Loose sand"; `usual` where the course names no look.
std::string look_name(const Course& course, Cell cell, const std::string& usual) {
    const auto& looks = course.plan().looks;
    const std::uint8_t look = course.features(cell).look;
    std::string name = look < looks.size() && !looks[look].empty() ? looks[look] : usual;
    std::ranges::replace(name, '-', ' ');
    if (!name.empty() && name.front() >= 'a' && name.front() <= 'z') {
        name.front() = static_cast<char>(name.front() - 'a' + 'A');
    }
    return name;
}

void add(BoardHover& hover, std::string text, Rule rule) {
    hover.facts.push_back({std::move(text), rule});
}

std::string at_speed(int speed) { return " at Speed " + std::to_string(speed) + "."; }

}  // namespace

void describe_cell(const Race& race, Cell cell, VehicleId driver, const Names&, BoardHover& hover) {
    const Course& course = race.course();
    const Features& features = course.features(cell);
    const bool has_driver = driver < race.vehicle_count;
    const int speed = has_driver ? rating(race, driver) : 4;
    if (features.hazard) {
        const int points = std::max(0, half_rounded_up(speed) + features.hazard_rating);
        if (hover.title.empty()) hover.title = look_name(course, cell, "hazard");
        add(hover, counted(points, "Control Loss point", "Control Loss points") + at_speed(speed),
            "FR-COL-08");
    }
    const int markers = fragile_markers(race, cell);
    if (markers > 0) {
        const int basic = std::max(0, half_rounded_up(speed) + features.fragile_rating);
        if (hover.title.empty()) {
            hover.title = features.fragile > 0 ? look_name(course, cell, "fragile obstacle")
                                               : std::string("Debris");
        }
        add(hover,
            counted(basic + markers - 1, "damage die", "damage dice") + at_speed(speed) + " " +
                counted(markers, "marker", "markers") + " here.",
            "FR-COL-11");
    }
    if (features.solid) {
        const int dice = std::max(0, speed + features.solid_rating);
        if (hover.title.empty()) hover.title = look_name(course, cell, "solid obstacle");
        add(hover,
            "Solid: running into it costs " + counted(dice, "damage die", "damage dice") +
                at_speed(speed),
            "FR-COL-15");
    }
    if (features.jumpable) add(hover, "Low enough to be jumped.", "FR-JUMP-07");
    for (int d = 0; d < hexgrid::direction_count; ++d) {
        const auto direction = hexgrid::direction(d);
        if (course.is_open_edge(cell, direction)) {
            add(hover, "An open edge: whoever goes over it leaves the track.", "FR-EDGE-23");
            break;
        }
    }
    const auto& finish = course.plan().finish;
    if (std::ranges::find(finish, course.hex(cell)) != finish.end()) {
        if (hover.title.empty()) hover.title = "Finish line";
        add(hover, "The first hex beyond the finish line.", "FR-EDGE-25");
    }
    if (hover.title.empty()) hover.title = "Sand";
    if (hover.facts.empty()) {
        add(hover, "Lane " + std::to_string(course.inside(cell) + 1) + " from the inside.",
            "FR-INIT-04");
    }
}

void describe_vehicle(const Race& race, VehicleId v, const Names& names, BoardHover& hover) {
    const Vehicle& vehicle = race[v];
    hover.title = names.of(v) + ", " + race.licence(v).name;
    if (vehicle.is_wreck()) {
        add(hover, status_name(vehicle.status) + ".", "FR-WIPE-06");
        return;
    }
    add(hover,
        "Speed " + std::to_string(rating(race, v)) + (is_safe(race, v) ? ", Safe" : "") +
            ", facing " + facing_word(vehicle.facing) + ".",
        "FR-LIC-03");
    std::string state = "Damage " + std::to_string(vehicle.damage) + " of " +
                        std::to_string(race.licence(v).damage_max) + ", Control Loss " +
                        std::to_string(vehicle.control_loss);
    if (race.rules().stamina == Stamina::used) {
        state += ", Stamina " + std::to_string(vehicle.stamina);
    }
    add(hover, state + ".", "FR-LIC-05");
}

}  // namespace frothy
