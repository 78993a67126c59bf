// Mouse and keys on the race screen.
#include <algorithm>

#include "games/frothy/view/race/race_screen_impl.h"

namespace frothy {

namespace {

constexpr float note_pause = 3.0F;   // seconds without a note after a click
constexpr float wheel_step = 0.12F;  // of the sheet in sight

bool is_arrow(stage::Key key) {
    return key == stage::Key::left || key == stage::Key::right || key == stage::Key::up ||
           key == stage::Key::down;
}

}  // namespace

void RaceScreen::Impl::take_click(const BoardClick& click, stage::Vec2 at) {
    alternatives.clear();
    if (!prompt.model().takes_arrows) prompt.on_key(stage::Key::backspace);  // folded
    if (!click.answers.empty()) {
        reply.answers = click.answers;
    } else if (!click.alternatives.empty()) {
        alternatives = click.alternatives;
        alternatives_at = at;
    }
}

bool RaceScreen::Impl::walk_path(int by) {
    const std::vector<Cell> cells = board.reachable();
    if (cells.empty()) return false;
    const auto count = static_cast<int>(cells.size());
    const auto found = std::ranges::find(cells, pointed);
    int index = by > 0 ? 0 : count - 1;
    if (found != cells.end()) {
        index = (static_cast<int>(found - cells.begin()) + by + count) % count;
    }
    pointed = cells[static_cast<std::size_t>(index)];
    board.point_at(pointed);
    return true;
}

void RaceScreen::Impl::step_tab(int by) {
    if (layout.fold == SideFold::folded) {
        page = static_cast<FoldPage>((static_cast<int>(page) + by + 4) % 4);
        return;
    }
    // Where the sheet stands by itself it is no tab.
    const int first = layout.fold == SideFold::open ? 1 : 0;
    const int count = 3 - first;
    // One stop beyond the tabs is the sheet read large.
    const int at = is_reading ? count : std::max(0, static_cast<int>(tab) - first);
    const int next = (at + by + count + 1) % (count + 1);
    is_reading = next == count;
    if (!is_reading) tab = static_cast<SideTab>(first + next);
}

// Along the path of a move, or from one thing to touch to the next.
bool RaceScreen::Impl::step_focus(stage::Key way) {
    using stage::Key;
    const bool is_along = way == Key::focus_up || way == Key::focus_down;
    if (is_along && !prompt.model().takes_arrows) {
        if (walk_path(way == Key::focus_up ? 1 : -1)) return true;
    }
    if (prompt.model().empty()) return false;
    const bool is_back = way == Key::focus_left || way == Key::focus_up;
    prompt.on_key(Key::tab, {.shift = is_back});
    leave_path();
    return true;
}

void RaceScreen::Impl::leave_path() {
    pointed = no_cell;
    board.point_at(no_cell);
}

// The focus goes along with the pointer over the board, and is gone with it.
void RaceScreen::Impl::follow_hover() {
    if (prompt.model().empty()) return;
    const auto hover = pointer_over_panel ? std::nullopt : board.hover();
    const bool is_meant = hover && !hover->answers.empty();
    if (is_meant) {
        prompt.focus_on(hover->answers);
    } else if (is_hover_followed) {
        prompt.drop_focus();
    }
    is_hover_followed = is_meant;
}

// One step back: what lies open, then what was touched.
bool RaceScreen::Impl::go_back() {
    if (!alternatives.empty()) {
        alternatives.clear();
    } else if (page != FoldPage::board) {
        page = FoldPage::board;
    } else if (has_note()) {
        read_note();
    } else if (pointed != no_cell) {
        leave_path();
    } else if (!prompt.fold_told()) {
        prompt.on_key(stage::Key::backspace);
    }
    return true;
}

bool RaceScreen::Impl::feed_key(const stage::InputEvent& event) {
    using stage::Key;
    if (event.modifiers.control && event.key == Key::z) {
        reply.command = event.modifiers.shift ? ui::PlayCommand::redo : ui::PlayCommand::undo;
        return true;
    }
    if (event.modifiers.control && event.key == Key::y) {
        reply.command = ui::PlayCommand::redo;
        return true;
    }
    if (event.modifiers.control || event.modifiers.alt) return false;
    if (is_reading) return feed_reading(event.key);
    // The board moves, and whoever drives stays where they are.
    if (event.modifiers.shift && is_arrow(event.key)) return board.feed(event);
    return feed_bare_key(event);
}

bool RaceScreen::Impl::feed_bare_key(const stage::InputEvent& event) {
    using stage::Key;
    if (page == FoldPage::sheet && scroll_sheet(event.key)) return true;
    const bool is_main = event.key == Key::main_choice;
    const bool is_confirm = event.key == Key::enter || event.key == Key::space ||
                            event.key == Key::pad_enter || is_main;
    if (!view.idle() && is_confirm && !may_hurry) {
        view.skip();
        return true;
    }
    if (is_confirm && (may_hurry || view.race().moment == Moment::over)) {
        reply.command = ui::PlayCommand::results;
        return true;
    }
    const bool is_pad_y = event.key == Key::f1 && event.pad != stage::no_pad;
    if ((event.key == Key::f6 || is_pad_y) && has_note()) {
        reply.open = note_rule;
        return true;
    }
    if (const auto is_used = feed_command(event.key)) return *is_used;
    if (is_confirm && !is_main && pointed != no_cell && !prompt.model().empty()) {
        if (!event.is_repeat) take_click(board.click_cell(pointed), board.on_screen(pointed));
        return true;
    }
    if (!prompt.model().empty() && !(is_confirm && event.is_repeat)) {
        const PromptReply given = prompt.on_key(event.key, event.modifiers);
        if (given.taken) {
            apply(given);
            leave_path();
            return true;
        }
    }
    return board.feed(event);
}

// Keys that mean the same whatever is asked: whether it was of use; nothing for all others.
std::optional<bool> RaceScreen::Impl::feed_command(stage::Key key) {
    using stage::Key;
    switch (key) {
    case Key::escape:
        if (!alternatives.empty()) {
            alternatives.clear();
        } else if (page != FoldPage::board) {
            page = FoldPage::board;
        } else if (!prompt.fold_told()) {
            reply.command = ui::PlayCommand::menu;
        }
        return true;
    case Key::f1:
        if (prompt.model().empty()) reply.command = ui::PlayCommand::rules;
        return std::nullopt;
    case Key::f2: page = FoldPage::board; return true;
    case Key::f3:
        // Once more on the sheet reads it large.
        is_reading = shows_sheet();
        if (!is_reading) sheet_offset = 0.0F;
        page = FoldPage::sheet;
        tab = SideTab::sheet;
        return true;
    case Key::f4:
        page = FoldPage::log;
        tab = SideTab::log;
        return true;
    case Key::f5:
        page = FoldPage::standings;
        tab = SideTab::standings;
        return true;
    case Key::page_up: log_panel.roll(-1); return true;
    case Key::page_down: log_panel.roll(1); return true;
    case Key::l:
        if (!has_note()) return std::nullopt;
        read_note();
        return true;
    case Key::backspace:
        if (pointed == no_cell) return std::nullopt;
        leave_path();
        return true;
    case Key::comma: return walk_path(-1);
    case Key::period: return walk_path(1);
    case Key::previous_tab: step_tab(-1); return true;
    case Key::next_tab: step_tab(1); return true;
    case Key::go_back: return go_back();
    case Key::menu: reply.command = ui::PlayCommand::menu; return true;
    case Key::undo: reply.command = ui::PlayCommand::undo; return true;
    case Key::redo: reply.command = ui::PlayCommand::redo; return true;
    case Key::focus_left:
    case Key::focus_right:
    case Key::focus_up:
    case Key::focus_down: return step_focus(key);
    default: return std::nullopt;
    }
}

bool RaceScreen::feed(const stage::InputEvent& event, bool is_over_panel) {
    Impl& me = *impl_;
    using stage::InputKind;
    switch (event.kind) {
    case InputKind::key_pressed: me.is_note_away = true; return me.feed_key(event);
    case InputKind::mouse_moved: {
        me.pointer = event.at;
        me.pointer_rest = 0.0F;
        me.is_note_away = false;
        me.pointer_over_panel = is_over_panel;
        if (me.is_reading) return true;
        const bool used = me.board.feed(event);
        if (!used) me.follow_hover();
        return used;
    }
    case InputKind::mouse_left:
        me.pointer = {-1.0F, -1.0F};
        me.pointer_over_panel = true;
        return me.board.feed(event);
    case InputKind::mouse_pressed:
        if (is_over_panel || !me.shows_board()) return false;
        me.board.feed(event);
        return true;
    case InputKind::mouse_released: {
        // A drag that ends over a panel still ends.
        const bool was_drag = me.board.feed(event);
        const bool is_sheet_page = (me.is_reading || me.page == FoldPage::sheet) && !is_over_panel;
        if (is_sheet_page && me.take_sheet_click(event.button, event.at)) return true;
        if (is_over_panel || was_drag || me.page != FoldPage::board) return was_drag;
        if (me.take_sheet_click(event.button, event.at)) return true;
        if (!me.layout.board.contains(event.at)) return false;
        if (event.button == stage::MouseButton::right) {
            me.reply.open = me.hover_rule;
            return true;
        }
        if (event.button != stage::MouseButton::left) return false;
        me.pointer_rest = -note_pause;
        me.prompt.fold_told();
        if (!me.view.idle()) {
            me.view.skip();
            return true;
        }
        const BoardClick click = me.board.click(event.at);
        if (!click.is_empty()) {
            me.take_click(click, event.at);
        } else if (const BoardHit hit = me.board.hit(event.at); hit.vehicle != no_vehicle) {
            me.pinned = hit.vehicle;
        }
        return true;
    }
    case InputKind::wheel:
        if (is_over_panel) return false;
        if (me.is_reading || me.page == FoldPage::sheet) {
            me.scroll_sheet_by(-event.by.y * wheel_step);
            return true;
        }
        return me.board.feed(event);
    default: return me.board.feed(event);
    }
}

}  // namespace frothy
