// Vehicles as sprites: painted with livery and dark outline once per size and facing, so that a
// frame in which nothing turns only copies them.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "games/frothy/view/core/board/race_view.h"
#include "stage/canvas.h"
#include "stage/sprite_store.h"
#include "ui/core/palette.h"
#include "ui/pictures.h"

namespace frothy {

// While the camera glides, vehicles keep the size they were painted at and are only scaled: to
// paint them takes longer than a frame has.
enum class CameraMotion { still, gliding };

// What tells one vehicle's picture from another's.
struct TeamLook {
    std::string_view picture;  // by name
    const ui::Livery& livery;  // one of those of games/frothy/view/kit/palette.h
};

class VehicleSprites {
public:
    VehicleSprites(stage::Canvas& canvas, stage::SpriteStore& sprites)
        : canvas_(canvas), sprites_(sprites) {}

    // Draws one vehicle at a pixel, `zoom` pixels to the world unit.
    void draw(VehicleId v, const TeamLook& team, const ShownVehicle& shown, stage::Vec2 at,
              float zoom, CameraMotion camera = CameraMotion::still);
    void forget();

private:
    struct Painted {
        stage::Layer layer;
        int size = 0;
        float angle = 0.0F;
        bool is_wreck = false;
        std::string picture;
        const ui::Livery* livery = nullptr;
    };

    const stage::Layer& painted(VehicleId v, const TeamLook& look, bool is_wreck, int size,
                                float angle, CameraMotion camera);
    void fit(stage::Layer& layer, int side);
    void turn(const stage::Layer& from, const stage::Layer& to, float angle);
    void paint_team(const Painted& team, int side, int size, float reach);
    void draw_badge(const ui::Livery& livery, const ShownVehicle& shown, stage::Vec2 at,
                    float zoom);

    stage::Canvas& canvas_;
    stage::SpriteStore& sprites_;
    std::array<Painted, max_vehicles> painted_;
    stage::Layer team_;  // of the vehicle painted last, facing east
    stage::Layer turned_;
};

}  // namespace frothy
