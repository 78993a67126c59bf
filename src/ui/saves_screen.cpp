#include "ui/saves_screen.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/buttons.h"
#include "ui/letters.h"
#include "ui/panels.h"
#include "ui/pictures.h"
#include "ui/titled_page.h"
#include "words/letters.h"

namespace ui {

namespace {

constexpr float row_height = 112.0F;  // pixels at an interface scale of 1
constexpr float least_with_details = 900.0F;

const char* shelf_title(play::Shelf shelf) {
    switch (shelf) {
    case play::Shelf::left: return mark("Unfinished");
    case play::Shelf::saved: return mark("Saved");
    case play::Shelf::lately: return mark("Recent races: the last ten are kept");
    }
    return "";
}

bool goes_on(const ShelvedRace& race) { return !race.is_over && race.trouble.empty(); }

// What Enter or a double click asks for: nothing of what cannot be read.
SavesReply opening(const ShelvedRace& race, std::size_t index) {
    if (!race.trouble.empty()) return {};
    return {goes_on(race) ? SavesCommand::go_on : SavesCommand::watch, index, {}};
}

void draw_picture(ImDrawList& list, const ShelvedRace& race, ImVec2 from, ImVec2 size, float s) {
    const stage::Rect where{from.x, from.y, size.x, size.y};
    if (race.picture) {
        list.AddImageRounded(race.picture.sprite().imgui_id(), from,
                             {where.right(), where.bottom()}, {0, 0}, {1, 1}, 0xFFFFFFFFU,
                             5.0F * s);
    } else {
        fill_rect(list, where, packed(theme::ink, 0.35F), 5.0F * s);
    }
    outline_rect(list, where, packed(theme::mud), 5.0F * s, std::max(1.0F, 1.5F * s));
}

struct RowLine {
    ImFont* font;
    ImU32 colour;
    std::string words;
};

// What a row says beside its picture, each of it as many lines as it needs.
std::vector<RowLine> lines_of(const Kit& kit, const ShelvedRace& race) {
    const stage::ImGuiFonts& fonts = kit.fonts();
    const ImU32 ink = packed(theme::ink);
    const ImU32 umber = packed(theme::umber);
    std::vector<RowLine> lines = {{fonts.label, ink, race.title}};
    const bool is_known = race.trouble.empty() && !race.kind.empty();
    lines.push_back(
        {fonts.small, umber, is_known ? say("{0}  ·  {1}", {race.when, race.kind}) : race.when});
    if (!race.trouble.empty())
        lines.push_back({fonts.small, packed(theme::red), tr("It cannot be read.")});
    if (!race.state.empty()) lines.push_back({fonts.small, ink, race.state});
    return lines;
}

float height_of(const RowLine& line, float wrap) {
    return text_height(line.font, line.words, wrap);
}

// Who races, one after the other and on as many lines as that takes, places from a corner at 0,0.
struct RowSeats {
    std::vector<ImVec2> places;
    float height = 0.0F;
};

constexpr float seat_side = 24.0F;
constexpr float seat_gap = 6.0F;

RowSeats seats_of(const Kit& kit, const Seating& seating, float room) {
    const float s = kit.scale();
    RowSeats row;
    ImVec2 at{0.0F, 0.0F};
    for (const SeatLook& seat : seating.seats) {
        const float wide = (seat_side + seat_gap) * s + text_width(kit.fonts().small, seat.name);
        if (at.x > 0.0F && at.x + wide > room) at = {0.0F, at.y + (seat_side + 4.0F) * s};
        row.places.push_back(at);
        at.x += wide + 14.0F * s;
    }
    row.height = at.y + seat_side * s;
    return row;
}

void draw_seats(const Kit& kit, ImDrawList& list, const Seating& seating, const RowSeats& row,
                ImVec2 corner) {
    const float side = seat_side * kit.scale();
    ImFont* font = kit.fonts().small;
    for (std::size_t seat = 0; seat < row.places.size(); ++seat) {
        const ImVec2 at{corner.x + row.places[seat].x, corner.y + row.places[seat].y};
        draw_emblem(kit, list, seating.livery(seat), at, side);
        draw_text_sized(
            list, font, font->FontSize,
            {at.x + side + seat_gap * kit.scale(), at.y + (side - font->FontSize) / 2.0F},
            packed(theme::ink), seating.seat(seat).name);
    }
}

}  // namespace

void SavesScreen::open() {
    selected_ = 0;
    wanted_ = 0;
    must_focus_ = true;
    dialog_ = Dialog::none;
}

bool SavesScreen::show_row(const Kit& kit, const ShelvedRace& race, bool is_selected) {
    const float s = kit.scale();
    const ImVec2 corner = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const float inset = 8.0F * s;
    const float line_gap = 1.0F * s;
    const float least = row_height * s - 2.0F * inset;
    const ImVec2 picture{std::min(least * 16.0F / 9.0F, width * 0.4F), least};
    const float left = corner.x + picture.x + 3.0F * inset;
    const float room = corner.x + width - left - inset;
    const std::vector<RowLine> lines = lines_of(kit, race);
    const RowSeats seats = seats_of(kit, race.seating, room);
    float words = 3.0F * s + seats.height;
    for (const RowLine& line : lines)
        words += height_of(line, room) + line_gap;
    const float tall = std::max(least, std::ceil(words));
    const float height = tall + 2.0F * inset;
    bool used = false;
    {
        const theme::ButtonStyle style(ButtonRole::paper);
        if (!is_selected) {
            const stage::Colour ground = stage::mix(theme::parchment, theme::mud, 0.35F);
            ImGui::PushStyleColor(ImGuiCol_Button, packed(ground));
        }
        used = ImGui::Button("##race", {width, height});
        if (!is_selected) ImGui::PopStyleColor();
    }
    ImDrawList& list = *ImGui::GetWindowDrawList();
    if (is_selected) {
        outline_rect(list, stage::grown(item_rect(), 1.0F), packed(theme::terracotta),
                     theme::button_radius * s, 3.0F * s);
    }
    draw_picture(list, race, {corner.x + inset, corner.y + inset + (tall - picture.y) / 2.0F},
                 picture, s);
    float y = corner.y + inset;
    for (const RowLine& line : lines) {
        draw_text_sized(list, line.font, line.font->FontSize, {left, y}, line.colour, line.words,
                        room);
        y += height_of(line, room) + line_gap;
    }
    draw_seats(kit, list, race.seating, seats, {left, corner.y + inset + tall - seats.height});
    return used;
}

void SavesScreen::show_list(const Kit& kit, const std::vector<ShelvedRace>& races,
                            stage::Rect where, SavesReply& reply) {
    const ScreenPart part("races", where);
    wanted_ = races.size();
    for (std::size_t i = 0; i < races.size(); ++i) {
        const ShelvedRace& race = races[i];
        if (i == 0 || races[i - 1].shelf != race.shelf) {
            show_text(kit.fonts().heading, tr(shelf_title(race.shelf)));
        }
        ImGui::PushID(static_cast<int>(i));
        const bool used = show_row(kit, race, i == selected_);
        if (i == selected_ && std::exchange(must_focus_, false)) {
            ImGui::SetItemDefaultFocus();
            ImGui::SetScrollHereY(0.5F);
        }
        if (ImGui::IsItemFocused() && ImGui::GetIO().NavVisible) selected_ = i;
        if (used) {
            selected_ = i;
            const bool is_by_mouse = ImGui::IsMouseReleased(ImGuiMouseButton_Left);
            if (!is_by_mouse) reply = opening(race, i);
        }
        const bool is_double =
            ImGui::IsItemHovered() && ImGui::IsMouseDoubleClicked(ImGuiMouseButton_Left);
        if (is_double) reply = opening(race, i);
        const bool is_bare = !race.is_read || (!race.picture && race.trouble.empty());
        if (is_bare && wanted_ == races.size() && ImGui::IsItemVisible()) wanted_ = i;
        ImGui::PopID();
    }
    if (races.empty()) {
        show_muted(kit.fonts().body_italic, tr("No race has been left, saved or finished yet."));
    }
}

void SavesScreen::show_details(const Kit& kit, const ShelvedRace& race, stage::Rect where) {
    const float s = kit.scale();
    const stage::ImGuiFonts& fonts = kit.fonts();
    const ScreenPart part("details", where);
    const float wide = ImGui::GetContentRegionAvail().x;
    const float tall = std::min(wide * 9.0F / 16.0F, where.height * 0.38F);
    const ImVec2 size{tall * 16.0F / 9.0F, tall};
    ImVec2 corner = ImGui::GetCursorScreenPos();
    corner.x += (wide - size.x) / 2.0F;
    ImGui::Dummy({wide, tall});
    draw_picture(*ImGui::GetWindowDrawList(), race, corner, size, s);
    show_text(fonts.heading, race.title);
    if (!race.kind.empty()) show_text(fonts.body, race.kind);
    if (!race.state.empty()) show_text(fonts.body, race.state);
    if (!race.trouble.empty()) {
        show_text(fonts.body, tr("It cannot be read."));
        show_muted(fonts.small, race.trouble);
    }
    for (std::size_t seat = 0; seat < race.seating.seats.size(); ++seat) {
        const float side = 30.0F * s;
        const float y = ImGui::GetCursorPosY();
        show_emblem(kit, race.seating.livery(seat), side);
        ImGui::SameLine();
        ImGui::SetCursorPosY(y + (side - fonts.label->FontSize) / 2.0F);
        const bool is_person = race.seating.seat(seat).is_human;
        const std::string& name = race.seating.seat(seat).name;
        show_text(fonts.label, is_person ? name : say("{0}, a computer", {name}));
        ImGui::SetCursorPosY(y + side + 4.0F * s);
    }
    show_muted(fonts.body_italic, race.when);
    show_muted(fonts.small, race.file);
}

void SavesScreen::show_buttons(const Kit& kit, const std::vector<ShelvedRace>& races,
                               stage::Rect where, SavesReply& reply) {
    const ScreenPart part("foot", where);
    const bool has_race = selected_ < races.size();
    const ShelvedRace none;
    const ShelvedRace& race = has_race ? races[selected_] : none;
    const bool can_go_on = has_race && goes_on(race);
    const bool can_watch = has_race && race.trouble.empty();
    const bool can_rename = has_race && race.shelf != play::Shelf::left && race.trouble.empty();
    const bool is_lately = race.shelf == play::Shelf::lately;
    std::array<KeyButton, 5> buttons = {{
        {.label = race.shelf == play::Shelf::left ? tr("Continue") : tr_in("button", "Play on"),
         .key = stage::Key::c,
         .role = can_go_on ? ButtonRole::decide : ButtonRole::plain,
         .is_enabled = can_go_on,
         .icon = "ui/arrow-right"},
        {.label = tr_in("button", "Watch"),
         .key = stage::Key::w,
         .role = can_go_on || !can_watch ? ButtonRole::plain : ButtonRole::decide,
         .is_enabled = can_watch,
         .icon = "ui/replay"},
        {.label = is_lately ? tr_in("button", "Keep") : tr_in("button", "Rename"),
         .key = is_lately ? stage::Key::k : stage::Key::r,
         .is_enabled = can_rename},
        {.label = tr("Delete"), .key = stage::Key::del, .is_enabled = has_race},
        {.label = tr("Back"), .key = stage::Key::escape},
    }};
    // All in one line; where that is short of room, without caps, though the keys work all the
    // same.
    const float between = ImGui::GetStyle().ItemSpacing.x;
    const float room =
        ImGui::GetContentRegionAvail().x - between * static_cast<float>(buttons.size() - 1);
    const auto widths = [&] {
        float sum = 0.0F;
        for (KeyButton& button : buttons)
            sum += button.size.x = key_button_width(kit, button);
        return sum;
    };
    constexpr std::array<const char*, 5> ids = {"go on", "watch", "name", "remove", "back"};
    std::array<stage::Key, 5> keys{};
    float natural = widths();
    if (natural > room) {
        for (std::size_t i = 0; i < buttons.size(); ++i) {
            keys[i] = std::exchange(buttons[i].key, stage::Key::unknown);
            buttons[i].id = ids[i];
            buttons[i].icon = {};
        }
        natural = widths();
    }
    std::array<bool, 5> used{};
    for (std::size_t i = 0; i < buttons.size(); ++i) {
        KeyButton& button = buttons[i];
        button.size.x = std::floor(button.size.x * std::min(1.0F, room / natural));
        if (i > 0) ImGui::SameLine();
        if (i + 1 == buttons.size()) {
            ImGui::SetCursorPosX(
                std::max(ImGui::GetCursorPosX(), ImGui::GetContentRegionMax().x - button.size.x));
        }
        used[i] = key_button(kit, button) || (button.is_enabled && key_struck(keys[i]));
    }
    if (used[0]) reply = {SavesCommand::go_on, selected_, {}};
    if (used[1]) reply = {SavesCommand::watch, selected_, {}};
    if (used[2]) {
        dialog_ = Dialog::rename;
        is_new_dialog_ = true;
        name_.fill('\0');
        race.title.copy(name_.data(), words::whole_letters(race.title, name_.size() - 1));
    }
    if (used[3]) dialog_ = Dialog::remove;
    if (used[4]) reply = {SavesCommand::back, selected_, {}};
}

void SavesScreen::show_dialog(const Kit& kit, stage::PixelSize canvas, const ShelvedRace& race,
                              SavesReply& reply) {
    const ScreenOverlay overlay("of a race", canvas, 540.0F * kit.scale());
    const stage::ImGuiFonts& fonts = kit.fonts();
    const bool is_escape = key_pressed(stage::Key::escape);
    if (dialog_ == Dialog::remove) {
        show_text(fonts.heading, tr("Delete this race?"));
        show_text(fonts.body, race.title);
        show_muted(fonts.body_italic, tr(race.shelf == play::Shelf::left
                                             ? mark("It stays among the recent races for a while.")
                                             : mark("It cannot be brought back.")));
        // Enter keeps it, wherever the keyboard's cursor has been.
        if (key_button(
                kit,
                {.label = tr("Keep it"), .key = stage::Key::escape, .role = ButtonRole::decide})) {
            dialog_ = Dialog::none;
        }
        ImGui::SetItemDefaultFocus();
        ImGui::SameLine();
        if (key_button(kit,
                       {.label = tr("Delete"), .key = stage::Key::d, .role = ButtonRole::danger})) {
            reply = {SavesCommand::remove, selected_, {}};
            dialog_ = Dialog::none;
        }
        return;
    }
    const bool is_lately = race.shelf == play::Shelf::lately;
    show_text(fonts.heading, tr(is_lately ? mark("Keep this race") : mark("Rename this race")));
    ImGui::PushFont(fonts.label);
    ImGui::SetNextItemWidth(-1.0F);
    if (std::exchange(is_new_dialog_, false)) ImGui::SetKeyboardFocusHere();
    const bool is_entered = ImGui::InputText("##name", name_.data(), name_.size(),
                                             ImGuiInputTextFlags_EnterReturnsTrue);
    ImGui::PopFont();
    const bool has_name = name_[0] != '\0';
    const bool is_confirmed =
        key_button(kit, {.label = is_lately ? tr_in("button", "Keep") : tr_in("button", "Rename"),
                         .key = stage::Key::enter,
                         .role = ButtonRole::decide,
                         .is_enabled = has_name});
    if ((is_confirmed || is_entered) && has_name) {
        reply = {SavesCommand::rename, selected_, name_.data()};
        dialog_ = Dialog::none;
    }
    ImGui::SameLine();
    if (key_button(kit, {.label = tr("Back"), .key = stage::Key::escape}) || is_escape) {
        dialog_ = Dialog::none;
    }
}

SavesReply SavesScreen::show(const Kit& kit, stage::Canvas& canvas,
                             const std::vector<ShelvedRace>& races, const std::string& news) {
    const float s = kit.scale();
    const stage::PixelSize size = canvas.size();
    ground_.draw(canvas, s);
    if (!races.empty()) selected_ = std::min(selected_, races.size() - 1);

    SavesReply reply;
    const bool is_covered = dialog_ != Dialog::none;
    if (is_covered) ImGui::BeginDisabled();
    {
        const TitledPage page(kit, canvas, "saves", tr("Races"));
        const float gap = page.gap();
        const float head = page.head();
        const float width = page.all().width;
        if (!news.empty()) {
            ImGui::SetCursorPos({gap, head * 0.2F});
            show_text(kit.fonts().body, news);
        }
        const float tall = std::max(1.0F, page.foot().y - head - gap);
        const bool has_details = width >= least_with_details * s;
        const float list =
            has_details ? std::round((width - 3.0F * gap) * 0.6F) : width - 2.0F * gap;
        show_list(kit, races, {gap, head, list, tall}, reply);
        if (has_details && selected_ < races.size()) {
            show_details(kit, races[selected_],
                         {2.0F * gap + list, head, width - 3.0F * gap - list, tall});
        }
        show_buttons(kit, races, page.foot(), reply);
    }
    if (!is_covered) return reply;
    ImGui::EndDisabled();
    reply = {};
    if (selected_ < races.size()) show_dialog(kit, size, races[selected_], reply);
    return reply;
}

}  // namespace ui
