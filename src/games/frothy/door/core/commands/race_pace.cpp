#include "games/frothy/door/core/commands/race_pace.h"

#include <algorithm>
#include <memory>
#include <span>
#include <utility>

#include "games/frothy/ai/adviser.h"
#include "games/frothy/data/record/codec.h"
#include "games/frothy/door/core/unasked.h"
#include "games/frothy/rules/rules.h"
#include "games/frothy/view/core/board/board_layout_choices.h"
#include "games/frothy/view/core/prompt/prompt.h"
#include "games/frothy/view/core/prompt/prompt_ways.h"
#include "kernel/sheet.h"

namespace frothy {

namespace {

using Plan = play::Plan<Frothy>;
using Answer = play::PlannedAnswer<Frothy>;

// A move by what is done in it.
std::string kind_of(const Answer& answer) {
    if (answer.ask != Ask::drive) return std::string(Codec::name_of(answer.ask));
    switch (answer.option.kind) {
    case OptionKind::step: return "steps";
    case OptionKind::end_move: return "ends";
    case OptionKind::turn_left:
    case OptionKind::turn_right: return "turns";
    case OptionKind::attack_personal:
    case OptionKind::attack_vehicle: return "attacks";
    case OptionKind::jump: return "jumps";
    default: return "movement cards";
    }
}

bool is_planned(const AnswerPlan& answers, const Plan& plan) {
    return answers.size() <= plan.size() &&
           std::ranges::equal(answers, std::span(plan).first(answers.size()), {}, {},
                              &Answer::option);
}

// One course and its vehicles, with what is known of them.
class PacedRaces {
public:
    explicit PacedRaces(const Setting& setting) : map_(setting) {
        for (std::size_t v = 0; v < setting.licences.size(); ++v) {
            names_.vehicles[v] = setting.licences[v].name;
            const auto same = std::ranges::find(setting.licences, setting.licences[v]);
            const auto first = static_cast<std::size_t>(same - setting.licences.begin());
            books_.push_back(first < v ? books_[first] : book_of(setting, VehicleId(v)));
        }
    }

    const DrivingMap& map() const { return map_; }
    AnswerPlan advice(const kernel::Decision<Frothy>& decision, AnswerPlan begun = {}) const {
        return advice_for(decision, map_, books_[decision.player].get(), std::move(begun));
    }

    // Cards on the way may as well be touched before it, where the whole move can be made so.
    std::size_t at_once(const kernel::Decision<Frothy>& decision, const Plan& plan) const {
        const std::size_t as_planned = at_once_in_order(decision, plan);
        Plan cards_first = plan;
        const auto end = std::ranges::find_if(
            cards_first, [](const Answer& answer) { return ends_move(answer.option.kind); });
        std::stable_partition(cards_first.begin(), end, [](const Answer& answer) {
            return answer.ask == Ask::drive && answer.option.kind != OptionKind::step;
        });
        const bool is_same =
            std::ranges::equal(cards_first, plan, {}, &Answer::option, &Answer::option);
        if (is_same || end == cards_first.end()) return as_planned;
        const std::size_t touched = at_once_in_order(decision, cards_first);
        const auto whole = static_cast<std::size_t>(end - cards_first.begin()) + 1;
        return touched >= whole ? touched : as_planned;
    }

private:
    // By what is proposed, by cards and dice touched, or by a click on the board.
    std::size_t at_once_in_order(const kernel::Decision<Frothy>& decision, const Plan& plan) const {
        std::size_t most = 1;
        const auto offer = [&](const AnswerPlan& answers) {
            if (is_planned(answers, plan)) most = std::max(most, answers.size());
        };
        Prompt prompt;
        prompt.set(decision, names_, advice(decision),
                   [&](const AnswerPlan& begun) { return advice(decision, begun); });
        add_cards(prompt, plan);
        for (const PromptChoice& choice : prompt.model().choices)
            if (choice.is_ready) offer(choice.answers.as<Option>());
        while (most < plan.size() && is_on_sheet_of(plan[most - 1].ask, plan[most].ask))
            ++most;
        const BoardChoices board = choices_of(prompt.begun());
        const std::vector<Option> steps = steps_of(plan, prompt.added().size());
        const auto there = kernel::decision_after(decision, std::span<const Option>(steps));
        const Cell goal = there ? there->now[decision.player].cell : no_cell;
        for (const LitCell& lit : board.lit) {
            const AnswerPlan path = board.path_to(lit).options;
            AnswerPlan way = prompt.added();
            way.insert(way.end(), path.begin(), path.end());
            // A hex that is clicked is as good by one way as by another that is as long.
            if (lit.cell == goal && way.size() == steps.size()) way = steps;
            offer(way);
            if (!board.is_whole(lit)) continue;
            for (const OptionKind end :
                 {OptionKind::turn_left, OptionKind::end_move, OptionKind::turn_right}) {
                way.emplace_back(end);
                offer(way);
                way.pop_back();
            }
        }
        return most;
    }
    // The steps of the move planned, after the cards with which it begins.
    static AnswerPlan steps_of(const Plan& plan, std::size_t cards) {
        AnswerPlan steps;
        for (const Answer& answer : plan) {
            if (steps.size() >= cards && answer.option.kind != OptionKind::step) break;
            steps.push_back(answer.option);
        }
        return steps;
    }
    // The cards with which the move planned begins.
    static void add_cards(Prompt& prompt, const Plan& plan) {
        for (const Answer& answer : plan) {
            const auto& choices = prompt.model().choices;
            const auto card = std::ranges::find_if(choices, [&](const PromptChoice& choice) {
                return choice.adds && choice.option == answer.option;
            });
            if (card == choices.end()) return;
            prompt.take(static_cast<std::size_t>(card - choices.begin()));
        }
    }
    std::shared_ptr<const RoadBook> book_of(const Setting& setting, VehicleId vehicle) const {
        if (!needs_road_book(setting.terms)) return nullptr;
        std::array<std::uint8_t, max_vehicles> grid{0, 1, 2, 3, 4, 5};
        return std::make_shared<const RoadBook>(set_up_race(setting, grid), vehicle, map_,
                                                adviser_style);
    }

    DrivingMap map_;
    Names names_;
    std::vector<std::shared_ptr<const RoadBook>> books_;
};

}  // namespace

play::PaceSums pace_of(const Setting& setting, const BatchOrder& order, ui::Asking asking) {
    const PacedRaces races(setting);
    const RoadBooks books(setting, order.drivers, races.map());
    play::PacedTable<Frothy> table;
    table.kind = kind_of;
    table.rounds = Codec::round_of;
    table.is_won = somebody_is_home;
    table.is_unasked = [&](const auto& decision, const Plan& plan) {
        if (comes_to_the_same(decision, asking)) return true;
        const AnswerPlan advice = races.advice(decision);
        return goes_without_saying(decision, advice, asking) && is_planned(advice, plan);
    };
    table.at_once = [&](const auto& decision, const Plan& plan) {
        return races.at_once(decision, plan);
    };
    return play::run_batch(order, play::PaceSums{}, [&](std::uint64_t race, play::PaceSums& sums) {
        const std::uint64_t seed = play::seed_of_race(order.seed, race);
        const auto drivers =
            std::make_shared<Drivers>(books.roads(), order.drivers, play::seed_of_drivers(seed));
        const std::vector<play::Policy<Frothy>> people(
            setting.licences.size(), [drivers](const Race& now, const Question& question) {
                return (*drivers)(now, question);
            });
        play::count_race(table, race_at_start(setting, seed), people, seed, sums);
    });
}

}  // namespace frothy
