// Mouse and keys on the play screen.
#include <algorithm>

#include "ui/table/play_screen_impl.h"

namespace ui {

namespace {

constexpr float note_pause = 3.0F;   // seconds without a note after a click
constexpr float wheel_step = 0.12F;  // of the sheet in sight

bool is_arrow(stage::Key key) {
    return key == stage::Key::left || key == stage::Key::right || key == stage::Key::up ||
           key == stage::Key::down;
}

}  // namespace

void PlayScreen::Impl::take_click(const BoardClick& click, stage::Vec2 at) {
    alternatives.clear();
    if (click.is_costly && prompt().touched().chosen != click.answers) {
        prompt().choose(click.answers);
        return leave_path();
    }
    if (!model().takes_arrows) prompt().on_key(stage::Key::backspace);  // folded
    if (!click.answers.empty()) {
        reply.answers = click.answers;
    } else if (!click.alternatives.empty()) {
        alternatives = click.alternatives;
        alternatives_at = at;
        unfold_alternatives();
    }
}

// Where the question has them behind a button.
void PlayScreen::Impl::unfold_alternatives() {
    const auto& choices = model().choices;
    const auto is_meant = [this](const PromptChoice& one) {
        return std::ranges::find(alternatives, one.option) != alternatives.end();
    };
    if (std::ranges::any_of(choices, is_meant)) return;
    const auto fold = std::ranges::find_if(choices, &PromptChoice::unfolds);
    if (fold != choices.end()) prompt().take(static_cast<std::size_t>(fold - choices.begin()));
}

bool PlayScreen::Impl::walk_path(int by) {
    const Tokens ends = board().reachable();
    if (ends.empty()) return false;
    const auto count = static_cast<int>(ends.size());
    const auto found = pointed ? std::ranges::find(ends, *pointed) : ends.end();
    int index = by > 0 ? 0 : count - 1;
    if (found != ends.end()) index = (static_cast<int>(found - ends.begin()) + by + count) % count;
    pointed = ends[static_cast<std::size_t>(index)];
    board().point_at(pointed);
    return true;
}

void PlayScreen::Impl::step_tab(int by) {
    is_hand_aside = true;
    const bool has_sheet = me.sheet() != nullptr;
    if (layout.fold == SideFold::folded) {
        do {
            page = static_cast<FoldPage>((static_cast<int>(page) + by + 4) % 4);
        } while (page == FoldPage::sheet && !has_sheet);
        return;
    }
    // Where the sheet stands by itself it is no tab.
    const std::vector<SideTab> tabs = side_tabs();
    const auto count = static_cast<int>(tabs.size());
    const int stops = count + (has_sheet ? 1 : 0);  // beyond the tabs is the sheet read large
    const auto now = static_cast<int>(std::ranges::find(tabs, tab) - tabs.begin());
    const int at = is_reading ? count : now % count;
    const int next = (at + by + stops) % stops;
    is_reading = next == count;
    if (!is_reading) tab = tabs[static_cast<std::size_t>(next)];
}

// Along the path of a move or the places of the board that answer, and across from one thing to
// touch to the next.
bool PlayScreen::Impl::step_focus(stage::Key way) {
    using stage::Key;
    is_hand_aside = false;
    const bool is_along = way == Key::focus_up || way == Key::focus_down;
    if (!is_along && pointed && board().turn_pointed(way == Key::focus_left ? -1 : 1)) return true;
    if (is_along && !model().empty() && walk_path(way == Key::focus_up ? 1 : -1)) return true;
    if (model().empty()) return false;
    const bool is_back = way == Key::focus_left || way == Key::focus_up;
    prompt().on_key(Key::tab, {.shift = is_back});
    leave_path();
    return true;
}

// Its shoulders turn to the side, its cross to the question.
std::optional<stage::Rect> PlayScreen::panel_in_hand() const {
    const Impl& me = *impl_;
    if (me.layout.fold == SideFold::folded && me.page != FoldPage::board) return me.layout.board;
    if (me.is_hand_aside && !me.is_reading) return me.layout.side;
    const PromptModel& model = me.model();
    const bool has_focus = !me.pointed && (model.focus >= 0 || model.item_focus >= 0);
    return has_focus ? std::optional(me.layout.decision) : std::nullopt;
}

void PlayScreen::Impl::leave_path() {
    pointed.reset();
    board().point_at({});
}

// The focus goes along with the pointer over the board, and is gone with it.
void PlayScreen::Impl::follow_hover() {
    if (model().empty()) return;
    const auto hover = pointer_over_panel ? std::nullopt : board().hover();
    const bool is_meant = hover && !hover->answers.empty();
    if (is_meant) {
        pointed ? prompt().focus_on(hover->answers) : prompt().glance_at(hover->answers);
    } else if (is_hover_followed) {
        prompt().drop_focus();
    }
    is_hover_followed = is_meant;
}

// Cards and dice stay as they lie: a touch takes back one of them, and Undo the last one.
void PlayScreen::Impl::step_back() {
    const Touched& now = prompt().touched();
    const bool has_use = std::ranges::any_of(now.uses, [](std::size_t use) { return use != 0; });
    if (has_use || !now.dice.empty() || !now.added.empty()) {
        prompt().drop_focus();
    } else {
        prompt().on_key(stage::Key::backspace);
    }
}

// One step back: what lies open, then where the focus is.
bool PlayScreen::Impl::go_back() {
    if (!alternatives.empty()) {
        alternatives.clear();
    } else if (page != FoldPage::board) {
        page = FoldPage::board;
    } else if (has_note()) {
        read_note();
    } else if (pointed) {
        leave_path();
    } else if (!prompt().fold_told()) {
        step_back();
    }
    return true;
}

bool PlayScreen::Impl::feed_key(const stage::InputEvent& event) {
    using stage::Key;
    if (event.modifiers.control && event.key == Key::z) {
        reply.command = event.modifiers.shift ? PlayCommand::redo : PlayCommand::undo;
        return true;
    }
    if (event.modifiers.control && event.key == Key::y) {
        reply.command = PlayCommand::redo;
        return true;
    }
    if (event.modifiers.control || event.modifiers.alt) return false;
    if (is_reading) return feed_reading(event.key);
    // The board moves, and whoever drives stays where they are.
    if (event.modifiers.shift && is_arrow(event.key)) return board().feed(event);
    return feed_bare_key(event);
}

// Dice are thrown that lie in somebody's hand; else what moves is seen at its end. False where
// nothing of the kind is to do.
bool PlayScreen::Impl::hurry_motion(bool is_repeat) {
    if (motion().hand_awaited() != kernel::nobody) {
        if (!is_repeat) motion().throw_dice();
        return true;
    }
    if (motion().idle()) return false;
    motion().skip_to_hand();
    return true;
}

// Whoever presses on to see what moves at its end does not answer what comes up meanwhile.
bool PlayScreen::Impl::is_still_hurrying(stage::Key key) const {
    constexpr float time_to_see = 0.3F;  // seconds
    return key == hurried_by && !model().empty() && asked_for < time_to_see;
}

bool PlayScreen::Impl::feed_bare_key(const stage::InputEvent& event) {
    using stage::Key;
    if (page == FoldPage::sheet && scroll_sheet(event.key)) return true;
    const bool is_main = event.key == Key::main_choice;
    const bool is_confirm = event.key == Key::enter || event.key == Key::space ||
                            event.key == Key::pad_enter || is_main;
    // Who was about to press on when only drivers were left does not skip all that is to come.
    constexpr float time_to_read = 0.8F;  // seconds
    const bool leads_to_end = may_hurry && may_hurry_for >= time_to_read;
    if (is_confirm && !leads_to_end && hurry_motion(event.is_repeat)) {
        hurried_by = event.key;
        return true;
    }
    if (is_confirm && event.pad != stage::no_pad && is_still_hurrying(event.key)) return true;
    if (is_confirm && (leads_to_end || me.is_at_end())) {
        reply.command = PlayCommand::results;
        return true;
    }
    const bool is_pad_y = event.key == Key::f1 && event.pad != stage::no_pad;
    if ((event.key == Key::f6 || is_pad_y) && has_note()) {
        reply.open = note_rule;
        return true;
    }
    if (const auto is_used = feed_command(event.key)) return *is_used;
    if (is_confirm && !is_main && pointed && !model().empty()) {
        if (!event.is_repeat)
            take_click(board().click_space(*pointed), board().on_screen(*pointed));
        return true;
    }
    const bool is_side = event.key == Key::left || event.key == Key::right;
    if (is_side && pointed && board().turn_pointed(event.key == Key::left ? -1 : 1)) return true;
    if (!model().empty() && !(is_confirm && event.is_repeat)) {
        const PromptReply given = prompt().on_key(event.key, event.modifiers);
        if (given.taken) {
            apply(given);
            leave_path();
            return true;
        }
    }
    return board().feed(event);
}

// Keys that mean the same whatever is asked: whether it was of use; nothing for all others.
std::optional<bool> PlayScreen::Impl::feed_command(stage::Key key) {
    using stage::Key;
    switch (key) {
    case Key::escape:
        if (!alternatives.empty()) {
            alternatives.clear();
        } else if (page != FoldPage::board) {
            page = FoldPage::board;
        } else if (!prompt().fold_told()) {
            reply.command = PlayCommand::menu;
        }
        return true;
    case Key::f1:
        if (motion().hand_awaited() != kernel::nobody) {
            reply.open = throwing.on_key(key).open;
            return true;
        }
        if (model().empty()) reply.command = PlayCommand::rules;
        return std::nullopt;
    case Key::f2: page = FoldPage::board; return true;
    case Key::f3:
        if (me.sheet() == nullptr) return std::nullopt;
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
        if (!pointed) return std::nullopt;
        leave_path();
        return true;
    case Key::comma: return walk_path(-1);
    case Key::period: return walk_path(1);
    case Key::previous_tab: step_tab(-1); return true;
    case Key::next_tab: step_tab(1); return true;
    case Key::go_back: return go_back();
    case Key::menu: reply.command = PlayCommand::menu; return true;
    case Key::undo: reply.command = PlayCommand::undo; return true;
    case Key::redo: reply.command = PlayCommand::redo; return true;
    case Key::focus_left:
    case Key::focus_right:
    case Key::focus_up:
    case Key::focus_down: return step_focus(key);
    default: return std::nullopt;
    }
}

bool PlayScreen::Impl::take_release(const stage::InputEvent& event, bool is_over_panel) {
    // A drag that ends over a panel still ends.
    const bool was_drag = board().feed(event);
    const bool is_sheet_page = (is_reading || page == FoldPage::sheet) && !is_over_panel;
    if (is_sheet_page && take_sheet_click(event.button, event.at)) return true;
    if (is_over_panel || was_drag || page != FoldPage::board) return was_drag;
    if (take_sheet_click(event.button, event.at)) return true;
    if (!layout.board.contains(event.at)) return false;
    if (event.button == stage::MouseButton::right) {
        reply.open = hover_rule;
        return true;
    }
    if (event.button != stage::MouseButton::left) return false;
    pointer_rest = -note_pause;
    prompt().fold_told();
    // Dice are thrown where they lie, not by a click at the board.
    if (motion().hand_awaited() == kernel::nobody && hurry_motion(false)) return true;
    const BoardClick click = board().click(event.at);
    if (!click.is_empty()) {
        take_click(click, event.at);
    } else if (const kernel::PlayerId who = board().piece_at(event.at); who != kernel::nobody) {
        pinned = who;
    }
    return true;
}

bool PlayScreen::feed(const stage::InputEvent& event, bool is_over_panel) {
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
        const bool used = board().feed(event);
        if (!used) me.follow_hover();
        return used;
    }
    case InputKind::mouse_left:
        me.pointer = {-1.0F, -1.0F};
        me.pointer_over_panel = true;
        return board().feed(event);
    case InputKind::mouse_pressed:
        if (is_over_panel || !me.shows_board()) return false;
        board().feed(event);
        return true;
    case InputKind::mouse_released: return me.take_release(event, is_over_panel);
    case InputKind::wheel:
        if (is_over_panel) return false;
        if (me.is_reading || me.page == FoldPage::sheet) {
            me.scroll_sheet_by(-event.by.y * wheel_step);
            return true;
        }
        return board().feed(event);
    default: return board().feed(event);
    }
}

}  // namespace ui
