// What the race screen draws beside the board: sheet, tabs, decision, notes.
#include <algorithm>
#include <array>
#include <cmath>

#include "games/frothy/view/core/seat_names.h"
#include "games/frothy/view/kit/dice_and_vehicles.h"
#include "games/frothy/view/race/race_screen_impl.h"
#include "ui/buttons.h"
#include "ui/cards.h"
#include "ui/dice.h"
#include "ui/letters.h"
#include "ui/notes.h"
#include "ui/panels.h"
#include "ui/pictures.h"
#include "ui/replay/replay_bar.h"

namespace frothy {

using namespace ui;
namespace theme = stage::theme;
using stage::theme::ButtonRole;

namespace {

constexpr float least_log_under_sheet = 96.0F;
constexpr float heralded_for = 5.0F;  // seconds
constexpr std::size_t most_heralded = 3;

}  // namespace

void RaceScreen::Impl::show_tab(const ui::Kit& kit, SideTab which, stage::Rect room) {
    if (which == SideTab::sheet) draw_sheet(kit, room, SheetFit::whole);
    if (which == SideTab::log) {
        handle(log_panel.show(kit, log, reader(), LogTitle::on_tab, room, view.unseen()));
    }
    if (which == SideTab::standings) handle(standings.show(kit, shown, room));
}

void RaceScreen::Impl::show_side(const ui::Kit& kit, const RaceLayout& now) {
    if (now.fold == SideFold::open) {
        // The log takes what a shorter sheet leaves.
        stage::Rect paper = now.sheet;
        paper.height = std::min(paper.height, sheet.wanted_height(paper.width));
        draw_sheet(kit, paper, SheetFit::whole);
        // The tab of the sheet is come back to where it has one.
        const SideTab now_open = tab == SideTab::sheet ? SideTab::log : tab;
        stage::Rect under = now.log;
        under.y -= now.sheet.bottom() - paper.bottom();
        under.height = now.log.bottom() - under.y;
        const SideTabs tabs = show_side_tabs(kit, now_open, SideTabSet::without_sheet, under);
        if (tabs.tab != now_open) tab = tabs.tab;
        show_tab(kit, tabs.tab, tabs.room);
    } else if (now.fold == SideFold::tabs) {
        const SideTabs tabs = show_side_tabs(kit, tab, SideTabSet::with_sheet, now.side);
        tab = tabs.tab;
        // Where the sheet leaves room, the latest of the log stands under it.
        const float sheet_height = std::min(tabs.room.height, sheet.wanted_height(tabs.room.width));
        const float under = tabs.room.height - sheet_height - 10.0F * kit.scale();
        if (tab == SideTab::sheet && under >= least_log_under_sheet * kit.scale()) {
            stage::Rect paper = tabs.room;
            paper.height = sheet_height;
            draw_sheet(kit, paper, SheetFit::whole);
            handle(log_panel.show(kit, log, reader(), LogTitle::shown,
                                  {paper.x, tabs.room.bottom() - under, paper.width, under},
                                  view.unseen()));
        } else {
            show_tab(kit, tab, tabs.room);
        }
    }
}

void RaceScreen::Impl::show_folds(const ui::Kit& kit, const RaceLayout& now) {
    const float s = kit.scale();
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0.0F, 0.0F});
    {
        const ScreenPanel panel("folds", now.folds, PanelLook::bare, ImGuiWindowFlags_NoNav);
        const float gap = 6.0F * s;
        const float width = (now.folds.width - 3.0F * gap) / 4.0F;
        const char* board_label = tr_in("tab", "Board");
        const char* sheet_label = tr("Licence");
        // As the tabs of a wide window are called, if there is room.
        const bool is_wide =
            ui::text_width(kit.frame.fonts().label, tr("What happened")) + 20.0F * s <= width;
        const char* log_label = is_wide ? tr("What happened") : tr_in("tab", "Log");
        const char* places_label = is_wide ? tr("Standings") : tr_in("tab", "Places");
        const bool has_cap = ui::caps_fit(kit, width,
                                          {{.label = board_label, .key = stage::Key::f2},
                                           {.label = sheet_label, .key = stage::Key::f3},
                                           {.label = log_label, .key = stage::Key::f4},
                                           {.label = places_label, .key = stage::Key::f5}});
        // All in letters of one size.
        const bool is_roomy = std::ranges::all_of(
            std::array{board_label, sheet_label, log_label, places_label}, [&](const char* label) {
                return ui::text_width(kit.frame.fonts().label, label) + 20.0F * s <= width;
            });
        const auto fold = [&](FoldPage which, std::string_view label, stage::Key key) {
            if (key_button(kit, {.label = label,
                                 .key = has_cap ? key : stage::Key::unknown,
                                 .size = {width, now.folds.height},
                                 .is_lit = page == which,
                                 .id = stage::name_of(key),
                                 .font = is_roomy ? nullptr : kit.frame.fonts().small})) {
                page = which;
            }
        };
        fold(FoldPage::board, board_label, stage::Key::f2);
        ImGui::SameLine(0.0F, gap);
        fold(FoldPage::sheet, sheet_label, stage::Key::f3);
        ImGui::SameLine(0.0F, gap);
        fold(FoldPage::log, log_label, stage::Key::f4);
        ImGui::SameLine(0.0F, gap);
        fold(FoldPage::standings, places_label, stage::Key::f5);
    }
    ImGui::PopStyleVar();
    const stage::Rect room = stage::grown(now.board, -8.0F * s);
    if (page == FoldPage::sheet) draw_sheet(kit, room, SheetFit::readable);
    if (page == FoldPage::log) show_tab(kit, SideTab::log, room);
    if (page == FoldPage::standings) show_tab(kit, SideTab::standings, room);
}

