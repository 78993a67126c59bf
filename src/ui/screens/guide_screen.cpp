#include "ui/screens/guide_screen.h"

#include <algorithm>
#include <cmath>

#include "ui/buttons.h"
#include "ui/letters.h"
#include "ui/panels.h"

namespace ui {

namespace {

constexpr float foot_height = 76.0F;  // pixels at an interface scale of 1
constexpr float letters = 42.0F;      // of what is read aloud, where there is room
constexpr float least_letters = 17.0F;
constexpr float leading = 1.16F;

// In lines no wider than that.
std::vector<std::string> lines_of(stage::Canvas& canvas, const std::string& words,
                                  const stage::TextLook& look, float width) {
    std::vector<std::string> lines(1);
    std::size_t from = 0;
    while (from < words.size()) {
        const std::size_t to = std::min(words.find(' ', from), words.size());
        const std::string word = words.substr(from, to - from);
        std::string longer = lines.back().empty() ? word : lines.back() + ' ' + word;
        if (!lines.back().empty() && canvas.measure(longer, look).x > width) {
            lines.push_back(word);
        } else {
            lines.back() = std::move(longer);
        }
        from = to + 1;
    }
    return lines;
}

// The height all of it takes in letters of that size; drawn where `at` is given.
float lay_words(stage::Canvas& canvas, const GuidePage& page, stage::TextLook look, float width,
                const stage::Vec2* at) {
    float y = 0.0F;
    for (const std::string& paragraph : page.words) {
        for (const std::string& line : lines_of(canvas, paragraph, look, width)) {
            if (at != nullptr) canvas.text(*at + stage::Vec2{0.0F, y}, line, look);
            y += look.size * leading;
        }
        y += look.size * 0.55F;
    }
    return y;
}

}  // namespace

void GuideScreen::turn(std::size_t page) {
    page_ = page;
    sheet_ = {};
}

void GuideScreen::paint(const Kit& kit, stage::Canvas& canvas, const GuidePage& page) const {
    const float s = kit.scale();
    const stage::Rect all = stage::all_of(canvas.size());
    paint_mosaic(canvas, all, s);
    const float gap = 18.0F * s;
    const stage::Rect paper{gap, gap, all.width - 2.0F * gap,
                            all.height - foot_height * s - 2.0F * gap};
    canvas.fill_rounded_rect(paper, 12.0F * s, theme::parchment);
    canvas.outline_rounded_rect(paper, 12.0F * s, theme::mud, 2.0F * s);
    stage::TextLook look{stage::Face::title, 44.0F * s, theme::brick, stage::Align::left, 0.0F};
    const float inset = 28.0F * s;
    canvas.text({paper.x + inset, paper.y + 14.0F * s}, page.title, look);
    const stage::Rect body{paper.x + inset, paper.y + 78.0F * s, paper.width - 2.0F * inset,
                           paper.height - 78.0F * s - inset};
    // Side by side, or the picture over the words where the window is tall.
    const bool is_wide = body.width > 1.15F * body.height;
    const stage::Rect picture =
        is_wide ? stage::Rect{body.x, body.y, std::floor(body.width * 0.52F), body.height}
                : stage::Rect{body.x, body.y, body.width, std::floor(body.height * 0.48F)};
    const stage::Rect words = is_wide
                                  ? stage::Rect{picture.right() + inset, body.y,
                                                body.right() - picture.right() - inset, body.height}
                                  : stage::Rect{body.x, picture.bottom() + inset, body.width,
                                                body.bottom() - picture.bottom() - inset};
    {
        const auto clip = canvas.clip(picture);
        page.paint(canvas, kit.sprites, picture);
    }
    canvas.outline_rounded_rect(picture, 4.0F * s, theme::mud, 2.0F * s);
    look = {stage::Face::text, letters * s, theme::ink, stage::Align::left, 0.0F};
    while (look.size > least_letters * s &&
           lay_words(canvas, page, look, words.width, nullptr) > words.height)
        look.size = std::floor(look.size - 1.0F);
    const stage::Vec2 at{words.x, words.y};
    lay_words(canvas, page, look, words.width, &at);
}

bool GuideScreen::show(const Kit& kit, stage::Canvas& canvas, const std::vector<GuidePage>& pages) {
    const float s = kit.scale();
    const stage::Rect all = stage::all_of(canvas.size());
    page_ = std::min(page_, pages.size() - 1);
    if (!sheet_ || !(sheet_.size() == canvas.size()) || scale_ != s) {
        sheet_ = canvas.make_layer(canvas.size(), stage::LayerKind::opaque);
        scale_ = s;
        const auto scope = canvas.paint_on(sheet_);
        paint(kit, canvas, pages[page_]);
    }
    canvas.draw_layer(sheet_, all);
    const float tall = foot_height * s;
    const ScreenPanel panel("guide", {0.0F, all.height - tall, all.width, tall}, PanelLook::umber,
                            ImGuiWindowFlags_NoScrollbar);
    bool is_done = key_button(kit, {.label = tr("Back"), .key = stage::Key::escape});
    const bool is_last = page_ + 1 == pages.size();
    const KeyButton next{.label = is_last ? tr("That is all: back") : tr("Next page"),
                         .key = stage::Key::right,
                         .role = ButtonRole::decide,
                         .icon = is_last ? "ui/check" : "ui/arrow-right"};
    const KeyButton before{.label = tr("The page before"),
                           .key = stage::Key::left,
                           .is_enabled = page_ > 0,
                           .icon = "ui/arrow-left"};
    const float gap = ImGui::GetStyle().ItemSpacing.x;
    const float right = ImGui::GetContentRegionMax().x - key_button_width(kit, next);
    const float left = right - gap - key_button_width(kit, before);
    ImFont* font = kit.fonts().label;
    const std::string where =
        say("{0} of {1}", {static_cast<int>(page_) + 1, static_cast<int>(pages.size())});
    const float width = text_width(font, where);
    ImGui::SameLine();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    // In the middle of the window, or of what the buttons leave.
    const float room = left - gap - ImGui::GetCursorPosX();
    if (room > width) {
        const float from =
            at.x + std::min(room - width, std::max(0.0F, (all.width - width) / 2.0F - at.x));
        draw_text(*ImGui::GetWindowDrawList(), font,
                  {std::round(from), at.y + (44.0F * s - font->FontSize) / 2.0F},
                  packed(theme::sand), where);
    }
    ImGui::SetCursorPosX(std::max(ImGui::GetCursorPosX(), left));
    if (key_button(kit, before)) turn(page_ - 1);
    ImGui::SameLine();
    if (key_button(kit, next)) {
        if (is_last) {
            is_done = true;
        } else {
            turn(page_ + 1);
        }
    }
    ImGui::SetItemDefaultFocus();
    return is_done;
}

}  // namespace ui
