// Who sits where: livery, name, vehicle, person or driver.
#include <algorithm>
#include <array>
#include <cstring>

#include "frothy/view/screen_kit.h"
#include "frothy/view/setup_screen.h"

namespace frothy {

using namespace screens;
namespace theme = stage::theme;
using stage::theme::ButtonRole;

namespace {

constexpr std::size_t longest_name = 40;

// The next livery; whoever wears it takes this one. A name that is the livery's own goes along.
void change_livery(SetupPlan& plan, std::size_t index) {
    SeatPlan& seat = plan.seats[index];
    const std::uint8_t before = seat.livery;
    const auto after = static_cast<std::uint8_t>((before + 1U) % liveries.size());
    const auto dress = [](SeatPlan& who, std::uint8_t livery) {
        const bool is_own = who.name == liveries[who.livery].name;
        who.livery = livery;
        if (is_own) who.name = liveries[livery].name;
    };
    for (SeatPlan& other : plan.seats) {
        if (&other != &seat && other.livery == after) dress(other, before);
    }
    dress(seat, after);
}

std::uint8_t unworn_livery(const SetupPlan& plan) {
    std::uint8_t livery = 0;
    const auto is_worn = [&](const SeatPlan& seat) { return seat.livery == livery; };
    while (livery + 1U < liveries.size() && std::ranges::any_of(plan.seats, is_worn))
        ++livery;
    return livery;
}

}  // namespace

bool SetupScreen::show_seat(const PanelKit& kit, const SetupOffers& offers, SetupPlan& plan,
                            std::size_t index) {
    const float s = kit.scale();
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    SeatPlan& seat = plan.seats[index];
    const Livery& livery = livery_in(kit.seating.palette, seat.livery);
    const float width = ImGui::GetContentRegionAvail().x;
    const float side = std::ceil(44.0F * s);
    const float gap = 10.0F * s;
    const KeyButton person{.label = tr_in("seat", "Person"), .icon = "ui/human"};
    const KeyButton driver{.label = tr_in("seat", "Driver"), .icon = "ui/computer"};
    const float kind =
        std::max({116.0F * s, key_button_width(kit, person), key_button_width(kit, driver)});
    const bool is_two_lines = width < 484.0F * s + kind;
    bool keep = true;
    ImGui::PushID(static_cast<int>(index));
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {gap, gap});

    const ImVec2 corner = ImGui::GetCursorScreenPos();
    if (ImGui::InvisibleButton("livery", {side, side})) change_livery(plan, index);
    draw_emblem(kit, *ImGui::GetWindowDrawList(), livery, corner, side);
    if (ImGui::IsItemHovered() || (ImGui::IsItemFocused() && ImGui::GetIO().NavVisible)) {
        ImGui::GetWindowDrawList()->AddRect(
            {corner.x - 3.0F * s, corner.y - 3.0F * s},
            {corner.x + side + 3.0F * s, corner.y + side + 3.0F * s}, imgui_packed(theme::ivory),
            side * 0.24F, 0, 2.0F * s);
        ImGui::SetTooltip("%s", say("{0}: another colour", {name_of(livery)}).c_str());
    }

