// What View paints: over the ground, boxes, cards, cars and rain; and the dice.
#include <algorithm>
#include <cmath>
#include <numbers>
#include <string>

#include "games/grand_prix/view/circuit_cards.h"
#include "games/grand_prix/view/circuit_road.h"
#include "games/grand_prix/view/circuit_still.h"
#include "games/grand_prix/view/core/odds.h"
#include "games/grand_prix/view/grand_prix_view.h"
#include "games/grand_prix/view/words_board.h"
#include "stage/theme.h"
#include "ui/plain/papers.h"
#include "words/words.h"

namespace grand_prix {

namespace {

namespace theme = stage::theme;
using stage::Colour;
using stage::Vec2;

Ground ground_of(const Race& race) {
    return {race.weather == Weather::wet, has_weather(race.terms)};
}

Colour colour_of(Tyre tyre) {
    switch (tyre) {
    case Tyre::soft: return Colour::hex(0xE8402F);
    case Tyre::hard: return Colour::hex(0xFBF7EC);
    default: return Colour::hex(0x46AEE6);
    }
}

// A car with its tyres, livery and number.
class CarPainter {
public:
    CarPainter(const ui::BoardEasel& easel, const ui::BoardPiece& piece)
        : easel_(easel),
          piece_(piece),
          look_(piece.look.as<CarLook>()),
          at_(easel.to(piece.at)),
          unit_(easel.to.zoom * piece.size) {}

    void paint() const {
        mark_mover();
        if (look_.standing == Standing::missing || look_.standing == Standing::waiting)
            if (look_.spot == CarLook::Spot::road) part("racing/skid", {255, 255, 255, 255}, 0.65F);
        part("racing/car-shade", faded(theme::ink, 0.42F), 1.0F, {0.04F, 0.075F});
        part("racing/car");
        part(look_.tyre == Tyre::soft   ? "racing/tyres-soft"
             : look_.tyre == Tyre::hard ? "racing/tyres-hard"
                                        : "racing/tyres-wet");
        const ui::Livery& livery = easel_.seating.livery(piece_.who);
        part("racing/car-livery", Colour::hex(livery.colour));
        number(livery);
        sign();
    }

private:
    void part(const std::string& name, Colour tint = {255, 255, 255, 255}, float larger = 1.0F,
              Vec2 by = {}) const {
        // Small turned pictures lose their fine lines: they are painted large and then made small.
        const float fineness = unit_ < 60.0F ? 2.0F : 1.0F;
        const float tall = larger * unit_ * car_length;
        stage::SpriteLook look;
        look.angle = piece_.heading;
        look.scale = 1.0F / fineness;
        look.tint = tint;
        look.opacity = static_cast<float>(tint.a) / 255.0F;
        look.tint.a = 255;
        const int height = std::max(6, static_cast<int>(std::lround(tall * fineness)));
        easel_.canvas.sprite(easel_.sprites.get(name, height), at_ + by * unit_, look);
    }
    void mark_mover() const {
        if (look_.is_on_turn == 0) return;
        const float reach = unit_ * 0.62F;
        easel_.canvas.disc(at_, reach, Colour{255, 250, 235, 60});
        easel_.canvas.circle(at_, reach, faded(theme::ink, 0.6F), std::max(3.0F, reach * 0.16F));
        easel_.canvas.circle(at_, reach, theme::ivory, std::max(2.0F, reach * 0.10F));
    }
    // Upright on the tail, ringed as the tyres are: a wet one has a broken ring.
    void number(const ui::Livery& livery) const {
        const Vec2 ahead{std::cos(piece_.heading), std::sin(piece_.heading)};
        const Vec2 at = at_ - ahead * (unit_ * 0.26F);
        const float radius = std::max(5.5F, unit_ * 0.19F);
        easel_.canvas.disc(at, radius, theme::ink);
        easel_.canvas.disc(at, radius * 0.92F, colour_of(look_.tyre));
        if (look_.tyre == Tyre::wet) {
            for (int i = 0; i < 4; ++i) {
                const float angle =
                    (0.25F + 0.5F * static_cast<float>(i)) * std::numbers::pi_v<float>;
                const Vec2 out{std::cos(angle), std::sin(angle)};
                easel_.canvas.line(at, at + out * radius, theme::ink, radius * 0.3F);
            }
        }
        easel_.canvas.disc(at, radius * 0.72F, Colour::hex(livery.colour));
        easel_.canvas.circle(at, radius * 0.72F, theme::ink, radius * 0.1F);
        easel_.canvas.text_centred(
            at, livery.numeral,
            {stage::Face::label, radius * 1.22F, Colour::hex(livery.ink), stage::Align::middle});
    }
    // Whether it has a turn to miss, or waits to rejoin.
    void sign() const {
        const bool is_missing = look_.standing == Standing::missing;
        if (!is_missing && look_.standing != Standing::waiting) return;
        const Vec2 ahead{std::cos(piece_.heading), std::sin(piece_.heading)};
        const int height = std::max(13, static_cast<int>(std::lround(unit_ * 0.36F)));
        easel_.canvas.sprite(
            easel_.sprites.get(is_missing ? "racing/sign-missing" : "racing/sign-waiting", height),
            at_ + ahead * (unit_ * 0.3F));
    }

