// What the menu over a race has besides: traits to hold back, the house rules, the way out.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "games/frothy/door/core/game.h"
#include "games/frothy/view/core/seat_names.h"
#include "ui/scenes/play_menu.h"

namespace frothy {

class RaceMenu final : public ui::PlayMenu {
public:
    // Pages of its own: edges that may be used in part; what was agreed; whether the race is to end
    // here, see way_out; the way back to a desk, which is no page but a way.
    enum Page : std::size_t { edges_page, agreed_page, ending_page, desk_page };
    // PlayMenu::own_wish.
    enum OwnWish : int {
        edges_changed,  // a wish about a trait
        end_here,       // the last person on the track goes no further
        to_desk,        // where the race was begun on trial
    };

    // The game must outlive it.
    explicit RaceMenu(Game& game) : game_(game) {}
    // The entry that leads back to where a race on trial was begun.
    void set_way_to_desk(std::function<std::string()> label) { way_to_desk_ = std::move(label); }

private:
    std::vector<ui::MenuPage> pages() const override;
    ui::MenuWish show_page(const ui::Kit& kit, std::size_t page) override;
    bool heeds_asking() const override { return true; }
    std::string driver_label(const std::string& driver) const override {
        return title_of_driver(driver);
    }
    ui::MenuWish show_edges(const ui::Kit& kit);
    ui::MenuWish show_agreed(const ui::Kit& kit);
    ui::MenuWish show_ending(const ui::Kit& kit);

    Game& game_;
    std::function<std::string()> way_to_desk_;  // null for none
};

}  // namespace frothy
