#include "frothy/view/results_screen.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <string>
#include <vector>

#include "frothy/view/agreed_rules.h"
#include "frothy/view/board_picture.h"
#include "frothy/view/core/name_lines.h"
#include "frothy/view/kit/screen_kit.h"
#include "frothy/wording.h"

namespace frothy {

using namespace screens;
namespace theme = stage::theme;
using stage::theme::ButtonRole;

namespace {

constexpr float place_width = 46.0F;
// Pixels at an interface scale of 1: with less the podium would be a toy.
constexpr float least_podium_width = 600.0F;   // of the screen, beside the table
constexpr float least_podium_height = 180.0F;  // beside the table
constexpr float least_podium_above = 200.0F;   // over the table

std::vector<std::string> names_of_winners(const PanelKit& kit, const ResultsState& state) {
    std::vector<std::string> winners;
    if (state.match && !state.has_next_turn()) {
        const auto places = state.match->places();
        for (std::size_t i = 0; i < places.size(); ++i) {
            if (places[i] == 1) winners.push_back(kit.seating.seat(state.match->turns[i].fox).name);
        }
        return winners;
    }
    for (const ResultRow& row : state.rows) {
        if (row.is_winner) winners.push_back(kit.seating.seat(row.vehicle).name);
    }
    return winners;
}

std::string headline_of(const PanelKit& kit, const ResultsState& state) {
    const std::vector<std::string> winners = names_of_winners(kit, state);
    if (winners.empty()) return tr("Nobody wins");
    std::string names = winners.front();
    for (std::size_t i = 1; i + 1 < winners.size(); ++i)
        names += ", " + winners[i];
    if (winners.size() > 1) names = say("{0} and {1}", {names, winners.back()});
    const auto count = static_cast<int>(winners.size());
    if (!state.match) return say(by_count(count, "{0} wins!", "{0} win!"), {names});
    return say(state.has_next_turn() ? by_count(count, "{0} wins this turn!", "{0} win this turn!")
                                     : by_count(count, "{0} wins the match!", "{0} win the match!"),
               {names});
}

// Of a match that is over, what decided it (FR-RACE-06).
RaceVerdict outcome_shown(const PanelKit& kit, const ResultsState& state) {
    if (!state.match || state.has_next_turn()) return state.outcome;
    const auto places = state.match->places();
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (places[i] != 1) continue;
        return {say("Nobody lasted longer as the Fox: {0}",
                    {fox_turn_text(state.match->turns[i], kit.seating.names())}),
                "FR-RACE-06"};
    }
    return state.outcome;
}

// Where all rounds agreed were raced, the terms have said how many.
std::string rounds_text(const ResultsState& state) {
    if (state.race.ended == EndReason::rounds_over) return {};
    return say(by_count(state.rounds, "Over in {0} round.", "Over in {0} rounds."),
               {state.rounds}) +
           " ";
}

void cell_text(ImFont* font, const std::string& words, float row) {
    ImGui::PushFont(font);
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() + (row - ImGui::GetTextLineHeight()) / 2.0F);
    ImGui::TextUnformatted(words.c_str());
    ImGui::PopFont();
}

float width_of(ImFont* font, const std::string& words) {
    return font->CalcTextSizeA(font->FontSize, FLT_MAX, 0.0F, words.c_str()).x;
}

float column_width(const PanelKit& kit, const ResultColumn& column) {
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    float width = width_of(fonts.small, column.title);
    for (const std::string& cell : column.cells)
        width = std::max(width, width_of(fonts.label, cell));
    return std::ceil(width + 6.0F * kit.scale());
}

// What the columns would say of a row, where they have no room beside the names.
std::string told_cells(const ResultsState& state, std::size_t row) {
    std::string told;
    for (const ResultColumn& column : state.columns) {
        if (!told.empty()) told += "  ·  ";
        told += say("{0}: {1}", {column.title, column.cells[row]});
    }
    return told;
}

// Of the column of places.
float places_width(const PanelKit& kit, const ResultsState& state) {
    float width = place_width * kit.scale();
    for (const ResultRow& row : state.rows)
        width = std::max(width, width_of(kit.frame.fonts().numbers, ordinal(row.place)));
    return std::ceil(width);
}

