// The panel of the studio: file, tools, overlays, figures, findings, and what may be done next.
#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "games/frothy/data/wording/wording_findings.h"
#include "games/frothy/view/core/board/board_layout.h"
#include "games/frothy/view/core/studio/course_mending.h"
#include "games/frothy/view/studio/studio_parts.h"
#include "games/frothy/view/studio/studio_screen.h"
#include "games/frothy/view/studio/studio_tips.h"
#include "ui/buttons.h"
#include "ui/letters.h"
#include "ui/notes.h"
#include "ui/panels.h"

namespace frothy {

using namespace studio_parts;
using namespace studio_tips;
using namespace ui;
using stage::Key;

namespace {

constexpr float panel_width = 384.0F;  // pixels at an interface scale of 1
constexpr float pad = 12.0F;
constexpr float foot_height = 76.0F;
constexpr float least_list = 72.0F;  // of findings

// "70 (+4)": a figure, and by how much it is another one than when it was last saved.
std::string figure(int now, int saved) {
    const std::string text = std::to_string(now);
    return now == saved ? text : text + " (" + signed_number(now - saved) + ")";
}

void gap(const Kit& kit) { ImGui::Dummy({1.0F, kit.scale()}); }

// In the place of a button.
void show_row_name(const Kit& kit, const char* name, ImVec2 size) {
    const ImVec2 corner = ImGui::GetCursorScreenPos();
    draw_text_fitted(*ImGui::GetWindowDrawList(), kit.fonts().label,
                     {corner.x + size.x / 2.0F, corner.y + size.y / 2.0F},
                     packed(theme::light_sand), name, size.x);
    ImGui::Dummy(size);
}

}  // namespace

StudioReply StudioScreen::show(const Kit& kit, Studio& studio, const StudioNews& news) {
    const float s = kit.scale();
    const stage::Rect all = stage::all_of(canvas_.size());
    const float panel = std::min(std::floor(panel_width * s), all.width * 0.5F);
    // A stroke that goes on shows as what it touches.
    if (!pressed_) studio.refresh();
    if (is_inside_) frames_inside_ = std::min(frames_inside_ + 1, 2);
    if (chosen_ >= static_cast<int>(studio.findings().size())) chosen_ = -1;
    take_measure(news.measure);
    brought_looks_ = news.looks;
    frame_.set_scale(s);
    frame_.place({0.0F, 0.0F, all.width - panel, all.height});
    take_course(studio);
    if (course_) {
        draw_board(studio);
    } else {
        draw_empty_board(studio, s);
    }
    StudioReply reply = std::exchange(struck_, {});
    Kit beside = kit;  // tips lie on the board
    beside.keep_clear = stage::Rect{all.width - panel, 0.0F, panel, all.height};
    const Sheet covering = sheet_;
    {
        const CoveredScope covered(covering != Sheet::none);
        ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {pad * s, pad * s});
        const ScreenPanel window("studio", {all.width - panel, 0.0F, panel, all.height},
                                 PanelLook::umber, is_on_board_ ? ImGuiWindowFlags_NoNavInputs : 0);
        ImGui::PopStyleVar();
        show_panel(beside, studio, news, reply);
    }
    if (covering != Sheet::none) {
        show_sheet(kit, studio, news, reply);
    } else {
        ui::draw_pad_hint(kit, {all.width - panel - pad * s, all.height - pad * s}, Key::f1,
                          is_on_board_ ? tr("To the panel") : tr("To the board"));
    }
    return reply;
}

// What is found takes the room between what always stands at the top and at the bottom; where
// that is too little all but the foot rolls.
void StudioScreen::show_panel(const Kit& kit, Studio& studio, const StudioNews& news,
                              StudioReply& reply) {
    const float s = kit.scale();
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {6.0F * s, 5.0F * s});
    const float room = ImGui::GetContentRegionAvail().y - foot_height * s;
    const auto begin_rolling = [](const char* name, float height) {
        ImGui::BeginChild(name, {0.0F, height}, false, ImGuiWindowFlags_NavFlattened);
    };
    const auto end_rolling = [&] {
        if (!is_on_board_) roll_by_keys();
        theme::fade_scrolled_edges(theme::deep_umber);
        ImGui::EndChild();
    };
    const bool rolls = tools_height_ + least_list * s > room;
    if (rolls) begin_rolling("all", room);
    const float top = ImGui::GetCursorPosY();
    show_head(kit, studio, news, reply);
    gap(kit);
    show_tools(kit, studio);
    gap(kit);
    show_overlays(kit, reply);
    gap(kit);
    tools_height_ = ImGui::GetCursorPosY() - top;
    if (!rolls) begin_rolling("findings", std::max(room - tools_height_, least_list * s));
    show_figures(kit, studio, news);
    show_findings(kit, studio);
    end_rolling();
    show_foot(kit, studio, reply);
    ImGui::PopStyleVar();
}

