#include "games/highway_heist/view/core/pieces.h"

#include <algorithm>

#include "games/highway_heist/rules/highway_heist.h"
#include "games/highway_heist/view/core/road_shape.h"

namespace highway_heist {

namespace {

using stage::Vec2;

constexpr Vec2 nowhere{-30.0F, 3.5F};
constexpr float tumbled = 6.2832F + 0.3F;  // of a Wreck, once over

void set(PieceLook& look, PieceLook::Flag flag, bool is_set) {
    if (is_set) look.flags = static_cast<std::uint8_t>(look.flags | flag);
}

ui::BoardPiece piece_of(const PieceLook& look, Vec2 at, float size) {
    ui::BoardPiece piece;
    const bool is_shown = look.is(PieceLook::shown);
    piece.at = is_shown ? at : nowhere;
    piece.size = is_shown ? size : 0.0F;
    piece.look = look;
    return piece;
}

ui::BoardPiece vehicle_piece(const Heist& heist, Perch perch) {
    PieceLook look;
    look.id = perch;
    const Vehicle& vehicle = heist.vehicles.at(perch);
    const MemberId driver = driver_of_pv(heist, perch);
    set(look, PieceLook::shown, vehicle.is_on_board);
    set(look, PieceLook::wrecked, vehicle.is_wreck);
    set(look, PieceLook::enemy_peg, heist.enemy_pegs.at(perch));
    look.car = perch < first_suv ? static_cast<std::uint8_t>(heist.terms.cars.at(perch))
                                 : static_cast<std::uint8_t>(Car::hijacked);
    if (driver != no_member) {
        const Member& who = heist[driver];
        set(look, PieceLook::manned, who.is_manned());
        set(look, PieceLook::active, heist.stage == Stage::turn && driver == heist.active);
        set(look, PieceLook::hacker, heist.hacker == driver);
        look.full = static_cast<std::uint8_t>(strength_of(heist, driver));
        look.left = static_cast<std::uint8_t>(look.full - who.damage);
        look.cargo = who.cargo;
    }
    ui::BoardPiece piece = piece_of(look, middle_of(vehicle.at), 1.1F);
    piece.heading = vehicle.is_wreck ? tumbled : 0.0F;
    piece.who = seat_of(heist.terms, driver);
    // An abandoned car, or the Wreck of one, is still seen to be one of the team.
    piece.is_acting = look.is(PieceLook::active);
    return piece;
}

ui::BoardPiece rival_piece(const Heist& heist) {
    PieceLook look;
    look.kind = PieceKind::rival;
    set(look, PieceLook::shown, has_rival(heist));
    set(look, PieceLook::enemy_peg, heist.enemy_pegs[rival_car]);
    look.left = static_cast<std::uint8_t>(std::max<int>(heist.rival_strength, 0));
    look.full = static_cast<std::uint8_t>(heist.full_strength);
    return piece_of(look, middle_of(heist.rival), 1.1F);
}

ui::BoardPiece main_piece(const Heist& heist, PieceKind kind) {
    PieceLook look;
    look.kind = kind;
    look.left = static_cast<std::uint8_t>(std::max<int>(heist.strength, 0));
    look.full = static_cast<std::uint8_t>(heist.full_strength);
    switch (kind) {
    case PieceKind::tank:
        set(look, PieceLook::shown, is_playing(heist, Scenario::tank_assault));
        set(look, PieceLook::enemy_peg, heist.enemy_pegs[tank]);
        return piece_of(look, middle_of(block_of(heist, tank)), 2.2F);
    case PieceKind::semi:
        set(look, PieceLook::shown, is_playing(heist, Scenario::semi_heist));
        set(look, PieceLook::open_door, heist.door != Door::closed);
        // Its Enemy Pegs, a bit each space.
        for (Perch perch = semi_rear; perch <= semi_cab; ++perch)
            if (heist.enemy_pegs.at(perch))
                look.cargo = static_cast<std::uint8_t>(look.cargo | 1U << (perch - semi_rear));
        return piece_of(look, middle_of(Block{heist.main, 4, 1}), 1.0F);
    default:
        set(look, PieceLook::shown, has_chopper(heist));
        return piece_of(look, middle_of(heist.main), 1.2F);
    }
}

// The first free one: an Enemy Peg has the one at the back.
int slot_number(const Heist& heist, MemberId member) {
    const Perch perch = heist[member].peg;
    int slot = heist.enemy_pegs.at(perch) ? 1 : 0;
    for (MemberId other = 0; other < member; ++other)
        if (heist[other].peg == perch) ++slot;
    return slot;
}

ui::BoardPiece peg_piece(const Heist& heist, MemberId member) {
    PieceLook look;
    look.kind = PieceKind::peg;
    look.id = member;
    const bool is_in = member < heist.terms.members;
    const Member& who = heist[member];
    const Perch on = is_in ? place_of(heist, member) : no_perch;
    set(look, PieceLook::shown, on != no_perch);
    set(look, PieceLook::manned, who.peg == at_wheel);
    set(look, PieceLook::active, heist.stage == Stage::turn && member == heist.active);
    look.character = static_cast<std::uint8_t>(heist.terms.characters.at(member));
    const Vec2 at = on == no_perch        ? nowhere
                    : who.peg == at_wheel ? middle_of(block_of(heist, on)) + Vec2{0.13F, 0.0F}
                                          : slot_of(heist, on, slot_number(heist, member));
    ui::BoardPiece piece = piece_of(look, at, 0.4F);
    piece.who = seat_of(heist.terms, member);
    piece.is_acting = look.is(PieceLook::active);
    if (!look.is(PieceLook::shown)) piece.who = kernel::nobody;
    return piece;
}

}  // namespace

stage::Vec2 slot_of(const Heist& heist, Perch perch, int slot) {
    const Vec2 middle = middle_of(block_of(heist, perch));
    const float apart = perch == tank ? 0.24F : 0.17F;
    return middle + Vec2{slot == 0 ? -apart : apart, -0.04F};
}

std::vector<ui::BoardPiece> heist_pieces(const Heist& heist) {
    std::vector<ui::BoardPiece> pieces;
    pieces.push_back(main_piece(heist, PieceKind::tank));
    pieces.push_back(main_piece(heist, PieceKind::semi));
    for (Perch perch = 0; perch < vehicle_count; ++perch)
        pieces.push_back(vehicle_piece(heist, perch));
    pieces.push_back(rival_piece(heist));
    for (MemberId member = 0; member < most_members; ++member)
        pieces.push_back(peg_piece(heist, member));
    pieces.push_back(main_piece(heist, PieceKind::chopper));
    return pieces;
}

float seconds_between(const ui::BoardPiece& from, const ui::BoardPiece& to) {
    const auto begin = from.look.as<PieceLook>();
    const auto end = to.look.as<PieceLook>();
    if (!begin.is(PieceLook::shown)) return 0.35F;
    if (!end.is(PieceLook::shown)) return 0.2F;
    if (from.heading != to.heading) return 0.55F;
    return std::clamp(0.22F * stage::length(to.at - from.at), 0.2F, 0.7F);
}

}  // namespace highway_heist
