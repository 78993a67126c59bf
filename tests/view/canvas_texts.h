// The words that lie on canvas and layers, as they are drawn, and what is wrong with them: cut by
// an edge, or one over another.
#pragma once

#include <algorithm>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "stage/text_witness.h"

namespace critic {

struct CanvasText {
    stage::Rect where;
    stage::Rect clip;
    stage::PixelSize size;
    bool is_level = true;
    std::string words;
};

inline stage::Rect shared(const stage::Rect& a, const stage::Rect& b) {
    const float x = std::max(a.x, b.x);
    const float y = std::max(a.y, b.y);
    return {x, y, std::max(0.0F, std::min(a.right(), b.right()) - x),
            std::max(0.0F, std::min(a.bottom(), b.bottom()) - y)};
}

inline bool is_empty(const stage::Rect& rect) { return rect.width < 1.0F || rect.height < 1.0F; }

// Letters are lower than their line.
inline stage::Rect ink_of(const stage::Rect& line) {
    return {line.x + 1.0F, line.y + 0.24F * line.height, std::max(0.0F, line.width - 2.0F),
            0.52F * line.height};
}

class CanvasTexts : public stage::TextWitness {
public:
    void begin(const void* surface) override { surfaces_[surface].clear(); }
    void see(const stage::SeenText& text) override {
        surfaces_[text.surface].push_back(
            {text.where, text.clip, text.size, text.angle == 0.0F, std::string(text.words)});
    }

    // What the window itself shows, of the last frame.
    const std::vector<CanvasText>& on_window() { return surfaces_[nullptr]; }

    // Whether these words are on any of them, as a part of a line.
    bool show(const std::string& words) const {
        return std::ranges::any_of(surfaces_, [&](const auto& surface) {
            return std::ranges::any_of(surface.second, [&](const CanvasText& text) {
                return text.words.find(words) != std::string::npos;
            });
        });
    }

    // The same of what is painted once and kept.
    bool show_on_layers(const std::string& words) const {
        return std::ranges::any_of(surfaces_, [&](const auto& surface) {
            return surface.first != nullptr &&
                   std::ranges::any_of(surface.second, [&](const CanvasText& text) {
                       return text.words.find(words) != std::string::npos;
                   });
        });
    }

    // Of a line with these words, the tallest there is; 0 where there is none.
    float tallest(const std::string& words) const {
        float tall = 0.0F;
        for (const auto& [surface, texts] : surfaces_)
            for (const CanvasText& text : texts)
                if (text.words.find(words) != std::string::npos)
                    tall = std::max(tall, text.where.height);
        return tall;
    }

    // Of all that was drawn since the last call. Layers are drawn once and not judged again.
    std::string take_faults() {
        std::string all;
        for (auto& [surface, texts] : surfaces_) {
            judge(texts, all);
            if (surface != nullptr) texts.clear();
        }
        return all;
    }

private:
    static void complain(std::string& all, const CanvasText& text, const std::string& what) {
        std::ostringstream words;
        words << "canvas: \"" << text.words << "\" at " << text.where.x << ',' << text.where.y
              << " of " << text.size.width << 'x' << text.size.height << ": " << what << '\n';
        all += words.str();
    }

    static void judge(const std::vector<CanvasText>& texts, std::string& all) {
        for (std::size_t i = 0; i < texts.size(); ++i) {
            const CanvasText& text = texts[i];
            const stage::Rect ink = ink_of(text.where);
            if (!text.is_level || is_empty(shared(ink, text.clip))) continue;
            const stage::Rect surface{0.0F, 0.0F, static_cast<float>(text.size.width),
                                      static_cast<float>(text.size.height)};
            // What moves about under a clip, as the board does, may leave it.
            const stage::Rect seen = shared(ink, surface);
            const bool is_cut = text.clip == surface &&
                                (seen.width < ink.width - 1.5F || seen.height < ink.height - 1.5F);
            if (is_cut) complain(all, text, "cut");
            for (std::size_t k = i + 1; k < texts.size(); ++k) {
                // The same words beside themselves are their own shadow.
                if (!texts[k].is_level || texts[k].words == text.words) continue;
                // Side by side they keep the room of a blank, but for parts of one line.
                const bool goes_on = text.words.ends_with(' ') || texts[k].words.ends_with(' ');
                const float apart = goes_on ? -2.0F : 0.12F * text.where.height;
                // What a clip leaves of either.
                const stage::Rect other = shared(ink_of(texts[k].where), texts[k].clip);
                if (is_empty(other)) continue;
                const stage::Rect left = shared(ink, text.clip);
                const stage::Rect near{left.x - apart, left.y, left.width + 2.0F * apart,
                                       left.height};
                const stage::Rect over = shared(near, other);
                if (over.width > 0.5F && over.height > 2.0F)
                    complain(all, text, "into or under \"" + texts[k].words + '"');
            }
        }
    }

    std::map<const void*, std::vector<CanvasText>> surfaces_;  // null is the window's own
};

}  // namespace critic
