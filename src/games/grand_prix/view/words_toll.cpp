// What others have done to a car since its driver was last told.
#include <algorithm>
#include <string>
#include <vector>

#include "games/grand_prix/rules/ranking.h"
#include "games/grand_prix/rules/totals.h"
#include "games/grand_prix/view/grand_prix_view.h"
#include "ui/core/signed_number.h"
#include "words/words.h"

namespace grand_prix {

using words::mark;
using words::say;
using words::tr;

namespace {

struct Toll {
    bool is_off = false;
    int back = 0;    // spaces
    int rolls = 0;   // from which something is taken
    int change = 0;  // of all of them
    bool is_capped = false;
    bool gets_nothing = false;
    bool is_banned = false;  // from overtaking

    bool is_held_up() const { return rolls > 0 || is_capped || gets_nothing || is_banned; }
};

// The card or the attack that began it was told before, of somebody else.
Toll toll_on(const Race& then, const Race& now, const std::vector<Event>& since, CarId id) {
    Toll toll;
    bool is_own_card = false;
    bool is_own_attack = false;
    int by_swaps = 0;
    for (const Event& event : since) {
        if (event.fact == Fact::card_drawn) is_own_card = event.who == id;
        if (event.fact == Fact::collided) is_own_attack = event.who == id;
        if (event.fact == Fact::swapped && event.other == id)
            by_swaps = distance(then.car(id).place) - distance(now.car(id).place);
        if (event.who != id) continue;
        const bool is_crash = event.fact == Fact::went_off && event.rule == Rule("GP-L30");
        toll.is_off = toll.is_off || (is_crash && !is_own_attack);
        if (event.fact == Fact::dropped_back) toll.back += event.value;
        if (is_own_card) continue;
        if (event.fact == Fact::next_roll && event.value < 0) {
            ++toll.rolls;
            toll.change += event.value;
        }
        toll.is_capped = toll.is_capped || event.fact == Fact::capped;
        toll.gets_nothing = toll.gets_nothing || event.fact == Fact::no_positive;
        toll.is_banned = toll.is_banned || event.fact == Fact::overtaking_banned;
    }
    toll.back = std::max(toll.back, by_swaps);
    return toll;
}

std::string heading_of(const Toll& toll) {
    if (toll.is_off) return tr("You were run off the track");
    if (toll.back > 0) return tr("You were put back");
    return toll.is_held_up() ? std::string(tr("You were held up")) : std::string();
}

std::string figures_of(const Toll& toll, const Race& now) {
    std::string text;
    const auto add = [&](const std::string& more) {
        text = text.empty() ? more : say(mark("{0} · {1}"), {text, more});
    };
    if (toll.is_off) add(tr("A turn is missed"));
    if (toll.back > 0)
        add(say(words::by_count(toll.back, "{0} space back", "{0} spaces back"), {toll.back}));
    if (toll.rolls > 0)
        add(say(words::by_count(toll.rolls, "{1} on a roll", "{1} on {0} rolls"),
                {toll.rolls, ui::signed_number(toll.change)}));
    if (toll.is_capped) add(say("A total of at most {0}", {capped_total(now)}));
    if (toll.gets_nothing) add(tr("Nothing is added to a roll"));
    if (toll.is_banned) add(tr("No overtaking for a turn"));
    return text;
}

}  // namespace

ui::PlainToll View::toll_of(const Race& then, const Race& now, const std::vector<Event>& since,
                            kernel::PlayerId car) {
    const Toll toll = toll_on(then, now, since, car);
    return {heading_of(toll), figures_of(toll, now), {}, false};
}

}  // namespace grand_prix
