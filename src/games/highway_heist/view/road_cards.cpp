#include "games/highway_heist/view/road_cards.h"

#include <algorithm>
#include <array>
#include <string>

#include "games/highway_heist/rules/procedures.h"
#include "games/highway_heist/view/core/road_shape.h"
#include "games/highway_heist/view/names.h"
#include "stage/theme.h"
#include "ui/plain/papers.h"
#include "words/words.h"

namespace highway_heist {

using words::mark;
using words::say;
using words::tr;

namespace {

using stage::Colour;
using stage::Rect;
using stage::Vec2;

constexpr float least_letters = 12.0F;  // pixels at a scale of 1

std::string spot_name(std::size_t spot) {
    switch (spot) {
    case 0: return tr("NEW");
    case 1: return tr("WAIT");
    default: return tr("ACTIVATE!");
    }
}

class Cards {
public:
    Cards(const ui::BoardEasel& easel, const Heist& heist) : easel_(easel), heist_(heist) {}

    void paint() {
        for (std::size_t spot = 0; spot < heist_.enemy_spots.size(); ++spot)
            enemy(spot);
        panel();
        for (std::size_t spot = 0; spot < heist_.stunts.size(); ++spot)
            stunt(spot);
    }

private:
    float px(float world) const { return world * easel_.to.zoom; }
    void plate(Rect world, Colour ground, Colour edge, float opacity) const {
        const Rect where = easel_.to(world);
        easel_.canvas.fill_rounded_rect(where, px(0.12F), faded(ground, opacity));
        easel_.canvas.outline_rounded_rect(where, px(0.12F), edge, std::max(1.0F, px(0.035F)));
    }
    void write(const std::string& text, Rect world, float tall, Colour colour) const {
        ui::write_into(easel_.canvas, text, easel_.to(world), px(tall), colour);
    }
    // One line, no wider than that.
    void line(Vec2 at, const std::string& text, float tall, Colour colour, stage::Align align,
              float most, stage::Face face = stage::Face::label) const {
        stage::TextLook look{face, px(tall), colour, align};
        const float wide = easel_.canvas.measure(text, look).x;
        if (wide > px(most)) look.size *= px(most) / wide;
        easel_.canvas.text(easel_.to(at), text, look);
    }

    // Letters on cards are no smaller than can be read; else a card shows its name alone, and the
    // rest where it is pointed at.
    bool is_legible(float tall) const { return px(tall) >= least_letters * easel_.scale; }

    void enemy(std::size_t spot) const {
        const Rect where = enemy_spot(spot);
        const std::uint8_t number = heist_.enemy_spots.at(spot);
        const bool is_due = spot == 2;
        const Colour edge = is_due ? neon::red : spot == 1 ? neon::amber : neon::pink;
        if (number == no_card) {
            plate(where, neon::night, faded(edge, 0.35F), 0.6F);
            line({where.centre().x, where.centre().y - 0.22F}, spot_name(spot), 0.4F,
                 faded(edge, 0.6F), stage::Align::middle, where.width - 0.3F,
                 stage::Face::label_bold);
            return slide(where, spot, 1.0F, edge);
        }
        plate(where, Colour::hex(0x2A0E1C), edge, 0.93F);
        const EnemyCard& card = enemy_card(heist_, number);
        const bool is_whole = is_legible(0.31F);
        line({where.x + 0.14F, where.y + (is_whole ? 0.03F : 0.12F)},
             card_name(heist_.terms.scenario, number), is_whole ? 0.36F : 0.6F, neon::pale,
             stage::Align::left, where.width - 1.6F, stage::Face::label_bold);
        line({where.right() - 0.14F, where.y + 0.05F}, spot_name(spot), 0.3F, edge,
             stage::Align::right, 1.3F, stage::Face::label_bold);
        if (is_whole)
            write(effect_words(card.activated),
                  {where.x + 0.14F, where.y + 0.38F, where.width - 0.28F, where.height - 0.42F},
                  0.34F, is_due ? neon::dim : neon::pale);
        slide(where, spot, 1.0F, edge);
    }
    // Where the card goes next.
    void slide(Rect card, std::size_t spot, float way, Colour edge) const {
        if (way > 0.0F ? spot == 2 : spot == 0) return;
        const float side = way > 0.0F ? card.right() : card.x;
        const float y = card.centre().y;
        const std::array<Vec2, 3> head = {easel_.to(Vec2{side + 0.14F * way, y}),
                                          easel_.to(Vec2{side - 0.02F * way, y - 0.13F}),
                                          easel_.to(Vec2{side - 0.02F * way, y + 0.13F})};
        easel_.canvas.fill_polygon(head, edge);
    }

