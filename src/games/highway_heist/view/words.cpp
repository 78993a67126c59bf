// What is asked, and how things stand.
#include <algorithm>
#include <string>

#include "games/highway_heist/rules/procedures.h"
#include "games/highway_heist/view/heist_view.h"
#include "games/highway_heist/view/names.h"
#include "words/words.h"

namespace highway_heist {

using words::by_count;
using words::mark;
using words::say;
using words::tr;

std::string View::title() { return tr("Highway Heist"); }
std::string View::motto() { return tr("Highway Heist: one team, one road, no brakes"); }

std::string View::driver_title(std::string_view driver) {
    if (driver == "rookie") return words::tr_in("driver", "Rookie");
    if (driver == "steady") return words::tr_in("driver", "Steady");
    if (driver == "ace") return words::tr_in("driver", "Ace");
    return std::string(driver);
}

// ---- Questions ----------------------------------------------------------------------------------

namespace {

class Asking {
public:
    Asking(const View::Decision& decision, const ui::Seating& seating)
        : decision_(decision),
          heist_(decision.now),
          about_(decision.about),
          seating_(seating),
          who_(name(about_.who)) {}

    ui::PlainQuestion question() const;

private:
    std::string name(MemberId member) const { return played_name(heist_, seating_, member); }
    std::string thing() const { return perch_name(heist_, about_.what); }
    bool is_rule(Rule rule) const { return about_.rule == rule; }
    // Who may answer for the team (HH-O-120).
    std::string with_team(const std::string& words) const {
        std::string names;
        int people = 0;
        for (std::size_t seat = 0; seat < seating_.seats.size(); ++seat) {
            if (!decision_.is_asked(static_cast<kernel::PlayerId>(seat))) continue;
            if (!seating_.seat(seat).is_human) continue;
            ++people;
            names += (names.empty() ? "" : ", ") + seating_.seat(seat).name;
        }
        if (people < 2) return words;
        const std::string may = say("Any of you may answer for the team: {0}.", {names});
        return words.empty() ? may : say("{0} {1}", {words, may});
    }
    std::string need() const {
        if (about_.skill == Skill::defense)
            return say("{0} is dealt {1} damage; each success (a green dot) takes 1 off.",
                       {roller(), int{about_.need}});
        return say(by_count(about_.need, "{0} needs {1} success (a green dot) with {2}.",
                            "{0} needs {1} successes (green dots) with {2}."),
                   {roller(), int{about_.need}, name_of(about_.skill)});
    }
    std::string roller() const {
        const bool is_helped = decision_.ask == Ask::assist || decision_.ask == Ask::gadget;
        return name(is_helped ? about_.what : about_.who);
    }
    ui::PlainQuestion next() const;
    ui::PlainQuestion action() const;
    ui::PlainQuestion boost() const;
    ui::PlainQuestion destination() const;
    ui::PlainQuestion target() const;
    ui::PlainQuestion perch() const;

