#include "ui/letters.h"

#include <algorithm>
#include <cmath>

namespace ui {

namespace theme = stage::theme;

ImVec4 imgui_colour(stage::Colour c, float opacity) {
    constexpr float whole = 255.0F;
    return {static_cast<float>(c.r) / whole, static_cast<float>(c.g) / whole,
            static_cast<float>(c.b) / whole, static_cast<float>(c.a) / whole * opacity};
}

float text_width(ImFont* font, const std::string& words) {
    return font->CalcTextSizeA(font->FontSize, 1.0e6F, 0.0F, words.c_str()).x;
}

float text_height(ImFont* font, const std::string& words, float wrap) {
    return font->CalcTextSizeA(font->FontSize, 1.0e6F, wrap, words.c_str()).y;
}

void draw_text(ImDrawList& list, ImFont* font, ImVec2 at, ImU32 colour, const std::string& words,
               float wrap) {
    list.AddText(font, font->FontSize, {std::round(at.x), std::round(at.y)}, colour, words.c_str(),
                 nullptr, wrap);
}

void draw_text_centred(ImDrawList& list, ImFont* font, ImVec2 centre, ImU32 colour,
                       const std::string& words) {
    const ImVec2 size = font->CalcTextSizeA(font->FontSize, 1.0e6F, 0.0F, words.c_str());
    draw_text(list, font, {centre.x - size.x / 2.0F, centre.y - size.y / 2.0F}, colour, words);
}

void draw_text_fitted(ImDrawList& list, ImFont* font, ImVec2 centre, ImU32 colour,
                      const std::string& words, float width) {
    const float wide = std::max(1.0F, text_width(font, words));
    const float size = font->FontSize * std::min(1.0F, width / wide);
    const ImVec2 measure = font->CalcTextSizeA(size, 1.0e6F, 0.0F, words.c_str());
    list.AddText(font, size,
                 {std::round(centre.x - measure.x / 2.0F), std::round(centre.y - measure.y / 2.0F)},
                 colour, words.c_str());
}

float longest_word(ImFont* font, const std::string& words) {
    float longest = 0.0F;
    std::size_t from = 0;
    while (from < words.size()) {
        const std::size_t to = std::min(words.find(' ', from), words.size());
        longest = std::max(longest, text_width(font, words.substr(from, to - from)));
        from = to + 1;
    }
    return longest;
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

}  // namespace ui
