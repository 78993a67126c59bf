// The drawn race: keeps the timeline, ends every run of happenings on the state itself.
#include "games/frothy/view/core/board/race_view.h"

#include <algorithm>

#include "games/frothy/rules/queries.h"
#include "games/frothy/view/core/board/board_layout.h"
#include "hexgrid/pixel_layout.h"

namespace frothy {

namespace {

constexpr std::size_t most_replayed = 18;  // events: a replay takes some seconds
constexpr float before_replay = 0.45F;     // seconds at the written speed
constexpr float slow_motion = 0.5F;

}  // namespace

void RaceView::show(const Race& state) {
    told_ = state;
    for (VehicleId v = 0; v < state.vehicle_count; ++v)
        drawn_.vehicles[v] = vehicle_at_rest(state, v);
    drawn_.markers = markers_at_rest(state);
    drawn_.in_focus = no_vehicle;
}

// In its turn.
void RaceView::tell(const Happening& happening) {
    ++unseen_;
    timeline_.call([this, state = happening.state] {
        --unseen_;
        told_ = state;
    });
}

// Heard when its turn to be seen comes.
void RaceView::hear(const SoundCue& cue) {
    if (cue.is_silent()) return;
    timeline_.call([this, cue] { cues_.push_back(cue); });
}

void RaceView::snap() {
    timeline_.clear();
    latest_.clear();
    is_replaying_ = false;
    unseen_ = 0;
    cues_.clear();
    drawn_.effects.clear();
    drawn_.effect_seconds.clear();
    drawn_.news.clear();
    choreographer_.forget();
    show(race_);
}

namespace {

// The cast is told before the event that names whose it is.
bool tells_who_rolls(const Happening& happening) {
    return happening.kind == kernel::HappeningKind::event && happening.event.is<Rolled>();
}

VehicleId who_rolls(std::span<const Happening> later) {
    const auto told = std::ranges::find_if(later, tells_who_rolls);
    return told == later.end() ? no_vehicle : told->event.who;
}

}  // namespace

void RaceView::play(std::span<const Happening> happenings, const RaceJournal& journal,
                    const Race& after) {
    if (happenings.empty() && after == race_) return;
    const Race start = std::exchange(race_, after);
    const Race* before = &start;
    bool is_worth_replay = false;
    for (std::size_t i = 0; i < happenings.size(); ++i) {
        const Happening& happening = happenings[i];
        const auto later = happenings.subspan(i + 1);
        switch (happening.kind) {
        case kernel::HappeningKind::event:
            tell(happening);
            hear(cue_of(happening.event));
            choreographer_.show_event(*before, happening.event, happening.state);
            is_worth_replay = keep_for_replay(happening) || is_worth_replay;
            break;
        case kernel::HappeningKind::cast: {
            tell(happening);
            // A cast taken back since it was told has no faces to show.
            if (happening.entry >= journal.size()) break;
            const auto& entry = journal[happening.entry];
            if (entry.kind != kernel::EntryKind::cast) break;
            hear(cue_of_dice(journal.faces_of(entry).size()));
            choreographer_.show_cast(*before, who_rolls(later), entry.why, journal.faces_of(entry),
                                     happening.entry, std::ranges::all_of(later, tells_who_rolls));
            break;
        }
        case kernel::HappeningKind::rewound:
            // What was told before the rewinding has been taken back; what the rules have told
            // since is part of the state to show.
            snap();
            return;
        }
        before = &happening.state;
    }
    // Each queued run ends on the state it led to, whatever came after the last thing told.
    if (happenings.empty() && timeline_.idle()) return show(after);
    timeline_.call([this, after] { show(after); });
    if (is_worth_replay && has_replays_ && drawn_.movement == ui::Movement::full)
        queue_replay(after);
}

// Whether it is a wreck, or a finish close behind another.
bool RaceView::keep_for_replay(const Happening& happening) {
    latest_.push_back(happening);
    if (latest_.size() > most_replayed) latest_.pop_front();
    if (happening.event.is<WipedOut>()) return true;
    const auto is_finish_before = [&](const Happening& one) {
        return one.event.is<Finished>() && one.event.who != happening.event.who &&
               one.state.round == happening.state.round && one.state.phase == happening.state.phase;
    };
    return happening.event.is<Finished>() && std::ranges::any_of(latest_, is_finish_before);
}

// Without a sound and a word: both have been heard.
void RaceView::queue_replay(const Race& after) {
    timeline_.wait(before_replay);
    timeline_.call([this, from = latest_.front().state] {
        is_replaying_ = true;
        for (VehicleId v = 0; v < from.vehicle_count; ++v)
            drawn_.vehicles[v] = vehicle_at_rest(from, v);
        drawn_.markers = markers_at_rest(from);
        drawn_.deed.reset();
        drawn_.has_dice = false;
    });
    for (std::size_t i = 1; i < latest_.size(); ++i)
        choreographer_.show_again(latest_[i - 1].state, latest_[i].event, latest_[i].state);
    timeline_.wait(before_replay);
    timeline_.call([this, after] {
        is_replaying_ = false;
        show(after);
    });
    latest_.clear();
}

bool RaceView::advance(float seconds) {
    const bool was_idle = idle();
    const float speed = timeline_.speed();
    if (is_replaying_) seconds *= slow_motion;
    if (!was_idle) timeline_.advance(seconds);
    const bool has_effects = drawn_.age_effects(seconds * speed);
    const bool has_deed = drawn_.age_deed(seconds * speed);
    return !idle() || has_effects || has_deed;
}

void RaceView::skip() {
    timeline_.skip_all();
    if (cues_.size() > 1) {
        const auto loudest = std::ranges::max_element(cues_, {}, &SoundCue::strength);
        cues_ = {*loudest};
    }
    drawn_.effects.clear();
    drawn_.effect_seconds.clear();
    drawn_.deed.reset();
    show(race_);
}

void RaceView::set_movement(ui::Movement movement) {
    drawn_.movement = movement;
    timeline_.set_manner(movement == ui::Movement::full ? stage::Manner::smooth
                                                        : stage::Manner::steps);
}

void RaceView::snap_to(const Race& race) {
    race_ = race;
    snap();
}

void RaceView::take_up(const Happening& happening) {
    if (happening.kind != kernel::HappeningKind::event) return;
    choreographer_.take_up(happening.state, happening.event);
}

ShownVehicle vehicle_at_rest(const Race& race, VehicleId v) {
    const Vehicle& vehicle = race[v];
    ShownVehicle shown;
    shown.status = vehicle.status;
    shown.rating = static_cast<std::uint8_t>(rating(race, v));
    shown.damage = vehicle.damage;
    shown.control_loss = vehicle.control_loss;
    shown.angle = static_cast<float>(hexgrid::radians(vehicle.facing));
    if (vehicle.cell != no_cell) {
        shown.at = world_of(race.course().hex(vehicle.cell));
        shown.opacity = 1.0F;
    }
    return shown;
}

std::vector<ShownMarkers> markers_at_rest(const Race& race) {
    std::vector<ShownMarkers> shown;
    for (int i = 0; i < race.course().fragile_count(); ++i) {
        const int count = race.fragile[static_cast<std::size_t>(i)];
        if (count == 0) continue;
        shown.push_back({race.course().fragile_cell(i), static_cast<std::uint16_t>(count), false});
    }
    for (std::size_t i = 0; i < race.debris_count; ++i) {
        const Debris& debris = race.debris[i];
        if (debris.markers == 0) continue;
        const auto same = std::ranges::find(shown, debris.cell, &ShownMarkers::cell);
        if (same == shown.end()) {
            shown.push_back({debris.cell, debris.markers, true});
        } else {
            same->count = static_cast<std::uint16_t>(same->count + debris.markers);
            same->is_debris = true;
        }
    }
    for (const Runner& runner : race.runners) {
        if (runner.cell == no_cell) continue;
        const auto same = std::ranges::find(shown, runner.cell, &ShownMarkers::cell);
        if (same == shown.end()) {
            shown.push_back({runner.cell, 0, false, 1});
        } else {
            ++same->runners;
        }
    }
    std::ranges::sort(shown, {}, &ShownMarkers::cell);
    return shown;
}

}  // namespace frothy