void StudioScreen::show_head(const Kit& kit, Studio& studio, const StudioNews& news,
                             StudioReply& reply) {
    const auto& fonts = kit.fonts();
    const std::string& name = studio.bench().plan().name;
    show_text(fonts.heading, name.empty() ? tr("A course without a name") : name);
    const std::string file = studio.file().filename().string();
    const std::string state = studio.has_conflict()
                                  ? tr("The file was changed elsewhere: saving replaces that.")
                              : studio.is_saved() ? std::string()
                                                  : tr("Not saved yet");
    if (news.told.empty()) {
        show_muted(fonts.label, file.empty()    ? state
                                : state.empty() ? file
                                                : file + "  ·  " + state);
    } else {
        show_told(kit, news.told);
    }
    const float width = share_of(4);
    const auto button = [&](const std::string& label, const char* id, const std::string& tip) {
        return key_button(kit, {.label = label, .size = low(kit, width), .id = id, .tip = tip});
    };
    if (button(tr("New"), "new",
               with_control(kit, tr("Another course: from pieces, an oval, or nothing."), Key::n)))
        ask(Sheet::fresh, studio);
    ImGui::SameLine();
    if (button(
            tr("Open"), "open",
            with_control(kit, tr("A course of the game, one of your own, or any file."), Key::o))) {
        ask(Sheet::open, studio);
    }
    ImGui::SameLine();
    if (button(tr("Save"), "save",
               with_control(kit,
                            studio.file().empty()
                                ? tr("Asks for a name first: the course has no file yet.")
                                : say("Writes {0}.", {text_of_path(studio.file().filename())}),
                            Key::s))) {
        if (studio.file().empty()) {
            ask(Sheet::save_as, studio);
        } else {
            reply = {StudioCommand::save, {}};
        }
    }
    ImGui::SameLine();
    if (button(tr("Save as"), "save as",
               with_control_and_shift(kit, tr("Under another name; what was saved before stays."),
                                      Key::s))) {
        ask(Sheet::save_as, studio);
    }
    show_steps(kit, studio.bench());
}

// Here whatever tool is in hand.
void StudioScreen::show_steps(const Kit& kit, Workbench& bench) {
    const float half = share_of(2);
    const auto button = [&](const std::string& label, const char* id, bool is_enabled,
                            std::string_view icon, const std::string& tip) {
        return key_button(kit, {.label = label,
                                .size = low(kit, half),
                                .is_enabled = is_enabled,
                                .icon = icon,
                                .id = id,
                                .tip = tip});
    };
    if (button(tr("Undo"), "undo", bench.can_undo(), "ui/undo",
               with_control(kit, tr("Takes the last step back, and the one before, without limit."),
                            Key::z))) {
        bench.undo();
    }
    ImGui::SameLine();
    if (button(tr("Redo"), "redo", bench.can_redo(), "ui/redo",
               with_control(kit, tr("Takes the step again that was taken back."), Key::y))) {
        bench.redo();
    }
}

void StudioScreen::show_overlays(const Kit& kit, StudioReply& reply) {
    const float quarter = share_of(4);
    show_row_name(kit, tr("Overlays"), low(kit, quarter));
    for (std::size_t i = 0; i < overlay_count; ++i) {
        const auto overlay = static_cast<Overlay>(i);
        if (i % 4 != 3) ImGui::SameLine();
        const std::string label = frothy::title_of(overlay);
        if (!key_button(kit, {.label = label,
                              .size = low(kit, quarter),
                              .is_lit = shown_[i],
                              .id = "overlay " + std::to_string(i),
                              .tip = tip_of(overlay)})) {
            continue;
        }
        if (turn_overlay(overlay) && is_measured(overlay) && measure_.races == 0)
            reply = {StudioCommand::measure, {}};
    }
}

// Whether it is seen now. Numbers of two kinds in a hex cannot be told apart: the next one takes
// the place of the one before.
bool StudioScreen::turn_overlay(Overlay overlay) {
    const bool is_seen = !shown_[static_cast<std::size_t>(overlay)];
    for (std::size_t i = 0; i < overlay_count; ++i)
        if (overlay != Overlay::line && static_cast<Overlay>(i) != Overlay::line) shown_[i] = false;
    shown_[static_cast<std::size_t>(overlay)] = is_seen;
    return is_seen;
}

void StudioScreen::show_figures(const Kit& kit, const Studio& studio, const StudioNews& news) {
    if (!studio.course()) return;
    const CourseFigures& now = studio.figures();
    const CourseFigures& saved = studio.file().empty() ? now : studio.saved_figures();
    const auto& fonts = kit.fonts();
    show_muted(fonts.small,
               say("{0} spaces, {1} hexes, {2} to {3} abreast",
                   {figure(now.length, saved.length), figure(now.hexes, saved.hexes),
                    figure(now.narrowest, saved.narrowest), figure(now.widest, saved.widest)}));
    show_muted(fonts.small, say("{0} bends, longest straight {1}, {2} hexes with obstacles",
                                {figure(now.bends, saved.bends),
                                 figure(now.longest_straight, saved.longest_straight),
                                 figure(now.obstacles, saved.obstacles)}));
    if (news.measured.empty()) return;
    if (!news.is_measure_old) {
        show_text(fonts.small, news.measured);
        return;
    }
    show_muted(fonts.small, say("Before the course was changed: {0}", {news.measured}));
    for (std::size_t i = 0; i < overlay_count; ++i) {
        if (!shown_[i] || !is_measured(static_cast<Overlay>(i))) continue;
        show_text(fonts.small, tr("What is lit of races has nothing to show until the course is "
                                  "measured again."));
        return;
    }
}

