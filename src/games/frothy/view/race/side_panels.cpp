#include "games/frothy/view/race/side_panels.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/rules/queries.h"
#include "games/frothy/view/core/faces.h"
#include "ui/dice.h"
#include "ui/key_cap.h"
#include "ui/letters.h"
#include "ui/notes.h"
#include "ui/panels.h"
#include "ui/pictures.h"

namespace frothy {

namespace theme = stage::theme;
using namespace ui;

namespace {

constexpr float least_height_of_recap = 260.0F;  // for all of it, at an interface scale of 1
constexpr float rolled_part = 0.8F;              // of the log in sight, by a key

void show_faces(const ui::Kit& kit, const LogLine& line, float left) {
    const float s = kit.scale();
    const float size = 24.0F * s;
    const float room = ImGui::GetContentRegionAvail().x - left;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const int columns = std::max(1, static_cast<int>(room / (size + 4.0F * s)));
    const int count = static_cast<int>(line.faces.size());
    for (int i = 0; i < count; ++i) {
        const auto icon = static_cast<Icon>(line.faces[static_cast<std::size_t>(i)]);
        const float x = at.x + left + static_cast<float>(i % columns) * (size + 4.0F * s);
        const float y = at.y + static_cast<float>(i / columns) * (size + 4.0F * s);
        const bool is_control = line.why == Why::control;
        const DiceRead read = is_control ? DiceRead::icons : DiceRead::values;
        draw_die(kit, list, {x, y}, size, die_face(icon, value_of(icon, line.printed), read), 1.0F);
    }
    const int rows = (count + columns - 1) / columns;
    ImGui::Dummy({1.0F, static_cast<float>(rows) * (size + 4.0F * s)});
}

// One line of the log; returns whether its rule was clicked.
bool log_line(const ui::Kit& kit, const LogLine& line, std::size_t number, bool is_new) {
    const float s = kit.scale();
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float room = ImGui::GetContentRegionAvail().x;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    if (line.is_heading || line.who == no_vehicle) {
        const float width = text_width(fonts.small, line.text);
        const float middle = at.y + 14.0F * s;
        draw_text_centred(list, fonts.small, {at.x + room / 2.0F, middle}, packed(theme::stone),
                          line.text);
        const float gap = width / 2.0F + 10.0F * s;
        if (2.0F * gap < room) {
            list.AddLine({at.x, middle}, {at.x + room / 2.0F - gap, middle}, packed(theme::mud));
            list.AddLine({at.x + room / 2.0F + gap, middle}, {at.x + room, middle},
                         packed(theme::mud));
        }
        ImGui::Dummy({room, 26.0F * s});
        return false;
    }
    const float left = 34.0F * s;
    ImFont* font = line.is_minor ? fonts.small : fonts.label;
    const float wrap = room - left;
    const float height = text_height(font, line.text, wrap);
    if (is_new && !line.is_minor) {
        list.AddRectFilled({at.x - 8.0F * s, at.y}, {at.x - 5.0F * s, at.y + height},
                           packed(theme::ivory, 0.7F), 2.0F);
    }
    // What happened is what is read; its rule is told when it is pointed at.
    const ImVec2 cursor = ImGui::GetCursorPos();
    bool is_pointed_at = false;
    bool opened = false;
    if (!line.rule.is_none()) {
        opened = ImGui::InvisibleButton(("log" + std::to_string(number)).c_str(), {room, height});
        is_pointed_at = ImGui::IsItemHovered();
    }
    if (is_pointed_at) {
        list.AddRectFilled({at.x - 4.0F * s, at.y - 1.0F * s},
                           {at.x + room, at.y + height + 2.0F * s}, packed(theme::ink, 0.45F),
                           4.0F * s);
        ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
        paper_tooltip(kit, kit.rulebook.summary(line.rule.text()), line.rule);
    }
    const bool is_faint = line.is_minor && !is_pointed_at;
    if (!line.is_minor)
        draw_badge(kit, list, {at.x + 13.0F * s, at.y + 12.0F * s}, 12.0F * s, line.who);
    draw_text(list, font, {at.x + left, at.y},
              packed(is_faint ? theme::sand : theme::ivory, is_faint ? 0.85F : 1.0F), line.text,
              wrap);
    ImGui::SetCursorPos({cursor.x, cursor.y + height + 3.0F * s});
    if (!line.faces.empty()) {
        show_faces(kit, line, left);
        ImGui::SetCursorPosY(ImGui::GetCursorPosY() - ImGui::GetStyle().ItemSpacing.y);
    }
    ImGui::Dummy({1.0F, line.is_minor ? 0.0F : 2.0F * s});
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() - ImGui::GetStyle().ItemSpacing.y);
    return opened;
}

}  // namespace

