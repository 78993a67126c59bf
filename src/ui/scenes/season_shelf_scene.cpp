#include "ui/scenes/season_shelf_scene.h"

#include <algorithm>
#include <utility>

#include "play/season/season_files.h"
#include "ui/buttons.h"
#include "ui/letters.h"
#include "ui/panels.h"
#include "ui/pictures.h"
#include "ui/scenes/season_scene.h"
#include "ui/scenes/season_setup_scene.h"
#include "ui/titled_page.h"

namespace ui {

SeasonShelfScene::SeasonShelfScene(Program& program, GameDoor& door)
    : program_(program), door_(door) {
    fill();
}

void SeasonShelfScene::fill() {
    rows_.clear();
    for (const std::filesystem::path& file : play::season_files(program_.user_dirs())) {
        const auto season = play::load_season(file);
        if (season.ok() && season.value->game != door_.id()) continue;
        Row& row = rows_.emplace_back();
        row.file = file;
        row.title = season.ok() ? season.value->name : file.filename().string();
        if (!season.ok()) {
            row.trouble = formats::text_of(season.complaints.front());
            continue;
        }
        const auto races = static_cast<int>(season.value->races.size());
        const auto raced = static_cast<int>(season.value->raced());
        row.about = season.value->is_over() ? tr("Over: the final table")
                                            : say("Races so far: {0} of {1}", {raced, races});
        const std::vector<play::Seat> seats(season.value->seats.begin(), season.value->seats.end());
        row.seating = seating_of(seats);
        row.seating.palette = program_.settings().comfort.palette;
    }
    chosen_ = std::min(chosen_, rows_.empty() ? 0 : rows_.size() - 1);
}

bool SeasonShelfScene::show_row(const Kit& kit, const Row& row, bool is_chosen) const {
    const float s = kit.scale();
    const float pad = 10.0F * s;
    const stage::ImGuiFonts& fonts = kit.fonts();
    const ImVec2 corner = ImGui::GetCursorScreenPos();
    const float wide = ImGui::GetContentRegionAvail().x;
    const std::string& about = row.trouble.empty() ? row.about : row.trouble;
    const float told = text_height(fonts.small, about, wide - 2.0F * pad);
    const float side = row.seating.seats.empty() ? 0.0F : 28.0F * s;
    const float tall = fonts.heading->FontSize + told + side + 3.0F * pad;
    bool used = false;
    {
        const theme::ButtonStyle style(ButtonRole::paper);
        if (!is_chosen) {
            ImGui::PushStyleColor(ImGuiCol_Button,
                                  packed(stage::mix(theme::parchment, theme::mud, 0.35F)));
        }
        used = ImGui::Button("##season", {wide, tall});
        if (!is_chosen) ImGui::PopStyleColor();
    }
    ImDrawList& list = *ImGui::GetWindowDrawList();
    if (is_chosen) {
        outline_rect(list, stage::grown(item_rect(), 1.0F), packed(theme::terracotta),
                     theme::button_radius * s, 3.0F * s);
    }
    ImVec2 at{corner.x + pad, corner.y + pad};
    draw_text_sized(list, fonts.heading, size_to_fit(fonts.heading, row.title, wide - 2.0F * pad),
                    at, packed(theme::ink), row.title);
    at.y += fonts.heading->FontSize;
    draw_text(list, fonts.small, at, packed(theme::umber), about, wide - 2.0F * pad);
    at.y += told + 4.0F * s;
    for (std::size_t seat = 0; seat < row.seating.seats.size(); ++seat) {
        const std::string& name = row.seating.seat(seat).name;
        const float needed = side + 8.0F * s + text_width(fonts.small, name);
        if (at.x + needed > corner.x + wide - pad) break;
        draw_emblem(kit, list, row.seating.livery(seat), at, side);
        draw_text(list, fonts.small,
                  {at.x + side + 6.0F * s, at.y + (side - fonts.small->FontSize) / 2.0F},
                  packed(theme::ink), name);
        at.x += needed + 14.0F * s;
    }
    return used;
}

void SeasonShelfScene::open() {
    if (chosen_ >= rows_.size() || !rows_[chosen_].trouble.empty()) return;
    program_.scenes().push(std::make_unique<SeasonScene>(program_, door_, rows_[chosen_].file));
}

void SeasonShelfScene::set_up() {
    program_.scenes().push(std::make_unique<SeasonSetupScene>(program_, door_));
}

void SeasonShelfScene::show_foot(const Kit& kit, stage::Rect where) {
    const ScreenPart part("foot", where);
    const bool can_open = chosen_ < rows_.size() && rows_[chosen_].trouble.empty();
    if (key_button(kit, {.label = tr_in("season", "Open"),
                         .key = stage::Key::o,
                         .role = can_open ? ButtonRole::decide : ButtonRole::plain,
                         .is_enabled = can_open})) {
        open();
    }
    ImGui::SameLine();
    if (key_button(kit, {.label = tr("New season"),
                         .key = stage::Key::n,
                         .role = can_open ? ButtonRole::plain : ButtonRole::decide})) {
        set_up();
    }
    ImGui::SameLine();
    if (key_button(kit, {.label = tr("Delete"),
                         .key = stage::Key::del,
                         .is_enabled = chosen_ < rows_.size()})) {
        asks_to_delete_ = true;
    }
    ImGui::SameLine();
    if (key_button(kit, {.label = tr("Back"), .key = stage::Key::escape}))
        program_.scenes().pop_to_first();
}

void SeasonShelfScene::show_dialog(const Kit& kit, stage::PixelSize size) {
    const ScreenOverlay overlay("delete a season", size, 540.0F * kit.scale());
    show_text(kit.fonts().heading, tr("Delete this season?"));
    show_text(kit.fonts().body, rows_[chosen_].title);
    show_muted(kit.fonts().body_italic,
               tr("The records of its races go with it; what people have from them goes too, "
                  "unless a race is saved besides. It cannot be brought back."));
    if (key_button(kit,
                   {.label = tr("Keep it"), .key = stage::Key::escape, .role = ButtonRole::decide}))
        asks_to_delete_ = false;
    ImGui::SetItemDefaultFocus();
    ImGui::SameLine();
    if (key_button(kit,
                   {.label = tr("Delete"), .key = stage::Key::d, .role = ButtonRole::danger})) {
        asks_to_delete_ = false;
        news_ = play::remove_season(rows_[chosen_].file);
        fill();
    }
}

void SeasonShelfScene::show(const Kit& kit) {
    stage::Canvas& canvas = program_.screen().canvas();
    const stage::PixelSize size = canvas.size();
    ground_.draw(canvas, kit.scale());
    const bool is_asking = asks_to_delete_;
    if (is_asking) ImGui::BeginDisabled();
    show_panel(kit);
    if (is_asking) ImGui::EndDisabled();
    if (is_asking && !program_.is_covered() && chosen_ < rows_.size()) show_dialog(kit, size);
}

void SeasonShelfScene::show_panel(const Kit& kit) {
    const CoveredScope covered(program_.is_covered());
    const TitledPage page(kit, program_.screen().canvas(), "seasons", tr("Seasons"));
    const float wide = std::min(page.foot().width, 860.0F * kit.scale());
    show_list(kit, {(page.all().width - wide) / 2.0F, page.head(), wide,
                    page.foot().y - page.head() - page.gap()});
    show_foot(kit, page.foot());
}

void SeasonShelfScene::show_list(const Kit& kit, stage::Rect where) {
    const ScreenPart part("list", where);
    if (!news_.empty()) show_text(kit.fonts().label, news_);
    if (rows_.empty()) show_muted(kit.fonts().body_italic, tr("No season has been begun yet."));
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        ImGui::PushID(static_cast<int>(i));
        if (show_row(kit, rows_[i], i == chosen_)) {
            const bool is_by_mouse = ImGui::IsMouseReleased(ImGuiMouseButton_Left);
            chosen_ = i;
            if (!is_by_mouse) open();
        }
        if (i == chosen_) ImGui::SetItemDefaultFocus();
        if (ImGui::IsItemHovered() && ImGui::IsMouseDoubleClicked(ImGuiMouseButton_Left)) open();
        if (ImGui::IsItemFocused() && ImGui::GetIO().NavVisible) chosen_ = i;
        ImGui::PopID();
    }
    theme::fade_scrolled_edges(theme::deep_umber);
}

}  // namespace ui
