// What the studio asks over all of it: a name, which course, how to begin.
#include <imgui.h>

#include <cmath>
#include <cstdio>

#include "games/frothy/view/studio/studio_parts.h"
#include "games/frothy/view/studio/studio_screen.h"
#include "ui/buttons.h"
#include "ui/letters.h"
#include "ui/panels.h"
#include "words/letters.h"

namespace frothy {

using namespace studio_parts;
using namespace ui;
using stage::Key;

// The sheet takes the mouse: a stroke ends here.
void StudioScreen::ask(Sheet sheet, Studio& studio) {
    sheet_ = sheet;
    cards_.forget_textures();  // what was saved since looks another way
    pressed_.reset();
    touched_.clear();
    studio.bench().end_stroke();
    const std::string name = sheet == Sheet::open ? std::string() : studio.bench().plan().name;
    const auto length = static_cast<int>(words::whole_letters(name, name_.size() - 1));
    std::snprintf(name_.data(), name_.size(), "%.*s", length, name.c_str());
}

void StudioScreen::show_beginnings(const Kit& kit, StudioReply& reply) {
    const auto begin = [&](const std::string& label, Key key, ButtonRole role,
                           StudioCommand command, StudioTool tool) {
        if (!key_button(kit, {.label = label, .key = key, .role = role, .size = {-1.0F, 0.0F}}))
            return;
        reply = {command, {}};
        tool_ = tool;
        sheet_ = Sheet::none;
    };
    begin(tr("From pieces"), Key::enter, ButtonRole::decide, StudioCommand::fresh_pieces,
          StudioTool::pieces);
    begin(tr("An oval"), Key::o, ButtonRole::plain, StudioCommand::fresh_oval, StudioTool::brush);
    begin(tr("An empty board"), Key::e, ButtonRole::plain, StudioCommand::fresh_empty,
          StudioTool::shape);
}

// By name, two in a row, as on the screen of a new race.
void StudioScreen::show_courses(const Kit& kit, const StudioNews& news, StudioReply& reply) {
    const float card = share_of(2);
    std::vector<std::string> names;
    for (const StudioCourse& course : news.courses)
        names.push_back(course.name);
    const stage::PixelSize picture = card_picture_size(kit, card, names);
    const float tall = card_height(kit, card, names, true);
    for (std::size_t i = 0; i < news.courses.size(); ++i) {
        const StudioCourse& course = news.courses[i];
        if (i % 2 != 0) ImGui::SameLine();
        const CourseCard shown{course.id, course.name, course.file, course.course.get(), false};
        if (!cards_.show(kit, canvas_, shown, {card, tall}, picture)) continue;
        reply = {StudioCommand::open, course.id};
        sheet_ = Sheet::none;
    }
    roll_by_keys();
}

void StudioScreen::show_sheet(const Kit& kit, Studio& studio, const StudioNews& news,
                              StudioReply& reply) {
    const float s = kit.scale();
    const auto& fonts = kit.fonts();
    const float button = std::ceil(44.0F * s);
    const float width = (sheet_ == Sheet::open ? 640.0F : 520.0F) * s;
    ScreenOverlay overlay("studio sheet", canvas_.size(), width, button);
    bool is_confirmed = false;
    switch (sheet_) {
    case Sheet::save_as:
        show_text(fonts.heading, tr("Save this course as"));
        ImGui::PushFont(fonts.label);
        ImGui::SetNextItemWidth(-1.0F);
        if (ImGui::IsWindowAppearing()) ImGui::SetKeyboardFocusHere();
        is_confirmed = ImGui::InputText("##name", name_.data(), name_.size(),
                                        ImGuiInputTextFlags_EnterReturnsTrue);
        ImGui::PopFont();
        show_muted(fonts.label, tr("It goes among your own courses, where a new race finds it."));
        show_muted(fonts.small, tr("A name with / in it is the path of a file; one that ends in "
                                   ".tmj is a map of Tiled."));
        break;
    case Sheet::open:
        show_text(fonts.heading, tr("Open a course"));
        if (!studio.is_saved()) show_muted(fonts.label, tr("What is not saved here is lost then."));
        show_courses(kit, news, reply);
        show_muted(fonts.label, tr("Or the path of a course or of a map of Tiled:"));
        ImGui::PushFont(fonts.label);
        ImGui::SetNextItemWidth(-1.0F);
        is_confirmed = ImGui::InputText("##path", name_.data(), name_.size(),
                                        ImGuiInputTextFlags_EnterReturnsTrue);
        ImGui::PopFont();
        if (is_confirmed && name_[0] != '\0') {
            reply = {StudioCommand::open, name_.data()};
            sheet_ = Sheet::none;
        }
        break;
    default:
        show_text(fonts.heading, tr("A new course"));
        if (!studio.is_saved()) show_muted(fonts.label, tr("What is not saved here is lost then."));
        show_beginnings(kit, reply);
        break;
    }
    overlay.begin_foot();
    const bool has_name = name_[0] != '\0';
    if (sheet_ == Sheet::save_as) {
        is_confirmed |= key_button(kit, {.label = tr("Save"),
                                         .key = Key::enter,
                                         .role = ButtonRole::decide,
                                         .is_enabled = has_name});
        if (is_confirmed && has_name) {
            reply = {StudioCommand::save, name_.data()};
            sheet_ = Sheet::none;
        }
        ImGui::SameLine();
        if (key_button(kit, {.label = tr("As a map of Tiled"),
                             .id = "tiled",
                             .tip = tr("Tiled is a free editor of maps (mapeditor.org). The course "
                                       "is written for it beside your own ones, with its pictures; "
                                       "what is drawn there is opened here like any course, and "
                                       "can be raced on.")})) {
            reply = {StudioCommand::export_map, {}};
            sheet_ = Sheet::none;
        }
        ImGui::SameLine();
    }
    if (key_button(kit, {.label = tr("Back"), .key = Key::escape, .id = "back"})) {
        sheet_ = Sheet::none;
    }
}

}  // namespace frothy
