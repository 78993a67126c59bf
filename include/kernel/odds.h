// What an answer may bring: the real rules, run over every way the dice may fall.
//
// Each course of events is one run of the step from its place of rest, with the dice it is given;
// dice not given yet branch. The dice of a roll are alike, unless the game says of it
// `G::reads_in_order(roll)`: they branch as multisets, each with the number of its orders as
// weight. A draw (a die with weights) branches into the kinds of cards that are left.
#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <span>
#include <vector>

#include "kernel/decision.h"
#include "kernel/dice.h"
#include "kernel/game.h"
#include "kernel/imagine.h"
#include "kernel/table.h"

namespace kernel {

// A part of everything that may happen: so many `ways` out of `of`.
struct Weight {
    std::uint64_t ways = 1;
    std::uint64_t of = 1;

    friend bool operator==(const Weight&, const Weight&) = default;
};

// No weight of a course has a greater denominator, so that sums of weights times small amounts
// still fit, and a double holds them exactly.
inline constexpr std::uint64_t finest_weight = std::uint64_t{1} << 53U;

// The sum of the weights of courses; exact.
class Share {
public:
    // Weights of one count of odds always have a common denominator up to finest_weight.
    void add(Weight weight) {
        const std::uint64_t common = std::lcm(sum_.of, weight.of);
        sum_.ways = sum_.ways * (common / sum_.of) + weight.ways * (common / weight.of);
        sum_.of = common;
    }
    Weight sum() const { return sum_; }
    bool is_nothing() const { return sum_.ways == 0; }
    // Whether it is all there is.
    bool is_certain() const { return sum_.ways == sum_.of; }

    friend bool operator==(const Share&, const Share&) = default;

private:
    Weight sum_{0, 1};
};

// After this part of the courses allowed it is seen how far they have led. Where they promise more
// than `trial_error` times as many courses as allowed they are counted no further.
inline constexpr std::uint32_t trial_part = 8;
inline constexpr std::uint32_t trial_error = 3;

struct OddsLimits {
    std::uint32_t courses = 20'000;  // counted one by one, at most; beyond that they are sampled
    std::uint32_t samples = 4'000;
    std::uint64_t seed = 0x0dd5;  // of the samples; nothing to do with the dice of the game
};

struct OddsCount {
    bool is_exact = false;     // every course counted; otherwise so many samples
    bool is_complete = false;  // false: nobody wanted it any more
    std::uint32_t courses = 0;
};

// Whoever wants to know the odds. It answers what is asked on the way, sees what happens, and is
// given the weight of each course at its end.
template <class W, class G>
concept OddsWatcher = requires(W& watcher, const typename G::State& state,
                               const Question<G>& question, const Roll<G>& roll,
                               const typename G::Event& event, Weight weight) {
    watcher.restart();                              // forget all courses: they are counted anew
    { watcher.is_wanted() } -> std::same_as<bool>;  // asked between courses
    watcher.begin();                                // a course
    { watcher.answer(state, question) } -> std::same_as<int>;
    { watcher.matters(state, roll) } -> std::same_as<bool>;  // false: no need to branch here
    watcher.hear(state, event);
    watcher.end(state, weight);
};

enum class DiceOrder : std::uint8_t { does_not_matter, matters };

// Whether rules tell the dice of this roll apart by the order in which they lie.
template <Game G>
DiceOrder dice_order(const Roll<G>& roll) {
    if constexpr (requires { G::reads_in_order(roll); }) {
        return G::reads_in_order(roll) ? DiceOrder::matters : DiceOrder::does_not_matter;
    } else {
        return DiceOrder::does_not_matter;
    }
}

// One way after the other in which a roll may fall; rising sequences where the order does not
// matter.
class FallingDice {
public:
    FallingDice(std::size_t count, unsigned sides, DiceOrder order)
        : faces_(count, 0), sides_(sides), order_(order) {}
    // One die that falls on each face as often as it weighs.
    explicit FallingDice(std::span<const std::uint8_t> weights)
        : faces_(1, 0),
          sides_(static_cast<unsigned>(weights.size())),
          order_(DiceOrder::matters),
          weights_(weights.begin(), weights.end()) {
        faces_[0] = weighted_face(weights, 0);
    }

