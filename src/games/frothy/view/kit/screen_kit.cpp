#include "games/frothy/view/kit/screen_kit.h"

#include <algorithm>
#include <cmath>

#include "games/frothy/view/board/vehicle_art.h"
#include "games/frothy/view/kit/key_cap.h"
#include "games/frothy/view/prompt/card_hand.h"

namespace frothy::screens {

namespace theme = stage::theme;

namespace {

constexpr float least_share = 0.74F;  // of the height, that a sheet over everything is centred as
constexpr float button_padding = 16.0F;
constexpr float stepper_side = 36.0F;  // of its arrows

ImVec2 measured(ImFont* font, std::string_view words) {
    return font->CalcTextSizeA(font->FontSize, FLT_MAX, 0.0F, words.data(),
                               words.data() + words.size());
}

// With a pad in hand A is what the cursor stands on, or the main button where it is not seen.
stage::Key key_shown(const PanelKit& kit, const KeyButton& button, bool has_cursor) {
    if (kit.frame.caps().device() != stage::Device::pad) {
        // Enter presses what the cursor stands on.
        const bool is_elsewhere = ImGui::GetIO().NavVisible && !has_cursor;
        return button.key == stage::Key::enter && is_elsewhere ? stage::Key::unknown : button.key;
    }
    if (button.pad_key != stage::Key::unknown) return button.pad_key;
    const bool is_main = button.role == theme::ButtonRole::decide && !ImGui::GetIO().NavVisible;
    if (has_cursor || is_main) return stage::Key::enter;
    return button.key == stage::Key::escape ? button.key : stage::Key::unknown;
}

void draw_words(ImDrawList& list, ImFont* font, ImVec2 at, ImU32 colour, std::string_view words,
                float share = 1.0F) {
    list.AddText(font, font->FontSize * share, at, colour, words.data(),
                 words.data() + words.size());
}

void push_id(const KeyButton& button) {
    if (button.id.empty() && button.key != stage::Key::unknown) {
        ImGui::PushID(static_cast<int>(button.key));
        return;
    }
    const std::string_view id = button.id.empty() ? button.label : button.id;
    ImGui::PushID(id.data(), id.data() + id.size());
}

}  // namespace

ImVec4 imgui_colour(stage::Colour c, float opacity) {
    constexpr float whole = 255.0F;
    return {static_cast<float>(c.r) / whole, static_cast<float>(c.g) / whole,
            static_cast<float>(c.b) / whole, static_cast<float>(c.a) / whole * opacity};
}

ImU32 imgui_packed(stage::Colour colour, float opacity) {
    return theme::packed(stage::faded(colour, opacity));
}

void paint_mosaic(stage::Canvas& canvas, stage::Rect where, float scale) {
    canvas.fill_gradient(where, stage::mix(theme::umber, theme::deep_umber, 0.35F), theme::night);
    const float step = 22.0F * scale;
    const float side = 5.0F * scale;
    const stage::Colour stones[] = {stage::faded(theme::terracotta, 0.28F),
                                    stage::faded(theme::dark_sand, 0.16F),
                                    stage::faded(theme::faience, 0.24F)};
    int row = 0;
    for (float y = where.y + step / 2.0F; y < where.bottom(); y += step / 2.0F, ++row) {
        const float shift = row % 2 == 0 ? 0.0F : step / 2.0F;
        int column = 0;
        for (float x = where.x + shift; x < where.right(); x += step, ++column) {
            canvas.fill_rect({std::floor(x), std::floor(y), side, side},
                             stones[static_cast<std::size_t>((row * 5 + column * 7) % 3)]);
        }
    }
}

ScreenPanel::ScreenPanel(const char* id, stage::Rect where, PanelLook look, ImGuiWindowFlags more) {
    ImGui::SetNextWindowPos({where.x, where.y});
    ImGui::SetNextWindowSize({std::max(1.0F, where.width), std::max(1.0F, where.height)});
    if (look == PanelLook::paper) {
        ImGui::PushStyleColor(ImGuiCol_WindowBg, imgui_colour(theme::parchment));
        ImGui::PushStyleColor(ImGuiCol_Text, imgui_colour(theme::ink));
        ImGui::PushStyleColor(ImGuiCol_TextDisabled, imgui_colour(theme::umber));
        ImGui::PushStyleColor(ImGuiCol_Border, imgui_colour(theme::mud));
    } else {
        const bool is_bare = look == PanelLook::bare;
        ImGui::PushStyleColor(ImGuiCol_WindowBg,
                              imgui_colour(theme::deep_umber, is_bare ? 0.0F : 0.96F));
        ImGui::PushStyleColor(ImGuiCol_Text, imgui_colour(theme::ivory));
        ImGui::PushStyleColor(ImGuiCol_TextDisabled, imgui_colour(theme::dark_sand));
        ImGui::PushStyleColor(
            ImGuiCol_Border,
            imgui_colour(stage::mix(theme::umber, theme::mud, 0.75F), is_bare ? 0.0F : 1.0F));
    }
    ImGui::Begin(id, nullptr,
                 ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoResize |
                     ImGuiWindowFlags_NoCollapse | ImGuiWindowFlags_NoMove |
                     ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoBringToFrontOnFocus |
                     more);
}

ScreenPanel::~ScreenPanel() {
    ImGui::End();
    ImGui::PopStyleColor(4);
}

ScreenPart::ScreenPart(const char* id, stage::Rect where) {
    ImGui::PushStyleColor(ImGuiCol_ChildBg, imgui_colour(theme::deep_umber, 0.96F));
    ImGui::PushStyleColor(ImGuiCol_Border,
                          imgui_colour(stage::mix(theme::umber, theme::mud, 0.75F)));
    ImGui::SetCursorPos({where.x, where.y});
    ImGui::BeginChild(id, {std::max(1.0F, where.width), std::max(1.0F, where.height)}, true,
                      ImGuiWindowFlags_NavFlattened | ImGuiWindowFlags_HorizontalScrollbar);
}

ScreenPart::~ScreenPart() {
    ImGui::EndChild();
    ImGui::PopStyleColor(2);
}

ScreenOverlay::ScreenOverlay(const char* id, stage::PixelSize canvas, float width) {
    begin(id, canvas, {width, 0.0F}, ImGuiWindowFlags_None);
}

ScreenOverlay::ScreenOverlay(const char* id, stage::PixelSize canvas, float width, float foot)
    : ScreenOverlay(id, canvas, {width, 0.0F}, foot) {}

ScreenOverlay::ScreenOverlay(const char* id, stage::PixelSize canvas, ImVec2 size, float foot)
    : is_steady_(size.y > 0.0F), foot_(std::ceil(foot)) {
    begin(id, canvas, size, ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoScrollWithMouse);
    const float room = ImGui::GetContentRegionAvail().y - foot_ - ImGui::GetStyle().ItemSpacing.y;
    ImGui::PushStyleColor(ImGuiCol_ChildBg, imgui_colour(theme::deep_umber, 0.0F));
    ImGui::BeginChild("body", {0.0F, std::max(1.0F, room)}, false, ImGuiWindowFlags_NavFlattened);
}

void ScreenOverlay::begin_foot() {
    body_ = ImGui::GetCursorPosY() - ImGui::GetStyle().ItemSpacing.y + 1.0F;
    theme::fade_scrolled_edges(theme::deep_umber);
    ImGui::EndChild();
    ImGui::PopStyleColor();
}

void ScreenOverlay::begin(const char* id, stage::PixelSize canvas, ImVec2 size,
                          ImGuiWindowFlags more) {
    const auto across = static_cast<float>(canvas.width);
    const auto down = static_cast<float>(canvas.height);
    ImGui::SetNextWindowPos({0.0F, 0.0F});
    ImGui::SetNextWindowSize({across, down});
    ImGui::PushStyleColor(ImGuiCol_WindowBg, imgui_colour(theme::ink, 0.72F));
    ImGui::PushStyleColor(ImGuiCol_ChildBg, imgui_colour(theme::deep_umber));
    ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, 0.0F);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 0.0F);
    ImGui::Begin(id, nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                     ImGuiWindowFlags_NoSavedSettings);
    if (ImGui::IsWindowAppearing()) ImGui::SetWindowFocus();
    ImGui::PopStyleVar(2);
    height_ = ImGui::GetStateStorage()->GetFloatRef(ImGui::GetID("height"), down * least_share);
    if (is_steady_) *height_ = size.y;
    const float wide = std::min(size.x, across - 16.0F);
    const float tall = std::min(*height_, down - 16.0F);
    // Pages of one sheet begin at the same height, so that their tabs stay under the pointer.
    const float top = (down - std::max(tall, least_share * down)) / 2.0F;
    ImGui::SetCursorPos({(across - wide) / 2.0F, top});
    ImGui::BeginChild("sheet", {wide, tall}, true, ImGuiWindowFlags_NavFlattened | more);
}