void RaceScreen::Impl::show_decision(const ui::Kit& kit, const ui::PlayCaption& caption,
                                     stage::Rect where) {
    if (!prompt.model().empty()) {
        prompt.set_enter(pointed == no_cell);
        apply(prompt_panel.show(kit, prompt, where));
        return;
    }
    const ShownDice* dice = is_over() ? nullptr : view.dice();
    if (!caption.waiting.empty() || log.lines().empty()) {
        const bool are_theirs = dice != nullptr && dice->vehicle == caption.who;
        show_waiting(kit, caption.waiting, caption.who, are_theirs ? dice : nullptr, where);
        return;
    }
    // While dice tumble, for what they were thrown; what they show once they lie.
    if (dice != nullptr && dice->is_fresh && dice->tumble < 1.0F) {
        show_waiting(kit, describe_throw(dice->why, dice->vehicle, names_of(seating)),
                     dice->vehicle, dice, where);
        return;
    }
    // While things move: what is happening.
    const auto& lines = log.lines();
    auto line = lines.rbegin();
    const auto is_passed_over = [&](const LogLine& one) {
        if (dice != nullptr && dice->is_fresh) return one.faces != dice->faces;
        return one.is_minor || one.is_heading || (dice != nullptr && one.who != dice->vehicle);
    };
    while (line != lines.rend() && is_passed_over(*line))
        ++line;
    if (line == lines.rend()) line = lines.rbegin();
    show_waiting(kit, line->text, line->who, dice, where);
}

// In the place of the question: what is said, of whom, and the dice on the table; null for none.
void RaceScreen::Impl::show_waiting(const ui::Kit& kit, const std::string& sentence, VehicleId who,
                                    const ShownDice* dice, stage::Rect where) {
    prompt_panel.show_waiting(kit, waiting_of(kit, view.race(), sentence, who, dice), where);
}

// A replay's timeline in the place of the question, with the dice that were thrown.
void RaceScreen::Impl::show_foot(const ui::Kit& kit, ui::ReplayBar& foot, stage::Rect where) {
    ui::ReplayBar::ShowThrown thrown;
    if (const ShownDice* dice = view.dice()) {
        thrown = [this, &kit, dice](stage::Rect place, float most) {
            return show_foot_dice(kit, *dice, place, most);
        };
    }
    foot.show(kit, where, thrown);
}

