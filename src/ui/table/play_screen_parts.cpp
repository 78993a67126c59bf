// What the play screen draws beside the board: sheet, tabs, decision, notes.
#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

#include "stage/theme.h"
#include "ui/buttons.h"
#include "ui/cards.h"
#include "ui/core/prompt/throw_prompt.h"
#include "ui/dice.h"
#include "ui/letters.h"
#include "ui/notes.h"
#include "ui/panels.h"
#include "ui/pictures.h"
#include "ui/table/play_screen_impl.h"
#include "ui/table/side_tabs.h"

namespace ui {

namespace {

constexpr float least_log_under_sheet = 96.0F;
constexpr float least_log_under_standings = 250.0F;

}  // namespace

void PlayScreen::Impl::show_log(const Kit& kit, LogTitle title, stage::Rect where) {
    LogLook look = me.log_look(kit);
    look.has_title = title == LogTitle::shown;
    const std::string rule =
        log_panel.show(kit, me.log(), reader(), look, where, motion().unseen());
    if (!rule.empty()) reply.open = RuleRef(rule);
}

void PlayScreen::Impl::show_standings(const Kit& kit, stage::Rect where) {
    const auto clicked =
        ui::show_standings(kit, me.standings(), where, [&] { me.show_more_standings(kit); });
    if (clicked) look_at(*clicked);
}

void PlayScreen::Impl::show_tab(const Kit& kit, SideTab which, stage::Rect room) {
    if (which == SideTab::sheet) draw_sheet(kit, room, SheetFit::whole);
    if (which == SideTab::log) show_log(kit, LogTitle::on_tab, room);
    if (which == SideTab::standings) show_standings(kit, room);
}

// A sheet that has a place of its own is no tab.
std::vector<SideTab> PlayScreen::Impl::side_tabs() const {
    const bool has_tab = me.sheet() != nullptr && layout.fold != SideFold::open;
    if (has_tab) return {SideTab::sheet, SideTab::log, SideTab::standings};
    return {SideTab::log, SideTab::standings};
}

// The room left under them.
stage::Rect PlayScreen::Impl::show_tabs(const Kit& kit, stage::Rect where) {
    const std::vector<SideTab> tabs = side_tabs();
    std::vector<const char*> names;
    for (const SideTab one : tabs) {
        names.push_back(one == SideTab::sheet ? me.sheet_title()
                        : one == SideTab::log ? mark("What happened")
                                              : mark("Standings"));
    }
    // The tab of the sheet is come back to where it has one.
    const auto found = std::ranges::find(tabs, tab);
    const auto now = static_cast<std::size_t>(found == tabs.end() ? 0 : found - tabs.begin());
    const SideTabs shown = show_side_tabs(kit, names, now, where);
    if (shown.tab != now) tab = tabs[shown.tab];
    return shown.room;
}

// A game without a sheet has room for both: how they stand, and under it what happened.
bool PlayScreen::Impl::show_both(const Kit& kit, stage::Rect where) {
    const float s = kit.scale();
    const float each = where.width >= 480.0F * s ? 42.0F : 54.0F;  // what is told beside the name
    const float rows = each * static_cast<float>(seating.seats.size());
    const float tall = std::min((70.0F + rows) * s, 0.5F * where.height);
    const float under = where.height - tall - 8.0F * s;
    if (me.sheet() != nullptr || under < least_log_under_standings * s) return false;
    show_standings(kit, {where.x, where.y, where.width, tall});
    show_log(kit, LogTitle::shown, {where.x, where.bottom() - under, where.width, under});
    return true;
}

void PlayScreen::Impl::show_side(const Kit& kit) {
    under_sheet = {};
    if (me.sheet() != nullptr) me.sheet()->spread(is_reading);
    if (layout.fold == SideFold::open && show_both(kit, layout.log)) return;
    if (layout.fold == SideFold::tabs && show_both(kit, layout.side)) return;
    const auto open_tab = [&] {
        const std::vector<SideTab> tabs = side_tabs();
        return std::ranges::find(tabs, tab) == tabs.end() ? tabs.front() : tab;
    };
    if (layout.fold == SideFold::open) {
        stage::Rect under = layout.log;
        if (me.sheet() != nullptr) {
            // The log takes what a shorter sheet leaves.
            stage::Rect paper = layout.sheet;
            paper.height = std::min(paper.height, me.sheet()->wanted_height(paper.width));
            draw_sheet(kit, paper, SheetFit::whole);
            under.y -= layout.sheet.bottom() - paper.bottom();
            under.height = layout.log.bottom() - under.y;
        }
        const stage::Rect room = show_tabs(kit, under);
        if (me.sheet() != nullptr) under_sheet = room;
        show_tab(kit, open_tab(), room);
    } else if (layout.fold == SideFold::tabs) {
        const stage::Rect room = show_tabs(kit, layout.side);
        if (open_tab() != SideTab::sheet) return show_tab(kit, open_tab(), room);
        // Where the sheet leaves room, the latest of the log stands under it.
        const float tall = std::min(room.height, me.sheet()->wanted_height(room.width));
        const float under = room.height - tall - 10.0F * kit.scale();
        if (under < least_log_under_sheet * kit.scale()) return show_tab(kit, SideTab::sheet, room);
        stage::Rect paper = room;
        paper.height = tall;
        draw_sheet(kit, paper, SheetFit::whole);
        under_sheet = {paper.x, room.bottom() - under, paper.width, under};
        show_log(kit, LogTitle::shown, under_sheet);
    }
}

void PlayScreen::Impl::show_folds(const Kit& kit) {
    const float s = kit.scale();
    // As the tabs of a wide window are called, if there is room.
    const float gap = 6.0F * s;
    const float count = me.sheet() != nullptr ? 4.0F : 3.0F;
    const float width = (layout.folds.width - (count - 1.0F) * gap) / count;
    ImFont* const usual = kit.fonts().label;
    const auto has_room = [&](std::string_view label) {
        return text_width(usual, label) + 20.0F * s <= width;
    };
    const bool is_wide = has_room(tr("What happened"));
    std::vector<FoldPage> pages = {FoldPage::board, FoldPage::sheet, FoldPage::log,
                                   FoldPage::standings};
    std::vector<Tab> tabs = {{tr_in("tab", "Board"), stage::Key::f2},
                             {tr(me.sheet_title()), stage::Key::f3},
                             {is_wide ? tr("What happened") : tr_in("tab", "Log"), stage::Key::f4},
                             {is_wide ? tr("Standings") : tr_in("tab", "Places"), stage::Key::f5}};
    if (me.sheet() == nullptr) {
        pages.erase(pages.begin() + 1);
        tabs.erase(tabs.begin() + 1);
    }
    // All in letters of one size.
    const bool is_roomy =
        std::ranges::all_of(tabs, [&](const Tab& one) { return has_room(one.label); });
    const auto now = static_cast<std::size_t>(std::ranges::find(pages, page) - pages.begin());
    // Room for the lines around them, which a panel of their size would cut.
    const float edge = std::ceil(2.0F * s);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {edge, edge});
    {
        const ScreenPanel panel("folds", stage::grown(layout.folds, edge), PanelLook::bare,
                                ImGuiWindowFlags_NoNav);
        page = pages[ui::show_tabs(kit, tabs, now,
                                   {.gap = gap,
                                    .height = layout.folds.height,
                                    .has_shoulders = false,
                                    .font = is_roomy ? nullptr : kit.fonts().small})];
    }
    ImGui::PopStyleVar();
    const stage::Rect room = stage::grown(layout.board, -8.0F * s);
    if (page == FoldPage::sheet) draw_sheet(kit, room, SheetFit::readable);
    if (page == FoldPage::log) show_tab(kit, SideTab::log, room);
    if (page == FoldPage::standings) show_tab(kit, SideTab::standings, room);
}

