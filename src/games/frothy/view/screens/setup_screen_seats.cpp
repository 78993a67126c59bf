// Who sits where: livery, name, vehicle, person or driver.
#include <imgui_internal.h>

#include <algorithm>
#include <array>

#include "games/frothy/view/kit/dice_and_vehicles.h"
#include "games/frothy/view/screens/setup_screen.h"
#include "games/frothy/view/screens/vehicle_card.h"
#include "ui/buttons.h"
#include "ui/letters.h"
#include "ui/notes.h"
#include "ui/pictures.h"
#include "words/letters.h"

namespace frothy {

using namespace ui;
namespace theme = stage::theme;
using stage::theme::ButtonRole;

namespace {

// The next livery; whoever wears it takes this one. A name that is the livery's own goes along.
void change_livery(SetupPlan& plan, std::size_t index) {
    SeatPlan& seat = plan.seats[index];
    const std::uint8_t before = seat.livery;
    const auto after = static_cast<std::uint8_t>((before + 1U) % ui::liveries.size());
    const auto dress = [](SeatPlan& who, std::uint8_t livery) {
        const bool is_own = who.name == ui::liveries[who.livery].name;
        who.livery = livery;
        if (is_own) who.name = ui::liveries[livery].name;
    };
    for (SeatPlan& other : plan.seats) {
        if (&other != &seat && other.livery == after) dress(other, before);
    }
    dress(seat, after);
}

// What stands on the shields, in the order of the liveries.
constexpr std::array emblem_names = {
    mark("dolphin"), mark("fleur-de-lis"), mark("lion"), mark("bull"), mark("frog"), mark("raven"),
};

// Who drives a seat.
KeyButton person_button() { return {.label = tr_in("seat", "Person"), .icon = "ui/human"}; }
KeyButton driver_button() { return {.label = tr_in("seat", "Driver"), .icon = "ui/computer"}; }

// Whether the cursor stands on one of its arrows.
bool stands_on_stepper(const char* id) {
    ImGui::PushID(id);
    const ImGuiID at = ImGui::GetFocusID();
    const bool is_on = at != 0 && (at == ImGui::GetID("##less") || at == ImGui::GetID("##more"));
    ImGui::PopID();
    return is_on;
}

std::string about_livery(const ui::Livery& livery, std::size_t number) {
    return say("{0}, {1}, number {2}. Press for another colour.",
               {name_of(livery), tr(emblem_names.at(number)), livery.numeral});
}

}  // namespace

void SetupScreen::show_seat_vehicle(const ui::Kit& kit, const SetupOffers& offers, SetupPlan& plan,
                                    std::size_t index, float width, RowLook look) {
    const float s = kit.scale();
    SeatPlan& seat = plan.seats[index];
    const LicenceOffer& offer = offers.licences[seat.licence];
    const float side = std::ceil(44.0F * s);
    const bool has_picture = look != RowLook::with_team;
    const float top = ImGui::GetCursorPosY();
    ImGui::BeginGroup();
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {4.0F * s, 0.0F});
    if (has_picture) {
        const ImVec2 corner = ImGui::GetCursorScreenPos();
        ImGui::Dummy({side, side});
        draw_vehicle(kit, *ImGui::GetWindowDrawList(), offer.licence.id,
                     ui::livery_in(kit.seating.palette, seat.livery), corner, side);
        ImGui::SameLine();
    }
    ImGui::SetCursorPosY(top + (side - std::ceil(36.0F * s)) / 2.0F);
    const int moved = stepper(kit, "vehicle", tr(offer.licence.name.c_str()),
                              has_picture ? width - side - 4.0F * s : width);
    ImGui::PopStyleVar();
    ImGui::EndGroup();
    const auto count = static_cast<int>(offers.licences.size());
    seat.licence =
        static_cast<std::size_t>((static_cast<int>(seat.licence) + moved + count) % count);
    const bool is_pointed_at = ImGui::IsItemHovered();
    const bool has_cursor = stands_on_stepper("vehicle") && ImGui::GetIO().NavVisible;
    const ImVec2 by = ImGui::GetIO().MouseDelta;
    const bool is_pointed_out = is_pointed_at && (by.x != 0.0F || by.y != 0.0F);
    if (is_pointed_out || has_cursor || moved != 0) {
        seat_ = index;
        side_ = Side::vehicle;
    }
    if (is_pointed_at && look == RowLook::with_note) {
        ui::paper_tooltip(kit, vehicle_in_short(offers.licences[seat.licence].licence), {});
    }
}

