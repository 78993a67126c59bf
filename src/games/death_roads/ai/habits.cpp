#include "games/death_roads/ai/habits.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "games/death_roads/ai/prospects.h"
#include "games/death_roads/ai/trial.h"
#include "games/death_roads/ai/worth.h"
#include "games/death_roads/rules/procedures.h"
#include "kernel/view.h"

namespace death_roads {

namespace {

using Question = kernel::Question<DeathRoads>;

constexpr int most_trials = 6000;  // for an answer; beyond, later answers are plain ones
constexpr std::size_t finalists = 5;
constexpr double close_to_best = 0.06;  // in chances to win: worth playing on
constexpr int rounds_played = 12;       // for each finalist
constexpr double too_poor = 0.1;        // rows: thrown away for another

std::uint64_t seed_of_position(const Race& race, PlayerId id) {
    std::uint64_t seed = kernel::split_mix(race.round * 64U + race.next * 8U + id);
    for (const Car& car : race.cars) {
        for (const int number : {int{car.at.lane}, int{car.at.row}, int{car.gear},
                                 int{car.condition}, int{car.handling}, car.hand.size()})
            seed = kernel::split_mix(seed ^ static_cast<std::uint64_t>(number + 8));
    }
    return seed;
}

// Who drafts before whom is chance, and so is what is left to whom.
std::uint64_t seed_of_draft(const Race& race, PlayerId id) {
    std::uint64_t seed = kernel::split_mix(id + 8U * race.terms.rounds);
    for (const PlayerId each : race.order)
        seed = kernel::split_mix(seed ^ each);
    for (const Car& car : race.cars) {
        seed = kernel::split_mix(seed ^ (car.build.vehicle + 256U * car.build.driver));
        for (const std::uint8_t pair : car.build.pairs)
            seed = kernel::split_mix(seed ^ pair);
    }
    return seed;
}

struct Candidate {
    std::size_t option = 0;
    double worth = 0;
};

class Thinking {
public:
    Thinking(const Habits& habits, PlayerId me, std::uint64_t seed)
        : habits_(habits), me_(me), seed_(seed) {}

    // Among worlds that are alike for whoever thinks.
    std::size_t best(const std::vector<Race>& worlds, const Question& question, bool plans) {
        return weighed(worlds, question, plans)[0].option;
    }
    // The best first.
    std::vector<Candidate> weighed(const std::vector<Race>& worlds, const Question& question,
                                   bool plans) {
        std::vector<Candidate> candidates = candidates_of(worlds[0], question, plans);
        if (candidates.size() == 1) return candidates;
        for (Candidate& candidate : candidates)
            if (question.options[candidate.option].choice == Choice::focus)
                candidate.worth -= habits_.of_waiting;
        for (std::size_t world = 0; world < worlds.size(); ++world)
            for (Candidate& candidate : candidates)
                candidate.worth += tried(worlds[world], question, candidate.option, plans, world) /
                                   static_cast<double>(worlds.size());
        std::ranges::stable_sort(candidates, std::greater(), &Candidate::worth);
        if (habits_.plays_round && plans) play_on(worlds, question, candidates);
        return candidates;
    }
    // In each of the worlds, and with what second Action it would get there.
    Outlook outlook_of(const std::vector<Race>& worlds, const Question& question,
                       const Candidate& candidate) {
        Outlook outlook{candidate.option, candidate.worth, {}, {}};
        for (std::size_t world = 0; world < worlds.size(); ++world) {
            const End end = end_of(worlds[world], question, candidate.option, true, world);
            outlook.ends.push_back(round_ended(end.race, seed_));
            if (world == 0) outlook.second = end.second;
        }
        return outlook;
    }

private:
    // Of a turn as it is played out.
    struct End {
        Race race;
        Deeds deeds;
        std::optional<Option> second;
    };

    // Which card pays for a Driver Action or a Focus matters little: the poorest, or the next to
    // it. What comes to nothing is no way to wait: there are Pass and Focus.
    std::vector<Candidate> candidates_of(const Race& race, const Question& question,
                                         bool plans) const {
        std::vector<Candidate> all;
        const bool is_step = question.ask == Ask::step || question.ask == Ask::second;
        std::vector<Card> payers;
        if (is_step) payers = poorest(race[question.about.who], plans ? 2 : 1);
        for (std::size_t i = 0; i < question.options.size(); ++i) {
            const Option& option = question.options[i];
            const bool pays = is_step && option.card != none && option.choice != Choice::play;
            if (pays && std::ranges::find(payers, option.card) == payers.end()) continue;
            if (is_step && is_action(option.choice) &&
                comes_to_nothing(race, question.about.who, option))
                continue;
            all.push_back({i});
        }
        return all;
    }
    std::vector<Card> poorest(const Car& car, std::size_t count) const {
        std::vector<Card> hand;
        for (Card card = 0; card < card_kinds; ++card)
            if (car.hand.has(card)) hand.push_back(card);
        std::ranges::stable_sort(hand, {}, [&](Card c) { return worth_of(habits_, car, c); });
        if (hand.size() > count) hand.resize(count);
        return hand;
    }

