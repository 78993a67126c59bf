// The menu over a race: save, swap seats, give up, options, leave.
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "games/frothy/door/core/game.h"
#include "stage/core/geometry.h"
#include "ui/kit.h"
#include "ui/options/options_panel.h"
#include "ui/options/settings.h"

namespace frothy {

enum class MenuWish : std::uint8_t {
    none,
    rules,
    save,  // under `name()`
    seats_changed,
    settings_changed,
    results,
    look_back,
    open_rule,      // `asked()`
    edges_changed,  // a wish about a trait
    end_here,       // the last person on the track goes no further
    leave,          // to the title; the race is offered again
};

class RaceMenu {
public:
    void open(const Game& game);
    // At the page of edges that may be used in part.
    void open_edges(const Game& game);
    // At the question whether the race is to end here, see last_person.
    void open_ending(const Game& game);
    void close() { is_open_ = false; }
    bool is_open() const { return is_open_; }
    std::string name() const { return name_.data(); }
    Rule asked() const { return asked_; }
    // Why the race could not be saved.
    void tell(std::string news) { news_ = std::move(news); }
    // After a change of language: a name that nobody has touched is proposed anew.
    void words_changed(const Game& game);

    MenuWish show(const ui::Kit& kit, stage::PixelSize canvas, Game& game, ui::Settings& settings,
                  ui::OptionsPanel& options);

private:
    enum class Page : std::uint8_t { menu, save, seats, edges, agreed, ending, options };

    MenuWish show_menu(const ui::Kit& kit, const Game& game);
    MenuWish show_save(const ui::Kit& kit);
    MenuWish show_seats(const ui::Kit& kit, Game& game, ui::Settings& settings);
    MenuWish show_edges(const ui::Kit& kit, Game& game);
    MenuWish show_agreed(const ui::Kit& kit, const Game& game);
    MenuWish show_ending(const ui::Kit& kit, const Game& game);
    void propose_name(const Game& game);

    bool is_open_ = false;
    bool is_new_page_ = false;
    Page page_ = Page::menu;
    std::array<char, 64> name_{};
    std::string proposed_;
    std::string news_;
    Rule asked_;
};

}  // namespace frothy
