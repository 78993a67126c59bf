// What is told over the board, gathered from events, and how long it is waited for.
#include "games/frothy/view/core/race_deed.h"

#include <utility>
#include <vector>

#include "games/frothy/view/core/board/race_view.h"
#include "words/ordinal.h"
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

bool is_awaited(const Event& event) { return event.is<AttackDeclared, Collided, WipedOut>(); }

// The race goes on with something else.
bool ends_deed(const Event& event) {
    if (const auto* rolled = event.get_if<ControlRolled>())
        return rolled->cause == ControlCause::turn;
    return event.is<RoundBegan, PhaseBegan, Stepped, Jumped, DirectionDeclared, WreckRolled,
                    CardsRecovered, Finished>();
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
    for (const Icon icon : all_icons)
        if (effect.icons.has(icon) && !effect.is_out) parts.push_back(icon_name(icon));
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
    // A special card has been named before the space it brings.
    const auto* card = event.get_if<MovementCard>();
    const auto* special = event.get_if<SpecialPlayed>();
    const bool begins = event.is<AttackDeclared, Collided, RanOff>() ||
                        (card != nullptr && card->kind != MovementCardKind::special) ||
                        (!deed_ && (event.is<ControlLost, WipedOut, MovementCard>() ||
                                    (special != nullptr && special->use == SpecialUse::action)));
    if (!begins) return false;
    deed_.emplace();
    deed_->event = event;
    deed_->from = vehicle_at_rest(race, event.who).at;
    deed_->at = deed_->has_other() && event.other() < race.vehicle_count
                    ? vehicle_at_rest(race, event.other()).at
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
    event.visit(
        [&](const AttackValue& attack) {
            (event.who == deed_->event.who ? deed_->value : deed_->other_value) = attack.value;
        },
        [&](const ControlGained& gained) { effect.control_loss += gained.points; },
        [&](const DamageRolled& rolled) { effect.is_unhurt = rolled.points == 0; },
        [&](const Damaged& damage) { effect.damage += damage.points; },
        [&](const ControlLost& lost) { effect.icons = lost.icons; },
        [&](ControlKept) { effect.keeps_control = true; },
        [&](WipedOut) { effect.is_out = true; },  //
        [](const auto&) {});
    const bool is_news = effect != before;
    if (is_news && is_awaited(deed_->event)) {
        step.wait = std::exchange(has_waited_, true) && !effect.is_out ? more_wait : outcome_wait;
    }
    step.is_told = step.is_told || is_news || event.is<AttackValue>();
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
    const bool is_told = deed.event.is<ControlLost>();
    bool is_alone = !deed.has_other();
    for (VehicleId v = 0; v < race.vehicle_count; ++v) {
        if (v != deed.event.who && deed.effects[v] != DeedEffect{}) is_alone = false;
    }
    for (VehicleId v = 0; v < race.vehicle_count; ++v) {
        DeedEffect effect = deed.effects[v];
        if (v == deed.event.who && is_told) effect.icons = {};
        if (v == deed.event.who && deed.event.is<WipedOut>()) effect.is_out = false;
        const std::string came = effect_words(effect);
        if (came.empty()) continue;
        if (!words.outcome.empty()) words.outcome += "  \xC2\xB7  ";
        words.outcome += is_alone ? came : say("{0}: {1}", {names.of(v), came});
    }
    return words;
}

std::string news_of(const Event& event, int round, int vehicles, const Names& names) {
    const std::string who = names.of(event.who);
    return event.visit(
        [&](const Finished& finished) {
            return say("{0} is home: {1} of {2}, round {3}.",
                       {who, words::ordinal(finished.place), vehicles, round});
        },
        [&](WipedOut) {
            return say("{0} is wiped out in round {1}.", {who, round});
        },
        [&](Retired) {
            return say("{0} is out of the race in round {1}.", {who, round});
        },
        [](const auto&) { return std::string(); });
}

}  // namespace frothy
