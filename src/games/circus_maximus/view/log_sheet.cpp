// The log sheet: a card for each chariot of a player.
#include <algorithm>
#include <array>
#include <string>

#include "games/circus_maximus/rules/ratings.h"
#include "games/circus_maximus/view/circus_view.h"
#include "games/circus_maximus/view/core/odds.h"
#include "games/circus_maximus/view/names.h"
#include "stage/theme.h"
#include "ui/core/signed_number.h"
#include "words/words.h"

namespace circus_maximus {

using words::say;
using words::tr;

namespace {

namespace theme = stage::theme;
using stage::Colour;
using stage::Rect;
using stage::Vec2;

constexpr float wide = 320.0F;
constexpr float card_tall = 236.0F;
constexpr float gap = 8.0F;
constexpr float letters = 16.0F;
constexpr float edge = 12.0F;
constexpr float beside_boxes = 68.0F;  // what ten boxes leave of a row

class CardPainter {
public:
    CardPainter(const ui::SheetEasel& easel, const Race& race, const ui::Seating& seating,
                ChariotId id, Vec2 corner, std::vector<ui::SheetNote>& notes)
        : easel_(easel),
          race_(race),
          seating_(seating),
          id_(id),
          chariot_(race[id]),
          corner_(corner),
          notes_(notes) {}

    void paint() const {
        fill({0.0F, 0.0F, wide, card_tall}, theme::parchment, 8.0F);
        heading();
        points(40.0F);
        horses_of_team(66.0F);
        endurance(112.0F);
        driver(140.0F);
        wheel(168.0F, Side::inward, tr("Left wheel"));
        wheel(190.0F, Side::outward, tr("Right wheel"));
        leader(190.0F);
        effects(216.0F);
        easel_.canvas.outline_rounded_rect(at({0.0F, 0.0F, wide, card_tall}), px(8.0F),
                                           theme::grid_line, px(1.5F));
    }

private:
    float px(float units) const { return units * easel_.unit; }
    Rect at(Rect units) const {
        units.x += corner_.x;
        units.y += corner_.y;
        return easel_(units);
    }
    Vec2 at(Vec2 units) const { return easel_(units + corner_); }
    void fill(Rect units, Colour colour, float round) const {
        easel_.canvas.fill_rounded_rect(at(units), px(round), colour);
    }
    void write(Vec2 where, const std::string& text, Colour colour = theme::ink,
               stage::Align align = stage::Align::left, float tall = letters,
               stage::Face face = stage::Face::label) const {
        easel_.canvas.text(at(where), text, {face, px(tall), colour, align});
    }
    // As small as it has to be to fit.
    void write_within(Vec2 where, float most, const std::string& text, Colour colour,
                      stage::Align align = stage::Align::left, float tall = letters,
                      stage::Face face = stage::Face::label) const {
        const float share = std::min(1.0F, most / std::max(1.0F, wide_of(text, tall, face)));
        where.y += 0.5F * tall * (1.0F - share);
        write(where, text, colour, align, tall * share, face);
    }
    float wide_of(const std::string& text, float tall, stage::Face face) const {
        const stage::TextLook look{face, px(tall), theme::ink, stage::Align::left};
        return easel_.canvas.measure(text, look).x / easel_.unit;
    }
    void note(Rect units, std::string text, const char* rule) const {
        units.x += corner_.x;
        units.y += corner_.y;
        notes_.push_back({std::move(text), ui::RuleRef(rule), units});
    }
    // So many boxes, of which some are left; those that are gone are crossed out.
    void boxes(Vec2 where, int count, int left, float side, Colour colour) const {
        for (int i = 0; i < count; ++i) {
            const Rect box =
                at(Rect{where.x + static_cast<float>(i) * (side + 2.0F), where.y, side, side});
            const bool is_left = i < left;
            easel_.canvas.fill_rounded_rect(box, px(2.0F), is_left ? colour : theme::light_sand);
            easel_.canvas.outline_rounded_rect(box, px(2.0F), theme::umber, px(1.0F));
            if (!is_left)
                easel_.canvas.line({box.x, box.bottom()}, {box.right(), box.y}, theme::brick,
                                   px(1.6F));
        }
    }