    std::span<const std::uint8_t> faces() const { return faces_; }

    bool next() {
        if (!weights_.empty()) return next_weighted();
        for (std::size_t i = faces_.size(); i-- > 0;) {
            if (faces_[i] + 1U >= sides_) continue;
            ++passed_;
            const auto face = static_cast<std::uint8_t>(faces_[i] + 1);
            faces_[i] = face;
            for (std::size_t j = i + 1; j < faces_.size(); ++j)
                faces_[j] = order_ == DiceOrder::matters ? std::uint8_t{0} : face;
            return true;
        }
        return false;
    }

    // How many ways have gone before this one, of how many in all.
    std::uint64_t passed() const { return passed_; }
    std::uint64_t all() const {
        if (!weights_.empty())
            return static_cast<std::uint64_t>(
                std::ranges::count_if(weights_, [](std::uint8_t w) { return w > 0; }));
        std::uint64_t all = 1;
        for (std::uint64_t i = 1; i <= faces_.size(); ++i)
            all = order_ == DiceOrder::matters ? all * sides_ : all * (sides_ - 1 + i) / i;
        return all;
    }

    // In how many orders the dice show these faces: a product of binomials, each of them whole.
    std::uint64_t orders() const {
        if (!weights_.empty()) return weights_[faces_[0]];
        if (order_ == DiceOrder::matters) return 1;
        std::uint64_t product = 1;
        std::size_t run = 0;
        for (std::size_t i = 0; i < faces_.size(); ++i) {
            run = i > 0 && faces_[i] == faces_[i - 1] ? run + 1 : 1;
            product = product * (i + 1) / run;
        }
        return product;
    }

private:
    bool next_weighted() {
        for (unsigned face = faces_[0] + 1U; face < sides_; ++face) {
            if (weights_[face] == 0) continue;
            faces_[0] = static_cast<std::uint8_t>(face);
            ++passed_;
            return true;
        }
        return false;
    }

    std::vector<std::uint8_t> faces_;
    unsigned sides_;
    DiceOrder order_;
    std::vector<std::uint8_t> weights_;
    std::uint64_t passed_ = 0;
};

// The rolls of a course that are to branch, and the way to the next course.
class DiceBranches {
public:
    // Back to the first roll, for the next course.
    void begin() { depth_ = 0; }

    // False when this course weighs too little to be counted; the faces are then the first ones.
    bool cast(std::size_t count, unsigned sides, DiceOrder order, Faces& faces) {
        if (!reach([&] { return grow(count, sides, order); })) {
            faces.resize(count);
            for (std::size_t i = 0; i < faces.size(); ++i)
                faces[i] = 0;
            return false;
        }
        lay(faces);
        return true;
    }
    // A draw: one die whose faces weigh so much.
    bool draw(std::span<const std::uint8_t> weights, Faces& faces) {
        if (!reach([&] { return grow(weights); })) {
            faces.resize(1);
            faces[0] = weighted_face(weights, 0);
            return false;
        }
        lay(faces);
        return true;
    }

    // On to the next course; false when there is none.
    bool next() {
        while (!nodes_.empty()) {
            if (nodes_.back().dice.next()) return true;
            nodes_.pop_back();
        }
        return false;
    }

    // The part of all courses that lies behind, as if each way led to as many as any other.
    std::uint64_t behind() const {
        std::uint64_t part = everything;
        std::uint64_t behind = 0;
        for (const Node& node : nodes_) {
            part /= node.dice.all();
            behind += part * node.dice.passed();
        }
        return behind;
    }
    static constexpr std::uint64_t everything = std::uint64_t{1} << 40U;