// Whether names and columns stand side by side within this width.
bool columns_fit(const PanelKit& kit, const ResultsState& state, float side, float width) {
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    const float spacing = 2.0F * ImGui::GetStyle().CellPadding.x;
    float name = 0.0F;
    for (const ResultRow& row : state.rows) {
        name = std::max(name, width_of(fonts.label, kit.seating.seat(row.vehicle).name));
        name = std::max(name, width_of(fonts.small, row.vehicle_name));
    }
    float needed =
        places_width(kit, state) + side + ImGui::GetStyle().ItemSpacing.x + name + 2.0F * spacing;
    for (const ResultColumn& column : state.columns)
        needed += column_width(kit, column) + spacing;
    return needed <= width;
}

// One turn of a match a line, best first; who is still to be the Fox last (FR-RACE-06).
void show_match(const PanelKit& kit, const ResultsState& state) {
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    const FoxMatch& match = *state.match;
    const auto places = match.places();
    show_text(fonts.heading,
              tr(state.has_next_turn() ? mark("The match so far") : mark("The match")));
    for (std::uint8_t place = 1; place <= max_vehicles; ++place) {
        for (std::size_t i = 0; i < places.size(); ++i) {
            if (places[i] != place) continue;
            show_text(fonts.label,
                      say("{0}: {1}",
                          {ordinal(place), fox_turn_text(match.turns[i], kit.seating.names())}));
        }
    }
    for (VehicleId v = match.next_fox(); v < state.race.vehicle_count; ++v)
        show_muted(fonts.label, say("{0} is still to be the Fox.", {kit.seating.seat(v).name}));
}

// One line with the rule beside it, or as many as the words take and the rule below.
float outcome_height(const PanelKit& kit, const RaceVerdict& outcome, float width) {
    const float s = kit.scale();
    ImFont* font = kit.frame.fonts().body;
    const float link =
        outcome.rule.is_none() ? 0.0F : rule_button_width(kit, outcome.rule) + 12.0F * s;
    if (width_of(font, outcome.text) + link <= width) return 34.0F * s;
    const ImVec2 wrapped =
        font->CalcTextSizeA(font->FontSize, FLT_MAX, width, outcome.text.c_str());
    return wrapped.y + 44.0F * s;
}

}  // namespace

void ResultsScreen::draw_podium(const PanelKit& kit, stage::Canvas& canvas,
                                const ResultsState& state, stage::Rect where) {
    const float s = kit.scale();
    // The table may have them by teams.
    std::vector<ResultRow> rows = state.rows;
    std::ranges::stable_sort(rows, {}, &ResultRow::place);
    const std::size_t count = std::min<std::size_t>(3, rows.size());
    // Second, first, third from the left.
    constexpr std::array<int, 3> column_of = {1, 0, 2};
    constexpr std::array<float, 3> height_of = {0.48F, 0.41F, 0.36F};
    const float width = std::min(where.width / 3.1F, 320.0F * std::max(1.0F, s));
    const float left = where.centre().x - width * 1.5F;
    // As large as the first has room for under the laurel.
    const float room = where.height * (1.0F - height_of[0]) - 10.0F * s;
    const float car = std::min(width * 0.9F, room * 0.72F);
    for (std::size_t i = 0; i < count; ++i) {
        const ResultRow& row = rows[i];
        const Livery& livery = kit.seating.livery(row.vehicle);
        // Who shares a place stands as high.
        const auto step = static_cast<std::size_t>(
            std::clamp<int>(row.place - 1, 0, static_cast<int>(height_of.size()) - 1));
        const float tall = where.height * height_of[step];
        const stage::Rect block{left + static_cast<float>(column_of[i]) * width,
                                where.bottom() - tall, width, tall};
        const stage::Rect face{block.x + 4.0F * s, block.y, block.width - 8.0F * s, block.height};
        canvas.fill_gradient(face, theme::light_sand, theme::dark_sand);
        canvas.fill_rect({face.x - 4.0F * s, face.y - 6.0F * s, face.width + 8.0F * s, 10.0F * s},
                         theme::brick);
        const float number = std::min(48.0F * s, face.height * 0.4F);
        stage::TextLook look{stage::Face::title, number, theme::umber, stage::Align::middle, 0.0F};
        canvas.text_centred({face.centre().x, face.y + 10.0F * s + number * 0.6F},
                            ordinal(row.place), look);
        look.size = std::min(30.0F * s, face.height * 0.3F);
        const float name_top = 12.0F * s + number * 1.2F;
        const NameLines name =
            lines_of_name(kit.seating.seat(row.vehicle).name,
                          {face.width - 12.0F * s, face.height - name_top - 6.0F * s}, look.size,
                          [&](const std::string& text) { return canvas.measure(text, look).x; });
        look.size = name.size;
        float line = face.y + name_top + look.size * 0.6F;
        for (const std::string& text : name.lines) {
            canvas.text_centred({face.centre().x, line}, text, look);
            line += look.size * name_leading;
        }
        // The seat's medallion where the block leaves room for it.
        const float used = line - face.y + 10.0F * s - look.size * 0.55F;
        const float radius = std::min(face.width * 0.2F, (face.height - used - 14.0F * s) * 0.5F);
        if (radius > 14.0F * s) {
            const stage::Vec2 middle{face.centre().x, face.y + used + radius};
            const stage::Colour colour = stage::Colour::hex(livery.colour);
            canvas.disc(middle, radius, colour);
            canvas.circle(middle, radius, theme::umber, 3.0F * s);
            canvas.circle(middle, radius * 0.86F, stage::faded(theme::ivory, 0.7F), 1.5F * s);
            stage::SpriteLook cut;
            cut.tint = stage::Colour::hex(livery.ink);
            canvas.sprite(
                kit.sprites.get(std::string(livery.emblem), static_cast<int>(radius * 1.2F)),
                middle, cut);
        }
        if (car < 16.0F) continue;
        const stage::Vec2 at{block.centre().x, block.y - 8.0F * s - car * 0.4F};
        const auto pixels = static_cast<int>(car);
        const bool is_wreck = state.race[row.vehicle].is_wreck();
        const std::string picture = row.picture + (is_wreck ? "-wreck" : "");
        canvas.sprite(kit.sprites.get(picture, pixels), at);
        if (!is_wreck) {
            stage::SpriteLook dyed;
            dyed.tint = stage::Colour::hex(livery.colour);
            canvas.sprite(kit.sprites.get(row.picture + "-livery", pixels), at, dyed);
        }
        if (row.is_winner) {
            canvas.sprite(kit.sprites.get("board/laurel", static_cast<int>(car * 0.42F)),
                          {at.x, at.y - car * 0.58F});
        }
    }
}

