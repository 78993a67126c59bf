// What is told over the board, gathered from events, and how long it is waited for.
#include "games/frothy/view/core/race_deed.h"

#include <utility>
#include <vector>

#include "games/frothy/view/core/board/race_view.h"
#include "words/words.h"

namespace frothy {

using words::say;
using words::tr;

namespace {

// Seconds at the written speed.
constexpr float declared_wait = 0.25F;  // after the motion of it
constexpr float outcome_wait = 0.85F;   // the first thing that came of it
constexpr float more_wait = 0.35F;      // and each thing after that
constexpr float shown_for = 1.6F;       // after the latest news of it
constexpr float open_for = 6.0F;        // while the dice about it are still to fall

bool is_wiped_out(const Event& event) { return event.kind == EventKind::wiped_out; }

bool is_awaited(const Event& event) {
    return event.kind == EventKind::attack_declared || event.kind == EventKind::collided ||
           is_wiped_out(event);
}

// The race goes on with something else.
bool ends_deed(const Event& event) {
    switch (event.kind) {
    case EventKind::round_began:
    case EventKind::phase_began:
    case EventKind::stepped:
    case EventKind::jumped:
    case EventKind::direction_declared:
    case EventKind::wreck_rolled:
    case EventKind::cards_recovered:
    case EventKind::finished: return true;
    case EventKind::control_rolled: return static_cast<ControlCause>(event.b) == ControlCause::turn;
    default: return false;
    }
}

std::string effect_words(const DeedEffect& effect) {
    std::vector<std::string> parts;
    if (effect.damage > 0)
        parts.push_back(say(words::by_count(effect.damage, "{0} Damage", "{0} Damage"),
                            {"+" + std::to_string(effect.damage)}));
    if (effect.damage == 0 && effect.is_unhurt) parts.emplace_back(tr("no Damage"));
    if (effect.control_loss > 0) {
        parts.push_back(say("{0} Control Loss", {"+" + std::to_string(effect.control_loss)}));
    }
    for (std::size_t icon = 0; icon < icon_count && !effect.is_out; ++icon) {
        if (((effect.icons >> icon) & 1U) != 0) parts.push_back(icon_name(static_cast<Icon>(icon)));
    }
    if (effect.keeps_control && !effect.is_out) parts.emplace_back(tr("stays in control"));
    if (effect.is_out) parts.emplace_back(tr("wiped out"));
    std::string text;
    for (const std::string& part : parts)
        text += (text.empty() ? "" : ", ") + part;
    return text;
}

std::string without_stop(std::string sentence) {
    if (sentence.ends_with('.')) sentence.pop_back();
    return sentence;
}

}  // namespace

bool DeedTeller::begins(const Race& race, const Event& event) {
    const bool runs_off = event.kind == EventKind::ran_off;
    const bool is_loss = event.kind == EventKind::control_lost && !deed_;
    // A special card has been named before the space it brings.
    const bool is_card = (event.kind == EventKind::movement_card && (event.b != 2 || !deed_)) ||
                         (event.kind == EventKind::special_played && event.b == 1 && !deed_);
    const bool is_end = is_wiped_out(event) && !deed_;
    const bool is_act = event.kind == EventKind::attack_declared ||
                        event.kind == EventKind::collided || runs_off || is_loss || is_card ||
                        is_end;
    if (!is_act) return false;
    deed_.emplace();
    deed_->event = event;
    deed_->from = vehicle_at_rest(race, event.who).at;
    deed_->at = deed_->has_other() && event.other < race.vehicle_count
                    ? vehicle_at_rest(race, event.other).at
                    : deed_->from;
    has_waited_ = false;
    return true;
}

DeedStep DeedTeller::take(const Race& race, const Event& event) {
    if (ends_deed(event)) deed_.reset();
    if (event.who >= race.vehicle_count) return {};
    DeedStep step;
    step.is_told = begins(race, event);
    if (step.is_told && is_awaited(event)) step.wait = declared_wait;
    if (!deed_) return step;
    DeedEffect& effect = deed_->effects[event.who];
    const DeedEffect before = effect;
    bool has_value = false;
    switch (event.kind) {
    case EventKind::attack_value:
        (event.who == deed_->event.who ? deed_->value : deed_->other_value) = event.a;
        has_value = true;
        break;
    case EventKind::control_gained: effect.control_loss += event.a; break;
    case EventKind::damage_rolled: effect.is_unhurt = event.b == 0; break;
    case EventKind::damaged: effect.damage += event.a; break;
    case EventKind::control_lost: effect.icons = static_cast<std::uint8_t>(event.a); break;
    case EventKind::control_kept: effect.keeps_control = true; break;
    case EventKind::wiped_out: effect.is_out = true; break;
    default: break;
    }
    const bool is_news = effect != before;
    if (is_news && is_awaited(deed_->event)) {
        step.wait = std::exchange(has_waited_, true) && !effect.is_out ? more_wait : outcome_wait;
    }
    step.is_told = step.is_told || is_news || has_value;
    const bool is_open = is_awaited(deed_->event) && !has_waited_;
    if (step.is_told) deed_->left = is_open ? open_for : shown_for + step.wait;
    return step;
}

DeedWords words_of(const ShownDeed& deed, const Race& race, const Names& names) {
    DeedWords words;
    words.title = without_stop(describe(deed.event, race, names));
    if (deed.value && deed.other_value) {
        words.title = say("{0}: {1} against {2}", {words.title, *deed.value, *deed.other_value});
    }
    // A deed of one's own alone has usually named its doer and what came of it.
    const bool is_told = deed.event.kind == EventKind::control_lost;
    bool is_alone = !deed.has_other();
    for (VehicleId v = 0; v < race.vehicle_count; ++v) {
        if (v != deed.event.who && deed.effects[v] != DeedEffect{}) is_alone = false;
    }
    for (VehicleId v = 0; v < race.vehicle_count; ++v) {
        DeedEffect effect = deed.effects[v];
        if (v == deed.event.who && is_told) effect.icons = 0;
        if (v == deed.event.who && is_wiped_out(deed.event)) effect.is_out = false;
        const std::string came = effect_words(effect);
        if (came.empty()) continue;
        if (!words.outcome.empty()) words.outcome += "  \xC2\xB7  ";
        words.outcome += is_alone ? came : say("{0}: {1}", {names.of(v), came});
    }
    return words;
}

std::string news_of(const Event& event, int round, int vehicles, const Names& names) {
    const std::string who = names.of(event.who);
    switch (event.kind) {
    case EventKind::finished:
        return say("{0} is home: {1} of {2}, round {3}.", {who, ordinal(event.a), vehicles, round});
    case EventKind::wiped_out: return say("{0} is wiped out in round {1}.", {who, round});
    case EventKind::retired: return say("{0} is out of the race in round {1}.", {who, round});
    default: return {};
    }
}

}  // namespace frothy