ScreenOverlay::~ScreenOverlay() {
    const ImGuiStyle& style = ImGui::GetStyle();
    const float needed = foot_ > 0.0F
                             ? body_ + style.ItemSpacing.y + foot_ + 2.0F * style.WindowPadding.y
                             : ImGui::GetCursorPosY() + style.WindowPadding.y - style.ItemSpacing.y;
    if (!is_steady_) *height_ = needed + 2.0F;
    ImGui::EndChild();
    ImGui::End();
    ImGui::PopStyleColor(2);
}

CoveredScope::CoveredScope(bool is_covered) : is_covered_(is_covered) {
    if (!is_covered_) return;
    ImGui::PushStyleVar(ImGuiStyleVar_DisabledAlpha, 1.0F);
    ImGui::BeginDisabled();
}

CoveredScope::~CoveredScope() {
    if (!is_covered_) return;
    ImGui::EndDisabled();
    ImGui::PopStyleVar();
}

bool key_struck(stage::Key key) {
    if (key == stage::Key::unknown || ImGui::GetIO().WantTextInput) return false;
    if (ImGui::GetIO().KeyCtrl || ImGui::GetIO().KeyAlt) return false;
    return ImGui::IsKeyPressed(static_cast<int>(key), false);
}

float key_button_width(const PanelKit& kit, const KeyButton& button) {
    const float s = kit.scale();
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    ImFont* font = button.font != nullptr ? button.font : fonts.label;
    float width = measured(font, button.label).x + 2.0F * button_padding * s;
    width += key_cap_room(kit, button.key);
    if (!button.icon.empty()) width += 30.0F * s;
    return std::ceil(width);
}

