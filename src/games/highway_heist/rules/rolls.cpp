// Skill Rolls, Defense and Boost tokens (HH-SKL-01 to HH-BST-07, HH-O-116).
#include <algorithm>
#include <bit>
#include <span>

#include "games/highway_heist/rules/assists.h"
#include "games/highway_heist/rules/procedures.h"

namespace highway_heist {

namespace {

// Who has a say in the Assists of a roll: whoever rolls, and all who could give tokens.
kernel::PlayerSet assistants(const Heist& heist, MemberId roller) {
    kernel::PlayerSet all = kernel::only(owner_of(heist.terms, roller));
    for (MemberId member = 0; member < heist.terms.members; ++member)
        if (heist[member].boost > 0)
            all = static_cast<kernel::PlayerSet>(all | kernel::only(owner_of(heist.terms, member)));
    return all;
}

// HH-BST-02, HH-BST-03, HH-BST-04, HH-BST-05: each team member once, in seat order after the
// roller; anyone of them may answer for all.
int assist(Heist& heist, Table& table, const About& about, int dice) {
    const kernel::PlayerSet all = assistants(heist, about.who);
    for (int step = 1; step < heist.terms.members; ++step) {
        const auto helper = helper_at(heist, about.who, step);
        const int useful = useful_tokens(heist[helper].boost, dice);
        About helping = about;
        helping.what = about.who;
        helping.who = helper;
        helping.against = about.what;
        helping.dice = static_cast<std::uint8_t>(dice);
        Options options;
        for (int tokens = 0; tokens <= useful; ++tokens)
            options.push_back({Choice::number, static_cast<std::uint8_t>(tokens), {}});
        const int tokens =
            choose_among(heist, table, Ask::assist, helping, options, about.who, all).value;
        if (tokens == 0) continue;
        heist[helper].boost = static_cast<std::uint8_t>(heist[helper].boost - tokens);
        dice = dice_with(dice, tokens);
        tell(table, {Fact::assisted,
                     helper,
                     about.who,
                     {},
                     static_cast<std::int16_t>(tokens),
                     "HH-BST-02"});
    }
    return dice;
}

void roll_effort(Table& table, const About& about, int dice, kernel::Faces& faces) {
    kernel::Roll<HighwayHeist> roll;
    roll.why = Why::effort;
    roll.about = about;
    roll.count = static_cast<std::uint16_t>(dice);
    table.roll(roll, faces);
}

int count(std::span<const std::uint8_t> faces, Effort effort) {
    return static_cast<int>(
        std::ranges::count_if(faces, [&](std::uint8_t face) { return effort_of(face) == effort; }));
}

// A question about dice that lie on the table.
Option choose_with_dice(const Heist& heist, Table& table, Ask ask, const About& about,
                        const Options& options, const kernel::Faces& faces) {
    kernel::Question<HighwayHeist> question;
    question.player = owner_of(heist.terms, about.who);
    question.ask = ask;
    question.about = about;
    question.options = {options.begin(), options.end()};
    question.dice = {faces.begin(), faces.size()};
    return table.choose(question);
}
// No other answer than "no" is there where a token would be of no use.
bool agrees_with_dice(const Heist& heist, Table& table, Ask ask, const About& about,
                      const kernel::Faces& faces, bool is_of_use) {
    Options options;
    options.push_back({Choice::no});
    if (is_of_use) options.push_back({Choice::yes});
    return choose_with_dice(heist, table, ask, about, options, faces).choice == Choice::yes;
}

// HH-CH-06, HH-EXH-02: one token a roll, also of an Exhausted Tech, where the dice do not do as
// they are.
void use_gadget(Heist& heist, Table& table, const About& about, kernel::Faces& faces) {
    if (heist.gadgets == 0) return;
    const bool is_of_use = successes_shown(heist, about, faces, false) < about.need;
    const auto characters = std::span(heist.terms.characters).first(heist.terms.members);
    About giving = about;
    giving.rule = "HH-CH-06";
    giving.what = about.who;
    giving.against = about.what;
    giving.who =
        static_cast<MemberId>(std::ranges::find(characters, Character::tech) - characters.begin());
    if (!agrees_with_dice(heist, table, Ask::gadget, giving, faces, is_of_use)) return;
    --heist.gadgets;
    tell(table, {Fact::gadget_used, giving.who, about.who, {}, 0, "HH-CH-06"});
    Options options;
    for (unsigned some = 1; some < (1U << faces.size()); ++some)
        options.push_back({Choice::dice, static_cast<std::uint8_t>(some), {}});
    const unsigned again = choose_with_dice(heist, table, Ask::dice, about, options, faces).value;
    kernel::Faces anew;
    roll_effort(table, about, std::popcount(again), anew);
    std::size_t next = 0;
    for (std::size_t die = 0; die < faces.size(); ++die)
        if ((again >> die & 1U) != 0) faces[die] = anew[next++];
}

// HH-BST-01, HH-BST-04, HH-ROLL-02: where it changes something.
bool boosts(Heist& heist, Table& table, const About& about, const kernel::Faces& faces) {
    const bool can_boost = heist[about.who].boost > 0 && count(faces, Effort::boost) > 0;
    const bool is_enough = successes_shown(heist, about, faces, false) >= about.need;
    const bool is_of_use =
        about.skill == Skill::defense || successes_shown(heist, about, faces, true) >= about.need;
    const bool may = can_boost && !is_enough && is_of_use;
    if (!agrees_with_dice(heist, table, Ask::boost, about, faces, may)) return false;
    --heist[about.who].boost;
    tell(table, {Fact::boosted, about.who, no_perch, {}, 0, "HH-BST-01"});
    return true;
}

// HH-CH-03
bool braces(const Heist& heist, MemberId roller, Skill skill) {
    return skill == Skill::defense && has_character(heist, roller, Character::enforcer);
}

// HH-ROLL-01, HH-O-116: Assists, dice, Gadget, Boost, count.
int roll_skill(Heist& heist, Table& table, const About& about) {
    const int dice =
        assist(heist, table, about, std::min(most_dice, rating(heist, about.who, about.skill)));
    if (dice == 0) return 0;
    kernel::Faces faces;
    roll_effort(table, about, dice, faces);
    use_gadget(heist, table, about, faces);
    const bool is_boosted =
        !braces(heist, about.who, about.skill) && boosts(heist, table, about, faces);
    const int successes = successes_shown(heist, about, faces, is_boosted);
    tell(table,
         {Fact::rolled, about.who, no_perch, {}, static_cast<std::int16_t>(successes), about.rule});
    return successes;
}

}  // namespace

// HH-R-08, HH-R-09
int successes_shown(const Heist& heist, const About& about, std::span<const std::uint8_t> faces,
                    bool is_boosted) {
    // HH-VE-04: on one of the top two slots.
    const bool is_mint = (about.skill == Skill::speed || about.skill == Skill::control) &&
                         has_car(heist, about.who, Car::supercar) && heist[about.who].damage <= 1;
    const bool counts_boosts = is_boosted || braces(heist, about.who, about.skill);
    return count(faces, Effort::success) + (counts_boosts ? count(faces, Effort::boost) : 0) +
           (is_mint ? 1 : 0);
}

// HH-BST-01, HH-O-116
bool may_promise_boost(const Heist& heist, MemberId roller, Skill skill) {
    return heist.gadgets == 0 && heist[roller].boost > 0 && !braces(heist, roller, skill);
}

// HH-ROLL-03: whoever asks has taken the action already.
bool succeeds(Heist& heist, Table& table, const About& about) {
    const bool is_done = roll_skill(heist, table, about) >= about.need;
    tell(table, {is_done ? Fact::succeeded : Fact::failed, about.who, no_perch, {}, 0, about.rule});
    return is_done;
}

// HH-DEF-01 to 04, HH-O-130
void deal_damage(Heist& heist, Table& table, MemberId member, int damage, Rule rule) {
    if (heist.is_over() || !heist[member].has_pv()) return;
    const About about{rule, member, heist[member].pv, Skill::defense,
                      static_cast<std::uint8_t>(damage)};
    const int left = std::max(0, damage - roll_skill(heist, table, about));
    Member& who = heist[member];
    who.damage = static_cast<std::uint8_t>(std::min(strength_of(heist, member), who.damage + left));
    tell(table, {Fact::damaged,
                 member,
                 who.pv,
                 {},
                 static_cast<std::int16_t>(left),
                 rule,
                 static_cast<std::uint8_t>(damage)});
    if (who.damage >= strength_of(heist, member)) wreck(heist, table, who.pv, "HH-DEF-04");
}

// HH-BST-07, HH-CH-04, HH-O-131
void gain_boost(Heist& heist, Table& table, MemberId member, Rule rule) {
    const int most = has_character(heist, member, Character::showman) ? 5 : 3;
    if (heist[member].boost >= most) return;
    ++heist[member].boost;
    tell(table, {Fact::took_boost, member, no_perch, {}, 0, rule});
}

}  // namespace highway_heist