    // Nothing is known of it before.
    bool is_prepared() const { return chariot_.points != Preparation{}; }
    bool is_rolled() const { return chariot_.endurance > 0 || race_.stage != Stage::preparation; }

    void heading() const {
        const ui::Livery& livery = seating_.livery(owner_of(race_.terms, id_));
        const Colour ink = Colour::hex(livery.ink);
        fill({0.0F, 0.0F, wide, 32.0F}, Colour::hex(livery.colour), 8.0F);
        const int tall = std::max(8, static_cast<int>(px(24.0F)));
        stage::SpriteLook look;
        look.tint = ink;
        easel_.canvas.sprite(easel_.sprites.get(std::string(livery.emblem), tall),
                             at(Vec2{22.0F, 16.0F}), look);
        constexpr float left = 42.0F;
        constexpr float speed_tall = 18.0F;
        const std::string speed = speed_words();
        const float taken = wide_of(speed, speed_tall, stage::Face::label) + 8.0F;
        write_within({left, 3.0F}, wide - edge - left - taken, name_of(race_, seating_, id_), ink,
                     stage::Align::left, 22.0F, stage::Face::title);
        write({wide - edge, 7.0F}, speed, ink, stage::Align::right, speed_tall);
        note({wide / 2.0F, 0.0F, wide / 2.0F, 32.0F},
             tr("What was written for this turn, once all are open, and the most that may be."),
             "CM-R13");
    }
    std::string speed_words() const {
        if (!chariot_.is_racing() || race_.stage == Stage::preparation) return {};
        const int most = maximum(chariot_);
        if (race_.stage == Stage::draw && !chariot_.has_moved)
            return say("Written {0}, top {1}", {chariot_.written, most});
        if (race_.acting == id_ && race_.move.speed > 0)
            return say("Speed {0}, top {1}", {race_.move.speed, most});
        return say("Top speed {0}", {most});
    }
    void points(float y) const {
        struct Part {
            std::string name;
            int points;
        };
        const std::array<Part, 4> parts = {
            Part{words::tr_in("points", "Driver"), chariot_.points.driver},
            Part{tr("Car"), chariot_.points.chariot}, Part{tr("Team"), chariot_.points.speed},
            Part{tr("Stamina"), chariot_.points.endurance}};
        constexpr float pitch = (wide - 2.0F * edge) / 4.0F;
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const float x = edge + pitch * static_cast<float>(i);
            write_within({x, y}, 42.0F, parts.at(i).name, theme::umber);
            for (int point = 0; point < 2; ++point) {
                const Vec2 where =
                    at(Vec2{x + 49.0F + 11.0F * static_cast<float>(point), y + 9.0F});
                if (point < parts.at(i).points)
                    easel_.canvas.disc(where, px(4.2F), theme::terracotta);
                easel_.canvas.circle(where, px(4.2F), theme::umber, px(1.0F));
            }
        }
        note({edge, y, wide - 2.0F * edge, 20.0F},
             tr("Four points, at most two in each: spent before the race."), "CM-R03");
    }
    void horses_of_team(float y) const {
        constexpr float pitch = (wide - 2.0F * edge) / 4.0F;
        for (int horse = 0; horse < horses; ++horse) {
            const float x = edge + pitch * static_cast<float>(horse);
            const int left = chariot_.team.at(static_cast<std::size_t>(horse));
            stage::SpriteLook look;
            const bool is_alive = left > 0 || !is_rolled();
            look.tint = is_alive ? Colour::hex(0x9B6A3E) : Colour::hex(0x8A8078);
            look.opacity = is_alive ? 1.0F : 0.5F;
            const int tall = std::max(6, static_cast<int>(px(19.0F)));
            easel_.canvas.sprite(easel_.sprites.get("circus/horse", tall),
                                 at(Vec2{x + 31.0F, y + 11.0F}), look);
            boxes({x, y + 25.0F}, left, left, 9.0F, theme::laurel);
        }
        note({edge, y, wide - 2.0F * edge, 40.0F},
             tr("Boxes of the horses, the left one first; together they are the team's speed. A "
                "horse without any is dead."),
             "CM-R09");
    }
    void endurance(float y) const {
        constexpr int most = 74;  // CM-R08
        write({edge, y}, tr("Endurance"), theme::umber);
        const Rect bar{96.0F, y + 2.0F, 176.0F, 15.0F};
        fill(bar, theme::light_sand, 4.0F);
        const float share = std::clamp(static_cast<float>(chariot_.endurance) / most, 0.0F, 1.0F);
        if (share > 0.0F)
            fill({bar.x, bar.y, std::max(6.0F, bar.width * share), bar.height},
                 chariot_.endurance > 10 ? theme::faience : theme::red, 4.0F);
        easel_.canvas.outline_rounded_rect(at(bar), px(4.0F), theme::umber, px(1.0F));
        if (is_rolled())
            write({wide - edge, y - 3.0F}, std::to_string(chariot_.endurance), theme::ink,
                  stage::Align::right, 22.0F);
        note({edge, y, wide - 2.0F * edge, 22.0F},
             say(words::mark("{0} {1}"),
                 {tr("Whip, brakes and corners cost it. At 0 the team slows turn by turn, and no "
                     "corner is safe above its number."),
                  lasting()}),
             "CM-R31");
    }
    // At its usual pace, straight on.
    std::string lasting() const {
        if (!chariot_.is_racing() || race_.turn == 0 || chariot_.endurance == 0) return {};
        const Lasting at_most = endurance_at(race_, id_, maximum(chariot_));
        switch (at_most.fate) {
        case Fate::home: return tr("Straight on at top speed it lasts to the end.");
        case Fate::over: return tr("Straight on at top speed it turns over in a corner first.");
        case Fate::spent: break;
        }
        return say(words::by_count(at_most.turns,
                                   "Straight on at top speed it is spent in {0} turn.",
                                   "Straight on at top speed it is spent in {0} turns."),
                   {at_most.turns});
    }
    void driver(float y) const {
        const int modifier =
            chariot_.full_hits > 0 ? driver_modifier(chariot_) : chariot_.points.driver;
        write({edge, y}, say("Driver {0}", {ui::signed_number(modifier)}), theme::umber);
        boxes({96.0F, y + 3.0F}, chariot_.full_hits, chariot_.hits, 12.0F, theme::terracotta);
        write_within({wide - edge, y}, beside_boxes, chariot_.has_whip ? tr("Whip") : tr("no whip"),
                     chariot_.has_whip ? theme::ink : theme::red, stage::Align::right);
        note({edge, y, wide - 2.0F * edge, 22.0F},
             tr("The driver's modifier and hits: at half he loses 1, at a third 2."), "CM-R25");
    }
    void wheel(float y, Side side, const std::string& name) const {
        write({edge, y}, name, theme::umber);
        const int damage = chariot_.wheels.at(static_cast<std::size_t>(side));
        boxes({96.0F, y + 3.0F}, wheel_boxes, wheel_boxes - damage, 12.0F, theme::mud);
        if (side == Side::inward && is_prepared())
            write_within({wide - edge, y}, beside_boxes, name_of(chariot_.weight()), theme::umber,
                         stage::Align::right);
        std::string told = tr("A damaged wheel is rolled for at 14 or more, and where a corner is "
                              "taken too fast.");
        if (damage > 0 && chariot_.is_racing())
            told =
                say("{0} Then it turns over: {1}.", {told, share_of(chance_at_wheels(race_, id_))});
        const float all = side == Side::inward ? wide - 2.0F * edge : 240.0F;
        note({edge, y, all, 22.0F}, told, "CM-L37");
    }
    void leader(float y) const {
        if (!chariot_.is_racing() || race_.turn == 0) return;
        const int squares = behind_leader(race_, id_);
        write_within({wide - edge, y}, beside_boxes,
                     squares == 0 ? tr("in front") : say("{0} behind", {squares}), theme::umber,
                     stage::Align::right);
        note({wide - 72.0F, y, 72.0F, 22.0F},
             tr("Squares of its own lane to where it is level with the leader."), "CM-X31");
    }
    // Who has lost his car (CM-X22).
    template <class Add>
    void about_driver(const Add& add) const {
        switch (chariot_.driver) {
        case Driver::dragged: return add(tr("the driver is dragged along"));
        case Driver::on_foot: return add(tr("the driver is on foot"));
        case Driver::safe: return add(tr("the driver is safe"));
        case Driver::dead: return add(tr("the driver is dead"));
        case Driver::aboard: return;
        }
    }
    // What works on from earlier.
    void effects(float y) const {
        std::string text;
        const auto add = [&](const std::string& what) {
            text = text.empty() ? what : say(words::mark("{0}; {1}"), {text, what});
        };
        if (chariot_.is_held) {
            add(tr("held by a dead horse"));
            note({edge, y, wide - 2.0F * edge, 20.0F},
                 say("It is cut free: {0}.", {share_of(chance_to_cut_free(race_, id_))}), "CM-L15");
        }
        if (chariot_.jostle < 0) add(say("jostled {0}", {ui::signed_number(chariot_.jostle)}));
        if (chariot_.reduction > 0) add(say("{0} slower", {chariot_.reduction}));
        if (chariot_.later_reduction > 0)
            add(say("{0} slower next turn", {chariot_.later_reduction}));
        if (chariot_.lash_due > 0) add(say("must run {0} more", {chariot_.lash_due}));
        if (chariot_.lash_offered > 0) add(say("may run {0} more", {chariot_.lash_offered}));
        if (chariot_.exhaustion > 0) add(say("spent: {0} slower", {chariot_.exhaustion}));
        switch (chariot_.standing) {
        case Standing::finished: text = tr("home"); break;
        case Standing::runaway: text = tr("a runaway team"); break;
        case Standing::out: text = tr("out of the race"); break;
        case Standing::racing: break;
        }
        if (!chariot_.is_racing()) about_driver(add);
        if (race_.terms.merits[id_] > 0)
            add(say(words::by_count(race_.terms.merits[id_], "{0} mark", "{0} marks"),
                    {race_.terms.merits[id_]}));
        if (race_.terms.is_campaign)
            note({edge, y, wide - 2.0F * edge, 20.0F},
                 tr("A driver who wins earns 3 marks, who comes home 1; with 6 he is better by "
                    "one."),
                 "CM-X26");
        write_within({edge, y}, wide - 2.0F * edge, text, theme::brick);
    }

