// What is pressed: buttons that show their key, links to rules, steppers.
#pragma once

#include <imgui.h>

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "stage/core/input.h"
#include "stage/theme.h"
#include "ui/key_cap.h"
#include "ui/kit.h"
#include "ui/pictures.h"
#include "ui/rule_ref.h"

namespace ui {

// Whether a key was struck in this frame and no text is being written.
bool key_struck(stage::Key key);
// The same whatever is written or held down besides; not where it is held down itself.
bool key_pressed(stage::Key key);
// Whether a list has dropped down: what is struck is for it.
bool is_list_open();
// -1 or 1 for one of two keys, again and again while it is held; else 0.
int key_step(stage::Key back, stage::Key on);

// The keyboard's cursor, where it is seen, goes to the first thing that this window shows from here
// on: what it stood on is gone, or lies elsewhere.
void begin_cursor_here();

// Page Up and Page Down roll what is being drawn where it is longer than its place, wherever the
// keyboard's cursor is. To be called last in its window.
void roll_by_keys();
// The same, with the cap of the key under the window's right corner as long as there is more to
// come.
void roll_by_keys(const Kit& kit);
inline constexpr float roll_key_room = 25.0F;  // that cap's, at 100 %

// The ring around what has the focus of a question.
void draw_focus(const Kit& kit, ImDrawList& list, const stage::Rect& where);

// What a button may have besides.
struct ButtonLook {
    bool has_focus = false;
    ImFont* font = nullptr;                // of its words; null for the usual one
    Pictures pictures = {};                // of what it costs, before the words
    std::optional<stage::Key> shown = {};  // instead of the key that the room is kept for
    CapForm form = CapForm::name;
};

// A button with its key at the right, which always stays. The text shrinks, then breaks into two
// lines, rather than be cut.
bool key_button(const Kit& kit, const char* id, const std::string& label, stage::Key key,
                stage::theme::ButtonRole role, ImVec2 size, const ButtonLook& look = {});
// The room that so many pictures take before the words; 0 for none.
float pictures_room(const Kit& kit, std::size_t count);
// The width key_button likes to have, in the usual face or another one.
float key_button_width(const Kit& kit, const std::string& label, stage::Key key,
                       ImFont* font = nullptr);

// A button with its key on a cap at the right. The key works as long as the button is shown. The
// `decide` button also takes Enter unless the keyboard's cursor stands on something else. A size of
// 0 fits the label.
struct KeyButton {
    std::string_view label;
    stage::Key key = stage::Key::unknown;
    stage::theme::ButtonRole role = stage::theme::ButtonRole::plain;
    ImVec2 size{0.0F, 0.0F};
    bool is_enabled = true;
    std::string_view icon{};                   // below assets; drawn at the left
    bool is_icon_above = false;                // with its words in small letters under it
    bool is_lit = false;                       // chosen, as a tab or one of several
    stage::Key pad_key = stage::Key::unknown;  // what a pad shows instead of its key
    // Tells it from the others of its window, as its words need not in every language. Its key does
    // so too; without either the label must.
    std::string_view id{};
    ImFont* font = nullptr;   // of its words; null for the usual one
    bool takes_enter = true;  // as the `decide` button does
    std::string_view tip{};   // what it does, on a note beside it
};
bool key_button(const Kit& kit, const KeyButton& button);
// The width it takes with a size of 0, and what of it may be missing before its letters shrink.
float key_button_width(const Kit& kit, const KeyButton& button);
float padding_to_spare(const Kit& kit);
// -1 or 1 when a pad's shoulder asks for the tab before or after, else 0.
int tab_step();

struct Tab {
    std::string_view label;
    stage::Key key = stage::Key::unknown;
};
struct TabsLook {
    float gap = 0.0F;     // pixels, between two of them
    float height = 0.0F;  // pixels
    bool has_shoulders = true;
    ImFont* font = nullptr;  // as KeyButton's
};
// Tabs side by side that take the whole width; the one at `now` is lit. The one to turn to.
std::size_t show_tabs(const Kit& kit, std::span<const Tab> tabs, std::size_t now,
                      const TabsLook& look);

// Of small letters; `id` tells two of one label apart.
bool small_button(const Kit& kit, const char* label, int id, ImVec2 padding);
// A small "Why?" that opens the text of a rule; none is no button. `id` tells two of one window
// apart.
bool rule_button(const Kit& kit, const RuleRef& rule, int id);
float rule_button_width(const Kit& kit);

// "‹ value ›": moves by -1 or 1 when used, else 0. `width` is that of the whole.
int stepper(const Kit& kit, const char* id, std::string_view value, float width);
// What it takes to show the value in full.
float stepper_width(const Kit& kit, std::string_view value);
float stepper_height(const Kit& kit);
// The same for a number of many: held down it goes on, and buttons beside it move by -5 and 5.
int long_stepper(const Kit& kit, const char* id, std::string_view value, float width);

// The rule's ID as a small link; its text on hover. True when clicked.
bool rule_link(const Kit& kit, const char* id, const RuleRef& rule);

}  // namespace ui