Rule ResultsScreen::show_outcome(const PanelKit& kit, const ResultsState& state,
                                 stage::Rect where) {
    const float s = kit.scale();
    ImFont* font = kit.frame.fonts().body;
    const RaceVerdict outcome = outcome_shown(kit, state);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0.0F, 0.0F});
    const ScreenPanel panel("outcome", where, PanelLook::bare, ImGuiWindowFlags_NoScrollbar);
    ImGui::PopStyleVar();
    const float link =
        outcome.rule.is_none() ? 0.0F : rule_button_width(kit, outcome.rule) + 12.0F * s;
    const float words = width_of(font, outcome.text);
    const bool is_one_line = words + link <= where.width;
    ImGui::SetCursorPosX(is_one_line ? (where.width - words - link) / 2.0F : 0.0F);
    show_text(font, outcome.text);
    if (is_one_line) ImGui::SameLine(0.0F, 12.0F * s);
    return rule_button(kit, outcome.rule, 0) ? outcome.rule : Rule::none();
}

Rule ResultsScreen::show_table(const PanelKit& kit, const ResultsState& state, stage::Rect where) {
    const float s = kit.scale();
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    Rule asked;
    const ScreenPanel panel("results", where, PanelLook::paper);
    show_muted(fonts.body_italic,
               say("{0}, {1}.", {tr(state.race.course().plan().name.c_str()),
                                 terms_text(state.race.terms(), kit.seating.names())}) +
                   " " + rounds_text(state) + state.reason);
    // Many lines stand closer: everything is seen without scrolling.
    const bool is_close = state.rows.size() + state.teams.size() > 6;
    const float side = (is_close ? 26.0F : 34.0F) * s;
    const bool has_columns = columns_fit(kit, state, side, ImGui::GetContentRegionAvail().x);
    const std::span<const ResultColumn> beside =
        has_columns ? std::span(state.columns) : std::span<const ResultColumn>();
    const auto columns = static_cast<int>(beside.size()) + 2;
    const float places = places_width(kit, state);
    ImGui::PushStyleColor(ImGuiCol_TableBorderLight, imgui_colour(theme::grid_line));
    if (ImGui::BeginTable("table", columns,
                          ImGuiTableFlags_BordersInnerH | ImGuiTableFlags_SizingStretchProp)) {
        ImGui::TableSetupColumn("place", ImGuiTableColumnFlags_WidthFixed, places);
        ImGui::TableSetupColumn("who", ImGuiTableColumnFlags_WidthStretch, 1.0F);
        for (const ResultColumn& column : beside) {
            ImGui::TableSetupColumn(column.title.c_str(), ImGuiTableColumnFlags_WidthFixed,
                                    column_width(kit, column));
        }
        if (has_columns) {
            ImGui::TableNextRow();
            ImGui::TableNextColumn();
            ImGui::TableNextColumn();
        }
        for (const ResultColumn& column : beside) {
            ImGui::TableNextColumn();
            ImGui::PushFont(fonts.small);
            ImGui::TextDisabled("%s", column.title.c_str());
            ImGui::PopFont();
            if (column.rule.is_none() || !ImGui::IsItemHovered()) continue;
            ImGui::SetTooltip("%s", column.rule.text().c_str());
            if (ImGui::IsMouseClicked(ImGuiMouseButton_Left)) asked = column.rule;
        }
        for (std::size_t i = 0; i < state.rows.size(); ++i) {
            const ResultRow& row = state.rows[i];
            for (const TeamHead& head : state.teams) {
                if (head.row != i) continue;
                ImGui::TableNextRow();
                ImGui::TableNextColumn();
                ImGui::TableNextColumn();
                ImGui::PushFont(fonts.label);
                // Over the columns beside it: a heading is no cell.
                ImGui::GetWindowDrawList()->PushClipRectFullScreen();
                ImGui::GetWindowDrawList()->AddText(
                    {ImGui::GetCursorScreenPos().x - places, ImGui::GetCursorScreenPos().y},
                    imgui_packed(theme::brick), head.text.c_str());
                ImGui::GetWindowDrawList()->PopClipRect();
                ImGui::Dummy({1.0F, ImGui::GetTextLineHeight() + 4.0F * s});
                ImGui::PopFont();
            }
            ImGui::TableNextRow(ImGuiTableRowFlags_None, side + 4.0F * s);
            ImGui::TableNextColumn();
            cell_text(fonts.numbers, ordinal(row.place), side);
            ImGui::TableNextColumn();
            show_emblem(kit, kit.seating.livery(row.vehicle), side);
            ImGui::SameLine();
            ImGui::BeginGroup();
            ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0.0F, 0.0F});
            ImGui::PushFont(fonts.label);
            ImGui::TextUnformatted(kit.seating.seat(row.vehicle).name.c_str());
            ImGui::PopFont();
            if (is_close) ImGui::SameLine(0.0F, 10.0F * s);
            ImGui::PushFont(fonts.small);
            ImGui::TextDisabled("%s", row.vehicle_name.c_str());
            ImGui::PopFont();
            ImGui::PopStyleVar();
            ImGui::EndGroup();
            if (!has_columns) show_muted(fonts.small, told_cells(state, i));
            for (const ResultColumn& column : beside) {
                ImGui::TableNextColumn();
                cell_text(fonts.label, column.cells[i], side);
            }
        }
        ImGui::EndTable();
    }
    ImGui::PopStyleColor();
    if (state.match) show_match(kit, state);
    const std::string rules = agreed_rules_title(state.race.rules(), state.rule_set);
    const KeyButton button{.label = rules,
                           .key = stage::Key::h,
                           .role = ButtonRole::paper,
                           .size = {0.0F, std::ceil(36.0F * s)},
                           .icon = "ui/book"};
    if (key_button(kit, button)) agreed_open_ = true;
    if (state.is_first_race) {
        ImGui::Separator();
        show_text(fonts.heading, tr("What next?"));
        show_text(fonts.label,
                  tr("A race with friends: up to six at one table, people or drivers, each with a "
                     "vehicle that has tricks of its own, on a course of your choice. Or another "
                     "kind of race: for distance, to the last one rolling, a chase, a fox hunt."));
    }
    if (!state.saved_as.empty()) show_muted(fonts.small, say("Saved: {0}", {state.saved_as}));
    if (!state.save_trouble.empty()) show_text(fonts.label, state.save_trouble);
    roll_by_keys(kit);
    table_height_ = ImGui::GetCursorPosY() + ImGui::GetStyle().WindowPadding.y;
    return asked;
}

