// What is painted over the road: moving lines, the Road Event and where it strikes, cars, and the
// card in play.
#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <string>

#include "games/death_roads/view/names.h"
#include "games/death_roads/view/road_cars.h"
#include "games/death_roads/view/road_shape.h"
#include "games/death_roads/view/road_threats.h"
#include "games/death_roads/view/road_view.h"
#include "stage/theme.h"
#include "ui/plain/papers.h"
#include "words/words.h"

namespace death_roads {

using words::mark;
using words::say;
using words::tr;

namespace {

namespace theme = stage::theme;
using Ink = stage::Colour;
using stage::Rect;
using stage::Vec2;

constexpr float road_speed = 1.6F;  // rows a second
constexpr Ink red_light = Ink::hex(0xD2402C);
constexpr Ink green_light = Ink::hex(0x6FA347);
constexpr float track_at = 2.93F;  // the Event Track, below its sign
constexpr float track_tall = 0.46F;
constexpr float played_at = 2.35F;  // in play
constexpr float played_tall = 2.41F;

// For which the road is painted.
struct Ground {
    std::uint8_t players = 0;
    std::uint8_t left = 0;
    std::uint8_t right = 0;
};

class RoadArt final : public ui::BoardArt {
public:
    RoadArt(const Race& race, const std::optional<Event>& in_sight)
        : race_(race), in_sight_(in_sight) {}

    // Beside the road, below the Event Track and the card in play.
    std::vector<Rect> notice_rooms() const override {
        constexpr float left_from = track_at + track_tall + 0.15F;
        const float right_from = is_card_in_sight() ? played_at + played_tall + 0.15F : played_at;
        return {{-beside + 0.1F, left_from, beside - 0.3F, road_tall - left_from},
                {road_wide(race_) + 0.2F, right_from, beside - 0.3F, road_tall - right_from}};
    }
    std::vector<Rect> signs() const override {
        if (race_.stage == Stage::setup) return {};
        return {event_place(), stretch_place()};
    }
    ui::Token ground() const override {
        return Ground{race_.terms.players, race_.closed[0], race_.closed[1]};
    }
    bool is_moving() const override {
        return race_.stage != Stage::setup && race_.stage != Stage::over;
    }
    void paint_under(const ui::BoardEasel& easel) const override {
        const auto clip = easel.canvas.clip(easel.where);
        lane_of_event(easel);
        lines(easel);
        barriers(easel);
        event_sign(easel);
        stretch_sign(easel);
        event_track(easel);
        card_in_play(easel);
        threats_.paint(easel, race_);
    }
    void paint_pieces(const ui::BoardEasel& easel,
                      std::span<const ui::BoardPiece> pieces) const override {
        for (const ui::BoardPiece& piece : pieces)
            paint_car(easel, piece);
    }
    float seconds_between(const ui::BoardPiece& from, const ui::BoardPiece& to) const override {
        const bool are_shown = from.size > 0.0F && to.size > 0.0F;
        return are_shown ? 0.32F : 0.0F;
    }
    std::vector<ui::BoardFact> facts_of(const ui::BoardPiece& piece) const override;

private:
    float px(const ui::BoardEasel& easel, float world) const { return world * easel.to.zoom; }

