// The car before a player: its board, its driver, and the hand as far as the viewer may see it.
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "games/death_roads/view/names.h"
#include "games/death_roads/view/road_pattern.h"
#include "games/death_roads/view/road_view.h"
#include "stage/theme.h"
#include "ui/plain/papers.h"
#include "words/sentences.h"
#include "words/words.h"

namespace death_roads {

using words::by_count;
using words::mark;
using words::say;
using words::tr;

namespace {

namespace theme = stage::theme;
using Ink = stage::Colour;
using stage::Rect;
using stage::Vec2;

constexpr float wide = 320.0F;
constexpr float edge = 10.0F;
constexpr float letters = 16.0F;
constexpr float board_tall = 206.0F;
constexpr float card_wide = 147.0F;
constexpr float card_tall = 92.0F;
constexpr float gap = 6.0F;

constexpr Ink steel = Ink::hex(0x5C534B);
constexpr Ink plate = Ink::hex(0xD9C7A8);

constexpr std::array<const char*, 3> status_pictures = {"roads/token-stun", "roads/token-burn",
                                                        "roads/token-veer"};

struct ShownCard {
    Card card = 0;
    int count = 1;
};

// In the garage, before the set-up makes it whole.
bool is_new(const Car& car) { return car.is_racing && car.condition == 0; }

// The hand; in the garage the cards of the Vehicle.
std::vector<ShownCard> cards_shown(const Car& car) {
    std::vector<ShownCard> shown;
    if (is_new(car)) {
        if (car.build.vehicle == none) return shown;
        for (std::size_t i = 0; i < vehicle_cards.size(); ++i) {
            const auto card = static_cast<VehicleCard>(i);
            const auto count = std::ranges::count(car.vehicle().deck, card);
            if (count > 0) shown.push_back({static_cast<Card>(i), static_cast<int>(count)});
        }
        return shown;
    }
    for (Card card = 0; card < card_kinds; ++card)
        shown.insert(shown.end(), static_cast<std::size_t>(car.hand.count(card)), {card, 1});
    return shown;
}

class SheetPainter {
public:
    SheetPainter(const ui::SheetEasel& easel, const Race& race, const ui::Seating& seating,
                 PlayerId id, std::vector<ui::SheetNote>& notes)
        : easel_(easel), seating_(seating), id_(id), car_(race[id]), notes_(notes) {}

    void paint() const {
        board();
        heading();
        handling(36.0F);
        gear_and_condition(92.0F);
        driver(126.0F);
        weapons(166.0F);
        hand(board_tall + gap);
    }

private:
    float px(float units) const { return units * easel_.unit; }
    Rect at(Rect units) const { return easel_(units); }
    Vec2 at(Vec2 units) const { return easel_(units); }
    void fill(Rect units, Ink colour, float round) const {
        easel_.canvas.fill_rounded_rect(at(units), px(round), colour);
    }
    void write(Vec2 where, const std::string& text, Ink colour = theme::ink,
               stage::Align align = stage::Align::left, float tall = letters,
               stage::Face face = stage::Face::label) const {
        easel_.canvas.text(at(where), text, {face, px(tall), colour, align});
    }
    // From edge to edge at most.
    void write_line(Vec2 where, const std::string& text, Ink colour) const {
        const stage::TextLook look{stage::Face::label, px(letters), colour, stage::Align::left};
        const float room = px(wide - edge - where.x);
        const float tall = room / std::max(room, easel_.canvas.measure(text, look).x);
        write(where, text, colour, stage::Align::left, letters * tall);
    }
    void fit(Rect where, const std::string& text, float tall, Ink colour) const {
        ui::write_into(easel_.canvas, text, at(where), px(tall), colour);
    }
    void note(Rect units, std::string text, const char* rule) const {
        notes_.push_back({std::move(text), ui::RuleRef(rule), units});
    }
    void picture(const char* name, Vec2 where, float tall, float opacity = 1.0F) const {
        stage::SpriteLook look;
        look.opacity = opacity;
        easel_.canvas.sprite(easel_.sprites.get(name, std::max(6, static_cast<int>(px(tall)))),
                             at(where), look);
    }

