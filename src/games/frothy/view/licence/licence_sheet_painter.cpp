#include "games/frothy/view/licence/licence_sheet_painter.h"

#include <algorithm>
#include <cmath>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/rules/queries.h"
#include "ui/core/signed_number.h"

namespace frothy {

using namespace sheet;

namespace {

constexpr Colour green = theme::laurel;

float tracks_height(const Race& race, VehicleId v) {
    const Licence& licence = race.licence(v);
    int rows = half(licence.damage_max + 1);
    if (uses_stamina(race)) {
        rows = std::max(rows, half(licence.stamina_max - licence.stamina_min + 1));
    }
    return 28.0F + track_line * static_cast<float>(rows);
}

}  // namespace

float sheet_height(const Race& race, VehicleId v) {
    const float traits = race.licence(v).traits.empty() ? 0.0F : 28.0F;
    return header_height + 12.0F + table_height(race) + 44.0F + tracks_height(race, v) + traits +
           96.0F;
}

void SheetPainter::words(float x, float y, const std::string& text, float size, Colour colour,
                         Align align, Face face) {
    canvas_.text({x * k_, y * k_}, text, {face, size * k_, ink(colour), align});
}

float SheetPainter::heading(float x, float y, float room, const std::string& text, float size,
                            Colour colour) {
    const float needed = wide(text, size, Face::label_bold);
    const float smaller = needed <= room ? size : size * room / needed;
    words(x, y + (size - smaller) * 0.52F, text, smaller, colour, Align::left, Face::label_bold);
    return std::min(needed, room);
}

void SheetPainter::fitted(float x, float middle, float width, const std::string& text, float size,
                          Colour colour) {
    const float needed = wide(text, size);
    if (needed <= width) {
        words(x, middle - size * 0.52F, text, size, colour);
        return;
    }
    // In whole pixels, as letters come: a size rounded up would run into its neighbour.
    const float smaller = std::floor(size * k_ * width / needed) / k_;
    if (smaller >= size * 0.8F) {
        words(x, middle - smaller * 0.52F, text, smaller, colour);
        return;
    }
    // Broken at the space that leaves the shorter longest line.
    std::size_t best = std::string::npos;
    float best_width = 1.0e6F;
    const float small = size * 0.76F;
    for (std::size_t i = text.find(' '); i != std::string::npos; i = text.find(' ', i + 1)) {
        const float longest =
            std::max(wide(text.substr(0, i), small), wide(text.substr(i + 1), small));
        if (longest < best_width) {
            best_width = longest;
            best = i;
        }
    }
    if (best == std::string::npos) {
        words(x, middle - smaller * 0.52F, text, smaller, colour);
        return;
    }
    const float last = std::floor(k_ * std::min(small, small * width / best_width)) / k_;
    words(x, middle - last * 0.98F, text.substr(0, best), last, colour);
    words(x, middle - last * 0.08F, text.substr(best + 1), last, colour);
}

void SheetPainter::box(Rect rect, Colour edge, Colour inside, Colour wash) {
    fill(rect, 3.5F, inside);
    if (wash.a > 0) fill(rect, 3.5F, wash);
    outline(rect, 3.5F, edge, 1.5F);
}

void SheetPainter::note(Rect where, std::string text, Rule rule) {
    notes_.push_back({std::move(text), rule, where});
}

void SheetPainter::paint(float height) {
    const bool has_traits = !race_.licence(v_).traits.empty();
    const float spare = std::max(0.0F, height - sheet_height(race_, v_));
    const float air = spare / (has_traits ? 4.5F : 3.5F);
    paper(height);
    header();
    float y = header_height + 12.0F + 0.5F * air;
    speed_table(y);
    y += table_height(race_) + air;
    control_track(y);
    y += 44.0F + air;
    const float tracks = tracks_height(race_, v_);
    damage_track(y, tracks);
    if (uses_stamina(race_)) stamina_track(y, tracks);
    y += tracks + air;
    if (has_traits) {
        traits(y);
        y += 28.0F + air;
    }
    cards(y);
}

void SheetPainter::header() {
    const Licence& licence = race_.licence(v_);
    const bool seated = v_ < seating_.seats.size();
    const Colour colour = seated ? Colour::hex(seating_.livery(v_).colour) : theme::stone;
    const Colour ink = seated ? Colour::hex(seating_.livery(v_).ink) : theme::ink;
    band(colour, ink);
    portrait({18.0F, 13.0F, 34.0F, 34.0F});
    const std::string numeral = seated ? std::string(seating_.livery(v_).numeral) : std::string{};
    const std::string right = say("Driving Licence {0}", {numeral});
    const float right_width = wide(right, 18.0F, Face::text_italic);
    words(sheet_width - 22.0F, 18.5F, right, 18.0F, stage::faded(ink, 0.9F), Align::right,
          Face::text_italic);
    const std::string who = seated ? seating_.seat(v_).name : std::string(tr("Vehicle"));
    const std::string vehicle = tr(licence.name.c_str());
    constexpr float name_left = 62.0F;  // beside the portrait
    const float room = sheet_width - 38.0F - name_left - right_width;
    const auto write = [&](const std::string& text, float size, float middle) {
        size *= std::min(1.0F, room / wide(text, size, Face::title));
        words(name_left, middle - size * 0.62F, text, size, ink, Align::left, Face::title);
    };
    // In one line, or the vehicle under its player rather than in tiny letters.
    constexpr float size = 27.0F;
    const std::string both = who + " · " + vehicle;
    if (wide(both, size, Face::title) * 0.7F <= room) {
        write(both, size, 29.0F);
    } else {
        write(who, 19.0F, 21.0F);
        write(vehicle, 14.0F, 37.0F);
    }
    part({8.0F, 8.0F, sheet_width - 16.0F, header_height - 8.0F}, SheetPart::name);
    part({16.0F, 11.0F, 38.0F, 38.0F}, SheetPart::picture);
    note({8.0F, 8.0F, sheet_width - 16.0F, header_height - 8.0F},
         tr((licence.background.empty() ? licence.name : licence.background).c_str()),
         Rule::none());
}

void SheetPainter::box_rows(float top, int rating, float left, float width) {
    const Licence& licence = race_.licence(v_);
    const Vehicle& vehicle = race_[v_];
    const auto index = static_cast<std::size_t>(rating);
    const auto& blocks = licence.speeds[index].blocks;
    int units = 0;
    for (const Block& block : blocks)
        units += std::max(block.accel, block.decel);
    if (units == 0) return;
    const float unit = width / static_cast<float>(units);
    int accel = licence.rows.first_accel[index];
    int decel = licence.rows.first_decel[index];
    float x = left;
    for (const Block& block : blocks) {
        const float wide = unit * static_cast<float>(std::max(block.accel, block.decel));
        const auto row = [&](int count, int& number, float y, Colour edge, ClipAt which,
                             int marker) {
            const float each = wide / static_cast<float>(count);
            for (int i = 0; i < count; ++i, ++number) {
                const Rect rect{x + each * static_cast<float>(i) + 1.0F, y, each - 2.0F, 17.0F};
                box(rect, edge, theme::ivory);
                if (number == marker) clip(which, rect.centre());
            }
        };
        row(block.accel, accel, top + 4.0F, green, ClipAt::accel, vehicle.accel_box);
        row(block.decel, decel, top + line + 4.0F, theme::red, ClipAt::decel, vehicle.decel_box);
        const auto place = static_cast<std::size_t>(&block - blocks.data());
        part({x, top + 3.0F, wide, 2.0F * line - 4.0F}, SheetPart::block, index, place);
        x += wide;
    }
}

void SheetPainter::speed_table(float top) {
    const int speed = rating(race_, v_);
    const float table = line * static_cast<float>(table_rows(race_));
    for (int r = 0; r < rating_count; ++r) {
        const Rect strip{table_left + column * static_cast<float>(r) + 1.5F, top, column - 3.0F,
                         table};
        if (r == speed) {
            fill(strip, 4.0F, theme::gold);
        } else {
            canvas_.fill_rect(scaled(strip),
                              ground(r % 2 == 0 ? theme::light_sand : theme::parchment));
        }
    }
    row_names(top);
    for (int r = 0; r < rating_count; ++r)
        speed_column(top, r);
    row_notes(top);
}

void SheetPainter::row_names(float top) {
    std::vector<std::string> names = {tr("Speed"), tr("Accelerate"), tr("Decelerate")};
    for (int phase = 1; phase <= phase_count; ++phase)
        names.push_back(say("Phase {0}", {phase}));
    names.emplace_back(tr("Control"));
    if (uses_stamina(race_)) names.emplace_back(tr("Stamina"));
    for (std::size_t i = 0; i < names.size(); ++i) {
        const float y = top + line * static_cast<float>(i);
        const bool is_phase = i >= 3 && i <= 6;
        const bool is_now = is_phase && race_.phase == static_cast<int>(i) - 2;
        if (is_now) {
            fill({margin - 6.0F, y + 1.0F, table_left - margin + 2.0F, line - 2.0F}, 4.0F,
                 theme::umber);
        }
        fitted(margin, y + 3.0F + 17.0F * 0.52F, table_left - margin, names[i], 17.0F,
               is_now ? theme::ivory : theme::ink);
        if (i == 8) {
            rule(margin, sheet_width - margin, y, theme::grid_line, 0.7F);
        }
    }
}

void SheetPainter::speed_column(float top, int r) {
    const SpeedColumn& printed = race_.licence(v_).speeds[static_cast<std::size_t>(r)];
    const float left = table_left + column * static_cast<float>(r);
    const float middle = left + column / 2.0F;
    const bool is_out = r > top_rating(race_, v_);
    const Colour ink = is_out ? theme::stone : theme::ink;
    const auto cell = [&](int row, const std::string& text, float size, Colour colour, Face face) {
        words(middle, top + line * static_cast<float>(row) + (line - size * 1.25F) / 2.0F, text,
              size, colour, Align::middle, face);
    };
    const auto row = [&](int at) {
        return Rect{left + 2.0F, top + line * static_cast<float>(at), column - 4.0F, line};
    };
    cell(0, std::to_string(r), 23.0F, ink, Face::title);
    part(row(0), SheetPart::rating, r);
    box_rows(top + line, r, left + 4.0F, column - 8.0F);
    for (int phase = 1; phase <= phase_count; ++phase) {
        const int move = printed.move[static_cast<std::size_t>(phase - 1)];
        if (r == rating(race_, v_) && phase == race_.phase) {
            const Rect rect{left + 5.0F, top + line * static_cast<float>(phase + 2) + 2.0F,
                            column - 10.0F, line - 4.0F};
            box(rect, theme::ink, theme::ivory);
        }
        cell(phase + 2, move == 0 ? "·" : std::to_string(move), 19.0F, ink, Face::label);
        part(row(phase + 2), SheetPart::move, r, phase - 1);
    }
    const bool safe_here = is_safe(race_, v_, r);
    const int dice = basic_control_dice(race_, v_, r);
    cell(7, safe_here ? tr("Safe") : std::to_string(dice), safe_here ? 17.0F : 19.0F,
         safe_here ? theme::laurel : ink, Face::label);
    part(row(7), SheetPart::control, r);
    if (uses_stamina(race_)) {
        const int change = printed.stamina;
        part(row(8), SheetPart::stamina_change, r);
        cell(8, ui::signed_number(change), 18.0F, change < 0 ? theme::red : ink, Face::label);
    }
    if (is_out) {
        rule(left + 10.0F, left + column - 10.0F, top + line * 0.5F, theme::red, 2.0F);
        note({left, top, column, line}, tr("Damage keeps the vehicle below this Speed."),
             "FR-PDE-08");
    }
}

void SheetPainter::row_notes(float top) {
    const float wide = sheet_width - margin;
    const auto row_note = [&](int row, int rows, std::string text, Rule rule) {
        note({0.0F, top + line * static_cast<float>(row), wide, line * static_cast<float>(rows)},
             std::move(text), rule);
    };
    row_note(0, 1, say("The lit column is the current Speed: {0}.", {rating(race_, v_)}),
             "FR-LIC-01");
    row_note(1, 1,
             tr("The marker moves right along these boxes, one for each point of an "
                "acceleration."),
             "FR-CHG-01");
    row_note(2, 1,
             tr("The marker moves left along these boxes, one for each point of a "
                "deceleration."),
             "FR-CHG-02");
    row_note(3, 4, tr("Spaces to be moved in each phase at each Speed."), "FR-LIC-02");
    row_note(7, 1, tr("Control dice for a turn at each Speed. Safe: a turn needs no roll."),
             "FR-LIC-03");
    if (uses_stamina(race_)) {
        row_note(8, 1, tr("Stamina gained or lost at the end of a round at each Speed."),
                 "FR-LIC-04");
    }
}

}  // namespace frothy
