// The panel of the workshop: file, pages, the part that is chosen, and what may be done next.
#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <utility>

#include "formats/json_reader.h"
#include "games/frothy/view/core/workshop/workshop_words.h"
#include "games/frothy/view/workshop/suffix_chart.h"
#include "games/frothy/view/workshop/workshop_screen.h"
#include "ui/buttons.h"
#include "ui/letters.h"
#include "ui/notes.h"
#include "ui/panels.h"

namespace frothy {

using namespace ui;
using stage::Key;

namespace {

constexpr float low_button = 32.0F;  // pixels at an interface scale of 1
constexpr float foot_button = 38.0F;
constexpr float least_height = 460.0F;  // in which head, page and foot each have their place
constexpr float least_figures = 320.0F;
constexpr std::size_t longest_words = 4000;  // bytes, of a story

float share_of(int columns) {
    const float spacing = ImGui::GetStyle().ItemSpacing.x;
    const auto count = static_cast<float>(columns);
    return std::floor((ImGui::GetContentRegionAvail().x - spacing * (count - 1.0F)) / count);
}

// Side by side as long as each has room for its words.
struct ButtonRow {
    const Kit& kit;
    float height;
    bool is_first = true;

    bool put(KeyButton button) {
        button.size = {0.0F, std::ceil(height * kit.scale())};
        const float wide = key_button_width(kit, button);
        if (!is_first) {
            ImGui::SameLine();
            if (ImGui::GetContentRegionAvail().x < wide) ImGui::NewLine();
        }
        is_first = false;
        return key_button(kit, button);
    }
};

}  // namespace

void WorkshopScreen::show_panel(const Kit& kit, Workshop& workshop, const WorkshopNews& news,
                                WorkshopReply& reply) {
    const float s = kit.scale();
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {6.0F * s, 6.0F * s});
    // Where letters are large all of it rolls, the page before the rest.
    const bool is_cramped = ImGui::GetContentRegionAvail().y < least_height * s;
    if (!is_cramped) show_head(kit, workshop, news, reply);
    show_tabs_of(kit, workshop);
    if (is_cramped) {
        show_page(kit, workshop, news, reply);
        show_head(kit, workshop, news, reply);
        show_foot(kit, workshop, news, reply);
        if (!is_on_sheet_) roll_by_keys();
    } else {
        const float foot =
            std::ceil(foot_button * s) * 2.0F + 3.0F * ImGui::GetStyle().ItemSpacing.y;
        const float left = ImGui::GetContentRegionAvail().y - foot - roll_key_room * s;
        ImGui::BeginChild("page", {0.0F, left}, false, ImGuiWindowFlags_NavFlattened);
        show_page(kit, workshop, news, reply);
        roll_by_keys(kit);
        theme::fade_scrolled_edges(theme::deep_umber);
        ImGui::EndChild();
        ImGui::Dummy({1.0F, roll_key_room * s - ImGui::GetStyle().ItemSpacing.y});
        show_foot(kit, workshop, news, reply);
    }
    ImGui::PopStyleVar();
}

void WorkshopScreen::show_tabs_of(const Kit& kit, const Workshop& workshop) {
    const auto found = static_cast<int>(workshop.findings().size());
    const std::string findings = say(by_count(found, "{0} finding", "{0} findings"), {found});
    const std::array tabs = {ui::Tab{tr_in("workshop", "The part"), Key::f1},
                             ui::Tab{findings, Key::f2},
                             ui::Tab{tr_in("workshop", "Compared"), Key::f3},
                             ui::Tab{tr_in("workshop", "Report"), Key::f4}};
    TabsLook look;
    look.gap = 4.0F * kit.scale();
    look.height = std::ceil(34.0F * kit.scale());
    look.has_shoulders = !is_on_sheet_;
    tab_ = static_cast<Tab>(show_tabs(kit, tabs, static_cast<std::size_t>(tab_), look));
}

