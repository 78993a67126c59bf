#include "games/grand_prix/view/circuit_cars.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <optional>

#include "games/grand_prix/view/circuit_road.h"
#include "games/grand_prix/view/circuit_still.h"

namespace grand_prix {

namespace {

using stage::Vec2;
using Spot = CarLook::Spot;

constexpr float pi = std::numbers::pi_v<float>;
constexpr float lane_size = 0.74F;  // of a car in the lane
constexpr float spun = 0.78F * pi;  // how far a car off the track has turned round
constexpr float off_by = Circuit::half_road + 0.32F;

RoadSpot middle_of(const CarLook& look) {
    return middle_of(Place{look.spot == Spot::lane, look.space, look.lap});
}

// On its hot lap, from the line on (GP-L05).
bool qualifies(const Race& race, CarId id) {
    return race.stage == Stage::grid && race.qualified == id && race.move.moved > 0;
}

CarLook look_of(const Race& race, CarId id) {
    const Car& car = race.car(id);
    CarLook look;
    look.spot = car.standing == Standing::home ? Spot::home
                : race.round == 0              ? Spot::beside_line
                : car.place.in_lane            ? Spot::lane
                                               : Spot::road;
    look.space = car.place.space;
    look.lap = car.place.lap;
    if (qualifies(race, id)) {
        const int from_line = race.move.moved - 1;
        look.spot = Spot::road;
        look.space = static_cast<std::uint8_t>(from_line % lap_length + 1);
        look.lap = static_cast<std::uint8_t>(from_line / lap_length + 1);
    }
    look.tyre = car.tyre;
    look.standing = car.standing;
    const bool is_going = race.stage == Stage::race || race.stage == Stage::grid;
    const CarId moves = race.round == 0 ? race.acting : race.on_turn();
    look.is_on_turn = is_going && moves == id && car.standing != Standing::home ? 1 : 0;
    return look;
}

bool is_off(const CarLook& look) {
    return look.standing == Standing::missing || look.standing == Standing::waiting;
}

void put_beside_road(ui::BoardPiece& piece, const CarLook& look, std::size_t sharing) {
    const RoadSpot spot = middle_of(look);
    const auto count = static_cast<float>(sharing);
    const float pitch = std::min(0.64F, 1.26F / count);
    const float along = (static_cast<float>(look.in_spot) - (count - 1.0F) / 2.0F) * pitch;
    piece.at = spot.aside(-off_by) + spot.ahead * along;
    piece.heading = spot.heading() + (sharing > 1 ? pi / 2.0F : spun);
    piece.size = sharing > 1 ? std::min(0.92F, pitch / (car_width + 0.04F)) : 0.92F;
}

// One behind the other in two columns where three side by side are not enough.
void put_in_lane(ui::BoardPiece& piece, const CarLook& look, std::size_t sharing) {
    const RoadSpot spot = middle_of(look);
    const std::size_t columns = sharing > 3 ? 2 : 1;
    const std::size_t rows = (sharing + columns - 1) / columns;
    const float pitch = rows == 1 ? 0.0F : rows == 2 ? 0.46F : 0.32F;
    const auto row = static_cast<float>(look.in_spot % rows);
    const float aside = (row - static_cast<float>(rows - 1) / 2.0F) * pitch;
    const float along = columns == 1 ? 0.0F : look.in_spot < rows ? 0.19F : -0.19F;
    piece.at = spot.aside(aside + (rows == 1 ? 0.1F : 0.03F)) + spot.ahead * along;
    piece.heading = spot.heading() + (is_off(look) ? 0.35F : 0.0F);
    piece.size = columns == 2 ? 0.37F : rows == 3 ? 0.52F : lane_size;
}

void put_home(ui::BoardPiece& piece, const Race& race) {
    const auto home = std::ranges::find(race.home, piece.who);
    const auto place = static_cast<float>(home - race.home.begin());
    const float pitch = parc_place.width / static_cast<float>(most_cars);
    piece.at = {parc_place.x + (place + 0.5F) * pitch, parc_place.y + 0.52F};
    piece.heading = -pi / 2.0F;
    piece.size = 0.88F;
}

// In the lane, each by its box.
void put_beside_line(ui::BoardPiece& piece) {
    const RoadSpot spot = Circuit::get().on_lane(static_cast<float>(box_of(piece.who)));
    piece.at = spot.aside(0.1F);
    piece.heading = spot.heading();
    piece.size = lane_size;
}

// How far a car has come along roads that are driven one after the other, in spaces.
struct Way {
    float on_first = 0.0F;   // spaces on the road it is on
    float on_second = 0.0F;  // and on the other one, if it changes
};

// None where there is no road from one to the other.
std::optional<Way> way_of(const CarLook& from, const CarLook& to) {
    const auto is_on_way = [](const CarLook& look) {
        return look.spot == Spot::road || look.spot == Spot::lane;
    };
    if (!is_on_way(from) || !is_on_way(to)) return std::nullopt;
    const auto steps = [](int first, int last) {
        return static_cast<float>((last - first + lap_length) % lap_length);
    };
    const int laps = to.lap - from.lap;
    if (from.spot == to.spot) {
        const int by = to.space - from.space + (from.spot == Spot::road ? lap_length * laps : 0);
        if (std::abs(by) > lap_length) return std::nullopt;
        return Way{static_cast<float>(by), 0.0F};
    }
    if (from.spot == Spot::road)
        return Way{steps(from.space, pit_branch), static_cast<float>(to.space) + 1.0F};
    return Way{static_cast<float>(lane_length + 1 - from.space), steps(pit_joins, to.space)};
}

RoadSpot spot_on(const CarLook& from, const Way& way, float share) {
    const float gone = share * (way.on_first + way.on_second);
    const bool on_road = from.spot == Spot::road;
    const Circuit& circuit = Circuit::get();
    const bool has_changed = way.on_second > 0.0F && gone > way.on_first;
    if (!has_changed) {
        const float space = static_cast<float>(from.space) + gone;
        return on_road ? circuit.on_road(space) : circuit.on_lane(space);
    }
    const float gone_there = gone - way.on_first;
    return on_road ? circuit.on_lane(gone_there - 1.0F)
                   : circuit.on_road(static_cast<float>(pit_joins) + gone_there);
}

// Where a piece stands as seen from the middle of its space: ahead and to the right.
Vec2 from_middle(const ui::BoardPiece& piece, const RoadSpot& spot) {
    const Vec2 by = piece.at - spot.at;
    return {by.x * spot.ahead.x + by.y * spot.ahead.y,
            by.x * spot.right().x + by.y * spot.right().y};
}

}  // namespace

RoadSpot middle_of(const Place& place) {
    const auto space = static_cast<float>(place.space);
    return place.in_lane ? Circuit::get().on_lane(space) : Circuit::get().on_road(space);
}

std::vector<ui::BoardPiece> circuit_pieces(const Race& race) {
    std::vector<CarLook> looks;
    std::vector<std::size_t> sharing(race.terms.cars, 0);
    const auto is_together = [](const CarLook& one, const CarLook& other) {
        return one.spot == other.spot && one.space == other.space &&
               (one.spot == Spot::lane || (is_off(one) && is_off(other)));
    };
    for (CarId id = 0; id < race.terms.cars; ++id) {
        CarLook look = look_of(race, id);
        look.in_spot = static_cast<std::uint8_t>(std::ranges::count_if(
            looks, [&](const CarLook& other) { return is_together(look, other); }));
        looks.push_back(look);
    }
    std::vector<ui::BoardPiece> pieces;
    for (CarId id = 0; id < race.terms.cars; ++id) {
        const CarLook& look = looks[id];
        const auto together = static_cast<std::size_t>(std::ranges::count_if(
            looks, [&](const CarLook& other) { return is_together(look, other); }));
        ui::BoardPiece& piece = pieces.emplace_back();
        piece.who = id;
        piece.look = look;
        if (look.spot == Spot::home) {
            put_home(piece, race);
        } else if (look.spot == Spot::beside_line) {
            put_beside_line(piece);
        } else if (look.spot == Spot::lane) {
            put_in_lane(piece, look, together);
        } else if (is_off(look)) {
            put_beside_road(piece, look, together);
        } else {
            const RoadSpot spot = middle_of(look);
            piece.at = spot.at;
            piece.heading = spot.heading();
        }
    }
    return pieces;
}

ui::BoardPiece car_between(const ui::BoardPiece& from, const ui::BoardPiece& to, float share) {
    if (share >= 1.0F) return to;
    const auto old_look = from.look.as<CarLook>();
    const auto new_look = to.look.as<CarLook>();
    ui::BoardPiece piece = from;
    piece.size = from.size + (to.size - from.size) * share;
    const auto way = way_of(old_look, new_look);
    if (!way) {
        piece.at = stage::mix(from.at, to.at, share);
        const float turn = std::remainder(to.heading - from.heading, 2.0F * pi);
        piece.heading = from.heading + turn * share;
        return piece;
    }
    const RoadSpot begin = middle_of(old_look);
    const RoadSpot end = middle_of(new_look);
    const RoadSpot spot = spot_on(old_look, *way, share);
    const Vec2 by = stage::mix(from_middle(from, begin), from_middle(to, end), share);
    piece.at = spot.at + spot.ahead * by.x + spot.right() * by.y;
    const float spin_before = std::remainder(from.heading - begin.heading(), 2.0F * pi);
    const float spin_after = std::remainder(to.heading - end.heading(), 2.0F * pi);
    piece.heading = spot.heading() + spin_before + (spin_after - spin_before) * share;
    return piece;
}

float car_seconds(const ui::BoardPiece& from, const ui::BoardPiece& to) {
    const auto way = way_of(from.look.as<CarLook>(), to.look.as<CarLook>());
    if (!way) return 0.5F;
    return std::min(0.95F, 0.3F + 0.06F * (std::abs(way->on_first) + way->on_second));
}

}  // namespace grand_prix
