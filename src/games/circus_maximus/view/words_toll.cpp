// What befell the chariots of a player since their last answer.
#include <string>

#include "games/circus_maximus/rules/ratings.h"
#include "games/circus_maximus/view/circus_view.h"
#include "games/circus_maximus/view/names.h"
#include "words/words.h"

namespace circus_maximus {

using words::mark;
using words::say;
using words::tr;

namespace {

// From worst to none.
enum class Blow : std::uint8_t { out, driver, upset, hurt, slowed, unhurt, escaped, none };

Blow blow_of(const Chariot& then, const Chariot& now) {
    if (then.is_racing() && !now.is_racing()) return now.is_on_track() ? Blow::upset : Blow::out;
    if (then.driver != now.driver) return Blow::driver;
    const bool is_hurt = now.endurance < then.endurance || now.hits > then.hits ||
                         now.dead_horses > then.dead_horses || now.team != then.team ||
                         now.wheels != then.wheels || (then.has_whip && !now.has_whip) ||
                         now.jostle < then.jostle;
    if (is_hurt) return Blow::hurt;
    const bool is_slowed = now.reduction > then.reduction ||
                           now.later_reduction > then.later_reduction || !(now.car == then.car);
    return is_slowed ? Blow::slowed : Blow::none;
}

// What a chariot has paid for evading, and whether it came off.
struct Evasion {
    bool is_tried = false;
    bool has_got_away = false;
    int endurance = 0;
    int slower = 0;
};

Evasion evasion_of(ChariotId id, const std::vector<Event>& since) {
    Evasion evasion;
    for (const Event& event : since) {
        if (event.who != id || event.rule != Rule("CM-R34")) continue;
        evasion.is_tried = true;
        if (event.fact == Fact::spent) evasion.endurance += event.value;
        if (event.fact == Fact::slowed) evasion.slower += event.value;
        if (event.fact == Fact::not_evaded) evasion.has_got_away = false;
        if (event.fact == Fact::evaded) evasion.has_got_away = true;
    }
    return evasion;
}

// Its price, and the square it leads to, are no blow.
Blow blow_of(const Chariot& then, const Chariot& now, const Evasion& evasion) {
    if (!evasion.is_tried) return blow_of(then, now);
    Chariot paid = then;
    paid.endurance = static_cast<std::int16_t>(then.endurance - evasion.endurance);
    paid.reduction = static_cast<std::uint8_t>(then.reduction + evasion.slower);
    if (evasion.has_got_away) paid.car = now.car;
    const Blow blow = blow_of(paid, now);
    if (blow != Blow::none) return blow;
    return evasion.has_got_away ? Blow::escaped : Blow::unhurt;
}

std::string title_of(Blow blow) {
    switch (blow) {
    case Blow::out: return tr("You are out of the race");
    case Blow::driver: return tr("Your driver has lost the chariot");
    case Blow::upset: return tr("Your chariot is upset");
    case Blow::hurt: return tr("You were hit");
    case Blow::slowed: return tr("You were held up");
    case Blow::unhurt: return tr("You came off unhurt");
    case Blow::escaped: return tr("You got away");
    case Blow::none: break;
    }
    return {};
}

std::string figures_of(const Chariot& then, const Chariot& now) {
    std::string text;
    const auto add = [&](const std::string& more) {
        text = text.empty() ? more : say(mark("{0} · {1}"), {text, more});
    };
    const auto add_change = [&](const char* words, int before, int after) {
        if (before != after) add(say(words, {before, after}));
    };
    add_change(mark("Endurance {0} → {1}"), then.endurance, now.endurance);
    add_change(mark("Team speed {0} → {1}"), team_speed(then), team_speed(now));
    add_change(mark("Hits of the driver {0} → {1}"), then.hits, now.hits);
    add_change(mark("Wheel damage {0} → {1}"), then.wheels[0] + then.wheels[1],
               now.wheels[0] + now.wheels[1]);
    add_change(mark("Horses lost {0} → {1}"), then.dead_horses, now.dead_horses);
    if (then.has_whip && !now.has_whip) add(tr("the whip is gone"));
    add_change(mark("Jostle {0} → {1}"), then.jostle, now.jostle);
    add_change(mark("Slower in the next move: {0} → {1}"), then.reduction + then.later_reduction,
               now.reduction + now.later_reduction);
    if (now.is_racing() && !(then.car == now.car))
        add(say("From {0} to {1}", {place_words(then.car), place_words(now.car)}));
    return text.empty() ? std::string(tr("No more came of it.")) : text;
}

}  // namespace

ui::PlainToll View::toll_of(const Race& then, const Race& now, const std::vector<Event>& since,
                            kernel::PlayerId seat) {
    ui::PlainToll toll;
    Blow worst = Blow::none;
    toll.is_out = true;
    for (ChariotId id = 0; id < chariots; ++id) {
        if (owner_of(now.terms, id) != seat) continue;
        toll.is_out = toll.is_out && !now[id].is_racing();
        const Blow blow = blow_of(then[id], now[id], evasion_of(id, since));
        if (blow == Blow::none) continue;
        worst = std::min(worst, blow);
        const std::string figures = figures_of(then[id], now[id]);
        toll.standing =
            toll.standing.empty() ? figures : say(mark("{0}; {1}"), {toll.standing, figures});
    }
    toll.title = title_of(worst);
    return toll;
}

}  // namespace circus_maximus
