// Findings, the report, and what is asked over all of the workshop.
#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "games/frothy/data/wording/wording_findings.h"
#include "games/frothy/view/core/workshop/workshop_words.h"
#include "games/frothy/view/kit/dice_and_vehicles.h"
#include "games/frothy/view/workshop/workshop_screen.h"
#include "ui/buttons.h"
#include "ui/lab/report_view.h"
#include "ui/letters.h"
#include "ui/notes.h"
#include "ui/panels.h"
#include "words/letters.h"

namespace frothy {

using namespace ui;
using stage::Key;

void WorkshopScreen::show_findings(const Kit& kit, Workshop& workshop, WorkshopReply& reply) {
    const auto& fonts = kit.fonts();
    const auto& findings = workshop.findings();
    if (findings.empty()) {
        show_text(fonts.body, tr("Nothing to find fault with: it may race."));
        return;
    }
    if (!workshop.is_readable()) {
        show_muted(fonts.small, tr("Nothing of this file can be read yet; the sheet shows what it "
                                   "showed before. It is taken up as soon as it is mended."));
    } else if (workshop.is_as_opened()) {
        show_muted(fonts.small, tr("The file is faulty: what of it cannot be drawn is drawn as the "
                                   "next best, and written so once it is saved."));
    }
    show_muted(fonts.small, workshop.has_errors()
                                ? tr("What is red must be mended before it may race.")
                                : tr("Nothing but advice: it may race as it is."));
    const float wrap = ImGui::GetContentRegionAvail().x;
    std::string waived;
    for (std::size_t i = 0; i < findings.size(); ++i) {
        const LicenceFinding& found = findings[i];
        const formats::Complaint& what = found.finding.what;
        // The whole list is about no rating.
        const std::string where = what.place == "/speeds" ? "speeds"
                                  : what.place.empty() && what.line > 0
                                      ? say("Line {0}, column {1}", {static_cast<int>(what.line),
                                                                     static_cast<int>(what.column)})
                                      : title_of(workshop.licence(), found.spot);
        const std::string words =
            std::to_string(i + 1) + "  " + where + ": " + finding_in_words(what.found);
        const std::string& name = found.finding.name;
        const bool is_chosen = found.spot == workshop.chosen();
        const ExpectedWords expected = expected_in_words(what.expected);
        const std::string more = say("Expected: {0}", {expected.words});
        ImGui::PushID(static_cast<int>(i));
        const ImVec2 corner = ImGui::GetCursorPos();
        const float tall = text_height(fonts.body, words, wrap) +
                           text_height(fonts.small, more, wrap) + 14.0F * kit.scale();
        if (ImGui::Selectable("##finding", is_chosen, 0, {0.0F, tall}))
            workshop.choose_spot(found.spot);
        if (!expected.rule.empty())
            show_tip(kit, kit.rulebook.summary(expected.rule) + "\n" + expected.rule);
        ImGui::SetCursorPos(corner);
        ImGui::PushStyleColor(ImGuiCol_Text,
                              packed(found.is_error() ? theme::terracotta : theme::light_sand));
        show_text(fonts.body, words);
        ImGui::PopStyleColor();
        show_muted(fonts.small, more);
        ImGui::SetCursorPos({corner.x, corner.y + tall});
        if (is_chosen && !name.empty() &&
            key_button(kit, {.label = tr("Put this advice aside"),
                             .tip = say("Not to be told again of this vehicle: {0}.", {name})})) {
            waived = name;
        }
        const Rule rule = rule_of(workshop.licence(), found.spot);
        if (is_chosen && !rule.is_none() && rule_button(kit, rule, static_cast<int>(i)))
            reply.open = rule;
        ImGui::PopID();
    }
    if (!waived.empty()) workshop.waive(waived);
}

void WorkshopScreen::show_report_page(const Kit& kit, const Workshop& workshop,
                                      const WorkshopNews& news, WorkshopReply& reply) {
    const auto& fonts = kit.fonts();
    if (key_button(kit, {.label = tr("Race for a report"),
                         .key = Key::f7,
                         .is_enabled = !workshop.has_errors() && !news.is_reporting})) {
        reply.command = WorkshopCommand::report;
    }
    if (news.is_reporting) {
        show_text(fonts.body, tr("The report is being raced for ..."));
        if (news.to_race > 0) {
            show_muted(fonts.small, say("{0} of {1} races", {static_cast<int>(news.raced),
                                                             static_cast<int>(news.to_race)}));
        }
        if (key_button(kit, {.label = tr("Stop"), .role = ButtonRole::danger, .id = "stop"}))
            reply.command = WorkshopCommand::stop_report;
    } else if (news.report != nullptr) {
        show_text(fonts.heading, news.report->title);
        show_muted(fonts.small, news.report->method);
        if (auto file = show_sections(kit, news.report->sections))
            reply = {WorkshopCommand::watch, *std::move(file), 0, {}};
    } else {
        show_text(fonts.body,
                  tr("Computer drivers race it some hundred times against basic chariots on the "
                     "course below: how often it wins, what each trait, card and affect is worth "
                     "to it, when and why it is wrecked."));
    }
}

// --- What is asked over it all -------------------------------------------------------------------

void WorkshopScreen::ask(Sheet sheet, const Workshop& workshop) {
    over_ = sheet;
    std::string text;
    if (sheet == Sheet::save_as) text = workshop.licence().name;
    const auto length = static_cast<int>(words::whole_letters(text, name_.size() - 1));
    std::snprintf(name_.data(), name_.size(), "%.*s", length, text.c_str());
}

void WorkshopScreen::show_kinds(const Kit& kit, Workshop& workshop) {
    const auto& fonts = kit.fonts();
    const float wrap = ImGui::GetContentRegionAvail().x - 8.0F * kit.scale();
    const SheetSpot spot = workshop.chosen();
    int id = 0;
    for (const Rule kind : kinds_for(workshop.licence(), spot)) {
        const KindWords told = words_of_kind(spot, kind);
        const std::string name = told.name + "  ·  " + kind.text();
        ImGui::PushID(id++);
        const ImVec2 corner = ImGui::GetCursorPos();
        const float tall = text_height(fonts.label, name, wrap) +
                           text_height(fonts.small, told.meaning, wrap) + 18.0F * kit.scale();
        const bool is_now = rule_of(workshop.licence(), spot) == kind;
        if (ImGui::Selectable("##kind", is_now, 0, {0.0F, tall})) {
            workshop.become(kind);
            over_ = Sheet::none;
        }
        if (is_now) ImGui::SetItemDefaultFocus();
        ImGui::SetCursorPos(corner);
        show_text(fonts.label, name);
        show_muted(fonts.small, told.meaning);
        ImGui::SetCursorPos({corner.x, corner.y + tall});
        ImGui::PopID();
    }
    roll_by_keys(kit);
}

void WorkshopScreen::show_pictures(const Kit& kit, Workshop& workshop) {
    const float s = kit.scale();
    const float side = std::ceil(64.0F * s);
    Licence shown = workshop.licence();
    const std::string now = picture_name(shown);
    for (const WorkshopNews::Vehicle& picture : pictures_) {
        ImGui::PushID(picture.id.c_str());
        const ImVec2 corner = ImGui::GetCursorScreenPos();
        const float top = ImGui::GetCursorPosY();
        if (ImGui::Selectable("##picture", picture.id == now, 0, {0.0F, side})) {
            workshop.draw_as(picture.id);
            over_ = Sheet::none;
        }
        if (picture.id == now) ImGui::SetItemDefaultFocus();
        shown.picture = picture.id;
        ImDrawList& list = *ImGui::GetWindowDrawList();
        draw_vehicle(kit, list, shown, livery_in(kit.seating.palette, livery(workshop)), corner,
                     side);
        draw_text(
            list, kit.fonts().label,
            {corner.x + side + 12.0F * s, corner.y + (side - kit.fonts().label->FontSize) / 2.0F},
            packed(theme::ivory), tr(picture.name.c_str()));
        ImGui::SetCursorPosY(top + side + 4.0F * s);
        ImGui::PopID();
    }
}

void WorkshopScreen::show_over(const Kit& kit, Workshop& workshop, const WorkshopNews& news,
                               WorkshopReply& reply) {
    const float s = kit.scale();
    const auto& fonts = kit.fonts();
    const float button = std::ceil(44.0F * s);
    ScreenOverlay overlay("workshop sheet", canvas_.size(), 620.0F * s, button);
    bool is_confirmed = false;
    const auto field = [&](bool has_focus) {
        const FontScope font(fonts.label);
        ImGui::SetNextItemWidth(-1.0F);
        if (has_focus && ImGui::IsWindowAppearing()) ImGui::SetKeyboardFocusHere();
        is_confirmed = ImGui::InputText("##name", name_.data(), name_.size(),
                                        ImGuiInputTextFlags_EnterReturnsTrue);
    };
    const auto vehicles = [&](WorkshopCommand command) {
        for (const WorkshopNews::Vehicle& vehicle : news.vehicles) {
            const std::string label = tr(vehicle.name.c_str());
            if (!key_button(kit, {.label = label, .size = {-1.0F, 0.0F}, .id = vehicle.id}))
                continue;
            reply = {command, vehicle.id, 0, {}};
            over_ = Sheet::none;
        }
    };
    const bool is_lost = !workshop.is_saved();
    switch (over_) {
    case Sheet::save_as:
        show_text(fonts.heading, tr("Save this vehicle as"));
        field(true);
        show_muted(fonts.label, tr("A name puts it among your own vehicles, where a new race finds "
                                   "it; the path of a file puts it there."));
        break;
    case Sheet::open:
        show_text(fonts.heading, tr("Open a vehicle"));
        if (is_lost) show_muted(fonts.label, tr("What is not saved here is lost then."));
        vehicles(WorkshopCommand::open);
        show_muted(fonts.label, tr("Or the path of a file:"));
        field(false);
        break;
    case Sheet::kinds: show_kinds(kit, workshop); break;
    case Sheet::pictures:
        show_text(fonts.heading, tr("Draw it as"));
        show_pictures(kit, workshop);
        show_muted(fonts.label, tr("Or the path of a picture, a PNG file:"));
        field(false);
        roll_by_keys(kit);
        break;
    default:
        show_text(fonts.heading, tr("A new vehicle, made from"));
        if (is_lost) show_muted(fonts.label, tr("What is not saved here is lost then."));
        vehicles(WorkshopCommand::fresh);
        break;
    }
    overlay.begin_foot();
    const bool has_name = name_[0] != '\0';
    const bool is_save = over_ == Sheet::save_as;
    const bool is_picture = over_ == Sheet::pictures;
    if (is_save || ((over_ == Sheet::open || is_picture) && has_name)) {
        is_confirmed |= key_button(kit, {.label = is_save ? tr("Save") : tr("Open"),
                                         .key = Key::enter,
                                         .role = ButtonRole::decide,
                                         .is_enabled = has_name});
        if (is_confirmed && has_name) {
            reply = {is_save      ? WorkshopCommand::save
                     : is_picture ? WorkshopCommand::picture
                                  : WorkshopCommand::open,
                     name_.data(),
                     0,
                     {}};
            over_ = Sheet::none;
        }
        ImGui::SameLine();
    }
    if (key_button(kit, {.label = tr("Back"), .key = Key::escape, .id = "back"}))
        over_ = Sheet::none;
}

}  // namespace frothy
