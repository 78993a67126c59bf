#include "games/circus_maximus/view/chariot_pieces.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "games/circus_maximus/view/names.h"
#include "stage/theme.h"

namespace circus_maximus {

namespace {

namespace theme = stage::theme;
using stage::Colour;
using stage::Vec2;

constexpr float turns = 4.0F;
constexpr float turn_parts = 65536.0F / turns;
constexpr float lane_parts = 16.0F;
constexpr float footprint = 2.0F;  // squares

bool has_place(const Race& race, ChariotId id) {
    const Chariot& chariot = race[id];
    const bool is_drawn = race.stage != Stage::preparation || !(chariot.car == Square{});
    return is_drawn && chariot.is_on_track();
}

ChariotLook look_of(const Race& race, ChariotId id) {
    const Chariot& chariot = race[id];
    ChariotLook look;
    look.id = id;
    look.put(spot_of(chariot.car));
    const auto set = [&](ChariotLook::Flag flag, bool is_set) {
        if (is_set) look.flags = static_cast<std::uint8_t>(look.flags | flag);
    };
    set(ChariotLook::shown, has_place(race, id));
    set(ChariotLook::held, chariot.is_held);
    set(ChariotLook::driven, chariot.is_racing());
    set(ChariotLook::upright, chariot.is_upright);
    set(ChariotLook::dragged, chariot.driver == Driver::dragged);
    const bool is_drawn = race.stage == Stage::draw && chariot.has_moved;
    set(ChariotLook::acting, is_drawn && race.acting == id && chariot.is_racing());
    for (std::size_t horse = 0; horse < chariot.team.size(); ++horse)
        if (chariot.team.at(horse) > 0 || chariot.full_hits == 0)
            look.live = static_cast<std::uint8_t>(look.live | 1U << horse);
    look.wheels = static_cast<std::uint8_t>(chariot.wheels[0] | chariot.wheels[1] << 4U);
    const int number = number_in_team(race.terms, id);
    const bool is_alone =
        chariots_each(race.terms) == 1 && owner_of(race.terms, id) < race.terms.players;
    look.number = static_cast<std::uint8_t>(is_alone ? 0 : number + 1);
    return look;
}

void place(ui::BoardPiece& piece, const ChariotLook& look) {
    const LapSpot middle = further(look.spot(), 0.5F);
    piece.at = point_of(middle);
    piece.heading = heading_of(middle);
    piece.size = look.is(ChariotLook::shown) ? footprint : 0.0F;
    piece.is_acting = look.is(ChariotLook::acting);
    piece.look = look;
}

}  // namespace

LapSpot ChariotLook::spot() const {
    return {static_cast<float>(lane) / lane_parts, static_cast<float>(turn) / turn_parts};
}

void ChariotLook::put(LapSpot spot) {
    lane = static_cast<std::uint8_t>(std::lround(spot.lane * lane_parts));
    const float within = spot.turn - turns * std::floor(spot.turn / turns);
    turn = static_cast<std::uint16_t>(within * turn_parts);
}

std::vector<ui::BoardPiece> chariot_pieces(const Race& race) {
    std::vector<ui::BoardPiece> pieces;
    for (ChariotId id = 0; id < chariots; ++id) {
        ui::BoardPiece& piece = pieces.emplace_back();
        piece.who = owner_of(race.terms, id);
        place(piece, look_of(race, id));
    }
    return pieces;
}

ui::BoardPiece chariot_between(const ui::BoardPiece& from, const ui::BoardPiece& to, float share) {
    if (share >= 1.0F) return to;
    const auto begin = from.look.as<ChariotLook>();
    const auto end = to.look.as<ChariotLook>();
    if (!begin.is(ChariotLook::shown) || !end.is(ChariotLook::shown)) return from;
    const float way = turns_between(begin.spot().turn, end.spot().turn);
    const float forward = way > turns / 2.0F ? way - turns : way;
    ChariotLook look = begin;
    look.put({std::lerp(begin.spot().lane, end.spot().lane, share),
              begin.spot().turn + forward * share});
    ui::BoardPiece piece = from;
    place(piece, look);
    return piece;
}

// A gallop: many squares go by in little time.
float chariot_seconds(const ui::BoardPiece& from, const ui::BoardPiece& to) {
    const auto end = to.look.as<ChariotLook>();
    if (!from.look.as<ChariotLook>().is(ChariotLook::shown) || !end.is(ChariotLook::shown))
        return 0.0F;
    return std::clamp(0.09F * stage::length(to.at - from.at), 0.08F, 0.6F);
}

// ---- Painting -----------------------------------------------------------------------------------

namespace {

constexpr std::array coats = {Colour::hex(0x9B6A3E), Colour::hex(0x7A5030), Colour::hex(0xB98A52),
                              Colour::hex(0x5F4030), Colour::hex(0xC9BFAE), Colour::hex(0x8C5A38),
                              Colour::hex(0x4A3A34), Colour::hex(0xA87848)};

class ChariotPainter {
public:
    ChariotPainter(const ui::BoardEasel& easel, const ui::BoardPiece& piece)
        : easel_(easel),
          piece_(piece),
          look_(piece.look.as<ChariotLook>()),
          livery_(easel.seating.livery(piece.who)),
          car_(look_.spot()),
          team_(further(car_, 1.0F)) {}

