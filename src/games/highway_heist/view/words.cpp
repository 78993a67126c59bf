// What is asked, and how things stand.
#include <algorithm>
#include <string>

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
    // With whoever plays it, where there are several.
    std::string name(MemberId member) const {
        const kernel::PlayerId seat = seat_of(heist_.terms, member);
        std::string character = member_name(heist_.terms, member);
        if (seat >= seating_.seats.size() || heist_.terms.players == 1) return character;
        return say(mark("{0} ({1})"), {character, seating_.seat(seat).name});
    }
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
        const std::string may = say("For the team, whoever takes the mouse: {0}.", {names});
        return words.empty() ? may : say("{0} {1}", {words, may});
    }
    std::string need() const {
        if (about_.skill == Skill::defense)
            return say("{0} is dealt {1} damage; each success takes 1 off.",
                       {roller(), int{about_.need}});
        return say("{0} needs {1} in {2}.", {roller(), int{about_.need}, name_of(about_.skill)});
    }
    std::string roller() const {
        const bool is_helped = decision_.ask == Ask::assist || decision_.ask == Ask::gadget;
        return name(is_helped ? about_.what : about_.who);
    }
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

std::string where_stands(const Heist& heist, MemberId member) {
    const Member& who = heist[member];
    if (who.is_manned())
        return say("behind the wheel of {0}, {1}",
                   {perch_name(heist, who.pv), space_name(heist.vehicles[who.pv].at)});
    if (who.is_on_foot())
        return say("on top of {0}, {1}",
                   {perch_name(heist, who.peg), space_name(block_of(heist, who.peg).at)});
    return tr("beside the board");
}

ui::PlainQuestion Asking::action() const {
    const int left = heist_.actions_left;
    const auto ratings = say(
        "Speed {0}, Control {1}, Athletics {2}, Defense {3}.",
        {rating(heist_, about_.who, Skill::speed), rating(heist_, about_.who, Skill::control),
         rating(heist_, about_.who, Skill::athletics), rating(heist_, about_.who, Skill::defense)});
    const std::string title =
        left == 0
            ? say("{0}: one free Leap is left", {who_})
            : say(by_count(left, "{0}: {1} action left", "{0}: {1} actions left"), {who_, left});
    return {title, say(mark("{0}: {1}. {2}"), {member_name(heist_.terms, about_.who),
                                               where_stands(heist_, about_.who), ratings})};
}

ui::PlainQuestion Asking::boost() const {
    int successes = 0;
    int boosts = 0;
    for (const std::uint8_t face : decision_.dice) {
        successes += effort_of(face) == Effort::success ? 1 : 0;
        boosts += effort_of(face) == Effort::boost ? 1 : 0;
    }
    return {say("{0}: spend a Boost token?", {who_}),
            say(mark("{0} {1}"),
                {need(), say("It makes {0} of {1} on the dice; {2} tokens left.",
                             {successes + boosts, successes, int{heist_[about_.who].boost}})})};
}

ui::PlainQuestion Asking::destination() const {
    if (about_.what == heist_[about_.who].pv)
        return {say("{0}: drive where?", {who_}), tr("Click a space; your own is to stay.")};
    const std::string what = is_wreck(heist_, about_.what) ? std::string(tr("the Wreck")) : thing();
    return {say("{0}: where does {1} go?", {who_, what}),
            tr("Click a space; its own is to leave it.")};
}

ui::PlainQuestion Asking::target() const {
    if (about_.rule.text().starts_with("HH-ST"))
        return {say("{0}: whom does the Stunt take?", {who_}), {}};
    if (is_rule("HH-WRK-02"))
        return {tr("Where does the Enemy Peg go?"), with_team(tr("What it stood on is no more."))};
    if (is_rule("HH-EPEG-04")) return {tr("On which car does the Enemy Peg climb?"), with_team({})};
    if (is_rule("HH-O-27"))
        return {say("For which Wreck does {0} make?", {thing()}), with_team({})};
    if (about_.what == tank) return {tr("Towards which car does the Tank turn?"), with_team({})};
    if (is_rule("HH-ESUV-02") || is_rule("HH-O-94"))
        return {say("Whom does {0} slam?", {thing()}), with_team(tr("3 damage, less Defense."))};
    return {tr("Which SUV gets the Enemy Peg?"), with_team({})};
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
                tr("Everybody starts in the second row from the west.")};
    case Ask::hacker:
        return {tr("In whose car does the Hacker ride?"),
                with_team(tr("If that car is destroyed the game is lost."))};
    case Ask::next_player:
        return {tr("Who is next?"), with_team(tr("Two actions, then the Enemy Die is rolled."))};
    case Ask::action: return action();
    case Ask::assist: {
        const std::string title = say("Who assists {0}?", {name(about_.what)});
        return {title, with_team(say(mark("{0} {1}"),
                                     {need(), tr("Touch tokens to give them: two dice more for "
                                                 "each, to five at most.")}))};
    }
    case Ask::gadget:
        return {say("{0}: a Gadget for {1}?", {who_, member_name(heist_.terms, about_.what)}),
                say(mark("{0} {1}"),
                    {need(), say(by_count(heist_.gadgets, "{0} is left: dice are rolled again.",
                                          "{0} are left: dice are rolled again."),
                                 {int{heist_.gadgets}})})};
    case Ask::dice:
        return {say("{0}: which dice are rolled again?", {who_}),
                say(mark("{0} {1}"), {need(), tr("Touch them.")})};
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