    // The lines between lanes run towards the drivers.
    void lines(const ui::BoardEasel& easel) const {
        const float shift = std::fmod(easel.seconds * road_speed, 1.0F);
        for (int lane = left_dirt(race_) + 1; lane <= right_dirt(race_); ++lane) {
            const bool is_edge = lane == left_dirt(race_) + 1 || lane == right_dirt(race_);
            const float x = left_of(lane);
            const float wide = std::max(1.0F, px(easel, 0.05F));
            if (is_edge) {
                easel.canvas.line(Vec2{easel.to(Vec2{x, 0.0F}).x, easel.where.y},
                                  Vec2{easel.to(Vec2{x, 0.0F}).x, easel.where.bottom()},
                                  faded(theme::sand, 0.8F), wide);
                continue;
            }
            for (int dash = -2; dash < 10; ++dash) {
                const float y = static_cast<float>(dash) + shift;
                easel.canvas.line(easel.to(Vec2{x, y}), easel.to(Vec2{x, y + 0.55F}),
                                  faded(theme::sand, 0.75F), wide);
            }
        }
    }
    // Posts on the outer edges, going by.
    void barriers(const ui::BoardEasel& easel) const {
        const float shift = std::fmod(easel.seconds * road_speed, 1.0F);
        for (const float x : {left_of(left_dirt(race_)), left_of(right_dirt(race_) + 1)}) {
            const float at = easel.to(Vec2{x, 0.0F}).x;
            const float wide = px(easel, 0.1F);
            easel.canvas.fill_rect({at - wide, easel.where.y, 2.0F * wide, easel.where.height},
                                   theme::ink);
            easel.canvas.fill_rect(
                {at - 0.7F * wide, easel.where.y, 1.4F * wide, easel.where.height},
                Ink::hex(0x9C9388));
            for (int post = -2; post < 20; ++post) {
                const float y = 0.5F * static_cast<float>(post) + 0.5F * shift * 2.0F - 0.5F;
                const Vec2 middle = easel.to(Vec2{x, y});
                easel.canvas.fill_rect(
                    {middle.x - 0.7F * wide, middle.y, 1.4F * wide, px(easel, 0.22F)},
                    post % 2 == 0 ? Ink::hex(0x8C4A28) : theme::ivory);
            }
        }
    }
    void lane_of_event(const ui::BoardEasel& easel) const {
        if (race_.event == none || race_.event_lane < 0 || !is_open(race_, race_.event_lane))
            return;
        const RoadEventText& event = road_events.at(race_.event);
        const Ink colour = event.colour == Light::green ? green_light : red_light;
        const Rect lane = easel.to(Rect{left_of(race_.event_lane), 0.0F, lane_wide, road_tall});
        easel.canvas.fill_rect(lane, faded(colour, 0.26F));
        const Vec2 token = easel.to(Vec2{left_of(race_.event_lane) + lane_wide * 0.84F, -0.32F});
        easel.canvas.disc(token, px(easel, 0.23F), theme::ink);
        easel.canvas.disc(token, px(easel, 0.2F), colour);
        easel.canvas.text_centred(
            token, event.colour == Light::green ? "+" : "!",
            {stage::Face::label_bold, px(easel, 0.36F), theme::ivory, stage::Align::middle});
    }