    Weight weight() const {
        Weight weight;
        for (const Node& node : nodes_) {
            weight.ways *= node.dice.orders();
            weight.of *= node.outcomes;
        }
        return weight;
    }

private:
    struct Node {
        FallingDice dice;
        std::uint64_t outcomes;  // sides to the power of the dice
    };

    template <class Grow>
    bool reach(const Grow& grow_one) {
        return depth_ < nodes_.size() || grow_one();
    }
    void lay(Faces& faces) {
        const auto cast = nodes_[depth_++].dice.faces();
        faces.resize(cast.size());
        for (std::size_t i = 0; i < cast.size(); ++i)
            faces[i] = cast[i];
    }
    std::uint64_t room() const {
        std::uint64_t room = finest_weight;
        for (const Node& node : nodes_)
            room /= node.outcomes;
        return room;
    }
    bool grow(std::span<const std::uint8_t> weights) {
        const std::uint32_t outcomes = total_weight(weights);
        if (outcomes > room()) return false;
        nodes_.push_back({FallingDice(weights), outcomes});
        return true;
    }
    bool grow(std::size_t count, unsigned sides, DiceOrder order) {
        const std::uint64_t room = this->room();
        std::uint64_t outcomes = 1;
        for (std::size_t i = 0; i < count; ++i) {
            if (outcomes > room / sides) return false;
            outcomes *= sides;
        }
        nodes_.push_back({FallingDice(count, sides, order), outcomes});
        return true;
    }

    std::vector<Node> nodes_;
    std::size_t depth_ = 0;
};

// The table at which a course is played: planned answers first, then those of the watcher.
template <Game G, OddsWatcher<G> Watcher>
class OddsTable final : public Table<G> {
public:
    OddsTable(const typename G::State& state, PlayerId planner,
              std::span<const typename G::Option> plan, Watcher& watcher, const OddsLimits& limits)
        : state_(state), planner_(planner), plan_(plan), watcher_(watcher), seed_(limits.seed) {}

