// What the screens outside the race share: the painted ground, buttons that show their key,
// pickers.
#pragma once

#include <imgui.h>

#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

#include "games/frothy/view/core/board/card_motion.h"
#include "games/frothy/view/kit/panel_kit.h"
#include "games/frothy/view/kit/to_imgui.h"
#include "stage/canvas.h"
#include "stage/core/input.h"
#include "stage/theme.h"
#include "words/words.h"

namespace frothy::screens {

using words::by_count;
using words::mark;
using words::say;
using words::tr;
using words::tr_in;

// The dark mosaic behind everything. Slow: for a layer.
void paint_mosaic(stage::Canvas& canvas, stage::Rect where, float scale);

// A window without any furniture at a place of the canvas; scrolls when its content is too tall.
enum class PanelLook { umber, paper, bare };
class [[nodiscard]] ScreenPanel {
public:
    ScreenPanel(const char* id, stage::Rect where, PanelLook look, ImGuiWindowFlags more = 0);
    ~ScreenPanel();
    ScreenPanel(const ScreenPanel&) = delete;
    ScreenPanel& operator=(const ScreenPanel&) = delete;
};

// An umber panel within a bare ScreenPanel that covers the canvas: the keyboard's cursor goes from
// one part to the next.
class [[nodiscard]] ScreenPart {
public:
    ScreenPart(const char* id, stage::Rect where);
    ~ScreenPart();
    ScreenPart(const ScreenPart&) = delete;
    ScreenPart& operator=(const ScreenPart&) = delete;
};

// A sheet of umber in the middle of a darkened canvas, over everything; as tall as what was put
// into it in the frame before.
class [[nodiscard]] ScreenOverlay {
public:
    ScreenOverlay(const char* id, stage::PixelSize canvas, float width);
    // With a foot of this height that stays where it is while what stands over it scrolls.
    ScreenOverlay(const char* id, stage::PixelSize canvas, float width, float foot);
    // The same, always as large as that where the canvas has room for it.
    ScreenOverlay(const char* id, stage::PixelSize canvas, ImVec2 size, float foot);
    ~ScreenOverlay();
    ScreenOverlay(const ScreenOverlay&) = delete;
    ScreenOverlay& operator=(const ScreenOverlay&) = delete;

    // What comes from here on stands in the foot; to be called once where there is one.
    void begin_foot();

private:
    void begin(const char* id, stage::PixelSize canvas, ImVec2 size, ImGuiWindowFlags more);

    float* height_ = nullptr;
    bool is_steady_ = false;
    float foot_ = 0.0F;
    float body_ = 0.0F;  // of all that scrolls
};

// What is drawn as long as it lives lies under something else: it looks as ever, and answers the
// pointer with nothing, not even a note.
class [[nodiscard]] CoveredScope {
public:
    explicit CoveredScope(bool is_covered);
    ~CoveredScope();
    CoveredScope(const CoveredScope&) = delete;
    CoveredScope& operator=(const CoveredScope&) = delete;

private:
    bool is_covered_;
};

// Whether a key was struck in this frame and no text is being written.
bool key_struck(stage::Key key);

// A tooltip over the last item: what it is about and what comes after it stay in sight.
void tip_above(const PanelKit& kit, const std::string& words);

// Page Up and Page Down roll what is being drawn where it is longer than its place, wherever the
// keyboard's cursor is. To be called last in its window.
void roll_by_keys();
// The same, with the cap of the key under the window's right corner as long as there is more to
// come.
void roll_by_keys(const PanelKit& kit);
inline constexpr float roll_key_room = 25.0F;  // that cap's, at 100 %

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
bool key_button(const PanelKit& kit, const KeyButton& button);
// The width it takes with a size of 0.
float key_button_width(const PanelKit& kit, const KeyButton& button);
// Whether all of several buttons of this width have room for their caps beside their words.
bool caps_fit(const PanelKit& kit, float width, std::initializer_list<KeyButton> buttons);

// -1 or 1 when a pad's shoulder asks for the tab before or after, else 0.
int tab_step();

// A small button that names a rule, to open its text; none is no button. `id` tells two of one rule
// apart.
bool rule_button(const PanelKit& kit, Rule rule, int id);
float rule_button_width(const PanelKit& kit, Rule rule);

// "‹ value ›": moves by -1 or 1 when used, else 0. `width` is that of the whole.
int stepper(const PanelKit& kit, const char* id, std::string_view value, float width);
// What it takes to show the value in full.
float stepper_width(const PanelKit& kit, std::string_view value);
// The same for a number of many: held down it goes on, and buttons beside it move by -5 and 5.
int long_stepper(const PanelKit& kit, const char* id, std::string_view value, float width);

// A small paper note to the right of a place, or to its left where there is no room, with the rule
// it speaks of and the cards that it costs; whole within the bounds.
void show_paper_note(const PanelKit& kit, stage::Rect bounds, const std::string& text, Rule rule,
                     stage::Rect beside, std::span<const CardFaceUp> cards = {});

// A sprite in the flow of a panel.
void show_sprite(const PanelKit& kit, const std::string& name, float height, ImVec4 tint);

// Text in a font of the house, wrapped at the panel's edge.
void show_text(ImFont* font, std::string_view words);
void show_muted(ImFont* font, std::string_view words);

ImVec4 imgui_colour(stage::Colour colour, float opacity = 1.0F);
ImU32 imgui_packed(stage::Colour colour, float opacity = 1.0F);

// A livery's field with its emblem on it, as on a shield, in the flow of a panel.
void show_emblem(const PanelKit& kit, const Livery& livery, float side);
// The same at a place of a draw list.
void draw_emblem(const PanelKit& kit, ImDrawList& list, const Livery& livery, ImVec2 corner,
                 float side);

// A vehicle in its livery, facing right, in a square of a draw list; the basic chariot where there
// is no picture of it.
void draw_vehicle(const PanelKit& kit, ImDrawList& list, const std::string& licence_id,
                  const Livery& livery, ImVec2 corner, float side);

}  // namespace frothy::screens
