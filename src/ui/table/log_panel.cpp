#include "ui/table/log_panel.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "ui/key_cap.h"
#include "ui/letters.h"
#include "ui/notes.h"
#include "ui/panels.h"
#include "ui/pictures.h"

namespace ui {

namespace {

constexpr float least_height_of_recap = 260.0F;  // for all of it, at an interface scale of 1
constexpr float rolled_part = 0.8F;              // of the log in sight, by a key
constexpr std::size_t most_lines = 400;
constexpr float least_width_for_large = 440.0F;   // of the panel, at an interface scale of 1
constexpr float least_height_for_large = 300.0F;  // of the lines

// Of small facts: smaller than what they belong to only where there is little room.
ImFont* font_of_minor(const Kit& kit, float width, float height) {
    const float s = kit.scale();
    const bool has_room =
        width >= least_width_for_large * s || height >= least_height_for_large * s;
    return has_room ? kit.fonts().label : kit.fonts().small;
}

// One line of the log; returns whether its rule was clicked.
bool log_line(const Kit& kit, const play::GameLog& log, std::size_t number, bool is_new,
              const LogLook& look, ImFont* minor) {
    const play::LogLine& line = log.line(number);
    const float s = kit.scale();
    const stage::ImGuiFonts& fonts = kit.fonts();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float room = ImGui::GetContentRegionAvail().x;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    if (line.is_heading || line.who == kernel::nobody) {
        const float width = text_width(fonts.small, line.text);
        const float middle = at.y + 14.0F * s;
        if (width > room) {  // in more lines rather than cut at both ends
            draw_text(list, fonts.small, {at.x, at.y + 4.0F * s}, packed(theme::stone), line.text,
                      room);
            ImGui::Dummy({room, text_height(fonts.small, line.text, room) + 8.0F * s});
            return false;
        }
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
    ImFont* font = line.is_minor ? minor : fonts.label;
    const float wrap = room - left;
    const float height = text_height(font, line.text, wrap);
    if (is_new && !line.is_minor) {
        fill_rect(list, {at.x - 8.0F * s, at.y, 3.0F * s, height}, packed(theme::ivory, 0.7F),
                  2.0F);
    }
    // What happened is what is read; its rule is told when it is pointed at.
    const ImVec2 cursor = ImGui::GetCursorPos();
    bool is_pointed_at = false;
    bool opened = false;
    const std::string rule = log.rule_of(number);
    if (!rule.empty()) {
        opened = ImGui::InvisibleButton(("log" + std::to_string(number)).c_str(), {room, height});
        is_pointed_at = ImGui::IsItemHovered();
    }
    if (is_pointed_at) {
        fill_rect(list, {at.x - 4.0F * s, at.y - s, room + 4.0F * s, height + 3.0F * s},
                  packed(theme::ink, 0.45F), 4.0F * s);
        ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
        paper_tooltip(kit, kit.rulebook.summary(rule), RuleRef(rule));
    }
    const bool is_faint = line.is_minor && !is_pointed_at;
    if (!line.is_minor)
        draw_badge(kit, list, {at.x + 13.0F * s, at.y + 12.0F * s}, 12.0F * s, line.who);
    draw_text(list, font, {at.x + left, at.y},
              packed(is_faint ? theme::sand : theme::ivory, is_faint ? 0.85F : 1.0F), line.text,
              wrap);
    ImGui::SetCursorPos({cursor.x, cursor.y + height + 3.0F * s});
    if (look.show_thrown) look.show_thrown(number, left);
    ImGui::Dummy({1.0F, line.is_minor ? 0.0F : 2.0F * s});
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() - ImGui::GetStyle().ItemSpacing.y);
    return opened;
}

}  // namespace

// Returns whether a press asks for the lines it sums up.
bool LogPanel::show_recap(const Kit& kit, const play::GameLog& log, kernel::PlayerId viewer,
                          float room, std::size_t unseen) const {
    const bool is_person = viewer < kit.seating.seats.size() && kit.seating.seat(viewer).is_human;
    if (!is_person) return false;
    std::vector<std::string> told = log.recap(viewer, unseen);
    if (told.empty()) return false;
    const float s = kit.scale();
    // A low panel has room for what presses most.
    if (room < least_height_of_recap * s) told.resize(1);
    ImFont* font = kit.fonts().label;
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

// Under its own name it says since when, and under a tab that names it too.
void LogPanel::show_heading(const Kit& kit, const LogLook& look, stage::Rect where) const {
    const float s = kit.scale();
    if (look.has_title) {
        heading(kit, tr("What happened"), shows_fresh_ ? tr("since your last move") : nullptr);
        return;
    }
    heading(kit, shows_fresh_ ? tr("Since your last move") : look.so_far.c_str(), nullptr);
    const bool has_cap = kit.frame.caps().device() == stage::Device::keyboard;
    if (!is_longer_ || !has_cap) return;
    draw_key_cap(kit, *ImGui::GetWindowDrawList(), {where.right() - 18.0F * s, where.y + 20.0F * s},
                 stage::Key::page_up, packed(theme::stone));
}

// Lines whose room changes, as by a recap above them, have not been scrolled back by anybody.
void LogPanel::follow(kernel::PlayerId viewer, float height) {
    if (std::exchange(viewer_, viewer) != viewer) {
        is_following_ = true;
        settle_ = 3;
    }
    // Meanwhile another scene may have scrolled its own log in this window.
    const int frame = ImGui::GetFrameCount();
    const bool was_away = std::exchange(frame_, frame) + 1 < frame;
    if (was_away && is_following_) {
        settle_ = 3;
    } else if (height_ == height && settle_ == 0) {
        is_following_ = ImGui::GetScrollY() >= ImGui::GetScrollMaxY() - 4.0F;
    } else if (height_ != height && is_following_) {
        settle_ = 3;
    }
    height_ = height;
}

// Lines wrap anew when the bar appears, so the end is looked for more than once.
// Who scrolled back with the mouse reads on as long as the pointer rests there.
void LogPanel::scroll(std::uint64_t version, float height) {
    const bool is_pointed_at =
        ImGui::IsWindowHovered(ImGuiHoveredFlags_AllowWhenBlockedByActiveItem);
    const ImGuiIO& io = ImGui::GetIO();
    if (is_pointed_at && (io.MouseWheel != 0.0F || io.MouseDown[0])) is_by_mouse_ = true;
    if (std::exchange(version_, version) != version) {
        is_following_ = is_following_ || !is_pointed_at || !is_by_mouse_;
        if (is_following_) settle_ = 3;
    }
    if (settle_ > 0) {
        --settle_;
        ImGui::SetScrollHereY(1.0F);
    }
    is_longer_ = ImGui::GetScrollMaxY() > 0.0F;
    if (const int by = std::exchange(roll_, 0); by != 0) {
        settle_ = 0;
        is_by_mouse_ = false;
        const float to = ImGui::GetScrollY() + static_cast<float>(by) * rolled_part * height;
        ImGui::SetScrollY(std::clamp(to, 0.0F, ImGui::GetScrollMaxY()));
    }
}

std::string LogPanel::show(const Kit& kit, const play::GameLog& log, kernel::PlayerId viewer,
                           const LogLook& look, stage::Rect where, std::size_t unseen) {
    std::string opened;
    const float s = kit.scale();
    const Panel panel("log panel", where, Panel::Look::dark, 18.0F * s, 10.0F * s);
    draw_panel_edge(kit, where);
    std::size_t end = log.size();
    while (end > 0 && log.line(end - 1).happenings > log.happenings() - unseen)
        --end;
    const std::size_t fresh_from = viewer == kernel::nobody ? log.size() : log.first_since(viewer);
    show_heading(kit, look, where);
    shows_fresh_ = false;
    bool wants_fresh = show_recap(kit, log, viewer, where.height, unseen);
    ImGui::BeginChild("lines", {0.0F, 0.0F}, false, ImGuiWindowFlags_NoNav);
    ImGui::Indent(9.0F * s);
    const float height = ImGui::GetWindowHeight();
    follow(viewer, height);
    ImFont* minor = font_of_minor(kit, where.width, height);
    // The newest are enough to read here; the whole story is the replay's.
    for (std::size_t i = end > most_lines ? end - most_lines : 0; i < end; ++i) {
        if (!kernel::includes(log.line(i).seen_by, viewer)) continue;
        if (i >= fresh_from && std::exchange(wants_fresh, false)) {
            ImGui::SetScrollHereY(0.0F);
            is_following_ = false;
        }
        const bool is_fresh = i >= fresh_from;
        const float top = ImGui::GetCursorPosY() - ImGui::GetScrollY();
        if (is_fresh && top < height) shows_fresh_ = true;
        if (log_line(kit, log, i, is_fresh, look, minor)) opened = log.rule_of(i);
    }
    ImGui::Unindent(9.0F * s);
    if (end == 0) show_text(kit.fonts().body_italic, look.nothing);
    scroll((log.version() << 24) + end, height);
    theme::fade_scrolled_edges(theme::deep_umber);
    ImGui::EndChild();
    return opened;
}

}  // namespace ui
