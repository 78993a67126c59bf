#include "ui/screens/setup_shell.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstring>
#include <utility>

#include "ui/buttons.h"
#include "ui/letters.h"
#include "ui/panels.h"

namespace ui {

namespace {

constexpr float between = 24.0F;
constexpr float seed_field = 200.0F;

KeyButton start_button(const SetupLook& look) {
    return {.label = look.start,
            .key = stage::Key::enter,
            .role = ButtonRole::decide,
            .pad_key = stage::Key::menu};
}

KeyButton back_button() { return {.label = tr("Back"), .key = stage::Key::escape}; }

const char* seed_label(const SetupLook& look) {
    return look.has_dice ? tr_in("of chance", "Dice") : tr_in("of chance", "Cards");
}

// Whether the foot has room for the seed.
bool seed_fits(const Kit& kit, const SetupLook& look, float room) {
    const float s = kit.scale();
    const float seed = text_width(kit.fonts().label, seed_label(look)) +
                       ImGui::GetStyle().ItemSpacing.x + seed_field * s;
    return key_button_width(kit, back_button()) + look.middle_width + seed +
               key_button_width(kit, start_button(look)) + 3.0F * between * s <=
           room;
}

}  // namespace

std::string length_words(int minutes) {
    return say(by_count(minutes, "about {0} minute", "about {0} minutes"), {minutes});
}

void SetupShell::show_seed(const Kit& kit, const SetupLook& look,
                           std::optional<std::uint64_t>& seed) {
    const float top = ImGui::GetCursorPosY();
    ImGui::PushFont(kit.fonts().label);
    ImGui::AlignTextToFramePadding();
    ImGui::TextUnformatted(seed_label(look));
    ImGui::SameLine();
    ImGui::SetNextItemWidth(seed_field * kit.scale());
    ImGui::SetCursorPosY(top);
    if (seed && seed_words_[0] == '\0') {
        std::to_chars(seed_words_.data(), seed_words_.data() + seed_words_.size() - 1, *seed);
    }
    if (ImGui::InputTextWithHint("##seed", tr("new every time"), seed_words_.data(),
                                 seed_words_.size() - 2, ImGuiInputTextFlags_CharsDecimal)) {
        std::uint64_t number = 0;
        const char* end = seed_words_.data() + std::strlen(seed_words_.data());
        const auto read = std::from_chars(seed_words_.data(), end, number);
        seed.reset();
        if (read.ec == std::errc{} && read.ptr == end && end != seed_words_.data()) seed = number;
    }
    if (ImGui::IsItemHovered()) {
        ImGui::SetTooltip(
            "%s", look.has_dice ? tr("The same number gives the same dice and the same grid again.")
                                : tr("The same number shuffles all cards alike again."));
    }
    ImGui::PopFont();
}

SetupCommand SetupShell::show_foot(const Kit& kit, const SetupLook& look,
                                   std::optional<std::uint64_t>* seed) {
    const float s = kit.scale();
    SetupCommand command = SetupCommand::none;
    const KeyButton start = start_button(look);
    const float room = ImGui::GetContentRegionAvail().x;
    const float top = ImGui::GetCursorPosY();
    if (key_button(kit, back_button())) command = SetupCommand::back;
    ImGui::SameLine(0.0F, between * s);
    ImGui::SetCursorPosY(top + 4.0F * s);
    const float right = key_button_width(kit, start);
    const float left = ImGui::GetCursorPosX() - ImGui::GetCursorStartPos().x;
    look.show_middle(room - right - between * s - left);
    if (seed != nullptr) {
        ImGui::SameLine(0.0F, between * s);
        ImGui::SetCursorPosY(top + 4.0F * s);
        show_seed(kit, look, *seed);
    }
    ImGui::SameLine();
    ImGui::SetCursorPos({ImGui::GetCursorStartPos().x + room - right, top});
    if (key_button(kit, start)) command = SetupCommand::start;
    return command;
}

void SetupShell::show_tabs(const Kit& kit, const SetupLook& look, std::size_t first) {
    const float s = kit.scale();
    std::vector<Tab> tabs;
    for (std::size_t i = first; i < look.pages.size(); ++i)
        tabs.push_back({look.pages[i].label, look.pages[i].key});
    page_ = first + ui::show_tabs(kit, tabs, page_ - first,
                                  {.gap = 8.0F * s, .height = std::ceil(40.0F * s)});
    is_turned_to_ = key_struck(look.pages[page_].key) || tab_step() != 0;
}

void SetupShell::draw_head(const Kit& kit, stage::Canvas& canvas, const SetupLook& look,
                           float head) {
    const float s = kit.scale();
    const float gap = 14.0F * s;
    const float width = stage::all_of(canvas.size()).width;
    stage::TextLook font{stage::Face::title, 40.0F * s, theme::parchment, stage::Align::left, 0.0F};
    float title = canvas.measure(look.title, font).x;
    if (title > width * 0.6F) {
        font.size *= width * 0.6F / title;
        title = width * 0.6F;
    }
    if (head > 12.0F * s) {
        canvas.text({gap * 1.6F, (head - font.size * 1.1F) / 2.0F + 2.0F * s}, look.title, font);
    }
    if (look.trouble.empty()) return;
    const float from = std::max(width * 0.34F, title + 3.0F * gap);
    const ScreenPanel panel("trouble", {from, 6.0F * s, width - from - gap, head - 8.0F * s},
                            PanelLook::bare);
    ImGui::PushStyleColor(ImGuiCol_Text, packed(theme::sand));
    show_text(kit.fonts().body, look.trouble);
    ImGui::PopStyleColor();
}

void SetupShell::show_page(const Kit& kit, const SetupLook& look, bool is_wide,
                           std::optional<std::uint64_t>* seed) {
    show_tabs(kit, look, is_wide ? 1 : 0);
    ImGui::BeginChild("page", {0.0F, 0.0F}, false, ImGuiWindowFlags_NavFlattened);
    // Each page is read from its beginning.
    if (std::exchange(scrolled_, page_) != page_) ImGui::SetScrollY(0.0F);
    if (std::exchange(is_turned_to_, false)) begin_cursor_here();
    look.pages[page_].show(is_wide);
    if (seed != nullptr && page_ == look.seed_page) {
        ImGui::Separator();
        show_seed(kit, look, *seed);
    }
    theme::fade_scrolled_edges(theme::deep_umber);
    ImGui::EndChild();
}

SetupCommand SetupShell::show(const Kit& kit, stage::Canvas& canvas, const SetupLook& look,
                              std::optional<std::uint64_t>& seed) {
    const float s = kit.scale();
    const stage::PixelSize size = canvas.size();
    const stage::Rect all = stage::all_of(size);
    const auto [x, y, width, height] = all;
    ground_.draw(canvas, s);

    const float gap = 14.0F * s;
    const bool is_low = height < 400.0F * s && look.trouble.empty();
    const float head = (is_low ? 12.0F : 64.0F) * s;
    const float foot = 82.0F * s;
    draw_head(kit, canvas, look, head);
    const bool is_wide = width >= 980.0F * s;
    if (is_wide && page_ == 0) page_ = 1;
    const float body = height - head - foot - gap;
    float left = gap;
    // Without a padding it has nothing to scroll to: every part stays in its place.
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0.0F, 0.0F});
    const ScreenPanel root("setup", all, PanelLook::bare,
                           ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoScrollWithMouse);
    ImGui::PopStyleVar();
    const bool seed_in_foot =
        seed_fits(kit, look, width - 2.0F * ImGui::GetStyle().WindowPadding.x);
    if (is_wide) {
        const float column = std::floor((width - 3.0F * gap) * 0.39F);
        const ScreenPart part("course", {gap, head, column, body});
        look.show_side();
        left += column + gap;
    }
    {
        const ScreenPart part("choices", {left, head, width - gap - left, body});
        show_page(kit, look, is_wide, seed_in_foot ? nullptr : &seed);
    }
    const ScreenPart part("foot", {0.0F, height - foot, width, foot});
    return show_foot(kit, look, seed_in_foot ? &seed : nullptr);
}

}  // namespace ui
