#include <algorithm>
#include <map>

#include <catch2/catch.hpp>

#include "dash.h"
#include "kernel/odds.h"

using kernel::OddsCount;
using kernel::OddsLimits;
using kernel::Share;
using kernel::Weight;

// ---- A game of rolls within rolls -------------------------------------------------------------

namespace cascade {

enum class Ask : std::uint8_t { dice, again };
enum class Why : std::uint8_t { roll, ordered };

struct Option {
    int number = 0;
    friend constexpr bool operator==(Option, Option) = default;
};
struct Event {
    int sixes = 0;
    friend bool operator==(const Event&, const Event&) = default;
};
struct State {
    int total = 0;
    int rolls = 0;
    bool is_over = false;
    friend bool operator==(const State&, const State&) = default;
};

// One to eight dice are cast; each six is cast again, three times at most, if the player wishes.
// At last two dice are read as a number of two places.
struct Cascade {
    using State = cascade::State;
    using Ask = cascade::Ask;
    using Option = cascade::Option;
    using About = int;
    using Why = cascade::Why;
    using Event = cascade::Event;
    using Rule = int;

    static bool is_over(const State& state) { return state.is_over; }
    static Rule rule_of(About about) { return about; }
    static bool reads_in_order(const kernel::Roll<Cascade>& roll) {
        return roll.why == Why::ordered;
    }
    static void step(State& state, kernel::Table<Cascade>& table) {
        const std::array<Option, 5> counts = {{{1}, {2}, {3}, {5}, {8}}};
        kernel::Question<Cascade> question;
        question.player = 0;
        question.options = counts;
        int dice = table.choose(question).number;
        for (int depth = 0; depth < 3 && dice > 0; ++depth) {
            if (depth > 0) {
                const std::array<Option, 2> answers = {{{0}, {1}}};
                question.ask = Ask::again;
                question.options = answers;
                if (table.choose(question).number == 0) break;
            }
            kernel::Faces faces;
            kernel::Roll<Cascade> roll;
            roll.count = static_cast<std::uint16_t>(dice);
            table.roll(roll, faces);
            ++state.rolls;
            dice = 0;
            for (const std::uint8_t face : faces) {
                state.total += face + 1;
                dice += face == 5 ? 1 : 0;
            }
            table.tell({dice});
        }
        if (state.total == 1) {
            kernel::Faces faces;
            table.roll({Why::ordered, 0, 2, 3}, faces);
            state.total = 100 + 10 * faces[0] + faces[1];
        }
        state.is_over = true;
    }
};
static_assert(kernel::Game<Cascade>);

namespace {

// Counts end states by total; rolls again as it is told.
class Totals {
public:
    explicit Totals(int again) : again_(again) {}

    std::map<int, Share> totals;
    Share all;
    int heard = 0;
    int rolls_that_matter = 1000;
    std::uint32_t wanted = 1U << 30U;

    void restart() {
        totals.clear();
        all = Share();
    }
    bool is_wanted() { return wanted-- > 0; }
    void begin() {}
    int answer(const State&, const kernel::Question<Cascade>& question) {
        return question.ask == cascade::Ask::again ? again_ : 0;
    }
    bool matters(const State& state, const kernel::Roll<Cascade>&) const {
        return state.rolls < rolls_that_matter;
    }
    void hear(const State&, const Event&) { ++heard; }
    void end(const State& state, Weight weight) {
        totals[state.total].add(weight);
        all.add(weight);
    }