    // To the end of the turn, as it then stands.
    double tried(const Race& world, const Question& question, std::size_t option, bool plans,
                 std::size_t number) {
        const End end = end_of(world, question, option, plans, number);
        return worth_of_end(end.race, end.deeds);
    }
    End end_of(const Race& world, const Question& question, std::size_t option, bool plans,
               std::size_t number) {
        ++trials_;
        End end{world, {}, {}};
        bool is_first = true;
        TrialTable table(seed_ + number, me_, [&](const Question& later) -> std::size_t {
            if (std::exchange(is_first, false)) return option;
            if (!plans || !habits_.plans_turn || trials_ > most_trials)
                return plain(end.race, later);
            const std::size_t answer = best({end.race}, later, false);
            const bool is_second =
                later.ask == Ask::second && is_action(later.options[answer].choice);
            if (is_second) end.second = later.options[answer];
            return answer;
        });
        go_on(end.race, question, table);
        end.deeds = table.deeds();
        return end;
    }
    double worth_of_end(const Race& race, const Deeds& deeds) const {
        double worth =
            habits_.sees_others ? chance_to_win(race, me_, seed_) : 0.05 * standing_of(race, me_);
        worth += habits_.for_shots * deeds.shots + habits_.for_bashes * deeds.bashes;
        if (!race[me_].is_racing) return worth;
        worth += habits_.for_rows * (race[me_].at.row + deeds.passed);
        if (habits_.for_condition == 0) return worth;
        return worth + habits_.for_condition * condition_to_keep(race, me_, seed_);
    }
    static std::size_t plain(const Race& race, const Question& question) {
        if (question.ask != Ask::stun) return 0;
        return race[question.about.who].handling >= 3 ? 0 : 1;
    }

    // The best few to the end of the round, everybody looking no further than his next Action.
    void play_on(const std::vector<Race>& worlds, const Question& question,
                 std::vector<Candidate>& candidates) {
        const double enough = candidates[0].worth - close_to_best;
        const auto end = std::ranges::find_if(
            candidates, [&](const Candidate& candidate) { return candidate.worth < enough; });
        candidates.erase(end, candidates.end());
        if (candidates.size() > finalists) candidates.resize(finalists);
        if (candidates.size() == 1) return;
        for (Candidate& candidate : candidates) {
            candidate.worth /= 4;  // and so much for what it looked like
            for (std::size_t round = 0; round < rounds_played; ++round)
                candidate.worth += round_played(worlds[round % worlds.size()], question,
                                                candidate.option, seed_ + 100 + round) /
                                   rounds_played;
        }
        std::ranges::stable_sort(candidates, std::greater(), &Candidate::worth);
    }
    double round_played(const Race& world, const Question& question, std::size_t option,
                        std::uint64_t seed) {
        static constexpr Habits quick{.deals = 1, .plans_turn = false};
        Race race = world;
        bool is_first = true;
        TrialTable table(seed, me_, [&](const Question& later) -> std::size_t {
            if (std::exchange(is_first, false)) return option;
            return Thinking(quick, later.about.who, seed).best({race}, later, false);
        });
        go_on(race, question, table);
        while (race.stage == Stage::race)
            DeathRoads::step(race, table);
        return chance_to_win(race, me_, seed);
    }

    const Habits& habits_;
    PlayerId me_;
    std::uint64_t seed_;
    int trials_ = 0;
};

// What is best by its worth and by fancy: by the worth alone every draft would be the same.
std::size_t drafted(const Habits& habits, const Race& race, const Question& question) {
    std::uint64_t seed = seed_of_draft(race, question.about.who);
    std::vector<double> worths;
    for (const Option& option : question.options)
        worths.push_back(worth_of(habits, option));
    const auto [least, most] = std::ranges::minmax(worths);
    for (double& worth : worths) {
        seed = kernel::split_mix(seed);
        worth += (most - least) * static_cast<double>(seed % 1024) / 1024;
    }
    return static_cast<std::size_t>(std::ranges::max_element(worths) - worths.begin());
}

// The poorest card, while it is poor.
std::size_t thrown(const Habits& habits, const Race& race, const Question& question) {
    std::size_t poorest = 0;
    double least = too_poor;
    for (std::size_t i = 1; i < question.options.size(); ++i) {
        const double worth = worth_of(habits, race[question.about.who], question.options[i].card);
        if (worth >= least) continue;
        least = worth;
        poorest = i;
    }
    return poorest;
}

// Ways in which what the viewer does not see may lie.
std::vector<Race> worlds_of(const Race& view, PlayerId viewer, int deals, std::uint64_t seed) {
    std::vector<Race> worlds;
    for (int deal = 0; deal < deals; ++deal) {
        worlds.push_back(view);
        kernel::Chance chance(seed + static_cast<std::uint64_t>(deal));
        DeathRoads::redeal(worlds.back(), view, viewer, chance);
    }
    return worlds;
}

}  // namespace

std::size_t habitual_answer(const Habits& habits, const Race& race, const Question& question) {
    const PlayerId me = question.about.who;
    if (question.ask == Ask::discard) return thrown(habits, race, question);
    if (!can_go_on(question.ask)) return drafted(habits, race, question);
    const Race view = kernel::view_of<DeathRoads>(race, me);
    const std::uint64_t seed = seed_of_position(view, me);
    return Thinking(habits, me, seed).best(worlds_of(view, me, habits.deals, seed), question, true);
}

std::vector<Outlook> outlooks(const Habits& habits, const Race& race, const Question& question) {
    std::vector<Outlook> all;
    if (!can_go_on(question.ask)) return all;
    const PlayerId me = question.about.who;
    const Race view = kernel::view_of<DeathRoads>(race, me);
    const std::uint64_t seed = seed_of_position(view, me);
    const std::vector<Race> worlds = worlds_of(view, me, habits.deals, seed);
    Thinking thinking(habits, me, seed);
    for (const Candidate& candidate : thinking.weighed(worlds, question, true))
        all.push_back(thinking.outlook_of(worlds, question, candidate));
    return all;
}

}  // namespace death_roads
