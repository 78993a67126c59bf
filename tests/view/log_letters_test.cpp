// The letters of the log: what is small stays smaller only where there is little room.
#include <catch2/catch.hpp>

#include <set>
#include <string>
#include <utility>
#include <vector>

#include "panel_desk.h"
#include "play/game_log.h"
#include "quads.h"
#include "ui/table/log_panel.h"

namespace {

// Something that happened, and a small fact that belongs to it, in the same letters.
class TwoLines final : public play::GameLog {
public:
    TwoLines() {
        lines_.push_back({.who = 0, .text = "WWW", .happenings = 1});
        lines_.push_back({.who = 0, .text = "WWW", .is_minor = true, .happenings = 2});
        happenings_ = 2;
    }
    std::size_t size() const override { return lines_.size(); }
    const play::LogLine& line(std::size_t index) const override { return lines_.at(index); }
    std::string rule_of(std::size_t) const override { return {}; }
    std::vector<std::string> recap(kernel::PlayerId, std::size_t) const override { return {}; }
    std::size_t first_since(kernel::PlayerId) const override { return 0; }

private:
    std::vector<play::LogLine> lines_;
};

// How tall the letter W, which stands nowhere else, is drawn.
std::set<int> sizes_in(stage::Rect where) {
    panel_desk::Desk desk(panel_desk::looks[1]);
    const TwoLines log;
    ui::LogPanel panel;
    (void)desk.picture([&] {
        ui::LogLook look;
        look.has_title = false;
        (void)panel.show(desk.kit(), log, 0, look, where, 0);
    });
    std::set<std::pair<float, float>> glyphs;
    for (const ImFont* font : ImGui::GetIO().Fonts->Fonts)
        if (const ImFontGlyph* glyph = font->FindGlyphNoFallback('W'))
            glyphs.insert({glyph->U0, glyph->V0});
    std::set<int> sizes;
    quads::each_letter_drawn([&](const ImDrawVert& low, const ImDrawVert& high) {
        if (glyphs.contains({low.uv.x, low.uv.y}))
            sizes.insert(static_cast<int>(high.pos.y - low.pos.y + 0.5F));
    });
    return sizes;
}

}  // namespace

TEST_CASE("small facts of the log are written small only where there is little room", "[log]") {
    CHECK(sizes_in({0.0F, 0.0F, 380.0F, 220.0F}).size() == 2);
    CHECK(sizes_in({0.0F, 0.0F, 380.0F, 620.0F}).size() == 1);
    CHECK(sizes_in({0.0F, 0.0F, 480.0F, 220.0F}).size() == 1);
}