Rule ResultsScreen::show_agreed(const PanelKit& kit, stage::PixelSize canvas,
                                const ResultsState& state) {
    const float button = std::ceil(44.0F * kit.scale());
    ScreenOverlay overlay("agreed", canvas, 620.0F * kit.scale(), button);
    const Rule asked = show_agreed_rules(kit, state.race.rules(), state.rule_set);
    overlay.begin_foot();
    if (key_button(kit, {.label = tr("Back"),
                         .key = stage::Key::escape,
                         .role = ButtonRole::decide,
                         .size = {0.0F, button}})) {
        agreed_open_ = false;
    }
    return asked;
}

void ResultsScreen::show_ground(const PanelKit& kit, stage::Canvas& canvas,
                                const ResultsState& state) {
    const stage::PixelSize size = canvas.size();
    const stage::Rect all{0.0F, 0.0F, static_cast<float>(size.width),
                          static_cast<float>(size.height)};
    if (!ground_ || !(ground_.size() == size)) {
        ground_ = canvas.make_layer(size, stage::LayerKind::opaque);
        const auto scope = canvas.paint_on(ground_);
        paint_mosaic(canvas, all, kit.scale());
        paint_course_picture(canvas, kit.sprites, stage::grown(all, 0.04F * all.width),
                             state.race.course(), CourseName::left_out);
        canvas.fill_gradient(all, stage::faded(theme::ink, 0.85F), stage::faded(theme::ink, 0.6F));
    }
    canvas.draw_layer(ground_, all);
}

