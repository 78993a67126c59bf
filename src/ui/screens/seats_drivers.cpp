// Who drives a seat: a button, and the list that drops down from it.
#include <imgui_internal.h>

#include <algorithm>
#include <vector>

#include "ui/buttons.h"
#include "ui/letters.h"
#include "ui/notes.h"
#include "ui/screens/seats_parts.h"
#include "words/sentences.h"

namespace ui {

namespace {

constexpr float list_width = 400.0F;  // pixels at a scale of 1
constexpr float arrow_room = 20.0F;

KeyButton person_button() { return {.label = tr_in("seat", "Person"), .icon = "ui/human"}; }
KeyButton driver_button() { return {.label = tr_in("seat", "Computer"), .icon = "ui/computer"}; }
KeyButton driver_button(const SeatDriver& driver) {
    return {.label = driver.label, .icon = "ui/computer"};
}
KeyButton button_of(const SeatFillers& fillers, const SeatChoice& seat) {
    if (seat.is_human) return person_button();
    const auto its = std::ranges::find(fillers.drivers, seat.driver, &SeatDriver::name);
    return its == fillers.drivers.end() ? driver_button() : driver_button(*its);
}

const char* tip(const SeatFillers& fillers) {
    return fillers.drivers.empty()
               ? mark("Who drives: a person or the computer.")
               : mark("Who drives: a person, or the computer as strong as you like. A press shows "
                      "all of them.");
}

// That there is a list below.
void draw_list_sign(const Kit& kit, stage::Colour ink) {
    const float s = kit.scale();
    const stage::Rect where = item_rect();
    const ImVec2 at{where.right() - arrow_room * 0.75F * s, where.centre().y};
    ImGui::GetWindowDrawList()->AddTriangleFilled({at.x - 5.0F * s, at.y - 3.0F * s},
                                                  {at.x + 5.0F * s, at.y - 3.0F * s},
                                                  {at.x, at.y + 4.0F * s}, packed(ink, 0.8F));
}

float line_height(const Kit& kit) { return std::ceil(36.0F * kit.scale()); }

float list_height(const Kit& kit, const SeatFillers& fillers, float width) {
    const ImGuiStyle& style = ImGui::GetStyle();
    const float room = width - 2.0F * style.WindowPadding.x;
    float tall = line_height(kit) + 2.0F * style.WindowPadding.y;
    for (const SeatDriver& driver : fillers.drivers) {
        tall += style.ItemSpacing.y + line_height(kit);
        if (!driver.about.empty())
            tall += style.ItemSpacing.y + text_height(kit.fonts().small, driver.about, room);
    }
    return tall + 2.0F;
}

// One line of the list: who, and under it how that one drives.
bool show_line(const Kit& kit, KeyButton button, const std::string& about, bool is_now) {
    button.size = {ImGui::GetContentRegionAvail().x, line_height(kit)};
    button.is_lit = is_now;
    const bool is_used = key_button(kit, button);
    if (is_now) ImGui::SetItemDefaultFocus();
    if (!about.empty()) show_muted(kit.fonts().small, about);
    return is_used;
}

}  // namespace

const play::Rival* rival_at(const SeatFillers& fillers, const SeatChoice& seat) {
    const auto its = std::ranges::find(fillers.rivals, seat.name, &play::Rival::name);
    return seat.is_human || its == fillers.rivals.end() ? nullptr : &*its;
}

float driver_width(const Kit& kit, const SeatFillers& fillers) {
    float width = std::max({116.0F * kit.scale(), key_button_width(kit, person_button()),
                            key_button_width(kit, driver_button())});
    for (const SeatDriver& driver : fillers.drivers)
        width = std::max(width, key_button_width(kit, driver_button(driver)));
    return fillers.drivers.empty() ? width : width + std::ceil(arrow_room * kit.scale() * 0.6F);
}

std::string about_driver(std::string_view driver) {
    if (driver == "rookie") return tr("For whoever is new: looks no further than it must.");
    if (driver == "steady") return tr("The usual one: plans ahead, and is a match for most.");
    if (driver == "ace") return tr("The strongest: weighs most before it answers.");
    return {};
}

// A person is no character of ours.
void seat_person(SeatTable& table, std::size_t index) {
    SeatChoice& seat = table.seat(index);
    if (rival_at(table.fillers(), seat) != nullptr) seat.name = liveries[seat.livery].name;
    seat.is_human = true;
}

void seat_driver(SeatTable& table, std::size_t index, std::string_view driver) {
    SeatChoice& seat = table.seat(index);
    seat.is_human = false;
    seat.driver = driver;
}

// Two are one press apart; of more, each is two.
void SeatsPage::show_driver(const Kit& kit, SeatTable& table, std::size_t index, stage::Vec2 size) {
    const SeatFillers fillers = table.fillers();
    SeatChoice& seat = table.seat(index);
    const bool has_list = !fillers.drivers.empty();
    const KeyButton kind = button_of(fillers, seat);
    const bool is_used =
        key_button(kit, {.label = kind.label,
                         .role = seat.is_human ? ButtonRole::paper : ButtonRole::plain,
                         .size = {size.x, size.y},
                         .icon = kind.icon,
                         .id = "kind"});
    const stage::Rect where = item_rect();
    touch(index);
    if (has_list) draw_list_sign(kit, seat.is_human ? theme::ink : theme::ivory);
    if (!ImGui::IsPopupOpen("drivers")) {
        show_tip(kit, words::in_a_row(tr(tip(fillers)),
                                      tr("A person and the computer may take over from each "
                                         "other at any time in the race.")));
    }
    if (is_used && has_list) {
        ImGui::OpenPopup("drivers");
    } else if (is_used && seat.is_human) {
        seat_driver(table, index, seat.driver);
    } else if (is_used) {
        seat_person(table, index);
    }
    show_drivers(kit, table, index, where);
}

// Under the button; higher where it would end beyond the screen.
void SeatsPage::show_drivers(const Kit& kit, SeatTable& table, std::size_t index,
                             stage::Rect under) {
    const float s = kit.scale();
    const ImVec2 screen = ImGui::GetIO().DisplaySize;
    const float width = std::min(list_width * s, screen.x - 16.0F * s);
    const float edge = 4.0F * s;
    const float tall = std::min(list_height(kit, table.fillers(), width), screen.y - 2.0F * edge);
    ImGui::SetNextWindowPos({std::min(under.x, screen.x - width - edge),
                             std::min(under.bottom() + 2.0F * s, screen.y - tall - edge)});
    ImGui::SetNextWindowSize({width, tall});
    ImGui::PushStyleColor(ImGuiCol_PopupBg, packed(theme::deep_umber));
    if (ImGui::BeginPopup("drivers", ImGuiWindowFlags_NoMove)) {
        const SeatFillers fillers = table.fillers();
        const SeatChoice seat = table.seat(index);
        bool is_done = key_pressed(stage::Key::escape);
        if (show_line(kit, person_button(), {}, seat.is_human)) {
            seat_person(table, index);
            is_done = true;
        }
        for (const SeatDriver& driver : fillers.drivers) {
            const bool is_now = !seat.is_human && seat.driver == driver.name;
            if (show_line(kit, driver_button(driver), driver.about, is_now)) {
                seat_driver(table, index, driver.name);
                is_done = true;
            }
        }
        if (is_done) ImGui::CloseCurrentPopup();
        ImGui::EndPopup();
    }
    ImGui::PopStyleColor();
}

}  // namespace ui
