// Setting up a game, as a screen: its pages under tabs, what stands beside them where there is
// room, and the foot with the way back and the start.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "stage/canvas.h"
#include "stage/core/input.h"
#include "ui/kit.h"
#include "ui/mosaic_ground.h"

namespace ui {

struct SetupPage {
    std::string label;
    stage::Key key = stage::Key::unknown;
    std::function<void(bool is_wide)> show;  // `is_wide`: something stands beside it
};

struct SetupLook {
    std::string title;    // "A new race"
    std::string trouble;  // what stands in the way, one sentence; empty for nothing
    // The first has no tab where there is room for `show_side` beside the others.
    std::vector<SetupPage> pages;
    std::function<void()> show_side;
    std::size_t seed_page = 0;  // under which the seed stands where the foot has no room for it
    bool has_dice = true;       // what the seed decides; else it is cards
    std::string start;          // on its button
    // At the foot: how long it is played, or whatever else is chosen last.
    float middle_width = 0.0F;
    std::function<void(float room)> show_middle;  // pixels
};

// "about 25 minutes", for the foot.
std::string length_words(int minutes);

enum class SetupCommand : std::uint8_t { none, start, back };

class SetupShell {
public:
    // Opens at its second page. An empty seed is drawn at the start.
    SetupCommand show(const Kit& kit, stage::Canvas& canvas, const SetupLook& look,
                      std::optional<std::uint64_t>& seed);
    void turn_to(std::size_t page) { page_ = page; }
    void forget_textures() { ground_.forget_textures(); }

private:
    void draw_head(const Kit& kit, stage::Canvas& canvas, const SetupLook& look, float head);
    void show_tabs(const Kit& kit, const SetupLook& look, std::size_t first);
    void show_page(const Kit& kit, const SetupLook& look, bool is_wide,
                   std::optional<std::uint64_t>* seed);
    SetupCommand show_foot(const Kit& kit, const SetupLook& look,
                           std::optional<std::uint64_t>* seed);
    void show_seed(const Kit& kit, const SetupLook& look, std::optional<std::uint64_t>& seed);

    MosaicGround ground_;
    std::size_t page_ = 1;
    std::size_t scrolled_ = 1;   // whose scrolling the window has
    bool is_turned_to_ = false;  // by its key, and not yet shown
    std::array<char, 24> seed_words_{};
};

}  // namespace ui
