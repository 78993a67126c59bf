#include "ui/screens/results_screen.h"

#include <imgui_internal.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/buttons.h"
#include "ui/core/name_lines.h"
#include "ui/letters.h"
#include "ui/panels.h"
#include "ui/screens/results_parts.h"

namespace ui {

namespace {

// Pixels at an interface scale of 1: with less the podium would be a toy.
constexpr float least_podium_width = 600.0F;  // of the screen, beside the table
constexpr float most_podium_width = 1000.0F;
constexpr float least_podium_height = 180.0F;  // beside the table
constexpr float least_podium_above = 200.0F;   // over the table
constexpr float least_half = 640.0F;           // of a table without a podium
constexpr float roomy_half = 840.0F;           // of one in a large window

// One line with the rule beside it, or as many as the words take and the rule below.
float outcome_height(const Kit& kit, const Results& results, float width) {
    const float s = kit.scale();
    ImFont* font = kit.fonts().body;
    const float link = results.outcome_rule.is_none() ? 0.0F : rule_button_width(kit) + 12.0F * s;
    if (text_width(font, results.outcome) + link <= width) return 34.0F * s;
    return text_height(font, results.outcome, width) + 44.0F * s;
}

// As tall as a picture may stand that is no wider than that.
float height_within(const Kit& kit, const std::string& picture, float height, float width) {
    const stage::Sprite sprite = kit.sprites.get(picture, static_cast<int>(height));
    if (!sprite || sprite.size.width <= static_cast<int>(width)) return height;
    return std::floor(height * width / static_cast<float>(sprite.size.width));
}

}  // namespace

std::vector<ResultsRow> on_podium(const Results& results) {
    constexpr std::size_t steps = 3;
    // The table may have them by groups.
    std::vector<ResultsRow> rows = results.rows;
    std::erase_if(rows, [](const ResultsRow& row) { return !row.may_stand; });
    std::ranges::stable_sort(rows, {}, &ResultsRow::place);
    rows.resize(std::min(steps, rows.size()));
    return rows;
}

void ResultsScreen::draw_podium(const Kit& kit, stage::Canvas& canvas, const Results& results,
                                stage::Rect where) {
    const float s = kit.scale();
    const std::vector<ResultsRow> rows = on_podium(results);
    // Second, first, third from the left.
    constexpr std::array<int, 3> column_of = {1, 0, 2};
    constexpr std::array<float, 3> height_of = {0.48F, 0.41F, 0.36F};
    const float width = std::min(where.width / 3.1F, 320.0F * std::max(1.0F, s));
    const float left = where.centre().x - width * 1.5F;
    // As large as the first has room for under the laurel.
    const float room = where.height * (1.0F - height_of[0]) - 10.0F * s;
    constexpr float least_medallion = 14.0F;  // its radius, at a scale of 1
    const float most = std::min(width * 0.9F, room * 0.72F);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const ResultsRow& row = rows[i];
        const Livery& livery = kit.seating.livery(row.who);
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
        const float place = canvas.measure(row.place_text, look).x;
        look.size *= std::min(1.0F, (face.width - 12.0F * s) / std::max(1.0F, place));
        canvas.text_centred({face.centre().x, face.y + 10.0F * s + number * 0.6F}, row.place_text,
                            look);
        look.size = std::min(30.0F * s, face.height * 0.3F);
        const float name_top = 12.0F * s + number * 1.2F;
        // A name in several lines leaves the medallion its room, unless that leaves no name.
        const float medallion = 2.0F * least_medallion * s + 27.0F * s;
        const float below = face.height - name_top;
        const float for_name = below - (below > 1.6F * medallion ? medallion : 6.0F * s);
        const NameLines name = lines_of_name(
            kit.seating.seat(row.who).name, {face.width - 12.0F * s, for_name}, look.size,
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
        if (radius >= least_medallion * s) {
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
        if (most < 16.0F) continue;
        const float car = height_within(kit, row.picture, most, width * 0.94F);
        const stage::Vec2 at{block.centre().x, block.y - 8.0F * s - car * 0.4F};
        const auto pixels = static_cast<int>(car);
        canvas.sprite(kit.sprites.get(row.picture, pixels), at);
        if (!row.dyed.empty()) {
            stage::SpriteLook dyed;
            dyed.tint = stage::Colour::hex(livery.colour);
            canvas.sprite(kit.sprites.get(row.dyed, pixels), at, dyed);
        }
        if (!row.over.empty()) canvas.sprite(kit.sprites.get(row.over, pixels), at);
        if (row.is_winner) {
            canvas.sprite(kit.sprites.get("board/laurel", static_cast<int>(most * 0.42F)),
                          {at.x, at.y - car * 0.58F});
        }
    }
}

std::string ResultsScreen::show_outcome(const Kit& kit, const Results& results, stage::Rect where) {
    const float s = kit.scale();
    ImFont* font = kit.fonts().body;
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0.0F, 0.0F});
    const ScreenPanel panel("outcome", where, PanelLook::bare, ImGuiWindowFlags_NoScrollbar);
    ImGui::PopStyleVar();
    const float link = results.outcome_rule.is_none() ? 0.0F : rule_button_width(kit) + 12.0F * s;
    const float words = text_width(font, results.outcome);
    const bool is_one_line = words + link <= where.width;
    ImGui::SetCursorPosX(is_one_line ? (where.width - words - link) / 2.0F : 0.0F);
    show_text(font, results.outcome);
    if (is_one_line) ImGui::SameLine(0.0F, 12.0F * s);
    const bool is_asked = rule_button(kit, results.outcome_rule, 0);
    return is_asked ? results.outcome_rule.text() : std::string();
}