    const ui::SheetEasel& easel_;
    const Race& race_;
    const ui::Seating& seating_;
    ChariotId id_;
    const Chariot& chariot_;
    Vec2 corner_;
    std::vector<ui::SheetNote>& notes_;
};

class LogSheet final : public ui::PlainSheet<Race> {
public:
    using PlainSheet::PlainSheet;

    float units_wide() const override { return static_cast<float>(columns()) * (wide + gap) - gap; }
    void spread(bool is_wide) override { is_wide_ = is_wide; }

private:
    std::size_t most_cards() const {
        const std::size_t each = chariots_each(state().terms);
        return std::max(each, chariots - each * state().terms.players);
    }
    std::size_t columns() const { return is_wide_ && most_cards() > 1 ? 2 : 1; }
    float units_tall() const override {
        const std::size_t rows = (most_cards() + columns() - 1) / columns();
        return static_cast<float>(rows) * (card_tall + gap) - gap;
    }
    std::vector<ui::SheetNote> paint(const ui::SheetEasel& easel) const override {
        std::vector<ui::SheetNote> notes;
        std::size_t card = 0;
        for (ChariotId id = 0; id < chariots; ++id) {
            if (owner_of(state().terms, id) != owner()) continue;
            const Vec2 corner{static_cast<float>(card % columns()) * (wide + gap),
                              static_cast<float>(card / columns()) * (card_tall + gap)};
            CardPainter(easel, state(), seating(), id, corner, notes).paint();
            ++card;
        }
        return notes;
    }

    bool is_wide_ = false;
};

}  // namespace

std::unique_ptr<ui::PlainSheet<Race>> View::sheet_of(const Race& race) {
    return std::make_unique<LogSheet>(race);
}

}  // namespace circus_maximus