    // Riveted sheet metal.
    void board() const {
        fill({0.0F, 0.0F, wide, board_tall}, steel, 8.0F);
        fill({3.0F, 3.0F, wide - 6.0F, board_tall - 6.0F}, plate, 6.0F);
        for (const float x : {9.0F, wide - 9.0F})
            for (const float y : {40.0F, board_tall - 9.0F})
                easel_.canvas.disc(at(Vec2{x, y}), px(2.6F), steel);
    }
    void heading() const {
        const ui::Livery& livery = seating_.livery(id_);
        const Ink ink = Ink::hex(livery.ink);
        fill({0.0F, 0.0F, wide, 32.0F}, Ink::hex(livery.colour), 8.0F);
        stage::SpriteLook look;
        look.tint = ink;
        easel_.canvas.sprite(easel_.sprites.get(std::string(livery.emblem),
                                                std::max(8, static_cast<int>(px(24.0F)))),
                             at(Vec2{22.0F, 16.0F}), look);
        const std::string vehicle = name_of_vehicle(car_.build.vehicle);
        const stage::TextLook right{stage::Face::label_bold, px(19.0F), ink, stage::Align::right};
        easel_.canvas.text(at(Vec2{wide - edge, 6.0F}), vehicle, right);
        // A long name is smaller, in the middle of its line.
        constexpr float from = 42.0F;
        constexpr float usual = 22.0F;
        const std::string name = name_of(seating_, id_);
        const stage::TextLook look_of_name{stage::Face::title, px(usual)};
        const float room = px(wide - edge - from - 8.0F) - easel_.canvas.measure(vehicle, right).x;
        const float share = std::min(1.0F, room / easel_.canvas.measure(name, look_of_name).x);
        write({from, 3.0F + 0.6F * usual * (1.0F - share)}, name, ink, stage::Align::left,
              usual * share, stage::Face::title);
    }
    // A line of words and tokens; then from the most down to 1, and three spots with what a Skid
    // there brings.
    void handling(float from) const {
        if (car_.build.vehicle == none) return;
        write({2.0F * edge, from},
              car_.is_aside && !is_new(car_) ? tr("Handling: done for the round")
                                             : words::tr_in("car", "Handling"),
              theme::umber, stage::Align::left, 14.0F);
        tokens(from + 8.0F);
        const float y = from + 18.0F;
        const int most = car_.build.driver == none ? car_.vehicle().handling : car_.most_handling();
        const int spots = most + 3;
        const float pitch = (wide - 2.0F * edge) / static_cast<float>(spots);
        for (int spot = 0; spot < spots; ++spot) {
            const int value = most - spot;
            const Rect box{edge + pitch * static_cast<float>(spot) + 1.0F, y, pitch - 2.0F, 28.0F};
            const bool is_over = value < 1;
            const bool is_here = !car_.is_aside && car_.handling == value;
            fill(box, is_here ? theme::ink : is_over ? Ink::hex(0xB98A6A) : theme::ivory, 4.0F);
            const Vec2 middle{box.x + box.width / 2.0F, box.y + 14.0F};
            if (is_over) {
                const Status status = car_.vehicle().overdraft.at(static_cast<std::size_t>(-value));
                picture(status_pictures.at(static_cast<std::size_t>(status)), middle, 21.0F);
                if (is_here)
                    easel_.canvas.outline_rounded_rect(at(box), px(4.0F), theme::red, px(3.0F));
                note(box,
                     words::in_a_row(tr("A Skid from here or beyond brings this token."),
                                     about_status(status)),
                     "DR-SKID-01");
                continue;
            }
            easel_.canvas.text_centred(at(middle), std::to_string(value),
                                       {stage::Face::label_bold, px(20.0F),
                                        is_here ? theme::ivory : theme::ink, stage::Align::middle});
        }
        note({edge, y, wide - 2.0F * edge, 28.0F},
             tr("The Handling track. Beyond 1 a Skid brings the tokens shown, up to where it "
                "stands."),
             "DR-O-21");
    }
    void tokens(float y) const {
        constexpr float pitch = 16.0F;
        float x = wide - 2.0F * edge - 9.0F;
        for (std::size_t status = 0; status < status_pictures.size(); ++status) {
            const int count = std::min<int>(6, car_.tokens.at(status));
            for (int i = 0; i < count; ++i)
                picture(status_pictures.at(status), {x - pitch * static_cast<float>(i), y}, 15.0F);
            if (count == 0) continue;
            const float all = pitch * static_cast<float>(count);
            const auto kind = static_cast<Status>(status);
            note({x + pitch / 2.0F - all, y - pitch / 2.0F, all, pitch}, about_status(kind),
                 rule_of(kind));
            x -= all;
        }
    }
    void gear_and_condition(float y) const {
        write({edge, y}, tr("Gear"), theme::umber);
        for (int step = 1; step <= top_gear; ++step) {
            const Rect box{42.0F + 24.0F * static_cast<float>(step - 1), y - 2.0F, 21.0F, 22.0F};
            const bool is_in = step == car_.gear;
            fill(box, is_in ? theme::terracotta : theme::ivory, 4.0F);
            easel_.canvas.text_centred(at(box.centre()), std::to_string(step),
                                       {stage::Face::label_bold, px(18.0F),
                                        is_in ? theme::ivory : theme::umber, stage::Align::middle});
        }
        note({edge, y, 100.0F, 22.0F}, tr("Cards are read in the row of the Gear."), "DR-O-24");
        if (car_.build.vehicle == none) return;
        const int most = car_.vehicle().condition;
        const int condition = is_new(car_) ? most : car_.condition;
        constexpr float bar = 104.0F;
        const float left = wide - edge - bar;
        const std::string words = say("Condition {0}", {condition});
        fit({122.0F, y - 1.0F, left - 126.0F, 20.0F}, words, letters, theme::umber);
        const float pitch = bar / static_cast<float>(most);
        for (int box = 0; box < most; ++box) {
            const Rect where{left + pitch * static_cast<float>(box), y - 1.0F, pitch - 1.5F, 20.0F};
            fill(where, box < condition ? theme::laurel : Ink::hex(0xB98A6A), 2.0F);
            if (box >= condition)
                easel_.canvas.line(at(Vec2{where.x, where.bottom()}),
                                   at(Vec2{where.right(), where.y}), theme::brick, px(1.5F));
        }
        note({122.0F, y - 1.0F, wide - edge - 122.0F, 22.0F}, tr("At 0 Condition a car is out."),
             "DR-O-20");
    }
    void driver(float y) const {
        if (car_.build.driver == none) return;
        const std::uint8_t driver = car_.build.driver;
        const DriverText& text = drivers.at(driver);
        write({edge, y}, name_of_driver(driver), theme::ink, stage::Align::left, 17.0F,
              stage::Face::label_bold);
        write({wide - edge, y}, name_of_skill(driver), theme::umber, stage::Align::right);
        write_line({edge, y + 19.0F},
                   say("{0} ({1}): {2}",
                       {name_of_action(driver), int(text.cost), effects_of(text.effects)}),
                   theme::ink);
        note({edge, y, wide - 2.0F * edge, 19.0F},
             say(mark("{0} {1}"), {bio_of_driver(driver), about_skill(driver)}), "DR-DRV-04");
        note({edge, y + 19.0F, wide - 2.0F * edge, 19.0F},
             tr("Paid with a card and so much Handling, once a turn; so are Shift and Change Lane, "
                "for 1."),
             "DR-DRV-03");
    }
    void weapons(float y) const {
        std::string text;
        for (std::size_t place = 0; place < places; ++place) {
            if (car_.build.pairs.at(place) == none) continue;
            const auto pair =
                static_cast<std::uint8_t>(place * pairs_each + car_.build.pairs.at(place));
            text += (text.empty() ? "" : ", ") + name_of_pair(pair);
        }
        write_line({edge, y}, text, theme::brick);
        if (!is_new(car_))
            write({edge + 8.0F, y + 18.0F},
                  say("Hand {0}, Deck {1}, Discard {2}",
                      {car_.hand.size(), car_.deck.size(), car_.discard.size()}),
                  theme::umber);
        else if (car_.build.vehicle != none)
            write({edge + 8.0F, y + 18.0F}, tr("Its own cards:"), theme::umber);
        note({edge, y, wide - 2.0F * edge, 18.0F},
             tr("Two cards of each weapon are in the Deck of sixteen."), "DR-O-61");
    }