void PlayScreen::Impl::show_throw(const Kit& kit, kernel::PlayerId hand, stage::Rect where) {
    if (!std::exchange(is_at_hand, true)) {
        throwing.ask(
            std::make_shared<ThrowPrompt>(hand, kit.seating.seat(hand).name, me.throw_words()),
            ++throws);
        board().attend();
    }
    const PromptReply given = prompt_panel.show(kit, throwing, where);
    if (!given.open.is_none()) reply.open = given.open;
    if (!given.answers.empty()) motion().throw_dice();
}

void PlayScreen::Impl::show_decision(const Kit& kit, const PlayCaption& caption,
                                     stage::Rect where) {
    if (const kernel::PlayerId hand = motion().hand_awaited(); hand != kernel::nobody) {
        return show_throw(kit, hand, where);
    }
    is_at_hand = false;
    if (model().empty()) {
        Waiting waiting = me.waiting(kit, caption);
        if (waiting.who < caption.faces.size()) waiting.face = caption.faces[waiting.who];
        waiting.may_hurry = !is_over() && !caption.may_hurry;
        waiting.leads_to_end = !is_over() && caption.may_hurry;
        if (!prompt_panel.show_waiting(kit, waiting, where)) return;
        if (waiting.leads_to_end)
            reply.command = PlayCommand::results;
        else
            hurry_motion(false);
        return;
    }
    prompt().set_enter(!pointed);
    prompt().set_cards_aside(has_hand_on_sheet());
    apply(prompt_panel.show(kit, prompt(), where));
}