// ---- Answers ------------------------------------------------------------------------------------

ui::PlainOption action_option(const Heist& heist, MemberId who, const Option& option) {
    const auto roll = [](Skill skill, int need, const char* then) {
        return say(mark("{0} {1}: {2}"), {name_of(skill), need, tr(then)});
    };
    const std::string vehicle = perch_name(heist, option.value);
    switch (option.choice) {
    case Choice::drive:
        return {words::tr_in("action", "Drive"), tr("No roll. Click a space on the road at once.")};
    case Choice::leap:
        if (option.value == at_wheel)
            return {tr("Leap behind the wheel"), tr("No roll. Then the car is yours to drive.")};
        return {say("Leap onto {0}", {vehicle}), tr("No roll.")};
    case Choice::ram:
        return {say("Ram {0}", {vehicle}), roll(Skill::speed, 3, mark("it becomes a Wreck."))};
    case Choice::force:
        return {say("Force {0}", {vehicle}),
                roll(Skill::control, 3, mark("it moves up to two spaces, you may follow."))};
    case Choice::shake:
        return {tr("Shake"), roll(Skill::control, has_car(heist, who, Car::drifter) ? 1 : 2,
                                  mark("the Enemy Peg falls off your roof."))};
    case Choice::brawl:
        return {tr("Brawl"), roll(Skill::athletics, 2, mark("the Enemy Peg here is gone."))};
    case Choice::hijack:
        return {say("Hijack {0}", {perch_name(heist, heist[who].peg)}),
                roll(Skill::athletics, 2, mark("it is your car, with four slots."))};
    case Choice::stunt: {
        const auto stunt = static_cast<Stunt>(option.value);
        return {name_of(stunt), say(mark("{0}: {1}"), {roll_of(stunt), reward_of(stunt)})};
    }
    case Choice::take_boost: return {tr("Take a Boost token"), tr("It ends your actions.")};
    case Choice::open_door:
        return {tr("Open the door"), roll(Skill::athletics, 1, mark("Cargo can be thrown."))};
    case Choice::throw_cargo:
        return {say("Throw Cargo to {0}", {member_name(heist.terms, option.value)}),
                roll(Skill::athletics, throw_need(heist.terms.difficulty),
                     mark("two tokens fly, one where only one fits."))};
    case Choice::take_the_shot:
        return {tr("Take the shot"), roll(Skill::athletics, 2, mark("the Chopper takes 1."))};
    case Choice::trade_paint:
        return {tr("Trade paint"), roll(Skill::speed, 3, mark("the Rival Car takes 1."))};
    case Choice::jam_radar:
        return {tr("Jam the Radar"), roll(Skill::control, 2, mark("the Radar falls by 2."))};
    case Choice::relocate_hacker: {
        const MemberId to = heist.hacker == who ? option.value : who;
        return {say("The Hacker to {0}", {member_name(heist.terms, to)}), tr("No roll.")};
    }
    default: return {tr("End the turn"), tr("What is left of it is lost.")};
    }
}

ui::PlainOption agreement(Ask ask, bool is_yes) {
    switch (ask) {
    case Ask::gadget:
        return is_yes ? ui::PlainOption{tr("Use a Gadget"), {}}
                      : ui::PlainOption{tr("Leave the dice"), {}};
    case Ask::boost:
        return is_yes ? ui::PlainOption{tr("Boost"), {}} : ui::PlainOption{tr("No Boost"), {}};
    case Ask::follow:
        return is_yes ? ui::PlainOption{tr("Follow"), {}} : ui::PlainOption{tr("Stay"), {}};
    default:
        return is_yes ? ui::PlainOption{tr("Duck and cover"), {}}
                      : ui::PlainOption{tr("Be thrown off"), {}};
    }
}

ui::PlainOption number_option(const View::Decision& decision, int value) {
    if (decision.ask == Ask::lane)
        return {say("Lane {0}", {value}), value == 1       ? tr("The northernmost.")
                                          : value == lanes ? tr("The southernmost.")
                                                           : ""};
    if (value == 0) return {tr("No help"), {}};
    return {say(by_count(value, "{0} Boost token", "{0} Boost tokens"), {value}), {}};
}

ui::PlainOption member_option(const View::Decision& decision, MemberId member) {
    const Heist& heist = decision.now;
    ui::PlainOption option{member_name(heist.terms, member), {}};
    if (decision.ask == Ask::next_player) {
        option.explanation = say(
            "{0}; {1}",
            {where_stands(heist, member),
             say("Strength {0} of {1}",
                 {heist[member].has_pv() ? strength_of(heist, member) - heist[member].damage : 0,
                  strength_of(heist, member)})});
    }
    if (decision.ask == Ask::hacker)
        option.explanation =
            say("Defense {0}, Strength {1}",
                {rating(heist, member, Skill::defense), strength_of(heist, member)});
    return option;
}

