// What View paints over the ground, where a click leads, and the dice.
#include <algorithm>
#include <cmath>
#include <iterator>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include "games/circus_maximus/rules/ratings.h"
#include "games/circus_maximus/view/chariot_pieces.h"
#include "games/circus_maximus/view/circus_ground.h"
#include "games/circus_maximus/view/circus_view.h"
#include "games/circus_maximus/view/core/ways.h"
#include "games/circus_maximus/view/names.h"
#include "games/circus_maximus/view/track_shape.h"
#include "kernel/sheet.h"
#include "stage/theme.h"
#include "ui/core/signed_number.h"
#include "words/words.h"

namespace circus_maximus {

using words::by_count;
using words::say;
using words::tr;

namespace {

namespace theme = stage::theme;
using stage::Colour;
using stage::Vec2;

// How many half laps the first of all has behind it, on the track or home.
int half_laps(const Race& race) {
    int most = 0;
    const int laps = race.terms.laps;
    for (const Chariot& chariot : race.all) {
        if (chariot.crossings == 0) continue;
        const bool is_round = section_of(chariot.car) >= Section::back || chariot.crossings > laps;
        const bool is_at_line = section_of(chariot.car) == Section::home;
        most = std::max(most, 2 * (chariot.crossings - 1) + (is_round && !is_at_line ? 1 : 0));
    }
    return std::min(most, 2 * laps);
}

class CircusArt final : public ui::BoardArt {
public:
    explicit CircusArt(const Race& race) : race_(race) {}

    void paint_under(const ui::BoardEasel& easel) const override {
        counters(easel);
        for (std::size_t i = 0; i < race_.wreck_count; ++i)
            paint_wreck(easel, race_.wrecks.at(i));
        for (ChariotId id = 0; id < chariots; ++id) {
            const Chariot& chariot = race_[id];
            if (chariot.driver != Driver::on_foot) continue;
            const LapSpot spot = spot_of(chariot.on_foot);
            paint_driver(easel, point_of(spot), heading_of(spot), owner_of(race_.terms, id));
        }
    }
    void paint_pieces(const ui::BoardEasel& easel,
                      std::span<const ui::BoardPiece> pieces) const override {
        for (const ui::BoardPiece& piece : pieces)
            paint_chariot(easel, piece);
    }
    ui::BoardPiece between(const ui::BoardPiece& from, const ui::BoardPiece& to,
                           float share) const override {
        return chariot_between(from, to, share);
    }
    float seconds_between(const ui::BoardPiece& from, const ui::BoardPiece& to) const override {
        return chariot_seconds(from, to);
    }
    std::vector<ui::BoardFact> facts_of(const ui::BoardPiece& piece) const override;

private:
    // Eggs come down lap by lap, dolphins dive at each half.
    void counters(const ui::BoardEasel& easel) const {
        const int halves = half_laps(race_);
        const int laps = race_.terms.laps;
        for (int i = 0; i < laps; ++i)
            egg(easel, post(easel, eggs_place, i, laps), i >= halves / 2);
        for (int i = 0; i < 2 * laps; ++i)
            dolphin(easel, post(easel, dolphins_place, i, 2 * laps), i >= halves);
    }
    // Where one of them stands, on a beam of marble.
    static Vec2 post(const ui::BoardEasel& easel, Vec2 place, int index, int count) {
        constexpr float pitch = 0.95F;
        const float middle = 0.5F * static_cast<float>(count - 1);
        const Vec2 at = place + Vec2{(static_cast<float>(index) - middle) * pitch, 0.0F};
        const stage::Rect beam = easel.to(stage::Rect{at.x - 0.475F, at.y + 0.5F, 0.95F, 0.22F});
        easel.canvas.fill_rect(beam, Colour::hex(0x8F8068));
        return at;
    }
    static void egg(const ui::BoardEasel& easel, Vec2 at, bool is_up) {
        const float tall = easel.to.zoom * 0.42F;
        const Vec2 middle = easel.to(at + Vec2{0.0F, is_up ? 0.0F : 0.62F});
        const Colour shell = is_up ? theme::ivory : faded(theme::stone, 0.6F);
        easel.canvas.disc(middle + Vec2{0.06F, 0.06F} * easel.to.zoom, tall,
                          faded(theme::ink, 0.35F));
        easel.canvas.disc(middle, tall, shell);
        easel.canvas.disc(middle - Vec2{0.0F, 0.25F * tall}, tall * 0.8F, shell);
        easel.canvas.circle(middle, tall, faded(theme::ink, 0.7F),
                            std::max(1.0F, 0.06F * easel.to.zoom));
    }
    static void dolphin(const ui::BoardEasel& easel, Vec2 at, bool is_up) {
        stage::SpriteLook look;
        look.tint = is_up ? theme::faience : theme::stone;
        look.angle = is_up ? 0.0F : 1.2F;
        const int height = std::max(6, static_cast<int>(std::lround(easel.to.zoom * 1.0F)));
        easel.canvas.sprite(easel.sprites.get("emblems/blue", height), easel.to(at), look);
    }
    static void paint_wreck(const ui::BoardEasel& easel, Square square) {
        const int height = std::max(6, static_cast<int>(std::lround(easel.to.zoom * 0.95F)));
        easel.canvas.sprite(easel.sprites.get("board/wreck", height), easel.to(middle_of(square)));
    }