// Returns whether a press asks for the lines it sums up.
bool LogPanel::show_recap(const ui::Kit& kit, const RaceLog& log, VehicleId viewer, float room,
                          std::size_t unseen) const {
    const bool is_person = viewer < kit.seating.seats.size() && kit.seating.seat(viewer).is_human;
    if (!is_person) return false;
    std::vector<std::string> told = log.recap(viewer, unseen);
    if (told.empty()) return false;
    const float s = kit.scale();
    // A low panel has room for what presses most.
    if (room < least_height_of_recap * s) told.resize(1);
    ImFont* font = kit.frame.fonts().label;
    const float left = 10.0F * s;
    const float wrap = ImGui::GetContentRegionAvail().x - left;
    float tall = 0.0F;
    for (const std::string& line : told)
        tall += text_height(font, line, wrap);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const bool is_used = ImGui::InvisibleButton("recap", {left + wrap, tall});
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(at, {at.x + 3.0F * s, at.y + tall}, packed(livery_colour(kit, viewer)));
    const auto ink = packed(ImGui::IsItemHovered() ? theme::ivory : theme::sand);
    float y = at.y;
    for (const std::string& line : told) {
        draw_text(list, font, {at.x + left, y}, ink, line, wrap);
        y += text_height(font, line, wrap);
    }
    return is_used;
}

SidePanelReply LogPanel::show(const ui::Kit& kit, const RaceLog& log, VehicleId viewer,
                              LogTitle title, stage::Rect where, std::size_t unseen) {
    SidePanelReply reply;
    const float s = kit.scale();
    const Panel panel("log panel", where, Panel::Look::dark, 18.0F * s, 10.0F * s);
    draw_panel_edge(kit, where);
    const auto& all = log.lines();
    const auto end =
        std::ranges::upper_bound(all, log.happenings() - unseen, {}, &LogLine::happenings);
    const std::span lines(all.begin(), end);
    const std::size_t fresh = viewer == no_vehicle ? 0 : log.since_last_move(viewer).size();
    if (title == LogTitle::shown) {
        heading(kit, tr("What happened"), shows_fresh_ ? tr("since your last move") : nullptr);
    } else {
        heading(kit, shows_fresh_ ? tr("Since your last move") : tr("The race so far"), nullptr);
    }
    const bool has_cap = kit.frame.caps().device() == stage::Device::keyboard;
    if (is_longer_ && has_cap && title == LogTitle::on_tab) {
        draw_key_cap(kit, *ImGui::GetWindowDrawList(),
                     {where.right() - 18.0F * s, where.y + 20.0F * s}, stage::Key::page_up,
                     packed(theme::stone));
    }
    shows_fresh_ = false;
    const bool wants_fresh = show_recap(kit, log, viewer, where.height, unseen);
    ImGui::BeginChild("lines", {0.0F, 0.0F}, false, ImGuiWindowFlags_NoNav);
    ImGui::Indent(9.0F * s);
    // Lines whose room changes, as by a recap above them, have not been scrolled back by anybody.
    const float height = ImGui::GetWindowHeight();
    if (std::exchange(viewer_, viewer) != viewer) {
        is_following_ = true;
        settle_ = 3;
    }
    if (height_ == height && settle_ == 0) {
        is_following_ = ImGui::GetScrollY() >= ImGui::GetScrollMaxY() - 4.0F;
    } else if (height_ != height && is_following_) {
        settle_ = 3;
    }
    height_ = height;
    // The newest are enough to read here; the whole story is the replay's.
    const std::size_t first = lines.size() > 400 ? lines.size() - 400 : 0;
    for (std::size_t i = first; i < lines.size(); ++i) {
        if (wants_fresh && i + fresh == all.size()) {
            ImGui::SetScrollHereY(0.0F);
            is_following_ = false;
        }
        const bool is_fresh = i + fresh >= all.size();
        const float top = ImGui::GetCursorPosY() - ImGui::GetScrollY();
        if (is_fresh && top < height) shows_fresh_ = true;
        if (log_line(kit, lines[i], i, is_fresh)) reply.open = lines[i].rule;
    }
    ImGui::Unindent(9.0F * s);
    if (lines.empty()) {
        const FontScope font(kit.frame.fonts().body_italic);
        ImGui::TextWrapped("%s", tr("The gates are still closed."));
    }
    // Lines wrap anew when the bar appears, so the end is looked for more than once.
    // Who scrolled back reads on as long as the pointer rests there.
    const std::uint64_t version = (log.version() << 24) + lines.size();
    if (std::exchange(version_, version) != version) {
        is_following_ = is_following_ ||
                        !ImGui::IsWindowHovered(ImGuiHoveredFlags_AllowWhenBlockedByActiveItem);
        if (is_following_) settle_ = 3;
    }
    if (settle_ > 0) {
        --settle_;
        ImGui::SetScrollHereY(1.0F);
    }
    is_longer_ = ImGui::GetScrollMaxY() > 0.0F;
    if (const int by = std::exchange(roll_, 0); by != 0) {
        settle_ = 0;
        const float to = ImGui::GetScrollY() + static_cast<float>(by) * rolled_part * height;
        ImGui::SetScrollY(std::clamp(to, 0.0F, ImGui::GetScrollMaxY()));
    }
    theme::fade_scrolled_edges(theme::deep_umber);
    ImGui::EndChild();
    return reply;
}

