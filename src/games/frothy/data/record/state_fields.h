// The fields of a state, listed once for records and scenarios.
//
//     template <class Fields>
//     void list_fields(Fields&& fields, Runner& runner);
//
// `may` names a field that both have. Of `kept` a record keeps the bare number; where it says how
// that looks, scenarios have a notation for it, which they read and write on their own. `told` is
// said in scenarios alone.
#pragma once

#include <string_view>

#include "games/frothy/rules/race.h"

namespace frothy {

// Calls `each(key, value)` for every field that a record keeps.
template <class Each>
class KeptFields {
public:
    struct Field {
        const Each& each;
        std::string_view key;

        template <class T>
        void number(T& value, int, int) const {
            each(key, value);
        }
        void number_or_null(std::uint8_t& value, std::uint8_t, int) const { each(key, value); }
        void byte(std::uint8_t& value, int) const { each(key, value); }
        void flag(std::uint8_t& value) const { each(key, value); }
        template <class E>
        void word(E& value, std::string_view) const {
            each(key, value);
        }
    };

    explicit KeptFields(Each each) : each_(std::move(each)) {}

    Field may(std::string_view key) const { return {each_, key}; }
    template <class T>
    void kept(std::string_view key, T& value) const {
        each_(key, value);
    }
    template <class T>
    void kept(std::string_view key, T& value, std::string_view) const {
        each_(key, value);
    }
    void told(std::string_view, std::string_view) const {}

private:
    Each each_;
};

template <class Fields>
void list_fields(Fields&& fields, Cards& cards) {
    fields.kept("special", cards.special);
    fields.kept("plain", cards.plain);
}

template <class Fields>
void list_fields(Fields&& fields, AffectsInForce& affects) {
    constexpr int most_small = 127;
    constexpr int most_byte = 255;
    constexpr std::uint8_t unlimited = 0xFF;
    fields.may("control_dice").number(affects.control_dice, -most_small, most_small);
    fields.may("accel_modifier").number(affects.accel_modifier, -most_small, most_small);
    fields.may("decel_modifier").number(affects.decel_modifier, -most_small, most_small);
    fields.may("resilience_loss").number(affects.resilience_loss, -most_small, most_small);
    fields.may("safe_loss").byte(affects.safe_loss, rating_count);
    fields.may("top_rating").byte(affects.top_rating, rating_count - 1);
    fields.may("max_accel").number_or_null(affects.max_accel, unlimited, most_byte);
    fields.may("max_decel").number_or_null(affects.max_decel, unlimited, most_byte);
    fields.may("control_per_round").byte(affects.control_per_round, most_byte);
    fields.may("damage_per_round").byte(affects.damage_per_round, most_byte);
    fields.kept("lost_traits", affects.lost_traits, "texts");
    fields.may("icons").word(affects.icons, "a change of icons");
    fields.may("rolled_control_per_round").byte(affects.rolled_control_per_round, most_byte);
    fields.may("rolled_damage_per_round").byte(affects.rolled_damage_per_round, most_byte);
    fields.kept("drawn", affects.drawn, "numbers");
}

template <class Fields>
void list_fields(Fields&& fields, Vehicle& vehicle, const Licence& licence) {
    constexpr int far = 1'000'000;
    constexpr int most = 65535;
    fields.told("name", "name");
    fields.told("licence", "document");
    fields.told("hex", "hex_or_null");
    fields.told("marker", "marker");
    fields.told("speed", "rating");
    fields.kept("cell", vehicle.cell);
    fields.may("control_loss").number(vehicle.control_loss, 0, 999);
    fields.may("laps").number(vehicle.laps, -99, 99);
    fields.may("out_event").number(vehicle.out_event, 0, most);
    fields.kept("start_progress", vehicle.start_progress, "whole");
    fields.may("points").number(vehicle.points, 0, most);
    fields.kept("best_progress", vehicle.best_progress, "whole");
    fields.may("out_progress").number(vehicle.out_progress, -far, far);
    fields.kept("facing", vehicle.facing, "facing");
    fields.kept("status", vehicle.status, "status");
    fields.kept("accel_box", vehicle.accel_box);
    fields.kept("decel_box", vehicle.decel_box);
    fields.kept("damage", vehicle.damage, "count");
    fields.may("stamina").number(vehicle.stamina, licence.stamina_min, licence.stamina_max);
    fields.may("virtual_reins").number(vehicle.virtual_reins, 0, 99);
    fields.may("out_order").number(vehicle.out_order, 0, max_vehicles);
    fields.may("spaces_moved").number(vehicle.spaces_moved, 0, 255);
    fields.kept("last_step", vehicle.last_step, "direction_or_null");
    fields.may("last_side").word(vehicle.last_side, "a side");
    fields.may("side_before_turn").word(vehicle.side_before_turn, "a side");
    fields.may("not_straight").flag(vehicle.not_straight);
    fields.may("involved").flag(vehicle.involved);
    fields.kept("moved_in_phase", vehicle.moved_in_phase);
    fields.told("moved", "flag");
    fields.may("heading_before_turn")
        .number_or_null(vehicle.heading_before_turn, no_facing, hexgrid::facing_count - 1);
    fields.may("rest_order").number(vehicle.rest_order, 0, max_vehicles);
    fields.kept("affects", vehicle.affects, "affects");
    fields.kept("cards", vehicle.cards, "cards");
    fields.may("drifted_last").flag(vehicle.drifted_last);
    fields.kept("affects_applied", vehicle.affects_applied, "count");
    fields.may("wrecked_this_round").flag(vehicle.wrecked_this_round);
    fields.kept("rival", vehicle.rival, "name_or_null");
    fields.kept("rival_ahead", vehicle.rival_ahead, "flag");
}
template <class Fields>
void list_fields(Fields&& fields, Vehicle& vehicle) {  // on any licence
    list_fields(fields, vehicle, Licence());
}

template <class Fields>
void list_fields(Fields&& fields, MoveInProgress& move) {
    fields.kept("vehicle", move.vehicle, "name");
    fields.may("spaces_left").number(move.spaces_left, 0, 255);
    fields.may("whip_played").flag(move.whip_played);
    fields.may("reins_played").flag(move.reins_played);
    fields.may("drifted").flag(move.drifted);
    fields.may("ended").flag(move.ended);
    fields.may("attacks").number(move.attacks, 0, 255);
    fields.kept("targets", move.targets, "names");
    fields.may("jumped").flag(move.jumped);
    fields.may("ramming").flag(move.ramming);
}

template <class Fields>
void list_fields(Fields&& fields, Debris& debris) {
    fields.kept("cell", debris.cell);
    fields.kept("markers", debris.markers);
}

template <class Fields>
void list_fields(Fields&& fields, Runner& runner) {
    fields.kept("cell", runner.cell);
    fields.kept("direction", runner.direction);
}

template <class Fields>
void list_fields(Fields&& fields, Blame& blame) {
    fields.kept("event", blame.event);
    fields.kept("by", blame.by);
    fields.kept("against", blame.against);
}

template <class Fields>
void list_fields(Fields&& fields, Race& race) {
    fields.kept("vehicles", race.vehicles, "vehicles");
    fields.kept("fragile", race.fragile, "markers");
    fields.kept("debris", race.debris, "markers");
    fields.kept("move", race.move, "move");
    fields.kept("runners", race.runners, "runners");
    fields.kept("blame", race.blame);
    fields.kept("catcher", race.catcher, "name_or_null");
    fields.kept("order", race.order, "names");
    fields.may("round").number(race.round, 1, 65535);
    fields.kept("order_count", race.order_count);
    fields.kept("next", race.next, "next");
    fields.kept("moment", race.moment, "moment");
    fields.kept("phase", race.phase, "phase");
    fields.kept("vehicle_count", race.vehicle_count);
    fields.kept("debris_count", race.debris_count);
    fields.may("out_count").number(race.out_count, 0, max_vehicles);
    fields.may("finished_count").number(race.finished_count, 0, max_vehicles);
    fields.may("rest_count").number(race.rest_count, 0, max_vehicles);
    fields.may("stalled_rounds").number(race.stalled_rounds, 0, 255);
    fields.kept("ended", race.ended, "ended");
    fields.may("progressed").flag(race.progressed);
    fields.kept("event_number", race.event_number, "count");
    fields.may("rests_checked").number(race.rests_checked, 0, max_vehicles);
    fields.kept("sneak_targets", race.sneak_targets);
    fields.kept("sneaker", race.sneaker);
}

}  // namespace frothy