    // Tracks of what there is in the scenario.
    void panel() {
        const bool is_quiet = heist_.round <= heist_.quiet_until;
        const bool is_tank = heist_.terms.scenario == Scenario::tank_assault;
        panel_ = enemy_panel(!is_tank ? 3 : is_quiet ? 2 : 1);
        plate(panel_, neon::night, faded(neon::cyan, 0.7F), 0.9F);
        switch (heist_.terms.scenario) {
        case Scenario::tank_assault:
            track(0, tr("Tank"), heist_.strength, heist_.full_strength, neon::red);
            if (is_quiet) note(1, tr("It cannot fire."));
            break;
        case Scenario::semi_heist: {
            track(0, tr("Shells"), heist_.shells, 3, neon::red);
            track(1, tr("Cargo"), heist_.cargo_left, 2 * heist_.terms.members, neon::amber);
            const char* door = heist_.door == Door::closed ? tr("Door closed")
                               : heist_.door == Door::open ? tr("Door open")
                                                           : tr("Door open for good");
            note(2, door);
            break;
        }
        case Scenario::chopper_takedown:
            track(0, tr("Chopper"), heist_.strength, heist_.full_strength, neon::red);
            track(1, tr("Rival Car"), heist_.rival_strength, heist_.full_strength, neon::pink);
            track(2, tr("Radar"), heist_.radar, 5, neon::amber);
            break;
        }
    }
    float row_top(int row) const { return panel_.y + 0.12F + 0.54F * static_cast<float>(row); }
    void track(int row, const std::string& name, int left, int full, Colour colour) const {
        const float y = row_top(row);
        line({panel_.x + 0.14F, y}, name, 0.34F, neon::pale, stage::Align::left, 2.2F);
        line({panel_.right() - 0.14F, y}, say(mark("{0}/{1}"), {std::max(0, left), full}), 0.34F,
             neon::pale, stage::Align::right, 1.0F, stage::Face::label_bold);
        const float wide = panel_.width - 0.28F;
        const float pitch = wide / static_cast<float>(std::max(1, full));
        for (int i = 0; i < full; ++i) {
            const Rect box{panel_.x + 0.14F + pitch * static_cast<float>(i), y + 0.38F,
                           pitch * 0.82F, 0.1F};
            easel_.canvas.fill_rect(easel_.to(box), i < left ? colour : Colour::hex(0x3A3550));
        }
    }
    void note(int row, const std::string& text) const {
        line({panel_.x + 0.14F, row_top(row) + 0.06F}, text, 0.34F, neon::dim, stage::Align::left,
             panel_.width - 0.28F);
    }

