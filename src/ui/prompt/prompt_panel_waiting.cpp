// The decision panel while nobody decides: who is at it, what happens, and how they stand.
#include <algorithm>
#include <string>

#include "ui/buttons.h"
#include "ui/dice.h"
#include "ui/letters.h"
#include "ui/panels.h"
#include "ui/pictures.h"
#include "ui/prompt/prompt_panel.h"

namespace ui {

namespace {

void show_piece(const Kit& kit, ImDrawList& list, const Waiting& waiting, ImVec2 corner,
                float side) {
    if (waiting.picture) return waiting.picture(list, corner, side);
    draw_emblem(kit, list, kit.seating.livery(waiting.who), corner, side);
}

// The badge, and a face where the driver has one. How wide they are.
float show_driver(const Kit& kit, ImDrawList& list, const Waiting& waiting, ImVec2 middle) {
    const float s = kit.scale();
    const float badge = 24.0F * s;
    if (waiting.face.empty()) {
        draw_badge(kit, list, middle, badge, waiting.who);
        return 2.0F * badge;
    }
    const float face = 72.0F * s;
    draw_sprite(kit, list, waiting.face, {middle.x - face / 2.0F, middle.y - face / 2.0F},
                {face, face}, IM_COL32_WHITE);
    draw_badge(kit, list, {middle.x + face / 2.0F, middle.y + face / 2.0F}, 0.7F * badge,
               waiting.who);
    return face + 0.7F * badge;
}

// In a narrow place: the picture above, who it is and what happens below.
void show_upright(const Kit& kit, const Waiting& waiting, stage::Rect where) {
    const float s = kit.scale();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const stage::ImGuiFonts& fonts = kit.fonts();
    const float wide = where.width - 48.0F * s;
    const float badge = 20.0F * s;
    const std::string& told = waiting.standing;
    const float words = text_height(fonts.label, waiting.sentence, wide);
    const float more = text_height(fonts.small, told, wide);
    const float below = 2.0F * badge + words + more + 30.0F * s;
    const float side = std::floor(std::min({where.height - below - 36.0F * s, wide, 168.0F * s}));
    const bool has_picture = side > 60.0F * s;
    const float middle = where.x + where.width / 2.0F;
    float y = where.y + std::max(12.0F * s, (where.height - below - std::max(0.0F, side)) / 2.0F);
    if (has_picture) {
        show_piece(kit, list, waiting, {middle - side / 2.0F, y}, side);
        y += side + 6.0F * s;
    }
    if (waiting.face.empty()) {
        draw_badge(kit, list, {middle, y + badge}, badge, waiting.who);
    } else {
        const float face = 2.0F * badge;
        draw_sprite(kit, list, waiting.face, {middle - face - 3.0F * s, y}, {face, face},
                    IM_COL32_WHITE);
        draw_badge(kit, list, {middle + badge + 3.0F * s, y + badge}, badge, waiting.who);
    }
    y += 2.0F * badge + 10.0F * s;
    const float left = where.x + 24.0F * s;
    draw_text(list, fonts.label, {left, y}, packed(theme::sand), waiting.sentence, wide);
    draw_text(list, fonts.small, {left, y + words + 8.0F * s}, packed(theme::dark_sand), told,
              wide);
}

// In the lower right corner: the key that shows at once what moves, struck or held.
class HurryButton {
public:
    HurryButton(const Kit& kit, const Waiting& waiting)
        : kit_(kit), is_shown_(waiting.may_hurry || waiting.leads_to_end) {
        if (!is_shown_) return;
        const float s = kit.scale();
        label_ = waiting.leads_to_end ? tr("To the end") : tr("Faster");
        size_ = {key_button_width(kit, label_, stage::Key::enter, kit.fonts().small), 32.0F * s};
        edge_ = 15.0F * s;
    }
    // What it takes of the panel, at its right or below.
    float wide() const { return is_shown_ ? size_.x + edge_ : 0.0F; }
    float tall() const { return is_shown_ ? size_.y + edge_ : 0.0F; }
    bool show(stage::Rect where) const {
        if (!is_shown_) return false;
        ImGui::SetCursorScreenPos(
            {where.right() - size_.x - edge_, where.bottom() - size_.y - edge_});
        ButtonLook look;
        look.font = kit_.fonts().small;
        return key_button(kit_, "hurry", label_, stage::Key::enter, stage::theme::ButtonRole::plain,
                          size_, look);
    }

private:
    const Kit& kit_;
    bool is_shown_;
    std::string label_;
    ImVec2 size_{};
    float edge_ = 0.0F;
};

}  // namespace

bool PromptPanel::show_waiting(const Kit& kit, const Waiting& waiting, stage::Rect where) {
    const float s = kit.scale();
    const Panel panel("prompt", where, Panel::Look::dark, 28.0F * s, 13.0F * s);
    outline_rect(*ImGui::GetWindowDrawList(), stage::grown(where, -1.0F), packed(theme::mud),
                 theme::panel_radius * s, 1.5F * s);
    ImGui::Dummy({1.0F, 1.0F});
    are_laid_ = false;
    const HurryButton hurry(kit, waiting);
    constexpr float narrow = 600.0F;
    if (!waiting.dice && waiting.who != kernel::nobody && where.width < narrow * s) {
        stage::Rect above = where;
        above.height -= hurry.tall();
        show_upright(kit, waiting, above);
    } else {
        stage::Rect beside = where;
        beside.width -= hurry.wide();
        tell_waiting(kit, waiting, beside);
    }
    return hurry.show(where);
}

void PromptPanel::tell_waiting(const Kit& kit, const Waiting& waiting, stage::Rect where) {
    const std::string& sentence = waiting.sentence;
    const bool is_of_somebody = waiting.who != kernel::nobody;
    const std::optional<ThrownDice>& dice = waiting.dice;
    const float s = kit.scale();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float middle = where.y + where.height / 2.0F;
    float left = where.x + 28.0F * s;
    ImVec2 hand{left, middle};
    if (is_of_somebody) {
        const float side = std::floor(std::min(where.height - 26.0F * s, 168.0F * s));
        const bool leaves_room = !dice || side * 4.0F < where.width;
        if (side > 60.0F * s && leaves_room) {
            show_piece(kit, list, waiting, {left, middle - side / 2.0F}, side);
            left += side + 24.0F * s;
        }
        hand = {left + (waiting.face.empty() ? 24.0F : 36.0F) * s, middle};
        left += show_driver(kit, list, waiting, hand) + 18.0F * s;
    }
    ImFont* font = kit.fonts().heading;
    const float wrap = std::max(60.0F, where.right() - left - 28.0F * s);
    if (dice) {
        // One line above the dice where that stays legible.
        constexpr float least_share = 0.72F;
        float size = size_to_fit(font, sentence, wrap);
        const bool is_one_line = size >= font->FontSize * least_share;
        // Letters of their own size read better than smaller ones of another.
        ImFont* const plain = kit.fonts().label;
        if (!is_one_line || (size < font->FontSize && text_width(plain, sentence) <= wrap)) {
            font = plain;
            size = font->FontSize;
        }
        const float height = is_one_line ? size : text_height(font, sentence, wrap);
        // Room for two lines, so that the dice stay where they are when more is said of them.
        const float words = std::max(height, 2.0F * kit.fonts().label->FontSize);
        const float between = 12.0F * s;
        const float edge = 12.0F * s;
        ImFont* const small = kit.fonts().label;
        const float fitted = std::floor(size_to_fit(small, waiting.stake, wrap));
        const bool stake_is_one_line = fitted >= small->FontSize * least_share;
        const float said = stake_is_one_line ? fitted : text_height(small, waiting.stake, wrap);
        const float stake = waiting.stake.empty() ? 0.0F : said + 6.0F * s;
        const float room = where.height - 2.0F * edge - words - between - stake;
        const float tall = dice_height(dice->count, {wrap, room}, s);
        if (tall > 0.0F) {
            const float top = middle - (words + between + tall + stake) / 2.0F;
            draw_text_sized(list, font, std::floor(size), {left, std::round(top + words - height)},
                            packed(theme::sand), sentence, is_one_line ? 0.0F : wrap);
            draw_thrown(kit, list, *dice, {left, top + words + between, wrap, tall}, hand, laid_);
            if (stake > 0.0F) {
                draw_text_sized(list, small, stake_is_one_line ? fitted : small->FontSize,
                                {left, top + words + between + tall + 6.0F * s},
                                packed(theme::dark_sand), waiting.stake,
                                stake_is_one_line ? 0.0F : wrap);
            }
            are_laid_ = true;
            return;
        }
    }
    const float height = text_height(font, sentence, wrap);
    ImFont* below = kit.fonts().label;
    const std::string& told = waiting.standing;
    const float more = told.empty() ? 0.0F : text_height(below, told, wrap) + 8.0F * s;
    const bool has_room = height + more < where.height - 20.0F * s;
    const float top = middle - (height + (has_room ? more : 0.0F)) / 2.0F;
    draw_text(list, font, {left, top}, packed(theme::sand), sentence, wrap);
    if (has_room && !told.empty()) {
        draw_text(list, below, {left, top + height + 8.0F * s}, packed(theme::dark_sand), told,
                  wrap);
    }
}

}  // namespace ui