    void paint() const {
        carpet();
        const bool has_car = look_.is(ChariotLook::driven) || look_.is(ChariotLook::upright);
        if (has_car) car();
        if (look_.is(ChariotLook::dragged))
            paint_driver(easel_, point_of(car_), heading_of(car_), piece_.who);
        horses_in_front();
        if (has_car) number();
    }

private:
    float px(float world) const { return world * easel_.to.zoom; }
    Vec2 at(LapSpot spot, float along, float right) const {
        const Vec2 ahead = ahead_of(spot);
        return easel_.to(point_of(spot) + ahead * along + Vec2{-ahead.y, ahead.x} * right);
    }
    void part(const std::string& name, Vec2 where, float heading, float tall,
              Colour tint = {255, 255, 255, 255}) const {
        // Small turned pictures lose their fine lines: they are painted large and then made small.
        const float fineness = easel_.to.zoom < 60.0F ? 2.0F : 1.0F;
        stage::SpriteLook look;
        look.angle = heading;
        look.scale = 1.0F / fineness;
        look.opacity = static_cast<float>(tint.a) / 255.0F;
        look.tint = tint;
        look.tint.a = 255;
        const int height = std::max(4, static_cast<int>(std::lround(px(tall) * fineness)));
        easel_.canvas.sprite(easel_.sprites.get(name, height), where, look);
    }
    // In the livery, under both squares: told from afar.
    void carpet() const {
        std::vector<Vec2> edge;
        constexpr int points = 6;
        constexpr float half = 0.47F * lane_width;
        for (int i = 0; i <= points; ++i)
            edge.push_back(at(further(car_, 2.0F * static_cast<float>(i) / points), -0.44F, half));
        for (int i = points; i >= 0; --i)
            edge.push_back(at(further(car_, 2.0F * static_cast<float>(i) / points), -0.44F, -half));
        const bool is_acting = look_.is(ChariotLook::acting);
        easel_.canvas.fill_polygon(edge,
                                   faded(Colour::hex(livery_.colour), is_acting ? 0.6F : 0.4F));
        easel_.canvas.outline_polygon(edge, is_acting ? theme::ivory : faded(theme::ink, 0.5F),
                                      std::max(1.0F, px(is_acting ? 0.1F : 0.04F)));
    }
    void car() const {
        const float heading = heading_of(car_);
        part("circus/car-shade", at(car_, 0.02F, 0.06F), heading, 1.06F, faded(theme::ink, 0.4F));
        for (const float side : {-1.0F, 1.0F}) {
            const int damage = side < 0.0F ? look_.wheels & 15 : look_.wheels >> 4;
            const Colour worn = mix(Colour::hex(0xC79A62), theme::red,
                                    static_cast<float>(damage) / static_cast<float>(wheel_boxes));
            part("circus/wheel", at(car_, -0.1F, side * 0.48F), heading, 0.12F, worn);
        }
        part("circus/car", at(car_, 0.0F, 0.0F), heading, 1.06F);
        if (!look_.is(ChariotLook::driven)) return;
        part("circus/car-livery", at(car_, 0.0F, 0.0F), heading, 1.06F,
             Colour::hex(livery_.colour));
        part("circus/helmet", at(car_, 0.0F, 0.0F), heading, 1.06F);
    }
    // The first on the left. One that is dead lies in the traces until it is cut free.
    void horses_in_front() const {
        constexpr float pitch = 0.285F;
        constexpr float tall = 0.37F;
        const float heading = heading_of(team_);
        for (int horse = 0; horse < horses; ++horse) {
            const bool is_live = (look_.live >> horse & 1) != 0;
            if (!is_live && !look_.is(ChariotLook::held)) continue;
            const float right = (static_cast<float>(horse) - 1.5F) * pitch;
            const bool is_outer = horse == 0 || horse == horses - 1;
            const Vec2 where = at(team_, is_live ? (is_outer ? -0.03F : 0.03F) : -0.3F, right);
            const auto coat = static_cast<std::size_t>(look_.id * 3 + horse) % coats.size();
            if (!is_live) {
                part("circus/horse", where, heading + 0.9F, tall, Colour::hex(0x5A4A48));
                continue;
            }
            part("circus/horse", where, heading, tall, coats.at(coat));
            part("circus/horse-cloth", where, heading, tall, Colour::hex(livery_.colour));
        }
    }
    void number() const {
        const std::string text =
            look_.number > 0 ? name_of_lane(look_.number - 1) : std::string(livery_.numeral);
        const Vec2 where = at(car_, -0.34F, 0.0F);
        const float radius = std::max(5.5F * easel_.scale, px(0.21F));
        easel_.canvas.disc(where, radius, theme::ink);
        easel_.canvas.disc(where, radius * 0.88F, Colour::hex(livery_.colour));
        easel_.canvas.text_centred(
            where, text,
            {stage::Face::label, radius * 1.4F, Colour::hex(livery_.ink), stage::Align::middle});
    }

