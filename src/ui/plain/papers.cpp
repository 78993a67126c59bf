#include "ui/plain/papers.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "stage/theme.h"

namespace ui {

namespace {

namespace theme = stage::theme;
using stage::Colour;
using stage::Rect;
using stage::Vec2;

std::vector<std::string> lines_of(stage::Canvas& canvas, const std::string& text,
                                  const stage::TextLook& look, float width) {
    std::vector<std::string> lines;
    std::string line;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        const std::string word = text.substr(at, end - at);
        std::string longer = line.empty() ? word : line + ' ' + word;
        if (!line.empty() && canvas.measure(longer, look).x > width) {
            lines.push_back(std::exchange(line, word));
        } else {
            line = std::move(longer);
        }
        at = end + 1;
    }
    if (!line.empty()) lines.push_back(line);
    return lines;
}

struct Written {
    std::vector<std::string> lines;
    stage::TextLook look;
};

Written fit_into(stage::Canvas& canvas, const std::string& text, Rect where, float largest,
                 Colour colour) {
    Written written{{}, {stage::Face::label, largest, colour, stage::Align::middle}};
    for (;; written.look.size -= 1.0F) {
        written.lines = lines_of(canvas, text, written.look, where.width);
        // A word that is too long stands in a line of its own.
        const bool is_wide = std::ranges::any_of(written.lines, [&](const std::string& line) {
            return canvas.measure(line, written.look).x > where.width;
        });
        const bool fits =
            static_cast<float>(written.lines.size()) * written.look.size <= where.height;
        if ((fits && !is_wide) || written.look.size <= 9.0F) return written;
    }
}

float first_line(const Written& written, Rect where) {
    return where.centre().y -
           written.look.size * (static_cast<float>(written.lines.size()) - 1.0F) / 2.0F;
}

}  // namespace

void write_into(stage::Canvas& canvas, const std::string& text, Rect where, float largest,
                Colour colour) {
    const Written written = fit_into(canvas, text, where, largest, colour);
    Vec2 at{where.centre().x, first_line(written, where)};
    for (const std::string& line : written.lines) {
        canvas.text_centred(at, line, written.look);
        at.y += written.look.size;
    }
}

void write_beside(stage::Canvas& canvas, const std::string& text, Rect where, float largest,
                  Colour colour) {
    const Written written = fit_into(canvas, text, where, largest, colour);
    float y = first_line(written, where);
    for (const std::string& line : written.lines) {
        const float wide = canvas.measure(line, written.look).x;
        canvas.text_centred({where.x + wide / 2.0F, y}, line, written.look);
        y += written.look.size;
    }
}

void paint_paper(stage::Canvas& canvas, Rect pixels, float corner) {
    canvas.fill_rounded_rect(stage::moved(pixels, {corner * 0.35F, corner * 0.6F}), corner,
                             faded(theme::ink, 0.4F));
    canvas.fill_rounded_rect(pixels, corner, theme::ivory);
    canvas.outline_rounded_rect(pixels, corner, theme::ink, std::max(1.0F, corner * 0.18F));
}

void paint_sign(const BoardEasel& easel, Vec2 at, const std::string& words, Colour edge) {
    constexpr float legible = 8.0F;
    const stage::TextLook look{stage::Face::label,
                               std::min(13.0F * easel.scale, 0.65F * easel.radius), theme::ivory,
                               stage::Align::middle};
    if (look.size < legible) return;
    const float wide = easel.canvas.measure(words, look).x + 0.8F * look.size;
    const float tall = 1.45F * look.size;
    // Whole at the edge of the board too, where what it is the sign of is in sight.
    if (easel.where.contains({at.x, at.y - tall}) || easel.where.contains({at.x, at.y + tall}))
        at.y = std::clamp(at.y, easel.where.y + tall / 2.0F, easel.where.bottom() - tall / 2.0F);
    const Rect sign{at.x - wide / 2.0F, at.y - tall / 2.0F, wide, tall};
    easel.canvas.fill_rounded_rect(sign, tall / 3.0F, faded(theme::ink, 0.85F));
    easel.canvas.outline_rounded_rect(sign, tall / 3.0F, edge, 0.1F * look.size);
    easel.canvas.text_centred(at, words, look);
}

}  // namespace ui