void WorkshopScreen::show_page(const Kit& kit, Workshop& workshop, const WorkshopNews& news,
                               WorkshopReply& reply) {
    switch (tab_) {
    case Tab::part:
        show_part(kit, workshop, reply);
        // What a change comes to is seen at once where there is room for it.
        if (ImGui::GetContentRegionAvail().y > least_figures * kit.scale())
            show_figures(kit, workshop, news);
        return;
    case Tab::findings: show_findings(kit, workshop, reply); return;
    case Tab::figures: show_figures(kit, workshop, news); return;
    case Tab::report: show_report_page(kit, workshop, news, reply); return;
    }
}

void WorkshopScreen::show_head(const Kit& kit, Workshop& workshop, const WorkshopNews& news,
                               WorkshopReply& reply) {
    const auto& fonts = kit.fonts();
    const std::string& name = workshop.licence().name;
    show_text(fonts.heading, name.empty() ? tr("A vehicle without a name") : tr(name.c_str()));
    const std::string file = workshop.file().filename().string();
    const std::string state = workshop.has_conflict()
                                  ? tr("The file was changed elsewhere: saving replaces that.")
                              : workshop.is_saved() && !file.empty() ? std::string()
                                                                     : tr("Not saved yet");
    show_muted(fonts.small, file.empty() ? state : state.empty() ? file : file + "  ·  " + state);
    if (!news.told.empty()) show_text(fonts.small, news.told);
    ButtonRow row{kit, low_button};
    if (row.put({.label = tr("New"), .id = "new"})) ask(Sheet::fresh, workshop);
    if (row.put({.label = tr("Open"), .id = "open"})) ask(Sheet::open, workshop);
    if (row.put({.label = tr("Save"), .id = "save"})) {
        if (workshop.file().empty()) {
            ask(Sheet::save_as, workshop);
        } else {
            reply.command = WorkshopCommand::save;
        }
    }
    if (row.put({.label = tr("Save as"), .id = "save as"})) ask(Sheet::save_as, workshop);
    if (!file.empty() && row.put({.label = tr("Copy its path"), .id = "path"}))
        ImGui::SetClipboardText(text_of_path(workshop.file()).c_str());
    if (row.put({.label = tr("Undo"),
                 .is_enabled = workshop.can_undo(),
                 .icon = "ui/undo",
                 .id = "undo"}))
        workshop.undo();
    if (row.put({.label = tr("Redo"),
                 .is_enabled = workshop.can_redo(),
                 .icon = "ui/redo",
                 .id = "redo"}))
        workshop.redo();
}

// --- The part ------------------------------------------------------------------------------------

void WorkshopScreen::show_part(const Kit& kit, Workshop& workshop, WorkshopReply& reply) {
    const auto& fonts = kit.fonts();
    const SheetSpot spot = workshop.chosen();
    const Rule rule = rule_of(workshop.licence(), spot);
    const std::string title = title_of(workshop.licence(), spot);
    const float room = ImGui::GetContentRegionAvail().x;
    show_text(fonts.heading, title);
    if (!rule.is_none()) {
        const float needed = text_width(fonts.heading, title) + rule_button_width(kit) +
                             2.0F * ImGui::GetStyle().ItemSpacing.x;
        if (needed <= room) ImGui::SameLine();
        if (rule_button(kit, rule, 0)) reply.open = rule;
        if (ImGui::IsItemHovered()) paper_tooltip(kit, kit.rulebook.summary(rule.text()), rule);
    }
    show_muted(fonts.body, meaning_of(workshop.licence(), spot));
    if (spot.part == SheetPart::picture) show_picture(kit, workshop);
    show_knobs(kit, workshop);
    show_words(kit, workshop);
    // What is wrong with it, where one sees it change.
    for (const LicenceFinding& found : workshop.findings()) {
        if (found.spot != workshop.chosen()) continue;
        ImGui::PushStyleColor(ImGuiCol_Text,
                              packed(found.is_error() ? theme::terracotta : theme::light_sand));
        show_text(fonts.body, found.finding.what.found + ": " + found.finding.what.expected);
        ImGui::PopStyleColor();
    }
    const SheetSpot now = workshop.chosen();
    if (now.part == SheetPart::rating || now.part == SheetPart::move)
        show_suffix_test(kit, workshop.licence(), now.a);
    show_lists(kit, workshop);
    if (is_on_sheet_) {
        show_muted(fonts.small,
                   tr("Click a part of the sheet, and again for one more, with Shift for one "
                      "fewer; or turn the wheel over it. By keys: arrows, + and -, digits, Insert, "
                      "Delete; Tab goes to this panel and back."));
    }
}

