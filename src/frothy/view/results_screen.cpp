#include "frothy/view/results_screen.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "frothy/view/board_picture.h"
#include "frothy/view/screen_kit.h"
#include "frothy/wording.h"

namespace frothy {

using namespace screens;
namespace theme = stage::theme;
using stage::theme::ButtonRole;

namespace {

std::string headline_of(const PanelKit& kit, const ResultsState& state) {
    std::vector<std::string> winners;
    for (const ResultRow& row : state.rows) {
        if (row.is_winner) winners.push_back(kit.seating.seat(row.vehicle).name);
    }
    if (winners.empty()) return "Nobody wins";
    std::string text = winners.front();
    for (std::size_t i = 1; i < winners.size(); ++i)
        text += (i + 1 == winners.size() ? " and " : ", ") + winners[i];
    return text + (winners.size() == 1 ? " wins!" : " win!");
}

std::string fate_of(const ResultRow& row) {
    switch (row.status) {
    case VehicleStatus::finished: return "home";
    case VehicleStatus::gone: return "out";
    case VehicleStatus::rolling_wreck:
    case VehicleStatus::resting_wreck: return "wrecked";
    case VehicleStatus::running: break;
    }
    return "still running";
}

}  // namespace

void ResultsScreen::draw_podium(const PanelKit& kit, stage::Canvas& canvas,
                                const ResultsState& state, stage::Rect where) {
    const float s = kit.scale();
    const std::size_t count = std::min<std::size_t>(3, state.rows.size());
    // Second, first, third from the left.
    constexpr std::array<int, 3> column_of = {1, 0, 2};
    constexpr std::array<float, 3> height_of = {0.46F, 0.36F, 0.29F};
    const float width = std::min(where.width / 3.1F, 320.0F * std::max(1.0F, s));
    const float left = where.centre().x - width * 1.5F;
    for (std::size_t i = 0; i < count; ++i) {
        const ResultRow& row = state.rows[i];
        const Livery& livery = kit.seating.livery(row.vehicle);
        const auto step = std::min<std::size_t>(i, height_of.size() - 1);
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
        const std::string& name = kit.seating.seat(row.vehicle).name;
        const float wide = canvas.measure(name, look).x;
        if (wide > face.width - 12.0F * s) look.size *= (face.width - 12.0F * s) / wide;
        canvas.text_centred(
            {face.centre().x, face.y + 12.0F * s + number * 1.2F + look.size * 0.6F}, name, look);
        // The seat's medallion where the block leaves room for it.
        const float used = 22.0F * s + number * 1.2F + look.size * 1.2F;
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
        const float room = where.height - tall - 10.0F * s;
        const float car = std::min(width * 0.9F, room * (row.is_winner ? 0.66F : 0.9F));
        if (car < 16.0F) continue;
        const stage::Vec2 at{block.centre().x, block.y - 8.0F * s - car * 0.4F};
        const auto pixels = static_cast<int>(car);
        const bool is_wreck = row.status == VehicleStatus::rolling_wreck ||
                              row.status == VehicleStatus::resting_wreck;
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

void ResultsScreen::show_table(const PanelKit& kit, const ResultsState& state, stage::Rect where) {
    const float s = kit.scale();
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    const ScreenPanel panel("results", where, PanelLook::paper);
    show_muted(fonts.body_italic, state.course + ", " + std::to_string(state.rounds) +
                                      (state.rounds == 1 ? " round. " : " rounds. ") +
                                      state.reason);
    ImGui::PushStyleColor(ImGuiCol_TableBorderLight, imgui_colour(theme::grid_line));
    if (ImGui::BeginTable("table", 5,
                          ImGuiTableFlags_BordersInnerH | ImGuiTableFlags_SizingStretchProp)) {
        ImGui::TableSetupColumn("place", ImGuiTableColumnFlags_WidthFixed, 52.0F * s);
        ImGui::TableSetupColumn("who", ImGuiTableColumnFlags_WidthStretch, 2.6F);
        ImGui::TableSetupColumn("laps", ImGuiTableColumnFlags_WidthFixed, 66.0F * s);
        ImGui::TableSetupColumn("damage", ImGuiTableColumnFlags_WidthFixed, 92.0F * s);
        ImGui::TableSetupColumn("fate", ImGuiTableColumnFlags_WidthFixed, 104.0F * s);
        const auto cell = [&](ImFont* font, const std::string& words) {
            ImGui::TableNextColumn();
            ImGui::PushFont(font);
            ImGui::SetCursorPosY(ImGui::GetCursorPosY() +
                                 (34.0F * s - ImGui::GetTextLineHeight()) / 2.0F);
            ImGui::TextUnformatted(words.c_str());
            ImGui::PopFont();
        };
        for (const ResultRow& row : state.rows) {
            ImGui::TableNextRow(ImGuiTableRowFlags_None, 38.0F * s);
            cell(fonts.numbers, ordinal(row.place));
            ImGui::TableNextColumn();
            show_emblem(kit, kit.seating.livery(row.vehicle), 34.0F * s);
            ImGui::SameLine();
            ImGui::BeginGroup();
            ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0.0F, 0.0F});
            ImGui::PushFont(fonts.label);
            ImGui::TextUnformatted(kit.seating.seat(row.vehicle).name.c_str());
            ImGui::PopFont();
            show_muted(fonts.small, row.vehicle_name);
            ImGui::PopStyleVar();
            ImGui::EndGroup();
            cell(fonts.label, std::to_string(row.laps) + (row.laps == 1 ? " lap" : " laps"));
            cell(fonts.label, std::to_string(row.damage) + " damage");
            cell(fonts.label, fate_of(row));
        }
        ImGui::EndTable();
    }
    ImGui::PopStyleColor();
    if (!state.saved_as.empty()) show_muted(fonts.small, "Saved: " + state.saved_as);
}

ResultsCommand ResultsScreen::show(const PanelKit& kit, stage::Canvas& canvas,
                                   const ResultsState& state) {
    const float s = kit.scale();
    const stage::PixelSize size = canvas.size();
    const auto width = static_cast<float>(size.width);
    const auto height = static_cast<float>(size.height);
    if (!ground_ || !(ground_.size() == size)) {
        ground_ = canvas.make_layer(size, stage::LayerKind::opaque);
        const auto scope = canvas.paint_on(ground_);
        const stage::Rect all{0.0F, 0.0F, width, height};
        paint_mosaic(canvas, all, s);
        if (state.board != nullptr) {
            paint_course_picture(canvas, kit.sprites, stage::grown(all, 0.04F * width),
                                 *state.board, CourseName::left_out);
        }
        canvas.fill_gradient(all, stage::faded(theme::ink, 0.85F), stage::faded(theme::ink, 0.6F));
    }
    canvas.draw_layer(ground_, {0.0F, 0.0F, width, height});

    const float gap = 16.0F * s;
    const float head = std::min(110.0F * s, height * 0.17F);
    const float foot = 82.0F * s;
    canvas.text_centred(
        {width / 2.0F, head * 0.55F}, headline_of(kit, state),
        {stage::Face::title, head * 0.62F, theme::parchment, stage::Align::middle, 0.0F});
    const stage::Rect body{gap, head, width - 2.0F * gap, height - head - foot - gap};
    const bool is_wide = width >= 1040.0F * s;
    if (is_wide) {
        const float column = std::floor(body.width * 0.5F);
        draw_podium(kit, canvas, state, {body.x, body.y, column - gap, body.height});
        const float rows = (84.0F + 52.0F * static_cast<float>(state.rows.size())) * s;
        const float tall = std::min(body.height, rows);
        show_table(
            kit, state,
            {body.x + column, body.y + (body.height - tall) / 2.0F, body.width - column, tall});
    } else {
        show_table(kit, state, body);
    }

    ResultsCommand command = ResultsCommand::none;
    const ScreenPanel panel("foot", {0.0F, height - foot, width, foot}, PanelLook::umber,
                            ImGuiWindowFlags_HorizontalScrollbar);
    const std::array<std::pair<KeyButton, ResultsCommand>, 6> buttons = {{
        {{.label = "Again", .key = stage::Key::a, .role = ButtonRole::decide},
         ResultsCommand::again},
        {{.label = "New race", .key = stage::Key::n}, ResultsCommand::new_race},
        {{.label = "Watch it again", .key = stage::Key::w}, ResultsCommand::watch},
        {{.label = "The board", .key = stage::Key::b}, ResultsCommand::look},
        {{.label = "Save the record", .key = stage::Key::s, .is_enabled = state.saved_as.empty()},
         ResultsCommand::save_record},
        {{.label = "Title", .key = stage::Key::escape}, ResultsCommand::title},
    }};
    float all = -ImGui::GetStyle().ItemSpacing.x;
    for (const auto& [button, meaning] : buttons)
        all += key_button_width(kit, button) + ImGui::GetStyle().ItemSpacing.x;
    ImGui::SetCursorPosX(std::max(ImGui::GetCursorPosX(), (width - all) / 2.0F));
    for (std::size_t i = 0; i < buttons.size(); ++i) {
        if (i > 0) ImGui::SameLine();
        if (key_button(kit, buttons[i].first)) command = buttons[i].second;
        if (i == 0) ImGui::SetItemDefaultFocus();
    }
    return command;
}

}  // namespace frothy