bool caps_fit(const PanelKit& kit, float width, std::initializer_list<KeyButton> buttons) {
    return std::ranges::all_of(
        buttons, [&](const KeyButton& button) { return key_button_width(kit, button) <= width; });
}

bool key_button(const PanelKit& kit, const KeyButton& button) {
    const float s = kit.scale();
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    const bool is_main = button.role == theme::ButtonRole::decide;
    ImVec2 size = button.size;
    if (size.x == 0.0F) size.x = key_button_width(kit, button);
    if (size.y == 0.0F) size.y = std::ceil(44.0F * s);

    const theme::ButtonStyle style(button.role);
    if (button.is_lit) {
        ImGui::PushStyleColor(ImGuiCol_Button, imgui_colour(theme::brick));
        ImGui::PushStyleColor(ImGuiCol_Border, imgui_colour(theme::sand));
    }
    if (!button.is_enabled) ImGui::BeginDisabled();
    push_id(button);
    bool used = ImGui::Button("##button", size);
    ImGui::PopID();
    const bool has_cursor = ImGui::IsItemFocused() && ImGui::GetIO().NavVisible;
    const float alpha = button.is_enabled ? 1.0F : 0.45F;
    if (!button.is_enabled) ImGui::EndDisabled();

    const ImVec2 low = ImGui::GetItemRectMin();
    const ImVec2 high = ImGui::GetItemRectMax();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    ImVec4 ink = ImGui::GetStyleColorVec4(ImGuiCol_Text);
    ink.w *= alpha;
    const ImU32 words = ImGui::GetColorU32(ink);
    if (has_cursor) {
        list.AddRect({low.x - 3.0F * s, low.y - 3.0F * s}, {high.x + 3.0F * s, high.y + 3.0F * s},
                     imgui_packed(theme::ivory), theme::button_radius * s + 3.0F * s, 0, 2.0F * s);
    }
    const float middle = (low.y + high.y) / 2.0F;
    float left = low.x + button_padding * s;
    if (!button.icon.empty()) {
        const float side = 20.0F * s;
        const stage::Sprite sprite =
            kit.sprites.get(std::string(button.icon), static_cast<int>(side));
        if (sprite) {
            list.AddImage(sprite.imgui_id(), {left, middle - side / 2.0F},
                          {left + side, middle + side / 2.0F}, {0, 0}, {1, 1}, words);
        }
        left += 30.0F * s;
    }
    float right = high.x - button_padding * s;
    ImVec4 edge = ink;
    edge.w *= 0.8F;
    const float taken = draw_key_cap(kit, list, {high.x - 10.0F * s, middle},
                                     key_shown(kit, button, has_cursor), ImGui::GetColorU32(edge));
    if (taken > 0.0F) right = high.x - 10.0F * s - taken;
    // Narrow buttons: closer to the edges, then a smaller face, rather than cut words.
    ImFont* font = button.font != nullptr ? button.font : fonts.label;
    ImVec2 extent = measured(font, button.label);
    if (extent.x > right - left) {
        const float saved = (button_padding - 6.0F) * s;
        if (button.icon.empty()) left -= saved;
        if (button.key == stage::Key::unknown) right += saved;
    }
    const float room = std::max(1.0F, right - left);
    const float shrink = std::min(1.0F, room / std::max(1.0F, extent.x));
    extent = {extent.x * shrink, extent.y * shrink};
    const float at = button.icon.empty() ? left + (room - extent.x) / 2.0F : left;
    list.PushClipRect({low.x, low.y}, {std::max(right, low.x), high.y}, true);
    list.AddText(font, font->FontSize * shrink,
                 {std::floor(at), std::floor(middle - extent.y / 2.0F)}, words, button.label.data(),
                 button.label.data() + button.label.size());
    list.PopClipRect();

    if (button.is_lit) ImGui::PopStyleColor(2);
    if (button.is_enabled && !used) {
        const bool is_enter = button.key == stage::Key::enter;
        used = !is_enter && key_struck(button.key);
        // The keyboard's cursor, once seen, decides what Enter means.
        if ((is_main || is_enter) && !ImGui::GetIO().NavVisible) {
            used = used || key_struck(stage::Key::enter) || key_struck(stage::Key::pad_enter);
        }
    }
    return used && button.is_enabled;
}