// What a click may mean where it means several things: the ways to attack a vehicle.
void PlayScreen::Impl::show_chooser(const Kit& kit) {
    if (alternatives.empty()) return;
    const float s = kit.scale();
    const std::vector<PromptChoice>& offered = model().choices;
    std::vector<std::size_t> choices;
    for (std::size_t i = 0; i < offered.size(); ++i) {
        if (std::ranges::find(alternatives, offered[i].option) != alternatives.end()) {
            choices.push_back(i);
        }
    }
    if (choices.empty()) {
        alternatives.clear();
        return;
    }
    float width = 200.0F * s;
    for (const std::size_t i : choices)
        width = std::max(width, key_button_width(kit, {.label = offered[i].label}) +
                                    pictures_room(kit, offered[i].cards.size()));
    width += 2.0F * ImGui::GetStyle().WindowPadding.x;
    const float tall =
        (44.0F * s + ImGui::GetStyle().ItemSpacing.y) * static_cast<float>(choices.size() + 1) +
        2.0F * ImGui::GetStyle().WindowPadding.y;
    const stage::Rect screen = stage::all_of(canvas.size());
    stage::Rect where{alternatives_at.x + 16.0F * s, alternatives_at.y - tall / 2.0F, width, tall};
    where.x = std::clamp(where.x, 4.0F, std::max(4.0F, screen.width - width));
    where.y = std::clamp(where.y, 4.0F, std::max(4.0F, screen.height - tall));
    const ScreenPanel panel("chooser", where, PanelLook::paper, ImGuiWindowFlags_NoNav);
    for (const std::size_t i : choices) {
        ImGui::PushID(static_cast<int>(i));
        const PromptChoice& way = offered[i];
        const bool is_taken =
            key_button(kit, "way", way.label, stage::Key::unknown, ButtonRole::plain,
                       {ImGui::GetContentRegionAvail().x, 44.0F * s},
                       {.pictures = pictures_of(kit, way.cards)});
        ImGui::PopID();
        if (is_taken) {
            apply(prompt().take(i));
            alternatives.clear();
            return;
        }
    }
    if (key_button(kit, {.label = tr("Neither"),
                         .role = ButtonRole::paper,
                         .size = {ImGui::GetContentRegionAvail().x, 0.0F},
                         .id = "neither"})) {
        alternatives.clear();
    }
}

void PlayScreen::Impl::show_hover(const Kit& kit) {
    hover_rule = {};
    if (is_covered || !alternatives.empty() || !motion().idle()) return;
    const float s = kit.scale();
    if (pointed) return show_pointed(kit);
    if (pointer_over_panel) return;
    if (const auto note = sheet_note(pointer)) {
        hover_rule = note->rule;
        if (pointer_rest >= note_delay && !is_note_away) {
            // Of a card beside the sheet: the others of the hand stay in sight.
            const stage::Rect at =
                touchable_card(*note)
                    ? stage::Rect{sheet_room.x, note->where.y, sheet_room.width, 0.0F}
                    : stage::Rect{pointer.x, pointer.y + 14.0F * s, 8.0F * s, 8.0F * s};
            show_paper_note(kit, stage::all_of(canvas.size()),
                            note->text + me.sheet_remark(*note) + reading_note(*note), note->rule,
                            at);
        }
        return;
    }
    if (is_reading || !layout.board.contains(pointer)) return;
    const std::optional<BoardHover> hover = board().hover();
    if (!hover) return;
    // Of a space where nothing lies what the question does not tell.
    const bool has_deed = !hover->deed.text.empty() && model().focus < 0;
    if (hover->title.empty() && !has_deed) return;
    if (!hover->facts.empty()) hover_rule = hover->facts.front().rule;
    if (!hover->deed.text.empty()) hover_rule = hover->deed.rule;
    if (is_note_away) return;
    if (pointer_rest < note_delay && !hover->is_refused) return;
    // What a click does there, what may come of it, and then what lies there.
    std::string text = what_click_does(*hover);
    if (!hover->title.empty()) text += (text.empty() ? "" : "\n") + hover->title;
    // Where there is much to weigh, what lies there waits.
    for (const BoardFact& fact : hover->facts)
        if (hover->alternatives.empty()) text += "\n" + fact.text;
    show_paper_note(kit, layout.board, text, hover_rule, hover->beside,
                    pictures_of(kit, hover->cards));
}

