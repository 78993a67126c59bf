// A board in its place: how it is looked at (camera, wheel, drag, keys, pad), and its still part,
// painted beside the frames and kept. What moves on it and what a point of it means is the game's.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "stage/canvas.h"
#include "stage/core/camera.h"
#include "stage/core/colour.h"
#include "stage/core/input.h"
#include "stage/sprite_store.h"
#include "ui/board/board_sight.h"
#include "ui/board/projection.h"
#include "ui/board/still_painting.h"
#include "ui/core/comfort.h"
#include "ui/core/note_spot.h"

namespace ui {

// What the frame asks the game about its board.
class BoardScene {
public:
    virtual ~BoardScene() = default;

    // Whether a click at this point of the screen answers something.
    virtual bool is_answerable(stage::Vec2 screen) const = 0;
    // Whether a drag that begins there aims at an answer rather than moves the board.
    virtual bool is_aimed_from(stage::Vec2 /*screen*/) const { return false; }
    // BoardFrame::pointer() is where the mouse was moved to.
    virtual void pointer_moved() = 0;
    // World places of all pieces that show.
    virtual std::vector<stage::Vec2> pieces() const = 0;
    // World places worth seeing together with who acts there, the most important first.
    virtual std::vector<stage::Vec2> around(stage::Vec2 who) const = 0;
};

// The world of a board, in whatever unit the game measures it.
struct BoardWorld {
    stage::Rect frame;
    float well_seen = 15.0F;  // pixels to the unit at which pieces are told apart, at a scale of 1
    float most_zoom = 90.0F;  // pixels to the unit, at a scale of 1
};

class BoardFrame {
public:
    // All of them must outlive it.
    BoardFrame(stage::Canvas& canvas, stage::SpriteStore& sprites, BoardScene& scene);

    // Another board, which opens whole, or near its pieces where whole would leave them too small.
    void show(std::shared_ptr<const StillPart> still, const BoardWorld& world);
    bool is_showing() const { return still_part_ != nullptr; }
    // The same world painted otherwise; what shows of it stays until that is done.
    void repaint(std::shared_ptr<const StillPart> still) { still_part_ = std::move(still); }
    // The same of a world that has grown or shrunk: where it is looked at stays.
    void repaint(std::shared_ptr<const StillPart> still, const BoardWorld& world);

    // 1 at 96 dots an inch.
    void set_scale(float scale);
    float scale() const { return scale_; }
    // A change of the zoom shows at once.
    void set_comfort(const Comfort& comfort);
    const Comfort& comfort() const { return comfort_; }

    // Where it is drawn, all of which it covers; a change of size fits the board into it.
    void place(stage::Rect where);
    stage::Rect where() const { return place_; }

    // True while something still moves.
    bool advance(float seconds);
    // True if it was meant for the camera and means nothing else. A click without a drag is not.
    bool feed(const stage::InputEvent& event);

    // The whole board, gliding there; `fit_now` at once.
    void fit();
    void fit_now();
    // Glides so that who acts there is well inside, with what is around; while the whole board
    // shows, from the next time on that it does not.
    void follow(stage::Vec2 world);
    // A question is put about these places: a look at what was struck is over, and all of them are
    // in sight, farther away if need be, until the next call. Where a hand has moved it, it goes
    // no farther than that takes, and back for the next call.
    void attend(std::vector<stage::Vec2> asked);

    // What a player has chosen to see; empty while it is seen as it opens.
    std::optional<BoardSight> chosen_sight() const;
    // As it was chosen before, from where it is first placed on.
    void look_as(const BoardSight& sight);

    // Something has struck it: 0 to 1. It shakes, and whoever acts is seen nearer for a moment. Not
    // where motion is reduced.
    void shake(float strength);
    // All of it, small, in a corner, with these pieces: where only a part is seen, and all of it
    // has been painted. It goes to another corner when a question is put that it would cover, one
    // that holds nothing of `in_sight` if there is any, and lies on nothing that is asked about.
    struct MapPiece {
        stage::Vec2 at;
        stage::Colour colour;
    };
    void draw_map(std::span<const MapPiece> pieces, std::span<const Seen> in_sight);

