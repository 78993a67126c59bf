#include "games/grand_prix/view/circuit_cards.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "games/grand_prix/view/cards.h"
#include "games/grand_prix/view/circuit_still.h"
#include "games/grand_prix/view/names.h"
#include "stage/theme.h"
#include "ui/plain/papers.h"
#include "words/words.h"

namespace grand_prix {

namespace {

namespace theme = stage::theme;
using stage::Colour;
using stage::Rect;
using stage::Vec2;

constexpr std::array<Flag, 3> stripes = {Flag::green, Flag::yellow, Flag::blue};

struct Stripe {
    Colour ground;
    Colour ink;
    const char* sign;
};
Stripe stripe_of(Flag flag) {
    switch (flag) {
    case Flag::green: return {Colour::hex(0x4C8F3E), theme::ivory, "racing/flag-green"};
    case Flag::yellow: return {Colour::hex(0xF0CB4A), theme::ink, "racing/flag-yellow"};
    default: return {Colour::hex(0x2F65A8), theme::ivory, "racing/flag-blue"};
    }
}
std::string flag_name(Flag flag) {
    switch (flag) {
    case Flag::green: return words::tr("Green flag");
    case Flag::yellow: return words::tr("Yellow flag");
    default: return words::tr("Blue flag");
    }
}

// From the first that was turned up; only the last ones, where all have been (GP-L50).
std::vector<Card> used_cards(const Deck& deck) {
    std::vector<Card> cards;
    for (std::size_t i = 0; i < deck.known(); ++i)
        cards.push_back(deck.used.at((deck.draws - deck.known() + i) % deck_size));
    return cards;
}
Rect place_in_tray(std::size_t index) {
    const float pitch = tray_place.width / static_cast<float>(deck_size);
    return {tray_place.x + static_cast<float>(index) * pitch + 0.02F, tray_place.y + 0.08F,
            pitch - 0.04F, tray_place.height - 0.16F};
}

void paint_sign(const ui::BoardEasel& easel, Flag flag, Vec2 at, float height) {
    const int pixels = std::max(6, static_cast<int>(std::lround(height)));
    easel.canvas.sprite(easel.sprites.get(stripe_of(flag).sign, pixels), at);
}

// In pixels: in a smaller picture of the board nobody could read what stands on it.
constexpr float least_card = 60.0F;
constexpr float least_used = 7.0F;

// The stripe that counts is tall and says what it says; without one all are alike, and say it all.
void paint_open_card(const ui::BoardEasel& easel, Card card, Flag counts, kernel::PlayerId who,
                     Mode mode) {
    stage::Canvas& canvas = easel.canvas;
    const Rect paper = easel.to(card_place);
    const float unit = paper.height;
    ui::paint_paper(canvas, paper, 0.07F * unit);
    const float margin = 0.05F * unit;
    const float head = 0.19F * unit;
    const float badge = head * 1.1F;
    Rect title{paper.x + margin, paper.y + margin - head * 0.04F, paper.width - 2.0F * margin,
               head};
    stage::TextLook look{stage::Face::title, head * 0.86F, theme::ink, stage::Align::middle};
    const bool is_legible = paper.height >= least_card;
    const bool is_narrow = canvas.measure(title_of(card), look).x > title.width - 2.0F * badge;
    if (is_narrow) title = {title.x + badge, title.y, title.width - badge, title.height};
    while (look.size > 9.0F && canvas.measure(title_of(card), look).x > title.width)
        look.size -= 1.0F;
    if (is_legible) canvas.text_centred(title.centre(), title_of(card), look);
    if (is_legible && who < easel.seating.seats.size()) {
        const ui::Livery& livery = easel.seating.livery(who);
        const Vec2 at{paper.x + margin + head * 0.5F, paper.y + margin + head * 0.46F};
        canvas.disc(at, head * 0.46F, theme::ink);
        canvas.disc(at, head * 0.41F, Colour::hex(livery.colour));
        canvas.text_centred(
            at, livery.numeral,
            {stage::Face::label, head * 0.5F, Colour::hex(livery.ink), stage::Align::middle});
    }
    const Rect inner{paper.x + margin, paper.y + margin + head, paper.width - 2.0F * margin,
                     paper.height - 2.0F * margin - head};
    const float gap = 0.015F * unit;
    const float narrow = counts == Flag::none ? (inner.height - 2.0F * gap) / 3.0F : 0.115F * unit;
    const float tall = counts == Flag::none ? narrow : inner.height - 2.0F * (narrow + gap);
    float y = inner.y;
    for (const Flag flag : stripes) {
        const bool is_it = counts == Flag::none || flag == counts;
        const Rect stripe{inner.x, y, inner.width, flag == counts ? tall : narrow};
        const Stripe painted = stripe_of(flag);
        canvas.fill_rounded_rect(stripe, 0.03F * unit,
                                 is_it ? painted.ground : mix(painted.ground, theme::ivory, 0.35F));
        const float sign = std::min(stripe.height * 0.9F, 0.24F * unit);
        paint_sign(easel, flag, {stripe.x + 0.13F * unit, stripe.centre().y}, sign);
        if (is_it && is_legible) {
            const Rect room{stripe.x + 0.28F * unit, stripe.y + 1.0F, stripe.width - 0.33F * unit,
                            stripe.height - 2.0F};
            ui::write_into(canvas, card_text(card, flag, mode), room, 0.165F * unit, painted.ink);
        }
        y += stripe.height + gap;
    }
}

void paint_used_cards(const ui::BoardEasel& easel, const Deck& deck) {
    const auto used = used_cards(deck);
    if (used.empty()) return;
    stage::Canvas& canvas = easel.canvas;
    canvas.fill_rounded_rect(easel.to(tray_place), 0.08F * easel.to.zoom, faded(theme::ink, 0.35F));
    for (std::size_t i = 0; i < used.size(); ++i) {
        const Rect paper = easel.to(place_in_tray(i));
        canvas.fill_rounded_rect(paper, 0.04F * easel.to.zoom, theme::ivory);
        const float tall = paper.height * 0.22F;
        for (std::size_t s = 0; s < stripes.size(); ++s) {
            const float y = paper.y + paper.height * (0.28F + 0.23F * static_cast<float>(s));
            canvas.fill_rect({paper.x + 1.0F, y, paper.width - 2.0F, tall},
                             stripe_of(stripes.at(s)).ground);
        }
        if (paper.width < least_used) continue;
        canvas.text_centred({paper.centre().x, paper.y + paper.height * 0.15F},
                            std::to_string(used[i] + 1),
                            {stage::Face::label, std::max(9.0F, paper.height * 0.26F), theme::ink,
                             stage::Align::middle});
    }
}

// Face down: chequered backs.
void paint_deck(const ui::BoardEasel& easel, const Deck& deck) {
    const std::size_t left = deck_size - deck.known();
    const std::size_t sheets = left == 0 ? 0 : 1 + left / 7;
    for (std::size_t i = 0; i < sheets; ++i) {
        const float up = 0.05F * static_cast<float>(i);
        const Rect paper = easel.to(stage::moved(deck_place, {-up * 0.6F, -up}));
        ui::paint_paper(easel.canvas, paper, 0.07F * easel.to.zoom);
        if (i + 1 < sheets) continue;
        constexpr int columns = 5;
        const Rect inner = stage::grown(paper, -0.08F * easel.to.zoom);
        const float side = inner.width / static_cast<float>(columns);
        const int rows = static_cast<int>(inner.height / side);
        const float top = inner.y + (inner.height - side * static_cast<float>(rows)) / 2.0F;
        easel.canvas.fill_rect(inner, theme::brick);
        for (int row = 0; row < rows; ++row)
            for (int column = row % 2; column < columns; column += 2)
                easel.canvas.fill_rect({inner.x + side * static_cast<float>(column),
                                        top + side * static_cast<float>(row), side, side},
                                       theme::parchment);
    }
}

ui::BoardHover told_of(Card card, Rect where, Mode mode) {
    ui::BoardHover hover;
    hover.title = title_of(card);
    for (const Flag flag : stripes)
        hover.facts.push_back(
            {words::say("{0}: {1}", {flag_name(flag), card_text(card, flag, mode)}), {}});
    hover.beside = where;
    return hover;
}

}  // namespace

void paint_cards(const ui::BoardEasel& easel, const Race& race, const std::optional<Event>& drawn) {
    const auto used = used_cards(race.deck);
    paint_used_cards(easel, race.deck);
    paint_deck(easel, race.deck);
    if (used.empty()) {
        const Rect place = easel.to(card_place);
        easel.canvas.text_centred(place.centre(), words::tr("Grand Prix"),
                                  {stage::Face::title, 0.3F * place.height,
                                   faded(theme::ivory, 0.5F), stage::Align::middle});
        return;
    }
    const bool is_known = drawn && drawn->card == used.back();
    paint_open_card(easel, used.back(), is_known ? static_cast<Flag>(drawn->value) : Flag::none,
                    is_known ? drawn->who : kernel::nobody, race.terms.mode);
}

std::optional<ui::BoardHover> card_at(Vec2 world, const Race& race) {
    const auto used = used_cards(race.deck);
    const Mode mode = race.terms.mode;
    if (!used.empty() && card_place.contains(world)) return told_of(used.back(), card_place, mode);
    for (std::size_t i = 0; i < used.size(); ++i)
        if (const Rect place = place_in_tray(i); place.contains(world))
            return told_of(used[i], place, mode);
    const bool is_tray = !used.empty() && tray_place.contains(world);
    if (!is_tray && !deck_place.contains(world)) return std::nullopt;
    ui::BoardHover hover;
    hover.title = words::tr("Flag cards");
    const auto left = static_cast<int>(deck_size - used.size());
    hover.facts.push_back({words::say(words::by_count(left, "{0} card that nobody has seen yet.",
                                                      "{0} cards that nobody has seen yet."),
                                      {left}),
                           {}});
    hover.facts.push_back(
        {words::tr("Those that were turned up lie in order; they go under the deck."),
         ui::RuleRef("GP-L50")});
    hover.beside = is_tray ? tray_place : deck_place;
    return hover;
}

}  // namespace grand_prix