    Race race_;
};

std::vector<ui::BoardFact> CircusArt::facts_of(const ui::BoardPiece& piece) const {
    const auto id = piece.look.as<ChariotLook>().id;
    const Chariot& chariot = race_[id];
    std::vector<ui::BoardFact> facts;
    const auto fact = [&](std::string text, const char* rule) {
        facts.push_back({std::move(text), ui::RuleRef(rule)});
    };
    if (chariots_each(race_.terms) > 1)
        fact(say("Chariot {0}.", {name_of_lane(number_in_team(race_.terms, id))}), "CM-X27");
    if (!chariot.is_racing()) {
        fact(tr("The team runs by itself."), "CM-X23");
        return facts;
    }
    fact(say("{0}. Endurance {1}, top speed {2}.",
             {place_words(chariot.car), chariot.endurance, maximum(chariot)}),
         "CM-X05");
    fact(say("Driver {0}, hits {1} of {2}; {3}.",
             {ui::signed_number(driver_modifier(chariot)), chariot.hits, chariot.full_hits,
              name_of(chariot.weight())}),
         "CM-R04");
    if (chariot.is_held) fact(tr("A dead horse holds it until it is cut free."), "CM-L28");
    if (chariot.wheels[0] + chariot.wheels[1] > 0)
        fact(say("Wheel damage: {0} left, {1} right, of 10.",
                 {chariot.wheels[0], chariot.wheels[1]}),
             "CM-L37");
    if (chariot.jostle < 0)
        fact(say("Jostled: {0} to the driver.", {ui::signed_number(chariot.jostle)}), "CM-X12");
    if (!chariot.has_whip) fact(tr("It has no whip."), "CM-X17");
    if (race_.stage == Stage::draw && !chariot.has_moved)
        fact(say("It has written {0}.", {chariot.written}), "CM-X29");
    return facts;
}

// ---- Where a click leads ------------------------------------------------------------------------

std::string deed_of(const Way& way) {
    std::string deed = say("To {0}", {place_words(way.to)});
    if (way.brakes > 0)
        deed = say(by_count(way.brakes, "{1}, braking {0} for as much endurance",
                            "{1}, braking {0} for as much endurance"),
                   {way.brakes, deed});
    switch (way.halt) {
    case Halt::none: return deed;
    case Halt::attack:
        if (way.halts_at == way.to) return say("{0}, where you may attack", {deed});
        return say("{0}; stops at {1}, where you may attack", {deed, name_of(way.halts_at)});
    case Halt::die:
        if (way.left == 0) return say("{0}; the dice fall there", {deed});
        return say(by_count(way.left, "{0}; the dice fall there, then {1} more",
                            "{0}; the dice fall there, then {1} more"),
                   {deed, way.left});
    }
    return deed;
}

ui::LitSpace lit_way(const Way& way) {
    ui::LitSpace space;
    space.space = way.to;
    space.at = middle_of(way.to);
    space.answers = way.answers;
    space.deed = deed_of(way);
    space.is_faint = way.brakes > 0;
    space.is_costly = way.brakes > 0;
    space.is_idle = way.is_detour;
    for (const Square square : way.through)
        space.way.push_back(middle_of(square));
    return space;
}

std::vector<ui::LitSpace> lit_ways(const View::Decision& decision) {
    std::vector<ui::LitSpace> lit;
    for (const Way& way : ways_of(decision))
        lit.push_back(lit_way(way));
    return lit;
}

float distance_to(Vec2 point, Vec2 from, Vec2 to) {
    const Vec2 along = to - from;
    const Vec2 apart = point - from;
    const float length = along.x * along.x + along.y * along.y;
    const float share = length == 0.0F ? 0.0F : (along.x * apart.x + along.y * apart.y) / length;
    return stage::length(apart - along * std::clamp(share, 0.0F, 1.0F));
}

// In lanes.
int aside_from(std::span<const Vec2> line, Square square) {
    const Vec2 middle = middle_of(square);
    float least = stage::length(middle - line.front());
    for (std::size_t i = 1; i < line.size(); ++i)
        least = std::min(least, distance_to(middle, line[i - 1], line[i]));
    return static_cast<int>(std::lround(least / lane_width));
}

// A click on the counter that an attack goes for: team or car. The hub is for clicks, the whip is
// among the choices beside the board.
std::vector<ui::LitSpace> lit_targets(const View::Decision& decision) {
    std::vector<ui::LitSpace> lit;
    for (const Option& option : decision.options) {
        const bool is_at_team = option.choice == Choice::ram_horses;
        if (!is_at_team && option.choice != Choice::ram_car) continue;
        const Chariot& target = decision.now[option.value];
        const Square square = is_at_team ? target.team_square() : target.car;
        lit.push_back({square,
                       middle_of(square),
                       {option},
                       is_at_team ? tr("Ram these horses") : tr("Ram this car")});
    }
    return lit;
}

// As far as a speed leads straight on.
std::vector<ui::LitSpace> lit_speeds(const View::Decision& decision) {
    std::vector<ui::LitSpace> lit;
    const Square from = decision.now[decision.about.who].car;
    for (const Option& option : decision.options) {
        const Square to = squares_on(from, option.value);
        ui::LitSpace space{to,
                           middle_of(to),
                           {option},
                           say("Write {0}: {1}", {option.value, reach_of_speed(decision, option)})};
        space.is_faint = true;
        lit.push_back(std::move(space));
    }
    return lit;
}

// It is drawn by car or team.
ui::DrawnWay drawn_by(const View::Decision& decision) {
    const Chariot& chariot = decision.now[decision.about.who];
    ui::DrawnWay drawn;
    drawn.handles = {middle_of(chariot.car), middle_of(chariot.team_square())};
    drawn.along = [decision](const ui::LitSpace& end, std::span<const Vec2> over) {
        const auto way = way_along(decision, end.space.as<Square>(),
                                   [over](Square square) { return aside_from(over, square); });
        return way ? std::optional(lit_way(*way)) : std::nullopt;
    };
    return drawn;
}

std::optional<Square> evaded_to(const Chariot& chariot, Choice choice) {
    switch (choice) {
    case Choice::back: return behind(chariot.car);
    case Choice::inward: return lane_change(chariot.car, Side::inward);
    case Choice::outward: return lane_change(chariot.car, Side::outward);
    default: return std::nullopt;
    }
}
std::optional<Square> walked_to(const Chariot& chariot, Choice choice) {
    switch (choice) {
    case Choice::ahead: return ahead(chariot.on_foot);
    case Choice::back: return behind(chariot.on_foot);
    case Choice::inward: return rearmost_beside(chariot.on_foot, Side::inward);
    case Choice::outward: return rearmost_beside(chariot.on_foot, Side::outward);
    default: return std::nullopt;
    }
}

}  // namespace

std::vector<ui::LitSpace> View::lit(const Decision& decision) {
    if (decision.ask == Ask::speed) return lit_speeds(decision);
    if (decision.ask != Ask::defence && decision.ask != Ask::walk &&
        decision.ask != Ask::give_way) {
        std::vector<ui::LitSpace> lit = lit_ways(decision);
        std::ranges::move(lit_targets(decision), std::back_inserter(lit));
        return lit;
    }
    std::vector<ui::LitSpace> lit;
    const Chariot& chariot = decision.now[decision.about.who];
    for (const Option& option : decision.options) {
        const auto to = decision.ask == Ask::walk ? walked_to(chariot, option.choice)
                                                  : evaded_to(chariot, option.choice);
        if (to) lit.push_back({*to, middle_of(*to), {option}, place_words(*to)});
    }
    return lit;
}

ui::DrawnWay View::drawn_way(const Decision& decision) {
    switch (decision.ask) {
    case Ask::lash:
    case Ask::whip:
    case Ask::brake:
    case Ask::move: return drawn_by(decision);
    default: return {};
    }
}

ui::PlainRow View::advised_row(const Decision& decision, std::size_t advised,
                               const std::function<std::size_t(const Decision&)>& advise) {
    const auto goes_with = [&](const Option& option) {
        const bool is_step = option.choice >= Choice::ahead && option.choice <= Choice::brake;
        return is_step || option.choice == Choice::number || option.choice == Choice::spare;
    };
    const auto is_of_move = [&](const Decision& asked) {
        const bool is_before = asked.ask == Ask::whip || asked.ask == Ask::brake;
        return (is_before || asked.ask == Ask::move) && asked.about.who == decision.about.who;
    };
    const bool drives_past = is_beside_rivals(decision);
    const auto halts = [&](const Decision& asked) {
        return !drives_past && offers_another_attack(decision, asked.options);
    };
    std::vector<Option> row;
    std::optional<Decision> next = decision;
    Option answer = decision.options.at(advised);
    while (next && is_of_move(*next) && goes_with(answer)) {
        row.push_back(answer);
        next = kernel::decision_after<CircusMaximus>(*next, std::span(&row.back(), 1));
        if (!next || !is_of_move(*next) || halts(*next)) break;
        answer = next->options.at(advise(*next));
    }
    const bool moves = std::ranges::any_of(row, [](const Option& option) {
        return option.choice >= Choice::ahead && option.choice <= Choice::slip_outward;
    });
    if (row.size() < 2 || !moves) return {};
    ui::PlainRow said;
    said.answers = row;
    const ChariotId id = decision.about.who;
    Square at = decision.now[id].car;
    said.way.push_back(middle_of(at));
    for (std::size_t taken = 1; taken <= row.size(); ++taken) {
        const auto sofar = std::span(row).first(taken);
        const Square to = kernel::consequence_of<CircusMaximus>(decision, sofar).now[id].car;
        if (std::exchange(at, to) != to) said.way.push_back(middle_of(to));
    }
    const auto then = kernel::consequence_of<CircusMaximus>(decision, row);
    const bool goes_on = then.due && then.due->why == Why::strain && then.now.move.left > 0;
    said.label = goes_on ? say("To {0}, then {1} more", {place_words(at), then.now.move.left})
                         : say("Drive to {0}", {place_words(at)});
    const int price = decision.now[id].endurance - then.now[id].endurance;
    said.explanation = price == 0 ? tr("It costs no endurance.")
                                  : say(by_count(price, "It costs {0} point of endurance.",
                                                 "It costs {0} points of endurance."),
                                        {price});
    if (then.due) {
        said.explanation +=
            std::string(" ") + (goes_on ? tr("The dice of the corner fall there; if they do not "
                                             "stop it, the move goes on.")
                                        : tr("The dice fall there."));
    } else if (then.asked && then.asked->ask == Ask::move) {
        said.explanation += std::string(" ") + (offers_another_attack(decision, then.asked->options)
                                                    ? tr("You may attack there, or drive on.")
                                                    : tr("You are asked again there."));
    }
    return said;
}

ui::DieFace View::face_of(Why why, std::uint8_t face) {
    if (why == Why::lane || why == Why::draw) return {};
    return {"dice/race-die", "dice/pips-" + std::to_string(face + 1), ui::no_value, false};
}

std::shared_ptr<const ui::StillPart> View::still(const Race&) { return circus_ground(); }
ui::BoardWorld View::world(const Race&) { return {arena(), 21.0F, 150.0F}; }
std::vector<ui::BoardPiece> View::pieces(const Race& race) { return chariot_pieces(race); }
std::shared_ptr<const ui::BoardArt> View::art(const Race& race, const std::optional<Event>&) {
    return std::make_shared<CircusArt>(race);
}

}  // namespace circus_maximus