int tab_step() {
    return (key_struck(stage::Key::next_tab) ? 1 : 0) -
           (key_struck(stage::Key::previous_tab) ? 1 : 0);
}

bool rule_button(const PanelKit& kit, Rule rule, int id) {
    if (rule.is_none()) return false;
    const float s = kit.scale();
    ImGui::PushFont(kit.frame.fonts().small);
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, {8.0F * s, 2.0F * s});
    ImGui::PushID(id);
    const bool asked = ImGui::Button(rule.text().c_str());
    ImGui::PopID();
    ImGui::PopStyleVar();
    ImGui::PopFont();
    return asked;
}

float rule_button_width(const PanelKit& kit, Rule rule) {
    return measured(kit.frame.fonts().small, rule.text()).x + 16.0F * kit.scale();
}

float stepper_width(const PanelKit& kit, std::string_view value) {
    const float s = kit.scale();
    return measured(kit.frame.fonts().label, value).x + 2.0F * std::ceil(stepper_side * s) +
           8.0F * s;
}

int stepper(const PanelKit& kit, const char* id, std::string_view value, float width) {
    const float s = kit.scale();
    ImFont* font = kit.frame.fonts().label;
    const float side = std::ceil(stepper_side * s);
    int moved = 0;
    ImGui::PushID(id);
    ImGui::BeginGroup();
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0.0F, 0.0F});
    const auto arrow = [&](const char* name, const char* icon, int by) {
        if (ImGui::Button(name, {side, side})) moved = by;
        const ImVec2 low = ImGui::GetItemRectMin();
        const float inset = 10.0F * s;
        const stage::Sprite sprite = kit.sprites.get(icon, static_cast<int>(side - 2.0F * inset));
        if (sprite) {
            ImGui::GetWindowDrawList()->AddImage(sprite.imgui_id(), {low.x + inset, low.y + inset},
                                                 {low.x + side - inset, low.y + side - inset},
                                                 {0, 0}, {1, 1}, imgui_packed(theme::ivory));
        }
    };
    arrow("##less", "ui/arrow-left", -1);
    ImGui::SameLine();
    const float room = std::max(1.0F, width - 2.0F * side);
    const ImVec2 corner = ImGui::GetCursorScreenPos();
    ImGui::Dummy({room, side});
    ImVec2 extent = measured(font, value);
    // Smaller letters rather than cut words.
    const float share = std::clamp((room - 4.0F * s) / std::max(1.0F, extent.x), 0.5F, 1.0F);
    extent = {extent.x * share, extent.y * share};
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(corner, {corner.x + room, corner.y + side}, imgui_packed(theme::ink, 0.35F));
    list.PushClipRect(corner, {corner.x + room, corner.y + side}, true);
    draw_words(list, font,
               {corner.x + std::max(2.0F * s, (room - extent.x) / 2.0F),
                corner.y + (side - extent.y) / 2.0F},
               imgui_packed(theme::ivory), value, share);
    list.PopClipRect();
    ImGui::SameLine();
    arrow("##more", "ui/arrow-right", 1);
    ImGui::PopStyleVar();
    ImGui::EndGroup();
    ImGui::PopID();
    return moved;
}

