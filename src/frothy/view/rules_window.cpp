#include "frothy/view/rules_window.h"

#include <algorithm>

#include "frothy/view/panel_parts.h"

namespace frothy {

namespace theme = stage::theme;
using namespace parts;

void RulesWindow::open(Rule rule) {
    is_open_ = true;
    to_search_ = rule.is_none();
    if (rule.is_none()) return;
    if (!rule_.is_none() && rule_ != rule) history_.push_back(rule_);
    rule_ = rule;
    to_rule_ = true;
    query_.fill('\0');
}

std::vector<Rule> RulesWindow::list(const Rulebook& rulebook) const {
    if (query_[0] != '\0') return rulebook.search(query_.data());
    std::vector<Rule> rules;
    for (const RuleText& entry : rulebook.entries())
        rules.push_back(entry.rule);
    return rules;
}

void RulesWindow::show(const PanelKit& kit, stage::PixelSize canvas) {
    if (!is_open_) return;
    const float s = kit.scale();
    const float screen_width = static_cast<float>(canvas.width);
    const float screen_height = static_cast<float>(canvas.height);
    const float width = std::min(1120.0F * s, screen_width * 0.94F);
    const float height = std::min(820.0F * s, screen_height * 0.92F);
    ImGui::GetBackgroundDrawList()->AddRectFilled({0, 0}, {screen_width, screen_height},
                                                  packed(theme::ink, 0.0F));
    ImGui::SetNextWindowPos({(screen_width - width) / 2.0F, (screen_height - height) / 2.0F});
    ImGui::SetNextWindowSize({width, height});
    const theme::PaperStyle paper;
    ImGui::SetNextWindowFocus();
    ImGui::Begin("rules", nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                     ImGuiWindowFlags_NoSavedSettings);
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    {
        const FontScope font(fonts.heading);
        ImGui::TextUnformatted(tr("The rules"));
    }
    const float close_width = key_button_width(kit, tr("Close"), stage::Key::escape);
    ImGui::SameLine(ImGui::GetWindowWidth() - close_width - ImGui::GetStyle().WindowPadding.x);
    if (key_button(kit, "close", tr("Close"), stage::Key::escape, theme::ButtonRole::paper,
                   {close_width, 36.0F * s})) {
        is_open_ = false;
    }
    if (!history_.empty()) {
        const float back = key_button_width(kit, tr("Back"), stage::Key::unknown);
        ImGui::SameLine(ImGui::GetWindowWidth() - close_width - back - 12.0F * s -
                        ImGui::GetStyle().WindowPadding.x);
        if (key_button(kit, "back", tr("Back"), stage::Key::unknown, theme::ButtonRole::paper,
                       {back, 36.0F * s})) {
            rule_ = history_.back();
            history_.pop_back();
            to_rule_ = true;
        }
    }
    ImGui::Separator();

    const float list_width = std::clamp(width * 0.36F, 150.0F * s, 380.0F * s);
    ImGui::BeginChild("list", {list_width, 0.0F}, false);
    // A pad writes no words.
    const bool can_write = kit.frame.caps().device() != stage::Device::pad;
    if (to_search_ && can_write) ImGui::SetKeyboardFocusHere();
    to_search_ = false;
    ImGui::SetNextItemWidth(-1.0F);
    bool wants_next = false;
    {
        const FontScope font(fonts.label);
        const float field = list_width - 2.0F * ImGui::GetStyle().FramePadding.x;
        const char* hint = tr("Search: drift, FR-CTRL-08 ...");
        if (text_width(fonts.label, hint) > field) hint = tr("Search ...");
        wants_next = ImGui::InputTextWithHint("##query", hint, query_.data(), query_.size(),
                                              ImGuiInputTextFlags_EnterReturnsTrue);
    }
    ImGui::BeginChild("found", {0.0F, 0.0F}, false);
    const std::vector<Rule> rules = list(kit.rulebook);
    if (rules.empty()) {
        const FontScope font(fonts.body_italic);
        ImGui::TextWrapped("%s",
                           tr(kit.rulebook.empty() ? mark("The rules reference was not found.")
                                                   : mark("No rule says that.")));
    }
    // Enter goes from one rule found to the next, and writing goes on.
    if (wants_next && !rules.empty()) {
        const auto shown = std::ranges::find(rules, rule_);
        const bool has_next = shown != rules.end() && shown + 1 != rules.end();
        const Rule next = has_next ? *(shown + 1) : rules.front();
        if (!rule_.is_none() && rule_ != next) history_.push_back(rule_);
        rule_ = next;
        to_rule_ = true;
        to_search_ = true;
    }
    std::string_view area;
    for (const Rule rule : rules) {
        const bool is_listing = query_[0] == '\0';
        if (is_listing && rule.area() != area) {
            area = rule.area();
            const FontScope font(fonts.numbers);
            ImGui::TextWrapped("%s", kit.rulebook.area_title(rule).c_str());
        }
        const FontScope font(fonts.small);
        const RuleText* entry = kit.rulebook.find(rule);
        std::string text = rule.text();
        if (entry != nullptr) text += "  " + entry->text;
        const float room = ImGui::GetContentRegionAvail().x - 8.0F * s;
        if (text_width(fonts.small, text) > room) {
            while (!text.empty() && text_width(fonts.small, text + "…") > room) {
                // Whole characters: continuation bytes go with the byte they belong to.
                while (!text.empty() && (static_cast<unsigned char>(text.back()) & 0xC0U) == 0x80U)
                    text.pop_back();
                if (!text.empty()) text.pop_back();
            }
            text += "…";
        }
        ImGui::PushID(rule.code());
        if (ImGui::Selectable(text.c_str(), rule == rule_)) {
            if (!rule_.is_none() && rule_ != rule) history_.push_back(rule_);
            rule_ = rule;
        }
        ImGui::PopID();
        if (rule == rule_ && to_rule_) ImGui::SetScrollHereY(0.3F);
    }
    to_rule_ = false;
    ImGui::EndChild();
    ImGui::EndChild();

    ImGui::SameLine(0.0F, 24.0F * s);
    ImGui::BeginChild("text", {0.0F, 0.0F}, false);
    if (rule_.is_none() && !rules.empty()) rule_ = rules.front();
    if (!rule_.is_none()) {
        ImGui::SetCursorPosY(4.0F * s);  // brackets and accents rise above the line
        {
            const FontScope font(fonts.small);
            ImGui::TextDisabled("%s · %s", kit.rulebook.area_title(rule_).c_str(),
                                rule_.text().c_str());
        }
        const std::vector<std::string> paragraphs = kit.rulebook.paragraphs(rule_);
        for (std::size_t i = 0; i < paragraphs.size(); ++i) {
            const FontScope font(i == 0 ? fonts.body : fonts.label);
            if (i == 1) {
                const FontScope small(fonts.small);
                ImGui::Spacing();
                ImGui::TextDisabled("%s", tr("Where the book is open"));
            }
            ImGui::PushTextWrapPos(0.0F);
            ImGui::TextUnformatted(paragraphs[i].c_str());
            ImGui::PopTextWrapPos();
            ImGui::Spacing();
        }
    }
    ImGui::EndChild();
    if (ImGui::IsKeyPressed(ImGui::GetKeyIndex(ImGuiKey_Escape), false)) is_open_ = false;
    ImGui::End();
}

}  // namespace frothy
