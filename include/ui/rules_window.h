// The rules reference in the game: searchable, opened at a rule.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "ui/kit.h"

namespace ui {

class RulesWindow {
public:
    // Opens it at a rule of the ledger; nothing opens it where it was left.
    void open(std::string_view rule = {});
    void close() { is_open_ = false; }
    bool is_open() const { return is_open_; }

    // Draws it over everything else, in the middle of the canvas. Escape closes it.
    void show(const Kit& kit, stage::PixelSize canvas);

private:
    std::vector<std::string> list(const formats::Rulebook& rulebook) const;
    void go_to(const std::string& rule);
    void walk(const std::vector<std::string>& rules);
    void turn_chapter(const std::vector<std::string>& rules, int by);
    void show_keys(const Kit& kit, float close_width) const;
    void show_head(const Kit& kit);
    void show_list(const Kit& kit, float width);
    void show_found(const Kit& kit, const std::vector<std::string>& rules);
    // The whole chapter of the rule, which is marked in it.
    void show_chapter(const Kit& kit);

    bool is_open_ = false;
    bool to_rule_ = false;    // scroll the list to it in the next frame
    bool to_text_ = false;    // and the chapter
    bool to_top_ = false;     // the list shows what is found from its beginning
    bool to_search_ = false;  // put the cursor into the search field
    std::string rule_;
    std::vector<std::string> history_;
    std::array<char, 96> query_{};
};

}  // namespace ui