    // A sign on two posts: a heading, a name and a few words.
    void sign(const ui::BoardEasel& easel, Rect world, const std::string& heading,
              const std::string& name, const std::string& about, Ink colour) const {
        const Rect board = easel.to(world);
        const float edge = px(easel, 0.07F);
        for (const float x : {board.x + board.width * 0.2F, board.x + board.width * 0.8F})
            easel.canvas.line({x, board.bottom()}, {x, board.bottom() + px(easel, 0.35F)},
                              theme::umber, px(easel, 0.1F));
        easel.canvas.fill_rounded_rect(stage::moved(board, {edge, edge}), edge,
                                       faded(theme::ink, 0.3F));
        easel.canvas.fill_rounded_rect(board, edge, theme::umber);
        easel.canvas.fill_rounded_rect(stage::grown(board, -edge * 0.7F), edge, theme::parchment);
        const Rect top{board.x + edge * 0.7F, board.y + edge * 0.7F, board.width - 1.4F * edge,
                       px(easel, 0.36F)};
        easel.canvas.fill_rounded_rect(top, edge, colour);
        const float letters = px(easel, 0.27F);
        ui::write_into(easel.canvas, heading, top, letters, theme::ivory);
        const Rect middle{board.x + 2.0F * edge, top.bottom() + edge, board.width - 4.0F * edge,
                          px(easel, 0.42F)};
        ui::write_into(easel.canvas, name, middle, px(easel, 0.4F), theme::ink);
        if (about.empty()) return;
        const Rect rest{middle.x, middle.bottom(), middle.width,
                        board.bottom() - middle.bottom() - 1.5F * edge};
        ui::write_into(easel.canvas, about, rest, px(easel, 0.28F), theme::umber);
    }
    // Below what is said over the board.
    static Rect event_place() { return {-beside + 0.15F, 0.55F, beside - 0.55F, 1.85F}; }
    Rect stretch_place() const { return {road_wide(race_) + 0.4F, -0.4F, beside - 0.55F, 1.85F}; }
    void event_sign(const ui::BoardEasel& easel) const {
        if (race_.stage == Stage::setup) return;
        const Rect where = event_place();
        if (race_.event == none && race_.stage == Stage::over) return;
        if (race_.event == none) {
            return sign(easel, where, tr("Road Event"), tr("face down"), {}, theme::mud);
        }
        const Light light = road_events.at(race_.event).colour;
        const Ink colour = light == Light::red     ? theme::brick
                           : light == Light::green ? theme::laurel
                                                   : theme::faience;
        std::string heading = tr("Road Event");
        if (race_.doubled[0]) heading = tr("Road Event, twice");
        if (race_.jammed[0]) heading = tr("Road Event, jammed");
        sign(easel, where, heading, name_of_event(race_.event), about_event(race_.event), colour);
    }
    void stretch_sign(const ui::BoardEasel& easel) const {
        if (race_.stage == Stage::setup) return;
        const Rect where = stretch_place();
        if (race_.final_stretch == none) {
            return sign(easel, where, tr("Final Stretch"), tr("face down"),
                        say("It opens in round {0}.", {race_.terms.rounds - 1}), theme::mud);
        }
        sign(easel, where, tr("Final Stretch"), name_of_stretch(race_.final_stretch),
             about_stretch(race_.final_stretch), theme::brick);
    }
    // A card for each round, those that are still face down on the right.
    void event_track(const ui::BoardEasel& easel) const {
        if (race_.stage == Stage::setup) return;
        const float pitch = (beside - 0.55F) / static_cast<float>(long_race);
        for (int round = 1; round <= race_.terms.rounds; ++round) {
            const Rect card = easel.to(Rect{-beside + 0.15F + pitch * static_cast<float>(round - 1),
                                            track_at, pitch * 0.84F, track_tall});
            const bool is_past = round < race_.round;
            const bool is_now = round == race_.round;
            easel.canvas.fill_rounded_rect(card, px(easel, 0.05F), theme::ink);
            easel.canvas.fill_rounded_rect(stage::grown(card, -px(easel, 0.025F)), px(easel, 0.04F),
                                           is_now    ? theme::ivory
                                           : is_past ? theme::stone
                                                     : Ink::hex(0x8C4A28));
            if (round == race_.terms.rounds - 1)
                easel.canvas.fill_rect(
                    {card.x, card.y - px(easel, 0.1F), card.width, px(easel, 0.06F)}, theme::brick);
        }
    }
    bool is_card_in_sight() const {
        return in_sight_ && (in_sight_->fact == Fact::skid_card ||
                             in_sight_->fact == Fact::played || in_sight_->fact == Fact::acted);
    }
    // What is being resolved lies beside the road, for all to see.
    void card_in_play(const ui::BoardEasel& easel) const {
        if (!is_card_in_sight()) return;
        const auto value = static_cast<std::uint8_t>(in_sight_->value);
        const Rect where = easel.to(Rect{road_wide(race_) + 0.75F, played_at, 1.72F, played_tall});
        if (in_sight_->fact == Fact::skid_card) {
            const std::string what = effects_of(skid_cards.at(value).effects);
            return lay(easel, where, {"roads/card-back"}, name_of_skid(value), what);
        }
        const ui::CardFace face = card_face(static_cast<Card>(value));
        lay(easel, where, face.pictures, card_name(static_cast<Card>(value)),
            in_sight_->fact == Fact::acted ? std::string(tr("paid")) : std::string());
    }
    void lay(const ui::BoardEasel& easel, Rect where, const std::vector<std::string>& pictures,
             const std::string& name, const std::string& what) const {
        easel.canvas.fill_rounded_rect(stage::moved(where, {px(easel, 0.07F), px(easel, 0.09F)}),
                                       px(easel, 0.18F), faded(theme::ink, 0.35F));
        for (const std::string& picture : pictures)
            easel.canvas.image(easel.sprites.get(picture, static_cast<int>(where.height)), where);
        const float unit = where.width / 100.0F;
        ui::write_into(easel.canvas, name,
                       {where.x + 11.0F * unit, where.y + 14.0F * unit, 78.0F * unit, 36.0F * unit},
                       px(easel, 0.34F), theme::ink);
        if (what.empty()) return;
        const Rect band{where.x + 8.0F * unit, where.y + 66.0F * unit, 84.0F * unit, 44.0F * unit};
        easel.canvas.fill_rounded_rect(band, 6.0F * unit, faded(theme::ink, 0.7F));
        ui::write_into(easel.canvas, what, stage::grown(band, -3.0F * unit), px(easel, 0.5F),
                       theme::ivory);
    }

