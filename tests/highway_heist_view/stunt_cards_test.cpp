// The letters on the Stunt cards below the road.
#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <filesystem>

#include "app/core/shipped_dirs.h"
#include "games/highway_heist/rules/tables.h"
#include "games/highway_heist/view/core/road_shape.h"
#include "games/highway_heist/view/heist_view.h"
#include "games/highway_heist/view/names.h"
#include "stage/screen.h"
#include "view/canvas_texts.h"
#include "words/language.h"

namespace highway_heist {

namespace {

constexpr float readable = 10.5F;  // pixels, a rounded one less

// What is written on the card of the first spot, painted this large.
std::vector<critic::CanvasText> written(stage::OffscreenWindow& window, const Heist& heist,
                                        float zoom) {
    critic::CanvasTexts texts;
    window.canvas().set_witness(&texts);
    stage::SpriteStore sprites(window.canvas(),
                               std::filesystem::path(HIPPODROME_DATA_DIR) / "assets");
    const ui::Seating seating;
    const ui::Projection to{zoom, {4.0F * zoom, 2.0F * zoom}};
    const ui::BoardEasel easel{
        window.canvas(), sprites, seating, to, stage::all_of(window.canvas().size()), zoom};
    View::art(heist, std::nullopt)->paint_under(easel);
    window.canvas().set_witness(nullptr);
    const stage::Rect card = to(stunt_spot(0));
    std::vector<critic::CanvasText> found;
    for (const critic::CanvasText& text : texts.on_window())
        if (card.contains(text.where.centre())) found.push_back(text);
    return found;
}

}  // namespace

TEST_CASE("Letters on a Stunt card are large enough to be read, or told where it is pointed at "
          "[HH-STN-02]",
          "[heist_board]") {
    stage::OffscreenWindow window({1920, 1080},
                                  std::filesystem::path(HIPPODROME_DATA_DIR) / "assets");
    const float line = window.canvas().measure("x", {stage::Face::label, 100.0F}).y / 100.0F;
    Heist heist = heist_of(View::agree(2));
    for (const char* language : {"en", "de"}) {
        const words::Languages spoken(app::shipped_catalogues_dir(), language);
        // From 1280 by 720 on.
        for (const float zoom : {40.0F, 43.0F, 46.0F, 50.0F, 56.0F, 66.0F}) {
            for (std::size_t stunt = 0; stunt < stunt_cards.size(); ++stunt) {
                heist.stunts[0] = {static_cast<Stunt>(stunt), 1};
                INFO(name_of(heist.stunts[0].stunt)
                     << ", " << zoom << " pixels a space, " << language);
                const auto texts = written(window, heist, zoom);
                REQUIRE(texts.size() > 3);
                for (const critic::CanvasText& text : texts) {
                    INFO(text.words << ": " << text.where.height / line);
                    CHECK(text.where.height / line >= readable);
                }
            }
        }
    }
}

}  // namespace highway_heist
