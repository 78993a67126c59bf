#include "ui/rules_window.h"

#include <imgui_internal.h>

#include <algorithm>

#include "ui/buttons.h"
#include "ui/letters.h"
#include "ui/panels.h"
#include "words/letters.h"

namespace ui {

void RulesWindow::open(std::string_view rule) {
    is_open_ = true;
    to_search_ = rule.empty();
    if (rule.empty()) return;
    go_to(std::string(rule));
    to_rule_ = true;
    query_.fill('\0');
}

std::vector<std::string> RulesWindow::list(const formats::Rulebook& rulebook) const {
    if (query_[0] != '\0') return rulebook.search(query_.data());
    std::vector<std::string> rules;
    for (const formats::RuleText& entry : rulebook.entries())
        rules.push_back(entry.id);
    return rules;
}

// The arrows go from rule to rule, also while words are searched for.
void RulesWindow::walk(const std::vector<std::string>& rules) {
    const int by = key_step(stage::Key::up, stage::Key::down);
    if (by == 0 || rules.empty()) return;
    const auto shown = std::ranges::find(rules, rule_);
    const auto last = static_cast<std::ptrdiff_t>(rules.size()) - 1;
    const std::ptrdiff_t at = shown == rules.end() ? -by : shown - rules.begin();
    rule_ = rules[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(at + by, 0, last))];
    to_rule_ = true;
    to_text_ = true;
}

// To the first rule of the chapter before or after.
void RulesWindow::turn_chapter(const std::vector<std::string>& rules, int by) {
    if (by == 0 || rules.empty()) return;
    const auto shown = std::ranges::find(rules, rule_);
    auto at = shown == rules.end() ? 0 : shown - rules.begin();
    const auto chapter_of = [&](std::ptrdiff_t one) {
        return formats::area_of(rules[static_cast<std::size_t>(one)]);
    };
    const auto last = static_cast<std::ptrdiff_t>(rules.size()) - 1;
    const std::string_view now = chapter_of(at);
    while (at + by >= 0 && at + by <= last && chapter_of(at) == now)
        at += by;
    while (at > 0 && chapter_of(at - 1) == chapter_of(at))
        --at;
    rule_ = rules[static_cast<std::size_t>(at)];
    to_rule_ = true;
    to_text_ = true;
}

void RulesWindow::go_to(const std::string& rule) {
    if (!rule_.empty() && rule_ != rule) history_.push_back(rule_);
    rule_ = rule;
    to_text_ = true;
}

namespace {

constexpr int lines_of_entry = 2;  // in the list

// As much of it as two lines hold, with dots where there is more.
std::string in_two_lines(ImFont* font, std::string text, float room) {
    const char* end = text.data() + text.size();
    const auto line_end = [&](const char* from) {
        return font->CalcWordWrapPositionA(1.0F, from, end, room);
    };
    const char* second = line_end(text.data());
    while (second < end && *second == ' ')
        ++second;
    if (second == end || line_end(second) == end) return text;
    const auto start = static_cast<std::size_t>(second - text.data());
    std::string last = text.substr(start);
    while (!last.empty() && text_width(font, last + "…") > room)
        last.resize(words::whole_letters(last, last.size() - 1));
    return text.substr(0, start) + last + "…";
}

// Nothing behind it is under the pointer any more, and so nothing there shows a note.
void cover(ImVec2 screen) {
    ImGui::SetNextWindowPos({0.0F, 0.0F});
    ImGui::SetNextWindowSize(screen);
    ImGui::Begin("under the rules", nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoNav |
                     ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoBackground |
                     ImGuiWindowFlags_NoFocusOnAppearing);
    ImGui::BringWindowToDisplayFront(ImGui::GetCurrentWindow());
    ImGui::End();
}

// What lies behind goes dark, and the sheet itself is drawn upon that.
void paint_sheet(const Kit& kit, const stage::Rect& screen) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImVec2 at = ImGui::GetWindowPos();
    const stage::Rect sheet{at.x, at.y, ImGui::GetWindowWidth(), ImGui::GetWindowHeight()};
    const float rounding = theme::panel_radius * kit.scale();
    list.PushClipRectFullScreen();
    fill_rect(list, screen, packed(theme::ink, 0.66F));
    fill_rect(list, sheet, ImGui::GetColorU32(ImGuiCol_WindowBg), rounding);
    outline_rect(list, sheet, ImGui::GetColorU32(ImGuiCol_Border), rounding);
    list.PopClipRect();
}

}  // namespace

