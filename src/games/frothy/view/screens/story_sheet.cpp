#include "games/frothy/view/screens/story_sheet.h"

#include <algorithm>
#include <string>
#include <vector>

#include "games/frothy/view/core/faces.h"
#include "ui/dice.h"
#include "ui/letters.h"
#include "ui/pictures.h"

namespace frothy {

using namespace ui;

namespace {

// A face, or all faces of one value: how often they fell.
struct Bar : ui::StoryBar {
    Icon icon = Icon::slide;
};

std::vector<Bar> bars_of(const KindLuck& its, LuckKind kind, DiceFaces printed) {
    std::vector<Bar> bars;
    const double each = its.dice / static_cast<double>(icon_count);
    for (const Icon icon : all_icons) {
        const auto same = [&](const Bar& bar) {
            return kind != LuckKind::control &&
                   value_of(bar.icon, printed) == value_of(icon, printed);
        };
        auto bar = std::ranges::find_if(bars, same);
        if (bar == bars.end()) bar = bars.insert(bars.end(), {{}, icon});
        bar->count += its.faces[static_cast<std::size_t>(icon)];
        bar->expected += each;
    }
    if (kind != LuckKind::control) {
        std::ranges::sort(bars, {}, [&](const Bar& bar) { return value_of(bar.icon, printed); });
    }
    return bars;
}

// What falls oftener than about once in ten is no story.
constexpr double most_headline = 0.115;

}  // namespace

void StorySheet::open(const RaceReplay& replay) {
    if (!replay.is_over()) return;
    replay_ = &replay;
    tale_ = race_tale(replay);
    luck_ = luck_report(replay.start(), replay.journal());
    sheet_.open_at(0);
}

void StorySheet::words_changed() {
    if (replay_ == nullptr) return;
    const std::size_t page = sheet_.page();
    open(*replay_);
    sheet_.open_at(page);
}

StoryReply StorySheet::show(const ui::Kit& kit, stage::PixelSize canvas) {
    StoryReply reply;
    std::vector<std::string> titles = {tr("The race in brief")};
    for (int v = 0; v < tale_.vehicles; ++v)
        titles.push_back(replay_->names().of(static_cast<VehicleId>(v)));
    reply.is_left = sheet_.show(kit, canvas, titles, [&](std::size_t page) {
        if (page == 0) {
            show_race(kit, reply);
        } else {
            show_seat(kit, static_cast<VehicleId>(page - 1), reply);
        }
    });
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
        story_gap(kit, 4.0F);
        if (luck_.luckiest && luck_.luckiest->as_lucky <= most_headline) {
            show_cast(kit, tr("The luckiest roll of the race"), *luck_.luckiest,
                      lucky_text(*luck_.luckiest), reply);
        }
        if (luck_.unluckiest && luck_.unluckiest->as_unlucky <= most_headline) {
            show_cast(kit, tr("The unluckiest roll of the race"), *luck_.unluckiest,
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
    story_gap(kit, 4.0F);

    const auto deeds = [&] {
        show_labelled(kit, seat_lines(tale_.seats[v]));
        story_gap(kit, 4.0F);
        if (luck.luckiest) {
            show_cast(kit, tr("The luckiest roll"), *luck.luckiest, lucky_text(*luck.luckiest),
                      reply);
        }
        if (luck.unluckiest) {
            show_cast(kit, tr("The unluckiest roll"), *luck.unluckiest,
                      unlucky_text(*luck.unluckiest), reply);
        }
    };
    const auto dice = [&] {
        for (std::size_t kind = 0; kind < luck_kind_count; ++kind)
            show_kind(kit, luck, static_cast<LuckKind>(kind));
        show_muted(fonts.small,
                   tr("A bar shows how often a face fell, the line how often it was expected to."));
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
    const DiceFaces printed = replay_->start().rules().dice_faces;
    const std::vector<Bar> faces = bars_of(its, kind, printed);
    const std::vector<ui::StoryBar> bars(faces.begin(), faces.end());
    ui::show_bars(kit, bars, [&](std::size_t bar, ImVec2 corner, float side) {
        const Icon icon = faces[bar].icon;
        const auto read = kind == LuckKind::control ? DiceRead::icons : DiceRead::values;
        ui::draw_die(kit, *ImGui::GetWindowDrawList(), corner, side,
                     die_face(icon, value_of(icon, printed), read), 1.0F);
    });
}

}  // namespace frothy
