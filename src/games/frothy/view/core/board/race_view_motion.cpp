// How each event moves on the board. Nothing but a throw of dice lasts longer than 400 ms at the
// written speed.
#include <algorithm>
#include <numbers>

#include "games/frothy/view/core/board/board_layout.h"
#include "games/frothy/view/core/board/dice_throw.h"
#include "games/frothy/view/core/board/race_view.h"
#include "hexgrid/pixel_layout.h"

namespace frothy {

namespace {

using stage::Animation;
using stage::Ease;
using stage::Vec2;

constexpr float step_seconds = 0.16F;
constexpr float drift_seconds = 0.22F;
constexpr float turn_seconds = 0.18F;
constexpr float spin_seconds = 0.38F;
constexpr float slide_seconds = 0.32F;
constexpr float crash_seconds = 0.30F;
constexpr float pop_seconds = 0.12F;
constexpr float leave_seconds = 0.38F;
constexpr float tumble_seconds = 0.60F;
constexpr float shown_seconds = 0.40F;

Vec2 unit(hexgrid::Direction direction) {
    const hexgrid::Point unit = hexgrid::unit_vector(hexgrid::facing_along(direction));
    return {static_cast<float>(unit.x), static_cast<float>(unit.y)};
}

// The short way round from one angle to another.
float shortest_turn(float from, float to) {
    constexpr float full = 2.0F * std::numbers::pi_v<float>;
    return std::remainder(to - from, full);
}

Animation lasting(float seconds, Ease ease) {
    Animation animation;
    animation.seconds = seconds;
    animation.ease = ease;
    return animation;
}

// 0 at both ends, 1 in the middle.
float there_and_back(float t) { return std::sin(t * std::numbers::pi_v<float>); }

}  // namespace

void Drawn::add_effect(const ShownEffect& effect, float seconds) {
    effects.push_back(effect);
    effect_seconds.push_back(seconds);
}

bool Drawn::age_effects(float seconds) {
    std::size_t kept = 0;
    for (std::size_t i = 0; i < effects.size(); ++i) {
        effects[i].progress += seconds / effect_seconds[i];
        if (!(effects[i].progress < 1.0F)) continue;
        effects[kept] = effects[i];
        effect_seconds[kept++] = effect_seconds[i];
    }
    effects.resize(kept);
    effect_seconds.resize(kept);
    return kept > 0;
}

bool Drawn::age_deed(float seconds) {
    if (!deed) return false;
    deed->left -= seconds;
    if (!(deed->left > 0.0F)) deed.reset();
    return deed.has_value();
}

Animation Choreographer::ending(VehicleId v, const ShownVehicle& to, float seconds, Ease ease) {
    Animation animation = lasting(seconds, ease);
    animation.end = [this, v, to] { drawn_.vehicles[v] = to; };
    return animation;
}

void Choreographer::glide(const Event& event, const ShownVehicle& from, const ShownVehicle& to) {
    // Step after step without a stop.
    Animation animation = ending(event.who, to, step_seconds, Ease::linear);
    animation.drive = [this, v = event.who, from, to](float t) {
        drawn_.in_focus = v;
        drawn_.vehicles[v].at = mix(from.at, to.at, t);
    };
    timeline_.play(std::move(animation));
}

void Choreographer::drift_or_slide(const Event& event, const ShownVehicle& from,
                                   const ShownVehicle& to) {
    const bool slides = event.is<Slid>();
    const Vec2 way = to.at - from.at;
    const float side = shortest_turn(from.angle, std::atan2(way.y, way.x)) < 0.0F ? -1.0F : 1.0F;
    // A drifting team noses into the turn; a sliding one is thrown the other way.
    const float lean = slides ? -side * 0.22F : side * 0.30F;
    Animation animation = ending(event.who, to, slides ? slide_seconds : drift_seconds,
                                 slides ? Ease::out : Ease::in_out);
    if (slides) {
        animation.begin = [this, v = event.who, from, to, way] {
            ShownEffect furrow{EffectKind::furrow, v, from.at, to.at};
            furrow.angle = std::atan2(way.y, way.x);
            drawn_.add_effect(furrow, 1.2F);
        };
    }
    animation.drive = [this, v = event.who, from, to, lean](float t) {
        drawn_.in_focus = v;
        drawn_.vehicles[v].at = mix(from.at, to.at, t);
        drawn_.vehicles[v].angle = from.angle + lean * there_and_back(t);
    };
    timeline_.play(std::move(animation));
}

void Choreographer::turn(const Event& event, const ShownVehicle& from, const ShownVehicle& to) {
    const auto* turned = event.get_if<Turned>();
    const bool spins = turned != nullptr && turned->spins;
    const float by = shortest_turn(from.angle, to.angle);
    Animation animation = ending(event.who, to, spins ? spin_seconds : turn_seconds,
                                 spins ? Ease::overshoot : Ease::in_out);
    if (spins) {
        animation.begin = [this, v = event.who, from, by] {
            ShownEffect curl{EffectKind::curl, v, from.at, from.at};
            curl.amount = by < 0.0F ? -1 : 1;
            drawn_.add_effect(curl, 0.7F);
        };
    }
    animation.drive = [this, v = event.who, from, by](float t) {
        drawn_.in_focus = v;
        drawn_.vehicles[v].angle = from.angle + by * t;
    };
    timeline_.play(std::move(animation));
}

void Choreographer::collide(const Race& before, VehicleId v, const Collided& crash) {
    const VehicleId other = crash.other;
    const ShownVehicle mover = vehicle_at_rest(before, v);
    const Vec2 way = unit(crash.direction);
    const bool strikes = other < before.vehicle_count;
    const ShownVehicle struck = strikes ? vehicle_at_rest(before, other) : ShownVehicle{};
    Animation animation = lasting(crash_seconds, Ease::linear);
    animation.drive = [=, this, burst = false](float t) mutable {
        drawn_.in_focus = v;
        drawn_.vehicles[v].at = mover.at + way * (0.75F * there_and_back(t));
        if (strikes) {
            const float shove = t < 0.4F ? 0.0F : there_and_back((t - 0.4F) / 0.6F);
            drawn_.vehicles[other].at = struck.at + way * (0.28F * shove);
            drawn_.vehicles[other].angle = struck.angle + 0.12F * shove;
        }
        if (t >= 0.4F && !burst) {
            burst = true;
            const Vec2 middle = mover.at + way * 0.9F;
            ShownEffect splinters{EffectKind::splinters, v, mover.at, middle};
            splinters.angle = std::atan2(way.y, way.x);
            drawn_.add_effect(splinters, 0.6F);
        }
    };
    animation.end = [=, this] {
        drawn_.vehicles[v].at = mover.at;
        if (!strikes) return;
        drawn_.vehicles[other].at = struck.at;
        drawn_.vehicles[other].angle = struck.angle;
    };
    timeline_.play(std::move(animation));
}

void Choreographer::leave(const Event& event, const ShownVehicle& from) {
    const auto* finished = event.get_if<Finished>();
    const bool finishes = finished != nullptr;
    const Vec2 ahead{std::cos(from.angle), std::sin(from.angle)};
    Animation animation = lasting(leave_seconds, finishes ? Ease::in : Ease::out);
    animation.begin = [this, v = event.who, from, finishes,
                       place = finishes ? int{finished->place} : 0] {
        drawn_.in_focus = v;
        ShownEffect effect{finishes ? EffectKind::laurel : EffectKind::dust, v, from.at, from.at};
        effect.amount = place;
        drawn_.add_effect(effect, finishes ? 1.4F : 0.8F);
    };
    animation.drive = [this, v = event.who, from, ahead, finishes](float t) {
        drawn_.vehicles[v].at = from.at + ahead * (finishes ? 2.0F * t : 0.6F * t);
        drawn_.vehicles[v].opacity = 1.0F - t;
    };
    animation.end = [this, v = event.who, finishes] {
        drawn_.vehicles[v].at = {};
        drawn_.vehicles[v].opacity = 0.0F;
        drawn_.vehicles[v].status = finishes ? VehicleStatus::finished : VehicleStatus::gone;
    };
    timeline_.play(std::move(animation));
}

void Choreographer::roll_wreck(const Event& event, const ShownVehicle& from,
                               const ShownVehicle& to) {
    Animation animation = ending(event.who, to, drift_seconds, Ease::linear);
    const bool leaves = event.to() == no_cell;
    animation.drive = [this, v = event.who, from, to, leaves](float t) {
        drawn_.in_focus = v;
        if (leaves) {
            drawn_.vehicles[v].opacity = 1.0F - t;
        } else {
            drawn_.vehicles[v].at = mix(from.at, to.at, t);
            drawn_.vehicles[v].angle = from.angle + 0.25F * there_and_back(2.0F * t);
        }
    };
    timeline_.play(std::move(animation));
}

void Choreographer::wipe_out(const Event& event, const ShownVehicle& from) {
    Animation animation = lasting(spin_seconds, Ease::out);
    animation.begin = [this, v = event.who, from] {
        drawn_.in_focus = v;
        drawn_.vehicles[v].status = VehicleStatus::rolling_wreck;
        drawn_.add_effect({EffectKind::wipe_out, v, from.at, from.at}, 0.9F);
        drawn_.add_effect({EffectKind::dust, v, from.at, from.at}, 1.0F);
    };
    animation.drive = [this, v = event.who, from](float t) {
        drawn_.vehicles[v].angle = from.angle + (1.0F - t) * 0.6F;
        drawn_.vehicles[v].scale = 1.0F + 0.2F * there_and_back(t);
    };
    animation.end = [this, v = event.who, from] {
        drawn_.vehicles[v].angle = from.angle;
        drawn_.vehicles[v].scale = 1.0F;
    };
    timeline_.play(std::move(animation));
}

void Choreographer::attack(const Race& before, VehicleId v, const AttackDeclared& declared) {
    if (declared.other >= before.vehicle_count) return;
    const ShownVehicle attacker = vehicle_at_rest(before, v);
    const ShownVehicle target = vehicle_at_rest(before, declared.other);
    const bool sideswipe = declared.kind == AttackKind::vehicle;
    Animation animation = lasting(crash_seconds, Ease::in_out);
    animation.begin = [=, this] {
        drawn_.in_focus = v;
        drawn_.add_effect({EffectKind::whip, v, attacker.at, target.at}, 0.6F);
    };
    animation.drive = [=, this](float t) {
        const float reach = sideswipe ? 0.30F : 0.10F;
        drawn_.vehicles[v].at =
            attacker.at + (target.at - attacker.at) * (reach * there_and_back(t));
    };
    animation.end = [=, this] { drawn_.vehicles[v].at = attacker.at; };
    timeline_.play(std::move(animation));
}

// A number that floats up where it happened; the play goes on before it has faded.
void Choreographer::pop(EffectKind kind, const Event& event, const ShownVehicle& to, int amount) {
    Animation animation = lasting(pop_seconds, Ease::in_out);
    animation.begin = [this, kind, v = event.who, amount] {
        ShownVehicle& vehicle = drawn_.vehicles[v];
        drawn_.in_focus = v;
        if (vehicle.opacity <= 0.0F) return;
        ShownEffect effect{kind, v, vehicle.at, vehicle.at};
        effect.amount = amount;
        drawn_.add_effect(effect, 1.0F);
    };
    animation.drive = [this, v = event.who](float t) {
        drawn_.vehicles[v].scale = 1.0F + 0.12F * there_and_back(t);
    };
    animation.end = [this, v = event.who, to] {
        ShownVehicle& vehicle = drawn_.vehicles[v];
        vehicle.scale = 1.0F;
        vehicle.rating = to.rating;
        vehicle.damage = to.damage;
        vehicle.control_loss = to.control_loss;
    };
    timeline_.play(std::move(animation));
}

void Choreographer::show_markers(const Race& after) {
    timeline_.call([this, markers = markers_at_rest(after)] { drawn_.markers = markers; });
}

void Choreographer::change_markers(const Race& after, const Event& event) {
    const bool breaks = event.is<MarkersLeft>();
    const Vec2 at = world_of(after.course().hex(event.to()));
    timeline_.call([this, breaks, at, v = event.who, markers = markers_at_rest(after)] {
        drawn_.markers = markers;
        drawn_.add_effect({breaks ? EffectKind::splinters : EffectKind::dust, v, at, at}, 0.6F);
    });
}

// A deed is named as its motion begins, and what is worth it waited for.
void Choreographer::show_event(const Race& before, const Event& event, const Race& after) {
    note_direction(event);
    settle_dice(after, event);
    const DeedStep step = deeds_.take(after, event);
    if (step.is_told) timeline_.call([this, deed = deeds_.deed()] { drawn_.deed = deed; });
    move(before, event, after);
    if (step.wait > 0.0F) timeline_.wait(step.wait);
    tell_news(after, event);
}

void Choreographer::tell_news(const Race& after, const Event& event) {
    if (!event.is<Finished, WipedOut, Retired>()) return;
    timeline_.call([this, news = RaceNews{event, after.round}] { drawn_.news.push_back(news); });
}

void Choreographer::move(const Race& before, const Event& event, const Race& after) {
    if (event.who >= after.vehicle_count) {
        if (event.is<RunnerSetOut, RunnerMoved, RunnerGone>()) show_markers(after);
        return;
    }
    const ShownVehicle from = vehicle_at_rest(before, event.who);
    const ShownVehicle to = vehicle_at_rest(after, event.who);
    event.visit(
        [&](const Stepped& step) {
            if (step.kind == StepKind::drift) {
                drift_or_slide(event, from, to);
            } else {
                glide(event, from, to);
            }
        },
        [&](Jumped) { glide(event, from, to); },  // drawn landed
        [&](Slid) { drift_or_slide(event, from, to); },
        [&](const OneOf<Turned, TurnedToUnblock, StoppedToFace> auto&) { turn(event, from, to); },
        [&](const Collided& crash) { collide(before, event.who, crash); },
        [&](const AttackDeclared& declared) { attack(before, event.who, declared); },
        [&](const Damaged& damage) { pop(EffectKind::damage_star, event, to, damage.points); },
        [&](const SpeedChanged& speed) {
            if (speed.before != speed.now) pop(EffectKind::speed_pop, event, to, speed.now);
        },
        [&](const ControlGained& gained) {
            pop(EffectKind::control_pop, event, to, gained.points);
        },
        [&](const OneOf<ControlRemoved, ControlCleared> auto& less) {
            pop(EffectKind::control_pop, event, to, -less.points);
        },
        [&](const StaminaChanged& stamina) {
            if (stamina.change != 0) pop(EffectKind::stamina_pop, event, to, stamina.change);
        },
        [&](EnteredHazard) {
            timeline_.call([this, v = event.who, at = to.at] {
                drawn_.add_effect({EffectKind::dust, v, at, at}, 0.6F);
            });
        },
        [&](const OneOf<MarkersLeft, DebrisLeft> auto&) { change_markers(after, event); },
        [&](RunnerGone) { show_markers(after); },  //
        [&](WipedOut) { wipe_out(event, from); }, [&](WreckRolled) { roll_wreck(event, from, to); },
        [&](WreckRested) {
            timeline_.call([this, v = event.who, to] {
                drawn_.vehicles[v].status = to.status;
                drawn_.add_effect({EffectKind::dust, v, to.at, to.at}, 0.8F);
            });
        },
        [&](const OneOf<Finished, Retired, WreckCleared> auto&) { leave(event, from); },
        [](const OneOf<LineCrossed, Caught> auto&) {},  // a jump counts space by space
        // Nothing to see, but never fall behind.
        [&](const auto&) { timeline_.play(ending(event.who, to, 0.0F, Ease::in_out)); });
}

void Choreographer::note_direction(const Event& event) {
    const auto* declared = event.get_if<DirectionDeclared>();
    if (declared != nullptr && event.who < directions_.size())
        directions_[event.who] = declared->direction;
}

// What lies on the table goes when the race goes on; what is discarded counts no longer.
void Choreographer::settle_dice(const Race& after, const Event& event) {
    if (!has_dice_queued_) return;
    if (clears_the_dice(event, dice_queued_.vehicle)) {
        has_dice_queued_ = false;
        timeline_.call([this] { drawn_.has_dice = false; });
        return;
    }
    const std::uint32_t gone =
        dice_gone(dice_queued_.faces, dice_queued_.gone, event, after.rules().dice_faces);
    if (gone == dice_queued_.gone) return;
    dice_queued_.gone = gone;
    timeline_.call([this, gone] { drawn_.dice.gone = gone; });
}

void Choreographer::forget() {
    drawn_.has_dice = false;
    drawn_.deed.reset();
    deeds_.forget();
    has_dice_queued_ = false;
}

void Choreographer::show_cast(const Race& before, VehicleId who, Why why,
                              std::span<const std::uint8_t> faces, std::size_t entry,
                              bool is_last) {
    ShownDice dice;
    dice.vehicle = who;
    if (who < before.vehicle_count) dice.before = before[who];
    dice.why = why;
    if (who < directions_.size()) dice.direction = directions_[who];
    dice.faces.assign(faces.begin(), faces.end());
    dice.entry = entry;
    dice_queued_ = dice;
    has_dice_queued_ = true;
    Animation tumble = lasting(tumble_seconds, Ease::out);
    tumble.begin = [this, dice = std::move(dice)] {
        drawn_.dice = dice;
        if (drawn_.movement == ui::Movement::reduced) drawn_.dice.tumble = 1.0F;
        drawn_.has_dice = true;
        drawn_.in_focus = dice.vehicle;
    };
    tumble.drive = [this](float t) { drawn_.dice.tumble = t; };
    timeline_.play(std::move(tumble));
    // The last dice stay before the players anyway while they decide about them.
    if (!is_last) timeline_.wait(shown_seconds);
    timeline_.call([this] { drawn_.dice.is_fresh = false; });
}

}  // namespace frothy