    void begin(DiceBranches* branches, std::uint64_t course) {
        branches_ = branches;
        stream_ = split_mix(seed_ ^ split_mix(course));
        rolls_ = 0;
        planned_ = 0;
        is_countable_ = true;
        if (branches_ != nullptr) branches_->begin();
    }
    // The rules run as part of an imagining, which may cast anew what the viewer has not seen.
    void imagined_by(const ImaginingTable<G>& imagining) { imagining_ = &imagining; }
    bool is_countable() const { return is_countable_; }

protected:
    // A plan goes on as long as its answers are offered and no die has fallen: a closing answer
    // that was not asked for must not answer what comes after the dice.
    int answer(const Question<G>& question) override {
        if (question.is_asked(planner_) && planned_ < plan_.size()) {
            const typename G::Option wanted = plan_[planned_++];
            for (std::size_t i = 0; i < question.options.size(); ++i) {
                if (question.options[i] == wanted) return static_cast<int>(i);
            }
            planned_ = plan_.size();
        }
        return watcher_.answer(state_, question);
    }
    void cast(const Roll<G>& roll, Faces& faces) override {
        if (imagining_ == nullptr || imagining_->has_imagined()) planned_ = plan_.size();
        const bool branches = branches_ != nullptr && is_countable_;
        if (branches && watcher_.matters(state_, roll)) {
            is_countable_ = !roll.weights.empty() ? branches_->draw(roll.weights, faces)
                                                  : branches_->cast(roll.count, roll.sides,
                                                                    dice_order<G>(roll), faces);
            return;
        }
        cast_roll(stream_, rolls_++, roll, faces);
    }
    void announce(const typename G::Event& event) override { watcher_.hear(state_, event); }

private:
    const typename G::State& state_;
    PlayerId planner_;
    std::span<const typename G::Option> plan_;
    Watcher& watcher_;
    std::uint64_t seed_;
    const ImaginingTable<G>* imagining_ = nullptr;
    DiceBranches* branches_ = nullptr;
    std::uint64_t stream_ = 0;
    std::uint64_t rolls_ = 0;
    std::size_t planned_ = 0;
    bool is_countable_ = true;
};

// Counts courses one by one, or samples them where there are too many. `play(branches, course)`
// runs one to its end on `state`, its dice branching where `branches` is given; whether it could be
// counted.
template <Game G, OddsWatcher<G> Watcher, class Play>
OddsCount count_courses(const typename G::State& state, Watcher& watcher, const OddsLimits& limits,
                        const Play& play) {
    OddsCount count;
    watcher.restart();
    DiceBranches branches;
    std::uint64_t common = 1;
    do {
        if (!watcher.is_wanted()) return count;
        if (HidesInformation<G> || count.courses >= limits.courses) break;
        if (!play(&branches, count.courses)) break;
        const Weight weight = branches.weight();
        const std::uint64_t parts = weight.of / std::gcd(common, weight.of);
        if (parts > finest_weight / common) break;
        common *= parts;
        watcher.end(state, weight);
        ++count.courses;
        count.is_complete = !branches.next();
        // Far too many for the limit: better known early.
        const bool is_trial_over = count.courses == limits.courses / trial_part;
        const std::uint64_t hoped_for = DiceBranches::everything / (trial_part * trial_error);
        if (is_trial_over && !count.is_complete && branches.behind() < hoped_for) break;
    } while (!count.is_complete);
    count.is_exact = count.is_complete;
    if (count.is_exact) return count;

    watcher.restart();
    for (count.courses = 0; count.courses < limits.samples; ++count.courses) {
        if (!watcher.is_wanted()) return count;
        play(nullptr, count.courses);
        watcher.end(state, {1, limits.samples});
    }
    count.is_complete = true;
    return count;
}

// Plays through what may follow when the player of the decision answers with `answers`, the first
// to this question and the others to his next ones until dice fall, to the end of the step. Uses
// nothing that `viewer` may not know: no secret answer of others, no cast or card he has not seen,
// and none of the dice still to be cast. At least one answer, the first of them offered.
//
// Weights of a complete count add up to 1. Sampled ones have all the same weight. Where the game
// hides something every course is a deal of its own, and all are sampled.
template <Game G, OddsWatcher<G> Watcher>
OddsCount odds(const Decision<G>& decision, std::span<const typename G::Option> answers,
               PlayerId viewer, Watcher& watcher, const OddsLimits& limits) {
    typename G::State state = decision.boundary;
    OddsTable<G, Watcher> onwards(state, decision.player, answers.subspan(1), watcher, limits);
    const auto play = [&](DiceBranches* branches, std::uint64_t course) {
        const std::uint64_t deal = limits.seed ^ split_mix(course);
        play_on(decision, answers.front(), viewer, onwards, state, deal,
                [&](const ImaginingTable<G>& imagining) {
                    watcher.begin();
                    onwards.begin(branches, course);
                    onwards.imagined_by(imagining);
                });
        return onwards.is_countable();
    };

    return count_courses<G>(state, watcher, limits, play);
}

// The same of what `rules`, a function of the game, does with a copy of `state`: of the next step,
// before its first roll. Everything asked is answered by the watcher. The game hides nothing.
template <Game G, class Rules, OddsWatcher<G> Watcher>
OddsCount odds_of_rules(const typename G::State& from, const Rules& rules, Watcher& watcher,
                        const OddsLimits& limits) {
    static_assert(!HidesInformation<G>);
    typename G::State state = from;
    OddsTable<G, Watcher> table(state, nobody, {}, watcher, limits);
    return count_courses<G>(state, watcher, limits,
                            [&](DiceBranches* branches, std::uint64_t course) {
                                state = from;
                                watcher.begin();
                                table.begin(branches, course);
                                rules(state, table);
                                return table.is_countable();
                            });
}

}  // namespace kernel