void WorkshopScreen::show_knobs(const Kit& kit, Workshop& workshop) {
    const auto& fonts = kit.fonts();
    const float s = kit.scale();
    const float width = ImGui::GetContentRegionAvail().x;
    bool is_first = true;
    for (const Knob knob : knobs_of(workshop.licence(), workshop.chosen())) {
        const SheetSpot spot = workshop.chosen();
        const std::string label = title_of(spot, knob);
        const std::string value = value_of(workshop.licence(), spot, knob);
        const float beside = std::floor(width * 0.6F);
        const bool is_list = knob == Knob::which && !kinds_for(workshop.licence(), spot).empty();
        if (text_width(fonts.label, label) + beside + 8.0F * s <= width) {
            const ImVec2 at = ImGui::GetCursorScreenPos();
            draw_text(*ImGui::GetWindowDrawList(), fonts.label,
                      {at.x, at.y + (stepper_height(kit) - fonts.label->FontSize) / 2.0F},
                      packed(theme::dark_sand), label);
            ImGui::SetCursorPosX(ImGui::GetCursorPosX() + width - beside);
        } else {
            show_muted(fonts.small, label);
        }
        if (is_first && std::exchange(wants_panel_, false)) ImGui::SetKeyboardFocusHere();
        is_first = false;
        const std::string id = "knob " + std::to_string(static_cast<int>(knob));
        const int by = stepper(kit, id.c_str(), value, beside);
        if (by != 0) workshop.turn_chosen(knob, by);
        if (is_list && key_button(kit, {.label = tr("Choose from all"),
                                        .size = {-1.0F, std::ceil(low_button * s)}})) {
            ask(Sheet::kinds, workshop);
        }
    }
}

// Whatever is drawn already, and how to bring more.
void WorkshopScreen::show_picture(const Kit& kit, Workshop& workshop) {
    const Licence& licence = workshop.licence();
    const float width = ImGui::GetContentRegionAvail().x;
    const auto known =
        std::ranges::find(pictures_, picture_name(licence), &WorkshopNews::Vehicle::id);
    const std::string name = known != pictures_.end()  ? tr(known->name.c_str())
                             : licence.picture.empty() ? tr("Basic Chariot")
                                                       : licence.picture;
    const int by = stepper(kit, "picture", say("Drawn as: {0}", {name}), width);
    if (by != 0) turn_picture(workshop, by);
    if (key_button(kit, {.label = tr("Choose from all"),
                         .size = {-1.0F, std::ceil(low_button * kit.scale())},
                         .id = "pictures"})) {
        ask(Sheet::pictures, workshop);
    }
    show_muted(kit.fonts().small,
               tr("A picture of your own is dropped on this window: a PNG file, square, the "
                  "vehicle from above and facing right."));
}

