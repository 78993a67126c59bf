// The sheet of the workshop, and what hands do on it.
#include "games/frothy/view/workshop/workshop_screen.h"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "games/frothy/data/wording/wording_findings.h"
#include "games/frothy/rules/rules.h"
#include "games/frothy/view/core/own_livery.h"
#include "games/frothy/view/core/studio/workbench.h"
#include "games/frothy/view/core/workshop/workshop_words.h"
#include "stage/theme.h"
#include "ui/buttons.h"
#include "ui/notes.h"
#include "ui/panels.h"
#include "words/words.h"

namespace frothy {

using stage::InputEvent;
using stage::InputKind;
using stage::Key;
using stage::MouseButton;

namespace theme = stage::theme;

WorkshopScreen::WorkshopScreen(stage::Canvas& canvas, stage::SpriteStore& sprites)
    : canvas_(canvas), sprites_(sprites) {}

std::uint8_t WorkshopScreen::livery(const Workshop& workshop) {
    constexpr std::uint8_t red = 3;
    return own_livery(workshop.licence()).value_or(red);
}

void WorkshopScreen::turn_part(Workshop& workshop, int by) {
    if (workshop.chosen().part == SheetPart::picture) {
        turn_picture(workshop, by);
    } else {
        workshop.turn_chosen(by);
    }
}

void WorkshopScreen::turn_picture(Workshop& workshop, int by) {
    const auto count = static_cast<std::ptrdiff_t>(pictures_.size());
    if (count == 0) return;
    const auto now =
        std::ranges::find(pictures_, picture_name(workshop.licence()), &WorkshopNews::Vehicle::id);
    const std::ptrdiff_t next = now == pictures_.end() ? 0 : now - pictures_.begin() + by;
    workshop.draw_as(pictures_[static_cast<std::size_t>((next + count) % count)].id);
}

void WorkshopScreen::forget_textures() {
    ground_.forget_textures();
    sheet_.forget_textures();
}

// A race of the vehicle alone, with Stamina in play: nothing of the sheet is left out then. Its
// marker stands at the Speed that is looked at.
void WorkshopScreen::take_licence(const ui::Kit& kit, const Workshop& workshop) {
    if (seen_ != workshop.revision()) {
        seen_ = workshop.revision();
        figures_.reset();
        const auto setting = std::make_shared<Setting>();
        setting->course = setting_ ? setting_->course : Course(new_course());
        setting->licences = {workshop.licence()};
        setting->rules.stamina = Stamina::used;
        race_ = set_up_race(*setting, {});
        setting_ = setting;
    }
    const SheetSpot spot = workshop.chosen();
    const bool has_speed = spot.part == SheetPart::rating || spot.part == SheetPart::block ||
                           spot.part == SheetPart::move || spot.part == SheetPart::control ||
                           spot.part == SheetPart::stamina_change;
    const BoxRows& rows = workshop.licence().rows;
    const std::size_t speed = has_speed ? spot.a : 0;
    set_marker(race_, 0, rows.first_accel[speed], rows.first_decel[speed]);
    seating_.palette = kit.seating.palette;
    const std::uint8_t worn = livery(workshop);
    seating_.seats = {{name_of(ui::livery_in(seating_.palette, worn)), worn, true}};
    sheet_.set(race_, seating_, 0, ClipMotion::none);
}

std::optional<stage::Rect> WorkshopScreen::place_of(SheetSpot spot) const {
    std::optional<stage::Rect> place;
    // The name stands for all that is written on the back; of cards the last one lies uppermost.
    if (spot.part == SheetPart::kind || spot.part == SheetPart::story) spot = {SheetPart::name};
    if (spot.part == SheetPart::random_line) spot = {SheetPart::affect, spot.a};
    const bool is_pile = spot.part == SheetPart::whips || spot.part == SheetPart::reins ||
                         spot.part == SheetPart::duals;
    for (const PlacedSpot& part : sheet_.parts()) {
        if (part.spot != spot) continue;
        if (!place || !is_pile) {
            if (!place) place = part.where;
            continue;
        }
        const float right = std::max(place->right(), part.where.right());
        place->width = right - place->x;
    }
    return place;
}

std::optional<SheetSpot> WorkshopScreen::spot_at(stage::Vec2 at) const {
    const auto& parts = sheet_.parts();
    const auto found = std::find_if(parts.rbegin(), parts.rend(), [&](const PlacedSpot& part) {
        return part.where.contains(at);
    });
    return found == parts.rend() ? std::nullopt : std::optional(found->spot);
}

void WorkshopScreen::draw_sheet(const ui::Kit& kit, const Workshop& workshop, stage::Rect where) {
    take_licence(kit, workshop);
    sheet_.draw(canvas_, sprites_, where, kit.scale());
    touched_ = pointed_ && over_ == Sheet::none ? spot_at(*pointed_) : std::nullopt;
    const auto ring = [&](SheetSpot spot, stage::Colour colour, float width) {
        const auto place = place_of(spot);
        if (!place) return;
        canvas_.outline_rounded_rect(stage::grown(*place, 1.0F), 4.0F, colour, width);
    };
    if (touched_) ring(*touched_, stage::faded(theme::umber, 0.7F), 1.5F);
    if (is_on_sheet_) ring(workshop.chosen(), theme::ivory, 5.0F);
    ring(workshop.chosen(), theme::brick, is_on_sheet_ ? 3.0F : 2.0F);
    draw_marks(workshop);
}

// The numbers of findings on what they are about, as in their list.
std::vector<WorkshopScreen::Mark> WorkshopScreen::marks(const Workshop& workshop) const {
    const auto& findings = workshop.findings();
    // Two stand side by side over a column, however large the sheet is.
    const auto column = place_of({SheetPart::rating, 0, 0});
    const float radius = std::max(11.0F, column ? 0.2F * column->width : 0.0F);
    const auto of_spot = [&](std::size_t end, SheetSpot spot) {
        return std::count_if(findings.begin(), findings.begin() + static_cast<std::ptrdiff_t>(end),
                             [&](const LicenceFinding& other) { return other.spot == spot; });
    };
    std::vector<Mark> marks;
    for (std::size_t i = 0; i < findings.size(); ++i) {
        // What keeps all of the file from being read is about no part.
        if (findings[i].finding.what.place.empty()) continue;
        const SheetSpot spot = findings[i].spot;
        const auto place = place_of(spot);
        if (!place) continue;
        const auto after = of_spot(findings.size(), spot) - of_spot(i, spot) - 1;
        marks.push_back(
            {{place->right() - radius * 0.4F - static_cast<float>(after) * radius * 1.9F,
              std::max(place->y - radius * 0.7F, radius + 2.0F)},
             radius,
             i});
    }
    return marks;
}

void WorkshopScreen::draw_marks(const Workshop& workshop) const {
    for (const Mark& mark : marks(workshop)) {
        const bool is_error = workshop.findings()[mark.finding].is_error();
        canvas_.disc(mark.at, mark.radius + 1.5F, theme::ivory);
        canvas_.disc(mark.at, mark.radius, is_error ? theme::red : theme::faience);
        canvas_.text_centred(
            mark.at, std::to_string(mark.finding + 1),
            {stage::Face::label_bold, mark.radius * 1.3F, theme::ivory, stage::Align::middle});
    }
}

void WorkshopScreen::show_note(const ui::Kit& kit, const Workshop& workshop) const {
    if (over_ != Sheet::none) return;
    for (const Mark& mark : marks(workshop)) {
        if (!pointed_ || stage::length(*pointed_ - mark.at) > mark.radius + 1.5F) continue;
        const formats::Complaint& what = workshop.findings()[mark.finding].finding.what;
        const ExpectedWords expected = expected_in_words(what.expected);
        const float side = 2.0F * mark.radius;
        const std::string rule = expected.rule.empty() ? std::string() : "\n" + expected.rule;
        ui::show_paper_note(kit, stage::all_of(canvas_.size()),
                            finding_in_words(what.found) + "\n" +
                                words::say("Expected: {0}", {expected.words}) + rule,
                            ui::RuleRef(),
                            {mark.at.x - mark.radius, mark.at.y - mark.radius, side, side});
        return;
    }
    if (!touched_) return;
    // The panel says the same already.
    if (tab_ == Tab::part && *touched_ == workshop.chosen()) return;
    const auto place = place_of(*touched_);
    if (!place) return;
    const Licence& licence = workshop.licence();
    ui::show_paper_note(kit, stage::all_of(canvas_.size()),
                        title_of(licence, *touched_) + "\n" + meaning_of(licence, *touched_),
                        rule_of(licence, *touched_), *place);
}

WorkshopReply WorkshopScreen::show(const ui::Kit& kit, Workshop& workshop,
                                   const WorkshopNews& news) {
    const float s = kit.scale();
    const stage::Rect all = stage::all_of(canvas_.size());
    ground_.draw(canvas_, s);
    pictures_ = news.pictures;
    WorkshopReply reply = std::exchange(struck_, {});
    const float gap = std::round(10.0F * std::min(s, 1.5F));
    const bool is_tall = all.height > all.width;
    const float sheet_wide = is_tall ? all.width - 2.0F * gap
                                     : std::min(std::floor(all.width * 0.45F), all.height * 0.9F);
    const float sheet_tall = is_tall ? std::floor(all.height * 0.5F) : all.height - 2.0F * gap;
    draw_sheet(kit, workshop, {gap, gap, sheet_wide, sheet_tall});
    const stage::Rect panel = is_tall
                                  ? stage::Rect{0.0F, sheet_tall + 2.0F * gap, all.width,
                                                all.height - sheet_tall - 2.0F * gap}
                                  : stage::Rect{sheet_wide + 2.0F * gap, 0.0F,
                                                all.width - sheet_wide - 2.0F * gap, all.height};
    const Sheet covering = over_;
    {
        const ui::CoveredScope covered(covering != Sheet::none);
        ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {12.0F * s, 10.0F * s});
        const ui::ScreenPanel window("workshop", panel, ui::PanelLook::umber,
                                     is_on_sheet_ ? ImGuiWindowFlags_NoNavInputs : 0);
        ImGui::PopStyleVar();
        ui::Kit beside = kit;  // tips lie on the sheet
        beside.keep_clear = panel;
        show_panel(beside, workshop, news, reply);
    }
    if (covering != Sheet::none) {
        show_over(kit, workshop, news, reply);
    } else {
        show_note(kit, workshop);
        ui::draw_pad_hint(kit, {gap + sheet_wide, gap + sheet_tall}, Key::f1,
                          is_on_sheet_ ? words::tr("To the panel") : words::tr("To the sheet"));
    }
    return reply;
}

