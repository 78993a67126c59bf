// The drawn race: keeps the timeline, ends every run of happenings on the state itself.
#include "games/frothy/view/core/board/race_view.h"

#include <algorithm>
#include <utility>

#include "games/frothy/view/core/board/race_view_motion.h"

namespace frothy {

struct RaceView::Impl {
    explicit Impl(const Race& first) : race(first), choreographer(drawn, timeline) { show(race); }
    Impl(const Impl&) = delete;
    Impl& operator=(const Impl&) = delete;

    void show(const Race& state) {
        told = state;
        for (VehicleId v = 0; v < state.vehicle_count; ++v)
            drawn.vehicles[v] = vehicle_at_rest(state, v);
        drawn.markers = markers_at_rest(state);
        drawn.in_focus = no_vehicle;
        ++version;
    }

    // In its turn.
    void tell(const Happening& happening) {
        ++unseen;
        timeline.call([this, state = happening.state] {
            --unseen;
            told = state;
        });
    }

    // Heard when its turn to be seen comes.
    void hear(const SoundCue& cue) {
        if (cue.is_silent()) return;
        timeline.call([this, cue] { cues.push_back(cue); });
    }

    void snap() {
        timeline.clear();
        unseen = 0;
        cues.clear();
        drawn.effects.clear();
        drawn.effect_seconds.clear();
        drawn.news.clear();
        choreographer.forget();
        show(race);
    }

    Race race;
    Race told{};  // as far as shown
    std::size_t unseen = 0;
    Drawn drawn;
    stage::Timeline timeline;
    Choreographer choreographer;
    std::vector<SoundCue> cues;
    std::uint64_t version = 0;
};

RaceView::RaceView(const Race& race) : impl_(std::make_unique<Impl>(race)) {}
RaceView::~RaceView() = default;
RaceView::RaceView(RaceView&&) noexcept = default;
RaceView& RaceView::operator=(RaceView&&) noexcept = default;

namespace {

// The cast is told before the event that names whose it is (Rolled).
VehicleId who_rolls(std::span<const Happening> later) {
    for (const Happening& happening : later) {
        if (happening.kind == kernel::HappeningKind::event && happening.event.is<Rolled>())
            return happening.event.who;
    }
    return no_vehicle;
}

bool is_last_to_move(std::span<const Happening> later) {
    for (const Happening& happening : later) {
        if (happening.kind != kernel::HappeningKind::event || !happening.event.is<Rolled>())
            return false;
    }
    return true;
}

}  // namespace

void RaceView::play(std::span<const Happening> happenings, const RaceJournal& journal,
                    const Race& after) {
    if (happenings.empty() && after == impl_->race) return;
    const Race start = std::exchange(impl_->race, after);
    const Race* before = &start;
    for (std::size_t i = 0; i < happenings.size(); ++i) {
        const Happening& happening = happenings[i];
        const auto later = happenings.subspan(i + 1);
        switch (happening.kind) {
        case kernel::HappeningKind::event:
            impl_->tell(happening);
            impl_->hear(cue_of(happening.event));
            impl_->choreographer.show_event(*before, happening.event, happening.state);
            break;
        case kernel::HappeningKind::cast: {
            impl_->tell(happening);
            // A cast taken back since it was told has no faces to show.
            if (happening.entry >= journal.size()) break;
            const auto& entry = journal[happening.entry];
            if (entry.kind != kernel::EntryKind::cast) break;
            impl_->hear(cue_of_dice(journal.faces_of(entry).size()));
            impl_->choreographer.show_cast(who_rolls(later), entry.why, journal.faces_of(entry),
                                           happening.entry, is_last_to_move(later));
            break;
        }
        case kernel::HappeningKind::rewound:
            // What was told before the rewinding has been taken back; what the rules have told
            // since is part of the state to show.
            impl_->snap();
            return;
        }
        before = &happening.state;
    }
    // Each queued run ends on the state it led to, whatever came after the last thing told.
    if (happenings.empty() && impl_->timeline.idle()) return impl_->show(after);
    impl_->timeline.call([impl = impl_.get(), after] { impl->show(after); });
}

bool RaceView::advance(float seconds) {
    const bool was_idle = idle();
    const float speed = impl_->timeline.speed();
    if (!was_idle) impl_->timeline.advance(seconds);
    const bool had_more = !impl_->drawn.effects.empty() || impl_->drawn.deed;
    const bool has_effects = impl_->drawn.age_effects(seconds * speed);
    const bool has_deed = impl_->drawn.age_deed(seconds * speed);
    if (!was_idle || had_more) ++impl_->version;
    return !idle() || has_effects || has_deed;
}

bool RaceView::idle() const { return impl_->timeline.idle(); }

void RaceView::skip() {
    impl_->timeline.skip_all();
    if (impl_->cues.size() > 1) {
        const auto loudest = std::ranges::max_element(impl_->cues, {}, &SoundCue::strength);
        impl_->cues = {*loudest};
    }
    impl_->drawn.effects.clear();
    impl_->drawn.effect_seconds.clear();
    impl_->drawn.deed.reset();
    impl_->show(impl_->race);
}

void RaceView::set_speed(float factor) { impl_->timeline.set_speed(factor); }

void RaceView::set_movement(ui::Movement movement) {
    impl_->drawn.movement = movement;
    impl_->timeline.set_manner(movement == ui::Movement::full ? stage::Manner::smooth
                                                              : stage::Manner::steps);
}

void RaceView::snap_to(const Race& race) {
    impl_->race = race;
    impl_->snap();
}

void RaceView::take_up(const Happening& happening) {
    if (happening.kind != kernel::HappeningKind::event) return;
    impl_->choreographer.take_up(happening.state, happening.event);
}

const Race& RaceView::race() const { return impl_->race; }
std::size_t RaceView::unseen() const { return impl_->unseen; }
const Race& RaceView::shown_race() const { return impl_->told; }
const std::array<ShownVehicle, max_vehicles>& RaceView::vehicles() const {
    return impl_->drawn.vehicles;
}
const std::vector<ShownMarkers>& RaceView::markers() const { return impl_->drawn.markers; }
const std::vector<ShownEffect>& RaceView::effects() const { return impl_->drawn.effects; }
const ShownDice* RaceView::dice() const {
    return impl_->drawn.has_dice ? &impl_->drawn.dice : nullptr;
}
const ShownDeed* RaceView::deed() const {
    return impl_->drawn.deed ? &*impl_->drawn.deed : nullptr;
}
std::vector<RaceNews> RaceView::take_news() { return std::exchange(impl_->drawn.news, {}); }
VehicleId RaceView::in_focus() const { return impl_->drawn.in_focus; }
std::vector<SoundCue> RaceView::take_cues() { return std::exchange(impl_->cues, {}); }
std::uint64_t RaceView::version() const { return impl_->version; }

}  // namespace frothy
