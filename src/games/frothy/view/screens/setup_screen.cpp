// Setting up a race: what is offered and chosen, and what stands round the pages.
#include "games/frothy/view/screens/setup_screen.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>

#include "games/frothy/view/board/board_picture.h"
#include "games/frothy/view/core/own_livery.h"
#include "games/frothy/view/core/race_length.h"
#include "games/frothy/view/screens/vehicle_card.h"
#include "ui/buttons.h"
#include "ui/letters.h"
#include "ui/panels.h"

namespace frothy {

using namespace ui;

namespace {

std::size_t most_seats(const Course& course) {
    return std::clamp<std::size_t>(course.plan().grid.size(), least_seats, max_vehicles);
}

std::string laps_text(int laps) { return say(by_count(laps, "{0} lap", "{0} laps"), {laps}); }

float laps_width(const ui::Kit& kit) {
    return std::max({150.0F * kit.scale(), stepper_width(kit, laps_text(1)),
                     stepper_width(kit, laps_text(99))});
}

bool counts_laps(const Course& course, const SetupPlan& plan) {
    return plan.terms.type == RaceType::fastest && course.is_circuit();
}

// How far it goes where no laps are counted.
const char* way_text(const Course& course) {
    return tr(course.is_circuit() ? mark("Round and round") : mark("Once, to the line"));
}

// How long that takes the people who play; empty where only drivers do.
std::string minutes_text(const Course& course, const SetupPlan& plan) {
    const auto people = static_cast<int>(
        std::ranges::count_if(plan.seats, [](const SeatPlan& seat) { return seat.is_human; }));
    if (people == 0) return {};
    const int races = plan.fox_play == FoxPlay::in_turns ? static_cast<int>(plan.seats.size()) : 1;
    return ui::length_words(races * minutes_of_race(course, plan, people));
}

float way_width(const ui::Kit& kit, const Course& course, const SetupPlan& plan) {
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    const float way =
        counts_laps(course, plan) ? laps_width(kit) : ui::text_width(fonts.label, way_text(course));
    return way + ImGui::GetStyle().ItemSpacing.x +
           ui::text_width(fonts.body_italic, minutes_text(course, plan));
}

// At the foot: how far it goes, and for how long where there is room for that.
void show_way(const ui::Kit& kit, const Course& course, SetupPlan& plan, float room) {
    if (counts_laps(course, plan)) {
        const int by = stepper(kit, "laps", laps_text(plan.laps), laps_width(kit));
        plan.laps = static_cast<std::uint8_t>(std::clamp(plan.laps + by, 1, 99));
    } else {
        const FontScope font(kit.frame.fonts().label);
        ImGui::AlignTextToFramePadding();
        ImGui::TextUnformatted(way_text(course));
    }
    if (way_width(kit, course, plan) > room) return;
    ImGui::SameLine();
    const FontScope font(kit.frame.fonts().body_italic);
    ImGui::AlignTextToFramePadding();
    ImGui::TextUnformatted(minutes_text(course, plan).c_str());
}

}  // namespace

SeatPlan seat_in(std::uint8_t livery, bool is_human) {
    return {{std::string(ui::liveries[livery].name), livery, is_human}, 0};
}

std::uint8_t free_livery(const SetupPlan& plan) {
    for (std::size_t i = 0; i < ui::liveries.size(); ++i) {
        const auto livery = static_cast<std::uint8_t>(i);
        const auto has_it = [&](const SeatPlan& seat) { return seat.livery == livery; };
        if (std::ranges::none_of(plan.seats, has_it)) return livery;
    }
    return 0;
}

void wear_own_livery(SetupPlan& plan, std::size_t index, const SetupOffers& offers) {
    SeatPlan& seat = plan.seats[index];
    const auto own = own_livery(offers.licences[seat.licence].licence);
    if (!own || std::ranges::find(plan.seats, *own, &SeatPlan::livery) != plan.seats.end()) return;
    const bool is_called_so = seat.name == ui::liveries[seat.livery].name;
    seat.livery = *own;
    if (is_called_so) seat.name = ui::liveries[*own].name;
}

std::size_t free_vehicle(const SetupPlan& plan, const SetupOffers& offers) {
    for (std::size_t i = 0; i < offers.licences.size(); ++i) {
        const auto has_it = [&](const SeatPlan& seat) { return seat.licence == i; };
        const auto others = std::span(plan.seats).first(plan.seats.size() - 1);
        if (std::ranges::none_of(others, has_it)) return i;
    }
    return 0;
}

SetupPlan usual_plan(const SetupOffers& offers) {
    SetupPlan plan;
    plan.seats = {seat_in(3, true), seat_in(0, true), seat_in(4, false), seat_in(5, false)};
    // Each a vehicle of its own, as far as they go round.
    for (std::size_t i = 0; i < plan.seats.size(); ++i)
        plan.seats[i].licence = i % std::max<std::size_t>(1, offers.licences.size());
    if (!offers.courses.empty()) plan.laps = usual_laps(offers.courses.front().course);
    fit_to(plan, offers);
    return plan;
}

SetupPlan first_plan(const SetupOffers& offers) {
    SetupPlan plan;
    plan.seats = {seat_in(3, true), seat_in(0, false), seat_in(4, false)};
    for (std::size_t i = 0; i < offers.courses.size(); ++i) {
        if (offers.courses[i].id == "training-loop") plan.course = i;
    }
    fit_to(plan, offers);
    return plan;
}

void fit_to(SetupPlan& plan, const SetupOffers& offers) {
    if (offers.courses.empty() || offers.licences.empty()) return;
    if (plan.course >= offers.courses.size()) plan.course = 0;
    const Course& course = offers.courses[plan.course].course;
    const std::size_t most = most_seats(course);
    if (plan.seats.size() > most) plan.seats.resize(most);
    while (plan.seats.size() < least_seats)
        plan.seats.push_back(seat_in(free_livery(plan), plan.seats.empty()));
    for (std::size_t i = 0; i < plan.seats.size(); ++i) {
        SeatPlan& seat = plan.seats[i];
        if (seat.licence >= offers.licences.size()) seat.licence = 0;
        if (seat.livery >= ui::liveries.size()) seat.livery = 0;
        const auto before = std::span(plan.seats).first(i);
        const auto same = [&](const SeatPlan& other) { return other.livery == seat.livery; };
        if (std::ranges::any_of(before, same)) seat.livery = free_livery(plan);
    }
    if (plan.terms.fox >= plan.seats.size()) plan.terms.fox = 0;
    const bool has_teams = plan.terms.has_teams();
    for (std::size_t i = 0; i < plan.terms.teams.size(); ++i) {
        std::uint8_t& team = plan.terms.teams[i];
        if (i >= plan.seats.size()) {
            team = no_team;
        } else if (has_teams && team == no_team) {
            team = static_cast<std::uint8_t>(1 + i % 2);
        }
    }
    plan.laps = course.is_circuit() ? std::clamp<std::uint8_t>(plan.laps, 1, 99) : std::uint8_t{1};
}

void SetupScreen::forget_textures() {
    cards_.forget_textures();
    shell_.forget_textures();
    checked_.reset();
    trouble_.clear();  // in the words of the language before
}

void SetupScreen::show_card(const Page& page) const {
    const SetupPlan& plan = page.plan;
    const SeatPlan& seat = plan.seats[std::min(seats_.chosen(), plan.seats.size() - 1)];
    page.ask(show_vehicle_card(page.kit, page.offers.licences[seat.licence],
                               ui::livery_in(page.kit.seating.palette, seat.livery),
                               page.offers.licences, plan.house_rules.stamina));
}

// Beside the pages where the window is wide: the course, or the vehicle of a seat.
void SetupScreen::show_side(const Page& page) {
    const float s = page.kit.scale();
    const float gap = 8.0F * s;
    const float width = std::floor((ImGui::GetContentRegionAvail().x - gap) / 2.0F);
    const auto half = [&](Side side, const char* label, const char* id) {
        const bool is_on = side_ == side;
        // One key goes to and fro.
        return key_button(page.kit, {.label = label,
                                     .key = is_on ? stage::Key::unknown : stage::Key::f1,
                                     .size = {width, std::ceil(36.0F * s)},
                                     .is_lit = is_on,
                                     .id = id});
    };
    // On a card there may be nothing to press.
    if (side_ == Side::course && key_struck(stage::Key::f1)) begin_cursor_here();
    const bool to_course = half(Side::course, tr("The course"), "the course");
    if (!to_course) ImGui::SameLine(0.0F, gap);
    // Or the key would go on to the other one.
    const bool to_vehicle = !to_course && half(Side::vehicle, tr("The vehicle"), "the vehicle");
    if (to_course || to_vehicle) side_ = to_course ? Side::course : Side::vehicle;
    ImGui::BeginChild("side", {0.0F, 0.0F}, false, ImGuiWindowFlags_NavFlattened);
    if (to_course && key_struck(stage::Key::f1)) begin_cursor_here();
    if (side_ == Side::course) {
        show_course(page);
    } else {
        show_card(page);
    }
    stage::theme::fade_scrolled_edges(stage::theme::deep_umber);
    ImGui::EndChild();
}

SetupReply SetupScreen::show(const ui::Kit& kit, stage::Canvas& canvas, const SetupOffers& offers,
                             SetupPlan& plan) {
    constexpr std::size_t kind_page = 2;
    SetupReply reply;
    const Page page{kit, canvas, offers, plan, reply};
    if (!trouble_.empty()) trouble_ = race_trouble(plan, offers);  // until it is mended
    ui::SetupLook look;
    look.title = tr("A new race");
    look.trouble = trouble_;
    if (trouble_.empty() && !offers.troubles.empty()) look.trouble = offers.troubles.front();
    // Each has its key at every size: where the course stands beside them, F1 goes to and from it.
    look.pages = {{tr_in("tab", "Course"), stage::Key::f1, [&](bool) { show_course(page); }},
                  {tr_in("tab", "Seats"), stage::Key::f2,
                   [&](bool is_wide) { show_seats(page, is_wide ? CardAt::side : CardAt::below); }},
                  {tr_in("tab", "Race"), stage::Key::f3, [&](bool) { show_kind(page); }},
                  {tr_in("tab", "House rules"), stage::Key::f4, [&](bool) { show_rules(page); }}};
    look.show_side = [&] { show_side(page); };
    look.seed_page = kind_page;
    look.start = tr("Start the race");
    look.middle_width = way_width(kit, page.course(), plan);
    look.show_middle = [&](float room) { show_way(kit, page.course(), plan, room); };
    const SetupCommand command = shell_.show(kit, canvas, look, plan.seed);
    if (command == SetupCommand::none) return reply;
    trouble_.clear();
    if (command == SetupCommand::start) trouble_ = race_trouble(plan, offers);
    if (trouble_.empty()) {
        reply.command = command;
    } else {
        shell_.turn_to(kind_page);
    }
    return reply;
}

}  // namespace frothy
