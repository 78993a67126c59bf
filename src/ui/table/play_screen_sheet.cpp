// A player's sheet on the play screen: beside the board, in its place, or large over everything.
#include <algorithm>
#include <cmath>

#include "stage/theme.h"
#include "ui/buttons.h"
#include "ui/cards.h"
#include "ui/key_cap.h"
#include "ui/letters.h"
#include "ui/panels.h"
#include "ui/table/play_screen_impl.h"

namespace ui {

using stage::Key;

namespace {

// Pixels for each unit of the sheet, at an interface scale of 1: with less its letters, which are
// 15 to 17 units tall, are smaller than the smallest of the panels.
constexpr float least_readable = 0.85F;
constexpr float well_readable = 1.1F;
constexpr float most_stretched = 1.25F;  // a sheet that has its room alone
constexpr float line_step = 0.15F;       // of what is in sight, by a key
constexpr float page_step = 0.85F;

}  // namespace

void PlayScreen::Impl::draw_sheet(const Kit& kit, stage::Rect where, SheetFit fit) {
    if (is_first_frame && board().is_painting()) return;  // the panels wait for nothing
    const float s = kit.scale();
    me.bring_up();
    PlayerSheet& sheet = *me.sheet();
    sheet.spread(is_reading);
    const auto height_at = [&](float width) {
        const float wanted = sheet.wanted_height(width);
        return fit == SheetFit::readable
                   ? wanted
                   : std::clamp(where.height, wanted, most_stretched * wanted);
    };
    const float tall = height_at(where.width);
    sheet_room = where;
    sheet_beyond = 0.0F;
    stage::Rect paper = where;
    // Smaller as a whole rather than cut, but no smaller than can be read.
    float width = std::min(where.width, std::floor(where.width * where.height / tall));
    const float unit = s * sheet.units_wide();
    if (fit == SheetFit::readable && width < least_readable * unit) {
        width = std::floor(std::min(where.width * 0.96F, well_readable * unit));
    }
    paper.width = width;
    paper.height = height_at(width);
    paper.x = where.x + (where.width - width) / 2.0F;
    sheet_paper = paper;
    if (paper.height <= where.height + 1.0F) {
        sheet_offset = 0.0F;
        sheet.draw(canvas, sprites, paper, s);
        mark_hand(kit);
        return;
    }
    sheet_beyond = paper.height - where.height;
    sheet_offset = std::round(std::clamp(sheet_offset, 0.0F, sheet_beyond));
    paper.y = where.y - sheet_offset;
    sheet_paper = paper;
    const auto clip = canvas.clip(where);
    sheet.draw(canvas, sprites, paper, s);
    ImDrawList& list = *ImGui::GetBackgroundDrawList();
    list.PushClipRect({where.x, where.y}, {where.right(), where.bottom()}, true);
    mark_hand(kit);
    list.PopClipRect();
    // How far down it is.
    const float bar = std::max(3.0F, std::round(where.width * 0.012F));
    const float length = where.height * where.height / paper.height;
    const float at = where.y + (where.height - length) * sheet_offset / sheet_beyond;
    canvas.fill_rounded_rect({where.right() - bar, at, bar, length}, bar / 2.0F, theme::dark_sand);
}

// A card is taken where it lies: what is asked of the hand stands on the sheet where that is in
// sight, and only else in the panel.
std::optional<std::size_t> PlayScreen::Impl::touchable_card(const SheetNote& note) const {
    const bool is_asked = note.card >= 0 && me.sheet()->owner() == model().player &&
                          note.card < static_cast<int>(model().cards.size());
    return is_asked ? std::optional(static_cast<std::size_t>(note.card)) : std::nullopt;
}

bool PlayScreen::Impl::has_hand_on_sheet() const {
    if (!shows_sheet() || is_reading || layout.fold == SideFold::folded) return false;
    const std::vector<SheetNote> hand = me.sheet()->hand();
    const auto in_sight = [&](const SheetNote& note) {
        return touchable_card(note) && note.where.y >= sheet_room.y - 1.0F &&
               note.where.bottom() <= sheet_room.bottom() + 1.0F;
    };
    return !hand.empty() && hand.size() == model().cards.size() &&
           std::ranges::all_of(hand, in_sight);
}

// Keys, what is touched, and what cannot be.
void PlayScreen::Impl::mark_hand(const Kit& kit) const {
    if (model().cards.empty() || !motion().idle()) return;
    const float s = kit.scale();
    const bool has_pad = kit.frame.caps().device() == stage::Device::pad;
    ImDrawList& list = *ImGui::GetBackgroundDrawList();
    for (const SheetNote& note : me.sheet()->hand()) {
        const std::optional<std::size_t> index = touchable_card(note);
        if (!index) continue;
        const PromptCard& card = model().cards[*index];
        const float round = 6.0F * s;
        const bool has_focus = model().item_focus == static_cast<int>(*index);
        if (!card.can_toggle()) {
            fill_rect(list, note.where, packed(theme::deep_umber, 0.62F), round);
            continue;
        }
        const bool is_pointed = note.where.contains(pointer);
        if (card.is_used()) {
            outline_rect(list, stage::grown(note.where, 2.0F * s), packed(theme::gold), round,
                         4.0F * s);
        } else if (is_pointed) {
            outline_rect(list, note.where, packed(theme::gold), round, 2.0F * s);
        }
        if (has_focus) {
            outline_rect(list, stage::grown(note.where, 4.0F * s), packed(theme::ivory), round,
                         2.0F * s);
        }
        const stage::Key key = has_pad && has_focus ? stage::Key::space : card.key;
        const ImVec2 corner{note.where.right() - 0.07F * note.where.width,
                            note.where.y + 0.12F * note.where.height};
        draw_key_tab(kit, list, corner, key, CapForm::name);
    }
}

void PlayScreen::Impl::show_reading(const Kit& kit) {
    const float s = kit.scale();
    const auto [left, top, width, height] = stage::all_of(canvas.size());
    const float gap = std::round(12.0F * s);
    const float foot = std::ceil(44.0F * s);
    canvas.clear(stage::mix(theme::night, theme::ink, 0.55F));
    draw_sheet(kit, {gap, gap, width - 2.0F * gap, height - foot - 3.0F * gap}, SheetFit::readable);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0.0F, 0.0F});
    {
        const ScreenPanel panel("reading", {gap, height - foot - gap, width - 2.0F * gap, foot},
                                PanelLook::bare,
                                ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoScrollbar);
        if (key_button(kit, {.label = tr("Back"),
                             .key = Key::escape,
                             .role = ButtonRole::plain,
                             .size = {0.0F, foot}})) {
            is_reading = false;
        }
    }
    ImGui::PopStyleVar();
    show_hover(kit);
}

