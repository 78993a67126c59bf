// The options' page of keys: each action with its key, a new one on demand, and what then clashes.
#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <string>

#include "ui/buttons.h"
#include "ui/letters.h"
#include "ui/options/options_panel.h"
#include "words/words.h"

namespace ui {

namespace {

// Keys that belong to what is asked at the moment: the buttons of the question show them.
struct FixedKeys {
    const char* keys;
    const char* meaning;
};
constexpr std::array fixed_keys = {
    FixedKeys{"1 ... 9, 0", mark("The card, die or answer with that number")},
    FixedKeys{"A, S", mark("Faster, slower; a Personal attack, a Vehicle attack")},
    FixedKeys{"Q, T", mark("A dual card as a Whip, as Reins")},
    FixedKeys{"C, P", mark("A special card; special cards as plain ones")},
    FixedKeys{"J", mark("Jump")},
    FixedKeys{"E", mark("End the move")},
    FixedKeys{"K, N", mark("Keep the dice; play no card")},
    FixedKeys{"X", mark("What is not possible now, and why")},
};

// Of a pad: its buttons are named as on an Xbox pad, whichever it is.
constexpr std::array pad_in_race = {
    FixedKeys{"A", mark("Take or put back what is lit; what moves is seen at its end")},
    FixedKeys{"B", mark("One step back; close the lesson")},
    FixedKeys{"X", mark("Accept the proposal")},
    FixedKeys{"Y", mark("Why?")},
    FixedKeys{"← →", mark("The next thing to choose")},
    FixedKeys{"↑ ↓", mark("The next place on the board that answers")},
    FixedKeys{"LB, RB", mark("The licence, what happened, the standings")},
    FixedKeys{"Back, LS", mark("Undo, redo")},
    FixedKeys{"RS", mark("The whole board, or near the action")},
    FixedKeys{"LT, RT", mark("Zoom the board out, in")},
    FixedKeys{"Start", mark("The menu")},
};
constexpr std::array pad_in_studio = {
    FixedKeys{"A", mark("Lay the piece, or paint")},
    FixedKeys{"B", mark("Back to the board, then out of the studio")},
    FixedKeys{"X", mark("Undo")},
    FixedKeys{"Y", mark("From the board to the panel, and back")},
    FixedKeys{"LB, RB", mark("The piece or brush before, after")},
    FixedKeys{"LS, RS", mark("Mirror the piece, turn it; another look")},
    FixedKeys{"LT, RT", mark("Zoom the board out, in")},
};

// The meaning at the left, its keys where those that can be changed have theirs.
void show_fixed_keys(const Kit& kit, const char* title, std::span<const FixedKeys> all) {
    const float s = kit.scale();
    ImGui::Dummy({1.0F, 2.0F * s});
    show_muted(kit.fonts().small, title);
    ImGui::PushFont(kit.fonts().label);
    for (const FixedKeys& fixed : all) {
        const float room = ImGui::GetContentRegionAvail().x;
        const float wide = std::min(150.0F * s, room * 0.34F);
        const float usual = std::min(90.0F * s, room * 0.22F);
        const float gap = ImGui::GetStyle().ItemSpacing.x;
        const float left = ImGui::GetCursorPosX();
        const float top = ImGui::GetCursorPosY();
        const float at = left + room - wide - usual - gap;
        ImGui::PushTextWrapPos(at - gap);
        ImGui::TextUnformatted(tr(fixed.meaning));
        ImGui::PopTextWrapPos();
        const float under = ImGui::GetCursorPosY();
        const float words = ImGui::CalcTextSize(fixed.keys).x;
        ImGui::SetCursorPos({at + std::max(0.0F, (wide - words) / 2.0F), top});
        ImGui::TextUnformatted(fixed.keys);
        ImGui::SetCursorPosY(std::max(under, ImGui::GetCursorPosY()));
    }
    ImGui::PopFont();
}

void show_pad_keys(const Kit& kit) {
    const FixedKeys pad_everywhere[] = {
        {tr("Left stick"), mark("As the four directions")},
        {tr("Right stick"), mark("Moves the board; elsewhere it rolls what is long")},
        {"LB, RB", mark("The tab before, after")},
        {"Start", mark("Start the race that is set up")}};
    show_fixed_keys(kit, tr("A pad in the race"), pad_in_race);
    show_fixed_keys(kit, tr("A pad in the studio"), pad_in_studio);
    show_fixed_keys(kit, tr("A pad everywhere"), pad_everywhere);
}

}  // namespace

bool OptionsPanel::take_key(const stage::InputEvent& event, KeyBindings& keys) {
    if (!waiting_ || event.is_repeat) return false;
    if (event.key == stage::Key::escape || event.pad != stage::no_pad) {
        waiting_.reset();
        return false;
    }
    const std::optional<Chord> chord = chord_of(event);
    if (!chord) return false;
    const std::size_t action = *waiting_;
    waiting_.reset();
    if (const auto other = keys.holder(action, *chord)) {
        conflict_ = Conflict{action, *other, *chord};
        return false;
    }
    if (keys.chord_of(action) == *chord) return false;
    keys.bind(action, *chord);
    return true;
}

bool OptionsPanel::show_conflict(const Kit& kit, KeyBindings& keys) {
    if (waiting_) {
        show_text(kit.fonts().body, tr("Press the new key. Esc leaves it as it is."));
        return false;
    }
    if (!conflict_) return false;
    const auto actions = key_actions();
    const Conflict clash = *conflict_;
    show_text(kit.fonts().body,
              say("{0} is already the key for “{1}”. Swap the two?",
                  {words_of(clash.chord), tr(actions[clash.holder].name.data())}));
    bool is_changed = false;
    if (key_button(kit, {.label = tr("Swap them"), .role = ButtonRole::plain, .id = "swap"})) {
        keys.swap_with_holder(clash.action, clash.chord);
        conflict_.reset();
        is_changed = true;
    }
    ImGui::SameLine();
    if (key_button(kit, {.label = tr("Leave it"), .role = ButtonRole::paper, .id = "leave"}))
        conflict_.reset();
    return is_changed;
}

bool OptionsPanel::show_key_row(const Kit& kit, KeyBindings& keys, std::size_t action) {
    const float s = kit.scale();
    const float room = ImGui::GetContentRegionAvail().x;
    const float tall = std::ceil(36.0F * s);
    const float wide = std::min(150.0F * s, room * 0.34F);
    const float usual = std::min(90.0F * s, room * 0.22F);
    const float gap = ImGui::GetStyle().ItemSpacing.x;
    const float left = ImGui::GetCursorPosX();
    const float top = ImGui::GetCursorPosY();
    bool is_changed = false;
    ImGui::PushID(static_cast<int>(action));
    ImGui::PushFont(kit.fonts().label);
    ImGui::SetCursorPosY(top + (tall - ImGui::GetTextLineHeight()) / 2.0F);
    ImGui::PushTextWrapPos(left + room - wide - usual - 2.0F * gap);
    ImGui::TextUnformatted(tr(key_actions()[action].name.data()));
    ImGui::PopTextWrapPos();
    ImGui::PopFont();
    ImGui::SameLine();
    ImGui::SetCursorPos({left + room - wide - usual - gap, top});
    const bool waits = waiting_ == action;
    if (key_button(kit, {.label = waits ? std::string("...") : words_of(keys.chord_of(action)),
                         .role = ButtonRole::paper,
                         .size = {wide, tall},
                         .is_lit = waits,
                         .id = "chord"})) {
        waiting_ = action;
        conflict_.reset();
    }
    if (!keys.is_usual(action)) {
        ImGui::SameLine();
        ImGui::SetCursorPos({left + room - usual, top});
        if (key_button(kit, {.label = tr("Usual"), .size = {usual, tall}, .id = "usual"})) {
            keys.reset(action);
            is_changed = true;
        }
    }
    ImGui::PopID();
    return is_changed;
}

bool OptionsPanel::show_keys(const Kit& kit, Settings& settings) {
    bool is_changed = false;
    const char* caps =
        settings.mouse_caps == stage::MouseCaps::shown ? tr("always") : tr("with keyboard or pad");
    if (option_row(kit, mark("Key hints on buttons"), caps) != 0) {
        settings.mouse_caps = settings.mouse_caps == stage::MouseCaps::shown
                                  ? stage::MouseCaps::hidden
                                  : stage::MouseCaps::shown;
        is_changed = true;
    }
    const bool has_pad = kit.frame.caps().device() == stage::Device::pad;
    if (has_pad) show_pad_keys(kit);
    const auto actions = key_actions();
    for (std::size_t i = 0; i < actions.size(); ++i) {
        if (i == 0 || actions[i].context != actions[i - 1].context) {
            show_muted(kit.fonts().small, actions[i].context == KeyContext::race
                                              ? tr("In the race")
                                              : tr("Everywhere"));
        }
        is_changed = show_key_row(kit, settings.keys, i) || is_changed;
        // What is to be struck, or what clashes, right under the key it is about.
        if (waiting_ == i || (conflict_ && conflict_->action == i)) {
            is_changed = show_conflict(kit, settings.keys) || is_changed;
        }
    }
    show_fixed_keys(kit, tr("While a question is open; these are fixed, and the buttons show them"),
                    fixed_keys);
    if (!has_pad) show_pad_keys(kit);
    if (!waiting_ && !conflict_ && !settings.keys.is_usual()) {
        if (key_button(kit, {.label = tr("All keys as usual"), .id = "all usual"})) {
            settings.keys.reset_all();
            is_changed = true;
        }
    }
    return is_changed;
}

}  // namespace ui
