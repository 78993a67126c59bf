#include "games/frothy/print/licence_page.h"

#include <algorithm>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/print/page_parts.h"
#include "print/cutting.h"
#include "words/words.h"

namespace frothy {

using words::say;
using words::tr;
using namespace page;

namespace page {

namespace {

constexpr float band_tall = 17.0F;
constexpr float notes_most = 10.0F;  // points
constexpr float notes_least = 6.0F;  // smaller letters are read by nobody
constexpr float notes_step = 0.2F;
constexpr float between_columns = 5.0F;
constexpr float between_notes = 0.8F;

Note note_of(const std::string& name, const std::string& told) {
    return {say("{0}: {1}", {name, told}), name.size()};
}

void draw_paper(Sheet& sheet, Rect paper) {
    sheet.fill(paper, theme::ivory);
    sheet.outline_rounded(stage::grown(paper, -2.0F), 2.0F, theme::grid_line, 0.5F);
    sheet.outline_rounded(stage::grown(paper, -2.9F), 1.6F, stage::faded(theme::brick, 0.5F),
                          0.25F);
}

void draw_band(Sheet& sheet, const PrintedTeam& team, Rect band) {
    const Colour ink = Colour::hex(team.livery.ink);
    sheet.fill_rounded(band, 1.6F, Colour::hex(team.livery.colour));
    sheet.outline_rounded(stage::grown(band, -0.9F), 1.2F, stage::faded(ink, 0.45F), 0.3F);
    const Rect portrait{band.x + 2.0F, band.y + 1.8F, band.height - 3.6F, band.height - 3.6F};
    sheet.fill_rounded(portrait, 1.0F, theme::light_sand);
    draw_vehicle(sheet, team, stage::grown(portrait, -0.5F));
    const TextLook right{Face::text_italic, 10.0F, ink, Align::right};
    const std::string kind = say("Driving Licence {0}", {std::string(team.livery.numeral)});
    const float right_wide = sheet.wide(kind, right);
    sheet.text_within({band.right() - 5.0F - right_wide, band.y, right_wide, band.height}, kind,
                      right);
    const float left = portrait.right() + 3.0F;
    sheet.text_within({left, band.y, band.right() - 9.0F - right_wide - left, band.height},
                      tr(team.licence.name.c_str()), {Face::title, 19.0F, ink});
}

std::string cards_of(const Licence& licence) {
    std::vector<std::string> parts;
    const auto add = [&](CardType type, int count) {
        if (count > 0) parts.push_back(card_count_text(type, count));
    };
    add(CardType::whip, licence.whips);
    add(CardType::reins, licence.reins);
    add(CardType::dual, licence.duals);
    for (const SpecialCard& card : licence.specials)
        parts.push_back(special_text(card));
    return listing_of(parts);
}

// As many as fit in the columns of a room; gives how many those are.
std::size_t pour(Sheet* sheet, const Sheet& measure, std::span<const Note> notes, Rect room,
                 float size) {
    const float wide = (room.width - between_columns) / 2.0F;
    std::size_t poured = 0;
    for (const float x : {room.x, room.x + wide + between_columns}) {
        float y = room.y;
        for (; poured < notes.size(); ++poured) {
            const Note& note = notes[poured];
            const TextLook look{Face::text, size, theme::ink, Align::left, note.bold};
            const float tall = measure.paragraph_height(wide, note.words, look);
            if (y + tall > room.bottom()) break;
            if (sheet != nullptr) sheet->paragraph({x, y}, wide, note.words, look);
            y += tall + between_notes;
        }
    }
    return poured;
}

// As low as still holds all of them, so that both columns end alike.
Rect balanced(const Sheet& sheet, std::span<const Note> notes, Rect room, float size) {
    constexpr float step = 1.0F;
    for (Rect lower = room; lower.height > step; lower.height -= step) {
        if (pour(nullptr, sheet, notes, lower, size) < notes.size()) break;
        room = lower;
    }
    return room;
}

float size_for(const Sheet& sheet, std::span<const Note> notes, Rect room) {
    float size = notes_most;
    while (size > notes_least && pour(nullptr, sheet, notes, room, size) < notes.size())
        size -= notes_step;
    return std::max(size, notes_least);
}

}  // namespace

std::vector<Note> notes_of(const Licence& licence) {
    std::vector<Note> notes;
    notes.push_back(note_of(tr("Cards to begin with"), cards_of(licence)));
    for (const Trait& trait : licence.traits)
        notes.push_back(note_of(trait_text(trait), trait_explanation(trait)));
    for (const SpecialCard& card : licence.specials)
        notes.push_back(note_of(special_text(card), special_explanation(card)));
    for (const Affect& affect : licence.affects) {
        const std::string name =
            say("Damage {0}, {1}", {static_cast<int>(affect.at), affect_text(affect.kind)});
        std::string told = affect_explanation(affect.kind);
        if (!affect.table.empty()) told += "\n" + random_table_text(affect);
        notes.push_back(note_of(name, told));
    }
    if (tells_stamina(licence)) return notes;
    for (const StaminaEffect& effect : licence.stamina_effects) {
        notes.push_back(note_of(say("Stamina {0}", {static_cast<int>(effect.at)}),
                                stamina_effect_text(effect.kind, effect.n)));
    }
    return notes;
}

}  // namespace page

void print_licence(const PageStack& pages, const PrintedTeam& team) {
    const print::PieceGrid grid = print::grid_of(pages.paper, licence_size);
    const std::vector<Note> notes = notes_of(team.licence);
    std::size_t told = 0;
    for (bool is_first = true; is_first || told < notes.size(); is_first = false) {
        Sheet& sheet = pages.document.new_page(grid.page);
        const Rect paper = grid.place(0);
        draw_paper(sheet, paper);
        print::draw_cut_marks(sheet, grid, 1);
        print::draw_foot(sheet, tr(team.licence.name.c_str()), tr("Frothy Races"));
        Rect room = stage::grown(paper, -inset);
        draw_band(sheet, team, {paper.x + 4.0F, paper.y + 4.0F, paper.width - 8.0F, band_tall});
        float y = paper.y + band_tall + 6.5F;
        if (is_first) {
            const std::string story = tr(team.licence.background.c_str());
            if (!team.licence.background.empty()) {
                sheet.paragraph_within({room.x, y, room.width, 10.0F}, story,
                                       {Face::text_italic, 10.0F, theme::umber, Align::middle});
                y += 11.5F;
            }
            y = draw_speeds(sheet, team.licence, {room.x, y, room.width, 0.0F}) + 2.5F;
            y = draw_tracks(sheet, team.licence, {room.x, y, room.width, 0.0F}) + 3.0F;
            sheet.line({room.x, y}, {room.right(), y}, theme::grid_line, 0.3F);
            y += 1.5F;
        }
        room = {room.x, y, room.width, room.bottom() - y};
        const std::span<const Note> rest(notes.begin() + static_cast<std::ptrdiff_t>(told),
                                         notes.end());
        const float size = size_for(sheet, rest, room);
        const std::size_t poured =
            pour(&sheet, sheet, rest, balanced(sheet, rest, room, size), size);
        // What is longer than a column of a whole page is left to the screen.
        if (poured == 0 && !is_first) break;
        told += poured;
    }
}

}  // namespace frothy
