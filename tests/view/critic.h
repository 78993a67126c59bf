// What is wrong with a frame of panels: letters that are cut, letters over letters, and what lies
// outside a window that does not scroll.
#pragma once

#include <imgui.h>
#include <imgui_internal.h>

#include <algorithm>
#include <cmath>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "canvas_texts.h"
#include "quads.h"

namespace critic {

struct Letter {
    ImVec2 low;
    ImVec2 high;
    float area() const { return (high.x - low.x) * (high.y - low.y); }
};

inline ImGuiWindow* window_of(const ImDrawList& list) {
    for (ImGuiWindow* window : ImGui::GetCurrentContext()->Windows) {
        if (window->DrawList == &list) return window;
    }
    return nullptr;
}

inline float overlap(const Letter& a, const Letter& b) {
    const float x = std::min(a.high.x, b.high.x) - std::max(a.low.x, b.low.x);
    const float y = std::min(a.high.y, b.high.y) - std::max(a.low.y, b.low.y);
    return x > 0.0F && y > 0.0F ? x * y : 0.0F;
}

// A window may be scrolled only where its bar can be seen; so may all that lies in it.
inline bool scrolls(const ImGuiWindow* window, int axis) {
    for (; window != nullptr; window = window->ParentWindow) {
        const bool has_bar = axis == 0 ? window->ScrollbarX : window->ScrollbarY;
        if (has_bar) return true;
    }
    return false;
}

inline void judge_window(const ImGuiWindow& window, std::vector<std::string>& faults) {
    // What comes no further than the padding is not cut.
    const ImVec2 slack{window.WindowPadding.x + 2.0F, window.WindowPadding.y + 2.0F};
    const auto complain = [&](const char* what, float by) {
        std::ostringstream words;
        words << window.Name << ": " << what << " by " << by;
        faults.push_back(words.str());
    };
    if (window.ScrollMax.x > slack.x && !window.ScrollbarX)
        complain("too wide", window.ScrollMax.x);
    if (window.ScrollMax.y > slack.y && !window.ScrollbarY)
        complain("too tall", window.ScrollMax.y);
}

inline void judge_letters(const ImDrawList& list, ImVec2 screen, std::vector<std::string>& faults) {
    constexpr float slack = 2.5F;  // pixels: the soft edge of a letter
    const ImGuiWindow* window = window_of(list);
    const std::string name = window != nullptr ? window->Name : "over everything";
    std::vector<Letter> letters;
    int cut = 0;
    Letter first_cut{};
    for (const ImDrawCmd& command : list.CmdBuffer) {
        if (!quads::is_of_fonts(command)) continue;
        const auto judge = [&](const ImDrawVert& a, const ImDrawVert& c) {
            const Letter letter{a.pos, c.pos};
            const ImVec4 clip = command.ClipRect;
            const bool is_beyond = letter.high.x < clip.x || letter.low.x > clip.z ||
                                   letter.high.y < clip.y || letter.low.y > clip.w;
            const bool is_cut_across =
                letter.low.x < clip.x - slack || letter.high.x > clip.z + slack;
            const bool is_cut_down =
                letter.low.y < clip.y - slack || letter.high.y > clip.w + slack;
            const bool is_off = letter.low.x < -slack || letter.high.x > screen.x + slack ||
                                letter.low.y < -slack || letter.high.y > screen.y + slack;
            const bool is_bad = (is_cut_across && !scrolls(window, 0)) ||
                                (is_cut_down && !scrolls(window, 1)) ||
                                (is_off && !scrolls(window, 0) && !scrolls(window, 1));
            if (is_bad && cut++ == 0) first_cut = letter;
            if (!is_beyond) letters.push_back(letter);
        };
        quads::each_letter(list, command, judge, [] {});
    }
    // One letter may lean over the edge.
    if (cut > 1) {
        std::ostringstream words;
        words << name << ": " << cut << " letters cut, the first at " << first_cut.low.x << ','
              << first_cut.low.y;
        faults.push_back(words.str());
    }
    int over = 0;
    Letter first_over{};
    std::ranges::sort(letters, {}, [](const Letter& letter) { return letter.low.x; });
    for (std::size_t i = 0; i < letters.size(); ++i) {
        for (std::size_t k = i + 1; k < letters.size(); ++k) {
            if (letters[k].low.x >= letters[i].high.x) break;
            const float least = std::min(letters[i].area(), letters[k].area());
            if (least > 16.0F && overlap(letters[i], letters[k]) > 0.6F * least && over++ == 0) {
                first_over = letters[i];
            }
        }
    }
    // Single letters lean into each other, as f and T do.
    if (over > 5) {
        std::ostringstream words;
        words << name << ": " << over << " letters over others, the first at " << first_over.low.x
              << ',' << first_over.low.y;
        faults.push_back(words.str());
    }
}

// Whether all there is in this window is in sight.
inline bool shows_all(const char* name) {
    const ImGuiWindow* window = ImGui::FindWindowByName(name);
    return window != nullptr && window->ScrollMax.x <= 0.0F &&
           window->ScrollMax.y <= window->WindowPadding.y + 2.0F;
}

// Words on the canvas that letters of a window without a ground of its own lie over.
inline void judge_canvas(const ImDrawList& list, const std::vector<CanvasText>& texts,
                         std::vector<std::string>& faults) {
    const ImGuiWindow* window = window_of(list);
    if (window == nullptr || (window->Flags & ImGuiWindowFlags_NoBackground) == 0) return;
    for (const CanvasText& text : texts) {
        if (!text.is_level) continue;
        const stage::Rect ink = shared(ink_of(text.where), text.clip);
        const Letter line{{ink.x, ink.y}, {ink.right(), ink.bottom()}};
        int over = 0;
        const auto judge = [&](const ImDrawVert& low, const ImDrawVert& high) {
            const Letter letter{low.pos, high.pos};
            if (letter.area() > 16.0F && overlap(letter, line) > 0.3F * letter.area()) ++over;
        };
        for (const ImDrawCmd& command : list.CmdBuffer) {
            if (quads::is_of_fonts(command)) quads::each_letter(list, command, judge, [] {});
        }
        if (over > 1) {
            faults.push_back(std::string(window->Name) + ": letters over \"" + text.words + "\"");
        }
    }
}

// Of the frame that was drawn last; and of all that was drawn on layers since the last time.
inline std::string faults(CanvasTexts& texts) {
    std::vector<std::string> found;
    for (const ImGuiWindow* window : ImGui::GetCurrentContext()->Windows) {
        if (window->WasActive && window->Active && !window->Hidden) judge_window(*window, found);
    }
    const ImDrawData* data = ImGui::GetDrawData();
    for (int i = 0; data != nullptr && i < data->CmdListsCount; ++i) {
        judge_letters(*data->CmdLists[i], ImGui::GetIO().DisplaySize, found);
        judge_canvas(*data->CmdLists[i], texts.on_window(), found);
    }
    std::string all = texts.take_faults();
    for (const std::string& fault : found)
        all += fault + '\n';
    return all;
}

}  // namespace critic
