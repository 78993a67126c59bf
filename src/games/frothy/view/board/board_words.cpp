#include "games/frothy/view/board/board_words.h"

#include <algorithm>
#include <array>
#include <string>

#include "games/frothy/rules/ahead.h"
#include "games/frothy/rules/queries.h"
#include "games/frothy/view/core/prompt/prompt_ways.h"
#include "words/words.h"

namespace frothy {

namespace {

using words::by_count;
using words::mark;
using words::say;
using words::tr;

// The looks that there are pictures of, and those of the courses of the game, as title_of_look
// makes titles of them.
constexpr std::array known_looks = {
    mark("Amphora"),  mark("Amphorae"),    mark("Amphora seller"), mark("Boulder"),
    mark("Debris"),   mark("Egg counter"), mark("Fruit stall"),    mark("Loose sand"),
    mark("Low wall"), mark("Mud"),         mark("Obelisk"),        mark("Palm"),
    mark("Sand"),     mark("Statue"),      mark("Straw bale"),     mark("Wall"),
    mark("Water"),
};

// `usual` where the course names no look.
std::string look_name(const Course& course, Cell cell, const char* usual) {
    const auto& looks = course.plan().looks;
    const std::uint8_t look = course.features(cell).look;
    return look >= looks.size() || looks[look].empty() ? tr(usual) : title_of_look(looks[look]);
}

// A hazard tells its name apart from the ground of the same picture.
std::string hazard_name(const Course& course, Cell cell) {
    std::string name = look_name(course, cell, mark("Hazard"));
    if (name == tr("Sand")) name = tr("Loose sand");
    return say("{0}, a hazard", {name});
}

int spaces_of(Option option) {
    if (option.kind == OptionKind::jump) return option.b + 1;
    return option.kind == OptionKind::step ? 1 : 0;
}

// Of the first of several ways to go on: "Drift left: space 1 of 3."
BoardFact first_step(const Decision& decision, Option step, const Names& names) {
    const Race& race = decision.now;
    const std::string label = option_label(step, decision, names);
    if (const auto crash = crash_of_step(race, decision.about.vehicle, step)) {
        return {say("{0}.", {label}), crash->rule};
    }
    const bool is_drift = step.b == static_cast<std::uint8_t>(StepKind::drift);
    const bool is_side = race[decision.about.vehicle].facing.is_side();
    return {say("{0}: space {1} of {2}.", {label, 1, race.move.spaces_left}),
            is_drift  ? Rule("FR-DRIFT-01")
            : is_side ? Rule("FR-MOV-04")
                      : Rule("FR-MOV-05")};
}

void add(BoardHover& hover, std::string text, Rule rule) {
    hover.facts.push_back({std::move(text), rule});
}

}  // namespace

std::string title_of_look(const std::string& look) {
    std::string name = look;
    std::ranges::replace(name, '-', ' ');
    if (!name.empty() && name.front() >= 'a' && name.front() <= 'z') {
        name.front() = static_cast<char>(name.front() - 'a' + 'A');
    }
    // A look of a course of one's own is no word of the game.
    const auto* known = std::ranges::find(known_looks, name);
    return known == known_looks.end() ? name : tr(*known);
}

void describe_cell(const Race& race, Cell cell, VehicleId driver, BoardHover& hover) {
    const Course& course = race.course();
    const Features& features = course.features(cell);
    const bool has_driver = driver < race.vehicle_count;
    const int speed = has_driver ? rating(race, driver) : 4;
    if (features.hazard) {
        const int points = hazard_points(race, cell, speed);
        if (hover.title.empty()) hover.title = hazard_name(course, cell);
        add(hover,
            say(by_count(points, "{0} Control Loss point at Speed {1}.",
                         "{0} Control Loss points at Speed {1}."),
                {points, speed}),
            "FR-COL-08");
    }
    const int markers = fragile_markers(race, cell);
    if (markers > 0) {
        if (hover.title.empty()) {
            hover.title = features.fragile > 0 ? look_name(course, cell, mark("Fragile obstacle"))
                                               : std::string(tr("Debris"));
        }
        const int dice = fragile_dice(race, cell, speed);
        add(hover,
            say(by_count(dice, "{0} damage die at Speed {1}.", "{0} damage dice at Speed {1}."),
                {dice, speed}) +
                " " + say(by_count(markers, "{0} marker here.", "{0} markers here."), {markers}),
            "FR-COL-11");
    }
    if (features.solid) {
        const int dice = solid_dice(race, cell, speed);
        if (hover.title.empty()) hover.title = look_name(course, cell, mark("Solid obstacle"));
        add(hover,
            say(by_count(dice, "Solid: running into it costs {0} damage die at Speed {1}.",
                         "Solid: running into it costs {0} damage dice at Speed {1}."),
                {dice, speed}),
            "FR-COL-15");
    }
    if (features.jumpable) add(hover, tr("Low enough to be jumped."), "FR-JUMP-07");
    for (int d = 0; d < hexgrid::direction_count; ++d) {
        const auto direction = hexgrid::direction(d);
        if (course.is_open_edge(cell, direction)) {
            add(hover, tr("An open edge: whoever goes over it leaves the track."), "FR-EDGE-23");
            break;
        }
    }
    const auto& finish = course.plan().finish;
    if (std::ranges::find(finish, course.hex(cell)) != finish.end()) {
        if (hover.title.empty()) hover.title = tr("Finish line");
        add(hover, tr("The first hex beyond the finish line."), "FR-EDGE-25");
    }
    if (hover.title.empty()) hover.title = tr("Sand");
    if (hover.facts.empty()) {
        add(hover, say("Lane {0} from the inside.", {lane_of(course, cell)}), "FR-INIT-04");
    }
}

void describe_click(const Decision& decision, const BoardChoices& choices, const Names& names,
                    BoardHover& hover) {
    const Race& race = decision.now;
    if (hover.alternatives.size() > 1) {
        hover.deed = {say("Attack {0}: then choose how.",
                          {names.of(hover.alternatives.front().as<Option>().a)}),
                      Rule("FR-ATK-01")};
        return;
    }
    if (hover.answers.empty() || choices.vehicle >= race.vehicle_count) return;
    const auto first = hover.answers.front().as<Option>();
    const auto plan = hover.answers.as<Option>();
    const auto end = std::ranges::find_if(plan, [](Option one) { return ends_move(one.kind); });
    const Option last = end != plan.end() ? *end : plan.back();
    const bool turns = last.kind == OptionKind::turn_left || last.kind == OptionKind::turn_right;
    if (hover.answers.size() == 1) {
        const Rule turning =
            is_safe(race, choices.vehicle) ? Rule("FR-TURN-01") : Rule("FR-TURN-05");
        if (first.kind == OptionKind::step) {
            hover.deed = first_step(decision, first, names);
        } else {
            const bool attacks = first.kind == OptionKind::attack_personal ||
                                 first.kind == OptionKind::attack_vehicle;
            hover.deed = {say("{0}.", {option_label(first, decision, names)}),
                          attacks                          ? Rule("FR-ATK-05")
                          : first.kind == OptionKind::jump ? Rule("FR-JUMP-02")
                          : turns                          ? turning
                                                           : decision.about.rule};
        }
        return;
    }
    int spaces = 0;
    const char* way = mark("Drive here: {0} of {1} spaces.");
    Rule rule = "FR-MOV-01";
    for (const Option& option : hover.answers.as<Option>()) {
        spaces += spaces_of(option);
        if (option.kind == OptionKind::jump) {
            way = mark("Drive here with a jump: {0} of {1} spaces.");
            rule = "FR-JUMP-02";
        } else if (option.kind == OptionKind::step &&
                   option.b == static_cast<std::uint8_t>(StepKind::drift)) {
            way = mark("Drive here with a drift: {0} of {1} spaces.");
            rule = "FR-DRIFT-01";
        }
    }
    if (last.kind == OptionKind::end_move)
        way = mark("Drive here, {0} of {1} spaces, without a turn.");
    if (turns) {
        way = last.kind == OptionKind::turn_left
                  ? mark("Drive here, {0} of {1} spaces, and turn left.")
                  : mark("Drive here, {0} of {1} spaces, and turn right.");
        rule = "FR-TURN-01";
    }
    hover.deed = {say(way, {spaces, race.move.spaces_left}), rule};
}

void describe_vehicle(const Race& race, VehicleId v, const Names& names, BoardHover& hover) {
    const Vehicle& vehicle = race[v];
    hover.title = say("{0}, {1}", {names.of(v), tr(race.licence(v).name.c_str())});
    if (vehicle.is_wreck()) {
        add(hover, say("{0}.", {status_name(vehicle.status)}), "FR-WIPE-06");
        return;
    }
    add(hover,
        say(is_safe(race, v) ? mark("Speed {0}, Safe, facing {1}.")
                             : mark("Speed {0}, facing {1}."),
            {rating(race, v), facing_word(vehicle.facing)}),
        "FR-LIC-03");
    const char* state = race.rules().stamina == Stamina::used
                            ? mark("Damage {0} of {1}, Control Loss {2}, Stamina {3}.")
                            : mark("Damage {0} of {1}, Control Loss {2}.");
    add(hover,
        say(state,
            {vehicle.damage, race.licence(v).damage_max, vehicle.control_loss, vehicle.stamina}),
        "FR-LIC-05");
}

}  // namespace frothy
