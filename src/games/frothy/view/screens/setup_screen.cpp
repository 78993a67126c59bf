#include "games/frothy/view/screens/setup_screen.h"

#include <algorithm>
#include <array>
#include <utility>

#include "games/frothy/view/board/board_picture.h"
#include "ui/buttons.h"
#include "ui/letters.h"
#include "ui/panels.h"

namespace frothy {

using namespace ui;
namespace theme = stage::theme;

namespace {

constexpr std::size_t most_previews = 24;

std::size_t most_seats(const Course& course) {
    return std::clamp<std::size_t>(course.plan().grid.size(), least_seats, ui::liveries.size());
}

SeatPlan seat_with(std::uint8_t livery, bool is_human) {
    return {std::string(ui::liveries[livery].name), livery, 0, is_human};
}

}  // namespace

std::string name_of(const SeatPlan& seat) {
    const ui::Livery& livery = ui::liveries[seat.livery];
    return seat.name.empty() || seat.name == livery.name ? name_of(livery) : seat.name;
}

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
    ground_ = {};
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
    const stage::Rect all{0.0F, 0.0F, static_cast<float>(size.width),
                          static_cast<float>(size.height)};
    paint_mosaic(canvas, all, kit.scale() * 0.6F);
    paint_course_picture(canvas, kit.sprites, all, offers.courses[course].course,
                         CourseName::shown);
    previews_.push_back(std::move(made));
    return previews_.back().picture;
}

void SetupScreen::show_tabs(const ui::Kit& kit, bool has_course) {
    const float s = kit.scale();
    const float gap = 8.0F * s;
    const int count = has_course ? 4 : 3;
    const float width = (ImGui::GetContentRegionAvail().x - gap * static_cast<float>(count - 1)) /
                        static_cast<float>(count);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {gap, 9.0F * s});
    const int first = has_course ? 0 : 1;
    const auto beside = [&](int by) {
        const int place = static_cast<int>(page_) - first;
        return static_cast<Page>(first + (place + by + count) % count);
    };
    if (const int by = tab_step(); by != 0) page_ = beside(by);
    // Where it is narrow the names need the room of the caps; the keys work all the same.
    struct Tab {
        Page page;
        const char* label;
        stage::Key key;
    };
    // Each has its key at every size: where the course stands beside them, F1 goes to and from it.
    const std::array<Tab, 4> tabs = {{{Page::course, tr_in("tab", "Course"), stage::Key::f1},
                                      {Page::seats, tr_in("tab", "Seats"), stage::Key::f2},
                                      {Page::kind, tr_in("tab", "Race"), stage::Key::f3},
                                      {Page::rules, tr_in("tab", "House rules"), stage::Key::f4}}};
    bool has_cap = true;
    for (const Tab& tab : tabs)
        has_cap = has_cap && caps_fit(kit, width, {{.label = tab.label, .key = tab.key}});
    for (std::size_t i = static_cast<std::size_t>(first); i < tabs.size(); ++i) {
        const auto& [page, label, key] = tabs[i];
        const stage::Key shoulder = page == beside(1)    ? stage::Key::next_tab
                                    : page == beside(-1) ? stage::Key::previous_tab
                                                         : stage::Key::unknown;
        if (!has_cap && key_struck(key)) page_ = page;
        if (key_button(kit, {.label = label,
                             .key = has_cap ? key : stage::Key::unknown,
                             .size = {width, std::ceil(40.0F * s)},
                             .is_lit = page_ == page,
                             .pad_key = shoulder,
                             .id = stage::name_of(key)})) {
            page_ = page;
        }
        if (i + 1 < tabs.size()) ImGui::SameLine();
    }
    ImGui::PopStyleVar();
}