    const ui::BoardEasel& easel_;
    const ui::BoardPiece& piece_;
    CarLook look_;
    Vec2 at_;
    float unit_;
};

class CircuitArt final : public ui::BoardArt {
public:
    CircuitArt(const Race& race, const std::optional<Event>& drawn) : race_(race), drawn_(drawn) {}

    ui::Token ground() const override {
        const Ground ground = ground_of(race_);
        return static_cast<std::uint32_t>(1U + (ground.is_wet ? 2U : 0U) +
                                          (ground.has_weather_space ? 4U : 0U));
    }
    void paint_under(const ui::BoardEasel& easel) const override {
        for (CarId id = 0; id < race_.terms.cars; ++id)
            paint_box(easel, id);
        paint_places_home(easel);
        paint_cards(easel, race_, drawn_);
    }
    void paint_pieces(const ui::BoardEasel& easel,
                      std::span<const ui::BoardPiece> pieces) const override {
        for (const ui::BoardPiece& piece : pieces)
            if (piece.look.as<CarLook>().is_on_turn == 0) CarPainter(easel, piece).paint();
        for (const ui::BoardPiece& piece : pieces)  // over the others
            if (piece.look.as<CarLook>().is_on_turn != 0) CarPainter(easel, piece).paint();
        for (const Return& back : returns(race_))
            paint_return(easel, back);
    }
    void paint_over(const ui::BoardEasel& easel) const override {
        if (race_.weather == Weather::wet) paint_rain(easel);
    }
    bool is_moving() const override { return race_.weather == Weather::wet; }

    ui::BoardPiece between(const ui::BoardPiece& from, const ui::BoardPiece& to,
                           float share) const override {
        return car_between(from, to, share);
    }
    float seconds_between(const ui::BoardPiece& from, const ui::BoardPiece& to) const override {
        return car_seconds(from, to);
    }
    std::vector<ui::BoardFact> facts_of(const ui::BoardPiece& piece) const override {
        return car_facts(race_, piece.who);
    }
    std::optional<ui::BoardHover> thing_at(Vec2 world) const override {
        return card_at(world, race_);
    }

private:
    static void paint_box(const ui::BoardEasel& easel, CarId id);
    static void paint_places_home(const ui::BoardEasel& easel);
    void paint_return(const ui::BoardEasel& easel, const Return& back) const;
    static void paint_rain(const ui::BoardEasel& easel);