// --- Hands ---------------------------------------------------------------------------------------

namespace {

// -1, 1, or 0 for none: one step down or up.
int step_of(Key key) {
    switch (key) {
    case Key::plus:
    case Key::pad_plus:
    case Key::next_tab: return 1;
    case Key::minus:
    case Key::pad_minus:
    case Key::previous_tab: return -1;
    default: return 0;
    }
}

stage::Vec2 way_of(Key key) {
    switch (key) {
    case Key::left: return {-1.0F, 0.0F};
    case Key::right: return {1.0F, 0.0F};
    case Key::up: return {0.0F, -1.0F};
    case Key::down: return {0.0F, 1.0F};
    default: return {};
    }
}

bool is_digit(Key key) { return key >= Key::digit_0 && key <= Key::digit_9; }

}  // namespace

// A pad's Y goes to and fro, and its B leaves the panel before it leaves the workshop.
bool WorkshopScreen::goes_over(const InputEvent& event) const {
    if (event.pad == stage::no_pad || ui::is_list_open()) return false;
    return event.key == Key::f1 || (event.key == Key::escape && !is_on_sheet_);
}

bool WorkshopScreen::hears(const InputEvent& event) const {
    if (over_ != Sheet::none) return false;
    switch (event.kind) {
    case InputKind::mouse_moved:
    case InputKind::mouse_pressed:
    case InputKind::wheel:
    case InputKind::mouse_left: return true;
    case InputKind::key_pressed: {
        if (ImGui::GetIO().WantTextInput) return false;
        const Key key = event.key;
        if (event.modifiers.control || key == Key::tab || key == Key::undo || key == Key::redo)
            return true;
        if (goes_over(event)) return true;
        // The page of the report has a button for it.
        if (key == Key::f7 && tab_ != Tab::report) return true;
        if (!is_on_sheet_) return false;
        return step_of(key) != 0 || !(way_of(key) == stage::Vec2{}) || is_digit(key) ||
               key == Key::insert || key == Key::del || key == Key::enter;
    }
    default: return false;
    }
}

