// What View paints over the highway, and where a click leads.
#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <string>

#include "games/highway_heist/rules/procedures.h"
#include "games/highway_heist/view/core/outlook.h"
#include "games/highway_heist/view/core/road_shape.h"
#include "games/highway_heist/view/heist_pieces.h"
#include "games/highway_heist/view/heist_view.h"
#include "games/highway_heist/view/names.h"
#include "games/highway_heist/view/road_cards.h"
#include "kernel/sheet.h"
#include "play/odds_words.h"
#include "stage/theme.h"
#include "words/words.h"

namespace highway_heist {

using words::mark;
using words::say;
using words::tr;

namespace {

using stage::Colour;
using stage::Rect;
using stage::Vec2;

// What lies under the pointer, as far as it has something to foretell.
struct Pointed {
    bool is_enemy = false;  // Tank, Semi, Chopper
    Perch what = no_perch;
};

std::string share_words(kernel::Weight weight) {
    return play::text_of_share(static_cast<double>(weight.ways) / static_cast<double>(weight.of),
                               true, 0);
}

class HeistArt final : public ui::BoardArt {
public:
    HeistArt(const Heist& heist, const std::optional<Event>& in_sight)
        : heist_(heist), in_sight_(in_sight) {}

    bool is_moving() const override { return true; }
    // East of the road, as far as that is in sight.
    std::vector<Rect> notice_rooms() const override {
        return {{road.right() + 0.15F, road.y, 2.0F * road_length, road.height}};
    }
    std::vector<Rect> signs() const override { return cards_in_sight(heist_); }
    void paint_under(const ui::BoardEasel& easel) const override {
        dashes(easel);
        paint_cards(easel, heist_);
        foretell(easel);
    }
    void paint_pieces(const ui::BoardEasel& easel,
                      std::span<const ui::BoardPiece> pieces) const override {
        for (const ui::BoardPiece& piece : pieces)
            paint_piece(easel, piece);
    }
    void paint_over(const ui::BoardEasel& easel) const override {
        slams(easel);
        tank_odds(easel);
        spark(easel);
    }
    ui::BoardPiece between(const ui::BoardPiece& from, const ui::BoardPiece& to,
                           float share) const override {
        return piece_between(from, to, share);
    }
    float seconds_between(const ui::BoardPiece& from, const ui::BoardPiece& to) const override {
        return highway_heist::seconds_between(from, to);
    }
    std::string title_of(const ui::BoardPiece& piece) const override;
    std::vector<ui::BoardFact> facts_of(const ui::BoardPiece& piece) const override;
    std::optional<ui::BoardHover> thing_at(Vec2 world) const override {
        return card_at(heist_, world);
    }

private:
    // The road runs under the cars.
    void dashes(const ui::BoardEasel& easel) const {
        constexpr float pitch = 2.0F;
        constexpr float length = 0.9F;
        constexpr float speed = 7.0F;  // spaces a second
        const float shift = std::fmod(speed * easel.seconds, pitch);
        const float left = (easel.where.x - easel.to.origin.x) / easel.to.zoom;
        const float right = left + easel.where.width / easel.to.zoom;
        const float from = std::floor(left / pitch) * pitch - shift;
        for (int lane = 1; lane < lanes; ++lane) {
            const float y = road.y + static_cast<float>(lane);
            for (float x = from; x < right; x += pitch) {
                const Rect dash{x, y - 0.022F, length, 0.044F};
                easel.canvas.fill_rect(easel.to(dash), Colour{232, 230, 244, 120});
            }
        }
        // Lamps go by on both sides.
        for (float x = from * 3.0F; x < right; x += 3.0F * pitch) {
            for (const float y : {road.y - 0.17F, road.bottom() + 0.17F})
                easel.canvas.disc(easel.to(Vec2{x - 2.0F * shift, y}), 0.06F * easel.to.zoom,
                                  neon::pale);
        }
    }

    // ---- Foretold for what is pointed at ----------------------------------------------------

