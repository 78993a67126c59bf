// The speeds of a printed licence, and its tracks.
#include <algorithm>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/print/licence_page.h"
#include "ui/core/signed_number.h"
#include "words/words.h"

namespace frothy::page {

using words::say;
using words::tr;
using words::tr_in;

namespace {

constexpr float names_wide = 27.0F;
constexpr float box_row = 9.0F;
constexpr float text_row = 6.4F;
constexpr float track_row = 8.0F;    // of a usual track
constexpr float track_tall = 64.0F;  // of the longest
constexpr std::size_t column_most = 16;
constexpr float heading_tall = 7.0F;

// A column's boxes of both rows, each block as wide as its boxes ask for (FR-CHG-03).
void draw_blocks(Sheet& sheet, const SpeedColumn& speed, Rect room) {
    int units = 0;
    for (const Block& block : speed.blocks)
        units += std::max(block.accel, block.decel);
    if (units == 0) return;
    const float unit = room.width / static_cast<float>(units);
    float x = room.x;
    for (const Block& block : speed.blocks) {
        const float wide = unit * static_cast<float>(std::max(block.accel, block.decel));
        const auto row = [&](int count, float y, Colour edge) {
            const float each = wide / static_cast<float>(count);
            for (int i = 0; i < count; ++i) {
                const float gap = std::min(0.35F, 0.1F * each);
                draw_box(sheet,
                         {x + each * static_cast<float>(i) + gap, y + 0.8F, each - 2.0F * gap,
                          box_row - 1.6F},
                         edge, {255, 255, 255, 255});
            }
        };
        row(block.accel, room.y, theme::laurel);
        row(block.decel, room.y + box_row, theme::red);
        x += wide;
    }
}

void draw_column(Sheet& sheet, const SpeedColumn& speed, int number, Rect room) {
    sheet.fill({room.x + 0.4F, room.y, room.width - 0.8F, room.height},
               number % 2 == 0 ? theme::parchment : theme::light_sand);
    float y = room.y;
    const auto cell = [&](float tall, const std::string& words, TextLook look) {
        look.align = Align::middle;
        sheet.text_within({room.x + 1.0F, y, room.width - 2.0F, tall}, words, look);
        y += tall;
    };
    cell(box_row, std::to_string(number), {Face::title, 17.0F, theme::ink});
    draw_blocks(sheet, speed, {room.x + 1.2F, y, room.width - 2.4F, 2.0F * box_row});
    y += 2.0F * box_row;
    for (const std::uint8_t move : speed.move)
        cell(text_row, move == 0 ? "·" : std::to_string(move), {Face::label, 13.0F, theme::ink});
    const bool is_safe = speed.control == safe;
    cell(text_row, is_safe ? tr("Safe") : std::to_string(speed.control),
         {Face::label, 13.0F, is_safe ? theme::laurel : theme::ink});
    cell(text_row, ui::signed_number(speed.stamina),
         {Face::label, 13.0F, speed.stamina < 0 ? theme::red : theme::ink});
}

// What a level does to the vehicle, in short.
std::string affect_at(const Licence& licence, int level) {
    std::string told;
    for (const Affect& affect : licence.affects) {
        if (affect.at == level) told += (told.empty() ? "" : ", ") + affect_text(affect.kind);
    }
    return told;
}

std::string effect_at(const Licence& licence, int value) {
    std::string told;
    for (const StaminaEffect& effect : licence.stamina_effects) {
        if (effect.at == value)
            told += (told.empty() ? "" : ", ") + stamina_effect_text(effect.kind, effect.n);
    }
    return told;
}

struct TrackLine {
    int number = 0;
    std::string told;
};

std::size_t columns_of(std::size_t lines) {
    return std::max<std::size_t>(2, (lines + column_most - 1) / column_most);
}

// In as many columns as it takes; gives its height. More than two leave no room for words.
float draw_track(Sheet& sheet, const std::vector<TrackLine>& lines, Rect room, Colour colour) {
    const std::size_t columns = columns_of(lines.size());
    const std::size_t rows = (lines.size() + columns - 1) / columns;
    const float wide = room.width / static_cast<float>(columns);
    const float tall = std::min(track_row, track_tall / static_cast<float>(rows));
    const float box = std::min(track_row, wide - 0.5F);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const float x = room.x + wide * static_cast<float>(i / rows);
        const float y = room.y + tall * static_cast<float>(i % rows);
        draw_box(sheet, {x, y + 0.06F * tall, box, 0.88F * tall}, colour, {255, 255, 255, 255});
        sheet.paragraph_within({x + 0.4F, y, box - 0.8F, tall}, std::to_string(lines[i].number),
                               {Face::label, 11.0F, theme::ink, Align::middle});
        if (columns > 2 || lines[i].told.empty()) continue;
        sheet.paragraph_within({x + box + 1.2F, y + 0.3F, wide - box - 3.4F, tall - 0.6F},
                               lines[i].told, {Face::label, 10.0F, theme::ink});
    }
    return tall * static_cast<float>(rows);
}

float draw_control(Sheet& sheet, const Licence& licence, Rect room) {
    constexpr float tall = 9.0F;
    constexpr int points = 10;
    sheet.paragraph_within({room.x, room.y, names_wide - 1.5F, tall}, tr("Control Loss"),
                           {Face::label, 12.0F, theme::ink});
    const float each = (room.width - names_wide) / static_cast<float>(points + 2);
    for (int i = 0; i <= points; ++i) {
        const bool is_tens = i == points;
        const Rect box{room.x + names_wide + each * static_cast<float>(i) + 0.4F, room.y + 0.6F,
                       (is_tens ? 2.0F : 1.0F) * each - 0.8F, tall - 1.2F};
        // Where the marker of a vehicle with a minimum starts (FR-LIC-06).
        const bool is_least = i == licence.control_min;
        draw_box(sheet, box, is_tens ? theme::grid_line : theme::faience,
                 is_least ? theme::light_sand : Colour{255, 255, 255, 255});
        sheet.text_within(stage::grown(box, -0.8F),
                          is_tens ? tr_in("Control loss", "tens") : std::to_string(i),
                          {Face::label, 11.0F, is_tens ? theme::stone : theme::ink, Align::middle});
    }
    return tall;
}

}  // namespace

