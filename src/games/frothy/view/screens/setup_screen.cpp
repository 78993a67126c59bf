#include "games/frothy/view/screens/setup_screen.h"

#include <algorithm>
#include <span>
#include <utility>

#include "games/frothy/view/board/board_picture.h"
#include "ui/letters.h"
#include "ui/panels.h"

namespace frothy {

using namespace ui;

namespace {

constexpr std::size_t most_previews = 24;

std::size_t most_seats(const Course& course) {
    return std::clamp<std::size_t>(course.plan().grid.size(), least_seats, ui::liveries.size());
}

SeatPlan seat_with(std::uint8_t livery, bool is_human) {
    return {{std::string(ui::liveries[livery].name), livery, is_human}, 0};
}

}  // namespace

std::uint8_t free_livery(const SetupPlan& plan) {
    for (std::size_t i = 0; i < ui::liveries.size(); ++i) {
        const auto livery = static_cast<std::uint8_t>(i);
        const auto has_it = [&](const SeatPlan& seat) { return seat.livery == livery; };
        if (std::ranges::none_of(plan.seats, has_it)) return livery;
    }
    return 0;
}

SetupPlan usual_plan(const SetupOffers& offers) {
    SetupPlan plan;
    plan.seats = {seat_with(3, true), seat_with(0, true), seat_with(4, false), seat_with(5, false)};
    plan.laps = offers.courses.empty() ? 1 : offers.courses.front().course.plan().laps;
    fit_to(plan, offers);
    return plan;
}

SetupPlan first_plan(const SetupOffers& offers) {
    SetupPlan plan;
    plan.seats = {seat_with(3, true), seat_with(0, false), seat_with(4, false)};
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
        plan.seats.push_back(seat_with(free_livery(plan), plan.seats.empty()));
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
    plan.laps = course.is_circuit() ? std::clamp(plan.laps, 1, 99) : 1;
}

void SetupScreen::forget_textures() {
    previews_.clear();
    shell_.forget_textures();
    checked_.reset();
    trouble_.clear();  // in the words of the language before
}

const stage::Layer& SetupScreen::preview(const ui::Kit& kit, stage::Canvas& canvas,
                                         const SetupOffers& offers, std::size_t course,
                                         stage::PixelSize size) {
    const auto same = [&](const Preview& preview) {
        return preview.course == course && preview.size == size;
    };
    const auto found = std::ranges::find_if(previews_, same);
    if (found != previews_.end()) return found->picture;
    if (previews_.size() >= most_previews) previews_.clear();
    Preview made{course, size, canvas.make_layer(size, stage::LayerKind::opaque)};
    const auto scope = canvas.paint_on(made.picture);
    const stage::Rect all = stage::all_of(size);
    paint_mosaic(canvas, all, kit.scale() * 0.6F);
    paint_course_picture(canvas, kit.sprites, all, offers.courses[course].course,
                         CourseName::shown);
    previews_.push_back(std::move(made));
    return previews_.back().picture;
}

SetupReply SetupScreen::show(const ui::Kit& kit, stage::Canvas& canvas, const SetupOffers& offers,
                             SetupPlan& plan) {
    constexpr std::size_t kind_page = 2;
    SetupReply reply;
    const auto ask = [&](Rule rule) {
        if (!rule.is_none()) reply.open = rule;
    };
    ui::SetupLook look;
    look.title = tr("A new race");
    look.trouble = trouble_;
    if (trouble_.empty() && !offers.troubles.empty()) look.trouble = offers.troubles.front();
    // Each has its key at every size: where the course stands beside them, F1 goes to and from it.
    look.pages = {
        {tr_in("tab", "Course"), stage::Key::f1,
         [&](bool) { show_course(kit, canvas, offers, plan); }},
        {tr_in("tab", "Seats"), stage::Key::f2,
         [&](bool is_wide) {
             ask(show_seats(kit, offers, plan, is_wide ? CardAt::side : CardAt::below));
         }},
        {tr_in("tab", "Race"), stage::Key::f3, [&](bool) { ask(show_kind(kit, offers, plan)); }},
        {tr_in("tab", "House rules"), stage::Key::f4, [&](bool) {
             SetupReply rules = show_rules(kit, offers, plan);
             ask(rules.open);
             reply.keep_rules = std::move(rules.keep_rules);
         }}};
    look.show_side = [&] { ask(show_side(kit, canvas, offers, plan)); };
    look.seed_page = kind_page;
    look.start = tr("Start the race");
    look.middle_width = way_width(kit, offers, plan);
    look.show_middle = [&] { show_way(kit, offers, plan); };
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