    Race race_;
    std::optional<Event> in_sight_;
    ThreatPainter threats_;
};

std::vector<ui::BoardFact> RoadArt::facts_of(const ui::BoardPiece& piece) const {
    const Car& car = race_[piece.who];
    if (car.build.vehicle == none || car.build.driver == none) return {};
    std::vector<ui::BoardFact> facts;
    facts.push_back({say("{0}, driven by {1}: {2}.",
                         {name_of_vehicle(car.build.vehicle), name_of_driver(car.build.driver),
                          name_of_skill(car.build.driver)}),
                     ui::RuleRef("DR-DRV-04")});
    if (race_.stage != Stage::setup)
        facts.push_back({say("Condition {0} of {1}, Gear {2}, Handling {3}.",
                             {int(car.condition), int(car.vehicle().condition), int(car.gear),
                              car.is_aside ? 0 : std::max(0, int(car.handling))}),
                         ui::RuleRef("DR-O-21")});
    for (const Status status : {Status::stun, Status::burn, Status::veer})
        if (const int tokens = car[status]; tokens > 0)
            facts.push_back({say(mark("{0} × {1}"), {tokens, about_status(status)}),
                             ui::RuleRef(rule_of(status))});
    std::string guns;
    for (std::size_t place = 0; place < places; ++place) {
        if (car.build.pairs.at(place) == none) return facts;
        const auto pair = static_cast<std::uint8_t>(place * pairs_each + car.build.pairs.at(place));
        guns += (guns.empty() ? "" : ", ") + name_of_pair(pair);
    }
    facts.push_back({say("Armed with {0}.", {guns}), ui::RuleRef("DR-WPN-02")});
    if (race_.stage == Stage::setup) return facts;
    std::string shots;
    for (const Threat& threat : threats_.of(race_, piece.who))
        if (threat.hit != 0) shots += (shots.empty() ? "" : ", ") + card_name(threat.card);
    if (!shots.empty())
        facts.push_back(
            {say("From here it would hit with {0}.", {shots}), ui::RuleRef("DR-WPN-05")});
    return facts;
}

}  // namespace

std::vector<ui::BoardPiece> View::pieces(const Race& race) { return car_pieces(race); }
std::shared_ptr<const ui::BoardArt> View::art(const Race& race,
                                              const std::optional<Event>& in_sight) {
    return std::make_shared<RoadArt>(race, in_sight);
}
bool View::stays_in_sight(const Event& event) {
    switch (event.fact) {
    case Fact::turn_began:
    case Fact::played:
    case Fact::acted:
    case Fact::skid_card: return true;
    default: return false;
    }
}

}  // namespace death_roads