bool tells_stamina(const Licence& licence) {
    return columns_of(static_cast<std::size_t>(licence.stamina_max - licence.stamina_min) + 1) <= 2;
}

void draw_box(Sheet& sheet, Rect rect, Colour edge, Colour inside) {
    sheet.fill_rounded(rect, 1.0F, inside);
    sheet.outline_rounded(rect, 1.0F, edge, 0.45F);
}

void draw_heading(Sheet& sheet, Vec2 at, float room, const std::string& words, Colour colour) {
    sheet.text_within({at.x, at.y, room, heading_tall}, words, {Face::label_bold, 13.0F, colour});
}

float draw_speeds(Sheet& sheet, const Licence& licence, Rect room) {
    std::vector<std::pair<std::string, float>> names = {
        {tr("Speed"), box_row}, {tr("Accelerate"), box_row}, {tr("Decelerate"), box_row}};
    for (int phase = 1; phase <= phase_count; ++phase)
        names.emplace_back(say("Phase {0}", {phase}), text_row);
    names.emplace_back(tr("Control"), text_row);
    names.emplace_back(tr("Stamina"), text_row);
    float y = room.y;
    for (const auto& [name, tall] : names) {
        sheet.text_within({room.x, y, names_wide - 1.5F, tall}, name,
                          {Face::label, 12.0F, theme::ink});
        y += tall;
    }
    const float wide = (room.width - names_wide) / static_cast<float>(rating_count);
    for (int r = 0; r < rating_count; ++r) {
        draw_column(sheet, licence.speeds[static_cast<std::size_t>(r)], r,
                    {room.x + names_wide + wide * static_cast<float>(r), room.y, wide, y - room.y});
    }
    return y;
}

float draw_tracks(Sheet& sheet, const Licence& licence, Rect room) {
    float y = room.y + draw_control(sheet, licence, room) + 2.0F;
    constexpr float between = 5.0F;
    const float half = (room.width - between) / 2.0F;
    const float right = room.x + half + between;
    draw_heading(sheet, {room.x, y}, half * 0.5F, tr("DAMAGE"), theme::red);
    sheet.text_within({room.x + half * 0.5F, y, half * 0.5F - 1.0F, heading_tall},
                      licence.resilience == blank_resilience
                          ? std::string(tr("Resilience none"))
                          : say("Resilience {0}", {licence.resilience}),
                      {Face::label, 12.0F, theme::ink, Align::right});
    draw_heading(sheet, {right, y}, half, tr("STAMINA"), theme::faience);
    y += heading_tall;
    std::vector<TrackLine> damage;
    for (int level = 0; level <= licence.damage_max; ++level)
        damage.push_back({level, affect_at(licence, level)});
    std::vector<TrackLine> stamina;
    for (int value = licence.stamina_max; value >= licence.stamina_min; --value)
        stamina.push_back({value, effect_at(licence, value)});
    return y + std::max(draw_track(sheet, damage, {room.x, y, half, 0.0F}, theme::red),
                        draw_track(sheet, stamina, {right, y, half, 0.0F}, theme::faience));
}

}  // namespace frothy::page