    void hand(float top) const {
        // Four lines of them in the garage, in the room of three.
        const float tall = is_new(car_) ? (3.0F * card_tall - gap) / 4.0F : card_tall;
        int place = 0;
        const auto next = [&] {
            const Rect where{edge / 2.0F + static_cast<float>(place % 2) * (card_wide + 2.0F * gap),
                             top + static_cast<float>(place / 2) * (tall + gap), card_wide, tall};
            ++place;
            return where;
        };
        int held = 0;
        for (const ShownCard& one : cards_shown(car_)) {
            show(next(), one);
            if (!is_new(car_)) notes_.back().card = held++;
        }
        for (int i = 0; i < car_.hand.unknown(); ++i)
            cover(next());
    }
    void cover(Rect where) const {
        fill(where, Ink::hex(0x30261E), 6.0F);
        fill(grown(where, -3.0F), Ink::hex(0x5B4A3C), 5.0F);
        picture("roads/skull", {where.x + where.width / 2.0F, where.y + where.height / 2.0F}, 48.0F,
                0.5F);
    }
    void show(Rect where, ShownCard one) const {
        const Card card = one.card;
        const Ink colour = is_weapon(card)                                ? Ink::hex(0x9C3322)
                           : vehicle_cards[card].colour == Colour::yellow ? Ink::hex(0xCE8E2A)
                                                                          : Ink::hex(0x3A6F82);
        fill(where, theme::ink, 6.0F);
        fill(grown(where, -1.5F), theme::parchment, 5.0F);
        fill({where.x + 1.5F, where.y + 1.5F, where.width - 3.0F, 22.0F}, colour, 5.0F);
        const Vec2 price{where.x + 13.0F, where.y + 12.5F};
        easel_.canvas.disc(at(price), px(9.5F), theme::ink);
        easel_.canvas.disc(at(price), px(8.0F), theme::ivory);
        easel_.canvas.text_centred(
            at(price), std::to_string(cost_of(card)),
            {stage::Face::label_bold, px(16.0F), theme::ink, stage::Align::middle});
        // Its key comes into the other corner.
        fit({where.x + 24.0F, where.y + 2.0F, where.width - 48.0F, 20.0F},
            one.count > 1 ? short_name(card) + " ×" + std::to_string(one.count) : short_name(card),
            16.0F, theme::ivory);
        is_weapon(card) ? pattern(where, card) : rows_of(where, card);
        note(where, say(mark("{0}: {1}"), {card_name(card), about_card(card, car_.gear)}),
             is_weapon(card) ? "DR-WPN-01" : "DR-CARD-02");
    }
    // A row for each Gear; that of the Gear it is in is lit.
    void rows_of(Rect where, Card card) const {
        const float pitch = (where.height - 27.5F) / static_cast<float>(top_gear);
        for (int gear = 1; gear <= top_gear; ++gear) {
            const Rect row{where.x + 3.0F, where.y + 25.0F + pitch * static_cast<float>(gear - 1),
                           where.width - 6.0F, pitch - 1.0F};
            const bool is_in = gear == car_.gear;
            if (is_in) fill(row, Ink::hex(0xF2C98A), 4.0F);
            const float tall = std::min(16.0F, row.height);
            write({row.x + 4.0F, row.y + 1.0F}, std::to_string(gear),
                  is_in ? theme::brick : theme::stone, stage::Align::left, tall,
                  stage::Face::label_bold);
            fit({row.x + 14.0F, row.y, row.width - 16.0F, row.height},
                effects_of(vehicle_cards[card].rows.at(static_cast<std::size_t>(gear - 1))), tall,
                is_in ? theme::ink : theme::stone);
        }
    }
    void pattern(Rect where, Card card) const {
        const WeaponText& weapon = weapon_of(card);
        const std::string name = card_name(card);
        write({where.x + 8.0F, where.y + 25.0F}, name.substr(0, name.find(": ")), theme::umber,
              stage::Align::left, 14.0F);
        paint_pattern(easel_.canvas, weapon, at(Vec2{where.x + 33.0F, where.y + 64.0F}), px(9.4F));
        const float left = where.x + 64.0F;
        fit({left, where.y + 38.0F, where.right() - left - 3.0F, 30.0F}, effects_of(weapon.target),
            15.0F, theme::brick);
        if (!weapon.if_hit.empty())
            fit({left, where.y + 68.0F, where.right() - left - 3.0F, 20.0F},
                say("you: {0}", {effects_of(weapon.if_hit)}), 14.0F, theme::umber);
    }

    const ui::SheetEasel& easel_;
    const ui::Seating& seating_;
    PlayerId id_;
    const Car& car_;
    std::vector<ui::SheetNote>& notes_;
};

class CarSheet final : public ui::PlainSheet<Race> {
public:
    using PlainSheet::PlainSheet;

    float units_wide() const override { return wide; }

private:
    float units_tall() const override {
        const int cards = owner() < most_players ? state()[owner()].hand.size() : 0;
        const int lines = std::max(3, (cards + 1) / 2);
        return board_tall + static_cast<float>(lines) * (card_tall + gap);
    }
    std::vector<ui::SheetNote> paint(const ui::SheetEasel& easel) const override {
        std::vector<ui::SheetNote> notes;
        if (owner() < state().terms.players)
            SheetPainter(easel, state(), seating(), owner(), notes).paint();
        return notes;
    }
};

}  // namespace

std::unique_ptr<ui::PlainSheet<Race>> View::sheet_of(const Race& race) {
    return std::make_unique<CarSheet>(race);
}

}  // namespace death_roads