void SetupScreen::show_livery(const ui::Kit& kit, SetupPlan& plan, std::size_t index, float side) {
    const float s = kit.scale();
    const std::uint8_t worn = plan.seats[index].livery;
    const ui::Livery& livery = ui::livery_in(kit.seating.palette, worn);
    const ImVec2 corner = ImGui::GetCursorScreenPos();
    if (ImGui::InvisibleButton("livery", {side, side})) change_livery(plan, index);
    touch_seat(index);
    draw_emblem(kit, *ImGui::GetWindowDrawList(), livery, corner, side);
    if (ImGui::IsItemHovered() || (ImGui::IsItemFocused() && ImGui::GetIO().NavVisible)) {
        ImGui::GetWindowDrawList()->AddRect(
            {corner.x - 3.0F * s, corner.y - 3.0F * s},
            {corner.x + side + 3.0F * s, corner.y + side + 3.0F * s}, packed(theme::ivory),
            side * 0.24F, 0, 2.0F * s);
        tip_above(kit, about_livery(livery, worn));
    }
}

void SetupScreen::show_name(const ui::Kit& kit, SetupPlan& plan, std::size_t index, float width) {
    SeatPlan& seat = plan.seats[index];
    ImFont* font = kit.frame.fonts().label;
    const ui::Livery& livery = ui::livery_in(kit.seating.palette, seat.livery);
    std::array<char, play::longest_seat_name + 1> words{};
    const std::string own = name_of(livery);
    const std::string given = seat.name.empty() ? std::string() : name_of(seat);
    given.copy(words.data(), words::whole_letters(given, play::longest_seat_name));
    ImGui::PushFont(font);
    ImGui::SetNextItemWidth(width);
    const float lower = (std::ceil(44.0F * kit.scale()) - ImGui::GetFrameHeight()) / 2.0F;
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() + lower);
    // Nobody means to write on behind a name that only stands in for one.
    const bool is_given = words.data() == own;
    if (ImGui::InputTextWithHint("##name", own.c_str(), words.data(), words.size(),
                                 is_given ? ImGuiInputTextFlags_AutoSelectAll : 0)) {
        seat.name = words.data() == own ? std::string(livery.name) : words.data();
    }
    const bool is_too_long =
        ui::text_width(font, words.data()) > width - 2.0F * ImGui::GetStyle().FramePadding.x;
    const bool is_told = is_too_long && ImGui::IsItemHovered() && !ImGui::IsItemActive();
    touch_seat(index);
    ImGui::PopFont();
    if (is_told) ImGui::SetTooltip("%s", words.data());
}

void SetupScreen::show_driver(const ui::Kit& kit, SetupPlan& plan, std::size_t index,
                              stage::Vec2 size) {
    SeatPlan& seat = plan.seats[index];
    const KeyButton kind = seat.is_human ? person_button() : driver_button();
    if (key_button(kit, {.label = kind.label,
                         .role = seat.is_human ? ButtonRole::paper : ButtonRole::plain,
                         .size = {size.x, size.y},
                         .icon = kind.icon,
                         .id = "kind"})) {
        seat.is_human = !seat.is_human;
    }
    if (ImGui::IsItemHovered()) {
        tip_above(kit, tr("A person and a driver may swap a seat at any time in the race."));
    }
    touch_seat(index);
}

