// Which part of the world the board shows. Commands set a target; `approach` glides there.
#pragma once

#include "stage/core/geometry.h"

namespace stage {

class Camera {
public:
    // Where on the screen the world is shown, in pixels.
    void set_viewport(Rect screen);

    // Pixels per world unit; 0 < least <= most.
    void set_zoom_limits(float least, float most);

    // The view does not leave this part of the world; what is smaller than the view stays in its
    // middle. Empty means no limit.
    void set_bounds(Rect world);

    // Shows all of `world` with a margin of `margin` pixels, as large as the limits allow.
    void fit(Rect world, float margin);

    // Multiplies the zoom; the world under `screen` stays under it. factor > 0.
    void zoom_about(Vec2 screen, float factor);

    // Drags the world along by pixels.
    void pan(Vec2 screen_delta);
    // More calmly than the others: nobody has the hand on it.
    void look_at(Vec2 world);

    // Goes to the target at once.
    void settle();

    // Moves towards the target for `seconds`; true while something still moves.
    bool approach(float seconds);
    bool is_still() const { return now_.centre == target_.centre && now_.span == target_.span; }

    float zoom() const { return 1.0F / now_.span; }
    float target_zoom() const { return 1.0F / target_.span; }
    // As far away as the limits allow, in the end.
    bool goes_farthest() const;
    Vec2 centre() const { return now_.centre; }
    Vec2 to_screen(Vec2 world) const;
    Vec2 to_world(Vec2 screen) const;
    Rect to_screen(Rect world) const;

    // The rectangle of the world that the viewport shows now.
    Rect visible() const { return seen_in(now_); }
    // What it shows in the end.
    Rect target_visible() const { return seen_in(target_); }

private:
    // The inverse of the zoom is kept, since gliding in it holds the point under the mouse still.
    struct View {
        Vec2 centre;
        float span = 1.0F;  // world units per pixel
    };

    Rect seen_in(const View& view) const;
    void keep_target_inside();

    Rect viewport_{0.0F, 0.0F, 1.0F, 1.0F};
    Rect bounds_;
    float least_zoom_ = 0.01F;
    float most_zoom_ = 100.0F;
    View now_;
    View target_;
    float half_life_ = 0.055F;  // seconds until half the way is done
};

}  // namespace stage