SetupReply SetupScreen::show(const ui::Kit& kit, stage::Canvas& canvas, const SetupOffers& offers,
                             SetupPlan& plan) {
    const float s = kit.scale();
    const stage::PixelSize size = canvas.size();
    const auto width = static_cast<float>(size.width);
    const auto height = static_cast<float>(size.height);
    if (!ground_ || !(ground_.size() == size)) {
        ground_ = canvas.make_layer(size, stage::LayerKind::opaque);
        const auto scope = canvas.paint_on(ground_);
        paint_mosaic(canvas, {0.0F, 0.0F, width, height}, s);
    }
    canvas.draw_layer(ground_, {0.0F, 0.0F, width, height});

    const float gap = 14.0F * s;
    const bool is_low = height < 400.0F * s && trouble_.empty() && offers.troubles.empty();
    const float head = (is_low ? 12.0F : 64.0F) * s;
    const float foot = 82.0F * s;
    stage::TextLook look{stage::Face::title, 40.0F * s, theme::parchment, stage::Align::left, 0.0F};
    float title = canvas.measure(tr("A new race"), look).x;
    if (title > width * 0.6F) {
        look.size *= width * 0.6F / title;
        title = width * 0.6F;
    }
    if (!is_low) {
        canvas.text({gap * 1.6F, (head - look.size * 1.1F) / 2.0F + 2.0F * s}, tr("A new race"),
                    look);
    }
    if (!trouble_.empty() || !offers.troubles.empty()) {
        const std::string& words = trouble_.empty() ? offers.troubles.front() : trouble_;
        const float from = std::max(width * 0.34F, title + 3.0F * gap);
        const ScreenPanel panel("trouble", {from, 6.0F * s, width - from - gap, head - 8.0F * s},
                                PanelLook::bare);
        ImGui::PushStyleColor(ImGuiCol_Text, imgui_colour(theme::sand));
        show_text(kit.frame.fonts().body, words);
        ImGui::PopStyleColor();
    }

    const bool is_wide = width >= 980.0F * s;
    if (is_wide && page_ == Page::course) page_ = Page::seats;
    const float body = height - head - foot - gap;
    SetupReply reply;
    float left = gap;
    // Without a padding it has nothing to scroll to: every part stays in its place.
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0.0F, 0.0F});
    const ScreenPanel root("setup", {0.0F, 0.0F, width, height}, PanelLook::bare,
                           ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoScrollWithMouse);
    ImGui::PopStyleVar();
    const bool seed_in_foot =
        seed_fits(kit, offers, plan, width - 2.0F * ImGui::GetStyle().WindowPadding.x);
    if (is_wide) {
        const float column = std::floor((width - 3.0F * gap) * 0.39F);
        const ScreenPart part("course", {gap, head, column, body});
        reply.open = show_side(kit, canvas, offers, plan);
        left += column + gap;
    }
    {
        const ScreenPart part("choices", {left, head, width - gap - left, body});
        show_tabs(kit, !is_wide);
        ImGui::BeginChild("page", {0.0F, 0.0F}, false, ImGuiWindowFlags_NavFlattened);
        // Each page is read from its beginning.
        if (std::exchange(scrolled_, page_) != page_) ImGui::SetScrollY(0.0F);
        if (page_ == Page::course) show_course(kit, canvas, offers, plan);
        Rule asked;
        if (page_ == Page::seats)
            asked = show_seats(kit, offers, plan, is_wide ? CardAt::side : CardAt::below);
        if (page_ == Page::kind) {
            asked = show_kind(kit, offers, plan);
            if (!seed_in_foot) {
                ImGui::Separator();
                show_seed(kit, plan);
            }
        }
        if (page_ == Page::rules) {
            SetupReply rules = show_rules(kit, offers, plan);
            asked = rules.open;
            reply.keep_rules = std::move(rules.keep_rules);
        }
        if (!asked.is_none()) reply.open = asked;
        theme::fade_scrolled_edges(theme::deep_umber);
        ImGui::EndChild();
    }
    const ScreenPart part("foot", {0.0F, height - foot, width, foot});
    const SetupReply done = show_foot(kit, offers, plan, seed_in_foot);
    if (done.command != SetupCommand::none) {
        trouble_.clear();
        if (done.command == SetupCommand::start) trouble_ = race_trouble(plan, offers);
        if (trouble_.empty()) {
            reply.command = done.command;
        } else {
            page_ = Page::kind;
        }
    }
    return reply;
}

}  // namespace frothy
