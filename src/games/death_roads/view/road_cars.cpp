#include "games/death_roads/view/road_cars.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <string>
#include <string_view>

#include "games/death_roads/view/names.h"
#include "games/death_roads/view/road_shape.h"
#include "games/death_roads/view/road_view.h"
#include "stage/theme.h"

namespace death_roads {

namespace {

namespace theme = stage::theme;
using Ink = stage::Colour;
using stage::Rect;
using stage::Vec2;

constexpr float up = -std::numbers::pi_v<float> / 2.0F;

CarLook look_of(const Race& race, PlayerId id) {
    const Car& car = race[id];
    CarLook look;
    look.vehicle = car.build.vehicle;
    look.gear = car.gear;
    look.condition = car.condition;
    look.handling = car.handling;
    for (std::size_t status = 0; status < 3; ++status)
        look.tokens = static_cast<std::uint8_t>(
            look.tokens | std::min<int>(3, car.tokens.at(status)) << (2 * status));
    const bool is_on_road = car.is_racing && race.stage != Stage::setup;
    const bool is_in_garage = race.stage == Stage::setup && car.build.vehicle != none;
    if (is_on_road) look.flags = CarLook::shown;
    if (is_in_garage) look.flags = CarLook::shown | CarLook::in_garage;
    if (is_on_road && race.turn.who == id)
        look.flags = static_cast<std::uint8_t>(look.flags | CarLook::acting);
    if (car.is_aside) look.flags = static_cast<std::uint8_t>(look.flags | CarLook::aside);
    look.guns =
        static_cast<std::uint8_t>((car.build.pairs[0] & 15U) | (car.build.pairs[1] & 15U) << 4U);
    look.tail = car.build.pairs[2];
    return look;
}

class CarPainter {
public:
    CarPainter(const ui::BoardEasel& easel, const ui::BoardPiece& piece)
        : easel_(easel),
          canvas_(easel.canvas),
          look_(piece.look.as<CarLook>()),
          livery_(easel.seating.livery(piece.who)),
          at_(easel.to(piece.at)),
          unit_(easel.to.zoom * piece.size) {}

