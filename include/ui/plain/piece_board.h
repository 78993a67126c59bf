// A board on which every player has one piece: spaces of whatever shape, pieces as the game's art
// paints them, and the spaces a click on which answers something.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "kernel/player.h"
#include "stage/canvas.h"
#include "stage/core/geometry.h"
#include "stage/sprite_store.h"
#include "ui/board/board_frame.h"
#include "ui/board/debris.h"
#include "ui/core/seating.h"
#include "ui/core/token.h"
#include "ui/plain/board_art.h"
#include "ui/table/play_board.h"

namespace ui {

// A space that answers the open question.
struct LitSpace {
    Token space;
    stage::Vec2 at;    // world units
    Answers answers;   // what a click there comes to
    std::string deed;  // in words: "Rest on leaf 12"
    // Where a click leads along, from the piece on; often empty. What is faint is possible
    // too, what is idle gains nothing.
    std::vector<stage::Vec2> way = {};
    bool is_faint = false;
    bool is_idle = false;
    bool is_costly = false;   // BoardClick::is_costly
    bool is_of_card = false;  // lit only while a card is touched that leads there
};

// A way drawn by hand: by a drag that begins on one of the handles, over whatever lies between.
struct DrawnWay {
    std::vector<stage::Vec2> handles;  // world units; none where no way is drawn
    // What comes of it where the drag ends over a lit space: the world places it has led over,
    // the first one first. Empty for what a click there answers.
    std::function<std::optional<LitSpace>(const LitSpace& end, std::span<const stage::Vec2> over)>
        along = {};
};

// What several answers in a row may bring, in one sentence; empty where nothing is in doubt.
using OddsOfRow = std::function<std::string(const Answers&)>;

// A place that does not answer the open question, which is told when it is clicked.
struct RefusedPlace {
    std::string title;  // "row 9, lane 3"
    BoardFact why;      // "6 spaces away; with Speed 4 it is 4 at most."
};
// Of a place in the world; none where there is nothing to say.
using RefusedAt = std::function<std::optional<RefusedPlace>(stage::Vec2 world)>;

// A few words over what lies there: "17 %".
struct BoardMark {
    stage::Vec2 at;  // world units
    std::string text;
};

class PieceBoard final : public PlayBoard, private BoardScene {
public:
    // Canvas and sprites must outlive it. A piece reaches `radius` world units from its middle.
    PieceBoard(stage::Canvas& canvas, stage::SpriteStore& sprites, Seating seating,
               std::shared_ptr<const StillPart> still, const BoardWorld& world, float radius);

    // What is painted over the still part, or in its place where the ground has changed: then
    // `still` is asked for it. Without any, pieces are tokens.
    void show(std::shared_ptr<const BoardArt> art,
              const std::function<std::shared_ptr<const StillPart>()>& still);
    // Before every frame.
    void draw(const std::vector<BoardPiece>& pieces);
    void ask(std::vector<LitSpace> lit, DrawnWay drawn = {}, OddsOfRow odds = {},
             RefusedAt refused = {});
    // The way that is advised, shown while no other is pointed at.
    void advise(std::vector<stage::Vec2> way) { advised_ = std::move(way); }
    // What a click would come to on the space that is pointed at, by pointer or keys; often
    // nothing.
    Answers pointed_answers() const;
    void mark(std::vector<BoardMark> marks) { marks_ = std::move(marks); }
    void plan(PlanPainter plan) { plan_ = std::move(plan); }
    void follow(kernel::PlayerId player);
    // BoardEasel::shows_all.
    void show_all(bool is_shown) {
        shows_all_ = is_shown;
        stay_lively();
    }
    bool shows_all() const { return shows_all_; }

