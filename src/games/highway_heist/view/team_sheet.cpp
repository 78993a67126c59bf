// The team: a card for each member, and what the Enemy Die may do.
#include <algorithm>
#include <array>
#include <string>

#include "games/highway_heist/view/core/outlook.h"
#include "games/highway_heist/view/core/road_shape.h"
#include "games/highway_heist/view/heist_view.h"
#include "games/highway_heist/view/names.h"
#include "play/odds_words.h"
#include "stage/theme.h"
#include "ui/plain/papers.h"
#include "words/words.h"

namespace highway_heist {

using words::mark;
using words::say;
using words::tr;

namespace {

namespace theme = stage::theme;
using stage::Colour;
using stage::Rect;
using stage::Vec2;

constexpr float wide = 320.0F;
constexpr float card_tall = 113.0F;
constexpr float gap = 6.0F;
constexpr float enemy_tall = 128.0F;
constexpr float edge = 10.0F;
constexpr float header = 26.0F;

// Cards in so many columns, under what the enemy may do.
struct Columns {
    explicit Columns(std::size_t count) : count(count) {}

    float width() const { return static_cast<float>(count) * (wide + gap) - gap; }
    float height(std::size_t cards) const {
        const std::size_t rows = (cards + count - 1) / count;
        return enemy_tall + static_cast<float>(rows) * (gap + card_tall);
    }
    Vec2 corner(std::size_t card) const {
        return {static_cast<float>(card % count) * (wide + gap),
                enemy_tall + gap + static_cast<float>(card / count) * (gap + card_tall)};
    }

    std::size_t count;
};

class SheetPainter {
public:
    SheetPainter(const ui::SheetEasel& easel, const Heist& heist, const ui::Seating& seating,
                 Columns columns, std::vector<ui::SheetNote>& notes)
        : easel_(easel), heist_(heist), seating_(seating), columns_(columns), notes_(notes) {}

    void paint() {
        harm_ = chances_of_harm(heist_);
        enemy(columns_.width());
        for (MemberId member = 0; member < heist_.terms.members; ++member) {
            corner_ = columns_.corner(member);
            card(member);
        }
    }

private:
    float px(float units) const { return units * easel_.unit; }
    Rect at(Rect units) const { return easel_(stage::moved(units, corner_)); }
    void fill(Rect units, Colour colour, float round) const {
        easel_.canvas.fill_rounded_rect(at(units), px(round), colour);
    }
    // No wider than that.
    void write(Vec2 where, const std::string& text, Colour colour, float most,
               stage::Align align = stage::Align::left, float tall = 17.0F,
               stage::Face face = stage::Face::label) const {
        stage::TextLook look{face, px(tall), colour, align};
        const float width = easel_.canvas.measure(text, look).x;
        if (width > px(most)) look.size *= px(most) / width;
        // Small letters are not as much narrower as they are smaller.
        while (look.size > 6.0F && easel_.canvas.measure(text, look).x > px(most))
            look.size -= 0.5F;
        easel_.canvas.text(easel_(where + corner_), text, look);
    }
    void note(Rect units, std::string text, const char* rule) {
        notes_.push_back({std::move(text), ui::RuleRef(rule), stage::moved(units, corner_)});
    }

    // ---- The Enemy Die ----------------------------------------------------------------------

    void face(float y, float width, const std::string& picture, EnemyDeed deed) const {
        constexpr float side = 26.0F;
        const int tall = std::max(8, static_cast<int>(px(side)));
        const Vec2 middle = easel_(Vec2{edge + side / 2.0F, y + side / 2.0F} + corner_);
        easel_.canvas.sprite(easel_.sprites.get("heist/enemy-die", tall), middle);
        easel_.canvas.sprite(easel_.sprites.get(picture, tall), middle);
        const std::string share = say(mark("{0}/{1}"), {faces_with(deed), enemy_faces});
        write({edge + 33.0F, y + 2.0F}, share, neon::pale, 30.0F, stage::Align::left, 18.0F,
              stage::Face::label_bold);
        ui::write_beside(easel_.canvas, as_sentence(deed_words(heist_, deed)) + '.',
                         at(Rect{edge + 66.0F, y - 1.0F, width - edge - 72.0F, side + 3.0F}),
                         px(17.0F), neon::pale);
    }
    void enemy(float width) {
        fill({0.0F, 0.0F, width, enemy_tall}, Colour::hex(0x1B1026), 8.0F);
        write({edge, 1.0F}, tr("The next Enemy Die"), neon::pink, width - 2.0F * edge,
              stage::Align::left, 18.0F, stage::Face::title);
        face(23.0F, width, "heist/die-suv", EnemyDeed::suvs);
        face(51.0F, width, "heist/die-peg", EnemyDeed::pegs);
        face(79.0F, width, "heist/die-card", EnemyDeed::card);
        write({edge, 107.0F}, harm_words(), neon::amber, width - 2.0F * edge, stage::Align::left,
              16.0F);
        easel_.canvas.outline_rounded_rect(at(Rect{0.0F, 0.0F, width, enemy_tall}), px(8.0F),
                                           faded(neon::pink, 0.7F), px(1.5F));
        note({0.0F, 0.0F, width, enemy_tall},
             tr("Rolled after each turn. With a card comes north or south, 1/6 each. How likely a "
                "car is dealt damage is counted over the die and all cards that may come."),
             "HH-DIE-02");
    }
    std::string harm_words() const {
        std::string text;
        for (MemberId member = 0; member < heist_.terms.members; ++member) {
            if (!heist_[member].has_pv()) continue;
            const kernel::Weight weight = harm_.at(member);
            if (weight.ways == 0) continue;
            const double part = static_cast<double>(weight.ways) / static_cast<double>(weight.of);
            text += (text.empty() ? "" : ", ") +
                    say(mark("{0} {1}"),
                        {member_name(heist_.terms, member), play::text_of_share(part, true, 0)});
        }
        return text.empty() ? text : say("Likely to be hit: {0}", {text});
    }

