// The drawn model of a race and the animations that change it.
#pragma once

#include "games/frothy/view/core/board/race_view.h"
#include "games/frothy/view/core/race_deed.h"
#include "stage/core/timeline.h"

namespace frothy {

// What is drawn now.
struct Drawn {
    std::array<ShownVehicle, max_vehicles> vehicles{};
    std::vector<ShownMarkers> markers;
    std::vector<ShownEffect> effects;
    std::vector<float> effect_seconds;  // beside effects: how long each lasts
    ShownDice dice;
    bool has_dice = false;
    std::optional<ShownDeed> deed;
    std::vector<RaceNews> news;
    VehicleId in_focus = no_vehicle;
    ui::Movement movement = ui::Movement::full;

    void add_effect(const ShownEffect& effect, float seconds);
    // True while any effect is left.
    bool age_effects(float seconds);
    // The same of the deed.
    bool age_deed(float seconds);
};

// Turns happenings into animations of `drawn`, which must outlive the timeline's queue.
class Choreographer {
public:
    Choreographer(Drawn& drawn, stage::Timeline& timeline) : drawn_(drawn), timeline_(timeline) {}

    // `before` and `after`: the race as the latest happening left it, and as this event does.
    void show_event(const Race& before, const Event& event, const Race& after);
    void show_cast(VehicleId who, Why why, std::span<const std::uint8_t> faces, std::size_t entry,
                   bool is_last);
    // Shows nothing, but knows the deed it belongs to.
    void take_up(const Race& after, const Event& event) { (void)deeds_.take(after, event); }
    // Takes dice and deed away at once, also what is queued of them.
    void forget();

private:
    void glide(const Event& event, const ShownVehicle& from, const ShownVehicle& to);
    void drift_or_slide(const Event& event, const ShownVehicle& from, const ShownVehicle& to);
    void turn(const Event& event, const ShownVehicle& from, const ShownVehicle& to);
    void collide(const Race& before, VehicleId v, const Collided& crash);
    void leave(const Event& event, const ShownVehicle& from);
    void roll_wreck(const Event& event, const ShownVehicle& from, const ShownVehicle& to);
    void wipe_out(const Event& event, const ShownVehicle& from);
    void attack(const Race& before, VehicleId v, const AttackDeclared& declared);
    void pop(EffectKind kind, const Event& event, const ShownVehicle& to, int amount);
    void move(const Race& before, const Event& event, const Race& after);
    void settle_dice(const Race& after, const Event& event);
    void tell_news(const Race& after, const Event& event);
    void show_markers(const Race& after);
    void change_markers(const Race& after, const Event& event);
    stage::Animation set(VehicleId v, const ShownVehicle& to);

    Drawn& drawn_;
    stage::Timeline& timeline_;
    // As they will lie when all that is queued has been shown.
    ShownDice dice_queued_;
    bool has_dice_queued_ = false;
    DeedTeller deeds_;
};

}  // namespace frothy
