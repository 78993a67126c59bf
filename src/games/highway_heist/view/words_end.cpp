// How a heist ended, and how it went.
#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "games/highway_heist/view/heist_view.h"
#include "games/highway_heist/view/names.h"
#include "words/words.h"

namespace highway_heist {

using words::by_count;
using words::mark;
using words::say;
using words::tr;

namespace {

struct Count {
    int succeeded = 0;
    int failed = 0;
    int damage = 0;
    int assists = 0;
};

std::string outcome_of(const Heist& heist) {
    const bool is_won = heist.result == Result::won;
    switch (heist.terms.scenario) {
    case Scenario::tank_assault:
        return is_won ? say("The Tank is scrap in round {0}.", {int{heist.round}})
                      : say("The Tank rolls on, with {0} of its Strength.", {int{heist.strength}});
    case Scenario::semi_heist:
        return is_won ? say("All Cargo is home in round {0}.", {int{heist.round}})
                      : say("The Semi is gone, with {0} Cargo aboard.", {int{heist.cargo_left}});
    case Scenario::chopper_takedown: break;
    }
    return is_won ? say("Chopper and Rival Car are down in round {0}.", {int{heist.round}})
                  : say("The enemy has the Hacker, or the road: Chopper {0}, Rival Car {1}.",
                        {int{heist.strength}, int{heist.rival_strength}});
}

// What the team did to the enemy and the enemy to the team, in a few sentences.
class Story {
public:
    explicit Story(const Heist& heist) : heist_(heist) {}

    void hear(const View::Happening& happening) {
        const Event& event = happening.event;
        const Heist& now = happening.state;
        const MemberId active = now.stage == Stage::turn ? now.active : no_member;
        switch (event.fact) {
        case Fact::action_taken:
            tried_ = static_cast<Choice>(event.value) == Choice::stunt
                         ? static_cast<Stunt>(event.what)
                         : Stunt::none;
            return;
        case Fact::succeeded:
            if (std::exchange(tried_, Stunt::none) != Stunt::none) stunts_.add(event.who, 1);
            return;
        case Fact::wrecked:
            if (event.who == no_member) wrecks_.add(active, 1);
            if (event.who != no_member) lose(event.who, now);
            return;
        case Fact::removed:
            if (event.who != no_member) lose(event.who, now);
            return;
        case Fact::main_hit:
        case Fact::rival_hit: return hits_.add(active, event.value);
        case Fact::cargo_moved:
            if (event.value > 0) cargo_.add(event.who, event.value);
            return;
        case Fact::damaged: return look_at(event.who, now);
        default: return;
        }
    }
    std::vector<std::string> lines() const {
        std::vector<std::string> lines = {
            say("Rounds: {0} of {1}.", {int{heist_.round}, last_round(heist_.terms.difficulty)})};
        const auto add = [&](const char* text, const Tally& tally) {
            if (const std::string who = by_whom(tally); !who.empty())
                lines.push_back(say(text, {who}));
        };
        add(mark("SUVs wrecked: {0}."), wrecks_);
        add(heist_.terms.scenario == Scenario::tank_assault
                ? mark("Strength taken from the Tank: {0}.")
                : mark("Strength taken from Chopper and Rival Car: {0}."),
            hits_);
        add(mark("Cargo aboard: {0}."), cargo_);
        add(mark("Stunts that worked: {0}."), stunts_);
        lines.push_back(closest());
        return lines;
    }

private:
    struct Tally {
        std::array<int, most_members> of{};
        int others = 0;  // nobody's turn: the road itself

        void add(MemberId who, int count) { (who < most_members ? of.at(who) : others) += count; }
    };

    void lose(MemberId who, const Heist& now) {
        lost_ += (lost_.empty() ? "" : ", ") +
                 say("{0} in round {1}", {member_name(heist_.terms, who), int{now.round}});
    }
    void look_at(MemberId who, const Heist& now) {
        if (who >= most_members || !now[who].has_pv()) return;
        const int left = strength_of(now, who) - now[who].damage;
        if (closest_left_ >= 0 && left >= closest_left_) return;
        closest_left_ = left;
        closest_ = who;
        closest_round_ = now.round;
    }
    // "Captain 4, Enforcer 3, the road 2".
    std::string by_whom(const Tally& tally) const {
        std::string text;
        const auto add = [&](const std::string& name, int count) {
            if (count > 0) text += (text.empty() ? "" : ", ") + say(mark("{0} {1}"), {name, count});
        };
        for (MemberId member = 0; member < heist_.terms.members; ++member)
            add(member_name(heist_.terms, member), tally.of.at(member));
        add(tr("the road"), tally.others);
        return text;
    }
    std::string closest() const {
        if (!lost_.empty()) return say("Cars lost: {0}.", {lost_});
        if (closest_left_ < 0) return tr("No car lost a single slot.");
        return say(by_count(closest_left_,
                            "The closest call: {0}'s car with {1} slot left, in "
                            "round {2}.",
                            "The closest call: {0}'s car with {1} slots left, in round {2}."),
                   {member_name(heist_.terms, closest_), closest_left_, closest_round_});
    }

    const Heist& heist_;
    Tally wrecks_;
    Tally hits_;
    Tally cargo_;
    Tally stunts_;
    Stunt tried_ = Stunt::none;
    std::string lost_;
    int closest_left_ = -1;
    MemberId closest_ = no_member;
    int closest_round_ = 0;
};

}  // namespace

ui::PlainEnd View::end_of(const Heist& heist, std::span<const Happening> told,
                          const ui::Seating& seating) {
    std::array<Count, most_members> counts{};
    Story story(heist);
    for (const auto& happening : told) {
        if (happening.kind != kernel::HappeningKind::event) continue;
        story.hear(happening);
        const Event& event = happening.event;
        const kernel::PlayerId seat = seat_of(heist.terms, event.who);
        if (seat >= seating.seats.size()) continue;
        Count& its = counts.at(seat);
        if (event.fact == Fact::succeeded) ++its.succeeded;
        if (event.fact == Fact::failed) ++its.failed;
        if (event.fact == Fact::damaged) its.damage += event.value;
        if (event.fact == Fact::assisted) its.assists += event.value;
    }
    ui::PlainEnd end;
    ui::ResultsColumn rolls{tr("Rolls that worked"), ui::RuleRef("HH-ROLL-01"), {}};
    ui::ResultsColumn assists{tr("Tokens for others"), ui::RuleRef("HH-BST-02"), {}};
    ui::ResultsColumn damage{tr("Slots lost"), ui::RuleRef("HH-DEF-02"), {}};
    for (std::size_t seat = 0; seat < seating.seats.size(); ++seat) {
        const Count& its = counts.at(seat);
        rolls.cells.push_back(say(mark("{0}/{1}"), {its.succeeded, its.succeeded + its.failed}));
        assists.cells.push_back(std::to_string(its.assists));
        damage.cells.push_back(std::to_string(its.damage));
    }
    end.columns = {rolls, assists, damage};
    end.headline = heist.result == Result::won ? tr("The team wins!") : tr("The team loses");
    end.outcome = outcome_of(heist);
    end.story = story.lines();
    switch (heist.terms.scenario) {
    case Scenario::tank_assault: end.outcome_rule = ui::RuleRef("HH-OBJ-01"); break;
    case Scenario::semi_heist: end.outcome_rule = ui::RuleRef("HH-OBJ-02"); break;
    case Scenario::chopper_takedown: end.outcome_rule = ui::RuleRef("HH-OBJ-03"); break;
    }
    return end;
}

}  // namespace highway_heist