    Pointed pointed(const ui::BoardEasel& easel) const {
        if (!easel.pointed) return {};
        const Space space{static_cast<std::int8_t>(std::lround(easel.pointed->x)),
                          static_cast<std::int8_t>(std::lround(easel.pointed->y))};
        if (!is_on_road(space)) return {};
        const Perch there = occupant(heist_, space);
        const bool is_chopper = has_chopper(heist_) && space == heist_.main;
        return {is_chopper || there == tank || is_semi(there), there};
    }
    void foretell(const ui::BoardEasel& easel) const {
        const Pointed at = pointed(easel);
        if (easel.shows_all || at.is_enemy) fire(easel);
        const bool drifts = is_vehicle(at.what) && !is_suv(heist_, at.what);
        if (!easel.shows_all && !drifts) return;
        if (!drifts_known_) drifts_ = drifts_to_come(heist_);
        drifts_known_ = true;
        for (const Drift& drift : drifts_)
            if (easel.shows_all || drift.what == at.what) path(easel, drift);
    }
    void fire(const ui::BoardEasel& easel) const {
        if (!fire_known_) under_fire_ = spaces_under_fire(heist_);
        fire_known_ = true;
        for (const Space space : under_fire_) {
            const Vec2 middle = middle_of(space);
            const Rect square{middle.x - 0.46F, middle.y - 0.46F, 0.92F, 0.92F};
            easel.canvas.fill_rounded_rect(easel.to(square), 0.1F * easel.to.zoom,
                                           faded(neon::red, 0.2F));
        }
    }
    const LaneChances& tank_ways() const {
        if (!lanes_known_) lane_chances_ = tank_lanes(heist_);
        lanes_known_ = true;
        return lane_chances_;
    }
    kernel::Weight into_tank(Perch vehicle) const {
        return chance_into_tank(heist_, tank_ways(), vehicle);
    }
    // Where the Tank will lie when Wrecks come, at its rear, and which of them it meets.
    void tank_odds(const ui::BoardEasel& easel) const {
        if (!is_playing(heist_, Scenario::tank_assault)) return;
        const Pointed at = pointed(easel);
        if (easel.shows_all || at.is_enemy) {
            const float x = static_cast<float>(heist_.main.x) - 0.5F;
            for (std::size_t lane = 0; lane < tank_ways().size(); ++lane)
                share(easel, {x, static_cast<float>(lane + 1)}, tank_ways().at(lane), neon::pink);
        }
        for (Perch perch = 0; perch < vehicle_count; ++perch)
            if (is_wreck(heist_, perch) && (easel.shows_all || perch == at.what))
                share(easel, middle_of(heist_.vehicles.at(perch).at), into_tank(perch),
                      neon::green);
    }
    static void share(const ui::BoardEasel& easel, Vec2 at, kernel::Weight weight, Colour colour) {
        if (weight.ways == 0) return;
        const float zoom = easel.to.zoom;
        const Rect plate{at.x - 0.42F, at.y - 0.21F, 0.84F, 0.42F};
        easel.canvas.fill_rounded_rect(easel.to(plate), 0.08F * zoom, faded(neon::night, 0.85F));
        easel.canvas.outline_rounded_rect(easel.to(plate), 0.08F * zoom, colour, 0.02F * zoom);
        easel.canvas.text_centred(easel.to(at), share_words(weight),
                                  {stage::Face::label_bold, 0.34F * zoom, neon::pale});
    }
    static void path(const ui::BoardEasel& easel, const Drift& drift) {
        const Vec2 from = middle_of(drift.from);
        Vec2 to = middle_of(drift.to);
        if (drift.hits != no_perch || drift.leaves) to.x -= 0.7F;
        const Colour colour = drift.hits == no_perch ? neon::amber : neon::green;
        const float wide = 0.16F * easel.to.zoom;
        easel.canvas.dashed_line(easel.to(from), easel.to(to), faded(colour, 0.8F), wide * 0.5F,
                                 wide);
        const Vec2 tip = easel.to(to);
        const std::array<Vec2, 3> head = {tip + Vec2{-wide * 1.6F, 0.0F},
                                          tip + Vec2{wide * 0.4F, -wide * 1.2F},
                                          tip + Vec2{wide * 0.4F, wide * 1.2F}};
        easel.canvas.fill_polygon(head, colour);
    }
    void slams(const ui::BoardEasel& easel) const {
        const Pointed at = pointed(easel);
        const bool is_attacker = is_suv(heist_, at.what) || at.what == rival_car;
        if (!easel.shows_all && !is_attacker) return;
        if (!slams_known_) slams_ = slams_to_come(heist_);
        slams_known_ = true;
        for (const Slam& slam : slams_) {
            if (!easel.shows_all && slam.attacker != at.what) continue;
            const Vec2 from = easel.to(middle_of(block_of(heist_, slam.attacker)));
            const Vec2 to = easel.to(middle_of(block_of(heist_, heist_[slam.victim].pv)));
            easel.canvas.line(from, to, neon::red, 0.09F * easel.to.zoom);
            burst(easel, stage::mix(from, to, 0.6F), 0.2F, neon::red);
        }
    }

