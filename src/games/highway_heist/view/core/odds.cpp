#include "games/highway_heist/view/core/odds.h"

#include <algorithm>
#include <utility>

namespace highway_heist {

namespace {

constexpr kernel::OddsLimits limits = {.courses = 4'000, .samples = 2'000};

// Whose roll it is about.
MemberId roller_in(const kernel::Decision<HighwayHeist>& decision) {
    const bool is_helping = decision.ask == Ask::assist || decision.ask == Ask::gadget;
    return is_helping ? decision.about.what : decision.about.who;
}

int index_of(const kernel::Question<HighwayHeist>& question, const Option& wanted) {
    const auto found = std::ranges::find(question.options, wanted);
    return found == question.options.end() ? 0 : static_cast<int>(found - question.options.begin());
}

// Follows an action up to the end of its roll; that of whoever rolls first, where it is not known.
class Follower {
public:
    Follower(MemberId roller, Help help) : roller_(roller), help_(help) {}

    RollOutcome odds(const kernel::OddsCount& count) const {
        RollOutcome odds;
        odds.is_exact = count.is_exact;
        odds.seen = is_seen_;
        odds.is_defense = is_defense_;
        odds.roller = roller_;
        odds.works = works_.sum();
        odds.destroyed = destroyed_.sum();
        for (std::size_t i = 0; i < lost_.size(); ++i)
            odds.lost.at(i) = lost_.at(i).sum();
        return odds;
    }
    void restart() {
        works_ = destroyed_ = {};
        lost_ = {};
    }
    bool is_wanted() const { return true; }
    void begin() {
        is_told_ = works_now_ = is_gone_ = is_just_damaged_ = false;
        lost_now_ = -1;
        assists_ = help_.assists;
    }
    int answer(const Heist&, const kernel::Question<HighwayHeist>& question) {
        switch (question.ask) {
        case Ask::assist: {
            const int most = static_cast<int>(question.options.size()) - 1;
            const int given = std::min(most, assists_);
            assists_ -= given;
            return given;
        }
        case Ask::gadget:
            return index_of(question, {help_.has_gadget ? Choice::yes : Choice::no, 0, {}});
        case Ask::boost:
            return index_of(question, {help_.has_boost ? Choice::yes : Choice::no, 0, {}});
        case Ask::dice: {
            unsigned which = 0;
            for (std::size_t die = 0; die < question.dice.size(); ++die)
                if (effort_of(question.dice[die]) != Effort::success) which |= 1U << die;
            return index_of(question, {Choice::dice, static_cast<std::uint8_t>(which), {}});
        }
        default: return 0;
        }
    }
    bool matters(const Heist&, const kernel::Roll<HighwayHeist>& roll) {
        if (is_told_ || roll.why != Why::effort) return false;
        if (roller_ == no_member) roller_ = roll.about.who;
        return true;
    }
    void hear(const Heist&, const Event& event) {
        // A car that this roll could not save is a Wreck before anything else happens (HH-DEF-04).
        if (std::exchange(is_just_damaged_, false))
            is_gone_ = event.fact == Fact::wrecked && event.who == roller_ &&
                       event.rule == Rule("HH-DEF-04");
        if (is_told_ || event.who != roller_) return;
        switch (event.fact) {
        case Fact::succeeded: works_now_ = true; [[fallthrough]];
        case Fact::failed: is_told_ = is_seen_ = true; break;
        case Fact::damaged:
            is_told_ = is_defense_ = is_just_damaged_ = true;
            lost_now_ = std::clamp<int>(event.value, 0, most_damage);
            break;
        default: break;
        }
    }
    void end(const Heist&, kernel::Weight weight) {
        if (works_now_) works_.add(weight);
        if (lost_now_ < 0) return;
        (is_gone_ ? destroyed_ : lost_.at(static_cast<std::size_t>(lost_now_))).add(weight);
    }

private:
    MemberId roller_;
    Help help_;
    int assists_ = 0;
    bool is_seen_ = false;
    bool is_defense_ = false;
    kernel::Share works_;
    kernel::Share destroyed_;
    std::array<kernel::Share, most_damage + 1> lost_{};
    bool is_told_ = false;
    bool works_now_ = false;
    bool is_just_damaged_ = false;
    bool is_gone_ = false;
    int lost_now_ = -1;
};

}  // namespace

bool is_roll(const kernel::Decision<HighwayHeist>& decision, const Option& answer) {
    switch (decision.ask) {
    case Ask::assist:
    case Ask::gadget:
    case Ask::dice:
    case Ask::boost: return true;
    case Ask::duck: return answer.choice == Choice::yes;
    case Ask::action: break;
    default: return false;
    }
    switch (answer.choice) {
    case Choice::drive:
    case Choice::leap:
    case Choice::take_boost:
    case Choice::relocate_hacker:
    case Choice::pass: return false;
    default: return true;
    }
}

RollOutcome odds_of(const kernel::Decision<HighwayHeist>& decision, const Option& answer,
                    Help help) {
    Follower follower(roller_in(decision), help);
    const auto count = kernel::odds(decision, std::span<const Option>(&answer, 1), decision.player,
                                    follower, limits);
    return follower.odds(count);
}

RollOutcome odds_ahead(const kernel::RollAhead<HighwayHeist>& ahead, Help help) {
    Follower follower(no_member, help);
    const auto count = kernel::odds_of_roll(ahead, follower, limits);
    return follower.odds(count);
}

Help most_help(const kernel::Decision<HighwayHeist>& decision, const Option&) {
    const Heist& heist = decision.now;
    const MemberId roller = roller_in(decision);
    Help help;
    help.has_boost = heist[roller].boost > 0 && decision.ask != Ask::boost;
    help.has_gadget = heist.gadgets > 0 && decision.ask != Ask::gadget &&
                      decision.ask != Ask::dice && decision.ask != Ask::boost;
    if (decision.ask != Ask::action && decision.ask != Ask::duck) return help;
    for (MemberId other = 0; other < heist.terms.members; ++other)
        if (other != roller) help.assists += heist[other].boost;
    return help;
}

std::optional<play::CastLuck> luck_of(Why why, std::span<const std::uint8_t> faces) {
    if (why != Why::effort) return std::nullopt;
    // A success is worth two arrows.
    const auto worth = [](std::span<const std::uint8_t> thrown) {
        int sum = 0;
        for (const std::uint8_t face : thrown)
            sum += effort_of(face) == Effort::success ? 2
                   : effort_of(face) == Effort::boost ? 1
                                                      : 0;
        return sum;
    };
    return play::luck_of(worth(faces), play::chances_of(static_cast<int>(faces.size()), 6, worth),
                         play::Lucky::high);
}

}  // namespace highway_heist