int long_stepper(const PanelKit& kit, const char* id, std::string_view value, float width) {
    const float s = kit.scale();
    const ImVec2 side = {std::ceil(44.0F * s), std::ceil(36.0F * s)};
    int moved = 0;
    ImGui::PushID(id);
    ImGui::PushFont(kit.frame.fonts().small);
    ImGui::PushButtonRepeat(true);
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, {0.0F, 0.0F});
    if (ImGui::Button("-5", side)) moved = -5;
    ImGui::SameLine(0.0F, 2.0F * s);
    const int by_one = stepper(kit, "one", value, width - 2.0F * (side.x + 2.0F * s));
    if (by_one != 0) moved = by_one;
    ImGui::SameLine(0.0F, 2.0F * s);
    if (ImGui::Button("+5", side)) moved = 5;
    ImGui::PopStyleVar();
    ImGui::PopButtonRepeat();
    ImGui::PopFont();
    ImGui::PopID();
    return moved;
}

void show_paper_note(const PanelKit& kit, stage::Rect bounds, const std::string& text, Rule rule,
                     stage::Rect beside, std::span<const CardFaceUp> cards) {
    const float s = kit.scale();
    const float card_height = cards.empty() ? 0.0F : 48.0F * s;
    const float card_step = 38.0F * s;
    const float cards_width = card_step * static_cast<float>(cards.size());
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    const float pad = 12.0F * s;
    const float edge = 6.0F * s;
    const float widest = std::min(400.0F * s, bounds.width * 0.6F);
    const ImVec2 words =
        fonts.label->CalcTextSizeA(fonts.label->FontSize, FLT_MAX, widest, text.c_str());
    const std::string id =
        rule.is_none() ? std::string{} : say("{0}: a right click opens it", {rule.text()});
    const ImVec2 small = measured(fonts.small, id);
    const float wide = std::max(words.x, small.x) + cards_width + 2.0F * pad;
    const float lines = words.y + (id.empty() ? 0.0F : small.y + 4.0F * s);
    const float tall = std::max(lines, card_height) + 1.5F * pad;
    float x = beside.right() + 10.0F * s;
    if (x + wide > bounds.right() - edge) x = beside.x - 10.0F * s - wide;
    x = std::clamp(x, bounds.x + edge, std::max(bounds.x + edge, bounds.right() - edge - wide));
    const float y = std::clamp(beside.y, bounds.y + edge,
                               std::max(bounds.y + edge, bounds.bottom() - edge - tall));
    // On the very top, and never in the way of the mouse.
    ImDrawList& list = *ImGui::GetForegroundDrawList();
    list.AddRectFilled({x + 3.0F * s, y + 4.0F * s}, {x + wide + 3.0F * s, y + tall + 4.0F * s},
                       imgui_packed(theme::ink, 0.45F), 6.0F * s);
    list.AddRectFilled({x, y}, {x + wide, y + tall}, imgui_packed(theme::ivory), 6.0F * s);
    list.AddRect({x, y}, {x + wide, y + tall}, imgui_packed(theme::mud), 6.0F * s);
    list.AddText(fonts.label, fonts.label->FontSize, {x + pad, y + pad * 0.75F},
                 imgui_packed(theme::ink), text.c_str(), nullptr, widest);
    float middle = x + wide - pad - cards_width + card_step / 2.0F + 2.0F * s;
    for (const CardFaceUp& card : cards) {
        hand::draw_card_icon(kit, list, card, {middle, y + pad * 0.75F + card_height / 2.0F},
                             card_height);
        middle += card_step;
    }
    if (!id.empty()) {
        draw_words(list, fonts.small, {x + pad, y + pad * 0.75F + words.y + 4.0F * s},
                   imgui_packed(theme::mud), id);
    }
}

