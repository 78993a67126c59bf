// The studio: the board that is drawn on at the left, and beside it tools, overlays and findings.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "formats/json_reader.h"
#include "games/frothy/view/board/course_cards.h"
#include "games/frothy/view/core/studio/piece_hand.h"
#include "games/frothy/view/core/studio/studio.h"
#include "stage/canvas.h"
#include "stage/core/input.h"
#include "stage/sprite_store.h"
#include "ui/board/board_frame.h"
#include "ui/kit.h"

namespace frothy {

enum class StudioTool : std::uint8_t { pieces, brush, shape, fill, select };
inline constexpr int studio_tool_count = 5;
// The letter that takes it up: one that means nothing else on the board.
stage::Key key_of(StudioTool tool);

enum class StudioCommand : std::uint8_t {
    none,
    back,
    fresh_pieces,  // a new course: a start to put pieces to
    fresh_oval,
    fresh_empty,
    open,        // the course of this name in the list of those there are, or the file of this path
    export_map,  // of Tiled
    save,        // under `text` where the course has no file yet, or is to have another
    drive,       // alone against one driver
    race,        // drivers alone
    measure,     // races of drivers, counted
};
struct StudioReply {
    StudioCommand command = StudioCommand::none;
    std::string text;
};

// One that may be opened.
struct StudioCourse {
    std::string id;
    std::string name;
    std::string file;
    std::shared_ptr<const Course> course;  // null where nothing of it can be laid out
};

// What the screen shows that is not the studio's own.
struct StudioNews {
    std::vector<StudioCourse> courses;  // as long as it asks which
    std::vector<std::string> looks;     // pictures for hexes that are none of the game's
    std::string told;                   // what became of the last command; usually empty
    std::string measured;               // what races came to; usually empty
    // What they came to on the course as it lies there; null for none.
    const CourseMeasure* measure = nullptr;
    bool is_measure_old = false;  // the course was changed since
};

// What is found as it was left by who comes back.
struct StudioLook {
    std::array<bool, overlay_count> shown{};
    StudioTool tool = StudioTool::brush;
    Stroke stroke;
    Shape shape = Shape::ring;
    std::array<int, shape_count> shape_widths = {1, 0, 6, 0};  // in hexes; 0: all of it
    std::optional<ui::BoardSight> sight = {};                  // empty: as a drawing opens
};

class StudioBoard;

class StudioScreen final : private ui::BoardScene {
public:
    // Both must outlive it.
    StudioScreen(stage::Canvas& canvas, stage::SpriteStore& sprites);
    ~StudioScreen() override;
    StudioScreen(const StudioScreen&) = delete;
    StudioScreen& operator=(const StudioScreen&) = delete;

    StudioReply show(const ui::Kit& kit, Studio& studio, const StudioNews& news);
    // Whether it is for the board or a shortcut rather than for the panel.
    bool hears(const stage::InputEvent& event) const;
    void feed(const stage::InputEvent& event, Studio& studio, bool is_over_panel);
    // Whether keys and pad move about on the board rather than in the panel.
    bool is_on_board() const { return is_on_board_ && sheet_ == Sheet::none; }
    bool asks_which_course() const { return sheet_ == Sheet::open; }
    // What was opened has no open ends to put pieces to.
    void take_brush() {
        if (tool_ == StudioTool::pieces) tool_ = StudioTool::brush;
    }
    StudioLook look() const {
        return {shown_, tool_, stroke_, shape_, shape_widths_, frame_.chosen_sight()};
    }
    void take_up(const StudioLook& look);
    bool advance(float seconds) { return frame_.advance(seconds); }
    void paint_beside_frames() { frame_.paint_beside_frames(); }
    bool is_painting() const { return frame_.is_painting(); }
    void forget_textures();

private:
    enum class Sheet : std::uint8_t { none, save_as, open, fresh };

    bool is_answerable(stage::Vec2) const override { return true; }
    bool is_aimed_from(stage::Vec2) const override { return true; }
    void pointer_moved() override {}
    std::vector<stage::Vec2> pieces() const override { return {}; }
    std::vector<stage::Vec2> around(stage::Vec2) const override { return {}; }

