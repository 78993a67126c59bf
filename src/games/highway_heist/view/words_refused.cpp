// Why a space does not answer a question.
#include <cmath>
#include <string>

#include "games/highway_heist/rules/reach.h"
#include "games/highway_heist/view/heist_view.h"
#include "games/highway_heist/view/names.h"
#include "words/words.h"

namespace highway_heist {

using words::by_count;
using words::say;
using words::tr;

namespace {

std::string drive_words(const Heist& heist, const Reach& reach) {
    switch (reach.barrier) {
    case Barrier::occupied:
        return say("{0}: nobody drives onto an occupied space.",
                   {as_sentence(perch_name(heist, reach.there))});
    case Barrier::too_far:
        return say(by_count(reach.most, "A drive of {1} spaces; {0} is the most.",
                            "A drive of {1} spaces; {0} are the most."),
                   {reach.most, reach.away});
    case Barrier::shut_in: return tr("No way leads there: all of them are blocked.");
    case Barrier::on_foot: return tr("Only who is behind a wheel drives.");
    default: return {};
    }
}

std::string leap_words(const Heist& heist, const Reach& reach) {
    const std::string what = as_sentence(perch_name(heist, reach.there));
    if (reach.barrier == Barrier::no_slot) return say("{0} has no free slot to leap to.", {what});
    return say(by_count(reach.most, "{1} is {2} spaces away; a Leap reaches {0} space.",
                        "{1} is {2} spaces away; a Leap reaches {0} spaces."),
               {reach.most, what, reach.away});
}

std::optional<ui::RefusedPlace> refused(Space at, std::string why, Rule rule) {
    if (why.empty()) return std::nullopt;
    return ui::RefusedPlace{as_sentence(space_name(at)),
                            {std::move(why), ui::RuleRef(rule.text())}};
}

// Of a turn's action: a thing may be leapt to, a space driven to.
std::optional<ui::RefusedPlace> of_action(const Heist& heist, MemberId who, Space at) {
    const Perch there = occupant(heist, at);
    if (there != no_perch && there != heist[who].pv) {
        const Reach leap = reach_of_leap(heist, who, there);
        if (leap.barrier != Barrier::none) return refused(at, leap_words(heist, leap), leap.rule);
    }
    if (heist.actions_left == 0) return std::nullopt;
    const int most = heist[who].is_manned() ? drive_range(heist, who) : 0;
    const Reach drive = reach_of_drive(heist, who, at, most, "HH-ACT-01");
    return refused(at, drive_words(heist, drive), drive.rule);
}

}  // namespace

std::optional<ui::RefusedPlace> View::refused_at(const Decision& decision, stage::Vec2 world) {
    const Space at{static_cast<std::int8_t>(std::lround(world.x)),
                   static_cast<std::int8_t>(std::lround(world.y))};
    if (!is_on_road(at)) return std::nullopt;
    const Heist& heist = decision.now;
    const About& about = decision.about;
    if (decision.ask == Ask::action) return of_action(heist, about.who, at);
    if (decision.ask != Ask::destination) return std::nullopt;
    // Both of them drive; a Drive on after a Ram goes two spaces.
    const bool is_drive = about.rule == Rule("HH-ACT-01");
    if (is_drive || about.rule == Rule("HH-CH-01")) {
        const int most = is_drive ? drive_range(heist, about.who) : follow_through;
        const Reach drive = reach_of_drive(heist, about.who, at, most, about.rule);
        return refused(at, drive_words(heist, drive), drive.rule);
    }
    return refused(at, tr("This move does not reach that space."), about.rule);
}

}  // namespace highway_heist