// Nothing of the panel lies on the sheet, so a place says whose a click is.
void WorkshopScreen::feed(const InputEvent& event, Workshop& workshop) {
    switch (event.kind) {
    case InputKind::key_pressed: feed_key(event, workshop); return;
    case InputKind::mouse_moved: pointed_ = event.at; return;
    case InputKind::mouse_left: pointed_.reset(); return;
    case InputKind::mouse_pressed: {
        const auto spot = spot_at(event.at);
        is_on_sheet_ = spot.has_value();
        if (!spot) return;
        if (event.button == MouseButton::right) {
            struck_.open = rule_of(workshop.licence(), *spot);
            return;
        }
        // A click chooses; where it is chosen already, one more, or one fewer.
        const bool is_chosen = *spot == workshop.chosen();
        workshop.choose_spot(*spot);
        if (tab_ == Tab::findings || tab_ == Tab::report) tab_ = Tab::part;
        if (is_chosen) turn_part(workshop, event.modifiers.shift ? -1 : 1);
        return;
    }
    case InputKind::wheel: {
        const auto spot = pointed_ ? spot_at(*pointed_) : std::nullopt;
        if (!spot || event.by.y == 0.0F) return;
        workshop.choose_spot(*spot);
        turn_part(workshop, event.by.y > 0.0F ? 1 : -1);
        return;
    }
    default: return;
    }
}