// What keys do here, as far as there is room beside the heading.
void RulesWindow::show_keys(const Kit& kit, float close_width) const {
    const stage::KeyCaps& caps = kit.frame.caps();
    if (caps.device() == stage::Device::mouse) return;
    const float s = kit.scale();
    ImFont* font = kit.fonts().small;
    std::vector<std::string> told = {tr("↑ ↓ another rule"), tr("Page Up, Page Down: the text")};
    if (query_[0] != '\0') told.front() = tr("Enter: the next match");
    if (caps.device() == stage::Device::pad) {
        told = {say("{0}: search", {caps.of(stage::Key::enter)}),
                say("{0}, {1}: another chapter",
                    {caps.of(stage::Key::previous_tab), caps.of(stage::Key::next_tab)}),
                tr("Right stick: the text")};
    }
    float from = ImGui::GetWindowPos().x + ImGui::GetStyle().WindowPadding.x +
                 text_width(kit.fonts().heading, tr("The rules")) + 24.0F * s;
    const float back = history_.empty()
                           ? 0.0F
                           : key_button_width(kit, tr("Back"), stage::Key::backspace) + 12.0F * s;
    const float to = ImGui::GetWindowPos().x + ImGui::GetWindowWidth() - close_width - back -
                     ImGui::GetStyle().WindowPadding.x - 12.0F * s;
    const float y = ImGui::GetItemRectMin().y + (36.0F * s - font->FontSize) / 2.0F;
    for (const std::string& words : told) {
        const float wide = text_width(font, words);
        if (from + wide > to) return;
        draw_text(*ImGui::GetWindowDrawList(), font, {from, y}, packed(theme::umber), words);
        from += wide + 24.0F * s;
    }
}

void RulesWindow::show_head(const Kit& kit) {
    const float s = kit.scale();
    show_text(kit.fonts().heading, tr("The rules"));
    const float close_width = key_button_width(kit, tr("Close"), stage::Key::escape);
    ImGui::SameLine(ImGui::GetWindowWidth() - close_width - ImGui::GetStyle().WindowPadding.x);
    if (key_button(kit, "close", tr("Close"), stage::Key::escape, ButtonRole::paper,
                   {close_width, 36.0F * s})) {
        is_open_ = false;
    }
    show_keys(kit, close_width);
    if (history_.empty()) return;
    // While words are written the key takes letters away.
    const stage::Key key = query_[0] == '\0' ? stage::Key::backspace : stage::Key::unknown;
    const bool has_pad = kit.frame.caps().device() == stage::Device::pad;
    const bool is_struck = key_pressed(key) || (has_pad && key_struck(stage::Key::main_choice));
    const float back = key_button_width(kit, tr("Back"), key);
    ButtonLook look;
    if (has_pad) look.shown = stage::Key::main_choice;
    ImGui::SameLine(ImGui::GetWindowWidth() - close_width - back - 12.0F * s -
                    ImGui::GetStyle().WindowPadding.x);
    if (key_button(kit, "back", tr("Back"), key, ButtonRole::paper, {back, 36.0F * s}, look) ||
        is_struck) {
        rule_ = history_.back();
        history_.pop_back();
        to_rule_ = true;
        to_text_ = true;
    }
}

void RulesWindow::show_list(const Kit& kit, float width) {
    const stage::ImGuiFonts& fonts = kit.fonts();
    // With a pad the letters come when they are asked for: they lie over the rules.
    const bool has_pad = kit.frame.caps().device() == stage::Device::pad;
    const bool is_asked = has_pad ? key_struck(stage::Key::enter) : to_search_;
    if (is_asked) ImGui::SetKeyboardFocusHere();
    to_search_ = false;
    ImGui::SetNextItemWidth(-1.0F);
    bool wants_next = false;
    const std::array<char, 96> before = query_;
    {
        const FontScope font(fonts.label);
        const float field = width - 2.0F * ImGui::GetStyle().FramePadding.x;
        const auto& entries = kit.rulebook.entries();
        std::string hint = say("Search: a word, or {0} ...",
                               {entries.empty() ? std::string() : entries.front().id});
        if (text_width(fonts.label, hint) > field) hint = tr("Search ...");
        wants_next = ImGui::InputTextWithHint("##query", hint.c_str(), query_.data(), query_.size(),
                                              ImGuiInputTextFlags_EnterReturnsTrue);
    }
    const bool is_new = std::string_view(before.data()) != query_.data();
    const std::vector<std::string> rules = list(kit.rulebook);
    if (is_new) {
        // The best match is opened as one writes; without words one stays where one was.
        const bool is_listing = query_[0] == '\0';
        if (!is_listing && !rules.empty()) rule_ = rules.front();
        to_text_ = true;
        to_rule_ = is_listing;
        to_top_ = !is_listing;
    }
    if (rule_.empty() && !rules.empty()) rule_ = rules.front();
    // Enter goes from one rule found to the next, and writing goes on.
    if (wants_next && !rules.empty()) {
        const auto shown = std::ranges::find(rules, rule_);
        const bool has_next = shown != rules.end() && shown + 1 != rules.end();
        go_to(has_next ? *(shown + 1) : rules.front());
        to_rule_ = true;
        to_search_ = true;
    }
    walk(rules);
    turn_chapter(rules, tab_step());
    ImGui::BeginChild("found", {0.0F, 0.0F}, false);
    if (to_top_) ImGui::SetScrollY(0.0F);
    to_top_ = false;
    if (rules.empty()) {
        show_text(fonts.body_italic,
                  tr(kit.rulebook.empty() ? mark("The rules reference was not found.")
                                          : mark("No rule says that.")));
    }
    show_found(kit, rules);
    to_rule_ = false;
    ImGui::EndChild();
}