std::string PlayScreen::Impl::what_click_does(const BoardHover& hover) const {
    std::string text = hover.deed.text;
    const auto add = [&text](const std::string& line) {
        if (!line.empty()) text += "\n" + line;
    };
    for (std::size_t i = 0; i < hover.alternatives.size(); ++i) {
        const auto& choices = model().choices;
        const auto way = std::ranges::find(choices, hover.alternatives[i], &PromptChoice::option);
        if (way == choices.end()) continue;
        std::string told = hover.prices[i];
        if (!way->odds.empty()) {
            told += (told.empty() ? "" : " ") + odds_sentence(way->odds.front().words) + '.';
        }
        add(told.empty() ? told : say("{0}: {1}", {way->label, told}));
    }
    if (!hover.alternatives.empty()) return text;
    for (const std::string& price : hover.prices)
        add(price);
    // Of a single deed the question tells them, beside what it leads to.
    const bool is_told = hover.answers.size() == 1 && model().focus >= 0;
    for (const std::string& odds : hover.odds)
        if (!is_told) add(odds);
    return text;
}

void PlayScreen::Impl::show_notice(const Kit& kit, const std::string& notice) {
    std::vector<std::string> lines;
    if (!notice.empty()) lines.push_back(notice);
    // But for what the note of a misfortune tells.
    const auto is_told = [&](const std::string& news) {
        const auto says = [&](const MisfortuneNote::Line& line) { return line.text == news; };
        return tells_misfortune() && std::ranges::any_of(misfortune->lines, says);
    };
    for (const std::string& news : heralded)
        if (!is_told(news)) lines.push_back(news);
    if (lines.empty() || is_reading) return;
    const auto text_from = [&](std::size_t first) {
        std::string text = lines[first];
        for (std::size_t i = first + 1; i < lines.size(); ++i)
            text += "\n" + lines[i];
        return text;
    };
    // Beside what is played on, where the board has such room and the latest line fits there; else
    // at the head of the board.
    const float s = kit.scale();
    const float margin = 16.0F * s;
    for (stage::Rect room : board().notice_rooms()) {
        // As far as no larger note lies there.
        if (note_paper && note_paper->x < room.right() && note_paper->right() > room.x &&
            note_paper->bottom() > room.y)
            room.height = std::min(room.height, std::max(0.0F, note_paper->y - room.y));
        const auto fits = [&](std::size_t first) {
            return paper_note_fits(kit, room, text_from(first));
        };
        std::size_t first = 0;
        while (first + 1 < lines.size() && !fits(first))
            ++first;
        if (fits(first))
            return show_paper_note(kit, room, text_from(first), {}, {room.x, room.y, 0.0F, 0.0F});
    }
    const float y = layout.board.y + margin;
    // A larger note keeps its place: this one stands over or under it, or beside one as tall as the
    // board.
    const std::string text = text_from(0);
    stage::Rect beside{layout.board.x, y, 0.0F, 0.0F};
    if (note_paper) {
        const stage::Rect& board = layout.board;
        const float below = note_paper->bottom();
        if (!paper_note_fits(kit, {board.x, y, board.width, note_paper->y - y}, text)) {
            if (paper_note_fits(kit, {board.x, below, board.width, board.bottom() - below}, text))
                beside.y = below + margin;
            else
                beside = {note_paper->x, y, note_paper->width, 0.0F};
        }
    }
    show_paper_note(kit, layout.board, text, {}, beside);
}

// Where the keys have gone to along the lit path: what Enter does there.
void PlayScreen::Impl::show_pointed(const Kit& kit) {
    const BoardHover hover = board().hover_at(board().on_screen(*pointed));
    if (hover.deed.text.empty()) return;
    hover_rule = hover.deed.rule;
    const bool has_pad = kit.frame.caps().device() == stage::Device::pad;
    const std::string key = kit.frame.caps().of(has_pad ? stage::Key::space : stage::Key::enter);
    std::string text = what_click_does(hover);
    if (!key.empty()) text = say("{0}: {1}", {key, text});
    if (board().may_turn_pointed())
        text += std::string("\n") + tr("Left and right choose where it faces.");
    show_paper_note(kit, layout.board, text, {}, hover.beside, pictures_of(kit, hover.cards));
}

}  // namespace ui