    const ui::BoardEasel& easel_;
    const ui::BoardPiece& piece_;
    ChariotLook look_;
    const ui::Livery& livery_;
    LapSpot car_;
    LapSpot team_;
};

}  // namespace

void paint_chariot(const ui::BoardEasel& easel, const ui::BoardPiece& piece) {
    if (!piece.look.as<ChariotLook>().is(ChariotLook::shown)) return;
    ChariotPainter(easel, piece).paint();
}

void paint_driver(const ui::BoardEasel& easel, stage::Vec2 at, float heading,
                  kernel::PlayerId owner) {
    stage::SpriteLook look;
    look.angle = heading;
    const int height = std::max(6, static_cast<int>(std::lround(easel.to.zoom * 0.6F)));
    const Vec2 where = easel.to(at);
    // On a plate in his colours: wrecks, where men run for it, are of the same wood and leather.
    const Colour livery = Colour::hex(easel.seating.livery(owner).colour);
    easel.canvas.disc(where, easel.to.zoom * 0.46F, livery);
    easel.canvas.disc(where, easel.to.zoom * 0.36F, theme::ivory);
    easel.canvas.circle(where, easel.to.zoom * 0.46F, theme::ink,
                        std::max(1.0F, easel.to.zoom * 0.05F));
    look.tint = livery;
    easel.canvas.sprite(easel.sprites.get("circus/driver", height), where, look);
    look.tint = {255, 255, 255, 255};
    easel.canvas.sprite(easel.sprites.get("circus/helmet", height), where, look);
}

}  // namespace circus_maximus