void RulesWindow::show_found(const Kit& kit, const std::vector<std::string>& rules) {
    const float s = kit.scale();
    const stage::ImGuiFonts& fonts = kit.fonts();
    const bool is_listing = query_[0] == '\0';
    const float room = ImGui::GetContentRegionAvail().x - 8.0F * s;
    const float line = fonts.small->FontSize;
    const float tall = line * static_cast<float>(lines_of_entry) + 4.0F * s;
    std::string_view area;
    for (const std::string& rule : rules) {
        if (is_listing && formats::area_of(rule) != area) {
            area = formats::area_of(rule);
            show_text(fonts.numbers, kit.rulebook.area_title(rule));
        }
        ImGui::PushID(rule.c_str());
        const ImVec2 at = ImGui::GetCursorScreenPos();
        if (ImGui::Selectable("##rule", rule == rule_, ImGuiSelectableFlags_None, {0.0F, tall}))
            go_to(rule);
        if (rule == rule_ && to_rule_) ImGui::SetScrollHereY(0.3F);
        ImGui::PopID();
        if (!ImGui::IsItemVisible()) continue;
        const formats::RuleText* entry = kit.rulebook.find(rule);
        std::string text = rule;
        if (entry != nullptr) text += "  " + entry->text;
        draw_text(*ImGui::GetWindowDrawList(), fonts.small, {at.x + 4.0F * s, at.y + 2.0F * s},
                  ImGui::GetColorU32(ImGuiCol_Text), in_two_lines(fonts.small, text, room), room);
    }
}

void RulesWindow::show_chapter(const Kit& kit) {
    const float s = kit.scale();
    const stage::ImGuiFonts& fonts = kit.fonts();
    const float indent = 14.0F * s;
    ImGui::SetCursorPosY(4.0F * s);  // brackets and accents rise above the line
    show_text(fonts.heading, kit.rulebook.area_title(rule_));
    for (const formats::RuleText& entry : kit.rulebook.entries()) {
        if (formats::area_of(entry.id) != formats::area_of(rule_)) continue;
        const bool is_opened = entry.id == rule_;
        const ImVec2 corner = ImGui::GetCursorScreenPos();
        ImGui::Indent(indent);
        (is_opened ? show_text : show_muted)(fonts.small, entry.id);
        if (is_opened && to_text_) ImGui::SetScrollHereY(0.08F);
        show_text(fonts.body, entry.text);
        if (is_opened && !entry.rulings.empty())
            show_muted(fonts.small, tr("Where the book leaves it open"));
        for (const std::string& ruling : entry.rulings)
            show_text(fonts.body_italic, ruling);
        ImGui::Unindent(indent);
        if (is_opened) {
            const float end = ImGui::GetCursorScreenPos().y - ImGui::GetStyle().ItemSpacing.y;
            ImGui::GetWindowDrawList()->AddRectFilled(corner, {corner.x + 4.0F * s, end},
                                                      packed(theme::brick), 2.0F * s);
        }
        ImGui::Dummy({1.0F, 4.0F * s});
    }
    to_text_ = false;
}

void RulesWindow::show(const Kit& kit, stage::PixelSize canvas) {
    if (!is_open_) return;
    const float s = kit.scale();
    const stage::Rect screen = stage::all_of(canvas);
    const float width = std::min(1120.0F * s, screen.width * 0.94F);
    const float height = std::min(820.0F * s, screen.height * 0.92F);
    const stage::Rect where = stage::in_middle(screen, {width, height});
    cover({screen.width, screen.height});
    ImGui::SetNextWindowPos({where.x, where.y});
    ImGui::SetNextWindowSize({width, height});
    const theme::PaperStyle paper;
    ImGui::SetNextWindowFocus();
    // Its keys are its own.
    ImGui::Begin("rules", nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                     ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoNavInputs);
    paint_sheet(kit, screen);
    show_head(kit);
    ImGui::Separator();
    const float list_width = std::clamp(width * 0.38F, 150.0F * s, 420.0F * s);
    ImGui::BeginChild("list", {list_width, 0.0F}, false);
    show_list(kit, list_width);
    ImGui::EndChild();
    const float air = 12.0F * s;  // between letters and the bar beside them
    ImGui::SameLine(0.0F, 24.0F * s - air);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {air, 0.0F});
    ImGui::BeginChild("text", {0.0F, 0.0F}, false, ImGuiWindowFlags_AlwaysUseWindowPadding);
    ImGui::PopStyleVar();
    if (!rule_.empty()) show_chapter(kit);
    roll_by_keys();
    ImGui::EndChild();
    if (key_pressed(stage::Key::escape)) is_open_ = false;
    ImGui::End();
}

}  // namespace ui