    void paint() const {
        plate();
        const std::string name = car_picture(look_.vehicle);
        canvas_.disc(at_ + Vec2{px(0.05F), px(0.06F)}, px(0.3F), faded(theme::ink, 0.25F));
        exhaust();
        part(name, {255, 255, 255, 255});
        part(name + "-livery", faded(Ink::hex(livery_.colour), 0.88F));
        part(name + "-over", {255, 255, 255, 255});
        weapons();
        emblem();
        if (look_.is(CarLook::in_garage))
            return write(at_ + Vec2{0.0F, px(0.58F)}, name_of_vehicle(look_.vehicle), px(0.2F),
                         theme::ivory);
        condition();
        gear();
        tokens();
    }

private:
    float px(float world) const { return world * unit_; }
    void part(const std::string& name, Ink tint) const {
        stage::SpriteLook look;
        const float fineness = unit_ < 90.0F ? 2.0F : 1.0F;
        look.angle = up;
        look.scale = 1.0F / fineness;
        look.opacity = static_cast<float>(tint.a) / 255.0F;
        look.tint = tint;
        look.tint.a = 255;
        const int tall = std::max(6, static_cast<int>(std::lround(px(0.92F) * fineness)));
        canvas_.sprite(easel_.sprites.get(name, tall), at_, look);
    }
    Rect cell() const {
        const float wide = px(lane_wide) * 0.94F;
        const float tall = px(row_tall) * 0.94F;
        return {at_.x - wide / 2.0F, at_.y - tall / 2.0F, wide, tall};
    }
    // In its colour, under all of the space: told from afar.
    void plate() const {
        const bool is_acting = look_.is(CarLook::acting);
        const Ink colour = Ink::hex(livery_.colour);
        canvas_.fill_rounded_rect(cell(), px(0.12F), faded(colour, is_acting ? 0.62F : 0.42F));
        canvas_.outline_rounded_rect(cell(), px(0.12F),
                                     is_acting ? theme::ivory : faded(theme::ink, 0.6F),
                                     std::max(1.0F, px(is_acting ? 0.05F : 0.03F)));
    }
    // Longer in a higher gear.
    void exhaust() const {
        const float flicker = 0.8F + 0.2F * std::sin(easel_.seconds * 23.0F + at_.x);
        for (int puff = 0; puff < look_.gear; ++puff)
            canvas_.disc(at_ + Vec2{px(0.06F * (puff % 2 == 0 ? 1.0F : -1.0F)),
                                    px(0.42F + 0.09F * static_cast<float>(puff) * flicker)},
                         px(0.07F), faded(theme::light_sand, 0.5F));
    }
    void barrel(Vec2 from, Vec2 to, float wide, Ink colour) const {
        const Vec2 begin = at_ + Vec2{px(from.x), px(from.y)};
        const Vec2 end = at_ + Vec2{px(to.x), px(to.y)};
        canvas_.line(begin, end, theme::ink, px(wide) + std::max(1.5F, px(0.03F)));
        canvas_.line(begin, end, colour, px(wide));
    }
    // On the hood, the roof and the tail; each kind in a shape of its own.
    void weapons() const {
        constexpr Ink steel = Ink::hex(0x8F877C);
        constexpr Ink flame = Ink::hex(0xE08A33);
        switch (look_.guns & 15) {
        case 0:
            barrel({-0.1F, -0.25F}, {-0.1F, -0.47F}, 0.05F, steel);
            barrel({0.1F, -0.25F}, {0.1F, -0.47F}, 0.05F, steel);
            break;
        case 1: barrel({0.0F, -0.26F}, {0.0F, -0.42F}, 0.16F, theme::laurel); break;
        case 2: barrel({-0.24F, -0.46F}, {0.24F, -0.46F}, 0.07F, steel); break;
        case 3: barrel({0.0F, -0.26F}, {0.0F, -0.48F}, 0.06F, flame); break;
        case 4: barrel({0.0F, -0.24F}, {0.0F, -0.5F}, 0.03F, theme::ivory); break;
        default: break;
        }
        switch (look_.guns >> 4) {
        case 0:
            barrel({0.0F, 0.06F}, {0.18F, -0.06F}, 0.05F, steel);
            canvas_.disc(at_ + Vec2{0.0F, px(0.06F)}, px(0.09F), theme::ink);
            break;
        case 1: barrel({-0.3F, 0.06F}, {0.3F, 0.06F}, 0.08F, steel); break;
        case 2:
            canvas_.circle(at_ + Vec2{0.0F, px(0.08F)}, px(0.11F), theme::water, px(0.05F));
            break;
        case 3:
            barrel({-0.3F, -0.02F}, {-0.2F, 0.14F}, 0.05F, theme::ivory);
            barrel({0.3F, -0.02F}, {0.2F, 0.14F}, 0.05F, theme::ivory);
            break;
        case 4: canvas_.disc(at_ + Vec2{0.0F, px(0.08F)}, px(0.1F), theme::laurel); break;
        default: break;
        }
        switch (look_.tail) {
        case 0: barrel({-0.12F, 0.4F}, {0.12F, 0.4F}, 0.09F, theme::brick); break;
        case 1: barrel({-0.08F, 0.4F}, {0.08F, 0.4F}, 0.12F, theme::ink); break;
        case 2: barrel({0.0F, 0.3F}, {0.0F, 0.47F}, 0.06F, steel); break;
        case 3: barrel({0.0F, 0.34F}, {0.0F, 0.46F}, 0.07F, flame); break;
        case 4: barrel({0.0F, 0.34F}, {0.1F, 0.48F}, 0.03F, theme::ivory); break;
        default: break;
        }
    }
    void emblem() const {
        stage::SpriteLook look;
        look.tint = Ink::hex(livery_.ink);
        const Vec2 where = at_ + Vec2{px(-0.5F), px(-0.28F)};
        canvas_.disc(where, px(0.16F), theme::ink);
        canvas_.disc(where, px(0.14F), Ink::hex(livery_.colour));
        canvas_.sprite(easel_.sprites.get(std::string(livery_.emblem),
                                          std::max(6, static_cast<int>(px(0.2F)))),
                       where, look);
    }
    void write(Vec2 where, const std::string& text, float tall, Ink colour) const {
        canvas_.text_centred(where, text,
                             {stage::Face::label_bold, tall, colour, stage::Align::middle});
    }
    // A column on the right, as full as the car is whole.
    void condition() const {
        const int most = vehicles.at(look_.vehicle).condition;
        const float share = static_cast<float>(look_.condition) / static_cast<float>(most);
        const Rect column{at_.x + px(0.5F), at_.y - px(0.16F), px(0.13F), px(0.54F)};
        canvas_.fill_rounded_rect(grown(column, px(0.03F)), px(0.05F), faded(theme::ink, 0.8F));
        const Ink colour = share > 0.5F    ? Ink::hex(0x8DB255)
                           : share > 0.25F ? Ink::hex(0xE3B341)
                                           : Ink::hex(0xE0503A);
        const float full = std::max(px(0.03F), column.height * share);
        canvas_.fill_rect({column.x, column.bottom() - full, column.width, full}, colour);
        const Vec2 where{column.x + px(0.01F), at_.y - px(0.31F)};
        canvas_.fill_rounded_rect({where.x - px(0.17F), where.y - px(0.13F), px(0.34F), px(0.26F)},
                                  px(0.08F), faded(theme::ink, 0.8F));
        write(where, std::to_string(look_.condition), std::max(9.0F, px(0.3F)), theme::ivory);
    }
    void gear() const {
        const Vec2 where = at_ + Vec2{px(-0.5F), px(0.05F)};
        for (int step = 1; step <= top_gear; ++step) {
            const Rect bar{where.x - px(0.13F) + px(0.09F) * static_cast<float>(step - 1),
                           where.y + px(0.12F) - px(0.08F) * static_cast<float>(step), px(0.07F),
                           px(0.08F) * static_cast<float>(step)};
            canvas_.fill_rect(grown(bar, std::max(0.7F, px(0.012F))), theme::ink);
            canvas_.fill_rect(bar, step <= look_.gear ? theme::ivory : theme::mud);
        }
    }
    void tokens() const {
        static constexpr std::array<const char*, 3> pictures = {
            "roads/token-stun", "roads/token-burn", "roads/token-veer"};
        float x = -0.6F;
        for (std::size_t status = 0; status < pictures.size(); ++status) {
            for (int i = 0; i < look_.tokens_of(status); ++i) {
                canvas_.sprite(easel_.sprites.get(pictures.at(status),
                                                  std::max(6, static_cast<int>(px(0.19F)))),
                               at_ + Vec2{px(x), px(0.34F)});
                x += 0.12F;
            }
        }
    }

