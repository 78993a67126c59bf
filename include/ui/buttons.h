// What is pressed: buttons that show their key, links to rules, steppers.
#pragma once

#include <imgui.h>

#include <initializer_list>
#include <optional>
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

// Page Up and Page Down roll what is being drawn where it is longer than its place, wherever the
// keyboard's cursor is. To be called last in its window.
void roll_by_keys();
// The same, with the cap of the key under the window's right corner as long as there is more to
// come.
void roll_by_keys(const Kit& kit);
inline constexpr float roll_key_room = 25.0F;  // that cap's, at 100 %

enum class Lit { no, focus };

// What a button may have besides.
struct ButtonLook {
    Lit lit = Lit::no;
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
    bool is_lit = false;                       // chosen, as a tab or one of several
    stage::Key pad_key = stage::Key::unknown;  // what a pad shows instead of its key
    // Tells it from the others of its window, as its words need not in every language. Its key does
    // so too; without either the label must.
    std::string_view id{};
    ImFont* font = nullptr;  // of its words; null for the usual one
};
bool key_button(const Kit& kit, const KeyButton& button);
// The width it takes with a size of 0.
float key_button_width(const Kit& kit, const KeyButton& button);
// Whether all of several buttons of this width have room for their caps beside their words.
bool caps_fit(const Kit& kit, float width, std::initializer_list<KeyButton> buttons);

// -1 or 1 when a pad's shoulder asks for the tab before or after, else 0.
int tab_step();

// A small button that names a rule, to open its text; none is no button. `id` tells two of one rule
// apart.
bool rule_button(const Kit& kit, const RuleRef& rule, int id);
float rule_button_width(const Kit& kit, const RuleRef& rule);

// "‹ value ›": moves by -1 or 1 when used, else 0. `width` is that of the whole.
int stepper(const Kit& kit, const char* id, std::string_view value, float width);
// What it takes to show the value in full.
float stepper_width(const Kit& kit, std::string_view value);
// The same for a number of many: held down it goes on, and buttons beside it move by -5 and 5.
int long_stepper(const Kit& kit, const char* id, std::string_view value, float width);

// The rule's ID as a small link; its text on hover. True when clicked.
bool rule_link(const Kit& kit, const char* id, const RuleRef& rule);

}  // namespace ui