    const float remove = side;
    const float vehicle = is_two_lines ? width - side - kind - 2.0F * gap
                                       : std::clamp(width * 0.38F, 220.0F * s, 320.0F * s);
    const float name = is_two_lines ? width - side - remove - 2.0F * gap
                                    : width - side - vehicle - kind - remove - 4.0F * gap;
    std::array<char, longest_name + 1> words{};
    const std::string own = name_of(livery);
    std::strncpy(words.data(), (seat.name.empty() ? "" : name_of(seat)).c_str(), longest_name);
    ImGui::SameLine();
    const float line = ImGui::GetCursorPosY();
    ImGui::PushFont(fonts.label);
    ImGui::SetNextItemWidth(name);
    const float lower = (side - ImGui::GetFrameHeight()) / 2.0F;
    ImGui::SetCursorPosY(line + lower);
    if (ImGui::InputTextWithHint("##name", own.c_str(), words.data(), words.size())) {
        seat.name = words.data() == own ? std::string(livery.name) : words.data();
    }
    ImGui::PopFont();
    const auto show_vehicle = [&] {
        const LicenceOffer& offer = offers.licences[seat.licence];
        const float stepper_line = is_two_lines ? ImGui::GetCursorPosY() : line;
        ImGui::SetCursorPosY(stepper_line + (side - std::ceil(36.0F * s)) / 2.0F);
        const int moved = stepper(kit, "vehicle", tr(offer.licence.name.c_str()), vehicle);
        const auto count = static_cast<int>(offers.licences.size());
        seat.licence =
            static_cast<std::size_t>((static_cast<int>(seat.licence) + moved + count) % count);
        if (ImGui::IsItemHovered() && !offer.licence.background.empty()) {
            ImGui::BeginTooltip();
            ImGui::PushTextWrapPos(360.0F * s);
            ImGui::TextUnformatted(tr(offer.licence.background.c_str()));
            ImGui::PopTextWrapPos();
            ImGui::EndTooltip();
        }
    };
    const auto show_kind = [&] {
        if (key_button(kit, {.label = (seat.is_human ? person : driver).label,
                             .role = seat.is_human ? ButtonRole::paper : ButtonRole::plain,
                             .size = {kind, side},
                             .icon = (seat.is_human ? person : driver).icon,
                             .id = "kind"})) {
            seat.is_human = !seat.is_human;
        }
    };
    const auto show_remove = [&] {
        const bool can = plan.seats.size() > least_seats;
        if (!can) ImGui::BeginDisabled();
        const ImVec2 at = ImGui::GetCursorScreenPos();
        if (ImGui::Button("##remove", {remove, side})) keep = false;
        if (ImGui::IsItemHovered()) ImGui::SetTooltip("%s", tr("Take this seat away"));
        const stage::Sprite cross = kit.sprites.get("ui/cross", static_cast<int>(side * 0.4F));
        if (cross) {
            const float inset = side * 0.3F;
            ImGui::GetWindowDrawList()->AddImage(cross.imgui_id(), {at.x + inset, at.y + inset},
                                                 {at.x + side - inset, at.y + side - inset}, {0, 0},
                                                 {1, 1},
                                                 imgui_packed(theme::ivory, can ? 0.8F : 0.25F));
        }
        if (!can) ImGui::EndDisabled();
    };
    ImGui::SameLine();
    if (is_two_lines) {
        ImGui::SetCursorPosY(line);
        show_remove();
        ImGui::Dummy({side, 1.0F});
        ImGui::SameLine();
        const float second_line = ImGui::GetCursorPosY();
        show_vehicle();
        ImGui::SameLine();
        ImGui::SetCursorPosY(second_line);
        show_kind();
    } else {
        show_vehicle();
        ImGui::SameLine();
        ImGui::SetCursorPosY(line);
        show_kind();
        ImGui::SameLine();
        ImGui::SetCursorPosY(line);
        show_remove();
    }
    ImGui::PopStyleVar();
    ImGui::PopID();
    return keep;
}

namespace {

// Who rides it and why, where the rows leave room: the vehicle in the seat's colour and its story.
void show_team(const PanelKit& kit, const Licence& licence, const Livery& livery, float tall) {
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

void SetupScreen::show_seats(const PanelKit& kit, const SetupOffers& offers, SetupPlan& plan) {
    const float s = kit.scale();
    ImGui::Dummy({0.0F, 2.0F * s});
    // What the rows and the words under them leave, shared among the rows.
    const float rows = 54.0F * s * static_cast<float>(std::max<std::size_t>(plan.seats.size(), 4));
    const float spare = (ImGui::GetContentRegionAvail().y - rows - 150.0F * s) /
                        static_cast<float>(std::max<std::size_t>(plan.seats.size(), 1));
    std::size_t removed = plan.seats.size();
    for (std::size_t i = 0; i < plan.seats.size(); ++i) {
        if (!show_seat(kit, offers, plan, i)) removed = i;
        if (spare > 44.0F * s) {
            const SeatPlan& seat = plan.seats[i];
            show_team(kit, offers.licences[seat.licence].licence, liveries[seat.livery],
                      std::floor(std::min(spare - 8.0F * s, 84.0F * s)));
        }
        ImGui::Dummy({0.0F, 1.0F * s});
    }
    if (removed < plan.seats.size()) {
        // Teams and the Fox stay with those they belong to.
        auto& teams = plan.terms.teams;
        std::shift_left(teams.begin() + static_cast<std::ptrdiff_t>(removed), teams.end(), 1);
        teams.back() = no_team;
        if (plan.terms.fox > removed) --plan.terms.fox;
        plan.seats.erase(plan.seats.begin() + static_cast<std::ptrdiff_t>(removed));
        fit_to(plan, offers);
    }
    const std::size_t most =
        std::min(liveries.size(), offers.courses[plan.course].course.plan().grid.size());
    if (plan.seats.size() < most) {
        if (key_button(kit, {.label = tr("Another seat"), .key = stage::Key::plus})) {
            const std::uint8_t livery = unworn_livery(plan);
            plan.seats.push_back({std::string(liveries[livery].name), livery, 0, false});
            fit_to(plan, offers);
        }
    } else {
        show_muted(kit.frame.fonts().body_italic, tr("The start grid is full."));
    }
    ImGui::Dummy({0.0F, 2.0F * s});
    show_muted(
        kit.frame.fonts().body,
        tr("The places on the grid are drawn by lot. A person and a driver may swap a seat at "
           "any time in the race."));
}

}  // namespace frothy