ResultsReply ResultsScreen::show(const PanelKit& kit, stage::Canvas& canvas,
                                 const ResultsState& state) {
    const float s = kit.scale();
    const stage::PixelSize size = canvas.size();
    const auto width = static_cast<float>(size.width);
    const auto height = static_cast<float>(size.height);
    show_ground(kit, canvas, state);

    ResultsReply reply;
    const float known_height = table_height_;
    const bool is_covered = agreed_open_;
    if (is_covered) ImGui::BeginDisabled();
    const auto ask = [&](Rule rule) {
        if (!rule.is_none() && !is_covered) reply.open = rule;
    };
    const float gap = 16.0F * s;
    const float title = std::min(110.0F * s, height * 0.17F);
    const float told = outcome_height(kit, outcome_shown(kit, state), width - 2.0F * gap);
    const float head = title + told;
    const Foot foot = lay_foot(kit, state, size);
    stage::TextLook look{stage::Face::title, title * 0.62F, theme::parchment, stage::Align::middle,
                         0.0F};
    const std::string headline = headline_of(kit, state);
    const float wide = canvas.measure(headline, look).x;
    if (wide > width - 2.0F * gap) look.size *= (width - 2.0F * gap) / wide;
    canvas.text_centred({width / 2.0F, title * 0.5F}, headline, look);
    ask(show_outcome(kit, state, {gap, title - 8.0F * s, width - 2.0F * gap, told}));
    const stage::Rect body{gap, head, width - 2.0F * gap, height - head - foot.height - gap};
    const bool is_wide = width >= 1040.0F * s || width >= height * 1.2F;
    if (is_wide && width >= least_podium_width * s && body.height >= least_podium_height * s) {
        const float column = std::floor(body.width * 0.40F);
        draw_podium(kit, canvas, state, {body.x, body.y, column - gap, body.height});
        const float rows = (124.0F + 52.0F * static_cast<float>(state.rows.size())) * s;
        const float tall = std::min(body.height, table_height_ > 0.0F ? table_height_ : rows);
        ask(show_table(
            kit, state,
            {body.x + column, body.y + (body.height - tall) / 2.0F, body.width - column, tall}));
    } else {
        const float wanted =
            std::min(body.height, table_height_ > 0.0F ? table_height_ : body.height);
        // A table that scrolls leaves the podium its place.
        const float least = least_podium_above * s + gap;
        const bool has_podium = !is_wide && body.height >= 2.0F * least;
        const float tall = has_podium ? std::min(wanted, body.height - least) : wanted;
        const float above = body.height - tall - gap;
        if (has_podium) draw_podium(kit, canvas, state, {body.x, body.y, body.width, above});
        ask(show_table(kit, state,
                       {body.x, has_podium ? body.bottom() - tall : body.y, body.width, tall}));
    }
    const ResultsCommand command =
        show_foot(kit, state, foot, {0.0F, height - foot.height, width, foot.height});
    if (is_covered) {
        ImGui::EndDisabled();
        reply.open = show_agreed(kit, size, state);
    } else {
        reply.command = command;
    }
    reply.is_settling = table_height_ != known_height;
    return reply;
}

}  // namespace frothy
