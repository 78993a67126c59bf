#include <algorithm>
#include <vector>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/print/pages.h"
#include "games/frothy/view/core/faces.h"
#include "print/cutting.h"
#include "stage/theme.h"
#include "words/words.h"

namespace frothy {

using print::Align;
using print::Face;
using print::Rect;
using print::Sheet;
using words::tr;
namespace theme = stage::theme;

namespace {

constexpr print::PageSize card_size{63.0F, 88.0F};

// A card, and whose it is.
struct PrintedCard {
    CardType type = CardType::whip;
    const SpecialCard* special = nullptr;  // null: a plain one
    const Licence* licence = nullptr;
};

std::vector<PrintedCard> cards_of(std::span<const PrintedTeam> teams) {
    std::vector<PrintedCard> cards;
    for (const PrintedTeam& team : teams) {
        const Licence& licence = team.licence;
        cards.insert(cards.end(), licence.whips, {CardType::whip, nullptr, &licence});
        cards.insert(cards.end(), licence.reins, {CardType::reins, nullptr, &licence});
        cards.insert(cards.end(), licence.duals, {CardType::dual, nullptr, &licence});
        for (const SpecialCard& special : licence.specials) {
            const CardType type =
                special.face == CardFace::reins ? CardType::reins : CardType::whip;
            cards.push_back({type, &special, &licence});
        }
    }
    return cards;
}

// A place on a card in the units of its pictures, 100 wide.
Rect on_card(Rect card, Rect units) {
    const float k = card.width / 100.0F;
    return {card.x + units.x * k, card.y + units.y * k, units.width * k, units.height * k};
}

void draw_picture(Sheet& sheet, Rect card, const std::string& name) {
    sheet.fill(card, stage::Colour::hex(0x24160D));  // as its rim, should the knife slip
    sheet.picture(name, card);
}

void draw_plain(Sheet& sheet, Rect card, CardType type) {
    CardFaceUp face;
    face.type = type;
    const ui::CardFace shown = card_face(face);
    draw_picture(sheet, card, shown.pictures.front());
    sheet.text_within(on_card(card, {13.0F, 10.5F, 74.0F, 25.0F}), shown.words,
                      {Face::label_bold, 22.0F, theme::parchment, Align::middle});
}

void draw_special(Sheet& sheet, Rect card, const PrintedCard& printed) {
    const SpecialCard& special = *printed.special;
    CardFaceUp face;
    face.type = printed.type;
    draw_picture(sheet, card,
                 special.face == CardFace::none ? "cards/back" : card_face(face).pictures.front());
    sheet.picture("cards/special", card);
    sheet.paragraph_within(on_card(card, {12.0F, 12.0F, 76.0F, 36.0F}), special_text(special),
                           {Face::title, 14.0F, theme::ink, Align::middle});
    const Rect label = on_card(card, {8.0F, 80.0F, 84.0F, 53.0F});
    sheet.fill_rounded(label, 2.0F, theme::parchment);
    sheet.outline_rounded(label, 2.0F, theme::brick, 0.5F);
    constexpr float owner_tall = 4.0F;
    const Rect told = stage::grown(label, -2.0F);
    sheet.paragraph_within({told.x, told.y, told.width, told.height - owner_tall},
                           special_explanation(special), {Face::text, 9.0F, theme::ink});
    sheet.text_within({told.x, told.bottom() - owner_tall, told.width, owner_tall},
                      tr(printed.licence->name.c_str()),
                      {Face::text_italic, 7.5F, theme::brick, Align::middle});
}

void draw_front(Sheet& sheet, Rect card, const PrintedCard& printed) {
    if (printed.special != nullptr) {
        draw_special(sheet, card, printed);
    } else {
        draw_plain(sheet, card, printed.type);
    }
}

void draw_back(Sheet& sheet, Rect card, const PrintedCard& printed) {
    const bool has_two_faces =
        printed.special != nullptr && printed.special->face != CardFace::none;
    if (has_two_faces || printed.type == CardType::dual) {
        draw_plain(sheet, card, printed.type);
    } else {
        draw_picture(sheet, card, "cards/back");
    }
}

}  // namespace

void print_cards(const PageStack& pages, std::span<const PrintedTeam> teams, CardBacks backs) {
    const std::vector<PrintedCard> cards = cards_of(teams);
    const print::PieceGrid grid = print::grid_of(pages.paper, card_size);
    const auto on_page = static_cast<std::size_t>(grid.count());
    for (std::size_t first = 0; first < cards.size(); first += on_page) {
        const std::size_t last = std::min(cards.size(), first + on_page);
        Sheet& front = pages.document.new_page(grid.page);
        for (std::size_t i = first; i < last; ++i)
            draw_front(front, grid.place(static_cast<int>(i - first)), cards[i]);
        print::draw_cut_marks(front, grid, last - first);
        print::draw_foot(front, tr("Cards"), tr("Frothy Races"));
        if (backs == CardBacks::left_out) continue;
        Sheet& back = pages.document.new_page(grid.page);
        for (std::size_t i = first; i < last; ++i)
            draw_back(back, grid.place_behind(static_cast<int>(i - first)), cards[i]);
        print::draw_foot(back,
                         grid.page.width > grid.page.height
                             ? tr("Backs of the cards before; turn the sheet over its short edge")
                             : tr("Backs of the cards before; turn the sheet over its long edge"),
                         tr("Frothy Races"));
    }
}

}  // namespace frothy