    Race race_;
    std::optional<Event> drawn_;
};

// The door of its garage, and the edge of the lane before it.
void CircuitArt::paint_box(const ui::BoardEasel& easel, CarId id) {
    const Circuit& circuit = Circuit::get();
    const ui::Livery& livery = easel.seating.livery(id);
    const auto space = static_cast<float>(box_of(id));
    const float left = circuit.on_lane(space - 0.5F).at.x;
    const float right = circuit.on_lane(space + 0.5F).at.x;
    const float lane_edge = circuit.on_lane(space).aside(Circuit::half_lane).y;
    const stage::Rect door = easel.to(stage::Rect{
        left + 0.03F, lane_edge + 0.05F, right - left - 0.06F, Circuit::garage_depth - 0.2F});
    const Colour colour = Colour::hex(livery.colour);
    easel.canvas.fill_rounded_rect(door, 0.05F * easel.to.zoom, colour);
    easel.canvas.outline_rounded_rect(door, 0.05F * easel.to.zoom, theme::ink,
                                      std::max(1.0F, 0.03F * easel.to.zoom));
    const stage::Rect edge =
        easel.to(stage::Rect{left + 0.03F, lane_edge - 0.13F, right - left - 0.06F, 0.12F});
    easel.canvas.fill_rect(edge, colour);
    const int height = std::max(8, static_cast<int>(std::lround(door.height * 0.86F)));
    stage::SpriteLook look;
    look.tint = Colour::hex(livery.ink);
    easel.canvas.sprite(easel.sprites.get(std::string(livery.emblem), height), door.centre(), look);
}

void CircuitArt::paint_places_home(const ui::BoardEasel& easel) {
    const float pitch = parc_place.width / static_cast<float>(most_cars);
    for (std::size_t place = 0; place < most_cars; ++place) {
        const Vec2 at{parc_place.x + (static_cast<float>(place) + 0.5F) * pitch,
                      parc_place.y + 0.52F};
        easel.canvas.text_centred(easel.to(at), std::to_string(place + 1),
                                  {stage::Face::title, 0.5F * easel.to.zoom,
                                   faded(theme::ivory, 0.55F), stage::Align::middle});
    }
}

// The round in which it is back, beside a car off the track; in red while its space is taken.
void CircuitArt::paint_return(const ui::BoardEasel& easel, const Return& back) const {
    const Place& place = race_.car(back.car).place;
    const RoadSpot spot = middle_of(place);
    Vec2 at = place.in_lane ? spot.at : spot.aside(-Circuit::half_road - 0.32F);
    at.y += spot.right().y < -0.5F ? 0.6F : -0.6F;  // on the outer side of the long straights
    ui::paint_sign(easel, easel.to(at), words::say("Round {0}", {back.round}),
                   back.is_clear ? theme::gold : theme::red);
}

// Strokes that fall aslant; where motion is reduced they hang in the air.
void CircuitArt::paint_rain(const ui::BoardEasel& easel) {
    const auto strength = static_cast<std::uint8_t>(120.0F * easel.liveliness);
    if (strength == 0) return;
    constexpr int strokes = 170;
    const float unit = 14.0F * easel.scale;
    const stage::Rect where = easel.where;
    for (int i = 0; i < strokes; ++i) {
        const float far = static_cast<float>((i * 7919) % 997) / 997.0F;
        const float start = static_cast<float>((i * 3571) % 991) / 991.0F;
        const float pace = 0.75F + 0.5F * static_cast<float>((i * 31) % 17) / 17.0F;
        const float fallen = start + easel.seconds * pace;
        const float share = fallen - std::floor(fallen);
        const float length = unit * (0.9F + 0.6F * pace);
        const float y = where.y + share * (where.height + length) - length;
        const float x =
            where.x + far * (where.width + 0.3F * where.height) - 0.3F * share * where.height;
        const Vec2 from{x, y};
        easel.canvas.line(from, from + Vec2{-0.3F * length, length},
                          Colour{226, 238, 246, strength}, 1.3F * easel.scale);
    }
}

}  // namespace

ui::DieFace View::face_of(Why why, std::uint8_t face) {
    if (why == Why::flag_card) return {};
    if (why == Why::attack) {
        switch (static_cast<AttackFace>(face)) {
        case AttackFace::pass: return {"dice/attack-die", "dice/attack-pass", ui::no_value, false};
        case AttackFace::fail: return {"dice/attack-die", "dice/attack-fail", ui::no_value, false};
        case AttackFace::explosion:
            return {"dice/attack-die", "dice/attack-explosion", ui::no_value, false};
        }
    }
    return {"dice/race-die", "dice/pips-" + std::to_string(face + 1), ui::no_value, false};
}

std::string View::face_words(Why why, std::uint8_t face) {
    if (why != Why::attack) return std::to_string(face + 1);
    switch (static_cast<AttackFace>(face)) {
    case AttackFace::pass: return words::tr_in("attack die", "pass");
    case AttackFace::fail: return words::tr_in("attack die", "fail");
    case AttackFace::explosion: break;
    }
    return words::tr_in("attack die", "explosion");
}

std::shared_ptr<const ui::StillPart> View::still(const Race& race) {
    return circuit_ground(ground_of(race));
}
ui::BoardWorld View::world(const Race&) { return {Circuit::frame, 30.0F, 220.0F}; }
std::vector<ui::BoardPiece> View::pieces(const Race& race) { return circuit_pieces(race); }
std::shared_ptr<const ui::BoardArt> View::art(const Race& race,
                                              const std::optional<Event>& in_sight) {
    return std::make_shared<CircuitArt>(race, in_sight);
}

}  // namespace grand_prix