float RaceScreen::Impl::show_foot_dice(const ui::Kit& kit, const ShownDice& dice, stage::Rect where,
                                       float most) {
    const float s = kit.scale();
    const float badge = 12.0F * s;
    const float gap = 12.0F * s;
    const float beside = 2.0F * badge + gap;
    const auto count = static_cast<float>(dice.faces.size());
    const float wide = std::min(most - beside, count * (where.height + gap));
    const ui::DiceRows rows = ui::dice_rows(dice.faces.size(), {wide, where.height}, s);
    const float tall = static_cast<float>(rows.rows - 1) * rows.pitch + rows.size;
    const float taken = static_cast<float>(rows.columns) * rows.pitch;
    const float left = where.right() - taken;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImVec2 hand{left - badge - gap, where.centre().y};
    ui::draw_badge(kit, list, hand, badge, dice.vehicle);
    // On their way they leap over the edge.
    list.PushClipRectFullScreen();
    ui::draw_thrown(kit, list, thrown_dice(dice, view.race().rules().dice_faces),
                    {left, hand.y - tall / 2.0F, taken, tall}, hand, laid);
    list.PopClipRect();
    return taken + beside + gap;
}

// The ways to attack the vehicle that was clicked.
void RaceScreen::Impl::show_chooser(const ui::Kit& kit) {
    if (alternatives.empty()) return;
    const float s = kit.scale();
    const PromptModel& model = prompt.model();
    std::vector<std::size_t> choices;
    for (std::size_t i = 0; i < model.choices.size(); ++i) {
        if (std::ranges::find(alternatives, option_of(model.choices[i])) != alternatives.end()) {
            choices.push_back(i);
        }
    }
    if (choices.empty()) {
        alternatives.clear();
        return;
    }
    float width = 200.0F * s;
    for (const std::size_t i : choices)
        width = std::max(width, key_button_width(kit, {.label = model.choices[i].label}) +
                                    ui::pictures_room(kit, model.choices[i].cards.size()));
    width += 2.0F * ImGui::GetStyle().WindowPadding.x;
    const float tall =
        (44.0F * s + ImGui::GetStyle().ItemSpacing.y) * static_cast<float>(choices.size() + 1) +
        2.0F * ImGui::GetStyle().WindowPadding.y;
    const stage::PixelSize size = canvas.size();
    stage::Rect where{alternatives_at.x + 16.0F * s, alternatives_at.y - tall / 2.0F, width, tall};
    where.x = std::clamp(where.x, 4.0F, std::max(4.0F, static_cast<float>(size.width) - width));
    where.y = std::clamp(where.y, 4.0F, std::max(4.0F, static_cast<float>(size.height) - tall));
    const ScreenPanel panel("chooser", where, PanelLook::paper, ImGuiWindowFlags_NoNav);
    for (const std::size_t i : choices) {
        ImGui::PushID(static_cast<int>(i));
        const PromptChoice& way = model.choices[i];
        const bool is_taken =
            ui::key_button(kit, "way", way.label, stage::Key::unknown, ButtonRole::plain,
                           {ImGui::GetContentRegionAvail().x, 44.0F * s},
                           {.pictures = ui::pictures_of(kit, way.cards)});
        ImGui::PopID();
        if (is_taken) {
            apply(prompt.take(i));
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

void RaceScreen::Impl::show_hover(const ui::Kit& kit) {
    hover_rule = {};
    if (!alternatives.empty() || !view.idle()) return;
    const float s = kit.scale();
    if (pointed != no_cell) return show_pointed(kit);
    if (pointer_over_panel) return;
    if (const auto note = sheet_note(pointer)) {
        hover_rule = note->rule;
        if (pointer_rest >= note_delay && !is_note_away) {
            const stage::PixelSize size = canvas.size();
            show_paper_note(
                kit, {0.0F, 0.0F, static_cast<float>(size.width), static_cast<float>(size.height)},
                note->text + edge_note(note->rule) + reading_note(*note), note->rule,
                {pointer.x, pointer.y + 14.0F * s, 8.0F * s, 8.0F * s});
        }
        return;
    }
    if (is_reading || !layout.board.contains(pointer)) return;
    const std::optional<BoardHover> hover = board.hover();
    if (!hover || hover->title.empty()) return;
    if (!hover->facts.empty()) hover_rule = hover->facts.front().rule;
    if (!hover->deed.text.empty()) hover_rule = hover->deed.rule;
    if (is_note_away) return;
    if (pointer_rest < note_delay && !hover->is_refused) return;
    // What a click does there, what may come of it, and then what lies there.
    std::string text = what_click_does(*hover);
    text += (text.empty() ? "" : "\n") + hover->title;
    // Where there is much to weigh, what lies there waits.
    for (const BoardFact& fact : hover->facts) {
        if (hover->attacks.empty()) text += "\n" + fact.text;
    }
    show_paper_note(kit, layout.board, text, hover_rule, hover->beside,
                    pictures_of(kit, hover->cards));
}

std::string RaceScreen::Impl::what_click_does(const BoardHover& hover) const {
    std::string text = hover.deed.text;
    const auto add = [&text](const std::string& line) {
        if (!line.empty()) text += "\n" + line;
    };
    for (std::size_t i = 0; i < hover.attacks.size(); ++i) {
        const auto& choices = prompt.model().choices;
        const auto way =
            std::ranges::find(choices, ui::Answer(hover.attacks[i]), &PromptChoice::option);
        if (way == choices.end()) continue;
        std::string told = hover.prices[i];
        if (!way->odds.empty()) {
            told += (told.empty() ? "" : " ") + odds_sentence(way->odds.front().words) + '.';
        }
        add(told.empty() ? told : say("{0}: {1}", {way->label, told}));
    }
    if (!hover.attacks.empty()) return text;
    for (const std::string& price : hover.prices)
        add(price);
    // Of a single deed the question tells them, beside what it leads to.
    const bool is_told = hover.answers.size() == 1 && prompt.model().focus >= 0;
    for (const std::string& odds : hover.odds) {
        if (!is_told) add(odds);
    }
    return text;
}

// Whoever plays and is out is told on a note of their own.
bool RaceScreen::Impl::herald(float seconds) {
    const bool was_heralding = !heralded.empty();
    herald_left -= seconds;
    if (herald_left <= 0.0F) heralded.clear();
    const Race& race = view.race();
    for (const RaceNews& news : view.take_news()) {
        const bool is_person =
            news.event.who < seating.seats.size() && seating.seat(news.event.who).is_human;
        if (is_person && news.event.kind != EventKind::finished) continue;
        heralded.push_back(news_of(news.event, news.round, race.vehicle_count, names_of(seating)));
        if (heralded.size() > most_heralded) heralded.erase(heralded.begin());
        herald_left = heralded_for;
    }
    return was_heralding || !heralded.empty();
}

void RaceScreen::Impl::show_notice(const ui::Kit& kit, const std::string& notice) {
    std::string text = notice;
    for (const std::string& line : heralded)
        text += (text.empty() ? "" : "\n") + line;
    if (text.empty() || is_reading) return;
    show_paper_note(kit, layout.board, text, Rule::none(),
                    {layout.board.x, layout.board.y + 16.0F * kit.scale(), 0.0F, 0.0F});
}

// Where the keys have gone to along the lit path: what Enter does there.
void RaceScreen::Impl::show_pointed(const ui::Kit& kit) {
    const BoardHover hover = board.hover_at(board.on_screen(pointed));
    if (hover.deed.text.empty()) return;
    hover_rule = hover.deed.rule;
    const bool has_pad = kit.frame.caps().device() == stage::Device::pad;
    const std::string key = kit.frame.caps().of(has_pad ? stage::Key::space : stage::Key::enter);
    std::string text = what_click_does(hover);
    if (!key.empty()) text = say("{0}: {1}", {key, text});
    show_paper_note(kit, layout.board, text, Rule::none(), hover.beside,
                    pictures_of(kit, hover.cards));
}

}  // namespace frothy
