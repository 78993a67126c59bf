#include "ui/curtain.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/buttons.h"
#include "ui/letters.h"
#include "ui/panels.h"
#include "ui/pictures.h"

namespace ui {

namespace {

// Heavy cloth in folds, with a hem.
void draw_cloth(stage::Canvas& canvas, float scale) {
    const auto [left, top, width, height] = stage::all_of(canvas.size());
    const float fold = 46.0F * scale;
    const int strips = static_cast<int>(std::ceil(width / (fold / 8.0F)));
    for (int i = 0; i < strips; ++i) {
        const float x = static_cast<float>(i) * fold / 8.0F;
        const float light = 0.5F + 0.5F * std::sin(x / fold * 6.2832F);
        const stage::Colour cloth =
            stage::mix(stage::darker(theme::brick, 0.62F), theme::brick, light);
        canvas.fill_gradient({x, top, fold / 8.0F + 1.0F, height}, cloth,
                             stage::darker(cloth, 0.35F));
    }
    const float hem = 34.0F * scale;
    canvas.fill_rect({left, height - hem, width, hem}, stage::darker(theme::terracotta, 0.25F));
    canvas.fill_rect({left, height - hem, width, 3.0F * scale}, theme::sand);
    for (float x = 0.0F; x < width; x += 14.0F * scale) {
        canvas.fill_rect({x, height - hem * 0.45F, 3.0F * scale, hem * 0.45F}, theme::sand);
    }
}

// What is passed on is what is in hand; who has a pad of their own takes that.
std::string hand_over(stage::Device device, int pad, const std::string& name) {
    if (pad != 0) return say("{0}, take pad {1}.", {name, pad});
    switch (device) {
    case stage::Device::mouse: break;
    case stage::Device::keyboard: return say("Pass the keyboard to {0}.", {name});
    case stage::Device::pad: return say("Pass the pad to {0}.", {name});
    }
    return say("Pass the mouse to {0}.", {name});
}

}  // namespace

namespace {

constexpr float moment = 0.6F;         // of quiet, in seconds
constexpr float longest_frame = 0.1F;  // what a late frame counts for: nobody has seen it yet

constexpr std::array openers = {stage::Key::enter, stage::Key::space, stage::Key::pad_enter};

bool is_opener_held() {
    const ImGuiIO& io = ImGui::GetIO();
    return io.MouseDown[ImGuiMouseButton_Left] || std::ranges::any_of(openers, [&](stage::Key key) {
               return io.KeysDown[static_cast<int>(key)];
           });
}

}  // namespace

bool Curtain::advance(float seconds) {
    if (listens()) return false;
    quiet_ = is_opener_held() ? 0.0F : quiet_ + std::min(seconds, longest_frame);
    return true;
}

bool Curtain::listens() const { return quiet_ >= moment; }

CurtainReply Curtain::show(const Kit& kit, stage::Canvas& canvas, kernel::PlayerId to, int pad,
                           const std::string& about) {
    const float s = kit.scale();
    draw_cloth(canvas, s);
    const stage::Rect screen = stage::all_of(canvas.size());
    const std::string name = kit.seating.seat(to).name;
    const std::string title = hand_over(kit.frame.caps().device(), pad, name);
    const std::string second = tr("Everybody else, look away.");
    const stage::ImGuiFonts& fonts = kit.fonts();
    const float width = std::min(640.0F * s, screen.width * 0.92F);
    const float wrap = width - 60.0F * s;
    ImFont* title_font = text_width(fonts.title, title) <= wrap ? fonts.title : fonts.heading;
    const float title_height = text_height(title_font, title, wrap);
    const float second_height = text_height(fonts.heading, second, wrap);
    const float about_height = about.empty() ? 0.0F : text_height(fonts.body, about, wrap);
    const float height =
        std::min(screen.height * 0.96F, 216.0F * s + title_height + second_height + about_height);
    const stage::Rect where = stage::in_middle(screen, {width, height});
    canvas.shadow(where, 10.0F * s, 26.0F * s, stage::faded(theme::ink, 0.7F));
    const theme::PaperStyle paper;
    const Panel panel("curtain", where, Panel::Look::over, 0.0F, 0.0F);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    fill_rect(list, where, packed(theme::parchment), theme::panel_radius * s);
    const float middle = where.x + width / 2.0F;
    list.AddRectFilled({where.x, where.y}, {where.right(), where.y + 14.0F * s},
                       packed(livery_colour(kit, to)), theme::panel_radius * s,
                       ImDrawFlags_RoundCornersTop);
    draw_badge(kit, list, {middle, where.y + 54.0F * s}, 28.0F * s, to);
    float y = where.y + 94.0F * s;
    const auto centred = [&](ImFont* font, const std::string& text, stage::Colour colour) {
        const float wide = std::min(wrap, text_width(font, text));
        draw_text(list, font, {middle - wide / 2.0F, y}, packed(colour), text, wrap);
        y += text_height(font, text, wrap) + 6.0F * s;
    };
    centred(title_font, title, theme::ink);
    centred(fonts.heading, second, theme::brick);
    if (!about.empty()) centred(fonts.body, about, theme::umber);
    const std::string label = say("I am {0}", {name});
    const float button =
        std::clamp(key_button_width(kit, label, stage::Key::enter) + 60.0F * s, 260.0F * s, wrap);
    ImGui::SetCursorScreenPos({middle - button / 2.0F, y + 10.0F * s});
    if (!listens() && is_opener_held()) quiet_ = 0.0F;
    const bool clicked =
        key_button(kit, "open", label, stage::Key::enter, ButtonRole::decide, {button, 54.0F * s});
    ImGui::SetCursorScreenPos({where.x, y + 80.0F * s});
    ImGui::Dummy({1.0F, 1.0F});
    const bool by_key = std::ranges::any_of(openers, key_pressed);
    return listens() && (clicked || by_key) ? CurtainReply::opened : CurtainReply::waiting;
}

void ConsentBox::ask(const std::string& what, kernel::UndoCost cost, bool has_dice) {
    is_open_ = true;
    what_ = what;
    cost_ = cost;
    has_dice_ = has_dice;
}

ConsentReply ConsentBox::show(const Kit& kit, stage::PixelSize canvas) {
    if (!is_open_) return ConsentReply::waiting;
    const float s = kit.scale();
    const stage::Rect screen = stage::all_of(canvas);
    const stage::ImGuiFonts& fonts = kit.fonts();
    const std::string title = tr("Take it back?");
    std::string text = what_.empty() ? std::string{} : say("{0}.", {what_}) + " ";
    const char* since =
        has_dice_ ? mark("A die has fallen since; the same dice will fall again.")
                  : mark("A card has been drawn since; the same cards will be drawn again.");
    text += tr(cost_ == kernel::UndoCost::past_a_secret ? mark("A secret has been revealed since.")
               : cost_ == kernel::UndoCost::past_a_die
                   ? since
                   : mark("Nothing has been rolled or revealed since."));
    const float width = std::min(580.0F * s, screen.width * 0.94F);
    const float wrap = width - 56.0F * s;
    // Who plays alone need not ask anybody.
    const bool is_alone = std::ranges::count_if(kit.seating.seats, &SeatLook::is_human) < 2;
    const std::string last = is_alone ? std::string{} : tr("Does everybody agree?");
    const float last_height = is_alone ? 0.0F : text_height(fonts.body, last, wrap);
    const float height = std::min(screen.height * 0.96F, text_height(fonts.heading, title, wrap) +
                                                             text_height(fonts.body, text, wrap) +
                                                             last_height + 130.0F * s);
    const theme::PaperStyle paper;
    const stage::Rect where = stage::in_middle(screen, {width, height});
    // The window covers the screen: it darkens everything else and keeps the mouse off it.
    const Panel panel("consent", screen, Panel::Look::over, 0.0F, 0.0F);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    fill_rect(list, screen, packed(theme::ink, 0.6F));
    fill_rect(list, where, packed(theme::parchment), theme::panel_radius * s);
    ImVec2 at{where.x + 28.0F * s, where.y + 22.0F * s};
    draw_text(list, fonts.heading, at, packed(theme::brick), title, wrap);
    at.y += text_height(fonts.heading, title, wrap) + 8.0F * s;
    draw_text(list, fonts.body, at, packed(theme::ink), text, wrap);
    at.y += text_height(fonts.body, text, wrap) + 4.0F * s;
    draw_text(list, fonts.body, at, packed(theme::ink), last, wrap);
    at.y += last_height + 16.0F * s;
    const float each = (wrap - 12.0F * s) / 2.0F;
    ConsentReply reply = ConsentReply::waiting;
    ImGui::SetCursorScreenPos(at);
    if (key_button(kit, "agree", is_alone ? tr("Take it back") : tr("All agreed"),
                   stage::Key::enter, ButtonRole::decide, {each, 48.0F * s}) ||
        key_pressed(stage::Key::enter)) {
        reply = ConsentReply::agreed;
    }
    ImGui::SetCursorScreenPos({at.x + each + 12.0F * s, at.y});
    if (key_button(kit, "decline", tr("Leave it"), stage::Key::escape, ButtonRole::paper,
                   {each, 48.0F * s}) ||
        key_pressed(stage::Key::escape)) {
        reply = ConsentReply::declined;
    }
    if (reply != ConsentReply::waiting) is_open_ = false;
    return reply;
}

}  // namespace ui