void WorkshopScreen::feed_key(const InputEvent& event, Workshop& workshop) {
    const Key key = event.key;
    if (key == Key::undo || (event.modifiers.control && key == Key::z && !event.modifiers.shift)) {
        workshop.undo();
    } else if (key == Key::redo || (event.modifiers.control && (key == Key::y || key == Key::z))) {
        workshop.redo();
    } else if (event.modifiers.control) {
        feed_shortcut(event, workshop);
    } else if (key == Key::f7) {
        if (!workshop.has_errors()) struck_ = {WorkshopCommand::report, {}, 0, {}};
    } else if (key == Key::tab || goes_over(event) || (key == Key::enter && is_on_sheet_)) {
        is_on_sheet_ = !is_on_sheet_;
        wants_panel_ = !is_on_sheet_;
        if (is_on_sheet_) ImGui::SetWindowFocus(nullptr);  // no cursor is seen in the panel
    } else if (const int step = step_of(key); step != 0) {
        turn_part(workshop, step);
    } else if (is_digit(key)) {
        type_digit(workshop, static_cast<int>(key) - static_cast<int>(Key::digit_0));
    } else if (key == Key::del) {
        workshop.remove_chosen();
    } else if (key == Key::insert) {
        if (const auto list = list_of(workshop.chosen())) workshop.add(*list);
    } else {
        const stage::Vec2 way = way_of(key);
        workshop.choose_spot(neighbour_of(workshop.licence(), workshop.chosen(),
                                          static_cast<int>(way.x), static_cast<int>(way.y)));
    }
}

void WorkshopScreen::type_digit(Workshop& workshop, int digit) {
    const auto amount = amount_of(workshop.licence(), workshop.chosen());
    if (amount && *amount != digit) workshop.turn_chosen(Knob::amount, digit - *amount);
}

void WorkshopScreen::feed_shortcut(const InputEvent& event, const Workshop& workshop) {
    switch (event.key) {
    case Key::s:
        if (workshop.file().empty() || event.modifiers.shift) {
            ask(Sheet::save_as, workshop);
        } else {
            struck_ = {WorkshopCommand::save, {}, 0, {}};
        }
        return;
    case Key::o: ask(Sheet::open, workshop); return;
    case Key::n: ask(Sheet::fresh, workshop); return;
    default: return;
    }
}

}  // namespace frothy