std::string ResultsScreen::show_agreed(const Kit& kit, stage::PixelSize canvas,
                                       const Results& results) {
    const float button = std::ceil(44.0F * kit.scale());
    ScreenOverlay overlay("agreed", canvas, 620.0F * kit.scale(), button);
    std::string asked = results.show_agreed();
    overlay.begin_foot();
    if (key_button(kit, {.label = tr("Back"),
                         .key = stage::Key::escape,
                         .role = ButtonRole::decide,
                         .size = {0.0F, button}})) {
        agreed_open_ = false;
    }
    return asked;
}

void ResultsScreen::show_ground(const Kit& kit, stage::Canvas& canvas, const Results& results) {
    const stage::PixelSize size = canvas.size();
    const stage::Rect all = stage::all_of(size);
    if (!ground_ || !(ground_.size() == size)) {
        ground_ = canvas.make_layer(size, stage::LayerKind::opaque);
        const auto scope = canvas.paint_on(ground_);
        paint_mosaic(canvas, all, kit.scale());
        if (results.paint_board) results.paint_board(canvas, stage::grown(all, 0.04F * all.width));
        canvas.fill_gradient(all, stage::faded(theme::ink, 0.85F), stage::faded(theme::ink, 0.6F));
    }
    canvas.draw_layer(ground_, all);
}

ResultsReply ResultsScreen::show(const Kit& kit, stage::Canvas& canvas, const Results& results) {
    const float s = kit.scale();
    const stage::PixelSize size = canvas.size();
    const auto [x, y, width, height] = stage::all_of(size);
    show_ground(kit, canvas, results);

    ResultsReply reply;
    const float known_height = table_height_;
    const bool is_covered = agreed_open_;
    if (is_covered) ImGui::BeginDisabled();
    const auto ask = [&](const std::string& rule) {
        if (!rule.empty() && !is_covered) reply.open = rule;
    };
    const float gap = 16.0F * s;
    const float title = std::min(110.0F * s, height * 0.17F);
    const float told = outcome_height(kit, results, width - 2.0F * gap);
    const float head = title + told;
    const Foot foot = lay_foot(kit, results, size);
    stage::TextLook look{stage::Face::title, title * 0.62F, theme::parchment, stage::Align::middle,
                         0.0F};
    const float wide = canvas.measure(results.headline, look).x;
    if (wide > width - 2.0F * gap) look.size *= (width - 2.0F * gap) / wide;
    canvas.text_centred({width / 2.0F, title * 0.5F}, results.headline, look);
    ask(show_outcome(kit, results, {gap, title - 8.0F * s, width - 2.0F * gap, told}));
    stage::Rect body{gap, head, width - 2.0F * gap, height - head - foot.height - gap};
    // Under a table that scrolls stands the key for it.
    if (table_height_ > body.height) body.height -= roll_key_room * s - gap + 2.0F * s;
    const float rows = (124.0F + 52.0F * static_cast<float>(results.rows.size())) * s;
    const bool is_wide = width >= 1040.0F * s || width >= height * 1.2F;
    if (!has_podium(results)) {
        // What stands under the table elsewhere stands beside it.
        const float half = is_roomy(kit, results) ? roomy_half : least_half;
        const float across =
            std::min(body.width, 2.0F * std::max(table_width(kit, results), half * s));
        const float tall = std::min(body.height, table_height_ > 0.0F ? table_height_ : rows);
        ask(show_table(kit, results, stage::in_middle(body, {across, tall})));
    } else if (is_wide && width >= least_podium_width * s &&
               body.height >= least_podium_height * s) {
        // Where there is room to spare both stand in the middle.
        const float table = std::min(body.width * 0.60F, table_width(kit, results));
        const float most = table + most_podium_width * s;
        body = stage::in_middle(body, {std::min(body.width, most), body.height});
        const float column = std::floor(body.width - table);
        draw_podium(kit, canvas, results, {body.x, body.y, column - gap, body.height});
        const float tall = std::min(body.height, table_height_ > 0.0F ? table_height_ : rows);
        ask(show_table(
            kit, results,
            {body.x + column, body.y + (body.height - tall) / 2.0F, body.width - column, tall}));
    } else {
        const float wanted =
            std::min(body.height, table_height_ > 0.0F ? table_height_ : body.height);
        // A table that scrolls leaves the podium its place.
        const float least = least_podium_above * s + gap;
        const bool is_above = !is_wide && body.height >= 2.0F * least;
        const float tall = is_above ? std::min(wanted, body.height - least) : wanted;
        const float above = body.height - tall - gap;
        if (is_above) draw_podium(kit, canvas, results, {body.x, body.y, body.width, above});
        ask(show_table(kit, results,
                       {body.x, is_above ? body.bottom() - tall : body.y, body.width, tall}));
    }
    const std::optional<std::size_t> button =
        show_foot(kit, results, foot, {0.0F, height - foot.height, width, foot.height});
    if (is_covered) {
        ImGui::EndDisabled();
        reply.open = show_agreed(kit, size, results);
    } else {
        reply.button = button;
    }
    // A bar goes by the size of the frame before.
    const ImGuiWindow* table = ImGui::FindWindowByName("results");
    const bool has_idle_bar = table != nullptr && table->ScrollbarY && table_height_ <= body.height;
    reply.is_settling = table_height_ != known_height || has_idle_bar;
    return reply;
}

}  // namespace ui