    const ui::BoardEasel& easel_;
    stage::Canvas& canvas_;
    CarLook look_;
    const ui::Livery& livery_;
    Vec2 at_;
    float unit_;  // pixels a unit of the world
};

std::string picture_named(std::string_view vehicle) {
    std::string name(vehicle);
    name[0] = static_cast<char>(name[0] - 'A' + 'a');
    return "roads/" + name;
}

}  // namespace

std::string car_picture(std::uint8_t vehicle) { return picture_named(vehicles.at(vehicle).name); }

ui::PodiumPiece View::podium_of(const Race& race, PlayerId seat) {
    const std::uint8_t vehicle = race[seat].build.vehicle;
    if (vehicle >= vehicles.size()) return {"roads/skull", {}, {}};  // not taken yet
    return podium_of_ride(vehicles[vehicle].name);
}

ui::PodiumPiece View::podium_of_ride(std::string_view vehicle) {
    const std::string name = picture_named(vehicle);
    return {name, name + "-livery", name + "-over"};
}

ui::BoardPiece garage_piece(const Race& race, PlayerId id) {
    constexpr float large = 1.72F;  // so that four stand side by side
    const CarLook look = look_of(race, id);
    ui::BoardPiece piece;
    piece.who = id;
    piece.at = {road_wide(race) * (static_cast<float>(id) + 0.5F) /
                    static_cast<float>(race.terms.players),
                road_tall * 0.36F};
    piece.heading = up;
    piece.size = look.is(CarLook::shown) ? large : 0.0F;
    piece.look = look;
    return piece;
}

std::vector<ui::BoardPiece> car_pieces(const Race& race) {
    std::vector<ui::BoardPiece> pieces;
    for (PlayerId id = 0; id < race.terms.players; ++id) {
        if (race.stage == Stage::setup) {
            pieces.push_back(garage_piece(race, id));
            continue;
        }
        ui::BoardPiece& piece = pieces.emplace_back();
        const CarLook look = look_of(race, id);
        piece.who = id;
        piece.at = point_of(race[id].at);
        piece.heading = up;
        piece.size = look.is(CarLook::shown) ? 1.0F : 0.0F;
        piece.is_acting = look.is(CarLook::acting);
        piece.look = look;
    }
    return pieces;
}

void paint_car(const ui::BoardEasel& easel, const ui::BoardPiece& piece) {
    const auto look = piece.look.as<CarLook>();
    if (look.is(CarLook::shown) && look.vehicle < vehicles.size()) CarPainter(easel, piece).paint();
}

}  // namespace death_roads