void StudioScreen::show_findings(const Kit& kit, Studio& studio) {
    const auto& fonts = kit.fonts();
    const auto& findings = studio.findings();
    if (findings.empty()) {
        show_muted(fonts.small, tr("Nothing to find fault with."));
        return;
    }
    const float wrap = ImGui::GetContentRegionAvail().x;
    std::string waived;
    bool mends = false;
    for (std::size_t i = 0; i < findings.size(); ++i) {
        const Finding& finding = findings[i];
        const bool is_error = finding.severity == Severity::error;
        std::string words = std::to_string(i + 1) + "  " + finding_in_words(finding.what.found);
        if (finding.what.line > 0 && !studio.file().empty() && studio.is_saved()) {
            words += say(" (line {0}, column {1})", {static_cast<int>(finding.what.line),
                                                     static_cast<int>(finding.what.column)});
        }
        const ExpectedWords expected = expected_in_words(finding.what.expected);
        const std::string more = say("Expected: {0}", {expected.words});
        ImGui::PushID(static_cast<int>(i));
        const ImVec2 corner = ImGui::GetCursorPos();
        const float tall = text_height(fonts.body, words, wrap) +
                           text_height(fonts.small, more, wrap) + 8.0F * kit.scale();
        if (ImGui::Selectable("##finding", static_cast<int>(i) == chosen_, 0, {0.0F, tall})) {
            chosen_ = static_cast<int>(i);
            if (finding.hex) frame_.follow(world_of(*finding.hex));
        }
        show_tip(kit, expected.rule.empty()
                          ? tr("A click shows where it is and what can be done about it.")
                          : kit.rulebook.summary(expected.rule) + "\n" + expected.rule);
        ImGui::SetCursorPos(corner);
        ImGui::PushStyleColor(ImGuiCol_Text,
                              packed(is_error ? theme::terracotta : theme::light_sand));
        show_text(fonts.body, words);
        ImGui::PopStyleColor();
        show_muted(fonts.small, more);
        ImGui::SetCursorPos({corner.x, corner.y + tall});
        const bool may_be_waived = !finding.name.empty() && static_cast<int>(i) == chosen_;
        if (may_be_waived &&
            key_button(kit,
                       {.label = tr("Put this advice aside"),
                        .tip = say("Not to be told again of this course: {0}.", {finding.name})})) {
            waived = finding.name;
        }
        const CoursePlan* better = static_cast<int>(i) == chosen_ ? mended(studio) : nullptr;
        if (better != nullptr && may_be_waived) ImGui::SameLine();
        if (better != nullptr &&
            key_button(kit, {.label = tr("Mend it"),
                             .id = "mend",
                             .tip = tr("Does what is plainly meant, in one step that can be "
                                       "undone.")})) {
            mends = true;
        }
        ImGui::PopID();
    }
    if (waived.empty() && !mends) return;
    CoursePlan plan = mends ? *mended_ : studio.bench().plan();
    if (!waived.empty()) plan.waived.push_back(waived);
    studio.bench().change(std::move(plan));
    chosen_ = -1;
}

void StudioScreen::show_foot(const Kit& kit, Studio& studio, StudioReply& reply) {
    const bool can_race = !pressed_ && !studio.has_errors();
    const float half = share_of(2);
    const auto button = [&](const std::string& label, Key key, StudioCommand command,
                            const std::string& tip) {
        if (key_button(kit,
                       {.label = label,
                        .key = key,
                        .size = low(kit, half),
                        .is_enabled = can_race,
                        .tip = with_key(
                            kit,
                            studio.has_errors()
                                ? std::string(tr("What is red must be mended before it may race."))
                                : tip,
                            key)})) {
            reply = {command, {}};
        }
    };
    button(tr("Drive it"), Key::f5, StudioCommand::drive,
           tr("A race on what is drawn here, against one driver of the computer."));
    ImGui::SameLine();
    button(tr("Let drivers race"), Key::f6, StudioCommand::race,
           tr("Watch drivers of the computer race on it."));
    button(tr("Measure it"), Key::f7, StudioCommand::measure,
           tr("240 races on it: how long they take, how many are wrecked, and how fair the grid "
              "is."));
    ImGui::SameLine();
    if (key_button(kit, {.label = tr("Back"),
                         .key = Key::escape,
                         .size = low(kit, half),
                         .tip = with_key(kit, tr("To the title. What is not saved stays here."),
                                         Key::escape)}) &&
        sheet_ == Sheet::none) {
        reply = {StudioCommand::back, {}};
    }
}

}  // namespace frothy
