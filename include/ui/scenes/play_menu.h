// The menu over a game: save, who drives, options, leave, and what the game has besides.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "play/open_game.h"
#include "stage/core/geometry.h"
#include "stage/core/input.h"
#include "ui/kit.h"
#include "ui/options/options_panel.h"
#include "ui/options/settings.h"
#include "ui/rule_ref.h"
#include "ui/table/top_strip.h"
#include "words/words.h"

namespace ui {

enum class MenuWish : std::uint8_t {
    none,
    rules,
    save,  // under `name()`
    seats_changed,
    settings_changed,
    results,
    look_back,
    open_rule,  // `asked()`
    own,        // of a page of the game's: `own_wish()`
    more,       // what stands beside Undo: `more()`, of PlayCaption::more
    no_lessons,
    leave,  // to the title; the game is offered again
};

// A page of the game's own, and the entry that leads to it.
struct MenuPage {
    const char* id = "";     // tells its window from others
    std::string label = {};  // of the entry; empty while there is none
    stage::Key key = stage::Key::unknown;
    std::string icon = {};
    std::string title = {};  // empty for none
    bool is_broad = false;
    bool is_farewell = false;  // stands beside the way out
};

class PlayMenu {
public:
    virtual ~PlayMenu() = default;

    // Saved, it is called so unless somebody says otherwise.
    void open(const std::string& usual_name);
    // At a page of the game's own.
    void open_page(const std::string& usual_name, std::size_t page);
    void close() { is_open_ = false; }
    bool is_open() const { return is_open_; }
    std::string name() const { return name_.data(); }
    const RuleRef& asked() const { return asked_; }
    int own_wish() const { return own_wish_; }
    // Why the game could not be saved.
    void tell(std::string news) { news_ = std::move(news); }
    // After a change of language: a name that nobody has touched is proposed anew.
    void words_changed(const std::string& usual_name);

    // Which of PlayCaption::more.
    std::size_t more() const { return more_; }

    // `beside` is what a pointer has on the strip above the board: a pad has it here. `is_over`:
    // the game's end has been seen.
    MenuWish show(const Kit& kit, stage::PixelSize canvas, play::OpenGame& game, bool is_over,
                  Settings& settings, OptionsPanel& options,
                  const std::vector<StripButton>& beside);

protected:
    // In their order, whether they have an entry now or not.
    virtual std::vector<MenuPage> pages() const { return {}; }
    // Its content, under the title.
    virtual MenuWish show_page(const Kit&, std::size_t) { return MenuWish::none; }
    // Whether the game heeds how much each person wants to be asked.
    virtual bool heeds_asking() const { return false; }
    // Who drives a seat that no person has, by its driver.
    virtual std::string driver_label(const std::string&) const {
        return words::tr_in("seat", "Computer");
    }
    // Whether anything of it is kept from others at the table.
    virtual bool has_secrets() const { return true; }

    // The way back to the first page, for the end of a page.
    void show_back(const Kit& kit);
    MenuWish open_rule(RuleRef rule);
    MenuWish ask_own(int wish);

private:
    enum class Page : std::uint8_t { menu, save, seats, options, own };

    MenuWish show_menu(const Kit& kit, bool is_over);
    MenuWish show_beside(const Kit& kit, const std::vector<StripButton>& beside, bool has_coach);
    MenuWish show_save(const Kit& kit);
    MenuWish show_seats(const Kit& kit, play::OpenGame& game, Settings& settings);
    void show_entries(const Kit& kit, bool is_farewell);
    void propose_name(const std::string& usual);

    bool is_open_ = false;
    bool is_new_page_ = false;
    Page page_ = Page::menu;
    std::size_t own_page_ = 0;
    std::array<char, 64> name_{};
    std::string proposed_;
    std::string news_;
    RuleRef asked_;
    int own_wish_ = 0;
    std::size_t more_ = 0;
};

}  // namespace ui