SideTabs show_side_tabs(const ui::Kit& kit, SideTab current, SideTabSet set, stage::Rect where) {
    const float s = kit.scale();
    const float height = 36.0F * s;
    struct Entry {
        SideTab tab;
        const char* name;  // in English: what it is known by
    };
    std::vector<Entry> entries;
    if (set == SideTabSet::with_sheet) entries.push_back({SideTab::sheet, mark("Licence")});
    entries.push_back({SideTab::log, mark("What happened")});
    entries.push_back({SideTab::standings, mark("Standings")});
    const Panel panel("side tabs", {where.x, where.y, where.width, height}, Panel::Look::strip,
                      0.0F, 0.0F);
    const float each = where.width / static_cast<float>(entries.size());
    ImDrawList& list = *ImGui::GetWindowDrawList();
    SideTab chosen = current;
    float share = 1.0F;  // all names in one size
    for (const Entry& entry : entries) {
        const float wide = text_width(kit.frame.fonts().label, tr(entry.name));
        share = std::min(share, (each - 14.0F * s) / wide);
    }
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    const auto now = static_cast<std::size_t>(std::ranges::find(entries, current, &Entry::tab) -
                                              entries.begin());
    for (std::size_t i = 0; i < entries.size(); ++i) {
        ImGui::SetCursorPos({each * static_cast<float>(i), 0.0F});
        if (ImGui::InvisibleButton(entries[i].name, {each, height})) chosen = entries[i].tab;
        const bool hovered = ImGui::IsItemHovered();
        const ImVec2 from = ImGui::GetItemRectMin();
        const ImVec2 to = ImGui::GetItemRectMax();
        const bool is_current = entries[i].tab == current;
        if (is_current) list.AddRectFilled(from, to, packed(theme::brick), 0.0F);
        if (hovered && !is_current) list.AddRectFilled(from, to, packed(theme::ivory, 0.1F), 0.0F);
        const float wide = text_width(fonts.label, tr(entries[i].name)) * share;
        const float middle = (from.y + to.y) / 2.0F;
        draw_text_fitted(list, fonts.label, {(from.x + to.x) / 2.0F, middle},
                         packed(is_current ? theme::ivory : theme::sand), tr(entries[i].name),
                         wide);
        const stage::Key shoulder = i == now + 1   ? stage::Key::next_tab
                                    : i + 1 == now ? stage::Key::previous_tab
                                                   : stage::Key::unknown;
        if ((each - wide) / 2.0F < key_cap_room(kit, shoulder) + 4.0F * s) continue;
        draw_key_cap(kit, list, {to.x - 8.0F * s, middle}, shoulder, packed(theme::sand));
    }
    return {chosen,
            {where.x, where.y + height, where.width, std::max(0.0F, where.height - height)}};
}

}  // namespace frothy