    // ---- What has just happened -------------------------------------------------------------

    static void burst(const ui::BoardEasel& easel, Vec2 at, float size, Colour colour) {
        std::array<Vec2, 16> star{};
        for (std::size_t i = 0; i < star.size(); ++i) {
            const float angle = 6.2832F * static_cast<float>(i) / static_cast<float>(star.size());
            const float reach = easel.to.zoom * size * (i % 2 == 0 ? 1.0F : 0.45F);
            star.at(i) = at + Vec2{std::cos(angle), std::sin(angle)} * reach;
        }
        easel.canvas.fill_polygon(star, faded(colour, 0.85F));
        easel.canvas.disc(at, easel.to.zoom * size * 0.35F, neon::pale);
    }
    void spark(const ui::BoardEasel& easel) const {
        if (!in_sight_) return;
        const Event& event = *in_sight_;
        switch (event.fact) {
        case Fact::slammed:
            if (event.who < most_members && heist_[event.who].has_pv() && event.what < perches)
                burst(easel,
                      easel.to(stage::mix(middle_of(block_of(heist_, event.what)),
                                          middle_of(block_of(heist_, heist_[event.who].pv)), 0.5F)),
                      0.32F, neon::amber);
            return;
        case Fact::wrecked:
        case Fact::removed:
            if (is_on_road(event.at))
                burst(easel, easel.to(middle_of(event.at) + Vec2{0.3F, -0.3F}), 0.28F, neon::amber);
            return;
        case Fact::fired: return shells(easel);
        case Fact::main_hit: {
            const Block block = heist_.terms.scenario == Scenario::tank_assault
                                    ? block_of(heist_, tank)
                                    : Block{heist_.main};
            burst(easel, easel.to(middle_of(block)), 0.6F, neon::amber);
            return;
        }
        case Fact::rival_hit:
            burst(easel, easel.to(middle_of(event.at)), 0.4F, neon::amber);
            return;
        case Fact::missile:
            if (is_vehicle(event.what) && heist_.vehicles.at(event.what).is_on_board)
                burst(easel, easel.to(middle_of(heist_.vehicles.at(event.what).at)), 0.7F,
                      neon::red);
            return;
        case Fact::shot:
            burst(easel, easel.to(middle_of(block_of(heist_, semi_cab)) + Vec2{0.5F, 0.0F}), 0.4F,
                  neon::amber);
            return;
        default: return;
        }
    }
    // From the muzzle to each car within reach.
    void shells(const ui::BoardEasel& easel) const {
        const Vec2 muzzle = middle_of(block_of(heist_, tank)) + Vec2{0.95F, 0.0F};
        burst(easel, easel.to(muzzle), 0.34F, neon::amber);
        if (!fire_known_) under_fire_ = spaces_under_fire(heist_);
        fire_known_ = true;
        for (const Perch pv : all_pvs(heist_)) {
            const Space at = heist_.vehicles.at(pv).at;
            if (std::ranges::find(under_fire_, at) == under_fire_.end()) continue;
            easel.canvas.line(easel.to(muzzle), easel.to(middle_of(at)), faded(neon::amber, 0.8F),
                              0.05F * easel.to.zoom);
            burst(easel, easel.to(middle_of(at)), 0.3F, neon::red);
        }
    }

