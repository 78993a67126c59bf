#include "games/frothy/view/screens/story_sheet.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "games/frothy/view/core/faces.h"
#include "ui/buttons.h"
#include "ui/dice.h"
#include "ui/letters.h"
#include "ui/panels.h"
#include "ui/pictures.h"

namespace frothy {

using namespace ui;
namespace theme = stage::theme;
using stage::theme::ButtonRole;

namespace {

// Pixels at an interface scale of 1.
constexpr float sheet_width = 1080.0F;
constexpr float sheet_height = 880.0F;
constexpr float two_columns = 760.0F;
constexpr float bar_height = 46.0F;
constexpr float widest_bar = 62.0F;
constexpr float die_side = 22.0F;

// One bar of a chart: how often a face fell, and how often it was to be expected.
struct Bar {
    Icon icon = Icon::slide;
    int rolled = 0;
    double expected = 0.0;
};

std::vector<Bar> bars_of(const KindLuck& its, LuckKind kind, DiceFaces printed) {
    std::vector<Bar> bars;
    const double each = its.dice / static_cast<double>(icon_count);
    for (std::size_t i = 0; i < icon_count; ++i) {
        const auto icon = static_cast<Icon>(i);
        const auto same = [&](const Bar& bar) {
            return kind != LuckKind::control &&
                   value_of(bar.icon, printed) == value_of(icon, printed);
        };
        auto bar = std::ranges::find_if(bars, same);
        if (bar == bars.end()) bar = bars.insert(bars.end(), {icon, 0, 0.0});
        bar->rolled += its.faces[i];
        bar->expected += each;
    }
    if (kind != LuckKind::control) {
        std::ranges::sort(bars, {}, [&](const Bar& bar) { return value_of(bar.icon, printed); });
    }
    return bars;
}

// A small button in the flow that leads to a moment; `id` tells two of them apart.
bool look_button(const ui::Kit& kit, int id) {
    const float s = kit.scale();
    ImGui::PushFont(kit.frame.fonts().small);
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, {10.0F * s, 3.0F * s});
    ImGui::PushID(id);
    const bool is_used = ImGui::Button(tr_in("button", "Watch"));
    ImGui::PopID();
    ImGui::PopStyleVar();
    ImGui::PopFont();
    return is_used;
}

float look_width(const ui::Kit& kit) {
    ImFont* font = kit.frame.fonts().small;
    return ui::text_width(font, tr_in("button", "Watch")) + 20.0F * kit.scale();
}

void gap(const ui::Kit& kit, float height) { ImGui::Dummy({1.0F, height * kit.scale()}); }

void show_lines(const ui::Kit& kit, const std::vector<TaleLine>& lines) {
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    float wide = 0.0F;
    for (const TaleLine& line : lines)
        wide = std::max(wide, ui::text_width(fonts.label, line.label));
    if (!ImGui::BeginTable("deeds", 2, ImGuiTableFlags_SizingStretchProp)) return;
    ImGui::TableSetupColumn("what", ImGuiTableColumnFlags_WidthFixed, wide + 4.0F);
    ImGui::TableSetupColumn("how much", ImGuiTableColumnFlags_WidthStretch, 1.0F);
    for (const TaleLine& line : lines) {
        ImGui::TableNextRow();
        ImGui::TableNextColumn();
        show_muted(fonts.label, line.label);
        ImGui::TableNextColumn();
        show_text(fonts.label, line.value);
    }
    ImGui::EndTable();
}

// Side by side where there is room for it, else one below the other.
template <class Left, class Right>
void show_columns(const ui::Kit& kit, float left_share, Left left, Right right) {
    const bool is_wide = ImGui::GetContentRegionAvail().x >= two_columns * kit.scale();
    if (is_wide && ImGui::BeginTable("columns", 2, ImGuiTableFlags_SizingStretchProp)) {
        ImGui::TableSetupColumn("left", ImGuiTableColumnFlags_WidthStretch, left_share);
        ImGui::TableSetupColumn("right", ImGuiTableColumnFlags_WidthStretch, 1.0F - left_share);
        ImGui::TableNextRow();
        ImGui::TableNextColumn();
        left();
        ImGui::TableNextColumn();
        right();
        ImGui::EndTable();
    } else if (!is_wide) {
        left();
        gap(kit, 4.0F);
        right();
    }
}

}  // namespace