void show_sprite(const PanelKit& kit, const std::string& name, float height, ImVec4 tint) {
    const stage::Sprite sprite = kit.sprites.get(name, static_cast<int>(height));
    if (sprite) {
        const float width = height * static_cast<float>(sprite.size.width) /
                            static_cast<float>(std::max(1, sprite.size.height));
        ImGui::Image(sprite.imgui_id(), {width, height}, {0, 0}, {1, 1}, tint);
    } else {
        ImGui::Dummy({height, height});
    }
}

void show_text(ImFont* font, std::string_view words) {
    ImGui::PushFont(font);
    ImGui::PushTextWrapPos(0.0F);
    ImGui::TextUnformatted(words.data(), words.data() + words.size());
    ImGui::PopTextWrapPos();
    ImGui::PopFont();
}

void show_muted(ImFont* font, std::string_view words) {
    ImGui::PushStyleColor(ImGuiCol_Text, ImGui::GetStyleColorVec4(ImGuiCol_TextDisabled));
    show_text(font, words);
    ImGui::PopStyleColor();
}

void draw_emblem(const PanelKit& kit, ImDrawList& list, const Livery& livery, ImVec2 corner,
                 float side) {
    list.AddRectFilled(corner, {corner.x + side, corner.y + side},
                       imgui_packed(stage::Colour::hex(livery.colour)), side * 0.22F);
    list.AddRect(corner, {corner.x + side, corner.y + side}, imgui_packed(theme::parchment, 0.8F),
                 side * 0.22F, 0, std::max(1.0F, side * 0.05F));
    const float inset = side * 0.16F;
    const stage::Sprite sprite =
        kit.sprites.get(std::string(livery.emblem), static_cast<int>(side - 2.0F * inset));
    if (sprite) {
        list.AddImage(sprite.imgui_id(), {corner.x + inset, corner.y + inset},
                      {corner.x + side - inset, corner.y + side - inset}, {0, 0}, {1, 1},
                      imgui_packed(stage::Colour::hex(livery.ink)));
    }
}

void show_emblem(const PanelKit& kit, const Livery& livery, float side) {
    const ImVec2 corner = ImGui::GetCursorScreenPos();
    ImGui::Dummy({side, side});
    draw_emblem(kit, *ImGui::GetWindowDrawList(), livery, corner, side);
}

void draw_vehicle(const PanelKit& kit, ImDrawList& list, const std::string& licence_id,
                  const Livery& livery, ImVec2 corner, float side) {
    const std::string name = vehicle_sprite_name(kit.sprites, licence_id);
    const auto pixels = static_cast<int>(side);
    const ImVec2 end{corner.x + side, corner.y + side};
    if (const stage::Sprite picture = kit.sprites.get(name, pixels)) {
        list.AddImage(picture.imgui_id(), corner, end);
    }
    if (const stage::Sprite cloth = kit.sprites.get(name + "-livery", pixels)) {
        list.AddImage(cloth.imgui_id(), corner, end, {0, 0}, {1, 1},
                      imgui_packed(stage::Colour::hex(livery.colour)));
    }
}

}  // namespace frothy::screens