// Whether it was pressed.
bool SetupScreen::show_remove(const ui::Kit& kit, const SetupPlan& plan, std::size_t index,
                              float side) {
    const bool can = plan.seats.size() > least_seats;
    if (!can) ImGui::BeginDisabled();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const bool is_pressed = ImGui::Button("##remove", {side, side});
    touch_seat(index);
    if (ImGui::IsItemHovered()) tip_above(kit, tr("Remove this seat"));
    const stage::Sprite cross = kit.sprites.get("ui/cross", static_cast<int>(side * 0.4F));
    if (cross) {
        const float inset = side * 0.3F;
        ImGui::GetWindowDrawList()->AddImage(cross.imgui_id(), {at.x + inset, at.y + inset},
                                             {at.x + side - inset, at.y + side - inset}, {0, 0},
                                             {1, 1}, packed(theme::ivory, can ? 0.8F : 0.25F));
    }
    if (!can) ImGui::EndDisabled();
    return is_pressed;
}

SetupScreen::SeatWish SetupScreen::show_seat(const ui::Kit& kit, const SetupOffers& offers,
                                             SetupPlan& plan, std::size_t index, RowLook look) {
    const float s = kit.scale();
    const float width = ImGui::GetContentRegionAvail().x;
    const float side = std::ceil(44.0F * s);
    const float grip = std::ceil(28.0F * s);
    const float gap = 10.0F * s;
    const float kind = std::max({116.0F * s, key_button_width(kit, person_button()),
                                 key_button_width(kit, driver_button())});
    const bool is_two_lines = width < 560.0F * s + kind;
    const float remove = side;
    const float before = grip + side + 2.0F * gap;
    const float vehicle = is_two_lines ? width - grip - kind - 2.0F * gap
                                       : std::clamp(width * 0.36F, 250.0F * s, 380.0F * s);
    const float name = is_two_lines ? width - before - remove - gap
                                    : width - before - vehicle - kind - remove - 3.0F * gap;
    SeatWish wish;
    ImGui::PushID(seat_ids_[index]);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {gap, gap});

    const ImVec2 row = ImGui::GetCursorScreenPos();
    const float line = ImGui::GetCursorPosY();
    wish.move = show_grip(kit, plan, index, {grip, side});
    ImGui::SameLine();
    show_livery(kit, plan, index, side);
    ImGui::SameLine();
    ImGui::SetCursorPosY(line);
    show_name(kit, plan, index, name);
    ImGui::SameLine();
    ImGui::SetCursorPosY(line);
    if (is_two_lines) {
        wish.is_leaving = show_remove(kit, plan, index, side);
        ImGui::Dummy({grip, 1.0F});
        ImGui::SameLine();
        const float second_line = ImGui::GetCursorPosY();
        show_seat_vehicle(kit, offers, plan, index, vehicle, look);
        ImGui::SameLine();
        ImGui::SetCursorPosY(second_line);
        show_driver(kit, plan, index, {kind, side});
    } else {
        show_seat_vehicle(kit, offers, plan, index, vehicle, look);
        ImGui::SameLine();
        ImGui::SetCursorPosY(line);
        show_driver(kit, plan, index, {kind, side});
        ImGui::SameLine();
        ImGui::SetCursorPosY(line);
        wish.is_leaving = show_remove(kit, plan, index, side);
    }
    ImGui::PopStyleVar();
    ImGui::PopID();
    // While vehicles are compared, the one under the pointer is shown wherever its row is touched.
    const ImVec2 pointer = ImGui::GetMousePos();
    const bool is_on_row =
        ImGui::IsWindowHovered() && pointer.y >= row.y && pointer.y < ImGui::GetItemRectMax().y;
    if (is_on_row && !is_dragging_ && ImGui::GetIO().MouseDelta.y != 0.0F) seat_ = index;
    return wish;
}

namespace {

// Who rides it and why, where the rows leave room: the vehicle in the seat's colour and its story.
void show_team(const ui::Kit& kit, const Licence& licence, const ui::Livery& livery, float tall) {
    const float s = kit.scale();
    const ImVec2 corner = ImGui::GetCursorScreenPos();
    const float top = ImGui::GetCursorPosY();
    const float left = ImGui::GetCursorPosX();
    draw_vehicle(kit, *ImGui::GetWindowDrawList(), licence.id, livery,
                 {corner.x + 40.0F * s, corner.y}, tall);
    ImFont* font = kit.frame.fonts().small;
    const char* story = tr(licence.background.c_str());
    const float indent = 40.0F * s + tall + 16.0F * s;
    const float wrap = ImGui::GetContentRegionAvail().x - indent;
    const ImVec2 size = font->CalcTextSizeA(font->FontSize, FLT_MAX, wrap, story);
    if (wrap > 160.0F * s && size.y <= tall) {
        ImGui::SetCursorPos({left + indent, top + (tall - size.y) / 2.0F});
        show_muted(font, story);
    }
    ImGui::SetCursorPos({left, top});
    ImGui::Dummy({1.0F, tall});
}

}  // namespace