    // ---- Members ----------------------------------------------------------------------------

    void card(MemberId member) {
        const Member& who = heist_[member];
        const kernel::PlayerId seat = seat_of(heist_.terms, member);
        if (seat >= seating_.seats.size()) return;
        const ui::Livery& livery = seating_.livery(seat);
        const Colour ink = Colour::hex(livery.ink);
        fill({0.0F, 0.0F, wide, card_tall}, theme::parchment, 8.0F);
        fill({0.0F, 0.0F, wide, header}, Colour::hex(livery.colour), 8.0F);
        write({edge, 1.0F}, played_name(heist_, seating_, member), ink, 196.0F, stage::Align::left,
              19.0F, stage::Face::title);
        write({wide - edge, 3.0F}, status(member), ink, 98.0F, stage::Align::right, 17.0F);
        ratings(member, 26.0F);
        strength(member, 46.0F);
        tokens(member, 66.0F);
        powers(member, 86.0F);
        const bool is_acting = heist_.stage == Stage::turn && heist_.active == member;
        easel_.canvas.outline_rounded_rect(at(Rect{0.0F, 0.0F, wide, card_tall}), px(8.0F),
                                           is_acting ? neon::pink : theme::grid_line,
                                           px(is_acting ? 3.0F : 1.5F));
        note({0.0F, 0.0F, wide, header},
             who.is_exhausted ? tr("The turn of this round is over.")
                              : tr("One turn in each round: two actions, then the Enemy Die."),
             "HH-EXH-01");
        note({0.0F, header, wide, 20.0F},
             tr("Character and car together: so many dice, five at most."), "HH-SKL-01");
        note({0.0F, 46.0F, wide, 20.0F},
             who.has_pv() ? tr("Each slot is one damage; with none left the car is destroyed.")
                          : tr("On foot: hijack an SUV for a new car."),
             "HH-DEF-04");
        note({0.0F, 66.0F, wide, 20.0F},
             tr("Boost tokens: for own arrows after a roll, or two dice for a team member before "
                "it."),
             "HH-BST-01");
        note({0.0F, 86.0F, wide, card_tall - 86.0F},
             tr("Special Powers: the character's always, the car's while it is on the road."),
             "HH-PWR-01");
    }
    // What the character and the car can do besides.
    void powers(MemberId member, float y) const {
        const Member& who = heist_[member];
        const bool has_car = heist_.stage == Stage::set_up || who.has_pv();
        const Car car = heist_.stage == Stage::set_up ? heist_.terms.cars.at(member) : who.board;
        write({edge, y}, power_of(heist_.terms.characters.at(member)), theme::umber,
              wide - 2.0F * edge, stage::Align::left, 13.5F);
        if (has_car && car != Car::hijacked)
            write({edge, y + 12.5F}, power_of(car, heist_.terms.scenario), theme::umber,
                  wide - 2.0F * edge, stage::Align::left, 13.5F);
    }
    std::string status(MemberId member) const {
        const Member& who = heist_[member];
        if (heist_.is_over()) return {};
        if (who.is_exhausted) return tr("Exhausted");
        if (heist_.stage == Stage::turn && heist_.active == member) {
            // What is being chosen is taken already.
            if (heist_.actions_left == 0) return tr("last action");
            return say(words::by_count(heist_.actions_left, "{0} action left", "{0} actions left"),
                       {int{heist_.actions_left}});
        }
        return tr("Ready");
    }
    void ratings(MemberId member, float y) const {
        constexpr std::array skills = {Skill::speed, Skill::control, Skill::athletics,
                                       Skill::defense};
        constexpr float pitch = (wide - 2.0F * edge) / 4.0F;
        for (std::size_t i = 0; i < skills.size(); ++i) {
            const float x = edge + pitch * static_cast<float>(i);
            write({x, y}, name_of(skills.at(i)), theme::umber, pitch - 20.0F);
            write({x + pitch - 10.0F, y - 1.0F},
                  std::to_string(rating(heist_, member, skills.at(i))), theme::ink, 16.0F,
                  stage::Align::right, 19.0F, stage::Face::label_bold);
        }
    }
    void strength(MemberId member, float y) const {
        const Member& who = heist_[member];
        if (!who.has_pv()) {
            const bool is_to_come = heist_.stage == Stage::set_up;
            write({edge, y},
                  is_to_come ? name_of(heist_.terms.cars.at(member))
                             : std::string(tr("No car: on foot")),
                  is_to_come ? theme::ink : theme::brick, wide - 2.0F * edge);
            return;
        }
        const std::string car =
            who.board == Car::hijacked ? perch_name(heist_, who.pv) : name_of(who.board);
        write({edge, y}, car, theme::ink, 118.0F);
        const int full = strength_of(heist_, member);
        for (int i = 0; i < full; ++i) {
            const Rect box =
                at(Rect{136.0F + 17.0F * static_cast<float>(i), y + 3.0F, 14.0F, 14.0F});
            const bool is_left = i < full - who.damage;
            easel_.canvas.fill_rounded_rect(box, px(2.0F),
                                            is_left ? theme::laurel : theme::light_sand);
            easel_.canvas.outline_rounded_rect(box, px(2.0F), theme::umber, px(1.0F));
            if (!is_left)
                easel_.canvas.line({box.x, box.bottom()}, {box.right(), box.y}, theme::brick,
                                   px(1.6F));
        }
        write({wide - edge, y}, who.is_manned() ? std::string() : std::string(tr("unmanned")),
              theme::brick, 60.0F, stage::Align::right, 15.0F);
    }
    void tokens(MemberId member, float y) const {
        const Member& who = heist_[member];
        write({edge, y}, words::tr_in("tokens", "Boost"), theme::umber, 46.0F);
        const bool is_showman = has_character(heist_, member, Character::showman);
        for (int i = 0; i < (is_showman ? 5 : 3); ++i) {
            const Vec2 where =
                easel_(Vec2{66.0F + 18.0F * static_cast<float>(i), y + 11.0F} + corner_);
            if (i < who.boost) easel_.canvas.disc(where, px(7.0F), neon::amber);
            easel_.canvas.circle(where, px(7.0F), theme::umber, px(1.2F));
        }
        std::string more;
        const auto add = [&](const std::string& what) {
            more += (more.empty() ? "" : ", ") + what;
        };
        if (who.cargo > 0) add(say("Cargo {0}", {int{who.cargo}}));
        if (heist_.hacker == member) add(tr("the Hacker"));
        if (has_character(heist_, member, Character::tech))
            add(say("Gadgets {0}", {int{heist_.gadgets}}));
        if (who.is_on_foot()) add(say("on foot: {0}", {perch_name(heist_, who.peg)}));
        write({wide - edge, y}, more, theme::ink, 150.0F, stage::Align::right);
    }

    const ui::SheetEasel& easel_;
    const Heist& heist_;
    const ui::Seating& seating_;
    Columns columns_;
    std::vector<ui::SheetNote>& notes_;
    std::array<kernel::Weight, most_members> harm_{};
    Vec2 corner_{};  // of what is painted
};

class TeamSheet final : public ui::PlainSheet<Heist> {
public:
    using PlainSheet::PlainSheet;

    float units_wide() const override { return columns_.width(); }
    void spread(bool is_wide) override { columns_ = Columns(is_wide ? 2 : 1); }
    // At the side.
    float tallest_height(float width) const override {
        return Columns(1).height(state().terms.members) * width / wide;
    }

private:
    float units_tall() const override { return columns_.height(state().terms.members); }
    std::vector<ui::SheetNote> paint(const ui::SheetEasel& easel) const override {
        std::vector<ui::SheetNote> notes;
        SheetPainter(easel, state(), seating(), columns_, notes).paint();
        return notes;
    }

    Columns columns_{1};
};

}  // namespace

std::unique_ptr<ui::PlainSheet<Heist>> View::sheet_of(const Heist& heist) {
    return std::make_unique<TeamSheet>(heist);
}

}  // namespace highway_heist
