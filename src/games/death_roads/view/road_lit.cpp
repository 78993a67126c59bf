// Where a click on the road leads: a space that a card drives to, a car that a card hits.
#include <algorithm>
#include <tuple>
#include <vector>

#include "games/death_roads/view/core/forecast.h"
#include "games/death_roads/view/road_shape.h"
#include "games/death_roads/view/road_view.h"
#include "words/words.h"

namespace death_roads {

using words::mark;
using words::say;

namespace {

// What makes one of several cards that lead to the same space the first: to shoot at whom one
// clicks on, no Skid, no harm, Handling.
struct Price {
    bool is_no_shot = false;
    bool is_skid = false;
    int harm = 0;
    int handling = 0;

    auto by_weight() const { return std::tie(is_no_shot, is_skid, harm, handling); }
};

struct Lead {
    ui::LitSpace space;
    Price price;
};

bool is_shot(const Option& option) {
    return option.choice == Choice::play && is_weapon(option.card);
}

// Where somebody would click who means this: on whom it hits; else where it ends, on its own car
// where that is Far Ahead; else on whom it bashes.
std::vector<Space> clicked_for(const Race& before, PlayerId id, const Option& option,
                               const Forecast& leads) {
    std::vector<Space> struck;
    bool is_far_ahead = false;
    for (const Event& event : leads.told) {
        is_far_ahead = is_far_ahead || (event.fact == Fact::far_ahead && event.who == id);
        const Fact strikes = is_shot(option) ? Fact::hit : Fact::bashed;
        if (event.fact != strikes || event.other != id) continue;
        if (std::ranges::find(struck, before[event.who].at) == struck.end())
            struck.push_back(before[event.who].at);
    }
    if (is_shot(option)) return struck;
    const Space end = leads.then[id].at;
    const bool has_moved = end != before[id].at || is_far_ahead;
    return has_moved ? std::vector<Space>{end} : struck;
}

std::vector<Lead> leads_of(const View::Decision& decision) {
    std::vector<Lead> all;
    const Race& before = decision.now;
    const PlayerId id = decision.player;
    for (const Option& option : decision.options) {
        const bool is_action = option.choice == Choice::play ||
                               option.choice == Choice::change_lane ||
                               option.choice == Choice::own_action;
        if (!is_action) continue;
        const Forecast leads = forecast(decision, option);
        const Car& then = leads.then[id];
        const Price price{!is_shot(option), !then.is_aside && then.handling < 1,
                          before[id].condition - then.condition,
                          before[id].handling - then.handling};
        const ui::PlainOption said = View::action_words(option, before, id);
        for (const Space& space : clicked_for(before, id, option, leads)) {
            Lead& lead = all.emplace_back();
            lead.price = price;
            lead.space.space = option;
            lead.space.at = point_of(space);
            lead.space.answers = {option};
            lead.space.deed = say(mark("{0}: {1}"), {said.label, said.explanation});
            lead.space.is_faint = who_is_on(before, space) == nobody;
            // Which card pays for an Action of the Driver is for its owner to say first.
            lead.space.is_of_card = option.choice != Choice::play;
        }
    }
    return all;
}

}  // namespace

// Cards are played at a click; of several to the same space the best, the others once touched.
std::vector<ui::LitSpace> View::lit(const Decision& decision) {
    if (decision.ask != Ask::step && decision.ask != Ask::second) return {};
    std::vector<Lead> leads = leads_of(decision);
    std::ranges::stable_sort(
        leads, [](const Price& a, const Price& b) { return a.by_weight() < b.by_weight(); },
        &Lead::price);
    std::vector<ui::LitSpace> lit;
    for (Lead& lead : leads) {
        const bool is_taken = std::ranges::any_of(lit, [&](const ui::LitSpace& other) {
            return !other.is_of_card && other.at == lead.space.at;
        });
        if (is_taken) lead.space.is_of_card = true;
        lit.push_back(std::move(lead.space));
    }
    return lit;
}

}  // namespace death_roads