void StorySheet::open(const RaceReplay& replay) {
    if (!replay.is_over()) return;
    replay_ = &replay;
    tale_ = race_tale(replay);
    luck_ = luck_report(replay.start(), replay.journal());
    page_ = 0;
}

void StorySheet::words_changed() {
    if (replay_ == nullptr) return;
    const int page = page_;
    open(*replay_);
    page_ = page;
}

StoryReply StorySheet::show(const ui::Kit& kit, stage::PixelSize canvas) {
    StoryReply reply;
    const float s = kit.scale();
    const int pages = 1 + tale_.vehicles;
    const float button = std::ceil(44.0F * s);
    ScreenOverlay overlay("story", canvas, {sheet_width * s, sheet_height * s}, button);
    const auto seat = static_cast<VehicleId>(page_ - 1);
    const std::string title = page_ == 0 ? tr("The race in short") : replay_->names().of(seat);
    int moved = stepper(kit, "page", title, std::min(ImGui::GetContentRegionAvail().x, 420.0F * s));
    if (moved == 0) moved = tab_step();
    page_ = (page_ + moved + pages) % pages;
    if (moved != 0) ImGui::SetScrollY(0.0F);
    const float screenful = ImGui::GetWindowHeight() * 0.8F;
    if (key_struck(stage::Key::page_down)) ImGui::SetScrollY(ImGui::GetScrollY() + screenful);
    if (key_struck(stage::Key::page_up)) ImGui::SetScrollY(ImGui::GetScrollY() - screenful);
    gap(kit, 2.0F);
    if (page_ == 0) {
        show_race(kit, reply);
    } else {
        show_seat(kit, static_cast<VehicleId>(page_ - 1), reply);
    }
    overlay.begin_foot();
    reply.is_left = key_button(kit, {.label = tr("Back"),
                                     .key = stage::Key::escape,
                                     .role = ButtonRole::decide,
                                     .size = {0.0F, button}});
    return reply;
}

void StorySheet::show_race(const ui::Kit& kit, StoryReply& reply) const {
    const float s = kit.scale();
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    const auto chapters = [&] {
        int id = 0;
        for (const Chapter& chapter : chapters_of(*replay_, tale_)) {
            if (chapter.stop) {
                if (look_button(kit, id++)) reply.look = chapter.stop;
            } else {
                ImGui::Dummy({look_width(kit), 1.0F});
            }
            ImGui::SameLine(0.0F, 12.0F * s);
            show_text(fonts.label, chapter.text);
        }
    };
    const auto dice = [&] {
        show_text(fonts.heading, tr("The luck of the dice"));
        for (VehicleId v = 0; v < tale_.vehicles; ++v) {
            show_emblem(kit, kit.seating.livery(v), 26.0F * s);
            ImGui::SameLine(0.0F, 12.0F * s);
            show_text(fonts.label, luck_verdict(luck_.seats[v], replay_->names().of(v)));
        }
        gap(kit, 4.0F);
        if (luck_.luckiest) {
            show_cast(kit, tr("The luckiest cast of the race"), *luck_.luckiest,
                      lucky_text(*luck_.luckiest), reply);
        }
        if (luck_.unluckiest) {
            show_cast(kit, tr("The unluckiest cast of the race"), *luck_.unluckiest,
                      unlucky_text(*luck_.unluckiest), reply);
        }
    };
    show_columns(kit, 0.5F, chapters, dice);
}

void StorySheet::show_cast(const ui::Kit& kit, const char* title, const JudgedCast& cast,
                           const std::string& rarity, StoryReply& reply) const {
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    ImGui::PushID(title);
    // The stop after the cast shows what fell.
    if (look_button(kit, 0)) {
        reply.look = std::min(replay_->stop_at(cast.entry) + 1, replay_->last());
    }
    ImGui::SameLine(0.0F, 12.0F * kit.scale());
    show_text(fonts.label, title);
    show_text(fonts.small, cast_text(cast, replay_->start().rules().dice_faces, replay_->names()));
    show_muted(fonts.small, outcome_text(cast) + " " + rarity);
    ImGui::PopID();
}

