#include "games/frothy/data/record/record_state.h"

#include <algorithm>
#include <array>
#include <limits>
#include <string_view>
#include <type_traits>

#include "games/frothy/data/record/codec.h"
#include "games/frothy/rules/rules.h"

namespace frothy {
namespace {

// Every field but fillers, each visited by name. Readers and writers share the one list.

template <class Fields, class F>
void visit_cards(Fields& cards, F&& field) {
    field("special", cards.special);
    field("plain", cards.plain);
}

template <class Fields, class F>
void visit_affects(Fields& affects, F&& field) {
    field("control_dice", affects.control_dice);
    field("accel_modifier", affects.accel_modifier);
    field("decel_modifier", affects.decel_modifier);
    field("resilience_loss", affects.resilience_loss);
    field("safe_loss", affects.safe_loss);
    field("top_rating", affects.top_rating);
    field("max_accel", affects.max_accel);
    field("max_decel", affects.max_decel);
    field("control_per_round", affects.control_per_round);
    field("damage_per_round", affects.damage_per_round);
    field("lost_traits", affects.lost_traits);
    field("icons", affects.icons);
    field("rolled_control_per_round", affects.rolled_control_per_round);
    field("rolled_damage_per_round", affects.rolled_damage_per_round);
    field("drawn", affects.drawn);
}

template <class Fields, class F>
void visit_vehicle(Fields& vehicle, F&& field) {
    field("cell", vehicle.cell);
    field("control_loss", vehicle.control_loss);
    field("laps", vehicle.laps);
    field("out_event", vehicle.out_event);
    field("start_progress", vehicle.start_progress);
    field("points", vehicle.points);
    field("best_progress", vehicle.best_progress);
    field("out_progress", vehicle.out_progress);
    field("facing", vehicle.facing);
    field("status", vehicle.status);
    field("accel_box", vehicle.accel_box);
    field("decel_box", vehicle.decel_box);
    field("damage", vehicle.damage);
    field("stamina", vehicle.stamina);
    field("virtual_reins", vehicle.virtual_reins);
    field("out_order", vehicle.out_order);
    field("spaces_moved", vehicle.spaces_moved);
    field("last_step", vehicle.last_step);
    field("last_side", vehicle.last_side);
    field("side_before_turn", vehicle.side_before_turn);
    field("not_straight", vehicle.not_straight);
    field("involved", vehicle.involved);
    field("moved_in_phase", vehicle.moved_in_phase);
    field("heading_before_turn", vehicle.heading_before_turn);
    field("rest_order", vehicle.rest_order);
    field("affects", vehicle.affects);
    field("cards", vehicle.cards);
    field("drifted_last", vehicle.drifted_last);
    field("affects_applied", vehicle.affects_applied);
    field("wrecked_this_round", vehicle.wrecked_this_round);
    field("rival", vehicle.rival);
    field("rival_ahead", vehicle.rival_ahead);
}

template <class Fields, class F>
void visit_move(Fields& move, F&& field) {
    field("vehicle", move.vehicle);
    field("spaces_left", move.spaces_left);
    field("whip_played", move.whip_played);
    field("reins_played", move.reins_played);
    field("drifted", move.drifted);
    field("ended", move.ended);
    field("attacks", move.attacks);
    field("targets", move.targets);
    field("jumped", move.jumped);
    field("ramming", move.ramming);
}

template <class Fields, class F>
void visit_debris(Fields& debris, F&& field) {
    field("cell", debris.cell);
    field("markers", debris.markers);
}

template <class Fields, class F>
void visit_runner(Fields& runner, F&& field) {
    field("cell", runner.cell);
    field("direction", runner.direction);
}

template <class Fields, class F>
void visit_blame(Fields& blame, F&& field) {
    field("event", blame.event);
    field("by", blame.by);
    field("against", blame.against);
}

template <class Fields, class F>
void visit_race(Fields& race, F&& field) {
    field("vehicles", race.vehicles);
    field("fragile", race.fragile);
    field("debris", race.debris);
    field("move", race.move);
    field("runners", race.runners);
    field("blame", race.blame);
    field("catcher", race.catcher);
    field("order", race.order);
    field("round", race.round);
    field("order_count", race.order_count);
    field("next", race.next);
    field("moment", race.moment);
    field("phase", race.phase);
    field("vehicle_count", race.vehicle_count);
    field("debris_count", race.debris_count);
    field("out_count", race.out_count);
    field("finished_count", race.finished_count);
    field("rest_count", race.rest_count);
    field("stalled_rounds", race.stalled_rounds);
    field("ended", race.ended);
    field("progressed", race.progressed);
    field("event_number", race.event_number);
    field("rests_checked", race.rests_checked);
    field("sneak_targets", race.sneak_targets);
    field("sneaker", race.sneaker);
}

template <class T, class F>
void visit(T& value, F&& field) {
    using Plain = std::remove_const_t<T>;
    if constexpr (std::is_same_v<Plain, Cards>) {
        visit_cards(value, field);
    } else if constexpr (std::is_same_v<Plain, AffectsInForce>) {
        visit_affects(value, field);
    } else if constexpr (std::is_same_v<Plain, Vehicle>) {
        visit_vehicle(value, field);
    } else if constexpr (std::is_same_v<Plain, MoveInProgress>) {
        visit_move(value, field);
    } else if constexpr (std::is_same_v<Plain, Debris>) {
        visit_debris(value, field);
    } else if constexpr (std::is_same_v<Plain, Runner>) {
        visit_runner(value, field);
    } else if constexpr (std::is_same_v<Plain, Blame>) {
        visit_blame(value, field);
    } else {
        visit_race(value, field);
    }
}

// Fields that states written before the other kinds of race do not have: as in a Fastest race.
bool is_newer(std::string_view name) {
    constexpr auto newer = std::to_array<std::string_view>(
        {"blame", "catcher", "drawn", "jumped", "points", "ramming", "rival", "rival_ahead",
         "rolled_control_per_round", "rolled_damage_per_round", "runners", "sneak_targets",
         "sneaker", "start_progress"});
    return std::find(newer.begin(), newer.end(), name) != newer.end();
}

template <class T>
concept PlainNumber = std::is_arithmetic_v<T> || std::is_enum_v<T>;

template <PlainNumber T>
OrderedJson to_json(const T& value) {
    return static_cast<int>(value);
}
OrderedJson to_json(const hexgrid::Facing& facing) { return facing.number(); }
template <class T, std::size_t N>
OrderedJson to_json(const std::array<T, N>& values);
template <class T>
    requires std::is_class_v<T> OrderedJson to_json(const T& value) {
        OrderedJson result = OrderedJson::object();
        visit(value, [&](const char* name, const auto& field) { result[name] = to_json(field); });
        return result;
    }
template <class T, std::size_t N>
OrderedJson to_json(const std::array<T, N>& values) {
    OrderedJson result = OrderedJson::array();
    for (const T& value : values)
        result.push_back(to_json(value));
    return result;
}

template <PlainNumber T>
void from_json(const Json& json, Reader& reader, T& value) {
    using Raw = typename std::conditional_t<std::is_enum_v<T>, std::underlying_type<T>,
                                            std::type_identity<T>>::type;
    value = static_cast<T>(
        reader.integer(json, std::numeric_limits<Raw>::min(), std::numeric_limits<Raw>::max(), 0));
}
void from_json(const Json& json, Reader& reader, hexgrid::Facing& facing) {
    facing =
        hexgrid::Facing(static_cast<int>(reader.integer(json, 0, hexgrid::facing_count - 1, 0)));
}
template <class T, std::size_t N>
void from_json(const Json& json, Reader& reader, std::array<T, N>& values);
template <class T>
    requires std::is_class_v<T>
void from_json(const Json& json, Reader& reader, T& value) {
    if (!json.is_object()) {
        reader.complain(describe(json), "an object");
        return;
    }
    std::size_t known = 0;
    visit(value, [&](const char* name, auto& field) {
        const auto member = json.find(name);
        if (member == json.end()) {
            if (!is_newer(name)) {
                reader.complain("no \"" + std::string(name) + "\"", "all fields of the state");
            }
            return;
        }
        ++known;
        const Reader::Step step(reader, std::string_view(name));
        from_json(*member, reader, field);
    });
    if (known < json.size()) reader.complain("unknown fields", "the fields of the state alone");
}
template <class T, std::size_t N>
void from_json(const Json& json, Reader& reader, std::array<T, N>& values) {
    const auto& elements = reader.list(json, N, N);
    for (std::size_t i = 0; i < N && i < elements.size(); ++i) {
        const Reader::Step step(reader, i);
        from_json(elements[i], reader, values[i]);
    }
}

// FR-PDE-09: each line drawn is one of its table, counted from 1.
bool lines_fit(const AffectsInForce& affects, const Licence& licence) {
    for (std::size_t i = 0; i < affects.drawn.size(); ++i) {
        const std::size_t lines = i < licence.affects.size() ? licence.affects[i].table.size() : 0;
        if (affects.drawn[i] > lines) return false;
    }
    return true;
}

// Whether every index points at something, so that rules may look at the race at all.
bool is_well_indexed(const Race& race) {
    const Setting& setting = *race.setting;
    const int cells = setting.course.cell_count();
    const auto cell_fits = [&](Cell cell) { return cell == no_cell || cell < cells; };
    const int count = race.vehicle_count;
    if (count < 1 || count > max_vehicles ||
        static_cast<std::size_t>(count) != setting.licences.size()) {
        return false;
    }
    const auto vehicle_fits = [&](VehicleId v) { return v == no_vehicle || v < count; };
    bool fits = vehicle_fits(race.move.vehicle) && race.moment <= Moment::line_up &&
                race.phase <= phase_count && race.order_count <= count &&
                race.next <= race.order_count && race.debris_count <= max_debris &&
                static_cast<int>(race.ended) < end_reason_count && race.out_count <= count &&
                race.rest_count <= count && race.rests_checked <= race.rest_count &&
                race.finished_count <= count;
    fits = fits && vehicle_fits(race.catcher) && vehicle_fits(race.sneaker) &&
           vehicle_fits(race.blame.by) && vehicle_fits(race.blame.against);
    for (const Runner& runner : race.runners) {
        fits = fits && cell_fits(runner.cell) && runner.direction < hexgrid::direction_count;
    }
    for (std::size_t i = 0; i < race.order_count; ++i)
        fits = fits && race.order[i] < count;
    for (std::size_t i = 0; i < race.debris_count; ++i) {
        fits = fits && race.debris[i].cell < cells;
    }
    for (VehicleId v = 0; v < count && fits; ++v) {
        const Vehicle& vehicle = race[v];
        const Licence& licence = setting.licences[v];
        const bool on_track = vehicle.is_running() || vehicle.is_wreck();
        fits =
            cell_fits(vehicle.cell) && (!on_track || vehicle.cell != no_cell) &&
            vehicle.status <= VehicleStatus::gone && vehicle.accel_box < licence.rows.accel_count &&
            vehicle.decel_box < licence.rows.decel_count && vehicle.last_side <= Side::right &&
            vehicle.side_before_turn <= Side::right && vehicle.affects.icons <= IconShift::slow &&
            (vehicle.last_step == no_direction || vehicle.last_step < hexgrid::direction_count) &&
            (vehicle.heading_before_turn == no_facing ||
             vehicle.heading_before_turn < hexgrid::facing_count) &&
            vehicle.affects.top_rating < rating_count && vehicle.control_loss <= 999 &&
            vehicle.affects_applied <= licence.affects.size() && vehicle_fits(vehicle.rival) &&
            lines_fit(vehicle.affects, licence);
    }
    return fits;
}

}  // namespace

OrderedJson race_to_json(const Race& race) { return to_json(race); }

Race race_from_json(const Json& document, Reader& reader, const Setting& setting) {
    Race race;
    const std::size_t before = reader.complaint_count();
    from_json(document, reader, race);
    if (reader.complaint_count() > before) return race;
    race.setting = &setting;
    if (!is_well_indexed(race)) {
        reader.complain("a state that points at nothing", "vehicles, boxes and hexes there are");
    } else if (const std::string fault = find_broken_invariant(race); !fault.empty()) {
        reader.complain(fault, "a state that rules can bring about");
    }
    race.setting = nullptr;
    return race;
}

std::uint64_t Codec::state_hash(const Race& race) {
    static_assert(std::has_unique_object_representations_v<Race>);
    constexpr std::size_t size = sizeof(Race) - sizeof(void*);  // all but the setting, its first
    const auto* bytes = reinterpret_cast<const unsigned char*>(&race) + sizeof(void*);
    std::uint64_t hash = 0x6869'7070'6f64'726fU;
    for (std::size_t i = 0; i < size; i += 8) {
        std::uint64_t word = 0;
        for (std::size_t j = 0; j < 8 && i + j < size; ++j) {
            word |= static_cast<std::uint64_t>(bytes[i + j]) << (8 * j);
        }
        hash = kernel::split_mix(hash ^ word);
    }
    return hash;
}

}  // namespace frothy
