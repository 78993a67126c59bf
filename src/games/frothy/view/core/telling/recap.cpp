#include "games/frothy/view/core/telling/recap.h"

#include <algorithm>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/rules/queries.h"
#include "words/ordinal.h"
#include "words/words.h"

namespace frothy {

using words::by_count;
using words::say;

namespace {

void add_once(std::vector<VehicleId>& vehicles, VehicleId v) {
    if (std::ranges::find(vehicles, v) == vehicles.end()) vehicles.push_back(v);
}

}  // namespace

bool is_own_act(const Event& event) {
    return event.is<Stepped, Jumped, StartedRolling, MovementCard, AttackDeclared,
                    DirectionDeclared, SpeedChecked, Retired>();
}

void Recap::begin(const Race& start) {
    seen_ = start;
    mover_ = no_vehicle;
    end_ = standing();
    facts_ = {};
    for (VehicleId v = 0; v < seen_.vehicle_count; ++v)
        facts_[v].trailing = trailing(v);
}

std::array<std::int32_t, max_vehicles> Recap::standing() const {
    std::array<std::int32_t, max_vehicles> progresses{};
    for (VehicleId v = 0; v < seen_.vehicle_count; ++v)
        progresses[v] = progress(seen_, v);
    return progresses;
}

// Who was behind the player when the latest phase was over.
std::uint8_t Recap::trailing(VehicleId player) const {
    std::uint8_t bits = 0;
    for (VehicleId other = 0; other < seen_.vehicle_count; ++other) {
        if (end_[other] < end_[player]) bits |= static_cast<std::uint8_t>(1U << other);
    }
    return bits;
}

// What came of one's own move is no news.
void Recap::end_move() {
    if (mover_ == no_vehicle) return;
    facts_[mover_] = {};
    facts_[mover_].trailing = trailing(mover_);
    mover_ = no_vehicle;
}

void Recap::take(const kernel::Happening<Frothy>& happening) {
    if (happening.kind != kernel::HappeningKind::event) return;
    const Event& event = happening.event;
    if (event.is<RoundBegan, PhaseBegan>()) {
        end_move();
        end_ = standing();
        for (VehicleId v = 0; v < seen_.vehicle_count; ++v)
            facts_[v].trailing |= trailing(v);
    }
    if (is_own_act(event) && event.who != mover_ && event.who < max_vehicles) {
        end_move();
        mover_ = event.who;
        ++act_;
        facts_[mover_] = {};
        facts_[mover_].trailing = trailing(mover_);
    }
    for (VehicleId player = 0; player < seen_.vehicle_count; ++player) {
        if (player != mover_) note(player, event);
    }
    seen_ = happening.state;
}

void Recap::note(VehicleId player, const Event& event) {
    Facts& facts = facts_[player];
    const bool is_mine = event.who == player;
    const auto struck = [&](VehicleId whom, std::vector<VehicleId>& by) {
        if (whom != player) return;
        add_once(by, event.who);
        facts.act = act_;
    };
    event.visit([&](const AttackDeclared& attack) { struck(attack.other, facts.attackers); },
                [&](const Collided& crash) { struck(crash.other, facts.colliders); },
                [&](const Damaged& damage) {
                    if (is_mine) facts.damage += damage.points;
                },
                [&](const ControlGained& gained) {
                    if (is_mine) facts.control_loss += gained.points;
                },
                [&](const ControlCleared& cleared) {
                    if (is_mine) facts.control_loss_shed += cleared.points;
                },
                [&](const ControlRemoved& removed) {
                    if (is_mine) facts.control_loss_shed += removed.points;
                },
                [&](WipedOut) {
                    if (!is_mine) add_once(facts.wrecked, event.who);
                },
                [&](Finished) {
                    if (!is_mine) add_once(facts.home, event.who);
                },
                [](const auto&) {});
}

// While a phase lasts vehicles draw ahead and are drawn level with again: who was behind at the end
// of a phase and ahead at that of a later one has passed, and must be ahead still.
std::vector<VehicleId> Recap::passers(VehicleId player) const {
    std::vector<VehicleId> passers;
    if (seen_.terms().type == RaceType::toughest) return passers;  // nobody is ahead of anybody
    const auto now = standing();
    for (VehicleId other = 0; other < seen_.vehicle_count; ++other) {
        const bool was_behind = ((facts_[player].trailing >> other) & 1U) != 0;
        const bool has_passed = was_behind && end_[other] > end_[player];
        if (has_passed && seen_[other].is_running() && now[other] > now[player])
            passers.push_back(other);
    }
    return passers;
}

std::vector<std::string> Recap::lines(VehicleId player, const Names& names) const {
    std::vector<std::string> lines;
    // Whoever is on the move has seen it.
    if (player >= seen_.vehicle_count || player == mover_ || !seen_[player].is_running()) {
        return lines;
    }
    const Facts& facts = facts_[player];
    const int damage = seen_[player].damage;
    const int control_loss = seen_[player].control_loss;
    // What an attack or a collision did is known when the move it came in is over.
    const bool is_open = facts.act == act_ && mover_ != no_vehicle;
    const auto befell = [&](const std::vector<VehicleId>& by, const char* hurt, const char* shaken,
                            const char* shed, const char* unharmed) {
        const std::string who = listing_of(names, by);
        if (facts.damage > 0) {
            lines.push_back(say(hurt, {who, damage - facts.damage, damage}));
        } else if (facts.control_loss > 0) {
            lines.push_back(
                facts.control_loss_shed > 0
                    ? say(shed, {who, facts.control_loss, facts.control_loss_shed, control_loss})
                    : say(shaken, {who, control_loss - facts.control_loss, control_loss}));
        } else if (!is_open) {
            lines.push_back(say(unharmed, {who}));
        }
    };
    const auto attackers = static_cast<int>(facts.attackers.size());
    const auto colliders = static_cast<int>(facts.colliders.size());
    if (attackers > 0) {
        befell(facts.attackers,
               by_count(attackers, "{0} attacked you; your Damage rose from {1} to {2}.",
                        "{0} attacked you; your Damage rose from {1} to {2}."),
               by_count(attackers, "{0} attacked you; your Control Loss rose from {1} to {2}.",
                        "{0} attacked you; your Control Loss rose from {1} to {2}."),
               by_count(attackers,
                        "{0} attacked you: Control Loss up by {1}, {2} shed since, {3} left.",
                        "{0} attacked you: Control Loss up by {1}, {2} shed since, {3} left."),
               by_count(attackers, "{0} attacked you and did no harm.",
                        "{0} attacked you and did no harm."));
    } else if (colliders > 0) {
        befell(facts.colliders,
               by_count(colliders, "{0} ran into you; your Damage rose from {1} to {2}.",
                        "{0} ran into you; your Damage rose from {1} to {2}."),
               by_count(colliders, "{0} ran into you; your Control Loss rose from {1} to {2}.",
                        "{0} ran into you; your Control Loss rose from {1} to {2}."),
               by_count(colliders,
                        "{0} ran into you: Control Loss up by {1}, {2} shed since, {3} left.",
                        "{0} ran into you: Control Loss up by {1}, {2} shed since, {3} left."),
               by_count(colliders, "{0} ran into you and did no harm.",
                        "{0} ran into you and did no harm."));
    } else if (facts.damage > 0) {
        lines.push_back(say("Your Damage rose from {0} to {1}.", {damage - facts.damage, damage}));
    }
    const std::vector<VehicleId> passed = passers(player);
    int place = 1;
    const auto now = standing();
    for (VehicleId other = 0; other < seen_.vehicle_count; ++other) {
        const bool is_ahead = seen_[other].is_running() && now[other] > now[player];
        if (is_ahead || seen_[other].status == VehicleStatus::finished) ++place;
    }
    if (!passed.empty()) {
        lines.push_back(
            say(by_count(static_cast<int>(passed.size()), "{0} passed you; you are {1} now.",
                         "{0} passed you; you are {1} now."),
                {listing_of(names, passed), words::ordinal(place)}));
    }
    const auto count = [](const std::vector<VehicleId>& who) {
        return static_cast<int>(who.size());
    };
    if (!facts.wrecked.empty()) {
        lines.push_back(say(by_count(count(facts.wrecked), "{0} was wrecked.", "{0} were wrecked."),
                            {listing_of(names, facts.wrecked)}));
    }
    if (!facts.home.empty()) {
        lines.push_back(say(by_count(count(facts.home), "{0} got home.", "{0} got home."),
                            {listing_of(names, facts.home)}));
    }
    if (lines.size() > most_lines) lines.resize(most_lines);
    return lines;
}

}  // namespace frothy
