// The plain fields of a state, each named once for what reads them and what writes them.
#pragma once

#include <array>

#include "games/frothy/data/scenario/scenario_setting.h"
#include "games/frothy/rules/race.h"

namespace frothy::scenario {

// Reads the fields that a node has; all others keep their value.
class FieldReader {
public:
    explicit FieldReader(const Node& node) : node_(node) {}

    template <class T>
    void number(const char* key, T& value, int least, int most) const {
        if (const auto found = node_.find(key)) value = static_cast<T>(found->number(least, most));
    }
    void number_or_null(const char* key, std::uint8_t& value, std::uint8_t none, int most) const {
        const auto found = node_.find(key);
        if (found)
            value = found->is_null() ? none : static_cast<std::uint8_t>(found->number(0, most));
    }
    // Null says as little as nothing.
    void byte(const char* key, std::uint8_t& value, int most) const {
        const auto found = node_.find(key);
        if (found && !found->is_null()) number(key, value, 0, most);
    }
    void flag(const char* key, std::uint8_t& value) const {
        if (const auto found = node_.find(key)) value = found->truth() ? 1 : 0;
    }
    template <class E, std::size_t N>
    void word(const char* key, E& value, const std::array<const char*, N>& words,
              std::string_view what) const {
        const std::vector<std::string> known(words.begin(), words.end());
        if (const auto found = node_.find(key)) value = static_cast<E>(found->word_of(known, what));
    }

private:
    const Node& node_;
};

class FieldWriter {
public:
    explicit FieldWriter(Json& json) : json_(json) {}

    template <class T>
    void number(const char* key, const T& value, int, int) {
        json_[key] = value;
    }
    void number_or_null(const char* key, std::uint8_t value, std::uint8_t none, int) {
        json_[key] = value == none ? Json() : Json(value);
    }
    void byte(const char* key, std::uint8_t value, int) { json_[key] = value; }
    void flag(const char* key, std::uint8_t value) { json_[key] = value != 0; }
    template <class E, std::size_t N>
    void word(const char* key, E value, const std::array<const char*, N>& words, std::string_view) {
        json_[key] = words[static_cast<std::size_t>(value)];
    }

private:
    Json& json_;
};

template <class Fields, class Visitor>
void visit_affects(Fields& affects, Visitor field) {
    constexpr int most_small = 127;
    constexpr std::uint8_t unlimited = 0xFF;
    constexpr std::array<const char*, 3> shifts = {"none", "haste", "slow"};
    field.number("control_dice", affects.control_dice, -most_small, most_small);
    field.number("accel_modifier", affects.accel_modifier, -most_small, most_small);
    field.number("decel_modifier", affects.decel_modifier, -most_small, most_small);
    field.number("resilience_loss", affects.resilience_loss, -most_small, most_small);
    field.byte("safe_loss", affects.safe_loss, rating_count);
    field.byte("top_rating", affects.top_rating, rating_count - 1);
    field.number_or_null("max_accel", affects.max_accel, unlimited, most_byte);
    field.number_or_null("max_decel", affects.max_decel, unlimited, most_byte);
    field.byte("control_per_round", affects.control_per_round, most_byte);
    field.byte("damage_per_round", affects.damage_per_round, most_byte);
    field.byte("rolled_control_per_round", affects.rolled_control_per_round, most_byte);
    field.byte("rolled_damage_per_round", affects.rolled_damage_per_round, most_byte);
    field.word("icons", affects.icons, shifts, "a change of icons");
}

template <class Fields, class Visitor>
void visit_vehicle(Fields& vehicle, const Licence& licence, Visitor field) {
    constexpr int far = 1'000'000;
    constexpr std::array<const char*, 3> sides = {"none", "left", "right"};
    field.number("control_loss", vehicle.control_loss, 0, 999);
    field.number("stamina", vehicle.stamina, licence.stamina_min, licence.stamina_max);
    field.number("virtual_reins", vehicle.virtual_reins, 0, 99);
    field.number("spaces_moved", vehicle.spaces_moved, 0, most_byte);
    field.word("last_side", vehicle.last_side, sides, "a side");
    field.word("side_before_turn", vehicle.side_before_turn, sides, "a side");
    field.number_or_null("heading_before_turn", vehicle.heading_before_turn, no_facing,
                         hexgrid::facing_count - 1);
    field.flag("not_straight", vehicle.not_straight);
    field.flag("involved", vehicle.involved);
    field.flag("moved", vehicle.moved_in_phase);
    field.flag("drifted_last", vehicle.drifted_last);
    field.flag("wrecked_this_round", vehicle.wrecked_this_round);
    field.number("laps", vehicle.laps, -99, 99);
    field.number("out_order", vehicle.out_order, 0, max_vehicles);
    field.number("out_progress", vehicle.out_progress, -far, far);
    field.number("points", vehicle.points, 0, 65535);
    field.number("rest_order", vehicle.rest_order, 0, max_vehicles);
}

template <class Fields, class Visitor>
void visit_move(Fields& move, Visitor field) {
    field.number("spaces_left", move.spaces_left, 0, most_byte);
    field.flag("whip_played", move.whip_played);
    field.flag("reins_played", move.reins_played);
    field.flag("drifted", move.drifted);
    field.flag("jumped", move.jumped);
    field.flag("ramming", move.ramming);
    field.flag("ended", move.ended);
    field.number("attacks", move.attacks, 0, most_byte);
}

template <class Fields, class Visitor>
void visit_race(Fields& race, Visitor field) {
    field.number("round", race.round, 1, 65535);
    field.number("stalled_rounds", race.stalled_rounds, 0, most_byte);
    field.number("out_count", race.out_count, 0, max_vehicles);
    field.number("finished_count", race.finished_count, 0, max_vehicles);
    field.number("rest_count", race.rest_count, 0, max_vehicles);
    field.number("rests_checked", race.rests_checked, 0, max_vehicles);
    field.flag("progressed", race.progressed);
}

}  // namespace frothy::scenario