    // Rounds it is still there, and whether whoever acts may try it.
    void stunt(std::size_t spot) const {
        const Rect where = stunt_spot(spot);
        const StuntSpot& its = heist_.stunts.at(spot);
        if (its.stunt == Stunt::none) {
            plate(where, neon::night, faded(neon::cyan, 0.3F), 0.6F);
            return;
        }
        const bool is_last = is_level_3(its.stunt);
        const bool is_open = its.tokens > 0 || is_last;
        const bool may_try = heist_.stage == Stage::turn && heist_.actions_left > 0 &&
                             can_try(heist_, heist_.active, its.stunt);
        const Colour edge = !is_open  ? faded(neon::dim, 0.4F)
                            : may_try ? stage::theme::gold
                            : is_last ? neon::pink
                                      : neon::cyan;
        plate(where, is_last ? Colour::hex(0x2A0E2C) : Colour::hex(0x0C2230), edge,
              is_open ? 0.93F : 0.55F);
        const Colour ink = is_open ? neon::pale : faded(neon::dim, 0.6F);
        const float left = where.x + 1.04F;
        const float room = where.right() - left - 0.12F;
        const bool is_whole = is_legible(0.28F);
        const float line_tall = is_whole ? 0.36F : 0.44F;
        line({left, where.y + 0.03F}, name_of(its.stunt), line_tall, ink, stage::Align::left,
             room - 2.3F, stage::Face::label_bold);
        const int rounds = static_cast<int>(spot) + 1;
        line({where.right() - 0.12F, where.y + 0.06F},
             say(words::by_count(rounds, "{0} round", "{0} rounds"), {rounds}), 0.3F,
             spot == 0 ? neon::red : neon::dim, stage::Align::right, 1.2F);
        badge(spot, card_of(its.stunt), is_open ? edge : faded(neon::dim, 0.5F));
        tokens({where.right() - 1.66F, where.y + 0.23F}, its);
        slide(where, spot, -1.0F, edge);
        const std::string needs = condition_of(its.stunt);
        const std::string gains = reward_of(its.stunt);
        const float share = std::clamp(static_cast<float>(needs.size()) /
                                           static_cast<float>(needs.size() + gains.size()),
                                       0.36F, 0.64F);
        const Rect about{left, where.y + 0.39F, share * room - 0.14F, where.height - 0.41F};
        const Rect gain{left + share * room, about.y, (1.0F - share) * room, about.height};
        // What it takes is told where it is pointed at.
        if (!is_whole) {
            if (is_open)
                write(gains, {left, where.y + 0.44F, room, where.height - 0.48F}, 0.4F, ink);
            return;
        }
        if (!is_open)
            return write(tr("Done: its tokens are gone."), {left, about.y, room, about.height},
                         0.3F, ink);
        write(needs, about, 0.29F, neon::dim);
        write(gains, gain, 0.29F, ink);
    }
    // What must be rolled.
    void badge(std::size_t spot, const StuntCard& card, Colour edge) const {
        const Vec2 middle = stunt_button(spot);
        const Vec2 at = easel_.to(middle);
        easel_.canvas.disc(at, px(0.44F), neon::night);
        easel_.canvas.circle(at, px(0.44F), edge, std::max(1.0F, px(0.04F)));
        easel_.canvas.text_centred(
            at - Vec2{0.0F, px(0.07F)}, std::to_string(card.need),
            {stage::Face::title, px(0.48F), neon::pale, stage::Align::middle});
        line({middle.x, middle.y + 0.11F}, name_of(card.skill), 0.25F, neon::dim,
             stage::Align::middle, 0.74F);
    }
    void tokens(Vec2 middle, const StuntSpot& its) const {
        const int all = card_of(its.stunt).tokens;
        for (int i = 0; i < all; ++i) {
            const float x =
                middle.x + 0.26F * (static_cast<float>(i) - 0.5F * static_cast<float>(all - 1));
            const Vec2 at = easel_.to(Vec2{x, middle.y});
            easel_.canvas.disc(at, px(0.11F), i < its.tokens ? neon::amber : Colour::hex(0x3A3550));
        }
    }

    const ui::BoardEasel& easel_;
    const Heist& heist_;
    Rect panel_;
};

}  // namespace

void paint_cards(const ui::BoardEasel& easel, const Heist& heist) { Cards(easel, heist).paint(); }

std::vector<stage::Rect> cards_in_sight(const Heist& heist) {
    std::vector<stage::Rect> cards;
    for (std::size_t spot = 0; spot < heist.enemy_spots.size(); ++spot)
        if (heist.enemy_spots.at(spot) != no_card) cards.push_back(enemy_spot(spot));
    for (std::size_t spot = 0; spot < heist.stunts.size(); ++spot)
        if (heist.stunts.at(spot).stunt != Stunt::none) cards.push_back(stunt_spot(spot));
    return cards;
}

std::optional<ui::BoardHover> card_at(const Heist& heist, Vec2 world) {
    ui::BoardHover hover;
    for (std::size_t spot = 0; spot < heist.enemy_spots.size(); ++spot) {
        const std::uint8_t number = heist.enemy_spots.at(spot);
        if (!enemy_spot(spot).contains(world) || number == no_card) continue;
        const EnemyCard& card = enemy_card(heist, number);
        hover.title = card_name(heist.terms.scenario, number);
        hover.facts.push_back(
            {say("When it reaches ACTIVATE!: {0}", {effect_words(card.activated)}),
             ui::RuleRef(Rule("HH-CARD-01").text())});
        hover.facts.push_back(
            {say("When it came: {0}", {reveal_words(card)}), ui::RuleRef(card.rule.text())});
        hover.beside = enemy_spot(spot);
        return hover;
    }
    for (std::size_t spot = 0; spot < heist.stunts.size(); ++spot) {
        const Stunt stunt = heist.stunts.at(spot).stunt;
        if (!stunt_spot(spot).contains(world) || stunt == Stunt::none) continue;
        hover.title = say(mark("{0} ({1})"), {name_of(stunt), roll_of(stunt)});
        hover.facts.push_back({condition_of(stunt), ui::RuleRef("HH-STN-02")});
        hover.facts.push_back({reward_of(stunt), ui::RuleRef(card_of(stunt).rule.text())});
        hover.beside = stunt_spot(spot);
        return hover;
    }
    return std::nullopt;
}

}  // namespace highway_heist
