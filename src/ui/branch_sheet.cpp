#include "ui/branch_sheet.h"

#include <cmath>
#include <utility>

#include "ui/buttons.h"
#include "ui/letters.h"
#include "ui/panels.h"
#include "ui/seat_rows.h"
#include "words/words.h"

namespace ui {

using stage::Key;

void BranchSheet::open(const std::vector<play::Seat>& seats, std::string moment, std::string news,
                       bool has_dice) {
    seats_ = seats;
    dice_ = BranchDice::same;
    has_dice_ = has_dice;
    moment_ = std::move(moment);
    news_ = std::move(news);
}

std::string BranchSheet::as_sentence(const std::string& news) {
    return news.ends_with('!') ? news : say("{0}.", {news});
}

void BranchSheet::show_seats(const Kit& kit) {
    const float wide = 160.0F * kit.scale();
    SeatRows rows(kit, wide);
    for (std::size_t i = 0; i < seats_.size(); ++i) {
        play::Seat& seat = seats_[i];
        const bool is_person = is_human(seat);
        rows.begin(static_cast<kernel::PlayerId>(i));
        if (key_button(
                kit, {.label = is_person ? tr_in("seat", "Person") : tr_in("seat", "Computer"),
                      .key = static_cast<Key>(static_cast<int>(Key::digit_1) + static_cast<int>(i)),
                      .role = is_person ? ButtonRole::paper : ButtonRole::plain,
                      .size = {wide * rows.share(), rows.height()},
                      .icon = is_person ? "ui/human" : "ui/computer"})) {
            seat.driver = is_person ? play::usual_driver : play::human;
        }
    }
}

BranchReply BranchSheet::show(const Kit& kit, stage::PixelSize canvas) {
    const float s = kit.scale();
    const float button = std::ceil(44.0F * s);
    ScreenOverlay overlay("branch", canvas, 600.0F * s, button);
    const stage::ImGuiFonts& fonts = kit.fonts();
    show_text(fonts.heading, tr("Play on from here"));
    show_text(fonts.label, moment_);
    show_muted(fonts.body_italic, as_sentence(news_));
    show_text(
        fonts.body,
        tr("A separate race begins at this moment. The one you are looking at stays as it is."));
    ImGui::Separator();
    show_seats(kit);
    ImGui::Separator();
    const bool is_fresh = dice_ == BranchDice::fresh;
    const char* fresh = has_dice_ ? mark("Fresh dice") : mark("Fresh cards");
    const char* same = has_dice_ ? mark("The same dice") : mark("The same cards");
    if (key_button(kit, {.label = tr(is_fresh ? fresh : same),
                         .key = Key::f,
                         .role = is_fresh ? ButtonRole::paper : ButtonRole::plain,
                         .size = {ImGui::GetContentRegionAvail().x, button},
                         .icon = is_fresh ? "ui/redo" : "ui/check",
                         .id = "dice"})) {
        dice_ = is_fresh ? BranchDice::same : BranchDice::fresh;
    }
    const char* freely =
        has_dice_ ? mark("The dice fall as they will.") : mark("The cards are shuffled anew.");
    const char* again = has_dice_
                            ? mark("The same choices bring the same rolls, as after an undo.")
                            : mark("The same choices bring the same cards, as after an undo.");
    show_muted(fonts.body, tr(is_fresh ? freely : again));
    overlay.begin_foot();
    BranchReply reply = BranchReply::waiting;
    if (key_button(kit, {.label = tr_in("button", "Play on"),
                         .key = Key::enter,
                         .role = ButtonRole::decide,
                         .size = {0.0F, button}})) {
        reply = BranchReply::begun;
    }
    ImGui::SetItemDefaultFocus();
    ImGui::SameLine();
    if (key_button(kit, {.label = tr("Back"), .key = Key::escape, .size = {0.0F, button}})) {
        reply = BranchReply::left;
    }
    return reply;
}

}  // namespace ui