    Heist heist_;
    std::optional<Event> in_sight_;
    // Worked out where somebody wants to see it.
    mutable std::vector<Space> under_fire_;
    mutable std::vector<Slam> slams_;
    mutable std::vector<Drift> drifts_;
    mutable LaneChances lane_chances_{};
    mutable bool fire_known_ = false;
    mutable bool slams_known_ = false;
    mutable bool drifts_known_ = false;
    mutable bool lanes_known_ = false;
};

Perch perch_of(const Heist& heist, const PieceLook& look) {
    switch (look.kind) {
    case PieceKind::vehicle: return look.id;
    case PieceKind::rival: return rival_car;
    case PieceKind::tank: return tank;
    case PieceKind::semi: return semi_rear;
    case PieceKind::peg: return place_of(heist, look.id);
    case PieceKind::chopper: break;
    }
    return no_perch;
}

std::string HeistArt::title_of(const ui::BoardPiece& piece) const {
    const auto look = piece.look.as<PieceLook>();
    if (look.kind == PieceKind::peg) return member_name(heist_.terms, look.id);
    if (look.kind == PieceKind::chopper) return tr("Chopper");
    if (look.kind == PieceKind::semi) return tr("Semi");
    if (look.kind == PieceKind::tank) return tr("Tank");
    if (look.kind == PieceKind::rival) return tr("Rival Car");
    const std::string name = perch_name(heist_, look.id);
    const MemberId driver = driver_of_pv(heist_, look.id);
    if (driver != no_member)
        return say(mark("{0} ({1})"), {name, member_name(heist_.terms, driver)});
    return look.is(PieceLook::wrecked) ? say("{0}, a Wreck", {name}) : name;
}

std::vector<ui::BoardFact> HeistArt::facts_of(const ui::BoardPiece& piece) const {
    const auto look = piece.look.as<PieceLook>();
    std::vector<ui::BoardFact> facts;
    const auto fact = [&](std::string text, const char* rule) {
        facts.push_back({std::move(text), ui::RuleRef(rule)});
    };
    const Perch perch = perch_of(heist_, look);
    const MemberId member = look.kind == PieceKind::peg ? look.id : driver_of_pv(heist_, perch);
    if (look.is(PieceLook::wrecked)) {
        fact(tr("In Road Maintenance it falls back four spaces and destroys what is in its way."),
             "HH-EOR-03");
        if (const kernel::Weight chance = into_tank(look.id); chance.ways > 0)
            fact(say("It runs into the Tank then, if that is still in its lane: {0}.",
                     {share_words(chance)}),
                 "HH-O-62");
        return facts;
    }
    if (member != no_member) {
        fact(
            say("Speed {0}, Control {1}, Athletics {2}, Defense {3}.",
                {rating(heist_, member, Skill::speed), rating(heist_, member, Skill::control),
                 rating(heist_, member, Skill::athletics), rating(heist_, member, Skill::defense)}),
            "HH-SKL-01");
        if (heist_[member].has_pv() && !heist_[member].is_manned())
            fact(tr("Unmanned: it falls back a space at the end of the round."), "HH-EOR-05");
    }
    if (look.left > 0)
        fact(say("Strength {0} of {1}.", {int{look.left}, int{look.full}}), "HH-DEF-04");
    if (look.kind == PieceKind::tank)
        fact(tr("It fires at cars two or three spaces away."), "HH-O-64");
    if (look.kind == PieceKind::tank)
        fact(tr("Per cent: how likely it lies in each lane when Wrecks fall back, after all Enemy "
                "Dice of this round."),
             "HH-O-61");
    if (look.kind == PieceKind::chopper)
        fact(tr("Its guns reach one space; it is not on the road."), "HH-O-98");
    if (is_suv(heist_, perch))
        fact(tr("When it activates it slams a car beside it, or drives at the active car."),
             "HH-ESUV-02");
    if (is_suv(heist_, perch) && is_playing(heist_, Scenario::tank_assault))
        if (const kernel::Weight chance = into_tank(perch); chance.ways > 0)
            fact(say("As a Wreck it would run into the Tank in Road Maintenance: {0}.",
                     {share_words(chance)}),
                 "HH-O-62");
    if (perch < perches && heist_.enemy_pegs.at(perch))
        fact(tr("An Enemy Peg is on it."), "HH-PEG-05");
    return facts;
}

// ---- Where a click leads ------------------------------------------------------------------------

ui::LitSpace lit_space(const Option& key, Vec2 at, ui::Answers answers, std::string deed) {
    ui::LitSpace space;
    space.space = key;
    space.at = at;
    space.answers = std::move(answers);
    space.deed = std::move(deed);
    return space;
}

// Spaces of a Drive at once, vehicles to be rammed or leapt onto, Stunts on their cards.
std::vector<ui::LitSpace> lit_actions(const View::Decision& decision) {
    const Heist& heist = decision.now;
    const MemberId who = decision.about.who;
    std::vector<ui::LitSpace> lit;
    std::array<bool, perches> is_taken{};
    const auto label = [&](const Option& option) {
        return View::option_words(option, decision, {}).label;
    };
    const auto add_thing = [&](const Option& option, Perch perch) {
        if (perch >= perches || is_taken.at(perch)) return;
        is_taken.at(perch) = true;
        lit.push_back(
            lit_space(option, middle_of(block_of(heist, perch)), {option}, label(option)));
    };
    // What is done to a thing comes before a Leap onto it.
    for (const Option& option : decision.options) {
        if (option.choice == Choice::ram) add_thing(option, option.value);
        if (option.choice == Choice::trade_paint) add_thing(option, rival_car);
        if (option.choice == Choice::throw_cargo) add_thing(option, heist[option.value].pv);
        if (option.choice == Choice::shake) add_thing(option, heist[who].pv);
        if (option.choice == Choice::open_door) add_thing(option, semi_rear);
        if (option.choice == Choice::take_the_shot)
            lit.push_back(lit_space(option, middle_of(heist.main), {option}, label(option)));
    }
    for (const Option& option : decision.options) {
        if (option.choice == Choice::leap) {
            const Perch to = option.value == at_wheel ? heist[who].pv : option.value;
            add_thing(option, to);
        }
        if (option.choice == Choice::hijack || option.choice == Choice::brawl)
            add_thing(option, heist[who].peg);
        if (option.choice == Choice::stunt) {
            for (std::size_t spot = 0; spot < heist.stunts.size(); ++spot)
                if (heist.stunts.at(spot).stunt == static_cast<Stunt>(option.value))
                    lit.push_back(lit_space(option, stunt_button(spot), {option}, label(option)));
        }
        if (option.choice != Choice::drive) continue;
        const auto then =
            kernel::consequence_of<HighwayHeist>(decision, std::span<const Option>(&option, 1));
        if (!then.asked || then.asked->ask != Ask::destination) continue;
        const Space own = heist.vehicles.at(heist[who].pv).at;
        for (const Option& to : then.asked->options) {
            if (to.at == own) continue;
            ui::LitSpace space = lit_space(to, middle_of(to.at), {option, to},
                                           say("Drive to {0}", {space_name(to.at)}));
            space.is_faint = true;
            lit.push_back(std::move(space));
        }
    }
    return lit;
}

}  // namespace

std::vector<ui::LitSpace> View::lit(const Decision& decision) {
    if (decision.ask == Ask::action) return lit_actions(decision);
    const Heist& heist = decision.now;
    std::vector<ui::LitSpace> lit;
    for (const Option& option : decision.options) {
        const auto add = [&](Vec2 at) {
            lit.push_back(
                lit_space(option, at, {option}, option_words(option, decision, {}).label));
        };
        switch (option.choice) {
        case Choice::space:
            add(middle_of(option.at));
            lit.back().is_faint = is_on_board(option, decision);
            break;
        case Choice::number:
            if (decision.ask == Ask::lane)
                add({static_cast<float>(start_row), static_cast<float>(option.value)});
            break;
        case Choice::member:
            if (const Perch on = highway_heist::place_of(heist, option.value); on != no_perch)
                add(middle_of(block_of(heist, on)));
            break;
        case Choice::perch:
            if (option.value < perches) add(middle_of(block_of(heist, option.value)));
            if (option.value == no_perch) add(middle_of(heist.main));
            break;
        default: break;
        }
    }
    return lit;
}

ui::DieFace View::face_of(Why why, std::uint8_t face) {
    if (why == Why::effort) {
        constexpr std::array<const char*, 3> pictures = {"heist/success", "heist/boost",
                                                         "heist/blank"};
        return {"heist/effort", pictures.at(static_cast<std::size_t>(effort_of(face))),
                ui::no_value, false};
    }
    if (why == Why::enemy_die) {
        constexpr std::array<const char*, 6> pictures = {"heist/die-suv",   "heist/die-suv",
                                                         "heist/die-peg",   "heist/die-card",
                                                         "heist/die-north", "heist/die-south"};
        return {"heist/enemy-die", pictures.at(face), ui::no_value, false};
    }
    return {};
}

std::string View::face_words(Why why, std::uint8_t face) {
    if (why == Why::effort) {
        switch (effort_of(face)) {
        case Effort::success: return tr("success");
        case Effort::boost: return words::tr_in("die", "boost");
        case Effort::blank: return words::tr_in("die", "blank");
        }
    }
    if (why != Why::enemy_die) return std::to_string(face + 1);
    switch (static_cast<EnemyFace>(face)) {
    case EnemyFace::suv:
    case EnemyFace::second_suv: return tr("SUVs");
    case EnemyFace::peg: return tr("Enemy Pegs");
    case EnemyFace::card: return tr("Enemy card");
    case EnemyFace::north: return tr("north, Enemy card");
    case EnemyFace::south: return tr("south, Enemy card");
    }
    return {};
}

std::shared_ptr<const ui::BoardArt> View::art(const Heist& heist,
                                              const std::optional<Event>& in_sight) {
    return std::make_shared<HeistArt>(heist, in_sight);
}

}  // namespace highway_heist