    double part(int total) const {
        const auto found = totals.find(total);
        return found == totals.end() ? 0.0 : as_double(found->second);
    }
    static double as_double(const Share& share) {
        return static_cast<double>(share.sum().ways) / static_cast<double>(share.sum().of);
    }

private:
    int again_;
};

kernel::Decision<Cascade> how_many() { return *kernel::Session<Cascade>(State{}, 1).pending(); }

OddsCount count(Totals& totals, std::vector<Option> answers, OddsLimits limits) {
    return kernel::odds(how_many(), std::span<const Option>(answers), 0, totals, limits);
}

// Every order of every die, by hand.
void brute_force(int dice, int depth, double weight, int total, std::map<int, double>& totals) {
    if (dice == 0 || depth == 3) {
        if (total != 1) {
            totals[total] += weight;
            return;
        }
        for (int i = 0; i < 9; ++i)
            totals[100 + 10 * (i / 3) + i % 3] += weight / 9;
        return;
    }
    int orders = 1;
    for (int i = 0; i < dice; ++i)
        orders *= 6;
    for (int order = 0; order < orders; ++order) {
        int sum = 0;
        int sixes = 0;
        for (int i = 0, rest = order; i < dice; ++i, rest /= 6) {
            sum += rest % 6 + 1;
            sixes += rest % 6 == 5 ? 1 : 0;
        }
        brute_force(sixes, depth + 1, weight / orders, total + sum, totals);
    }
}

}  // namespace

TEST_CASE("A share adds weights of different fineness exactly", "[kernel][odds]") {
    Share share;
    CHECK(share.is_nothing());
    share.add({1, 6});
    share.add({3, 36});
    CHECK(share.sum() == Weight{9, 36});
    share.add({1, 4});
    share.add({1, 2});
    CHECK(share.is_certain());
}

TEST_CASE("The odds of a whole step are those of its first question, answered", "[kernel][odds]") {
    Totals answered(1);
    const OddsCount counted = count(answered, {{1}}, {});
    Totals whole(1);  // answers the first of the numbers as well
    const OddsCount step =
        kernel::odds_of_rules<Cascade>(State{}, Cascade::step, whole, OddsLimits{});
    CHECK(step.is_exact);
    CHECK(step.courses == counted.courses);
    CHECK(whole.all.is_certain());
    CHECK(std::ranges::equal(whole.totals, answered.totals, [](const auto& one, const auto& other) {
        return one.first == other.first && one.second.sum() == other.second.sum();
    }));
    Totals sampled(1);
    CHECK_FALSE(kernel::odds_of_rules<Cascade>(State{}, Cascade::step, sampled, {1, 50}).is_exact);
}

TEST_CASE("Dice that are alike fall in each way once, with all its orders", "[kernel][odds]") {
    for (std::size_t dice = 1; dice <= 8; ++dice) {
        kernel::FallingDice alike(dice, 6, kernel::DiceOrder::does_not_matter);
        std::uint64_t ways = 0;
        std::uint64_t orders = 0;
        do {
            CHECK(std::is_sorted(alike.faces().begin(), alike.faces().end()));
            ++ways;
            orders += alike.orders();
        } while (alike.next());
        const std::array<std::uint64_t, 9> expected = {0, 6, 21, 56, 126, 252, 462, 792, 1287};
        CHECK(ways == expected[dice]);
        CHECK(alike.all() == expected[dice]);
        CHECK(alike.passed() == expected[dice] - 1);
        std::uint64_t all = 1;
        for (std::size_t i = 0; i < dice; ++i)
            all *= 6;
        CHECK(orders == all);
    }
    kernel::FallingDice ordered(2, 3, kernel::DiceOrder::matters);
    int ways = 0;
    do {
        CHECK(ordered.orders() == 1);
        ++ways;
    } while (ordered.next());
    CHECK(ways == 9);
    CHECK(ordered.all() == 9);
    CHECK(ordered.passed() == 8);
}

TEST_CASE("Odds of rolls within rolls are those of every order of every die", "[kernel][odds]") {
    for (const int dice : {1, 2, 3}) {
        Totals totals(1);
        const OddsCount counted = count(totals, {{dice}}, {});
        CHECK(counted.is_exact);
        CHECK(counted.is_complete);
        CHECK(totals.all.is_certain());
        std::map<int, double> expected;
        brute_force(dice, 0, 1.0, 0, expected);
        CHECK(totals.totals.size() == expected.size());
        for (const auto& [total, part] : expected)
            CHECK(totals.part(total) == Approx(part).epsilon(1e-12));
    }
}

TEST_CASE("Odds agree with a million casts", "[kernel][odds]") {
    Totals exact(1);
    CHECK(count(exact, {{5}}, {}).is_exact);
    Totals cast(1);
    const OddsCount sampled = count(cast, {{5}}, {.courses = 0, .samples = 1'000'000, .seed = 99});
    CHECK_FALSE(sampled.is_exact);
    CHECK(sampled.is_complete);
    CHECK(sampled.courses == 1'000'000);
    CHECK(cast.all.is_certain());
    for (const auto& [total, share] : exact.totals)
        CHECK(std::abs(cast.part(total) - Totals::as_double(share)) < 0.002);
}

TEST_CASE("More courses than allowed are sampled, and it says so", "[kernel][odds]") {
    Totals totals(1);
    const OddsCount few = count(totals, {{8}}, {.courses = 1000, .samples = 500, .seed = 3});
    CHECK_FALSE(few.is_exact);
    CHECK(few.courses == 500);
    CHECK(totals.all.is_certain());
    for (const auto& [total, share] : totals.totals)
        CHECK(500 % share.sum().of == 0);
    // The same seed draws the same, another one something else.
    Totals again(1);
    (void)count(again, {{8}}, {.courses = 1000, .samples = 500, .seed = 3});
    Totals other(1);
    (void)count(other, {{8}}, {.courses = 1000, .samples = 500, .seed = 4});
    const auto same = [&](const Totals& one) {
        return std::ranges::equal(one.totals, totals.totals, [](const auto& a, const auto& b) {
            return a.first == b.first && a.second.sum() == b.second.sum();
        });
    };
    CHECK(same(again));
    CHECK_FALSE(same(other));
}

TEST_CASE("Rolls that do not matter do not branch", "[kernel][odds]") {
    Totals totals(1);
    totals.rolls_that_matter = 1;
    const OddsCount counted = count(totals, {{8}}, {});
    CHECK(counted.is_exact);
    CHECK(counted.courses == 1287);
    CHECK(totals.all.is_certain());
}

TEST_CASE("A plan of answers is followed until a die falls", "[kernel][odds]") {
    Totals never(0);
    CHECK(count(never, {{1}}, {}).is_exact);
    CHECK(never.part(6) == Approx(1.0 / 6.0));
    // What was planned for before the dice is no answer to what they ask.
    Totals once(0);
    CHECK(count(once, {{1}, {1}}, {}).is_exact);
    CHECK(once.part(6) == Approx(1.0 / 6.0));
}

TEST_CASE("Counting stops when nobody wants it any more", "[kernel][odds]") {
    Totals totals(1);
    totals.wanted = 10;
    const OddsCount stopped = count(totals, {{8}}, {});
    CHECK_FALSE(stopped.is_complete);
    CHECK_FALSE(stopped.is_exact);
    CHECK(stopped.courses == 10);
}

TEST_CASE("Courses finer than a weight can say are sampled", "[kernel][odds]") {
    kernel::DiceBranches branches;
    kernel::Faces faces;
    branches.begin();
    CHECK(branches.cast(20, 6, kernel::DiceOrder::does_not_matter, faces));
    CHECK_FALSE(branches.cast(1, 6, kernel::DiceOrder::does_not_matter, faces));
    CHECK(faces.size() == 1);
}

TEST_CASE("How far the courses have led is known on the way", "[kernel][odds]") {
    kernel::DiceBranches branches;
    kernel::Faces faces;
    const auto everything = kernel::DiceBranches::everything;
    std::uint64_t courses = 0;
    std::uint64_t last = 0;
    do {
        const std::uint64_t behind = branches.behind();
        CHECK(behind >= last);
        // One die, and on a 1 another: of the six ways one leads to six courses.
        if (courses == 3) CHECK(behind == everything / 6 / 6 * 3);
        if (courses == 8) CHECK(behind == everything / 6 * 3);
        last = behind;
        branches.begin();
        REQUIRE(branches.cast(1, 6, kernel::DiceOrder::matters, faces));
        if (faces[0] == 0) REQUIRE(branches.cast(1, 6, kernel::DiceOrder::matters, faces));
        ++courses;
    } while (branches.next());
    CHECK(courses == 11);
}

// ---- Secrets, in the dash ---------------------------------------------------------------------

namespace {

class Squares {
public:
    explicit Squares(dash::Word bid) : bid_(bid) {}