    hexgrid::Hex hex_at(stage::Vec2 screen) const;
    void press(Studio& studio, hexgrid::Hex hex);
    void drag(Studio& studio, hexgrid::Hex hex);
    void release(Studio& studio);
    void strike(Studio& studio);
    void let_go_of_stroke(Studio& studio);
    bool bring_cursor(const Studio& studio);
    void move_cursor(stage::Key way);
    void show_cursor(hexgrid::Hex hex);
    void choose_next(int by);
    void choose_next_look(const CoursePlan& plan, int by);
    void choose_tool(StudioTool tool, const Studio& studio);
    bool hears_on_board(const stage::InputEvent& event) const;
    static bool leads_to_board(const stage::InputEvent& event);
    bool feed_on_board(const stage::InputEvent& event, Studio& studio);
    bool feed_key(const stage::InputEvent& event, Studio& studio);
    bool feed_shortcut(const stage::InputEvent& event, Studio& studio);

    std::vector<hexgrid::Hex> between(hexgrid::Hex from, hexgrid::Hex to) const;
    int& shape_width() { return shape_widths_[static_cast<std::size_t>(shape_)]; }
    void take_measure(const CourseMeasure* measure);
    void take_course(const Studio& studio);
    void draw_board(const Studio& studio);
    void draw_empty_board(const Studio& studio, float scale);
    void draw_hand(const Studio& studio, const ui::Projection& to);
    void draw_pieces(const Studio& studio, const ui::Projection& to);
    void show_panel(const ui::Kit& kit, Studio& studio, const StudioNews& news, StudioReply& reply);
    void show_head(const ui::Kit& kit, Studio& studio, const StudioNews& news, StudioReply& reply);
    void show_tools(const ui::Kit& kit, Studio& studio);
    void show_pieces(const ui::Kit& kit, Studio& studio);
    void show_brushes(const ui::Kit& kit, Studio& studio);
    void show_shapes(const ui::Kit& kit);
    void show_looks(const ui::Kit& kit, const CoursePlan& plan);
    void show_overlays(const ui::Kit& kit, StudioReply& reply);
    bool turn_overlay(Overlay overlay);
    void show_figures(const ui::Kit& kit, const Studio& studio, const StudioNews& news);
    void show_line_terms(const ui::Kit& kit, Studio& studio);
    void show_steps(const ui::Kit& kit, Workbench& bench);
    static void show_told(const ui::Kit& kit, const std::string& told);
    void show_findings(const ui::Kit& kit, Studio& studio);
    void show_foot(const ui::Kit& kit, Studio& studio, StudioReply& reply);
    void show_sheet(const ui::Kit& kit, Studio& studio, const StudioNews& news, StudioReply& reply);
    void show_courses(const ui::Kit& kit, const StudioNews& news, StudioReply& reply);
    void show_beginnings(const ui::Kit& kit, StudioReply& reply);
    void ask(Sheet sheet, Studio& studio);
    // What there would be without the chosen finding; null where that is for the designer to say.
    const CoursePlan* mended(const Studio& studio);

    stage::Canvas& canvas_;
    stage::SpriteStore& sprites_;
    ui::BoardFrame frame_;
    std::shared_ptr<const Course> course_;
    std::array<bool, overlay_count> shown_{};
    bool is_bare_ = false;                   // nothing but an empty board has shown yet
    float tools_height_ = 0.0F;              // of all above what is found, in the frame before
    std::map<Overlay, OverlayNotes> notes_;  // of the course shown
    CourseMeasure measure_;

    StudioTool tool_ = StudioTool::brush;
    Stroke stroke_;
    std::vector<std::string> brought_looks_;  // in the frame before
    PieceHand hand_;
    Shape shape_ = Shape::ring;
    std::array<int, shape_count> shape_widths_ = StudioLook{}.shape_widths;
    std::optional<hexgrid::Hex> pressed_;
    std::optional<hexgrid::Hex> pointed_;
    std::vector<hexgrid::Hex> touched_;  // in this stroke
    bool is_inside_ = false;             // the pointer, of the board's rectangle
    int frames_inside_ = 0;              // since it came there
    int chosen_ = -1;                    // finding
    std::optional<CoursePlan> mended_;   // the course without it
    std::pair<int, int> mended_at_{};    // of which finding, and of which revision
    bool is_on_board_ = true;            // keys and pad
    bool wants_panel_ = false;           // the keyboard's cursor is to go there
    StudioReply struck_;                 // by a key, for the next frame
    Sheet sheet_ = Sheet::none;
    CourseCards cards_;  // of the courses that may be opened
    std::array<char, formats::longest_name + 1> name_{};
};

}  // namespace frothy
