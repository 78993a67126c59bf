// The seats of a race: who drives which vehicle, and who starts where.
#include <imgui_internal.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <utility>

#include "games/frothy/data/record/codec.h"
#include "games/frothy/view/core/seat_names.h"
#include "games/frothy/view/kit/dice_and_vehicles.h"
#include "games/frothy/view/screens/setup_screen.h"
#include "games/frothy/view/screens/vehicle_card.h"
#include "ui/buttons.h"
#include "ui/letters.h"
#include "ui/notes.h"
#include "words/listing.h"

namespace frothy {

using namespace ui;

namespace {

// Whether the cursor stands on one of its arrows.
bool stands_on_stepper(const char* id) {
    ImGui::PushID(id);
    const ImGuiID at = ImGui::GetFocusID();
    const bool is_on = at != 0 && (at == ImGui::GetID("##less") || at == ImGui::GetID("##more"));
    ImGui::PopID();
    return is_on;
}

// Who rides it and why, where the rows leave room: the vehicle in the seat's colour and its story.
void show_team(const ui::Kit& kit, const Licence& licence, const ui::Livery& livery, float tall) {
    const float s = kit.scale();
    const ImVec2 corner = ImGui::GetCursorScreenPos();
    const float top = ImGui::GetCursorPosY();
    const float left = ImGui::GetCursorPosX();
    draw_vehicle(kit, *ImGui::GetWindowDrawList(), licence, livery,
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

void show_grid_places(const ui::Kit& kit, SetupPlan& plan) {
    const float s = kit.scale();
    const bool by_seats = plan.grid_places == GridPlaces::by_seats;
    constexpr std::array values = {mark("Grid: drawn by lot"), mark("Grid: in the order of seats")};
    float wide = 0.0F;
    for (const char* value : values)
        wide = std::max(wide, stepper_width(kit, tr(value)) + 8.0F * s);
    ImGui::SameLine(0.0F, 12.0F * s);
    const float spare = ImGui::GetContentRegionAvail().x - wide;
    if (spare < 0.0F) {
        ImGui::NewLine();
    } else {
        ImGui::SetCursorPos(
            {ImGui::GetCursorPosX() + spare, ImGui::GetCursorPosY() + std::floor(4.0F * s)});
    }
    wide = std::min(wide, ImGui::GetContentRegionAvail().x);
    if (stepper(kit, "grid", tr(values.at(by_seats ? 1 : 0)), wide) != 0) {
        plan.grid_places = by_seats ? GridPlaces::by_lot : GridPlaces::by_seats;
    }
}

class PlannedSeats final : public ui::SeatTable {
public:
    PlannedSeats(const SetupOffers& offers, SetupPlan& plan)
        : offers_(offers),
          plan_(plan),
          drivers_{{{"steady", title_of_driver("steady"), ui::about_driver("steady")},
                    {"rookie", title_of_driver("rookie"), ui::about_driver("rookie")},
                    {"ace", title_of_driver("ace"), ui::about_driver("ace")}}} {}

    std::size_t size() const override { return plan_.seats.size(); }
    ui::SeatChoice& seat(std::size_t index) override { return plan_.seats[index]; }
    std::size_t least() const override { return least_seats; }
    std::size_t most() const override {
        return std::min<std::size_t>(max_vehicles,
                                     offers_.courses[plan_.course].course.plan().grid.size());
    }
    void swap(std::size_t one, std::size_t other) override {
        move_seat(plan_, one, other < one ? -1 : 1);
    }
    void remove(std::size_t index) override;
    void add() override;
    ui::SeatFillers fillers() const override { return {drivers_, offers_.cast, Codec::game}; }
    bool show_piece(const ui::Kit& kit, std::size_t index, float width, ui::SeatRow look) override;
    void show_larger(const ui::Kit& kit, std::size_t index, float height) override {
        const SeatPlan& seat = plan_.seats[index];
        show_team(kit, offers_.licences[seat.licence].licence,
                  ui::livery_in(kit.seating.palette, seat.livery), height);
    }
    void show_order(const ui::Kit& kit, bool is_beside) override;

    // Whether a vehicle was touched or pointed out.
    bool is_vehicle_touched() const { return is_vehicle_touched_; }
    bool wants_gallery() const { return wants_gallery_; }

private:
    // Each by name.
    std::vector<std::string> people_asked(ui::Asking asking) const;

    const SetupOffers& offers_;
    SetupPlan& plan_;
    std::array<ui::SeatDriver, 3> drivers_;
    bool is_vehicle_touched_ = false;
    bool wants_gallery_ = false;
};

// Teams and the Fox stay with those they belong to.
void PlannedSeats::remove(std::size_t index) {
    auto& teams = plan_.terms.teams;
    std::shift_left(teams.begin() + static_cast<std::ptrdiff_t>(index), teams.end(), 1);
    teams.back() = no_team;
    if (plan_.terms.fox > index) --plan_.terms.fox;
    plan_.seats.erase(plan_.seats.begin() + static_cast<std::ptrdiff_t>(index));
    fit_to(plan_, offers_);
}

void PlannedSeats::add() {
    plan_.seats.push_back(seat_in(free_livery(plan_), false));
    plan_.seats.back().licence = free_vehicle(plan_, offers_);
    wear_own_livery(plan_, plan_.seats.size() - 1, offers_);
    fit_to(plan_, offers_);
}

bool PlannedSeats::show_piece(const ui::Kit& kit, std::size_t index, float width,
                              ui::SeatRow look) {
    const float s = kit.scale();
    SeatPlan& seat = plan_.seats[index];
    const LicenceOffer& offer = offers_.licences[seat.licence];
    const float side = std::ceil(44.0F * s);
    const bool has_picture = look != ui::SeatRow::with_piece;
    const float top = ImGui::GetCursorPosY();
    ImGui::BeginGroup();
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {4.0F * s, 0.0F});
    if (has_picture) {
        const ImVec2 corner = ImGui::GetCursorScreenPos();
        ImGui::Dummy({side, side});
        draw_vehicle(kit, *ImGui::GetWindowDrawList(), offer.licence,
                     ui::livery_in(kit.seating.palette, seat.livery), corner, side);
        ImGui::SameLine();
    }
    ImGui::SetCursorPosY(top + (side - std::ceil(36.0F * s)) / 2.0F);
    const int moved = stepper(kit, "vehicle", tr(offer.licence.name.c_str()),
                              has_picture ? width - side - 4.0F * s : width);
    ImGui::PopStyleVar();
    ImGui::EndGroup();
    const auto count = static_cast<int>(offers_.licences.size());
    seat.licence =
        static_cast<std::size_t>((static_cast<int>(seat.licence) + moved + count) % count);
    if (moved != 0) wear_own_livery(plan_, index, offers_);
    const bool is_pointed_at = ImGui::IsItemHovered();
    const bool has_cursor = stands_on_stepper("vehicle") && ImGui::GetIO().NavVisible;
    const ImVec2 by = ImGui::GetIO().MouseDelta;
    const bool is_pointed_out = is_pointed_at && (by.x != 0.0F || by.y != 0.0F);
    if (is_pointed_at && look == ui::SeatRow::with_note) {
        ui::paper_tooltip(kit, vehicle_in_short(offers_.licences[seat.licence].licence), {});
    }
    const bool is_touched = is_pointed_out || has_cursor || moved != 0;
    is_vehicle_touched_ = is_vehicle_touched_ || is_touched;
    return is_touched;
}

void PlannedSeats::show_order(const ui::Kit& kit, bool is_beside) {
    if (is_beside) ImGui::SameLine(0.0F, 12.0F * kit.scale());
    wants_gallery_ = key_button(kit, {.label = tr("All vehicles"), .key = stage::Key::v});
    show_grid_places(kit, plan_);
    const bool by_seats = plan_.grid_places == GridPlaces::by_seats;
    show_muted(kit.frame.fonts().body,
               tr(by_seats ? mark("The first seat starts from space 1 of the grid, the next one "
                                  "from space 2, and so on.")
                           : mark("Lots decide who starts where.")));
    for (const auto& [asking, told] :
         {std::pair{ui::Asking::everything, mark("Asked all questions: {0}.")},
          std::pair{ui::Asking::race_on, mark("Asked few questions: {0}.")}}) {
        const std::vector<std::string> who = people_asked(asking);
        if (who.empty()) continue;
        const std::string people = say(told, {words::listing_of(who)});
        show_muted(kit.frame.fonts().body,
                   say("{0} The menu of the race changes that, under \"Who drives\".", {people}));
    }
}

std::vector<std::string> PlannedSeats::people_asked(ui::Asking asking) const {
    std::vector<std::string> who;
    for (std::size_t i = 0; i < plan_.seats.size(); ++i)
        if (plan_.seats[i].is_human && offers_.asking.of(i) == asking)
            who.push_back(name_of(plan_.seats[i]));
    return who;
}

}  // namespace

void move_seat(SetupPlan& plan, std::size_t seat, int by) {
    if (seat >= plan.seats.size() || (by < 0 && seat == 0)) return;
    const std::size_t other = by < 0 ? seat - 1 : seat + 1;
    if (other >= plan.seats.size()) return;
    std::swap(plan.seats[seat], plan.seats[other]);
    std::swap(plan.terms.teams[seat], plan.terms.teams[other]);
    if (plan.terms.fox == seat) {
        plan.terms.fox = static_cast<VehicleId>(other);
    } else if (plan.terms.fox == other) {
        plan.terms.fox = static_cast<VehicleId>(seat);
    }
}

void SetupScreen::show_seats(const Page& page, CardAt card) {
    using Detail = ui::SeatsPage::Detail;
    PlannedSeats seats(page.offers, page.plan);
    seats_.show(page.kit, seats,
                card == CardAt::side ? Detail::beside
                : is_card_seen_      ? Detail::in_sight
                                     : Detail::out_of_sight);
    if (seats.is_vehicle_touched()) side_ = Side::vehicle;
    if (seats.wants_gallery()) page.reply.shows_gallery = true;
    if (card == CardAt::side) return;
    ImGui::Separator();
    const float bottom = ImGui::GetWindowPos().y + ImGui::GetWindowHeight();
    is_card_seen_ = ImGui::GetCursorScreenPos().y + 240.0F * page.kit.scale() < bottom;
    show_card(page);
}

}  // namespace frothy
