// The line of the commentator, between the strip and the board.
#include <algorithm>
#include <string>
#include <utility>

#include "stage/theme.h"
#include "ui/core/prompt/reasons.h"
#include "ui/letters.h"
#include "ui/panels.h"
#include "ui/pictures.h"
#include "ui/table/play_screen_impl.h"

namespace ui {

namespace {

constexpr float reading = 2.4F;       // seconds that a remark is left, unless a weightier one comes
constexpr std::size_t news_for = 24;  // happenings, about two moves; then nothing is said of it
constexpr float most_letters = 22.0F;  // pixels at a scale of 1
constexpr float least_letters = 17.0F;

}  // namespace

bool PlayScreen::Impl::listen(float seconds) {
    said_for += seconds;
    const play::GameLog& log = me.log();
    const std::size_t seen = log.happenings() - std::min(log.happenings(), motion().unseen());
    const play::Remark* latest = log.commentary().latest(seen);
    const bool is_news = latest != nullptr && seen < latest->happenings + news_for;
    if (!is_news) {
        if (said && said->happenings <= seen && said_for < reading) return true;
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

// Who is coached is told why what is gold is, as soon as that is known.
std::string PlayScreen::Impl::coach_says(const PlayCaption& caption) const {
    if (!caption.is_coached || !me.is_asking() || model().why.empty()) return {};
    return say("Coach: {0}", {model().why.front()});
}

void PlayScreen::Impl::show_remark(const Kit& kit, const PlayCaption& caption, stage::Rect where) {
    const float s = kit.scale();
    const ScreenPanel panel("remark", where, PanelLook::bare, ImGuiWindowFlags_NoNav);
    std::string told = coach_says(caption);
    const bool is_commented = told.empty();
    if (is_commented && said && comfort.has_commentator) told = said->text;
    if (told.empty()) return;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float side = std::floor(where.height * 0.8F);
    const float left = where.x + 12.0F * s;
    const float middle = where.y + where.height / 2.0F;
    draw_sprite(kit, list, is_commented ? "ui/trumpet" : "ui/human", {left, middle - side / 2.0F},
                {side, side}, packed(stage::theme::sand));
    const float words = left + side + 8.0F * s;
    ImFont* font = kit.fonts().body_italic;
    const float room = where.right() - words - 12.0F * s;
    if (!is_commented) {
        told = sentences_that_fit(std::move(told), [&](const std::string& part) {
            return size_to_fit(font, part, room) >= least_letters * s;
        });
    }
    const float size = std::floor(std::min(most_letters * s, size_to_fit(font, told, room)));
    draw_text_sized(list, font, size, {words, middle - size * 0.56F}, packed(stage::theme::sand),
                    told, 0.0F);
}

void PlayScreen::Impl::draw_replay_tag(float s) const {
    const stage::Rect board = layout.board;
    const std::string words = tr("Replay");
    const stage::TextLook text{stage::Face::label_bold, 22.0F * s, stage::theme::ivory};
    const stage::Vec2 extent = canvas.measure(words, text);
    const stage::Rect plate{board.right() - extent.x - 60.0F * s, board.y + 14.0F * s,
                            extent.x + 46.0F * s, 34.0F * s};
    canvas.fill_rounded_rect(plate, 8.0F * s, stage::theme::ink);
    canvas.disc({plate.x + 18.0F * s, plate.centre().y}, 6.0F * s, stage::theme::red);
    canvas.text_centred({plate.x + 30.0F * s + extent.x / 2.0F, plate.centre().y}, words, text);
}

}  // namespace ui