Rule SetupScreen::show_seats(const ui::Kit& kit, const SetupOffers& offers, SetupPlan& plan,
                             CardAt card) {
    const float s = kit.scale();
    number_seats(plan);
    const int by_key = seat_step();
    std::size_t moving = seat_;
    int moved = by_key;
    ImGui::Dummy({0.0F, 2.0F * s});
    // What the rows and the words under them leave, shared among the rows.
    const float rows = 54.0F * s * static_cast<float>(std::max<std::size_t>(plan.seats.size(), 4));
    const float spare = (ImGui::GetContentRegionAvail().y - rows - 150.0F * s) /
                        static_cast<float>(std::max<std::size_t>(plan.seats.size(), 1));
    const bool has_team = spare > 44.0F * s && card == CardAt::side;
    const bool needs_note = card == CardAt::below && !is_card_seen_;
    const RowLook look = has_team     ? RowLook::with_team
                         : needs_note ? RowLook::with_note
                                      : RowLook::plain;
    std::size_t removed = plan.seats.size();
    for (std::size_t i = 0; i < plan.seats.size(); ++i) {
        const SeatWish wish = show_seat(kit, offers, plan, i, look);
        if (wish.is_leaving) removed = i;
        if (wish.move != 0) {
            moving = i;
            moved = wish.move;
        }
        if (has_team) {
            const SeatPlan& seat = plan.seats[i];
            show_team(kit, offers.licences[seat.licence].licence,
                      ui::livery_in(kit.seating.palette, seat.livery),
                      std::floor(std::min(spare - 8.0F * s - ImGui::GetStyle().ItemSpacing.y,
                                          120.0F * s)));
        }
        ImGui::Dummy({0.0F, 1.0F * s});
    }
    if (moved != 0) reorder(plan, moving, moved);
    if (removed < plan.seats.size()) {
        // Teams and the Fox stay with those they belong to.
        auto& teams = plan.terms.teams;
        std::shift_left(teams.begin() + static_cast<std::ptrdiff_t>(removed), teams.end(), 1);
        teams.back() = no_team;
        if (plan.terms.fox > removed) --plan.terms.fox;
        plan.seats.erase(plan.seats.begin() + static_cast<std::ptrdiff_t>(removed));
        give_up_seat(removed);
        fit_to(plan, offers);
    }
    const std::size_t most =
        std::min(ui::liveries.size(), offers.courses[plan.course].course.plan().grid.size());
    const bool can_add = plan.seats.size() < most;
    if (can_add && key_button(kit, {.label = tr("Another seat"), .key = stage::Key::plus})) {
        const std::uint8_t livery = free_livery(plan);
        plan.seats.push_back({std::string(ui::liveries[livery].name), livery, 0, false});
        fit_to(plan, offers);
    }
    number_seats(plan);
    show_grid_places(kit, plan, can_add);
    const bool by_seats = plan.grid_places == GridPlaces::by_seats;
    show_muted(kit.frame.fonts().body,
               tr(by_seats ? mark("The first seat starts from space 1 of the grid, the next one "
                                  "from space 2, and so on.")
                           : mark("A lot decides who starts from where.")));
    if (kit.frame.caps().device() == stage::Device::keyboard) {
        show_muted(kit.frame.fonts().body,
                   tr("Ctrl with the arrow up or down moves the seat the cursor is in."));
    }
    if (card == CardAt::side) return {};
    ImGui::Separator();
    const float bottom = ImGui::GetWindowPos().y + ImGui::GetWindowHeight();
    is_card_seen_ = ImGui::GetCursorScreenPos().y + 240.0F * s < bottom;
    return show_card(kit, offers, plan);
}

}  // namespace frothy
