// What is drawn of a race in motion. Happenings become animations; when none is left, what is drawn
// is the state. Knows nothing of windows: positions are hexgrid world units, times are seconds.
#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "games/frothy/rules/frothy.h"
#include "games/frothy/view/core/race_deed.h"
#include "games/frothy/view/core/telling/race_sounds.h"
#include "kernel/journal.h"
#include "kernel/journal_table.h"
#include "stage/core/geometry.h"
#include "stage/core/timeline.h"
#include "ui/core/comfort.h"
#include "ui/core/motion.h"

namespace frothy {

using Happening = kernel::Happening<Frothy>;
using RaceJournal = kernel::Journal<Frothy>;

// One vehicle as it is drawn now.
struct ShownVehicle {
    stage::Vec2 at;        // hexgrid world units
    float angle = 0.0F;    // radians, clockwise from east
    float opacity = 0.0F;  // 0 off the track, 1 on it
    float scale = 1.0F;    // of a pop or a jump; 1 at rest
    VehicleStatus status = VehicleStatus::running;
    std::uint8_t rating = 0;  // Speed as shown, 0 to 6
    std::uint8_t damage = 0;
    std::uint16_t control_loss = 0;

    friend bool operator==(const ShownVehicle&, const ShownVehicle&) = default;
};

// Fragile markers, debris and runners in a hex as drawn; hexes without any are not listed.
struct ShownMarkers {
    Cell cell = no_cell;
    std::uint16_t count = 0;    // of markers
    bool is_debris = false;     // at least one of them is left by a wreck
    std::uint16_t runners = 0;  // FR-RACE-08

    friend bool operator==(const ShownMarkers&, const ShownMarkers&) = default;
};

enum class EffectKind : std::uint8_t {
    furrow,       // from `from` to `at`: a slide
    curl,         // a spin; amount = -1 left, 1 right
    splinters,    // a collision or a broken fragile obstacle
    damage_star,  // amount = points
    speed_pop,    // amount = the new Speed
    control_pop,  // amount = Control Loss points gained (or lost, below 0)
    stamina_pop,  // amount = change
    whip,         // an attack or a Whip: from `from` to `at`
    dust,         // hazards, wrecks coming to rest
    wipe_out,
    laurel,  // finished; amount = place
};

struct ShownEffect {
    EffectKind kind = EffectKind::dust;
    VehicleId vehicle = no_vehicle;
    stage::Vec2 from;
    stage::Vec2 at;
    float angle = 0.0F;     // radians
    float progress = 0.0F;  // 0 to 1; gone after 1
    int amount = 0;
};

// The dice on the table. They stay after their tumble until whoever threw them goes on, or somebody
// else does something.
struct ShownDice {
    VehicleId vehicle = no_vehicle;
    Vehicle before;  // as it was when the dice fell: what they have done to it is in the race
    Why why = Why::speed_check;
    SpeedDirection direction{};       // as declared, in a Speed Check
    std::vector<std::uint8_t> faces;  // icons
    float tumble = 0.0F;              // 0 just thrown, 1 at rest
    std::uint32_t gone = 0;           // those that no longer count, one bit each
    bool is_fresh = true;             // false once they have been shown long enough
    std::size_t entry = 0;            // their place in the journal
};

// Somebody is home or out (finished, wiped_out, retired), and in which round.
struct RaceNews {
    Event event;
    std::uint16_t round = 0;
};

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
    void show_cast(const Race& before, VehicleId who, Why why, std::span<const std::uint8_t> faces,
                   std::size_t entry, bool is_last);
    // Shows nothing, but knows the deed it belongs to.
    void take_up(const Race& after, const Event& event) {
        note_direction(event);
        (void)deeds_.take(after, event);
    }
    // Its motion alone, of what has been told already.
    void show_again(const Race& before, const Event& event, const Race& after) {
        move(before, event, after);
    }
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
    void note_direction(const Event& event);
    void settle_dice(const Race& after, const Event& event);
    void tell_news(const Race& after, const Event& event);
    void show_markers(const Race& after);
    void change_markers(const Race& after, const Event& event);
    stage::Animation ending(VehicleId v, const ShownVehicle& to, float seconds, stage::Ease ease);

    Drawn& drawn_;
    stage::Timeline& timeline_;
    // As they will lie when all that is queued has been shown.
    ShownDice dice_queued_;
    bool has_dice_queued_ = false;
    std::array<SpeedDirection, max_vehicles> directions_{};  // declared last, by vehicle
    DeedTeller deeds_;
};

class RaceView final : public ui::Motion {
public:
    // The race's setting must outlive the view, as it does the race.
    explicit RaceView(const Race& race) : race_(race), choreographer_(drawn_, timeline_) {
        show(race);
    }
    RaceView(const RaceView&) = delete;
    RaceView& operator=(const RaceView&) = delete;

    // Queues animations for what happened; `after` is the state they lead to. A rewinding among
    // them ends all motion and shows `after` at once.
    void play(std::span<const Happening> happenings, const RaceJournal& journal, const Race& after);

    bool advance(float seconds) override;
    bool idle() const override { return timeline_.idle(); }
    void skip() override;
    void set_speed(float factor) override { timeline_.set_speed(factor); }
    void set_movement(ui::Movement movement) override;
    void set_replays(bool are_shown) override { has_replays_ = are_shown; }
    bool is_replaying() const override { return is_replaying_; }
    // Shows a state at once, after an undo or a load.
    void snap_to(const Race& race);
    // Knows what has led there, without showing it: a deed begun then goes on.
    void take_up(const Happening& happening);

    // The last state given: what is drawn when idle.
    const Race& race() const { return race_; }
    // The state right after the latest happening that has been shown; race() when idle.
    const Race& shown_race() const { return told_; }
    std::size_t unseen() const override { return unseen_; }
    // By VehicleId; race().vehicle_count of them mean anything.
    const std::array<ShownVehicle, max_vehicles>& vehicles() const { return drawn_.vehicles; }
    // In order of cells.
    const std::vector<ShownMarkers>& markers() const { return drawn_.markers; }
    const std::vector<ShownEffect>& effects() const { return drawn_.effects; }
    // Null when none lie on the table.
    const ShownDice* dice() const { return drawn_.has_dice ? &drawn_.dice : nullptr; }
    // The attack, the crash or the card that is being told; usually null, and so after a skip.
    const ShownDeed* deed() const { return drawn_.deed ? &*drawn_.deed : nullptr; }
    // Who has been seen to get home or to be out since the last call, in order; also after a skip.
    std::vector<RaceNews> take_news() { return std::exchange(drawn_.news, {}); }
    std::vector<SoundCue> take_cues() override { return std::exchange(cues_, {}); }
    VehicleId in_focus() const override { return drawn_.in_focus; }

private:
    void show(const Race& state);
    void tell(const Happening& happening);
    void hear(const SoundCue& cue);
    void snap();
    bool keep_for_replay(const Happening& happening);
    void queue_replay(const Race& after);

    Race race_;
    Race told_{};  // as far as shown
    std::size_t unseen_ = 0;
    Drawn drawn_;
    stage::Timeline timeline_;
    Choreographer choreographer_;
    std::vector<SoundCue> cues_;
    // The latest events and what each left, the first before any of them; for replays.
    std::deque<Happening> latest_;
    bool has_replays_ = false;
    bool is_replaying_ = false;
};

// Where a vehicle stands when nothing moves.
ShownVehicle vehicle_at_rest(const Race& race, VehicleId v);
std::vector<ShownMarkers> markers_at_rest(const Race& race);

}  // namespace frothy