// Name, kind and story together: they stand on one part of the sheet.
void WorkshopScreen::show_words(const Kit& kit, Workshop& workshop) {
    const SheetSpot spot = workshop.chosen();
    if (!has_words(workshop.licence(), spot)) return;
    if (shown_ != spot || worded_ != workshop.revision()) {
        shown_ = spot;
        worded_ = workshop.revision();
        const std::string now = words_of(workshop.licence(), spot);
        words_.assign(longest_words + 1, '\0');
        std::memcpy(words_.data(), now.data(), std::min(now.size(), longest_words));
    }
    const FontScope font(kit.fonts().label);
    const std::size_t room =
        (spot.part == SheetPart::story ? longest_words : formats::longest_name) + 1;
    if (std::exchange(wants_panel_, false)) ImGui::SetKeyboardFocusHere();
    if (spot.part == SheetPart::story) {
        ImGui::InputTextMultiline("##words", words_.data(), room,
                                  {-1.0F, 5.0F * ImGui::GetTextLineHeightWithSpacing()});
    } else {
        ImGui::SetNextItemWidth(-1.0F);
        ImGui::InputText("##words", words_.data(), room);
    }
    if (ImGui::IsItemDeactivatedAfterEdit()) {
        workshop.reword_chosen(words_.data());
        worded_ = workshop.revision();
    }
}

void WorkshopScreen::show_lists(const Kit& kit, Workshop& workshop) {
    const SheetSpot spot = workshop.chosen();
    ButtonRow row{kit, low_button};
    if (spot.part == SheetPart::name || spot.part == SheetPart::picture ||
        spot.part == SheetPart::kind || spot.part == SheetPart::story) {
        for (const SheetPart part :
             {SheetPart::name, SheetPart::picture, SheetPart::kind, SheetPart::story}) {
            const std::string label = title_of(workshop.licence(), {part, 0, 0});
            if (row.put({.label = label, .is_lit = part == spot.part}))
                workshop.choose_spot({part, 0, 0});
        }
    }
    if (may_be_removed(workshop.licence(), spot) &&
        row.put({.label = tr("Take it off"), .role = ButtonRole::danger, .id = "remove"})) {
        workshop.remove_chosen();
    }
    // The table of a random affect, a line for each value of its dice.
    if (spot.part == SheetPart::affect || spot.part == SheetPart::random_line) {
        const auto lines = workshop.licence().affects[spot.a].table.size();
        for (std::size_t i = 0; i < lines; ++i) {
            const SheetSpot line{SheetPart::random_line, spot.a, static_cast<std::uint8_t>(i)};
            const std::string label = title_of(workshop.licence(), line);
            if (row.put({.label = label, .is_lit = spot == line})) workshop.choose_spot(line);
        }
    }
    for (const SheetList list : {SheetList::blocks, SheetList::affects, SheetList::specials,
                                 SheetList::traits, SheetList::stamina_effects}) {
        const bool has_speed = spot.part == SheetPart::rating || spot.part == SheetPart::block;
        if (list == SheetList::blocks && !has_speed) continue;
        if (row.put({.label = title_of(list)})) workshop.add(list);
    }
}

// --- What may be done next -----------------------------------------------------------------------

void WorkshopScreen::show_foot(const Kit& kit, const Workshop& workshop, const WorkshopNews& news,
                               WorkshopReply& reply) {
    const float s = kit.scale();
    const bool can_race = !workshop.has_errors() && over_ == Sheet::none;
    const float tall = std::ceil(foot_button * s);
    const float half = share_of(2);
    const auto button = [&](const char* label, Key key, WorkshopCommand command) {
        if (key_button(
                kit, {.label = label, .key = key, .size = {half, tall}, .is_enabled = can_race})) {
            reply.command = command;
        }
    };
    button(tr("Drive it alone"), Key::f5, WorkshopCommand::drive);
    ImGui::SameLine();
    button(tr("Race the basic chariot"), Key::f6, WorkshopCommand::race);
    reply.course_by = stepper(kit, "course", say("On {0}", {news.course}), half);
    ImGui::SameLine();
    if (key_button(kit, {.label = tr("Back"), .key = Key::escape, .size = {half, tall}}) &&
        over_ == Sheet::none) {
        reply.command = WorkshopCommand::back;
    }
}

}  // namespace frothy