    const View::Decision& decision_;
    const Heist& heist_;
    const About& about_;
    const ui::Seating& seating_;
    std::string who_;
};

// The first of all turns says what for.
ui::PlainQuestion Asking::next() const {
    int over = 0;
    for (MemberId member = 0; member < heist_.terms.members; ++member)
        over += heist_[member].is_exhausted ? 1 : 0;
    const std::string turns =
        over == 0 ? std::string(tr("Each has one turn a round: two actions, then the Enemy Die."))
                  : say("Round {0}: {1} of {2} turns are over.",
                        {int{heist_.round}, over, int{heist_.terms.members}});
    const bool is_first = heist_.round == 1 && over == 0;
    return {
        tr("Whose turn is next?"),
        with_team(is_first ? say(mark("{0} {1}"), {aim_of(heist_.terms.scenario), turns}) : turns)};
}

ui::PlainQuestion Asking::action() const {
    const int left = heist_.actions_left;
    const std::string title =
        left == 0
            ? say("{0}: one free Leap is left", {who_})
            : say(by_count(left, "{0}: {1} action left", "{0}: {1} actions left"), {who_, left});
    return {title, {}};  // ratings and places are told on the sheet
}

ui::PlainQuestion Asking::boost() const {
    const int plain = successes_shown(heist_, about_, decision_.dice, false);
    const int boosted = successes_shown(heist_, about_, decision_.dice, true);
    return {say("{0}: spend a Boost token?", {who_}),
            say(mark("{0} {1}"),
                {need(), say(by_count(heist_[about_.who].boost,
                                      "Successes: {0}, with a Boost {1}; {2} token left.",
                                      "Successes: {0}, with a Boost {1}; {2} tokens left."),
                             {plain, boosted, int{heist_[about_.who].boost}})})};
}

ui::PlainQuestion Asking::destination() const {
    if (about_.what == heist_[about_.who].pv) {
        const std::string stays = tr("Choose a space, or your own to stay.");
        if (is_rule("HH-CH-01"))
            return {say("{0}: drive on where?", {who_}),
                    say(mark("{0} {1}"), {power_of(Character::captain), stays})};
        return {say("{0}: drive where?", {who_}), stays};
    }
    const std::string leaves = tr("Choose a space, or the one it is in to leave it there.");
    if (is_rule("HH-VE-01"))
        return {say("{0}: where is the Wreck pushed?", {who_}),
                say(mark("{0} {1}"), {power_of(Car::muscle, heist_.terms.scenario), leaves})};
    const std::string what = is_wreck(heist_, about_.what) ? std::string(tr("the Wreck")) : thing();
    return {say("{0}: where does {1} go?", {who_, what}), leaves};
}

ui::PlainQuestion Asking::target() const {
    if (about_.rule.text().starts_with("HH-ST"))
        return {say("{0}: whom does the Stunt take?", {who_}), {}};
    if (is_rule("HH-WRK-02"))
        return {tr("Where does the Enemy Peg go?"),
                with_team(tr("What it stood on is gone. On a car of yours it deals 2 damage "
                             "whenever Enemy Pegs activate."))};
    if (is_rule("HH-EPEG-04"))
        return {tr("Onto which car does the Enemy Peg climb?"),
                with_team(tr("There it deals 2 damage whenever Enemy Pegs activate."))};
    if (is_rule("HH-O-27"))
        return {say("For which Wreck does {0} make?", {thing()}), with_team({})};
    if (about_.what == tank) return {tr("Towards which car does the Tank turn?"), with_team({})};
    if (is_rule("HH-ESUV-02") || is_rule("HH-O-94"))
        return {say("Whom does {0} slam?", {thing()}), with_team(tr("3 damage, less Defense."))};
    return {
        tr("Which SUV gets the Enemy Peg?"),
        with_team(tr("None of these has one yet. A Peg climbs onto a car, and deals it 2 damage "
                     "each time after that."))};
}

ui::PlainQuestion Asking::perch() const {
    if (is_rule("HH-STT-03")) return {say("{0}: step over?", {who_}), {}};
    if (is_rule("HH-O-115")) return {say("{0}: back onto which vehicle?", {who_}), {}};
    return {say("{0}: onto which vehicle?", {who_}),
            tr("Thrown off: the nearest ones with a free slot.")};
}

ui::PlainQuestion Asking::question() const {
    switch (decision_.ask) {
    case Ask::lane:
        return {say("{0}: in which lane do you start?", {who_}),
                say(mark("{0} {1}"),
                    {aim_of(heist_.terms.scenario), tr("Everybody starts in row 2.")})};
    case Ask::hacker:
        return {tr("In whose car does the Hacker ride?"),
                with_team(tr("If that car is destroyed the game is lost."))};
    case Ask::next_player: return next();
    case Ask::action: return action();
    case Ask::assist: {
        // What for stands in the title: with many tokens there is no room under it.
        const std::string title =
            about_.skill == Skill::defense
                ? say("{0} is dealt {1} damage: who assists?",
                      {name(about_.what), int{about_.need}})
                : say(by_count(about_.need, "{0} needs {1} success with {2}: who assists?",
                               "{0} needs {1} successes with {2}: who assists?"),
                      {name(about_.what), int{about_.need}, name_of(about_.skill)});
        return {title, with_team(tr("Each token given is two more dice, to five at most. A green "
                                    "dot is a success."))};
    }
    case Ask::gadget:
        return {say("{0}: a Gadget for {1}?", {who_, member_name(heist_.terms, about_.what)}),
                say(mark("{0} {1}"),
                    {need(), say(by_count(heist_.gadgets,
                                          "{0} is left: the dice you touch are rolled again.",
                                          "{0} are left: the dice you touch are rolled again."),
                                 {int{heist_.gadgets}})})};
    case Ask::dice:
        return {say("{0}: which dice are rolled again?", {who_}),
                say(mark("{0} {1}"), {need(), tr("Choose them.")})};
    case Ask::boost: return boost();
    case Ask::destination: return destination();
    case Ask::follow: return {say("{0}: follow into the space it left?", {who_}), {}};
    case Ask::target: return target();
    case Ask::perch: return perch();
    case Ask::first_peg: return {tr("Which peg moves first?"), with_team(tr("Slots may run out."))};
    case Ask::duck:
        return {say("{0}: duck and cover?", {who_}),
                tr("Athletics 2; whoever fails is thrown off the Semi.")};
    }
    return {};
}

}  // namespace

ui::PlainQuestion View::question_words(const Decision& decision, const ui::Seating& seating) {
    return Asking(decision, seating).question();
}

// What is decided, which is seldom the rule by which the roll or the card came.
Rule View::rule_of_question(const Decision& decision) {
    switch (decision.ask) {
    case Ask::assist: return "HH-BST-02";
    case Ask::boost: return "HH-BST-01";
    case Ask::gadget:
    case Ask::dice: return "HH-CH-06";
    case Ask::target: return asks_for_peg(decision) ? Rule("HH-EPEG-01") : decision.about.rule;
    default: return decision.about.rule;
    }
}

// ---- How it stands ------------------------------------------------------------------------------

namespace {

template <class Told>
std::string of_members(const Heist& heist, kernel::PlayerId seat, const Told& told) {
    std::string text;
    for (MemberId member = 0; member < heist.terms.members; ++member) {
        if (owner_of(heist.terms, member) != seat) continue;
        text += (text.empty() ? "" : ", ") + told(member);
    }
    return text;
}

std::string strength_words(const Heist& heist, MemberId member) {
    const Member& who = heist[member];
    if (!who.has_pv()) return "–";
    return say(mark("{0}/{1}"),
               {strength_of(heist, member) - who.damage, strength_of(heist, member)});
}

}  // namespace

int View::place_of(const Heist& heist, kernel::PlayerId) {
    return heist.result == Result::lost ? 2 : 1;
}
std::optional<std::string> View::place_shown(const Heist& heist, kernel::PlayerId) {
    switch (heist.result) {
    case Result::won: return tr("Won");
    case Result::lost: return tr("Lost");
    case Result::none: break;
    }
    return "";
}

std::string View::standing_of(const Heist& heist, kernel::PlayerId seat) {
    return of_members(heist, seat, [&](MemberId member) {
        return heist[member].is_exhausted && !heist.is_over()
                   ? say("{0} (exhausted)", {member_name(heist.terms, member)})
                   : member_name(heist.terms, member);
    });
}

kernel::PlayerId View::roller_of(const Heist& heist) { return seat_of(heist.terms, heist.active); }
std::string View::thrower_of(const Heist& heist, const ui::Seating& seating) {
    return heist.stage == Stage::turn ? played_name(heist, seating, heist.active)
                                      : std::string(tr("The team"));
}

ui::StripCaption View::caption(const Heist& heist) {
    ui::StripCaption caption;
    const int most = last_round(heist.terms.difficulty);
    caption.round = say("Round {0} of {1}", {int{heist.round}, most});
    caption.round_note =
        say("{0}, {1}. Lost when the Level 3 Stunt leaves after round {2}.",
            {name_of(heist.terms.scenario), name_of(heist.terms.difficulty), most});
    caption.round_rule = ui::RuleRef("HH-END-03");
    const std::string start = tr("The start");
    const std::string next = tr("Who is next?");
    const std::string turn = tr("Two actions");
    const std::string enemy = tr("The enemy");
    const std::string maintenance = tr("End of the round");
    caption.phases = {start, next, turn, enemy, maintenance};
    switch (heist.stage) {
    case Stage::set_up: caption.phase = start; break;
    case Stage::turn: caption.phase = turn; break;
    case Stage::enemy_die: caption.phase = enemy; break;
    case Stage::end_of_round: caption.phase = maintenance; break;
    default: caption.phase = next; break;
    }
    return caption;
}

ui::StripButton View::foretelling(bool is_shown) {
    ui::StripButton button;
    button.label = is_shown ? tr("Hide danger") : tr("Show danger");
    button.hint = tr("Spaces under fire, whom SUVs slam, where Wrecks fall back to, and how likely "
                     "they meet the Tank.");
    button.room_for = tr("Show danger");
    return button;
}

// One for each member, those who are still to come first.
std::vector<ui::StripChip> View::chips(const Heist& heist, std::size_t) {
    std::vector<ui::StripChip> chips;
    for (MemberId member = 0; member < heist.terms.members; ++member) {
        ui::StripChip& chip = chips.emplace_back();
        const Member& who = heist[member];
        chip.who = seat_of(heist.terms, member);
        chip.is_done = who.is_exhausted;
        chip.said = member_name(heist.terms, member);
        chip.note = say(who.is_exhausted ? mark("{0} is exhausted: no turn before the next round.")
                                         : mark("{0} has a turn in this round."),
                        {member_name(heist.terms, member)});
        chip.rule = ui::RuleRef("HH-EXH-01");
        chip.decides = heist.stage == Stage::turn && member == heist.active;
    }
    return chips;
}

std::vector<ui::StandingsColumn> View::columns(const Heist&) {
    return {{tr("Strength"), 70.0F, 0.0F}, {words::tr_in("tokens", "Boost"), 52.0F, 0.0F}};
}

std::vector<std::string> View::values_of(const Heist& heist, kernel::PlayerId seat) {
    return {of_members(heist, seat, [&](MemberId member) { return strength_words(heist, member); }),
            of_members(heist, seat,
                       [&](MemberId member) { return std::to_string(heist[member].boost); })};
}

// Once the enemy is done, so that nothing is told before it is decided.
ui::PlainToll View::toll_of(const Heist& then, const Heist& now, const std::vector<Event>&,
                            kernel::PlayerId seat) {
    ui::PlainToll toll;
    if (now.stage == Stage::enemy_die || now.stage == Stage::end_of_round) return toll;
    int cars = 0;
    for (MemberId member = 0; member < now.terms.members; ++member) {
        const Member& before = then[member];
        const Member& after = now[member];
        const bool is_lost = before.has_pv() && !after.has_pv();
        if (owner_of(now.terms, member) != seat) continue;
        if (!is_lost && after.damage <= before.damage) continue;
        const std::string name = member_name(now.terms, member);
        const std::string one =
            is_lost ? say("{0} is on foot now", {name})
                    : say("{0}: Strength {1} → {2}",
                          {name, strength_words(then, member), strength_words(now, member)});
        toll.standing = toll.standing.empty() ? one : say(mark("{0} · {1}"), {toll.standing, one});
        toll.title = ++cars > 1 ? std::string(tr("Hits on several cars"))
                     : is_lost  ? say("{0} lost a car", {name})
                                : say("{0}'s car was hit", {name});
    }
    return toll;
}

}  // namespace highway_heist
