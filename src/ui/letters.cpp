#include "ui/letters.h"

#include <algorithm>
#include <cmath>

namespace ui {

ImVec2 text_size(ImFont* font, float size, std::string_view words, float wrap) {
    return font->CalcTextSizeA(size, 1.0e6F, wrap, words.data(), words.data() + words.size());
}

float text_width(ImFont* font, std::string_view words) {
    return text_size(font, font->FontSize, words).x;
}

float text_height(ImFont* font, std::string_view words, float wrap) {
    return text_size(font, font->FontSize, words, wrap).y;
}

float size_to_fit(ImFont* font, std::string_view words, float width) {
    return font->FontSize * std::min(1.0F, width / std::max(1.0F, text_width(font, words)));
}

void draw_text_sized(ImDrawList& list, ImFont* font, float size, ImVec2 at, ImU32 colour,
                     std::string_view words, float wrap) {
    list.AddText(font, size, at, colour, words.data(), words.data() + words.size(), wrap);
}

void draw_text(ImDrawList& list, ImFont* font, ImVec2 at, ImU32 colour, std::string_view words,
               float wrap) {
    draw_text_sized(list, font, font->FontSize, {std::round(at.x), std::round(at.y)}, colour, words,
                    wrap);
}

void draw_text_centred(ImDrawList& list, ImFont* font, ImVec2 centre, ImU32 colour,
                       std::string_view words) {
    const ImVec2 size = text_size(font, font->FontSize, words);
    draw_text(list, font, {centre.x - size.x / 2.0F, centre.y - size.y / 2.0F}, colour, words);
}

void draw_text_fitted(ImDrawList& list, ImFont* font, ImVec2 centre, ImU32 colour,
                      std::string_view words, float width) {
    const float size = size_to_fit(font, words, width);
    const ImVec2 measure = text_size(font, size, words);
    draw_text_sized(
        list, font, size,
        {std::round(centre.x - measure.x / 2.0F), std::round(centre.y - measure.y / 2.0F)}, colour,
        words);
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
    const FontScope scope(font);
    ImGui::PushTextWrapPos(0.0F);
    ImGui::TextUnformatted(words.data(), words.data() + words.size());
    ImGui::PopTextWrapPos();
}

void show_muted(ImFont* font, std::string_view words) {
    ImGui::PushStyleColor(ImGuiCol_Text, ImGui::GetStyleColorVec4(ImGuiCol_TextDisabled));
    show_text(font, words);
    ImGui::PopStyleColor();
}

stage::Rect item_rect() {
    const ImVec2 from = ImGui::GetItemRectMin();
    const ImVec2 size = ImGui::GetItemRectSize();
    return {from.x, from.y, size.x, size.y};
}

bool is_pointed_at(const stage::Rect& where) {
    return ImGui::IsMouseHoveringRect({where.x, where.y}, {where.right(), where.bottom()});
}

void fill_rect(ImDrawList& list, const stage::Rect& where, ImU32 colour, float radius) {
    list.AddRectFilled({where.x, where.y}, {where.right(), where.bottom()}, colour, radius);
}

void outline_rect(ImDrawList& list, const stage::Rect& where, ImU32 colour, float radius,
                  float width) {
    list.AddRect({where.x, where.y}, {where.right(), where.bottom()}, colour, radius, 0, width);
}

}  // namespace ui
