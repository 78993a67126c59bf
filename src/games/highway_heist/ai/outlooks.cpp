// How a turn is likely to go on after an answer: the rules on a copy, over all dice.
#include <algorithm>
#include <span>
#include <utility>

#include "games/highway_heist/ai/drivers.h"
#include "games/highway_heist/ai/weighed.h"
#include "kernel/odds.h"

namespace highway_heist {

namespace {

using Decision = kernel::Decision<HighwayHeist>;
using Question = kernel::Question<HighwayHeist>;

constexpr std::size_t most_options = 5;
constexpr int most_actions = 3;  // HH-O-135
constexpr kernel::OddsLimits limits = {.courses = 2'000, .samples = 300};

// A step as the usual driver plays it, over the dice of its Skill Rolls: those of Defense fall
// somehow.
class Courses {
public:
    void restart() { ends_.clear(); }
    bool is_wanted() const { return true; }
    void begin() {}
    int answer(const Heist& heist, const Question& question) {
        const auto is_same = [&](const Answered& one) {
            return one.heist == heist && one.question == kernel::freeze(question);
        };
        auto found = std::ranges::find_if(answered_, is_same);
        if (found == answered_.end()) {
            const std::size_t answer = answer_of(drivers[0], heist, question);
            found = answered_.insert(found, {heist, kernel::freeze(question), answer});
        }
        return static_cast<int>(found->answer);
    }
    bool matters(const Heist&, const kernel::Roll<HighwayHeist>& roll) {
        const bool is_counted = roll.why == Why::effort && roll.about.skill != Skill::defense;
        has_left_out_ = has_left_out_ || !is_counted;
        return is_counted;
    }
    void hear(const Heist&, const Event&) {}
    void end(const Heist& heist, kernel::Weight weight) {
        const double part = static_cast<double>(weight.ways) / static_cast<double>(weight.of);
        const auto found = std::ranges::find(ends_, heist, &Outlook::End::heist);
        if (found == ends_.end()) {
            ends_.push_back({part, heist});
        } else {
            found->part += part;
        }
    }

    const std::vector<Outlook::End>& ends() const { return ends_; }
    // Dice that have fallen somehow.
    bool has_left_out() const { return has_left_out_; }
    // What was taken of the actions there were.
    std::optional<Option> action() const {
        for (const Answered& one : answered_)
            if (one.question.ask == Ask::action) return one.question.options[one.answer];
        return std::nullopt;
    }

private:
    struct Answered {
        Heist heist;
        kernel::FrozenQuestion<HighwayHeist> question;
        std::size_t answer = 0;
    };
    std::vector<Answered> answered_;
    bool has_left_out_ = false;
    std::vector<Outlook::End> ends_;
};

// The likeliest first.
void put_in_order(std::vector<Outlook::End>& ends) {
    std::ranges::stable_sort(ends, std::greater(), &Outlook::End::part);
}

Outlook outlook_of(const Decision& decision, const Weighed& weighed) {
    Outlook outlook{weighed.option, weighed.worth, {}, {}};
    const auto note = [&outlook](const kernel::OddsCount& count, const Courses& counted) {
        outlook.is_sampled = outlook.is_sampled || !count.is_exact || counted.has_left_out();
    };
    Courses courses;
    note(kernel::odds(decision, std::span(&decision.options[weighed.option], 1), decision.player,
                      courses, limits),
         courses);
    outlook.ends = courses.ends();
    for (int action = 0; action < most_actions; ++action) {
        put_in_order(outlook.ends);
        std::vector<Outlook::End> later;
        for (const Outlook::End& end : outlook.ends) {
            if (end.heist.stage != Stage::turn) {
                later.push_back(end);
                continue;
            }
            Courses next;
            note(kernel::odds_of_rules<HighwayHeist>(end.heist, HighwayHeist::step, next, limits),
                 next);
            if (!outlook.then) outlook.then = next.action();
            for (const Outlook::End& one : next.ends())
                later.push_back({end.part * one.part, one.heist});
        }
        outlook.ends = std::move(later);
    }
    return outlook;
}

}  // namespace

std::vector<Outlook> outlooks_of(const Decision& decision) {
    std::vector<Outlook> all;
    std::vector<Weighed> weighed = weighed_by_steady(decision.now, decision.question());
    weighed.resize(std::min(weighed.size(), most_options));
    for (const Weighed& one : weighed)
        all.push_back(outlook_of(decision, one));
    return all;
}

}  // namespace highway_heist
