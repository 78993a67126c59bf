// Parts that several panels draw: frames, buttons with their key, emblems, dice, cards, rule links.
#pragma once

#include <imgui.h>

#include <optional>
#include <span>
#include <string>

#include "games/frothy/view/core/prompt/prompt.h"
#include "games/frothy/view/kit/key_cap.h"
#include "games/frothy/view/kit/panel_kit.h"
#include "games/frothy/view/kit/to_imgui.h"
#include "stage/core/colour.h"
#include "stage/core/geometry.h"
#include "stage/theme.h"
#include "words/words.h"

namespace frothy::parts {

using words::by_count;
using words::mark;
using words::say;
using words::tr;
using words::tr_in;

inline ImU32 packed(stage::Colour colour, float opacity = 1.0F) {
    return stage::theme::packed(stage::faded(colour, opacity));
}
stage::Colour livery_colour(const PanelKit& kit, VehicleId v);
stage::Colour livery_ink(const PanelKit& kit, VehicleId v);

// A window without decoration that fills the rectangle; scrolls down if it must. Ends with it.
class [[nodiscard]] Panel {
public:
    // `over` covers what is there and comes before it.
    enum class Look { dark, strip, over };
    enum class Scroll { if_needed, never };
    Panel(const char* name, stage::Rect where, Look look, float padding_x, float padding_y,
          Scroll scroll = Scroll::if_needed);
    ~Panel();
    Panel(const Panel&) = delete;
    Panel& operator=(const Panel&) = delete;
};

// Pushes a font for as long as it lives.
class [[nodiscard]] FontScope {
public:
    explicit FontScope(ImFont* font) { ImGui::PushFont(font); }
    ~FontScope() { ImGui::PopFont(); }
    FontScope(const FontScope&) = delete;
    FontScope& operator=(const FontScope&) = delete;
};

float text_width(ImFont* font, const std::string& words);
float longest_word(ImFont* font, const std::string& words);
float text_height(ImFont* font, const std::string& words, float wrap);
void draw_text(ImDrawList& list, ImFont* font, ImVec2 at, ImU32 colour, const std::string& words,
               float wrap = 0.0F);
void draw_text_centred(ImDrawList& list, ImFont* font, ImVec2 centre, ImU32 colour,
                       const std::string& words);
// Smaller where it would be wider than that.
void draw_text_fitted(ImDrawList& list, ImFont* font, ImVec2 centre, ImU32 colour,
                      const std::string& words, float width);

enum class Lit { no, focus };

// What a button may have besides.
struct ButtonLook {
    Lit lit = Lit::no;
    ImFont* font = nullptr;                  // of its words; null for the usual one
    std::span<const ChoiceCard> cards = {};  // that it costs, as small pictures before the words
    std::optional<stage::Key> shown = {};    // instead of the key that the room is kept for
    CapForm form = CapForm::name;
};

// A button with its key at the right, which always stays. The text shrinks, then breaks into two
// lines, rather than be cut.
bool key_button(const PanelKit& kit, const char* id, const std::string& label, stage::Key key,
                stage::theme::ButtonRole role, ImVec2 size, const ButtonLook& look = {});
// The room that the pictures of cards take before the words; 0 for none.
float card_icons_room(const PanelKit& kit, std::span<const ChoiceCard> cards);
// The width key_button likes to have, in the usual face or another one.
float key_button_width(const PanelKit& kit, const std::string& label, stage::Key key,
                       ImFont* font = nullptr);

// The rule's ID as a small link; its text on hover. True when clicked.
bool rule_link(const PanelKit& kit, const char* id, Rule rule);

// The round badge of a seat: livery, rim, numeral.
void draw_badge(const PanelKit& kit, ImDrawList& list, ImVec2 centre, float radius, VehicleId v);

// The picture of an icon.
std::string die_picture(Icon icon);
// A bone die at its upper left corner.
enum class DieFace { icon, value };
void draw_die(const PanelKit& kit, ImDrawList& list, ImVec2 at, float size, Icon icon, int value,
              DieFace face, float opacity);
void draw_sprite(const PanelKit& kit, ImDrawList& list, const std::string& name, ImVec2 at,
                 ImVec2 size, ImU32 tint);
// The same about its middle, turned clockwise by radians; painted `pixels` high whatever its size.
void draw_turned_sprite(const PanelKit& kit, ImDrawList& list, const std::string& name, int pixels,
                        ImVec2 centre, ImVec2 size, float angle, ImU32 tint);
// A way from the middle of something that is turned.
ImVec2 turned(ImVec2 by, float angle);

// A paper note over what it speaks of, or under it where there is no room: never on it. Without a
// place it speaks of the item drawn last. What the kit keeps clear it never covers, where there is
// any room beside that.
void paper_tooltip(const PanelKit& kit, const std::string& text, Rule rule,
                   std::optional<stage::Rect> about = {});

// The edge of a dark side panel, and its heading with a word at the right; null for none.
void draw_panel_edge(const PanelKit& kit, stage::Rect where);
void heading(const PanelKit& kit, const char* title, const char* note);

}  // namespace frothy::parts
