
#include <algorithm>
#include <tuple>
#include <type_traits>

#include "games/frothy/data/notation/notation.h"
#include "games/frothy/data/scenario/scenario_deeds.h"
#include "games/frothy/rules/race_start.h"
#include "games/frothy/rules/rules.h"

namespace frothy::scenario {
namespace {

// What a rule is called with beside its vehicle: a direction, points, by which rule.
template <class T>
T argument(const Deed& deed) {
    if constexpr (std::is_same_v<T, hexgrid::Direction>) return deed.direction();
    if constexpr (std::is_same_v<T, Rule>) return deed.rule();
    if constexpr (std::is_same_v<T, int>) return deed.number("points", 0, most_given);
}

template <class... Args>
Doing calling(void (*rules)(Race&, Table&, VehicleId, Args...), const Deed& deed) {
    const std::tuple<VehicleId, Args...> args{deed.vehicle(), argument<Args>(deed)...};
    return doing([rules, args](Race& race, Table& table) {
        std::apply([&](auto... each) { rules(race, table, each...); }, args);
    });
}
Doing calling(void (*rules)(Race&, Table&, int), const Deed& deed) {
    const int phase = deed.phase(deed.subject());
    return doing([rules, phase](Race& race, Table& table) { rules(race, table, phase); });
}
Doing calling(void (*rules)(Race&, Table&), const Deed& deed) {
    if (!deed.subject().is_null())
        deed.subject().refuse("null: \"" + deed.verb + "\" needs nothing");
    return doing(rules);
}

template <auto Rules>
Doing call(const Deed& deed) {
    return calling(Rules, deed);
}

Doing move(const Deed& deed) {
    const VehicleId v = deed.vehicle();
    const auto said = deed.node.find("phase");
    const int phase = said ? deed.phase(*said) : 0;
    const std::string place = deed.node.place();
    return doing([v, phase, place](Race& race, Table& table) {
        if (phase > 0) race.phase = static_cast<std::uint8_t>(phase);
        if (race.phase == 0) {
            bad_content(place, "a move needs a \"phase\", here or in `given`");
        }
        race.moment = Moment::movement;
        move_in_phase(race, table, v);
    });
}

int times(const Deed& deed) {
    return deed.subject().is_null() ? 1 : deed.subject().number(1, 1000);
}

Doing round(const Deed& deed) {
    const int count = times(deed);
    return doing([count](Race& race, Table& table) {
        for (int i = 0; i < count && !Frothy::is_over(race); ++i) {
            const int this_round = race.round;
            while (!Frothy::is_over(race) && race.round == this_round)
                Frothy::step(race, table);
        }
    });
}

Doing step(const Deed& deed) { return play::scenario::steps<Frothy>(deed.subject()); }

Doing speed_checks(const Deed& deed) {
    if (!deed.subject().is_null()) deed.subject().refuse("null: it takes all vehicles");
    return doing([](Race& race, Table& table) {
        if (race.rules().speed_commit == SpeedCommit::simultaneous) {
            make_speed_checks_in_secret(race, table);
            return;
        }
        for (const VehicleId v : race_order(race))
            make_speed_check(race, table, v);
    });
}

// Grid spaces from 1, in the order of the vehicles.
Doing set_up(const Deed& deed) {
    std::array<std::uint8_t, max_vehicles> order{0, 1, 2, 3, 4, 5};
    const std::size_t spaces = deed.board.setting->course.plan().grid.size();
    const std::size_t vehicles = deed.board.names.size();
    const std::vector<Fault> faults = find_race_faults(*deed.board.setting);
    if (!faults.empty()) deed.node.complain("this race cannot be held: " + text_of(faults.front()));
    if (vehicles == 0 || spaces < vehicles) {
        deed.node.complain("the course has " + std::to_string(spaces) + " grid spaces for " +
                           std::to_string(vehicles) + " vehicles");
    }
    if (deed.subject().is_array()) {
        const auto items = deed.subject().items("grid spaces");
        if (items.size() != vehicles) deed.subject().refuse("a grid space for each vehicle");
        for (std::size_t i = 0; i < items.size(); ++i) {
            order[i] = static_cast<std::uint8_t>(items[i].number(1, static_cast<int>(spaces)) - 1);
            if (std::find(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(i),
                          order[i]) != order.begin() + static_cast<std::ptrdiff_t>(i)) {
                items[i].complain("this grid space is taken");
            }
        }
    } else if (!deed.subject().is_null()) {
        deed.subject().refuse("a list of grid spaces, or null");
    } else if (const auto seed = deed.node.find("seed")) {
        order = random_grid_order(static_cast<std::uint64_t>(seed->number(0, INT32_MAX)),
                                  static_cast<int>(vehicles), static_cast<int>(spaces));
    }
    return doing([order](Race& race, Table&) { race = set_up_race(*race.setting, order); });
}

// What a vehicle must be for something to be done to it.
enum class Needs { anything, running, wreck };

struct Verb {
    const char* name;
    DeedReader read;
    std::vector<std::string_view> keys;
    Needs needs = Needs::anything;
    Rule usual_rule{};
};

const std::vector<Verb>& verbs() {
    static const std::vector<Verb> all = {
        {"set up", set_up, {"seed"}},
        {"round", round, {}},
        {"step", step, {}},
        {"start of round", call<start_of_round>, {}},
        {"speed checks", speed_checks, {}},
        {"speed check", call<make_speed_check>, {}, Needs::running},
        {"speed change",
         speed_change,
         {"accelerate", "decelerate", "haste", "slow", "gain", "lose"},
         Needs::running},
        {"wrecks", call<move_wrecks>, {}},
        {"wreck roll", call<move_wreck>, {}, Needs::wreck},
        {"start of phase", call<begin_phase>, {}},
        {"move", move, {"phase"}, Needs::running},
        {"end of phase", call<end_phase>, {}},
        {"control roll",
         control_roll,
         {"cause", "turn", "slide", "other", "same", "side_chooser"},
         Needs::running},
        {"slide", call<slide>, {"direction"}, Needs::running},
        {"attack", attack, {"target", "kind"}, Needs::running},
        {"collision", collision, {"direction"}, Needs::running},
        {"unblock", get_past, {"from"}, Needs::running},
        {"enter", call<enter_features>, {"direction"}, Needs::running},
        {"run off", call<run_off_open_edge>, {}, Needs::running},
        {"damage roll",
         damage_roll,
         {"dice", "icons", "source", "other", "rule"},
         Needs::running,
         "FR-DMG-03"},
        {"sustain damage", call<sustain_damage>, {"points", "rule"}, Needs::running, "FR-DMG-02"},
        {"gain affect", gain_level, {"level"}, Needs::running},
        {"gain control loss",
         call<gain_control_loss>,
         {"points", "rule"},
         Needs::running,
         "FR-CLP-04"},
        {"clear control loss", call<clear_control_loss>, {"rule"}, Needs::running, "FR-CLP-06"},
        {"wipe out", call<wipe_out>, {"rule"}, Needs::running, "FR-WIPE-01"},
        {"maintenance", call<run_maintenance>, {}},
        {"stamina check", call<make_stamina_check>, {}, Needs::running},
        {"card recovery", call<recover_cards>, {}, Needs::running},
        {"closed course", call<clear_closed_course>, {}},
        {"retire", call<retire>, {"rule"}, Needs::running, "FR-EDGE-32"},
        {"end of race", call<check_end_of_race>, {}},
        {"phase", call<run_phase>, {}},  // after "move", which may have a phase beside it
    };
    return all;
}

std::vector<std::string> verb_names() {
    std::vector<std::string> names;
    for (const Verb& verb : verbs())
        names.emplace_back(verb.name);
    names.emplace_back("query");
    return names;
}

const Verb* verb_of(const Node& node) {
    for (const Verb& verb : verbs()) {
        if (node.has(verb.name)) return &verb;
    }
    return nullptr;
}

// Judged when its turn comes: what was done before may have changed it.
Doing guarded(const Deed& deed, Needs needs, Doing run) {
    if (needs == Needs::anything) return run;
    const VehicleId v = deed.vehicle();
    const std::string place = deed.subject().place();
    const std::string name = deed.board.names[v];
    return [=](Race& race, Table& table) -> Json {
        const bool fits = needs == Needs::running ? race[v].is_running()
                                                  : race[v].status == VehicleStatus::rolling_wreck;
        if (!fits) {
            bad_content(place, name + " is " + std::string(name_of(race[v].status)) +
                                   ", expected it to be " +
                                   (needs == Needs::running ? "running" : "a rolling wreck"));
        }
        return run(race, table);
    };
}

}  // namespace

Action read_action(const Node& node, const Board& board) {
    if (node.has("query")) return read_query(node, board);
    node.require_object("something to do, such as {\"speed check\": \"red\"}");
    const Verb* verb = verb_of(node);
    if (verb == nullptr) {
        const std::vector<std::string> names = verb_names();
        std::string nearest;
        for (const auto& member : node.members()) {
            if (nearest.empty()) nearest = did_you_mean(member.first, names);
        }
        node.complain("nothing to do is named here" + nearest + "; known: " + listed(names));
    }
    std::vector<std::string> known = {verb->name};
    known.insert(known.end(), verb->keys.begin(), verb->keys.end());
    node.allow(known, std::string(" beside \"") + verb->name + '"');
    const Deed deed{node, board, verb->name, verb->usual_rule};
    return {ResultOrder::matters, guarded(deed, verb->needs, verb->read(deed))};
}

}  // namespace frothy::scenario