    const stage::Camera& camera() const { return camera_; }
    Projection projection() const;
    // Where the mouse is, if it is over the board; also while it drags.
    std::optional<stage::Vec2> pointer() const { return pointer_; }
    bool is_dragging() const { return is_dragging_; }
    // Where a drag that aims has begun; also at its end, when it means a click where it ends.
    std::optional<stage::Vec2> aimed_from() const { return aimed_from_; }

    // Draws the still part inside `where`. False while nothing of it has been painted: then nothing
    // else is to be drawn.
    bool draw_still();
    // From now on painting goes on beside the frames: where the view has changed, the picture of
    // before shows for some frames longer, and the first frames show none.
    void paint_beside_frames() { paints_ = PaintedWhen::beside; }
    // Whether a painting is still to come: then another frame is worth drawing.
    bool is_painting() const { return coming_ != nullptr; }
    // After InputKind::textures_lost.
    void forget_textures();

private:
    // What shows, and goes along with changes of size: all of the board, the part around who acts,
    // or wherever a player has moved it to, which stays.
    enum class Sight { whole, action, moved };

    void open_camera();
    void close_up();
    void reopen_camera();
    void take_sight();
    float opening_zoom() const;
    float whole_zoom() const;
    stage::Vec2 middle_of_pieces() const;
    stage::Rect action_around(stage::Vec2 who, stage::Vec2 most) const;
    void show_action();
    bool widen();
    void come_home();
    void look_beyond_hand();
    BoardSight sight_of_now() const;
    void take_by_hand();
    void zoom_by(stage::Vec2 about, float factor);

    bool settle_shaking(float seconds);
    bool look_closer(float seconds);
    bool feed_key(const stage::InputEvent& event);
    void drag_to(const stage::InputEvent& event);
    void take_pad(const stage::InputEvent& event);
    bool move_by_pad(float seconds);

    stage::Rect world_to_paint() const;
    bool is_whole(const StillOrder& order) const;
    bool is_of_now(const StillOrder& order) const;
    void paint_layer();
    void order_painting(stage::Rect world, float zoom);
    void take_painting();

    stage::Canvas& canvas_;
    stage::SpriteStore& sprites_;
    BoardScene& scene_;

    std::shared_ptr<const StillPart> still_part_;
    BoardWorld world_;
    stage::Camera camera_;
    stage::Rect place_;
    float scale_ = 1.0F;
    Comfort comfort_;
    Sight sight_ = Sight::whole;
    std::optional<BoardSight> sought_;   // until there is a place for it
    std::optional<stage::Vec2> acting_;  // where who acts stands
    std::vector<stage::Vec2> asked_;     // what is to stay in sight with that
    bool is_wider_ = false;              // for these
    std::optional<BoardSight> by_hand_;  // as it was moved, while these took it from there
    float shaking_ = 0.0F;               // how hard, 0 to 1
    float shaken_for_ = 0.0F;            // seconds
    float near_for_ = 0.0F;              // seconds: so long still at what was struck
    stage::Vec2 shaken_;                 // by so many pixels now
    std::size_t map_corner_ = 0;
    bool map_is_new_ = true;     // and chooses its corner
    bool map_may_move_ = false;  // a question has been put

    stage::Layer still_;
    StillOrder painted_;  // what the layer shows
    stage::Layer whole_;  // all of the board, seen where a nearer layer does not reach
    StillOrder painted_whole_;
    bool has_shown_ = false;  // any layer, so far
    PaintedWhen paints_ = PaintedWhen::on_demand;
    std::unique_ptr<StillPainting> coming_;

    std::optional<stage::Vec2> pointer_;
    std::optional<stage::Vec2> pressed_at_;
    std::optional<stage::Vec2> aimed_from_;
    bool is_dragging_ = false;
    bool may_aim_ = false;             // where it is pressed
    stage::Vec2 stick_;                // of a pad, the right one: -1..1 each way
    std::array<float, 2> triggers_{};  // left: away, right: nearer; 0..1
};

}  // namespace ui
