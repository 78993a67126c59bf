// What a player may prefer, in tabs, each change to be seen at once; on the title and in the race's
// menu.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "stage/core/input.h"
#include "ui/kit.h"
#include "ui/options/settings.h"
#include "words/language.h"

namespace ui {

class OptionsPanel {
public:
    struct Reply {
        bool is_changed = false;  // something of the settings; fullscreen is only wished for here
        bool wants_back = false;
    };
    // A sheet over everything else; `id` tells that of one screen from that of another.
    Reply show(const Kit& kit, const char* id, stage::PixelSize canvas, Settings& settings);
    // What can be chosen; with one language alone there is no row for it.
    void offer(std::vector<words::Language> languages) { languages_ = std::move(languages); }

    // As wide as it likes to be at a scale of 1.
    static constexpr float width = 660.0F;
    // And as tall, whatever page is open: tabs and Back stay where they are.
    static constexpr float height = 570.0F;

    // The next key that is struck is to be bound: it means nothing else.
    bool waits_for_key() const { return waiting_.has_value(); }
    // True when something was bound.
    bool take_key(const stage::InputEvent& event, KeyBindings& keys);
    // Nothing waits for a key any more.
    void leave();

private:
    enum class Page : std::uint8_t { display, colours, play, keys, sound };
    struct Conflict {
        std::size_t action;
        std::size_t holder;
        Chord chord;
    };

    bool show_page(const Kit& kit, Settings& settings);
    static bool show_play(const Kit& kit, Settings& settings);
    static bool show_sound(const Kit& kit, Settings& settings);
    bool show_language(const Kit& kit, Settings& settings) const;
    void show_tabs(const Kit& kit);
    bool show_keys(const Kit& kit, Settings& settings);
    bool show_conflict(const Kit& kit, KeyBindings& keys);
    bool show_key_row(const Kit& kit, KeyBindings& keys, std::size_t action);

    Page page_ = Page::display;
    std::vector<words::Language> languages_;
    std::optional<std::size_t> waiting_;  // the action that gets the next key
    std::optional<Conflict> conflict_;
};

// A row of the options: what it is about, and its value between two arrows; in two lines where one
// is too short. -1 or 1 when an arrow was used, else 0. The label is a message of the catalogue:
// the row is the same in every language, so that the keyboard stays on it.
int option_row(const Kit& kit, const char* message, const std::string& value);

// The next larger or smaller interface scale.
float stepped_scale(float scale, int by);

}  // namespace ui
