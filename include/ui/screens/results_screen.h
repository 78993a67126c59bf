// How a game ended: who won, the podium, a table of what counted, and what next.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "kernel/player.h"
#include "stage/canvas.h"
#include "stage/core/input.h"
#include "stage/theme.h"
#include "ui/kit.h"
#include "ui/rule_ref.h"

namespace ui {

// A seat. Those of one group stand together.
struct ResultsRow {
    kernel::PlayerId who = kernel::nobody;
    int place = 1;              // level ones share
    std::string place_text;     // "1st"
    std::string about;          // under the name: "Basic Chariot"
    std::string picture;        // below assets: what stands on the podium
    std::string dyed;           // the part of it that has the colour of the seat; empty for none
    std::string over;           // on top of both; empty for none
    std::string portrait = {};  // of its driver, below assets; empty for none
    bool is_winner = false;
    bool may_stand = true;  // on the podium: whoever gave up may not
};

struct ResultsColumn {
    std::string title;               // "Distance"
    RuleRef rule;                    // by which it counts; usually none
    std::vector<std::string> cells;  // beside the rows
};

// Over the first row of a group.
struct ResultsHead {
    std::size_t row = 0;
    std::string text;  // "Team 2: 1st, average place 1.5"
};

// At the foot; the first is the usual one.
struct ResultsButton {
    std::string label;
    stage::Key key = stage::Key::unknown;
    stage::theme::ButtonRole role = stage::theme::ButtonRole::plain;
    bool is_enabled = true;
    bool is_farewell = false;  // nobody comes back from it to this screen
};

struct Results {
    std::string headline;  // "Ada wins!"
    std::string outcome;   // what decided it
    RuleRef outcome_rule;
    std::string about;               // over the table: what was played and how it came to an end
    std::vector<ResultsRow> rows;    // in the order of the table
    std::vector<ResultsHead> heads;  // empty without groups
    std::vector<ResultsColumn> columns;
    std::vector<std::string> story;   // under the rows: how it went, in a few sentences
    std::function<void()> show_more;  // under the rows, in the flow of the panel; null for nothing
    // What was agreed, as its button says it, and on a sheet of its own; returns a rule to show.
    std::string agreed;
    std::function<std::string()> show_agreed;
    std::string hint_title;              // what else there is
    std::string hint;                    // usually empty
    std::string saved_as;                // where the record was written; empty if it was not
    std::string save_trouble;            // why it was not; empty if it was, or was not asked for
    std::vector<ResultsButton> buttons;  // at least one
    // The board behind everything; null for none.
    std::function<void(stage::Canvas& canvas, stage::Rect where)> paint_board;
};

// Who stands on the podium, the best first: three at most.
std::vector<ResultsRow> on_podium(const Results& results);

struct ResultsReply {
    std::optional<std::size_t> button;
    std::string open;          // a rule to show; usually empty
    bool is_settling = false;  // the next frame will differ by itself
};

class ResultsScreen {
public:
    ResultsReply show(const Kit& kit, stage::Canvas& canvas, const Results& results);
    // Only what lies behind everything, under a sheet that covers the rest.
    void show_ground(const Kit& kit, stage::Canvas& canvas, const Results& results);
    // After the textures were lost, or for another game.
    void forget_textures() {
        ground_ = {};
        agreed_open_ = false;
    }

private:
    static void draw_podium(const Kit& kit, stage::Canvas& canvas, const Results& results,
                            stage::Rect where);
    static std::string show_outcome(const Kit& kit, const Results& results, stage::Rect where);
    // With which the table is not torn apart where there is more room.
    static float table_width(const Kit& kit, const Results& results);
    std::string show_table(const Kit& kit, const Results& results, stage::Rect where);
    std::string show_agreed(const Kit& kit, stage::PixelSize canvas, const Results& results);
    // The buttons at the foot, on as many lines as they take.
    struct FootLine {
        int count = 0;
        float width = 0.0F;
    };
    struct Foot {
        std::vector<FootLine> lines;
        float share = 1.0F;  // of the width the buttons like to have
        float button_height = 0.0F;
        float height = 0.0F;
    };
    static Foot lay_foot(const Kit& kit, const Results& results, stage::PixelSize size);
    std::optional<std::size_t> show_foot(const Kit& kit, const Results& results, const Foot& foot,
                                         stage::Rect where);

    stage::Layer ground_;
    float table_height_ = 0.0F;  // of all in it, as shown last
    bool agreed_open_ = false;
    std::optional<std::size_t> left_for_;  // last; one comes back to its button
};

}  // namespace ui