    void set_scale(float scale) override { frame_.set_scale(scale); }
    void set_comfort(const Comfort& comfort) override { frame_.set_comfort(comfort); }
    void set_seating(Seating seating) override { seating_ = std::move(seating); }
    void place(stage::Rect where) override { frame_.place(where); }
    bool advance(float seconds) override;
    // Something flies off whoever is followed where it was hard.
    void shake(float strength) override;
    void attend() override;
    bool feed(const stage::InputEvent& event) override;
    std::optional<BoardSight> chosen_sight() const override { return frame_.chosen_sight(); }
    void look_as(const BoardSight& sight) override { frame_.look_as(sight); }
    void ask_nothing() override { ask({}); }
    BoardClick click(stage::Vec2 screen) const override;
    BoardClick click_space(Token space) const override;
    std::optional<BoardHover> hover() const override;
    BoardHover hover_at(stage::Vec2 screen) const override;
    kernel::PlayerId piece_at(stage::Vec2 screen) const override;
    Tokens reachable() const override;
    void point_at(std::optional<Token> space) override {
        pointed_ = space;
        weigh();
    }
    stage::Vec2 on_screen(Token space) const override;
    float piece_radius() const override { return radius_ * frame_.camera().zoom(); }
    std::vector<Seen> worth_seeing(kernel::PlayerId own) const override;
    std::vector<stage::Rect> notice_rooms() const override;
    void paint_beside_frames() override { frame_.paint_beside_frames(); }
    bool is_painting() const override { return frame_.is_painting(); }
    void forget_textures() override { frame_.forget_textures(); }

private:
    bool is_answerable(stage::Vec2 screen) const override { return lit_at(screen) != nullptr; }
    bool is_aimed_from(stage::Vec2 screen) const override;
    void pointer_moved() override {
        is_clicked_ = false;
        pointed_.reset();
        draw_on();
        weigh();
    }
    std::vector<stage::Vec2> pieces() const override;
    std::vector<stage::Vec2> around(stage::Vec2) const override { return pieces(); }

    BoardEasel easel() const;
    void draw_lit();
    void draw_map();
    void draw_way(const std::vector<stage::Vec2>& world) const;
    void draw_on();
    const LitSpace* under() const;
    void weigh();
    bool moves_ornaments() const { return frame_.comfort().movement == Movement::full; }
    void stay_lively() { lively_for_ = 10.0F; }
    bool let_debris_fly(float seconds);
    BoardHover refusal(RefusedPlace refused, stage::Vec2 screen) const;
    const BoardPiece* piece_under(stage::Vec2 screen) const;
    const LitSpace* lit_at(stage::Vec2 screen) const;
    // That, or what a drag that ends there has drawn.
    const LitSpace* lit_under(stage::Vec2 screen) const;
    const LitSpace* lit_of(Token space) const;
    stage::Vec2 to_screen(stage::Vec2 world) const { return frame_.camera().to_screen(world); }

    stage::Canvas& canvas_;
    stage::SpriteStore& sprites_;
    Seating seating_;
    float radius_;
    std::shared_ptr<const BoardArt> art_ = std::make_shared<BoardArt>();
    float seconds_ = 0.0F;
    bool shows_all_ = false;
    float lively_for_ = 0.0F;  // seconds for which ornaments still move
    BoardFrame frame_;
    std::vector<BoardPiece> pieces_;  // as drawn last
    std::vector<LitSpace> lit_;
    std::vector<stage::Vec2> advised_;
    DrawnWay drawn_;
    std::vector<stage::Vec2> trail_;    // of a drag that draws a way, world units
    std::optional<LitSpace> drawn_to_;  // where it would lead if it ended here
    OddsOfRow odds_;
    RefusedAt refused_;
    bool is_clicked_ = false;  // where the pointer is
    Answers weighed_;          // what a click there answers, and what may come of it
    std::string weighed_odds_;
    std::vector<BoardMark> marks_;
    PlanPainter plan_;
    std::optional<Token> pointed_;  // by keys
    kernel::PlayerId followed_ = kernel::nobody;
    std::vector<Debris> debris_;
};

}  // namespace ui