void StorySheet::show_seat(const ui::Kit& kit, VehicleId v, StoryReply& reply) const {
    const float s = kit.scale();
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    const SeatLuck& luck = luck_.seats[v];
    const float side = 34.0F * s;
    show_emblem(kit, kit.seating.livery(v), side);
    ImGui::SameLine(0.0F, 12.0F * s);
    ImGui::BeginGroup();
    show_text(fonts.label, luck_verdict(luck, replay_->names().of(v)));
    show_muted(fonts.small, luck_method(luck));
    ImGui::EndGroup();
    gap(kit, 4.0F);

    const auto deeds = [&] {
        show_lines(kit, seat_lines(tale_.seats[v]));
        gap(kit, 4.0F);
        if (luck.luckiest) {
            show_cast(kit, tr("The luckiest cast"), *luck.luckiest, lucky_text(*luck.luckiest),
                      reply);
        }
        if (luck.unluckiest) {
            show_cast(kit, tr("The unluckiest cast"), *luck.unluckiest,
                      unlucky_text(*luck.unluckiest), reply);
        }
    };
    const auto dice = [&] {
        for (std::size_t kind = 0; kind < luck_kind_count; ++kind)
            show_kind(kit, luck, static_cast<LuckKind>(kind));
        show_muted(fonts.small, tr("A bar shows how often a face fell, the line how often it was "
                                   "to be expected."));
    };
    show_columns(kit, 0.42F, deeds, dice);
}

void StorySheet::show_kind(const ui::Kit& kit, const SeatLuck& seat, LuckKind kind) const {
    const KindLuck& its = seat.of(kind);
    if (its.dice == 0) return;
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    const DiceFaces printed = replay_->start().rules().dice_faces;
    show_text(fonts.label, luck_kind_name(kind));
    show_muted(fonts.small, dice_text(its, kind, printed));
    show_faces(kit, its, kind);
}

void StorySheet::show_faces(const ui::Kit& kit, const KindLuck& its, LuckKind kind) const {
    const float s = kit.scale();
    ImFont* font = kit.frame.fonts().small;
    const DiceFaces printed = replay_->start().rules().dice_faces;
    const std::vector<Bar> bars = bars_of(its, kind, printed);
    double most = 1.0;
    for (const Bar& bar : bars)
        most = std::max({most, static_cast<double>(bar.rolled), bar.expected});
    const ImVec2 corner = ImGui::GetCursorScreenPos();
    const float wide = std::floor(std::min(widest_bar * s, ImGui::GetContentRegionAvail().x /
                                                               static_cast<float>(bars.size())));
    const float tall = bar_height * s;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    for (std::size_t i = 0; i < bars.size(); ++i) {
        const Bar& bar = bars[i];
        const float left = corner.x + static_cast<float>(i) * wide;
        const float middle = left + wide / 2.0F;
        const float foot = corner.y + font->FontSize + tall;
        const auto height = [&](double number) { return tall * static_cast<float>(number / most); };
        const float half = std::min(wide * 0.28F, 14.0F * s);
        const float top = foot - height(bar.rolled);
        list.AddRectFilled({middle - half, top}, {middle + half, foot}, packed(theme::terracotta));
        const float line = foot - height(bar.expected);
        list.AddLine({middle - half - 5.0F * s, line}, {middle + half + 5.0F * s, line},
                     packed(theme::ivory), std::max(1.0F, 2.0F * s));
        const std::string number = std::to_string(bar.rolled);
        const float above = std::min(top, line) - font->FontSize - 1.0F * s;
        ui::draw_text(list, font, {middle - ui::text_width(font, number) / 2.0F, above},
                      packed(theme::ivory), number);
        const float die = die_side * s;
        const auto read = kind == LuckKind::control ? DiceRead::icons : DiceRead::values;
        ui::draw_die(kit, list, {std::round(middle - die / 2.0F), foot + 3.0F * s}, die,
                     die_face(bar.icon, value_of(bar.icon, printed), read), 1.0F);
    }
    ImGui::Dummy(
        {wide * static_cast<float>(bars.size()), font->FontSize + tall + (die_side + 6.0F) * s});
}

}  // namespace frothy