    std::map<int, Share> squares;
    int asked_of_other = 0;

    void restart() { squares.clear(); }
    bool is_wanted() const { return true; }
    void begin() {}
    int answer(const dash::State&, const dash::Question& question) {
        asked_of_other += question.player == 0 ? 1 : 0;
        const dash::Word word = question.ask == dash::Ask::bid ? bid_ : dash::Word::roll;
        for (std::size_t i = 0; i < question.options.size(); ++i) {
            if (question.options[i].word == word) return static_cast<int>(i);
        }
        return 0;
    }
    bool matters(const dash::State&, const kernel::Roll<dash::Dash>&) const { return true; }
    void hear(const dash::State&, const dash::Event&) {}
    void end(const dash::State& state, Weight weight) {
        squares[state.square[0] + 100 * state.square[1]].add(weight);
    }

private:
    dash::Word bid_;
};

}  // namespace

TEST_CASE("Odds know nothing of what others chose in secret", "[kernel][odds]") {
    using dash::Word;
    const auto odds_after = [](std::initializer_list<Word> secret, std::uint64_t seed) {
        dash::Session session(dash::State{}, seed);
        for (const Word word : secret)
            dash::answer(session, word);
        Squares squares(Word::done);
        const std::vector<dash::Option> answers = {{Word::more}, {Word::more}, {Word::done}};
        const auto decision = *session.pending();
        REQUIRE(decision.player == 1);
        const OddsCount counted = kernel::odds(decision, std::span<const dash::Option>(answers), 1,
                                               squares, OddsLimits{});
        CHECK(counted.is_exact);
        CHECK(counted.courses == 56);
        CHECK(squares.asked_of_other == 56);
        std::map<int, Weight> parts;
        for (const auto& [square, share] : squares.squares)
            parts[square] = share.sum();
        return parts;
    };
    const auto nothing = odds_after({Word::done}, 1);
    CHECK(nothing == odds_after({Word::more, Word::more, Word::more}, 1));
    CHECK(nothing == odds_after({Word::done}, 2));  // nor of the dice
}

}  // namespace cascade
