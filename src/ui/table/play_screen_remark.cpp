// The line of the commentator, between the strip and the board.
#include <algorithm>

#include "stage/theme.h"
#include "ui/letters.h"
#include "ui/panels.h"
#include "ui/pictures.h"
#include "ui/table/play_screen_impl.h"

namespace ui {

namespace {

constexpr float reading = 2.4F;  // seconds that a remark is left, unless a weightier one comes
constexpr float most_letters = 22.0F;  // pixels at a scale of 1

}  // namespace

bool PlayScreen::Impl::listen(float seconds) {
    said_for += seconds;
    const play::GameLog& log = me.log();
    const play::Remark* latest =
        log.commentary().latest(log.happenings() - std::min(log.happenings(), motion().unseen()));
    if (latest == nullptr) {
        said.reset();
        return false;
    }
    if (said && said->happenings == latest->happenings) return false;
    const bool is_taken_back = said && said->happenings > latest->happenings;
    const bool has_been_read = !said || said_for >= reading || latest->weight > said->weight;
    if (!has_been_read && !is_taken_back) return true;
    said = *latest;
    said_for = 0.0F;
    return true;
}

void PlayScreen::Impl::show_remark(const Kit& kit, stage::Rect where) {
    const float s = kit.scale();
    canvas.fill_rect(where, stage::theme::night);
    const ScreenPanel panel("remark", where, PanelLook::bare, ImGuiWindowFlags_NoNav);
    if (!said) return;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float side = std::floor(where.height * 0.8F);
    const float left = where.x + 12.0F * s;
    const float middle = where.y + where.height / 2.0F;
    draw_sprite(kit, list, "ui/trumpet", {left, middle - side / 2.0F}, {side, side},
                packed(stage::theme::sand));
    const float words = left + side + 8.0F * s;
    ImFont* font = kit.fonts().body_italic;
    const float size = std::floor(std::min(
        most_letters * s, size_to_fit(font, said->text, where.right() - words - 12.0F * s)));
    draw_text_sized(list, font, size, {words, middle - size * 0.56F}, packed(stage::theme::sand),
                    said->text, 0.0F);
}

}  // namespace ui
