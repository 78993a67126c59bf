#include "games/frothy/data/record/record_state.h"

#include <algorithm>
#include <array>
#include <limits>
#include <string_view>
#include <type_traits>

#include "games/frothy/data/record/codec.h"
#include "games/frothy/data/record/state_fields.h"
#include "games/frothy/rules/rules.h"

namespace frothy {
namespace {

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
        T listed = value;
        const KeptFields fields([&](std::string_view key, const auto& field) {
            result[std::string(key)] = to_json(field);
        });
        list_fields(fields, listed);
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
    const KeptFields fields([&](std::string_view key, auto& field) {
        const std::string name(key);
        const auto member = json.find(name);
        if (member == json.end()) {
            if (!is_newer(name)) {
                reader.complain("no \"" + name + "\"", "all fields of the state");
            }
            return;
        }
        ++known;
        const Reader::Step step(reader, key);
        from_json(*member, reader, field);
    });
    list_fields(fields, value);
    if (known < json.size()) reader.complain("unknown fields", "only the fields of the state");
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
        reader.complain("a state that points at nothing", "vehicles, boxes and hexes that exist");
    } else if (const std::string fault = find_broken_invariant(race); !fault.empty()) {
        reader.complain(fault, "a state the rules can bring about");
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