ui::PlainOption perch_option(const View::Decision& decision, Perch perch) {
    const Heist& heist = decision.now;
    if (perch == no_perch) return {tr("The Chopper"), {}};
    ui::PlainOption option{perch_name(heist, perch), {}};
    const MemberId driver = driver_of_pv(heist, perch);
    if (driver != no_member) {
        option.explanation = say("{0}: Strength {1} left, at {2}",
                                 {member_name(heist.terms, driver),
                                  strength_of(heist, driver) - heist[driver].damage,
                                  space_name(block_of(heist, perch).at)});
    } else {
        option.explanation = say("At {0}.", {space_name(block_of(heist, perch).at)});
    }
    return option;
}

std::string dice_words(unsigned which) {
    std::string text;
    for (int die = 0; die < 5; ++die)
        if ((which >> die & 1U) != 0) text += (text.empty() ? "" : ", ") + std::to_string(die + 1);
    return say("Dice {0} again", {text});
}

}  // namespace

ui::PlainQuestion View::question_words(const Decision& decision, const ui::Seating& seating) {
    return Asking(decision, seating).question();
}

ui::PlainOption View::option_words(const Option& option, const Decision& decision,
                                   const ui::Seating&) {
    switch (option.choice) {
    case Choice::yes:
    case Choice::no: return agreement(decision.ask, option.choice == Choice::yes);
    case Choice::number: return number_option(decision, option.value);
    case Choice::member: return member_option(decision, option.value);
    case Choice::perch: return perch_option(decision, option.value);
    case Choice::enemy_peg: return {tr("The Enemy Peg"), {}};
    case Choice::dice: return {dice_words(option.value), {}};
    case Choice::space: {
        const Perch what = decision.about.what;
        const bool stays = what < perches && block_of(decision.now, what).at == option.at;
        return {stays ? std::string(tr("Stay")) : say("To {0}", {space_name(option.at)}), {}};
    }
    default: return action_option(decision.now, decision.about.who, option);
    }
}

std::string View::choice_words(const Option& option, const std::string& name, const Heist& before) {
    const auto said = [&](const std::string& what) { return say(mark("{0}: {1}"), {name, what}); };
    switch (option.choice) {
    case Choice::yes: return said(tr("Yes"));
    case Choice::no: return said(tr("No"));
    case Choice::number: return said(std::to_string(option.value));
    case Choice::member: return said(member_name(before.terms, option.value));
    case Choice::perch:
        return said(option.value == no_perch ? std::string(tr("The Chopper"))
                                             : perch_name(before, option.value));
    case Choice::enemy_peg: return said(tr("The Enemy Peg"));
    case Choice::space: return said(say("To {0}", {space_name(option.at)}));
    case Choice::dice: return said(dice_words(option.value));
    default: return said(action_option(before, before.active, option).label);
    }
}

bool View::is_on_board(const Option& option, const Decision& decision) {
    return option.choice == Choice::space && decision.options.size() > 4;
}

std::string View::why_words(Why why) {
    switch (why) {
    case Why::effort: return tr("A green dot is a success, an arrow one with a Boost token.");
    case Why::enemy_die: return tr("What the enemy does now.");
    default: return {};
    }
}

// ---- Dice to touch ------------------------------------------------------------------------------

std::vector<ui::PromptDie> View::dice_of(const Decision& decision) {
    std::vector<ui::PromptDie> dice;
    for (const std::uint8_t face : decision.dice) {
        ui::PromptDie& die = dice.emplace_back();
        die.face = face_of(Why::effort, face);
        die.name = face_words(Why::effort, face);
        die.can_select = decision.ask == Ask::dice;
    }
    return dice;
}

std::optional<Option> View::option_of_dice(const Decision& decision,
                                           std::span<const std::size_t> touched) {
    if (decision.ask != Ask::dice || touched.empty()) return std::nullopt;
    unsigned which = 0;
    for (const std::size_t die : touched)
        which |= 1U << die;
    return Option{Choice::dice, static_cast<std::uint8_t>(which), {}};
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

ui::StripCaption View::caption(const Heist& heist) {
    ui::StripCaption caption;
    const int most = last_round(heist.terms.difficulty);
    caption.round = say("Round {0} of {1}", {int{heist.round}, most});
    caption.round_note =
        say("{0}, {1}. Lost when the Level 3 Stunt leaves after round {2}.",
            {name_of(heist.terms.scenario), name_of(heist.terms.difficulty), most});
    caption.round_rule = ui::RuleRef("HH-END-03");
    const std::string next = tr("Who is next?");
    const std::string turn = tr("Two actions");
    const std::string enemy = tr("The enemy");
    const std::string maintenance = tr("End of the round");
    caption.phases = {next, turn, enemy, maintenance};
    switch (heist.stage) {
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
    button.hint = tr("Spaces under fire, whom SUVs slam, and where Wrecks fall back to.");
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

}  // namespace highway_heist