void PlayScreen::Impl::scroll_sheet_by(float part) {
    sheet_offset = std::clamp(sheet_offset + part * sheet_room.height, 0.0F, sheet_beyond);
}

bool PlayScreen::Impl::scroll_sheet(Key key) {
    if (sheet_beyond <= 0.0F) return false;
    switch (key) {
    case Key::up:
    case Key::focus_up: scroll_sheet_by(-line_step); return true;
    case Key::down:
    case Key::focus_down: scroll_sheet_by(line_step); return true;
    case Key::page_up: scroll_sheet_by(-page_step); return true;
    case Key::page_down: scroll_sheet_by(page_step); return true;
    default: return false;
    }
}

// Nothing else is asked while it is read.
bool PlayScreen::Impl::feed_reading(Key key) {
    if (scroll_sheet(key)) return true;
    switch (key) {
    case Key::f2:
    case Key::f3:
    case Key::escape:
    case Key::go_back:
    case Key::enter:
    case Key::pad_enter:
    case Key::space:
    case Key::main_choice: read_sheet(false); break;
    case Key::f4:
    case Key::f5: read_sheet(false); return feed_command(key).value_or(true);
    case Key::previous_tab: step_tab(-1); break;
    case Key::next_tab: step_tab(1); break;
    default: break;
    }
    return true;
}

// Cards that are played leave the hand in the panel: for their pile, where that is in sight, and
// else upwards. What is chosen in secret stays where it is.
void PlayScreen::Impl::send_off_cards(const Answers& answers) {
    constexpr float rise = 200.0F;
    if (model().is_secret || !moves()) return;
    std::vector<LaidCard> played = prompt_panel.played(model(), answers);
    if (shows_sheet() && me.sheet()->owner() == me.subject()) {
        me.sheet()->leave_from(std::move(played));
        return;
    }
    for (const LaidCard& card : played) {
        CardFlight flight;
        flight.card = card.card;
        flight.from = card.centre;
        flight.to = {card.centre.x, card.centre.y - rise};
        flight.from_height = card.height;
        flight.to_height = card.height * 0.6F;
        flight.from_degrees = card.degrees;
        flight.fades = true;
        leaving.add(flight);
    }
}

void PlayScreen::Impl::draw_flights(const Kit& kit) const {
    ImDrawList& list = *ImGui::GetForegroundDrawList();
    const auto draw = [&](const CardFlights& flights) {
        for (const CardFlight& flight : flights.flights()) {
            const CardPose pose = flights.pose(flight);
            draw_card_picture(kit, list, me.face_of(flight.card), {pose.centre.x, pose.centre.y},
                              pose.height, pose.degrees, pose.opacity);
        }
    };
    if (shows_sheet()) draw(me.sheet()->flights());
    draw(leaving);
}

bool PlayScreen::Impl::shows_sheet() const {
    if (me.sheet() == nullptr) return false;
    if (is_reading) return true;
    switch (layout.fold) {
    case SideFold::open: return true;
    case SideFold::tabs: return tab == SideTab::sheet;
    case SideFold::folded: break;
    }
    return page == FoldPage::sheet;
}

// Said where nothing else can be done with the sheet.
std::string PlayScreen::Impl::reading_note(const SheetNote& note) const {
    if (is_reading || !note.rule.is_none()) return {};
    return std::string("\n") + tr("Choose the sheet to see it large.");
}

std::optional<SheetNote> PlayScreen::Impl::sheet_note(stage::Vec2 at) const {
    if (!shows_sheet() || !sheet_room.contains(at)) return std::nullopt;
    return me.sheet()->hit(at);
}

void PlayScreen::Impl::read_sheet(bool is_large) {
    is_reading = is_large;
    sheet_offset = 0.0F;
}

// A click touches what can be touched, the other button opens any rule, and elsewhere a click makes
// the sheet large or small again.
bool PlayScreen::Impl::take_sheet_click(stage::MouseButton button, stage::Vec2 at) {
    if (!shows_sheet() || !motion().idle() || !sheet_room.contains(at)) return false;
    const std::optional<SheetNote> note = sheet_note(at);
    if (button == stage::MouseButton::right) {
        if (!note || note->rule.is_none()) return false;
        reply.open = note->rule;
        return true;
    }
    if (button != stage::MouseButton::left) return false;
    pointer_over_panel = true;  // no note over what opens
    if (const auto card = note ? touchable_card(*note) : std::nullopt) {
        apply(prompt().toggle_card(*card));
        is_reading = false;
    } else if (note && me.is_touchable(note->rule)) {
        reply.touched = note->rule;
        is_reading = false;
    } else if (is_reading || sheet_paper.contains(at)) {
        read_sheet(!is_reading);
    }
    return true;
}

}  // namespace ui
